#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func @kmeans(%points: !llvm.ptr {llvm.noalias, llvm.readonly},
      %centers: !llvm.ptr {llvm.noalias, llvm.readonly}, %nearest: !llvm.ptr {llvm.noalias},
      %sums: !llvm.ptr {llvm.noalias}, %counts: !llvm.ptr {llvm.noalias}, %points_shape_0: i32,
      %points_shape_1: i32, %centers_shape_0: i32, %centers_shape_1: i32, %nearest_length: i32,
      %sums_shape_0: i32, %sums_shape_1: i32, %counts_length: i32, %cube_count_x: i32, %cube_count_y: i32,
      %cube_count_z: i32, %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c256_i32 = arith.constant 256 : i32
    %c255_i32 = arith.constant 255 : i32
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %c8_i32 = arith.constant 8 : i32
    %best = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c0_8xi32 = arith.constant dense<0> : vector<8xi32>
    %least = llvm.alloca %c1_i64 x vector<8xf32> : (i64) -> !llvm.ptr
    %c3.4028235e38_8xf32 = arith.constant dense<3.4028235e+38> : vector<8xf32>
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %ctrue_8xi1 = arith.constant dense<true> : vector<8xi1>
    %c0.0_8xf32 = arith.constant dense<0.0> : vector<8xf32>
    %c1_8xi32 = arith.constant dense<1> : vector<8xi32>
    %c2_8xi32 = arith.constant dense<2> : vector<8xi32>
    %c0_index = arith.constant 0 : index
    %c8_index = arith.constant 8 : index
    %c1_index = arith.constant 1 : index
    %c0.0_f32 = arith.constant 0.0 : f32
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %cube_pos_x = arith.trunci %cube : i64 to i32
      %mul = arith.muli %cube_pos_x, %c256_i32 : i32
      %i_last = llvm.intr.uadd.sat(%mul, %c255_i32) : (i32, i32) -> i32
      %full = arith.cmpi ult, %i_last, %points_shape_0 : i32
      %unit_first = arith.cmpi ult, %c0_i32, %points_shape_1 : i32
      %full_1 = arith.andi %full, %unit_first : i1
      %unit_first_1 = arith.cmpi ult, %c0_i32, %centers_shape_1 : i32
      %full_2 = arith.andi %full_1, %unit_first_1 : i1
      %unit_first_2 = arith.cmpi ult, %c1_i32, %points_shape_1 : i32
      %full_3 = arith.andi %full_2, %unit_first_2 : i1
      %unit_first_3 = arith.cmpi ult, %c1_i32, %centers_shape_1 : i32
      %full_4 = arith.andi %full_3, %unit_first_3 : i1
      %unit_first_4 = arith.cmpi ult, %c2_i32, %points_shape_1 : i32
      %full_5 = arith.andi %full_4, %unit_first_4 : i1
      %unit_first_5 = arith.cmpi ult, %c2_i32, %centers_shape_1 : i32
      %full_6 = arith.andi %full_5, %unit_first_5 : i1
      %full_7 = arith.cmpi ult, %i_last, %nearest_length : i32
      %full_8 = arith.andi %full_6, %full_7 : i1
      %unit_first_6 = arith.cmpi ult, %c0_i32, %points_shape_1 : i32
      %full_9 = arith.andi %full_8, %unit_first_6 : i1
      %unit_first_7 = arith.cmpi ult, %c0_i32, %sums_shape_1 : i32
      %full_10 = arith.andi %full_9, %unit_first_7 : i1
      %unit_first_8 = arith.cmpi ult, %c1_i32, %points_shape_1 : i32
      %full_11 = arith.andi %full_10, %unit_first_8 : i1
      %unit_first_9 = arith.cmpi ult, %c1_i32, %sums_shape_1 : i32
      %full_12 = arith.andi %full_11, %unit_first_9 : i1
      %unit_first_10 = arith.cmpi ult, %c2_i32, %points_shape_1 : i32
      %full_13 = arith.andi %full_12, %unit_first_10 : i1
      %unit_first_11 = arith.cmpi ult, %c2_i32, %sums_shape_1 : i32
      %full_14 = arith.andi %full_13, %unit_first_11 : i1
      scf.if %full_14 {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
          %i = arith.addi %mul, %unit_pos_x : i32
          llvm.store %c0_8xi32, %best : vector<8xi32>, !llvm.ptr
          llvm.store %c3.4028235e38_8xf32, %least : vector<8xf32>, !llvm.ptr
          scf.for unsigned %k = %c0_i32 to %centers_shape_0 step %c1_i32 : i32 {
            %i_all = vector.broadcast %i : i32 to vector<8xi32>
            %i_each = arith.addi %i_all, %iota_8xi32 : vector<8xi32>
            %points_shape_1_all = vector.broadcast %points_shape_1 : i32 to vector<8xi32>
            %mul_1 = arith.muli %i_each, %points_shape_1_all : vector<8xi32>
            %points_at = llvm.getelementptr %points[%mul_1] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %points_value = llvm.intr.masked.gather %points_at, %ctrue_8xi1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %mul_2 = arith.muli %k, %centers_shape_1 : i32
            %centers_at = llvm.getelementptr %centers[%mul_2] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %centers_value = llvm.load %centers_at {alignment = 4 : i64} : !llvm.ptr -> f32
            %centers_value_all = vector.broadcast %centers_value : f32 to vector<8xf32>
            %sub = arith.subf %points_value, %centers_value_all : vector<8xf32>
            %mul_3 = arith.mulf %sub, %sub : vector<8xf32>
            %add = arith.addi %mul_1, %c1_8xi32 : vector<8xi32>
            %points_at_1 = llvm.getelementptr %points[%add] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %points_value_1 = llvm.intr.masked.gather %points_at_1, %ctrue_8xi1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %add_1 = arith.addi %mul_2, %c1_i32 : i32
            %centers_at_1 = llvm.getelementptr %centers[%add_1] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %centers_value_1 = llvm.load %centers_at_1 {alignment = 4 : i64} : !llvm.ptr -> f32
            %centers_value_1_all = vector.broadcast %centers_value_1 : f32 to vector<8xf32>
            %sub_1 = arith.subf %points_value_1, %centers_value_1_all : vector<8xf32>
            %mul_4 = arith.mulf %sub_1, %sub_1 : vector<8xf32>
            %add_2 = arith.addf %mul_3, %mul_4 : vector<8xf32>
            %add_3 = arith.addi %mul_1, %c2_8xi32 : vector<8xi32>
            %points_at_2 = llvm.getelementptr %points[%add_3] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %points_value_2 = llvm.intr.masked.gather %points_at_2, %ctrue_8xi1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %add_4 = arith.addi %mul_2, %c2_i32 : i32
            %centers_at_2 = llvm.getelementptr %centers[%add_4] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %centers_value_2 = llvm.load %centers_at_2 {alignment = 4 : i64} : !llvm.ptr -> f32
            %centers_value_2_all = vector.broadcast %centers_value_2 : f32 to vector<8xf32>
            %sub_2 = arith.subf %points_value_2, %centers_value_2_all : vector<8xf32>
            %mul_5 = arith.mulf %sub_2, %sub_2 : vector<8xf32>
            %distance = arith.addf %add_2, %mul_5 : vector<8xf32>
            %least_value = llvm.load %least : !llvm.ptr -> vector<8xf32>
            %lt = arith.cmpf olt, %distance, %least_value : vector<8xf32>
            %k_all = vector.broadcast %k : i32 to vector<8xi32>
            %best_old = llvm.load %best : !llvm.ptr -> vector<8xi32>
            %best_new = arith.select %lt, %k_all, %best_old : vector<8xi1>, vector<8xi32>
            llvm.store %best_new, %best : vector<8xi32>, !llvm.ptr
            %least_old = llvm.load %least : !llvm.ptr -> vector<8xf32>
            %least_new = arith.select %lt, %distance, %least_old : vector<8xi1>, vector<8xf32>
            llvm.store %least_new, %least : vector<8xf32>, !llvm.ptr
          }
          %best_value = llvm.load %best : !llvm.ptr -> vector<8xi32>
          %nearest_at = llvm.getelementptr %nearest[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          llvm.store %best_value, %nearest_at {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
          %best_value_1 = llvm.load %best : !llvm.ptr -> vector<8xi32>
          %counts_length_all = vector.broadcast %counts_length : i32 to vector<8xi32>
          %lt = arith.cmpi ult, %best_value_1, %counts_length_all : vector<8xi32>
          scf.for %lane = %c0_index to %c8_index step %c1_index {
            %at = vector.extract %best_value_1[%lane] : i32 from vector<8xi32>
            %on = vector.extract %lt[%lane] : i1 from vector<8xi1>
            scf.if %on {
              %counts_at = llvm.getelementptr %counts[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %counts_old = llvm.atomicrmw add %counts_at, %c1_i32 monotonic : !llvm.ptr, i32
            }
          }
          %best_value_2 = llvm.load %best : !llvm.ptr -> vector<8xi32>
          %sums_shape_0_all = vector.broadcast %sums_shape_0 : i32 to vector<8xi32>
          %lt_1 = arith.cmpi ult, %best_value_2, %sums_shape_0_all : vector<8xi32>
          %sums_shape_1_all = vector.broadcast %sums_shape_1 : i32 to vector<8xi32>
          %mul_1 = arith.muli %best_value_2, %sums_shape_1_all : vector<8xi32>
          %i_all = vector.broadcast %i : i32 to vector<8xi32>
          %i_each = arith.addi %i_all, %iota_8xi32 : vector<8xi32>
          %points_shape_1_all = vector.broadcast %points_shape_1 : i32 to vector<8xi32>
          %mul_2 = arith.muli %i_each, %points_shape_1_all : vector<8xi32>
          %points_at = llvm.getelementptr %points[%mul_2] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
          %points_value = llvm.intr.masked.gather %points_at, %ctrue_8xi1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          scf.for %lane = %c0_index to %c8_index step %c1_index {
            %at = vector.extract %mul_1[%lane] : i32 from vector<8xi32>
            %operand = vector.extract %points_value[%lane] : f32 from vector<8xf32>
            %on = vector.extract %lt_1[%lane] : i1 from vector<8xi1>
            scf.if %on {
              %sums_at = llvm.getelementptr %sums[%at] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %sums_old = llvm.atomicrmw fadd %sums_at, %operand monotonic : !llvm.ptr, f32
            }
          }
          %best_value_3 = llvm.load %best : !llvm.ptr -> vector<8xi32>
          %lt_2 = arith.cmpi ult, %best_value_3, %sums_shape_0_all : vector<8xi32>
          %add = arith.addi %mul_1, %c1_8xi32 : vector<8xi32>
          %add_1 = arith.addi %mul_2, %c1_8xi32 : vector<8xi32>
          %points_at_1 = llvm.getelementptr %points[%add_1] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
          %points_value_1 = llvm.intr.masked.gather %points_at_1, %ctrue_8xi1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          scf.for %lane = %c0_index to %c8_index step %c1_index {
            %at = vector.extract %add[%lane] : i32 from vector<8xi32>
            %operand = vector.extract %points_value_1[%lane] : f32 from vector<8xf32>
            %on = vector.extract %lt_2[%lane] : i1 from vector<8xi1>
            scf.if %on {
              %sums_at = llvm.getelementptr %sums[%at] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %sums_old = llvm.atomicrmw fadd %sums_at, %operand monotonic : !llvm.ptr, f32
            }
          }
          %best_value_4 = llvm.load %best : !llvm.ptr -> vector<8xi32>
          %lt_3 = arith.cmpi ult, %best_value_4, %sums_shape_0_all : vector<8xi32>
          %add_2 = arith.addi %mul_1, %c2_8xi32 : vector<8xi32>
          %add_3 = arith.addi %mul_2, %c2_8xi32 : vector<8xi32>
          %points_at_2 = llvm.getelementptr %points[%add_3] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
          %points_value_2 = llvm.intr.masked.gather %points_at_2, %ctrue_8xi1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          scf.for %lane = %c0_index to %c8_index step %c1_index {
            %at = vector.extract %add_2[%lane] : i32 from vector<8xi32>
            %operand = vector.extract %points_value_2[%lane] : f32 from vector<8xf32>
            %on = vector.extract %lt_3[%lane] : i1 from vector<8xi1>
            scf.if %on {
              %sums_at = llvm.getelementptr %sums[%at] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %sums_old = llvm.atomicrmw fadd %sums_at, %operand monotonic : !llvm.ptr, f32
            }
          }
        }
      } else {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
          %i = arith.addi %mul, %unit_pos_x : i32
          %i_all = vector.broadcast %i : i32 to vector<8xi32>
          %i_each = arith.addi %i_all, %iota_8xi32 : vector<8xi32>
          %points_shape_0_all = vector.broadcast %points_shape_0 : i32 to vector<8xi32>
          %lt = arith.cmpi ult, %i_each, %points_shape_0_all : vector<8xi32>
          %any = vector.reduction <or>, %lt : vector<8xi1> into i1
          scf.if %any {
            llvm.store %c0_8xi32, %best : vector<8xi32>, !llvm.ptr
            llvm.store %c3.4028235e38_8xf32, %least : vector<8xf32>, !llvm.ptr
            scf.for unsigned %k = %c0_i32 to %centers_shape_0 step %c1_i32 : i32 {
              %points_shape_1_all = vector.broadcast %points_shape_1 : i32 to vector<8xi32>
              %mul_1 = arith.muli %i_each, %points_shape_1_all : vector<8xi32>
              %lt_1 = arith.cmpi ult, %c0_i32, %points_shape_1 : i32
              %lt_1_all = vector.broadcast %lt_1 : i1 to vector<8xi1>
              %active = arith.andi %lt, %lt_1_all : vector<8xi1>
              %points_at = llvm.getelementptr %points[%mul_1] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
              %points_value = llvm.intr.masked.gather %points_at, %active, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %mul_2 = arith.muli %k, %centers_shape_1 : i32
              %lt_2 = arith.cmpi ult, %c0_i32, %centers_shape_1 : i32
              %centers_value = scf.if %lt_2 -> (f32) {
                %centers_at = llvm.getelementptr %centers[%mul_2] : (!llvm.ptr, i32) -> !llvm.ptr, f32
                %centers_value_1 = llvm.load %centers_at {alignment = 4 : i64} : !llvm.ptr -> f32
                scf.yield %centers_value_1 : f32
              } else {
                scf.yield %c0.0_f32 : f32
              }
              %centers_value_all = vector.broadcast %centers_value : f32 to vector<8xf32>
              %sub = arith.subf %points_value, %centers_value_all : vector<8xf32>
              %mul_3 = arith.mulf %sub, %sub : vector<8xf32>
              %lt_3 = arith.cmpi ult, %c1_i32, %points_shape_1 : i32
              %add = arith.addi %mul_1, %c1_8xi32 : vector<8xi32>
              %lt_3_all = vector.broadcast %lt_3 : i1 to vector<8xi1>
              %active_1 = arith.andi %lt, %lt_3_all : vector<8xi1>
              %points_at_1 = llvm.getelementptr %points[%add] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
              %points_value_1 = llvm.intr.masked.gather %points_at_1, %active_1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %lt_4 = arith.cmpi ult, %c1_i32, %centers_shape_1 : i32
              %add_1 = arith.addi %mul_2, %c1_i32 : i32
              %centers_value_1 = scf.if %lt_4 -> (f32) {
                %centers_at = llvm.getelementptr %centers[%add_1] : (!llvm.ptr, i32) -> !llvm.ptr, f32
                %centers_value_2 = llvm.load %centers_at {alignment = 4 : i64} : !llvm.ptr -> f32
                scf.yield %centers_value_2 : f32
              } else {
                scf.yield %c0.0_f32 : f32
              }
              %centers_value_1_all = vector.broadcast %centers_value_1 : f32 to vector<8xf32>
              %sub_1 = arith.subf %points_value_1, %centers_value_1_all : vector<8xf32>
              %mul_4 = arith.mulf %sub_1, %sub_1 : vector<8xf32>
              %add_2 = arith.addf %mul_3, %mul_4 : vector<8xf32>
              %lt_5 = arith.cmpi ult, %c2_i32, %points_shape_1 : i32
              %add_3 = arith.addi %mul_1, %c2_8xi32 : vector<8xi32>
              %lt_5_all = vector.broadcast %lt_5 : i1 to vector<8xi1>
              %active_2 = arith.andi %lt, %lt_5_all : vector<8xi1>
              %points_at_2 = llvm.getelementptr %points[%add_3] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
              %points_value_2 = llvm.intr.masked.gather %points_at_2, %active_2, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %lt_6 = arith.cmpi ult, %c2_i32, %centers_shape_1 : i32
              %add_4 = arith.addi %mul_2, %c2_i32 : i32
              %centers_value_2 = scf.if %lt_6 -> (f32) {
                %centers_at = llvm.getelementptr %centers[%add_4] : (!llvm.ptr, i32) -> !llvm.ptr, f32
                %centers_value_3 = llvm.load %centers_at {alignment = 4 : i64} : !llvm.ptr -> f32
                scf.yield %centers_value_3 : f32
              } else {
                scf.yield %c0.0_f32 : f32
              }
              %centers_value_2_all = vector.broadcast %centers_value_2 : f32 to vector<8xf32>
              %sub_2 = arith.subf %points_value_2, %centers_value_2_all : vector<8xf32>
              %mul_5 = arith.mulf %sub_2, %sub_2 : vector<8xf32>
              %distance = arith.addf %add_2, %mul_5 : vector<8xf32>
              %least_value = llvm.load %least : !llvm.ptr -> vector<8xf32>
              %lt_7 = arith.cmpf olt, %distance, %least_value : vector<8xf32>
              %active_3 = arith.andi %lt, %lt_7 : vector<8xi1>
              %k_all = vector.broadcast %k : i32 to vector<8xi32>
              %best_old = llvm.load %best : !llvm.ptr -> vector<8xi32>
              %best_new = arith.select %active_3, %k_all, %best_old : vector<8xi1>, vector<8xi32>
              llvm.store %best_new, %best : vector<8xi32>, !llvm.ptr
              %least_old = llvm.load %least : !llvm.ptr -> vector<8xf32>
              %least_new = arith.select %active_3, %distance, %least_old : vector<8xi1>, vector<8xf32>
              llvm.store %least_new, %least : vector<8xf32>, !llvm.ptr
            }
            %best_value = llvm.load %best : !llvm.ptr -> vector<8xi32>
            %nearest_length_all = vector.broadcast %nearest_length : i32 to vector<8xi32>
            %lt_1 = arith.cmpi ult, %i_each, %nearest_length_all : vector<8xi32>
            %active = arith.andi %lt, %lt_1 : vector<8xi1>
            %nearest_at = llvm.getelementptr %nearest[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            llvm.intr.masked.store %best_value, %nearest_at, %active {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
            %best_value_1 = llvm.load %best : !llvm.ptr -> vector<8xi32>
            %counts_length_all = vector.broadcast %counts_length : i32 to vector<8xi32>
            %lt_2 = arith.cmpi ult, %best_value_1, %counts_length_all : vector<8xi32>
            %active_1 = arith.andi %lt, %lt_2 : vector<8xi1>
            scf.for %lane = %c0_index to %c8_index step %c1_index {
              %at = vector.extract %best_value_1[%lane] : i32 from vector<8xi32>
              %on = vector.extract %active_1[%lane] : i1 from vector<8xi1>
              scf.if %on {
                %counts_at = llvm.getelementptr %counts[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                %counts_old = llvm.atomicrmw add %counts_at, %c1_i32 monotonic : !llvm.ptr, i32
              }
            }
            %best_value_2 = llvm.load %best : !llvm.ptr -> vector<8xi32>
            %sums_shape_0_all = vector.broadcast %sums_shape_0 : i32 to vector<8xi32>
            %lt_3 = arith.cmpi ult, %best_value_2, %sums_shape_0_all : vector<8xi32>
            %sums_shape_1_all = vector.broadcast %sums_shape_1 : i32 to vector<8xi32>
            %mul_1 = arith.muli %best_value_2, %sums_shape_1_all : vector<8xi32>
            %lt_4 = arith.cmpi ult, %c0_i32, %sums_shape_1 : i32
            %lt_4_all = vector.broadcast %lt_4 : i1 to vector<8xi1>
            %logical_and = arith.andi %lt_3, %lt_4_all : vector<8xi1>
            %points_shape_1_all = vector.broadcast %points_shape_1 : i32 to vector<8xi32>
            %mul_2 = arith.muli %i_each, %points_shape_1_all : vector<8xi32>
            %lt_5 = arith.cmpi ult, %c0_i32, %points_shape_1 : i32
            %lt_5_all = vector.broadcast %lt_5 : i1 to vector<8xi1>
            %active_2 = arith.andi %lt, %lt_5_all : vector<8xi1>
            %points_at = llvm.getelementptr %points[%mul_2] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %points_value = llvm.intr.masked.gather %points_at, %active_2, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %active_3 = arith.andi %lt, %logical_and : vector<8xi1>
            scf.for %lane = %c0_index to %c8_index step %c1_index {
              %at = vector.extract %mul_1[%lane] : i32 from vector<8xi32>
              %operand = vector.extract %points_value[%lane] : f32 from vector<8xf32>
              %on = vector.extract %active_3[%lane] : i1 from vector<8xi1>
              scf.if %on {
                %sums_at = llvm.getelementptr %sums[%at] : (!llvm.ptr, i32) -> !llvm.ptr, f32
                %sums_old = llvm.atomicrmw fadd %sums_at, %operand monotonic : !llvm.ptr, f32
              }
            }
            %best_value_3 = llvm.load %best : !llvm.ptr -> vector<8xi32>
            %lt_6 = arith.cmpi ult, %best_value_3, %sums_shape_0_all : vector<8xi32>
            %lt_7 = arith.cmpi ult, %c1_i32, %sums_shape_1 : i32
            %lt_7_all = vector.broadcast %lt_7 : i1 to vector<8xi1>
            %logical_and_1 = arith.andi %lt_6, %lt_7_all : vector<8xi1>
            %add = arith.addi %mul_1, %c1_8xi32 : vector<8xi32>
            %lt_8 = arith.cmpi ult, %c1_i32, %points_shape_1 : i32
            %add_1 = arith.addi %mul_2, %c1_8xi32 : vector<8xi32>
            %lt_8_all = vector.broadcast %lt_8 : i1 to vector<8xi1>
            %active_4 = arith.andi %lt, %lt_8_all : vector<8xi1>
            %points_at_1 = llvm.getelementptr %points[%add_1] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %points_value_1 = llvm.intr.masked.gather %points_at_1, %active_4, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %active_5 = arith.andi %lt, %logical_and_1 : vector<8xi1>
            scf.for %lane = %c0_index to %c8_index step %c1_index {
              %at = vector.extract %add[%lane] : i32 from vector<8xi32>
              %operand = vector.extract %points_value_1[%lane] : f32 from vector<8xf32>
              %on = vector.extract %active_5[%lane] : i1 from vector<8xi1>
              scf.if %on {
                %sums_at = llvm.getelementptr %sums[%at] : (!llvm.ptr, i32) -> !llvm.ptr, f32
                %sums_old = llvm.atomicrmw fadd %sums_at, %operand monotonic : !llvm.ptr, f32
              }
            }
            %best_value_4 = llvm.load %best : !llvm.ptr -> vector<8xi32>
            %lt_9 = arith.cmpi ult, %best_value_4, %sums_shape_0_all : vector<8xi32>
            %lt_10 = arith.cmpi ult, %c2_i32, %sums_shape_1 : i32
            %lt_10_all = vector.broadcast %lt_10 : i1 to vector<8xi1>
            %logical_and_2 = arith.andi %lt_9, %lt_10_all : vector<8xi1>
            %add_2 = arith.addi %mul_1, %c2_8xi32 : vector<8xi32>
            %lt_11 = arith.cmpi ult, %c2_i32, %points_shape_1 : i32
            %add_3 = arith.addi %mul_2, %c2_8xi32 : vector<8xi32>
            %lt_11_all = vector.broadcast %lt_11 : i1 to vector<8xi1>
            %active_6 = arith.andi %lt, %lt_11_all : vector<8xi1>
            %points_at_2 = llvm.getelementptr %points[%add_3] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %points_value_2 = llvm.intr.masked.gather %points_at_2, %active_6, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %active_7 = arith.andi %lt, %logical_and_2 : vector<8xi1>
            scf.for %lane = %c0_index to %c8_index step %c1_index {
              %at = vector.extract %add_2[%lane] : i32 from vector<8xi32>
              %operand = vector.extract %points_value_2[%lane] : f32 from vector<8xf32>
              %on = vector.extract %active_7[%lane] : i1 from vector<8xi1>
              scf.if %on {
                %sums_at = llvm.getelementptr %sums[%at] : (!llvm.ptr, i32) -> !llvm.ptr, f32
                %sums_old = llvm.atomicrmw fadd %sums_at, %operand monotonic : !llvm.ptr, f32
              }
            }
          }
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
