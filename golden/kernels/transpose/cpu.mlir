#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func @transpose(%x: !llvm.ptr {llvm.noalias, llvm.readonly}, %out: !llvm.ptr {llvm.noalias},
      %x_shape_0: i32, %x_shape_1: i32, %out_shape_0: i32, %out_shape_1: i32, %cube_count_x: i32,
      %cube_count_y: i32, %cube_count_z: i32, %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c272_i64 = arith.constant 272 : i64
    %tile = llvm.alloca %c272_i64 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %c16_i32 = arith.constant 16 : i32
    %c15_i32 = arith.constant 15 : i32
    %c1_i32 = arith.constant 1 : i32
    %c8_i32 = arith.constant 8 : i32
    %c17_i32 = arith.constant 17 : i32
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %c0.0_8xf32 = arith.constant dense<0.0> : vector<8xf32>
    %c17_8xi32 = arith.constant dense<17> : vector<8xi32>
    %ctrue_8xi1 = arith.constant dense<true> : vector<8xi1>
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %count_x = arith.extui %cube_count_x : i32 to i64
      %pos_x = arith.remui %cube, %count_x : i64
      %rest = arith.divui %cube, %count_x : i64
      %cube_pos_x = arith.trunci %pos_x : i64 to i32
      %cube_pos_y = arith.trunci %rest : i64 to i32
      %mul = arith.muli %cube_pos_y, %c16_i32 : i32
      %mul_1 = arith.muli %cube_pos_x, %c16_i32 : i32
      %row_last = llvm.intr.uadd.sat(%mul, %c15_i32) : (i32, i32) -> i32
      %full = arith.cmpi ult, %row_last, %x_shape_0 : i32
      %column_last = llvm.intr.uadd.sat(%mul_1, %c15_i32) : (i32, i32) -> i32
      %full_1 = arith.cmpi ult, %column_last, %x_shape_1 : i32
      %full_2 = arith.andi %full, %full_1 : i1
      scf.if %full_2 {
        scf.for %unit_pos_y = %c0_i32 to %c16_i32 step %c1_i32 : i32 {
          scf.for %unit_pos_x = %c0_i32 to %c16_i32 step %c8_i32 : i32 {
            %row = arith.addi %mul, %unit_pos_y : i32
            %column = arith.addi %mul_1, %unit_pos_x : i32
            %mul_2 = arith.muli %row, %x_shape_1 : i32
            %add = arith.addi %mul_2, %column : i32
            %x_at = llvm.getelementptr %x[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %x_value = llvm.load %x_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
            %mul_3 = arith.muli %unit_pos_y, %c17_i32 : i32
            %add_1 = arith.addi %mul_3, %unit_pos_x : i32
            %tile_at = llvm.getelementptr %tile[%add_1] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.store %x_value, %tile_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          }
        }
      } else {
        scf.for %unit_pos_y = %c0_i32 to %c16_i32 step %c1_i32 : i32 {
          scf.for %unit_pos_x = %c0_i32 to %c16_i32 step %c8_i32 : i32 {
            %row = arith.addi %mul, %unit_pos_y : i32
            %column = arith.addi %mul_1, %unit_pos_x : i32
            %lt = arith.cmpi ult, %row, %x_shape_0 : i32
            %column_all = vector.broadcast %column : i32 to vector<8xi32>
            %column_each = arith.addi %column_all, %iota_8xi32 : vector<8xi32>
            %x_shape_1_all = vector.broadcast %x_shape_1 : i32 to vector<8xi32>
            %lt_1 = arith.cmpi ult, %column_each, %x_shape_1_all : vector<8xi32>
            %lt_all = vector.broadcast %lt : i1 to vector<8xi1>
            %logical_and = arith.andi %lt_all, %lt_1 : vector<8xi1>
            %any = vector.reduction <or>, %logical_and : vector<8xi1> into i1
            scf.if %any {
              %mul_2 = arith.muli %row, %x_shape_1 : i32
              %add = arith.addi %mul_2, %column : i32
              %x_at = llvm.getelementptr %x[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %x_value = llvm.intr.masked.load %x_at, %logical_and, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %mul_3 = arith.muli %unit_pos_y, %c17_i32 : i32
              %add_1 = arith.addi %mul_3, %unit_pos_x : i32
              %tile_at = llvm.getelementptr %tile[%add_1] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              llvm.intr.masked.store %x_value, %tile_at, %logical_and {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
            }
          } {llvm.loop_annotation = #rolled}
        } {llvm.loop_annotation = #rolled}
      }
      %row_last_1 = llvm.intr.uadd.sat(%mul_1, %c15_i32) : (i32, i32) -> i32
      %full_3 = arith.cmpi ult, %row_last_1, %out_shape_0 : i32
      %column_last_1 = llvm.intr.uadd.sat(%mul, %c15_i32) : (i32, i32) -> i32
      %full_4 = arith.cmpi ult, %column_last_1, %out_shape_1 : i32
      %full_5 = arith.andi %full_3, %full_4 : i1
      scf.if %full_5 {
        scf.for %unit_pos_y = %c0_i32 to %c16_i32 step %c1_i32 : i32 {
          scf.for %unit_pos_x = %c0_i32 to %c16_i32 step %c8_i32 : i32 {
            %row = arith.addi %mul_1, %unit_pos_y : i32
            %column = arith.addi %mul, %unit_pos_x : i32
            %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
            %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
            %mul_2 = arith.muli %unit_pos_x_each, %c17_8xi32 : vector<8xi32>
            %unit_pos_y_all = vector.broadcast %unit_pos_y : i32 to vector<8xi32>
            %add = arith.addi %mul_2, %unit_pos_y_all : vector<8xi32>
            %tile_at = llvm.getelementptr %tile[%add] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %tile_value = llvm.intr.masked.gather %tile_at, %ctrue_8xi1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %mul_3 = arith.muli %row, %out_shape_1 : i32
            %add_1 = arith.addi %mul_3, %column : i32
            %out_at = llvm.getelementptr %out[%add_1] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.store %tile_value, %out_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          }
        }
      } else {
        scf.for %unit_pos_y = %c0_i32 to %c16_i32 step %c1_i32 : i32 {
          scf.for %unit_pos_x = %c0_i32 to %c16_i32 step %c8_i32 : i32 {
            %row = arith.addi %mul_1, %unit_pos_y : i32
            %column = arith.addi %mul, %unit_pos_x : i32
            %lt = arith.cmpi ult, %row, %out_shape_0 : i32
            %column_all = vector.broadcast %column : i32 to vector<8xi32>
            %column_each = arith.addi %column_all, %iota_8xi32 : vector<8xi32>
            %out_shape_1_all = vector.broadcast %out_shape_1 : i32 to vector<8xi32>
            %lt_1 = arith.cmpi ult, %column_each, %out_shape_1_all : vector<8xi32>
            %lt_all = vector.broadcast %lt : i1 to vector<8xi1>
            %logical_and = arith.andi %lt_all, %lt_1 : vector<8xi1>
            %any = vector.reduction <or>, %logical_and : vector<8xi1> into i1
            scf.if %any {
              %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
              %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
              %mul_2 = arith.muli %unit_pos_x_each, %c17_8xi32 : vector<8xi32>
              %unit_pos_y_all = vector.broadcast %unit_pos_y : i32 to vector<8xi32>
              %add = arith.addi %mul_2, %unit_pos_y_all : vector<8xi32>
              %tile_at = llvm.getelementptr %tile[%add] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
              %tile_value = llvm.intr.masked.gather %tile_at, %logical_and, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %mul_3 = arith.muli %row, %out_shape_1 : i32
              %add_1 = arith.addi %mul_3, %column : i32
              %out_at = llvm.getelementptr %out[%add_1] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              llvm.intr.masked.store %tile_value, %out_at, %logical_and {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
            }
          } {llvm.loop_annotation = #rolled}
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
