#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func @row_sum_plane(%x: !llvm.ptr {llvm.noalias, llvm.readonly}, %out: !llvm.ptr {llvm.noalias},
      %x_shape_0: i32, %x_shape_1: i32, %out_length: i32, %cube_count_x: i32, %cube_count_y: i32,
      %cube_count_z: i32, %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c32_i32 = arith.constant 32 : i32
    %c8_i32 = arith.constant 8 : i32
    %total = llvm.alloca %c1_i64 x f32 : (i64) -> !llvm.ptr
    %c0.0_f32 = arith.constant 0.0 : f32
    %c1_i32 = arith.constant 1 : i32
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %c0_8xi32 = arith.constant dense<0> : vector<8xi32>
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %cube_pos_x = arith.trunci %cube : i64 to i32
      %unit_first = arith.cmpi ult, %cube_pos_x, %x_shape_0 : i32
      %unit_first_1 = arith.cmpi ult, %cube_pos_x, %out_length : i32
      %full = arith.andi %unit_first, %unit_first_1 : i1
      scf.if %full {
        scf.for %unit_pos_x = %c0_i32 to %c32_i32 step %c8_i32 : i32 {
          llvm.store %c0.0_f32, %total : f32, !llvm.ptr
          scf.for unsigned %k = %c0_i32 to %x_shape_1 step %c1_i32 : i32 {
            %total_value = llvm.load %total : !llvm.ptr -> f32
            %mul = arith.muli %cube_pos_x, %x_shape_1 : i32
            %add = arith.addi %mul, %k : i32
            %x_at = llvm.getelementptr %x[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %x_value = llvm.load %x_at {alignment = 4 : i64} : !llvm.ptr -> f32
            %add_1 = arith.addf %total_value, %x_value : f32
            llvm.store %add_1, %total : f32, !llvm.ptr
          }
          %total_value = llvm.load %total : !llvm.ptr -> f32
          %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
          %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
          %eq = arith.cmpi eq, %unit_pos_x_each, %c0_8xi32 : vector<8xi32>
          %any = vector.reduction <or>, %eq : vector<8xi1> into i1
          scf.if %any {
            %out_at = llvm.getelementptr %out[%cube_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.store %total_value, %out_at {alignment = 4 : i64} : f32, !llvm.ptr
          }
        }
      } else {
        scf.for %unit_pos_x = %c0_i32 to %c32_i32 step %c8_i32 : i32 {
          llvm.store %c0.0_f32, %total : f32, !llvm.ptr
          scf.for unsigned %k = %c0_i32 to %x_shape_1 step %c1_i32 : i32 {
            %total_value = llvm.load %total : !llvm.ptr -> f32
            %lt = arith.cmpi ult, %cube_pos_x, %x_shape_0 : i32
            %mul = arith.muli %cube_pos_x, %x_shape_1 : i32
            %add = arith.addi %mul, %k : i32
            %x_value = scf.if %lt -> (f32) {
              %x_at = llvm.getelementptr %x[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %x_value_1 = llvm.load %x_at {alignment = 4 : i64} : !llvm.ptr -> f32
              scf.yield %x_value_1 : f32
            } else {
              scf.yield %c0.0_f32 : f32
            }
            %add_1 = arith.addf %total_value, %x_value : f32
            llvm.store %add_1, %total : f32, !llvm.ptr
          }
          %total_value = llvm.load %total : !llvm.ptr -> f32
          %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
          %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
          %eq = arith.cmpi eq, %unit_pos_x_each, %c0_8xi32 : vector<8xi32>
          %any = vector.reduction <or>, %eq : vector<8xi1> into i1
          scf.if %any {
            %lt = arith.cmpi ult, %cube_pos_x, %out_length : i32
            scf.if %lt {
              %out_at = llvm.getelementptr %out[%cube_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              llvm.store %total_value, %out_at {alignment = 4 : i64} : f32, !llvm.ptr
            }
          }
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
