#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint messages_shape_0;
    uint messages_shape_1;
    uint constants_length;
    uint digests_shape_0;
    uint digests_shape_1;
};

[[max_total_threads_per_threadgroup(256)]]
kernel void sha256(
    device const uint* messages [[buffer(0)]],
    device const uint* constants [[buffer(1)]],
    device uint* digests [[buffer(2)]],
    constant Scalars& scalars [[buffer(3)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint row = cube_pos.x * 256u + unit_pos.x;
    if (row >= scalars.messages_shape_0) {
        return;
    }
    uint words[16] = {};
    for (uint k = 0; k < 16u; ++k) {
        words[k] = k < scalars.messages_shape_1 ? messages[row * scalars.messages_shape_1 + k] : 0u;
    }
    uint a = 1779033703u;
    uint b = 3144134277u;
    uint c = 1013904242u;
    uint d = 2773480762u;
    uint e = 1359893119u;
    uint f = 2600822924u;
    uint g = 528734635u;
    uint h = 1541459225u;
    for (int start = 0; start < 64; start += 16) {
        if (start > 0) {
            const uint far = words[1];
            const uint near = words[14];
            const uint small = ((far >> 7u) | (far << 25u)) ^ ((far >> 18u) | (far << 14u))
                ^ (far >> 3u);
            const uint large = ((near >> 17u) | (near << 15u)) ^ ((near >> 19u) | (near << 13u))
                ^ (near >> 10u);
            words[0] += small + words[9] + large;
            const uint far_1 = words[2];
            const uint near_1 = words[15];
            const uint small_1 = ((far_1 >> 7u) | (far_1 << 25u))
                ^ ((far_1 >> 18u) | (far_1 << 14u)) ^ (far_1 >> 3u);
            const uint large_1 = ((near_1 >> 17u) | (near_1 << 15u))
                ^ ((near_1 >> 19u) | (near_1 << 13u)) ^ (near_1 >> 10u);
            words[1] += small_1 + words[10] + large_1;
            const uint far_2 = words[3];
            const uint near_2 = words[0];
            const uint small_2 = ((far_2 >> 7u) | (far_2 << 25u))
                ^ ((far_2 >> 18u) | (far_2 << 14u)) ^ (far_2 >> 3u);
            const uint large_2 = ((near_2 >> 17u) | (near_2 << 15u))
                ^ ((near_2 >> 19u) | (near_2 << 13u)) ^ (near_2 >> 10u);
            words[2] += small_2 + words[11] + large_2;
            const uint far_3 = words[4];
            const uint near_3 = words[1];
            const uint small_3 = ((far_3 >> 7u) | (far_3 << 25u))
                ^ ((far_3 >> 18u) | (far_3 << 14u)) ^ (far_3 >> 3u);
            const uint large_3 = ((near_3 >> 17u) | (near_3 << 15u))
                ^ ((near_3 >> 19u) | (near_3 << 13u)) ^ (near_3 >> 10u);
            words[3] += small_3 + words[12] + large_3;
            const uint far_4 = words[5];
            const uint near_4 = words[2];
            const uint small_4 = ((far_4 >> 7u) | (far_4 << 25u))
                ^ ((far_4 >> 18u) | (far_4 << 14u)) ^ (far_4 >> 3u);
            const uint large_4 = ((near_4 >> 17u) | (near_4 << 15u))
                ^ ((near_4 >> 19u) | (near_4 << 13u)) ^ (near_4 >> 10u);
            words[4] += small_4 + words[13] + large_4;
            const uint far_5 = words[6];
            const uint near_5 = words[3];
            const uint small_5 = ((far_5 >> 7u) | (far_5 << 25u))
                ^ ((far_5 >> 18u) | (far_5 << 14u)) ^ (far_5 >> 3u);
            const uint large_5 = ((near_5 >> 17u) | (near_5 << 15u))
                ^ ((near_5 >> 19u) | (near_5 << 13u)) ^ (near_5 >> 10u);
            words[5] += small_5 + words[14] + large_5;
            const uint far_6 = words[7];
            const uint near_6 = words[4];
            const uint small_6 = ((far_6 >> 7u) | (far_6 << 25u))
                ^ ((far_6 >> 18u) | (far_6 << 14u)) ^ (far_6 >> 3u);
            const uint large_6 = ((near_6 >> 17u) | (near_6 << 15u))
                ^ ((near_6 >> 19u) | (near_6 << 13u)) ^ (near_6 >> 10u);
            words[6] += small_6 + words[15] + large_6;
            const uint far_7 = words[8];
            const uint near_7 = words[5];
            const uint small_7 = ((far_7 >> 7u) | (far_7 << 25u))
                ^ ((far_7 >> 18u) | (far_7 << 14u)) ^ (far_7 >> 3u);
            const uint large_7 = ((near_7 >> 17u) | (near_7 << 15u))
                ^ ((near_7 >> 19u) | (near_7 << 13u)) ^ (near_7 >> 10u);
            words[7] += small_7 + words[0] + large_7;
            const uint far_8 = words[9];
            const uint near_8 = words[6];
            const uint small_8 = ((far_8 >> 7u) | (far_8 << 25u))
                ^ ((far_8 >> 18u) | (far_8 << 14u)) ^ (far_8 >> 3u);
            const uint large_8 = ((near_8 >> 17u) | (near_8 << 15u))
                ^ ((near_8 >> 19u) | (near_8 << 13u)) ^ (near_8 >> 10u);
            words[8] += small_8 + words[1] + large_8;
            const uint far_9 = words[10];
            const uint near_9 = words[7];
            const uint small_9 = ((far_9 >> 7u) | (far_9 << 25u))
                ^ ((far_9 >> 18u) | (far_9 << 14u)) ^ (far_9 >> 3u);
            const uint large_9 = ((near_9 >> 17u) | (near_9 << 15u))
                ^ ((near_9 >> 19u) | (near_9 << 13u)) ^ (near_9 >> 10u);
            words[9] += small_9 + words[2] + large_9;
            const uint far_10 = words[11];
            const uint near_10 = words[8];
            const uint small_10 = ((far_10 >> 7u) | (far_10 << 25u))
                ^ ((far_10 >> 18u) | (far_10 << 14u)) ^ (far_10 >> 3u);
            const uint large_10 = ((near_10 >> 17u) | (near_10 << 15u))
                ^ ((near_10 >> 19u) | (near_10 << 13u)) ^ (near_10 >> 10u);
            words[10] += small_10 + words[3] + large_10;
            const uint far_11 = words[12];
            const uint near_11 = words[9];
            const uint small_11 = ((far_11 >> 7u) | (far_11 << 25u))
                ^ ((far_11 >> 18u) | (far_11 << 14u)) ^ (far_11 >> 3u);
            const uint large_11 = ((near_11 >> 17u) | (near_11 << 15u))
                ^ ((near_11 >> 19u) | (near_11 << 13u)) ^ (near_11 >> 10u);
            words[11] += small_11 + words[4] + large_11;
            const uint far_12 = words[13];
            const uint near_12 = words[10];
            const uint small_12 = ((far_12 >> 7u) | (far_12 << 25u))
                ^ ((far_12 >> 18u) | (far_12 << 14u)) ^ (far_12 >> 3u);
            const uint large_12 = ((near_12 >> 17u) | (near_12 << 15u))
                ^ ((near_12 >> 19u) | (near_12 << 13u)) ^ (near_12 >> 10u);
            words[12] += small_12 + words[5] + large_12;
            const uint far_13 = words[14];
            const uint near_13 = words[11];
            const uint small_13 = ((far_13 >> 7u) | (far_13 << 25u))
                ^ ((far_13 >> 18u) | (far_13 << 14u)) ^ (far_13 >> 3u);
            const uint large_13 = ((near_13 >> 17u) | (near_13 << 15u))
                ^ ((near_13 >> 19u) | (near_13 << 13u)) ^ (near_13 >> 10u);
            words[13] += small_13 + words[6] + large_13;
            const uint far_14 = words[15];
            const uint near_14 = words[12];
            const uint small_14 = ((far_14 >> 7u) | (far_14 << 25u))
                ^ ((far_14 >> 18u) | (far_14 << 14u)) ^ (far_14 >> 3u);
            const uint large_14 = ((near_14 >> 17u) | (near_14 << 15u))
                ^ ((near_14 >> 19u) | (near_14 << 13u)) ^ (near_14 >> 10u);
            words[14] += small_14 + words[7] + large_14;
            const uint far_15 = words[0];
            const uint near_15 = words[13];
            const uint small_15 = ((far_15 >> 7u) | (far_15 << 25u))
                ^ ((far_15 >> 18u) | (far_15 << 14u)) ^ (far_15 >> 3u);
            const uint large_15 = ((near_15 >> 17u) | (near_15 << 15u))
                ^ ((near_15 >> 19u) | (near_15 << 13u)) ^ (near_15 >> 10u);
            words[15] += small_15 + words[8] + large_15;
        }
        const uint chosen = (e & f) ^ (~e & g);
        const uint mixed = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
            ^ ((e >> 25u) | (e << 7u));
        const uint start_1 = uint(start);
        const uint first = h + mixed + chosen
            + (start_1 < scalars.constants_length ? constants[start_1] : 0u) + words[0];
        const uint majority = (a & b) ^ (a & c) ^ (b & c);
        const uint second = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
            ^ ((a >> 22u) | (a << 10u))) + majority;
        const uint v = a;
        a = first + second;
        const uint v_1 = b;
        b = v;
        const uint v_2 = c;
        c = v_1;
        const uint v_3 = d + first;
        d = v_2;
        const uint v_4 = e;
        e = v_3;
        const uint v_5 = f;
        f = v_4;
        const uint v_6 = g;
        g = v_5;
        h = v_6;
        const uint chosen_1 = (e & f) ^ (~e & g);
        const uint mixed_1 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
            ^ ((e >> 25u) | (e << 7u));
        const uint first_1 = h + mixed_1 + chosen_1
            + (start + 1u < scalars.constants_length ? constants[start + 1u] : 0u) + words[1];
        const uint majority_1 = (a & b) ^ (a & c) ^ (b & c);
        const uint second_1 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
            ^ ((a >> 22u) | (a << 10u))) + majority_1;
        const uint v_7 = a;
        a = first_1 + second_1;
        const uint v_8 = b;
        b = v_7;
        const uint v_9 = c;
        c = v_8;
        const uint v_10 = d + first_1;
        d = v_9;
        const uint v_11 = e;
        e = v_10;
        const uint v_12 = f;
        f = v_11;
        const uint v_13 = g;
        g = v_12;
        h = v_13;
        const uint chosen_2 = (e & f) ^ (~e & g);
        const uint mixed_2 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
            ^ ((e >> 25u) | (e << 7u));
        const uint first_2 = h + mixed_2 + chosen_2
            + (start + 2u < scalars.constants_length ? constants[start + 2u] : 0u) + words[2];
        const uint majority_2 = (a & b) ^ (a & c) ^ (b & c);
        const uint second_2 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
            ^ ((a >> 22u) | (a << 10u))) + majority_2;
        const uint v_14 = a;
        a = first_2 + second_2;
        const uint v_15 = b;
        b = v_14;
        const uint v_16 = c;
        c = v_15;
        const uint v_17 = d + first_2;
        d = v_16;
        const uint v_18 = e;
        e = v_17;
        const uint v_19 = f;
        f = v_18;
        const uint v_20 = g;
        g = v_19;
        h = v_20;
        const uint chosen_3 = (e & f) ^ (~e & g);
        const uint mixed_3 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
            ^ ((e >> 25u) | (e << 7u));
        const uint first_3 = h + mixed_3 + chosen_3
            + (start + 3u < scalars.constants_length ? constants[start + 3u] : 0u) + words[3];
        const uint majority_3 = (a & b) ^ (a & c) ^ (b & c);
        const uint second_3 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
            ^ ((a >> 22u) | (a << 10u))) + majority_3;
        const uint v_21 = a;
        a = first_3 + second_3;
        const uint v_22 = b;
        b = v_21;
        const uint v_23 = c;
        c = v_22;
        const uint v_24 = d + first_3;
        d = v_23;
        const uint v_25 = e;
        e = v_24;
        const uint v_26 = f;
        f = v_25;
        const uint v_27 = g;
        g = v_26;
        h = v_27;
        const uint chosen_4 = (e & f) ^ (~e & g);
        const uint mixed_4 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
            ^ ((e >> 25u) | (e << 7u));
        const uint first_4 = h + mixed_4 + chosen_4
            + (start + 4u < scalars.constants_length ? constants[start + 4u] : 0u) + words[4];
        const uint majority_4 = (a & b) ^ (a & c) ^ (b & c);
        const uint second_4 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
            ^ ((a >> 22u) | (a << 10u))) + majority_4;
        const uint v_28 = a;
        a = first_4 + second_4;
        const uint v_29 = b;
        b = v_28;
        const uint v_30 = c;
        c = v_29;
        const uint v_31 = d + first_4;
        d = v_30;
        const uint v_32 = e;
        e = v_31;
        const uint v_33 = f;
        f = v_32;
        const uint v_34 = g;
        g = v_33;
        h = v_34;
        const uint chosen_5 = (e & f) ^ (~e & g);
        const uint mixed_5 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
            ^ ((e >> 25u) | (e << 7u));
        const uint first_5 = h + mixed_5 + chosen_5
            + (start + 5u < scalars.constants_length ? constants[start + 5u] : 0u) + words[5];
        const uint majority_5 = (a & b) ^ (a & c) ^ (b & c);
        const uint second_5 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
            ^ ((a >> 22u) | (a << 10u))) + majority_5;
        const uint v_35 = a;
        a = first_5 + second_5;
        const uint v_36 = b;
        b = v_35;
        const uint v_37 = c;
        c = v_36;
        const uint v_38 = d + first_5;
        d = v_37;
        const uint v_39 = e;
        e = v_38;
        const uint v_40 = f;
        f = v_39;
        const uint v_41 = g;
        g = v_40;
        h = v_41;
        const uint chosen_6 = (e & f) ^ (~e & g);
        const uint mixed_6 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
            ^ ((e >> 25u) | (e << 7u));
        const uint first_6 = h + mixed_6 + chosen_6
            + (start + 6u < scalars.constants_length ? constants[start + 6u] : 0u) + words[6];
        const uint majority_6 = (a & b) ^ (a & c) ^ (b & c);
        const uint second_6 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
            ^ ((a >> 22u) | (a << 10u))) + majority_6;
        const uint v_42 = a;
        a = first_6 + second_6;
        const uint v_43 = b;
        b = v_42;
        const uint v_44 = c;
        c = v_43;
        const uint v_45 = d + first_6;
        d = v_44;
        const uint v_46 = e;
        e = v_45;
        const uint v_47 = f;
        f = v_46;
        const uint v_48 = g;
        g = v_47;
        h = v_48;
        const uint chosen_7 = (e & f) ^ (~e & g);
        const uint mixed_7 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
            ^ ((e >> 25u) | (e << 7u));
        const uint first_7 = h + mixed_7 + chosen_7
            + (start + 7u < scalars.constants_length ? constants[start + 7u] : 0u) + words[7];
        const uint majority_7 = (a & b) ^ (a & c) ^ (b & c);
        const uint second_7 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
            ^ ((a >> 22u) | (a << 10u))) + majority_7;
        const uint v_49 = a;
        a = first_7 + second_7;
        const uint v_50 = b;
        b = v_49;
        const uint v_51 = c;
        c = v_50;
        const uint v_52 = d + first_7;
        d = v_51;
        const uint v_53 = e;
        e = v_52;
        const uint v_54 = f;
        f = v_53;
        const uint v_55 = g;
        g = v_54;
        h = v_55;
        const uint chosen_8 = (e & f) ^ (~e & g);
        const uint mixed_8 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
            ^ ((e >> 25u) | (e << 7u));
        const uint first_8 = h + mixed_8 + chosen_8
            + (start + 8u < scalars.constants_length ? constants[start + 8u] : 0u) + words[8];
        const uint majority_8 = (a & b) ^ (a & c) ^ (b & c);
        const uint second_8 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
            ^ ((a >> 22u) | (a << 10u))) + majority_8;
        const uint v_56 = a;
        a = first_8 + second_8;
        const uint v_57 = b;
        b = v_56;
        const uint v_58 = c;
        c = v_57;
        const uint v_59 = d + first_8;
        d = v_58;
        const uint v_60 = e;
        e = v_59;
        const uint v_61 = f;
        f = v_60;
        const uint v_62 = g;
        g = v_61;
        h = v_62;
        const uint chosen_9 = (e & f) ^ (~e & g);
        const uint mixed_9 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
            ^ ((e >> 25u) | (e << 7u));
        const uint first_9 = h + mixed_9 + chosen_9
            + (start + 9u < scalars.constants_length ? constants[start + 9u] : 0u) + words[9];
        const uint majority_9 = (a & b) ^ (a & c) ^ (b & c);
        const uint second_9 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
            ^ ((a >> 22u) | (a << 10u))) + majority_9;
        const uint v_63 = a;
        a = first_9 + second_9;
        const uint v_64 = b;
        b = v_63;
        const uint v_65 = c;
        c = v_64;
        const uint v_66 = d + first_9;
        d = v_65;
        const uint v_67 = e;
        e = v_66;
        const uint v_68 = f;
        f = v_67;
        const uint v_69 = g;
        g = v_68;
        h = v_69;
        const uint chosen_10 = (e & f) ^ (~e & g);
        const uint mixed_10 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
            ^ ((e >> 25u) | (e << 7u));
        const uint first_10 = h + mixed_10 + chosen_10
            + (start + 10u < scalars.constants_length ? constants[start + 10u] : 0u) + words[10];
        const uint majority_10 = (a & b) ^ (a & c) ^ (b & c);
        const uint second_10 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
            ^ ((a >> 22u) | (a << 10u))) + majority_10;
        const uint v_70 = a;
        a = first_10 + second_10;
        const uint v_71 = b;
        b = v_70;
        const uint v_72 = c;
        c = v_71;
        const uint v_73 = d + first_10;
        d = v_72;
        const uint v_74 = e;
        e = v_73;
        const uint v_75 = f;
        f = v_74;
        const uint v_76 = g;
        g = v_75;
        h = v_76;
        const uint chosen_11 = (e & f) ^ (~e & g);
        const uint mixed_11 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
            ^ ((e >> 25u) | (e << 7u));
        const uint first_11 = h + mixed_11 + chosen_11
            + (start + 11u < scalars.constants_length ? constants[start + 11u] : 0u) + words[11];
        const uint majority_11 = (a & b) ^ (a & c) ^ (b & c);
        const uint second_11 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
            ^ ((a >> 22u) | (a << 10u))) + majority_11;
        const uint v_77 = a;
        a = first_11 + second_11;
        const uint v_78 = b;
        b = v_77;
        const uint v_79 = c;
        c = v_78;
        const uint v_80 = d + first_11;
        d = v_79;
        const uint v_81 = e;
        e = v_80;
        const uint v_82 = f;
        f = v_81;
        const uint v_83 = g;
        g = v_82;
        h = v_83;
        const uint chosen_12 = (e & f) ^ (~e & g);
        const uint mixed_12 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
            ^ ((e >> 25u) | (e << 7u));
        const uint first_12 = h + mixed_12 + chosen_12
            + (start + 12u < scalars.constants_length ? constants[start + 12u] : 0u) + words[12];
        const uint majority_12 = (a & b) ^ (a & c) ^ (b & c);
        const uint second_12 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
            ^ ((a >> 22u) | (a << 10u))) + majority_12;
        const uint v_84 = a;
        a = first_12 + second_12;
        const uint v_85 = b;
        b = v_84;
        const uint v_86 = c;
        c = v_85;
        const uint v_87 = d + first_12;
        d = v_86;
        const uint v_88 = e;
        e = v_87;
        const uint v_89 = f;
        f = v_88;
        const uint v_90 = g;
        g = v_89;
        h = v_90;
        const uint chosen_13 = (e & f) ^ (~e & g);
        const uint mixed_13 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
            ^ ((e >> 25u) | (e << 7u));
        const uint first_13 = h + mixed_13 + chosen_13
            + (start + 13u < scalars.constants_length ? constants[start + 13u] : 0u) + words[13];
        const uint majority_13 = (a & b) ^ (a & c) ^ (b & c);
        const uint second_13 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
            ^ ((a >> 22u) | (a << 10u))) + majority_13;
        const uint v_91 = a;
        a = first_13 + second_13;
        const uint v_92 = b;
        b = v_91;
        const uint v_93 = c;
        c = v_92;
        const uint v_94 = d + first_13;
        d = v_93;
        const uint v_95 = e;
        e = v_94;
        const uint v_96 = f;
        f = v_95;
        const uint v_97 = g;
        g = v_96;
        h = v_97;
        const uint chosen_14 = (e & f) ^ (~e & g);
        const uint mixed_14 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
            ^ ((e >> 25u) | (e << 7u));
        const uint first_14 = h + mixed_14 + chosen_14
            + (start + 14u < scalars.constants_length ? constants[start + 14u] : 0u) + words[14];
        const uint majority_14 = (a & b) ^ (a & c) ^ (b & c);
        const uint second_14 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
            ^ ((a >> 22u) | (a << 10u))) + majority_14;
        const uint v_98 = a;
        a = first_14 + second_14;
        const uint v_99 = b;
        b = v_98;
        const uint v_100 = c;
        c = v_99;
        const uint v_101 = d + first_14;
        d = v_100;
        const uint v_102 = e;
        e = v_101;
        const uint v_103 = f;
        f = v_102;
        const uint v_104 = g;
        g = v_103;
        h = v_104;
        const uint chosen_15 = (e & f) ^ (~e & g);
        const uint mixed_15 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
            ^ ((e >> 25u) | (e << 7u));
        const uint first_15 = h + mixed_15 + chosen_15
            + (start + 15u < scalars.constants_length ? constants[start + 15u] : 0u) + words[15];
        const uint majority_15 = (a & b) ^ (a & c) ^ (b & c);
        const uint second_15 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
            ^ ((a >> 22u) | (a << 10u))) + majority_15;
        const uint v_105 = a;
        a = first_15 + second_15;
        const uint v_106 = b;
        b = v_105;
        const uint v_107 = c;
        c = v_106;
        const uint v_108 = d + first_15;
        d = v_107;
        const uint v_109 = e;
        e = v_108;
        const uint v_110 = f;
        f = v_109;
        const uint v_111 = g;
        g = v_110;
        h = v_111;
    }
    const uint word = a;
    const uint word_1 = b;
    const uint word_2 = c;
    const uint word_3 = d;
    const uint word_4 = e;
    const uint word_5 = f;
    const uint word_6 = g;
    const uint word_7 = h;
    const uint base = row * scalars.digests_shape_1;
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
