#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func @base64(%data: !llvm.ptr {llvm.noalias, llvm.readonly}, %out: !llvm.ptr {llvm.noalias},
      %size: i32, %data_length: i32, %out_length: i32, %cube_count_x: i32, %cube_count_y: i32,
      %cube_count_z: i32, %first_cube: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c256_i32 = arith.constant 256 : i32
    %c3_i32 = arith.constant 3 : i32
    %c765_i32 = arith.constant 765 : i32
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %c255_i32 = arith.constant 255 : i32
    %c8_i32 = arith.constant 8 : i32
    %c3_8xi32 = arith.constant dense<3> : vector<8xi32>
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %c4_i32 = arith.constant 4 : i32
    %c4_8xi32 = arith.constant dense<4> : vector<8xi32>
    %c0_8xi32 = arith.constant dense<0> : vector<8xi32>
    %c8_8xi32 = arith.constant dense<8> : vector<8xi32>
    %c31_8xi32 = arith.constant dense<31> : vector<8xi32>
    %c255_8xi32 = arith.constant dense<255> : vector<8xi32>
    %c1_8xi32 = arith.constant dense<1> : vector<8xi32>
    %slot = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c2_8xi32 = arith.constant dense<2> : vector<8xi32>
    %slot_1 = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c16_8xi32 = arith.constant dense<16> : vector<8xi32>
    %result = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c6_i32 = arith.constant 6 : i32
    %c63_8xi32 = arith.constant dense<63> : vector<8xi32>
    %code = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c26_8xi32 = arith.constant dense<26> : vector<8xi32>
    %c65_8xi32 = arith.constant dense<65> : vector<8xi32>
    %ctrue_8xi1 = arith.constant dense<true> : vector<8xi1>
    %c52_8xi32 = arith.constant dense<52> : vector<8xi32>
    %c71_8xi32 = arith.constant dense<71> : vector<8xi32>
    %c62_8xi32 = arith.constant dense<62> : vector<8xi32>
    %c43_8xi32 = arith.constant dense<43> : vector<8xi32>
    %c47_8xi32 = arith.constant dense<47> : vector<8xi32>
    %c61_8xi32 = arith.constant dense<61> : vector<8xi32>
    scf.for %cube = %first_cube to %last step %c1_i64 : i64 {
      %cube_pos_x = arith.trunci %cube : i64 to i32
      %mul = arith.muli %cube_pos_x, %c256_i32 : i32
      %first_first = arith.muli %c3_i32, %mul : i32
      %first_last = llvm.intr.uadd.sat(%first_first, %c765_i32) : (i32, i32) -> i32
      %full = arith.cmpi ult, %first_last, %size : i32
      %unit_first = arith.addi %first_first, %c1_i32 : i32
      %unit_last = llvm.intr.uadd.sat(%unit_first, %c765_i32) : (i32, i32) -> i32
      %full_1 = arith.cmpi ult, %unit_last, %size : i32
      %full_2 = arith.andi %full, %full_1 : i1
      %unit_first_1 = arith.addi %first_first, %c2_i32 : i32
      %unit_last_1 = llvm.intr.uadd.sat(%unit_first_1, %c765_i32) : (i32, i32) -> i32
      %full_3 = arith.cmpi ult, %unit_last_1, %size : i32
      %full_4 = arith.andi %full_2, %full_3 : i1
      %group_last = llvm.intr.uadd.sat(%mul, %c255_i32) : (i32, i32) -> i32
      %full_5 = arith.cmpi ult, %group_last, %out_length : i32
      %full_6 = arith.andi %full_4, %full_5 : i1
      scf.if %full_6 {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
          %group = arith.addi %mul, %unit_pos_x : i32
          %group_all = vector.broadcast %group : i32 to vector<8xi32>
          %group_each = arith.addi %group_all, %iota_8xi32 : vector<8xi32>
          %first = arith.muli %c3_8xi32, %group_each : vector<8xi32>
          %div_trunc = arith.divui %first, %c4_8xi32 : vector<8xi32>
          %data_length_all = vector.broadcast %data_length : i32 to vector<8xi32>
          %lt = arith.cmpi ult, %div_trunc, %data_length_all : vector<8xi32>
          %data_at = llvm.getelementptr %data[%div_trunc] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
          %data_value = llvm.intr.masked.gather %data_at, %lt, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
          %rem_trunc = arith.remui %first, %c4_8xi32 : vector<8xi32>
          %mul_1 = arith.muli %c8_8xi32, %rem_trunc : vector<8xi32>
          %count = arith.andi %mul_1, %c31_8xi32 : vector<8xi32>
          %shr_masked = arith.shrui %data_value, %count : vector<8xi32>
          %bit_and = arith.andi %shr_masked, %c255_8xi32 : vector<8xi32>
          %add = arith.addi %first, %c1_8xi32 : vector<8xi32>
          llvm.store %c0_8xi32, %slot : vector<8xi32>, !llvm.ptr
          %div_trunc_1 = arith.divui %add, %c4_8xi32 : vector<8xi32>
          %lt_1 = arith.cmpi ult, %div_trunc_1, %data_length_all : vector<8xi32>
          %data_at_1 = llvm.getelementptr %data[%div_trunc_1] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
          %data_value_1 = llvm.intr.masked.gather %data_at_1, %lt_1, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
          %rem_trunc_1 = arith.remui %add, %c4_8xi32 : vector<8xi32>
          %mul_2 = arith.muli %c8_8xi32, %rem_trunc_1 : vector<8xi32>
          %count_1 = arith.andi %mul_2, %c31_8xi32 : vector<8xi32>
          %shr_masked_1 = arith.shrui %data_value_1, %count_1 : vector<8xi32>
          %bit_and_1 = arith.andi %shr_masked_1, %c255_8xi32 : vector<8xi32>
          llvm.store %bit_and_1, %slot : vector<8xi32>, !llvm.ptr
          %slot_value = llvm.load %slot : !llvm.ptr -> vector<8xi32>
          %add_1 = arith.addi %first, %c2_8xi32 : vector<8xi32>
          llvm.store %c0_8xi32, %slot_1 : vector<8xi32>, !llvm.ptr
          %div_trunc_2 = arith.divui %add_1, %c4_8xi32 : vector<8xi32>
          %lt_2 = arith.cmpi ult, %div_trunc_2, %data_length_all : vector<8xi32>
          %data_at_2 = llvm.getelementptr %data[%div_trunc_2] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
          %data_value_2 = llvm.intr.masked.gather %data_at_2, %lt_2, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
          %rem_trunc_2 = arith.remui %add_1, %c4_8xi32 : vector<8xi32>
          %mul_3 = arith.muli %c8_8xi32, %rem_trunc_2 : vector<8xi32>
          %count_2 = arith.andi %mul_3, %c31_8xi32 : vector<8xi32>
          %shr_masked_2 = arith.shrui %data_value_2, %count_2 : vector<8xi32>
          %bit_and_2 = arith.andi %shr_masked_2, %c255_8xi32 : vector<8xi32>
          llvm.store %bit_and_2, %slot_1 : vector<8xi32>, !llvm.ptr
          %slot_value_1 = llvm.load %slot_1 : !llvm.ptr -> vector<8xi32>
          %shl_masked = arith.shli %bit_and, %c16_8xi32 : vector<8xi32>
          %shl_masked_1 = arith.shli %slot_value, %c8_8xi32 : vector<8xi32>
          %bit_or = arith.ori %shl_masked, %shl_masked_1 : vector<8xi32>
          %bits = arith.ori %bit_or, %slot_value_1 : vector<8xi32>
          llvm.store %c0_8xi32, %result : vector<8xi32>, !llvm.ptr
          scf.for unsigned %k = %c0_i32 to %c4_i32 step %c1_i32 : i32 {
            %sub = arith.subi %c3_i32, %k : i32
            %mul_4 = arith.muli %c6_i32, %sub : i32
            %mul_4_all = vector.broadcast %mul_4 : i32 to vector<8xi32>
            %count_3 = arith.andi %mul_4_all, %c31_8xi32 : vector<8xi32>
            %shr_masked_3 = arith.shrui %bits, %count_3 : vector<8xi32>
            %n = arith.andi %shr_masked_3, %c63_8xi32 : vector<8xi32>
            llvm.store %c0_8xi32, %code : vector<8xi32>, !llvm.ptr
            %lt_3 = arith.cmpi ult, %n, %c26_8xi32 : vector<8xi32>
            %add_2 = arith.addi %c65_8xi32, %n : vector<8xi32>
            %code_old = llvm.load %code : !llvm.ptr -> vector<8xi32>
            %code_new = arith.select %lt_3, %add_2, %code_old : vector<8xi1>, vector<8xi32>
            llvm.store %code_new, %code : vector<8xi32>, !llvm.ptr
            %otherwise = arith.xori %lt_3, %ctrue_8xi1 : vector<8xi1>
            %any = vector.reduction <or>, %otherwise : vector<8xi1> into i1
            scf.if %any {
              %lt_4 = arith.cmpi ult, %n, %c52_8xi32 : vector<8xi32>
              %active = arith.andi %otherwise, %lt_4 : vector<8xi1>
              %add_3 = arith.addi %c71_8xi32, %n : vector<8xi32>
              %code_old_1 = llvm.load %code : !llvm.ptr -> vector<8xi32>
              %code_old_1_new = arith.select %active, %add_3, %code_old_1 : vector<8xi1>, vector<8xi32>
              llvm.store %code_old_1_new, %code : vector<8xi32>, !llvm.ptr
              %otherwise_1 = arith.xori %lt_4, %ctrue_8xi1 : vector<8xi1>
              %active_1 = arith.andi %otherwise, %otherwise_1 : vector<8xi1>
              %any_1 = vector.reduction <or>, %active_1 : vector<8xi1> into i1
              scf.if %any_1 {
                %lt_5 = arith.cmpi ult, %n, %c62_8xi32 : vector<8xi32>
                %active_2 = arith.andi %active_1, %lt_5 : vector<8xi1>
                %sub_1 = arith.subi %n, %c4_8xi32 : vector<8xi32>
                %code_old_2 = llvm.load %code : !llvm.ptr -> vector<8xi32>
                %code_old_2_new = arith.select %active_2, %sub_1, %code_old_2 : vector<8xi1>, vector<8xi32>
                llvm.store %code_old_2_new, %code : vector<8xi32>, !llvm.ptr
                %otherwise_2 = arith.xori %lt_5, %ctrue_8xi1 : vector<8xi1>
                %active_3 = arith.andi %active_1, %otherwise_2 : vector<8xi1>
                %any_2 = vector.reduction <or>, %active_3 : vector<8xi1> into i1
                scf.if %any_2 {
                  %eq = arith.cmpi eq, %n, %c62_8xi32 : vector<8xi32>
                  %active_4 = arith.andi %active_3, %eq : vector<8xi1>
                  %code_old_3 = llvm.load %code : !llvm.ptr -> vector<8xi32>
                  %code_old_3_new = arith.select %active_4, %c43_8xi32, %code_old_3 : vector<8xi1>, vector<8xi32>
                  llvm.store %code_old_3_new, %code : vector<8xi32>, !llvm.ptr
                  %otherwise_3 = arith.xori %eq, %ctrue_8xi1 : vector<8xi1>
                  %active_5 = arith.andi %active_3, %otherwise_3 : vector<8xi1>
                  %code_old_4 = llvm.load %code : !llvm.ptr -> vector<8xi32>
                  %code_old_4_new = arith.select %active_5, %c47_8xi32, %code_old_4 : vector<8xi1>, vector<8xi32>
                  llvm.store %code_old_4_new, %code : vector<8xi32>, !llvm.ptr
                }
              }
            }
            %k_all = vector.broadcast %k : i32 to vector<8xi32>
            %add_3 = arith.addi %first, %k_all : vector<8xi32>
            %size_all = vector.broadcast %size : i32 to vector<8xi32>
            %gt = arith.cmpi ugt, %add_3, %size_all : vector<8xi32>
            %code_old_1 = llvm.load %code : !llvm.ptr -> vector<8xi32>
            %code_old_1_new = arith.select %gt, %c61_8xi32, %code_old_1 : vector<8xi1>, vector<8xi32>
            llvm.store %code_old_1_new, %code : vector<8xi32>, !llvm.ptr
            %result_value = llvm.load %result : !llvm.ptr -> vector<8xi32>
            %code_value = llvm.load %code : !llvm.ptr -> vector<8xi32>
            %mul_5 = arith.muli %c8_i32, %k : i32
            %mul_5_all = vector.broadcast %mul_5 : i32 to vector<8xi32>
            %count_4 = arith.andi %mul_5_all, %c31_8xi32 : vector<8xi32>
            %shl_masked_2 = arith.shli %code_value, %count_4 : vector<8xi32>
            %bit_or_1 = arith.ori %result_value, %shl_masked_2 : vector<8xi32>
            llvm.store %bit_or_1, %result : vector<8xi32>, !llvm.ptr
          }
          %result_value = llvm.load %result : !llvm.ptr -> vector<8xi32>
          %out_at = llvm.getelementptr %out[%group] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          llvm.store %result_value, %out_at {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
        }
      } else {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
          %group = arith.addi %mul, %unit_pos_x : i32
          %group_all = vector.broadcast %group : i32 to vector<8xi32>
          %group_each = arith.addi %group_all, %iota_8xi32 : vector<8xi32>
          %first = arith.muli %c3_8xi32, %group_each : vector<8xi32>
          %size_all = vector.broadcast %size : i32 to vector<8xi32>
          %lt = arith.cmpi ult, %first, %size_all : vector<8xi32>
          %any = vector.reduction <or>, %lt : vector<8xi1> into i1
          scf.if %any {
            %div_trunc = arith.divui %first, %c4_8xi32 : vector<8xi32>
            %data_length_all = vector.broadcast %data_length : i32 to vector<8xi32>
            %lt_1 = arith.cmpi ult, %div_trunc, %data_length_all : vector<8xi32>
            %active = arith.andi %lt, %lt_1 : vector<8xi1>
            %data_at = llvm.getelementptr %data[%div_trunc] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
            %data_value = llvm.intr.masked.gather %data_at, %active, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
            %rem_trunc = arith.remui %first, %c4_8xi32 : vector<8xi32>
            %mul_1 = arith.muli %c8_8xi32, %rem_trunc : vector<8xi32>
            %count = arith.andi %mul_1, %c31_8xi32 : vector<8xi32>
            %shr_masked = arith.shrui %data_value, %count : vector<8xi32>
            %bit_and = arith.andi %shr_masked, %c255_8xi32 : vector<8xi32>
            %add = arith.addi %first, %c1_8xi32 : vector<8xi32>
            %lt_2 = arith.cmpi ult, %add, %size_all : vector<8xi32>
            llvm.store %c0_8xi32, %slot : vector<8xi32>, !llvm.ptr
            %active_1 = arith.andi %lt, %lt_2 : vector<8xi1>
            %any_1 = vector.reduction <or>, %active_1 : vector<8xi1> into i1
            scf.if %any_1 {
              %div_trunc_1 = arith.divui %add, %c4_8xi32 : vector<8xi32>
              %lt_3 = arith.cmpi ult, %div_trunc_1, %data_length_all : vector<8xi32>
              %active_2 = arith.andi %active_1, %lt_3 : vector<8xi1>
              %data_at_1 = llvm.getelementptr %data[%div_trunc_1] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
              %data_value_1 = llvm.intr.masked.gather %data_at_1, %active_2, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %rem_trunc_1 = arith.remui %add, %c4_8xi32 : vector<8xi32>
              %mul_2 = arith.muli %c8_8xi32, %rem_trunc_1 : vector<8xi32>
              %count_1 = arith.andi %mul_2, %c31_8xi32 : vector<8xi32>
              %shr_masked_1 = arith.shrui %data_value_1, %count_1 : vector<8xi32>
              %bit_and_1 = arith.andi %shr_masked_1, %c255_8xi32 : vector<8xi32>
              %slot_old = llvm.load %slot : !llvm.ptr -> vector<8xi32>
              %slot_new = arith.select %active_1, %bit_and_1, %slot_old : vector<8xi1>, vector<8xi32>
              llvm.store %slot_new, %slot : vector<8xi32>, !llvm.ptr
            }
            %otherwise = arith.xori %lt_2, %ctrue_8xi1 : vector<8xi1>
            %active_2 = arith.andi %lt, %otherwise : vector<8xi1>
            %slot_old = llvm.load %slot : !llvm.ptr -> vector<8xi32>
            %slot_new = arith.select %active_2, %c0_8xi32, %slot_old : vector<8xi1>, vector<8xi32>
            llvm.store %slot_new, %slot : vector<8xi32>, !llvm.ptr
            %slot_value = llvm.load %slot : !llvm.ptr -> vector<8xi32>
            %add_1 = arith.addi %first, %c2_8xi32 : vector<8xi32>
            %lt_3 = arith.cmpi ult, %add_1, %size_all : vector<8xi32>
            llvm.store %c0_8xi32, %slot_1 : vector<8xi32>, !llvm.ptr
            %active_3 = arith.andi %lt, %lt_3 : vector<8xi1>
            %any_2 = vector.reduction <or>, %active_3 : vector<8xi1> into i1
            scf.if %any_2 {
              %div_trunc_1 = arith.divui %add_1, %c4_8xi32 : vector<8xi32>
              %lt_4 = arith.cmpi ult, %div_trunc_1, %data_length_all : vector<8xi32>
              %active_4 = arith.andi %active_3, %lt_4 : vector<8xi1>
              %data_at_1 = llvm.getelementptr %data[%div_trunc_1] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
              %data_value_1 = llvm.intr.masked.gather %data_at_1, %active_4, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %rem_trunc_1 = arith.remui %add_1, %c4_8xi32 : vector<8xi32>
              %mul_2 = arith.muli %c8_8xi32, %rem_trunc_1 : vector<8xi32>
              %count_1 = arith.andi %mul_2, %c31_8xi32 : vector<8xi32>
              %shr_masked_1 = arith.shrui %data_value_1, %count_1 : vector<8xi32>
              %bit_and_1 = arith.andi %shr_masked_1, %c255_8xi32 : vector<8xi32>
              %slot_1_old = llvm.load %slot_1 : !llvm.ptr -> vector<8xi32>
              %slot_1_new = arith.select %active_3, %bit_and_1, %slot_1_old : vector<8xi1>, vector<8xi32>
              llvm.store %slot_1_new, %slot_1 : vector<8xi32>, !llvm.ptr
            }
            %otherwise_1 = arith.xori %lt_3, %ctrue_8xi1 : vector<8xi1>
            %active_4 = arith.andi %lt, %otherwise_1 : vector<8xi1>
            %slot_1_old = llvm.load %slot_1 : !llvm.ptr -> vector<8xi32>
            %slot_1_new = arith.select %active_4, %c0_8xi32, %slot_1_old : vector<8xi1>, vector<8xi32>
            llvm.store %slot_1_new, %slot_1 : vector<8xi32>, !llvm.ptr
            %slot_value_1 = llvm.load %slot_1 : !llvm.ptr -> vector<8xi32>
            %shl_masked = arith.shli %bit_and, %c16_8xi32 : vector<8xi32>
            %shl_masked_1 = arith.shli %slot_value, %c8_8xi32 : vector<8xi32>
            %bit_or = arith.ori %shl_masked, %shl_masked_1 : vector<8xi32>
            %bits = arith.ori %bit_or, %slot_value_1 : vector<8xi32>
            llvm.store %c0_8xi32, %result : vector<8xi32>, !llvm.ptr
            scf.for unsigned %k = %c0_i32 to %c4_i32 step %c1_i32 : i32 {
              %sub = arith.subi %c3_i32, %k : i32
              %mul_2 = arith.muli %c6_i32, %sub : i32
              %mul_2_all = vector.broadcast %mul_2 : i32 to vector<8xi32>
              %count_1 = arith.andi %mul_2_all, %c31_8xi32 : vector<8xi32>
              %shr_masked_1 = arith.shrui %bits, %count_1 : vector<8xi32>
              %n = arith.andi %shr_masked_1, %c63_8xi32 : vector<8xi32>
              llvm.store %c0_8xi32, %code : vector<8xi32>, !llvm.ptr
              %lt_4 = arith.cmpi ult, %n, %c26_8xi32 : vector<8xi32>
              %active_5 = arith.andi %lt, %lt_4 : vector<8xi1>
              %add_2 = arith.addi %c65_8xi32, %n : vector<8xi32>
              %code_old = llvm.load %code : !llvm.ptr -> vector<8xi32>
              %code_new = arith.select %active_5, %add_2, %code_old : vector<8xi1>, vector<8xi32>
              llvm.store %code_new, %code : vector<8xi32>, !llvm.ptr
              %otherwise_2 = arith.xori %lt_4, %ctrue_8xi1 : vector<8xi1>
              %active_6 = arith.andi %lt, %otherwise_2 : vector<8xi1>
              %any_3 = vector.reduction <or>, %active_6 : vector<8xi1> into i1
              scf.if %any_3 {
                %lt_5 = arith.cmpi ult, %n, %c52_8xi32 : vector<8xi32>
                %active_7 = arith.andi %active_6, %lt_5 : vector<8xi1>
                %add_3 = arith.addi %c71_8xi32, %n : vector<8xi32>
                %code_old_1 = llvm.load %code : !llvm.ptr -> vector<8xi32>
                %code_old_1_new = arith.select %active_7, %add_3, %code_old_1 : vector<8xi1>, vector<8xi32>
                llvm.store %code_old_1_new, %code : vector<8xi32>, !llvm.ptr
                %otherwise_3 = arith.xori %lt_5, %ctrue_8xi1 : vector<8xi1>
                %active_8 = arith.andi %active_6, %otherwise_3 : vector<8xi1>
                %any_4 = vector.reduction <or>, %active_8 : vector<8xi1> into i1
                scf.if %any_4 {
                  %lt_6 = arith.cmpi ult, %n, %c62_8xi32 : vector<8xi32>
                  %active_9 = arith.andi %active_8, %lt_6 : vector<8xi1>
                  %sub_1 = arith.subi %n, %c4_8xi32 : vector<8xi32>
                  %code_old_2 = llvm.load %code : !llvm.ptr -> vector<8xi32>
                  %code_old_2_new = arith.select %active_9, %sub_1, %code_old_2 : vector<8xi1>, vector<8xi32>
                  llvm.store %code_old_2_new, %code : vector<8xi32>, !llvm.ptr
                  %otherwise_4 = arith.xori %lt_6, %ctrue_8xi1 : vector<8xi1>
                  %active_10 = arith.andi %active_8, %otherwise_4 : vector<8xi1>
                  %any_5 = vector.reduction <or>, %active_10 : vector<8xi1> into i1
                  scf.if %any_5 {
                    %eq = arith.cmpi eq, %n, %c62_8xi32 : vector<8xi32>
                    %active_11 = arith.andi %active_10, %eq : vector<8xi1>
                    %code_old_3 = llvm.load %code : !llvm.ptr -> vector<8xi32>
                    %code_old_3_new = arith.select %active_11, %c43_8xi32, %code_old_3 : vector<8xi1>, vector<8xi32>
                    llvm.store %code_old_3_new, %code : vector<8xi32>, !llvm.ptr
                    %otherwise_5 = arith.xori %eq, %ctrue_8xi1 : vector<8xi1>
                    %active_12 = arith.andi %active_10, %otherwise_5 : vector<8xi1>
                    %code_old_4 = llvm.load %code : !llvm.ptr -> vector<8xi32>
                    %code_old_4_new = arith.select %active_12, %c47_8xi32, %code_old_4 : vector<8xi1>, vector<8xi32>
                    llvm.store %code_old_4_new, %code : vector<8xi32>, !llvm.ptr
                  }
                }
              }
              %k_all = vector.broadcast %k : i32 to vector<8xi32>
              %add_3 = arith.addi %first, %k_all : vector<8xi32>
              %gt = arith.cmpi ugt, %add_3, %size_all : vector<8xi32>
              %active_7 = arith.andi %lt, %gt : vector<8xi1>
              %code_old_1 = llvm.load %code : !llvm.ptr -> vector<8xi32>
              %code_old_1_new = arith.select %active_7, %c61_8xi32, %code_old_1 : vector<8xi1>, vector<8xi32>
              llvm.store %code_old_1_new, %code : vector<8xi32>, !llvm.ptr
              %result_value = llvm.load %result : !llvm.ptr -> vector<8xi32>
              %code_value = llvm.load %code : !llvm.ptr -> vector<8xi32>
              %mul_3 = arith.muli %c8_i32, %k : i32
              %mul_3_all = vector.broadcast %mul_3 : i32 to vector<8xi32>
              %count_2 = arith.andi %mul_3_all, %c31_8xi32 : vector<8xi32>
              %shl_masked_2 = arith.shli %code_value, %count_2 : vector<8xi32>
              %bit_or_1 = arith.ori %result_value, %shl_masked_2 : vector<8xi32>
              llvm.store %bit_or_1, %result : vector<8xi32>, !llvm.ptr
            }
            %result_value = llvm.load %result : !llvm.ptr -> vector<8xi32>
            %out_length_all = vector.broadcast %out_length : i32 to vector<8xi32>
            %lt_4 = arith.cmpi ult, %group_each, %out_length_all : vector<8xi32>
            %active_5 = arith.andi %lt, %lt_4 : vector<8xi1>
            %out_at = llvm.getelementptr %out[%group] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            llvm.intr.masked.store %result_value, %out_at, %active_5 {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
          }
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
