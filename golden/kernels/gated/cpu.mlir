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
  func.func @gated(%x: !llvm.ptr {llvm.noalias, llvm.readonly},
      %gate: !llvm.ptr {llvm.noalias, llvm.readonly}, %y: !llvm.ptr {llvm.noalias}, %x_length: i32,
      %gate_length: i32, %y_length: i32, %cube_count_x: i32, %cube_count_y: i32, %cube_count_z: i32,
      %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c256_i32 = arith.constant 256 : i32
    %c255_i32 = arith.constant 255 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0.5_8xf32 = arith.constant dense<0.5> : vector<8xf32>
    %c0.70703125_8xf32 = arith.constant dense<0.70703125> : vector<8xf32>
    %c1.0_8xf32 = arith.constant dense<1.0> : vector<8xf32>
    %c0.0_8xbf16 = arith.constant dense<0.0> : vector<8xbf16>
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %cube_pos_x = arith.trunci %cube : i64 to i32
      %mul = arith.muli %cube_pos_x, %c256_i32 : i32
      %i_last = llvm.intr.uadd.sat(%mul, %c255_i32) : (i32, i32) -> i32
      %full = arith.cmpi ult, %i_last, %y_length : i32
      %full_1 = arith.cmpi ult, %i_last, %x_length : i32
      %full_2 = arith.andi %full, %full_1 : i1
      %full_3 = arith.cmpi ult, %i_last, %gate_length : i32
      %full_4 = arith.andi %full_2, %full_3 : i1
      scf.if %full_4 {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c1_i32 : i32 {
          %i = arith.addi %mul, %unit_pos_x : i32
          %x_at = llvm.getelementptr %x[%i] : (!llvm.ptr, i32) -> !llvm.ptr, vector<8xbf16>
          %x_value = llvm.load %x_at {alignment = 2 : i64} : !llvm.ptr -> vector<8xbf16>
          %cast = arith.extf %x_value : vector<8xbf16> to vector<8xf32>
          %mul_1 = arith.mulf %c0.5_8xf32, %cast : vector<8xf32>
          %cast_1 = arith.truncf %mul_1 : vector<8xf32> to vector<8xbf16>
          %mul_2 = arith.mulf %cast, %c0.70703125_8xf32 : vector<8xf32>
          %cast_2 = arith.truncf %mul_2 : vector<8xf32> to vector<8xbf16>
          %cast_3 = arith.extf %cast_2 : vector<8xbf16> to vector<8xf32>
          %erf = func.call @math.erf_8xf32(%cast_3) : (vector<8xf32>) -> vector<8xf32>
          %cast_4 = arith.truncf %erf : vector<8xf32> to vector<8xbf16>
          %cast_5 = arith.extf %cast_4 : vector<8xbf16> to vector<8xf32>
          %add = arith.addf %c1.0_8xf32, %cast_5 : vector<8xf32>
          %cast_6 = arith.truncf %add : vector<8xf32> to vector<8xbf16>
          %cast_7 = arith.extf %cast_1 : vector<8xbf16> to vector<8xf32>
          %cast_8 = arith.extf %cast_6 : vector<8xbf16> to vector<8xf32>
          %mul_3 = arith.mulf %cast_7, %cast_8 : vector<8xf32>
          %cast_9 = arith.truncf %mul_3 : vector<8xf32> to vector<8xbf16>
          %gate_at = llvm.getelementptr %gate[%i] : (!llvm.ptr, i32) -> !llvm.ptr, vector<8xbf16>
          %gate_value = llvm.load %gate_at {alignment = 2 : i64} : !llvm.ptr -> vector<8xbf16>
          %cast_10 = arith.extf %cast_9 : vector<8xbf16> to vector<8xf32>
          %cast_11 = arith.extf %gate_value : vector<8xbf16> to vector<8xf32>
          %mul_4 = arith.mulf %cast_10, %cast_11 : vector<8xf32>
          %cast_12 = arith.truncf %mul_4 : vector<8xf32> to vector<8xbf16>
          %y_at = llvm.getelementptr %y[%i] : (!llvm.ptr, i32) -> !llvm.ptr, vector<8xbf16>
          llvm.store %cast_12, %y_at {alignment = 2 : i64} : vector<8xbf16>, !llvm.ptr
        }
      } else {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c1_i32 : i32 {
          %i = arith.addi %mul, %unit_pos_x : i32
          %lt = arith.cmpi ult, %i, %y_length : i32
          scf.if %lt {
            %lt_1 = arith.cmpi ult, %i, %x_length : i32
            %x_value = scf.if %lt_1 -> (vector<8xbf16>) {
              %x_at = llvm.getelementptr %x[%i] : (!llvm.ptr, i32) -> !llvm.ptr, vector<8xbf16>
              %x_value_1 = llvm.load %x_at {alignment = 2 : i64} : !llvm.ptr -> vector<8xbf16>
              scf.yield %x_value_1 : vector<8xbf16>
            } else {
              scf.yield %c0.0_8xbf16 : vector<8xbf16>
            }
            %cast = arith.extf %x_value : vector<8xbf16> to vector<8xf32>
            %mul_1 = arith.mulf %c0.5_8xf32, %cast : vector<8xf32>
            %cast_1 = arith.truncf %mul_1 : vector<8xf32> to vector<8xbf16>
            %mul_2 = arith.mulf %cast, %c0.70703125_8xf32 : vector<8xf32>
            %cast_2 = arith.truncf %mul_2 : vector<8xf32> to vector<8xbf16>
            %cast_3 = arith.extf %cast_2 : vector<8xbf16> to vector<8xf32>
            %erf = func.call @math.erf_8xf32(%cast_3) : (vector<8xf32>) -> vector<8xf32>
            %cast_4 = arith.truncf %erf : vector<8xf32> to vector<8xbf16>
            %cast_5 = arith.extf %cast_4 : vector<8xbf16> to vector<8xf32>
            %add = arith.addf %c1.0_8xf32, %cast_5 : vector<8xf32>
            %cast_6 = arith.truncf %add : vector<8xf32> to vector<8xbf16>
            %cast_7 = arith.extf %cast_1 : vector<8xbf16> to vector<8xf32>
            %cast_8 = arith.extf %cast_6 : vector<8xbf16> to vector<8xf32>
            %mul_3 = arith.mulf %cast_7, %cast_8 : vector<8xf32>
            %cast_9 = arith.truncf %mul_3 : vector<8xf32> to vector<8xbf16>
            %lt_2 = arith.cmpi ult, %i, %gate_length : i32
            %gate_value = scf.if %lt_2 -> (vector<8xbf16>) {
              %gate_at = llvm.getelementptr %gate[%i] : (!llvm.ptr, i32) -> !llvm.ptr, vector<8xbf16>
              %gate_value_1 = llvm.load %gate_at {alignment = 2 : i64} : !llvm.ptr -> vector<8xbf16>
              scf.yield %gate_value_1 : vector<8xbf16>
            } else {
              scf.yield %c0.0_8xbf16 : vector<8xbf16>
            }
            %cast_10 = arith.extf %cast_9 : vector<8xbf16> to vector<8xf32>
            %cast_11 = arith.extf %gate_value : vector<8xbf16> to vector<8xf32>
            %mul_4 = arith.mulf %cast_10, %cast_11 : vector<8xf32>
            %cast_12 = arith.truncf %mul_4 : vector<8xf32> to vector<8xbf16>
            %y_at = llvm.getelementptr %y[%i] : (!llvm.ptr, i32) -> !llvm.ptr, vector<8xbf16>
            llvm.store %cast_12, %y_at {alignment = 2 : i64} : vector<8xbf16>, !llvm.ptr
          }
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
