#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func @hamming(%a: !llvm.ptr {llvm.noalias, llvm.readonly},
      %b: !llvm.ptr {llvm.noalias, llvm.readonly}, %out: !llvm.ptr {llvm.noalias}, %a_shape_0: i32,
      %a_shape_1: i32, %b_shape_0: i32, %b_shape_1: i32, %out_shape_0: i32, %out_shape_1: i32,
      %cube_count_x: i32, %cube_count_y: i32, %cube_count_z: i32, %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c272_i64 = arith.constant 272 : i64
    %a_tile = llvm.alloca %c272_i64 x i32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %b_tile = llvm.alloca %c272_i64 x i32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %c16_i32 = arith.constant 16 : i32
    %c1_i32 = arith.constant 1 : i32
    %c8_i32 = arith.constant 8 : i32
    %c256_i64 = arith.constant 256 : i64
    %different_units = llvm.alloca %c256_i64 x i32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %c0_8xi32 = arith.constant dense<0> : vector<8xi32>
    %c0_i64 = arith.constant 0 : i64
    %c16_i64 = arith.constant 16 : i64
    %c15_i32 = arith.constant 15 : i32
    %c17_i32 = arith.constant 17 : i32
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %c4_i32 = arith.constant 4 : i32
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %different = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %different_1 = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %different_2 = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %different_3 = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c17_8xi32 = arith.constant dense<17> : vector<8xi32>
    %ctrue_8xi1 = arith.constant dense<true> : vector<8xi1>
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %count_x = arith.extui %cube_count_x : i32 to i64
      %pos_x = arith.remui %cube, %count_x : i64
      %rest = arith.divui %cube, %count_x : i64
      %cube_pos_x = arith.trunci %pos_x : i64 to i32
      %cube_pos_y = arith.trunci %rest : i64 to i32
      scf.for %unit_pos_y = %c0_i32 to %c16_i32 step %c1_i32 : i32 {
        scf.for %unit_pos_x = %c0_i32 to %c16_i32 step %c8_i32 : i32 {
          %offset = arith.muli %unit_pos_y, %c16_i32 : i32
          %unit = arith.addi %unit_pos_x, %offset : i32
          %different_units_at = llvm.getelementptr %different_units[%unit] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          llvm.store %c0_8xi32, %different_units_at {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
        }
      }
      %a_shape_1_64 = arith.extui %a_shape_1 : i32 to i64
      scf.for %start_64 = %c0_i64 to %a_shape_1_64 step %c16_i64 : i64 {
        %start = arith.trunci %start_64 : i64 to i32
        %mul = arith.muli %cube_pos_y, %c16_i32 : i32
        %mul_1 = arith.muli %cube_pos_x, %c16_i32 : i32
        %unit_last = llvm.intr.uadd.sat(%mul, %c15_i32) : (i32, i32) -> i32
        %full = arith.cmpi ult, %unit_last, %a_shape_0 : i32
        %unit_last_1 = llvm.intr.uadd.sat(%start, %c15_i32) : (i32, i32) -> i32
        %full_1 = arith.cmpi ult, %unit_last_1, %a_shape_1 : i32
        %full_2 = arith.andi %full, %full_1 : i1
        %unit_last_2 = llvm.intr.uadd.sat(%mul_1, %c15_i32) : (i32, i32) -> i32
        %full_3 = arith.cmpi ult, %unit_last_2, %b_shape_0 : i32
        %full_4 = arith.andi %full_2, %full_3 : i1
        %full_5 = arith.cmpi ult, %unit_last_1, %b_shape_1 : i32
        %full_6 = arith.andi %full_4, %full_5 : i1
        scf.if %full_6 {
          scf.for %unit_pos_y = %c0_i32 to %c16_i32 step %c1_i32 : i32 {
            scf.for %unit_pos_x = %c0_i32 to %c16_i32 step %c8_i32 : i32 {
              %add = arith.addi %mul, %unit_pos_y : i32
              %add_1 = arith.addi %start, %unit_pos_x : i32
              %mul_2 = arith.muli %add, %a_shape_1 : i32
              %add_2 = arith.addi %mul_2, %add_1 : i32
              %a_at = llvm.getelementptr %a[%add_2] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %a_value = llvm.load %a_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xi32>
              %mul_3 = arith.muli %unit_pos_y, %c17_i32 : i32
              %add_3 = arith.addi %mul_3, %unit_pos_x : i32
              %a_tile_at = llvm.getelementptr %a_tile[%add_3] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              llvm.store %a_value, %a_tile_at {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
              %add_4 = arith.addi %mul_1, %unit_pos_y : i32
              %mul_4 = arith.muli %add_4, %b_shape_1 : i32
              %add_5 = arith.addi %mul_4, %add_1 : i32
              %b_at = llvm.getelementptr %b[%add_5] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %b_value = llvm.load %b_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xi32>
              %b_tile_at = llvm.getelementptr %b_tile[%add_3] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              llvm.store %b_value, %b_tile_at {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
            }
          }
        } else {
          scf.for %unit_pos_y = %c0_i32 to %c16_i32 step %c1_i32 : i32 {
            scf.for %unit_pos_x = %c0_i32 to %c16_i32 step %c8_i32 : i32 {
              %add = arith.addi %mul, %unit_pos_y : i32
              %add_1 = arith.addi %start, %unit_pos_x : i32
              %lt = arith.cmpi ult, %add, %a_shape_0 : i32
              %mul_2 = arith.muli %add, %a_shape_1 : i32
              %add_1_all = vector.broadcast %add_1 : i32 to vector<8xi32>
              %add_1_each = arith.addi %add_1_all, %iota_8xi32 : vector<8xi32>
              %a_shape_1_all = vector.broadcast %a_shape_1 : i32 to vector<8xi32>
              %lt_1 = arith.cmpi ult, %add_1_each, %a_shape_1_all : vector<8xi32>
              %lt_all = vector.broadcast %lt : i1 to vector<8xi1>
              %logical_and = arith.andi %lt_all, %lt_1 : vector<8xi1>
              %add_2 = arith.addi %mul_2, %add_1 : i32
              %a_at = llvm.getelementptr %a[%add_2] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %a_value = llvm.intr.masked.load %a_at, %logical_and, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %mul_3 = arith.muli %unit_pos_y, %c17_i32 : i32
              %add_3 = arith.addi %mul_3, %unit_pos_x : i32
              %a_tile_at = llvm.getelementptr %a_tile[%add_3] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              llvm.store %a_value, %a_tile_at {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
              %add_4 = arith.addi %mul_1, %unit_pos_y : i32
              %lt_2 = arith.cmpi ult, %add_4, %b_shape_0 : i32
              %mul_4 = arith.muli %add_4, %b_shape_1 : i32
              %b_shape_1_all = vector.broadcast %b_shape_1 : i32 to vector<8xi32>
              %lt_3 = arith.cmpi ult, %add_1_each, %b_shape_1_all : vector<8xi32>
              %lt_2_all = vector.broadcast %lt_2 : i1 to vector<8xi1>
              %logical_and_1 = arith.andi %lt_2_all, %lt_3 : vector<8xi1>
              %add_5 = arith.addi %mul_4, %add_1 : i32
              %b_at = llvm.getelementptr %b[%add_5] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %b_value = llvm.intr.masked.load %b_at, %logical_and_1, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %b_tile_at = llvm.getelementptr %b_tile[%add_3] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              llvm.store %b_value, %b_tile_at {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
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
            %different_units_at = llvm.getelementptr %different_units[%unit] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            %different_before = llvm.load %different_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xi32>
            llvm.store %different_before, %different : vector<8xi32>, !llvm.ptr
            %offset_1 = arith.muli %unit_pos_y_1, %c16_i32 : i32
            %unit_1 = arith.addi %unit_pos_x, %offset_1 : i32
            %different_units_at_1 = llvm.getelementptr %different_units[%unit_1] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            %different_before_1 = llvm.load %different_units_at_1 {alignment = 4 : i64} : !llvm.ptr -> vector<8xi32>
            llvm.store %different_before_1, %different_1 : vector<8xi32>, !llvm.ptr
            %offset_2 = arith.muli %unit_pos_y_2, %c16_i32 : i32
            %unit_2 = arith.addi %unit_pos_x, %offset_2 : i32
            %different_units_at_2 = llvm.getelementptr %different_units[%unit_2] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            %different_before_2 = llvm.load %different_units_at_2 {alignment = 4 : i64} : !llvm.ptr -> vector<8xi32>
            llvm.store %different_before_2, %different_2 : vector<8xi32>, !llvm.ptr
            %offset_3 = arith.muli %unit_pos_y_3, %c16_i32 : i32
            %unit_3 = arith.addi %unit_pos_x, %offset_3 : i32
            %different_units_at_3 = llvm.getelementptr %different_units[%unit_3] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            %different_before_3 = llvm.load %different_units_at_3 {alignment = 4 : i64} : !llvm.ptr -> vector<8xi32>
            llvm.store %different_before_3, %different_3 : vector<8xi32>, !llvm.ptr
            scf.for unsigned %k = %c0_i32 to %c16_i32 step %c1_i32 : i32 {
              %different_value = llvm.load %different : !llvm.ptr -> vector<8xi32>
              %different_value_1 = llvm.load %different_1 : !llvm.ptr -> vector<8xi32>
              %different_value_2 = llvm.load %different_2 : !llvm.ptr -> vector<8xi32>
              %different_value_3 = llvm.load %different_3 : !llvm.ptr -> vector<8xi32>
              %mul_2 = arith.muli %unit_pos_y, %c17_i32 : i32
              %add = arith.addi %mul_2, %k : i32
              %mul_3 = arith.muli %unit_pos_y_1, %c17_i32 : i32
              %add_1 = arith.addi %mul_3, %k : i32
              %mul_4 = arith.muli %unit_pos_y_2, %c17_i32 : i32
              %add_2 = arith.addi %mul_4, %k : i32
              %mul_5 = arith.muli %unit_pos_y_3, %c17_i32 : i32
              %add_3 = arith.addi %mul_5, %k : i32
              %a_tile_at = llvm.getelementptr %a_tile[%add] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %a_tile_value = llvm.load %a_tile_at {alignment = 4 : i64} : !llvm.ptr -> i32
              %a_tile_at_1 = llvm.getelementptr %a_tile[%add_1] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %a_tile_value_1 = llvm.load %a_tile_at_1 {alignment = 4 : i64} : !llvm.ptr -> i32
              %a_tile_at_2 = llvm.getelementptr %a_tile[%add_2] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %a_tile_value_2 = llvm.load %a_tile_at_2 {alignment = 4 : i64} : !llvm.ptr -> i32
              %a_tile_at_3 = llvm.getelementptr %a_tile[%add_3] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %a_tile_value_3 = llvm.load %a_tile_at_3 {alignment = 4 : i64} : !llvm.ptr -> i32
              %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
              %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
              %mul_6 = arith.muli %unit_pos_x_each, %c17_8xi32 : vector<8xi32>
              %k_all = vector.broadcast %k : i32 to vector<8xi32>
              %add_4 = arith.addi %mul_6, %k_all : vector<8xi32>
              %b_tile_at = llvm.getelementptr %b_tile[%add_4] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
              %b_tile_value = llvm.intr.masked.gather %b_tile_at, %ctrue_8xi1, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %a_tile_value_all = vector.broadcast %a_tile_value : i32 to vector<8xi32>
              %bit_xor = arith.xori %a_tile_value_all, %b_tile_value : vector<8xi32>
              %a_tile_value_1_all = vector.broadcast %a_tile_value_1 : i32 to vector<8xi32>
              %bit_xor_1 = arith.xori %a_tile_value_1_all, %b_tile_value : vector<8xi32>
              %a_tile_value_2_all = vector.broadcast %a_tile_value_2 : i32 to vector<8xi32>
              %bit_xor_2 = arith.xori %a_tile_value_2_all, %b_tile_value : vector<8xi32>
              %a_tile_value_3_all = vector.broadcast %a_tile_value_3 : i32 to vector<8xi32>
              %bit_xor_3 = arith.xori %a_tile_value_3_all, %b_tile_value : vector<8xi32>
              %popcount = math.ctpop %bit_xor : vector<8xi32>
              %popcount_1 = math.ctpop %bit_xor_1 : vector<8xi32>
              %popcount_2 = math.ctpop %bit_xor_2 : vector<8xi32>
              %popcount_3 = math.ctpop %bit_xor_3 : vector<8xi32>
              %add_5 = arith.addi %different_value, %popcount : vector<8xi32>
              %add_6 = arith.addi %different_value_1, %popcount_1 : vector<8xi32>
              %add_7 = arith.addi %different_value_2, %popcount_2 : vector<8xi32>
              %add_8 = arith.addi %different_value_3, %popcount_3 : vector<8xi32>
              llvm.store %add_5, %different : vector<8xi32>, !llvm.ptr
              llvm.store %add_6, %different_1 : vector<8xi32>, !llvm.ptr
              llvm.store %add_7, %different_2 : vector<8xi32>, !llvm.ptr
              llvm.store %add_8, %different_3 : vector<8xi32>, !llvm.ptr
            }
            %different_after = llvm.load %different : !llvm.ptr -> vector<8xi32>
            llvm.store %different_after, %different_units_at {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
            %different_after_1 = llvm.load %different_1 : !llvm.ptr -> vector<8xi32>
            llvm.store %different_after_1, %different_units_at_1 {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
            %different_after_2 = llvm.load %different_2 : !llvm.ptr -> vector<8xi32>
            llvm.store %different_after_2, %different_units_at_2 {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
            %different_after_3 = llvm.load %different_3 : !llvm.ptr -> vector<8xi32>
            llvm.store %different_after_3, %different_units_at_3 {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
          }
        }
      }
      %mul = arith.muli %cube_pos_y, %c16_i32 : i32
      %mul_1 = arith.muli %cube_pos_x, %c16_i32 : i32
      %absolute_pos_y_last = llvm.intr.uadd.sat(%mul, %c15_i32) : (i32, i32) -> i32
      %full = arith.cmpi ult, %absolute_pos_y_last, %out_shape_0 : i32
      %absolute_pos_x_last = llvm.intr.uadd.sat(%mul_1, %c15_i32) : (i32, i32) -> i32
      %full_1 = arith.cmpi ult, %absolute_pos_x_last, %out_shape_1 : i32
      %full_2 = arith.andi %full, %full_1 : i1
      scf.if %full_2 {
        scf.for %unit_pos_y = %c0_i32 to %c16_i32 step %c1_i32 : i32 {
          scf.for %unit_pos_x = %c0_i32 to %c16_i32 step %c8_i32 : i32 {
            %offset = arith.muli %unit_pos_y, %c16_i32 : i32
            %unit = arith.addi %unit_pos_x, %offset : i32
            %different_units_at = llvm.getelementptr %different_units[%unit] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            %different_value = llvm.load %different_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xi32>
            %absolute_pos_y = arith.addi %mul, %unit_pos_y : i32
            %absolute_pos_x = arith.addi %mul_1, %unit_pos_x : i32
            %mul_2 = arith.muli %absolute_pos_y, %out_shape_1 : i32
            %add = arith.addi %mul_2, %absolute_pos_x : i32
            %out_at = llvm.getelementptr %out[%add] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            llvm.store %different_value, %out_at {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
          }
        }
      } else {
        scf.for %unit_pos_y = %c0_i32 to %c16_i32 step %c1_i32 : i32 {
          scf.for %unit_pos_x = %c0_i32 to %c16_i32 step %c8_i32 : i32 {
            %offset = arith.muli %unit_pos_y, %c16_i32 : i32
            %unit = arith.addi %unit_pos_x, %offset : i32
            %different_units_at = llvm.getelementptr %different_units[%unit] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            %different_value = llvm.load %different_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xi32>
            %absolute_pos_y = arith.addi %mul, %unit_pos_y : i32
            %absolute_pos_x = arith.addi %mul_1, %unit_pos_x : i32
            %lt = arith.cmpi ult, %absolute_pos_y, %out_shape_0 : i32
            %mul_2 = arith.muli %absolute_pos_y, %out_shape_1 : i32
            %absolute_pos_x_all = vector.broadcast %absolute_pos_x : i32 to vector<8xi32>
            %absolute_pos_x_each = arith.addi %absolute_pos_x_all, %iota_8xi32 : vector<8xi32>
            %out_shape_1_all = vector.broadcast %out_shape_1 : i32 to vector<8xi32>
            %lt_1 = arith.cmpi ult, %absolute_pos_x_each, %out_shape_1_all : vector<8xi32>
            %lt_all = vector.broadcast %lt : i1 to vector<8xi1>
            %logical_and = arith.andi %lt_all, %lt_1 : vector<8xi1>
            %add = arith.addi %mul_2, %absolute_pos_x : i32
            %out_at = llvm.getelementptr %out[%add] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            llvm.intr.masked.store %different_value, %out_at, %logical_and {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
          } {llvm.loop_annotation = #rolled}
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
