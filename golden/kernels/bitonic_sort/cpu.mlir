#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func @bitonic_sort(%x: !llvm.ptr {llvm.noalias}, %x_length: i32, %cube_count_x: i32,
      %cube_count_y: i32, %cube_count_z: i32, %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c32_i64 = arith.constant 32 : i64
    %items = llvm.alloca %c32_i64 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %c32_i32 = arith.constant 32 : i32
    %c31_i32 = arith.constant 31 : i32
    %c8_i32 = arith.constant 8 : i32
    %slot = llvm.alloca %c1_i64 x vector<8xf32> : (i64) -> !llvm.ptr
    %c0.0_8xf32 = arith.constant dense<0.0> : vector<8xf32>
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %ctrue_8xi1 = arith.constant dense<true> : vector<8xi1>
    %c3.4028235e38_8xf32 = arith.constant dense<3.4028235e+38> : vector<8xf32>
    %c1_8xi32 = arith.constant dense<1> : vector<8xi32>
    %own_units = llvm.alloca %c32_i64 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %other_units = llvm.alloca %c32_i64 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %c2_8xi32 = arith.constant dense<2> : vector<8xi32>
    %c0_8xi32 = arith.constant dense<0> : vector<8xi32>
    %own_units_1 = llvm.alloca %c32_i64 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %other_units_1 = llvm.alloca %c32_i64 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %c4_8xi32 = arith.constant dense<4> : vector<8xi32>
    %own_units_2 = llvm.alloca %c32_i64 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %other_units_2 = llvm.alloca %c32_i64 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %own_units_3 = llvm.alloca %c32_i64 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %other_units_3 = llvm.alloca %c32_i64 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %c8_8xi32 = arith.constant dense<8> : vector<8xi32>
    %own_units_4 = llvm.alloca %c32_i64 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %other_units_4 = llvm.alloca %c32_i64 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %own_units_5 = llvm.alloca %c32_i64 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %other_units_5 = llvm.alloca %c32_i64 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %own_units_6 = llvm.alloca %c32_i64 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %other_units_6 = llvm.alloca %c32_i64 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %c16_8xi32 = arith.constant dense<16> : vector<8xi32>
    %own_units_7 = llvm.alloca %c32_i64 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %other_units_7 = llvm.alloca %c32_i64 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %own_units_8 = llvm.alloca %c32_i64 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %other_units_8 = llvm.alloca %c32_i64 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %own_units_9 = llvm.alloca %c32_i64 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %other_units_9 = llvm.alloca %c32_i64 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %own_units_10 = llvm.alloca %c32_i64 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %other_units_10 = llvm.alloca %c32_i64 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %own_units_11 = llvm.alloca %c32_i64 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %other_units_11 = llvm.alloca %c32_i64 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %own_units_12 = llvm.alloca %c32_i64 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %other_units_12 = llvm.alloca %c32_i64 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %own_units_13 = llvm.alloca %c32_i64 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %other_units_13 = llvm.alloca %c32_i64 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %own_units_14 = llvm.alloca %c32_i64 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %other_units_14 = llvm.alloca %c32_i64 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %cube_pos_x = arith.trunci %cube : i64 to i32
      %mul = arith.muli %cube_pos_x, %c32_i32 : i32
      %absolute_pos_last = llvm.intr.uadd.sat(%mul, %c31_i32) : (i32, i32) -> i32
      %full = arith.cmpi ult, %absolute_pos_last, %x_length : i32
      scf.if %full {
        scf.for %unit_pos_x = %c0_i32 to %c32_i32 step %c8_i32 : i32 {
          %absolute_pos = arith.addi %mul, %unit_pos_x : i32
          llvm.store %c0.0_8xf32, %slot : vector<8xf32>, !llvm.ptr
          %x_at = llvm.getelementptr %x[%absolute_pos] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %x_value = llvm.load %x_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          llvm.store %x_value, %slot : vector<8xf32>, !llvm.ptr
          %slot_value = llvm.load %slot : !llvm.ptr -> vector<8xf32>
          %items_at = llvm.getelementptr %items[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %slot_value, %items_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        }
      } else {
        scf.for %unit_pos_x = %c0_i32 to %c32_i32 step %c8_i32 : i32 {
          %absolute_pos = arith.addi %mul, %unit_pos_x : i32
          %absolute_pos_all = vector.broadcast %absolute_pos : i32 to vector<8xi32>
          %absolute_pos_each = arith.addi %absolute_pos_all, %iota_8xi32 : vector<8xi32>
          %x_length_all = vector.broadcast %x_length : i32 to vector<8xi32>
          %lt = arith.cmpi ult, %absolute_pos_each, %x_length_all : vector<8xi32>
          llvm.store %c0.0_8xf32, %slot : vector<8xf32>, !llvm.ptr
          %any = vector.reduction <or>, %lt : vector<8xi1> into i1
          scf.if %any {
            %x_at = llvm.getelementptr %x[%absolute_pos] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %x_value = llvm.intr.masked.load %x_at, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %slot_old = llvm.load %slot : !llvm.ptr -> vector<8xf32>
            %slot_new = arith.select %lt, %x_value, %slot_old : vector<8xi1>, vector<8xf32>
            llvm.store %slot_new, %slot : vector<8xf32>, !llvm.ptr
          }
          %otherwise = arith.xori %lt, %ctrue_8xi1 : vector<8xi1>
          %slot_old = llvm.load %slot : !llvm.ptr -> vector<8xf32>
          %slot_new = arith.select %otherwise, %c3.4028235e38_8xf32, %slot_old : vector<8xi1>, vector<8xf32>
          llvm.store %slot_new, %slot : vector<8xf32>, !llvm.ptr
          %slot_value = llvm.load %slot : !llvm.ptr -> vector<8xf32>
          %items_at = llvm.getelementptr %items[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %slot_value, %items_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        } {llvm.loop_annotation = #rolled}
      }
      scf.for %unit_pos_x = %c0_i32 to %c32_i32 step %c8_i32 : i32 {
        %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
        %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
        %partner = arith.xori %unit_pos_x_each, %c1_8xi32 : vector<8xi32>
        %items_at = llvm.getelementptr %items[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        %own = llvm.load %items_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %own_units_at = llvm.getelementptr %own_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        llvm.store %own, %own_units_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        %items_at_1 = llvm.getelementptr %items[%partner] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
        %other = llvm.intr.masked.gather %items_at_1, %ctrue_8xi1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
        %other_units_at = llvm.getelementptr %other_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        llvm.store %other, %other_units_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
      }
      scf.for %unit_pos_x = %c0_i32 to %c32_i32 step %c8_i32 : i32 {
        %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
        %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
        %bit_and = arith.andi %unit_pos_x_each, %c2_8xi32 : vector<8xi32>
        %upward = arith.cmpi eq, %bit_and, %c0_8xi32 : vector<8xi32>
        %partner = arith.xori %unit_pos_x_each, %c1_8xi32 : vector<8xi32>
        %lt = arith.cmpi ult, %unit_pos_x_each, %partner : vector<8xi32>
        %keeps_less = arith.cmpi eq, %lt, %upward : vector<8xi1>
        %own_units_at = llvm.getelementptr %own_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        %own = llvm.load %own_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %other_units_at = llvm.getelementptr %other_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        %other = llvm.load %other_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %min = arith.minimumf %own, %other : vector<8xf32>
        %max = arith.maximumf %own, %other : vector<8xf32>
        %select = arith.select %keeps_less, %min, %max : vector<8xi1>, vector<8xf32>
        %items_at = llvm.getelementptr %items[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        llvm.store %select, %items_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
      }
      scf.for %unit_pos_x = %c0_i32 to %c32_i32 step %c8_i32 : i32 {
        %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
        %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
        %partner = arith.xori %unit_pos_x_each, %c2_8xi32 : vector<8xi32>
        %items_at = llvm.getelementptr %items[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        %own = llvm.load %items_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %own_units_1_at = llvm.getelementptr %own_units_1[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        llvm.store %own, %own_units_1_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        %items_at_1 = llvm.getelementptr %items[%partner] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
        %other = llvm.intr.masked.gather %items_at_1, %ctrue_8xi1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
        %other_units_1_at = llvm.getelementptr %other_units_1[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        llvm.store %other, %other_units_1_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
      }
      scf.for %unit_pos_x = %c0_i32 to %c32_i32 step %c8_i32 : i32 {
        %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
        %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
        %bit_and = arith.andi %unit_pos_x_each, %c4_8xi32 : vector<8xi32>
        %upward = arith.cmpi eq, %bit_and, %c0_8xi32 : vector<8xi32>
        %partner = arith.xori %unit_pos_x_each, %c2_8xi32 : vector<8xi32>
        %lt = arith.cmpi ult, %unit_pos_x_each, %partner : vector<8xi32>
        %keeps_less = arith.cmpi eq, %lt, %upward : vector<8xi1>
        %own_units_1_at = llvm.getelementptr %own_units_1[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        %own = llvm.load %own_units_1_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %other_units_1_at = llvm.getelementptr %other_units_1[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        %other = llvm.load %other_units_1_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %min = arith.minimumf %own, %other : vector<8xf32>
        %max = arith.maximumf %own, %other : vector<8xf32>
        %select = arith.select %keeps_less, %min, %max : vector<8xi1>, vector<8xf32>
        %items_at = llvm.getelementptr %items[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        llvm.store %select, %items_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
      }
      scf.for %unit_pos_x = %c0_i32 to %c32_i32 step %c8_i32 : i32 {
        %items_at = llvm.getelementptr %items[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        %own = llvm.load %items_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %own_units_2_at = llvm.getelementptr %own_units_2[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        llvm.store %own, %own_units_2_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
        %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
        %partner = arith.xori %unit_pos_x_each, %c1_8xi32 : vector<8xi32>
        %items_at_1 = llvm.getelementptr %items[%partner] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
        %other = llvm.intr.masked.gather %items_at_1, %ctrue_8xi1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
        %other_units_2_at = llvm.getelementptr %other_units_2[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        llvm.store %other, %other_units_2_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
      }
      scf.for %unit_pos_x = %c0_i32 to %c32_i32 step %c8_i32 : i32 {
        %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
        %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
        %partner = arith.xori %unit_pos_x_each, %c1_8xi32 : vector<8xi32>
        %lt = arith.cmpi ult, %unit_pos_x_each, %partner : vector<8xi32>
        %bit_and = arith.andi %unit_pos_x_each, %c4_8xi32 : vector<8xi32>
        %upward = arith.cmpi eq, %bit_and, %c0_8xi32 : vector<8xi32>
        %keeps_less = arith.cmpi eq, %lt, %upward : vector<8xi1>
        %own_units_2_at = llvm.getelementptr %own_units_2[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        %own = llvm.load %own_units_2_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %other_units_2_at = llvm.getelementptr %other_units_2[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        %other = llvm.load %other_units_2_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %min = arith.minimumf %own, %other : vector<8xf32>
        %max = arith.maximumf %own, %other : vector<8xf32>
        %select = arith.select %keeps_less, %min, %max : vector<8xi1>, vector<8xf32>
        %items_at = llvm.getelementptr %items[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        llvm.store %select, %items_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
      }
      scf.for %unit_pos_x = %c0_i32 to %c32_i32 step %c8_i32 : i32 {
        %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
        %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
        %partner = arith.xori %unit_pos_x_each, %c4_8xi32 : vector<8xi32>
        %items_at = llvm.getelementptr %items[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        %own = llvm.load %items_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %own_units_3_at = llvm.getelementptr %own_units_3[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        llvm.store %own, %own_units_3_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        %items_at_1 = llvm.getelementptr %items[%partner] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
        %other = llvm.intr.masked.gather %items_at_1, %ctrue_8xi1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
        %other_units_3_at = llvm.getelementptr %other_units_3[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        llvm.store %other, %other_units_3_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
      }
      scf.for %unit_pos_x = %c0_i32 to %c32_i32 step %c8_i32 : i32 {
        %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
        %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
        %bit_and = arith.andi %unit_pos_x_each, %c8_8xi32 : vector<8xi32>
        %upward = arith.cmpi eq, %bit_and, %c0_8xi32 : vector<8xi32>
        %partner = arith.xori %unit_pos_x_each, %c4_8xi32 : vector<8xi32>
        %lt = arith.cmpi ult, %unit_pos_x_each, %partner : vector<8xi32>
        %keeps_less = arith.cmpi eq, %lt, %upward : vector<8xi1>
        %own_units_3_at = llvm.getelementptr %own_units_3[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        %own = llvm.load %own_units_3_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %other_units_3_at = llvm.getelementptr %other_units_3[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        %other = llvm.load %other_units_3_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %min = arith.minimumf %own, %other : vector<8xf32>
        %max = arith.maximumf %own, %other : vector<8xf32>
        %select = arith.select %keeps_less, %min, %max : vector<8xi1>, vector<8xf32>
        %items_at = llvm.getelementptr %items[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        llvm.store %select, %items_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
      }
      scf.for %unit_pos_x = %c0_i32 to %c32_i32 step %c8_i32 : i32 {
        %items_at = llvm.getelementptr %items[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        %own = llvm.load %items_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %own_units_4_at = llvm.getelementptr %own_units_4[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        llvm.store %own, %own_units_4_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
        %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
        %partner = arith.xori %unit_pos_x_each, %c2_8xi32 : vector<8xi32>
        %items_at_1 = llvm.getelementptr %items[%partner] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
        %other = llvm.intr.masked.gather %items_at_1, %ctrue_8xi1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
        %other_units_4_at = llvm.getelementptr %other_units_4[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        llvm.store %other, %other_units_4_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
      }
      scf.for %unit_pos_x = %c0_i32 to %c32_i32 step %c8_i32 : i32 {
        %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
        %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
        %partner = arith.xori %unit_pos_x_each, %c2_8xi32 : vector<8xi32>
        %lt = arith.cmpi ult, %unit_pos_x_each, %partner : vector<8xi32>
        %bit_and = arith.andi %unit_pos_x_each, %c8_8xi32 : vector<8xi32>
        %upward = arith.cmpi eq, %bit_and, %c0_8xi32 : vector<8xi32>
        %keeps_less = arith.cmpi eq, %lt, %upward : vector<8xi1>
        %own_units_4_at = llvm.getelementptr %own_units_4[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        %own = llvm.load %own_units_4_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %other_units_4_at = llvm.getelementptr %other_units_4[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        %other = llvm.load %other_units_4_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %min = arith.minimumf %own, %other : vector<8xf32>
        %max = arith.maximumf %own, %other : vector<8xf32>
        %select = arith.select %keeps_less, %min, %max : vector<8xi1>, vector<8xf32>
        %items_at = llvm.getelementptr %items[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        llvm.store %select, %items_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
      }
      scf.for %unit_pos_x = %c0_i32 to %c32_i32 step %c8_i32 : i32 {
        %items_at = llvm.getelementptr %items[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        %own = llvm.load %items_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %own_units_5_at = llvm.getelementptr %own_units_5[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        llvm.store %own, %own_units_5_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
        %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
        %partner = arith.xori %unit_pos_x_each, %c1_8xi32 : vector<8xi32>
        %items_at_1 = llvm.getelementptr %items[%partner] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
        %other = llvm.intr.masked.gather %items_at_1, %ctrue_8xi1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
        %other_units_5_at = llvm.getelementptr %other_units_5[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        llvm.store %other, %other_units_5_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
      }
      scf.for %unit_pos_x = %c0_i32 to %c32_i32 step %c8_i32 : i32 {
        %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
        %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
        %partner = arith.xori %unit_pos_x_each, %c1_8xi32 : vector<8xi32>
        %lt = arith.cmpi ult, %unit_pos_x_each, %partner : vector<8xi32>
        %bit_and = arith.andi %unit_pos_x_each, %c8_8xi32 : vector<8xi32>
        %upward = arith.cmpi eq, %bit_and, %c0_8xi32 : vector<8xi32>
        %keeps_less = arith.cmpi eq, %lt, %upward : vector<8xi1>
        %own_units_5_at = llvm.getelementptr %own_units_5[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        %own = llvm.load %own_units_5_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %other_units_5_at = llvm.getelementptr %other_units_5[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        %other = llvm.load %other_units_5_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %min = arith.minimumf %own, %other : vector<8xf32>
        %max = arith.maximumf %own, %other : vector<8xf32>
        %select = arith.select %keeps_less, %min, %max : vector<8xi1>, vector<8xf32>
        %items_at = llvm.getelementptr %items[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        llvm.store %select, %items_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
      }
      scf.for %unit_pos_x = %c0_i32 to %c32_i32 step %c8_i32 : i32 {
        %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
        %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
        %partner = arith.xori %unit_pos_x_each, %c8_8xi32 : vector<8xi32>
        %items_at = llvm.getelementptr %items[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        %own = llvm.load %items_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %own_units_6_at = llvm.getelementptr %own_units_6[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        llvm.store %own, %own_units_6_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        %items_at_1 = llvm.getelementptr %items[%partner] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
        %other = llvm.intr.masked.gather %items_at_1, %ctrue_8xi1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
        %other_units_6_at = llvm.getelementptr %other_units_6[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        llvm.store %other, %other_units_6_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
      }
      scf.for %unit_pos_x = %c0_i32 to %c32_i32 step %c8_i32 : i32 {
        %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
        %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
        %bit_and = arith.andi %unit_pos_x_each, %c16_8xi32 : vector<8xi32>
        %upward = arith.cmpi eq, %bit_and, %c0_8xi32 : vector<8xi32>
        %partner = arith.xori %unit_pos_x_each, %c8_8xi32 : vector<8xi32>
        %lt = arith.cmpi ult, %unit_pos_x_each, %partner : vector<8xi32>
        %keeps_less = arith.cmpi eq, %lt, %upward : vector<8xi1>
        %own_units_6_at = llvm.getelementptr %own_units_6[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        %own = llvm.load %own_units_6_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %other_units_6_at = llvm.getelementptr %other_units_6[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        %other = llvm.load %other_units_6_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %min = arith.minimumf %own, %other : vector<8xf32>
        %max = arith.maximumf %own, %other : vector<8xf32>
        %select = arith.select %keeps_less, %min, %max : vector<8xi1>, vector<8xf32>
        %items_at = llvm.getelementptr %items[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        llvm.store %select, %items_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
      }
      scf.for %unit_pos_x = %c0_i32 to %c32_i32 step %c8_i32 : i32 {
        %items_at = llvm.getelementptr %items[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        %own = llvm.load %items_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %own_units_7_at = llvm.getelementptr %own_units_7[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        llvm.store %own, %own_units_7_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
        %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
        %partner = arith.xori %unit_pos_x_each, %c4_8xi32 : vector<8xi32>
        %items_at_1 = llvm.getelementptr %items[%partner] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
        %other = llvm.intr.masked.gather %items_at_1, %ctrue_8xi1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
        %other_units_7_at = llvm.getelementptr %other_units_7[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        llvm.store %other, %other_units_7_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
      }
      scf.for %unit_pos_x = %c0_i32 to %c32_i32 step %c8_i32 : i32 {
        %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
        %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
        %partner = arith.xori %unit_pos_x_each, %c4_8xi32 : vector<8xi32>
        %lt = arith.cmpi ult, %unit_pos_x_each, %partner : vector<8xi32>
        %bit_and = arith.andi %unit_pos_x_each, %c16_8xi32 : vector<8xi32>
        %upward = arith.cmpi eq, %bit_and, %c0_8xi32 : vector<8xi32>
        %keeps_less = arith.cmpi eq, %lt, %upward : vector<8xi1>
        %own_units_7_at = llvm.getelementptr %own_units_7[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        %own = llvm.load %own_units_7_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %other_units_7_at = llvm.getelementptr %other_units_7[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        %other = llvm.load %other_units_7_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %min = arith.minimumf %own, %other : vector<8xf32>
        %max = arith.maximumf %own, %other : vector<8xf32>
        %select = arith.select %keeps_less, %min, %max : vector<8xi1>, vector<8xf32>
        %items_at = llvm.getelementptr %items[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        llvm.store %select, %items_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
      }
      scf.for %unit_pos_x = %c0_i32 to %c32_i32 step %c8_i32 : i32 {
        %items_at = llvm.getelementptr %items[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        %own = llvm.load %items_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %own_units_8_at = llvm.getelementptr %own_units_8[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        llvm.store %own, %own_units_8_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
        %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
        %partner = arith.xori %unit_pos_x_each, %c2_8xi32 : vector<8xi32>
        %items_at_1 = llvm.getelementptr %items[%partner] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
        %other = llvm.intr.masked.gather %items_at_1, %ctrue_8xi1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
        %other_units_8_at = llvm.getelementptr %other_units_8[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        llvm.store %other, %other_units_8_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
      }
      scf.for %unit_pos_x = %c0_i32 to %c32_i32 step %c8_i32 : i32 {
        %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
        %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
        %partner = arith.xori %unit_pos_x_each, %c2_8xi32 : vector<8xi32>
        %lt = arith.cmpi ult, %unit_pos_x_each, %partner : vector<8xi32>
        %bit_and = arith.andi %unit_pos_x_each, %c16_8xi32 : vector<8xi32>
        %upward = arith.cmpi eq, %bit_and, %c0_8xi32 : vector<8xi32>
        %keeps_less = arith.cmpi eq, %lt, %upward : vector<8xi1>
        %own_units_8_at = llvm.getelementptr %own_units_8[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        %own = llvm.load %own_units_8_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %other_units_8_at = llvm.getelementptr %other_units_8[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        %other = llvm.load %other_units_8_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %min = arith.minimumf %own, %other : vector<8xf32>
        %max = arith.maximumf %own, %other : vector<8xf32>
        %select = arith.select %keeps_less, %min, %max : vector<8xi1>, vector<8xf32>
        %items_at = llvm.getelementptr %items[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        llvm.store %select, %items_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
      }
      scf.for %unit_pos_x = %c0_i32 to %c32_i32 step %c8_i32 : i32 {
        %items_at = llvm.getelementptr %items[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        %own = llvm.load %items_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %own_units_9_at = llvm.getelementptr %own_units_9[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        llvm.store %own, %own_units_9_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
        %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
        %partner = arith.xori %unit_pos_x_each, %c1_8xi32 : vector<8xi32>
        %items_at_1 = llvm.getelementptr %items[%partner] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
        %other = llvm.intr.masked.gather %items_at_1, %ctrue_8xi1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
        %other_units_9_at = llvm.getelementptr %other_units_9[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        llvm.store %other, %other_units_9_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
      }
      scf.for %unit_pos_x = %c0_i32 to %c32_i32 step %c8_i32 : i32 {
        %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
        %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
        %partner = arith.xori %unit_pos_x_each, %c1_8xi32 : vector<8xi32>
        %lt = arith.cmpi ult, %unit_pos_x_each, %partner : vector<8xi32>
        %bit_and = arith.andi %unit_pos_x_each, %c16_8xi32 : vector<8xi32>
        %upward = arith.cmpi eq, %bit_and, %c0_8xi32 : vector<8xi32>
        %keeps_less = arith.cmpi eq, %lt, %upward : vector<8xi1>
        %own_units_9_at = llvm.getelementptr %own_units_9[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        %own = llvm.load %own_units_9_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %other_units_9_at = llvm.getelementptr %other_units_9[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        %other = llvm.load %other_units_9_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %min = arith.minimumf %own, %other : vector<8xf32>
        %max = arith.maximumf %own, %other : vector<8xf32>
        %select = arith.select %keeps_less, %min, %max : vector<8xi1>, vector<8xf32>
        %items_at = llvm.getelementptr %items[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        llvm.store %select, %items_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
      }
      scf.for %unit_pos_x = %c0_i32 to %c32_i32 step %c8_i32 : i32 {
        %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
        %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
        %partner = arith.xori %unit_pos_x_each, %c16_8xi32 : vector<8xi32>
        %items_at = llvm.getelementptr %items[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        %own = llvm.load %items_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %own_units_10_at = llvm.getelementptr %own_units_10[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        llvm.store %own, %own_units_10_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        %items_at_1 = llvm.getelementptr %items[%partner] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
        %other = llvm.intr.masked.gather %items_at_1, %ctrue_8xi1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
        %other_units_10_at = llvm.getelementptr %other_units_10[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        llvm.store %other, %other_units_10_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
      }
      scf.for %unit_pos_x = %c0_i32 to %c32_i32 step %c8_i32 : i32 {
        %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
        %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
        %partner = arith.xori %unit_pos_x_each, %c16_8xi32 : vector<8xi32>
        %keeps_less = arith.cmpi ult, %unit_pos_x_each, %partner : vector<8xi32>
        %own_units_10_at = llvm.getelementptr %own_units_10[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        %own = llvm.load %own_units_10_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %other_units_10_at = llvm.getelementptr %other_units_10[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        %other = llvm.load %other_units_10_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %min = arith.minimumf %own, %other : vector<8xf32>
        %max = arith.maximumf %own, %other : vector<8xf32>
        %select = arith.select %keeps_less, %min, %max : vector<8xi1>, vector<8xf32>
        %items_at = llvm.getelementptr %items[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        llvm.store %select, %items_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
      }
      scf.for %unit_pos_x = %c0_i32 to %c32_i32 step %c8_i32 : i32 {
        %items_at = llvm.getelementptr %items[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        %own = llvm.load %items_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %own_units_11_at = llvm.getelementptr %own_units_11[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        llvm.store %own, %own_units_11_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
        %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
        %partner = arith.xori %unit_pos_x_each, %c8_8xi32 : vector<8xi32>
        %items_at_1 = llvm.getelementptr %items[%partner] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
        %other = llvm.intr.masked.gather %items_at_1, %ctrue_8xi1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
        %other_units_11_at = llvm.getelementptr %other_units_11[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        llvm.store %other, %other_units_11_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
      }
      scf.for %unit_pos_x = %c0_i32 to %c32_i32 step %c8_i32 : i32 {
        %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
        %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
        %partner = arith.xori %unit_pos_x_each, %c8_8xi32 : vector<8xi32>
        %keeps_less = arith.cmpi ult, %unit_pos_x_each, %partner : vector<8xi32>
        %own_units_11_at = llvm.getelementptr %own_units_11[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        %own = llvm.load %own_units_11_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %other_units_11_at = llvm.getelementptr %other_units_11[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        %other = llvm.load %other_units_11_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %min = arith.minimumf %own, %other : vector<8xf32>
        %max = arith.maximumf %own, %other : vector<8xf32>
        %select = arith.select %keeps_less, %min, %max : vector<8xi1>, vector<8xf32>
        %items_at = llvm.getelementptr %items[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        llvm.store %select, %items_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
      }
      scf.for %unit_pos_x = %c0_i32 to %c32_i32 step %c8_i32 : i32 {
        %items_at = llvm.getelementptr %items[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        %own = llvm.load %items_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %own_units_12_at = llvm.getelementptr %own_units_12[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        llvm.store %own, %own_units_12_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
        %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
        %partner = arith.xori %unit_pos_x_each, %c4_8xi32 : vector<8xi32>
        %items_at_1 = llvm.getelementptr %items[%partner] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
        %other = llvm.intr.masked.gather %items_at_1, %ctrue_8xi1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
        %other_units_12_at = llvm.getelementptr %other_units_12[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        llvm.store %other, %other_units_12_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
      }
      scf.for %unit_pos_x = %c0_i32 to %c32_i32 step %c8_i32 : i32 {
        %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
        %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
        %partner = arith.xori %unit_pos_x_each, %c4_8xi32 : vector<8xi32>
        %keeps_less = arith.cmpi ult, %unit_pos_x_each, %partner : vector<8xi32>
        %own_units_12_at = llvm.getelementptr %own_units_12[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        %own = llvm.load %own_units_12_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %other_units_12_at = llvm.getelementptr %other_units_12[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        %other = llvm.load %other_units_12_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %min = arith.minimumf %own, %other : vector<8xf32>
        %max = arith.maximumf %own, %other : vector<8xf32>
        %select = arith.select %keeps_less, %min, %max : vector<8xi1>, vector<8xf32>
        %items_at = llvm.getelementptr %items[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        llvm.store %select, %items_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
      }
      scf.for %unit_pos_x = %c0_i32 to %c32_i32 step %c8_i32 : i32 {
        %items_at = llvm.getelementptr %items[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        %own = llvm.load %items_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %own_units_13_at = llvm.getelementptr %own_units_13[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        llvm.store %own, %own_units_13_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
        %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
        %partner = arith.xori %unit_pos_x_each, %c2_8xi32 : vector<8xi32>
        %items_at_1 = llvm.getelementptr %items[%partner] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
        %other = llvm.intr.masked.gather %items_at_1, %ctrue_8xi1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
        %other_units_13_at = llvm.getelementptr %other_units_13[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        llvm.store %other, %other_units_13_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
      }
      scf.for %unit_pos_x = %c0_i32 to %c32_i32 step %c8_i32 : i32 {
        %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
        %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
        %partner = arith.xori %unit_pos_x_each, %c2_8xi32 : vector<8xi32>
        %keeps_less = arith.cmpi ult, %unit_pos_x_each, %partner : vector<8xi32>
        %own_units_13_at = llvm.getelementptr %own_units_13[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        %own = llvm.load %own_units_13_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %other_units_13_at = llvm.getelementptr %other_units_13[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        %other = llvm.load %other_units_13_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %min = arith.minimumf %own, %other : vector<8xf32>
        %max = arith.maximumf %own, %other : vector<8xf32>
        %select = arith.select %keeps_less, %min, %max : vector<8xi1>, vector<8xf32>
        %items_at = llvm.getelementptr %items[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        llvm.store %select, %items_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
      }
      scf.for %unit_pos_x = %c0_i32 to %c32_i32 step %c8_i32 : i32 {
        %items_at = llvm.getelementptr %items[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        %own = llvm.load %items_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %own_units_14_at = llvm.getelementptr %own_units_14[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        llvm.store %own, %own_units_14_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
        %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
        %partner = arith.xori %unit_pos_x_each, %c1_8xi32 : vector<8xi32>
        %items_at_1 = llvm.getelementptr %items[%partner] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
        %other = llvm.intr.masked.gather %items_at_1, %ctrue_8xi1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
        %other_units_14_at = llvm.getelementptr %other_units_14[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        llvm.store %other, %other_units_14_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
      }
      %absolute_pos_last_1 = llvm.intr.uadd.sat(%mul, %c31_i32) : (i32, i32) -> i32
      %full_1 = arith.cmpi ult, %absolute_pos_last_1, %x_length : i32
      scf.if %full_1 {
        scf.for %unit_pos_x = %c0_i32 to %c32_i32 step %c8_i32 : i32 {
          %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
          %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
          %partner = arith.xori %unit_pos_x_each, %c1_8xi32 : vector<8xi32>
          %keeps_less = arith.cmpi ult, %unit_pos_x_each, %partner : vector<8xi32>
          %own_units_14_at = llvm.getelementptr %own_units_14[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %own = llvm.load %own_units_14_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %other_units_14_at = llvm.getelementptr %other_units_14[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %other = llvm.load %other_units_14_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %min = arith.minimumf %own, %other : vector<8xf32>
          %max = arith.maximumf %own, %other : vector<8xf32>
          %select = arith.select %keeps_less, %min, %max : vector<8xi1>, vector<8xf32>
          %items_at = llvm.getelementptr %items[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %select, %items_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          %items_value = llvm.load %items_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %absolute_pos = arith.addi %mul, %unit_pos_x : i32
          %x_at = llvm.getelementptr %x[%absolute_pos] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %items_value, %x_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        }
      } else {
        scf.for %unit_pos_x = %c0_i32 to %c32_i32 step %c8_i32 : i32 {
          %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
          %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
          %partner = arith.xori %unit_pos_x_each, %c1_8xi32 : vector<8xi32>
          %keeps_less = arith.cmpi ult, %unit_pos_x_each, %partner : vector<8xi32>
          %own_units_14_at = llvm.getelementptr %own_units_14[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %own = llvm.load %own_units_14_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %other_units_14_at = llvm.getelementptr %other_units_14[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %other = llvm.load %other_units_14_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %min = arith.minimumf %own, %other : vector<8xf32>
          %max = arith.maximumf %own, %other : vector<8xf32>
          %select = arith.select %keeps_less, %min, %max : vector<8xi1>, vector<8xf32>
          %items_at = llvm.getelementptr %items[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %select, %items_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          %absolute_pos = arith.addi %mul, %unit_pos_x : i32
          %absolute_pos_all = vector.broadcast %absolute_pos : i32 to vector<8xi32>
          %absolute_pos_each = arith.addi %absolute_pos_all, %iota_8xi32 : vector<8xi32>
          %x_length_all = vector.broadcast %x_length : i32 to vector<8xi32>
          %lt = arith.cmpi ult, %absolute_pos_each, %x_length_all : vector<8xi32>
          %any = vector.reduction <or>, %lt : vector<8xi1> into i1
          scf.if %any {
            %items_value = llvm.intr.masked.load %items_at, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %x_at = llvm.getelementptr %x[%absolute_pos] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.intr.masked.store %items_value, %x_at, %lt {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
          }
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
