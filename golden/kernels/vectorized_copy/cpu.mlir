#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func @vectorized_copy(%x: !llvm.ptr {llvm.noalias, llvm.readonly}, %out: !llvm.ptr {llvm.noalias},
      %x_length: i32, %out_length: i32, %cube_count_x: i32, %cube_count_y: i32, %cube_count_z: i32,
      %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c256_i32 = arith.constant 256 : i32
    %c255_i32 = arith.constant 255 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0.0_4xf32 = arith.constant dense<0.0> : vector<4xf32>
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %cube_pos_x = arith.trunci %cube : i64 to i32
      %mul = arith.muli %cube_pos_x, %c256_i32 : i32
      %absolute_pos_last = llvm.intr.uadd.sat(%mul, %c255_i32) : (i32, i32) -> i32
      %full = arith.cmpi ult, %absolute_pos_last, %out_length : i32
      %full_1 = arith.cmpi ult, %absolute_pos_last, %x_length : i32
      %full_2 = arith.andi %full, %full_1 : i1
      scf.if %full_2 {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c1_i32 : i32 {
          %absolute_pos = arith.addi %mul, %unit_pos_x : i32
          %x_at = llvm.getelementptr %x[%absolute_pos] : (!llvm.ptr, i32) -> !llvm.ptr, vector<4xf32>
          %x_value = llvm.load %x_at {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
          %out_at = llvm.getelementptr %out[%absolute_pos] : (!llvm.ptr, i32) -> !llvm.ptr, vector<4xf32>
          llvm.store %x_value, %out_at {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
        }
      } else {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c1_i32 : i32 {
          %absolute_pos = arith.addi %mul, %unit_pos_x : i32
          %lt = arith.cmpi ult, %absolute_pos, %out_length : i32
          scf.if %lt {
            %lt_1 = arith.cmpi ult, %absolute_pos, %x_length : i32
            %x_value = scf.if %lt_1 -> (vector<4xf32>) {
              %x_at = llvm.getelementptr %x[%absolute_pos] : (!llvm.ptr, i32) -> !llvm.ptr, vector<4xf32>
              %x_value_1 = llvm.load %x_at {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
              scf.yield %x_value_1 : vector<4xf32>
            } else {
              scf.yield %c0.0_4xf32 : vector<4xf32>
            }
            %out_at = llvm.getelementptr %out[%absolute_pos] : (!llvm.ptr, i32) -> !llvm.ptr, vector<4xf32>
            llvm.store %x_value, %out_at {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
          }
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
