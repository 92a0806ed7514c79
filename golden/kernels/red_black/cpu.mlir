#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func @red_black(%u: !llvm.ptr {llvm.noalias}, %source: !llvm.ptr {llvm.noalias, llvm.readonly},
      %u_shape_0: i32, %u_shape_1: i32, %source_shape_0: i32, %source_shape_1: i32, %cube_count_x: i32,
      %cube_count_y: i32, %cube_count_z: i32, %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c8_i32 = arith.constant 8 : i32
    %c16_i32 = arith.constant 16 : i32
    %c2_i32 = arith.constant 2 : i32
    %c7_i32 = arith.constant 7 : i32
    %c1_i32 = arith.constant 1 : i32
    %c2_8xi32 = arith.constant dense<2> : vector<8xi32>
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %c1_8xi32 = arith.constant dense<1> : vector<8xi32>
    %ctrue_8xi1 = arith.constant dense<true> : vector<8xi1>
    %c0.0_8xf32 = arith.constant dense<0.0> : vector<8xf32>
    %c4.0_8xf32 = arith.constant dense<4.0> : vector<8xf32>
    %c1.5_8xf32 = arith.constant dense<1.5> : vector<8xf32>
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %count_x = arith.extui %cube_count_x : i32 to i64
      %pos_x = arith.remui %cube, %count_x : i64
      %rest = arith.divui %cube, %count_x : i64
      %cube_pos_x = arith.trunci %pos_x : i64 to i32
      %cube_pos_y = arith.trunci %rest : i64 to i32
      %mul = arith.muli %cube_pos_y, %c8_i32 : i32
      %mul_1 = arith.muli %cube_pos_x, %c16_i32 : i32
      %unit_first = arith.addi %mul, %c2_i32 : i32
      %unit_last = llvm.intr.uadd.sat(%unit_first, %c7_i32) : (i32, i32) -> i32
      %full = arith.cmpi ult, %unit_last, %u_shape_0 : i32
      %absolute_pos_y_last = llvm.intr.uadd.sat(%mul, %c7_i32) : (i32, i32) -> i32
      %full_1 = arith.cmpi ult, %absolute_pos_y_last, %u_shape_0 : i32
      %full_2 = arith.andi %full, %full_1 : i1
      %row_first = arith.addi %mul, %c1_i32 : i32
      %row_last = llvm.intr.uadd.sat(%row_first, %c7_i32) : (i32, i32) -> i32
      %full_3 = arith.cmpi ult, %row_last, %u_shape_0 : i32
      %full_4 = arith.andi %full_2, %full_3 : i1
      %full_5 = arith.cmpi ult, %row_last, %source_shape_0 : i32
      %full_6 = arith.andi %full_4, %full_5 : i1
      scf.if %full_6 {
        scf.for %unit_pos_y = %c0_i32 to %c8_i32 step %c1_i32 : i32 {
          scf.for %unit_pos_x = %c0_i32 to %c16_i32 step %c8_i32 : i32 {
            %absolute_pos_y = arith.addi %mul, %unit_pos_y : i32
            %row = arith.addi %absolute_pos_y, %c1_i32 : i32
            %add = arith.addi %mul_1, %unit_pos_x : i32
            %add_all = vector.broadcast %add : i32 to vector<8xi32>
            %add_each = arith.addi %add_all, %iota_8xi32 : vector<8xi32>
            %mul_2 = arith.muli %c2_8xi32, %add_each : vector<8xi32>
            %add_1 = arith.addi %mul_2, %c1_8xi32 : vector<8xi32>
            %add_2 = arith.addi %absolute_pos_y, %c2_i32 : i32
            %rem_trunc = arith.remui %add_2, %c2_i32 : i32
            %rem_trunc_all = vector.broadcast %rem_trunc : i32 to vector<8xi32>
            %column = arith.addi %add_1, %rem_trunc_all : vector<8xi32>
            %add_3 = arith.addi %column, %c1_8xi32 : vector<8xi32>
            %u_shape_1_all = vector.broadcast %u_shape_1 : i32 to vector<8xi32>
            %ge = arith.cmpi uge, %add_3, %u_shape_1_all : vector<8xi32>
            %logical_not = arith.xori %ge, %ctrue_8xi1 : vector<8xi1>
            %any = vector.reduction <or>, %logical_not : vector<8xi1> into i1
            scf.if %any {
              %mul_3 = arith.muli %absolute_pos_y, %u_shape_1 : i32
              %lt = arith.cmpi ult, %column, %u_shape_1_all : vector<8xi32>
              %mul_3_all = vector.broadcast %mul_3 : i32 to vector<8xi32>
              %add_4 = arith.addi %mul_3_all, %column : vector<8xi32>
              %active = arith.andi %logical_not, %lt : vector<8xi1>
              %u_at = llvm.getelementptr %u[%add_4] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
              %u_value = llvm.intr.masked.gather %u_at, %active, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %mul_4 = arith.muli %add_2, %u_shape_1 : i32
              %mul_4_all = vector.broadcast %mul_4 : i32 to vector<8xi32>
              %add_5 = arith.addi %mul_4_all, %column : vector<8xi32>
              %active_1 = arith.andi %logical_not, %lt : vector<8xi1>
              %u_at_1 = llvm.getelementptr %u[%add_5] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
              %u_value_1 = llvm.intr.masked.gather %u_at_1, %active_1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %add_6 = arith.addf %u_value, %u_value_1 : vector<8xf32>
              %sub = arith.subi %column, %c1_8xi32 : vector<8xi32>
              %mul_5 = arith.muli %row, %u_shape_1 : i32
              %lt_1 = arith.cmpi ult, %sub, %u_shape_1_all : vector<8xi32>
              %mul_5_all = vector.broadcast %mul_5 : i32 to vector<8xi32>
              %add_7 = arith.addi %mul_5_all, %sub : vector<8xi32>
              %active_2 = arith.andi %logical_not, %lt_1 : vector<8xi1>
              %u_at_2 = llvm.getelementptr %u[%add_7] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
              %u_value_2 = llvm.intr.masked.gather %u_at_2, %active_2, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %add_8 = arith.addf %add_6, %u_value_2 : vector<8xf32>
              %add_9 = arith.addi %mul_5_all, %add_3 : vector<8xi32>
              %u_at_3 = llvm.getelementptr %u[%add_9] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
              %u_value_3 = llvm.intr.masked.gather %u_at_3, %logical_not, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %around = arith.addf %add_8, %u_value_3 : vector<8xf32>
              %mul_6 = arith.muli %row, %source_shape_1 : i32
              %source_shape_1_all = vector.broadcast %source_shape_1 : i32 to vector<8xi32>
              %lt_2 = arith.cmpi ult, %column, %source_shape_1_all : vector<8xi32>
              %mul_6_all = vector.broadcast %mul_6 : i32 to vector<8xi32>
              %add_10 = arith.addi %mul_6_all, %column : vector<8xi32>
              %active_3 = arith.andi %logical_not, %lt_2 : vector<8xi1>
              %source_at = llvm.getelementptr %source[%add_10] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
              %source_value = llvm.intr.masked.gather %source_at, %active_3, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %sub_1 = arith.subf %around, %source_value : vector<8xf32>
              %div = arith.divf %sub_1, %c4.0_8xf32 : vector<8xf32>
              %add_11 = arith.addi %mul_5_all, %column : vector<8xi32>
              %active_4 = arith.andi %logical_not, %lt : vector<8xi1>
              %u_at_4 = llvm.getelementptr %u[%add_11] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
              %u_value_4 = llvm.intr.masked.gather %u_at_4, %active_4, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %change = arith.subf %div, %u_value_4 : vector<8xf32>
              %active_5 = arith.andi %logical_not, %lt : vector<8xi1>
              %u_value_5 = llvm.intr.masked.gather %u_at_4, %active_5, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %mul_7 = arith.mulf %c1.5_8xf32, %change : vector<8xf32>
              %add_12 = arith.addf %u_value_5, %mul_7 : vector<8xf32>
              %active_6 = arith.andi %logical_not, %lt : vector<8xi1>
              llvm.intr.masked.scatter %add_12, %u_at_4, %active_6 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
            }
          }
        }
      } else {
        scf.for %unit_pos_y = %c0_i32 to %c8_i32 step %c1_i32 : i32 {
          scf.for %unit_pos_x = %c0_i32 to %c16_i32 step %c8_i32 : i32 {
            %absolute_pos_y = arith.addi %mul, %unit_pos_y : i32
            %row = arith.addi %absolute_pos_y, %c1_i32 : i32
            %add = arith.addi %mul_1, %unit_pos_x : i32
            %add_all = vector.broadcast %add : i32 to vector<8xi32>
            %add_each = arith.addi %add_all, %iota_8xi32 : vector<8xi32>
            %mul_2 = arith.muli %c2_8xi32, %add_each : vector<8xi32>
            %add_1 = arith.addi %mul_2, %c1_8xi32 : vector<8xi32>
            %add_2 = arith.addi %absolute_pos_y, %c2_i32 : i32
            %rem_trunc = arith.remui %add_2, %c2_i32 : i32
            %rem_trunc_all = vector.broadcast %rem_trunc : i32 to vector<8xi32>
            %column = arith.addi %add_1, %rem_trunc_all : vector<8xi32>
            %ge = arith.cmpi uge, %add_2, %u_shape_0 : i32
            %add_3 = arith.addi %column, %c1_8xi32 : vector<8xi32>
            %u_shape_1_all = vector.broadcast %u_shape_1 : i32 to vector<8xi32>
            %ge_1 = arith.cmpi uge, %add_3, %u_shape_1_all : vector<8xi32>
            %ge_all = vector.broadcast %ge : i1 to vector<8xi1>
            %logical_or = arith.ori %ge_all, %ge_1 : vector<8xi1>
            %logical_not = arith.xori %logical_or, %ctrue_8xi1 : vector<8xi1>
            %any = vector.reduction <or>, %logical_not : vector<8xi1> into i1
            scf.if %any {
              %lt = arith.cmpi ult, %absolute_pos_y, %u_shape_0 : i32
              %mul_3 = arith.muli %absolute_pos_y, %u_shape_1 : i32
              %lt_1 = arith.cmpi ult, %column, %u_shape_1_all : vector<8xi32>
              %lt_all = vector.broadcast %lt : i1 to vector<8xi1>
              %logical_and = arith.andi %lt_all, %lt_1 : vector<8xi1>
              %mul_3_all = vector.broadcast %mul_3 : i32 to vector<8xi32>
              %add_4 = arith.addi %mul_3_all, %column : vector<8xi32>
              %active = arith.andi %logical_not, %logical_and : vector<8xi1>
              %u_at = llvm.getelementptr %u[%add_4] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
              %u_value = llvm.intr.masked.gather %u_at, %active, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %mul_4 = arith.muli %add_2, %u_shape_1 : i32
              %mul_4_all = vector.broadcast %mul_4 : i32 to vector<8xi32>
              %add_5 = arith.addi %mul_4_all, %column : vector<8xi32>
              %active_1 = arith.andi %logical_not, %lt_1 : vector<8xi1>
              %u_at_1 = llvm.getelementptr %u[%add_5] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
              %u_value_1 = llvm.intr.masked.gather %u_at_1, %active_1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %add_6 = arith.addf %u_value, %u_value_1 : vector<8xf32>
              %sub = arith.subi %column, %c1_8xi32 : vector<8xi32>
              %lt_2 = arith.cmpi ult, %row, %u_shape_0 : i32
              %mul_5 = arith.muli %row, %u_shape_1 : i32
              %lt_3 = arith.cmpi ult, %sub, %u_shape_1_all : vector<8xi32>
              %lt_2_all = vector.broadcast %lt_2 : i1 to vector<8xi1>
              %logical_and_1 = arith.andi %lt_2_all, %lt_3 : vector<8xi1>
              %mul_5_all = vector.broadcast %mul_5 : i32 to vector<8xi32>
              %add_7 = arith.addi %mul_5_all, %sub : vector<8xi32>
              %active_2 = arith.andi %logical_not, %logical_and_1 : vector<8xi1>
              %u_at_2 = llvm.getelementptr %u[%add_7] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
              %u_value_2 = llvm.intr.masked.gather %u_at_2, %active_2, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %add_8 = arith.addf %add_6, %u_value_2 : vector<8xf32>
              %add_9 = arith.addi %mul_5_all, %add_3 : vector<8xi32>
              %active_3 = arith.andi %logical_not, %lt_2_all : vector<8xi1>
              %u_at_3 = llvm.getelementptr %u[%add_9] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
              %u_value_3 = llvm.intr.masked.gather %u_at_3, %active_3, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %around = arith.addf %add_8, %u_value_3 : vector<8xf32>
              %lt_4 = arith.cmpi ult, %row, %source_shape_0 : i32
              %mul_6 = arith.muli %row, %source_shape_1 : i32
              %source_shape_1_all = vector.broadcast %source_shape_1 : i32 to vector<8xi32>
              %lt_5 = arith.cmpi ult, %column, %source_shape_1_all : vector<8xi32>
              %lt_4_all = vector.broadcast %lt_4 : i1 to vector<8xi1>
              %logical_and_2 = arith.andi %lt_4_all, %lt_5 : vector<8xi1>
              %mul_6_all = vector.broadcast %mul_6 : i32 to vector<8xi32>
              %add_10 = arith.addi %mul_6_all, %column : vector<8xi32>
              %active_4 = arith.andi %logical_not, %logical_and_2 : vector<8xi1>
              %source_at = llvm.getelementptr %source[%add_10] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
              %source_value = llvm.intr.masked.gather %source_at, %active_4, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %sub_1 = arith.subf %around, %source_value : vector<8xf32>
              %div = arith.divf %sub_1, %c4.0_8xf32 : vector<8xf32>
              %logical_and_3 = arith.andi %lt_2_all, %lt_1 : vector<8xi1>
              %add_11 = arith.addi %mul_5_all, %column : vector<8xi32>
              %active_5 = arith.andi %logical_not, %logical_and_3 : vector<8xi1>
              %u_at_4 = llvm.getelementptr %u[%add_11] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
              %u_value_4 = llvm.intr.masked.gather %u_at_4, %active_5, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %change = arith.subf %div, %u_value_4 : vector<8xf32>
              %active_6 = arith.andi %logical_not, %logical_and_3 : vector<8xi1>
              %u_value_5 = llvm.intr.masked.gather %u_at_4, %active_6, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %mul_7 = arith.mulf %c1.5_8xf32, %change : vector<8xf32>
              %add_12 = arith.addf %u_value_5, %mul_7 : vector<8xf32>
              %active_7 = arith.andi %logical_not, %logical_and_3 : vector<8xi1>
              llvm.intr.masked.scatter %add_12, %u_at_4, %active_7 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
            }
          } {llvm.loop_annotation = #rolled}
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
