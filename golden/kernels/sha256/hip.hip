extern "C" __global__ void __launch_bounds__(256) sha256(
    const unsigned int* __restrict__ messages,
    unsigned int* __restrict__ digests,
    unsigned int messages_shape_0,
    unsigned int messages_shape_1,
    unsigned int digests_shape_0,
    unsigned int digests_shape_1) {
    const unsigned int row = blockIdx.x * 256u + threadIdx.x;
    if (row >= messages_shape_0) {
        return;
    }
    const unsigned int i = row * messages_shape_1;
    const unsigned int v = 0u < messages_shape_1 ? messages[i] : 0u;
    const unsigned int far = 1u < messages_shape_1 ? messages[i + 1u] : 0u;
    const unsigned int far_1 = 2u < messages_shape_1 ? messages[i + 2u] : 0u;
    const unsigned int far_2 = 3u < messages_shape_1 ? messages[i + 3u] : 0u;
    const unsigned int far_3 = 4u < messages_shape_1 ? messages[i + 4u] : 0u;
    const unsigned int far_4 = 5u < messages_shape_1 ? messages[i + 5u] : 0u;
    const unsigned int far_5 = 6u < messages_shape_1 ? messages[i + 6u] : 0u;
    const unsigned int far_6 = 7u < messages_shape_1 ? messages[i + 7u] : 0u;
    const unsigned int far_7 = 8u < messages_shape_1 ? messages[i + 8u] : 0u;
    const unsigned int far_8 = 9u < messages_shape_1 ? messages[i + 9u] : 0u;
    const unsigned int far_9 = 10u < messages_shape_1 ? messages[i + 10u] : 0u;
    const unsigned int far_10 = 11u < messages_shape_1 ? messages[i + 11u] : 0u;
    const unsigned int far_11 = 12u < messages_shape_1 ? messages[i + 12u] : 0u;
    const unsigned int far_12 = 13u < messages_shape_1 ? messages[i + 13u] : 0u;
    const unsigned int near = 14u < messages_shape_1 ? messages[i + 14u] : 0u;
    const unsigned int near_1 = 15u < messages_shape_1 ? messages[i + 15u] : 0u;
    unsigned int a = 1779033703u;
    unsigned int b = 3144134277u;
    unsigned int c = 1013904242u;
    unsigned int d = 2773480762u;
    unsigned int e = 1359893119u;
    unsigned int f = 2600822924u;
    unsigned int g = 528734635u;
    unsigned int h = 1541459225u;
    unsigned int word = v;
    const unsigned int chosen = (e & f) ^ (~e & g);
    const unsigned int mixed = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const unsigned int first = h + mixed + chosen + 1116352408u + word;
    const unsigned int majority = (a & b) ^ (a & c) ^ (b & c);
    const unsigned int second = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority;
    const unsigned int v_1 = a;
    a = first + second;
    const unsigned int v_2 = b;
    b = v_1;
    const unsigned int v_3 = c;
    c = v_2;
    const unsigned int v_4 = d + first;
    d = v_3;
    const unsigned int v_5 = e;
    e = v_4;
    const unsigned int v_6 = f;
    f = v_5;
    const unsigned int v_7 = g;
    g = v_6;
    h = v_7;
    unsigned int word_1 = far;
    const unsigned int chosen_1 = (e & f) ^ (~e & g);
    const unsigned int mixed_1 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const unsigned int first_1 = h + mixed_1 + chosen_1 + 1899447441u + word_1;
    const unsigned int majority_1 = (a & b) ^ (a & c) ^ (b & c);
    const unsigned int second_1 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_1;
    const unsigned int v_8 = a;
    a = first_1 + second_1;
    const unsigned int v_9 = b;
    b = v_8;
    const unsigned int v_10 = c;
    c = v_9;
    const unsigned int v_11 = d + first_1;
    d = v_10;
    const unsigned int v_12 = e;
    e = v_11;
    const unsigned int v_13 = f;
    f = v_12;
    const unsigned int v_14 = g;
    g = v_13;
    h = v_14;
    unsigned int word_2 = far_1;
    const unsigned int chosen_2 = (e & f) ^ (~e & g);
    const unsigned int mixed_2 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const unsigned int first_2 = h + mixed_2 + chosen_2 + 3049323471u + word_2;
    const unsigned int majority_2 = (a & b) ^ (a & c) ^ (b & c);
    const unsigned int second_2 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_2;
    const unsigned int v_15 = a;
    a = first_2 + second_2;
    const unsigned int v_16 = b;
    b = v_15;
    const unsigned int v_17 = c;
    c = v_16;
    const unsigned int v_18 = d + first_2;
    d = v_17;
    const unsigned int v_19 = e;
    e = v_18;
    const unsigned int v_20 = f;
    f = v_19;
    const unsigned int v_21 = g;
    g = v_20;
    h = v_21;
    unsigned int word_3 = far_2;
    const unsigned int chosen_3 = (e & f) ^ (~e & g);
    const unsigned int mixed_3 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const unsigned int first_3 = h + mixed_3 + chosen_3 + 3921009573u + word_3;
    const unsigned int majority_3 = (a & b) ^ (a & c) ^ (b & c);
    const unsigned int second_3 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_3;
    const unsigned int v_22 = a;
    a = first_3 + second_3;
    const unsigned int v_23 = b;
    b = v_22;
    const unsigned int v_24 = c;
    c = v_23;
    const unsigned int v_25 = d + first_3;
    d = v_24;
    const unsigned int v_26 = e;
    e = v_25;
    const unsigned int v_27 = f;
    f = v_26;
    const unsigned int v_28 = g;
    g = v_27;
    h = v_28;
    unsigned int word_4 = far_3;
    const unsigned int chosen_4 = (e & f) ^ (~e & g);
    const unsigned int mixed_4 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const unsigned int first_4 = h + mixed_4 + chosen_4 + 961987163u + word_4;
    const unsigned int majority_4 = (a & b) ^ (a & c) ^ (b & c);
    const unsigned int second_4 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_4;
    const unsigned int v_29 = a;
    a = first_4 + second_4;
    const unsigned int v_30 = b;
    b = v_29;
    const unsigned int v_31 = c;
    c = v_30;
    const unsigned int v_32 = d + first_4;
    d = v_31;
    const unsigned int v_33 = e;
    e = v_32;
    const unsigned int v_34 = f;
    f = v_33;
    const unsigned int v_35 = g;
    g = v_34;
    h = v_35;
    unsigned int word_5 = far_4;
    const unsigned int chosen_5 = (e & f) ^ (~e & g);
    const unsigned int mixed_5 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const unsigned int first_5 = h + mixed_5 + chosen_5 + 1508970993u + word_5;
    const unsigned int majority_5 = (a & b) ^ (a & c) ^ (b & c);
    const unsigned int second_5 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_5;
    const unsigned int v_36 = a;
    a = first_5 + second_5;
    const unsigned int v_37 = b;
    b = v_36;
    const unsigned int v_38 = c;
    c = v_37;
    const unsigned int v_39 = d + first_5;
    d = v_38;
    const unsigned int v_40 = e;
    e = v_39;
    const unsigned int v_41 = f;
    f = v_40;
    const unsigned int v_42 = g;
    g = v_41;
    h = v_42;
    unsigned int word_6 = far_5;
    const unsigned int chosen_6 = (e & f) ^ (~e & g);
    const unsigned int mixed_6 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const unsigned int first_6 = h + mixed_6 + chosen_6 + 2453635748u + word_6;
    const unsigned int majority_6 = (a & b) ^ (a & c) ^ (b & c);
    const unsigned int second_6 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_6;
    const unsigned int v_43 = a;
    a = first_6 + second_6;
    const unsigned int v_44 = b;
    b = v_43;
    const unsigned int v_45 = c;
    c = v_44;
    const unsigned int v_46 = d + first_6;
    d = v_45;
    const unsigned int v_47 = e;
    e = v_46;
    const unsigned int v_48 = f;
    f = v_47;
    const unsigned int v_49 = g;
    g = v_48;
    h = v_49;
    unsigned int word_7 = far_6;
    const unsigned int chosen_7 = (e & f) ^ (~e & g);
    const unsigned int mixed_7 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const unsigned int first_7 = h + mixed_7 + chosen_7 + 2870763221u + word_7;
    const unsigned int majority_7 = (a & b) ^ (a & c) ^ (b & c);
    const unsigned int second_7 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_7;
    const unsigned int v_50 = a;
    a = first_7 + second_7;
    const unsigned int v_51 = b;
    b = v_50;
    const unsigned int v_52 = c;
    c = v_51;
    const unsigned int v_53 = d + first_7;
    d = v_52;
    const unsigned int v_54 = e;
    e = v_53;
    const unsigned int v_55 = f;
    f = v_54;
    const unsigned int v_56 = g;
    g = v_55;
    h = v_56;
    unsigned int word_8 = far_7;
    const unsigned int chosen_8 = (e & f) ^ (~e & g);
    const unsigned int mixed_8 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const unsigned int first_8 = h + mixed_8 + chosen_8 + 3624381080u + word_8;
    const unsigned int majority_8 = (a & b) ^ (a & c) ^ (b & c);
    const unsigned int second_8 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_8;
    const unsigned int v_57 = a;
    a = first_8 + second_8;
    const unsigned int v_58 = b;
    b = v_57;
    const unsigned int v_59 = c;
    c = v_58;
    const unsigned int v_60 = d + first_8;
    d = v_59;
    const unsigned int v_61 = e;
    e = v_60;
    const unsigned int v_62 = f;
    f = v_61;
    const unsigned int v_63 = g;
    g = v_62;
    h = v_63;
    unsigned int word_9 = far_8;
    const unsigned int chosen_9 = (e & f) ^ (~e & g);
    const unsigned int mixed_9 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const unsigned int first_9 = h + mixed_9 + chosen_9 + 310598401u + word_9;
    const unsigned int majority_9 = (a & b) ^ (a & c) ^ (b & c);
    const unsigned int second_9 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_9;
    const unsigned int v_64 = a;
    a = first_9 + second_9;
    const unsigned int v_65 = b;
    b = v_64;
    const unsigned int v_66 = c;
    c = v_65;
    const unsigned int v_67 = d + first_9;
    d = v_66;
    const unsigned int v_68 = e;
    e = v_67;
    const unsigned int v_69 = f;
    f = v_68;
    const unsigned int v_70 = g;
    g = v_69;
    h = v_70;
    unsigned int word_10 = far_9;
    const unsigned int chosen_10 = (e & f) ^ (~e & g);
    const unsigned int mixed_10 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const unsigned int first_10 = h + mixed_10 + chosen_10 + 607225278u + word_10;
    const unsigned int majority_10 = (a & b) ^ (a & c) ^ (b & c);
    const unsigned int second_10 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_10;
    const unsigned int v_71 = a;
    a = first_10 + second_10;
    const unsigned int v_72 = b;
    b = v_71;
    const unsigned int v_73 = c;
    c = v_72;
    const unsigned int v_74 = d + first_10;
    d = v_73;
    const unsigned int v_75 = e;
    e = v_74;
    const unsigned int v_76 = f;
    f = v_75;
    const unsigned int v_77 = g;
    g = v_76;
    h = v_77;
    unsigned int word_11 = far_10;
    const unsigned int chosen_11 = (e & f) ^ (~e & g);
    const unsigned int mixed_11 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const unsigned int first_11 = h + mixed_11 + chosen_11 + 1426881987u + word_11;
    const unsigned int majority_11 = (a & b) ^ (a & c) ^ (b & c);
    const unsigned int second_11 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_11;
    const unsigned int v_78 = a;
    a = first_11 + second_11;
    const unsigned int v_79 = b;
    b = v_78;
    const unsigned int v_80 = c;
    c = v_79;
    const unsigned int v_81 = d + first_11;
    d = v_80;
    const unsigned int v_82 = e;
    e = v_81;
    const unsigned int v_83 = f;
    f = v_82;
    const unsigned int v_84 = g;
    g = v_83;
    h = v_84;
    unsigned int word_12 = far_11;
    const unsigned int chosen_12 = (e & f) ^ (~e & g);
    const unsigned int mixed_12 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const unsigned int first_12 = h + mixed_12 + chosen_12 + 1925078388u + word_12;
    const unsigned int majority_12 = (a & b) ^ (a & c) ^ (b & c);
    const unsigned int second_12 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_12;
    const unsigned int v_85 = a;
    a = first_12 + second_12;
    const unsigned int v_86 = b;
    b = v_85;
    const unsigned int v_87 = c;
    c = v_86;
    const unsigned int v_88 = d + first_12;
    d = v_87;
    const unsigned int v_89 = e;
    e = v_88;
    const unsigned int v_90 = f;
    f = v_89;
    const unsigned int v_91 = g;
    g = v_90;
    h = v_91;
    unsigned int word_13 = far_12;
    const unsigned int chosen_13 = (e & f) ^ (~e & g);
    const unsigned int mixed_13 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const unsigned int first_13 = h + mixed_13 + chosen_13 + 2162078206u + word_13;
    const unsigned int majority_13 = (a & b) ^ (a & c) ^ (b & c);
    const unsigned int second_13 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_13;
    const unsigned int v_92 = a;
    a = first_13 + second_13;
    const unsigned int v_93 = b;
    b = v_92;
    const unsigned int v_94 = c;
    c = v_93;
    const unsigned int v_95 = d + first_13;
    d = v_94;
    const unsigned int v_96 = e;
    e = v_95;
    const unsigned int v_97 = f;
    f = v_96;
    const unsigned int v_98 = g;
    g = v_97;
    h = v_98;
    unsigned int word_14 = near;
    const unsigned int chosen_14 = (e & f) ^ (~e & g);
    const unsigned int mixed_14 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const unsigned int first_14 = h + mixed_14 + chosen_14 + 2614888103u + word_14;
    const unsigned int majority_14 = (a & b) ^ (a & c) ^ (b & c);
    const unsigned int second_14 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_14;
    const unsigned int v_99 = a;
    a = first_14 + second_14;
    const unsigned int v_100 = b;
    b = v_99;
    const unsigned int v_101 = c;
    c = v_100;
    const unsigned int v_102 = d + first_14;
    d = v_101;
    const unsigned int v_103 = e;
    e = v_102;
    const unsigned int v_104 = f;
    f = v_103;
    const unsigned int v_105 = g;
    g = v_104;
    h = v_105;
    unsigned int word_15 = near_1;
    const unsigned int chosen_15 = (e & f) ^ (~e & g);
    const unsigned int mixed_15 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const unsigned int first_15 = h + mixed_15 + chosen_15 + 3248222580u + word_15;
    const unsigned int majority_15 = (a & b) ^ (a & c) ^ (b & c);
    const unsigned int second_15 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_15;
    const unsigned int v_106 = a;
    a = first_15 + second_15;
    const unsigned int v_107 = b;
    b = v_106;
    const unsigned int v_108 = c;
    c = v_107;
    const unsigned int v_109 = d + first_15;
    d = v_108;
    const unsigned int v_110 = e;
    e = v_109;
    const unsigned int v_111 = f;
    f = v_110;
    const unsigned int v_112 = g;
    g = v_111;
    h = v_112;
    const unsigned int small = ((far >> 7u) | (far << 25u)) ^ ((far >> 18u) | (far << 14u))
        ^ (far >> 3u);
    const unsigned int large = ((near >> 17u) | (near << 15u)) ^ ((near >> 19u) | (near << 13u))
        ^ (near >> 10u);
    unsigned int word_16 = v + small + far_8 + large;
    const unsigned int near_2 = word_16;
    const unsigned int chosen_16 = (e & f) ^ (~e & g);
    const unsigned int mixed_16 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const unsigned int first_16 = h + mixed_16 + chosen_16 + 3835390401u + word_16;
    const unsigned int majority_16 = (a & b) ^ (a & c) ^ (b & c);
    const unsigned int second_16 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_16;
    const unsigned int v_113 = a;
    a = first_16 + second_16;
    const unsigned int v_114 = b;
    b = v_113;
    const unsigned int v_115 = c;
    c = v_114;
    const unsigned int v_116 = d + first_16;
    d = v_115;
    const unsigned int v_117 = e;
    e = v_116;
    const unsigned int v_118 = f;
    f = v_117;
    const unsigned int v_119 = g;
    g = v_118;
    h = v_119;
    const unsigned int small_1 = ((far_1 >> 7u) | (far_1 << 25u))
        ^ ((far_1 >> 18u) | (far_1 << 14u)) ^ (far_1 >> 3u);
    const unsigned int large_1 = ((near_1 >> 17u) | (near_1 << 15u))
        ^ ((near_1 >> 19u) | (near_1 << 13u)) ^ (near_1 >> 10u);
    unsigned int word_17 = far + small_1 + far_9 + large_1;
    const unsigned int near_3 = word_17;
    const unsigned int chosen_17 = (e & f) ^ (~e & g);
    const unsigned int mixed_17 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const unsigned int first_17 = h + mixed_17 + chosen_17 + 4022224774u + word_17;
    const unsigned int majority_17 = (a & b) ^ (a & c) ^ (b & c);
    const unsigned int second_17 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_17;
    const unsigned int v_120 = a;
    a = first_17 + second_17;
    const unsigned int v_121 = b;
    b = v_120;
    const unsigned int v_122 = c;
    c = v_121;
    const unsigned int v_123 = d + first_17;
    d = v_122;
    const unsigned int v_124 = e;
    e = v_123;
    const unsigned int v_125 = f;
    f = v_124;
    const unsigned int v_126 = g;
    g = v_125;
    h = v_126;
    const unsigned int small_2 = ((far_2 >> 7u) | (far_2 << 25u))
        ^ ((far_2 >> 18u) | (far_2 << 14u)) ^ (far_2 >> 3u);
    const unsigned int large_2 = ((near_2 >> 17u) | (near_2 << 15u))
        ^ ((near_2 >> 19u) | (near_2 << 13u)) ^ (near_2 >> 10u);
    unsigned int word_18 = far_1 + small_2 + far_10 + large_2;
    const unsigned int near_4 = word_18;
    const unsigned int chosen_18 = (e & f) ^ (~e & g);
    const unsigned int mixed_18 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const unsigned int first_18 = h + mixed_18 + chosen_18 + 264347078u + word_18;
    const unsigned int majority_18 = (a & b) ^ (a & c) ^ (b & c);
    const unsigned int second_18 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_18;
    const unsigned int v_127 = a;
    a = first_18 + second_18;
    const unsigned int v_128 = b;
    b = v_127;
    const unsigned int v_129 = c;
    c = v_128;
    const unsigned int v_130 = d + first_18;
    d = v_129;
    const unsigned int v_131 = e;
    e = v_130;
    const unsigned int v_132 = f;
    f = v_131;
    const unsigned int v_133 = g;
    g = v_132;
    h = v_133;
    const unsigned int small_3 = ((far_3 >> 7u) | (far_3 << 25u))
        ^ ((far_3 >> 18u) | (far_3 << 14u)) ^ (far_3 >> 3u);
    const unsigned int large_3 = ((near_3 >> 17u) | (near_3 << 15u))
        ^ ((near_3 >> 19u) | (near_3 << 13u)) ^ (near_3 >> 10u);
    unsigned int word_19 = far_2 + small_3 + far_11 + large_3;
    const unsigned int near_5 = word_19;
    const unsigned int chosen_19 = (e & f) ^ (~e & g);
    const unsigned int mixed_19 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const unsigned int first_19 = h + mixed_19 + chosen_19 + 604807628u + word_19;
    const unsigned int majority_19 = (a & b) ^ (a & c) ^ (b & c);
    const unsigned int second_19 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_19;
    const unsigned int v_134 = a;
    a = first_19 + second_19;
    const unsigned int v_135 = b;
    b = v_134;
    const unsigned int v_136 = c;
    c = v_135;
    const unsigned int v_137 = d + first_19;
    d = v_136;
    const unsigned int v_138 = e;
    e = v_137;
    const unsigned int v_139 = f;
    f = v_138;
    const unsigned int v_140 = g;
    g = v_139;
    h = v_140;
    const unsigned int small_4 = ((far_4 >> 7u) | (far_4 << 25u))
        ^ ((far_4 >> 18u) | (far_4 << 14u)) ^ (far_4 >> 3u);
    const unsigned int large_4 = ((near_4 >> 17u) | (near_4 << 15u))
        ^ ((near_4 >> 19u) | (near_4 << 13u)) ^ (near_4 >> 10u);
    unsigned int word_20 = far_3 + small_4 + far_12 + large_4;
    const unsigned int near_6 = word_20;
    const unsigned int chosen_20 = (e & f) ^ (~e & g);
    const unsigned int mixed_20 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const unsigned int first_20 = h + mixed_20 + chosen_20 + 770255983u + word_20;
    const unsigned int majority_20 = (a & b) ^ (a & c) ^ (b & c);
    const unsigned int second_20 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_20;
    const unsigned int v_141 = a;
    a = first_20 + second_20;
    const unsigned int v_142 = b;
    b = v_141;
    const unsigned int v_143 = c;
    c = v_142;
    const unsigned int v_144 = d + first_20;
    d = v_143;
    const unsigned int v_145 = e;
    e = v_144;
    const unsigned int v_146 = f;
    f = v_145;
    const unsigned int v_147 = g;
    g = v_146;
    h = v_147;
    const unsigned int small_5 = ((far_5 >> 7u) | (far_5 << 25u))
        ^ ((far_5 >> 18u) | (far_5 << 14u)) ^ (far_5 >> 3u);
    const unsigned int large_5 = ((near_5 >> 17u) | (near_5 << 15u))
        ^ ((near_5 >> 19u) | (near_5 << 13u)) ^ (near_5 >> 10u);
    unsigned int word_21 = far_4 + small_5 + near + large_5;
    const unsigned int near_7 = word_21;
    const unsigned int chosen_21 = (e & f) ^ (~e & g);
    const unsigned int mixed_21 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const unsigned int first_21 = h + mixed_21 + chosen_21 + 1249150122u + word_21;
    const unsigned int majority_21 = (a & b) ^ (a & c) ^ (b & c);
    const unsigned int second_21 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_21;
    const unsigned int v_148 = a;
    a = first_21 + second_21;
    const unsigned int v_149 = b;
    b = v_148;
    const unsigned int v_150 = c;
    c = v_149;
    const unsigned int v_151 = d + first_21;
    d = v_150;
    const unsigned int v_152 = e;
    e = v_151;
    const unsigned int v_153 = f;
    f = v_152;
    const unsigned int v_154 = g;
    g = v_153;
    h = v_154;
    const unsigned int small_6 = ((far_6 >> 7u) | (far_6 << 25u))
        ^ ((far_6 >> 18u) | (far_6 << 14u)) ^ (far_6 >> 3u);
    const unsigned int large_6 = ((near_6 >> 17u) | (near_6 << 15u))
        ^ ((near_6 >> 19u) | (near_6 << 13u)) ^ (near_6 >> 10u);
    unsigned int word_22 = far_5 + small_6 + near_1 + large_6;
    const unsigned int near_8 = word_22;
    const unsigned int chosen_22 = (e & f) ^ (~e & g);
    const unsigned int mixed_22 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const unsigned int first_22 = h + mixed_22 + chosen_22 + 1555081692u + word_22;
    const unsigned int majority_22 = (a & b) ^ (a & c) ^ (b & c);
    const unsigned int second_22 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_22;
    const unsigned int v_155 = a;
    a = first_22 + second_22;
    const unsigned int v_156 = b;
    b = v_155;
    const unsigned int v_157 = c;
    c = v_156;
    const unsigned int v_158 = d + first_22;
    d = v_157;
    const unsigned int v_159 = e;
    e = v_158;
    const unsigned int v_160 = f;
    f = v_159;
    const unsigned int v_161 = g;
    g = v_160;
    h = v_161;
    const unsigned int small_7 = ((far_7 >> 7u) | (far_7 << 25u))
        ^ ((far_7 >> 18u) | (far_7 << 14u)) ^ (far_7 >> 3u);
    const unsigned int large_7 = ((near_7 >> 17u) | (near_7 << 15u))
        ^ ((near_7 >> 19u) | (near_7 << 13u)) ^ (near_7 >> 10u);
    unsigned int word_23 = far_6 + small_7 + near_2 + large_7;
    const unsigned int near_9 = word_23;
    const unsigned int chosen_23 = (e & f) ^ (~e & g);
    const unsigned int mixed_23 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const unsigned int first_23 = h + mixed_23 + chosen_23 + 1996064986u + word_23;
    const unsigned int majority_23 = (a & b) ^ (a & c) ^ (b & c);
    const unsigned int second_23 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_23;
    const unsigned int v_162 = a;
    a = first_23 + second_23;
    const unsigned int v_163 = b;
    b = v_162;
    const unsigned int v_164 = c;
    c = v_163;
    const unsigned int v_165 = d + first_23;
    d = v_164;
    const unsigned int v_166 = e;
    e = v_165;
    const unsigned int v_167 = f;
    f = v_166;
    const unsigned int v_168 = g;
    g = v_167;
    h = v_168;
    const unsigned int small_8 = ((far_8 >> 7u) | (far_8 << 25u))
        ^ ((far_8 >> 18u) | (far_8 << 14u)) ^ (far_8 >> 3u);
    const unsigned int large_8 = ((near_8 >> 17u) | (near_8 << 15u))
        ^ ((near_8 >> 19u) | (near_8 << 13u)) ^ (near_8 >> 10u);
    unsigned int word_24 = far_7 + small_8 + near_3 + large_8;
    const unsigned int near_10 = word_24;
    const unsigned int chosen_24 = (e & f) ^ (~e & g);
    const unsigned int mixed_24 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const unsigned int first_24 = h + mixed_24 + chosen_24 + 2554220882u + word_24;
    const unsigned int majority_24 = (a & b) ^ (a & c) ^ (b & c);
    const unsigned int second_24 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_24;
    const unsigned int v_169 = a;
    a = first_24 + second_24;
    const unsigned int v_170 = b;
    b = v_169;
    const unsigned int v_171 = c;
    c = v_170;
    const unsigned int v_172 = d + first_24;
    d = v_171;
    const unsigned int v_173 = e;
    e = v_172;
    const unsigned int v_174 = f;
    f = v_173;
    const unsigned int v_175 = g;
    g = v_174;
    h = v_175;
    const unsigned int small_9 = ((far_9 >> 7u) | (far_9 << 25u))
        ^ ((far_9 >> 18u) | (far_9 << 14u)) ^ (far_9 >> 3u);
    const unsigned int large_9 = ((near_9 >> 17u) | (near_9 << 15u))
        ^ ((near_9 >> 19u) | (near_9 << 13u)) ^ (near_9 >> 10u);
    unsigned int word_25 = far_8 + small_9 + near_4 + large_9;
    const unsigned int near_11 = word_25;
    const unsigned int chosen_25 = (e & f) ^ (~e & g);
    const unsigned int mixed_25 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const unsigned int first_25 = h + mixed_25 + chosen_25 + 2821834349u + word_25;
    const unsigned int majority_25 = (a & b) ^ (a & c) ^ (b & c);
    const unsigned int second_25 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_25;
    const unsigned int v_176 = a;
    a = first_25 + second_25;
    const unsigned int v_177 = b;
    b = v_176;
    const unsigned int v_178 = c;
    c = v_177;
    const unsigned int v_179 = d + first_25;
    d = v_178;
    const unsigned int v_180 = e;
    e = v_179;
    const unsigned int v_181 = f;
    f = v_180;
    const unsigned int v_182 = g;
    g = v_181;
    h = v_182;
    const unsigned int small_10 = ((far_10 >> 7u) | (far_10 << 25u))
        ^ ((far_10 >> 18u) | (far_10 << 14u)) ^ (far_10 >> 3u);
    const unsigned int large_10 = ((near_10 >> 17u) | (near_10 << 15u))
        ^ ((near_10 >> 19u) | (near_10 << 13u)) ^ (near_10 >> 10u);
    unsigned int word_26 = far_9 + small_10 + near_5 + large_10;
    const unsigned int near_12 = word_26;
    const unsigned int chosen_26 = (e & f) ^ (~e & g);
    const unsigned int mixed_26 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const unsigned int first_26 = h + mixed_26 + chosen_26 + 2952996808u + word_26;
    const unsigned int majority_26 = (a & b) ^ (a & c) ^ (b & c);
    const unsigned int second_26 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_26;
    const unsigned int v_183 = a;
    a = first_26 + second_26;
    const unsigned int v_184 = b;
    b = v_183;
    const unsigned int v_185 = c;
    c = v_184;
    const unsigned int v_186 = d + first_26;
    d = v_185;
    const unsigned int v_187 = e;
    e = v_186;
    const unsigned int v_188 = f;
    f = v_187;
    const unsigned int v_189 = g;
    g = v_188;
    h = v_189;
    const unsigned int small_11 = ((far_11 >> 7u) | (far_11 << 25u))
        ^ ((far_11 >> 18u) | (far_11 << 14u)) ^ (far_11 >> 3u);
    const unsigned int large_11 = ((near_11 >> 17u) | (near_11 << 15u))
        ^ ((near_11 >> 19u) | (near_11 << 13u)) ^ (near_11 >> 10u);
    unsigned int word_27 = far_10 + small_11 + near_6 + large_11;
    const unsigned int near_13 = word_27;
    const unsigned int chosen_27 = (e & f) ^ (~e & g);
    const unsigned int mixed_27 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const unsigned int first_27 = h + mixed_27 + chosen_27 + 3210313671u + word_27;
    const unsigned int majority_27 = (a & b) ^ (a & c) ^ (b & c);
    const unsigned int second_27 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_27;
    const unsigned int v_190 = a;
    a = first_27 + second_27;
    const unsigned int v_191 = b;
    b = v_190;
    const unsigned int v_192 = c;
    c = v_191;
    const unsigned int v_193 = d + first_27;
    d = v_192;
    const unsigned int v_194 = e;
    e = v_193;
    const unsigned int v_195 = f;
    f = v_194;
    const unsigned int v_196 = g;
    g = v_195;
    h = v_196;
    const unsigned int small_12 = ((far_12 >> 7u) | (far_12 << 25u))
        ^ ((far_12 >> 18u) | (far_12 << 14u)) ^ (far_12 >> 3u);
    const unsigned int large_12 = ((near_12 >> 17u) | (near_12 << 15u))
        ^ ((near_12 >> 19u) | (near_12 << 13u)) ^ (near_12 >> 10u);
    unsigned int word_28 = far_11 + small_12 + near_7 + large_12;
    const unsigned int near_14 = word_28;
    const unsigned int chosen_28 = (e & f) ^ (~e & g);
    const unsigned int mixed_28 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const unsigned int first_28 = h + mixed_28 + chosen_28 + 3336571891u + word_28;
    const unsigned int majority_28 = (a & b) ^ (a & c) ^ (b & c);
    const unsigned int second_28 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_28;
    const unsigned int v_197 = a;
    a = first_28 + second_28;
    const unsigned int v_198 = b;
    b = v_197;
    const unsigned int v_199 = c;
    c = v_198;
    const unsigned int v_200 = d + first_28;
    d = v_199;
    const unsigned int v_201 = e;
    e = v_200;
    const unsigned int v_202 = f;
    f = v_201;
    const unsigned int v_203 = g;
    g = v_202;
    h = v_203;
    const unsigned int small_13 = ((near >> 7u) | (near << 25u)) ^ ((near >> 18u) | (near << 14u))
        ^ (near >> 3u);
    const unsigned int large_13 = ((near_13 >> 17u) | (near_13 << 15u))
        ^ ((near_13 >> 19u) | (near_13 << 13u)) ^ (near_13 >> 10u);
    unsigned int word_29 = far_12 + small_13 + near_8 + large_13;
    const unsigned int near_15 = word_29;
    const unsigned int chosen_29 = (e & f) ^ (~e & g);
    const unsigned int mixed_29 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const unsigned int first_29 = h + mixed_29 + chosen_29 + 3584528711u + word_29;
    const unsigned int majority_29 = (a & b) ^ (a & c) ^ (b & c);
    const unsigned int second_29 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_29;
    const unsigned int v_204 = a;
    a = first_29 + second_29;
    const unsigned int v_205 = b;
    b = v_204;
    const unsigned int v_206 = c;
    c = v_205;
    const unsigned int v_207 = d + first_29;
    d = v_206;
    const unsigned int v_208 = e;
    e = v_207;
    const unsigned int v_209 = f;
    f = v_208;
    const unsigned int v_210 = g;
    g = v_209;
    h = v_210;
    const unsigned int small_14 = ((near_1 >> 7u) | (near_1 << 25u))
        ^ ((near_1 >> 18u) | (near_1 << 14u)) ^ (near_1 >> 3u);
    const unsigned int large_14 = ((near_14 >> 17u) | (near_14 << 15u))
        ^ ((near_14 >> 19u) | (near_14 << 13u)) ^ (near_14 >> 10u);
    unsigned int word_30 = near + small_14 + near_9 + large_14;
    const unsigned int near_16 = word_30;
    const unsigned int chosen_30 = (e & f) ^ (~e & g);
    const unsigned int mixed_30 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const unsigned int first_30 = h + mixed_30 + chosen_30 + 113926993u + word_30;
    const unsigned int majority_30 = (a & b) ^ (a & c) ^ (b & c);
    const unsigned int second_30 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_30;
    const unsigned int v_211 = a;
    a = first_30 + second_30;
    const unsigned int v_212 = b;
    b = v_211;
    const unsigned int v_213 = c;
    c = v_212;
    const unsigned int v_214 = d + first_30;
    d = v_213;
    const unsigned int v_215 = e;
    e = v_214;
    const unsigned int v_216 = f;
    f = v_215;
    const unsigned int v_217 = g;
    g = v_216;
    h = v_217;
    const unsigned int small_15 = ((near_2 >> 7u) | (near_2 << 25u))
        ^ ((near_2 >> 18u) | (near_2 << 14u)) ^ (near_2 >> 3u);
    const unsigned int large_15 = ((near_15 >> 17u) | (near_15 << 15u))
        ^ ((near_15 >> 19u) | (near_15 << 13u)) ^ (near_15 >> 10u);
    unsigned int word_31 = near_1 + small_15 + near_10 + large_15;
    const unsigned int near_17 = word_31;
    const unsigned int chosen_31 = (e & f) ^ (~e & g);
    const unsigned int mixed_31 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const unsigned int first_31 = h + mixed_31 + chosen_31 + 338241895u + word_31;
    const unsigned int majority_31 = (a & b) ^ (a & c) ^ (b & c);
    const unsigned int second_31 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_31;
    const unsigned int v_218 = a;
    a = first_31 + second_31;
    const unsigned int v_219 = b;
    b = v_218;
    const unsigned int v_220 = c;
    c = v_219;
    const unsigned int v_221 = d + first_31;
    d = v_220;
    const unsigned int v_222 = e;
    e = v_221;
    const unsigned int v_223 = f;
    f = v_222;
    const unsigned int v_224 = g;
    g = v_223;
    h = v_224;
    const unsigned int small_16 = ((near_3 >> 7u) | (near_3 << 25u))
        ^ ((near_3 >> 18u) | (near_3 << 14u)) ^ (near_3 >> 3u);
    const unsigned int large_16 = ((near_16 >> 17u) | (near_16 << 15u))
        ^ ((near_16 >> 19u) | (near_16 << 13u)) ^ (near_16 >> 10u);
    unsigned int word_32 = near_2 + small_16 + near_11 + large_16;
    const unsigned int near_18 = word_32;
    const unsigned int chosen_32 = (e & f) ^ (~e & g);
    const unsigned int mixed_32 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const unsigned int first_32 = h + mixed_32 + chosen_32 + 666307205u + word_32;
    const unsigned int majority_32 = (a & b) ^ (a & c) ^ (b & c);
    const unsigned int second_32 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_32;
    const unsigned int v_225 = a;
    a = first_32 + second_32;
    const unsigned int v_226 = b;
    b = v_225;
    const unsigned int v_227 = c;
    c = v_226;
    const unsigned int v_228 = d + first_32;
    d = v_227;
    const unsigned int v_229 = e;
    e = v_228;
    const unsigned int v_230 = f;
    f = v_229;
    const unsigned int v_231 = g;
    g = v_230;
    h = v_231;
    const unsigned int small_17 = ((near_4 >> 7u) | (near_4 << 25u))
        ^ ((near_4 >> 18u) | (near_4 << 14u)) ^ (near_4 >> 3u);
    const unsigned int large_17 = ((near_17 >> 17u) | (near_17 << 15u))
        ^ ((near_17 >> 19u) | (near_17 << 13u)) ^ (near_17 >> 10u);
    unsigned int word_33 = near_3 + small_17 + near_12 + large_17;
    const unsigned int near_19 = word_33;
    const unsigned int chosen_33 = (e & f) ^ (~e & g);
    const unsigned int mixed_33 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const unsigned int first_33 = h + mixed_33 + chosen_33 + 773529912u + word_33;
    const unsigned int majority_33 = (a & b) ^ (a & c) ^ (b & c);
    const unsigned int second_33 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_33;
    const unsigned int v_232 = a;
    a = first_33 + second_33;
    const unsigned int v_233 = b;
    b = v_232;
    const unsigned int v_234 = c;
    c = v_233;
    const unsigned int v_235 = d + first_33;
    d = v_234;
    const unsigned int v_236 = e;
    e = v_235;
    const unsigned int v_237 = f;
    f = v_236;
    const unsigned int v_238 = g;
    g = v_237;
    h = v_238;
    const unsigned int small_18 = ((near_5 >> 7u) | (near_5 << 25u))
        ^ ((near_5 >> 18u) | (near_5 << 14u)) ^ (near_5 >> 3u);
    const unsigned int large_18 = ((near_18 >> 17u) | (near_18 << 15u))
        ^ ((near_18 >> 19u) | (near_18 << 13u)) ^ (near_18 >> 10u);
    unsigned int word_34 = near_4 + small_18 + near_13 + large_18;
    const unsigned int near_20 = word_34;
    const unsigned int chosen_34 = (e & f) ^ (~e & g);
    const unsigned int mixed_34 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const unsigned int first_34 = h + mixed_34 + chosen_34 + 1294757372u + word_34;
    const unsigned int majority_34 = (a & b) ^ (a & c) ^ (b & c);
    const unsigned int second_34 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_34;
    const unsigned int v_239 = a;
    a = first_34 + second_34;
    const unsigned int v_240 = b;
    b = v_239;
    const unsigned int v_241 = c;
    c = v_240;
    const unsigned int v_242 = d + first_34;
    d = v_241;
    const unsigned int v_243 = e;
    e = v_242;
    const unsigned int v_244 = f;
    f = v_243;
    const unsigned int v_245 = g;
    g = v_244;
    h = v_245;
    const unsigned int small_19 = ((near_6 >> 7u) | (near_6 << 25u))
        ^ ((near_6 >> 18u) | (near_6 << 14u)) ^ (near_6 >> 3u);
    const unsigned int large_19 = ((near_19 >> 17u) | (near_19 << 15u))
        ^ ((near_19 >> 19u) | (near_19 << 13u)) ^ (near_19 >> 10u);
    unsigned int word_35 = near_5 + small_19 + near_14 + large_19;
    const unsigned int near_21 = word_35;
    const unsigned int chosen_35 = (e & f) ^ (~e & g);
    const unsigned int mixed_35 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const unsigned int first_35 = h + mixed_35 + chosen_35 + 1396182291u + word_35;
    const unsigned int majority_35 = (a & b) ^ (a & c) ^ (b & c);
    const unsigned int second_35 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_35;
    const unsigned int v_246 = a;
    a = first_35 + second_35;
    const unsigned int v_247 = b;
    b = v_246;
    const unsigned int v_248 = c;
    c = v_247;
    const unsigned int v_249 = d + first_35;
    d = v_248;
    const unsigned int v_250 = e;
    e = v_249;
    const unsigned int v_251 = f;
    f = v_250;
    const unsigned int v_252 = g;
    g = v_251;
    h = v_252;
    const unsigned int small_20 = ((near_7 >> 7u) | (near_7 << 25u))
        ^ ((near_7 >> 18u) | (near_7 << 14u)) ^ (near_7 >> 3u);
    const unsigned int large_20 = ((near_20 >> 17u) | (near_20 << 15u))
        ^ ((near_20 >> 19u) | (near_20 << 13u)) ^ (near_20 >> 10u);
    unsigned int word_36 = near_6 + small_20 + near_15 + large_20;
    const unsigned int near_22 = word_36;
    const unsigned int chosen_36 = (e & f) ^ (~e & g);
    const unsigned int mixed_36 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const unsigned int first_36 = h + mixed_36 + chosen_36 + 1695183700u + word_36;
    const unsigned int majority_36 = (a & b) ^ (a & c) ^ (b & c);
    const unsigned int second_36 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_36;
    const unsigned int v_253 = a;
    a = first_36 + second_36;
    const unsigned int v_254 = b;
    b = v_253;
    const unsigned int v_255 = c;
    c = v_254;
    const unsigned int v_256 = d + first_36;
    d = v_255;
    const unsigned int v_257 = e;
    e = v_256;
    const unsigned int v_258 = f;
    f = v_257;
    const unsigned int v_259 = g;
    g = v_258;
    h = v_259;
    const unsigned int small_21 = ((near_8 >> 7u) | (near_8 << 25u))
        ^ ((near_8 >> 18u) | (near_8 << 14u)) ^ (near_8 >> 3u);
    const unsigned int large_21 = ((near_21 >> 17u) | (near_21 << 15u))
        ^ ((near_21 >> 19u) | (near_21 << 13u)) ^ (near_21 >> 10u);
    unsigned int word_37 = near_7 + small_21 + near_16 + large_21;
    const unsigned int near_23 = word_37;
    const unsigned int chosen_37 = (e & f) ^ (~e & g);
    const unsigned int mixed_37 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const unsigned int first_37 = h + mixed_37 + chosen_37 + 1986661051u + word_37;
    const unsigned int majority_37 = (a & b) ^ (a & c) ^ (b & c);
    const unsigned int second_37 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_37;
    const unsigned int v_260 = a;
    a = first_37 + second_37;
    const unsigned int v_261 = b;
    b = v_260;
    const unsigned int v_262 = c;
    c = v_261;
    const unsigned int v_263 = d + first_37;
    d = v_262;
    const unsigned int v_264 = e;
    e = v_263;
    const unsigned int v_265 = f;
    f = v_264;
    const unsigned int v_266 = g;
    g = v_265;
    h = v_266;
    const unsigned int small_22 = ((near_9 >> 7u) | (near_9 << 25u))
        ^ ((near_9 >> 18u) | (near_9 << 14u)) ^ (near_9 >> 3u);
    const unsigned int large_22 = ((near_22 >> 17u) | (near_22 << 15u))
        ^ ((near_22 >> 19u) | (near_22 << 13u)) ^ (near_22 >> 10u);
    unsigned int word_38 = near_8 + small_22 + near_17 + large_22;
    const unsigned int near_24 = word_38;
    const unsigned int chosen_38 = (e & f) ^ (~e & g);
    const unsigned int mixed_38 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const unsigned int first_38 = h + mixed_38 + chosen_38 + 2177026350u + word_38;
    const unsigned int majority_38 = (a & b) ^ (a & c) ^ (b & c);
    const unsigned int second_38 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_38;
    const unsigned int v_267 = a;
    a = first_38 + second_38;
    const unsigned int v_268 = b;
    b = v_267;
    const unsigned int v_269 = c;
    c = v_268;
    const unsigned int v_270 = d + first_38;
    d = v_269;
    const unsigned int v_271 = e;
    e = v_270;
    const unsigned int v_272 = f;
    f = v_271;
    const unsigned int v_273 = g;
    g = v_272;
    h = v_273;
    const unsigned int small_23 = ((near_10 >> 7u) | (near_10 << 25u))
        ^ ((near_10 >> 18u) | (near_10 << 14u)) ^ (near_10 >> 3u);
    const unsigned int large_23 = ((near_23 >> 17u) | (near_23 << 15u))
        ^ ((near_23 >> 19u) | (near_23 << 13u)) ^ (near_23 >> 10u);
    unsigned int word_39 = near_9 + small_23 + near_18 + large_23;
    const unsigned int near_25 = word_39;
    const unsigned int chosen_39 = (e & f) ^ (~e & g);
    const unsigned int mixed_39 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const unsigned int first_39 = h + mixed_39 + chosen_39 + 2456956037u + word_39;
    const unsigned int majority_39 = (a & b) ^ (a & c) ^ (b & c);
    const unsigned int second_39 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_39;
    const unsigned int v_274 = a;
    a = first_39 + second_39;
    const unsigned int v_275 = b;
    b = v_274;
    const unsigned int v_276 = c;
    c = v_275;
    const unsigned int v_277 = d + first_39;
    d = v_276;
    const unsigned int v_278 = e;
    e = v_277;
    const unsigned int v_279 = f;
    f = v_278;
    const unsigned int v_280 = g;
    g = v_279;
    h = v_280;
    const unsigned int small_24 = ((near_11 >> 7u) | (near_11 << 25u))
        ^ ((near_11 >> 18u) | (near_11 << 14u)) ^ (near_11 >> 3u);
    const unsigned int large_24 = ((near_24 >> 17u) | (near_24 << 15u))
        ^ ((near_24 >> 19u) | (near_24 << 13u)) ^ (near_24 >> 10u);
    unsigned int word_40 = near_10 + small_24 + near_19 + large_24;
    const unsigned int near_26 = word_40;
    const unsigned int chosen_40 = (e & f) ^ (~e & g);
    const unsigned int mixed_40 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const unsigned int first_40 = h + mixed_40 + chosen_40 + 2730485921u + word_40;
    const unsigned int majority_40 = (a & b) ^ (a & c) ^ (b & c);
    const unsigned int second_40 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_40;
    const unsigned int v_281 = a;
    a = first_40 + second_40;
    const unsigned int v_282 = b;
    b = v_281;
    const unsigned int v_283 = c;
    c = v_282;
    const unsigned int v_284 = d + first_40;
    d = v_283;
    const unsigned int v_285 = e;
    e = v_284;
    const unsigned int v_286 = f;
    f = v_285;
    const unsigned int v_287 = g;
    g = v_286;
    h = v_287;
    const unsigned int small_25 = ((near_12 >> 7u) | (near_12 << 25u))
        ^ ((near_12 >> 18u) | (near_12 << 14u)) ^ (near_12 >> 3u);
    const unsigned int large_25 = ((near_25 >> 17u) | (near_25 << 15u))
        ^ ((near_25 >> 19u) | (near_25 << 13u)) ^ (near_25 >> 10u);
    unsigned int word_41 = near_11 + small_25 + near_20 + large_25;
    const unsigned int near_27 = word_41;
    const unsigned int chosen_41 = (e & f) ^ (~e & g);
    const unsigned int mixed_41 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const unsigned int first_41 = h + mixed_41 + chosen_41 + 2820302411u + word_41;
    const unsigned int majority_41 = (a & b) ^ (a & c) ^ (b & c);
    const unsigned int second_41 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_41;
    const unsigned int v_288 = a;
    a = first_41 + second_41;
    const unsigned int v_289 = b;
    b = v_288;
    const unsigned int v_290 = c;
    c = v_289;
    const unsigned int v_291 = d + first_41;
    d = v_290;
    const unsigned int v_292 = e;
    e = v_291;
    const unsigned int v_293 = f;
    f = v_292;
    const unsigned int v_294 = g;
    g = v_293;
    h = v_294;
    const unsigned int small_26 = ((near_13 >> 7u) | (near_13 << 25u))
        ^ ((near_13 >> 18u) | (near_13 << 14u)) ^ (near_13 >> 3u);
    const unsigned int large_26 = ((near_26 >> 17u) | (near_26 << 15u))
        ^ ((near_26 >> 19u) | (near_26 << 13u)) ^ (near_26 >> 10u);
    unsigned int word_42 = near_12 + small_26 + near_21 + large_26;
    const unsigned int near_28 = word_42;
    const unsigned int chosen_42 = (e & f) ^ (~e & g);
    const unsigned int mixed_42 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const unsigned int first_42 = h + mixed_42 + chosen_42 + 3259730800u + word_42;
    const unsigned int majority_42 = (a & b) ^ (a & c) ^ (b & c);
    const unsigned int second_42 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_42;
    const unsigned int v_295 = a;
    a = first_42 + second_42;
    const unsigned int v_296 = b;
    b = v_295;
    const unsigned int v_297 = c;
    c = v_296;
    const unsigned int v_298 = d + first_42;
    d = v_297;
    const unsigned int v_299 = e;
    e = v_298;
    const unsigned int v_300 = f;
    f = v_299;
    const unsigned int v_301 = g;
    g = v_300;
    h = v_301;
    const unsigned int small_27 = ((near_14 >> 7u) | (near_14 << 25u))
        ^ ((near_14 >> 18u) | (near_14 << 14u)) ^ (near_14 >> 3u);
    const unsigned int large_27 = ((near_27 >> 17u) | (near_27 << 15u))
        ^ ((near_27 >> 19u) | (near_27 << 13u)) ^ (near_27 >> 10u);
    unsigned int word_43 = near_13 + small_27 + near_22 + large_27;
    const unsigned int near_29 = word_43;
    const unsigned int chosen_43 = (e & f) ^ (~e & g);
    const unsigned int mixed_43 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const unsigned int first_43 = h + mixed_43 + chosen_43 + 3345764771u + word_43;
    const unsigned int majority_43 = (a & b) ^ (a & c) ^ (b & c);
    const unsigned int second_43 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_43;
    const unsigned int v_302 = a;
    a = first_43 + second_43;
    const unsigned int v_303 = b;
    b = v_302;
    const unsigned int v_304 = c;
    c = v_303;
    const unsigned int v_305 = d + first_43;
    d = v_304;
    const unsigned int v_306 = e;
    e = v_305;
    const unsigned int v_307 = f;
    f = v_306;
    const unsigned int v_308 = g;
    g = v_307;
    h = v_308;
    const unsigned int small_28 = ((near_15 >> 7u) | (near_15 << 25u))
        ^ ((near_15 >> 18u) | (near_15 << 14u)) ^ (near_15 >> 3u);
    const unsigned int large_28 = ((near_28 >> 17u) | (near_28 << 15u))
        ^ ((near_28 >> 19u) | (near_28 << 13u)) ^ (near_28 >> 10u);
    unsigned int word_44 = near_14 + small_28 + near_23 + large_28;
    const unsigned int near_30 = word_44;
    const unsigned int chosen_44 = (e & f) ^ (~e & g);
    const unsigned int mixed_44 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const unsigned int first_44 = h + mixed_44 + chosen_44 + 3516065817u + word_44;
    const unsigned int majority_44 = (a & b) ^ (a & c) ^ (b & c);
    const unsigned int second_44 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_44;
    const unsigned int v_309 = a;
    a = first_44 + second_44;
    const unsigned int v_310 = b;
    b = v_309;
    const unsigned int v_311 = c;
    c = v_310;
    const unsigned int v_312 = d + first_44;
    d = v_311;
    const unsigned int v_313 = e;
    e = v_312;
    const unsigned int v_314 = f;
    f = v_313;
    const unsigned int v_315 = g;
    g = v_314;
    h = v_315;
    const unsigned int small_29 = ((near_16 >> 7u) | (near_16 << 25u))
        ^ ((near_16 >> 18u) | (near_16 << 14u)) ^ (near_16 >> 3u);
    const unsigned int large_29 = ((near_29 >> 17u) | (near_29 << 15u))
        ^ ((near_29 >> 19u) | (near_29 << 13u)) ^ (near_29 >> 10u);
    unsigned int word_45 = near_15 + small_29 + near_24 + large_29;
    const unsigned int near_31 = word_45;
    const unsigned int chosen_45 = (e & f) ^ (~e & g);
    const unsigned int mixed_45 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const unsigned int first_45 = h + mixed_45 + chosen_45 + 3600352804u + word_45;
    const unsigned int majority_45 = (a & b) ^ (a & c) ^ (b & c);
    const unsigned int second_45 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_45;
    const unsigned int v_316 = a;
    a = first_45 + second_45;
    const unsigned int v_317 = b;
    b = v_316;
    const unsigned int v_318 = c;
    c = v_317;
    const unsigned int v_319 = d + first_45;
    d = v_318;
    const unsigned int v_320 = e;
    e = v_319;
    const unsigned int v_321 = f;
    f = v_320;
    const unsigned int v_322 = g;
    g = v_321;
    h = v_322;
    const unsigned int small_30 = ((near_17 >> 7u) | (near_17 << 25u))
        ^ ((near_17 >> 18u) | (near_17 << 14u)) ^ (near_17 >> 3u);
    const unsigned int large_30 = ((near_30 >> 17u) | (near_30 << 15u))
        ^ ((near_30 >> 19u) | (near_30 << 13u)) ^ (near_30 >> 10u);
    unsigned int word_46 = near_16 + small_30 + near_25 + large_30;
    const unsigned int near_32 = word_46;
    const unsigned int chosen_46 = (e & f) ^ (~e & g);
    const unsigned int mixed_46 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const unsigned int first_46 = h + mixed_46 + chosen_46 + 4094571909u + word_46;
    const unsigned int majority_46 = (a & b) ^ (a & c) ^ (b & c);
    const unsigned int second_46 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_46;
    const unsigned int v_323 = a;
    a = first_46 + second_46;
    const unsigned int v_324 = b;
    b = v_323;
    const unsigned int v_325 = c;
    c = v_324;
    const unsigned int v_326 = d + first_46;
    d = v_325;
    const unsigned int v_327 = e;
    e = v_326;
    const unsigned int v_328 = f;
    f = v_327;
    const unsigned int v_329 = g;
    g = v_328;
    h = v_329;
    const unsigned int small_31 = ((near_18 >> 7u) | (near_18 << 25u))
        ^ ((near_18 >> 18u) | (near_18 << 14u)) ^ (near_18 >> 3u);
    const unsigned int large_31 = ((near_31 >> 17u) | (near_31 << 15u))
        ^ ((near_31 >> 19u) | (near_31 << 13u)) ^ (near_31 >> 10u);
    unsigned int word_47 = near_17 + small_31 + near_26 + large_31;
    const unsigned int near_33 = word_47;
    const unsigned int chosen_47 = (e & f) ^ (~e & g);
    const unsigned int mixed_47 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const unsigned int first_47 = h + mixed_47 + chosen_47 + 275423344u + word_47;
    const unsigned int majority_47 = (a & b) ^ (a & c) ^ (b & c);
    const unsigned int second_47 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_47;
    const unsigned int v_330 = a;
    a = first_47 + second_47;
    const unsigned int v_331 = b;
    b = v_330;
    const unsigned int v_332 = c;
    c = v_331;
    const unsigned int v_333 = d + first_47;
    d = v_332;
    const unsigned int v_334 = e;
    e = v_333;
    const unsigned int v_335 = f;
    f = v_334;
    const unsigned int v_336 = g;
    g = v_335;
    h = v_336;
    const unsigned int small_32 = ((near_19 >> 7u) | (near_19 << 25u))
        ^ ((near_19 >> 18u) | (near_19 << 14u)) ^ (near_19 >> 3u);
    const unsigned int large_32 = ((near_32 >> 17u) | (near_32 << 15u))
        ^ ((near_32 >> 19u) | (near_32 << 13u)) ^ (near_32 >> 10u);
    unsigned int word_48 = near_18 + small_32 + near_27 + large_32;
    const unsigned int near_34 = word_48;
    const unsigned int chosen_48 = (e & f) ^ (~e & g);
    const unsigned int mixed_48 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const unsigned int first_48 = h + mixed_48 + chosen_48 + 430227734u + word_48;
    const unsigned int majority_48 = (a & b) ^ (a & c) ^ (b & c);
    const unsigned int second_48 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_48;
    const unsigned int v_337 = a;
    a = first_48 + second_48;
    const unsigned int v_338 = b;
    b = v_337;
    const unsigned int v_339 = c;
    c = v_338;
    const unsigned int v_340 = d + first_48;
    d = v_339;
    const unsigned int v_341 = e;
    e = v_340;
    const unsigned int v_342 = f;
    f = v_341;
    const unsigned int v_343 = g;
    g = v_342;
    h = v_343;
    const unsigned int small_33 = ((near_20 >> 7u) | (near_20 << 25u))
        ^ ((near_20 >> 18u) | (near_20 << 14u)) ^ (near_20 >> 3u);
    const unsigned int large_33 = ((near_33 >> 17u) | (near_33 << 15u))
        ^ ((near_33 >> 19u) | (near_33 << 13u)) ^ (near_33 >> 10u);
    unsigned int word_49 = near_19 + small_33 + near_28 + large_33;
    const unsigned int near_35 = word_49;
    const unsigned int chosen_49 = (e & f) ^ (~e & g);
    const unsigned int mixed_49 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const unsigned int first_49 = h + mixed_49 + chosen_49 + 506948616u + word_49;
    const unsigned int majority_49 = (a & b) ^ (a & c) ^ (b & c);
    const unsigned int second_49 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_49;
    const unsigned int v_344 = a;
    a = first_49 + second_49;
    const unsigned int v_345 = b;
    b = v_344;
    const unsigned int v_346 = c;
    c = v_345;
    const unsigned int v_347 = d + first_49;
    d = v_346;
    const unsigned int v_348 = e;
    e = v_347;
    const unsigned int v_349 = f;
    f = v_348;
    const unsigned int v_350 = g;
    g = v_349;
    h = v_350;
    const unsigned int small_34 = ((near_21 >> 7u) | (near_21 << 25u))
        ^ ((near_21 >> 18u) | (near_21 << 14u)) ^ (near_21 >> 3u);
    const unsigned int large_34 = ((near_34 >> 17u) | (near_34 << 15u))
        ^ ((near_34 >> 19u) | (near_34 << 13u)) ^ (near_34 >> 10u);
    unsigned int word_50 = near_20 + small_34 + near_29 + large_34;
    const unsigned int near_36 = word_50;
    const unsigned int chosen_50 = (e & f) ^ (~e & g);
    const unsigned int mixed_50 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const unsigned int first_50 = h + mixed_50 + chosen_50 + 659060556u + word_50;
    const unsigned int majority_50 = (a & b) ^ (a & c) ^ (b & c);
    const unsigned int second_50 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_50;
    const unsigned int v_351 = a;
    a = first_50 + second_50;
    const unsigned int v_352 = b;
    b = v_351;
    const unsigned int v_353 = c;
    c = v_352;
    const unsigned int v_354 = d + first_50;
    d = v_353;
    const unsigned int v_355 = e;
    e = v_354;
    const unsigned int v_356 = f;
    f = v_355;
    const unsigned int v_357 = g;
    g = v_356;
    h = v_357;
    const unsigned int small_35 = ((near_22 >> 7u) | (near_22 << 25u))
        ^ ((near_22 >> 18u) | (near_22 << 14u)) ^ (near_22 >> 3u);
    const unsigned int large_35 = ((near_35 >> 17u) | (near_35 << 15u))
        ^ ((near_35 >> 19u) | (near_35 << 13u)) ^ (near_35 >> 10u);
    unsigned int word_51 = near_21 + small_35 + near_30 + large_35;
    const unsigned int near_37 = word_51;
    const unsigned int chosen_51 = (e & f) ^ (~e & g);
    const unsigned int mixed_51 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const unsigned int first_51 = h + mixed_51 + chosen_51 + 883997877u + word_51;
    const unsigned int majority_51 = (a & b) ^ (a & c) ^ (b & c);
    const unsigned int second_51 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_51;
    const unsigned int v_358 = a;
    a = first_51 + second_51;
    const unsigned int v_359 = b;
    b = v_358;
    const unsigned int v_360 = c;
    c = v_359;
    const unsigned int v_361 = d + first_51;
    d = v_360;
    const unsigned int v_362 = e;
    e = v_361;
    const unsigned int v_363 = f;
    f = v_362;
    const unsigned int v_364 = g;
    g = v_363;
    h = v_364;
    const unsigned int small_36 = ((near_23 >> 7u) | (near_23 << 25u))
        ^ ((near_23 >> 18u) | (near_23 << 14u)) ^ (near_23 >> 3u);
    const unsigned int large_36 = ((near_36 >> 17u) | (near_36 << 15u))
        ^ ((near_36 >> 19u) | (near_36 << 13u)) ^ (near_36 >> 10u);
    unsigned int word_52 = near_22 + small_36 + near_31 + large_36;
    const unsigned int near_38 = word_52;
    const unsigned int chosen_52 = (e & f) ^ (~e & g);
    const unsigned int mixed_52 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const unsigned int first_52 = h + mixed_52 + chosen_52 + 958139571u + word_52;
    const unsigned int majority_52 = (a & b) ^ (a & c) ^ (b & c);
    const unsigned int second_52 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_52;
    const unsigned int v_365 = a;
    a = first_52 + second_52;
    const unsigned int v_366 = b;
    b = v_365;
    const unsigned int v_367 = c;
    c = v_366;
    const unsigned int v_368 = d + first_52;
    d = v_367;
    const unsigned int v_369 = e;
    e = v_368;
    const unsigned int v_370 = f;
    f = v_369;
    const unsigned int v_371 = g;
    g = v_370;
    h = v_371;
    const unsigned int small_37 = ((near_24 >> 7u) | (near_24 << 25u))
        ^ ((near_24 >> 18u) | (near_24 << 14u)) ^ (near_24 >> 3u);
    const unsigned int large_37 = ((near_37 >> 17u) | (near_37 << 15u))
        ^ ((near_37 >> 19u) | (near_37 << 13u)) ^ (near_37 >> 10u);
    unsigned int word_53 = near_23 + small_37 + near_32 + large_37;
    const unsigned int near_39 = word_53;
    const unsigned int chosen_53 = (e & f) ^ (~e & g);
    const unsigned int mixed_53 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const unsigned int first_53 = h + mixed_53 + chosen_53 + 1322822218u + word_53;
    const unsigned int majority_53 = (a & b) ^ (a & c) ^ (b & c);
    const unsigned int second_53 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_53;
    const unsigned int v_372 = a;
    a = first_53 + second_53;
    const unsigned int v_373 = b;
    b = v_372;
    const unsigned int v_374 = c;
    c = v_373;
    const unsigned int v_375 = d + first_53;
    d = v_374;
    const unsigned int v_376 = e;
    e = v_375;
    const unsigned int v_377 = f;
    f = v_376;
    const unsigned int v_378 = g;
    g = v_377;
    h = v_378;
    const unsigned int small_38 = ((near_25 >> 7u) | (near_25 << 25u))
        ^ ((near_25 >> 18u) | (near_25 << 14u)) ^ (near_25 >> 3u);
    const unsigned int large_38 = ((near_38 >> 17u) | (near_38 << 15u))
        ^ ((near_38 >> 19u) | (near_38 << 13u)) ^ (near_38 >> 10u);
    unsigned int word_54 = near_24 + small_38 + near_33 + large_38;
    const unsigned int near_40 = word_54;
    const unsigned int chosen_54 = (e & f) ^ (~e & g);
    const unsigned int mixed_54 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const unsigned int first_54 = h + mixed_54 + chosen_54 + 1537002063u + word_54;
    const unsigned int majority_54 = (a & b) ^ (a & c) ^ (b & c);
    const unsigned int second_54 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_54;
    const unsigned int v_379 = a;
    a = first_54 + second_54;
    const unsigned int v_380 = b;
    b = v_379;
    const unsigned int v_381 = c;
    c = v_380;
    const unsigned int v_382 = d + first_54;
    d = v_381;
    const unsigned int v_383 = e;
    e = v_382;
    const unsigned int v_384 = f;
    f = v_383;
    const unsigned int v_385 = g;
    g = v_384;
    h = v_385;
    const unsigned int small_39 = ((near_26 >> 7u) | (near_26 << 25u))
        ^ ((near_26 >> 18u) | (near_26 << 14u)) ^ (near_26 >> 3u);
    const unsigned int large_39 = ((near_39 >> 17u) | (near_39 << 15u))
        ^ ((near_39 >> 19u) | (near_39 << 13u)) ^ (near_39 >> 10u);
    unsigned int word_55 = near_25 + small_39 + near_34 + large_39;
    const unsigned int near_41 = word_55;
    const unsigned int chosen_55 = (e & f) ^ (~e & g);
    const unsigned int mixed_55 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const unsigned int first_55 = h + mixed_55 + chosen_55 + 1747873779u + word_55;
    const unsigned int majority_55 = (a & b) ^ (a & c) ^ (b & c);
    const unsigned int second_55 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_55;
    const unsigned int v_386 = a;
    a = first_55 + second_55;
    const unsigned int v_387 = b;
    b = v_386;
    const unsigned int v_388 = c;
    c = v_387;
    const unsigned int v_389 = d + first_55;
    d = v_388;
    const unsigned int v_390 = e;
    e = v_389;
    const unsigned int v_391 = f;
    f = v_390;
    const unsigned int v_392 = g;
    g = v_391;
    h = v_392;
    const unsigned int small_40 = ((near_27 >> 7u) | (near_27 << 25u))
        ^ ((near_27 >> 18u) | (near_27 << 14u)) ^ (near_27 >> 3u);
    const unsigned int large_40 = ((near_40 >> 17u) | (near_40 << 15u))
        ^ ((near_40 >> 19u) | (near_40 << 13u)) ^ (near_40 >> 10u);
    unsigned int word_56 = near_26 + small_40 + near_35 + large_40;
    const unsigned int near_42 = word_56;
    const unsigned int chosen_56 = (e & f) ^ (~e & g);
    const unsigned int mixed_56 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const unsigned int first_56 = h + mixed_56 + chosen_56 + 1955562222u + word_56;
    const unsigned int majority_56 = (a & b) ^ (a & c) ^ (b & c);
    const unsigned int second_56 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_56;
    const unsigned int v_393 = a;
    a = first_56 + second_56;
    const unsigned int v_394 = b;
    b = v_393;
    const unsigned int v_395 = c;
    c = v_394;
    const unsigned int v_396 = d + first_56;
    d = v_395;
    const unsigned int v_397 = e;
    e = v_396;
    const unsigned int v_398 = f;
    f = v_397;
    const unsigned int v_399 = g;
    g = v_398;
    h = v_399;
    const unsigned int small_41 = ((near_28 >> 7u) | (near_28 << 25u))
        ^ ((near_28 >> 18u) | (near_28 << 14u)) ^ (near_28 >> 3u);
    const unsigned int large_41 = ((near_41 >> 17u) | (near_41 << 15u))
        ^ ((near_41 >> 19u) | (near_41 << 13u)) ^ (near_41 >> 10u);
    unsigned int word_57 = near_27 + small_41 + near_36 + large_41;
    const unsigned int near_43 = word_57;
    const unsigned int chosen_57 = (e & f) ^ (~e & g);
    const unsigned int mixed_57 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const unsigned int first_57 = h + mixed_57 + chosen_57 + 2024104815u + word_57;
    const unsigned int majority_57 = (a & b) ^ (a & c) ^ (b & c);
    const unsigned int second_57 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_57;
    const unsigned int v_400 = a;
    a = first_57 + second_57;
    const unsigned int v_401 = b;
    b = v_400;
    const unsigned int v_402 = c;
    c = v_401;
    const unsigned int v_403 = d + first_57;
    d = v_402;
    const unsigned int v_404 = e;
    e = v_403;
    const unsigned int v_405 = f;
    f = v_404;
    const unsigned int v_406 = g;
    g = v_405;
    h = v_406;
    const unsigned int small_42 = ((near_29 >> 7u) | (near_29 << 25u))
        ^ ((near_29 >> 18u) | (near_29 << 14u)) ^ (near_29 >> 3u);
    const unsigned int large_42 = ((near_42 >> 17u) | (near_42 << 15u))
        ^ ((near_42 >> 19u) | (near_42 << 13u)) ^ (near_42 >> 10u);
    unsigned int word_58 = near_28 + small_42 + near_37 + large_42;
    const unsigned int near_44 = word_58;
    const unsigned int chosen_58 = (e & f) ^ (~e & g);
    const unsigned int mixed_58 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const unsigned int first_58 = h + mixed_58 + chosen_58 + 2227730452u + word_58;
    const unsigned int majority_58 = (a & b) ^ (a & c) ^ (b & c);
    const unsigned int second_58 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_58;
    const unsigned int v_407 = a;
    a = first_58 + second_58;
    const unsigned int v_408 = b;
    b = v_407;
    const unsigned int v_409 = c;
    c = v_408;
    const unsigned int v_410 = d + first_58;
    d = v_409;
    const unsigned int v_411 = e;
    e = v_410;
    const unsigned int v_412 = f;
    f = v_411;
    const unsigned int v_413 = g;
    g = v_412;
    h = v_413;
    const unsigned int small_43 = ((near_30 >> 7u) | (near_30 << 25u))
        ^ ((near_30 >> 18u) | (near_30 << 14u)) ^ (near_30 >> 3u);
    const unsigned int large_43 = ((near_43 >> 17u) | (near_43 << 15u))
        ^ ((near_43 >> 19u) | (near_43 << 13u)) ^ (near_43 >> 10u);
    unsigned int word_59 = near_29 + small_43 + near_38 + large_43;
    const unsigned int near_45 = word_59;
    const unsigned int chosen_59 = (e & f) ^ (~e & g);
    const unsigned int mixed_59 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const unsigned int first_59 = h + mixed_59 + chosen_59 + 2361852424u + word_59;
    const unsigned int majority_59 = (a & b) ^ (a & c) ^ (b & c);
    const unsigned int second_59 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_59;
    const unsigned int v_414 = a;
    a = first_59 + second_59;
    const unsigned int v_415 = b;
    b = v_414;
    const unsigned int v_416 = c;
    c = v_415;
    const unsigned int v_417 = d + first_59;
    d = v_416;
    const unsigned int v_418 = e;
    e = v_417;
    const unsigned int v_419 = f;
    f = v_418;
    const unsigned int v_420 = g;
    g = v_419;
    h = v_420;
    const unsigned int small_44 = ((near_31 >> 7u) | (near_31 << 25u))
        ^ ((near_31 >> 18u) | (near_31 << 14u)) ^ (near_31 >> 3u);
    const unsigned int large_44 = ((near_44 >> 17u) | (near_44 << 15u))
        ^ ((near_44 >> 19u) | (near_44 << 13u)) ^ (near_44 >> 10u);
    unsigned int word_60 = near_30 + small_44 + near_39 + large_44;
    const unsigned int near_46 = word_60;
    const unsigned int chosen_60 = (e & f) ^ (~e & g);
    const unsigned int mixed_60 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const unsigned int first_60 = h + mixed_60 + chosen_60 + 2428436474u + word_60;
    const unsigned int majority_60 = (a & b) ^ (a & c) ^ (b & c);
    const unsigned int second_60 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_60;
    const unsigned int v_421 = a;
    a = first_60 + second_60;
    const unsigned int v_422 = b;
    b = v_421;
    const unsigned int v_423 = c;
    c = v_422;
    const unsigned int v_424 = d + first_60;
    d = v_423;
    const unsigned int v_425 = e;
    e = v_424;
    const unsigned int v_426 = f;
    f = v_425;
    const unsigned int v_427 = g;
    g = v_426;
    h = v_427;
    const unsigned int small_45 = ((near_32 >> 7u) | (near_32 << 25u))
        ^ ((near_32 >> 18u) | (near_32 << 14u)) ^ (near_32 >> 3u);
    const unsigned int large_45 = ((near_45 >> 17u) | (near_45 << 15u))
        ^ ((near_45 >> 19u) | (near_45 << 13u)) ^ (near_45 >> 10u);
    unsigned int word_61 = near_31 + small_45 + near_40 + large_45;
    const unsigned int near_47 = word_61;
    const unsigned int chosen_61 = (e & f) ^ (~e & g);
    const unsigned int mixed_61 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const unsigned int first_61 = h + mixed_61 + chosen_61 + 2756734187u + word_61;
    const unsigned int majority_61 = (a & b) ^ (a & c) ^ (b & c);
    const unsigned int second_61 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_61;
    const unsigned int v_428 = a;
    a = first_61 + second_61;
    const unsigned int v_429 = b;
    b = v_428;
    const unsigned int v_430 = c;
    c = v_429;
    const unsigned int v_431 = d + first_61;
    d = v_430;
    const unsigned int v_432 = e;
    e = v_431;
    const unsigned int v_433 = f;
    f = v_432;
    const unsigned int v_434 = g;
    g = v_433;
    h = v_434;
    const unsigned int small_46 = ((near_33 >> 7u) | (near_33 << 25u))
        ^ ((near_33 >> 18u) | (near_33 << 14u)) ^ (near_33 >> 3u);
    const unsigned int large_46 = ((near_46 >> 17u) | (near_46 << 15u))
        ^ ((near_46 >> 19u) | (near_46 << 13u)) ^ (near_46 >> 10u);
    unsigned int word_62 = near_32 + small_46 + near_41 + large_46;
    const unsigned int chosen_62 = (e & f) ^ (~e & g);
    const unsigned int mixed_62 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const unsigned int first_62 = h + mixed_62 + chosen_62 + 3204031479u + word_62;
    const unsigned int majority_62 = (a & b) ^ (a & c) ^ (b & c);
    const unsigned int second_62 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_62;
    const unsigned int v_435 = a;
    a = first_62 + second_62;
    const unsigned int v_436 = b;
    b = v_435;
    const unsigned int v_437 = c;
    c = v_436;
    const unsigned int v_438 = d + first_62;
    d = v_437;
    const unsigned int v_439 = e;
    e = v_438;
    const unsigned int v_440 = f;
    f = v_439;
    const unsigned int v_441 = g;
    g = v_440;
    h = v_441;
    const unsigned int small_47 = ((near_34 >> 7u) | (near_34 << 25u))
        ^ ((near_34 >> 18u) | (near_34 << 14u)) ^ (near_34 >> 3u);
    const unsigned int large_47 = ((near_47 >> 17u) | (near_47 << 15u))
        ^ ((near_47 >> 19u) | (near_47 << 13u)) ^ (near_47 >> 10u);
    unsigned int word_63 = near_33 + small_47 + near_42 + large_47;
    const unsigned int chosen_63 = (e & f) ^ (~e & g);
    const unsigned int mixed_63 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const unsigned int first_63 = h + mixed_63 + chosen_63 + 3329325298u + word_63;
    const unsigned int majority_63 = (a & b) ^ (a & c) ^ (b & c);
    const unsigned int second_63 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_63;
    const unsigned int v_442 = a;
    a = first_63 + second_63;
    const unsigned int v_443 = b;
    b = v_442;
    const unsigned int v_444 = c;
    c = v_443;
    const unsigned int v_445 = d + first_63;
    d = v_444;
    const unsigned int v_446 = e;
    e = v_445;
    const unsigned int v_447 = f;
    f = v_446;
    const unsigned int v_448 = g;
    g = v_447;
    h = v_448;
    const unsigned int word_64 = a;
    const unsigned int word_65 = b;
    const unsigned int word_66 = c;
    const unsigned int word_67 = d;
    const unsigned int word_68 = e;
    const unsigned int word_69 = f;
    const unsigned int word_70 = g;
    const unsigned int word_71 = h;
    const unsigned int i_1 = row * digests_shape_1;
    if (row < digests_shape_0 && 0u < digests_shape_1) {
        digests[i_1] = word_64 + 1779033703u;
    }
    if (row < digests_shape_0 && 1u < digests_shape_1) {
        digests[i_1 + 1u] = word_65 + 3144134277u;
    }
    if (row < digests_shape_0 && 2u < digests_shape_1) {
        digests[i_1 + 2u] = word_66 + 1013904242u;
    }
    if (row < digests_shape_0 && 3u < digests_shape_1) {
        digests[i_1 + 3u] = word_67 + 2773480762u;
    }
    if (row < digests_shape_0 && 4u < digests_shape_1) {
        digests[i_1 + 4u] = word_68 + 1359893119u;
    }
    if (row < digests_shape_0 && 5u < digests_shape_1) {
        digests[i_1 + 5u] = word_69 + 2600822924u;
    }
    if (row < digests_shape_0 && 6u < digests_shape_1) {
        digests[i_1 + 6u] = word_70 + 528734635u;
    }
    if (row < digests_shape_0 && 7u < digests_shape_1) {
        digests[i_1 + 7u] = word_71 + 1541459225u;
    }
}
