extern "C" __global__ void __launch_bounds__(256) sha256(
    const unsigned int* __restrict__ messages,
    const unsigned int* __restrict__ constants,
    unsigned int* __restrict__ digests,
    unsigned int messages_shape_0,
    unsigned int messages_shape_1,
    unsigned int constants_length,
    unsigned int digests_shape_0,
    unsigned int digests_shape_1) {
    const unsigned int row = blockIdx.x * 256u + threadIdx.x;
    if (row >= messages_shape_0) {
        return;
    }
    unsigned int words[16] = {};
    for (unsigned int k = 0; k < 16u; ++k) {
        words[k] = k < messages_shape_1 ? messages[row * messages_shape_1 + k] : 0u;
    }
    unsigned int a = 1779033703u;
    unsigned int b = 3144134277u;
    unsigned int c = 1013904242u;
    unsigned int d = 2773480762u;
    unsigned int e = 1359893119u;
    unsigned int f = 2600822924u;
    unsigned int g = 528734635u;
    unsigned int h = 1541459225u;
    for (int start = 0; start < 64; start += 16) {
        if (start > 0) {
            const unsigned int far = words[1];
            const unsigned int near = words[14];
            const unsigned int small = ((far >> 7u) | (far << 25u)) ^ ((far >> 18u) | (far << 14u))
                ^ (far >> 3u);
            const unsigned int large = ((near >> 17u) | (near << 15u))
                ^ ((near >> 19u) | (near << 13u)) ^ (near >> 10u);
            words[0] += small + words[9] + large;
            const unsigned int far_1 = words[2];
            const unsigned int near_1 = words[15];
            const unsigned int small_1 = ((far_1 >> 7u) | (far_1 << 25u))
                ^ ((far_1 >> 18u) | (far_1 << 14u)) ^ (far_1 >> 3u);
            const unsigned int large_1 = ((near_1 >> 17u) | (near_1 << 15u))
                ^ ((near_1 >> 19u) | (near_1 << 13u)) ^ (near_1 >> 10u);
            words[1] += small_1 + words[10] + large_1;
            const unsigned int far_2 = words[3];
            const unsigned int near_2 = words[0];
            const unsigned int small_2 = ((far_2 >> 7u) | (far_2 << 25u))
                ^ ((far_2 >> 18u) | (far_2 << 14u)) ^ (far_2 >> 3u);
            const unsigned int large_2 = ((near_2 >> 17u) | (near_2 << 15u))
                ^ ((near_2 >> 19u) | (near_2 << 13u)) ^ (near_2 >> 10u);
            words[2] += small_2 + words[11] + large_2;
            const unsigned int far_3 = words[4];
            const unsigned int near_3 = words[1];
            const unsigned int small_3 = ((far_3 >> 7u) | (far_3 << 25u))
                ^ ((far_3 >> 18u) | (far_3 << 14u)) ^ (far_3 >> 3u);
            const unsigned int large_3 = ((near_3 >> 17u) | (near_3 << 15u))
                ^ ((near_3 >> 19u) | (near_3 << 13u)) ^ (near_3 >> 10u);
            words[3] += small_3 + words[12] + large_3;
            const unsigned int far_4 = words[5];
            const unsigned int near_4 = words[2];
            const unsigned int small_4 = ((far_4 >> 7u) | (far_4 << 25u))
                ^ ((far_4 >> 18u) | (far_4 << 14u)) ^ (far_4 >> 3u);
            const unsigned int large_4 = ((near_4 >> 17u) | (near_4 << 15u))
                ^ ((near_4 >> 19u) | (near_4 << 13u)) ^ (near_4 >> 10u);
            words[4] += small_4 + words[13] + large_4;
            const unsigned int far_5 = words[6];
            const unsigned int near_5 = words[3];
            const unsigned int small_5 = ((far_5 >> 7u) | (far_5 << 25u))
                ^ ((far_5 >> 18u) | (far_5 << 14u)) ^ (far_5 >> 3u);
            const unsigned int large_5 = ((near_5 >> 17u) | (near_5 << 15u))
                ^ ((near_5 >> 19u) | (near_5 << 13u)) ^ (near_5 >> 10u);
            words[5] += small_5 + words[14] + large_5;
            const unsigned int far_6 = words[7];
            const unsigned int near_6 = words[4];
            const unsigned int small_6 = ((far_6 >> 7u) | (far_6 << 25u))
                ^ ((far_6 >> 18u) | (far_6 << 14u)) ^ (far_6 >> 3u);
            const unsigned int large_6 = ((near_6 >> 17u) | (near_6 << 15u))
                ^ ((near_6 >> 19u) | (near_6 << 13u)) ^ (near_6 >> 10u);
            words[6] += small_6 + words[15] + large_6;
            const unsigned int far_7 = words[8];
            const unsigned int near_7 = words[5];
            const unsigned int small_7 = ((far_7 >> 7u) | (far_7 << 25u))
                ^ ((far_7 >> 18u) | (far_7 << 14u)) ^ (far_7 >> 3u);
            const unsigned int large_7 = ((near_7 >> 17u) | (near_7 << 15u))
                ^ ((near_7 >> 19u) | (near_7 << 13u)) ^ (near_7 >> 10u);
            words[7] += small_7 + words[0] + large_7;
            const unsigned int far_8 = words[9];
            const unsigned int near_8 = words[6];
            const unsigned int small_8 = ((far_8 >> 7u) | (far_8 << 25u))
                ^ ((far_8 >> 18u) | (far_8 << 14u)) ^ (far_8 >> 3u);
            const unsigned int large_8 = ((near_8 >> 17u) | (near_8 << 15u))
                ^ ((near_8 >> 19u) | (near_8 << 13u)) ^ (near_8 >> 10u);
            words[8] += small_8 + words[1] + large_8;
            const unsigned int far_9 = words[10];
            const unsigned int near_9 = words[7];
            const unsigned int small_9 = ((far_9 >> 7u) | (far_9 << 25u))
                ^ ((far_9 >> 18u) | (far_9 << 14u)) ^ (far_9 >> 3u);
            const unsigned int large_9 = ((near_9 >> 17u) | (near_9 << 15u))
                ^ ((near_9 >> 19u) | (near_9 << 13u)) ^ (near_9 >> 10u);
            words[9] += small_9 + words[2] + large_9;
            const unsigned int far_10 = words[11];
            const unsigned int near_10 = words[8];
            const unsigned int small_10 = ((far_10 >> 7u) | (far_10 << 25u))
                ^ ((far_10 >> 18u) | (far_10 << 14u)) ^ (far_10 >> 3u);
            const unsigned int large_10 = ((near_10 >> 17u) | (near_10 << 15u))
                ^ ((near_10 >> 19u) | (near_10 << 13u)) ^ (near_10 >> 10u);
            words[10] += small_10 + words[3] + large_10;
            const unsigned int far_11 = words[12];
            const unsigned int near_11 = words[9];
            const unsigned int small_11 = ((far_11 >> 7u) | (far_11 << 25u))
                ^ ((far_11 >> 18u) | (far_11 << 14u)) ^ (far_11 >> 3u);
            const unsigned int large_11 = ((near_11 >> 17u) | (near_11 << 15u))
                ^ ((near_11 >> 19u) | (near_11 << 13u)) ^ (near_11 >> 10u);
            words[11] += small_11 + words[4] + large_11;
            const unsigned int far_12 = words[13];
            const unsigned int near_12 = words[10];
            const unsigned int small_12 = ((far_12 >> 7u) | (far_12 << 25u))
                ^ ((far_12 >> 18u) | (far_12 << 14u)) ^ (far_12 >> 3u);
            const unsigned int large_12 = ((near_12 >> 17u) | (near_12 << 15u))
                ^ ((near_12 >> 19u) | (near_12 << 13u)) ^ (near_12 >> 10u);
            words[12] += small_12 + words[5] + large_12;
            const unsigned int far_13 = words[14];
            const unsigned int near_13 = words[11];
            const unsigned int small_13 = ((far_13 >> 7u) | (far_13 << 25u))
                ^ ((far_13 >> 18u) | (far_13 << 14u)) ^ (far_13 >> 3u);
            const unsigned int large_13 = ((near_13 >> 17u) | (near_13 << 15u))
                ^ ((near_13 >> 19u) | (near_13 << 13u)) ^ (near_13 >> 10u);
            words[13] += small_13 + words[6] + large_13;
            const unsigned int far_14 = words[15];
            const unsigned int near_14 = words[12];
            const unsigned int small_14 = ((far_14 >> 7u) | (far_14 << 25u))
                ^ ((far_14 >> 18u) | (far_14 << 14u)) ^ (far_14 >> 3u);
            const unsigned int large_14 = ((near_14 >> 17u) | (near_14 << 15u))
                ^ ((near_14 >> 19u) | (near_14 << 13u)) ^ (near_14 >> 10u);
            words[14] += small_14 + words[7] + large_14;
            const unsigned int far_15 = words[0];
            const unsigned int near_15 = words[13];
            const unsigned int small_15 = ((far_15 >> 7u) | (far_15 << 25u))
                ^ ((far_15 >> 18u) | (far_15 << 14u)) ^ (far_15 >> 3u);
            const unsigned int large_15 = ((near_15 >> 17u) | (near_15 << 15u))
                ^ ((near_15 >> 19u) | (near_15 << 13u)) ^ (near_15 >> 10u);
            words[15] += small_15 + words[8] + large_15;
        }
        const unsigned int chosen = (e & f) ^ (~e & g);
        const unsigned int mixed = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
            ^ ((e >> 25u) | (e << 7u));
        const unsigned int start_1 = (unsigned int)start;
        const unsigned int first = h + mixed + chosen
            + (start_1 < constants_length ? constants[start_1] : 0u) + words[0];
        const unsigned int majority = (a & b) ^ (a & c) ^ (b & c);
        const unsigned int second = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
            ^ ((a >> 22u) | (a << 10u))) + majority;
        const unsigned int v = a;
        a = first + second;
        const unsigned int v_1 = b;
        b = v;
        const unsigned int v_2 = c;
        c = v_1;
        const unsigned int v_3 = d + first;
        d = v_2;
        const unsigned int v_4 = e;
        e = v_3;
        const unsigned int v_5 = f;
        f = v_4;
        const unsigned int v_6 = g;
        g = v_5;
        h = v_6;
        const unsigned int chosen_1 = (e & f) ^ (~e & g);
        const unsigned int mixed_1 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
            ^ ((e >> 25u) | (e << 7u));
        const unsigned int first_1 = h + mixed_1 + chosen_1
            + (start + 1u < constants_length ? constants[start + 1u] : 0u) + words[1];
        const unsigned int majority_1 = (a & b) ^ (a & c) ^ (b & c);
        const unsigned int second_1 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
            ^ ((a >> 22u) | (a << 10u))) + majority_1;
        const unsigned int v_7 = a;
        a = first_1 + second_1;
        const unsigned int v_8 = b;
        b = v_7;
        const unsigned int v_9 = c;
        c = v_8;
        const unsigned int v_10 = d + first_1;
        d = v_9;
        const unsigned int v_11 = e;
        e = v_10;
        const unsigned int v_12 = f;
        f = v_11;
        const unsigned int v_13 = g;
        g = v_12;
        h = v_13;
        const unsigned int chosen_2 = (e & f) ^ (~e & g);
        const unsigned int mixed_2 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
            ^ ((e >> 25u) | (e << 7u));
        const unsigned int first_2 = h + mixed_2 + chosen_2
            + (start + 2u < constants_length ? constants[start + 2u] : 0u) + words[2];
        const unsigned int majority_2 = (a & b) ^ (a & c) ^ (b & c);
        const unsigned int second_2 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
            ^ ((a >> 22u) | (a << 10u))) + majority_2;
        const unsigned int v_14 = a;
        a = first_2 + second_2;
        const unsigned int v_15 = b;
        b = v_14;
        const unsigned int v_16 = c;
        c = v_15;
        const unsigned int v_17 = d + first_2;
        d = v_16;
        const unsigned int v_18 = e;
        e = v_17;
        const unsigned int v_19 = f;
        f = v_18;
        const unsigned int v_20 = g;
        g = v_19;
        h = v_20;
        const unsigned int chosen_3 = (e & f) ^ (~e & g);
        const unsigned int mixed_3 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
            ^ ((e >> 25u) | (e << 7u));
        const unsigned int first_3 = h + mixed_3 + chosen_3
            + (start + 3u < constants_length ? constants[start + 3u] : 0u) + words[3];
        const unsigned int majority_3 = (a & b) ^ (a & c) ^ (b & c);
        const unsigned int second_3 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
            ^ ((a >> 22u) | (a << 10u))) + majority_3;
        const unsigned int v_21 = a;
        a = first_3 + second_3;
        const unsigned int v_22 = b;
        b = v_21;
        const unsigned int v_23 = c;
        c = v_22;
        const unsigned int v_24 = d + first_3;
        d = v_23;
        const unsigned int v_25 = e;
        e = v_24;
        const unsigned int v_26 = f;
        f = v_25;
        const unsigned int v_27 = g;
        g = v_26;
        h = v_27;
        const unsigned int chosen_4 = (e & f) ^ (~e & g);
        const unsigned int mixed_4 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
            ^ ((e >> 25u) | (e << 7u));
        const unsigned int first_4 = h + mixed_4 + chosen_4
            + (start + 4u < constants_length ? constants[start + 4u] : 0u) + words[4];
        const unsigned int majority_4 = (a & b) ^ (a & c) ^ (b & c);
        const unsigned int second_4 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
            ^ ((a >> 22u) | (a << 10u))) + majority_4;
        const unsigned int v_28 = a;
        a = first_4 + second_4;
        const unsigned int v_29 = b;
        b = v_28;
        const unsigned int v_30 = c;
        c = v_29;
        const unsigned int v_31 = d + first_4;
        d = v_30;
        const unsigned int v_32 = e;
        e = v_31;
        const unsigned int v_33 = f;
        f = v_32;
        const unsigned int v_34 = g;
        g = v_33;
        h = v_34;
        const unsigned int chosen_5 = (e & f) ^ (~e & g);
        const unsigned int mixed_5 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
            ^ ((e >> 25u) | (e << 7u));
        const unsigned int first_5 = h + mixed_5 + chosen_5
            + (start + 5u < constants_length ? constants[start + 5u] : 0u) + words[5];
        const unsigned int majority_5 = (a & b) ^ (a & c) ^ (b & c);
        const unsigned int second_5 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
            ^ ((a >> 22u) | (a << 10u))) + majority_5;
        const unsigned int v_35 = a;
        a = first_5 + second_5;
        const unsigned int v_36 = b;
        b = v_35;
        const unsigned int v_37 = c;
        c = v_36;
        const unsigned int v_38 = d + first_5;
        d = v_37;
        const unsigned int v_39 = e;
        e = v_38;
        const unsigned int v_40 = f;
        f = v_39;
        const unsigned int v_41 = g;
        g = v_40;
        h = v_41;
        const unsigned int chosen_6 = (e & f) ^ (~e & g);
        const unsigned int mixed_6 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
            ^ ((e >> 25u) | (e << 7u));
        const unsigned int first_6 = h + mixed_6 + chosen_6
            + (start + 6u < constants_length ? constants[start + 6u] : 0u) + words[6];
        const unsigned int majority_6 = (a & b) ^ (a & c) ^ (b & c);
        const unsigned int second_6 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
            ^ ((a >> 22u) | (a << 10u))) + majority_6;
        const unsigned int v_42 = a;
        a = first_6 + second_6;
        const unsigned int v_43 = b;
        b = v_42;
        const unsigned int v_44 = c;
        c = v_43;
        const unsigned int v_45 = d + first_6;
        d = v_44;
        const unsigned int v_46 = e;
        e = v_45;
        const unsigned int v_47 = f;
        f = v_46;
        const unsigned int v_48 = g;
        g = v_47;
        h = v_48;
        const unsigned int chosen_7 = (e & f) ^ (~e & g);
        const unsigned int mixed_7 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
            ^ ((e >> 25u) | (e << 7u));
        const unsigned int first_7 = h + mixed_7 + chosen_7
            + (start + 7u < constants_length ? constants[start + 7u] : 0u) + words[7];
        const unsigned int majority_7 = (a & b) ^ (a & c) ^ (b & c);
        const unsigned int second_7 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
            ^ ((a >> 22u) | (a << 10u))) + majority_7;
        const unsigned int v_49 = a;
        a = first_7 + second_7;
        const unsigned int v_50 = b;
        b = v_49;
        const unsigned int v_51 = c;
        c = v_50;
        const unsigned int v_52 = d + first_7;
        d = v_51;
        const unsigned int v_53 = e;
        e = v_52;
        const unsigned int v_54 = f;
        f = v_53;
        const unsigned int v_55 = g;
        g = v_54;
        h = v_55;
        const unsigned int chosen_8 = (e & f) ^ (~e & g);
        const unsigned int mixed_8 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
            ^ ((e >> 25u) | (e << 7u));
        const unsigned int first_8 = h + mixed_8 + chosen_8
            + (start + 8u < constants_length ? constants[start + 8u] : 0u) + words[8];
        const unsigned int majority_8 = (a & b) ^ (a & c) ^ (b & c);
        const unsigned int second_8 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
            ^ ((a >> 22u) | (a << 10u))) + majority_8;
        const unsigned int v_56 = a;
        a = first_8 + second_8;
        const unsigned int v_57 = b;
        b = v_56;
        const unsigned int v_58 = c;
        c = v_57;
        const unsigned int v_59 = d + first_8;
        d = v_58;
        const unsigned int v_60 = e;
        e = v_59;
        const unsigned int v_61 = f;
        f = v_60;
        const unsigned int v_62 = g;
        g = v_61;
        h = v_62;
        const unsigned int chosen_9 = (e & f) ^ (~e & g);
        const unsigned int mixed_9 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
            ^ ((e >> 25u) | (e << 7u));
        const unsigned int first_9 = h + mixed_9 + chosen_9
            + (start + 9u < constants_length ? constants[start + 9u] : 0u) + words[9];
        const unsigned int majority_9 = (a & b) ^ (a & c) ^ (b & c);
        const unsigned int second_9 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
            ^ ((a >> 22u) | (a << 10u))) + majority_9;
        const unsigned int v_63 = a;
        a = first_9 + second_9;
        const unsigned int v_64 = b;
        b = v_63;
        const unsigned int v_65 = c;
        c = v_64;
        const unsigned int v_66 = d + first_9;
        d = v_65;
        const unsigned int v_67 = e;
        e = v_66;
        const unsigned int v_68 = f;
        f = v_67;
        const unsigned int v_69 = g;
        g = v_68;
        h = v_69;
        const unsigned int chosen_10 = (e & f) ^ (~e & g);
        const unsigned int mixed_10 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
            ^ ((e >> 25u) | (e << 7u));
        const unsigned int first_10 = h + mixed_10 + chosen_10
            + (start + 10u < constants_length ? constants[start + 10u] : 0u) + words[10];
        const unsigned int majority_10 = (a & b) ^ (a & c) ^ (b & c);
        const unsigned int second_10 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
            ^ ((a >> 22u) | (a << 10u))) + majority_10;
        const unsigned int v_70 = a;
        a = first_10 + second_10;
        const unsigned int v_71 = b;
        b = v_70;
        const unsigned int v_72 = c;
        c = v_71;
        const unsigned int v_73 = d + first_10;
        d = v_72;
        const unsigned int v_74 = e;
        e = v_73;
        const unsigned int v_75 = f;
        f = v_74;
        const unsigned int v_76 = g;
        g = v_75;
        h = v_76;
        const unsigned int chosen_11 = (e & f) ^ (~e & g);
        const unsigned int mixed_11 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
            ^ ((e >> 25u) | (e << 7u));
        const unsigned int first_11 = h + mixed_11 + chosen_11
            + (start + 11u < constants_length ? constants[start + 11u] : 0u) + words[11];
        const unsigned int majority_11 = (a & b) ^ (a & c) ^ (b & c);
        const unsigned int second_11 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
            ^ ((a >> 22u) | (a << 10u))) + majority_11;
        const unsigned int v_77 = a;
        a = first_11 + second_11;
        const unsigned int v_78 = b;
        b = v_77;
        const unsigned int v_79 = c;
        c = v_78;
        const unsigned int v_80 = d + first_11;
        d = v_79;
        const unsigned int v_81 = e;
        e = v_80;
        const unsigned int v_82 = f;
        f = v_81;
        const unsigned int v_83 = g;
        g = v_82;
        h = v_83;
        const unsigned int chosen_12 = (e & f) ^ (~e & g);
        const unsigned int mixed_12 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
            ^ ((e >> 25u) | (e << 7u));
        const unsigned int first_12 = h + mixed_12 + chosen_12
            + (start + 12u < constants_length ? constants[start + 12u] : 0u) + words[12];
        const unsigned int majority_12 = (a & b) ^ (a & c) ^ (b & c);
        const unsigned int second_12 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
            ^ ((a >> 22u) | (a << 10u))) + majority_12;
        const unsigned int v_84 = a;
        a = first_12 + second_12;
        const unsigned int v_85 = b;
        b = v_84;
        const unsigned int v_86 = c;
        c = v_85;
        const unsigned int v_87 = d + first_12;
        d = v_86;
        const unsigned int v_88 = e;
        e = v_87;
        const unsigned int v_89 = f;
        f = v_88;
        const unsigned int v_90 = g;
        g = v_89;
        h = v_90;
        const unsigned int chosen_13 = (e & f) ^ (~e & g);
        const unsigned int mixed_13 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
            ^ ((e >> 25u) | (e << 7u));
        const unsigned int first_13 = h + mixed_13 + chosen_13
            + (start + 13u < constants_length ? constants[start + 13u] : 0u) + words[13];
        const unsigned int majority_13 = (a & b) ^ (a & c) ^ (b & c);
        const unsigned int second_13 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
            ^ ((a >> 22u) | (a << 10u))) + majority_13;
        const unsigned int v_91 = a;
        a = first_13 + second_13;
        const unsigned int v_92 = b;
        b = v_91;
        const unsigned int v_93 = c;
        c = v_92;
        const unsigned int v_94 = d + first_13;
        d = v_93;
        const unsigned int v_95 = e;
        e = v_94;
        const unsigned int v_96 = f;
        f = v_95;
        const unsigned int v_97 = g;
        g = v_96;
        h = v_97;
        const unsigned int chosen_14 = (e & f) ^ (~e & g);
        const unsigned int mixed_14 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
            ^ ((e >> 25u) | (e << 7u));
        const unsigned int first_14 = h + mixed_14 + chosen_14
            + (start + 14u < constants_length ? constants[start + 14u] : 0u) + words[14];
        const unsigned int majority_14 = (a & b) ^ (a & c) ^ (b & c);
        const unsigned int second_14 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
            ^ ((a >> 22u) | (a << 10u))) + majority_14;
        const unsigned int v_98 = a;
        a = first_14 + second_14;
        const unsigned int v_99 = b;
        b = v_98;
        const unsigned int v_100 = c;
        c = v_99;
        const unsigned int v_101 = d + first_14;
        d = v_100;
        const unsigned int v_102 = e;
        e = v_101;
        const unsigned int v_103 = f;
        f = v_102;
        const unsigned int v_104 = g;
        g = v_103;
        h = v_104;
        const unsigned int chosen_15 = (e & f) ^ (~e & g);
        const unsigned int mixed_15 = ((e >> 6u) | (e << 26u)) ^ ((e >> 11u) | (e << 21u))
            ^ ((e >> 25u) | (e << 7u));
        const unsigned int first_15 = h + mixed_15 + chosen_15
            + (start + 15u < constants_length ? constants[start + 15u] : 0u) + words[15];
        const unsigned int majority_15 = (a & b) ^ (a & c) ^ (b & c);
        const unsigned int second_15 = (((a >> 2u) | (a << 30u)) ^ ((a >> 13u) | (a << 19u))
            ^ ((a >> 22u) | (a << 10u))) + majority_15;
        const unsigned int v_105 = a;
        a = first_15 + second_15;
        const unsigned int v_106 = b;
        b = v_105;
        const unsigned int v_107 = c;
        c = v_106;
        const unsigned int v_108 = d + first_15;
        d = v_107;
        const unsigned int v_109 = e;
        e = v_108;
        const unsigned int v_110 = f;
        f = v_109;
        const unsigned int v_111 = g;
        g = v_110;
        h = v_111;
    }
    const unsigned int word = a;
    const unsigned int word_1 = b;
    const unsigned int word_2 = c;
    const unsigned int word_3 = d;
    const unsigned int word_4 = e;
    const unsigned int word_5 = f;
    const unsigned int word_6 = g;
    const unsigned int word_7 = h;
    const unsigned int base = row * digests_shape_1;
    if (row < digests_shape_0 && digests_shape_1 > 0u) {
        digests[base] = word + 1779033703u;
    }
    if (row < digests_shape_0 && digests_shape_1 > 1u) {
        digests[base + 1u] = word_1 + 3144134277u;
    }
    if (row < digests_shape_0 && digests_shape_1 > 2u) {
        digests[base + 2u] = word_2 + 1013904242u;
    }
    if (row < digests_shape_0 && digests_shape_1 > 3u) {
        digests[base + 3u] = word_3 + 2773480762u;
    }
    if (row < digests_shape_0 && digests_shape_1 > 4u) {
        digests[base + 4u] = word_4 + 1359893119u;
    }
    if (row < digests_shape_0 && digests_shape_1 > 5u) {
        digests[base + 5u] = word_5 + 2600822924u;
    }
    if (row < digests_shape_0 && digests_shape_1 > 6u) {
        digests[base + 6u] = word_6 + 528734635u;
    }
    if (row < digests_shape_0 && digests_shape_1 > 7u) {
        digests[base + 7u] = word_7 + 1541459225u;
    }
}
