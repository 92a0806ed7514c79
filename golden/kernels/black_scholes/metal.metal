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
        const float t_value = v_1 > 3.85f ? 3.85f : (v_1 < -3.85f ? -3.85f : v_1);
        const float u = t_value * t_value - 7.41125f;
        const float p = -1.6708934e-14f + u * 9.274426e-16f;
        const float p_1 = 8.3931736e-14f + u * p;
        const float p_2 = -8.547196e-13f + u * p_1;
        const float p_3 = 2.2957783e-11f + u * p_2;
        const float p_4 = -3.0336939e-10f + u * p_3;
        const float p_5 = 3.0872476e-9f + u * p_4;
        const float p_6 = -3.2785472e-8f + u * p_5;
        const float p_7 = 3.4078522e-7f + u * p_6;
        const float p_8 = -3.2805597e-6f + u * p_7;
        const float p_9 = 3.0100286e-5f + u * p_8;
        const float p_10 = -0.00027113114f + u * p_9;
        const float p_11 = 0.002479889f + u * p_10;
        const float p_12 = -0.024732921f + u * p_11;
        const float v_2 = d2 * 0.70710677f;
        const float t_value_1 = v_2 > 3.85f ? 3.85f : (v_2 < -3.85f ? -3.85f : v_2);
        const float u_1 = t_value_1 * t_value_1 - 7.41125f;
        const float p_13 = -1.6708934e-14f + u_1 * 9.274426e-16f;
        const float p_14 = 8.3931736e-14f + u_1 * p_13;
        const float p_15 = -8.547196e-13f + u_1 * p_14;
        const float p_16 = 2.2957783e-11f + u_1 * p_15;
        const float p_17 = -3.0336939e-10f + u_1 * p_16;
        const float p_18 = 3.0872476e-9f + u_1 * p_17;
        const float p_19 = -3.2785472e-8f + u_1 * p_18;
        const float p_20 = 3.4078522e-7f + u_1 * p_19;
        const float p_21 = -3.2805597e-6f + u_1 * p_20;
        const float p_22 = 3.0100286e-5f + u_1 * p_21;
        const float p_23 = -0.00027113114f + u_1 * p_22;
        const float p_24 = 0.002479889f + u_1 * p_23;
        const float p_25 = -0.024732921f + u_1 * p_24;
        price[i] = s * (0.5f + 0.5f * (t_value * (0.3672848f + u * p_12)))
            - present * (0.5f + 0.5f * (t_value_1 * (0.3672848f + u_1 * p_25)));
    } else if (v == 1) {
        const float v_1 = -d2 * 0.70710677f;
        const float t_value = v_1 > 3.85f ? 3.85f : (v_1 < -3.85f ? -3.85f : v_1);
        const float u = t_value * t_value - 7.41125f;
        const float p = -1.6708934e-14f + u * 9.274426e-16f;
        const float p_1 = 8.3931736e-14f + u * p;
        const float p_2 = -8.547196e-13f + u * p_1;
        const float p_3 = 2.2957783e-11f + u * p_2;
        const float p_4 = -3.0336939e-10f + u * p_3;
        const float p_5 = 3.0872476e-9f + u * p_4;
        const float p_6 = -3.2785472e-8f + u * p_5;
        const float p_7 = 3.4078522e-7f + u * p_6;
        const float p_8 = -3.2805597e-6f + u * p_7;
        const float p_9 = 3.0100286e-5f + u * p_8;
        const float p_10 = -0.00027113114f + u * p_9;
        const float p_11 = 0.002479889f + u * p_10;
        const float p_12 = -0.024732921f + u * p_11;
        const float v_2 = -d1 * 0.70710677f;
        const float t_value_1 = v_2 > 3.85f ? 3.85f : (v_2 < -3.85f ? -3.85f : v_2);
        const float u_1 = t_value_1 * t_value_1 - 7.41125f;
        const float p_13 = -1.6708934e-14f + u_1 * 9.274426e-16f;
        const float p_14 = 8.3931736e-14f + u_1 * p_13;
        const float p_15 = -8.547196e-13f + u_1 * p_14;
        const float p_16 = 2.2957783e-11f + u_1 * p_15;
        const float p_17 = -3.0336939e-10f + u_1 * p_16;
        const float p_18 = 3.0872476e-9f + u_1 * p_17;
        const float p_19 = -3.2785472e-8f + u_1 * p_18;
        const float p_20 = 3.4078522e-7f + u_1 * p_19;
        const float p_21 = -3.2805597e-6f + u_1 * p_20;
        const float p_22 = 3.0100286e-5f + u_1 * p_21;
        const float p_23 = -0.00027113114f + u_1 * p_22;
        const float p_24 = 0.002479889f + u_1 * p_23;
        const float p_25 = -0.024732921f + u_1 * p_24;
        price[i] = present * (0.5f + 0.5f * (t_value * (0.3672848f + u * p_12)))
            - s * (0.5f + 0.5f * (t_value_1 * (0.3672848f + u_1 * p_25)));
    }
}
