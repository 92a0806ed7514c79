#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func private @math.log1p_8xf32(%x: vector<8xf32>) -> vector<8xf32> attributes {passthrough = ["alwaysinline"]} {
    %c1.0_8xf32 = arith.constant dense<1.0> : vector<8xf32>
    %c1.1754944e-38_8xf32 = arith.constant dense<1.1754944e-38> : vector<8xf32>
    %c8388608.0_8xf32 = arith.constant dense<8388608.0> : vector<8xf32>
    %c1060439283_8xi32 = arith.constant dense<1060439283> : vector<8xi32>
    %c23_8xi32 = arith.constant dense<23> : vector<8xi32>
    %c23.0_8xf32 = arith.constant dense<23.0> : vector<8xf32>
    %c8388607_8xi32 = arith.constant dense<8388607> : vector<8xi32>
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
    %u = arith.addf %x, %c1.0_8xf32 : vector<8xf32>
    %v = arith.subf %u, %c1.0_8xf32 : vector<8xf32>
    %lost = arith.subf %x, %v : vector<8xf32>
    %tiny = arith.cmpf olt, %u, %c1.1754944e-38_8xf32 : vector<8xf32>
    %v_1 = arith.mulf %u, %c8388608.0_8xf32 : vector<8xf32>
    %scaled = arith.select %tiny, %v_1, %u : vector<8xi1>, vector<8xf32>
    %bits = arith.bitcast %scaled : vector<8xf32> to vector<8xi32>
    %from_root = arith.subi %bits, %c1060439283_8xi32 : vector<8xi32>
    %v_2 = arith.shrsi %from_root, %c23_8xi32 : vector<8xi32>
    %exponent = arith.sitofp %v_2 : vector<8xi32> to vector<8xf32>
    %v_3 = arith.subf %exponent, %c23.0_8xf32 : vector<8xf32>
    %exponent_1 = arith.select %tiny, %v_3, %exponent : vector<8xi1>, vector<8xf32>
    %v_4 = arith.andi %from_root, %c8388607_8xi32 : vector<8xi32>
    %v_5 = arith.addi %v_4, %c1060439283_8xi32 : vector<8xi32>
    %mantissa = arith.bitcast %v_5 : vector<8xi32> to vector<8xf32>
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
    %v_6 = arith.mulf %cube, %p_7 : vector<8xf32>
    %rest = math.fma %square, %c-0.5_8xf32, %v_6 : vector<8xf32>
    %v_7 = math.fma %exponent_1, %c-0.00021219444_8xf32, %rest : vector<8xf32>
    %v_8 = arith.addf %above, %v_7 : vector<8xf32>
    %v_9 = math.fma %exponent_1, %c0.6933594_8xf32, %v_8 : vector<8xf32>
    %finite = arith.cmpf olt, %u, %c0x7F800000_8xf32 : vector<8xf32>
    %v_10 = arith.select %finite, %v_9, %u : vector<8xi1>, vector<8xf32>
    %zero = arith.cmpf oeq, %u, %c0.0_8xf32 : vector<8xf32>
    %v_11 = arith.select %zero, %c0xFF800000_8xf32, %v_10 : vector<8xi1>, vector<8xf32>
    %negative = arith.cmpf olt, %u, %c0.0_8xf32 : vector<8xf32>
    %result = arith.select %negative, %c0x7FC00000_8xf32, %v_11 : vector<8xi1>, vector<8xf32>
    %v_12 = arith.divf %lost, %u : vector<8xf32>
    %corrected = arith.addf %result, %v_12 : vector<8xf32>
    %v_13 = arith.cmpf ogt, %u, %c0.0_8xf32 : vector<8xf32>
    %v_14 = arith.cmpf olt, %x, %c0x7F800000_8xf32 : vector<8xf32>
    %inside = arith.andi %v_13, %v_14 : vector<8xi1>
    %v_15 = arith.select %inside, %corrected, %result : vector<8xi1>, vector<8xf32>
    %v_16 = arith.cmpf oeq, %x, %c0.0_8xf32 : vector<8xf32>
    %result_1 = arith.select %v_16, %x, %v_15 : vector<8xi1>, vector<8xf32>
    return %result_1 : vector<8xf32>
  }
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
  func.func @acosh_kernel(%x: !llvm.ptr {llvm.noalias, llvm.readonly}, %out: !llvm.ptr {llvm.noalias},
      %out_length: i32, %cube_count_x: i32, %cube_count_y: i32, %cube_count_z: i32, %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c256_i32 = arith.constant 256 : i32
    %c255_i32 = arith.constant 255 : i32
    %c8_i32 = arith.constant 8 : i32
    %c1.0e09_8xf32 = arith.constant dense<1.0e+09> : vector<8xf32>
    %c1.0_8xf32 = arith.constant dense<1.0> : vector<8xf32>
    %c2.0_8xf32 = arith.constant dense<2.0> : vector<8xf32>
    %c-2.0_8xf32 = arith.constant dense<-2.0> : vector<8xf32>
    %c0.6931472_8xf32 = arith.constant dense<0.6931472> : vector<8xf32>
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %c0.0_8xf32 = arith.constant dense<0.0> : vector<8xf32>
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %cube_pos_x = arith.trunci %cube : i64 to i32
      %mul = arith.muli %cube_pos_x, %c256_i32 : i32
      %i_last = llvm.intr.uadd.sat(%mul, %c255_i32) : (i32, i32) -> i32
      %full = arith.cmpi ult, %i_last, %out_length : i32
      scf.if %full {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
          %i = arith.addi %mul, %unit_pos_x : i32
          %x_at = llvm.getelementptr %x[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %x_value = llvm.load %x_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %far = arith.cmpf ogt, %x_value, %c1.0e09_8xf32 : vector<8xf32>
          %below = arith.cmpf olt, %x_value, %c1.0_8xf32 : vector<8xf32>
          %logical_or = arith.ori %far, %below : vector<8xi1>
          %sub = arith.subf %x_value, %c1.0_8xf32 : vector<8xf32>
          %t = arith.select %logical_or, %c1.0_8xf32, %sub : vector<8xi1>, vector<8xf32>
          %add = arith.addf %t, %c2.0_8xf32 : vector<8xf32>
          %mul_1 = arith.mulf %t, %add : vector<8xf32>
          %sqrt = math.sqrt %mul_1 : vector<8xf32>
          %add_1 = arith.addf %t, %sqrt : vector<8xf32>
          %select = arith.select %below, %c-2.0_8xf32, %add_1 : vector<8xi1>, vector<8xf32>
          %y = func.call @math.log1p_8xf32(%select) : (vector<8xf32>) -> vector<8xf32>
          %log = func.call @math.log_8xf32(%x_value) : (vector<8xf32>) -> vector<8xf32>
          %add_2 = arith.addf %log, %c0.6931472_8xf32 : vector<8xf32>
          %select_1 = arith.select %far, %add_2, %y : vector<8xi1>, vector<8xf32>
          %out_at = llvm.getelementptr %out[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %select_1, %out_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        }
      } else {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
          %i = arith.addi %mul, %unit_pos_x : i32
          %i_all = vector.broadcast %i : i32 to vector<8xi32>
          %i_each = arith.addi %i_all, %iota_8xi32 : vector<8xi32>
          %out_length_all = vector.broadcast %out_length : i32 to vector<8xi32>
          %lt = arith.cmpi ult, %i_each, %out_length_all : vector<8xi32>
          %any = vector.reduction <or>, %lt : vector<8xi1> into i1
          scf.if %any {
            %x_at = llvm.getelementptr %x[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %x_value = llvm.intr.masked.load %x_at, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %far = arith.cmpf ogt, %x_value, %c1.0e09_8xf32 : vector<8xf32>
            %below = arith.cmpf olt, %x_value, %c1.0_8xf32 : vector<8xf32>
            %logical_or = arith.ori %far, %below : vector<8xi1>
            %sub = arith.subf %x_value, %c1.0_8xf32 : vector<8xf32>
            %t = arith.select %logical_or, %c1.0_8xf32, %sub : vector<8xi1>, vector<8xf32>
            %add = arith.addf %t, %c2.0_8xf32 : vector<8xf32>
            %mul_1 = arith.mulf %t, %add : vector<8xf32>
            %sqrt = math.sqrt %mul_1 : vector<8xf32>
            %add_1 = arith.addf %t, %sqrt : vector<8xf32>
            %select = arith.select %below, %c-2.0_8xf32, %add_1 : vector<8xi1>, vector<8xf32>
            %y = func.call @math.log1p_8xf32(%select) : (vector<8xf32>) -> vector<8xf32>
            %log = func.call @math.log_8xf32(%x_value) : (vector<8xf32>) -> vector<8xf32>
            %add_2 = arith.addf %log, %c0.6931472_8xf32 : vector<8xf32>
            %select_1 = arith.select %far, %add_2, %y : vector<8xi1>, vector<8xf32>
            %out_at = llvm.getelementptr %out[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.intr.masked.store %select_1, %out_at, %lt {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
          }
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
