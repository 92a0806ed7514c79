struct Scalars {
    out_length: u32,
}

@group(0) @binding(0) var<storage, read> x: array<vec4f>;
@group(0) @binding(1) var<storage, read_write> out: array<vec4f>;
@group(0) @binding(2) var<uniform> scalars: Scalars;

@compute @workgroup_size(256, 1, 1)
fn normalize_kernel(
    @builtin(workgroup_id) cube_pos: vec3u,
    @builtin(local_invocation_id) unit_pos: vec3u,
) {
    let i = cube_pos.x * 256u + unit_pos.x;
    if (i < scalars.out_length) {
        let v = x[i];
        let v_1 = sqrt(v.x * v.x + v.y * v.y + v.z * v.z + v.w * v.w);
        out[i] = vec4f(v.x / v_1, v.y / v_1, v.z / v_1, v.w / v_1);
    }
}
