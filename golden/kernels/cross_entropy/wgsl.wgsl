struct Scalars {
    logits_shape_0: u32,
    logits_shape_1: u32,
    labels_length: u32,
    loss_length: u32,
}

@group(0) @binding(0) var<storage, read> logits: array<f32>;
@group(0) @binding(1) var<storage, read> labels: array<i32>;
@group(0) @binding(2) var<storage, read_write> loss: array<f32>;
@group(0) @binding(3) var<uniform> scalars: Scalars;
var<private> infinity_bits: u32 = 0x7f800000u;
var<private> nan_bits: u32 = 0x7fc00000u;

fn f32_to_i32(x: f32) -> i32 {
    let is_nan = (bitcast<u32>(x) & 0x7fffffffu) > 0x7f800000u;
    return select(select(i32(x), 2147483647, x >= 2147483648.0), 0, is_nan);
}

@compute @workgroup_size(256, 1, 1)
fn cross_entropy(
    @builtin(workgroup_id) cube_pos: vec3u,
    @builtin(local_invocation_id) unit_pos: vec3u,
) {
    let row = cube_pos.x * 256u + unit_pos.x;
    if (row >= scalars.logits_shape_0) {
        return;
    }
    let label = select(0, labels[row], row < scalars.labels_length);
    if (label == -100) {
        if (row < scalars.loss_length) {
            loss[row] = 0.0;
        }
        return;
    }
    var greatest = -3.402823466e38;
    var total = 0.0;
    for (var k = 0u; k < scalars.logits_shape_1; k++) {
        let value = logits[row * scalars.logits_shape_1 + k];
        if (value > greatest && (bitcast<u32>(value) & 2147483647u) <= 2139095040u
            && (bitcast<u32>(greatest) & 2147483647u) <= 2139095040u) {
            let v = greatest - value;
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
            total = total * v_2 + 1.0;
            greatest = value;
        } else {
            let v = value - greatest;
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
    }
    let ok = total < 1.1754944e-38;
    let y = select(total, total * 8388608.0, ok);
    let moved = bitcast<i32>(y) - 1060439283;
    let e = f32(moved >> 23u) - select(0.0, 23.0, ok);
    let f = bitcast<f32>((moved & 8388607) + 1060439283) - 1.0;
    let p = 0.1063197 + f * -0.05976717;
    let p_1 = -0.10819621 + f * p;
    let p_2 = 0.11036218 + f * p_1;
    let p_3 = -0.124243915 + f * p_2;
    let p_4 = 0.14285117 + f * p_3;
    let p_5 = -0.16669406 + f * p_4;
    let p_6 = 0.20000091 + f * p_5;
    let p_7 = -0.24999967 + f * p_6;
    let p_8 = 0.3333333 + f * p_7;
    let low = f * f * f * p_8 + e * -0.00021219444 - 0.5 * f * f;
    let zero = total == 0.0;
    let y_1 = select(select(f + low + e * 0.6933594, -bitcast<f32>(infinity_bits), zero),
        bitcast<f32>(nan_bits), total < 0.0);
    let v = select(select(total, y_1, total < bitcast<f32>(infinity_bits)), total,
        (bitcast<u32>(total) & 2147483647u) > 2139095040u);
    let whole = greatest + v;
    let start = row * scalars.logits_shape_1;
    let label_1 = u32(label);
    var result = whole - select(0.0, logits[start + label_1], label_1 < scalars.logits_shape_1);
    var mean = 0.0;
    for (var k = 0u; k < scalars.logits_shape_1; k++) {
        mean += logits[start + k];
    }
    let mean_1 = mean / f32(scalars.logits_shape_1);
    result = 0.9 * result + 0.1 * (whole - mean_1);
    if (row < scalars.loss_length) {
        loss[row] = result;
    }
}
