struct Scalars {
    x_length: u32,
    gradient_length: u32,
    out_length: u32,
}

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read> gradient: array<f32>;
@group(0) @binding(2) var<storage, read_write> out: array<f32>;
@group(0) @binding(3) var<uniform> scalars: Scalars;

fn f32_to_i32(x: f32) -> i32 {
    let is_nan = (bitcast<u32>(x) & 0x7fffffffu) > 0x7f800000u;
    return select(select(i32(x), 2147483647, x >= 2147483648.0), 0, is_nan);
}

@compute @workgroup_size(256, 1, 1)
fn gelu_backward(
    @builtin(workgroup_id) cube_pos: vec3u,
    @builtin(local_invocation_id) unit_pos: vec3u,
) {
    let i = cube_pos.x * 256u + unit_pos.x;
    if (i < scalars.out_length) {
        let v = select(0.0, x[i], i < scalars.x_length);
        let value = v * v;
        let value_1 = 0.7978846 * (v + 0.044715 * (v * value));
        let a = abs(value_1);
        let value_2 = 2.0 * a;
        let y = select(select(value_2, 90.0, value_2 > 90.0), -104.0, value_2 < -104.0);
        let n = round(y * 1.442695);
        let r = bitcast<f32>(min(bitcast<u32>(y - n * 0.6933594), 4294967294u))
            - n * -0.00021219444;
        let q = 0.0013940625 + r * 0.00019845877;
        let q_1 = 0.00833339 + r * q;
        let q_2 = 0.041666362 + r * q_1;
        let q_3 = 0.16666666 + r * q_2;
        let q_4 = 0.5 + r * q_3;
        let value_3 = f32_to_i32(n) - 1;
        let near = min(max(value_3, -125), 126);
        let y_1 = bitcast<f32>(bitcast<i32>(1.0 + (r + r * r * q_4)) + (near << 23u));
        let large = 1.0 - 2.0 / (2.0 * (y_1 * bitcast<f32>((value_3 - near + 127) << 23u)) + 1.0);
        let z = value_1 * value_1;
        let q_5 = 0.020650579 + z * -0.005717037;
        let q_6 = -0.053743497 + z * q_5;
        let q_7 = 0.13331491 + z * q_6;
        let q_8 = -0.33333284 + z * q_7;
        let small = value_1 + value_1 * z * q_8;
        let y_2 = select(select(large, -large, value_1 < 0.0), small, a < 0.625);
        let t = select(select(y_2, value_1, value_1 == 0.0), value_1,
            (bitcast<u32>(value_1) & 2147483647u) > 2139095040u);
        let slope = 0.7978846 * (1.0 + 0.134145 * value);
        let derivative = 0.5 * (1.0 + t) + 0.5 * v * (1.0 - t * t) * slope;
        out[i] = select(0.0, gradient[i], i < scalars.gradient_length) * derivative;
    }
}
