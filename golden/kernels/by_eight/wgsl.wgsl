enable f16;

struct Scalars {
    x_length: u32,
    y_length: u32,
}

@group(0) @binding(0) var<storage, read> x: array<vec4u>;
@group(0) @binding(1) var<storage, read_write> y: array<vec4u>;
@group(0) @binding(2) var<uniform> scalars: Scalars;

@compute @workgroup_size(256, 1, 1)
fn by_eight(@builtin(workgroup_id) cube_pos: vec3u, @builtin(local_invocation_id) unit_pos: vec3u) {
    let i = cube_pos.x * 256u + unit_pos.x;
    if (i < scalars.y_length) {
        let words = select(vec4u(), x[i], i < scalars.x_length);
        let words_1 = y[i];
        let v = 2.0h * vec4h(vec2h(unpack2x16float(words.x)), vec2h(unpack2x16float(words.y)))
            + vec4h(vec2h(unpack2x16float(words_1.x)), vec2h(unpack2x16float(words_1.y)));
        let v_1 = 2.0h * vec4h(vec2h(unpack2x16float(words.z)), vec2h(unpack2x16float(words.w)))
            + vec4h(vec2h(unpack2x16float(words_1.z)), vec2h(unpack2x16float(words_1.w)));
        y[i] = vec4u(pack2x16float(vec2f(v.xy)), pack2x16float(vec2f(v.zw)),
            pack2x16float(vec2f(v_1.xy)), pack2x16float(vec2f(v_1.zw)));
    }
}
