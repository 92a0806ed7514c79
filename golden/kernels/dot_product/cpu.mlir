#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func @dot_product(%x: !llvm.ptr {llvm.noalias, llvm.readonly},
      %y: !llvm.ptr {llvm.noalias, llvm.readonly}, %out: !llvm.ptr {llvm.noalias}, %x_length: i32,
      %y_length: i32, %out_length: i32, %cube_count_x: i32, %cube_count_y: i32, %cube_count_z: i32,
      %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c256_i32 = arith.constant 256 : i32
    %c8_i32 = arith.constant 8 : i32
    %total = llvm.alloca %c1_i64 x vector<8xf32> : (i64) -> !llvm.ptr
    %c0.0_8xf32 = arith.constant dense<0.0> : vector<8xf32>
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %c1_8xi32 = arith.constant dense<1> : vector<8xi32>
    %c0_8xi32 = arith.constant dense<0> : vector<8xi32>
    %c1_i32 = arith.constant 1 : i32
    %c0_index = arith.constant 0 : index
    %c8_index = arith.constant 8 : index
    %c1_index = arith.constant 1 : index
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %cube_pos_x = arith.trunci %cube : i64 to i32
      %mul = arith.muli %cube_count_x, %c256_i32 : i32
      %mul_1 = arith.muli %cube_pos_x, %c256_i32 : i32
      %lt = arith.cmpi ult, %c0_i32, %out_length : i32
      scf.if %lt {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
          llvm.store %c0.0_8xf32, %total : vector<8xf32>, !llvm.ptr
          %add = arith.addi %mul_1, %unit_pos_x : i32
          %add_all = vector.broadcast %add : i32 to vector<8xi32>
          %add_each = arith.addi %add_all, %iota_8xi32 : vector<8xi32>
          %x_length_all = vector.broadcast %x_length : i32 to vector<8xi32>
          %mul_all = vector.broadcast %mul : i32 to vector<8xi32>
          %v = arith.cmpi eq, %mul_all, %c0_8xi32 : vector<8xi32>
          %v_1 = arith.select %v, %c1_8xi32, %mul_all : vector<8xi1>, vector<8xi32>
          %some = arith.cmpi ult, %add_each, %x_length_all : vector<8xi32>
          %gap = arith.subi %x_length_all, %add_each : vector<8xi32>
          %v_2 = arith.subi %gap, %c1_8xi32 : vector<8xi32>
          %v_3 = arith.divui %v_2, %v_1 : vector<8xi32>
          %v_4 = arith.addi %v_3, %c1_8xi32 : vector<8xi32>
          %trips = arith.select %some, %v_4, %c0_8xi32 : vector<8xi1>, vector<8xi32>
          %trips_1 = arith.select %v, %c0_8xi32, %trips : vector<8xi1>, vector<8xi32>
          %most = vector.reduction <maxui>, %trips_1 : vector<8xi32> into i32
          %least = vector.reduction <minui>, %trips_1 : vector<8xi32> into i32
          scf.for unsigned %trip = %c0_i32 to %least step %c1_i32 : i32 {
            %distance = arith.muli %trip, %mul : i32
            %i = arith.addi %add, %distance : i32
            %total_value = llvm.load %total : !llvm.ptr -> vector<8xf32>
            %x_at = llvm.getelementptr %x[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %x_value = llvm.load %x_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
            %i_all = vector.broadcast %i : i32 to vector<8xi32>
            %i_each = arith.addi %i_all, %iota_8xi32 : vector<8xi32>
            %y_length_all = vector.broadcast %y_length : i32 to vector<8xi32>
            %lt_1 = arith.cmpi ult, %i_each, %y_length_all : vector<8xi32>
            %y_at = llvm.getelementptr %y[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %y_value = llvm.intr.masked.load %y_at, %lt_1, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %mul_2 = arith.mulf %x_value, %y_value : vector<8xf32>
            %add_1 = arith.addf %total_value, %mul_2 : vector<8xf32>
            llvm.store %add_1, %total : vector<8xf32>, !llvm.ptr
          }
          scf.for unsigned %trip = %least to %most step %c1_i32 : i32 {
            %trip_all = vector.broadcast %trip : i32 to vector<8xi32>
            %active = arith.cmpi ult, %trip_all, %trips_1 : vector<8xi32>
            %distance = arith.muli %trip, %mul : i32
            %i = arith.addi %add, %distance : i32
            %total_value = llvm.load %total : !llvm.ptr -> vector<8xf32>
            %x_at = llvm.getelementptr %x[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %x_value = llvm.intr.masked.load %x_at, %active, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %i_all = vector.broadcast %i : i32 to vector<8xi32>
            %i_each = arith.addi %i_all, %iota_8xi32 : vector<8xi32>
            %y_length_all = vector.broadcast %y_length : i32 to vector<8xi32>
            %lt_1 = arith.cmpi ult, %i_each, %y_length_all : vector<8xi32>
            %active_1 = arith.andi %active, %lt_1 : vector<8xi1>
            %y_at = llvm.getelementptr %y[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %y_value = llvm.intr.masked.load %y_at, %active_1, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %mul_2 = arith.mulf %x_value, %y_value : vector<8xf32>
            %add_1 = arith.addf %total_value, %mul_2 : vector<8xf32>
            %total_old = llvm.load %total : !llvm.ptr -> vector<8xf32>
            %total_new = arith.select %active, %add_1, %total_old : vector<8xi1>, vector<8xf32>
            llvm.store %total_new, %total : vector<8xf32>, !llvm.ptr
          }
          %total_value = llvm.load %total : !llvm.ptr -> vector<8xf32>
          scf.for %lane = %c0_index to %c8_index step %c1_index {
            %at = vector.extract %c0_8xi32[%lane] : i32 from vector<8xi32>
            %operand = vector.extract %total_value[%lane] : f32 from vector<8xf32>
            %out_at = llvm.getelementptr %out[%at] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %out_old = llvm.atomicrmw fadd %out_at, %operand monotonic : !llvm.ptr, f32
          }
        }
      } else {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
          llvm.store %c0.0_8xf32, %total : vector<8xf32>, !llvm.ptr
          %add = arith.addi %mul_1, %unit_pos_x : i32
          %add_all = vector.broadcast %add : i32 to vector<8xi32>
          %add_each = arith.addi %add_all, %iota_8xi32 : vector<8xi32>
          %x_length_all = vector.broadcast %x_length : i32 to vector<8xi32>
          %mul_all = vector.broadcast %mul : i32 to vector<8xi32>
          %v = arith.cmpi eq, %mul_all, %c0_8xi32 : vector<8xi32>
          %v_1 = arith.select %v, %c1_8xi32, %mul_all : vector<8xi1>, vector<8xi32>
          %some = arith.cmpi ult, %add_each, %x_length_all : vector<8xi32>
          %gap = arith.subi %x_length_all, %add_each : vector<8xi32>
          %v_2 = arith.subi %gap, %c1_8xi32 : vector<8xi32>
          %v_3 = arith.divui %v_2, %v_1 : vector<8xi32>
          %v_4 = arith.addi %v_3, %c1_8xi32 : vector<8xi32>
          %trips = arith.select %some, %v_4, %c0_8xi32 : vector<8xi1>, vector<8xi32>
          %trips_1 = arith.select %v, %c0_8xi32, %trips : vector<8xi1>, vector<8xi32>
          %most = vector.reduction <maxui>, %trips_1 : vector<8xi32> into i32
          %least = vector.reduction <minui>, %trips_1 : vector<8xi32> into i32
          scf.for unsigned %trip = %c0_i32 to %least step %c1_i32 : i32 {
            %distance = arith.muli %trip, %mul : i32
            %i = arith.addi %add, %distance : i32
            %total_value = llvm.load %total : !llvm.ptr -> vector<8xf32>
            %x_at = llvm.getelementptr %x[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %x_value = llvm.load %x_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
            %i_all = vector.broadcast %i : i32 to vector<8xi32>
            %i_each = arith.addi %i_all, %iota_8xi32 : vector<8xi32>
            %y_length_all = vector.broadcast %y_length : i32 to vector<8xi32>
            %lt_1 = arith.cmpi ult, %i_each, %y_length_all : vector<8xi32>
            %y_at = llvm.getelementptr %y[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %y_value = llvm.intr.masked.load %y_at, %lt_1, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %mul_2 = arith.mulf %x_value, %y_value : vector<8xf32>
            %add_1 = arith.addf %total_value, %mul_2 : vector<8xf32>
            llvm.store %add_1, %total : vector<8xf32>, !llvm.ptr
          }
          scf.for unsigned %trip = %least to %most step %c1_i32 : i32 {
            %trip_all = vector.broadcast %trip : i32 to vector<8xi32>
            %active = arith.cmpi ult, %trip_all, %trips_1 : vector<8xi32>
            %distance = arith.muli %trip, %mul : i32
            %i = arith.addi %add, %distance : i32
            %total_value = llvm.load %total : !llvm.ptr -> vector<8xf32>
            %x_at = llvm.getelementptr %x[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %x_value = llvm.intr.masked.load %x_at, %active, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %i_all = vector.broadcast %i : i32 to vector<8xi32>
            %i_each = arith.addi %i_all, %iota_8xi32 : vector<8xi32>
            %y_length_all = vector.broadcast %y_length : i32 to vector<8xi32>
            %lt_1 = arith.cmpi ult, %i_each, %y_length_all : vector<8xi32>
            %active_1 = arith.andi %active, %lt_1 : vector<8xi1>
            %y_at = llvm.getelementptr %y[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %y_value = llvm.intr.masked.load %y_at, %active_1, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %mul_2 = arith.mulf %x_value, %y_value : vector<8xf32>
            %add_1 = arith.addf %total_value, %mul_2 : vector<8xf32>
            %total_old = llvm.load %total : !llvm.ptr -> vector<8xf32>
            %total_new = arith.select %active, %add_1, %total_old : vector<8xi1>, vector<8xf32>
            llvm.store %total_new, %total : vector<8xf32>, !llvm.ptr
          }
          %total_value = llvm.load %total : !llvm.ptr -> vector<8xf32>
          %lt_all = vector.broadcast %lt : i1 to vector<8xi1>
          scf.for %lane = %c0_index to %c8_index step %c1_index {
            %at = vector.extract %c0_8xi32[%lane] : i32 from vector<8xi32>
            %operand = vector.extract %total_value[%lane] : f32 from vector<8xf32>
            %on = vector.extract %lt_all[%lane] : i1 from vector<8xi1>
            scf.if %on {
              %out_at = llvm.getelementptr %out[%at] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %out_old = llvm.atomicrmw fadd %out_at, %operand monotonic : !llvm.ptr, f32
            }
          }
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
