struct Scalars {
    x_shape_0: u32,
    x_shape_1: u32,
    out_shape_0: u32,
    out_shape_1: u32,
}

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> out: array<f32>;
@group(0) @binding(2) var<uniform> scalars: Scalars;

@compute @workgroup_size(16, 8, 1)
fn median_filter(
    @builtin(workgroup_id) cube_pos: vec3u,
    @builtin(local_invocation_id) unit_pos: vec3u,
) {
    let row = i32(cube_pos.y * 8u + unit_pos.y);
    let column = i32(cube_pos.x * 16u + unit_pos.x);
    let rows = i32(scalars.x_shape_0);
    let columns = i32(scalars.x_shape_1);
    if (row >= rows || column >= columns) {
        return;
    }
    let v = rows - 1;
    let v_1 = columns - 1;
    let start = u32(min(max(row - 1, 0), v)) * scalars.x_shape_1;
    let v_2 = u32(min(max(column - 1, 0), v_1));
    let a = x[start + v_2];
    let column_1 = u32(column);
    let a_1 = x[start + column_1];
    let v_3 = u32(min(column + 1, v_1));
    let b = x[start + v_3];
    let row_1 = u32(row);
    let start_1 = row_1 * scalars.x_shape_1;
    let a_2 = x[start_1 + v_2];
    let a_3 = x[start_1 + column_1];
    let b_1 = x[start_1 + v_3];
    let start_2 = u32(min(row + 1, v)) * scalars.x_shape_1;
    let a_4 = x[start_2 + v_2];
    let a_5 = x[start_2 + column_1];
    let b_2 = x[start_2 + v_3];
    let ok = (bitcast<u32>(b) & 2147483647u) > 2139095040u;
    let ok_1 = (bitcast<u32>(a_1) & 2147483647u) > 2139095040u;
    let b_3 = select(select(select(a_1, b, a_1 > b), b, ok), a_1, ok_1);
    let b_4 = select(select(select(a_1, b, a_1 < b), b, ok), a_1, ok_1);
    let ok_2 = (bitcast<u32>(b_1) & 2147483647u) > 2139095040u;
    let ok_3 = (bitcast<u32>(a_3) & 2147483647u) > 2139095040u;
    let b_5 = select(select(select(a_3, b_1, a_3 > b_1), b_1, ok_2), a_3, ok_3);
    let b_6 = select(select(select(a_3, b_1, a_3 < b_1), b_1, ok_2), a_3, ok_3);
    let ok_4 = (bitcast<u32>(b_2) & 2147483647u) > 2139095040u;
    let ok_5 = (bitcast<u32>(a_5) & 2147483647u) > 2139095040u;
    let b_7 = select(select(select(a_5, b_2, a_5 > b_2), b_2, ok_4), a_5, ok_5);
    let b_8 = select(select(select(a_5, b_2, a_5 < b_2), b_2, ok_4), a_5, ok_5);
    let ok_6 = (bitcast<u32>(b_3) & 2147483647u) > 2139095040u;
    let ok_7 = (bitcast<u32>(a) & 2147483647u) > 2139095040u;
    let a_6 = select(select(select(a, b_3, a > b_3), b_3, ok_6), a, ok_7);
    let a_7 = select(select(select(a, b_3, a < b_3), b_3, ok_6), a, ok_7);
    let ok_8 = (bitcast<u32>(b_5) & 2147483647u) > 2139095040u;
    let ok_9 = (bitcast<u32>(a_2) & 2147483647u) > 2139095040u;
    let b_9 = select(select(select(a_2, b_5, a_2 > b_5), b_5, ok_8), a_2, ok_9);
    let a_8 = select(select(select(a_2, b_5, a_2 < b_5), b_5, ok_8), a_2, ok_9);
    let ok_10 = (bitcast<u32>(b_7) & 2147483647u) > 2139095040u;
    let ok_11 = (bitcast<u32>(a_4) & 2147483647u) > 2139095040u;
    let b_10 = select(select(select(a_4, b_7, a_4 > b_7), b_7, ok_10), a_4, ok_11);
    let a_9 = select(select(select(a_4, b_7, a_4 < b_7), b_7, ok_10), a_4, ok_11);
    let ok_12 = (bitcast<u32>(b_4) & 2147483647u) > 2139095040u;
    let ok_13 = (bitcast<u32>(a_7) & 2147483647u) > 2139095040u;
    let a_10 = select(select(select(a_7, b_4, a_7 > b_4), b_4, ok_12), a_7, ok_13);
    let a_11 = select(select(select(a_7, b_4, a_7 < b_4), b_4, ok_12), a_7, ok_13);
    let ok_14 = (bitcast<u32>(b_6) & 2147483647u) > 2139095040u;
    let ok_15 = (bitcast<u32>(a_8) & 2147483647u) > 2139095040u;
    let a_12 = select(select(select(a_8, b_6, a_8 > b_6), b_6, ok_14), a_8, ok_15);
    let a_13 = select(select(select(a_8, b_6, a_8 < b_6), b_6, ok_14), a_8, ok_15);
    let ok_16 = (bitcast<u32>(b_8) & 2147483647u) > 2139095040u;
    let ok_17 = (bitcast<u32>(a_9) & 2147483647u) > 2139095040u;
    let b_11 = select(select(select(a_9, b_8, a_9 > b_8), b_8, ok_16), a_9, ok_17);
    let b_12 = select(select(select(a_9, b_8, a_9 < b_8), b_8, ok_16), a_9, ok_17);
    let v_4 = select(select(a_6, b_9, a_6 < b_9), b_9,
        (bitcast<u32>(b_9) & 2147483647u) > 2139095040u);
    let a_14 = select(v_4, a_6, (bitcast<u32>(a_6) & 2147483647u) > 2139095040u);
    let v_5 = select(select(a_13, b_12, a_13 > b_12), b_12,
        (bitcast<u32>(b_12) & 2147483647u) > 2139095040u);
    let b_13 = select(v_5, a_13, (bitcast<u32>(a_13) & 2147483647u) > 2139095040u);
    let ok_18 = (bitcast<u32>(b_11) & 2147483647u) > 2139095040u;
    let ok_19 = (bitcast<u32>(a_12) & 2147483647u) > 2139095040u;
    let b_14 = select(select(select(a_12, b_11, a_12 > b_11), b_11, ok_18), a_12, ok_19);
    let b_15 = select(select(select(a_12, b_11, a_12 < b_11), b_11, ok_18), a_12, ok_19);
    let v_6 = select(select(a_14, b_10, a_14 < b_10), b_10,
        (bitcast<u32>(b_10) & 2147483647u) > 2139095040u);
    let a_15 = select(v_6, a_14, (bitcast<u32>(a_14) & 2147483647u) > 2139095040u);
    let v_7 = select(select(a_10, b_14, a_10 < b_14), b_14,
        (bitcast<u32>(b_14) & 2147483647u) > 2139095040u);
    let a_16 = select(v_7, a_10, (bitcast<u32>(a_10) & 2147483647u) > 2139095040u);
    let v_8 = select(select(a_11, b_13, a_11 > b_13), b_13,
        (bitcast<u32>(b_13) & 2147483647u) > 2139095040u);
    let b_16 = select(v_8, a_11, (bitcast<u32>(a_11) & 2147483647u) > 2139095040u);
    let v_9 = select(select(a_16, b_15, a_16 > b_15), b_15,
        (bitcast<u32>(b_15) & 2147483647u) > 2139095040u);
    let a_17 = select(v_9, a_16, (bitcast<u32>(a_16) & 2147483647u) > 2139095040u);
    let ok_20 = (bitcast<u32>(b_16) & 2147483647u) > 2139095040u;
    let ok_21 = (bitcast<u32>(a_17) & 2147483647u) > 2139095040u;
    let b_17 = select(select(select(a_17, b_16, a_17 > b_16), b_16, ok_20), a_17, ok_21);
    let b_18 = select(select(select(a_17, b_16, a_17 < b_16), b_16, ok_20), a_17, ok_21);
    let v_10 = select(select(a_15, b_17, a_15 < b_17), b_17,
        (bitcast<u32>(b_17) & 2147483647u) > 2139095040u);
    let a_18 = select(v_10, a_15, (bitcast<u32>(a_15) & 2147483647u) > 2139095040u);
    let v_11 = select(select(a_18, b_18, a_18 > b_18), b_18,
        (bitcast<u32>(b_18) & 2147483647u) > 2139095040u);
    if (row_1 < scalars.out_shape_0 && column_1 < scalars.out_shape_1) {
        out[row_1 * scalars.out_shape_1 + column_1] = select(v_11, a_18,
            (bitcast<u32>(a_18) & 2147483647u) > 2139095040u);
    }
}
