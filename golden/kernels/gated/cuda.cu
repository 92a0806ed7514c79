#include <cuda_bf16.h>

struct alignas(16) bfloatx8 {
    __nv_bfloat16 lane[8];
};

extern "C" __global__ void __launch_bounds__(256) gated(
    const bfloatx8* __restrict__ x,
    const bfloatx8* __restrict__ gate,
    bfloatx8* __restrict__ y,
    unsigned int x_length,
    unsigned int gate_length,
    unsigned int y_length) {
    const unsigned int i = blockIdx.x * 256u + threadIdx.x;
    if (i < y_length) {
        const bfloatx8 v = i < x_length ? x[i] : bfloatx8{};
        const float t = __bfloat162float(v.lane[0] * __nv_bfloat16(0.707f));
        const float z = t * t;
        const float p = -0.012705622f + z * 0.00074469886f;
        const float p_1 = 0.0899905f + z * p;
        const float p_2 = -0.36157027f + z * p_1;
        const float v_1 = t * (1.1269516f + z * p_2);
        const float v_2 = v_1 < -1.0f ? -1.0f : v_1;
        const float t_1 = __bfloat162float(v.lane[1] * __nv_bfloat16(0.707f));
        const float z_1 = t_1 * t_1;
        const float p_3 = -0.012705622f + z_1 * 0.00074469886f;
        const float p_4 = 0.0899905f + z_1 * p_3;
        const float p_5 = -0.36157027f + z_1 * p_4;
        const float v_3 = t_1 * (1.1269516f + z_1 * p_5);
        const float v_4 = v_3 < -1.0f ? -1.0f : v_3;
        const float t_2 = __bfloat162float(v.lane[2] * __nv_bfloat16(0.707f));
        const float z_2 = t_2 * t_2;
        const float p_6 = -0.012705622f + z_2 * 0.00074469886f;
        const float p_7 = 0.0899905f + z_2 * p_6;
        const float p_8 = -0.36157027f + z_2 * p_7;
        const float v_5 = t_2 * (1.1269516f + z_2 * p_8);
        const float v_6 = v_5 < -1.0f ? -1.0f : v_5;
        const float t_3 = __bfloat162float(v.lane[3] * __nv_bfloat16(0.707f));
        const float z_3 = t_3 * t_3;
        const float p_9 = -0.012705622f + z_3 * 0.00074469886f;
        const float p_10 = 0.0899905f + z_3 * p_9;
        const float p_11 = -0.36157027f + z_3 * p_10;
        const float v_7 = t_3 * (1.1269516f + z_3 * p_11);
        const float v_8 = v_7 < -1.0f ? -1.0f : v_7;
        const float t_4 = __bfloat162float(v.lane[4] * __nv_bfloat16(0.707f));
        const float z_4 = t_4 * t_4;
        const float p_12 = -0.012705622f + z_4 * 0.00074469886f;
        const float p_13 = 0.0899905f + z_4 * p_12;
        const float p_14 = -0.36157027f + z_4 * p_13;
        const float v_9 = t_4 * (1.1269516f + z_4 * p_14);
        const float v_10 = v_9 < -1.0f ? -1.0f : v_9;
        const float t_5 = __bfloat162float(v.lane[5] * __nv_bfloat16(0.707f));
        const float z_5 = t_5 * t_5;
        const float p_15 = -0.012705622f + z_5 * 0.00074469886f;
        const float p_16 = 0.0899905f + z_5 * p_15;
        const float p_17 = -0.36157027f + z_5 * p_16;
        const float v_11 = t_5 * (1.1269516f + z_5 * p_17);
        const float v_12 = v_11 < -1.0f ? -1.0f : v_11;
        const float t_6 = __bfloat162float(v.lane[6] * __nv_bfloat16(0.707f));
        const float z_6 = t_6 * t_6;
        const float p_18 = -0.012705622f + z_6 * 0.00074469886f;
        const float p_19 = 0.0899905f + z_6 * p_18;
        const float p_20 = -0.36157027f + z_6 * p_19;
        const float v_13 = t_6 * (1.1269516f + z_6 * p_20);
        const float v_14 = v_13 < -1.0f ? -1.0f : v_13;
        const float t_7 = __bfloat162float(v.lane[7] * __nv_bfloat16(0.707f));
        const float z_7 = t_7 * t_7;
        const float p_21 = -0.012705622f + z_7 * 0.00074469886f;
        const float p_22 = 0.0899905f + z_7 * p_21;
        const float p_23 = -0.36157027f + z_7 * p_22;
        const float v_15 = t_7 * (1.1269516f + z_7 * p_23);
        const float v_16 = v_15 < -1.0f ? -1.0f : v_15;
        const __nv_bfloat16 v_17 = __nv_bfloat16(0.5f) * v.lane[0]
            * (__nv_bfloat16(1.0f) + __float2bfloat16(v_2 > 1.0f ? 1.0f : v_2));
        const __nv_bfloat16 v_18 = __nv_bfloat16(0.5f) * v.lane[1]
            * (__nv_bfloat16(1.0f) + __float2bfloat16(v_4 > 1.0f ? 1.0f : v_4));
        const __nv_bfloat16 v_19 = __nv_bfloat16(0.5f) * v.lane[2]
            * (__nv_bfloat16(1.0f) + __float2bfloat16(v_6 > 1.0f ? 1.0f : v_6));
        const __nv_bfloat16 v_20 = __nv_bfloat16(0.5f) * v.lane[3]
            * (__nv_bfloat16(1.0f) + __float2bfloat16(v_8 > 1.0f ? 1.0f : v_8));
        const __nv_bfloat16 v_21 = __nv_bfloat16(0.5f) * v.lane[4]
            * (__nv_bfloat16(1.0f) + __float2bfloat16(v_10 > 1.0f ? 1.0f : v_10));
        const __nv_bfloat16 v_22 = __nv_bfloat16(0.5f) * v.lane[5]
            * (__nv_bfloat16(1.0f) + __float2bfloat16(v_12 > 1.0f ? 1.0f : v_12));
        const __nv_bfloat16 v_23 = __nv_bfloat16(0.5f) * v.lane[6]
            * (__nv_bfloat16(1.0f) + __float2bfloat16(v_14 > 1.0f ? 1.0f : v_14));
        const __nv_bfloat16 v_24 = __nv_bfloat16(0.5f) * v.lane[7]
            * (__nv_bfloat16(1.0f) + __float2bfloat16(v_16 > 1.0f ? 1.0f : v_16));
        const bfloatx8 v_25 = i < gate_length ? gate[i] : bfloatx8{};
        y[i] = bfloatx8{v_17 * v_25.lane[0], v_18 * v_25.lane[1], v_19 * v_25.lane[2],
            v_20 * v_25.lane[3], v_21 * v_25.lane[4], v_22 * v_25.lane[5], v_23 * v_25.lane[6],
            v_24 * v_25.lane[7]};
    }
}
