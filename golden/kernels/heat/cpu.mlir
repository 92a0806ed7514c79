#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func @heat(%now: !llvm.ptr {llvm.noalias, llvm.readonly}, %after: !llvm.ptr {llvm.noalias},
      %rate: f32, %now_shape_0: i32, %now_shape_1: i32, %now_shape_2: i32, %after_shape_0: i32,
      %after_shape_1: i32, %after_shape_2: i32, %cube_count_x: i32, %cube_count_y: i32, %cube_count_z: i32,
      %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c8_i32 = arith.constant 8 : i32
    %c4_i32 = arith.constant 4 : i32
    %c7_i32 = arith.constant 7 : i32
    %c3_i32 = arith.constant 3 : i32
    %c1_i32 = arith.constant 1 : i32
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %c0_8xi32 = arith.constant dense<0> : vector<8xi32>
    %ctrue_8xi1 = arith.constant dense<true> : vector<8xi1>
    %c0.0_8xf32 = arith.constant dense<0.0> : vector<8xf32>
    %c6.0_8xf32 = arith.constant dense<6.0> : vector<8xf32>
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %count_x = arith.extui %cube_count_x : i32 to i64
      %pos_x = arith.remui %cube, %count_x : i64
      %rest = arith.divui %cube, %count_x : i64
      %cube_pos_x = arith.trunci %pos_x : i64 to i32
      %count_y = arith.extui %cube_count_y : i32 to i64
      %pos_y = arith.remui %rest, %count_y : i64
      %rest_1 = arith.divui %rest, %count_y : i64
      %cube_pos_y = arith.trunci %pos_y : i64 to i32
      %cube_pos_z = arith.trunci %rest_1 : i64 to i32
      %mul = arith.muli %cube_pos_x, %c8_i32 : i32
      %mul_1 = arith.muli %cube_pos_y, %c4_i32 : i32
      %mul_2 = arith.muli %cube_pos_z, %c4_i32 : i32
      %x_last = llvm.intr.uadd.sat(%mul, %c7_i32) : (i32, i32) -> i32
      %full = arith.cmpi ult, %x_last, %now_shape_2 : i32
      %y_last = llvm.intr.uadd.sat(%mul_1, %c3_i32) : (i32, i32) -> i32
      %full_1 = arith.cmpi ult, %y_last, %now_shape_1 : i32
      %full_2 = arith.andi %full, %full_1 : i1
      %z_last = llvm.intr.uadd.sat(%mul_2, %c3_i32) : (i32, i32) -> i32
      %full_3 = arith.cmpi ult, %z_last, %now_shape_0 : i32
      %full_4 = arith.andi %full_2, %full_3 : i1
      %full_5 = arith.cmpi ult, %z_last, %after_shape_0 : i32
      %full_6 = arith.andi %full_4, %full_5 : i1
      %full_7 = arith.cmpi ult, %y_last, %after_shape_1 : i32
      %full_8 = arith.andi %full_6, %full_7 : i1
      %full_9 = arith.cmpi ult, %x_last, %after_shape_2 : i32
      %full_10 = arith.andi %full_8, %full_9 : i1
      %unit_first = arith.subi %mul, %c1_i32 : i32
      %unit_last = llvm.intr.uadd.sat(%unit_first, %c7_i32) : (i32, i32) -> i32
      %full_11 = arith.cmpi ult, %unit_last, %now_shape_2 : i32
      %full_12 = arith.andi %full_10, %full_11 : i1
      %unit_first_1 = arith.addi %mul, %c1_i32 : i32
      %unit_last_1 = llvm.intr.uadd.sat(%unit_first_1, %c7_i32) : (i32, i32) -> i32
      %full_13 = arith.cmpi ult, %unit_last_1, %now_shape_2 : i32
      %full_14 = arith.andi %full_12, %full_13 : i1
      scf.if %full_14 {
        scf.for %unit_pos_z = %c0_i32 to %c4_i32 step %c1_i32 : i32 {
          scf.for %unit_pos_y = %c0_i32 to %c4_i32 step %c1_i32 : i32 {
            %y = arith.addi %mul_1, %unit_pos_y : i32
            %z = arith.addi %mul_2, %unit_pos_z : i32
            %mul_3 = arith.muli %now_shape_1, %now_shape_2 : i32
            %mul_4 = arith.muli %z, %mul_3 : i32
            %mul_5 = arith.muli %y, %now_shape_2 : i32
            %add = arith.addi %mul_4, %mul_5 : i32
            %add_1 = arith.addi %add, %mul : i32
            %now_at = llvm.getelementptr %now[%add_1] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %here = llvm.load %now_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
            %sub = arith.subi %now_shape_2, %c1_i32 : i32
            %mul_all = vector.broadcast %mul : i32 to vector<8xi32>
            %mul_each = arith.addi %mul_all, %iota_8xi32 : vector<8xi32>
            %eq = arith.cmpi eq, %mul_each, %c0_8xi32 : vector<8xi32>
            %sub_all = vector.broadcast %sub : i32 to vector<8xi32>
            %eq_1 = arith.cmpi eq, %mul_each, %sub_all : vector<8xi32>
            %logical_or = arith.ori %eq, %eq_1 : vector<8xi1>
            %sub_1 = arith.subi %now_shape_1, %c1_i32 : i32
            %eq_2 = arith.cmpi eq, %y, %c0_i32 : i32
            %eq_3 = arith.cmpi eq, %y, %sub_1 : i32
            %logical_or_1 = arith.ori %eq_2, %eq_3 : i1
            %logical_or_1_all = vector.broadcast %logical_or_1 : i1 to vector<8xi1>
            %logical_or_2 = arith.ori %logical_or, %logical_or_1_all : vector<8xi1>
            %sub_2 = arith.subi %now_shape_0, %c1_i32 : i32
            %eq_4 = arith.cmpi eq, %z, %c0_i32 : i32
            %eq_5 = arith.cmpi eq, %z, %sub_2 : i32
            %logical_or_3 = arith.ori %eq_4, %eq_5 : i1
            %logical_or_3_all = vector.broadcast %logical_or_3 : i1 to vector<8xi1>
            %logical_or_4 = arith.ori %logical_or_2, %logical_or_3_all : vector<8xi1>
            %any = vector.reduction <or>, %logical_or_4 : vector<8xi1> into i1
            scf.if %any {
              %mul_6 = arith.muli %after_shape_1, %after_shape_2 : i32
              %mul_7 = arith.muli %z, %mul_6 : i32
              %mul_8 = arith.muli %y, %after_shape_2 : i32
              %add_2 = arith.addi %mul_7, %mul_8 : i32
              %add_3 = arith.addi %add_2, %mul : i32
              %after_at = llvm.getelementptr %after[%add_3] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              llvm.intr.masked.store %here, %after_at, %logical_or_4 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
            }
            %otherwise = arith.xori %logical_or_4, %ctrue_8xi1 : vector<8xi1>
            %any_1 = vector.reduction <or>, %otherwise : vector<8xi1> into i1
            scf.if %any_1 {
              %sub_3 = arith.subi %mul, %c1_i32 : i32
              %add_2 = arith.addi %add, %sub_3 : i32
              %now_at_1 = llvm.getelementptr %now[%add_2] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %now_value = llvm.intr.masked.load %now_at_1, %otherwise, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %add_3 = arith.addi %mul, %c1_i32 : i32
              %add_4 = arith.addi %add, %add_3 : i32
              %now_at_2 = llvm.getelementptr %now[%add_4] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %now_value_1 = llvm.intr.masked.load %now_at_2, %otherwise, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %around = arith.addf %now_value, %now_value_1 : vector<8xf32>
              %sub_4 = arith.subi %y, %c1_i32 : i32
              %lt = arith.cmpi ult, %sub_4, %now_shape_1 : i32
              %mul_6 = arith.muli %sub_4, %now_shape_2 : i32
              %add_5 = arith.addi %mul_4, %mul_6 : i32
              %add_6 = arith.addi %add_5, %mul : i32
              %lt_all = vector.broadcast %lt : i1 to vector<8xi1>
              %active = arith.andi %otherwise, %lt_all : vector<8xi1>
              %now_at_3 = llvm.getelementptr %now[%add_6] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %now_value_2 = llvm.intr.masked.load %now_at_3, %active, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %add_7 = arith.addi %y, %c1_i32 : i32
              %lt_1 = arith.cmpi ult, %add_7, %now_shape_1 : i32
              %mul_7 = arith.muli %add_7, %now_shape_2 : i32
              %add_8 = arith.addi %mul_4, %mul_7 : i32
              %add_9 = arith.addi %add_8, %mul : i32
              %lt_1_all = vector.broadcast %lt_1 : i1 to vector<8xi1>
              %active_1 = arith.andi %otherwise, %lt_1_all : vector<8xi1>
              %now_at_4 = llvm.getelementptr %now[%add_9] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %now_value_3 = llvm.intr.masked.load %now_at_4, %active_1, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %add_10 = arith.addf %now_value_2, %now_value_3 : vector<8xf32>
              %around_1 = arith.addf %around, %add_10 : vector<8xf32>
              %sub_5 = arith.subi %z, %c1_i32 : i32
              %lt_2 = arith.cmpi ult, %sub_5, %now_shape_0 : i32
              %mul_8 = arith.muli %sub_5, %mul_3 : i32
              %add_11 = arith.addi %mul_8, %mul_5 : i32
              %add_12 = arith.addi %add_11, %mul : i32
              %lt_2_all = vector.broadcast %lt_2 : i1 to vector<8xi1>
              %active_2 = arith.andi %otherwise, %lt_2_all : vector<8xi1>
              %now_at_5 = llvm.getelementptr %now[%add_12] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %now_value_4 = llvm.intr.masked.load %now_at_5, %active_2, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %add_13 = arith.addi %z, %c1_i32 : i32
              %lt_3 = arith.cmpi ult, %add_13, %now_shape_0 : i32
              %mul_9 = arith.muli %add_13, %mul_3 : i32
              %add_14 = arith.addi %mul_9, %mul_5 : i32
              %add_15 = arith.addi %add_14, %mul : i32
              %lt_3_all = vector.broadcast %lt_3 : i1 to vector<8xi1>
              %active_3 = arith.andi %otherwise, %lt_3_all : vector<8xi1>
              %now_at_6 = llvm.getelementptr %now[%add_15] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %now_value_5 = llvm.intr.masked.load %now_at_6, %active_3, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %add_16 = arith.addf %now_value_4, %now_value_5 : vector<8xf32>
              %around_2 = arith.addf %around_1, %add_16 : vector<8xf32>
              %mul_10 = arith.mulf %c6.0_8xf32, %here : vector<8xf32>
              %sub_6 = arith.subf %around_2, %mul_10 : vector<8xf32>
              %rate_all = vector.broadcast %rate : f32 to vector<8xf32>
              %mul_11 = arith.mulf %rate_all, %sub_6 : vector<8xf32>
              %add_17 = arith.addf %here, %mul_11 : vector<8xf32>
              %lt_4 = arith.cmpi ult, %z, %after_shape_0 : i32
              %mul_12 = arith.muli %after_shape_1, %after_shape_2 : i32
              %mul_13 = arith.muli %z, %mul_12 : i32
              %lt_5 = arith.cmpi ult, %y, %after_shape_1 : i32
              %logical_and = arith.andi %lt_4, %lt_5 : i1
              %mul_14 = arith.muli %y, %after_shape_2 : i32
              %add_18 = arith.addi %mul_13, %mul_14 : i32
              %after_shape_2_all = vector.broadcast %after_shape_2 : i32 to vector<8xi32>
              %lt_6 = arith.cmpi ult, %mul_each, %after_shape_2_all : vector<8xi32>
              %logical_and_all = vector.broadcast %logical_and : i1 to vector<8xi1>
              %logical_and_1 = arith.andi %logical_and_all, %lt_6 : vector<8xi1>
              %add_19 = arith.addi %add_18, %mul : i32
              %active_4 = arith.andi %otherwise, %logical_and_1 : vector<8xi1>
              %after_at = llvm.getelementptr %after[%add_19] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              llvm.intr.masked.store %add_17, %after_at, %active_4 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
            }
          }
        }
      } else {
        scf.for %unit_pos_z = %c0_i32 to %c4_i32 step %c1_i32 : i32 {
          scf.for %unit_pos_y = %c0_i32 to %c4_i32 step %c1_i32 : i32 {
            %y = arith.addi %mul_1, %unit_pos_y : i32
            %z = arith.addi %mul_2, %unit_pos_z : i32
            %mul_all = vector.broadcast %mul : i32 to vector<8xi32>
            %mul_each = arith.addi %mul_all, %iota_8xi32 : vector<8xi32>
            %now_shape_2_all = vector.broadcast %now_shape_2 : i32 to vector<8xi32>
            %ge = arith.cmpi uge, %mul_each, %now_shape_2_all : vector<8xi32>
            %ge_1 = arith.cmpi uge, %y, %now_shape_1 : i32
            %ge_1_all = vector.broadcast %ge_1 : i1 to vector<8xi1>
            %logical_or = arith.ori %ge, %ge_1_all : vector<8xi1>
            %ge_2 = arith.cmpi uge, %z, %now_shape_0 : i32
            %ge_2_all = vector.broadcast %ge_2 : i1 to vector<8xi1>
            %logical_or_1 = arith.ori %logical_or, %ge_2_all : vector<8xi1>
            %logical_not = arith.xori %logical_or_1, %ctrue_8xi1 : vector<8xi1>
            %any = vector.reduction <or>, %logical_not : vector<8xi1> into i1
            scf.if %any {
              %mul_3 = arith.muli %now_shape_1, %now_shape_2 : i32
              %mul_4 = arith.muli %z, %mul_3 : i32
              %mul_5 = arith.muli %y, %now_shape_2 : i32
              %add = arith.addi %mul_4, %mul_5 : i32
              %add_1 = arith.addi %add, %mul : i32
              %now_at = llvm.getelementptr %now[%add_1] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %here = llvm.intr.masked.load %now_at, %logical_not, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %sub = arith.subi %now_shape_2, %c1_i32 : i32
              %eq = arith.cmpi eq, %mul_each, %c0_8xi32 : vector<8xi32>
              %sub_all = vector.broadcast %sub : i32 to vector<8xi32>
              %eq_1 = arith.cmpi eq, %mul_each, %sub_all : vector<8xi32>
              %logical_or_2 = arith.ori %eq, %eq_1 : vector<8xi1>
              %sub_1 = arith.subi %now_shape_1, %c1_i32 : i32
              %eq_2 = arith.cmpi eq, %y, %c0_i32 : i32
              %eq_3 = arith.cmpi eq, %y, %sub_1 : i32
              %logical_or_3 = arith.ori %eq_2, %eq_3 : i1
              %logical_or_3_all = vector.broadcast %logical_or_3 : i1 to vector<8xi1>
              %logical_or_4 = arith.ori %logical_or_2, %logical_or_3_all : vector<8xi1>
              %sub_2 = arith.subi %now_shape_0, %c1_i32 : i32
              %eq_4 = arith.cmpi eq, %z, %c0_i32 : i32
              %eq_5 = arith.cmpi eq, %z, %sub_2 : i32
              %logical_or_5 = arith.ori %eq_4, %eq_5 : i1
              %logical_or_5_all = vector.broadcast %logical_or_5 : i1 to vector<8xi1>
              %logical_or_6 = arith.ori %logical_or_4, %logical_or_5_all : vector<8xi1>
              %active = arith.andi %logical_not, %logical_or_6 : vector<8xi1>
              %any_1 = vector.reduction <or>, %active : vector<8xi1> into i1
              scf.if %any_1 {
                %lt = arith.cmpi ult, %z, %after_shape_0 : i32
                %mul_6 = arith.muli %after_shape_1, %after_shape_2 : i32
                %mul_7 = arith.muli %z, %mul_6 : i32
                %lt_1 = arith.cmpi ult, %y, %after_shape_1 : i32
                %logical_and = arith.andi %lt, %lt_1 : i1
                %mul_8 = arith.muli %y, %after_shape_2 : i32
                %add_2 = arith.addi %mul_7, %mul_8 : i32
                %after_shape_2_all = vector.broadcast %after_shape_2 : i32 to vector<8xi32>
                %lt_2 = arith.cmpi ult, %mul_each, %after_shape_2_all : vector<8xi32>
                %logical_and_all = vector.broadcast %logical_and : i1 to vector<8xi1>
                %logical_and_1 = arith.andi %logical_and_all, %lt_2 : vector<8xi1>
                %add_3 = arith.addi %add_2, %mul : i32
                %active_1 = arith.andi %active, %logical_and_1 : vector<8xi1>
                %after_at = llvm.getelementptr %after[%add_3] : (!llvm.ptr, i32) -> !llvm.ptr, f32
                llvm.intr.masked.store %here, %after_at, %active_1 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
              }
              %otherwise = arith.xori %logical_or_6, %ctrue_8xi1 : vector<8xi1>
              %active_1 = arith.andi %logical_not, %otherwise : vector<8xi1>
              %any_2 = vector.reduction <or>, %active_1 : vector<8xi1> into i1
              scf.if %any_2 {
                %sub_3 = arith.subi %mul, %c1_i32 : i32
                %sub_3_all = vector.broadcast %sub_3 : i32 to vector<8xi32>
                %sub_3_each = arith.addi %sub_3_all, %iota_8xi32 : vector<8xi32>
                %lt = arith.cmpi ult, %sub_3_each, %now_shape_2_all : vector<8xi32>
                %add_2 = arith.addi %add, %sub_3 : i32
                %active_2 = arith.andi %active_1, %lt : vector<8xi1>
                %now_at_1 = llvm.getelementptr %now[%add_2] : (!llvm.ptr, i32) -> !llvm.ptr, f32
                %now_value = llvm.intr.masked.load %now_at_1, %active_2, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
                %add_3 = arith.addi %mul, %c1_i32 : i32
                %add_3_all = vector.broadcast %add_3 : i32 to vector<8xi32>
                %add_3_each = arith.addi %add_3_all, %iota_8xi32 : vector<8xi32>
                %lt_1 = arith.cmpi ult, %add_3_each, %now_shape_2_all : vector<8xi32>
                %add_4 = arith.addi %add, %add_3 : i32
                %active_3 = arith.andi %active_1, %lt_1 : vector<8xi1>
                %now_at_2 = llvm.getelementptr %now[%add_4] : (!llvm.ptr, i32) -> !llvm.ptr, f32
                %now_value_1 = llvm.intr.masked.load %now_at_2, %active_3, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
                %around = arith.addf %now_value, %now_value_1 : vector<8xf32>
                %sub_4 = arith.subi %y, %c1_i32 : i32
                %lt_2 = arith.cmpi ult, %sub_4, %now_shape_1 : i32
                %mul_6 = arith.muli %sub_4, %now_shape_2 : i32
                %add_5 = arith.addi %mul_4, %mul_6 : i32
                %add_6 = arith.addi %add_5, %mul : i32
                %lt_2_all = vector.broadcast %lt_2 : i1 to vector<8xi1>
                %active_4 = arith.andi %active_1, %lt_2_all : vector<8xi1>
                %now_at_3 = llvm.getelementptr %now[%add_6] : (!llvm.ptr, i32) -> !llvm.ptr, f32
                %now_value_2 = llvm.intr.masked.load %now_at_3, %active_4, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
                %add_7 = arith.addi %y, %c1_i32 : i32
                %lt_3 = arith.cmpi ult, %add_7, %now_shape_1 : i32
                %mul_7 = arith.muli %add_7, %now_shape_2 : i32
                %add_8 = arith.addi %mul_4, %mul_7 : i32
                %add_9 = arith.addi %add_8, %mul : i32
                %lt_3_all = vector.broadcast %lt_3 : i1 to vector<8xi1>
                %active_5 = arith.andi %active_1, %lt_3_all : vector<8xi1>
                %now_at_4 = llvm.getelementptr %now[%add_9] : (!llvm.ptr, i32) -> !llvm.ptr, f32
                %now_value_3 = llvm.intr.masked.load %now_at_4, %active_5, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
                %add_10 = arith.addf %now_value_2, %now_value_3 : vector<8xf32>
                %around_1 = arith.addf %around, %add_10 : vector<8xf32>
                %sub_5 = arith.subi %z, %c1_i32 : i32
                %lt_4 = arith.cmpi ult, %sub_5, %now_shape_0 : i32
                %mul_8 = arith.muli %sub_5, %mul_3 : i32
                %add_11 = arith.addi %mul_8, %mul_5 : i32
                %add_12 = arith.addi %add_11, %mul : i32
                %lt_4_all = vector.broadcast %lt_4 : i1 to vector<8xi1>
                %active_6 = arith.andi %active_1, %lt_4_all : vector<8xi1>
                %now_at_5 = llvm.getelementptr %now[%add_12] : (!llvm.ptr, i32) -> !llvm.ptr, f32
                %now_value_4 = llvm.intr.masked.load %now_at_5, %active_6, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
                %add_13 = arith.addi %z, %c1_i32 : i32
                %lt_5 = arith.cmpi ult, %add_13, %now_shape_0 : i32
                %mul_9 = arith.muli %add_13, %mul_3 : i32
                %add_14 = arith.addi %mul_9, %mul_5 : i32
                %add_15 = arith.addi %add_14, %mul : i32
                %lt_5_all = vector.broadcast %lt_5 : i1 to vector<8xi1>
                %active_7 = arith.andi %active_1, %lt_5_all : vector<8xi1>
                %now_at_6 = llvm.getelementptr %now[%add_15] : (!llvm.ptr, i32) -> !llvm.ptr, f32
                %now_value_5 = llvm.intr.masked.load %now_at_6, %active_7, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
                %add_16 = arith.addf %now_value_4, %now_value_5 : vector<8xf32>
                %around_2 = arith.addf %around_1, %add_16 : vector<8xf32>
                %mul_10 = arith.mulf %c6.0_8xf32, %here : vector<8xf32>
                %sub_6 = arith.subf %around_2, %mul_10 : vector<8xf32>
                %rate_all = vector.broadcast %rate : f32 to vector<8xf32>
                %mul_11 = arith.mulf %rate_all, %sub_6 : vector<8xf32>
                %add_17 = arith.addf %here, %mul_11 : vector<8xf32>
                %lt_6 = arith.cmpi ult, %z, %after_shape_0 : i32
                %mul_12 = arith.muli %after_shape_1, %after_shape_2 : i32
                %mul_13 = arith.muli %z, %mul_12 : i32
                %lt_7 = arith.cmpi ult, %y, %after_shape_1 : i32
                %logical_and = arith.andi %lt_6, %lt_7 : i1
                %mul_14 = arith.muli %y, %after_shape_2 : i32
                %add_18 = arith.addi %mul_13, %mul_14 : i32
                %after_shape_2_all = vector.broadcast %after_shape_2 : i32 to vector<8xi32>
                %lt_8 = arith.cmpi ult, %mul_each, %after_shape_2_all : vector<8xi32>
                %logical_and_all = vector.broadcast %logical_and : i1 to vector<8xi1>
                %logical_and_1 = arith.andi %logical_and_all, %lt_8 : vector<8xi1>
                %add_19 = arith.addi %add_18, %mul : i32
                %active_8 = arith.andi %active_1, %logical_and_1 : vector<8xi1>
                %after_at = llvm.getelementptr %after[%add_19] : (!llvm.ptr, i32) -> !llvm.ptr, f32
                llvm.intr.masked.store %add_17, %after_at, %active_8 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
              }
            }
          } {llvm.loop_annotation = #rolled}
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
