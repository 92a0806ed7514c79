#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func @philox(%out: !llvm.ptr {llvm.noalias}, %seed: i32, %out_length: i32, %cube_count_x: i32,
      %cube_count_y: i32, %cube_count_z: i32, %first_cube: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c256_i32 = arith.constant 256 : i32
    %key = llvm.alloca %c1_i64 x i32 : (i64) -> !llvm.ptr
    %other = llvm.alloca %c1_i64 x i32 : (i64) -> !llvm.ptr
    %c-1640531527_i32 = arith.constant -1640531527 : i32
    %c-1150833019_i32 = arith.constant -1150833019 : i32
    %c4_i32 = arith.constant 4 : i32
    %c1020_i32 = arith.constant 1020 : i32
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %c8_i32 = arith.constant 8 : i32
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %c4_8xi32 = arith.constant dense<4> : vector<8xi32>
    %a = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %b = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c0_8xi32 = arith.constant dense<0> : vector<8xi32>
    %c = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %d = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c-766435501_8xi32 = arith.constant dense<-766435501> : vector<8xi32>
    %c32_8xi64 = arith.constant dense<32> : vector<8xi64>
    %c-845247145_8xi32 = arith.constant dense<-845247145> : vector<8xi32>
    %ctrue_8xi1 = arith.constant dense<true> : vector<8xi1>
    %c1_8xi32 = arith.constant dense<1> : vector<8xi32>
    %c2_8xi32 = arith.constant dense<2> : vector<8xi32>
    %c3_8xi32 = arith.constant dense<3> : vector<8xi32>
    scf.for %cube = %first_cube to %last step %c1_i64 : i64 {
      %cube_pos_x = arith.trunci %cube : i64 to i32
      %mul = arith.muli %cube_pos_x, %c256_i32 : i32
      llvm.store %seed, %key : i32, !llvm.ptr
      llvm.store %c0_i32, %other : i32, !llvm.ptr
      %key_value = llvm.load %key : !llvm.ptr -> i32
      %other_value = llvm.load %other : !llvm.ptr -> i32
      %key_value_1 = llvm.load %key : !llvm.ptr -> i32
      %add = arith.addi %key_value_1, %c-1640531527_i32 : i32
      %other_value_1 = llvm.load %other : !llvm.ptr -> i32
      %add_1 = arith.addi %other_value_1, %c-1150833019_i32 : i32
      llvm.store %add, %key : i32, !llvm.ptr
      llvm.store %add_1, %other : i32, !llvm.ptr
      %key_value_2 = llvm.load %key : !llvm.ptr -> i32
      %other_value_2 = llvm.load %other : !llvm.ptr -> i32
      %key_value_3 = llvm.load %key : !llvm.ptr -> i32
      %add_2 = arith.addi %key_value_3, %c-1640531527_i32 : i32
      %other_value_3 = llvm.load %other : !llvm.ptr -> i32
      %add_3 = arith.addi %other_value_3, %c-1150833019_i32 : i32
      llvm.store %add_2, %key : i32, !llvm.ptr
      llvm.store %add_3, %other : i32, !llvm.ptr
      %key_value_4 = llvm.load %key : !llvm.ptr -> i32
      %other_value_4 = llvm.load %other : !llvm.ptr -> i32
      %key_value_5 = llvm.load %key : !llvm.ptr -> i32
      %add_4 = arith.addi %key_value_5, %c-1640531527_i32 : i32
      %other_value_5 = llvm.load %other : !llvm.ptr -> i32
      %add_5 = arith.addi %other_value_5, %c-1150833019_i32 : i32
      llvm.store %add_4, %key : i32, !llvm.ptr
      llvm.store %add_5, %other : i32, !llvm.ptr
      %key_value_6 = llvm.load %key : !llvm.ptr -> i32
      %other_value_6 = llvm.load %other : !llvm.ptr -> i32
      %key_value_7 = llvm.load %key : !llvm.ptr -> i32
      %add_6 = arith.addi %key_value_7, %c-1640531527_i32 : i32
      %other_value_7 = llvm.load %other : !llvm.ptr -> i32
      %add_7 = arith.addi %other_value_7, %c-1150833019_i32 : i32
      llvm.store %add_6, %key : i32, !llvm.ptr
      llvm.store %add_7, %other : i32, !llvm.ptr
      %key_value_8 = llvm.load %key : !llvm.ptr -> i32
      %other_value_8 = llvm.load %other : !llvm.ptr -> i32
      %key_value_9 = llvm.load %key : !llvm.ptr -> i32
      %add_8 = arith.addi %key_value_9, %c-1640531527_i32 : i32
      %other_value_9 = llvm.load %other : !llvm.ptr -> i32
      %add_9 = arith.addi %other_value_9, %c-1150833019_i32 : i32
      llvm.store %add_8, %key : i32, !llvm.ptr
      llvm.store %add_9, %other : i32, !llvm.ptr
      %key_value_10 = llvm.load %key : !llvm.ptr -> i32
      %other_value_10 = llvm.load %other : !llvm.ptr -> i32
      %key_value_11 = llvm.load %key : !llvm.ptr -> i32
      %add_10 = arith.addi %key_value_11, %c-1640531527_i32 : i32
      %other_value_11 = llvm.load %other : !llvm.ptr -> i32
      %add_11 = arith.addi %other_value_11, %c-1150833019_i32 : i32
      llvm.store %add_10, %key : i32, !llvm.ptr
      llvm.store %add_11, %other : i32, !llvm.ptr
      %key_value_12 = llvm.load %key : !llvm.ptr -> i32
      %other_value_12 = llvm.load %other : !llvm.ptr -> i32
      %key_value_13 = llvm.load %key : !llvm.ptr -> i32
      %add_12 = arith.addi %key_value_13, %c-1640531527_i32 : i32
      %other_value_13 = llvm.load %other : !llvm.ptr -> i32
      %add_13 = arith.addi %other_value_13, %c-1150833019_i32 : i32
      llvm.store %add_12, %key : i32, !llvm.ptr
      llvm.store %add_13, %other : i32, !llvm.ptr
      %key_value_14 = llvm.load %key : !llvm.ptr -> i32
      %other_value_14 = llvm.load %other : !llvm.ptr -> i32
      %key_value_15 = llvm.load %key : !llvm.ptr -> i32
      %add_14 = arith.addi %key_value_15, %c-1640531527_i32 : i32
      %other_value_15 = llvm.load %other : !llvm.ptr -> i32
      %add_15 = arith.addi %other_value_15, %c-1150833019_i32 : i32
      llvm.store %add_14, %key : i32, !llvm.ptr
      llvm.store %add_15, %other : i32, !llvm.ptr
      %key_value_16 = llvm.load %key : !llvm.ptr -> i32
      %other_value_16 = llvm.load %other : !llvm.ptr -> i32
      %key_value_17 = llvm.load %key : !llvm.ptr -> i32
      %add_16 = arith.addi %key_value_17, %c-1640531527_i32 : i32
      %other_value_17 = llvm.load %other : !llvm.ptr -> i32
      %add_17 = arith.addi %other_value_17, %c-1150833019_i32 : i32
      llvm.store %add_16, %key : i32, !llvm.ptr
      llvm.store %add_17, %other : i32, !llvm.ptr
      %key_value_18 = llvm.load %key : !llvm.ptr -> i32
      %other_value_18 = llvm.load %other : !llvm.ptr -> i32
      %first_first = arith.muli %mul, %c4_i32 : i32
      %first_last = llvm.intr.uadd.sat(%first_first, %c1020_i32) : (i32, i32) -> i32
      %full = arith.cmpi ult, %first_last, %out_length : i32
      %unit_first = arith.addi %first_first, %c1_i32 : i32
      %unit_last = llvm.intr.uadd.sat(%unit_first, %c1020_i32) : (i32, i32) -> i32
      %full_1 = arith.cmpi ult, %unit_last, %out_length : i32
      %full_2 = arith.andi %full, %full_1 : i1
      %unit_first_1 = arith.addi %first_first, %c2_i32 : i32
      %unit_last_1 = llvm.intr.uadd.sat(%unit_first_1, %c1020_i32) : (i32, i32) -> i32
      %full_3 = arith.cmpi ult, %unit_last_1, %out_length : i32
      %full_4 = arith.andi %full_2, %full_3 : i1
      %unit_first_2 = arith.addi %first_first, %c3_i32 : i32
      %unit_last_2 = llvm.intr.uadd.sat(%unit_first_2, %c1020_i32) : (i32, i32) -> i32
      %full_5 = arith.cmpi ult, %unit_last_2, %out_length : i32
      %full_6 = arith.andi %full_4, %full_5 : i1
      scf.if %full_6 {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
          %absolute_pos = arith.addi %mul, %unit_pos_x : i32
          %absolute_pos_all = vector.broadcast %absolute_pos : i32 to vector<8xi32>
          %absolute_pos_each = arith.addi %absolute_pos_all, %iota_8xi32 : vector<8xi32>
          %first = arith.muli %absolute_pos_each, %c4_8xi32 : vector<8xi32>
          llvm.store %absolute_pos_each, %a : vector<8xi32>, !llvm.ptr
          llvm.store %c0_8xi32, %b : vector<8xi32>, !llvm.ptr
          llvm.store %c0_8xi32, %c : vector<8xi32>, !llvm.ptr
          llvm.store %c0_8xi32, %d : vector<8xi32>, !llvm.ptr
          %a_value = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %high = arith.extui %a_value : vector<8xi32> to vector<8xi64>
          %high_1 = arith.extui %c-766435501_8xi32 : vector<8xi32> to vector<8xi64>
          %product = arith.muli %high, %high_1 : vector<8xi64>
          %high_2 = arith.shrui %product, %c32_8xi64 : vector<8xi64>
          %high_3 = arith.trunci %high_2 : vector<8xi64> to vector<8xi32>
          %a_value_1 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %low = arith.muli %a_value_1, %c-766435501_8xi32 : vector<8xi32>
          %c_value = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %high_c = arith.extui %c_value : vector<8xi32> to vector<8xi64>
          %high_c_1 = arith.extui %c-845247145_8xi32 : vector<8xi32> to vector<8xi64>
          %product_1 = arith.muli %high_c, %high_c_1 : vector<8xi64>
          %high_c_2 = arith.shrui %product_1, %c32_8xi64 : vector<8xi64>
          %high_c_3 = arith.trunci %high_c_2 : vector<8xi64> to vector<8xi32>
          %c_value_1 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %low_c = arith.muli %c_value_1, %c-845247145_8xi32 : vector<8xi32>
          %b_value = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %bit_xor = arith.xori %high_c_3, %b_value : vector<8xi32>
          %key_value_all = vector.broadcast %key_value : i32 to vector<8xi32>
          %bit_xor_1 = arith.xori %bit_xor, %key_value_all : vector<8xi32>
          %d_value = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %bit_xor_2 = arith.xori %high_3, %d_value : vector<8xi32>
          %other_value_all = vector.broadcast %other_value : i32 to vector<8xi32>
          %bit_xor_3 = arith.xori %bit_xor_2, %other_value_all : vector<8xi32>
          llvm.store %bit_xor_1, %a : vector<8xi32>, !llvm.ptr
          llvm.store %low_c, %b : vector<8xi32>, !llvm.ptr
          llvm.store %bit_xor_3, %c : vector<8xi32>, !llvm.ptr
          llvm.store %low, %d : vector<8xi32>, !llvm.ptr
          %a_value_2 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %high_4 = arith.extui %a_value_2 : vector<8xi32> to vector<8xi64>
          %high_5 = arith.extui %c-766435501_8xi32 : vector<8xi32> to vector<8xi64>
          %product_2 = arith.muli %high_4, %high_5 : vector<8xi64>
          %high_6 = arith.shrui %product_2, %c32_8xi64 : vector<8xi64>
          %high_7 = arith.trunci %high_6 : vector<8xi64> to vector<8xi32>
          %a_value_3 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %low_1 = arith.muli %a_value_3, %c-766435501_8xi32 : vector<8xi32>
          %c_value_2 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %high_c_4 = arith.extui %c_value_2 : vector<8xi32> to vector<8xi64>
          %high_c_5 = arith.extui %c-845247145_8xi32 : vector<8xi32> to vector<8xi64>
          %product_3 = arith.muli %high_c_4, %high_c_5 : vector<8xi64>
          %high_c_6 = arith.shrui %product_3, %c32_8xi64 : vector<8xi64>
          %high_c_7 = arith.trunci %high_c_6 : vector<8xi64> to vector<8xi32>
          %c_value_3 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %low_c_1 = arith.muli %c_value_3, %c-845247145_8xi32 : vector<8xi32>
          %b_value_1 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %bit_xor_4 = arith.xori %high_c_7, %b_value_1 : vector<8xi32>
          %key_value_2_all = vector.broadcast %key_value_2 : i32 to vector<8xi32>
          %bit_xor_5 = arith.xori %bit_xor_4, %key_value_2_all : vector<8xi32>
          %d_value_1 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %bit_xor_6 = arith.xori %high_7, %d_value_1 : vector<8xi32>
          %other_value_2_all = vector.broadcast %other_value_2 : i32 to vector<8xi32>
          %bit_xor_7 = arith.xori %bit_xor_6, %other_value_2_all : vector<8xi32>
          llvm.store %bit_xor_5, %a : vector<8xi32>, !llvm.ptr
          llvm.store %low_c_1, %b : vector<8xi32>, !llvm.ptr
          llvm.store %bit_xor_7, %c : vector<8xi32>, !llvm.ptr
          llvm.store %low_1, %d : vector<8xi32>, !llvm.ptr
          %a_value_4 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %high_8 = arith.extui %a_value_4 : vector<8xi32> to vector<8xi64>
          %high_9 = arith.extui %c-766435501_8xi32 : vector<8xi32> to vector<8xi64>
          %product_4 = arith.muli %high_8, %high_9 : vector<8xi64>
          %high_10 = arith.shrui %product_4, %c32_8xi64 : vector<8xi64>
          %high_11 = arith.trunci %high_10 : vector<8xi64> to vector<8xi32>
          %a_value_5 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %low_2 = arith.muli %a_value_5, %c-766435501_8xi32 : vector<8xi32>
          %c_value_4 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %high_c_8 = arith.extui %c_value_4 : vector<8xi32> to vector<8xi64>
          %high_c_9 = arith.extui %c-845247145_8xi32 : vector<8xi32> to vector<8xi64>
          %product_5 = arith.muli %high_c_8, %high_c_9 : vector<8xi64>
          %high_c_10 = arith.shrui %product_5, %c32_8xi64 : vector<8xi64>
          %high_c_11 = arith.trunci %high_c_10 : vector<8xi64> to vector<8xi32>
          %c_value_5 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %low_c_2 = arith.muli %c_value_5, %c-845247145_8xi32 : vector<8xi32>
          %b_value_2 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %bit_xor_8 = arith.xori %high_c_11, %b_value_2 : vector<8xi32>
          %key_value_4_all = vector.broadcast %key_value_4 : i32 to vector<8xi32>
          %bit_xor_9 = arith.xori %bit_xor_8, %key_value_4_all : vector<8xi32>
          %d_value_2 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %bit_xor_10 = arith.xori %high_11, %d_value_2 : vector<8xi32>
          %other_value_4_all = vector.broadcast %other_value_4 : i32 to vector<8xi32>
          %bit_xor_11 = arith.xori %bit_xor_10, %other_value_4_all : vector<8xi32>
          llvm.store %bit_xor_9, %a : vector<8xi32>, !llvm.ptr
          llvm.store %low_c_2, %b : vector<8xi32>, !llvm.ptr
          llvm.store %bit_xor_11, %c : vector<8xi32>, !llvm.ptr
          llvm.store %low_2, %d : vector<8xi32>, !llvm.ptr
          %a_value_6 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %high_12 = arith.extui %a_value_6 : vector<8xi32> to vector<8xi64>
          %high_13 = arith.extui %c-766435501_8xi32 : vector<8xi32> to vector<8xi64>
          %product_6 = arith.muli %high_12, %high_13 : vector<8xi64>
          %high_14 = arith.shrui %product_6, %c32_8xi64 : vector<8xi64>
          %high_15 = arith.trunci %high_14 : vector<8xi64> to vector<8xi32>
          %a_value_7 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %low_3 = arith.muli %a_value_7, %c-766435501_8xi32 : vector<8xi32>
          %c_value_6 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %high_c_12 = arith.extui %c_value_6 : vector<8xi32> to vector<8xi64>
          %high_c_13 = arith.extui %c-845247145_8xi32 : vector<8xi32> to vector<8xi64>
          %product_7 = arith.muli %high_c_12, %high_c_13 : vector<8xi64>
          %high_c_14 = arith.shrui %product_7, %c32_8xi64 : vector<8xi64>
          %high_c_15 = arith.trunci %high_c_14 : vector<8xi64> to vector<8xi32>
          %c_value_7 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %low_c_3 = arith.muli %c_value_7, %c-845247145_8xi32 : vector<8xi32>
          %b_value_3 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %bit_xor_12 = arith.xori %high_c_15, %b_value_3 : vector<8xi32>
          %key_value_6_all = vector.broadcast %key_value_6 : i32 to vector<8xi32>
          %bit_xor_13 = arith.xori %bit_xor_12, %key_value_6_all : vector<8xi32>
          %d_value_3 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %bit_xor_14 = arith.xori %high_15, %d_value_3 : vector<8xi32>
          %other_value_6_all = vector.broadcast %other_value_6 : i32 to vector<8xi32>
          %bit_xor_15 = arith.xori %bit_xor_14, %other_value_6_all : vector<8xi32>
          llvm.store %bit_xor_13, %a : vector<8xi32>, !llvm.ptr
          llvm.store %low_c_3, %b : vector<8xi32>, !llvm.ptr
          llvm.store %bit_xor_15, %c : vector<8xi32>, !llvm.ptr
          llvm.store %low_3, %d : vector<8xi32>, !llvm.ptr
          %a_value_8 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %high_16 = arith.extui %a_value_8 : vector<8xi32> to vector<8xi64>
          %high_17 = arith.extui %c-766435501_8xi32 : vector<8xi32> to vector<8xi64>
          %product_8 = arith.muli %high_16, %high_17 : vector<8xi64>
          %high_18 = arith.shrui %product_8, %c32_8xi64 : vector<8xi64>
          %high_19 = arith.trunci %high_18 : vector<8xi64> to vector<8xi32>
          %a_value_9 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %low_4 = arith.muli %a_value_9, %c-766435501_8xi32 : vector<8xi32>
          %c_value_8 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %high_c_16 = arith.extui %c_value_8 : vector<8xi32> to vector<8xi64>
          %high_c_17 = arith.extui %c-845247145_8xi32 : vector<8xi32> to vector<8xi64>
          %product_9 = arith.muli %high_c_16, %high_c_17 : vector<8xi64>
          %high_c_18 = arith.shrui %product_9, %c32_8xi64 : vector<8xi64>
          %high_c_19 = arith.trunci %high_c_18 : vector<8xi64> to vector<8xi32>
          %c_value_9 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %low_c_4 = arith.muli %c_value_9, %c-845247145_8xi32 : vector<8xi32>
          %b_value_4 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %bit_xor_16 = arith.xori %high_c_19, %b_value_4 : vector<8xi32>
          %key_value_8_all = vector.broadcast %key_value_8 : i32 to vector<8xi32>
          %bit_xor_17 = arith.xori %bit_xor_16, %key_value_8_all : vector<8xi32>
          %d_value_4 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %bit_xor_18 = arith.xori %high_19, %d_value_4 : vector<8xi32>
          %other_value_8_all = vector.broadcast %other_value_8 : i32 to vector<8xi32>
          %bit_xor_19 = arith.xori %bit_xor_18, %other_value_8_all : vector<8xi32>
          llvm.store %bit_xor_17, %a : vector<8xi32>, !llvm.ptr
          llvm.store %low_c_4, %b : vector<8xi32>, !llvm.ptr
          llvm.store %bit_xor_19, %c : vector<8xi32>, !llvm.ptr
          llvm.store %low_4, %d : vector<8xi32>, !llvm.ptr
          %a_value_10 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %high_20 = arith.extui %a_value_10 : vector<8xi32> to vector<8xi64>
          %high_21 = arith.extui %c-766435501_8xi32 : vector<8xi32> to vector<8xi64>
          %product_10 = arith.muli %high_20, %high_21 : vector<8xi64>
          %high_22 = arith.shrui %product_10, %c32_8xi64 : vector<8xi64>
          %high_23 = arith.trunci %high_22 : vector<8xi64> to vector<8xi32>
          %a_value_11 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %low_5 = arith.muli %a_value_11, %c-766435501_8xi32 : vector<8xi32>
          %c_value_10 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %high_c_20 = arith.extui %c_value_10 : vector<8xi32> to vector<8xi64>
          %high_c_21 = arith.extui %c-845247145_8xi32 : vector<8xi32> to vector<8xi64>
          %product_11 = arith.muli %high_c_20, %high_c_21 : vector<8xi64>
          %high_c_22 = arith.shrui %product_11, %c32_8xi64 : vector<8xi64>
          %high_c_23 = arith.trunci %high_c_22 : vector<8xi64> to vector<8xi32>
          %c_value_11 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %low_c_5 = arith.muli %c_value_11, %c-845247145_8xi32 : vector<8xi32>
          %b_value_5 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %bit_xor_20 = arith.xori %high_c_23, %b_value_5 : vector<8xi32>
          %key_value_10_all = vector.broadcast %key_value_10 : i32 to vector<8xi32>
          %bit_xor_21 = arith.xori %bit_xor_20, %key_value_10_all : vector<8xi32>
          %d_value_5 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %bit_xor_22 = arith.xori %high_23, %d_value_5 : vector<8xi32>
          %other_value_10_all = vector.broadcast %other_value_10 : i32 to vector<8xi32>
          %bit_xor_23 = arith.xori %bit_xor_22, %other_value_10_all : vector<8xi32>
          llvm.store %bit_xor_21, %a : vector<8xi32>, !llvm.ptr
          llvm.store %low_c_5, %b : vector<8xi32>, !llvm.ptr
          llvm.store %bit_xor_23, %c : vector<8xi32>, !llvm.ptr
          llvm.store %low_5, %d : vector<8xi32>, !llvm.ptr
          %a_value_12 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %high_24 = arith.extui %a_value_12 : vector<8xi32> to vector<8xi64>
          %high_25 = arith.extui %c-766435501_8xi32 : vector<8xi32> to vector<8xi64>
          %product_12 = arith.muli %high_24, %high_25 : vector<8xi64>
          %high_26 = arith.shrui %product_12, %c32_8xi64 : vector<8xi64>
          %high_27 = arith.trunci %high_26 : vector<8xi64> to vector<8xi32>
          %a_value_13 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %low_6 = arith.muli %a_value_13, %c-766435501_8xi32 : vector<8xi32>
          %c_value_12 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %high_c_24 = arith.extui %c_value_12 : vector<8xi32> to vector<8xi64>
          %high_c_25 = arith.extui %c-845247145_8xi32 : vector<8xi32> to vector<8xi64>
          %product_13 = arith.muli %high_c_24, %high_c_25 : vector<8xi64>
          %high_c_26 = arith.shrui %product_13, %c32_8xi64 : vector<8xi64>
          %high_c_27 = arith.trunci %high_c_26 : vector<8xi64> to vector<8xi32>
          %c_value_13 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %low_c_6 = arith.muli %c_value_13, %c-845247145_8xi32 : vector<8xi32>
          %b_value_6 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %bit_xor_24 = arith.xori %high_c_27, %b_value_6 : vector<8xi32>
          %key_value_12_all = vector.broadcast %key_value_12 : i32 to vector<8xi32>
          %bit_xor_25 = arith.xori %bit_xor_24, %key_value_12_all : vector<8xi32>
          %d_value_6 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %bit_xor_26 = arith.xori %high_27, %d_value_6 : vector<8xi32>
          %other_value_12_all = vector.broadcast %other_value_12 : i32 to vector<8xi32>
          %bit_xor_27 = arith.xori %bit_xor_26, %other_value_12_all : vector<8xi32>
          llvm.store %bit_xor_25, %a : vector<8xi32>, !llvm.ptr
          llvm.store %low_c_6, %b : vector<8xi32>, !llvm.ptr
          llvm.store %bit_xor_27, %c : vector<8xi32>, !llvm.ptr
          llvm.store %low_6, %d : vector<8xi32>, !llvm.ptr
          %a_value_14 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %high_28 = arith.extui %a_value_14 : vector<8xi32> to vector<8xi64>
          %high_29 = arith.extui %c-766435501_8xi32 : vector<8xi32> to vector<8xi64>
          %product_14 = arith.muli %high_28, %high_29 : vector<8xi64>
          %high_30 = arith.shrui %product_14, %c32_8xi64 : vector<8xi64>
          %high_31 = arith.trunci %high_30 : vector<8xi64> to vector<8xi32>
          %a_value_15 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %low_7 = arith.muli %a_value_15, %c-766435501_8xi32 : vector<8xi32>
          %c_value_14 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %high_c_28 = arith.extui %c_value_14 : vector<8xi32> to vector<8xi64>
          %high_c_29 = arith.extui %c-845247145_8xi32 : vector<8xi32> to vector<8xi64>
          %product_15 = arith.muli %high_c_28, %high_c_29 : vector<8xi64>
          %high_c_30 = arith.shrui %product_15, %c32_8xi64 : vector<8xi64>
          %high_c_31 = arith.trunci %high_c_30 : vector<8xi64> to vector<8xi32>
          %c_value_15 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %low_c_7 = arith.muli %c_value_15, %c-845247145_8xi32 : vector<8xi32>
          %b_value_7 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %bit_xor_28 = arith.xori %high_c_31, %b_value_7 : vector<8xi32>
          %key_value_14_all = vector.broadcast %key_value_14 : i32 to vector<8xi32>
          %bit_xor_29 = arith.xori %bit_xor_28, %key_value_14_all : vector<8xi32>
          %d_value_7 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %bit_xor_30 = arith.xori %high_31, %d_value_7 : vector<8xi32>
          %other_value_14_all = vector.broadcast %other_value_14 : i32 to vector<8xi32>
          %bit_xor_31 = arith.xori %bit_xor_30, %other_value_14_all : vector<8xi32>
          llvm.store %bit_xor_29, %a : vector<8xi32>, !llvm.ptr
          llvm.store %low_c_7, %b : vector<8xi32>, !llvm.ptr
          llvm.store %bit_xor_31, %c : vector<8xi32>, !llvm.ptr
          llvm.store %low_7, %d : vector<8xi32>, !llvm.ptr
          %a_value_16 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %high_32 = arith.extui %a_value_16 : vector<8xi32> to vector<8xi64>
          %high_33 = arith.extui %c-766435501_8xi32 : vector<8xi32> to vector<8xi64>
          %product_16 = arith.muli %high_32, %high_33 : vector<8xi64>
          %high_34 = arith.shrui %product_16, %c32_8xi64 : vector<8xi64>
          %high_35 = arith.trunci %high_34 : vector<8xi64> to vector<8xi32>
          %a_value_17 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %low_8 = arith.muli %a_value_17, %c-766435501_8xi32 : vector<8xi32>
          %c_value_16 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %high_c_32 = arith.extui %c_value_16 : vector<8xi32> to vector<8xi64>
          %high_c_33 = arith.extui %c-845247145_8xi32 : vector<8xi32> to vector<8xi64>
          %product_17 = arith.muli %high_c_32, %high_c_33 : vector<8xi64>
          %high_c_34 = arith.shrui %product_17, %c32_8xi64 : vector<8xi64>
          %high_c_35 = arith.trunci %high_c_34 : vector<8xi64> to vector<8xi32>
          %c_value_17 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %low_c_8 = arith.muli %c_value_17, %c-845247145_8xi32 : vector<8xi32>
          %b_value_8 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %bit_xor_32 = arith.xori %high_c_35, %b_value_8 : vector<8xi32>
          %key_value_16_all = vector.broadcast %key_value_16 : i32 to vector<8xi32>
          %bit_xor_33 = arith.xori %bit_xor_32, %key_value_16_all : vector<8xi32>
          %d_value_8 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %bit_xor_34 = arith.xori %high_35, %d_value_8 : vector<8xi32>
          %other_value_16_all = vector.broadcast %other_value_16 : i32 to vector<8xi32>
          %bit_xor_35 = arith.xori %bit_xor_34, %other_value_16_all : vector<8xi32>
          llvm.store %bit_xor_33, %a : vector<8xi32>, !llvm.ptr
          llvm.store %low_c_8, %b : vector<8xi32>, !llvm.ptr
          llvm.store %bit_xor_35, %c : vector<8xi32>, !llvm.ptr
          llvm.store %low_8, %d : vector<8xi32>, !llvm.ptr
          %a_value_18 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %high_36 = arith.extui %a_value_18 : vector<8xi32> to vector<8xi64>
          %high_37 = arith.extui %c-766435501_8xi32 : vector<8xi32> to vector<8xi64>
          %product_18 = arith.muli %high_36, %high_37 : vector<8xi64>
          %high_38 = arith.shrui %product_18, %c32_8xi64 : vector<8xi64>
          %high_39 = arith.trunci %high_38 : vector<8xi64> to vector<8xi32>
          %a_value_19 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %low_9 = arith.muli %a_value_19, %c-766435501_8xi32 : vector<8xi32>
          %c_value_18 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %high_c_36 = arith.extui %c_value_18 : vector<8xi32> to vector<8xi64>
          %high_c_37 = arith.extui %c-845247145_8xi32 : vector<8xi32> to vector<8xi64>
          %product_19 = arith.muli %high_c_36, %high_c_37 : vector<8xi64>
          %high_c_38 = arith.shrui %product_19, %c32_8xi64 : vector<8xi64>
          %high_c_39 = arith.trunci %high_c_38 : vector<8xi64> to vector<8xi32>
          %c_value_19 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %low_c_9 = arith.muli %c_value_19, %c-845247145_8xi32 : vector<8xi32>
          %b_value_9 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %bit_xor_36 = arith.xori %high_c_39, %b_value_9 : vector<8xi32>
          %key_value_18_all = vector.broadcast %key_value_18 : i32 to vector<8xi32>
          %bit_xor_37 = arith.xori %bit_xor_36, %key_value_18_all : vector<8xi32>
          %d_value_9 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %bit_xor_38 = arith.xori %high_39, %d_value_9 : vector<8xi32>
          %other_value_18_all = vector.broadcast %other_value_18 : i32 to vector<8xi32>
          %bit_xor_39 = arith.xori %bit_xor_38, %other_value_18_all : vector<8xi32>
          llvm.store %bit_xor_37, %a : vector<8xi32>, !llvm.ptr
          llvm.store %low_c_9, %b : vector<8xi32>, !llvm.ptr
          llvm.store %bit_xor_39, %c : vector<8xi32>, !llvm.ptr
          llvm.store %low_9, %d : vector<8xi32>, !llvm.ptr
          %number = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %number_1 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %number_2 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %number_3 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %out_at = llvm.getelementptr %out[%first] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
          llvm.intr.masked.scatter %number, %out_at, %ctrue_8xi1 {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into vector<8x!llvm.ptr>
          %add_18 = arith.addi %first, %c1_8xi32 : vector<8xi32>
          %out_at_1 = llvm.getelementptr %out[%add_18] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
          llvm.intr.masked.scatter %number_1, %out_at_1, %ctrue_8xi1 {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into vector<8x!llvm.ptr>
          %add_19 = arith.addi %first, %c2_8xi32 : vector<8xi32>
          %out_at_2 = llvm.getelementptr %out[%add_19] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
          llvm.intr.masked.scatter %number_2, %out_at_2, %ctrue_8xi1 {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into vector<8x!llvm.ptr>
          %add_20 = arith.addi %first, %c3_8xi32 : vector<8xi32>
          %out_at_3 = llvm.getelementptr %out[%add_20] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
          llvm.intr.masked.scatter %number_3, %out_at_3, %ctrue_8xi1 {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into vector<8x!llvm.ptr>
        }
      } else {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
          %absolute_pos = arith.addi %mul, %unit_pos_x : i32
          %absolute_pos_all = vector.broadcast %absolute_pos : i32 to vector<8xi32>
          %absolute_pos_each = arith.addi %absolute_pos_all, %iota_8xi32 : vector<8xi32>
          %first = arith.muli %absolute_pos_each, %c4_8xi32 : vector<8xi32>
          llvm.store %absolute_pos_each, %a : vector<8xi32>, !llvm.ptr
          llvm.store %c0_8xi32, %b : vector<8xi32>, !llvm.ptr
          llvm.store %c0_8xi32, %c : vector<8xi32>, !llvm.ptr
          llvm.store %c0_8xi32, %d : vector<8xi32>, !llvm.ptr
          %a_value = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %high = arith.extui %a_value : vector<8xi32> to vector<8xi64>
          %high_1 = arith.extui %c-766435501_8xi32 : vector<8xi32> to vector<8xi64>
          %product = arith.muli %high, %high_1 : vector<8xi64>
          %high_2 = arith.shrui %product, %c32_8xi64 : vector<8xi64>
          %high_3 = arith.trunci %high_2 : vector<8xi64> to vector<8xi32>
          %a_value_1 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %low = arith.muli %a_value_1, %c-766435501_8xi32 : vector<8xi32>
          %c_value = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %high_c = arith.extui %c_value : vector<8xi32> to vector<8xi64>
          %high_c_1 = arith.extui %c-845247145_8xi32 : vector<8xi32> to vector<8xi64>
          %product_1 = arith.muli %high_c, %high_c_1 : vector<8xi64>
          %high_c_2 = arith.shrui %product_1, %c32_8xi64 : vector<8xi64>
          %high_c_3 = arith.trunci %high_c_2 : vector<8xi64> to vector<8xi32>
          %c_value_1 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %low_c = arith.muli %c_value_1, %c-845247145_8xi32 : vector<8xi32>
          %b_value = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %bit_xor = arith.xori %high_c_3, %b_value : vector<8xi32>
          %key_value_all = vector.broadcast %key_value : i32 to vector<8xi32>
          %bit_xor_1 = arith.xori %bit_xor, %key_value_all : vector<8xi32>
          %d_value = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %bit_xor_2 = arith.xori %high_3, %d_value : vector<8xi32>
          %other_value_all = vector.broadcast %other_value : i32 to vector<8xi32>
          %bit_xor_3 = arith.xori %bit_xor_2, %other_value_all : vector<8xi32>
          llvm.store %bit_xor_1, %a : vector<8xi32>, !llvm.ptr
          llvm.store %low_c, %b : vector<8xi32>, !llvm.ptr
          llvm.store %bit_xor_3, %c : vector<8xi32>, !llvm.ptr
          llvm.store %low, %d : vector<8xi32>, !llvm.ptr
          %a_value_2 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %high_4 = arith.extui %a_value_2 : vector<8xi32> to vector<8xi64>
          %high_5 = arith.extui %c-766435501_8xi32 : vector<8xi32> to vector<8xi64>
          %product_2 = arith.muli %high_4, %high_5 : vector<8xi64>
          %high_6 = arith.shrui %product_2, %c32_8xi64 : vector<8xi64>
          %high_7 = arith.trunci %high_6 : vector<8xi64> to vector<8xi32>
          %a_value_3 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %low_1 = arith.muli %a_value_3, %c-766435501_8xi32 : vector<8xi32>
          %c_value_2 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %high_c_4 = arith.extui %c_value_2 : vector<8xi32> to vector<8xi64>
          %high_c_5 = arith.extui %c-845247145_8xi32 : vector<8xi32> to vector<8xi64>
          %product_3 = arith.muli %high_c_4, %high_c_5 : vector<8xi64>
          %high_c_6 = arith.shrui %product_3, %c32_8xi64 : vector<8xi64>
          %high_c_7 = arith.trunci %high_c_6 : vector<8xi64> to vector<8xi32>
          %c_value_3 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %low_c_1 = arith.muli %c_value_3, %c-845247145_8xi32 : vector<8xi32>
          %b_value_1 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %bit_xor_4 = arith.xori %high_c_7, %b_value_1 : vector<8xi32>
          %key_value_2_all = vector.broadcast %key_value_2 : i32 to vector<8xi32>
          %bit_xor_5 = arith.xori %bit_xor_4, %key_value_2_all : vector<8xi32>
          %d_value_1 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %bit_xor_6 = arith.xori %high_7, %d_value_1 : vector<8xi32>
          %other_value_2_all = vector.broadcast %other_value_2 : i32 to vector<8xi32>
          %bit_xor_7 = arith.xori %bit_xor_6, %other_value_2_all : vector<8xi32>
          llvm.store %bit_xor_5, %a : vector<8xi32>, !llvm.ptr
          llvm.store %low_c_1, %b : vector<8xi32>, !llvm.ptr
          llvm.store %bit_xor_7, %c : vector<8xi32>, !llvm.ptr
          llvm.store %low_1, %d : vector<8xi32>, !llvm.ptr
          %a_value_4 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %high_8 = arith.extui %a_value_4 : vector<8xi32> to vector<8xi64>
          %high_9 = arith.extui %c-766435501_8xi32 : vector<8xi32> to vector<8xi64>
          %product_4 = arith.muli %high_8, %high_9 : vector<8xi64>
          %high_10 = arith.shrui %product_4, %c32_8xi64 : vector<8xi64>
          %high_11 = arith.trunci %high_10 : vector<8xi64> to vector<8xi32>
          %a_value_5 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %low_2 = arith.muli %a_value_5, %c-766435501_8xi32 : vector<8xi32>
          %c_value_4 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %high_c_8 = arith.extui %c_value_4 : vector<8xi32> to vector<8xi64>
          %high_c_9 = arith.extui %c-845247145_8xi32 : vector<8xi32> to vector<8xi64>
          %product_5 = arith.muli %high_c_8, %high_c_9 : vector<8xi64>
          %high_c_10 = arith.shrui %product_5, %c32_8xi64 : vector<8xi64>
          %high_c_11 = arith.trunci %high_c_10 : vector<8xi64> to vector<8xi32>
          %c_value_5 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %low_c_2 = arith.muli %c_value_5, %c-845247145_8xi32 : vector<8xi32>
          %b_value_2 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %bit_xor_8 = arith.xori %high_c_11, %b_value_2 : vector<8xi32>
          %key_value_4_all = vector.broadcast %key_value_4 : i32 to vector<8xi32>
          %bit_xor_9 = arith.xori %bit_xor_8, %key_value_4_all : vector<8xi32>
          %d_value_2 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %bit_xor_10 = arith.xori %high_11, %d_value_2 : vector<8xi32>
          %other_value_4_all = vector.broadcast %other_value_4 : i32 to vector<8xi32>
          %bit_xor_11 = arith.xori %bit_xor_10, %other_value_4_all : vector<8xi32>
          llvm.store %bit_xor_9, %a : vector<8xi32>, !llvm.ptr
          llvm.store %low_c_2, %b : vector<8xi32>, !llvm.ptr
          llvm.store %bit_xor_11, %c : vector<8xi32>, !llvm.ptr
          llvm.store %low_2, %d : vector<8xi32>, !llvm.ptr
          %a_value_6 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %high_12 = arith.extui %a_value_6 : vector<8xi32> to vector<8xi64>
          %high_13 = arith.extui %c-766435501_8xi32 : vector<8xi32> to vector<8xi64>
          %product_6 = arith.muli %high_12, %high_13 : vector<8xi64>
          %high_14 = arith.shrui %product_6, %c32_8xi64 : vector<8xi64>
          %high_15 = arith.trunci %high_14 : vector<8xi64> to vector<8xi32>
          %a_value_7 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %low_3 = arith.muli %a_value_7, %c-766435501_8xi32 : vector<8xi32>
          %c_value_6 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %high_c_12 = arith.extui %c_value_6 : vector<8xi32> to vector<8xi64>
          %high_c_13 = arith.extui %c-845247145_8xi32 : vector<8xi32> to vector<8xi64>
          %product_7 = arith.muli %high_c_12, %high_c_13 : vector<8xi64>
          %high_c_14 = arith.shrui %product_7, %c32_8xi64 : vector<8xi64>
          %high_c_15 = arith.trunci %high_c_14 : vector<8xi64> to vector<8xi32>
          %c_value_7 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %low_c_3 = arith.muli %c_value_7, %c-845247145_8xi32 : vector<8xi32>
          %b_value_3 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %bit_xor_12 = arith.xori %high_c_15, %b_value_3 : vector<8xi32>
          %key_value_6_all = vector.broadcast %key_value_6 : i32 to vector<8xi32>
          %bit_xor_13 = arith.xori %bit_xor_12, %key_value_6_all : vector<8xi32>
          %d_value_3 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %bit_xor_14 = arith.xori %high_15, %d_value_3 : vector<8xi32>
          %other_value_6_all = vector.broadcast %other_value_6 : i32 to vector<8xi32>
          %bit_xor_15 = arith.xori %bit_xor_14, %other_value_6_all : vector<8xi32>
          llvm.store %bit_xor_13, %a : vector<8xi32>, !llvm.ptr
          llvm.store %low_c_3, %b : vector<8xi32>, !llvm.ptr
          llvm.store %bit_xor_15, %c : vector<8xi32>, !llvm.ptr
          llvm.store %low_3, %d : vector<8xi32>, !llvm.ptr
          %a_value_8 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %high_16 = arith.extui %a_value_8 : vector<8xi32> to vector<8xi64>
          %high_17 = arith.extui %c-766435501_8xi32 : vector<8xi32> to vector<8xi64>
          %product_8 = arith.muli %high_16, %high_17 : vector<8xi64>
          %high_18 = arith.shrui %product_8, %c32_8xi64 : vector<8xi64>
          %high_19 = arith.trunci %high_18 : vector<8xi64> to vector<8xi32>
          %a_value_9 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %low_4 = arith.muli %a_value_9, %c-766435501_8xi32 : vector<8xi32>
          %c_value_8 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %high_c_16 = arith.extui %c_value_8 : vector<8xi32> to vector<8xi64>
          %high_c_17 = arith.extui %c-845247145_8xi32 : vector<8xi32> to vector<8xi64>
          %product_9 = arith.muli %high_c_16, %high_c_17 : vector<8xi64>
          %high_c_18 = arith.shrui %product_9, %c32_8xi64 : vector<8xi64>
          %high_c_19 = arith.trunci %high_c_18 : vector<8xi64> to vector<8xi32>
          %c_value_9 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %low_c_4 = arith.muli %c_value_9, %c-845247145_8xi32 : vector<8xi32>
          %b_value_4 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %bit_xor_16 = arith.xori %high_c_19, %b_value_4 : vector<8xi32>
          %key_value_8_all = vector.broadcast %key_value_8 : i32 to vector<8xi32>
          %bit_xor_17 = arith.xori %bit_xor_16, %key_value_8_all : vector<8xi32>
          %d_value_4 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %bit_xor_18 = arith.xori %high_19, %d_value_4 : vector<8xi32>
          %other_value_8_all = vector.broadcast %other_value_8 : i32 to vector<8xi32>
          %bit_xor_19 = arith.xori %bit_xor_18, %other_value_8_all : vector<8xi32>
          llvm.store %bit_xor_17, %a : vector<8xi32>, !llvm.ptr
          llvm.store %low_c_4, %b : vector<8xi32>, !llvm.ptr
          llvm.store %bit_xor_19, %c : vector<8xi32>, !llvm.ptr
          llvm.store %low_4, %d : vector<8xi32>, !llvm.ptr
          %a_value_10 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %high_20 = arith.extui %a_value_10 : vector<8xi32> to vector<8xi64>
          %high_21 = arith.extui %c-766435501_8xi32 : vector<8xi32> to vector<8xi64>
          %product_10 = arith.muli %high_20, %high_21 : vector<8xi64>
          %high_22 = arith.shrui %product_10, %c32_8xi64 : vector<8xi64>
          %high_23 = arith.trunci %high_22 : vector<8xi64> to vector<8xi32>
          %a_value_11 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %low_5 = arith.muli %a_value_11, %c-766435501_8xi32 : vector<8xi32>
          %c_value_10 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %high_c_20 = arith.extui %c_value_10 : vector<8xi32> to vector<8xi64>
          %high_c_21 = arith.extui %c-845247145_8xi32 : vector<8xi32> to vector<8xi64>
          %product_11 = arith.muli %high_c_20, %high_c_21 : vector<8xi64>
          %high_c_22 = arith.shrui %product_11, %c32_8xi64 : vector<8xi64>
          %high_c_23 = arith.trunci %high_c_22 : vector<8xi64> to vector<8xi32>
          %c_value_11 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %low_c_5 = arith.muli %c_value_11, %c-845247145_8xi32 : vector<8xi32>
          %b_value_5 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %bit_xor_20 = arith.xori %high_c_23, %b_value_5 : vector<8xi32>
          %key_value_10_all = vector.broadcast %key_value_10 : i32 to vector<8xi32>
          %bit_xor_21 = arith.xori %bit_xor_20, %key_value_10_all : vector<8xi32>
          %d_value_5 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %bit_xor_22 = arith.xori %high_23, %d_value_5 : vector<8xi32>
          %other_value_10_all = vector.broadcast %other_value_10 : i32 to vector<8xi32>
          %bit_xor_23 = arith.xori %bit_xor_22, %other_value_10_all : vector<8xi32>
          llvm.store %bit_xor_21, %a : vector<8xi32>, !llvm.ptr
          llvm.store %low_c_5, %b : vector<8xi32>, !llvm.ptr
          llvm.store %bit_xor_23, %c : vector<8xi32>, !llvm.ptr
          llvm.store %low_5, %d : vector<8xi32>, !llvm.ptr
          %a_value_12 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %high_24 = arith.extui %a_value_12 : vector<8xi32> to vector<8xi64>
          %high_25 = arith.extui %c-766435501_8xi32 : vector<8xi32> to vector<8xi64>
          %product_12 = arith.muli %high_24, %high_25 : vector<8xi64>
          %high_26 = arith.shrui %product_12, %c32_8xi64 : vector<8xi64>
          %high_27 = arith.trunci %high_26 : vector<8xi64> to vector<8xi32>
          %a_value_13 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %low_6 = arith.muli %a_value_13, %c-766435501_8xi32 : vector<8xi32>
          %c_value_12 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %high_c_24 = arith.extui %c_value_12 : vector<8xi32> to vector<8xi64>
          %high_c_25 = arith.extui %c-845247145_8xi32 : vector<8xi32> to vector<8xi64>
          %product_13 = arith.muli %high_c_24, %high_c_25 : vector<8xi64>
          %high_c_26 = arith.shrui %product_13, %c32_8xi64 : vector<8xi64>
          %high_c_27 = arith.trunci %high_c_26 : vector<8xi64> to vector<8xi32>
          %c_value_13 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %low_c_6 = arith.muli %c_value_13, %c-845247145_8xi32 : vector<8xi32>
          %b_value_6 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %bit_xor_24 = arith.xori %high_c_27, %b_value_6 : vector<8xi32>
          %key_value_12_all = vector.broadcast %key_value_12 : i32 to vector<8xi32>
          %bit_xor_25 = arith.xori %bit_xor_24, %key_value_12_all : vector<8xi32>
          %d_value_6 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %bit_xor_26 = arith.xori %high_27, %d_value_6 : vector<8xi32>
          %other_value_12_all = vector.broadcast %other_value_12 : i32 to vector<8xi32>
          %bit_xor_27 = arith.xori %bit_xor_26, %other_value_12_all : vector<8xi32>
          llvm.store %bit_xor_25, %a : vector<8xi32>, !llvm.ptr
          llvm.store %low_c_6, %b : vector<8xi32>, !llvm.ptr
          llvm.store %bit_xor_27, %c : vector<8xi32>, !llvm.ptr
          llvm.store %low_6, %d : vector<8xi32>, !llvm.ptr
          %a_value_14 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %high_28 = arith.extui %a_value_14 : vector<8xi32> to vector<8xi64>
          %high_29 = arith.extui %c-766435501_8xi32 : vector<8xi32> to vector<8xi64>
          %product_14 = arith.muli %high_28, %high_29 : vector<8xi64>
          %high_30 = arith.shrui %product_14, %c32_8xi64 : vector<8xi64>
          %high_31 = arith.trunci %high_30 : vector<8xi64> to vector<8xi32>
          %a_value_15 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %low_7 = arith.muli %a_value_15, %c-766435501_8xi32 : vector<8xi32>
          %c_value_14 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %high_c_28 = arith.extui %c_value_14 : vector<8xi32> to vector<8xi64>
          %high_c_29 = arith.extui %c-845247145_8xi32 : vector<8xi32> to vector<8xi64>
          %product_15 = arith.muli %high_c_28, %high_c_29 : vector<8xi64>
          %high_c_30 = arith.shrui %product_15, %c32_8xi64 : vector<8xi64>
          %high_c_31 = arith.trunci %high_c_30 : vector<8xi64> to vector<8xi32>
          %c_value_15 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %low_c_7 = arith.muli %c_value_15, %c-845247145_8xi32 : vector<8xi32>
          %b_value_7 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %bit_xor_28 = arith.xori %high_c_31, %b_value_7 : vector<8xi32>
          %key_value_14_all = vector.broadcast %key_value_14 : i32 to vector<8xi32>
          %bit_xor_29 = arith.xori %bit_xor_28, %key_value_14_all : vector<8xi32>
          %d_value_7 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %bit_xor_30 = arith.xori %high_31, %d_value_7 : vector<8xi32>
          %other_value_14_all = vector.broadcast %other_value_14 : i32 to vector<8xi32>
          %bit_xor_31 = arith.xori %bit_xor_30, %other_value_14_all : vector<8xi32>
          llvm.store %bit_xor_29, %a : vector<8xi32>, !llvm.ptr
          llvm.store %low_c_7, %b : vector<8xi32>, !llvm.ptr
          llvm.store %bit_xor_31, %c : vector<8xi32>, !llvm.ptr
          llvm.store %low_7, %d : vector<8xi32>, !llvm.ptr
          %a_value_16 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %high_32 = arith.extui %a_value_16 : vector<8xi32> to vector<8xi64>
          %high_33 = arith.extui %c-766435501_8xi32 : vector<8xi32> to vector<8xi64>
          %product_16 = arith.muli %high_32, %high_33 : vector<8xi64>
          %high_34 = arith.shrui %product_16, %c32_8xi64 : vector<8xi64>
          %high_35 = arith.trunci %high_34 : vector<8xi64> to vector<8xi32>
          %a_value_17 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %low_8 = arith.muli %a_value_17, %c-766435501_8xi32 : vector<8xi32>
          %c_value_16 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %high_c_32 = arith.extui %c_value_16 : vector<8xi32> to vector<8xi64>
          %high_c_33 = arith.extui %c-845247145_8xi32 : vector<8xi32> to vector<8xi64>
          %product_17 = arith.muli %high_c_32, %high_c_33 : vector<8xi64>
          %high_c_34 = arith.shrui %product_17, %c32_8xi64 : vector<8xi64>
          %high_c_35 = arith.trunci %high_c_34 : vector<8xi64> to vector<8xi32>
          %c_value_17 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %low_c_8 = arith.muli %c_value_17, %c-845247145_8xi32 : vector<8xi32>
          %b_value_8 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %bit_xor_32 = arith.xori %high_c_35, %b_value_8 : vector<8xi32>
          %key_value_16_all = vector.broadcast %key_value_16 : i32 to vector<8xi32>
          %bit_xor_33 = arith.xori %bit_xor_32, %key_value_16_all : vector<8xi32>
          %d_value_8 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %bit_xor_34 = arith.xori %high_35, %d_value_8 : vector<8xi32>
          %other_value_16_all = vector.broadcast %other_value_16 : i32 to vector<8xi32>
          %bit_xor_35 = arith.xori %bit_xor_34, %other_value_16_all : vector<8xi32>
          llvm.store %bit_xor_33, %a : vector<8xi32>, !llvm.ptr
          llvm.store %low_c_8, %b : vector<8xi32>, !llvm.ptr
          llvm.store %bit_xor_35, %c : vector<8xi32>, !llvm.ptr
          llvm.store %low_8, %d : vector<8xi32>, !llvm.ptr
          %a_value_18 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %high_36 = arith.extui %a_value_18 : vector<8xi32> to vector<8xi64>
          %high_37 = arith.extui %c-766435501_8xi32 : vector<8xi32> to vector<8xi64>
          %product_18 = arith.muli %high_36, %high_37 : vector<8xi64>
          %high_38 = arith.shrui %product_18, %c32_8xi64 : vector<8xi64>
          %high_39 = arith.trunci %high_38 : vector<8xi64> to vector<8xi32>
          %a_value_19 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %low_9 = arith.muli %a_value_19, %c-766435501_8xi32 : vector<8xi32>
          %c_value_18 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %high_c_36 = arith.extui %c_value_18 : vector<8xi32> to vector<8xi64>
          %high_c_37 = arith.extui %c-845247145_8xi32 : vector<8xi32> to vector<8xi64>
          %product_19 = arith.muli %high_c_36, %high_c_37 : vector<8xi64>
          %high_c_38 = arith.shrui %product_19, %c32_8xi64 : vector<8xi64>
          %high_c_39 = arith.trunci %high_c_38 : vector<8xi64> to vector<8xi32>
          %c_value_19 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %low_c_9 = arith.muli %c_value_19, %c-845247145_8xi32 : vector<8xi32>
          %b_value_9 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %bit_xor_36 = arith.xori %high_c_39, %b_value_9 : vector<8xi32>
          %key_value_18_all = vector.broadcast %key_value_18 : i32 to vector<8xi32>
          %bit_xor_37 = arith.xori %bit_xor_36, %key_value_18_all : vector<8xi32>
          %d_value_9 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %bit_xor_38 = arith.xori %high_39, %d_value_9 : vector<8xi32>
          %other_value_18_all = vector.broadcast %other_value_18 : i32 to vector<8xi32>
          %bit_xor_39 = arith.xori %bit_xor_38, %other_value_18_all : vector<8xi32>
          llvm.store %bit_xor_37, %a : vector<8xi32>, !llvm.ptr
          llvm.store %low_c_9, %b : vector<8xi32>, !llvm.ptr
          llvm.store %bit_xor_39, %c : vector<8xi32>, !llvm.ptr
          llvm.store %low_9, %d : vector<8xi32>, !llvm.ptr
          %number = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %number_1 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %number_2 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %number_3 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %out_length_all = vector.broadcast %out_length : i32 to vector<8xi32>
          %lt = arith.cmpi ult, %first, %out_length_all : vector<8xi32>
          %out_at = llvm.getelementptr %out[%first] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
          llvm.intr.masked.scatter %number, %out_at, %lt {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into vector<8x!llvm.ptr>
          %add_18 = arith.addi %first, %c1_8xi32 : vector<8xi32>
          %lt_1 = arith.cmpi ult, %add_18, %out_length_all : vector<8xi32>
          %out_at_1 = llvm.getelementptr %out[%add_18] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
          llvm.intr.masked.scatter %number_1, %out_at_1, %lt_1 {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into vector<8x!llvm.ptr>
          %add_19 = arith.addi %first, %c2_8xi32 : vector<8xi32>
          %lt_2 = arith.cmpi ult, %add_19, %out_length_all : vector<8xi32>
          %out_at_2 = llvm.getelementptr %out[%add_19] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
          llvm.intr.masked.scatter %number_2, %out_at_2, %lt_2 {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into vector<8x!llvm.ptr>
          %add_20 = arith.addi %first, %c3_8xi32 : vector<8xi32>
          %lt_3 = arith.cmpi ult, %add_20, %out_length_all : vector<8xi32>
          %out_at_3 = llvm.getelementptr %out[%add_20] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
          llvm.intr.masked.scatter %number_3, %out_at_3, %lt_3 {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into vector<8x!llvm.ptr>
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
