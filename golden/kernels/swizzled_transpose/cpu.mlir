#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func @swizzled_transpose(%x: !llvm.ptr {llvm.noalias, llvm.readonly}, %out: !llvm.ptr {llvm.noalias},
      %x_shape_0: i32, %x_shape_1: i32, %out_shape_0: i32, %out_shape_1: i32, %cube_count_x: i32,
      %cube_count_y: i32, %cube_count_z: i32, %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c1024_i64 = arith.constant 1024 : i64
    %tile = llvm.alloca %c1024_i64 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %c32_i32 = arith.constant 32 : i32
    %c7_i32 = arith.constant 7 : i32
    %c31_i32 = arith.constant 31 : i32
    %c8_i32 = arith.constant 8 : i32
    %c16_i32 = arith.constant 16 : i32
    %c24_i32 = arith.constant 24 : i32
    %c1_i32 = arith.constant 1 : i32
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %ctrue_8xi1 = arith.constant dense<true> : vector<8xi1>
    %c0.0_8xf32 = arith.constant dense<0.0> : vector<8xf32>
    %c32_8xi32 = arith.constant dense<32> : vector<8xi32>
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %count_x = arith.extui %cube_count_x : i32 to i64
      %pos_x = arith.remui %cube, %count_x : i64
      %rest = arith.divui %cube, %count_x : i64
      %cube_pos_x = arith.trunci %pos_x : i64 to i32
      %cube_pos_y = arith.trunci %rest : i64 to i32
      %mul = arith.muli %cube_pos_x, %c32_i32 : i32
      %mul_1 = arith.muli %cube_pos_y, %c32_i32 : i32
      %row_last = llvm.intr.uadd.sat(%mul_1, %c7_i32) : (i32, i32) -> i32
      %full = arith.cmpi ult, %row_last, %x_shape_0 : i32
      %column_last = llvm.intr.uadd.sat(%mul, %c31_i32) : (i32, i32) -> i32
      %full_1 = arith.cmpi ult, %column_last, %x_shape_1 : i32
      %full_2 = arith.andi %full, %full_1 : i1
      %unit_first = arith.addi %mul_1, %c8_i32 : i32
      %unit_last = llvm.intr.uadd.sat(%unit_first, %c7_i32) : (i32, i32) -> i32
      %full_3 = arith.cmpi ult, %unit_last, %x_shape_0 : i32
      %full_4 = arith.andi %full_2, %full_3 : i1
      %unit_first_1 = arith.addi %mul_1, %c16_i32 : i32
      %unit_last_1 = llvm.intr.uadd.sat(%unit_first_1, %c7_i32) : (i32, i32) -> i32
      %full_5 = arith.cmpi ult, %unit_last_1, %x_shape_0 : i32
      %full_6 = arith.andi %full_4, %full_5 : i1
      %unit_first_2 = arith.addi %mul_1, %c24_i32 : i32
      %unit_last_2 = llvm.intr.uadd.sat(%unit_first_2, %c7_i32) : (i32, i32) -> i32
      %full_7 = arith.cmpi ult, %unit_last_2, %x_shape_0 : i32
      %full_8 = arith.andi %full_6, %full_7 : i1
      scf.if %full_8 {
        scf.for %unit_pos_y = %c0_i32 to %c8_i32 step %c1_i32 : i32 {
          scf.for %unit_pos_x = %c0_i32 to %c32_i32 step %c8_i32 : i32 {
            %column = arith.addi %mul, %unit_pos_x : i32
            %row = arith.addi %mul_1, %unit_pos_y : i32
            %mul_2 = arith.muli %row, %x_shape_1 : i32
            %add = arith.addi %mul_2, %column : i32
            %x_at = llvm.getelementptr %x[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %x_value = llvm.load %x_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
            %mul_3 = arith.muli %unit_pos_y, %c32_i32 : i32
            %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
            %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
            %unit_pos_y_all = vector.broadcast %unit_pos_y : i32 to vector<8xi32>
            %bit_xor = arith.xori %unit_pos_x_each, %unit_pos_y_all : vector<8xi32>
            %mul_3_all = vector.broadcast %mul_3 : i32 to vector<8xi32>
            %add_1 = arith.addi %mul_3_all, %bit_xor : vector<8xi32>
            %tile_at = llvm.getelementptr %tile[%add_1] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            llvm.intr.masked.scatter %x_value, %tile_at, %ctrue_8xi1 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
            %line = arith.addi %unit_pos_y, %c8_i32 : i32
            %add_2 = arith.addi %row, %c8_i32 : i32
            %mul_4 = arith.muli %add_2, %x_shape_1 : i32
            %add_3 = arith.addi %mul_4, %column : i32
            %x_at_1 = llvm.getelementptr %x[%add_3] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %x_value_1 = llvm.load %x_at_1 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
            %mul_5 = arith.muli %line, %c32_i32 : i32
            %line_all = vector.broadcast %line : i32 to vector<8xi32>
            %bit_xor_1 = arith.xori %unit_pos_x_each, %line_all : vector<8xi32>
            %mul_5_all = vector.broadcast %mul_5 : i32 to vector<8xi32>
            %add_4 = arith.addi %mul_5_all, %bit_xor_1 : vector<8xi32>
            %tile_at_1 = llvm.getelementptr %tile[%add_4] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            llvm.intr.masked.scatter %x_value_1, %tile_at_1, %ctrue_8xi1 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
            %line_1 = arith.addi %unit_pos_y, %c16_i32 : i32
            %add_5 = arith.addi %row, %c16_i32 : i32
            %mul_6 = arith.muli %add_5, %x_shape_1 : i32
            %add_6 = arith.addi %mul_6, %column : i32
            %x_at_2 = llvm.getelementptr %x[%add_6] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %x_value_2 = llvm.load %x_at_2 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
            %mul_7 = arith.muli %line_1, %c32_i32 : i32
            %line_1_all = vector.broadcast %line_1 : i32 to vector<8xi32>
            %bit_xor_2 = arith.xori %unit_pos_x_each, %line_1_all : vector<8xi32>
            %mul_7_all = vector.broadcast %mul_7 : i32 to vector<8xi32>
            %add_7 = arith.addi %mul_7_all, %bit_xor_2 : vector<8xi32>
            %tile_at_2 = llvm.getelementptr %tile[%add_7] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            llvm.intr.masked.scatter %x_value_2, %tile_at_2, %ctrue_8xi1 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
            %line_2 = arith.addi %unit_pos_y, %c24_i32 : i32
            %add_8 = arith.addi %row, %c24_i32 : i32
            %mul_8 = arith.muli %add_8, %x_shape_1 : i32
            %add_9 = arith.addi %mul_8, %column : i32
            %x_at_3 = llvm.getelementptr %x[%add_9] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %x_value_3 = llvm.load %x_at_3 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
            %mul_9 = arith.muli %line_2, %c32_i32 : i32
            %line_2_all = vector.broadcast %line_2 : i32 to vector<8xi32>
            %bit_xor_3 = arith.xori %unit_pos_x_each, %line_2_all : vector<8xi32>
            %mul_9_all = vector.broadcast %mul_9 : i32 to vector<8xi32>
            %add_10 = arith.addi %mul_9_all, %bit_xor_3 : vector<8xi32>
            %tile_at_3 = llvm.getelementptr %tile[%add_10] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            llvm.intr.masked.scatter %x_value_3, %tile_at_3, %ctrue_8xi1 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
          }
        }
      } else {
        scf.for %unit_pos_y = %c0_i32 to %c8_i32 step %c1_i32 : i32 {
          scf.for %unit_pos_x = %c0_i32 to %c32_i32 step %c8_i32 : i32 {
            %column = arith.addi %mul, %unit_pos_x : i32
            %row = arith.addi %mul_1, %unit_pos_y : i32
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
              %mul_3 = arith.muli %unit_pos_y, %c32_i32 : i32
              %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
              %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
              %unit_pos_y_all = vector.broadcast %unit_pos_y : i32 to vector<8xi32>
              %bit_xor = arith.xori %unit_pos_x_each, %unit_pos_y_all : vector<8xi32>
              %mul_3_all = vector.broadcast %mul_3 : i32 to vector<8xi32>
              %add_1 = arith.addi %mul_3_all, %bit_xor : vector<8xi32>
              %tile_at = llvm.getelementptr %tile[%add_1] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
              llvm.intr.masked.scatter %x_value, %tile_at, %logical_and {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
            }
            %line = arith.addi %unit_pos_y, %c8_i32 : i32
            %add = arith.addi %row, %c8_i32 : i32
            %lt_2 = arith.cmpi ult, %add, %x_shape_0 : i32
            %lt_2_all = vector.broadcast %lt_2 : i1 to vector<8xi1>
            %logical_and_1 = arith.andi %lt_2_all, %lt_1 : vector<8xi1>
            %any_1 = vector.reduction <or>, %logical_and_1 : vector<8xi1> into i1
            scf.if %any_1 {
              %mul_2 = arith.muli %add, %x_shape_1 : i32
              %add_1 = arith.addi %mul_2, %column : i32
              %x_at = llvm.getelementptr %x[%add_1] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %x_value = llvm.intr.masked.load %x_at, %logical_and_1, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %mul_3 = arith.muli %line, %c32_i32 : i32
              %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
              %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
              %line_all = vector.broadcast %line : i32 to vector<8xi32>
              %bit_xor = arith.xori %unit_pos_x_each, %line_all : vector<8xi32>
              %mul_3_all = vector.broadcast %mul_3 : i32 to vector<8xi32>
              %add_2 = arith.addi %mul_3_all, %bit_xor : vector<8xi32>
              %tile_at = llvm.getelementptr %tile[%add_2] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
              llvm.intr.masked.scatter %x_value, %tile_at, %logical_and_1 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
            }
            %line_1 = arith.addi %unit_pos_y, %c16_i32 : i32
            %add_1 = arith.addi %row, %c16_i32 : i32
            %lt_3 = arith.cmpi ult, %add_1, %x_shape_0 : i32
            %lt_3_all = vector.broadcast %lt_3 : i1 to vector<8xi1>
            %logical_and_2 = arith.andi %lt_3_all, %lt_1 : vector<8xi1>
            %any_2 = vector.reduction <or>, %logical_and_2 : vector<8xi1> into i1
            scf.if %any_2 {
              %mul_2 = arith.muli %add_1, %x_shape_1 : i32
              %add_2 = arith.addi %mul_2, %column : i32
              %x_at = llvm.getelementptr %x[%add_2] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %x_value = llvm.intr.masked.load %x_at, %logical_and_2, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %mul_3 = arith.muli %line_1, %c32_i32 : i32
              %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
              %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
              %line_1_all = vector.broadcast %line_1 : i32 to vector<8xi32>
              %bit_xor = arith.xori %unit_pos_x_each, %line_1_all : vector<8xi32>
              %mul_3_all = vector.broadcast %mul_3 : i32 to vector<8xi32>
              %add_3 = arith.addi %mul_3_all, %bit_xor : vector<8xi32>
              %tile_at = llvm.getelementptr %tile[%add_3] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
              llvm.intr.masked.scatter %x_value, %tile_at, %logical_and_2 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
            }
            %line_2 = arith.addi %unit_pos_y, %c24_i32 : i32
            %add_2 = arith.addi %row, %c24_i32 : i32
            %lt_4 = arith.cmpi ult, %add_2, %x_shape_0 : i32
            %lt_4_all = vector.broadcast %lt_4 : i1 to vector<8xi1>
            %logical_and_3 = arith.andi %lt_4_all, %lt_1 : vector<8xi1>
            %any_3 = vector.reduction <or>, %logical_and_3 : vector<8xi1> into i1
            scf.if %any_3 {
              %mul_2 = arith.muli %add_2, %x_shape_1 : i32
              %add_3 = arith.addi %mul_2, %column : i32
              %x_at = llvm.getelementptr %x[%add_3] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %x_value = llvm.intr.masked.load %x_at, %logical_and_3, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %mul_3 = arith.muli %line_2, %c32_i32 : i32
              %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
              %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
              %line_2_all = vector.broadcast %line_2 : i32 to vector<8xi32>
              %bit_xor = arith.xori %unit_pos_x_each, %line_2_all : vector<8xi32>
              %mul_3_all = vector.broadcast %mul_3 : i32 to vector<8xi32>
              %add_4 = arith.addi %mul_3_all, %bit_xor : vector<8xi32>
              %tile_at = llvm.getelementptr %tile[%add_4] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
              llvm.intr.masked.scatter %x_value, %tile_at, %logical_and_3 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
            }
          } {llvm.loop_annotation = #rolled}
        } {llvm.loop_annotation = #rolled}
      }
      %row_last_1 = llvm.intr.uadd.sat(%mul, %c7_i32) : (i32, i32) -> i32
      %full_9 = arith.cmpi ult, %row_last_1, %out_shape_0 : i32
      %column_last_1 = llvm.intr.uadd.sat(%mul_1, %c31_i32) : (i32, i32) -> i32
      %full_10 = arith.cmpi ult, %column_last_1, %out_shape_1 : i32
      %full_11 = arith.andi %full_9, %full_10 : i1
      %unit_first_3 = arith.addi %mul, %c8_i32 : i32
      %unit_last_3 = llvm.intr.uadd.sat(%unit_first_3, %c7_i32) : (i32, i32) -> i32
      %full_12 = arith.cmpi ult, %unit_last_3, %out_shape_0 : i32
      %full_13 = arith.andi %full_11, %full_12 : i1
      %unit_first_4 = arith.addi %mul, %c16_i32 : i32
      %unit_last_4 = llvm.intr.uadd.sat(%unit_first_4, %c7_i32) : (i32, i32) -> i32
      %full_14 = arith.cmpi ult, %unit_last_4, %out_shape_0 : i32
      %full_15 = arith.andi %full_13, %full_14 : i1
      %unit_first_5 = arith.addi %mul, %c24_i32 : i32
      %unit_last_5 = llvm.intr.uadd.sat(%unit_first_5, %c7_i32) : (i32, i32) -> i32
      %full_16 = arith.cmpi ult, %unit_last_5, %out_shape_0 : i32
      %full_17 = arith.andi %full_15, %full_16 : i1
      scf.if %full_17 {
        scf.for %unit_pos_y = %c0_i32 to %c8_i32 step %c1_i32 : i32 {
          scf.for %unit_pos_x = %c0_i32 to %c32_i32 step %c8_i32 : i32 {
            %column = arith.addi %mul_1, %unit_pos_x : i32
            %row = arith.addi %mul, %unit_pos_y : i32
            %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
            %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
            %mul_2 = arith.muli %unit_pos_x_each, %c32_8xi32 : vector<8xi32>
            %unit_pos_y_all = vector.broadcast %unit_pos_y : i32 to vector<8xi32>
            %bit_xor = arith.xori %unit_pos_x_each, %unit_pos_y_all : vector<8xi32>
            %add = arith.addi %mul_2, %bit_xor : vector<8xi32>
            %tile_at = llvm.getelementptr %tile[%add] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %tile_value = llvm.intr.masked.gather %tile_at, %ctrue_8xi1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %mul_3 = arith.muli %row, %out_shape_1 : i32
            %add_1 = arith.addi %mul_3, %column : i32
            %out_at = llvm.getelementptr %out[%add_1] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.store %tile_value, %out_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
            %add_2 = arith.addi %row, %c8_i32 : i32
            %mul_4 = arith.muli %unit_pos_x_each, %c32_8xi32 : vector<8xi32>
            %line = arith.addi %unit_pos_y, %c8_i32 : i32
            %line_all = vector.broadcast %line : i32 to vector<8xi32>
            %bit_xor_1 = arith.xori %unit_pos_x_each, %line_all : vector<8xi32>
            %add_3 = arith.addi %mul_4, %bit_xor_1 : vector<8xi32>
            %tile_at_1 = llvm.getelementptr %tile[%add_3] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %tile_value_1 = llvm.intr.masked.gather %tile_at_1, %ctrue_8xi1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %mul_5 = arith.muli %add_2, %out_shape_1 : i32
            %add_4 = arith.addi %mul_5, %column : i32
            %out_at_1 = llvm.getelementptr %out[%add_4] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.store %tile_value_1, %out_at_1 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
            %add_5 = arith.addi %row, %c16_i32 : i32
            %mul_6 = arith.muli %unit_pos_x_each, %c32_8xi32 : vector<8xi32>
            %line_1 = arith.addi %unit_pos_y, %c16_i32 : i32
            %line_1_all = vector.broadcast %line_1 : i32 to vector<8xi32>
            %bit_xor_2 = arith.xori %unit_pos_x_each, %line_1_all : vector<8xi32>
            %add_6 = arith.addi %mul_6, %bit_xor_2 : vector<8xi32>
            %tile_at_2 = llvm.getelementptr %tile[%add_6] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %tile_value_2 = llvm.intr.masked.gather %tile_at_2, %ctrue_8xi1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %mul_7 = arith.muli %add_5, %out_shape_1 : i32
            %add_7 = arith.addi %mul_7, %column : i32
            %out_at_2 = llvm.getelementptr %out[%add_7] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.store %tile_value_2, %out_at_2 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
            %add_8 = arith.addi %row, %c24_i32 : i32
            %mul_8 = arith.muli %unit_pos_x_each, %c32_8xi32 : vector<8xi32>
            %line_2 = arith.addi %unit_pos_y, %c24_i32 : i32
            %line_2_all = vector.broadcast %line_2 : i32 to vector<8xi32>
            %bit_xor_3 = arith.xori %unit_pos_x_each, %line_2_all : vector<8xi32>
            %add_9 = arith.addi %mul_8, %bit_xor_3 : vector<8xi32>
            %tile_at_3 = llvm.getelementptr %tile[%add_9] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %tile_value_3 = llvm.intr.masked.gather %tile_at_3, %ctrue_8xi1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %mul_9 = arith.muli %add_8, %out_shape_1 : i32
            %add_10 = arith.addi %mul_9, %column : i32
            %out_at_3 = llvm.getelementptr %out[%add_10] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.store %tile_value_3, %out_at_3 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          }
        }
      } else {
        scf.for %unit_pos_y = %c0_i32 to %c8_i32 step %c1_i32 : i32 {
          scf.for %unit_pos_x = %c0_i32 to %c32_i32 step %c8_i32 : i32 {
            %column = arith.addi %mul_1, %unit_pos_x : i32
            %row = arith.addi %mul, %unit_pos_y : i32
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
              %mul_2 = arith.muli %unit_pos_x_each, %c32_8xi32 : vector<8xi32>
              %unit_pos_y_all = vector.broadcast %unit_pos_y : i32 to vector<8xi32>
              %bit_xor = arith.xori %unit_pos_x_each, %unit_pos_y_all : vector<8xi32>
              %add = arith.addi %mul_2, %bit_xor : vector<8xi32>
              %tile_at = llvm.getelementptr %tile[%add] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
              %tile_value = llvm.intr.masked.gather %tile_at, %logical_and, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %mul_3 = arith.muli %row, %out_shape_1 : i32
              %add_1 = arith.addi %mul_3, %column : i32
              %out_at = llvm.getelementptr %out[%add_1] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              llvm.intr.masked.store %tile_value, %out_at, %logical_and {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
            }
            %add = arith.addi %row, %c8_i32 : i32
            %lt_2 = arith.cmpi ult, %add, %out_shape_0 : i32
            %lt_2_all = vector.broadcast %lt_2 : i1 to vector<8xi1>
            %logical_and_1 = arith.andi %lt_2_all, %lt_1 : vector<8xi1>
            %any_1 = vector.reduction <or>, %logical_and_1 : vector<8xi1> into i1
            scf.if %any_1 {
              %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
              %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
              %mul_2 = arith.muli %unit_pos_x_each, %c32_8xi32 : vector<8xi32>
              %line = arith.addi %unit_pos_y, %c8_i32 : i32
              %line_all = vector.broadcast %line : i32 to vector<8xi32>
              %bit_xor = arith.xori %unit_pos_x_each, %line_all : vector<8xi32>
              %add_1 = arith.addi %mul_2, %bit_xor : vector<8xi32>
              %tile_at = llvm.getelementptr %tile[%add_1] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
              %tile_value = llvm.intr.masked.gather %tile_at, %logical_and_1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %mul_3 = arith.muli %add, %out_shape_1 : i32
              %add_2 = arith.addi %mul_3, %column : i32
              %out_at = llvm.getelementptr %out[%add_2] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              llvm.intr.masked.store %tile_value, %out_at, %logical_and_1 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
            }
            %add_1 = arith.addi %row, %c16_i32 : i32
            %lt_3 = arith.cmpi ult, %add_1, %out_shape_0 : i32
            %lt_3_all = vector.broadcast %lt_3 : i1 to vector<8xi1>
            %logical_and_2 = arith.andi %lt_3_all, %lt_1 : vector<8xi1>
            %any_2 = vector.reduction <or>, %logical_and_2 : vector<8xi1> into i1
            scf.if %any_2 {
              %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
              %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
              %mul_2 = arith.muli %unit_pos_x_each, %c32_8xi32 : vector<8xi32>
              %line = arith.addi %unit_pos_y, %c16_i32 : i32
              %line_all = vector.broadcast %line : i32 to vector<8xi32>
              %bit_xor = arith.xori %unit_pos_x_each, %line_all : vector<8xi32>
              %add_2 = arith.addi %mul_2, %bit_xor : vector<8xi32>
              %tile_at = llvm.getelementptr %tile[%add_2] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
              %tile_value = llvm.intr.masked.gather %tile_at, %logical_and_2, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %mul_3 = arith.muli %add_1, %out_shape_1 : i32
              %add_3 = arith.addi %mul_3, %column : i32
              %out_at = llvm.getelementptr %out[%add_3] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              llvm.intr.masked.store %tile_value, %out_at, %logical_and_2 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
            }
            %add_2 = arith.addi %row, %c24_i32 : i32
            %lt_4 = arith.cmpi ult, %add_2, %out_shape_0 : i32
            %lt_4_all = vector.broadcast %lt_4 : i1 to vector<8xi1>
            %logical_and_3 = arith.andi %lt_4_all, %lt_1 : vector<8xi1>
            %any_3 = vector.reduction <or>, %logical_and_3 : vector<8xi1> into i1
            scf.if %any_3 {
              %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
              %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
              %mul_2 = arith.muli %unit_pos_x_each, %c32_8xi32 : vector<8xi32>
              %line = arith.addi %unit_pos_y, %c24_i32 : i32
              %line_all = vector.broadcast %line : i32 to vector<8xi32>
              %bit_xor = arith.xori %unit_pos_x_each, %line_all : vector<8xi32>
              %add_3 = arith.addi %mul_2, %bit_xor : vector<8xi32>
              %tile_at = llvm.getelementptr %tile[%add_3] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
              %tile_value = llvm.intr.masked.gather %tile_at, %logical_and_3, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %mul_3 = arith.muli %add_2, %out_shape_1 : i32
              %add_4 = arith.addi %mul_3, %column : i32
              %out_at = llvm.getelementptr %out[%add_4] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              llvm.intr.masked.store %tile_value, %out_at, %logical_and_3 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
            }
          } {llvm.loop_annotation = #rolled}
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
