module {
  func.func @sync_storage_kernel(%x: !llvm.ptr {llvm.noalias, llvm.readonly},
      %between: !llvm.ptr {llvm.noalias}, %out: !llvm.ptr {llvm.noalias}, %cube_count_x: i32,
      %cube_count_y: i32, %cube_count_z: i32, %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %c8_i32 = arith.constant 8 : i32
    %c63_i32 = arith.constant 63 : i32
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %ctrue_8xi1 = arith.constant dense<true> : vector<8xi1>
    %c0.0_8xf32 = arith.constant dense<0.0> : vector<8xf32>
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %cube_pos_x = arith.trunci %cube : i64 to i32
      %mul = arith.muli %cube_pos_x, %c64_i32 : i32
      scf.for %unit_pos_x = %c0_i32 to %c64_i32 step %c8_i32 : i32 {
        %absolute_pos = arith.addi %mul, %unit_pos_x : i32
        %x_at = llvm.getelementptr %x[%absolute_pos] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        %x_value = llvm.load %x_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %between_at = llvm.getelementptr %between[%absolute_pos] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        llvm.store %x_value, %between_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
      }
      %add = arith.addi %mul, %c63_i32 : i32
      scf.for %unit_pos_x = %c0_i32 to %c64_i32 step %c8_i32 : i32 {
        %add_all = vector.broadcast %add : i32 to vector<8xi32>
        %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
        %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
        %sub = arith.subi %add_all, %unit_pos_x_each : vector<8xi32>
        %between_at = llvm.getelementptr %between[%sub] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
        %between_value = llvm.intr.masked.gather %between_at, %ctrue_8xi1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
        %absolute_pos = arith.addi %mul, %unit_pos_x : i32
        %out_at = llvm.getelementptr %out[%absolute_pos] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        llvm.store %between_value, %out_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
      }
    }
    return
  }
}
