extern "C" __global__ void __launch_bounds__(256) kalman_step(
    float* __restrict__ state,
    float* __restrict__ covariance,
    const float* __restrict__ measured,
    float noise,
    unsigned int state_shape_0,
    unsigned int state_shape_1,
    unsigned int covariance_shape_0,
    unsigned int covariance_shape_1,
    unsigned int covariance_shape_2,
    unsigned int measured_shape_0,
    unsigned int measured_shape_1) {
    const unsigned int filter_ = blockIdx.x * 256u + threadIdx.x;
    if (filter_ >= state_shape_0) {
        return;
    }
    const unsigned int start = filter_ * state_shape_1;
    const float v = state_shape_1 > 0u ? state[start] : 0.0f;
    const float v_1 = state_shape_1 > 1u ? state[start + 1u] : 0.0f;
    const float v_2 = state_shape_1 > 2u ? state[start + 2u] : 0.0f;
    const unsigned int i = filter_ * covariance_shape_1 * covariance_shape_2;
    const bool ok = filter_ < covariance_shape_0 && covariance_shape_1 > 0u;
    const bool ok_1 = ok && covariance_shape_2 > 0u;
    const float v_3 = ok_1 ? covariance[i] : 0.0f;
    const bool ok_2 = ok && covariance_shape_2 > 1u;
    const float v_4 = ok_2 ? covariance[i + 1u] : 0.0f;
    const bool ok_3 = ok && covariance_shape_2 > 2u;
    const float v_5 = ok_3 ? covariance[i + 2u] : 0.0f;
    const bool ok_4 = filter_ < covariance_shape_0 && covariance_shape_1 > 1u;
    const unsigned int start_1 = i + covariance_shape_2;
    const bool ok_5 = ok_4 && covariance_shape_2 > 0u;
    const float v_6 = ok_5 ? covariance[start_1] : 0.0f;
    const bool ok_6 = ok_4 && covariance_shape_2 > 1u;
    const float v_7 = ok_6 ? covariance[start_1 + 1u] : 0.0f;
    const bool ok_7 = ok_4 && covariance_shape_2 > 2u;
    const float v_8 = ok_7 ? covariance[start_1 + 2u] : 0.0f;
    const bool ok_8 = filter_ < covariance_shape_0 && covariance_shape_1 > 2u;
    const unsigned int start_2 = i + 2u * covariance_shape_2;
    const bool ok_9 = ok_8 && covariance_shape_2 > 0u;
    const float v_9 = ok_9 ? covariance[start_2] : 0.0f;
    const bool ok_10 = ok_8 && covariance_shape_2 > 1u;
    const float v_10 = ok_10 ? covariance[start_2 + 1u] : 0.0f;
    const bool ok_11 = ok_8 && covariance_shape_2 > 2u;
    const float v_11 = ok_11 ? covariance[start_2 + 2u] : 0.0f;
    const float v_12 = v + 0.5f * v_1 + 0.125f * v_2;
    const float v_13 = 0.0f * v;
    const float v_14 = v_3 + 0.5f * v_6 + 0.125f * v_9;
    const float v_15 = v_4 + 0.5f * v_7 + 0.125f * v_10;
    const float v_16 = v_5 + 0.5f * v_8 + 0.125f * v_11;
    const float v_17 = 0.0f * v_3;
    const float v_18 = v_17 + v_6 + 0.5f * v_9;
    const float v_19 = 0.0f * v_4;
    const float v_20 = v_19 + v_7 + 0.5f * v_10;
    const float v_21 = 0.0f * v_5;
    const float v_22 = v_21 + v_8 + 0.5f * v_11;
    const float v_23 = v_17 + 0.0f * v_6 + v_9;
    const float v_24 = v_19 + 0.0f * v_7 + v_10;
    const float v_25 = v_21 + 0.0f * v_8 + v_11;
    const float v_26 = v_14 + v_15 * 0.5f + v_16 * 0.125f;
    const float v_27 = v_14 * 0.0f;
    const float v_28 = v_27 + v_15 + v_16 * 0.5f;
    const float v_29 = v_27 + v_15 * 0.0f + v_16;
    const float v_30 = v_18 + v_20 * 0.5f + v_22 * 0.125f;
    const float v_31 = v_18 * 0.0f;
    const float v_32 = v_23 + v_24 * 0.5f + v_25 * 0.125f;
    const float v_33 = v_23 * 0.0f;
    const float spread = v_26 + noise;
    const float v_34 = v_26 / spread;
    const float v_35 = v_30 / spread;
    const float v_36 = v_32 / spread;
    const float v_37 = filter_ < measured_shape_0 && measured_shape_1 > 0u
        ? measured[filter_ * measured_shape_1] : 0.0f;
    const float surprise = v_37 - v_12;
    if (state_shape_1 > 0u) {
        state[start] = v_12 + v_34 * surprise;
    }
    if (ok_1) {
        covariance[i] = v_26 - v_34 * v_26;
    }
    if (ok_2) {
        covariance[i + 1u] = v_28 - v_34 * v_28;
    }
    if (ok_3) {
        covariance[i + 2u] = v_29 - v_34 * v_29;
    }
    if (state_shape_1 > 1u) {
        state[start + 1u] = v_13 + v_1 + 0.5f * v_2 + v_35 * surprise;
    }
    if (ok_5) {
        covariance[start_1] = v_30 - v_35 * v_26;
    }
    if (ok_6) {
        covariance[start_1 + 1u] = v_31 + v_20 + v_22 * 0.5f - v_35 * v_28;
    }
    if (ok_7) {
        covariance[start_1 + 2u] = v_31 + v_20 * 0.0f + v_22 - v_35 * v_29;
    }
    if (state_shape_1 > 2u) {
        state[start + 2u] = v_13 + 0.0f * v_1 + v_2 + v_36 * surprise;
    }
    if (ok_9) {
        covariance[start_2] = v_32 - v_36 * v_26;
    }
    if (ok_10) {
        covariance[start_2 + 1u] = v_33 + v_24 + v_25 * 0.5f - v_36 * v_28;
    }
    if (ok_11) {
        covariance[start_2 + 2u] = v_33 + v_24 * 0.0f + v_25 - v_36 * v_29;
    }
}
