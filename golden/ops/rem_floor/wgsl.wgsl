struct Scalars {
    out_length: u32,
}

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read> y: array<f32>;
@group(0) @binding(2) var<storage, read_write> out: array<f32>;
@group(0) @binding(3) var<uniform> scalars: Scalars;
var<private> nan_bits: u32 = 0x7fc00000u;

@compute @workgroup_size(256, 1, 1)
fn rem_floor_kernel(
    @builtin(workgroup_id) cube_pos: vec3u,
    @builtin(local_invocation_id) unit_pos: vec3u,
) {
    let i = cube_pos.x * 256u + unit_pos.x;
    if (i < scalars.out_length) {
        let v = x[i];
        let v_1 = y[i];
        let v_2 = abs(v);
        let divisor = abs(v_1);
        var left = v_2;
        let ok = (bitcast<u32>(v) & 2147483647u) < 2139095040u;
        let v_3 = bitcast<u32>(v_1) & 2147483647u;
        if (ok && v_3 < 2139095040u && divisor > 0.0) {
            while (left >= divisor) {
                let small = left < 1.1754944e-38;
                let bits = bitcast<i32>(select(left, left * 16777216.0, small));
                let small_1 = divisor < 1.1754944e-38;
                let normal = select(divisor, divisor * 16777216.0, small_1);
                let bits_1 = bitcast<i32>(normal);
                let left_1 = (bits >> 23u) - select(127, 151, small)
                    - ((bits_1 >> 23u) - select(127, 151, small_1)) - select(0, 24, small_1);
                let up = bitcast<f32>(bits_1 + (max(left_1, 0) << 23u));
                let multiple = up * bitcast<f32>((min(left_1, 0) + 127) << 23u);
                left -= select(multiple, 0.5 * multiple, multiple > left);
            }
        } else if (ok && v_3 == 2139095040u) {
            left = v_2;
        } else {
            left = bitcast<f32>(nan_bits);
        }
        let v_4 = select(left, -left, bitcast<i32>(v) < 0);
        let v_5 = select(select(v_4, v_4 + v_1, (v_1 < 0.0) != (v_4 < 0.0)),
            select(0.0, -0.0, v_1 < 0.0), v_4 == 0.0);
        out[i] = select(v_5, v_4, (bitcast<u32>(v_4) & 2147483647u) > 2139095040u);
    }
}
