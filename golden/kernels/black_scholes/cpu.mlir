#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func private @math.log_8xf32(%x: vector<8xf32>) -> vector<8xf32> attributes {passthrough = ["alwaysinline"]} {
    %c1.1754944e-38_8xf32 = arith.constant dense<1.1754944e-38> : vector<8xf32>
    %c8388608.0_8xf32 = arith.constant dense<8388608.0> : vector<8xf32>
    %c1060439283_8xi32 = arith.constant dense<1060439283> : vector<8xi32>
    %c23_8xi32 = arith.constant dense<23> : vector<8xi32>
    %c23.0_8xf32 = arith.constant dense<23.0> : vector<8xf32>
    %c8388607_8xi32 = arith.constant dense<8388607> : vector<8xi32>
    %c1.0_8xf32 = arith.constant dense<1.0> : vector<8xf32>
    %c-0.5_8xf32 = arith.constant dense<-0.5> : vector<8xf32>
    %c0.070376836_8xf32 = arith.constant dense<0.070376836> : vector<8xf32>
    %c-0.1151461_8xf32 = arith.constant dense<-0.1151461> : vector<8xf32>
    %c0.116769984_8xf32 = arith.constant dense<0.116769984> : vector<8xf32>
    %c-0.12420141_8xf32 = arith.constant dense<-0.12420141> : vector<8xf32>
    %c0.14249323_8xf32 = arith.constant dense<0.14249323> : vector<8xf32>
    %c-0.16668057_8xf32 = arith.constant dense<-0.16668057> : vector<8xf32>
    %c0.20000714_8xf32 = arith.constant dense<0.20000714> : vector<8xf32>
    %c-0.24999994_8xf32 = arith.constant dense<-0.24999994> : vector<8xf32>
    %c0.3333333_8xf32 = arith.constant dense<0.3333333> : vector<8xf32>
    %c-0.00021219444_8xf32 = arith.constant dense<-0.00021219444> : vector<8xf32>
    %c0.6933594_8xf32 = arith.constant dense<0.6933594> : vector<8xf32>
    %c0x7F800000_8xf32 = arith.constant dense<0x7F800000> : vector<8xf32>
    %c0.0_8xf32 = arith.constant dense<0.0> : vector<8xf32>
    %c0xFF800000_8xf32 = arith.constant dense<0xFF800000> : vector<8xf32>
    %c0x7FC00000_8xf32 = arith.constant dense<0x7FC00000> : vector<8xf32>
    %tiny = arith.cmpf olt, %x, %c1.1754944e-38_8xf32 : vector<8xf32>
    %v = arith.mulf %x, %c8388608.0_8xf32 : vector<8xf32>
    %scaled = arith.select %tiny, %v, %x : vector<8xi1>, vector<8xf32>
    %bits = arith.bitcast %scaled : vector<8xf32> to vector<8xi32>
    %from_root = arith.subi %bits, %c1060439283_8xi32 : vector<8xi32>
    %v_1 = arith.shrsi %from_root, %c23_8xi32 : vector<8xi32>
    %exponent = arith.sitofp %v_1 : vector<8xi32> to vector<8xf32>
    %v_2 = arith.subf %exponent, %c23.0_8xf32 : vector<8xf32>
    %exponent_1 = arith.select %tiny, %v_2, %exponent : vector<8xi1>, vector<8xf32>
    %v_3 = arith.andi %from_root, %c8388607_8xi32 : vector<8xi32>
    %v_4 = arith.addi %v_3, %c1060439283_8xi32 : vector<8xi32>
    %mantissa = arith.bitcast %v_4 : vector<8xi32> to vector<8xf32>
    %above = arith.subf %mantissa, %c1.0_8xf32 : vector<8xf32>
    %square = arith.mulf %above, %above : vector<8xf32>
    %cube = arith.mulf %square, %above : vector<8xf32>
    %p = math.fma %c0.070376836_8xf32, %above, %c-0.1151461_8xf32 : vector<8xf32>
    %p_1 = math.fma %p, %above, %c0.116769984_8xf32 : vector<8xf32>
    %p_2 = math.fma %p_1, %above, %c-0.12420141_8xf32 : vector<8xf32>
    %p_3 = math.fma %p_2, %above, %c0.14249323_8xf32 : vector<8xf32>
    %p_4 = math.fma %p_3, %above, %c-0.16668057_8xf32 : vector<8xf32>
    %p_5 = math.fma %p_4, %above, %c0.20000714_8xf32 : vector<8xf32>
    %p_6 = math.fma %p_5, %above, %c-0.24999994_8xf32 : vector<8xf32>
    %p_7 = math.fma %p_6, %above, %c0.3333333_8xf32 : vector<8xf32>
    %v_5 = arith.mulf %cube, %p_7 : vector<8xf32>
    %rest = math.fma %square, %c-0.5_8xf32, %v_5 : vector<8xf32>
    %v_6 = math.fma %exponent_1, %c-0.00021219444_8xf32, %rest : vector<8xf32>
    %v_7 = arith.addf %above, %v_6 : vector<8xf32>
    %v_8 = math.fma %exponent_1, %c0.6933594_8xf32, %v_7 : vector<8xf32>
    %finite = arith.cmpf olt, %x, %c0x7F800000_8xf32 : vector<8xf32>
    %v_9 = arith.select %finite, %v_8, %x : vector<8xi1>, vector<8xf32>
    %zero = arith.cmpf oeq, %x, %c0.0_8xf32 : vector<8xf32>
    %v_10 = arith.select %zero, %c0xFF800000_8xf32, %v_9 : vector<8xi1>, vector<8xf32>
    %negative = arith.cmpf olt, %x, %c0.0_8xf32 : vector<8xf32>
    %result = arith.select %negative, %c0x7FC00000_8xf32, %v_10 : vector<8xi1>, vector<8xf32>
    return %result : vector<8xf32>
  }
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
  func.func private @math.erf_8xf32(%x: vector<8xf32>) -> vector<8xf32> attributes {passthrough = ["alwaysinline"]} {
    %c-4.0_8xf32 = arith.constant dense<-4.0> : vector<8xf32>
    %c4.0_8xf32 = arith.constant dense<4.0> : vector<8xf32>
    %c1.9867698e-06_8xf32 = arith.constant dense<1.9867698e-06> : vector<8xf32>
    %c0.0002845655_8xf32 = arith.constant dense<0.0002845655> : vector<8xf32>
    %c0.0038833593_8xf32 = arith.constant dense<0.0038833593> : vector<8xf32>
    %c0.053101793_8xf32 = arith.constant dense<0.053101793> : vector<8xf32>
    %c0.19354554_8xf32 = arith.constant dense<0.19354554> : vector<8xf32>
    %c1.1283791_8xf32 = arith.constant dense<1.1283791> : vector<8xf32>
    %c3.742002e-05_8xf32 = arith.constant dense<3.742002e-05> : vector<8xf32>
    %c0.0011855734_8xf32 = arith.constant dense<0.0011855734> : vector<8xf32>
    %c0.015207283_8xf32 = arith.constant dense<0.015207283> : vector<8xf32>
    %c0.11535018_8xf32 = arith.constant dense<0.11535018> : vector<8xf32>
    %c0.50485784_8xf32 = arith.constant dense<0.50485784> : vector<8xf32>
    %c1.0_8xf32 = arith.constant dense<1.0> : vector<8xf32>
    %c-1.0_8xf32 = arith.constant dense<-1.0> : vector<8xf32>
    %v = arith.cmpf ogt, %c-4.0_8xf32, %x : vector<8xf32>
    %v_1 = arith.select %v, %c-4.0_8xf32, %x : vector<8xi1>, vector<8xf32>
    %v_2 = arith.cmpf olt, %c4.0_8xf32, %v_1 : vector<8xf32>
    %x_in = arith.select %v_2, %c4.0_8xf32, %v_1 : vector<8xi1>, vector<8xf32>
    %square = arith.mulf %x_in, %x_in : vector<8xf32>
    %above = math.fma %c1.9867698e-06_8xf32, %square, %c0.0002845655_8xf32 : vector<8xf32>
    %above_1 = math.fma %above, %square, %c0.0038833593_8xf32 : vector<8xf32>
    %above_2 = math.fma %above_1, %square, %c0.053101793_8xf32 : vector<8xf32>
    %above_3 = math.fma %above_2, %square, %c0.19354554_8xf32 : vector<8xf32>
    %above_4 = math.fma %above_3, %square, %c1.1283791_8xf32 : vector<8xf32>
    %v_3 = arith.mulf %x_in, %above_4 : vector<8xf32>
    %below = math.fma %c3.742002e-05_8xf32, %square, %c0.0011855734_8xf32 : vector<8xf32>
    %below_1 = math.fma %below, %square, %c0.015207283_8xf32 : vector<8xf32>
    %below_2 = math.fma %below_1, %square, %c0.11535018_8xf32 : vector<8xf32>
    %below_3 = math.fma %below_2, %square, %c0.50485784_8xf32 : vector<8xf32>
    %below_4 = math.fma %below_3, %square, %c1.0_8xf32 : vector<8xf32>
    %v_4 = arith.divf %v_3, %below_4 : vector<8xf32>
    %v_5 = arith.cmpf ogt, %c-1.0_8xf32, %v_4 : vector<8xf32>
    %v_6 = arith.select %v_5, %c-1.0_8xf32, %v_4 : vector<8xi1>, vector<8xf32>
    %v_7 = arith.cmpf olt, %c1.0_8xf32, %v_6 : vector<8xf32>
    %result = arith.select %v_7, %c1.0_8xf32, %v_6 : vector<8xi1>, vector<8xf32>
    return %result : vector<8xf32>
  }
  func.func @black_scholes(%spot: !llvm.ptr {llvm.noalias, llvm.readonly},
      %strike: !llvm.ptr {llvm.noalias, llvm.readonly}, %years: !llvm.ptr {llvm.noalias, llvm.readonly},
      %kinds: !llvm.ptr {llvm.noalias, llvm.readonly}, %price: !llvm.ptr {llvm.noalias}, %rate: f32,
      %volatility: f32, %spot_length: i32, %strike_length: i32, %years_length: i32, %kinds_length: i32,
      %price_length: i32, %cube_count_x: i32, %cube_count_y: i32, %cube_count_z: i32, %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c256_i32 = arith.constant 256 : i32
    %c255_i32 = arith.constant 255 : i32
    %c8_i32 = arith.constant 8 : i32
    %c2.0_f32 = arith.constant 2.0 : f32
    %c0_8xi32 = arith.constant dense<0> : vector<8xi32>
    %c0.70710677_8xf32 = arith.constant dense<0.70710677> : vector<8xf32>
    %c0.5_8xf32 = arith.constant dense<0.5> : vector<8xf32>
    %ctrue_8xi1 = arith.constant dense<true> : vector<8xi1>
    %c1_8xi32 = arith.constant dense<1> : vector<8xi32>
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %c0.0_8xf32 = arith.constant dense<0.0> : vector<8xf32>
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %cube_pos_x = arith.trunci %cube : i64 to i32
      %mul = arith.muli %cube_pos_x, %c256_i32 : i32
      %i_last = llvm.intr.uadd.sat(%mul, %c255_i32) : (i32, i32) -> i32
      %full = arith.cmpi ult, %i_last, %price_length : i32
      %full_1 = arith.cmpi ult, %i_last, %spot_length : i32
      %full_2 = arith.andi %full, %full_1 : i1
      %full_3 = arith.cmpi ult, %i_last, %strike_length : i32
      %full_4 = arith.andi %full_2, %full_3 : i1
      %full_5 = arith.cmpi ult, %i_last, %years_length : i32
      %full_6 = arith.andi %full_4, %full_5 : i1
      %full_7 = arith.cmpi ult, %i_last, %kinds_length : i32
      %full_8 = arith.andi %full_6, %full_7 : i1
      scf.if %full_8 {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
          %i = arith.addi %mul, %unit_pos_x : i32
          %spot_at = llvm.getelementptr %spot[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %s = llvm.load %spot_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %strike_at = llvm.getelementptr %strike[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %k = llvm.load %strike_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %years_at = llvm.getelementptr %years[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %t = llvm.load %years_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %sqrt = math.sqrt %t : vector<8xf32>
          %volatility_all = vector.broadcast %volatility : f32 to vector<8xf32>
          %deviation = arith.mulf %volatility_all, %sqrt : vector<8xf32>
          %div = arith.divf %s, %k : vector<8xf32>
          %log = func.call @math.log_8xf32(%div) : (vector<8xf32>) -> vector<8xf32>
          %mul_1 = arith.mulf %volatility, %volatility : f32
          %div_1 = arith.divf %mul_1, %c2.0_f32 : f32
          %add = arith.addf %rate, %div_1 : f32
          %add_all = vector.broadcast %add : f32 to vector<8xf32>
          %mul_2 = arith.mulf %add_all, %t : vector<8xf32>
          %add_1 = arith.addf %log, %mul_2 : vector<8xf32>
          %d1 = arith.divf %add_1, %deviation : vector<8xf32>
          %d2 = arith.subf %d1, %deviation : vector<8xf32>
          %neg = arith.negf %rate : f32
          %neg_all = vector.broadcast %neg : f32 to vector<8xf32>
          %mul_3 = arith.mulf %neg_all, %t : vector<8xf32>
          %exp = func.call @math.exp_8xf32(%mul_3) : (vector<8xf32>) -> vector<8xf32>
          %present = arith.mulf %k, %exp : vector<8xf32>
          %kinds_at = llvm.getelementptr %kinds[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          %kinds_value = llvm.load %kinds_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xi32>
          %eq = arith.cmpi eq, %kinds_value, %c0_8xi32 : vector<8xi32>
          %any = vector.reduction <or>, %eq : vector<8xi1> into i1
          scf.if %any {
            %mul_4 = arith.mulf %d1, %c0.70710677_8xf32 : vector<8xf32>
            %erf = func.call @math.erf_8xf32(%mul_4) : (vector<8xf32>) -> vector<8xf32>
            %mul_5 = arith.mulf %c0.5_8xf32, %erf : vector<8xf32>
            %add_2 = arith.addf %c0.5_8xf32, %mul_5 : vector<8xf32>
            %mul_6 = arith.mulf %s, %add_2 : vector<8xf32>
            %mul_7 = arith.mulf %d2, %c0.70710677_8xf32 : vector<8xf32>
            %erf_1 = func.call @math.erf_8xf32(%mul_7) : (vector<8xf32>) -> vector<8xf32>
            %mul_8 = arith.mulf %c0.5_8xf32, %erf_1 : vector<8xf32>
            %add_3 = arith.addf %c0.5_8xf32, %mul_8 : vector<8xf32>
            %mul_9 = arith.mulf %present, %add_3 : vector<8xf32>
            %sub = arith.subf %mul_6, %mul_9 : vector<8xf32>
            %price_at = llvm.getelementptr %price[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.intr.masked.store %sub, %price_at, %eq {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
          }
          %otherwise = arith.xori %eq, %ctrue_8xi1 : vector<8xi1>
          %any_1 = vector.reduction <or>, %otherwise : vector<8xi1> into i1
          scf.if %any_1 {
            %eq_1 = arith.cmpi eq, %kinds_value, %c1_8xi32 : vector<8xi32>
            %active = arith.andi %otherwise, %eq_1 : vector<8xi1>
            %any_2 = vector.reduction <or>, %active : vector<8xi1> into i1
            scf.if %any_2 {
              %neg_1 = arith.negf %d2 : vector<8xf32>
              %mul_4 = arith.mulf %neg_1, %c0.70710677_8xf32 : vector<8xf32>
              %erf = func.call @math.erf_8xf32(%mul_4) : (vector<8xf32>) -> vector<8xf32>
              %mul_5 = arith.mulf %c0.5_8xf32, %erf : vector<8xf32>
              %add_2 = arith.addf %c0.5_8xf32, %mul_5 : vector<8xf32>
              %mul_6 = arith.mulf %present, %add_2 : vector<8xf32>
              %neg_2 = arith.negf %d1 : vector<8xf32>
              %mul_7 = arith.mulf %neg_2, %c0.70710677_8xf32 : vector<8xf32>
              %erf_1 = func.call @math.erf_8xf32(%mul_7) : (vector<8xf32>) -> vector<8xf32>
              %mul_8 = arith.mulf %c0.5_8xf32, %erf_1 : vector<8xf32>
              %add_3 = arith.addf %c0.5_8xf32, %mul_8 : vector<8xf32>
              %mul_9 = arith.mulf %s, %add_3 : vector<8xf32>
              %sub = arith.subf %mul_6, %mul_9 : vector<8xf32>
              %price_at = llvm.getelementptr %price[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              llvm.intr.masked.store %sub, %price_at, %active {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
            }
          }
        }
      } else {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
          %i = arith.addi %mul, %unit_pos_x : i32
          %i_all = vector.broadcast %i : i32 to vector<8xi32>
          %i_each = arith.addi %i_all, %iota_8xi32 : vector<8xi32>
          %price_length_all = vector.broadcast %price_length : i32 to vector<8xi32>
          %lt = arith.cmpi ult, %i_each, %price_length_all : vector<8xi32>
          %any = vector.reduction <or>, %lt : vector<8xi1> into i1
          scf.if %any {
            %spot_length_all = vector.broadcast %spot_length : i32 to vector<8xi32>
            %lt_1 = arith.cmpi ult, %i_each, %spot_length_all : vector<8xi32>
            %active = arith.andi %lt, %lt_1 : vector<8xi1>
            %spot_at = llvm.getelementptr %spot[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %s = llvm.intr.masked.load %spot_at, %active, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %strike_length_all = vector.broadcast %strike_length : i32 to vector<8xi32>
            %lt_2 = arith.cmpi ult, %i_each, %strike_length_all : vector<8xi32>
            %active_1 = arith.andi %lt, %lt_2 : vector<8xi1>
            %strike_at = llvm.getelementptr %strike[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %k = llvm.intr.masked.load %strike_at, %active_1, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %years_length_all = vector.broadcast %years_length : i32 to vector<8xi32>
            %lt_3 = arith.cmpi ult, %i_each, %years_length_all : vector<8xi32>
            %active_2 = arith.andi %lt, %lt_3 : vector<8xi1>
            %years_at = llvm.getelementptr %years[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %t = llvm.intr.masked.load %years_at, %active_2, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %sqrt = math.sqrt %t : vector<8xf32>
            %volatility_all = vector.broadcast %volatility : f32 to vector<8xf32>
            %deviation = arith.mulf %volatility_all, %sqrt : vector<8xf32>
            %div = arith.divf %s, %k : vector<8xf32>
            %log = func.call @math.log_8xf32(%div) : (vector<8xf32>) -> vector<8xf32>
            %mul_1 = arith.mulf %volatility, %volatility : f32
            %div_1 = arith.divf %mul_1, %c2.0_f32 : f32
            %add = arith.addf %rate, %div_1 : f32
            %add_all = vector.broadcast %add : f32 to vector<8xf32>
            %mul_2 = arith.mulf %add_all, %t : vector<8xf32>
            %add_1 = arith.addf %log, %mul_2 : vector<8xf32>
            %d1 = arith.divf %add_1, %deviation : vector<8xf32>
            %d2 = arith.subf %d1, %deviation : vector<8xf32>
            %neg = arith.negf %rate : f32
            %neg_all = vector.broadcast %neg : f32 to vector<8xf32>
            %mul_3 = arith.mulf %neg_all, %t : vector<8xf32>
            %exp = func.call @math.exp_8xf32(%mul_3) : (vector<8xf32>) -> vector<8xf32>
            %present = arith.mulf %k, %exp : vector<8xf32>
            %kinds_length_all = vector.broadcast %kinds_length : i32 to vector<8xi32>
            %lt_4 = arith.cmpi ult, %i_each, %kinds_length_all : vector<8xi32>
            %active_3 = arith.andi %lt, %lt_4 : vector<8xi1>
            %kinds_at = llvm.getelementptr %kinds[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            %kinds_value = llvm.intr.masked.load %kinds_at, %active_3, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
            %eq = arith.cmpi eq, %kinds_value, %c0_8xi32 : vector<8xi32>
            %active_4 = arith.andi %lt, %eq : vector<8xi1>
            %any_1 = vector.reduction <or>, %active_4 : vector<8xi1> into i1
            scf.if %any_1 {
              %mul_4 = arith.mulf %d1, %c0.70710677_8xf32 : vector<8xf32>
              %erf = func.call @math.erf_8xf32(%mul_4) : (vector<8xf32>) -> vector<8xf32>
              %mul_5 = arith.mulf %c0.5_8xf32, %erf : vector<8xf32>
              %add_2 = arith.addf %c0.5_8xf32, %mul_5 : vector<8xf32>
              %mul_6 = arith.mulf %s, %add_2 : vector<8xf32>
              %mul_7 = arith.mulf %d2, %c0.70710677_8xf32 : vector<8xf32>
              %erf_1 = func.call @math.erf_8xf32(%mul_7) : (vector<8xf32>) -> vector<8xf32>
              %mul_8 = arith.mulf %c0.5_8xf32, %erf_1 : vector<8xf32>
              %add_3 = arith.addf %c0.5_8xf32, %mul_8 : vector<8xf32>
              %mul_9 = arith.mulf %present, %add_3 : vector<8xf32>
              %sub = arith.subf %mul_6, %mul_9 : vector<8xf32>
              %price_at = llvm.getelementptr %price[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              llvm.intr.masked.store %sub, %price_at, %active_4 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
            }
            %otherwise = arith.xori %eq, %ctrue_8xi1 : vector<8xi1>
            %active_5 = arith.andi %lt, %otherwise : vector<8xi1>
            %any_2 = vector.reduction <or>, %active_5 : vector<8xi1> into i1
            scf.if %any_2 {
              %eq_1 = arith.cmpi eq, %kinds_value, %c1_8xi32 : vector<8xi32>
              %active_6 = arith.andi %active_5, %eq_1 : vector<8xi1>
              %any_3 = vector.reduction <or>, %active_6 : vector<8xi1> into i1
              scf.if %any_3 {
                %neg_1 = arith.negf %d2 : vector<8xf32>
                %mul_4 = arith.mulf %neg_1, %c0.70710677_8xf32 : vector<8xf32>
                %erf = func.call @math.erf_8xf32(%mul_4) : (vector<8xf32>) -> vector<8xf32>
                %mul_5 = arith.mulf %c0.5_8xf32, %erf : vector<8xf32>
                %add_2 = arith.addf %c0.5_8xf32, %mul_5 : vector<8xf32>
                %mul_6 = arith.mulf %present, %add_2 : vector<8xf32>
                %neg_2 = arith.negf %d1 : vector<8xf32>
                %mul_7 = arith.mulf %neg_2, %c0.70710677_8xf32 : vector<8xf32>
                %erf_1 = func.call @math.erf_8xf32(%mul_7) : (vector<8xf32>) -> vector<8xf32>
                %mul_8 = arith.mulf %c0.5_8xf32, %erf_1 : vector<8xf32>
                %add_3 = arith.addf %c0.5_8xf32, %mul_8 : vector<8xf32>
                %mul_9 = arith.mulf %s, %add_3 : vector<8xf32>
                %sub = arith.subf %mul_6, %mul_9 : vector<8xf32>
                %price_at = llvm.getelementptr %price[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
                llvm.intr.masked.store %sub, %price_at, %active_6 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
              }
            }
          }
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
