struct Scalars {
    messages_shape_0: u32,
    messages_shape_1: u32,
    digests_shape_0: u32,
    digests_shape_1: u32,
}

@group(0) @binding(0) var<storage, read> messages: array<u32>;
@group(0) @binding(1) var<storage, read_write> digests: array<u32>;
@group(0) @binding(2) var<uniform> scalars: Scalars;

@compute @workgroup_size(256, 1, 1)
fn sha256(@builtin(workgroup_id) cube_pos: vec3u, @builtin(local_invocation_id) unit_pos: vec3u) {
    let row = cube_pos.x * 256u + unit_pos.x;
    if (row >= scalars.messages_shape_0) {
        return;
    }
    let i = row * scalars.messages_shape_1;
    let v = select(0u, messages[i], 0u < scalars.messages_shape_1);
    let far = select(0u, messages[i + 1u], 1u < scalars.messages_shape_1);
    let far_1 = select(0u, messages[i + 2u], 2u < scalars.messages_shape_1);
    let far_2 = select(0u, messages[i + 3u], 3u < scalars.messages_shape_1);
    let far_3 = select(0u, messages[i + 4u], 4u < scalars.messages_shape_1);
    let far_4 = select(0u, messages[i + 5u], 5u < scalars.messages_shape_1);
    let far_5 = select(0u, messages[i + 6u], 6u < scalars.messages_shape_1);
    let far_6 = select(0u, messages[i + 7u], 7u < scalars.messages_shape_1);
    let far_7 = select(0u, messages[i + 8u], 8u < scalars.messages_shape_1);
    let far_8 = select(0u, messages[i + 9u], 9u < scalars.messages_shape_1);
    let far_9 = select(0u, messages[i + 10u], 10u < scalars.messages_shape_1);
    let far_10 = select(0u, messages[i + 11u], 11u < scalars.messages_shape_1);
    let far_11 = select(0u, messages[i + 12u], 12u < scalars.messages_shape_1);
    let far_12 = select(0u, messages[i + 13u], 13u < scalars.messages_shape_1);
    let near = select(0u, messages[i + 14u], 14u < scalars.messages_shape_1);
    let near_1 = select(0u, messages[i + 15u], 15u < scalars.messages_shape_1);
    var a = 1779033703u;
    var b = 3144134277u;
    var c = 1013904242u;
    var d = 2773480762u;
    var e = 1359893119u;
    var f = 2600822924u;
    var g = 528734635u;
    var h = 1541459225u;
    var word = v;
    let chosen = (e & f) ^ (~e & g);
    let mixed = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u)) ^ ((e >> 25u) | (e << 7u));
    let first = h + mixed + chosen + 1116352408u + word;
    let majority = (a & b) ^ (a & c) ^ (b & c);
    let second = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u)) ^ ((a >> 22u) | (a << 10u)))
        + majority;
    let v_1 = a;
    a = first + second;
    let v_2 = b;
    b = v_1;
    let v_3 = c;
    c = v_2;
    let v_4 = d + first;
    d = v_3;
    let v_5 = e;
    e = v_4;
    let v_6 = f;
    f = v_5;
    let v_7 = g;
    g = v_6;
    h = v_7;
    var word_1 = far;
    let chosen_1 = (e & f) ^ (~e & g);
    let mixed_1 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u)) ^ ((e >> 25u) | (e << 7u));
    let first_1 = h + mixed_1 + chosen_1 + 1899447441u + word_1;
    let majority_1 = (a & b) ^ (a & c) ^ (b & c);
    let second_1 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_1;
    let v_8 = a;
    a = first_1 + second_1;
    let v_9 = b;
    b = v_8;
    let v_10 = c;
    c = v_9;
    let v_11 = d + first_1;
    d = v_10;
    let v_12 = e;
    e = v_11;
    let v_13 = f;
    f = v_12;
    let v_14 = g;
    g = v_13;
    h = v_14;
    var word_2 = far_1;
    let chosen_2 = (e & f) ^ (~e & g);
    let mixed_2 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u)) ^ ((e >> 25u) | (e << 7u));
    let first_2 = h + mixed_2 + chosen_2 + 3049323471u + word_2;
    let majority_2 = (a & b) ^ (a & c) ^ (b & c);
    let second_2 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_2;
    let v_15 = a;
    a = first_2 + second_2;
    let v_16 = b;
    b = v_15;
    let v_17 = c;
    c = v_16;
    let v_18 = d + first_2;
    d = v_17;
    let v_19 = e;
    e = v_18;
    let v_20 = f;
    f = v_19;
    let v_21 = g;
    g = v_20;
    h = v_21;
    var word_3 = far_2;
    let chosen_3 = (e & f) ^ (~e & g);
    let mixed_3 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u)) ^ ((e >> 25u) | (e << 7u));
    let first_3 = h + mixed_3 + chosen_3 + 3921009573u + word_3;
    let majority_3 = (a & b) ^ (a & c) ^ (b & c);
    let second_3 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_3;
    let v_22 = a;
    a = first_3 + second_3;
    let v_23 = b;
    b = v_22;
    let v_24 = c;
    c = v_23;
    let v_25 = d + first_3;
    d = v_24;
    let v_26 = e;
    e = v_25;
    let v_27 = f;
    f = v_26;
    let v_28 = g;
    g = v_27;
    h = v_28;
    var word_4 = far_3;
    let chosen_4 = (e & f) ^ (~e & g);
    let mixed_4 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u)) ^ ((e >> 25u) | (e << 7u));
    let first_4 = h + mixed_4 + chosen_4 + 961987163u + word_4;
    let majority_4 = (a & b) ^ (a & c) ^ (b & c);
    let second_4 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_4;
    let v_29 = a;
    a = first_4 + second_4;
    let v_30 = b;
    b = v_29;
    let v_31 = c;
    c = v_30;
    let v_32 = d + first_4;
    d = v_31;
    let v_33 = e;
    e = v_32;
    let v_34 = f;
    f = v_33;
    let v_35 = g;
    g = v_34;
    h = v_35;
    var word_5 = far_4;
    let chosen_5 = (e & f) ^ (~e & g);
    let mixed_5 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u)) ^ ((e >> 25u) | (e << 7u));
    let first_5 = h + mixed_5 + chosen_5 + 1508970993u + word_5;
    let majority_5 = (a & b) ^ (a & c) ^ (b & c);
    let second_5 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_5;
    let v_36 = a;
    a = first_5 + second_5;
    let v_37 = b;
    b = v_36;
    let v_38 = c;
    c = v_37;
    let v_39 = d + first_5;
    d = v_38;
    let v_40 = e;
    e = v_39;
    let v_41 = f;
    f = v_40;
    let v_42 = g;
    g = v_41;
    h = v_42;
    var word_6 = far_5;
    let chosen_6 = (e & f) ^ (~e & g);
    let mixed_6 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u)) ^ ((e >> 25u) | (e << 7u));
    let first_6 = h + mixed_6 + chosen_6 + 2453635748u + word_6;
    let majority_6 = (a & b) ^ (a & c) ^ (b & c);
    let second_6 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_6;
    let v_43 = a;
    a = first_6 + second_6;
    let v_44 = b;
    b = v_43;
    let v_45 = c;
    c = v_44;
    let v_46 = d + first_6;
    d = v_45;
    let v_47 = e;
    e = v_46;
    let v_48 = f;
    f = v_47;
    let v_49 = g;
    g = v_48;
    h = v_49;
    var word_7 = far_6;
    let chosen_7 = (e & f) ^ (~e & g);
    let mixed_7 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u)) ^ ((e >> 25u) | (e << 7u));
    let first_7 = h + mixed_7 + chosen_7 + 2870763221u + word_7;
    let majority_7 = (a & b) ^ (a & c) ^ (b & c);
    let second_7 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_7;
    let v_50 = a;
    a = first_7 + second_7;
    let v_51 = b;
    b = v_50;
    let v_52 = c;
    c = v_51;
    let v_53 = d + first_7;
    d = v_52;
    let v_54 = e;
    e = v_53;
    let v_55 = f;
    f = v_54;
    let v_56 = g;
    g = v_55;
    h = v_56;
    var word_8 = far_7;
    let chosen_8 = (e & f) ^ (~e & g);
    let mixed_8 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u)) ^ ((e >> 25u) | (e << 7u));
    let first_8 = h + mixed_8 + chosen_8 + 3624381080u + word_8;
    let majority_8 = (a & b) ^ (a & c) ^ (b & c);
    let second_8 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_8;
    let v_57 = a;
    a = first_8 + second_8;
    let v_58 = b;
    b = v_57;
    let v_59 = c;
    c = v_58;
    let v_60 = d + first_8;
    d = v_59;
    let v_61 = e;
    e = v_60;
    let v_62 = f;
    f = v_61;
    let v_63 = g;
    g = v_62;
    h = v_63;
    var word_9 = far_8;
    let chosen_9 = (e & f) ^ (~e & g);
    let mixed_9 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u)) ^ ((e >> 25u) | (e << 7u));
    let first_9 = h + mixed_9 + chosen_9 + 310598401u + word_9;
    let majority_9 = (a & b) ^ (a & c) ^ (b & c);
    let second_9 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_9;
    let v_64 = a;
    a = first_9 + second_9;
    let v_65 = b;
    b = v_64;
    let v_66 = c;
    c = v_65;
    let v_67 = d + first_9;
    d = v_66;
    let v_68 = e;
    e = v_67;
    let v_69 = f;
    f = v_68;
    let v_70 = g;
    g = v_69;
    h = v_70;
    var word_10 = far_9;
    let chosen_10 = (e & f) ^ (~e & g);
    let mixed_10 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u)) ^ ((e >> 25u) | (e << 7u));
    let first_10 = h + mixed_10 + chosen_10 + 607225278u + word_10;
    let majority_10 = (a & b) ^ (a & c) ^ (b & c);
    let second_10 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_10;
    let v_71 = a;
    a = first_10 + second_10;
    let v_72 = b;
    b = v_71;
    let v_73 = c;
    c = v_72;
    let v_74 = d + first_10;
    d = v_73;
    let v_75 = e;
    e = v_74;
    let v_76 = f;
    f = v_75;
    let v_77 = g;
    g = v_76;
    h = v_77;
    var word_11 = far_10;
    let chosen_11 = (e & f) ^ (~e & g);
    let mixed_11 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u)) ^ ((e >> 25u) | (e << 7u));
    let first_11 = h + mixed_11 + chosen_11 + 1426881987u + word_11;
    let majority_11 = (a & b) ^ (a & c) ^ (b & c);
    let second_11 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_11;
    let v_78 = a;
    a = first_11 + second_11;
    let v_79 = b;
    b = v_78;
    let v_80 = c;
    c = v_79;
    let v_81 = d + first_11;
    d = v_80;
    let v_82 = e;
    e = v_81;
    let v_83 = f;
    f = v_82;
    let v_84 = g;
    g = v_83;
    h = v_84;
    var word_12 = far_11;
    let chosen_12 = (e & f) ^ (~e & g);
    let mixed_12 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u)) ^ ((e >> 25u) | (e << 7u));
    let first_12 = h + mixed_12 + chosen_12 + 1925078388u + word_12;
    let majority_12 = (a & b) ^ (a & c) ^ (b & c);
    let second_12 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_12;
    let v_85 = a;
    a = first_12 + second_12;
    let v_86 = b;
    b = v_85;
    let v_87 = c;
    c = v_86;
    let v_88 = d + first_12;
    d = v_87;
    let v_89 = e;
    e = v_88;
    let v_90 = f;
    f = v_89;
    let v_91 = g;
    g = v_90;
    h = v_91;
    var word_13 = far_12;
    let chosen_13 = (e & f) ^ (~e & g);
    let mixed_13 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u)) ^ ((e >> 25u) | (e << 7u));
    let first_13 = h + mixed_13 + chosen_13 + 2162078206u + word_13;
    let majority_13 = (a & b) ^ (a & c) ^ (b & c);
    let second_13 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_13;
    let v_92 = a;
    a = first_13 + second_13;
    let v_93 = b;
    b = v_92;
    let v_94 = c;
    c = v_93;
    let v_95 = d + first_13;
    d = v_94;
    let v_96 = e;
    e = v_95;
    let v_97 = f;
    f = v_96;
    let v_98 = g;
    g = v_97;
    h = v_98;
    var word_14 = near;
    let chosen_14 = (e & f) ^ (~e & g);
    let mixed_14 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u)) ^ ((e >> 25u) | (e << 7u));
    let first_14 = h + mixed_14 + chosen_14 + 2614888103u + word_14;
    let majority_14 = (a & b) ^ (a & c) ^ (b & c);
    let second_14 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_14;
    let v_99 = a;
    a = first_14 + second_14;
    let v_100 = b;
    b = v_99;
    let v_101 = c;
    c = v_100;
    let v_102 = d + first_14;
    d = v_101;
    let v_103 = e;
    e = v_102;
    let v_104 = f;
    f = v_103;
    let v_105 = g;
    g = v_104;
    h = v_105;
    var word_15 = near_1;
    let chosen_15 = (e & f) ^ (~e & g);
    let mixed_15 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u)) ^ ((e >> 25u) | (e << 7u));
    let first_15 = h + mixed_15 + chosen_15 + 3248222580u + word_15;
    let majority_15 = (a & b) ^ (a & c) ^ (b & c);
    let second_15 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_15;
    let v_106 = a;
    a = first_15 + second_15;
    let v_107 = b;
    b = v_106;
    let v_108 = c;
    c = v_107;
    let v_109 = d + first_15;
    d = v_108;
    let v_110 = e;
    e = v_109;
    let v_111 = f;
    f = v_110;
    let v_112 = g;
    g = v_111;
    h = v_112;
    let small = ((far >> 7u) | (far << 25u)) ^ ((far >> 18u) | (far << 14u)) ^ (far >> 3u);
    let large = ((near >> 17u) | (near << 15u)) ^ ((near >> 19u) | (near << 13u)) ^ (near >> 10u);
    var word_16 = v + small + far_8 + large;
    let near_2 = word_16;
    let chosen_16 = (e & f) ^ (~e & g);
    let mixed_16 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u)) ^ ((e >> 25u) | (e << 7u));
    let first_16 = h + mixed_16 + chosen_16 + 3835390401u + word_16;
    let majority_16 = (a & b) ^ (a & c) ^ (b & c);
    let second_16 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_16;
    let v_113 = a;
    a = first_16 + second_16;
    let v_114 = b;
    b = v_113;
    let v_115 = c;
    c = v_114;
    let v_116 = d + first_16;
    d = v_115;
    let v_117 = e;
    e = v_116;
    let v_118 = f;
    f = v_117;
    let v_119 = g;
    g = v_118;
    h = v_119;
    let small_1 = ((far_1 >> 7u) | (far_1 << 25u)) ^ ((far_1 >> 18u) | (far_1 << 14u))
        ^ (far_1 >> 3u);
    let large_1 = ((near_1 >> 17u) | (near_1 << 15u)) ^ ((near_1 >> 19u) | (near_1 << 13u))
        ^ (near_1 >> 10u);
    var word_17 = far + small_1 + far_9 + large_1;
    let near_3 = word_17;
    let chosen_17 = (e & f) ^ (~e & g);
    let mixed_17 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u)) ^ ((e >> 25u) | (e << 7u));
    let first_17 = h + mixed_17 + chosen_17 + 4022224774u + word_17;
    let majority_17 = (a & b) ^ (a & c) ^ (b & c);
    let second_17 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_17;
    let v_120 = a;
    a = first_17 + second_17;
    let v_121 = b;
    b = v_120;
    let v_122 = c;
    c = v_121;
    let v_123 = d + first_17;
    d = v_122;
    let v_124 = e;
    e = v_123;
    let v_125 = f;
    f = v_124;
    let v_126 = g;
    g = v_125;
    h = v_126;
    let small_2 = ((far_2 >> 7u) | (far_2 << 25u)) ^ ((far_2 >> 18u) | (far_2 << 14u))
        ^ (far_2 >> 3u);
    let large_2 = ((near_2 >> 17u) | (near_2 << 15u)) ^ ((near_2 >> 19u) | (near_2 << 13u))
        ^ (near_2 >> 10u);
    var word_18 = far_1 + small_2 + far_10 + large_2;
    let near_4 = word_18;
    let chosen_18 = (e & f) ^ (~e & g);
    let mixed_18 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u)) ^ ((e >> 25u) | (e << 7u));
    let first_18 = h + mixed_18 + chosen_18 + 264347078u + word_18;
    let majority_18 = (a & b) ^ (a & c) ^ (b & c);
    let second_18 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_18;
    let v_127 = a;
    a = first_18 + second_18;
    let v_128 = b;
    b = v_127;
    let v_129 = c;
    c = v_128;
    let v_130 = d + first_18;
    d = v_129;
    let v_131 = e;
    e = v_130;
    let v_132 = f;
    f = v_131;
    let v_133 = g;
    g = v_132;
    h = v_133;
    let small_3 = ((far_3 >> 7u) | (far_3 << 25u)) ^ ((far_3 >> 18u) | (far_3 << 14u))
        ^ (far_3 >> 3u);
    let large_3 = ((near_3 >> 17u) | (near_3 << 15u)) ^ ((near_3 >> 19u) | (near_3 << 13u))
        ^ (near_3 >> 10u);
    var word_19 = far_2 + small_3 + far_11 + large_3;
    let near_5 = word_19;
    let chosen_19 = (e & f) ^ (~e & g);
    let mixed_19 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u)) ^ ((e >> 25u) | (e << 7u));
    let first_19 = h + mixed_19 + chosen_19 + 604807628u + word_19;
    let majority_19 = (a & b) ^ (a & c) ^ (b & c);
    let second_19 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_19;
    let v_134 = a;
    a = first_19 + second_19;
    let v_135 = b;
    b = v_134;
    let v_136 = c;
    c = v_135;
    let v_137 = d + first_19;
    d = v_136;
    let v_138 = e;
    e = v_137;
    let v_139 = f;
    f = v_138;
    let v_140 = g;
    g = v_139;
    h = v_140;
    let small_4 = ((far_4 >> 7u) | (far_4 << 25u)) ^ ((far_4 >> 18u) | (far_4 << 14u))
        ^ (far_4 >> 3u);
    let large_4 = ((near_4 >> 17u) | (near_4 << 15u)) ^ ((near_4 >> 19u) | (near_4 << 13u))
        ^ (near_4 >> 10u);
    var word_20 = far_3 + small_4 + far_12 + large_4;
    let near_6 = word_20;
    let chosen_20 = (e & f) ^ (~e & g);
    let mixed_20 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u)) ^ ((e >> 25u) | (e << 7u));
    let first_20 = h + mixed_20 + chosen_20 + 770255983u + word_20;
    let majority_20 = (a & b) ^ (a & c) ^ (b & c);
    let second_20 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_20;
    let v_141 = a;
    a = first_20 + second_20;
    let v_142 = b;
    b = v_141;
    let v_143 = c;
    c = v_142;
    let v_144 = d + first_20;
    d = v_143;
    let v_145 = e;
    e = v_144;
    let v_146 = f;
    f = v_145;
    let v_147 = g;
    g = v_146;
    h = v_147;
    let small_5 = ((far_5 >> 7u) | (far_5 << 25u)) ^ ((far_5 >> 18u) | (far_5 << 14u))
        ^ (far_5 >> 3u);
    let large_5 = ((near_5 >> 17u) | (near_5 << 15u)) ^ ((near_5 >> 19u) | (near_5 << 13u))
        ^ (near_5 >> 10u);
    var word_21 = far_4 + small_5 + near + large_5;
    let near_7 = word_21;
    let chosen_21 = (e & f) ^ (~e & g);
    let mixed_21 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u)) ^ ((e >> 25u) | (e << 7u));
    let first_21 = h + mixed_21 + chosen_21 + 1249150122u + word_21;
    let majority_21 = (a & b) ^ (a & c) ^ (b & c);
    let second_21 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_21;
    let v_148 = a;
    a = first_21 + second_21;
    let v_149 = b;
    b = v_148;
    let v_150 = c;
    c = v_149;
    let v_151 = d + first_21;
    d = v_150;
    let v_152 = e;
    e = v_151;
    let v_153 = f;
    f = v_152;
    let v_154 = g;
    g = v_153;
    h = v_154;
    let small_6 = ((far_6 >> 7u) | (far_6 << 25u)) ^ ((far_6 >> 18u) | (far_6 << 14u))
        ^ (far_6 >> 3u);
    let large_6 = ((near_6 >> 17u) | (near_6 << 15u)) ^ ((near_6 >> 19u) | (near_6 << 13u))
        ^ (near_6 >> 10u);
    var word_22 = far_5 + small_6 + near_1 + large_6;
    let near_8 = word_22;
    let chosen_22 = (e & f) ^ (~e & g);
    let mixed_22 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u)) ^ ((e >> 25u) | (e << 7u));
    let first_22 = h + mixed_22 + chosen_22 + 1555081692u + word_22;
    let majority_22 = (a & b) ^ (a & c) ^ (b & c);
    let second_22 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_22;
    let v_155 = a;
    a = first_22 + second_22;
    let v_156 = b;
    b = v_155;
    let v_157 = c;
    c = v_156;
    let v_158 = d + first_22;
    d = v_157;
    let v_159 = e;
    e = v_158;
    let v_160 = f;
    f = v_159;
    let v_161 = g;
    g = v_160;
    h = v_161;
    let small_7 = ((far_7 >> 7u) | (far_7 << 25u)) ^ ((far_7 >> 18u) | (far_7 << 14u))
        ^ (far_7 >> 3u);
    let large_7 = ((near_7 >> 17u) | (near_7 << 15u)) ^ ((near_7 >> 19u) | (near_7 << 13u))
        ^ (near_7 >> 10u);
    var word_23 = far_6 + small_7 + near_2 + large_7;
    let near_9 = word_23;
    let chosen_23 = (e & f) ^ (~e & g);
    let mixed_23 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u)) ^ ((e >> 25u) | (e << 7u));
    let first_23 = h + mixed_23 + chosen_23 + 1996064986u + word_23;
    let majority_23 = (a & b) ^ (a & c) ^ (b & c);
    let second_23 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_23;
    let v_162 = a;
    a = first_23 + second_23;
    let v_163 = b;
    b = v_162;
    let v_164 = c;
    c = v_163;
    let v_165 = d + first_23;
    d = v_164;
    let v_166 = e;
    e = v_165;
    let v_167 = f;
    f = v_166;
    let v_168 = g;
    g = v_167;
    h = v_168;
    let small_8 = ((far_8 >> 7u) | (far_8 << 25u)) ^ ((far_8 >> 18u) | (far_8 << 14u))
        ^ (far_8 >> 3u);
    let large_8 = ((near_8 >> 17u) | (near_8 << 15u)) ^ ((near_8 >> 19u) | (near_8 << 13u))
        ^ (near_8 >> 10u);
    var word_24 = far_7 + small_8 + near_3 + large_8;
    let near_10 = word_24;
    let chosen_24 = (e & f) ^ (~e & g);
    let mixed_24 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u)) ^ ((e >> 25u) | (e << 7u));
    let first_24 = h + mixed_24 + chosen_24 + 2554220882u + word_24;
    let majority_24 = (a & b) ^ (a & c) ^ (b & c);
    let second_24 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_24;
    let v_169 = a;
    a = first_24 + second_24;
    let v_170 = b;
    b = v_169;
    let v_171 = c;
    c = v_170;
    let v_172 = d + first_24;
    d = v_171;
    let v_173 = e;
    e = v_172;
    let v_174 = f;
    f = v_173;
    let v_175 = g;
    g = v_174;
    h = v_175;
    let small_9 = ((far_9 >> 7u) | (far_9 << 25u)) ^ ((far_9 >> 18u) | (far_9 << 14u))
        ^ (far_9 >> 3u);
    let large_9 = ((near_9 >> 17u) | (near_9 << 15u)) ^ ((near_9 >> 19u) | (near_9 << 13u))
        ^ (near_9 >> 10u);
    var word_25 = far_8 + small_9 + near_4 + large_9;
    let near_11 = word_25;
    let chosen_25 = (e & f) ^ (~e & g);
    let mixed_25 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u)) ^ ((e >> 25u) | (e << 7u));
    let first_25 = h + mixed_25 + chosen_25 + 2821834349u + word_25;
    let majority_25 = (a & b) ^ (a & c) ^ (b & c);
    let second_25 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_25;
    let v_176 = a;
    a = first_25 + second_25;
    let v_177 = b;
    b = v_176;
    let v_178 = c;
    c = v_177;
    let v_179 = d + first_25;
    d = v_178;
    let v_180 = e;
    e = v_179;
    let v_181 = f;
    f = v_180;
    let v_182 = g;
    g = v_181;
    h = v_182;
    let small_10 = ((far_10 >> 7u) | (far_10 << 25u)) ^ ((far_10 >> 18u) | (far_10 << 14u))
        ^ (far_10 >> 3u);
    let large_10 = ((near_10 >> 17u) | (near_10 << 15u)) ^ ((near_10 >> 19u) | (near_10 << 13u))
        ^ (near_10 >> 10u);
    var word_26 = far_9 + small_10 + near_5 + large_10;
    let near_12 = word_26;
    let chosen_26 = (e & f) ^ (~e & g);
    let mixed_26 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u)) ^ ((e >> 25u) | (e << 7u));
    let first_26 = h + mixed_26 + chosen_26 + 2952996808u + word_26;
    let majority_26 = (a & b) ^ (a & c) ^ (b & c);
    let second_26 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_26;
    let v_183 = a;
    a = first_26 + second_26;
    let v_184 = b;
    b = v_183;
    let v_185 = c;
    c = v_184;
    let v_186 = d + first_26;
    d = v_185;
    let v_187 = e;
    e = v_186;
    let v_188 = f;
    f = v_187;
    let v_189 = g;
    g = v_188;
    h = v_189;
    let small_11 = ((far_11 >> 7u) | (far_11 << 25u)) ^ ((far_11 >> 18u) | (far_11 << 14u))
        ^ (far_11 >> 3u);
    let large_11 = ((near_11 >> 17u) | (near_11 << 15u)) ^ ((near_11 >> 19u) | (near_11 << 13u))
        ^ (near_11 >> 10u);
    var word_27 = far_10 + small_11 + near_6 + large_11;
    let near_13 = word_27;
    let chosen_27 = (e & f) ^ (~e & g);
    let mixed_27 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u)) ^ ((e >> 25u) | (e << 7u));
    let first_27 = h + mixed_27 + chosen_27 + 3210313671u + word_27;
    let majority_27 = (a & b) ^ (a & c) ^ (b & c);
    let second_27 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_27;
    let v_190 = a;
    a = first_27 + second_27;
    let v_191 = b;
    b = v_190;
    let v_192 = c;
    c = v_191;
    let v_193 = d + first_27;
    d = v_192;
    let v_194 = e;
    e = v_193;
    let v_195 = f;
    f = v_194;
    let v_196 = g;
    g = v_195;
    h = v_196;
    let small_12 = ((far_12 >> 7u) | (far_12 << 25u)) ^ ((far_12 >> 18u) | (far_12 << 14u))
        ^ (far_12 >> 3u);
    let large_12 = ((near_12 >> 17u) | (near_12 << 15u)) ^ ((near_12 >> 19u) | (near_12 << 13u))
        ^ (near_12 >> 10u);
    var word_28 = far_11 + small_12 + near_7 + large_12;
    let near_14 = word_28;
    let chosen_28 = (e & f) ^ (~e & g);
    let mixed_28 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u)) ^ ((e >> 25u) | (e << 7u));
    let first_28 = h + mixed_28 + chosen_28 + 3336571891u + word_28;
    let majority_28 = (a & b) ^ (a & c) ^ (b & c);
    let second_28 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_28;
    let v_197 = a;
    a = first_28 + second_28;
    let v_198 = b;
    b = v_197;
    let v_199 = c;
    c = v_198;
    let v_200 = d + first_28;
    d = v_199;
    let v_201 = e;
    e = v_200;
    let v_202 = f;
    f = v_201;
    let v_203 = g;
    g = v_202;
    h = v_203;
    let small_13 = ((near >> 7u) | (near << 25u)) ^ ((near >> 18u) | (near << 14u)) ^ (near >> 3u);
    let large_13 = ((near_13 >> 17u) | (near_13 << 15u)) ^ ((near_13 >> 19u) | (near_13 << 13u))
        ^ (near_13 >> 10u);
    var word_29 = far_12 + small_13 + near_8 + large_13;
    let near_15 = word_29;
    let chosen_29 = (e & f) ^ (~e & g);
    let mixed_29 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u)) ^ ((e >> 25u) | (e << 7u));
    let first_29 = h + mixed_29 + chosen_29 + 3584528711u + word_29;
    let majority_29 = (a & b) ^ (a & c) ^ (b & c);
    let second_29 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_29;
    let v_204 = a;
    a = first_29 + second_29;
    let v_205 = b;
    b = v_204;
    let v_206 = c;
    c = v_205;
    let v_207 = d + first_29;
    d = v_206;
    let v_208 = e;
    e = v_207;
    let v_209 = f;
    f = v_208;
    let v_210 = g;
    g = v_209;
    h = v_210;
    let small_14 = ((near_1 >> 7u) | (near_1 << 25u)) ^ ((near_1 >> 18u) | (near_1 << 14u))
        ^ (near_1 >> 3u);
    let large_14 = ((near_14 >> 17u) | (near_14 << 15u)) ^ ((near_14 >> 19u) | (near_14 << 13u))
        ^ (near_14 >> 10u);
    var word_30 = near + small_14 + near_9 + large_14;
    let near_16 = word_30;
    let chosen_30 = (e & f) ^ (~e & g);
    let mixed_30 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u)) ^ ((e >> 25u) | (e << 7u));
    let first_30 = h + mixed_30 + chosen_30 + 113926993u + word_30;
    let majority_30 = (a & b) ^ (a & c) ^ (b & c);
    let second_30 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_30;
    let v_211 = a;
    a = first_30 + second_30;
    let v_212 = b;
    b = v_211;
    let v_213 = c;
    c = v_212;
    let v_214 = d + first_30;
    d = v_213;
    let v_215 = e;
    e = v_214;
    let v_216 = f;
    f = v_215;
    let v_217 = g;
    g = v_216;
    h = v_217;
    let small_15 = ((near_2 >> 7u) | (near_2 << 25u)) ^ ((near_2 >> 18u) | (near_2 << 14u))
        ^ (near_2 >> 3u);
    let large_15 = ((near_15 >> 17u) | (near_15 << 15u)) ^ ((near_15 >> 19u) | (near_15 << 13u))
        ^ (near_15 >> 10u);
    var word_31 = near_1 + small_15 + near_10 + large_15;
    let near_17 = word_31;
    let chosen_31 = (e & f) ^ (~e & g);
    let mixed_31 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u)) ^ ((e >> 25u) | (e << 7u));
    let first_31 = h + mixed_31 + chosen_31 + 338241895u + word_31;
    let majority_31 = (a & b) ^ (a & c) ^ (b & c);
    let second_31 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_31;
    let v_218 = a;
    a = first_31 + second_31;
    let v_219 = b;
    b = v_218;
    let v_220 = c;
    c = v_219;
    let v_221 = d + first_31;
    d = v_220;
    let v_222 = e;
    e = v_221;
    let v_223 = f;
    f = v_222;
    let v_224 = g;
    g = v_223;
    h = v_224;
    let small_16 = ((near_3 >> 7u) | (near_3 << 25u)) ^ ((near_3 >> 18u) | (near_3 << 14u))
        ^ (near_3 >> 3u);
    let large_16 = ((near_16 >> 17u) | (near_16 << 15u)) ^ ((near_16 >> 19u) | (near_16 << 13u))
        ^ (near_16 >> 10u);
    var word_32 = near_2 + small_16 + near_11 + large_16;
    let near_18 = word_32;
    let chosen_32 = (e & f) ^ (~e & g);
    let mixed_32 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u)) ^ ((e >> 25u) | (e << 7u));
    let first_32 = h + mixed_32 + chosen_32 + 666307205u + word_32;
    let majority_32 = (a & b) ^ (a & c) ^ (b & c);
    let second_32 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_32;
    let v_225 = a;
    a = first_32 + second_32;
    let v_226 = b;
    b = v_225;
    let v_227 = c;
    c = v_226;
    let v_228 = d + first_32;
    d = v_227;
    let v_229 = e;
    e = v_228;
    let v_230 = f;
    f = v_229;
    let v_231 = g;
    g = v_230;
    h = v_231;
    let small_17 = ((near_4 >> 7u) | (near_4 << 25u)) ^ ((near_4 >> 18u) | (near_4 << 14u))
        ^ (near_4 >> 3u);
    let large_17 = ((near_17 >> 17u) | (near_17 << 15u)) ^ ((near_17 >> 19u) | (near_17 << 13u))
        ^ (near_17 >> 10u);
    var word_33 = near_3 + small_17 + near_12 + large_17;
    let near_19 = word_33;
    let chosen_33 = (e & f) ^ (~e & g);
    let mixed_33 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u)) ^ ((e >> 25u) | (e << 7u));
    let first_33 = h + mixed_33 + chosen_33 + 773529912u + word_33;
    let majority_33 = (a & b) ^ (a & c) ^ (b & c);
    let second_33 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_33;
    let v_232 = a;
    a = first_33 + second_33;
    let v_233 = b;
    b = v_232;
    let v_234 = c;
    c = v_233;
    let v_235 = d + first_33;
    d = v_234;
    let v_236 = e;
    e = v_235;
    let v_237 = f;
    f = v_236;
    let v_238 = g;
    g = v_237;
    h = v_238;
    let small_18 = ((near_5 >> 7u) | (near_5 << 25u)) ^ ((near_5 >> 18u) | (near_5 << 14u))
        ^ (near_5 >> 3u);
    let large_18 = ((near_18 >> 17u) | (near_18 << 15u)) ^ ((near_18 >> 19u) | (near_18 << 13u))
        ^ (near_18 >> 10u);
    var word_34 = near_4 + small_18 + near_13 + large_18;
    let near_20 = word_34;
    let chosen_34 = (e & f) ^ (~e & g);
    let mixed_34 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u)) ^ ((e >> 25u) | (e << 7u));
    let first_34 = h + mixed_34 + chosen_34 + 1294757372u + word_34;
    let majority_34 = (a & b) ^ (a & c) ^ (b & c);
    let second_34 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_34;
    let v_239 = a;
    a = first_34 + second_34;
    let v_240 = b;
    b = v_239;
    let v_241 = c;
    c = v_240;
    let v_242 = d + first_34;
    d = v_241;
    let v_243 = e;
    e = v_242;
    let v_244 = f;
    f = v_243;
    let v_245 = g;
    g = v_244;
    h = v_245;
    let small_19 = ((near_6 >> 7u) | (near_6 << 25u)) ^ ((near_6 >> 18u) | (near_6 << 14u))
        ^ (near_6 >> 3u);
    let large_19 = ((near_19 >> 17u) | (near_19 << 15u)) ^ ((near_19 >> 19u) | (near_19 << 13u))
        ^ (near_19 >> 10u);
    var word_35 = near_5 + small_19 + near_14 + large_19;
    let near_21 = word_35;
    let chosen_35 = (e & f) ^ (~e & g);
    let mixed_35 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u)) ^ ((e >> 25u) | (e << 7u));
    let first_35 = h + mixed_35 + chosen_35 + 1396182291u + word_35;
    let majority_35 = (a & b) ^ (a & c) ^ (b & c);
    let second_35 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_35;
    let v_246 = a;
    a = first_35 + second_35;
    let v_247 = b;
    b = v_246;
    let v_248 = c;
    c = v_247;
    let v_249 = d + first_35;
    d = v_248;
    let v_250 = e;
    e = v_249;
    let v_251 = f;
    f = v_250;
    let v_252 = g;
    g = v_251;
    h = v_252;
    let small_20 = ((near_7 >> 7u) | (near_7 << 25u)) ^ ((near_7 >> 18u) | (near_7 << 14u))
        ^ (near_7 >> 3u);
    let large_20 = ((near_20 >> 17u) | (near_20 << 15u)) ^ ((near_20 >> 19u) | (near_20 << 13u))
        ^ (near_20 >> 10u);
    var word_36 = near_6 + small_20 + near_15 + large_20;
    let near_22 = word_36;
    let chosen_36 = (e & f) ^ (~e & g);
    let mixed_36 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u)) ^ ((e >> 25u) | (e << 7u));
    let first_36 = h + mixed_36 + chosen_36 + 1695183700u + word_36;
    let majority_36 = (a & b) ^ (a & c) ^ (b & c);
    let second_36 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_36;
    let v_253 = a;
    a = first_36 + second_36;
    let v_254 = b;
    b = v_253;
    let v_255 = c;
    c = v_254;
    let v_256 = d + first_36;
    d = v_255;
    let v_257 = e;
    e = v_256;
    let v_258 = f;
    f = v_257;
    let v_259 = g;
    g = v_258;
    h = v_259;
    let small_21 = ((near_8 >> 7u) | (near_8 << 25u)) ^ ((near_8 >> 18u) | (near_8 << 14u))
        ^ (near_8 >> 3u);
    let large_21 = ((near_21 >> 17u) | (near_21 << 15u)) ^ ((near_21 >> 19u) | (near_21 << 13u))
        ^ (near_21 >> 10u);
    var word_37 = near_7 + small_21 + near_16 + large_21;
    let near_23 = word_37;
    let chosen_37 = (e & f) ^ (~e & g);
    let mixed_37 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u)) ^ ((e >> 25u) | (e << 7u));
    let first_37 = h + mixed_37 + chosen_37 + 1986661051u + word_37;
    let majority_37 = (a & b) ^ (a & c) ^ (b & c);
    let second_37 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_37;
    let v_260 = a;
    a = first_37 + second_37;
    let v_261 = b;
    b = v_260;
    let v_262 = c;
    c = v_261;
    let v_263 = d + first_37;
    d = v_262;
    let v_264 = e;
    e = v_263;
    let v_265 = f;
    f = v_264;
    let v_266 = g;
    g = v_265;
    h = v_266;
    let small_22 = ((near_9 >> 7u) | (near_9 << 25u)) ^ ((near_9 >> 18u) | (near_9 << 14u))
        ^ (near_9 >> 3u);
    let large_22 = ((near_22 >> 17u) | (near_22 << 15u)) ^ ((near_22 >> 19u) | (near_22 << 13u))
        ^ (near_22 >> 10u);
    var word_38 = near_8 + small_22 + near_17 + large_22;
    let near_24 = word_38;
    let chosen_38 = (e & f) ^ (~e & g);
    let mixed_38 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u)) ^ ((e >> 25u) | (e << 7u));
    let first_38 = h + mixed_38 + chosen_38 + 2177026350u + word_38;
    let majority_38 = (a & b) ^ (a & c) ^ (b & c);
    let second_38 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_38;
    let v_267 = a;
    a = first_38 + second_38;
    let v_268 = b;
    b = v_267;
    let v_269 = c;
    c = v_268;
    let v_270 = d + first_38;
    d = v_269;
    let v_271 = e;
    e = v_270;
    let v_272 = f;
    f = v_271;
    let v_273 = g;
    g = v_272;
    h = v_273;
    let small_23 = ((near_10 >> 7u) | (near_10 << 25u)) ^ ((near_10 >> 18u) | (near_10 << 14u))
        ^ (near_10 >> 3u);
    let large_23 = ((near_23 >> 17u) | (near_23 << 15u)) ^ ((near_23 >> 19u) | (near_23 << 13u))
        ^ (near_23 >> 10u);
    var word_39 = near_9 + small_23 + near_18 + large_23;
    let near_25 = word_39;
    let chosen_39 = (e & f) ^ (~e & g);
    let mixed_39 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u)) ^ ((e >> 25u) | (e << 7u));
    let first_39 = h + mixed_39 + chosen_39 + 2456956037u + word_39;
    let majority_39 = (a & b) ^ (a & c) ^ (b & c);
    let second_39 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_39;
    let v_274 = a;
    a = first_39 + second_39;
    let v_275 = b;
    b = v_274;
    let v_276 = c;
    c = v_275;
    let v_277 = d + first_39;
    d = v_276;
    let v_278 = e;
    e = v_277;
    let v_279 = f;
    f = v_278;
    let v_280 = g;
    g = v_279;
    h = v_280;
    let small_24 = ((near_11 >> 7u) | (near_11 << 25u)) ^ ((near_11 >> 18u) | (near_11 << 14u))
        ^ (near_11 >> 3u);
    let large_24 = ((near_24 >> 17u) | (near_24 << 15u)) ^ ((near_24 >> 19u) | (near_24 << 13u))
        ^ (near_24 >> 10u);
    var word_40 = near_10 + small_24 + near_19 + large_24;
    let near_26 = word_40;
    let chosen_40 = (e & f) ^ (~e & g);
    let mixed_40 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u)) ^ ((e >> 25u) | (e << 7u));
    let first_40 = h + mixed_40 + chosen_40 + 2730485921u + word_40;
    let majority_40 = (a & b) ^ (a & c) ^ (b & c);
    let second_40 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_40;
    let v_281 = a;
    a = first_40 + second_40;
    let v_282 = b;
    b = v_281;
    let v_283 = c;
    c = v_282;
    let v_284 = d + first_40;
    d = v_283;
    let v_285 = e;
    e = v_284;
    let v_286 = f;
    f = v_285;
    let v_287 = g;
    g = v_286;
    h = v_287;
    let small_25 = ((near_12 >> 7u) | (near_12 << 25u)) ^ ((near_12 >> 18u) | (near_12 << 14u))
        ^ (near_12 >> 3u);
    let large_25 = ((near_25 >> 17u) | (near_25 << 15u)) ^ ((near_25 >> 19u) | (near_25 << 13u))
        ^ (near_25 >> 10u);
    var word_41 = near_11 + small_25 + near_20 + large_25;
    let near_27 = word_41;
    let chosen_41 = (e & f) ^ (~e & g);
    let mixed_41 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u)) ^ ((e >> 25u) | (e << 7u));
    let first_41 = h + mixed_41 + chosen_41 + 2820302411u + word_41;
    let majority_41 = (a & b) ^ (a & c) ^ (b & c);
    let second_41 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_41;
    let v_288 = a;
    a = first_41 + second_41;
    let v_289 = b;
    b = v_288;
    let v_290 = c;
    c = v_289;
    let v_291 = d + first_41;
    d = v_290;
    let v_292 = e;
    e = v_291;
    let v_293 = f;
    f = v_292;
    let v_294 = g;
    g = v_293;
    h = v_294;
    let small_26 = ((near_13 >> 7u) | (near_13 << 25u)) ^ ((near_13 >> 18u) | (near_13 << 14u))
        ^ (near_13 >> 3u);
    let large_26 = ((near_26 >> 17u) | (near_26 << 15u)) ^ ((near_26 >> 19u) | (near_26 << 13u))
        ^ (near_26 >> 10u);
    var word_42 = near_12 + small_26 + near_21 + large_26;
    let near_28 = word_42;
    let chosen_42 = (e & f) ^ (~e & g);
    let mixed_42 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u)) ^ ((e >> 25u) | (e << 7u));
    let first_42 = h + mixed_42 + chosen_42 + 3259730800u + word_42;
    let majority_42 = (a & b) ^ (a & c) ^ (b & c);
    let second_42 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_42;
    let v_295 = a;
    a = first_42 + second_42;
    let v_296 = b;
    b = v_295;
    let v_297 = c;
    c = v_296;
    let v_298 = d + first_42;
    d = v_297;
    let v_299 = e;
    e = v_298;
    let v_300 = f;
    f = v_299;
    let v_301 = g;
    g = v_300;
    h = v_301;
    let small_27 = ((near_14 >> 7u) | (near_14 << 25u)) ^ ((near_14 >> 18u) | (near_14 << 14u))
        ^ (near_14 >> 3u);
    let large_27 = ((near_27 >> 17u) | (near_27 << 15u)) ^ ((near_27 >> 19u) | (near_27 << 13u))
        ^ (near_27 >> 10u);
    var word_43 = near_13 + small_27 + near_22 + large_27;
    let near_29 = word_43;
    let chosen_43 = (e & f) ^ (~e & g);
    let mixed_43 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u)) ^ ((e >> 25u) | (e << 7u));
    let first_43 = h + mixed_43 + chosen_43 + 3345764771u + word_43;
    let majority_43 = (a & b) ^ (a & c) ^ (b & c);
    let second_43 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_43;
    let v_302 = a;
    a = first_43 + second_43;
    let v_303 = b;
    b = v_302;
    let v_304 = c;
    c = v_303;
    let v_305 = d + first_43;
    d = v_304;
    let v_306 = e;
    e = v_305;
    let v_307 = f;
    f = v_306;
    let v_308 = g;
    g = v_307;
    h = v_308;
    let small_28 = ((near_15 >> 7u) | (near_15 << 25u)) ^ ((near_15 >> 18u) | (near_15 << 14u))
        ^ (near_15 >> 3u);
    let large_28 = ((near_28 >> 17u) | (near_28 << 15u)) ^ ((near_28 >> 19u) | (near_28 << 13u))
        ^ (near_28 >> 10u);
    var word_44 = near_14 + small_28 + near_23 + large_28;
    let near_30 = word_44;
    let chosen_44 = (e & f) ^ (~e & g);
    let mixed_44 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u)) ^ ((e >> 25u) | (e << 7u));
    let first_44 = h + mixed_44 + chosen_44 + 3516065817u + word_44;
    let majority_44 = (a & b) ^ (a & c) ^ (b & c);
    let second_44 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_44;
    let v_309 = a;
    a = first_44 + second_44;
    let v_310 = b;
    b = v_309;
    let v_311 = c;
    c = v_310;
    let v_312 = d + first_44;
    d = v_311;
    let v_313 = e;
    e = v_312;
    let v_314 = f;
    f = v_313;
    let v_315 = g;
    g = v_314;
    h = v_315;
    let small_29 = ((near_16 >> 7u) | (near_16 << 25u)) ^ ((near_16 >> 18u) | (near_16 << 14u))
        ^ (near_16 >> 3u);
    let large_29 = ((near_29 >> 17u) | (near_29 << 15u)) ^ ((near_29 >> 19u) | (near_29 << 13u))
        ^ (near_29 >> 10u);
    var word_45 = near_15 + small_29 + near_24 + large_29;
    let near_31 = word_45;
    let chosen_45 = (e & f) ^ (~e & g);
    let mixed_45 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u)) ^ ((e >> 25u) | (e << 7u));
    let first_45 = h + mixed_45 + chosen_45 + 3600352804u + word_45;
    let majority_45 = (a & b) ^ (a & c) ^ (b & c);
    let second_45 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_45;
    let v_316 = a;
    a = first_45 + second_45;
    let v_317 = b;
    b = v_316;
    let v_318 = c;
    c = v_317;
    let v_319 = d + first_45;
    d = v_318;
    let v_320 = e;
    e = v_319;
    let v_321 = f;
    f = v_320;
    let v_322 = g;
    g = v_321;
    h = v_322;
    let small_30 = ((near_17 >> 7u) | (near_17 << 25u)) ^ ((near_17 >> 18u) | (near_17 << 14u))
        ^ (near_17 >> 3u);
    let large_30 = ((near_30 >> 17u) | (near_30 << 15u)) ^ ((near_30 >> 19u) | (near_30 << 13u))
        ^ (near_30 >> 10u);
    var word_46 = near_16 + small_30 + near_25 + large_30;
    let near_32 = word_46;
    let chosen_46 = (e & f) ^ (~e & g);
    let mixed_46 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u)) ^ ((e >> 25u) | (e << 7u));
    let first_46 = h + mixed_46 + chosen_46 + 4094571909u + word_46;
    let majority_46 = (a & b) ^ (a & c) ^ (b & c);
    let second_46 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_46;
    let v_323 = a;
    a = first_46 + second_46;
    let v_324 = b;
    b = v_323;
    let v_325 = c;
    c = v_324;
    let v_326 = d + first_46;
    d = v_325;
    let v_327 = e;
    e = v_326;
    let v_328 = f;
    f = v_327;
    let v_329 = g;
    g = v_328;
    h = v_329;
    let small_31 = ((near_18 >> 7u) | (near_18 << 25u)) ^ ((near_18 >> 18u) | (near_18 << 14u))
        ^ (near_18 >> 3u);
    let large_31 = ((near_31 >> 17u) | (near_31 << 15u)) ^ ((near_31 >> 19u) | (near_31 << 13u))
        ^ (near_31 >> 10u);
    var word_47 = near_17 + small_31 + near_26 + large_31;
    let near_33 = word_47;
    let chosen_47 = (e & f) ^ (~e & g);
    let mixed_47 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u)) ^ ((e >> 25u) | (e << 7u));
    let first_47 = h + mixed_47 + chosen_47 + 275423344u + word_47;
    let majority_47 = (a & b) ^ (a & c) ^ (b & c);
    let second_47 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_47;
    let v_330 = a;
    a = first_47 + second_47;
    let v_331 = b;
    b = v_330;
    let v_332 = c;
    c = v_331;
    let v_333 = d + first_47;
    d = v_332;
    let v_334 = e;
    e = v_333;
    let v_335 = f;
    f = v_334;
    let v_336 = g;
    g = v_335;
    h = v_336;
    let small_32 = ((near_19 >> 7u) | (near_19 << 25u)) ^ ((near_19 >> 18u) | (near_19 << 14u))
        ^ (near_19 >> 3u);
    let large_32 = ((near_32 >> 17u) | (near_32 << 15u)) ^ ((near_32 >> 19u) | (near_32 << 13u))
        ^ (near_32 >> 10u);
    var word_48 = near_18 + small_32 + near_27 + large_32;
    let near_34 = word_48;
    let chosen_48 = (e & f) ^ (~e & g);
    let mixed_48 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u)) ^ ((e >> 25u) | (e << 7u));
    let first_48 = h + mixed_48 + chosen_48 + 430227734u + word_48;
    let majority_48 = (a & b) ^ (a & c) ^ (b & c);
    let second_48 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_48;
    let v_337 = a;
    a = first_48 + second_48;
    let v_338 = b;
    b = v_337;
    let v_339 = c;
    c = v_338;
    let v_340 = d + first_48;
    d = v_339;
    let v_341 = e;
    e = v_340;
    let v_342 = f;
    f = v_341;
    let v_343 = g;
    g = v_342;
    h = v_343;
    let small_33 = ((near_20 >> 7u) | (near_20 << 25u)) ^ ((near_20 >> 18u) | (near_20 << 14u))
        ^ (near_20 >> 3u);
    let large_33 = ((near_33 >> 17u) | (near_33 << 15u)) ^ ((near_33 >> 19u) | (near_33 << 13u))
        ^ (near_33 >> 10u);
    var word_49 = near_19 + small_33 + near_28 + large_33;
    let near_35 = word_49;
    let chosen_49 = (e & f) ^ (~e & g);
    let mixed_49 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u)) ^ ((e >> 25u) | (e << 7u));
    let first_49 = h + mixed_49 + chosen_49 + 506948616u + word_49;
    let majority_49 = (a & b) ^ (a & c) ^ (b & c);
    let second_49 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_49;
    let v_344 = a;
    a = first_49 + second_49;
    let v_345 = b;
    b = v_344;
    let v_346 = c;
    c = v_345;
    let v_347 = d + first_49;
    d = v_346;
    let v_348 = e;
    e = v_347;
    let v_349 = f;
    f = v_348;
    let v_350 = g;
    g = v_349;
    h = v_350;
    let small_34 = ((near_21 >> 7u) | (near_21 << 25u)) ^ ((near_21 >> 18u) | (near_21 << 14u))
        ^ (near_21 >> 3u);
    let large_34 = ((near_34 >> 17u) | (near_34 << 15u)) ^ ((near_34 >> 19u) | (near_34 << 13u))
        ^ (near_34 >> 10u);
    var word_50 = near_20 + small_34 + near_29 + large_34;
    let near_36 = word_50;
    let chosen_50 = (e & f) ^ (~e & g);
    let mixed_50 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u)) ^ ((e >> 25u) | (e << 7u));
    let first_50 = h + mixed_50 + chosen_50 + 659060556u + word_50;
    let majority_50 = (a & b) ^ (a & c) ^ (b & c);
    let second_50 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_50;
    let v_351 = a;
    a = first_50 + second_50;
    let v_352 = b;
    b = v_351;
    let v_353 = c;
    c = v_352;
    let v_354 = d + first_50;
    d = v_353;
    let v_355 = e;
    e = v_354;
    let v_356 = f;
    f = v_355;
    let v_357 = g;
    g = v_356;
    h = v_357;
    let small_35 = ((near_22 >> 7u) | (near_22 << 25u)) ^ ((near_22 >> 18u) | (near_22 << 14u))
        ^ (near_22 >> 3u);
    let large_35 = ((near_35 >> 17u) | (near_35 << 15u)) ^ ((near_35 >> 19u) | (near_35 << 13u))
        ^ (near_35 >> 10u);
    var word_51 = near_21 + small_35 + near_30 + large_35;
    let near_37 = word_51;
    let chosen_51 = (e & f) ^ (~e & g);
    let mixed_51 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u)) ^ ((e >> 25u) | (e << 7u));
    let first_51 = h + mixed_51 + chosen_51 + 883997877u + word_51;
    let majority_51 = (a & b) ^ (a & c) ^ (b & c);
    let second_51 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_51;
    let v_358 = a;
    a = first_51 + second_51;
    let v_359 = b;
    b = v_358;
    let v_360 = c;
    c = v_359;
    let v_361 = d + first_51;
    d = v_360;
    let v_362 = e;
    e = v_361;
    let v_363 = f;
    f = v_362;
    let v_364 = g;
    g = v_363;
    h = v_364;
    let small_36 = ((near_23 >> 7u) | (near_23 << 25u)) ^ ((near_23 >> 18u) | (near_23 << 14u))
        ^ (near_23 >> 3u);
    let large_36 = ((near_36 >> 17u) | (near_36 << 15u)) ^ ((near_36 >> 19u) | (near_36 << 13u))
        ^ (near_36 >> 10u);
    var word_52 = near_22 + small_36 + near_31 + large_36;
    let near_38 = word_52;
    let chosen_52 = (e & f) ^ (~e & g);
    let mixed_52 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u)) ^ ((e >> 25u) | (e << 7u));
    let first_52 = h + mixed_52 + chosen_52 + 958139571u + word_52;
    let majority_52 = (a & b) ^ (a & c) ^ (b & c);
    let second_52 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_52;
    let v_365 = a;
    a = first_52 + second_52;
    let v_366 = b;
    b = v_365;
    let v_367 = c;
    c = v_366;
    let v_368 = d + first_52;
    d = v_367;
    let v_369 = e;
    e = v_368;
    let v_370 = f;
    f = v_369;
    let v_371 = g;
    g = v_370;
    h = v_371;
    let small_37 = ((near_24 >> 7u) | (near_24 << 25u)) ^ ((near_24 >> 18u) | (near_24 << 14u))
        ^ (near_24 >> 3u);
    let large_37 = ((near_37 >> 17u) | (near_37 << 15u)) ^ ((near_37 >> 19u) | (near_37 << 13u))
        ^ (near_37 >> 10u);
    var word_53 = near_23 + small_37 + near_32 + large_37;
    let near_39 = word_53;
    let chosen_53 = (e & f) ^ (~e & g);
    let mixed_53 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u)) ^ ((e >> 25u) | (e << 7u));
    let first_53 = h + mixed_53 + chosen_53 + 1322822218u + word_53;
    let majority_53 = (a & b) ^ (a & c) ^ (b & c);
    let second_53 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_53;
    let v_372 = a;
    a = first_53 + second_53;
    let v_373 = b;
    b = v_372;
    let v_374 = c;
    c = v_373;
    let v_375 = d + first_53;
    d = v_374;
    let v_376 = e;
    e = v_375;
    let v_377 = f;
    f = v_376;
    let v_378 = g;
    g = v_377;
    h = v_378;
    let small_38 = ((near_25 >> 7u) | (near_25 << 25u)) ^ ((near_25 >> 18u) | (near_25 << 14u))
        ^ (near_25 >> 3u);
    let large_38 = ((near_38 >> 17u) | (near_38 << 15u)) ^ ((near_38 >> 19u) | (near_38 << 13u))
        ^ (near_38 >> 10u);
    var word_54 = near_24 + small_38 + near_33 + large_38;
    let near_40 = word_54;
    let chosen_54 = (e & f) ^ (~e & g);
    let mixed_54 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u)) ^ ((e >> 25u) | (e << 7u));
    let first_54 = h + mixed_54 + chosen_54 + 1537002063u + word_54;
    let majority_54 = (a & b) ^ (a & c) ^ (b & c);
    let second_54 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_54;
    let v_379 = a;
    a = first_54 + second_54;
    let v_380 = b;
    b = v_379;
    let v_381 = c;
    c = v_380;
    let v_382 = d + first_54;
    d = v_381;
    let v_383 = e;
    e = v_382;
    let v_384 = f;
    f = v_383;
    let v_385 = g;
    g = v_384;
    h = v_385;
    let small_39 = ((near_26 >> 7u) | (near_26 << 25u)) ^ ((near_26 >> 18u) | (near_26 << 14u))
        ^ (near_26 >> 3u);
    let large_39 = ((near_39 >> 17u) | (near_39 << 15u)) ^ ((near_39 >> 19u) | (near_39 << 13u))
        ^ (near_39 >> 10u);
    var word_55 = near_25 + small_39 + near_34 + large_39;
    let near_41 = word_55;
    let chosen_55 = (e & f) ^ (~e & g);
    let mixed_55 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u)) ^ ((e >> 25u) | (e << 7u));
    let first_55 = h + mixed_55 + chosen_55 + 1747873779u + word_55;
    let majority_55 = (a & b) ^ (a & c) ^ (b & c);
    let second_55 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_55;
    let v_386 = a;
    a = first_55 + second_55;
    let v_387 = b;
    b = v_386;
    let v_388 = c;
    c = v_387;
    let v_389 = d + first_55;
    d = v_388;
    let v_390 = e;
    e = v_389;
    let v_391 = f;
    f = v_390;
    let v_392 = g;
    g = v_391;
    h = v_392;
    let small_40 = ((near_27 >> 7u) | (near_27 << 25u)) ^ ((near_27 >> 18u) | (near_27 << 14u))
        ^ (near_27 >> 3u);
    let large_40 = ((near_40 >> 17u) | (near_40 << 15u)) ^ ((near_40 >> 19u) | (near_40 << 13u))
        ^ (near_40 >> 10u);
    var word_56 = near_26 + small_40 + near_35 + large_40;
    let near_42 = word_56;
    let chosen_56 = (e & f) ^ (~e & g);
    let mixed_56 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u)) ^ ((e >> 25u) | (e << 7u));
    let first_56 = h + mixed_56 + chosen_56 + 1955562222u + word_56;
    let majority_56 = (a & b) ^ (a & c) ^ (b & c);
    let second_56 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_56;
    let v_393 = a;
    a = first_56 + second_56;
    let v_394 = b;
    b = v_393;
    let v_395 = c;
    c = v_394;
    let v_396 = d + first_56;
    d = v_395;
    let v_397 = e;
    e = v_396;
    let v_398 = f;
    f = v_397;
    let v_399 = g;
    g = v_398;
    h = v_399;
    let small_41 = ((near_28 >> 7u) | (near_28 << 25u)) ^ ((near_28 >> 18u) | (near_28 << 14u))
        ^ (near_28 >> 3u);
    let large_41 = ((near_41 >> 17u) | (near_41 << 15u)) ^ ((near_41 >> 19u) | (near_41 << 13u))
        ^ (near_41 >> 10u);
    var word_57 = near_27 + small_41 + near_36 + large_41;
    let near_43 = word_57;
    let chosen_57 = (e & f) ^ (~e & g);
    let mixed_57 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u)) ^ ((e >> 25u) | (e << 7u));
    let first_57 = h + mixed_57 + chosen_57 + 2024104815u + word_57;
    let majority_57 = (a & b) ^ (a & c) ^ (b & c);
    let second_57 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_57;
    let v_400 = a;
    a = first_57 + second_57;
    let v_401 = b;
    b = v_400;
    let v_402 = c;
    c = v_401;
    let v_403 = d + first_57;
    d = v_402;
    let v_404 = e;
    e = v_403;
    let v_405 = f;
    f = v_404;
    let v_406 = g;
    g = v_405;
    h = v_406;
    let small_42 = ((near_29 >> 7u) | (near_29 << 25u)) ^ ((near_29 >> 18u) | (near_29 << 14u))
        ^ (near_29 >> 3u);
    let large_42 = ((near_42 >> 17u) | (near_42 << 15u)) ^ ((near_42 >> 19u) | (near_42 << 13u))
        ^ (near_42 >> 10u);
    var word_58 = near_28 + small_42 + near_37 + large_42;
    let near_44 = word_58;
    let chosen_58 = (e & f) ^ (~e & g);
    let mixed_58 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u)) ^ ((e >> 25u) | (e << 7u));
    let first_58 = h + mixed_58 + chosen_58 + 2227730452u + word_58;
    let majority_58 = (a & b) ^ (a & c) ^ (b & c);
    let second_58 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_58;
    let v_407 = a;
    a = first_58 + second_58;
    let v_408 = b;
    b = v_407;
    let v_409 = c;
    c = v_408;
    let v_410 = d + first_58;
    d = v_409;
    let v_411 = e;
    e = v_410;
    let v_412 = f;
    f = v_411;
    let v_413 = g;
    g = v_412;
    h = v_413;
    let small_43 = ((near_30 >> 7u) | (near_30 << 25u)) ^ ((near_30 >> 18u) | (near_30 << 14u))
        ^ (near_30 >> 3u);
    let large_43 = ((near_43 >> 17u) | (near_43 << 15u)) ^ ((near_43 >> 19u) | (near_43 << 13u))
        ^ (near_43 >> 10u);
    var word_59 = near_29 + small_43 + near_38 + large_43;
    let near_45 = word_59;
    let chosen_59 = (e & f) ^ (~e & g);
    let mixed_59 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u)) ^ ((e >> 25u) | (e << 7u));
    let first_59 = h + mixed_59 + chosen_59 + 2361852424u + word_59;
    let majority_59 = (a & b) ^ (a & c) ^ (b & c);
    let second_59 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_59;
    let v_414 = a;
    a = first_59 + second_59;
    let v_415 = b;
    b = v_414;
    let v_416 = c;
    c = v_415;
    let v_417 = d + first_59;
    d = v_416;
    let v_418 = e;
    e = v_417;
    let v_419 = f;
    f = v_418;
    let v_420 = g;
    g = v_419;
    h = v_420;
    let small_44 = ((near_31 >> 7u) | (near_31 << 25u)) ^ ((near_31 >> 18u) | (near_31 << 14u))
        ^ (near_31 >> 3u);
    let large_44 = ((near_44 >> 17u) | (near_44 << 15u)) ^ ((near_44 >> 19u) | (near_44 << 13u))
        ^ (near_44 >> 10u);
    var word_60 = near_30 + small_44 + near_39 + large_44;
    let near_46 = word_60;
    let chosen_60 = (e & f) ^ (~e & g);
    let mixed_60 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u)) ^ ((e >> 25u) | (e << 7u));
    let first_60 = h + mixed_60 + chosen_60 + 2428436474u + word_60;
    let majority_60 = (a & b) ^ (a & c) ^ (b & c);
    let second_60 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_60;
    let v_421 = a;
    a = first_60 + second_60;
    let v_422 = b;
    b = v_421;
    let v_423 = c;
    c = v_422;
    let v_424 = d + first_60;
    d = v_423;
    let v_425 = e;
    e = v_424;
    let v_426 = f;
    f = v_425;
    let v_427 = g;
    g = v_426;
    h = v_427;
    let small_45 = ((near_32 >> 7u) | (near_32 << 25u)) ^ ((near_32 >> 18u) | (near_32 << 14u))
        ^ (near_32 >> 3u);
    let large_45 = ((near_45 >> 17u) | (near_45 << 15u)) ^ ((near_45 >> 19u) | (near_45 << 13u))
        ^ (near_45 >> 10u);
    var word_61 = near_31 + small_45 + near_40 + large_45;
    let near_47 = word_61;
    let chosen_61 = (e & f) ^ (~e & g);
    let mixed_61 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u)) ^ ((e >> 25u) | (e << 7u));
    let first_61 = h + mixed_61 + chosen_61 + 2756734187u + word_61;
    let majority_61 = (a & b) ^ (a & c) ^ (b & c);
    let second_61 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_61;
    let v_428 = a;
    a = first_61 + second_61;
    let v_429 = b;
    b = v_428;
    let v_430 = c;
    c = v_429;
    let v_431 = d + first_61;
    d = v_430;
    let v_432 = e;
    e = v_431;
    let v_433 = f;
    f = v_432;
    let v_434 = g;
    g = v_433;
    h = v_434;
    let small_46 = ((near_33 >> 7u) | (near_33 << 25u)) ^ ((near_33 >> 18u) | (near_33 << 14u))
        ^ (near_33 >> 3u);
    let large_46 = ((near_46 >> 17u) | (near_46 << 15u)) ^ ((near_46 >> 19u) | (near_46 << 13u))
        ^ (near_46 >> 10u);
    var word_62 = near_32 + small_46 + near_41 + large_46;
    let chosen_62 = (e & f) ^ (~e & g);
    let mixed_62 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u)) ^ ((e >> 25u) | (e << 7u));
    let first_62 = h + mixed_62 + chosen_62 + 3204031479u + word_62;
    let majority_62 = (a & b) ^ (a & c) ^ (b & c);
    let second_62 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_62;
    let v_435 = a;
    a = first_62 + second_62;
    let v_436 = b;
    b = v_435;
    let v_437 = c;
    c = v_436;
    let v_438 = d + first_62;
    d = v_437;
    let v_439 = e;
    e = v_438;
    let v_440 = f;
    f = v_439;
    let v_441 = g;
    g = v_440;
    h = v_441;
    let small_47 = ((near_34 >> 7u) | (near_34 << 25u)) ^ ((near_34 >> 18u) | (near_34 << 14u))
        ^ (near_34 >> 3u);
    let large_47 = ((near_47 >> 17u) | (near_47 << 15u)) ^ ((near_47 >> 19u) | (near_47 << 13u))
        ^ (near_47 >> 10u);
    var word_63 = near_33 + small_47 + near_42 + large_47;
    let chosen_63 = (e & f) ^ (~e & g);
    let mixed_63 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u)) ^ ((e >> 25u) | (e << 7u));
    let first_63 = h + mixed_63 + chosen_63 + 3329325298u + word_63;
    let majority_63 = (a & b) ^ (a & c) ^ (b & c);
    let second_63 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
        ^ ((a >> 22u) | (a << 10u))) + majority_63;
    let v_442 = a;
    a = first_63 + second_63;
    let v_443 = b;
    b = v_442;
    let v_444 = c;
    c = v_443;
    let v_445 = d + first_63;
    d = v_444;
    let v_446 = e;
    e = v_445;
    let v_447 = f;
    f = v_446;
    let v_448 = g;
    g = v_447;
    h = v_448;
    let word_64 = a;
    let word_65 = b;
    let word_66 = c;
    let word_67 = d;
    let word_68 = e;
    let word_69 = f;
    let word_70 = g;
    let word_71 = h;
    let i_1 = row * scalars.digests_shape_1;
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
