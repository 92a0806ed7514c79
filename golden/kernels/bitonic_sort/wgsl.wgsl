struct Scalars {
    x_length: u32,
}

@group(0) @binding(0) var<storage, read_write> x: array<f32>;
@group(0) @binding(1) var<uniform> scalars: Scalars;
var<workgroup> items: array<f32, 32>;

@compute @workgroup_size(32, 1, 1)
fn bitonic_sort(
    @builtin(workgroup_id) cube_pos: vec3u,
    @builtin(local_invocation_id) unit_pos: vec3u,
) {
    let absolute_pos = cube_pos.x * 32u + unit_pos.x;
    var v: f32;
    if (absolute_pos < scalars.x_length) {
        v = x[absolute_pos];
    } else {
        v = 3.402823466e38;
    }
    items[unit_pos.x] = v;
    workgroupBarrier();
    let partner = unit_pos.x ^ 1u;
    let own = items[unit_pos.x];
    let other = items[partner];
    workgroupBarrier();
    let upward = (unit_pos.x & 2u) == 0u;
    let keeps_less = (unit_pos.x < partner) == upward;
    let ok = (bitcast<u32>(other) & 2147483647u) > 2139095040u;
    let ok_1 = (bitcast<u32>(own) & 2147483647u) > 2139095040u;
    items[unit_pos.x] = select(select(select(select(own, other, own < other), other, ok), own,
        ok_1), select(select(select(own, other, own > other), other, ok), own, ok_1), keeps_less);
    workgroupBarrier();
    let partner_1 = unit_pos.x ^ 2u;
    let own_1 = items[unit_pos.x];
    let other_1 = items[partner_1];
    workgroupBarrier();
    let upward_1 = (unit_pos.x & 4u) == 0u;
    let keeps_less_1 = (unit_pos.x < partner_1) == upward_1;
    let ok_2 = (bitcast<u32>(other_1) & 2147483647u) > 2139095040u;
    let ok_3 = (bitcast<u32>(own_1) & 2147483647u) > 2139095040u;
    items[unit_pos.x] = select(select(select(select(own_1, other_1, own_1 < other_1), other_1,
        ok_2), own_1, ok_3),
        select(select(select(own_1, other_1, own_1 > other_1), other_1, ok_2), own_1, ok_3),
        keeps_less_1);
    workgroupBarrier();
    let own_2 = items[unit_pos.x];
    let other_2 = items[partner];
    workgroupBarrier();
    let keeps_less_2 = (unit_pos.x < partner) == upward_1;
    let ok_4 = (bitcast<u32>(other_2) & 2147483647u) > 2139095040u;
    let ok_5 = (bitcast<u32>(own_2) & 2147483647u) > 2139095040u;
    items[unit_pos.x] = select(select(select(select(own_2, other_2, own_2 < other_2), other_2,
        ok_4), own_2, ok_5),
        select(select(select(own_2, other_2, own_2 > other_2), other_2, ok_4), own_2, ok_5),
        keeps_less_2);
    workgroupBarrier();
    let partner_2 = unit_pos.x ^ 4u;
    let own_3 = items[unit_pos.x];
    let other_3 = items[partner_2];
    workgroupBarrier();
    let upward_2 = (unit_pos.x & 8u) == 0u;
    let keeps_less_3 = (unit_pos.x < partner_2) == upward_2;
    let ok_6 = (bitcast<u32>(other_3) & 2147483647u) > 2139095040u;
    let ok_7 = (bitcast<u32>(own_3) & 2147483647u) > 2139095040u;
    items[unit_pos.x] = select(select(select(select(own_3, other_3, own_3 < other_3), other_3,
        ok_6), own_3, ok_7),
        select(select(select(own_3, other_3, own_3 > other_3), other_3, ok_6), own_3, ok_7),
        keeps_less_3);
    workgroupBarrier();
    let own_4 = items[unit_pos.x];
    let other_4 = items[partner_1];
    workgroupBarrier();
    let keeps_less_4 = (unit_pos.x < partner_1) == upward_2;
    let ok_8 = (bitcast<u32>(other_4) & 2147483647u) > 2139095040u;
    let ok_9 = (bitcast<u32>(own_4) & 2147483647u) > 2139095040u;
    items[unit_pos.x] = select(select(select(select(own_4, other_4, own_4 < other_4), other_4,
        ok_8), own_4, ok_9),
        select(select(select(own_4, other_4, own_4 > other_4), other_4, ok_8), own_4, ok_9),
        keeps_less_4);
    workgroupBarrier();
    let own_5 = items[unit_pos.x];
    let other_5 = items[partner];
    workgroupBarrier();
    let keeps_less_5 = (unit_pos.x < partner) == upward_2;
    let ok_10 = (bitcast<u32>(other_5) & 2147483647u) > 2139095040u;
    let ok_11 = (bitcast<u32>(own_5) & 2147483647u) > 2139095040u;
    items[unit_pos.x] = select(select(select(select(own_5, other_5, own_5 < other_5), other_5,
        ok_10), own_5, ok_11),
        select(select(select(own_5, other_5, own_5 > other_5), other_5, ok_10), own_5, ok_11),
        keeps_less_5);
    workgroupBarrier();
    let partner_3 = unit_pos.x ^ 8u;
    let own_6 = items[unit_pos.x];
    let other_6 = items[partner_3];
    workgroupBarrier();
    let upward_3 = (unit_pos.x & 16u) == 0u;
    let keeps_less_6 = (unit_pos.x < partner_3) == upward_3;
    let ok_12 = (bitcast<u32>(other_6) & 2147483647u) > 2139095040u;
    let ok_13 = (bitcast<u32>(own_6) & 2147483647u) > 2139095040u;
    items[unit_pos.x] = select(select(select(select(own_6, other_6, own_6 < other_6), other_6,
        ok_12), own_6, ok_13),
        select(select(select(own_6, other_6, own_6 > other_6), other_6, ok_12), own_6, ok_13),
        keeps_less_6);
    workgroupBarrier();
    let own_7 = items[unit_pos.x];
    let other_7 = items[partner_2];
    workgroupBarrier();
    let keeps_less_7 = (unit_pos.x < partner_2) == upward_3;
    let ok_14 = (bitcast<u32>(other_7) & 2147483647u) > 2139095040u;
    let ok_15 = (bitcast<u32>(own_7) & 2147483647u) > 2139095040u;
    items[unit_pos.x] = select(select(select(select(own_7, other_7, own_7 < other_7), other_7,
        ok_14), own_7, ok_15),
        select(select(select(own_7, other_7, own_7 > other_7), other_7, ok_14), own_7, ok_15),
        keeps_less_7);
    workgroupBarrier();
    let own_8 = items[unit_pos.x];
    let other_8 = items[partner_1];
    workgroupBarrier();
    let keeps_less_8 = (unit_pos.x < partner_1) == upward_3;
    let ok_16 = (bitcast<u32>(other_8) & 2147483647u) > 2139095040u;
    let ok_17 = (bitcast<u32>(own_8) & 2147483647u) > 2139095040u;
    items[unit_pos.x] = select(select(select(select(own_8, other_8, own_8 < other_8), other_8,
        ok_16), own_8, ok_17),
        select(select(select(own_8, other_8, own_8 > other_8), other_8, ok_16), own_8, ok_17),
        keeps_less_8);
    workgroupBarrier();
    let own_9 = items[unit_pos.x];
    let other_9 = items[partner];
    workgroupBarrier();
    let keeps_less_9 = (unit_pos.x < partner) == upward_3;
    let ok_18 = (bitcast<u32>(other_9) & 2147483647u) > 2139095040u;
    let ok_19 = (bitcast<u32>(own_9) & 2147483647u) > 2139095040u;
    items[unit_pos.x] = select(select(select(select(own_9, other_9, own_9 < other_9), other_9,
        ok_18), own_9, ok_19),
        select(select(select(own_9, other_9, own_9 > other_9), other_9, ok_18), own_9, ok_19),
        keeps_less_9);
    workgroupBarrier();
    let partner_4 = unit_pos.x ^ 16u;
    let own_10 = items[unit_pos.x];
    let other_10 = items[partner_4];
    workgroupBarrier();
    let keeps_less_10 = unit_pos.x < partner_4;
    let ok_20 = (bitcast<u32>(other_10) & 2147483647u) > 2139095040u;
    let ok_21 = (bitcast<u32>(own_10) & 2147483647u) > 2139095040u;
    let v_1 = select(select(select(own_10, other_10, own_10 > other_10), other_10, ok_20), own_10,
        ok_21);
    let v_2 = select(select(select(own_10, other_10, own_10 < other_10), other_10, ok_20), own_10,
        ok_21);
    items[unit_pos.x] = select(v_2, v_1, keeps_less_10);
    workgroupBarrier();
    let own_11 = items[unit_pos.x];
    let other_11 = items[partner_3];
    workgroupBarrier();
    let keeps_less_11 = unit_pos.x < partner_3;
    let ok_22 = (bitcast<u32>(other_11) & 2147483647u) > 2139095040u;
    let ok_23 = (bitcast<u32>(own_11) & 2147483647u) > 2139095040u;
    let v_3 = select(select(select(own_11, other_11, own_11 > other_11), other_11, ok_22), own_11,
        ok_23);
    let v_4 = select(select(select(own_11, other_11, own_11 < other_11), other_11, ok_22), own_11,
        ok_23);
    items[unit_pos.x] = select(v_4, v_3, keeps_less_11);
    workgroupBarrier();
    let own_12 = items[unit_pos.x];
    let other_12 = items[partner_2];
    workgroupBarrier();
    let keeps_less_12 = unit_pos.x < partner_2;
    let ok_24 = (bitcast<u32>(other_12) & 2147483647u) > 2139095040u;
    let ok_25 = (bitcast<u32>(own_12) & 2147483647u) > 2139095040u;
    let v_5 = select(select(select(own_12, other_12, own_12 > other_12), other_12, ok_24), own_12,
        ok_25);
    let v_6 = select(select(select(own_12, other_12, own_12 < other_12), other_12, ok_24), own_12,
        ok_25);
    items[unit_pos.x] = select(v_6, v_5, keeps_less_12);
    workgroupBarrier();
    let own_13 = items[unit_pos.x];
    let other_13 = items[partner_1];
    workgroupBarrier();
    let keeps_less_13 = unit_pos.x < partner_1;
    let ok_26 = (bitcast<u32>(other_13) & 2147483647u) > 2139095040u;
    let ok_27 = (bitcast<u32>(own_13) & 2147483647u) > 2139095040u;
    let v_7 = select(select(select(own_13, other_13, own_13 > other_13), other_13, ok_26), own_13,
        ok_27);
    let v_8 = select(select(select(own_13, other_13, own_13 < other_13), other_13, ok_26), own_13,
        ok_27);
    items[unit_pos.x] = select(v_8, v_7, keeps_less_13);
    workgroupBarrier();
    let own_14 = items[unit_pos.x];
    let other_14 = items[partner];
    workgroupBarrier();
    let keeps_less_14 = unit_pos.x < partner;
    let ok_28 = (bitcast<u32>(other_14) & 2147483647u) > 2139095040u;
    let ok_29 = (bitcast<u32>(own_14) & 2147483647u) > 2139095040u;
    let v_9 = select(select(select(own_14, other_14, own_14 > other_14), other_14, ok_28), own_14,
        ok_29);
    let v_10 = select(select(select(own_14, other_14, own_14 < other_14), other_14, ok_28), own_14,
        ok_29);
    items[unit_pos.x] = select(v_10, v_9, keeps_less_14);
    if (absolute_pos < scalars.x_length) {
        x[absolute_pos] = items[unit_pos.x];
    }
}
