struct Scalars {
    x_length: u32,
    out_length: u32,
}

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> out: array<f32>;
@group(0) @binding(2) var<uniform> scalars: Scalars;
var<private> infinity_bits: u32 = 0x7f800000u;
var<private> nan_bits: u32 = 0x7fc00000u;

@compute @workgroup_size(256, 1, 1)
fn fast_math(
    @builtin(workgroup_id) cube_pos: vec3u,
    @builtin(local_invocation_id) unit_pos: vec3u,
) {
    let absolute_pos = cube_pos.x * 256u + unit_pos.x;
    if (absolute_pos < scalars.out_length) {
        let v = select(0.0, x[absolute_pos], absolute_pos < scalars.x_length);
        let t = 1.0 + v * v;
        let y = select(t, t * 8388608.0, t < 1.1754944e-38);
        let moved = bitcast<i32>(y) - 1060439283;
        let e = f32(moved >> 23u) - select(0.0, 23.0, t < 1.1754944e-38);
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
        let zero = t == 0.0;
        let y_1 = select(select(f + low + e * 0.6933594, -bitcast<f32>(infinity_bits), zero),
            bitcast<f32>(nan_bits), t < 0.0);
        let t_1 = select(select(t, y_1, t < bitcast<f32>(infinity_bits)), t,
            (bitcast<u32>(t) & 2147483647u) > 2139095040u);
        var total = (exp(-v * v) + tanh(0.5 * v)) / (2.0 + cos(v)) + t_1;
        for (var k = 0; k < 4; k++) {
            let t_2 = f32(k);
            total += v * (t_2 + 1.0) / (v * v + t_2 + 1.0);
        }
        let magnitude = abs(v) + 0.5;
        out[absolute_pos] = total + pow(magnitude, 1.5) + log2(magnitude) + sqrt(magnitude);
    }
}
