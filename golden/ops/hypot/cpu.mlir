#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func @hypot_kernel(%x: !llvm.ptr {llvm.noalias, llvm.readonly},
      %y: !llvm.ptr {llvm.noalias, llvm.readonly}, %out: !llvm.ptr {llvm.noalias}, %out_length: i32,
      %cube_count_x: i32, %cube_count_y: i32, %cube_count_z: i32, %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c256_i32 = arith.constant 256 : i32
    %c255_i32 = arith.constant 255 : i32
    %c8_i32 = arith.constant 8 : i32
    %c1.0e18_8xf32 = arith.constant dense<1.0e+18> : vector<8xf32>
    %c8.271806e-25_8xf32 = arith.constant dense<8.271806e-25> : vector<8xf32>
    %c1.0_8xf32 = arith.constant dense<1.0> : vector<8xf32>
    %c1.0e-12_8xf32 = arith.constant dense<1.0e-12> : vector<8xf32>
    %c1.23794004e27_8xf32 = arith.constant dense<1.23794004e+27> : vector<8xf32>
    %c-2_8xi32 = arith.constant dense<-2> : vector<8xi32>
    %c1.2089258e24_8xf32 = arith.constant dense<1.2089258e+24> : vector<8xf32>
    %c8.077936e-28_8xf32 = arith.constant dense<8.077936e-28> : vector<8xf32>
    %c2147483647_8xi32 = arith.constant dense<2147483647> : vector<8xi32>
    %c2139095040_8xi32 = arith.constant dense<2139095040> : vector<8xi32>
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %c0.0_8xf32 = arith.constant dense<0.0> : vector<8xf32>
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %cube_pos_x = arith.trunci %cube : i64 to i32
      %mul = arith.muli %cube_pos_x, %c256_i32 : i32
      %i_last = llvm.intr.uadd.sat(%mul, %c255_i32) : (i32, i32) -> i32
      %full = arith.cmpi ult, %i_last, %out_length : i32
      scf.if %full {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
          %i = arith.addi %mul, %unit_pos_x : i32
          %x_at = llvm.getelementptr %x[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %x_value = llvm.load %x_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %y_at = llvm.getelementptr %y[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %y_value = llvm.load %y_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %a = math.absf %x_value : vector<8xf32>
          %b = math.absf %y_value : vector<8xf32>
          %gt = arith.cmpf ogt, %a, %b : vector<8xf32>
          %high = arith.select %gt, %a, %b : vector<8xi1>, vector<8xf32>
          %gt_1 = arith.cmpf ogt, %high, %c1.0e18_8xf32 : vector<8xf32>
          %factor = arith.select %gt_1, %c8.271806e-25_8xf32, %c1.0_8xf32 : vector<8xi1>, vector<8xf32>
          %lt = arith.cmpf olt, %high, %c1.0e-12_8xf32 : vector<8xf32>
          %select = arith.select %lt, %c1.23794004e27_8xf32, %factor : vector<8xi1>, vector<8xf32>
          %mul_1 = arith.mulf %a, %select : vector<8xf32>
          %bitcast = arith.bitcast %mul_1 : vector<8xf32> to vector<8xi32>
          %min = arith.minui %bitcast, %c-2_8xi32 : vector<8xi32>
          %p = arith.bitcast %min : vector<8xi32> to vector<8xf32>
          %mul_2 = arith.mulf %b, %select : vector<8xf32>
          %bitcast_1 = arith.bitcast %mul_2 : vector<8xf32> to vector<8xi32>
          %min_1 = arith.minui %bitcast_1, %c-2_8xi32 : vector<8xi32>
          %q = arith.bitcast %min_1 : vector<8xi32> to vector<8xf32>
          %mul_3 = arith.mulf %p, %p : vector<8xf32>
          %mul_4 = arith.mulf %q, %q : vector<8xf32>
          %add = arith.addf %mul_3, %mul_4 : vector<8xf32>
          %sqrt = math.sqrt %add : vector<8xf32>
          %factor_1 = arith.select %gt_1, %c1.2089258e24_8xf32, %c1.0_8xf32 : vector<8xi1>, vector<8xf32>
          %select_1 = arith.select %lt, %c8.077936e-28_8xf32, %factor_1 : vector<8xi1>, vector<8xf32>
          %length = arith.mulf %sqrt, %select_1 : vector<8xf32>
          %bitcast_2 = arith.bitcast %x_value : vector<8xf32> to vector<8xi32>
          %bit_and = arith.andi %bitcast_2, %c2147483647_8xi32 : vector<8xi32>
          %gt_2 = arith.cmpi ugt, %bit_and, %c2139095040_8xi32 : vector<8xi32>
          %bitcast_3 = arith.bitcast %y_value : vector<8xf32> to vector<8xi32>
          %bit_and_1 = arith.andi %bitcast_3, %c2147483647_8xi32 : vector<8xi32>
          %gt_3 = arith.cmpi ugt, %bit_and_1, %c2139095040_8xi32 : vector<8xi32>
          %logical_or = arith.ori %gt_2, %gt_3 : vector<8xi1>
          %add_1 = arith.addf %a, %b : vector<8xf32>
          %length_1 = arith.select %logical_or, %add_1, %length : vector<8xi1>, vector<8xf32>
          %eq = arith.cmpi eq, %bit_and, %c2139095040_8xi32 : vector<8xi32>
          %eq_1 = arith.cmpi eq, %bit_and_1, %c2139095040_8xi32 : vector<8xi32>
          %select_2 = arith.select %eq_1, %b, %length_1 : vector<8xi1>, vector<8xf32>
          %select_3 = arith.select %eq, %a, %select_2 : vector<8xi1>, vector<8xf32>
          %out_at = llvm.getelementptr %out[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %select_3, %out_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        }
      } else {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
          %i = arith.addi %mul, %unit_pos_x : i32
          %i_all = vector.broadcast %i : i32 to vector<8xi32>
          %i_each = arith.addi %i_all, %iota_8xi32 : vector<8xi32>
          %out_length_all = vector.broadcast %out_length : i32 to vector<8xi32>
          %lt = arith.cmpi ult, %i_each, %out_length_all : vector<8xi32>
          %any = vector.reduction <or>, %lt : vector<8xi1> into i1
          scf.if %any {
            %x_at = llvm.getelementptr %x[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %x_value = llvm.intr.masked.load %x_at, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %y_at = llvm.getelementptr %y[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %y_value = llvm.intr.masked.load %y_at, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %a = math.absf %x_value : vector<8xf32>
            %b = math.absf %y_value : vector<8xf32>
            %gt = arith.cmpf ogt, %a, %b : vector<8xf32>
            %high = arith.select %gt, %a, %b : vector<8xi1>, vector<8xf32>
            %gt_1 = arith.cmpf ogt, %high, %c1.0e18_8xf32 : vector<8xf32>
            %factor = arith.select %gt_1, %c8.271806e-25_8xf32, %c1.0_8xf32 : vector<8xi1>, vector<8xf32>
            %lt_1 = arith.cmpf olt, %high, %c1.0e-12_8xf32 : vector<8xf32>
            %select = arith.select %lt_1, %c1.23794004e27_8xf32, %factor : vector<8xi1>, vector<8xf32>
            %mul_1 = arith.mulf %a, %select : vector<8xf32>
            %bitcast = arith.bitcast %mul_1 : vector<8xf32> to vector<8xi32>
            %min = arith.minui %bitcast, %c-2_8xi32 : vector<8xi32>
            %p = arith.bitcast %min : vector<8xi32> to vector<8xf32>
            %mul_2 = arith.mulf %b, %select : vector<8xf32>
            %bitcast_1 = arith.bitcast %mul_2 : vector<8xf32> to vector<8xi32>
            %min_1 = arith.minui %bitcast_1, %c-2_8xi32 : vector<8xi32>
            %q = arith.bitcast %min_1 : vector<8xi32> to vector<8xf32>
            %mul_3 = arith.mulf %p, %p : vector<8xf32>
            %mul_4 = arith.mulf %q, %q : vector<8xf32>
            %add = arith.addf %mul_3, %mul_4 : vector<8xf32>
            %sqrt = math.sqrt %add : vector<8xf32>
            %factor_1 = arith.select %gt_1, %c1.2089258e24_8xf32, %c1.0_8xf32 : vector<8xi1>, vector<8xf32>
            %select_1 = arith.select %lt_1, %c8.077936e-28_8xf32, %factor_1 : vector<8xi1>, vector<8xf32>
            %length = arith.mulf %sqrt, %select_1 : vector<8xf32>
            %bitcast_2 = arith.bitcast %x_value : vector<8xf32> to vector<8xi32>
            %bit_and = arith.andi %bitcast_2, %c2147483647_8xi32 : vector<8xi32>
            %gt_2 = arith.cmpi ugt, %bit_and, %c2139095040_8xi32 : vector<8xi32>
            %bitcast_3 = arith.bitcast %y_value : vector<8xf32> to vector<8xi32>
            %bit_and_1 = arith.andi %bitcast_3, %c2147483647_8xi32 : vector<8xi32>
            %gt_3 = arith.cmpi ugt, %bit_and_1, %c2139095040_8xi32 : vector<8xi32>
            %logical_or = arith.ori %gt_2, %gt_3 : vector<8xi1>
            %add_1 = arith.addf %a, %b : vector<8xf32>
            %length_1 = arith.select %logical_or, %add_1, %length : vector<8xi1>, vector<8xf32>
            %eq = arith.cmpi eq, %bit_and, %c2139095040_8xi32 : vector<8xi32>
            %eq_1 = arith.cmpi eq, %bit_and_1, %c2139095040_8xi32 : vector<8xi32>
            %select_2 = arith.select %eq_1, %b, %length_1 : vector<8xi1>, vector<8xf32>
            %select_3 = arith.select %eq, %a, %select_2 : vector<8xi1>, vector<8xf32>
            %out_at = llvm.getelementptr %out[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.intr.masked.store %select_3, %out_at, %lt {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
          }
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
