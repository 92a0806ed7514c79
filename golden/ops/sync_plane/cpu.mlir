module {
  func.func @sync_plane_kernel(%x: !llvm.ptr {llvm.noalias, llvm.readonly}, %out: !llvm.ptr {llvm.noalias},
      %cube_count_x: i32, %cube_count_y: i32, %cube_count_z: i32, %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c64_i64 = arith.constant 64 : i64
    %between = llvm.alloca %c64_i64 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %c64_i32 = arith.constant 64 : i32
    %c8_i32 = arith.constant 8 : i32
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %cube_pos_x = arith.trunci %cube : i64 to i32
      %mul = arith.muli %cube_pos_x, %c64_i32 : i32
      scf.for %unit_pos_x = %c0_i32 to %c64_i32 step %c8_i32 : i32 {
        %absolute_pos = arith.addi %mul, %unit_pos_x : i32
        %x_at = llvm.getelementptr %x[%absolute_pos] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        %x_value = llvm.load %x_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %between_at = llvm.getelementptr %between[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        llvm.store %x_value, %between_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
      }
      scf.for %unit_pos_x = %c0_i32 to %c64_i32 step %c8_i32 : i32 {
        %between_at = llvm.getelementptr %between[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        %between_value = llvm.load %between_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %absolute_pos = arith.addi %mul, %unit_pos_x : i32
        %out_at = llvm.getelementptr %out[%absolute_pos] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        llvm.store %between_value, %out_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
      }
    }
    return
  }
}
