#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func @crc32(%records: !llvm.ptr {llvm.noalias, llvm.readonly}, %out: !llvm.ptr {llvm.noalias},
      %records_shape_0: i32, %records_shape_1: i32, %out_length: i32, %cube_count_x: i32, %cube_count_y: i32,
      %cube_count_z: i32, %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c256_i32 = arith.constant 256 : i32
    %c255_i32 = arith.constant 255 : i32
    %c8_i32 = arith.constant 8 : i32
    %c128_i64 = arith.constant 128 : i64
    %table = llvm.alloca %c128_i64 x i32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %c512_i64 = arith.constant 512 : i64
    %c0_i8 = arith.constant 0 : i8
    %c0_8xi32 = arith.constant dense<0> : vector<8xi32>
    %c1_i32 = arith.constant 1 : i32
    %c498536548_8xi32 = arith.constant dense<498536548> : vector<8xi32>
    %c2_i32 = arith.constant 2 : i32
    %c997073096_8xi32 = arith.constant dense<997073096> : vector<8xi32>
    %c3_i32 = arith.constant 3 : i32
    %c651767980_8xi32 = arith.constant dense<651767980> : vector<8xi32>
    %c4_i32 = arith.constant 4 : i32
    %c1994146192_8xi32 = arith.constant dense<1994146192> : vector<8xi32>
    %c5_i32 = arith.constant 5 : i32
    %c1802195444_8xi32 = arith.constant dense<1802195444> : vector<8xi32>
    %c6_i32 = arith.constant 6 : i32
    %c1303535960_8xi32 = arith.constant dense<1303535960> : vector<8xi32>
    %c7_i32 = arith.constant 7 : i32
    %c1342533948_8xi32 = arith.constant dense<1342533948> : vector<8xi32>
    %c-306674912_8xi32 = arith.constant dense<-306674912> : vector<8xi32>
    %c9_i32 = arith.constant 9 : i32
    %c-267414716_8xi32 = arith.constant dense<-267414716> : vector<8xi32>
    %c10_i32 = arith.constant 10 : i32
    %c-690576408_8xi32 = arith.constant dense<-690576408> : vector<8xi32>
    %c11_i32 = arith.constant 11 : i32
    %c-882789492_8xi32 = arith.constant dense<-882789492> : vector<8xi32>
    %c12_i32 = arith.constant 12 : i32
    %c-1687895376_8xi32 = arith.constant dense<-1687895376> : vector<8xi32>
    %c13_i32 = arith.constant 13 : i32
    %c-2032938284_8xi32 = arith.constant dense<-2032938284> : vector<8xi32>
    %c14_i32 = arith.constant 14 : i32
    %c-1609899400_8xi32 = arith.constant dense<-1609899400> : vector<8xi32>
    %c15_i32 = arith.constant 15 : i32
    %c-1111625188_8xi32 = arith.constant dense<-1111625188> : vector<8xi32>
    %crc = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c-1_8xi32 = arith.constant dense<-1> : vector<8xi32>
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %ctrue_8xi1 = arith.constant dense<true> : vector<8xi1>
    %word = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c4_8xi32 = arith.constant dense<4> : vector<8xi32>
    %c15_8xi32 = arith.constant dense<15> : vector<8xi32>
    %c8_8xi32 = arith.constant dense<8> : vector<8xi32>
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %cube_pos_x = arith.trunci %cube : i64 to i32
      %mul = arith.muli %cube_pos_x, %c256_i32 : i32
      %row_last = llvm.intr.uadd.sat(%mul, %c255_i32) : (i32, i32) -> i32
      %full = arith.cmpi ult, %row_last, %records_shape_0 : i32
      %full_1 = arith.cmpi ult, %row_last, %out_length : i32
      %full_2 = arith.andi %full, %full_1 : i1
      scf.if %full_2 {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
          %row = arith.addi %mul, %unit_pos_x : i32
          "llvm.intr.memset"(%table, %c0_i8, %c512_i64) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
          %at = arith.muli %c0_i32, %c8_i32 : i32
          %table_at = llvm.getelementptr %table[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          llvm.store %c0_8xi32, %table_at {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
          %at_1 = arith.muli %c1_i32, %c8_i32 : i32
          %table_at_1 = llvm.getelementptr %table[%at_1] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          llvm.store %c498536548_8xi32, %table_at_1 {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
          %at_2 = arith.muli %c2_i32, %c8_i32 : i32
          %table_at_2 = llvm.getelementptr %table[%at_2] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          llvm.store %c997073096_8xi32, %table_at_2 {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
          %at_3 = arith.muli %c3_i32, %c8_i32 : i32
          %table_at_3 = llvm.getelementptr %table[%at_3] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          llvm.store %c651767980_8xi32, %table_at_3 {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
          %at_4 = arith.muli %c4_i32, %c8_i32 : i32
          %table_at_4 = llvm.getelementptr %table[%at_4] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          llvm.store %c1994146192_8xi32, %table_at_4 {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
          %at_5 = arith.muli %c5_i32, %c8_i32 : i32
          %table_at_5 = llvm.getelementptr %table[%at_5] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          llvm.store %c1802195444_8xi32, %table_at_5 {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
          %at_6 = arith.muli %c6_i32, %c8_i32 : i32
          %table_at_6 = llvm.getelementptr %table[%at_6] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          llvm.store %c1303535960_8xi32, %table_at_6 {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
          %at_7 = arith.muli %c7_i32, %c8_i32 : i32
          %table_at_7 = llvm.getelementptr %table[%at_7] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          llvm.store %c1342533948_8xi32, %table_at_7 {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
          %at_8 = arith.muli %c8_i32, %c8_i32 : i32
          %table_at_8 = llvm.getelementptr %table[%at_8] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          llvm.store %c-306674912_8xi32, %table_at_8 {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
          %at_9 = arith.muli %c9_i32, %c8_i32 : i32
          %table_at_9 = llvm.getelementptr %table[%at_9] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          llvm.store %c-267414716_8xi32, %table_at_9 {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
          %at_10 = arith.muli %c10_i32, %c8_i32 : i32
          %table_at_10 = llvm.getelementptr %table[%at_10] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          llvm.store %c-690576408_8xi32, %table_at_10 {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
          %at_11 = arith.muli %c11_i32, %c8_i32 : i32
          %table_at_11 = llvm.getelementptr %table[%at_11] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          llvm.store %c-882789492_8xi32, %table_at_11 {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
          %at_12 = arith.muli %c12_i32, %c8_i32 : i32
          %table_at_12 = llvm.getelementptr %table[%at_12] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          llvm.store %c-1687895376_8xi32, %table_at_12 {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
          %at_13 = arith.muli %c13_i32, %c8_i32 : i32
          %table_at_13 = llvm.getelementptr %table[%at_13] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          llvm.store %c-2032938284_8xi32, %table_at_13 {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
          %at_14 = arith.muli %c14_i32, %c8_i32 : i32
          %table_at_14 = llvm.getelementptr %table[%at_14] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          llvm.store %c-1609899400_8xi32, %table_at_14 {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
          %at_15 = arith.muli %c15_i32, %c8_i32 : i32
          %table_at_15 = llvm.getelementptr %table[%at_15] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          llvm.store %c-1111625188_8xi32, %table_at_15 {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
          llvm.store %c-1_8xi32, %crc : vector<8xi32>, !llvm.ptr
          scf.for unsigned %k = %c0_i32 to %records_shape_1 step %c1_i32 : i32 {
            %row_all = vector.broadcast %row : i32 to vector<8xi32>
            %row_each = arith.addi %row_all, %iota_8xi32 : vector<8xi32>
            %records_shape_1_all = vector.broadcast %records_shape_1 : i32 to vector<8xi32>
            %mul_1 = arith.muli %row_each, %records_shape_1_all : vector<8xi32>
            %k_all = vector.broadcast %k : i32 to vector<8xi32>
            %add = arith.addi %mul_1, %k_all : vector<8xi32>
            %records_at = llvm.getelementptr %records[%add] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
            %records_value = llvm.intr.masked.gather %records_at, %ctrue_8xi1, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
            llvm.store %records_value, %word : vector<8xi32>, !llvm.ptr
            scf.for %_ = %c0_i32 to %c8_i32 step %c1_i32 : i32 {
              %crc_value = llvm.load %crc : !llvm.ptr -> vector<8xi32>
              %shr_masked = arith.shrui %crc_value, %c4_8xi32 : vector<8xi32>
              %crc_value_1 = llvm.load %crc : !llvm.ptr -> vector<8xi32>
              %word_value = llvm.load %word : !llvm.ptr -> vector<8xi32>
              %bit_xor = arith.xori %crc_value_1, %word_value : vector<8xi32>
              %bit_and = arith.andi %bit_xor, %c15_8xi32 : vector<8xi32>
              %at_16 = arith.muli %bit_and, %c8_8xi32 : vector<8xi32>
              %at_17 = arith.addi %at_16, %iota_8xi32 : vector<8xi32>
              %table_at_16 = llvm.getelementptr %table[%at_17] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
              %table_value = llvm.intr.masked.gather %table_at_16, %ctrue_8xi1, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %bit_xor_1 = arith.xori %shr_masked, %table_value : vector<8xi32>
              llvm.store %bit_xor_1, %crc : vector<8xi32>, !llvm.ptr
              %word_value_1 = llvm.load %word : !llvm.ptr -> vector<8xi32>
              %shr_masked_1 = arith.shrui %word_value_1, %c4_8xi32 : vector<8xi32>
              llvm.store %shr_masked_1, %word : vector<8xi32>, !llvm.ptr
            }
          }
          %crc_value = llvm.load %crc : !llvm.ptr -> vector<8xi32>
          %bit_not = arith.xori %crc_value, %c-1_8xi32 : vector<8xi32>
          %out_at = llvm.getelementptr %out[%row] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          llvm.store %bit_not, %out_at {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
        }
      } else {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
          %row = arith.addi %mul, %unit_pos_x : i32
          %row_all = vector.broadcast %row : i32 to vector<8xi32>
          %row_each = arith.addi %row_all, %iota_8xi32 : vector<8xi32>
          %records_shape_0_all = vector.broadcast %records_shape_0 : i32 to vector<8xi32>
          %lt = arith.cmpi ult, %row_each, %records_shape_0_all : vector<8xi32>
          %any = vector.reduction <or>, %lt : vector<8xi1> into i1
          scf.if %any {
            "llvm.intr.memset"(%table, %c0_i8, %c512_i64) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
            %at = arith.muli %c0_i32, %c8_i32 : i32
            %table_at = llvm.getelementptr %table[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            llvm.intr.masked.store %c0_8xi32, %table_at, %lt {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
            %at_1 = arith.muli %c1_i32, %c8_i32 : i32
            %table_at_1 = llvm.getelementptr %table[%at_1] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            llvm.intr.masked.store %c498536548_8xi32, %table_at_1, %lt {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
            %at_2 = arith.muli %c2_i32, %c8_i32 : i32
            %table_at_2 = llvm.getelementptr %table[%at_2] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            llvm.intr.masked.store %c997073096_8xi32, %table_at_2, %lt {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
            %at_3 = arith.muli %c3_i32, %c8_i32 : i32
            %table_at_3 = llvm.getelementptr %table[%at_3] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            llvm.intr.masked.store %c651767980_8xi32, %table_at_3, %lt {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
            %at_4 = arith.muli %c4_i32, %c8_i32 : i32
            %table_at_4 = llvm.getelementptr %table[%at_4] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            llvm.intr.masked.store %c1994146192_8xi32, %table_at_4, %lt {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
            %at_5 = arith.muli %c5_i32, %c8_i32 : i32
            %table_at_5 = llvm.getelementptr %table[%at_5] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            llvm.intr.masked.store %c1802195444_8xi32, %table_at_5, %lt {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
            %at_6 = arith.muli %c6_i32, %c8_i32 : i32
            %table_at_6 = llvm.getelementptr %table[%at_6] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            llvm.intr.masked.store %c1303535960_8xi32, %table_at_6, %lt {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
            %at_7 = arith.muli %c7_i32, %c8_i32 : i32
            %table_at_7 = llvm.getelementptr %table[%at_7] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            llvm.intr.masked.store %c1342533948_8xi32, %table_at_7, %lt {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
            %at_8 = arith.muli %c8_i32, %c8_i32 : i32
            %table_at_8 = llvm.getelementptr %table[%at_8] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            llvm.intr.masked.store %c-306674912_8xi32, %table_at_8, %lt {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
            %at_9 = arith.muli %c9_i32, %c8_i32 : i32
            %table_at_9 = llvm.getelementptr %table[%at_9] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            llvm.intr.masked.store %c-267414716_8xi32, %table_at_9, %lt {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
            %at_10 = arith.muli %c10_i32, %c8_i32 : i32
            %table_at_10 = llvm.getelementptr %table[%at_10] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            llvm.intr.masked.store %c-690576408_8xi32, %table_at_10, %lt {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
            %at_11 = arith.muli %c11_i32, %c8_i32 : i32
            %table_at_11 = llvm.getelementptr %table[%at_11] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            llvm.intr.masked.store %c-882789492_8xi32, %table_at_11, %lt {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
            %at_12 = arith.muli %c12_i32, %c8_i32 : i32
            %table_at_12 = llvm.getelementptr %table[%at_12] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            llvm.intr.masked.store %c-1687895376_8xi32, %table_at_12, %lt {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
            %at_13 = arith.muli %c13_i32, %c8_i32 : i32
            %table_at_13 = llvm.getelementptr %table[%at_13] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            llvm.intr.masked.store %c-2032938284_8xi32, %table_at_13, %lt {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
            %at_14 = arith.muli %c14_i32, %c8_i32 : i32
            %table_at_14 = llvm.getelementptr %table[%at_14] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            llvm.intr.masked.store %c-1609899400_8xi32, %table_at_14, %lt {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
            %at_15 = arith.muli %c15_i32, %c8_i32 : i32
            %table_at_15 = llvm.getelementptr %table[%at_15] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            llvm.intr.masked.store %c-1111625188_8xi32, %table_at_15, %lt {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
            llvm.store %c-1_8xi32, %crc : vector<8xi32>, !llvm.ptr
            scf.for unsigned %k = %c0_i32 to %records_shape_1 step %c1_i32 : i32 {
              %records_shape_1_all = vector.broadcast %records_shape_1 : i32 to vector<8xi32>
              %mul_1 = arith.muli %row_each, %records_shape_1_all : vector<8xi32>
              %k_all = vector.broadcast %k : i32 to vector<8xi32>
              %add = arith.addi %mul_1, %k_all : vector<8xi32>
              %records_at = llvm.getelementptr %records[%add] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
              %records_value = llvm.intr.masked.gather %records_at, %lt, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              llvm.store %records_value, %word : vector<8xi32>, !llvm.ptr
              scf.for %_ = %c0_i32 to %c8_i32 step %c1_i32 : i32 {
                %crc_value = llvm.load %crc : !llvm.ptr -> vector<8xi32>
                %shr_masked = arith.shrui %crc_value, %c4_8xi32 : vector<8xi32>
                %crc_value_1 = llvm.load %crc : !llvm.ptr -> vector<8xi32>
                %word_value = llvm.load %word : !llvm.ptr -> vector<8xi32>
                %bit_xor = arith.xori %crc_value_1, %word_value : vector<8xi32>
                %bit_and = arith.andi %bit_xor, %c15_8xi32 : vector<8xi32>
                %at_16 = arith.muli %bit_and, %c8_8xi32 : vector<8xi32>
                %at_17 = arith.addi %at_16, %iota_8xi32 : vector<8xi32>
                %table_at_16 = llvm.getelementptr %table[%at_17] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
                %table_value = llvm.intr.masked.gather %table_at_16, %lt, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
                %bit_xor_1 = arith.xori %shr_masked, %table_value : vector<8xi32>
                llvm.store %bit_xor_1, %crc : vector<8xi32>, !llvm.ptr
                %word_value_1 = llvm.load %word : !llvm.ptr -> vector<8xi32>
                %shr_masked_1 = arith.shrui %word_value_1, %c4_8xi32 : vector<8xi32>
                llvm.store %shr_masked_1, %word : vector<8xi32>, !llvm.ptr
              }
            }
            %crc_value = llvm.load %crc : !llvm.ptr -> vector<8xi32>
            %bit_not = arith.xori %crc_value, %c-1_8xi32 : vector<8xi32>
            %out_length_all = vector.broadcast %out_length : i32 to vector<8xi32>
            %lt_1 = arith.cmpi ult, %row_each, %out_length_all : vector<8xi32>
            %active = arith.andi %lt, %lt_1 : vector<8xi1>
            %out_at = llvm.getelementptr %out[%row] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            llvm.intr.masked.store %bit_not, %out_at, %active {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
          }
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
