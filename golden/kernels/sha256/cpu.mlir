module {
  func.func @sha256(%messages: !llvm.ptr {llvm.noalias, llvm.readonly}, %digests: !llvm.ptr {llvm.noalias},
      %messages_shape_0: i32, %messages_shape_1: i32, %digests_shape_0: i32, %digests_shape_1: i32,
      %cube_count_x: i32, %cube_count_y: i32, %cube_count_z: i32, %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c256_i32 = arith.constant 256 : i32
    %c8_i32 = arith.constant 8 : i32
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %c0_8xi32 = arith.constant dense<0> : vector<8xi32>
    %c1_i32 = arith.constant 1 : i32
    %c1_8xi32 = arith.constant dense<1> : vector<8xi32>
    %c2_i32 = arith.constant 2 : i32
    %c2_8xi32 = arith.constant dense<2> : vector<8xi32>
    %c3_i32 = arith.constant 3 : i32
    %c3_8xi32 = arith.constant dense<3> : vector<8xi32>
    %c4_i32 = arith.constant 4 : i32
    %c4_8xi32 = arith.constant dense<4> : vector<8xi32>
    %c5_i32 = arith.constant 5 : i32
    %c5_8xi32 = arith.constant dense<5> : vector<8xi32>
    %c6_i32 = arith.constant 6 : i32
    %c6_8xi32 = arith.constant dense<6> : vector<8xi32>
    %c7_i32 = arith.constant 7 : i32
    %c7_8xi32 = arith.constant dense<7> : vector<8xi32>
    %c8_8xi32 = arith.constant dense<8> : vector<8xi32>
    %c9_i32 = arith.constant 9 : i32
    %c9_8xi32 = arith.constant dense<9> : vector<8xi32>
    %c10_i32 = arith.constant 10 : i32
    %c10_8xi32 = arith.constant dense<10> : vector<8xi32>
    %c11_i32 = arith.constant 11 : i32
    %c11_8xi32 = arith.constant dense<11> : vector<8xi32>
    %c12_i32 = arith.constant 12 : i32
    %c12_8xi32 = arith.constant dense<12> : vector<8xi32>
    %c13_i32 = arith.constant 13 : i32
    %c13_8xi32 = arith.constant dense<13> : vector<8xi32>
    %c14_i32 = arith.constant 14 : i32
    %c14_8xi32 = arith.constant dense<14> : vector<8xi32>
    %c15_i32 = arith.constant 15 : i32
    %c15_8xi32 = arith.constant dense<15> : vector<8xi32>
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
    %word = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c-1_8xi32 = arith.constant dense<-1> : vector<8xi32>
    %c26_8xi32 = arith.constant dense<26> : vector<8xi32>
    %c21_8xi32 = arith.constant dense<21> : vector<8xi32>
    %c25_8xi32 = arith.constant dense<25> : vector<8xi32>
    %c1116352408_8xi32 = arith.constant dense<1116352408> : vector<8xi32>
    %c30_8xi32 = arith.constant dense<30> : vector<8xi32>
    %c19_8xi32 = arith.constant dense<19> : vector<8xi32>
    %c22_8xi32 = arith.constant dense<22> : vector<8xi32>
    %word_1 = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c1899447441_8xi32 = arith.constant dense<1899447441> : vector<8xi32>
    %word_2 = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c-1245643825_8xi32 = arith.constant dense<-1245643825> : vector<8xi32>
    %word_3 = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c-373957723_8xi32 = arith.constant dense<-373957723> : vector<8xi32>
    %word_4 = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c961987163_8xi32 = arith.constant dense<961987163> : vector<8xi32>
    %word_5 = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c1508970993_8xi32 = arith.constant dense<1508970993> : vector<8xi32>
    %word_6 = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c-1841331548_8xi32 = arith.constant dense<-1841331548> : vector<8xi32>
    %word_7 = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c-1424204075_8xi32 = arith.constant dense<-1424204075> : vector<8xi32>
    %word_8 = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c-670586216_8xi32 = arith.constant dense<-670586216> : vector<8xi32>
    %word_9 = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c310598401_8xi32 = arith.constant dense<310598401> : vector<8xi32>
    %word_10 = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c607225278_8xi32 = arith.constant dense<607225278> : vector<8xi32>
    %word_11 = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c1426881987_8xi32 = arith.constant dense<1426881987> : vector<8xi32>
    %word_12 = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c1925078388_8xi32 = arith.constant dense<1925078388> : vector<8xi32>
    %word_13 = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c-2132889090_8xi32 = arith.constant dense<-2132889090> : vector<8xi32>
    %word_14 = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c-1680079193_8xi32 = arith.constant dense<-1680079193> : vector<8xi32>
    %word_15 = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c-1046744716_8xi32 = arith.constant dense<-1046744716> : vector<8xi32>
    %c18_8xi32 = arith.constant dense<18> : vector<8xi32>
    %c17_8xi32 = arith.constant dense<17> : vector<8xi32>
    %word_16 = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c-459576895_8xi32 = arith.constant dense<-459576895> : vector<8xi32>
    %word_17 = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c-272742522_8xi32 = arith.constant dense<-272742522> : vector<8xi32>
    %word_18 = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c264347078_8xi32 = arith.constant dense<264347078> : vector<8xi32>
    %word_19 = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c604807628_8xi32 = arith.constant dense<604807628> : vector<8xi32>
    %word_20 = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c770255983_8xi32 = arith.constant dense<770255983> : vector<8xi32>
    %word_21 = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c1249150122_8xi32 = arith.constant dense<1249150122> : vector<8xi32>
    %word_22 = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c1555081692_8xi32 = arith.constant dense<1555081692> : vector<8xi32>
    %word_23 = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c1996064986_8xi32 = arith.constant dense<1996064986> : vector<8xi32>
    %word_24 = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c-1740746414_8xi32 = arith.constant dense<-1740746414> : vector<8xi32>
    %word_25 = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c-1473132947_8xi32 = arith.constant dense<-1473132947> : vector<8xi32>
    %word_26 = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c-1341970488_8xi32 = arith.constant dense<-1341970488> : vector<8xi32>
    %word_27 = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c-1084653625_8xi32 = arith.constant dense<-1084653625> : vector<8xi32>
    %word_28 = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c-958395405_8xi32 = arith.constant dense<-958395405> : vector<8xi32>
    %word_29 = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c-710438585_8xi32 = arith.constant dense<-710438585> : vector<8xi32>
    %word_30 = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c113926993_8xi32 = arith.constant dense<113926993> : vector<8xi32>
    %word_31 = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c338241895_8xi32 = arith.constant dense<338241895> : vector<8xi32>
    %word_32 = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c666307205_8xi32 = arith.constant dense<666307205> : vector<8xi32>
    %word_33 = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c773529912_8xi32 = arith.constant dense<773529912> : vector<8xi32>
    %word_34 = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c1294757372_8xi32 = arith.constant dense<1294757372> : vector<8xi32>
    %word_35 = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c1396182291_8xi32 = arith.constant dense<1396182291> : vector<8xi32>
    %word_36 = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c1695183700_8xi32 = arith.constant dense<1695183700> : vector<8xi32>
    %word_37 = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c1986661051_8xi32 = arith.constant dense<1986661051> : vector<8xi32>
    %word_38 = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c-2117940946_8xi32 = arith.constant dense<-2117940946> : vector<8xi32>
    %word_39 = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c-1838011259_8xi32 = arith.constant dense<-1838011259> : vector<8xi32>
    %word_40 = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c-1564481375_8xi32 = arith.constant dense<-1564481375> : vector<8xi32>
    %word_41 = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c-1474664885_8xi32 = arith.constant dense<-1474664885> : vector<8xi32>
    %word_42 = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c-1035236496_8xi32 = arith.constant dense<-1035236496> : vector<8xi32>
    %word_43 = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c-949202525_8xi32 = arith.constant dense<-949202525> : vector<8xi32>
    %word_44 = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c-778901479_8xi32 = arith.constant dense<-778901479> : vector<8xi32>
    %word_45 = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c-694614492_8xi32 = arith.constant dense<-694614492> : vector<8xi32>
    %word_46 = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c-200395387_8xi32 = arith.constant dense<-200395387> : vector<8xi32>
    %word_47 = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c275423344_8xi32 = arith.constant dense<275423344> : vector<8xi32>
    %word_48 = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c430227734_8xi32 = arith.constant dense<430227734> : vector<8xi32>
    %word_49 = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c506948616_8xi32 = arith.constant dense<506948616> : vector<8xi32>
    %word_50 = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c659060556_8xi32 = arith.constant dense<659060556> : vector<8xi32>
    %word_51 = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c883997877_8xi32 = arith.constant dense<883997877> : vector<8xi32>
    %word_52 = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c958139571_8xi32 = arith.constant dense<958139571> : vector<8xi32>
    %word_53 = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c1322822218_8xi32 = arith.constant dense<1322822218> : vector<8xi32>
    %word_54 = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c1537002063_8xi32 = arith.constant dense<1537002063> : vector<8xi32>
    %word_55 = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c1747873779_8xi32 = arith.constant dense<1747873779> : vector<8xi32>
    %word_56 = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c1955562222_8xi32 = arith.constant dense<1955562222> : vector<8xi32>
    %word_57 = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c2024104815_8xi32 = arith.constant dense<2024104815> : vector<8xi32>
    %word_58 = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c-2067236844_8xi32 = arith.constant dense<-2067236844> : vector<8xi32>
    %word_59 = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c-1933114872_8xi32 = arith.constant dense<-1933114872> : vector<8xi32>
    %word_60 = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c-1866530822_8xi32 = arith.constant dense<-1866530822> : vector<8xi32>
    %word_61 = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c-1538233109_8xi32 = arith.constant dense<-1538233109> : vector<8xi32>
    %word_62 = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c-1090935817_8xi32 = arith.constant dense<-1090935817> : vector<8xi32>
    %word_63 = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c-965641998_8xi32 = arith.constant dense<-965641998> : vector<8xi32>
    scf.for %cube = %first to %last step %c1_i64 : i64 {
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
          %messages_shape_1_all = vector.broadcast %messages_shape_1 : i32 to vector<8xi32>
          %mul_1 = arith.muli %row_each, %messages_shape_1_all : vector<8xi32>
          %lt_1 = arith.cmpi ult, %c0_i32, %messages_shape_1 : i32
          %lt_1_all = vector.broadcast %lt_1 : i1 to vector<8xi1>
          %active = arith.andi %lt, %lt_1_all : vector<8xi1>
          %messages_at = llvm.getelementptr %messages[%mul_1] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
          %messages_value = llvm.intr.masked.gather %messages_at, %active, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
          %lt_2 = arith.cmpi ult, %c1_i32, %messages_shape_1 : i32
          %add = arith.addi %mul_1, %c1_8xi32 : vector<8xi32>
          %lt_2_all = vector.broadcast %lt_2 : i1 to vector<8xi1>
          %active_1 = arith.andi %lt, %lt_2_all : vector<8xi1>
          %messages_at_1 = llvm.getelementptr %messages[%add] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
          %far = llvm.intr.masked.gather %messages_at_1, %active_1, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
          %lt_3 = arith.cmpi ult, %c2_i32, %messages_shape_1 : i32
          %add_1 = arith.addi %mul_1, %c2_8xi32 : vector<8xi32>
          %lt_3_all = vector.broadcast %lt_3 : i1 to vector<8xi1>
          %active_2 = arith.andi %lt, %lt_3_all : vector<8xi1>
          %messages_at_2 = llvm.getelementptr %messages[%add_1] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
          %far_1 = llvm.intr.masked.gather %messages_at_2, %active_2, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
          %lt_4 = arith.cmpi ult, %c3_i32, %messages_shape_1 : i32
          %add_2 = arith.addi %mul_1, %c3_8xi32 : vector<8xi32>
          %lt_4_all = vector.broadcast %lt_4 : i1 to vector<8xi1>
          %active_3 = arith.andi %lt, %lt_4_all : vector<8xi1>
          %messages_at_3 = llvm.getelementptr %messages[%add_2] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
          %far_2 = llvm.intr.masked.gather %messages_at_3, %active_3, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
          %lt_5 = arith.cmpi ult, %c4_i32, %messages_shape_1 : i32
          %add_3 = arith.addi %mul_1, %c4_8xi32 : vector<8xi32>
          %lt_5_all = vector.broadcast %lt_5 : i1 to vector<8xi1>
          %active_4 = arith.andi %lt, %lt_5_all : vector<8xi1>
          %messages_at_4 = llvm.getelementptr %messages[%add_3] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
          %far_3 = llvm.intr.masked.gather %messages_at_4, %active_4, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
          %lt_6 = arith.cmpi ult, %c5_i32, %messages_shape_1 : i32
          %add_4 = arith.addi %mul_1, %c5_8xi32 : vector<8xi32>
          %lt_6_all = vector.broadcast %lt_6 : i1 to vector<8xi1>
          %active_5 = arith.andi %lt, %lt_6_all : vector<8xi1>
          %messages_at_5 = llvm.getelementptr %messages[%add_4] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
          %far_4 = llvm.intr.masked.gather %messages_at_5, %active_5, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
          %lt_7 = arith.cmpi ult, %c6_i32, %messages_shape_1 : i32
          %add_5 = arith.addi %mul_1, %c6_8xi32 : vector<8xi32>
          %lt_7_all = vector.broadcast %lt_7 : i1 to vector<8xi1>
          %active_6 = arith.andi %lt, %lt_7_all : vector<8xi1>
          %messages_at_6 = llvm.getelementptr %messages[%add_5] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
          %far_5 = llvm.intr.masked.gather %messages_at_6, %active_6, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
          %lt_8 = arith.cmpi ult, %c7_i32, %messages_shape_1 : i32
          %add_6 = arith.addi %mul_1, %c7_8xi32 : vector<8xi32>
          %lt_8_all = vector.broadcast %lt_8 : i1 to vector<8xi1>
          %active_7 = arith.andi %lt, %lt_8_all : vector<8xi1>
          %messages_at_7 = llvm.getelementptr %messages[%add_6] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
          %far_6 = llvm.intr.masked.gather %messages_at_7, %active_7, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
          %lt_9 = arith.cmpi ult, %c8_i32, %messages_shape_1 : i32
          %add_7 = arith.addi %mul_1, %c8_8xi32 : vector<8xi32>
          %lt_9_all = vector.broadcast %lt_9 : i1 to vector<8xi1>
          %active_8 = arith.andi %lt, %lt_9_all : vector<8xi1>
          %messages_at_8 = llvm.getelementptr %messages[%add_7] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
          %far_7 = llvm.intr.masked.gather %messages_at_8, %active_8, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
          %lt_10 = arith.cmpi ult, %c9_i32, %messages_shape_1 : i32
          %add_8 = arith.addi %mul_1, %c9_8xi32 : vector<8xi32>
          %lt_10_all = vector.broadcast %lt_10 : i1 to vector<8xi1>
          %active_9 = arith.andi %lt, %lt_10_all : vector<8xi1>
          %messages_at_9 = llvm.getelementptr %messages[%add_8] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
          %far_8 = llvm.intr.masked.gather %messages_at_9, %active_9, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
          %lt_11 = arith.cmpi ult, %c10_i32, %messages_shape_1 : i32
          %add_9 = arith.addi %mul_1, %c10_8xi32 : vector<8xi32>
          %lt_11_all = vector.broadcast %lt_11 : i1 to vector<8xi1>
          %active_10 = arith.andi %lt, %lt_11_all : vector<8xi1>
          %messages_at_10 = llvm.getelementptr %messages[%add_9] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
          %far_9 = llvm.intr.masked.gather %messages_at_10, %active_10, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
          %lt_12 = arith.cmpi ult, %c11_i32, %messages_shape_1 : i32
          %add_10 = arith.addi %mul_1, %c11_8xi32 : vector<8xi32>
          %lt_12_all = vector.broadcast %lt_12 : i1 to vector<8xi1>
          %active_11 = arith.andi %lt, %lt_12_all : vector<8xi1>
          %messages_at_11 = llvm.getelementptr %messages[%add_10] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
          %far_10 = llvm.intr.masked.gather %messages_at_11, %active_11, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
          %lt_13 = arith.cmpi ult, %c12_i32, %messages_shape_1 : i32
          %add_11 = arith.addi %mul_1, %c12_8xi32 : vector<8xi32>
          %lt_13_all = vector.broadcast %lt_13 : i1 to vector<8xi1>
          %active_12 = arith.andi %lt, %lt_13_all : vector<8xi1>
          %messages_at_12 = llvm.getelementptr %messages[%add_11] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
          %far_11 = llvm.intr.masked.gather %messages_at_12, %active_12, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
          %lt_14 = arith.cmpi ult, %c13_i32, %messages_shape_1 : i32
          %add_12 = arith.addi %mul_1, %c13_8xi32 : vector<8xi32>
          %lt_14_all = vector.broadcast %lt_14 : i1 to vector<8xi1>
          %active_13 = arith.andi %lt, %lt_14_all : vector<8xi1>
          %messages_at_13 = llvm.getelementptr %messages[%add_12] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
          %far_12 = llvm.intr.masked.gather %messages_at_13, %active_13, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
          %lt_15 = arith.cmpi ult, %c14_i32, %messages_shape_1 : i32
          %add_13 = arith.addi %mul_1, %c14_8xi32 : vector<8xi32>
          %lt_15_all = vector.broadcast %lt_15 : i1 to vector<8xi1>
          %active_14 = arith.andi %lt, %lt_15_all : vector<8xi1>
          %messages_at_14 = llvm.getelementptr %messages[%add_13] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
          %near = llvm.intr.masked.gather %messages_at_14, %active_14, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
          %lt_16 = arith.cmpi ult, %c15_i32, %messages_shape_1 : i32
          %add_14 = arith.addi %mul_1, %c15_8xi32 : vector<8xi32>
          %lt_16_all = vector.broadcast %lt_16 : i1 to vector<8xi1>
          %active_15 = arith.andi %lt, %lt_16_all : vector<8xi1>
          %messages_at_15 = llvm.getelementptr %messages[%add_14] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
          %near_1 = llvm.intr.masked.gather %messages_at_15, %active_15, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
          llvm.store %c1779033703_8xi32, %a : vector<8xi32>, !llvm.ptr
          llvm.store %c-1150833019_8xi32, %b : vector<8xi32>, !llvm.ptr
          llvm.store %c1013904242_8xi32, %c : vector<8xi32>, !llvm.ptr
          llvm.store %c-1521486534_8xi32, %d : vector<8xi32>, !llvm.ptr
          llvm.store %c1359893119_8xi32, %e : vector<8xi32>, !llvm.ptr
          llvm.store %c-1694144372_8xi32, %f : vector<8xi32>, !llvm.ptr
          llvm.store %c528734635_8xi32, %g : vector<8xi32>, !llvm.ptr
          llvm.store %c1541459225_8xi32, %h : vector<8xi32>, !llvm.ptr
          llvm.store %messages_value, %word : vector<8xi32>, !llvm.ptr
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
          %add_15 = arith.addi %h_value, %mixed : vector<8xi32>
          %add_16 = arith.addi %add_15, %chosen : vector<8xi32>
          %add_17 = arith.addi %add_16, %c1116352408_8xi32 : vector<8xi32>
          %word_value = llvm.load %word : !llvm.ptr -> vector<8xi32>
          %first_1 = arith.addi %add_17, %word_value : vector<8xi32>
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
          %add_18 = arith.addi %first_1, %second : vector<8xi32>
          %a_value_5 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_2 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_2 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %d_value = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %add_19 = arith.addi %d_value, %first_1 : vector<8xi32>
          %e_value_5 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_1 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %g_value_1 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          llvm.store %add_18, %a : vector<8xi32>, !llvm.ptr
          llvm.store %a_value_5, %b : vector<8xi32>, !llvm.ptr
          llvm.store %b_value_2, %c : vector<8xi32>, !llvm.ptr
          llvm.store %c_value_2, %d : vector<8xi32>, !llvm.ptr
          llvm.store %add_19, %e : vector<8xi32>, !llvm.ptr
          llvm.store %e_value_5, %f : vector<8xi32>, !llvm.ptr
          llvm.store %f_value_1, %g : vector<8xi32>, !llvm.ptr
          llvm.store %g_value_1, %h : vector<8xi32>, !llvm.ptr
          llvm.store %far, %word_1 : vector<8xi32>, !llvm.ptr
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
          %add_20 = arith.addi %h_value_1, %mixed_1 : vector<8xi32>
          %add_21 = arith.addi %add_20, %chosen_1 : vector<8xi32>
          %add_22 = arith.addi %add_21, %c1899447441_8xi32 : vector<8xi32>
          %word_value_1 = llvm.load %word_1 : !llvm.ptr -> vector<8xi32>
          %first_2 = arith.addi %add_22, %word_value_1 : vector<8xi32>
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
          %add_23 = arith.addi %first_2, %second_1 : vector<8xi32>
          %a_value_11 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_5 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_5 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %d_value_1 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %add_24 = arith.addi %d_value_1, %first_2 : vector<8xi32>
          %e_value_11 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_3 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %g_value_3 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          llvm.store %add_23, %a : vector<8xi32>, !llvm.ptr
          llvm.store %a_value_11, %b : vector<8xi32>, !llvm.ptr
          llvm.store %b_value_5, %c : vector<8xi32>, !llvm.ptr
          llvm.store %c_value_5, %d : vector<8xi32>, !llvm.ptr
          llvm.store %add_24, %e : vector<8xi32>, !llvm.ptr
          llvm.store %e_value_11, %f : vector<8xi32>, !llvm.ptr
          llvm.store %f_value_3, %g : vector<8xi32>, !llvm.ptr
          llvm.store %g_value_3, %h : vector<8xi32>, !llvm.ptr
          llvm.store %far_1, %word_2 : vector<8xi32>, !llvm.ptr
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
          %add_25 = arith.addi %h_value_2, %mixed_2 : vector<8xi32>
          %add_26 = arith.addi %add_25, %chosen_2 : vector<8xi32>
          %add_27 = arith.addi %add_26, %c-1245643825_8xi32 : vector<8xi32>
          %word_value_2 = llvm.load %word_2 : !llvm.ptr -> vector<8xi32>
          %first_3 = arith.addi %add_27, %word_value_2 : vector<8xi32>
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
          %add_28 = arith.addi %first_3, %second_2 : vector<8xi32>
          %a_value_17 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_8 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_8 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %d_value_2 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %add_29 = arith.addi %d_value_2, %first_3 : vector<8xi32>
          %e_value_17 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_5 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %g_value_5 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          llvm.store %add_28, %a : vector<8xi32>, !llvm.ptr
          llvm.store %a_value_17, %b : vector<8xi32>, !llvm.ptr
          llvm.store %b_value_8, %c : vector<8xi32>, !llvm.ptr
          llvm.store %c_value_8, %d : vector<8xi32>, !llvm.ptr
          llvm.store %add_29, %e : vector<8xi32>, !llvm.ptr
          llvm.store %e_value_17, %f : vector<8xi32>, !llvm.ptr
          llvm.store %f_value_5, %g : vector<8xi32>, !llvm.ptr
          llvm.store %g_value_5, %h : vector<8xi32>, !llvm.ptr
          llvm.store %far_2, %word_3 : vector<8xi32>, !llvm.ptr
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
          %add_30 = arith.addi %h_value_3, %mixed_3 : vector<8xi32>
          %add_31 = arith.addi %add_30, %chosen_3 : vector<8xi32>
          %add_32 = arith.addi %add_31, %c-373957723_8xi32 : vector<8xi32>
          %word_value_3 = llvm.load %word_3 : !llvm.ptr -> vector<8xi32>
          %first_4 = arith.addi %add_32, %word_value_3 : vector<8xi32>
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
          %add_33 = arith.addi %first_4, %second_3 : vector<8xi32>
          %a_value_23 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_11 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_11 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %d_value_3 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %add_34 = arith.addi %d_value_3, %first_4 : vector<8xi32>
          %e_value_23 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_7 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %g_value_7 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          llvm.store %add_33, %a : vector<8xi32>, !llvm.ptr
          llvm.store %a_value_23, %b : vector<8xi32>, !llvm.ptr
          llvm.store %b_value_11, %c : vector<8xi32>, !llvm.ptr
          llvm.store %c_value_11, %d : vector<8xi32>, !llvm.ptr
          llvm.store %add_34, %e : vector<8xi32>, !llvm.ptr
          llvm.store %e_value_23, %f : vector<8xi32>, !llvm.ptr
          llvm.store %f_value_7, %g : vector<8xi32>, !llvm.ptr
          llvm.store %g_value_7, %h : vector<8xi32>, !llvm.ptr
          llvm.store %far_3, %word_4 : vector<8xi32>, !llvm.ptr
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
          %add_35 = arith.addi %h_value_4, %mixed_4 : vector<8xi32>
          %add_36 = arith.addi %add_35, %chosen_4 : vector<8xi32>
          %add_37 = arith.addi %add_36, %c961987163_8xi32 : vector<8xi32>
          %word_value_4 = llvm.load %word_4 : !llvm.ptr -> vector<8xi32>
          %first_5 = arith.addi %add_37, %word_value_4 : vector<8xi32>
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
          %add_38 = arith.addi %first_5, %second_4 : vector<8xi32>
          %a_value_29 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_14 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_14 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %d_value_4 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %add_39 = arith.addi %d_value_4, %first_5 : vector<8xi32>
          %e_value_29 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_9 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %g_value_9 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          llvm.store %add_38, %a : vector<8xi32>, !llvm.ptr
          llvm.store %a_value_29, %b : vector<8xi32>, !llvm.ptr
          llvm.store %b_value_14, %c : vector<8xi32>, !llvm.ptr
          llvm.store %c_value_14, %d : vector<8xi32>, !llvm.ptr
          llvm.store %add_39, %e : vector<8xi32>, !llvm.ptr
          llvm.store %e_value_29, %f : vector<8xi32>, !llvm.ptr
          llvm.store %f_value_9, %g : vector<8xi32>, !llvm.ptr
          llvm.store %g_value_9, %h : vector<8xi32>, !llvm.ptr
          llvm.store %far_4, %word_5 : vector<8xi32>, !llvm.ptr
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
          %add_40 = arith.addi %h_value_5, %mixed_5 : vector<8xi32>
          %add_41 = arith.addi %add_40, %chosen_5 : vector<8xi32>
          %add_42 = arith.addi %add_41, %c1508970993_8xi32 : vector<8xi32>
          %word_value_5 = llvm.load %word_5 : !llvm.ptr -> vector<8xi32>
          %first_6 = arith.addi %add_42, %word_value_5 : vector<8xi32>
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
          %add_43 = arith.addi %first_6, %second_5 : vector<8xi32>
          %a_value_35 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_17 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_17 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %d_value_5 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %add_44 = arith.addi %d_value_5, %first_6 : vector<8xi32>
          %e_value_35 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_11 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %g_value_11 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          llvm.store %add_43, %a : vector<8xi32>, !llvm.ptr
          llvm.store %a_value_35, %b : vector<8xi32>, !llvm.ptr
          llvm.store %b_value_17, %c : vector<8xi32>, !llvm.ptr
          llvm.store %c_value_17, %d : vector<8xi32>, !llvm.ptr
          llvm.store %add_44, %e : vector<8xi32>, !llvm.ptr
          llvm.store %e_value_35, %f : vector<8xi32>, !llvm.ptr
          llvm.store %f_value_11, %g : vector<8xi32>, !llvm.ptr
          llvm.store %g_value_11, %h : vector<8xi32>, !llvm.ptr
          llvm.store %far_5, %word_6 : vector<8xi32>, !llvm.ptr
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
          %add_45 = arith.addi %h_value_6, %mixed_6 : vector<8xi32>
          %add_46 = arith.addi %add_45, %chosen_6 : vector<8xi32>
          %add_47 = arith.addi %add_46, %c-1841331548_8xi32 : vector<8xi32>
          %word_value_6 = llvm.load %word_6 : !llvm.ptr -> vector<8xi32>
          %first_7 = arith.addi %add_47, %word_value_6 : vector<8xi32>
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
          %add_48 = arith.addi %first_7, %second_6 : vector<8xi32>
          %a_value_41 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_20 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_20 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %d_value_6 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %add_49 = arith.addi %d_value_6, %first_7 : vector<8xi32>
          %e_value_41 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_13 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %g_value_13 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          llvm.store %add_48, %a : vector<8xi32>, !llvm.ptr
          llvm.store %a_value_41, %b : vector<8xi32>, !llvm.ptr
          llvm.store %b_value_20, %c : vector<8xi32>, !llvm.ptr
          llvm.store %c_value_20, %d : vector<8xi32>, !llvm.ptr
          llvm.store %add_49, %e : vector<8xi32>, !llvm.ptr
          llvm.store %e_value_41, %f : vector<8xi32>, !llvm.ptr
          llvm.store %f_value_13, %g : vector<8xi32>, !llvm.ptr
          llvm.store %g_value_13, %h : vector<8xi32>, !llvm.ptr
          llvm.store %far_6, %word_7 : vector<8xi32>, !llvm.ptr
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
          %add_50 = arith.addi %h_value_7, %mixed_7 : vector<8xi32>
          %add_51 = arith.addi %add_50, %chosen_7 : vector<8xi32>
          %add_52 = arith.addi %add_51, %c-1424204075_8xi32 : vector<8xi32>
          %word_value_7 = llvm.load %word_7 : !llvm.ptr -> vector<8xi32>
          %first_8 = arith.addi %add_52, %word_value_7 : vector<8xi32>
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
          %add_53 = arith.addi %first_8, %second_7 : vector<8xi32>
          %a_value_47 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_23 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_23 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %d_value_7 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %add_54 = arith.addi %d_value_7, %first_8 : vector<8xi32>
          %e_value_47 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_15 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %g_value_15 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          llvm.store %add_53, %a : vector<8xi32>, !llvm.ptr
          llvm.store %a_value_47, %b : vector<8xi32>, !llvm.ptr
          llvm.store %b_value_23, %c : vector<8xi32>, !llvm.ptr
          llvm.store %c_value_23, %d : vector<8xi32>, !llvm.ptr
          llvm.store %add_54, %e : vector<8xi32>, !llvm.ptr
          llvm.store %e_value_47, %f : vector<8xi32>, !llvm.ptr
          llvm.store %f_value_15, %g : vector<8xi32>, !llvm.ptr
          llvm.store %g_value_15, %h : vector<8xi32>, !llvm.ptr
          llvm.store %far_7, %word_8 : vector<8xi32>, !llvm.ptr
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
          %add_55 = arith.addi %h_value_8, %mixed_8 : vector<8xi32>
          %add_56 = arith.addi %add_55, %chosen_8 : vector<8xi32>
          %add_57 = arith.addi %add_56, %c-670586216_8xi32 : vector<8xi32>
          %word_value_8 = llvm.load %word_8 : !llvm.ptr -> vector<8xi32>
          %first_9 = arith.addi %add_57, %word_value_8 : vector<8xi32>
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
          %add_58 = arith.addi %first_9, %second_8 : vector<8xi32>
          %a_value_53 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_26 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_26 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %d_value_8 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %add_59 = arith.addi %d_value_8, %first_9 : vector<8xi32>
          %e_value_53 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_17 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %g_value_17 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          llvm.store %add_58, %a : vector<8xi32>, !llvm.ptr
          llvm.store %a_value_53, %b : vector<8xi32>, !llvm.ptr
          llvm.store %b_value_26, %c : vector<8xi32>, !llvm.ptr
          llvm.store %c_value_26, %d : vector<8xi32>, !llvm.ptr
          llvm.store %add_59, %e : vector<8xi32>, !llvm.ptr
          llvm.store %e_value_53, %f : vector<8xi32>, !llvm.ptr
          llvm.store %f_value_17, %g : vector<8xi32>, !llvm.ptr
          llvm.store %g_value_17, %h : vector<8xi32>, !llvm.ptr
          llvm.store %far_8, %word_9 : vector<8xi32>, !llvm.ptr
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
          %add_60 = arith.addi %h_value_9, %mixed_9 : vector<8xi32>
          %add_61 = arith.addi %add_60, %chosen_9 : vector<8xi32>
          %add_62 = arith.addi %add_61, %c310598401_8xi32 : vector<8xi32>
          %word_value_9 = llvm.load %word_9 : !llvm.ptr -> vector<8xi32>
          %first_10 = arith.addi %add_62, %word_value_9 : vector<8xi32>
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
          %add_63 = arith.addi %first_10, %second_9 : vector<8xi32>
          %a_value_59 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_29 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_29 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %d_value_9 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %add_64 = arith.addi %d_value_9, %first_10 : vector<8xi32>
          %e_value_59 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_19 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %g_value_19 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          llvm.store %add_63, %a : vector<8xi32>, !llvm.ptr
          llvm.store %a_value_59, %b : vector<8xi32>, !llvm.ptr
          llvm.store %b_value_29, %c : vector<8xi32>, !llvm.ptr
          llvm.store %c_value_29, %d : vector<8xi32>, !llvm.ptr
          llvm.store %add_64, %e : vector<8xi32>, !llvm.ptr
          llvm.store %e_value_59, %f : vector<8xi32>, !llvm.ptr
          llvm.store %f_value_19, %g : vector<8xi32>, !llvm.ptr
          llvm.store %g_value_19, %h : vector<8xi32>, !llvm.ptr
          llvm.store %far_9, %word_10 : vector<8xi32>, !llvm.ptr
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
          %add_65 = arith.addi %h_value_10, %mixed_10 : vector<8xi32>
          %add_66 = arith.addi %add_65, %chosen_10 : vector<8xi32>
          %add_67 = arith.addi %add_66, %c607225278_8xi32 : vector<8xi32>
          %word_value_10 = llvm.load %word_10 : !llvm.ptr -> vector<8xi32>
          %first_11 = arith.addi %add_67, %word_value_10 : vector<8xi32>
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
          %add_68 = arith.addi %first_11, %second_10 : vector<8xi32>
          %a_value_65 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_32 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_32 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %d_value_10 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %add_69 = arith.addi %d_value_10, %first_11 : vector<8xi32>
          %e_value_65 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_21 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %g_value_21 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          llvm.store %add_68, %a : vector<8xi32>, !llvm.ptr
          llvm.store %a_value_65, %b : vector<8xi32>, !llvm.ptr
          llvm.store %b_value_32, %c : vector<8xi32>, !llvm.ptr
          llvm.store %c_value_32, %d : vector<8xi32>, !llvm.ptr
          llvm.store %add_69, %e : vector<8xi32>, !llvm.ptr
          llvm.store %e_value_65, %f : vector<8xi32>, !llvm.ptr
          llvm.store %f_value_21, %g : vector<8xi32>, !llvm.ptr
          llvm.store %g_value_21, %h : vector<8xi32>, !llvm.ptr
          llvm.store %far_10, %word_11 : vector<8xi32>, !llvm.ptr
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
          %add_70 = arith.addi %h_value_11, %mixed_11 : vector<8xi32>
          %add_71 = arith.addi %add_70, %chosen_11 : vector<8xi32>
          %add_72 = arith.addi %add_71, %c1426881987_8xi32 : vector<8xi32>
          %word_value_11 = llvm.load %word_11 : !llvm.ptr -> vector<8xi32>
          %first_12 = arith.addi %add_72, %word_value_11 : vector<8xi32>
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
          %add_73 = arith.addi %first_12, %second_11 : vector<8xi32>
          %a_value_71 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_35 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_35 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %d_value_11 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %add_74 = arith.addi %d_value_11, %first_12 : vector<8xi32>
          %e_value_71 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_23 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %g_value_23 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          llvm.store %add_73, %a : vector<8xi32>, !llvm.ptr
          llvm.store %a_value_71, %b : vector<8xi32>, !llvm.ptr
          llvm.store %b_value_35, %c : vector<8xi32>, !llvm.ptr
          llvm.store %c_value_35, %d : vector<8xi32>, !llvm.ptr
          llvm.store %add_74, %e : vector<8xi32>, !llvm.ptr
          llvm.store %e_value_71, %f : vector<8xi32>, !llvm.ptr
          llvm.store %f_value_23, %g : vector<8xi32>, !llvm.ptr
          llvm.store %g_value_23, %h : vector<8xi32>, !llvm.ptr
          llvm.store %far_11, %word_12 : vector<8xi32>, !llvm.ptr
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
          %add_75 = arith.addi %h_value_12, %mixed_12 : vector<8xi32>
          %add_76 = arith.addi %add_75, %chosen_12 : vector<8xi32>
          %add_77 = arith.addi %add_76, %c1925078388_8xi32 : vector<8xi32>
          %word_value_12 = llvm.load %word_12 : !llvm.ptr -> vector<8xi32>
          %first_13 = arith.addi %add_77, %word_value_12 : vector<8xi32>
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
          %add_78 = arith.addi %first_13, %second_12 : vector<8xi32>
          %a_value_77 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_38 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_38 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %d_value_12 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %add_79 = arith.addi %d_value_12, %first_13 : vector<8xi32>
          %e_value_77 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_25 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %g_value_25 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          llvm.store %add_78, %a : vector<8xi32>, !llvm.ptr
          llvm.store %a_value_77, %b : vector<8xi32>, !llvm.ptr
          llvm.store %b_value_38, %c : vector<8xi32>, !llvm.ptr
          llvm.store %c_value_38, %d : vector<8xi32>, !llvm.ptr
          llvm.store %add_79, %e : vector<8xi32>, !llvm.ptr
          llvm.store %e_value_77, %f : vector<8xi32>, !llvm.ptr
          llvm.store %f_value_25, %g : vector<8xi32>, !llvm.ptr
          llvm.store %g_value_25, %h : vector<8xi32>, !llvm.ptr
          llvm.store %far_12, %word_13 : vector<8xi32>, !llvm.ptr
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
          %add_80 = arith.addi %h_value_13, %mixed_13 : vector<8xi32>
          %add_81 = arith.addi %add_80, %chosen_13 : vector<8xi32>
          %add_82 = arith.addi %add_81, %c-2132889090_8xi32 : vector<8xi32>
          %word_value_13 = llvm.load %word_13 : !llvm.ptr -> vector<8xi32>
          %first_14 = arith.addi %add_82, %word_value_13 : vector<8xi32>
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
          %add_83 = arith.addi %first_14, %second_13 : vector<8xi32>
          %a_value_83 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_41 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_41 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %d_value_13 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %add_84 = arith.addi %d_value_13, %first_14 : vector<8xi32>
          %e_value_83 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_27 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %g_value_27 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          llvm.store %add_83, %a : vector<8xi32>, !llvm.ptr
          llvm.store %a_value_83, %b : vector<8xi32>, !llvm.ptr
          llvm.store %b_value_41, %c : vector<8xi32>, !llvm.ptr
          llvm.store %c_value_41, %d : vector<8xi32>, !llvm.ptr
          llvm.store %add_84, %e : vector<8xi32>, !llvm.ptr
          llvm.store %e_value_83, %f : vector<8xi32>, !llvm.ptr
          llvm.store %f_value_27, %g : vector<8xi32>, !llvm.ptr
          llvm.store %g_value_27, %h : vector<8xi32>, !llvm.ptr
          llvm.store %near, %word_14 : vector<8xi32>, !llvm.ptr
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
          %add_85 = arith.addi %h_value_14, %mixed_14 : vector<8xi32>
          %add_86 = arith.addi %add_85, %chosen_14 : vector<8xi32>
          %add_87 = arith.addi %add_86, %c-1680079193_8xi32 : vector<8xi32>
          %word_value_14 = llvm.load %word_14 : !llvm.ptr -> vector<8xi32>
          %first_15 = arith.addi %add_87, %word_value_14 : vector<8xi32>
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
          %add_88 = arith.addi %first_15, %second_14 : vector<8xi32>
          %a_value_89 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_44 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_44 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %d_value_14 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %add_89 = arith.addi %d_value_14, %first_15 : vector<8xi32>
          %e_value_89 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_29 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %g_value_29 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          llvm.store %add_88, %a : vector<8xi32>, !llvm.ptr
          llvm.store %a_value_89, %b : vector<8xi32>, !llvm.ptr
          llvm.store %b_value_44, %c : vector<8xi32>, !llvm.ptr
          llvm.store %c_value_44, %d : vector<8xi32>, !llvm.ptr
          llvm.store %add_89, %e : vector<8xi32>, !llvm.ptr
          llvm.store %e_value_89, %f : vector<8xi32>, !llvm.ptr
          llvm.store %f_value_29, %g : vector<8xi32>, !llvm.ptr
          llvm.store %g_value_29, %h : vector<8xi32>, !llvm.ptr
          llvm.store %near_1, %word_15 : vector<8xi32>, !llvm.ptr
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
          %add_90 = arith.addi %h_value_15, %mixed_15 : vector<8xi32>
          %add_91 = arith.addi %add_90, %chosen_15 : vector<8xi32>
          %add_92 = arith.addi %add_91, %c-1046744716_8xi32 : vector<8xi32>
          %word_value_15 = llvm.load %word_15 : !llvm.ptr -> vector<8xi32>
          %first_16 = arith.addi %add_92, %word_value_15 : vector<8xi32>
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
          %add_93 = arith.addi %first_16, %second_15 : vector<8xi32>
          %a_value_95 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_47 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_47 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %d_value_15 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %add_94 = arith.addi %d_value_15, %first_16 : vector<8xi32>
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
          %shr_masked_96 = arith.shrui %far, %c7_8xi32 : vector<8xi32>
          %shl_masked_96 = arith.shli %far, %c25_8xi32 : vector<8xi32>
          %bit_or_96 = arith.ori %shr_masked_96, %shl_masked_96 : vector<8xi32>
          %shr_masked_97 = arith.shrui %far, %c18_8xi32 : vector<8xi32>
          %shl_masked_97 = arith.shli %far, %c14_8xi32 : vector<8xi32>
          %bit_or_97 = arith.ori %shr_masked_97, %shl_masked_97 : vector<8xi32>
          %bit_xor_64 = arith.xori %bit_or_96, %bit_or_97 : vector<8xi32>
          %shr_masked_98 = arith.shrui %far, %c3_8xi32 : vector<8xi32>
          %small = arith.xori %bit_xor_64, %shr_masked_98 : vector<8xi32>
          %shr_masked_99 = arith.shrui %near, %c17_8xi32 : vector<8xi32>
          %shl_masked_98 = arith.shli %near, %c15_8xi32 : vector<8xi32>
          %bit_or_98 = arith.ori %shr_masked_99, %shl_masked_98 : vector<8xi32>
          %shr_masked_100 = arith.shrui %near, %c19_8xi32 : vector<8xi32>
          %shl_masked_99 = arith.shli %near, %c13_8xi32 : vector<8xi32>
          %bit_or_99 = arith.ori %shr_masked_100, %shl_masked_99 : vector<8xi32>
          %bit_xor_65 = arith.xori %bit_or_98, %bit_or_99 : vector<8xi32>
          %shr_masked_101 = arith.shrui %near, %c10_8xi32 : vector<8xi32>
          %large = arith.xori %bit_xor_65, %shr_masked_101 : vector<8xi32>
          %add_95 = arith.addi %messages_value, %small : vector<8xi32>
          %add_96 = arith.addi %add_95, %far_8 : vector<8xi32>
          %add_97 = arith.addi %add_96, %large : vector<8xi32>
          llvm.store %add_97, %word_16 : vector<8xi32>, !llvm.ptr
          %near_2 = llvm.load %word_16 : !llvm.ptr -> vector<8xi32>
          %e_value_96 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_32 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %bit_and_80 = arith.andi %e_value_96, %f_value_32 : vector<8xi32>
          %e_value_97 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %bit_not_16 = arith.xori %e_value_97, %c-1_8xi32 : vector<8xi32>
          %g_value_32 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          %bit_and_81 = arith.andi %bit_not_16, %g_value_32 : vector<8xi32>
          %chosen_16 = arith.xori %bit_and_80, %bit_and_81 : vector<8xi32>
          %e_value_98 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_102 = arith.shrui %e_value_98, %c6_8xi32 : vector<8xi32>
          %shl_masked_100 = arith.shli %e_value_98, %c26_8xi32 : vector<8xi32>
          %bit_or_100 = arith.ori %shr_masked_102, %shl_masked_100 : vector<8xi32>
          %e_value_99 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_103 = arith.shrui %e_value_99, %c11_8xi32 : vector<8xi32>
          %shl_masked_101 = arith.shli %e_value_99, %c21_8xi32 : vector<8xi32>
          %bit_or_101 = arith.ori %shr_masked_103, %shl_masked_101 : vector<8xi32>
          %bit_xor_66 = arith.xori %bit_or_100, %bit_or_101 : vector<8xi32>
          %e_value_100 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_104 = arith.shrui %e_value_100, %c25_8xi32 : vector<8xi32>
          %shl_masked_102 = arith.shli %e_value_100, %c7_8xi32 : vector<8xi32>
          %bit_or_102 = arith.ori %shr_masked_104, %shl_masked_102 : vector<8xi32>
          %mixed_16 = arith.xori %bit_xor_66, %bit_or_102 : vector<8xi32>
          %h_value_16 = llvm.load %h : !llvm.ptr -> vector<8xi32>
          %add_98 = arith.addi %h_value_16, %mixed_16 : vector<8xi32>
          %add_99 = arith.addi %add_98, %chosen_16 : vector<8xi32>
          %add_100 = arith.addi %add_99, %c-459576895_8xi32 : vector<8xi32>
          %word_value_16 = llvm.load %word_16 : !llvm.ptr -> vector<8xi32>
          %first_17 = arith.addi %add_100, %word_value_16 : vector<8xi32>
          %a_value_96 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_48 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %bit_and_82 = arith.andi %a_value_96, %b_value_48 : vector<8xi32>
          %a_value_97 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %c_value_48 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_83 = arith.andi %a_value_97, %c_value_48 : vector<8xi32>
          %bit_xor_67 = arith.xori %bit_and_82, %bit_and_83 : vector<8xi32>
          %b_value_49 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_49 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_84 = arith.andi %b_value_49, %c_value_49 : vector<8xi32>
          %majority_16 = arith.xori %bit_xor_67, %bit_and_84 : vector<8xi32>
          %a_value_98 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_105 = arith.shrui %a_value_98, %c2_8xi32 : vector<8xi32>
          %shl_masked_103 = arith.shli %a_value_98, %c30_8xi32 : vector<8xi32>
          %bit_or_103 = arith.ori %shr_masked_105, %shl_masked_103 : vector<8xi32>
          %a_value_99 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_106 = arith.shrui %a_value_99, %c13_8xi32 : vector<8xi32>
          %shl_masked_104 = arith.shli %a_value_99, %c19_8xi32 : vector<8xi32>
          %bit_or_104 = arith.ori %shr_masked_106, %shl_masked_104 : vector<8xi32>
          %bit_xor_68 = arith.xori %bit_or_103, %bit_or_104 : vector<8xi32>
          %a_value_100 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_107 = arith.shrui %a_value_100, %c22_8xi32 : vector<8xi32>
          %shl_masked_105 = arith.shli %a_value_100, %c10_8xi32 : vector<8xi32>
          %bit_or_105 = arith.ori %shr_masked_107, %shl_masked_105 : vector<8xi32>
          %bit_xor_69 = arith.xori %bit_xor_68, %bit_or_105 : vector<8xi32>
          %second_16 = arith.addi %bit_xor_69, %majority_16 : vector<8xi32>
          %add_101 = arith.addi %first_17, %second_16 : vector<8xi32>
          %a_value_101 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_50 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_50 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %d_value_16 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %add_102 = arith.addi %d_value_16, %first_17 : vector<8xi32>
          %e_value_101 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_33 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %g_value_33 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          llvm.store %add_101, %a : vector<8xi32>, !llvm.ptr
          llvm.store %a_value_101, %b : vector<8xi32>, !llvm.ptr
          llvm.store %b_value_50, %c : vector<8xi32>, !llvm.ptr
          llvm.store %c_value_50, %d : vector<8xi32>, !llvm.ptr
          llvm.store %add_102, %e : vector<8xi32>, !llvm.ptr
          llvm.store %e_value_101, %f : vector<8xi32>, !llvm.ptr
          llvm.store %f_value_33, %g : vector<8xi32>, !llvm.ptr
          llvm.store %g_value_33, %h : vector<8xi32>, !llvm.ptr
          %shr_masked_108 = arith.shrui %far_1, %c7_8xi32 : vector<8xi32>
          %shl_masked_106 = arith.shli %far_1, %c25_8xi32 : vector<8xi32>
          %bit_or_106 = arith.ori %shr_masked_108, %shl_masked_106 : vector<8xi32>
          %shr_masked_109 = arith.shrui %far_1, %c18_8xi32 : vector<8xi32>
          %shl_masked_107 = arith.shli %far_1, %c14_8xi32 : vector<8xi32>
          %bit_or_107 = arith.ori %shr_masked_109, %shl_masked_107 : vector<8xi32>
          %bit_xor_70 = arith.xori %bit_or_106, %bit_or_107 : vector<8xi32>
          %shr_masked_110 = arith.shrui %far_1, %c3_8xi32 : vector<8xi32>
          %small_1 = arith.xori %bit_xor_70, %shr_masked_110 : vector<8xi32>
          %shr_masked_111 = arith.shrui %near_1, %c17_8xi32 : vector<8xi32>
          %shl_masked_108 = arith.shli %near_1, %c15_8xi32 : vector<8xi32>
          %bit_or_108 = arith.ori %shr_masked_111, %shl_masked_108 : vector<8xi32>
          %shr_masked_112 = arith.shrui %near_1, %c19_8xi32 : vector<8xi32>
          %shl_masked_109 = arith.shli %near_1, %c13_8xi32 : vector<8xi32>
          %bit_or_109 = arith.ori %shr_masked_112, %shl_masked_109 : vector<8xi32>
          %bit_xor_71 = arith.xori %bit_or_108, %bit_or_109 : vector<8xi32>
          %shr_masked_113 = arith.shrui %near_1, %c10_8xi32 : vector<8xi32>
          %large_1 = arith.xori %bit_xor_71, %shr_masked_113 : vector<8xi32>
          %add_103 = arith.addi %far, %small_1 : vector<8xi32>
          %add_104 = arith.addi %add_103, %far_9 : vector<8xi32>
          %add_105 = arith.addi %add_104, %large_1 : vector<8xi32>
          llvm.store %add_105, %word_17 : vector<8xi32>, !llvm.ptr
          %near_3 = llvm.load %word_17 : !llvm.ptr -> vector<8xi32>
          %e_value_102 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_34 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %bit_and_85 = arith.andi %e_value_102, %f_value_34 : vector<8xi32>
          %e_value_103 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %bit_not_17 = arith.xori %e_value_103, %c-1_8xi32 : vector<8xi32>
          %g_value_34 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          %bit_and_86 = arith.andi %bit_not_17, %g_value_34 : vector<8xi32>
          %chosen_17 = arith.xori %bit_and_85, %bit_and_86 : vector<8xi32>
          %e_value_104 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_114 = arith.shrui %e_value_104, %c6_8xi32 : vector<8xi32>
          %shl_masked_110 = arith.shli %e_value_104, %c26_8xi32 : vector<8xi32>
          %bit_or_110 = arith.ori %shr_masked_114, %shl_masked_110 : vector<8xi32>
          %e_value_105 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_115 = arith.shrui %e_value_105, %c11_8xi32 : vector<8xi32>
          %shl_masked_111 = arith.shli %e_value_105, %c21_8xi32 : vector<8xi32>
          %bit_or_111 = arith.ori %shr_masked_115, %shl_masked_111 : vector<8xi32>
          %bit_xor_72 = arith.xori %bit_or_110, %bit_or_111 : vector<8xi32>
          %e_value_106 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_116 = arith.shrui %e_value_106, %c25_8xi32 : vector<8xi32>
          %shl_masked_112 = arith.shli %e_value_106, %c7_8xi32 : vector<8xi32>
          %bit_or_112 = arith.ori %shr_masked_116, %shl_masked_112 : vector<8xi32>
          %mixed_17 = arith.xori %bit_xor_72, %bit_or_112 : vector<8xi32>
          %h_value_17 = llvm.load %h : !llvm.ptr -> vector<8xi32>
          %add_106 = arith.addi %h_value_17, %mixed_17 : vector<8xi32>
          %add_107 = arith.addi %add_106, %chosen_17 : vector<8xi32>
          %add_108 = arith.addi %add_107, %c-272742522_8xi32 : vector<8xi32>
          %word_value_17 = llvm.load %word_17 : !llvm.ptr -> vector<8xi32>
          %first_18 = arith.addi %add_108, %word_value_17 : vector<8xi32>
          %a_value_102 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_51 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %bit_and_87 = arith.andi %a_value_102, %b_value_51 : vector<8xi32>
          %a_value_103 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %c_value_51 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_88 = arith.andi %a_value_103, %c_value_51 : vector<8xi32>
          %bit_xor_73 = arith.xori %bit_and_87, %bit_and_88 : vector<8xi32>
          %b_value_52 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_52 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_89 = arith.andi %b_value_52, %c_value_52 : vector<8xi32>
          %majority_17 = arith.xori %bit_xor_73, %bit_and_89 : vector<8xi32>
          %a_value_104 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_117 = arith.shrui %a_value_104, %c2_8xi32 : vector<8xi32>
          %shl_masked_113 = arith.shli %a_value_104, %c30_8xi32 : vector<8xi32>
          %bit_or_113 = arith.ori %shr_masked_117, %shl_masked_113 : vector<8xi32>
          %a_value_105 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_118 = arith.shrui %a_value_105, %c13_8xi32 : vector<8xi32>
          %shl_masked_114 = arith.shli %a_value_105, %c19_8xi32 : vector<8xi32>
          %bit_or_114 = arith.ori %shr_masked_118, %shl_masked_114 : vector<8xi32>
          %bit_xor_74 = arith.xori %bit_or_113, %bit_or_114 : vector<8xi32>
          %a_value_106 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_119 = arith.shrui %a_value_106, %c22_8xi32 : vector<8xi32>
          %shl_masked_115 = arith.shli %a_value_106, %c10_8xi32 : vector<8xi32>
          %bit_or_115 = arith.ori %shr_masked_119, %shl_masked_115 : vector<8xi32>
          %bit_xor_75 = arith.xori %bit_xor_74, %bit_or_115 : vector<8xi32>
          %second_17 = arith.addi %bit_xor_75, %majority_17 : vector<8xi32>
          %add_109 = arith.addi %first_18, %second_17 : vector<8xi32>
          %a_value_107 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_53 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_53 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %d_value_17 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %add_110 = arith.addi %d_value_17, %first_18 : vector<8xi32>
          %e_value_107 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_35 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %g_value_35 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          llvm.store %add_109, %a : vector<8xi32>, !llvm.ptr
          llvm.store %a_value_107, %b : vector<8xi32>, !llvm.ptr
          llvm.store %b_value_53, %c : vector<8xi32>, !llvm.ptr
          llvm.store %c_value_53, %d : vector<8xi32>, !llvm.ptr
          llvm.store %add_110, %e : vector<8xi32>, !llvm.ptr
          llvm.store %e_value_107, %f : vector<8xi32>, !llvm.ptr
          llvm.store %f_value_35, %g : vector<8xi32>, !llvm.ptr
          llvm.store %g_value_35, %h : vector<8xi32>, !llvm.ptr
          %shr_masked_120 = arith.shrui %far_2, %c7_8xi32 : vector<8xi32>
          %shl_masked_116 = arith.shli %far_2, %c25_8xi32 : vector<8xi32>
          %bit_or_116 = arith.ori %shr_masked_120, %shl_masked_116 : vector<8xi32>
          %shr_masked_121 = arith.shrui %far_2, %c18_8xi32 : vector<8xi32>
          %shl_masked_117 = arith.shli %far_2, %c14_8xi32 : vector<8xi32>
          %bit_or_117 = arith.ori %shr_masked_121, %shl_masked_117 : vector<8xi32>
          %bit_xor_76 = arith.xori %bit_or_116, %bit_or_117 : vector<8xi32>
          %shr_masked_122 = arith.shrui %far_2, %c3_8xi32 : vector<8xi32>
          %small_2 = arith.xori %bit_xor_76, %shr_masked_122 : vector<8xi32>
          %shr_masked_123 = arith.shrui %near_2, %c17_8xi32 : vector<8xi32>
          %shl_masked_118 = arith.shli %near_2, %c15_8xi32 : vector<8xi32>
          %bit_or_118 = arith.ori %shr_masked_123, %shl_masked_118 : vector<8xi32>
          %shr_masked_124 = arith.shrui %near_2, %c19_8xi32 : vector<8xi32>
          %shl_masked_119 = arith.shli %near_2, %c13_8xi32 : vector<8xi32>
          %bit_or_119 = arith.ori %shr_masked_124, %shl_masked_119 : vector<8xi32>
          %bit_xor_77 = arith.xori %bit_or_118, %bit_or_119 : vector<8xi32>
          %shr_masked_125 = arith.shrui %near_2, %c10_8xi32 : vector<8xi32>
          %large_2 = arith.xori %bit_xor_77, %shr_masked_125 : vector<8xi32>
          %add_111 = arith.addi %far_1, %small_2 : vector<8xi32>
          %add_112 = arith.addi %add_111, %far_10 : vector<8xi32>
          %add_113 = arith.addi %add_112, %large_2 : vector<8xi32>
          llvm.store %add_113, %word_18 : vector<8xi32>, !llvm.ptr
          %near_4 = llvm.load %word_18 : !llvm.ptr -> vector<8xi32>
          %e_value_108 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_36 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %bit_and_90 = arith.andi %e_value_108, %f_value_36 : vector<8xi32>
          %e_value_109 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %bit_not_18 = arith.xori %e_value_109, %c-1_8xi32 : vector<8xi32>
          %g_value_36 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          %bit_and_91 = arith.andi %bit_not_18, %g_value_36 : vector<8xi32>
          %chosen_18 = arith.xori %bit_and_90, %bit_and_91 : vector<8xi32>
          %e_value_110 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_126 = arith.shrui %e_value_110, %c6_8xi32 : vector<8xi32>
          %shl_masked_120 = arith.shli %e_value_110, %c26_8xi32 : vector<8xi32>
          %bit_or_120 = arith.ori %shr_masked_126, %shl_masked_120 : vector<8xi32>
          %e_value_111 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_127 = arith.shrui %e_value_111, %c11_8xi32 : vector<8xi32>
          %shl_masked_121 = arith.shli %e_value_111, %c21_8xi32 : vector<8xi32>
          %bit_or_121 = arith.ori %shr_masked_127, %shl_masked_121 : vector<8xi32>
          %bit_xor_78 = arith.xori %bit_or_120, %bit_or_121 : vector<8xi32>
          %e_value_112 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_128 = arith.shrui %e_value_112, %c25_8xi32 : vector<8xi32>
          %shl_masked_122 = arith.shli %e_value_112, %c7_8xi32 : vector<8xi32>
          %bit_or_122 = arith.ori %shr_masked_128, %shl_masked_122 : vector<8xi32>
          %mixed_18 = arith.xori %bit_xor_78, %bit_or_122 : vector<8xi32>
          %h_value_18 = llvm.load %h : !llvm.ptr -> vector<8xi32>
          %add_114 = arith.addi %h_value_18, %mixed_18 : vector<8xi32>
          %add_115 = arith.addi %add_114, %chosen_18 : vector<8xi32>
          %add_116 = arith.addi %add_115, %c264347078_8xi32 : vector<8xi32>
          %word_value_18 = llvm.load %word_18 : !llvm.ptr -> vector<8xi32>
          %first_19 = arith.addi %add_116, %word_value_18 : vector<8xi32>
          %a_value_108 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_54 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %bit_and_92 = arith.andi %a_value_108, %b_value_54 : vector<8xi32>
          %a_value_109 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %c_value_54 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_93 = arith.andi %a_value_109, %c_value_54 : vector<8xi32>
          %bit_xor_79 = arith.xori %bit_and_92, %bit_and_93 : vector<8xi32>
          %b_value_55 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_55 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_94 = arith.andi %b_value_55, %c_value_55 : vector<8xi32>
          %majority_18 = arith.xori %bit_xor_79, %bit_and_94 : vector<8xi32>
          %a_value_110 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_129 = arith.shrui %a_value_110, %c2_8xi32 : vector<8xi32>
          %shl_masked_123 = arith.shli %a_value_110, %c30_8xi32 : vector<8xi32>
          %bit_or_123 = arith.ori %shr_masked_129, %shl_masked_123 : vector<8xi32>
          %a_value_111 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_130 = arith.shrui %a_value_111, %c13_8xi32 : vector<8xi32>
          %shl_masked_124 = arith.shli %a_value_111, %c19_8xi32 : vector<8xi32>
          %bit_or_124 = arith.ori %shr_masked_130, %shl_masked_124 : vector<8xi32>
          %bit_xor_80 = arith.xori %bit_or_123, %bit_or_124 : vector<8xi32>
          %a_value_112 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_131 = arith.shrui %a_value_112, %c22_8xi32 : vector<8xi32>
          %shl_masked_125 = arith.shli %a_value_112, %c10_8xi32 : vector<8xi32>
          %bit_or_125 = arith.ori %shr_masked_131, %shl_masked_125 : vector<8xi32>
          %bit_xor_81 = arith.xori %bit_xor_80, %bit_or_125 : vector<8xi32>
          %second_18 = arith.addi %bit_xor_81, %majority_18 : vector<8xi32>
          %add_117 = arith.addi %first_19, %second_18 : vector<8xi32>
          %a_value_113 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_56 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_56 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %d_value_18 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %add_118 = arith.addi %d_value_18, %first_19 : vector<8xi32>
          %e_value_113 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_37 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %g_value_37 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          llvm.store %add_117, %a : vector<8xi32>, !llvm.ptr
          llvm.store %a_value_113, %b : vector<8xi32>, !llvm.ptr
          llvm.store %b_value_56, %c : vector<8xi32>, !llvm.ptr
          llvm.store %c_value_56, %d : vector<8xi32>, !llvm.ptr
          llvm.store %add_118, %e : vector<8xi32>, !llvm.ptr
          llvm.store %e_value_113, %f : vector<8xi32>, !llvm.ptr
          llvm.store %f_value_37, %g : vector<8xi32>, !llvm.ptr
          llvm.store %g_value_37, %h : vector<8xi32>, !llvm.ptr
          %shr_masked_132 = arith.shrui %far_3, %c7_8xi32 : vector<8xi32>
          %shl_masked_126 = arith.shli %far_3, %c25_8xi32 : vector<8xi32>
          %bit_or_126 = arith.ori %shr_masked_132, %shl_masked_126 : vector<8xi32>
          %shr_masked_133 = arith.shrui %far_3, %c18_8xi32 : vector<8xi32>
          %shl_masked_127 = arith.shli %far_3, %c14_8xi32 : vector<8xi32>
          %bit_or_127 = arith.ori %shr_masked_133, %shl_masked_127 : vector<8xi32>
          %bit_xor_82 = arith.xori %bit_or_126, %bit_or_127 : vector<8xi32>
          %shr_masked_134 = arith.shrui %far_3, %c3_8xi32 : vector<8xi32>
          %small_3 = arith.xori %bit_xor_82, %shr_masked_134 : vector<8xi32>
          %shr_masked_135 = arith.shrui %near_3, %c17_8xi32 : vector<8xi32>
          %shl_masked_128 = arith.shli %near_3, %c15_8xi32 : vector<8xi32>
          %bit_or_128 = arith.ori %shr_masked_135, %shl_masked_128 : vector<8xi32>
          %shr_masked_136 = arith.shrui %near_3, %c19_8xi32 : vector<8xi32>
          %shl_masked_129 = arith.shli %near_3, %c13_8xi32 : vector<8xi32>
          %bit_or_129 = arith.ori %shr_masked_136, %shl_masked_129 : vector<8xi32>
          %bit_xor_83 = arith.xori %bit_or_128, %bit_or_129 : vector<8xi32>
          %shr_masked_137 = arith.shrui %near_3, %c10_8xi32 : vector<8xi32>
          %large_3 = arith.xori %bit_xor_83, %shr_masked_137 : vector<8xi32>
          %add_119 = arith.addi %far_2, %small_3 : vector<8xi32>
          %add_120 = arith.addi %add_119, %far_11 : vector<8xi32>
          %add_121 = arith.addi %add_120, %large_3 : vector<8xi32>
          llvm.store %add_121, %word_19 : vector<8xi32>, !llvm.ptr
          %near_5 = llvm.load %word_19 : !llvm.ptr -> vector<8xi32>
          %e_value_114 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_38 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %bit_and_95 = arith.andi %e_value_114, %f_value_38 : vector<8xi32>
          %e_value_115 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %bit_not_19 = arith.xori %e_value_115, %c-1_8xi32 : vector<8xi32>
          %g_value_38 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          %bit_and_96 = arith.andi %bit_not_19, %g_value_38 : vector<8xi32>
          %chosen_19 = arith.xori %bit_and_95, %bit_and_96 : vector<8xi32>
          %e_value_116 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_138 = arith.shrui %e_value_116, %c6_8xi32 : vector<8xi32>
          %shl_masked_130 = arith.shli %e_value_116, %c26_8xi32 : vector<8xi32>
          %bit_or_130 = arith.ori %shr_masked_138, %shl_masked_130 : vector<8xi32>
          %e_value_117 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_139 = arith.shrui %e_value_117, %c11_8xi32 : vector<8xi32>
          %shl_masked_131 = arith.shli %e_value_117, %c21_8xi32 : vector<8xi32>
          %bit_or_131 = arith.ori %shr_masked_139, %shl_masked_131 : vector<8xi32>
          %bit_xor_84 = arith.xori %bit_or_130, %bit_or_131 : vector<8xi32>
          %e_value_118 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_140 = arith.shrui %e_value_118, %c25_8xi32 : vector<8xi32>
          %shl_masked_132 = arith.shli %e_value_118, %c7_8xi32 : vector<8xi32>
          %bit_or_132 = arith.ori %shr_masked_140, %shl_masked_132 : vector<8xi32>
          %mixed_19 = arith.xori %bit_xor_84, %bit_or_132 : vector<8xi32>
          %h_value_19 = llvm.load %h : !llvm.ptr -> vector<8xi32>
          %add_122 = arith.addi %h_value_19, %mixed_19 : vector<8xi32>
          %add_123 = arith.addi %add_122, %chosen_19 : vector<8xi32>
          %add_124 = arith.addi %add_123, %c604807628_8xi32 : vector<8xi32>
          %word_value_19 = llvm.load %word_19 : !llvm.ptr -> vector<8xi32>
          %first_20 = arith.addi %add_124, %word_value_19 : vector<8xi32>
          %a_value_114 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_57 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %bit_and_97 = arith.andi %a_value_114, %b_value_57 : vector<8xi32>
          %a_value_115 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %c_value_57 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_98 = arith.andi %a_value_115, %c_value_57 : vector<8xi32>
          %bit_xor_85 = arith.xori %bit_and_97, %bit_and_98 : vector<8xi32>
          %b_value_58 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_58 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_99 = arith.andi %b_value_58, %c_value_58 : vector<8xi32>
          %majority_19 = arith.xori %bit_xor_85, %bit_and_99 : vector<8xi32>
          %a_value_116 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_141 = arith.shrui %a_value_116, %c2_8xi32 : vector<8xi32>
          %shl_masked_133 = arith.shli %a_value_116, %c30_8xi32 : vector<8xi32>
          %bit_or_133 = arith.ori %shr_masked_141, %shl_masked_133 : vector<8xi32>
          %a_value_117 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_142 = arith.shrui %a_value_117, %c13_8xi32 : vector<8xi32>
          %shl_masked_134 = arith.shli %a_value_117, %c19_8xi32 : vector<8xi32>
          %bit_or_134 = arith.ori %shr_masked_142, %shl_masked_134 : vector<8xi32>
          %bit_xor_86 = arith.xori %bit_or_133, %bit_or_134 : vector<8xi32>
          %a_value_118 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_143 = arith.shrui %a_value_118, %c22_8xi32 : vector<8xi32>
          %shl_masked_135 = arith.shli %a_value_118, %c10_8xi32 : vector<8xi32>
          %bit_or_135 = arith.ori %shr_masked_143, %shl_masked_135 : vector<8xi32>
          %bit_xor_87 = arith.xori %bit_xor_86, %bit_or_135 : vector<8xi32>
          %second_19 = arith.addi %bit_xor_87, %majority_19 : vector<8xi32>
          %add_125 = arith.addi %first_20, %second_19 : vector<8xi32>
          %a_value_119 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_59 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_59 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %d_value_19 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %add_126 = arith.addi %d_value_19, %first_20 : vector<8xi32>
          %e_value_119 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_39 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %g_value_39 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          llvm.store %add_125, %a : vector<8xi32>, !llvm.ptr
          llvm.store %a_value_119, %b : vector<8xi32>, !llvm.ptr
          llvm.store %b_value_59, %c : vector<8xi32>, !llvm.ptr
          llvm.store %c_value_59, %d : vector<8xi32>, !llvm.ptr
          llvm.store %add_126, %e : vector<8xi32>, !llvm.ptr
          llvm.store %e_value_119, %f : vector<8xi32>, !llvm.ptr
          llvm.store %f_value_39, %g : vector<8xi32>, !llvm.ptr
          llvm.store %g_value_39, %h : vector<8xi32>, !llvm.ptr
          %shr_masked_144 = arith.shrui %far_4, %c7_8xi32 : vector<8xi32>
          %shl_masked_136 = arith.shli %far_4, %c25_8xi32 : vector<8xi32>
          %bit_or_136 = arith.ori %shr_masked_144, %shl_masked_136 : vector<8xi32>
          %shr_masked_145 = arith.shrui %far_4, %c18_8xi32 : vector<8xi32>
          %shl_masked_137 = arith.shli %far_4, %c14_8xi32 : vector<8xi32>
          %bit_or_137 = arith.ori %shr_masked_145, %shl_masked_137 : vector<8xi32>
          %bit_xor_88 = arith.xori %bit_or_136, %bit_or_137 : vector<8xi32>
          %shr_masked_146 = arith.shrui %far_4, %c3_8xi32 : vector<8xi32>
          %small_4 = arith.xori %bit_xor_88, %shr_masked_146 : vector<8xi32>
          %shr_masked_147 = arith.shrui %near_4, %c17_8xi32 : vector<8xi32>
          %shl_masked_138 = arith.shli %near_4, %c15_8xi32 : vector<8xi32>
          %bit_or_138 = arith.ori %shr_masked_147, %shl_masked_138 : vector<8xi32>
          %shr_masked_148 = arith.shrui %near_4, %c19_8xi32 : vector<8xi32>
          %shl_masked_139 = arith.shli %near_4, %c13_8xi32 : vector<8xi32>
          %bit_or_139 = arith.ori %shr_masked_148, %shl_masked_139 : vector<8xi32>
          %bit_xor_89 = arith.xori %bit_or_138, %bit_or_139 : vector<8xi32>
          %shr_masked_149 = arith.shrui %near_4, %c10_8xi32 : vector<8xi32>
          %large_4 = arith.xori %bit_xor_89, %shr_masked_149 : vector<8xi32>
          %add_127 = arith.addi %far_3, %small_4 : vector<8xi32>
          %add_128 = arith.addi %add_127, %far_12 : vector<8xi32>
          %add_129 = arith.addi %add_128, %large_4 : vector<8xi32>
          llvm.store %add_129, %word_20 : vector<8xi32>, !llvm.ptr
          %near_6 = llvm.load %word_20 : !llvm.ptr -> vector<8xi32>
          %e_value_120 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_40 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %bit_and_100 = arith.andi %e_value_120, %f_value_40 : vector<8xi32>
          %e_value_121 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %bit_not_20 = arith.xori %e_value_121, %c-1_8xi32 : vector<8xi32>
          %g_value_40 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          %bit_and_101 = arith.andi %bit_not_20, %g_value_40 : vector<8xi32>
          %chosen_20 = arith.xori %bit_and_100, %bit_and_101 : vector<8xi32>
          %e_value_122 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_150 = arith.shrui %e_value_122, %c6_8xi32 : vector<8xi32>
          %shl_masked_140 = arith.shli %e_value_122, %c26_8xi32 : vector<8xi32>
          %bit_or_140 = arith.ori %shr_masked_150, %shl_masked_140 : vector<8xi32>
          %e_value_123 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_151 = arith.shrui %e_value_123, %c11_8xi32 : vector<8xi32>
          %shl_masked_141 = arith.shli %e_value_123, %c21_8xi32 : vector<8xi32>
          %bit_or_141 = arith.ori %shr_masked_151, %shl_masked_141 : vector<8xi32>
          %bit_xor_90 = arith.xori %bit_or_140, %bit_or_141 : vector<8xi32>
          %e_value_124 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_152 = arith.shrui %e_value_124, %c25_8xi32 : vector<8xi32>
          %shl_masked_142 = arith.shli %e_value_124, %c7_8xi32 : vector<8xi32>
          %bit_or_142 = arith.ori %shr_masked_152, %shl_masked_142 : vector<8xi32>
          %mixed_20 = arith.xori %bit_xor_90, %bit_or_142 : vector<8xi32>
          %h_value_20 = llvm.load %h : !llvm.ptr -> vector<8xi32>
          %add_130 = arith.addi %h_value_20, %mixed_20 : vector<8xi32>
          %add_131 = arith.addi %add_130, %chosen_20 : vector<8xi32>
          %add_132 = arith.addi %add_131, %c770255983_8xi32 : vector<8xi32>
          %word_value_20 = llvm.load %word_20 : !llvm.ptr -> vector<8xi32>
          %first_21 = arith.addi %add_132, %word_value_20 : vector<8xi32>
          %a_value_120 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_60 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %bit_and_102 = arith.andi %a_value_120, %b_value_60 : vector<8xi32>
          %a_value_121 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %c_value_60 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_103 = arith.andi %a_value_121, %c_value_60 : vector<8xi32>
          %bit_xor_91 = arith.xori %bit_and_102, %bit_and_103 : vector<8xi32>
          %b_value_61 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_61 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_104 = arith.andi %b_value_61, %c_value_61 : vector<8xi32>
          %majority_20 = arith.xori %bit_xor_91, %bit_and_104 : vector<8xi32>
          %a_value_122 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_153 = arith.shrui %a_value_122, %c2_8xi32 : vector<8xi32>
          %shl_masked_143 = arith.shli %a_value_122, %c30_8xi32 : vector<8xi32>
          %bit_or_143 = arith.ori %shr_masked_153, %shl_masked_143 : vector<8xi32>
          %a_value_123 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_154 = arith.shrui %a_value_123, %c13_8xi32 : vector<8xi32>
          %shl_masked_144 = arith.shli %a_value_123, %c19_8xi32 : vector<8xi32>
          %bit_or_144 = arith.ori %shr_masked_154, %shl_masked_144 : vector<8xi32>
          %bit_xor_92 = arith.xori %bit_or_143, %bit_or_144 : vector<8xi32>
          %a_value_124 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_155 = arith.shrui %a_value_124, %c22_8xi32 : vector<8xi32>
          %shl_masked_145 = arith.shli %a_value_124, %c10_8xi32 : vector<8xi32>
          %bit_or_145 = arith.ori %shr_masked_155, %shl_masked_145 : vector<8xi32>
          %bit_xor_93 = arith.xori %bit_xor_92, %bit_or_145 : vector<8xi32>
          %second_20 = arith.addi %bit_xor_93, %majority_20 : vector<8xi32>
          %add_133 = arith.addi %first_21, %second_20 : vector<8xi32>
          %a_value_125 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_62 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_62 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %d_value_20 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %add_134 = arith.addi %d_value_20, %first_21 : vector<8xi32>
          %e_value_125 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_41 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %g_value_41 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          llvm.store %add_133, %a : vector<8xi32>, !llvm.ptr
          llvm.store %a_value_125, %b : vector<8xi32>, !llvm.ptr
          llvm.store %b_value_62, %c : vector<8xi32>, !llvm.ptr
          llvm.store %c_value_62, %d : vector<8xi32>, !llvm.ptr
          llvm.store %add_134, %e : vector<8xi32>, !llvm.ptr
          llvm.store %e_value_125, %f : vector<8xi32>, !llvm.ptr
          llvm.store %f_value_41, %g : vector<8xi32>, !llvm.ptr
          llvm.store %g_value_41, %h : vector<8xi32>, !llvm.ptr
          %shr_masked_156 = arith.shrui %far_5, %c7_8xi32 : vector<8xi32>
          %shl_masked_146 = arith.shli %far_5, %c25_8xi32 : vector<8xi32>
          %bit_or_146 = arith.ori %shr_masked_156, %shl_masked_146 : vector<8xi32>
          %shr_masked_157 = arith.shrui %far_5, %c18_8xi32 : vector<8xi32>
          %shl_masked_147 = arith.shli %far_5, %c14_8xi32 : vector<8xi32>
          %bit_or_147 = arith.ori %shr_masked_157, %shl_masked_147 : vector<8xi32>
          %bit_xor_94 = arith.xori %bit_or_146, %bit_or_147 : vector<8xi32>
          %shr_masked_158 = arith.shrui %far_5, %c3_8xi32 : vector<8xi32>
          %small_5 = arith.xori %bit_xor_94, %shr_masked_158 : vector<8xi32>
          %shr_masked_159 = arith.shrui %near_5, %c17_8xi32 : vector<8xi32>
          %shl_masked_148 = arith.shli %near_5, %c15_8xi32 : vector<8xi32>
          %bit_or_148 = arith.ori %shr_masked_159, %shl_masked_148 : vector<8xi32>
          %shr_masked_160 = arith.shrui %near_5, %c19_8xi32 : vector<8xi32>
          %shl_masked_149 = arith.shli %near_5, %c13_8xi32 : vector<8xi32>
          %bit_or_149 = arith.ori %shr_masked_160, %shl_masked_149 : vector<8xi32>
          %bit_xor_95 = arith.xori %bit_or_148, %bit_or_149 : vector<8xi32>
          %shr_masked_161 = arith.shrui %near_5, %c10_8xi32 : vector<8xi32>
          %large_5 = arith.xori %bit_xor_95, %shr_masked_161 : vector<8xi32>
          %add_135 = arith.addi %far_4, %small_5 : vector<8xi32>
          %add_136 = arith.addi %add_135, %near : vector<8xi32>
          %add_137 = arith.addi %add_136, %large_5 : vector<8xi32>
          llvm.store %add_137, %word_21 : vector<8xi32>, !llvm.ptr
          %near_7 = llvm.load %word_21 : !llvm.ptr -> vector<8xi32>
          %e_value_126 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_42 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %bit_and_105 = arith.andi %e_value_126, %f_value_42 : vector<8xi32>
          %e_value_127 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %bit_not_21 = arith.xori %e_value_127, %c-1_8xi32 : vector<8xi32>
          %g_value_42 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          %bit_and_106 = arith.andi %bit_not_21, %g_value_42 : vector<8xi32>
          %chosen_21 = arith.xori %bit_and_105, %bit_and_106 : vector<8xi32>
          %e_value_128 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_162 = arith.shrui %e_value_128, %c6_8xi32 : vector<8xi32>
          %shl_masked_150 = arith.shli %e_value_128, %c26_8xi32 : vector<8xi32>
          %bit_or_150 = arith.ori %shr_masked_162, %shl_masked_150 : vector<8xi32>
          %e_value_129 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_163 = arith.shrui %e_value_129, %c11_8xi32 : vector<8xi32>
          %shl_masked_151 = arith.shli %e_value_129, %c21_8xi32 : vector<8xi32>
          %bit_or_151 = arith.ori %shr_masked_163, %shl_masked_151 : vector<8xi32>
          %bit_xor_96 = arith.xori %bit_or_150, %bit_or_151 : vector<8xi32>
          %e_value_130 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_164 = arith.shrui %e_value_130, %c25_8xi32 : vector<8xi32>
          %shl_masked_152 = arith.shli %e_value_130, %c7_8xi32 : vector<8xi32>
          %bit_or_152 = arith.ori %shr_masked_164, %shl_masked_152 : vector<8xi32>
          %mixed_21 = arith.xori %bit_xor_96, %bit_or_152 : vector<8xi32>
          %h_value_21 = llvm.load %h : !llvm.ptr -> vector<8xi32>
          %add_138 = arith.addi %h_value_21, %mixed_21 : vector<8xi32>
          %add_139 = arith.addi %add_138, %chosen_21 : vector<8xi32>
          %add_140 = arith.addi %add_139, %c1249150122_8xi32 : vector<8xi32>
          %word_value_21 = llvm.load %word_21 : !llvm.ptr -> vector<8xi32>
          %first_22 = arith.addi %add_140, %word_value_21 : vector<8xi32>
          %a_value_126 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_63 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %bit_and_107 = arith.andi %a_value_126, %b_value_63 : vector<8xi32>
          %a_value_127 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %c_value_63 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_108 = arith.andi %a_value_127, %c_value_63 : vector<8xi32>
          %bit_xor_97 = arith.xori %bit_and_107, %bit_and_108 : vector<8xi32>
          %b_value_64 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_64 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_109 = arith.andi %b_value_64, %c_value_64 : vector<8xi32>
          %majority_21 = arith.xori %bit_xor_97, %bit_and_109 : vector<8xi32>
          %a_value_128 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_165 = arith.shrui %a_value_128, %c2_8xi32 : vector<8xi32>
          %shl_masked_153 = arith.shli %a_value_128, %c30_8xi32 : vector<8xi32>
          %bit_or_153 = arith.ori %shr_masked_165, %shl_masked_153 : vector<8xi32>
          %a_value_129 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_166 = arith.shrui %a_value_129, %c13_8xi32 : vector<8xi32>
          %shl_masked_154 = arith.shli %a_value_129, %c19_8xi32 : vector<8xi32>
          %bit_or_154 = arith.ori %shr_masked_166, %shl_masked_154 : vector<8xi32>
          %bit_xor_98 = arith.xori %bit_or_153, %bit_or_154 : vector<8xi32>
          %a_value_130 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_167 = arith.shrui %a_value_130, %c22_8xi32 : vector<8xi32>
          %shl_masked_155 = arith.shli %a_value_130, %c10_8xi32 : vector<8xi32>
          %bit_or_155 = arith.ori %shr_masked_167, %shl_masked_155 : vector<8xi32>
          %bit_xor_99 = arith.xori %bit_xor_98, %bit_or_155 : vector<8xi32>
          %second_21 = arith.addi %bit_xor_99, %majority_21 : vector<8xi32>
          %add_141 = arith.addi %first_22, %second_21 : vector<8xi32>
          %a_value_131 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_65 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_65 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %d_value_21 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %add_142 = arith.addi %d_value_21, %first_22 : vector<8xi32>
          %e_value_131 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_43 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %g_value_43 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          llvm.store %add_141, %a : vector<8xi32>, !llvm.ptr
          llvm.store %a_value_131, %b : vector<8xi32>, !llvm.ptr
          llvm.store %b_value_65, %c : vector<8xi32>, !llvm.ptr
          llvm.store %c_value_65, %d : vector<8xi32>, !llvm.ptr
          llvm.store %add_142, %e : vector<8xi32>, !llvm.ptr
          llvm.store %e_value_131, %f : vector<8xi32>, !llvm.ptr
          llvm.store %f_value_43, %g : vector<8xi32>, !llvm.ptr
          llvm.store %g_value_43, %h : vector<8xi32>, !llvm.ptr
          %shr_masked_168 = arith.shrui %far_6, %c7_8xi32 : vector<8xi32>
          %shl_masked_156 = arith.shli %far_6, %c25_8xi32 : vector<8xi32>
          %bit_or_156 = arith.ori %shr_masked_168, %shl_masked_156 : vector<8xi32>
          %shr_masked_169 = arith.shrui %far_6, %c18_8xi32 : vector<8xi32>
          %shl_masked_157 = arith.shli %far_6, %c14_8xi32 : vector<8xi32>
          %bit_or_157 = arith.ori %shr_masked_169, %shl_masked_157 : vector<8xi32>
          %bit_xor_100 = arith.xori %bit_or_156, %bit_or_157 : vector<8xi32>
          %shr_masked_170 = arith.shrui %far_6, %c3_8xi32 : vector<8xi32>
          %small_6 = arith.xori %bit_xor_100, %shr_masked_170 : vector<8xi32>
          %shr_masked_171 = arith.shrui %near_6, %c17_8xi32 : vector<8xi32>
          %shl_masked_158 = arith.shli %near_6, %c15_8xi32 : vector<8xi32>
          %bit_or_158 = arith.ori %shr_masked_171, %shl_masked_158 : vector<8xi32>
          %shr_masked_172 = arith.shrui %near_6, %c19_8xi32 : vector<8xi32>
          %shl_masked_159 = arith.shli %near_6, %c13_8xi32 : vector<8xi32>
          %bit_or_159 = arith.ori %shr_masked_172, %shl_masked_159 : vector<8xi32>
          %bit_xor_101 = arith.xori %bit_or_158, %bit_or_159 : vector<8xi32>
          %shr_masked_173 = arith.shrui %near_6, %c10_8xi32 : vector<8xi32>
          %large_6 = arith.xori %bit_xor_101, %shr_masked_173 : vector<8xi32>
          %add_143 = arith.addi %far_5, %small_6 : vector<8xi32>
          %add_144 = arith.addi %add_143, %near_1 : vector<8xi32>
          %add_145 = arith.addi %add_144, %large_6 : vector<8xi32>
          llvm.store %add_145, %word_22 : vector<8xi32>, !llvm.ptr
          %near_8 = llvm.load %word_22 : !llvm.ptr -> vector<8xi32>
          %e_value_132 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_44 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %bit_and_110 = arith.andi %e_value_132, %f_value_44 : vector<8xi32>
          %e_value_133 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %bit_not_22 = arith.xori %e_value_133, %c-1_8xi32 : vector<8xi32>
          %g_value_44 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          %bit_and_111 = arith.andi %bit_not_22, %g_value_44 : vector<8xi32>
          %chosen_22 = arith.xori %bit_and_110, %bit_and_111 : vector<8xi32>
          %e_value_134 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_174 = arith.shrui %e_value_134, %c6_8xi32 : vector<8xi32>
          %shl_masked_160 = arith.shli %e_value_134, %c26_8xi32 : vector<8xi32>
          %bit_or_160 = arith.ori %shr_masked_174, %shl_masked_160 : vector<8xi32>
          %e_value_135 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_175 = arith.shrui %e_value_135, %c11_8xi32 : vector<8xi32>
          %shl_masked_161 = arith.shli %e_value_135, %c21_8xi32 : vector<8xi32>
          %bit_or_161 = arith.ori %shr_masked_175, %shl_masked_161 : vector<8xi32>
          %bit_xor_102 = arith.xori %bit_or_160, %bit_or_161 : vector<8xi32>
          %e_value_136 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_176 = arith.shrui %e_value_136, %c25_8xi32 : vector<8xi32>
          %shl_masked_162 = arith.shli %e_value_136, %c7_8xi32 : vector<8xi32>
          %bit_or_162 = arith.ori %shr_masked_176, %shl_masked_162 : vector<8xi32>
          %mixed_22 = arith.xori %bit_xor_102, %bit_or_162 : vector<8xi32>
          %h_value_22 = llvm.load %h : !llvm.ptr -> vector<8xi32>
          %add_146 = arith.addi %h_value_22, %mixed_22 : vector<8xi32>
          %add_147 = arith.addi %add_146, %chosen_22 : vector<8xi32>
          %add_148 = arith.addi %add_147, %c1555081692_8xi32 : vector<8xi32>
          %word_value_22 = llvm.load %word_22 : !llvm.ptr -> vector<8xi32>
          %first_23 = arith.addi %add_148, %word_value_22 : vector<8xi32>
          %a_value_132 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_66 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %bit_and_112 = arith.andi %a_value_132, %b_value_66 : vector<8xi32>
          %a_value_133 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %c_value_66 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_113 = arith.andi %a_value_133, %c_value_66 : vector<8xi32>
          %bit_xor_103 = arith.xori %bit_and_112, %bit_and_113 : vector<8xi32>
          %b_value_67 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_67 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_114 = arith.andi %b_value_67, %c_value_67 : vector<8xi32>
          %majority_22 = arith.xori %bit_xor_103, %bit_and_114 : vector<8xi32>
          %a_value_134 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_177 = arith.shrui %a_value_134, %c2_8xi32 : vector<8xi32>
          %shl_masked_163 = arith.shli %a_value_134, %c30_8xi32 : vector<8xi32>
          %bit_or_163 = arith.ori %shr_masked_177, %shl_masked_163 : vector<8xi32>
          %a_value_135 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_178 = arith.shrui %a_value_135, %c13_8xi32 : vector<8xi32>
          %shl_masked_164 = arith.shli %a_value_135, %c19_8xi32 : vector<8xi32>
          %bit_or_164 = arith.ori %shr_masked_178, %shl_masked_164 : vector<8xi32>
          %bit_xor_104 = arith.xori %bit_or_163, %bit_or_164 : vector<8xi32>
          %a_value_136 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_179 = arith.shrui %a_value_136, %c22_8xi32 : vector<8xi32>
          %shl_masked_165 = arith.shli %a_value_136, %c10_8xi32 : vector<8xi32>
          %bit_or_165 = arith.ori %shr_masked_179, %shl_masked_165 : vector<8xi32>
          %bit_xor_105 = arith.xori %bit_xor_104, %bit_or_165 : vector<8xi32>
          %second_22 = arith.addi %bit_xor_105, %majority_22 : vector<8xi32>
          %add_149 = arith.addi %first_23, %second_22 : vector<8xi32>
          %a_value_137 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_68 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_68 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %d_value_22 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %add_150 = arith.addi %d_value_22, %first_23 : vector<8xi32>
          %e_value_137 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_45 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %g_value_45 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          llvm.store %add_149, %a : vector<8xi32>, !llvm.ptr
          llvm.store %a_value_137, %b : vector<8xi32>, !llvm.ptr
          llvm.store %b_value_68, %c : vector<8xi32>, !llvm.ptr
          llvm.store %c_value_68, %d : vector<8xi32>, !llvm.ptr
          llvm.store %add_150, %e : vector<8xi32>, !llvm.ptr
          llvm.store %e_value_137, %f : vector<8xi32>, !llvm.ptr
          llvm.store %f_value_45, %g : vector<8xi32>, !llvm.ptr
          llvm.store %g_value_45, %h : vector<8xi32>, !llvm.ptr
          %shr_masked_180 = arith.shrui %far_7, %c7_8xi32 : vector<8xi32>
          %shl_masked_166 = arith.shli %far_7, %c25_8xi32 : vector<8xi32>
          %bit_or_166 = arith.ori %shr_masked_180, %shl_masked_166 : vector<8xi32>
          %shr_masked_181 = arith.shrui %far_7, %c18_8xi32 : vector<8xi32>
          %shl_masked_167 = arith.shli %far_7, %c14_8xi32 : vector<8xi32>
          %bit_or_167 = arith.ori %shr_masked_181, %shl_masked_167 : vector<8xi32>
          %bit_xor_106 = arith.xori %bit_or_166, %bit_or_167 : vector<8xi32>
          %shr_masked_182 = arith.shrui %far_7, %c3_8xi32 : vector<8xi32>
          %small_7 = arith.xori %bit_xor_106, %shr_masked_182 : vector<8xi32>
          %shr_masked_183 = arith.shrui %near_7, %c17_8xi32 : vector<8xi32>
          %shl_masked_168 = arith.shli %near_7, %c15_8xi32 : vector<8xi32>
          %bit_or_168 = arith.ori %shr_masked_183, %shl_masked_168 : vector<8xi32>
          %shr_masked_184 = arith.shrui %near_7, %c19_8xi32 : vector<8xi32>
          %shl_masked_169 = arith.shli %near_7, %c13_8xi32 : vector<8xi32>
          %bit_or_169 = arith.ori %shr_masked_184, %shl_masked_169 : vector<8xi32>
          %bit_xor_107 = arith.xori %bit_or_168, %bit_or_169 : vector<8xi32>
          %shr_masked_185 = arith.shrui %near_7, %c10_8xi32 : vector<8xi32>
          %large_7 = arith.xori %bit_xor_107, %shr_masked_185 : vector<8xi32>
          %add_151 = arith.addi %far_6, %small_7 : vector<8xi32>
          %add_152 = arith.addi %add_151, %near_2 : vector<8xi32>
          %add_153 = arith.addi %add_152, %large_7 : vector<8xi32>
          llvm.store %add_153, %word_23 : vector<8xi32>, !llvm.ptr
          %near_9 = llvm.load %word_23 : !llvm.ptr -> vector<8xi32>
          %e_value_138 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_46 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %bit_and_115 = arith.andi %e_value_138, %f_value_46 : vector<8xi32>
          %e_value_139 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %bit_not_23 = arith.xori %e_value_139, %c-1_8xi32 : vector<8xi32>
          %g_value_46 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          %bit_and_116 = arith.andi %bit_not_23, %g_value_46 : vector<8xi32>
          %chosen_23 = arith.xori %bit_and_115, %bit_and_116 : vector<8xi32>
          %e_value_140 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_186 = arith.shrui %e_value_140, %c6_8xi32 : vector<8xi32>
          %shl_masked_170 = arith.shli %e_value_140, %c26_8xi32 : vector<8xi32>
          %bit_or_170 = arith.ori %shr_masked_186, %shl_masked_170 : vector<8xi32>
          %e_value_141 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_187 = arith.shrui %e_value_141, %c11_8xi32 : vector<8xi32>
          %shl_masked_171 = arith.shli %e_value_141, %c21_8xi32 : vector<8xi32>
          %bit_or_171 = arith.ori %shr_masked_187, %shl_masked_171 : vector<8xi32>
          %bit_xor_108 = arith.xori %bit_or_170, %bit_or_171 : vector<8xi32>
          %e_value_142 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_188 = arith.shrui %e_value_142, %c25_8xi32 : vector<8xi32>
          %shl_masked_172 = arith.shli %e_value_142, %c7_8xi32 : vector<8xi32>
          %bit_or_172 = arith.ori %shr_masked_188, %shl_masked_172 : vector<8xi32>
          %mixed_23 = arith.xori %bit_xor_108, %bit_or_172 : vector<8xi32>
          %h_value_23 = llvm.load %h : !llvm.ptr -> vector<8xi32>
          %add_154 = arith.addi %h_value_23, %mixed_23 : vector<8xi32>
          %add_155 = arith.addi %add_154, %chosen_23 : vector<8xi32>
          %add_156 = arith.addi %add_155, %c1996064986_8xi32 : vector<8xi32>
          %word_value_23 = llvm.load %word_23 : !llvm.ptr -> vector<8xi32>
          %first_24 = arith.addi %add_156, %word_value_23 : vector<8xi32>
          %a_value_138 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_69 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %bit_and_117 = arith.andi %a_value_138, %b_value_69 : vector<8xi32>
          %a_value_139 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %c_value_69 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_118 = arith.andi %a_value_139, %c_value_69 : vector<8xi32>
          %bit_xor_109 = arith.xori %bit_and_117, %bit_and_118 : vector<8xi32>
          %b_value_70 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_70 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_119 = arith.andi %b_value_70, %c_value_70 : vector<8xi32>
          %majority_23 = arith.xori %bit_xor_109, %bit_and_119 : vector<8xi32>
          %a_value_140 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_189 = arith.shrui %a_value_140, %c2_8xi32 : vector<8xi32>
          %shl_masked_173 = arith.shli %a_value_140, %c30_8xi32 : vector<8xi32>
          %bit_or_173 = arith.ori %shr_masked_189, %shl_masked_173 : vector<8xi32>
          %a_value_141 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_190 = arith.shrui %a_value_141, %c13_8xi32 : vector<8xi32>
          %shl_masked_174 = arith.shli %a_value_141, %c19_8xi32 : vector<8xi32>
          %bit_or_174 = arith.ori %shr_masked_190, %shl_masked_174 : vector<8xi32>
          %bit_xor_110 = arith.xori %bit_or_173, %bit_or_174 : vector<8xi32>
          %a_value_142 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_191 = arith.shrui %a_value_142, %c22_8xi32 : vector<8xi32>
          %shl_masked_175 = arith.shli %a_value_142, %c10_8xi32 : vector<8xi32>
          %bit_or_175 = arith.ori %shr_masked_191, %shl_masked_175 : vector<8xi32>
          %bit_xor_111 = arith.xori %bit_xor_110, %bit_or_175 : vector<8xi32>
          %second_23 = arith.addi %bit_xor_111, %majority_23 : vector<8xi32>
          %add_157 = arith.addi %first_24, %second_23 : vector<8xi32>
          %a_value_143 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_71 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_71 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %d_value_23 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %add_158 = arith.addi %d_value_23, %first_24 : vector<8xi32>
          %e_value_143 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_47 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %g_value_47 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          llvm.store %add_157, %a : vector<8xi32>, !llvm.ptr
          llvm.store %a_value_143, %b : vector<8xi32>, !llvm.ptr
          llvm.store %b_value_71, %c : vector<8xi32>, !llvm.ptr
          llvm.store %c_value_71, %d : vector<8xi32>, !llvm.ptr
          llvm.store %add_158, %e : vector<8xi32>, !llvm.ptr
          llvm.store %e_value_143, %f : vector<8xi32>, !llvm.ptr
          llvm.store %f_value_47, %g : vector<8xi32>, !llvm.ptr
          llvm.store %g_value_47, %h : vector<8xi32>, !llvm.ptr
          %shr_masked_192 = arith.shrui %far_8, %c7_8xi32 : vector<8xi32>
          %shl_masked_176 = arith.shli %far_8, %c25_8xi32 : vector<8xi32>
          %bit_or_176 = arith.ori %shr_masked_192, %shl_masked_176 : vector<8xi32>
          %shr_masked_193 = arith.shrui %far_8, %c18_8xi32 : vector<8xi32>
          %shl_masked_177 = arith.shli %far_8, %c14_8xi32 : vector<8xi32>
          %bit_or_177 = arith.ori %shr_masked_193, %shl_masked_177 : vector<8xi32>
          %bit_xor_112 = arith.xori %bit_or_176, %bit_or_177 : vector<8xi32>
          %shr_masked_194 = arith.shrui %far_8, %c3_8xi32 : vector<8xi32>
          %small_8 = arith.xori %bit_xor_112, %shr_masked_194 : vector<8xi32>
          %shr_masked_195 = arith.shrui %near_8, %c17_8xi32 : vector<8xi32>
          %shl_masked_178 = arith.shli %near_8, %c15_8xi32 : vector<8xi32>
          %bit_or_178 = arith.ori %shr_masked_195, %shl_masked_178 : vector<8xi32>
          %shr_masked_196 = arith.shrui %near_8, %c19_8xi32 : vector<8xi32>
          %shl_masked_179 = arith.shli %near_8, %c13_8xi32 : vector<8xi32>
          %bit_or_179 = arith.ori %shr_masked_196, %shl_masked_179 : vector<8xi32>
          %bit_xor_113 = arith.xori %bit_or_178, %bit_or_179 : vector<8xi32>
          %shr_masked_197 = arith.shrui %near_8, %c10_8xi32 : vector<8xi32>
          %large_8 = arith.xori %bit_xor_113, %shr_masked_197 : vector<8xi32>
          %add_159 = arith.addi %far_7, %small_8 : vector<8xi32>
          %add_160 = arith.addi %add_159, %near_3 : vector<8xi32>
          %add_161 = arith.addi %add_160, %large_8 : vector<8xi32>
          llvm.store %add_161, %word_24 : vector<8xi32>, !llvm.ptr
          %near_10 = llvm.load %word_24 : !llvm.ptr -> vector<8xi32>
          %e_value_144 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_48 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %bit_and_120 = arith.andi %e_value_144, %f_value_48 : vector<8xi32>
          %e_value_145 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %bit_not_24 = arith.xori %e_value_145, %c-1_8xi32 : vector<8xi32>
          %g_value_48 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          %bit_and_121 = arith.andi %bit_not_24, %g_value_48 : vector<8xi32>
          %chosen_24 = arith.xori %bit_and_120, %bit_and_121 : vector<8xi32>
          %e_value_146 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_198 = arith.shrui %e_value_146, %c6_8xi32 : vector<8xi32>
          %shl_masked_180 = arith.shli %e_value_146, %c26_8xi32 : vector<8xi32>
          %bit_or_180 = arith.ori %shr_masked_198, %shl_masked_180 : vector<8xi32>
          %e_value_147 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_199 = arith.shrui %e_value_147, %c11_8xi32 : vector<8xi32>
          %shl_masked_181 = arith.shli %e_value_147, %c21_8xi32 : vector<8xi32>
          %bit_or_181 = arith.ori %shr_masked_199, %shl_masked_181 : vector<8xi32>
          %bit_xor_114 = arith.xori %bit_or_180, %bit_or_181 : vector<8xi32>
          %e_value_148 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_200 = arith.shrui %e_value_148, %c25_8xi32 : vector<8xi32>
          %shl_masked_182 = arith.shli %e_value_148, %c7_8xi32 : vector<8xi32>
          %bit_or_182 = arith.ori %shr_masked_200, %shl_masked_182 : vector<8xi32>
          %mixed_24 = arith.xori %bit_xor_114, %bit_or_182 : vector<8xi32>
          %h_value_24 = llvm.load %h : !llvm.ptr -> vector<8xi32>
          %add_162 = arith.addi %h_value_24, %mixed_24 : vector<8xi32>
          %add_163 = arith.addi %add_162, %chosen_24 : vector<8xi32>
          %add_164 = arith.addi %add_163, %c-1740746414_8xi32 : vector<8xi32>
          %word_value_24 = llvm.load %word_24 : !llvm.ptr -> vector<8xi32>
          %first_25 = arith.addi %add_164, %word_value_24 : vector<8xi32>
          %a_value_144 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_72 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %bit_and_122 = arith.andi %a_value_144, %b_value_72 : vector<8xi32>
          %a_value_145 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %c_value_72 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_123 = arith.andi %a_value_145, %c_value_72 : vector<8xi32>
          %bit_xor_115 = arith.xori %bit_and_122, %bit_and_123 : vector<8xi32>
          %b_value_73 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_73 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_124 = arith.andi %b_value_73, %c_value_73 : vector<8xi32>
          %majority_24 = arith.xori %bit_xor_115, %bit_and_124 : vector<8xi32>
          %a_value_146 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_201 = arith.shrui %a_value_146, %c2_8xi32 : vector<8xi32>
          %shl_masked_183 = arith.shli %a_value_146, %c30_8xi32 : vector<8xi32>
          %bit_or_183 = arith.ori %shr_masked_201, %shl_masked_183 : vector<8xi32>
          %a_value_147 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_202 = arith.shrui %a_value_147, %c13_8xi32 : vector<8xi32>
          %shl_masked_184 = arith.shli %a_value_147, %c19_8xi32 : vector<8xi32>
          %bit_or_184 = arith.ori %shr_masked_202, %shl_masked_184 : vector<8xi32>
          %bit_xor_116 = arith.xori %bit_or_183, %bit_or_184 : vector<8xi32>
          %a_value_148 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_203 = arith.shrui %a_value_148, %c22_8xi32 : vector<8xi32>
          %shl_masked_185 = arith.shli %a_value_148, %c10_8xi32 : vector<8xi32>
          %bit_or_185 = arith.ori %shr_masked_203, %shl_masked_185 : vector<8xi32>
          %bit_xor_117 = arith.xori %bit_xor_116, %bit_or_185 : vector<8xi32>
          %second_24 = arith.addi %bit_xor_117, %majority_24 : vector<8xi32>
          %add_165 = arith.addi %first_25, %second_24 : vector<8xi32>
          %a_value_149 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_74 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_74 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %d_value_24 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %add_166 = arith.addi %d_value_24, %first_25 : vector<8xi32>
          %e_value_149 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_49 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %g_value_49 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          llvm.store %add_165, %a : vector<8xi32>, !llvm.ptr
          llvm.store %a_value_149, %b : vector<8xi32>, !llvm.ptr
          llvm.store %b_value_74, %c : vector<8xi32>, !llvm.ptr
          llvm.store %c_value_74, %d : vector<8xi32>, !llvm.ptr
          llvm.store %add_166, %e : vector<8xi32>, !llvm.ptr
          llvm.store %e_value_149, %f : vector<8xi32>, !llvm.ptr
          llvm.store %f_value_49, %g : vector<8xi32>, !llvm.ptr
          llvm.store %g_value_49, %h : vector<8xi32>, !llvm.ptr
          %shr_masked_204 = arith.shrui %far_9, %c7_8xi32 : vector<8xi32>
          %shl_masked_186 = arith.shli %far_9, %c25_8xi32 : vector<8xi32>
          %bit_or_186 = arith.ori %shr_masked_204, %shl_masked_186 : vector<8xi32>
          %shr_masked_205 = arith.shrui %far_9, %c18_8xi32 : vector<8xi32>
          %shl_masked_187 = arith.shli %far_9, %c14_8xi32 : vector<8xi32>
          %bit_or_187 = arith.ori %shr_masked_205, %shl_masked_187 : vector<8xi32>
          %bit_xor_118 = arith.xori %bit_or_186, %bit_or_187 : vector<8xi32>
          %shr_masked_206 = arith.shrui %far_9, %c3_8xi32 : vector<8xi32>
          %small_9 = arith.xori %bit_xor_118, %shr_masked_206 : vector<8xi32>
          %shr_masked_207 = arith.shrui %near_9, %c17_8xi32 : vector<8xi32>
          %shl_masked_188 = arith.shli %near_9, %c15_8xi32 : vector<8xi32>
          %bit_or_188 = arith.ori %shr_masked_207, %shl_masked_188 : vector<8xi32>
          %shr_masked_208 = arith.shrui %near_9, %c19_8xi32 : vector<8xi32>
          %shl_masked_189 = arith.shli %near_9, %c13_8xi32 : vector<8xi32>
          %bit_or_189 = arith.ori %shr_masked_208, %shl_masked_189 : vector<8xi32>
          %bit_xor_119 = arith.xori %bit_or_188, %bit_or_189 : vector<8xi32>
          %shr_masked_209 = arith.shrui %near_9, %c10_8xi32 : vector<8xi32>
          %large_9 = arith.xori %bit_xor_119, %shr_masked_209 : vector<8xi32>
          %add_167 = arith.addi %far_8, %small_9 : vector<8xi32>
          %add_168 = arith.addi %add_167, %near_4 : vector<8xi32>
          %add_169 = arith.addi %add_168, %large_9 : vector<8xi32>
          llvm.store %add_169, %word_25 : vector<8xi32>, !llvm.ptr
          %near_11 = llvm.load %word_25 : !llvm.ptr -> vector<8xi32>
          %e_value_150 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_50 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %bit_and_125 = arith.andi %e_value_150, %f_value_50 : vector<8xi32>
          %e_value_151 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %bit_not_25 = arith.xori %e_value_151, %c-1_8xi32 : vector<8xi32>
          %g_value_50 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          %bit_and_126 = arith.andi %bit_not_25, %g_value_50 : vector<8xi32>
          %chosen_25 = arith.xori %bit_and_125, %bit_and_126 : vector<8xi32>
          %e_value_152 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_210 = arith.shrui %e_value_152, %c6_8xi32 : vector<8xi32>
          %shl_masked_190 = arith.shli %e_value_152, %c26_8xi32 : vector<8xi32>
          %bit_or_190 = arith.ori %shr_masked_210, %shl_masked_190 : vector<8xi32>
          %e_value_153 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_211 = arith.shrui %e_value_153, %c11_8xi32 : vector<8xi32>
          %shl_masked_191 = arith.shli %e_value_153, %c21_8xi32 : vector<8xi32>
          %bit_or_191 = arith.ori %shr_masked_211, %shl_masked_191 : vector<8xi32>
          %bit_xor_120 = arith.xori %bit_or_190, %bit_or_191 : vector<8xi32>
          %e_value_154 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_212 = arith.shrui %e_value_154, %c25_8xi32 : vector<8xi32>
          %shl_masked_192 = arith.shli %e_value_154, %c7_8xi32 : vector<8xi32>
          %bit_or_192 = arith.ori %shr_masked_212, %shl_masked_192 : vector<8xi32>
          %mixed_25 = arith.xori %bit_xor_120, %bit_or_192 : vector<8xi32>
          %h_value_25 = llvm.load %h : !llvm.ptr -> vector<8xi32>
          %add_170 = arith.addi %h_value_25, %mixed_25 : vector<8xi32>
          %add_171 = arith.addi %add_170, %chosen_25 : vector<8xi32>
          %add_172 = arith.addi %add_171, %c-1473132947_8xi32 : vector<8xi32>
          %word_value_25 = llvm.load %word_25 : !llvm.ptr -> vector<8xi32>
          %first_26 = arith.addi %add_172, %word_value_25 : vector<8xi32>
          %a_value_150 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_75 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %bit_and_127 = arith.andi %a_value_150, %b_value_75 : vector<8xi32>
          %a_value_151 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %c_value_75 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_128 = arith.andi %a_value_151, %c_value_75 : vector<8xi32>
          %bit_xor_121 = arith.xori %bit_and_127, %bit_and_128 : vector<8xi32>
          %b_value_76 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_76 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_129 = arith.andi %b_value_76, %c_value_76 : vector<8xi32>
          %majority_25 = arith.xori %bit_xor_121, %bit_and_129 : vector<8xi32>
          %a_value_152 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_213 = arith.shrui %a_value_152, %c2_8xi32 : vector<8xi32>
          %shl_masked_193 = arith.shli %a_value_152, %c30_8xi32 : vector<8xi32>
          %bit_or_193 = arith.ori %shr_masked_213, %shl_masked_193 : vector<8xi32>
          %a_value_153 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_214 = arith.shrui %a_value_153, %c13_8xi32 : vector<8xi32>
          %shl_masked_194 = arith.shli %a_value_153, %c19_8xi32 : vector<8xi32>
          %bit_or_194 = arith.ori %shr_masked_214, %shl_masked_194 : vector<8xi32>
          %bit_xor_122 = arith.xori %bit_or_193, %bit_or_194 : vector<8xi32>
          %a_value_154 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_215 = arith.shrui %a_value_154, %c22_8xi32 : vector<8xi32>
          %shl_masked_195 = arith.shli %a_value_154, %c10_8xi32 : vector<8xi32>
          %bit_or_195 = arith.ori %shr_masked_215, %shl_masked_195 : vector<8xi32>
          %bit_xor_123 = arith.xori %bit_xor_122, %bit_or_195 : vector<8xi32>
          %second_25 = arith.addi %bit_xor_123, %majority_25 : vector<8xi32>
          %add_173 = arith.addi %first_26, %second_25 : vector<8xi32>
          %a_value_155 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_77 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_77 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %d_value_25 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %add_174 = arith.addi %d_value_25, %first_26 : vector<8xi32>
          %e_value_155 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_51 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %g_value_51 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          llvm.store %add_173, %a : vector<8xi32>, !llvm.ptr
          llvm.store %a_value_155, %b : vector<8xi32>, !llvm.ptr
          llvm.store %b_value_77, %c : vector<8xi32>, !llvm.ptr
          llvm.store %c_value_77, %d : vector<8xi32>, !llvm.ptr
          llvm.store %add_174, %e : vector<8xi32>, !llvm.ptr
          llvm.store %e_value_155, %f : vector<8xi32>, !llvm.ptr
          llvm.store %f_value_51, %g : vector<8xi32>, !llvm.ptr
          llvm.store %g_value_51, %h : vector<8xi32>, !llvm.ptr
          %shr_masked_216 = arith.shrui %far_10, %c7_8xi32 : vector<8xi32>
          %shl_masked_196 = arith.shli %far_10, %c25_8xi32 : vector<8xi32>
          %bit_or_196 = arith.ori %shr_masked_216, %shl_masked_196 : vector<8xi32>
          %shr_masked_217 = arith.shrui %far_10, %c18_8xi32 : vector<8xi32>
          %shl_masked_197 = arith.shli %far_10, %c14_8xi32 : vector<8xi32>
          %bit_or_197 = arith.ori %shr_masked_217, %shl_masked_197 : vector<8xi32>
          %bit_xor_124 = arith.xori %bit_or_196, %bit_or_197 : vector<8xi32>
          %shr_masked_218 = arith.shrui %far_10, %c3_8xi32 : vector<8xi32>
          %small_10 = arith.xori %bit_xor_124, %shr_masked_218 : vector<8xi32>
          %shr_masked_219 = arith.shrui %near_10, %c17_8xi32 : vector<8xi32>
          %shl_masked_198 = arith.shli %near_10, %c15_8xi32 : vector<8xi32>
          %bit_or_198 = arith.ori %shr_masked_219, %shl_masked_198 : vector<8xi32>
          %shr_masked_220 = arith.shrui %near_10, %c19_8xi32 : vector<8xi32>
          %shl_masked_199 = arith.shli %near_10, %c13_8xi32 : vector<8xi32>
          %bit_or_199 = arith.ori %shr_masked_220, %shl_masked_199 : vector<8xi32>
          %bit_xor_125 = arith.xori %bit_or_198, %bit_or_199 : vector<8xi32>
          %shr_masked_221 = arith.shrui %near_10, %c10_8xi32 : vector<8xi32>
          %large_10 = arith.xori %bit_xor_125, %shr_masked_221 : vector<8xi32>
          %add_175 = arith.addi %far_9, %small_10 : vector<8xi32>
          %add_176 = arith.addi %add_175, %near_5 : vector<8xi32>
          %add_177 = arith.addi %add_176, %large_10 : vector<8xi32>
          llvm.store %add_177, %word_26 : vector<8xi32>, !llvm.ptr
          %near_12 = llvm.load %word_26 : !llvm.ptr -> vector<8xi32>
          %e_value_156 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_52 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %bit_and_130 = arith.andi %e_value_156, %f_value_52 : vector<8xi32>
          %e_value_157 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %bit_not_26 = arith.xori %e_value_157, %c-1_8xi32 : vector<8xi32>
          %g_value_52 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          %bit_and_131 = arith.andi %bit_not_26, %g_value_52 : vector<8xi32>
          %chosen_26 = arith.xori %bit_and_130, %bit_and_131 : vector<8xi32>
          %e_value_158 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_222 = arith.shrui %e_value_158, %c6_8xi32 : vector<8xi32>
          %shl_masked_200 = arith.shli %e_value_158, %c26_8xi32 : vector<8xi32>
          %bit_or_200 = arith.ori %shr_masked_222, %shl_masked_200 : vector<8xi32>
          %e_value_159 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_223 = arith.shrui %e_value_159, %c11_8xi32 : vector<8xi32>
          %shl_masked_201 = arith.shli %e_value_159, %c21_8xi32 : vector<8xi32>
          %bit_or_201 = arith.ori %shr_masked_223, %shl_masked_201 : vector<8xi32>
          %bit_xor_126 = arith.xori %bit_or_200, %bit_or_201 : vector<8xi32>
          %e_value_160 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_224 = arith.shrui %e_value_160, %c25_8xi32 : vector<8xi32>
          %shl_masked_202 = arith.shli %e_value_160, %c7_8xi32 : vector<8xi32>
          %bit_or_202 = arith.ori %shr_masked_224, %shl_masked_202 : vector<8xi32>
          %mixed_26 = arith.xori %bit_xor_126, %bit_or_202 : vector<8xi32>
          %h_value_26 = llvm.load %h : !llvm.ptr -> vector<8xi32>
          %add_178 = arith.addi %h_value_26, %mixed_26 : vector<8xi32>
          %add_179 = arith.addi %add_178, %chosen_26 : vector<8xi32>
          %add_180 = arith.addi %add_179, %c-1341970488_8xi32 : vector<8xi32>
          %word_value_26 = llvm.load %word_26 : !llvm.ptr -> vector<8xi32>
          %first_27 = arith.addi %add_180, %word_value_26 : vector<8xi32>
          %a_value_156 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_78 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %bit_and_132 = arith.andi %a_value_156, %b_value_78 : vector<8xi32>
          %a_value_157 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %c_value_78 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_133 = arith.andi %a_value_157, %c_value_78 : vector<8xi32>
          %bit_xor_127 = arith.xori %bit_and_132, %bit_and_133 : vector<8xi32>
          %b_value_79 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_79 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_134 = arith.andi %b_value_79, %c_value_79 : vector<8xi32>
          %majority_26 = arith.xori %bit_xor_127, %bit_and_134 : vector<8xi32>
          %a_value_158 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_225 = arith.shrui %a_value_158, %c2_8xi32 : vector<8xi32>
          %shl_masked_203 = arith.shli %a_value_158, %c30_8xi32 : vector<8xi32>
          %bit_or_203 = arith.ori %shr_masked_225, %shl_masked_203 : vector<8xi32>
          %a_value_159 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_226 = arith.shrui %a_value_159, %c13_8xi32 : vector<8xi32>
          %shl_masked_204 = arith.shli %a_value_159, %c19_8xi32 : vector<8xi32>
          %bit_or_204 = arith.ori %shr_masked_226, %shl_masked_204 : vector<8xi32>
          %bit_xor_128 = arith.xori %bit_or_203, %bit_or_204 : vector<8xi32>
          %a_value_160 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_227 = arith.shrui %a_value_160, %c22_8xi32 : vector<8xi32>
          %shl_masked_205 = arith.shli %a_value_160, %c10_8xi32 : vector<8xi32>
          %bit_or_205 = arith.ori %shr_masked_227, %shl_masked_205 : vector<8xi32>
          %bit_xor_129 = arith.xori %bit_xor_128, %bit_or_205 : vector<8xi32>
          %second_26 = arith.addi %bit_xor_129, %majority_26 : vector<8xi32>
          %add_181 = arith.addi %first_27, %second_26 : vector<8xi32>
          %a_value_161 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_80 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_80 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %d_value_26 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %add_182 = arith.addi %d_value_26, %first_27 : vector<8xi32>
          %e_value_161 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_53 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %g_value_53 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          llvm.store %add_181, %a : vector<8xi32>, !llvm.ptr
          llvm.store %a_value_161, %b : vector<8xi32>, !llvm.ptr
          llvm.store %b_value_80, %c : vector<8xi32>, !llvm.ptr
          llvm.store %c_value_80, %d : vector<8xi32>, !llvm.ptr
          llvm.store %add_182, %e : vector<8xi32>, !llvm.ptr
          llvm.store %e_value_161, %f : vector<8xi32>, !llvm.ptr
          llvm.store %f_value_53, %g : vector<8xi32>, !llvm.ptr
          llvm.store %g_value_53, %h : vector<8xi32>, !llvm.ptr
          %shr_masked_228 = arith.shrui %far_11, %c7_8xi32 : vector<8xi32>
          %shl_masked_206 = arith.shli %far_11, %c25_8xi32 : vector<8xi32>
          %bit_or_206 = arith.ori %shr_masked_228, %shl_masked_206 : vector<8xi32>
          %shr_masked_229 = arith.shrui %far_11, %c18_8xi32 : vector<8xi32>
          %shl_masked_207 = arith.shli %far_11, %c14_8xi32 : vector<8xi32>
          %bit_or_207 = arith.ori %shr_masked_229, %shl_masked_207 : vector<8xi32>
          %bit_xor_130 = arith.xori %bit_or_206, %bit_or_207 : vector<8xi32>
          %shr_masked_230 = arith.shrui %far_11, %c3_8xi32 : vector<8xi32>
          %small_11 = arith.xori %bit_xor_130, %shr_masked_230 : vector<8xi32>
          %shr_masked_231 = arith.shrui %near_11, %c17_8xi32 : vector<8xi32>
          %shl_masked_208 = arith.shli %near_11, %c15_8xi32 : vector<8xi32>
          %bit_or_208 = arith.ori %shr_masked_231, %shl_masked_208 : vector<8xi32>
          %shr_masked_232 = arith.shrui %near_11, %c19_8xi32 : vector<8xi32>
          %shl_masked_209 = arith.shli %near_11, %c13_8xi32 : vector<8xi32>
          %bit_or_209 = arith.ori %shr_masked_232, %shl_masked_209 : vector<8xi32>
          %bit_xor_131 = arith.xori %bit_or_208, %bit_or_209 : vector<8xi32>
          %shr_masked_233 = arith.shrui %near_11, %c10_8xi32 : vector<8xi32>
          %large_11 = arith.xori %bit_xor_131, %shr_masked_233 : vector<8xi32>
          %add_183 = arith.addi %far_10, %small_11 : vector<8xi32>
          %add_184 = arith.addi %add_183, %near_6 : vector<8xi32>
          %add_185 = arith.addi %add_184, %large_11 : vector<8xi32>
          llvm.store %add_185, %word_27 : vector<8xi32>, !llvm.ptr
          %near_13 = llvm.load %word_27 : !llvm.ptr -> vector<8xi32>
          %e_value_162 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_54 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %bit_and_135 = arith.andi %e_value_162, %f_value_54 : vector<8xi32>
          %e_value_163 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %bit_not_27 = arith.xori %e_value_163, %c-1_8xi32 : vector<8xi32>
          %g_value_54 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          %bit_and_136 = arith.andi %bit_not_27, %g_value_54 : vector<8xi32>
          %chosen_27 = arith.xori %bit_and_135, %bit_and_136 : vector<8xi32>
          %e_value_164 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_234 = arith.shrui %e_value_164, %c6_8xi32 : vector<8xi32>
          %shl_masked_210 = arith.shli %e_value_164, %c26_8xi32 : vector<8xi32>
          %bit_or_210 = arith.ori %shr_masked_234, %shl_masked_210 : vector<8xi32>
          %e_value_165 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_235 = arith.shrui %e_value_165, %c11_8xi32 : vector<8xi32>
          %shl_masked_211 = arith.shli %e_value_165, %c21_8xi32 : vector<8xi32>
          %bit_or_211 = arith.ori %shr_masked_235, %shl_masked_211 : vector<8xi32>
          %bit_xor_132 = arith.xori %bit_or_210, %bit_or_211 : vector<8xi32>
          %e_value_166 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_236 = arith.shrui %e_value_166, %c25_8xi32 : vector<8xi32>
          %shl_masked_212 = arith.shli %e_value_166, %c7_8xi32 : vector<8xi32>
          %bit_or_212 = arith.ori %shr_masked_236, %shl_masked_212 : vector<8xi32>
          %mixed_27 = arith.xori %bit_xor_132, %bit_or_212 : vector<8xi32>
          %h_value_27 = llvm.load %h : !llvm.ptr -> vector<8xi32>
          %add_186 = arith.addi %h_value_27, %mixed_27 : vector<8xi32>
          %add_187 = arith.addi %add_186, %chosen_27 : vector<8xi32>
          %add_188 = arith.addi %add_187, %c-1084653625_8xi32 : vector<8xi32>
          %word_value_27 = llvm.load %word_27 : !llvm.ptr -> vector<8xi32>
          %first_28 = arith.addi %add_188, %word_value_27 : vector<8xi32>
          %a_value_162 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_81 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %bit_and_137 = arith.andi %a_value_162, %b_value_81 : vector<8xi32>
          %a_value_163 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %c_value_81 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_138 = arith.andi %a_value_163, %c_value_81 : vector<8xi32>
          %bit_xor_133 = arith.xori %bit_and_137, %bit_and_138 : vector<8xi32>
          %b_value_82 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_82 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_139 = arith.andi %b_value_82, %c_value_82 : vector<8xi32>
          %majority_27 = arith.xori %bit_xor_133, %bit_and_139 : vector<8xi32>
          %a_value_164 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_237 = arith.shrui %a_value_164, %c2_8xi32 : vector<8xi32>
          %shl_masked_213 = arith.shli %a_value_164, %c30_8xi32 : vector<8xi32>
          %bit_or_213 = arith.ori %shr_masked_237, %shl_masked_213 : vector<8xi32>
          %a_value_165 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_238 = arith.shrui %a_value_165, %c13_8xi32 : vector<8xi32>
          %shl_masked_214 = arith.shli %a_value_165, %c19_8xi32 : vector<8xi32>
          %bit_or_214 = arith.ori %shr_masked_238, %shl_masked_214 : vector<8xi32>
          %bit_xor_134 = arith.xori %bit_or_213, %bit_or_214 : vector<8xi32>
          %a_value_166 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_239 = arith.shrui %a_value_166, %c22_8xi32 : vector<8xi32>
          %shl_masked_215 = arith.shli %a_value_166, %c10_8xi32 : vector<8xi32>
          %bit_or_215 = arith.ori %shr_masked_239, %shl_masked_215 : vector<8xi32>
          %bit_xor_135 = arith.xori %bit_xor_134, %bit_or_215 : vector<8xi32>
          %second_27 = arith.addi %bit_xor_135, %majority_27 : vector<8xi32>
          %add_189 = arith.addi %first_28, %second_27 : vector<8xi32>
          %a_value_167 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_83 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_83 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %d_value_27 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %add_190 = arith.addi %d_value_27, %first_28 : vector<8xi32>
          %e_value_167 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_55 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %g_value_55 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          llvm.store %add_189, %a : vector<8xi32>, !llvm.ptr
          llvm.store %a_value_167, %b : vector<8xi32>, !llvm.ptr
          llvm.store %b_value_83, %c : vector<8xi32>, !llvm.ptr
          llvm.store %c_value_83, %d : vector<8xi32>, !llvm.ptr
          llvm.store %add_190, %e : vector<8xi32>, !llvm.ptr
          llvm.store %e_value_167, %f : vector<8xi32>, !llvm.ptr
          llvm.store %f_value_55, %g : vector<8xi32>, !llvm.ptr
          llvm.store %g_value_55, %h : vector<8xi32>, !llvm.ptr
          %shr_masked_240 = arith.shrui %far_12, %c7_8xi32 : vector<8xi32>
          %shl_masked_216 = arith.shli %far_12, %c25_8xi32 : vector<8xi32>
          %bit_or_216 = arith.ori %shr_masked_240, %shl_masked_216 : vector<8xi32>
          %shr_masked_241 = arith.shrui %far_12, %c18_8xi32 : vector<8xi32>
          %shl_masked_217 = arith.shli %far_12, %c14_8xi32 : vector<8xi32>
          %bit_or_217 = arith.ori %shr_masked_241, %shl_masked_217 : vector<8xi32>
          %bit_xor_136 = arith.xori %bit_or_216, %bit_or_217 : vector<8xi32>
          %shr_masked_242 = arith.shrui %far_12, %c3_8xi32 : vector<8xi32>
          %small_12 = arith.xori %bit_xor_136, %shr_masked_242 : vector<8xi32>
          %shr_masked_243 = arith.shrui %near_12, %c17_8xi32 : vector<8xi32>
          %shl_masked_218 = arith.shli %near_12, %c15_8xi32 : vector<8xi32>
          %bit_or_218 = arith.ori %shr_masked_243, %shl_masked_218 : vector<8xi32>
          %shr_masked_244 = arith.shrui %near_12, %c19_8xi32 : vector<8xi32>
          %shl_masked_219 = arith.shli %near_12, %c13_8xi32 : vector<8xi32>
          %bit_or_219 = arith.ori %shr_masked_244, %shl_masked_219 : vector<8xi32>
          %bit_xor_137 = arith.xori %bit_or_218, %bit_or_219 : vector<8xi32>
          %shr_masked_245 = arith.shrui %near_12, %c10_8xi32 : vector<8xi32>
          %large_12 = arith.xori %bit_xor_137, %shr_masked_245 : vector<8xi32>
          %add_191 = arith.addi %far_11, %small_12 : vector<8xi32>
          %add_192 = arith.addi %add_191, %near_7 : vector<8xi32>
          %add_193 = arith.addi %add_192, %large_12 : vector<8xi32>
          llvm.store %add_193, %word_28 : vector<8xi32>, !llvm.ptr
          %near_14 = llvm.load %word_28 : !llvm.ptr -> vector<8xi32>
          %e_value_168 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_56 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %bit_and_140 = arith.andi %e_value_168, %f_value_56 : vector<8xi32>
          %e_value_169 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %bit_not_28 = arith.xori %e_value_169, %c-1_8xi32 : vector<8xi32>
          %g_value_56 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          %bit_and_141 = arith.andi %bit_not_28, %g_value_56 : vector<8xi32>
          %chosen_28 = arith.xori %bit_and_140, %bit_and_141 : vector<8xi32>
          %e_value_170 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_246 = arith.shrui %e_value_170, %c6_8xi32 : vector<8xi32>
          %shl_masked_220 = arith.shli %e_value_170, %c26_8xi32 : vector<8xi32>
          %bit_or_220 = arith.ori %shr_masked_246, %shl_masked_220 : vector<8xi32>
          %e_value_171 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_247 = arith.shrui %e_value_171, %c11_8xi32 : vector<8xi32>
          %shl_masked_221 = arith.shli %e_value_171, %c21_8xi32 : vector<8xi32>
          %bit_or_221 = arith.ori %shr_masked_247, %shl_masked_221 : vector<8xi32>
          %bit_xor_138 = arith.xori %bit_or_220, %bit_or_221 : vector<8xi32>
          %e_value_172 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_248 = arith.shrui %e_value_172, %c25_8xi32 : vector<8xi32>
          %shl_masked_222 = arith.shli %e_value_172, %c7_8xi32 : vector<8xi32>
          %bit_or_222 = arith.ori %shr_masked_248, %shl_masked_222 : vector<8xi32>
          %mixed_28 = arith.xori %bit_xor_138, %bit_or_222 : vector<8xi32>
          %h_value_28 = llvm.load %h : !llvm.ptr -> vector<8xi32>
          %add_194 = arith.addi %h_value_28, %mixed_28 : vector<8xi32>
          %add_195 = arith.addi %add_194, %chosen_28 : vector<8xi32>
          %add_196 = arith.addi %add_195, %c-958395405_8xi32 : vector<8xi32>
          %word_value_28 = llvm.load %word_28 : !llvm.ptr -> vector<8xi32>
          %first_29 = arith.addi %add_196, %word_value_28 : vector<8xi32>
          %a_value_168 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_84 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %bit_and_142 = arith.andi %a_value_168, %b_value_84 : vector<8xi32>
          %a_value_169 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %c_value_84 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_143 = arith.andi %a_value_169, %c_value_84 : vector<8xi32>
          %bit_xor_139 = arith.xori %bit_and_142, %bit_and_143 : vector<8xi32>
          %b_value_85 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_85 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_144 = arith.andi %b_value_85, %c_value_85 : vector<8xi32>
          %majority_28 = arith.xori %bit_xor_139, %bit_and_144 : vector<8xi32>
          %a_value_170 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_249 = arith.shrui %a_value_170, %c2_8xi32 : vector<8xi32>
          %shl_masked_223 = arith.shli %a_value_170, %c30_8xi32 : vector<8xi32>
          %bit_or_223 = arith.ori %shr_masked_249, %shl_masked_223 : vector<8xi32>
          %a_value_171 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_250 = arith.shrui %a_value_171, %c13_8xi32 : vector<8xi32>
          %shl_masked_224 = arith.shli %a_value_171, %c19_8xi32 : vector<8xi32>
          %bit_or_224 = arith.ori %shr_masked_250, %shl_masked_224 : vector<8xi32>
          %bit_xor_140 = arith.xori %bit_or_223, %bit_or_224 : vector<8xi32>
          %a_value_172 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_251 = arith.shrui %a_value_172, %c22_8xi32 : vector<8xi32>
          %shl_masked_225 = arith.shli %a_value_172, %c10_8xi32 : vector<8xi32>
          %bit_or_225 = arith.ori %shr_masked_251, %shl_masked_225 : vector<8xi32>
          %bit_xor_141 = arith.xori %bit_xor_140, %bit_or_225 : vector<8xi32>
          %second_28 = arith.addi %bit_xor_141, %majority_28 : vector<8xi32>
          %add_197 = arith.addi %first_29, %second_28 : vector<8xi32>
          %a_value_173 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_86 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_86 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %d_value_28 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %add_198 = arith.addi %d_value_28, %first_29 : vector<8xi32>
          %e_value_173 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_57 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %g_value_57 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          llvm.store %add_197, %a : vector<8xi32>, !llvm.ptr
          llvm.store %a_value_173, %b : vector<8xi32>, !llvm.ptr
          llvm.store %b_value_86, %c : vector<8xi32>, !llvm.ptr
          llvm.store %c_value_86, %d : vector<8xi32>, !llvm.ptr
          llvm.store %add_198, %e : vector<8xi32>, !llvm.ptr
          llvm.store %e_value_173, %f : vector<8xi32>, !llvm.ptr
          llvm.store %f_value_57, %g : vector<8xi32>, !llvm.ptr
          llvm.store %g_value_57, %h : vector<8xi32>, !llvm.ptr
          %shr_masked_252 = arith.shrui %near, %c7_8xi32 : vector<8xi32>
          %shl_masked_226 = arith.shli %near, %c25_8xi32 : vector<8xi32>
          %bit_or_226 = arith.ori %shr_masked_252, %shl_masked_226 : vector<8xi32>
          %shr_masked_253 = arith.shrui %near, %c18_8xi32 : vector<8xi32>
          %shl_masked_227 = arith.shli %near, %c14_8xi32 : vector<8xi32>
          %bit_or_227 = arith.ori %shr_masked_253, %shl_masked_227 : vector<8xi32>
          %bit_xor_142 = arith.xori %bit_or_226, %bit_or_227 : vector<8xi32>
          %shr_masked_254 = arith.shrui %near, %c3_8xi32 : vector<8xi32>
          %small_13 = arith.xori %bit_xor_142, %shr_masked_254 : vector<8xi32>
          %shr_masked_255 = arith.shrui %near_13, %c17_8xi32 : vector<8xi32>
          %shl_masked_228 = arith.shli %near_13, %c15_8xi32 : vector<8xi32>
          %bit_or_228 = arith.ori %shr_masked_255, %shl_masked_228 : vector<8xi32>
          %shr_masked_256 = arith.shrui %near_13, %c19_8xi32 : vector<8xi32>
          %shl_masked_229 = arith.shli %near_13, %c13_8xi32 : vector<8xi32>
          %bit_or_229 = arith.ori %shr_masked_256, %shl_masked_229 : vector<8xi32>
          %bit_xor_143 = arith.xori %bit_or_228, %bit_or_229 : vector<8xi32>
          %shr_masked_257 = arith.shrui %near_13, %c10_8xi32 : vector<8xi32>
          %large_13 = arith.xori %bit_xor_143, %shr_masked_257 : vector<8xi32>
          %add_199 = arith.addi %far_12, %small_13 : vector<8xi32>
          %add_200 = arith.addi %add_199, %near_8 : vector<8xi32>
          %add_201 = arith.addi %add_200, %large_13 : vector<8xi32>
          llvm.store %add_201, %word_29 : vector<8xi32>, !llvm.ptr
          %near_15 = llvm.load %word_29 : !llvm.ptr -> vector<8xi32>
          %e_value_174 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_58 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %bit_and_145 = arith.andi %e_value_174, %f_value_58 : vector<8xi32>
          %e_value_175 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %bit_not_29 = arith.xori %e_value_175, %c-1_8xi32 : vector<8xi32>
          %g_value_58 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          %bit_and_146 = arith.andi %bit_not_29, %g_value_58 : vector<8xi32>
          %chosen_29 = arith.xori %bit_and_145, %bit_and_146 : vector<8xi32>
          %e_value_176 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_258 = arith.shrui %e_value_176, %c6_8xi32 : vector<8xi32>
          %shl_masked_230 = arith.shli %e_value_176, %c26_8xi32 : vector<8xi32>
          %bit_or_230 = arith.ori %shr_masked_258, %shl_masked_230 : vector<8xi32>
          %e_value_177 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_259 = arith.shrui %e_value_177, %c11_8xi32 : vector<8xi32>
          %shl_masked_231 = arith.shli %e_value_177, %c21_8xi32 : vector<8xi32>
          %bit_or_231 = arith.ori %shr_masked_259, %shl_masked_231 : vector<8xi32>
          %bit_xor_144 = arith.xori %bit_or_230, %bit_or_231 : vector<8xi32>
          %e_value_178 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_260 = arith.shrui %e_value_178, %c25_8xi32 : vector<8xi32>
          %shl_masked_232 = arith.shli %e_value_178, %c7_8xi32 : vector<8xi32>
          %bit_or_232 = arith.ori %shr_masked_260, %shl_masked_232 : vector<8xi32>
          %mixed_29 = arith.xori %bit_xor_144, %bit_or_232 : vector<8xi32>
          %h_value_29 = llvm.load %h : !llvm.ptr -> vector<8xi32>
          %add_202 = arith.addi %h_value_29, %mixed_29 : vector<8xi32>
          %add_203 = arith.addi %add_202, %chosen_29 : vector<8xi32>
          %add_204 = arith.addi %add_203, %c-710438585_8xi32 : vector<8xi32>
          %word_value_29 = llvm.load %word_29 : !llvm.ptr -> vector<8xi32>
          %first_30 = arith.addi %add_204, %word_value_29 : vector<8xi32>
          %a_value_174 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_87 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %bit_and_147 = arith.andi %a_value_174, %b_value_87 : vector<8xi32>
          %a_value_175 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %c_value_87 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_148 = arith.andi %a_value_175, %c_value_87 : vector<8xi32>
          %bit_xor_145 = arith.xori %bit_and_147, %bit_and_148 : vector<8xi32>
          %b_value_88 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_88 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_149 = arith.andi %b_value_88, %c_value_88 : vector<8xi32>
          %majority_29 = arith.xori %bit_xor_145, %bit_and_149 : vector<8xi32>
          %a_value_176 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_261 = arith.shrui %a_value_176, %c2_8xi32 : vector<8xi32>
          %shl_masked_233 = arith.shli %a_value_176, %c30_8xi32 : vector<8xi32>
          %bit_or_233 = arith.ori %shr_masked_261, %shl_masked_233 : vector<8xi32>
          %a_value_177 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_262 = arith.shrui %a_value_177, %c13_8xi32 : vector<8xi32>
          %shl_masked_234 = arith.shli %a_value_177, %c19_8xi32 : vector<8xi32>
          %bit_or_234 = arith.ori %shr_masked_262, %shl_masked_234 : vector<8xi32>
          %bit_xor_146 = arith.xori %bit_or_233, %bit_or_234 : vector<8xi32>
          %a_value_178 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_263 = arith.shrui %a_value_178, %c22_8xi32 : vector<8xi32>
          %shl_masked_235 = arith.shli %a_value_178, %c10_8xi32 : vector<8xi32>
          %bit_or_235 = arith.ori %shr_masked_263, %shl_masked_235 : vector<8xi32>
          %bit_xor_147 = arith.xori %bit_xor_146, %bit_or_235 : vector<8xi32>
          %second_29 = arith.addi %bit_xor_147, %majority_29 : vector<8xi32>
          %add_205 = arith.addi %first_30, %second_29 : vector<8xi32>
          %a_value_179 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_89 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_89 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %d_value_29 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %add_206 = arith.addi %d_value_29, %first_30 : vector<8xi32>
          %e_value_179 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_59 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %g_value_59 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          llvm.store %add_205, %a : vector<8xi32>, !llvm.ptr
          llvm.store %a_value_179, %b : vector<8xi32>, !llvm.ptr
          llvm.store %b_value_89, %c : vector<8xi32>, !llvm.ptr
          llvm.store %c_value_89, %d : vector<8xi32>, !llvm.ptr
          llvm.store %add_206, %e : vector<8xi32>, !llvm.ptr
          llvm.store %e_value_179, %f : vector<8xi32>, !llvm.ptr
          llvm.store %f_value_59, %g : vector<8xi32>, !llvm.ptr
          llvm.store %g_value_59, %h : vector<8xi32>, !llvm.ptr
          %shr_masked_264 = arith.shrui %near_1, %c7_8xi32 : vector<8xi32>
          %shl_masked_236 = arith.shli %near_1, %c25_8xi32 : vector<8xi32>
          %bit_or_236 = arith.ori %shr_masked_264, %shl_masked_236 : vector<8xi32>
          %shr_masked_265 = arith.shrui %near_1, %c18_8xi32 : vector<8xi32>
          %shl_masked_237 = arith.shli %near_1, %c14_8xi32 : vector<8xi32>
          %bit_or_237 = arith.ori %shr_masked_265, %shl_masked_237 : vector<8xi32>
          %bit_xor_148 = arith.xori %bit_or_236, %bit_or_237 : vector<8xi32>
          %shr_masked_266 = arith.shrui %near_1, %c3_8xi32 : vector<8xi32>
          %small_14 = arith.xori %bit_xor_148, %shr_masked_266 : vector<8xi32>
          %shr_masked_267 = arith.shrui %near_14, %c17_8xi32 : vector<8xi32>
          %shl_masked_238 = arith.shli %near_14, %c15_8xi32 : vector<8xi32>
          %bit_or_238 = arith.ori %shr_masked_267, %shl_masked_238 : vector<8xi32>
          %shr_masked_268 = arith.shrui %near_14, %c19_8xi32 : vector<8xi32>
          %shl_masked_239 = arith.shli %near_14, %c13_8xi32 : vector<8xi32>
          %bit_or_239 = arith.ori %shr_masked_268, %shl_masked_239 : vector<8xi32>
          %bit_xor_149 = arith.xori %bit_or_238, %bit_or_239 : vector<8xi32>
          %shr_masked_269 = arith.shrui %near_14, %c10_8xi32 : vector<8xi32>
          %large_14 = arith.xori %bit_xor_149, %shr_masked_269 : vector<8xi32>
          %add_207 = arith.addi %near, %small_14 : vector<8xi32>
          %add_208 = arith.addi %add_207, %near_9 : vector<8xi32>
          %add_209 = arith.addi %add_208, %large_14 : vector<8xi32>
          llvm.store %add_209, %word_30 : vector<8xi32>, !llvm.ptr
          %near_16 = llvm.load %word_30 : !llvm.ptr -> vector<8xi32>
          %e_value_180 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_60 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %bit_and_150 = arith.andi %e_value_180, %f_value_60 : vector<8xi32>
          %e_value_181 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %bit_not_30 = arith.xori %e_value_181, %c-1_8xi32 : vector<8xi32>
          %g_value_60 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          %bit_and_151 = arith.andi %bit_not_30, %g_value_60 : vector<8xi32>
          %chosen_30 = arith.xori %bit_and_150, %bit_and_151 : vector<8xi32>
          %e_value_182 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_270 = arith.shrui %e_value_182, %c6_8xi32 : vector<8xi32>
          %shl_masked_240 = arith.shli %e_value_182, %c26_8xi32 : vector<8xi32>
          %bit_or_240 = arith.ori %shr_masked_270, %shl_masked_240 : vector<8xi32>
          %e_value_183 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_271 = arith.shrui %e_value_183, %c11_8xi32 : vector<8xi32>
          %shl_masked_241 = arith.shli %e_value_183, %c21_8xi32 : vector<8xi32>
          %bit_or_241 = arith.ori %shr_masked_271, %shl_masked_241 : vector<8xi32>
          %bit_xor_150 = arith.xori %bit_or_240, %bit_or_241 : vector<8xi32>
          %e_value_184 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_272 = arith.shrui %e_value_184, %c25_8xi32 : vector<8xi32>
          %shl_masked_242 = arith.shli %e_value_184, %c7_8xi32 : vector<8xi32>
          %bit_or_242 = arith.ori %shr_masked_272, %shl_masked_242 : vector<8xi32>
          %mixed_30 = arith.xori %bit_xor_150, %bit_or_242 : vector<8xi32>
          %h_value_30 = llvm.load %h : !llvm.ptr -> vector<8xi32>
          %add_210 = arith.addi %h_value_30, %mixed_30 : vector<8xi32>
          %add_211 = arith.addi %add_210, %chosen_30 : vector<8xi32>
          %add_212 = arith.addi %add_211, %c113926993_8xi32 : vector<8xi32>
          %word_value_30 = llvm.load %word_30 : !llvm.ptr -> vector<8xi32>
          %first_31 = arith.addi %add_212, %word_value_30 : vector<8xi32>
          %a_value_180 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_90 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %bit_and_152 = arith.andi %a_value_180, %b_value_90 : vector<8xi32>
          %a_value_181 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %c_value_90 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_153 = arith.andi %a_value_181, %c_value_90 : vector<8xi32>
          %bit_xor_151 = arith.xori %bit_and_152, %bit_and_153 : vector<8xi32>
          %b_value_91 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_91 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_154 = arith.andi %b_value_91, %c_value_91 : vector<8xi32>
          %majority_30 = arith.xori %bit_xor_151, %bit_and_154 : vector<8xi32>
          %a_value_182 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_273 = arith.shrui %a_value_182, %c2_8xi32 : vector<8xi32>
          %shl_masked_243 = arith.shli %a_value_182, %c30_8xi32 : vector<8xi32>
          %bit_or_243 = arith.ori %shr_masked_273, %shl_masked_243 : vector<8xi32>
          %a_value_183 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_274 = arith.shrui %a_value_183, %c13_8xi32 : vector<8xi32>
          %shl_masked_244 = arith.shli %a_value_183, %c19_8xi32 : vector<8xi32>
          %bit_or_244 = arith.ori %shr_masked_274, %shl_masked_244 : vector<8xi32>
          %bit_xor_152 = arith.xori %bit_or_243, %bit_or_244 : vector<8xi32>
          %a_value_184 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_275 = arith.shrui %a_value_184, %c22_8xi32 : vector<8xi32>
          %shl_masked_245 = arith.shli %a_value_184, %c10_8xi32 : vector<8xi32>
          %bit_or_245 = arith.ori %shr_masked_275, %shl_masked_245 : vector<8xi32>
          %bit_xor_153 = arith.xori %bit_xor_152, %bit_or_245 : vector<8xi32>
          %second_30 = arith.addi %bit_xor_153, %majority_30 : vector<8xi32>
          %add_213 = arith.addi %first_31, %second_30 : vector<8xi32>
          %a_value_185 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_92 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_92 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %d_value_30 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %add_214 = arith.addi %d_value_30, %first_31 : vector<8xi32>
          %e_value_185 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_61 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %g_value_61 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          llvm.store %add_213, %a : vector<8xi32>, !llvm.ptr
          llvm.store %a_value_185, %b : vector<8xi32>, !llvm.ptr
          llvm.store %b_value_92, %c : vector<8xi32>, !llvm.ptr
          llvm.store %c_value_92, %d : vector<8xi32>, !llvm.ptr
          llvm.store %add_214, %e : vector<8xi32>, !llvm.ptr
          llvm.store %e_value_185, %f : vector<8xi32>, !llvm.ptr
          llvm.store %f_value_61, %g : vector<8xi32>, !llvm.ptr
          llvm.store %g_value_61, %h : vector<8xi32>, !llvm.ptr
          %shr_masked_276 = arith.shrui %near_2, %c7_8xi32 : vector<8xi32>
          %shl_masked_246 = arith.shli %near_2, %c25_8xi32 : vector<8xi32>
          %bit_or_246 = arith.ori %shr_masked_276, %shl_masked_246 : vector<8xi32>
          %shr_masked_277 = arith.shrui %near_2, %c18_8xi32 : vector<8xi32>
          %shl_masked_247 = arith.shli %near_2, %c14_8xi32 : vector<8xi32>
          %bit_or_247 = arith.ori %shr_masked_277, %shl_masked_247 : vector<8xi32>
          %bit_xor_154 = arith.xori %bit_or_246, %bit_or_247 : vector<8xi32>
          %shr_masked_278 = arith.shrui %near_2, %c3_8xi32 : vector<8xi32>
          %small_15 = arith.xori %bit_xor_154, %shr_masked_278 : vector<8xi32>
          %shr_masked_279 = arith.shrui %near_15, %c17_8xi32 : vector<8xi32>
          %shl_masked_248 = arith.shli %near_15, %c15_8xi32 : vector<8xi32>
          %bit_or_248 = arith.ori %shr_masked_279, %shl_masked_248 : vector<8xi32>
          %shr_masked_280 = arith.shrui %near_15, %c19_8xi32 : vector<8xi32>
          %shl_masked_249 = arith.shli %near_15, %c13_8xi32 : vector<8xi32>
          %bit_or_249 = arith.ori %shr_masked_280, %shl_masked_249 : vector<8xi32>
          %bit_xor_155 = arith.xori %bit_or_248, %bit_or_249 : vector<8xi32>
          %shr_masked_281 = arith.shrui %near_15, %c10_8xi32 : vector<8xi32>
          %large_15 = arith.xori %bit_xor_155, %shr_masked_281 : vector<8xi32>
          %add_215 = arith.addi %near_1, %small_15 : vector<8xi32>
          %add_216 = arith.addi %add_215, %near_10 : vector<8xi32>
          %add_217 = arith.addi %add_216, %large_15 : vector<8xi32>
          llvm.store %add_217, %word_31 : vector<8xi32>, !llvm.ptr
          %near_17 = llvm.load %word_31 : !llvm.ptr -> vector<8xi32>
          %e_value_186 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_62 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %bit_and_155 = arith.andi %e_value_186, %f_value_62 : vector<8xi32>
          %e_value_187 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %bit_not_31 = arith.xori %e_value_187, %c-1_8xi32 : vector<8xi32>
          %g_value_62 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          %bit_and_156 = arith.andi %bit_not_31, %g_value_62 : vector<8xi32>
          %chosen_31 = arith.xori %bit_and_155, %bit_and_156 : vector<8xi32>
          %e_value_188 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_282 = arith.shrui %e_value_188, %c6_8xi32 : vector<8xi32>
          %shl_masked_250 = arith.shli %e_value_188, %c26_8xi32 : vector<8xi32>
          %bit_or_250 = arith.ori %shr_masked_282, %shl_masked_250 : vector<8xi32>
          %e_value_189 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_283 = arith.shrui %e_value_189, %c11_8xi32 : vector<8xi32>
          %shl_masked_251 = arith.shli %e_value_189, %c21_8xi32 : vector<8xi32>
          %bit_or_251 = arith.ori %shr_masked_283, %shl_masked_251 : vector<8xi32>
          %bit_xor_156 = arith.xori %bit_or_250, %bit_or_251 : vector<8xi32>
          %e_value_190 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_284 = arith.shrui %e_value_190, %c25_8xi32 : vector<8xi32>
          %shl_masked_252 = arith.shli %e_value_190, %c7_8xi32 : vector<8xi32>
          %bit_or_252 = arith.ori %shr_masked_284, %shl_masked_252 : vector<8xi32>
          %mixed_31 = arith.xori %bit_xor_156, %bit_or_252 : vector<8xi32>
          %h_value_31 = llvm.load %h : !llvm.ptr -> vector<8xi32>
          %add_218 = arith.addi %h_value_31, %mixed_31 : vector<8xi32>
          %add_219 = arith.addi %add_218, %chosen_31 : vector<8xi32>
          %add_220 = arith.addi %add_219, %c338241895_8xi32 : vector<8xi32>
          %word_value_31 = llvm.load %word_31 : !llvm.ptr -> vector<8xi32>
          %first_32 = arith.addi %add_220, %word_value_31 : vector<8xi32>
          %a_value_186 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_93 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %bit_and_157 = arith.andi %a_value_186, %b_value_93 : vector<8xi32>
          %a_value_187 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %c_value_93 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_158 = arith.andi %a_value_187, %c_value_93 : vector<8xi32>
          %bit_xor_157 = arith.xori %bit_and_157, %bit_and_158 : vector<8xi32>
          %b_value_94 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_94 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_159 = arith.andi %b_value_94, %c_value_94 : vector<8xi32>
          %majority_31 = arith.xori %bit_xor_157, %bit_and_159 : vector<8xi32>
          %a_value_188 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_285 = arith.shrui %a_value_188, %c2_8xi32 : vector<8xi32>
          %shl_masked_253 = arith.shli %a_value_188, %c30_8xi32 : vector<8xi32>
          %bit_or_253 = arith.ori %shr_masked_285, %shl_masked_253 : vector<8xi32>
          %a_value_189 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_286 = arith.shrui %a_value_189, %c13_8xi32 : vector<8xi32>
          %shl_masked_254 = arith.shli %a_value_189, %c19_8xi32 : vector<8xi32>
          %bit_or_254 = arith.ori %shr_masked_286, %shl_masked_254 : vector<8xi32>
          %bit_xor_158 = arith.xori %bit_or_253, %bit_or_254 : vector<8xi32>
          %a_value_190 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_287 = arith.shrui %a_value_190, %c22_8xi32 : vector<8xi32>
          %shl_masked_255 = arith.shli %a_value_190, %c10_8xi32 : vector<8xi32>
          %bit_or_255 = arith.ori %shr_masked_287, %shl_masked_255 : vector<8xi32>
          %bit_xor_159 = arith.xori %bit_xor_158, %bit_or_255 : vector<8xi32>
          %second_31 = arith.addi %bit_xor_159, %majority_31 : vector<8xi32>
          %add_221 = arith.addi %first_32, %second_31 : vector<8xi32>
          %a_value_191 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_95 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_95 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %d_value_31 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %add_222 = arith.addi %d_value_31, %first_32 : vector<8xi32>
          %e_value_191 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_63 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %g_value_63 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          llvm.store %add_221, %a : vector<8xi32>, !llvm.ptr
          llvm.store %a_value_191, %b : vector<8xi32>, !llvm.ptr
          llvm.store %b_value_95, %c : vector<8xi32>, !llvm.ptr
          llvm.store %c_value_95, %d : vector<8xi32>, !llvm.ptr
          llvm.store %add_222, %e : vector<8xi32>, !llvm.ptr
          llvm.store %e_value_191, %f : vector<8xi32>, !llvm.ptr
          llvm.store %f_value_63, %g : vector<8xi32>, !llvm.ptr
          llvm.store %g_value_63, %h : vector<8xi32>, !llvm.ptr
          %shr_masked_288 = arith.shrui %near_3, %c7_8xi32 : vector<8xi32>
          %shl_masked_256 = arith.shli %near_3, %c25_8xi32 : vector<8xi32>
          %bit_or_256 = arith.ori %shr_masked_288, %shl_masked_256 : vector<8xi32>
          %shr_masked_289 = arith.shrui %near_3, %c18_8xi32 : vector<8xi32>
          %shl_masked_257 = arith.shli %near_3, %c14_8xi32 : vector<8xi32>
          %bit_or_257 = arith.ori %shr_masked_289, %shl_masked_257 : vector<8xi32>
          %bit_xor_160 = arith.xori %bit_or_256, %bit_or_257 : vector<8xi32>
          %shr_masked_290 = arith.shrui %near_3, %c3_8xi32 : vector<8xi32>
          %small_16 = arith.xori %bit_xor_160, %shr_masked_290 : vector<8xi32>
          %shr_masked_291 = arith.shrui %near_16, %c17_8xi32 : vector<8xi32>
          %shl_masked_258 = arith.shli %near_16, %c15_8xi32 : vector<8xi32>
          %bit_or_258 = arith.ori %shr_masked_291, %shl_masked_258 : vector<8xi32>
          %shr_masked_292 = arith.shrui %near_16, %c19_8xi32 : vector<8xi32>
          %shl_masked_259 = arith.shli %near_16, %c13_8xi32 : vector<8xi32>
          %bit_or_259 = arith.ori %shr_masked_292, %shl_masked_259 : vector<8xi32>
          %bit_xor_161 = arith.xori %bit_or_258, %bit_or_259 : vector<8xi32>
          %shr_masked_293 = arith.shrui %near_16, %c10_8xi32 : vector<8xi32>
          %large_16 = arith.xori %bit_xor_161, %shr_masked_293 : vector<8xi32>
          %add_223 = arith.addi %near_2, %small_16 : vector<8xi32>
          %add_224 = arith.addi %add_223, %near_11 : vector<8xi32>
          %add_225 = arith.addi %add_224, %large_16 : vector<8xi32>
          llvm.store %add_225, %word_32 : vector<8xi32>, !llvm.ptr
          %near_18 = llvm.load %word_32 : !llvm.ptr -> vector<8xi32>
          %e_value_192 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_64 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %bit_and_160 = arith.andi %e_value_192, %f_value_64 : vector<8xi32>
          %e_value_193 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %bit_not_32 = arith.xori %e_value_193, %c-1_8xi32 : vector<8xi32>
          %g_value_64 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          %bit_and_161 = arith.andi %bit_not_32, %g_value_64 : vector<8xi32>
          %chosen_32 = arith.xori %bit_and_160, %bit_and_161 : vector<8xi32>
          %e_value_194 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_294 = arith.shrui %e_value_194, %c6_8xi32 : vector<8xi32>
          %shl_masked_260 = arith.shli %e_value_194, %c26_8xi32 : vector<8xi32>
          %bit_or_260 = arith.ori %shr_masked_294, %shl_masked_260 : vector<8xi32>
          %e_value_195 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_295 = arith.shrui %e_value_195, %c11_8xi32 : vector<8xi32>
          %shl_masked_261 = arith.shli %e_value_195, %c21_8xi32 : vector<8xi32>
          %bit_or_261 = arith.ori %shr_masked_295, %shl_masked_261 : vector<8xi32>
          %bit_xor_162 = arith.xori %bit_or_260, %bit_or_261 : vector<8xi32>
          %e_value_196 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_296 = arith.shrui %e_value_196, %c25_8xi32 : vector<8xi32>
          %shl_masked_262 = arith.shli %e_value_196, %c7_8xi32 : vector<8xi32>
          %bit_or_262 = arith.ori %shr_masked_296, %shl_masked_262 : vector<8xi32>
          %mixed_32 = arith.xori %bit_xor_162, %bit_or_262 : vector<8xi32>
          %h_value_32 = llvm.load %h : !llvm.ptr -> vector<8xi32>
          %add_226 = arith.addi %h_value_32, %mixed_32 : vector<8xi32>
          %add_227 = arith.addi %add_226, %chosen_32 : vector<8xi32>
          %add_228 = arith.addi %add_227, %c666307205_8xi32 : vector<8xi32>
          %word_value_32 = llvm.load %word_32 : !llvm.ptr -> vector<8xi32>
          %first_33 = arith.addi %add_228, %word_value_32 : vector<8xi32>
          %a_value_192 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_96 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %bit_and_162 = arith.andi %a_value_192, %b_value_96 : vector<8xi32>
          %a_value_193 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %c_value_96 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_163 = arith.andi %a_value_193, %c_value_96 : vector<8xi32>
          %bit_xor_163 = arith.xori %bit_and_162, %bit_and_163 : vector<8xi32>
          %b_value_97 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_97 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_164 = arith.andi %b_value_97, %c_value_97 : vector<8xi32>
          %majority_32 = arith.xori %bit_xor_163, %bit_and_164 : vector<8xi32>
          %a_value_194 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_297 = arith.shrui %a_value_194, %c2_8xi32 : vector<8xi32>
          %shl_masked_263 = arith.shli %a_value_194, %c30_8xi32 : vector<8xi32>
          %bit_or_263 = arith.ori %shr_masked_297, %shl_masked_263 : vector<8xi32>
          %a_value_195 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_298 = arith.shrui %a_value_195, %c13_8xi32 : vector<8xi32>
          %shl_masked_264 = arith.shli %a_value_195, %c19_8xi32 : vector<8xi32>
          %bit_or_264 = arith.ori %shr_masked_298, %shl_masked_264 : vector<8xi32>
          %bit_xor_164 = arith.xori %bit_or_263, %bit_or_264 : vector<8xi32>
          %a_value_196 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_299 = arith.shrui %a_value_196, %c22_8xi32 : vector<8xi32>
          %shl_masked_265 = arith.shli %a_value_196, %c10_8xi32 : vector<8xi32>
          %bit_or_265 = arith.ori %shr_masked_299, %shl_masked_265 : vector<8xi32>
          %bit_xor_165 = arith.xori %bit_xor_164, %bit_or_265 : vector<8xi32>
          %second_32 = arith.addi %bit_xor_165, %majority_32 : vector<8xi32>
          %add_229 = arith.addi %first_33, %second_32 : vector<8xi32>
          %a_value_197 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_98 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_98 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %d_value_32 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %add_230 = arith.addi %d_value_32, %first_33 : vector<8xi32>
          %e_value_197 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_65 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %g_value_65 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          llvm.store %add_229, %a : vector<8xi32>, !llvm.ptr
          llvm.store %a_value_197, %b : vector<8xi32>, !llvm.ptr
          llvm.store %b_value_98, %c : vector<8xi32>, !llvm.ptr
          llvm.store %c_value_98, %d : vector<8xi32>, !llvm.ptr
          llvm.store %add_230, %e : vector<8xi32>, !llvm.ptr
          llvm.store %e_value_197, %f : vector<8xi32>, !llvm.ptr
          llvm.store %f_value_65, %g : vector<8xi32>, !llvm.ptr
          llvm.store %g_value_65, %h : vector<8xi32>, !llvm.ptr
          %shr_masked_300 = arith.shrui %near_4, %c7_8xi32 : vector<8xi32>
          %shl_masked_266 = arith.shli %near_4, %c25_8xi32 : vector<8xi32>
          %bit_or_266 = arith.ori %shr_masked_300, %shl_masked_266 : vector<8xi32>
          %shr_masked_301 = arith.shrui %near_4, %c18_8xi32 : vector<8xi32>
          %shl_masked_267 = arith.shli %near_4, %c14_8xi32 : vector<8xi32>
          %bit_or_267 = arith.ori %shr_masked_301, %shl_masked_267 : vector<8xi32>
          %bit_xor_166 = arith.xori %bit_or_266, %bit_or_267 : vector<8xi32>
          %shr_masked_302 = arith.shrui %near_4, %c3_8xi32 : vector<8xi32>
          %small_17 = arith.xori %bit_xor_166, %shr_masked_302 : vector<8xi32>
          %shr_masked_303 = arith.shrui %near_17, %c17_8xi32 : vector<8xi32>
          %shl_masked_268 = arith.shli %near_17, %c15_8xi32 : vector<8xi32>
          %bit_or_268 = arith.ori %shr_masked_303, %shl_masked_268 : vector<8xi32>
          %shr_masked_304 = arith.shrui %near_17, %c19_8xi32 : vector<8xi32>
          %shl_masked_269 = arith.shli %near_17, %c13_8xi32 : vector<8xi32>
          %bit_or_269 = arith.ori %shr_masked_304, %shl_masked_269 : vector<8xi32>
          %bit_xor_167 = arith.xori %bit_or_268, %bit_or_269 : vector<8xi32>
          %shr_masked_305 = arith.shrui %near_17, %c10_8xi32 : vector<8xi32>
          %large_17 = arith.xori %bit_xor_167, %shr_masked_305 : vector<8xi32>
          %add_231 = arith.addi %near_3, %small_17 : vector<8xi32>
          %add_232 = arith.addi %add_231, %near_12 : vector<8xi32>
          %add_233 = arith.addi %add_232, %large_17 : vector<8xi32>
          llvm.store %add_233, %word_33 : vector<8xi32>, !llvm.ptr
          %near_19 = llvm.load %word_33 : !llvm.ptr -> vector<8xi32>
          %e_value_198 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_66 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %bit_and_165 = arith.andi %e_value_198, %f_value_66 : vector<8xi32>
          %e_value_199 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %bit_not_33 = arith.xori %e_value_199, %c-1_8xi32 : vector<8xi32>
          %g_value_66 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          %bit_and_166 = arith.andi %bit_not_33, %g_value_66 : vector<8xi32>
          %chosen_33 = arith.xori %bit_and_165, %bit_and_166 : vector<8xi32>
          %e_value_200 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_306 = arith.shrui %e_value_200, %c6_8xi32 : vector<8xi32>
          %shl_masked_270 = arith.shli %e_value_200, %c26_8xi32 : vector<8xi32>
          %bit_or_270 = arith.ori %shr_masked_306, %shl_masked_270 : vector<8xi32>
          %e_value_201 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_307 = arith.shrui %e_value_201, %c11_8xi32 : vector<8xi32>
          %shl_masked_271 = arith.shli %e_value_201, %c21_8xi32 : vector<8xi32>
          %bit_or_271 = arith.ori %shr_masked_307, %shl_masked_271 : vector<8xi32>
          %bit_xor_168 = arith.xori %bit_or_270, %bit_or_271 : vector<8xi32>
          %e_value_202 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_308 = arith.shrui %e_value_202, %c25_8xi32 : vector<8xi32>
          %shl_masked_272 = arith.shli %e_value_202, %c7_8xi32 : vector<8xi32>
          %bit_or_272 = arith.ori %shr_masked_308, %shl_masked_272 : vector<8xi32>
          %mixed_33 = arith.xori %bit_xor_168, %bit_or_272 : vector<8xi32>
          %h_value_33 = llvm.load %h : !llvm.ptr -> vector<8xi32>
          %add_234 = arith.addi %h_value_33, %mixed_33 : vector<8xi32>
          %add_235 = arith.addi %add_234, %chosen_33 : vector<8xi32>
          %add_236 = arith.addi %add_235, %c773529912_8xi32 : vector<8xi32>
          %word_value_33 = llvm.load %word_33 : !llvm.ptr -> vector<8xi32>
          %first_34 = arith.addi %add_236, %word_value_33 : vector<8xi32>
          %a_value_198 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_99 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %bit_and_167 = arith.andi %a_value_198, %b_value_99 : vector<8xi32>
          %a_value_199 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %c_value_99 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_168 = arith.andi %a_value_199, %c_value_99 : vector<8xi32>
          %bit_xor_169 = arith.xori %bit_and_167, %bit_and_168 : vector<8xi32>
          %b_value_100 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_100 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_169 = arith.andi %b_value_100, %c_value_100 : vector<8xi32>
          %majority_33 = arith.xori %bit_xor_169, %bit_and_169 : vector<8xi32>
          %a_value_200 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_309 = arith.shrui %a_value_200, %c2_8xi32 : vector<8xi32>
          %shl_masked_273 = arith.shli %a_value_200, %c30_8xi32 : vector<8xi32>
          %bit_or_273 = arith.ori %shr_masked_309, %shl_masked_273 : vector<8xi32>
          %a_value_201 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_310 = arith.shrui %a_value_201, %c13_8xi32 : vector<8xi32>
          %shl_masked_274 = arith.shli %a_value_201, %c19_8xi32 : vector<8xi32>
          %bit_or_274 = arith.ori %shr_masked_310, %shl_masked_274 : vector<8xi32>
          %bit_xor_170 = arith.xori %bit_or_273, %bit_or_274 : vector<8xi32>
          %a_value_202 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_311 = arith.shrui %a_value_202, %c22_8xi32 : vector<8xi32>
          %shl_masked_275 = arith.shli %a_value_202, %c10_8xi32 : vector<8xi32>
          %bit_or_275 = arith.ori %shr_masked_311, %shl_masked_275 : vector<8xi32>
          %bit_xor_171 = arith.xori %bit_xor_170, %bit_or_275 : vector<8xi32>
          %second_33 = arith.addi %bit_xor_171, %majority_33 : vector<8xi32>
          %add_237 = arith.addi %first_34, %second_33 : vector<8xi32>
          %a_value_203 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_101 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_101 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %d_value_33 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %add_238 = arith.addi %d_value_33, %first_34 : vector<8xi32>
          %e_value_203 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_67 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %g_value_67 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          llvm.store %add_237, %a : vector<8xi32>, !llvm.ptr
          llvm.store %a_value_203, %b : vector<8xi32>, !llvm.ptr
          llvm.store %b_value_101, %c : vector<8xi32>, !llvm.ptr
          llvm.store %c_value_101, %d : vector<8xi32>, !llvm.ptr
          llvm.store %add_238, %e : vector<8xi32>, !llvm.ptr
          llvm.store %e_value_203, %f : vector<8xi32>, !llvm.ptr
          llvm.store %f_value_67, %g : vector<8xi32>, !llvm.ptr
          llvm.store %g_value_67, %h : vector<8xi32>, !llvm.ptr
          %shr_masked_312 = arith.shrui %near_5, %c7_8xi32 : vector<8xi32>
          %shl_masked_276 = arith.shli %near_5, %c25_8xi32 : vector<8xi32>
          %bit_or_276 = arith.ori %shr_masked_312, %shl_masked_276 : vector<8xi32>
          %shr_masked_313 = arith.shrui %near_5, %c18_8xi32 : vector<8xi32>
          %shl_masked_277 = arith.shli %near_5, %c14_8xi32 : vector<8xi32>
          %bit_or_277 = arith.ori %shr_masked_313, %shl_masked_277 : vector<8xi32>
          %bit_xor_172 = arith.xori %bit_or_276, %bit_or_277 : vector<8xi32>
          %shr_masked_314 = arith.shrui %near_5, %c3_8xi32 : vector<8xi32>
          %small_18 = arith.xori %bit_xor_172, %shr_masked_314 : vector<8xi32>
          %shr_masked_315 = arith.shrui %near_18, %c17_8xi32 : vector<8xi32>
          %shl_masked_278 = arith.shli %near_18, %c15_8xi32 : vector<8xi32>
          %bit_or_278 = arith.ori %shr_masked_315, %shl_masked_278 : vector<8xi32>
          %shr_masked_316 = arith.shrui %near_18, %c19_8xi32 : vector<8xi32>
          %shl_masked_279 = arith.shli %near_18, %c13_8xi32 : vector<8xi32>
          %bit_or_279 = arith.ori %shr_masked_316, %shl_masked_279 : vector<8xi32>
          %bit_xor_173 = arith.xori %bit_or_278, %bit_or_279 : vector<8xi32>
          %shr_masked_317 = arith.shrui %near_18, %c10_8xi32 : vector<8xi32>
          %large_18 = arith.xori %bit_xor_173, %shr_masked_317 : vector<8xi32>
          %add_239 = arith.addi %near_4, %small_18 : vector<8xi32>
          %add_240 = arith.addi %add_239, %near_13 : vector<8xi32>
          %add_241 = arith.addi %add_240, %large_18 : vector<8xi32>
          llvm.store %add_241, %word_34 : vector<8xi32>, !llvm.ptr
          %near_20 = llvm.load %word_34 : !llvm.ptr -> vector<8xi32>
          %e_value_204 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_68 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %bit_and_170 = arith.andi %e_value_204, %f_value_68 : vector<8xi32>
          %e_value_205 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %bit_not_34 = arith.xori %e_value_205, %c-1_8xi32 : vector<8xi32>
          %g_value_68 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          %bit_and_171 = arith.andi %bit_not_34, %g_value_68 : vector<8xi32>
          %chosen_34 = arith.xori %bit_and_170, %bit_and_171 : vector<8xi32>
          %e_value_206 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_318 = arith.shrui %e_value_206, %c6_8xi32 : vector<8xi32>
          %shl_masked_280 = arith.shli %e_value_206, %c26_8xi32 : vector<8xi32>
          %bit_or_280 = arith.ori %shr_masked_318, %shl_masked_280 : vector<8xi32>
          %e_value_207 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_319 = arith.shrui %e_value_207, %c11_8xi32 : vector<8xi32>
          %shl_masked_281 = arith.shli %e_value_207, %c21_8xi32 : vector<8xi32>
          %bit_or_281 = arith.ori %shr_masked_319, %shl_masked_281 : vector<8xi32>
          %bit_xor_174 = arith.xori %bit_or_280, %bit_or_281 : vector<8xi32>
          %e_value_208 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_320 = arith.shrui %e_value_208, %c25_8xi32 : vector<8xi32>
          %shl_masked_282 = arith.shli %e_value_208, %c7_8xi32 : vector<8xi32>
          %bit_or_282 = arith.ori %shr_masked_320, %shl_masked_282 : vector<8xi32>
          %mixed_34 = arith.xori %bit_xor_174, %bit_or_282 : vector<8xi32>
          %h_value_34 = llvm.load %h : !llvm.ptr -> vector<8xi32>
          %add_242 = arith.addi %h_value_34, %mixed_34 : vector<8xi32>
          %add_243 = arith.addi %add_242, %chosen_34 : vector<8xi32>
          %add_244 = arith.addi %add_243, %c1294757372_8xi32 : vector<8xi32>
          %word_value_34 = llvm.load %word_34 : !llvm.ptr -> vector<8xi32>
          %first_35 = arith.addi %add_244, %word_value_34 : vector<8xi32>
          %a_value_204 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_102 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %bit_and_172 = arith.andi %a_value_204, %b_value_102 : vector<8xi32>
          %a_value_205 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %c_value_102 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_173 = arith.andi %a_value_205, %c_value_102 : vector<8xi32>
          %bit_xor_175 = arith.xori %bit_and_172, %bit_and_173 : vector<8xi32>
          %b_value_103 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_103 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_174 = arith.andi %b_value_103, %c_value_103 : vector<8xi32>
          %majority_34 = arith.xori %bit_xor_175, %bit_and_174 : vector<8xi32>
          %a_value_206 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_321 = arith.shrui %a_value_206, %c2_8xi32 : vector<8xi32>
          %shl_masked_283 = arith.shli %a_value_206, %c30_8xi32 : vector<8xi32>
          %bit_or_283 = arith.ori %shr_masked_321, %shl_masked_283 : vector<8xi32>
          %a_value_207 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_322 = arith.shrui %a_value_207, %c13_8xi32 : vector<8xi32>
          %shl_masked_284 = arith.shli %a_value_207, %c19_8xi32 : vector<8xi32>
          %bit_or_284 = arith.ori %shr_masked_322, %shl_masked_284 : vector<8xi32>
          %bit_xor_176 = arith.xori %bit_or_283, %bit_or_284 : vector<8xi32>
          %a_value_208 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_323 = arith.shrui %a_value_208, %c22_8xi32 : vector<8xi32>
          %shl_masked_285 = arith.shli %a_value_208, %c10_8xi32 : vector<8xi32>
          %bit_or_285 = arith.ori %shr_masked_323, %shl_masked_285 : vector<8xi32>
          %bit_xor_177 = arith.xori %bit_xor_176, %bit_or_285 : vector<8xi32>
          %second_34 = arith.addi %bit_xor_177, %majority_34 : vector<8xi32>
          %add_245 = arith.addi %first_35, %second_34 : vector<8xi32>
          %a_value_209 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_104 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_104 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %d_value_34 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %add_246 = arith.addi %d_value_34, %first_35 : vector<8xi32>
          %e_value_209 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_69 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %g_value_69 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          llvm.store %add_245, %a : vector<8xi32>, !llvm.ptr
          llvm.store %a_value_209, %b : vector<8xi32>, !llvm.ptr
          llvm.store %b_value_104, %c : vector<8xi32>, !llvm.ptr
          llvm.store %c_value_104, %d : vector<8xi32>, !llvm.ptr
          llvm.store %add_246, %e : vector<8xi32>, !llvm.ptr
          llvm.store %e_value_209, %f : vector<8xi32>, !llvm.ptr
          llvm.store %f_value_69, %g : vector<8xi32>, !llvm.ptr
          llvm.store %g_value_69, %h : vector<8xi32>, !llvm.ptr
          %shr_masked_324 = arith.shrui %near_6, %c7_8xi32 : vector<8xi32>
          %shl_masked_286 = arith.shli %near_6, %c25_8xi32 : vector<8xi32>
          %bit_or_286 = arith.ori %shr_masked_324, %shl_masked_286 : vector<8xi32>
          %shr_masked_325 = arith.shrui %near_6, %c18_8xi32 : vector<8xi32>
          %shl_masked_287 = arith.shli %near_6, %c14_8xi32 : vector<8xi32>
          %bit_or_287 = arith.ori %shr_masked_325, %shl_masked_287 : vector<8xi32>
          %bit_xor_178 = arith.xori %bit_or_286, %bit_or_287 : vector<8xi32>
          %shr_masked_326 = arith.shrui %near_6, %c3_8xi32 : vector<8xi32>
          %small_19 = arith.xori %bit_xor_178, %shr_masked_326 : vector<8xi32>
          %shr_masked_327 = arith.shrui %near_19, %c17_8xi32 : vector<8xi32>
          %shl_masked_288 = arith.shli %near_19, %c15_8xi32 : vector<8xi32>
          %bit_or_288 = arith.ori %shr_masked_327, %shl_masked_288 : vector<8xi32>
          %shr_masked_328 = arith.shrui %near_19, %c19_8xi32 : vector<8xi32>
          %shl_masked_289 = arith.shli %near_19, %c13_8xi32 : vector<8xi32>
          %bit_or_289 = arith.ori %shr_masked_328, %shl_masked_289 : vector<8xi32>
          %bit_xor_179 = arith.xori %bit_or_288, %bit_or_289 : vector<8xi32>
          %shr_masked_329 = arith.shrui %near_19, %c10_8xi32 : vector<8xi32>
          %large_19 = arith.xori %bit_xor_179, %shr_masked_329 : vector<8xi32>
          %add_247 = arith.addi %near_5, %small_19 : vector<8xi32>
          %add_248 = arith.addi %add_247, %near_14 : vector<8xi32>
          %add_249 = arith.addi %add_248, %large_19 : vector<8xi32>
          llvm.store %add_249, %word_35 : vector<8xi32>, !llvm.ptr
          %near_21 = llvm.load %word_35 : !llvm.ptr -> vector<8xi32>
          %e_value_210 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_70 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %bit_and_175 = arith.andi %e_value_210, %f_value_70 : vector<8xi32>
          %e_value_211 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %bit_not_35 = arith.xori %e_value_211, %c-1_8xi32 : vector<8xi32>
          %g_value_70 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          %bit_and_176 = arith.andi %bit_not_35, %g_value_70 : vector<8xi32>
          %chosen_35 = arith.xori %bit_and_175, %bit_and_176 : vector<8xi32>
          %e_value_212 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_330 = arith.shrui %e_value_212, %c6_8xi32 : vector<8xi32>
          %shl_masked_290 = arith.shli %e_value_212, %c26_8xi32 : vector<8xi32>
          %bit_or_290 = arith.ori %shr_masked_330, %shl_masked_290 : vector<8xi32>
          %e_value_213 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_331 = arith.shrui %e_value_213, %c11_8xi32 : vector<8xi32>
          %shl_masked_291 = arith.shli %e_value_213, %c21_8xi32 : vector<8xi32>
          %bit_or_291 = arith.ori %shr_masked_331, %shl_masked_291 : vector<8xi32>
          %bit_xor_180 = arith.xori %bit_or_290, %bit_or_291 : vector<8xi32>
          %e_value_214 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_332 = arith.shrui %e_value_214, %c25_8xi32 : vector<8xi32>
          %shl_masked_292 = arith.shli %e_value_214, %c7_8xi32 : vector<8xi32>
          %bit_or_292 = arith.ori %shr_masked_332, %shl_masked_292 : vector<8xi32>
          %mixed_35 = arith.xori %bit_xor_180, %bit_or_292 : vector<8xi32>
          %h_value_35 = llvm.load %h : !llvm.ptr -> vector<8xi32>
          %add_250 = arith.addi %h_value_35, %mixed_35 : vector<8xi32>
          %add_251 = arith.addi %add_250, %chosen_35 : vector<8xi32>
          %add_252 = arith.addi %add_251, %c1396182291_8xi32 : vector<8xi32>
          %word_value_35 = llvm.load %word_35 : !llvm.ptr -> vector<8xi32>
          %first_36 = arith.addi %add_252, %word_value_35 : vector<8xi32>
          %a_value_210 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_105 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %bit_and_177 = arith.andi %a_value_210, %b_value_105 : vector<8xi32>
          %a_value_211 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %c_value_105 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_178 = arith.andi %a_value_211, %c_value_105 : vector<8xi32>
          %bit_xor_181 = arith.xori %bit_and_177, %bit_and_178 : vector<8xi32>
          %b_value_106 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_106 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_179 = arith.andi %b_value_106, %c_value_106 : vector<8xi32>
          %majority_35 = arith.xori %bit_xor_181, %bit_and_179 : vector<8xi32>
          %a_value_212 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_333 = arith.shrui %a_value_212, %c2_8xi32 : vector<8xi32>
          %shl_masked_293 = arith.shli %a_value_212, %c30_8xi32 : vector<8xi32>
          %bit_or_293 = arith.ori %shr_masked_333, %shl_masked_293 : vector<8xi32>
          %a_value_213 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_334 = arith.shrui %a_value_213, %c13_8xi32 : vector<8xi32>
          %shl_masked_294 = arith.shli %a_value_213, %c19_8xi32 : vector<8xi32>
          %bit_or_294 = arith.ori %shr_masked_334, %shl_masked_294 : vector<8xi32>
          %bit_xor_182 = arith.xori %bit_or_293, %bit_or_294 : vector<8xi32>
          %a_value_214 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_335 = arith.shrui %a_value_214, %c22_8xi32 : vector<8xi32>
          %shl_masked_295 = arith.shli %a_value_214, %c10_8xi32 : vector<8xi32>
          %bit_or_295 = arith.ori %shr_masked_335, %shl_masked_295 : vector<8xi32>
          %bit_xor_183 = arith.xori %bit_xor_182, %bit_or_295 : vector<8xi32>
          %second_35 = arith.addi %bit_xor_183, %majority_35 : vector<8xi32>
          %add_253 = arith.addi %first_36, %second_35 : vector<8xi32>
          %a_value_215 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_107 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_107 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %d_value_35 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %add_254 = arith.addi %d_value_35, %first_36 : vector<8xi32>
          %e_value_215 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_71 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %g_value_71 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          llvm.store %add_253, %a : vector<8xi32>, !llvm.ptr
          llvm.store %a_value_215, %b : vector<8xi32>, !llvm.ptr
          llvm.store %b_value_107, %c : vector<8xi32>, !llvm.ptr
          llvm.store %c_value_107, %d : vector<8xi32>, !llvm.ptr
          llvm.store %add_254, %e : vector<8xi32>, !llvm.ptr
          llvm.store %e_value_215, %f : vector<8xi32>, !llvm.ptr
          llvm.store %f_value_71, %g : vector<8xi32>, !llvm.ptr
          llvm.store %g_value_71, %h : vector<8xi32>, !llvm.ptr
          %shr_masked_336 = arith.shrui %near_7, %c7_8xi32 : vector<8xi32>
          %shl_masked_296 = arith.shli %near_7, %c25_8xi32 : vector<8xi32>
          %bit_or_296 = arith.ori %shr_masked_336, %shl_masked_296 : vector<8xi32>
          %shr_masked_337 = arith.shrui %near_7, %c18_8xi32 : vector<8xi32>
          %shl_masked_297 = arith.shli %near_7, %c14_8xi32 : vector<8xi32>
          %bit_or_297 = arith.ori %shr_masked_337, %shl_masked_297 : vector<8xi32>
          %bit_xor_184 = arith.xori %bit_or_296, %bit_or_297 : vector<8xi32>
          %shr_masked_338 = arith.shrui %near_7, %c3_8xi32 : vector<8xi32>
          %small_20 = arith.xori %bit_xor_184, %shr_masked_338 : vector<8xi32>
          %shr_masked_339 = arith.shrui %near_20, %c17_8xi32 : vector<8xi32>
          %shl_masked_298 = arith.shli %near_20, %c15_8xi32 : vector<8xi32>
          %bit_or_298 = arith.ori %shr_masked_339, %shl_masked_298 : vector<8xi32>
          %shr_masked_340 = arith.shrui %near_20, %c19_8xi32 : vector<8xi32>
          %shl_masked_299 = arith.shli %near_20, %c13_8xi32 : vector<8xi32>
          %bit_or_299 = arith.ori %shr_masked_340, %shl_masked_299 : vector<8xi32>
          %bit_xor_185 = arith.xori %bit_or_298, %bit_or_299 : vector<8xi32>
          %shr_masked_341 = arith.shrui %near_20, %c10_8xi32 : vector<8xi32>
          %large_20 = arith.xori %bit_xor_185, %shr_masked_341 : vector<8xi32>
          %add_255 = arith.addi %near_6, %small_20 : vector<8xi32>
          %add_256 = arith.addi %add_255, %near_15 : vector<8xi32>
          %add_257 = arith.addi %add_256, %large_20 : vector<8xi32>
          llvm.store %add_257, %word_36 : vector<8xi32>, !llvm.ptr
          %near_22 = llvm.load %word_36 : !llvm.ptr -> vector<8xi32>
          %e_value_216 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_72 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %bit_and_180 = arith.andi %e_value_216, %f_value_72 : vector<8xi32>
          %e_value_217 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %bit_not_36 = arith.xori %e_value_217, %c-1_8xi32 : vector<8xi32>
          %g_value_72 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          %bit_and_181 = arith.andi %bit_not_36, %g_value_72 : vector<8xi32>
          %chosen_36 = arith.xori %bit_and_180, %bit_and_181 : vector<8xi32>
          %e_value_218 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_342 = arith.shrui %e_value_218, %c6_8xi32 : vector<8xi32>
          %shl_masked_300 = arith.shli %e_value_218, %c26_8xi32 : vector<8xi32>
          %bit_or_300 = arith.ori %shr_masked_342, %shl_masked_300 : vector<8xi32>
          %e_value_219 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_343 = arith.shrui %e_value_219, %c11_8xi32 : vector<8xi32>
          %shl_masked_301 = arith.shli %e_value_219, %c21_8xi32 : vector<8xi32>
          %bit_or_301 = arith.ori %shr_masked_343, %shl_masked_301 : vector<8xi32>
          %bit_xor_186 = arith.xori %bit_or_300, %bit_or_301 : vector<8xi32>
          %e_value_220 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_344 = arith.shrui %e_value_220, %c25_8xi32 : vector<8xi32>
          %shl_masked_302 = arith.shli %e_value_220, %c7_8xi32 : vector<8xi32>
          %bit_or_302 = arith.ori %shr_masked_344, %shl_masked_302 : vector<8xi32>
          %mixed_36 = arith.xori %bit_xor_186, %bit_or_302 : vector<8xi32>
          %h_value_36 = llvm.load %h : !llvm.ptr -> vector<8xi32>
          %add_258 = arith.addi %h_value_36, %mixed_36 : vector<8xi32>
          %add_259 = arith.addi %add_258, %chosen_36 : vector<8xi32>
          %add_260 = arith.addi %add_259, %c1695183700_8xi32 : vector<8xi32>
          %word_value_36 = llvm.load %word_36 : !llvm.ptr -> vector<8xi32>
          %first_37 = arith.addi %add_260, %word_value_36 : vector<8xi32>
          %a_value_216 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_108 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %bit_and_182 = arith.andi %a_value_216, %b_value_108 : vector<8xi32>
          %a_value_217 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %c_value_108 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_183 = arith.andi %a_value_217, %c_value_108 : vector<8xi32>
          %bit_xor_187 = arith.xori %bit_and_182, %bit_and_183 : vector<8xi32>
          %b_value_109 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_109 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_184 = arith.andi %b_value_109, %c_value_109 : vector<8xi32>
          %majority_36 = arith.xori %bit_xor_187, %bit_and_184 : vector<8xi32>
          %a_value_218 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_345 = arith.shrui %a_value_218, %c2_8xi32 : vector<8xi32>
          %shl_masked_303 = arith.shli %a_value_218, %c30_8xi32 : vector<8xi32>
          %bit_or_303 = arith.ori %shr_masked_345, %shl_masked_303 : vector<8xi32>
          %a_value_219 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_346 = arith.shrui %a_value_219, %c13_8xi32 : vector<8xi32>
          %shl_masked_304 = arith.shli %a_value_219, %c19_8xi32 : vector<8xi32>
          %bit_or_304 = arith.ori %shr_masked_346, %shl_masked_304 : vector<8xi32>
          %bit_xor_188 = arith.xori %bit_or_303, %bit_or_304 : vector<8xi32>
          %a_value_220 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_347 = arith.shrui %a_value_220, %c22_8xi32 : vector<8xi32>
          %shl_masked_305 = arith.shli %a_value_220, %c10_8xi32 : vector<8xi32>
          %bit_or_305 = arith.ori %shr_masked_347, %shl_masked_305 : vector<8xi32>
          %bit_xor_189 = arith.xori %bit_xor_188, %bit_or_305 : vector<8xi32>
          %second_36 = arith.addi %bit_xor_189, %majority_36 : vector<8xi32>
          %add_261 = arith.addi %first_37, %second_36 : vector<8xi32>
          %a_value_221 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_110 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_110 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %d_value_36 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %add_262 = arith.addi %d_value_36, %first_37 : vector<8xi32>
          %e_value_221 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_73 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %g_value_73 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          llvm.store %add_261, %a : vector<8xi32>, !llvm.ptr
          llvm.store %a_value_221, %b : vector<8xi32>, !llvm.ptr
          llvm.store %b_value_110, %c : vector<8xi32>, !llvm.ptr
          llvm.store %c_value_110, %d : vector<8xi32>, !llvm.ptr
          llvm.store %add_262, %e : vector<8xi32>, !llvm.ptr
          llvm.store %e_value_221, %f : vector<8xi32>, !llvm.ptr
          llvm.store %f_value_73, %g : vector<8xi32>, !llvm.ptr
          llvm.store %g_value_73, %h : vector<8xi32>, !llvm.ptr
          %shr_masked_348 = arith.shrui %near_8, %c7_8xi32 : vector<8xi32>
          %shl_masked_306 = arith.shli %near_8, %c25_8xi32 : vector<8xi32>
          %bit_or_306 = arith.ori %shr_masked_348, %shl_masked_306 : vector<8xi32>
          %shr_masked_349 = arith.shrui %near_8, %c18_8xi32 : vector<8xi32>
          %shl_masked_307 = arith.shli %near_8, %c14_8xi32 : vector<8xi32>
          %bit_or_307 = arith.ori %shr_masked_349, %shl_masked_307 : vector<8xi32>
          %bit_xor_190 = arith.xori %bit_or_306, %bit_or_307 : vector<8xi32>
          %shr_masked_350 = arith.shrui %near_8, %c3_8xi32 : vector<8xi32>
          %small_21 = arith.xori %bit_xor_190, %shr_masked_350 : vector<8xi32>
          %shr_masked_351 = arith.shrui %near_21, %c17_8xi32 : vector<8xi32>
          %shl_masked_308 = arith.shli %near_21, %c15_8xi32 : vector<8xi32>
          %bit_or_308 = arith.ori %shr_masked_351, %shl_masked_308 : vector<8xi32>
          %shr_masked_352 = arith.shrui %near_21, %c19_8xi32 : vector<8xi32>
          %shl_masked_309 = arith.shli %near_21, %c13_8xi32 : vector<8xi32>
          %bit_or_309 = arith.ori %shr_masked_352, %shl_masked_309 : vector<8xi32>
          %bit_xor_191 = arith.xori %bit_or_308, %bit_or_309 : vector<8xi32>
          %shr_masked_353 = arith.shrui %near_21, %c10_8xi32 : vector<8xi32>
          %large_21 = arith.xori %bit_xor_191, %shr_masked_353 : vector<8xi32>
          %add_263 = arith.addi %near_7, %small_21 : vector<8xi32>
          %add_264 = arith.addi %add_263, %near_16 : vector<8xi32>
          %add_265 = arith.addi %add_264, %large_21 : vector<8xi32>
          llvm.store %add_265, %word_37 : vector<8xi32>, !llvm.ptr
          %near_23 = llvm.load %word_37 : !llvm.ptr -> vector<8xi32>
          %e_value_222 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_74 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %bit_and_185 = arith.andi %e_value_222, %f_value_74 : vector<8xi32>
          %e_value_223 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %bit_not_37 = arith.xori %e_value_223, %c-1_8xi32 : vector<8xi32>
          %g_value_74 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          %bit_and_186 = arith.andi %bit_not_37, %g_value_74 : vector<8xi32>
          %chosen_37 = arith.xori %bit_and_185, %bit_and_186 : vector<8xi32>
          %e_value_224 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_354 = arith.shrui %e_value_224, %c6_8xi32 : vector<8xi32>
          %shl_masked_310 = arith.shli %e_value_224, %c26_8xi32 : vector<8xi32>
          %bit_or_310 = arith.ori %shr_masked_354, %shl_masked_310 : vector<8xi32>
          %e_value_225 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_355 = arith.shrui %e_value_225, %c11_8xi32 : vector<8xi32>
          %shl_masked_311 = arith.shli %e_value_225, %c21_8xi32 : vector<8xi32>
          %bit_or_311 = arith.ori %shr_masked_355, %shl_masked_311 : vector<8xi32>
          %bit_xor_192 = arith.xori %bit_or_310, %bit_or_311 : vector<8xi32>
          %e_value_226 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_356 = arith.shrui %e_value_226, %c25_8xi32 : vector<8xi32>
          %shl_masked_312 = arith.shli %e_value_226, %c7_8xi32 : vector<8xi32>
          %bit_or_312 = arith.ori %shr_masked_356, %shl_masked_312 : vector<8xi32>
          %mixed_37 = arith.xori %bit_xor_192, %bit_or_312 : vector<8xi32>
          %h_value_37 = llvm.load %h : !llvm.ptr -> vector<8xi32>
          %add_266 = arith.addi %h_value_37, %mixed_37 : vector<8xi32>
          %add_267 = arith.addi %add_266, %chosen_37 : vector<8xi32>
          %add_268 = arith.addi %add_267, %c1986661051_8xi32 : vector<8xi32>
          %word_value_37 = llvm.load %word_37 : !llvm.ptr -> vector<8xi32>
          %first_38 = arith.addi %add_268, %word_value_37 : vector<8xi32>
          %a_value_222 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_111 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %bit_and_187 = arith.andi %a_value_222, %b_value_111 : vector<8xi32>
          %a_value_223 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %c_value_111 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_188 = arith.andi %a_value_223, %c_value_111 : vector<8xi32>
          %bit_xor_193 = arith.xori %bit_and_187, %bit_and_188 : vector<8xi32>
          %b_value_112 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_112 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_189 = arith.andi %b_value_112, %c_value_112 : vector<8xi32>
          %majority_37 = arith.xori %bit_xor_193, %bit_and_189 : vector<8xi32>
          %a_value_224 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_357 = arith.shrui %a_value_224, %c2_8xi32 : vector<8xi32>
          %shl_masked_313 = arith.shli %a_value_224, %c30_8xi32 : vector<8xi32>
          %bit_or_313 = arith.ori %shr_masked_357, %shl_masked_313 : vector<8xi32>
          %a_value_225 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_358 = arith.shrui %a_value_225, %c13_8xi32 : vector<8xi32>
          %shl_masked_314 = arith.shli %a_value_225, %c19_8xi32 : vector<8xi32>
          %bit_or_314 = arith.ori %shr_masked_358, %shl_masked_314 : vector<8xi32>
          %bit_xor_194 = arith.xori %bit_or_313, %bit_or_314 : vector<8xi32>
          %a_value_226 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_359 = arith.shrui %a_value_226, %c22_8xi32 : vector<8xi32>
          %shl_masked_315 = arith.shli %a_value_226, %c10_8xi32 : vector<8xi32>
          %bit_or_315 = arith.ori %shr_masked_359, %shl_masked_315 : vector<8xi32>
          %bit_xor_195 = arith.xori %bit_xor_194, %bit_or_315 : vector<8xi32>
          %second_37 = arith.addi %bit_xor_195, %majority_37 : vector<8xi32>
          %add_269 = arith.addi %first_38, %second_37 : vector<8xi32>
          %a_value_227 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_113 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_113 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %d_value_37 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %add_270 = arith.addi %d_value_37, %first_38 : vector<8xi32>
          %e_value_227 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_75 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %g_value_75 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          llvm.store %add_269, %a : vector<8xi32>, !llvm.ptr
          llvm.store %a_value_227, %b : vector<8xi32>, !llvm.ptr
          llvm.store %b_value_113, %c : vector<8xi32>, !llvm.ptr
          llvm.store %c_value_113, %d : vector<8xi32>, !llvm.ptr
          llvm.store %add_270, %e : vector<8xi32>, !llvm.ptr
          llvm.store %e_value_227, %f : vector<8xi32>, !llvm.ptr
          llvm.store %f_value_75, %g : vector<8xi32>, !llvm.ptr
          llvm.store %g_value_75, %h : vector<8xi32>, !llvm.ptr
          %shr_masked_360 = arith.shrui %near_9, %c7_8xi32 : vector<8xi32>
          %shl_masked_316 = arith.shli %near_9, %c25_8xi32 : vector<8xi32>
          %bit_or_316 = arith.ori %shr_masked_360, %shl_masked_316 : vector<8xi32>
          %shr_masked_361 = arith.shrui %near_9, %c18_8xi32 : vector<8xi32>
          %shl_masked_317 = arith.shli %near_9, %c14_8xi32 : vector<8xi32>
          %bit_or_317 = arith.ori %shr_masked_361, %shl_masked_317 : vector<8xi32>
          %bit_xor_196 = arith.xori %bit_or_316, %bit_or_317 : vector<8xi32>
          %shr_masked_362 = arith.shrui %near_9, %c3_8xi32 : vector<8xi32>
          %small_22 = arith.xori %bit_xor_196, %shr_masked_362 : vector<8xi32>
          %shr_masked_363 = arith.shrui %near_22, %c17_8xi32 : vector<8xi32>
          %shl_masked_318 = arith.shli %near_22, %c15_8xi32 : vector<8xi32>
          %bit_or_318 = arith.ori %shr_masked_363, %shl_masked_318 : vector<8xi32>
          %shr_masked_364 = arith.shrui %near_22, %c19_8xi32 : vector<8xi32>
          %shl_masked_319 = arith.shli %near_22, %c13_8xi32 : vector<8xi32>
          %bit_or_319 = arith.ori %shr_masked_364, %shl_masked_319 : vector<8xi32>
          %bit_xor_197 = arith.xori %bit_or_318, %bit_or_319 : vector<8xi32>
          %shr_masked_365 = arith.shrui %near_22, %c10_8xi32 : vector<8xi32>
          %large_22 = arith.xori %bit_xor_197, %shr_masked_365 : vector<8xi32>
          %add_271 = arith.addi %near_8, %small_22 : vector<8xi32>
          %add_272 = arith.addi %add_271, %near_17 : vector<8xi32>
          %add_273 = arith.addi %add_272, %large_22 : vector<8xi32>
          llvm.store %add_273, %word_38 : vector<8xi32>, !llvm.ptr
          %near_24 = llvm.load %word_38 : !llvm.ptr -> vector<8xi32>
          %e_value_228 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_76 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %bit_and_190 = arith.andi %e_value_228, %f_value_76 : vector<8xi32>
          %e_value_229 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %bit_not_38 = arith.xori %e_value_229, %c-1_8xi32 : vector<8xi32>
          %g_value_76 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          %bit_and_191 = arith.andi %bit_not_38, %g_value_76 : vector<8xi32>
          %chosen_38 = arith.xori %bit_and_190, %bit_and_191 : vector<8xi32>
          %e_value_230 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_366 = arith.shrui %e_value_230, %c6_8xi32 : vector<8xi32>
          %shl_masked_320 = arith.shli %e_value_230, %c26_8xi32 : vector<8xi32>
          %bit_or_320 = arith.ori %shr_masked_366, %shl_masked_320 : vector<8xi32>
          %e_value_231 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_367 = arith.shrui %e_value_231, %c11_8xi32 : vector<8xi32>
          %shl_masked_321 = arith.shli %e_value_231, %c21_8xi32 : vector<8xi32>
          %bit_or_321 = arith.ori %shr_masked_367, %shl_masked_321 : vector<8xi32>
          %bit_xor_198 = arith.xori %bit_or_320, %bit_or_321 : vector<8xi32>
          %e_value_232 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_368 = arith.shrui %e_value_232, %c25_8xi32 : vector<8xi32>
          %shl_masked_322 = arith.shli %e_value_232, %c7_8xi32 : vector<8xi32>
          %bit_or_322 = arith.ori %shr_masked_368, %shl_masked_322 : vector<8xi32>
          %mixed_38 = arith.xori %bit_xor_198, %bit_or_322 : vector<8xi32>
          %h_value_38 = llvm.load %h : !llvm.ptr -> vector<8xi32>
          %add_274 = arith.addi %h_value_38, %mixed_38 : vector<8xi32>
          %add_275 = arith.addi %add_274, %chosen_38 : vector<8xi32>
          %add_276 = arith.addi %add_275, %c-2117940946_8xi32 : vector<8xi32>
          %word_value_38 = llvm.load %word_38 : !llvm.ptr -> vector<8xi32>
          %first_39 = arith.addi %add_276, %word_value_38 : vector<8xi32>
          %a_value_228 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_114 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %bit_and_192 = arith.andi %a_value_228, %b_value_114 : vector<8xi32>
          %a_value_229 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %c_value_114 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_193 = arith.andi %a_value_229, %c_value_114 : vector<8xi32>
          %bit_xor_199 = arith.xori %bit_and_192, %bit_and_193 : vector<8xi32>
          %b_value_115 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_115 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_194 = arith.andi %b_value_115, %c_value_115 : vector<8xi32>
          %majority_38 = arith.xori %bit_xor_199, %bit_and_194 : vector<8xi32>
          %a_value_230 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_369 = arith.shrui %a_value_230, %c2_8xi32 : vector<8xi32>
          %shl_masked_323 = arith.shli %a_value_230, %c30_8xi32 : vector<8xi32>
          %bit_or_323 = arith.ori %shr_masked_369, %shl_masked_323 : vector<8xi32>
          %a_value_231 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_370 = arith.shrui %a_value_231, %c13_8xi32 : vector<8xi32>
          %shl_masked_324 = arith.shli %a_value_231, %c19_8xi32 : vector<8xi32>
          %bit_or_324 = arith.ori %shr_masked_370, %shl_masked_324 : vector<8xi32>
          %bit_xor_200 = arith.xori %bit_or_323, %bit_or_324 : vector<8xi32>
          %a_value_232 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_371 = arith.shrui %a_value_232, %c22_8xi32 : vector<8xi32>
          %shl_masked_325 = arith.shli %a_value_232, %c10_8xi32 : vector<8xi32>
          %bit_or_325 = arith.ori %shr_masked_371, %shl_masked_325 : vector<8xi32>
          %bit_xor_201 = arith.xori %bit_xor_200, %bit_or_325 : vector<8xi32>
          %second_38 = arith.addi %bit_xor_201, %majority_38 : vector<8xi32>
          %add_277 = arith.addi %first_39, %second_38 : vector<8xi32>
          %a_value_233 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_116 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_116 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %d_value_38 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %add_278 = arith.addi %d_value_38, %first_39 : vector<8xi32>
          %e_value_233 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_77 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %g_value_77 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          llvm.store %add_277, %a : vector<8xi32>, !llvm.ptr
          llvm.store %a_value_233, %b : vector<8xi32>, !llvm.ptr
          llvm.store %b_value_116, %c : vector<8xi32>, !llvm.ptr
          llvm.store %c_value_116, %d : vector<8xi32>, !llvm.ptr
          llvm.store %add_278, %e : vector<8xi32>, !llvm.ptr
          llvm.store %e_value_233, %f : vector<8xi32>, !llvm.ptr
          llvm.store %f_value_77, %g : vector<8xi32>, !llvm.ptr
          llvm.store %g_value_77, %h : vector<8xi32>, !llvm.ptr
          %shr_masked_372 = arith.shrui %near_10, %c7_8xi32 : vector<8xi32>
          %shl_masked_326 = arith.shli %near_10, %c25_8xi32 : vector<8xi32>
          %bit_or_326 = arith.ori %shr_masked_372, %shl_masked_326 : vector<8xi32>
          %shr_masked_373 = arith.shrui %near_10, %c18_8xi32 : vector<8xi32>
          %shl_masked_327 = arith.shli %near_10, %c14_8xi32 : vector<8xi32>
          %bit_or_327 = arith.ori %shr_masked_373, %shl_masked_327 : vector<8xi32>
          %bit_xor_202 = arith.xori %bit_or_326, %bit_or_327 : vector<8xi32>
          %shr_masked_374 = arith.shrui %near_10, %c3_8xi32 : vector<8xi32>
          %small_23 = arith.xori %bit_xor_202, %shr_masked_374 : vector<8xi32>
          %shr_masked_375 = arith.shrui %near_23, %c17_8xi32 : vector<8xi32>
          %shl_masked_328 = arith.shli %near_23, %c15_8xi32 : vector<8xi32>
          %bit_or_328 = arith.ori %shr_masked_375, %shl_masked_328 : vector<8xi32>
          %shr_masked_376 = arith.shrui %near_23, %c19_8xi32 : vector<8xi32>
          %shl_masked_329 = arith.shli %near_23, %c13_8xi32 : vector<8xi32>
          %bit_or_329 = arith.ori %shr_masked_376, %shl_masked_329 : vector<8xi32>
          %bit_xor_203 = arith.xori %bit_or_328, %bit_or_329 : vector<8xi32>
          %shr_masked_377 = arith.shrui %near_23, %c10_8xi32 : vector<8xi32>
          %large_23 = arith.xori %bit_xor_203, %shr_masked_377 : vector<8xi32>
          %add_279 = arith.addi %near_9, %small_23 : vector<8xi32>
          %add_280 = arith.addi %add_279, %near_18 : vector<8xi32>
          %add_281 = arith.addi %add_280, %large_23 : vector<8xi32>
          llvm.store %add_281, %word_39 : vector<8xi32>, !llvm.ptr
          %near_25 = llvm.load %word_39 : !llvm.ptr -> vector<8xi32>
          %e_value_234 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_78 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %bit_and_195 = arith.andi %e_value_234, %f_value_78 : vector<8xi32>
          %e_value_235 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %bit_not_39 = arith.xori %e_value_235, %c-1_8xi32 : vector<8xi32>
          %g_value_78 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          %bit_and_196 = arith.andi %bit_not_39, %g_value_78 : vector<8xi32>
          %chosen_39 = arith.xori %bit_and_195, %bit_and_196 : vector<8xi32>
          %e_value_236 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_378 = arith.shrui %e_value_236, %c6_8xi32 : vector<8xi32>
          %shl_masked_330 = arith.shli %e_value_236, %c26_8xi32 : vector<8xi32>
          %bit_or_330 = arith.ori %shr_masked_378, %shl_masked_330 : vector<8xi32>
          %e_value_237 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_379 = arith.shrui %e_value_237, %c11_8xi32 : vector<8xi32>
          %shl_masked_331 = arith.shli %e_value_237, %c21_8xi32 : vector<8xi32>
          %bit_or_331 = arith.ori %shr_masked_379, %shl_masked_331 : vector<8xi32>
          %bit_xor_204 = arith.xori %bit_or_330, %bit_or_331 : vector<8xi32>
          %e_value_238 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_380 = arith.shrui %e_value_238, %c25_8xi32 : vector<8xi32>
          %shl_masked_332 = arith.shli %e_value_238, %c7_8xi32 : vector<8xi32>
          %bit_or_332 = arith.ori %shr_masked_380, %shl_masked_332 : vector<8xi32>
          %mixed_39 = arith.xori %bit_xor_204, %bit_or_332 : vector<8xi32>
          %h_value_39 = llvm.load %h : !llvm.ptr -> vector<8xi32>
          %add_282 = arith.addi %h_value_39, %mixed_39 : vector<8xi32>
          %add_283 = arith.addi %add_282, %chosen_39 : vector<8xi32>
          %add_284 = arith.addi %add_283, %c-1838011259_8xi32 : vector<8xi32>
          %word_value_39 = llvm.load %word_39 : !llvm.ptr -> vector<8xi32>
          %first_40 = arith.addi %add_284, %word_value_39 : vector<8xi32>
          %a_value_234 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_117 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %bit_and_197 = arith.andi %a_value_234, %b_value_117 : vector<8xi32>
          %a_value_235 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %c_value_117 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_198 = arith.andi %a_value_235, %c_value_117 : vector<8xi32>
          %bit_xor_205 = arith.xori %bit_and_197, %bit_and_198 : vector<8xi32>
          %b_value_118 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_118 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_199 = arith.andi %b_value_118, %c_value_118 : vector<8xi32>
          %majority_39 = arith.xori %bit_xor_205, %bit_and_199 : vector<8xi32>
          %a_value_236 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_381 = arith.shrui %a_value_236, %c2_8xi32 : vector<8xi32>
          %shl_masked_333 = arith.shli %a_value_236, %c30_8xi32 : vector<8xi32>
          %bit_or_333 = arith.ori %shr_masked_381, %shl_masked_333 : vector<8xi32>
          %a_value_237 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_382 = arith.shrui %a_value_237, %c13_8xi32 : vector<8xi32>
          %shl_masked_334 = arith.shli %a_value_237, %c19_8xi32 : vector<8xi32>
          %bit_or_334 = arith.ori %shr_masked_382, %shl_masked_334 : vector<8xi32>
          %bit_xor_206 = arith.xori %bit_or_333, %bit_or_334 : vector<8xi32>
          %a_value_238 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_383 = arith.shrui %a_value_238, %c22_8xi32 : vector<8xi32>
          %shl_masked_335 = arith.shli %a_value_238, %c10_8xi32 : vector<8xi32>
          %bit_or_335 = arith.ori %shr_masked_383, %shl_masked_335 : vector<8xi32>
          %bit_xor_207 = arith.xori %bit_xor_206, %bit_or_335 : vector<8xi32>
          %second_39 = arith.addi %bit_xor_207, %majority_39 : vector<8xi32>
          %add_285 = arith.addi %first_40, %second_39 : vector<8xi32>
          %a_value_239 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_119 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_119 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %d_value_39 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %add_286 = arith.addi %d_value_39, %first_40 : vector<8xi32>
          %e_value_239 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_79 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %g_value_79 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          llvm.store %add_285, %a : vector<8xi32>, !llvm.ptr
          llvm.store %a_value_239, %b : vector<8xi32>, !llvm.ptr
          llvm.store %b_value_119, %c : vector<8xi32>, !llvm.ptr
          llvm.store %c_value_119, %d : vector<8xi32>, !llvm.ptr
          llvm.store %add_286, %e : vector<8xi32>, !llvm.ptr
          llvm.store %e_value_239, %f : vector<8xi32>, !llvm.ptr
          llvm.store %f_value_79, %g : vector<8xi32>, !llvm.ptr
          llvm.store %g_value_79, %h : vector<8xi32>, !llvm.ptr
          %shr_masked_384 = arith.shrui %near_11, %c7_8xi32 : vector<8xi32>
          %shl_masked_336 = arith.shli %near_11, %c25_8xi32 : vector<8xi32>
          %bit_or_336 = arith.ori %shr_masked_384, %shl_masked_336 : vector<8xi32>
          %shr_masked_385 = arith.shrui %near_11, %c18_8xi32 : vector<8xi32>
          %shl_masked_337 = arith.shli %near_11, %c14_8xi32 : vector<8xi32>
          %bit_or_337 = arith.ori %shr_masked_385, %shl_masked_337 : vector<8xi32>
          %bit_xor_208 = arith.xori %bit_or_336, %bit_or_337 : vector<8xi32>
          %shr_masked_386 = arith.shrui %near_11, %c3_8xi32 : vector<8xi32>
          %small_24 = arith.xori %bit_xor_208, %shr_masked_386 : vector<8xi32>
          %shr_masked_387 = arith.shrui %near_24, %c17_8xi32 : vector<8xi32>
          %shl_masked_338 = arith.shli %near_24, %c15_8xi32 : vector<8xi32>
          %bit_or_338 = arith.ori %shr_masked_387, %shl_masked_338 : vector<8xi32>
          %shr_masked_388 = arith.shrui %near_24, %c19_8xi32 : vector<8xi32>
          %shl_masked_339 = arith.shli %near_24, %c13_8xi32 : vector<8xi32>
          %bit_or_339 = arith.ori %shr_masked_388, %shl_masked_339 : vector<8xi32>
          %bit_xor_209 = arith.xori %bit_or_338, %bit_or_339 : vector<8xi32>
          %shr_masked_389 = arith.shrui %near_24, %c10_8xi32 : vector<8xi32>
          %large_24 = arith.xori %bit_xor_209, %shr_masked_389 : vector<8xi32>
          %add_287 = arith.addi %near_10, %small_24 : vector<8xi32>
          %add_288 = arith.addi %add_287, %near_19 : vector<8xi32>
          %add_289 = arith.addi %add_288, %large_24 : vector<8xi32>
          llvm.store %add_289, %word_40 : vector<8xi32>, !llvm.ptr
          %near_26 = llvm.load %word_40 : !llvm.ptr -> vector<8xi32>
          %e_value_240 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_80 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %bit_and_200 = arith.andi %e_value_240, %f_value_80 : vector<8xi32>
          %e_value_241 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %bit_not_40 = arith.xori %e_value_241, %c-1_8xi32 : vector<8xi32>
          %g_value_80 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          %bit_and_201 = arith.andi %bit_not_40, %g_value_80 : vector<8xi32>
          %chosen_40 = arith.xori %bit_and_200, %bit_and_201 : vector<8xi32>
          %e_value_242 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_390 = arith.shrui %e_value_242, %c6_8xi32 : vector<8xi32>
          %shl_masked_340 = arith.shli %e_value_242, %c26_8xi32 : vector<8xi32>
          %bit_or_340 = arith.ori %shr_masked_390, %shl_masked_340 : vector<8xi32>
          %e_value_243 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_391 = arith.shrui %e_value_243, %c11_8xi32 : vector<8xi32>
          %shl_masked_341 = arith.shli %e_value_243, %c21_8xi32 : vector<8xi32>
          %bit_or_341 = arith.ori %shr_masked_391, %shl_masked_341 : vector<8xi32>
          %bit_xor_210 = arith.xori %bit_or_340, %bit_or_341 : vector<8xi32>
          %e_value_244 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_392 = arith.shrui %e_value_244, %c25_8xi32 : vector<8xi32>
          %shl_masked_342 = arith.shli %e_value_244, %c7_8xi32 : vector<8xi32>
          %bit_or_342 = arith.ori %shr_masked_392, %shl_masked_342 : vector<8xi32>
          %mixed_40 = arith.xori %bit_xor_210, %bit_or_342 : vector<8xi32>
          %h_value_40 = llvm.load %h : !llvm.ptr -> vector<8xi32>
          %add_290 = arith.addi %h_value_40, %mixed_40 : vector<8xi32>
          %add_291 = arith.addi %add_290, %chosen_40 : vector<8xi32>
          %add_292 = arith.addi %add_291, %c-1564481375_8xi32 : vector<8xi32>
          %word_value_40 = llvm.load %word_40 : !llvm.ptr -> vector<8xi32>
          %first_41 = arith.addi %add_292, %word_value_40 : vector<8xi32>
          %a_value_240 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_120 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %bit_and_202 = arith.andi %a_value_240, %b_value_120 : vector<8xi32>
          %a_value_241 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %c_value_120 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_203 = arith.andi %a_value_241, %c_value_120 : vector<8xi32>
          %bit_xor_211 = arith.xori %bit_and_202, %bit_and_203 : vector<8xi32>
          %b_value_121 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_121 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_204 = arith.andi %b_value_121, %c_value_121 : vector<8xi32>
          %majority_40 = arith.xori %bit_xor_211, %bit_and_204 : vector<8xi32>
          %a_value_242 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_393 = arith.shrui %a_value_242, %c2_8xi32 : vector<8xi32>
          %shl_masked_343 = arith.shli %a_value_242, %c30_8xi32 : vector<8xi32>
          %bit_or_343 = arith.ori %shr_masked_393, %shl_masked_343 : vector<8xi32>
          %a_value_243 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_394 = arith.shrui %a_value_243, %c13_8xi32 : vector<8xi32>
          %shl_masked_344 = arith.shli %a_value_243, %c19_8xi32 : vector<8xi32>
          %bit_or_344 = arith.ori %shr_masked_394, %shl_masked_344 : vector<8xi32>
          %bit_xor_212 = arith.xori %bit_or_343, %bit_or_344 : vector<8xi32>
          %a_value_244 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_395 = arith.shrui %a_value_244, %c22_8xi32 : vector<8xi32>
          %shl_masked_345 = arith.shli %a_value_244, %c10_8xi32 : vector<8xi32>
          %bit_or_345 = arith.ori %shr_masked_395, %shl_masked_345 : vector<8xi32>
          %bit_xor_213 = arith.xori %bit_xor_212, %bit_or_345 : vector<8xi32>
          %second_40 = arith.addi %bit_xor_213, %majority_40 : vector<8xi32>
          %add_293 = arith.addi %first_41, %second_40 : vector<8xi32>
          %a_value_245 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_122 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_122 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %d_value_40 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %add_294 = arith.addi %d_value_40, %first_41 : vector<8xi32>
          %e_value_245 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_81 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %g_value_81 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          llvm.store %add_293, %a : vector<8xi32>, !llvm.ptr
          llvm.store %a_value_245, %b : vector<8xi32>, !llvm.ptr
          llvm.store %b_value_122, %c : vector<8xi32>, !llvm.ptr
          llvm.store %c_value_122, %d : vector<8xi32>, !llvm.ptr
          llvm.store %add_294, %e : vector<8xi32>, !llvm.ptr
          llvm.store %e_value_245, %f : vector<8xi32>, !llvm.ptr
          llvm.store %f_value_81, %g : vector<8xi32>, !llvm.ptr
          llvm.store %g_value_81, %h : vector<8xi32>, !llvm.ptr
          %shr_masked_396 = arith.shrui %near_12, %c7_8xi32 : vector<8xi32>
          %shl_masked_346 = arith.shli %near_12, %c25_8xi32 : vector<8xi32>
          %bit_or_346 = arith.ori %shr_masked_396, %shl_masked_346 : vector<8xi32>
          %shr_masked_397 = arith.shrui %near_12, %c18_8xi32 : vector<8xi32>
          %shl_masked_347 = arith.shli %near_12, %c14_8xi32 : vector<8xi32>
          %bit_or_347 = arith.ori %shr_masked_397, %shl_masked_347 : vector<8xi32>
          %bit_xor_214 = arith.xori %bit_or_346, %bit_or_347 : vector<8xi32>
          %shr_masked_398 = arith.shrui %near_12, %c3_8xi32 : vector<8xi32>
          %small_25 = arith.xori %bit_xor_214, %shr_masked_398 : vector<8xi32>
          %shr_masked_399 = arith.shrui %near_25, %c17_8xi32 : vector<8xi32>
          %shl_masked_348 = arith.shli %near_25, %c15_8xi32 : vector<8xi32>
          %bit_or_348 = arith.ori %shr_masked_399, %shl_masked_348 : vector<8xi32>
          %shr_masked_400 = arith.shrui %near_25, %c19_8xi32 : vector<8xi32>
          %shl_masked_349 = arith.shli %near_25, %c13_8xi32 : vector<8xi32>
          %bit_or_349 = arith.ori %shr_masked_400, %shl_masked_349 : vector<8xi32>
          %bit_xor_215 = arith.xori %bit_or_348, %bit_or_349 : vector<8xi32>
          %shr_masked_401 = arith.shrui %near_25, %c10_8xi32 : vector<8xi32>
          %large_25 = arith.xori %bit_xor_215, %shr_masked_401 : vector<8xi32>
          %add_295 = arith.addi %near_11, %small_25 : vector<8xi32>
          %add_296 = arith.addi %add_295, %near_20 : vector<8xi32>
          %add_297 = arith.addi %add_296, %large_25 : vector<8xi32>
          llvm.store %add_297, %word_41 : vector<8xi32>, !llvm.ptr
          %near_27 = llvm.load %word_41 : !llvm.ptr -> vector<8xi32>
          %e_value_246 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_82 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %bit_and_205 = arith.andi %e_value_246, %f_value_82 : vector<8xi32>
          %e_value_247 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %bit_not_41 = arith.xori %e_value_247, %c-1_8xi32 : vector<8xi32>
          %g_value_82 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          %bit_and_206 = arith.andi %bit_not_41, %g_value_82 : vector<8xi32>
          %chosen_41 = arith.xori %bit_and_205, %bit_and_206 : vector<8xi32>
          %e_value_248 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_402 = arith.shrui %e_value_248, %c6_8xi32 : vector<8xi32>
          %shl_masked_350 = arith.shli %e_value_248, %c26_8xi32 : vector<8xi32>
          %bit_or_350 = arith.ori %shr_masked_402, %shl_masked_350 : vector<8xi32>
          %e_value_249 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_403 = arith.shrui %e_value_249, %c11_8xi32 : vector<8xi32>
          %shl_masked_351 = arith.shli %e_value_249, %c21_8xi32 : vector<8xi32>
          %bit_or_351 = arith.ori %shr_masked_403, %shl_masked_351 : vector<8xi32>
          %bit_xor_216 = arith.xori %bit_or_350, %bit_or_351 : vector<8xi32>
          %e_value_250 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_404 = arith.shrui %e_value_250, %c25_8xi32 : vector<8xi32>
          %shl_masked_352 = arith.shli %e_value_250, %c7_8xi32 : vector<8xi32>
          %bit_or_352 = arith.ori %shr_masked_404, %shl_masked_352 : vector<8xi32>
          %mixed_41 = arith.xori %bit_xor_216, %bit_or_352 : vector<8xi32>
          %h_value_41 = llvm.load %h : !llvm.ptr -> vector<8xi32>
          %add_298 = arith.addi %h_value_41, %mixed_41 : vector<8xi32>
          %add_299 = arith.addi %add_298, %chosen_41 : vector<8xi32>
          %add_300 = arith.addi %add_299, %c-1474664885_8xi32 : vector<8xi32>
          %word_value_41 = llvm.load %word_41 : !llvm.ptr -> vector<8xi32>
          %first_42 = arith.addi %add_300, %word_value_41 : vector<8xi32>
          %a_value_246 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_123 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %bit_and_207 = arith.andi %a_value_246, %b_value_123 : vector<8xi32>
          %a_value_247 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %c_value_123 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_208 = arith.andi %a_value_247, %c_value_123 : vector<8xi32>
          %bit_xor_217 = arith.xori %bit_and_207, %bit_and_208 : vector<8xi32>
          %b_value_124 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_124 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_209 = arith.andi %b_value_124, %c_value_124 : vector<8xi32>
          %majority_41 = arith.xori %bit_xor_217, %bit_and_209 : vector<8xi32>
          %a_value_248 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_405 = arith.shrui %a_value_248, %c2_8xi32 : vector<8xi32>
          %shl_masked_353 = arith.shli %a_value_248, %c30_8xi32 : vector<8xi32>
          %bit_or_353 = arith.ori %shr_masked_405, %shl_masked_353 : vector<8xi32>
          %a_value_249 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_406 = arith.shrui %a_value_249, %c13_8xi32 : vector<8xi32>
          %shl_masked_354 = arith.shli %a_value_249, %c19_8xi32 : vector<8xi32>
          %bit_or_354 = arith.ori %shr_masked_406, %shl_masked_354 : vector<8xi32>
          %bit_xor_218 = arith.xori %bit_or_353, %bit_or_354 : vector<8xi32>
          %a_value_250 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_407 = arith.shrui %a_value_250, %c22_8xi32 : vector<8xi32>
          %shl_masked_355 = arith.shli %a_value_250, %c10_8xi32 : vector<8xi32>
          %bit_or_355 = arith.ori %shr_masked_407, %shl_masked_355 : vector<8xi32>
          %bit_xor_219 = arith.xori %bit_xor_218, %bit_or_355 : vector<8xi32>
          %second_41 = arith.addi %bit_xor_219, %majority_41 : vector<8xi32>
          %add_301 = arith.addi %first_42, %second_41 : vector<8xi32>
          %a_value_251 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_125 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_125 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %d_value_41 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %add_302 = arith.addi %d_value_41, %first_42 : vector<8xi32>
          %e_value_251 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_83 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %g_value_83 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          llvm.store %add_301, %a : vector<8xi32>, !llvm.ptr
          llvm.store %a_value_251, %b : vector<8xi32>, !llvm.ptr
          llvm.store %b_value_125, %c : vector<8xi32>, !llvm.ptr
          llvm.store %c_value_125, %d : vector<8xi32>, !llvm.ptr
          llvm.store %add_302, %e : vector<8xi32>, !llvm.ptr
          llvm.store %e_value_251, %f : vector<8xi32>, !llvm.ptr
          llvm.store %f_value_83, %g : vector<8xi32>, !llvm.ptr
          llvm.store %g_value_83, %h : vector<8xi32>, !llvm.ptr
          %shr_masked_408 = arith.shrui %near_13, %c7_8xi32 : vector<8xi32>
          %shl_masked_356 = arith.shli %near_13, %c25_8xi32 : vector<8xi32>
          %bit_or_356 = arith.ori %shr_masked_408, %shl_masked_356 : vector<8xi32>
          %shr_masked_409 = arith.shrui %near_13, %c18_8xi32 : vector<8xi32>
          %shl_masked_357 = arith.shli %near_13, %c14_8xi32 : vector<8xi32>
          %bit_or_357 = arith.ori %shr_masked_409, %shl_masked_357 : vector<8xi32>
          %bit_xor_220 = arith.xori %bit_or_356, %bit_or_357 : vector<8xi32>
          %shr_masked_410 = arith.shrui %near_13, %c3_8xi32 : vector<8xi32>
          %small_26 = arith.xori %bit_xor_220, %shr_masked_410 : vector<8xi32>
          %shr_masked_411 = arith.shrui %near_26, %c17_8xi32 : vector<8xi32>
          %shl_masked_358 = arith.shli %near_26, %c15_8xi32 : vector<8xi32>
          %bit_or_358 = arith.ori %shr_masked_411, %shl_masked_358 : vector<8xi32>
          %shr_masked_412 = arith.shrui %near_26, %c19_8xi32 : vector<8xi32>
          %shl_masked_359 = arith.shli %near_26, %c13_8xi32 : vector<8xi32>
          %bit_or_359 = arith.ori %shr_masked_412, %shl_masked_359 : vector<8xi32>
          %bit_xor_221 = arith.xori %bit_or_358, %bit_or_359 : vector<8xi32>
          %shr_masked_413 = arith.shrui %near_26, %c10_8xi32 : vector<8xi32>
          %large_26 = arith.xori %bit_xor_221, %shr_masked_413 : vector<8xi32>
          %add_303 = arith.addi %near_12, %small_26 : vector<8xi32>
          %add_304 = arith.addi %add_303, %near_21 : vector<8xi32>
          %add_305 = arith.addi %add_304, %large_26 : vector<8xi32>
          llvm.store %add_305, %word_42 : vector<8xi32>, !llvm.ptr
          %near_28 = llvm.load %word_42 : !llvm.ptr -> vector<8xi32>
          %e_value_252 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_84 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %bit_and_210 = arith.andi %e_value_252, %f_value_84 : vector<8xi32>
          %e_value_253 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %bit_not_42 = arith.xori %e_value_253, %c-1_8xi32 : vector<8xi32>
          %g_value_84 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          %bit_and_211 = arith.andi %bit_not_42, %g_value_84 : vector<8xi32>
          %chosen_42 = arith.xori %bit_and_210, %bit_and_211 : vector<8xi32>
          %e_value_254 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_414 = arith.shrui %e_value_254, %c6_8xi32 : vector<8xi32>
          %shl_masked_360 = arith.shli %e_value_254, %c26_8xi32 : vector<8xi32>
          %bit_or_360 = arith.ori %shr_masked_414, %shl_masked_360 : vector<8xi32>
          %e_value_255 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_415 = arith.shrui %e_value_255, %c11_8xi32 : vector<8xi32>
          %shl_masked_361 = arith.shli %e_value_255, %c21_8xi32 : vector<8xi32>
          %bit_or_361 = arith.ori %shr_masked_415, %shl_masked_361 : vector<8xi32>
          %bit_xor_222 = arith.xori %bit_or_360, %bit_or_361 : vector<8xi32>
          %e_value_256 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_416 = arith.shrui %e_value_256, %c25_8xi32 : vector<8xi32>
          %shl_masked_362 = arith.shli %e_value_256, %c7_8xi32 : vector<8xi32>
          %bit_or_362 = arith.ori %shr_masked_416, %shl_masked_362 : vector<8xi32>
          %mixed_42 = arith.xori %bit_xor_222, %bit_or_362 : vector<8xi32>
          %h_value_42 = llvm.load %h : !llvm.ptr -> vector<8xi32>
          %add_306 = arith.addi %h_value_42, %mixed_42 : vector<8xi32>
          %add_307 = arith.addi %add_306, %chosen_42 : vector<8xi32>
          %add_308 = arith.addi %add_307, %c-1035236496_8xi32 : vector<8xi32>
          %word_value_42 = llvm.load %word_42 : !llvm.ptr -> vector<8xi32>
          %first_43 = arith.addi %add_308, %word_value_42 : vector<8xi32>
          %a_value_252 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_126 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %bit_and_212 = arith.andi %a_value_252, %b_value_126 : vector<8xi32>
          %a_value_253 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %c_value_126 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_213 = arith.andi %a_value_253, %c_value_126 : vector<8xi32>
          %bit_xor_223 = arith.xori %bit_and_212, %bit_and_213 : vector<8xi32>
          %b_value_127 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_127 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_214 = arith.andi %b_value_127, %c_value_127 : vector<8xi32>
          %majority_42 = arith.xori %bit_xor_223, %bit_and_214 : vector<8xi32>
          %a_value_254 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_417 = arith.shrui %a_value_254, %c2_8xi32 : vector<8xi32>
          %shl_masked_363 = arith.shli %a_value_254, %c30_8xi32 : vector<8xi32>
          %bit_or_363 = arith.ori %shr_masked_417, %shl_masked_363 : vector<8xi32>
          %a_value_255 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_418 = arith.shrui %a_value_255, %c13_8xi32 : vector<8xi32>
          %shl_masked_364 = arith.shli %a_value_255, %c19_8xi32 : vector<8xi32>
          %bit_or_364 = arith.ori %shr_masked_418, %shl_masked_364 : vector<8xi32>
          %bit_xor_224 = arith.xori %bit_or_363, %bit_or_364 : vector<8xi32>
          %a_value_256 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_419 = arith.shrui %a_value_256, %c22_8xi32 : vector<8xi32>
          %shl_masked_365 = arith.shli %a_value_256, %c10_8xi32 : vector<8xi32>
          %bit_or_365 = arith.ori %shr_masked_419, %shl_masked_365 : vector<8xi32>
          %bit_xor_225 = arith.xori %bit_xor_224, %bit_or_365 : vector<8xi32>
          %second_42 = arith.addi %bit_xor_225, %majority_42 : vector<8xi32>
          %add_309 = arith.addi %first_43, %second_42 : vector<8xi32>
          %a_value_257 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_128 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_128 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %d_value_42 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %add_310 = arith.addi %d_value_42, %first_43 : vector<8xi32>
          %e_value_257 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_85 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %g_value_85 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          llvm.store %add_309, %a : vector<8xi32>, !llvm.ptr
          llvm.store %a_value_257, %b : vector<8xi32>, !llvm.ptr
          llvm.store %b_value_128, %c : vector<8xi32>, !llvm.ptr
          llvm.store %c_value_128, %d : vector<8xi32>, !llvm.ptr
          llvm.store %add_310, %e : vector<8xi32>, !llvm.ptr
          llvm.store %e_value_257, %f : vector<8xi32>, !llvm.ptr
          llvm.store %f_value_85, %g : vector<8xi32>, !llvm.ptr
          llvm.store %g_value_85, %h : vector<8xi32>, !llvm.ptr
          %shr_masked_420 = arith.shrui %near_14, %c7_8xi32 : vector<8xi32>
          %shl_masked_366 = arith.shli %near_14, %c25_8xi32 : vector<8xi32>
          %bit_or_366 = arith.ori %shr_masked_420, %shl_masked_366 : vector<8xi32>
          %shr_masked_421 = arith.shrui %near_14, %c18_8xi32 : vector<8xi32>
          %shl_masked_367 = arith.shli %near_14, %c14_8xi32 : vector<8xi32>
          %bit_or_367 = arith.ori %shr_masked_421, %shl_masked_367 : vector<8xi32>
          %bit_xor_226 = arith.xori %bit_or_366, %bit_or_367 : vector<8xi32>
          %shr_masked_422 = arith.shrui %near_14, %c3_8xi32 : vector<8xi32>
          %small_27 = arith.xori %bit_xor_226, %shr_masked_422 : vector<8xi32>
          %shr_masked_423 = arith.shrui %near_27, %c17_8xi32 : vector<8xi32>
          %shl_masked_368 = arith.shli %near_27, %c15_8xi32 : vector<8xi32>
          %bit_or_368 = arith.ori %shr_masked_423, %shl_masked_368 : vector<8xi32>
          %shr_masked_424 = arith.shrui %near_27, %c19_8xi32 : vector<8xi32>
          %shl_masked_369 = arith.shli %near_27, %c13_8xi32 : vector<8xi32>
          %bit_or_369 = arith.ori %shr_masked_424, %shl_masked_369 : vector<8xi32>
          %bit_xor_227 = arith.xori %bit_or_368, %bit_or_369 : vector<8xi32>
          %shr_masked_425 = arith.shrui %near_27, %c10_8xi32 : vector<8xi32>
          %large_27 = arith.xori %bit_xor_227, %shr_masked_425 : vector<8xi32>
          %add_311 = arith.addi %near_13, %small_27 : vector<8xi32>
          %add_312 = arith.addi %add_311, %near_22 : vector<8xi32>
          %add_313 = arith.addi %add_312, %large_27 : vector<8xi32>
          llvm.store %add_313, %word_43 : vector<8xi32>, !llvm.ptr
          %near_29 = llvm.load %word_43 : !llvm.ptr -> vector<8xi32>
          %e_value_258 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_86 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %bit_and_215 = arith.andi %e_value_258, %f_value_86 : vector<8xi32>
          %e_value_259 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %bit_not_43 = arith.xori %e_value_259, %c-1_8xi32 : vector<8xi32>
          %g_value_86 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          %bit_and_216 = arith.andi %bit_not_43, %g_value_86 : vector<8xi32>
          %chosen_43 = arith.xori %bit_and_215, %bit_and_216 : vector<8xi32>
          %e_value_260 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_426 = arith.shrui %e_value_260, %c6_8xi32 : vector<8xi32>
          %shl_masked_370 = arith.shli %e_value_260, %c26_8xi32 : vector<8xi32>
          %bit_or_370 = arith.ori %shr_masked_426, %shl_masked_370 : vector<8xi32>
          %e_value_261 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_427 = arith.shrui %e_value_261, %c11_8xi32 : vector<8xi32>
          %shl_masked_371 = arith.shli %e_value_261, %c21_8xi32 : vector<8xi32>
          %bit_or_371 = arith.ori %shr_masked_427, %shl_masked_371 : vector<8xi32>
          %bit_xor_228 = arith.xori %bit_or_370, %bit_or_371 : vector<8xi32>
          %e_value_262 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_428 = arith.shrui %e_value_262, %c25_8xi32 : vector<8xi32>
          %shl_masked_372 = arith.shli %e_value_262, %c7_8xi32 : vector<8xi32>
          %bit_or_372 = arith.ori %shr_masked_428, %shl_masked_372 : vector<8xi32>
          %mixed_43 = arith.xori %bit_xor_228, %bit_or_372 : vector<8xi32>
          %h_value_43 = llvm.load %h : !llvm.ptr -> vector<8xi32>
          %add_314 = arith.addi %h_value_43, %mixed_43 : vector<8xi32>
          %add_315 = arith.addi %add_314, %chosen_43 : vector<8xi32>
          %add_316 = arith.addi %add_315, %c-949202525_8xi32 : vector<8xi32>
          %word_value_43 = llvm.load %word_43 : !llvm.ptr -> vector<8xi32>
          %first_44 = arith.addi %add_316, %word_value_43 : vector<8xi32>
          %a_value_258 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_129 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %bit_and_217 = arith.andi %a_value_258, %b_value_129 : vector<8xi32>
          %a_value_259 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %c_value_129 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_218 = arith.andi %a_value_259, %c_value_129 : vector<8xi32>
          %bit_xor_229 = arith.xori %bit_and_217, %bit_and_218 : vector<8xi32>
          %b_value_130 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_130 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_219 = arith.andi %b_value_130, %c_value_130 : vector<8xi32>
          %majority_43 = arith.xori %bit_xor_229, %bit_and_219 : vector<8xi32>
          %a_value_260 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_429 = arith.shrui %a_value_260, %c2_8xi32 : vector<8xi32>
          %shl_masked_373 = arith.shli %a_value_260, %c30_8xi32 : vector<8xi32>
          %bit_or_373 = arith.ori %shr_masked_429, %shl_masked_373 : vector<8xi32>
          %a_value_261 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_430 = arith.shrui %a_value_261, %c13_8xi32 : vector<8xi32>
          %shl_masked_374 = arith.shli %a_value_261, %c19_8xi32 : vector<8xi32>
          %bit_or_374 = arith.ori %shr_masked_430, %shl_masked_374 : vector<8xi32>
          %bit_xor_230 = arith.xori %bit_or_373, %bit_or_374 : vector<8xi32>
          %a_value_262 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_431 = arith.shrui %a_value_262, %c22_8xi32 : vector<8xi32>
          %shl_masked_375 = arith.shli %a_value_262, %c10_8xi32 : vector<8xi32>
          %bit_or_375 = arith.ori %shr_masked_431, %shl_masked_375 : vector<8xi32>
          %bit_xor_231 = arith.xori %bit_xor_230, %bit_or_375 : vector<8xi32>
          %second_43 = arith.addi %bit_xor_231, %majority_43 : vector<8xi32>
          %add_317 = arith.addi %first_44, %second_43 : vector<8xi32>
          %a_value_263 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_131 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_131 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %d_value_43 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %add_318 = arith.addi %d_value_43, %first_44 : vector<8xi32>
          %e_value_263 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_87 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %g_value_87 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          llvm.store %add_317, %a : vector<8xi32>, !llvm.ptr
          llvm.store %a_value_263, %b : vector<8xi32>, !llvm.ptr
          llvm.store %b_value_131, %c : vector<8xi32>, !llvm.ptr
          llvm.store %c_value_131, %d : vector<8xi32>, !llvm.ptr
          llvm.store %add_318, %e : vector<8xi32>, !llvm.ptr
          llvm.store %e_value_263, %f : vector<8xi32>, !llvm.ptr
          llvm.store %f_value_87, %g : vector<8xi32>, !llvm.ptr
          llvm.store %g_value_87, %h : vector<8xi32>, !llvm.ptr
          %shr_masked_432 = arith.shrui %near_15, %c7_8xi32 : vector<8xi32>
          %shl_masked_376 = arith.shli %near_15, %c25_8xi32 : vector<8xi32>
          %bit_or_376 = arith.ori %shr_masked_432, %shl_masked_376 : vector<8xi32>
          %shr_masked_433 = arith.shrui %near_15, %c18_8xi32 : vector<8xi32>
          %shl_masked_377 = arith.shli %near_15, %c14_8xi32 : vector<8xi32>
          %bit_or_377 = arith.ori %shr_masked_433, %shl_masked_377 : vector<8xi32>
          %bit_xor_232 = arith.xori %bit_or_376, %bit_or_377 : vector<8xi32>
          %shr_masked_434 = arith.shrui %near_15, %c3_8xi32 : vector<8xi32>
          %small_28 = arith.xori %bit_xor_232, %shr_masked_434 : vector<8xi32>
          %shr_masked_435 = arith.shrui %near_28, %c17_8xi32 : vector<8xi32>
          %shl_masked_378 = arith.shli %near_28, %c15_8xi32 : vector<8xi32>
          %bit_or_378 = arith.ori %shr_masked_435, %shl_masked_378 : vector<8xi32>
          %shr_masked_436 = arith.shrui %near_28, %c19_8xi32 : vector<8xi32>
          %shl_masked_379 = arith.shli %near_28, %c13_8xi32 : vector<8xi32>
          %bit_or_379 = arith.ori %shr_masked_436, %shl_masked_379 : vector<8xi32>
          %bit_xor_233 = arith.xori %bit_or_378, %bit_or_379 : vector<8xi32>
          %shr_masked_437 = arith.shrui %near_28, %c10_8xi32 : vector<8xi32>
          %large_28 = arith.xori %bit_xor_233, %shr_masked_437 : vector<8xi32>
          %add_319 = arith.addi %near_14, %small_28 : vector<8xi32>
          %add_320 = arith.addi %add_319, %near_23 : vector<8xi32>
          %add_321 = arith.addi %add_320, %large_28 : vector<8xi32>
          llvm.store %add_321, %word_44 : vector<8xi32>, !llvm.ptr
          %near_30 = llvm.load %word_44 : !llvm.ptr -> vector<8xi32>
          %e_value_264 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_88 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %bit_and_220 = arith.andi %e_value_264, %f_value_88 : vector<8xi32>
          %e_value_265 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %bit_not_44 = arith.xori %e_value_265, %c-1_8xi32 : vector<8xi32>
          %g_value_88 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          %bit_and_221 = arith.andi %bit_not_44, %g_value_88 : vector<8xi32>
          %chosen_44 = arith.xori %bit_and_220, %bit_and_221 : vector<8xi32>
          %e_value_266 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_438 = arith.shrui %e_value_266, %c6_8xi32 : vector<8xi32>
          %shl_masked_380 = arith.shli %e_value_266, %c26_8xi32 : vector<8xi32>
          %bit_or_380 = arith.ori %shr_masked_438, %shl_masked_380 : vector<8xi32>
          %e_value_267 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_439 = arith.shrui %e_value_267, %c11_8xi32 : vector<8xi32>
          %shl_masked_381 = arith.shli %e_value_267, %c21_8xi32 : vector<8xi32>
          %bit_or_381 = arith.ori %shr_masked_439, %shl_masked_381 : vector<8xi32>
          %bit_xor_234 = arith.xori %bit_or_380, %bit_or_381 : vector<8xi32>
          %e_value_268 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_440 = arith.shrui %e_value_268, %c25_8xi32 : vector<8xi32>
          %shl_masked_382 = arith.shli %e_value_268, %c7_8xi32 : vector<8xi32>
          %bit_or_382 = arith.ori %shr_masked_440, %shl_masked_382 : vector<8xi32>
          %mixed_44 = arith.xori %bit_xor_234, %bit_or_382 : vector<8xi32>
          %h_value_44 = llvm.load %h : !llvm.ptr -> vector<8xi32>
          %add_322 = arith.addi %h_value_44, %mixed_44 : vector<8xi32>
          %add_323 = arith.addi %add_322, %chosen_44 : vector<8xi32>
          %add_324 = arith.addi %add_323, %c-778901479_8xi32 : vector<8xi32>
          %word_value_44 = llvm.load %word_44 : !llvm.ptr -> vector<8xi32>
          %first_45 = arith.addi %add_324, %word_value_44 : vector<8xi32>
          %a_value_264 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_132 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %bit_and_222 = arith.andi %a_value_264, %b_value_132 : vector<8xi32>
          %a_value_265 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %c_value_132 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_223 = arith.andi %a_value_265, %c_value_132 : vector<8xi32>
          %bit_xor_235 = arith.xori %bit_and_222, %bit_and_223 : vector<8xi32>
          %b_value_133 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_133 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_224 = arith.andi %b_value_133, %c_value_133 : vector<8xi32>
          %majority_44 = arith.xori %bit_xor_235, %bit_and_224 : vector<8xi32>
          %a_value_266 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_441 = arith.shrui %a_value_266, %c2_8xi32 : vector<8xi32>
          %shl_masked_383 = arith.shli %a_value_266, %c30_8xi32 : vector<8xi32>
          %bit_or_383 = arith.ori %shr_masked_441, %shl_masked_383 : vector<8xi32>
          %a_value_267 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_442 = arith.shrui %a_value_267, %c13_8xi32 : vector<8xi32>
          %shl_masked_384 = arith.shli %a_value_267, %c19_8xi32 : vector<8xi32>
          %bit_or_384 = arith.ori %shr_masked_442, %shl_masked_384 : vector<8xi32>
          %bit_xor_236 = arith.xori %bit_or_383, %bit_or_384 : vector<8xi32>
          %a_value_268 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_443 = arith.shrui %a_value_268, %c22_8xi32 : vector<8xi32>
          %shl_masked_385 = arith.shli %a_value_268, %c10_8xi32 : vector<8xi32>
          %bit_or_385 = arith.ori %shr_masked_443, %shl_masked_385 : vector<8xi32>
          %bit_xor_237 = arith.xori %bit_xor_236, %bit_or_385 : vector<8xi32>
          %second_44 = arith.addi %bit_xor_237, %majority_44 : vector<8xi32>
          %add_325 = arith.addi %first_45, %second_44 : vector<8xi32>
          %a_value_269 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_134 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_134 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %d_value_44 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %add_326 = arith.addi %d_value_44, %first_45 : vector<8xi32>
          %e_value_269 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_89 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %g_value_89 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          llvm.store %add_325, %a : vector<8xi32>, !llvm.ptr
          llvm.store %a_value_269, %b : vector<8xi32>, !llvm.ptr
          llvm.store %b_value_134, %c : vector<8xi32>, !llvm.ptr
          llvm.store %c_value_134, %d : vector<8xi32>, !llvm.ptr
          llvm.store %add_326, %e : vector<8xi32>, !llvm.ptr
          llvm.store %e_value_269, %f : vector<8xi32>, !llvm.ptr
          llvm.store %f_value_89, %g : vector<8xi32>, !llvm.ptr
          llvm.store %g_value_89, %h : vector<8xi32>, !llvm.ptr
          %shr_masked_444 = arith.shrui %near_16, %c7_8xi32 : vector<8xi32>
          %shl_masked_386 = arith.shli %near_16, %c25_8xi32 : vector<8xi32>
          %bit_or_386 = arith.ori %shr_masked_444, %shl_masked_386 : vector<8xi32>
          %shr_masked_445 = arith.shrui %near_16, %c18_8xi32 : vector<8xi32>
          %shl_masked_387 = arith.shli %near_16, %c14_8xi32 : vector<8xi32>
          %bit_or_387 = arith.ori %shr_masked_445, %shl_masked_387 : vector<8xi32>
          %bit_xor_238 = arith.xori %bit_or_386, %bit_or_387 : vector<8xi32>
          %shr_masked_446 = arith.shrui %near_16, %c3_8xi32 : vector<8xi32>
          %small_29 = arith.xori %bit_xor_238, %shr_masked_446 : vector<8xi32>
          %shr_masked_447 = arith.shrui %near_29, %c17_8xi32 : vector<8xi32>
          %shl_masked_388 = arith.shli %near_29, %c15_8xi32 : vector<8xi32>
          %bit_or_388 = arith.ori %shr_masked_447, %shl_masked_388 : vector<8xi32>
          %shr_masked_448 = arith.shrui %near_29, %c19_8xi32 : vector<8xi32>
          %shl_masked_389 = arith.shli %near_29, %c13_8xi32 : vector<8xi32>
          %bit_or_389 = arith.ori %shr_masked_448, %shl_masked_389 : vector<8xi32>
          %bit_xor_239 = arith.xori %bit_or_388, %bit_or_389 : vector<8xi32>
          %shr_masked_449 = arith.shrui %near_29, %c10_8xi32 : vector<8xi32>
          %large_29 = arith.xori %bit_xor_239, %shr_masked_449 : vector<8xi32>
          %add_327 = arith.addi %near_15, %small_29 : vector<8xi32>
          %add_328 = arith.addi %add_327, %near_24 : vector<8xi32>
          %add_329 = arith.addi %add_328, %large_29 : vector<8xi32>
          llvm.store %add_329, %word_45 : vector<8xi32>, !llvm.ptr
          %near_31 = llvm.load %word_45 : !llvm.ptr -> vector<8xi32>
          %e_value_270 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_90 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %bit_and_225 = arith.andi %e_value_270, %f_value_90 : vector<8xi32>
          %e_value_271 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %bit_not_45 = arith.xori %e_value_271, %c-1_8xi32 : vector<8xi32>
          %g_value_90 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          %bit_and_226 = arith.andi %bit_not_45, %g_value_90 : vector<8xi32>
          %chosen_45 = arith.xori %bit_and_225, %bit_and_226 : vector<8xi32>
          %e_value_272 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_450 = arith.shrui %e_value_272, %c6_8xi32 : vector<8xi32>
          %shl_masked_390 = arith.shli %e_value_272, %c26_8xi32 : vector<8xi32>
          %bit_or_390 = arith.ori %shr_masked_450, %shl_masked_390 : vector<8xi32>
          %e_value_273 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_451 = arith.shrui %e_value_273, %c11_8xi32 : vector<8xi32>
          %shl_masked_391 = arith.shli %e_value_273, %c21_8xi32 : vector<8xi32>
          %bit_or_391 = arith.ori %shr_masked_451, %shl_masked_391 : vector<8xi32>
          %bit_xor_240 = arith.xori %bit_or_390, %bit_or_391 : vector<8xi32>
          %e_value_274 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_452 = arith.shrui %e_value_274, %c25_8xi32 : vector<8xi32>
          %shl_masked_392 = arith.shli %e_value_274, %c7_8xi32 : vector<8xi32>
          %bit_or_392 = arith.ori %shr_masked_452, %shl_masked_392 : vector<8xi32>
          %mixed_45 = arith.xori %bit_xor_240, %bit_or_392 : vector<8xi32>
          %h_value_45 = llvm.load %h : !llvm.ptr -> vector<8xi32>
          %add_330 = arith.addi %h_value_45, %mixed_45 : vector<8xi32>
          %add_331 = arith.addi %add_330, %chosen_45 : vector<8xi32>
          %add_332 = arith.addi %add_331, %c-694614492_8xi32 : vector<8xi32>
          %word_value_45 = llvm.load %word_45 : !llvm.ptr -> vector<8xi32>
          %first_46 = arith.addi %add_332, %word_value_45 : vector<8xi32>
          %a_value_270 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_135 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %bit_and_227 = arith.andi %a_value_270, %b_value_135 : vector<8xi32>
          %a_value_271 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %c_value_135 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_228 = arith.andi %a_value_271, %c_value_135 : vector<8xi32>
          %bit_xor_241 = arith.xori %bit_and_227, %bit_and_228 : vector<8xi32>
          %b_value_136 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_136 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_229 = arith.andi %b_value_136, %c_value_136 : vector<8xi32>
          %majority_45 = arith.xori %bit_xor_241, %bit_and_229 : vector<8xi32>
          %a_value_272 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_453 = arith.shrui %a_value_272, %c2_8xi32 : vector<8xi32>
          %shl_masked_393 = arith.shli %a_value_272, %c30_8xi32 : vector<8xi32>
          %bit_or_393 = arith.ori %shr_masked_453, %shl_masked_393 : vector<8xi32>
          %a_value_273 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_454 = arith.shrui %a_value_273, %c13_8xi32 : vector<8xi32>
          %shl_masked_394 = arith.shli %a_value_273, %c19_8xi32 : vector<8xi32>
          %bit_or_394 = arith.ori %shr_masked_454, %shl_masked_394 : vector<8xi32>
          %bit_xor_242 = arith.xori %bit_or_393, %bit_or_394 : vector<8xi32>
          %a_value_274 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_455 = arith.shrui %a_value_274, %c22_8xi32 : vector<8xi32>
          %shl_masked_395 = arith.shli %a_value_274, %c10_8xi32 : vector<8xi32>
          %bit_or_395 = arith.ori %shr_masked_455, %shl_masked_395 : vector<8xi32>
          %bit_xor_243 = arith.xori %bit_xor_242, %bit_or_395 : vector<8xi32>
          %second_45 = arith.addi %bit_xor_243, %majority_45 : vector<8xi32>
          %add_333 = arith.addi %first_46, %second_45 : vector<8xi32>
          %a_value_275 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_137 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_137 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %d_value_45 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %add_334 = arith.addi %d_value_45, %first_46 : vector<8xi32>
          %e_value_275 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_91 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %g_value_91 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          llvm.store %add_333, %a : vector<8xi32>, !llvm.ptr
          llvm.store %a_value_275, %b : vector<8xi32>, !llvm.ptr
          llvm.store %b_value_137, %c : vector<8xi32>, !llvm.ptr
          llvm.store %c_value_137, %d : vector<8xi32>, !llvm.ptr
          llvm.store %add_334, %e : vector<8xi32>, !llvm.ptr
          llvm.store %e_value_275, %f : vector<8xi32>, !llvm.ptr
          llvm.store %f_value_91, %g : vector<8xi32>, !llvm.ptr
          llvm.store %g_value_91, %h : vector<8xi32>, !llvm.ptr
          %shr_masked_456 = arith.shrui %near_17, %c7_8xi32 : vector<8xi32>
          %shl_masked_396 = arith.shli %near_17, %c25_8xi32 : vector<8xi32>
          %bit_or_396 = arith.ori %shr_masked_456, %shl_masked_396 : vector<8xi32>
          %shr_masked_457 = arith.shrui %near_17, %c18_8xi32 : vector<8xi32>
          %shl_masked_397 = arith.shli %near_17, %c14_8xi32 : vector<8xi32>
          %bit_or_397 = arith.ori %shr_masked_457, %shl_masked_397 : vector<8xi32>
          %bit_xor_244 = arith.xori %bit_or_396, %bit_or_397 : vector<8xi32>
          %shr_masked_458 = arith.shrui %near_17, %c3_8xi32 : vector<8xi32>
          %small_30 = arith.xori %bit_xor_244, %shr_masked_458 : vector<8xi32>
          %shr_masked_459 = arith.shrui %near_30, %c17_8xi32 : vector<8xi32>
          %shl_masked_398 = arith.shli %near_30, %c15_8xi32 : vector<8xi32>
          %bit_or_398 = arith.ori %shr_masked_459, %shl_masked_398 : vector<8xi32>
          %shr_masked_460 = arith.shrui %near_30, %c19_8xi32 : vector<8xi32>
          %shl_masked_399 = arith.shli %near_30, %c13_8xi32 : vector<8xi32>
          %bit_or_399 = arith.ori %shr_masked_460, %shl_masked_399 : vector<8xi32>
          %bit_xor_245 = arith.xori %bit_or_398, %bit_or_399 : vector<8xi32>
          %shr_masked_461 = arith.shrui %near_30, %c10_8xi32 : vector<8xi32>
          %large_30 = arith.xori %bit_xor_245, %shr_masked_461 : vector<8xi32>
          %add_335 = arith.addi %near_16, %small_30 : vector<8xi32>
          %add_336 = arith.addi %add_335, %near_25 : vector<8xi32>
          %add_337 = arith.addi %add_336, %large_30 : vector<8xi32>
          llvm.store %add_337, %word_46 : vector<8xi32>, !llvm.ptr
          %near_32 = llvm.load %word_46 : !llvm.ptr -> vector<8xi32>
          %e_value_276 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_92 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %bit_and_230 = arith.andi %e_value_276, %f_value_92 : vector<8xi32>
          %e_value_277 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %bit_not_46 = arith.xori %e_value_277, %c-1_8xi32 : vector<8xi32>
          %g_value_92 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          %bit_and_231 = arith.andi %bit_not_46, %g_value_92 : vector<8xi32>
          %chosen_46 = arith.xori %bit_and_230, %bit_and_231 : vector<8xi32>
          %e_value_278 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_462 = arith.shrui %e_value_278, %c6_8xi32 : vector<8xi32>
          %shl_masked_400 = arith.shli %e_value_278, %c26_8xi32 : vector<8xi32>
          %bit_or_400 = arith.ori %shr_masked_462, %shl_masked_400 : vector<8xi32>
          %e_value_279 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_463 = arith.shrui %e_value_279, %c11_8xi32 : vector<8xi32>
          %shl_masked_401 = arith.shli %e_value_279, %c21_8xi32 : vector<8xi32>
          %bit_or_401 = arith.ori %shr_masked_463, %shl_masked_401 : vector<8xi32>
          %bit_xor_246 = arith.xori %bit_or_400, %bit_or_401 : vector<8xi32>
          %e_value_280 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_464 = arith.shrui %e_value_280, %c25_8xi32 : vector<8xi32>
          %shl_masked_402 = arith.shli %e_value_280, %c7_8xi32 : vector<8xi32>
          %bit_or_402 = arith.ori %shr_masked_464, %shl_masked_402 : vector<8xi32>
          %mixed_46 = arith.xori %bit_xor_246, %bit_or_402 : vector<8xi32>
          %h_value_46 = llvm.load %h : !llvm.ptr -> vector<8xi32>
          %add_338 = arith.addi %h_value_46, %mixed_46 : vector<8xi32>
          %add_339 = arith.addi %add_338, %chosen_46 : vector<8xi32>
          %add_340 = arith.addi %add_339, %c-200395387_8xi32 : vector<8xi32>
          %word_value_46 = llvm.load %word_46 : !llvm.ptr -> vector<8xi32>
          %first_47 = arith.addi %add_340, %word_value_46 : vector<8xi32>
          %a_value_276 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_138 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %bit_and_232 = arith.andi %a_value_276, %b_value_138 : vector<8xi32>
          %a_value_277 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %c_value_138 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_233 = arith.andi %a_value_277, %c_value_138 : vector<8xi32>
          %bit_xor_247 = arith.xori %bit_and_232, %bit_and_233 : vector<8xi32>
          %b_value_139 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_139 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_234 = arith.andi %b_value_139, %c_value_139 : vector<8xi32>
          %majority_46 = arith.xori %bit_xor_247, %bit_and_234 : vector<8xi32>
          %a_value_278 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_465 = arith.shrui %a_value_278, %c2_8xi32 : vector<8xi32>
          %shl_masked_403 = arith.shli %a_value_278, %c30_8xi32 : vector<8xi32>
          %bit_or_403 = arith.ori %shr_masked_465, %shl_masked_403 : vector<8xi32>
          %a_value_279 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_466 = arith.shrui %a_value_279, %c13_8xi32 : vector<8xi32>
          %shl_masked_404 = arith.shli %a_value_279, %c19_8xi32 : vector<8xi32>
          %bit_or_404 = arith.ori %shr_masked_466, %shl_masked_404 : vector<8xi32>
          %bit_xor_248 = arith.xori %bit_or_403, %bit_or_404 : vector<8xi32>
          %a_value_280 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_467 = arith.shrui %a_value_280, %c22_8xi32 : vector<8xi32>
          %shl_masked_405 = arith.shli %a_value_280, %c10_8xi32 : vector<8xi32>
          %bit_or_405 = arith.ori %shr_masked_467, %shl_masked_405 : vector<8xi32>
          %bit_xor_249 = arith.xori %bit_xor_248, %bit_or_405 : vector<8xi32>
          %second_46 = arith.addi %bit_xor_249, %majority_46 : vector<8xi32>
          %add_341 = arith.addi %first_47, %second_46 : vector<8xi32>
          %a_value_281 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_140 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_140 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %d_value_46 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %add_342 = arith.addi %d_value_46, %first_47 : vector<8xi32>
          %e_value_281 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_93 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %g_value_93 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          llvm.store %add_341, %a : vector<8xi32>, !llvm.ptr
          llvm.store %a_value_281, %b : vector<8xi32>, !llvm.ptr
          llvm.store %b_value_140, %c : vector<8xi32>, !llvm.ptr
          llvm.store %c_value_140, %d : vector<8xi32>, !llvm.ptr
          llvm.store %add_342, %e : vector<8xi32>, !llvm.ptr
          llvm.store %e_value_281, %f : vector<8xi32>, !llvm.ptr
          llvm.store %f_value_93, %g : vector<8xi32>, !llvm.ptr
          llvm.store %g_value_93, %h : vector<8xi32>, !llvm.ptr
          %shr_masked_468 = arith.shrui %near_18, %c7_8xi32 : vector<8xi32>
          %shl_masked_406 = arith.shli %near_18, %c25_8xi32 : vector<8xi32>
          %bit_or_406 = arith.ori %shr_masked_468, %shl_masked_406 : vector<8xi32>
          %shr_masked_469 = arith.shrui %near_18, %c18_8xi32 : vector<8xi32>
          %shl_masked_407 = arith.shli %near_18, %c14_8xi32 : vector<8xi32>
          %bit_or_407 = arith.ori %shr_masked_469, %shl_masked_407 : vector<8xi32>
          %bit_xor_250 = arith.xori %bit_or_406, %bit_or_407 : vector<8xi32>
          %shr_masked_470 = arith.shrui %near_18, %c3_8xi32 : vector<8xi32>
          %small_31 = arith.xori %bit_xor_250, %shr_masked_470 : vector<8xi32>
          %shr_masked_471 = arith.shrui %near_31, %c17_8xi32 : vector<8xi32>
          %shl_masked_408 = arith.shli %near_31, %c15_8xi32 : vector<8xi32>
          %bit_or_408 = arith.ori %shr_masked_471, %shl_masked_408 : vector<8xi32>
          %shr_masked_472 = arith.shrui %near_31, %c19_8xi32 : vector<8xi32>
          %shl_masked_409 = arith.shli %near_31, %c13_8xi32 : vector<8xi32>
          %bit_or_409 = arith.ori %shr_masked_472, %shl_masked_409 : vector<8xi32>
          %bit_xor_251 = arith.xori %bit_or_408, %bit_or_409 : vector<8xi32>
          %shr_masked_473 = arith.shrui %near_31, %c10_8xi32 : vector<8xi32>
          %large_31 = arith.xori %bit_xor_251, %shr_masked_473 : vector<8xi32>
          %add_343 = arith.addi %near_17, %small_31 : vector<8xi32>
          %add_344 = arith.addi %add_343, %near_26 : vector<8xi32>
          %add_345 = arith.addi %add_344, %large_31 : vector<8xi32>
          llvm.store %add_345, %word_47 : vector<8xi32>, !llvm.ptr
          %near_33 = llvm.load %word_47 : !llvm.ptr -> vector<8xi32>
          %e_value_282 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_94 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %bit_and_235 = arith.andi %e_value_282, %f_value_94 : vector<8xi32>
          %e_value_283 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %bit_not_47 = arith.xori %e_value_283, %c-1_8xi32 : vector<8xi32>
          %g_value_94 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          %bit_and_236 = arith.andi %bit_not_47, %g_value_94 : vector<8xi32>
          %chosen_47 = arith.xori %bit_and_235, %bit_and_236 : vector<8xi32>
          %e_value_284 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_474 = arith.shrui %e_value_284, %c6_8xi32 : vector<8xi32>
          %shl_masked_410 = arith.shli %e_value_284, %c26_8xi32 : vector<8xi32>
          %bit_or_410 = arith.ori %shr_masked_474, %shl_masked_410 : vector<8xi32>
          %e_value_285 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_475 = arith.shrui %e_value_285, %c11_8xi32 : vector<8xi32>
          %shl_masked_411 = arith.shli %e_value_285, %c21_8xi32 : vector<8xi32>
          %bit_or_411 = arith.ori %shr_masked_475, %shl_masked_411 : vector<8xi32>
          %bit_xor_252 = arith.xori %bit_or_410, %bit_or_411 : vector<8xi32>
          %e_value_286 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_476 = arith.shrui %e_value_286, %c25_8xi32 : vector<8xi32>
          %shl_masked_412 = arith.shli %e_value_286, %c7_8xi32 : vector<8xi32>
          %bit_or_412 = arith.ori %shr_masked_476, %shl_masked_412 : vector<8xi32>
          %mixed_47 = arith.xori %bit_xor_252, %bit_or_412 : vector<8xi32>
          %h_value_47 = llvm.load %h : !llvm.ptr -> vector<8xi32>
          %add_346 = arith.addi %h_value_47, %mixed_47 : vector<8xi32>
          %add_347 = arith.addi %add_346, %chosen_47 : vector<8xi32>
          %add_348 = arith.addi %add_347, %c275423344_8xi32 : vector<8xi32>
          %word_value_47 = llvm.load %word_47 : !llvm.ptr -> vector<8xi32>
          %first_48 = arith.addi %add_348, %word_value_47 : vector<8xi32>
          %a_value_282 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_141 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %bit_and_237 = arith.andi %a_value_282, %b_value_141 : vector<8xi32>
          %a_value_283 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %c_value_141 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_238 = arith.andi %a_value_283, %c_value_141 : vector<8xi32>
          %bit_xor_253 = arith.xori %bit_and_237, %bit_and_238 : vector<8xi32>
          %b_value_142 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_142 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_239 = arith.andi %b_value_142, %c_value_142 : vector<8xi32>
          %majority_47 = arith.xori %bit_xor_253, %bit_and_239 : vector<8xi32>
          %a_value_284 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_477 = arith.shrui %a_value_284, %c2_8xi32 : vector<8xi32>
          %shl_masked_413 = arith.shli %a_value_284, %c30_8xi32 : vector<8xi32>
          %bit_or_413 = arith.ori %shr_masked_477, %shl_masked_413 : vector<8xi32>
          %a_value_285 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_478 = arith.shrui %a_value_285, %c13_8xi32 : vector<8xi32>
          %shl_masked_414 = arith.shli %a_value_285, %c19_8xi32 : vector<8xi32>
          %bit_or_414 = arith.ori %shr_masked_478, %shl_masked_414 : vector<8xi32>
          %bit_xor_254 = arith.xori %bit_or_413, %bit_or_414 : vector<8xi32>
          %a_value_286 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_479 = arith.shrui %a_value_286, %c22_8xi32 : vector<8xi32>
          %shl_masked_415 = arith.shli %a_value_286, %c10_8xi32 : vector<8xi32>
          %bit_or_415 = arith.ori %shr_masked_479, %shl_masked_415 : vector<8xi32>
          %bit_xor_255 = arith.xori %bit_xor_254, %bit_or_415 : vector<8xi32>
          %second_47 = arith.addi %bit_xor_255, %majority_47 : vector<8xi32>
          %add_349 = arith.addi %first_48, %second_47 : vector<8xi32>
          %a_value_287 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_143 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_143 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %d_value_47 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %add_350 = arith.addi %d_value_47, %first_48 : vector<8xi32>
          %e_value_287 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_95 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %g_value_95 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          llvm.store %add_349, %a : vector<8xi32>, !llvm.ptr
          llvm.store %a_value_287, %b : vector<8xi32>, !llvm.ptr
          llvm.store %b_value_143, %c : vector<8xi32>, !llvm.ptr
          llvm.store %c_value_143, %d : vector<8xi32>, !llvm.ptr
          llvm.store %add_350, %e : vector<8xi32>, !llvm.ptr
          llvm.store %e_value_287, %f : vector<8xi32>, !llvm.ptr
          llvm.store %f_value_95, %g : vector<8xi32>, !llvm.ptr
          llvm.store %g_value_95, %h : vector<8xi32>, !llvm.ptr
          %shr_masked_480 = arith.shrui %near_19, %c7_8xi32 : vector<8xi32>
          %shl_masked_416 = arith.shli %near_19, %c25_8xi32 : vector<8xi32>
          %bit_or_416 = arith.ori %shr_masked_480, %shl_masked_416 : vector<8xi32>
          %shr_masked_481 = arith.shrui %near_19, %c18_8xi32 : vector<8xi32>
          %shl_masked_417 = arith.shli %near_19, %c14_8xi32 : vector<8xi32>
          %bit_or_417 = arith.ori %shr_masked_481, %shl_masked_417 : vector<8xi32>
          %bit_xor_256 = arith.xori %bit_or_416, %bit_or_417 : vector<8xi32>
          %shr_masked_482 = arith.shrui %near_19, %c3_8xi32 : vector<8xi32>
          %small_32 = arith.xori %bit_xor_256, %shr_masked_482 : vector<8xi32>
          %shr_masked_483 = arith.shrui %near_32, %c17_8xi32 : vector<8xi32>
          %shl_masked_418 = arith.shli %near_32, %c15_8xi32 : vector<8xi32>
          %bit_or_418 = arith.ori %shr_masked_483, %shl_masked_418 : vector<8xi32>
          %shr_masked_484 = arith.shrui %near_32, %c19_8xi32 : vector<8xi32>
          %shl_masked_419 = arith.shli %near_32, %c13_8xi32 : vector<8xi32>
          %bit_or_419 = arith.ori %shr_masked_484, %shl_masked_419 : vector<8xi32>
          %bit_xor_257 = arith.xori %bit_or_418, %bit_or_419 : vector<8xi32>
          %shr_masked_485 = arith.shrui %near_32, %c10_8xi32 : vector<8xi32>
          %large_32 = arith.xori %bit_xor_257, %shr_masked_485 : vector<8xi32>
          %add_351 = arith.addi %near_18, %small_32 : vector<8xi32>
          %add_352 = arith.addi %add_351, %near_27 : vector<8xi32>
          %add_353 = arith.addi %add_352, %large_32 : vector<8xi32>
          llvm.store %add_353, %word_48 : vector<8xi32>, !llvm.ptr
          %near_34 = llvm.load %word_48 : !llvm.ptr -> vector<8xi32>
          %e_value_288 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_96 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %bit_and_240 = arith.andi %e_value_288, %f_value_96 : vector<8xi32>
          %e_value_289 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %bit_not_48 = arith.xori %e_value_289, %c-1_8xi32 : vector<8xi32>
          %g_value_96 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          %bit_and_241 = arith.andi %bit_not_48, %g_value_96 : vector<8xi32>
          %chosen_48 = arith.xori %bit_and_240, %bit_and_241 : vector<8xi32>
          %e_value_290 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_486 = arith.shrui %e_value_290, %c6_8xi32 : vector<8xi32>
          %shl_masked_420 = arith.shli %e_value_290, %c26_8xi32 : vector<8xi32>
          %bit_or_420 = arith.ori %shr_masked_486, %shl_masked_420 : vector<8xi32>
          %e_value_291 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_487 = arith.shrui %e_value_291, %c11_8xi32 : vector<8xi32>
          %shl_masked_421 = arith.shli %e_value_291, %c21_8xi32 : vector<8xi32>
          %bit_or_421 = arith.ori %shr_masked_487, %shl_masked_421 : vector<8xi32>
          %bit_xor_258 = arith.xori %bit_or_420, %bit_or_421 : vector<8xi32>
          %e_value_292 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_488 = arith.shrui %e_value_292, %c25_8xi32 : vector<8xi32>
          %shl_masked_422 = arith.shli %e_value_292, %c7_8xi32 : vector<8xi32>
          %bit_or_422 = arith.ori %shr_masked_488, %shl_masked_422 : vector<8xi32>
          %mixed_48 = arith.xori %bit_xor_258, %bit_or_422 : vector<8xi32>
          %h_value_48 = llvm.load %h : !llvm.ptr -> vector<8xi32>
          %add_354 = arith.addi %h_value_48, %mixed_48 : vector<8xi32>
          %add_355 = arith.addi %add_354, %chosen_48 : vector<8xi32>
          %add_356 = arith.addi %add_355, %c430227734_8xi32 : vector<8xi32>
          %word_value_48 = llvm.load %word_48 : !llvm.ptr -> vector<8xi32>
          %first_49 = arith.addi %add_356, %word_value_48 : vector<8xi32>
          %a_value_288 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_144 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %bit_and_242 = arith.andi %a_value_288, %b_value_144 : vector<8xi32>
          %a_value_289 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %c_value_144 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_243 = arith.andi %a_value_289, %c_value_144 : vector<8xi32>
          %bit_xor_259 = arith.xori %bit_and_242, %bit_and_243 : vector<8xi32>
          %b_value_145 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_145 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_244 = arith.andi %b_value_145, %c_value_145 : vector<8xi32>
          %majority_48 = arith.xori %bit_xor_259, %bit_and_244 : vector<8xi32>
          %a_value_290 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_489 = arith.shrui %a_value_290, %c2_8xi32 : vector<8xi32>
          %shl_masked_423 = arith.shli %a_value_290, %c30_8xi32 : vector<8xi32>
          %bit_or_423 = arith.ori %shr_masked_489, %shl_masked_423 : vector<8xi32>
          %a_value_291 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_490 = arith.shrui %a_value_291, %c13_8xi32 : vector<8xi32>
          %shl_masked_424 = arith.shli %a_value_291, %c19_8xi32 : vector<8xi32>
          %bit_or_424 = arith.ori %shr_masked_490, %shl_masked_424 : vector<8xi32>
          %bit_xor_260 = arith.xori %bit_or_423, %bit_or_424 : vector<8xi32>
          %a_value_292 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_491 = arith.shrui %a_value_292, %c22_8xi32 : vector<8xi32>
          %shl_masked_425 = arith.shli %a_value_292, %c10_8xi32 : vector<8xi32>
          %bit_or_425 = arith.ori %shr_masked_491, %shl_masked_425 : vector<8xi32>
          %bit_xor_261 = arith.xori %bit_xor_260, %bit_or_425 : vector<8xi32>
          %second_48 = arith.addi %bit_xor_261, %majority_48 : vector<8xi32>
          %add_357 = arith.addi %first_49, %second_48 : vector<8xi32>
          %a_value_293 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_146 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_146 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %d_value_48 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %add_358 = arith.addi %d_value_48, %first_49 : vector<8xi32>
          %e_value_293 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_97 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %g_value_97 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          llvm.store %add_357, %a : vector<8xi32>, !llvm.ptr
          llvm.store %a_value_293, %b : vector<8xi32>, !llvm.ptr
          llvm.store %b_value_146, %c : vector<8xi32>, !llvm.ptr
          llvm.store %c_value_146, %d : vector<8xi32>, !llvm.ptr
          llvm.store %add_358, %e : vector<8xi32>, !llvm.ptr
          llvm.store %e_value_293, %f : vector<8xi32>, !llvm.ptr
          llvm.store %f_value_97, %g : vector<8xi32>, !llvm.ptr
          llvm.store %g_value_97, %h : vector<8xi32>, !llvm.ptr
          %shr_masked_492 = arith.shrui %near_20, %c7_8xi32 : vector<8xi32>
          %shl_masked_426 = arith.shli %near_20, %c25_8xi32 : vector<8xi32>
          %bit_or_426 = arith.ori %shr_masked_492, %shl_masked_426 : vector<8xi32>
          %shr_masked_493 = arith.shrui %near_20, %c18_8xi32 : vector<8xi32>
          %shl_masked_427 = arith.shli %near_20, %c14_8xi32 : vector<8xi32>
          %bit_or_427 = arith.ori %shr_masked_493, %shl_masked_427 : vector<8xi32>
          %bit_xor_262 = arith.xori %bit_or_426, %bit_or_427 : vector<8xi32>
          %shr_masked_494 = arith.shrui %near_20, %c3_8xi32 : vector<8xi32>
          %small_33 = arith.xori %bit_xor_262, %shr_masked_494 : vector<8xi32>
          %shr_masked_495 = arith.shrui %near_33, %c17_8xi32 : vector<8xi32>
          %shl_masked_428 = arith.shli %near_33, %c15_8xi32 : vector<8xi32>
          %bit_or_428 = arith.ori %shr_masked_495, %shl_masked_428 : vector<8xi32>
          %shr_masked_496 = arith.shrui %near_33, %c19_8xi32 : vector<8xi32>
          %shl_masked_429 = arith.shli %near_33, %c13_8xi32 : vector<8xi32>
          %bit_or_429 = arith.ori %shr_masked_496, %shl_masked_429 : vector<8xi32>
          %bit_xor_263 = arith.xori %bit_or_428, %bit_or_429 : vector<8xi32>
          %shr_masked_497 = arith.shrui %near_33, %c10_8xi32 : vector<8xi32>
          %large_33 = arith.xori %bit_xor_263, %shr_masked_497 : vector<8xi32>
          %add_359 = arith.addi %near_19, %small_33 : vector<8xi32>
          %add_360 = arith.addi %add_359, %near_28 : vector<8xi32>
          %add_361 = arith.addi %add_360, %large_33 : vector<8xi32>
          llvm.store %add_361, %word_49 : vector<8xi32>, !llvm.ptr
          %near_35 = llvm.load %word_49 : !llvm.ptr -> vector<8xi32>
          %e_value_294 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_98 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %bit_and_245 = arith.andi %e_value_294, %f_value_98 : vector<8xi32>
          %e_value_295 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %bit_not_49 = arith.xori %e_value_295, %c-1_8xi32 : vector<8xi32>
          %g_value_98 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          %bit_and_246 = arith.andi %bit_not_49, %g_value_98 : vector<8xi32>
          %chosen_49 = arith.xori %bit_and_245, %bit_and_246 : vector<8xi32>
          %e_value_296 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_498 = arith.shrui %e_value_296, %c6_8xi32 : vector<8xi32>
          %shl_masked_430 = arith.shli %e_value_296, %c26_8xi32 : vector<8xi32>
          %bit_or_430 = arith.ori %shr_masked_498, %shl_masked_430 : vector<8xi32>
          %e_value_297 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_499 = arith.shrui %e_value_297, %c11_8xi32 : vector<8xi32>
          %shl_masked_431 = arith.shli %e_value_297, %c21_8xi32 : vector<8xi32>
          %bit_or_431 = arith.ori %shr_masked_499, %shl_masked_431 : vector<8xi32>
          %bit_xor_264 = arith.xori %bit_or_430, %bit_or_431 : vector<8xi32>
          %e_value_298 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_500 = arith.shrui %e_value_298, %c25_8xi32 : vector<8xi32>
          %shl_masked_432 = arith.shli %e_value_298, %c7_8xi32 : vector<8xi32>
          %bit_or_432 = arith.ori %shr_masked_500, %shl_masked_432 : vector<8xi32>
          %mixed_49 = arith.xori %bit_xor_264, %bit_or_432 : vector<8xi32>
          %h_value_49 = llvm.load %h : !llvm.ptr -> vector<8xi32>
          %add_362 = arith.addi %h_value_49, %mixed_49 : vector<8xi32>
          %add_363 = arith.addi %add_362, %chosen_49 : vector<8xi32>
          %add_364 = arith.addi %add_363, %c506948616_8xi32 : vector<8xi32>
          %word_value_49 = llvm.load %word_49 : !llvm.ptr -> vector<8xi32>
          %first_50 = arith.addi %add_364, %word_value_49 : vector<8xi32>
          %a_value_294 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_147 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %bit_and_247 = arith.andi %a_value_294, %b_value_147 : vector<8xi32>
          %a_value_295 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %c_value_147 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_248 = arith.andi %a_value_295, %c_value_147 : vector<8xi32>
          %bit_xor_265 = arith.xori %bit_and_247, %bit_and_248 : vector<8xi32>
          %b_value_148 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_148 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_249 = arith.andi %b_value_148, %c_value_148 : vector<8xi32>
          %majority_49 = arith.xori %bit_xor_265, %bit_and_249 : vector<8xi32>
          %a_value_296 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_501 = arith.shrui %a_value_296, %c2_8xi32 : vector<8xi32>
          %shl_masked_433 = arith.shli %a_value_296, %c30_8xi32 : vector<8xi32>
          %bit_or_433 = arith.ori %shr_masked_501, %shl_masked_433 : vector<8xi32>
          %a_value_297 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_502 = arith.shrui %a_value_297, %c13_8xi32 : vector<8xi32>
          %shl_masked_434 = arith.shli %a_value_297, %c19_8xi32 : vector<8xi32>
          %bit_or_434 = arith.ori %shr_masked_502, %shl_masked_434 : vector<8xi32>
          %bit_xor_266 = arith.xori %bit_or_433, %bit_or_434 : vector<8xi32>
          %a_value_298 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_503 = arith.shrui %a_value_298, %c22_8xi32 : vector<8xi32>
          %shl_masked_435 = arith.shli %a_value_298, %c10_8xi32 : vector<8xi32>
          %bit_or_435 = arith.ori %shr_masked_503, %shl_masked_435 : vector<8xi32>
          %bit_xor_267 = arith.xori %bit_xor_266, %bit_or_435 : vector<8xi32>
          %second_49 = arith.addi %bit_xor_267, %majority_49 : vector<8xi32>
          %add_365 = arith.addi %first_50, %second_49 : vector<8xi32>
          %a_value_299 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_149 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_149 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %d_value_49 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %add_366 = arith.addi %d_value_49, %first_50 : vector<8xi32>
          %e_value_299 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_99 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %g_value_99 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          llvm.store %add_365, %a : vector<8xi32>, !llvm.ptr
          llvm.store %a_value_299, %b : vector<8xi32>, !llvm.ptr
          llvm.store %b_value_149, %c : vector<8xi32>, !llvm.ptr
          llvm.store %c_value_149, %d : vector<8xi32>, !llvm.ptr
          llvm.store %add_366, %e : vector<8xi32>, !llvm.ptr
          llvm.store %e_value_299, %f : vector<8xi32>, !llvm.ptr
          llvm.store %f_value_99, %g : vector<8xi32>, !llvm.ptr
          llvm.store %g_value_99, %h : vector<8xi32>, !llvm.ptr
          %shr_masked_504 = arith.shrui %near_21, %c7_8xi32 : vector<8xi32>
          %shl_masked_436 = arith.shli %near_21, %c25_8xi32 : vector<8xi32>
          %bit_or_436 = arith.ori %shr_masked_504, %shl_masked_436 : vector<8xi32>
          %shr_masked_505 = arith.shrui %near_21, %c18_8xi32 : vector<8xi32>
          %shl_masked_437 = arith.shli %near_21, %c14_8xi32 : vector<8xi32>
          %bit_or_437 = arith.ori %shr_masked_505, %shl_masked_437 : vector<8xi32>
          %bit_xor_268 = arith.xori %bit_or_436, %bit_or_437 : vector<8xi32>
          %shr_masked_506 = arith.shrui %near_21, %c3_8xi32 : vector<8xi32>
          %small_34 = arith.xori %bit_xor_268, %shr_masked_506 : vector<8xi32>
          %shr_masked_507 = arith.shrui %near_34, %c17_8xi32 : vector<8xi32>
          %shl_masked_438 = arith.shli %near_34, %c15_8xi32 : vector<8xi32>
          %bit_or_438 = arith.ori %shr_masked_507, %shl_masked_438 : vector<8xi32>
          %shr_masked_508 = arith.shrui %near_34, %c19_8xi32 : vector<8xi32>
          %shl_masked_439 = arith.shli %near_34, %c13_8xi32 : vector<8xi32>
          %bit_or_439 = arith.ori %shr_masked_508, %shl_masked_439 : vector<8xi32>
          %bit_xor_269 = arith.xori %bit_or_438, %bit_or_439 : vector<8xi32>
          %shr_masked_509 = arith.shrui %near_34, %c10_8xi32 : vector<8xi32>
          %large_34 = arith.xori %bit_xor_269, %shr_masked_509 : vector<8xi32>
          %add_367 = arith.addi %near_20, %small_34 : vector<8xi32>
          %add_368 = arith.addi %add_367, %near_29 : vector<8xi32>
          %add_369 = arith.addi %add_368, %large_34 : vector<8xi32>
          llvm.store %add_369, %word_50 : vector<8xi32>, !llvm.ptr
          %near_36 = llvm.load %word_50 : !llvm.ptr -> vector<8xi32>
          %e_value_300 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_100 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %bit_and_250 = arith.andi %e_value_300, %f_value_100 : vector<8xi32>
          %e_value_301 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %bit_not_50 = arith.xori %e_value_301, %c-1_8xi32 : vector<8xi32>
          %g_value_100 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          %bit_and_251 = arith.andi %bit_not_50, %g_value_100 : vector<8xi32>
          %chosen_50 = arith.xori %bit_and_250, %bit_and_251 : vector<8xi32>
          %e_value_302 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_510 = arith.shrui %e_value_302, %c6_8xi32 : vector<8xi32>
          %shl_masked_440 = arith.shli %e_value_302, %c26_8xi32 : vector<8xi32>
          %bit_or_440 = arith.ori %shr_masked_510, %shl_masked_440 : vector<8xi32>
          %e_value_303 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_511 = arith.shrui %e_value_303, %c11_8xi32 : vector<8xi32>
          %shl_masked_441 = arith.shli %e_value_303, %c21_8xi32 : vector<8xi32>
          %bit_or_441 = arith.ori %shr_masked_511, %shl_masked_441 : vector<8xi32>
          %bit_xor_270 = arith.xori %bit_or_440, %bit_or_441 : vector<8xi32>
          %e_value_304 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_512 = arith.shrui %e_value_304, %c25_8xi32 : vector<8xi32>
          %shl_masked_442 = arith.shli %e_value_304, %c7_8xi32 : vector<8xi32>
          %bit_or_442 = arith.ori %shr_masked_512, %shl_masked_442 : vector<8xi32>
          %mixed_50 = arith.xori %bit_xor_270, %bit_or_442 : vector<8xi32>
          %h_value_50 = llvm.load %h : !llvm.ptr -> vector<8xi32>
          %add_370 = arith.addi %h_value_50, %mixed_50 : vector<8xi32>
          %add_371 = arith.addi %add_370, %chosen_50 : vector<8xi32>
          %add_372 = arith.addi %add_371, %c659060556_8xi32 : vector<8xi32>
          %word_value_50 = llvm.load %word_50 : !llvm.ptr -> vector<8xi32>
          %first_51 = arith.addi %add_372, %word_value_50 : vector<8xi32>
          %a_value_300 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_150 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %bit_and_252 = arith.andi %a_value_300, %b_value_150 : vector<8xi32>
          %a_value_301 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %c_value_150 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_253 = arith.andi %a_value_301, %c_value_150 : vector<8xi32>
          %bit_xor_271 = arith.xori %bit_and_252, %bit_and_253 : vector<8xi32>
          %b_value_151 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_151 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_254 = arith.andi %b_value_151, %c_value_151 : vector<8xi32>
          %majority_50 = arith.xori %bit_xor_271, %bit_and_254 : vector<8xi32>
          %a_value_302 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_513 = arith.shrui %a_value_302, %c2_8xi32 : vector<8xi32>
          %shl_masked_443 = arith.shli %a_value_302, %c30_8xi32 : vector<8xi32>
          %bit_or_443 = arith.ori %shr_masked_513, %shl_masked_443 : vector<8xi32>
          %a_value_303 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_514 = arith.shrui %a_value_303, %c13_8xi32 : vector<8xi32>
          %shl_masked_444 = arith.shli %a_value_303, %c19_8xi32 : vector<8xi32>
          %bit_or_444 = arith.ori %shr_masked_514, %shl_masked_444 : vector<8xi32>
          %bit_xor_272 = arith.xori %bit_or_443, %bit_or_444 : vector<8xi32>
          %a_value_304 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_515 = arith.shrui %a_value_304, %c22_8xi32 : vector<8xi32>
          %shl_masked_445 = arith.shli %a_value_304, %c10_8xi32 : vector<8xi32>
          %bit_or_445 = arith.ori %shr_masked_515, %shl_masked_445 : vector<8xi32>
          %bit_xor_273 = arith.xori %bit_xor_272, %bit_or_445 : vector<8xi32>
          %second_50 = arith.addi %bit_xor_273, %majority_50 : vector<8xi32>
          %add_373 = arith.addi %first_51, %second_50 : vector<8xi32>
          %a_value_305 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_152 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_152 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %d_value_50 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %add_374 = arith.addi %d_value_50, %first_51 : vector<8xi32>
          %e_value_305 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_101 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %g_value_101 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          llvm.store %add_373, %a : vector<8xi32>, !llvm.ptr
          llvm.store %a_value_305, %b : vector<8xi32>, !llvm.ptr
          llvm.store %b_value_152, %c : vector<8xi32>, !llvm.ptr
          llvm.store %c_value_152, %d : vector<8xi32>, !llvm.ptr
          llvm.store %add_374, %e : vector<8xi32>, !llvm.ptr
          llvm.store %e_value_305, %f : vector<8xi32>, !llvm.ptr
          llvm.store %f_value_101, %g : vector<8xi32>, !llvm.ptr
          llvm.store %g_value_101, %h : vector<8xi32>, !llvm.ptr
          %shr_masked_516 = arith.shrui %near_22, %c7_8xi32 : vector<8xi32>
          %shl_masked_446 = arith.shli %near_22, %c25_8xi32 : vector<8xi32>
          %bit_or_446 = arith.ori %shr_masked_516, %shl_masked_446 : vector<8xi32>
          %shr_masked_517 = arith.shrui %near_22, %c18_8xi32 : vector<8xi32>
          %shl_masked_447 = arith.shli %near_22, %c14_8xi32 : vector<8xi32>
          %bit_or_447 = arith.ori %shr_masked_517, %shl_masked_447 : vector<8xi32>
          %bit_xor_274 = arith.xori %bit_or_446, %bit_or_447 : vector<8xi32>
          %shr_masked_518 = arith.shrui %near_22, %c3_8xi32 : vector<8xi32>
          %small_35 = arith.xori %bit_xor_274, %shr_masked_518 : vector<8xi32>
          %shr_masked_519 = arith.shrui %near_35, %c17_8xi32 : vector<8xi32>
          %shl_masked_448 = arith.shli %near_35, %c15_8xi32 : vector<8xi32>
          %bit_or_448 = arith.ori %shr_masked_519, %shl_masked_448 : vector<8xi32>
          %shr_masked_520 = arith.shrui %near_35, %c19_8xi32 : vector<8xi32>
          %shl_masked_449 = arith.shli %near_35, %c13_8xi32 : vector<8xi32>
          %bit_or_449 = arith.ori %shr_masked_520, %shl_masked_449 : vector<8xi32>
          %bit_xor_275 = arith.xori %bit_or_448, %bit_or_449 : vector<8xi32>
          %shr_masked_521 = arith.shrui %near_35, %c10_8xi32 : vector<8xi32>
          %large_35 = arith.xori %bit_xor_275, %shr_masked_521 : vector<8xi32>
          %add_375 = arith.addi %near_21, %small_35 : vector<8xi32>
          %add_376 = arith.addi %add_375, %near_30 : vector<8xi32>
          %add_377 = arith.addi %add_376, %large_35 : vector<8xi32>
          llvm.store %add_377, %word_51 : vector<8xi32>, !llvm.ptr
          %near_37 = llvm.load %word_51 : !llvm.ptr -> vector<8xi32>
          %e_value_306 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_102 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %bit_and_255 = arith.andi %e_value_306, %f_value_102 : vector<8xi32>
          %e_value_307 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %bit_not_51 = arith.xori %e_value_307, %c-1_8xi32 : vector<8xi32>
          %g_value_102 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          %bit_and_256 = arith.andi %bit_not_51, %g_value_102 : vector<8xi32>
          %chosen_51 = arith.xori %bit_and_255, %bit_and_256 : vector<8xi32>
          %e_value_308 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_522 = arith.shrui %e_value_308, %c6_8xi32 : vector<8xi32>
          %shl_masked_450 = arith.shli %e_value_308, %c26_8xi32 : vector<8xi32>
          %bit_or_450 = arith.ori %shr_masked_522, %shl_masked_450 : vector<8xi32>
          %e_value_309 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_523 = arith.shrui %e_value_309, %c11_8xi32 : vector<8xi32>
          %shl_masked_451 = arith.shli %e_value_309, %c21_8xi32 : vector<8xi32>
          %bit_or_451 = arith.ori %shr_masked_523, %shl_masked_451 : vector<8xi32>
          %bit_xor_276 = arith.xori %bit_or_450, %bit_or_451 : vector<8xi32>
          %e_value_310 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_524 = arith.shrui %e_value_310, %c25_8xi32 : vector<8xi32>
          %shl_masked_452 = arith.shli %e_value_310, %c7_8xi32 : vector<8xi32>
          %bit_or_452 = arith.ori %shr_masked_524, %shl_masked_452 : vector<8xi32>
          %mixed_51 = arith.xori %bit_xor_276, %bit_or_452 : vector<8xi32>
          %h_value_51 = llvm.load %h : !llvm.ptr -> vector<8xi32>
          %add_378 = arith.addi %h_value_51, %mixed_51 : vector<8xi32>
          %add_379 = arith.addi %add_378, %chosen_51 : vector<8xi32>
          %add_380 = arith.addi %add_379, %c883997877_8xi32 : vector<8xi32>
          %word_value_51 = llvm.load %word_51 : !llvm.ptr -> vector<8xi32>
          %first_52 = arith.addi %add_380, %word_value_51 : vector<8xi32>
          %a_value_306 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_153 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %bit_and_257 = arith.andi %a_value_306, %b_value_153 : vector<8xi32>
          %a_value_307 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %c_value_153 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_258 = arith.andi %a_value_307, %c_value_153 : vector<8xi32>
          %bit_xor_277 = arith.xori %bit_and_257, %bit_and_258 : vector<8xi32>
          %b_value_154 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_154 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_259 = arith.andi %b_value_154, %c_value_154 : vector<8xi32>
          %majority_51 = arith.xori %bit_xor_277, %bit_and_259 : vector<8xi32>
          %a_value_308 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_525 = arith.shrui %a_value_308, %c2_8xi32 : vector<8xi32>
          %shl_masked_453 = arith.shli %a_value_308, %c30_8xi32 : vector<8xi32>
          %bit_or_453 = arith.ori %shr_masked_525, %shl_masked_453 : vector<8xi32>
          %a_value_309 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_526 = arith.shrui %a_value_309, %c13_8xi32 : vector<8xi32>
          %shl_masked_454 = arith.shli %a_value_309, %c19_8xi32 : vector<8xi32>
          %bit_or_454 = arith.ori %shr_masked_526, %shl_masked_454 : vector<8xi32>
          %bit_xor_278 = arith.xori %bit_or_453, %bit_or_454 : vector<8xi32>
          %a_value_310 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_527 = arith.shrui %a_value_310, %c22_8xi32 : vector<8xi32>
          %shl_masked_455 = arith.shli %a_value_310, %c10_8xi32 : vector<8xi32>
          %bit_or_455 = arith.ori %shr_masked_527, %shl_masked_455 : vector<8xi32>
          %bit_xor_279 = arith.xori %bit_xor_278, %bit_or_455 : vector<8xi32>
          %second_51 = arith.addi %bit_xor_279, %majority_51 : vector<8xi32>
          %add_381 = arith.addi %first_52, %second_51 : vector<8xi32>
          %a_value_311 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_155 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_155 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %d_value_51 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %add_382 = arith.addi %d_value_51, %first_52 : vector<8xi32>
          %e_value_311 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_103 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %g_value_103 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          llvm.store %add_381, %a : vector<8xi32>, !llvm.ptr
          llvm.store %a_value_311, %b : vector<8xi32>, !llvm.ptr
          llvm.store %b_value_155, %c : vector<8xi32>, !llvm.ptr
          llvm.store %c_value_155, %d : vector<8xi32>, !llvm.ptr
          llvm.store %add_382, %e : vector<8xi32>, !llvm.ptr
          llvm.store %e_value_311, %f : vector<8xi32>, !llvm.ptr
          llvm.store %f_value_103, %g : vector<8xi32>, !llvm.ptr
          llvm.store %g_value_103, %h : vector<8xi32>, !llvm.ptr
          %shr_masked_528 = arith.shrui %near_23, %c7_8xi32 : vector<8xi32>
          %shl_masked_456 = arith.shli %near_23, %c25_8xi32 : vector<8xi32>
          %bit_or_456 = arith.ori %shr_masked_528, %shl_masked_456 : vector<8xi32>
          %shr_masked_529 = arith.shrui %near_23, %c18_8xi32 : vector<8xi32>
          %shl_masked_457 = arith.shli %near_23, %c14_8xi32 : vector<8xi32>
          %bit_or_457 = arith.ori %shr_masked_529, %shl_masked_457 : vector<8xi32>
          %bit_xor_280 = arith.xori %bit_or_456, %bit_or_457 : vector<8xi32>
          %shr_masked_530 = arith.shrui %near_23, %c3_8xi32 : vector<8xi32>
          %small_36 = arith.xori %bit_xor_280, %shr_masked_530 : vector<8xi32>
          %shr_masked_531 = arith.shrui %near_36, %c17_8xi32 : vector<8xi32>
          %shl_masked_458 = arith.shli %near_36, %c15_8xi32 : vector<8xi32>
          %bit_or_458 = arith.ori %shr_masked_531, %shl_masked_458 : vector<8xi32>
          %shr_masked_532 = arith.shrui %near_36, %c19_8xi32 : vector<8xi32>
          %shl_masked_459 = arith.shli %near_36, %c13_8xi32 : vector<8xi32>
          %bit_or_459 = arith.ori %shr_masked_532, %shl_masked_459 : vector<8xi32>
          %bit_xor_281 = arith.xori %bit_or_458, %bit_or_459 : vector<8xi32>
          %shr_masked_533 = arith.shrui %near_36, %c10_8xi32 : vector<8xi32>
          %large_36 = arith.xori %bit_xor_281, %shr_masked_533 : vector<8xi32>
          %add_383 = arith.addi %near_22, %small_36 : vector<8xi32>
          %add_384 = arith.addi %add_383, %near_31 : vector<8xi32>
          %add_385 = arith.addi %add_384, %large_36 : vector<8xi32>
          llvm.store %add_385, %word_52 : vector<8xi32>, !llvm.ptr
          %near_38 = llvm.load %word_52 : !llvm.ptr -> vector<8xi32>
          %e_value_312 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_104 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %bit_and_260 = arith.andi %e_value_312, %f_value_104 : vector<8xi32>
          %e_value_313 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %bit_not_52 = arith.xori %e_value_313, %c-1_8xi32 : vector<8xi32>
          %g_value_104 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          %bit_and_261 = arith.andi %bit_not_52, %g_value_104 : vector<8xi32>
          %chosen_52 = arith.xori %bit_and_260, %bit_and_261 : vector<8xi32>
          %e_value_314 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_534 = arith.shrui %e_value_314, %c6_8xi32 : vector<8xi32>
          %shl_masked_460 = arith.shli %e_value_314, %c26_8xi32 : vector<8xi32>
          %bit_or_460 = arith.ori %shr_masked_534, %shl_masked_460 : vector<8xi32>
          %e_value_315 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_535 = arith.shrui %e_value_315, %c11_8xi32 : vector<8xi32>
          %shl_masked_461 = arith.shli %e_value_315, %c21_8xi32 : vector<8xi32>
          %bit_or_461 = arith.ori %shr_masked_535, %shl_masked_461 : vector<8xi32>
          %bit_xor_282 = arith.xori %bit_or_460, %bit_or_461 : vector<8xi32>
          %e_value_316 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_536 = arith.shrui %e_value_316, %c25_8xi32 : vector<8xi32>
          %shl_masked_462 = arith.shli %e_value_316, %c7_8xi32 : vector<8xi32>
          %bit_or_462 = arith.ori %shr_masked_536, %shl_masked_462 : vector<8xi32>
          %mixed_52 = arith.xori %bit_xor_282, %bit_or_462 : vector<8xi32>
          %h_value_52 = llvm.load %h : !llvm.ptr -> vector<8xi32>
          %add_386 = arith.addi %h_value_52, %mixed_52 : vector<8xi32>
          %add_387 = arith.addi %add_386, %chosen_52 : vector<8xi32>
          %add_388 = arith.addi %add_387, %c958139571_8xi32 : vector<8xi32>
          %word_value_52 = llvm.load %word_52 : !llvm.ptr -> vector<8xi32>
          %first_53 = arith.addi %add_388, %word_value_52 : vector<8xi32>
          %a_value_312 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_156 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %bit_and_262 = arith.andi %a_value_312, %b_value_156 : vector<8xi32>
          %a_value_313 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %c_value_156 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_263 = arith.andi %a_value_313, %c_value_156 : vector<8xi32>
          %bit_xor_283 = arith.xori %bit_and_262, %bit_and_263 : vector<8xi32>
          %b_value_157 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_157 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_264 = arith.andi %b_value_157, %c_value_157 : vector<8xi32>
          %majority_52 = arith.xori %bit_xor_283, %bit_and_264 : vector<8xi32>
          %a_value_314 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_537 = arith.shrui %a_value_314, %c2_8xi32 : vector<8xi32>
          %shl_masked_463 = arith.shli %a_value_314, %c30_8xi32 : vector<8xi32>
          %bit_or_463 = arith.ori %shr_masked_537, %shl_masked_463 : vector<8xi32>
          %a_value_315 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_538 = arith.shrui %a_value_315, %c13_8xi32 : vector<8xi32>
          %shl_masked_464 = arith.shli %a_value_315, %c19_8xi32 : vector<8xi32>
          %bit_or_464 = arith.ori %shr_masked_538, %shl_masked_464 : vector<8xi32>
          %bit_xor_284 = arith.xori %bit_or_463, %bit_or_464 : vector<8xi32>
          %a_value_316 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_539 = arith.shrui %a_value_316, %c22_8xi32 : vector<8xi32>
          %shl_masked_465 = arith.shli %a_value_316, %c10_8xi32 : vector<8xi32>
          %bit_or_465 = arith.ori %shr_masked_539, %shl_masked_465 : vector<8xi32>
          %bit_xor_285 = arith.xori %bit_xor_284, %bit_or_465 : vector<8xi32>
          %second_52 = arith.addi %bit_xor_285, %majority_52 : vector<8xi32>
          %add_389 = arith.addi %first_53, %second_52 : vector<8xi32>
          %a_value_317 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_158 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_158 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %d_value_52 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %add_390 = arith.addi %d_value_52, %first_53 : vector<8xi32>
          %e_value_317 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_105 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %g_value_105 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          llvm.store %add_389, %a : vector<8xi32>, !llvm.ptr
          llvm.store %a_value_317, %b : vector<8xi32>, !llvm.ptr
          llvm.store %b_value_158, %c : vector<8xi32>, !llvm.ptr
          llvm.store %c_value_158, %d : vector<8xi32>, !llvm.ptr
          llvm.store %add_390, %e : vector<8xi32>, !llvm.ptr
          llvm.store %e_value_317, %f : vector<8xi32>, !llvm.ptr
          llvm.store %f_value_105, %g : vector<8xi32>, !llvm.ptr
          llvm.store %g_value_105, %h : vector<8xi32>, !llvm.ptr
          %shr_masked_540 = arith.shrui %near_24, %c7_8xi32 : vector<8xi32>
          %shl_masked_466 = arith.shli %near_24, %c25_8xi32 : vector<8xi32>
          %bit_or_466 = arith.ori %shr_masked_540, %shl_masked_466 : vector<8xi32>
          %shr_masked_541 = arith.shrui %near_24, %c18_8xi32 : vector<8xi32>
          %shl_masked_467 = arith.shli %near_24, %c14_8xi32 : vector<8xi32>
          %bit_or_467 = arith.ori %shr_masked_541, %shl_masked_467 : vector<8xi32>
          %bit_xor_286 = arith.xori %bit_or_466, %bit_or_467 : vector<8xi32>
          %shr_masked_542 = arith.shrui %near_24, %c3_8xi32 : vector<8xi32>
          %small_37 = arith.xori %bit_xor_286, %shr_masked_542 : vector<8xi32>
          %shr_masked_543 = arith.shrui %near_37, %c17_8xi32 : vector<8xi32>
          %shl_masked_468 = arith.shli %near_37, %c15_8xi32 : vector<8xi32>
          %bit_or_468 = arith.ori %shr_masked_543, %shl_masked_468 : vector<8xi32>
          %shr_masked_544 = arith.shrui %near_37, %c19_8xi32 : vector<8xi32>
          %shl_masked_469 = arith.shli %near_37, %c13_8xi32 : vector<8xi32>
          %bit_or_469 = arith.ori %shr_masked_544, %shl_masked_469 : vector<8xi32>
          %bit_xor_287 = arith.xori %bit_or_468, %bit_or_469 : vector<8xi32>
          %shr_masked_545 = arith.shrui %near_37, %c10_8xi32 : vector<8xi32>
          %large_37 = arith.xori %bit_xor_287, %shr_masked_545 : vector<8xi32>
          %add_391 = arith.addi %near_23, %small_37 : vector<8xi32>
          %add_392 = arith.addi %add_391, %near_32 : vector<8xi32>
          %add_393 = arith.addi %add_392, %large_37 : vector<8xi32>
          llvm.store %add_393, %word_53 : vector<8xi32>, !llvm.ptr
          %near_39 = llvm.load %word_53 : !llvm.ptr -> vector<8xi32>
          %e_value_318 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_106 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %bit_and_265 = arith.andi %e_value_318, %f_value_106 : vector<8xi32>
          %e_value_319 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %bit_not_53 = arith.xori %e_value_319, %c-1_8xi32 : vector<8xi32>
          %g_value_106 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          %bit_and_266 = arith.andi %bit_not_53, %g_value_106 : vector<8xi32>
          %chosen_53 = arith.xori %bit_and_265, %bit_and_266 : vector<8xi32>
          %e_value_320 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_546 = arith.shrui %e_value_320, %c6_8xi32 : vector<8xi32>
          %shl_masked_470 = arith.shli %e_value_320, %c26_8xi32 : vector<8xi32>
          %bit_or_470 = arith.ori %shr_masked_546, %shl_masked_470 : vector<8xi32>
          %e_value_321 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_547 = arith.shrui %e_value_321, %c11_8xi32 : vector<8xi32>
          %shl_masked_471 = arith.shli %e_value_321, %c21_8xi32 : vector<8xi32>
          %bit_or_471 = arith.ori %shr_masked_547, %shl_masked_471 : vector<8xi32>
          %bit_xor_288 = arith.xori %bit_or_470, %bit_or_471 : vector<8xi32>
          %e_value_322 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_548 = arith.shrui %e_value_322, %c25_8xi32 : vector<8xi32>
          %shl_masked_472 = arith.shli %e_value_322, %c7_8xi32 : vector<8xi32>
          %bit_or_472 = arith.ori %shr_masked_548, %shl_masked_472 : vector<8xi32>
          %mixed_53 = arith.xori %bit_xor_288, %bit_or_472 : vector<8xi32>
          %h_value_53 = llvm.load %h : !llvm.ptr -> vector<8xi32>
          %add_394 = arith.addi %h_value_53, %mixed_53 : vector<8xi32>
          %add_395 = arith.addi %add_394, %chosen_53 : vector<8xi32>
          %add_396 = arith.addi %add_395, %c1322822218_8xi32 : vector<8xi32>
          %word_value_53 = llvm.load %word_53 : !llvm.ptr -> vector<8xi32>
          %first_54 = arith.addi %add_396, %word_value_53 : vector<8xi32>
          %a_value_318 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_159 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %bit_and_267 = arith.andi %a_value_318, %b_value_159 : vector<8xi32>
          %a_value_319 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %c_value_159 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_268 = arith.andi %a_value_319, %c_value_159 : vector<8xi32>
          %bit_xor_289 = arith.xori %bit_and_267, %bit_and_268 : vector<8xi32>
          %b_value_160 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_160 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_269 = arith.andi %b_value_160, %c_value_160 : vector<8xi32>
          %majority_53 = arith.xori %bit_xor_289, %bit_and_269 : vector<8xi32>
          %a_value_320 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_549 = arith.shrui %a_value_320, %c2_8xi32 : vector<8xi32>
          %shl_masked_473 = arith.shli %a_value_320, %c30_8xi32 : vector<8xi32>
          %bit_or_473 = arith.ori %shr_masked_549, %shl_masked_473 : vector<8xi32>
          %a_value_321 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_550 = arith.shrui %a_value_321, %c13_8xi32 : vector<8xi32>
          %shl_masked_474 = arith.shli %a_value_321, %c19_8xi32 : vector<8xi32>
          %bit_or_474 = arith.ori %shr_masked_550, %shl_masked_474 : vector<8xi32>
          %bit_xor_290 = arith.xori %bit_or_473, %bit_or_474 : vector<8xi32>
          %a_value_322 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_551 = arith.shrui %a_value_322, %c22_8xi32 : vector<8xi32>
          %shl_masked_475 = arith.shli %a_value_322, %c10_8xi32 : vector<8xi32>
          %bit_or_475 = arith.ori %shr_masked_551, %shl_masked_475 : vector<8xi32>
          %bit_xor_291 = arith.xori %bit_xor_290, %bit_or_475 : vector<8xi32>
          %second_53 = arith.addi %bit_xor_291, %majority_53 : vector<8xi32>
          %add_397 = arith.addi %first_54, %second_53 : vector<8xi32>
          %a_value_323 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_161 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_161 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %d_value_53 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %add_398 = arith.addi %d_value_53, %first_54 : vector<8xi32>
          %e_value_323 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_107 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %g_value_107 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          llvm.store %add_397, %a : vector<8xi32>, !llvm.ptr
          llvm.store %a_value_323, %b : vector<8xi32>, !llvm.ptr
          llvm.store %b_value_161, %c : vector<8xi32>, !llvm.ptr
          llvm.store %c_value_161, %d : vector<8xi32>, !llvm.ptr
          llvm.store %add_398, %e : vector<8xi32>, !llvm.ptr
          llvm.store %e_value_323, %f : vector<8xi32>, !llvm.ptr
          llvm.store %f_value_107, %g : vector<8xi32>, !llvm.ptr
          llvm.store %g_value_107, %h : vector<8xi32>, !llvm.ptr
          %shr_masked_552 = arith.shrui %near_25, %c7_8xi32 : vector<8xi32>
          %shl_masked_476 = arith.shli %near_25, %c25_8xi32 : vector<8xi32>
          %bit_or_476 = arith.ori %shr_masked_552, %shl_masked_476 : vector<8xi32>
          %shr_masked_553 = arith.shrui %near_25, %c18_8xi32 : vector<8xi32>
          %shl_masked_477 = arith.shli %near_25, %c14_8xi32 : vector<8xi32>
          %bit_or_477 = arith.ori %shr_masked_553, %shl_masked_477 : vector<8xi32>
          %bit_xor_292 = arith.xori %bit_or_476, %bit_or_477 : vector<8xi32>
          %shr_masked_554 = arith.shrui %near_25, %c3_8xi32 : vector<8xi32>
          %small_38 = arith.xori %bit_xor_292, %shr_masked_554 : vector<8xi32>
          %shr_masked_555 = arith.shrui %near_38, %c17_8xi32 : vector<8xi32>
          %shl_masked_478 = arith.shli %near_38, %c15_8xi32 : vector<8xi32>
          %bit_or_478 = arith.ori %shr_masked_555, %shl_masked_478 : vector<8xi32>
          %shr_masked_556 = arith.shrui %near_38, %c19_8xi32 : vector<8xi32>
          %shl_masked_479 = arith.shli %near_38, %c13_8xi32 : vector<8xi32>
          %bit_or_479 = arith.ori %shr_masked_556, %shl_masked_479 : vector<8xi32>
          %bit_xor_293 = arith.xori %bit_or_478, %bit_or_479 : vector<8xi32>
          %shr_masked_557 = arith.shrui %near_38, %c10_8xi32 : vector<8xi32>
          %large_38 = arith.xori %bit_xor_293, %shr_masked_557 : vector<8xi32>
          %add_399 = arith.addi %near_24, %small_38 : vector<8xi32>
          %add_400 = arith.addi %add_399, %near_33 : vector<8xi32>
          %add_401 = arith.addi %add_400, %large_38 : vector<8xi32>
          llvm.store %add_401, %word_54 : vector<8xi32>, !llvm.ptr
          %near_40 = llvm.load %word_54 : !llvm.ptr -> vector<8xi32>
          %e_value_324 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_108 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %bit_and_270 = arith.andi %e_value_324, %f_value_108 : vector<8xi32>
          %e_value_325 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %bit_not_54 = arith.xori %e_value_325, %c-1_8xi32 : vector<8xi32>
          %g_value_108 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          %bit_and_271 = arith.andi %bit_not_54, %g_value_108 : vector<8xi32>
          %chosen_54 = arith.xori %bit_and_270, %bit_and_271 : vector<8xi32>
          %e_value_326 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_558 = arith.shrui %e_value_326, %c6_8xi32 : vector<8xi32>
          %shl_masked_480 = arith.shli %e_value_326, %c26_8xi32 : vector<8xi32>
          %bit_or_480 = arith.ori %shr_masked_558, %shl_masked_480 : vector<8xi32>
          %e_value_327 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_559 = arith.shrui %e_value_327, %c11_8xi32 : vector<8xi32>
          %shl_masked_481 = arith.shli %e_value_327, %c21_8xi32 : vector<8xi32>
          %bit_or_481 = arith.ori %shr_masked_559, %shl_masked_481 : vector<8xi32>
          %bit_xor_294 = arith.xori %bit_or_480, %bit_or_481 : vector<8xi32>
          %e_value_328 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_560 = arith.shrui %e_value_328, %c25_8xi32 : vector<8xi32>
          %shl_masked_482 = arith.shli %e_value_328, %c7_8xi32 : vector<8xi32>
          %bit_or_482 = arith.ori %shr_masked_560, %shl_masked_482 : vector<8xi32>
          %mixed_54 = arith.xori %bit_xor_294, %bit_or_482 : vector<8xi32>
          %h_value_54 = llvm.load %h : !llvm.ptr -> vector<8xi32>
          %add_402 = arith.addi %h_value_54, %mixed_54 : vector<8xi32>
          %add_403 = arith.addi %add_402, %chosen_54 : vector<8xi32>
          %add_404 = arith.addi %add_403, %c1537002063_8xi32 : vector<8xi32>
          %word_value_54 = llvm.load %word_54 : !llvm.ptr -> vector<8xi32>
          %first_55 = arith.addi %add_404, %word_value_54 : vector<8xi32>
          %a_value_324 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_162 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %bit_and_272 = arith.andi %a_value_324, %b_value_162 : vector<8xi32>
          %a_value_325 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %c_value_162 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_273 = arith.andi %a_value_325, %c_value_162 : vector<8xi32>
          %bit_xor_295 = arith.xori %bit_and_272, %bit_and_273 : vector<8xi32>
          %b_value_163 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_163 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_274 = arith.andi %b_value_163, %c_value_163 : vector<8xi32>
          %majority_54 = arith.xori %bit_xor_295, %bit_and_274 : vector<8xi32>
          %a_value_326 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_561 = arith.shrui %a_value_326, %c2_8xi32 : vector<8xi32>
          %shl_masked_483 = arith.shli %a_value_326, %c30_8xi32 : vector<8xi32>
          %bit_or_483 = arith.ori %shr_masked_561, %shl_masked_483 : vector<8xi32>
          %a_value_327 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_562 = arith.shrui %a_value_327, %c13_8xi32 : vector<8xi32>
          %shl_masked_484 = arith.shli %a_value_327, %c19_8xi32 : vector<8xi32>
          %bit_or_484 = arith.ori %shr_masked_562, %shl_masked_484 : vector<8xi32>
          %bit_xor_296 = arith.xori %bit_or_483, %bit_or_484 : vector<8xi32>
          %a_value_328 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_563 = arith.shrui %a_value_328, %c22_8xi32 : vector<8xi32>
          %shl_masked_485 = arith.shli %a_value_328, %c10_8xi32 : vector<8xi32>
          %bit_or_485 = arith.ori %shr_masked_563, %shl_masked_485 : vector<8xi32>
          %bit_xor_297 = arith.xori %bit_xor_296, %bit_or_485 : vector<8xi32>
          %second_54 = arith.addi %bit_xor_297, %majority_54 : vector<8xi32>
          %add_405 = arith.addi %first_55, %second_54 : vector<8xi32>
          %a_value_329 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_164 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_164 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %d_value_54 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %add_406 = arith.addi %d_value_54, %first_55 : vector<8xi32>
          %e_value_329 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_109 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %g_value_109 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          llvm.store %add_405, %a : vector<8xi32>, !llvm.ptr
          llvm.store %a_value_329, %b : vector<8xi32>, !llvm.ptr
          llvm.store %b_value_164, %c : vector<8xi32>, !llvm.ptr
          llvm.store %c_value_164, %d : vector<8xi32>, !llvm.ptr
          llvm.store %add_406, %e : vector<8xi32>, !llvm.ptr
          llvm.store %e_value_329, %f : vector<8xi32>, !llvm.ptr
          llvm.store %f_value_109, %g : vector<8xi32>, !llvm.ptr
          llvm.store %g_value_109, %h : vector<8xi32>, !llvm.ptr
          %shr_masked_564 = arith.shrui %near_26, %c7_8xi32 : vector<8xi32>
          %shl_masked_486 = arith.shli %near_26, %c25_8xi32 : vector<8xi32>
          %bit_or_486 = arith.ori %shr_masked_564, %shl_masked_486 : vector<8xi32>
          %shr_masked_565 = arith.shrui %near_26, %c18_8xi32 : vector<8xi32>
          %shl_masked_487 = arith.shli %near_26, %c14_8xi32 : vector<8xi32>
          %bit_or_487 = arith.ori %shr_masked_565, %shl_masked_487 : vector<8xi32>
          %bit_xor_298 = arith.xori %bit_or_486, %bit_or_487 : vector<8xi32>
          %shr_masked_566 = arith.shrui %near_26, %c3_8xi32 : vector<8xi32>
          %small_39 = arith.xori %bit_xor_298, %shr_masked_566 : vector<8xi32>
          %shr_masked_567 = arith.shrui %near_39, %c17_8xi32 : vector<8xi32>
          %shl_masked_488 = arith.shli %near_39, %c15_8xi32 : vector<8xi32>
          %bit_or_488 = arith.ori %shr_masked_567, %shl_masked_488 : vector<8xi32>
          %shr_masked_568 = arith.shrui %near_39, %c19_8xi32 : vector<8xi32>
          %shl_masked_489 = arith.shli %near_39, %c13_8xi32 : vector<8xi32>
          %bit_or_489 = arith.ori %shr_masked_568, %shl_masked_489 : vector<8xi32>
          %bit_xor_299 = arith.xori %bit_or_488, %bit_or_489 : vector<8xi32>
          %shr_masked_569 = arith.shrui %near_39, %c10_8xi32 : vector<8xi32>
          %large_39 = arith.xori %bit_xor_299, %shr_masked_569 : vector<8xi32>
          %add_407 = arith.addi %near_25, %small_39 : vector<8xi32>
          %add_408 = arith.addi %add_407, %near_34 : vector<8xi32>
          %add_409 = arith.addi %add_408, %large_39 : vector<8xi32>
          llvm.store %add_409, %word_55 : vector<8xi32>, !llvm.ptr
          %near_41 = llvm.load %word_55 : !llvm.ptr -> vector<8xi32>
          %e_value_330 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_110 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %bit_and_275 = arith.andi %e_value_330, %f_value_110 : vector<8xi32>
          %e_value_331 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %bit_not_55 = arith.xori %e_value_331, %c-1_8xi32 : vector<8xi32>
          %g_value_110 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          %bit_and_276 = arith.andi %bit_not_55, %g_value_110 : vector<8xi32>
          %chosen_55 = arith.xori %bit_and_275, %bit_and_276 : vector<8xi32>
          %e_value_332 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_570 = arith.shrui %e_value_332, %c6_8xi32 : vector<8xi32>
          %shl_masked_490 = arith.shli %e_value_332, %c26_8xi32 : vector<8xi32>
          %bit_or_490 = arith.ori %shr_masked_570, %shl_masked_490 : vector<8xi32>
          %e_value_333 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_571 = arith.shrui %e_value_333, %c11_8xi32 : vector<8xi32>
          %shl_masked_491 = arith.shli %e_value_333, %c21_8xi32 : vector<8xi32>
          %bit_or_491 = arith.ori %shr_masked_571, %shl_masked_491 : vector<8xi32>
          %bit_xor_300 = arith.xori %bit_or_490, %bit_or_491 : vector<8xi32>
          %e_value_334 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_572 = arith.shrui %e_value_334, %c25_8xi32 : vector<8xi32>
          %shl_masked_492 = arith.shli %e_value_334, %c7_8xi32 : vector<8xi32>
          %bit_or_492 = arith.ori %shr_masked_572, %shl_masked_492 : vector<8xi32>
          %mixed_55 = arith.xori %bit_xor_300, %bit_or_492 : vector<8xi32>
          %h_value_55 = llvm.load %h : !llvm.ptr -> vector<8xi32>
          %add_410 = arith.addi %h_value_55, %mixed_55 : vector<8xi32>
          %add_411 = arith.addi %add_410, %chosen_55 : vector<8xi32>
          %add_412 = arith.addi %add_411, %c1747873779_8xi32 : vector<8xi32>
          %word_value_55 = llvm.load %word_55 : !llvm.ptr -> vector<8xi32>
          %first_56 = arith.addi %add_412, %word_value_55 : vector<8xi32>
          %a_value_330 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_165 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %bit_and_277 = arith.andi %a_value_330, %b_value_165 : vector<8xi32>
          %a_value_331 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %c_value_165 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_278 = arith.andi %a_value_331, %c_value_165 : vector<8xi32>
          %bit_xor_301 = arith.xori %bit_and_277, %bit_and_278 : vector<8xi32>
          %b_value_166 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_166 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_279 = arith.andi %b_value_166, %c_value_166 : vector<8xi32>
          %majority_55 = arith.xori %bit_xor_301, %bit_and_279 : vector<8xi32>
          %a_value_332 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_573 = arith.shrui %a_value_332, %c2_8xi32 : vector<8xi32>
          %shl_masked_493 = arith.shli %a_value_332, %c30_8xi32 : vector<8xi32>
          %bit_or_493 = arith.ori %shr_masked_573, %shl_masked_493 : vector<8xi32>
          %a_value_333 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_574 = arith.shrui %a_value_333, %c13_8xi32 : vector<8xi32>
          %shl_masked_494 = arith.shli %a_value_333, %c19_8xi32 : vector<8xi32>
          %bit_or_494 = arith.ori %shr_masked_574, %shl_masked_494 : vector<8xi32>
          %bit_xor_302 = arith.xori %bit_or_493, %bit_or_494 : vector<8xi32>
          %a_value_334 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_575 = arith.shrui %a_value_334, %c22_8xi32 : vector<8xi32>
          %shl_masked_495 = arith.shli %a_value_334, %c10_8xi32 : vector<8xi32>
          %bit_or_495 = arith.ori %shr_masked_575, %shl_masked_495 : vector<8xi32>
          %bit_xor_303 = arith.xori %bit_xor_302, %bit_or_495 : vector<8xi32>
          %second_55 = arith.addi %bit_xor_303, %majority_55 : vector<8xi32>
          %add_413 = arith.addi %first_56, %second_55 : vector<8xi32>
          %a_value_335 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_167 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_167 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %d_value_55 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %add_414 = arith.addi %d_value_55, %first_56 : vector<8xi32>
          %e_value_335 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_111 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %g_value_111 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          llvm.store %add_413, %a : vector<8xi32>, !llvm.ptr
          llvm.store %a_value_335, %b : vector<8xi32>, !llvm.ptr
          llvm.store %b_value_167, %c : vector<8xi32>, !llvm.ptr
          llvm.store %c_value_167, %d : vector<8xi32>, !llvm.ptr
          llvm.store %add_414, %e : vector<8xi32>, !llvm.ptr
          llvm.store %e_value_335, %f : vector<8xi32>, !llvm.ptr
          llvm.store %f_value_111, %g : vector<8xi32>, !llvm.ptr
          llvm.store %g_value_111, %h : vector<8xi32>, !llvm.ptr
          %shr_masked_576 = arith.shrui %near_27, %c7_8xi32 : vector<8xi32>
          %shl_masked_496 = arith.shli %near_27, %c25_8xi32 : vector<8xi32>
          %bit_or_496 = arith.ori %shr_masked_576, %shl_masked_496 : vector<8xi32>
          %shr_masked_577 = arith.shrui %near_27, %c18_8xi32 : vector<8xi32>
          %shl_masked_497 = arith.shli %near_27, %c14_8xi32 : vector<8xi32>
          %bit_or_497 = arith.ori %shr_masked_577, %shl_masked_497 : vector<8xi32>
          %bit_xor_304 = arith.xori %bit_or_496, %bit_or_497 : vector<8xi32>
          %shr_masked_578 = arith.shrui %near_27, %c3_8xi32 : vector<8xi32>
          %small_40 = arith.xori %bit_xor_304, %shr_masked_578 : vector<8xi32>
          %shr_masked_579 = arith.shrui %near_40, %c17_8xi32 : vector<8xi32>
          %shl_masked_498 = arith.shli %near_40, %c15_8xi32 : vector<8xi32>
          %bit_or_498 = arith.ori %shr_masked_579, %shl_masked_498 : vector<8xi32>
          %shr_masked_580 = arith.shrui %near_40, %c19_8xi32 : vector<8xi32>
          %shl_masked_499 = arith.shli %near_40, %c13_8xi32 : vector<8xi32>
          %bit_or_499 = arith.ori %shr_masked_580, %shl_masked_499 : vector<8xi32>
          %bit_xor_305 = arith.xori %bit_or_498, %bit_or_499 : vector<8xi32>
          %shr_masked_581 = arith.shrui %near_40, %c10_8xi32 : vector<8xi32>
          %large_40 = arith.xori %bit_xor_305, %shr_masked_581 : vector<8xi32>
          %add_415 = arith.addi %near_26, %small_40 : vector<8xi32>
          %add_416 = arith.addi %add_415, %near_35 : vector<8xi32>
          %add_417 = arith.addi %add_416, %large_40 : vector<8xi32>
          llvm.store %add_417, %word_56 : vector<8xi32>, !llvm.ptr
          %near_42 = llvm.load %word_56 : !llvm.ptr -> vector<8xi32>
          %e_value_336 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_112 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %bit_and_280 = arith.andi %e_value_336, %f_value_112 : vector<8xi32>
          %e_value_337 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %bit_not_56 = arith.xori %e_value_337, %c-1_8xi32 : vector<8xi32>
          %g_value_112 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          %bit_and_281 = arith.andi %bit_not_56, %g_value_112 : vector<8xi32>
          %chosen_56 = arith.xori %bit_and_280, %bit_and_281 : vector<8xi32>
          %e_value_338 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_582 = arith.shrui %e_value_338, %c6_8xi32 : vector<8xi32>
          %shl_masked_500 = arith.shli %e_value_338, %c26_8xi32 : vector<8xi32>
          %bit_or_500 = arith.ori %shr_masked_582, %shl_masked_500 : vector<8xi32>
          %e_value_339 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_583 = arith.shrui %e_value_339, %c11_8xi32 : vector<8xi32>
          %shl_masked_501 = arith.shli %e_value_339, %c21_8xi32 : vector<8xi32>
          %bit_or_501 = arith.ori %shr_masked_583, %shl_masked_501 : vector<8xi32>
          %bit_xor_306 = arith.xori %bit_or_500, %bit_or_501 : vector<8xi32>
          %e_value_340 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_584 = arith.shrui %e_value_340, %c25_8xi32 : vector<8xi32>
          %shl_masked_502 = arith.shli %e_value_340, %c7_8xi32 : vector<8xi32>
          %bit_or_502 = arith.ori %shr_masked_584, %shl_masked_502 : vector<8xi32>
          %mixed_56 = arith.xori %bit_xor_306, %bit_or_502 : vector<8xi32>
          %h_value_56 = llvm.load %h : !llvm.ptr -> vector<8xi32>
          %add_418 = arith.addi %h_value_56, %mixed_56 : vector<8xi32>
          %add_419 = arith.addi %add_418, %chosen_56 : vector<8xi32>
          %add_420 = arith.addi %add_419, %c1955562222_8xi32 : vector<8xi32>
          %word_value_56 = llvm.load %word_56 : !llvm.ptr -> vector<8xi32>
          %first_57 = arith.addi %add_420, %word_value_56 : vector<8xi32>
          %a_value_336 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_168 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %bit_and_282 = arith.andi %a_value_336, %b_value_168 : vector<8xi32>
          %a_value_337 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %c_value_168 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_283 = arith.andi %a_value_337, %c_value_168 : vector<8xi32>
          %bit_xor_307 = arith.xori %bit_and_282, %bit_and_283 : vector<8xi32>
          %b_value_169 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_169 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_284 = arith.andi %b_value_169, %c_value_169 : vector<8xi32>
          %majority_56 = arith.xori %bit_xor_307, %bit_and_284 : vector<8xi32>
          %a_value_338 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_585 = arith.shrui %a_value_338, %c2_8xi32 : vector<8xi32>
          %shl_masked_503 = arith.shli %a_value_338, %c30_8xi32 : vector<8xi32>
          %bit_or_503 = arith.ori %shr_masked_585, %shl_masked_503 : vector<8xi32>
          %a_value_339 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_586 = arith.shrui %a_value_339, %c13_8xi32 : vector<8xi32>
          %shl_masked_504 = arith.shli %a_value_339, %c19_8xi32 : vector<8xi32>
          %bit_or_504 = arith.ori %shr_masked_586, %shl_masked_504 : vector<8xi32>
          %bit_xor_308 = arith.xori %bit_or_503, %bit_or_504 : vector<8xi32>
          %a_value_340 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_587 = arith.shrui %a_value_340, %c22_8xi32 : vector<8xi32>
          %shl_masked_505 = arith.shli %a_value_340, %c10_8xi32 : vector<8xi32>
          %bit_or_505 = arith.ori %shr_masked_587, %shl_masked_505 : vector<8xi32>
          %bit_xor_309 = arith.xori %bit_xor_308, %bit_or_505 : vector<8xi32>
          %second_56 = arith.addi %bit_xor_309, %majority_56 : vector<8xi32>
          %add_421 = arith.addi %first_57, %second_56 : vector<8xi32>
          %a_value_341 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_170 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_170 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %d_value_56 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %add_422 = arith.addi %d_value_56, %first_57 : vector<8xi32>
          %e_value_341 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_113 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %g_value_113 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          llvm.store %add_421, %a : vector<8xi32>, !llvm.ptr
          llvm.store %a_value_341, %b : vector<8xi32>, !llvm.ptr
          llvm.store %b_value_170, %c : vector<8xi32>, !llvm.ptr
          llvm.store %c_value_170, %d : vector<8xi32>, !llvm.ptr
          llvm.store %add_422, %e : vector<8xi32>, !llvm.ptr
          llvm.store %e_value_341, %f : vector<8xi32>, !llvm.ptr
          llvm.store %f_value_113, %g : vector<8xi32>, !llvm.ptr
          llvm.store %g_value_113, %h : vector<8xi32>, !llvm.ptr
          %shr_masked_588 = arith.shrui %near_28, %c7_8xi32 : vector<8xi32>
          %shl_masked_506 = arith.shli %near_28, %c25_8xi32 : vector<8xi32>
          %bit_or_506 = arith.ori %shr_masked_588, %shl_masked_506 : vector<8xi32>
          %shr_masked_589 = arith.shrui %near_28, %c18_8xi32 : vector<8xi32>
          %shl_masked_507 = arith.shli %near_28, %c14_8xi32 : vector<8xi32>
          %bit_or_507 = arith.ori %shr_masked_589, %shl_masked_507 : vector<8xi32>
          %bit_xor_310 = arith.xori %bit_or_506, %bit_or_507 : vector<8xi32>
          %shr_masked_590 = arith.shrui %near_28, %c3_8xi32 : vector<8xi32>
          %small_41 = arith.xori %bit_xor_310, %shr_masked_590 : vector<8xi32>
          %shr_masked_591 = arith.shrui %near_41, %c17_8xi32 : vector<8xi32>
          %shl_masked_508 = arith.shli %near_41, %c15_8xi32 : vector<8xi32>
          %bit_or_508 = arith.ori %shr_masked_591, %shl_masked_508 : vector<8xi32>
          %shr_masked_592 = arith.shrui %near_41, %c19_8xi32 : vector<8xi32>
          %shl_masked_509 = arith.shli %near_41, %c13_8xi32 : vector<8xi32>
          %bit_or_509 = arith.ori %shr_masked_592, %shl_masked_509 : vector<8xi32>
          %bit_xor_311 = arith.xori %bit_or_508, %bit_or_509 : vector<8xi32>
          %shr_masked_593 = arith.shrui %near_41, %c10_8xi32 : vector<8xi32>
          %large_41 = arith.xori %bit_xor_311, %shr_masked_593 : vector<8xi32>
          %add_423 = arith.addi %near_27, %small_41 : vector<8xi32>
          %add_424 = arith.addi %add_423, %near_36 : vector<8xi32>
          %add_425 = arith.addi %add_424, %large_41 : vector<8xi32>
          llvm.store %add_425, %word_57 : vector<8xi32>, !llvm.ptr
          %near_43 = llvm.load %word_57 : !llvm.ptr -> vector<8xi32>
          %e_value_342 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_114 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %bit_and_285 = arith.andi %e_value_342, %f_value_114 : vector<8xi32>
          %e_value_343 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %bit_not_57 = arith.xori %e_value_343, %c-1_8xi32 : vector<8xi32>
          %g_value_114 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          %bit_and_286 = arith.andi %bit_not_57, %g_value_114 : vector<8xi32>
          %chosen_57 = arith.xori %bit_and_285, %bit_and_286 : vector<8xi32>
          %e_value_344 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_594 = arith.shrui %e_value_344, %c6_8xi32 : vector<8xi32>
          %shl_masked_510 = arith.shli %e_value_344, %c26_8xi32 : vector<8xi32>
          %bit_or_510 = arith.ori %shr_masked_594, %shl_masked_510 : vector<8xi32>
          %e_value_345 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_595 = arith.shrui %e_value_345, %c11_8xi32 : vector<8xi32>
          %shl_masked_511 = arith.shli %e_value_345, %c21_8xi32 : vector<8xi32>
          %bit_or_511 = arith.ori %shr_masked_595, %shl_masked_511 : vector<8xi32>
          %bit_xor_312 = arith.xori %bit_or_510, %bit_or_511 : vector<8xi32>
          %e_value_346 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_596 = arith.shrui %e_value_346, %c25_8xi32 : vector<8xi32>
          %shl_masked_512 = arith.shli %e_value_346, %c7_8xi32 : vector<8xi32>
          %bit_or_512 = arith.ori %shr_masked_596, %shl_masked_512 : vector<8xi32>
          %mixed_57 = arith.xori %bit_xor_312, %bit_or_512 : vector<8xi32>
          %h_value_57 = llvm.load %h : !llvm.ptr -> vector<8xi32>
          %add_426 = arith.addi %h_value_57, %mixed_57 : vector<8xi32>
          %add_427 = arith.addi %add_426, %chosen_57 : vector<8xi32>
          %add_428 = arith.addi %add_427, %c2024104815_8xi32 : vector<8xi32>
          %word_value_57 = llvm.load %word_57 : !llvm.ptr -> vector<8xi32>
          %first_58 = arith.addi %add_428, %word_value_57 : vector<8xi32>
          %a_value_342 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_171 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %bit_and_287 = arith.andi %a_value_342, %b_value_171 : vector<8xi32>
          %a_value_343 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %c_value_171 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_288 = arith.andi %a_value_343, %c_value_171 : vector<8xi32>
          %bit_xor_313 = arith.xori %bit_and_287, %bit_and_288 : vector<8xi32>
          %b_value_172 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_172 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_289 = arith.andi %b_value_172, %c_value_172 : vector<8xi32>
          %majority_57 = arith.xori %bit_xor_313, %bit_and_289 : vector<8xi32>
          %a_value_344 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_597 = arith.shrui %a_value_344, %c2_8xi32 : vector<8xi32>
          %shl_masked_513 = arith.shli %a_value_344, %c30_8xi32 : vector<8xi32>
          %bit_or_513 = arith.ori %shr_masked_597, %shl_masked_513 : vector<8xi32>
          %a_value_345 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_598 = arith.shrui %a_value_345, %c13_8xi32 : vector<8xi32>
          %shl_masked_514 = arith.shli %a_value_345, %c19_8xi32 : vector<8xi32>
          %bit_or_514 = arith.ori %shr_masked_598, %shl_masked_514 : vector<8xi32>
          %bit_xor_314 = arith.xori %bit_or_513, %bit_or_514 : vector<8xi32>
          %a_value_346 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_599 = arith.shrui %a_value_346, %c22_8xi32 : vector<8xi32>
          %shl_masked_515 = arith.shli %a_value_346, %c10_8xi32 : vector<8xi32>
          %bit_or_515 = arith.ori %shr_masked_599, %shl_masked_515 : vector<8xi32>
          %bit_xor_315 = arith.xori %bit_xor_314, %bit_or_515 : vector<8xi32>
          %second_57 = arith.addi %bit_xor_315, %majority_57 : vector<8xi32>
          %add_429 = arith.addi %first_58, %second_57 : vector<8xi32>
          %a_value_347 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_173 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_173 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %d_value_57 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %add_430 = arith.addi %d_value_57, %first_58 : vector<8xi32>
          %e_value_347 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_115 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %g_value_115 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          llvm.store %add_429, %a : vector<8xi32>, !llvm.ptr
          llvm.store %a_value_347, %b : vector<8xi32>, !llvm.ptr
          llvm.store %b_value_173, %c : vector<8xi32>, !llvm.ptr
          llvm.store %c_value_173, %d : vector<8xi32>, !llvm.ptr
          llvm.store %add_430, %e : vector<8xi32>, !llvm.ptr
          llvm.store %e_value_347, %f : vector<8xi32>, !llvm.ptr
          llvm.store %f_value_115, %g : vector<8xi32>, !llvm.ptr
          llvm.store %g_value_115, %h : vector<8xi32>, !llvm.ptr
          %shr_masked_600 = arith.shrui %near_29, %c7_8xi32 : vector<8xi32>
          %shl_masked_516 = arith.shli %near_29, %c25_8xi32 : vector<8xi32>
          %bit_or_516 = arith.ori %shr_masked_600, %shl_masked_516 : vector<8xi32>
          %shr_masked_601 = arith.shrui %near_29, %c18_8xi32 : vector<8xi32>
          %shl_masked_517 = arith.shli %near_29, %c14_8xi32 : vector<8xi32>
          %bit_or_517 = arith.ori %shr_masked_601, %shl_masked_517 : vector<8xi32>
          %bit_xor_316 = arith.xori %bit_or_516, %bit_or_517 : vector<8xi32>
          %shr_masked_602 = arith.shrui %near_29, %c3_8xi32 : vector<8xi32>
          %small_42 = arith.xori %bit_xor_316, %shr_masked_602 : vector<8xi32>
          %shr_masked_603 = arith.shrui %near_42, %c17_8xi32 : vector<8xi32>
          %shl_masked_518 = arith.shli %near_42, %c15_8xi32 : vector<8xi32>
          %bit_or_518 = arith.ori %shr_masked_603, %shl_masked_518 : vector<8xi32>
          %shr_masked_604 = arith.shrui %near_42, %c19_8xi32 : vector<8xi32>
          %shl_masked_519 = arith.shli %near_42, %c13_8xi32 : vector<8xi32>
          %bit_or_519 = arith.ori %shr_masked_604, %shl_masked_519 : vector<8xi32>
          %bit_xor_317 = arith.xori %bit_or_518, %bit_or_519 : vector<8xi32>
          %shr_masked_605 = arith.shrui %near_42, %c10_8xi32 : vector<8xi32>
          %large_42 = arith.xori %bit_xor_317, %shr_masked_605 : vector<8xi32>
          %add_431 = arith.addi %near_28, %small_42 : vector<8xi32>
          %add_432 = arith.addi %add_431, %near_37 : vector<8xi32>
          %add_433 = arith.addi %add_432, %large_42 : vector<8xi32>
          llvm.store %add_433, %word_58 : vector<8xi32>, !llvm.ptr
          %near_44 = llvm.load %word_58 : !llvm.ptr -> vector<8xi32>
          %e_value_348 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_116 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %bit_and_290 = arith.andi %e_value_348, %f_value_116 : vector<8xi32>
          %e_value_349 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %bit_not_58 = arith.xori %e_value_349, %c-1_8xi32 : vector<8xi32>
          %g_value_116 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          %bit_and_291 = arith.andi %bit_not_58, %g_value_116 : vector<8xi32>
          %chosen_58 = arith.xori %bit_and_290, %bit_and_291 : vector<8xi32>
          %e_value_350 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_606 = arith.shrui %e_value_350, %c6_8xi32 : vector<8xi32>
          %shl_masked_520 = arith.shli %e_value_350, %c26_8xi32 : vector<8xi32>
          %bit_or_520 = arith.ori %shr_masked_606, %shl_masked_520 : vector<8xi32>
          %e_value_351 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_607 = arith.shrui %e_value_351, %c11_8xi32 : vector<8xi32>
          %shl_masked_521 = arith.shli %e_value_351, %c21_8xi32 : vector<8xi32>
          %bit_or_521 = arith.ori %shr_masked_607, %shl_masked_521 : vector<8xi32>
          %bit_xor_318 = arith.xori %bit_or_520, %bit_or_521 : vector<8xi32>
          %e_value_352 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_608 = arith.shrui %e_value_352, %c25_8xi32 : vector<8xi32>
          %shl_masked_522 = arith.shli %e_value_352, %c7_8xi32 : vector<8xi32>
          %bit_or_522 = arith.ori %shr_masked_608, %shl_masked_522 : vector<8xi32>
          %mixed_58 = arith.xori %bit_xor_318, %bit_or_522 : vector<8xi32>
          %h_value_58 = llvm.load %h : !llvm.ptr -> vector<8xi32>
          %add_434 = arith.addi %h_value_58, %mixed_58 : vector<8xi32>
          %add_435 = arith.addi %add_434, %chosen_58 : vector<8xi32>
          %add_436 = arith.addi %add_435, %c-2067236844_8xi32 : vector<8xi32>
          %word_value_58 = llvm.load %word_58 : !llvm.ptr -> vector<8xi32>
          %first_59 = arith.addi %add_436, %word_value_58 : vector<8xi32>
          %a_value_348 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_174 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %bit_and_292 = arith.andi %a_value_348, %b_value_174 : vector<8xi32>
          %a_value_349 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %c_value_174 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_293 = arith.andi %a_value_349, %c_value_174 : vector<8xi32>
          %bit_xor_319 = arith.xori %bit_and_292, %bit_and_293 : vector<8xi32>
          %b_value_175 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_175 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_294 = arith.andi %b_value_175, %c_value_175 : vector<8xi32>
          %majority_58 = arith.xori %bit_xor_319, %bit_and_294 : vector<8xi32>
          %a_value_350 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_609 = arith.shrui %a_value_350, %c2_8xi32 : vector<8xi32>
          %shl_masked_523 = arith.shli %a_value_350, %c30_8xi32 : vector<8xi32>
          %bit_or_523 = arith.ori %shr_masked_609, %shl_masked_523 : vector<8xi32>
          %a_value_351 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_610 = arith.shrui %a_value_351, %c13_8xi32 : vector<8xi32>
          %shl_masked_524 = arith.shli %a_value_351, %c19_8xi32 : vector<8xi32>
          %bit_or_524 = arith.ori %shr_masked_610, %shl_masked_524 : vector<8xi32>
          %bit_xor_320 = arith.xori %bit_or_523, %bit_or_524 : vector<8xi32>
          %a_value_352 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_611 = arith.shrui %a_value_352, %c22_8xi32 : vector<8xi32>
          %shl_masked_525 = arith.shli %a_value_352, %c10_8xi32 : vector<8xi32>
          %bit_or_525 = arith.ori %shr_masked_611, %shl_masked_525 : vector<8xi32>
          %bit_xor_321 = arith.xori %bit_xor_320, %bit_or_525 : vector<8xi32>
          %second_58 = arith.addi %bit_xor_321, %majority_58 : vector<8xi32>
          %add_437 = arith.addi %first_59, %second_58 : vector<8xi32>
          %a_value_353 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_176 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_176 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %d_value_58 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %add_438 = arith.addi %d_value_58, %first_59 : vector<8xi32>
          %e_value_353 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_117 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %g_value_117 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          llvm.store %add_437, %a : vector<8xi32>, !llvm.ptr
          llvm.store %a_value_353, %b : vector<8xi32>, !llvm.ptr
          llvm.store %b_value_176, %c : vector<8xi32>, !llvm.ptr
          llvm.store %c_value_176, %d : vector<8xi32>, !llvm.ptr
          llvm.store %add_438, %e : vector<8xi32>, !llvm.ptr
          llvm.store %e_value_353, %f : vector<8xi32>, !llvm.ptr
          llvm.store %f_value_117, %g : vector<8xi32>, !llvm.ptr
          llvm.store %g_value_117, %h : vector<8xi32>, !llvm.ptr
          %shr_masked_612 = arith.shrui %near_30, %c7_8xi32 : vector<8xi32>
          %shl_masked_526 = arith.shli %near_30, %c25_8xi32 : vector<8xi32>
          %bit_or_526 = arith.ori %shr_masked_612, %shl_masked_526 : vector<8xi32>
          %shr_masked_613 = arith.shrui %near_30, %c18_8xi32 : vector<8xi32>
          %shl_masked_527 = arith.shli %near_30, %c14_8xi32 : vector<8xi32>
          %bit_or_527 = arith.ori %shr_masked_613, %shl_masked_527 : vector<8xi32>
          %bit_xor_322 = arith.xori %bit_or_526, %bit_or_527 : vector<8xi32>
          %shr_masked_614 = arith.shrui %near_30, %c3_8xi32 : vector<8xi32>
          %small_43 = arith.xori %bit_xor_322, %shr_masked_614 : vector<8xi32>
          %shr_masked_615 = arith.shrui %near_43, %c17_8xi32 : vector<8xi32>
          %shl_masked_528 = arith.shli %near_43, %c15_8xi32 : vector<8xi32>
          %bit_or_528 = arith.ori %shr_masked_615, %shl_masked_528 : vector<8xi32>
          %shr_masked_616 = arith.shrui %near_43, %c19_8xi32 : vector<8xi32>
          %shl_masked_529 = arith.shli %near_43, %c13_8xi32 : vector<8xi32>
          %bit_or_529 = arith.ori %shr_masked_616, %shl_masked_529 : vector<8xi32>
          %bit_xor_323 = arith.xori %bit_or_528, %bit_or_529 : vector<8xi32>
          %shr_masked_617 = arith.shrui %near_43, %c10_8xi32 : vector<8xi32>
          %large_43 = arith.xori %bit_xor_323, %shr_masked_617 : vector<8xi32>
          %add_439 = arith.addi %near_29, %small_43 : vector<8xi32>
          %add_440 = arith.addi %add_439, %near_38 : vector<8xi32>
          %add_441 = arith.addi %add_440, %large_43 : vector<8xi32>
          llvm.store %add_441, %word_59 : vector<8xi32>, !llvm.ptr
          %near_45 = llvm.load %word_59 : !llvm.ptr -> vector<8xi32>
          %e_value_354 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_118 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %bit_and_295 = arith.andi %e_value_354, %f_value_118 : vector<8xi32>
          %e_value_355 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %bit_not_59 = arith.xori %e_value_355, %c-1_8xi32 : vector<8xi32>
          %g_value_118 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          %bit_and_296 = arith.andi %bit_not_59, %g_value_118 : vector<8xi32>
          %chosen_59 = arith.xori %bit_and_295, %bit_and_296 : vector<8xi32>
          %e_value_356 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_618 = arith.shrui %e_value_356, %c6_8xi32 : vector<8xi32>
          %shl_masked_530 = arith.shli %e_value_356, %c26_8xi32 : vector<8xi32>
          %bit_or_530 = arith.ori %shr_masked_618, %shl_masked_530 : vector<8xi32>
          %e_value_357 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_619 = arith.shrui %e_value_357, %c11_8xi32 : vector<8xi32>
          %shl_masked_531 = arith.shli %e_value_357, %c21_8xi32 : vector<8xi32>
          %bit_or_531 = arith.ori %shr_masked_619, %shl_masked_531 : vector<8xi32>
          %bit_xor_324 = arith.xori %bit_or_530, %bit_or_531 : vector<8xi32>
          %e_value_358 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_620 = arith.shrui %e_value_358, %c25_8xi32 : vector<8xi32>
          %shl_masked_532 = arith.shli %e_value_358, %c7_8xi32 : vector<8xi32>
          %bit_or_532 = arith.ori %shr_masked_620, %shl_masked_532 : vector<8xi32>
          %mixed_59 = arith.xori %bit_xor_324, %bit_or_532 : vector<8xi32>
          %h_value_59 = llvm.load %h : !llvm.ptr -> vector<8xi32>
          %add_442 = arith.addi %h_value_59, %mixed_59 : vector<8xi32>
          %add_443 = arith.addi %add_442, %chosen_59 : vector<8xi32>
          %add_444 = arith.addi %add_443, %c-1933114872_8xi32 : vector<8xi32>
          %word_value_59 = llvm.load %word_59 : !llvm.ptr -> vector<8xi32>
          %first_60 = arith.addi %add_444, %word_value_59 : vector<8xi32>
          %a_value_354 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_177 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %bit_and_297 = arith.andi %a_value_354, %b_value_177 : vector<8xi32>
          %a_value_355 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %c_value_177 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_298 = arith.andi %a_value_355, %c_value_177 : vector<8xi32>
          %bit_xor_325 = arith.xori %bit_and_297, %bit_and_298 : vector<8xi32>
          %b_value_178 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_178 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_299 = arith.andi %b_value_178, %c_value_178 : vector<8xi32>
          %majority_59 = arith.xori %bit_xor_325, %bit_and_299 : vector<8xi32>
          %a_value_356 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_621 = arith.shrui %a_value_356, %c2_8xi32 : vector<8xi32>
          %shl_masked_533 = arith.shli %a_value_356, %c30_8xi32 : vector<8xi32>
          %bit_or_533 = arith.ori %shr_masked_621, %shl_masked_533 : vector<8xi32>
          %a_value_357 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_622 = arith.shrui %a_value_357, %c13_8xi32 : vector<8xi32>
          %shl_masked_534 = arith.shli %a_value_357, %c19_8xi32 : vector<8xi32>
          %bit_or_534 = arith.ori %shr_masked_622, %shl_masked_534 : vector<8xi32>
          %bit_xor_326 = arith.xori %bit_or_533, %bit_or_534 : vector<8xi32>
          %a_value_358 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_623 = arith.shrui %a_value_358, %c22_8xi32 : vector<8xi32>
          %shl_masked_535 = arith.shli %a_value_358, %c10_8xi32 : vector<8xi32>
          %bit_or_535 = arith.ori %shr_masked_623, %shl_masked_535 : vector<8xi32>
          %bit_xor_327 = arith.xori %bit_xor_326, %bit_or_535 : vector<8xi32>
          %second_59 = arith.addi %bit_xor_327, %majority_59 : vector<8xi32>
          %add_445 = arith.addi %first_60, %second_59 : vector<8xi32>
          %a_value_359 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_179 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_179 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %d_value_59 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %add_446 = arith.addi %d_value_59, %first_60 : vector<8xi32>
          %e_value_359 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_119 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %g_value_119 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          llvm.store %add_445, %a : vector<8xi32>, !llvm.ptr
          llvm.store %a_value_359, %b : vector<8xi32>, !llvm.ptr
          llvm.store %b_value_179, %c : vector<8xi32>, !llvm.ptr
          llvm.store %c_value_179, %d : vector<8xi32>, !llvm.ptr
          llvm.store %add_446, %e : vector<8xi32>, !llvm.ptr
          llvm.store %e_value_359, %f : vector<8xi32>, !llvm.ptr
          llvm.store %f_value_119, %g : vector<8xi32>, !llvm.ptr
          llvm.store %g_value_119, %h : vector<8xi32>, !llvm.ptr
          %shr_masked_624 = arith.shrui %near_31, %c7_8xi32 : vector<8xi32>
          %shl_masked_536 = arith.shli %near_31, %c25_8xi32 : vector<8xi32>
          %bit_or_536 = arith.ori %shr_masked_624, %shl_masked_536 : vector<8xi32>
          %shr_masked_625 = arith.shrui %near_31, %c18_8xi32 : vector<8xi32>
          %shl_masked_537 = arith.shli %near_31, %c14_8xi32 : vector<8xi32>
          %bit_or_537 = arith.ori %shr_masked_625, %shl_masked_537 : vector<8xi32>
          %bit_xor_328 = arith.xori %bit_or_536, %bit_or_537 : vector<8xi32>
          %shr_masked_626 = arith.shrui %near_31, %c3_8xi32 : vector<8xi32>
          %small_44 = arith.xori %bit_xor_328, %shr_masked_626 : vector<8xi32>
          %shr_masked_627 = arith.shrui %near_44, %c17_8xi32 : vector<8xi32>
          %shl_masked_538 = arith.shli %near_44, %c15_8xi32 : vector<8xi32>
          %bit_or_538 = arith.ori %shr_masked_627, %shl_masked_538 : vector<8xi32>
          %shr_masked_628 = arith.shrui %near_44, %c19_8xi32 : vector<8xi32>
          %shl_masked_539 = arith.shli %near_44, %c13_8xi32 : vector<8xi32>
          %bit_or_539 = arith.ori %shr_masked_628, %shl_masked_539 : vector<8xi32>
          %bit_xor_329 = arith.xori %bit_or_538, %bit_or_539 : vector<8xi32>
          %shr_masked_629 = arith.shrui %near_44, %c10_8xi32 : vector<8xi32>
          %large_44 = arith.xori %bit_xor_329, %shr_masked_629 : vector<8xi32>
          %add_447 = arith.addi %near_30, %small_44 : vector<8xi32>
          %add_448 = arith.addi %add_447, %near_39 : vector<8xi32>
          %add_449 = arith.addi %add_448, %large_44 : vector<8xi32>
          llvm.store %add_449, %word_60 : vector<8xi32>, !llvm.ptr
          %near_46 = llvm.load %word_60 : !llvm.ptr -> vector<8xi32>
          %e_value_360 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_120 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %bit_and_300 = arith.andi %e_value_360, %f_value_120 : vector<8xi32>
          %e_value_361 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %bit_not_60 = arith.xori %e_value_361, %c-1_8xi32 : vector<8xi32>
          %g_value_120 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          %bit_and_301 = arith.andi %bit_not_60, %g_value_120 : vector<8xi32>
          %chosen_60 = arith.xori %bit_and_300, %bit_and_301 : vector<8xi32>
          %e_value_362 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_630 = arith.shrui %e_value_362, %c6_8xi32 : vector<8xi32>
          %shl_masked_540 = arith.shli %e_value_362, %c26_8xi32 : vector<8xi32>
          %bit_or_540 = arith.ori %shr_masked_630, %shl_masked_540 : vector<8xi32>
          %e_value_363 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_631 = arith.shrui %e_value_363, %c11_8xi32 : vector<8xi32>
          %shl_masked_541 = arith.shli %e_value_363, %c21_8xi32 : vector<8xi32>
          %bit_or_541 = arith.ori %shr_masked_631, %shl_masked_541 : vector<8xi32>
          %bit_xor_330 = arith.xori %bit_or_540, %bit_or_541 : vector<8xi32>
          %e_value_364 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_632 = arith.shrui %e_value_364, %c25_8xi32 : vector<8xi32>
          %shl_masked_542 = arith.shli %e_value_364, %c7_8xi32 : vector<8xi32>
          %bit_or_542 = arith.ori %shr_masked_632, %shl_masked_542 : vector<8xi32>
          %mixed_60 = arith.xori %bit_xor_330, %bit_or_542 : vector<8xi32>
          %h_value_60 = llvm.load %h : !llvm.ptr -> vector<8xi32>
          %add_450 = arith.addi %h_value_60, %mixed_60 : vector<8xi32>
          %add_451 = arith.addi %add_450, %chosen_60 : vector<8xi32>
          %add_452 = arith.addi %add_451, %c-1866530822_8xi32 : vector<8xi32>
          %word_value_60 = llvm.load %word_60 : !llvm.ptr -> vector<8xi32>
          %first_61 = arith.addi %add_452, %word_value_60 : vector<8xi32>
          %a_value_360 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_180 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %bit_and_302 = arith.andi %a_value_360, %b_value_180 : vector<8xi32>
          %a_value_361 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %c_value_180 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_303 = arith.andi %a_value_361, %c_value_180 : vector<8xi32>
          %bit_xor_331 = arith.xori %bit_and_302, %bit_and_303 : vector<8xi32>
          %b_value_181 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_181 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_304 = arith.andi %b_value_181, %c_value_181 : vector<8xi32>
          %majority_60 = arith.xori %bit_xor_331, %bit_and_304 : vector<8xi32>
          %a_value_362 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_633 = arith.shrui %a_value_362, %c2_8xi32 : vector<8xi32>
          %shl_masked_543 = arith.shli %a_value_362, %c30_8xi32 : vector<8xi32>
          %bit_or_543 = arith.ori %shr_masked_633, %shl_masked_543 : vector<8xi32>
          %a_value_363 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_634 = arith.shrui %a_value_363, %c13_8xi32 : vector<8xi32>
          %shl_masked_544 = arith.shli %a_value_363, %c19_8xi32 : vector<8xi32>
          %bit_or_544 = arith.ori %shr_masked_634, %shl_masked_544 : vector<8xi32>
          %bit_xor_332 = arith.xori %bit_or_543, %bit_or_544 : vector<8xi32>
          %a_value_364 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_635 = arith.shrui %a_value_364, %c22_8xi32 : vector<8xi32>
          %shl_masked_545 = arith.shli %a_value_364, %c10_8xi32 : vector<8xi32>
          %bit_or_545 = arith.ori %shr_masked_635, %shl_masked_545 : vector<8xi32>
          %bit_xor_333 = arith.xori %bit_xor_332, %bit_or_545 : vector<8xi32>
          %second_60 = arith.addi %bit_xor_333, %majority_60 : vector<8xi32>
          %add_453 = arith.addi %first_61, %second_60 : vector<8xi32>
          %a_value_365 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_182 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_182 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %d_value_60 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %add_454 = arith.addi %d_value_60, %first_61 : vector<8xi32>
          %e_value_365 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_121 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %g_value_121 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          llvm.store %add_453, %a : vector<8xi32>, !llvm.ptr
          llvm.store %a_value_365, %b : vector<8xi32>, !llvm.ptr
          llvm.store %b_value_182, %c : vector<8xi32>, !llvm.ptr
          llvm.store %c_value_182, %d : vector<8xi32>, !llvm.ptr
          llvm.store %add_454, %e : vector<8xi32>, !llvm.ptr
          llvm.store %e_value_365, %f : vector<8xi32>, !llvm.ptr
          llvm.store %f_value_121, %g : vector<8xi32>, !llvm.ptr
          llvm.store %g_value_121, %h : vector<8xi32>, !llvm.ptr
          %shr_masked_636 = arith.shrui %near_32, %c7_8xi32 : vector<8xi32>
          %shl_masked_546 = arith.shli %near_32, %c25_8xi32 : vector<8xi32>
          %bit_or_546 = arith.ori %shr_masked_636, %shl_masked_546 : vector<8xi32>
          %shr_masked_637 = arith.shrui %near_32, %c18_8xi32 : vector<8xi32>
          %shl_masked_547 = arith.shli %near_32, %c14_8xi32 : vector<8xi32>
          %bit_or_547 = arith.ori %shr_masked_637, %shl_masked_547 : vector<8xi32>
          %bit_xor_334 = arith.xori %bit_or_546, %bit_or_547 : vector<8xi32>
          %shr_masked_638 = arith.shrui %near_32, %c3_8xi32 : vector<8xi32>
          %small_45 = arith.xori %bit_xor_334, %shr_masked_638 : vector<8xi32>
          %shr_masked_639 = arith.shrui %near_45, %c17_8xi32 : vector<8xi32>
          %shl_masked_548 = arith.shli %near_45, %c15_8xi32 : vector<8xi32>
          %bit_or_548 = arith.ori %shr_masked_639, %shl_masked_548 : vector<8xi32>
          %shr_masked_640 = arith.shrui %near_45, %c19_8xi32 : vector<8xi32>
          %shl_masked_549 = arith.shli %near_45, %c13_8xi32 : vector<8xi32>
          %bit_or_549 = arith.ori %shr_masked_640, %shl_masked_549 : vector<8xi32>
          %bit_xor_335 = arith.xori %bit_or_548, %bit_or_549 : vector<8xi32>
          %shr_masked_641 = arith.shrui %near_45, %c10_8xi32 : vector<8xi32>
          %large_45 = arith.xori %bit_xor_335, %shr_masked_641 : vector<8xi32>
          %add_455 = arith.addi %near_31, %small_45 : vector<8xi32>
          %add_456 = arith.addi %add_455, %near_40 : vector<8xi32>
          %add_457 = arith.addi %add_456, %large_45 : vector<8xi32>
          llvm.store %add_457, %word_61 : vector<8xi32>, !llvm.ptr
          %near_47 = llvm.load %word_61 : !llvm.ptr -> vector<8xi32>
          %e_value_366 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_122 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %bit_and_305 = arith.andi %e_value_366, %f_value_122 : vector<8xi32>
          %e_value_367 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %bit_not_61 = arith.xori %e_value_367, %c-1_8xi32 : vector<8xi32>
          %g_value_122 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          %bit_and_306 = arith.andi %bit_not_61, %g_value_122 : vector<8xi32>
          %chosen_61 = arith.xori %bit_and_305, %bit_and_306 : vector<8xi32>
          %e_value_368 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_642 = arith.shrui %e_value_368, %c6_8xi32 : vector<8xi32>
          %shl_masked_550 = arith.shli %e_value_368, %c26_8xi32 : vector<8xi32>
          %bit_or_550 = arith.ori %shr_masked_642, %shl_masked_550 : vector<8xi32>
          %e_value_369 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_643 = arith.shrui %e_value_369, %c11_8xi32 : vector<8xi32>
          %shl_masked_551 = arith.shli %e_value_369, %c21_8xi32 : vector<8xi32>
          %bit_or_551 = arith.ori %shr_masked_643, %shl_masked_551 : vector<8xi32>
          %bit_xor_336 = arith.xori %bit_or_550, %bit_or_551 : vector<8xi32>
          %e_value_370 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_644 = arith.shrui %e_value_370, %c25_8xi32 : vector<8xi32>
          %shl_masked_552 = arith.shli %e_value_370, %c7_8xi32 : vector<8xi32>
          %bit_or_552 = arith.ori %shr_masked_644, %shl_masked_552 : vector<8xi32>
          %mixed_61 = arith.xori %bit_xor_336, %bit_or_552 : vector<8xi32>
          %h_value_61 = llvm.load %h : !llvm.ptr -> vector<8xi32>
          %add_458 = arith.addi %h_value_61, %mixed_61 : vector<8xi32>
          %add_459 = arith.addi %add_458, %chosen_61 : vector<8xi32>
          %add_460 = arith.addi %add_459, %c-1538233109_8xi32 : vector<8xi32>
          %word_value_61 = llvm.load %word_61 : !llvm.ptr -> vector<8xi32>
          %first_62 = arith.addi %add_460, %word_value_61 : vector<8xi32>
          %a_value_366 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_183 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %bit_and_307 = arith.andi %a_value_366, %b_value_183 : vector<8xi32>
          %a_value_367 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %c_value_183 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_308 = arith.andi %a_value_367, %c_value_183 : vector<8xi32>
          %bit_xor_337 = arith.xori %bit_and_307, %bit_and_308 : vector<8xi32>
          %b_value_184 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_184 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_309 = arith.andi %b_value_184, %c_value_184 : vector<8xi32>
          %majority_61 = arith.xori %bit_xor_337, %bit_and_309 : vector<8xi32>
          %a_value_368 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_645 = arith.shrui %a_value_368, %c2_8xi32 : vector<8xi32>
          %shl_masked_553 = arith.shli %a_value_368, %c30_8xi32 : vector<8xi32>
          %bit_or_553 = arith.ori %shr_masked_645, %shl_masked_553 : vector<8xi32>
          %a_value_369 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_646 = arith.shrui %a_value_369, %c13_8xi32 : vector<8xi32>
          %shl_masked_554 = arith.shli %a_value_369, %c19_8xi32 : vector<8xi32>
          %bit_or_554 = arith.ori %shr_masked_646, %shl_masked_554 : vector<8xi32>
          %bit_xor_338 = arith.xori %bit_or_553, %bit_or_554 : vector<8xi32>
          %a_value_370 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_647 = arith.shrui %a_value_370, %c22_8xi32 : vector<8xi32>
          %shl_masked_555 = arith.shli %a_value_370, %c10_8xi32 : vector<8xi32>
          %bit_or_555 = arith.ori %shr_masked_647, %shl_masked_555 : vector<8xi32>
          %bit_xor_339 = arith.xori %bit_xor_338, %bit_or_555 : vector<8xi32>
          %second_61 = arith.addi %bit_xor_339, %majority_61 : vector<8xi32>
          %add_461 = arith.addi %first_62, %second_61 : vector<8xi32>
          %a_value_371 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_185 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_185 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %d_value_61 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %add_462 = arith.addi %d_value_61, %first_62 : vector<8xi32>
          %e_value_371 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_123 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %g_value_123 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          llvm.store %add_461, %a : vector<8xi32>, !llvm.ptr
          llvm.store %a_value_371, %b : vector<8xi32>, !llvm.ptr
          llvm.store %b_value_185, %c : vector<8xi32>, !llvm.ptr
          llvm.store %c_value_185, %d : vector<8xi32>, !llvm.ptr
          llvm.store %add_462, %e : vector<8xi32>, !llvm.ptr
          llvm.store %e_value_371, %f : vector<8xi32>, !llvm.ptr
          llvm.store %f_value_123, %g : vector<8xi32>, !llvm.ptr
          llvm.store %g_value_123, %h : vector<8xi32>, !llvm.ptr
          %shr_masked_648 = arith.shrui %near_33, %c7_8xi32 : vector<8xi32>
          %shl_masked_556 = arith.shli %near_33, %c25_8xi32 : vector<8xi32>
          %bit_or_556 = arith.ori %shr_masked_648, %shl_masked_556 : vector<8xi32>
          %shr_masked_649 = arith.shrui %near_33, %c18_8xi32 : vector<8xi32>
          %shl_masked_557 = arith.shli %near_33, %c14_8xi32 : vector<8xi32>
          %bit_or_557 = arith.ori %shr_masked_649, %shl_masked_557 : vector<8xi32>
          %bit_xor_340 = arith.xori %bit_or_556, %bit_or_557 : vector<8xi32>
          %shr_masked_650 = arith.shrui %near_33, %c3_8xi32 : vector<8xi32>
          %small_46 = arith.xori %bit_xor_340, %shr_masked_650 : vector<8xi32>
          %shr_masked_651 = arith.shrui %near_46, %c17_8xi32 : vector<8xi32>
          %shl_masked_558 = arith.shli %near_46, %c15_8xi32 : vector<8xi32>
          %bit_or_558 = arith.ori %shr_masked_651, %shl_masked_558 : vector<8xi32>
          %shr_masked_652 = arith.shrui %near_46, %c19_8xi32 : vector<8xi32>
          %shl_masked_559 = arith.shli %near_46, %c13_8xi32 : vector<8xi32>
          %bit_or_559 = arith.ori %shr_masked_652, %shl_masked_559 : vector<8xi32>
          %bit_xor_341 = arith.xori %bit_or_558, %bit_or_559 : vector<8xi32>
          %shr_masked_653 = arith.shrui %near_46, %c10_8xi32 : vector<8xi32>
          %large_46 = arith.xori %bit_xor_341, %shr_masked_653 : vector<8xi32>
          %add_463 = arith.addi %near_32, %small_46 : vector<8xi32>
          %add_464 = arith.addi %add_463, %near_41 : vector<8xi32>
          %add_465 = arith.addi %add_464, %large_46 : vector<8xi32>
          llvm.store %add_465, %word_62 : vector<8xi32>, !llvm.ptr
          %e_value_372 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_124 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %bit_and_310 = arith.andi %e_value_372, %f_value_124 : vector<8xi32>
          %e_value_373 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %bit_not_62 = arith.xori %e_value_373, %c-1_8xi32 : vector<8xi32>
          %g_value_124 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          %bit_and_311 = arith.andi %bit_not_62, %g_value_124 : vector<8xi32>
          %chosen_62 = arith.xori %bit_and_310, %bit_and_311 : vector<8xi32>
          %e_value_374 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_654 = arith.shrui %e_value_374, %c6_8xi32 : vector<8xi32>
          %shl_masked_560 = arith.shli %e_value_374, %c26_8xi32 : vector<8xi32>
          %bit_or_560 = arith.ori %shr_masked_654, %shl_masked_560 : vector<8xi32>
          %e_value_375 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_655 = arith.shrui %e_value_375, %c11_8xi32 : vector<8xi32>
          %shl_masked_561 = arith.shli %e_value_375, %c21_8xi32 : vector<8xi32>
          %bit_or_561 = arith.ori %shr_masked_655, %shl_masked_561 : vector<8xi32>
          %bit_xor_342 = arith.xori %bit_or_560, %bit_or_561 : vector<8xi32>
          %e_value_376 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_656 = arith.shrui %e_value_376, %c25_8xi32 : vector<8xi32>
          %shl_masked_562 = arith.shli %e_value_376, %c7_8xi32 : vector<8xi32>
          %bit_or_562 = arith.ori %shr_masked_656, %shl_masked_562 : vector<8xi32>
          %mixed_62 = arith.xori %bit_xor_342, %bit_or_562 : vector<8xi32>
          %h_value_62 = llvm.load %h : !llvm.ptr -> vector<8xi32>
          %add_466 = arith.addi %h_value_62, %mixed_62 : vector<8xi32>
          %add_467 = arith.addi %add_466, %chosen_62 : vector<8xi32>
          %add_468 = arith.addi %add_467, %c-1090935817_8xi32 : vector<8xi32>
          %word_value_62 = llvm.load %word_62 : !llvm.ptr -> vector<8xi32>
          %first_63 = arith.addi %add_468, %word_value_62 : vector<8xi32>
          %a_value_372 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_186 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %bit_and_312 = arith.andi %a_value_372, %b_value_186 : vector<8xi32>
          %a_value_373 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %c_value_186 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_313 = arith.andi %a_value_373, %c_value_186 : vector<8xi32>
          %bit_xor_343 = arith.xori %bit_and_312, %bit_and_313 : vector<8xi32>
          %b_value_187 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_187 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_314 = arith.andi %b_value_187, %c_value_187 : vector<8xi32>
          %majority_62 = arith.xori %bit_xor_343, %bit_and_314 : vector<8xi32>
          %a_value_374 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_657 = arith.shrui %a_value_374, %c2_8xi32 : vector<8xi32>
          %shl_masked_563 = arith.shli %a_value_374, %c30_8xi32 : vector<8xi32>
          %bit_or_563 = arith.ori %shr_masked_657, %shl_masked_563 : vector<8xi32>
          %a_value_375 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_658 = arith.shrui %a_value_375, %c13_8xi32 : vector<8xi32>
          %shl_masked_564 = arith.shli %a_value_375, %c19_8xi32 : vector<8xi32>
          %bit_or_564 = arith.ori %shr_masked_658, %shl_masked_564 : vector<8xi32>
          %bit_xor_344 = arith.xori %bit_or_563, %bit_or_564 : vector<8xi32>
          %a_value_376 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_659 = arith.shrui %a_value_376, %c22_8xi32 : vector<8xi32>
          %shl_masked_565 = arith.shli %a_value_376, %c10_8xi32 : vector<8xi32>
          %bit_or_565 = arith.ori %shr_masked_659, %shl_masked_565 : vector<8xi32>
          %bit_xor_345 = arith.xori %bit_xor_344, %bit_or_565 : vector<8xi32>
          %second_62 = arith.addi %bit_xor_345, %majority_62 : vector<8xi32>
          %add_469 = arith.addi %first_63, %second_62 : vector<8xi32>
          %a_value_377 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_188 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_188 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %d_value_62 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %add_470 = arith.addi %d_value_62, %first_63 : vector<8xi32>
          %e_value_377 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_125 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %g_value_125 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          llvm.store %add_469, %a : vector<8xi32>, !llvm.ptr
          llvm.store %a_value_377, %b : vector<8xi32>, !llvm.ptr
          llvm.store %b_value_188, %c : vector<8xi32>, !llvm.ptr
          llvm.store %c_value_188, %d : vector<8xi32>, !llvm.ptr
          llvm.store %add_470, %e : vector<8xi32>, !llvm.ptr
          llvm.store %e_value_377, %f : vector<8xi32>, !llvm.ptr
          llvm.store %f_value_125, %g : vector<8xi32>, !llvm.ptr
          llvm.store %g_value_125, %h : vector<8xi32>, !llvm.ptr
          %shr_masked_660 = arith.shrui %near_34, %c7_8xi32 : vector<8xi32>
          %shl_masked_566 = arith.shli %near_34, %c25_8xi32 : vector<8xi32>
          %bit_or_566 = arith.ori %shr_masked_660, %shl_masked_566 : vector<8xi32>
          %shr_masked_661 = arith.shrui %near_34, %c18_8xi32 : vector<8xi32>
          %shl_masked_567 = arith.shli %near_34, %c14_8xi32 : vector<8xi32>
          %bit_or_567 = arith.ori %shr_masked_661, %shl_masked_567 : vector<8xi32>
          %bit_xor_346 = arith.xori %bit_or_566, %bit_or_567 : vector<8xi32>
          %shr_masked_662 = arith.shrui %near_34, %c3_8xi32 : vector<8xi32>
          %small_47 = arith.xori %bit_xor_346, %shr_masked_662 : vector<8xi32>
          %shr_masked_663 = arith.shrui %near_47, %c17_8xi32 : vector<8xi32>
          %shl_masked_568 = arith.shli %near_47, %c15_8xi32 : vector<8xi32>
          %bit_or_568 = arith.ori %shr_masked_663, %shl_masked_568 : vector<8xi32>
          %shr_masked_664 = arith.shrui %near_47, %c19_8xi32 : vector<8xi32>
          %shl_masked_569 = arith.shli %near_47, %c13_8xi32 : vector<8xi32>
          %bit_or_569 = arith.ori %shr_masked_664, %shl_masked_569 : vector<8xi32>
          %bit_xor_347 = arith.xori %bit_or_568, %bit_or_569 : vector<8xi32>
          %shr_masked_665 = arith.shrui %near_47, %c10_8xi32 : vector<8xi32>
          %large_47 = arith.xori %bit_xor_347, %shr_masked_665 : vector<8xi32>
          %add_471 = arith.addi %near_33, %small_47 : vector<8xi32>
          %add_472 = arith.addi %add_471, %near_42 : vector<8xi32>
          %add_473 = arith.addi %add_472, %large_47 : vector<8xi32>
          llvm.store %add_473, %word_63 : vector<8xi32>, !llvm.ptr
          %e_value_378 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_126 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %bit_and_315 = arith.andi %e_value_378, %f_value_126 : vector<8xi32>
          %e_value_379 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %bit_not_63 = arith.xori %e_value_379, %c-1_8xi32 : vector<8xi32>
          %g_value_126 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          %bit_and_316 = arith.andi %bit_not_63, %g_value_126 : vector<8xi32>
          %chosen_63 = arith.xori %bit_and_315, %bit_and_316 : vector<8xi32>
          %e_value_380 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_666 = arith.shrui %e_value_380, %c6_8xi32 : vector<8xi32>
          %shl_masked_570 = arith.shli %e_value_380, %c26_8xi32 : vector<8xi32>
          %bit_or_570 = arith.ori %shr_masked_666, %shl_masked_570 : vector<8xi32>
          %e_value_381 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_667 = arith.shrui %e_value_381, %c11_8xi32 : vector<8xi32>
          %shl_masked_571 = arith.shli %e_value_381, %c21_8xi32 : vector<8xi32>
          %bit_or_571 = arith.ori %shr_masked_667, %shl_masked_571 : vector<8xi32>
          %bit_xor_348 = arith.xori %bit_or_570, %bit_or_571 : vector<8xi32>
          %e_value_382 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %shr_masked_668 = arith.shrui %e_value_382, %c25_8xi32 : vector<8xi32>
          %shl_masked_572 = arith.shli %e_value_382, %c7_8xi32 : vector<8xi32>
          %bit_or_572 = arith.ori %shr_masked_668, %shl_masked_572 : vector<8xi32>
          %mixed_63 = arith.xori %bit_xor_348, %bit_or_572 : vector<8xi32>
          %h_value_63 = llvm.load %h : !llvm.ptr -> vector<8xi32>
          %add_474 = arith.addi %h_value_63, %mixed_63 : vector<8xi32>
          %add_475 = arith.addi %add_474, %chosen_63 : vector<8xi32>
          %add_476 = arith.addi %add_475, %c-965641998_8xi32 : vector<8xi32>
          %word_value_63 = llvm.load %word_63 : !llvm.ptr -> vector<8xi32>
          %first_64 = arith.addi %add_476, %word_value_63 : vector<8xi32>
          %a_value_378 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_189 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %bit_and_317 = arith.andi %a_value_378, %b_value_189 : vector<8xi32>
          %a_value_379 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %c_value_189 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_318 = arith.andi %a_value_379, %c_value_189 : vector<8xi32>
          %bit_xor_349 = arith.xori %bit_and_317, %bit_and_318 : vector<8xi32>
          %b_value_190 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_190 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %bit_and_319 = arith.andi %b_value_190, %c_value_190 : vector<8xi32>
          %majority_63 = arith.xori %bit_xor_349, %bit_and_319 : vector<8xi32>
          %a_value_380 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_669 = arith.shrui %a_value_380, %c2_8xi32 : vector<8xi32>
          %shl_masked_573 = arith.shli %a_value_380, %c30_8xi32 : vector<8xi32>
          %bit_or_573 = arith.ori %shr_masked_669, %shl_masked_573 : vector<8xi32>
          %a_value_381 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_670 = arith.shrui %a_value_381, %c13_8xi32 : vector<8xi32>
          %shl_masked_574 = arith.shli %a_value_381, %c19_8xi32 : vector<8xi32>
          %bit_or_574 = arith.ori %shr_masked_670, %shl_masked_574 : vector<8xi32>
          %bit_xor_350 = arith.xori %bit_or_573, %bit_or_574 : vector<8xi32>
          %a_value_382 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %shr_masked_671 = arith.shrui %a_value_382, %c22_8xi32 : vector<8xi32>
          %shl_masked_575 = arith.shli %a_value_382, %c10_8xi32 : vector<8xi32>
          %bit_or_575 = arith.ori %shr_masked_671, %shl_masked_575 : vector<8xi32>
          %bit_xor_351 = arith.xori %bit_xor_350, %bit_or_575 : vector<8xi32>
          %second_63 = arith.addi %bit_xor_351, %majority_63 : vector<8xi32>
          %add_477 = arith.addi %first_64, %second_63 : vector<8xi32>
          %a_value_383 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %b_value_191 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %c_value_191 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %d_value_63 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %add_478 = arith.addi %d_value_63, %first_64 : vector<8xi32>
          %e_value_383 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %f_value_127 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %g_value_127 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          llvm.store %add_477, %a : vector<8xi32>, !llvm.ptr
          llvm.store %a_value_383, %b : vector<8xi32>, !llvm.ptr
          llvm.store %b_value_191, %c : vector<8xi32>, !llvm.ptr
          llvm.store %c_value_191, %d : vector<8xi32>, !llvm.ptr
          llvm.store %add_478, %e : vector<8xi32>, !llvm.ptr
          llvm.store %e_value_383, %f : vector<8xi32>, !llvm.ptr
          llvm.store %f_value_127, %g : vector<8xi32>, !llvm.ptr
          llvm.store %g_value_127, %h : vector<8xi32>, !llvm.ptr
          %word_64 = llvm.load %a : !llvm.ptr -> vector<8xi32>
          %word_65 = llvm.load %b : !llvm.ptr -> vector<8xi32>
          %word_66 = llvm.load %c : !llvm.ptr -> vector<8xi32>
          %word_67 = llvm.load %d : !llvm.ptr -> vector<8xi32>
          %word_68 = llvm.load %e : !llvm.ptr -> vector<8xi32>
          %word_69 = llvm.load %f : !llvm.ptr -> vector<8xi32>
          %word_70 = llvm.load %g : !llvm.ptr -> vector<8xi32>
          %word_71 = llvm.load %h : !llvm.ptr -> vector<8xi32>
          %add_479 = arith.addi %word_64, %c1779033703_8xi32 : vector<8xi32>
          %digests_shape_0_all = vector.broadcast %digests_shape_0 : i32 to vector<8xi32>
          %lt_17 = arith.cmpi ult, %row_each, %digests_shape_0_all : vector<8xi32>
          %digests_shape_1_all = vector.broadcast %digests_shape_1 : i32 to vector<8xi32>
          %mul_2 = arith.muli %row_each, %digests_shape_1_all : vector<8xi32>
          %lt_18 = arith.cmpi ult, %c0_i32, %digests_shape_1 : i32
          %lt_18_all = vector.broadcast %lt_18 : i1 to vector<8xi1>
          %logical_and = arith.andi %lt_17, %lt_18_all : vector<8xi1>
          %active_16 = arith.andi %lt, %logical_and : vector<8xi1>
          %digests_at = llvm.getelementptr %digests[%mul_2] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
          llvm.intr.masked.scatter %add_479, %digests_at, %active_16 {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into vector<8x!llvm.ptr>
          %add_480 = arith.addi %word_65, %c-1150833019_8xi32 : vector<8xi32>
          %lt_19 = arith.cmpi ult, %c1_i32, %digests_shape_1 : i32
          %lt_19_all = vector.broadcast %lt_19 : i1 to vector<8xi1>
          %logical_and_1 = arith.andi %lt_17, %lt_19_all : vector<8xi1>
          %add_481 = arith.addi %mul_2, %c1_8xi32 : vector<8xi32>
          %active_17 = arith.andi %lt, %logical_and_1 : vector<8xi1>
          %digests_at_1 = llvm.getelementptr %digests[%add_481] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
          llvm.intr.masked.scatter %add_480, %digests_at_1, %active_17 {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into vector<8x!llvm.ptr>
          %add_482 = arith.addi %word_66, %c1013904242_8xi32 : vector<8xi32>
          %lt_20 = arith.cmpi ult, %c2_i32, %digests_shape_1 : i32
          %lt_20_all = vector.broadcast %lt_20 : i1 to vector<8xi1>
          %logical_and_2 = arith.andi %lt_17, %lt_20_all : vector<8xi1>
          %add_483 = arith.addi %mul_2, %c2_8xi32 : vector<8xi32>
          %active_18 = arith.andi %lt, %logical_and_2 : vector<8xi1>
          %digests_at_2 = llvm.getelementptr %digests[%add_483] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
          llvm.intr.masked.scatter %add_482, %digests_at_2, %active_18 {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into vector<8x!llvm.ptr>
          %add_484 = arith.addi %word_67, %c-1521486534_8xi32 : vector<8xi32>
          %lt_21 = arith.cmpi ult, %c3_i32, %digests_shape_1 : i32
          %lt_21_all = vector.broadcast %lt_21 : i1 to vector<8xi1>
          %logical_and_3 = arith.andi %lt_17, %lt_21_all : vector<8xi1>
          %add_485 = arith.addi %mul_2, %c3_8xi32 : vector<8xi32>
          %active_19 = arith.andi %lt, %logical_and_3 : vector<8xi1>
          %digests_at_3 = llvm.getelementptr %digests[%add_485] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
          llvm.intr.masked.scatter %add_484, %digests_at_3, %active_19 {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into vector<8x!llvm.ptr>
          %add_486 = arith.addi %word_68, %c1359893119_8xi32 : vector<8xi32>
          %lt_22 = arith.cmpi ult, %c4_i32, %digests_shape_1 : i32
          %lt_22_all = vector.broadcast %lt_22 : i1 to vector<8xi1>
          %logical_and_4 = arith.andi %lt_17, %lt_22_all : vector<8xi1>
          %add_487 = arith.addi %mul_2, %c4_8xi32 : vector<8xi32>
          %active_20 = arith.andi %lt, %logical_and_4 : vector<8xi1>
          %digests_at_4 = llvm.getelementptr %digests[%add_487] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
          llvm.intr.masked.scatter %add_486, %digests_at_4, %active_20 {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into vector<8x!llvm.ptr>
          %add_488 = arith.addi %word_69, %c-1694144372_8xi32 : vector<8xi32>
          %lt_23 = arith.cmpi ult, %c5_i32, %digests_shape_1 : i32
          %lt_23_all = vector.broadcast %lt_23 : i1 to vector<8xi1>
          %logical_and_5 = arith.andi %lt_17, %lt_23_all : vector<8xi1>
          %add_489 = arith.addi %mul_2, %c5_8xi32 : vector<8xi32>
          %active_21 = arith.andi %lt, %logical_and_5 : vector<8xi1>
          %digests_at_5 = llvm.getelementptr %digests[%add_489] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
          llvm.intr.masked.scatter %add_488, %digests_at_5, %active_21 {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into vector<8x!llvm.ptr>
          %add_490 = arith.addi %word_70, %c528734635_8xi32 : vector<8xi32>
          %lt_24 = arith.cmpi ult, %c6_i32, %digests_shape_1 : i32
          %lt_24_all = vector.broadcast %lt_24 : i1 to vector<8xi1>
          %logical_and_6 = arith.andi %lt_17, %lt_24_all : vector<8xi1>
          %add_491 = arith.addi %mul_2, %c6_8xi32 : vector<8xi32>
          %active_22 = arith.andi %lt, %logical_and_6 : vector<8xi1>
          %digests_at_6 = llvm.getelementptr %digests[%add_491] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
          llvm.intr.masked.scatter %add_490, %digests_at_6, %active_22 {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into vector<8x!llvm.ptr>
          %add_492 = arith.addi %word_71, %c1541459225_8xi32 : vector<8xi32>
          %lt_25 = arith.cmpi ult, %c7_i32, %digests_shape_1 : i32
          %lt_25_all = vector.broadcast %lt_25 : i1 to vector<8xi1>
          %logical_and_7 = arith.andi %lt_17, %lt_25_all : vector<8xi1>
          %add_493 = arith.addi %mul_2, %c7_8xi32 : vector<8xi32>
          %active_23 = arith.andi %lt, %logical_and_7 : vector<8xi1>
          %digests_at_7 = llvm.getelementptr %digests[%add_493] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
          llvm.intr.masked.scatter %add_492, %digests_at_7, %active_23 {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into vector<8x!llvm.ptr>
        }
      }
    }
    return
  }
}
