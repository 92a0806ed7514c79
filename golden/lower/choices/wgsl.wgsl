struct Scalars {
    k: f32,
}

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> y: array<i32>;
@group(0) @binding(2) var<uniform> scalars: Scalars;

@compute @workgroup_size(64, 1, 1)
fn choices(@builtin(local_invocation_id) unit_pos: vec3u) {
    let u = unit_pos.x;
    let v = x[u];
    let flag = select((v < scalars.k), scalars.k >= v, v > 2.0);
    let other = select(scalars.k < 0.0 && v > 2.0, scalars.k >= v, scalars.k > v);
    y[u] = i32(select((v < scalars.k), (u >> 2u) < u, flag || other));
}
