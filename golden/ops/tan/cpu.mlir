#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func private @math.tan_8xf32(%x: vector<8xf32>) -> vector<8xf32> attributes {passthrough = ["alwaysinline"]} {
    %c0.63661975_8xf32 = arith.constant dense<0.63661975> : vector<8xf32>
    %c-1.5707964_8xf32 = arith.constant dense<-1.5707964> : vector<8xf32>
    %c4.371139e-08_8xf32 = arith.constant dense<4.371139e-08> : vector<8xf32>
    %c1.7151245e-15_8xf32 = arith.constant dense<1.7151245e-15> : vector<8xf32>
    %c1.0e06_8xf32 = arith.constant dense<1.0e+06> : vector<8xf32>
    %c-0.00019515296_8xf32 = arith.constant dense<-0.00019515296> : vector<8xf32>
    %c0.008332161_8xf32 = arith.constant dense<0.008332161> : vector<8xf32>
    %c-0.16666655_8xf32 = arith.constant dense<-0.16666655> : vector<8xf32>
    %c2.4433157e-05_8xf32 = arith.constant dense<2.4433157e-05> : vector<8xf32>
    %c-0.0013887316_8xf32 = arith.constant dense<-0.0013887316> : vector<8xf32>
    %c0.041666646_8xf32 = arith.constant dense<0.041666646> : vector<8xf32>
    %c-0.5_8xf32 = arith.constant dense<-0.5> : vector<8xf32>
    %c1.0_8xf32 = arith.constant dense<1.0> : vector<8xf32>
    %c1_8xi32 = arith.constant dense<1> : vector<8xi32>
    %c0_8xi32 = arith.constant dense<0> : vector<8xi32>
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
    %v_3 = arith.mulf %r_2, %square : vector<8xf32>
    %p = math.fma %c-0.00019515296_8xf32, %square, %c0.008332161_8xf32 : vector<8xf32>
    %p_1 = math.fma %p, %square, %c-0.16666655_8xf32 : vector<8xf32>
    %sine = math.fma %v_3, %p_1, %r_2 : vector<8xf32>
    %v_4 = arith.mulf %square, %square : vector<8xf32>
    %p_2 = math.fma %c2.4433157e-05_8xf32, %square, %c-0.0013887316_8xf32 : vector<8xf32>
    %p_3 = math.fma %p_2, %square, %c0.041666646_8xf32 : vector<8xf32>
    %v_5 = arith.mulf %v_4, %p_3 : vector<8xf32>
    %v_6 = math.fma %square, %c-0.5_8xf32, %v_5 : vector<8xf32>
    %cosine = arith.addf %v_6, %c1.0_8xf32 : vector<8xf32>
    %v_7 = arith.andi %quarter, %c1_8xi32 : vector<8xi32>
    %odd = arith.cmpi ne, %v_7, %c0_8xi32 : vector<8xi32>
    %v_8 = arith.negf %cosine : vector<8xf32>
    %v_9 = arith.select %odd, %v_8, %sine : vector<8xi1>, vector<8xf32>
    %v_10 = arith.select %odd, %sine, %cosine : vector<8xi1>, vector<8xf32>
    %value = arith.divf %v_9, %v_10 : vector<8xf32>
    %bits = arith.bitcast %x : vector<8xf32> to vector<8xi32>
    %sign = arith.andi %bits, %c-2147483648_8xi32 : vector<8xi32>
    %bits_1 = arith.bitcast %value : vector<8xf32> to vector<8xi32>
    %v_11 = arith.xori %bits_1, %sign : vector<8xi32>
    %near = arith.bitcast %v_11 : vector<8xi32> to vector<8xf32>
    %far = arith.cmpf uge, %size, %c1.0e05_8xf32 : vector<8xf32>
    %any_far = vector.reduction <or>, %far : vector<8xi1> into i1
    %result = scf.if %any_far -> (vector<8xf32>) {
      %exact = math.tan %x : vector<8xf32>
      %v_12 = arith.select %far, %exact, %near : vector<8xi1>, vector<8xf32>
      scf.yield %v_12 : vector<8xf32>
    } else {
      scf.yield %near : vector<8xf32>
    }
    return %result : vector<8xf32>
  }
  func.func @tan_kernel(%x: !llvm.ptr {llvm.noalias, llvm.readonly}, %out: !llvm.ptr {llvm.noalias},
      %out_length: i32, %cube_count_x: i32, %cube_count_y: i32, %cube_count_z: i32, %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c256_i32 = arith.constant 256 : i32
    %c255_i32 = arith.constant 255 : i32
    %c8_i32 = arith.constant 8 : i32
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
          %tan = func.call @math.tan_8xf32(%x_value) : (vector<8xf32>) -> vector<8xf32>
          %out_at = llvm.getelementptr %out[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %tan, %out_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
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
            %tan = func.call @math.tan_8xf32(%x_value) : (vector<8xf32>) -> vector<8xf32>
            %out_at = llvm.getelementptr %out[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.intr.masked.store %tan, %out_at, %lt {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
          }
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
