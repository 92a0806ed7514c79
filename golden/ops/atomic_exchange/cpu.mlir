module {
  func.func @atomic_exchange_kernel(%place: !llvm.ptr {llvm.noalias},
      %value: !llvm.ptr {llvm.noalias, llvm.readonly}, %out: !llvm.ptr {llvm.noalias}, %cube_count_x: i32,
      %cube_count_y: i32, %cube_count_z: i32, %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c256_i32 = arith.constant 256 : i32
    %c8_i32 = arith.constant 8 : i32
    %c0_index = arith.constant 0 : index
    %c8_index = arith.constant 8 : index
    %c1_index = arith.constant 1 : index
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %c0_8xi32 = arith.constant dense<0> : vector<8xi32>
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %cube_pos_x = arith.trunci %cube : i64 to i32
      %mul = arith.muli %cube_pos_x, %c256_i32 : i32
      scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
        %i = arith.addi %mul, %unit_pos_x : i32
        %value_at = llvm.getelementptr %value[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
        %value_value = llvm.load %value_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xi32>
        %i_all = vector.broadcast %i : i32 to vector<8xi32>
        %i_each = arith.addi %i_all, %iota_8xi32 : vector<8xi32>
        %place_olds = scf.for %lane = %c0_index to %c8_index step %c1_index iter_args(%olds = %c0_8xi32) -> (vector<8xi32>) {
          %at = vector.extract %i_each[%lane] : i32 from vector<8xi32>
          %operand = vector.extract %value_value[%lane] : i32 from vector<8xi32>
          %place_at = llvm.getelementptr %place[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          %place_old = llvm.atomicrmw xchg %place_at, %operand monotonic : !llvm.ptr, i32
          %olds_next = vector.insert %place_old, %olds[%lane] : i32 into vector<8xi32>
          scf.yield %olds_next : vector<8xi32>
        }
        %out_at = llvm.getelementptr %out[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
        llvm.store %place_olds, %out_at {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
      }
    }
    return
  }
}
