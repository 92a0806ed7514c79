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
    let v_1 = scalars.a * v;
    let v_2 = y[i] + v_1;
    y[i] = v_2;
    let v_3 = vec4f_to_vec4i(select(v_1, v, v < v_2) - scalars.a);
    let v_4 = v_3 + v_3;
    z[i] = v_4;
    y[i] = -vec4f((v_4 >> (vec4u(v_3) & vec4u(31u))) << (vec4u(v_3) & vec4u(31u)));
}
