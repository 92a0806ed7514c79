#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func @cbrt_kernel(%x: !llvm.ptr {llvm.noalias, llvm.readonly}, %out: !llvm.ptr {llvm.noalias},
      %out_length: i32, %cube_count_x: i32, %cube_count_y: i32, %cube_count_z: i32, %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c256_i32 = arith.constant 256 : i32
    %c255_i32 = arith.constant 255 : i32
    %c8_i32 = arith.constant 8 : i32
    %c2147483647_8xi32 = arith.constant dense<2147483647> : vector<8xi32>
    %c8388608_8xi32 = arith.constant dense<8388608> : vector<8xi32>
    %c1_8xi32 = arith.constant dense<1> : vector<8xi32>
    %c23_8xi32 = arith.constant dense<23> : vector<8xi32>
    %c2_8xi32 = arith.constant dense<2> : vector<8xi32>
    %c3_8xi32 = arith.constant dense<3> : vector<8xi32>
    %c43_8xi32 = arith.constant dense<43> : vector<8xi32>
    %c-0.0004321014_8xf32 = arith.constant dense<-0.0004321014> : vector<8xf32>
    %c0.009583833_8xf32 = arith.constant dense<0.009583833> : vector<8xf32>
    %c-0.08377519_8xf32 = arith.constant dense<-0.08377519> : vector<8xf32>
    %c0.4491941_8xf32 = arith.constant dense<0.4491941> : vector<8xf32>
    %c0.6272944_8xf32 = arith.constant dense<0.6272944> : vector<8xf32>
    %c32768_8xi32 = arith.constant dense<32768> : vector<8xi32>
    %c-65536_8xi32 = arith.constant dense<-65536> : vector<8xi32>
    %c0.061728396_8xf32 = arith.constant dense<0.061728396> : vector<8xf32>
    %c-0.11111111_8xf32 = arith.constant dense<-0.11111111> : vector<8xf32>
    %c0.33333334_8xf32 = arith.constant dense<0.33333334> : vector<8xf32>
    %c50_8xi32 = arith.constant dense<50> : vector<8xi32>
    %c0_8xi32 = arith.constant dense<0> : vector<8xi32>
    %c127_8xi32 = arith.constant dense<127> : vector<8xi32>
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
          %bitcast = arith.bitcast %x_value : vector<8xf32> to vector<8xi32>
          %bits = arith.andi %bitcast, %c2147483647_8xi32 : vector<8xi32>
          %small = arith.cmpi slt, %bits, %c8388608_8xi32 : vector<8xi32>
          %shl_masked = arith.shli %bits, %c1_8xi32 : vector<8xi32>
          %cast = arith.sitofp %shl_masked : vector<8xi32> to vector<8xf32>
          %bitcast_1 = arith.bitcast %cast : vector<8xf32> to vector<8xi32>
          %scaled = arith.select %small, %bitcast_1, %bits : vector<8xi1>, vector<8xi32>
          %shr_masked = arith.shrsi %scaled, %c23_8xi32 : vector<8xi32>
          %add = arith.addi %shr_masked, %c2_8xi32 : vector<8xi32>
          %div_trunc = arith.divui %add, %c3_8xi32 : vector<8xi32>
          %third = arith.subi %div_trunc, %c43_8xi32 : vector<8xi32>
          %mul_1 = arith.muli %c3_8xi32, %third : vector<8xi32>
          %shl_masked_1 = arith.shli %mul_1, %c23_8xi32 : vector<8xi32>
          %sub = arith.subi %scaled, %shl_masked_1 : vector<8xi32>
          %y = arith.bitcast %sub : vector<8xi32> to vector<8xf32>
          %mul_2 = arith.mulf %y, %c-0.0004321014_8xf32 : vector<8xf32>
          %p = arith.addf %c0.009583833_8xf32, %mul_2 : vector<8xf32>
          %mul_3 = arith.mulf %y, %p : vector<8xf32>
          %p_1 = arith.addf %c-0.08377519_8xf32, %mul_3 : vector<8xf32>
          %mul_4 = arith.mulf %y, %p_1 : vector<8xf32>
          %p_2 = arith.addf %c0.4491941_8xf32, %mul_4 : vector<8xf32>
          %mul_5 = arith.mulf %y, %p_2 : vector<8xf32>
          %p_3 = arith.addf %c0.6272944_8xf32, %mul_5 : vector<8xf32>
          %bitcast_2 = arith.bitcast %p_3 : vector<8xf32> to vector<8xi32>
          %add_1 = arith.addi %bitcast_2, %c32768_8xi32 : vector<8xi32>
          %bit_and = arith.andi %add_1, %c-65536_8xi32 : vector<8xi32>
          %c = arith.bitcast %bit_and : vector<8xi32> to vector<8xf32>
          %mul_6 = arith.mulf %c, %c : vector<8xf32>
          %cube_1 = arith.mulf %mul_6, %c : vector<8xf32>
          %sub_1 = arith.subf %y, %cube_1 : vector<8xf32>
          %z = arith.divf %sub_1, %cube_1 : vector<8xf32>
          %mul_7 = arith.mulf %z, %c0.061728396_8xf32 : vector<8xf32>
          %add_2 = arith.addf %c-0.11111111_8xf32, %mul_7 : vector<8xf32>
          %mul_8 = arith.mulf %z, %add_2 : vector<8xf32>
          %add_3 = arith.addf %c0.33333334_8xf32, %mul_8 : vector<8xf32>
          %mul_9 = arith.mulf %z, %add_3 : vector<8xf32>
          %mul_10 = arith.mulf %c, %mul_9 : vector<8xf32>
          %root = arith.addf %c, %mul_10 : vector<8xf32>
          %select = arith.select %small, %c50_8xi32, %c0_8xi32 : vector<8xi1>, vector<8xi32>
          %power = arith.subi %third, %select : vector<8xi32>
          %add_4 = arith.addi %power, %c127_8xi32 : vector<8xi32>
          %shl_masked_2 = arith.shli %add_4, %c23_8xi32 : vector<8xi32>
          %bitcast_3 = arith.bitcast %shl_masked_2 : vector<8xi32> to vector<8xf32>
          %root_1 = arith.mulf %root, %bitcast_3 : vector<8xf32>
          %lt = arith.cmpi slt, %bitcast, %c0_8xi32 : vector<8xi32>
          %neg = arith.negf %root_1 : vector<8xf32>
          %root_2 = arith.select %lt, %neg, %root_1 : vector<8xi1>, vector<8xf32>
          %eq = arith.cmpi eq, %bits, %c0_8xi32 : vector<8xi32>
          %ge = arith.cmpi sge, %bits, %c2139095040_8xi32 : vector<8xi32>
          %logical_or = arith.ori %eq, %ge : vector<8xi1>
          %select_1 = arith.select %logical_or, %x_value, %root_2 : vector<8xi1>, vector<8xf32>
          %out_at = llvm.getelementptr %out[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %select_1, %out_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
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
            %bitcast = arith.bitcast %x_value : vector<8xf32> to vector<8xi32>
            %bits = arith.andi %bitcast, %c2147483647_8xi32 : vector<8xi32>
            %small = arith.cmpi slt, %bits, %c8388608_8xi32 : vector<8xi32>
            %shl_masked = arith.shli %bits, %c1_8xi32 : vector<8xi32>
            %cast = arith.sitofp %shl_masked : vector<8xi32> to vector<8xf32>
            %bitcast_1 = arith.bitcast %cast : vector<8xf32> to vector<8xi32>
            %scaled = arith.select %small, %bitcast_1, %bits : vector<8xi1>, vector<8xi32>
            %shr_masked = arith.shrsi %scaled, %c23_8xi32 : vector<8xi32>
            %add = arith.addi %shr_masked, %c2_8xi32 : vector<8xi32>
            %div_trunc = arith.divui %add, %c3_8xi32 : vector<8xi32>
            %third = arith.subi %div_trunc, %c43_8xi32 : vector<8xi32>
            %mul_1 = arith.muli %c3_8xi32, %third : vector<8xi32>
            %shl_masked_1 = arith.shli %mul_1, %c23_8xi32 : vector<8xi32>
            %sub = arith.subi %scaled, %shl_masked_1 : vector<8xi32>
            %y = arith.bitcast %sub : vector<8xi32> to vector<8xf32>
            %mul_2 = arith.mulf %y, %c-0.0004321014_8xf32 : vector<8xf32>
            %p = arith.addf %c0.009583833_8xf32, %mul_2 : vector<8xf32>
            %mul_3 = arith.mulf %y, %p : vector<8xf32>
            %p_1 = arith.addf %c-0.08377519_8xf32, %mul_3 : vector<8xf32>
            %mul_4 = arith.mulf %y, %p_1 : vector<8xf32>
            %p_2 = arith.addf %c0.4491941_8xf32, %mul_4 : vector<8xf32>
            %mul_5 = arith.mulf %y, %p_2 : vector<8xf32>
            %p_3 = arith.addf %c0.6272944_8xf32, %mul_5 : vector<8xf32>
            %bitcast_2 = arith.bitcast %p_3 : vector<8xf32> to vector<8xi32>
            %add_1 = arith.addi %bitcast_2, %c32768_8xi32 : vector<8xi32>
            %bit_and = arith.andi %add_1, %c-65536_8xi32 : vector<8xi32>
            %c = arith.bitcast %bit_and : vector<8xi32> to vector<8xf32>
            %mul_6 = arith.mulf %c, %c : vector<8xf32>
            %cube_1 = arith.mulf %mul_6, %c : vector<8xf32>
            %sub_1 = arith.subf %y, %cube_1 : vector<8xf32>
            %z = arith.divf %sub_1, %cube_1 : vector<8xf32>
            %mul_7 = arith.mulf %z, %c0.061728396_8xf32 : vector<8xf32>
            %add_2 = arith.addf %c-0.11111111_8xf32, %mul_7 : vector<8xf32>
            %mul_8 = arith.mulf %z, %add_2 : vector<8xf32>
            %add_3 = arith.addf %c0.33333334_8xf32, %mul_8 : vector<8xf32>
            %mul_9 = arith.mulf %z, %add_3 : vector<8xf32>
            %mul_10 = arith.mulf %c, %mul_9 : vector<8xf32>
            %root = arith.addf %c, %mul_10 : vector<8xf32>
            %select = arith.select %small, %c50_8xi32, %c0_8xi32 : vector<8xi1>, vector<8xi32>
            %power = arith.subi %third, %select : vector<8xi32>
            %add_4 = arith.addi %power, %c127_8xi32 : vector<8xi32>
            %shl_masked_2 = arith.shli %add_4, %c23_8xi32 : vector<8xi32>
            %bitcast_3 = arith.bitcast %shl_masked_2 : vector<8xi32> to vector<8xf32>
            %root_1 = arith.mulf %root, %bitcast_3 : vector<8xf32>
            %lt_1 = arith.cmpi slt, %bitcast, %c0_8xi32 : vector<8xi32>
            %neg = arith.negf %root_1 : vector<8xf32>
            %root_2 = arith.select %lt_1, %neg, %root_1 : vector<8xi1>, vector<8xf32>
            %eq = arith.cmpi eq, %bits, %c0_8xi32 : vector<8xi32>
            %ge = arith.cmpi sge, %bits, %c2139095040_8xi32 : vector<8xi32>
            %logical_or = arith.ori %eq, %ge : vector<8xi1>
            %select_1 = arith.select %logical_or, %x_value, %root_2 : vector<8xi1>, vector<8xf32>
            %out_at = llvm.getelementptr %out[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.intr.masked.store %select_1, %out_at, %lt {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
          }
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
