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
  func.func @atanh_kernel(%x: !llvm.ptr {llvm.noalias, llvm.readonly}, %out: !llvm.ptr {llvm.noalias},
      %out_length: i32, %cube_count_x: i32, %cube_count_y: i32, %cube_count_z: i32, %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c256_i32 = arith.constant 256 : i32
    %c255_i32 = arith.constant 255 : i32
    %c8_i32 = arith.constant 8 : i32
    %c1.0_8xf32 = arith.constant dense<1.0> : vector<8xf32>
    %c0.0_8xf32 = arith.constant dense<0.0> : vector<8xf32>
    %c0.5_8xf32 = arith.constant dense<0.5> : vector<8xf32>
    %c-2.0_8xf32 = arith.constant dense<-2.0> : vector<8xf32>
    %c-1.0_8xf32 = arith.constant dense<-1.0> : vector<8xf32>
    %c2147483647_8xi32 = arith.constant dense<2147483647> : vector<8xi32>
    %c2139095040_8xi32 = arith.constant dense<2139095040> : vector<8xi32>
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
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
          %a = math.absf %x_value : vector<8xf32>
          %ge = arith.cmpf oge, %a, %c1.0_8xf32 : vector<8xf32>
          %b = arith.select %ge, %c0.0_8xf32, %a : vector<8xi1>, vector<8xf32>
          %twice = arith.addf %b, %b : vector<8xf32>
          %lt = arith.cmpf olt, %b, %c0.5_8xf32 : vector<8xf32>
          %mul_1 = arith.mulf %twice, %b : vector<8xf32>
          %sub = arith.subf %c1.0_8xf32, %b : vector<8xf32>
          %div = arith.divf %mul_1, %sub : vector<8xf32>
          %add = arith.addf %twice, %div : vector<8xf32>
          %div_1 = arith.divf %twice, %sub : vector<8xf32>
          %t = arith.select %lt, %add, %div_1 : vector<8xi1>, vector<8xf32>
          %eq = arith.cmpf oeq, %a, %c1.0_8xf32 : vector<8xf32>
          %gt = arith.cmpf ogt, %a, %c1.0_8xf32 : vector<8xf32>
          %select = arith.select %gt, %c-2.0_8xf32, %t : vector<8xi1>, vector<8xf32>
          %t_1 = arith.select %eq, %c-1.0_8xf32, %select : vector<8xi1>, vector<8xf32>
          %log1p = func.call @math.log1p_8xf32(%t_1) : (vector<8xf32>) -> vector<8xf32>
          %y = arith.mulf %c0.5_8xf32, %log1p : vector<8xf32>
          %lt_1 = arith.cmpf olt, %x_value, %c0.0_8xf32 : vector<8xf32>
          %ne = arith.cmpi ne, %eq, %lt_1 : vector<8xi1>
          %neg = arith.negf %y : vector<8xf32>
          %y_1 = arith.select %ne, %neg, %y : vector<8xi1>, vector<8xf32>
          %eq_1 = arith.cmpf oeq, %x_value, %c0.0_8xf32 : vector<8xf32>
          %bitcast = arith.bitcast %x_value : vector<8xf32> to vector<8xi32>
          %bit_and = arith.andi %bitcast, %c2147483647_8xi32 : vector<8xi32>
          %gt_1 = arith.cmpi ugt, %bit_and, %c2139095040_8xi32 : vector<8xi32>
          %logical_or = arith.ori %eq_1, %gt_1 : vector<8xi1>
          %select_1 = arith.select %logical_or, %x_value, %y_1 : vector<8xi1>, vector<8xf32>
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
            %a = math.absf %x_value : vector<8xf32>
            %ge = arith.cmpf oge, %a, %c1.0_8xf32 : vector<8xf32>
            %b = arith.select %ge, %c0.0_8xf32, %a : vector<8xi1>, vector<8xf32>
            %twice = arith.addf %b, %b : vector<8xf32>
            %lt_1 = arith.cmpf olt, %b, %c0.5_8xf32 : vector<8xf32>
            %mul_1 = arith.mulf %twice, %b : vector<8xf32>
            %sub = arith.subf %c1.0_8xf32, %b : vector<8xf32>
            %div = arith.divf %mul_1, %sub : vector<8xf32>
            %add = arith.addf %twice, %div : vector<8xf32>
            %div_1 = arith.divf %twice, %sub : vector<8xf32>
            %t = arith.select %lt_1, %add, %div_1 : vector<8xi1>, vector<8xf32>
            %eq = arith.cmpf oeq, %a, %c1.0_8xf32 : vector<8xf32>
            %gt = arith.cmpf ogt, %a, %c1.0_8xf32 : vector<8xf32>
            %select = arith.select %gt, %c-2.0_8xf32, %t : vector<8xi1>, vector<8xf32>
            %t_1 = arith.select %eq, %c-1.0_8xf32, %select : vector<8xi1>, vector<8xf32>
            %log1p = func.call @math.log1p_8xf32(%t_1) : (vector<8xf32>) -> vector<8xf32>
            %y = arith.mulf %c0.5_8xf32, %log1p : vector<8xf32>
            %lt_2 = arith.cmpf olt, %x_value, %c0.0_8xf32 : vector<8xf32>
            %ne = arith.cmpi ne, %eq, %lt_2 : vector<8xi1>
            %neg = arith.negf %y : vector<8xf32>
            %y_1 = arith.select %ne, %neg, %y : vector<8xi1>, vector<8xf32>
            %eq_1 = arith.cmpf oeq, %x_value, %c0.0_8xf32 : vector<8xf32>
            %bitcast = arith.bitcast %x_value : vector<8xf32> to vector<8xi32>
            %bit_and = arith.andi %bitcast, %c2147483647_8xi32 : vector<8xi32>
            %gt_1 = arith.cmpi ugt, %bit_and, %c2139095040_8xi32 : vector<8xi32>
            %logical_or = arith.ori %eq_1, %gt_1 : vector<8xi1>
            %select_1 = arith.select %logical_or, %x_value, %y_1 : vector<8xi1>, vector<8xf32>
            %out_at = llvm.getelementptr %out[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.intr.masked.store %select_1, %out_at, %lt {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
          }
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
