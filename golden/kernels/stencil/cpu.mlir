#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func @stencil(%x: !llvm.ptr {llvm.noalias, llvm.readonly}, %out: !llvm.ptr {llvm.noalias},
      %x_shape_0: i32, %x_shape_1: i32, %out_shape_0: i32, %out_shape_1: i32, %cube_count_x: i32,
      %cube_count_y: i32, %cube_count_z: i32, %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c8_i32 = arith.constant 8 : i32
    %c16_i32 = arith.constant 16 : i32
    %c7_i32 = arith.constant 7 : i32
    %c15_i32 = arith.constant 15 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c1_i32 = arith.constant 1 : i32
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %ctrue_8xi1 = arith.constant dense<true> : vector<8xi1>
    %c0.0_8xf32 = arith.constant dense<0.0> : vector<8xf32>
    %c5.0_8xf32 = arith.constant dense<5.0> : vector<8xf32>
    %c0_8xi32 = arith.constant dense<0> : vector<8xi32>
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %count_x = arith.extui %cube_count_x : i32 to i64
      %pos_x = arith.remui %cube, %count_x : i64
      %rest = arith.divui %cube, %count_x : i64
      %cube_pos_x = arith.trunci %pos_x : i64 to i32
      %cube_pos_y = arith.trunci %rest : i64 to i32
      %mul = arith.muli %cube_pos_y, %c8_i32 : i32
      %mul_1 = arith.muli %cube_pos_x, %c16_i32 : i32
      %row_last = llvm.intr.uadd.sat(%mul, %c7_i32) : (i32, i32) -> i32
      %full = arith.cmpi ult, %row_last, %x_shape_0 : i32
      %column_last = llvm.intr.uadd.sat(%mul_1, %c15_i32) : (i32, i32) -> i32
      %full_1 = arith.cmpi ult, %column_last, %x_shape_1 : i32
      %full_2 = arith.andi %full, %full_1 : i1
      %above = arith.cmpi ugt, %mul, %c0_i32 : i32
      %whole = arith.cmpi ne, %row_last, %c-1_i32 : i32
      %full_3 = arith.andi %above, %whole : i1
      %full_4 = arith.andi %full_2, %full_3 : i1
      %above_1 = arith.cmpi ugt, %mul_1, %c0_i32 : i32
      %whole_1 = arith.cmpi ne, %column_last, %c-1_i32 : i32
      %full_5 = arith.andi %above_1, %whole_1 : i1
      %full_6 = arith.andi %full_4, %full_5 : i1
      %full_7 = arith.cmpi ult, %row_last, %out_shape_0 : i32
      %full_8 = arith.andi %full_6, %full_7 : i1
      %full_9 = arith.cmpi ult, %column_last, %out_shape_1 : i32
      %full_10 = arith.andi %full_8, %full_9 : i1
      scf.if %full_10 {
        scf.for %unit_pos_y = %c0_i32 to %c8_i32 step %c1_i32 : i32 {
          scf.for %unit_pos_x = %c0_i32 to %c16_i32 step %c8_i32 : i32 {
            %row = arith.addi %mul, %unit_pos_y : i32
            %column = arith.addi %mul_1, %unit_pos_x : i32
            %sub = arith.subi %row, %c1_i32 : i32
            %sub_1 = arith.subi %column, %c1_i32 : i32
            %add = arith.addi %row, %c1_i32 : i32
            %sub_2 = arith.subi %x_shape_0, %c1_i32 : i32
            %down = arith.minui %add, %sub_2 : i32
            %add_1 = arith.addi %column, %c1_i32 : i32
            %sub_3 = arith.subi %x_shape_1, %c1_i32 : i32
            %add_1_all = vector.broadcast %add_1 : i32 to vector<8xi32>
            %add_1_each = arith.addi %add_1_all, %iota_8xi32 : vector<8xi32>
            %sub_3_all = vector.broadcast %sub_3 : i32 to vector<8xi32>
            %right = arith.minui %add_1_each, %sub_3_all : vector<8xi32>
            %mul_2 = arith.muli %row, %x_shape_1 : i32
            %add_2 = arith.addi %mul_2, %column : i32
            %x_at = llvm.getelementptr %x[%add_2] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %x_value = llvm.load %x_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
            %mul_3 = arith.muli %sub, %x_shape_1 : i32
            %add_3 = arith.addi %mul_3, %column : i32
            %x_at_1 = llvm.getelementptr %x[%add_3] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %x_value_1 = llvm.load %x_at_1 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
            %add_4 = arith.addf %x_value, %x_value_1 : vector<8xf32>
            %mul_4 = arith.muli %down, %x_shape_1 : i32
            %add_5 = arith.addi %mul_4, %column : i32
            %x_at_2 = llvm.getelementptr %x[%add_5] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %x_value_2 = llvm.load %x_at_2 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
            %add_6 = arith.addf %add_4, %x_value_2 : vector<8xf32>
            %add_7 = arith.addi %mul_2, %sub_1 : i32
            %x_at_3 = llvm.getelementptr %x[%add_7] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %x_value_3 = llvm.load %x_at_3 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
            %add_8 = arith.addf %add_6, %x_value_3 : vector<8xf32>
            %mul_2_all = vector.broadcast %mul_2 : i32 to vector<8xi32>
            %add_9 = arith.addi %mul_2_all, %right : vector<8xi32>
            %x_at_4 = llvm.getelementptr %x[%add_9] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %x_value_4 = llvm.intr.masked.gather %x_at_4, %ctrue_8xi1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %total = arith.addf %add_8, %x_value_4 : vector<8xf32>
            %div = arith.divf %total, %c5.0_8xf32 : vector<8xf32>
            %mul_5 = arith.muli %row, %out_shape_1 : i32
            %add_10 = arith.addi %mul_5, %column : i32
            %out_at = llvm.getelementptr %out[%add_10] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.store %div, %out_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          }
        }
      } else {
        scf.for %unit_pos_y = %c0_i32 to %c8_i32 step %c1_i32 : i32 {
          scf.for %unit_pos_x = %c0_i32 to %c16_i32 step %c8_i32 : i32 {
            %row = arith.addi %mul, %unit_pos_y : i32
            %column = arith.addi %mul_1, %unit_pos_x : i32
            %ge = arith.cmpi uge, %row, %x_shape_0 : i32
            %column_all = vector.broadcast %column : i32 to vector<8xi32>
            %column_each = arith.addi %column_all, %iota_8xi32 : vector<8xi32>
            %x_shape_1_all = vector.broadcast %x_shape_1 : i32 to vector<8xi32>
            %ge_1 = arith.cmpi uge, %column_each, %x_shape_1_all : vector<8xi32>
            %ge_all = vector.broadcast %ge : i1 to vector<8xi1>
            %logical_or = arith.ori %ge_all, %ge_1 : vector<8xi1>
            %logical_not = arith.xori %logical_or, %ctrue_8xi1 : vector<8xi1>
            %any = vector.reduction <or>, %logical_not : vector<8xi1> into i1
            scf.if %any {
              %gt = arith.cmpi ugt, %row, %c0_i32 : i32
              %sub = arith.subi %row, %c1_i32 : i32
              %up = arith.select %gt, %sub, %row : i32
              %gt_1 = arith.cmpi ugt, %column_each, %c0_8xi32 : vector<8xi32>
              %sub_1 = arith.subi %column, %c1_i32 : i32
              %sub_1_all = vector.broadcast %sub_1 : i32 to vector<8xi32>
              %sub_1_each = arith.addi %sub_1_all, %iota_8xi32 : vector<8xi32>
              %left = arith.select %gt_1, %sub_1_each, %column_each : vector<8xi1>, vector<8xi32>
              %add = arith.addi %row, %c1_i32 : i32
              %sub_2 = arith.subi %x_shape_0, %c1_i32 : i32
              %down = arith.minui %add, %sub_2 : i32
              %add_1 = arith.addi %column, %c1_i32 : i32
              %sub_3 = arith.subi %x_shape_1, %c1_i32 : i32
              %add_1_all = vector.broadcast %add_1 : i32 to vector<8xi32>
              %add_1_each = arith.addi %add_1_all, %iota_8xi32 : vector<8xi32>
              %sub_3_all = vector.broadcast %sub_3 : i32 to vector<8xi32>
              %right = arith.minui %add_1_each, %sub_3_all : vector<8xi32>
              %mul_2 = arith.muli %row, %x_shape_1 : i32
              %add_2 = arith.addi %mul_2, %column : i32
              %x_at = llvm.getelementptr %x[%add_2] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %x_value = llvm.intr.masked.load %x_at, %logical_not, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %mul_3 = arith.muli %up, %x_shape_1 : i32
              %add_3 = arith.addi %mul_3, %column : i32
              %x_at_1 = llvm.getelementptr %x[%add_3] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %x_value_1 = llvm.intr.masked.load %x_at_1, %logical_not, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %add_4 = arith.addf %x_value, %x_value_1 : vector<8xf32>
              %mul_4 = arith.muli %down, %x_shape_1 : i32
              %add_5 = arith.addi %mul_4, %column : i32
              %x_at_2 = llvm.getelementptr %x[%add_5] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %x_value_2 = llvm.intr.masked.load %x_at_2, %logical_not, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %add_6 = arith.addf %add_4, %x_value_2 : vector<8xf32>
              %mul_2_all = vector.broadcast %mul_2 : i32 to vector<8xi32>
              %add_7 = arith.addi %mul_2_all, %left : vector<8xi32>
              %x_at_3 = llvm.getelementptr %x[%add_7] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
              %x_value_3 = llvm.intr.masked.gather %x_at_3, %logical_not, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %add_8 = arith.addf %add_6, %x_value_3 : vector<8xf32>
              %add_9 = arith.addi %mul_2_all, %right : vector<8xi32>
              %x_at_4 = llvm.getelementptr %x[%add_9] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
              %x_value_4 = llvm.intr.masked.gather %x_at_4, %logical_not, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %total = arith.addf %add_8, %x_value_4 : vector<8xf32>
              %div = arith.divf %total, %c5.0_8xf32 : vector<8xf32>
              %lt = arith.cmpi ult, %row, %out_shape_0 : i32
              %mul_5 = arith.muli %row, %out_shape_1 : i32
              %out_shape_1_all = vector.broadcast %out_shape_1 : i32 to vector<8xi32>
              %lt_1 = arith.cmpi ult, %column_each, %out_shape_1_all : vector<8xi32>
              %lt_all = vector.broadcast %lt : i1 to vector<8xi1>
              %logical_and = arith.andi %lt_all, %lt_1 : vector<8xi1>
              %add_10 = arith.addi %mul_5, %column : i32
              %active = arith.andi %logical_not, %logical_and : vector<8xi1>
              %out_at = llvm.getelementptr %out[%add_10] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              llvm.intr.masked.store %div, %out_at, %active {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
            }
          } {llvm.loop_annotation = #rolled}
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
