#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func private @math.exp_8xf32(%x: vector<8xf32>) -> vector<8xf32> attributes {passthrough = ["alwaysinline"]} {
    %c-104.0_8xf32 = arith.constant dense<-104.0> : vector<8xf32>
    %c89.0_8xf32 = arith.constant dense<89.0> : vector<8xf32>
    %c1.442695_8xf32 = arith.constant dense<1.442695> : vector<8xf32>
    %c12582912.0_8xf32 = arith.constant dense<12582912.0> : vector<8xf32>
    %c1262485504_8xi32 = arith.constant dense<1262485504> : vector<8xi32>
    %c-0.6933594_8xf32 = arith.constant dense<-0.6933594> : vector<8xf32>
    %c0.00021219444_8xf32 = arith.constant dense<0.00021219444> : vector<8xf32>
    %c0.00019875691_8xf32 = arith.constant dense<0.00019875691> : vector<8xf32>
    %c0.0013981999_8xf32 = arith.constant dense<0.0013981999> : vector<8xf32>
    %c0.008333452_8xf32 = arith.constant dense<0.008333452> : vector<8xf32>
    %c0.041665796_8xf32 = arith.constant dense<0.041665796> : vector<8xf32>
    %c0.16666666_8xf32 = arith.constant dense<0.16666666> : vector<8xf32>
    %c0.5_8xf32 = arith.constant dense<0.5> : vector<8xf32>
    %c1.0_8xf32 = arith.constant dense<1.0> : vector<8xf32>
    %c1_8xi32 = arith.constant dense<1> : vector<8xi32>
    %c127_8xi32 = arith.constant dense<127> : vector<8xi32>
    %c23_8xi32 = arith.constant dense<23> : vector<8xi32>
    %v = arith.cmpf ogt, %c-104.0_8xf32, %x : vector<8xf32>
    %v_1 = arith.select %v, %c-104.0_8xf32, %x : vector<8xi1>, vector<8xf32>
    %v_2 = arith.cmpf olt, %c89.0_8xf32, %v_1 : vector<8xf32>
    %x_in = arith.select %v_2, %c89.0_8xf32, %v_1 : vector<8xi1>, vector<8xf32>
    %shifted = math.fma %x_in, %c1.442695_8xf32, %c12582912.0_8xf32 : vector<8xf32>
    %k = arith.subf %shifted, %c12582912.0_8xf32 : vector<8xf32>
    %bits = arith.bitcast %shifted : vector<8xf32> to vector<8xi32>
    %k_int = arith.subi %bits, %c1262485504_8xi32 : vector<8xi32>
    %r = math.fma %k, %c-0.6933594_8xf32, %x_in : vector<8xf32>
    %r_1 = math.fma %k, %c0.00021219444_8xf32, %r : vector<8xf32>
    %square = arith.mulf %r_1, %r_1 : vector<8xf32>
    %p = math.fma %c0.00019875691_8xf32, %r_1, %c0.0013981999_8xf32 : vector<8xf32>
    %p_1 = math.fma %p, %r_1, %c0.008333452_8xf32 : vector<8xf32>
    %p_2 = math.fma %p_1, %r_1, %c0.041665796_8xf32 : vector<8xf32>
    %p_3 = math.fma %p_2, %r_1, %c0.16666666_8xf32 : vector<8xf32>
    %p_4 = math.fma %p_3, %r_1, %c0.5_8xf32 : vector<8xf32>
    %above_one = math.fma %p_4, %square, %r_1 : vector<8xf32>
    %e = arith.addf %above_one, %c1.0_8xf32 : vector<8xf32>
    %half = arith.shrsi %k_int, %c1_8xi32 : vector<8xi32>
    %v_3 = arith.addi %half, %c127_8xi32 : vector<8xi32>
    %v_4 = arith.shli %v_3, %c23_8xi32 : vector<8xi32>
    %first = arith.bitcast %v_4 : vector<8xi32> to vector<8xf32>
    %v_5 = arith.mulf %e, %first : vector<8xf32>
    %v_6 = arith.subi %k_int, %half : vector<8xi32>
    %v_7 = arith.addi %v_6, %c127_8xi32 : vector<8xi32>
    %v_8 = arith.shli %v_7, %c23_8xi32 : vector<8xi32>
    %second = arith.bitcast %v_8 : vector<8xi32> to vector<8xf32>
    %result = arith.mulf %v_5, %second : vector<8xf32>
    return %result : vector<8xf32>
  }
  func.func @attention(%query: !llvm.ptr {llvm.noalias, llvm.readonly},
      %key: !llvm.ptr {llvm.noalias, llvm.readonly}, %value: !llvm.ptr {llvm.noalias, llvm.readonly},
      %out: !llvm.ptr {llvm.noalias}, %query_shape_0: i32, %query_shape_1: i32, %key_shape_0: i32,
      %key_shape_1: i32, %value_shape_0: i32, %value_shape_1: i32, %out_shape_0: i32, %out_shape_1: i32,
      %cube_count_x: i32, %cube_count_y: i32, %cube_count_z: i32, %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c128_i64 = arith.constant 128 : i64
    %keys = llvm.alloca %c128_i64 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %values = llvm.alloca %c128_i64 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %c32_i32 = arith.constant 32 : i32
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %c31_i32 = arith.constant 31 : i32
    %c8_i32 = arith.constant 8 : i32
    %own_units = llvm.alloca %c128_i64 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %c4_i32 = arith.constant 4 : i32
    %c0_i8 = arith.constant 0 : i8
    %mixed_units = llvm.alloca %c128_i64 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %ctrue_8xi1 = arith.constant dense<true> : vector<8xi1>
    %c0.0_8xf32 = arith.constant dense<0.0> : vector<8xf32>
    %c0.5_8xf32 = arith.constant dense<0.5> : vector<8xf32>
    %c1_8xi32 = arith.constant dense<1> : vector<8xi32>
    %c2_8xi32 = arith.constant dense<2> : vector<8xi32>
    %c3_8xi32 = arith.constant dense<3> : vector<8xi32>
    %c32_i64 = arith.constant 32 : i64
    %greatest_units = llvm.alloca %c32_i64 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %c-3.4028235e38_8xf32 = arith.constant dense<-3.4028235e+38> : vector<8xf32>
    %total_units = llvm.alloca %c32_i64 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %c0_i64 = arith.constant 0 : i64
    %c4_8xi32 = arith.constant dense<4> : vector<8xi32>
    %greatest = llvm.alloca %c1_i64 x vector<8xf32> : (i64) -> !llvm.ptr
    %total = llvm.alloca %c1_i64 x vector<8xf32> : (i64) -> !llvm.ptr
    %broke = llvm.alloca %c1_i64 x vector<8xi1> : (i64) -> !llvm.ptr
    %cfalse_8xi1 = arith.constant dense<false> : vector<8xi1>
    %k = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c0_8xi32 = arith.constant dense<0> : vector<8xi32>
    %score = llvm.alloca %c1_i64 x vector<8xf32> : (i64) -> !llvm.ptr
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %cube_pos_x = arith.trunci %cube : i64 to i32
      %mul = arith.muli %cube_pos_x, %c32_i32 : i32
      %lt = arith.cmpi ult, %c0_i32, %query_shape_1 : i32
      %lt_1 = arith.cmpi ult, %c1_i32, %query_shape_1 : i32
      %lt_2 = arith.cmpi ult, %c2_i32, %query_shape_1 : i32
      %lt_3 = arith.cmpi ult, %c3_i32, %query_shape_1 : i32
      %add = arith.addi %cube_pos_x, %c1_i32 : i32
      %mul_1 = arith.muli %add, %c32_i32 : i32
      %end = arith.minui %key_shape_0, %mul_1 : i32
      %row_last = llvm.intr.uadd.sat(%mul, %c31_i32) : (i32, i32) -> i32
      %full = arith.cmpi ult, %row_last, %query_shape_0 : i32
      %full_1 = arith.andi %full, %lt : i1
      %full_2 = arith.andi %full_1, %lt_1 : i1
      %full_3 = arith.andi %full_2, %lt_2 : i1
      %full_4 = arith.andi %full_3, %lt_3 : i1
      scf.if %full_4 {
        scf.for %unit_pos_x = %c0_i32 to %c32_i32 step %c8_i32 : i32 {
          %row = arith.addi %mul, %unit_pos_x : i32
          %own_start = arith.muli %unit_pos_x, %c4_i32 : i32
          %own_here = llvm.getelementptr %own_units[%own_start] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          "llvm.intr.memset"(%own_here, %c0_i8, %c128_i64) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
          %mixed_start = arith.muli %unit_pos_x, %c4_i32 : i32
          %mixed_here = llvm.getelementptr %mixed_units[%mixed_start] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          "llvm.intr.memset"(%mixed_here, %c0_i8, %c128_i64) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
          %row_all = vector.broadcast %row : i32 to vector<8xi32>
          %row_each = arith.addi %row_all, %iota_8xi32 : vector<8xi32>
          %query_shape_1_all = vector.broadcast %query_shape_1 : i32 to vector<8xi32>
          %mul_2 = arith.muli %row_each, %query_shape_1_all : vector<8xi32>
          %query_at = llvm.getelementptr %query[%mul_2] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
          %query_value = llvm.intr.masked.gather %query_at, %ctrue_8xi1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %mul_3 = arith.mulf %query_value, %c0.5_8xf32 : vector<8xf32>
          %at = arith.muli %c0_i32, %c8_i32 : i32
          %own_here_at = llvm.getelementptr %own_here[%at] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %mul_3, %own_here_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          %add_1 = arith.addi %mul_2, %c1_8xi32 : vector<8xi32>
          %query_at_1 = llvm.getelementptr %query[%add_1] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
          %query_value_1 = llvm.intr.masked.gather %query_at_1, %ctrue_8xi1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %mul_4 = arith.mulf %query_value_1, %c0.5_8xf32 : vector<8xf32>
          %at_1 = arith.muli %c1_i32, %c8_i32 : i32
          %own_here_at_1 = llvm.getelementptr %own_here[%at_1] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %mul_4, %own_here_at_1 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          %add_2 = arith.addi %mul_2, %c2_8xi32 : vector<8xi32>
          %query_at_2 = llvm.getelementptr %query[%add_2] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
          %query_value_2 = llvm.intr.masked.gather %query_at_2, %ctrue_8xi1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %mul_5 = arith.mulf %query_value_2, %c0.5_8xf32 : vector<8xf32>
          %at_2 = arith.muli %c2_i32, %c8_i32 : i32
          %own_here_at_2 = llvm.getelementptr %own_here[%at_2] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %mul_5, %own_here_at_2 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          %add_3 = arith.addi %mul_2, %c3_8xi32 : vector<8xi32>
          %query_at_3 = llvm.getelementptr %query[%add_3] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
          %query_value_3 = llvm.intr.masked.gather %query_at_3, %ctrue_8xi1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %mul_6 = arith.mulf %query_value_3, %c0.5_8xf32 : vector<8xf32>
          %at_3 = arith.muli %c3_i32, %c8_i32 : i32
          %own_here_at_3 = llvm.getelementptr %own_here[%at_3] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %mul_6, %own_here_at_3 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          %greatest_units_at = llvm.getelementptr %greatest_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %c-3.4028235e38_8xf32, %greatest_units_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          %total_units_at = llvm.getelementptr %total_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %c0.0_8xf32, %total_units_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        }
      } else {
        scf.for %unit_pos_x = %c0_i32 to %c32_i32 step %c8_i32 : i32 {
          %row = arith.addi %mul, %unit_pos_x : i32
          %own_start = arith.muli %unit_pos_x, %c4_i32 : i32
          %own_here = llvm.getelementptr %own_units[%own_start] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          "llvm.intr.memset"(%own_here, %c0_i8, %c128_i64) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
          %mixed_start = arith.muli %unit_pos_x, %c4_i32 : i32
          %mixed_here = llvm.getelementptr %mixed_units[%mixed_start] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          "llvm.intr.memset"(%mixed_here, %c0_i8, %c128_i64) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
          %row_all = vector.broadcast %row : i32 to vector<8xi32>
          %row_each = arith.addi %row_all, %iota_8xi32 : vector<8xi32>
          %query_shape_0_all = vector.broadcast %query_shape_0 : i32 to vector<8xi32>
          %lt_4 = arith.cmpi ult, %row_each, %query_shape_0_all : vector<8xi32>
          %query_shape_1_all = vector.broadcast %query_shape_1 : i32 to vector<8xi32>
          %mul_2 = arith.muli %row_each, %query_shape_1_all : vector<8xi32>
          %lt_all = vector.broadcast %lt : i1 to vector<8xi1>
          %logical_and = arith.andi %lt_4, %lt_all : vector<8xi1>
          %query_at = llvm.getelementptr %query[%mul_2] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
          %query_value = llvm.intr.masked.gather %query_at, %logical_and, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %mul_3 = arith.mulf %query_value, %c0.5_8xf32 : vector<8xf32>
          %at = arith.muli %c0_i32, %c8_i32 : i32
          %own_here_at = llvm.getelementptr %own_here[%at] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %mul_3, %own_here_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          %lt_1_all = vector.broadcast %lt_1 : i1 to vector<8xi1>
          %logical_and_1 = arith.andi %lt_4, %lt_1_all : vector<8xi1>
          %add_1 = arith.addi %mul_2, %c1_8xi32 : vector<8xi32>
          %query_at_1 = llvm.getelementptr %query[%add_1] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
          %query_value_1 = llvm.intr.masked.gather %query_at_1, %logical_and_1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %mul_4 = arith.mulf %query_value_1, %c0.5_8xf32 : vector<8xf32>
          %at_1 = arith.muli %c1_i32, %c8_i32 : i32
          %own_here_at_1 = llvm.getelementptr %own_here[%at_1] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %mul_4, %own_here_at_1 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          %lt_2_all = vector.broadcast %lt_2 : i1 to vector<8xi1>
          %logical_and_2 = arith.andi %lt_4, %lt_2_all : vector<8xi1>
          %add_2 = arith.addi %mul_2, %c2_8xi32 : vector<8xi32>
          %query_at_2 = llvm.getelementptr %query[%add_2] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
          %query_value_2 = llvm.intr.masked.gather %query_at_2, %logical_and_2, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %mul_5 = arith.mulf %query_value_2, %c0.5_8xf32 : vector<8xf32>
          %at_2 = arith.muli %c2_i32, %c8_i32 : i32
          %own_here_at_2 = llvm.getelementptr %own_here[%at_2] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %mul_5, %own_here_at_2 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          %lt_3_all = vector.broadcast %lt_3 : i1 to vector<8xi1>
          %logical_and_3 = arith.andi %lt_4, %lt_3_all : vector<8xi1>
          %add_3 = arith.addi %mul_2, %c3_8xi32 : vector<8xi32>
          %query_at_3 = llvm.getelementptr %query[%add_3] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
          %query_value_3 = llvm.intr.masked.gather %query_at_3, %logical_and_3, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %mul_6 = arith.mulf %query_value_3, %c0.5_8xf32 : vector<8xf32>
          %at_3 = arith.muli %c3_i32, %c8_i32 : i32
          %own_here_at_3 = llvm.getelementptr %own_here[%at_3] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %mul_6, %own_here_at_3 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          %greatest_units_at = llvm.getelementptr %greatest_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %c-3.4028235e38_8xf32, %greatest_units_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          %total_units_at = llvm.getelementptr %total_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %c0.0_8xf32, %total_units_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        } {llvm.loop_annotation = #rolled}
      }
      %end_64 = arith.extui %end : i32 to i64
      scf.for %start_64 = %c0_i64 to %end_64 step %c32_i64 : i64 {
        %start = arith.trunci %start_64 : i64 to i32
        %lt_4 = arith.cmpi ult, %c0_i32, %key_shape_1 : i32
        %lt_5 = arith.cmpi ult, %c1_i32, %key_shape_1 : i32
        %lt_6 = arith.cmpi ult, %c2_i32, %key_shape_1 : i32
        %lt_7 = arith.cmpi ult, %c3_i32, %key_shape_1 : i32
        %lt_8 = arith.cmpi ult, %c0_i32, %value_shape_1 : i32
        %lt_9 = arith.cmpi ult, %c1_i32, %value_shape_1 : i32
        %lt_10 = arith.cmpi ult, %c2_i32, %value_shape_1 : i32
        %lt_11 = arith.cmpi ult, %c3_i32, %value_shape_1 : i32
        %unit_last = llvm.intr.uadd.sat(%start, %c31_i32) : (i32, i32) -> i32
        %full_5 = arith.cmpi ult, %unit_last, %key_shape_0 : i32
        %full_6 = arith.andi %full_5, %lt_4 : i1
        %full_7 = arith.andi %full_6, %lt_5 : i1
        %full_8 = arith.andi %full_7, %lt_6 : i1
        %full_9 = arith.andi %full_8, %lt_7 : i1
        %full_10 = arith.cmpi ult, %unit_last, %value_shape_0 : i32
        %full_11 = arith.andi %full_9, %full_10 : i1
        %full_12 = arith.andi %full_11, %lt_8 : i1
        %full_13 = arith.andi %full_12, %lt_9 : i1
        %full_14 = arith.andi %full_13, %lt_10 : i1
        %full_15 = arith.andi %full_14, %lt_11 : i1
        scf.if %full_15 {
          scf.for %unit_pos_x = %c0_i32 to %c32_i32 step %c8_i32 : i32 {
            %add_1 = arith.addi %start, %unit_pos_x : i32
            %add_1_all = vector.broadcast %add_1 : i32 to vector<8xi32>
            %add_1_each = arith.addi %add_1_all, %iota_8xi32 : vector<8xi32>
            %key_shape_1_all = vector.broadcast %key_shape_1 : i32 to vector<8xi32>
            %mul_2 = arith.muli %add_1_each, %key_shape_1_all : vector<8xi32>
            %key_at = llvm.getelementptr %key[%mul_2] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %key_value = llvm.intr.masked.gather %key_at, %ctrue_8xi1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
            %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
            %mul_3 = arith.muli %unit_pos_x_each, %c4_8xi32 : vector<8xi32>
            %keys_at = llvm.getelementptr %keys[%mul_3] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            llvm.intr.masked.scatter %key_value, %keys_at, %ctrue_8xi1 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
            %add_2 = arith.addi %mul_2, %c1_8xi32 : vector<8xi32>
            %key_at_1 = llvm.getelementptr %key[%add_2] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %key_value_1 = llvm.intr.masked.gather %key_at_1, %ctrue_8xi1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %add_3 = arith.addi %mul_3, %c1_8xi32 : vector<8xi32>
            %keys_at_1 = llvm.getelementptr %keys[%add_3] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            llvm.intr.masked.scatter %key_value_1, %keys_at_1, %ctrue_8xi1 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
            %add_4 = arith.addi %mul_2, %c2_8xi32 : vector<8xi32>
            %key_at_2 = llvm.getelementptr %key[%add_4] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %key_value_2 = llvm.intr.masked.gather %key_at_2, %ctrue_8xi1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %add_5 = arith.addi %mul_3, %c2_8xi32 : vector<8xi32>
            %keys_at_2 = llvm.getelementptr %keys[%add_5] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            llvm.intr.masked.scatter %key_value_2, %keys_at_2, %ctrue_8xi1 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
            %add_6 = arith.addi %mul_2, %c3_8xi32 : vector<8xi32>
            %key_at_3 = llvm.getelementptr %key[%add_6] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %key_value_3 = llvm.intr.masked.gather %key_at_3, %ctrue_8xi1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %add_7 = arith.addi %mul_3, %c3_8xi32 : vector<8xi32>
            %keys_at_3 = llvm.getelementptr %keys[%add_7] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            llvm.intr.masked.scatter %key_value_3, %keys_at_3, %ctrue_8xi1 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
            %value_shape_1_all = vector.broadcast %value_shape_1 : i32 to vector<8xi32>
            %mul_4 = arith.muli %add_1_each, %value_shape_1_all : vector<8xi32>
            %value_at = llvm.getelementptr %value[%mul_4] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %value_value = llvm.intr.masked.gather %value_at, %ctrue_8xi1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %values_at = llvm.getelementptr %values[%mul_3] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            llvm.intr.masked.scatter %value_value, %values_at, %ctrue_8xi1 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
            %add_8 = arith.addi %mul_4, %c1_8xi32 : vector<8xi32>
            %value_at_1 = llvm.getelementptr %value[%add_8] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %value_value_1 = llvm.intr.masked.gather %value_at_1, %ctrue_8xi1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %values_at_1 = llvm.getelementptr %values[%add_3] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            llvm.intr.masked.scatter %value_value_1, %values_at_1, %ctrue_8xi1 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
            %add_9 = arith.addi %mul_4, %c2_8xi32 : vector<8xi32>
            %value_at_2 = llvm.getelementptr %value[%add_9] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %value_value_2 = llvm.intr.masked.gather %value_at_2, %ctrue_8xi1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %values_at_2 = llvm.getelementptr %values[%add_5] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            llvm.intr.masked.scatter %value_value_2, %values_at_2, %ctrue_8xi1 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
            %add_10 = arith.addi %mul_4, %c3_8xi32 : vector<8xi32>
            %value_at_3 = llvm.getelementptr %value[%add_10] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %value_value_3 = llvm.intr.masked.gather %value_at_3, %ctrue_8xi1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %values_at_3 = llvm.getelementptr %values[%add_7] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            llvm.intr.masked.scatter %value_value_3, %values_at_3, %ctrue_8xi1 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
          }
        } else {
          scf.for %unit_pos_x = %c0_i32 to %c32_i32 step %c8_i32 : i32 {
            %add_1 = arith.addi %start, %unit_pos_x : i32
            %add_1_all = vector.broadcast %add_1 : i32 to vector<8xi32>
            %add_1_each = arith.addi %add_1_all, %iota_8xi32 : vector<8xi32>
            %key_shape_0_all = vector.broadcast %key_shape_0 : i32 to vector<8xi32>
            %lt_12 = arith.cmpi ult, %add_1_each, %key_shape_0_all : vector<8xi32>
            %key_shape_1_all = vector.broadcast %key_shape_1 : i32 to vector<8xi32>
            %mul_2 = arith.muli %add_1_each, %key_shape_1_all : vector<8xi32>
            %lt_4_all = vector.broadcast %lt_4 : i1 to vector<8xi1>
            %logical_and = arith.andi %lt_12, %lt_4_all : vector<8xi1>
            %key_at = llvm.getelementptr %key[%mul_2] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %key_value = llvm.intr.masked.gather %key_at, %logical_and, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
            %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
            %mul_3 = arith.muli %unit_pos_x_each, %c4_8xi32 : vector<8xi32>
            %keys_at = llvm.getelementptr %keys[%mul_3] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            llvm.intr.masked.scatter %key_value, %keys_at, %ctrue_8xi1 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
            %lt_5_all = vector.broadcast %lt_5 : i1 to vector<8xi1>
            %logical_and_1 = arith.andi %lt_12, %lt_5_all : vector<8xi1>
            %add_2 = arith.addi %mul_2, %c1_8xi32 : vector<8xi32>
            %key_at_1 = llvm.getelementptr %key[%add_2] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %key_value_1 = llvm.intr.masked.gather %key_at_1, %logical_and_1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %add_3 = arith.addi %mul_3, %c1_8xi32 : vector<8xi32>
            %keys_at_1 = llvm.getelementptr %keys[%add_3] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            llvm.intr.masked.scatter %key_value_1, %keys_at_1, %ctrue_8xi1 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
            %lt_6_all = vector.broadcast %lt_6 : i1 to vector<8xi1>
            %logical_and_2 = arith.andi %lt_12, %lt_6_all : vector<8xi1>
            %add_4 = arith.addi %mul_2, %c2_8xi32 : vector<8xi32>
            %key_at_2 = llvm.getelementptr %key[%add_4] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %key_value_2 = llvm.intr.masked.gather %key_at_2, %logical_and_2, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %add_5 = arith.addi %mul_3, %c2_8xi32 : vector<8xi32>
            %keys_at_2 = llvm.getelementptr %keys[%add_5] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            llvm.intr.masked.scatter %key_value_2, %keys_at_2, %ctrue_8xi1 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
            %lt_7_all = vector.broadcast %lt_7 : i1 to vector<8xi1>
            %logical_and_3 = arith.andi %lt_12, %lt_7_all : vector<8xi1>
            %add_6 = arith.addi %mul_2, %c3_8xi32 : vector<8xi32>
            %key_at_3 = llvm.getelementptr %key[%add_6] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %key_value_3 = llvm.intr.masked.gather %key_at_3, %logical_and_3, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %add_7 = arith.addi %mul_3, %c3_8xi32 : vector<8xi32>
            %keys_at_3 = llvm.getelementptr %keys[%add_7] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            llvm.intr.masked.scatter %key_value_3, %keys_at_3, %ctrue_8xi1 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
            %value_shape_0_all = vector.broadcast %value_shape_0 : i32 to vector<8xi32>
            %lt_13 = arith.cmpi ult, %add_1_each, %value_shape_0_all : vector<8xi32>
            %value_shape_1_all = vector.broadcast %value_shape_1 : i32 to vector<8xi32>
            %mul_4 = arith.muli %add_1_each, %value_shape_1_all : vector<8xi32>
            %lt_8_all = vector.broadcast %lt_8 : i1 to vector<8xi1>
            %logical_and_4 = arith.andi %lt_13, %lt_8_all : vector<8xi1>
            %value_at = llvm.getelementptr %value[%mul_4] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %value_value = llvm.intr.masked.gather %value_at, %logical_and_4, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %values_at = llvm.getelementptr %values[%mul_3] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            llvm.intr.masked.scatter %value_value, %values_at, %ctrue_8xi1 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
            %lt_9_all = vector.broadcast %lt_9 : i1 to vector<8xi1>
            %logical_and_5 = arith.andi %lt_13, %lt_9_all : vector<8xi1>
            %add_8 = arith.addi %mul_4, %c1_8xi32 : vector<8xi32>
            %value_at_1 = llvm.getelementptr %value[%add_8] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %value_value_1 = llvm.intr.masked.gather %value_at_1, %logical_and_5, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %values_at_1 = llvm.getelementptr %values[%add_3] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            llvm.intr.masked.scatter %value_value_1, %values_at_1, %ctrue_8xi1 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
            %lt_10_all = vector.broadcast %lt_10 : i1 to vector<8xi1>
            %logical_and_6 = arith.andi %lt_13, %lt_10_all : vector<8xi1>
            %add_9 = arith.addi %mul_4, %c2_8xi32 : vector<8xi32>
            %value_at_2 = llvm.getelementptr %value[%add_9] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %value_value_2 = llvm.intr.masked.gather %value_at_2, %logical_and_6, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %values_at_2 = llvm.getelementptr %values[%add_5] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            llvm.intr.masked.scatter %value_value_2, %values_at_2, %ctrue_8xi1 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
            %lt_11_all = vector.broadcast %lt_11 : i1 to vector<8xi1>
            %logical_and_7 = arith.andi %lt_13, %lt_11_all : vector<8xi1>
            %add_10 = arith.addi %mul_4, %c3_8xi32 : vector<8xi32>
            %value_at_3 = llvm.getelementptr %value[%add_10] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %value_value_3 = llvm.intr.masked.gather %value_at_3, %logical_and_7, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %values_at_3 = llvm.getelementptr %values[%add_7] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            llvm.intr.masked.scatter %value_value_3, %values_at_3, %ctrue_8xi1 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
          } {llvm.loop_annotation = #rolled}
        }
        %sub = arith.subi %key_shape_0, %start : i32
        %min = arith.minui %c32_i32, %sub : i32
        scf.for %unit_pos_x = %c0_i32 to %c32_i32 step %c8_i32 : i32 {
          %greatest_units_at = llvm.getelementptr %greatest_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %greatest_before = llvm.load %greatest_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          llvm.store %greatest_before, %greatest : vector<8xf32>, !llvm.ptr
          %total_units_at = llvm.getelementptr %total_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %total_before = llvm.load %total_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          llvm.store %total_before, %total : vector<8xf32>, !llvm.ptr
          llvm.store %cfalse_8xi1, %broke : vector<8xi1>, !llvm.ptr
          llvm.store %c0_8xi32, %k : vector<8xi32>, !llvm.ptr
          %left = scf.while (%live = %ctrue_8xi1) : (vector<8xi1>) -> vector<8xi1> {
            %k_1 = llvm.load %k : !llvm.ptr -> vector<8xi32>
            %min_all = vector.broadcast %min : i32 to vector<8xi32>
            %lt_12 = arith.cmpi ult, %k_1, %min_all : vector<8xi32>
            %broke_value = llvm.load %broke : !llvm.ptr -> vector<8xi1>
            %logical_not = arith.xori %broke_value, %ctrue_8xi1 : vector<8xi1>
            %logical_and = arith.andi %lt_12, %logical_not : vector<8xi1>
            %active = arith.andi %live, %logical_and : vector<8xi1>
            %any = vector.reduction <or>, %active : vector<8xi1> into i1
            scf.if %any {
              %start_all = vector.broadcast %start : i32 to vector<8xi32>
              %add_1 = arith.addi %start_all, %k_1 : vector<8xi32>
              %row = arith.addi %mul, %unit_pos_x : i32
              %row_all = vector.broadcast %row : i32 to vector<8xi32>
              %row_each = arith.addi %row_all, %iota_8xi32 : vector<8xi32>
              %gt = arith.cmpi ugt, %add_1, %row_each : vector<8xi32>
              %active_1 = arith.andi %active, %gt : vector<8xi1>
              %broke_old = llvm.load %broke : !llvm.ptr -> vector<8xi1>
              %broke_new = arith.select %active_1, %ctrue_8xi1, %broke_old : vector<8xi1>, vector<8xi1>
              llvm.store %broke_new, %broke : vector<8xi1>, !llvm.ptr
              %otherwise = arith.xori %gt, %ctrue_8xi1 : vector<8xi1>
              %active_2 = arith.andi %active, %otherwise : vector<8xi1>
              %any_1 = vector.reduction <or>, %active_2 : vector<8xi1> into i1
              scf.if %any_1 {
                llvm.store %c0.0_8xf32, %score : vector<8xf32>, !llvm.ptr
                %score_value = llvm.load %score : !llvm.ptr -> vector<8xf32>
                %own_start = arith.muli %unit_pos_x, %c4_i32 : i32
                %own_here = llvm.getelementptr %own_units[%own_start] : (!llvm.ptr, i32) -> !llvm.ptr, f32
                %at = arith.muli %c0_i32, %c8_i32 : i32
                %own_here_at = llvm.getelementptr %own_here[%at] : (!llvm.ptr, i32) -> !llvm.ptr, f32
                %own_value = llvm.intr.masked.load %own_here_at, %active_2, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
                %mul_2 = arith.muli %k_1, %c4_8xi32 : vector<8xi32>
                %keys_at = llvm.getelementptr %keys[%mul_2] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
                %keys_value = llvm.intr.masked.gather %keys_at, %active_2, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
                %mul_3 = arith.mulf %own_value, %keys_value : vector<8xf32>
                %add_2 = arith.addf %score_value, %mul_3 : vector<8xf32>
                llvm.store %add_2, %score : vector<8xf32>, !llvm.ptr
                %score_value_1 = llvm.load %score : !llvm.ptr -> vector<8xf32>
                %at_1 = arith.muli %c1_i32, %c8_i32 : i32
                %own_here_at_1 = llvm.getelementptr %own_here[%at_1] : (!llvm.ptr, i32) -> !llvm.ptr, f32
                %own_value_1 = llvm.intr.masked.load %own_here_at_1, %active_2, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
                %add_3 = arith.addi %mul_2, %c1_8xi32 : vector<8xi32>
                %keys_at_1 = llvm.getelementptr %keys[%add_3] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
                %keys_value_1 = llvm.intr.masked.gather %keys_at_1, %active_2, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
                %mul_4 = arith.mulf %own_value_1, %keys_value_1 : vector<8xf32>
                %add_4 = arith.addf %score_value_1, %mul_4 : vector<8xf32>
                llvm.store %add_4, %score : vector<8xf32>, !llvm.ptr
                %score_value_2 = llvm.load %score : !llvm.ptr -> vector<8xf32>
                %at_2 = arith.muli %c2_i32, %c8_i32 : i32
                %own_here_at_2 = llvm.getelementptr %own_here[%at_2] : (!llvm.ptr, i32) -> !llvm.ptr, f32
                %own_value_2 = llvm.intr.masked.load %own_here_at_2, %active_2, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
                %add_5 = arith.addi %mul_2, %c2_8xi32 : vector<8xi32>
                %keys_at_2 = llvm.getelementptr %keys[%add_5] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
                %keys_value_2 = llvm.intr.masked.gather %keys_at_2, %active_2, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
                %mul_5 = arith.mulf %own_value_2, %keys_value_2 : vector<8xf32>
                %add_6 = arith.addf %score_value_2, %mul_5 : vector<8xf32>
                llvm.store %add_6, %score : vector<8xf32>, !llvm.ptr
                %score_value_3 = llvm.load %score : !llvm.ptr -> vector<8xf32>
                %at_3 = arith.muli %c3_i32, %c8_i32 : i32
                %own_here_at_3 = llvm.getelementptr %own_here[%at_3] : (!llvm.ptr, i32) -> !llvm.ptr, f32
                %own_value_3 = llvm.intr.masked.load %own_here_at_3, %active_2, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
                %add_7 = arith.addi %mul_2, %c3_8xi32 : vector<8xi32>
                %keys_at_3 = llvm.getelementptr %keys[%add_7] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
                %keys_value_3 = llvm.intr.masked.gather %keys_at_3, %active_2, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
                %mul_6 = arith.mulf %own_value_3, %keys_value_3 : vector<8xf32>
                %add_8 = arith.addf %score_value_3, %mul_6 : vector<8xf32>
                llvm.store %add_8, %score : vector<8xf32>, !llvm.ptr
                %greatest_value = llvm.load %greatest : !llvm.ptr -> vector<8xf32>
                %score_value_4 = llvm.load %score : !llvm.ptr -> vector<8xf32>
                %higher = arith.maximumf %greatest_value, %score_value_4 : vector<8xf32>
                %greatest_value_1 = llvm.load %greatest : !llvm.ptr -> vector<8xf32>
                %sub_1 = arith.subf %greatest_value_1, %higher : vector<8xf32>
                %shrink = func.call @math.exp_8xf32(%sub_1) : (vector<8xf32>) -> vector<8xf32>
                %score_value_5 = llvm.load %score : !llvm.ptr -> vector<8xf32>
                %sub_2 = arith.subf %score_value_5, %higher : vector<8xf32>
                %weight = func.call @math.exp_8xf32(%sub_2) : (vector<8xf32>) -> vector<8xf32>
                %total_value = llvm.load %total : !llvm.ptr -> vector<8xf32>
                %mul_7 = arith.mulf %total_value, %shrink : vector<8xf32>
                %add_9 = arith.addf %mul_7, %weight : vector<8xf32>
                %total_old = llvm.load %total : !llvm.ptr -> vector<8xf32>
                %total_new = arith.select %active_2, %add_9, %total_old : vector<8xi1>, vector<8xf32>
                llvm.store %total_new, %total : vector<8xf32>, !llvm.ptr
                %mixed_start = arith.muli %unit_pos_x, %c4_i32 : i32
                %mixed_here = llvm.getelementptr %mixed_units[%mixed_start] : (!llvm.ptr, i32) -> !llvm.ptr, f32
                %at_4 = arith.muli %c0_i32, %c8_i32 : i32
                %mixed_here_at = llvm.getelementptr %mixed_here[%at_4] : (!llvm.ptr, i32) -> !llvm.ptr, f32
                %mixed_value = llvm.intr.masked.load %mixed_here_at, %active_2, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
                %mul_8 = arith.mulf %mixed_value, %shrink : vector<8xf32>
                %values_at = llvm.getelementptr %values[%mul_2] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
                %values_value = llvm.intr.masked.gather %values_at, %active_2, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
                %mul_9 = arith.mulf %values_value, %weight : vector<8xf32>
                %add_10 = arith.addf %mul_8, %mul_9 : vector<8xf32>
                %at_5 = arith.muli %c0_i32, %c8_i32 : i32
                %mixed_here_at_1 = llvm.getelementptr %mixed_here[%at_5] : (!llvm.ptr, i32) -> !llvm.ptr, f32
                llvm.intr.masked.store %add_10, %mixed_here_at_1, %active_2 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
                %at_6 = arith.muli %c1_i32, %c8_i32 : i32
                %mixed_here_at_2 = llvm.getelementptr %mixed_here[%at_6] : (!llvm.ptr, i32) -> !llvm.ptr, f32
                %mixed_value_1 = llvm.intr.masked.load %mixed_here_at_2, %active_2, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
                %mul_10 = arith.mulf %mixed_value_1, %shrink : vector<8xf32>
                %values_at_1 = llvm.getelementptr %values[%add_3] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
                %values_value_1 = llvm.intr.masked.gather %values_at_1, %active_2, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
                %mul_11 = arith.mulf %values_value_1, %weight : vector<8xf32>
                %add_11 = arith.addf %mul_10, %mul_11 : vector<8xf32>
                %at_7 = arith.muli %c1_i32, %c8_i32 : i32
                %mixed_here_at_3 = llvm.getelementptr %mixed_here[%at_7] : (!llvm.ptr, i32) -> !llvm.ptr, f32
                llvm.intr.masked.store %add_11, %mixed_here_at_3, %active_2 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
                %at_8 = arith.muli %c2_i32, %c8_i32 : i32
                %mixed_here_at_4 = llvm.getelementptr %mixed_here[%at_8] : (!llvm.ptr, i32) -> !llvm.ptr, f32
                %mixed_value_2 = llvm.intr.masked.load %mixed_here_at_4, %active_2, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
                %mul_12 = arith.mulf %mixed_value_2, %shrink : vector<8xf32>
                %values_at_2 = llvm.getelementptr %values[%add_5] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
                %values_value_2 = llvm.intr.masked.gather %values_at_2, %active_2, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
                %mul_13 = arith.mulf %values_value_2, %weight : vector<8xf32>
                %add_12 = arith.addf %mul_12, %mul_13 : vector<8xf32>
                %at_9 = arith.muli %c2_i32, %c8_i32 : i32
                %mixed_here_at_5 = llvm.getelementptr %mixed_here[%at_9] : (!llvm.ptr, i32) -> !llvm.ptr, f32
                llvm.intr.masked.store %add_12, %mixed_here_at_5, %active_2 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
                %at_10 = arith.muli %c3_i32, %c8_i32 : i32
                %mixed_here_at_6 = llvm.getelementptr %mixed_here[%at_10] : (!llvm.ptr, i32) -> !llvm.ptr, f32
                %mixed_value_3 = llvm.intr.masked.load %mixed_here_at_6, %active_2, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
                %mul_14 = arith.mulf %mixed_value_3, %shrink : vector<8xf32>
                %values_at_3 = llvm.getelementptr %values[%add_7] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
                %values_value_3 = llvm.intr.masked.gather %values_at_3, %active_2, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
                %mul_15 = arith.mulf %values_value_3, %weight : vector<8xf32>
                %add_13 = arith.addf %mul_14, %mul_15 : vector<8xf32>
                %at_11 = arith.muli %c3_i32, %c8_i32 : i32
                %mixed_here_at_7 = llvm.getelementptr %mixed_here[%at_11] : (!llvm.ptr, i32) -> !llvm.ptr, f32
                llvm.intr.masked.store %add_13, %mixed_here_at_7, %active_2 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
                %greatest_old = llvm.load %greatest : !llvm.ptr -> vector<8xf32>
                %greatest_new = arith.select %active_2, %higher, %greatest_old : vector<8xi1>, vector<8xf32>
                llvm.store %greatest_new, %greatest : vector<8xf32>, !llvm.ptr
              }
              %add_2 = arith.addi %k_1, %c1_8xi32 : vector<8xi32>
              %k_old = llvm.load %k : !llvm.ptr -> vector<8xi32>
              %k_new = arith.select %active, %add_2, %k_old : vector<8xi1>, vector<8xi32>
              llvm.store %k_new, %k : vector<8xi32>, !llvm.ptr
            }
            scf.condition(%any) %active : vector<8xi1>
          } do {
    ^bb0(%live: vector<8xi1>):
            scf.yield %live : vector<8xi1>
          }
          %greatest_after = llvm.load %greatest : !llvm.ptr -> vector<8xf32>
          llvm.store %greatest_after, %greatest_units_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          %total_after = llvm.load %total : !llvm.ptr -> vector<8xf32>
          llvm.store %total_after, %total_units_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        }
      }
      %lt_4 = arith.cmpi ult, %c0_i32, %out_shape_1 : i32
      %lt_5 = arith.cmpi ult, %c1_i32, %out_shape_1 : i32
      %lt_6 = arith.cmpi ult, %c2_i32, %out_shape_1 : i32
      %lt_7 = arith.cmpi ult, %c3_i32, %out_shape_1 : i32
      %row_last_1 = llvm.intr.uadd.sat(%mul, %c31_i32) : (i32, i32) -> i32
      %full_5 = arith.cmpi ult, %row_last_1, %out_shape_0 : i32
      %full_6 = arith.andi %full_5, %lt_4 : i1
      %full_7 = arith.andi %full_6, %lt_5 : i1
      %full_8 = arith.andi %full_7, %lt_6 : i1
      %full_9 = arith.andi %full_8, %lt_7 : i1
      scf.if %full_9 {
        scf.for %unit_pos_x = %c0_i32 to %c32_i32 step %c8_i32 : i32 {
          %mixed_start = arith.muli %unit_pos_x, %c4_i32 : i32
          %mixed_here = llvm.getelementptr %mixed_units[%mixed_start] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %at = arith.muli %c0_i32, %c8_i32 : i32
          %mixed_here_at = llvm.getelementptr %mixed_here[%at] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %mixed_value = llvm.load %mixed_here_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %total_units_at = llvm.getelementptr %total_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %total_value = llvm.load %total_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %div = arith.divf %mixed_value, %total_value : vector<8xf32>
          %row = arith.addi %mul, %unit_pos_x : i32
          %row_all = vector.broadcast %row : i32 to vector<8xi32>
          %row_each = arith.addi %row_all, %iota_8xi32 : vector<8xi32>
          %out_shape_1_all = vector.broadcast %out_shape_1 : i32 to vector<8xi32>
          %mul_2 = arith.muli %row_each, %out_shape_1_all : vector<8xi32>
          %out_at = llvm.getelementptr %out[%mul_2] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
          llvm.intr.masked.scatter %div, %out_at, %ctrue_8xi1 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
          %at_1 = arith.muli %c1_i32, %c8_i32 : i32
          %mixed_here_at_1 = llvm.getelementptr %mixed_here[%at_1] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %mixed_value_1 = llvm.load %mixed_here_at_1 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %total_value_1 = llvm.load %total_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %div_1 = arith.divf %mixed_value_1, %total_value_1 : vector<8xf32>
          %add_1 = arith.addi %mul_2, %c1_8xi32 : vector<8xi32>
          %out_at_1 = llvm.getelementptr %out[%add_1] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
          llvm.intr.masked.scatter %div_1, %out_at_1, %ctrue_8xi1 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
          %at_2 = arith.muli %c2_i32, %c8_i32 : i32
          %mixed_here_at_2 = llvm.getelementptr %mixed_here[%at_2] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %mixed_value_2 = llvm.load %mixed_here_at_2 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %total_value_2 = llvm.load %total_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %div_2 = arith.divf %mixed_value_2, %total_value_2 : vector<8xf32>
          %add_2 = arith.addi %mul_2, %c2_8xi32 : vector<8xi32>
          %out_at_2 = llvm.getelementptr %out[%add_2] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
          llvm.intr.masked.scatter %div_2, %out_at_2, %ctrue_8xi1 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
          %at_3 = arith.muli %c3_i32, %c8_i32 : i32
          %mixed_here_at_3 = llvm.getelementptr %mixed_here[%at_3] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %mixed_value_3 = llvm.load %mixed_here_at_3 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %total_value_3 = llvm.load %total_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %div_3 = arith.divf %mixed_value_3, %total_value_3 : vector<8xf32>
          %add_3 = arith.addi %mul_2, %c3_8xi32 : vector<8xi32>
          %out_at_3 = llvm.getelementptr %out[%add_3] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
          llvm.intr.masked.scatter %div_3, %out_at_3, %ctrue_8xi1 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
        }
      } else {
        scf.for %unit_pos_x = %c0_i32 to %c32_i32 step %c8_i32 : i32 {
          %mixed_start = arith.muli %unit_pos_x, %c4_i32 : i32
          %mixed_here = llvm.getelementptr %mixed_units[%mixed_start] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %at = arith.muli %c0_i32, %c8_i32 : i32
          %mixed_here_at = llvm.getelementptr %mixed_here[%at] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %mixed_value = llvm.load %mixed_here_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %total_units_at = llvm.getelementptr %total_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %total_value = llvm.load %total_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %div = arith.divf %mixed_value, %total_value : vector<8xf32>
          %row = arith.addi %mul, %unit_pos_x : i32
          %row_all = vector.broadcast %row : i32 to vector<8xi32>
          %row_each = arith.addi %row_all, %iota_8xi32 : vector<8xi32>
          %out_shape_0_all = vector.broadcast %out_shape_0 : i32 to vector<8xi32>
          %lt_8 = arith.cmpi ult, %row_each, %out_shape_0_all : vector<8xi32>
          %out_shape_1_all = vector.broadcast %out_shape_1 : i32 to vector<8xi32>
          %mul_2 = arith.muli %row_each, %out_shape_1_all : vector<8xi32>
          %lt_4_all = vector.broadcast %lt_4 : i1 to vector<8xi1>
          %logical_and = arith.andi %lt_8, %lt_4_all : vector<8xi1>
          %out_at = llvm.getelementptr %out[%mul_2] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
          llvm.intr.masked.scatter %div, %out_at, %logical_and {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
          %at_1 = arith.muli %c1_i32, %c8_i32 : i32
          %mixed_here_at_1 = llvm.getelementptr %mixed_here[%at_1] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %mixed_value_1 = llvm.load %mixed_here_at_1 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %total_value_1 = llvm.load %total_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %div_1 = arith.divf %mixed_value_1, %total_value_1 : vector<8xf32>
          %lt_5_all = vector.broadcast %lt_5 : i1 to vector<8xi1>
          %logical_and_1 = arith.andi %lt_8, %lt_5_all : vector<8xi1>
          %add_1 = arith.addi %mul_2, %c1_8xi32 : vector<8xi32>
          %out_at_1 = llvm.getelementptr %out[%add_1] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
          llvm.intr.masked.scatter %div_1, %out_at_1, %logical_and_1 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
          %at_2 = arith.muli %c2_i32, %c8_i32 : i32
          %mixed_here_at_2 = llvm.getelementptr %mixed_here[%at_2] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %mixed_value_2 = llvm.load %mixed_here_at_2 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %total_value_2 = llvm.load %total_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %div_2 = arith.divf %mixed_value_2, %total_value_2 : vector<8xf32>
          %lt_6_all = vector.broadcast %lt_6 : i1 to vector<8xi1>
          %logical_and_2 = arith.andi %lt_8, %lt_6_all : vector<8xi1>
          %add_2 = arith.addi %mul_2, %c2_8xi32 : vector<8xi32>
          %out_at_2 = llvm.getelementptr %out[%add_2] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
          llvm.intr.masked.scatter %div_2, %out_at_2, %logical_and_2 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
          %at_3 = arith.muli %c3_i32, %c8_i32 : i32
          %mixed_here_at_3 = llvm.getelementptr %mixed_here[%at_3] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %mixed_value_3 = llvm.load %mixed_here_at_3 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %total_value_3 = llvm.load %total_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %div_3 = arith.divf %mixed_value_3, %total_value_3 : vector<8xf32>
          %lt_7_all = vector.broadcast %lt_7 : i1 to vector<8xi1>
          %logical_and_3 = arith.andi %lt_8, %lt_7_all : vector<8xi1>
          %add_3 = arith.addi %mul_2, %c3_8xi32 : vector<8xi32>
          %out_at_3 = llvm.getelementptr %out[%add_3] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
          llvm.intr.masked.scatter %div_3, %out_at_3, %logical_and_3 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
