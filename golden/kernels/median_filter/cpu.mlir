#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func @median_filter(%x: !llvm.ptr {llvm.noalias, llvm.readonly}, %out: !llvm.ptr {llvm.noalias},
      %x_shape_0: i32, %x_shape_1: i32, %out_shape_0: i32, %out_shape_1: i32, %cube_count_x: i32,
      %cube_count_y: i32, %cube_count_z: i32, %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c8_i32 = arith.constant 8 : i32
    %c16_i32 = arith.constant 16 : i32
    %c7_i32 = arith.constant 7 : i32
    %c15_i32 = arith.constant 15 : i32
    %c1_i32 = arith.constant 1 : i32
    %c-1_i32 = arith.constant -1 : i32
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %c0_8xi32 = arith.constant dense<0> : vector<8xi32>
    %ctrue_8xi1 = arith.constant dense<true> : vector<8xi1>
    %c0.0_8xf32 = arith.constant dense<0.0> : vector<8xf32>
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %count_x = arith.extui %cube_count_x : i32 to i64
      %pos_x = arith.remui %cube, %count_x : i64
      %rest = arith.divui %cube, %count_x : i64
      %cube_pos_x = arith.trunci %pos_x : i64 to i32
      %cube_pos_y = arith.trunci %rest : i64 to i32
      %mul = arith.muli %cube_pos_y, %c8_i32 : i32
      %mul_1 = arith.muli %cube_pos_x, %c16_i32 : i32
      %row_last = llvm.intr.sadd.sat(%mul, %c7_i32) : (i32, i32) -> i32
      %full = arith.cmpi slt, %row_last, %x_shape_0 : i32
      %column_last = llvm.intr.sadd.sat(%mul_1, %c15_i32) : (i32, i32) -> i32
      %full_1 = arith.cmpi slt, %column_last, %x_shape_1 : i32
      %full_2 = arith.andi %full, %full_1 : i1
      %row_last_1 = llvm.intr.uadd.sat(%mul, %c7_i32) : (i32, i32) -> i32
      %full_3 = arith.cmpi ult, %row_last_1, %out_shape_0 : i32
      %full_4 = arith.andi %full_2, %full_3 : i1
      %column_last_1 = llvm.intr.uadd.sat(%mul_1, %c15_i32) : (i32, i32) -> i32
      %full_5 = arith.cmpi ult, %column_last_1, %out_shape_1 : i32
      %full_6 = arith.andi %full_4, %full_5 : i1
      scf.if %full_6 {
        scf.for %unit_pos_y = %c0_i32 to %c8_i32 step %c1_i32 : i32 {
          scf.for %unit_pos_x = %c0_i32 to %c16_i32 step %c8_i32 : i32 {
            %add = arith.addi %mul, %unit_pos_y : i32
            %add_1 = arith.addi %mul_1, %unit_pos_x : i32
            %add_2 = arith.addi %add, %c-1_i32 : i32
            %max = arith.maxsi %add_2, %c0_i32 : i32
            %sub = arith.subi %x_shape_0, %c1_i32 : i32
            %min = arith.minsi %max, %sub : i32
            %add_3 = arith.addi %add_1, %c-1_i32 : i32
            %add_3_all = vector.broadcast %add_3 : i32 to vector<8xi32>
            %add_3_each = arith.addi %add_3_all, %iota_8xi32 : vector<8xi32>
            %max_1 = arith.maxsi %add_3_each, %c0_8xi32 : vector<8xi32>
            %sub_1 = arith.subi %x_shape_1, %c1_i32 : i32
            %sub_1_all = vector.broadcast %sub_1 : i32 to vector<8xi32>
            %min_1 = arith.minsi %max_1, %sub_1_all : vector<8xi32>
            %mul_2 = arith.muli %min, %x_shape_1 : i32
            %mul_2_all = vector.broadcast %mul_2 : i32 to vector<8xi32>
            %add_4 = arith.addi %mul_2_all, %min_1 : vector<8xi32>
            %x_at = llvm.getelementptr %x[%add_4] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %a = llvm.intr.masked.gather %x_at, %ctrue_8xi1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %add_5 = arith.addi %mul_2, %add_1 : i32
            %x_at_1 = llvm.getelementptr %x[%add_5] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %a_1 = llvm.load %x_at_1 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
            %add_6 = arith.addi %add_1, %c1_i32 : i32
            %add_6_all = vector.broadcast %add_6 : i32 to vector<8xi32>
            %add_6_each = arith.addi %add_6_all, %iota_8xi32 : vector<8xi32>
            %min_2 = arith.minsi %add_6_each, %sub_1_all : vector<8xi32>
            %add_7 = arith.addi %mul_2_all, %min_2 : vector<8xi32>
            %x_at_2 = llvm.getelementptr %x[%add_7] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %b = llvm.intr.masked.gather %x_at_2, %ctrue_8xi1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %mul_3 = arith.muli %add, %x_shape_1 : i32
            %mul_3_all = vector.broadcast %mul_3 : i32 to vector<8xi32>
            %add_8 = arith.addi %mul_3_all, %min_1 : vector<8xi32>
            %x_at_3 = llvm.getelementptr %x[%add_8] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %a_2 = llvm.intr.masked.gather %x_at_3, %ctrue_8xi1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %add_9 = arith.addi %mul_3, %add_1 : i32
            %x_at_4 = llvm.getelementptr %x[%add_9] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %a_3 = llvm.load %x_at_4 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
            %add_10 = arith.addi %mul_3_all, %min_2 : vector<8xi32>
            %x_at_5 = llvm.getelementptr %x[%add_10] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %b_1 = llvm.intr.masked.gather %x_at_5, %ctrue_8xi1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %add_11 = arith.addi %add, %c1_i32 : i32
            %min_3 = arith.minsi %add_11, %sub : i32
            %mul_4 = arith.muli %min_3, %x_shape_1 : i32
            %mul_4_all = vector.broadcast %mul_4 : i32 to vector<8xi32>
            %add_12 = arith.addi %mul_4_all, %min_1 : vector<8xi32>
            %x_at_6 = llvm.getelementptr %x[%add_12] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %a_4 = llvm.intr.masked.gather %x_at_6, %ctrue_8xi1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %add_13 = arith.addi %mul_4, %add_1 : i32
            %x_at_7 = llvm.getelementptr %x[%add_13] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %a_5 = llvm.load %x_at_7 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
            %add_14 = arith.addi %mul_4_all, %min_2 : vector<8xi32>
            %x_at_8 = llvm.getelementptr %x[%add_14] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %b_2 = llvm.intr.masked.gather %x_at_8, %ctrue_8xi1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %b_3 = arith.minimumf %a_1, %b : vector<8xf32>
            %b_4 = arith.maximumf %a_1, %b : vector<8xf32>
            %b_5 = arith.minimumf %a_3, %b_1 : vector<8xf32>
            %b_6 = arith.maximumf %a_3, %b_1 : vector<8xf32>
            %b_7 = arith.minimumf %a_5, %b_2 : vector<8xf32>
            %b_8 = arith.maximumf %a_5, %b_2 : vector<8xf32>
            %a_6 = arith.minimumf %a, %b_3 : vector<8xf32>
            %a_7 = arith.maximumf %a, %b_3 : vector<8xf32>
            %b_9 = arith.minimumf %a_2, %b_5 : vector<8xf32>
            %a_8 = arith.maximumf %a_2, %b_5 : vector<8xf32>
            %b_10 = arith.minimumf %a_4, %b_7 : vector<8xf32>
            %a_9 = arith.maximumf %a_4, %b_7 : vector<8xf32>
            %a_10 = arith.minimumf %a_7, %b_4 : vector<8xf32>
            %a_11 = arith.maximumf %a_7, %b_4 : vector<8xf32>
            %a_12 = arith.minimumf %a_8, %b_6 : vector<8xf32>
            %a_13 = arith.maximumf %a_8, %b_6 : vector<8xf32>
            %b_11 = arith.minimumf %a_9, %b_8 : vector<8xf32>
            %b_12 = arith.maximumf %a_9, %b_8 : vector<8xf32>
            %a_14 = arith.maximumf %a_6, %b_9 : vector<8xf32>
            %b_13 = arith.minimumf %a_13, %b_12 : vector<8xf32>
            %b_14 = arith.minimumf %a_12, %b_11 : vector<8xf32>
            %b_15 = arith.maximumf %a_12, %b_11 : vector<8xf32>
            %a_15 = arith.maximumf %a_14, %b_10 : vector<8xf32>
            %a_16 = arith.maximumf %a_10, %b_14 : vector<8xf32>
            %b_16 = arith.minimumf %a_11, %b_13 : vector<8xf32>
            %a_17 = arith.minimumf %a_16, %b_15 : vector<8xf32>
            %b_17 = arith.minimumf %a_17, %b_16 : vector<8xf32>
            %b_18 = arith.maximumf %a_17, %b_16 : vector<8xf32>
            %a_18 = arith.maximumf %a_15, %b_17 : vector<8xf32>
            %min_4 = arith.minimumf %a_18, %b_18 : vector<8xf32>
            %mul_5 = arith.muli %add, %out_shape_1 : i32
            %add_15 = arith.addi %mul_5, %add_1 : i32
            %out_at = llvm.getelementptr %out[%add_15] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.store %min_4, %out_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          }
        }
      } else {
        scf.for %unit_pos_y = %c0_i32 to %c8_i32 step %c1_i32 : i32 {
          scf.for %unit_pos_x = %c0_i32 to %c16_i32 step %c8_i32 : i32 {
            %add = arith.addi %mul, %unit_pos_y : i32
            %add_1 = arith.addi %mul_1, %unit_pos_x : i32
            %ge = arith.cmpi sge, %add, %x_shape_0 : i32
            %add_1_all = vector.broadcast %add_1 : i32 to vector<8xi32>
            %add_1_each = arith.addi %add_1_all, %iota_8xi32 : vector<8xi32>
            %x_shape_1_all = vector.broadcast %x_shape_1 : i32 to vector<8xi32>
            %ge_1 = arith.cmpi sge, %add_1_each, %x_shape_1_all : vector<8xi32>
            %ge_all = vector.broadcast %ge : i1 to vector<8xi1>
            %logical_or = arith.ori %ge_all, %ge_1 : vector<8xi1>
            %logical_not = arith.xori %logical_or, %ctrue_8xi1 : vector<8xi1>
            %any = vector.reduction <or>, %logical_not : vector<8xi1> into i1
            scf.if %any {
              %add_2 = arith.addi %add, %c-1_i32 : i32
              %max = arith.maxsi %add_2, %c0_i32 : i32
              %sub = arith.subi %x_shape_0, %c1_i32 : i32
              %min = arith.minsi %max, %sub : i32
              %add_3 = arith.addi %add_1, %c-1_i32 : i32
              %add_3_all = vector.broadcast %add_3 : i32 to vector<8xi32>
              %add_3_each = arith.addi %add_3_all, %iota_8xi32 : vector<8xi32>
              %max_1 = arith.maxsi %add_3_each, %c0_8xi32 : vector<8xi32>
              %sub_1 = arith.subi %x_shape_1, %c1_i32 : i32
              %sub_1_all = vector.broadcast %sub_1 : i32 to vector<8xi32>
              %min_1 = arith.minsi %max_1, %sub_1_all : vector<8xi32>
              %mul_2 = arith.muli %min, %x_shape_1 : i32
              %mul_2_all = vector.broadcast %mul_2 : i32 to vector<8xi32>
              %add_4 = arith.addi %mul_2_all, %min_1 : vector<8xi32>
              %x_at = llvm.getelementptr %x[%add_4] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
              %a = llvm.intr.masked.gather %x_at, %logical_not, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %add_5 = arith.addi %mul_2, %add_1 : i32
              %x_at_1 = llvm.getelementptr %x[%add_5] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %a_1 = llvm.intr.masked.load %x_at_1, %logical_not, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %add_6 = arith.addi %add_1, %c1_i32 : i32
              %add_6_all = vector.broadcast %add_6 : i32 to vector<8xi32>
              %add_6_each = arith.addi %add_6_all, %iota_8xi32 : vector<8xi32>
              %min_2 = arith.minsi %add_6_each, %sub_1_all : vector<8xi32>
              %add_7 = arith.addi %mul_2_all, %min_2 : vector<8xi32>
              %x_at_2 = llvm.getelementptr %x[%add_7] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
              %b = llvm.intr.masked.gather %x_at_2, %logical_not, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %mul_3 = arith.muli %add, %x_shape_1 : i32
              %mul_3_all = vector.broadcast %mul_3 : i32 to vector<8xi32>
              %add_8 = arith.addi %mul_3_all, %min_1 : vector<8xi32>
              %x_at_3 = llvm.getelementptr %x[%add_8] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
              %a_2 = llvm.intr.masked.gather %x_at_3, %logical_not, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %add_9 = arith.addi %mul_3, %add_1 : i32
              %x_at_4 = llvm.getelementptr %x[%add_9] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %a_3 = llvm.intr.masked.load %x_at_4, %logical_not, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %add_10 = arith.addi %mul_3_all, %min_2 : vector<8xi32>
              %x_at_5 = llvm.getelementptr %x[%add_10] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
              %b_1 = llvm.intr.masked.gather %x_at_5, %logical_not, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %add_11 = arith.addi %add, %c1_i32 : i32
              %min_3 = arith.minsi %add_11, %sub : i32
              %mul_4 = arith.muli %min_3, %x_shape_1 : i32
              %mul_4_all = vector.broadcast %mul_4 : i32 to vector<8xi32>
              %add_12 = arith.addi %mul_4_all, %min_1 : vector<8xi32>
              %x_at_6 = llvm.getelementptr %x[%add_12] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
              %a_4 = llvm.intr.masked.gather %x_at_6, %logical_not, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %add_13 = arith.addi %mul_4, %add_1 : i32
              %x_at_7 = llvm.getelementptr %x[%add_13] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %a_5 = llvm.intr.masked.load %x_at_7, %logical_not, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %add_14 = arith.addi %mul_4_all, %min_2 : vector<8xi32>
              %x_at_8 = llvm.getelementptr %x[%add_14] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
              %b_2 = llvm.intr.masked.gather %x_at_8, %logical_not, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %b_3 = arith.minimumf %a_1, %b : vector<8xf32>
              %b_4 = arith.maximumf %a_1, %b : vector<8xf32>
              %b_5 = arith.minimumf %a_3, %b_1 : vector<8xf32>
              %b_6 = arith.maximumf %a_3, %b_1 : vector<8xf32>
              %b_7 = arith.minimumf %a_5, %b_2 : vector<8xf32>
              %b_8 = arith.maximumf %a_5, %b_2 : vector<8xf32>
              %a_6 = arith.minimumf %a, %b_3 : vector<8xf32>
              %a_7 = arith.maximumf %a, %b_3 : vector<8xf32>
              %b_9 = arith.minimumf %a_2, %b_5 : vector<8xf32>
              %a_8 = arith.maximumf %a_2, %b_5 : vector<8xf32>
              %b_10 = arith.minimumf %a_4, %b_7 : vector<8xf32>
              %a_9 = arith.maximumf %a_4, %b_7 : vector<8xf32>
              %a_10 = arith.minimumf %a_7, %b_4 : vector<8xf32>
              %a_11 = arith.maximumf %a_7, %b_4 : vector<8xf32>
              %a_12 = arith.minimumf %a_8, %b_6 : vector<8xf32>
              %a_13 = arith.maximumf %a_8, %b_6 : vector<8xf32>
              %b_11 = arith.minimumf %a_9, %b_8 : vector<8xf32>
              %b_12 = arith.maximumf %a_9, %b_8 : vector<8xf32>
              %a_14 = arith.maximumf %a_6, %b_9 : vector<8xf32>
              %b_13 = arith.minimumf %a_13, %b_12 : vector<8xf32>
              %b_14 = arith.minimumf %a_12, %b_11 : vector<8xf32>
              %b_15 = arith.maximumf %a_12, %b_11 : vector<8xf32>
              %a_15 = arith.maximumf %a_14, %b_10 : vector<8xf32>
              %a_16 = arith.maximumf %a_10, %b_14 : vector<8xf32>
              %b_16 = arith.minimumf %a_11, %b_13 : vector<8xf32>
              %a_17 = arith.minimumf %a_16, %b_15 : vector<8xf32>
              %b_17 = arith.minimumf %a_17, %b_16 : vector<8xf32>
              %b_18 = arith.maximumf %a_17, %b_16 : vector<8xf32>
              %a_18 = arith.maximumf %a_15, %b_17 : vector<8xf32>
              %min_4 = arith.minimumf %a_18, %b_18 : vector<8xf32>
              %lt = arith.cmpi ult, %add, %out_shape_0 : i32
              %mul_5 = arith.muli %add, %out_shape_1 : i32
              %out_shape_1_all = vector.broadcast %out_shape_1 : i32 to vector<8xi32>
              %lt_1 = arith.cmpi ult, %add_1_each, %out_shape_1_all : vector<8xi32>
              %lt_all = vector.broadcast %lt : i1 to vector<8xi1>
              %logical_and = arith.andi %lt_all, %lt_1 : vector<8xi1>
              %add_15 = arith.addi %mul_5, %add_1 : i32
              %active = arith.andi %logical_not, %logical_and : vector<8xi1>
              %out_at = llvm.getelementptr %out[%add_15] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              llvm.intr.masked.store %min_4, %out_at, %active {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
            }
          } {llvm.loop_annotation = #rolled}
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
