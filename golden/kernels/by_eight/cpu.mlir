#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func @by_eight(%x: !llvm.ptr {llvm.noalias, llvm.readonly}, %y: !llvm.ptr {llvm.noalias},
      %x_length: i32, %y_length: i32, %cube_count_x: i32, %cube_count_y: i32, %cube_count_z: i32,
      %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c256_i32 = arith.constant 256 : i32
    %c255_i32 = arith.constant 255 : i32
    %c1_i32 = arith.constant 1 : i32
    %c2.0_8xf32 = arith.constant dense<2.0> : vector<8xf32>
    %c0.0_8xf16 = arith.constant dense<0.0> : vector<8xf16>
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %cube_pos_x = arith.trunci %cube : i64 to i32
      %mul = arith.muli %cube_pos_x, %c256_i32 : i32
      %i_last = llvm.intr.uadd.sat(%mul, %c255_i32) : (i32, i32) -> i32
      %full = arith.cmpi ult, %i_last, %y_length : i32
      %full_1 = arith.cmpi ult, %i_last, %x_length : i32
      %full_2 = arith.andi %full, %full_1 : i1
      scf.if %full_2 {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c1_i32 : i32 {
          %i = arith.addi %mul, %unit_pos_x : i32
          %x_at = llvm.getelementptr %x[%i] : (!llvm.ptr, i32) -> !llvm.ptr, vector<8xf16>
          %x_value = llvm.load %x_at {alignment = 2 : i64} : !llvm.ptr -> vector<8xf16>
          %cast = arith.extf %x_value : vector<8xf16> to vector<8xf32>
          %mul_1 = arith.mulf %c2.0_8xf32, %cast : vector<8xf32>
          %cast_1 = arith.truncf %mul_1 : vector<8xf32> to vector<8xf16>
          %y_at = llvm.getelementptr %y[%i] : (!llvm.ptr, i32) -> !llvm.ptr, vector<8xf16>
          %y_value = llvm.load %y_at {alignment = 2 : i64} : !llvm.ptr -> vector<8xf16>
          %cast_2 = arith.extf %cast_1 : vector<8xf16> to vector<8xf32>
          %cast_3 = arith.extf %y_value : vector<8xf16> to vector<8xf32>
          %add = arith.addf %cast_2, %cast_3 : vector<8xf32>
          %cast_4 = arith.truncf %add : vector<8xf32> to vector<8xf16>
          llvm.store %cast_4, %y_at {alignment = 2 : i64} : vector<8xf16>, !llvm.ptr
        }
      } else {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c1_i32 : i32 {
          %i = arith.addi %mul, %unit_pos_x : i32
          %lt = arith.cmpi ult, %i, %y_length : i32
          scf.if %lt {
            %lt_1 = arith.cmpi ult, %i, %x_length : i32
            %x_value = scf.if %lt_1 -> (vector<8xf16>) {
              %x_at = llvm.getelementptr %x[%i] : (!llvm.ptr, i32) -> !llvm.ptr, vector<8xf16>
              %x_value_1 = llvm.load %x_at {alignment = 2 : i64} : !llvm.ptr -> vector<8xf16>
              scf.yield %x_value_1 : vector<8xf16>
            } else {
              scf.yield %c0.0_8xf16 : vector<8xf16>
            }
            %cast = arith.extf %x_value : vector<8xf16> to vector<8xf32>
            %mul_1 = arith.mulf %c2.0_8xf32, %cast : vector<8xf32>
            %cast_1 = arith.truncf %mul_1 : vector<8xf32> to vector<8xf16>
            %y_at = llvm.getelementptr %y[%i] : (!llvm.ptr, i32) -> !llvm.ptr, vector<8xf16>
            %y_value = llvm.load %y_at {alignment = 2 : i64} : !llvm.ptr -> vector<8xf16>
            %cast_2 = arith.extf %cast_1 : vector<8xf16> to vector<8xf32>
            %cast_3 = arith.extf %y_value : vector<8xf16> to vector<8xf32>
            %add = arith.addf %cast_2, %cast_3 : vector<8xf32>
            %cast_4 = arith.truncf %add : vector<8xf32> to vector<8xf16>
            llvm.store %cast_4, %y_at {alignment = 2 : i64} : vector<8xf16>, !llvm.ptr
          }
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
