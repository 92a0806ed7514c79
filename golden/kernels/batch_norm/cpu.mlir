#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func @batch_norm(%x: !llvm.ptr {llvm.noalias, llvm.readonly},
      %scale: !llvm.ptr {llvm.noalias, llvm.readonly}, %shift: !llvm.ptr {llvm.noalias, llvm.readonly},
      %running_mean: !llvm.ptr {llvm.noalias}, %running_variance: !llvm.ptr {llvm.noalias},
      %out: !llvm.ptr {llvm.noalias}, %x_shape_0: i32, %x_shape_1: i32, %x_shape_2: i32, %scale_length: i32,
      %shift_length: i32, %running_mean_length: i32, %running_variance_length: i32, %out_shape_0: i32,
      %out_shape_1: i32, %out_shape_2: i32, %cube_count_x: i32, %cube_count_y: i32, %cube_count_z: i32,
      %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c16_i64 = arith.constant 16 : i64
    %partial = llvm.alloca %c16_i64 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %partial_1 = llvm.alloca %c16_i64 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %c16_i32 = arith.constant 16 : i32
    %c8_i32 = arith.constant 8 : i32
    %total = llvm.alloca %c1_i64 x vector<8xf32> : (i64) -> !llvm.ptr
    %c0.0_f32 = arith.constant 0.0 : f32
    %c0.0_8xf32 = arith.constant dense<0.0> : vector<8xf32>
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %c16_8xi32 = arith.constant dense<16> : vector<8xi32>
    %c1_8xi32 = arith.constant dense<1> : vector<8xi32>
    %c0_8xi32 = arith.constant dense<0> : vector<8xi32>
    %c1_i32 = arith.constant 1 : i32
    %c8_8xi32 = arith.constant dense<8> : vector<8xi32>
    %c4_i32 = arith.constant 4 : i32
    %c4_8xi32 = arith.constant dense<4> : vector<8xi32>
    %c2_i32 = arith.constant 2 : i32
    %c2_8xi32 = arith.constant dense<2> : vector<8xi32>
    %mean_units = llvm.alloca %c16_i64 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %squares = llvm.alloca %c1_i64 x vector<8xf32> : (i64) -> !llvm.ptr
    %c1.0e-05_f32 = arith.constant 1.0e-05 : f32
    %c0.1_f32 = arith.constant 0.1 : f32
    %c0.1_8xf32 = arith.constant dense<0.1> : vector<8xf32>
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %cube_pos_x = arith.trunci %cube : i64 to i32
      %count = arith.muli %x_shape_0, %x_shape_2 : i32
      %unit_first = arith.cmpi ult, %cube_pos_x, %x_shape_1 : i32
      scf.if %unit_first {
        scf.for %unit_pos_x = %c0_i32 to %c16_i32 step %c8_i32 : i32 {
          llvm.store %c0.0_8xf32, %total : vector<8xf32>, !llvm.ptr
          %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
          %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
          %count_all = vector.broadcast %count : i32 to vector<8xi32>
          %some = arith.cmpi ult, %unit_pos_x_each, %count_all : vector<8xi32>
          %gap = arith.subi %count_all, %unit_pos_x_each : vector<8xi32>
          %v = arith.subi %gap, %c1_8xi32 : vector<8xi32>
          %v_1 = arith.divui %v, %c16_8xi32 : vector<8xi32>
          %v_2 = arith.addi %v_1, %c1_8xi32 : vector<8xi32>
          %trips = arith.select %some, %v_2, %c0_8xi32 : vector<8xi1>, vector<8xi32>
          %most = vector.reduction <maxui>, %trips : vector<8xi32> into i32
          %least = vector.reduction <minui>, %trips : vector<8xi32> into i32
          scf.for unsigned %trip = %c0_i32 to %least step %c1_i32 : i32 {
            %distance = arith.muli %trip, %c16_i32 : i32
            %k = arith.addi %unit_pos_x, %distance : i32
            %total_value = llvm.load %total : !llvm.ptr -> vector<8xf32>
            %max = arith.maxui %x_shape_2, %c1_i32 : i32
            %k_all = vector.broadcast %k : i32 to vector<8xi32>
            %k_each = arith.addi %k_all, %iota_8xi32 : vector<8xi32>
            %max_all = vector.broadcast %max : i32 to vector<8xi32>
            %divided_f64 = arith.uitofp %k_each : vector<8xi32> to vector<8xf64>
            %divided_f64_1 = arith.uitofp %max_all : vector<8xi32> to vector<8xf64>
            %ratio = arith.divf %divided_f64, %divided_f64_1 : vector<8xf64>
            %quotient = arith.fptoui %ratio : vector<8xf64> to vector<8xi32>
            %eq = arith.cmpi eq, %x_shape_2, %c0_i32 : i32
            %eq_all = vector.broadcast %eq : i1 to vector<8xi1>
            %select = arith.select %eq_all, %c0_8xi32, %quotient : vector<8xi1>, vector<8xi32>
            %divided_f64_2 = arith.uitofp %k_each : vector<8xi32> to vector<8xf64>
            %divided_f64_3 = arith.uitofp %max_all : vector<8xi32> to vector<8xf64>
            %ratio_1 = arith.divf %divided_f64_2, %divided_f64_3 : vector<8xf64>
            %quotient_1 = arith.fptoui %ratio_1 : vector<8xf64> to vector<8xi32>
            %product = arith.muli %quotient_1, %max_all : vector<8xi32>
            %remainder = arith.subi %k_each, %product : vector<8xi32>
            %x_shape_0_all = vector.broadcast %x_shape_0 : i32 to vector<8xi32>
            %lt = arith.cmpi ult, %select, %x_shape_0_all : vector<8xi32>
            %mul = arith.muli %x_shape_1, %x_shape_2 : i32
            %mul_all = vector.broadcast %mul : i32 to vector<8xi32>
            %mul_1 = arith.muli %select, %mul_all : vector<8xi32>
            %mul_2 = arith.muli %cube_pos_x, %x_shape_2 : i32
            %mul_2_all = vector.broadcast %mul_2 : i32 to vector<8xi32>
            %add = arith.addi %mul_1, %mul_2_all : vector<8xi32>
            %x_shape_2_all = vector.broadcast %x_shape_2 : i32 to vector<8xi32>
            %lt_1 = arith.cmpi ult, %remainder, %x_shape_2_all : vector<8xi32>
            %logical_and = arith.andi %lt, %lt_1 : vector<8xi1>
            %add_1 = arith.addi %add, %remainder : vector<8xi32>
            %x_at = llvm.getelementptr %x[%add_1] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %x_value = llvm.intr.masked.gather %x_at, %logical_and, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %add_2 = arith.addf %total_value, %x_value : vector<8xf32>
            llvm.store %add_2, %total : vector<8xf32>, !llvm.ptr
          }
          scf.for unsigned %trip = %least to %most step %c1_i32 : i32 {
            %trip_all = vector.broadcast %trip : i32 to vector<8xi32>
            %active = arith.cmpi ult, %trip_all, %trips : vector<8xi32>
            %distance = arith.muli %trip, %c16_i32 : i32
            %k = arith.addi %unit_pos_x, %distance : i32
            %total_value = llvm.load %total : !llvm.ptr -> vector<8xf32>
            %max = arith.maxui %x_shape_2, %c1_i32 : i32
            %k_all = vector.broadcast %k : i32 to vector<8xi32>
            %k_each = arith.addi %k_all, %iota_8xi32 : vector<8xi32>
            %max_all = vector.broadcast %max : i32 to vector<8xi32>
            %divided_f64 = arith.uitofp %k_each : vector<8xi32> to vector<8xf64>
            %divided_f64_1 = arith.uitofp %max_all : vector<8xi32> to vector<8xf64>
            %ratio = arith.divf %divided_f64, %divided_f64_1 : vector<8xf64>
            %quotient = arith.fptoui %ratio : vector<8xf64> to vector<8xi32>
            %eq = arith.cmpi eq, %x_shape_2, %c0_i32 : i32
            %eq_all = vector.broadcast %eq : i1 to vector<8xi1>
            %select = arith.select %eq_all, %c0_8xi32, %quotient : vector<8xi1>, vector<8xi32>
            %divided_f64_2 = arith.uitofp %k_each : vector<8xi32> to vector<8xf64>
            %divided_f64_3 = arith.uitofp %max_all : vector<8xi32> to vector<8xf64>
            %ratio_1 = arith.divf %divided_f64_2, %divided_f64_3 : vector<8xf64>
            %quotient_1 = arith.fptoui %ratio_1 : vector<8xf64> to vector<8xi32>
            %product = arith.muli %quotient_1, %max_all : vector<8xi32>
            %remainder = arith.subi %k_each, %product : vector<8xi32>
            %x_shape_0_all = vector.broadcast %x_shape_0 : i32 to vector<8xi32>
            %lt = arith.cmpi ult, %select, %x_shape_0_all : vector<8xi32>
            %mul = arith.muli %x_shape_1, %x_shape_2 : i32
            %mul_all = vector.broadcast %mul : i32 to vector<8xi32>
            %mul_1 = arith.muli %select, %mul_all : vector<8xi32>
            %mul_2 = arith.muli %cube_pos_x, %x_shape_2 : i32
            %mul_2_all = vector.broadcast %mul_2 : i32 to vector<8xi32>
            %add = arith.addi %mul_1, %mul_2_all : vector<8xi32>
            %x_shape_2_all = vector.broadcast %x_shape_2 : i32 to vector<8xi32>
            %lt_1 = arith.cmpi ult, %remainder, %x_shape_2_all : vector<8xi32>
            %logical_and = arith.andi %lt, %lt_1 : vector<8xi1>
            %add_1 = arith.addi %add, %remainder : vector<8xi32>
            %active_1 = arith.andi %active, %logical_and : vector<8xi1>
            %x_at = llvm.getelementptr %x[%add_1] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %x_value = llvm.intr.masked.gather %x_at, %active_1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %add_2 = arith.addf %total_value, %x_value : vector<8xf32>
            %total_old = llvm.load %total : !llvm.ptr -> vector<8xf32>
            %total_new = arith.select %active, %add_2, %total_old : vector<8xi1>, vector<8xf32>
            llvm.store %total_new, %total : vector<8xf32>, !llvm.ptr
          }
          %total_value = llvm.load %total : !llvm.ptr -> vector<8xf32>
          %partial_at = llvm.getelementptr %partial[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %total_value, %partial_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        }
      } else {
        scf.for %unit_pos_x = %c0_i32 to %c16_i32 step %c8_i32 : i32 {
          llvm.store %c0.0_8xf32, %total : vector<8xf32>, !llvm.ptr
          %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
          %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
          %count_all = vector.broadcast %count : i32 to vector<8xi32>
          %some = arith.cmpi ult, %unit_pos_x_each, %count_all : vector<8xi32>
          %gap = arith.subi %count_all, %unit_pos_x_each : vector<8xi32>
          %v = arith.subi %gap, %c1_8xi32 : vector<8xi32>
          %v_1 = arith.divui %v, %c16_8xi32 : vector<8xi32>
          %v_2 = arith.addi %v_1, %c1_8xi32 : vector<8xi32>
          %trips = arith.select %some, %v_2, %c0_8xi32 : vector<8xi1>, vector<8xi32>
          %most = vector.reduction <maxui>, %trips : vector<8xi32> into i32
          %least = vector.reduction <minui>, %trips : vector<8xi32> into i32
          scf.for unsigned %trip = %c0_i32 to %least step %c1_i32 : i32 {
            %distance = arith.muli %trip, %c16_i32 : i32
            %k = arith.addi %unit_pos_x, %distance : i32
            %total_value = llvm.load %total : !llvm.ptr -> vector<8xf32>
            %max = arith.maxui %x_shape_2, %c1_i32 : i32
            %k_all = vector.broadcast %k : i32 to vector<8xi32>
            %k_each = arith.addi %k_all, %iota_8xi32 : vector<8xi32>
            %max_all = vector.broadcast %max : i32 to vector<8xi32>
            %divided_f64 = arith.uitofp %k_each : vector<8xi32> to vector<8xf64>
            %divided_f64_1 = arith.uitofp %max_all : vector<8xi32> to vector<8xf64>
            %ratio = arith.divf %divided_f64, %divided_f64_1 : vector<8xf64>
            %quotient = arith.fptoui %ratio : vector<8xf64> to vector<8xi32>
            %eq = arith.cmpi eq, %x_shape_2, %c0_i32 : i32
            %eq_all = vector.broadcast %eq : i1 to vector<8xi1>
            %select = arith.select %eq_all, %c0_8xi32, %quotient : vector<8xi1>, vector<8xi32>
            %divided_f64_2 = arith.uitofp %k_each : vector<8xi32> to vector<8xf64>
            %divided_f64_3 = arith.uitofp %max_all : vector<8xi32> to vector<8xf64>
            %ratio_1 = arith.divf %divided_f64_2, %divided_f64_3 : vector<8xf64>
            %quotient_1 = arith.fptoui %ratio_1 : vector<8xf64> to vector<8xi32>
            %product = arith.muli %quotient_1, %max_all : vector<8xi32>
            %remainder = arith.subi %k_each, %product : vector<8xi32>
            %x_shape_0_all = vector.broadcast %x_shape_0 : i32 to vector<8xi32>
            %lt = arith.cmpi ult, %select, %x_shape_0_all : vector<8xi32>
            %mul = arith.muli %x_shape_1, %x_shape_2 : i32
            %mul_all = vector.broadcast %mul : i32 to vector<8xi32>
            %mul_1 = arith.muli %select, %mul_all : vector<8xi32>
            %lt_1 = arith.cmpi ult, %cube_pos_x, %x_shape_1 : i32
            %lt_1_all = vector.broadcast %lt_1 : i1 to vector<8xi1>
            %logical_and = arith.andi %lt, %lt_1_all : vector<8xi1>
            %mul_2 = arith.muli %cube_pos_x, %x_shape_2 : i32
            %mul_2_all = vector.broadcast %mul_2 : i32 to vector<8xi32>
            %add = arith.addi %mul_1, %mul_2_all : vector<8xi32>
            %x_shape_2_all = vector.broadcast %x_shape_2 : i32 to vector<8xi32>
            %lt_2 = arith.cmpi ult, %remainder, %x_shape_2_all : vector<8xi32>
            %logical_and_1 = arith.andi %logical_and, %lt_2 : vector<8xi1>
            %add_1 = arith.addi %add, %remainder : vector<8xi32>
            %x_at = llvm.getelementptr %x[%add_1] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %x_value = llvm.intr.masked.gather %x_at, %logical_and_1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %add_2 = arith.addf %total_value, %x_value : vector<8xf32>
            llvm.store %add_2, %total : vector<8xf32>, !llvm.ptr
          }
          scf.for unsigned %trip = %least to %most step %c1_i32 : i32 {
            %trip_all = vector.broadcast %trip : i32 to vector<8xi32>
            %active = arith.cmpi ult, %trip_all, %trips : vector<8xi32>
            %distance = arith.muli %trip, %c16_i32 : i32
            %k = arith.addi %unit_pos_x, %distance : i32
            %total_value = llvm.load %total : !llvm.ptr -> vector<8xf32>
            %max = arith.maxui %x_shape_2, %c1_i32 : i32
            %k_all = vector.broadcast %k : i32 to vector<8xi32>
            %k_each = arith.addi %k_all, %iota_8xi32 : vector<8xi32>
            %max_all = vector.broadcast %max : i32 to vector<8xi32>
            %divided_f64 = arith.uitofp %k_each : vector<8xi32> to vector<8xf64>
            %divided_f64_1 = arith.uitofp %max_all : vector<8xi32> to vector<8xf64>
            %ratio = arith.divf %divided_f64, %divided_f64_1 : vector<8xf64>
            %quotient = arith.fptoui %ratio : vector<8xf64> to vector<8xi32>
            %eq = arith.cmpi eq, %x_shape_2, %c0_i32 : i32
            %eq_all = vector.broadcast %eq : i1 to vector<8xi1>
            %select = arith.select %eq_all, %c0_8xi32, %quotient : vector<8xi1>, vector<8xi32>
            %divided_f64_2 = arith.uitofp %k_each : vector<8xi32> to vector<8xf64>
            %divided_f64_3 = arith.uitofp %max_all : vector<8xi32> to vector<8xf64>
            %ratio_1 = arith.divf %divided_f64_2, %divided_f64_3 : vector<8xf64>
            %quotient_1 = arith.fptoui %ratio_1 : vector<8xf64> to vector<8xi32>
            %product = arith.muli %quotient_1, %max_all : vector<8xi32>
            %remainder = arith.subi %k_each, %product : vector<8xi32>
            %x_shape_0_all = vector.broadcast %x_shape_0 : i32 to vector<8xi32>
            %lt = arith.cmpi ult, %select, %x_shape_0_all : vector<8xi32>
            %mul = arith.muli %x_shape_1, %x_shape_2 : i32
            %mul_all = vector.broadcast %mul : i32 to vector<8xi32>
            %mul_1 = arith.muli %select, %mul_all : vector<8xi32>
            %lt_1 = arith.cmpi ult, %cube_pos_x, %x_shape_1 : i32
            %lt_1_all = vector.broadcast %lt_1 : i1 to vector<8xi1>
            %logical_and = arith.andi %lt, %lt_1_all : vector<8xi1>
            %mul_2 = arith.muli %cube_pos_x, %x_shape_2 : i32
            %mul_2_all = vector.broadcast %mul_2 : i32 to vector<8xi32>
            %add = arith.addi %mul_1, %mul_2_all : vector<8xi32>
            %x_shape_2_all = vector.broadcast %x_shape_2 : i32 to vector<8xi32>
            %lt_2 = arith.cmpi ult, %remainder, %x_shape_2_all : vector<8xi32>
            %logical_and_1 = arith.andi %logical_and, %lt_2 : vector<8xi1>
            %add_1 = arith.addi %add, %remainder : vector<8xi32>
            %active_1 = arith.andi %active, %logical_and_1 : vector<8xi1>
            %x_at = llvm.getelementptr %x[%add_1] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %x_value = llvm.intr.masked.gather %x_at, %active_1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %add_2 = arith.addf %total_value, %x_value : vector<8xf32>
            %total_old = llvm.load %total : !llvm.ptr -> vector<8xf32>
            %total_new = arith.select %active, %add_2, %total_old : vector<8xi1>, vector<8xf32>
            llvm.store %total_new, %total : vector<8xf32>, !llvm.ptr
          }
          %total_value = llvm.load %total : !llvm.ptr -> vector<8xf32>
          %partial_at = llvm.getelementptr %partial[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %total_value, %partial_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        } {llvm.loop_annotation = #rolled}
      }
      scf.for %unit_pos_x = %c0_i32 to %c16_i32 step %c8_i32 : i32 {
        %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
        %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
        %lt = arith.cmpi ult, %unit_pos_x_each, %c8_8xi32 : vector<8xi32>
        %any = vector.reduction <or>, %lt : vector<8xi1> into i1
        scf.if %any {
          %partial_at = llvm.getelementptr %partial[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %partial_value = llvm.intr.masked.load %partial_at, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %add = arith.addi %unit_pos_x, %c8_i32 : i32
          %partial_at_1 = llvm.getelementptr %partial[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %partial_value_1 = llvm.intr.masked.load %partial_at_1, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %add_1 = arith.addf %partial_value, %partial_value_1 : vector<8xf32>
          llvm.intr.masked.store %add_1, %partial_at, %lt {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
        }
      }
      scf.for %unit_pos_x = %c0_i32 to %c16_i32 step %c8_i32 : i32 {
        %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
        %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
        %lt = arith.cmpi ult, %unit_pos_x_each, %c4_8xi32 : vector<8xi32>
        %any = vector.reduction <or>, %lt : vector<8xi1> into i1
        scf.if %any {
          %partial_at = llvm.getelementptr %partial[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %partial_value = llvm.intr.masked.load %partial_at, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %add = arith.addi %unit_pos_x, %c4_i32 : i32
          %partial_at_1 = llvm.getelementptr %partial[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %partial_value_1 = llvm.intr.masked.load %partial_at_1, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %add_1 = arith.addf %partial_value, %partial_value_1 : vector<8xf32>
          llvm.intr.masked.store %add_1, %partial_at, %lt {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
        }
      }
      scf.for %unit_pos_x = %c0_i32 to %c16_i32 step %c8_i32 : i32 {
        %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
        %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
        %lt = arith.cmpi ult, %unit_pos_x_each, %c2_8xi32 : vector<8xi32>
        %any = vector.reduction <or>, %lt : vector<8xi1> into i1
        scf.if %any {
          %partial_at = llvm.getelementptr %partial[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %partial_value = llvm.intr.masked.load %partial_at, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %add = arith.addi %unit_pos_x, %c2_i32 : i32
          %partial_at_1 = llvm.getelementptr %partial[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %partial_value_1 = llvm.intr.masked.load %partial_at_1, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %add_1 = arith.addf %partial_value, %partial_value_1 : vector<8xf32>
          llvm.intr.masked.store %add_1, %partial_at, %lt {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
        }
      }
      scf.for %unit_pos_x = %c0_i32 to %c16_i32 step %c8_i32 : i32 {
        %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
        %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
        %lt = arith.cmpi ult, %unit_pos_x_each, %c1_8xi32 : vector<8xi32>
        %any = vector.reduction <or>, %lt : vector<8xi1> into i1
        scf.if %any {
          %partial_at = llvm.getelementptr %partial[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %partial_value = llvm.intr.masked.load %partial_at, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %add = arith.addi %unit_pos_x, %c1_i32 : i32
          %partial_at_1 = llvm.getelementptr %partial[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %partial_value_1 = llvm.intr.masked.load %partial_at_1, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %add_1 = arith.addf %partial_value, %partial_value_1 : vector<8xf32>
          llvm.intr.masked.store %add_1, %partial_at, %lt {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
        }
      }
      %cast = arith.uitofp %count : i32 to f32
      %unit_first_1 = arith.cmpi ult, %cube_pos_x, %x_shape_1 : i32
      scf.if %unit_first_1 {
        scf.for %unit_pos_x = %c0_i32 to %c16_i32 step %c8_i32 : i32 {
          %partial_at = llvm.getelementptr %partial[%c0_i32] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %partial_value = llvm.load %partial_at {alignment = 4 : i64} : !llvm.ptr -> f32
          %mean = arith.divf %partial_value, %cast : f32
          %mean_units_at = llvm.getelementptr %mean_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %mean_all = vector.broadcast %mean : f32 to vector<8xf32>
          llvm.store %mean_all, %mean_units_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          llvm.store %c0.0_8xf32, %squares : vector<8xf32>, !llvm.ptr
          %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
          %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
          %count_all = vector.broadcast %count : i32 to vector<8xi32>
          %some = arith.cmpi ult, %unit_pos_x_each, %count_all : vector<8xi32>
          %gap = arith.subi %count_all, %unit_pos_x_each : vector<8xi32>
          %v = arith.subi %gap, %c1_8xi32 : vector<8xi32>
          %v_1 = arith.divui %v, %c16_8xi32 : vector<8xi32>
          %v_2 = arith.addi %v_1, %c1_8xi32 : vector<8xi32>
          %trips = arith.select %some, %v_2, %c0_8xi32 : vector<8xi1>, vector<8xi32>
          %most = vector.reduction <maxui>, %trips : vector<8xi32> into i32
          %least = vector.reduction <minui>, %trips : vector<8xi32> into i32
          scf.for unsigned %trip = %c0_i32 to %least step %c1_i32 : i32 {
            %distance = arith.muli %trip, %c16_i32 : i32
            %k = arith.addi %unit_pos_x, %distance : i32
            %squares_value = llvm.load %squares : !llvm.ptr -> vector<8xf32>
            %max = arith.maxui %x_shape_2, %c1_i32 : i32
            %k_all = vector.broadcast %k : i32 to vector<8xi32>
            %k_each = arith.addi %k_all, %iota_8xi32 : vector<8xi32>
            %max_all = vector.broadcast %max : i32 to vector<8xi32>
            %divided_f64 = arith.uitofp %k_each : vector<8xi32> to vector<8xf64>
            %divided_f64_1 = arith.uitofp %max_all : vector<8xi32> to vector<8xf64>
            %ratio = arith.divf %divided_f64, %divided_f64_1 : vector<8xf64>
            %quotient = arith.fptoui %ratio : vector<8xf64> to vector<8xi32>
            %eq = arith.cmpi eq, %x_shape_2, %c0_i32 : i32
            %eq_all = vector.broadcast %eq : i1 to vector<8xi1>
            %select = arith.select %eq_all, %c0_8xi32, %quotient : vector<8xi1>, vector<8xi32>
            %divided_f64_2 = arith.uitofp %k_each : vector<8xi32> to vector<8xf64>
            %divided_f64_3 = arith.uitofp %max_all : vector<8xi32> to vector<8xf64>
            %ratio_1 = arith.divf %divided_f64_2, %divided_f64_3 : vector<8xf64>
            %quotient_1 = arith.fptoui %ratio_1 : vector<8xf64> to vector<8xi32>
            %product = arith.muli %quotient_1, %max_all : vector<8xi32>
            %remainder = arith.subi %k_each, %product : vector<8xi32>
            %x_shape_0_all = vector.broadcast %x_shape_0 : i32 to vector<8xi32>
            %lt = arith.cmpi ult, %select, %x_shape_0_all : vector<8xi32>
            %mul = arith.muli %x_shape_1, %x_shape_2 : i32
            %mul_all = vector.broadcast %mul : i32 to vector<8xi32>
            %mul_1 = arith.muli %select, %mul_all : vector<8xi32>
            %mul_2 = arith.muli %cube_pos_x, %x_shape_2 : i32
            %mul_2_all = vector.broadcast %mul_2 : i32 to vector<8xi32>
            %add = arith.addi %mul_1, %mul_2_all : vector<8xi32>
            %x_shape_2_all = vector.broadcast %x_shape_2 : i32 to vector<8xi32>
            %lt_1 = arith.cmpi ult, %remainder, %x_shape_2_all : vector<8xi32>
            %logical_and = arith.andi %lt, %lt_1 : vector<8xi1>
            %add_1 = arith.addi %add, %remainder : vector<8xi32>
            %x_at = llvm.getelementptr %x[%add_1] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %x_value = llvm.intr.masked.gather %x_at, %logical_and, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %sub = arith.subf %x_value, %mean_all : vector<8xf32>
            %mul_3 = arith.mulf %sub, %sub : vector<8xf32>
            %add_2 = arith.addf %squares_value, %mul_3 : vector<8xf32>
            llvm.store %add_2, %squares : vector<8xf32>, !llvm.ptr
          }
          scf.for unsigned %trip = %least to %most step %c1_i32 : i32 {
            %trip_all = vector.broadcast %trip : i32 to vector<8xi32>
            %active = arith.cmpi ult, %trip_all, %trips : vector<8xi32>
            %distance = arith.muli %trip, %c16_i32 : i32
            %k = arith.addi %unit_pos_x, %distance : i32
            %squares_value = llvm.load %squares : !llvm.ptr -> vector<8xf32>
            %max = arith.maxui %x_shape_2, %c1_i32 : i32
            %k_all = vector.broadcast %k : i32 to vector<8xi32>
            %k_each = arith.addi %k_all, %iota_8xi32 : vector<8xi32>
            %max_all = vector.broadcast %max : i32 to vector<8xi32>
            %divided_f64 = arith.uitofp %k_each : vector<8xi32> to vector<8xf64>
            %divided_f64_1 = arith.uitofp %max_all : vector<8xi32> to vector<8xf64>
            %ratio = arith.divf %divided_f64, %divided_f64_1 : vector<8xf64>
            %quotient = arith.fptoui %ratio : vector<8xf64> to vector<8xi32>
            %eq = arith.cmpi eq, %x_shape_2, %c0_i32 : i32
            %eq_all = vector.broadcast %eq : i1 to vector<8xi1>
            %select = arith.select %eq_all, %c0_8xi32, %quotient : vector<8xi1>, vector<8xi32>
            %divided_f64_2 = arith.uitofp %k_each : vector<8xi32> to vector<8xf64>
            %divided_f64_3 = arith.uitofp %max_all : vector<8xi32> to vector<8xf64>
            %ratio_1 = arith.divf %divided_f64_2, %divided_f64_3 : vector<8xf64>
            %quotient_1 = arith.fptoui %ratio_1 : vector<8xf64> to vector<8xi32>
            %product = arith.muli %quotient_1, %max_all : vector<8xi32>
            %remainder = arith.subi %k_each, %product : vector<8xi32>
            %x_shape_0_all = vector.broadcast %x_shape_0 : i32 to vector<8xi32>
            %lt = arith.cmpi ult, %select, %x_shape_0_all : vector<8xi32>
            %mul = arith.muli %x_shape_1, %x_shape_2 : i32
            %mul_all = vector.broadcast %mul : i32 to vector<8xi32>
            %mul_1 = arith.muli %select, %mul_all : vector<8xi32>
            %mul_2 = arith.muli %cube_pos_x, %x_shape_2 : i32
            %mul_2_all = vector.broadcast %mul_2 : i32 to vector<8xi32>
            %add = arith.addi %mul_1, %mul_2_all : vector<8xi32>
            %x_shape_2_all = vector.broadcast %x_shape_2 : i32 to vector<8xi32>
            %lt_1 = arith.cmpi ult, %remainder, %x_shape_2_all : vector<8xi32>
            %logical_and = arith.andi %lt, %lt_1 : vector<8xi1>
            %add_1 = arith.addi %add, %remainder : vector<8xi32>
            %active_1 = arith.andi %active, %logical_and : vector<8xi1>
            %x_at = llvm.getelementptr %x[%add_1] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %x_value = llvm.intr.masked.gather %x_at, %active_1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %sub = arith.subf %x_value, %mean_all : vector<8xf32>
            %mul_3 = arith.mulf %sub, %sub : vector<8xf32>
            %add_2 = arith.addf %squares_value, %mul_3 : vector<8xf32>
            %squares_old = llvm.load %squares : !llvm.ptr -> vector<8xf32>
            %squares_new = arith.select %active, %add_2, %squares_old : vector<8xi1>, vector<8xf32>
            llvm.store %squares_new, %squares : vector<8xf32>, !llvm.ptr
          }
          %squares_value = llvm.load %squares : !llvm.ptr -> vector<8xf32>
          %partial_1_at = llvm.getelementptr %partial_1[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %squares_value, %partial_1_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        }
      } else {
        scf.for %unit_pos_x = %c0_i32 to %c16_i32 step %c8_i32 : i32 {
          %partial_at = llvm.getelementptr %partial[%c0_i32] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %partial_value = llvm.load %partial_at {alignment = 4 : i64} : !llvm.ptr -> f32
          %mean = arith.divf %partial_value, %cast : f32
          %mean_units_at = llvm.getelementptr %mean_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %mean_all = vector.broadcast %mean : f32 to vector<8xf32>
          llvm.store %mean_all, %mean_units_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          llvm.store %c0.0_8xf32, %squares : vector<8xf32>, !llvm.ptr
          %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
          %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
          %count_all = vector.broadcast %count : i32 to vector<8xi32>
          %some = arith.cmpi ult, %unit_pos_x_each, %count_all : vector<8xi32>
          %gap = arith.subi %count_all, %unit_pos_x_each : vector<8xi32>
          %v = arith.subi %gap, %c1_8xi32 : vector<8xi32>
          %v_1 = arith.divui %v, %c16_8xi32 : vector<8xi32>
          %v_2 = arith.addi %v_1, %c1_8xi32 : vector<8xi32>
          %trips = arith.select %some, %v_2, %c0_8xi32 : vector<8xi1>, vector<8xi32>
          %most = vector.reduction <maxui>, %trips : vector<8xi32> into i32
          %least = vector.reduction <minui>, %trips : vector<8xi32> into i32
          scf.for unsigned %trip = %c0_i32 to %least step %c1_i32 : i32 {
            %distance = arith.muli %trip, %c16_i32 : i32
            %k = arith.addi %unit_pos_x, %distance : i32
            %squares_value = llvm.load %squares : !llvm.ptr -> vector<8xf32>
            %max = arith.maxui %x_shape_2, %c1_i32 : i32
            %k_all = vector.broadcast %k : i32 to vector<8xi32>
            %k_each = arith.addi %k_all, %iota_8xi32 : vector<8xi32>
            %max_all = vector.broadcast %max : i32 to vector<8xi32>
            %divided_f64 = arith.uitofp %k_each : vector<8xi32> to vector<8xf64>
            %divided_f64_1 = arith.uitofp %max_all : vector<8xi32> to vector<8xf64>
            %ratio = arith.divf %divided_f64, %divided_f64_1 : vector<8xf64>
            %quotient = arith.fptoui %ratio : vector<8xf64> to vector<8xi32>
            %eq = arith.cmpi eq, %x_shape_2, %c0_i32 : i32
            %eq_all = vector.broadcast %eq : i1 to vector<8xi1>
            %select = arith.select %eq_all, %c0_8xi32, %quotient : vector<8xi1>, vector<8xi32>
            %divided_f64_2 = arith.uitofp %k_each : vector<8xi32> to vector<8xf64>
            %divided_f64_3 = arith.uitofp %max_all : vector<8xi32> to vector<8xf64>
            %ratio_1 = arith.divf %divided_f64_2, %divided_f64_3 : vector<8xf64>
            %quotient_1 = arith.fptoui %ratio_1 : vector<8xf64> to vector<8xi32>
            %product = arith.muli %quotient_1, %max_all : vector<8xi32>
            %remainder = arith.subi %k_each, %product : vector<8xi32>
            %x_shape_0_all = vector.broadcast %x_shape_0 : i32 to vector<8xi32>
            %lt = arith.cmpi ult, %select, %x_shape_0_all : vector<8xi32>
            %mul = arith.muli %x_shape_1, %x_shape_2 : i32
            %mul_all = vector.broadcast %mul : i32 to vector<8xi32>
            %mul_1 = arith.muli %select, %mul_all : vector<8xi32>
            %lt_1 = arith.cmpi ult, %cube_pos_x, %x_shape_1 : i32
            %lt_1_all = vector.broadcast %lt_1 : i1 to vector<8xi1>
            %logical_and = arith.andi %lt, %lt_1_all : vector<8xi1>
            %mul_2 = arith.muli %cube_pos_x, %x_shape_2 : i32
            %mul_2_all = vector.broadcast %mul_2 : i32 to vector<8xi32>
            %add = arith.addi %mul_1, %mul_2_all : vector<8xi32>
            %x_shape_2_all = vector.broadcast %x_shape_2 : i32 to vector<8xi32>
            %lt_2 = arith.cmpi ult, %remainder, %x_shape_2_all : vector<8xi32>
            %logical_and_1 = arith.andi %logical_and, %lt_2 : vector<8xi1>
            %add_1 = arith.addi %add, %remainder : vector<8xi32>
            %x_at = llvm.getelementptr %x[%add_1] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %x_value = llvm.intr.masked.gather %x_at, %logical_and_1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %sub = arith.subf %x_value, %mean_all : vector<8xf32>
            %mul_3 = arith.mulf %sub, %sub : vector<8xf32>
            %add_2 = arith.addf %squares_value, %mul_3 : vector<8xf32>
            llvm.store %add_2, %squares : vector<8xf32>, !llvm.ptr
          }
          scf.for unsigned %trip = %least to %most step %c1_i32 : i32 {
            %trip_all = vector.broadcast %trip : i32 to vector<8xi32>
            %active = arith.cmpi ult, %trip_all, %trips : vector<8xi32>
            %distance = arith.muli %trip, %c16_i32 : i32
            %k = arith.addi %unit_pos_x, %distance : i32
            %squares_value = llvm.load %squares : !llvm.ptr -> vector<8xf32>
            %max = arith.maxui %x_shape_2, %c1_i32 : i32
            %k_all = vector.broadcast %k : i32 to vector<8xi32>
            %k_each = arith.addi %k_all, %iota_8xi32 : vector<8xi32>
            %max_all = vector.broadcast %max : i32 to vector<8xi32>
            %divided_f64 = arith.uitofp %k_each : vector<8xi32> to vector<8xf64>
            %divided_f64_1 = arith.uitofp %max_all : vector<8xi32> to vector<8xf64>
            %ratio = arith.divf %divided_f64, %divided_f64_1 : vector<8xf64>
            %quotient = arith.fptoui %ratio : vector<8xf64> to vector<8xi32>
            %eq = arith.cmpi eq, %x_shape_2, %c0_i32 : i32
            %eq_all = vector.broadcast %eq : i1 to vector<8xi1>
            %select = arith.select %eq_all, %c0_8xi32, %quotient : vector<8xi1>, vector<8xi32>
            %divided_f64_2 = arith.uitofp %k_each : vector<8xi32> to vector<8xf64>
            %divided_f64_3 = arith.uitofp %max_all : vector<8xi32> to vector<8xf64>
            %ratio_1 = arith.divf %divided_f64_2, %divided_f64_3 : vector<8xf64>
            %quotient_1 = arith.fptoui %ratio_1 : vector<8xf64> to vector<8xi32>
            %product = arith.muli %quotient_1, %max_all : vector<8xi32>
            %remainder = arith.subi %k_each, %product : vector<8xi32>
            %x_shape_0_all = vector.broadcast %x_shape_0 : i32 to vector<8xi32>
            %lt = arith.cmpi ult, %select, %x_shape_0_all : vector<8xi32>
            %mul = arith.muli %x_shape_1, %x_shape_2 : i32
            %mul_all = vector.broadcast %mul : i32 to vector<8xi32>
            %mul_1 = arith.muli %select, %mul_all : vector<8xi32>
            %lt_1 = arith.cmpi ult, %cube_pos_x, %x_shape_1 : i32
            %lt_1_all = vector.broadcast %lt_1 : i1 to vector<8xi1>
            %logical_and = arith.andi %lt, %lt_1_all : vector<8xi1>
            %mul_2 = arith.muli %cube_pos_x, %x_shape_2 : i32
            %mul_2_all = vector.broadcast %mul_2 : i32 to vector<8xi32>
            %add = arith.addi %mul_1, %mul_2_all : vector<8xi32>
            %x_shape_2_all = vector.broadcast %x_shape_2 : i32 to vector<8xi32>
            %lt_2 = arith.cmpi ult, %remainder, %x_shape_2_all : vector<8xi32>
            %logical_and_1 = arith.andi %logical_and, %lt_2 : vector<8xi1>
            %add_1 = arith.addi %add, %remainder : vector<8xi32>
            %active_1 = arith.andi %active, %logical_and_1 : vector<8xi1>
            %x_at = llvm.getelementptr %x[%add_1] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %x_value = llvm.intr.masked.gather %x_at, %active_1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %sub = arith.subf %x_value, %mean_all : vector<8xf32>
            %mul_3 = arith.mulf %sub, %sub : vector<8xf32>
            %add_2 = arith.addf %squares_value, %mul_3 : vector<8xf32>
            %squares_old = llvm.load %squares : !llvm.ptr -> vector<8xf32>
            %squares_new = arith.select %active, %add_2, %squares_old : vector<8xi1>, vector<8xf32>
            llvm.store %squares_new, %squares : vector<8xf32>, !llvm.ptr
          }
          %squares_value = llvm.load %squares : !llvm.ptr -> vector<8xf32>
          %partial_1_at = llvm.getelementptr %partial_1[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %squares_value, %partial_1_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        } {llvm.loop_annotation = #rolled}
      }
      scf.for %unit_pos_x = %c0_i32 to %c16_i32 step %c8_i32 : i32 {
        %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
        %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
        %lt = arith.cmpi ult, %unit_pos_x_each, %c8_8xi32 : vector<8xi32>
        %any = vector.reduction <or>, %lt : vector<8xi1> into i1
        scf.if %any {
          %partial_1_at = llvm.getelementptr %partial_1[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %partial_value = llvm.intr.masked.load %partial_1_at, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %add = arith.addi %unit_pos_x, %c8_i32 : i32
          %partial_1_at_1 = llvm.getelementptr %partial_1[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %partial_value_1 = llvm.intr.masked.load %partial_1_at_1, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %add_1 = arith.addf %partial_value, %partial_value_1 : vector<8xf32>
          llvm.intr.masked.store %add_1, %partial_1_at, %lt {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
        }
      }
      scf.for %unit_pos_x = %c0_i32 to %c16_i32 step %c8_i32 : i32 {
        %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
        %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
        %lt = arith.cmpi ult, %unit_pos_x_each, %c4_8xi32 : vector<8xi32>
        %any = vector.reduction <or>, %lt : vector<8xi1> into i1
        scf.if %any {
          %partial_1_at = llvm.getelementptr %partial_1[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %partial_value = llvm.intr.masked.load %partial_1_at, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %add = arith.addi %unit_pos_x, %c4_i32 : i32
          %partial_1_at_1 = llvm.getelementptr %partial_1[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %partial_value_1 = llvm.intr.masked.load %partial_1_at_1, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %add_1 = arith.addf %partial_value, %partial_value_1 : vector<8xf32>
          llvm.intr.masked.store %add_1, %partial_1_at, %lt {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
        }
      }
      scf.for %unit_pos_x = %c0_i32 to %c16_i32 step %c8_i32 : i32 {
        %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
        %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
        %lt = arith.cmpi ult, %unit_pos_x_each, %c2_8xi32 : vector<8xi32>
        %any = vector.reduction <or>, %lt : vector<8xi1> into i1
        scf.if %any {
          %partial_1_at = llvm.getelementptr %partial_1[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %partial_value = llvm.intr.masked.load %partial_1_at, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %add = arith.addi %unit_pos_x, %c2_i32 : i32
          %partial_1_at_1 = llvm.getelementptr %partial_1[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %partial_value_1 = llvm.intr.masked.load %partial_1_at_1, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %add_1 = arith.addf %partial_value, %partial_value_1 : vector<8xf32>
          llvm.intr.masked.store %add_1, %partial_1_at, %lt {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
        }
      }
      scf.for %unit_pos_x = %c0_i32 to %c16_i32 step %c8_i32 : i32 {
        %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
        %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
        %lt = arith.cmpi ult, %unit_pos_x_each, %c1_8xi32 : vector<8xi32>
        %any = vector.reduction <or>, %lt : vector<8xi1> into i1
        scf.if %any {
          %partial_1_at = llvm.getelementptr %partial_1[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %partial_value = llvm.intr.masked.load %partial_1_at, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %add = arith.addi %unit_pos_x, %c1_i32 : i32
          %partial_1_at_1 = llvm.getelementptr %partial_1[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %partial_value_1 = llvm.intr.masked.load %partial_1_at_1, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %add_1 = arith.addf %partial_value, %partial_value_1 : vector<8xf32>
          llvm.intr.masked.store %add_1, %partial_1_at, %lt {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
        }
      }
      %lt = arith.cmpi ult, %cube_pos_x, %scale_length : i32
      %scale_value = scf.if %lt -> (f32) {
        %scale_at = llvm.getelementptr %scale[%cube_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        %scale_value_1 = llvm.load %scale_at {alignment = 4 : i64} : !llvm.ptr -> f32
        scf.yield %scale_value_1 : f32
      } else {
        scf.yield %c0.0_f32 : f32
      }
      %unit_first_2 = arith.cmpi ult, %cube_pos_x, %x_shape_1 : i32
      %unit_first_3 = arith.cmpi ult, %cube_pos_x, %shift_length : i32
      %full = arith.andi %unit_first_2, %unit_first_3 : i1
      %unit_first_4 = arith.cmpi ult, %cube_pos_x, %out_shape_1 : i32
      %full_1 = arith.andi %full, %unit_first_4 : i1
      %unit_first_5 = arith.cmpi ult, %cube_pos_x, %running_mean_length : i32
      %full_2 = arith.andi %full_1, %unit_first_5 : i1
      %unit_first_6 = arith.cmpi ult, %cube_pos_x, %running_variance_length : i32
      %full_3 = arith.andi %full_2, %unit_first_6 : i1
      scf.if %full_3 {
        scf.for %unit_pos_x = %c0_i32 to %c16_i32 step %c8_i32 : i32 {
          %partial_1_at = llvm.getelementptr %partial_1[%c0_i32] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %partial_value = llvm.load %partial_1_at {alignment = 4 : i64} : !llvm.ptr -> f32
          %variance = arith.divf %partial_value, %cast : f32
          %add = arith.addf %variance, %c1.0e-05_f32 : f32
          %rsqrt = math.rsqrt %add : f32
          %factor = arith.mulf %scale_value, %rsqrt : f32
          %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
          %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
          %count_all = vector.broadcast %count : i32 to vector<8xi32>
          %some = arith.cmpi ult, %unit_pos_x_each, %count_all : vector<8xi32>
          %gap = arith.subi %count_all, %unit_pos_x_each : vector<8xi32>
          %v = arith.subi %gap, %c1_8xi32 : vector<8xi32>
          %v_1 = arith.divui %v, %c16_8xi32 : vector<8xi32>
          %v_2 = arith.addi %v_1, %c1_8xi32 : vector<8xi32>
          %trips = arith.select %some, %v_2, %c0_8xi32 : vector<8xi1>, vector<8xi32>
          %most = vector.reduction <maxui>, %trips : vector<8xi32> into i32
          %least = vector.reduction <minui>, %trips : vector<8xi32> into i32
          scf.for unsigned %trip = %c0_i32 to %least step %c1_i32 : i32 {
            %distance = arith.muli %trip, %c16_i32 : i32
            %k = arith.addi %unit_pos_x, %distance : i32
            %max = arith.maxui %x_shape_2, %c1_i32 : i32
            %k_all = vector.broadcast %k : i32 to vector<8xi32>
            %k_each = arith.addi %k_all, %iota_8xi32 : vector<8xi32>
            %max_all = vector.broadcast %max : i32 to vector<8xi32>
            %divided_f64 = arith.uitofp %k_each : vector<8xi32> to vector<8xf64>
            %divided_f64_1 = arith.uitofp %max_all : vector<8xi32> to vector<8xf64>
            %ratio = arith.divf %divided_f64, %divided_f64_1 : vector<8xf64>
            %quotient = arith.fptoui %ratio : vector<8xf64> to vector<8xi32>
            %eq = arith.cmpi eq, %x_shape_2, %c0_i32 : i32
            %eq_all = vector.broadcast %eq : i1 to vector<8xi1>
            %sample = arith.select %eq_all, %c0_8xi32, %quotient : vector<8xi1>, vector<8xi32>
            %divided_f64_2 = arith.uitofp %k_each : vector<8xi32> to vector<8xf64>
            %divided_f64_3 = arith.uitofp %max_all : vector<8xi32> to vector<8xf64>
            %ratio_1 = arith.divf %divided_f64_2, %divided_f64_3 : vector<8xf64>
            %quotient_1 = arith.fptoui %ratio_1 : vector<8xf64> to vector<8xi32>
            %product = arith.muli %quotient_1, %max_all : vector<8xi32>
            %remainder = arith.subi %k_each, %product : vector<8xi32>
            %x_shape_0_all = vector.broadcast %x_shape_0 : i32 to vector<8xi32>
            %lt_1 = arith.cmpi ult, %sample, %x_shape_0_all : vector<8xi32>
            %mul = arith.muli %x_shape_1, %x_shape_2 : i32
            %mul_all = vector.broadcast %mul : i32 to vector<8xi32>
            %mul_1 = arith.muli %sample, %mul_all : vector<8xi32>
            %mul_2 = arith.muli %cube_pos_x, %x_shape_2 : i32
            %mul_2_all = vector.broadcast %mul_2 : i32 to vector<8xi32>
            %add_1 = arith.addi %mul_1, %mul_2_all : vector<8xi32>
            %x_shape_2_all = vector.broadcast %x_shape_2 : i32 to vector<8xi32>
            %lt_2 = arith.cmpi ult, %remainder, %x_shape_2_all : vector<8xi32>
            %logical_and = arith.andi %lt_1, %lt_2 : vector<8xi1>
            %add_2 = arith.addi %add_1, %remainder : vector<8xi32>
            %x_at = llvm.getelementptr %x[%add_2] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %x_value = llvm.intr.masked.gather %x_at, %logical_and, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %mean_units_at = llvm.getelementptr %mean_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %mean = llvm.load %mean_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
            %sub = arith.subf %x_value, %mean : vector<8xf32>
            %factor_all = vector.broadcast %factor : f32 to vector<8xf32>
            %mul_3 = arith.mulf %sub, %factor_all : vector<8xf32>
            %shift_at = llvm.getelementptr %shift[%cube_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %shift_value = llvm.load %shift_at {alignment = 4 : i64} : !llvm.ptr -> f32
            %shift_value_all = vector.broadcast %shift_value : f32 to vector<8xf32>
            %add_3 = arith.addf %mul_3, %shift_value_all : vector<8xf32>
            %out_shape_0_all = vector.broadcast %out_shape_0 : i32 to vector<8xi32>
            %lt_3 = arith.cmpi ult, %sample, %out_shape_0_all : vector<8xi32>
            %mul_4 = arith.muli %out_shape_1, %out_shape_2 : i32
            %mul_4_all = vector.broadcast %mul_4 : i32 to vector<8xi32>
            %mul_5 = arith.muli %sample, %mul_4_all : vector<8xi32>
            %mul_6 = arith.muli %cube_pos_x, %out_shape_2 : i32
            %mul_6_all = vector.broadcast %mul_6 : i32 to vector<8xi32>
            %add_4 = arith.addi %mul_5, %mul_6_all : vector<8xi32>
            %out_shape_2_all = vector.broadcast %out_shape_2 : i32 to vector<8xi32>
            %lt_4 = arith.cmpi ult, %remainder, %out_shape_2_all : vector<8xi32>
            %logical_and_1 = arith.andi %lt_3, %lt_4 : vector<8xi1>
            %add_5 = arith.addi %add_4, %remainder : vector<8xi32>
            %out_at = llvm.getelementptr %out[%add_5] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            llvm.intr.masked.scatter %add_3, %out_at, %logical_and_1 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
          }
          scf.for unsigned %trip = %least to %most step %c1_i32 : i32 {
            %trip_all = vector.broadcast %trip : i32 to vector<8xi32>
            %active = arith.cmpi ult, %trip_all, %trips : vector<8xi32>
            %distance = arith.muli %trip, %c16_i32 : i32
            %k = arith.addi %unit_pos_x, %distance : i32
            %max = arith.maxui %x_shape_2, %c1_i32 : i32
            %k_all = vector.broadcast %k : i32 to vector<8xi32>
            %k_each = arith.addi %k_all, %iota_8xi32 : vector<8xi32>
            %max_all = vector.broadcast %max : i32 to vector<8xi32>
            %divided_f64 = arith.uitofp %k_each : vector<8xi32> to vector<8xf64>
            %divided_f64_1 = arith.uitofp %max_all : vector<8xi32> to vector<8xf64>
            %ratio = arith.divf %divided_f64, %divided_f64_1 : vector<8xf64>
            %quotient = arith.fptoui %ratio : vector<8xf64> to vector<8xi32>
            %eq = arith.cmpi eq, %x_shape_2, %c0_i32 : i32
            %eq_all = vector.broadcast %eq : i1 to vector<8xi1>
            %sample = arith.select %eq_all, %c0_8xi32, %quotient : vector<8xi1>, vector<8xi32>
            %divided_f64_2 = arith.uitofp %k_each : vector<8xi32> to vector<8xf64>
            %divided_f64_3 = arith.uitofp %max_all : vector<8xi32> to vector<8xf64>
            %ratio_1 = arith.divf %divided_f64_2, %divided_f64_3 : vector<8xf64>
            %quotient_1 = arith.fptoui %ratio_1 : vector<8xf64> to vector<8xi32>
            %product = arith.muli %quotient_1, %max_all : vector<8xi32>
            %remainder = arith.subi %k_each, %product : vector<8xi32>
            %x_shape_0_all = vector.broadcast %x_shape_0 : i32 to vector<8xi32>
            %lt_1 = arith.cmpi ult, %sample, %x_shape_0_all : vector<8xi32>
            %mul = arith.muli %x_shape_1, %x_shape_2 : i32
            %mul_all = vector.broadcast %mul : i32 to vector<8xi32>
            %mul_1 = arith.muli %sample, %mul_all : vector<8xi32>
            %mul_2 = arith.muli %cube_pos_x, %x_shape_2 : i32
            %mul_2_all = vector.broadcast %mul_2 : i32 to vector<8xi32>
            %add_1 = arith.addi %mul_1, %mul_2_all : vector<8xi32>
            %x_shape_2_all = vector.broadcast %x_shape_2 : i32 to vector<8xi32>
            %lt_2 = arith.cmpi ult, %remainder, %x_shape_2_all : vector<8xi32>
            %logical_and = arith.andi %lt_1, %lt_2 : vector<8xi1>
            %add_2 = arith.addi %add_1, %remainder : vector<8xi32>
            %active_1 = arith.andi %active, %logical_and : vector<8xi1>
            %x_at = llvm.getelementptr %x[%add_2] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %x_value = llvm.intr.masked.gather %x_at, %active_1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %mean_units_at = llvm.getelementptr %mean_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %mean = llvm.load %mean_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
            %sub = arith.subf %x_value, %mean : vector<8xf32>
            %factor_all = vector.broadcast %factor : f32 to vector<8xf32>
            %mul_3 = arith.mulf %sub, %factor_all : vector<8xf32>
            %shift_at = llvm.getelementptr %shift[%cube_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %shift_value = llvm.load %shift_at {alignment = 4 : i64} : !llvm.ptr -> f32
            %shift_value_all = vector.broadcast %shift_value : f32 to vector<8xf32>
            %add_3 = arith.addf %mul_3, %shift_value_all : vector<8xf32>
            %out_shape_0_all = vector.broadcast %out_shape_0 : i32 to vector<8xi32>
            %lt_3 = arith.cmpi ult, %sample, %out_shape_0_all : vector<8xi32>
            %mul_4 = arith.muli %out_shape_1, %out_shape_2 : i32
            %mul_4_all = vector.broadcast %mul_4 : i32 to vector<8xi32>
            %mul_5 = arith.muli %sample, %mul_4_all : vector<8xi32>
            %mul_6 = arith.muli %cube_pos_x, %out_shape_2 : i32
            %mul_6_all = vector.broadcast %mul_6 : i32 to vector<8xi32>
            %add_4 = arith.addi %mul_5, %mul_6_all : vector<8xi32>
            %out_shape_2_all = vector.broadcast %out_shape_2 : i32 to vector<8xi32>
            %lt_4 = arith.cmpi ult, %remainder, %out_shape_2_all : vector<8xi32>
            %logical_and_1 = arith.andi %lt_3, %lt_4 : vector<8xi1>
            %add_5 = arith.addi %add_4, %remainder : vector<8xi32>
            %active_2 = arith.andi %active, %logical_and_1 : vector<8xi1>
            %out_at = llvm.getelementptr %out[%add_5] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            llvm.intr.masked.scatter %add_3, %out_at, %active_2 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
          }
          %eq = arith.cmpi eq, %unit_pos_x_each, %c0_8xi32 : vector<8xi32>
          %any = vector.reduction <or>, %eq : vector<8xi1> into i1
          scf.if %any {
            %running_mean_at = llvm.getelementptr %running_mean[%cube_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %running_mean_value = llvm.load %running_mean_at {alignment = 4 : i64} : !llvm.ptr -> f32
            %running_mean_value_1 = llvm.load %running_mean_at {alignment = 4 : i64} : !llvm.ptr -> f32
            %mean_units_at = llvm.getelementptr %mean_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %mean = llvm.load %mean_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
            %running_mean_value_1_all = vector.broadcast %running_mean_value_1 : f32 to vector<8xf32>
            %sub = arith.subf %mean, %running_mean_value_1_all : vector<8xf32>
            %mul = arith.mulf %c0.1_8xf32, %sub : vector<8xf32>
            %running_mean_value_all = vector.broadcast %running_mean_value : f32 to vector<8xf32>
            %add_1 = arith.addf %running_mean_value_all, %mul : vector<8xf32>
            %cube_pos_x_all = vector.broadcast %cube_pos_x : i32 to vector<8xi32>
            %running_mean_at_1 = llvm.getelementptr %running_mean[%cube_pos_x_all] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            llvm.intr.masked.scatter %add_1, %running_mean_at_1, %eq {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
            %sub_1 = arith.subi %count, %c1_i32 : i32
            %cast_1 = arith.uitofp %sub_1 : i32 to f32
            %div = arith.divf %cast, %cast_1 : f32
            %unbiased = arith.mulf %variance, %div : f32
            %running_variance_at = llvm.getelementptr %running_variance[%cube_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %running_variance_value = llvm.load %running_variance_at {alignment = 4 : i64} : !llvm.ptr -> f32
            %running_variance_value_1 = llvm.load %running_variance_at {alignment = 4 : i64} : !llvm.ptr -> f32
            %sub_2 = arith.subf %unbiased, %running_variance_value_1 : f32
            %mul_1 = arith.mulf %c0.1_f32, %sub_2 : f32
            %add_2 = arith.addf %running_variance_value, %mul_1 : f32
            llvm.store %add_2, %running_variance_at {alignment = 4 : i64} : f32, !llvm.ptr
          }
        }
      } else {
        scf.for %unit_pos_x = %c0_i32 to %c16_i32 step %c8_i32 : i32 {
          %partial_1_at = llvm.getelementptr %partial_1[%c0_i32] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %partial_value = llvm.load %partial_1_at {alignment = 4 : i64} : !llvm.ptr -> f32
          %variance = arith.divf %partial_value, %cast : f32
          %add = arith.addf %variance, %c1.0e-05_f32 : f32
          %rsqrt = math.rsqrt %add : f32
          %factor = arith.mulf %scale_value, %rsqrt : f32
          %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
          %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
          %count_all = vector.broadcast %count : i32 to vector<8xi32>
          %some = arith.cmpi ult, %unit_pos_x_each, %count_all : vector<8xi32>
          %gap = arith.subi %count_all, %unit_pos_x_each : vector<8xi32>
          %v = arith.subi %gap, %c1_8xi32 : vector<8xi32>
          %v_1 = arith.divui %v, %c16_8xi32 : vector<8xi32>
          %v_2 = arith.addi %v_1, %c1_8xi32 : vector<8xi32>
          %trips = arith.select %some, %v_2, %c0_8xi32 : vector<8xi1>, vector<8xi32>
          %most = vector.reduction <maxui>, %trips : vector<8xi32> into i32
          %least = vector.reduction <minui>, %trips : vector<8xi32> into i32
          scf.for unsigned %trip = %c0_i32 to %least step %c1_i32 : i32 {
            %distance = arith.muli %trip, %c16_i32 : i32
            %k = arith.addi %unit_pos_x, %distance : i32
            %max = arith.maxui %x_shape_2, %c1_i32 : i32
            %k_all = vector.broadcast %k : i32 to vector<8xi32>
            %k_each = arith.addi %k_all, %iota_8xi32 : vector<8xi32>
            %max_all = vector.broadcast %max : i32 to vector<8xi32>
            %divided_f64 = arith.uitofp %k_each : vector<8xi32> to vector<8xf64>
            %divided_f64_1 = arith.uitofp %max_all : vector<8xi32> to vector<8xf64>
            %ratio = arith.divf %divided_f64, %divided_f64_1 : vector<8xf64>
            %quotient = arith.fptoui %ratio : vector<8xf64> to vector<8xi32>
            %eq = arith.cmpi eq, %x_shape_2, %c0_i32 : i32
            %eq_all = vector.broadcast %eq : i1 to vector<8xi1>
            %sample = arith.select %eq_all, %c0_8xi32, %quotient : vector<8xi1>, vector<8xi32>
            %divided_f64_2 = arith.uitofp %k_each : vector<8xi32> to vector<8xf64>
            %divided_f64_3 = arith.uitofp %max_all : vector<8xi32> to vector<8xf64>
            %ratio_1 = arith.divf %divided_f64_2, %divided_f64_3 : vector<8xf64>
            %quotient_1 = arith.fptoui %ratio_1 : vector<8xf64> to vector<8xi32>
            %product = arith.muli %quotient_1, %max_all : vector<8xi32>
            %remainder = arith.subi %k_each, %product : vector<8xi32>
            %x_shape_0_all = vector.broadcast %x_shape_0 : i32 to vector<8xi32>
            %lt_1 = arith.cmpi ult, %sample, %x_shape_0_all : vector<8xi32>
            %mul = arith.muli %x_shape_1, %x_shape_2 : i32
            %mul_all = vector.broadcast %mul : i32 to vector<8xi32>
            %mul_1 = arith.muli %sample, %mul_all : vector<8xi32>
            %lt_2 = arith.cmpi ult, %cube_pos_x, %x_shape_1 : i32
            %lt_2_all = vector.broadcast %lt_2 : i1 to vector<8xi1>
            %logical_and = arith.andi %lt_1, %lt_2_all : vector<8xi1>
            %mul_2 = arith.muli %cube_pos_x, %x_shape_2 : i32
            %mul_2_all = vector.broadcast %mul_2 : i32 to vector<8xi32>
            %add_1 = arith.addi %mul_1, %mul_2_all : vector<8xi32>
            %x_shape_2_all = vector.broadcast %x_shape_2 : i32 to vector<8xi32>
            %lt_3 = arith.cmpi ult, %remainder, %x_shape_2_all : vector<8xi32>
            %logical_and_1 = arith.andi %logical_and, %lt_3 : vector<8xi1>
            %add_2 = arith.addi %add_1, %remainder : vector<8xi32>
            %x_at = llvm.getelementptr %x[%add_2] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %x_value = llvm.intr.masked.gather %x_at, %logical_and_1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %mean_units_at = llvm.getelementptr %mean_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %mean = llvm.load %mean_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
            %sub = arith.subf %x_value, %mean : vector<8xf32>
            %factor_all = vector.broadcast %factor : f32 to vector<8xf32>
            %mul_3 = arith.mulf %sub, %factor_all : vector<8xf32>
            %lt_4 = arith.cmpi ult, %cube_pos_x, %shift_length : i32
            %shift_value = scf.if %lt_4 -> (f32) {
              %shift_at = llvm.getelementptr %shift[%cube_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %shift_value_1 = llvm.load %shift_at {alignment = 4 : i64} : !llvm.ptr -> f32
              scf.yield %shift_value_1 : f32
            } else {
              scf.yield %c0.0_f32 : f32
            }
            %shift_value_all = vector.broadcast %shift_value : f32 to vector<8xf32>
            %add_3 = arith.addf %mul_3, %shift_value_all : vector<8xf32>
            %out_shape_0_all = vector.broadcast %out_shape_0 : i32 to vector<8xi32>
            %lt_5 = arith.cmpi ult, %sample, %out_shape_0_all : vector<8xi32>
            %mul_4 = arith.muli %out_shape_1, %out_shape_2 : i32
            %mul_4_all = vector.broadcast %mul_4 : i32 to vector<8xi32>
            %mul_5 = arith.muli %sample, %mul_4_all : vector<8xi32>
            %lt_6 = arith.cmpi ult, %cube_pos_x, %out_shape_1 : i32
            %lt_6_all = vector.broadcast %lt_6 : i1 to vector<8xi1>
            %logical_and_2 = arith.andi %lt_5, %lt_6_all : vector<8xi1>
            %mul_6 = arith.muli %cube_pos_x, %out_shape_2 : i32
            %mul_6_all = vector.broadcast %mul_6 : i32 to vector<8xi32>
            %add_4 = arith.addi %mul_5, %mul_6_all : vector<8xi32>
            %out_shape_2_all = vector.broadcast %out_shape_2 : i32 to vector<8xi32>
            %lt_7 = arith.cmpi ult, %remainder, %out_shape_2_all : vector<8xi32>
            %logical_and_3 = arith.andi %logical_and_2, %lt_7 : vector<8xi1>
            %add_5 = arith.addi %add_4, %remainder : vector<8xi32>
            %out_at = llvm.getelementptr %out[%add_5] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            llvm.intr.masked.scatter %add_3, %out_at, %logical_and_3 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
          }
          scf.for unsigned %trip = %least to %most step %c1_i32 : i32 {
            %trip_all = vector.broadcast %trip : i32 to vector<8xi32>
            %active = arith.cmpi ult, %trip_all, %trips : vector<8xi32>
            %distance = arith.muli %trip, %c16_i32 : i32
            %k = arith.addi %unit_pos_x, %distance : i32
            %max = arith.maxui %x_shape_2, %c1_i32 : i32
            %k_all = vector.broadcast %k : i32 to vector<8xi32>
            %k_each = arith.addi %k_all, %iota_8xi32 : vector<8xi32>
            %max_all = vector.broadcast %max : i32 to vector<8xi32>
            %divided_f64 = arith.uitofp %k_each : vector<8xi32> to vector<8xf64>
            %divided_f64_1 = arith.uitofp %max_all : vector<8xi32> to vector<8xf64>
            %ratio = arith.divf %divided_f64, %divided_f64_1 : vector<8xf64>
            %quotient = arith.fptoui %ratio : vector<8xf64> to vector<8xi32>
            %eq = arith.cmpi eq, %x_shape_2, %c0_i32 : i32
            %eq_all = vector.broadcast %eq : i1 to vector<8xi1>
            %sample = arith.select %eq_all, %c0_8xi32, %quotient : vector<8xi1>, vector<8xi32>
            %divided_f64_2 = arith.uitofp %k_each : vector<8xi32> to vector<8xf64>
            %divided_f64_3 = arith.uitofp %max_all : vector<8xi32> to vector<8xf64>
            %ratio_1 = arith.divf %divided_f64_2, %divided_f64_3 : vector<8xf64>
            %quotient_1 = arith.fptoui %ratio_1 : vector<8xf64> to vector<8xi32>
            %product = arith.muli %quotient_1, %max_all : vector<8xi32>
            %remainder = arith.subi %k_each, %product : vector<8xi32>
            %x_shape_0_all = vector.broadcast %x_shape_0 : i32 to vector<8xi32>
            %lt_1 = arith.cmpi ult, %sample, %x_shape_0_all : vector<8xi32>
            %mul = arith.muli %x_shape_1, %x_shape_2 : i32
            %mul_all = vector.broadcast %mul : i32 to vector<8xi32>
            %mul_1 = arith.muli %sample, %mul_all : vector<8xi32>
            %lt_2 = arith.cmpi ult, %cube_pos_x, %x_shape_1 : i32
            %lt_2_all = vector.broadcast %lt_2 : i1 to vector<8xi1>
            %logical_and = arith.andi %lt_1, %lt_2_all : vector<8xi1>
            %mul_2 = arith.muli %cube_pos_x, %x_shape_2 : i32
            %mul_2_all = vector.broadcast %mul_2 : i32 to vector<8xi32>
            %add_1 = arith.addi %mul_1, %mul_2_all : vector<8xi32>
            %x_shape_2_all = vector.broadcast %x_shape_2 : i32 to vector<8xi32>
            %lt_3 = arith.cmpi ult, %remainder, %x_shape_2_all : vector<8xi32>
            %logical_and_1 = arith.andi %logical_and, %lt_3 : vector<8xi1>
            %add_2 = arith.addi %add_1, %remainder : vector<8xi32>
            %active_1 = arith.andi %active, %logical_and_1 : vector<8xi1>
            %x_at = llvm.getelementptr %x[%add_2] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %x_value = llvm.intr.masked.gather %x_at, %active_1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %mean_units_at = llvm.getelementptr %mean_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %mean = llvm.load %mean_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
            %sub = arith.subf %x_value, %mean : vector<8xf32>
            %factor_all = vector.broadcast %factor : f32 to vector<8xf32>
            %mul_3 = arith.mulf %sub, %factor_all : vector<8xf32>
            %lt_4 = arith.cmpi ult, %cube_pos_x, %shift_length : i32
            %shift_value = scf.if %lt_4 -> (f32) {
              %shift_at = llvm.getelementptr %shift[%cube_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %shift_value_1 = llvm.load %shift_at {alignment = 4 : i64} : !llvm.ptr -> f32
              scf.yield %shift_value_1 : f32
            } else {
              scf.yield %c0.0_f32 : f32
            }
            %shift_value_all = vector.broadcast %shift_value : f32 to vector<8xf32>
            %add_3 = arith.addf %mul_3, %shift_value_all : vector<8xf32>
            %out_shape_0_all = vector.broadcast %out_shape_0 : i32 to vector<8xi32>
            %lt_5 = arith.cmpi ult, %sample, %out_shape_0_all : vector<8xi32>
            %mul_4 = arith.muli %out_shape_1, %out_shape_2 : i32
            %mul_4_all = vector.broadcast %mul_4 : i32 to vector<8xi32>
            %mul_5 = arith.muli %sample, %mul_4_all : vector<8xi32>
            %lt_6 = arith.cmpi ult, %cube_pos_x, %out_shape_1 : i32
            %lt_6_all = vector.broadcast %lt_6 : i1 to vector<8xi1>
            %logical_and_2 = arith.andi %lt_5, %lt_6_all : vector<8xi1>
            %mul_6 = arith.muli %cube_pos_x, %out_shape_2 : i32
            %mul_6_all = vector.broadcast %mul_6 : i32 to vector<8xi32>
            %add_4 = arith.addi %mul_5, %mul_6_all : vector<8xi32>
            %out_shape_2_all = vector.broadcast %out_shape_2 : i32 to vector<8xi32>
            %lt_7 = arith.cmpi ult, %remainder, %out_shape_2_all : vector<8xi32>
            %logical_and_3 = arith.andi %logical_and_2, %lt_7 : vector<8xi1>
            %add_5 = arith.addi %add_4, %remainder : vector<8xi32>
            %active_2 = arith.andi %active, %logical_and_3 : vector<8xi1>
            %out_at = llvm.getelementptr %out[%add_5] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            llvm.intr.masked.scatter %add_3, %out_at, %active_2 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
          }
          %eq = arith.cmpi eq, %unit_pos_x_each, %c0_8xi32 : vector<8xi32>
          %any = vector.reduction <or>, %eq : vector<8xi1> into i1
          scf.if %any {
            %lt_1 = arith.cmpi ult, %cube_pos_x, %running_mean_length : i32
            %running_mean_value = scf.if %lt_1 -> (f32) {
              %running_mean_at = llvm.getelementptr %running_mean[%cube_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %running_mean_value_1 = llvm.load %running_mean_at {alignment = 4 : i64} : !llvm.ptr -> f32
              scf.yield %running_mean_value_1 : f32
            } else {
              scf.yield %c0.0_f32 : f32
            }
            %running_mean_value_1 = scf.if %lt_1 -> (f32) {
              %running_mean_at = llvm.getelementptr %running_mean[%cube_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %running_mean_value_2 = llvm.load %running_mean_at {alignment = 4 : i64} : !llvm.ptr -> f32
              scf.yield %running_mean_value_2 : f32
            } else {
              scf.yield %c0.0_f32 : f32
            }
            %mean_units_at = llvm.getelementptr %mean_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %mean = llvm.load %mean_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
            %running_mean_value_1_all = vector.broadcast %running_mean_value_1 : f32 to vector<8xf32>
            %sub = arith.subf %mean, %running_mean_value_1_all : vector<8xf32>
            %mul = arith.mulf %c0.1_8xf32, %sub : vector<8xf32>
            %running_mean_value_all = vector.broadcast %running_mean_value : f32 to vector<8xf32>
            %add_1 = arith.addf %running_mean_value_all, %mul : vector<8xf32>
            %lt_1_all = vector.broadcast %lt_1 : i1 to vector<8xi1>
            %active = arith.andi %eq, %lt_1_all : vector<8xi1>
            %cube_pos_x_all = vector.broadcast %cube_pos_x : i32 to vector<8xi32>
            %running_mean_at = llvm.getelementptr %running_mean[%cube_pos_x_all] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            llvm.intr.masked.scatter %add_1, %running_mean_at, %active {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
            %sub_1 = arith.subi %count, %c1_i32 : i32
            %cast_1 = arith.uitofp %sub_1 : i32 to f32
            %div = arith.divf %cast, %cast_1 : f32
            %unbiased = arith.mulf %variance, %div : f32
            %lt_2 = arith.cmpi ult, %cube_pos_x, %running_variance_length : i32
            %running_variance_value = scf.if %lt_2 -> (f32) {
              %running_variance_at = llvm.getelementptr %running_variance[%cube_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %running_variance_value_1 = llvm.load %running_variance_at {alignment = 4 : i64} : !llvm.ptr -> f32
              scf.yield %running_variance_value_1 : f32
            } else {
              scf.yield %c0.0_f32 : f32
            }
            %running_variance_value_1 = scf.if %lt_2 -> (f32) {
              %running_variance_at = llvm.getelementptr %running_variance[%cube_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %running_variance_value_2 = llvm.load %running_variance_at {alignment = 4 : i64} : !llvm.ptr -> f32
              scf.yield %running_variance_value_2 : f32
            } else {
              scf.yield %c0.0_f32 : f32
            }
            %sub_2 = arith.subf %unbiased, %running_variance_value_1 : f32
            %mul_1 = arith.mulf %c0.1_f32, %sub_2 : f32
            %add_2 = arith.addf %running_variance_value, %mul_1 : f32
            scf.if %lt_2 {
              %running_variance_at = llvm.getelementptr %running_variance[%cube_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              llvm.store %add_2, %running_variance_at {alignment = 4 : i64} : f32, !llvm.ptr
            }
          }
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
