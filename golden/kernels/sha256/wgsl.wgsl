struct Scalars {
    messages_shape_0: u32,
    messages_shape_1: u32,
    constants_length: u32,
    digests_shape_0: u32,
    digests_shape_1: u32,
}

@group(0) @binding(0) var<storage, read> messages: array<u32>;
@group(0) @binding(1) var<storage, read> constants: array<u32>;
@group(0) @binding(2) var<storage, read_write> digests: array<u32>;
@group(0) @binding(3) var<uniform> scalars: Scalars;

@compute @workgroup_size(256, 1, 1)
fn sha256(@builtin(workgroup_id) cube_pos: vec3u, @builtin(local_invocation_id) unit_pos: vec3u) {
    let row = cube_pos.x * 256u + unit_pos.x;
    if (row >= scalars.messages_shape_0) {
        return;
    }
    var words = array<u32, 16>();
    for (var k = 0u; k < 16u; k++) {
        words[k] = select(0u, messages[row * scalars.messages_shape_1 + k],
            k < scalars.messages_shape_1);
    }
    var a = 1779033703u;
    var b = 3144134277u;
    var c = 1013904242u;
    var d = 2773480762u;
    var e = 1359893119u;
    var f = 2600822924u;
    var g = 528734635u;
    var h = 1541459225u;
    for (var start = 0; start < 64; start += 16) {
        if (start > 0) {
            let far = words[1];
            let near = words[14];
            let small = ((far >> 7u) | (far << 25u)) ^ ((far >> 18u) | (far << 14u)) ^ (far >> 3u);
            let large = ((near >> 17u) | (near << 15u)) ^ ((near >> 19u) | (near << 13u))
                ^ (near >> 10u);
            words[0] += small + words[9] + large;
            let far_1 = words[2];
            let near_1 = words[15];
            let small_1 = ((far_1 >> 7u) | (far_1 << 25u)) ^ ((far_1 >> 18u) | (far_1 << 14u))
                ^ (far_1 >> 3u);
            let large_1 = ((near_1 >> 17u) | (near_1 << 15u)) ^ ((near_1 >> 19u) | (near_1 << 13u))
                ^ (near_1 >> 10u);
            words[1] += small_1 + words[10] + large_1;
            let far_2 = words[3];
            let near_2 = words[0];
            let small_2 = ((far_2 >> 7u) | (far_2 << 25u)) ^ ((far_2 >> 18u) | (far_2 << 14u))
                ^ (far_2 >> 3u);
            let large_2 = ((near_2 >> 17u) | (near_2 << 15u)) ^ ((near_2 >> 19u) | (near_2 << 13u))
                ^ (near_2 >> 10u);
            words[2] += small_2 + words[11] + large_2;
            let far_3 = words[4];
            let near_3 = words[1];
            let small_3 = ((far_3 >> 7u) | (far_3 << 25u)) ^ ((far_3 >> 18u) | (far_3 << 14u))
                ^ (far_3 >> 3u);
            let large_3 = ((near_3 >> 17u) | (near_3 << 15u)) ^ ((near_3 >> 19u) | (near_3 << 13u))
                ^ (near_3 >> 10u);
            words[3] += small_3 + words[12] + large_3;
            let far_4 = words[5];
            let near_4 = words[2];
            let small_4 = ((far_4 >> 7u) | (far_4 << 25u)) ^ ((far_4 >> 18u) | (far_4 << 14u))
                ^ (far_4 >> 3u);
            let large_4 = ((near_4 >> 17u) | (near_4 << 15u)) ^ ((near_4 >> 19u) | (near_4 << 13u))
                ^ (near_4 >> 10u);
            words[4] += small_4 + words[13] + large_4;
            let far_5 = words[6];
            let near_5 = words[3];
            let small_5 = ((far_5 >> 7u) | (far_5 << 25u)) ^ ((far_5 >> 18u) | (far_5 << 14u))
                ^ (far_5 >> 3u);
            let large_5 = ((near_5 >> 17u) | (near_5 << 15u)) ^ ((near_5 >> 19u) | (near_5 << 13u))
                ^ (near_5 >> 10u);
            words[5] += small_5 + words[14] + large_5;
            let far_6 = words[7];
            let near_6 = words[4];
            let small_6 = ((far_6 >> 7u) | (far_6 << 25u)) ^ ((far_6 >> 18u) | (far_6 << 14u))
                ^ (far_6 >> 3u);
            let large_6 = ((near_6 >> 17u) | (near_6 << 15u)) ^ ((near_6 >> 19u) | (near_6 << 13u))
                ^ (near_6 >> 10u);
            words[6] += small_6 + words[15] + large_6;
            let far_7 = words[8];
            let near_7 = words[5];
            let small_7 = ((far_7 >> 7u) | (far_7 << 25u)) ^ ((far_7 >> 18u) | (far_7 << 14u))
                ^ (far_7 >> 3u);
            let large_7 = ((near_7 >> 17u) | (near_7 << 15u)) ^ ((near_7 >> 19u) | (near_7 << 13u))
                ^ (near_7 >> 10u);
            words[7] += small_7 + words[0] + large_7;
            let far_8 = words[9];
            let near_8 = words[6];
            let small_8 = ((far_8 >> 7u) | (far_8 << 25u)) ^ ((far_8 >> 18u) | (far_8 << 14u))
                ^ (far_8 >> 3u);
            let large_8 = ((near_8 >> 17u) | (near_8 << 15u)) ^ ((near_8 >> 19u) | (near_8 << 13u))
                ^ (near_8 >> 10u);
            words[8] += small_8 + words[1] + large_8;
            let far_9 = words[10];
            let near_9 = words[7];
            let small_9 = ((far_9 >> 7u) | (far_9 << 25u)) ^ ((far_9 >> 18u) | (far_9 << 14u))
                ^ (far_9 >> 3u);
            let large_9 = ((near_9 >> 17u) | (near_9 << 15u)) ^ ((near_9 >> 19u) | (near_9 << 13u))
                ^ (near_9 >> 10u);
            words[9] += small_9 + words[2] + large_9;
            let far_10 = words[11];
            let near_10 = words[8];
            let small_10 = ((far_10 >> 7u) | (far_10 << 25u)) ^ ((far_10 >> 18u) | (far_10 << 14u))
                ^ (far_10 >> 3u);
            let large_10 = ((near_10 >> 17u) | (near_10 << 15u))
                ^ ((near_10 >> 19u) | (near_10 << 13u)) ^ (near_10 >> 10u);
            words[10] += small_10 + words[3] + large_10;
            let far_11 = words[12];
            let near_11 = words[9];
            let small_11 = ((far_11 >> 7u) | (far_11 << 25u)) ^ ((far_11 >> 18u) | (far_11 << 14u))
                ^ (far_11 >> 3u);
            let large_11 = ((near_11 >> 17u) | (near_11 << 15u))
                ^ ((near_11 >> 19u) | (near_11 << 13u)) ^ (near_11 >> 10u);
            words[11] += small_11 + words[4] + large_11;
            let far_12 = words[13];
            let near_12 = words[10];
            let small_12 = ((far_12 >> 7u) | (far_12 << 25u)) ^ ((far_12 >> 18u) | (far_12 << 14u))
                ^ (far_12 >> 3u);
            let large_12 = ((near_12 >> 17u) | (near_12 << 15u))
                ^ ((near_12 >> 19u) | (near_12 << 13u)) ^ (near_12 >> 10u);
            words[12] += small_12 + words[5] + large_12;
            let far_13 = words[14];
            let near_13 = words[11];
            let small_13 = ((far_13 >> 7u) | (far_13 << 25u)) ^ ((far_13 >> 18u) | (far_13 << 14u))
                ^ (far_13 >> 3u);
            let large_13 = ((near_13 >> 17u) | (near_13 << 15u))
                ^ ((near_13 >> 19u) | (near_13 << 13u)) ^ (near_13 >> 10u);
            words[13] += small_13 + words[6] + large_13;
            let far_14 = words[15];
            let near_14 = words[12];
            let small_14 = ((far_14 >> 7u) | (far_14 << 25u)) ^ ((far_14 >> 18u) | (far_14 << 14u))
                ^ (far_14 >> 3u);
            let large_14 = ((near_14 >> 17u) | (near_14 << 15u))
                ^ ((near_14 >> 19u) | (near_14 << 13u)) ^ (near_14 >> 10u);
            words[14] += small_14 + words[7] + large_14;
            let far_15 = words[0];
            let near_15 = words[13];
            let small_15 = ((far_15 >> 7u) | (far_15 << 25u)) ^ ((far_15 >> 18u) | (far_15 << 14u))
                ^ (far_15 >> 3u);
            let large_15 = ((near_15 >> 17u) | (near_15 << 15u))
                ^ ((near_15 >> 19u) | (near_15 << 13u)) ^ (near_15 >> 10u);
            words[15] += small_15 + words[8] + large_15;
        }
        let chosen = (e & f) ^ (~e & g);
        let mixed = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u)) ^ ((e >> 25u) | (e << 7u));
        let start_1 = u32(start);
        let first = h + mixed + chosen
            + select(0u, constants[start_1], start_1 < scalars.constants_length) + words[0];
        let majority = (a & b) ^ (a & c) ^ (b & c);
        let second = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
            ^ ((a >> 22u) | (a << 10u))) + majority;
        let v = a;
        a = first + second;
        let v_1 = b;
        b = v;
        let v_2 = c;
        c = v_1;
        let v_3 = d + first;
        d = v_2;
        let v_4 = e;
        e = v_3;
        let v_5 = f;
        f = v_4;
        let v_6 = g;
        g = v_5;
        h = v_6;
        let chosen_1 = (e & f) ^ (~e & g);
        let mixed_1 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
            ^ ((e >> 25u) | (e << 7u));
        let v_7 = u32(start + 1);
        let first_1 = h + mixed_1 + chosen_1
            + select(0u, constants[v_7], v_7 < scalars.constants_length) + words[1];
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
        let chosen_2 = (e & f) ^ (~e & g);
        let mixed_2 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
            ^ ((e >> 25u) | (e << 7u));
        let v_15 = u32(start + 2);
        let first_2 = h + mixed_2 + chosen_2
            + select(0u, constants[v_15], v_15 < scalars.constants_length) + words[2];
        let majority_2 = (a & b) ^ (a & c) ^ (b & c);
        let second_2 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
            ^ ((a >> 22u) | (a << 10u))) + majority_2;
        let v_16 = a;
        a = first_2 + second_2;
        let v_17 = b;
        b = v_16;
        let v_18 = c;
        c = v_17;
        let v_19 = d + first_2;
        d = v_18;
        let v_20 = e;
        e = v_19;
        let v_21 = f;
        f = v_20;
        let v_22 = g;
        g = v_21;
        h = v_22;
        let chosen_3 = (e & f) ^ (~e & g);
        let mixed_3 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
            ^ ((e >> 25u) | (e << 7u));
        let v_23 = u32(start + 3);
        let first_3 = h + mixed_3 + chosen_3
            + select(0u, constants[v_23], v_23 < scalars.constants_length) + words[3];
        let majority_3 = (a & b) ^ (a & c) ^ (b & c);
        let second_3 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
            ^ ((a >> 22u) | (a << 10u))) + majority_3;
        let v_24 = a;
        a = first_3 + second_3;
        let v_25 = b;
        b = v_24;
        let v_26 = c;
        c = v_25;
        let v_27 = d + first_3;
        d = v_26;
        let v_28 = e;
        e = v_27;
        let v_29 = f;
        f = v_28;
        let v_30 = g;
        g = v_29;
        h = v_30;
        let chosen_4 = (e & f) ^ (~e & g);
        let mixed_4 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
            ^ ((e >> 25u) | (e << 7u));
        let v_31 = u32(start + 4);
        let first_4 = h + mixed_4 + chosen_4
            + select(0u, constants[v_31], v_31 < scalars.constants_length) + words[4];
        let majority_4 = (a & b) ^ (a & c) ^ (b & c);
        let second_4 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
            ^ ((a >> 22u) | (a << 10u))) + majority_4;
        let v_32 = a;
        a = first_4 + second_4;
        let v_33 = b;
        b = v_32;
        let v_34 = c;
        c = v_33;
        let v_35 = d + first_4;
        d = v_34;
        let v_36 = e;
        e = v_35;
        let v_37 = f;
        f = v_36;
        let v_38 = g;
        g = v_37;
        h = v_38;
        let chosen_5 = (e & f) ^ (~e & g);
        let mixed_5 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
            ^ ((e >> 25u) | (e << 7u));
        let v_39 = u32(start + 5);
        let first_5 = h + mixed_5 + chosen_5
            + select(0u, constants[v_39], v_39 < scalars.constants_length) + words[5];
        let majority_5 = (a & b) ^ (a & c) ^ (b & c);
        let second_5 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
            ^ ((a >> 22u) | (a << 10u))) + majority_5;
        let v_40 = a;
        a = first_5 + second_5;
        let v_41 = b;
        b = v_40;
        let v_42 = c;
        c = v_41;
        let v_43 = d + first_5;
        d = v_42;
        let v_44 = e;
        e = v_43;
        let v_45 = f;
        f = v_44;
        let v_46 = g;
        g = v_45;
        h = v_46;
        let chosen_6 = (e & f) ^ (~e & g);
        let mixed_6 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
            ^ ((e >> 25u) | (e << 7u));
        let v_47 = u32(start + 6);
        let first_6 = h + mixed_6 + chosen_6
            + select(0u, constants[v_47], v_47 < scalars.constants_length) + words[6];
        let majority_6 = (a & b) ^ (a & c) ^ (b & c);
        let second_6 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
            ^ ((a >> 22u) | (a << 10u))) + majority_6;
        let v_48 = a;
        a = first_6 + second_6;
        let v_49 = b;
        b = v_48;
        let v_50 = c;
        c = v_49;
        let v_51 = d + first_6;
        d = v_50;
        let v_52 = e;
        e = v_51;
        let v_53 = f;
        f = v_52;
        let v_54 = g;
        g = v_53;
        h = v_54;
        let chosen_7 = (e & f) ^ (~e & g);
        let mixed_7 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
            ^ ((e >> 25u) | (e << 7u));
        let v_55 = u32(start + 7);
        let first_7 = h + mixed_7 + chosen_7
            + select(0u, constants[v_55], v_55 < scalars.constants_length) + words[7];
        let majority_7 = (a & b) ^ (a & c) ^ (b & c);
        let second_7 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
            ^ ((a >> 22u) | (a << 10u))) + majority_7;
        let v_56 = a;
        a = first_7 + second_7;
        let v_57 = b;
        b = v_56;
        let v_58 = c;
        c = v_57;
        let v_59 = d + first_7;
        d = v_58;
        let v_60 = e;
        e = v_59;
        let v_61 = f;
        f = v_60;
        let v_62 = g;
        g = v_61;
        h = v_62;
        let chosen_8 = (e & f) ^ (~e & g);
        let mixed_8 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
            ^ ((e >> 25u) | (e << 7u));
        let v_63 = u32(start + 8);
        let first_8 = h + mixed_8 + chosen_8
            + select(0u, constants[v_63], v_63 < scalars.constants_length) + words[8];
        let majority_8 = (a & b) ^ (a & c) ^ (b & c);
        let second_8 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
            ^ ((a >> 22u) | (a << 10u))) + majority_8;
        let v_64 = a;
        a = first_8 + second_8;
        let v_65 = b;
        b = v_64;
        let v_66 = c;
        c = v_65;
        let v_67 = d + first_8;
        d = v_66;
        let v_68 = e;
        e = v_67;
        let v_69 = f;
        f = v_68;
        let v_70 = g;
        g = v_69;
        h = v_70;
        let chosen_9 = (e & f) ^ (~e & g);
        let mixed_9 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
            ^ ((e >> 25u) | (e << 7u));
        let v_71 = u32(start + 9);
        let first_9 = h + mixed_9 + chosen_9
            + select(0u, constants[v_71], v_71 < scalars.constants_length) + words[9];
        let majority_9 = (a & b) ^ (a & c) ^ (b & c);
        let second_9 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
            ^ ((a >> 22u) | (a << 10u))) + majority_9;
        let v_72 = a;
        a = first_9 + second_9;
        let v_73 = b;
        b = v_72;
        let v_74 = c;
        c = v_73;
        let v_75 = d + first_9;
        d = v_74;
        let v_76 = e;
        e = v_75;
        let v_77 = f;
        f = v_76;
        let v_78 = g;
        g = v_77;
        h = v_78;
        let chosen_10 = (e & f) ^ (~e & g);
        let mixed_10 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
            ^ ((e >> 25u) | (e << 7u));
        let v_79 = u32(start + 10);
        let first_10 = h + mixed_10 + chosen_10
            + select(0u, constants[v_79], v_79 < scalars.constants_length) + words[10];
        let majority_10 = (a & b) ^ (a & c) ^ (b & c);
        let second_10 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
            ^ ((a >> 22u) | (a << 10u))) + majority_10;
        let v_80 = a;
        a = first_10 + second_10;
        let v_81 = b;
        b = v_80;
        let v_82 = c;
        c = v_81;
        let v_83 = d + first_10;
        d = v_82;
        let v_84 = e;
        e = v_83;
        let v_85 = f;
        f = v_84;
        let v_86 = g;
        g = v_85;
        h = v_86;
        let chosen_11 = (e & f) ^ (~e & g);
        let mixed_11 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
            ^ ((e >> 25u) | (e << 7u));
        let v_87 = u32(start + 11);
        let first_11 = h + mixed_11 + chosen_11
            + select(0u, constants[v_87], v_87 < scalars.constants_length) + words[11];
        let majority_11 = (a & b) ^ (a & c) ^ (b & c);
        let second_11 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
            ^ ((a >> 22u) | (a << 10u))) + majority_11;
        let v_88 = a;
        a = first_11 + second_11;
        let v_89 = b;
        b = v_88;
        let v_90 = c;
        c = v_89;
        let v_91 = d + first_11;
        d = v_90;
        let v_92 = e;
        e = v_91;
        let v_93 = f;
        f = v_92;
        let v_94 = g;
        g = v_93;
        h = v_94;
        let chosen_12 = (e & f) ^ (~e & g);
        let mixed_12 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
            ^ ((e >> 25u) | (e << 7u));
        let v_95 = u32(start + 12);
        let first_12 = h + mixed_12 + chosen_12
            + select(0u, constants[v_95], v_95 < scalars.constants_length) + words[12];
        let majority_12 = (a & b) ^ (a & c) ^ (b & c);
        let second_12 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
            ^ ((a >> 22u) | (a << 10u))) + majority_12;
        let v_96 = a;
        a = first_12 + second_12;
        let v_97 = b;
        b = v_96;
        let v_98 = c;
        c = v_97;
        let v_99 = d + first_12;
        d = v_98;
        let v_100 = e;
        e = v_99;
        let v_101 = f;
        f = v_100;
        let v_102 = g;
        g = v_101;
        h = v_102;
        let chosen_13 = (e & f) ^ (~e & g);
        let mixed_13 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
            ^ ((e >> 25u) | (e << 7u));
        let v_103 = u32(start + 13);
        let first_13 = h + mixed_13 + chosen_13
            + select(0u, constants[v_103], v_103 < scalars.constants_length) + words[13];
        let majority_13 = (a & b) ^ (a & c) ^ (b & c);
        let second_13 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
            ^ ((a >> 22u) | (a << 10u))) + majority_13;
        let v_104 = a;
        a = first_13 + second_13;
        let v_105 = b;
        b = v_104;
        let v_106 = c;
        c = v_105;
        let v_107 = d + first_13;
        d = v_106;
        let v_108 = e;
        e = v_107;
        let v_109 = f;
        f = v_108;
        let v_110 = g;
        g = v_109;
        h = v_110;
        let chosen_14 = (e & f) ^ (~e & g);
        let mixed_14 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
            ^ ((e >> 25u) | (e << 7u));
        let v_111 = u32(start + 14);
        let first_14 = h + mixed_14 + chosen_14
            + select(0u, constants[v_111], v_111 < scalars.constants_length) + words[14];
        let majority_14 = (a & b) ^ (a & c) ^ (b & c);
        let second_14 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
            ^ ((a >> 22u) | (a << 10u))) + majority_14;
        let v_112 = a;
        a = first_14 + second_14;
        let v_113 = b;
        b = v_112;
        let v_114 = c;
        c = v_113;
        let v_115 = d + first_14;
        d = v_114;
        let v_116 = e;
        e = v_115;
        let v_117 = f;
        f = v_116;
        let v_118 = g;
        g = v_117;
        h = v_118;
        let chosen_15 = (e & f) ^ (~e & g);
        let mixed_15 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
            ^ ((e >> 25u) | (e << 7u));
        let v_119 = u32(start + 15);
        let first_15 = h + mixed_15 + chosen_15
            + select(0u, constants[v_119], v_119 < scalars.constants_length) + words[15];
        let majority_15 = (a & b) ^ (a & c) ^ (b & c);
        let second_15 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
            ^ ((a >> 22u) | (a << 10u))) + majority_15;
        let v_120 = a;
        a = first_15 + second_15;
        let v_121 = b;
        b = v_120;
        let v_122 = c;
        c = v_121;
        let v_123 = d + first_15;
        d = v_122;
        let v_124 = e;
        e = v_123;
        let v_125 = f;
        f = v_124;
        let v_126 = g;
        g = v_125;
        h = v_126;
    }
    let word = a;
    let word_1 = b;
    let word_2 = c;
    let word_3 = d;
    let word_4 = e;
    let word_5 = f;
    let word_6 = g;
    let word_7 = h;
    let base = row * scalars.digests_shape_1;
    if (row < scalars.digests_shape_0 && scalars.digests_shape_1 > 0u) {
        digests[base] = word + 1779033703u;
    }
    if (row < scalars.digests_shape_0 && scalars.digests_shape_1 > 1u) {
        digests[base + 1u] = word_1 + 3144134277u;
    }
    if (row < scalars.digests_shape_0 && scalars.digests_shape_1 > 2u) {
        digests[base + 2u] = word_2 + 1013904242u;
    }
    if (row < scalars.digests_shape_0 && scalars.digests_shape_1 > 3u) {
        digests[base + 3u] = word_3 + 2773480762u;
    }
    if (row < scalars.digests_shape_0 && scalars.digests_shape_1 > 4u) {
        digests[base + 4u] = word_4 + 1359893119u;
    }
    if (row < scalars.digests_shape_0 && scalars.digests_shape_1 > 5u) {
        digests[base + 5u] = word_5 + 2600822924u;
    }
    if (row < scalars.digests_shape_0 && scalars.digests_shape_1 > 6u) {
        digests[base + 6u] = word_6 + 528734635u;
    }
    if (row < scalars.digests_shape_0 && scalars.digests_shape_1 > 7u) {
        digests[base + 7u] = word_7 + 1541459225u;
    }
}
