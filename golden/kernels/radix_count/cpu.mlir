#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func @radix_count(%keys: !llvm.ptr {llvm.noalias, llvm.readonly}, %counts: !llvm.ptr {llvm.noalias},
      %shift: i32, %keys_length: i32, %counts_shape_0: i32, %counts_shape_1: i32, %cube_count_x: i32,
      %cube_count_y: i32, %cube_count_z: i32, %first_cube: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c16_i64 = arith.constant 16 : i64
    %found = llvm.alloca %c16_i64 x i32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %c256_i32 = arith.constant 256 : i32
    %c8_i32 = arith.constant 8 : i32
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %c16_8xi32 = arith.constant dense<16> : vector<8xi32>
    %c0_8xi32 = arith.constant dense<0> : vector<8xi32>
    %c1024_i32 = arith.constant 1024 : i32
    %c4_i32 = arith.constant 4 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0.0_8xf32 = arith.constant dense<0.0> : vector<8xf32>
    %c31_8xi32 = arith.constant dense<31> : vector<8xi32>
    %c-1_8xi32 = arith.constant dense<-1> : vector<8xi32>
    %c-2147483648_8xi32 = arith.constant dense<-2147483648> : vector<8xi32>
    %c32_i32 = arith.constant 32 : i32
    %c15_8xi32 = arith.constant dense<15> : vector<8xi32>
    %c0_index = arith.constant 0 : index
    %c8_index = arith.constant 8 : index
    %c1_index = arith.constant 1 : index
    scf.for %cube = %first_cube to %last step %c1_i64 : i64 {
      %cube_pos_x = arith.trunci %cube : i64 to i32
      scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
        %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
        %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
        %lt = arith.cmpi ult, %unit_pos_x_each, %c16_8xi32 : vector<8xi32>
        %any = vector.reduction <or>, %lt : vector<8xi1> into i1
        scf.if %any {
          %found_at = llvm.getelementptr %found[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          llvm.intr.masked.store %c0_8xi32, %found_at, %lt {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
        }
      }
      %mul = arith.muli %cube_pos_x, %c1024_i32 : i32
      scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
        %first = arith.addi %mul, %unit_pos_x : i32
        scf.for unsigned %step = %c0_i32 to %c4_i32 step %c1_i32 : i32 {
          %mul_1 = arith.muli %step, %c256_i32 : i32
          %place = arith.addi %first, %mul_1 : i32
          %place_all = vector.broadcast %place : i32 to vector<8xi32>
          %place_each = arith.addi %place_all, %iota_8xi32 : vector<8xi32>
          %keys_length_all = vector.broadcast %keys_length : i32 to vector<8xi32>
          %lt = arith.cmpi ult, %place_each, %keys_length_all : vector<8xi32>
          %any = vector.reduction <or>, %lt : vector<8xi1> into i1
          scf.if %any {
            %keys_at = llvm.getelementptr %keys[%place] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %keys_value = llvm.intr.masked.load %keys_at, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %pattern = arith.bitcast %keys_value : vector<8xf32> to vector<8xi32>
            %shr_masked = arith.shrui %pattern, %c31_8xi32 : vector<8xi32>
            %ne = arith.cmpi ne, %shr_masked, %c0_8xi32 : vector<8xi32>
            %bit_not = arith.xori %pattern, %c-1_8xi32 : vector<8xi32>
            %bit_or = arith.ori %pattern, %c-2147483648_8xi32 : vector<8xi32>
            %select = arith.select %ne, %bit_not, %bit_or : vector<8xi1>, vector<8xi32>
            %shift_all = vector.broadcast %shift : i32 to vector<8xi32>
            %count = arith.andi %shift_all, %c31_8xi32 : vector<8xi32>
            %shr_masked_1 = arith.shrui %select, %count : vector<8xi32>
            %lt_1 = arith.cmpi ult, %shift, %c32_i32 : i32
            %lt_1_all = vector.broadcast %lt_1 : i1 to vector<8xi1>
            %select_1 = arith.select %lt_1_all, %shr_masked_1, %c0_8xi32 : vector<8xi1>, vector<8xi32>
            %digit = arith.andi %select_1, %c15_8xi32 : vector<8xi32>
            scf.for %lane = %c0_index to %c8_index step %c1_index {
              %at = vector.extract %digit[%lane] : i32 from vector<8xi32>
              %on = vector.extract %lt[%lane] : i1 from vector<8xi1>
              scf.if %on {
                %found_at = llvm.getelementptr %found[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                %found_old = llvm.load %found_at {alignment = 4 : i64} : !llvm.ptr -> i32
                %new = arith.addi %found_old, %c1_i32 : i32
                llvm.store %new, %found_at {alignment = 4 : i64} : i32, !llvm.ptr
              }
            }
          }
        }
      }
      %unit_first = arith.cmpi ult, %cube_pos_x, %counts_shape_1 : i32
      scf.if %unit_first {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
          %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
          %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
          %lt = arith.cmpi ult, %unit_pos_x_each, %c16_8xi32 : vector<8xi32>
          %any = vector.reduction <or>, %lt : vector<8xi1> into i1
          scf.if %any {
            %found_at = llvm.getelementptr %found[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            %atomic = llvm.intr.masked.load %found_at, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
            %counts_shape_0_all = vector.broadcast %counts_shape_0 : i32 to vector<8xi32>
            %lt_1 = arith.cmpi ult, %unit_pos_x_each, %counts_shape_0_all : vector<8xi32>
            %counts_shape_1_all = vector.broadcast %counts_shape_1 : i32 to vector<8xi32>
            %mul_1 = arith.muli %unit_pos_x_each, %counts_shape_1_all : vector<8xi32>
            %cube_pos_x_all = vector.broadcast %cube_pos_x : i32 to vector<8xi32>
            %add = arith.addi %mul_1, %cube_pos_x_all : vector<8xi32>
            %active = arith.andi %lt, %lt_1 : vector<8xi1>
            %counts_at = llvm.getelementptr %counts[%add] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
            llvm.intr.masked.scatter %atomic, %counts_at, %active {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into vector<8x!llvm.ptr>
          }
        }
      } else {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
          %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
          %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
          %lt = arith.cmpi ult, %unit_pos_x_each, %c16_8xi32 : vector<8xi32>
          %any = vector.reduction <or>, %lt : vector<8xi1> into i1
          scf.if %any {
            %found_at = llvm.getelementptr %found[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            %atomic = llvm.intr.masked.load %found_at, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
            %counts_shape_0_all = vector.broadcast %counts_shape_0 : i32 to vector<8xi32>
            %lt_1 = arith.cmpi ult, %unit_pos_x_each, %counts_shape_0_all : vector<8xi32>
            %counts_shape_1_all = vector.broadcast %counts_shape_1 : i32 to vector<8xi32>
            %mul_1 = arith.muli %unit_pos_x_each, %counts_shape_1_all : vector<8xi32>
            %lt_2 = arith.cmpi ult, %cube_pos_x, %counts_shape_1 : i32
            %lt_2_all = vector.broadcast %lt_2 : i1 to vector<8xi1>
            %logical_and = arith.andi %lt_1, %lt_2_all : vector<8xi1>
            %cube_pos_x_all = vector.broadcast %cube_pos_x : i32 to vector<8xi32>
            %add = arith.addi %mul_1, %cube_pos_x_all : vector<8xi32>
            %active = arith.andi %lt, %logical_and : vector<8xi1>
            %counts_at = llvm.getelementptr %counts[%add] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
            llvm.intr.masked.scatter %atomic, %counts_at, %active {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into vector<8x!llvm.ptr>
          }
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
