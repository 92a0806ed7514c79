struct Scalars {
    out_length: u32,
}

@group(0) @binding(0) var<storage, read> x: array<i32>;
@group(0) @binding(1) var<storage, read> y: array<i32>;
@group(0) @binding(2) var<storage, read_write> out: array<i32>;
@group(0) @binding(3) var<uniform> scalars: Scalars;

@compute @workgroup_size(256, 1, 1)
fn mul_hi_kernel(
    @builtin(workgroup_id) cube_pos: vec3u,
    @builtin(local_invocation_id) unit_pos: vec3u,
) {
    let i = cube_pos.x * 256u + unit_pos.x;
    if (i < scalars.out_length) {
        let v = x[i];
        let v_1 = y[i];
        let v_2 = u32(v);
        let v_3 = u32(v_1);
        let v_4 = v_2 & 65535u;
        let v_5 = v_2 >> 16u;
        let v_6 = v_3 & 65535u;
        let v_7 = v_3 >> 16u;
        let v_8 = v_5 * v_6 + ((v_4 * v_6) >> 16u);
        let v_9 = v_5 * v_7 + (v_8 >> 16u) + ((v_4 * v_7 + (v_8 & 65535u)) >> 16u)
            - select(0u, v_3, v < 0);
        out[i] = i32(v_9 - select(0u, v_2, v_1 < 0));
    }
}
