#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func @gaussian_blur(%x: !llvm.ptr {llvm.noalias, llvm.readonly}, %out: !llvm.ptr {llvm.noalias},
      %x_shape_0: i32, %x_shape_1: i32, %out_shape_0: i32, %out_shape_1: i32, %cube_count_x: i32,
      %cube_count_y: i32, %cube_count_z: i32, %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c68_i64 = arith.constant 68 : i64
    %tile = llvm.alloca %c68_i64 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %c64_i32 = arith.constant 64 : i32
    %c8_i32 = arith.constant 8 : i32
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %c68_8xi32 = arith.constant dense<68> : vector<8xi32>
    %c64_8xi32 = arith.constant dense<64> : vector<8xi32>
    %c1_8xi32 = arith.constant dense<1> : vector<8xi32>
    %c0_8xi32 = arith.constant dense<0> : vector<8xi32>
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %c0.0_8xf32 = arith.constant dense<0.0> : vector<8xf32>
    %c63_i32 = arith.constant 63 : i32
    %total = llvm.alloca %c1_i64 x vector<8xf32> : (i64) -> !llvm.ptr
    %c0.054488685_8xf32 = arith.constant dense<0.054488685> : vector<8xf32>
    %c0.24420135_8xf32 = arith.constant dense<0.24420135> : vector<8xf32>
    %c0.40261996_8xf32 = arith.constant dense<0.40261996> : vector<8xf32>
    %c3_i32 = arith.constant 3 : i32
    %c4_i32 = arith.constant 4 : i32
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %count_x = arith.extui %cube_count_x : i32 to i64
      %pos_x = arith.remui %cube, %count_x : i64
      %rest = arith.divui %cube, %count_x : i64
      %cube_pos_x = arith.trunci %pos_x : i64 to i32
      %cube_pos_y = arith.trunci %rest : i64 to i32
      %mul = arith.muli %cube_pos_x, %c64_i32 : i32
      %unit_first = arith.cmpi ult, %cube_pos_y, %x_shape_0 : i32
      scf.if %unit_first {
        scf.for %unit_pos_x = %c0_i32 to %c64_i32 step %c8_i32 : i32 {
          %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
          %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
          %some = arith.cmpi slt, %unit_pos_x_each, %c68_8xi32 : vector<8xi32>
          %gap = arith.subi %c68_8xi32, %unit_pos_x_each : vector<8xi32>
          %v = arith.subi %gap, %c1_8xi32 : vector<8xi32>
          %v_1 = arith.divui %v, %c64_8xi32 : vector<8xi32>
          %v_2 = arith.addi %v_1, %c1_8xi32 : vector<8xi32>
          %trips = arith.select %some, %v_2, %c0_8xi32 : vector<8xi1>, vector<8xi32>
          %most = vector.reduction <maxui>, %trips : vector<8xi32> into i32
          %least = vector.reduction <minui>, %trips : vector<8xi32> into i32
          scf.for unsigned %trip = %c0_i32 to %least step %c1_i32 : i32 {
            %distance = arith.muli %trip, %c64_i32 : i32
            %k = arith.addi %unit_pos_x, %distance : i32
            %add = arith.addi %mul, %k : i32
            %sub = arith.subi %add, %c2_i32 : i32
            %sub_all = vector.broadcast %sub : i32 to vector<8xi32>
            %sub_each = arith.addi %sub_all, %iota_8xi32 : vector<8xi32>
            %max = arith.maxsi %sub_each, %c0_8xi32 : vector<8xi32>
            %sub_1 = arith.subi %x_shape_1, %c1_i32 : i32
            %sub_1_all = vector.broadcast %sub_1 : i32 to vector<8xi32>
            %place = arith.minsi %max, %sub_1_all : vector<8xi32>
            %mul_1 = arith.muli %cube_pos_y, %x_shape_1 : i32
            %x_shape_1_all = vector.broadcast %x_shape_1 : i32 to vector<8xi32>
            %lt = arith.cmpi ult, %place, %x_shape_1_all : vector<8xi32>
            %mul_1_all = vector.broadcast %mul_1 : i32 to vector<8xi32>
            %add_1 = arith.addi %mul_1_all, %place : vector<8xi32>
            %x_at = llvm.getelementptr %x[%add_1] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %x_value = llvm.intr.masked.gather %x_at, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %tile_at = llvm.getelementptr %tile[%k] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.store %x_value, %tile_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          }
          scf.for unsigned %trip = %least to %most step %c1_i32 : i32 {
            %trip_all = vector.broadcast %trip : i32 to vector<8xi32>
            %active = arith.cmpi ult, %trip_all, %trips : vector<8xi32>
            %distance = arith.muli %trip, %c64_i32 : i32
            %k = arith.addi %unit_pos_x, %distance : i32
            %add = arith.addi %mul, %k : i32
            %sub = arith.subi %add, %c2_i32 : i32
            %sub_all = vector.broadcast %sub : i32 to vector<8xi32>
            %sub_each = arith.addi %sub_all, %iota_8xi32 : vector<8xi32>
            %max = arith.maxsi %sub_each, %c0_8xi32 : vector<8xi32>
            %sub_1 = arith.subi %x_shape_1, %c1_i32 : i32
            %sub_1_all = vector.broadcast %sub_1 : i32 to vector<8xi32>
            %place = arith.minsi %max, %sub_1_all : vector<8xi32>
            %mul_1 = arith.muli %cube_pos_y, %x_shape_1 : i32
            %x_shape_1_all = vector.broadcast %x_shape_1 : i32 to vector<8xi32>
            %lt = arith.cmpi ult, %place, %x_shape_1_all : vector<8xi32>
            %mul_1_all = vector.broadcast %mul_1 : i32 to vector<8xi32>
            %add_1 = arith.addi %mul_1_all, %place : vector<8xi32>
            %active_1 = arith.andi %active, %lt : vector<8xi1>
            %x_at = llvm.getelementptr %x[%add_1] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %x_value = llvm.intr.masked.gather %x_at, %active_1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %tile_at = llvm.getelementptr %tile[%k] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.intr.masked.store %x_value, %tile_at, %active {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
          }
        }
      } else {
        scf.for %unit_pos_x = %c0_i32 to %c64_i32 step %c8_i32 : i32 {
          %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
          %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
          %some = arith.cmpi slt, %unit_pos_x_each, %c68_8xi32 : vector<8xi32>
          %gap = arith.subi %c68_8xi32, %unit_pos_x_each : vector<8xi32>
          %v = arith.subi %gap, %c1_8xi32 : vector<8xi32>
          %v_1 = arith.divui %v, %c64_8xi32 : vector<8xi32>
          %v_2 = arith.addi %v_1, %c1_8xi32 : vector<8xi32>
          %trips = arith.select %some, %v_2, %c0_8xi32 : vector<8xi1>, vector<8xi32>
          %most = vector.reduction <maxui>, %trips : vector<8xi32> into i32
          %least = vector.reduction <minui>, %trips : vector<8xi32> into i32
          scf.for unsigned %trip = %c0_i32 to %least step %c1_i32 : i32 {
            %distance = arith.muli %trip, %c64_i32 : i32
            %k = arith.addi %unit_pos_x, %distance : i32
            %add = arith.addi %mul, %k : i32
            %sub = arith.subi %add, %c2_i32 : i32
            %sub_all = vector.broadcast %sub : i32 to vector<8xi32>
            %sub_each = arith.addi %sub_all, %iota_8xi32 : vector<8xi32>
            %max = arith.maxsi %sub_each, %c0_8xi32 : vector<8xi32>
            %sub_1 = arith.subi %x_shape_1, %c1_i32 : i32
            %sub_1_all = vector.broadcast %sub_1 : i32 to vector<8xi32>
            %place = arith.minsi %max, %sub_1_all : vector<8xi32>
            %lt = arith.cmpi ult, %cube_pos_y, %x_shape_0 : i32
            %mul_1 = arith.muli %cube_pos_y, %x_shape_1 : i32
            %x_shape_1_all = vector.broadcast %x_shape_1 : i32 to vector<8xi32>
            %lt_1 = arith.cmpi ult, %place, %x_shape_1_all : vector<8xi32>
            %lt_all = vector.broadcast %lt : i1 to vector<8xi1>
            %logical_and = arith.andi %lt_all, %lt_1 : vector<8xi1>
            %mul_1_all = vector.broadcast %mul_1 : i32 to vector<8xi32>
            %add_1 = arith.addi %mul_1_all, %place : vector<8xi32>
            %x_at = llvm.getelementptr %x[%add_1] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %x_value = llvm.intr.masked.gather %x_at, %logical_and, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %tile_at = llvm.getelementptr %tile[%k] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.store %x_value, %tile_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          }
          scf.for unsigned %trip = %least to %most step %c1_i32 : i32 {
            %trip_all = vector.broadcast %trip : i32 to vector<8xi32>
            %active = arith.cmpi ult, %trip_all, %trips : vector<8xi32>
            %distance = arith.muli %trip, %c64_i32 : i32
            %k = arith.addi %unit_pos_x, %distance : i32
            %add = arith.addi %mul, %k : i32
            %sub = arith.subi %add, %c2_i32 : i32
            %sub_all = vector.broadcast %sub : i32 to vector<8xi32>
            %sub_each = arith.addi %sub_all, %iota_8xi32 : vector<8xi32>
            %max = arith.maxsi %sub_each, %c0_8xi32 : vector<8xi32>
            %sub_1 = arith.subi %x_shape_1, %c1_i32 : i32
            %sub_1_all = vector.broadcast %sub_1 : i32 to vector<8xi32>
            %place = arith.minsi %max, %sub_1_all : vector<8xi32>
            %lt = arith.cmpi ult, %cube_pos_y, %x_shape_0 : i32
            %mul_1 = arith.muli %cube_pos_y, %x_shape_1 : i32
            %x_shape_1_all = vector.broadcast %x_shape_1 : i32 to vector<8xi32>
            %lt_1 = arith.cmpi ult, %place, %x_shape_1_all : vector<8xi32>
            %lt_all = vector.broadcast %lt : i1 to vector<8xi1>
            %logical_and = arith.andi %lt_all, %lt_1 : vector<8xi1>
            %mul_1_all = vector.broadcast %mul_1 : i32 to vector<8xi32>
            %add_1 = arith.addi %mul_1_all, %place : vector<8xi32>
            %active_1 = arith.andi %active, %logical_and : vector<8xi1>
            %x_at = llvm.getelementptr %x[%add_1] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %x_value = llvm.intr.masked.gather %x_at, %active_1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %tile_at = llvm.getelementptr %tile[%k] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.intr.masked.store %x_value, %tile_at, %active {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
          }
        } {llvm.loop_annotation = #rolled}
      }
      %lt = arith.cmpi ult, %cube_pos_y, %out_shape_0 : i32
      %mul_1 = arith.muli %cube_pos_y, %out_shape_1 : i32
      %place_last = llvm.intr.uadd.sat(%mul, %c63_i32) : (i32, i32) -> i32
      %full = arith.cmpi ult, %place_last, %out_shape_1 : i32
      %full_1 = arith.andi %lt, %full : i1
      scf.if %full_1 {
        scf.for %unit_pos_x = %c0_i32 to %c64_i32 step %c8_i32 : i32 {
          llvm.store %c0.0_8xf32, %total : vector<8xf32>, !llvm.ptr
          %total_value = llvm.load %total : !llvm.ptr -> vector<8xf32>
          %tile_at = llvm.getelementptr %tile[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %tile_value = llvm.load %tile_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %mul_2 = arith.mulf %c0.054488685_8xf32, %tile_value : vector<8xf32>
          %add = arith.addf %total_value, %mul_2 : vector<8xf32>
          llvm.store %add, %total : vector<8xf32>, !llvm.ptr
          %total_value_1 = llvm.load %total : !llvm.ptr -> vector<8xf32>
          %add_1 = arith.addi %unit_pos_x, %c1_i32 : i32
          %tile_at_1 = llvm.getelementptr %tile[%add_1] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %tile_value_1 = llvm.load %tile_at_1 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %mul_3 = arith.mulf %c0.24420135_8xf32, %tile_value_1 : vector<8xf32>
          %add_2 = arith.addf %total_value_1, %mul_3 : vector<8xf32>
          llvm.store %add_2, %total : vector<8xf32>, !llvm.ptr
          %total_value_2 = llvm.load %total : !llvm.ptr -> vector<8xf32>
          %add_3 = arith.addi %unit_pos_x, %c2_i32 : i32
          %tile_at_2 = llvm.getelementptr %tile[%add_3] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %tile_value_2 = llvm.load %tile_at_2 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %mul_4 = arith.mulf %c0.40261996_8xf32, %tile_value_2 : vector<8xf32>
          %add_4 = arith.addf %total_value_2, %mul_4 : vector<8xf32>
          llvm.store %add_4, %total : vector<8xf32>, !llvm.ptr
          %total_value_3 = llvm.load %total : !llvm.ptr -> vector<8xf32>
          %add_5 = arith.addi %unit_pos_x, %c3_i32 : i32
          %tile_at_3 = llvm.getelementptr %tile[%add_5] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %tile_value_3 = llvm.load %tile_at_3 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %mul_5 = arith.mulf %c0.24420135_8xf32, %tile_value_3 : vector<8xf32>
          %add_6 = arith.addf %total_value_3, %mul_5 : vector<8xf32>
          llvm.store %add_6, %total : vector<8xf32>, !llvm.ptr
          %total_value_4 = llvm.load %total : !llvm.ptr -> vector<8xf32>
          %add_7 = arith.addi %unit_pos_x, %c4_i32 : i32
          %tile_at_4 = llvm.getelementptr %tile[%add_7] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %tile_value_4 = llvm.load %tile_at_4 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %mul_6 = arith.mulf %c0.054488685_8xf32, %tile_value_4 : vector<8xf32>
          %add_8 = arith.addf %total_value_4, %mul_6 : vector<8xf32>
          llvm.store %add_8, %total : vector<8xf32>, !llvm.ptr
          %place = arith.addi %mul, %unit_pos_x : i32
          %total_value_5 = llvm.load %total : !llvm.ptr -> vector<8xf32>
          %add_9 = arith.addi %mul_1, %place : i32
          %out_at = llvm.getelementptr %out[%add_9] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %total_value_5, %out_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        }
      } else {
        scf.for %unit_pos_x = %c0_i32 to %c64_i32 step %c8_i32 : i32 {
          llvm.store %c0.0_8xf32, %total : vector<8xf32>, !llvm.ptr
          %total_value = llvm.load %total : !llvm.ptr -> vector<8xf32>
          %tile_at = llvm.getelementptr %tile[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %tile_value = llvm.load %tile_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %mul_2 = arith.mulf %c0.054488685_8xf32, %tile_value : vector<8xf32>
          %add = arith.addf %total_value, %mul_2 : vector<8xf32>
          llvm.store %add, %total : vector<8xf32>, !llvm.ptr
          %total_value_1 = llvm.load %total : !llvm.ptr -> vector<8xf32>
          %add_1 = arith.addi %unit_pos_x, %c1_i32 : i32
          %tile_at_1 = llvm.getelementptr %tile[%add_1] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %tile_value_1 = llvm.load %tile_at_1 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %mul_3 = arith.mulf %c0.24420135_8xf32, %tile_value_1 : vector<8xf32>
          %add_2 = arith.addf %total_value_1, %mul_3 : vector<8xf32>
          llvm.store %add_2, %total : vector<8xf32>, !llvm.ptr
          %total_value_2 = llvm.load %total : !llvm.ptr -> vector<8xf32>
          %add_3 = arith.addi %unit_pos_x, %c2_i32 : i32
          %tile_at_2 = llvm.getelementptr %tile[%add_3] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %tile_value_2 = llvm.load %tile_at_2 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %mul_4 = arith.mulf %c0.40261996_8xf32, %tile_value_2 : vector<8xf32>
          %add_4 = arith.addf %total_value_2, %mul_4 : vector<8xf32>
          llvm.store %add_4, %total : vector<8xf32>, !llvm.ptr
          %total_value_3 = llvm.load %total : !llvm.ptr -> vector<8xf32>
          %add_5 = arith.addi %unit_pos_x, %c3_i32 : i32
          %tile_at_3 = llvm.getelementptr %tile[%add_5] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %tile_value_3 = llvm.load %tile_at_3 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %mul_5 = arith.mulf %c0.24420135_8xf32, %tile_value_3 : vector<8xf32>
          %add_6 = arith.addf %total_value_3, %mul_5 : vector<8xf32>
          llvm.store %add_6, %total : vector<8xf32>, !llvm.ptr
          %total_value_4 = llvm.load %total : !llvm.ptr -> vector<8xf32>
          %add_7 = arith.addi %unit_pos_x, %c4_i32 : i32
          %tile_at_4 = llvm.getelementptr %tile[%add_7] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %tile_value_4 = llvm.load %tile_at_4 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %mul_6 = arith.mulf %c0.054488685_8xf32, %tile_value_4 : vector<8xf32>
          %add_8 = arith.addf %total_value_4, %mul_6 : vector<8xf32>
          llvm.store %add_8, %total : vector<8xf32>, !llvm.ptr
          %place = arith.addi %mul, %unit_pos_x : i32
          %total_value_5 = llvm.load %total : !llvm.ptr -> vector<8xf32>
          %place_all = vector.broadcast %place : i32 to vector<8xi32>
          %place_each = arith.addi %place_all, %iota_8xi32 : vector<8xi32>
          %out_shape_1_all = vector.broadcast %out_shape_1 : i32 to vector<8xi32>
          %lt_1 = arith.cmpi ult, %place_each, %out_shape_1_all : vector<8xi32>
          %lt_all = vector.broadcast %lt : i1 to vector<8xi1>
          %logical_and = arith.andi %lt_all, %lt_1 : vector<8xi1>
          %add_9 = arith.addi %mul_1, %place : i32
          %out_at = llvm.getelementptr %out[%add_9] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.intr.masked.store %total_value_5, %out_at, %logical_and {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
