#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func @row_sum_unit(%x: !llvm.ptr {llvm.noalias, llvm.readonly}, %out: !llvm.ptr {llvm.noalias},
      %x_shape_0: i32, %x_shape_1: i32, %out_length: i32, %cube_count_x: i32, %cube_count_y: i32,
      %cube_count_z: i32, %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %c63_i32 = arith.constant 63 : i32
    %c8_i32 = arith.constant 8 : i32
    %total = llvm.alloca %c1_i64 x vector<8xf32> : (i64) -> !llvm.ptr
    %c0.0_8xf32 = arith.constant dense<0.0> : vector<8xf32>
    %c1_i32 = arith.constant 1 : i32
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %ctrue_8xi1 = arith.constant dense<true> : vector<8xi1>
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %cube_pos_x = arith.trunci %cube : i64 to i32
      %mul = arith.muli %cube_pos_x, %c64_i32 : i32
      %row_last = llvm.intr.uadd.sat(%mul, %c63_i32) : (i32, i32) -> i32
      %full = arith.cmpi ult, %row_last, %out_length : i32
      %full_1 = arith.cmpi ult, %row_last, %x_shape_0 : i32
      %full_2 = arith.andi %full, %full_1 : i1
      scf.if %full_2 {
        scf.for %unit_pos_x = %c0_i32 to %c64_i32 step %c8_i32 : i32 {
          %row = arith.addi %mul, %unit_pos_x : i32
          llvm.store %c0.0_8xf32, %total : vector<8xf32>, !llvm.ptr
          scf.for unsigned %k = %c0_i32 to %x_shape_1 step %c1_i32 : i32 {
            %total_value = llvm.load %total : !llvm.ptr -> vector<8xf32>
            %row_all = vector.broadcast %row : i32 to vector<8xi32>
            %row_each = arith.addi %row_all, %iota_8xi32 : vector<8xi32>
            %x_shape_1_all = vector.broadcast %x_shape_1 : i32 to vector<8xi32>
            %mul_1 = arith.muli %row_each, %x_shape_1_all : vector<8xi32>
            %k_all = vector.broadcast %k : i32 to vector<8xi32>
            %add = arith.addi %mul_1, %k_all : vector<8xi32>
            %x_at = llvm.getelementptr %x[%add] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %x_value = llvm.intr.masked.gather %x_at, %ctrue_8xi1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %add_1 = arith.addf %total_value, %x_value : vector<8xf32>
            llvm.store %add_1, %total : vector<8xf32>, !llvm.ptr
          }
          %total_value = llvm.load %total : !llvm.ptr -> vector<8xf32>
          %out_at = llvm.getelementptr %out[%row] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %total_value, %out_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        }
      } else {
        scf.for %unit_pos_x = %c0_i32 to %c64_i32 step %c8_i32 : i32 {
          %row = arith.addi %mul, %unit_pos_x : i32
          %row_all = vector.broadcast %row : i32 to vector<8xi32>
          %row_each = arith.addi %row_all, %iota_8xi32 : vector<8xi32>
          %out_length_all = vector.broadcast %out_length : i32 to vector<8xi32>
          %lt = arith.cmpi ult, %row_each, %out_length_all : vector<8xi32>
          %any = vector.reduction <or>, %lt : vector<8xi1> into i1
          scf.if %any {
            llvm.store %c0.0_8xf32, %total : vector<8xf32>, !llvm.ptr
            scf.for unsigned %k = %c0_i32 to %x_shape_1 step %c1_i32 : i32 {
              %total_value = llvm.load %total : !llvm.ptr -> vector<8xf32>
              %x_shape_0_all = vector.broadcast %x_shape_0 : i32 to vector<8xi32>
              %lt_1 = arith.cmpi ult, %row_each, %x_shape_0_all : vector<8xi32>
              %x_shape_1_all = vector.broadcast %x_shape_1 : i32 to vector<8xi32>
              %mul_1 = arith.muli %row_each, %x_shape_1_all : vector<8xi32>
              %k_all = vector.broadcast %k : i32 to vector<8xi32>
              %add = arith.addi %mul_1, %k_all : vector<8xi32>
              %active = arith.andi %lt, %lt_1 : vector<8xi1>
              %x_at = llvm.getelementptr %x[%add] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
              %x_value = llvm.intr.masked.gather %x_at, %active, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %add_1 = arith.addf %total_value, %x_value : vector<8xf32>
              llvm.store %add_1, %total : vector<8xf32>, !llvm.ptr
            }
            %total_value = llvm.load %total : !llvm.ptr -> vector<8xf32>
            %out_at = llvm.getelementptr %out[%row] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.intr.masked.store %total_value, %out_at, %lt {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
          }
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
