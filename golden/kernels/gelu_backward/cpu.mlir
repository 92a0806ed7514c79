#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func private @math.tanh_8xf32(%x: vector<8xf32>) -> vector<8xf32> attributes {passthrough = ["alwaysinline"]} {
    %c1.0e01_8xf32 = arith.constant dense<1.0e+01> : vector<8xf32>
    %c-18.0_8xf32 = arith.constant dense<-18.0> : vector<8xf32>
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
    %c1_8xi32 = arith.constant dense<1> : vector<8xi32>
    %c127_8xi32 = arith.constant dense<127> : vector<8xi32>
    %c23_8xi32 = arith.constant dense<23> : vector<8xi32>
    %c2.9802322e-08_8xf32 = arith.constant dense<2.9802322e-08> : vector<8xf32>
    %c2.0_8xf32 = arith.constant dense<2.0> : vector<8xf32>
    %size = math.absf %x : vector<8xf32>
    %v = arith.cmpf olt, %c1.0e01_8xf32, %size : vector<8xf32>
    %size_1 = arith.select %v, %c1.0e01_8xf32, %size : vector<8xi1>, vector<8xf32>
    %twice = arith.addf %size_1, %size_1 : vector<8xf32>
    %v_1 = arith.cmpf ogt, %c-18.0_8xf32, %twice : vector<8xf32>
    %v_2 = arith.select %v_1, %c-18.0_8xf32, %twice : vector<8xi1>, vector<8xf32>
    %v_3 = arith.cmpf olt, %c89.0_8xf32, %v_2 : vector<8xf32>
    %x_in = arith.select %v_3, %c89.0_8xf32, %v_2 : vector<8xi1>, vector<8xf32>
    %shifted = math.fma %x_in, %c1.442695_8xf32, %c12582912.0_8xf32 : vector<8xf32>
    %k = arith.subf %shifted, %c12582912.0_8xf32 : vector<8xf32>
    %bits = arith.bitcast %shifted : vector<8xf32> to vector<8xi32>
    %k_int = arith.subi %bits, %c1262485504_8xi32 : vector<8xi32>
    %r = math.fma %k, %c-0.6933594_8xf32, %x_in : vector<8xf32>
    %r_1 = math.fma %k, %c0.00021219444_8xf32, %r : vector<8xf32>
    %p = math.fma %c0.00019875691_8xf32, %r_1, %c0.0013981999_8xf32 : vector<8xf32>
    %p_1 = math.fma %p, %r_1, %c0.008333452_8xf32 : vector<8xf32>
    %p_2 = math.fma %p_1, %r_1, %c0.041665796_8xf32 : vector<8xf32>
    %p_3 = math.fma %p_2, %r_1, %c0.16666666_8xf32 : vector<8xf32>
    %p_4 = math.fma %p_3, %r_1, %c0.5_8xf32 : vector<8xf32>
    %square = arith.mulf %r_1, %r_1 : vector<8xf32>
    %above_one = math.fma %p_4, %square, %r_1 : vector<8xf32>
    %v_4 = arith.subi %k_int, %c1_8xi32 : vector<8xi32>
    %v_5 = arith.addi %v_4, %c127_8xi32 : vector<8xi32>
    %v_6 = arith.shli %v_5, %c23_8xi32 : vector<8xi32>
    %half_power = arith.bitcast %v_6 : vector<8xi32> to vector<8xf32>
    %v_7 = arith.subf %half_power, %c0.5_8xf32 : vector<8xf32>
    %v_8 = math.fma %half_power, %above_one, %v_7 : vector<8xf32>
    %result = arith.addf %v_8, %v_8 : vector<8xf32>
    %size_2 = math.absf %twice : vector<8xf32>
    %tiny = arith.cmpf olt, %size_2, %c2.9802322e-08_8xf32 : vector<8xf32>
    %result_1 = arith.select %tiny, %twice, %result : vector<8xi1>, vector<8xf32>
    %v_9 = arith.addf %result_1, %c2.0_8xf32 : vector<8xf32>
    %v_10 = arith.divf %result_1, %v_9 : vector<8xf32>
    %result_2 = math.copysign %v_10, %x : vector<8xf32>
    return %result_2 : vector<8xf32>
  }
  func.func @gelu_backward(%x: !llvm.ptr {llvm.noalias, llvm.readonly},
      %gradient: !llvm.ptr {llvm.noalias, llvm.readonly}, %out: !llvm.ptr {llvm.noalias}, %x_length: i32,
      %gradient_length: i32, %out_length: i32, %cube_count_x: i32, %cube_count_y: i32, %cube_count_z: i32,
      %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c256_i32 = arith.constant 256 : i32
    %c255_i32 = arith.constant 255 : i32
    %c8_i32 = arith.constant 8 : i32
    %c0.044715_8xf32 = arith.constant dense<0.044715> : vector<8xf32>
    %c0.7978846_8xf32 = arith.constant dense<0.7978846> : vector<8xf32>
    %c0.134145_8xf32 = arith.constant dense<0.134145> : vector<8xf32>
    %c1.0_8xf32 = arith.constant dense<1.0> : vector<8xf32>
    %c0.5_8xf32 = arith.constant dense<0.5> : vector<8xf32>
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %c0.0_8xf32 = arith.constant dense<0.0> : vector<8xf32>
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %cube_pos_x = arith.trunci %cube : i64 to i32
      %mul = arith.muli %cube_pos_x, %c256_i32 : i32
      %i_last = llvm.intr.uadd.sat(%mul, %c255_i32) : (i32, i32) -> i32
      %full = arith.cmpi ult, %i_last, %out_length : i32
      %full_1 = arith.cmpi ult, %i_last, %x_length : i32
      %full_2 = arith.andi %full, %full_1 : i1
      %full_3 = arith.cmpi ult, %i_last, %gradient_length : i32
      %full_4 = arith.andi %full_2, %full_3 : i1
      scf.if %full_4 {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
          %i = arith.addi %mul, %unit_pos_x : i32
          %x_at = llvm.getelementptr %x[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %v = llvm.load %x_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %mul_1 = arith.mulf %v, %v : vector<8xf32>
          %mul_2 = arith.mulf %v, %mul_1 : vector<8xf32>
          %mul_3 = arith.mulf %c0.044715_8xf32, %mul_2 : vector<8xf32>
          %add = arith.addf %v, %mul_3 : vector<8xf32>
          %mul_4 = arith.mulf %c0.7978846_8xf32, %add : vector<8xf32>
          %t = func.call @math.tanh_8xf32(%mul_4) : (vector<8xf32>) -> vector<8xf32>
          %mul_5 = arith.mulf %c0.134145_8xf32, %mul_1 : vector<8xf32>
          %add_1 = arith.addf %c1.0_8xf32, %mul_5 : vector<8xf32>
          %slope = arith.mulf %c0.7978846_8xf32, %add_1 : vector<8xf32>
          %add_2 = arith.addf %c1.0_8xf32, %t : vector<8xf32>
          %mul_6 = arith.mulf %c0.5_8xf32, %add_2 : vector<8xf32>
          %mul_7 = arith.mulf %c0.5_8xf32, %v : vector<8xf32>
          %mul_8 = arith.mulf %t, %t : vector<8xf32>
          %sub = arith.subf %c1.0_8xf32, %mul_8 : vector<8xf32>
          %mul_9 = arith.mulf %mul_7, %sub : vector<8xf32>
          %mul_10 = arith.mulf %mul_9, %slope : vector<8xf32>
          %derivative = arith.addf %mul_6, %mul_10 : vector<8xf32>
          %gradient_at = llvm.getelementptr %gradient[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %gradient_value = llvm.load %gradient_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %mul_11 = arith.mulf %gradient_value, %derivative : vector<8xf32>
          %out_at = llvm.getelementptr %out[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %mul_11, %out_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
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
            %x_length_all = vector.broadcast %x_length : i32 to vector<8xi32>
            %lt_1 = arith.cmpi ult, %i_each, %x_length_all : vector<8xi32>
            %active = arith.andi %lt, %lt_1 : vector<8xi1>
            %x_at = llvm.getelementptr %x[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %v = llvm.intr.masked.load %x_at, %active, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %mul_1 = arith.mulf %v, %v : vector<8xf32>
            %mul_2 = arith.mulf %v, %mul_1 : vector<8xf32>
            %mul_3 = arith.mulf %c0.044715_8xf32, %mul_2 : vector<8xf32>
            %add = arith.addf %v, %mul_3 : vector<8xf32>
            %mul_4 = arith.mulf %c0.7978846_8xf32, %add : vector<8xf32>
            %t = func.call @math.tanh_8xf32(%mul_4) : (vector<8xf32>) -> vector<8xf32>
            %mul_5 = arith.mulf %c0.134145_8xf32, %mul_1 : vector<8xf32>
            %add_1 = arith.addf %c1.0_8xf32, %mul_5 : vector<8xf32>
            %slope = arith.mulf %c0.7978846_8xf32, %add_1 : vector<8xf32>
            %add_2 = arith.addf %c1.0_8xf32, %t : vector<8xf32>
            %mul_6 = arith.mulf %c0.5_8xf32, %add_2 : vector<8xf32>
            %mul_7 = arith.mulf %c0.5_8xf32, %v : vector<8xf32>
            %mul_8 = arith.mulf %t, %t : vector<8xf32>
            %sub = arith.subf %c1.0_8xf32, %mul_8 : vector<8xf32>
            %mul_9 = arith.mulf %mul_7, %sub : vector<8xf32>
            %mul_10 = arith.mulf %mul_9, %slope : vector<8xf32>
            %derivative = arith.addf %mul_6, %mul_10 : vector<8xf32>
            %gradient_length_all = vector.broadcast %gradient_length : i32 to vector<8xi32>
            %lt_2 = arith.cmpi ult, %i_each, %gradient_length_all : vector<8xi32>
            %active_1 = arith.andi %lt, %lt_2 : vector<8xi1>
            %gradient_at = llvm.getelementptr %gradient[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %gradient_value = llvm.intr.masked.load %gradient_at, %active_1, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %mul_11 = arith.mulf %gradient_value, %derivative : vector<8xf32>
            %out_at = llvm.getelementptr %out[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.intr.masked.store %mul_11, %out_at, %lt {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
          }
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
