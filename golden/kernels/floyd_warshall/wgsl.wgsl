struct Scalars {
    through: u32,
    distance_shape_0: u32,
    distance_shape_1: u32,
}

@group(0) @binding(0) var<storage, read_write> distance: array<f32>;
@group(0) @binding(1) var<uniform> scalars: Scalars;

@compute @workgroup_size(16, 8, 1)
fn floyd_warshall(
    @builtin(workgroup_id) cube_pos: vec3u,
    @builtin(local_invocation_id) unit_pos: vec3u,
) {
    let start = cube_pos.y * 8u + unit_pos.y;
    let end = cube_pos.x * 16u + unit_pos.x;
    if (start < scalars.distance_shape_0 && end < scalars.distance_shape_1) {
        let base = start * scalars.distance_shape_1;
        let v = select(0.0, distance[base + scalars.through],
            scalars.through < scalars.distance_shape_1);
        let v_1 = select(0.0, distance[scalars.through * scalars.distance_shape_1 + end],
            scalars.through < scalars.distance_shape_0);
        let detour = v + v_1;
        let i = base + end;
        if (detour < distance[i]) {
            distance[i] = detour;
        }
    }
}
