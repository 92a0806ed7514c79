#include <metal_stdlib>
using namespace metal;

struct Scalars {
    float noise;
    uint state_shape_0;
    uint state_shape_1;
    uint covariance_shape_0;
    uint covariance_shape_1;
    uint covariance_shape_2;
    uint measured_shape_0;
    uint measured_shape_1;
};

[[max_total_threads_per_threadgroup(256)]]
kernel void kalman_step(
    device float* state [[buffer(0)]],
    device float* covariance [[buffer(1)]],
    device const float* measured [[buffer(2)]],
    constant Scalars& scalars [[buffer(3)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint filter_ = cube_pos.x * 256u + unit_pos.x;
    if (filter_ >= scalars.state_shape_0) {
        return;
    }
    const uint i = filter_ * scalars.state_shape_1;
    const float v = scalars.state_shape_1 > 0u ? state[i] : 0.0f;
    const uint v_1 = i + 1u;
    const float v_2 = scalars.state_shape_1 > 1u ? state[v_1] : 0.0f;
    const uint v_3 = i + 2u;
    const float v_4 = scalars.state_shape_1 > 2u ? state[v_3] : 0.0f;
    const bool ok = filter_ < scalars.covariance_shape_0;
    const uint i_1 = filter_ * scalars.covariance_shape_1 * scalars.covariance_shape_2;
    const bool ok_1 = ok && scalars.covariance_shape_1 > 0u;
    const bool ok_2 = ok_1 && scalars.covariance_shape_2 > 0u;
    const float v_5 = ok_2 ? covariance[i_1] : 0.0f;
    const bool ok_3 = ok_1 && scalars.covariance_shape_2 > 1u;
    const uint v_6 = i_1 + 1u;
    const float v_7 = ok_3 ? covariance[v_6] : 0.0f;
    const bool ok_4 = ok_1 && scalars.covariance_shape_2 > 2u;
    const uint v_8 = i_1 + 2u;
    const float v_9 = ok_4 ? covariance[v_8] : 0.0f;
    const bool ok_5 = ok && scalars.covariance_shape_1 > 1u;
    const uint i_2 = i_1 + scalars.covariance_shape_2;
    const bool ok_6 = ok_5 && scalars.covariance_shape_2 > 0u;
    const float v_10 = ok_6 ? covariance[i_2] : 0.0f;
    const bool ok_7 = ok_5 && scalars.covariance_shape_2 > 1u;
    const uint v_11 = i_2 + 1u;
    const float v_12 = ok_7 ? covariance[v_11] : 0.0f;
    const bool ok_8 = ok_5 && scalars.covariance_shape_2 > 2u;
    const uint v_13 = i_2 + 2u;
    const float v_14 = ok_8 ? covariance[v_13] : 0.0f;
    const bool ok_9 = ok && scalars.covariance_shape_1 > 2u;
    const uint i_3 = i_1 + 2u * scalars.covariance_shape_2;
    const bool ok_10 = ok_9 && scalars.covariance_shape_2 > 0u;
    const float v_15 = ok_10 ? covariance[i_3] : 0.0f;
    const bool ok_11 = ok_9 && scalars.covariance_shape_2 > 1u;
    const uint v_16 = i_3 + 1u;
    const float v_17 = ok_11 ? covariance[v_16] : 0.0f;
    const bool ok_12 = ok_9 && scalars.covariance_shape_2 > 2u;
    const uint v_18 = i_3 + 2u;
    const float v_19 = ok_12 ? covariance[v_18] : 0.0f;
    const float v_20 = v + 0.5f * v_2 + 0.125f * v_4;
    const float v_21 = 0.0f * v;
    const float v_22 = v_5 + 0.5f * v_10 + 0.125f * v_15;
    const float v_23 = v_7 + 0.5f * v_12 + 0.125f * v_17;
    const float v_24 = v_9 + 0.5f * v_14 + 0.125f * v_19;
    const float v_25 = 0.0f * v_5;
    const float v_26 = v_25 + v_10 + 0.5f * v_15;
    const float v_27 = 0.0f * v_7;
    const float v_28 = v_27 + v_12 + 0.5f * v_17;
    const float v_29 = 0.0f * v_9;
    const float v_30 = v_29 + v_14 + 0.5f * v_19;
    const float v_31 = v_25 + 0.0f * v_10 + v_15;
    const float v_32 = v_27 + 0.0f * v_12 + v_17;
    const float v_33 = v_29 + 0.0f * v_14 + v_19;
    const float v_34 = v_22 + v_23 * 0.5f + v_24 * 0.125f;
    const float v_35 = v_22 * 0.0f;
    const float v_36 = v_35 + v_23 + v_24 * 0.5f;
    const float v_37 = v_35 + v_23 * 0.0f + v_24;
    const float v_38 = v_26 + v_28 * 0.5f + v_30 * 0.125f;
    const float v_39 = v_26 * 0.0f;
    const float v_40 = v_31 + v_32 * 0.5f + v_33 * 0.125f;
    const float v_41 = v_31 * 0.0f;
    const float spread = v_34 + scalars.noise;
    const float v_42 = v_34 / spread;
    const float v_43 = v_38 / spread;
    const float v_44 = v_40 / spread;
    const float v_45 = filter_ < scalars.measured_shape_0 && scalars.measured_shape_1 > 0u
        ? measured[filter_ * scalars.measured_shape_1] : 0.0f;
    const float surprise = v_45 - v_20;
    if (scalars.state_shape_1 > 0u) {
        state[i] = v_20 + v_42 * surprise;
    }
    if (ok_2) {
        covariance[i_1] = v_34 - v_42 * v_34;
    }
    if (ok_3) {
        covariance[v_6] = v_36 - v_42 * v_36;
    }
    if (ok_4) {
        covariance[v_8] = v_37 - v_42 * v_37;
    }
    if (scalars.state_shape_1 > 1u) {
        state[v_1] = v_21 + v_2 + 0.5f * v_4 + v_43 * surprise;
    }
    if (ok_6) {
        covariance[i_2] = v_38 - v_43 * v_34;
    }
    if (ok_7) {
        covariance[v_11] = v_39 + v_28 + v_30 * 0.5f - v_43 * v_36;
    }
    if (ok_8) {
        covariance[v_13] = v_39 + v_28 * 0.0f + v_30 - v_43 * v_37;
    }
    if (scalars.state_shape_1 > 2u) {
        state[v_3] = v_21 + 0.0f * v_2 + v_4 + v_44 * surprise;
    }
    if (ok_10) {
        covariance[i_3] = v_40 - v_44 * v_34;
    }
    if (ok_11) {
        covariance[v_16] = v_41 + v_32 + v_33 * 0.5f - v_44 * v_36;
    }
    if (ok_12) {
        covariance[v_18] = v_41 + v_32 * 0.0f + v_33 - v_44 * v_37;
    }
}
