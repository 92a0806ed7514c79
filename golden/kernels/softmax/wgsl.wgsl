struct Scalars {
    x_shape_0: u32,
    x_shape_1: u32,
    out_shape_0: u32,
    out_shape_1: u32,
}

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> out: array<f32>;
@group(0) @binding(2) var<uniform> scalars: Scalars;
var<workgroup> partial_: array<f32, 256>;

fn f32_to_i32(x: f32) -> i32 {
    let is_nan = (bitcast<u32>(x) & 0x7fffffffu) > 0x7f800000u;
    return select(select(i32(x), 2147483647, x >= 2147483648.0), 0, is_nan);
}

@compute @workgroup_size(256, 1, 1)
fn softmax(@builtin(workgroup_id) cube_pos: vec3u, @builtin(local_invocation_id) unit_pos: vec3u) {
    let row = cube_pos.x;
    var greatest = -3.402823466e38;
    for (var k = unit_pos.x; k < scalars.x_shape_1; k += 256u) {
        let v = select(0.0, x[row * scalars.x_shape_1 + k], row < scalars.x_shape_0);
        let v_1 = select(select(greatest, v, greatest < v), v,
            (bitcast<u32>(v) & 2147483647u) > 2139095040u);
        greatest = select(v_1, greatest, (bitcast<u32>(greatest) & 2147483647u) > 2139095040u);
    }
    workgroupBarrier();
    partial_[unit_pos.x] = greatest;
    workgroupBarrier();
    if (unit_pos.x < 128u) {
        let v = partial_[unit_pos.x];
        let v_1 = partial_[unit_pos.x + 128u];
        partial_[unit_pos.x] = select(select(select(v, v_1, v < v_1), v_1,
            (bitcast<u32>(v_1) & 2147483647u) > 2139095040u), v,
            (bitcast<u32>(v) & 2147483647u) > 2139095040u);
    }
    workgroupBarrier();
    if (unit_pos.x < 64u) {
        let v = partial_[unit_pos.x];
        let v_1 = partial_[unit_pos.x + 64u];
        partial_[unit_pos.x] = select(select(select(v, v_1, v < v_1), v_1,
            (bitcast<u32>(v_1) & 2147483647u) > 2139095040u), v,
            (bitcast<u32>(v) & 2147483647u) > 2139095040u);
    }
    workgroupBarrier();
    if (unit_pos.x < 32u) {
        let v = partial_[unit_pos.x];
        let v_1 = partial_[unit_pos.x + 32u];
        partial_[unit_pos.x] = select(select(select(v, v_1, v < v_1), v_1,
            (bitcast<u32>(v_1) & 2147483647u) > 2139095040u), v,
            (bitcast<u32>(v) & 2147483647u) > 2139095040u);
    }
    workgroupBarrier();
    if (unit_pos.x < 16u) {
        let v = partial_[unit_pos.x];
        let v_1 = partial_[unit_pos.x + 16u];
        partial_[unit_pos.x] = select(select(select(v, v_1, v < v_1), v_1,
            (bitcast<u32>(v_1) & 2147483647u) > 2139095040u), v,
            (bitcast<u32>(v) & 2147483647u) > 2139095040u);
    }
    workgroupBarrier();
    if (unit_pos.x < 8u) {
        let v = partial_[unit_pos.x];
        let v_1 = partial_[unit_pos.x + 8u];
        partial_[unit_pos.x] = select(select(select(v, v_1, v < v_1), v_1,
            (bitcast<u32>(v_1) & 2147483647u) > 2139095040u), v,
            (bitcast<u32>(v) & 2147483647u) > 2139095040u);
    }
    workgroupBarrier();
    if (unit_pos.x < 4u) {
        let v = partial_[unit_pos.x];
        let v_1 = partial_[unit_pos.x + 4u];
        partial_[unit_pos.x] = select(select(select(v, v_1, v < v_1), v_1,
            (bitcast<u32>(v_1) & 2147483647u) > 2139095040u), v,
            (bitcast<u32>(v) & 2147483647u) > 2139095040u);
    }
    workgroupBarrier();
    if (unit_pos.x < 2u) {
        let v = partial_[unit_pos.x];
        let v_1 = partial_[unit_pos.x + 2u];
        partial_[unit_pos.x] = select(select(select(v, v_1, v < v_1), v_1,
            (bitcast<u32>(v_1) & 2147483647u) > 2139095040u), v,
            (bitcast<u32>(v) & 2147483647u) > 2139095040u);
    }
    workgroupBarrier();
    if (unit_pos.x < 1u) {
        let v = partial_[unit_pos.x];
        let v_1 = partial_[unit_pos.x + 1u];
        partial_[unit_pos.x] = select(select(select(v, v_1, v < v_1), v_1,
            (bitcast<u32>(v_1) & 2147483647u) > 2139095040u), v,
            (bitcast<u32>(v) & 2147483647u) > 2139095040u);
    }
    workgroupBarrier();
    let greatest_1 = partial_[0];
    var total = 0.0;
    for (var k = unit_pos.x; k < scalars.x_shape_1; k += 256u) {
        let v = select(0.0, x[row * scalars.x_shape_1 + k], row < scalars.x_shape_0) - greatest_1;
        let y = select(select(v, 89.0, v > 89.0), -104.0, v < -104.0);
        let n = round(y * 1.442695);
        let r = bitcast<f32>(min(bitcast<u32>(y - n * 0.6933594), 4294967294u))
            - n * -0.00021219444;
        let q = 0.0013940625 + r * 0.00019845877;
        let q_1 = 0.00833339 + r * q;
        let q_2 = 0.041666362 + r * q_1;
        let q_3 = 0.16666666 + r * q_2;
        let q_4 = 0.5 + r * q_3;
        let v_1 = f32_to_i32(n);
        let near = min(max(v_1, -125), 126);
        let y_1 = bitcast<f32>(bitcast<i32>(1.0 + (r + r * r * q_4)) + (near << 23u));
        let v_2 = select(y_1 * bitcast<f32>((v_1 - near + 127) << 23u), v,
            (bitcast<u32>(v) & 2147483647u) > 2139095040u);
        total += v_2;
    }
    workgroupBarrier();
    partial_[unit_pos.x] = total;
    workgroupBarrier();
    if (unit_pos.x < 128u) {
        partial_[unit_pos.x] += partial_[unit_pos.x + 128u];
    }
    workgroupBarrier();
    if (unit_pos.x < 64u) {
        partial_[unit_pos.x] += partial_[unit_pos.x + 64u];
    }
    workgroupBarrier();
    if (unit_pos.x < 32u) {
        partial_[unit_pos.x] += partial_[unit_pos.x + 32u];
    }
    workgroupBarrier();
    if (unit_pos.x < 16u) {
        partial_[unit_pos.x] += partial_[unit_pos.x + 16u];
    }
    workgroupBarrier();
    if (unit_pos.x < 8u) {
        partial_[unit_pos.x] += partial_[unit_pos.x + 8u];
    }
    workgroupBarrier();
    if (unit_pos.x < 4u) {
        partial_[unit_pos.x] += partial_[unit_pos.x + 4u];
    }
    workgroupBarrier();
    if (unit_pos.x < 2u) {
        partial_[unit_pos.x] += partial_[unit_pos.x + 2u];
    }
    workgroupBarrier();
    if (unit_pos.x < 1u) {
        partial_[unit_pos.x] += partial_[unit_pos.x + 1u];
    }
    workgroupBarrier();
    let total_1 = partial_[0];
    for (var k = unit_pos.x; k < scalars.x_shape_1; k += 256u) {
        let v = select(0.0, x[row * scalars.x_shape_1 + k], row < scalars.x_shape_0) - greatest_1;
        let y = select(select(v, 89.0, v > 89.0), -104.0, v < -104.0);
        let n = round(y * 1.442695);
        let r = bitcast<f32>(min(bitcast<u32>(y - n * 0.6933594), 4294967294u))
            - n * -0.00021219444;
        let q = 0.0013940625 + r * 0.00019845877;
        let q_1 = 0.00833339 + r * q;
        let q_2 = 0.041666362 + r * q_1;
        let q_3 = 0.16666666 + r * q_2;
        let q_4 = 0.5 + r * q_3;
        let v_1 = f32_to_i32(n);
        let near = min(max(v_1, -125), 126);
        let y_1 = bitcast<f32>(bitcast<i32>(1.0 + (r + r * r * q_4)) + (near << 23u));
        let v_2 = select(y_1 * bitcast<f32>((v_1 - near + 127) << 23u), v,
            (bitcast<u32>(v) & 2147483647u) > 2139095040u);
        let v_3 = select(1.0, 2.3283064e-10, abs(total_1) > 1.8446744e19);
        if (row < scalars.out_shape_0 && k < scalars.out_shape_1) {
            out[row * scalars.out_shape_1 + k] = v_2
                * v_3 / bitcast<f32>(min(bitcast<u32>(total_1 * v_3), 4294967294u));
        }
    }
}
