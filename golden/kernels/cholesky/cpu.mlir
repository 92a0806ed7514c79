#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func @cholesky(%a: !llvm.ptr {llvm.noalias, llvm.readonly}, %lower: !llvm.ptr {llvm.noalias},
      %a_shape_0: i32, %a_shape_1: i32, %a_shape_2: i32, %lower_shape_0: i32, %lower_shape_1: i32,
      %lower_shape_2: i32, %cube_count_x: i32, %cube_count_y: i32, %cube_count_z: i32, %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c256_i32 = arith.constant 256 : i32
    %c255_i32 = arith.constant 255 : i32
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %c8_i32 = arith.constant 8 : i32
    %c128_i64 = arith.constant 128 : i64
    %factor = llvm.alloca %c128_i64 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %c512_i64 = arith.constant 512 : i64
    %c0_i8 = arith.constant 0 : i8
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %ctrue_8xi1 = arith.constant dense<true> : vector<8xi1>
    %c0.0_8xf32 = arith.constant dense<0.0> : vector<8xf32>
    %c4_i32 = arith.constant 4 : i32
    %c12_i32 = arith.constant 12 : i32
    %c1_8xi32 = arith.constant dense<1> : vector<8xi32>
    %total_1 = llvm.alloca %c1_i64 x vector<8xf32> : (i64) -> !llvm.ptr
    %c5_i32 = arith.constant 5 : i32
    %total.1_3 = llvm.alloca %c1_i64 x vector<8xf32> : (i64) -> !llvm.ptr
    %c9_i32 = arith.constant 9 : i32
    %total.1_4 = llvm.alloca %c1_i64 x vector<8xf32> : (i64) -> !llvm.ptr
    %c13_i32 = arith.constant 13 : i32
    %c2_8xi32 = arith.constant dense<2> : vector<8xi32>
    %total_2 = llvm.alloca %c1_i64 x vector<8xf32> : (i64) -> !llvm.ptr
    %c10_i32 = arith.constant 10 : i32
    %total.1_5 = llvm.alloca %c1_i64 x vector<8xf32> : (i64) -> !llvm.ptr
    %c14_i32 = arith.constant 14 : i32
    %c3_8xi32 = arith.constant dense<3> : vector<8xi32>
    %total_3 = llvm.alloca %c1_i64 x vector<8xf32> : (i64) -> !llvm.ptr
    %c15_i32 = arith.constant 15 : i32
    %c6_i32 = arith.constant 6 : i32
    %c7_i32 = arith.constant 7 : i32
    %c11_i32 = arith.constant 11 : i32
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %cube_pos_x = arith.trunci %cube : i64 to i32
      %mul = arith.muli %cube_pos_x, %c256_i32 : i32
      %matrix_last = llvm.intr.uadd.sat(%mul, %c255_i32) : (i32, i32) -> i32
      %full = arith.cmpi ult, %matrix_last, %a_shape_0 : i32
      %unit_first = arith.cmpi ult, %c0_i32, %a_shape_1 : i32
      %unit_first_1 = arith.cmpi ult, %c0_i32, %a_shape_2 : i32
      %unit_first_2 = arith.andi %unit_first, %unit_first_1 : i1
      %full_1 = arith.andi %full, %unit_first_2 : i1
      %unit_first_3 = arith.cmpi ult, %c1_i32, %a_shape_1 : i32
      %unit_first_4 = arith.andi %unit_first_3, %unit_first_1 : i1
      %full_2 = arith.andi %full_1, %unit_first_4 : i1
      %unit_first_5 = arith.cmpi ult, %c2_i32, %a_shape_1 : i32
      %unit_first_6 = arith.andi %unit_first_5, %unit_first_1 : i1
      %full_3 = arith.andi %full_2, %unit_first_6 : i1
      %unit_first_7 = arith.cmpi ult, %c3_i32, %a_shape_1 : i32
      %unit_first_8 = arith.andi %unit_first_7, %unit_first_1 : i1
      %full_4 = arith.andi %full_3, %unit_first_8 : i1
      %unit_first_9 = arith.cmpi ult, %c1_i32, %a_shape_2 : i32
      %unit_first_10 = arith.andi %unit_first_3, %unit_first_9 : i1
      %full_5 = arith.andi %full_4, %unit_first_10 : i1
      %unit_first_11 = arith.andi %unit_first_5, %unit_first_9 : i1
      %full_6 = arith.andi %full_5, %unit_first_11 : i1
      %unit_first_12 = arith.andi %unit_first_7, %unit_first_9 : i1
      %full_7 = arith.andi %full_6, %unit_first_12 : i1
      %unit_first_13 = arith.cmpi ult, %c2_i32, %a_shape_2 : i32
      %unit_first_14 = arith.andi %unit_first_5, %unit_first_13 : i1
      %full_8 = arith.andi %full_7, %unit_first_14 : i1
      %unit_first_15 = arith.andi %unit_first_7, %unit_first_13 : i1
      %full_9 = arith.andi %full_8, %unit_first_15 : i1
      %unit_first_16 = arith.cmpi ult, %c3_i32, %a_shape_2 : i32
      %unit_first_17 = arith.andi %unit_first_7, %unit_first_16 : i1
      %full_10 = arith.andi %full_9, %unit_first_17 : i1
      %unit_first_18 = arith.cmpi ult, %c0_i32, %lower_shape_1 : i32
      %full_11 = arith.andi %full_10, %unit_first_18 : i1
      %unit_first_19 = arith.cmpi ult, %c0_i32, %lower_shape_2 : i32
      %full_12 = arith.andi %full_11, %unit_first_19 : i1
      %unit_first_20 = arith.cmpi ult, %c1_i32, %lower_shape_2 : i32
      %full_13 = arith.andi %full_12, %unit_first_20 : i1
      %unit_first_21 = arith.cmpi ult, %c2_i32, %lower_shape_2 : i32
      %full_14 = arith.andi %full_13, %unit_first_21 : i1
      %unit_first_22 = arith.cmpi ult, %c3_i32, %lower_shape_2 : i32
      %full_15 = arith.andi %full_14, %unit_first_22 : i1
      %unit_first_23 = arith.cmpi ult, %c1_i32, %lower_shape_1 : i32
      %full_16 = arith.andi %full_15, %unit_first_23 : i1
      %unit_first_24 = arith.cmpi ult, %c2_i32, %lower_shape_1 : i32
      %full_17 = arith.andi %full_16, %unit_first_24 : i1
      %unit_first_25 = arith.cmpi ult, %c3_i32, %lower_shape_1 : i32
      %full_18 = arith.andi %full_17, %unit_first_25 : i1
      scf.if %full_18 {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
          %matrix = arith.addi %mul, %unit_pos_x : i32
          "llvm.intr.memset"(%factor, %c0_i8, %c512_i64) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
          %mul_1 = arith.muli %a_shape_1, %a_shape_2 : i32
          %matrix_all = vector.broadcast %matrix : i32 to vector<8xi32>
          %matrix_each = arith.addi %matrix_all, %iota_8xi32 : vector<8xi32>
          %mul_1_all = vector.broadcast %mul_1 : i32 to vector<8xi32>
          %mul_2 = arith.muli %matrix_each, %mul_1_all : vector<8xi32>
          %lt = arith.cmpi ult, %c0_i32, %a_shape_1 : i32
          %lt_1 = arith.cmpi ult, %c0_i32, %a_shape_2 : i32
          %a_at = llvm.getelementptr %a[%mul_2] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
          %total = llvm.intr.masked.gather %a_at, %ctrue_8xi1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %sqrt = math.sqrt %total : vector<8xf32>
          %at = arith.muli %c0_i32, %c8_i32 : i32
          %factor_at = llvm.getelementptr %factor[%at] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %sqrt, %factor_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          %lt_2 = arith.cmpi ult, %c1_i32, %a_shape_1 : i32
          %a_shape_2_all = vector.broadcast %a_shape_2 : i32 to vector<8xi32>
          %add = arith.addi %mul_2, %a_shape_2_all : vector<8xi32>
          %a_at_1 = llvm.getelementptr %a[%add] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
          %total.1 = llvm.intr.masked.gather %a_at_1, %ctrue_8xi1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %at_1 = arith.muli %c0_i32, %c8_i32 : i32
          %factor_at_1 = llvm.getelementptr %factor[%at_1] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %factor_value = llvm.load %factor_at_1 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %div = arith.divf %total.1, %factor_value : vector<8xf32>
          %at_2 = arith.muli %c4_i32, %c8_i32 : i32
          %factor_at_2 = llvm.getelementptr %factor[%at_2] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %div, %factor_at_2 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          %lt_3 = arith.cmpi ult, %c2_i32, %a_shape_1 : i32
          %mul_3 = arith.muli %c2_i32, %a_shape_2 : i32
          %mul_3_all = vector.broadcast %mul_3 : i32 to vector<8xi32>
          %add_1 = arith.addi %mul_2, %mul_3_all : vector<8xi32>
          %a_at_2 = llvm.getelementptr %a[%add_1] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
          %total.1_1 = llvm.intr.masked.gather %a_at_2, %ctrue_8xi1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %at_3 = arith.muli %c0_i32, %c8_i32 : i32
          %factor_at_3 = llvm.getelementptr %factor[%at_3] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %factor_value_1 = llvm.load %factor_at_3 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %div_1 = arith.divf %total.1_1, %factor_value_1 : vector<8xf32>
          %at_4 = arith.muli %c8_i32, %c8_i32 : i32
          %factor_at_4 = llvm.getelementptr %factor[%at_4] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %div_1, %factor_at_4 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          %lt_4 = arith.cmpi ult, %c3_i32, %a_shape_1 : i32
          %mul_4 = arith.muli %c3_i32, %a_shape_2 : i32
          %mul_4_all = vector.broadcast %mul_4 : i32 to vector<8xi32>
          %add_2 = arith.addi %mul_2, %mul_4_all : vector<8xi32>
          %a_at_3 = llvm.getelementptr %a[%add_2] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
          %total.1_2 = llvm.intr.masked.gather %a_at_3, %ctrue_8xi1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %at_5 = arith.muli %c0_i32, %c8_i32 : i32
          %factor_at_5 = llvm.getelementptr %factor[%at_5] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %factor_value_2 = llvm.load %factor_at_5 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %div_2 = arith.divf %total.1_2, %factor_value_2 : vector<8xf32>
          %at_6 = arith.muli %c12_i32, %c8_i32 : i32
          %factor_at_6 = llvm.getelementptr %factor[%at_6] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %div_2, %factor_at_6 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          %lt_5 = arith.cmpi ult, %c1_i32, %a_shape_2 : i32
          %add_3 = arith.addi %add, %c1_8xi32 : vector<8xi32>
          %a_at_4 = llvm.getelementptr %a[%add_3] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
          %a_value = llvm.intr.masked.gather %a_at_4, %ctrue_8xi1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          llvm.store %a_value, %total_1 : vector<8xf32>, !llvm.ptr
          %total_value = llvm.load %total_1 : !llvm.ptr -> vector<8xf32>
          %at_7 = arith.muli %c4_i32, %c8_i32 : i32
          %factor_at_7 = llvm.getelementptr %factor[%at_7] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %factor_value_3 = llvm.load %factor_at_7 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %at_8 = arith.muli %c4_i32, %c8_i32 : i32
          %factor_at_8 = llvm.getelementptr %factor[%at_8] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %factor_value_4 = llvm.load %factor_at_8 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %mul_5 = arith.mulf %factor_value_3, %factor_value_4 : vector<8xf32>
          %sub = arith.subf %total_value, %mul_5 : vector<8xf32>
          llvm.store %sub, %total_1 : vector<8xf32>, !llvm.ptr
          %total_value_1 = llvm.load %total_1 : !llvm.ptr -> vector<8xf32>
          %sqrt_1 = math.sqrt %total_value_1 : vector<8xf32>
          %at_9 = arith.muli %c5_i32, %c8_i32 : i32
          %factor_at_9 = llvm.getelementptr %factor[%at_9] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %sqrt_1, %factor_at_9 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          %add_4 = arith.addi %add_1, %c1_8xi32 : vector<8xi32>
          %a_at_5 = llvm.getelementptr %a[%add_4] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
          %a_value_1 = llvm.intr.masked.gather %a_at_5, %ctrue_8xi1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          llvm.store %a_value_1, %total.1_3 : vector<8xf32>, !llvm.ptr
          %total.1_value = llvm.load %total.1_3 : !llvm.ptr -> vector<8xf32>
          %at_10 = arith.muli %c8_i32, %c8_i32 : i32
          %factor_at_10 = llvm.getelementptr %factor[%at_10] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %factor_value_5 = llvm.load %factor_at_10 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %at_11 = arith.muli %c4_i32, %c8_i32 : i32
          %factor_at_11 = llvm.getelementptr %factor[%at_11] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %factor_value_6 = llvm.load %factor_at_11 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %mul_6 = arith.mulf %factor_value_5, %factor_value_6 : vector<8xf32>
          %sub_1 = arith.subf %total.1_value, %mul_6 : vector<8xf32>
          llvm.store %sub_1, %total.1_3 : vector<8xf32>, !llvm.ptr
          %total.1_value_1 = llvm.load %total.1_3 : !llvm.ptr -> vector<8xf32>
          %at_12 = arith.muli %c5_i32, %c8_i32 : i32
          %factor_at_12 = llvm.getelementptr %factor[%at_12] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %factor_value_7 = llvm.load %factor_at_12 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %div_3 = arith.divf %total.1_value_1, %factor_value_7 : vector<8xf32>
          %at_13 = arith.muli %c9_i32, %c8_i32 : i32
          %factor_at_13 = llvm.getelementptr %factor[%at_13] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %div_3, %factor_at_13 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          %add_5 = arith.addi %add_2, %c1_8xi32 : vector<8xi32>
          %a_at_6 = llvm.getelementptr %a[%add_5] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
          %a_value_2 = llvm.intr.masked.gather %a_at_6, %ctrue_8xi1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          llvm.store %a_value_2, %total.1_4 : vector<8xf32>, !llvm.ptr
          %total.1_value_2 = llvm.load %total.1_4 : !llvm.ptr -> vector<8xf32>
          %at_14 = arith.muli %c12_i32, %c8_i32 : i32
          %factor_at_14 = llvm.getelementptr %factor[%at_14] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %factor_value_8 = llvm.load %factor_at_14 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %at_15 = arith.muli %c4_i32, %c8_i32 : i32
          %factor_at_15 = llvm.getelementptr %factor[%at_15] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %factor_value_9 = llvm.load %factor_at_15 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %mul_7 = arith.mulf %factor_value_8, %factor_value_9 : vector<8xf32>
          %sub_2 = arith.subf %total.1_value_2, %mul_7 : vector<8xf32>
          llvm.store %sub_2, %total.1_4 : vector<8xf32>, !llvm.ptr
          %total.1_value_3 = llvm.load %total.1_4 : !llvm.ptr -> vector<8xf32>
          %at_16 = arith.muli %c5_i32, %c8_i32 : i32
          %factor_at_16 = llvm.getelementptr %factor[%at_16] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %factor_value_10 = llvm.load %factor_at_16 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %div_4 = arith.divf %total.1_value_3, %factor_value_10 : vector<8xf32>
          %at_17 = arith.muli %c13_i32, %c8_i32 : i32
          %factor_at_17 = llvm.getelementptr %factor[%at_17] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %div_4, %factor_at_17 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          %lt_6 = arith.cmpi ult, %c2_i32, %a_shape_2 : i32
          %add_6 = arith.addi %add_1, %c2_8xi32 : vector<8xi32>
          %a_at_7 = llvm.getelementptr %a[%add_6] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
          %a_value_3 = llvm.intr.masked.gather %a_at_7, %ctrue_8xi1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          llvm.store %a_value_3, %total_2 : vector<8xf32>, !llvm.ptr
          %total_value_2 = llvm.load %total_2 : !llvm.ptr -> vector<8xf32>
          %at_18 = arith.muli %c8_i32, %c8_i32 : i32
          %factor_at_18 = llvm.getelementptr %factor[%at_18] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %factor_value_11 = llvm.load %factor_at_18 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %at_19 = arith.muli %c8_i32, %c8_i32 : i32
          %factor_at_19 = llvm.getelementptr %factor[%at_19] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %factor_value_12 = llvm.load %factor_at_19 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %mul_8 = arith.mulf %factor_value_11, %factor_value_12 : vector<8xf32>
          %sub_3 = arith.subf %total_value_2, %mul_8 : vector<8xf32>
          llvm.store %sub_3, %total_2 : vector<8xf32>, !llvm.ptr
          %total_value_3 = llvm.load %total_2 : !llvm.ptr -> vector<8xf32>
          %at_20 = arith.muli %c9_i32, %c8_i32 : i32
          %factor_at_20 = llvm.getelementptr %factor[%at_20] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %factor_value_13 = llvm.load %factor_at_20 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %at_21 = arith.muli %c9_i32, %c8_i32 : i32
          %factor_at_21 = llvm.getelementptr %factor[%at_21] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %factor_value_14 = llvm.load %factor_at_21 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %mul_9 = arith.mulf %factor_value_13, %factor_value_14 : vector<8xf32>
          %sub_4 = arith.subf %total_value_3, %mul_9 : vector<8xf32>
          llvm.store %sub_4, %total_2 : vector<8xf32>, !llvm.ptr
          %total_value_4 = llvm.load %total_2 : !llvm.ptr -> vector<8xf32>
          %sqrt_2 = math.sqrt %total_value_4 : vector<8xf32>
          %at_22 = arith.muli %c10_i32, %c8_i32 : i32
          %factor_at_22 = llvm.getelementptr %factor[%at_22] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %sqrt_2, %factor_at_22 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          %add_7 = arith.addi %add_2, %c2_8xi32 : vector<8xi32>
          %a_at_8 = llvm.getelementptr %a[%add_7] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
          %a_value_4 = llvm.intr.masked.gather %a_at_8, %ctrue_8xi1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          llvm.store %a_value_4, %total.1_5 : vector<8xf32>, !llvm.ptr
          %total.1_value_4 = llvm.load %total.1_5 : !llvm.ptr -> vector<8xf32>
          %at_23 = arith.muli %c12_i32, %c8_i32 : i32
          %factor_at_23 = llvm.getelementptr %factor[%at_23] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %factor_value_15 = llvm.load %factor_at_23 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %at_24 = arith.muli %c8_i32, %c8_i32 : i32
          %factor_at_24 = llvm.getelementptr %factor[%at_24] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %factor_value_16 = llvm.load %factor_at_24 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %mul_10 = arith.mulf %factor_value_15, %factor_value_16 : vector<8xf32>
          %sub_5 = arith.subf %total.1_value_4, %mul_10 : vector<8xf32>
          llvm.store %sub_5, %total.1_5 : vector<8xf32>, !llvm.ptr
          %total.1_value_5 = llvm.load %total.1_5 : !llvm.ptr -> vector<8xf32>
          %at_25 = arith.muli %c13_i32, %c8_i32 : i32
          %factor_at_25 = llvm.getelementptr %factor[%at_25] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %factor_value_17 = llvm.load %factor_at_25 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %at_26 = arith.muli %c9_i32, %c8_i32 : i32
          %factor_at_26 = llvm.getelementptr %factor[%at_26] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %factor_value_18 = llvm.load %factor_at_26 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %mul_11 = arith.mulf %factor_value_17, %factor_value_18 : vector<8xf32>
          %sub_6 = arith.subf %total.1_value_5, %mul_11 : vector<8xf32>
          llvm.store %sub_6, %total.1_5 : vector<8xf32>, !llvm.ptr
          %total.1_value_6 = llvm.load %total.1_5 : !llvm.ptr -> vector<8xf32>
          %at_27 = arith.muli %c10_i32, %c8_i32 : i32
          %factor_at_27 = llvm.getelementptr %factor[%at_27] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %factor_value_19 = llvm.load %factor_at_27 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %div_5 = arith.divf %total.1_value_6, %factor_value_19 : vector<8xf32>
          %at_28 = arith.muli %c14_i32, %c8_i32 : i32
          %factor_at_28 = llvm.getelementptr %factor[%at_28] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %div_5, %factor_at_28 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          %lt_7 = arith.cmpi ult, %c3_i32, %a_shape_2 : i32
          %add_8 = arith.addi %add_2, %c3_8xi32 : vector<8xi32>
          %a_at_9 = llvm.getelementptr %a[%add_8] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
          %a_value_5 = llvm.intr.masked.gather %a_at_9, %ctrue_8xi1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          llvm.store %a_value_5, %total_3 : vector<8xf32>, !llvm.ptr
          %total_value_5 = llvm.load %total_3 : !llvm.ptr -> vector<8xf32>
          %at_29 = arith.muli %c12_i32, %c8_i32 : i32
          %factor_at_29 = llvm.getelementptr %factor[%at_29] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %factor_value_20 = llvm.load %factor_at_29 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %at_30 = arith.muli %c12_i32, %c8_i32 : i32
          %factor_at_30 = llvm.getelementptr %factor[%at_30] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %factor_value_21 = llvm.load %factor_at_30 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %mul_12 = arith.mulf %factor_value_20, %factor_value_21 : vector<8xf32>
          %sub_7 = arith.subf %total_value_5, %mul_12 : vector<8xf32>
          llvm.store %sub_7, %total_3 : vector<8xf32>, !llvm.ptr
          %total_value_6 = llvm.load %total_3 : !llvm.ptr -> vector<8xf32>
          %at_31 = arith.muli %c13_i32, %c8_i32 : i32
          %factor_at_31 = llvm.getelementptr %factor[%at_31] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %factor_value_22 = llvm.load %factor_at_31 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %at_32 = arith.muli %c13_i32, %c8_i32 : i32
          %factor_at_32 = llvm.getelementptr %factor[%at_32] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %factor_value_23 = llvm.load %factor_at_32 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %mul_13 = arith.mulf %factor_value_22, %factor_value_23 : vector<8xf32>
          %sub_8 = arith.subf %total_value_6, %mul_13 : vector<8xf32>
          llvm.store %sub_8, %total_3 : vector<8xf32>, !llvm.ptr
          %total_value_7 = llvm.load %total_3 : !llvm.ptr -> vector<8xf32>
          %at_33 = arith.muli %c14_i32, %c8_i32 : i32
          %factor_at_33 = llvm.getelementptr %factor[%at_33] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %factor_value_24 = llvm.load %factor_at_33 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %at_34 = arith.muli %c14_i32, %c8_i32 : i32
          %factor_at_34 = llvm.getelementptr %factor[%at_34] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %factor_value_25 = llvm.load %factor_at_34 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %mul_14 = arith.mulf %factor_value_24, %factor_value_25 : vector<8xf32>
          %sub_9 = arith.subf %total_value_7, %mul_14 : vector<8xf32>
          llvm.store %sub_9, %total_3 : vector<8xf32>, !llvm.ptr
          %total_value_8 = llvm.load %total_3 : !llvm.ptr -> vector<8xf32>
          %sqrt_3 = math.sqrt %total_value_8 : vector<8xf32>
          %at_35 = arith.muli %c15_i32, %c8_i32 : i32
          %factor_at_35 = llvm.getelementptr %factor[%at_35] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %sqrt_3, %factor_at_35 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          %at_36 = arith.muli %c0_i32, %c8_i32 : i32
          %factor_at_36 = llvm.getelementptr %factor[%at_36] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %factor_value_26 = llvm.load %factor_at_36 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %lower_shape_0_all = vector.broadcast %lower_shape_0 : i32 to vector<8xi32>
          %lt_8 = arith.cmpi ult, %matrix_each, %lower_shape_0_all : vector<8xi32>
          %mul_15 = arith.muli %lower_shape_1, %lower_shape_2 : i32
          %mul_15_all = vector.broadcast %mul_15 : i32 to vector<8xi32>
          %mul_16 = arith.muli %matrix_each, %mul_15_all : vector<8xi32>
          %lower_at = llvm.getelementptr %lower[%mul_16] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
          llvm.intr.masked.scatter %factor_value_26, %lower_at, %lt_8 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
          %at_37 = arith.muli %c1_i32, %c8_i32 : i32
          %factor_at_37 = llvm.getelementptr %factor[%at_37] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %factor_value_27 = llvm.load %factor_at_37 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %add_9 = arith.addi %mul_16, %c1_8xi32 : vector<8xi32>
          %lower_at_1 = llvm.getelementptr %lower[%add_9] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
          llvm.intr.masked.scatter %factor_value_27, %lower_at_1, %lt_8 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
          %at_38 = arith.muli %c2_i32, %c8_i32 : i32
          %factor_at_38 = llvm.getelementptr %factor[%at_38] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %factor_value_28 = llvm.load %factor_at_38 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %add_10 = arith.addi %mul_16, %c2_8xi32 : vector<8xi32>
          %lower_at_2 = llvm.getelementptr %lower[%add_10] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
          llvm.intr.masked.scatter %factor_value_28, %lower_at_2, %lt_8 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
          %at_39 = arith.muli %c3_i32, %c8_i32 : i32
          %factor_at_39 = llvm.getelementptr %factor[%at_39] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %factor_value_29 = llvm.load %factor_at_39 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %add_11 = arith.addi %mul_16, %c3_8xi32 : vector<8xi32>
          %lower_at_3 = llvm.getelementptr %lower[%add_11] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
          llvm.intr.masked.scatter %factor_value_29, %lower_at_3, %lt_8 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
          %at_40 = arith.muli %c4_i32, %c8_i32 : i32
          %factor_at_40 = llvm.getelementptr %factor[%at_40] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %factor_value_30 = llvm.load %factor_at_40 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %lower_shape_2_all = vector.broadcast %lower_shape_2 : i32 to vector<8xi32>
          %add_12 = arith.addi %mul_16, %lower_shape_2_all : vector<8xi32>
          %lower_at_4 = llvm.getelementptr %lower[%add_12] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
          llvm.intr.masked.scatter %factor_value_30, %lower_at_4, %lt_8 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
          %at_41 = arith.muli %c5_i32, %c8_i32 : i32
          %factor_at_41 = llvm.getelementptr %factor[%at_41] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %factor_value_31 = llvm.load %factor_at_41 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %add_13 = arith.addi %add_12, %c1_8xi32 : vector<8xi32>
          %lower_at_5 = llvm.getelementptr %lower[%add_13] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
          llvm.intr.masked.scatter %factor_value_31, %lower_at_5, %lt_8 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
          %at_42 = arith.muli %c6_i32, %c8_i32 : i32
          %factor_at_42 = llvm.getelementptr %factor[%at_42] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %factor_value_32 = llvm.load %factor_at_42 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %add_14 = arith.addi %add_12, %c2_8xi32 : vector<8xi32>
          %lower_at_6 = llvm.getelementptr %lower[%add_14] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
          llvm.intr.masked.scatter %factor_value_32, %lower_at_6, %lt_8 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
          %at_43 = arith.muli %c7_i32, %c8_i32 : i32
          %factor_at_43 = llvm.getelementptr %factor[%at_43] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %factor_value_33 = llvm.load %factor_at_43 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %add_15 = arith.addi %add_12, %c3_8xi32 : vector<8xi32>
          %lower_at_7 = llvm.getelementptr %lower[%add_15] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
          llvm.intr.masked.scatter %factor_value_33, %lower_at_7, %lt_8 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
          %at_44 = arith.muli %c8_i32, %c8_i32 : i32
          %factor_at_44 = llvm.getelementptr %factor[%at_44] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %factor_value_34 = llvm.load %factor_at_44 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %mul_17 = arith.muli %c2_i32, %lower_shape_2 : i32
          %mul_17_all = vector.broadcast %mul_17 : i32 to vector<8xi32>
          %add_16 = arith.addi %mul_16, %mul_17_all : vector<8xi32>
          %lower_at_8 = llvm.getelementptr %lower[%add_16] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
          llvm.intr.masked.scatter %factor_value_34, %lower_at_8, %lt_8 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
          %at_45 = arith.muli %c9_i32, %c8_i32 : i32
          %factor_at_45 = llvm.getelementptr %factor[%at_45] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %factor_value_35 = llvm.load %factor_at_45 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %add_17 = arith.addi %add_16, %c1_8xi32 : vector<8xi32>
          %lower_at_9 = llvm.getelementptr %lower[%add_17] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
          llvm.intr.masked.scatter %factor_value_35, %lower_at_9, %lt_8 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
          %at_46 = arith.muli %c10_i32, %c8_i32 : i32
          %factor_at_46 = llvm.getelementptr %factor[%at_46] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %factor_value_36 = llvm.load %factor_at_46 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %add_18 = arith.addi %add_16, %c2_8xi32 : vector<8xi32>
          %lower_at_10 = llvm.getelementptr %lower[%add_18] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
          llvm.intr.masked.scatter %factor_value_36, %lower_at_10, %lt_8 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
          %at_47 = arith.muli %c11_i32, %c8_i32 : i32
          %factor_at_47 = llvm.getelementptr %factor[%at_47] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %factor_value_37 = llvm.load %factor_at_47 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %add_19 = arith.addi %add_16, %c3_8xi32 : vector<8xi32>
          %lower_at_11 = llvm.getelementptr %lower[%add_19] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
          llvm.intr.masked.scatter %factor_value_37, %lower_at_11, %lt_8 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
          %at_48 = arith.muli %c12_i32, %c8_i32 : i32
          %factor_at_48 = llvm.getelementptr %factor[%at_48] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %factor_value_38 = llvm.load %factor_at_48 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %mul_18 = arith.muli %c3_i32, %lower_shape_2 : i32
          %mul_18_all = vector.broadcast %mul_18 : i32 to vector<8xi32>
          %add_20 = arith.addi %mul_16, %mul_18_all : vector<8xi32>
          %lower_at_12 = llvm.getelementptr %lower[%add_20] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
          llvm.intr.masked.scatter %factor_value_38, %lower_at_12, %lt_8 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
          %at_49 = arith.muli %c13_i32, %c8_i32 : i32
          %factor_at_49 = llvm.getelementptr %factor[%at_49] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %factor_value_39 = llvm.load %factor_at_49 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %add_21 = arith.addi %add_20, %c1_8xi32 : vector<8xi32>
          %lower_at_13 = llvm.getelementptr %lower[%add_21] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
          llvm.intr.masked.scatter %factor_value_39, %lower_at_13, %lt_8 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
          %at_50 = arith.muli %c14_i32, %c8_i32 : i32
          %factor_at_50 = llvm.getelementptr %factor[%at_50] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %factor_value_40 = llvm.load %factor_at_50 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %add_22 = arith.addi %add_20, %c2_8xi32 : vector<8xi32>
          %lower_at_14 = llvm.getelementptr %lower[%add_22] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
          llvm.intr.masked.scatter %factor_value_40, %lower_at_14, %lt_8 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
          %at_51 = arith.muli %c15_i32, %c8_i32 : i32
          %factor_at_51 = llvm.getelementptr %factor[%at_51] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %factor_value_41 = llvm.load %factor_at_51 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %add_23 = arith.addi %add_20, %c3_8xi32 : vector<8xi32>
          %lower_at_15 = llvm.getelementptr %lower[%add_23] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
          llvm.intr.masked.scatter %factor_value_41, %lower_at_15, %lt_8 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
        }
      } else {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
          %matrix = arith.addi %mul, %unit_pos_x : i32
          %matrix_all = vector.broadcast %matrix : i32 to vector<8xi32>
          %matrix_each = arith.addi %matrix_all, %iota_8xi32 : vector<8xi32>
          %a_shape_0_all = vector.broadcast %a_shape_0 : i32 to vector<8xi32>
          %lt = arith.cmpi ult, %matrix_each, %a_shape_0_all : vector<8xi32>
          %any = vector.reduction <or>, %lt : vector<8xi1> into i1
          scf.if %any {
            "llvm.intr.memset"(%factor, %c0_i8, %c512_i64) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
            %mul_1 = arith.muli %a_shape_1, %a_shape_2 : i32
            %mul_1_all = vector.broadcast %mul_1 : i32 to vector<8xi32>
            %mul_2 = arith.muli %matrix_each, %mul_1_all : vector<8xi32>
            %lt_1 = arith.cmpi ult, %c0_i32, %a_shape_1 : i32
            %lt_2 = arith.cmpi ult, %c0_i32, %a_shape_2 : i32
            %logical_and = arith.andi %lt_1, %lt_2 : i1
            %logical_and_all = vector.broadcast %logical_and : i1 to vector<8xi1>
            %active = arith.andi %lt, %logical_and_all : vector<8xi1>
            %a_at = llvm.getelementptr %a[%mul_2] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %total = llvm.intr.masked.gather %a_at, %active, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %sqrt = math.sqrt %total : vector<8xf32>
            %at = arith.muli %c0_i32, %c8_i32 : i32
            %factor_at = llvm.getelementptr %factor[%at] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.intr.masked.store %sqrt, %factor_at, %lt {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
            %lt_3 = arith.cmpi ult, %c1_i32, %a_shape_1 : i32
            %a_shape_2_all = vector.broadcast %a_shape_2 : i32 to vector<8xi32>
            %add = arith.addi %mul_2, %a_shape_2_all : vector<8xi32>
            %logical_and_1 = arith.andi %lt_3, %lt_2 : i1
            %logical_and_1_all = vector.broadcast %logical_and_1 : i1 to vector<8xi1>
            %active_1 = arith.andi %lt, %logical_and_1_all : vector<8xi1>
            %a_at_1 = llvm.getelementptr %a[%add] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %total.1 = llvm.intr.masked.gather %a_at_1, %active_1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %at_1 = arith.muli %c0_i32, %c8_i32 : i32
            %factor_at_1 = llvm.getelementptr %factor[%at_1] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %factor_value = llvm.intr.masked.load %factor_at_1, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %div = arith.divf %total.1, %factor_value : vector<8xf32>
            %at_2 = arith.muli %c4_i32, %c8_i32 : i32
            %factor_at_2 = llvm.getelementptr %factor[%at_2] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.intr.masked.store %div, %factor_at_2, %lt {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
            %lt_4 = arith.cmpi ult, %c2_i32, %a_shape_1 : i32
            %mul_3 = arith.muli %c2_i32, %a_shape_2 : i32
            %mul_3_all = vector.broadcast %mul_3 : i32 to vector<8xi32>
            %add_1 = arith.addi %mul_2, %mul_3_all : vector<8xi32>
            %logical_and_2 = arith.andi %lt_4, %lt_2 : i1
            %logical_and_2_all = vector.broadcast %logical_and_2 : i1 to vector<8xi1>
            %active_2 = arith.andi %lt, %logical_and_2_all : vector<8xi1>
            %a_at_2 = llvm.getelementptr %a[%add_1] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %total.1_1 = llvm.intr.masked.gather %a_at_2, %active_2, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %at_3 = arith.muli %c0_i32, %c8_i32 : i32
            %factor_at_3 = llvm.getelementptr %factor[%at_3] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %factor_value_1 = llvm.intr.masked.load %factor_at_3, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %div_1 = arith.divf %total.1_1, %factor_value_1 : vector<8xf32>
            %at_4 = arith.muli %c8_i32, %c8_i32 : i32
            %factor_at_4 = llvm.getelementptr %factor[%at_4] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.intr.masked.store %div_1, %factor_at_4, %lt {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
            %lt_5 = arith.cmpi ult, %c3_i32, %a_shape_1 : i32
            %mul_4 = arith.muli %c3_i32, %a_shape_2 : i32
            %mul_4_all = vector.broadcast %mul_4 : i32 to vector<8xi32>
            %add_2 = arith.addi %mul_2, %mul_4_all : vector<8xi32>
            %logical_and_3 = arith.andi %lt_5, %lt_2 : i1
            %logical_and_3_all = vector.broadcast %logical_and_3 : i1 to vector<8xi1>
            %active_3 = arith.andi %lt, %logical_and_3_all : vector<8xi1>
            %a_at_3 = llvm.getelementptr %a[%add_2] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %total.1_2 = llvm.intr.masked.gather %a_at_3, %active_3, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %at_5 = arith.muli %c0_i32, %c8_i32 : i32
            %factor_at_5 = llvm.getelementptr %factor[%at_5] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %factor_value_2 = llvm.intr.masked.load %factor_at_5, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %div_2 = arith.divf %total.1_2, %factor_value_2 : vector<8xf32>
            %at_6 = arith.muli %c12_i32, %c8_i32 : i32
            %factor_at_6 = llvm.getelementptr %factor[%at_6] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.intr.masked.store %div_2, %factor_at_6, %lt {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
            %lt_6 = arith.cmpi ult, %c1_i32, %a_shape_2 : i32
            %logical_and_4 = arith.andi %lt_3, %lt_6 : i1
            %add_3 = arith.addi %add, %c1_8xi32 : vector<8xi32>
            %logical_and_4_all = vector.broadcast %logical_and_4 : i1 to vector<8xi1>
            %active_4 = arith.andi %lt, %logical_and_4_all : vector<8xi1>
            %a_at_4 = llvm.getelementptr %a[%add_3] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %a_value = llvm.intr.masked.gather %a_at_4, %active_4, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            llvm.store %a_value, %total_1 : vector<8xf32>, !llvm.ptr
            %total_value = llvm.load %total_1 : !llvm.ptr -> vector<8xf32>
            %at_7 = arith.muli %c4_i32, %c8_i32 : i32
            %factor_at_7 = llvm.getelementptr %factor[%at_7] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %factor_value_3 = llvm.intr.masked.load %factor_at_7, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %at_8 = arith.muli %c4_i32, %c8_i32 : i32
            %factor_at_8 = llvm.getelementptr %factor[%at_8] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %factor_value_4 = llvm.intr.masked.load %factor_at_8, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %mul_5 = arith.mulf %factor_value_3, %factor_value_4 : vector<8xf32>
            %sub = arith.subf %total_value, %mul_5 : vector<8xf32>
            llvm.store %sub, %total_1 : vector<8xf32>, !llvm.ptr
            %total_value_1 = llvm.load %total_1 : !llvm.ptr -> vector<8xf32>
            %sqrt_1 = math.sqrt %total_value_1 : vector<8xf32>
            %at_9 = arith.muli %c5_i32, %c8_i32 : i32
            %factor_at_9 = llvm.getelementptr %factor[%at_9] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.intr.masked.store %sqrt_1, %factor_at_9, %lt {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
            %logical_and_5 = arith.andi %lt_4, %lt_6 : i1
            %add_4 = arith.addi %add_1, %c1_8xi32 : vector<8xi32>
            %logical_and_5_all = vector.broadcast %logical_and_5 : i1 to vector<8xi1>
            %active_5 = arith.andi %lt, %logical_and_5_all : vector<8xi1>
            %a_at_5 = llvm.getelementptr %a[%add_4] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %a_value_1 = llvm.intr.masked.gather %a_at_5, %active_5, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            llvm.store %a_value_1, %total.1_3 : vector<8xf32>, !llvm.ptr
            %total.1_value = llvm.load %total.1_3 : !llvm.ptr -> vector<8xf32>
            %at_10 = arith.muli %c8_i32, %c8_i32 : i32
            %factor_at_10 = llvm.getelementptr %factor[%at_10] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %factor_value_5 = llvm.intr.masked.load %factor_at_10, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %at_11 = arith.muli %c4_i32, %c8_i32 : i32
            %factor_at_11 = llvm.getelementptr %factor[%at_11] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %factor_value_6 = llvm.intr.masked.load %factor_at_11, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %mul_6 = arith.mulf %factor_value_5, %factor_value_6 : vector<8xf32>
            %sub_1 = arith.subf %total.1_value, %mul_6 : vector<8xf32>
            llvm.store %sub_1, %total.1_3 : vector<8xf32>, !llvm.ptr
            %total.1_value_1 = llvm.load %total.1_3 : !llvm.ptr -> vector<8xf32>
            %at_12 = arith.muli %c5_i32, %c8_i32 : i32
            %factor_at_12 = llvm.getelementptr %factor[%at_12] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %factor_value_7 = llvm.intr.masked.load %factor_at_12, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %div_3 = arith.divf %total.1_value_1, %factor_value_7 : vector<8xf32>
            %at_13 = arith.muli %c9_i32, %c8_i32 : i32
            %factor_at_13 = llvm.getelementptr %factor[%at_13] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.intr.masked.store %div_3, %factor_at_13, %lt {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
            %logical_and_6 = arith.andi %lt_5, %lt_6 : i1
            %add_5 = arith.addi %add_2, %c1_8xi32 : vector<8xi32>
            %logical_and_6_all = vector.broadcast %logical_and_6 : i1 to vector<8xi1>
            %active_6 = arith.andi %lt, %logical_and_6_all : vector<8xi1>
            %a_at_6 = llvm.getelementptr %a[%add_5] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %a_value_2 = llvm.intr.masked.gather %a_at_6, %active_6, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            llvm.store %a_value_2, %total.1_4 : vector<8xf32>, !llvm.ptr
            %total.1_value_2 = llvm.load %total.1_4 : !llvm.ptr -> vector<8xf32>
            %at_14 = arith.muli %c12_i32, %c8_i32 : i32
            %factor_at_14 = llvm.getelementptr %factor[%at_14] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %factor_value_8 = llvm.intr.masked.load %factor_at_14, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %at_15 = arith.muli %c4_i32, %c8_i32 : i32
            %factor_at_15 = llvm.getelementptr %factor[%at_15] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %factor_value_9 = llvm.intr.masked.load %factor_at_15, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %mul_7 = arith.mulf %factor_value_8, %factor_value_9 : vector<8xf32>
            %sub_2 = arith.subf %total.1_value_2, %mul_7 : vector<8xf32>
            llvm.store %sub_2, %total.1_4 : vector<8xf32>, !llvm.ptr
            %total.1_value_3 = llvm.load %total.1_4 : !llvm.ptr -> vector<8xf32>
            %at_16 = arith.muli %c5_i32, %c8_i32 : i32
            %factor_at_16 = llvm.getelementptr %factor[%at_16] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %factor_value_10 = llvm.intr.masked.load %factor_at_16, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %div_4 = arith.divf %total.1_value_3, %factor_value_10 : vector<8xf32>
            %at_17 = arith.muli %c13_i32, %c8_i32 : i32
            %factor_at_17 = llvm.getelementptr %factor[%at_17] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.intr.masked.store %div_4, %factor_at_17, %lt {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
            %lt_7 = arith.cmpi ult, %c2_i32, %a_shape_2 : i32
            %logical_and_7 = arith.andi %lt_4, %lt_7 : i1
            %add_6 = arith.addi %add_1, %c2_8xi32 : vector<8xi32>
            %logical_and_7_all = vector.broadcast %logical_and_7 : i1 to vector<8xi1>
            %active_7 = arith.andi %lt, %logical_and_7_all : vector<8xi1>
            %a_at_7 = llvm.getelementptr %a[%add_6] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %a_value_3 = llvm.intr.masked.gather %a_at_7, %active_7, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            llvm.store %a_value_3, %total_2 : vector<8xf32>, !llvm.ptr
            %total_value_2 = llvm.load %total_2 : !llvm.ptr -> vector<8xf32>
            %at_18 = arith.muli %c8_i32, %c8_i32 : i32
            %factor_at_18 = llvm.getelementptr %factor[%at_18] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %factor_value_11 = llvm.intr.masked.load %factor_at_18, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %at_19 = arith.muli %c8_i32, %c8_i32 : i32
            %factor_at_19 = llvm.getelementptr %factor[%at_19] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %factor_value_12 = llvm.intr.masked.load %factor_at_19, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %mul_8 = arith.mulf %factor_value_11, %factor_value_12 : vector<8xf32>
            %sub_3 = arith.subf %total_value_2, %mul_8 : vector<8xf32>
            llvm.store %sub_3, %total_2 : vector<8xf32>, !llvm.ptr
            %total_value_3 = llvm.load %total_2 : !llvm.ptr -> vector<8xf32>
            %at_20 = arith.muli %c9_i32, %c8_i32 : i32
            %factor_at_20 = llvm.getelementptr %factor[%at_20] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %factor_value_13 = llvm.intr.masked.load %factor_at_20, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %at_21 = arith.muli %c9_i32, %c8_i32 : i32
            %factor_at_21 = llvm.getelementptr %factor[%at_21] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %factor_value_14 = llvm.intr.masked.load %factor_at_21, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %mul_9 = arith.mulf %factor_value_13, %factor_value_14 : vector<8xf32>
            %sub_4 = arith.subf %total_value_3, %mul_9 : vector<8xf32>
            llvm.store %sub_4, %total_2 : vector<8xf32>, !llvm.ptr
            %total_value_4 = llvm.load %total_2 : !llvm.ptr -> vector<8xf32>
            %sqrt_2 = math.sqrt %total_value_4 : vector<8xf32>
            %at_22 = arith.muli %c10_i32, %c8_i32 : i32
            %factor_at_22 = llvm.getelementptr %factor[%at_22] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.intr.masked.store %sqrt_2, %factor_at_22, %lt {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
            %logical_and_8 = arith.andi %lt_5, %lt_7 : i1
            %add_7 = arith.addi %add_2, %c2_8xi32 : vector<8xi32>
            %logical_and_8_all = vector.broadcast %logical_and_8 : i1 to vector<8xi1>
            %active_8 = arith.andi %lt, %logical_and_8_all : vector<8xi1>
            %a_at_8 = llvm.getelementptr %a[%add_7] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %a_value_4 = llvm.intr.masked.gather %a_at_8, %active_8, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            llvm.store %a_value_4, %total.1_5 : vector<8xf32>, !llvm.ptr
            %total.1_value_4 = llvm.load %total.1_5 : !llvm.ptr -> vector<8xf32>
            %at_23 = arith.muli %c12_i32, %c8_i32 : i32
            %factor_at_23 = llvm.getelementptr %factor[%at_23] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %factor_value_15 = llvm.intr.masked.load %factor_at_23, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %at_24 = arith.muli %c8_i32, %c8_i32 : i32
            %factor_at_24 = llvm.getelementptr %factor[%at_24] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %factor_value_16 = llvm.intr.masked.load %factor_at_24, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %mul_10 = arith.mulf %factor_value_15, %factor_value_16 : vector<8xf32>
            %sub_5 = arith.subf %total.1_value_4, %mul_10 : vector<8xf32>
            llvm.store %sub_5, %total.1_5 : vector<8xf32>, !llvm.ptr
            %total.1_value_5 = llvm.load %total.1_5 : !llvm.ptr -> vector<8xf32>
            %at_25 = arith.muli %c13_i32, %c8_i32 : i32
            %factor_at_25 = llvm.getelementptr %factor[%at_25] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %factor_value_17 = llvm.intr.masked.load %factor_at_25, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %at_26 = arith.muli %c9_i32, %c8_i32 : i32
            %factor_at_26 = llvm.getelementptr %factor[%at_26] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %factor_value_18 = llvm.intr.masked.load %factor_at_26, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %mul_11 = arith.mulf %factor_value_17, %factor_value_18 : vector<8xf32>
            %sub_6 = arith.subf %total.1_value_5, %mul_11 : vector<8xf32>
            llvm.store %sub_6, %total.1_5 : vector<8xf32>, !llvm.ptr
            %total.1_value_6 = llvm.load %total.1_5 : !llvm.ptr -> vector<8xf32>
            %at_27 = arith.muli %c10_i32, %c8_i32 : i32
            %factor_at_27 = llvm.getelementptr %factor[%at_27] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %factor_value_19 = llvm.intr.masked.load %factor_at_27, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %div_5 = arith.divf %total.1_value_6, %factor_value_19 : vector<8xf32>
            %at_28 = arith.muli %c14_i32, %c8_i32 : i32
            %factor_at_28 = llvm.getelementptr %factor[%at_28] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.intr.masked.store %div_5, %factor_at_28, %lt {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
            %lt_8 = arith.cmpi ult, %c3_i32, %a_shape_2 : i32
            %logical_and_9 = arith.andi %lt_5, %lt_8 : i1
            %add_8 = arith.addi %add_2, %c3_8xi32 : vector<8xi32>
            %logical_and_9_all = vector.broadcast %logical_and_9 : i1 to vector<8xi1>
            %active_9 = arith.andi %lt, %logical_and_9_all : vector<8xi1>
            %a_at_9 = llvm.getelementptr %a[%add_8] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %a_value_5 = llvm.intr.masked.gather %a_at_9, %active_9, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            llvm.store %a_value_5, %total_3 : vector<8xf32>, !llvm.ptr
            %total_value_5 = llvm.load %total_3 : !llvm.ptr -> vector<8xf32>
            %at_29 = arith.muli %c12_i32, %c8_i32 : i32
            %factor_at_29 = llvm.getelementptr %factor[%at_29] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %factor_value_20 = llvm.intr.masked.load %factor_at_29, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %at_30 = arith.muli %c12_i32, %c8_i32 : i32
            %factor_at_30 = llvm.getelementptr %factor[%at_30] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %factor_value_21 = llvm.intr.masked.load %factor_at_30, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %mul_12 = arith.mulf %factor_value_20, %factor_value_21 : vector<8xf32>
            %sub_7 = arith.subf %total_value_5, %mul_12 : vector<8xf32>
            llvm.store %sub_7, %total_3 : vector<8xf32>, !llvm.ptr
            %total_value_6 = llvm.load %total_3 : !llvm.ptr -> vector<8xf32>
            %at_31 = arith.muli %c13_i32, %c8_i32 : i32
            %factor_at_31 = llvm.getelementptr %factor[%at_31] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %factor_value_22 = llvm.intr.masked.load %factor_at_31, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %at_32 = arith.muli %c13_i32, %c8_i32 : i32
            %factor_at_32 = llvm.getelementptr %factor[%at_32] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %factor_value_23 = llvm.intr.masked.load %factor_at_32, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %mul_13 = arith.mulf %factor_value_22, %factor_value_23 : vector<8xf32>
            %sub_8 = arith.subf %total_value_6, %mul_13 : vector<8xf32>
            llvm.store %sub_8, %total_3 : vector<8xf32>, !llvm.ptr
            %total_value_7 = llvm.load %total_3 : !llvm.ptr -> vector<8xf32>
            %at_33 = arith.muli %c14_i32, %c8_i32 : i32
            %factor_at_33 = llvm.getelementptr %factor[%at_33] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %factor_value_24 = llvm.intr.masked.load %factor_at_33, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %at_34 = arith.muli %c14_i32, %c8_i32 : i32
            %factor_at_34 = llvm.getelementptr %factor[%at_34] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %factor_value_25 = llvm.intr.masked.load %factor_at_34, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %mul_14 = arith.mulf %factor_value_24, %factor_value_25 : vector<8xf32>
            %sub_9 = arith.subf %total_value_7, %mul_14 : vector<8xf32>
            llvm.store %sub_9, %total_3 : vector<8xf32>, !llvm.ptr
            %total_value_8 = llvm.load %total_3 : !llvm.ptr -> vector<8xf32>
            %sqrt_3 = math.sqrt %total_value_8 : vector<8xf32>
            %at_35 = arith.muli %c15_i32, %c8_i32 : i32
            %factor_at_35 = llvm.getelementptr %factor[%at_35] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.intr.masked.store %sqrt_3, %factor_at_35, %lt {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
            %at_36 = arith.muli %c0_i32, %c8_i32 : i32
            %factor_at_36 = llvm.getelementptr %factor[%at_36] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %factor_value_26 = llvm.intr.masked.load %factor_at_36, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %lower_shape_0_all = vector.broadcast %lower_shape_0 : i32 to vector<8xi32>
            %lt_9 = arith.cmpi ult, %matrix_each, %lower_shape_0_all : vector<8xi32>
            %mul_15 = arith.muli %lower_shape_1, %lower_shape_2 : i32
            %mul_15_all = vector.broadcast %mul_15 : i32 to vector<8xi32>
            %mul_16 = arith.muli %matrix_each, %mul_15_all : vector<8xi32>
            %lt_10 = arith.cmpi ult, %c0_i32, %lower_shape_1 : i32
            %lt_10_all = vector.broadcast %lt_10 : i1 to vector<8xi1>
            %logical_and_10 = arith.andi %lt_9, %lt_10_all : vector<8xi1>
            %lt_11 = arith.cmpi ult, %c0_i32, %lower_shape_2 : i32
            %lt_11_all = vector.broadcast %lt_11 : i1 to vector<8xi1>
            %logical_and_11 = arith.andi %logical_and_10, %lt_11_all : vector<8xi1>
            %active_10 = arith.andi %lt, %logical_and_11 : vector<8xi1>
            %lower_at = llvm.getelementptr %lower[%mul_16] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            llvm.intr.masked.scatter %factor_value_26, %lower_at, %active_10 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
            %at_37 = arith.muli %c1_i32, %c8_i32 : i32
            %factor_at_37 = llvm.getelementptr %factor[%at_37] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %factor_value_27 = llvm.intr.masked.load %factor_at_37, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %lt_12 = arith.cmpi ult, %c1_i32, %lower_shape_2 : i32
            %lt_12_all = vector.broadcast %lt_12 : i1 to vector<8xi1>
            %logical_and_12 = arith.andi %logical_and_10, %lt_12_all : vector<8xi1>
            %add_9 = arith.addi %mul_16, %c1_8xi32 : vector<8xi32>
            %active_11 = arith.andi %lt, %logical_and_12 : vector<8xi1>
            %lower_at_1 = llvm.getelementptr %lower[%add_9] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            llvm.intr.masked.scatter %factor_value_27, %lower_at_1, %active_11 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
            %at_38 = arith.muli %c2_i32, %c8_i32 : i32
            %factor_at_38 = llvm.getelementptr %factor[%at_38] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %factor_value_28 = llvm.intr.masked.load %factor_at_38, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %lt_13 = arith.cmpi ult, %c2_i32, %lower_shape_2 : i32
            %lt_13_all = vector.broadcast %lt_13 : i1 to vector<8xi1>
            %logical_and_13 = arith.andi %logical_and_10, %lt_13_all : vector<8xi1>
            %add_10 = arith.addi %mul_16, %c2_8xi32 : vector<8xi32>
            %active_12 = arith.andi %lt, %logical_and_13 : vector<8xi1>
            %lower_at_2 = llvm.getelementptr %lower[%add_10] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            llvm.intr.masked.scatter %factor_value_28, %lower_at_2, %active_12 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
            %at_39 = arith.muli %c3_i32, %c8_i32 : i32
            %factor_at_39 = llvm.getelementptr %factor[%at_39] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %factor_value_29 = llvm.intr.masked.load %factor_at_39, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %lt_14 = arith.cmpi ult, %c3_i32, %lower_shape_2 : i32
            %lt_14_all = vector.broadcast %lt_14 : i1 to vector<8xi1>
            %logical_and_14 = arith.andi %logical_and_10, %lt_14_all : vector<8xi1>
            %add_11 = arith.addi %mul_16, %c3_8xi32 : vector<8xi32>
            %active_13 = arith.andi %lt, %logical_and_14 : vector<8xi1>
            %lower_at_3 = llvm.getelementptr %lower[%add_11] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            llvm.intr.masked.scatter %factor_value_29, %lower_at_3, %active_13 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
            %at_40 = arith.muli %c4_i32, %c8_i32 : i32
            %factor_at_40 = llvm.getelementptr %factor[%at_40] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %factor_value_30 = llvm.intr.masked.load %factor_at_40, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %lt_15 = arith.cmpi ult, %c1_i32, %lower_shape_1 : i32
            %lt_15_all = vector.broadcast %lt_15 : i1 to vector<8xi1>
            %logical_and_15 = arith.andi %lt_9, %lt_15_all : vector<8xi1>
            %lower_shape_2_all = vector.broadcast %lower_shape_2 : i32 to vector<8xi32>
            %add_12 = arith.addi %mul_16, %lower_shape_2_all : vector<8xi32>
            %logical_and_16 = arith.andi %logical_and_15, %lt_11_all : vector<8xi1>
            %active_14 = arith.andi %lt, %logical_and_16 : vector<8xi1>
            %lower_at_4 = llvm.getelementptr %lower[%add_12] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            llvm.intr.masked.scatter %factor_value_30, %lower_at_4, %active_14 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
            %at_41 = arith.muli %c5_i32, %c8_i32 : i32
            %factor_at_41 = llvm.getelementptr %factor[%at_41] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %factor_value_31 = llvm.intr.masked.load %factor_at_41, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %logical_and_17 = arith.andi %logical_and_15, %lt_12_all : vector<8xi1>
            %add_13 = arith.addi %add_12, %c1_8xi32 : vector<8xi32>
            %active_15 = arith.andi %lt, %logical_and_17 : vector<8xi1>
            %lower_at_5 = llvm.getelementptr %lower[%add_13] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            llvm.intr.masked.scatter %factor_value_31, %lower_at_5, %active_15 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
            %at_42 = arith.muli %c6_i32, %c8_i32 : i32
            %factor_at_42 = llvm.getelementptr %factor[%at_42] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %factor_value_32 = llvm.intr.masked.load %factor_at_42, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %logical_and_18 = arith.andi %logical_and_15, %lt_13_all : vector<8xi1>
            %add_14 = arith.addi %add_12, %c2_8xi32 : vector<8xi32>
            %active_16 = arith.andi %lt, %logical_and_18 : vector<8xi1>
            %lower_at_6 = llvm.getelementptr %lower[%add_14] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            llvm.intr.masked.scatter %factor_value_32, %lower_at_6, %active_16 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
            %at_43 = arith.muli %c7_i32, %c8_i32 : i32
            %factor_at_43 = llvm.getelementptr %factor[%at_43] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %factor_value_33 = llvm.intr.masked.load %factor_at_43, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %logical_and_19 = arith.andi %logical_and_15, %lt_14_all : vector<8xi1>
            %add_15 = arith.addi %add_12, %c3_8xi32 : vector<8xi32>
            %active_17 = arith.andi %lt, %logical_and_19 : vector<8xi1>
            %lower_at_7 = llvm.getelementptr %lower[%add_15] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            llvm.intr.masked.scatter %factor_value_33, %lower_at_7, %active_17 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
            %at_44 = arith.muli %c8_i32, %c8_i32 : i32
            %factor_at_44 = llvm.getelementptr %factor[%at_44] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %factor_value_34 = llvm.intr.masked.load %factor_at_44, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %lt_16 = arith.cmpi ult, %c2_i32, %lower_shape_1 : i32
            %lt_16_all = vector.broadcast %lt_16 : i1 to vector<8xi1>
            %logical_and_20 = arith.andi %lt_9, %lt_16_all : vector<8xi1>
            %mul_17 = arith.muli %c2_i32, %lower_shape_2 : i32
            %mul_17_all = vector.broadcast %mul_17 : i32 to vector<8xi32>
            %add_16 = arith.addi %mul_16, %mul_17_all : vector<8xi32>
            %logical_and_21 = arith.andi %logical_and_20, %lt_11_all : vector<8xi1>
            %active_18 = arith.andi %lt, %logical_and_21 : vector<8xi1>
            %lower_at_8 = llvm.getelementptr %lower[%add_16] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            llvm.intr.masked.scatter %factor_value_34, %lower_at_8, %active_18 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
            %at_45 = arith.muli %c9_i32, %c8_i32 : i32
            %factor_at_45 = llvm.getelementptr %factor[%at_45] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %factor_value_35 = llvm.intr.masked.load %factor_at_45, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %logical_and_22 = arith.andi %logical_and_20, %lt_12_all : vector<8xi1>
            %add_17 = arith.addi %add_16, %c1_8xi32 : vector<8xi32>
            %active_19 = arith.andi %lt, %logical_and_22 : vector<8xi1>
            %lower_at_9 = llvm.getelementptr %lower[%add_17] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            llvm.intr.masked.scatter %factor_value_35, %lower_at_9, %active_19 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
            %at_46 = arith.muli %c10_i32, %c8_i32 : i32
            %factor_at_46 = llvm.getelementptr %factor[%at_46] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %factor_value_36 = llvm.intr.masked.load %factor_at_46, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %logical_and_23 = arith.andi %logical_and_20, %lt_13_all : vector<8xi1>
            %add_18 = arith.addi %add_16, %c2_8xi32 : vector<8xi32>
            %active_20 = arith.andi %lt, %logical_and_23 : vector<8xi1>
            %lower_at_10 = llvm.getelementptr %lower[%add_18] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            llvm.intr.masked.scatter %factor_value_36, %lower_at_10, %active_20 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
            %at_47 = arith.muli %c11_i32, %c8_i32 : i32
            %factor_at_47 = llvm.getelementptr %factor[%at_47] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %factor_value_37 = llvm.intr.masked.load %factor_at_47, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %logical_and_24 = arith.andi %logical_and_20, %lt_14_all : vector<8xi1>
            %add_19 = arith.addi %add_16, %c3_8xi32 : vector<8xi32>
            %active_21 = arith.andi %lt, %logical_and_24 : vector<8xi1>
            %lower_at_11 = llvm.getelementptr %lower[%add_19] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            llvm.intr.masked.scatter %factor_value_37, %lower_at_11, %active_21 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
            %at_48 = arith.muli %c12_i32, %c8_i32 : i32
            %factor_at_48 = llvm.getelementptr %factor[%at_48] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %factor_value_38 = llvm.intr.masked.load %factor_at_48, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %lt_17 = arith.cmpi ult, %c3_i32, %lower_shape_1 : i32
            %lt_17_all = vector.broadcast %lt_17 : i1 to vector<8xi1>
            %logical_and_25 = arith.andi %lt_9, %lt_17_all : vector<8xi1>
            %mul_18 = arith.muli %c3_i32, %lower_shape_2 : i32
            %mul_18_all = vector.broadcast %mul_18 : i32 to vector<8xi32>
            %add_20 = arith.addi %mul_16, %mul_18_all : vector<8xi32>
            %logical_and_26 = arith.andi %logical_and_25, %lt_11_all : vector<8xi1>
            %active_22 = arith.andi %lt, %logical_and_26 : vector<8xi1>
            %lower_at_12 = llvm.getelementptr %lower[%add_20] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            llvm.intr.masked.scatter %factor_value_38, %lower_at_12, %active_22 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
            %at_49 = arith.muli %c13_i32, %c8_i32 : i32
            %factor_at_49 = llvm.getelementptr %factor[%at_49] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %factor_value_39 = llvm.intr.masked.load %factor_at_49, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %logical_and_27 = arith.andi %logical_and_25, %lt_12_all : vector<8xi1>
            %add_21 = arith.addi %add_20, %c1_8xi32 : vector<8xi32>
            %active_23 = arith.andi %lt, %logical_and_27 : vector<8xi1>
            %lower_at_13 = llvm.getelementptr %lower[%add_21] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            llvm.intr.masked.scatter %factor_value_39, %lower_at_13, %active_23 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
            %at_50 = arith.muli %c14_i32, %c8_i32 : i32
            %factor_at_50 = llvm.getelementptr %factor[%at_50] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %factor_value_40 = llvm.intr.masked.load %factor_at_50, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %logical_and_28 = arith.andi %logical_and_25, %lt_13_all : vector<8xi1>
            %add_22 = arith.addi %add_20, %c2_8xi32 : vector<8xi32>
            %active_24 = arith.andi %lt, %logical_and_28 : vector<8xi1>
            %lower_at_14 = llvm.getelementptr %lower[%add_22] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            llvm.intr.masked.scatter %factor_value_40, %lower_at_14, %active_24 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
            %at_51 = arith.muli %c15_i32, %c8_i32 : i32
            %factor_at_51 = llvm.getelementptr %factor[%at_51] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %factor_value_41 = llvm.intr.masked.load %factor_at_51, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %logical_and_29 = arith.andi %logical_and_25, %lt_14_all : vector<8xi1>
            %add_23 = arith.addi %add_20, %c3_8xi32 : vector<8xi32>
            %active_25 = arith.andi %lt, %logical_and_29 : vector<8xi1>
            %lower_at_15 = llvm.getelementptr %lower[%add_23] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            llvm.intr.masked.scatter %factor_value_41, %lower_at_15, %active_25 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
          }
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
