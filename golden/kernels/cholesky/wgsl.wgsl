struct Scalars {
    a_shape_0: u32,
    a_shape_1: u32,
    a_shape_2: u32,
    lower_shape_0: u32,
    lower_shape_1: u32,
    lower_shape_2: u32,
}

@group(0) @binding(0) var<storage, read> a: array<f32>;
@group(0) @binding(1) var<storage, read_write> lower: array<f32>;
@group(0) @binding(2) var<uniform> scalars: Scalars;

@compute @workgroup_size(256, 1, 1)
fn cholesky(@builtin(workgroup_id) cube_pos: vec3u, @builtin(local_invocation_id) unit_pos: vec3u) {
    let matrix = cube_pos.x * 256u + unit_pos.x;
    if (matrix >= scalars.a_shape_0) {
        return;
    }
    var factor = array<f32, 16>();
    let i = matrix * (scalars.a_shape_1 * scalars.a_shape_2);
    let total = select(0.0, a[i], scalars.a_shape_1 > 0u && scalars.a_shape_2 > 0u);
    factor[0] = sqrt(total);
    let start = i + scalars.a_shape_2;
    let total_1 = select(0.0, a[start], scalars.a_shape_1 > 1u && scalars.a_shape_2 > 0u);
    let v = factor[0];
    let v_1 = select(1.0, 2.3283064e-10, abs(v) > 1.8446744e19);
    factor[4] = total_1 * v_1 / bitcast<f32>(min(bitcast<u32>(v * v_1), 4294967294u));
    let start_1 = i + 2u * scalars.a_shape_2;
    let total_2 = select(0.0, a[start_1], scalars.a_shape_1 > 2u && scalars.a_shape_2 > 0u);
    let v_2 = factor[0];
    let v_3 = select(1.0, 2.3283064e-10, abs(v_2) > 1.8446744e19);
    factor[8] = total_2 * v_3 / bitcast<f32>(min(bitcast<u32>(v_2 * v_3), 4294967294u));
    let start_2 = i + 3u * scalars.a_shape_2;
    let total_3 = select(0.0, a[start_2], scalars.a_shape_1 > 3u && scalars.a_shape_2 > 0u);
    let v_4 = factor[0];
    let v_5 = select(1.0, 2.3283064e-10, abs(v_4) > 1.8446744e19);
    factor[12] = total_3 * v_5 / bitcast<f32>(min(bitcast<u32>(v_4 * v_5), 4294967294u));
    var total_4 = select(0.0, a[start + 1u], scalars.a_shape_1 > 1u && scalars.a_shape_2 > 1u);
    total_4 -= factor[4] * factor[4];
    factor[5] = sqrt(total_4);
    var total_5 = select(0.0, a[start_1 + 1u], scalars.a_shape_1 > 2u && scalars.a_shape_2 > 1u);
    total_5 -= factor[8] * factor[4];
    let v_6 = factor[5];
    let v_7 = select(1.0, 2.3283064e-10, abs(v_6) > 1.8446744e19);
    factor[9] = total_5 * v_7 / bitcast<f32>(min(bitcast<u32>(v_6 * v_7), 4294967294u));
    var total_6 = select(0.0, a[start_2 + 1u], scalars.a_shape_1 > 3u && scalars.a_shape_2 > 1u);
    total_6 -= factor[12] * factor[4];
    let v_8 = factor[5];
    let v_9 = select(1.0, 2.3283064e-10, abs(v_8) > 1.8446744e19);
    factor[13] = total_6 * v_9 / bitcast<f32>(min(bitcast<u32>(v_8 * v_9), 4294967294u));
    var total_7 = select(0.0, a[start_1 + 2u], scalars.a_shape_1 > 2u && scalars.a_shape_2 > 2u);
    total_7 -= factor[8] * factor[8];
    total_7 -= factor[9] * factor[9];
    factor[10] = sqrt(total_7);
    var total_8 = select(0.0, a[start_2 + 2u], scalars.a_shape_1 > 3u && scalars.a_shape_2 > 2u);
    total_8 -= factor[12] * factor[8];
    total_8 -= factor[13] * factor[9];
    let v_10 = factor[10];
    let v_11 = select(1.0, 2.3283064e-10, abs(v_10) > 1.8446744e19);
    factor[14] = total_8 * v_11 / bitcast<f32>(min(bitcast<u32>(v_10 * v_11), 4294967294u));
    var total_9 = select(0.0, a[start_2 + 3u], scalars.a_shape_1 > 3u && scalars.a_shape_2 > 3u);
    total_9 -= factor[12] * factor[12];
    total_9 -= factor[13] * factor[13];
    total_9 -= factor[14] * factor[14];
    factor[15] = sqrt(total_9);
    let i_1 = matrix * (scalars.lower_shape_1 * scalars.lower_shape_2);
    let ok = matrix < scalars.lower_shape_0 && scalars.lower_shape_1 > 0u;
    if (ok && scalars.lower_shape_2 > 0u) {
        lower[i_1] = factor[0];
    }
    if (ok && scalars.lower_shape_2 > 1u) {
        lower[i_1 + 1u] = factor[1];
    }
    if (ok && scalars.lower_shape_2 > 2u) {
        lower[i_1 + 2u] = factor[2];
    }
    if (ok && scalars.lower_shape_2 > 3u) {
        lower[i_1 + 3u] = factor[3];
    }
    let ok_1 = matrix < scalars.lower_shape_0 && scalars.lower_shape_1 > 1u;
    let start_3 = i_1 + scalars.lower_shape_2;
    if (ok_1 && scalars.lower_shape_2 > 0u) {
        lower[start_3] = factor[4];
    }
    if (ok_1 && scalars.lower_shape_2 > 1u) {
        lower[start_3 + 1u] = factor[5];
    }
    if (ok_1 && scalars.lower_shape_2 > 2u) {
        lower[start_3 + 2u] = factor[6];
    }
    if (ok_1 && scalars.lower_shape_2 > 3u) {
        lower[start_3 + 3u] = factor[7];
    }
    let ok_2 = matrix < scalars.lower_shape_0 && scalars.lower_shape_1 > 2u;
    let start_4 = i_1 + 2u * scalars.lower_shape_2;
    if (ok_2 && scalars.lower_shape_2 > 0u) {
        lower[start_4] = factor[8];
    }
    if (ok_2 && scalars.lower_shape_2 > 1u) {
        lower[start_4 + 1u] = factor[9];
    }
    if (ok_2 && scalars.lower_shape_2 > 2u) {
        lower[start_4 + 2u] = factor[10];
    }
    if (ok_2 && scalars.lower_shape_2 > 3u) {
        lower[start_4 + 3u] = factor[11];
    }
    let ok_3 = matrix < scalars.lower_shape_0 && scalars.lower_shape_1 > 3u;
    let start_5 = i_1 + 3u * scalars.lower_shape_2;
    if (ok_3 && scalars.lower_shape_2 > 0u) {
        lower[start_5] = factor[12];
    }
    if (ok_3 && scalars.lower_shape_2 > 1u) {
        lower[start_5 + 1u] = factor[13];
    }
    if (ok_3 && scalars.lower_shape_2 > 2u) {
        lower[start_5 + 2u] = factor[14];
    }
    if (ok_3 && scalars.lower_shape_2 > 3u) {
        lower[start_5 + 3u] = factor[15];
    }
}
