module {
  func.func @lennard_jones(%position: !llvm.ptr {llvm.noalias, llvm.readonly},
      %cell_starts: !llvm.ptr {llvm.noalias, llvm.readonly}, %force: !llvm.ptr {llvm.noalias}, %box: f32,
      %position_shape_0: i32, %position_shape_1: i32, %cell_starts_length: i32, %force_shape_0: i32,
      %force_shape_1: i32, %cube_count_x: i32, %cube_count_y: i32, %cube_count_z: i32, %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c256_i32 = arith.constant 256 : i32
    %c8_i32 = arith.constant 8 : i32
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %c0.0_8xf32 = arith.constant dense<0.0> : vector<8xf32>
    %c1_i32 = arith.constant 1 : i32
    %c1_8xi32 = arith.constant dense<1> : vector<8xi32>
    %c8.0_f32 = arith.constant 8.0 : f32
    %c7_8xi32 = arith.constant dense<7> : vector<8xi32>
    %fx = llvm.alloca %c1_i64 x vector<8xf32> : (i64) -> !llvm.ptr
    %fy = llvm.alloca %c1_i64 x vector<8xf32> : (i64) -> !llvm.ptr
    %c-1_8xi32 = arith.constant dense<-1> : vector<8xi32>
    %c8_8xi32 = arith.constant dense<8> : vector<8xi32>
    %c0_8xi32 = arith.constant dense<0> : vector<8xi32>
    %c4.0_8xf32 = arith.constant dense<4.0> : vector<8xf32>
    %ctrue_8xi1 = arith.constant dense<true> : vector<8xi1>
    %c1.0_8xf32 = arith.constant dense<1.0> : vector<8xf32>
    %c24.0_8xf32 = arith.constant dense<24.0> : vector<8xf32>
    %c2.0_8xf32 = arith.constant dense<2.0> : vector<8xf32>
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %cube_pos_x = arith.trunci %cube : i64 to i32
      %mul = arith.muli %cube_pos_x, %c256_i32 : i32
      scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
        %i = arith.addi %mul, %unit_pos_x : i32
        %i_all = vector.broadcast %i : i32 to vector<8xi32>
        %i_each = arith.addi %i_all, %iota_8xi32 : vector<8xi32>
        %position_shape_0_all = vector.broadcast %position_shape_0 : i32 to vector<8xi32>
        %lt = arith.cmpi ult, %i_each, %position_shape_0_all : vector<8xi32>
        %any = vector.reduction <or>, %lt : vector<8xi1> into i1
        scf.if %any {
          %position_shape_1_all = vector.broadcast %position_shape_1 : i32 to vector<8xi32>
          %mul_1 = arith.muli %i_each, %position_shape_1_all : vector<8xi32>
          %lt_1 = arith.cmpi ult, %c0_i32, %position_shape_1 : i32
          %lt_1_all = vector.broadcast %lt_1 : i1 to vector<8xi1>
          %active = arith.andi %lt, %lt_1_all : vector<8xi1>
          %position_at = llvm.getelementptr %position[%mul_1] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
          %x = llvm.intr.masked.gather %position_at, %active, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %lt_2 = arith.cmpi ult, %c1_i32, %position_shape_1 : i32
          %add = arith.addi %mul_1, %c1_8xi32 : vector<8xi32>
          %lt_2_all = vector.broadcast %lt_2 : i1 to vector<8xi1>
          %active_1 = arith.andi %lt, %lt_2_all : vector<8xi1>
          %position_at_1 = llvm.getelementptr %position[%add] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
          %y = llvm.intr.masked.gather %position_at_1, %active_1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %width = arith.divf %box, %c8.0_f32 : f32
          %width_all = vector.broadcast %width : f32 to vector<8xf32>
          %div = arith.divf %x, %width_all : vector<8xf32>
          %cast = llvm.call_intrinsic "llvm.fptosi.sat.v8i32.v8f32"(%div) : (vector<8xf32>) -> vector<8xi32>
          %column = arith.minsi %cast, %c7_8xi32 : vector<8xi32>
          %div_1 = arith.divf %y, %width_all : vector<8xf32>
          %cast_1 = llvm.call_intrinsic "llvm.fptosi.sat.v8i32.v8f32"(%div_1) : (vector<8xf32>) -> vector<8xi32>
          %row = arith.minsi %cast_1, %c7_8xi32 : vector<8xi32>
          llvm.store %c0.0_8xf32, %fx : vector<8xf32>, !llvm.ptr
          llvm.store %c0.0_8xf32, %fy : vector<8xf32>, !llvm.ptr
          %add_1 = arith.addi %row, %c-1_8xi32 : vector<8xi32>
          %bit_and = arith.andi %add_1, %c7_8xi32 : vector<8xi32>
          %mul_2 = arith.muli %bit_and, %c8_8xi32 : vector<8xi32>
          %add_2 = arith.addi %column, %c-1_8xi32 : vector<8xi32>
          %bit_and_1 = arith.andi %add_2, %c7_8xi32 : vector<8xi32>
          %add_3 = arith.addi %mul_2, %bit_and_1 : vector<8xi32>
          %cell_starts_length_all = vector.broadcast %cell_starts_length : i32 to vector<8xi32>
          %lt_3 = arith.cmpi ult, %add_3, %cell_starts_length_all : vector<8xi32>
          %active_2 = arith.andi %lt, %lt_3 : vector<8xi1>
          %cell_starts_at = llvm.getelementptr %cell_starts[%add_3] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
          %cell_starts_value = llvm.intr.masked.gather %cell_starts_at, %active_2, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
          %add_4 = arith.addi %add_3, %c1_8xi32 : vector<8xi32>
          %lt_4 = arith.cmpi ult, %add_4, %cell_starts_length_all : vector<8xi32>
          %active_3 = arith.andi %lt, %lt_4 : vector<8xi1>
          %cell_starts_at_1 = llvm.getelementptr %cell_starts[%add_4] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
          %cell_starts_value_1 = llvm.intr.masked.gather %cell_starts_at_1, %active_3, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
          %some = arith.cmpi ult, %cell_starts_value, %cell_starts_value_1 : vector<8xi32>
          %gap = arith.subi %cell_starts_value_1, %cell_starts_value : vector<8xi32>
          %trips = arith.select %some, %gap, %c0_8xi32 : vector<8xi1>, vector<8xi32>
          %trips_1 = arith.select %lt, %trips, %c0_8xi32 : vector<8xi1>, vector<8xi32>
          %most = vector.reduction <maxui>, %trips_1 : vector<8xi32> into i32
          scf.for unsigned %trip = %c0_i32 to %most step %c1_i32 : i32 {
            %trip_all = vector.broadcast %trip : i32 to vector<8xi32>
            %active_4 = arith.cmpi ult, %trip_all, %trips_1 : vector<8xi32>
            %distance = arith.muli %trip_all, %c1_8xi32 : vector<8xi32>
            %j = arith.addi %cell_starts_value, %distance : vector<8xi32>
            %lt_5 = arith.cmpi ult, %j, %position_shape_0_all : vector<8xi32>
            %mul_3 = arith.muli %j, %position_shape_1_all : vector<8xi32>
            %logical_and = arith.andi %lt_5, %lt_1_all : vector<8xi1>
            %active_5 = arith.andi %active_4, %logical_and : vector<8xi1>
            %position_at_2 = llvm.getelementptr %position[%mul_3] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %position_value = llvm.intr.masked.gather %position_at_2, %active_5, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %sub = arith.subf %x, %position_value : vector<8xf32>
            %box_all = vector.broadcast %box : f32 to vector<8xf32>
            %div_2 = arith.divf %sub, %box_all : vector<8xf32>
            %round = math.roundeven %div_2 : vector<8xf32>
            %mul_4 = arith.mulf %box_all, %round : vector<8xf32>
            %dx = arith.subf %sub, %mul_4 : vector<8xf32>
            %logical_and_1 = arith.andi %lt_5, %lt_2_all : vector<8xi1>
            %add_5 = arith.addi %mul_3, %c1_8xi32 : vector<8xi32>
            %active_6 = arith.andi %active_4, %logical_and_1 : vector<8xi1>
            %position_at_3 = llvm.getelementptr %position[%add_5] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %position_value_1 = llvm.intr.masked.gather %position_at_3, %active_6, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %sub_1 = arith.subf %y, %position_value_1 : vector<8xf32>
            %div_3 = arith.divf %sub_1, %box_all : vector<8xf32>
            %round_1 = math.roundeven %div_3 : vector<8xf32>
            %mul_5 = arith.mulf %box_all, %round_1 : vector<8xf32>
            %dy = arith.subf %sub_1, %mul_5 : vector<8xf32>
            %mul_6 = arith.mulf %dx, %dx : vector<8xf32>
            %mul_7 = arith.mulf %dy, %dy : vector<8xf32>
            %square = arith.addf %mul_6, %mul_7 : vector<8xf32>
            %eq = arith.cmpi eq, %j, %i_each : vector<8xi32>
            %gt = arith.cmpf ogt, %square, %c4.0_8xf32 : vector<8xf32>
            %logical_or = arith.ori %eq, %gt : vector<8xi1>
            %logical_not = arith.xori %logical_or, %ctrue_8xi1 : vector<8xi1>
            %active_7 = arith.andi %active_4, %logical_not : vector<8xi1>
            %any_1 = vector.reduction <or>, %active_7 : vector<8xi1> into i1
            scf.if %any_1 {
              %inverse = arith.divf %c1.0_8xf32, %square : vector<8xf32>
              %mul_8 = arith.mulf %inverse, %inverse : vector<8xf32>
              %sixth = arith.mulf %inverse, %mul_8 : vector<8xf32>
              %mul_9 = arith.mulf %c24.0_8xf32, %inverse : vector<8xf32>
              %mul_10 = arith.mulf %mul_9, %sixth : vector<8xf32>
              %mul_11 = arith.mulf %c2.0_8xf32, %sixth : vector<8xf32>
              %sub_2 = arith.subf %mul_11, %c1.0_8xf32 : vector<8xf32>
              %strength = arith.mulf %mul_10, %sub_2 : vector<8xf32>
              %fx_value = llvm.load %fx : !llvm.ptr -> vector<8xf32>
              %mul_12 = arith.mulf %strength, %dx : vector<8xf32>
              %add_6 = arith.addf %fx_value, %mul_12 : vector<8xf32>
              %fx_old = llvm.load %fx : !llvm.ptr -> vector<8xf32>
              %fx_new = arith.select %active_7, %add_6, %fx_old : vector<8xi1>, vector<8xf32>
              llvm.store %fx_new, %fx : vector<8xf32>, !llvm.ptr
              %fy_value = llvm.load %fy : !llvm.ptr -> vector<8xf32>
              %mul_13 = arith.mulf %strength, %dy : vector<8xf32>
              %add_7 = arith.addf %fy_value, %mul_13 : vector<8xf32>
              %fy_old = llvm.load %fy : !llvm.ptr -> vector<8xf32>
              %fy_new = arith.select %active_7, %add_7, %fy_old : vector<8xi1>, vector<8xf32>
              llvm.store %fy_new, %fy : vector<8xf32>, !llvm.ptr
            }
          }
          %bit_and_2 = arith.andi %column, %c7_8xi32 : vector<8xi32>
          %add_5 = arith.addi %mul_2, %bit_and_2 : vector<8xi32>
          %lt_5 = arith.cmpi ult, %add_5, %cell_starts_length_all : vector<8xi32>
          %active_4 = arith.andi %lt, %lt_5 : vector<8xi1>
          %cell_starts_at_2 = llvm.getelementptr %cell_starts[%add_5] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
          %cell_starts_value_2 = llvm.intr.masked.gather %cell_starts_at_2, %active_4, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
          %add_6 = arith.addi %add_5, %c1_8xi32 : vector<8xi32>
          %lt_6 = arith.cmpi ult, %add_6, %cell_starts_length_all : vector<8xi32>
          %active_5 = arith.andi %lt, %lt_6 : vector<8xi1>
          %cell_starts_at_3 = llvm.getelementptr %cell_starts[%add_6] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
          %cell_starts_value_3 = llvm.intr.masked.gather %cell_starts_at_3, %active_5, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
          %some_1 = arith.cmpi ult, %cell_starts_value_2, %cell_starts_value_3 : vector<8xi32>
          %gap_1 = arith.subi %cell_starts_value_3, %cell_starts_value_2 : vector<8xi32>
          %trips_2 = arith.select %some_1, %gap_1, %c0_8xi32 : vector<8xi1>, vector<8xi32>
          %trips_3 = arith.select %lt, %trips_2, %c0_8xi32 : vector<8xi1>, vector<8xi32>
          %most_1 = vector.reduction <maxui>, %trips_3 : vector<8xi32> into i32
          scf.for unsigned %trip = %c0_i32 to %most_1 step %c1_i32 : i32 {
            %trip_all = vector.broadcast %trip : i32 to vector<8xi32>
            %active_6 = arith.cmpi ult, %trip_all, %trips_3 : vector<8xi32>
            %distance = arith.muli %trip_all, %c1_8xi32 : vector<8xi32>
            %j = arith.addi %cell_starts_value_2, %distance : vector<8xi32>
            %lt_7 = arith.cmpi ult, %j, %position_shape_0_all : vector<8xi32>
            %mul_3 = arith.muli %j, %position_shape_1_all : vector<8xi32>
            %logical_and = arith.andi %lt_7, %lt_1_all : vector<8xi1>
            %active_7 = arith.andi %active_6, %logical_and : vector<8xi1>
            %position_at_2 = llvm.getelementptr %position[%mul_3] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %position_value = llvm.intr.masked.gather %position_at_2, %active_7, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %sub = arith.subf %x, %position_value : vector<8xf32>
            %box_all = vector.broadcast %box : f32 to vector<8xf32>
            %div_2 = arith.divf %sub, %box_all : vector<8xf32>
            %round = math.roundeven %div_2 : vector<8xf32>
            %mul_4 = arith.mulf %box_all, %round : vector<8xf32>
            %dx = arith.subf %sub, %mul_4 : vector<8xf32>
            %logical_and_1 = arith.andi %lt_7, %lt_2_all : vector<8xi1>
            %add_7 = arith.addi %mul_3, %c1_8xi32 : vector<8xi32>
            %active_8 = arith.andi %active_6, %logical_and_1 : vector<8xi1>
            %position_at_3 = llvm.getelementptr %position[%add_7] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %position_value_1 = llvm.intr.masked.gather %position_at_3, %active_8, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %sub_1 = arith.subf %y, %position_value_1 : vector<8xf32>
            %div_3 = arith.divf %sub_1, %box_all : vector<8xf32>
            %round_1 = math.roundeven %div_3 : vector<8xf32>
            %mul_5 = arith.mulf %box_all, %round_1 : vector<8xf32>
            %dy = arith.subf %sub_1, %mul_5 : vector<8xf32>
            %mul_6 = arith.mulf %dx, %dx : vector<8xf32>
            %mul_7 = arith.mulf %dy, %dy : vector<8xf32>
            %square = arith.addf %mul_6, %mul_7 : vector<8xf32>
            %eq = arith.cmpi eq, %j, %i_each : vector<8xi32>
            %gt = arith.cmpf ogt, %square, %c4.0_8xf32 : vector<8xf32>
            %logical_or = arith.ori %eq, %gt : vector<8xi1>
            %logical_not = arith.xori %logical_or, %ctrue_8xi1 : vector<8xi1>
            %active_9 = arith.andi %active_6, %logical_not : vector<8xi1>
            %any_1 = vector.reduction <or>, %active_9 : vector<8xi1> into i1
            scf.if %any_1 {
              %inverse = arith.divf %c1.0_8xf32, %square : vector<8xf32>
              %mul_8 = arith.mulf %inverse, %inverse : vector<8xf32>
              %sixth = arith.mulf %inverse, %mul_8 : vector<8xf32>
              %mul_9 = arith.mulf %c24.0_8xf32, %inverse : vector<8xf32>
              %mul_10 = arith.mulf %mul_9, %sixth : vector<8xf32>
              %mul_11 = arith.mulf %c2.0_8xf32, %sixth : vector<8xf32>
              %sub_2 = arith.subf %mul_11, %c1.0_8xf32 : vector<8xf32>
              %strength = arith.mulf %mul_10, %sub_2 : vector<8xf32>
              %fx_value = llvm.load %fx : !llvm.ptr -> vector<8xf32>
              %mul_12 = arith.mulf %strength, %dx : vector<8xf32>
              %add_8 = arith.addf %fx_value, %mul_12 : vector<8xf32>
              %fx_old = llvm.load %fx : !llvm.ptr -> vector<8xf32>
              %fx_new = arith.select %active_9, %add_8, %fx_old : vector<8xi1>, vector<8xf32>
              llvm.store %fx_new, %fx : vector<8xf32>, !llvm.ptr
              %fy_value = llvm.load %fy : !llvm.ptr -> vector<8xf32>
              %mul_13 = arith.mulf %strength, %dy : vector<8xf32>
              %add_9 = arith.addf %fy_value, %mul_13 : vector<8xf32>
              %fy_old = llvm.load %fy : !llvm.ptr -> vector<8xf32>
              %fy_new = arith.select %active_9, %add_9, %fy_old : vector<8xi1>, vector<8xf32>
              llvm.store %fy_new, %fy : vector<8xf32>, !llvm.ptr
            }
          }
          %add_7 = arith.addi %column, %c1_8xi32 : vector<8xi32>
          %bit_and_3 = arith.andi %add_7, %c7_8xi32 : vector<8xi32>
          %add_8 = arith.addi %mul_2, %bit_and_3 : vector<8xi32>
          %lt_7 = arith.cmpi ult, %add_8, %cell_starts_length_all : vector<8xi32>
          %active_6 = arith.andi %lt, %lt_7 : vector<8xi1>
          %cell_starts_at_4 = llvm.getelementptr %cell_starts[%add_8] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
          %cell_starts_value_4 = llvm.intr.masked.gather %cell_starts_at_4, %active_6, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
          %add_9 = arith.addi %add_8, %c1_8xi32 : vector<8xi32>
          %lt_8 = arith.cmpi ult, %add_9, %cell_starts_length_all : vector<8xi32>
          %active_7 = arith.andi %lt, %lt_8 : vector<8xi1>
          %cell_starts_at_5 = llvm.getelementptr %cell_starts[%add_9] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
          %cell_starts_value_5 = llvm.intr.masked.gather %cell_starts_at_5, %active_7, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
          %some_2 = arith.cmpi ult, %cell_starts_value_4, %cell_starts_value_5 : vector<8xi32>
          %gap_2 = arith.subi %cell_starts_value_5, %cell_starts_value_4 : vector<8xi32>
          %trips_4 = arith.select %some_2, %gap_2, %c0_8xi32 : vector<8xi1>, vector<8xi32>
          %trips_5 = arith.select %lt, %trips_4, %c0_8xi32 : vector<8xi1>, vector<8xi32>
          %most_2 = vector.reduction <maxui>, %trips_5 : vector<8xi32> into i32
          scf.for unsigned %trip = %c0_i32 to %most_2 step %c1_i32 : i32 {
            %trip_all = vector.broadcast %trip : i32 to vector<8xi32>
            %active_8 = arith.cmpi ult, %trip_all, %trips_5 : vector<8xi32>
            %distance = arith.muli %trip_all, %c1_8xi32 : vector<8xi32>
            %j = arith.addi %cell_starts_value_4, %distance : vector<8xi32>
            %lt_9 = arith.cmpi ult, %j, %position_shape_0_all : vector<8xi32>
            %mul_3 = arith.muli %j, %position_shape_1_all : vector<8xi32>
            %logical_and = arith.andi %lt_9, %lt_1_all : vector<8xi1>
            %active_9 = arith.andi %active_8, %logical_and : vector<8xi1>
            %position_at_2 = llvm.getelementptr %position[%mul_3] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %position_value = llvm.intr.masked.gather %position_at_2, %active_9, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %sub = arith.subf %x, %position_value : vector<8xf32>
            %box_all = vector.broadcast %box : f32 to vector<8xf32>
            %div_2 = arith.divf %sub, %box_all : vector<8xf32>
            %round = math.roundeven %div_2 : vector<8xf32>
            %mul_4 = arith.mulf %box_all, %round : vector<8xf32>
            %dx = arith.subf %sub, %mul_4 : vector<8xf32>
            %logical_and_1 = arith.andi %lt_9, %lt_2_all : vector<8xi1>
            %add_10 = arith.addi %mul_3, %c1_8xi32 : vector<8xi32>
            %active_10 = arith.andi %active_8, %logical_and_1 : vector<8xi1>
            %position_at_3 = llvm.getelementptr %position[%add_10] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %position_value_1 = llvm.intr.masked.gather %position_at_3, %active_10, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %sub_1 = arith.subf %y, %position_value_1 : vector<8xf32>
            %div_3 = arith.divf %sub_1, %box_all : vector<8xf32>
            %round_1 = math.roundeven %div_3 : vector<8xf32>
            %mul_5 = arith.mulf %box_all, %round_1 : vector<8xf32>
            %dy = arith.subf %sub_1, %mul_5 : vector<8xf32>
            %mul_6 = arith.mulf %dx, %dx : vector<8xf32>
            %mul_7 = arith.mulf %dy, %dy : vector<8xf32>
            %square = arith.addf %mul_6, %mul_7 : vector<8xf32>
            %eq = arith.cmpi eq, %j, %i_each : vector<8xi32>
            %gt = arith.cmpf ogt, %square, %c4.0_8xf32 : vector<8xf32>
            %logical_or = arith.ori %eq, %gt : vector<8xi1>
            %logical_not = arith.xori %logical_or, %ctrue_8xi1 : vector<8xi1>
            %active_11 = arith.andi %active_8, %logical_not : vector<8xi1>
            %any_1 = vector.reduction <or>, %active_11 : vector<8xi1> into i1
            scf.if %any_1 {
              %inverse = arith.divf %c1.0_8xf32, %square : vector<8xf32>
              %mul_8 = arith.mulf %inverse, %inverse : vector<8xf32>
              %sixth = arith.mulf %inverse, %mul_8 : vector<8xf32>
              %mul_9 = arith.mulf %c24.0_8xf32, %inverse : vector<8xf32>
              %mul_10 = arith.mulf %mul_9, %sixth : vector<8xf32>
              %mul_11 = arith.mulf %c2.0_8xf32, %sixth : vector<8xf32>
              %sub_2 = arith.subf %mul_11, %c1.0_8xf32 : vector<8xf32>
              %strength = arith.mulf %mul_10, %sub_2 : vector<8xf32>
              %fx_value = llvm.load %fx : !llvm.ptr -> vector<8xf32>
              %mul_12 = arith.mulf %strength, %dx : vector<8xf32>
              %add_11 = arith.addf %fx_value, %mul_12 : vector<8xf32>
              %fx_old = llvm.load %fx : !llvm.ptr -> vector<8xf32>
              %fx_new = arith.select %active_11, %add_11, %fx_old : vector<8xi1>, vector<8xf32>
              llvm.store %fx_new, %fx : vector<8xf32>, !llvm.ptr
              %fy_value = llvm.load %fy : !llvm.ptr -> vector<8xf32>
              %mul_13 = arith.mulf %strength, %dy : vector<8xf32>
              %add_12 = arith.addf %fy_value, %mul_13 : vector<8xf32>
              %fy_old = llvm.load %fy : !llvm.ptr -> vector<8xf32>
              %fy_new = arith.select %active_11, %add_12, %fy_old : vector<8xi1>, vector<8xf32>
              llvm.store %fy_new, %fy : vector<8xf32>, !llvm.ptr
            }
          }
          %bit_and_4 = arith.andi %row, %c7_8xi32 : vector<8xi32>
          %mul_3 = arith.muli %bit_and_4, %c8_8xi32 : vector<8xi32>
          %add_10 = arith.addi %mul_3, %bit_and_1 : vector<8xi32>
          %lt_9 = arith.cmpi ult, %add_10, %cell_starts_length_all : vector<8xi32>
          %active_8 = arith.andi %lt, %lt_9 : vector<8xi1>
          %cell_starts_at_6 = llvm.getelementptr %cell_starts[%add_10] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
          %cell_starts_value_6 = llvm.intr.masked.gather %cell_starts_at_6, %active_8, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
          %add_11 = arith.addi %add_10, %c1_8xi32 : vector<8xi32>
          %lt_10 = arith.cmpi ult, %add_11, %cell_starts_length_all : vector<8xi32>
          %active_9 = arith.andi %lt, %lt_10 : vector<8xi1>
          %cell_starts_at_7 = llvm.getelementptr %cell_starts[%add_11] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
          %cell_starts_value_7 = llvm.intr.masked.gather %cell_starts_at_7, %active_9, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
          %some_3 = arith.cmpi ult, %cell_starts_value_6, %cell_starts_value_7 : vector<8xi32>
          %gap_3 = arith.subi %cell_starts_value_7, %cell_starts_value_6 : vector<8xi32>
          %trips_6 = arith.select %some_3, %gap_3, %c0_8xi32 : vector<8xi1>, vector<8xi32>
          %trips_7 = arith.select %lt, %trips_6, %c0_8xi32 : vector<8xi1>, vector<8xi32>
          %most_3 = vector.reduction <maxui>, %trips_7 : vector<8xi32> into i32
          scf.for unsigned %trip = %c0_i32 to %most_3 step %c1_i32 : i32 {
            %trip_all = vector.broadcast %trip : i32 to vector<8xi32>
            %active_10 = arith.cmpi ult, %trip_all, %trips_7 : vector<8xi32>
            %distance = arith.muli %trip_all, %c1_8xi32 : vector<8xi32>
            %j = arith.addi %cell_starts_value_6, %distance : vector<8xi32>
            %lt_11 = arith.cmpi ult, %j, %position_shape_0_all : vector<8xi32>
            %mul_4 = arith.muli %j, %position_shape_1_all : vector<8xi32>
            %logical_and = arith.andi %lt_11, %lt_1_all : vector<8xi1>
            %active_11 = arith.andi %active_10, %logical_and : vector<8xi1>
            %position_at_2 = llvm.getelementptr %position[%mul_4] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %position_value = llvm.intr.masked.gather %position_at_2, %active_11, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %sub = arith.subf %x, %position_value : vector<8xf32>
            %box_all = vector.broadcast %box : f32 to vector<8xf32>
            %div_2 = arith.divf %sub, %box_all : vector<8xf32>
            %round = math.roundeven %div_2 : vector<8xf32>
            %mul_5 = arith.mulf %box_all, %round : vector<8xf32>
            %dx = arith.subf %sub, %mul_5 : vector<8xf32>
            %logical_and_1 = arith.andi %lt_11, %lt_2_all : vector<8xi1>
            %add_12 = arith.addi %mul_4, %c1_8xi32 : vector<8xi32>
            %active_12 = arith.andi %active_10, %logical_and_1 : vector<8xi1>
            %position_at_3 = llvm.getelementptr %position[%add_12] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %position_value_1 = llvm.intr.masked.gather %position_at_3, %active_12, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %sub_1 = arith.subf %y, %position_value_1 : vector<8xf32>
            %div_3 = arith.divf %sub_1, %box_all : vector<8xf32>
            %round_1 = math.roundeven %div_3 : vector<8xf32>
            %mul_6 = arith.mulf %box_all, %round_1 : vector<8xf32>
            %dy = arith.subf %sub_1, %mul_6 : vector<8xf32>
            %mul_7 = arith.mulf %dx, %dx : vector<8xf32>
            %mul_8 = arith.mulf %dy, %dy : vector<8xf32>
            %square = arith.addf %mul_7, %mul_8 : vector<8xf32>
            %eq = arith.cmpi eq, %j, %i_each : vector<8xi32>
            %gt = arith.cmpf ogt, %square, %c4.0_8xf32 : vector<8xf32>
            %logical_or = arith.ori %eq, %gt : vector<8xi1>
            %logical_not = arith.xori %logical_or, %ctrue_8xi1 : vector<8xi1>
            %active_13 = arith.andi %active_10, %logical_not : vector<8xi1>
            %any_1 = vector.reduction <or>, %active_13 : vector<8xi1> into i1
            scf.if %any_1 {
              %inverse = arith.divf %c1.0_8xf32, %square : vector<8xf32>
              %mul_9 = arith.mulf %inverse, %inverse : vector<8xf32>
              %sixth = arith.mulf %inverse, %mul_9 : vector<8xf32>
              %mul_10 = arith.mulf %c24.0_8xf32, %inverse : vector<8xf32>
              %mul_11 = arith.mulf %mul_10, %sixth : vector<8xf32>
              %mul_12 = arith.mulf %c2.0_8xf32, %sixth : vector<8xf32>
              %sub_2 = arith.subf %mul_12, %c1.0_8xf32 : vector<8xf32>
              %strength = arith.mulf %mul_11, %sub_2 : vector<8xf32>
              %fx_value = llvm.load %fx : !llvm.ptr -> vector<8xf32>
              %mul_13 = arith.mulf %strength, %dx : vector<8xf32>
              %add_13 = arith.addf %fx_value, %mul_13 : vector<8xf32>
              %fx_old = llvm.load %fx : !llvm.ptr -> vector<8xf32>
              %fx_new = arith.select %active_13, %add_13, %fx_old : vector<8xi1>, vector<8xf32>
              llvm.store %fx_new, %fx : vector<8xf32>, !llvm.ptr
              %fy_value = llvm.load %fy : !llvm.ptr -> vector<8xf32>
              %mul_14 = arith.mulf %strength, %dy : vector<8xf32>
              %add_14 = arith.addf %fy_value, %mul_14 : vector<8xf32>
              %fy_old = llvm.load %fy : !llvm.ptr -> vector<8xf32>
              %fy_new = arith.select %active_13, %add_14, %fy_old : vector<8xi1>, vector<8xf32>
              llvm.store %fy_new, %fy : vector<8xf32>, !llvm.ptr
            }
          }
          %add_12 = arith.addi %mul_3, %bit_and_2 : vector<8xi32>
          %lt_11 = arith.cmpi ult, %add_12, %cell_starts_length_all : vector<8xi32>
          %active_10 = arith.andi %lt, %lt_11 : vector<8xi1>
          %cell_starts_at_8 = llvm.getelementptr %cell_starts[%add_12] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
          %cell_starts_value_8 = llvm.intr.masked.gather %cell_starts_at_8, %active_10, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
          %add_13 = arith.addi %add_12, %c1_8xi32 : vector<8xi32>
          %lt_12 = arith.cmpi ult, %add_13, %cell_starts_length_all : vector<8xi32>
          %active_11 = arith.andi %lt, %lt_12 : vector<8xi1>
          %cell_starts_at_9 = llvm.getelementptr %cell_starts[%add_13] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
          %cell_starts_value_9 = llvm.intr.masked.gather %cell_starts_at_9, %active_11, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
          %some_4 = arith.cmpi ult, %cell_starts_value_8, %cell_starts_value_9 : vector<8xi32>
          %gap_4 = arith.subi %cell_starts_value_9, %cell_starts_value_8 : vector<8xi32>
          %trips_8 = arith.select %some_4, %gap_4, %c0_8xi32 : vector<8xi1>, vector<8xi32>
          %trips_9 = arith.select %lt, %trips_8, %c0_8xi32 : vector<8xi1>, vector<8xi32>
          %most_4 = vector.reduction <maxui>, %trips_9 : vector<8xi32> into i32
          scf.for unsigned %trip = %c0_i32 to %most_4 step %c1_i32 : i32 {
            %trip_all = vector.broadcast %trip : i32 to vector<8xi32>
            %active_12 = arith.cmpi ult, %trip_all, %trips_9 : vector<8xi32>
            %distance = arith.muli %trip_all, %c1_8xi32 : vector<8xi32>
            %j = arith.addi %cell_starts_value_8, %distance : vector<8xi32>
            %lt_13 = arith.cmpi ult, %j, %position_shape_0_all : vector<8xi32>
            %mul_4 = arith.muli %j, %position_shape_1_all : vector<8xi32>
            %logical_and = arith.andi %lt_13, %lt_1_all : vector<8xi1>
            %active_13 = arith.andi %active_12, %logical_and : vector<8xi1>
            %position_at_2 = llvm.getelementptr %position[%mul_4] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %position_value = llvm.intr.masked.gather %position_at_2, %active_13, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %sub = arith.subf %x, %position_value : vector<8xf32>
            %box_all = vector.broadcast %box : f32 to vector<8xf32>
            %div_2 = arith.divf %sub, %box_all : vector<8xf32>
            %round = math.roundeven %div_2 : vector<8xf32>
            %mul_5 = arith.mulf %box_all, %round : vector<8xf32>
            %dx = arith.subf %sub, %mul_5 : vector<8xf32>
            %logical_and_1 = arith.andi %lt_13, %lt_2_all : vector<8xi1>
            %add_14 = arith.addi %mul_4, %c1_8xi32 : vector<8xi32>
            %active_14 = arith.andi %active_12, %logical_and_1 : vector<8xi1>
            %position_at_3 = llvm.getelementptr %position[%add_14] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %position_value_1 = llvm.intr.masked.gather %position_at_3, %active_14, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %sub_1 = arith.subf %y, %position_value_1 : vector<8xf32>
            %div_3 = arith.divf %sub_1, %box_all : vector<8xf32>
            %round_1 = math.roundeven %div_3 : vector<8xf32>
            %mul_6 = arith.mulf %box_all, %round_1 : vector<8xf32>
            %dy = arith.subf %sub_1, %mul_6 : vector<8xf32>
            %mul_7 = arith.mulf %dx, %dx : vector<8xf32>
            %mul_8 = arith.mulf %dy, %dy : vector<8xf32>
            %square = arith.addf %mul_7, %mul_8 : vector<8xf32>
            %eq = arith.cmpi eq, %j, %i_each : vector<8xi32>
            %gt = arith.cmpf ogt, %square, %c4.0_8xf32 : vector<8xf32>
            %logical_or = arith.ori %eq, %gt : vector<8xi1>
            %logical_not = arith.xori %logical_or, %ctrue_8xi1 : vector<8xi1>
            %active_15 = arith.andi %active_12, %logical_not : vector<8xi1>
            %any_1 = vector.reduction <or>, %active_15 : vector<8xi1> into i1
            scf.if %any_1 {
              %inverse = arith.divf %c1.0_8xf32, %square : vector<8xf32>
              %mul_9 = arith.mulf %inverse, %inverse : vector<8xf32>
              %sixth = arith.mulf %inverse, %mul_9 : vector<8xf32>
              %mul_10 = arith.mulf %c24.0_8xf32, %inverse : vector<8xf32>
              %mul_11 = arith.mulf %mul_10, %sixth : vector<8xf32>
              %mul_12 = arith.mulf %c2.0_8xf32, %sixth : vector<8xf32>
              %sub_2 = arith.subf %mul_12, %c1.0_8xf32 : vector<8xf32>
              %strength = arith.mulf %mul_11, %sub_2 : vector<8xf32>
              %fx_value = llvm.load %fx : !llvm.ptr -> vector<8xf32>
              %mul_13 = arith.mulf %strength, %dx : vector<8xf32>
              %add_15 = arith.addf %fx_value, %mul_13 : vector<8xf32>
              %fx_old = llvm.load %fx : !llvm.ptr -> vector<8xf32>
              %fx_new = arith.select %active_15, %add_15, %fx_old : vector<8xi1>, vector<8xf32>
              llvm.store %fx_new, %fx : vector<8xf32>, !llvm.ptr
              %fy_value = llvm.load %fy : !llvm.ptr -> vector<8xf32>
              %mul_14 = arith.mulf %strength, %dy : vector<8xf32>
              %add_16 = arith.addf %fy_value, %mul_14 : vector<8xf32>
              %fy_old = llvm.load %fy : !llvm.ptr -> vector<8xf32>
              %fy_new = arith.select %active_15, %add_16, %fy_old : vector<8xi1>, vector<8xf32>
              llvm.store %fy_new, %fy : vector<8xf32>, !llvm.ptr
            }
          }
          %add_14 = arith.addi %mul_3, %bit_and_3 : vector<8xi32>
          %lt_13 = arith.cmpi ult, %add_14, %cell_starts_length_all : vector<8xi32>
          %active_12 = arith.andi %lt, %lt_13 : vector<8xi1>
          %cell_starts_at_10 = llvm.getelementptr %cell_starts[%add_14] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
          %cell_starts_value_10 = llvm.intr.masked.gather %cell_starts_at_10, %active_12, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
          %add_15 = arith.addi %add_14, %c1_8xi32 : vector<8xi32>
          %lt_14 = arith.cmpi ult, %add_15, %cell_starts_length_all : vector<8xi32>
          %active_13 = arith.andi %lt, %lt_14 : vector<8xi1>
          %cell_starts_at_11 = llvm.getelementptr %cell_starts[%add_15] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
          %cell_starts_value_11 = llvm.intr.masked.gather %cell_starts_at_11, %active_13, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
          %some_5 = arith.cmpi ult, %cell_starts_value_10, %cell_starts_value_11 : vector<8xi32>
          %gap_5 = arith.subi %cell_starts_value_11, %cell_starts_value_10 : vector<8xi32>
          %trips_10 = arith.select %some_5, %gap_5, %c0_8xi32 : vector<8xi1>, vector<8xi32>
          %trips_11 = arith.select %lt, %trips_10, %c0_8xi32 : vector<8xi1>, vector<8xi32>
          %most_5 = vector.reduction <maxui>, %trips_11 : vector<8xi32> into i32
          scf.for unsigned %trip = %c0_i32 to %most_5 step %c1_i32 : i32 {
            %trip_all = vector.broadcast %trip : i32 to vector<8xi32>
            %active_14 = arith.cmpi ult, %trip_all, %trips_11 : vector<8xi32>
            %distance = arith.muli %trip_all, %c1_8xi32 : vector<8xi32>
            %j = arith.addi %cell_starts_value_10, %distance : vector<8xi32>
            %lt_15 = arith.cmpi ult, %j, %position_shape_0_all : vector<8xi32>
            %mul_4 = arith.muli %j, %position_shape_1_all : vector<8xi32>
            %logical_and = arith.andi %lt_15, %lt_1_all : vector<8xi1>
            %active_15 = arith.andi %active_14, %logical_and : vector<8xi1>
            %position_at_2 = llvm.getelementptr %position[%mul_4] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %position_value = llvm.intr.masked.gather %position_at_2, %active_15, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %sub = arith.subf %x, %position_value : vector<8xf32>
            %box_all = vector.broadcast %box : f32 to vector<8xf32>
            %div_2 = arith.divf %sub, %box_all : vector<8xf32>
            %round = math.roundeven %div_2 : vector<8xf32>
            %mul_5 = arith.mulf %box_all, %round : vector<8xf32>
            %dx = arith.subf %sub, %mul_5 : vector<8xf32>
            %logical_and_1 = arith.andi %lt_15, %lt_2_all : vector<8xi1>
            %add_16 = arith.addi %mul_4, %c1_8xi32 : vector<8xi32>
            %active_16 = arith.andi %active_14, %logical_and_1 : vector<8xi1>
            %position_at_3 = llvm.getelementptr %position[%add_16] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %position_value_1 = llvm.intr.masked.gather %position_at_3, %active_16, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %sub_1 = arith.subf %y, %position_value_1 : vector<8xf32>
            %div_3 = arith.divf %sub_1, %box_all : vector<8xf32>
            %round_1 = math.roundeven %div_3 : vector<8xf32>
            %mul_6 = arith.mulf %box_all, %round_1 : vector<8xf32>
            %dy = arith.subf %sub_1, %mul_6 : vector<8xf32>
            %mul_7 = arith.mulf %dx, %dx : vector<8xf32>
            %mul_8 = arith.mulf %dy, %dy : vector<8xf32>
            %square = arith.addf %mul_7, %mul_8 : vector<8xf32>
            %eq = arith.cmpi eq, %j, %i_each : vector<8xi32>
            %gt = arith.cmpf ogt, %square, %c4.0_8xf32 : vector<8xf32>
            %logical_or = arith.ori %eq, %gt : vector<8xi1>
            %logical_not = arith.xori %logical_or, %ctrue_8xi1 : vector<8xi1>
            %active_17 = arith.andi %active_14, %logical_not : vector<8xi1>
            %any_1 = vector.reduction <or>, %active_17 : vector<8xi1> into i1
            scf.if %any_1 {
              %inverse = arith.divf %c1.0_8xf32, %square : vector<8xf32>
              %mul_9 = arith.mulf %inverse, %inverse : vector<8xf32>
              %sixth = arith.mulf %inverse, %mul_9 : vector<8xf32>
              %mul_10 = arith.mulf %c24.0_8xf32, %inverse : vector<8xf32>
              %mul_11 = arith.mulf %mul_10, %sixth : vector<8xf32>
              %mul_12 = arith.mulf %c2.0_8xf32, %sixth : vector<8xf32>
              %sub_2 = arith.subf %mul_12, %c1.0_8xf32 : vector<8xf32>
              %strength = arith.mulf %mul_11, %sub_2 : vector<8xf32>
              %fx_value = llvm.load %fx : !llvm.ptr -> vector<8xf32>
              %mul_13 = arith.mulf %strength, %dx : vector<8xf32>
              %add_17 = arith.addf %fx_value, %mul_13 : vector<8xf32>
              %fx_old = llvm.load %fx : !llvm.ptr -> vector<8xf32>
              %fx_new = arith.select %active_17, %add_17, %fx_old : vector<8xi1>, vector<8xf32>
              llvm.store %fx_new, %fx : vector<8xf32>, !llvm.ptr
              %fy_value = llvm.load %fy : !llvm.ptr -> vector<8xf32>
              %mul_14 = arith.mulf %strength, %dy : vector<8xf32>
              %add_18 = arith.addf %fy_value, %mul_14 : vector<8xf32>
              %fy_old = llvm.load %fy : !llvm.ptr -> vector<8xf32>
              %fy_new = arith.select %active_17, %add_18, %fy_old : vector<8xi1>, vector<8xf32>
              llvm.store %fy_new, %fy : vector<8xf32>, !llvm.ptr
            }
          }
          %add_16 = arith.addi %row, %c1_8xi32 : vector<8xi32>
          %bit_and_5 = arith.andi %add_16, %c7_8xi32 : vector<8xi32>
          %mul_4 = arith.muli %bit_and_5, %c8_8xi32 : vector<8xi32>
          %add_17 = arith.addi %mul_4, %bit_and_1 : vector<8xi32>
          %lt_15 = arith.cmpi ult, %add_17, %cell_starts_length_all : vector<8xi32>
          %active_14 = arith.andi %lt, %lt_15 : vector<8xi1>
          %cell_starts_at_12 = llvm.getelementptr %cell_starts[%add_17] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
          %cell_starts_value_12 = llvm.intr.masked.gather %cell_starts_at_12, %active_14, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
          %add_18 = arith.addi %add_17, %c1_8xi32 : vector<8xi32>
          %lt_16 = arith.cmpi ult, %add_18, %cell_starts_length_all : vector<8xi32>
          %active_15 = arith.andi %lt, %lt_16 : vector<8xi1>
          %cell_starts_at_13 = llvm.getelementptr %cell_starts[%add_18] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
          %cell_starts_value_13 = llvm.intr.masked.gather %cell_starts_at_13, %active_15, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
          %some_6 = arith.cmpi ult, %cell_starts_value_12, %cell_starts_value_13 : vector<8xi32>
          %gap_6 = arith.subi %cell_starts_value_13, %cell_starts_value_12 : vector<8xi32>
          %trips_12 = arith.select %some_6, %gap_6, %c0_8xi32 : vector<8xi1>, vector<8xi32>
          %trips_13 = arith.select %lt, %trips_12, %c0_8xi32 : vector<8xi1>, vector<8xi32>
          %most_6 = vector.reduction <maxui>, %trips_13 : vector<8xi32> into i32
          scf.for unsigned %trip = %c0_i32 to %most_6 step %c1_i32 : i32 {
            %trip_all = vector.broadcast %trip : i32 to vector<8xi32>
            %active_16 = arith.cmpi ult, %trip_all, %trips_13 : vector<8xi32>
            %distance = arith.muli %trip_all, %c1_8xi32 : vector<8xi32>
            %j = arith.addi %cell_starts_value_12, %distance : vector<8xi32>
            %lt_17 = arith.cmpi ult, %j, %position_shape_0_all : vector<8xi32>
            %mul_5 = arith.muli %j, %position_shape_1_all : vector<8xi32>
            %logical_and = arith.andi %lt_17, %lt_1_all : vector<8xi1>
            %active_17 = arith.andi %active_16, %logical_and : vector<8xi1>
            %position_at_2 = llvm.getelementptr %position[%mul_5] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %position_value = llvm.intr.masked.gather %position_at_2, %active_17, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %sub = arith.subf %x, %position_value : vector<8xf32>
            %box_all = vector.broadcast %box : f32 to vector<8xf32>
            %div_2 = arith.divf %sub, %box_all : vector<8xf32>
            %round = math.roundeven %div_2 : vector<8xf32>
            %mul_6 = arith.mulf %box_all, %round : vector<8xf32>
            %dx = arith.subf %sub, %mul_6 : vector<8xf32>
            %logical_and_1 = arith.andi %lt_17, %lt_2_all : vector<8xi1>
            %add_19 = arith.addi %mul_5, %c1_8xi32 : vector<8xi32>
            %active_18 = arith.andi %active_16, %logical_and_1 : vector<8xi1>
            %position_at_3 = llvm.getelementptr %position[%add_19] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %position_value_1 = llvm.intr.masked.gather %position_at_3, %active_18, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %sub_1 = arith.subf %y, %position_value_1 : vector<8xf32>
            %div_3 = arith.divf %sub_1, %box_all : vector<8xf32>
            %round_1 = math.roundeven %div_3 : vector<8xf32>
            %mul_7 = arith.mulf %box_all, %round_1 : vector<8xf32>
            %dy = arith.subf %sub_1, %mul_7 : vector<8xf32>
            %mul_8 = arith.mulf %dx, %dx : vector<8xf32>
            %mul_9 = arith.mulf %dy, %dy : vector<8xf32>
            %square = arith.addf %mul_8, %mul_9 : vector<8xf32>
            %eq = arith.cmpi eq, %j, %i_each : vector<8xi32>
            %gt = arith.cmpf ogt, %square, %c4.0_8xf32 : vector<8xf32>
            %logical_or = arith.ori %eq, %gt : vector<8xi1>
            %logical_not = arith.xori %logical_or, %ctrue_8xi1 : vector<8xi1>
            %active_19 = arith.andi %active_16, %logical_not : vector<8xi1>
            %any_1 = vector.reduction <or>, %active_19 : vector<8xi1> into i1
            scf.if %any_1 {
              %inverse = arith.divf %c1.0_8xf32, %square : vector<8xf32>
              %mul_10 = arith.mulf %inverse, %inverse : vector<8xf32>
              %sixth = arith.mulf %inverse, %mul_10 : vector<8xf32>
              %mul_11 = arith.mulf %c24.0_8xf32, %inverse : vector<8xf32>
              %mul_12 = arith.mulf %mul_11, %sixth : vector<8xf32>
              %mul_13 = arith.mulf %c2.0_8xf32, %sixth : vector<8xf32>
              %sub_2 = arith.subf %mul_13, %c1.0_8xf32 : vector<8xf32>
              %strength = arith.mulf %mul_12, %sub_2 : vector<8xf32>
              %fx_value = llvm.load %fx : !llvm.ptr -> vector<8xf32>
              %mul_14 = arith.mulf %strength, %dx : vector<8xf32>
              %add_20 = arith.addf %fx_value, %mul_14 : vector<8xf32>
              %fx_old = llvm.load %fx : !llvm.ptr -> vector<8xf32>
              %fx_new = arith.select %active_19, %add_20, %fx_old : vector<8xi1>, vector<8xf32>
              llvm.store %fx_new, %fx : vector<8xf32>, !llvm.ptr
              %fy_value = llvm.load %fy : !llvm.ptr -> vector<8xf32>
              %mul_15 = arith.mulf %strength, %dy : vector<8xf32>
              %add_21 = arith.addf %fy_value, %mul_15 : vector<8xf32>
              %fy_old = llvm.load %fy : !llvm.ptr -> vector<8xf32>
              %fy_new = arith.select %active_19, %add_21, %fy_old : vector<8xi1>, vector<8xf32>
              llvm.store %fy_new, %fy : vector<8xf32>, !llvm.ptr
            }
          }
          %add_19 = arith.addi %mul_4, %bit_and_2 : vector<8xi32>
          %lt_17 = arith.cmpi ult, %add_19, %cell_starts_length_all : vector<8xi32>
          %active_16 = arith.andi %lt, %lt_17 : vector<8xi1>
          %cell_starts_at_14 = llvm.getelementptr %cell_starts[%add_19] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
          %cell_starts_value_14 = llvm.intr.masked.gather %cell_starts_at_14, %active_16, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
          %add_20 = arith.addi %add_19, %c1_8xi32 : vector<8xi32>
          %lt_18 = arith.cmpi ult, %add_20, %cell_starts_length_all : vector<8xi32>
          %active_17 = arith.andi %lt, %lt_18 : vector<8xi1>
          %cell_starts_at_15 = llvm.getelementptr %cell_starts[%add_20] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
          %cell_starts_value_15 = llvm.intr.masked.gather %cell_starts_at_15, %active_17, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
          %some_7 = arith.cmpi ult, %cell_starts_value_14, %cell_starts_value_15 : vector<8xi32>
          %gap_7 = arith.subi %cell_starts_value_15, %cell_starts_value_14 : vector<8xi32>
          %trips_14 = arith.select %some_7, %gap_7, %c0_8xi32 : vector<8xi1>, vector<8xi32>
          %trips_15 = arith.select %lt, %trips_14, %c0_8xi32 : vector<8xi1>, vector<8xi32>
          %most_7 = vector.reduction <maxui>, %trips_15 : vector<8xi32> into i32
          scf.for unsigned %trip = %c0_i32 to %most_7 step %c1_i32 : i32 {
            %trip_all = vector.broadcast %trip : i32 to vector<8xi32>
            %active_18 = arith.cmpi ult, %trip_all, %trips_15 : vector<8xi32>
            %distance = arith.muli %trip_all, %c1_8xi32 : vector<8xi32>
            %j = arith.addi %cell_starts_value_14, %distance : vector<8xi32>
            %lt_19 = arith.cmpi ult, %j, %position_shape_0_all : vector<8xi32>
            %mul_5 = arith.muli %j, %position_shape_1_all : vector<8xi32>
            %logical_and = arith.andi %lt_19, %lt_1_all : vector<8xi1>
            %active_19 = arith.andi %active_18, %logical_and : vector<8xi1>
            %position_at_2 = llvm.getelementptr %position[%mul_5] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %position_value = llvm.intr.masked.gather %position_at_2, %active_19, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %sub = arith.subf %x, %position_value : vector<8xf32>
            %box_all = vector.broadcast %box : f32 to vector<8xf32>
            %div_2 = arith.divf %sub, %box_all : vector<8xf32>
            %round = math.roundeven %div_2 : vector<8xf32>
            %mul_6 = arith.mulf %box_all, %round : vector<8xf32>
            %dx = arith.subf %sub, %mul_6 : vector<8xf32>
            %logical_and_1 = arith.andi %lt_19, %lt_2_all : vector<8xi1>
            %add_21 = arith.addi %mul_5, %c1_8xi32 : vector<8xi32>
            %active_20 = arith.andi %active_18, %logical_and_1 : vector<8xi1>
            %position_at_3 = llvm.getelementptr %position[%add_21] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %position_value_1 = llvm.intr.masked.gather %position_at_3, %active_20, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %sub_1 = arith.subf %y, %position_value_1 : vector<8xf32>
            %div_3 = arith.divf %sub_1, %box_all : vector<8xf32>
            %round_1 = math.roundeven %div_3 : vector<8xf32>
            %mul_7 = arith.mulf %box_all, %round_1 : vector<8xf32>
            %dy = arith.subf %sub_1, %mul_7 : vector<8xf32>
            %mul_8 = arith.mulf %dx, %dx : vector<8xf32>
            %mul_9 = arith.mulf %dy, %dy : vector<8xf32>
            %square = arith.addf %mul_8, %mul_9 : vector<8xf32>
            %eq = arith.cmpi eq, %j, %i_each : vector<8xi32>
            %gt = arith.cmpf ogt, %square, %c4.0_8xf32 : vector<8xf32>
            %logical_or = arith.ori %eq, %gt : vector<8xi1>
            %logical_not = arith.xori %logical_or, %ctrue_8xi1 : vector<8xi1>
            %active_21 = arith.andi %active_18, %logical_not : vector<8xi1>
            %any_1 = vector.reduction <or>, %active_21 : vector<8xi1> into i1
            scf.if %any_1 {
              %inverse = arith.divf %c1.0_8xf32, %square : vector<8xf32>
              %mul_10 = arith.mulf %inverse, %inverse : vector<8xf32>
              %sixth = arith.mulf %inverse, %mul_10 : vector<8xf32>
              %mul_11 = arith.mulf %c24.0_8xf32, %inverse : vector<8xf32>
              %mul_12 = arith.mulf %mul_11, %sixth : vector<8xf32>
              %mul_13 = arith.mulf %c2.0_8xf32, %sixth : vector<8xf32>
              %sub_2 = arith.subf %mul_13, %c1.0_8xf32 : vector<8xf32>
              %strength = arith.mulf %mul_12, %sub_2 : vector<8xf32>
              %fx_value = llvm.load %fx : !llvm.ptr -> vector<8xf32>
              %mul_14 = arith.mulf %strength, %dx : vector<8xf32>
              %add_22 = arith.addf %fx_value, %mul_14 : vector<8xf32>
              %fx_old = llvm.load %fx : !llvm.ptr -> vector<8xf32>
              %fx_new = arith.select %active_21, %add_22, %fx_old : vector<8xi1>, vector<8xf32>
              llvm.store %fx_new, %fx : vector<8xf32>, !llvm.ptr
              %fy_value = llvm.load %fy : !llvm.ptr -> vector<8xf32>
              %mul_15 = arith.mulf %strength, %dy : vector<8xf32>
              %add_23 = arith.addf %fy_value, %mul_15 : vector<8xf32>
              %fy_old = llvm.load %fy : !llvm.ptr -> vector<8xf32>
              %fy_new = arith.select %active_21, %add_23, %fy_old : vector<8xi1>, vector<8xf32>
              llvm.store %fy_new, %fy : vector<8xf32>, !llvm.ptr
            }
          }
          %add_21 = arith.addi %mul_4, %bit_and_3 : vector<8xi32>
          %lt_19 = arith.cmpi ult, %add_21, %cell_starts_length_all : vector<8xi32>
          %active_18 = arith.andi %lt, %lt_19 : vector<8xi1>
          %cell_starts_at_16 = llvm.getelementptr %cell_starts[%add_21] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
          %cell_starts_value_16 = llvm.intr.masked.gather %cell_starts_at_16, %active_18, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
          %add_22 = arith.addi %add_21, %c1_8xi32 : vector<8xi32>
          %lt_20 = arith.cmpi ult, %add_22, %cell_starts_length_all : vector<8xi32>
          %active_19 = arith.andi %lt, %lt_20 : vector<8xi1>
          %cell_starts_at_17 = llvm.getelementptr %cell_starts[%add_22] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
          %cell_starts_value_17 = llvm.intr.masked.gather %cell_starts_at_17, %active_19, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
          %some_8 = arith.cmpi ult, %cell_starts_value_16, %cell_starts_value_17 : vector<8xi32>
          %gap_8 = arith.subi %cell_starts_value_17, %cell_starts_value_16 : vector<8xi32>
          %trips_16 = arith.select %some_8, %gap_8, %c0_8xi32 : vector<8xi1>, vector<8xi32>
          %trips_17 = arith.select %lt, %trips_16, %c0_8xi32 : vector<8xi1>, vector<8xi32>
          %most_8 = vector.reduction <maxui>, %trips_17 : vector<8xi32> into i32
          scf.for unsigned %trip = %c0_i32 to %most_8 step %c1_i32 : i32 {
            %trip_all = vector.broadcast %trip : i32 to vector<8xi32>
            %active_20 = arith.cmpi ult, %trip_all, %trips_17 : vector<8xi32>
            %distance = arith.muli %trip_all, %c1_8xi32 : vector<8xi32>
            %j = arith.addi %cell_starts_value_16, %distance : vector<8xi32>
            %lt_21 = arith.cmpi ult, %j, %position_shape_0_all : vector<8xi32>
            %mul_5 = arith.muli %j, %position_shape_1_all : vector<8xi32>
            %logical_and = arith.andi %lt_21, %lt_1_all : vector<8xi1>
            %active_21 = arith.andi %active_20, %logical_and : vector<8xi1>
            %position_at_2 = llvm.getelementptr %position[%mul_5] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %position_value = llvm.intr.masked.gather %position_at_2, %active_21, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %sub = arith.subf %x, %position_value : vector<8xf32>
            %box_all = vector.broadcast %box : f32 to vector<8xf32>
            %div_2 = arith.divf %sub, %box_all : vector<8xf32>
            %round = math.roundeven %div_2 : vector<8xf32>
            %mul_6 = arith.mulf %box_all, %round : vector<8xf32>
            %dx = arith.subf %sub, %mul_6 : vector<8xf32>
            %logical_and_1 = arith.andi %lt_21, %lt_2_all : vector<8xi1>
            %add_23 = arith.addi %mul_5, %c1_8xi32 : vector<8xi32>
            %active_22 = arith.andi %active_20, %logical_and_1 : vector<8xi1>
            %position_at_3 = llvm.getelementptr %position[%add_23] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %position_value_1 = llvm.intr.masked.gather %position_at_3, %active_22, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %sub_1 = arith.subf %y, %position_value_1 : vector<8xf32>
            %div_3 = arith.divf %sub_1, %box_all : vector<8xf32>
            %round_1 = math.roundeven %div_3 : vector<8xf32>
            %mul_7 = arith.mulf %box_all, %round_1 : vector<8xf32>
            %dy = arith.subf %sub_1, %mul_7 : vector<8xf32>
            %mul_8 = arith.mulf %dx, %dx : vector<8xf32>
            %mul_9 = arith.mulf %dy, %dy : vector<8xf32>
            %square = arith.addf %mul_8, %mul_9 : vector<8xf32>
            %eq = arith.cmpi eq, %j, %i_each : vector<8xi32>
            %gt = arith.cmpf ogt, %square, %c4.0_8xf32 : vector<8xf32>
            %logical_or = arith.ori %eq, %gt : vector<8xi1>
            %logical_not = arith.xori %logical_or, %ctrue_8xi1 : vector<8xi1>
            %active_23 = arith.andi %active_20, %logical_not : vector<8xi1>
            %any_1 = vector.reduction <or>, %active_23 : vector<8xi1> into i1
            scf.if %any_1 {
              %inverse = arith.divf %c1.0_8xf32, %square : vector<8xf32>
              %mul_10 = arith.mulf %inverse, %inverse : vector<8xf32>
              %sixth = arith.mulf %inverse, %mul_10 : vector<8xf32>
              %mul_11 = arith.mulf %c24.0_8xf32, %inverse : vector<8xf32>
              %mul_12 = arith.mulf %mul_11, %sixth : vector<8xf32>
              %mul_13 = arith.mulf %c2.0_8xf32, %sixth : vector<8xf32>
              %sub_2 = arith.subf %mul_13, %c1.0_8xf32 : vector<8xf32>
              %strength = arith.mulf %mul_12, %sub_2 : vector<8xf32>
              %fx_value = llvm.load %fx : !llvm.ptr -> vector<8xf32>
              %mul_14 = arith.mulf %strength, %dx : vector<8xf32>
              %add_24 = arith.addf %fx_value, %mul_14 : vector<8xf32>
              %fx_old = llvm.load %fx : !llvm.ptr -> vector<8xf32>
              %fx_new = arith.select %active_23, %add_24, %fx_old : vector<8xi1>, vector<8xf32>
              llvm.store %fx_new, %fx : vector<8xf32>, !llvm.ptr
              %fy_value = llvm.load %fy : !llvm.ptr -> vector<8xf32>
              %mul_15 = arith.mulf %strength, %dy : vector<8xf32>
              %add_25 = arith.addf %fy_value, %mul_15 : vector<8xf32>
              %fy_old = llvm.load %fy : !llvm.ptr -> vector<8xf32>
              %fy_new = arith.select %active_23, %add_25, %fy_old : vector<8xi1>, vector<8xf32>
              llvm.store %fy_new, %fy : vector<8xf32>, !llvm.ptr
            }
          }
          %fx_value = llvm.load %fx : !llvm.ptr -> vector<8xf32>
          %fy_value = llvm.load %fy : !llvm.ptr -> vector<8xf32>
          %force_shape_0_all = vector.broadcast %force_shape_0 : i32 to vector<8xi32>
          %lt_21 = arith.cmpi ult, %i_each, %force_shape_0_all : vector<8xi32>
          %force_shape_1_all = vector.broadcast %force_shape_1 : i32 to vector<8xi32>
          %mul_5 = arith.muli %i_each, %force_shape_1_all : vector<8xi32>
          %lt_22 = arith.cmpi ult, %c0_i32, %force_shape_1 : i32
          %lt_22_all = vector.broadcast %lt_22 : i1 to vector<8xi1>
          %logical_and = arith.andi %lt_21, %lt_22_all : vector<8xi1>
          %active_20 = arith.andi %lt, %logical_and : vector<8xi1>
          %force_at = llvm.getelementptr %force[%mul_5] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
          llvm.intr.masked.scatter %fx_value, %force_at, %active_20 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
          %lt_23 = arith.cmpi ult, %c1_i32, %force_shape_1 : i32
          %lt_23_all = vector.broadcast %lt_23 : i1 to vector<8xi1>
          %logical_and_1 = arith.andi %lt_21, %lt_23_all : vector<8xi1>
          %add_23 = arith.addi %mul_5, %c1_8xi32 : vector<8xi32>
          %active_21 = arith.andi %lt, %logical_and_1 : vector<8xi1>
          %force_at_1 = llvm.getelementptr %force[%add_23] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
          llvm.intr.masked.scatter %fy_value, %force_at_1, %active_21 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
        }
      }
    }
    return
  }
}
