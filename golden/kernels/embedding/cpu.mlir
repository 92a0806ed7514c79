#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func @embedding(%table: !llvm.ptr {llvm.noalias, llvm.readonly},
      %tokens: !llvm.ptr {llvm.noalias, llvm.readonly}, %out: !llvm.ptr {llvm.noalias}, %table_shape_0: i32,
      %table_shape_1: i32, %tokens_length: i32, %out_shape_0: i32, %out_shape_1: i32, %cube_count_x: i32,
      %cube_count_y: i32, %cube_count_z: i32, %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c4_i32 = arith.constant 4 : i32
    %c64_i32 = arith.constant 64 : i32
    %c3_i32 = arith.constant 3 : i32
    %c63_i32 = arith.constant 63 : i32
    %c1_i32 = arith.constant 1 : i32
    %c8_i32 = arith.constant 8 : i32
    %token = llvm.alloca %c1_i64 x i32 : (i64) -> !llvm.ptr
    %c0.0_8xf32 = arith.constant dense<0.0> : vector<8xf32>
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %ctrue_8xi1 = arith.constant dense<true> : vector<8xi1>
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %count_x = arith.extui %cube_count_x : i32 to i64
      %pos_x = arith.remui %cube, %count_x : i64
      %rest = arith.divui %cube, %count_x : i64
      %cube_pos_x = arith.trunci %pos_x : i64 to i32
      %cube_pos_y = arith.trunci %rest : i64 to i32
      %mul = arith.muli %cube_pos_y, %c4_i32 : i32
      %mul_1 = arith.muli %cube_pos_x, %c64_i32 : i32
      %place_last = llvm.intr.uadd.sat(%mul, %c3_i32) : (i32, i32) -> i32
      %full = arith.cmpi ult, %place_last, %tokens_length : i32
      %feature_last = llvm.intr.uadd.sat(%mul_1, %c63_i32) : (i32, i32) -> i32
      %full_1 = arith.cmpi ult, %feature_last, %table_shape_1 : i32
      %full_2 = arith.andi %full, %full_1 : i1
      %full_3 = arith.cmpi ult, %place_last, %out_shape_0 : i32
      %full_4 = arith.andi %full_2, %full_3 : i1
      %full_5 = arith.cmpi ult, %feature_last, %out_shape_1 : i32
      %full_6 = arith.andi %full_4, %full_5 : i1
      scf.if %full_6 {
        scf.for %unit_pos_y = %c0_i32 to %c4_i32 step %c1_i32 : i32 {
          scf.for %unit_pos_x = %c0_i32 to %c64_i32 step %c8_i32 : i32 {
            %place = arith.addi %mul, %unit_pos_y : i32
            %feature = arith.addi %mul_1, %unit_pos_x : i32
            %tokens_at = llvm.getelementptr %tokens[%place] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            %tokens_value = llvm.load %tokens_at {alignment = 4 : i64} : !llvm.ptr -> i32
            llvm.store %tokens_value, %token : i32, !llvm.ptr
            %token_value = llvm.load %token : !llvm.ptr -> i32
            %eq = arith.cmpi eq, %token_value, %c3_i32 : i32
            scf.if %eq {
              %mul_2 = arith.muli %place, %out_shape_1 : i32
              %add = arith.addi %mul_2, %feature : i32
              %out_at = llvm.getelementptr %out[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              llvm.store %c0.0_8xf32, %out_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
            } else {
              %token_value_1 = llvm.load %token : !llvm.ptr -> i32
              %lt = arith.cmpi slt, %token_value_1, %c0_i32 : i32
              scf.if %lt {
                %token_value_2 = llvm.load %token : !llvm.ptr -> i32
                %add = arith.addi %token_value_2, %table_shape_0 : i32
                llvm.store %add, %token : i32, !llvm.ptr
              }
              %token_value_2 = llvm.load %token : !llvm.ptr -> i32
              %lt_1 = arith.cmpi ult, %token_value_2, %table_shape_0 : i32
              %mul_2 = arith.muli %token_value_2, %table_shape_1 : i32
              %add = arith.addi %mul_2, %feature : i32
              %lt_1_all = vector.broadcast %lt_1 : i1 to vector<8xi1>
              %table_at = llvm.getelementptr %table[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %table_value = llvm.intr.masked.load %table_at, %lt_1_all, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %mul_3 = arith.muli %place, %out_shape_1 : i32
              %add_1 = arith.addi %mul_3, %feature : i32
              %out_at = llvm.getelementptr %out[%add_1] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              llvm.store %table_value, %out_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
            }
          }
        }
      } else {
        scf.for %unit_pos_y = %c0_i32 to %c4_i32 step %c1_i32 : i32 {
          scf.for %unit_pos_x = %c0_i32 to %c64_i32 step %c8_i32 : i32 {
            %place = arith.addi %mul, %unit_pos_y : i32
            %feature = arith.addi %mul_1, %unit_pos_x : i32
            %ge = arith.cmpi uge, %place, %tokens_length : i32
            %feature_all = vector.broadcast %feature : i32 to vector<8xi32>
            %feature_each = arith.addi %feature_all, %iota_8xi32 : vector<8xi32>
            %table_shape_1_all = vector.broadcast %table_shape_1 : i32 to vector<8xi32>
            %ge_1 = arith.cmpi uge, %feature_each, %table_shape_1_all : vector<8xi32>
            %ge_all = vector.broadcast %ge : i1 to vector<8xi1>
            %logical_or = arith.ori %ge_all, %ge_1 : vector<8xi1>
            %logical_not = arith.xori %logical_or, %ctrue_8xi1 : vector<8xi1>
            %any = vector.reduction <or>, %logical_not : vector<8xi1> into i1
            scf.if %any {
              %tokens_at = llvm.getelementptr %tokens[%place] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %tokens_value = llvm.load %tokens_at {alignment = 4 : i64} : !llvm.ptr -> i32
              llvm.store %tokens_value, %token : i32, !llvm.ptr
              %token_value = llvm.load %token : !llvm.ptr -> i32
              %eq = arith.cmpi eq, %token_value, %c3_i32 : i32
              scf.if %eq {
                %lt = arith.cmpi ult, %place, %out_shape_0 : i32
                %mul_2 = arith.muli %place, %out_shape_1 : i32
                %out_shape_1_all = vector.broadcast %out_shape_1 : i32 to vector<8xi32>
                %lt_1 = arith.cmpi ult, %feature_each, %out_shape_1_all : vector<8xi32>
                %lt_all = vector.broadcast %lt : i1 to vector<8xi1>
                %logical_and = arith.andi %lt_all, %lt_1 : vector<8xi1>
                %add = arith.addi %mul_2, %feature : i32
                %active = arith.andi %logical_not, %logical_and : vector<8xi1>
                %out_at = llvm.getelementptr %out[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
                llvm.intr.masked.store %c0.0_8xf32, %out_at, %active {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
              } else {
                %token_value_1 = llvm.load %token : !llvm.ptr -> i32
                %lt = arith.cmpi slt, %token_value_1, %c0_i32 : i32
                scf.if %lt {
                  %token_value_2 = llvm.load %token : !llvm.ptr -> i32
                  %add = arith.addi %token_value_2, %table_shape_0 : i32
                  llvm.store %add, %token : i32, !llvm.ptr
                }
                %token_value_2 = llvm.load %token : !llvm.ptr -> i32
                %lt_1 = arith.cmpi ult, %token_value_2, %table_shape_0 : i32
                %mul_2 = arith.muli %token_value_2, %table_shape_1 : i32
                %add = arith.addi %mul_2, %feature : i32
                %lt_1_all = vector.broadcast %lt_1 : i1 to vector<8xi1>
                %active = arith.andi %logical_not, %lt_1_all : vector<8xi1>
                %table_at = llvm.getelementptr %table[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
                %table_value = llvm.intr.masked.load %table_at, %active, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
                %lt_2 = arith.cmpi ult, %place, %out_shape_0 : i32
                %mul_3 = arith.muli %place, %out_shape_1 : i32
                %out_shape_1_all = vector.broadcast %out_shape_1 : i32 to vector<8xi32>
                %lt_3 = arith.cmpi ult, %feature_each, %out_shape_1_all : vector<8xi32>
                %lt_2_all = vector.broadcast %lt_2 : i1 to vector<8xi1>
                %logical_and = arith.andi %lt_2_all, %lt_3 : vector<8xi1>
                %add_1 = arith.addi %mul_3, %feature : i32
                %active_1 = arith.andi %logical_not, %logical_and : vector<8xi1>
                %out_at = llvm.getelementptr %out[%add_1] : (!llvm.ptr, i32) -> !llvm.ptr, f32
                llvm.intr.masked.store %table_value, %out_at, %active_1 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
              }
            }
          } {llvm.loop_annotation = #rolled}
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
