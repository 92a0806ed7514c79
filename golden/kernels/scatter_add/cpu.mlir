#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func @scatter_add(%rows: !llvm.ptr {llvm.noalias, llvm.readonly},
      %indices: !llvm.ptr {llvm.noalias, llvm.readonly}, %table: !llvm.ptr {llvm.noalias},
      %rows_shape_0: i32, %rows_shape_1: i32, %indices_length: i32, %table_shape_0: i32, %table_shape_1: i32,
      %cube_count_x: i32, %cube_count_y: i32, %cube_count_z: i32, %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c8_i32 = arith.constant 8 : i32
    %c32_i32 = arith.constant 32 : i32
    %c7_i32 = arith.constant 7 : i32
    %c31_i32 = arith.constant 31 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0.0_8xf32 = arith.constant dense<0.0> : vector<8xf32>
    %c0_index = arith.constant 0 : index
    %c8_index = arith.constant 8 : index
    %c1_index = arith.constant 1 : index
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %count_x = arith.extui %cube_count_x : i32 to i64
      %pos_x = arith.remui %cube, %count_x : i64
      %rest = arith.divui %cube, %count_x : i64
      %cube_pos_x = arith.trunci %pos_x : i64 to i32
      %cube_pos_y = arith.trunci %rest : i64 to i32
      %mul = arith.muli %cube_pos_y, %c8_i32 : i32
      %mul_1 = arith.muli %cube_pos_x, %c32_i32 : i32
      %row_last = llvm.intr.uadd.sat(%mul, %c7_i32) : (i32, i32) -> i32
      %full = arith.cmpi ult, %row_last, %rows_shape_0 : i32
      %column_last = llvm.intr.uadd.sat(%mul_1, %c31_i32) : (i32, i32) -> i32
      %full_1 = arith.cmpi ult, %column_last, %rows_shape_1 : i32
      %full_2 = arith.andi %full, %full_1 : i1
      %full_3 = arith.cmpi ult, %row_last, %indices_length : i32
      %full_4 = arith.andi %full_2, %full_3 : i1
      %full_5 = arith.cmpi ult, %column_last, %table_shape_1 : i32
      %full_6 = arith.andi %full_4, %full_5 : i1
      scf.if %full_6 {
        scf.for %unit_pos_y = %c0_i32 to %c8_i32 step %c1_i32 : i32 {
          scf.for %unit_pos_x = %c0_i32 to %c32_i32 step %c8_i32 : i32 {
            %row = arith.addi %mul, %unit_pos_y : i32
            %column = arith.addi %mul_1, %unit_pos_x : i32
            %mul_2 = arith.muli %row, %rows_shape_1 : i32
            %add = arith.addi %mul_2, %column : i32
            %rows_at = llvm.getelementptr %rows[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %value = llvm.load %rows_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
            %ne = arith.cmpf une, %value, %c0.0_8xf32 : vector<8xf32>
            %any = vector.reduction <or>, %ne : vector<8xi1> into i1
            scf.if %any {
              %indices_at = llvm.getelementptr %indices[%row] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %indices_value = llvm.load %indices_at {alignment = 4 : i64} : !llvm.ptr -> i32
              %lt = arith.cmpi ult, %indices_value, %table_shape_0 : i32
              %mul_3 = arith.muli %indices_value, %table_shape_1 : i32
              %add_1 = arith.addi %mul_3, %column : i32
              %lt_all = vector.broadcast %lt : i1 to vector<8xi1>
              %active = arith.andi %ne, %lt_all : vector<8xi1>
              %add_1_all = vector.broadcast %add_1 : i32 to vector<8xi32>
              %add_1_each = arith.addi %add_1_all, %iota_8xi32 : vector<8xi32>
              scf.for %lane = %c0_index to %c8_index step %c1_index {
                %at = vector.extract %add_1_each[%lane] : i32 from vector<8xi32>
                %operand = vector.extract %value[%lane] : f32 from vector<8xf32>
                %on = vector.extract %active[%lane] : i1 from vector<8xi1>
                scf.if %on {
                  %table_at = llvm.getelementptr %table[%at] : (!llvm.ptr, i32) -> !llvm.ptr, f32
                  %table_old = llvm.atomicrmw fadd %table_at, %operand monotonic : !llvm.ptr, f32
                }
              }
            }
          }
        }
      } else {
        scf.for %unit_pos_y = %c0_i32 to %c8_i32 step %c1_i32 : i32 {
          scf.for %unit_pos_x = %c0_i32 to %c32_i32 step %c8_i32 : i32 {
            %row = arith.addi %mul, %unit_pos_y : i32
            %column = arith.addi %mul_1, %unit_pos_x : i32
            %lt = arith.cmpi ult, %row, %rows_shape_0 : i32
            %column_all = vector.broadcast %column : i32 to vector<8xi32>
            %column_each = arith.addi %column_all, %iota_8xi32 : vector<8xi32>
            %rows_shape_1_all = vector.broadcast %rows_shape_1 : i32 to vector<8xi32>
            %lt_1 = arith.cmpi ult, %column_each, %rows_shape_1_all : vector<8xi32>
            %lt_all = vector.broadcast %lt : i1 to vector<8xi1>
            %logical_and = arith.andi %lt_all, %lt_1 : vector<8xi1>
            %any = vector.reduction <or>, %logical_and : vector<8xi1> into i1
            scf.if %any {
              %mul_2 = arith.muli %row, %rows_shape_1 : i32
              %add = arith.addi %mul_2, %column : i32
              %rows_at = llvm.getelementptr %rows[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %value = llvm.intr.masked.load %rows_at, %logical_and, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %ne = arith.cmpf une, %value, %c0.0_8xf32 : vector<8xf32>
              %active = arith.andi %logical_and, %ne : vector<8xi1>
              %any_1 = vector.reduction <or>, %active : vector<8xi1> into i1
              scf.if %any_1 {
                %lt_2 = arith.cmpi ult, %row, %indices_length : i32
                %indices_value = scf.if %lt_2 -> (i32) {
                  %indices_at = llvm.getelementptr %indices[%row] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                  %indices_value_1 = llvm.load %indices_at {alignment = 4 : i64} : !llvm.ptr -> i32
                  scf.yield %indices_value_1 : i32
                } else {
                  scf.yield %c0_i32 : i32
                }
                %lt_3 = arith.cmpi ult, %indices_value, %table_shape_0 : i32
                %mul_3 = arith.muli %indices_value, %table_shape_1 : i32
                %table_shape_1_all = vector.broadcast %table_shape_1 : i32 to vector<8xi32>
                %lt_4 = arith.cmpi ult, %column_each, %table_shape_1_all : vector<8xi32>
                %lt_3_all = vector.broadcast %lt_3 : i1 to vector<8xi1>
                %logical_and_1 = arith.andi %lt_3_all, %lt_4 : vector<8xi1>
                %add_1 = arith.addi %mul_3, %column : i32
                %active_1 = arith.andi %active, %logical_and_1 : vector<8xi1>
                %add_1_all = vector.broadcast %add_1 : i32 to vector<8xi32>
                %add_1_each = arith.addi %add_1_all, %iota_8xi32 : vector<8xi32>
                scf.for %lane = %c0_index to %c8_index step %c1_index {
                  %at = vector.extract %add_1_each[%lane] : i32 from vector<8xi32>
                  %operand = vector.extract %value[%lane] : f32 from vector<8xf32>
                  %on = vector.extract %active_1[%lane] : i1 from vector<8xi1>
                  scf.if %on {
                    %table_at = llvm.getelementptr %table[%at] : (!llvm.ptr, i32) -> !llvm.ptr, f32
                    %table_old = llvm.atomicrmw fadd %table_at, %operand monotonic : !llvm.ptr, f32
                  }
                }
              }
            }
          } {llvm.loop_annotation = #rolled}
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
