module {
  func.func @im2col(%picture: !llvm.ptr {llvm.noalias, llvm.readonly}, %columns: !llvm.ptr {llvm.noalias},
      %across: i32, %picture_shape_0: i32, %picture_shape_1: i32, %picture_shape_2: i32,
      %columns_shape_0: i32, %columns_shape_1: i32, %cube_count_x: i32, %cube_count_y: i32,
      %cube_count_z: i32, %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c256_i32 = arith.constant 256 : i32
    %c1_i32 = arith.constant 1 : i32
    %c8_i32 = arith.constant 8 : i32
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %c0_8xi32 = arith.constant dense<0> : vector<8xi32>
    %c9_8xi32 = arith.constant dense<9> : vector<8xi32>
    %c3_8xi32 = arith.constant dense<3> : vector<8xi32>
    %c-1_8xi32 = arith.constant dense<-1> : vector<8xi32>
    %c1_8xi32 = arith.constant dense<1> : vector<8xi32>
    %c-1_i32 = arith.constant -1 : i32
    %c0.0_8xf32 = arith.constant dense<0.0> : vector<8xf32>
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %cube_pos_x = arith.trunci %cube : i64 to i32
      %mul = arith.muli %cube_pos_x, %c256_i32 : i32
      %max = arith.maxui %columns_shape_1, %c1_i32 : i32
      %eq = arith.cmpi eq, %columns_shape_1, %c0_i32 : i32
      scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
        %absolute_pos = arith.addi %mul, %unit_pos_x : i32
        %absolute_pos_all = vector.broadcast %absolute_pos : i32 to vector<8xi32>
        %absolute_pos_each = arith.addi %absolute_pos_all, %iota_8xi32 : vector<8xi32>
        %max_all = vector.broadcast %max : i32 to vector<8xi32>
        %divided_f64 = arith.uitofp %absolute_pos_each : vector<8xi32> to vector<8xf64>
        %divided_f64_1 = arith.uitofp %max_all : vector<8xi32> to vector<8xf64>
        %ratio = arith.divf %divided_f64, %divided_f64_1 : vector<8xf64>
        %quotient = arith.fptoui %ratio : vector<8xf64> to vector<8xi32>
        %product = arith.muli %quotient, %max_all : vector<8xi32>
        %remainder = arith.subi %absolute_pos_each, %product : vector<8xi32>
        %divided_f64_2 = arith.uitofp %absolute_pos_each : vector<8xi32> to vector<8xf64>
        %divided_f64_3 = arith.uitofp %max_all : vector<8xi32> to vector<8xf64>
        %ratio_1 = arith.divf %divided_f64_2, %divided_f64_3 : vector<8xf64>
        %quotient_1 = arith.fptoui %ratio_1 : vector<8xf64> to vector<8xi32>
        %eq_all = vector.broadcast %eq : i1 to vector<8xi1>
        %line = arith.select %eq_all, %c0_8xi32, %quotient_1 : vector<8xi1>, vector<8xi32>
        %columns_shape_0_all = vector.broadcast %columns_shape_0 : i32 to vector<8xi32>
        %lt = arith.cmpi ult, %line, %columns_shape_0_all : vector<8xi32>
        %any = vector.reduction <or>, %lt : vector<8xi1> into i1
        scf.if %any {
          %channel = arith.divsi %line, %c9_8xi32 : vector<8xi32>
          %tap = arith.remsi %line, %c9_8xi32 : vector<8xi32>
          %down = arith.divsi %tap, %c3_8xi32 : vector<8xi32>
          %right = arith.remsi %tap, %c3_8xi32 : vector<8xi32>
          %add = arith.addi %across, %c1_i32 : i32
          %le = arith.cmpi ule, %add, %c1_i32 : i32
          %select = arith.select %le, %c1_i32, %across : i32
          %select_all = vector.broadcast %select : i32 to vector<8xi32>
          %by_zero = arith.cmpi eq, %select_all, %c0_8xi32 : vector<8xi32>
          %by_minus_one = arith.cmpi eq, %select_all, %c-1_8xi32 : vector<8xi32>
          %unsafe = arith.ori %by_zero, %by_minus_one : vector<8xi1>
          %divisor = arith.select %unsafe, %c1_8xi32, %select_all : vector<8xi1>, vector<8xi32>
          %divided_f64_4 = arith.sitofp %remainder : vector<8xi32> to vector<8xf64>
          %divided_f64_5 = arith.sitofp %divisor : vector<8xi32> to vector<8xf64>
          %ratio_2 = arith.divf %divided_f64_4, %divided_f64_5 : vector<8xf64>
          %quotient_2 = arith.fptosi %ratio_2 : vector<8xf64> to vector<8xi32>
          %div_trunc = arith.subi %c0_8xi32, %remainder : vector<8xi32>
          %div_trunc_1 = arith.select %by_minus_one, %div_trunc, %quotient_2 : vector<8xi1>, vector<8xi32>
          %div_trunc_2 = arith.select %by_zero, %c0_8xi32, %div_trunc_1 : vector<8xi1>, vector<8xi32>
          %mul_1 = arith.muli %div_trunc_2, %select_all : vector<8xi32>
          %sub = arith.subi %remainder, %mul_1 : vector<8xi32>
          %across_all = vector.broadcast %across : i32 to vector<8xi32>
          %bit_xor = arith.xori %sub, %across_all : vector<8xi32>
          %lt_1 = arith.cmpi slt, %bit_xor, %c0_8xi32 : vector<8xi32>
          %ne = arith.cmpi ne, %sub, %c0_8xi32 : vector<8xi32>
          %logical_and = arith.andi %ne, %lt_1 : vector<8xi1>
          %sub_1 = arith.subi %div_trunc_2, %c1_8xi32 : vector<8xi32>
          %select_1 = arith.select %logical_and, %sub_1, %div_trunc_2 : vector<8xi1>, vector<8xi32>
          %eq_1 = arith.cmpi eq, %across, %c-1_i32 : i32
          %neg = arith.subi %c0_8xi32, %remainder : vector<8xi32>
          %eq_1_all = vector.broadcast %eq_1 : i1 to vector<8xi1>
          %select_2 = arith.select %eq_1_all, %neg, %select_1 : vector<8xi1>, vector<8xi32>
          %eq_2 = arith.cmpi eq, %across, %c0_i32 : i32
          %eq_2_all = vector.broadcast %eq_2 : i1 to vector<8xi1>
          %y = arith.select %eq_2_all, %c0_8xi32, %select_2 : vector<8xi1>, vector<8xi32>
          %by_zero_1 = arith.cmpi eq, %select_all, %c0_8xi32 : vector<8xi32>
          %by_minus_one_1 = arith.cmpi eq, %select_all, %c-1_8xi32 : vector<8xi32>
          %unsafe_1 = arith.ori %by_zero_1, %by_minus_one_1 : vector<8xi1>
          %divisor_1 = arith.select %unsafe_1, %c1_8xi32, %select_all : vector<8xi1>, vector<8xi32>
          %divided_f64_6 = arith.sitofp %remainder : vector<8xi32> to vector<8xf64>
          %divided_f64_7 = arith.sitofp %divisor_1 : vector<8xi32> to vector<8xf64>
          %ratio_3 = arith.divf %divided_f64_6, %divided_f64_7 : vector<8xf64>
          %quotient_3 = arith.fptosi %ratio_3 : vector<8xf64> to vector<8xi32>
          %product_1 = arith.muli %quotient_3, %divisor_1 : vector<8xi32>
          %remainder_1 = arith.subi %remainder, %product_1 : vector<8xi32>
          %rem_trunc = arith.select %by_minus_one_1, %c0_8xi32, %remainder_1 : vector<8xi1>, vector<8xi32>
          %rem_trunc_1 = arith.select %by_zero_1, %c0_8xi32, %rem_trunc : vector<8xi1>, vector<8xi32>
          %bit_xor_1 = arith.xori %rem_trunc_1, %across_all : vector<8xi32>
          %lt_2 = arith.cmpi slt, %bit_xor_1, %c0_8xi32 : vector<8xi32>
          %ne_1 = arith.cmpi ne, %rem_trunc_1, %c0_8xi32 : vector<8xi32>
          %logical_and_1 = arith.andi %ne_1, %lt_2 : vector<8xi1>
          %add_1 = arith.addi %rem_trunc_1, %across_all : vector<8xi32>
          %x = arith.select %logical_and_1, %add_1, %rem_trunc_1 : vector<8xi1>, vector<8xi32>
          %sub_2 = arith.subi %y, %c1_8xi32 : vector<8xi32>
          %source_y = arith.addi %sub_2, %down : vector<8xi32>
          %sub_3 = arith.subi %x, %c1_8xi32 : vector<8xi32>
          %source_x = arith.addi %sub_3, %right : vector<8xi32>
          %picture_shape_0_all = vector.broadcast %picture_shape_0 : i32 to vector<8xi32>
          %lt_3 = arith.cmpi ult, %channel, %picture_shape_0_all : vector<8xi32>
          %mul_2 = arith.muli %picture_shape_1, %picture_shape_2 : i32
          %mul_2_all = vector.broadcast %mul_2 : i32 to vector<8xi32>
          %mul_3 = arith.muli %channel, %mul_2_all : vector<8xi32>
          %picture_shape_1_all = vector.broadcast %picture_shape_1 : i32 to vector<8xi32>
          %lt_4 = arith.cmpi ult, %source_y, %picture_shape_1_all : vector<8xi32>
          %logical_and_2 = arith.andi %lt_3, %lt_4 : vector<8xi1>
          %picture_shape_2_all = vector.broadcast %picture_shape_2 : i32 to vector<8xi32>
          %mul_4 = arith.muli %source_y, %picture_shape_2_all : vector<8xi32>
          %add_2 = arith.addi %mul_3, %mul_4 : vector<8xi32>
          %lt_5 = arith.cmpi ult, %source_x, %picture_shape_2_all : vector<8xi32>
          %logical_and_3 = arith.andi %logical_and_2, %lt_5 : vector<8xi1>
          %add_3 = arith.addi %add_2, %source_x : vector<8xi32>
          %active = arith.andi %lt, %logical_and_3 : vector<8xi1>
          %picture_at = llvm.getelementptr %picture[%add_3] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
          %picture_value = llvm.intr.masked.gather %picture_at, %active, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %columns_shape_1_all = vector.broadcast %columns_shape_1 : i32 to vector<8xi32>
          %mul_5 = arith.muli %line, %columns_shape_1_all : vector<8xi32>
          %lt_6 = arith.cmpi ult, %remainder, %columns_shape_1_all : vector<8xi32>
          %add_4 = arith.addi %mul_5, %remainder : vector<8xi32>
          %active_1 = arith.andi %lt, %lt_6 : vector<8xi1>
          %columns_at = llvm.getelementptr %columns[%add_4] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
          llvm.intr.masked.scatter %picture_value, %columns_at, %active_1 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
        }
      }
    }
    return
  }
}
