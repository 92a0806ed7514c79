#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint messages_shape_0;
    uint messages_shape_1;
    uint digests_shape_0;
    uint digests_shape_1;
};

[[max_total_threads_per_threadgroup(256)]]
kernel void sha256(
    device const uint* messages [[buffer(0)]],
    device uint* digests [[buffer(1)]],
    constant Scalars& scalars [[buffer(2)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint row = cube_pos.x * 256u + unit_pos.x;
    if (row >= scalars.messages_shape_0) {
        return;
    }
    const uint i = row * scalars.messages_shape_1;
    const uint v = 0u < scalars.messages_shape_1 ? messages[i] : 0u;
    const uint far = 1u < scalars.messages_shape_1 ? messages[i + 1u] : 0u;
    const uint far_1 = 2u < scalars.messages_shape_1 ? messages[i + 2u] : 0u;
    const uint far_2 = 3u < scalars.messages_shape_1 ? messages[i + 3u] : 0u;
    const uint far_3 = 4u < scalars.messages_shape_1 ? messages[i + 4u] : 0u;
    const uint far_4 = 5u < scalars.messages_shape_1 ? messages[i + 5u] : 0u;
    const uint far_5 = 6u < scalars.messages_shape_1 ? messages[i + 6u] : 0u;
    const uint far_6 = 7u < scalars.messages_shape_1 ? messages[i + 7u] : 0u;
    const uint far_7 = 8u < scalars.messages_shape_1 ? messages[i + 8u] : 0u;
    const uint far_8 = 9u < scalars.messages_shape_1 ? messages[i + 9u] : 0u;
    const uint far_9 = 10u < scalars.messages_shape_1 ? messages[i + 10u] : 0u;
    const uint far_10 = 11u < scalars.messages_shape_1 ? messages[i + 11u] : 0u;
    const uint far_11 = 12u < scalars.messages_shape_1 ? messages[i + 12u] : 0u;
    const uint far_12 = 13u < scalars.messages_shape_1 ? messages[i + 13u] : 0u;
    const uint near = 14u < scalars.messages_shape_1 ? messages[i + 14u] : 0u;
    const uint near_1 = 15u < scalars.messages_shape_1 ? messages[i + 15u] : 0u;
    uint a = 1779033703u;
    uint b = 3144134277u;
    uint c = 1013904242u;
    uint d = 2773480762u;
    uint e = 1359893119u;
    uint f = 2600822924u;
    uint g = 528734635u;
    uint h = 1541459225u;
    uint word = v;
    const uint chosen = (e & f) ^ (~e & g);
    const uint mixed = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const uint first = h + mixed + chosen + 1116352408u + word;
    const uint majority = (a & b) ^ (a & c) ^ (b & c);
    const uint second = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority;
    const uint v_1 = a;
    a = first + second;
    const uint v_2 = b;
    b = v_1;
    const uint v_3 = c;
    c = v_2;
    const uint v_4 = d + first;
    d = v_3;
    const uint v_5 = e;
    e = v_4;
    const uint v_6 = f;
    f = v_5;
    const uint v_7 = g;
    g = v_6;
    h = v_7;
    uint word_1 = far;
    const uint chosen_1 = (e & f) ^ (~e & g);
    const uint mixed_1 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const uint first_1 = h + mixed_1 + chosen_1 + 1899447441u + word_1;
    const uint majority_1 = (a & b) ^ (a & c) ^ (b & c);
    const uint second_1 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_1;
    const uint v_8 = a;
    a = first_1 + second_1;
    const uint v_9 = b;
    b = v_8;
    const uint v_10 = c;
    c = v_9;
    const uint v_11 = d + first_1;
    d = v_10;
    const uint v_12 = e;
    e = v_11;
    const uint v_13 = f;
    f = v_12;
    const uint v_14 = g;
    g = v_13;
    h = v_14;
    uint word_2 = far_1;
    const uint chosen_2 = (e & f) ^ (~e & g);
    const uint mixed_2 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const uint first_2 = h + mixed_2 + chosen_2 + 3049323471u + word_2;
    const uint majority_2 = (a & b) ^ (a & c) ^ (b & c);
    const uint second_2 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_2;
    const uint v_15 = a;
    a = first_2 + second_2;
    const uint v_16 = b;
    b = v_15;
    const uint v_17 = c;
    c = v_16;
    const uint v_18 = d + first_2;
    d = v_17;
    const uint v_19 = e;
    e = v_18;
    const uint v_20 = f;
    f = v_19;
    const uint v_21 = g;
    g = v_20;
    h = v_21;
    uint word_3 = far_2;
    const uint chosen_3 = (e & f) ^ (~e & g);
    const uint mixed_3 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const uint first_3 = h + mixed_3 + chosen_3 + 3921009573u + word_3;
    const uint majority_3 = (a & b) ^ (a & c) ^ (b & c);
    const uint second_3 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_3;
    const uint v_22 = a;
    a = first_3 + second_3;
    const uint v_23 = b;
    b = v_22;
    const uint v_24 = c;
    c = v_23;
    const uint v_25 = d + first_3;
    d = v_24;
    const uint v_26 = e;
    e = v_25;
    const uint v_27 = f;
    f = v_26;
    const uint v_28 = g;
    g = v_27;
    h = v_28;
    uint word_4 = far_3;
    const uint chosen_4 = (e & f) ^ (~e & g);
    const uint mixed_4 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const uint first_4 = h + mixed_4 + chosen_4 + 961987163u + word_4;
    const uint majority_4 = (a & b) ^ (a & c) ^ (b & c);
    const uint second_4 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_4;
    const uint v_29 = a;
    a = first_4 + second_4;
    const uint v_30 = b;
    b = v_29;
    const uint v_31 = c;
    c = v_30;
    const uint v_32 = d + first_4;
    d = v_31;
    const uint v_33 = e;
    e = v_32;
    const uint v_34 = f;
    f = v_33;
    const uint v_35 = g;
    g = v_34;
    h = v_35;
    uint word_5 = far_4;
    const uint chosen_5 = (e & f) ^ (~e & g);
    const uint mixed_5 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const uint first_5 = h + mixed_5 + chosen_5 + 1508970993u + word_5;
    const uint majority_5 = (a & b) ^ (a & c) ^ (b & c);
    const uint second_5 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_5;
    const uint v_36 = a;
    a = first_5 + second_5;
    const uint v_37 = b;
    b = v_36;
    const uint v_38 = c;
    c = v_37;
    const uint v_39 = d + first_5;
    d = v_38;
    const uint v_40 = e;
    e = v_39;
    const uint v_41 = f;
    f = v_40;
    const uint v_42 = g;
    g = v_41;
    h = v_42;
    uint word_6 = far_5;
    const uint chosen_6 = (e & f) ^ (~e & g);
    const uint mixed_6 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const uint first_6 = h + mixed_6 + chosen_6 + 2453635748u + word_6;
    const uint majority_6 = (a & b) ^ (a & c) ^ (b & c);
    const uint second_6 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_6;
    const uint v_43 = a;
    a = first_6 + second_6;
    const uint v_44 = b;
    b = v_43;
    const uint v_45 = c;
    c = v_44;
    const uint v_46 = d + first_6;
    d = v_45;
    const uint v_47 = e;
    e = v_46;
    const uint v_48 = f;
    f = v_47;
    const uint v_49 = g;
    g = v_48;
    h = v_49;
    uint word_7 = far_6;
    const uint chosen_7 = (e & f) ^ (~e & g);
    const uint mixed_7 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const uint first_7 = h + mixed_7 + chosen_7 + 2870763221u + word_7;
    const uint majority_7 = (a & b) ^ (a & c) ^ (b & c);
    const uint second_7 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_7;
    const uint v_50 = a;
    a = first_7 + second_7;
    const uint v_51 = b;
    b = v_50;
    const uint v_52 = c;
    c = v_51;
    const uint v_53 = d + first_7;
    d = v_52;
    const uint v_54 = e;
    e = v_53;
    const uint v_55 = f;
    f = v_54;
    const uint v_56 = g;
    g = v_55;
    h = v_56;
    uint word_8 = far_7;
    const uint chosen_8 = (e & f) ^ (~e & g);
    const uint mixed_8 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const uint first_8 = h + mixed_8 + chosen_8 + 3624381080u + word_8;
    const uint majority_8 = (a & b) ^ (a & c) ^ (b & c);
    const uint second_8 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_8;
    const uint v_57 = a;
    a = first_8 + second_8;
    const uint v_58 = b;
    b = v_57;
    const uint v_59 = c;
    c = v_58;
    const uint v_60 = d + first_8;
    d = v_59;
    const uint v_61 = e;
    e = v_60;
    const uint v_62 = f;
    f = v_61;
    const uint v_63 = g;
    g = v_62;
    h = v_63;
    uint word_9 = far_8;
    const uint chosen_9 = (e & f) ^ (~e & g);
    const uint mixed_9 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const uint first_9 = h + mixed_9 + chosen_9 + 310598401u + word_9;
    const uint majority_9 = (a & b) ^ (a & c) ^ (b & c);
    const uint second_9 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_9;
    const uint v_64 = a;
    a = first_9 + second_9;
    const uint v_65 = b;
    b = v_64;
    const uint v_66 = c;
    c = v_65;
    const uint v_67 = d + first_9;
    d = v_66;
    const uint v_68 = e;
    e = v_67;
    const uint v_69 = f;
    f = v_68;
    const uint v_70 = g;
    g = v_69;
    h = v_70;
    uint word_10 = far_9;
    const uint chosen_10 = (e & f) ^ (~e & g);
    const uint mixed_10 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const uint first_10 = h + mixed_10 + chosen_10 + 607225278u + word_10;
    const uint majority_10 = (a & b) ^ (a & c) ^ (b & c);
    const uint second_10 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_10;
    const uint v_71 = a;
    a = first_10 + second_10;
    const uint v_72 = b;
    b = v_71;
    const uint v_73 = c;
    c = v_72;
    const uint v_74 = d + first_10;
    d = v_73;
    const uint v_75 = e;
    e = v_74;
    const uint v_76 = f;
    f = v_75;
    const uint v_77 = g;
    g = v_76;
    h = v_77;
    uint word_11 = far_10;
    const uint chosen_11 = (e & f) ^ (~e & g);
    const uint mixed_11 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const uint first_11 = h + mixed_11 + chosen_11 + 1426881987u + word_11;
    const uint majority_11 = (a & b) ^ (a & c) ^ (b & c);
    const uint second_11 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_11;
    const uint v_78 = a;
    a = first_11 + second_11;
    const uint v_79 = b;
    b = v_78;
    const uint v_80 = c;
    c = v_79;
    const uint v_81 = d + first_11;
    d = v_80;
    const uint v_82 = e;
    e = v_81;
    const uint v_83 = f;
    f = v_82;
    const uint v_84 = g;
    g = v_83;
    h = v_84;
    uint word_12 = far_11;
    const uint chosen_12 = (e & f) ^ (~e & g);
    const uint mixed_12 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const uint first_12 = h + mixed_12 + chosen_12 + 1925078388u + word_12;
    const uint majority_12 = (a & b) ^ (a & c) ^ (b & c);
    const uint second_12 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_12;
    const uint v_85 = a;
    a = first_12 + second_12;
    const uint v_86 = b;
    b = v_85;
    const uint v_87 = c;
    c = v_86;
    const uint v_88 = d + first_12;
    d = v_87;
    const uint v_89 = e;
    e = v_88;
    const uint v_90 = f;
    f = v_89;
    const uint v_91 = g;
    g = v_90;
    h = v_91;
    uint word_13 = far_12;
    const uint chosen_13 = (e & f) ^ (~e & g);
    const uint mixed_13 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const uint first_13 = h + mixed_13 + chosen_13 + 2162078206u + word_13;
    const uint majority_13 = (a & b) ^ (a & c) ^ (b & c);
    const uint second_13 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_13;
    const uint v_92 = a;
    a = first_13 + second_13;
    const uint v_93 = b;
    b = v_92;
    const uint v_94 = c;
    c = v_93;
    const uint v_95 = d + first_13;
    d = v_94;
    const uint v_96 = e;
    e = v_95;
    const uint v_97 = f;
    f = v_96;
    const uint v_98 = g;
    g = v_97;
    h = v_98;
    uint word_14 = near;
    const uint chosen_14 = (e & f) ^ (~e & g);
    const uint mixed_14 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const uint first_14 = h + mixed_14 + chosen_14 + 2614888103u + word_14;
    const uint majority_14 = (a & b) ^ (a & c) ^ (b & c);
    const uint second_14 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_14;
    const uint v_99 = a;
    a = first_14 + second_14;
    const uint v_100 = b;
    b = v_99;
    const uint v_101 = c;
    c = v_100;
    const uint v_102 = d + first_14;
    d = v_101;
    const uint v_103 = e;
    e = v_102;
    const uint v_104 = f;
    f = v_103;
    const uint v_105 = g;
    g = v_104;
    h = v_105;
    uint word_15 = near_1;
    const uint chosen_15 = (e & f) ^ (~e & g);
    const uint mixed_15 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const uint first_15 = h + mixed_15 + chosen_15 + 3248222580u + word_15;
    const uint majority_15 = (a & b) ^ (a & c) ^ (b & c);
    const uint second_15 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_15;
    const uint v_106 = a;
    a = first_15 + second_15;
    const uint v_107 = b;
    b = v_106;
    const uint v_108 = c;
    c = v_107;
    const uint v_109 = d + first_15;
    d = v_108;
    const uint v_110 = e;
    e = v_109;
    const uint v_111 = f;
    f = v_110;
    const uint v_112 = g;
    g = v_111;
    h = v_112;
    const uint small = ((far >> 7u) | (far << 25u)) ^ ((far >> 18u) | (far << 14u)) ^ (far >> 3u);
    const uint large = ((near >> 17u) | (near << 15u)) ^ ((near >> 19u) | (near << 13u))
        ^ (near >> 10u);
    uint word_16 = v + small + far_8 + large;
    const uint near_2 = word_16;
    const uint chosen_16 = (e & f) ^ (~e & g);
    const uint mixed_16 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const uint first_16 = h + mixed_16 + chosen_16 + 3835390401u + word_16;
    const uint majority_16 = (a & b) ^ (a & c) ^ (b & c);
    const uint second_16 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_16;
    const uint v_113 = a;
    a = first_16 + second_16;
    const uint v_114 = b;
    b = v_113;
    const uint v_115 = c;
    c = v_114;
    const uint v_116 = d + first_16;
    d = v_115;
    const uint v_117 = e;
    e = v_116;
    const uint v_118 = f;
    f = v_117;
    const uint v_119 = g;
    g = v_118;
    h = v_119;
    const uint small_1 = ((far_1 >> 7u) | (far_1 << 25u)) ^ ((far_1 >> 18u) | (far_1 << 14u))
        ^ (far_1 >> 3u);
    const uint large_1 = ((near_1 >> 17u) | (near_1 << 15u)) ^ ((near_1 >> 19u) | (near_1 << 13u))
        ^ (near_1 >> 10u);
    uint word_17 = far + small_1 + far_9 + large_1;
    const uint near_3 = word_17;
    const uint chosen_17 = (e & f) ^ (~e & g);
    const uint mixed_17 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const uint first_17 = h + mixed_17 + chosen_17 + 4022224774u + word_17;
    const uint majority_17 = (a & b) ^ (a & c) ^ (b & c);
    const uint second_17 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_17;
    const uint v_120 = a;
    a = first_17 + second_17;
    const uint v_121 = b;
    b = v_120;
    const uint v_122 = c;
    c = v_121;
    const uint v_123 = d + first_17;
    d = v_122;
    const uint v_124 = e;
    e = v_123;
    const uint v_125 = f;
    f = v_124;
    const uint v_126 = g;
    g = v_125;
    h = v_126;
    const uint small_2 = ((far_2 >> 7u) | (far_2 << 25u)) ^ ((far_2 >> 18u) | (far_2 << 14u))
        ^ (far_2 >> 3u);
    const uint large_2 = ((near_2 >> 17u) | (near_2 << 15u)) ^ ((near_2 >> 19u) | (near_2 << 13u))
        ^ (near_2 >> 10u);
    uint word_18 = far_1 + small_2 + far_10 + large_2;
    const uint near_4 = word_18;
    const uint chosen_18 = (e & f) ^ (~e & g);
    const uint mixed_18 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const uint first_18 = h + mixed_18 + chosen_18 + 264347078u + word_18;
    const uint majority_18 = (a & b) ^ (a & c) ^ (b & c);
    const uint second_18 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_18;
    const uint v_127 = a;
    a = first_18 + second_18;
    const uint v_128 = b;
    b = v_127;
    const uint v_129 = c;
    c = v_128;
    const uint v_130 = d + first_18;
    d = v_129;
    const uint v_131 = e;
    e = v_130;
    const uint v_132 = f;
    f = v_131;
    const uint v_133 = g;
    g = v_132;
    h = v_133;
    const uint small_3 = ((far_3 >> 7u) | (far_3 << 25u)) ^ ((far_3 >> 18u) | (far_3 << 14u))
        ^ (far_3 >> 3u);
    const uint large_3 = ((near_3 >> 17u) | (near_3 << 15u)) ^ ((near_3 >> 19u) | (near_3 << 13u))
        ^ (near_3 >> 10u);
    uint word_19 = far_2 + small_3 + far_11 + large_3;
    const uint near_5 = word_19;
    const uint chosen_19 = (e & f) ^ (~e & g);
    const uint mixed_19 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const uint first_19 = h + mixed_19 + chosen_19 + 604807628u + word_19;
    const uint majority_19 = (a & b) ^ (a & c) ^ (b & c);
    const uint second_19 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_19;
    const uint v_134 = a;
    a = first_19 + second_19;
    const uint v_135 = b;
    b = v_134;
    const uint v_136 = c;
    c = v_135;
    const uint v_137 = d + first_19;
    d = v_136;
    const uint v_138 = e;
    e = v_137;
    const uint v_139 = f;
    f = v_138;
    const uint v_140 = g;
    g = v_139;
    h = v_140;
    const uint small_4 = ((far_4 >> 7u) | (far_4 << 25u)) ^ ((far_4 >> 18u) | (far_4 << 14u))
        ^ (far_4 >> 3u);
    const uint large_4 = ((near_4 >> 17u) | (near_4 << 15u)) ^ ((near_4 >> 19u) | (near_4 << 13u))
        ^ (near_4 >> 10u);
    uint word_20 = far_3 + small_4 + far_12 + large_4;
    const uint near_6 = word_20;
    const uint chosen_20 = (e & f) ^ (~e & g);
    const uint mixed_20 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const uint first_20 = h + mixed_20 + chosen_20 + 770255983u + word_20;
    const uint majority_20 = (a & b) ^ (a & c) ^ (b & c);
    const uint second_20 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_20;
    const uint v_141 = a;
    a = first_20 + second_20;
    const uint v_142 = b;
    b = v_141;
    const uint v_143 = c;
    c = v_142;
    const uint v_144 = d + first_20;
    d = v_143;
    const uint v_145 = e;
    e = v_144;
    const uint v_146 = f;
    f = v_145;
    const uint v_147 = g;
    g = v_146;
    h = v_147;
    const uint small_5 = ((far_5 >> 7u) | (far_5 << 25u)) ^ ((far_5 >> 18u) | (far_5 << 14u))
        ^ (far_5 >> 3u);
    const uint large_5 = ((near_5 >> 17u) | (near_5 << 15u)) ^ ((near_5 >> 19u) | (near_5 << 13u))
        ^ (near_5 >> 10u);
    uint word_21 = far_4 + small_5 + near + large_5;
    const uint near_7 = word_21;
    const uint chosen_21 = (e & f) ^ (~e & g);
    const uint mixed_21 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const uint first_21 = h + mixed_21 + chosen_21 + 1249150122u + word_21;
    const uint majority_21 = (a & b) ^ (a & c) ^ (b & c);
    const uint second_21 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_21;
    const uint v_148 = a;
    a = first_21 + second_21;
    const uint v_149 = b;
    b = v_148;
    const uint v_150 = c;
    c = v_149;
    const uint v_151 = d + first_21;
    d = v_150;
    const uint v_152 = e;
    e = v_151;
    const uint v_153 = f;
    f = v_152;
    const uint v_154 = g;
    g = v_153;
    h = v_154;
    const uint small_6 = ((far_6 >> 7u) | (far_6 << 25u)) ^ ((far_6 >> 18u) | (far_6 << 14u))
        ^ (far_6 >> 3u);
    const uint large_6 = ((near_6 >> 17u) | (near_6 << 15u)) ^ ((near_6 >> 19u) | (near_6 << 13u))
        ^ (near_6 >> 10u);
    uint word_22 = far_5 + small_6 + near_1 + large_6;
    const uint near_8 = word_22;
    const uint chosen_22 = (e & f) ^ (~e & g);
    const uint mixed_22 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const uint first_22 = h + mixed_22 + chosen_22 + 1555081692u + word_22;
    const uint majority_22 = (a & b) ^ (a & c) ^ (b & c);
    const uint second_22 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_22;
    const uint v_155 = a;
    a = first_22 + second_22;
    const uint v_156 = b;
    b = v_155;
    const uint v_157 = c;
    c = v_156;
    const uint v_158 = d + first_22;
    d = v_157;
    const uint v_159 = e;
    e = v_158;
    const uint v_160 = f;
    f = v_159;
    const uint v_161 = g;
    g = v_160;
    h = v_161;
    const uint small_7 = ((far_7 >> 7u) | (far_7 << 25u)) ^ ((far_7 >> 18u) | (far_7 << 14u))
        ^ (far_7 >> 3u);
    const uint large_7 = ((near_7 >> 17u) | (near_7 << 15u)) ^ ((near_7 >> 19u) | (near_7 << 13u))
        ^ (near_7 >> 10u);
    uint word_23 = far_6 + small_7 + near_2 + large_7;
    const uint near_9 = word_23;
    const uint chosen_23 = (e & f) ^ (~e & g);
    const uint mixed_23 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const uint first_23 = h + mixed_23 + chosen_23 + 1996064986u + word_23;
    const uint majority_23 = (a & b) ^ (a & c) ^ (b & c);
    const uint second_23 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_23;
    const uint v_162 = a;
    a = first_23 + second_23;
    const uint v_163 = b;
    b = v_162;
    const uint v_164 = c;
    c = v_163;
    const uint v_165 = d + first_23;
    d = v_164;
    const uint v_166 = e;
    e = v_165;
    const uint v_167 = f;
    f = v_166;
    const uint v_168 = g;
    g = v_167;
    h = v_168;
    const uint small_8 = ((far_8 >> 7u) | (far_8 << 25u)) ^ ((far_8 >> 18u) | (far_8 << 14u))
        ^ (far_8 >> 3u);
    const uint large_8 = ((near_8 >> 17u) | (near_8 << 15u)) ^ ((near_8 >> 19u) | (near_8 << 13u))
        ^ (near_8 >> 10u);
    uint word_24 = far_7 + small_8 + near_3 + large_8;
    const uint near_10 = word_24;
    const uint chosen_24 = (e & f) ^ (~e & g);
    const uint mixed_24 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const uint first_24 = h + mixed_24 + chosen_24 + 2554220882u + word_24;
    const uint majority_24 = (a & b) ^ (a & c) ^ (b & c);
    const uint second_24 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_24;
    const uint v_169 = a;
    a = first_24 + second_24;
    const uint v_170 = b;
    b = v_169;
    const uint v_171 = c;
    c = v_170;
    const uint v_172 = d + first_24;
    d = v_171;
    const uint v_173 = e;
    e = v_172;
    const uint v_174 = f;
    f = v_173;
    const uint v_175 = g;
    g = v_174;
    h = v_175;
    const uint small_9 = ((far_9 >> 7u) | (far_9 << 25u)) ^ ((far_9 >> 18u) | (far_9 << 14u))
        ^ (far_9 >> 3u);
    const uint large_9 = ((near_9 >> 17u) | (near_9 << 15u)) ^ ((near_9 >> 19u) | (near_9 << 13u))
        ^ (near_9 >> 10u);
    uint word_25 = far_8 + small_9 + near_4 + large_9;
    const uint near_11 = word_25;
    const uint chosen_25 = (e & f) ^ (~e & g);
    const uint mixed_25 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const uint first_25 = h + mixed_25 + chosen_25 + 2821834349u + word_25;
    const uint majority_25 = (a & b) ^ (a & c) ^ (b & c);
    const uint second_25 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_25;
    const uint v_176 = a;
    a = first_25 + second_25;
    const uint v_177 = b;
    b = v_176;
    const uint v_178 = c;
    c = v_177;
    const uint v_179 = d + first_25;
    d = v_178;
    const uint v_180 = e;
    e = v_179;
    const uint v_181 = f;
    f = v_180;
    const uint v_182 = g;
    g = v_181;
    h = v_182;
    const uint small_10 = ((far_10 >> 7u) | (far_10 << 25u)) ^ ((far_10 >> 18u) | (far_10 << 14u))
        ^ (far_10 >> 3u);
    const uint large_10 = ((near_10 >> 17u) | (near_10 << 15u))
        ^ ((near_10 >> 19u) | (near_10 << 13u)) ^ (near_10 >> 10u);
    uint word_26 = far_9 + small_10 + near_5 + large_10;
    const uint near_12 = word_26;
    const uint chosen_26 = (e & f) ^ (~e & g);
    const uint mixed_26 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const uint first_26 = h + mixed_26 + chosen_26 + 2952996808u + word_26;
    const uint majority_26 = (a & b) ^ (a & c) ^ (b & c);
    const uint second_26 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_26;
    const uint v_183 = a;
    a = first_26 + second_26;
    const uint v_184 = b;
    b = v_183;
    const uint v_185 = c;
    c = v_184;
    const uint v_186 = d + first_26;
    d = v_185;
    const uint v_187 = e;
    e = v_186;
    const uint v_188 = f;
    f = v_187;
    const uint v_189 = g;
    g = v_188;
    h = v_189;
    const uint small_11 = ((far_11 >> 7u) | (far_11 << 25u)) ^ ((far_11 >> 18u) | (far_11 << 14u))
        ^ (far_11 >> 3u);
    const uint large_11 = ((near_11 >> 17u) | (near_11 << 15u))
        ^ ((near_11 >> 19u) | (near_11 << 13u)) ^ (near_11 >> 10u);
    uint word_27 = far_10 + small_11 + near_6 + large_11;
    const uint near_13 = word_27;
    const uint chosen_27 = (e & f) ^ (~e & g);
    const uint mixed_27 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const uint first_27 = h + mixed_27 + chosen_27 + 3210313671u + word_27;
    const uint majority_27 = (a & b) ^ (a & c) ^ (b & c);
    const uint second_27 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_27;
    const uint v_190 = a;
    a = first_27 + second_27;
    const uint v_191 = b;
    b = v_190;
    const uint v_192 = c;
    c = v_191;
    const uint v_193 = d + first_27;
    d = v_192;
    const uint v_194 = e;
    e = v_193;
    const uint v_195 = f;
    f = v_194;
    const uint v_196 = g;
    g = v_195;
    h = v_196;
    const uint small_12 = ((far_12 >> 7u) | (far_12 << 25u)) ^ ((far_12 >> 18u) | (far_12 << 14u))
        ^ (far_12 >> 3u);
    const uint large_12 = ((near_12 >> 17u) | (near_12 << 15u))
        ^ ((near_12 >> 19u) | (near_12 << 13u)) ^ (near_12 >> 10u);
    uint word_28 = far_11 + small_12 + near_7 + large_12;
    const uint near_14 = word_28;
    const uint chosen_28 = (e & f) ^ (~e & g);
    const uint mixed_28 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const uint first_28 = h + mixed_28 + chosen_28 + 3336571891u + word_28;
    const uint majority_28 = (a & b) ^ (a & c) ^ (b & c);
    const uint second_28 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_28;
    const uint v_197 = a;
    a = first_28 + second_28;
    const uint v_198 = b;
    b = v_197;
    const uint v_199 = c;
    c = v_198;
    const uint v_200 = d + first_28;
    d = v_199;
    const uint v_201 = e;
    e = v_200;
    const uint v_202 = f;
    f = v_201;
    const uint v_203 = g;
    g = v_202;
    h = v_203;
    const uint small_13 = ((near >> 7u) | (near << 25u)) ^ ((near >> 18u) | (near << 14u))
        ^ (near >> 3u);
    const uint large_13 = ((near_13 >> 17u) | (near_13 << 15u))
        ^ ((near_13 >> 19u) | (near_13 << 13u)) ^ (near_13 >> 10u);
    uint word_29 = far_12 + small_13 + near_8 + large_13;
    const uint near_15 = word_29;
    const uint chosen_29 = (e & f) ^ (~e & g);
    const uint mixed_29 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const uint first_29 = h + mixed_29 + chosen_29 + 3584528711u + word_29;
    const uint majority_29 = (a & b) ^ (a & c) ^ (b & c);
    const uint second_29 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_29;
    const uint v_204 = a;
    a = first_29 + second_29;
    const uint v_205 = b;
    b = v_204;
    const uint v_206 = c;
    c = v_205;
    const uint v_207 = d + first_29;
    d = v_206;
    const uint v_208 = e;
    e = v_207;
    const uint v_209 = f;
    f = v_208;
    const uint v_210 = g;
    g = v_209;
    h = v_210;
    const uint small_14 = ((near_1 >> 7u) | (near_1 << 25u)) ^ ((near_1 >> 18u) | (near_1 << 14u))
        ^ (near_1 >> 3u);
    const uint large_14 = ((near_14 >> 17u) | (near_14 << 15u))
        ^ ((near_14 >> 19u) | (near_14 << 13u)) ^ (near_14 >> 10u);
    uint word_30 = near + small_14 + near_9 + large_14;
    const uint near_16 = word_30;
    const uint chosen_30 = (e & f) ^ (~e & g);
    const uint mixed_30 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const uint first_30 = h + mixed_30 + chosen_30 + 113926993u + word_30;
    const uint majority_30 = (a & b) ^ (a & c) ^ (b & c);
    const uint second_30 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_30;
    const uint v_211 = a;
    a = first_30 + second_30;
    const uint v_212 = b;
    b = v_211;
    const uint v_213 = c;
    c = v_212;
    const uint v_214 = d + first_30;
    d = v_213;
    const uint v_215 = e;
    e = v_214;
    const uint v_216 = f;
    f = v_215;
    const uint v_217 = g;
    g = v_216;
    h = v_217;
    const uint small_15 = ((near_2 >> 7u) | (near_2 << 25u)) ^ ((near_2 >> 18u) | (near_2 << 14u))
        ^ (near_2 >> 3u);
    const uint large_15 = ((near_15 >> 17u) | (near_15 << 15u))
        ^ ((near_15 >> 19u) | (near_15 << 13u)) ^ (near_15 >> 10u);
    uint word_31 = near_1 + small_15 + near_10 + large_15;
    const uint near_17 = word_31;
    const uint chosen_31 = (e & f) ^ (~e & g);
    const uint mixed_31 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const uint first_31 = h + mixed_31 + chosen_31 + 338241895u + word_31;
    const uint majority_31 = (a & b) ^ (a & c) ^ (b & c);
    const uint second_31 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_31;
    const uint v_218 = a;
    a = first_31 + second_31;
    const uint v_219 = b;
    b = v_218;
    const uint v_220 = c;
    c = v_219;
    const uint v_221 = d + first_31;
    d = v_220;
    const uint v_222 = e;
    e = v_221;
    const uint v_223 = f;
    f = v_222;
    const uint v_224 = g;
    g = v_223;
    h = v_224;
    const uint small_16 = ((near_3 >> 7u) | (near_3 << 25u)) ^ ((near_3 >> 18u) | (near_3 << 14u))
        ^ (near_3 >> 3u);
    const uint large_16 = ((near_16 >> 17u) | (near_16 << 15u))
        ^ ((near_16 >> 19u) | (near_16 << 13u)) ^ (near_16 >> 10u);
    uint word_32 = near_2 + small_16 + near_11 + large_16;
    const uint near_18 = word_32;
    const uint chosen_32 = (e & f) ^ (~e & g);
    const uint mixed_32 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const uint first_32 = h + mixed_32 + chosen_32 + 666307205u + word_32;
    const uint majority_32 = (a & b) ^ (a & c) ^ (b & c);
    const uint second_32 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_32;
    const uint v_225 = a;
    a = first_32 + second_32;
    const uint v_226 = b;
    b = v_225;
    const uint v_227 = c;
    c = v_226;
    const uint v_228 = d + first_32;
    d = v_227;
    const uint v_229 = e;
    e = v_228;
    const uint v_230 = f;
    f = v_229;
    const uint v_231 = g;
    g = v_230;
    h = v_231;
    const uint small_17 = ((near_4 >> 7u) | (near_4 << 25u)) ^ ((near_4 >> 18u) | (near_4 << 14u))
        ^ (near_4 >> 3u);
    const uint large_17 = ((near_17 >> 17u) | (near_17 << 15u))
        ^ ((near_17 >> 19u) | (near_17 << 13u)) ^ (near_17 >> 10u);
    uint word_33 = near_3 + small_17 + near_12 + large_17;
    const uint near_19 = word_33;
    const uint chosen_33 = (e & f) ^ (~e & g);
    const uint mixed_33 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const uint first_33 = h + mixed_33 + chosen_33 + 773529912u + word_33;
    const uint majority_33 = (a & b) ^ (a & c) ^ (b & c);
    const uint second_33 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_33;
    const uint v_232 = a;
    a = first_33 + second_33;
    const uint v_233 = b;
    b = v_232;
    const uint v_234 = c;
    c = v_233;
    const uint v_235 = d + first_33;
    d = v_234;
    const uint v_236 = e;
    e = v_235;
    const uint v_237 = f;
    f = v_236;
    const uint v_238 = g;
    g = v_237;
    h = v_238;
    const uint small_18 = ((near_5 >> 7u) | (near_5 << 25u)) ^ ((near_5 >> 18u) | (near_5 << 14u))
        ^ (near_5 >> 3u);
    const uint large_18 = ((near_18 >> 17u) | (near_18 << 15u))
        ^ ((near_18 >> 19u) | (near_18 << 13u)) ^ (near_18 >> 10u);
    uint word_34 = near_4 + small_18 + near_13 + large_18;
    const uint near_20 = word_34;
    const uint chosen_34 = (e & f) ^ (~e & g);
    const uint mixed_34 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const uint first_34 = h + mixed_34 + chosen_34 + 1294757372u + word_34;
    const uint majority_34 = (a & b) ^ (a & c) ^ (b & c);
    const uint second_34 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_34;
    const uint v_239 = a;
    a = first_34 + second_34;
    const uint v_240 = b;
    b = v_239;
    const uint v_241 = c;
    c = v_240;
    const uint v_242 = d + first_34;
    d = v_241;
    const uint v_243 = e;
    e = v_242;
    const uint v_244 = f;
    f = v_243;
    const uint v_245 = g;
    g = v_244;
    h = v_245;
    const uint small_19 = ((near_6 >> 7u) | (near_6 << 25u)) ^ ((near_6 >> 18u) | (near_6 << 14u))
        ^ (near_6 >> 3u);
    const uint large_19 = ((near_19 >> 17u) | (near_19 << 15u))
        ^ ((near_19 >> 19u) | (near_19 << 13u)) ^ (near_19 >> 10u);
    uint word_35 = near_5 + small_19 + near_14 + large_19;
    const uint near_21 = word_35;
    const uint chosen_35 = (e & f) ^ (~e & g);
    const uint mixed_35 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const uint first_35 = h + mixed_35 + chosen_35 + 1396182291u + word_35;
    const uint majority_35 = (a & b) ^ (a & c) ^ (b & c);
    const uint second_35 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_35;
    const uint v_246 = a;
    a = first_35 + second_35;
    const uint v_247 = b;
    b = v_246;
    const uint v_248 = c;
    c = v_247;
    const uint v_249 = d + first_35;
    d = v_248;
    const uint v_250 = e;
    e = v_249;
    const uint v_251 = f;
    f = v_250;
    const uint v_252 = g;
    g = v_251;
    h = v_252;
    const uint small_20 = ((near_7 >> 7u) | (near_7 << 25u)) ^ ((near_7 >> 18u) | (near_7 << 14u))
        ^ (near_7 >> 3u);
    const uint large_20 = ((near_20 >> 17u) | (near_20 << 15u))
        ^ ((near_20 >> 19u) | (near_20 << 13u)) ^ (near_20 >> 10u);
    uint word_36 = near_6 + small_20 + near_15 + large_20;
    const uint near_22 = word_36;
    const uint chosen_36 = (e & f) ^ (~e & g);
    const uint mixed_36 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const uint first_36 = h + mixed_36 + chosen_36 + 1695183700u + word_36;
    const uint majority_36 = (a & b) ^ (a & c) ^ (b & c);
    const uint second_36 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_36;
    const uint v_253 = a;
    a = first_36 + second_36;
    const uint v_254 = b;
    b = v_253;
    const uint v_255 = c;
    c = v_254;
    const uint v_256 = d + first_36;
    d = v_255;
    const uint v_257 = e;
    e = v_256;
    const uint v_258 = f;
    f = v_257;
    const uint v_259 = g;
    g = v_258;
    h = v_259;
    const uint small_21 = ((near_8 >> 7u) | (near_8 << 25u)) ^ ((near_8 >> 18u) | (near_8 << 14u))
        ^ (near_8 >> 3u);
    const uint large_21 = ((near_21 >> 17u) | (near_21 << 15u))
        ^ ((near_21 >> 19u) | (near_21 << 13u)) ^ (near_21 >> 10u);
    uint word_37 = near_7 + small_21 + near_16 + large_21;
    const uint near_23 = word_37;
    const uint chosen_37 = (e & f) ^ (~e & g);
    const uint mixed_37 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const uint first_37 = h + mixed_37 + chosen_37 + 1986661051u + word_37;
    const uint majority_37 = (a & b) ^ (a & c) ^ (b & c);
    const uint second_37 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_37;
    const uint v_260 = a;
    a = first_37 + second_37;
    const uint v_261 = b;
    b = v_260;
    const uint v_262 = c;
    c = v_261;
    const uint v_263 = d + first_37;
    d = v_262;
    const uint v_264 = e;
    e = v_263;
    const uint v_265 = f;
    f = v_264;
    const uint v_266 = g;
    g = v_265;
    h = v_266;
    const uint small_22 = ((near_9 >> 7u) | (near_9 << 25u)) ^ ((near_9 >> 18u) | (near_9 << 14u))
        ^ (near_9 >> 3u);
    const uint large_22 = ((near_22 >> 17u) | (near_22 << 15u))
        ^ ((near_22 >> 19u) | (near_22 << 13u)) ^ (near_22 >> 10u);
    uint word_38 = near_8 + small_22 + near_17 + large_22;
    const uint near_24 = word_38;
    const uint chosen_38 = (e & f) ^ (~e & g);
    const uint mixed_38 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const uint first_38 = h + mixed_38 + chosen_38 + 2177026350u + word_38;
    const uint majority_38 = (a & b) ^ (a & c) ^ (b & c);
    const uint second_38 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_38;
    const uint v_267 = a;
    a = first_38 + second_38;
    const uint v_268 = b;
    b = v_267;
    const uint v_269 = c;
    c = v_268;
    const uint v_270 = d + first_38;
    d = v_269;
    const uint v_271 = e;
    e = v_270;
    const uint v_272 = f;
    f = v_271;
    const uint v_273 = g;
    g = v_272;
    h = v_273;
    const uint small_23 = ((near_10 >> 7u) | (near_10 << 25u))
        ^ ((near_10 >> 18u) | (near_10 << 14u)) ^ (near_10 >> 3u);
    const uint large_23 = ((near_23 >> 17u) | (near_23 << 15u))
        ^ ((near_23 >> 19u) | (near_23 << 13u)) ^ (near_23 >> 10u);
    uint word_39 = near_9 + small_23 + near_18 + large_23;
    const uint near_25 = word_39;
    const uint chosen_39 = (e & f) ^ (~e & g);
    const uint mixed_39 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const uint first_39 = h + mixed_39 + chosen_39 + 2456956037u + word_39;
    const uint majority_39 = (a & b) ^ (a & c) ^ (b & c);
    const uint second_39 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_39;
    const uint v_274 = a;
    a = first_39 + second_39;
    const uint v_275 = b;
    b = v_274;
    const uint v_276 = c;
    c = v_275;
    const uint v_277 = d + first_39;
    d = v_276;
    const uint v_278 = e;
    e = v_277;
    const uint v_279 = f;
    f = v_278;
    const uint v_280 = g;
    g = v_279;
    h = v_280;
    const uint small_24 = ((near_11 >> 7u) | (near_11 << 25u))
        ^ ((near_11 >> 18u) | (near_11 << 14u)) ^ (near_11 >> 3u);
    const uint large_24 = ((near_24 >> 17u) | (near_24 << 15u))
        ^ ((near_24 >> 19u) | (near_24 << 13u)) ^ (near_24 >> 10u);
    uint word_40 = near_10 + small_24 + near_19 + large_24;
    const uint near_26 = word_40;
    const uint chosen_40 = (e & f) ^ (~e & g);
    const uint mixed_40 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const uint first_40 = h + mixed_40 + chosen_40 + 2730485921u + word_40;
    const uint majority_40 = (a & b) ^ (a & c) ^ (b & c);
    const uint second_40 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_40;
    const uint v_281 = a;
    a = first_40 + second_40;
    const uint v_282 = b;
    b = v_281;
    const uint v_283 = c;
    c = v_282;
    const uint v_284 = d + first_40;
    d = v_283;
    const uint v_285 = e;
    e = v_284;
    const uint v_286 = f;
    f = v_285;
    const uint v_287 = g;
    g = v_286;
    h = v_287;
    const uint small_25 = ((near_12 >> 7u) | (near_12 << 25u))
        ^ ((near_12 >> 18u) | (near_12 << 14u)) ^ (near_12 >> 3u);
    const uint large_25 = ((near_25 >> 17u) | (near_25 << 15u))
        ^ ((near_25 >> 19u) | (near_25 << 13u)) ^ (near_25 >> 10u);
    uint word_41 = near_11 + small_25 + near_20 + large_25;
    const uint near_27 = word_41;
    const uint chosen_41 = (e & f) ^ (~e & g);
    const uint mixed_41 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const uint first_41 = h + mixed_41 + chosen_41 + 2820302411u + word_41;
    const uint majority_41 = (a & b) ^ (a & c) ^ (b & c);
    const uint second_41 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_41;
    const uint v_288 = a;
    a = first_41 + second_41;
    const uint v_289 = b;
    b = v_288;
    const uint v_290 = c;
    c = v_289;
    const uint v_291 = d + first_41;
    d = v_290;
    const uint v_292 = e;
    e = v_291;
    const uint v_293 = f;
    f = v_292;
    const uint v_294 = g;
    g = v_293;
    h = v_294;
    const uint small_26 = ((near_13 >> 7u) | (near_13 << 25u))
        ^ ((near_13 >> 18u) | (near_13 << 14u)) ^ (near_13 >> 3u);
    const uint large_26 = ((near_26 >> 17u) | (near_26 << 15u))
        ^ ((near_26 >> 19u) | (near_26 << 13u)) ^ (near_26 >> 10u);
    uint word_42 = near_12 + small_26 + near_21 + large_26;
    const uint near_28 = word_42;
    const uint chosen_42 = (e & f) ^ (~e & g);
    const uint mixed_42 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const uint first_42 = h + mixed_42 + chosen_42 + 3259730800u + word_42;
    const uint majority_42 = (a & b) ^ (a & c) ^ (b & c);
    const uint second_42 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_42;
    const uint v_295 = a;
    a = first_42 + second_42;
    const uint v_296 = b;
    b = v_295;
    const uint v_297 = c;
    c = v_296;
    const uint v_298 = d + first_42;
    d = v_297;
    const uint v_299 = e;
    e = v_298;
    const uint v_300 = f;
    f = v_299;
    const uint v_301 = g;
    g = v_300;
    h = v_301;
    const uint small_27 = ((near_14 >> 7u) | (near_14 << 25u))
        ^ ((near_14 >> 18u) | (near_14 << 14u)) ^ (near_14 >> 3u);
    const uint large_27 = ((near_27 >> 17u) | (near_27 << 15u))
        ^ ((near_27 >> 19u) | (near_27 << 13u)) ^ (near_27 >> 10u);
    uint word_43 = near_13 + small_27 + near_22 + large_27;
    const uint near_29 = word_43;
    const uint chosen_43 = (e & f) ^ (~e & g);
    const uint mixed_43 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const uint first_43 = h + mixed_43 + chosen_43 + 3345764771u + word_43;
    const uint majority_43 = (a & b) ^ (a & c) ^ (b & c);
    const uint second_43 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_43;
    const uint v_302 = a;
    a = first_43 + second_43;
    const uint v_303 = b;
    b = v_302;
    const uint v_304 = c;
    c = v_303;
    const uint v_305 = d + first_43;
    d = v_304;
    const uint v_306 = e;
    e = v_305;
    const uint v_307 = f;
    f = v_306;
    const uint v_308 = g;
    g = v_307;
    h = v_308;
    const uint small_28 = ((near_15 >> 7u) | (near_15 << 25u))
        ^ ((near_15 >> 18u) | (near_15 << 14u)) ^ (near_15 >> 3u);
    const uint large_28 = ((near_28 >> 17u) | (near_28 << 15u))
        ^ ((near_28 >> 19u) | (near_28 << 13u)) ^ (near_28 >> 10u);
    uint word_44 = near_14 + small_28 + near_23 + large_28;
    const uint near_30 = word_44;
    const uint chosen_44 = (e & f) ^ (~e & g);
    const uint mixed_44 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const uint first_44 = h + mixed_44 + chosen_44 + 3516065817u + word_44;
    const uint majority_44 = (a & b) ^ (a & c) ^ (b & c);
    const uint second_44 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_44;
    const uint v_309 = a;
    a = first_44 + second_44;
    const uint v_310 = b;
    b = v_309;
    const uint v_311 = c;
    c = v_310;
    const uint v_312 = d + first_44;
    d = v_311;
    const uint v_313 = e;
    e = v_312;
    const uint v_314 = f;
    f = v_313;
    const uint v_315 = g;
    g = v_314;
    h = v_315;
    const uint small_29 = ((near_16 >> 7u) | (near_16 << 25u))
        ^ ((near_16 >> 18u) | (near_16 << 14u)) ^ (near_16 >> 3u);
    const uint large_29 = ((near_29 >> 17u) | (near_29 << 15u))
        ^ ((near_29 >> 19u) | (near_29 << 13u)) ^ (near_29 >> 10u);
    uint word_45 = near_15 + small_29 + near_24 + large_29;
    const uint near_31 = word_45;
    const uint chosen_45 = (e & f) ^ (~e & g);
    const uint mixed_45 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const uint first_45 = h + mixed_45 + chosen_45 + 3600352804u + word_45;
    const uint majority_45 = (a & b) ^ (a & c) ^ (b & c);
    const uint second_45 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_45;
    const uint v_316 = a;
    a = first_45 + second_45;
    const uint v_317 = b;
    b = v_316;
    const uint v_318 = c;
    c = v_317;
    const uint v_319 = d + first_45;
    d = v_318;
    const uint v_320 = e;
    e = v_319;
    const uint v_321 = f;
    f = v_320;
    const uint v_322 = g;
    g = v_321;
    h = v_322;
    const uint small_30 = ((near_17 >> 7u) | (near_17 << 25u))
        ^ ((near_17 >> 18u) | (near_17 << 14u)) ^ (near_17 >> 3u);
    const uint large_30 = ((near_30 >> 17u) | (near_30 << 15u))
        ^ ((near_30 >> 19u) | (near_30 << 13u)) ^ (near_30 >> 10u);
    uint word_46 = near_16 + small_30 + near_25 + large_30;
    const uint near_32 = word_46;
    const uint chosen_46 = (e & f) ^ (~e & g);
    const uint mixed_46 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const uint first_46 = h + mixed_46 + chosen_46 + 4094571909u + word_46;
    const uint majority_46 = (a & b) ^ (a & c) ^ (b & c);
    const uint second_46 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_46;
    const uint v_323 = a;
    a = first_46 + second_46;
    const uint v_324 = b;
    b = v_323;
    const uint v_325 = c;
    c = v_324;
    const uint v_326 = d + first_46;
    d = v_325;
    const uint v_327 = e;
    e = v_326;
    const uint v_328 = f;
    f = v_327;
    const uint v_329 = g;
    g = v_328;
    h = v_329;
    const uint small_31 = ((near_18 >> 7u) | (near_18 << 25u))
        ^ ((near_18 >> 18u) | (near_18 << 14u)) ^ (near_18 >> 3u);
    const uint large_31 = ((near_31 >> 17u) | (near_31 << 15u))
        ^ ((near_31 >> 19u) | (near_31 << 13u)) ^ (near_31 >> 10u);
    uint word_47 = near_17 + small_31 + near_26 + large_31;
    const uint near_33 = word_47;
    const uint chosen_47 = (e & f) ^ (~e & g);
    const uint mixed_47 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const uint first_47 = h + mixed_47 + chosen_47 + 275423344u + word_47;
    const uint majority_47 = (a & b) ^ (a & c) ^ (b & c);
    const uint second_47 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_47;
    const uint v_330 = a;
    a = first_47 + second_47;
    const uint v_331 = b;
    b = v_330;
    const uint v_332 = c;
    c = v_331;
    const uint v_333 = d + first_47;
    d = v_332;
    const uint v_334 = e;
    e = v_333;
    const uint v_335 = f;
    f = v_334;
    const uint v_336 = g;
    g = v_335;
    h = v_336;
    const uint small_32 = ((near_19 >> 7u) | (near_19 << 25u))
        ^ ((near_19 >> 18u) | (near_19 << 14u)) ^ (near_19 >> 3u);
    const uint large_32 = ((near_32 >> 17u) | (near_32 << 15u))
        ^ ((near_32 >> 19u) | (near_32 << 13u)) ^ (near_32 >> 10u);
    uint word_48 = near_18 + small_32 + near_27 + large_32;
    const uint near_34 = word_48;
    const uint chosen_48 = (e & f) ^ (~e & g);
    const uint mixed_48 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const uint first_48 = h + mixed_48 + chosen_48 + 430227734u + word_48;
    const uint majority_48 = (a & b) ^ (a & c) ^ (b & c);
    const uint second_48 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_48;
    const uint v_337 = a;
    a = first_48 + second_48;
    const uint v_338 = b;
    b = v_337;
    const uint v_339 = c;
    c = v_338;
    const uint v_340 = d + first_48;
    d = v_339;
    const uint v_341 = e;
    e = v_340;
    const uint v_342 = f;
    f = v_341;
    const uint v_343 = g;
    g = v_342;
    h = v_343;
    const uint small_33 = ((near_20 >> 7u) | (near_20 << 25u))
        ^ ((near_20 >> 18u) | (near_20 << 14u)) ^ (near_20 >> 3u);
    const uint large_33 = ((near_33 >> 17u) | (near_33 << 15u))
        ^ ((near_33 >> 19u) | (near_33 << 13u)) ^ (near_33 >> 10u);
    uint word_49 = near_19 + small_33 + near_28 + large_33;
    const uint near_35 = word_49;
    const uint chosen_49 = (e & f) ^ (~e & g);
    const uint mixed_49 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const uint first_49 = h + mixed_49 + chosen_49 + 506948616u + word_49;
    const uint majority_49 = (a & b) ^ (a & c) ^ (b & c);
    const uint second_49 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_49;
    const uint v_344 = a;
    a = first_49 + second_49;
    const uint v_345 = b;
    b = v_344;
    const uint v_346 = c;
    c = v_345;
    const uint v_347 = d + first_49;
    d = v_346;
    const uint v_348 = e;
    e = v_347;
    const uint v_349 = f;
    f = v_348;
    const uint v_350 = g;
    g = v_349;
    h = v_350;
    const uint small_34 = ((near_21 >> 7u) | (near_21 << 25u))
        ^ ((near_21 >> 18u) | (near_21 << 14u)) ^ (near_21 >> 3u);
    const uint large_34 = ((near_34 >> 17u) | (near_34 << 15u))
        ^ ((near_34 >> 19u) | (near_34 << 13u)) ^ (near_34 >> 10u);
    uint word_50 = near_20 + small_34 + near_29 + large_34;
    const uint near_36 = word_50;
    const uint chosen_50 = (e & f) ^ (~e & g);
    const uint mixed_50 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const uint first_50 = h + mixed_50 + chosen_50 + 659060556u + word_50;
    const uint majority_50 = (a & b) ^ (a & c) ^ (b & c);
    const uint second_50 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_50;
    const uint v_351 = a;
    a = first_50 + second_50;
    const uint v_352 = b;
    b = v_351;
    const uint v_353 = c;
    c = v_352;
    const uint v_354 = d + first_50;
    d = v_353;
    const uint v_355 = e;
    e = v_354;
    const uint v_356 = f;
    f = v_355;
    const uint v_357 = g;
    g = v_356;
    h = v_357;
    const uint small_35 = ((near_22 >> 7u) | (near_22 << 25u))
        ^ ((near_22 >> 18u) | (near_22 << 14u)) ^ (near_22 >> 3u);
    const uint large_35 = ((near_35 >> 17u) | (near_35 << 15u))
        ^ ((near_35 >> 19u) | (near_35 << 13u)) ^ (near_35 >> 10u);
    uint word_51 = near_21 + small_35 + near_30 + large_35;
    const uint near_37 = word_51;
    const uint chosen_51 = (e & f) ^ (~e & g);
    const uint mixed_51 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const uint first_51 = h + mixed_51 + chosen_51 + 883997877u + word_51;
    const uint majority_51 = (a & b) ^ (a & c) ^ (b & c);
    const uint second_51 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_51;
    const uint v_358 = a;
    a = first_51 + second_51;
    const uint v_359 = b;
    b = v_358;
    const uint v_360 = c;
    c = v_359;
    const uint v_361 = d + first_51;
    d = v_360;
    const uint v_362 = e;
    e = v_361;
    const uint v_363 = f;
    f = v_362;
    const uint v_364 = g;
    g = v_363;
    h = v_364;
    const uint small_36 = ((near_23 >> 7u) | (near_23 << 25u))
        ^ ((near_23 >> 18u) | (near_23 << 14u)) ^ (near_23 >> 3u);
    const uint large_36 = ((near_36 >> 17u) | (near_36 << 15u))
        ^ ((near_36 >> 19u) | (near_36 << 13u)) ^ (near_36 >> 10u);
    uint word_52 = near_22 + small_36 + near_31 + large_36;
    const uint near_38 = word_52;
    const uint chosen_52 = (e & f) ^ (~e & g);
    const uint mixed_52 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const uint first_52 = h + mixed_52 + chosen_52 + 958139571u + word_52;
    const uint majority_52 = (a & b) ^ (a & c) ^ (b & c);
    const uint second_52 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_52;
    const uint v_365 = a;
    a = first_52 + second_52;
    const uint v_366 = b;
    b = v_365;
    const uint v_367 = c;
    c = v_366;
    const uint v_368 = d + first_52;
    d = v_367;
    const uint v_369 = e;
    e = v_368;
    const uint v_370 = f;
    f = v_369;
    const uint v_371 = g;
    g = v_370;
    h = v_371;
    const uint small_37 = ((near_24 >> 7u) | (near_24 << 25u))
        ^ ((near_24 >> 18u) | (near_24 << 14u)) ^ (near_24 >> 3u);
    const uint large_37 = ((near_37 >> 17u) | (near_37 << 15u))
        ^ ((near_37 >> 19u) | (near_37 << 13u)) ^ (near_37 >> 10u);
    uint word_53 = near_23 + small_37 + near_32 + large_37;
    const uint near_39 = word_53;
    const uint chosen_53 = (e & f) ^ (~e & g);
    const uint mixed_53 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const uint first_53 = h + mixed_53 + chosen_53 + 1322822218u + word_53;
    const uint majority_53 = (a & b) ^ (a & c) ^ (b & c);
    const uint second_53 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_53;
    const uint v_372 = a;
    a = first_53 + second_53;
    const uint v_373 = b;
    b = v_372;
    const uint v_374 = c;
    c = v_373;
    const uint v_375 = d + first_53;
    d = v_374;
    const uint v_376 = e;
    e = v_375;
    const uint v_377 = f;
    f = v_376;
    const uint v_378 = g;
    g = v_377;
    h = v_378;
    const uint small_38 = ((near_25 >> 7u) | (near_25 << 25u))
        ^ ((near_25 >> 18u) | (near_25 << 14u)) ^ (near_25 >> 3u);
    const uint large_38 = ((near_38 >> 17u) | (near_38 << 15u))
        ^ ((near_38 >> 19u) | (near_38 << 13u)) ^ (near_38 >> 10u);
    uint word_54 = near_24 + small_38 + near_33 + large_38;
    const uint near_40 = word_54;
    const uint chosen_54 = (e & f) ^ (~e & g);
    const uint mixed_54 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const uint first_54 = h + mixed_54 + chosen_54 + 1537002063u + word_54;
    const uint majority_54 = (a & b) ^ (a & c) ^ (b & c);
    const uint second_54 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_54;
    const uint v_379 = a;
    a = first_54 + second_54;
    const uint v_380 = b;
    b = v_379;
    const uint v_381 = c;
    c = v_380;
    const uint v_382 = d + first_54;
    d = v_381;
    const uint v_383 = e;
    e = v_382;
    const uint v_384 = f;
    f = v_383;
    const uint v_385 = g;
    g = v_384;
    h = v_385;
    const uint small_39 = ((near_26 >> 7u) | (near_26 << 25u))
        ^ ((near_26 >> 18u) | (near_26 << 14u)) ^ (near_26 >> 3u);
    const uint large_39 = ((near_39 >> 17u) | (near_39 << 15u))
        ^ ((near_39 >> 19u) | (near_39 << 13u)) ^ (near_39 >> 10u);
    uint word_55 = near_25 + small_39 + near_34 + large_39;
    const uint near_41 = word_55;
    const uint chosen_55 = (e & f) ^ (~e & g);
    const uint mixed_55 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const uint first_55 = h + mixed_55 + chosen_55 + 1747873779u + word_55;
    const uint majority_55 = (a & b) ^ (a & c) ^ (b & c);
    const uint second_55 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_55;
    const uint v_386 = a;
    a = first_55 + second_55;
    const uint v_387 = b;
    b = v_386;
    const uint v_388 = c;
    c = v_387;
    const uint v_389 = d + first_55;
    d = v_388;
    const uint v_390 = e;
    e = v_389;
    const uint v_391 = f;
    f = v_390;
    const uint v_392 = g;
    g = v_391;
    h = v_392;
    const uint small_40 = ((near_27 >> 7u) | (near_27 << 25u))
        ^ ((near_27 >> 18u) | (near_27 << 14u)) ^ (near_27 >> 3u);
    const uint large_40 = ((near_40 >> 17u) | (near_40 << 15u))
        ^ ((near_40 >> 19u) | (near_40 << 13u)) ^ (near_40 >> 10u);
    uint word_56 = near_26 + small_40 + near_35 + large_40;
    const uint near_42 = word_56;
    const uint chosen_56 = (e & f) ^ (~e & g);
    const uint mixed_56 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const uint first_56 = h + mixed_56 + chosen_56 + 1955562222u + word_56;
    const uint majority_56 = (a & b) ^ (a & c) ^ (b & c);
    const uint second_56 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_56;
    const uint v_393 = a;
    a = first_56 + second_56;
    const uint v_394 = b;
    b = v_393;
    const uint v_395 = c;
    c = v_394;
    const uint v_396 = d + first_56;
    d = v_395;
    const uint v_397 = e;
    e = v_396;
    const uint v_398 = f;
    f = v_397;
    const uint v_399 = g;
    g = v_398;
    h = v_399;
    const uint small_41 = ((near_28 >> 7u) | (near_28 << 25u))
        ^ ((near_28 >> 18u) | (near_28 << 14u)) ^ (near_28 >> 3u);
    const uint large_41 = ((near_41 >> 17u) | (near_41 << 15u))
        ^ ((near_41 >> 19u) | (near_41 << 13u)) ^ (near_41 >> 10u);
    uint word_57 = near_27 + small_41 + near_36 + large_41;
    const uint near_43 = word_57;
    const uint chosen_57 = (e & f) ^ (~e & g);
    const uint mixed_57 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const uint first_57 = h + mixed_57 + chosen_57 + 2024104815u + word_57;
    const uint majority_57 = (a & b) ^ (a & c) ^ (b & c);
    const uint second_57 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_57;
    const uint v_400 = a;
    a = first_57 + second_57;
    const uint v_401 = b;
    b = v_400;
    const uint v_402 = c;
    c = v_401;
    const uint v_403 = d + first_57;
    d = v_402;
    const uint v_404 = e;
    e = v_403;
    const uint v_405 = f;
    f = v_404;
    const uint v_406 = g;
    g = v_405;
    h = v_406;
    const uint small_42 = ((near_29 >> 7u) | (near_29 << 25u))
        ^ ((near_29 >> 18u) | (near_29 << 14u)) ^ (near_29 >> 3u);
    const uint large_42 = ((near_42 >> 17u) | (near_42 << 15u))
        ^ ((near_42 >> 19u) | (near_42 << 13u)) ^ (near_42 >> 10u);
    uint word_58 = near_28 + small_42 + near_37 + large_42;
    const uint near_44 = word_58;
    const uint chosen_58 = (e & f) ^ (~e & g);
    const uint mixed_58 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const uint first_58 = h + mixed_58 + chosen_58 + 2227730452u + word_58;
    const uint majority_58 = (a & b) ^ (a & c) ^ (b & c);
    const uint second_58 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_58;
    const uint v_407 = a;
    a = first_58 + second_58;
    const uint v_408 = b;
    b = v_407;
    const uint v_409 = c;
    c = v_408;
    const uint v_410 = d + first_58;
    d = v_409;
    const uint v_411 = e;
    e = v_410;
    const uint v_412 = f;
    f = v_411;
    const uint v_413 = g;
    g = v_412;
    h = v_413;
    const uint small_43 = ((near_30 >> 7u) | (near_30 << 25u))
        ^ ((near_30 >> 18u) | (near_30 << 14u)) ^ (near_30 >> 3u);
    const uint large_43 = ((near_43 >> 17u) | (near_43 << 15u))
        ^ ((near_43 >> 19u) | (near_43 << 13u)) ^ (near_43 >> 10u);
    uint word_59 = near_29 + small_43 + near_38 + large_43;
    const uint near_45 = word_59;
    const uint chosen_59 = (e & f) ^ (~e & g);
    const uint mixed_59 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const uint first_59 = h + mixed_59 + chosen_59 + 2361852424u + word_59;
    const uint majority_59 = (a & b) ^ (a & c) ^ (b & c);
    const uint second_59 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_59;
    const uint v_414 = a;
    a = first_59 + second_59;
    const uint v_415 = b;
    b = v_414;
    const uint v_416 = c;
    c = v_415;
    const uint v_417 = d + first_59;
    d = v_416;
    const uint v_418 = e;
    e = v_417;
    const uint v_419 = f;
    f = v_418;
    const uint v_420 = g;
    g = v_419;
    h = v_420;
    const uint small_44 = ((near_31 >> 7u) | (near_31 << 25u))
        ^ ((near_31 >> 18u) | (near_31 << 14u)) ^ (near_31 >> 3u);
    const uint large_44 = ((near_44 >> 17u) | (near_44 << 15u))
        ^ ((near_44 >> 19u) | (near_44 << 13u)) ^ (near_44 >> 10u);
    uint word_60 = near_30 + small_44 + near_39 + large_44;
    const uint near_46 = word_60;
    const uint chosen_60 = (e & f) ^ (~e & g);
    const uint mixed_60 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const uint first_60 = h + mixed_60 + chosen_60 + 2428436474u + word_60;
    const uint majority_60 = (a & b) ^ (a & c) ^ (b & c);
    const uint second_60 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_60;
    const uint v_421 = a;
    a = first_60 + second_60;
    const uint v_422 = b;
    b = v_421;
    const uint v_423 = c;
    c = v_422;
    const uint v_424 = d + first_60;
    d = v_423;
    const uint v_425 = e;
    e = v_424;
    const uint v_426 = f;
    f = v_425;
    const uint v_427 = g;
    g = v_426;
    h = v_427;
    const uint small_45 = ((near_32 >> 7u) | (near_32 << 25u))
        ^ ((near_32 >> 18u) | (near_32 << 14u)) ^ (near_32 >> 3u);
    const uint large_45 = ((near_45 >> 17u) | (near_45 << 15u))
        ^ ((near_45 >> 19u) | (near_45 << 13u)) ^ (near_45 >> 10u);
    uint word_61 = near_31 + small_45 + near_40 + large_45;
    const uint near_47 = word_61;
    const uint chosen_61 = (e & f) ^ (~e & g);
    const uint mixed_61 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const uint first_61 = h + mixed_61 + chosen_61 + 2756734187u + word_61;
    const uint majority_61 = (a & b) ^ (a & c) ^ (b & c);
    const uint second_61 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_61;
    const uint v_428 = a;
    a = first_61 + second_61;
    const uint v_429 = b;
    b = v_428;
    const uint v_430 = c;
    c = v_429;
    const uint v_431 = d + first_61;
    d = v_430;
    const uint v_432 = e;
    e = v_431;
    const uint v_433 = f;
    f = v_432;
    const uint v_434 = g;
    g = v_433;
    h = v_434;
    const uint small_46 = ((near_33 >> 7u) | (near_33 << 25u))
        ^ ((near_33 >> 18u) | (near_33 << 14u)) ^ (near_33 >> 3u);
    const uint large_46 = ((near_46 >> 17u) | (near_46 << 15u))
        ^ ((near_46 >> 19u) | (near_46 << 13u)) ^ (near_46 >> 10u);
    uint word_62 = near_32 + small_46 + near_41 + large_46;
    const uint chosen_62 = (e & f) ^ (~e & g);
    const uint mixed_62 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const uint first_62 = h + mixed_62 + chosen_62 + 3204031479u + word_62;
    const uint majority_62 = (a & b) ^ (a & c) ^ (b & c);
    const uint second_62 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_62;
    const uint v_435 = a;
    a = first_62 + second_62;
    const uint v_436 = b;
    b = v_435;
    const uint v_437 = c;
    c = v_436;
    const uint v_438 = d + first_62;
    d = v_437;
    const uint v_439 = e;
    e = v_438;
    const uint v_440 = f;
    f = v_439;
    const uint v_441 = g;
    g = v_440;
    h = v_441;
    const uint small_47 = ((near_34 >> 7u) | (near_34 << 25u))
        ^ ((near_34 >> 18u) | (near_34 << 14u)) ^ (near_34 >> 3u);
    const uint large_47 = ((near_47 >> 17u) | (near_47 << 15u))
        ^ ((near_47 >> 19u) | (near_47 << 13u)) ^ (near_47 >> 10u);
    uint word_63 = near_33 + small_47 + near_42 + large_47;
    const uint chosen_63 = (e & f) ^ (~e & g);
    const uint mixed_63 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
        ^ ((e >> 25u) | (e << 7u));
    const uint first_63 = h + mixed_63 + chosen_63 + 3329325298u + word_63;
    const uint majority_63 = (a & b) ^ (a & c) ^ (b & c);
    const uint second_63 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_63;
    const uint v_442 = a;
    a = first_63 + second_63;
    const uint v_443 = b;
    b = v_442;
    const uint v_444 = c;
    c = v_443;
    const uint v_445 = d + first_63;
    d = v_444;
    const uint v_446 = e;
    e = v_445;
    const uint v_447 = f;
    f = v_446;
    const uint v_448 = g;
    g = v_447;
    h = v_448;
    const uint word_64 = a;
    const uint word_65 = b;
    const uint word_66 = c;
    const uint word_67 = d;
    const uint word_68 = e;
    const uint word_69 = f;
    const uint word_70 = g;
    const uint word_71 = h;
    const uint i_1 = row * scalars.digests_shape_1;
    if (row < scalars.digests_shape_0 && 0u < scalars.digests_shape_1) {
        digests[i_1] = word_64 + 1779033703u;
    }
    if (row < scalars.digests_shape_0 && 1u < scalars.digests_shape_1) {
        digests[i_1 + 1u] = word_65 + 3144134277u;
    }
    if (row < scalars.digests_shape_0 && 2u < scalars.digests_shape_1) {
        digests[i_1 + 2u] = word_66 + 1013904242u;
    }
    if (row < scalars.digests_shape_0 && 3u < scalars.digests_shape_1) {
        digests[i_1 + 3u] = word_67 + 2773480762u;
    }
    if (row < scalars.digests_shape_0 && 4u < scalars.digests_shape_1) {
        digests[i_1 + 4u] = word_68 + 1359893119u;
    }
    if (row < scalars.digests_shape_0 && 5u < scalars.digests_shape_1) {
        digests[i_1 + 5u] = word_69 + 2600822924u;
    }
    if (row < scalars.digests_shape_0 && 6u < scalars.digests_shape_1) {
        digests[i_1 + 6u] = word_70 + 528734635u;
    }
    if (row < scalars.digests_shape_0 && 7u < scalars.digests_shape_1) {
        digests[i_1 + 7u] = word_71 + 1541459225u;
    }
}
