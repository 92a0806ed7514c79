struct Scalars {
    edges_shape_0: u32,
    edges_shape_1: u32,
    votes_shape_0: u32,
    votes_shape_1: u32,
}

@group(0) @binding(0) var<storage, read> edges: array<i32>;
@group(0) @binding(1) var<storage, read_write> votes: array<atomic<u32>>;
@group(0) @binding(2) var<uniform> scalars: Scalars;

fn f32_to_i32(x: f32) -> i32 {
    let is_nan = (bitcast<u32>(x) & 0x7fffffffu) > 0x7f800000u;
    return select(select(i32(x), 2147483647, x >= 2147483648.0), 0, is_nan);
}

@compute @workgroup_size(16, 8, 1)
fn hough(@builtin(workgroup_id) cube_pos: vec3u, @builtin(local_invocation_id) unit_pos: vec3u) {
    let row = cube_pos.y * 8u + unit_pos.y;
    let column = cube_pos.x * 16u + unit_pos.x;
    let ok = row >= scalars.edges_shape_0 || column >= scalars.edges_shape_1;
    var v = ok;
    if (!ok) {
        v = edges[row * scalars.edges_shape_1 + column] == 0;
    }
    if (v) {
        return;
    }
    let middle = i32(scalars.votes_shape_1) >> 1u;
    let v_1 = f32(column);
    let v_2 = f32(row);
    let distance = v_1 + v_2 * 0.0;
    let v_3 = u32(middle + f32_to_i32(floor(distance + 0.5)));
    if (scalars.votes_shape_0 > 0u && v_3 < scalars.votes_shape_1) {
        atomicAdd(&votes[v_3], 1u);
    }
    let v_4 = v_2 * 0.70710677;
    let distance_1 = v_1 * 0.70710677 + v_4;
    let v_5 = u32(middle + f32_to_i32(floor(distance_1 + 0.5)));
    if (scalars.votes_shape_0 > 1u && v_5 < scalars.votes_shape_1) {
        atomicAdd(&votes[scalars.votes_shape_1 + v_5], 1u);
    }
    let distance_2 = v_1 * 6.123234e-17 + v_2;
    let v_6 = u32(middle + f32_to_i32(floor(distance_2 + 0.5)));
    if (scalars.votes_shape_0 > 2u && v_6 < scalars.votes_shape_1) {
        atomicAdd(&votes[2u * scalars.votes_shape_1 + v_6], 1u);
    }
    let distance_3 = v_1 * -0.70710677 + v_4;
    let v_7 = u32(middle + f32_to_i32(floor(distance_3 + 0.5)));
    if (scalars.votes_shape_0 > 3u && v_7 < scalars.votes_shape_1) {
        atomicAdd(&votes[3u * scalars.votes_shape_1 + v_7], 1u);
    }
}
