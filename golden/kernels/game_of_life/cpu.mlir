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
    %c-1_8xi32 = arith.constant dense<-1> : vector<8xi32>
    %c1_8xi32 = arith.constant dense<1> : vector<8xi32>
    %c3_8xi32 = arith.constant dense<3> : vector<8xi32>
    %ctrue_8xi1 = arith.constant dense<true> : vector<8xi1>
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
      %full_7 = arith.cmpi ult, %row_last_1, %cells_shape_0 : i32
      %full_8 = arith.andi %full_6, %full_7 : i1
      %full_9 = arith.cmpi ult, %column_last_1, %cells_shape_1 : i32
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
            %add_3 = arith.addi %cells_shape_0, %c1_i32 : i32
            %le = arith.cmpi ule, %add_3, %c1_i32 : i32
            %select = arith.select %le, %c1_i32, %cells_shape_0 : i32
            %by_zero = arith.cmpi eq, %select, %c0_i32 : i32
            %by_minus_one = arith.cmpi eq, %select, %c-1_i32 : i32
            %unsafe = arith.ori %by_zero, %by_minus_one : i1
            %divisor = arith.select %unsafe, %c1_i32, %select : i32
            %rem_trunc = arith.remsi %add_2, %divisor : i32
            %rem_trunc_1 = arith.select %by_minus_one, %c0_i32, %rem_trunc : i32
            %rem_trunc_2 = arith.select %by_zero, %c0_i32, %rem_trunc_1 : i32
            %bit_xor = arith.xori %rem_trunc_2, %cells_shape_0 : i32
            %lt = arith.cmpi slt, %bit_xor, %c0_i32 : i32
            %ne = arith.cmpi ne, %rem_trunc_2, %c0_i32 : i32
            %logical_and = arith.andi %ne, %lt : i1
            %add_4 = arith.addi %rem_trunc_2, %cells_shape_0 : i32
            %select_1 = arith.select %logical_and, %add_4, %rem_trunc_2 : i32
            %add_5 = arith.addi %add_1, %c-1_i32 : i32
            %add_6 = arith.addi %cells_shape_1, %c1_i32 : i32
            %le_1 = arith.cmpi ule, %add_6, %c1_i32 : i32
            %select_2 = arith.select %le_1, %c1_i32, %cells_shape_1 : i32
            %add_5_all = vector.broadcast %add_5 : i32 to vector<8xi32>
            %add_5_each = arith.addi %add_5_all, %iota_8xi32 : vector<8xi32>
            %select_2_all = vector.broadcast %select_2 : i32 to vector<8xi32>
            %by_zero_1 = arith.cmpi eq, %select_2_all, %c0_8xi32 : vector<8xi32>
            %by_minus_one_1 = arith.cmpi eq, %select_2_all, %c-1_8xi32 : vector<8xi32>
            %unsafe_1 = arith.ori %by_zero_1, %by_minus_one_1 : vector<8xi1>
            %divisor_1 = arith.select %unsafe_1, %c1_8xi32, %select_2_all : vector<8xi1>, vector<8xi32>
            %divided_f64 = arith.sitofp %add_5_each : vector<8xi32> to vector<8xf64>
            %divided_f64_1 = arith.sitofp %divisor_1 : vector<8xi32> to vector<8xf64>
            %ratio = arith.divf %divided_f64, %divided_f64_1 : vector<8xf64>
            %quotient = arith.fptosi %ratio : vector<8xf64> to vector<8xi32>
            %product = arith.muli %quotient, %divisor_1 : vector<8xi32>
            %remainder = arith.subi %add_5_each, %product : vector<8xi32>
            %rem_trunc_3 = arith.select %by_minus_one_1, %c0_8xi32, %remainder : vector<8xi1>, vector<8xi32>
            %rem_trunc_4 = arith.select %by_zero_1, %c0_8xi32, %rem_trunc_3 : vector<8xi1>, vector<8xi32>
            %cells_shape_1_all = vector.broadcast %cells_shape_1 : i32 to vector<8xi32>
            %bit_xor_1 = arith.xori %rem_trunc_4, %cells_shape_1_all : vector<8xi32>
            %lt_1 = arith.cmpi slt, %bit_xor_1, %c0_8xi32 : vector<8xi32>
            %ne_1 = arith.cmpi ne, %rem_trunc_4, %c0_8xi32 : vector<8xi32>
            %logical_and_1 = arith.andi %ne_1, %lt_1 : vector<8xi1>
            %add_7 = arith.addi %rem_trunc_4, %cells_shape_1_all : vector<8xi32>
            %select_3 = arith.select %logical_and_1, %add_7, %rem_trunc_4 : vector<8xi1>, vector<8xi32>
            %lt_2 = arith.cmpi ult, %select_1, %cells_shape_0 : i32
            %mul_2 = arith.muli %select_1, %cells_shape_1 : i32
            %lt_3 = arith.cmpi ult, %select_3, %cells_shape_1_all : vector<8xi32>
            %lt_2_all = vector.broadcast %lt_2 : i1 to vector<8xi1>
            %logical_and_2 = arith.andi %lt_2_all, %lt_3 : vector<8xi1>
            %mul_2_all = vector.broadcast %mul_2 : i32 to vector<8xi32>
            %add_8 = arith.addi %mul_2_all, %select_3 : vector<8xi32>
            %cells_at = llvm.getelementptr %cells[%add_8] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
            %cells_value = llvm.intr.masked.gather %cells_at, %logical_and_2, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
            %add_9 = arith.addi %neighbours_value, %cells_value : vector<8xi32>
            llvm.store %add_9, %neighbours : vector<8xi32>, !llvm.ptr
            %neighbours_value_1 = llvm.load %neighbours : !llvm.ptr -> vector<8xi32>
            %add_1_all = vector.broadcast %add_1 : i32 to vector<8xi32>
            %add_1_each = arith.addi %add_1_all, %iota_8xi32 : vector<8xi32>
            %by_zero_2 = arith.cmpi eq, %select_2_all, %c0_8xi32 : vector<8xi32>
            %by_minus_one_2 = arith.cmpi eq, %select_2_all, %c-1_8xi32 : vector<8xi32>
            %unsafe_2 = arith.ori %by_zero_2, %by_minus_one_2 : vector<8xi1>
            %divisor_2 = arith.select %unsafe_2, %c1_8xi32, %select_2_all : vector<8xi1>, vector<8xi32>
            %divided_f64_2 = arith.sitofp %add_1_each : vector<8xi32> to vector<8xf64>
            %divided_f64_3 = arith.sitofp %divisor_2 : vector<8xi32> to vector<8xf64>
            %ratio_1 = arith.divf %divided_f64_2, %divided_f64_3 : vector<8xf64>
            %quotient_1 = arith.fptosi %ratio_1 : vector<8xf64> to vector<8xi32>
            %product_1 = arith.muli %quotient_1, %divisor_2 : vector<8xi32>
            %remainder_1 = arith.subi %add_1_each, %product_1 : vector<8xi32>
            %rem_trunc_5 = arith.select %by_minus_one_2, %c0_8xi32, %remainder_1 : vector<8xi1>, vector<8xi32>
            %rem_trunc_6 = arith.select %by_zero_2, %c0_8xi32, %rem_trunc_5 : vector<8xi1>, vector<8xi32>
            %bit_xor_2 = arith.xori %rem_trunc_6, %cells_shape_1_all : vector<8xi32>
            %lt_4 = arith.cmpi slt, %bit_xor_2, %c0_8xi32 : vector<8xi32>
            %ne_2 = arith.cmpi ne, %rem_trunc_6, %c0_8xi32 : vector<8xi32>
            %logical_and_3 = arith.andi %ne_2, %lt_4 : vector<8xi1>
            %add_10 = arith.addi %rem_trunc_6, %cells_shape_1_all : vector<8xi32>
            %select_4 = arith.select %logical_and_3, %add_10, %rem_trunc_6 : vector<8xi1>, vector<8xi32>
            %lt_5 = arith.cmpi ult, %select_4, %cells_shape_1_all : vector<8xi32>
            %logical_and_4 = arith.andi %lt_2_all, %lt_5 : vector<8xi1>
            %add_11 = arith.addi %mul_2_all, %select_4 : vector<8xi32>
            %cells_at_1 = llvm.getelementptr %cells[%add_11] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
            %cells_value_1 = llvm.intr.masked.gather %cells_at_1, %logical_and_4, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
            %add_12 = arith.addi %neighbours_value_1, %cells_value_1 : vector<8xi32>
            llvm.store %add_12, %neighbours : vector<8xi32>, !llvm.ptr
            %neighbours_value_2 = llvm.load %neighbours : !llvm.ptr -> vector<8xi32>
            %add_13 = arith.addi %add_1, %c1_i32 : i32
            %add_13_all = vector.broadcast %add_13 : i32 to vector<8xi32>
            %add_13_each = arith.addi %add_13_all, %iota_8xi32 : vector<8xi32>
            %by_zero_3 = arith.cmpi eq, %select_2_all, %c0_8xi32 : vector<8xi32>
            %by_minus_one_3 = arith.cmpi eq, %select_2_all, %c-1_8xi32 : vector<8xi32>
            %unsafe_3 = arith.ori %by_zero_3, %by_minus_one_3 : vector<8xi1>
            %divisor_3 = arith.select %unsafe_3, %c1_8xi32, %select_2_all : vector<8xi1>, vector<8xi32>
            %divided_f64_4 = arith.sitofp %add_13_each : vector<8xi32> to vector<8xf64>
            %divided_f64_5 = arith.sitofp %divisor_3 : vector<8xi32> to vector<8xf64>
            %ratio_2 = arith.divf %divided_f64_4, %divided_f64_5 : vector<8xf64>
            %quotient_2 = arith.fptosi %ratio_2 : vector<8xf64> to vector<8xi32>
            %product_2 = arith.muli %quotient_2, %divisor_3 : vector<8xi32>
            %remainder_2 = arith.subi %add_13_each, %product_2 : vector<8xi32>
            %rem_trunc_7 = arith.select %by_minus_one_3, %c0_8xi32, %remainder_2 : vector<8xi1>, vector<8xi32>
            %rem_trunc_8 = arith.select %by_zero_3, %c0_8xi32, %rem_trunc_7 : vector<8xi1>, vector<8xi32>
            %bit_xor_3 = arith.xori %rem_trunc_8, %cells_shape_1_all : vector<8xi32>
            %lt_6 = arith.cmpi slt, %bit_xor_3, %c0_8xi32 : vector<8xi32>
            %ne_3 = arith.cmpi ne, %rem_trunc_8, %c0_8xi32 : vector<8xi32>
            %logical_and_5 = arith.andi %ne_3, %lt_6 : vector<8xi1>
            %add_14 = arith.addi %rem_trunc_8, %cells_shape_1_all : vector<8xi32>
            %select_5 = arith.select %logical_and_5, %add_14, %rem_trunc_8 : vector<8xi1>, vector<8xi32>
            %lt_7 = arith.cmpi ult, %select_5, %cells_shape_1_all : vector<8xi32>
            %logical_and_6 = arith.andi %lt_2_all, %lt_7 : vector<8xi1>
            %add_15 = arith.addi %mul_2_all, %select_5 : vector<8xi32>
            %cells_at_2 = llvm.getelementptr %cells[%add_15] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
            %cells_value_2 = llvm.intr.masked.gather %cells_at_2, %logical_and_6, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
            %add_16 = arith.addi %neighbours_value_2, %cells_value_2 : vector<8xi32>
            llvm.store %add_16, %neighbours : vector<8xi32>, !llvm.ptr
            %neighbours_value_3 = llvm.load %neighbours : !llvm.ptr -> vector<8xi32>
            %by_zero_4 = arith.cmpi eq, %select, %c0_i32 : i32
            %by_minus_one_4 = arith.cmpi eq, %select, %c-1_i32 : i32
            %unsafe_4 = arith.ori %by_zero_4, %by_minus_one_4 : i1
            %divisor_4 = arith.select %unsafe_4, %c1_i32, %select : i32
            %rem_trunc_9 = arith.remsi %add, %divisor_4 : i32
            %rem_trunc_10 = arith.select %by_minus_one_4, %c0_i32, %rem_trunc_9 : i32
            %rem_trunc_11 = arith.select %by_zero_4, %c0_i32, %rem_trunc_10 : i32
            %bit_xor_4 = arith.xori %rem_trunc_11, %cells_shape_0 : i32
            %lt_8 = arith.cmpi slt, %bit_xor_4, %c0_i32 : i32
            %ne_4 = arith.cmpi ne, %rem_trunc_11, %c0_i32 : i32
            %logical_and_7 = arith.andi %ne_4, %lt_8 : i1
            %add_17 = arith.addi %rem_trunc_11, %cells_shape_0 : i32
            %select_6 = arith.select %logical_and_7, %add_17, %rem_trunc_11 : i32
            %lt_9 = arith.cmpi ult, %select_6, %cells_shape_0 : i32
            %mul_3 = arith.muli %select_6, %cells_shape_1 : i32
            %lt_9_all = vector.broadcast %lt_9 : i1 to vector<8xi1>
            %logical_and_8 = arith.andi %lt_9_all, %lt_3 : vector<8xi1>
            %mul_3_all = vector.broadcast %mul_3 : i32 to vector<8xi32>
            %add_18 = arith.addi %mul_3_all, %select_3 : vector<8xi32>
            %cells_at_3 = llvm.getelementptr %cells[%add_18] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
            %cells_value_3 = llvm.intr.masked.gather %cells_at_3, %logical_and_8, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
            %add_19 = arith.addi %neighbours_value_3, %cells_value_3 : vector<8xi32>
            llvm.store %add_19, %neighbours : vector<8xi32>, !llvm.ptr
            %neighbours_value_4 = llvm.load %neighbours : !llvm.ptr -> vector<8xi32>
            %logical_and_9 = arith.andi %lt_9_all, %lt_7 : vector<8xi1>
            %add_20 = arith.addi %mul_3_all, %select_5 : vector<8xi32>
            %cells_at_4 = llvm.getelementptr %cells[%add_20] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
            %cells_value_4 = llvm.intr.masked.gather %cells_at_4, %logical_and_9, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
            %add_21 = arith.addi %neighbours_value_4, %cells_value_4 : vector<8xi32>
            llvm.store %add_21, %neighbours : vector<8xi32>, !llvm.ptr
            %neighbours_value_5 = llvm.load %neighbours : !llvm.ptr -> vector<8xi32>
            %add_22 = arith.addi %add, %c1_i32 : i32
            %by_zero_5 = arith.cmpi eq, %select, %c0_i32 : i32
            %by_minus_one_5 = arith.cmpi eq, %select, %c-1_i32 : i32
            %unsafe_5 = arith.ori %by_zero_5, %by_minus_one_5 : i1
            %divisor_5 = arith.select %unsafe_5, %c1_i32, %select : i32
            %rem_trunc_12 = arith.remsi %add_22, %divisor_5 : i32
            %rem_trunc_13 = arith.select %by_minus_one_5, %c0_i32, %rem_trunc_12 : i32
            %rem_trunc_14 = arith.select %by_zero_5, %c0_i32, %rem_trunc_13 : i32
            %bit_xor_5 = arith.xori %rem_trunc_14, %cells_shape_0 : i32
            %lt_10 = arith.cmpi slt, %bit_xor_5, %c0_i32 : i32
            %ne_5 = arith.cmpi ne, %rem_trunc_14, %c0_i32 : i32
            %logical_and_10 = arith.andi %ne_5, %lt_10 : i1
            %add_23 = arith.addi %rem_trunc_14, %cells_shape_0 : i32
            %select_7 = arith.select %logical_and_10, %add_23, %rem_trunc_14 : i32
            %lt_11 = arith.cmpi ult, %select_7, %cells_shape_0 : i32
            %mul_4 = arith.muli %select_7, %cells_shape_1 : i32
            %lt_11_all = vector.broadcast %lt_11 : i1 to vector<8xi1>
            %logical_and_11 = arith.andi %lt_11_all, %lt_3 : vector<8xi1>
            %mul_4_all = vector.broadcast %mul_4 : i32 to vector<8xi32>
            %add_24 = arith.addi %mul_4_all, %select_3 : vector<8xi32>
            %cells_at_5 = llvm.getelementptr %cells[%add_24] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
            %cells_value_5 = llvm.intr.masked.gather %cells_at_5, %logical_and_11, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
            %add_25 = arith.addi %neighbours_value_5, %cells_value_5 : vector<8xi32>
            llvm.store %add_25, %neighbours : vector<8xi32>, !llvm.ptr
            %neighbours_value_6 = llvm.load %neighbours : !llvm.ptr -> vector<8xi32>
            %logical_and_12 = arith.andi %lt_11_all, %lt_5 : vector<8xi1>
            %add_26 = arith.addi %mul_4_all, %select_4 : vector<8xi32>
            %cells_at_6 = llvm.getelementptr %cells[%add_26] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
            %cells_value_6 = llvm.intr.masked.gather %cells_at_6, %logical_and_12, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
            %add_27 = arith.addi %neighbours_value_6, %cells_value_6 : vector<8xi32>
            llvm.store %add_27, %neighbours : vector<8xi32>, !llvm.ptr
            %neighbours_value_7 = llvm.load %neighbours : !llvm.ptr -> vector<8xi32>
            %logical_and_13 = arith.andi %lt_11_all, %lt_7 : vector<8xi1>
            %add_28 = arith.addi %mul_4_all, %select_5 : vector<8xi32>
            %cells_at_7 = llvm.getelementptr %cells[%add_28] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
            %cells_value_7 = llvm.intr.masked.gather %cells_at_7, %logical_and_13, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
            %add_29 = arith.addi %neighbours_value_7, %cells_value_7 : vector<8xi32>
            llvm.store %add_29, %neighbours : vector<8xi32>, !llvm.ptr
            %neighbours_value_8 = llvm.load %neighbours : !llvm.ptr -> vector<8xi32>
            %eq = arith.cmpi eq, %neighbours_value_8, %c3_8xi32 : vector<8xi32>
            %any = vector.reduction <or>, %eq : vector<8xi1> into i1
            scf.if %any {
              %mul_5 = arith.muli %add, %out_shape_1 : i32
              %add_30 = arith.addi %mul_5, %add_1 : i32
              %out_at = llvm.getelementptr %out[%add_30] : (!llvm.ptr, i32) -> !llvm.ptr, i32
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
                %add_30 = arith.addi %mul_5, %add_1 : i32
                %cells_at_8 = llvm.getelementptr %cells[%add_30] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                %cells_value_8 = llvm.intr.masked.load %cells_at_8, %active, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
                %mul_6 = arith.muli %add, %out_shape_1 : i32
                %add_31 = arith.addi %mul_6, %add_1 : i32
                %out_at = llvm.getelementptr %out[%add_31] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                llvm.intr.masked.store %cells_value_8, %out_at, %active {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
              }
              %otherwise_1 = arith.xori %eq_1, %ctrue_8xi1 : vector<8xi1>
              %active_1 = arith.andi %otherwise, %otherwise_1 : vector<8xi1>
              %any_3 = vector.reduction <or>, %active_1 : vector<8xi1> into i1
              scf.if %any_3 {
                %lt_12 = arith.cmpi ult, %add, %out_shape_0 : i32
                %mul_5 = arith.muli %add, %out_shape_1 : i32
                %out_shape_1_all = vector.broadcast %out_shape_1 : i32 to vector<8xi32>
                %lt_13 = arith.cmpi ult, %add_1_each, %out_shape_1_all : vector<8xi32>
                %lt_12_all = vector.broadcast %lt_12 : i1 to vector<8xi1>
                %logical_and_14 = arith.andi %lt_12_all, %lt_13 : vector<8xi1>
                %add_30 = arith.addi %mul_5, %add_1 : i32
                %active_2 = arith.andi %active_1, %logical_and_14 : vector<8xi1>
                %out_at = llvm.getelementptr %out[%add_30] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                llvm.intr.masked.store %c0_8xi32, %out_at, %active_2 {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
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
              %add_3 = arith.addi %cells_shape_0, %c1_i32 : i32
              %le = arith.cmpi ule, %add_3, %c1_i32 : i32
              %select = arith.select %le, %c1_i32, %cells_shape_0 : i32
              %by_zero = arith.cmpi eq, %select, %c0_i32 : i32
              %by_minus_one = arith.cmpi eq, %select, %c-1_i32 : i32
              %unsafe = arith.ori %by_zero, %by_minus_one : i1
              %divisor = arith.select %unsafe, %c1_i32, %select : i32
              %rem_trunc = arith.remsi %add_2, %divisor : i32
              %rem_trunc_1 = arith.select %by_minus_one, %c0_i32, %rem_trunc : i32
              %rem_trunc_2 = arith.select %by_zero, %c0_i32, %rem_trunc_1 : i32
              %bit_xor = arith.xori %rem_trunc_2, %cells_shape_0 : i32
              %lt = arith.cmpi slt, %bit_xor, %c0_i32 : i32
              %ne = arith.cmpi ne, %rem_trunc_2, %c0_i32 : i32
              %logical_and = arith.andi %ne, %lt : i1
              %add_4 = arith.addi %rem_trunc_2, %cells_shape_0 : i32
              %select_1 = arith.select %logical_and, %add_4, %rem_trunc_2 : i32
              %add_5 = arith.addi %add_1, %c-1_i32 : i32
              %add_6 = arith.addi %cells_shape_1, %c1_i32 : i32
              %le_1 = arith.cmpi ule, %add_6, %c1_i32 : i32
              %select_2 = arith.select %le_1, %c1_i32, %cells_shape_1 : i32
              %add_5_all = vector.broadcast %add_5 : i32 to vector<8xi32>
              %add_5_each = arith.addi %add_5_all, %iota_8xi32 : vector<8xi32>
              %select_2_all = vector.broadcast %select_2 : i32 to vector<8xi32>
              %by_zero_1 = arith.cmpi eq, %select_2_all, %c0_8xi32 : vector<8xi32>
              %by_minus_one_1 = arith.cmpi eq, %select_2_all, %c-1_8xi32 : vector<8xi32>
              %unsafe_1 = arith.ori %by_zero_1, %by_minus_one_1 : vector<8xi1>
              %divisor_1 = arith.select %unsafe_1, %c1_8xi32, %select_2_all : vector<8xi1>, vector<8xi32>
              %divided_f64 = arith.sitofp %add_5_each : vector<8xi32> to vector<8xf64>
              %divided_f64_1 = arith.sitofp %divisor_1 : vector<8xi32> to vector<8xf64>
              %ratio = arith.divf %divided_f64, %divided_f64_1 : vector<8xf64>
              %quotient = arith.fptosi %ratio : vector<8xf64> to vector<8xi32>
              %product = arith.muli %quotient, %divisor_1 : vector<8xi32>
              %remainder = arith.subi %add_5_each, %product : vector<8xi32>
              %rem_trunc_3 = arith.select %by_minus_one_1, %c0_8xi32, %remainder : vector<8xi1>, vector<8xi32>
              %rem_trunc_4 = arith.select %by_zero_1, %c0_8xi32, %rem_trunc_3 : vector<8xi1>, vector<8xi32>
              %bit_xor_1 = arith.xori %rem_trunc_4, %cells_shape_1_all : vector<8xi32>
              %lt_1 = arith.cmpi slt, %bit_xor_1, %c0_8xi32 : vector<8xi32>
              %ne_1 = arith.cmpi ne, %rem_trunc_4, %c0_8xi32 : vector<8xi32>
              %logical_and_1 = arith.andi %ne_1, %lt_1 : vector<8xi1>
              %add_7 = arith.addi %rem_trunc_4, %cells_shape_1_all : vector<8xi32>
              %select_3 = arith.select %logical_and_1, %add_7, %rem_trunc_4 : vector<8xi1>, vector<8xi32>
              %lt_2 = arith.cmpi ult, %select_1, %cells_shape_0 : i32
              %mul_2 = arith.muli %select_1, %cells_shape_1 : i32
              %lt_3 = arith.cmpi ult, %select_3, %cells_shape_1_all : vector<8xi32>
              %lt_2_all = vector.broadcast %lt_2 : i1 to vector<8xi1>
              %logical_and_2 = arith.andi %lt_2_all, %lt_3 : vector<8xi1>
              %mul_2_all = vector.broadcast %mul_2 : i32 to vector<8xi32>
              %add_8 = arith.addi %mul_2_all, %select_3 : vector<8xi32>
              %active = arith.andi %logical_not, %logical_and_2 : vector<8xi1>
              %cells_at = llvm.getelementptr %cells[%add_8] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
              %cells_value = llvm.intr.masked.gather %cells_at, %active, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %add_9 = arith.addi %neighbours_value, %cells_value : vector<8xi32>
              llvm.store %add_9, %neighbours : vector<8xi32>, !llvm.ptr
              %neighbours_value_1 = llvm.load %neighbours : !llvm.ptr -> vector<8xi32>
              %by_zero_2 = arith.cmpi eq, %select_2_all, %c0_8xi32 : vector<8xi32>
              %by_minus_one_2 = arith.cmpi eq, %select_2_all, %c-1_8xi32 : vector<8xi32>
              %unsafe_2 = arith.ori %by_zero_2, %by_minus_one_2 : vector<8xi1>
              %divisor_2 = arith.select %unsafe_2, %c1_8xi32, %select_2_all : vector<8xi1>, vector<8xi32>
              %divided_f64_2 = arith.sitofp %add_1_each : vector<8xi32> to vector<8xf64>
              %divided_f64_3 = arith.sitofp %divisor_2 : vector<8xi32> to vector<8xf64>
              %ratio_1 = arith.divf %divided_f64_2, %divided_f64_3 : vector<8xf64>
              %quotient_1 = arith.fptosi %ratio_1 : vector<8xf64> to vector<8xi32>
              %product_1 = arith.muli %quotient_1, %divisor_2 : vector<8xi32>
              %remainder_1 = arith.subi %add_1_each, %product_1 : vector<8xi32>
              %rem_trunc_5 = arith.select %by_minus_one_2, %c0_8xi32, %remainder_1 : vector<8xi1>, vector<8xi32>
              %rem_trunc_6 = arith.select %by_zero_2, %c0_8xi32, %rem_trunc_5 : vector<8xi1>, vector<8xi32>
              %bit_xor_2 = arith.xori %rem_trunc_6, %cells_shape_1_all : vector<8xi32>
              %lt_4 = arith.cmpi slt, %bit_xor_2, %c0_8xi32 : vector<8xi32>
              %ne_2 = arith.cmpi ne, %rem_trunc_6, %c0_8xi32 : vector<8xi32>
              %logical_and_3 = arith.andi %ne_2, %lt_4 : vector<8xi1>
              %add_10 = arith.addi %rem_trunc_6, %cells_shape_1_all : vector<8xi32>
              %select_4 = arith.select %logical_and_3, %add_10, %rem_trunc_6 : vector<8xi1>, vector<8xi32>
              %lt_5 = arith.cmpi ult, %select_4, %cells_shape_1_all : vector<8xi32>
              %logical_and_4 = arith.andi %lt_2_all, %lt_5 : vector<8xi1>
              %add_11 = arith.addi %mul_2_all, %select_4 : vector<8xi32>
              %active_1 = arith.andi %logical_not, %logical_and_4 : vector<8xi1>
              %cells_at_1 = llvm.getelementptr %cells[%add_11] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
              %cells_value_1 = llvm.intr.masked.gather %cells_at_1, %active_1, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %add_12 = arith.addi %neighbours_value_1, %cells_value_1 : vector<8xi32>
              llvm.store %add_12, %neighbours : vector<8xi32>, !llvm.ptr
              %neighbours_value_2 = llvm.load %neighbours : !llvm.ptr -> vector<8xi32>
              %add_13 = arith.addi %add_1, %c1_i32 : i32
              %add_13_all = vector.broadcast %add_13 : i32 to vector<8xi32>
              %add_13_each = arith.addi %add_13_all, %iota_8xi32 : vector<8xi32>
              %by_zero_3 = arith.cmpi eq, %select_2_all, %c0_8xi32 : vector<8xi32>
              %by_minus_one_3 = arith.cmpi eq, %select_2_all, %c-1_8xi32 : vector<8xi32>
              %unsafe_3 = arith.ori %by_zero_3, %by_minus_one_3 : vector<8xi1>
              %divisor_3 = arith.select %unsafe_3, %c1_8xi32, %select_2_all : vector<8xi1>, vector<8xi32>
              %divided_f64_4 = arith.sitofp %add_13_each : vector<8xi32> to vector<8xf64>
              %divided_f64_5 = arith.sitofp %divisor_3 : vector<8xi32> to vector<8xf64>
              %ratio_2 = arith.divf %divided_f64_4, %divided_f64_5 : vector<8xf64>
              %quotient_2 = arith.fptosi %ratio_2 : vector<8xf64> to vector<8xi32>
              %product_2 = arith.muli %quotient_2, %divisor_3 : vector<8xi32>
              %remainder_2 = arith.subi %add_13_each, %product_2 : vector<8xi32>
              %rem_trunc_7 = arith.select %by_minus_one_3, %c0_8xi32, %remainder_2 : vector<8xi1>, vector<8xi32>
              %rem_trunc_8 = arith.select %by_zero_3, %c0_8xi32, %rem_trunc_7 : vector<8xi1>, vector<8xi32>
              %bit_xor_3 = arith.xori %rem_trunc_8, %cells_shape_1_all : vector<8xi32>
              %lt_6 = arith.cmpi slt, %bit_xor_3, %c0_8xi32 : vector<8xi32>
              %ne_3 = arith.cmpi ne, %rem_trunc_8, %c0_8xi32 : vector<8xi32>
              %logical_and_5 = arith.andi %ne_3, %lt_6 : vector<8xi1>
              %add_14 = arith.addi %rem_trunc_8, %cells_shape_1_all : vector<8xi32>
              %select_5 = arith.select %logical_and_5, %add_14, %rem_trunc_8 : vector<8xi1>, vector<8xi32>
              %lt_7 = arith.cmpi ult, %select_5, %cells_shape_1_all : vector<8xi32>
              %logical_and_6 = arith.andi %lt_2_all, %lt_7 : vector<8xi1>
              %add_15 = arith.addi %mul_2_all, %select_5 : vector<8xi32>
              %active_2 = arith.andi %logical_not, %logical_and_6 : vector<8xi1>
              %cells_at_2 = llvm.getelementptr %cells[%add_15] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
              %cells_value_2 = llvm.intr.masked.gather %cells_at_2, %active_2, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %add_16 = arith.addi %neighbours_value_2, %cells_value_2 : vector<8xi32>
              llvm.store %add_16, %neighbours : vector<8xi32>, !llvm.ptr
              %neighbours_value_3 = llvm.load %neighbours : !llvm.ptr -> vector<8xi32>
              %by_zero_4 = arith.cmpi eq, %select, %c0_i32 : i32
              %by_minus_one_4 = arith.cmpi eq, %select, %c-1_i32 : i32
              %unsafe_4 = arith.ori %by_zero_4, %by_minus_one_4 : i1
              %divisor_4 = arith.select %unsafe_4, %c1_i32, %select : i32
              %rem_trunc_9 = arith.remsi %add, %divisor_4 : i32
              %rem_trunc_10 = arith.select %by_minus_one_4, %c0_i32, %rem_trunc_9 : i32
              %rem_trunc_11 = arith.select %by_zero_4, %c0_i32, %rem_trunc_10 : i32
              %bit_xor_4 = arith.xori %rem_trunc_11, %cells_shape_0 : i32
              %lt_8 = arith.cmpi slt, %bit_xor_4, %c0_i32 : i32
              %ne_4 = arith.cmpi ne, %rem_trunc_11, %c0_i32 : i32
              %logical_and_7 = arith.andi %ne_4, %lt_8 : i1
              %add_17 = arith.addi %rem_trunc_11, %cells_shape_0 : i32
              %select_6 = arith.select %logical_and_7, %add_17, %rem_trunc_11 : i32
              %lt_9 = arith.cmpi ult, %select_6, %cells_shape_0 : i32
              %mul_3 = arith.muli %select_6, %cells_shape_1 : i32
              %lt_9_all = vector.broadcast %lt_9 : i1 to vector<8xi1>
              %logical_and_8 = arith.andi %lt_9_all, %lt_3 : vector<8xi1>
              %mul_3_all = vector.broadcast %mul_3 : i32 to vector<8xi32>
              %add_18 = arith.addi %mul_3_all, %select_3 : vector<8xi32>
              %active_3 = arith.andi %logical_not, %logical_and_8 : vector<8xi1>
              %cells_at_3 = llvm.getelementptr %cells[%add_18] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
              %cells_value_3 = llvm.intr.masked.gather %cells_at_3, %active_3, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %add_19 = arith.addi %neighbours_value_3, %cells_value_3 : vector<8xi32>
              llvm.store %add_19, %neighbours : vector<8xi32>, !llvm.ptr
              %neighbours_value_4 = llvm.load %neighbours : !llvm.ptr -> vector<8xi32>
              %logical_and_9 = arith.andi %lt_9_all, %lt_7 : vector<8xi1>
              %add_20 = arith.addi %mul_3_all, %select_5 : vector<8xi32>
              %active_4 = arith.andi %logical_not, %logical_and_9 : vector<8xi1>
              %cells_at_4 = llvm.getelementptr %cells[%add_20] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
              %cells_value_4 = llvm.intr.masked.gather %cells_at_4, %active_4, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %add_21 = arith.addi %neighbours_value_4, %cells_value_4 : vector<8xi32>
              llvm.store %add_21, %neighbours : vector<8xi32>, !llvm.ptr
              %neighbours_value_5 = llvm.load %neighbours : !llvm.ptr -> vector<8xi32>
              %add_22 = arith.addi %add, %c1_i32 : i32
              %by_zero_5 = arith.cmpi eq, %select, %c0_i32 : i32
              %by_minus_one_5 = arith.cmpi eq, %select, %c-1_i32 : i32
              %unsafe_5 = arith.ori %by_zero_5, %by_minus_one_5 : i1
              %divisor_5 = arith.select %unsafe_5, %c1_i32, %select : i32
              %rem_trunc_12 = arith.remsi %add_22, %divisor_5 : i32
              %rem_trunc_13 = arith.select %by_minus_one_5, %c0_i32, %rem_trunc_12 : i32
              %rem_trunc_14 = arith.select %by_zero_5, %c0_i32, %rem_trunc_13 : i32
              %bit_xor_5 = arith.xori %rem_trunc_14, %cells_shape_0 : i32
              %lt_10 = arith.cmpi slt, %bit_xor_5, %c0_i32 : i32
              %ne_5 = arith.cmpi ne, %rem_trunc_14, %c0_i32 : i32
              %logical_and_10 = arith.andi %ne_5, %lt_10 : i1
              %add_23 = arith.addi %rem_trunc_14, %cells_shape_0 : i32
              %select_7 = arith.select %logical_and_10, %add_23, %rem_trunc_14 : i32
              %lt_11 = arith.cmpi ult, %select_7, %cells_shape_0 : i32
              %mul_4 = arith.muli %select_7, %cells_shape_1 : i32
              %lt_11_all = vector.broadcast %lt_11 : i1 to vector<8xi1>
              %logical_and_11 = arith.andi %lt_11_all, %lt_3 : vector<8xi1>
              %mul_4_all = vector.broadcast %mul_4 : i32 to vector<8xi32>
              %add_24 = arith.addi %mul_4_all, %select_3 : vector<8xi32>
              %active_5 = arith.andi %logical_not, %logical_and_11 : vector<8xi1>
              %cells_at_5 = llvm.getelementptr %cells[%add_24] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
              %cells_value_5 = llvm.intr.masked.gather %cells_at_5, %active_5, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %add_25 = arith.addi %neighbours_value_5, %cells_value_5 : vector<8xi32>
              llvm.store %add_25, %neighbours : vector<8xi32>, !llvm.ptr
              %neighbours_value_6 = llvm.load %neighbours : !llvm.ptr -> vector<8xi32>
              %logical_and_12 = arith.andi %lt_11_all, %lt_5 : vector<8xi1>
              %add_26 = arith.addi %mul_4_all, %select_4 : vector<8xi32>
              %active_6 = arith.andi %logical_not, %logical_and_12 : vector<8xi1>
              %cells_at_6 = llvm.getelementptr %cells[%add_26] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
              %cells_value_6 = llvm.intr.masked.gather %cells_at_6, %active_6, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %add_27 = arith.addi %neighbours_value_6, %cells_value_6 : vector<8xi32>
              llvm.store %add_27, %neighbours : vector<8xi32>, !llvm.ptr
              %neighbours_value_7 = llvm.load %neighbours : !llvm.ptr -> vector<8xi32>
              %logical_and_13 = arith.andi %lt_11_all, %lt_7 : vector<8xi1>
              %add_28 = arith.addi %mul_4_all, %select_5 : vector<8xi32>
              %active_7 = arith.andi %logical_not, %logical_and_13 : vector<8xi1>
              %cells_at_7 = llvm.getelementptr %cells[%add_28] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
              %cells_value_7 = llvm.intr.masked.gather %cells_at_7, %active_7, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %add_29 = arith.addi %neighbours_value_7, %cells_value_7 : vector<8xi32>
              llvm.store %add_29, %neighbours : vector<8xi32>, !llvm.ptr
              %neighbours_value_8 = llvm.load %neighbours : !llvm.ptr -> vector<8xi32>
              %eq = arith.cmpi eq, %neighbours_value_8, %c3_8xi32 : vector<8xi32>
              %active_8 = arith.andi %logical_not, %eq : vector<8xi1>
              %any_1 = vector.reduction <or>, %active_8 : vector<8xi1> into i1
              scf.if %any_1 {
                %lt_12 = arith.cmpi ult, %add, %out_shape_0 : i32
                %mul_5 = arith.muli %add, %out_shape_1 : i32
                %out_shape_1_all = vector.broadcast %out_shape_1 : i32 to vector<8xi32>
                %lt_13 = arith.cmpi ult, %add_1_each, %out_shape_1_all : vector<8xi32>
                %lt_12_all = vector.broadcast %lt_12 : i1 to vector<8xi1>
                %logical_and_14 = arith.andi %lt_12_all, %lt_13 : vector<8xi1>
                %add_30 = arith.addi %mul_5, %add_1 : i32
                %active_9 = arith.andi %active_8, %logical_and_14 : vector<8xi1>
                %out_at = llvm.getelementptr %out[%add_30] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                llvm.intr.masked.store %c1_8xi32, %out_at, %active_9 {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
              }
              %otherwise = arith.xori %eq, %ctrue_8xi1 : vector<8xi1>
              %active_9 = arith.andi %logical_not, %otherwise : vector<8xi1>
              %any_2 = vector.reduction <or>, %active_9 : vector<8xi1> into i1
              scf.if %any_2 {
                %eq_1 = arith.cmpi eq, %neighbours_value_8, %c2_8xi32 : vector<8xi32>
                %active_10 = arith.andi %active_9, %eq_1 : vector<8xi1>
                %any_3 = vector.reduction <or>, %active_10 : vector<8xi1> into i1
                scf.if %any_3 {
                  %lt_12 = arith.cmpi ult, %add, %cells_shape_0 : i32
                  %mul_5 = arith.muli %add, %cells_shape_1 : i32
                  %lt_13 = arith.cmpi ult, %add_1_each, %cells_shape_1_all : vector<8xi32>
                  %lt_12_all = vector.broadcast %lt_12 : i1 to vector<8xi1>
                  %logical_and_14 = arith.andi %lt_12_all, %lt_13 : vector<8xi1>
                  %add_30 = arith.addi %mul_5, %add_1 : i32
                  %active_11 = arith.andi %active_10, %logical_and_14 : vector<8xi1>
                  %cells_at_8 = llvm.getelementptr %cells[%add_30] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                  %cells_value_8 = llvm.intr.masked.load %cells_at_8, %active_11, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
                  %lt_14 = arith.cmpi ult, %add, %out_shape_0 : i32
                  %mul_6 = arith.muli %add, %out_shape_1 : i32
                  %out_shape_1_all = vector.broadcast %out_shape_1 : i32 to vector<8xi32>
                  %lt_15 = arith.cmpi ult, %add_1_each, %out_shape_1_all : vector<8xi32>
                  %lt_14_all = vector.broadcast %lt_14 : i1 to vector<8xi1>
                  %logical_and_15 = arith.andi %lt_14_all, %lt_15 : vector<8xi1>
                  %add_31 = arith.addi %mul_6, %add_1 : i32
                  %active_12 = arith.andi %active_10, %logical_and_15 : vector<8xi1>
                  %out_at = llvm.getelementptr %out[%add_31] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                  llvm.intr.masked.store %cells_value_8, %out_at, %active_12 {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
                }
                %otherwise_1 = arith.xori %eq_1, %ctrue_8xi1 : vector<8xi1>
                %active_11 = arith.andi %active_9, %otherwise_1 : vector<8xi1>
                %any_4 = vector.reduction <or>, %active_11 : vector<8xi1> into i1
                scf.if %any_4 {
                  %lt_12 = arith.cmpi ult, %add, %out_shape_0 : i32
                  %mul_5 = arith.muli %add, %out_shape_1 : i32
                  %out_shape_1_all = vector.broadcast %out_shape_1 : i32 to vector<8xi32>
                  %lt_13 = arith.cmpi ult, %add_1_each, %out_shape_1_all : vector<8xi32>
                  %lt_12_all = vector.broadcast %lt_12 : i1 to vector<8xi1>
                  %logical_and_14 = arith.andi %lt_12_all, %lt_13 : vector<8xi1>
                  %add_30 = arith.addi %mul_5, %add_1 : i32
                  %active_12 = arith.andi %active_11, %logical_and_14 : vector<8xi1>
                  %out_at = llvm.getelementptr %out[%add_30] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                  llvm.intr.masked.store %c0_8xi32, %out_at, %active_12 {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
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
