#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func @specialized(%x: !llvm.ptr {llvm.noalias, llvm.readonly}, %out: !llvm.ptr {llvm.noalias},
      %x_shape_0: i32, %x_shape_1: i32, %out_length: i32, %cube_count_x: i32, %cube_count_y: i32,
      %cube_count_z: i32, %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c32_i64 = arith.constant 32 : i64
    %partial = llvm.alloca %c32_i64 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %c32_i32 = arith.constant 32 : i32
    %c8_i32 = arith.constant 8 : i32
    %total = llvm.alloca %c1_i64 x vector<8xf32> : (i64) -> !llvm.ptr
    %c0.0_f32 = arith.constant 0.0 : f32
    %c0.0_8xf32 = arith.constant dense<0.0> : vector<8xf32>
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %c4_8xi32 = arith.constant dense<4> : vector<8xi32>
    %c128_8xi32 = arith.constant dense<128> : vector<8xi32>
    %c1_8xi32 = arith.constant dense<1> : vector<8xi32>
    %c0_8xi32 = arith.constant dense<0> : vector<8xi32>
    %c1_i32 = arith.constant 1 : i32
    %ctrue_8xi1 = arith.constant dense<true> : vector<8xi1>
    %c0.14644662_8xf32 = arith.constant dense<0.14644662> : vector<8xf32>
    %c0.8535534_8xf32 = arith.constant dense<0.8535534> : vector<8xf32>
    %c2_8xi32 = arith.constant dense<2> : vector<8xi32>
    %c3_8xi32 = arith.constant dense<3> : vector<8xi32>
    %total.1 = llvm.alloca %c1_i64 x f32 : (i64) -> !llvm.ptr
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %cube_pos_x = arith.trunci %cube : i64 to i32
      %unit_first = arith.cmpi ult, %cube_pos_x, %x_shape_0 : i32
      scf.if %unit_first {
        scf.for %unit_pos_x = %c0_i32 to %c32_i32 step %c8_i32 : i32 {
          llvm.store %c0.0_8xf32, %total : vector<8xf32>, !llvm.ptr
          %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
          %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
          %mul = arith.muli %unit_pos_x_each, %c4_8xi32 : vector<8xi32>
          %x_shape_1_all = vector.broadcast %x_shape_1 : i32 to vector<8xi32>
          %some = arith.cmpi ult, %mul, %x_shape_1_all : vector<8xi32>
          %gap = arith.subi %x_shape_1_all, %mul : vector<8xi32>
          %v = arith.subi %gap, %c1_8xi32 : vector<8xi32>
          %v_1 = arith.divui %v, %c128_8xi32 : vector<8xi32>
          %v_2 = arith.addi %v_1, %c1_8xi32 : vector<8xi32>
          %trips = arith.select %some, %v_2, %c0_8xi32 : vector<8xi1>, vector<8xi32>
          %most = vector.reduction <maxui>, %trips : vector<8xi32> into i32
          %least = vector.reduction <minui>, %trips : vector<8xi32> into i32
          scf.for unsigned %trip = %c0_i32 to %least step %c1_i32 : i32 {
            %trip_all = vector.broadcast %trip : i32 to vector<8xi32>
            %distance = arith.muli %trip_all, %c128_8xi32 : vector<8xi32>
            %start = arith.addi %mul, %distance : vector<8xi32>
            %mul_1 = arith.muli %cube_pos_x, %x_shape_1 : i32
            %mul_1_all = vector.broadcast %mul_1 : i32 to vector<8xi32>
            %add = arith.addi %mul_1_all, %start : vector<8xi32>
            %x_at = llvm.getelementptr %x[%add] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %x_value = llvm.intr.masked.gather %x_at, %ctrue_8xi1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %total_value = llvm.load %total : !llvm.ptr -> vector<8xf32>
            %fma = math.fma %x_value, %c0.14644662_8xf32, %total_value : vector<8xf32>
            llvm.store %fma, %total : vector<8xf32>, !llvm.ptr
            %add_1 = arith.addi %start, %c1_8xi32 : vector<8xi32>
            %lt = arith.cmpi ult, %add_1, %x_shape_1_all : vector<8xi32>
            %add_2 = arith.addi %mul_1_all, %add_1 : vector<8xi32>
            %x_at_1 = llvm.getelementptr %x[%add_2] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %x_value_1 = llvm.intr.masked.gather %x_at_1, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %total_value_1 = llvm.load %total : !llvm.ptr -> vector<8xf32>
            %fma_1 = math.fma %x_value_1, %c0.8535534_8xf32, %total_value_1 : vector<8xf32>
            llvm.store %fma_1, %total : vector<8xf32>, !llvm.ptr
            %add_3 = arith.addi %start, %c2_8xi32 : vector<8xi32>
            %lt_1 = arith.cmpi ult, %add_3, %x_shape_1_all : vector<8xi32>
            %add_4 = arith.addi %mul_1_all, %add_3 : vector<8xi32>
            %x_at_2 = llvm.getelementptr %x[%add_4] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %x_value_2 = llvm.intr.masked.gather %x_at_2, %lt_1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %total_value_2 = llvm.load %total : !llvm.ptr -> vector<8xf32>
            %fma_2 = math.fma %x_value_2, %c0.8535534_8xf32, %total_value_2 : vector<8xf32>
            llvm.store %fma_2, %total : vector<8xf32>, !llvm.ptr
            %add_5 = arith.addi %start, %c3_8xi32 : vector<8xi32>
            %lt_2 = arith.cmpi ult, %add_5, %x_shape_1_all : vector<8xi32>
            %add_6 = arith.addi %mul_1_all, %add_5 : vector<8xi32>
            %x_at_3 = llvm.getelementptr %x[%add_6] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %x_value_3 = llvm.intr.masked.gather %x_at_3, %lt_2, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %total_value_3 = llvm.load %total : !llvm.ptr -> vector<8xf32>
            %fma_3 = math.fma %x_value_3, %c0.14644662_8xf32, %total_value_3 : vector<8xf32>
            llvm.store %fma_3, %total : vector<8xf32>, !llvm.ptr
          }
          scf.for unsigned %trip = %least to %most step %c1_i32 : i32 {
            %trip_all = vector.broadcast %trip : i32 to vector<8xi32>
            %active = arith.cmpi ult, %trip_all, %trips : vector<8xi32>
            %distance = arith.muli %trip_all, %c128_8xi32 : vector<8xi32>
            %start = arith.addi %mul, %distance : vector<8xi32>
            %mul_1 = arith.muli %cube_pos_x, %x_shape_1 : i32
            %mul_1_all = vector.broadcast %mul_1 : i32 to vector<8xi32>
            %add = arith.addi %mul_1_all, %start : vector<8xi32>
            %x_at = llvm.getelementptr %x[%add] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %x_value = llvm.intr.masked.gather %x_at, %active, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %total_value = llvm.load %total : !llvm.ptr -> vector<8xf32>
            %fma = math.fma %x_value, %c0.14644662_8xf32, %total_value : vector<8xf32>
            %total_old = llvm.load %total : !llvm.ptr -> vector<8xf32>
            %total_new = arith.select %active, %fma, %total_old : vector<8xi1>, vector<8xf32>
            llvm.store %total_new, %total : vector<8xf32>, !llvm.ptr
            %add_1 = arith.addi %start, %c1_8xi32 : vector<8xi32>
            %lt = arith.cmpi ult, %add_1, %x_shape_1_all : vector<8xi32>
            %add_2 = arith.addi %mul_1_all, %add_1 : vector<8xi32>
            %active_1 = arith.andi %active, %lt : vector<8xi1>
            %x_at_1 = llvm.getelementptr %x[%add_2] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %x_value_1 = llvm.intr.masked.gather %x_at_1, %active_1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %total_value_1 = llvm.load %total : !llvm.ptr -> vector<8xf32>
            %fma_1 = math.fma %x_value_1, %c0.8535534_8xf32, %total_value_1 : vector<8xf32>
            %total_old_1 = llvm.load %total : !llvm.ptr -> vector<8xf32>
            %total_old_1_new = arith.select %active, %fma_1, %total_old_1 : vector<8xi1>, vector<8xf32>
            llvm.store %total_old_1_new, %total : vector<8xf32>, !llvm.ptr
            %add_3 = arith.addi %start, %c2_8xi32 : vector<8xi32>
            %lt_1 = arith.cmpi ult, %add_3, %x_shape_1_all : vector<8xi32>
            %add_4 = arith.addi %mul_1_all, %add_3 : vector<8xi32>
            %active_2 = arith.andi %active, %lt_1 : vector<8xi1>
            %x_at_2 = llvm.getelementptr %x[%add_4] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %x_value_2 = llvm.intr.masked.gather %x_at_2, %active_2, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %total_value_2 = llvm.load %total : !llvm.ptr -> vector<8xf32>
            %fma_2 = math.fma %x_value_2, %c0.8535534_8xf32, %total_value_2 : vector<8xf32>
            %total_old_2 = llvm.load %total : !llvm.ptr -> vector<8xf32>
            %total_old_2_new = arith.select %active, %fma_2, %total_old_2 : vector<8xi1>, vector<8xf32>
            llvm.store %total_old_2_new, %total : vector<8xf32>, !llvm.ptr
            %add_5 = arith.addi %start, %c3_8xi32 : vector<8xi32>
            %lt_2 = arith.cmpi ult, %add_5, %x_shape_1_all : vector<8xi32>
            %add_6 = arith.addi %mul_1_all, %add_5 : vector<8xi32>
            %active_3 = arith.andi %active, %lt_2 : vector<8xi1>
            %x_at_3 = llvm.getelementptr %x[%add_6] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %x_value_3 = llvm.intr.masked.gather %x_at_3, %active_3, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %total_value_3 = llvm.load %total : !llvm.ptr -> vector<8xf32>
            %fma_3 = math.fma %x_value_3, %c0.14644662_8xf32, %total_value_3 : vector<8xf32>
            %total_old_3 = llvm.load %total : !llvm.ptr -> vector<8xf32>
            %total_old_3_new = arith.select %active, %fma_3, %total_old_3 : vector<8xi1>, vector<8xf32>
            llvm.store %total_old_3_new, %total : vector<8xf32>, !llvm.ptr
          }
          %total_value = llvm.load %total : !llvm.ptr -> vector<8xf32>
          %partial_at = llvm.getelementptr %partial[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %total_value, %partial_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        }
      } else {
        scf.for %unit_pos_x = %c0_i32 to %c32_i32 step %c8_i32 : i32 {
          llvm.store %c0.0_8xf32, %total : vector<8xf32>, !llvm.ptr
          %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
          %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
          %mul = arith.muli %unit_pos_x_each, %c4_8xi32 : vector<8xi32>
          %x_shape_1_all = vector.broadcast %x_shape_1 : i32 to vector<8xi32>
          %some = arith.cmpi ult, %mul, %x_shape_1_all : vector<8xi32>
          %gap = arith.subi %x_shape_1_all, %mul : vector<8xi32>
          %v = arith.subi %gap, %c1_8xi32 : vector<8xi32>
          %v_1 = arith.divui %v, %c128_8xi32 : vector<8xi32>
          %v_2 = arith.addi %v_1, %c1_8xi32 : vector<8xi32>
          %trips = arith.select %some, %v_2, %c0_8xi32 : vector<8xi1>, vector<8xi32>
          %most = vector.reduction <maxui>, %trips : vector<8xi32> into i32
          %least = vector.reduction <minui>, %trips : vector<8xi32> into i32
          scf.for unsigned %trip = %c0_i32 to %least step %c1_i32 : i32 {
            %trip_all = vector.broadcast %trip : i32 to vector<8xi32>
            %distance = arith.muli %trip_all, %c128_8xi32 : vector<8xi32>
            %start = arith.addi %mul, %distance : vector<8xi32>
            %lt = arith.cmpi ult, %cube_pos_x, %x_shape_0 : i32
            %mul_1 = arith.muli %cube_pos_x, %x_shape_1 : i32
            %mul_1_all = vector.broadcast %mul_1 : i32 to vector<8xi32>
            %add = arith.addi %mul_1_all, %start : vector<8xi32>
            %lt_all = vector.broadcast %lt : i1 to vector<8xi1>
            %x_at = llvm.getelementptr %x[%add] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %x_value = llvm.intr.masked.gather %x_at, %lt_all, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %total_value = llvm.load %total : !llvm.ptr -> vector<8xf32>
            %fma = math.fma %x_value, %c0.14644662_8xf32, %total_value : vector<8xf32>
            llvm.store %fma, %total : vector<8xf32>, !llvm.ptr
            %add_1 = arith.addi %start, %c1_8xi32 : vector<8xi32>
            %lt_1 = arith.cmpi ult, %add_1, %x_shape_1_all : vector<8xi32>
            %logical_and = arith.andi %lt_all, %lt_1 : vector<8xi1>
            %add_2 = arith.addi %mul_1_all, %add_1 : vector<8xi32>
            %x_at_1 = llvm.getelementptr %x[%add_2] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %x_value_1 = llvm.intr.masked.gather %x_at_1, %logical_and, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %total_value_1 = llvm.load %total : !llvm.ptr -> vector<8xf32>
            %fma_1 = math.fma %x_value_1, %c0.8535534_8xf32, %total_value_1 : vector<8xf32>
            llvm.store %fma_1, %total : vector<8xf32>, !llvm.ptr
            %add_3 = arith.addi %start, %c2_8xi32 : vector<8xi32>
            %lt_2 = arith.cmpi ult, %add_3, %x_shape_1_all : vector<8xi32>
            %logical_and_1 = arith.andi %lt_all, %lt_2 : vector<8xi1>
            %add_4 = arith.addi %mul_1_all, %add_3 : vector<8xi32>
            %x_at_2 = llvm.getelementptr %x[%add_4] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %x_value_2 = llvm.intr.masked.gather %x_at_2, %logical_and_1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %total_value_2 = llvm.load %total : !llvm.ptr -> vector<8xf32>
            %fma_2 = math.fma %x_value_2, %c0.8535534_8xf32, %total_value_2 : vector<8xf32>
            llvm.store %fma_2, %total : vector<8xf32>, !llvm.ptr
            %add_5 = arith.addi %start, %c3_8xi32 : vector<8xi32>
            %lt_3 = arith.cmpi ult, %add_5, %x_shape_1_all : vector<8xi32>
            %logical_and_2 = arith.andi %lt_all, %lt_3 : vector<8xi1>
            %add_6 = arith.addi %mul_1_all, %add_5 : vector<8xi32>
            %x_at_3 = llvm.getelementptr %x[%add_6] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %x_value_3 = llvm.intr.masked.gather %x_at_3, %logical_and_2, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %total_value_3 = llvm.load %total : !llvm.ptr -> vector<8xf32>
            %fma_3 = math.fma %x_value_3, %c0.14644662_8xf32, %total_value_3 : vector<8xf32>
            llvm.store %fma_3, %total : vector<8xf32>, !llvm.ptr
          }
          scf.for unsigned %trip = %least to %most step %c1_i32 : i32 {
            %trip_all = vector.broadcast %trip : i32 to vector<8xi32>
            %active = arith.cmpi ult, %trip_all, %trips : vector<8xi32>
            %distance = arith.muli %trip_all, %c128_8xi32 : vector<8xi32>
            %start = arith.addi %mul, %distance : vector<8xi32>
            %lt = arith.cmpi ult, %cube_pos_x, %x_shape_0 : i32
            %mul_1 = arith.muli %cube_pos_x, %x_shape_1 : i32
            %mul_1_all = vector.broadcast %mul_1 : i32 to vector<8xi32>
            %add = arith.addi %mul_1_all, %start : vector<8xi32>
            %lt_all = vector.broadcast %lt : i1 to vector<8xi1>
            %active_1 = arith.andi %active, %lt_all : vector<8xi1>
            %x_at = llvm.getelementptr %x[%add] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %x_value = llvm.intr.masked.gather %x_at, %active_1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %total_value = llvm.load %total : !llvm.ptr -> vector<8xf32>
            %fma = math.fma %x_value, %c0.14644662_8xf32, %total_value : vector<8xf32>
            %total_old = llvm.load %total : !llvm.ptr -> vector<8xf32>
            %total_new = arith.select %active, %fma, %total_old : vector<8xi1>, vector<8xf32>
            llvm.store %total_new, %total : vector<8xf32>, !llvm.ptr
            %add_1 = arith.addi %start, %c1_8xi32 : vector<8xi32>
            %lt_1 = arith.cmpi ult, %add_1, %x_shape_1_all : vector<8xi32>
            %logical_and = arith.andi %lt_all, %lt_1 : vector<8xi1>
            %add_2 = arith.addi %mul_1_all, %add_1 : vector<8xi32>
            %active_2 = arith.andi %active, %logical_and : vector<8xi1>
            %x_at_1 = llvm.getelementptr %x[%add_2] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %x_value_1 = llvm.intr.masked.gather %x_at_1, %active_2, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %total_value_1 = llvm.load %total : !llvm.ptr -> vector<8xf32>
            %fma_1 = math.fma %x_value_1, %c0.8535534_8xf32, %total_value_1 : vector<8xf32>
            %total_old_1 = llvm.load %total : !llvm.ptr -> vector<8xf32>
            %total_old_1_new = arith.select %active, %fma_1, %total_old_1 : vector<8xi1>, vector<8xf32>
            llvm.store %total_old_1_new, %total : vector<8xf32>, !llvm.ptr
            %add_3 = arith.addi %start, %c2_8xi32 : vector<8xi32>
            %lt_2 = arith.cmpi ult, %add_3, %x_shape_1_all : vector<8xi32>
            %logical_and_1 = arith.andi %lt_all, %lt_2 : vector<8xi1>
            %add_4 = arith.addi %mul_1_all, %add_3 : vector<8xi32>
            %active_3 = arith.andi %active, %logical_and_1 : vector<8xi1>
            %x_at_2 = llvm.getelementptr %x[%add_4] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %x_value_2 = llvm.intr.masked.gather %x_at_2, %active_3, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %total_value_2 = llvm.load %total : !llvm.ptr -> vector<8xf32>
            %fma_2 = math.fma %x_value_2, %c0.8535534_8xf32, %total_value_2 : vector<8xf32>
            %total_old_2 = llvm.load %total : !llvm.ptr -> vector<8xf32>
            %total_old_2_new = arith.select %active, %fma_2, %total_old_2 : vector<8xi1>, vector<8xf32>
            llvm.store %total_old_2_new, %total : vector<8xf32>, !llvm.ptr
            %add_5 = arith.addi %start, %c3_8xi32 : vector<8xi32>
            %lt_3 = arith.cmpi ult, %add_5, %x_shape_1_all : vector<8xi32>
            %logical_and_2 = arith.andi %lt_all, %lt_3 : vector<8xi1>
            %add_6 = arith.addi %mul_1_all, %add_5 : vector<8xi32>
            %active_4 = arith.andi %active, %logical_and_2 : vector<8xi1>
            %x_at_3 = llvm.getelementptr %x[%add_6] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %x_value_3 = llvm.intr.masked.gather %x_at_3, %active_4, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %total_value_3 = llvm.load %total : !llvm.ptr -> vector<8xf32>
            %fma_3 = math.fma %x_value_3, %c0.14644662_8xf32, %total_value_3 : vector<8xf32>
            %total_old_3 = llvm.load %total : !llvm.ptr -> vector<8xf32>
            %total_old_3_new = arith.select %active, %fma_3, %total_old_3 : vector<8xi1>, vector<8xf32>
            llvm.store %total_old_3_new, %total : vector<8xf32>, !llvm.ptr
          }
          %total_value = llvm.load %total : !llvm.ptr -> vector<8xf32>
          %partial_at = llvm.getelementptr %partial[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %total_value, %partial_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        } {llvm.loop_annotation = #rolled}
      }
      %unit_first_1 = arith.cmpi ult, %cube_pos_x, %out_length : i32
      scf.if %unit_first_1 {
        scf.for %unit_pos_x = %c0_i32 to %c32_i32 step %c8_i32 : i32 {
          llvm.store %c0.0_f32, %total.1 : f32, !llvm.ptr
          scf.for unsigned %unit = %c0_i32 to %c32_i32 step %c1_i32 : i32 {
            %total.1_value = llvm.load %total.1 : !llvm.ptr -> f32
            %partial_at = llvm.getelementptr %partial[%unit] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %partial_value = llvm.load %partial_at {alignment = 4 : i64} : !llvm.ptr -> f32
            %add = arith.addf %total.1_value, %partial_value : f32
            llvm.store %add, %total.1 : f32, !llvm.ptr
          }
          %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
          %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
          %eq = arith.cmpi eq, %unit_pos_x_each, %c0_8xi32 : vector<8xi32>
          %any = vector.reduction <or>, %eq : vector<8xi1> into i1
          scf.if %any {
            %total.1_value = llvm.load %total.1 : !llvm.ptr -> f32
            %out_at = llvm.getelementptr %out[%cube_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.store %total.1_value, %out_at {alignment = 4 : i64} : f32, !llvm.ptr
          }
        }
      } else {
        scf.for %unit_pos_x = %c0_i32 to %c32_i32 step %c8_i32 : i32 {
          llvm.store %c0.0_f32, %total.1 : f32, !llvm.ptr
          scf.for unsigned %unit = %c0_i32 to %c32_i32 step %c1_i32 : i32 {
            %total.1_value = llvm.load %total.1 : !llvm.ptr -> f32
            %partial_at = llvm.getelementptr %partial[%unit] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %partial_value = llvm.load %partial_at {alignment = 4 : i64} : !llvm.ptr -> f32
            %add = arith.addf %total.1_value, %partial_value : f32
            llvm.store %add, %total.1 : f32, !llvm.ptr
          }
          %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
          %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
          %eq = arith.cmpi eq, %unit_pos_x_each, %c0_8xi32 : vector<8xi32>
          %any = vector.reduction <or>, %eq : vector<8xi1> into i1
          scf.if %any {
            %total.1_value = llvm.load %total.1 : !llvm.ptr -> f32
            %lt = arith.cmpi ult, %cube_pos_x, %out_length : i32
            scf.if %lt {
              %out_at = llvm.getelementptr %out[%cube_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              llvm.store %total.1_value, %out_at {alignment = 4 : i64} : f32, !llvm.ptr
            }
          }
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
