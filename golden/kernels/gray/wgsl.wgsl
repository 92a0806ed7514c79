struct Scalars {
    pixels_length: u32,
    out_length: u32,
}

@group(0) @binding(0) var<storage, read> pixels: array<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
@group(0) @binding(2) var<uniform> scalars: Scalars;

fn vec4f_to_vec4u(x: vec4f) -> vec4u {
    let is_nan = (bitcast<vec4u>(x) & vec4u(0x7fffffffu)) > vec4u(0x7f800000u);
    return select(select(vec4u(x), vec4u(4294967295u), x >= vec4f(4294967296.0)), vec4u(0u), is_nan);
}

@compute @workgroup_size(256, 1, 1)
fn gray(@builtin(workgroup_id) cube_pos: vec3u, @builtin(local_invocation_id) unit_pos: vec3u) {
    let i = cube_pos.x * 256u + unit_pos.x;
    if (i < scalars.pixels_length) {
        let v = pixels[i];
        let bytes_ = vec4u(v, v >> 8u, v >> 16u, v >> 24u) & vec4u(255u);
        let color = vec4f(bytes_) / 255.0;
        let v_1 = color.x * 0.299 + color.y * 0.587 + color.z * 0.114 + color.w * 0.0;
        let bytes_1 = vec4f_to_vec4u(round(vec4f(v_1, v_1, v_1, color.w) * 255.0));
        if (i < scalars.out_length) {
            out[i] = bytes_1.x | (bytes_1.y << 8u) | (bytes_1.z << 16u) | (bytes_1.w << 24u);
        }
    }
}
