struct Scalars {
    lane: u32,
}

@group(0) @binding(0) var<storage, read> x: array<vec4f>;
@group(0) @binding(1) var<storage, read_write> y: array<vec4f>;
@group(0) @binding(2) var<uniform> scalars: Scalars;

@compute @workgroup_size(64, 1, 1)
fn set_lanes(@builtin(local_invocation_id) unit_pos: vec3u) {
    let i = unit_pos.x;
    let v = x[i];
    var acc = v;
    acc.z = v.z * 2.0;
    acc[scalars.lane] = 7.0;
    y[i].w = acc.x;
    var t = y[i];
    t.y = 5.0;
    y[i] = v;
    y[i].x = t.w;
}
