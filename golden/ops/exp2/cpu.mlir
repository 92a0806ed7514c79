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
  func.func @exp2_kernel(%x: !llvm.ptr {llvm.noalias, llvm.readonly}, %out: !llvm.ptr {llvm.noalias},
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
          %exp2 = func.call @math.exp2_8xf32(%x_value) : (vector<8xf32>) -> vector<8xf32>
          %out_at = llvm.getelementptr %out[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %exp2, %out_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
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
            %exp2 = func.call @math.exp2_8xf32(%x_value) : (vector<8xf32>) -> vector<8xf32>
            %out_at = llvm.getelementptr %out[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.intr.masked.store %exp2, %out_at, %lt {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
          }
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
