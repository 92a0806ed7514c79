struct Scalars {
    out_length: u32,
}

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> out: array<f32>;
@group(0) @binding(2) var<uniform> scalars: Scalars;

@compute @workgroup_size(256, 1, 1)
fn cbrt_kernel(
    @builtin(workgroup_id) cube_pos: vec3u,
    @builtin(local_invocation_id) unit_pos: vec3u,
) {
    let i = cube_pos.x * 256u + unit_pos.x;
    if (i < scalars.out_length) {
        let v = x[i];
        let v_1 = bitcast<i32>(v);
        let bits = v_1 & 2147483647;
        let small = bits < 8388608;
        let scaled = select(bits, bitcast<i32>(f32(bits << 1u)), small);
        let third = i32((u32(scaled >> 23u) + 2u) / 3u) - 43;
        let y = bitcast<f32>(scaled - ((3 * third) << 23u));
        let p = 0.009583833 + y * -0.0004321014;
        let p_1 = -0.08377519 + y * p;
        let p_2 = 0.4491941 + y * p_1;
        let p_3 = 0.6272944 + y * p_2;
        let c = bitcast<f32>((bitcast<i32>(p_3) + 32768) & -65536);
        let cube = c * c * c;
        let z = (y - cube) / cube;
        let power = third - select(0, 50, small);
        let root = (c + c * (z * (0.33333334 + z * (-0.11111111 + z * 0.061728396))))
            * bitcast<f32>((power + 127) << 23u);
        let root_1 = select(root, -root, v_1 < 0);
        out[i] = select(root_1, v, bits == 0 || bits >= 2139095040);
    }
}
