#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func private @math.exp_8xf32(%x: vector<8xf32>) -> vector<8xf32> attributes {passthrough = ["alwaysinline"]} {
    %c-104.0_8xf32 = arith.constant dense<-104.0> : vector<8xf32>
    %c89.0_8xf32 = arith.constant dense<89.0> : vector<8xf32>
    %c1.442695_8xf32 = arith.constant dense<1.442695> : vector<8xf32>
    %c12582912.0_8xf32 = arith.constant dense<12582912.0> : vector<8xf32>
    %c1262485504_8xi32 = arith.constant dense<1262485504> : vector<8xi32>
    %c-0.6933594_8xf32 = arith.constant dense<-0.6933594> : vector<8xf32>
    %c0.00021219444_8xf32 = arith.constant dense<0.00021219444> : vector<8xf32>
    %c0.00019875691_8xf32 = arith.constant dense<0.00019875691> : vector<8xf32>
    %c0.0013981999_8xf32 = arith.constant dense<0.0013981999> : vector<8xf32>
    %c0.008333452_8xf32 = arith.constant dense<0.008333452> : vector<8xf32>
    %c0.041665796_8xf32 = arith.constant dense<0.041665796> : vector<8xf32>
    %c0.16666666_8xf32 = arith.constant dense<0.16666666> : vector<8xf32>
    %c0.5_8xf32 = arith.constant dense<0.5> : vector<8xf32>
    %c1.0_8xf32 = arith.constant dense<1.0> : vector<8xf32>
    %c1_8xi32 = arith.constant dense<1> : vector<8xi32>
    %c127_8xi32 = arith.constant dense<127> : vector<8xi32>
    %c23_8xi32 = arith.constant dense<23> : vector<8xi32>
    %v = arith.cmpf ogt, %c-104.0_8xf32, %x : vector<8xf32>
    %v_1 = arith.select %v, %c-104.0_8xf32, %x : vector<8xi1>, vector<8xf32>
    %v_2 = arith.cmpf olt, %c89.0_8xf32, %v_1 : vector<8xf32>
    %x_in = arith.select %v_2, %c89.0_8xf32, %v_1 : vector<8xi1>, vector<8xf32>
    %shifted = math.fma %x_in, %c1.442695_8xf32, %c12582912.0_8xf32 : vector<8xf32>
    %k = arith.subf %shifted, %c12582912.0_8xf32 : vector<8xf32>
    %bits = arith.bitcast %shifted : vector<8xf32> to vector<8xi32>
    %k_int = arith.subi %bits, %c1262485504_8xi32 : vector<8xi32>
    %r = math.fma %k, %c-0.6933594_8xf32, %x_in : vector<8xf32>
    %r_1 = math.fma %k, %c0.00021219444_8xf32, %r : vector<8xf32>
    %square = arith.mulf %r_1, %r_1 : vector<8xf32>
    %p = math.fma %c0.00019875691_8xf32, %r_1, %c0.0013981999_8xf32 : vector<8xf32>
    %p_1 = math.fma %p, %r_1, %c0.008333452_8xf32 : vector<8xf32>
    %p_2 = math.fma %p_1, %r_1, %c0.041665796_8xf32 : vector<8xf32>
    %p_3 = math.fma %p_2, %r_1, %c0.16666666_8xf32 : vector<8xf32>
    %p_4 = math.fma %p_3, %r_1, %c0.5_8xf32 : vector<8xf32>
    %above_one = math.fma %p_4, %square, %r_1 : vector<8xf32>
    %e = arith.addf %above_one, %c1.0_8xf32 : vector<8xf32>
    %half = arith.shrsi %k_int, %c1_8xi32 : vector<8xi32>
    %v_3 = arith.addi %half, %c127_8xi32 : vector<8xi32>
    %v_4 = arith.shli %v_3, %c23_8xi32 : vector<8xi32>
    %first = arith.bitcast %v_4 : vector<8xi32> to vector<8xf32>
    %v_5 = arith.mulf %e, %first : vector<8xf32>
    %v_6 = arith.subi %k_int, %half : vector<8xi32>
    %v_7 = arith.addi %v_6, %c127_8xi32 : vector<8xi32>
    %v_8 = arith.shli %v_7, %c23_8xi32 : vector<8xi32>
    %second = arith.bitcast %v_8 : vector<8xi32> to vector<8xf32>
    %result = arith.mulf %v_5, %second : vector<8xf32>
    return %result : vector<8xf32>
  }
  func.func @softmax(%x: !llvm.ptr {llvm.noalias, llvm.readonly}, %out: !llvm.ptr {llvm.noalias},
      %x_shape_0: i32, %x_shape_1: i32, %out_shape_0: i32, %out_shape_1: i32, %cube_count_x: i32,
      %cube_count_y: i32, %cube_count_z: i32, %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c256_i64 = arith.constant 256 : i64
    %partial = llvm.alloca %c256_i64 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %c256_i32 = arith.constant 256 : i32
    %c8_i32 = arith.constant 8 : i32
    %greatest = llvm.alloca %c1_i64 x vector<8xf32> : (i64) -> !llvm.ptr
    %c-3.4028235e38_8xf32 = arith.constant dense<-3.4028235e+38> : vector<8xf32>
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %c256_8xi32 = arith.constant dense<256> : vector<8xi32>
    %c1_8xi32 = arith.constant dense<1> : vector<8xi32>
    %c0_8xi32 = arith.constant dense<0> : vector<8xi32>
    %c1_i32 = arith.constant 1 : i32
    %c0.0_8xf32 = arith.constant dense<0.0> : vector<8xf32>
    %value_units = llvm.alloca %c256_i64 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %c128_i32 = arith.constant 128 : i32
    %c128_8xi32 = arith.constant dense<128> : vector<8xi32>
    %c64_i32 = arith.constant 64 : i32
    %c64_8xi32 = arith.constant dense<64> : vector<8xi32>
    %c32_i32 = arith.constant 32 : i32
    %c32_8xi32 = arith.constant dense<32> : vector<8xi32>
    %c16_i32 = arith.constant 16 : i32
    %c16_8xi32 = arith.constant dense<16> : vector<8xi32>
    %c8_8xi32 = arith.constant dense<8> : vector<8xi32>
    %c4_i32 = arith.constant 4 : i32
    %c4_8xi32 = arith.constant dense<4> : vector<8xi32>
    %c2_i32 = arith.constant 2 : i32
    %c2_8xi32 = arith.constant dense<2> : vector<8xi32>
    %greatest_units = llvm.alloca %c256_i64 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %total = llvm.alloca %c1_i64 x vector<8xf32> : (i64) -> !llvm.ptr
    %value_units_1 = llvm.alloca %c256_i64 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %cube_pos_x = arith.trunci %cube : i64 to i32
      %unit_first = arith.cmpi ult, %cube_pos_x, %x_shape_0 : i32
      scf.if %unit_first {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
          llvm.store %c-3.4028235e38_8xf32, %greatest : vector<8xf32>, !llvm.ptr
          %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
          %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
          %x_shape_1_all = vector.broadcast %x_shape_1 : i32 to vector<8xi32>
          %some = arith.cmpi ult, %unit_pos_x_each, %x_shape_1_all : vector<8xi32>
          %gap = arith.subi %x_shape_1_all, %unit_pos_x_each : vector<8xi32>
          %v = arith.subi %gap, %c1_8xi32 : vector<8xi32>
          %v_1 = arith.divui %v, %c256_8xi32 : vector<8xi32>
          %v_2 = arith.addi %v_1, %c1_8xi32 : vector<8xi32>
          %trips = arith.select %some, %v_2, %c0_8xi32 : vector<8xi1>, vector<8xi32>
          %most = vector.reduction <maxui>, %trips : vector<8xi32> into i32
          %least = vector.reduction <minui>, %trips : vector<8xi32> into i32
          scf.for unsigned %trip = %c0_i32 to %least step %c1_i32 : i32 {
            %distance = arith.muli %trip, %c256_i32 : i32
            %k = arith.addi %unit_pos_x, %distance : i32
            %greatest_value = llvm.load %greatest : !llvm.ptr -> vector<8xf32>
            %mul = arith.muli %cube_pos_x, %x_shape_1 : i32
            %add = arith.addi %mul, %k : i32
            %x_at = llvm.getelementptr %x[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %x_value = llvm.load %x_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
            %max = arith.maximumf %greatest_value, %x_value : vector<8xf32>
            llvm.store %max, %greatest : vector<8xf32>, !llvm.ptr
          }
          scf.for unsigned %trip = %least to %most step %c1_i32 : i32 {
            %trip_all = vector.broadcast %trip : i32 to vector<8xi32>
            %active = arith.cmpi ult, %trip_all, %trips : vector<8xi32>
            %distance = arith.muli %trip, %c256_i32 : i32
            %k = arith.addi %unit_pos_x, %distance : i32
            %greatest_value = llvm.load %greatest : !llvm.ptr -> vector<8xf32>
            %mul = arith.muli %cube_pos_x, %x_shape_1 : i32
            %add = arith.addi %mul, %k : i32
            %x_at = llvm.getelementptr %x[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %x_value = llvm.intr.masked.load %x_at, %active, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %max = arith.maximumf %greatest_value, %x_value : vector<8xf32>
            %greatest_old = llvm.load %greatest : !llvm.ptr -> vector<8xf32>
            %greatest_new = arith.select %active, %max, %greatest_old : vector<8xi1>, vector<8xf32>
            llvm.store %greatest_new, %greatest : vector<8xf32>, !llvm.ptr
          }
          %greatest_value = llvm.load %greatest : !llvm.ptr -> vector<8xf32>
          %value_units_at = llvm.getelementptr %value_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %greatest_value, %value_units_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        }
      } else {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
          llvm.store %c-3.4028235e38_8xf32, %greatest : vector<8xf32>, !llvm.ptr
          %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
          %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
          %x_shape_1_all = vector.broadcast %x_shape_1 : i32 to vector<8xi32>
          %some = arith.cmpi ult, %unit_pos_x_each, %x_shape_1_all : vector<8xi32>
          %gap = arith.subi %x_shape_1_all, %unit_pos_x_each : vector<8xi32>
          %v = arith.subi %gap, %c1_8xi32 : vector<8xi32>
          %v_1 = arith.divui %v, %c256_8xi32 : vector<8xi32>
          %v_2 = arith.addi %v_1, %c1_8xi32 : vector<8xi32>
          %trips = arith.select %some, %v_2, %c0_8xi32 : vector<8xi1>, vector<8xi32>
          %most = vector.reduction <maxui>, %trips : vector<8xi32> into i32
          %least = vector.reduction <minui>, %trips : vector<8xi32> into i32
          scf.for unsigned %trip = %c0_i32 to %least step %c1_i32 : i32 {
            %distance = arith.muli %trip, %c256_i32 : i32
            %k = arith.addi %unit_pos_x, %distance : i32
            %greatest_value = llvm.load %greatest : !llvm.ptr -> vector<8xf32>
            %lt = arith.cmpi ult, %cube_pos_x, %x_shape_0 : i32
            %mul = arith.muli %cube_pos_x, %x_shape_1 : i32
            %add = arith.addi %mul, %k : i32
            %lt_all = vector.broadcast %lt : i1 to vector<8xi1>
            %x_at = llvm.getelementptr %x[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %x_value = llvm.intr.masked.load %x_at, %lt_all, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %max = arith.maximumf %greatest_value, %x_value : vector<8xf32>
            llvm.store %max, %greatest : vector<8xf32>, !llvm.ptr
          }
          scf.for unsigned %trip = %least to %most step %c1_i32 : i32 {
            %trip_all = vector.broadcast %trip : i32 to vector<8xi32>
            %active = arith.cmpi ult, %trip_all, %trips : vector<8xi32>
            %distance = arith.muli %trip, %c256_i32 : i32
            %k = arith.addi %unit_pos_x, %distance : i32
            %greatest_value = llvm.load %greatest : !llvm.ptr -> vector<8xf32>
            %lt = arith.cmpi ult, %cube_pos_x, %x_shape_0 : i32
            %mul = arith.muli %cube_pos_x, %x_shape_1 : i32
            %add = arith.addi %mul, %k : i32
            %lt_all = vector.broadcast %lt : i1 to vector<8xi1>
            %active_1 = arith.andi %active, %lt_all : vector<8xi1>
            %x_at = llvm.getelementptr %x[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %x_value = llvm.intr.masked.load %x_at, %active_1, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %max = arith.maximumf %greatest_value, %x_value : vector<8xf32>
            %greatest_old = llvm.load %greatest : !llvm.ptr -> vector<8xf32>
            %greatest_new = arith.select %active, %max, %greatest_old : vector<8xi1>, vector<8xf32>
            llvm.store %greatest_new, %greatest : vector<8xf32>, !llvm.ptr
          }
          %greatest_value = llvm.load %greatest : !llvm.ptr -> vector<8xf32>
          %value_units_at = llvm.getelementptr %value_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %greatest_value, %value_units_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        } {llvm.loop_annotation = #rolled}
      }
      scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
        %value_units_at = llvm.getelementptr %value_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        %greatest_value = llvm.load %value_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %partial_at = llvm.getelementptr %partial[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        llvm.store %greatest_value, %partial_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
      }
      scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
        %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
        %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
        %lt = arith.cmpi ult, %unit_pos_x_each, %c128_8xi32 : vector<8xi32>
        %any = vector.reduction <or>, %lt : vector<8xi1> into i1
        scf.if %any {
          %partial_at = llvm.getelementptr %partial[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %partial_value = llvm.intr.masked.load %partial_at, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %add = arith.addi %unit_pos_x, %c128_i32 : i32
          %partial_at_1 = llvm.getelementptr %partial[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %partial_value_1 = llvm.intr.masked.load %partial_at_1, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %max = arith.maximumf %partial_value, %partial_value_1 : vector<8xf32>
          llvm.intr.masked.store %max, %partial_at, %lt {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
        }
      }
      scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
        %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
        %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
        %lt = arith.cmpi ult, %unit_pos_x_each, %c64_8xi32 : vector<8xi32>
        %any = vector.reduction <or>, %lt : vector<8xi1> into i1
        scf.if %any {
          %partial_at = llvm.getelementptr %partial[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %partial_value = llvm.intr.masked.load %partial_at, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %add = arith.addi %unit_pos_x, %c64_i32 : i32
          %partial_at_1 = llvm.getelementptr %partial[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %partial_value_1 = llvm.intr.masked.load %partial_at_1, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %max = arith.maximumf %partial_value, %partial_value_1 : vector<8xf32>
          llvm.intr.masked.store %max, %partial_at, %lt {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
        }
      }
      scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
        %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
        %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
        %lt = arith.cmpi ult, %unit_pos_x_each, %c32_8xi32 : vector<8xi32>
        %any = vector.reduction <or>, %lt : vector<8xi1> into i1
        scf.if %any {
          %partial_at = llvm.getelementptr %partial[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %partial_value = llvm.intr.masked.load %partial_at, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %add = arith.addi %unit_pos_x, %c32_i32 : i32
          %partial_at_1 = llvm.getelementptr %partial[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %partial_value_1 = llvm.intr.masked.load %partial_at_1, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %max = arith.maximumf %partial_value, %partial_value_1 : vector<8xf32>
          llvm.intr.masked.store %max, %partial_at, %lt {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
        }
      }
      scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
        %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
        %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
        %lt = arith.cmpi ult, %unit_pos_x_each, %c16_8xi32 : vector<8xi32>
        %any = vector.reduction <or>, %lt : vector<8xi1> into i1
        scf.if %any {
          %partial_at = llvm.getelementptr %partial[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %partial_value = llvm.intr.masked.load %partial_at, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %add = arith.addi %unit_pos_x, %c16_i32 : i32
          %partial_at_1 = llvm.getelementptr %partial[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %partial_value_1 = llvm.intr.masked.load %partial_at_1, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %max = arith.maximumf %partial_value, %partial_value_1 : vector<8xf32>
          llvm.intr.masked.store %max, %partial_at, %lt {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
        }
      }
      scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
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
          %max = arith.maximumf %partial_value, %partial_value_1 : vector<8xf32>
          llvm.intr.masked.store %max, %partial_at, %lt {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
        }
      }
      scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
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
          %max = arith.maximumf %partial_value, %partial_value_1 : vector<8xf32>
          llvm.intr.masked.store %max, %partial_at, %lt {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
        }
      }
      scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
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
          %max = arith.maximumf %partial_value, %partial_value_1 : vector<8xf32>
          llvm.intr.masked.store %max, %partial_at, %lt {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
        }
      }
      scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
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
          %max = arith.maximumf %partial_value, %partial_value_1 : vector<8xf32>
          llvm.intr.masked.store %max, %partial_at, %lt {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
        }
      }
      %unit_first_1 = arith.cmpi ult, %cube_pos_x, %x_shape_0 : i32
      scf.if %unit_first_1 {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
          %partial_at = llvm.getelementptr %partial[%c0_i32] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %greatest_1 = llvm.load %partial_at {alignment = 4 : i64} : !llvm.ptr -> f32
          %greatest_units_at = llvm.getelementptr %greatest_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %greatest_1_all = vector.broadcast %greatest_1 : f32 to vector<8xf32>
          llvm.store %greatest_1_all, %greatest_units_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          llvm.store %c0.0_8xf32, %total : vector<8xf32>, !llvm.ptr
          %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
          %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
          %x_shape_1_all = vector.broadcast %x_shape_1 : i32 to vector<8xi32>
          %some = arith.cmpi ult, %unit_pos_x_each, %x_shape_1_all : vector<8xi32>
          %gap = arith.subi %x_shape_1_all, %unit_pos_x_each : vector<8xi32>
          %v = arith.subi %gap, %c1_8xi32 : vector<8xi32>
          %v_1 = arith.divui %v, %c256_8xi32 : vector<8xi32>
          %v_2 = arith.addi %v_1, %c1_8xi32 : vector<8xi32>
          %trips = arith.select %some, %v_2, %c0_8xi32 : vector<8xi1>, vector<8xi32>
          %most = vector.reduction <maxui>, %trips : vector<8xi32> into i32
          %least = vector.reduction <minui>, %trips : vector<8xi32> into i32
          scf.for unsigned %trip = %c0_i32 to %least step %c1_i32 : i32 {
            %distance = arith.muli %trip, %c256_i32 : i32
            %k = arith.addi %unit_pos_x, %distance : i32
            %total_value = llvm.load %total : !llvm.ptr -> vector<8xf32>
            %mul = arith.muli %cube_pos_x, %x_shape_1 : i32
            %add = arith.addi %mul, %k : i32
            %x_at = llvm.getelementptr %x[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %x_value = llvm.load %x_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
            %sub = arith.subf %x_value, %greatest_1_all : vector<8xf32>
            %exp = func.call @math.exp_8xf32(%sub) : (vector<8xf32>) -> vector<8xf32>
            %add_1 = arith.addf %total_value, %exp : vector<8xf32>
            llvm.store %add_1, %total : vector<8xf32>, !llvm.ptr
          }
          scf.for unsigned %trip = %least to %most step %c1_i32 : i32 {
            %trip_all = vector.broadcast %trip : i32 to vector<8xi32>
            %active = arith.cmpi ult, %trip_all, %trips : vector<8xi32>
            %distance = arith.muli %trip, %c256_i32 : i32
            %k = arith.addi %unit_pos_x, %distance : i32
            %total_value = llvm.load %total : !llvm.ptr -> vector<8xf32>
            %mul = arith.muli %cube_pos_x, %x_shape_1 : i32
            %add = arith.addi %mul, %k : i32
            %x_at = llvm.getelementptr %x[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %x_value = llvm.intr.masked.load %x_at, %active, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %sub = arith.subf %x_value, %greatest_1_all : vector<8xf32>
            %exp = func.call @math.exp_8xf32(%sub) : (vector<8xf32>) -> vector<8xf32>
            %add_1 = arith.addf %total_value, %exp : vector<8xf32>
            %total_old = llvm.load %total : !llvm.ptr -> vector<8xf32>
            %total_new = arith.select %active, %add_1, %total_old : vector<8xi1>, vector<8xf32>
            llvm.store %total_new, %total : vector<8xf32>, !llvm.ptr
          }
          %total_value = llvm.load %total : !llvm.ptr -> vector<8xf32>
          %value_units_1_at = llvm.getelementptr %value_units_1[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %total_value, %value_units_1_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        }
      } else {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
          %partial_at = llvm.getelementptr %partial[%c0_i32] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %greatest_1 = llvm.load %partial_at {alignment = 4 : i64} : !llvm.ptr -> f32
          %greatest_units_at = llvm.getelementptr %greatest_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %greatest_1_all = vector.broadcast %greatest_1 : f32 to vector<8xf32>
          llvm.store %greatest_1_all, %greatest_units_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          llvm.store %c0.0_8xf32, %total : vector<8xf32>, !llvm.ptr
          %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
          %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
          %x_shape_1_all = vector.broadcast %x_shape_1 : i32 to vector<8xi32>
          %some = arith.cmpi ult, %unit_pos_x_each, %x_shape_1_all : vector<8xi32>
          %gap = arith.subi %x_shape_1_all, %unit_pos_x_each : vector<8xi32>
          %v = arith.subi %gap, %c1_8xi32 : vector<8xi32>
          %v_1 = arith.divui %v, %c256_8xi32 : vector<8xi32>
          %v_2 = arith.addi %v_1, %c1_8xi32 : vector<8xi32>
          %trips = arith.select %some, %v_2, %c0_8xi32 : vector<8xi1>, vector<8xi32>
          %most = vector.reduction <maxui>, %trips : vector<8xi32> into i32
          %least = vector.reduction <minui>, %trips : vector<8xi32> into i32
          scf.for unsigned %trip = %c0_i32 to %least step %c1_i32 : i32 {
            %distance = arith.muli %trip, %c256_i32 : i32
            %k = arith.addi %unit_pos_x, %distance : i32
            %total_value = llvm.load %total : !llvm.ptr -> vector<8xf32>
            %lt = arith.cmpi ult, %cube_pos_x, %x_shape_0 : i32
            %mul = arith.muli %cube_pos_x, %x_shape_1 : i32
            %add = arith.addi %mul, %k : i32
            %lt_all = vector.broadcast %lt : i1 to vector<8xi1>
            %x_at = llvm.getelementptr %x[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %x_value = llvm.intr.masked.load %x_at, %lt_all, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %sub = arith.subf %x_value, %greatest_1_all : vector<8xf32>
            %exp = func.call @math.exp_8xf32(%sub) : (vector<8xf32>) -> vector<8xf32>
            %add_1 = arith.addf %total_value, %exp : vector<8xf32>
            llvm.store %add_1, %total : vector<8xf32>, !llvm.ptr
          }
          scf.for unsigned %trip = %least to %most step %c1_i32 : i32 {
            %trip_all = vector.broadcast %trip : i32 to vector<8xi32>
            %active = arith.cmpi ult, %trip_all, %trips : vector<8xi32>
            %distance = arith.muli %trip, %c256_i32 : i32
            %k = arith.addi %unit_pos_x, %distance : i32
            %total_value = llvm.load %total : !llvm.ptr -> vector<8xf32>
            %lt = arith.cmpi ult, %cube_pos_x, %x_shape_0 : i32
            %mul = arith.muli %cube_pos_x, %x_shape_1 : i32
            %add = arith.addi %mul, %k : i32
            %lt_all = vector.broadcast %lt : i1 to vector<8xi1>
            %active_1 = arith.andi %active, %lt_all : vector<8xi1>
            %x_at = llvm.getelementptr %x[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %x_value = llvm.intr.masked.load %x_at, %active_1, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %sub = arith.subf %x_value, %greatest_1_all : vector<8xf32>
            %exp = func.call @math.exp_8xf32(%sub) : (vector<8xf32>) -> vector<8xf32>
            %add_1 = arith.addf %total_value, %exp : vector<8xf32>
            %total_old = llvm.load %total : !llvm.ptr -> vector<8xf32>
            %total_new = arith.select %active, %add_1, %total_old : vector<8xi1>, vector<8xf32>
            llvm.store %total_new, %total : vector<8xf32>, !llvm.ptr
          }
          %total_value = llvm.load %total : !llvm.ptr -> vector<8xf32>
          %value_units_1_at = llvm.getelementptr %value_units_1[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %total_value, %value_units_1_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        } {llvm.loop_annotation = #rolled}
      }
      scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
        %value_units_1_at = llvm.getelementptr %value_units_1[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        %total_value = llvm.load %value_units_1_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
        %partial_at = llvm.getelementptr %partial[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        llvm.store %total_value, %partial_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
      }
      scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
        %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
        %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
        %lt = arith.cmpi ult, %unit_pos_x_each, %c128_8xi32 : vector<8xi32>
        %any = vector.reduction <or>, %lt : vector<8xi1> into i1
        scf.if %any {
          %partial_at = llvm.getelementptr %partial[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %partial_value = llvm.intr.masked.load %partial_at, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %add = arith.addi %unit_pos_x, %c128_i32 : i32
          %partial_at_1 = llvm.getelementptr %partial[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %partial_value_1 = llvm.intr.masked.load %partial_at_1, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %add_1 = arith.addf %partial_value, %partial_value_1 : vector<8xf32>
          llvm.intr.masked.store %add_1, %partial_at, %lt {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
        }
      }
      scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
        %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
        %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
        %lt = arith.cmpi ult, %unit_pos_x_each, %c64_8xi32 : vector<8xi32>
        %any = vector.reduction <or>, %lt : vector<8xi1> into i1
        scf.if %any {
          %partial_at = llvm.getelementptr %partial[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %partial_value = llvm.intr.masked.load %partial_at, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %add = arith.addi %unit_pos_x, %c64_i32 : i32
          %partial_at_1 = llvm.getelementptr %partial[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %partial_value_1 = llvm.intr.masked.load %partial_at_1, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %add_1 = arith.addf %partial_value, %partial_value_1 : vector<8xf32>
          llvm.intr.masked.store %add_1, %partial_at, %lt {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
        }
      }
      scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
        %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
        %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
        %lt = arith.cmpi ult, %unit_pos_x_each, %c32_8xi32 : vector<8xi32>
        %any = vector.reduction <or>, %lt : vector<8xi1> into i1
        scf.if %any {
          %partial_at = llvm.getelementptr %partial[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %partial_value = llvm.intr.masked.load %partial_at, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %add = arith.addi %unit_pos_x, %c32_i32 : i32
          %partial_at_1 = llvm.getelementptr %partial[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %partial_value_1 = llvm.intr.masked.load %partial_at_1, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %add_1 = arith.addf %partial_value, %partial_value_1 : vector<8xf32>
          llvm.intr.masked.store %add_1, %partial_at, %lt {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
        }
      }
      scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
        %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
        %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
        %lt = arith.cmpi ult, %unit_pos_x_each, %c16_8xi32 : vector<8xi32>
        %any = vector.reduction <or>, %lt : vector<8xi1> into i1
        scf.if %any {
          %partial_at = llvm.getelementptr %partial[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %partial_value = llvm.intr.masked.load %partial_at, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %add = arith.addi %unit_pos_x, %c16_i32 : i32
          %partial_at_1 = llvm.getelementptr %partial[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %partial_value_1 = llvm.intr.masked.load %partial_at_1, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %add_1 = arith.addf %partial_value, %partial_value_1 : vector<8xf32>
          llvm.intr.masked.store %add_1, %partial_at, %lt {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
        }
      }
      scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
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
      scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
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
      scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
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
      scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
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
      %unit_first_2 = arith.cmpi ult, %cube_pos_x, %x_shape_0 : i32
      %unit_first_3 = arith.cmpi ult, %cube_pos_x, %out_shape_0 : i32
      %full = arith.andi %unit_first_2, %unit_first_3 : i1
      scf.if %full {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
          %partial_at = llvm.getelementptr %partial[%c0_i32] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %total_1 = llvm.load %partial_at {alignment = 4 : i64} : !llvm.ptr -> f32
          %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
          %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
          %x_shape_1_all = vector.broadcast %x_shape_1 : i32 to vector<8xi32>
          %some = arith.cmpi ult, %unit_pos_x_each, %x_shape_1_all : vector<8xi32>
          %gap = arith.subi %x_shape_1_all, %unit_pos_x_each : vector<8xi32>
          %v = arith.subi %gap, %c1_8xi32 : vector<8xi32>
          %v_1 = arith.divui %v, %c256_8xi32 : vector<8xi32>
          %v_2 = arith.addi %v_1, %c1_8xi32 : vector<8xi32>
          %trips = arith.select %some, %v_2, %c0_8xi32 : vector<8xi1>, vector<8xi32>
          %most = vector.reduction <maxui>, %trips : vector<8xi32> into i32
          %least = vector.reduction <minui>, %trips : vector<8xi32> into i32
          scf.for unsigned %trip = %c0_i32 to %least step %c1_i32 : i32 {
            %distance = arith.muli %trip, %c256_i32 : i32
            %k = arith.addi %unit_pos_x, %distance : i32
            %mul = arith.muli %cube_pos_x, %x_shape_1 : i32
            %add = arith.addi %mul, %k : i32
            %x_at = llvm.getelementptr %x[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %x_value = llvm.load %x_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
            %greatest_units_at = llvm.getelementptr %greatest_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %greatest_1 = llvm.load %greatest_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
            %sub = arith.subf %x_value, %greatest_1 : vector<8xf32>
            %exp = func.call @math.exp_8xf32(%sub) : (vector<8xf32>) -> vector<8xf32>
            %total_1_all = vector.broadcast %total_1 : f32 to vector<8xf32>
            %div = arith.divf %exp, %total_1_all : vector<8xf32>
            %mul_1 = arith.muli %cube_pos_x, %out_shape_1 : i32
            %k_all = vector.broadcast %k : i32 to vector<8xi32>
            %k_each = arith.addi %k_all, %iota_8xi32 : vector<8xi32>
            %out_shape_1_all = vector.broadcast %out_shape_1 : i32 to vector<8xi32>
            %lt = arith.cmpi ult, %k_each, %out_shape_1_all : vector<8xi32>
            %add_1 = arith.addi %mul_1, %k : i32
            %out_at = llvm.getelementptr %out[%add_1] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.intr.masked.store %div, %out_at, %lt {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
          }
          scf.for unsigned %trip = %least to %most step %c1_i32 : i32 {
            %trip_all = vector.broadcast %trip : i32 to vector<8xi32>
            %active = arith.cmpi ult, %trip_all, %trips : vector<8xi32>
            %distance = arith.muli %trip, %c256_i32 : i32
            %k = arith.addi %unit_pos_x, %distance : i32
            %mul = arith.muli %cube_pos_x, %x_shape_1 : i32
            %add = arith.addi %mul, %k : i32
            %x_at = llvm.getelementptr %x[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %x_value = llvm.intr.masked.load %x_at, %active, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %greatest_units_at = llvm.getelementptr %greatest_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %greatest_1 = llvm.load %greatest_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
            %sub = arith.subf %x_value, %greatest_1 : vector<8xf32>
            %exp = func.call @math.exp_8xf32(%sub) : (vector<8xf32>) -> vector<8xf32>
            %total_1_all = vector.broadcast %total_1 : f32 to vector<8xf32>
            %div = arith.divf %exp, %total_1_all : vector<8xf32>
            %mul_1 = arith.muli %cube_pos_x, %out_shape_1 : i32
            %k_all = vector.broadcast %k : i32 to vector<8xi32>
            %k_each = arith.addi %k_all, %iota_8xi32 : vector<8xi32>
            %out_shape_1_all = vector.broadcast %out_shape_1 : i32 to vector<8xi32>
            %lt = arith.cmpi ult, %k_each, %out_shape_1_all : vector<8xi32>
            %add_1 = arith.addi %mul_1, %k : i32
            %active_1 = arith.andi %active, %lt : vector<8xi1>
            %out_at = llvm.getelementptr %out[%add_1] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.intr.masked.store %div, %out_at, %active_1 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
          }
        }
      } else {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
          %partial_at = llvm.getelementptr %partial[%c0_i32] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %total_1 = llvm.load %partial_at {alignment = 4 : i64} : !llvm.ptr -> f32
          %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
          %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
          %x_shape_1_all = vector.broadcast %x_shape_1 : i32 to vector<8xi32>
          %some = arith.cmpi ult, %unit_pos_x_each, %x_shape_1_all : vector<8xi32>
          %gap = arith.subi %x_shape_1_all, %unit_pos_x_each : vector<8xi32>
          %v = arith.subi %gap, %c1_8xi32 : vector<8xi32>
          %v_1 = arith.divui %v, %c256_8xi32 : vector<8xi32>
          %v_2 = arith.addi %v_1, %c1_8xi32 : vector<8xi32>
          %trips = arith.select %some, %v_2, %c0_8xi32 : vector<8xi1>, vector<8xi32>
          %most = vector.reduction <maxui>, %trips : vector<8xi32> into i32
          %least = vector.reduction <minui>, %trips : vector<8xi32> into i32
          scf.for unsigned %trip = %c0_i32 to %least step %c1_i32 : i32 {
            %distance = arith.muli %trip, %c256_i32 : i32
            %k = arith.addi %unit_pos_x, %distance : i32
            %lt = arith.cmpi ult, %cube_pos_x, %x_shape_0 : i32
            %mul = arith.muli %cube_pos_x, %x_shape_1 : i32
            %add = arith.addi %mul, %k : i32
            %lt_all = vector.broadcast %lt : i1 to vector<8xi1>
            %x_at = llvm.getelementptr %x[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %x_value = llvm.intr.masked.load %x_at, %lt_all, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %greatest_units_at = llvm.getelementptr %greatest_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %greatest_1 = llvm.load %greatest_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
            %sub = arith.subf %x_value, %greatest_1 : vector<8xf32>
            %exp = func.call @math.exp_8xf32(%sub) : (vector<8xf32>) -> vector<8xf32>
            %total_1_all = vector.broadcast %total_1 : f32 to vector<8xf32>
            %div = arith.divf %exp, %total_1_all : vector<8xf32>
            %lt_1 = arith.cmpi ult, %cube_pos_x, %out_shape_0 : i32
            %mul_1 = arith.muli %cube_pos_x, %out_shape_1 : i32
            %k_all = vector.broadcast %k : i32 to vector<8xi32>
            %k_each = arith.addi %k_all, %iota_8xi32 : vector<8xi32>
            %out_shape_1_all = vector.broadcast %out_shape_1 : i32 to vector<8xi32>
            %lt_2 = arith.cmpi ult, %k_each, %out_shape_1_all : vector<8xi32>
            %lt_1_all = vector.broadcast %lt_1 : i1 to vector<8xi1>
            %logical_and = arith.andi %lt_1_all, %lt_2 : vector<8xi1>
            %add_1 = arith.addi %mul_1, %k : i32
            %out_at = llvm.getelementptr %out[%add_1] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.intr.masked.store %div, %out_at, %logical_and {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
          }
          scf.for unsigned %trip = %least to %most step %c1_i32 : i32 {
            %trip_all = vector.broadcast %trip : i32 to vector<8xi32>
            %active = arith.cmpi ult, %trip_all, %trips : vector<8xi32>
            %distance = arith.muli %trip, %c256_i32 : i32
            %k = arith.addi %unit_pos_x, %distance : i32
            %lt = arith.cmpi ult, %cube_pos_x, %x_shape_0 : i32
            %mul = arith.muli %cube_pos_x, %x_shape_1 : i32
            %add = arith.addi %mul, %k : i32
            %lt_all = vector.broadcast %lt : i1 to vector<8xi1>
            %active_1 = arith.andi %active, %lt_all : vector<8xi1>
            %x_at = llvm.getelementptr %x[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %x_value = llvm.intr.masked.load %x_at, %active_1, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %greatest_units_at = llvm.getelementptr %greatest_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %greatest_1 = llvm.load %greatest_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
            %sub = arith.subf %x_value, %greatest_1 : vector<8xf32>
            %exp = func.call @math.exp_8xf32(%sub) : (vector<8xf32>) -> vector<8xf32>
            %total_1_all = vector.broadcast %total_1 : f32 to vector<8xf32>
            %div = arith.divf %exp, %total_1_all : vector<8xf32>
            %lt_1 = arith.cmpi ult, %cube_pos_x, %out_shape_0 : i32
            %mul_1 = arith.muli %cube_pos_x, %out_shape_1 : i32
            %k_all = vector.broadcast %k : i32 to vector<8xi32>
            %k_each = arith.addi %k_all, %iota_8xi32 : vector<8xi32>
            %out_shape_1_all = vector.broadcast %out_shape_1 : i32 to vector<8xi32>
            %lt_2 = arith.cmpi ult, %k_each, %out_shape_1_all : vector<8xi32>
            %lt_1_all = vector.broadcast %lt_1 : i1 to vector<8xi1>
            %logical_and = arith.andi %lt_1_all, %lt_2 : vector<8xi1>
            %add_1 = arith.addi %mul_1, %k : i32
            %active_2 = arith.andi %active, %logical_and : vector<8xi1>
            %out_at = llvm.getelementptr %out[%add_1] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.intr.masked.store %div, %out_at, %active_2 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
          }
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
