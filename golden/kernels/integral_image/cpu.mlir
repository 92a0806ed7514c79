#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func @integral_image(%x: !llvm.ptr {llvm.noalias, llvm.readonly}, %out: !llvm.ptr {llvm.noalias},
      %x_shape_0: i32, %x_shape_1: i32, %out_shape_0: i32, %out_shape_1: i32, %cube_count_x: i32,
      %cube_count_y: i32, %cube_count_z: i32, %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c256_i32 = arith.constant 256 : i32
    %c255_i32 = arith.constant 255 : i32
    %c8_i32 = arith.constant 8 : i32
    %running = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c0_8xi32 = arith.constant dense<0> : vector<8xi32>
    %c1_i32 = arith.constant 1 : i32
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %ctrue_8xi1 = arith.constant dense<true> : vector<8xi1>
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %cube_pos_x = arith.trunci %cube : i64 to i32
      %mul = arith.muli %cube_pos_x, %c256_i32 : i32
      %line_last = llvm.intr.uadd.sat(%mul, %c255_i32) : (i32, i32) -> i32
      %full = arith.cmpi ult, %line_last, %x_shape_0 : i32
      %full_1 = arith.cmpi ult, %line_last, %out_shape_0 : i32
      %full_2 = arith.andi %full, %full_1 : i1
      scf.if %full_2 {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
          %line = arith.addi %mul, %unit_pos_x : i32
          llvm.store %c0_8xi32, %running : vector<8xi32>, !llvm.ptr
          scf.for unsigned %k = %c0_i32 to %x_shape_1 step %c1_i32 : i32 {
            %running_value = llvm.load %running : !llvm.ptr -> vector<8xi32>
            %line_all = vector.broadcast %line : i32 to vector<8xi32>
            %line_each = arith.addi %line_all, %iota_8xi32 : vector<8xi32>
            %x_shape_1_all = vector.broadcast %x_shape_1 : i32 to vector<8xi32>
            %mul_1 = arith.muli %line_each, %x_shape_1_all : vector<8xi32>
            %k_all = vector.broadcast %k : i32 to vector<8xi32>
            %add = arith.addi %mul_1, %k_all : vector<8xi32>
            %x_at = llvm.getelementptr %x[%add] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
            %x_value = llvm.intr.masked.gather %x_at, %ctrue_8xi1, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
            %add_1 = arith.addi %running_value, %x_value : vector<8xi32>
            llvm.store %add_1, %running : vector<8xi32>, !llvm.ptr
            %running_value_1 = llvm.load %running : !llvm.ptr -> vector<8xi32>
            %out_shape_1_all = vector.broadcast %out_shape_1 : i32 to vector<8xi32>
            %mul_2 = arith.muli %line_each, %out_shape_1_all : vector<8xi32>
            %lt = arith.cmpi ult, %k, %out_shape_1 : i32
            %add_2 = arith.addi %mul_2, %k_all : vector<8xi32>
            %lt_all = vector.broadcast %lt : i1 to vector<8xi1>
            %out_at = llvm.getelementptr %out[%add_2] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
            llvm.intr.masked.scatter %running_value_1, %out_at, %lt_all {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into vector<8x!llvm.ptr>
          }
        }
      } else {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
          %line = arith.addi %mul, %unit_pos_x : i32
          %line_all = vector.broadcast %line : i32 to vector<8xi32>
          %line_each = arith.addi %line_all, %iota_8xi32 : vector<8xi32>
          %x_shape_0_all = vector.broadcast %x_shape_0 : i32 to vector<8xi32>
          %lt = arith.cmpi ult, %line_each, %x_shape_0_all : vector<8xi32>
          %any = vector.reduction <or>, %lt : vector<8xi1> into i1
          scf.if %any {
            llvm.store %c0_8xi32, %running : vector<8xi32>, !llvm.ptr
            scf.for unsigned %k = %c0_i32 to %x_shape_1 step %c1_i32 : i32 {
              %running_value = llvm.load %running : !llvm.ptr -> vector<8xi32>
              %x_shape_1_all = vector.broadcast %x_shape_1 : i32 to vector<8xi32>
              %mul_1 = arith.muli %line_each, %x_shape_1_all : vector<8xi32>
              %k_all = vector.broadcast %k : i32 to vector<8xi32>
              %add = arith.addi %mul_1, %k_all : vector<8xi32>
              %x_at = llvm.getelementptr %x[%add] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
              %x_value = llvm.intr.masked.gather %x_at, %lt, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %add_1 = arith.addi %running_value, %x_value : vector<8xi32>
              llvm.store %add_1, %running : vector<8xi32>, !llvm.ptr
              %running_value_1 = llvm.load %running : !llvm.ptr -> vector<8xi32>
              %out_shape_0_all = vector.broadcast %out_shape_0 : i32 to vector<8xi32>
              %lt_1 = arith.cmpi ult, %line_each, %out_shape_0_all : vector<8xi32>
              %out_shape_1_all = vector.broadcast %out_shape_1 : i32 to vector<8xi32>
              %mul_2 = arith.muli %line_each, %out_shape_1_all : vector<8xi32>
              %lt_2 = arith.cmpi ult, %k, %out_shape_1 : i32
              %lt_2_all = vector.broadcast %lt_2 : i1 to vector<8xi1>
              %logical_and = arith.andi %lt_1, %lt_2_all : vector<8xi1>
              %add_2 = arith.addi %mul_2, %k_all : vector<8xi32>
              %active = arith.andi %lt, %logical_and : vector<8xi1>
              %out_at = llvm.getelementptr %out[%add_2] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
              llvm.intr.masked.scatter %running_value_1, %out_at, %active {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into vector<8x!llvm.ptr>
            }
          }
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
