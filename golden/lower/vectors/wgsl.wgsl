struct Scalars {
    a: f32,
    lane: u32,
    y_length: u32,
}

@group(0) @binding(0) var<storage, read> x: array<vec4f>;
@group(0) @binding(1) var<storage, read_write> y: array<vec4f>;
@group(0) @binding(2) var<uniform> scalars: Scalars;

@compute @workgroup_size(128, 1, 1)
fn vectors(@builtin(workgroup_id) cube_pos: vec3u, @builtin(local_invocation_id) unit_pos: vec3u) {
    let i = cube_pos.x * 128u + unit_pos.x;
    if (i < scalars.y_length) {
        let v = x[i];
        let t = vec4f(scalars.a * v.x, scalars.a * v.y, scalars.a * v.z, scalars.a * v.w);
        y[i] = t;
        var acc = t;
        acc.z = 1.0;
        let t_1 = acc[scalars.lane];
        if (t_1 > 0.0) {
            var t_2 = acc;
            t_2[scalars.lane] = t_1;
            y[i] = t_2;
        }
        if (i < 5u) {
            y[i] = vec4f(scalars.a);
        }
    }
}
