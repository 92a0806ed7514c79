#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func @argmax_rows(%x: !llvm.ptr {llvm.noalias, llvm.readonly}, %values: !llvm.ptr {llvm.noalias},
      %places: !llvm.ptr {llvm.noalias}, %x_shape_0: i32, %x_shape_1: i32, %values_length: i32,
      %places_length: i32, %cube_count_x: i32, %cube_count_y: i32, %cube_count_z: i32, %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c64_i64 = arith.constant 64 : i64
    %shared_values = llvm.alloca %c64_i64 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %shared_places = llvm.alloca %c64_i64 x i32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %c64_i32 = arith.constant 64 : i32
    %c8_i32 = arith.constant 8 : i32
    %best_value_units = llvm.alloca %c64_i64 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %c-3.4028235e38_8xf32 = arith.constant dense<-3.4028235e+38> : vector<8xf32>
    %best_place_units = llvm.alloca %c64_i64 x i32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %c0_8xi32 = arith.constant dense<0> : vector<8xi32>
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %c64_8xi32 = arith.constant dense<64> : vector<8xi32>
    %c1_8xi32 = arith.constant dense<1> : vector<8xi32>
    %c1_i32 = arith.constant 1 : i32
    %c0.0_8xf32 = arith.constant dense<0.0> : vector<8xf32>
    %c32_i32 = arith.constant 32 : i32
    %c32_8xi32 = arith.constant dense<32> : vector<8xi32>
    %c16_i32 = arith.constant 16 : i32
    %c16_8xi32 = arith.constant dense<16> : vector<8xi32>
    %c8_8xi32 = arith.constant dense<8> : vector<8xi32>
    %c4_i32 = arith.constant 4 : i32
    %c4_8xi32 = arith.constant dense<4> : vector<8xi32>
    %c2_i32 = arith.constant 2 : i32
    %c2_8xi32 = arith.constant dense<2> : vector<8xi32>
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %cube_pos_x = arith.trunci %cube : i64 to i32
      %unit_first = arith.cmpi ult, %cube_pos_x, %x_shape_0 : i32
      scf.if %unit_first {
        scf.for %unit_pos_x = %c0_i32 to %c64_i32 step %c8_i32 : i32 {
          %best_value_units_at = llvm.getelementptr %best_value_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %c-3.4028235e38_8xf32, %best_value_units_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          %best_place_units_at = llvm.getelementptr %best_place_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          llvm.store %c0_8xi32, %best_place_units_at {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
          %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
          %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
          %x_shape_1_all = vector.broadcast %x_shape_1 : i32 to vector<8xi32>
          %some = arith.cmpi ult, %unit_pos_x_each, %x_shape_1_all : vector<8xi32>
          %gap = arith.subi %x_shape_1_all, %unit_pos_x_each : vector<8xi32>
          %v = arith.subi %gap, %c1_8xi32 : vector<8xi32>
          %v_1 = arith.divui %v, %c64_8xi32 : vector<8xi32>
          %v_2 = arith.addi %v_1, %c1_8xi32 : vector<8xi32>
          %trips = arith.select %some, %v_2, %c0_8xi32 : vector<8xi1>, vector<8xi32>
          %most = vector.reduction <maxui>, %trips : vector<8xi32> into i32
          scf.for unsigned %trip = %c0_i32 to %most step %c1_i32 : i32 {
            %trip_all = vector.broadcast %trip : i32 to vector<8xi32>
            %active = arith.cmpi ult, %trip_all, %trips : vector<8xi32>
            %distance = arith.muli %trip, %c64_i32 : i32
            %column = arith.addi %unit_pos_x, %distance : i32
            %mul = arith.muli %cube_pos_x, %x_shape_1 : i32
            %add = arith.addi %mul, %column : i32
            %x_at = llvm.getelementptr %x[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %x_value = llvm.intr.masked.load %x_at, %active, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %best_value_value = llvm.load %best_value_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
            %gt = arith.cmpf ogt, %x_value, %best_value_value : vector<8xf32>
            %best_value_value_1 = llvm.load %best_value_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
            %eq = arith.cmpf oeq, %x_value, %best_value_value_1 : vector<8xf32>
            %best_place_value = llvm.load %best_place_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xi32>
            %column_all = vector.broadcast %column : i32 to vector<8xi32>
            %column_each = arith.addi %column_all, %iota_8xi32 : vector<8xi32>
            %lt = arith.cmpi ult, %column_each, %best_place_value : vector<8xi32>
            %logical_and = arith.andi %eq, %lt : vector<8xi1>
            %logical_or = arith.ori %gt, %logical_and : vector<8xi1>
            %active_1 = arith.andi %active, %logical_or : vector<8xi1>
            %best_value_units_old = llvm.load %best_value_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
            %best_value_units_new = arith.select %active_1, %x_value, %best_value_units_old : vector<8xi1>, vector<8xf32>
            llvm.store %best_value_units_new, %best_value_units_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
            %best_place_units_old = llvm.load %best_place_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xi32>
            %best_place_units_new = arith.select %active_1, %column_each, %best_place_units_old : vector<8xi1>, vector<8xi32>
            llvm.store %best_place_units_new, %best_place_units_at {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
          }
          %best_value_value = llvm.load %best_value_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %best_place_value = llvm.load %best_place_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xi32>
          %shared_values_at = llvm.getelementptr %shared_values[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %best_value_value, %shared_values_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          %shared_places_at = llvm.getelementptr %shared_places[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          llvm.store %best_place_value, %shared_places_at {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
        }
      } else {
        scf.for %unit_pos_x = %c0_i32 to %c64_i32 step %c8_i32 : i32 {
          %best_value_units_at = llvm.getelementptr %best_value_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %c-3.4028235e38_8xf32, %best_value_units_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          %best_place_units_at = llvm.getelementptr %best_place_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          llvm.store %c0_8xi32, %best_place_units_at {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
          %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
          %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
          %x_shape_1_all = vector.broadcast %x_shape_1 : i32 to vector<8xi32>
          %some = arith.cmpi ult, %unit_pos_x_each, %x_shape_1_all : vector<8xi32>
          %gap = arith.subi %x_shape_1_all, %unit_pos_x_each : vector<8xi32>
          %v = arith.subi %gap, %c1_8xi32 : vector<8xi32>
          %v_1 = arith.divui %v, %c64_8xi32 : vector<8xi32>
          %v_2 = arith.addi %v_1, %c1_8xi32 : vector<8xi32>
          %trips = arith.select %some, %v_2, %c0_8xi32 : vector<8xi1>, vector<8xi32>
          %most = vector.reduction <maxui>, %trips : vector<8xi32> into i32
          scf.for unsigned %trip = %c0_i32 to %most step %c1_i32 : i32 {
            %trip_all = vector.broadcast %trip : i32 to vector<8xi32>
            %active = arith.cmpi ult, %trip_all, %trips : vector<8xi32>
            %distance = arith.muli %trip, %c64_i32 : i32
            %column = arith.addi %unit_pos_x, %distance : i32
            %lt = arith.cmpi ult, %cube_pos_x, %x_shape_0 : i32
            %mul = arith.muli %cube_pos_x, %x_shape_1 : i32
            %add = arith.addi %mul, %column : i32
            %lt_all = vector.broadcast %lt : i1 to vector<8xi1>
            %active_1 = arith.andi %active, %lt_all : vector<8xi1>
            %x_at = llvm.getelementptr %x[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %x_value = llvm.intr.masked.load %x_at, %active_1, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %best_value_value = llvm.load %best_value_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
            %gt = arith.cmpf ogt, %x_value, %best_value_value : vector<8xf32>
            %best_value_value_1 = llvm.load %best_value_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
            %eq = arith.cmpf oeq, %x_value, %best_value_value_1 : vector<8xf32>
            %best_place_value = llvm.load %best_place_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xi32>
            %column_all = vector.broadcast %column : i32 to vector<8xi32>
            %column_each = arith.addi %column_all, %iota_8xi32 : vector<8xi32>
            %lt_1 = arith.cmpi ult, %column_each, %best_place_value : vector<8xi32>
            %logical_and = arith.andi %eq, %lt_1 : vector<8xi1>
            %logical_or = arith.ori %gt, %logical_and : vector<8xi1>
            %active_2 = arith.andi %active, %logical_or : vector<8xi1>
            %best_value_units_old = llvm.load %best_value_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
            %best_value_units_new = arith.select %active_2, %x_value, %best_value_units_old : vector<8xi1>, vector<8xf32>
            llvm.store %best_value_units_new, %best_value_units_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
            %best_place_units_old = llvm.load %best_place_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xi32>
            %best_place_units_new = arith.select %active_2, %column_each, %best_place_units_old : vector<8xi1>, vector<8xi32>
            llvm.store %best_place_units_new, %best_place_units_at {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
          }
          %best_value_value = llvm.load %best_value_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %best_place_value = llvm.load %best_place_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xi32>
          %shared_values_at = llvm.getelementptr %shared_values[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %best_value_value, %shared_values_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          %shared_places_at = llvm.getelementptr %shared_places[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          llvm.store %best_place_value, %shared_places_at {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
        } {llvm.loop_annotation = #rolled}
      }
      scf.for %unit_pos_x = %c0_i32 to %c64_i32 step %c8_i32 : i32 {
        %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
        %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
        %lt = arith.cmpi ult, %unit_pos_x_each, %c32_8xi32 : vector<8xi32>
        %any = vector.reduction <or>, %lt : vector<8xi1> into i1
        scf.if %any {
          %add = arith.addi %unit_pos_x, %c32_i32 : i32
          %shared_values_at = llvm.getelementptr %shared_values[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %other_value = llvm.intr.masked.load %shared_values_at, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %shared_places_at = llvm.getelementptr %shared_places[%add] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          %other_place = llvm.intr.masked.load %shared_places_at, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
          %best_value_units_at = llvm.getelementptr %best_value_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %best_value_value = llvm.load %best_value_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %gt = arith.cmpf ogt, %other_value, %best_value_value : vector<8xf32>
          %best_value_value_1 = llvm.load %best_value_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %eq = arith.cmpf oeq, %other_value, %best_value_value_1 : vector<8xf32>
          %best_place_units_at = llvm.getelementptr %best_place_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          %best_place_value = llvm.load %best_place_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xi32>
          %lt_1 = arith.cmpi ult, %other_place, %best_place_value : vector<8xi32>
          %logical_and = arith.andi %eq, %lt_1 : vector<8xi1>
          %logical_or = arith.ori %gt, %logical_and : vector<8xi1>
          %active = arith.andi %lt, %logical_or : vector<8xi1>
          %best_value_units_old = llvm.load %best_value_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %best_value_units_new = arith.select %active, %other_value, %best_value_units_old : vector<8xi1>, vector<8xf32>
          llvm.store %best_value_units_new, %best_value_units_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          %best_place_units_old = llvm.load %best_place_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xi32>
          %best_place_units_new = arith.select %active, %other_place, %best_place_units_old : vector<8xi1>, vector<8xi32>
          llvm.store %best_place_units_new, %best_place_units_at {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
        }
      }
      scf.for %unit_pos_x = %c0_i32 to %c64_i32 step %c8_i32 : i32 {
        %best_value_units_at = llvm.getelementptr %best_value_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        %best_value_value = llvm.load %best_value_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %best_place_units_at = llvm.getelementptr %best_place_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, i32
        %best_place_value = llvm.load %best_place_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xi32>
        %shared_values_at = llvm.getelementptr %shared_values[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        llvm.store %best_value_value, %shared_values_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        %shared_places_at = llvm.getelementptr %shared_places[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, i32
        llvm.store %best_place_value, %shared_places_at {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
      }
      scf.for %unit_pos_x = %c0_i32 to %c64_i32 step %c8_i32 : i32 {
        %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
        %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
        %lt = arith.cmpi ult, %unit_pos_x_each, %c16_8xi32 : vector<8xi32>
        %any = vector.reduction <or>, %lt : vector<8xi1> into i1
        scf.if %any {
          %add = arith.addi %unit_pos_x, %c16_i32 : i32
          %shared_values_at = llvm.getelementptr %shared_values[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %other_value = llvm.intr.masked.load %shared_values_at, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %shared_places_at = llvm.getelementptr %shared_places[%add] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          %other_place = llvm.intr.masked.load %shared_places_at, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
          %best_value_units_at = llvm.getelementptr %best_value_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %best_value_value = llvm.load %best_value_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %gt = arith.cmpf ogt, %other_value, %best_value_value : vector<8xf32>
          %best_value_value_1 = llvm.load %best_value_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %eq = arith.cmpf oeq, %other_value, %best_value_value_1 : vector<8xf32>
          %best_place_units_at = llvm.getelementptr %best_place_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          %best_place_value = llvm.load %best_place_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xi32>
          %lt_1 = arith.cmpi ult, %other_place, %best_place_value : vector<8xi32>
          %logical_and = arith.andi %eq, %lt_1 : vector<8xi1>
          %logical_or = arith.ori %gt, %logical_and : vector<8xi1>
          %active = arith.andi %lt, %logical_or : vector<8xi1>
          %best_value_units_old = llvm.load %best_value_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %best_value_units_new = arith.select %active, %other_value, %best_value_units_old : vector<8xi1>, vector<8xf32>
          llvm.store %best_value_units_new, %best_value_units_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          %best_place_units_old = llvm.load %best_place_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xi32>
          %best_place_units_new = arith.select %active, %other_place, %best_place_units_old : vector<8xi1>, vector<8xi32>
          llvm.store %best_place_units_new, %best_place_units_at {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
        }
      }
      scf.for %unit_pos_x = %c0_i32 to %c64_i32 step %c8_i32 : i32 {
        %best_value_units_at = llvm.getelementptr %best_value_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        %best_value_value = llvm.load %best_value_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %best_place_units_at = llvm.getelementptr %best_place_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, i32
        %best_place_value = llvm.load %best_place_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xi32>
        %shared_values_at = llvm.getelementptr %shared_values[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        llvm.store %best_value_value, %shared_values_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        %shared_places_at = llvm.getelementptr %shared_places[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, i32
        llvm.store %best_place_value, %shared_places_at {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
      }
      scf.for %unit_pos_x = %c0_i32 to %c64_i32 step %c8_i32 : i32 {
        %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
        %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
        %lt = arith.cmpi ult, %unit_pos_x_each, %c8_8xi32 : vector<8xi32>
        %any = vector.reduction <or>, %lt : vector<8xi1> into i1
        scf.if %any {
          %add = arith.addi %unit_pos_x, %c8_i32 : i32
          %shared_values_at = llvm.getelementptr %shared_values[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %other_value = llvm.intr.masked.load %shared_values_at, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %shared_places_at = llvm.getelementptr %shared_places[%add] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          %other_place = llvm.intr.masked.load %shared_places_at, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
          %best_value_units_at = llvm.getelementptr %best_value_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %best_value_value = llvm.load %best_value_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %gt = arith.cmpf ogt, %other_value, %best_value_value : vector<8xf32>
          %best_value_value_1 = llvm.load %best_value_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %eq = arith.cmpf oeq, %other_value, %best_value_value_1 : vector<8xf32>
          %best_place_units_at = llvm.getelementptr %best_place_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          %best_place_value = llvm.load %best_place_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xi32>
          %lt_1 = arith.cmpi ult, %other_place, %best_place_value : vector<8xi32>
          %logical_and = arith.andi %eq, %lt_1 : vector<8xi1>
          %logical_or = arith.ori %gt, %logical_and : vector<8xi1>
          %active = arith.andi %lt, %logical_or : vector<8xi1>
          %best_value_units_old = llvm.load %best_value_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %best_value_units_new = arith.select %active, %other_value, %best_value_units_old : vector<8xi1>, vector<8xf32>
          llvm.store %best_value_units_new, %best_value_units_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          %best_place_units_old = llvm.load %best_place_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xi32>
          %best_place_units_new = arith.select %active, %other_place, %best_place_units_old : vector<8xi1>, vector<8xi32>
          llvm.store %best_place_units_new, %best_place_units_at {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
        }
      }
      scf.for %unit_pos_x = %c0_i32 to %c64_i32 step %c8_i32 : i32 {
        %best_value_units_at = llvm.getelementptr %best_value_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        %best_value_value = llvm.load %best_value_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %best_place_units_at = llvm.getelementptr %best_place_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, i32
        %best_place_value = llvm.load %best_place_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xi32>
        %shared_values_at = llvm.getelementptr %shared_values[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        llvm.store %best_value_value, %shared_values_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        %shared_places_at = llvm.getelementptr %shared_places[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, i32
        llvm.store %best_place_value, %shared_places_at {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
      }
      scf.for %unit_pos_x = %c0_i32 to %c64_i32 step %c8_i32 : i32 {
        %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
        %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
        %lt = arith.cmpi ult, %unit_pos_x_each, %c4_8xi32 : vector<8xi32>
        %any = vector.reduction <or>, %lt : vector<8xi1> into i1
        scf.if %any {
          %add = arith.addi %unit_pos_x, %c4_i32 : i32
          %shared_values_at = llvm.getelementptr %shared_values[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %other_value = llvm.intr.masked.load %shared_values_at, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %shared_places_at = llvm.getelementptr %shared_places[%add] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          %other_place = llvm.intr.masked.load %shared_places_at, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
          %best_value_units_at = llvm.getelementptr %best_value_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %best_value_value = llvm.load %best_value_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %gt = arith.cmpf ogt, %other_value, %best_value_value : vector<8xf32>
          %best_value_value_1 = llvm.load %best_value_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %eq = arith.cmpf oeq, %other_value, %best_value_value_1 : vector<8xf32>
          %best_place_units_at = llvm.getelementptr %best_place_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          %best_place_value = llvm.load %best_place_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xi32>
          %lt_1 = arith.cmpi ult, %other_place, %best_place_value : vector<8xi32>
          %logical_and = arith.andi %eq, %lt_1 : vector<8xi1>
          %logical_or = arith.ori %gt, %logical_and : vector<8xi1>
          %active = arith.andi %lt, %logical_or : vector<8xi1>
          %best_value_units_old = llvm.load %best_value_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %best_value_units_new = arith.select %active, %other_value, %best_value_units_old : vector<8xi1>, vector<8xf32>
          llvm.store %best_value_units_new, %best_value_units_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          %best_place_units_old = llvm.load %best_place_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xi32>
          %best_place_units_new = arith.select %active, %other_place, %best_place_units_old : vector<8xi1>, vector<8xi32>
          llvm.store %best_place_units_new, %best_place_units_at {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
        }
      }
      scf.for %unit_pos_x = %c0_i32 to %c64_i32 step %c8_i32 : i32 {
        %best_value_units_at = llvm.getelementptr %best_value_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        %best_value_value = llvm.load %best_value_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %best_place_units_at = llvm.getelementptr %best_place_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, i32
        %best_place_value = llvm.load %best_place_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xi32>
        %shared_values_at = llvm.getelementptr %shared_values[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        llvm.store %best_value_value, %shared_values_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        %shared_places_at = llvm.getelementptr %shared_places[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, i32
        llvm.store %best_place_value, %shared_places_at {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
      }
      scf.for %unit_pos_x = %c0_i32 to %c64_i32 step %c8_i32 : i32 {
        %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
        %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
        %lt = arith.cmpi ult, %unit_pos_x_each, %c2_8xi32 : vector<8xi32>
        %any = vector.reduction <or>, %lt : vector<8xi1> into i1
        scf.if %any {
          %add = arith.addi %unit_pos_x, %c2_i32 : i32
          %shared_values_at = llvm.getelementptr %shared_values[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %other_value = llvm.intr.masked.load %shared_values_at, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %shared_places_at = llvm.getelementptr %shared_places[%add] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          %other_place = llvm.intr.masked.load %shared_places_at, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
          %best_value_units_at = llvm.getelementptr %best_value_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %best_value_value = llvm.load %best_value_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %gt = arith.cmpf ogt, %other_value, %best_value_value : vector<8xf32>
          %best_value_value_1 = llvm.load %best_value_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %eq = arith.cmpf oeq, %other_value, %best_value_value_1 : vector<8xf32>
          %best_place_units_at = llvm.getelementptr %best_place_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          %best_place_value = llvm.load %best_place_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xi32>
          %lt_1 = arith.cmpi ult, %other_place, %best_place_value : vector<8xi32>
          %logical_and = arith.andi %eq, %lt_1 : vector<8xi1>
          %logical_or = arith.ori %gt, %logical_and : vector<8xi1>
          %active = arith.andi %lt, %logical_or : vector<8xi1>
          %best_value_units_old = llvm.load %best_value_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %best_value_units_new = arith.select %active, %other_value, %best_value_units_old : vector<8xi1>, vector<8xf32>
          llvm.store %best_value_units_new, %best_value_units_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          %best_place_units_old = llvm.load %best_place_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xi32>
          %best_place_units_new = arith.select %active, %other_place, %best_place_units_old : vector<8xi1>, vector<8xi32>
          llvm.store %best_place_units_new, %best_place_units_at {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
        }
      }
      scf.for %unit_pos_x = %c0_i32 to %c64_i32 step %c8_i32 : i32 {
        %best_value_units_at = llvm.getelementptr %best_value_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        %best_value_value = llvm.load %best_value_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %best_place_units_at = llvm.getelementptr %best_place_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, i32
        %best_place_value = llvm.load %best_place_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xi32>
        %shared_values_at = llvm.getelementptr %shared_values[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        llvm.store %best_value_value, %shared_values_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        %shared_places_at = llvm.getelementptr %shared_places[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, i32
        llvm.store %best_place_value, %shared_places_at {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
      }
      scf.for %unit_pos_x = %c0_i32 to %c64_i32 step %c8_i32 : i32 {
        %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
        %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
        %lt = arith.cmpi ult, %unit_pos_x_each, %c1_8xi32 : vector<8xi32>
        %any = vector.reduction <or>, %lt : vector<8xi1> into i1
        scf.if %any {
          %add = arith.addi %unit_pos_x, %c1_i32 : i32
          %shared_values_at = llvm.getelementptr %shared_values[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %other_value = llvm.intr.masked.load %shared_values_at, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %shared_places_at = llvm.getelementptr %shared_places[%add] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          %other_place = llvm.intr.masked.load %shared_places_at, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
          %best_value_units_at = llvm.getelementptr %best_value_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %best_value_value = llvm.load %best_value_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %gt = arith.cmpf ogt, %other_value, %best_value_value : vector<8xf32>
          %best_value_value_1 = llvm.load %best_value_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %eq = arith.cmpf oeq, %other_value, %best_value_value_1 : vector<8xf32>
          %best_place_units_at = llvm.getelementptr %best_place_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          %best_place_value = llvm.load %best_place_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xi32>
          %lt_1 = arith.cmpi ult, %other_place, %best_place_value : vector<8xi32>
          %logical_and = arith.andi %eq, %lt_1 : vector<8xi1>
          %logical_or = arith.ori %gt, %logical_and : vector<8xi1>
          %active = arith.andi %lt, %logical_or : vector<8xi1>
          %best_value_units_old = llvm.load %best_value_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %best_value_units_new = arith.select %active, %other_value, %best_value_units_old : vector<8xi1>, vector<8xf32>
          llvm.store %best_value_units_new, %best_value_units_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          %best_place_units_old = llvm.load %best_place_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xi32>
          %best_place_units_new = arith.select %active, %other_place, %best_place_units_old : vector<8xi1>, vector<8xi32>
          llvm.store %best_place_units_new, %best_place_units_at {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
        }
      }
      %unit_first_1 = arith.cmpi ult, %cube_pos_x, %values_length : i32
      %unit_first_2 = arith.cmpi ult, %cube_pos_x, %places_length : i32
      %full = arith.andi %unit_first_1, %unit_first_2 : i1
      scf.if %full {
        scf.for %unit_pos_x = %c0_i32 to %c64_i32 step %c8_i32 : i32 {
          %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
          %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
          %eq = arith.cmpi eq, %unit_pos_x_each, %c0_8xi32 : vector<8xi32>
          %any = vector.reduction <or>, %eq : vector<8xi1> into i1
          scf.if %any {
            %best_value_units_at = llvm.getelementptr %best_value_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %best_value_value = llvm.load %best_value_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
            %best_place_units_at = llvm.getelementptr %best_place_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            %best_place_value = llvm.load %best_place_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xi32>
            %cube_pos_x_all = vector.broadcast %cube_pos_x : i32 to vector<8xi32>
            %values_at = llvm.getelementptr %values[%cube_pos_x_all] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            llvm.intr.masked.scatter %best_value_value, %values_at, %eq {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
            %places_at = llvm.getelementptr %places[%cube_pos_x_all] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
            llvm.intr.masked.scatter %best_place_value, %places_at, %eq {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into vector<8x!llvm.ptr>
          }
        }
      } else {
        scf.for %unit_pos_x = %c0_i32 to %c64_i32 step %c8_i32 : i32 {
          %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
          %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
          %eq = arith.cmpi eq, %unit_pos_x_each, %c0_8xi32 : vector<8xi32>
          %any = vector.reduction <or>, %eq : vector<8xi1> into i1
          scf.if %any {
            %best_value_units_at = llvm.getelementptr %best_value_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %best_value_value = llvm.load %best_value_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
            %best_place_units_at = llvm.getelementptr %best_place_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            %best_place_value = llvm.load %best_place_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xi32>
            %lt = arith.cmpi ult, %cube_pos_x, %values_length : i32
            %lt_all = vector.broadcast %lt : i1 to vector<8xi1>
            %active = arith.andi %eq, %lt_all : vector<8xi1>
            %cube_pos_x_all = vector.broadcast %cube_pos_x : i32 to vector<8xi32>
            %values_at = llvm.getelementptr %values[%cube_pos_x_all] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            llvm.intr.masked.scatter %best_value_value, %values_at, %active {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
            %lt_1 = arith.cmpi ult, %cube_pos_x, %places_length : i32
            %lt_1_all = vector.broadcast %lt_1 : i1 to vector<8xi1>
            %active_1 = arith.andi %eq, %lt_1_all : vector<8xi1>
            %places_at = llvm.getelementptr %places[%cube_pos_x_all] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
            llvm.intr.masked.scatter %best_place_value, %places_at, %active_1 {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into vector<8x!llvm.ptr>
          }
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
