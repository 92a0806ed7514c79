#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func @vector_sum_kernel(%x: !llvm.ptr {llvm.noalias, llvm.readonly}, %out: !llvm.ptr {llvm.noalias},
      %out_length: i32, %cube_count_x: i32, %cube_count_y: i32, %cube_count_z: i32, %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c256_i32 = arith.constant 256 : i32
    %c255_i32 = arith.constant 255 : i32
    %c1_i32 = arith.constant 1 : i32
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %cube_pos_x = arith.trunci %cube : i64 to i32
      %mul = arith.muli %cube_pos_x, %c256_i32 : i32
      %i_last = llvm.intr.uadd.sat(%mul, %c255_i32) : (i32, i32) -> i32
      %full = arith.cmpi ult, %i_last, %out_length : i32
      scf.if %full {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c1_i32 : i32 {
          %i = arith.addi %mul, %unit_pos_x : i32
          %x_at = llvm.getelementptr %x[%i] : (!llvm.ptr, i32) -> !llvm.ptr, vector<4xf32>
          %x_value = llvm.load %x_at {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
          %extract = vector.extract %x_value[0] : f32 from vector<4xf32>
          %extract_1 = vector.extract %x_value[1] : f32 from vector<4xf32>
          %extract_2 = vector.extract %x_value[2] : f32 from vector<4xf32>
          %extract_3 = vector.extract %x_value[3] : f32 from vector<4xf32>
          %add = arith.addf %extract, %extract_1 : f32
          %add_1 = arith.addf %add, %extract_2 : f32
          %add_2 = arith.addf %add_1, %extract_3 : f32
          %out_at = llvm.getelementptr %out[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %add_2, %out_at {alignment = 4 : i64} : f32, !llvm.ptr
        }
      } else {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c1_i32 : i32 {
          %i = arith.addi %mul, %unit_pos_x : i32
          %lt = arith.cmpi ult, %i, %out_length : i32
          scf.if %lt {
            %x_at = llvm.getelementptr %x[%i] : (!llvm.ptr, i32) -> !llvm.ptr, vector<4xf32>
            %x_value = llvm.load %x_at {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
            %extract = vector.extract %x_value[0] : f32 from vector<4xf32>
            %extract_1 = vector.extract %x_value[1] : f32 from vector<4xf32>
            %extract_2 = vector.extract %x_value[2] : f32 from vector<4xf32>
            %extract_3 = vector.extract %x_value[3] : f32 from vector<4xf32>
            %add = arith.addf %extract, %extract_1 : f32
            %add_1 = arith.addf %add, %extract_2 : f32
            %add_2 = arith.addf %add_1, %extract_3 : f32
            %out_at = llvm.getelementptr %out[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.store %add_2, %out_at {alignment = 4 : i64} : f32, !llvm.ptr
          }
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
