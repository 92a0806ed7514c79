struct Scalars {
    a: f32,
}

@group(0) @binding(0) var<storage, read> x: array<vec4f>;
@group(0) @binding(1) var<storage, read_write> y: array<vec4f>;
@group(0) @binding(2) var<storage, read_write> z: array<vec4i>;
@group(0) @binding(3) var<uniform> scalars: Scalars;

fn vec4f_to_vec4i(x: vec4f) -> vec4i {
    let is_nan = (bitcast<vec4u>(x) & vec4u(0x7fffffffu)) > vec4u(0x7f800000u);
    return select(select(vec4i(x), vec4i(2147483647), x >= vec4f(2147483648.0)), vec4i(0), is_nan);
}

@compute @workgroup_size(64, 1, 1)
fn vector_arithmetic(@builtin(local_invocation_id) unit_pos: vec3u) {
    let i = unit_pos.x;
    let v = x[i];
    let t = scalars.a * v;
    let t_1 = y[i] + t;
    y[i] = t_1;
    let t_2 = vec4f_to_vec4i(select(t, v, v < t_1) - scalars.a);
    let t_3 = t_2 + t_2;
    z[i] = t_3;
    y[i] = -vec4f((t_3 >> (vec4u(t_2) & vec4u(31u))) << (vec4u(t_2) & vec4u(31u)));
}
