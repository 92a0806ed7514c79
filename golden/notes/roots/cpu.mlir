#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func private @math.pow_8xf32(%x: vector<8xf32>, %y: vector<8xf32>) -> vector<8xf32> attributes {passthrough = ["alwaysinline"]} {
    %c1.1754944e-38_8xf32 = arith.constant dense<1.1754944e-38> : vector<8xf32>
    %c8388608.0_8xf32 = arith.constant dense<8388608.0> : vector<8xf32>
    %c1060439283_8xi32 = arith.constant dense<1060439283> : vector<8xi32>
    %c23_8xi32 = arith.constant dense<23> : vector<8xi32>
    %c23.0_8xf32 = arith.constant dense<23.0> : vector<8xf32>
    %c8388607_8xi32 = arith.constant dense<8388607> : vector<8xi32>
    %c1.0_8xf64 = arith.constant dense<1.0> : vector<8xf64>
    %c0.19235933878519512_8xf64 = arith.constant dense<0.19235933878519512> : vector<8xf64>
    %c0.22195308321368667_8xf64 = arith.constant dense<0.22195308321368667> : vector<8xf64>
    %c0.2623081892525388_8xf64 = arith.constant dense<0.2623081892525388> : vector<8xf64>
    %c0.3205988979753252_8xf64 = arith.constant dense<0.3205988979753252> : vector<8xf64>
    %c0.4121985831111324_8xf64 = arith.constant dense<0.4121985831111324> : vector<8xf64>
    %c0.5770780163555853_8xf64 = arith.constant dense<0.5770780163555853> : vector<8xf64>
    %c0.9617966939259756_8xf64 = arith.constant dense<0.9617966939259756> : vector<8xf64>
    %c2.8853900817779268_8xf64 = arith.constant dense<2.8853900817779268> : vector<8xf64>
    %c-1.6e02_8xf64 = arith.constant dense<-1.6e+02> : vector<8xf64>
    %c1.4e02_8xf64 = arith.constant dense<1.4e+02> : vector<8xf64>
    %c-151.0_8xf32 = arith.constant dense<-151.0> : vector<8xf32>
    %c129.0_8xf32 = arith.constant dense<129.0> : vector<8xf32>
    %c1.0_8xf32 = arith.constant dense<1.0> : vector<8xf32>
    %c12582912.0_8xf32 = arith.constant dense<12582912.0> : vector<8xf32>
    %c1262485504_8xi32 = arith.constant dense<1262485504> : vector<8xi32>
    %c0.6931472_8xf32 = arith.constant dense<0.6931472> : vector<8xf32>
    %c0.00019875691_8xf32 = arith.constant dense<0.00019875691> : vector<8xf32>
    %c0.0013981999_8xf32 = arith.constant dense<0.0013981999> : vector<8xf32>
    %c0.008333452_8xf32 = arith.constant dense<0.008333452> : vector<8xf32>
    %c0.041665796_8xf32 = arith.constant dense<0.041665796> : vector<8xf32>
    %c0.16666666_8xf32 = arith.constant dense<0.16666666> : vector<8xf32>
    %c0.5_8xf32 = arith.constant dense<0.5> : vector<8xf32>
    %c1_8xi32 = arith.constant dense<1> : vector<8xi32>
    %c127_8xi32 = arith.constant dense<127> : vector<8xi32>
    %c0.0_8xf32 = arith.constant dense<0.0> : vector<8xf32>
    %c0x7F800000_8xf32 = arith.constant dense<0x7F800000> : vector<8xf32>
    %ctrue_8xi1 = arith.constant dense<true> : vector<8xi1>
    %c0_8xi32 = arith.constant dense<0> : vector<8xi32>
    %c0x7FC00000_8xf32 = arith.constant dense<0x7FC00000> : vector<8xf32>
    %size = math.absf %x : vector<8xf32>
    %tiny = arith.cmpf olt, %size, %c1.1754944e-38_8xf32 : vector<8xf32>
    %v = arith.mulf %size, %c8388608.0_8xf32 : vector<8xf32>
    %scaled = arith.select %tiny, %v, %size : vector<8xi1>, vector<8xf32>
    %bits = arith.bitcast %scaled : vector<8xf32> to vector<8xi32>
    %from_root = arith.subi %bits, %c1060439283_8xi32 : vector<8xi32>
    %v_1 = arith.shrsi %from_root, %c23_8xi32 : vector<8xi32>
    %exponent = arith.sitofp %v_1 : vector<8xi32> to vector<8xf32>
    %v_2 = arith.subf %exponent, %c23.0_8xf32 : vector<8xf32>
    %exponent_1 = arith.select %tiny, %v_2, %exponent : vector<8xi1>, vector<8xf32>
    %v_3 = arith.andi %from_root, %c8388607_8xi32 : vector<8xi32>
    %v_4 = arith.addi %v_3, %c1060439283_8xi32 : vector<8xi32>
    %mantissa = arith.bitcast %v_4 : vector<8xi32> to vector<8xf32>
    %v_5 = arith.extf %mantissa : vector<8xf32> to vector<8xf64>
    %v_6 = arith.subf %v_5, %c1.0_8xf64 : vector<8xf64>
    %v_7 = arith.addf %v_5, %c1.0_8xf64 : vector<8xf64>
    %s = arith.divf %v_6, %v_7 : vector<8xf64>
    %s_square = arith.mulf %s, %s : vector<8xf64>
    %series = math.fma %c0.19235933878519512_8xf64, %s_square, %c0.22195308321368667_8xf64 : vector<8xf64>
    %series_1 = math.fma %series, %s_square, %c0.2623081892525388_8xf64 : vector<8xf64>
    %series_2 = math.fma %series_1, %s_square, %c0.3205988979753252_8xf64 : vector<8xf64>
    %series_3 = math.fma %series_2, %s_square, %c0.4121985831111324_8xf64 : vector<8xf64>
    %series_4 = math.fma %series_3, %s_square, %c0.5770780163555853_8xf64 : vector<8xf64>
    %series_5 = math.fma %series_4, %s_square, %c0.9617966939259756_8xf64 : vector<8xf64>
    %series_6 = math.fma %series_5, %s_square, %c2.8853900817779268_8xf64 : vector<8xf64>
    %v_8 = arith.extf %exponent_1 : vector<8xf32> to vector<8xf64>
    %logarithm = math.fma %series_6, %s, %v_8 : vector<8xf64>
    %v_9 = arith.extf %y : vector<8xf32> to vector<8xf64>
    %product = arith.mulf %logarithm, %v_9 : vector<8xf64>
    %v_10 = arith.maximumf %product, %c-1.6e02_8xf64 : vector<8xf64>
    %v_11 = arith.minimumf %v_10, %c1.4e02_8xf64 : vector<8xf64>
    %whole_part = math.roundeven %v_11 : vector<8xf64>
    %v_12 = arith.subf %v_11, %whole_part : vector<8xf64>
    %rest = arith.truncf %v_12 : vector<8xf64> to vector<8xf32>
    %v_13 = arith.cmpf ogt, %c-151.0_8xf32, %rest : vector<8xf32>
    %v_14 = arith.select %v_13, %c-151.0_8xf32, %rest : vector<8xi1>, vector<8xf32>
    %v_15 = arith.cmpf olt, %c129.0_8xf32, %v_14 : vector<8xf32>
    %x_in = arith.select %v_15, %c129.0_8xf32, %v_14 : vector<8xi1>, vector<8xf32>
    %shifted = math.fma %x_in, %c1.0_8xf32, %c12582912.0_8xf32 : vector<8xf32>
    %k = arith.subf %shifted, %c12582912.0_8xf32 : vector<8xf32>
    %bits_1 = arith.bitcast %shifted : vector<8xf32> to vector<8xi32>
    %k_int = arith.subi %bits_1, %c1262485504_8xi32 : vector<8xi32>
    %v_16 = arith.subf %x_in, %k : vector<8xf32>
    %r = arith.mulf %v_16, %c0.6931472_8xf32 : vector<8xf32>
    %square = arith.mulf %r, %r : vector<8xf32>
    %p = math.fma %c0.00019875691_8xf32, %r, %c0.0013981999_8xf32 : vector<8xf32>
    %p_1 = math.fma %p, %r, %c0.008333452_8xf32 : vector<8xf32>
    %p_2 = math.fma %p_1, %r, %c0.041665796_8xf32 : vector<8xf32>
    %p_3 = math.fma %p_2, %r, %c0.16666666_8xf32 : vector<8xf32>
    %p_4 = math.fma %p_3, %r, %c0.5_8xf32 : vector<8xf32>
    %above_one = math.fma %p_4, %square, %r : vector<8xf32>
    %e = arith.addf %above_one, %c1.0_8xf32 : vector<8xf32>
    %half = arith.shrsi %k_int, %c1_8xi32 : vector<8xi32>
    %v_17 = arith.addi %half, %c127_8xi32 : vector<8xi32>
    %v_18 = arith.shli %v_17, %c23_8xi32 : vector<8xi32>
    %first = arith.bitcast %v_18 : vector<8xi32> to vector<8xf32>
    %v_19 = arith.mulf %e, %first : vector<8xf32>
    %v_20 = arith.subi %k_int, %half : vector<8xi32>
    %v_21 = arith.addi %v_20, %c127_8xi32 : vector<8xi32>
    %v_22 = arith.shli %v_21, %c23_8xi32 : vector<8xi32>
    %second = arith.bitcast %v_22 : vector<8xi32> to vector<8xf32>
    %result = arith.mulf %v_19, %second : vector<8xf32>
    %v_23 = arith.truncf %whole_part : vector<8xf64> to vector<8xf32>
    %v_24 = arith.mulf %v_23, %c0.5_8xf32 : vector<8xf32>
    %half_1 = math.floor %v_24 : vector<8xf32>
    %v_25 = arith.cmpf ogt, %c-151.0_8xf32, %half_1 : vector<8xf32>
    %v_26 = arith.select %v_25, %c-151.0_8xf32, %half_1 : vector<8xi1>, vector<8xf32>
    %v_27 = arith.cmpf olt, %c129.0_8xf32, %v_26 : vector<8xf32>
    %x_in_1 = arith.select %v_27, %c129.0_8xf32, %v_26 : vector<8xi1>, vector<8xf32>
    %shifted_1 = math.fma %x_in_1, %c1.0_8xf32, %c12582912.0_8xf32 : vector<8xf32>
    %k_1 = arith.subf %shifted_1, %c12582912.0_8xf32 : vector<8xf32>
    %bits_2 = arith.bitcast %shifted_1 : vector<8xf32> to vector<8xi32>
    %k_int_1 = arith.subi %bits_2, %c1262485504_8xi32 : vector<8xi32>
    %v_28 = arith.subf %x_in_1, %k_1 : vector<8xf32>
    %r_1 = arith.mulf %v_28, %c0.6931472_8xf32 : vector<8xf32>
    %square_1 = arith.mulf %r_1, %r_1 : vector<8xf32>
    %p_5 = math.fma %c0.00019875691_8xf32, %r_1, %c0.0013981999_8xf32 : vector<8xf32>
    %p_6 = math.fma %p_5, %r_1, %c0.008333452_8xf32 : vector<8xf32>
    %p_7 = math.fma %p_6, %r_1, %c0.041665796_8xf32 : vector<8xf32>
    %p_8 = math.fma %p_7, %r_1, %c0.16666666_8xf32 : vector<8xf32>
    %p_9 = math.fma %p_8, %r_1, %c0.5_8xf32 : vector<8xf32>
    %above_one_1 = math.fma %p_9, %square_1, %r_1 : vector<8xf32>
    %e_1 = arith.addf %above_one_1, %c1.0_8xf32 : vector<8xf32>
    %half_2 = arith.shrsi %k_int_1, %c1_8xi32 : vector<8xi32>
    %v_29 = arith.addi %half_2, %c127_8xi32 : vector<8xi32>
    %v_30 = arith.shli %v_29, %c23_8xi32 : vector<8xi32>
    %first_1 = arith.bitcast %v_30 : vector<8xi32> to vector<8xf32>
    %v_31 = arith.mulf %e_1, %first_1 : vector<8xf32>
    %v_32 = arith.subi %k_int_1, %half_2 : vector<8xi32>
    %v_33 = arith.addi %v_32, %c127_8xi32 : vector<8xi32>
    %v_34 = arith.shli %v_33, %c23_8xi32 : vector<8xi32>
    %second_1 = arith.bitcast %v_34 : vector<8xi32> to vector<8xf32>
    %result_1 = arith.mulf %v_31, %second_1 : vector<8xf32>
    %v_35 = arith.mulf %result, %result_1 : vector<8xf32>
    %v_36 = arith.subf %v_23, %half_1 : vector<8xf32>
    %v_37 = arith.cmpf ogt, %c-151.0_8xf32, %v_36 : vector<8xf32>
    %v_38 = arith.select %v_37, %c-151.0_8xf32, %v_36 : vector<8xi1>, vector<8xf32>
    %v_39 = arith.cmpf olt, %c129.0_8xf32, %v_38 : vector<8xf32>
    %x_in_2 = arith.select %v_39, %c129.0_8xf32, %v_38 : vector<8xi1>, vector<8xf32>
    %shifted_2 = math.fma %x_in_2, %c1.0_8xf32, %c12582912.0_8xf32 : vector<8xf32>
    %k_2 = arith.subf %shifted_2, %c12582912.0_8xf32 : vector<8xf32>
    %bits_3 = arith.bitcast %shifted_2 : vector<8xf32> to vector<8xi32>
    %k_int_2 = arith.subi %bits_3, %c1262485504_8xi32 : vector<8xi32>
    %v_40 = arith.subf %x_in_2, %k_2 : vector<8xf32>
    %r_2 = arith.mulf %v_40, %c0.6931472_8xf32 : vector<8xf32>
    %square_2 = arith.mulf %r_2, %r_2 : vector<8xf32>
    %p_10 = math.fma %c0.00019875691_8xf32, %r_2, %c0.0013981999_8xf32 : vector<8xf32>
    %p_11 = math.fma %p_10, %r_2, %c0.008333452_8xf32 : vector<8xf32>
    %p_12 = math.fma %p_11, %r_2, %c0.041665796_8xf32 : vector<8xf32>
    %p_13 = math.fma %p_12, %r_2, %c0.16666666_8xf32 : vector<8xf32>
    %p_14 = math.fma %p_13, %r_2, %c0.5_8xf32 : vector<8xf32>
    %above_one_2 = math.fma %p_14, %square_2, %r_2 : vector<8xf32>
    %e_2 = arith.addf %above_one_2, %c1.0_8xf32 : vector<8xf32>
    %half_3 = arith.shrsi %k_int_2, %c1_8xi32 : vector<8xi32>
    %v_41 = arith.addi %half_3, %c127_8xi32 : vector<8xi32>
    %v_42 = arith.shli %v_41, %c23_8xi32 : vector<8xi32>
    %first_2 = arith.bitcast %v_42 : vector<8xi32> to vector<8xf32>
    %v_43 = arith.mulf %e_2, %first_2 : vector<8xf32>
    %v_44 = arith.subi %k_int_2, %half_3 : vector<8xi32>
    %v_45 = arith.addi %v_44, %c127_8xi32 : vector<8xi32>
    %v_46 = arith.shli %v_45, %c23_8xi32 : vector<8xi32>
    %second_2 = arith.bitcast %v_46 : vector<8xi32> to vector<8xf32>
    %result_2 = arith.mulf %v_43, %second_2 : vector<8xf32>
    %power = arith.mulf %v_35, %result_2 : vector<8xf32>
    %v_47 = math.trunc %y : vector<8xf32>
    %whole = arith.cmpf oeq, %v_47, %y : vector<8xf32>
    %v_48 = arith.mulf %y, %c0.5_8xf32 : vector<8xf32>
    %v_49 = math.trunc %v_48 : vector<8xf32>
    %even = arith.cmpf oeq, %v_49, %v_48 : vector<8xf32>
    %v_50 = arith.xori %even, %ctrue_8xi1 : vector<8xi1>
    %odd = arith.andi %whole, %v_50 : vector<8xi1>
    %upward = arith.cmpf ogt, %y, %c0.0_8xf32 : vector<8xf32>
    %v_51 = arith.cmpf oeq, %x, %c0.0_8xf32 : vector<8xf32>
    %v_52 = arith.select %upward, %c0.0_8xf32, %c0x7F800000_8xf32 : vector<8xi1>, vector<8xf32>
    %v_53 = arith.select %v_51, %v_52, %power : vector<8xi1>, vector<8xf32>
    %v_54 = arith.cmpf oeq, %size, %c0x7F800000_8xf32 : vector<8xf32>
    %v_55 = arith.select %upward, %c0x7F800000_8xf32, %c0.0_8xf32 : vector<8xi1>, vector<8xf32>
    %v_56 = arith.select %v_54, %v_55, %v_53 : vector<8xi1>, vector<8xf32>
    %bits_4 = arith.bitcast %x : vector<8xf32> to vector<8xi32>
    %negative = arith.cmpi slt, %bits_4, %c0_8xi32 : vector<8xi32>
    %v_57 = arith.andi %negative, %odd : vector<8xi1>
    %v_58 = arith.negf %v_56 : vector<8xf32>
    %v_59 = arith.select %v_57, %v_58, %v_56 : vector<8xi1>, vector<8xf32>
    %v_60 = arith.cmpf olt, %x, %c0.0_8xf32 : vector<8xf32>
    %v_61 = arith.cmpf one, %size, %c0x7F800000_8xf32 : vector<8xf32>
    %v_62 = arith.andi %v_60, %v_61 : vector<8xi1>
    %v_63 = arith.xori %whole, %ctrue_8xi1 : vector<8xi1>
    %size_1 = math.absf %y : vector<8xf32>
    %v_64 = arith.cmpf one, %size_1, %c0x7F800000_8xf32 : vector<8xf32>
    %v_65 = arith.andi %v_63, %v_64 : vector<8xi1>
    %v_66 = arith.andi %v_62, %v_65 : vector<8xi1>
    %v_67 = arith.select %v_66, %c0x7FC00000_8xf32, %v_59 : vector<8xi1>, vector<8xf32>
    %size_2 = math.absf %y : vector<8xf32>
    %endless = arith.cmpf oeq, %size_2, %c0x7F800000_8xf32 : vector<8xf32>
    %v_68 = arith.cmpf ogt, %size, %c1.0_8xf32 : vector<8xf32>
    %v_69 = arith.extui %v_68 : vector<8xi1> to vector<8xi32>
    %v_70 = arith.extui %upward : vector<8xi1> to vector<8xi32>
    %v_71 = arith.cmpi eq, %v_69, %v_70 : vector<8xi32>
    %v_72 = arith.select %v_71, %c0x7F800000_8xf32, %c0.0_8xf32 : vector<8xi1>, vector<8xf32>
    %v_73 = arith.select %endless, %v_72, %v_67 : vector<8xi1>, vector<8xf32>
    %v_74 = arith.cmpf oeq, %size, %c1.0_8xf32 : vector<8xf32>
    %v_75 = arith.andi %endless, %v_74 : vector<8xi1>
    %v_76 = arith.select %v_75, %c1.0_8xf32, %v_73 : vector<8xi1>, vector<8xf32>
    %v_77 = arith.cmpf uno, %x, %y : vector<8xf32>
    %v_78 = arith.addf %x, %y : vector<8xf32>
    %v_79 = arith.select %v_77, %v_78, %v_76 : vector<8xi1>, vector<8xf32>
    %v_80 = arith.cmpf oeq, %y, %c0.0_8xf32 : vector<8xf32>
    %v_81 = arith.cmpf oeq, %x, %c1.0_8xf32 : vector<8xf32>
    %trivial = arith.ori %v_80, %v_81 : vector<8xi1>
    %result_3 = arith.select %trivial, %c1.0_8xf32, %v_79 : vector<8xi1>, vector<8xf32>
    return %result_3 : vector<8xf32>
  }
  func.func @noted_roots(%x: !llvm.ptr {llvm.noalias, llvm.readonly}, %out: !llvm.ptr {llvm.noalias},
      %notes: !llvm.ptr {llvm.noalias}, %x_length: i32, %out_length: i32, %report: !llvm.ptr,
      %cube_count_x: i32, %cube_count_y: i32, %cube_count_z: i32, %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %c63_i32 = arith.constant 63 : i32
    %c8_i32 = arith.constant 8 : i32
    %c0.0_8xf32 = arith.constant dense<0.0> : vector<8xf32>
    %ctrue_8xi1 = arith.constant dense<true> : vector<8xi1>
    %c1_i32 = arith.constant 1 : i32
    %c0_index = arith.constant 0 : index
    %c8_index = arith.constant 8 : index
    %c1_index = arith.constant 1 : index
    %c0_8xi32 = arith.constant dense<0> : vector<8xi32>
    %c1_8xi32 = arith.constant dense<1> : vector<8xi32>
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %c2_8xi32 = arith.constant dense<2> : vector<8xi32>
    %c3_8xi32 = arith.constant dense<3> : vector<8xi32>
    %c4_8xi32 = arith.constant dense<4> : vector<8xi32>
    %c5_8xi32 = arith.constant dense<5> : vector<8xi32>
    %c1.0e06_8xf32 = arith.constant dense<1.0e+06> : vector<8xf32>
    %c2_i64 = arith.constant 2 : i64
    %shown_2 = llvm.alloca %c2_i64 x i64 : (i64) -> !llvm.ptr
    %c0_i64 = arith.constant 0 : i64
    %c0.5_8xf32 = arith.constant dense<0.5> : vector<8xf32>
    %shown_5 = llvm.alloca %c2_i64 x i64 : (i64) -> !llvm.ptr
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %cube_pos_x = arith.trunci %cube : i64 to i32
      %mul = arith.muli %cube_pos_x, %c64_i32 : i32
      %i_last = llvm.intr.uadd.sat(%mul, %c63_i32) : (i32, i32) -> i32
      %full = arith.cmpi ult, %i_last, %out_length : i32
      %full_1 = arith.cmpi ult, %i_last, %x_length : i32
      %full_2 = arith.andi %full, %full_1 : i1
      scf.if %full_2 {
        scf.for %unit_pos_x = %c0_i32 to %c64_i32 step %c8_i32 : i32 {
          %i = arith.addi %mul, %unit_pos_x : i32
          %x_at = llvm.getelementptr %x[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %x_value = llvm.load %x_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %ge = arith.cmpf oge, %x_value, %c0.0_8xf32 : vector<8xf32>
          %logical_not = arith.xori %ge, %ctrue_8xi1 : vector<8xi1>
          %any = vector.reduction <or>, %logical_not : vector<8xi1> into i1
          scf.if %any {
            %notes_olds = scf.for %lane = %c0_index to %c8_index step %c1_index iter_args(%olds = %c0_8xi32) -> (vector<8xi32>) {
              %at = vector.extract %c0_8xi32[%lane] : i32 from vector<8xi32>
              %on = vector.extract %logical_not[%lane] : i1 from vector<8xi1>
              %notes_old = scf.if %on -> (i32) {
                %notes_at = llvm.getelementptr %notes[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                %pair = llvm.cmpxchg %notes_at, %c0_i32, %c1_i32 monotonic monotonic : !llvm.ptr, i32
                %notes_old_1 = llvm.extractvalue %pair[0] : !llvm.struct<(i32, i1)>
                scf.yield %notes_old_1 : i32
              } else {
                scf.yield %c0_i32 : i32
              }
              %olds_next = vector.insert %notes_old, %olds[%lane] : i32 into vector<8xi32>
              scf.yield %olds_next : vector<8xi32>
            }
            %eq = arith.cmpi eq, %notes_olds, %c0_8xi32 : vector<8xi32>
            %active = arith.andi %logical_not, %eq : vector<8xi1>
            %any_1 = vector.reduction <or>, %active : vector<8xi1> into i1
            scf.if %any_1 {
              %i_all = vector.broadcast %i : i32 to vector<8xi32>
              %i_each = arith.addi %i_all, %iota_8xi32 : vector<8xi32>
              scf.for %lane = %c0_index to %c8_index step %c1_index {
                %at = vector.extract %c1_8xi32[%lane] : i32 from vector<8xi32>
                %operand = vector.extract %i_each[%lane] : i32 from vector<8xi32>
                %on = vector.extract %active[%lane] : i1 from vector<8xi1>
                scf.if %on {
                  %notes_at = llvm.getelementptr %notes[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                  llvm.store %operand, %notes_at atomic monotonic {alignment = 4 : i64} : i32, !llvm.ptr
                }
              }
              scf.for %lane = %c0_index to %c8_index step %c1_index {
                %at = vector.extract %c2_8xi32[%lane] : i32 from vector<8xi32>
                %on = vector.extract %active[%lane] : i1 from vector<8xi1>
                scf.if %on {
                  %notes_at = llvm.getelementptr %notes[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                  llvm.store %c0_i32, %notes_at atomic monotonic {alignment = 4 : i64} : i32, !llvm.ptr
                }
              }
              scf.for %lane = %c0_index to %c8_index step %c1_index {
                %at = vector.extract %c3_8xi32[%lane] : i32 from vector<8xi32>
                %on = vector.extract %active[%lane] : i1 from vector<8xi1>
                scf.if %on {
                  %notes_at = llvm.getelementptr %notes[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                  llvm.store %c0_i32, %notes_at atomic monotonic {alignment = 4 : i64} : i32, !llvm.ptr
                }
              }
              %bitcast = arith.bitcast %x_value : vector<8xf32> to vector<8xi32>
              scf.for %lane = %c0_index to %c8_index step %c1_index {
                %at = vector.extract %c4_8xi32[%lane] : i32 from vector<8xi32>
                %operand = vector.extract %bitcast[%lane] : i32 from vector<8xi32>
                %on = vector.extract %active[%lane] : i1 from vector<8xi1>
                scf.if %on {
                  %notes_at = llvm.getelementptr %notes[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                  llvm.store %operand, %notes_at atomic monotonic {alignment = 4 : i64} : i32, !llvm.ptr
                }
              }
              scf.for %lane = %c0_index to %c8_index step %c1_index {
                %at = vector.extract %c5_8xi32[%lane] : i32 from vector<8xi32>
                %operand = vector.extract %i_each[%lane] : i32 from vector<8xi32>
                %on = vector.extract %active[%lane] : i1 from vector<8xi1>
                scf.if %on {
                  %notes_at = llvm.getelementptr %notes[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                  llvm.store %operand, %notes_at atomic monotonic {alignment = 4 : i64} : i32, !llvm.ptr
                }
              }
            }
          }
          %gt = arith.cmpf ogt, %x_value, %c1.0e06_8xf32 : vector<8xf32>
          %any_1 = vector.reduction <or>, %gt : vector<8xi1> into i1
          scf.if %any_1 {
            %i_all = vector.broadcast %i : i32 to vector<8xi32>
            %i_each = arith.addi %i_all, %iota_8xi32 : vector<8xi32>
            scf.for %lane = %c0_index to %c8_index step %c1_index {
              %on = vector.extract %gt[%lane] : i1 from vector<8xi1>
              %offset = arith.index_cast %lane : index to i32
              %unit = arith.addi %unit_pos_x, %offset : i32
              %shown = vector.extract %i_each[%lane] : i32 from vector<8xi32>
              %shown_1 = vector.extract %x_value[%lane] : f32 from vector<8xf32>
              scf.if %on {
                %shown_3 = arith.extui %shown : i32 to i64
                %shown_at = llvm.getelementptr %shown_2[0] : (!llvm.ptr) -> !llvm.ptr, i64
                llvm.store %shown_3, %shown_at : i64, !llvm.ptr
                %shown_4 = arith.extf %shown_1 : f32 to f64
                %shown_at_1 = llvm.getelementptr %shown_2[1] : (!llvm.ptr) -> !llvm.ptr, i64
                llvm.store %shown_4, %shown_at_1 : f64, !llvm.ptr
                %unit_64 = arith.extui %unit : i32 to i64
                llvm.call %report(%c0_i64, %unit_64, %shown_2) : !llvm.ptr, (i64, i64, !llvm.ptr) -> ()
              }
            }
          }
          %pow = func.call @math.pow_8xf32(%x_value, %c0.5_8xf32) : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
          %out_at = llvm.getelementptr %out[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %pow, %out_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        }
      } else {
        scf.for %unit_pos_x = %c0_i32 to %c64_i32 step %c8_i32 : i32 {
          %i = arith.addi %mul, %unit_pos_x : i32
          %i_all = vector.broadcast %i : i32 to vector<8xi32>
          %i_each = arith.addi %i_all, %iota_8xi32 : vector<8xi32>
          %out_length_all = vector.broadcast %out_length : i32 to vector<8xi32>
          %lt = arith.cmpi ult, %i_each, %out_length_all : vector<8xi32>
          %any = vector.reduction <or>, %lt : vector<8xi1> into i1
          scf.if %any {
            %x_length_all = vector.broadcast %x_length : i32 to vector<8xi32>
            %lt_1 = arith.cmpi ult, %i_each, %x_length_all : vector<8xi32>
            %active = arith.andi %lt, %lt_1 : vector<8xi1>
            %x_at = llvm.getelementptr %x[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %x_value = llvm.intr.masked.load %x_at, %active, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %ge = arith.cmpf oge, %x_value, %c0.0_8xf32 : vector<8xf32>
            %logical_not = arith.xori %ge, %ctrue_8xi1 : vector<8xi1>
            %active_1 = arith.andi %lt, %logical_not : vector<8xi1>
            %any_1 = vector.reduction <or>, %active_1 : vector<8xi1> into i1
            scf.if %any_1 {
              %notes_olds = scf.for %lane = %c0_index to %c8_index step %c1_index iter_args(%olds = %c0_8xi32) -> (vector<8xi32>) {
                %at = vector.extract %c0_8xi32[%lane] : i32 from vector<8xi32>
                %on = vector.extract %active_1[%lane] : i1 from vector<8xi1>
                %notes_old = scf.if %on -> (i32) {
                  %notes_at = llvm.getelementptr %notes[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                  %pair = llvm.cmpxchg %notes_at, %c0_i32, %c1_i32 monotonic monotonic : !llvm.ptr, i32
                  %notes_old_1 = llvm.extractvalue %pair[0] : !llvm.struct<(i32, i1)>
                  scf.yield %notes_old_1 : i32
                } else {
                  scf.yield %c0_i32 : i32
                }
                %olds_next = vector.insert %notes_old, %olds[%lane] : i32 into vector<8xi32>
                scf.yield %olds_next : vector<8xi32>
              }
              %eq = arith.cmpi eq, %notes_olds, %c0_8xi32 : vector<8xi32>
              %active_2 = arith.andi %active_1, %eq : vector<8xi1>
              %any_2 = vector.reduction <or>, %active_2 : vector<8xi1> into i1
              scf.if %any_2 {
                scf.for %lane = %c0_index to %c8_index step %c1_index {
                  %at = vector.extract %c1_8xi32[%lane] : i32 from vector<8xi32>
                  %operand = vector.extract %i_each[%lane] : i32 from vector<8xi32>
                  %on = vector.extract %active_2[%lane] : i1 from vector<8xi1>
                  scf.if %on {
                    %notes_at = llvm.getelementptr %notes[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                    llvm.store %operand, %notes_at atomic monotonic {alignment = 4 : i64} : i32, !llvm.ptr
                  }
                }
                scf.for %lane = %c0_index to %c8_index step %c1_index {
                  %at = vector.extract %c2_8xi32[%lane] : i32 from vector<8xi32>
                  %on = vector.extract %active_2[%lane] : i1 from vector<8xi1>
                  scf.if %on {
                    %notes_at = llvm.getelementptr %notes[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                    llvm.store %c0_i32, %notes_at atomic monotonic {alignment = 4 : i64} : i32, !llvm.ptr
                  }
                }
                scf.for %lane = %c0_index to %c8_index step %c1_index {
                  %at = vector.extract %c3_8xi32[%lane] : i32 from vector<8xi32>
                  %on = vector.extract %active_2[%lane] : i1 from vector<8xi1>
                  scf.if %on {
                    %notes_at = llvm.getelementptr %notes[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                    llvm.store %c0_i32, %notes_at atomic monotonic {alignment = 4 : i64} : i32, !llvm.ptr
                  }
                }
                %bitcast = arith.bitcast %x_value : vector<8xf32> to vector<8xi32>
                scf.for %lane = %c0_index to %c8_index step %c1_index {
                  %at = vector.extract %c4_8xi32[%lane] : i32 from vector<8xi32>
                  %operand = vector.extract %bitcast[%lane] : i32 from vector<8xi32>
                  %on = vector.extract %active_2[%lane] : i1 from vector<8xi1>
                  scf.if %on {
                    %notes_at = llvm.getelementptr %notes[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                    llvm.store %operand, %notes_at atomic monotonic {alignment = 4 : i64} : i32, !llvm.ptr
                  }
                }
                scf.for %lane = %c0_index to %c8_index step %c1_index {
                  %at = vector.extract %c5_8xi32[%lane] : i32 from vector<8xi32>
                  %operand = vector.extract %i_each[%lane] : i32 from vector<8xi32>
                  %on = vector.extract %active_2[%lane] : i1 from vector<8xi1>
                  scf.if %on {
                    %notes_at = llvm.getelementptr %notes[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                    llvm.store %operand, %notes_at atomic monotonic {alignment = 4 : i64} : i32, !llvm.ptr
                  }
                }
              }
            }
            %gt = arith.cmpf ogt, %x_value, %c1.0e06_8xf32 : vector<8xf32>
            %active_2 = arith.andi %lt, %gt : vector<8xi1>
            %any_2 = vector.reduction <or>, %active_2 : vector<8xi1> into i1
            scf.if %any_2 {
              scf.for %lane = %c0_index to %c8_index step %c1_index {
                %on = vector.extract %active_2[%lane] : i1 from vector<8xi1>
                %offset = arith.index_cast %lane : index to i32
                %unit = arith.addi %unit_pos_x, %offset : i32
                %shown = vector.extract %i_each[%lane] : i32 from vector<8xi32>
                %shown_1 = vector.extract %x_value[%lane] : f32 from vector<8xf32>
                scf.if %on {
                  %shown_3 = arith.extui %shown : i32 to i64
                  %shown_at = llvm.getelementptr %shown_5[0] : (!llvm.ptr) -> !llvm.ptr, i64
                  llvm.store %shown_3, %shown_at : i64, !llvm.ptr
                  %shown_4 = arith.extf %shown_1 : f32 to f64
                  %shown_at_1 = llvm.getelementptr %shown_5[1] : (!llvm.ptr) -> !llvm.ptr, i64
                  llvm.store %shown_4, %shown_at_1 : f64, !llvm.ptr
                  %unit_64 = arith.extui %unit : i32 to i64
                  llvm.call %report(%c0_i64, %unit_64, %shown_5) : !llvm.ptr, (i64, i64, !llvm.ptr) -> ()
                }
              }
            }
            %pow = func.call @math.pow_8xf32(%x_value, %c0.5_8xf32) : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
            %out_at = llvm.getelementptr %out[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.intr.masked.store %pow, %out_at, %lt {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
          }
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
