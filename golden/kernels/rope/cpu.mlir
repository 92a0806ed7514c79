#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func private @math.exp2_8xf32(%x: vector<8xf32>) -> vector<8xf32> attributes {passthrough = ["alwaysinline"]} {
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
    %c23_8xi32 = arith.constant dense<23> : vector<8xi32>
    %v = arith.cmpf ogt, %c-151.0_8xf32, %x : vector<8xf32>
    %v_1 = arith.select %v, %c-151.0_8xf32, %x : vector<8xi1>, vector<8xf32>
    %v_2 = arith.cmpf olt, %c129.0_8xf32, %v_1 : vector<8xf32>
    %x_in = arith.select %v_2, %c129.0_8xf32, %v_1 : vector<8xi1>, vector<8xf32>
    %shifted = math.fma %x_in, %c1.0_8xf32, %c12582912.0_8xf32 : vector<8xf32>
    %k = arith.subf %shifted, %c12582912.0_8xf32 : vector<8xf32>
    %bits = arith.bitcast %shifted : vector<8xf32> to vector<8xi32>
    %k_int = arith.subi %bits, %c1262485504_8xi32 : vector<8xi32>
    %v_3 = arith.subf %x_in, %k : vector<8xf32>
    %r = arith.mulf %v_3, %c0.6931472_8xf32 : vector<8xf32>
    %square = arith.mulf %r, %r : vector<8xf32>
    %p = math.fma %c0.00019875691_8xf32, %r, %c0.0013981999_8xf32 : vector<8xf32>
    %p_1 = math.fma %p, %r, %c0.008333452_8xf32 : vector<8xf32>
    %p_2 = math.fma %p_1, %r, %c0.041665796_8xf32 : vector<8xf32>
    %p_3 = math.fma %p_2, %r, %c0.16666666_8xf32 : vector<8xf32>
    %p_4 = math.fma %p_3, %r, %c0.5_8xf32 : vector<8xf32>
    %above_one = math.fma %p_4, %square, %r : vector<8xf32>
    %e = arith.addf %above_one, %c1.0_8xf32 : vector<8xf32>
    %half = arith.shrsi %k_int, %c1_8xi32 : vector<8xi32>
    %v_4 = arith.addi %half, %c127_8xi32 : vector<8xi32>
    %v_5 = arith.shli %v_4, %c23_8xi32 : vector<8xi32>
    %first = arith.bitcast %v_5 : vector<8xi32> to vector<8xf32>
    %v_6 = arith.mulf %e, %first : vector<8xf32>
    %v_7 = arith.subi %k_int, %half : vector<8xi32>
    %v_8 = arith.addi %v_7, %c127_8xi32 : vector<8xi32>
    %v_9 = arith.shli %v_8, %c23_8xi32 : vector<8xi32>
    %second = arith.bitcast %v_9 : vector<8xi32> to vector<8xf32>
    %result = arith.mulf %v_6, %second : vector<8xf32>
    return %result : vector<8xf32>
  }
  func.func private @math.cos_8xf32(%x: vector<8xf32>) -> vector<8xf32> attributes {passthrough = ["alwaysinline"]} {
    %c0.63661975_8xf32 = arith.constant dense<0.63661975> : vector<8xf32>
    %c-1.5707964_8xf32 = arith.constant dense<-1.5707964> : vector<8xf32>
    %c4.371139e-08_8xf32 = arith.constant dense<4.371139e-08> : vector<8xf32>
    %c1.7151245e-15_8xf32 = arith.constant dense<1.7151245e-15> : vector<8xf32>
    %c1.0e06_8xf32 = arith.constant dense<1.0e+06> : vector<8xf32>
    %c1_8xi32 = arith.constant dense<1> : vector<8xi32>
    %c0_8xi32 = arith.constant dense<0> : vector<8xi32>
    %c-0.00019515296_8xf32 = arith.constant dense<-0.00019515296> : vector<8xf32>
    %c0.008332161_8xf32 = arith.constant dense<0.008332161> : vector<8xf32>
    %c-0.16666655_8xf32 = arith.constant dense<-0.16666655> : vector<8xf32>
    %c2.4433157e-05_8xf32 = arith.constant dense<2.4433157e-05> : vector<8xf32>
    %c-0.0013887316_8xf32 = arith.constant dense<-0.0013887316> : vector<8xf32>
    %c0.041666646_8xf32 = arith.constant dense<0.041666646> : vector<8xf32>
    %c-0.5_8xf32 = arith.constant dense<-0.5> : vector<8xf32>
    %c1.0_8xf32 = arith.constant dense<1.0> : vector<8xf32>
    %c2_8xi32 = arith.constant dense<2> : vector<8xi32>
    %c30_8xi32 = arith.constant dense<30> : vector<8xi32>
    %c1.0e05_8xf32 = arith.constant dense<1.0e+05> : vector<8xf32>
    %size = math.absf %x : vector<8xf32>
    %v = arith.mulf %size, %c0.63661975_8xf32 : vector<8xf32>
    %k = math.roundeven %v : vector<8xf32>
    %r = math.fma %k, %c-1.5707964_8xf32, %size : vector<8xf32>
    %r_1 = math.fma %k, %c4.371139e-08_8xf32, %r : vector<8xf32>
    %r_2 = math.fma %k, %c1.7151245e-15_8xf32, %r_1 : vector<8xf32>
    %v_1 = arith.cmpf olt, %c1.0e06_8xf32, %k : vector<8xf32>
    %v_2 = arith.select %v_1, %c1.0e06_8xf32, %k : vector<8xi1>, vector<8xf32>
    %quarter = arith.fptosi %v_2 : vector<8xf32> to vector<8xi32>
    %square = arith.mulf %r_2, %r_2 : vector<8xf32>
    %v_3 = arith.andi %quarter, %c1_8xi32 : vector<8xi32>
    %odd = arith.cmpi ne, %v_3, %c0_8xi32 : vector<8xi32>
    %v_4 = arith.mulf %r_2, %square : vector<8xf32>
    %p = math.fma %c-0.00019515296_8xf32, %square, %c0.008332161_8xf32 : vector<8xf32>
    %p_1 = math.fma %p, %square, %c-0.16666655_8xf32 : vector<8xf32>
    %sine = math.fma %v_4, %p_1, %r_2 : vector<8xf32>
    %v_5 = arith.mulf %square, %square : vector<8xf32>
    %p_2 = math.fma %c2.4433157e-05_8xf32, %square, %c-0.0013887316_8xf32 : vector<8xf32>
    %p_3 = math.fma %p_2, %square, %c0.041666646_8xf32 : vector<8xf32>
    %v_6 = arith.mulf %v_5, %p_3 : vector<8xf32>
    %v_7 = math.fma %square, %c-0.5_8xf32, %v_6 : vector<8xf32>
    %cosine = arith.addf %v_7, %c1.0_8xf32 : vector<8xf32>
    %value = arith.select %odd, %sine, %cosine : vector<8xi1>, vector<8xf32>
    %v_8 = arith.addi %quarter, %c1_8xi32 : vector<8xi32>
    %v_9 = arith.andi %v_8, %c2_8xi32 : vector<8xi32>
    %turned = arith.shli %v_9, %c30_8xi32 : vector<8xi32>
    %bits = arith.bitcast %value : vector<8xf32> to vector<8xi32>
    %v_10 = arith.xori %bits, %turned : vector<8xi32>
    %near = arith.bitcast %v_10 : vector<8xi32> to vector<8xf32>
    %far = arith.cmpf uge, %size, %c1.0e05_8xf32 : vector<8xf32>
    %any_far = vector.reduction <or>, %far : vector<8xi1> into i1
    %result = scf.if %any_far -> (vector<8xf32>) {
      %exact = math.cos %x : vector<8xf32>
      %v_11 = arith.select %far, %exact, %near : vector<8xi1>, vector<8xf32>
      scf.yield %v_11 : vector<8xf32>
    } else {
      scf.yield %near : vector<8xf32>
    }
    return %result : vector<8xf32>
  }
  func.func private @math.sin_8xf32(%x: vector<8xf32>) -> vector<8xf32> attributes {passthrough = ["alwaysinline"]} {
    %c0.63661975_8xf32 = arith.constant dense<0.63661975> : vector<8xf32>
    %c-1.5707964_8xf32 = arith.constant dense<-1.5707964> : vector<8xf32>
    %c4.371139e-08_8xf32 = arith.constant dense<4.371139e-08> : vector<8xf32>
    %c1.7151245e-15_8xf32 = arith.constant dense<1.7151245e-15> : vector<8xf32>
    %c1.0e06_8xf32 = arith.constant dense<1.0e+06> : vector<8xf32>
    %c1_8xi32 = arith.constant dense<1> : vector<8xi32>
    %c0_8xi32 = arith.constant dense<0> : vector<8xi32>
    %c2.4433157e-05_8xf32 = arith.constant dense<2.4433157e-05> : vector<8xf32>
    %c-0.0013887316_8xf32 = arith.constant dense<-0.0013887316> : vector<8xf32>
    %c0.041666646_8xf32 = arith.constant dense<0.041666646> : vector<8xf32>
    %c-0.5_8xf32 = arith.constant dense<-0.5> : vector<8xf32>
    %c1.0_8xf32 = arith.constant dense<1.0> : vector<8xf32>
    %c-0.00019515296_8xf32 = arith.constant dense<-0.00019515296> : vector<8xf32>
    %c0.008332161_8xf32 = arith.constant dense<0.008332161> : vector<8xf32>
    %c-0.16666655_8xf32 = arith.constant dense<-0.16666655> : vector<8xf32>
    %c2_8xi32 = arith.constant dense<2> : vector<8xi32>
    %c30_8xi32 = arith.constant dense<30> : vector<8xi32>
    %c-2147483648_8xi32 = arith.constant dense<-2147483648> : vector<8xi32>
    %c1.0e05_8xf32 = arith.constant dense<1.0e+05> : vector<8xf32>
    %size = math.absf %x : vector<8xf32>
    %v = arith.mulf %size, %c0.63661975_8xf32 : vector<8xf32>
    %k = math.roundeven %v : vector<8xf32>
    %r = math.fma %k, %c-1.5707964_8xf32, %size : vector<8xf32>
    %r_1 = math.fma %k, %c4.371139e-08_8xf32, %r : vector<8xf32>
    %r_2 = math.fma %k, %c1.7151245e-15_8xf32, %r_1 : vector<8xf32>
    %v_1 = arith.cmpf olt, %c1.0e06_8xf32, %k : vector<8xf32>
    %v_2 = arith.select %v_1, %c1.0e06_8xf32, %k : vector<8xi1>, vector<8xf32>
    %quarter = arith.fptosi %v_2 : vector<8xf32> to vector<8xi32>
    %square = arith.mulf %r_2, %r_2 : vector<8xf32>
    %v_3 = arith.andi %quarter, %c1_8xi32 : vector<8xi32>
    %odd = arith.cmpi ne, %v_3, %c0_8xi32 : vector<8xi32>
    %v_4 = arith.mulf %square, %square : vector<8xf32>
    %p = math.fma %c2.4433157e-05_8xf32, %square, %c-0.0013887316_8xf32 : vector<8xf32>
    %p_1 = math.fma %p, %square, %c0.041666646_8xf32 : vector<8xf32>
    %v_5 = arith.mulf %v_4, %p_1 : vector<8xf32>
    %v_6 = math.fma %square, %c-0.5_8xf32, %v_5 : vector<8xf32>
    %cosine = arith.addf %v_6, %c1.0_8xf32 : vector<8xf32>
    %v_7 = arith.mulf %r_2, %square : vector<8xf32>
    %p_2 = math.fma %c-0.00019515296_8xf32, %square, %c0.008332161_8xf32 : vector<8xf32>
    %p_3 = math.fma %p_2, %square, %c-0.16666655_8xf32 : vector<8xf32>
    %sine = math.fma %v_7, %p_3, %r_2 : vector<8xf32>
    %value = arith.select %odd, %cosine, %sine : vector<8xi1>, vector<8xf32>
    %v_8 = arith.andi %quarter, %c2_8xi32 : vector<8xi32>
    %turned = arith.shli %v_8, %c30_8xi32 : vector<8xi32>
    %bits = arith.bitcast %x : vector<8xf32> to vector<8xi32>
    %sign = arith.andi %bits, %c-2147483648_8xi32 : vector<8xi32>
    %bits_1 = arith.bitcast %value : vector<8xf32> to vector<8xi32>
    %v_9 = arith.xori %turned, %sign : vector<8xi32>
    %v_10 = arith.xori %bits_1, %v_9 : vector<8xi32>
    %near = arith.bitcast %v_10 : vector<8xi32> to vector<8xf32>
    %far = arith.cmpf uge, %size, %c1.0e05_8xf32 : vector<8xf32>
    %any_far = vector.reduction <or>, %far : vector<8xi1> into i1
    %result = scf.if %any_far -> (vector<8xf32>) {
      %exact = math.sin %x : vector<8xf32>
      %v_11 = arith.select %far, %exact, %near : vector<8xi1>, vector<8xf32>
      scf.yield %v_11 : vector<8xf32>
    } else {
      scf.yield %near : vector<8xf32>
    }
    return %result : vector<8xf32>
  }
  func.func @rope(%x: !llvm.ptr {llvm.noalias}, %offset: i32, %x_shape_0: i32, %x_shape_1: i32,
      %x_shape_2: i32, %cube_count_x: i32, %cube_count_y: i32, %cube_count_z: i32, %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c32_i32 = arith.constant 32 : i32
    %c2_i32 = arith.constant 2 : i32
    %c31_i32 = arith.constant 31 : i32
    %c1_i32 = arith.constant 1 : i32
    %c8_i32 = arith.constant 8 : i32
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %c-13.287712_8xf32 = arith.constant dense<-13.287712> : vector<8xf32>
    %ctrue_8xi1 = arith.constant dense<true> : vector<8xi1>
    %c0.0_8xf32 = arith.constant dense<0.0> : vector<8xf32>
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %count_x = arith.extui %cube_count_x : i32 to i64
      %pos_x = arith.remui %cube, %count_x : i64
      %rest = arith.divui %cube, %count_x : i64
      %cube_pos_x = arith.trunci %pos_x : i64 to i32
      %count_y = arith.extui %cube_count_y : i32 to i64
      %pos_y = arith.remui %rest, %count_y : i64
      %rest_1 = arith.divui %rest, %count_y : i64
      %cube_pos_y = arith.trunci %pos_y : i64 to i32
      %cube_pos_z = arith.trunci %rest_1 : i64 to i32
      %mul = arith.muli %cube_pos_x, %c32_i32 : i32
      %mul_1 = arith.muli %cube_pos_y, %c2_i32 : i32
      %mul_2 = arith.muli %cube_pos_z, %c2_i32 : i32
      %half = arith.divui %x_shape_2, %c2_i32 : i32
      %pair_last = llvm.intr.uadd.sat(%mul, %c31_i32) : (i32, i32) -> i32
      %full = arith.cmpi ult, %pair_last, %half : i32
      %head_last = llvm.intr.uadd.sat(%mul_1, %c1_i32) : (i32, i32) -> i32
      %full_1 = arith.cmpi ult, %head_last, %x_shape_1 : i32
      %full_2 = arith.andi %full, %full_1 : i1
      %place_last = llvm.intr.uadd.sat(%mul_2, %c1_i32) : (i32, i32) -> i32
      %full_3 = arith.cmpi ult, %place_last, %x_shape_0 : i32
      %full_4 = arith.andi %full_2, %full_3 : i1
      %second_first = arith.addi %mul, %half : i32
      %second_last = llvm.intr.uadd.sat(%second_first, %c31_i32) : (i32, i32) -> i32
      %full_5 = arith.cmpi ult, %second_last, %x_shape_2 : i32
      %full_6 = arith.andi %full_4, %full_5 : i1
      scf.if %full_6 {
        scf.for %unit_pos_z = %c0_i32 to %c2_i32 step %c1_i32 : i32 {
          scf.for %unit_pos_y = %c0_i32 to %c2_i32 step %c1_i32 : i32 {
            scf.for %unit_pos_x = %c0_i32 to %c32_i32 step %c8_i32 : i32 {
              %pair = arith.addi %mul, %unit_pos_x : i32
              %head = arith.addi %mul_1, %unit_pos_y : i32
              %place = arith.addi %mul_2, %unit_pos_z : i32
              %pair_all = vector.broadcast %pair : i32 to vector<8xi32>
              %pair_each = arith.addi %pair_all, %iota_8xi32 : vector<8xi32>
              %cast = arith.uitofp %pair_each : vector<8xi32> to vector<8xf32>
              %mul_3 = arith.mulf %c-13.287712_8xf32, %cast : vector<8xf32>
              %cast_1 = arith.uitofp %half : i32 to f32
              %cast_1_all = vector.broadcast %cast_1 : f32 to vector<8xf32>
              %div = arith.divf %mul_3, %cast_1_all : vector<8xf32>
              %frequency = func.call @math.exp2_8xf32(%div) : (vector<8xf32>) -> vector<8xf32>
              %second = arith.addi %pair, %half : i32
              %mul_4 = arith.muli %x_shape_1, %x_shape_2 : i32
              %mul_5 = arith.muli %place, %mul_4 : i32
              %mul_6 = arith.muli %head, %x_shape_2 : i32
              %add = arith.addi %mul_5, %mul_6 : i32
              %add_1 = arith.addi %add, %pair : i32
              %x_at = llvm.getelementptr %x[%add_1] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %x_value = llvm.load %x_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
              %add_2 = arith.addi %add, %second : i32
              %x_at_1 = llvm.getelementptr %x[%add_2] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %x_value_1 = llvm.load %x_at_1 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
              %add_3 = arith.addi %place, %offset : i32
              %cast_2 = arith.uitofp %add_3 : i32 to f32
              %cast_2_all = vector.broadcast %cast_2 : f32 to vector<8xf32>
              %mul_7 = arith.mulf %cast_2_all, %frequency : vector<8xf32>
              %c = func.call @math.cos_8xf32(%mul_7) : (vector<8xf32>) -> vector<8xf32>
              %s = func.call @math.sin_8xf32(%mul_7) : (vector<8xf32>) -> vector<8xf32>
              %mul_8 = arith.mulf %x_value, %c : vector<8xf32>
              %mul_9 = arith.mulf %x_value_1, %s : vector<8xf32>
              %a = arith.subf %mul_8, %mul_9 : vector<8xf32>
              %mul_10 = arith.mulf %x_value, %s : vector<8xf32>
              %mul_11 = arith.mulf %x_value_1, %c : vector<8xf32>
              %b = arith.addf %mul_10, %mul_11 : vector<8xf32>
              llvm.store %a, %x_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
              llvm.store %b, %x_at_1 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
            }
          }
        }
      } else {
        scf.for %unit_pos_z = %c0_i32 to %c2_i32 step %c1_i32 : i32 {
          scf.for %unit_pos_y = %c0_i32 to %c2_i32 step %c1_i32 : i32 {
            scf.for %unit_pos_x = %c0_i32 to %c32_i32 step %c8_i32 : i32 {
              %pair = arith.addi %mul, %unit_pos_x : i32
              %head = arith.addi %mul_1, %unit_pos_y : i32
              %place = arith.addi %mul_2, %unit_pos_z : i32
              %pair_all = vector.broadcast %pair : i32 to vector<8xi32>
              %pair_each = arith.addi %pair_all, %iota_8xi32 : vector<8xi32>
              %half_all = vector.broadcast %half : i32 to vector<8xi32>
              %ge = arith.cmpi uge, %pair_each, %half_all : vector<8xi32>
              %ge_1 = arith.cmpi uge, %head, %x_shape_1 : i32
              %ge_1_all = vector.broadcast %ge_1 : i1 to vector<8xi1>
              %logical_or = arith.ori %ge, %ge_1_all : vector<8xi1>
              %ge_2 = arith.cmpi uge, %place, %x_shape_0 : i32
              %ge_2_all = vector.broadcast %ge_2 : i1 to vector<8xi1>
              %logical_or_1 = arith.ori %logical_or, %ge_2_all : vector<8xi1>
              %logical_not = arith.xori %logical_or_1, %ctrue_8xi1 : vector<8xi1>
              %any = vector.reduction <or>, %logical_not : vector<8xi1> into i1
              scf.if %any {
                %cast = arith.uitofp %pair_each : vector<8xi32> to vector<8xf32>
                %mul_3 = arith.mulf %c-13.287712_8xf32, %cast : vector<8xf32>
                %cast_1 = arith.uitofp %half : i32 to f32
                %cast_1_all = vector.broadcast %cast_1 : f32 to vector<8xf32>
                %div = arith.divf %mul_3, %cast_1_all : vector<8xf32>
                %frequency = func.call @math.exp2_8xf32(%div) : (vector<8xf32>) -> vector<8xf32>
                %second = arith.addi %pair, %half : i32
                %mul_4 = arith.muli %x_shape_1, %x_shape_2 : i32
                %mul_5 = arith.muli %place, %mul_4 : i32
                %mul_6 = arith.muli %head, %x_shape_2 : i32
                %add = arith.addi %mul_5, %mul_6 : i32
                %add_1 = arith.addi %add, %pair : i32
                %x_at = llvm.getelementptr %x[%add_1] : (!llvm.ptr, i32) -> !llvm.ptr, f32
                %x_value = llvm.intr.masked.load %x_at, %logical_not, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
                %second_all = vector.broadcast %second : i32 to vector<8xi32>
                %second_each = arith.addi %second_all, %iota_8xi32 : vector<8xi32>
                %x_shape_2_all = vector.broadcast %x_shape_2 : i32 to vector<8xi32>
                %lt = arith.cmpi ult, %second_each, %x_shape_2_all : vector<8xi32>
                %add_2 = arith.addi %add, %second : i32
                %active = arith.andi %logical_not, %lt : vector<8xi1>
                %x_at_1 = llvm.getelementptr %x[%add_2] : (!llvm.ptr, i32) -> !llvm.ptr, f32
                %x_value_1 = llvm.intr.masked.load %x_at_1, %active, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
                %add_3 = arith.addi %place, %offset : i32
                %cast_2 = arith.uitofp %add_3 : i32 to f32
                %cast_2_all = vector.broadcast %cast_2 : f32 to vector<8xf32>
                %mul_7 = arith.mulf %cast_2_all, %frequency : vector<8xf32>
                %c = func.call @math.cos_8xf32(%mul_7) : (vector<8xf32>) -> vector<8xf32>
                %s = func.call @math.sin_8xf32(%mul_7) : (vector<8xf32>) -> vector<8xf32>
                %mul_8 = arith.mulf %x_value, %c : vector<8xf32>
                %mul_9 = arith.mulf %x_value_1, %s : vector<8xf32>
                %a = arith.subf %mul_8, %mul_9 : vector<8xf32>
                %mul_10 = arith.mulf %x_value, %s : vector<8xf32>
                %mul_11 = arith.mulf %x_value_1, %c : vector<8xf32>
                %b = arith.addf %mul_10, %mul_11 : vector<8xf32>
                llvm.intr.masked.store %a, %x_at, %logical_not {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
                %active_1 = arith.andi %logical_not, %lt : vector<8xi1>
                llvm.intr.masked.store %b, %x_at_1, %active_1 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
              }
            } {llvm.loop_annotation = #rolled}
          } {llvm.loop_annotation = #rolled}
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
