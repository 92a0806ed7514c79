#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func @softmax_backward(%y: !llvm.ptr {llvm.noalias, llvm.readonly},
      %gradient: !llvm.ptr {llvm.noalias, llvm.readonly}, %out: !llvm.ptr {llvm.noalias}, %y_shape_0: i32,
      %y_shape_1: i32, %gradient_shape_0: i32, %gradient_shape_1: i32, %out_shape_0: i32, %out_shape_1: i32,
      %cube_count_x: i32, %cube_count_y: i32, %cube_count_z: i32, %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c32_i32 = arith.constant 32 : i32
    %c8_i32 = arith.constant 8 : i32
    %inner = llvm.alloca %c1_i64 x vector<8xf32> : (i64) -> !llvm.ptr
    %c0.0_8xf32 = arith.constant dense<0.0> : vector<8xf32>
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %c32_8xi32 = arith.constant dense<32> : vector<8xi32>
    %c1_8xi32 = arith.constant dense<1> : vector<8xi32>
    %c0_8xi32 = arith.constant dense<0> : vector<8xi32>
    %c1_i32 = arith.constant 1 : i32
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %cube_pos_x = arith.trunci %cube : i64 to i32
      %unit_first = arith.cmpi ult, %cube_pos_x, %y_shape_0 : i32
      %unit_first_1 = arith.cmpi ult, %cube_pos_x, %gradient_shape_0 : i32
      %full = arith.andi %unit_first, %unit_first_1 : i1
      %unit_first_2 = arith.cmpi ult, %cube_pos_x, %y_shape_0 : i32
      %full_1 = arith.andi %full, %unit_first_2 : i1
      %unit_first_3 = arith.cmpi ult, %cube_pos_x, %gradient_shape_0 : i32
      %full_2 = arith.andi %full_1, %unit_first_3 : i1
      %unit_first_4 = arith.cmpi ult, %cube_pos_x, %out_shape_0 : i32
      %full_3 = arith.andi %full_2, %unit_first_4 : i1
      scf.if %full_3 {
        scf.for %unit_pos_x = %c0_i32 to %c32_i32 step %c8_i32 : i32 {
          llvm.store %c0.0_8xf32, %inner : vector<8xf32>, !llvm.ptr
          %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
          %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
          %y_shape_1_all = vector.broadcast %y_shape_1 : i32 to vector<8xi32>
          %some = arith.cmpi ult, %unit_pos_x_each, %y_shape_1_all : vector<8xi32>
          %gap = arith.subi %y_shape_1_all, %unit_pos_x_each : vector<8xi32>
          %v = arith.subi %gap, %c1_8xi32 : vector<8xi32>
          %v_1 = arith.divui %v, %c32_8xi32 : vector<8xi32>
          %v_2 = arith.addi %v_1, %c1_8xi32 : vector<8xi32>
          %trips = arith.select %some, %v_2, %c0_8xi32 : vector<8xi1>, vector<8xi32>
          %most = vector.reduction <maxui>, %trips : vector<8xi32> into i32
          %least = vector.reduction <minui>, %trips : vector<8xi32> into i32
          scf.for unsigned %trip = %c0_i32 to %least step %c1_i32 : i32 {
            %distance = arith.muli %trip, %c32_i32 : i32
            %k = arith.addi %unit_pos_x, %distance : i32
            %inner_value = llvm.load %inner : !llvm.ptr -> vector<8xf32>
            %mul = arith.muli %cube_pos_x, %y_shape_1 : i32
            %add = arith.addi %mul, %k : i32
            %y_at = llvm.getelementptr %y[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %y_value = llvm.load %y_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
            %mul_1 = arith.muli %cube_pos_x, %gradient_shape_1 : i32
            %k_all = vector.broadcast %k : i32 to vector<8xi32>
            %k_each = arith.addi %k_all, %iota_8xi32 : vector<8xi32>
            %gradient_shape_1_all = vector.broadcast %gradient_shape_1 : i32 to vector<8xi32>
            %lt = arith.cmpi ult, %k_each, %gradient_shape_1_all : vector<8xi32>
            %add_1 = arith.addi %mul_1, %k : i32
            %gradient_at = llvm.getelementptr %gradient[%add_1] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %gradient_value = llvm.intr.masked.load %gradient_at, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %mul_2 = arith.mulf %y_value, %gradient_value : vector<8xf32>
            %add_2 = arith.addf %inner_value, %mul_2 : vector<8xf32>
            llvm.store %add_2, %inner : vector<8xf32>, !llvm.ptr
          }
          scf.for unsigned %trip = %least to %most step %c1_i32 : i32 {
            %trip_all = vector.broadcast %trip : i32 to vector<8xi32>
            %active = arith.cmpi ult, %trip_all, %trips : vector<8xi32>
            %distance = arith.muli %trip, %c32_i32 : i32
            %k = arith.addi %unit_pos_x, %distance : i32
            %inner_value = llvm.load %inner : !llvm.ptr -> vector<8xf32>
            %mul = arith.muli %cube_pos_x, %y_shape_1 : i32
            %add = arith.addi %mul, %k : i32
            %y_at = llvm.getelementptr %y[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %y_value = llvm.intr.masked.load %y_at, %active, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %mul_1 = arith.muli %cube_pos_x, %gradient_shape_1 : i32
            %k_all = vector.broadcast %k : i32 to vector<8xi32>
            %k_each = arith.addi %k_all, %iota_8xi32 : vector<8xi32>
            %gradient_shape_1_all = vector.broadcast %gradient_shape_1 : i32 to vector<8xi32>
            %lt = arith.cmpi ult, %k_each, %gradient_shape_1_all : vector<8xi32>
            %add_1 = arith.addi %mul_1, %k : i32
            %active_1 = arith.andi %active, %lt : vector<8xi1>
            %gradient_at = llvm.getelementptr %gradient[%add_1] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %gradient_value = llvm.intr.masked.load %gradient_at, %active_1, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %mul_2 = arith.mulf %y_value, %gradient_value : vector<8xf32>
            %add_2 = arith.addf %inner_value, %mul_2 : vector<8xf32>
            %inner_old = llvm.load %inner : !llvm.ptr -> vector<8xf32>
            %inner_new = arith.select %active, %add_2, %inner_old : vector<8xi1>, vector<8xf32>
            llvm.store %inner_new, %inner : vector<8xf32>, !llvm.ptr
          }
          %inner_value = llvm.load %inner : !llvm.ptr -> vector<8xf32>
          %some_1 = arith.cmpi ult, %unit_pos_x_each, %y_shape_1_all : vector<8xi32>
          %gap_1 = arith.subi %y_shape_1_all, %unit_pos_x_each : vector<8xi32>
          %v_3 = arith.subi %gap_1, %c1_8xi32 : vector<8xi32>
          %v_4 = arith.divui %v_3, %c32_8xi32 : vector<8xi32>
          %v_5 = arith.addi %v_4, %c1_8xi32 : vector<8xi32>
          %trips_1 = arith.select %some_1, %v_5, %c0_8xi32 : vector<8xi1>, vector<8xi32>
          %most_1 = vector.reduction <maxui>, %trips_1 : vector<8xi32> into i32
          %least_1 = vector.reduction <minui>, %trips_1 : vector<8xi32> into i32
          scf.for unsigned %trip = %c0_i32 to %least_1 step %c1_i32 : i32 {
            %distance = arith.muli %trip, %c32_i32 : i32
            %k = arith.addi %unit_pos_x, %distance : i32
            %mul = arith.muli %cube_pos_x, %y_shape_1 : i32
            %add = arith.addi %mul, %k : i32
            %y_at = llvm.getelementptr %y[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %y_value = llvm.load %y_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
            %mul_1 = arith.muli %cube_pos_x, %gradient_shape_1 : i32
            %k_all = vector.broadcast %k : i32 to vector<8xi32>
            %k_each = arith.addi %k_all, %iota_8xi32 : vector<8xi32>
            %gradient_shape_1_all = vector.broadcast %gradient_shape_1 : i32 to vector<8xi32>
            %lt = arith.cmpi ult, %k_each, %gradient_shape_1_all : vector<8xi32>
            %add_1 = arith.addi %mul_1, %k : i32
            %gradient_at = llvm.getelementptr %gradient[%add_1] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %gradient_value = llvm.intr.masked.load %gradient_at, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %sub = arith.subf %gradient_value, %inner_value : vector<8xf32>
            %mul_2 = arith.mulf %y_value, %sub : vector<8xf32>
            %mul_3 = arith.muli %cube_pos_x, %out_shape_1 : i32
            %out_shape_1_all = vector.broadcast %out_shape_1 : i32 to vector<8xi32>
            %lt_1 = arith.cmpi ult, %k_each, %out_shape_1_all : vector<8xi32>
            %add_2 = arith.addi %mul_3, %k : i32
            %out_at = llvm.getelementptr %out[%add_2] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.intr.masked.store %mul_2, %out_at, %lt_1 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
          }
          scf.for unsigned %trip = %least_1 to %most_1 step %c1_i32 : i32 {
            %trip_all = vector.broadcast %trip : i32 to vector<8xi32>
            %active = arith.cmpi ult, %trip_all, %trips_1 : vector<8xi32>
            %distance = arith.muli %trip, %c32_i32 : i32
            %k = arith.addi %unit_pos_x, %distance : i32
            %mul = arith.muli %cube_pos_x, %y_shape_1 : i32
            %add = arith.addi %mul, %k : i32
            %y_at = llvm.getelementptr %y[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %y_value = llvm.intr.masked.load %y_at, %active, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %mul_1 = arith.muli %cube_pos_x, %gradient_shape_1 : i32
            %k_all = vector.broadcast %k : i32 to vector<8xi32>
            %k_each = arith.addi %k_all, %iota_8xi32 : vector<8xi32>
            %gradient_shape_1_all = vector.broadcast %gradient_shape_1 : i32 to vector<8xi32>
            %lt = arith.cmpi ult, %k_each, %gradient_shape_1_all : vector<8xi32>
            %add_1 = arith.addi %mul_1, %k : i32
            %active_1 = arith.andi %active, %lt : vector<8xi1>
            %gradient_at = llvm.getelementptr %gradient[%add_1] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %gradient_value = llvm.intr.masked.load %gradient_at, %active_1, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %sub = arith.subf %gradient_value, %inner_value : vector<8xf32>
            %mul_2 = arith.mulf %y_value, %sub : vector<8xf32>
            %mul_3 = arith.muli %cube_pos_x, %out_shape_1 : i32
            %out_shape_1_all = vector.broadcast %out_shape_1 : i32 to vector<8xi32>
            %lt_1 = arith.cmpi ult, %k_each, %out_shape_1_all : vector<8xi32>
            %add_2 = arith.addi %mul_3, %k : i32
            %active_2 = arith.andi %active, %lt_1 : vector<8xi1>
            %out_at = llvm.getelementptr %out[%add_2] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.intr.masked.store %mul_2, %out_at, %active_2 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
          }
        }
      } else {
        scf.for %unit_pos_x = %c0_i32 to %c32_i32 step %c8_i32 : i32 {
          llvm.store %c0.0_8xf32, %inner : vector<8xf32>, !llvm.ptr
          %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
          %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
          %y_shape_1_all = vector.broadcast %y_shape_1 : i32 to vector<8xi32>
          %some = arith.cmpi ult, %unit_pos_x_each, %y_shape_1_all : vector<8xi32>
          %gap = arith.subi %y_shape_1_all, %unit_pos_x_each : vector<8xi32>
          %v = arith.subi %gap, %c1_8xi32 : vector<8xi32>
          %v_1 = arith.divui %v, %c32_8xi32 : vector<8xi32>
          %v_2 = arith.addi %v_1, %c1_8xi32 : vector<8xi32>
          %trips = arith.select %some, %v_2, %c0_8xi32 : vector<8xi1>, vector<8xi32>
          %most = vector.reduction <maxui>, %trips : vector<8xi32> into i32
          %least = vector.reduction <minui>, %trips : vector<8xi32> into i32
          scf.for unsigned %trip = %c0_i32 to %least step %c1_i32 : i32 {
            %distance = arith.muli %trip, %c32_i32 : i32
            %k = arith.addi %unit_pos_x, %distance : i32
            %inner_value = llvm.load %inner : !llvm.ptr -> vector<8xf32>
            %lt = arith.cmpi ult, %cube_pos_x, %y_shape_0 : i32
            %mul = arith.muli %cube_pos_x, %y_shape_1 : i32
            %add = arith.addi %mul, %k : i32
            %lt_all = vector.broadcast %lt : i1 to vector<8xi1>
            %y_at = llvm.getelementptr %y[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %y_value = llvm.intr.masked.load %y_at, %lt_all, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %lt_1 = arith.cmpi ult, %cube_pos_x, %gradient_shape_0 : i32
            %mul_1 = arith.muli %cube_pos_x, %gradient_shape_1 : i32
            %k_all = vector.broadcast %k : i32 to vector<8xi32>
            %k_each = arith.addi %k_all, %iota_8xi32 : vector<8xi32>
            %gradient_shape_1_all = vector.broadcast %gradient_shape_1 : i32 to vector<8xi32>
            %lt_2 = arith.cmpi ult, %k_each, %gradient_shape_1_all : vector<8xi32>
            %lt_1_all = vector.broadcast %lt_1 : i1 to vector<8xi1>
            %logical_and = arith.andi %lt_1_all, %lt_2 : vector<8xi1>
            %add_1 = arith.addi %mul_1, %k : i32
            %gradient_at = llvm.getelementptr %gradient[%add_1] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %gradient_value = llvm.intr.masked.load %gradient_at, %logical_and, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %mul_2 = arith.mulf %y_value, %gradient_value : vector<8xf32>
            %add_2 = arith.addf %inner_value, %mul_2 : vector<8xf32>
            llvm.store %add_2, %inner : vector<8xf32>, !llvm.ptr
          }
          scf.for unsigned %trip = %least to %most step %c1_i32 : i32 {
            %trip_all = vector.broadcast %trip : i32 to vector<8xi32>
            %active = arith.cmpi ult, %trip_all, %trips : vector<8xi32>
            %distance = arith.muli %trip, %c32_i32 : i32
            %k = arith.addi %unit_pos_x, %distance : i32
            %inner_value = llvm.load %inner : !llvm.ptr -> vector<8xf32>
            %lt = arith.cmpi ult, %cube_pos_x, %y_shape_0 : i32
            %mul = arith.muli %cube_pos_x, %y_shape_1 : i32
            %add = arith.addi %mul, %k : i32
            %lt_all = vector.broadcast %lt : i1 to vector<8xi1>
            %active_1 = arith.andi %active, %lt_all : vector<8xi1>
            %y_at = llvm.getelementptr %y[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %y_value = llvm.intr.masked.load %y_at, %active_1, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %lt_1 = arith.cmpi ult, %cube_pos_x, %gradient_shape_0 : i32
            %mul_1 = arith.muli %cube_pos_x, %gradient_shape_1 : i32
            %k_all = vector.broadcast %k : i32 to vector<8xi32>
            %k_each = arith.addi %k_all, %iota_8xi32 : vector<8xi32>
            %gradient_shape_1_all = vector.broadcast %gradient_shape_1 : i32 to vector<8xi32>
            %lt_2 = arith.cmpi ult, %k_each, %gradient_shape_1_all : vector<8xi32>
            %lt_1_all = vector.broadcast %lt_1 : i1 to vector<8xi1>
            %logical_and = arith.andi %lt_1_all, %lt_2 : vector<8xi1>
            %add_1 = arith.addi %mul_1, %k : i32
            %active_2 = arith.andi %active, %logical_and : vector<8xi1>
            %gradient_at = llvm.getelementptr %gradient[%add_1] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %gradient_value = llvm.intr.masked.load %gradient_at, %active_2, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %mul_2 = arith.mulf %y_value, %gradient_value : vector<8xf32>
            %add_2 = arith.addf %inner_value, %mul_2 : vector<8xf32>
            %inner_old = llvm.load %inner : !llvm.ptr -> vector<8xf32>
            %inner_new = arith.select %active, %add_2, %inner_old : vector<8xi1>, vector<8xf32>
            llvm.store %inner_new, %inner : vector<8xf32>, !llvm.ptr
          }
          %inner_value = llvm.load %inner : !llvm.ptr -> vector<8xf32>
          %some_1 = arith.cmpi ult, %unit_pos_x_each, %y_shape_1_all : vector<8xi32>
          %gap_1 = arith.subi %y_shape_1_all, %unit_pos_x_each : vector<8xi32>
          %v_3 = arith.subi %gap_1, %c1_8xi32 : vector<8xi32>
          %v_4 = arith.divui %v_3, %c32_8xi32 : vector<8xi32>
          %v_5 = arith.addi %v_4, %c1_8xi32 : vector<8xi32>
          %trips_1 = arith.select %some_1, %v_5, %c0_8xi32 : vector<8xi1>, vector<8xi32>
          %most_1 = vector.reduction <maxui>, %trips_1 : vector<8xi32> into i32
          %least_1 = vector.reduction <minui>, %trips_1 : vector<8xi32> into i32
          scf.for unsigned %trip = %c0_i32 to %least_1 step %c1_i32 : i32 {
            %distance = arith.muli %trip, %c32_i32 : i32
            %k = arith.addi %unit_pos_x, %distance : i32
            %lt = arith.cmpi ult, %cube_pos_x, %y_shape_0 : i32
            %mul = arith.muli %cube_pos_x, %y_shape_1 : i32
            %add = arith.addi %mul, %k : i32
            %lt_all = vector.broadcast %lt : i1 to vector<8xi1>
            %y_at = llvm.getelementptr %y[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %y_value = llvm.intr.masked.load %y_at, %lt_all, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %lt_1 = arith.cmpi ult, %cube_pos_x, %gradient_shape_0 : i32
            %mul_1 = arith.muli %cube_pos_x, %gradient_shape_1 : i32
            %k_all = vector.broadcast %k : i32 to vector<8xi32>
            %k_each = arith.addi %k_all, %iota_8xi32 : vector<8xi32>
            %gradient_shape_1_all = vector.broadcast %gradient_shape_1 : i32 to vector<8xi32>
            %lt_2 = arith.cmpi ult, %k_each, %gradient_shape_1_all : vector<8xi32>
            %lt_1_all = vector.broadcast %lt_1 : i1 to vector<8xi1>
            %logical_and = arith.andi %lt_1_all, %lt_2 : vector<8xi1>
            %add_1 = arith.addi %mul_1, %k : i32
            %gradient_at = llvm.getelementptr %gradient[%add_1] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %gradient_value = llvm.intr.masked.load %gradient_at, %logical_and, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %sub = arith.subf %gradient_value, %inner_value : vector<8xf32>
            %mul_2 = arith.mulf %y_value, %sub : vector<8xf32>
            %lt_3 = arith.cmpi ult, %cube_pos_x, %out_shape_0 : i32
            %mul_3 = arith.muli %cube_pos_x, %out_shape_1 : i32
            %out_shape_1_all = vector.broadcast %out_shape_1 : i32 to vector<8xi32>
            %lt_4 = arith.cmpi ult, %k_each, %out_shape_1_all : vector<8xi32>
            %lt_3_all = vector.broadcast %lt_3 : i1 to vector<8xi1>
            %logical_and_1 = arith.andi %lt_3_all, %lt_4 : vector<8xi1>
            %add_2 = arith.addi %mul_3, %k : i32
            %out_at = llvm.getelementptr %out[%add_2] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.intr.masked.store %mul_2, %out_at, %logical_and_1 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
          }
          scf.for unsigned %trip = %least_1 to %most_1 step %c1_i32 : i32 {
            %trip_all = vector.broadcast %trip : i32 to vector<8xi32>
            %active = arith.cmpi ult, %trip_all, %trips_1 : vector<8xi32>
            %distance = arith.muli %trip, %c32_i32 : i32
            %k = arith.addi %unit_pos_x, %distance : i32
            %lt = arith.cmpi ult, %cube_pos_x, %y_shape_0 : i32
            %mul = arith.muli %cube_pos_x, %y_shape_1 : i32
            %add = arith.addi %mul, %k : i32
            %lt_all = vector.broadcast %lt : i1 to vector<8xi1>
            %active_1 = arith.andi %active, %lt_all : vector<8xi1>
            %y_at = llvm.getelementptr %y[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %y_value = llvm.intr.masked.load %y_at, %active_1, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %lt_1 = arith.cmpi ult, %cube_pos_x, %gradient_shape_0 : i32
            %mul_1 = arith.muli %cube_pos_x, %gradient_shape_1 : i32
            %k_all = vector.broadcast %k : i32 to vector<8xi32>
            %k_each = arith.addi %k_all, %iota_8xi32 : vector<8xi32>
            %gradient_shape_1_all = vector.broadcast %gradient_shape_1 : i32 to vector<8xi32>
            %lt_2 = arith.cmpi ult, %k_each, %gradient_shape_1_all : vector<8xi32>
            %lt_1_all = vector.broadcast %lt_1 : i1 to vector<8xi1>
            %logical_and = arith.andi %lt_1_all, %lt_2 : vector<8xi1>
            %add_1 = arith.addi %mul_1, %k : i32
            %active_2 = arith.andi %active, %logical_and : vector<8xi1>
            %gradient_at = llvm.getelementptr %gradient[%add_1] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %gradient_value = llvm.intr.masked.load %gradient_at, %active_2, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %sub = arith.subf %gradient_value, %inner_value : vector<8xf32>
            %mul_2 = arith.mulf %y_value, %sub : vector<8xf32>
            %lt_3 = arith.cmpi ult, %cube_pos_x, %out_shape_0 : i32
            %mul_3 = arith.muli %cube_pos_x, %out_shape_1 : i32
            %out_shape_1_all = vector.broadcast %out_shape_1 : i32 to vector<8xi32>
            %lt_4 = arith.cmpi ult, %k_each, %out_shape_1_all : vector<8xi32>
            %lt_3_all = vector.broadcast %lt_3 : i1 to vector<8xi1>
            %logical_and_1 = arith.andi %lt_3_all, %lt_4 : vector<8xi1>
            %add_2 = arith.addi %mul_3, %k : i32
            %active_3 = arith.andi %active, %logical_and_1 : vector<8xi1>
            %out_at = llvm.getelementptr %out[%add_2] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.intr.masked.store %mul_2, %out_at, %active_3 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
          }
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
