#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func @shr_masked_kernel(%x: !llvm.ptr {llvm.noalias, llvm.readonly},
      %count: !llvm.ptr {llvm.noalias, llvm.readonly}, %out: !llvm.ptr {llvm.noalias}, %out_length: i32,
      %cube_count_x: i32, %cube_count_y: i32, %cube_count_z: i32, %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c256_i32 = arith.constant 256 : i32
    %c255_i32 = arith.constant 255 : i32
    %c8_i32 = arith.constant 8 : i32
    %c31_8xi32 = arith.constant dense<31> : vector<8xi32>
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %c0_8xi32 = arith.constant dense<0> : vector<8xi32>
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %cube_pos_x = arith.trunci %cube : i64 to i32
      %mul = arith.muli %cube_pos_x, %c256_i32 : i32
      %i_last = llvm.intr.uadd.sat(%mul, %c255_i32) : (i32, i32) -> i32
      %full = arith.cmpi ult, %i_last, %out_length : i32
      scf.if %full {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
          %i = arith.addi %mul, %unit_pos_x : i32
          %x_at = llvm.getelementptr %x[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          %x_value = llvm.load %x_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xi32>
          %count_at = llvm.getelementptr %count[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          %count_value = llvm.load %count_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xi32>
          %count_value_1 = arith.andi %count_value, %c31_8xi32 : vector<8xi32>
          %shr_masked = arith.shrsi %x_value, %count_value_1 : vector<8xi32>
          %out_at = llvm.getelementptr %out[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          llvm.store %shr_masked, %out_at {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
        }
      } else {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
          %i = arith.addi %mul, %unit_pos_x : i32
          %i_all = vector.broadcast %i : i32 to vector<8xi32>
          %i_each = arith.addi %i_all, %iota_8xi32 : vector<8xi32>
          %out_length_all = vector.broadcast %out_length : i32 to vector<8xi32>
          %lt = arith.cmpi ult, %i_each, %out_length_all : vector<8xi32>
          %any = vector.reduction <or>, %lt : vector<8xi1> into i1
          scf.if %any {
            %x_at = llvm.getelementptr %x[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            %x_value = llvm.intr.masked.load %x_at, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
            %count_at = llvm.getelementptr %count[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            %count_value = llvm.intr.masked.load %count_at, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
            %count_value_1 = arith.andi %count_value, %c31_8xi32 : vector<8xi32>
            %shr_masked = arith.shrsi %x_value, %count_value_1 : vector<8xi32>
            %out_at = llvm.getelementptr %out[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            llvm.intr.masked.store %shr_masked, %out_at, %lt {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
          }
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
