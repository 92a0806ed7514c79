module {
  func.func @sha256(%messages: !llvm.ptr {llvm.noalias, llvm.readonly},
      %constants: !llvm.ptr {llvm.noalias, llvm.readonly}, %digests: !llvm.ptr {llvm.noalias},
      %messages_shape_0: i32, %messages_shape_1: i32, %constants_length: i32, %digests_shape_0: i32,
      %digests_shape_1: i32, %cube_count_x: i32, %cube_count_y: i32, %cube_count_z: i32, %first_cube: i64,
      %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c256_i32 = arith.constant 256 : i32
    %c8_i32 = arith.constant 8 : i32
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %c128_i64 = arith.constant 128 : i64
    %words = llvm.alloca %c128_i64 x i32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %c512_i64 = arith.constant 512 : i64
    %c0_i8 = arith.constant 0 : i8
    %c16_i32 = arith.constant 16 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0_8xi32 = arith.constant dense<0> : vector<8xi32>
    %a = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c1779033703_8xi32 = arith.constant dense<1779033703> : vector<8xi32>
    %b = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c-1150833019_8xi32 = arith.constant dense<-1150833019> : vector<8xi32>
    %c = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c1013904242_8xi32 = arith.constant dense<1013904242> : vector<8xi32>
    %d = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c-1521486534_8xi32 = arith.constant dense<-1521486534> : vector<8xi32>
    %e = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c1359893119_8xi32 = arith.constant dense<1359893119> : vector<8xi32>
    %f = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c-1694144372_8xi32 = arith.constant dense<-1694144372> : vector<8xi32>
    %g = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c528734635_8xi32 = arith.constant dense<528734635> : vector<8xi32>
    %h = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c1541459225_8xi32 = arith.constant dense<1541459225> : vector<8xi32>
    %c64_i32 = arith.constant 64 : i32
    %c14_i32 = arith.constant 14 : i32
    %c7_i32 = arith.constant 7 : i32
    %c7_8xi32 = arith.constant dense<7> : vector<8xi32>
    %c25_8xi32 = arith.constant dense<25> : vector<8xi32>
    %c18_8xi32 = arith.constant dense<18> : vector<8xi32>
    %c14_8xi32 = arith.constant dense<14> : vector<8xi32>
    %c3_i32 = arith.constant 3 : i32
    %c3_8xi32 = arith.constant dense<3> : vector<8xi32>
    %c17_8xi32 = arith.constant dense<17> : vector<8xi32>
    %c15_i32 = arith.constant 15 : i32
    %c15_8xi32 = arith.constant dense<15> : vector<8xi32>
    %c19_8xi32 = arith.constant dense<19> : vector<8xi32>
    %c13_i32 = arith.constant 13 : i32
    %c13_8xi32 = arith.constant dense<13> : vector<8xi32>
    %c10_i32 = arith.constant 10 : i32
    %c10_8xi32 = arith.constant dense<10> : vector<8xi32>
    %c9_i32 = arith.constant 9 : i32
    %c2_i32 = arith.constant 2 : i32
    %c11_i32 = arith.constant 11 : i32
    %c4_i32 = arith.constant 4 : i32
    %c12_i32 = arith.constant 12 : i32
    %c5_i32 = arith.constant 5 : i32
    %c6_i32 = arith.constant 6 : i32
    %c-1_8xi32 = arith.constant dense<-1> : vector<8xi32>
    %c6_8xi32 = arith.constant dense<6> : vector<8xi32>
    %c26_8xi32 = arith.constant dense<26> : vector<8xi32>
    %c11_8xi32 = arith.constant dense<11> : vector<8xi32>
    %c21_8xi32 = arith.constant dense<21> : vector<8xi32>
    %c2_8xi32 = arith.constant dense<2> : vector<8xi32>
    %c30_8xi32 = arith.constant dense<30> : vector<8xi32>
    %c22_8xi32 = arith.constant dense<22> : vector<8xi32>
    %c1_8xi32 = arith.constant dense<1> : vector<8xi32>
    %c4_8xi32 = arith.constant dense<4> : vector<8xi32>
    %c5_8xi32 = arith.constant dense<5> : vector<8xi32>
    scf.for %cube = %first_cube to %last step %c1_i64 : i64 {
      %cube_pos_x = arith.trunci %cube : i64 to i32
      %mul = arith.muli %cube_pos_x, %c256_i32 : i32
      scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
        %row = arith.addi %mul, %unit_pos_x : i32
        %row_all = vector.broadcast %row : i32 to vector<8xi32>
        %row_each = arith.addi %row_all, %iota_8xi32 : vector<8xi32>
        %messages_shape_0_all = vector.broadcast %messages_shape_0 : i32 to vector<8xi32>
        %lt = arith.cmpi ult, %row_each, %messages_shape_0_all : vector<8xi32>
        %any = vector.reduction <or>, %lt : vector<8xi1> into i1
        scf.if %any {
          "llvm.intr.memset"(%words, %c0_i8, %c512_i64) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
          scf.for unsigned %k = %c0_i32 to %c16_i32 step %c1_i32 : i32 {
            %messages_shape_1_all = vector.broadcast %messages_shape_1 : i32 to vector<8xi32>
            %mul_1 = arith.muli %row_each, %messages_shape_1_all : vector<8xi32>
            %lt_1 = arith.cmpi ult, %k, %messages_shape_1 : i32
            %k_all = vector.broadcast %k : i32 to vector<8xi32>
            %add = arith.addi %mul_1, %k_all : vector<8xi32>
            %lt_1_all = vector.broadcast %lt_1 : i1 to vector<8xi1>
            %active = arith.andi %lt, %lt_1_all : vector<8xi1>
            %messages_at = llvm.getelementptr %messages[%add] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
            %messages_value = llvm.intr.masked.gather %messages_at, %active, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
            %at = arith.muli %k, %c8_i32 : i32
            %words_at = llvm.getelementptr %words[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            llvm.intr.masked.store %messages_value, %words_at, %lt {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
          }
          llvm.store %c1779033703_8xi32, %a : vector<8xi32>, !llvm.ptr
          llvm.store %c-1150833019_8xi32, %b : vector<8xi32>, !llvm.ptr
          llvm.store %c1013904242_8xi32, %c : vector<8xi32>, !llvm.ptr
          llvm.store %c-1521486534_8xi32, %d : vector<8xi32>, !llvm.ptr
          llvm.store %c1359893119_8xi32, %e : vector<8xi32>, !llvm.ptr
          llvm.store %c-1694144372_8xi32, %f : vector<8xi32>, !llvm.ptr
          llvm.store %c528734635_8xi32, %g : vector<8xi32>, !llvm.ptr
          llvm.store %c1541459225_8xi32, %h : vector<8xi32>, !llvm.ptr
          scf.for %start = %c0_i32 to %c64_i32 step %c16_i32 : i32 {
            %gt = arith.cmpi sgt, %start, %c0_i32 : i32
            scf.if %gt {
              %at = arith.muli %c1_i32, %c8_i32 : i32
              %words_at = llvm.getelementptr %words[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %far = llvm.intr.masked.load %words_at, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %at_1 = arith.muli %c14_i32, %c8_i32 : i32
              %words_at_1 = llvm.getelementptr %words[%at_1] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %near = llvm.intr.masked.load %words_at_1, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %shr_masked = arith.shrui %far, %c7_8xi32 : vector<8xi32>
              %shl_masked = arith.shli %far, %c25_8xi32 : vector<8xi32>
              %bit_or = arith.ori %shr_masked, %shl_masked : vector<8xi32>
              %shr_masked_1 = arith.shrui %far, %c18_8xi32 : vector<8xi32>
              %shl_masked_1 = arith.shli %far, %c14_8xi32 : vector<8xi32>
              %bit_or_1 = arith.ori %shr_masked_1, %shl_masked_1 : vector<8xi32>
              %bit_xor = arith.xori %bit_or, %bit_or_1 : vector<8xi32>
              %shr_masked_2 = arith.shrui %far, %c3_8xi32 : vector<8xi32>
              %small = arith.xori %bit_xor, %shr_masked_2 : vector<8xi32>
              %shr_masked_3 = arith.shrui %near, %c17_8xi32 : vector<8xi32>
              %shl_masked_2 = arith.shli %near, %c15_8xi32 : vector<8xi32>
              %bit_or_2 = arith.ori %shr_masked_3, %shl_masked_2 : vector<8xi32>
              %shr_masked_4 = arith.shrui %near, %c19_8xi32 : vector<8xi32>
              %shl_masked_3 = arith.shli %near, %c13_8xi32 : vector<8xi32>
              %bit_or_3 = arith.ori %shr_masked_4, %shl_masked_3 : vector<8xi32>
              %bit_xor_1 = arith.xori %bit_or_2, %bit_or_3 : vector<8xi32>
              %shr_masked_5 = arith.shrui %near, %c10_8xi32 : vector<8xi32>
              %large = arith.xori %bit_xor_1, %shr_masked_5 : vector<8xi32>
              %at_2 = arith.muli %c0_i32, %c8_i32 : i32
              %words_at_2 = llvm.getelementptr %words[%at_2] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %words_value = llvm.intr.masked.load %words_at_2, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %at_3 = arith.muli %c9_i32, %c8_i32 : i32
              %words_at_3 = llvm.getelementptr %words[%at_3] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %words_value_1 = llvm.intr.masked.load %words_at_3, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %add = arith.addi %small, %words_value_1 : vector<8xi32>
              %add_1 = arith.addi %add, %large : vector<8xi32>
              %add_2 = arith.addi %words_value, %add_1 : vector<8xi32>
              %at_4 = arith.muli %c0_i32, %c8_i32 : i32
              %words_at_4 = llvm.getelementptr %words[%at_4] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              llvm.intr.masked.store %add_2, %words_at_4, %lt {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
              %at_5 = arith.muli %c2_i32, %c8_i32 : i32
              %words_at_5 = llvm.getelementptr %words[%at_5] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %far_1 = llvm.intr.masked.load %words_at_5, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %at_6 = arith.muli %c15_i32, %c8_i32 : i32
              %words_at_6 = llvm.getelementptr %words[%at_6] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %near_1 = llvm.intr.masked.load %words_at_6, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %shr_masked_6 = arith.shrui %far_1, %c7_8xi32 : vector<8xi32>
              %shl_masked_4 = arith.shli %far_1, %c25_8xi32 : vector<8xi32>
              %bit_or_4 = arith.ori %shr_masked_6, %shl_masked_4 : vector<8xi32>
              %shr_masked_7 = arith.shrui %far_1, %c18_8xi32 : vector<8xi32>
              %shl_masked_5 = arith.shli %far_1, %c14_8xi32 : vector<8xi32>
              %bit_or_5 = arith.ori %shr_masked_7, %shl_masked_5 : vector<8xi32>
              %bit_xor_2 = arith.xori %bit_or_4, %bit_or_5 : vector<8xi32>
              %shr_masked_8 = arith.shrui %far_1, %c3_8xi32 : vector<8xi32>
              %small_1 = arith.xori %bit_xor_2, %shr_masked_8 : vector<8xi32>
              %shr_masked_9 = arith.shrui %near_1, %c17_8xi32 : vector<8xi32>
              %shl_masked_6 = arith.shli %near_1, %c15_8xi32 : vector<8xi32>
              %bit_or_6 = arith.ori %shr_masked_9, %shl_masked_6 : vector<8xi32>
              %shr_masked_10 = arith.shrui %near_1, %c19_8xi32 : vector<8xi32>
              %shl_masked_7 = arith.shli %near_1, %c13_8xi32 : vector<8xi32>
              %bit_or_7 = arith.ori %shr_masked_10, %shl_masked_7 : vector<8xi32>
              %bit_xor_3 = arith.xori %bit_or_6, %bit_or_7 : vector<8xi32>
              %shr_masked_11 = arith.shrui %near_1, %c10_8xi32 : vector<8xi32>
              %large_1 = arith.xori %bit_xor_3, %shr_masked_11 : vector<8xi32>
              %at_7 = arith.muli %c1_i32, %c8_i32 : i32
              %words_at_7 = llvm.getelementptr %words[%at_7] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %words_value_2 = llvm.intr.masked.load %words_at_7, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %at_8 = arith.muli %c10_i32, %c8_i32 : i32
              %words_at_8 = llvm.getelementptr %words[%at_8] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %words_value_3 = llvm.intr.masked.load %words_at_8, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %add_3 = arith.addi %small_1, %words_value_3 : vector<8xi32>
              %add_4 = arith.addi %add_3, %large_1 : vector<8xi32>
              %add_5 = arith.addi %words_value_2, %add_4 : vector<8xi32>
              %at_9 = arith.muli %c1_i32, %c8_i32 : i32
              %words_at_9 = llvm.getelementptr %words[%at_9] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              llvm.intr.masked.store %add_5, %words_at_9, %lt {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
              %at_10 = arith.muli %c3_i32, %c8_i32 : i32
              %words_at_10 = llvm.getelementptr %words[%at_10] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %far_2 = llvm.intr.masked.load %words_at_10, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %at_11 = arith.muli %c0_i32, %c8_i32 : i32
              %words_at_11 = llvm.getelementptr %words[%at_11] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %near_2 = llvm.intr.masked.load %words_at_11, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %shr_masked_12 = arith.shrui %far_2, %c7_8xi32 : vector<8xi32>
              %shl_masked_8 = arith.shli %far_2, %c25_8xi32 : vector<8xi32>
              %bit_or_8 = arith.ori %shr_masked_12, %shl_masked_8 : vector<8xi32>
              %shr_masked_13 = arith.shrui %far_2, %c18_8xi32 : vector<8xi32>
              %shl_masked_9 = arith.shli %far_2, %c14_8xi32 : vector<8xi32>
              %bit_or_9 = arith.ori %shr_masked_13, %shl_masked_9 : vector<8xi32>
              %bit_xor_4 = arith.xori %bit_or_8, %bit_or_9 : vector<8xi32>
              %shr_masked_14 = arith.shrui %far_2, %c3_8xi32 : vector<8xi32>
              %small_2 = arith.xori %bit_xor_4, %shr_masked_14 : vector<8xi32>
              %shr_masked_15 = arith.shrui %near_2, %c17_8xi32 : vector<8xi32>
              %shl_masked_10 = arith.shli %near_2, %c15_8xi32 : vector<8xi32>
              %bit_or_10 = arith.ori %shr_masked_15, %shl_masked_10 : vector<8xi32>
              %shr_masked_16 = arith.shrui %near_2, %c19_8xi32 : vector<8xi32>
              %shl_masked_11 = arith.shli %near_2, %c13_8xi32 : vector<8xi32>
              %bit_or_11 = arith.ori %shr_masked_16, %shl_masked_11 : vector<8xi32>
              %bit_xor_5 = arith.xori %bit_or_10, %bit_or_11 : vector<8xi32>
              %shr_masked_17 = arith.shrui %near_2, %c10_8xi32 : vector<8xi32>
              %large_2 = arith.xori %bit_xor_5, %shr_masked_17 : vector<8xi32>
              %at_12 = arith.muli %c2_i32, %c8_i32 : i32
              %words_at_12 = llvm.getelementptr %words[%at_12] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %words_value_4 = llvm.intr.masked.load %words_at_12, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %at_13 = arith.muli %c11_i32, %c8_i32 : i32
              %words_at_13 = llvm.getelementptr %words[%at_13] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %words_value_5 = llvm.intr.masked.load %words_at_13, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %add_6 = arith.addi %small_2, %words_value_5 : vector<8xi32>
              %add_7 = arith.addi %add_6, %large_2 : vector<8xi32>
              %add_8 = arith.addi %words_value_4, %add_7 : vector<8xi32>
              %at_14 = arith.muli %c2_i32, %c8_i32 : i32
              %words_at_14 = llvm.getelementptr %words[%at_14] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              llvm.intr.masked.store %add_8, %words_at_14, %lt {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
              %at_15 = arith.muli %c4_i32, %c8_i32 : i32
              %words_at_15 = llvm.getelementptr %words[%at_15] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %far_3 = llvm.intr.masked.load %words_at_15, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %at_16 = arith.muli %c1_i32, %c8_i32 : i32
              %words_at_16 = llvm.getelementptr %words[%at_16] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %near_3 = llvm.intr.masked.load %words_at_16, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %shr_masked_18 = arith.shrui %far_3, %c7_8xi32 : vector<8xi32>
              %shl_masked_12 = arith.shli %far_3, %c25_8xi32 : vector<8xi32>
              %bit_or_12 = arith.ori %shr_masked_18, %shl_masked_12 : vector<8xi32>
              %shr_masked_19 = arith.shrui %far_3, %c18_8xi32 : vector<8xi32>
              %shl_masked_13 = arith.shli %far_3, %c14_8xi32 : vector<8xi32>
              %bit_or_13 = arith.ori %shr_masked_19, %shl_masked_13 : vector<8xi32>
              %bit_xor_6 = arith.xori %bit_or_12, %bit_or_13 : vector<8xi32>
              %shr_masked_20 = arith.shrui %far_3, %c3_8xi32 : vector<8xi32>
              %small_3 = arith.xori %bit_xor_6, %shr_masked_20 : vector<8xi32>
              %shr_masked_21 = arith.shrui %near_3, %c17_8xi32 : vector<8xi32>
              %shl_masked_14 = arith.shli %near_3, %c15_8xi32 : vector<8xi32>
              %bit_or_14 = arith.ori %shr_masked_21, %shl_masked_14 : vector<8xi32>
              %shr_masked_22 = arith.shrui %near_3, %c19_8xi32 : vector<8xi32>
              %shl_masked_15 = arith.shli %near_3, %c13_8xi32 : vector<8xi32>
              %bit_or_15 = arith.ori %shr_masked_22, %shl_masked_15 : vector<8xi32>
              %bit_xor_7 = arith.xori %bit_or_14, %bit_or_15 : vector<8xi32>
              %shr_masked_23 = arith.shrui %near_3, %c10_8xi32 : vector<8xi32>
              %large_3 = arith.xori %bit_xor_7, %shr_masked_23 : vector<8xi32>
              %at_17 = arith.muli %c3_i32, %c8_i32 : i32
              %words_at_17 = llvm.getelementptr %words[%at_17] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %words_value_6 = llvm.intr.masked.load %words_at_17, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %at_18 = arith.muli %c12_i32, %c8_i32 : i32
              %words_at_18 = llvm.getelementptr %words[%at_18] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %words_value_7 = llvm.intr.masked.load %words_at_18, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %add_9 = arith.addi %small_3, %words_value_7 : vector<8xi32>
              %add_10 = arith.addi %add_9, %large_3 : vector<8xi32>
              %add_11 = arith.addi %words_value_6, %add_10 : vector<8xi32>
              %at_19 = arith.muli %c3_i32, %c8_i32 : i32
              %words_at_19 = llvm.getelementptr %words[%at_19] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              llvm.intr.masked.store %add_11, %words_at_19, %lt {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
              %at_20 = arith.muli %c5_i32, %c8_i32 : i32
              %words_at_20 = llvm.getelementptr %words[%at_20] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %far_4 = llvm.intr.masked.load %words_at_20, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %at_21 = arith.muli %c2_i32, %c8_i32 : i32
              %words_at_21 = llvm.getelementptr %words[%at_21] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %near_4 = llvm.intr.masked.load %words_at_21, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %shr_masked_24 = arith.shrui %far_4, %c7_8xi32 : vector<8xi32>
              %shl_masked_16 = arith.shli %far_4, %c25_8xi32 : vector<8xi32>
              %bit_or_16 = arith.ori %shr_masked_24, %shl_masked_16 : vector<8xi32>
              %shr_masked_25 = arith.shrui %far_4, %c18_8xi32 : vector<8xi32>
              %shl_masked_17 = arith.shli %far_4, %c14_8xi32 : vector<8xi32>
              %bit_or_17 = arith.ori %shr_masked_25, %shl_masked_17 : vector<8xi32>
              %bit_xor_8 = arith.xori %bit_or_16, %bit_or_17 : vector<8xi32>
              %shr_masked_26 = arith.shrui %far_4, %c3_8xi32 : vector<8xi32>
              %small_4 = arith.xori %bit_xor_8, %shr_masked_26 : vector<8xi32>
              %shr_masked_27 = arith.shrui %near_4, %c17_8xi32 : vector<8xi32>
              %shl_masked_18 = arith.shli %near_4, %c15_8xi32 : vector<8xi32>
              %bit_or_18 = arith.ori %shr_masked_27, %shl_masked_18 : vector<8xi32>
              %shr_masked_28 = arith.shrui %near_4, %c19_8xi32 : vector<8xi32>
              %shl_masked_19 = arith.shli %near_4, %c13_8xi32 : vector<8xi32>
              %bit_or_19 = arith.ori %shr_masked_28, %shl_masked_19 : vector<8xi32>
              %bit_xor_9 = arith.xori %bit_or_18, %bit_or_19 : vector<8xi32>
              %shr_masked_29 = arith.shrui %near_4, %c10_8xi32 : vector<8xi32>
              %large_4 = arith.xori %bit_xor_9, %shr_masked_29 : vector<8xi32>
              %at_22 = arith.muli %c4_i32, %c8_i32 : i32
              %words_at_22 = llvm.getelementptr %words[%at_22] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %words_value_8 = llvm.intr.masked.load %words_at_22, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %at_23 = arith.muli %c13_i32, %c8_i32 : i32
              %words_at_23 = llvm.getelementptr %words[%at_23] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %words_value_9 = llvm.intr.masked.load %words_at_23, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %add_12 = arith.addi %small_4, %words_value_9 : vector<8xi32>
              %add_13 = arith.addi %add_12, %large_4 : vector<8xi32>
              %add_14 = arith.addi %words_value_8, %add_13 : vector<8xi32>
              %at_24 = arith.muli %c4_i32, %c8_i32 : i32
              %words_at_24 = llvm.getelementptr %words[%at_24] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              llvm.intr.masked.store %add_14, %words_at_24, %lt {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
              %at_25 = arith.muli %c6_i32, %c8_i32 : i32
              %words_at_25 = llvm.getelementptr %words[%at_25] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %far_5 = llvm.intr.masked.load %words_at_25, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %at_26 = arith.muli %c3_i32, %c8_i32 : i32
              %words_at_26 = llvm.getelementptr %words[%at_26] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %near_5 = llvm.intr.masked.load %words_at_26, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %shr_masked_30 = arith.shrui %far_5, %c7_8xi32 : vector<8xi32>
              %shl_masked_20 = arith.shli %far_5, %c25_8xi32 : vector<8xi32>
              %bit_or_20 = arith.ori %shr_masked_30, %shl_masked_20 : vector<8xi32>
              %shr_masked_31 = arith.shrui %far_5, %c18_8xi32 : vector<8xi32>
              %shl_masked_21 = arith.shli %far_5, %c14_8xi32 : vector<8xi32>
              %bit_or_21 = arith.ori %shr_masked_31, %shl_masked_21 : vector<8xi32>
              %bit_xor_10 = arith.xori %bit_or_20, %bit_or_21 : vector<8xi32>
              %shr_masked_32 = arith.shrui %far_5, %c3_8xi32 : vector<8xi32>
              %small_5 = arith.xori %bit_xor_10, %shr_masked_32 : vector<8xi32>
              %shr_masked_33 = arith.shrui %near_5, %c17_8xi32 : vector<8xi32>
              %shl_masked_22 = arith.shli %near_5, %c15_8xi32 : vector<8xi32>
              %bit_or_22 = arith.ori %shr_masked_33, %shl_masked_22 : vector<8xi32>
              %shr_masked_34 = arith.shrui %near_5, %c19_8xi32 : vector<8xi32>
              %shl_masked_23 = arith.shli %near_5, %c13_8xi32 : vector<8xi32>
              %bit_or_23 = arith.ori %shr_masked_34, %shl_masked_23 : vector<8xi32>
              %bit_xor_11 = arith.xori %bit_or_22, %bit_or_23 : vector<8xi32>
              %shr_masked_35 = arith.shrui %near_5, %c10_8xi32 : vector<8xi32>
              %large_5 = arith.xori %bit_xor_11, %shr_masked_35 : vector<8xi32>
              %at_27 = arith.muli %c5_i32, %c8_i32 : i32
              %words_at_27 = llvm.getelementptr %words[%at_27] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %words_value_10 = llvm.intr.masked.load %words_at_27, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %at_28 = arith.muli %c14_i32, %c8_i32 : i32
              %words_at_28 = llvm.getelementptr %words[%at_28] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %words_value_11 = llvm.intr.masked.load %words_at_28, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %add_15 = arith.addi %small_5, %words_value_11 : vector<8xi32>
              %add_16 = arith.addi %add_15, %large_5 : vector<8xi32>
              %add_17 = arith.addi %words_value_10, %add_16 : vector<8xi32>
              %at_29 = arith.muli %c5_i32, %c8_i32 : i32
              %words_at_29 = llvm.getelementptr %words[%at_29] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              llvm.intr.masked.store %add_17, %words_at_29, %lt {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
              %at_30 = arith.muli %c7_i32, %c8_i32 : i32
              %words_at_30 = llvm.getelementptr %words[%at_30] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %far_6 = llvm.intr.masked.load %words_at_30, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %at_31 = arith.muli %c4_i32, %c8_i32 : i32
              %words_at_31 = llvm.getelementptr %words[%at_31] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %near_6 = llvm.intr.masked.load %words_at_31, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %shr_masked_36 = arith.shrui %far_6, %c7_8xi32 : vector<8xi32>
              %shl_masked_24 = arith.shli %far_6, %c25_8xi32 : vector<8xi32>
              %bit_or_24 = arith.ori %shr_masked_36, %shl_masked_24 : vector<8xi32>
              %shr_masked_37 = arith.shrui %far_6, %c18_8xi32 : vector<8xi32>
              %shl_masked_25 = arith.shli %far_6, %c14_8xi32 : vector<8xi32>
              %bit_or_25 = arith.ori %shr_masked_37, %shl_masked_25 : vector<8xi32>
              %bit_xor_12 = arith.xori %bit_or_24, %bit_or_25 : vector<8xi32>
              %shr_masked_38 = arith.shrui %far_6, %c3_8xi32 : vector<8xi32>
              %small_6 = arith.xori %bit_xor_12, %shr_masked_38 : vector<8xi32>
              %shr_masked_39 = arith.shrui %near_6, %c17_8xi32 : vector<8xi32>
              %shl_masked_26 = arith.shli %near_6, %c15_8xi32 : vector<8xi32>
              %bit_or_26 = arith.ori %shr_masked_39, %shl_masked_26 : vector<8xi32>
              %shr_masked_40 = arith.shrui %near_6, %c19_8xi32 : vector<8xi32>
              %shl_masked_27 = arith.shli %near_6, %c13_8xi32 : vector<8xi32>
              %bit_or_27 = arith.ori %shr_masked_40, %shl_masked_27 : vector<8xi32>
              %bit_xor_13 = arith.xori %bit_or_26, %bit_or_27 : vector<8xi32>
              %shr_masked_41 = arith.shrui %near_6, %c10_8xi32 : vector<8xi32>
              %large_6 = arith.xori %bit_xor_13, %shr_masked_41 : vector<8xi32>
              %at_32 = arith.muli %c6_i32, %c8_i32 : i32
              %words_at_32 = llvm.getelementptr %words[%at_32] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %words_value_12 = llvm.intr.masked.load %words_at_32, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %at_33 = arith.muli %c15_i32, %c8_i32 : i32
              %words_at_33 = llvm.getelementptr %words[%at_33] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %words_value_13 = llvm.intr.masked.load %words_at_33, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %add_18 = arith.addi %small_6, %words_value_13 : vector<8xi32>
              %add_19 = arith.addi %add_18, %large_6 : vector<8xi32>
              %add_20 = arith.addi %words_value_12, %add_19 : vector<8xi32>
              %at_34 = arith.muli %c6_i32, %c8_i32 : i32
              %words_at_34 = llvm.getelementptr %words[%at_34] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              llvm.intr.masked.store %add_20, %words_at_34, %lt {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
              %at_35 = arith.muli %c8_i32, %c8_i32 : i32
              %words_at_35 = llvm.getelementptr %words[%at_35] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %far_7 = llvm.intr.masked.load %words_at_35, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %at_36 = arith.muli %c5_i32, %c8_i32 : i32
              %words_at_36 = llvm.getelementptr %words[%at_36] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %near_7 = llvm.intr.masked.load %words_at_36, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %shr_masked_42 = arith.shrui %far_7, %c7_8xi32 : vector<8xi32>
              %shl_masked_28 = arith.shli %far_7, %c25_8xi32 : vector<8xi32>
              %bit_or_28 = arith.ori %shr_masked_42, %shl_masked_28 : vector<8xi32>
              %shr_masked_43 = arith.shrui %far_7, %c18_8xi32 : vector<8xi32>
              %shl_masked_29 = arith.shli %far_7, %c14_8xi32 : vector<8xi32>
              %bit_or_29 = arith.ori %shr_masked_43, %shl_masked_29 : vector<8xi32>
              %bit_xor_14 = arith.xori %bit_or_28, %bit_or_29 : vector<8xi32>
              %shr_masked_44 = arith.shrui %far_7, %c3_8xi32 : vector<8xi32>
              %small_7 = arith.xori %bit_xor_14, %shr_masked_44 : vector<8xi32>
              %shr_masked_45 = arith.shrui %near_7, %c17_8xi32 : vector<8xi32>
              %shl_masked_30 = arith.shli %near_7, %c15_8xi32 : vector<8xi32>
              %bit_or_30 = arith.ori %shr_masked_45, %shl_masked_30 : vector<8xi32>
              %shr_masked_46 = arith.shrui %near_7, %c19_8xi32 : vector<8xi32>
              %shl_masked_31 = arith.shli %near_7, %c13_8xi32 : vector<8xi32>
              %bit_or_31 = arith.ori %shr_masked_46, %shl_masked_31 : vector<8xi32>
              %bit_xor_15 = arith.xori %bit_or_30, %bit_or_31 : vector<8xi32>
              %shr_masked_47 = arith.shrui %near_7, %c10_8xi32 : vector<8xi32>
              %large_7 = arith.xori %bit_xor_15, %shr_masked_47 : vector<8xi32>
              %at_37 = arith.muli %c7_i32, %c8_i32 : i32
              %words_at_37 = llvm.getelementptr %words[%at_37] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %words_value_14 = llvm.intr.masked.load %words_at_37, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %at_38 = arith.muli %c0_i32, %c8_i32 : i32
              %words_at_38 = llvm.getelementptr %words[%at_38] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %words_value_15 = llvm.intr.masked.load %words_at_38, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %add_21 = arith.addi %small_7, %words_value_15 : vector<8xi32>
              %add_22 = arith.addi %add_21, %large_7 : vector<8xi32>
              %add_23 = arith.addi %words_value_14, %add_22 : vector<8xi32>
              %at_39 = arith.muli %c7_i32, %c8_i32 : i32
              %words_at_39 = llvm.getelementptr %words[%at_39] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              llvm.intr.masked.store %add_23, %words_at_39, %lt {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
              %at_40 = arith.muli %c9_i32, %c8_i32 : i32
              %words_at_40 = llvm.getelementptr %words[%at_40] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %far_8 = llvm.intr.masked.load %words_at_40, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %at_41 = arith.muli %c6_i32, %c8_i32 : i32
              %words_at_41 = llvm.getelementptr %words[%at_41] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %near_8 = llvm.intr.masked.load %words_at_41, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %shr_masked_48 = arith.shrui %far_8, %c7_8xi32 : vector<8xi32>
              %shl_masked_32 = arith.shli %far_8, %c25_8xi32 : vector<8xi32>
              %bit_or_32 = arith.ori %shr_masked_48, %shl_masked_32 : vector<8xi32>
              %shr_masked_49 = arith.shrui %far_8, %c18_8xi32 : vector<8xi32>
              %shl_masked_33 = arith.shli %far_8, %c14_8xi32 : vector<8xi32>
              %bit_or_33 = arith.ori %shr_masked_49, %shl_masked_33 : vector<8xi32>
              %bit_xor_16 = arith.xori %bit_or_32, %bit_or_33 : vector<8xi32>
              %shr_masked_50 = arith.shrui %far_8, %c3_8xi32 : vector<8xi32>
              %small_8 = arith.xori %bit_xor_16, %shr_masked_50 : vector<8xi32>
              %shr_masked_51 = arith.shrui %near_8, %c17_8xi32 : vector<8xi32>
              %shl_masked_34 = arith.shli %near_8, %c15_8xi32 : vector<8xi32>
              %bit_or_34 = arith.ori %shr_masked_51, %shl_masked_34 : vector<8xi32>
              %shr_masked_52 = arith.shrui %near_8, %c19_8xi32 : vector<8xi32>
              %shl_masked_35 = arith.shli %near_8, %c13_8xi32 : vector<8xi32>
              %bit_or_35 = arith.ori %shr_masked_52, %shl_masked_35 : vector<8xi32>
              %bit_xor_17 = arith.xori %bit_or_34, %bit_or_35 : vector<8xi32>
              %shr_masked_53 = arith.shrui %near_8, %c10_8xi32 : vector<8xi32>
              %large_8 = arith.xori %bit_xor_17, %shr_masked_53 : vector<8xi32>
              %at_42 = arith.muli %c8_i32, %c8_i32 : i32
              %words_at_42 = llvm.getelementptr %words[%at_42] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %words_value_16 = llvm.intr.masked.load %words_at_42, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %at_43 = arith.muli %c1_i32, %c8_i32 : i32
              %words_at_43 = llvm.getelementptr %words[%at_43] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %words_value_17 = llvm.intr.masked.load %words_at_43, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %add_24 = arith.addi %small_8, %words_value_17 : vector<8xi32>
              %add_25 = arith.addi %add_24, %large_8 : vector<8xi32>
              %add_26 = arith.addi %words_value_16, %add_25 : vector<8xi32>
              %at_44 = arith.muli %c8_i32, %c8_i32 : i32
              %words_at_44 = llvm.getelementptr %words[%at_44] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              llvm.intr.masked.store %add_26, %words_at_44, %lt {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
              %at_45 = arith.muli %c10_i32, %c8_i32 : i32
              %words_at_45 = llvm.getelementptr %words[%at_45] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %far_9 = llvm.intr.masked.load %words_at_45, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %at_46 = arith.muli %c7_i32, %c8_i32 : i32
              %words_at_46 = llvm.getelementptr %words[%at_46] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %near_9 = llvm.intr.masked.load %words_at_46, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %shr_masked_54 = arith.shrui %far_9, %c7_8xi32 : vector<8xi32>
              %shl_masked_36 = arith.shli %far_9, %c25_8xi32 : vector<8xi32>
              %bit_or_36 = arith.ori %shr_masked_54, %shl_masked_36 : vector<8xi32>
              %shr_masked_55 = arith.shrui %far_9, %c18_8xi32 : vector<8xi32>
              %shl_masked_37 = arith.shli %far_9, %c14_8xi32 : vector<8xi32>
              %bit_or_37 = arith.ori %shr_masked_55, %shl_masked_37 : vector<8xi32>
              %bit_xor_18 = arith.xori %bit_or_36, %bit_or_37 : vector<8xi32>
              %shr_masked_56 = arith.shrui %far_9, %c3_8xi32 : vector<8xi32>
              %small_9 = arith.xori %bit_xor_18, %shr_masked_56 : vector<8xi32>
              %shr_masked_57 = arith.shrui %near_9, %c17_8xi32 : vector<8xi32>
              %shl_masked_38 = arith.shli %near_9, %c15_8xi32 : vector<8xi32>
              %bit_or_38 = arith.ori %shr_masked_57, %shl_masked_38 : vector<8xi32>
              %shr_masked_58 = arith.shrui %near_9, %c19_8xi32 : vector<8xi32>
              %shl_masked_39 = arith.shli %near_9, %c13_8xi32 : vector<8xi32>
              %bit_or_39 = arith.ori %shr_masked_58, %shl_masked_39 : vector<8xi32>
              %bit_xor_19 = arith.xori %bit_or_38, %bit_or_39 : vector<8xi32>
              %shr_masked_59 = arith.shrui %near_9, %c10_8xi32 : vector<8xi32>
              %large_9 = arith.xori %bit_xor_19, %shr_masked_59 : vector<8xi32>
              %at_47 = arith.muli %c9_i32, %c8_i32 : i32
              %words_at_47 = llvm.getelementptr %words[%at_47] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %words_value_18 = llvm.intr.masked.load %words_at_47, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %at_48 = arith.muli %c2_i32, %c8_i32 : i32
              %words_at_48 = llvm.getelementptr %words[%at_48] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %words_value_19 = llvm.intr.masked.load %words_at_48, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %add_27 = arith.addi %small_9, %words_value_19 : vector<8xi32>
              %add_28 = arith.addi %add_27, %large_9 : vector<8xi32>
              %add_29 = arith.addi %words_value_18, %add_28 : vector<8xi32>
              %at_49 = arith.muli %c9_i32, %c8_i32 : i32
              %words_at_49 = llvm.getelementptr %words[%at_49] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              llvm.intr.masked.store %add_29, %words_at_49, %lt {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
              %at_50 = arith.muli %c11_i32, %c8_i32 : i32
              %words_at_50 = llvm.getelementptr %words[%at_50] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %far_10 = llvm.intr.masked.load %words_at_50, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %at_51 = arith.muli %c8_i32, %c8_i32 : i32
              %words_at_51 = llvm.getelementptr %words[%at_51] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %near_10 = llvm.intr.masked.load %words_at_51, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %shr_masked_60 = arith.shrui %far_10, %c7_8xi32 : vector<8xi32>
              %shl_masked_40 = arith.shli %far_10, %c25_8xi32 : vector<8xi32>
              %bit_or_40 = arith.ori %shr_masked_60, %shl_masked_40 : vector<8xi32>
              %shr_masked_61 = arith.shrui %far_10, %c18_8xi32 : vector<8xi32>
              %shl_masked_41 = arith.shli %far_10, %c14_8xi32 : vector<8xi32>
              %bit_or_41 = arith.ori %shr_masked_61, %shl_masked_41 : vector<8xi32>
              %bit_xor_20 = arith.xori %bit_or_40, %bit_or_41 : vector<8xi32>
              %shr_masked_62 = arith.shrui %far_10, %c3_8xi32 : vector<8xi32>
              %small_10 = arith.xori %bit_xor_20, %shr_masked_62 : vector<8xi32>
              %shr_masked_63 = arith.shrui %near_10, %c17_8xi32 : vector<8xi32>
              %shl_masked_42 = arith.shli %near_10, %c15_8xi32 : vector<8xi32>
              %bit_or_42 = arith.ori %shr_masked_63, %shl_masked_42 : vector<8xi32>
              %shr_masked_64 = arith.shrui %near_10, %c19_8xi32 : vector<8xi32>
              %shl_masked_43 = arith.shli %near_10, %c13_8xi32 : vector<8xi32>
              %bit_or_43 = arith.ori %shr_masked_64, %shl_masked_43 : vector<8xi32>
              %bit_xor_21 = arith.xori %bit_or_42, %bit_or_43 : vector<8xi32>
              %shr_masked_65 = arith.shrui %near_10, %c10_8xi32 : vector<8xi32>
              %large_10 = arith.xori %bit_xor_21, %shr_masked_65 : vector<8xi32>
              %at_52 = arith.muli %c10_i32, %c8_i32 : i32
              %words_at_52 = llvm.getelementptr %words[%at_52] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %words_value_20 = llvm.intr.masked.load %words_at_52, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %at_53 = arith.muli %c3_i32, %c8_i32 : i32
              %words_at_53 = llvm.getelementptr %words[%at_53] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %words_value_21 = llvm.intr.masked.load %words_at_53, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %add_30 = arith.addi %small_10, %words_value_21 : vector<8xi32>
              %add_31 = arith.addi %add_30, %large_10 : vector<8xi32>
              %add_32 = arith.addi %words_value_20, %add_31 : vector<8xi32>
              %at_54 = arith.muli %c10_i32, %c8_i32 : i32
              %words_at_54 = llvm.getelementptr %words[%at_54] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              llvm.intr.masked.store %add_32, %words_at_54, %lt {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
              %at_55 = arith.muli %c12_i32, %c8_i32 : i32
              %words_at_55 = llvm.getelementptr %words[%at_55] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %far_11 = llvm.intr.masked.load %words_at_55, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %at_56 = arith.muli %c9_i32, %c8_i32 : i32
              %words_at_56 = llvm.getelementptr %words[%at_56] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %near_11 = llvm.intr.masked.load %words_at_56, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %shr_masked_66 = arith.shrui %far_11, %c7_8xi32 : vector<8xi32>
              %shl_masked_44 = arith.shli %far_11, %c25_8xi32 : vector<8xi32>
              %bit_or_44 = arith.ori %shr_masked_66, %shl_masked_44 : vector<8xi32>
              %shr_masked_67 = arith.shrui %far_11, %c18_8xi32 : vector<8xi32>
              %shl_masked_45 = arith.shli %far_11, %c14_8xi32 : vector<8xi32>
              %bit_or_45 = arith.ori %shr_masked_67, %shl_masked_45 : vector<8xi32>
              %bit_xor_22 = arith.xori %bit_or_44, %bit_or_45 : vector<8xi32>
              %shr_masked_68 = arith.shrui %far_11, %c3_8xi32 : vector<8xi32>
              %small_11 = arith.xori %bit_xor_22, %shr_masked_68 : vector<8xi32>
              %shr_masked_69 = arith.shrui %near_11, %c17_8xi32 : vector<8xi32>
              %shl_masked_46 = arith.shli %near_11, %c15_8xi32 : vector<8xi32>
              %bit_or_46 = arith.ori %shr_masked_69, %shl_masked_46 : vector<8xi32>
              %shr_masked_70 = arith.shrui %near_11, %c19_8xi32 : vector<8xi32>
              %shl_masked_47 = arith.shli %near_11, %c13_8xi32 : vector<8xi32>
              %bit_or_47 = arith.ori %shr_masked_70, %shl_masked_47 : vector<8xi32>
              %bit_xor_23 = arith.xori %bit_or_46, %bit_or_47 : vector<8xi32>
              %shr_masked_71 = arith.shrui %near_11, %c10_8xi32 : vector<8xi32>
              %large_11 = arith.xori %bit_xor_23, %shr_masked_71 : vector<8xi32>
              %at_57 = arith.muli %c11_i32, %c8_i32 : i32
              %words_at_57 = llvm.getelementptr %words[%at_57] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %words_value_22 = llvm.intr.masked.load %words_at_57, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %at_58 = arith.muli %c4_i32, %c8_i32 : i32
              %words_at_58 = llvm.getelementptr %words[%at_58] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %words_value_23 = llvm.intr.masked.load %words_at_58, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %add_33 = arith.addi %small_11, %words_value_23 : vector<8xi32>
              %add_34 = arith.addi %add_33, %large_11 : vector<8xi32>
              %add_35 = arith.addi %words_value_22, %add_34 : vector<8xi32>
              %at_59 = arith.muli %c11_i32, %c8_i32 : i32
              %words_at_59 = llvm.getelementptr %words[%at_59] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              llvm.intr.masked.store %add_35, %words_at_59, %lt {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
              %at_60 = arith.muli %c13_i32, %c8_i32 : i32
              %words_at_60 = llvm.getelementptr %words[%at_60] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %far_12 = llvm.intr.masked.load %words_at_60, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %at_61 = arith.muli %c10_i32, %c8_i32 : i32
              %words_at_61 = llvm.getelementptr %words[%at_61] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %near_12 = llvm.intr.masked.load %words_at_61, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %shr_masked_72 = arith.shrui %far_12, %c7_8xi32 : vector<8xi32>
              %shl_masked_48 = arith.shli %far_12, %c25_8xi32 : vector<8xi32>
              %bit_or_48 = arith.ori %shr_masked_72, %shl_masked_48 : vector<8xi32>
              %shr_masked_73 = arith.shrui %far_12, %c18_8xi32 : vector<8xi32>
              %shl_masked_49 = arith.shli %far_12, %c14_8xi32 : vector<8xi32>
              %bit_or_49 = arith.ori %shr_masked_73, %shl_masked_49 : vector<8xi32>
              %bit_xor_24 = arith.xori %bit_or_48, %bit_or_49 : vector<8xi32>
              %shr_masked_74 = arith.shrui %far_12, %c3_8xi32 : vector<8xi32>
              %small_12 = arith.xori %bit_xor_24, %shr_masked_74 : vector<8xi32>
              %shr_masked_75 = arith.shrui %near_12, %c17_8xi32 : vector<8xi32>
              %shl_masked_50 = arith.shli %near_12, %c15_8xi32 : vector<8xi32>
              %bit_or_50 = arith.ori %shr_masked_75, %shl_masked_50 : vector<8xi32>
              %shr_masked_76 = arith.shrui %near_12, %c19_8xi32 : vector<8xi32>
              %shl_masked_51 = arith.shli %near_12, %c13_8xi32 : vector<8xi32>
              %bit_or_51 = arith.ori %shr_masked_76, %shl_masked_51 : vector<8xi32>
              %bit_xor_25 = arith.xori %bit_or_50, %bit_or_51 : vector<8xi32>
              %shr_masked_77 = arith.shrui %near_12, %c10_8xi32 : vector<8xi32>
              %large_12 = arith.xori %bit_xor_25, %shr_masked_77 : vector<8xi32>
              %at_62 = arith.muli %c12_i32, %c8_i32 : i32
              %words_at_62 = llvm.getelementptr %words[%at_62] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %words_value_24 = llvm.intr.masked.load %words_at_62, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %at_63 = arith.muli %c5_i32, %c8_i32 : i32
              %words_at_63 = llvm.getelementptr %words[%at_63] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %words_value_25 = llvm.intr.masked.load %words_at_63, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %add_36 = arith.addi %small_12, %words_value_25 : vector<8xi32>
              %add_37 = arith.addi %add_36, %large_12 : vector<8xi32>
              %add_38 = arith.addi %words_value_24, %add_37 : vector<8xi32>
              %at_64 = arith.muli %c12_i32, %c8_i32 : i32
              %words_at_64 = llvm.getelementptr %words[%at_64] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              llvm.intr.masked.store %add_38, %words_at_64, %lt {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
              %at_65 = arith.muli %c14_i32, %c8_i32 : i32
              %words_at_65 = llvm.getelementptr %words[%at_65] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %far_13 = llvm.intr.masked.load %words_at_65, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %at_66 = arith.muli %c11_i32, %c8_i32 : i32
              %words_at_66 = llvm.getelementptr %words[%at_66] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %near_13 = llvm.intr.masked.load %words_at_66, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %shr_masked_78 = arith.shrui %far_13, %c7_8xi32 : vector<8xi32>
              %shl_masked_52 = arith.shli %far_13, %c25_8xi32 : vector<8xi32>
              %bit_or_52 = arith.ori %shr_masked_78, %shl_masked_52 : vector<8xi32>
              %shr_masked_79 = arith.shrui %far_13, %c18_8xi32 : vector<8xi32>
              %shl_masked_53 = arith.shli %far_13, %c14_8xi32 : vector<8xi32>
              %bit_or_53 = arith.ori %shr_masked_79, %shl_masked_53 : vector<8xi32>
              %bit_xor_26 = arith.xori %bit_or_52, %bit_or_53 : vector<8xi32>
              %shr_masked_80 = arith.shrui %far_13, %c3_8xi32 : vector<8xi32>
              %small_13 = arith.xori %bit_xor_26, %shr_masked_80 : vector<8xi32>
              %shr_masked_81 = arith.shrui %near_13, %c17_8xi32 : vector<8xi32>
              %shl_masked_54 = arith.shli %near_13, %c15_8xi32 : vector<8xi32>
              %bit_or_54 = arith.ori %shr_masked_81, %shl_masked_54 : vector<8xi32>
              %shr_masked_82 = arith.shrui %near_13, %c19_8xi32 : vector<8xi32>
              %shl_masked_55 = arith.shli %near_13, %c13_8xi32 : vector<8xi32>
              %bit_or_55 = arith.ori %shr_masked_82, %shl_masked_55 : vector<8xi32>
              %bit_xor_27 = arith.xori %bit_or_54, %bit_or_55 : vector<8xi32>
              %shr_masked_83 = arith.shrui %near_13, %c10_8xi32 : vector<8xi32>
              %large_13 = arith.xori %bit_xor_27, %shr_masked_83 : vector<8xi32>
              %at_67 = arith.muli %c13_i32, %c8_i32 : i32
              %words_at_67 = llvm.getelementptr %words[%at_67] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %words_value_26 = llvm.intr.masked.load %words_at_67, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %at_68 = arith.muli %c6_i32, %c8_i32 : i32
              %words_at_68 = llvm.getelementptr %words[%at_68] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %words_value_27 = llvm.intr.masked.load %words_at_68, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %add_39 = arith.addi %small_13, %words_value_27 : vector<8xi32>
              %add_40 = arith.addi %add_39, %large_13 : vector<8xi32>
              %add_41 = arith.addi %words_value_26, %add_40 : vector<8xi32>
              %at_69 = arith.muli %c13_i32, %c8_i32 : i32
              %words_at_69 = llvm.getelementptr %words[%at_69] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              llvm.intr.masked.store %add_41, %words_at_69, %lt {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
              %at_70 = arith.muli %c15_i32, %c8_i32 : i32
              %words_at_70 = llvm.getelementptr %words[%at_70] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %far_14 = llvm.intr.masked.load %words_at_70, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %at_71 = arith.muli %c12_i32, %c8_i32 : i32
              %words_at_71 = llvm.getelementptr %words[%at_71] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %near_14 = llvm.intr.masked.load %words_at_71, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %shr_masked_84 = arith.shrui %far_14, %c7_8xi32 : vector<8xi32>
              %shl_masked_56 = arith.shli %far_14, %c25_8xi32 : vector<8xi32>
              %bit_or_56 = arith.ori %shr_masked_84, %shl_masked_56 : vector<8xi32>
              %shr_masked_85 = arith.shrui %far_14, %c18_8xi32 : vector<8xi32>
              %shl_masked_57 = arith.shli %far_14, %c14_8xi32 : vector<8xi32>
              %bit_or_57 = arith.ori %shr_masked_85, %shl_masked_57 : vector<8xi32>
              %bit_xor_28 = arith.xori %bit_or_56, %bit_or_57 : vector<8xi32>
              %shr_masked_86 = arith.shrui %far_14, %c3_8xi32 : vector<8xi32>
              %small_14 = arith.xori %bit_xor_28, %shr_masked_86 : vector<8xi32>
              %shr_masked_87 = arith.shrui %near_14, %c17_8xi32 : vector<8xi32>
              %shl_masked_58 = arith.shli %near_14, %c15_8xi32 : vector<8xi32>
              %bit_or_58 = arith.ori %shr_masked_87, %shl_masked_58 : vector<8xi32>
              %shr_masked_88 = arith.shrui %near_14, %c19_8xi32 : vector<8xi32>
              %shl_masked_59 = arith.shli %near_14, %c13_8xi32 : vector<8xi32>
              %bit_or_59 = arith.ori %shr_masked_88, %shl_masked_59 : vector<8xi32>
              %bit_xor_29 = arith.xori %bit_or_58, %bit_or_59 : vector<8xi32>
              %shr_masked_89 = arith.shrui %near_14, %c10_8xi32 : vector<8xi32>
              %large_14 = arith.xori %bit_xor_29, %shr_masked_89 : vector<8xi32>
              %at_72 = arith.muli %c14_i32, %c8_i32 : i32
              %words_at_72 = llvm.getelementptr %words[%at_72] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %words_value_28 = llvm.intr.masked.load %words_at_72, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %at_73 = arith.muli %c7_i32, %c8_i32 : i32
              %words_at_73 = llvm.getelementptr %words[%at_73] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %words_value_29 = llvm.intr.masked.load %words_at_73, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %add_42 = arith.addi %small_14, %words_value_29 : vector<8xi32>
              %add_43 = arith.addi %add_42, %large_14 : vector<8xi32>
              %add_44 = arith.addi %words_value_28, %add_43 : vector<8xi32>
              %at_74 = arith.muli %c14_i32, %c8_i32 : i32
              %words_at_74 = llvm.getelementptr %words[%at_74] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              llvm.intr.masked.store %add_44, %words_at_74, %lt {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
              %at_75 = arith.muli %c0_i32, %c8_i32 : i32
              %words_at_75 = llvm.getelementptr %words[%at_75] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %far_15 = llvm.intr.masked.load %words_at_75, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %at_76 = arith.muli %c13_i32, %c8_i32 : i32
              %words_at_76 = llvm.getelementptr %words[%at_76] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %near_15 = llvm.intr.masked.load %words_at_76, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %shr_masked_90 = arith.shrui %far_15, %c7_8xi32 : vector<8xi32>
              %shl_masked_60 = arith.shli %far_15, %c25_8xi32 : vector<8xi32>
              %bit_or_60 = arith.ori %shr_masked_90, %shl_masked_60 : vector<8xi32>
              %shr_masked_91 = arith.shrui %far_15, %c18_8xi32 : vector<8xi32>
              %shl_masked_61 = arith.shli %far_15, %c14_8xi32 : vector<8xi32>
              %bit_or_61 = arith.ori %shr_masked_91, %shl_masked_61 : vector<8xi32>
              %bit_xor_30 = arith.xori %bit_or_60, %bit_or_61 : vector<8xi32>
              %shr_masked_92 = arith.shrui %far_15, %c3_8xi32 : vector<8xi32>
              %small_15 = arith.xori %bit_xor_30, %shr_masked_92 : vector<8xi32>
              %shr_masked_93 = arith.shrui %near_15, %c17_8xi32 : vector<8xi32>
              %shl_masked_62 = arith.shli %near_15, %c15_8xi32 : vector<8xi32>
              %bit_or_62 = arith.ori %shr_masked_93, %shl_masked_62 : vector<8xi32>
              %shr_masked_94 = arith.shrui %near_15, %c19_8xi32 : vector<8xi32>
              %shl_masked_63 = arith.shli %near_15, %c13_8xi32 : vector<8xi32>
              %bit_or_63 = arith.ori %shr_masked_94, %shl_masked_63 : vector<8xi32>
              %bit_xor_31 = arith.xori %bit_or_62, %bit_or_63 : vector<8xi32>
              %shr_masked_95 = arith.shrui %near_15, %c10_8xi32 : vector<8xi32>
              %large_15 = arith.xori %bit_xor_31, %shr_masked_95 : vector<8xi32>
              %at_77 = arith.muli %c15_i32, %c8_i32 : i32
              %words_at_77 = llvm.getelementptr %words[%at_77] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %words_value_30 = llvm.intr.masked.load %words_at_77, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %at_78 = arith.muli %c8_i32, %c8_i32 : i32
              %words_at_78 = llvm.getelementptr %words[%at_78] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %words_value_31 = llvm.intr.masked.load %words_at_78, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %add_45 = arith.addi %small_15, %words_value_31 : vector<8xi32>
              %add_46 = arith.addi %add_45, %large_15 : vector<8xi32>
              %add_47 = arith.addi %words_value_30, %add_46 : vector<8xi32>
              %at_79 = arith.muli %c15_i32, %c8_i32 : i32
              %words_at_79 = llvm.getelementptr %words[%at_79] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              llvm.intr.masked.store %add_47, %words_at_79, %lt {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
            }
            %e_value = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %f_value = llvm.load %f : !llvm.ptr -> vector<8xi32>
            %bit_and = arith.andi %e_value, %f_value : vector<8xi32>
            %e_value_1 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %bit_not = arith.xori %e_value_1, %c-1_8xi32 : vector<8xi32>
            %g_value = llvm.load %g : !llvm.ptr -> vector<8xi32>
            %bit_and_1 = arith.andi %bit_not, %g_value : vector<8xi32>
            %chosen = arith.xori %bit_and, %bit_and_1 : vector<8xi32>
            %e_value_2 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %shr_masked = arith.shrui %e_value_2, %c6_8xi32 : vector<8xi32>
            %shl_masked = arith.shli %e_value_2, %c26_8xi32 : vector<8xi32>
            %bit_or = arith.ori %shr_masked, %shl_masked : vector<8xi32>
            %e_value_3 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %shr_masked_1 = arith.shrui %e_value_3, %c11_8xi32 : vector<8xi32>
            %shl_masked_1 = arith.shli %e_value_3, %c21_8xi32 : vector<8xi32>
            %bit_or_1 = arith.ori %shr_masked_1, %shl_masked_1 : vector<8xi32>
            %bit_xor = arith.xori %bit_or, %bit_or_1 : vector<8xi32>
            %e_value_4 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %shr_masked_2 = arith.shrui %e_value_4, %c25_8xi32 : vector<8xi32>
            %shl_masked_2 = arith.shli %e_value_4, %c7_8xi32 : vector<8xi32>
            %bit_or_2 = arith.ori %shr_masked_2, %shl_masked_2 : vector<8xi32>
            %mixed = arith.xori %bit_xor, %bit_or_2 : vector<8xi32>
            %h_value = llvm.load %h : !llvm.ptr -> vector<8xi32>
            %add = arith.addi %h_value, %mixed : vector<8xi32>
            %add_1 = arith.addi %add, %chosen : vector<8xi32>
            %lt_1 = arith.cmpi ult, %start, %constants_length : i32
            %constants_value = scf.if %lt_1 -> (i32) {
              %constants_at = llvm.getelementptr %constants[%start] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %constants_value_1 = llvm.load %constants_at {alignment = 4 : i64} : !llvm.ptr -> i32
              scf.yield %constants_value_1 : i32
            } else {
              scf.yield %c0_i32 : i32
            }
            %constants_value_all = vector.broadcast %constants_value : i32 to vector<8xi32>
            %add_2 = arith.addi %add_1, %constants_value_all : vector<8xi32>
            %at = arith.muli %c0_i32, %c8_i32 : i32
            %words_at = llvm.getelementptr %words[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            %words_value = llvm.intr.masked.load %words_at, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
            %first = arith.addi %add_2, %words_value : vector<8xi32>
            %a_value = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %b_value = llvm.load %b : !llvm.ptr -> vector<8xi32>
            %bit_and_2 = arith.andi %a_value, %b_value : vector<8xi32>
            %a_value_1 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %c_value = llvm.load %c : !llvm.ptr -> vector<8xi32>
            %bit_and_3 = arith.andi %a_value_1, %c_value : vector<8xi32>
            %bit_xor_1 = arith.xori %bit_and_2, %bit_and_3 : vector<8xi32>
            %b_value_1 = llvm.load %b : !llvm.ptr -> vector<8xi32>
            %c_value_1 = llvm.load %c : !llvm.ptr -> vector<8xi32>
            %bit_and_4 = arith.andi %b_value_1, %c_value_1 : vector<8xi32>
            %majority = arith.xori %bit_xor_1, %bit_and_4 : vector<8xi32>
            %a_value_2 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %shr_masked_3 = arith.shrui %a_value_2, %c2_8xi32 : vector<8xi32>
            %shl_masked_3 = arith.shli %a_value_2, %c30_8xi32 : vector<8xi32>
            %bit_or_3 = arith.ori %shr_masked_3, %shl_masked_3 : vector<8xi32>
            %a_value_3 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %shr_masked_4 = arith.shrui %a_value_3, %c13_8xi32 : vector<8xi32>
            %shl_masked_4 = arith.shli %a_value_3, %c19_8xi32 : vector<8xi32>
            %bit_or_4 = arith.ori %shr_masked_4, %shl_masked_4 : vector<8xi32>
            %bit_xor_2 = arith.xori %bit_or_3, %bit_or_4 : vector<8xi32>
            %a_value_4 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %shr_masked_5 = arith.shrui %a_value_4, %c22_8xi32 : vector<8xi32>
            %shl_masked_5 = arith.shli %a_value_4, %c10_8xi32 : vector<8xi32>
            %bit_or_5 = arith.ori %shr_masked_5, %shl_masked_5 : vector<8xi32>
            %bit_xor_3 = arith.xori %bit_xor_2, %bit_or_5 : vector<8xi32>
            %second = arith.addi %bit_xor_3, %majority : vector<8xi32>
            %add_3 = arith.addi %first, %second : vector<8xi32>
            %a_value_5 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %b_value_2 = llvm.load %b : !llvm.ptr -> vector<8xi32>
            %c_value_2 = llvm.load %c : !llvm.ptr -> vector<8xi32>
            %d_value = llvm.load %d : !llvm.ptr -> vector<8xi32>
            %add_4 = arith.addi %d_value, %first : vector<8xi32>
            %e_value_5 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %f_value_1 = llvm.load %f : !llvm.ptr -> vector<8xi32>
            %g_value_1 = llvm.load %g : !llvm.ptr -> vector<8xi32>
            llvm.store %add_3, %a : vector<8xi32>, !llvm.ptr
            llvm.store %a_value_5, %b : vector<8xi32>, !llvm.ptr
            llvm.store %b_value_2, %c : vector<8xi32>, !llvm.ptr
            llvm.store %c_value_2, %d : vector<8xi32>, !llvm.ptr
            llvm.store %add_4, %e : vector<8xi32>, !llvm.ptr
            llvm.store %e_value_5, %f : vector<8xi32>, !llvm.ptr
            llvm.store %f_value_1, %g : vector<8xi32>, !llvm.ptr
            llvm.store %g_value_1, %h : vector<8xi32>, !llvm.ptr
            %e_value_6 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %f_value_2 = llvm.load %f : !llvm.ptr -> vector<8xi32>
            %bit_and_5 = arith.andi %e_value_6, %f_value_2 : vector<8xi32>
            %e_value_7 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %bit_not_1 = arith.xori %e_value_7, %c-1_8xi32 : vector<8xi32>
            %g_value_2 = llvm.load %g : !llvm.ptr -> vector<8xi32>
            %bit_and_6 = arith.andi %bit_not_1, %g_value_2 : vector<8xi32>
            %chosen_1 = arith.xori %bit_and_5, %bit_and_6 : vector<8xi32>
            %e_value_8 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %shr_masked_6 = arith.shrui %e_value_8, %c6_8xi32 : vector<8xi32>
            %shl_masked_6 = arith.shli %e_value_8, %c26_8xi32 : vector<8xi32>
            %bit_or_6 = arith.ori %shr_masked_6, %shl_masked_6 : vector<8xi32>
            %e_value_9 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %shr_masked_7 = arith.shrui %e_value_9, %c11_8xi32 : vector<8xi32>
            %shl_masked_7 = arith.shli %e_value_9, %c21_8xi32 : vector<8xi32>
            %bit_or_7 = arith.ori %shr_masked_7, %shl_masked_7 : vector<8xi32>
            %bit_xor_4 = arith.xori %bit_or_6, %bit_or_7 : vector<8xi32>
            %e_value_10 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %shr_masked_8 = arith.shrui %e_value_10, %c25_8xi32 : vector<8xi32>
            %shl_masked_8 = arith.shli %e_value_10, %c7_8xi32 : vector<8xi32>
            %bit_or_8 = arith.ori %shr_masked_8, %shl_masked_8 : vector<8xi32>
            %mixed_1 = arith.xori %bit_xor_4, %bit_or_8 : vector<8xi32>
            %h_value_1 = llvm.load %h : !llvm.ptr -> vector<8xi32>
            %add_5 = arith.addi %h_value_1, %mixed_1 : vector<8xi32>
            %add_6 = arith.addi %add_5, %chosen_1 : vector<8xi32>
            %add_7 = arith.addi %start, %c1_i32 : i32
            %lt_2 = arith.cmpi ult, %add_7, %constants_length : i32
            %constants_value_1 = scf.if %lt_2 -> (i32) {
              %constants_at = llvm.getelementptr %constants[%add_7] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %constants_value_2 = llvm.load %constants_at {alignment = 4 : i64} : !llvm.ptr -> i32
              scf.yield %constants_value_2 : i32
            } else {
              scf.yield %c0_i32 : i32
            }
            %constants_value_1_all = vector.broadcast %constants_value_1 : i32 to vector<8xi32>
            %add_8 = arith.addi %add_6, %constants_value_1_all : vector<8xi32>
            %at_1 = arith.muli %c1_i32, %c8_i32 : i32
            %words_at_1 = llvm.getelementptr %words[%at_1] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            %words_value_1 = llvm.intr.masked.load %words_at_1, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
            %first_1 = arith.addi %add_8, %words_value_1 : vector<8xi32>
            %a_value_6 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %b_value_3 = llvm.load %b : !llvm.ptr -> vector<8xi32>
            %bit_and_7 = arith.andi %a_value_6, %b_value_3 : vector<8xi32>
            %a_value_7 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %c_value_3 = llvm.load %c : !llvm.ptr -> vector<8xi32>
            %bit_and_8 = arith.andi %a_value_7, %c_value_3 : vector<8xi32>
            %bit_xor_5 = arith.xori %bit_and_7, %bit_and_8 : vector<8xi32>
            %b_value_4 = llvm.load %b : !llvm.ptr -> vector<8xi32>
            %c_value_4 = llvm.load %c : !llvm.ptr -> vector<8xi32>
            %bit_and_9 = arith.andi %b_value_4, %c_value_4 : vector<8xi32>
            %majority_1 = arith.xori %bit_xor_5, %bit_and_9 : vector<8xi32>
            %a_value_8 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %shr_masked_9 = arith.shrui %a_value_8, %c2_8xi32 : vector<8xi32>
            %shl_masked_9 = arith.shli %a_value_8, %c30_8xi32 : vector<8xi32>
            %bit_or_9 = arith.ori %shr_masked_9, %shl_masked_9 : vector<8xi32>
            %a_value_9 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %shr_masked_10 = arith.shrui %a_value_9, %c13_8xi32 : vector<8xi32>
            %shl_masked_10 = arith.shli %a_value_9, %c19_8xi32 : vector<8xi32>
            %bit_or_10 = arith.ori %shr_masked_10, %shl_masked_10 : vector<8xi32>
            %bit_xor_6 = arith.xori %bit_or_9, %bit_or_10 : vector<8xi32>
            %a_value_10 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %shr_masked_11 = arith.shrui %a_value_10, %c22_8xi32 : vector<8xi32>
            %shl_masked_11 = arith.shli %a_value_10, %c10_8xi32 : vector<8xi32>
            %bit_or_11 = arith.ori %shr_masked_11, %shl_masked_11 : vector<8xi32>
            %bit_xor_7 = arith.xori %bit_xor_6, %bit_or_11 : vector<8xi32>
            %second_1 = arith.addi %bit_xor_7, %majority_1 : vector<8xi32>
            %add_9 = arith.addi %first_1, %second_1 : vector<8xi32>
            %a_value_11 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %b_value_5 = llvm.load %b : !llvm.ptr -> vector<8xi32>
            %c_value_5 = llvm.load %c : !llvm.ptr -> vector<8xi32>
            %d_value_1 = llvm.load %d : !llvm.ptr -> vector<8xi32>
            %add_10 = arith.addi %d_value_1, %first_1 : vector<8xi32>
            %e_value_11 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %f_value_3 = llvm.load %f : !llvm.ptr -> vector<8xi32>
            %g_value_3 = llvm.load %g : !llvm.ptr -> vector<8xi32>
            llvm.store %add_9, %a : vector<8xi32>, !llvm.ptr
            llvm.store %a_value_11, %b : vector<8xi32>, !llvm.ptr
            llvm.store %b_value_5, %c : vector<8xi32>, !llvm.ptr
            llvm.store %c_value_5, %d : vector<8xi32>, !llvm.ptr
            llvm.store %add_10, %e : vector<8xi32>, !llvm.ptr
            llvm.store %e_value_11, %f : vector<8xi32>, !llvm.ptr
            llvm.store %f_value_3, %g : vector<8xi32>, !llvm.ptr
            llvm.store %g_value_3, %h : vector<8xi32>, !llvm.ptr
            %e_value_12 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %f_value_4 = llvm.load %f : !llvm.ptr -> vector<8xi32>
            %bit_and_10 = arith.andi %e_value_12, %f_value_4 : vector<8xi32>
            %e_value_13 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %bit_not_2 = arith.xori %e_value_13, %c-1_8xi32 : vector<8xi32>
            %g_value_4 = llvm.load %g : !llvm.ptr -> vector<8xi32>
            %bit_and_11 = arith.andi %bit_not_2, %g_value_4 : vector<8xi32>
            %chosen_2 = arith.xori %bit_and_10, %bit_and_11 : vector<8xi32>
            %e_value_14 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %shr_masked_12 = arith.shrui %e_value_14, %c6_8xi32 : vector<8xi32>
            %shl_masked_12 = arith.shli %e_value_14, %c26_8xi32 : vector<8xi32>
            %bit_or_12 = arith.ori %shr_masked_12, %shl_masked_12 : vector<8xi32>
            %e_value_15 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %shr_masked_13 = arith.shrui %e_value_15, %c11_8xi32 : vector<8xi32>
            %shl_masked_13 = arith.shli %e_value_15, %c21_8xi32 : vector<8xi32>
            %bit_or_13 = arith.ori %shr_masked_13, %shl_masked_13 : vector<8xi32>
            %bit_xor_8 = arith.xori %bit_or_12, %bit_or_13 : vector<8xi32>
            %e_value_16 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %shr_masked_14 = arith.shrui %e_value_16, %c25_8xi32 : vector<8xi32>
            %shl_masked_14 = arith.shli %e_value_16, %c7_8xi32 : vector<8xi32>
            %bit_or_14 = arith.ori %shr_masked_14, %shl_masked_14 : vector<8xi32>
            %mixed_2 = arith.xori %bit_xor_8, %bit_or_14 : vector<8xi32>
            %h_value_2 = llvm.load %h : !llvm.ptr -> vector<8xi32>
            %add_11 = arith.addi %h_value_2, %mixed_2 : vector<8xi32>
            %add_12 = arith.addi %add_11, %chosen_2 : vector<8xi32>
            %add_13 = arith.addi %start, %c2_i32 : i32
            %lt_3 = arith.cmpi ult, %add_13, %constants_length : i32
            %constants_value_2 = scf.if %lt_3 -> (i32) {
              %constants_at = llvm.getelementptr %constants[%add_13] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %constants_value_3 = llvm.load %constants_at {alignment = 4 : i64} : !llvm.ptr -> i32
              scf.yield %constants_value_3 : i32
            } else {
              scf.yield %c0_i32 : i32
            }
            %constants_value_2_all = vector.broadcast %constants_value_2 : i32 to vector<8xi32>
            %add_14 = arith.addi %add_12, %constants_value_2_all : vector<8xi32>
            %at_2 = arith.muli %c2_i32, %c8_i32 : i32
            %words_at_2 = llvm.getelementptr %words[%at_2] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            %words_value_2 = llvm.intr.masked.load %words_at_2, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
            %first_2 = arith.addi %add_14, %words_value_2 : vector<8xi32>
            %a_value_12 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %b_value_6 = llvm.load %b : !llvm.ptr -> vector<8xi32>
            %bit_and_12 = arith.andi %a_value_12, %b_value_6 : vector<8xi32>
            %a_value_13 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %c_value_6 = llvm.load %c : !llvm.ptr -> vector<8xi32>
            %bit_and_13 = arith.andi %a_value_13, %c_value_6 : vector<8xi32>
            %bit_xor_9 = arith.xori %bit_and_12, %bit_and_13 : vector<8xi32>
            %b_value_7 = llvm.load %b : !llvm.ptr -> vector<8xi32>
            %c_value_7 = llvm.load %c : !llvm.ptr -> vector<8xi32>
            %bit_and_14 = arith.andi %b_value_7, %c_value_7 : vector<8xi32>
            %majority_2 = arith.xori %bit_xor_9, %bit_and_14 : vector<8xi32>
            %a_value_14 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %shr_masked_15 = arith.shrui %a_value_14, %c2_8xi32 : vector<8xi32>
            %shl_masked_15 = arith.shli %a_value_14, %c30_8xi32 : vector<8xi32>
            %bit_or_15 = arith.ori %shr_masked_15, %shl_masked_15 : vector<8xi32>
            %a_value_15 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %shr_masked_16 = arith.shrui %a_value_15, %c13_8xi32 : vector<8xi32>
            %shl_masked_16 = arith.shli %a_value_15, %c19_8xi32 : vector<8xi32>
            %bit_or_16 = arith.ori %shr_masked_16, %shl_masked_16 : vector<8xi32>
            %bit_xor_10 = arith.xori %bit_or_15, %bit_or_16 : vector<8xi32>
            %a_value_16 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %shr_masked_17 = arith.shrui %a_value_16, %c22_8xi32 : vector<8xi32>
            %shl_masked_17 = arith.shli %a_value_16, %c10_8xi32 : vector<8xi32>
            %bit_or_17 = arith.ori %shr_masked_17, %shl_masked_17 : vector<8xi32>
            %bit_xor_11 = arith.xori %bit_xor_10, %bit_or_17 : vector<8xi32>
            %second_2 = arith.addi %bit_xor_11, %majority_2 : vector<8xi32>
            %add_15 = arith.addi %first_2, %second_2 : vector<8xi32>
            %a_value_17 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %b_value_8 = llvm.load %b : !llvm.ptr -> vector<8xi32>
            %c_value_8 = llvm.load %c : !llvm.ptr -> vector<8xi32>
            %d_value_2 = llvm.load %d : !llvm.ptr -> vector<8xi32>
            %add_16 = arith.addi %d_value_2, %first_2 : vector<8xi32>
            %e_value_17 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %f_value_5 = llvm.load %f : !llvm.ptr -> vector<8xi32>
            %g_value_5 = llvm.load %g : !llvm.ptr -> vector<8xi32>
            llvm.store %add_15, %a : vector<8xi32>, !llvm.ptr
            llvm.store %a_value_17, %b : vector<8xi32>, !llvm.ptr
            llvm.store %b_value_8, %c : vector<8xi32>, !llvm.ptr
            llvm.store %c_value_8, %d : vector<8xi32>, !llvm.ptr
            llvm.store %add_16, %e : vector<8xi32>, !llvm.ptr
            llvm.store %e_value_17, %f : vector<8xi32>, !llvm.ptr
            llvm.store %f_value_5, %g : vector<8xi32>, !llvm.ptr
            llvm.store %g_value_5, %h : vector<8xi32>, !llvm.ptr
            %e_value_18 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %f_value_6 = llvm.load %f : !llvm.ptr -> vector<8xi32>
            %bit_and_15 = arith.andi %e_value_18, %f_value_6 : vector<8xi32>
            %e_value_19 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %bit_not_3 = arith.xori %e_value_19, %c-1_8xi32 : vector<8xi32>
            %g_value_6 = llvm.load %g : !llvm.ptr -> vector<8xi32>
            %bit_and_16 = arith.andi %bit_not_3, %g_value_6 : vector<8xi32>
            %chosen_3 = arith.xori %bit_and_15, %bit_and_16 : vector<8xi32>
            %e_value_20 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %shr_masked_18 = arith.shrui %e_value_20, %c6_8xi32 : vector<8xi32>
            %shl_masked_18 = arith.shli %e_value_20, %c26_8xi32 : vector<8xi32>
            %bit_or_18 = arith.ori %shr_masked_18, %shl_masked_18 : vector<8xi32>
            %e_value_21 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %shr_masked_19 = arith.shrui %e_value_21, %c11_8xi32 : vector<8xi32>
            %shl_masked_19 = arith.shli %e_value_21, %c21_8xi32 : vector<8xi32>
            %bit_or_19 = arith.ori %shr_masked_19, %shl_masked_19 : vector<8xi32>
            %bit_xor_12 = arith.xori %bit_or_18, %bit_or_19 : vector<8xi32>
            %e_value_22 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %shr_masked_20 = arith.shrui %e_value_22, %c25_8xi32 : vector<8xi32>
            %shl_masked_20 = arith.shli %e_value_22, %c7_8xi32 : vector<8xi32>
            %bit_or_20 = arith.ori %shr_masked_20, %shl_masked_20 : vector<8xi32>
            %mixed_3 = arith.xori %bit_xor_12, %bit_or_20 : vector<8xi32>
            %h_value_3 = llvm.load %h : !llvm.ptr -> vector<8xi32>
            %add_17 = arith.addi %h_value_3, %mixed_3 : vector<8xi32>
            %add_18 = arith.addi %add_17, %chosen_3 : vector<8xi32>
            %add_19 = arith.addi %start, %c3_i32 : i32
            %lt_4 = arith.cmpi ult, %add_19, %constants_length : i32
            %constants_value_3 = scf.if %lt_4 -> (i32) {
              %constants_at = llvm.getelementptr %constants[%add_19] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %constants_value_4 = llvm.load %constants_at {alignment = 4 : i64} : !llvm.ptr -> i32
              scf.yield %constants_value_4 : i32
            } else {
              scf.yield %c0_i32 : i32
            }
            %constants_value_3_all = vector.broadcast %constants_value_3 : i32 to vector<8xi32>
            %add_20 = arith.addi %add_18, %constants_value_3_all : vector<8xi32>
            %at_3 = arith.muli %c3_i32, %c8_i32 : i32
            %words_at_3 = llvm.getelementptr %words[%at_3] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            %words_value_3 = llvm.intr.masked.load %words_at_3, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
            %first_3 = arith.addi %add_20, %words_value_3 : vector<8xi32>
            %a_value_18 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %b_value_9 = llvm.load %b : !llvm.ptr -> vector<8xi32>
            %bit_and_17 = arith.andi %a_value_18, %b_value_9 : vector<8xi32>
            %a_value_19 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %c_value_9 = llvm.load %c : !llvm.ptr -> vector<8xi32>
            %bit_and_18 = arith.andi %a_value_19, %c_value_9 : vector<8xi32>
            %bit_xor_13 = arith.xori %bit_and_17, %bit_and_18 : vector<8xi32>
            %b_value_10 = llvm.load %b : !llvm.ptr -> vector<8xi32>
            %c_value_10 = llvm.load %c : !llvm.ptr -> vector<8xi32>
            %bit_and_19 = arith.andi %b_value_10, %c_value_10 : vector<8xi32>
            %majority_3 = arith.xori %bit_xor_13, %bit_and_19 : vector<8xi32>
            %a_value_20 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %shr_masked_21 = arith.shrui %a_value_20, %c2_8xi32 : vector<8xi32>
            %shl_masked_21 = arith.shli %a_value_20, %c30_8xi32 : vector<8xi32>
            %bit_or_21 = arith.ori %shr_masked_21, %shl_masked_21 : vector<8xi32>
            %a_value_21 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %shr_masked_22 = arith.shrui %a_value_21, %c13_8xi32 : vector<8xi32>
            %shl_masked_22 = arith.shli %a_value_21, %c19_8xi32 : vector<8xi32>
            %bit_or_22 = arith.ori %shr_masked_22, %shl_masked_22 : vector<8xi32>
            %bit_xor_14 = arith.xori %bit_or_21, %bit_or_22 : vector<8xi32>
            %a_value_22 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %shr_masked_23 = arith.shrui %a_value_22, %c22_8xi32 : vector<8xi32>
            %shl_masked_23 = arith.shli %a_value_22, %c10_8xi32 : vector<8xi32>
            %bit_or_23 = arith.ori %shr_masked_23, %shl_masked_23 : vector<8xi32>
            %bit_xor_15 = arith.xori %bit_xor_14, %bit_or_23 : vector<8xi32>
            %second_3 = arith.addi %bit_xor_15, %majority_3 : vector<8xi32>
            %add_21 = arith.addi %first_3, %second_3 : vector<8xi32>
            %a_value_23 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %b_value_11 = llvm.load %b : !llvm.ptr -> vector<8xi32>
            %c_value_11 = llvm.load %c : !llvm.ptr -> vector<8xi32>
            %d_value_3 = llvm.load %d : !llvm.ptr -> vector<8xi32>
            %add_22 = arith.addi %d_value_3, %first_3 : vector<8xi32>
            %e_value_23 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %f_value_7 = llvm.load %f : !llvm.ptr -> vector<8xi32>
            %g_value_7 = llvm.load %g : !llvm.ptr -> vector<8xi32>
            llvm.store %add_21, %a : vector<8xi32>, !llvm.ptr
            llvm.store %a_value_23, %b : vector<8xi32>, !llvm.ptr
            llvm.store %b_value_11, %c : vector<8xi32>, !llvm.ptr
            llvm.store %c_value_11, %d : vector<8xi32>, !llvm.ptr
            llvm.store %add_22, %e : vector<8xi32>, !llvm.ptr
            llvm.store %e_value_23, %f : vector<8xi32>, !llvm.ptr
            llvm.store %f_value_7, %g : vector<8xi32>, !llvm.ptr
            llvm.store %g_value_7, %h : vector<8xi32>, !llvm.ptr
            %e_value_24 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %f_value_8 = llvm.load %f : !llvm.ptr -> vector<8xi32>
            %bit_and_20 = arith.andi %e_value_24, %f_value_8 : vector<8xi32>
            %e_value_25 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %bit_not_4 = arith.xori %e_value_25, %c-1_8xi32 : vector<8xi32>
            %g_value_8 = llvm.load %g : !llvm.ptr -> vector<8xi32>
            %bit_and_21 = arith.andi %bit_not_4, %g_value_8 : vector<8xi32>
            %chosen_4 = arith.xori %bit_and_20, %bit_and_21 : vector<8xi32>
            %e_value_26 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %shr_masked_24 = arith.shrui %e_value_26, %c6_8xi32 : vector<8xi32>
            %shl_masked_24 = arith.shli %e_value_26, %c26_8xi32 : vector<8xi32>
            %bit_or_24 = arith.ori %shr_masked_24, %shl_masked_24 : vector<8xi32>
            %e_value_27 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %shr_masked_25 = arith.shrui %e_value_27, %c11_8xi32 : vector<8xi32>
            %shl_masked_25 = arith.shli %e_value_27, %c21_8xi32 : vector<8xi32>
            %bit_or_25 = arith.ori %shr_masked_25, %shl_masked_25 : vector<8xi32>
            %bit_xor_16 = arith.xori %bit_or_24, %bit_or_25 : vector<8xi32>
            %e_value_28 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %shr_masked_26 = arith.shrui %e_value_28, %c25_8xi32 : vector<8xi32>
            %shl_masked_26 = arith.shli %e_value_28, %c7_8xi32 : vector<8xi32>
            %bit_or_26 = arith.ori %shr_masked_26, %shl_masked_26 : vector<8xi32>
            %mixed_4 = arith.xori %bit_xor_16, %bit_or_26 : vector<8xi32>
            %h_value_4 = llvm.load %h : !llvm.ptr -> vector<8xi32>
            %add_23 = arith.addi %h_value_4, %mixed_4 : vector<8xi32>
            %add_24 = arith.addi %add_23, %chosen_4 : vector<8xi32>
            %add_25 = arith.addi %start, %c4_i32 : i32
            %lt_5 = arith.cmpi ult, %add_25, %constants_length : i32
            %constants_value_4 = scf.if %lt_5 -> (i32) {
              %constants_at = llvm.getelementptr %constants[%add_25] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %constants_value_5 = llvm.load %constants_at {alignment = 4 : i64} : !llvm.ptr -> i32
              scf.yield %constants_value_5 : i32
            } else {
              scf.yield %c0_i32 : i32
            }
            %constants_value_4_all = vector.broadcast %constants_value_4 : i32 to vector<8xi32>
            %add_26 = arith.addi %add_24, %constants_value_4_all : vector<8xi32>
            %at_4 = arith.muli %c4_i32, %c8_i32 : i32
            %words_at_4 = llvm.getelementptr %words[%at_4] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            %words_value_4 = llvm.intr.masked.load %words_at_4, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
            %first_4 = arith.addi %add_26, %words_value_4 : vector<8xi32>
            %a_value_24 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %b_value_12 = llvm.load %b : !llvm.ptr -> vector<8xi32>
            %bit_and_22 = arith.andi %a_value_24, %b_value_12 : vector<8xi32>
            %a_value_25 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %c_value_12 = llvm.load %c : !llvm.ptr -> vector<8xi32>
            %bit_and_23 = arith.andi %a_value_25, %c_value_12 : vector<8xi32>
            %bit_xor_17 = arith.xori %bit_and_22, %bit_and_23 : vector<8xi32>
            %b_value_13 = llvm.load %b : !llvm.ptr -> vector<8xi32>
            %c_value_13 = llvm.load %c : !llvm.ptr -> vector<8xi32>
            %bit_and_24 = arith.andi %b_value_13, %c_value_13 : vector<8xi32>
            %majority_4 = arith.xori %bit_xor_17, %bit_and_24 : vector<8xi32>
            %a_value_26 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %shr_masked_27 = arith.shrui %a_value_26, %c2_8xi32 : vector<8xi32>
            %shl_masked_27 = arith.shli %a_value_26, %c30_8xi32 : vector<8xi32>
            %bit_or_27 = arith.ori %shr_masked_27, %shl_masked_27 : vector<8xi32>
            %a_value_27 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %shr_masked_28 = arith.shrui %a_value_27, %c13_8xi32 : vector<8xi32>
            %shl_masked_28 = arith.shli %a_value_27, %c19_8xi32 : vector<8xi32>
            %bit_or_28 = arith.ori %shr_masked_28, %shl_masked_28 : vector<8xi32>
            %bit_xor_18 = arith.xori %bit_or_27, %bit_or_28 : vector<8xi32>
            %a_value_28 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %shr_masked_29 = arith.shrui %a_value_28, %c22_8xi32 : vector<8xi32>
            %shl_masked_29 = arith.shli %a_value_28, %c10_8xi32 : vector<8xi32>
            %bit_or_29 = arith.ori %shr_masked_29, %shl_masked_29 : vector<8xi32>
            %bit_xor_19 = arith.xori %bit_xor_18, %bit_or_29 : vector<8xi32>
            %second_4 = arith.addi %bit_xor_19, %majority_4 : vector<8xi32>
            %add_27 = arith.addi %first_4, %second_4 : vector<8xi32>
            %a_value_29 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %b_value_14 = llvm.load %b : !llvm.ptr -> vector<8xi32>
            %c_value_14 = llvm.load %c : !llvm.ptr -> vector<8xi32>
            %d_value_4 = llvm.load %d : !llvm.ptr -> vector<8xi32>
            %add_28 = arith.addi %d_value_4, %first_4 : vector<8xi32>
            %e_value_29 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %f_value_9 = llvm.load %f : !llvm.ptr -> vector<8xi32>
            %g_value_9 = llvm.load %g : !llvm.ptr -> vector<8xi32>
            llvm.store %add_27, %a : vector<8xi32>, !llvm.ptr
            llvm.store %a_value_29, %b : vector<8xi32>, !llvm.ptr
            llvm.store %b_value_14, %c : vector<8xi32>, !llvm.ptr
            llvm.store %c_value_14, %d : vector<8xi32>, !llvm.ptr
            llvm.store %add_28, %e : vector<8xi32>, !llvm.ptr
            llvm.store %e_value_29, %f : vector<8xi32>, !llvm.ptr
            llvm.store %f_value_9, %g : vector<8xi32>, !llvm.ptr
            llvm.store %g_value_9, %h : vector<8xi32>, !llvm.ptr
            %e_value_30 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %f_value_10 = llvm.load %f : !llvm.ptr -> vector<8xi32>
            %bit_and_25 = arith.andi %e_value_30, %f_value_10 : vector<8xi32>
            %e_value_31 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %bit_not_5 = arith.xori %e_value_31, %c-1_8xi32 : vector<8xi32>
            %g_value_10 = llvm.load %g : !llvm.ptr -> vector<8xi32>
            %bit_and_26 = arith.andi %bit_not_5, %g_value_10 : vector<8xi32>
            %chosen_5 = arith.xori %bit_and_25, %bit_and_26 : vector<8xi32>
            %e_value_32 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %shr_masked_30 = arith.shrui %e_value_32, %c6_8xi32 : vector<8xi32>
            %shl_masked_30 = arith.shli %e_value_32, %c26_8xi32 : vector<8xi32>
            %bit_or_30 = arith.ori %shr_masked_30, %shl_masked_30 : vector<8xi32>
            %e_value_33 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %shr_masked_31 = arith.shrui %e_value_33, %c11_8xi32 : vector<8xi32>
            %shl_masked_31 = arith.shli %e_value_33, %c21_8xi32 : vector<8xi32>
            %bit_or_31 = arith.ori %shr_masked_31, %shl_masked_31 : vector<8xi32>
            %bit_xor_20 = arith.xori %bit_or_30, %bit_or_31 : vector<8xi32>
            %e_value_34 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %shr_masked_32 = arith.shrui %e_value_34, %c25_8xi32 : vector<8xi32>
            %shl_masked_32 = arith.shli %e_value_34, %c7_8xi32 : vector<8xi32>
            %bit_or_32 = arith.ori %shr_masked_32, %shl_masked_32 : vector<8xi32>
            %mixed_5 = arith.xori %bit_xor_20, %bit_or_32 : vector<8xi32>
            %h_value_5 = llvm.load %h : !llvm.ptr -> vector<8xi32>
            %add_29 = arith.addi %h_value_5, %mixed_5 : vector<8xi32>
            %add_30 = arith.addi %add_29, %chosen_5 : vector<8xi32>
            %add_31 = arith.addi %start, %c5_i32 : i32
            %lt_6 = arith.cmpi ult, %add_31, %constants_length : i32
            %constants_value_5 = scf.if %lt_6 -> (i32) {
              %constants_at = llvm.getelementptr %constants[%add_31] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %constants_value_6 = llvm.load %constants_at {alignment = 4 : i64} : !llvm.ptr -> i32
              scf.yield %constants_value_6 : i32
            } else {
              scf.yield %c0_i32 : i32
            }
            %constants_value_5_all = vector.broadcast %constants_value_5 : i32 to vector<8xi32>
            %add_32 = arith.addi %add_30, %constants_value_5_all : vector<8xi32>
            %at_5 = arith.muli %c5_i32, %c8_i32 : i32
            %words_at_5 = llvm.getelementptr %words[%at_5] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            %words_value_5 = llvm.intr.masked.load %words_at_5, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
            %first_5 = arith.addi %add_32, %words_value_5 : vector<8xi32>
            %a_value_30 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %b_value_15 = llvm.load %b : !llvm.ptr -> vector<8xi32>
            %bit_and_27 = arith.andi %a_value_30, %b_value_15 : vector<8xi32>
            %a_value_31 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %c_value_15 = llvm.load %c : !llvm.ptr -> vector<8xi32>
            %bit_and_28 = arith.andi %a_value_31, %c_value_15 : vector<8xi32>
            %bit_xor_21 = arith.xori %bit_and_27, %bit_and_28 : vector<8xi32>
            %b_value_16 = llvm.load %b : !llvm.ptr -> vector<8xi32>
            %c_value_16 = llvm.load %c : !llvm.ptr -> vector<8xi32>
            %bit_and_29 = arith.andi %b_value_16, %c_value_16 : vector<8xi32>
            %majority_5 = arith.xori %bit_xor_21, %bit_and_29 : vector<8xi32>
            %a_value_32 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %shr_masked_33 = arith.shrui %a_value_32, %c2_8xi32 : vector<8xi32>
            %shl_masked_33 = arith.shli %a_value_32, %c30_8xi32 : vector<8xi32>
            %bit_or_33 = arith.ori %shr_masked_33, %shl_masked_33 : vector<8xi32>
            %a_value_33 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %shr_masked_34 = arith.shrui %a_value_33, %c13_8xi32 : vector<8xi32>
            %shl_masked_34 = arith.shli %a_value_33, %c19_8xi32 : vector<8xi32>
            %bit_or_34 = arith.ori %shr_masked_34, %shl_masked_34 : vector<8xi32>
            %bit_xor_22 = arith.xori %bit_or_33, %bit_or_34 : vector<8xi32>
            %a_value_34 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %shr_masked_35 = arith.shrui %a_value_34, %c22_8xi32 : vector<8xi32>
            %shl_masked_35 = arith.shli %a_value_34, %c10_8xi32 : vector<8xi32>
            %bit_or_35 = arith.ori %shr_masked_35, %shl_masked_35 : vector<8xi32>
            %bit_xor_23 = arith.xori %bit_xor_22, %bit_or_35 : vector<8xi32>
            %second_5 = arith.addi %bit_xor_23, %majority_5 : vector<8xi32>
            %add_33 = arith.addi %first_5, %second_5 : vector<8xi32>
            %a_value_35 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %b_value_17 = llvm.load %b : !llvm.ptr -> vector<8xi32>
            %c_value_17 = llvm.load %c : !llvm.ptr -> vector<8xi32>
            %d_value_5 = llvm.load %d : !llvm.ptr -> vector<8xi32>
            %add_34 = arith.addi %d_value_5, %first_5 : vector<8xi32>
            %e_value_35 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %f_value_11 = llvm.load %f : !llvm.ptr -> vector<8xi32>
            %g_value_11 = llvm.load %g : !llvm.ptr -> vector<8xi32>
            llvm.store %add_33, %a : vector<8xi32>, !llvm.ptr
            llvm.store %a_value_35, %b : vector<8xi32>, !llvm.ptr
            llvm.store %b_value_17, %c : vector<8xi32>, !llvm.ptr
            llvm.store %c_value_17, %d : vector<8xi32>, !llvm.ptr
            llvm.store %add_34, %e : vector<8xi32>, !llvm.ptr
            llvm.store %e_value_35, %f : vector<8xi32>, !llvm.ptr
            llvm.store %f_value_11, %g : vector<8xi32>, !llvm.ptr
            llvm.store %g_value_11, %h : vector<8xi32>, !llvm.ptr
            %e_value_36 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %f_value_12 = llvm.load %f : !llvm.ptr -> vector<8xi32>
            %bit_and_30 = arith.andi %e_value_36, %f_value_12 : vector<8xi32>
            %e_value_37 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %bit_not_6 = arith.xori %e_value_37, %c-1_8xi32 : vector<8xi32>
            %g_value_12 = llvm.load %g : !llvm.ptr -> vector<8xi32>
            %bit_and_31 = arith.andi %bit_not_6, %g_value_12 : vector<8xi32>
            %chosen_6 = arith.xori %bit_and_30, %bit_and_31 : vector<8xi32>
            %e_value_38 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %shr_masked_36 = arith.shrui %e_value_38, %c6_8xi32 : vector<8xi32>
            %shl_masked_36 = arith.shli %e_value_38, %c26_8xi32 : vector<8xi32>
            %bit_or_36 = arith.ori %shr_masked_36, %shl_masked_36 : vector<8xi32>
            %e_value_39 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %shr_masked_37 = arith.shrui %e_value_39, %c11_8xi32 : vector<8xi32>
            %shl_masked_37 = arith.shli %e_value_39, %c21_8xi32 : vector<8xi32>
            %bit_or_37 = arith.ori %shr_masked_37, %shl_masked_37 : vector<8xi32>
            %bit_xor_24 = arith.xori %bit_or_36, %bit_or_37 : vector<8xi32>
            %e_value_40 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %shr_masked_38 = arith.shrui %e_value_40, %c25_8xi32 : vector<8xi32>
            %shl_masked_38 = arith.shli %e_value_40, %c7_8xi32 : vector<8xi32>
            %bit_or_38 = arith.ori %shr_masked_38, %shl_masked_38 : vector<8xi32>
            %mixed_6 = arith.xori %bit_xor_24, %bit_or_38 : vector<8xi32>
            %h_value_6 = llvm.load %h : !llvm.ptr -> vector<8xi32>
            %add_35 = arith.addi %h_value_6, %mixed_6 : vector<8xi32>
            %add_36 = arith.addi %add_35, %chosen_6 : vector<8xi32>
            %add_37 = arith.addi %start, %c6_i32 : i32
            %lt_7 = arith.cmpi ult, %add_37, %constants_length : i32
            %constants_value_6 = scf.if %lt_7 -> (i32) {
              %constants_at = llvm.getelementptr %constants[%add_37] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %constants_value_7 = llvm.load %constants_at {alignment = 4 : i64} : !llvm.ptr -> i32
              scf.yield %constants_value_7 : i32
            } else {
              scf.yield %c0_i32 : i32
            }
            %constants_value_6_all = vector.broadcast %constants_value_6 : i32 to vector<8xi32>
            %add_38 = arith.addi %add_36, %constants_value_6_all : vector<8xi32>
            %at_6 = arith.muli %c6_i32, %c8_i32 : i32
            %words_at_6 = llvm.getelementptr %words[%at_6] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            %words_value_6 = llvm.intr.masked.load %words_at_6, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
            %first_6 = arith.addi %add_38, %words_value_6 : vector<8xi32>
            %a_value_36 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %b_value_18 = llvm.load %b : !llvm.ptr -> vector<8xi32>
            %bit_and_32 = arith.andi %a_value_36, %b_value_18 : vector<8xi32>
            %a_value_37 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %c_value_18 = llvm.load %c : !llvm.ptr -> vector<8xi32>
            %bit_and_33 = arith.andi %a_value_37, %c_value_18 : vector<8xi32>
            %bit_xor_25 = arith.xori %bit_and_32, %bit_and_33 : vector<8xi32>
            %b_value_19 = llvm.load %b : !llvm.ptr -> vector<8xi32>
            %c_value_19 = llvm.load %c : !llvm.ptr -> vector<8xi32>
            %bit_and_34 = arith.andi %b_value_19, %c_value_19 : vector<8xi32>
            %majority_6 = arith.xori %bit_xor_25, %bit_and_34 : vector<8xi32>
            %a_value_38 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %shr_masked_39 = arith.shrui %a_value_38, %c2_8xi32 : vector<8xi32>
            %shl_masked_39 = arith.shli %a_value_38, %c30_8xi32 : vector<8xi32>
            %bit_or_39 = arith.ori %shr_masked_39, %shl_masked_39 : vector<8xi32>
            %a_value_39 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %shr_masked_40 = arith.shrui %a_value_39, %c13_8xi32 : vector<8xi32>
            %shl_masked_40 = arith.shli %a_value_39, %c19_8xi32 : vector<8xi32>
            %bit_or_40 = arith.ori %shr_masked_40, %shl_masked_40 : vector<8xi32>
            %bit_xor_26 = arith.xori %bit_or_39, %bit_or_40 : vector<8xi32>
            %a_value_40 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %shr_masked_41 = arith.shrui %a_value_40, %c22_8xi32 : vector<8xi32>
            %shl_masked_41 = arith.shli %a_value_40, %c10_8xi32 : vector<8xi32>
            %bit_or_41 = arith.ori %shr_masked_41, %shl_masked_41 : vector<8xi32>
            %bit_xor_27 = arith.xori %bit_xor_26, %bit_or_41 : vector<8xi32>
            %second_6 = arith.addi %bit_xor_27, %majority_6 : vector<8xi32>
            %add_39 = arith.addi %first_6, %second_6 : vector<8xi32>
            %a_value_41 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %b_value_20 = llvm.load %b : !llvm.ptr -> vector<8xi32>
            %c_value_20 = llvm.load %c : !llvm.ptr -> vector<8xi32>
            %d_value_6 = llvm.load %d : !llvm.ptr -> vector<8xi32>
            %add_40 = arith.addi %d_value_6, %first_6 : vector<8xi32>
            %e_value_41 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %f_value_13 = llvm.load %f : !llvm.ptr -> vector<8xi32>
            %g_value_13 = llvm.load %g : !llvm.ptr -> vector<8xi32>
            llvm.store %add_39, %a : vector<8xi32>, !llvm.ptr
            llvm.store %a_value_41, %b : vector<8xi32>, !llvm.ptr
            llvm.store %b_value_20, %c : vector<8xi32>, !llvm.ptr
            llvm.store %c_value_20, %d : vector<8xi32>, !llvm.ptr
            llvm.store %add_40, %e : vector<8xi32>, !llvm.ptr
            llvm.store %e_value_41, %f : vector<8xi32>, !llvm.ptr
            llvm.store %f_value_13, %g : vector<8xi32>, !llvm.ptr
            llvm.store %g_value_13, %h : vector<8xi32>, !llvm.ptr
            %e_value_42 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %f_value_14 = llvm.load %f : !llvm.ptr -> vector<8xi32>
            %bit_and_35 = arith.andi %e_value_42, %f_value_14 : vector<8xi32>
            %e_value_43 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %bit_not_7 = arith.xori %e_value_43, %c-1_8xi32 : vector<8xi32>
            %g_value_14 = llvm.load %g : !llvm.ptr -> vector<8xi32>
            %bit_and_36 = arith.andi %bit_not_7, %g_value_14 : vector<8xi32>
            %chosen_7 = arith.xori %bit_and_35, %bit_and_36 : vector<8xi32>
            %e_value_44 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %shr_masked_42 = arith.shrui %e_value_44, %c6_8xi32 : vector<8xi32>
            %shl_masked_42 = arith.shli %e_value_44, %c26_8xi32 : vector<8xi32>
            %bit_or_42 = arith.ori %shr_masked_42, %shl_masked_42 : vector<8xi32>
            %e_value_45 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %shr_masked_43 = arith.shrui %e_value_45, %c11_8xi32 : vector<8xi32>
            %shl_masked_43 = arith.shli %e_value_45, %c21_8xi32 : vector<8xi32>
            %bit_or_43 = arith.ori %shr_masked_43, %shl_masked_43 : vector<8xi32>
            %bit_xor_28 = arith.xori %bit_or_42, %bit_or_43 : vector<8xi32>
            %e_value_46 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %shr_masked_44 = arith.shrui %e_value_46, %c25_8xi32 : vector<8xi32>
            %shl_masked_44 = arith.shli %e_value_46, %c7_8xi32 : vector<8xi32>
            %bit_or_44 = arith.ori %shr_masked_44, %shl_masked_44 : vector<8xi32>
            %mixed_7 = arith.xori %bit_xor_28, %bit_or_44 : vector<8xi32>
            %h_value_7 = llvm.load %h : !llvm.ptr -> vector<8xi32>
            %add_41 = arith.addi %h_value_7, %mixed_7 : vector<8xi32>
            %add_42 = arith.addi %add_41, %chosen_7 : vector<8xi32>
            %add_43 = arith.addi %start, %c7_i32 : i32
            %lt_8 = arith.cmpi ult, %add_43, %constants_length : i32
            %constants_value_7 = scf.if %lt_8 -> (i32) {
              %constants_at = llvm.getelementptr %constants[%add_43] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %constants_value_8 = llvm.load %constants_at {alignment = 4 : i64} : !llvm.ptr -> i32
              scf.yield %constants_value_8 : i32
            } else {
              scf.yield %c0_i32 : i32
            }
            %constants_value_7_all = vector.broadcast %constants_value_7 : i32 to vector<8xi32>
            %add_44 = arith.addi %add_42, %constants_value_7_all : vector<8xi32>
            %at_7 = arith.muli %c7_i32, %c8_i32 : i32
            %words_at_7 = llvm.getelementptr %words[%at_7] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            %words_value_7 = llvm.intr.masked.load %words_at_7, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
            %first_7 = arith.addi %add_44, %words_value_7 : vector<8xi32>
            %a_value_42 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %b_value_21 = llvm.load %b : !llvm.ptr -> vector<8xi32>
            %bit_and_37 = arith.andi %a_value_42, %b_value_21 : vector<8xi32>
            %a_value_43 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %c_value_21 = llvm.load %c : !llvm.ptr -> vector<8xi32>
            %bit_and_38 = arith.andi %a_value_43, %c_value_21 : vector<8xi32>
            %bit_xor_29 = arith.xori %bit_and_37, %bit_and_38 : vector<8xi32>
            %b_value_22 = llvm.load %b : !llvm.ptr -> vector<8xi32>
            %c_value_22 = llvm.load %c : !llvm.ptr -> vector<8xi32>
            %bit_and_39 = arith.andi %b_value_22, %c_value_22 : vector<8xi32>
            %majority_7 = arith.xori %bit_xor_29, %bit_and_39 : vector<8xi32>
            %a_value_44 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %shr_masked_45 = arith.shrui %a_value_44, %c2_8xi32 : vector<8xi32>
            %shl_masked_45 = arith.shli %a_value_44, %c30_8xi32 : vector<8xi32>
            %bit_or_45 = arith.ori %shr_masked_45, %shl_masked_45 : vector<8xi32>
            %a_value_45 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %shr_masked_46 = arith.shrui %a_value_45, %c13_8xi32 : vector<8xi32>
            %shl_masked_46 = arith.shli %a_value_45, %c19_8xi32 : vector<8xi32>
            %bit_or_46 = arith.ori %shr_masked_46, %shl_masked_46 : vector<8xi32>
            %bit_xor_30 = arith.xori %bit_or_45, %bit_or_46 : vector<8xi32>
            %a_value_46 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %shr_masked_47 = arith.shrui %a_value_46, %c22_8xi32 : vector<8xi32>
            %shl_masked_47 = arith.shli %a_value_46, %c10_8xi32 : vector<8xi32>
            %bit_or_47 = arith.ori %shr_masked_47, %shl_masked_47 : vector<8xi32>
            %bit_xor_31 = arith.xori %bit_xor_30, %bit_or_47 : vector<8xi32>
            %second_7 = arith.addi %bit_xor_31, %majority_7 : vector<8xi32>
            %add_45 = arith.addi %first_7, %second_7 : vector<8xi32>
            %a_value_47 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %b_value_23 = llvm.load %b : !llvm.ptr -> vector<8xi32>
            %c_value_23 = llvm.load %c : !llvm.ptr -> vector<8xi32>
            %d_value_7 = llvm.load %d : !llvm.ptr -> vector<8xi32>
            %add_46 = arith.addi %d_value_7, %first_7 : vector<8xi32>
            %e_value_47 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %f_value_15 = llvm.load %f : !llvm.ptr -> vector<8xi32>
            %g_value_15 = llvm.load %g : !llvm.ptr -> vector<8xi32>
            llvm.store %add_45, %a : vector<8xi32>, !llvm.ptr
            llvm.store %a_value_47, %b : vector<8xi32>, !llvm.ptr
            llvm.store %b_value_23, %c : vector<8xi32>, !llvm.ptr
            llvm.store %c_value_23, %d : vector<8xi32>, !llvm.ptr
            llvm.store %add_46, %e : vector<8xi32>, !llvm.ptr
            llvm.store %e_value_47, %f : vector<8xi32>, !llvm.ptr
            llvm.store %f_value_15, %g : vector<8xi32>, !llvm.ptr
            llvm.store %g_value_15, %h : vector<8xi32>, !llvm.ptr
            %e_value_48 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %f_value_16 = llvm.load %f : !llvm.ptr -> vector<8xi32>
            %bit_and_40 = arith.andi %e_value_48, %f_value_16 : vector<8xi32>
            %e_value_49 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %bit_not_8 = arith.xori %e_value_49, %c-1_8xi32 : vector<8xi32>
            %g_value_16 = llvm.load %g : !llvm.ptr -> vector<8xi32>
            %bit_and_41 = arith.andi %bit_not_8, %g_value_16 : vector<8xi32>
            %chosen_8 = arith.xori %bit_and_40, %bit_and_41 : vector<8xi32>
            %e_value_50 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %shr_masked_48 = arith.shrui %e_value_50, %c6_8xi32 : vector<8xi32>
            %shl_masked_48 = arith.shli %e_value_50, %c26_8xi32 : vector<8xi32>
            %bit_or_48 = arith.ori %shr_masked_48, %shl_masked_48 : vector<8xi32>
            %e_value_51 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %shr_masked_49 = arith.shrui %e_value_51, %c11_8xi32 : vector<8xi32>
            %shl_masked_49 = arith.shli %e_value_51, %c21_8xi32 : vector<8xi32>
            %bit_or_49 = arith.ori %shr_masked_49, %shl_masked_49 : vector<8xi32>
            %bit_xor_32 = arith.xori %bit_or_48, %bit_or_49 : vector<8xi32>
            %e_value_52 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %shr_masked_50 = arith.shrui %e_value_52, %c25_8xi32 : vector<8xi32>
            %shl_masked_50 = arith.shli %e_value_52, %c7_8xi32 : vector<8xi32>
            %bit_or_50 = arith.ori %shr_masked_50, %shl_masked_50 : vector<8xi32>
            %mixed_8 = arith.xori %bit_xor_32, %bit_or_50 : vector<8xi32>
            %h_value_8 = llvm.load %h : !llvm.ptr -> vector<8xi32>
            %add_47 = arith.addi %h_value_8, %mixed_8 : vector<8xi32>
            %add_48 = arith.addi %add_47, %chosen_8 : vector<8xi32>
            %add_49 = arith.addi %start, %c8_i32 : i32
            %lt_9 = arith.cmpi ult, %add_49, %constants_length : i32
            %constants_value_8 = scf.if %lt_9 -> (i32) {
              %constants_at = llvm.getelementptr %constants[%add_49] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %constants_value_9 = llvm.load %constants_at {alignment = 4 : i64} : !llvm.ptr -> i32
              scf.yield %constants_value_9 : i32
            } else {
              scf.yield %c0_i32 : i32
            }
            %constants_value_8_all = vector.broadcast %constants_value_8 : i32 to vector<8xi32>
            %add_50 = arith.addi %add_48, %constants_value_8_all : vector<8xi32>
            %at_8 = arith.muli %c8_i32, %c8_i32 : i32
            %words_at_8 = llvm.getelementptr %words[%at_8] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            %words_value_8 = llvm.intr.masked.load %words_at_8, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
            %first_8 = arith.addi %add_50, %words_value_8 : vector<8xi32>
            %a_value_48 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %b_value_24 = llvm.load %b : !llvm.ptr -> vector<8xi32>
            %bit_and_42 = arith.andi %a_value_48, %b_value_24 : vector<8xi32>
            %a_value_49 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %c_value_24 = llvm.load %c : !llvm.ptr -> vector<8xi32>
            %bit_and_43 = arith.andi %a_value_49, %c_value_24 : vector<8xi32>
            %bit_xor_33 = arith.xori %bit_and_42, %bit_and_43 : vector<8xi32>
            %b_value_25 = llvm.load %b : !llvm.ptr -> vector<8xi32>
            %c_value_25 = llvm.load %c : !llvm.ptr -> vector<8xi32>
            %bit_and_44 = arith.andi %b_value_25, %c_value_25 : vector<8xi32>
            %majority_8 = arith.xori %bit_xor_33, %bit_and_44 : vector<8xi32>
            %a_value_50 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %shr_masked_51 = arith.shrui %a_value_50, %c2_8xi32 : vector<8xi32>
            %shl_masked_51 = arith.shli %a_value_50, %c30_8xi32 : vector<8xi32>
            %bit_or_51 = arith.ori %shr_masked_51, %shl_masked_51 : vector<8xi32>
            %a_value_51 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %shr_masked_52 = arith.shrui %a_value_51, %c13_8xi32 : vector<8xi32>
            %shl_masked_52 = arith.shli %a_value_51, %c19_8xi32 : vector<8xi32>
            %bit_or_52 = arith.ori %shr_masked_52, %shl_masked_52 : vector<8xi32>
            %bit_xor_34 = arith.xori %bit_or_51, %bit_or_52 : vector<8xi32>
            %a_value_52 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %shr_masked_53 = arith.shrui %a_value_52, %c22_8xi32 : vector<8xi32>
            %shl_masked_53 = arith.shli %a_value_52, %c10_8xi32 : vector<8xi32>
            %bit_or_53 = arith.ori %shr_masked_53, %shl_masked_53 : vector<8xi32>
            %bit_xor_35 = arith.xori %bit_xor_34, %bit_or_53 : vector<8xi32>
            %second_8 = arith.addi %bit_xor_35, %majority_8 : vector<8xi32>
            %add_51 = arith.addi %first_8, %second_8 : vector<8xi32>
            %a_value_53 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %b_value_26 = llvm.load %b : !llvm.ptr -> vector<8xi32>
            %c_value_26 = llvm.load %c : !llvm.ptr -> vector<8xi32>
            %d_value_8 = llvm.load %d : !llvm.ptr -> vector<8xi32>
            %add_52 = arith.addi %d_value_8, %first_8 : vector<8xi32>
            %e_value_53 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %f_value_17 = llvm.load %f : !llvm.ptr -> vector<8xi32>
            %g_value_17 = llvm.load %g : !llvm.ptr -> vector<8xi32>
            llvm.store %add_51, %a : vector<8xi32>, !llvm.ptr
            llvm.store %a_value_53, %b : vector<8xi32>, !llvm.ptr
            llvm.store %b_value_26, %c : vector<8xi32>, !llvm.ptr
            llvm.store %c_value_26, %d : vector<8xi32>, !llvm.ptr
            llvm.store %add_52, %e : vector<8xi32>, !llvm.ptr
            llvm.store %e_value_53, %f : vector<8xi32>, !llvm.ptr
            llvm.store %f_value_17, %g : vector<8xi32>, !llvm.ptr
            llvm.store %g_value_17, %h : vector<8xi32>, !llvm.ptr
            %e_value_54 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %f_value_18 = llvm.load %f : !llvm.ptr -> vector<8xi32>
            %bit_and_45 = arith.andi %e_value_54, %f_value_18 : vector<8xi32>
            %e_value_55 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %bit_not_9 = arith.xori %e_value_55, %c-1_8xi32 : vector<8xi32>
            %g_value_18 = llvm.load %g : !llvm.ptr -> vector<8xi32>
            %bit_and_46 = arith.andi %bit_not_9, %g_value_18 : vector<8xi32>
            %chosen_9 = arith.xori %bit_and_45, %bit_and_46 : vector<8xi32>
            %e_value_56 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %shr_masked_54 = arith.shrui %e_value_56, %c6_8xi32 : vector<8xi32>
            %shl_masked_54 = arith.shli %e_value_56, %c26_8xi32 : vector<8xi32>
            %bit_or_54 = arith.ori %shr_masked_54, %shl_masked_54 : vector<8xi32>
            %e_value_57 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %shr_masked_55 = arith.shrui %e_value_57, %c11_8xi32 : vector<8xi32>
            %shl_masked_55 = arith.shli %e_value_57, %c21_8xi32 : vector<8xi32>
            %bit_or_55 = arith.ori %shr_masked_55, %shl_masked_55 : vector<8xi32>
            %bit_xor_36 = arith.xori %bit_or_54, %bit_or_55 : vector<8xi32>
            %e_value_58 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %shr_masked_56 = arith.shrui %e_value_58, %c25_8xi32 : vector<8xi32>
            %shl_masked_56 = arith.shli %e_value_58, %c7_8xi32 : vector<8xi32>
            %bit_or_56 = arith.ori %shr_masked_56, %shl_masked_56 : vector<8xi32>
            %mixed_9 = arith.xori %bit_xor_36, %bit_or_56 : vector<8xi32>
            %h_value_9 = llvm.load %h : !llvm.ptr -> vector<8xi32>
            %add_53 = arith.addi %h_value_9, %mixed_9 : vector<8xi32>
            %add_54 = arith.addi %add_53, %chosen_9 : vector<8xi32>
            %add_55 = arith.addi %start, %c9_i32 : i32
            %lt_10 = arith.cmpi ult, %add_55, %constants_length : i32
            %constants_value_9 = scf.if %lt_10 -> (i32) {
              %constants_at = llvm.getelementptr %constants[%add_55] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %constants_value_10 = llvm.load %constants_at {alignment = 4 : i64} : !llvm.ptr -> i32
              scf.yield %constants_value_10 : i32
            } else {
              scf.yield %c0_i32 : i32
            }
            %constants_value_9_all = vector.broadcast %constants_value_9 : i32 to vector<8xi32>
            %add_56 = arith.addi %add_54, %constants_value_9_all : vector<8xi32>
            %at_9 = arith.muli %c9_i32, %c8_i32 : i32
            %words_at_9 = llvm.getelementptr %words[%at_9] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            %words_value_9 = llvm.intr.masked.load %words_at_9, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
            %first_9 = arith.addi %add_56, %words_value_9 : vector<8xi32>
            %a_value_54 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %b_value_27 = llvm.load %b : !llvm.ptr -> vector<8xi32>
            %bit_and_47 = arith.andi %a_value_54, %b_value_27 : vector<8xi32>
            %a_value_55 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %c_value_27 = llvm.load %c : !llvm.ptr -> vector<8xi32>
            %bit_and_48 = arith.andi %a_value_55, %c_value_27 : vector<8xi32>
            %bit_xor_37 = arith.xori %bit_and_47, %bit_and_48 : vector<8xi32>
            %b_value_28 = llvm.load %b : !llvm.ptr -> vector<8xi32>
            %c_value_28 = llvm.load %c : !llvm.ptr -> vector<8xi32>
            %bit_and_49 = arith.andi %b_value_28, %c_value_28 : vector<8xi32>
            %majority_9 = arith.xori %bit_xor_37, %bit_and_49 : vector<8xi32>
            %a_value_56 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %shr_masked_57 = arith.shrui %a_value_56, %c2_8xi32 : vector<8xi32>
            %shl_masked_57 = arith.shli %a_value_56, %c30_8xi32 : vector<8xi32>
            %bit_or_57 = arith.ori %shr_masked_57, %shl_masked_57 : vector<8xi32>
            %a_value_57 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %shr_masked_58 = arith.shrui %a_value_57, %c13_8xi32 : vector<8xi32>
            %shl_masked_58 = arith.shli %a_value_57, %c19_8xi32 : vector<8xi32>
            %bit_or_58 = arith.ori %shr_masked_58, %shl_masked_58 : vector<8xi32>
            %bit_xor_38 = arith.xori %bit_or_57, %bit_or_58 : vector<8xi32>
            %a_value_58 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %shr_masked_59 = arith.shrui %a_value_58, %c22_8xi32 : vector<8xi32>
            %shl_masked_59 = arith.shli %a_value_58, %c10_8xi32 : vector<8xi32>
            %bit_or_59 = arith.ori %shr_masked_59, %shl_masked_59 : vector<8xi32>
            %bit_xor_39 = arith.xori %bit_xor_38, %bit_or_59 : vector<8xi32>
            %second_9 = arith.addi %bit_xor_39, %majority_9 : vector<8xi32>
            %add_57 = arith.addi %first_9, %second_9 : vector<8xi32>
            %a_value_59 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %b_value_29 = llvm.load %b : !llvm.ptr -> vector<8xi32>
            %c_value_29 = llvm.load %c : !llvm.ptr -> vector<8xi32>
            %d_value_9 = llvm.load %d : !llvm.ptr -> vector<8xi32>
            %add_58 = arith.addi %d_value_9, %first_9 : vector<8xi32>
            %e_value_59 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %f_value_19 = llvm.load %f : !llvm.ptr -> vector<8xi32>
            %g_value_19 = llvm.load %g : !llvm.ptr -> vector<8xi32>
            llvm.store %add_57, %a : vector<8xi32>, !llvm.ptr
            llvm.store %a_value_59, %b : vector<8xi32>, !llvm.ptr
            llvm.store %b_value_29, %c : vector<8xi32>, !llvm.ptr
            llvm.store %c_value_29, %d : vector<8xi32>, !llvm.ptr
            llvm.store %add_58, %e : vector<8xi32>, !llvm.ptr
            llvm.store %e_value_59, %f : vector<8xi32>, !llvm.ptr
            llvm.store %f_value_19, %g : vector<8xi32>, !llvm.ptr
            llvm.store %g_value_19, %h : vector<8xi32>, !llvm.ptr
            %e_value_60 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %f_value_20 = llvm.load %f : !llvm.ptr -> vector<8xi32>
            %bit_and_50 = arith.andi %e_value_60, %f_value_20 : vector<8xi32>
            %e_value_61 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %bit_not_10 = arith.xori %e_value_61, %c-1_8xi32 : vector<8xi32>
            %g_value_20 = llvm.load %g : !llvm.ptr -> vector<8xi32>
            %bit_and_51 = arith.andi %bit_not_10, %g_value_20 : vector<8xi32>
            %chosen_10 = arith.xori %bit_and_50, %bit_and_51 : vector<8xi32>
            %e_value_62 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %shr_masked_60 = arith.shrui %e_value_62, %c6_8xi32 : vector<8xi32>
            %shl_masked_60 = arith.shli %e_value_62, %c26_8xi32 : vector<8xi32>
            %bit_or_60 = arith.ori %shr_masked_60, %shl_masked_60 : vector<8xi32>
            %e_value_63 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %shr_masked_61 = arith.shrui %e_value_63, %c11_8xi32 : vector<8xi32>
            %shl_masked_61 = arith.shli %e_value_63, %c21_8xi32 : vector<8xi32>
            %bit_or_61 = arith.ori %shr_masked_61, %shl_masked_61 : vector<8xi32>
            %bit_xor_40 = arith.xori %bit_or_60, %bit_or_61 : vector<8xi32>
            %e_value_64 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %shr_masked_62 = arith.shrui %e_value_64, %c25_8xi32 : vector<8xi32>
            %shl_masked_62 = arith.shli %e_value_64, %c7_8xi32 : vector<8xi32>
            %bit_or_62 = arith.ori %shr_masked_62, %shl_masked_62 : vector<8xi32>
            %mixed_10 = arith.xori %bit_xor_40, %bit_or_62 : vector<8xi32>
            %h_value_10 = llvm.load %h : !llvm.ptr -> vector<8xi32>
            %add_59 = arith.addi %h_value_10, %mixed_10 : vector<8xi32>
            %add_60 = arith.addi %add_59, %chosen_10 : vector<8xi32>
            %add_61 = arith.addi %start, %c10_i32 : i32
            %lt_11 = arith.cmpi ult, %add_61, %constants_length : i32
            %constants_value_10 = scf.if %lt_11 -> (i32) {
              %constants_at = llvm.getelementptr %constants[%add_61] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %constants_value_11 = llvm.load %constants_at {alignment = 4 : i64} : !llvm.ptr -> i32
              scf.yield %constants_value_11 : i32
            } else {
              scf.yield %c0_i32 : i32
            }
            %constants_value_10_all = vector.broadcast %constants_value_10 : i32 to vector<8xi32>
            %add_62 = arith.addi %add_60, %constants_value_10_all : vector<8xi32>
            %at_10 = arith.muli %c10_i32, %c8_i32 : i32
            %words_at_10 = llvm.getelementptr %words[%at_10] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            %words_value_10 = llvm.intr.masked.load %words_at_10, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
            %first_10 = arith.addi %add_62, %words_value_10 : vector<8xi32>
            %a_value_60 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %b_value_30 = llvm.load %b : !llvm.ptr -> vector<8xi32>
            %bit_and_52 = arith.andi %a_value_60, %b_value_30 : vector<8xi32>
            %a_value_61 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %c_value_30 = llvm.load %c : !llvm.ptr -> vector<8xi32>
            %bit_and_53 = arith.andi %a_value_61, %c_value_30 : vector<8xi32>
            %bit_xor_41 = arith.xori %bit_and_52, %bit_and_53 : vector<8xi32>
            %b_value_31 = llvm.load %b : !llvm.ptr -> vector<8xi32>
            %c_value_31 = llvm.load %c : !llvm.ptr -> vector<8xi32>
            %bit_and_54 = arith.andi %b_value_31, %c_value_31 : vector<8xi32>
            %majority_10 = arith.xori %bit_xor_41, %bit_and_54 : vector<8xi32>
            %a_value_62 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %shr_masked_63 = arith.shrui %a_value_62, %c2_8xi32 : vector<8xi32>
            %shl_masked_63 = arith.shli %a_value_62, %c30_8xi32 : vector<8xi32>
            %bit_or_63 = arith.ori %shr_masked_63, %shl_masked_63 : vector<8xi32>
            %a_value_63 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %shr_masked_64 = arith.shrui %a_value_63, %c13_8xi32 : vector<8xi32>
            %shl_masked_64 = arith.shli %a_value_63, %c19_8xi32 : vector<8xi32>
            %bit_or_64 = arith.ori %shr_masked_64, %shl_masked_64 : vector<8xi32>
            %bit_xor_42 = arith.xori %bit_or_63, %bit_or_64 : vector<8xi32>
            %a_value_64 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %shr_masked_65 = arith.shrui %a_value_64, %c22_8xi32 : vector<8xi32>
            %shl_masked_65 = arith.shli %a_value_64, %c10_8xi32 : vector<8xi32>
            %bit_or_65 = arith.ori %shr_masked_65, %shl_masked_65 : vector<8xi32>
            %bit_xor_43 = arith.xori %bit_xor_42, %bit_or_65 : vector<8xi32>
            %second_10 = arith.addi %bit_xor_43, %majority_10 : vector<8xi32>
            %add_63 = arith.addi %first_10, %second_10 : vector<8xi32>
            %a_value_65 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %b_value_32 = llvm.load %b : !llvm.ptr -> vector<8xi32>
            %c_value_32 = llvm.load %c : !llvm.ptr -> vector<8xi32>
            %d_value_10 = llvm.load %d : !llvm.ptr -> vector<8xi32>
            %add_64 = arith.addi %d_value_10, %first_10 : vector<8xi32>
            %e_value_65 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %f_value_21 = llvm.load %f : !llvm.ptr -> vector<8xi32>
            %g_value_21 = llvm.load %g : !llvm.ptr -> vector<8xi32>
            llvm.store %add_63, %a : vector<8xi32>, !llvm.ptr
            llvm.store %a_value_65, %b : vector<8xi32>, !llvm.ptr
            llvm.store %b_value_32, %c : vector<8xi32>, !llvm.ptr
            llvm.store %c_value_32, %d : vector<8xi32>, !llvm.ptr
            llvm.store %add_64, %e : vector<8xi32>, !llvm.ptr
            llvm.store %e_value_65, %f : vector<8xi32>, !llvm.ptr
            llvm.store %f_value_21, %g : vector<8xi32>, !llvm.ptr
            llvm.store %g_value_21, %h : vector<8xi32>, !llvm.ptr
            %e_value_66 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %f_value_22 = llvm.load %f : !llvm.ptr -> vector<8xi32>
            %bit_and_55 = arith.andi %e_value_66, %f_value_22 : vector<8xi32>
            %e_value_67 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %bit_not_11 = arith.xori %e_value_67, %c-1_8xi32 : vector<8xi32>
            %g_value_22 = llvm.load %g : !llvm.ptr -> vector<8xi32>
            %bit_and_56 = arith.andi %bit_not_11, %g_value_22 : vector<8xi32>
            %chosen_11 = arith.xori %bit_and_55, %bit_and_56 : vector<8xi32>
            %e_value_68 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %shr_masked_66 = arith.shrui %e_value_68, %c6_8xi32 : vector<8xi32>
            %shl_masked_66 = arith.shli %e_value_68, %c26_8xi32 : vector<8xi32>
            %bit_or_66 = arith.ori %shr_masked_66, %shl_masked_66 : vector<8xi32>
            %e_value_69 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %shr_masked_67 = arith.shrui %e_value_69, %c11_8xi32 : vector<8xi32>
            %shl_masked_67 = arith.shli %e_value_69, %c21_8xi32 : vector<8xi32>
            %bit_or_67 = arith.ori %shr_masked_67, %shl_masked_67 : vector<8xi32>
            %bit_xor_44 = arith.xori %bit_or_66, %bit_or_67 : vector<8xi32>
            %e_value_70 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %shr_masked_68 = arith.shrui %e_value_70, %c25_8xi32 : vector<8xi32>
            %shl_masked_68 = arith.shli %e_value_70, %c7_8xi32 : vector<8xi32>
            %bit_or_68 = arith.ori %shr_masked_68, %shl_masked_68 : vector<8xi32>
            %mixed_11 = arith.xori %bit_xor_44, %bit_or_68 : vector<8xi32>
            %h_value_11 = llvm.load %h : !llvm.ptr -> vector<8xi32>
            %add_65 = arith.addi %h_value_11, %mixed_11 : vector<8xi32>
            %add_66 = arith.addi %add_65, %chosen_11 : vector<8xi32>
            %add_67 = arith.addi %start, %c11_i32 : i32
            %lt_12 = arith.cmpi ult, %add_67, %constants_length : i32
            %constants_value_11 = scf.if %lt_12 -> (i32) {
              %constants_at = llvm.getelementptr %constants[%add_67] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %constants_value_12 = llvm.load %constants_at {alignment = 4 : i64} : !llvm.ptr -> i32
              scf.yield %constants_value_12 : i32
            } else {
              scf.yield %c0_i32 : i32
            }
            %constants_value_11_all = vector.broadcast %constants_value_11 : i32 to vector<8xi32>
            %add_68 = arith.addi %add_66, %constants_value_11_all : vector<8xi32>
            %at_11 = arith.muli %c11_i32, %c8_i32 : i32
            %words_at_11 = llvm.getelementptr %words[%at_11] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            %words_value_11 = llvm.intr.masked.load %words_at_11, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
            %first_11 = arith.addi %add_68, %words_value_11 : vector<8xi32>
            %a_value_66 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %b_value_33 = llvm.load %b : !llvm.ptr -> vector<8xi32>
            %bit_and_57 = arith.andi %a_value_66, %b_value_33 : vector<8xi32>
            %a_value_67 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %c_value_33 = llvm.load %c : !llvm.ptr -> vector<8xi32>
            %bit_and_58 = arith.andi %a_value_67, %c_value_33 : vector<8xi32>
            %bit_xor_45 = arith.xori %bit_and_57, %bit_and_58 : vector<8xi32>
            %b_value_34 = llvm.load %b : !llvm.ptr -> vector<8xi32>
            %c_value_34 = llvm.load %c : !llvm.ptr -> vector<8xi32>
            %bit_and_59 = arith.andi %b_value_34, %c_value_34 : vector<8xi32>
            %majority_11 = arith.xori %bit_xor_45, %bit_and_59 : vector<8xi32>
            %a_value_68 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %shr_masked_69 = arith.shrui %a_value_68, %c2_8xi32 : vector<8xi32>
            %shl_masked_69 = arith.shli %a_value_68, %c30_8xi32 : vector<8xi32>
            %bit_or_69 = arith.ori %shr_masked_69, %shl_masked_69 : vector<8xi32>
            %a_value_69 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %shr_masked_70 = arith.shrui %a_value_69, %c13_8xi32 : vector<8xi32>
            %shl_masked_70 = arith.shli %a_value_69, %c19_8xi32 : vector<8xi32>
            %bit_or_70 = arith.ori %shr_masked_70, %shl_masked_70 : vector<8xi32>
            %bit_xor_46 = arith.xori %bit_or_69, %bit_or_70 : vector<8xi32>
            %a_value_70 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %shr_masked_71 = arith.shrui %a_value_70, %c22_8xi32 : vector<8xi32>
            %shl_masked_71 = arith.shli %a_value_70, %c10_8xi32 : vector<8xi32>
            %bit_or_71 = arith.ori %shr_masked_71, %shl_masked_71 : vector<8xi32>
            %bit_xor_47 = arith.xori %bit_xor_46, %bit_or_71 : vector<8xi32>
            %second_11 = arith.addi %bit_xor_47, %majority_11 : vector<8xi32>
            %add_69 = arith.addi %first_11, %second_11 : vector<8xi32>
            %a_value_71 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %b_value_35 = llvm.load %b : !llvm.ptr -> vector<8xi32>
            %c_value_35 = llvm.load %c : !llvm.ptr -> vector<8xi32>
            %d_value_11 = llvm.load %d : !llvm.ptr -> vector<8xi32>
            %add_70 = arith.addi %d_value_11, %first_11 : vector<8xi32>
            %e_value_71 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %f_value_23 = llvm.load %f : !llvm.ptr -> vector<8xi32>
            %g_value_23 = llvm.load %g : !llvm.ptr -> vector<8xi32>
            llvm.store %add_69, %a : vector<8xi32>, !llvm.ptr
            llvm.store %a_value_71, %b : vector<8xi32>, !llvm.ptr
            llvm.store %b_value_35, %c : vector<8xi32>, !llvm.ptr
            llvm.store %c_value_35, %d : vector<8xi32>, !llvm.ptr
            llvm.store %add_70, %e : vector<8xi32>, !llvm.ptr
            llvm.store %e_value_71, %f : vector<8xi32>, !llvm.ptr
            llvm.store %f_value_23, %g : vector<8xi32>, !llvm.ptr
            llvm.store %g_value_23, %h : vector<8xi32>, !llvm.ptr
            %e_value_72 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %f_value_24 = llvm.load %f : !llvm.ptr -> vector<8xi32>
            %bit_and_60 = arith.andi %e_value_72, %f_value_24 : vector<8xi32>
            %e_value_73 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %bit_not_12 = arith.xori %e_value_73, %c-1_8xi32 : vector<8xi32>
            %g_value_24 = llvm.load %g : !llvm.ptr -> vector<8xi32>
            %bit_and_61 = arith.andi %bit_not_12, %g_value_24 : vector<8xi32>
            %chosen_12 = arith.xori %bit_and_60, %bit_and_61 : vector<8xi32>
            %e_value_74 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %shr_masked_72 = arith.shrui %e_value_74, %c6_8xi32 : vector<8xi32>
            %shl_masked_72 = arith.shli %e_value_74, %c26_8xi32 : vector<8xi32>
            %bit_or_72 = arith.ori %shr_masked_72, %shl_masked_72 : vector<8xi32>
            %e_value_75 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %shr_masked_73 = arith.shrui %e_value_75, %c11_8xi32 : vector<8xi32>
            %shl_masked_73 = arith.shli %e_value_75, %c21_8xi32 : vector<8xi32>
            %bit_or_73 = arith.ori %shr_masked_73, %shl_masked_73 : vector<8xi32>
            %bit_xor_48 = arith.xori %bit_or_72, %bit_or_73 : vector<8xi32>
            %e_value_76 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %shr_masked_74 = arith.shrui %e_value_76, %c25_8xi32 : vector<8xi32>
            %shl_masked_74 = arith.shli %e_value_76, %c7_8xi32 : vector<8xi32>
            %bit_or_74 = arith.ori %shr_masked_74, %shl_masked_74 : vector<8xi32>
            %mixed_12 = arith.xori %bit_xor_48, %bit_or_74 : vector<8xi32>
            %h_value_12 = llvm.load %h : !llvm.ptr -> vector<8xi32>
            %add_71 = arith.addi %h_value_12, %mixed_12 : vector<8xi32>
            %add_72 = arith.addi %add_71, %chosen_12 : vector<8xi32>
            %add_73 = arith.addi %start, %c12_i32 : i32
            %lt_13 = arith.cmpi ult, %add_73, %constants_length : i32
            %constants_value_12 = scf.if %lt_13 -> (i32) {
              %constants_at = llvm.getelementptr %constants[%add_73] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %constants_value_13 = llvm.load %constants_at {alignment = 4 : i64} : !llvm.ptr -> i32
              scf.yield %constants_value_13 : i32
            } else {
              scf.yield %c0_i32 : i32
            }
            %constants_value_12_all = vector.broadcast %constants_value_12 : i32 to vector<8xi32>
            %add_74 = arith.addi %add_72, %constants_value_12_all : vector<8xi32>
            %at_12 = arith.muli %c12_i32, %c8_i32 : i32
            %words_at_12 = llvm.getelementptr %words[%at_12] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            %words_value_12 = llvm.intr.masked.load %words_at_12, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
            %first_12 = arith.addi %add_74, %words_value_12 : vector<8xi32>
            %a_value_72 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %b_value_36 = llvm.load %b : !llvm.ptr -> vector<8xi32>
            %bit_and_62 = arith.andi %a_value_72, %b_value_36 : vector<8xi32>
            %a_value_73 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %c_value_36 = llvm.load %c : !llvm.ptr -> vector<8xi32>
            %bit_and_63 = arith.andi %a_value_73, %c_value_36 : vector<8xi32>
            %bit_xor_49 = arith.xori %bit_and_62, %bit_and_63 : vector<8xi32>
            %b_value_37 = llvm.load %b : !llvm.ptr -> vector<8xi32>
            %c_value_37 = llvm.load %c : !llvm.ptr -> vector<8xi32>
            %bit_and_64 = arith.andi %b_value_37, %c_value_37 : vector<8xi32>
            %majority_12 = arith.xori %bit_xor_49, %bit_and_64 : vector<8xi32>
            %a_value_74 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %shr_masked_75 = arith.shrui %a_value_74, %c2_8xi32 : vector<8xi32>
            %shl_masked_75 = arith.shli %a_value_74, %c30_8xi32 : vector<8xi32>
            %bit_or_75 = arith.ori %shr_masked_75, %shl_masked_75 : vector<8xi32>
            %a_value_75 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %shr_masked_76 = arith.shrui %a_value_75, %c13_8xi32 : vector<8xi32>
            %shl_masked_76 = arith.shli %a_value_75, %c19_8xi32 : vector<8xi32>
            %bit_or_76 = arith.ori %shr_masked_76, %shl_masked_76 : vector<8xi32>
            %bit_xor_50 = arith.xori %bit_or_75, %bit_or_76 : vector<8xi32>
            %a_value_76 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %shr_masked_77 = arith.shrui %a_value_76, %c22_8xi32 : vector<8xi32>
            %shl_masked_77 = arith.shli %a_value_76, %c10_8xi32 : vector<8xi32>
            %bit_or_77 = arith.ori %shr_masked_77, %shl_masked_77 : vector<8xi32>
            %bit_xor_51 = arith.xori %bit_xor_50, %bit_or_77 : vector<8xi32>
            %second_12 = arith.addi %bit_xor_51, %majority_12 : vector<8xi32>
            %add_75 = arith.addi %first_12, %second_12 : vector<8xi32>
            %a_value_77 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %b_value_38 = llvm.load %b : !llvm.ptr -> vector<8xi32>
            %c_value_38 = llvm.load %c : !llvm.ptr -> vector<8xi32>
            %d_value_12 = llvm.load %d : !llvm.ptr -> vector<8xi32>
            %add_76 = arith.addi %d_value_12, %first_12 : vector<8xi32>
            %e_value_77 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %f_value_25 = llvm.load %f : !llvm.ptr -> vector<8xi32>
            %g_value_25 = llvm.load %g : !llvm.ptr -> vector<8xi32>
            llvm.store %add_75, %a : vector<8xi32>, !llvm.ptr
            llvm.store %a_value_77, %b : vector<8xi32>, !llvm.ptr
            llvm.store %b_value_38, %c : vector<8xi32>, !llvm.ptr
            llvm.store %c_value_38, %d : vector<8xi32>, !llvm.ptr
            llvm.store %add_76, %e : vector<8xi32>, !llvm.ptr
            llvm.store %e_value_77, %f : vector<8xi32>, !llvm.ptr
            llvm.store %f_value_25, %g : vector<8xi32>, !llvm.ptr
            llvm.store %g_value_25, %h : vector<8xi32>, !llvm.ptr
            %e_value_78 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %f_value_26 = llvm.load %f : !llvm.ptr -> vector<8xi32>
            %bit_and_65 = arith.andi %e_value_78, %f_value_26 : vector<8xi32>
            %e_value_79 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %bit_not_13 = arith.xori %e_value_79, %c-1_8xi32 : vector<8xi32>
            %g_value_26 = llvm.load %g : !llvm.ptr -> vector<8xi32>
            %bit_and_66 = arith.andi %bit_not_13, %g_value_26 : vector<8xi32>
            %chosen_13 = arith.xori %bit_and_65, %bit_and_66 : vector<8xi32>
            %e_value_80 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %shr_masked_78 = arith.shrui %e_value_80, %c6_8xi32 : vector<8xi32>
            %shl_masked_78 = arith.shli %e_value_80, %c26_8xi32 : vector<8xi32>
            %bit_or_78 = arith.ori %shr_masked_78, %shl_masked_78 : vector<8xi32>
            %e_value_81 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %shr_masked_79 = arith.shrui %e_value_81, %c11_8xi32 : vector<8xi32>
            %shl_masked_79 = arith.shli %e_value_81, %c21_8xi32 : vector<8xi32>
            %bit_or_79 = arith.ori %shr_masked_79, %shl_masked_79 : vector<8xi32>
            %bit_xor_52 = arith.xori %bit_or_78, %bit_or_79 : vector<8xi32>
            %e_value_82 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %shr_masked_80 = arith.shrui %e_value_82, %c25_8xi32 : vector<8xi32>
            %shl_masked_80 = arith.shli %e_value_82, %c7_8xi32 : vector<8xi32>
            %bit_or_80 = arith.ori %shr_masked_80, %shl_masked_80 : vector<8xi32>
            %mixed_13 = arith.xori %bit_xor_52, %bit_or_80 : vector<8xi32>
            %h_value_13 = llvm.load %h : !llvm.ptr -> vector<8xi32>
            %add_77 = arith.addi %h_value_13, %mixed_13 : vector<8xi32>
            %add_78 = arith.addi %add_77, %chosen_13 : vector<8xi32>
            %add_79 = arith.addi %start, %c13_i32 : i32
            %lt_14 = arith.cmpi ult, %add_79, %constants_length : i32
            %constants_value_13 = scf.if %lt_14 -> (i32) {
              %constants_at = llvm.getelementptr %constants[%add_79] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %constants_value_14 = llvm.load %constants_at {alignment = 4 : i64} : !llvm.ptr -> i32
              scf.yield %constants_value_14 : i32
            } else {
              scf.yield %c0_i32 : i32
            }
            %constants_value_13_all = vector.broadcast %constants_value_13 : i32 to vector<8xi32>
            %add_80 = arith.addi %add_78, %constants_value_13_all : vector<8xi32>
            %at_13 = arith.muli %c13_i32, %c8_i32 : i32
            %words_at_13 = llvm.getelementptr %words[%at_13] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            %words_value_13 = llvm.intr.masked.load %words_at_13, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
            %first_13 = arith.addi %add_80, %words_value_13 : vector<8xi32>
            %a_value_78 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %b_value_39 = llvm.load %b : !llvm.ptr -> vector<8xi32>
            %bit_and_67 = arith.andi %a_value_78, %b_value_39 : vector<8xi32>
            %a_value_79 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %c_value_39 = llvm.load %c : !llvm.ptr -> vector<8xi32>
            %bit_and_68 = arith.andi %a_value_79, %c_value_39 : vector<8xi32>
            %bit_xor_53 = arith.xori %bit_and_67, %bit_and_68 : vector<8xi32>
            %b_value_40 = llvm.load %b : !llvm.ptr -> vector<8xi32>
            %c_value_40 = llvm.load %c : !llvm.ptr -> vector<8xi32>
            %bit_and_69 = arith.andi %b_value_40, %c_value_40 : vector<8xi32>
            %majority_13 = arith.xori %bit_xor_53, %bit_and_69 : vector<8xi32>
            %a_value_80 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %shr_masked_81 = arith.shrui %a_value_80, %c2_8xi32 : vector<8xi32>
            %shl_masked_81 = arith.shli %a_value_80, %c30_8xi32 : vector<8xi32>
            %bit_or_81 = arith.ori %shr_masked_81, %shl_masked_81 : vector<8xi32>
            %a_value_81 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %shr_masked_82 = arith.shrui %a_value_81, %c13_8xi32 : vector<8xi32>
            %shl_masked_82 = arith.shli %a_value_81, %c19_8xi32 : vector<8xi32>
            %bit_or_82 = arith.ori %shr_masked_82, %shl_masked_82 : vector<8xi32>
            %bit_xor_54 = arith.xori %bit_or_81, %bit_or_82 : vector<8xi32>
            %a_value_82 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %shr_masked_83 = arith.shrui %a_value_82, %c22_8xi32 : vector<8xi32>
            %shl_masked_83 = arith.shli %a_value_82, %c10_8xi32 : vector<8xi32>
            %bit_or_83 = arith.ori %shr_masked_83, %shl_masked_83 : vector<8xi32>
            %bit_xor_55 = arith.xori %bit_xor_54, %bit_or_83 : vector<8xi32>
            %second_13 = arith.addi %bit_xor_55, %majority_13 : vector<8xi32>
            %add_81 = arith.addi %first_13, %second_13 : vector<8xi32>
            %a_value_83 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %b_value_41 = llvm.load %b : !llvm.ptr -> vector<8xi32>
            %c_value_41 = llvm.load %c : !llvm.ptr -> vector<8xi32>
            %d_value_13 = llvm.load %d : !llvm.ptr -> vector<8xi32>
            %add_82 = arith.addi %d_value_13, %first_13 : vector<8xi32>
            %e_value_83 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %f_value_27 = llvm.load %f : !llvm.ptr -> vector<8xi32>
            %g_value_27 = llvm.load %g : !llvm.ptr -> vector<8xi32>
            llvm.store %add_81, %a : vector<8xi32>, !llvm.ptr
            llvm.store %a_value_83, %b : vector<8xi32>, !llvm.ptr
            llvm.store %b_value_41, %c : vector<8xi32>, !llvm.ptr
            llvm.store %c_value_41, %d : vector<8xi32>, !llvm.ptr
            llvm.store %add_82, %e : vector<8xi32>, !llvm.ptr
            llvm.store %e_value_83, %f : vector<8xi32>, !llvm.ptr
            llvm.store %f_value_27, %g : vector<8xi32>, !llvm.ptr
            llvm.store %g_value_27, %h : vector<8xi32>, !llvm.ptr
            %e_value_84 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %f_value_28 = llvm.load %f : !llvm.ptr -> vector<8xi32>
            %bit_and_70 = arith.andi %e_value_84, %f_value_28 : vector<8xi32>
            %e_value_85 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %bit_not_14 = arith.xori %e_value_85, %c-1_8xi32 : vector<8xi32>
            %g_value_28 = llvm.load %g : !llvm.ptr -> vector<8xi32>
            %bit_and_71 = arith.andi %bit_not_14, %g_value_28 : vector<8xi32>
            %chosen_14 = arith.xori %bit_and_70, %bit_and_71 : vector<8xi32>
            %e_value_86 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %shr_masked_84 = arith.shrui %e_value_86, %c6_8xi32 : vector<8xi32>
            %shl_masked_84 = arith.shli %e_value_86, %c26_8xi32 : vector<8xi32>
            %bit_or_84 = arith.ori %shr_masked_84, %shl_masked_84 : vector<8xi32>
            %e_value_87 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %shr_masked_85 = arith.shrui %e_value_87, %c11_8xi32 : vector<8xi32>
            %shl_masked_85 = arith.shli %e_value_87, %c21_8xi32 : vector<8xi32>
            %bit_or_85 = arith.ori %shr_masked_85, %shl_masked_85 : vector<8xi32>
            %bit_xor_56 = arith.xori %bit_or_84, %bit_or_85 : vector<8xi32>
            %e_value_88 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %shr_masked_86 = arith.shrui %e_value_88, %c25_8xi32 : vector<8xi32>
            %shl_masked_86 = arith.shli %e_value_88, %c7_8xi32 : vector<8xi32>
            %bit_or_86 = arith.ori %shr_masked_86, %shl_masked_86 : vector<8xi32>
            %mixed_14 = arith.xori %bit_xor_56, %bit_or_86 : vector<8xi32>
            %h_value_14 = llvm.load %h : !llvm.ptr -> vector<8xi32>
            %add_83 = arith.addi %h_value_14, %mixed_14 : vector<8xi32>
            %add_84 = arith.addi %add_83, %chosen_14 : vector<8xi32>
            %add_85 = arith.addi %start, %c14_i32 : i32
            %lt_15 = arith.cmpi ult, %add_85, %constants_length : i32
            %constants_value_14 = scf.if %lt_15 -> (i32) {
              %constants_at = llvm.getelementptr %constants[%add_85] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %constants_value_15 = llvm.load %constants_at {alignment = 4 : i64} : !llvm.ptr -> i32
              scf.yield %constants_value_15 : i32
            } else {
              scf.yield %c0_i32 : i32
            }
            %constants_value_14_all = vector.broadcast %constants_value_14 : i32 to vector<8xi32>
            %add_86 = arith.addi %add_84, %constants_value_14_all : vector<8xi32>
            %at_14 = arith.muli %c14_i32, %c8_i32 : i32
            %words_at_14 = llvm.getelementptr %words[%at_14] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            %words_value_14 = llvm.intr.masked.load %words_at_14, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
            %first_14 = arith.addi %add_86, %words_value_14 : vector<8xi32>
            %a_value_84 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %b_value_42 = llvm.load %b : !llvm.ptr -> vector<8xi32>
            %bit_and_72 = arith.andi %a_value_84, %b_value_42 : vector<8xi32>
            %a_value_85 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %c_value_42 = llvm.load %c : !llvm.ptr -> vector<8xi32>
            %bit_and_73 = arith.andi %a_value_85, %c_value_42 : vector<8xi32>
            %bit_xor_57 = arith.xori %bit_and_72, %bit_and_73 : vector<8xi32>
            %b_value_43 = llvm.load %b : !llvm.ptr -> vector<8xi32>
            %c_value_43 = llvm.load %c : !llvm.ptr -> vector<8xi32>
            %bit_and_74 = arith.andi %b_value_43, %c_value_43 : vector<8xi32>
            %majority_14 = arith.xori %bit_xor_57, %bit_and_74 : vector<8xi32>
            %a_value_86 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %shr_masked_87 = arith.shrui %a_value_86, %c2_8xi32 : vector<8xi32>
            %shl_masked_87 = arith.shli %a_value_86, %c30_8xi32 : vector<8xi32>
            %bit_or_87 = arith.ori %shr_masked_87, %shl_masked_87 : vector<8xi32>
            %a_value_87 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %shr_masked_88 = arith.shrui %a_value_87, %c13_8xi32 : vector<8xi32>
            %shl_masked_88 = arith.shli %a_value_87, %c19_8xi32 : vector<8xi32>
            %bit_or_88 = arith.ori %shr_masked_88, %shl_masked_88 : vector<8xi32>
            %bit_xor_58 = arith.xori %bit_or_87, %bit_or_88 : vector<8xi32>
            %a_value_88 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %shr_masked_89 = arith.shrui %a_value_88, %c22_8xi32 : vector<8xi32>
            %shl_masked_89 = arith.shli %a_value_88, %c10_8xi32 : vector<8xi32>
            %bit_or_89 = arith.ori %shr_masked_89, %shl_masked_89 : vector<8xi32>
            %bit_xor_59 = arith.xori %bit_xor_58, %bit_or_89 : vector<8xi32>
            %second_14 = arith.addi %bit_xor_59, %majority_14 : vector<8xi32>
            %add_87 = arith.addi %first_14, %second_14 : vector<8xi32>
            %a_value_89 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %b_value_44 = llvm.load %b : !llvm.ptr -> vector<8xi32>
            %c_value_44 = llvm.load %c : !llvm.ptr -> vector<8xi32>
            %d_value_14 = llvm.load %d : !llvm.ptr -> vector<8xi32>
            %add_88 = arith.addi %d_value_14, %first_14 : vector<8xi32>
            %e_value_89 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %f_value_29 = llvm.load %f : !llvm.ptr -> vector<8xi32>
            %g_value_29 = llvm.load %g : !llvm.ptr -> vector<8xi32>
            llvm.store %add_87, %a : vector<8xi32>, !llvm.ptr
            llvm.store %a_value_89, %b : vector<8xi32>, !llvm.ptr
            llvm.store %b_value_44, %c : vector<8xi32>, !llvm.ptr
            llvm.store %c_value_44, %d : vector<8xi32>, !llvm.ptr
            llvm.store %add_88, %e : vector<8xi32>, !llvm.ptr
            llvm.store %e_value_89, %f : vector<8xi32>, !llvm.ptr
            llvm.store %f_value_29, %g : vector<8xi32>, !llvm.ptr
            llvm.store %g_value_29, %h : vector<8xi32>, !llvm.ptr
            %e_value_90 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %f_value_30 = llvm.load %f : !llvm.ptr -> vector<8xi32>
            %bit_and_75 = arith.andi %e_value_90, %f_value_30 : vector<8xi32>
            %e_value_91 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %bit_not_15 = arith.xori %e_value_91, %c-1_8xi32 : vector<8xi32>
            %g_value_30 = llvm.load %g : !llvm.ptr -> vector<8xi32>
            %bit_and_76 = arith.andi %bit_not_15, %g_value_30 : vector<8xi32>
            %chosen_15 = arith.xori %bit_and_75, %bit_and_76 : vector<8xi32>
            %e_value_92 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %shr_masked_90 = arith.shrui %e_value_92, %c6_8xi32 : vector<8xi32>
            %shl_masked_90 = arith.shli %e_value_92, %c26_8xi32 : vector<8xi32>
            %bit_or_90 = arith.ori %shr_masked_90, %shl_masked_90 : vector<8xi32>
            %e_value_93 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %shr_masked_91 = arith.shrui %e_value_93, %c11_8xi32 : vector<8xi32>
            %shl_masked_91 = arith.shli %e_value_93, %c21_8xi32 : vector<8xi32>
            %bit_or_91 = arith.ori %shr_masked_91, %shl_masked_91 : vector<8xi32>
            %bit_xor_60 = arith.xori %bit_or_90, %bit_or_91 : vector<8xi32>
            %e_value_94 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %shr_masked_92 = arith.shrui %e_value_94, %c25_8xi32 : vector<8xi32>
            %shl_masked_92 = arith.shli %e_value_94, %c7_8xi32 : vector<8xi32>
            %bit_or_92 = arith.ori %shr_masked_92, %shl_masked_92 : vector<8xi32>
            %mixed_15 = arith.xori %bit_xor_60, %bit_or_92 : vector<8xi32>
            %h_value_15 = llvm.load %h : !llvm.ptr -> vector<8xi32>
            %add_89 = arith.addi %h_value_15, %mixed_15 : vector<8xi32>
            %add_90 = arith.addi %add_89, %chosen_15 : vector<8xi32>
            %add_91 = arith.addi %start, %c15_i32 : i32
            %lt_16 = arith.cmpi ult, %add_91, %constants_length : i32
            %constants_value_15 = scf.if %lt_16 -> (i32) {
              %constants_at = llvm.getelementptr %constants[%add_91] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %constants_value_16 = llvm.load %constants_at {alignment = 4 : i64} : !llvm.ptr -> i32
              scf.yield %constants_value_16 : i32
            } else {
              scf.yield %c0_i32 : i32
            }
            %constants_value_15_all = vector.broadcast %constants_value_15 : i32 to vector<8xi32>
            %add_92 = arith.addi %add_90, %constants_value_15_all : vector<8xi32>
            %at_15 = arith.muli %c15_i32, %c8_i32 : i32
            %words_at_15 = llvm.getelementptr %words[%at_15] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            %words_value_15 = llvm.intr.masked.load %words_at_15, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
            %first_15 = arith.addi %add_92, %words_value_15 : vector<8xi32>
            %a_value_90 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %b_value_45 = llvm.load %b : !llvm.ptr -> vector<8xi32>
            %bit_and_77 = arith.andi %a_value_90, %b_value_45 : vector<8xi32>
            %a_value_91 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %c_value_45 = llvm.load %c : !llvm.ptr -> vector<8xi32>
            %bit_and_78 = arith.andi %a_value_91, %c_value_45 : vector<8xi32>
            %bit_xor_61 = arith.xori %bit_and_77, %bit_and_78 : vector<8xi32>
            %b_value_46 = llvm.load %b : !llvm.ptr -> vector<8xi32>
            %c_value_46 = llvm.load %c : !llvm.ptr -> vector<8xi32>
            %bit_and_79 = arith.andi %b_value_46, %c_value_46 : vector<8xi32>
            %majority_15 = arith.xori %bit_xor_61, %bit_and_79 : vector<8xi32>
            %a_value_92 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %shr_masked_93 = arith.shrui %a_value_92, %c2_8xi32 : vector<8xi32>
            %shl_masked_93 = arith.shli %a_value_92, %c30_8xi32 : vector<8xi32>
            %bit_or_93 = arith.ori %shr_masked_93, %shl_masked_93 : vector<8xi32>
            %a_value_93 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %shr_masked_94 = arith.shrui %a_value_93, %c13_8xi32 : vector<8xi32>
            %shl_masked_94 = arith.shli %a_value_93, %c19_8xi32 : vector<8xi32>
            %bit_or_94 = arith.ori %shr_masked_94, %shl_masked_94 : vector<8xi32>
            %bit_xor_62 = arith.xori %bit_or_93, %bit_or_94 : vector<8xi32>
            %a_value_94 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %shr_masked_95 = arith.shrui %a_value_94, %c22_8xi32 : vector<8xi32>
            %shl_masked_95 = arith.shli %a_value_94, %c10_8xi32 : vector<8xi32>
            %bit_or_95 = arith.ori %shr_masked_95, %shl_masked_95 : vector<8xi32>
            %bit_xor_63 = arith.xori %bit_xor_62, %bit_or_95 : vector<8xi32>
            %second_15 = arith.addi %bit_xor_63, %majority_15 : vector<8xi32>
            %add_93 = arith.addi %first_15, %second_15 : vector<8xi32>
            %a_value_95 = llvm.load %a : !llvm.ptr -> vector<8xi32>
            %b_value_47 = llvm.load %b : !llvm.ptr -> vector<8xi32>
            %c_value_47 = llvm.load %c : !llvm.ptr -> vector<8xi32>
            %d_value_15 = llvm.load %d : !llvm.ptr -> vector<8xi32>
            %add_94 = arith.addi %d_value_15, %first_15 : vector<8xi32>
            %e_value_95 = llvm.load %e : !llvm.ptr -> vector<8xi32>
            %f_value_31 = llvm.load %f : !llvm.ptr -> vector<8xi32>
            %g_value_31 = llvm.load %g : !llvm.ptr -> vector<8xi32>
            llvm.store %add_93, %a : vector<8xi32>, !llvm.ptr
            llvm.store %a_value_95, %b : vector<8xi32>, !llvm.ptr
            llvm.store %b_value_47, %c : vector<8xi32>, !llvm.ptr
            llvm.store %c_value_47, %d : vector<8xi32>, !llvm.ptr
            llvm.store %add_94, %e : vector<8xi32>, !llvm.ptr
            llvm.store %e_value_95, %f : vector<8xi32>, !llvm.ptr
            llvm.store %f_value_31, %g : vector<8xi32>, !llvm.ptr
            llvm.store %g_value_31, %h : vector<8xi32>, !llvm.ptr
          }
          %word = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %word_1 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %word_2 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %word_3 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %word_4 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %word_5 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %word_6 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          %word_7 = llvm.load %h : !llvm.ptr -> vector<8xi32>
          %add = arith.addi %word, %c1779033703_8xi32 : vector<8xi32>
          %digests_shape_0_all = vector.broadcast %digests_shape_0 : i32 to vector<8xi32>
          %lt_1 = arith.cmpi ult, %row_each, %digests_shape_0_all : vector<8xi32>
          %digests_shape_1_all = vector.broadcast %digests_shape_1 : i32 to vector<8xi32>
          %mul_1 = arith.muli %row_each, %digests_shape_1_all : vector<8xi32>
          %lt_2 = arith.cmpi ult, %c0_i32, %digests_shape_1 : i32
          %lt_2_all = vector.broadcast %lt_2 : i1 to vector<8xi1>
          %logical_and = arith.andi %lt_1, %lt_2_all : vector<8xi1>
          %active = arith.andi %lt, %logical_and : vector<8xi1>
          %digests_at = llvm.getelementptr %digests[%mul_1] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
          llvm.intr.masked.scatter %add, %digests_at, %active {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into vector<8x!llvm.ptr>
          %add_1 = arith.addi %word_1, %c-1150833019_8xi32 : vector<8xi32>
          %lt_3 = arith.cmpi ult, %c1_i32, %digests_shape_1 : i32
          %lt_3_all = vector.broadcast %lt_3 : i1 to vector<8xi1>
          %logical_and_1 = arith.andi %lt_1, %lt_3_all : vector<8xi1>
          %add_2 = arith.addi %mul_1, %c1_8xi32 : vector<8xi32>
          %active_1 = arith.andi %lt, %logical_and_1 : vector<8xi1>
          %digests_at_1 = llvm.getelementptr %digests[%add_2] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
          llvm.intr.masked.scatter %add_1, %digests_at_1, %active_1 {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into vector<8x!llvm.ptr>
          %add_3 = arith.addi %word_2, %c1013904242_8xi32 : vector<8xi32>
          %lt_4 = arith.cmpi ult, %c2_i32, %digests_shape_1 : i32
          %lt_4_all = vector.broadcast %lt_4 : i1 to vector<8xi1>
          %logical_and_2 = arith.andi %lt_1, %lt_4_all : vector<8xi1>
          %add_4 = arith.addi %mul_1, %c2_8xi32 : vector<8xi32>
          %active_2 = arith.andi %lt, %logical_and_2 : vector<8xi1>
          %digests_at_2 = llvm.getelementptr %digests[%add_4] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
          llvm.intr.masked.scatter %add_3, %digests_at_2, %active_2 {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into vector<8x!llvm.ptr>
          %add_5 = arith.addi %word_3, %c-1521486534_8xi32 : vector<8xi32>
          %lt_5 = arith.cmpi ult, %c3_i32, %digests_shape_1 : i32
          %lt_5_all = vector.broadcast %lt_5 : i1 to vector<8xi1>
          %logical_and_3 = arith.andi %lt_1, %lt_5_all : vector<8xi1>
          %add_6 = arith.addi %mul_1, %c3_8xi32 : vector<8xi32>
          %active_3 = arith.andi %lt, %logical_and_3 : vector<8xi1>
          %digests_at_3 = llvm.getelementptr %digests[%add_6] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
          llvm.intr.masked.scatter %add_5, %digests_at_3, %active_3 {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into vector<8x!llvm.ptr>
          %add_7 = arith.addi %word_4, %c1359893119_8xi32 : vector<8xi32>
          %lt_6 = arith.cmpi ult, %c4_i32, %digests_shape_1 : i32
          %lt_6_all = vector.broadcast %lt_6 : i1 to vector<8xi1>
          %logical_and_4 = arith.andi %lt_1, %lt_6_all : vector<8xi1>
          %add_8 = arith.addi %mul_1, %c4_8xi32 : vector<8xi32>
          %active_4 = arith.andi %lt, %logical_and_4 : vector<8xi1>
          %digests_at_4 = llvm.getelementptr %digests[%add_8] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
          llvm.intr.masked.scatter %add_7, %digests_at_4, %active_4 {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into vector<8x!llvm.ptr>
          %add_9 = arith.addi %word_5, %c-1694144372_8xi32 : vector<8xi32>
          %lt_7 = arith.cmpi ult, %c5_i32, %digests_shape_1 : i32
          %lt_7_all = vector.broadcast %lt_7 : i1 to vector<8xi1>
          %logical_and_5 = arith.andi %lt_1, %lt_7_all : vector<8xi1>
          %add_10 = arith.addi %mul_1, %c5_8xi32 : vector<8xi32>
          %active_5 = arith.andi %lt, %logical_and_5 : vector<8xi1>
          %digests_at_5 = llvm.getelementptr %digests[%add_10] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
          llvm.intr.masked.scatter %add_9, %digests_at_5, %active_5 {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into vector<8x!llvm.ptr>
          %add_11 = arith.addi %word_6, %c528734635_8xi32 : vector<8xi32>
          %lt_8 = arith.cmpi ult, %c6_i32, %digests_shape_1 : i32
          %lt_8_all = vector.broadcast %lt_8 : i1 to vector<8xi1>
          %logical_and_6 = arith.andi %lt_1, %lt_8_all : vector<8xi1>
          %add_12 = arith.addi %mul_1, %c6_8xi32 : vector<8xi32>
          %active_6 = arith.andi %lt, %logical_and_6 : vector<8xi1>
          %digests_at_6 = llvm.getelementptr %digests[%add_12] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
          llvm.intr.masked.scatter %add_11, %digests_at_6, %active_6 {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into vector<8x!llvm.ptr>
          %add_13 = arith.addi %word_7, %c1541459225_8xi32 : vector<8xi32>
          %lt_9 = arith.cmpi ult, %c7_i32, %digests_shape_1 : i32
          %lt_9_all = vector.broadcast %lt_9 : i1 to vector<8xi1>
          %logical_and_7 = arith.andi %lt_1, %lt_9_all : vector<8xi1>
          %add_14 = arith.addi %mul_1, %c7_8xi32 : vector<8xi32>
          %active_7 = arith.andi %lt, %logical_and_7 : vector<8xi1>
          %digests_at_7 = llvm.getelementptr %digests[%add_14] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
          llvm.intr.masked.scatter %add_13, %digests_at_7, %active_7 {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into vector<8x!llvm.ptr>
        }
      }
    }
    return
  }
}
