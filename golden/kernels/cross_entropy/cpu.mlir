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
  func.func @cross_entropy(%logits: !llvm.ptr {llvm.noalias, llvm.readonly},
      %labels: !llvm.ptr {llvm.noalias, llvm.readonly}, %loss: !llvm.ptr {llvm.noalias},
      %logits_shape_0: i32, %logits_shape_1: i32, %labels_length: i32, %loss_length: i32, %cube_count_x: i32,
      %cube_count_y: i32, %cube_count_z: i32, %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c256_i32 = arith.constant 256 : i32
    %c255_i32 = arith.constant 255 : i32
    %c8_i32 = arith.constant 8 : i32
    %c-100_8xi32 = arith.constant dense<-100> : vector<8xi32>
    %c0.0_8xf32 = arith.constant dense<0.0> : vector<8xf32>
    %ctrue_8xi1 = arith.constant dense<true> : vector<8xi1>
    %greatest = llvm.alloca %c1_i64 x vector<8xf32> : (i64) -> !llvm.ptr
    %c-3.4028235e38_8xf32 = arith.constant dense<-3.4028235e+38> : vector<8xf32>
    %total = llvm.alloca %c1_i64 x vector<8xf32> : (i64) -> !llvm.ptr
    %c1_i32 = arith.constant 1 : i32
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %c1.0_8xf32 = arith.constant dense<1.0> : vector<8xf32>
    %result = llvm.alloca %c1_i64 x vector<8xf32> : (i64) -> !llvm.ptr
    %mean = llvm.alloca %c1_i64 x vector<8xf32> : (i64) -> !llvm.ptr
    %c0.9_8xf32 = arith.constant dense<0.9> : vector<8xf32>
    %c0.1_8xf32 = arith.constant dense<0.1> : vector<8xf32>
    %c0_8xi32 = arith.constant dense<0> : vector<8xi32>
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %cube_pos_x = arith.trunci %cube : i64 to i32
      %mul = arith.muli %cube_pos_x, %c256_i32 : i32
      %row_last = llvm.intr.uadd.sat(%mul, %c255_i32) : (i32, i32) -> i32
      %full = arith.cmpi ult, %row_last, %logits_shape_0 : i32
      %full_1 = arith.cmpi ult, %row_last, %labels_length : i32
      %full_2 = arith.andi %full, %full_1 : i1
      %full_3 = arith.cmpi ult, %row_last, %loss_length : i32
      %full_4 = arith.andi %full_2, %full_3 : i1
      scf.if %full_4 {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
          %row = arith.addi %mul, %unit_pos_x : i32
          %labels_at = llvm.getelementptr %labels[%row] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          %label = llvm.load %labels_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xi32>
          %eq = arith.cmpi eq, %label, %c-100_8xi32 : vector<8xi32>
          %any = vector.reduction <or>, %eq : vector<8xi1> into i1
          scf.if %any {
            %loss_at = llvm.getelementptr %loss[%row] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.intr.masked.store %c0.0_8xf32, %loss_at, %eq {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
          }
          %otherwise = arith.xori %eq, %ctrue_8xi1 : vector<8xi1>
          %any_1 = vector.reduction <or>, %otherwise : vector<8xi1> into i1
          scf.if %any_1 {
            llvm.store %c-3.4028235e38_8xf32, %greatest : vector<8xf32>, !llvm.ptr
            llvm.store %c0.0_8xf32, %total : vector<8xf32>, !llvm.ptr
            scf.for unsigned %k = %c0_i32 to %logits_shape_1 step %c1_i32 : i32 {
              %row_all = vector.broadcast %row : i32 to vector<8xi32>
              %row_each = arith.addi %row_all, %iota_8xi32 : vector<8xi32>
              %logits_shape_1_all = vector.broadcast %logits_shape_1 : i32 to vector<8xi32>
              %mul_1 = arith.muli %row_each, %logits_shape_1_all : vector<8xi32>
              %k_all = vector.broadcast %k : i32 to vector<8xi32>
              %add = arith.addi %mul_1, %k_all : vector<8xi32>
              %logits_at = llvm.getelementptr %logits[%add] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
              %value = llvm.intr.masked.gather %logits_at, %otherwise, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %greatest_value = llvm.load %greatest : !llvm.ptr -> vector<8xf32>
              %gt = arith.cmpf ogt, %value, %greatest_value : vector<8xf32>
              %active = arith.andi %otherwise, %gt : vector<8xi1>
              %any_2 = vector.reduction <or>, %active : vector<8xi1> into i1
              scf.if %any_2 {
                %total_value = llvm.load %total : !llvm.ptr -> vector<8xf32>
                %greatest_value_1 = llvm.load %greatest : !llvm.ptr -> vector<8xf32>
                %sub = arith.subf %greatest_value_1, %value : vector<8xf32>
                %exp = func.call @math.exp_8xf32(%sub) : (vector<8xf32>) -> vector<8xf32>
                %mul_2 = arith.mulf %total_value, %exp : vector<8xf32>
                %add_1 = arith.addf %mul_2, %c1.0_8xf32 : vector<8xf32>
                %total_old = llvm.load %total : !llvm.ptr -> vector<8xf32>
                %total_new = arith.select %active, %add_1, %total_old : vector<8xi1>, vector<8xf32>
                llvm.store %total_new, %total : vector<8xf32>, !llvm.ptr
                %greatest_old = llvm.load %greatest : !llvm.ptr -> vector<8xf32>
                %greatest_new = arith.select %active, %value, %greatest_old : vector<8xi1>, vector<8xf32>
                llvm.store %greatest_new, %greatest : vector<8xf32>, !llvm.ptr
              }
              %otherwise_1 = arith.xori %gt, %ctrue_8xi1 : vector<8xi1>
              %active_1 = arith.andi %otherwise, %otherwise_1 : vector<8xi1>
              %any_3 = vector.reduction <or>, %active_1 : vector<8xi1> into i1
              scf.if %any_3 {
                %total_value = llvm.load %total : !llvm.ptr -> vector<8xf32>
                %greatest_value_1 = llvm.load %greatest : !llvm.ptr -> vector<8xf32>
                %sub = arith.subf %value, %greatest_value_1 : vector<8xf32>
                %exp = func.call @math.exp_8xf32(%sub) : (vector<8xf32>) -> vector<8xf32>
                %add_1 = arith.addf %total_value, %exp : vector<8xf32>
                %total_old = llvm.load %total : !llvm.ptr -> vector<8xf32>
                %total_new = arith.select %active_1, %add_1, %total_old : vector<8xi1>, vector<8xf32>
                llvm.store %total_new, %total : vector<8xf32>, !llvm.ptr
              }
            }
            %greatest_value = llvm.load %greatest : !llvm.ptr -> vector<8xf32>
            %total_value = llvm.load %total : !llvm.ptr -> vector<8xf32>
            %log = func.call @math.log_8xf32(%total_value) : (vector<8xf32>) -> vector<8xf32>
            %whole = arith.addf %greatest_value, %log : vector<8xf32>
            %row_all = vector.broadcast %row : i32 to vector<8xi32>
            %row_each = arith.addi %row_all, %iota_8xi32 : vector<8xi32>
            %logits_shape_1_all = vector.broadcast %logits_shape_1 : i32 to vector<8xi32>
            %mul_1 = arith.muli %row_each, %logits_shape_1_all : vector<8xi32>
            %lt = arith.cmpi ult, %label, %logits_shape_1_all : vector<8xi32>
            %add = arith.addi %mul_1, %label : vector<8xi32>
            %active = arith.andi %otherwise, %lt : vector<8xi1>
            %logits_at = llvm.getelementptr %logits[%add] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %logits_value = llvm.intr.masked.gather %logits_at, %active, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %sub = arith.subf %whole, %logits_value : vector<8xf32>
            llvm.store %sub, %result : vector<8xf32>, !llvm.ptr
            llvm.store %c0.0_8xf32, %mean : vector<8xf32>, !llvm.ptr
            scf.for unsigned %k = %c0_i32 to %logits_shape_1 step %c1_i32 : i32 {
              %mean_value = llvm.load %mean : !llvm.ptr -> vector<8xf32>
              %k_all = vector.broadcast %k : i32 to vector<8xi32>
              %add_1 = arith.addi %mul_1, %k_all : vector<8xi32>
              %logits_at_1 = llvm.getelementptr %logits[%add_1] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
              %logits_value_1 = llvm.intr.masked.gather %logits_at_1, %otherwise, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %add_2 = arith.addf %mean_value, %logits_value_1 : vector<8xf32>
              llvm.store %add_2, %mean : vector<8xf32>, !llvm.ptr
            }
            %mean_value = llvm.load %mean : !llvm.ptr -> vector<8xf32>
            %cast = arith.uitofp %logits_shape_1 : i32 to f32
            %cast_all = vector.broadcast %cast : f32 to vector<8xf32>
            %mean_1 = arith.divf %mean_value, %cast_all : vector<8xf32>
            %result_value = llvm.load %result : !llvm.ptr -> vector<8xf32>
            %mul_2 = arith.mulf %c0.9_8xf32, %result_value : vector<8xf32>
            %sub_1 = arith.subf %whole, %mean_1 : vector<8xf32>
            %mul_3 = arith.mulf %c0.1_8xf32, %sub_1 : vector<8xf32>
            %add_1 = arith.addf %mul_2, %mul_3 : vector<8xf32>
            llvm.store %add_1, %result : vector<8xf32>, !llvm.ptr
            %result_value_1 = llvm.load %result : !llvm.ptr -> vector<8xf32>
            %loss_at = llvm.getelementptr %loss[%row] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.intr.masked.store %result_value_1, %loss_at, %otherwise {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
          }
        }
      } else {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
          %row = arith.addi %mul, %unit_pos_x : i32
          %row_all = vector.broadcast %row : i32 to vector<8xi32>
          %row_each = arith.addi %row_all, %iota_8xi32 : vector<8xi32>
          %logits_shape_0_all = vector.broadcast %logits_shape_0 : i32 to vector<8xi32>
          %lt = arith.cmpi ult, %row_each, %logits_shape_0_all : vector<8xi32>
          %any = vector.reduction <or>, %lt : vector<8xi1> into i1
          scf.if %any {
            %labels_length_all = vector.broadcast %labels_length : i32 to vector<8xi32>
            %lt_1 = arith.cmpi ult, %row_each, %labels_length_all : vector<8xi32>
            %active = arith.andi %lt, %lt_1 : vector<8xi1>
            %labels_at = llvm.getelementptr %labels[%row] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            %label = llvm.intr.masked.load %labels_at, %active, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
            %eq = arith.cmpi eq, %label, %c-100_8xi32 : vector<8xi32>
            %active_1 = arith.andi %lt, %eq : vector<8xi1>
            %any_1 = vector.reduction <or>, %active_1 : vector<8xi1> into i1
            scf.if %any_1 {
              %loss_length_all = vector.broadcast %loss_length : i32 to vector<8xi32>
              %lt_2 = arith.cmpi ult, %row_each, %loss_length_all : vector<8xi32>
              %active_2 = arith.andi %active_1, %lt_2 : vector<8xi1>
              %loss_at = llvm.getelementptr %loss[%row] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              llvm.intr.masked.store %c0.0_8xf32, %loss_at, %active_2 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
            }
            %otherwise = arith.xori %eq, %ctrue_8xi1 : vector<8xi1>
            %active_2 = arith.andi %lt, %otherwise : vector<8xi1>
            %any_2 = vector.reduction <or>, %active_2 : vector<8xi1> into i1
            scf.if %any_2 {
              llvm.store %c-3.4028235e38_8xf32, %greatest : vector<8xf32>, !llvm.ptr
              llvm.store %c0.0_8xf32, %total : vector<8xf32>, !llvm.ptr
              scf.for unsigned %k = %c0_i32 to %logits_shape_1 step %c1_i32 : i32 {
                %logits_shape_1_all = vector.broadcast %logits_shape_1 : i32 to vector<8xi32>
                %mul_1 = arith.muli %row_each, %logits_shape_1_all : vector<8xi32>
                %k_all = vector.broadcast %k : i32 to vector<8xi32>
                %add = arith.addi %mul_1, %k_all : vector<8xi32>
                %logits_at = llvm.getelementptr %logits[%add] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
                %value = llvm.intr.masked.gather %logits_at, %active_2, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
                %greatest_value = llvm.load %greatest : !llvm.ptr -> vector<8xf32>
                %gt = arith.cmpf ogt, %value, %greatest_value : vector<8xf32>
                %active_3 = arith.andi %active_2, %gt : vector<8xi1>
                %any_3 = vector.reduction <or>, %active_3 : vector<8xi1> into i1
                scf.if %any_3 {
                  %total_value = llvm.load %total : !llvm.ptr -> vector<8xf32>
                  %greatest_value_1 = llvm.load %greatest : !llvm.ptr -> vector<8xf32>
                  %sub = arith.subf %greatest_value_1, %value : vector<8xf32>
                  %exp = func.call @math.exp_8xf32(%sub) : (vector<8xf32>) -> vector<8xf32>
                  %mul_2 = arith.mulf %total_value, %exp : vector<8xf32>
                  %add_1 = arith.addf %mul_2, %c1.0_8xf32 : vector<8xf32>
                  %total_old = llvm.load %total : !llvm.ptr -> vector<8xf32>
                  %total_new = arith.select %active_3, %add_1, %total_old : vector<8xi1>, vector<8xf32>
                  llvm.store %total_new, %total : vector<8xf32>, !llvm.ptr
                  %greatest_old = llvm.load %greatest : !llvm.ptr -> vector<8xf32>
                  %greatest_new = arith.select %active_3, %value, %greatest_old : vector<8xi1>, vector<8xf32>
                  llvm.store %greatest_new, %greatest : vector<8xf32>, !llvm.ptr
                }
                %otherwise_1 = arith.xori %gt, %ctrue_8xi1 : vector<8xi1>
                %active_4 = arith.andi %active_2, %otherwise_1 : vector<8xi1>
                %any_4 = vector.reduction <or>, %active_4 : vector<8xi1> into i1
                scf.if %any_4 {
                  %total_value = llvm.load %total : !llvm.ptr -> vector<8xf32>
                  %greatest_value_1 = llvm.load %greatest : !llvm.ptr -> vector<8xf32>
                  %sub = arith.subf %value, %greatest_value_1 : vector<8xf32>
                  %exp = func.call @math.exp_8xf32(%sub) : (vector<8xf32>) -> vector<8xf32>
                  %add_1 = arith.addf %total_value, %exp : vector<8xf32>
                  %total_old = llvm.load %total : !llvm.ptr -> vector<8xf32>
                  %total_new = arith.select %active_4, %add_1, %total_old : vector<8xi1>, vector<8xf32>
                  llvm.store %total_new, %total : vector<8xf32>, !llvm.ptr
                }
              }
              %greatest_value = llvm.load %greatest : !llvm.ptr -> vector<8xf32>
              %total_value = llvm.load %total : !llvm.ptr -> vector<8xf32>
              %log = func.call @math.log_8xf32(%total_value) : (vector<8xf32>) -> vector<8xf32>
              %whole = arith.addf %greatest_value, %log : vector<8xf32>
              %logits_shape_1_all = vector.broadcast %logits_shape_1 : i32 to vector<8xi32>
              %mul_1 = arith.muli %row_each, %logits_shape_1_all : vector<8xi32>
              %lt_2 = arith.cmpi ult, %label, %logits_shape_1_all : vector<8xi32>
              %add = arith.addi %mul_1, %label : vector<8xi32>
              %active_3 = arith.andi %active_2, %lt_2 : vector<8xi1>
              %logits_at = llvm.getelementptr %logits[%add] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
              %logits_value = llvm.intr.masked.gather %logits_at, %active_3, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %sub = arith.subf %whole, %logits_value : vector<8xf32>
              llvm.store %sub, %result : vector<8xf32>, !llvm.ptr
              llvm.store %c0.0_8xf32, %mean : vector<8xf32>, !llvm.ptr
              scf.for unsigned %k = %c0_i32 to %logits_shape_1 step %c1_i32 : i32 {
                %mean_value = llvm.load %mean : !llvm.ptr -> vector<8xf32>
                %k_all = vector.broadcast %k : i32 to vector<8xi32>
                %add_1 = arith.addi %mul_1, %k_all : vector<8xi32>
                %logits_at_1 = llvm.getelementptr %logits[%add_1] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
                %logits_value_1 = llvm.intr.masked.gather %logits_at_1, %active_2, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
                %add_2 = arith.addf %mean_value, %logits_value_1 : vector<8xf32>
                llvm.store %add_2, %mean : vector<8xf32>, !llvm.ptr
              }
              %mean_value = llvm.load %mean : !llvm.ptr -> vector<8xf32>
              %cast = arith.uitofp %logits_shape_1 : i32 to f32
              %cast_all = vector.broadcast %cast : f32 to vector<8xf32>
              %mean_1 = arith.divf %mean_value, %cast_all : vector<8xf32>
              %result_value = llvm.load %result : !llvm.ptr -> vector<8xf32>
              %mul_2 = arith.mulf %c0.9_8xf32, %result_value : vector<8xf32>
              %sub_1 = arith.subf %whole, %mean_1 : vector<8xf32>
              %mul_3 = arith.mulf %c0.1_8xf32, %sub_1 : vector<8xf32>
              %add_1 = arith.addf %mul_2, %mul_3 : vector<8xf32>
              llvm.store %add_1, %result : vector<8xf32>, !llvm.ptr
              %result_value_1 = llvm.load %result : !llvm.ptr -> vector<8xf32>
              %loss_length_all = vector.broadcast %loss_length : i32 to vector<8xi32>
              %lt_3 = arith.cmpi ult, %row_each, %loss_length_all : vector<8xi32>
              %active_4 = arith.andi %active_2, %lt_3 : vector<8xi1>
              %loss_at = llvm.getelementptr %loss[%row] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              llvm.intr.masked.store %result_value_1, %loss_at, %active_4 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
            }
          }
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
