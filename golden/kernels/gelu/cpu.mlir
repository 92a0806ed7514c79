#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
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
  func.func @gelu(%x: !llvm.ptr {llvm.noalias, llvm.readonly}, %out: !llvm.ptr {llvm.noalias},
      %x_length: i32, %out_length: i32, %cube_count_x: i32, %cube_count_y: i32, %cube_count_z: i32,
      %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c256_i32 = arith.constant 256 : i32
    %c255_i32 = arith.constant 255 : i32
    %c8_i32 = arith.constant 8 : i32
    %c0.5_8xf32 = arith.constant dense<0.5> : vector<8xf32>
    %c0.70710677_8xf32 = arith.constant dense<0.70710677> : vector<8xf32>
    %c1.0_8xf32 = arith.constant dense<1.0> : vector<8xf32>
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %c0.0_8xf32 = arith.constant dense<0.0> : vector<8xf32>
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %cube_pos_x = arith.trunci %cube : i64 to i32
      %mul = arith.muli %cube_pos_x, %c256_i32 : i32
      %absolute_pos_last = llvm.intr.uadd.sat(%mul, %c255_i32) : (i32, i32) -> i32
      %full = arith.cmpi ult, %absolute_pos_last, %out_length : i32
      %full_1 = arith.cmpi ult, %absolute_pos_last, %x_length : i32
      %full_2 = arith.andi %full, %full_1 : i1
      scf.if %full_2 {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
          %absolute_pos = arith.addi %mul, %unit_pos_x : i32
          %x_at = llvm.getelementptr %x[%absolute_pos] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %x_value = llvm.load %x_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %mul_1 = arith.mulf %c0.5_8xf32, %x_value : vector<8xf32>
          %mul_2 = arith.mulf %x_value, %c0.70710677_8xf32 : vector<8xf32>
          %erf = func.call @math.erf_8xf32(%mul_2) : (vector<8xf32>) -> vector<8xf32>
          %add = arith.addf %c1.0_8xf32, %erf : vector<8xf32>
          %mul_3 = arith.mulf %mul_1, %add : vector<8xf32>
          %out_at = llvm.getelementptr %out[%absolute_pos] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %mul_3, %out_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        }
      } else {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
          %absolute_pos = arith.addi %mul, %unit_pos_x : i32
          %absolute_pos_all = vector.broadcast %absolute_pos : i32 to vector<8xi32>
          %absolute_pos_each = arith.addi %absolute_pos_all, %iota_8xi32 : vector<8xi32>
          %out_length_all = vector.broadcast %out_length : i32 to vector<8xi32>
          %lt = arith.cmpi ult, %absolute_pos_each, %out_length_all : vector<8xi32>
          %any = vector.reduction <or>, %lt : vector<8xi1> into i1
          scf.if %any {
            %x_length_all = vector.broadcast %x_length : i32 to vector<8xi32>
            %lt_1 = arith.cmpi ult, %absolute_pos_each, %x_length_all : vector<8xi32>
            %active = arith.andi %lt, %lt_1 : vector<8xi1>
            %x_at = llvm.getelementptr %x[%absolute_pos] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %x_value = llvm.intr.masked.load %x_at, %active, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %mul_1 = arith.mulf %c0.5_8xf32, %x_value : vector<8xf32>
            %mul_2 = arith.mulf %x_value, %c0.70710677_8xf32 : vector<8xf32>
            %erf = func.call @math.erf_8xf32(%mul_2) : (vector<8xf32>) -> vector<8xf32>
            %add = arith.addf %c1.0_8xf32, %erf : vector<8xf32>
            %mul_3 = arith.mulf %mul_1, %add : vector<8xf32>
            %out_at = llvm.getelementptr %out[%absolute_pos] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.intr.masked.store %mul_3, %out_at, %lt {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
          }
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
