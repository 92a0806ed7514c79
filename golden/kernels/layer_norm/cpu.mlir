#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func @layer_norm(%x: !llvm.ptr {llvm.noalias, llvm.readonly},
      %scale: !llvm.ptr {llvm.noalias, llvm.readonly}, %shift: !llvm.ptr {llvm.noalias, llvm.readonly},
      %out: !llvm.ptr {llvm.noalias}, %x_shape_0: i32, %x_shape_1: i32, %scale_length: i32,
      %shift_length: i32, %out_shape_0: i32, %out_shape_1: i32, %cube_count_x: i32, %cube_count_y: i32,
      %cube_count_z: i32, %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c24_i64 = arith.constant 24 : i64
    %shared = llvm.alloca %c24_i64 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %c8_i64 = arith.constant 8 : i64
    %own_count_units = llvm.alloca %c8_i64 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %c0.0_8xf32 = arith.constant dense<0.0> : vector<8xf32>
    %own_mean_units = llvm.alloca %c8_i64 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %own_squares_units = llvm.alloca %c8_i64 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %c8_i32 = arith.constant 8 : i32
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %c8_8xi32 = arith.constant dense<8> : vector<8xi32>
    %c1_8xi32 = arith.constant dense<1> : vector<8xi32>
    %c0_8xi32 = arith.constant dense<0> : vector<8xi32>
    %c1_i32 = arith.constant 1 : i32
    %c1.0_8xf32 = arith.constant dense<1.0> : vector<8xf32>
    %c16_i32 = arith.constant 16 : i32
    %c4_i32 = arith.constant 4 : i32
    %ctrue_8xi1 = arith.constant dense<true> : vector<8xi1>
    %c16_8xi32 = arith.constant dense<16> : vector<8xi32>
    %c2_i32 = arith.constant 2 : i32
    %c1.0e-05_8xf32 = arith.constant dense<1.0e-05> : vector<8xf32>
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %cube_pos_x = arith.trunci %cube : i64 to i32
      %unit_first = arith.cmpi ult, %cube_pos_x, %x_shape_0 : i32
      scf.if %unit_first {
        %own_count_units_at = llvm.getelementptr %own_count_units[%c0_i32] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        llvm.store %c0.0_8xf32, %own_count_units_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        %own_mean_units_at = llvm.getelementptr %own_mean_units[%c0_i32] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        llvm.store %c0.0_8xf32, %own_mean_units_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        %own_squares_units_at = llvm.getelementptr %own_squares_units[%c0_i32] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        llvm.store %c0.0_8xf32, %own_squares_units_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        %_c0_i32_all = vector.broadcast %c0_i32 : i32 to vector<8xi32>
        %_c0_i32_each = arith.addi %_c0_i32_all, %iota_8xi32 : vector<8xi32>
        %x_shape_1_all = vector.broadcast %x_shape_1 : i32 to vector<8xi32>
        %some = arith.cmpi ult, %_c0_i32_each, %x_shape_1_all : vector<8xi32>
        %gap = arith.subi %x_shape_1_all, %_c0_i32_each : vector<8xi32>
        %v = arith.subi %gap, %c1_8xi32 : vector<8xi32>
        %v_1 = arith.divui %v, %c8_8xi32 : vector<8xi32>
        %v_2 = arith.addi %v_1, %c1_8xi32 : vector<8xi32>
        %trips = arith.select %some, %v_2, %c0_8xi32 : vector<8xi1>, vector<8xi32>
        %most = vector.reduction <maxui>, %trips : vector<8xi32> into i32
        %least = vector.reduction <minui>, %trips : vector<8xi32> into i32
        scf.for unsigned %trip = %c0_i32 to %least step %c1_i32 : i32 {
          %distance = arith.muli %trip, %c8_i32 : i32
          %k = arith.addi %c0_i32, %distance : i32
          %mul = arith.muli %cube_pos_x, %x_shape_1 : i32
          %add = arith.addi %mul, %k : i32
          %x_at = llvm.getelementptr %x[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %x_value = llvm.load %x_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %own_count_value = llvm.load %own_count_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %add_1 = arith.addf %own_count_value, %c1.0_8xf32 : vector<8xf32>
          llvm.store %add_1, %own_count_units_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          %own_mean_value = llvm.load %own_mean_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %delta = arith.subf %x_value, %own_mean_value : vector<8xf32>
          %own_mean_value_1 = llvm.load %own_mean_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %own_count_value_1 = llvm.load %own_count_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %div = arith.divf %delta, %own_count_value_1 : vector<8xf32>
          %add_2 = arith.addf %own_mean_value_1, %div : vector<8xf32>
          llvm.store %add_2, %own_mean_units_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          %own_squares_value = llvm.load %own_squares_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %own_mean_value_2 = llvm.load %own_mean_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %sub = arith.subf %x_value, %own_mean_value_2 : vector<8xf32>
          %mul_1 = arith.mulf %delta, %sub : vector<8xf32>
          %add_3 = arith.addf %own_squares_value, %mul_1 : vector<8xf32>
          llvm.store %add_3, %own_squares_units_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        }
        scf.for unsigned %trip = %least to %most step %c1_i32 : i32 {
          %trip_all = vector.broadcast %trip : i32 to vector<8xi32>
          %active = arith.cmpi ult, %trip_all, %trips : vector<8xi32>
          %distance = arith.muli %trip, %c8_i32 : i32
          %k = arith.addi %c0_i32, %distance : i32
          %mul = arith.muli %cube_pos_x, %x_shape_1 : i32
          %add = arith.addi %mul, %k : i32
          %x_at = llvm.getelementptr %x[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %x_value = llvm.intr.masked.load %x_at, %active, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %own_count_value = llvm.load %own_count_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %add_1 = arith.addf %own_count_value, %c1.0_8xf32 : vector<8xf32>
          %own_count_units_old = llvm.load %own_count_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %own_count_units_new = arith.select %active, %add_1, %own_count_units_old : vector<8xi1>, vector<8xf32>
          llvm.store %own_count_units_new, %own_count_units_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          %own_mean_value = llvm.load %own_mean_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %delta = arith.subf %x_value, %own_mean_value : vector<8xf32>
          %own_mean_value_1 = llvm.load %own_mean_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %own_count_value_1 = llvm.load %own_count_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %div = arith.divf %delta, %own_count_value_1 : vector<8xf32>
          %add_2 = arith.addf %own_mean_value_1, %div : vector<8xf32>
          %own_mean_units_old = llvm.load %own_mean_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %own_mean_units_new = arith.select %active, %add_2, %own_mean_units_old : vector<8xi1>, vector<8xf32>
          llvm.store %own_mean_units_new, %own_mean_units_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          %own_squares_value = llvm.load %own_squares_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %own_mean_value_2 = llvm.load %own_mean_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %sub = arith.subf %x_value, %own_mean_value_2 : vector<8xf32>
          %mul_1 = arith.mulf %delta, %sub : vector<8xf32>
          %add_3 = arith.addf %own_squares_value, %mul_1 : vector<8xf32>
          %own_squares_units_old = llvm.load %own_squares_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %own_squares_units_new = arith.select %active, %add_3, %own_squares_units_old : vector<8xi1>, vector<8xf32>
          llvm.store %own_squares_units_new, %own_squares_units_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        }
        %own_count_value = llvm.load %own_count_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %shared_at = llvm.getelementptr %shared[%c0_i32] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        llvm.store %own_count_value, %shared_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        %own_mean_value = llvm.load %own_mean_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %shared_at_1 = llvm.getelementptr %shared[%c8_i32] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        llvm.store %own_mean_value, %shared_at_1 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        %own_squares_value = llvm.load %own_squares_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %shared_at_2 = llvm.getelementptr %shared[%c16_i32] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        llvm.store %own_squares_value, %shared_at_2 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
      } else {
        %own_count_units_at = llvm.getelementptr %own_count_units[%c0_i32] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        llvm.store %c0.0_8xf32, %own_count_units_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        %own_mean_units_at = llvm.getelementptr %own_mean_units[%c0_i32] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        llvm.store %c0.0_8xf32, %own_mean_units_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        %own_squares_units_at = llvm.getelementptr %own_squares_units[%c0_i32] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        llvm.store %c0.0_8xf32, %own_squares_units_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        %_c0_i32_all = vector.broadcast %c0_i32 : i32 to vector<8xi32>
        %_c0_i32_each = arith.addi %_c0_i32_all, %iota_8xi32 : vector<8xi32>
        %x_shape_1_all = vector.broadcast %x_shape_1 : i32 to vector<8xi32>
        %some = arith.cmpi ult, %_c0_i32_each, %x_shape_1_all : vector<8xi32>
        %gap = arith.subi %x_shape_1_all, %_c0_i32_each : vector<8xi32>
        %v = arith.subi %gap, %c1_8xi32 : vector<8xi32>
        %v_1 = arith.divui %v, %c8_8xi32 : vector<8xi32>
        %v_2 = arith.addi %v_1, %c1_8xi32 : vector<8xi32>
        %trips = arith.select %some, %v_2, %c0_8xi32 : vector<8xi1>, vector<8xi32>
        %most = vector.reduction <maxui>, %trips : vector<8xi32> into i32
        %least = vector.reduction <minui>, %trips : vector<8xi32> into i32
        scf.for unsigned %trip = %c0_i32 to %least step %c1_i32 : i32 {
          %distance = arith.muli %trip, %c8_i32 : i32
          %k = arith.addi %c0_i32, %distance : i32
          %lt = arith.cmpi ult, %cube_pos_x, %x_shape_0 : i32
          %mul = arith.muli %cube_pos_x, %x_shape_1 : i32
          %add = arith.addi %mul, %k : i32
          %lt_all = vector.broadcast %lt : i1 to vector<8xi1>
          %x_at = llvm.getelementptr %x[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %x_value = llvm.intr.masked.load %x_at, %lt_all, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %own_count_value = llvm.load %own_count_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %add_1 = arith.addf %own_count_value, %c1.0_8xf32 : vector<8xf32>
          llvm.store %add_1, %own_count_units_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          %own_mean_value = llvm.load %own_mean_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %delta = arith.subf %x_value, %own_mean_value : vector<8xf32>
          %own_mean_value_1 = llvm.load %own_mean_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %own_count_value_1 = llvm.load %own_count_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %div = arith.divf %delta, %own_count_value_1 : vector<8xf32>
          %add_2 = arith.addf %own_mean_value_1, %div : vector<8xf32>
          llvm.store %add_2, %own_mean_units_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          %own_squares_value = llvm.load %own_squares_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %own_mean_value_2 = llvm.load %own_mean_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %sub = arith.subf %x_value, %own_mean_value_2 : vector<8xf32>
          %mul_1 = arith.mulf %delta, %sub : vector<8xf32>
          %add_3 = arith.addf %own_squares_value, %mul_1 : vector<8xf32>
          llvm.store %add_3, %own_squares_units_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        }
        scf.for unsigned %trip = %least to %most step %c1_i32 : i32 {
          %trip_all = vector.broadcast %trip : i32 to vector<8xi32>
          %active = arith.cmpi ult, %trip_all, %trips : vector<8xi32>
          %distance = arith.muli %trip, %c8_i32 : i32
          %k = arith.addi %c0_i32, %distance : i32
          %lt = arith.cmpi ult, %cube_pos_x, %x_shape_0 : i32
          %mul = arith.muli %cube_pos_x, %x_shape_1 : i32
          %add = arith.addi %mul, %k : i32
          %lt_all = vector.broadcast %lt : i1 to vector<8xi1>
          %active_1 = arith.andi %active, %lt_all : vector<8xi1>
          %x_at = llvm.getelementptr %x[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %x_value = llvm.intr.masked.load %x_at, %active_1, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %own_count_value = llvm.load %own_count_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %add_1 = arith.addf %own_count_value, %c1.0_8xf32 : vector<8xf32>
          %own_count_units_old = llvm.load %own_count_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %own_count_units_new = arith.select %active, %add_1, %own_count_units_old : vector<8xi1>, vector<8xf32>
          llvm.store %own_count_units_new, %own_count_units_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          %own_mean_value = llvm.load %own_mean_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %delta = arith.subf %x_value, %own_mean_value : vector<8xf32>
          %own_mean_value_1 = llvm.load %own_mean_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %own_count_value_1 = llvm.load %own_count_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %div = arith.divf %delta, %own_count_value_1 : vector<8xf32>
          %add_2 = arith.addf %own_mean_value_1, %div : vector<8xf32>
          %own_mean_units_old = llvm.load %own_mean_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %own_mean_units_new = arith.select %active, %add_2, %own_mean_units_old : vector<8xi1>, vector<8xf32>
          llvm.store %own_mean_units_new, %own_mean_units_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          %own_squares_value = llvm.load %own_squares_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %own_mean_value_2 = llvm.load %own_mean_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %sub = arith.subf %x_value, %own_mean_value_2 : vector<8xf32>
          %mul_1 = arith.mulf %delta, %sub : vector<8xf32>
          %add_3 = arith.addf %own_squares_value, %mul_1 : vector<8xf32>
          %own_squares_units_old = llvm.load %own_squares_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %own_squares_units_new = arith.select %active, %add_3, %own_squares_units_old : vector<8xi1>, vector<8xf32>
          llvm.store %own_squares_units_new, %own_squares_units_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        }
        %own_count_value = llvm.load %own_count_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %shared_at = llvm.getelementptr %shared[%c0_i32] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        llvm.store %own_count_value, %shared_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        %own_mean_value = llvm.load %own_mean_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %shared_at_1 = llvm.getelementptr %shared[%c8_i32] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        llvm.store %own_mean_value, %shared_at_1 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        %own_squares_value = llvm.load %own_squares_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %shared_at_2 = llvm.getelementptr %shared[%c16_i32] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        llvm.store %own_squares_value, %shared_at_2 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
      }
      %_c4_i32_all = vector.broadcast %c4_i32 : i32 to vector<8xi32>
      %_c4_i32_each = arith.addi %_c4_i32_all, %iota_8xi32 : vector<8xi32>
      %other = arith.remui %_c4_i32_each, %c8_8xi32 : vector<8xi32>
      %shared_at = llvm.getelementptr %shared[%other] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
      %shared_value = llvm.intr.masked.gather %shared_at, %ctrue_8xi1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
      %add = arith.addi %c8_8xi32, %other : vector<8xi32>
      %shared_at_1 = llvm.getelementptr %shared[%add] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
      %shared_value_1 = llvm.intr.masked.gather %shared_at_1, %ctrue_8xi1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
      %add_1 = arith.addi %c16_8xi32, %other : vector<8xi32>
      %shared_at_2 = llvm.getelementptr %shared[%add_1] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
      %shared_value_2 = llvm.intr.masked.gather %shared_at_2, %ctrue_8xi1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
      %own_count_units_at = llvm.getelementptr %own_count_units[%c0_i32] : (!llvm.ptr, i32) -> !llvm.ptr, f32
      %own_count_value = llvm.load %own_count_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
      %count = arith.addf %own_count_value, %shared_value : vector<8xf32>
      %eq = arith.cmpf oeq, %count, %c0.0_8xf32 : vector<8xf32>
      %any = vector.reduction <or>, %eq : vector<8xi1> into i1
      scf.if %any {
        %own_count_units_old = llvm.load %own_count_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %own_count_units_new = arith.select %eq, %c0.0_8xf32, %own_count_units_old : vector<8xi1>, vector<8xf32>
        llvm.store %own_count_units_new, %own_count_units_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        %own_mean_units_at = llvm.getelementptr %own_mean_units[%c0_i32] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        %own_mean_units_old = llvm.load %own_mean_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %own_mean_units_new = arith.select %eq, %c0.0_8xf32, %own_mean_units_old : vector<8xi1>, vector<8xf32>
        llvm.store %own_mean_units_new, %own_mean_units_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        %own_squares_units_at = llvm.getelementptr %own_squares_units[%c0_i32] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        %own_squares_units_old = llvm.load %own_squares_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %own_squares_units_new = arith.select %eq, %c0.0_8xf32, %own_squares_units_old : vector<8xi1>, vector<8xf32>
        llvm.store %own_squares_units_new, %own_squares_units_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
      }
      %otherwise = arith.xori %eq, %ctrue_8xi1 : vector<8xi1>
      %any_1 = vector.reduction <or>, %otherwise : vector<8xi1> into i1
      scf.if %any_1 {
        %own_mean_units_at = llvm.getelementptr %own_mean_units[%c0_i32] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        %own_mean_value = llvm.load %own_mean_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %delta = arith.subf %shared_value_1, %own_mean_value : vector<8xf32>
        %share = arith.divf %shared_value, %count : vector<8xf32>
        %own_mean_value_1 = llvm.load %own_mean_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %mul = arith.mulf %delta, %share : vector<8xf32>
        %add_2 = arith.addf %own_mean_value_1, %mul : vector<8xf32>
        %own_squares_units_at = llvm.getelementptr %own_squares_units[%c0_i32] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        %own_squares_value = llvm.load %own_squares_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %add_3 = arith.addf %own_squares_value, %shared_value_2 : vector<8xf32>
        %mul_1 = arith.mulf %delta, %delta : vector<8xf32>
        %own_count_value_1 = llvm.load %own_count_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %mul_2 = arith.mulf %mul_1, %own_count_value_1 : vector<8xf32>
        %mul_3 = arith.mulf %mul_2, %share : vector<8xf32>
        %add_4 = arith.addf %add_3, %mul_3 : vector<8xf32>
        %own_count_units_old = llvm.load %own_count_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %own_count_units_new = arith.select %otherwise, %count, %own_count_units_old : vector<8xi1>, vector<8xf32>
        llvm.store %own_count_units_new, %own_count_units_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        %own_mean_units_old = llvm.load %own_mean_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %own_mean_units_new = arith.select %otherwise, %add_2, %own_mean_units_old : vector<8xi1>, vector<8xf32>
        llvm.store %own_mean_units_new, %own_mean_units_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        %own_squares_units_old = llvm.load %own_squares_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %own_squares_units_new = arith.select %otherwise, %add_4, %own_squares_units_old : vector<8xi1>, vector<8xf32>
        llvm.store %own_squares_units_new, %own_squares_units_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
      }
      %own_count_units_at_1 = llvm.getelementptr %own_count_units[%c0_i32] : (!llvm.ptr, i32) -> !llvm.ptr, f32
      %own_count_value_1 = llvm.load %own_count_units_at_1 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
      %shared_at_3 = llvm.getelementptr %shared[%c0_i32] : (!llvm.ptr, i32) -> !llvm.ptr, f32
      llvm.store %own_count_value_1, %shared_at_3 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
      %own_mean_units_at = llvm.getelementptr %own_mean_units[%c0_i32] : (!llvm.ptr, i32) -> !llvm.ptr, f32
      %own_mean_value = llvm.load %own_mean_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
      %shared_at_4 = llvm.getelementptr %shared[%c8_i32] : (!llvm.ptr, i32) -> !llvm.ptr, f32
      llvm.store %own_mean_value, %shared_at_4 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
      %own_squares_units_at = llvm.getelementptr %own_squares_units[%c0_i32] : (!llvm.ptr, i32) -> !llvm.ptr, f32
      %own_squares_value = llvm.load %own_squares_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
      %shared_at_5 = llvm.getelementptr %shared[%c16_i32] : (!llvm.ptr, i32) -> !llvm.ptr, f32
      llvm.store %own_squares_value, %shared_at_5 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
      %_c2_i32_all = vector.broadcast %c2_i32 : i32 to vector<8xi32>
      %_c2_i32_each = arith.addi %_c2_i32_all, %iota_8xi32 : vector<8xi32>
      %other_1 = arith.remui %_c2_i32_each, %c8_8xi32 : vector<8xi32>
      %shared_at_6 = llvm.getelementptr %shared[%other_1] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
      %shared_value_3 = llvm.intr.masked.gather %shared_at_6, %ctrue_8xi1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
      %add_2 = arith.addi %c8_8xi32, %other_1 : vector<8xi32>
      %shared_at_7 = llvm.getelementptr %shared[%add_2] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
      %shared_value_4 = llvm.intr.masked.gather %shared_at_7, %ctrue_8xi1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
      %add_3 = arith.addi %c16_8xi32, %other_1 : vector<8xi32>
      %shared_at_8 = llvm.getelementptr %shared[%add_3] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
      %shared_value_5 = llvm.intr.masked.gather %shared_at_8, %ctrue_8xi1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
      %own_count_units_at_2 = llvm.getelementptr %own_count_units[%c0_i32] : (!llvm.ptr, i32) -> !llvm.ptr, f32
      %own_count_value_2 = llvm.load %own_count_units_at_2 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
      %count_1 = arith.addf %own_count_value_2, %shared_value_3 : vector<8xf32>
      %eq_1 = arith.cmpf oeq, %count_1, %c0.0_8xf32 : vector<8xf32>
      %any_2 = vector.reduction <or>, %eq_1 : vector<8xi1> into i1
      scf.if %any_2 {
        %own_count_units_old = llvm.load %own_count_units_at_2 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %own_count_units_new = arith.select %eq_1, %c0.0_8xf32, %own_count_units_old : vector<8xi1>, vector<8xf32>
        llvm.store %own_count_units_new, %own_count_units_at_2 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        %own_mean_units_at_1 = llvm.getelementptr %own_mean_units[%c0_i32] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        %own_mean_units_old = llvm.load %own_mean_units_at_1 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %own_mean_units_new = arith.select %eq_1, %c0.0_8xf32, %own_mean_units_old : vector<8xi1>, vector<8xf32>
        llvm.store %own_mean_units_new, %own_mean_units_at_1 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        %own_squares_units_at_1 = llvm.getelementptr %own_squares_units[%c0_i32] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        %own_squares_units_old = llvm.load %own_squares_units_at_1 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %own_squares_units_new = arith.select %eq_1, %c0.0_8xf32, %own_squares_units_old : vector<8xi1>, vector<8xf32>
        llvm.store %own_squares_units_new, %own_squares_units_at_1 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
      }
      %otherwise_1 = arith.xori %eq_1, %ctrue_8xi1 : vector<8xi1>
      %any_3 = vector.reduction <or>, %otherwise_1 : vector<8xi1> into i1
      scf.if %any_3 {
        %own_mean_units_at_1 = llvm.getelementptr %own_mean_units[%c0_i32] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        %own_mean_value_1 = llvm.load %own_mean_units_at_1 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %delta = arith.subf %shared_value_4, %own_mean_value_1 : vector<8xf32>
        %share = arith.divf %shared_value_3, %count_1 : vector<8xf32>
        %own_mean_value_2 = llvm.load %own_mean_units_at_1 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %mul = arith.mulf %delta, %share : vector<8xf32>
        %add_4 = arith.addf %own_mean_value_2, %mul : vector<8xf32>
        %own_squares_units_at_1 = llvm.getelementptr %own_squares_units[%c0_i32] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        %own_squares_value_1 = llvm.load %own_squares_units_at_1 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %add_5 = arith.addf %own_squares_value_1, %shared_value_5 : vector<8xf32>
        %mul_1 = arith.mulf %delta, %delta : vector<8xf32>
        %own_count_value_3 = llvm.load %own_count_units_at_2 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %mul_2 = arith.mulf %mul_1, %own_count_value_3 : vector<8xf32>
        %mul_3 = arith.mulf %mul_2, %share : vector<8xf32>
        %add_6 = arith.addf %add_5, %mul_3 : vector<8xf32>
        %own_count_units_old = llvm.load %own_count_units_at_2 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %own_count_units_new = arith.select %otherwise_1, %count_1, %own_count_units_old : vector<8xi1>, vector<8xf32>
        llvm.store %own_count_units_new, %own_count_units_at_2 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        %own_mean_units_old = llvm.load %own_mean_units_at_1 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %own_mean_units_new = arith.select %otherwise_1, %add_4, %own_mean_units_old : vector<8xi1>, vector<8xf32>
        llvm.store %own_mean_units_new, %own_mean_units_at_1 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        %own_squares_units_old = llvm.load %own_squares_units_at_1 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %own_squares_units_new = arith.select %otherwise_1, %add_6, %own_squares_units_old : vector<8xi1>, vector<8xf32>
        llvm.store %own_squares_units_new, %own_squares_units_at_1 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
      }
      %own_count_units_at_3 = llvm.getelementptr %own_count_units[%c0_i32] : (!llvm.ptr, i32) -> !llvm.ptr, f32
      %own_count_value_3 = llvm.load %own_count_units_at_3 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
      %shared_at_9 = llvm.getelementptr %shared[%c0_i32] : (!llvm.ptr, i32) -> !llvm.ptr, f32
      llvm.store %own_count_value_3, %shared_at_9 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
      %own_mean_units_at_1 = llvm.getelementptr %own_mean_units[%c0_i32] : (!llvm.ptr, i32) -> !llvm.ptr, f32
      %own_mean_value_1 = llvm.load %own_mean_units_at_1 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
      %shared_at_10 = llvm.getelementptr %shared[%c8_i32] : (!llvm.ptr, i32) -> !llvm.ptr, f32
      llvm.store %own_mean_value_1, %shared_at_10 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
      %own_squares_units_at_1 = llvm.getelementptr %own_squares_units[%c0_i32] : (!llvm.ptr, i32) -> !llvm.ptr, f32
      %own_squares_value_1 = llvm.load %own_squares_units_at_1 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
      %shared_at_11 = llvm.getelementptr %shared[%c16_i32] : (!llvm.ptr, i32) -> !llvm.ptr, f32
      llvm.store %own_squares_value_1, %shared_at_11 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
      %_c1_i32_all = vector.broadcast %c1_i32 : i32 to vector<8xi32>
      %_c1_i32_each = arith.addi %_c1_i32_all, %iota_8xi32 : vector<8xi32>
      %other_2 = arith.remui %_c1_i32_each, %c8_8xi32 : vector<8xi32>
      %shared_at_12 = llvm.getelementptr %shared[%other_2] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
      %shared_value_6 = llvm.intr.masked.gather %shared_at_12, %ctrue_8xi1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
      %add_4 = arith.addi %c8_8xi32, %other_2 : vector<8xi32>
      %shared_at_13 = llvm.getelementptr %shared[%add_4] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
      %shared_value_7 = llvm.intr.masked.gather %shared_at_13, %ctrue_8xi1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
      %add_5 = arith.addi %c16_8xi32, %other_2 : vector<8xi32>
      %shared_at_14 = llvm.getelementptr %shared[%add_5] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
      %shared_value_8 = llvm.intr.masked.gather %shared_at_14, %ctrue_8xi1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
      %own_count_units_at_4 = llvm.getelementptr %own_count_units[%c0_i32] : (!llvm.ptr, i32) -> !llvm.ptr, f32
      %own_count_value_4 = llvm.load %own_count_units_at_4 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
      %count_2 = arith.addf %own_count_value_4, %shared_value_6 : vector<8xf32>
      %eq_2 = arith.cmpf oeq, %count_2, %c0.0_8xf32 : vector<8xf32>
      %any_4 = vector.reduction <or>, %eq_2 : vector<8xi1> into i1
      scf.if %any_4 {
        %own_count_units_old = llvm.load %own_count_units_at_4 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %own_count_units_new = arith.select %eq_2, %c0.0_8xf32, %own_count_units_old : vector<8xi1>, vector<8xf32>
        llvm.store %own_count_units_new, %own_count_units_at_4 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        %own_mean_units_at_2 = llvm.getelementptr %own_mean_units[%c0_i32] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        %own_mean_units_old = llvm.load %own_mean_units_at_2 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %own_mean_units_new = arith.select %eq_2, %c0.0_8xf32, %own_mean_units_old : vector<8xi1>, vector<8xf32>
        llvm.store %own_mean_units_new, %own_mean_units_at_2 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        %own_squares_units_at_2 = llvm.getelementptr %own_squares_units[%c0_i32] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        %own_squares_units_old = llvm.load %own_squares_units_at_2 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %own_squares_units_new = arith.select %eq_2, %c0.0_8xf32, %own_squares_units_old : vector<8xi1>, vector<8xf32>
        llvm.store %own_squares_units_new, %own_squares_units_at_2 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
      }
      %otherwise_2 = arith.xori %eq_2, %ctrue_8xi1 : vector<8xi1>
      %any_5 = vector.reduction <or>, %otherwise_2 : vector<8xi1> into i1
      scf.if %any_5 {
        %own_mean_units_at_2 = llvm.getelementptr %own_mean_units[%c0_i32] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        %own_mean_value_2 = llvm.load %own_mean_units_at_2 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %delta = arith.subf %shared_value_7, %own_mean_value_2 : vector<8xf32>
        %share = arith.divf %shared_value_6, %count_2 : vector<8xf32>
        %own_mean_value_3 = llvm.load %own_mean_units_at_2 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %mul = arith.mulf %delta, %share : vector<8xf32>
        %add_6 = arith.addf %own_mean_value_3, %mul : vector<8xf32>
        %own_squares_units_at_2 = llvm.getelementptr %own_squares_units[%c0_i32] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        %own_squares_value_2 = llvm.load %own_squares_units_at_2 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %add_7 = arith.addf %own_squares_value_2, %shared_value_8 : vector<8xf32>
        %mul_1 = arith.mulf %delta, %delta : vector<8xf32>
        %own_count_value_5 = llvm.load %own_count_units_at_4 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %mul_2 = arith.mulf %mul_1, %own_count_value_5 : vector<8xf32>
        %mul_3 = arith.mulf %mul_2, %share : vector<8xf32>
        %add_8 = arith.addf %add_7, %mul_3 : vector<8xf32>
        %own_count_units_old = llvm.load %own_count_units_at_4 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %own_count_units_new = arith.select %otherwise_2, %count_2, %own_count_units_old : vector<8xi1>, vector<8xf32>
        llvm.store %own_count_units_new, %own_count_units_at_4 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        %own_mean_units_old = llvm.load %own_mean_units_at_2 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %own_mean_units_new = arith.select %otherwise_2, %add_6, %own_mean_units_old : vector<8xi1>, vector<8xf32>
        llvm.store %own_mean_units_new, %own_mean_units_at_2 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        %own_squares_units_old = llvm.load %own_squares_units_at_2 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %own_squares_units_new = arith.select %otherwise_2, %add_8, %own_squares_units_old : vector<8xi1>, vector<8xf32>
        llvm.store %own_squares_units_new, %own_squares_units_at_2 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
      }
      %unit_first_1 = arith.cmpi ult, %cube_pos_x, %x_shape_0 : i32
      %unit_first_2 = arith.cmpi ult, %cube_pos_x, %out_shape_0 : i32
      %full = arith.andi %unit_first_1, %unit_first_2 : i1
      scf.if %full {
        %own_count_units_at_5 = llvm.getelementptr %own_count_units[%c0_i32] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        %moments_count = llvm.load %own_count_units_at_5 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %own_mean_units_at_2 = llvm.getelementptr %own_mean_units[%c0_i32] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        %moments_mean = llvm.load %own_mean_units_at_2 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %own_squares_units_at_2 = llvm.getelementptr %own_squares_units[%c0_i32] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        %moments_squares = llvm.load %own_squares_units_at_2 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %div = arith.divf %moments_squares, %moments_count : vector<8xf32>
        %add_6 = arith.addf %div, %c1.0e-05_8xf32 : vector<8xf32>
        %inverse = math.rsqrt %add_6 : vector<8xf32>
        %_c0_i32_all = vector.broadcast %c0_i32 : i32 to vector<8xi32>
        %_c0_i32_each = arith.addi %_c0_i32_all, %iota_8xi32 : vector<8xi32>
        %x_shape_1_all = vector.broadcast %x_shape_1 : i32 to vector<8xi32>
        %some = arith.cmpi ult, %_c0_i32_each, %x_shape_1_all : vector<8xi32>
        %gap = arith.subi %x_shape_1_all, %_c0_i32_each : vector<8xi32>
        %v = arith.subi %gap, %c1_8xi32 : vector<8xi32>
        %v_1 = arith.divui %v, %c8_8xi32 : vector<8xi32>
        %v_2 = arith.addi %v_1, %c1_8xi32 : vector<8xi32>
        %trips = arith.select %some, %v_2, %c0_8xi32 : vector<8xi1>, vector<8xi32>
        %most = vector.reduction <maxui>, %trips : vector<8xi32> into i32
        %least = vector.reduction <minui>, %trips : vector<8xi32> into i32
        scf.for unsigned %trip = %c0_i32 to %least step %c1_i32 : i32 {
          %distance = arith.muli %trip, %c8_i32 : i32
          %k = arith.addi %c0_i32, %distance : i32
          %mul = arith.muli %cube_pos_x, %x_shape_1 : i32
          %add_7 = arith.addi %mul, %k : i32
          %x_at = llvm.getelementptr %x[%add_7] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %x_value = llvm.load %x_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %sub = arith.subf %x_value, %moments_mean : vector<8xf32>
          %normal = arith.mulf %sub, %inverse : vector<8xf32>
          %k_all = vector.broadcast %k : i32 to vector<8xi32>
          %k_each = arith.addi %k_all, %iota_8xi32 : vector<8xi32>
          %scale_length_all = vector.broadcast %scale_length : i32 to vector<8xi32>
          %lt = arith.cmpi ult, %k_each, %scale_length_all : vector<8xi32>
          %scale_at = llvm.getelementptr %scale[%k] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %scale_value = llvm.intr.masked.load %scale_at, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %mul_1 = arith.mulf %normal, %scale_value : vector<8xf32>
          %shift_length_all = vector.broadcast %shift_length : i32 to vector<8xi32>
          %lt_1 = arith.cmpi ult, %k_each, %shift_length_all : vector<8xi32>
          %shift_at = llvm.getelementptr %shift[%k] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %shift_value = llvm.intr.masked.load %shift_at, %lt_1, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %add_8 = arith.addf %mul_1, %shift_value : vector<8xf32>
          %mul_2 = arith.muli %cube_pos_x, %out_shape_1 : i32
          %out_shape_1_all = vector.broadcast %out_shape_1 : i32 to vector<8xi32>
          %lt_2 = arith.cmpi ult, %k_each, %out_shape_1_all : vector<8xi32>
          %add_9 = arith.addi %mul_2, %k : i32
          %out_at = llvm.getelementptr %out[%add_9] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.intr.masked.store %add_8, %out_at, %lt_2 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
        }
        scf.for unsigned %trip = %least to %most step %c1_i32 : i32 {
          %trip_all = vector.broadcast %trip : i32 to vector<8xi32>
          %active = arith.cmpi ult, %trip_all, %trips : vector<8xi32>
          %distance = arith.muli %trip, %c8_i32 : i32
          %k = arith.addi %c0_i32, %distance : i32
          %mul = arith.muli %cube_pos_x, %x_shape_1 : i32
          %add_7 = arith.addi %mul, %k : i32
          %x_at = llvm.getelementptr %x[%add_7] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %x_value = llvm.intr.masked.load %x_at, %active, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %sub = arith.subf %x_value, %moments_mean : vector<8xf32>
          %normal = arith.mulf %sub, %inverse : vector<8xf32>
          %k_all = vector.broadcast %k : i32 to vector<8xi32>
          %k_each = arith.addi %k_all, %iota_8xi32 : vector<8xi32>
          %scale_length_all = vector.broadcast %scale_length : i32 to vector<8xi32>
          %lt = arith.cmpi ult, %k_each, %scale_length_all : vector<8xi32>
          %active_1 = arith.andi %active, %lt : vector<8xi1>
          %scale_at = llvm.getelementptr %scale[%k] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %scale_value = llvm.intr.masked.load %scale_at, %active_1, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %mul_1 = arith.mulf %normal, %scale_value : vector<8xf32>
          %shift_length_all = vector.broadcast %shift_length : i32 to vector<8xi32>
          %lt_1 = arith.cmpi ult, %k_each, %shift_length_all : vector<8xi32>
          %active_2 = arith.andi %active, %lt_1 : vector<8xi1>
          %shift_at = llvm.getelementptr %shift[%k] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %shift_value = llvm.intr.masked.load %shift_at, %active_2, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %add_8 = arith.addf %mul_1, %shift_value : vector<8xf32>
          %mul_2 = arith.muli %cube_pos_x, %out_shape_1 : i32
          %out_shape_1_all = vector.broadcast %out_shape_1 : i32 to vector<8xi32>
          %lt_2 = arith.cmpi ult, %k_each, %out_shape_1_all : vector<8xi32>
          %add_9 = arith.addi %mul_2, %k : i32
          %active_3 = arith.andi %active, %lt_2 : vector<8xi1>
          %out_at = llvm.getelementptr %out[%add_9] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.intr.masked.store %add_8, %out_at, %active_3 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
        }
      } else {
        %own_count_units_at_5 = llvm.getelementptr %own_count_units[%c0_i32] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        %moments_count = llvm.load %own_count_units_at_5 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %own_mean_units_at_2 = llvm.getelementptr %own_mean_units[%c0_i32] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        %moments_mean = llvm.load %own_mean_units_at_2 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %own_squares_units_at_2 = llvm.getelementptr %own_squares_units[%c0_i32] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        %moments_squares = llvm.load %own_squares_units_at_2 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %div = arith.divf %moments_squares, %moments_count : vector<8xf32>
        %add_6 = arith.addf %div, %c1.0e-05_8xf32 : vector<8xf32>
        %inverse = math.rsqrt %add_6 : vector<8xf32>
        %_c0_i32_all = vector.broadcast %c0_i32 : i32 to vector<8xi32>
        %_c0_i32_each = arith.addi %_c0_i32_all, %iota_8xi32 : vector<8xi32>
        %x_shape_1_all = vector.broadcast %x_shape_1 : i32 to vector<8xi32>
        %some = arith.cmpi ult, %_c0_i32_each, %x_shape_1_all : vector<8xi32>
        %gap = arith.subi %x_shape_1_all, %_c0_i32_each : vector<8xi32>
        %v = arith.subi %gap, %c1_8xi32 : vector<8xi32>
        %v_1 = arith.divui %v, %c8_8xi32 : vector<8xi32>
        %v_2 = arith.addi %v_1, %c1_8xi32 : vector<8xi32>
        %trips = arith.select %some, %v_2, %c0_8xi32 : vector<8xi1>, vector<8xi32>
        %most = vector.reduction <maxui>, %trips : vector<8xi32> into i32
        %least = vector.reduction <minui>, %trips : vector<8xi32> into i32
        scf.for unsigned %trip = %c0_i32 to %least step %c1_i32 : i32 {
          %distance = arith.muli %trip, %c8_i32 : i32
          %k = arith.addi %c0_i32, %distance : i32
          %lt = arith.cmpi ult, %cube_pos_x, %x_shape_0 : i32
          %mul = arith.muli %cube_pos_x, %x_shape_1 : i32
          %add_7 = arith.addi %mul, %k : i32
          %lt_all = vector.broadcast %lt : i1 to vector<8xi1>
          %x_at = llvm.getelementptr %x[%add_7] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %x_value = llvm.intr.masked.load %x_at, %lt_all, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %sub = arith.subf %x_value, %moments_mean : vector<8xf32>
          %normal = arith.mulf %sub, %inverse : vector<8xf32>
          %k_all = vector.broadcast %k : i32 to vector<8xi32>
          %k_each = arith.addi %k_all, %iota_8xi32 : vector<8xi32>
          %scale_length_all = vector.broadcast %scale_length : i32 to vector<8xi32>
          %lt_1 = arith.cmpi ult, %k_each, %scale_length_all : vector<8xi32>
          %scale_at = llvm.getelementptr %scale[%k] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %scale_value = llvm.intr.masked.load %scale_at, %lt_1, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %mul_1 = arith.mulf %normal, %scale_value : vector<8xf32>
          %shift_length_all = vector.broadcast %shift_length : i32 to vector<8xi32>
          %lt_2 = arith.cmpi ult, %k_each, %shift_length_all : vector<8xi32>
          %shift_at = llvm.getelementptr %shift[%k] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %shift_value = llvm.intr.masked.load %shift_at, %lt_2, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %add_8 = arith.addf %mul_1, %shift_value : vector<8xf32>
          %lt_3 = arith.cmpi ult, %cube_pos_x, %out_shape_0 : i32
          %mul_2 = arith.muli %cube_pos_x, %out_shape_1 : i32
          %out_shape_1_all = vector.broadcast %out_shape_1 : i32 to vector<8xi32>
          %lt_4 = arith.cmpi ult, %k_each, %out_shape_1_all : vector<8xi32>
          %lt_3_all = vector.broadcast %lt_3 : i1 to vector<8xi1>
          %logical_and = arith.andi %lt_3_all, %lt_4 : vector<8xi1>
          %add_9 = arith.addi %mul_2, %k : i32
          %out_at = llvm.getelementptr %out[%add_9] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.intr.masked.store %add_8, %out_at, %logical_and {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
        }
        scf.for unsigned %trip = %least to %most step %c1_i32 : i32 {
          %trip_all = vector.broadcast %trip : i32 to vector<8xi32>
          %active = arith.cmpi ult, %trip_all, %trips : vector<8xi32>
          %distance = arith.muli %trip, %c8_i32 : i32
          %k = arith.addi %c0_i32, %distance : i32
          %lt = arith.cmpi ult, %cube_pos_x, %x_shape_0 : i32
          %mul = arith.muli %cube_pos_x, %x_shape_1 : i32
          %add_7 = arith.addi %mul, %k : i32
          %lt_all = vector.broadcast %lt : i1 to vector<8xi1>
          %active_1 = arith.andi %active, %lt_all : vector<8xi1>
          %x_at = llvm.getelementptr %x[%add_7] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %x_value = llvm.intr.masked.load %x_at, %active_1, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %sub = arith.subf %x_value, %moments_mean : vector<8xf32>
          %normal = arith.mulf %sub, %inverse : vector<8xf32>
          %k_all = vector.broadcast %k : i32 to vector<8xi32>
          %k_each = arith.addi %k_all, %iota_8xi32 : vector<8xi32>
          %scale_length_all = vector.broadcast %scale_length : i32 to vector<8xi32>
          %lt_1 = arith.cmpi ult, %k_each, %scale_length_all : vector<8xi32>
          %active_2 = arith.andi %active, %lt_1 : vector<8xi1>
          %scale_at = llvm.getelementptr %scale[%k] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %scale_value = llvm.intr.masked.load %scale_at, %active_2, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %mul_1 = arith.mulf %normal, %scale_value : vector<8xf32>
          %shift_length_all = vector.broadcast %shift_length : i32 to vector<8xi32>
          %lt_2 = arith.cmpi ult, %k_each, %shift_length_all : vector<8xi32>
          %active_3 = arith.andi %active, %lt_2 : vector<8xi1>
          %shift_at = llvm.getelementptr %shift[%k] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %shift_value = llvm.intr.masked.load %shift_at, %active_3, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %add_8 = arith.addf %mul_1, %shift_value : vector<8xf32>
          %lt_3 = arith.cmpi ult, %cube_pos_x, %out_shape_0 : i32
          %mul_2 = arith.muli %cube_pos_x, %out_shape_1 : i32
          %out_shape_1_all = vector.broadcast %out_shape_1 : i32 to vector<8xi32>
          %lt_4 = arith.cmpi ult, %k_each, %out_shape_1_all : vector<8xi32>
          %lt_3_all = vector.broadcast %lt_3 : i1 to vector<8xi1>
          %logical_and = arith.andi %lt_3_all, %lt_4 : vector<8xi1>
          %add_9 = arith.addi %mul_2, %k : i32
          %active_4 = arith.andi %active, %logical_and : vector<8xi1>
          %out_at = llvm.getelementptr %out[%add_9] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.intr.masked.store %add_8, %out_at, %active_4 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
        }
      }
    }
    return
  }
}
