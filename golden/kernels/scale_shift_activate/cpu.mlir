#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func private @math.exp_4xf32(%x: vector<4xf32>) -> vector<4xf32> attributes {passthrough = ["alwaysinline"]} {
    %c-104.0_4xf32 = arith.constant dense<-104.0> : vector<4xf32>
    %c89.0_4xf32 = arith.constant dense<89.0> : vector<4xf32>
    %c1.442695_4xf32 = arith.constant dense<1.442695> : vector<4xf32>
    %c12582912.0_4xf32 = arith.constant dense<12582912.0> : vector<4xf32>
    %c1262485504_4xi32 = arith.constant dense<1262485504> : vector<4xi32>
    %c-0.6933594_4xf32 = arith.constant dense<-0.6933594> : vector<4xf32>
    %c0.00021219444_4xf32 = arith.constant dense<0.00021219444> : vector<4xf32>
    %c0.00019875691_4xf32 = arith.constant dense<0.00019875691> : vector<4xf32>
    %c0.0013981999_4xf32 = arith.constant dense<0.0013981999> : vector<4xf32>
    %c0.008333452_4xf32 = arith.constant dense<0.008333452> : vector<4xf32>
    %c0.041665796_4xf32 = arith.constant dense<0.041665796> : vector<4xf32>
    %c0.16666666_4xf32 = arith.constant dense<0.16666666> : vector<4xf32>
    %c0.5_4xf32 = arith.constant dense<0.5> : vector<4xf32>
    %c1.0_4xf32 = arith.constant dense<1.0> : vector<4xf32>
    %c1_4xi32 = arith.constant dense<1> : vector<4xi32>
    %c127_4xi32 = arith.constant dense<127> : vector<4xi32>
    %c23_4xi32 = arith.constant dense<23> : vector<4xi32>
    %v = arith.cmpf ogt, %c-104.0_4xf32, %x : vector<4xf32>
    %v_1 = arith.select %v, %c-104.0_4xf32, %x : vector<4xi1>, vector<4xf32>
    %v_2 = arith.cmpf olt, %c89.0_4xf32, %v_1 : vector<4xf32>
    %x_in = arith.select %v_2, %c89.0_4xf32, %v_1 : vector<4xi1>, vector<4xf32>
    %shifted = math.fma %x_in, %c1.442695_4xf32, %c12582912.0_4xf32 : vector<4xf32>
    %k = arith.subf %shifted, %c12582912.0_4xf32 : vector<4xf32>
    %bits = arith.bitcast %shifted : vector<4xf32> to vector<4xi32>
    %k_int = arith.subi %bits, %c1262485504_4xi32 : vector<4xi32>
    %r = math.fma %k, %c-0.6933594_4xf32, %x_in : vector<4xf32>
    %r_1 = math.fma %k, %c0.00021219444_4xf32, %r : vector<4xf32>
    %square = arith.mulf %r_1, %r_1 : vector<4xf32>
    %p = math.fma %c0.00019875691_4xf32, %r_1, %c0.0013981999_4xf32 : vector<4xf32>
    %p_1 = math.fma %p, %r_1, %c0.008333452_4xf32 : vector<4xf32>
    %p_2 = math.fma %p_1, %r_1, %c0.041665796_4xf32 : vector<4xf32>
    %p_3 = math.fma %p_2, %r_1, %c0.16666666_4xf32 : vector<4xf32>
    %p_4 = math.fma %p_3, %r_1, %c0.5_4xf32 : vector<4xf32>
    %above_one = math.fma %p_4, %square, %r_1 : vector<4xf32>
    %e = arith.addf %above_one, %c1.0_4xf32 : vector<4xf32>
    %half = arith.shrsi %k_int, %c1_4xi32 : vector<4xi32>
    %v_3 = arith.addi %half, %c127_4xi32 : vector<4xi32>
    %v_4 = arith.shli %v_3, %c23_4xi32 : vector<4xi32>
    %first = arith.bitcast %v_4 : vector<4xi32> to vector<4xf32>
    %v_5 = arith.mulf %e, %first : vector<4xf32>
    %v_6 = arith.subi %k_int, %half : vector<4xi32>
    %v_7 = arith.addi %v_6, %c127_4xi32 : vector<4xi32>
    %v_8 = arith.shli %v_7, %c23_4xi32 : vector<4xi32>
    %second = arith.bitcast %v_8 : vector<4xi32> to vector<4xf32>
    %result = arith.mulf %v_5, %second : vector<4xf32>
    return %result : vector<4xf32>
  }
  func.func @scale_shift_activate(%x: !llvm.ptr {llvm.noalias, llvm.readonly},
      %out: !llvm.ptr {llvm.noalias}, %scale: f32, %shift: f32, %x_length: i32, %out_length: i32,
      %cube_count_x: i32, %cube_count_y: i32, %cube_count_z: i32, %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c256_i32 = arith.constant 256 : i32
    %c255_i32 = arith.constant 255 : i32
    %c1_i32 = arith.constant 1 : i32
    %c1.0_4xf32 = arith.constant dense<1.0> : vector<4xf32>
    %c0.0_4xf32 = arith.constant dense<0.0> : vector<4xf32>
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %cube_pos_x = arith.trunci %cube : i64 to i32
      %mul = arith.muli %cube_pos_x, %c256_i32 : i32
      %absolute_pos_last = llvm.intr.uadd.sat(%mul, %c255_i32) : (i32, i32) -> i32
      %full = arith.cmpi ult, %absolute_pos_last, %out_length : i32
      %full_1 = arith.cmpi ult, %absolute_pos_last, %x_length : i32
      %full_2 = arith.andi %full, %full_1 : i1
      scf.if %full_2 {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c1_i32 : i32 {
          %absolute_pos = arith.addi %mul, %unit_pos_x : i32
          %x_at = llvm.getelementptr %x[%absolute_pos] : (!llvm.ptr, i32) -> !llvm.ptr, vector<4xf32>
          %x_value = llvm.load %x_at {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
          %construct = vector.broadcast %scale : f32 to vector<4xf32>
          %mul_1 = arith.mulf %x_value, %construct : vector<4xf32>
          %construct_1 = vector.broadcast %shift : f32 to vector<4xf32>
          %add = arith.addf %mul_1, %construct_1 : vector<4xf32>
          %neg = arith.negf %add : vector<4xf32>
          %exp = func.call @math.exp_4xf32(%neg) : (vector<4xf32>) -> vector<4xf32>
          %add_1 = arith.addf %c1.0_4xf32, %exp : vector<4xf32>
          %div = arith.divf %add, %add_1 : vector<4xf32>
          %out_at = llvm.getelementptr %out[%absolute_pos] : (!llvm.ptr, i32) -> !llvm.ptr, vector<4xf32>
          llvm.store %div, %out_at {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
        }
      } else {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c1_i32 : i32 {
          %absolute_pos = arith.addi %mul, %unit_pos_x : i32
          %lt = arith.cmpi ult, %absolute_pos, %out_length : i32
          scf.if %lt {
            %lt_1 = arith.cmpi ult, %absolute_pos, %x_length : i32
            %x_value = scf.if %lt_1 -> (vector<4xf32>) {
              %x_at = llvm.getelementptr %x[%absolute_pos] : (!llvm.ptr, i32) -> !llvm.ptr, vector<4xf32>
              %x_value_1 = llvm.load %x_at {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
              scf.yield %x_value_1 : vector<4xf32>
            } else {
              scf.yield %c0.0_4xf32 : vector<4xf32>
            }
            %construct = vector.broadcast %scale : f32 to vector<4xf32>
            %mul_1 = arith.mulf %x_value, %construct : vector<4xf32>
            %construct_1 = vector.broadcast %shift : f32 to vector<4xf32>
            %add = arith.addf %mul_1, %construct_1 : vector<4xf32>
            %neg = arith.negf %add : vector<4xf32>
            %exp = func.call @math.exp_4xf32(%neg) : (vector<4xf32>) -> vector<4xf32>
            %add_1 = arith.addf %c1.0_4xf32, %exp : vector<4xf32>
            %div = arith.divf %add, %add_1 : vector<4xf32>
            %out_at = llvm.getelementptr %out[%absolute_pos] : (!llvm.ptr, i32) -> !llvm.ptr, vector<4xf32>
            llvm.store %div, %out_at {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
          }
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
