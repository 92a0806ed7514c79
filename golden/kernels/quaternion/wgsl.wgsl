struct Scalars {
    turn_w: f32,
    turn_x: f32,
    turn_y: f32,
    turn_z: f32,
    points_shape_0: u32,
    points_shape_1: u32,
    out_shape_0: u32,
    out_shape_1: u32,
}

@group(0) @binding(0) var<storage, read> points: array<f32>;
@group(0) @binding(1) var<storage, read_write> out: array<f32>;
@group(0) @binding(2) var<uniform> scalars: Scalars;

@compute @workgroup_size(256, 1, 1)
fn quaternion(
    @builtin(workgroup_id) cube_pos: vec3u,
    @builtin(local_invocation_id) unit_pos: vec3u,
) {
    let i = cube_pos.x * 256u + unit_pos.x;
    if (i < scalars.points_shape_0) {
        let v = scalars.turn_w * scalars.turn_w + scalars.turn_x * scalars.turn_x
            + scalars.turn_y * scalars.turn_y;
        let inverse = inverseSqrt(v + scalars.turn_z * scalars.turn_z);
        let q_w = scalars.turn_w * inverse;
        let q_x = scalars.turn_x * inverse;
        let q_y = scalars.turn_y * inverse;
        let q_z = scalars.turn_z * inverse;
        let start = i * scalars.points_shape_1;
        let v_1 = select(0.0, points[start], scalars.points_shape_1 > 0u);
        let v_2 = select(0.0, points[start + 1u], scalars.points_shape_1 > 1u);
        let v_3 = select(0.0, points[start + 2u], scalars.points_shape_1 > 2u);
        let v_4 = q_w * 0.0 - q_x * v_1 - q_y * v_2 - q_z * v_3;
        let v_5 = q_w * v_1 + q_x * 0.0 + q_y * v_3 - q_z * v_2;
        let v_6 = q_w * v_2 - q_x * v_3 + q_y * 0.0 + q_z * v_1;
        let v_7 = q_w * v_3 + q_x * v_2 - q_y * v_1 + q_z * 0.0;
        let v_8 = -q_x;
        let v_9 = -q_y;
        let v_10 = -q_z;
        let p_x = v_4 * v_8 + v_5 * q_w + v_6 * v_10 - v_7 * v_9;
        let p_y = v_4 * v_9 - v_5 * v_10 + v_6 * q_w + v_7 * v_8;
        let p_z = v_4 * v_10 + v_5 * v_9 - v_6 * v_8 + v_7 * q_w;
        let start_1 = i * scalars.out_shape_1;
        if (i < scalars.out_shape_0 && scalars.out_shape_1 > 0u) {
            out[start_1] = p_x;
        }
        if (i < scalars.out_shape_0 && scalars.out_shape_1 > 1u) {
            out[start_1 + 1u] = p_y;
        }
        if (i < scalars.out_shape_0 && scalars.out_shape_1 > 2u) {
            out[start_1 + 2u] = p_z;
        }
    }
}
