module {
  func.func @plane_elect_kernel(%out: !llvm.ptr {llvm.noalias}, %cube_count_x: i32, %cube_count_y: i32,
      %cube_count_z: i32, %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c256_i32 = arith.constant 256 : i32
    %ctrue = arith.constant true
    %c8_i32 = arith.constant 8 : i32
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %cube_pos_x = arith.trunci %cube : i64 to i32
      %mul = arith.muli %cube_pos_x, %c256_i32 : i32
      %cast = arith.extui %ctrue : i1 to i32
      scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
        %i = arith.addi %mul, %unit_pos_x : i32
        %cast_all = vector.broadcast %cast : i32 to vector<8xi32>
        %out_at = llvm.getelementptr %out[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
        llvm.store %cast_all, %out_at {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
      }
    }
    return
  }
}
