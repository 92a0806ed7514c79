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
    let i = filter_ * scalars.state_shape_1;
    let v = select(0.0, state[i], scalars.state_shape_1 > 0u);
    let v_1 = i + 1u;
    let v_2 = select(0.0, state[v_1], scalars.state_shape_1 > 1u);
    let v_3 = i + 2u;
    let v_4 = select(0.0, state[v_3], scalars.state_shape_1 > 2u);
    let ok = filter_ < scalars.covariance_shape_0;
    let i_1 = filter_ * (scalars.covariance_shape_1 * scalars.covariance_shape_2);
    let ok_1 = ok && scalars.covariance_shape_1 > 0u;
    let ok_2 = ok_1 && scalars.covariance_shape_2 > 0u;
    let v_5 = select(0.0, covariance[i_1], ok_2);
    let ok_3 = ok_1 && scalars.covariance_shape_2 > 1u;
    let v_6 = i_1 + 1u;
    let v_7 = select(0.0, covariance[v_6], ok_3);
    let ok_4 = ok_1 && scalars.covariance_shape_2 > 2u;
    let v_8 = i_1 + 2u;
    let v_9 = select(0.0, covariance[v_8], ok_4);
    let ok_5 = ok && scalars.covariance_shape_1 > 1u;
    let i_2 = i_1 + scalars.covariance_shape_2;
    let ok_6 = ok_5 && scalars.covariance_shape_2 > 0u;
    let v_10 = select(0.0, covariance[i_2], ok_6);
    let ok_7 = ok_5 && scalars.covariance_shape_2 > 1u;
    let v_11 = i_2 + 1u;
    let v_12 = select(0.0, covariance[v_11], ok_7);
    let ok_8 = ok_5 && scalars.covariance_shape_2 > 2u;
    let v_13 = i_2 + 2u;
    let v_14 = select(0.0, covariance[v_13], ok_8);
    let ok_9 = ok && scalars.covariance_shape_1 > 2u;
    let i_3 = i_1 + 2u * scalars.covariance_shape_2;
    let ok_10 = ok_9 && scalars.covariance_shape_2 > 0u;
    let v_15 = select(0.0, covariance[i_3], ok_10);
    let ok_11 = ok_9 && scalars.covariance_shape_2 > 1u;
    let v_16 = i_3 + 1u;
    let v_17 = select(0.0, covariance[v_16], ok_11);
    let ok_12 = ok_9 && scalars.covariance_shape_2 > 2u;
    let v_18 = i_3 + 2u;
    let v_19 = select(0.0, covariance[v_18], ok_12);
    let v_20 = v + 0.5 * v_2 + 0.125 * v_4;
    let v_21 = 0.0 * v;
    let v_22 = v_5 + 0.5 * v_10 + 0.125 * v_15;
    let v_23 = v_7 + 0.5 * v_12 + 0.125 * v_17;
    let v_24 = v_9 + 0.5 * v_14 + 0.125 * v_19;
    let v_25 = 0.0 * v_5;
    let v_26 = v_25 + v_10 + 0.5 * v_15;
    let v_27 = 0.0 * v_7;
    let v_28 = v_27 + v_12 + 0.5 * v_17;
    let v_29 = 0.0 * v_9;
    let v_30 = v_29 + v_14 + 0.5 * v_19;
    let v_31 = v_25 + 0.0 * v_10 + v_15;
    let v_32 = v_27 + 0.0 * v_12 + v_17;
    let v_33 = v_29 + 0.0 * v_14 + v_19;
    let v_34 = v_22 + v_23 * 0.5 + v_24 * 0.125;
    let v_35 = v_22 * 0.0;
    let v_36 = v_35 + v_23 + v_24 * 0.5;
    let v_37 = v_35 + v_23 * 0.0 + v_24;
    let v_38 = v_26 + v_28 * 0.5 + v_30 * 0.125;
    let v_39 = v_26 * 0.0;
    let v_40 = v_31 + v_32 * 0.5 + v_33 * 0.125;
    let v_41 = v_31 * 0.0;
    let spread = v_34 + scalars.noise;
    let v_42 = select(1.0, 2.3283064e-10, abs(spread) > 1.8446744e19);
    let v_43 = bitcast<f32>(min(bitcast<u32>(spread * v_42), 4294967294u));
    let v_44 = v_34 * v_42 / v_43;
    let v_45 = v_38 * v_42 / v_43;
    let v_46 = v_40 * v_42 / v_43;
    let v_47 = select(0.0, measured[filter_ * scalars.measured_shape_1],
        filter_ < scalars.measured_shape_0 && scalars.measured_shape_1 > 0u);
    let surprise = v_47 - v_20;
    if (scalars.state_shape_1 > 0u) {
        state[i] = v_20 + v_44 * surprise;
    }
    if (ok_2) {
        covariance[i_1] = v_34 - v_44 * v_34;
    }
    if (ok_3) {
        covariance[v_6] = v_36 - v_44 * v_36;
    }
    if (ok_4) {
        covariance[v_8] = v_37 - v_44 * v_37;
    }
    if (scalars.state_shape_1 > 1u) {
        state[v_1] = v_21 + v_2 + 0.5 * v_4 + v_45 * surprise;
    }
    if (ok_6) {
        covariance[i_2] = v_38 - v_45 * v_34;
    }
    if (ok_7) {
        covariance[v_11] = v_39 + v_28 + v_30 * 0.5 - v_45 * v_36;
    }
    if (ok_8) {
        covariance[v_13] = v_39 + v_28 * 0.0 + v_30 - v_45 * v_37;
    }
    if (scalars.state_shape_1 > 2u) {
        state[v_3] = v_21 + 0.0 * v_2 + v_4 + v_46 * surprise;
    }
    if (ok_10) {
        covariance[i_3] = v_40 - v_46 * v_34;
    }
    if (ok_11) {
        covariance[v_16] = v_41 + v_32 + v_33 * 0.5 - v_46 * v_36;
    }
    if (ok_12) {
        covariance[v_18] = v_41 + v_32 * 0.0 + v_33 - v_46 * v_37;
    }
}
