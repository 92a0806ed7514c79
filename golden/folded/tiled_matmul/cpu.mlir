#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func @tiled_matmul(%a: !llvm.ptr {llvm.noalias, llvm.readonly},
      %b: !llvm.ptr {llvm.noalias, llvm.readonly}, %c: !llvm.ptr {llvm.noalias}, %a_shape_0: i32,
      %a_shape_1: i32, %b_shape_0: i32, %b_shape_1: i32, %c_shape_0: i32, %c_shape_1: i32,
      %cube_count_x: i32, %cube_count_y: i32, %cube_count_x_value: i32, %cube_count_y_value: i32,
      %cube_count_z: i32, %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c256_i64 = arith.constant 256 : i64
    %a_tile = llvm.alloca %c256_i64 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %b_tile = llvm.alloca %c256_i64 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %c1_i32 = arith.constant 1 : i32
    %c16_i32 = arith.constant 16 : i32
    %c8_i32 = arith.constant 8 : i32
    %total_units = llvm.alloca %c256_i64 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %c0.0_8xf32 = arith.constant dense<0.0> : vector<8xf32>
    %c0_i64 = arith.constant 0 : i64
    %c16_i64 = arith.constant 16 : i64
    %c15_i32 = arith.constant 15 : i32
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %c4_i32 = arith.constant 4 : i32
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %total = llvm.alloca %c1_i64 x vector<8xf32> : (i64) -> !llvm.ptr
    %total_1 = llvm.alloca %c1_i64 x vector<8xf32> : (i64) -> !llvm.ptr
    %total_2 = llvm.alloca %c1_i64 x vector<8xf32> : (i64) -> !llvm.ptr
    %total_3 = llvm.alloca %c1_i64 x vector<8xf32> : (i64) -> !llvm.ptr
    scf.for %cube_value = %first to %last step %c1_i64 : i64 {
      %count_x = arith.extui %cube_count_x_value : i32 to i64
      %pos_x = arith.remui %cube_value, %count_x : i64
      %rest = arith.divui %cube_value, %count_x : i64
      %cube_pos_x = arith.trunci %pos_x : i64 to i32
      %cube_pos_y = arith.trunci %rest : i64 to i32
      %mul = arith.muli %c0_i32, %cube_count_y_value : i32
      %add = arith.addi %mul, %cube_pos_y : i32
      %mul_1 = arith.muli %add, %cube_count_x_value : i32
      %cube = arith.addi %mul_1, %cube_pos_x : i32
      %mul_2 = arith.muli %cube_count_x, %cube_count_y : i32
      %lt = arith.cmpi ult, %cube, %mul_2 : i32
      scf.if %lt {
        %by_zero = arith.cmpi eq, %cube_count_x, %c0_i32 : i32
        %divisor = arith.select %by_zero, %c1_i32, %cube_count_x : i32
        %cube_x = arith.remui %cube, %divisor : i32
        %cube_x_1 = arith.select %by_zero, %c0_i32, %cube_x : i32
        %by_zero_1 = arith.cmpi eq, %cube_count_x, %c0_i32 : i32
        %divisor_1 = arith.select %by_zero_1, %c1_i32, %cube_count_x : i32
        %cube_y = arith.divui %cube, %divisor_1 : i32
        %cube_y_1 = arith.select %by_zero_1, %c0_i32, %cube_y : i32
        %mul_3 = arith.muli %cube_y_1, %c16_i32 : i32
        %mul_4 = arith.muli %cube_x_1, %c16_i32 : i32
        scf.for %unit_pos_y = %c0_i32 to %c16_i32 step %c1_i32 : i32 {
          scf.for %unit_pos_x = %c0_i32 to %c16_i32 step %c8_i32 : i32 {
            %offset = arith.muli %unit_pos_y, %c16_i32 : i32
            %unit = arith.addi %unit_pos_x, %offset : i32
            %total_units_at = llvm.getelementptr %total_units[%unit] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.store %c0.0_8xf32, %total_units_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          }
        }
        %a_shape_1_64 = arith.extui %a_shape_1 : i32 to i64
        scf.for %start_64 = %c0_i64 to %a_shape_1_64 step %c16_i64 : i64 {
          %start = arith.trunci %start_64 : i64 to i32
          %row_last = llvm.intr.uadd.sat(%mul_3, %c15_i32) : (i32, i32) -> i32
          %full = arith.cmpi ult, %row_last, %a_shape_0 : i32
          %unit_last = llvm.intr.uadd.sat(%start, %c15_i32) : (i32, i32) -> i32
          %full_1 = arith.cmpi ult, %unit_last, %a_shape_1 : i32
          %full_2 = arith.andi %full, %full_1 : i1
          %full_3 = arith.cmpi ult, %unit_last, %b_shape_0 : i32
          %full_4 = arith.andi %full_2, %full_3 : i1
          %column_last = llvm.intr.uadd.sat(%mul_4, %c15_i32) : (i32, i32) -> i32
          %full_5 = arith.cmpi ult, %column_last, %b_shape_1 : i32
          %full_6 = arith.andi %full_4, %full_5 : i1
          scf.if %full_6 {
            scf.for %unit_pos_y = %c0_i32 to %c16_i32 step %c1_i32 : i32 {
              scf.for %unit_pos_x = %c0_i32 to %c16_i32 step %c8_i32 : i32 {
                %add_1 = arith.addi %start, %unit_pos_x : i32
                %row = arith.addi %mul_3, %unit_pos_y : i32
                %mul_5 = arith.muli %row, %a_shape_1 : i32
                %add_2 = arith.addi %mul_5, %add_1 : i32
                %a_at = llvm.getelementptr %a[%add_2] : (!llvm.ptr, i32) -> !llvm.ptr, f32
                %a_value = llvm.load %a_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
                %mul_6 = arith.muli %unit_pos_y, %c16_i32 : i32
                %add_3 = arith.addi %mul_6, %unit_pos_x : i32
                %a_tile_at = llvm.getelementptr %a_tile[%add_3] : (!llvm.ptr, i32) -> !llvm.ptr, f32
                llvm.store %a_value, %a_tile_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
                %add_4 = arith.addi %start, %unit_pos_y : i32
                %mul_7 = arith.muli %add_4, %b_shape_1 : i32
                %column = arith.addi %mul_4, %unit_pos_x : i32
                %add_5 = arith.addi %mul_7, %column : i32
                %start_next = arith.addi %start, %c16_i32 : i32
                %add_6 = arith.addi %start_next, %unit_pos_y : i32
                %mul_8 = arith.muli %add_6, %b_shape_1 : i32
                %add_7 = arith.addi %mul_8, %column : i32
                %b_at = llvm.getelementptr %b[%add_7] : (!llvm.ptr, i32) -> !llvm.ptr, f32
                "llvm.intr.prefetch"(%b_at) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                %b_at_1 = llvm.getelementptr %b[%add_5] : (!llvm.ptr, i32) -> !llvm.ptr, f32
                %b_value = llvm.load %b_at_1 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
                %b_tile_at = llvm.getelementptr %b_tile[%add_3] : (!llvm.ptr, i32) -> !llvm.ptr, f32
                llvm.store %b_value, %b_tile_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
              }
            }
          } else {
            scf.for %unit_pos_y = %c0_i32 to %c16_i32 step %c1_i32 : i32 {
              scf.for %unit_pos_x = %c0_i32 to %c16_i32 step %c8_i32 : i32 {
                %add_1 = arith.addi %start, %unit_pos_x : i32
                %row = arith.addi %mul_3, %unit_pos_y : i32
                %lt_1 = arith.cmpi ult, %row, %a_shape_0 : i32
                %mul_5 = arith.muli %row, %a_shape_1 : i32
                %add_1_all = vector.broadcast %add_1 : i32 to vector<8xi32>
                %add_1_each = arith.addi %add_1_all, %iota_8xi32 : vector<8xi32>
                %a_shape_1_all = vector.broadcast %a_shape_1 : i32 to vector<8xi32>
                %lt_2 = arith.cmpi ult, %add_1_each, %a_shape_1_all : vector<8xi32>
                %lt_1_all = vector.broadcast %lt_1 : i1 to vector<8xi1>
                %logical_and = arith.andi %lt_1_all, %lt_2 : vector<8xi1>
                %add_2 = arith.addi %mul_5, %add_1 : i32
                %a_at = llvm.getelementptr %a[%add_2] : (!llvm.ptr, i32) -> !llvm.ptr, f32
                %a_value = llvm.intr.masked.load %a_at, %logical_and, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
                %mul_6 = arith.muli %unit_pos_y, %c16_i32 : i32
                %add_3 = arith.addi %mul_6, %unit_pos_x : i32
                %a_tile_at = llvm.getelementptr %a_tile[%add_3] : (!llvm.ptr, i32) -> !llvm.ptr, f32
                llvm.store %a_value, %a_tile_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
                %add_4 = arith.addi %start, %unit_pos_y : i32
                %lt_3 = arith.cmpi ult, %add_4, %b_shape_0 : i32
                %mul_7 = arith.muli %add_4, %b_shape_1 : i32
                %column = arith.addi %mul_4, %unit_pos_x : i32
                %column_all = vector.broadcast %column : i32 to vector<8xi32>
                %column_each = arith.addi %column_all, %iota_8xi32 : vector<8xi32>
                %b_shape_1_all = vector.broadcast %b_shape_1 : i32 to vector<8xi32>
                %lt_4 = arith.cmpi ult, %column_each, %b_shape_1_all : vector<8xi32>
                %lt_3_all = vector.broadcast %lt_3 : i1 to vector<8xi1>
                %logical_and_1 = arith.andi %lt_3_all, %lt_4 : vector<8xi1>
                %add_5 = arith.addi %mul_7, %column : i32
                %b_at = llvm.getelementptr %b[%add_5] : (!llvm.ptr, i32) -> !llvm.ptr, f32
                %b_value = llvm.intr.masked.load %b_at, %logical_and_1, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
                %b_tile_at = llvm.getelementptr %b_tile[%add_3] : (!llvm.ptr, i32) -> !llvm.ptr, f32
                llvm.store %b_value, %b_tile_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
              } {llvm.loop_annotation = #rolled}
            } {llvm.loop_annotation = #rolled}
          }
          scf.for %unit_pos_y = %c0_i32 to %c16_i32 step %c4_i32 : i32 {
            scf.for %unit_pos_x = %c0_i32 to %c16_i32 step %c8_i32 : i32 {
              %unit_pos_y_1 = arith.addi %unit_pos_y, %c1_i32 : i32
              %unit_pos_y_2 = arith.addi %unit_pos_y, %c2_i32 : i32
              %unit_pos_y_3 = arith.addi %unit_pos_y, %c3_i32 : i32
              %offset = arith.muli %unit_pos_y, %c16_i32 : i32
              %unit = arith.addi %unit_pos_x, %offset : i32
              %total_units_at = llvm.getelementptr %total_units[%unit] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %total_before = llvm.load %total_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
              llvm.store %total_before, %total : vector<8xf32>, !llvm.ptr
              %offset_1 = arith.muli %unit_pos_y_1, %c16_i32 : i32
              %unit_1 = arith.addi %unit_pos_x, %offset_1 : i32
              %total_units_at_1 = llvm.getelementptr %total_units[%unit_1] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %total_before_1 = llvm.load %total_units_at_1 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
              llvm.store %total_before_1, %total_1 : vector<8xf32>, !llvm.ptr
              %offset_2 = arith.muli %unit_pos_y_2, %c16_i32 : i32
              %unit_2 = arith.addi %unit_pos_x, %offset_2 : i32
              %total_units_at_2 = llvm.getelementptr %total_units[%unit_2] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %total_before_2 = llvm.load %total_units_at_2 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
              llvm.store %total_before_2, %total_2 : vector<8xf32>, !llvm.ptr
              %offset_3 = arith.muli %unit_pos_y_3, %c16_i32 : i32
              %unit_3 = arith.addi %unit_pos_x, %offset_3 : i32
              %total_units_at_3 = llvm.getelementptr %total_units[%unit_3] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %total_before_3 = llvm.load %total_units_at_3 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
              llvm.store %total_before_3, %total_3 : vector<8xf32>, !llvm.ptr
              scf.for unsigned %k = %c0_i32 to %c16_i32 step %c1_i32 : i32 {
                %total_value = llvm.load %total : !llvm.ptr -> vector<8xf32>
                %total_value_1 = llvm.load %total_1 : !llvm.ptr -> vector<8xf32>
                %total_value_2 = llvm.load %total_2 : !llvm.ptr -> vector<8xf32>
                %total_value_3 = llvm.load %total_3 : !llvm.ptr -> vector<8xf32>
                %mul_5 = arith.muli %unit_pos_y, %c16_i32 : i32
                %add_1 = arith.addi %mul_5, %k : i32
                %mul_6 = arith.muli %unit_pos_y_1, %c16_i32 : i32
                %add_2 = arith.addi %mul_6, %k : i32
                %mul_7 = arith.muli %unit_pos_y_2, %c16_i32 : i32
                %add_3 = arith.addi %mul_7, %k : i32
                %mul_8 = arith.muli %unit_pos_y_3, %c16_i32 : i32
                %add_4 = arith.addi %mul_8, %k : i32
                %a_tile_at = llvm.getelementptr %a_tile[%add_1] : (!llvm.ptr, i32) -> !llvm.ptr, f32
                %a_tile_value = llvm.load %a_tile_at {alignment = 4 : i64} : !llvm.ptr -> f32
                %a_tile_at_1 = llvm.getelementptr %a_tile[%add_2] : (!llvm.ptr, i32) -> !llvm.ptr, f32
                %a_tile_value_1 = llvm.load %a_tile_at_1 {alignment = 4 : i64} : !llvm.ptr -> f32
                %a_tile_at_2 = llvm.getelementptr %a_tile[%add_3] : (!llvm.ptr, i32) -> !llvm.ptr, f32
                %a_tile_value_2 = llvm.load %a_tile_at_2 {alignment = 4 : i64} : !llvm.ptr -> f32
                %a_tile_at_3 = llvm.getelementptr %a_tile[%add_4] : (!llvm.ptr, i32) -> !llvm.ptr, f32
                %a_tile_value_3 = llvm.load %a_tile_at_3 {alignment = 4 : i64} : !llvm.ptr -> f32
                %mul_9 = arith.muli %k, %c16_i32 : i32
                %add_5 = arith.addi %mul_9, %unit_pos_x : i32
                %b_tile_at = llvm.getelementptr %b_tile[%add_5] : (!llvm.ptr, i32) -> !llvm.ptr, f32
                %b_tile_value = llvm.load %b_tile_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
                %a_tile_value_all = vector.broadcast %a_tile_value : f32 to vector<8xf32>
                %mul_10 = arith.mulf %a_tile_value_all, %b_tile_value : vector<8xf32>
                %a_tile_value_1_all = vector.broadcast %a_tile_value_1 : f32 to vector<8xf32>
                %mul_11 = arith.mulf %a_tile_value_1_all, %b_tile_value : vector<8xf32>
                %a_tile_value_2_all = vector.broadcast %a_tile_value_2 : f32 to vector<8xf32>
                %mul_12 = arith.mulf %a_tile_value_2_all, %b_tile_value : vector<8xf32>
                %a_tile_value_3_all = vector.broadcast %a_tile_value_3 : f32 to vector<8xf32>
                %mul_13 = arith.mulf %a_tile_value_3_all, %b_tile_value : vector<8xf32>
                %add_6 = arith.addf %total_value, %mul_10 : vector<8xf32>
                %add_7 = arith.addf %total_value_1, %mul_11 : vector<8xf32>
                %add_8 = arith.addf %total_value_2, %mul_12 : vector<8xf32>
                %add_9 = arith.addf %total_value_3, %mul_13 : vector<8xf32>
                llvm.store %add_6, %total : vector<8xf32>, !llvm.ptr
                llvm.store %add_7, %total_1 : vector<8xf32>, !llvm.ptr
                llvm.store %add_8, %total_2 : vector<8xf32>, !llvm.ptr
                llvm.store %add_9, %total_3 : vector<8xf32>, !llvm.ptr
              }
              %total_after = llvm.load %total : !llvm.ptr -> vector<8xf32>
              llvm.store %total_after, %total_units_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
              %total_after_1 = llvm.load %total_1 : !llvm.ptr -> vector<8xf32>
              llvm.store %total_after_1, %total_units_at_1 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
              %total_after_2 = llvm.load %total_2 : !llvm.ptr -> vector<8xf32>
              llvm.store %total_after_2, %total_units_at_2 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
              %total_after_3 = llvm.load %total_3 : !llvm.ptr -> vector<8xf32>
              llvm.store %total_after_3, %total_units_at_3 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
            }
          }
        }
        %row_last = llvm.intr.uadd.sat(%mul_3, %c15_i32) : (i32, i32) -> i32
        %full = arith.cmpi ult, %row_last, %c_shape_0 : i32
        %column_last = llvm.intr.uadd.sat(%mul_4, %c15_i32) : (i32, i32) -> i32
        %full_1 = arith.cmpi ult, %column_last, %c_shape_1 : i32
        %full_2 = arith.andi %full, %full_1 : i1
        scf.if %full_2 {
          scf.for %unit_pos_y = %c0_i32 to %c16_i32 step %c1_i32 : i32 {
            scf.for %unit_pos_x = %c0_i32 to %c16_i32 step %c8_i32 : i32 {
              %offset = arith.muli %unit_pos_y, %c16_i32 : i32
              %unit = arith.addi %unit_pos_x, %offset : i32
              %total_units_at = llvm.getelementptr %total_units[%unit] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %total_value = llvm.load %total_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
              %row = arith.addi %mul_3, %unit_pos_y : i32
              %mul_5 = arith.muli %row, %c_shape_1 : i32
              %column = arith.addi %mul_4, %unit_pos_x : i32
              %add_1 = arith.addi %mul_5, %column : i32
              %c_at = llvm.getelementptr %c[%add_1] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              llvm.store %total_value, %c_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
            }
          }
        } else {
          scf.for %unit_pos_y = %c0_i32 to %c16_i32 step %c1_i32 : i32 {
            scf.for %unit_pos_x = %c0_i32 to %c16_i32 step %c8_i32 : i32 {
              %offset = arith.muli %unit_pos_y, %c16_i32 : i32
              %unit = arith.addi %unit_pos_x, %offset : i32
              %total_units_at = llvm.getelementptr %total_units[%unit] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %total_value = llvm.load %total_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
              %row = arith.addi %mul_3, %unit_pos_y : i32
              %lt_1 = arith.cmpi ult, %row, %c_shape_0 : i32
              %mul_5 = arith.muli %row, %c_shape_1 : i32
              %column = arith.addi %mul_4, %unit_pos_x : i32
              %column_all = vector.broadcast %column : i32 to vector<8xi32>
              %column_each = arith.addi %column_all, %iota_8xi32 : vector<8xi32>
              %c_shape_1_all = vector.broadcast %c_shape_1 : i32 to vector<8xi32>
              %lt_2 = arith.cmpi ult, %column_each, %c_shape_1_all : vector<8xi32>
              %lt_1_all = vector.broadcast %lt_1 : i1 to vector<8xi1>
              %logical_and = arith.andi %lt_1_all, %lt_2 : vector<8xi1>
              %add_1 = arith.addi %mul_5, %column : i32
              %c_at = llvm.getelementptr %c[%add_1] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              llvm.intr.masked.store %total_value, %c_at, %logical_and {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
            } {llvm.loop_annotation = #rolled}
          } {llvm.loop_annotation = #rolled}
        }
      }
    }
    return
  }
}
