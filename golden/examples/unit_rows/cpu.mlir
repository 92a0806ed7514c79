#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func @unit_rows(%x: !llvm.ptr {llvm.noalias, llvm.readonly}, %out: !llvm.ptr {llvm.noalias},
      %x_shape_0: i32, %x_shape_1: i32, %out_shape_0: i32, %out_shape_1: i32, %cube_count_x: i32,
      %cube_count_y: i32, %cube_count_z: i32, %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c64_i64 = arith.constant 64 : i64
    %partial = llvm.alloca %c64_i64 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %c64_i32 = arith.constant 64 : i32
    %c8_i32 = arith.constant 8 : i32
    %total = llvm.alloca %c1_i64 x vector<8xf32> : (i64) -> !llvm.ptr
    %c0.0_8xf32 = arith.constant dense<0.0> : vector<8xf32>
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %c64_8xi32 = arith.constant dense<64> : vector<8xi32>
    %c1_8xi32 = arith.constant dense<1> : vector<8xi32>
    %c0_8xi32 = arith.constant dense<0> : vector<8xi32>
    %c1_i32 = arith.constant 1 : i32
    %total.1_units = llvm.alloca %c64_i64 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %total.1 = llvm.alloca %c1_i64 x vector<8xf32> : (i64) -> !llvm.ptr
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %cube_pos_x = arith.trunci %cube : i64 to i32
      %unit_first = arith.cmpi ult, %cube_pos_x, %x_shape_0 : i32
      scf.if %unit_first {
        scf.for %unit_pos_x = %c0_i32 to %c64_i32 step %c8_i32 : i32 {
          llvm.store %c0.0_8xf32, %total : vector<8xf32>, !llvm.ptr
          %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
          %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
          %x_shape_1_all = vector.broadcast %x_shape_1 : i32 to vector<8xi32>
          %some = arith.cmpi ult, %unit_pos_x_each, %x_shape_1_all : vector<8xi32>
          %gap = arith.subi %x_shape_1_all, %unit_pos_x_each : vector<8xi32>
          %t = arith.subi %gap, %c1_8xi32 : vector<8xi32>
          %t_1 = arith.divui %t, %c64_8xi32 : vector<8xi32>
          %t_2 = arith.addi %t_1, %c1_8xi32 : vector<8xi32>
          %trips = arith.select %some, %t_2, %c0_8xi32 : vector<8xi1>, vector<8xi32>
          %most = vector.reduction <maxui>, %trips : vector<8xi32> into i32
          %least = vector.reduction <minui>, %trips : vector<8xi32> into i32
          scf.for unsigned %trip = %c0_i32 to %least step %c1_i32 : i32 {
            %distance = arith.muli %trip, %c64_i32 : i32
            %k = arith.addi %unit_pos_x, %distance : i32
            %mul = arith.muli %cube_pos_x, %x_shape_1 : i32
            %add = arith.addi %mul, %k : i32
            %x_at = llvm.getelementptr %x[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %v = llvm.load %x_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
            %total_value = llvm.load %total : !llvm.ptr -> vector<8xf32>
            %mul_1 = arith.mulf %v, %v : vector<8xf32>
            %add_1 = arith.addf %total_value, %mul_1 : vector<8xf32>
            llvm.store %add_1, %total : vector<8xf32>, !llvm.ptr
          }
          scf.for unsigned %trip = %least to %most step %c1_i32 : i32 {
            %trip_all = vector.broadcast %trip : i32 to vector<8xi32>
            %active = arith.cmpi ult, %trip_all, %trips : vector<8xi32>
            %distance = arith.muli %trip, %c64_i32 : i32
            %k = arith.addi %unit_pos_x, %distance : i32
            %mul = arith.muli %cube_pos_x, %x_shape_1 : i32
            %add = arith.addi %mul, %k : i32
            %x_at = llvm.getelementptr %x[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %v = llvm.intr.masked.load %x_at, %active, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %total_value = llvm.load %total : !llvm.ptr -> vector<8xf32>
            %mul_1 = arith.mulf %v, %v : vector<8xf32>
            %add_1 = arith.addf %total_value, %mul_1 : vector<8xf32>
            %total_old = llvm.load %total : !llvm.ptr -> vector<8xf32>
            %total_new = arith.select %active, %add_1, %total_old : vector<8xi1>, vector<8xf32>
            llvm.store %total_new, %total : vector<8xf32>, !llvm.ptr
          }
          %total_value = llvm.load %total : !llvm.ptr -> vector<8xf32>
          %total.1_units_at = llvm.getelementptr %total.1_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %total_value, %total.1_units_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          %total.1_value = llvm.load %total.1_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %partial_at = llvm.getelementptr %partial[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %total.1_value, %partial_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        }
      } else {
        scf.for %unit_pos_x = %c0_i32 to %c64_i32 step %c8_i32 : i32 {
          llvm.store %c0.0_8xf32, %total : vector<8xf32>, !llvm.ptr
          %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
          %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
          %x_shape_1_all = vector.broadcast %x_shape_1 : i32 to vector<8xi32>
          %some = arith.cmpi ult, %unit_pos_x_each, %x_shape_1_all : vector<8xi32>
          %gap = arith.subi %x_shape_1_all, %unit_pos_x_each : vector<8xi32>
          %t = arith.subi %gap, %c1_8xi32 : vector<8xi32>
          %t_1 = arith.divui %t, %c64_8xi32 : vector<8xi32>
          %t_2 = arith.addi %t_1, %c1_8xi32 : vector<8xi32>
          %trips = arith.select %some, %t_2, %c0_8xi32 : vector<8xi1>, vector<8xi32>
          %most = vector.reduction <maxui>, %trips : vector<8xi32> into i32
          %least = vector.reduction <minui>, %trips : vector<8xi32> into i32
          scf.for unsigned %trip = %c0_i32 to %least step %c1_i32 : i32 {
            %distance = arith.muli %trip, %c64_i32 : i32
            %k = arith.addi %unit_pos_x, %distance : i32
            %lt = arith.cmpi ult, %cube_pos_x, %x_shape_0 : i32
            %mul = arith.muli %cube_pos_x, %x_shape_1 : i32
            %add = arith.addi %mul, %k : i32
            %lt_all = vector.broadcast %lt : i1 to vector<8xi1>
            %x_at = llvm.getelementptr %x[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %v = llvm.intr.masked.load %x_at, %lt_all, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %total_value = llvm.load %total : !llvm.ptr -> vector<8xf32>
            %mul_1 = arith.mulf %v, %v : vector<8xf32>
            %add_1 = arith.addf %total_value, %mul_1 : vector<8xf32>
            llvm.store %add_1, %total : vector<8xf32>, !llvm.ptr
          }
          scf.for unsigned %trip = %least to %most step %c1_i32 : i32 {
            %trip_all = vector.broadcast %trip : i32 to vector<8xi32>
            %active = arith.cmpi ult, %trip_all, %trips : vector<8xi32>
            %distance = arith.muli %trip, %c64_i32 : i32
            %k = arith.addi %unit_pos_x, %distance : i32
            %lt = arith.cmpi ult, %cube_pos_x, %x_shape_0 : i32
            %mul = arith.muli %cube_pos_x, %x_shape_1 : i32
            %add = arith.addi %mul, %k : i32
            %lt_all = vector.broadcast %lt : i1 to vector<8xi1>
            %active_1 = arith.andi %active, %lt_all : vector<8xi1>
            %x_at = llvm.getelementptr %x[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %v = llvm.intr.masked.load %x_at, %active_1, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %total_value = llvm.load %total : !llvm.ptr -> vector<8xf32>
            %mul_1 = arith.mulf %v, %v : vector<8xf32>
            %add_1 = arith.addf %total_value, %mul_1 : vector<8xf32>
            %total_old = llvm.load %total : !llvm.ptr -> vector<8xf32>
            %total_new = arith.select %active, %add_1, %total_old : vector<8xi1>, vector<8xf32>
            llvm.store %total_new, %total : vector<8xf32>, !llvm.ptr
          }
          %total_value = llvm.load %total : !llvm.ptr -> vector<8xf32>
          %total.1_units_at = llvm.getelementptr %total.1_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %total_value, %total.1_units_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          %total.1_value = llvm.load %total.1_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %partial_at = llvm.getelementptr %partial[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %total.1_value, %partial_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        } {llvm.loop_annotation = #rolled}
      }
      %unit_first_1 = arith.cmpi ult, %cube_pos_x, %x_shape_0 : i32
      %unit_first_2 = arith.cmpi ult, %cube_pos_x, %out_shape_0 : i32
      %full = arith.andi %unit_first_1, %unit_first_2 : i1
      scf.if %full {
        scf.for %unit_pos_x = %c0_i32 to %c64_i32 step %c8_i32 : i32 {
          %total.1_units_at = llvm.getelementptr %total.1_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %total.1_before = llvm.load %total.1_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          llvm.store %total.1_before, %total.1 : vector<8xf32>, !llvm.ptr
          llvm.store %c0.0_8xf32, %total.1 : vector<8xf32>, !llvm.ptr
          scf.for unsigned %p = %c0_i32 to %c64_i32 step %c1_i32 : i32 {
            %total.1_value = llvm.load %total.1 : !llvm.ptr -> vector<8xf32>
            %partial_at = llvm.getelementptr %partial[%p] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %partial_value = llvm.load %partial_at {alignment = 4 : i64} : !llvm.ptr -> f32
            %partial_value_all = vector.broadcast %partial_value : f32 to vector<8xf32>
            %add = arith.addf %total.1_value, %partial_value_all : vector<8xf32>
            llvm.store %add, %total.1 : vector<8xf32>, !llvm.ptr
          }
          %total.1_value = llvm.load %total.1 : !llvm.ptr -> vector<8xf32>
          %factor = math.rsqrt %total.1_value : vector<8xf32>
          %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
          %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
          %x_shape_1_all = vector.broadcast %x_shape_1 : i32 to vector<8xi32>
          %some = arith.cmpi ult, %unit_pos_x_each, %x_shape_1_all : vector<8xi32>
          %gap = arith.subi %x_shape_1_all, %unit_pos_x_each : vector<8xi32>
          %t = arith.subi %gap, %c1_8xi32 : vector<8xi32>
          %t_1 = arith.divui %t, %c64_8xi32 : vector<8xi32>
          %t_2 = arith.addi %t_1, %c1_8xi32 : vector<8xi32>
          %trips = arith.select %some, %t_2, %c0_8xi32 : vector<8xi1>, vector<8xi32>
          %most = vector.reduction <maxui>, %trips : vector<8xi32> into i32
          %least = vector.reduction <minui>, %trips : vector<8xi32> into i32
          scf.for unsigned %trip = %c0_i32 to %least step %c1_i32 : i32 {
            %distance = arith.muli %trip, %c64_i32 : i32
            %k = arith.addi %unit_pos_x, %distance : i32
            %mul = arith.muli %cube_pos_x, %x_shape_1 : i32
            %add = arith.addi %mul, %k : i32
            %x_at = llvm.getelementptr %x[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %x_value = llvm.load %x_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
            %mul_1 = arith.mulf %x_value, %factor : vector<8xf32>
            %mul_2 = arith.muli %cube_pos_x, %out_shape_1 : i32
            %k_all = vector.broadcast %k : i32 to vector<8xi32>
            %k_each = arith.addi %k_all, %iota_8xi32 : vector<8xi32>
            %out_shape_1_all = vector.broadcast %out_shape_1 : i32 to vector<8xi32>
            %lt = arith.cmpi ult, %k_each, %out_shape_1_all : vector<8xi32>
            %add_1 = arith.addi %mul_2, %k : i32
            %out_at = llvm.getelementptr %out[%add_1] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.intr.masked.store %mul_1, %out_at, %lt {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
          }
          scf.for unsigned %trip = %least to %most step %c1_i32 : i32 {
            %trip_all = vector.broadcast %trip : i32 to vector<8xi32>
            %active = arith.cmpi ult, %trip_all, %trips : vector<8xi32>
            %distance = arith.muli %trip, %c64_i32 : i32
            %k = arith.addi %unit_pos_x, %distance : i32
            %mul = arith.muli %cube_pos_x, %x_shape_1 : i32
            %add = arith.addi %mul, %k : i32
            %x_at = llvm.getelementptr %x[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %x_value = llvm.intr.masked.load %x_at, %active, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %mul_1 = arith.mulf %x_value, %factor : vector<8xf32>
            %mul_2 = arith.muli %cube_pos_x, %out_shape_1 : i32
            %k_all = vector.broadcast %k : i32 to vector<8xi32>
            %k_each = arith.addi %k_all, %iota_8xi32 : vector<8xi32>
            %out_shape_1_all = vector.broadcast %out_shape_1 : i32 to vector<8xi32>
            %lt = arith.cmpi ult, %k_each, %out_shape_1_all : vector<8xi32>
            %add_1 = arith.addi %mul_2, %k : i32
            %active_1 = arith.andi %active, %lt : vector<8xi1>
            %out_at = llvm.getelementptr %out[%add_1] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.intr.masked.store %mul_1, %out_at, %active_1 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
          }
          %total.1_after = llvm.load %total.1 : !llvm.ptr -> vector<8xf32>
          llvm.store %total.1_after, %total.1_units_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        }
      } else {
        scf.for %unit_pos_x = %c0_i32 to %c64_i32 step %c8_i32 : i32 {
          %total.1_units_at = llvm.getelementptr %total.1_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %total.1_before = llvm.load %total.1_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          llvm.store %total.1_before, %total.1 : vector<8xf32>, !llvm.ptr
          llvm.store %c0.0_8xf32, %total.1 : vector<8xf32>, !llvm.ptr
          scf.for unsigned %p = %c0_i32 to %c64_i32 step %c1_i32 : i32 {
            %total.1_value = llvm.load %total.1 : !llvm.ptr -> vector<8xf32>
            %partial_at = llvm.getelementptr %partial[%p] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %partial_value = llvm.load %partial_at {alignment = 4 : i64} : !llvm.ptr -> f32
            %partial_value_all = vector.broadcast %partial_value : f32 to vector<8xf32>
            %add = arith.addf %total.1_value, %partial_value_all : vector<8xf32>
            llvm.store %add, %total.1 : vector<8xf32>, !llvm.ptr
          }
          %total.1_value = llvm.load %total.1 : !llvm.ptr -> vector<8xf32>
          %factor = math.rsqrt %total.1_value : vector<8xf32>
          %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
          %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
          %x_shape_1_all = vector.broadcast %x_shape_1 : i32 to vector<8xi32>
          %some = arith.cmpi ult, %unit_pos_x_each, %x_shape_1_all : vector<8xi32>
          %gap = arith.subi %x_shape_1_all, %unit_pos_x_each : vector<8xi32>
          %t = arith.subi %gap, %c1_8xi32 : vector<8xi32>
          %t_1 = arith.divui %t, %c64_8xi32 : vector<8xi32>
          %t_2 = arith.addi %t_1, %c1_8xi32 : vector<8xi32>
          %trips = arith.select %some, %t_2, %c0_8xi32 : vector<8xi1>, vector<8xi32>
          %most = vector.reduction <maxui>, %trips : vector<8xi32> into i32
          %least = vector.reduction <minui>, %trips : vector<8xi32> into i32
          scf.for unsigned %trip = %c0_i32 to %least step %c1_i32 : i32 {
            %distance = arith.muli %trip, %c64_i32 : i32
            %k = arith.addi %unit_pos_x, %distance : i32
            %lt = arith.cmpi ult, %cube_pos_x, %x_shape_0 : i32
            %mul = arith.muli %cube_pos_x, %x_shape_1 : i32
            %add = arith.addi %mul, %k : i32
            %lt_all = vector.broadcast %lt : i1 to vector<8xi1>
            %x_at = llvm.getelementptr %x[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %x_value = llvm.intr.masked.load %x_at, %lt_all, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %mul_1 = arith.mulf %x_value, %factor : vector<8xf32>
            %lt_1 = arith.cmpi ult, %cube_pos_x, %out_shape_0 : i32
            %mul_2 = arith.muli %cube_pos_x, %out_shape_1 : i32
            %k_all = vector.broadcast %k : i32 to vector<8xi32>
            %k_each = arith.addi %k_all, %iota_8xi32 : vector<8xi32>
            %out_shape_1_all = vector.broadcast %out_shape_1 : i32 to vector<8xi32>
            %lt_2 = arith.cmpi ult, %k_each, %out_shape_1_all : vector<8xi32>
            %lt_1_all = vector.broadcast %lt_1 : i1 to vector<8xi1>
            %logical_and = arith.andi %lt_1_all, %lt_2 : vector<8xi1>
            %add_1 = arith.addi %mul_2, %k : i32
            %out_at = llvm.getelementptr %out[%add_1] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.intr.masked.store %mul_1, %out_at, %logical_and {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
          }
          scf.for unsigned %trip = %least to %most step %c1_i32 : i32 {
            %trip_all = vector.broadcast %trip : i32 to vector<8xi32>
            %active = arith.cmpi ult, %trip_all, %trips : vector<8xi32>
            %distance = arith.muli %trip, %c64_i32 : i32
            %k = arith.addi %unit_pos_x, %distance : i32
            %lt = arith.cmpi ult, %cube_pos_x, %x_shape_0 : i32
            %mul = arith.muli %cube_pos_x, %x_shape_1 : i32
            %add = arith.addi %mul, %k : i32
            %lt_all = vector.broadcast %lt : i1 to vector<8xi1>
            %active_1 = arith.andi %active, %lt_all : vector<8xi1>
            %x_at = llvm.getelementptr %x[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %x_value = llvm.intr.masked.load %x_at, %active_1, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %mul_1 = arith.mulf %x_value, %factor : vector<8xf32>
            %lt_1 = arith.cmpi ult, %cube_pos_x, %out_shape_0 : i32
            %mul_2 = arith.muli %cube_pos_x, %out_shape_1 : i32
            %k_all = vector.broadcast %k : i32 to vector<8xi32>
            %k_each = arith.addi %k_all, %iota_8xi32 : vector<8xi32>
            %out_shape_1_all = vector.broadcast %out_shape_1 : i32 to vector<8xi32>
            %lt_2 = arith.cmpi ult, %k_each, %out_shape_1_all : vector<8xi32>
            %lt_1_all = vector.broadcast %lt_1 : i1 to vector<8xi1>
            %logical_and = arith.andi %lt_1_all, %lt_2 : vector<8xi1>
            %add_1 = arith.addi %mul_2, %k : i32
            %active_2 = arith.andi %active, %logical_and : vector<8xi1>
            %out_at = llvm.getelementptr %out[%add_1] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.intr.masked.store %mul_1, %out_at, %active_2 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
          }
          %total.1_after = llvm.load %total.1 : !llvm.ptr -> vector<8xf32>
          llvm.store %total.1_after, %total.1_units_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
