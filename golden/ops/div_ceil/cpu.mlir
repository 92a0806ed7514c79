#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func @div_ceil_kernel(%x: !llvm.ptr {llvm.noalias, llvm.readonly},
      %y: !llvm.ptr {llvm.noalias, llvm.readonly}, %out: !llvm.ptr {llvm.noalias}, %out_length: i32,
      %cube_count_x: i32, %cube_count_y: i32, %cube_count_z: i32, %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c256_i32 = arith.constant 256 : i32
    %c255_i32 = arith.constant 255 : i32
    %c8_i32 = arith.constant 8 : i32
    %c1_8xi32 = arith.constant dense<1> : vector<8xi32>
    %c0_8xi32 = arith.constant dense<0> : vector<8xi32>
    %c-1_8xi32 = arith.constant dense<-1> : vector<8xi32>
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %cube_pos_x = arith.trunci %cube : i64 to i32
      %mul = arith.muli %cube_pos_x, %c256_i32 : i32
      %i_last = llvm.intr.uadd.sat(%mul, %c255_i32) : (i32, i32) -> i32
      %full = arith.cmpi ult, %i_last, %out_length : i32
      scf.if %full {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
          %i = arith.addi %mul, %unit_pos_x : i32
          %x_at = llvm.getelementptr %x[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          %x_value = llvm.load %x_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xi32>
          %y_at = llvm.getelementptr %y[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          %y_value = llvm.load %y_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xi32>
          %add = arith.addi %y_value, %c1_8xi32 : vector<8xi32>
          %le = arith.cmpi ule, %add, %c1_8xi32 : vector<8xi32>
          %select = arith.select %le, %c1_8xi32, %y_value : vector<8xi1>, vector<8xi32>
          %by_zero = arith.cmpi eq, %select, %c0_8xi32 : vector<8xi32>
          %by_minus_one = arith.cmpi eq, %select, %c-1_8xi32 : vector<8xi32>
          %unsafe = arith.ori %by_zero, %by_minus_one : vector<8xi1>
          %divisor = arith.select %unsafe, %c1_8xi32, %select : vector<8xi1>, vector<8xi32>
          %divided_f64 = arith.sitofp %x_value : vector<8xi32> to vector<8xf64>
          %divided_f64_1 = arith.sitofp %divisor : vector<8xi32> to vector<8xf64>
          %ratio = arith.divf %divided_f64, %divided_f64_1 : vector<8xf64>
          %quotient = arith.fptosi %ratio : vector<8xf64> to vector<8xi32>
          %div_trunc = arith.subi %c0_8xi32, %x_value : vector<8xi32>
          %div_trunc_1 = arith.select %by_minus_one, %div_trunc, %quotient : vector<8xi1>, vector<8xi32>
          %div_trunc_2 = arith.select %by_zero, %c0_8xi32, %div_trunc_1 : vector<8xi1>, vector<8xi32>
          %mul_1 = arith.muli %div_trunc_2, %select : vector<8xi32>
          %sub = arith.subi %x_value, %mul_1 : vector<8xi32>
          %ne = arith.cmpi ne, %sub, %c0_8xi32 : vector<8xi32>
          %bit_xor = arith.xori %sub, %y_value : vector<8xi32>
          %ge = arith.cmpi sge, %bit_xor, %c0_8xi32 : vector<8xi32>
          %logical_and = arith.andi %ne, %ge : vector<8xi1>
          %add_1 = arith.addi %div_trunc_2, %c1_8xi32 : vector<8xi32>
          %select_1 = arith.select %logical_and, %add_1, %div_trunc_2 : vector<8xi1>, vector<8xi32>
          %eq = arith.cmpi eq, %y_value, %c-1_8xi32 : vector<8xi32>
          %neg = arith.subi %c0_8xi32, %x_value : vector<8xi32>
          %select_2 = arith.select %eq, %neg, %select_1 : vector<8xi1>, vector<8xi32>
          %eq_1 = arith.cmpi eq, %y_value, %c0_8xi32 : vector<8xi32>
          %select_3 = arith.select %eq_1, %c0_8xi32, %select_2 : vector<8xi1>, vector<8xi32>
          %out_at = llvm.getelementptr %out[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          llvm.store %select_3, %out_at {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
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
            %x_at = llvm.getelementptr %x[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            %x_value = llvm.intr.masked.load %x_at, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
            %y_at = llvm.getelementptr %y[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            %y_value = llvm.intr.masked.load %y_at, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
            %add = arith.addi %y_value, %c1_8xi32 : vector<8xi32>
            %le = arith.cmpi ule, %add, %c1_8xi32 : vector<8xi32>
            %select = arith.select %le, %c1_8xi32, %y_value : vector<8xi1>, vector<8xi32>
            %by_zero = arith.cmpi eq, %select, %c0_8xi32 : vector<8xi32>
            %by_minus_one = arith.cmpi eq, %select, %c-1_8xi32 : vector<8xi32>
            %unsafe = arith.ori %by_zero, %by_minus_one : vector<8xi1>
            %divisor = arith.select %unsafe, %c1_8xi32, %select : vector<8xi1>, vector<8xi32>
            %divided_f64 = arith.sitofp %x_value : vector<8xi32> to vector<8xf64>
            %divided_f64_1 = arith.sitofp %divisor : vector<8xi32> to vector<8xf64>
            %ratio = arith.divf %divided_f64, %divided_f64_1 : vector<8xf64>
            %quotient = arith.fptosi %ratio : vector<8xf64> to vector<8xi32>
            %div_trunc = arith.subi %c0_8xi32, %x_value : vector<8xi32>
            %div_trunc_1 = arith.select %by_minus_one, %div_trunc, %quotient : vector<8xi1>, vector<8xi32>
            %div_trunc_2 = arith.select %by_zero, %c0_8xi32, %div_trunc_1 : vector<8xi1>, vector<8xi32>
            %mul_1 = arith.muli %div_trunc_2, %select : vector<8xi32>
            %sub = arith.subi %x_value, %mul_1 : vector<8xi32>
            %ne = arith.cmpi ne, %sub, %c0_8xi32 : vector<8xi32>
            %bit_xor = arith.xori %sub, %y_value : vector<8xi32>
            %ge = arith.cmpi sge, %bit_xor, %c0_8xi32 : vector<8xi32>
            %logical_and = arith.andi %ne, %ge : vector<8xi1>
            %add_1 = arith.addi %div_trunc_2, %c1_8xi32 : vector<8xi32>
            %select_1 = arith.select %logical_and, %add_1, %div_trunc_2 : vector<8xi1>, vector<8xi32>
            %eq = arith.cmpi eq, %y_value, %c-1_8xi32 : vector<8xi32>
            %neg = arith.subi %c0_8xi32, %x_value : vector<8xi32>
            %select_2 = arith.select %eq, %neg, %select_1 : vector<8xi1>, vector<8xi32>
            %eq_1 = arith.cmpi eq, %y_value, %c0_8xi32 : vector<8xi32>
            %select_3 = arith.select %eq_1, %c0_8xi32, %select_2 : vector<8xi1>, vector<8xi32>
            %out_at = llvm.getelementptr %out[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            llvm.intr.masked.store %select_3, %out_at, %lt {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
          }
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
