#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func @game_of_life(%cells: !llvm.ptr {llvm.noalias, llvm.readonly}, %out: !llvm.ptr {llvm.noalias},
      %cells_shape_0: i32, %cells_shape_1: i32, %out_shape_0: i32, %out_shape_1: i32, %cube_count_x: i32,
      %cube_count_y: i32, %cube_count_z: i32, %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c8_i32 = arith.constant 8 : i32
    %c16_i32 = arith.constant 16 : i32
    %c7_i32 = arith.constant 7 : i32
    %c15_i32 = arith.constant 15 : i32
    %c1_i32 = arith.constant 1 : i32
    %neighbours = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c0_8xi32 = arith.constant dense<0> : vector<8xi32>
    %c-1_i32 = arith.constant -1 : i32
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %ctrue_8xi1 = arith.constant dense<true> : vector<8xi1>
    %c3_8xi32 = arith.constant dense<3> : vector<8xi32>
    %c1_8xi32 = arith.constant dense<1> : vector<8xi32>
    %c2_8xi32 = arith.constant dense<2> : vector<8xi32>
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %count_x = arith.extui %cube_count_x : i32 to i64
      %pos_x = arith.remui %cube, %count_x : i64
      %rest = arith.divui %cube, %count_x : i64
      %cube_pos_x = arith.trunci %pos_x : i64 to i32
      %cube_pos_y = arith.trunci %rest : i64 to i32
      %mul = arith.muli %cube_pos_y, %c8_i32 : i32
      %mul_1 = arith.muli %cube_pos_x, %c16_i32 : i32
      %row_last = llvm.intr.sadd.sat(%mul, %c7_i32) : (i32, i32) -> i32
      %full = arith.cmpi slt, %row_last, %cells_shape_0 : i32
      %column_last = llvm.intr.sadd.sat(%mul_1, %c15_i32) : (i32, i32) -> i32
      %full_1 = arith.cmpi slt, %column_last, %cells_shape_1 : i32
      %full_2 = arith.andi %full, %full_1 : i1
      %row_last_1 = llvm.intr.uadd.sat(%mul, %c7_i32) : (i32, i32) -> i32
      %full_3 = arith.cmpi ult, %row_last_1, %out_shape_0 : i32
      %full_4 = arith.andi %full_2, %full_3 : i1
      %column_last_1 = llvm.intr.uadd.sat(%mul_1, %c15_i32) : (i32, i32) -> i32
      %full_5 = arith.cmpi ult, %column_last_1, %out_shape_1 : i32
      %full_6 = arith.andi %full_4, %full_5 : i1
      %full_7 = arith.cmpi ult, %row_last_1, %out_shape_0 : i32
      %full_8 = arith.andi %full_6, %full_7 : i1
      %full_9 = arith.cmpi ult, %column_last_1, %out_shape_1 : i32
      %full_10 = arith.andi %full_8, %full_9 : i1
      %full_11 = arith.cmpi ult, %row_last_1, %out_shape_0 : i32
      %full_12 = arith.andi %full_10, %full_11 : i1
      %full_13 = arith.cmpi ult, %column_last_1, %out_shape_1 : i32
      %full_14 = arith.andi %full_12, %full_13 : i1
      scf.if %full_14 {
        scf.for %unit_pos_y = %c0_i32 to %c8_i32 step %c1_i32 : i32 {
          scf.for %unit_pos_x = %c0_i32 to %c16_i32 step %c8_i32 : i32 {
            %add = arith.addi %mul, %unit_pos_y : i32
            %add_1 = arith.addi %mul_1, %unit_pos_x : i32
            llvm.store %c0_8xi32, %neighbours : vector<8xi32>, !llvm.ptr
            %neighbours_value = llvm.load %neighbours : !llvm.ptr -> vector<8xi32>
            %add_2 = arith.addi %add, %c-1_i32 : i32
            %max = arith.maxsi %cells_shape_0, %c1_i32 : i32
            %rem_trunc = arith.remsi %add_2, %max : i32
            %lt = arith.cmpi slt, %rem_trunc, %c0_i32 : i32
            %add_3 = arith.addi %rem_trunc, %cells_shape_0 : i32
            %select = arith.select %lt, %add_3, %rem_trunc : i32
            %add_4 = arith.addi %add_1, %c-1_i32 : i32
            %max_1 = arith.maxsi %cells_shape_1, %c1_i32 : i32
            %add_4_all = vector.broadcast %add_4 : i32 to vector<8xi32>
            %add_4_each = arith.addi %add_4_all, %iota_8xi32 : vector<8xi32>
            %max_1_all = vector.broadcast %max_1 : i32 to vector<8xi32>
            %divided_f64 = arith.sitofp %add_4_each : vector<8xi32> to vector<8xf64>
            %divided_f64_1 = arith.sitofp %max_1_all : vector<8xi32> to vector<8xf64>
            %ratio = arith.divf %divided_f64, %divided_f64_1 : vector<8xf64>
            %quotient = arith.fptosi %ratio : vector<8xf64> to vector<8xi32>
            %product = arith.muli %quotient, %max_1_all : vector<8xi32>
            %remainder = arith.subi %add_4_each, %product : vector<8xi32>
            %lt_1 = arith.cmpi slt, %remainder, %c0_8xi32 : vector<8xi32>
            %cells_shape_1_all = vector.broadcast %cells_shape_1 : i32 to vector<8xi32>
            %add_5 = arith.addi %remainder, %cells_shape_1_all : vector<8xi32>
            %select_1 = arith.select %lt_1, %add_5, %remainder : vector<8xi1>, vector<8xi32>
            %mul_2 = arith.muli %select, %cells_shape_1 : i32
            %mul_2_all = vector.broadcast %mul_2 : i32 to vector<8xi32>
            %add_6 = arith.addi %mul_2_all, %select_1 : vector<8xi32>
            %cells_at = llvm.getelementptr %cells[%add_6] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
            %cells_value = llvm.intr.masked.gather %cells_at, %ctrue_8xi1, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
            %add_7 = arith.addi %neighbours_value, %cells_value : vector<8xi32>
            llvm.store %add_7, %neighbours : vector<8xi32>, !llvm.ptr
            %neighbours_value_1 = llvm.load %neighbours : !llvm.ptr -> vector<8xi32>
            %add_1_all = vector.broadcast %add_1 : i32 to vector<8xi32>
            %add_1_each = arith.addi %add_1_all, %iota_8xi32 : vector<8xi32>
            %divided_f64_2 = arith.sitofp %add_1_each : vector<8xi32> to vector<8xf64>
            %divided_f64_3 = arith.sitofp %max_1_all : vector<8xi32> to vector<8xf64>
            %ratio_1 = arith.divf %divided_f64_2, %divided_f64_3 : vector<8xf64>
            %quotient_1 = arith.fptosi %ratio_1 : vector<8xf64> to vector<8xi32>
            %product_1 = arith.muli %quotient_1, %max_1_all : vector<8xi32>
            %remainder_1 = arith.subi %add_1_each, %product_1 : vector<8xi32>
            %add_8 = arith.addi %mul_2_all, %remainder_1 : vector<8xi32>
            %cells_at_1 = llvm.getelementptr %cells[%add_8] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
            %cells_value_1 = llvm.intr.masked.gather %cells_at_1, %ctrue_8xi1, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
            %add_9 = arith.addi %neighbours_value_1, %cells_value_1 : vector<8xi32>
            llvm.store %add_9, %neighbours : vector<8xi32>, !llvm.ptr
            %neighbours_value_2 = llvm.load %neighbours : !llvm.ptr -> vector<8xi32>
            %add_10 = arith.addi %add_1, %c1_i32 : i32
            %add_10_all = vector.broadcast %add_10 : i32 to vector<8xi32>
            %add_10_each = arith.addi %add_10_all, %iota_8xi32 : vector<8xi32>
            %divided_f64_4 = arith.sitofp %add_10_each : vector<8xi32> to vector<8xf64>
            %divided_f64_5 = arith.sitofp %max_1_all : vector<8xi32> to vector<8xf64>
            %ratio_2 = arith.divf %divided_f64_4, %divided_f64_5 : vector<8xf64>
            %quotient_2 = arith.fptosi %ratio_2 : vector<8xf64> to vector<8xi32>
            %product_2 = arith.muli %quotient_2, %max_1_all : vector<8xi32>
            %remainder_2 = arith.subi %add_10_each, %product_2 : vector<8xi32>
            %add_11 = arith.addi %mul_2_all, %remainder_2 : vector<8xi32>
            %cells_at_2 = llvm.getelementptr %cells[%add_11] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
            %cells_value_2 = llvm.intr.masked.gather %cells_at_2, %ctrue_8xi1, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
            %add_12 = arith.addi %neighbours_value_2, %cells_value_2 : vector<8xi32>
            llvm.store %add_12, %neighbours : vector<8xi32>, !llvm.ptr
            %neighbours_value_3 = llvm.load %neighbours : !llvm.ptr -> vector<8xi32>
            %rem_trunc_1 = arith.remsi %add, %max : i32
            %mul_3 = arith.muli %rem_trunc_1, %cells_shape_1 : i32
            %mul_3_all = vector.broadcast %mul_3 : i32 to vector<8xi32>
            %add_13 = arith.addi %mul_3_all, %select_1 : vector<8xi32>
            %cells_at_3 = llvm.getelementptr %cells[%add_13] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
            %cells_value_3 = llvm.intr.masked.gather %cells_at_3, %ctrue_8xi1, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
            %add_14 = arith.addi %neighbours_value_3, %cells_value_3 : vector<8xi32>
            llvm.store %add_14, %neighbours : vector<8xi32>, !llvm.ptr
            %neighbours_value_4 = llvm.load %neighbours : !llvm.ptr -> vector<8xi32>
            %add_15 = arith.addi %mul_3_all, %remainder_2 : vector<8xi32>
            %cells_at_4 = llvm.getelementptr %cells[%add_15] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
            %cells_value_4 = llvm.intr.masked.gather %cells_at_4, %ctrue_8xi1, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
            %add_16 = arith.addi %neighbours_value_4, %cells_value_4 : vector<8xi32>
            llvm.store %add_16, %neighbours : vector<8xi32>, !llvm.ptr
            %neighbours_value_5 = llvm.load %neighbours : !llvm.ptr -> vector<8xi32>
            %add_17 = arith.addi %add, %c1_i32 : i32
            %rem_trunc_2 = arith.remsi %add_17, %max : i32
            %mul_4 = arith.muli %rem_trunc_2, %cells_shape_1 : i32
            %mul_4_all = vector.broadcast %mul_4 : i32 to vector<8xi32>
            %add_18 = arith.addi %mul_4_all, %select_1 : vector<8xi32>
            %cells_at_5 = llvm.getelementptr %cells[%add_18] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
            %cells_value_5 = llvm.intr.masked.gather %cells_at_5, %ctrue_8xi1, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
            %add_19 = arith.addi %neighbours_value_5, %cells_value_5 : vector<8xi32>
            llvm.store %add_19, %neighbours : vector<8xi32>, !llvm.ptr
            %neighbours_value_6 = llvm.load %neighbours : !llvm.ptr -> vector<8xi32>
            %add_20 = arith.addi %mul_4_all, %remainder_1 : vector<8xi32>
            %cells_at_6 = llvm.getelementptr %cells[%add_20] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
            %cells_value_6 = llvm.intr.masked.gather %cells_at_6, %ctrue_8xi1, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
            %add_21 = arith.addi %neighbours_value_6, %cells_value_6 : vector<8xi32>
            llvm.store %add_21, %neighbours : vector<8xi32>, !llvm.ptr
            %neighbours_value_7 = llvm.load %neighbours : !llvm.ptr -> vector<8xi32>
            %add_22 = arith.addi %mul_4_all, %remainder_2 : vector<8xi32>
            %cells_at_7 = llvm.getelementptr %cells[%add_22] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
            %cells_value_7 = llvm.intr.masked.gather %cells_at_7, %ctrue_8xi1, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
            %add_23 = arith.addi %neighbours_value_7, %cells_value_7 : vector<8xi32>
            llvm.store %add_23, %neighbours : vector<8xi32>, !llvm.ptr
            %neighbours_value_8 = llvm.load %neighbours : !llvm.ptr -> vector<8xi32>
            %eq = arith.cmpi eq, %neighbours_value_8, %c3_8xi32 : vector<8xi32>
            %any = vector.reduction <or>, %eq : vector<8xi1> into i1
            scf.if %any {
              %mul_5 = arith.muli %add, %out_shape_1 : i32
              %add_24 = arith.addi %mul_5, %add_1 : i32
              %out_at = llvm.getelementptr %out[%add_24] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              llvm.intr.masked.store %c1_8xi32, %out_at, %eq {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
            }
            %otherwise = arith.xori %eq, %ctrue_8xi1 : vector<8xi1>
            %any_1 = vector.reduction <or>, %otherwise : vector<8xi1> into i1
            scf.if %any_1 {
              %eq_1 = arith.cmpi eq, %neighbours_value_8, %c2_8xi32 : vector<8xi32>
              %active = arith.andi %otherwise, %eq_1 : vector<8xi1>
              %any_2 = vector.reduction <or>, %active : vector<8xi1> into i1
              scf.if %any_2 {
                %mul_5 = arith.muli %add, %cells_shape_1 : i32
                %add_24 = arith.addi %mul_5, %add_1 : i32
                %cells_at_8 = llvm.getelementptr %cells[%add_24] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                %cells_value_8 = llvm.intr.masked.load %cells_at_8, %active, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
                %mul_6 = arith.muli %add, %out_shape_1 : i32
                %add_25 = arith.addi %mul_6, %add_1 : i32
                %out_at = llvm.getelementptr %out[%add_25] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                llvm.intr.masked.store %cells_value_8, %out_at, %active {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
              }
              %otherwise_1 = arith.xori %eq_1, %ctrue_8xi1 : vector<8xi1>
              %active_1 = arith.andi %otherwise, %otherwise_1 : vector<8xi1>
              %any_3 = vector.reduction <or>, %active_1 : vector<8xi1> into i1
              scf.if %any_3 {
                %mul_5 = arith.muli %add, %out_shape_1 : i32
                %add_24 = arith.addi %mul_5, %add_1 : i32
                %out_at = llvm.getelementptr %out[%add_24] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                llvm.intr.masked.store %c0_8xi32, %out_at, %active_1 {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
              }
            }
          }
        }
      } else {
        scf.for %unit_pos_y = %c0_i32 to %c8_i32 step %c1_i32 : i32 {
          scf.for %unit_pos_x = %c0_i32 to %c16_i32 step %c8_i32 : i32 {
            %add = arith.addi %mul, %unit_pos_y : i32
            %add_1 = arith.addi %mul_1, %unit_pos_x : i32
            %ge = arith.cmpi sge, %add, %cells_shape_0 : i32
            %add_1_all = vector.broadcast %add_1 : i32 to vector<8xi32>
            %add_1_each = arith.addi %add_1_all, %iota_8xi32 : vector<8xi32>
            %cells_shape_1_all = vector.broadcast %cells_shape_1 : i32 to vector<8xi32>
            %ge_1 = arith.cmpi sge, %add_1_each, %cells_shape_1_all : vector<8xi32>
            %ge_all = vector.broadcast %ge : i1 to vector<8xi1>
            %logical_or = arith.ori %ge_all, %ge_1 : vector<8xi1>
            %logical_not = arith.xori %logical_or, %ctrue_8xi1 : vector<8xi1>
            %any = vector.reduction <or>, %logical_not : vector<8xi1> into i1
            scf.if %any {
              llvm.store %c0_8xi32, %neighbours : vector<8xi32>, !llvm.ptr
              %neighbours_value = llvm.load %neighbours : !llvm.ptr -> vector<8xi32>
              %add_2 = arith.addi %add, %c-1_i32 : i32
              %max = arith.maxsi %cells_shape_0, %c1_i32 : i32
              %rem_trunc = arith.remsi %add_2, %max : i32
              %lt = arith.cmpi slt, %rem_trunc, %c0_i32 : i32
              %add_3 = arith.addi %rem_trunc, %cells_shape_0 : i32
              %select = arith.select %lt, %add_3, %rem_trunc : i32
              %add_4 = arith.addi %add_1, %c-1_i32 : i32
              %max_1 = arith.maxsi %cells_shape_1, %c1_i32 : i32
              %add_4_all = vector.broadcast %add_4 : i32 to vector<8xi32>
              %add_4_each = arith.addi %add_4_all, %iota_8xi32 : vector<8xi32>
              %max_1_all = vector.broadcast %max_1 : i32 to vector<8xi32>
              %divided_f64 = arith.sitofp %add_4_each : vector<8xi32> to vector<8xf64>
              %divided_f64_1 = arith.sitofp %max_1_all : vector<8xi32> to vector<8xf64>
              %ratio = arith.divf %divided_f64, %divided_f64_1 : vector<8xf64>
              %quotient = arith.fptosi %ratio : vector<8xf64> to vector<8xi32>
              %product = arith.muli %quotient, %max_1_all : vector<8xi32>
              %remainder = arith.subi %add_4_each, %product : vector<8xi32>
              %lt_1 = arith.cmpi slt, %remainder, %c0_8xi32 : vector<8xi32>
              %add_5 = arith.addi %remainder, %cells_shape_1_all : vector<8xi32>
              %select_1 = arith.select %lt_1, %add_5, %remainder : vector<8xi1>, vector<8xi32>
              %mul_2 = arith.muli %select, %cells_shape_1 : i32
              %mul_2_all = vector.broadcast %mul_2 : i32 to vector<8xi32>
              %add_6 = arith.addi %mul_2_all, %select_1 : vector<8xi32>
              %cells_at = llvm.getelementptr %cells[%add_6] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
              %cells_value = llvm.intr.masked.gather %cells_at, %logical_not, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %add_7 = arith.addi %neighbours_value, %cells_value : vector<8xi32>
              llvm.store %add_7, %neighbours : vector<8xi32>, !llvm.ptr
              %neighbours_value_1 = llvm.load %neighbours : !llvm.ptr -> vector<8xi32>
              %divided_f64_2 = arith.sitofp %add_1_each : vector<8xi32> to vector<8xf64>
              %divided_f64_3 = arith.sitofp %max_1_all : vector<8xi32> to vector<8xf64>
              %ratio_1 = arith.divf %divided_f64_2, %divided_f64_3 : vector<8xf64>
              %quotient_1 = arith.fptosi %ratio_1 : vector<8xf64> to vector<8xi32>
              %product_1 = arith.muli %quotient_1, %max_1_all : vector<8xi32>
              %remainder_1 = arith.subi %add_1_each, %product_1 : vector<8xi32>
              %add_8 = arith.addi %mul_2_all, %remainder_1 : vector<8xi32>
              %cells_at_1 = llvm.getelementptr %cells[%add_8] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
              %cells_value_1 = llvm.intr.masked.gather %cells_at_1, %logical_not, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %add_9 = arith.addi %neighbours_value_1, %cells_value_1 : vector<8xi32>
              llvm.store %add_9, %neighbours : vector<8xi32>, !llvm.ptr
              %neighbours_value_2 = llvm.load %neighbours : !llvm.ptr -> vector<8xi32>
              %add_10 = arith.addi %add_1, %c1_i32 : i32
              %add_10_all = vector.broadcast %add_10 : i32 to vector<8xi32>
              %add_10_each = arith.addi %add_10_all, %iota_8xi32 : vector<8xi32>
              %divided_f64_4 = arith.sitofp %add_10_each : vector<8xi32> to vector<8xf64>
              %divided_f64_5 = arith.sitofp %max_1_all : vector<8xi32> to vector<8xf64>
              %ratio_2 = arith.divf %divided_f64_4, %divided_f64_5 : vector<8xf64>
              %quotient_2 = arith.fptosi %ratio_2 : vector<8xf64> to vector<8xi32>
              %product_2 = arith.muli %quotient_2, %max_1_all : vector<8xi32>
              %remainder_2 = arith.subi %add_10_each, %product_2 : vector<8xi32>
              %add_11 = arith.addi %mul_2_all, %remainder_2 : vector<8xi32>
              %cells_at_2 = llvm.getelementptr %cells[%add_11] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
              %cells_value_2 = llvm.intr.masked.gather %cells_at_2, %logical_not, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %add_12 = arith.addi %neighbours_value_2, %cells_value_2 : vector<8xi32>
              llvm.store %add_12, %neighbours : vector<8xi32>, !llvm.ptr
              %neighbours_value_3 = llvm.load %neighbours : !llvm.ptr -> vector<8xi32>
              %rem_trunc_1 = arith.remsi %add, %max : i32
              %mul_3 = arith.muli %rem_trunc_1, %cells_shape_1 : i32
              %mul_3_all = vector.broadcast %mul_3 : i32 to vector<8xi32>
              %add_13 = arith.addi %mul_3_all, %select_1 : vector<8xi32>
              %cells_at_3 = llvm.getelementptr %cells[%add_13] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
              %cells_value_3 = llvm.intr.masked.gather %cells_at_3, %logical_not, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %add_14 = arith.addi %neighbours_value_3, %cells_value_3 : vector<8xi32>
              llvm.store %add_14, %neighbours : vector<8xi32>, !llvm.ptr
              %neighbours_value_4 = llvm.load %neighbours : !llvm.ptr -> vector<8xi32>
              %add_15 = arith.addi %mul_3_all, %remainder_2 : vector<8xi32>
              %cells_at_4 = llvm.getelementptr %cells[%add_15] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
              %cells_value_4 = llvm.intr.masked.gather %cells_at_4, %logical_not, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %add_16 = arith.addi %neighbours_value_4, %cells_value_4 : vector<8xi32>
              llvm.store %add_16, %neighbours : vector<8xi32>, !llvm.ptr
              %neighbours_value_5 = llvm.load %neighbours : !llvm.ptr -> vector<8xi32>
              %add_17 = arith.addi %add, %c1_i32 : i32
              %rem_trunc_2 = arith.remsi %add_17, %max : i32
              %mul_4 = arith.muli %rem_trunc_2, %cells_shape_1 : i32
              %mul_4_all = vector.broadcast %mul_4 : i32 to vector<8xi32>
              %add_18 = arith.addi %mul_4_all, %select_1 : vector<8xi32>
              %cells_at_5 = llvm.getelementptr %cells[%add_18] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
              %cells_value_5 = llvm.intr.masked.gather %cells_at_5, %logical_not, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %add_19 = arith.addi %neighbours_value_5, %cells_value_5 : vector<8xi32>
              llvm.store %add_19, %neighbours : vector<8xi32>, !llvm.ptr
              %neighbours_value_6 = llvm.load %neighbours : !llvm.ptr -> vector<8xi32>
              %add_20 = arith.addi %mul_4_all, %remainder_1 : vector<8xi32>
              %cells_at_6 = llvm.getelementptr %cells[%add_20] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
              %cells_value_6 = llvm.intr.masked.gather %cells_at_6, %logical_not, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %add_21 = arith.addi %neighbours_value_6, %cells_value_6 : vector<8xi32>
              llvm.store %add_21, %neighbours : vector<8xi32>, !llvm.ptr
              %neighbours_value_7 = llvm.load %neighbours : !llvm.ptr -> vector<8xi32>
              %add_22 = arith.addi %mul_4_all, %remainder_2 : vector<8xi32>
              %cells_at_7 = llvm.getelementptr %cells[%add_22] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
              %cells_value_7 = llvm.intr.masked.gather %cells_at_7, %logical_not, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %add_23 = arith.addi %neighbours_value_7, %cells_value_7 : vector<8xi32>
              llvm.store %add_23, %neighbours : vector<8xi32>, !llvm.ptr
              %neighbours_value_8 = llvm.load %neighbours : !llvm.ptr -> vector<8xi32>
              %eq = arith.cmpi eq, %neighbours_value_8, %c3_8xi32 : vector<8xi32>
              %active = arith.andi %logical_not, %eq : vector<8xi1>
              %any_1 = vector.reduction <or>, %active : vector<8xi1> into i1
              scf.if %any_1 {
                %lt_2 = arith.cmpi ult, %add, %out_shape_0 : i32
                %mul_5 = arith.muli %add, %out_shape_1 : i32
                %out_shape_1_all = vector.broadcast %out_shape_1 : i32 to vector<8xi32>
                %lt_3 = arith.cmpi ult, %add_1_each, %out_shape_1_all : vector<8xi32>
                %lt_2_all = vector.broadcast %lt_2 : i1 to vector<8xi1>
                %logical_and = arith.andi %lt_2_all, %lt_3 : vector<8xi1>
                %add_24 = arith.addi %mul_5, %add_1 : i32
                %active_1 = arith.andi %active, %logical_and : vector<8xi1>
                %out_at = llvm.getelementptr %out[%add_24] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                llvm.intr.masked.store %c1_8xi32, %out_at, %active_1 {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
              }
              %otherwise = arith.xori %eq, %ctrue_8xi1 : vector<8xi1>
              %active_1 = arith.andi %logical_not, %otherwise : vector<8xi1>
              %any_2 = vector.reduction <or>, %active_1 : vector<8xi1> into i1
              scf.if %any_2 {
                %eq_1 = arith.cmpi eq, %neighbours_value_8, %c2_8xi32 : vector<8xi32>
                %active_2 = arith.andi %active_1, %eq_1 : vector<8xi1>
                %any_3 = vector.reduction <or>, %active_2 : vector<8xi1> into i1
                scf.if %any_3 {
                  %mul_5 = arith.muli %add, %cells_shape_1 : i32
                  %add_24 = arith.addi %mul_5, %add_1 : i32
                  %cells_at_8 = llvm.getelementptr %cells[%add_24] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                  %cells_value_8 = llvm.intr.masked.load %cells_at_8, %active_2, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
                  %lt_2 = arith.cmpi ult, %add, %out_shape_0 : i32
                  %mul_6 = arith.muli %add, %out_shape_1 : i32
                  %out_shape_1_all = vector.broadcast %out_shape_1 : i32 to vector<8xi32>
                  %lt_3 = arith.cmpi ult, %add_1_each, %out_shape_1_all : vector<8xi32>
                  %lt_2_all = vector.broadcast %lt_2 : i1 to vector<8xi1>
                  %logical_and = arith.andi %lt_2_all, %lt_3 : vector<8xi1>
                  %add_25 = arith.addi %mul_6, %add_1 : i32
                  %active_3 = arith.andi %active_2, %logical_and : vector<8xi1>
                  %out_at = llvm.getelementptr %out[%add_25] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                  llvm.intr.masked.store %cells_value_8, %out_at, %active_3 {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
                }
                %otherwise_1 = arith.xori %eq_1, %ctrue_8xi1 : vector<8xi1>
                %active_3 = arith.andi %active_1, %otherwise_1 : vector<8xi1>
                %any_4 = vector.reduction <or>, %active_3 : vector<8xi1> into i1
                scf.if %any_4 {
                  %lt_2 = arith.cmpi ult, %add, %out_shape_0 : i32
                  %mul_5 = arith.muli %add, %out_shape_1 : i32
                  %out_shape_1_all = vector.broadcast %out_shape_1 : i32 to vector<8xi32>
                  %lt_3 = arith.cmpi ult, %add_1_each, %out_shape_1_all : vector<8xi32>
                  %lt_2_all = vector.broadcast %lt_2 : i1 to vector<8xi1>
                  %logical_and = arith.andi %lt_2_all, %lt_3 : vector<8xi1>
                  %add_24 = arith.addi %mul_5, %add_1 : i32
                  %active_4 = arith.andi %active_3, %logical_and : vector<8xi1>
                  %out_at = llvm.getelementptr %out[%add_24] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                  llvm.intr.masked.store %c0_8xi32, %out_at, %active_4 {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
                }
              }
            }
          } {llvm.loop_annotation = #rolled}
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
