module {
  func.func @absolute_pos_kernel(%out: !llvm.ptr {llvm.noalias}, %cube_count_x: i32, %cube_count_y: i32,
      %cube_count_z: i32, %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c8_i32 = arith.constant 8 : i32
    %c4_i32 = arith.constant 4 : i32
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
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
      %mul = arith.muli %cube_count_x, %c8_i32 : i32
      %mul_1 = arith.muli %cube_count_y, %c4_i32 : i32
      %mul_2 = arith.muli %cube_pos_x, %c8_i32 : i32
      %mul_3 = arith.muli %cube_pos_y, %c4_i32 : i32
      %mul_4 = arith.muli %cube_pos_z, %c2_i32 : i32
      scf.for %unit_pos_z = %c0_i32 to %c2_i32 step %c1_i32 : i32 {
        scf.for %unit_pos_y = %c0_i32 to %c4_i32 step %c1_i32 : i32 {
          %add = arith.addi %mul_3, %unit_pos_y : i32
          %add_1 = arith.addi %mul_4, %unit_pos_z : i32
          %mul_5 = arith.muli %add_1, %mul_1 : i32
          %add_2 = arith.addi %mul_5, %add : i32
          %mul_6 = arith.muli %add_2, %mul : i32
          %absolute_pos = arith.addi %mul_6, %mul_2 : i32
          %absolute_pos_all = vector.broadcast %absolute_pos : i32 to vector<8xi32>
          %absolute_pos_each = arith.addi %absolute_pos_all, %iota_8xi32 : vector<8xi32>
          %out_at = llvm.getelementptr %out[%absolute_pos] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          llvm.store %absolute_pos_each, %out_at {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
        }
      }
    }
    return
  }
}
