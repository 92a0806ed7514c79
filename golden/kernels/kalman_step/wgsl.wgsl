struct Scalars {
    noise: f32,
    state_shape_0: u32,
    state_shape_1: u32,
    covariance_shape_0: u32,
    covariance_shape_1: u32,
    covariance_shape_2: u32,
    measured_shape_0: u32,
    measured_shape_1: u32,
}

@group(0) @binding(0) var<storage, read_write> state: array<f32>;
@group(0) @binding(1) var<storage, read_write> covariance: array<f32>;
@group(0) @binding(2) var<storage, read> measured: array<f32>;
@group(0) @binding(3) var<uniform> scalars: Scalars;

@compute @workgroup_size(256, 1, 1)
fn kalman_step(
    @builtin(workgroup_id) cube_pos: vec3u,
    @builtin(local_invocation_id) unit_pos: vec3u,
) {
    let filter_ = cube_pos.x * 256u + unit_pos.x;
    if (filter_ >= scalars.state_shape_0) {
        return;
    }
    let start = filter_ * scalars.state_shape_1;
    let v = select(0.0, state[start], scalars.state_shape_1 > 0u);
    let v_1 = select(0.0, state[start + 1u], scalars.state_shape_1 > 1u);
    let v_2 = select(0.0, state[start + 2u], scalars.state_shape_1 > 2u);
    let ok = filter_ < scalars.covariance_shape_0;
    let i = filter_ * (scalars.covariance_shape_1 * scalars.covariance_shape_2);
    let ok_1 = ok && scalars.covariance_shape_1 > 0u;
    let ok_2 = ok_1 && scalars.covariance_shape_2 > 0u;
    let v_3 = select(0.0, covariance[i], ok_2);
    let ok_3 = ok_1 && scalars.covariance_shape_2 > 1u;
    let v_4 = select(0.0, covariance[i + 1u], ok_3);
    let ok_4 = ok_1 && scalars.covariance_shape_2 > 2u;
    let v_5 = select(0.0, covariance[i + 2u], ok_4);
    let ok_5 = ok && scalars.covariance_shape_1 > 1u;
    let start_1 = i + scalars.covariance_shape_2;
    let ok_6 = ok_5 && scalars.covariance_shape_2 > 0u;
    let v_6 = select(0.0, covariance[start_1], ok_6);
    let ok_7 = ok_5 && scalars.covariance_shape_2 > 1u;
    let v_7 = select(0.0, covariance[start_1 + 1u], ok_7);
    let ok_8 = ok_5 && scalars.covariance_shape_2 > 2u;
    let v_8 = select(0.0, covariance[start_1 + 2u], ok_8);
    let ok_9 = ok && scalars.covariance_shape_1 > 2u;
    let start_2 = i + 2u * scalars.covariance_shape_2;
    let ok_10 = ok_9 && scalars.covariance_shape_2 > 0u;
    let v_9 = select(0.0, covariance[start_2], ok_10);
    let ok_11 = ok_9 && scalars.covariance_shape_2 > 1u;
    let v_10 = select(0.0, covariance[start_2 + 1u], ok_11);
    let ok_12 = ok_9 && scalars.covariance_shape_2 > 2u;
    let v_11 = select(0.0, covariance[start_2 + 2u], ok_12);
    let v_12 = v + 0.5 * v_1 + 0.125 * v_2;
    let v_13 = 0.0 * v;
    let v_14 = v_3 + 0.5 * v_6 + 0.125 * v_9;
    let v_15 = v_4 + 0.5 * v_7 + 0.125 * v_10;
    let v_16 = v_5 + 0.5 * v_8 + 0.125 * v_11;
    let v_17 = 0.0 * v_3;
    let v_18 = v_17 + v_6 + 0.5 * v_9;
    let v_19 = 0.0 * v_4;
    let v_20 = v_19 + v_7 + 0.5 * v_10;
    let v_21 = 0.0 * v_5;
    let v_22 = v_21 + v_8 + 0.5 * v_11;
    let v_23 = v_17 + 0.0 * v_6 + v_9;
    let v_24 = v_19 + 0.0 * v_7 + v_10;
    let v_25 = v_21 + 0.0 * v_8 + v_11;
    let v_26 = v_14 + v_15 * 0.5 + v_16 * 0.125;
    let v_27 = v_14 * 0.0;
    let v_28 = v_27 + v_15 + v_16 * 0.5;
    let v_29 = v_27 + v_15 * 0.0 + v_16;
    let v_30 = v_18 + v_20 * 0.5 + v_22 * 0.125;
    let v_31 = v_18 * 0.0;
    let v_32 = v_23 + v_24 * 0.5 + v_25 * 0.125;
    let v_33 = v_23 * 0.0;
    let spread = v_26 + scalars.noise;
    let v_34 = select(1.0, 2.3283064e-10, abs(spread) > 1.8446744e19);
    let v_35 = bitcast<f32>(min(bitcast<u32>(spread * v_34), 4294967294u));
    let v_36 = v_26 * v_34 / v_35;
    let v_37 = v_30 * v_34 / v_35;
    let v_38 = v_32 * v_34 / v_35;
    let v_39 = select(0.0, measured[filter_ * scalars.measured_shape_1],
        filter_ < scalars.measured_shape_0 && scalars.measured_shape_1 > 0u);
    let surprise = v_39 - v_12;
    if (scalars.state_shape_1 > 0u) {
        state[start] = v_12 + v_36 * surprise;
    }
    if (ok_2) {
        covariance[i] = v_26 - v_36 * v_26;
    }
    if (ok_3) {
        covariance[i + 1u] = v_28 - v_36 * v_28;
    }
    if (ok_4) {
        covariance[i + 2u] = v_29 - v_36 * v_29;
    }
    if (scalars.state_shape_1 > 1u) {
        state[start + 1u] = v_13 + v_1 + 0.5 * v_2 + v_37 * surprise;
    }
    if (ok_6) {
        covariance[start_1] = v_30 - v_37 * v_26;
    }
    if (ok_7) {
        covariance[start_1 + 1u] = v_31 + v_20 + v_22 * 0.5 - v_37 * v_28;
    }
    if (ok_8) {
        covariance[start_1 + 2u] = v_31 + v_20 * 0.0 + v_22 - v_37 * v_29;
    }
    if (scalars.state_shape_1 > 2u) {
        state[start + 2u] = v_13 + 0.0 * v_1 + v_2 + v_38 * surprise;
    }
    if (ok_10) {
        covariance[start_2] = v_32 - v_38 * v_26;
    }
    if (ok_11) {
        covariance[start_2 + 1u] = v_33 + v_24 + v_25 * 0.5 - v_38 * v_28;
    }
    if (ok_12) {
        covariance[start_2 + 2u] = v_33 + v_24 * 0.0 + v_25 - v_38 * v_29;
    }
}
