#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func @smoothed_histogram(%x: !llvm.ptr {llvm.noalias, llvm.readonly}, %out: !llvm.ptr {llvm.noalias},
      %x_shape_0: i32, %x_shape_1: i32, %out_shape_0: i32, %out_shape_1: i32, %cube_count_x: i32,
      %cube_count_y: i32, %cube_count_z: i32, %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c256_i64 = arith.constant 256 : i64
    %shared_bytes = llvm.alloca %c256_i64 x i8 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %lowest = llvm.getelementptr %shared_bytes[0] : (!llvm.ptr) -> !llvm.ptr, i8
    %c64_i64 = arith.constant 64 : i64
    %highest = llvm.alloca %c64_i64 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %found = llvm.getelementptr %shared_bytes[0] : (!llvm.ptr) -> !llvm.ptr, i8
    %counts = llvm.getelementptr %shared_bytes[128] : (!llvm.ptr) -> !llvm.ptr, i8
    %c64_i32 = arith.constant 64 : i32
    %c8_i32 = arith.constant 8 : i32
    %low = llvm.alloca %c1_i64 x vector<8xf32> : (i64) -> !llvm.ptr
    %c3.4028235e38_8xf32 = arith.constant dense<3.4028235e+38> : vector<8xf32>
    %high = llvm.alloca %c1_i64 x vector<8xf32> : (i64) -> !llvm.ptr
    %c-3.4028235e38_8xf32 = arith.constant dense<-3.4028235e+38> : vector<8xf32>
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %c64_8xi32 = arith.constant dense<64> : vector<8xi32>
    %c1_8xi32 = arith.constant dense<1> : vector<8xi32>
    %c0_8xi32 = arith.constant dense<0> : vector<8xi32>
    %c1_i32 = arith.constant 1 : i32
    %c0.0_8xf32 = arith.constant dense<0.0> : vector<8xf32>
    %half = llvm.alloca %c1_i64 x i32 : (i64) -> !llvm.ptr
    %c32_i32 = arith.constant 32 : i32
    %c2_i32 = arith.constant 2 : i32
    %low_units = llvm.alloca %c64_i64 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %high_units = llvm.alloca %c64_i64 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %c32_8xi32 = arith.constant dense<32> : vector<8xi32>
    %c1.0e-30_8xf32 = arith.constant dense<1.0e-30> : vector<8xf32>
    %c32.0_8xf32 = arith.constant dense<32.0> : vector<8xf32>
    %c31_8xi32 = arith.constant dense<31> : vector<8xi32>
    %c0_index = arith.constant 0 : index
    %c8_index = arith.constant 8 : index
    %c1_index = arith.constant 1 : index
    %c4.0_8xf32 = arith.constant dense<4.0> : vector<8xf32>
    %c2.0_8xf32 = arith.constant dense<2.0> : vector<8xf32>
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %cube_pos_x = arith.trunci %cube : i64 to i32
      %unit_first = arith.cmpi ult, %cube_pos_x, %x_shape_0 : i32
      scf.if %unit_first {
        scf.for %unit_pos_x = %c0_i32 to %c64_i32 step %c8_i32 : i32 {
          llvm.store %c3.4028235e38_8xf32, %low : vector<8xf32>, !llvm.ptr
          llvm.store %c-3.4028235e38_8xf32, %high : vector<8xf32>, !llvm.ptr
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
          %least = vector.reduction <minui>, %trips : vector<8xi32> into i32
          scf.for unsigned %trip = %c0_i32 to %least step %c1_i32 : i32 {
            %distance = arith.muli %trip, %c64_i32 : i32
            %k = arith.addi %unit_pos_x, %distance : i32
            %low_value = llvm.load %low : !llvm.ptr -> vector<8xf32>
            %mul = arith.muli %cube_pos_x, %x_shape_1 : i32
            %add = arith.addi %mul, %k : i32
            %x_at = llvm.getelementptr %x[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %x_value = llvm.load %x_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
            %min = arith.minimumf %low_value, %x_value : vector<8xf32>
            llvm.store %min, %low : vector<8xf32>, !llvm.ptr
            %high_value = llvm.load %high : !llvm.ptr -> vector<8xf32>
            %max = arith.maximumf %high_value, %x_value : vector<8xf32>
            llvm.store %max, %high : vector<8xf32>, !llvm.ptr
          }
          scf.for unsigned %trip = %least to %most step %c1_i32 : i32 {
            %trip_all = vector.broadcast %trip : i32 to vector<8xi32>
            %active = arith.cmpi ult, %trip_all, %trips : vector<8xi32>
            %distance = arith.muli %trip, %c64_i32 : i32
            %k = arith.addi %unit_pos_x, %distance : i32
            %low_value = llvm.load %low : !llvm.ptr -> vector<8xf32>
            %mul = arith.muli %cube_pos_x, %x_shape_1 : i32
            %add = arith.addi %mul, %k : i32
            %x_at = llvm.getelementptr %x[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %x_value = llvm.intr.masked.load %x_at, %active, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %min = arith.minimumf %low_value, %x_value : vector<8xf32>
            %low_old = llvm.load %low : !llvm.ptr -> vector<8xf32>
            %low_new = arith.select %active, %min, %low_old : vector<8xi1>, vector<8xf32>
            llvm.store %low_new, %low : vector<8xf32>, !llvm.ptr
            %high_value = llvm.load %high : !llvm.ptr -> vector<8xf32>
            %max = arith.maximumf %high_value, %x_value : vector<8xf32>
            %high_old = llvm.load %high : !llvm.ptr -> vector<8xf32>
            %high_new = arith.select %active, %max, %high_old : vector<8xi1>, vector<8xf32>
            llvm.store %high_new, %high : vector<8xf32>, !llvm.ptr
          }
          %low_value = llvm.load %low : !llvm.ptr -> vector<8xf32>
          %high_value = llvm.load %high : !llvm.ptr -> vector<8xf32>
          %lowest_at = llvm.getelementptr %lowest[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %low_value, %lowest_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          %highest_at = llvm.getelementptr %highest[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %high_value, %highest_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        }
      } else {
        scf.for %unit_pos_x = %c0_i32 to %c64_i32 step %c8_i32 : i32 {
          llvm.store %c3.4028235e38_8xf32, %low : vector<8xf32>, !llvm.ptr
          llvm.store %c-3.4028235e38_8xf32, %high : vector<8xf32>, !llvm.ptr
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
          %least = vector.reduction <minui>, %trips : vector<8xi32> into i32
          scf.for unsigned %trip = %c0_i32 to %least step %c1_i32 : i32 {
            %distance = arith.muli %trip, %c64_i32 : i32
            %k = arith.addi %unit_pos_x, %distance : i32
            %low_value = llvm.load %low : !llvm.ptr -> vector<8xf32>
            %lt = arith.cmpi ult, %cube_pos_x, %x_shape_0 : i32
            %mul = arith.muli %cube_pos_x, %x_shape_1 : i32
            %add = arith.addi %mul, %k : i32
            %lt_all = vector.broadcast %lt : i1 to vector<8xi1>
            %x_at = llvm.getelementptr %x[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %x_value = llvm.intr.masked.load %x_at, %lt_all, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %min = arith.minimumf %low_value, %x_value : vector<8xf32>
            llvm.store %min, %low : vector<8xf32>, !llvm.ptr
            %high_value = llvm.load %high : !llvm.ptr -> vector<8xf32>
            %max = arith.maximumf %high_value, %x_value : vector<8xf32>
            llvm.store %max, %high : vector<8xf32>, !llvm.ptr
          }
          scf.for unsigned %trip = %least to %most step %c1_i32 : i32 {
            %trip_all = vector.broadcast %trip : i32 to vector<8xi32>
            %active = arith.cmpi ult, %trip_all, %trips : vector<8xi32>
            %distance = arith.muli %trip, %c64_i32 : i32
            %k = arith.addi %unit_pos_x, %distance : i32
            %low_value = llvm.load %low : !llvm.ptr -> vector<8xf32>
            %lt = arith.cmpi ult, %cube_pos_x, %x_shape_0 : i32
            %mul = arith.muli %cube_pos_x, %x_shape_1 : i32
            %add = arith.addi %mul, %k : i32
            %lt_all = vector.broadcast %lt : i1 to vector<8xi1>
            %active_1 = arith.andi %active, %lt_all : vector<8xi1>
            %x_at = llvm.getelementptr %x[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %x_value = llvm.intr.masked.load %x_at, %active_1, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %min = arith.minimumf %low_value, %x_value : vector<8xf32>
            %low_old = llvm.load %low : !llvm.ptr -> vector<8xf32>
            %low_new = arith.select %active, %min, %low_old : vector<8xi1>, vector<8xf32>
            llvm.store %low_new, %low : vector<8xf32>, !llvm.ptr
            %high_value = llvm.load %high : !llvm.ptr -> vector<8xf32>
            %max = arith.maximumf %high_value, %x_value : vector<8xf32>
            %high_old = llvm.load %high : !llvm.ptr -> vector<8xf32>
            %high_new = arith.select %active, %max, %high_old : vector<8xi1>, vector<8xf32>
            llvm.store %high_new, %high : vector<8xf32>, !llvm.ptr
          }
          %low_value = llvm.load %low : !llvm.ptr -> vector<8xf32>
          %high_value = llvm.load %high : !llvm.ptr -> vector<8xf32>
          %lowest_at = llvm.getelementptr %lowest[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %low_value, %lowest_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          %highest_at = llvm.getelementptr %highest[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %high_value, %highest_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        } {llvm.loop_annotation = #rolled}
      }
      llvm.store %c32_i32, %half : i32, !llvm.ptr
      scf.while : () -> () {
        %half_value = llvm.load %half : !llvm.ptr -> i32
        %gt = arith.cmpi ugt, %half_value, %c0_i32 : i32
        scf.if %gt {
          %half_value_1 = llvm.load %half : !llvm.ptr -> i32
          scf.for %unit_pos_x = %c0_i32 to %c64_i32 step %c8_i32 : i32 {
            %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
            %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
            %half_value_1_all = vector.broadcast %half_value_1 : i32 to vector<8xi32>
            %lt = arith.cmpi ult, %unit_pos_x_each, %half_value_1_all : vector<8xi32>
            %any = vector.reduction <or>, %lt : vector<8xi1> into i1
            scf.if %any {
              %lowest_at = llvm.getelementptr %lowest[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %lowest_value = llvm.intr.masked.load %lowest_at, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %half_value_2 = llvm.load %half : !llvm.ptr -> i32
              %add = arith.addi %unit_pos_x, %half_value_2 : i32
              %lowest_at_1 = llvm.getelementptr %lowest[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %lowest_value_1 = llvm.intr.masked.load %lowest_at_1, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %min = arith.minimumf %lowest_value, %lowest_value_1 : vector<8xf32>
              llvm.intr.masked.store %min, %lowest_at, %lt {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
              %highest_at = llvm.getelementptr %highest[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %highest_value = llvm.intr.masked.load %highest_at, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %highest_at_1 = llvm.getelementptr %highest[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %highest_value_1 = llvm.intr.masked.load %highest_at_1, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %max = arith.maximumf %highest_value, %highest_value_1 : vector<8xf32>
              llvm.intr.masked.store %max, %highest_at, %lt {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
            }
          }
          %half_value_2 = llvm.load %half : !llvm.ptr -> i32
          %div_trunc = arith.divui %half_value_2, %c2_i32 : i32
          llvm.store %div_trunc, %half : i32, !llvm.ptr
        }
        scf.condition(%gt)
      } do {
        scf.yield
      }
      scf.for %unit_pos_x = %c0_i32 to %c64_i32 step %c8_i32 : i32 {
        %lowest_at = llvm.getelementptr %lowest[%c0_i32] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        %low_1 = llvm.load %lowest_at {alignment = 4 : i64} : !llvm.ptr -> f32
        %low_units_at = llvm.getelementptr %low_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        %low_1_all = vector.broadcast %low_1 : f32 to vector<8xf32>
        llvm.store %low_1_all, %low_units_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        %highest_at = llvm.getelementptr %highest[%c0_i32] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        %high_1 = llvm.load %highest_at {alignment = 4 : i64} : !llvm.ptr -> f32
        %high_units_at = llvm.getelementptr %high_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        %high_1_all = vector.broadcast %high_1 : f32 to vector<8xf32>
        llvm.store %high_1_all, %high_units_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
      }
      scf.for %unit_pos_x = %c0_i32 to %c64_i32 step %c8_i32 : i32 {
        %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
        %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
        %lt = arith.cmpi ult, %unit_pos_x_each, %c32_8xi32 : vector<8xi32>
        %any = vector.reduction <or>, %lt : vector<8xi1> into i1
        scf.if %any {
          %found_at = llvm.getelementptr %found[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          llvm.intr.masked.store %c0_8xi32, %found_at, %lt {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
        }
      }
      %unit_first_1 = arith.cmpi ult, %cube_pos_x, %x_shape_0 : i32
      scf.if %unit_first_1 {
        scf.for %unit_pos_x = %c0_i32 to %c64_i32 step %c8_i32 : i32 {
          %high_units_at = llvm.getelementptr %high_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %high_1 = llvm.load %high_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %low_units_at = llvm.getelementptr %low_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %low_1 = llvm.load %low_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %sub = arith.subf %high_1, %low_1 : vector<8xf32>
          %max = arith.maximumf %sub, %c1.0e-30_8xf32 : vector<8xf32>
          %scale = arith.divf %c32.0_8xf32, %max : vector<8xf32>
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
          %least = vector.reduction <minui>, %trips : vector<8xi32> into i32
          scf.for unsigned %trip = %c0_i32 to %least step %c1_i32 : i32 {
            %distance = arith.muli %trip, %c64_i32 : i32
            %k = arith.addi %unit_pos_x, %distance : i32
            %mul = arith.muli %cube_pos_x, %x_shape_1 : i32
            %add = arith.addi %mul, %k : i32
            %x_at = llvm.getelementptr %x[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %x_value = llvm.load %x_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
            %sub_1 = arith.subf %x_value, %low_1 : vector<8xf32>
            %mul_1 = arith.mulf %sub_1, %scale : vector<8xf32>
            %cast = llvm.call_intrinsic "llvm.fptoui.sat.v8i32.v8f32"(%mul_1) : (vector<8xf32>) -> vector<8xi32>
            %min = arith.minui %cast, %c31_8xi32 : vector<8xi32>
            scf.for %lane = %c0_index to %c8_index step %c1_index {
              %at = vector.extract %min[%lane] : i32 from vector<8xi32>
              %found_at = llvm.getelementptr %found[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %found_old = llvm.load %found_at {alignment = 4 : i64} : !llvm.ptr -> i32
              %new = arith.addi %found_old, %c1_i32 : i32
              llvm.store %new, %found_at {alignment = 4 : i64} : i32, !llvm.ptr
            }
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
            %sub_1 = arith.subf %x_value, %low_1 : vector<8xf32>
            %mul_1 = arith.mulf %sub_1, %scale : vector<8xf32>
            %cast = llvm.call_intrinsic "llvm.fptoui.sat.v8i32.v8f32"(%mul_1) : (vector<8xf32>) -> vector<8xi32>
            %min = arith.minui %cast, %c31_8xi32 : vector<8xi32>
            scf.for %lane = %c0_index to %c8_index step %c1_index {
              %at = vector.extract %min[%lane] : i32 from vector<8xi32>
              %on = vector.extract %active[%lane] : i1 from vector<8xi1>
              scf.if %on {
                %found_at = llvm.getelementptr %found[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                %found_old = llvm.load %found_at {alignment = 4 : i64} : !llvm.ptr -> i32
                %new = arith.addi %found_old, %c1_i32 : i32
                llvm.store %new, %found_at {alignment = 4 : i64} : i32, !llvm.ptr
              }
            }
          }
        }
      } else {
        scf.for %unit_pos_x = %c0_i32 to %c64_i32 step %c8_i32 : i32 {
          %high_units_at = llvm.getelementptr %high_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %high_1 = llvm.load %high_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %low_units_at = llvm.getelementptr %low_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %low_1 = llvm.load %low_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %sub = arith.subf %high_1, %low_1 : vector<8xf32>
          %max = arith.maximumf %sub, %c1.0e-30_8xf32 : vector<8xf32>
          %scale = arith.divf %c32.0_8xf32, %max : vector<8xf32>
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
            %sub_1 = arith.subf %x_value, %low_1 : vector<8xf32>
            %mul_1 = arith.mulf %sub_1, %scale : vector<8xf32>
            %cast = llvm.call_intrinsic "llvm.fptoui.sat.v8i32.v8f32"(%mul_1) : (vector<8xf32>) -> vector<8xi32>
            %min = arith.minui %cast, %c31_8xi32 : vector<8xi32>
            scf.for %lane = %c0_index to %c8_index step %c1_index {
              %at = vector.extract %min[%lane] : i32 from vector<8xi32>
              %found_at = llvm.getelementptr %found[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %found_old = llvm.load %found_at {alignment = 4 : i64} : !llvm.ptr -> i32
              %new = arith.addi %found_old, %c1_i32 : i32
              llvm.store %new, %found_at {alignment = 4 : i64} : i32, !llvm.ptr
            }
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
            %sub_1 = arith.subf %x_value, %low_1 : vector<8xf32>
            %mul_1 = arith.mulf %sub_1, %scale : vector<8xf32>
            %cast = llvm.call_intrinsic "llvm.fptoui.sat.v8i32.v8f32"(%mul_1) : (vector<8xf32>) -> vector<8xi32>
            %min = arith.minui %cast, %c31_8xi32 : vector<8xi32>
            scf.for %lane = %c0_index to %c8_index step %c1_index {
              %at = vector.extract %min[%lane] : i32 from vector<8xi32>
              %on = vector.extract %active[%lane] : i1 from vector<8xi1>
              scf.if %on {
                %found_at = llvm.getelementptr %found[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                %found_old = llvm.load %found_at {alignment = 4 : i64} : !llvm.ptr -> i32
                %new = arith.addi %found_old, %c1_i32 : i32
                llvm.store %new, %found_at {alignment = 4 : i64} : i32, !llvm.ptr
              }
            }
          }
        } {llvm.loop_annotation = #rolled}
      }
      scf.for %unit_pos_x = %c0_i32 to %c64_i32 step %c8_i32 : i32 {
        %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
        %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
        %lt = arith.cmpi ult, %unit_pos_x_each, %c32_8xi32 : vector<8xi32>
        %any = vector.reduction <or>, %lt : vector<8xi1> into i1
        scf.if %any {
          %found_at = llvm.getelementptr %found[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          %atomic = llvm.intr.masked.load %found_at, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
          %cast = arith.uitofp %atomic : vector<8xi32> to vector<8xf32>
          %counts_at = llvm.getelementptr %counts[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.intr.masked.store %cast, %counts_at, %lt {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
        }
      }
      %unit_first_2 = arith.cmpi ult, %cube_pos_x, %out_shape_0 : i32
      scf.if %unit_first_2 {
        scf.for %unit_pos_x = %c0_i32 to %c64_i32 step %c8_i32 : i32 {
          %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
          %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
          %lt = arith.cmpi ult, %unit_pos_x_each, %c32_8xi32 : vector<8xi32>
          %any = vector.reduction <or>, %lt : vector<8xi1> into i1
          scf.if %any {
            %max = arith.maxui %unit_pos_x_each, %c1_8xi32 : vector<8xi32>
            %sub = arith.subi %max, %c1_8xi32 : vector<8xi32>
            %counts_at = llvm.getelementptr %counts[%sub] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %left = llvm.intr.masked.gather %counts_at, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %add = arith.addi %unit_pos_x, %c1_i32 : i32
            %add_all = vector.broadcast %add : i32 to vector<8xi32>
            %add_each = arith.addi %add_all, %iota_8xi32 : vector<8xi32>
            %min = arith.minui %add_each, %c31_8xi32 : vector<8xi32>
            %counts_at_1 = llvm.getelementptr %counts[%min] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %right = llvm.intr.masked.gather %counts_at_1, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %div = arith.divf %left, %c4.0_8xf32 : vector<8xf32>
            %counts_at_2 = llvm.getelementptr %counts[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %counts_value = llvm.intr.masked.load %counts_at_2, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %div_1 = arith.divf %counts_value, %c2.0_8xf32 : vector<8xf32>
            %add_1 = arith.addf %div, %div_1 : vector<8xf32>
            %div_2 = arith.divf %right, %c4.0_8xf32 : vector<8xf32>
            %add_2 = arith.addf %add_1, %div_2 : vector<8xf32>
            %mul = arith.muli %cube_pos_x, %out_shape_1 : i32
            %out_shape_1_all = vector.broadcast %out_shape_1 : i32 to vector<8xi32>
            %lt_1 = arith.cmpi ult, %unit_pos_x_each, %out_shape_1_all : vector<8xi32>
            %add_3 = arith.addi %mul, %unit_pos_x : i32
            %active = arith.andi %lt, %lt_1 : vector<8xi1>
            %out_at = llvm.getelementptr %out[%add_3] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.intr.masked.store %add_2, %out_at, %active {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
          }
        }
      } else {
        scf.for %unit_pos_x = %c0_i32 to %c64_i32 step %c8_i32 : i32 {
          %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
          %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
          %lt = arith.cmpi ult, %unit_pos_x_each, %c32_8xi32 : vector<8xi32>
          %any = vector.reduction <or>, %lt : vector<8xi1> into i1
          scf.if %any {
            %max = arith.maxui %unit_pos_x_each, %c1_8xi32 : vector<8xi32>
            %sub = arith.subi %max, %c1_8xi32 : vector<8xi32>
            %counts_at = llvm.getelementptr %counts[%sub] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %left = llvm.intr.masked.gather %counts_at, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %add = arith.addi %unit_pos_x, %c1_i32 : i32
            %add_all = vector.broadcast %add : i32 to vector<8xi32>
            %add_each = arith.addi %add_all, %iota_8xi32 : vector<8xi32>
            %min = arith.minui %add_each, %c31_8xi32 : vector<8xi32>
            %counts_at_1 = llvm.getelementptr %counts[%min] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %right = llvm.intr.masked.gather %counts_at_1, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %div = arith.divf %left, %c4.0_8xf32 : vector<8xf32>
            %counts_at_2 = llvm.getelementptr %counts[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %counts_value = llvm.intr.masked.load %counts_at_2, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %div_1 = arith.divf %counts_value, %c2.0_8xf32 : vector<8xf32>
            %add_1 = arith.addf %div, %div_1 : vector<8xf32>
            %div_2 = arith.divf %right, %c4.0_8xf32 : vector<8xf32>
            %add_2 = arith.addf %add_1, %div_2 : vector<8xf32>
            %lt_1 = arith.cmpi ult, %cube_pos_x, %out_shape_0 : i32
            %mul = arith.muli %cube_pos_x, %out_shape_1 : i32
            %out_shape_1_all = vector.broadcast %out_shape_1 : i32 to vector<8xi32>
            %lt_2 = arith.cmpi ult, %unit_pos_x_each, %out_shape_1_all : vector<8xi32>
            %lt_1_all = vector.broadcast %lt_1 : i1 to vector<8xi1>
            %logical_and = arith.andi %lt_1_all, %lt_2 : vector<8xi1>
            %add_3 = arith.addi %mul, %unit_pos_x : i32
            %active = arith.andi %lt, %logical_and : vector<8xi1>
            %out_at = llvm.getelementptr %out[%add_3] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.intr.masked.store %add_2, %out_at, %active {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
          }
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
