struct Scalars {
    out_length: u32,
}

@group(0) @binding(0) var<storage, read> x: array<i32>;
@group(0) @binding(1) var<storage, read> y: array<i32>;
@group(0) @binding(2) var<storage, read_write> out: array<i32>;
@group(0) @binding(3) var<uniform> scalars: Scalars;

@compute @workgroup_size(256, 1, 1)
fn div_ceil_kernel(
    @builtin(workgroup_id) cube_pos: vec3u,
    @builtin(local_invocation_id) unit_pos: vec3u,
) {
    let i = cube_pos.x * 256u + unit_pos.x;
    if (i < scalars.out_length) {
        let v = x[i];
        let v_1 = y[i];
        let v_2 = select(v_1, 1, u32(v_1 + 1) <= 1u);
        let v_3 = v / v_2;
        let v_4 = v - v_3 * v_2;
        out[i] = select(select(select(v_3, v_3 + 1, v_4 != 0 && (v_4 ^ v_1) >= 0), -v, v_1 == -1),
            0, v_1 == 0);
    }
}
