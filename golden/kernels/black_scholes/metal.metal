#include <metal_stdlib>
using namespace metal;

struct Scalars {
    float rate;
    float volatility;
    uint spot_length;
    uint strike_length;
    uint years_length;
    uint kinds_length;
    uint price_length;
};

static inline int f32_to_i32(float x) {
    return x >= 2147483648.0f ? 2147483647
        : x >= -2147483648.0f ? int(x)
        : x < -2147483648.0f ? (-2147483647 - 1)
        : 0;
}

[[max_total_threads_per_threadgroup(256)]]
kernel void black_scholes(
    device const float* spot [[buffer(0)]],
    device const float* strike [[buffer(1)]],
    device const float* years [[buffer(2)]],
    device const int* kinds [[buffer(3)]],
    device float* price [[buffer(4)]],
    constant Scalars& scalars [[buffer(5)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint i = cube_pos.x * 256u + unit_pos.x;
    if (i >= scalars.price_length) {
        return;
    }
    const float s = i < scalars.spot_length ? spot[i] : 0.0f;
    const float k = i < scalars.strike_length ? strike[i] : 0.0f;
    const float t = i < scalars.years_length ? years[i] : 0.0f;
    const float deviation = scalars.volatility * sqrt(t);
    const float d1 = (log(s / k)
        + (scalars.rate + scalars.volatility * scalars.volatility / 2.0f) * t) / deviation;
    const float d2 = d1 - deviation;
    const float present = k * exp(-scalars.rate * t);
    const int v = i < scalars.kinds_length ? kinds[i] : 0;
    if (v == 0) {
        const float v_1 = d1 * 0.70710677f;
        const float z = v_1 * v_1;
        const float q = -0.00080101925f + z * 7.853858e-5f;
        const float q_1 = 0.0051883277f + z * q;
        const float q_2 = -0.026853811f + z * q_1;
        const float q_3 = 0.112835854f + z * q_2;
        const float q_4 = -0.37612626f + z * q_3;
        const float small = v_1 * (1.1283791f + z * q_4);
        const float a = fabs(v_1);
        const float t_1 = a > 4.0f ? 4.0f : a;
        const float p = -0.00044147272f + t_1 * 2.1697622e-5f;
        const float p_1 = 0.0042052846f + t_1 * p;
        const float p_2 = -0.02521034f + t_1 * p_1;
        const float p_3 = 0.1084221f + t_1 * p_2;
        const float p_4 = 0.6332164f + t_1 * p_3;
        const float p_5 = 1.1295803f + t_1 * p_4;
        const float p_6 = -0.00018846734f + t_1 * p_5;
        const float v_2 = -p_6;
        const float y = v_2 > 89.0f ? 89.0f : v_2;
        const float y_1 = v_2 < -104.0f ? -104.0f : y;
        const float n = rint(y_1 * 1.442695f);
        const float r = y_1 - n * 0.6933594f - n * -0.00021219444f;
        const float q_5 = 0.0013940625f + r * 0.00019845877f;
        const float q_6 = 0.00833339f + r * q_5;
        const float q_7 = 0.041666362f + r * q_6;
        const float q_8 = 0.16666666f + r * q_7;
        const float q_9 = 0.5f + r * q_8;
        const int v_3 = f32_to_i32(n);
        const int half_ = v_3 >> 1;
        const float first = as_type<float>(int((half_ + 127u) << 23));
        const float second = as_type<float>(int((uint(v_3) - half_ + 127) << 23));
        const float large = 1.0f - (1.0f + (r + r * r * q_9)) * first * second;
        const float v_4 = d2 * 0.70710677f;
        const float z_1 = v_4 * v_4;
        const float q_10 = -0.00080101925f + z_1 * 7.853858e-5f;
        const float q_11 = 0.0051883277f + z_1 * q_10;
        const float q_12 = -0.026853811f + z_1 * q_11;
        const float q_13 = 0.112835854f + z_1 * q_12;
        const float q_14 = -0.37612626f + z_1 * q_13;
        const float small_1 = v_4 * (1.1283791f + z_1 * q_14);
        const float a_1 = fabs(v_4);
        const float t_2 = a_1 > 4.0f ? 4.0f : a_1;
        const float p_7 = -0.00044147272f + t_2 * 2.1697622e-5f;
        const float p_8 = 0.0042052846f + t_2 * p_7;
        const float p_9 = -0.02521034f + t_2 * p_8;
        const float p_10 = 0.1084221f + t_2 * p_9;
        const float p_11 = 0.6332164f + t_2 * p_10;
        const float p_12 = 1.1295803f + t_2 * p_11;
        const float p_13 = -0.00018846734f + t_2 * p_12;
        const float v_5 = -p_13;
        const float y_2 = v_5 > 89.0f ? 89.0f : v_5;
        const float y_3 = v_5 < -104.0f ? -104.0f : y_2;
        const float n_1 = rint(y_3 * 1.442695f);
        const float r_1 = y_3 - n_1 * 0.6933594f - n_1 * -0.00021219444f;
        const float q_15 = 0.0013940625f + r_1 * 0.00019845877f;
        const float q_16 = 0.00833339f + r_1 * q_15;
        const float q_17 = 0.041666362f + r_1 * q_16;
        const float q_18 = 0.16666666f + r_1 * q_17;
        const float q_19 = 0.5f + r_1 * q_18;
        const int v_6 = f32_to_i32(n_1);
        const int half_1 = v_6 >> 1;
        const float first_1 = as_type<float>(int((half_1 + 127u) << 23));
        const float second_1 = as_type<float>(int((uint(v_6) - half_1 + 127) << 23));
        const float large_1 = 1.0f - (1.0f + (r_1 + r_1 * r_1 * q_19)) * first_1 * second_1;
        const float v_7 = s * (0.5f + 0.5f * (a < 1.0f ? small : (v_1 < 0.0f ? -large : large)))
            - present * (0.5f + 0.5f * (a_1 < 1.0f ? small_1 : (v_4 < 0.0f ? -large_1 : large_1)));
        price[i] = v_7;
    } else if (v == 1) {
        const float v_1 = -d2 * 0.70710677f;
        const float z = v_1 * v_1;
        const float q = -0.00080101925f + z * 7.853858e-5f;
        const float q_1 = 0.0051883277f + z * q;
        const float q_2 = -0.026853811f + z * q_1;
        const float q_3 = 0.112835854f + z * q_2;
        const float q_4 = -0.37612626f + z * q_3;
        const float small = v_1 * (1.1283791f + z * q_4);
        const float a = fabs(v_1);
        const float t_1 = a > 4.0f ? 4.0f : a;
        const float p = -0.00044147272f + t_1 * 2.1697622e-5f;
        const float p_1 = 0.0042052846f + t_1 * p;
        const float p_2 = -0.02521034f + t_1 * p_1;
        const float p_3 = 0.1084221f + t_1 * p_2;
        const float p_4 = 0.6332164f + t_1 * p_3;
        const float p_5 = 1.1295803f + t_1 * p_4;
        const float p_6 = -0.00018846734f + t_1 * p_5;
        const float v_2 = -p_6;
        const float y = v_2 > 89.0f ? 89.0f : v_2;
        const float y_1 = v_2 < -104.0f ? -104.0f : y;
        const float n = rint(y_1 * 1.442695f);
        const float r = y_1 - n * 0.6933594f - n * -0.00021219444f;
        const float q_5 = 0.0013940625f + r * 0.00019845877f;
        const float q_6 = 0.00833339f + r * q_5;
        const float q_7 = 0.041666362f + r * q_6;
        const float q_8 = 0.16666666f + r * q_7;
        const float q_9 = 0.5f + r * q_8;
        const int v_3 = f32_to_i32(n);
        const int half_ = v_3 >> 1;
        const float first = as_type<float>(int((half_ + 127u) << 23));
        const float second = as_type<float>(int((uint(v_3) - half_ + 127) << 23));
        const float large = 1.0f - (1.0f + (r + r * r * q_9)) * first * second;
        const float v_4 = -d1 * 0.70710677f;
        const float z_1 = v_4 * v_4;
        const float q_10 = -0.00080101925f + z_1 * 7.853858e-5f;
        const float q_11 = 0.0051883277f + z_1 * q_10;
        const float q_12 = -0.026853811f + z_1 * q_11;
        const float q_13 = 0.112835854f + z_1 * q_12;
        const float q_14 = -0.37612626f + z_1 * q_13;
        const float small_1 = v_4 * (1.1283791f + z_1 * q_14);
        const float a_1 = fabs(v_4);
        const float t_2 = a_1 > 4.0f ? 4.0f : a_1;
        const float p_7 = -0.00044147272f + t_2 * 2.1697622e-5f;
        const float p_8 = 0.0042052846f + t_2 * p_7;
        const float p_9 = -0.02521034f + t_2 * p_8;
        const float p_10 = 0.1084221f + t_2 * p_9;
        const float p_11 = 0.6332164f + t_2 * p_10;
        const float p_12 = 1.1295803f + t_2 * p_11;
        const float p_13 = -0.00018846734f + t_2 * p_12;
        const float v_5 = -p_13;
        const float y_2 = v_5 > 89.0f ? 89.0f : v_5;
        const float y_3 = v_5 < -104.0f ? -104.0f : y_2;
        const float n_1 = rint(y_3 * 1.442695f);
        const float r_1 = y_3 - n_1 * 0.6933594f - n_1 * -0.00021219444f;
        const float q_15 = 0.0013940625f + r_1 * 0.00019845877f;
        const float q_16 = 0.00833339f + r_1 * q_15;
        const float q_17 = 0.041666362f + r_1 * q_16;
        const float q_18 = 0.16666666f + r_1 * q_17;
        const float q_19 = 0.5f + r_1 * q_18;
        const int v_6 = f32_to_i32(n_1);
        const int half_1 = v_6 >> 1;
        const float first_1 = as_type<float>(int((half_1 + 127u) << 23));
        const float second_1 = as_type<float>(int((uint(v_6) - half_1 + 127) << 23));
        const float large_1 = 1.0f - (1.0f + (r_1 + r_1 * r_1 * q_19)) * first_1 * second_1;
        const float v_7 = present
            * (0.5f + 0.5f * (a < 1.0f ? small : (v_1 < 0.0f ? -large : large)))
            - s * (0.5f + 0.5f * (a_1 < 1.0f ? small_1 : (v_4 < 0.0f ? -large_1 : large_1)));
        price[i] = v_7;
    }
}
