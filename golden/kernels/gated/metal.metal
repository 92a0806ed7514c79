#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint x_length;
    uint gate_length;
    uint y_length;
};

[[max_total_threads_per_threadgroup(256)]]
kernel void gated(
    device const uint4* x [[buffer(0)]],
    device const uint4* gate [[buffer(1)]],
    device uint4* y [[buffer(2)]],
    constant Scalars& scalars [[buffer(3)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint i = cube_pos.x * 256u + unit_pos.x;
    if (i < scalars.y_length) {
        const uint4 words = i < scalars.x_length ? x[i] : uint4(0u);
        const float4 v = float4(bfloat4(as_type<bfloat2>(words.x), as_type<bfloat2>(words.y)));
        const float4 v_1 = float4(bfloat4(as_type<bfloat2>(words.z), as_type<bfloat2>(words.w)));
        const bfloat4 v_2 = bfloat4(v * 0.70703125f);
        const bfloat4 v_3 = bfloat4(v_1 * 0.70703125f);
        const float t = float(v_2.x);
        const float z = t * t;
        const float p = -0.012705622f + z * 0.00074469886f;
        const float p_1 = 0.0899905f + z * p;
        const float p_2 = -0.36157027f + z * p_1;
        const float v_4 = t * (1.1269516f + z * p_2);
        const float v_5 = v_4 < -1.0f ? -1.0f : v_4;
        const float t_1 = float(v_2.y);
        const float z_1 = t_1 * t_1;
        const float p_3 = -0.012705622f + z_1 * 0.00074469886f;
        const float p_4 = 0.0899905f + z_1 * p_3;
        const float p_5 = -0.36157027f + z_1 * p_4;
        const float v_6 = t_1 * (1.1269516f + z_1 * p_5);
        const float v_7 = v_6 < -1.0f ? -1.0f : v_6;
        const float t_2 = float(v_2.z);
        const float z_2 = t_2 * t_2;
        const float p_6 = -0.012705622f + z_2 * 0.00074469886f;
        const float p_7 = 0.0899905f + z_2 * p_6;
        const float p_8 = -0.36157027f + z_2 * p_7;
        const float v_8 = t_2 * (1.1269516f + z_2 * p_8);
        const float v_9 = v_8 < -1.0f ? -1.0f : v_8;
        const float t_3 = float(v_2.w);
        const float z_3 = t_3 * t_3;
        const float p_9 = -0.012705622f + z_3 * 0.00074469886f;
        const float p_10 = 0.0899905f + z_3 * p_9;
        const float p_11 = -0.36157027f + z_3 * p_10;
        const float v_10 = t_3 * (1.1269516f + z_3 * p_11);
        const float v_11 = v_10 < -1.0f ? -1.0f : v_10;
        const bfloat4 v_12 = bfloat4(bfloat(v_5 > 1.0f ? 1.0f : v_5),
            bfloat(v_7 > 1.0f ? 1.0f : v_7), bfloat(v_9 > 1.0f ? 1.0f : v_9),
            bfloat(v_11 > 1.0f ? 1.0f : v_11));
        const float t_4 = float(v_3.x);
        const float z_4 = t_4 * t_4;
        const float p_12 = -0.012705622f + z_4 * 0.00074469886f;
        const float p_13 = 0.0899905f + z_4 * p_12;
        const float p_14 = -0.36157027f + z_4 * p_13;
        const float v_13 = t_4 * (1.1269516f + z_4 * p_14);
        const float v_14 = v_13 < -1.0f ? -1.0f : v_13;
        const float t_5 = float(v_3.y);
        const float z_5 = t_5 * t_5;
        const float p_15 = -0.012705622f + z_5 * 0.00074469886f;
        const float p_16 = 0.0899905f + z_5 * p_15;
        const float p_17 = -0.36157027f + z_5 * p_16;
        const float v_15 = t_5 * (1.1269516f + z_5 * p_17);
        const float v_16 = v_15 < -1.0f ? -1.0f : v_15;
        const float t_6 = float(v_3.z);
        const float z_6 = t_6 * t_6;
        const float p_18 = -0.012705622f + z_6 * 0.00074469886f;
        const float p_19 = 0.0899905f + z_6 * p_18;
        const float p_20 = -0.36157027f + z_6 * p_19;
        const float v_17 = t_6 * (1.1269516f + z_6 * p_20);
        const float v_18 = v_17 < -1.0f ? -1.0f : v_17;
        const float t_7 = float(v_3.w);
        const float z_7 = t_7 * t_7;
        const float p_21 = -0.012705622f + z_7 * 0.00074469886f;
        const float p_22 = 0.0899905f + z_7 * p_21;
        const float p_23 = -0.36157027f + z_7 * p_22;
        const float v_19 = t_7 * (1.1269516f + z_7 * p_23);
        const float v_20 = v_19 < -1.0f ? -1.0f : v_19;
        const bfloat4 v_21 = bfloat4(bfloat(v_14 > 1.0f ? 1.0f : v_14),
            bfloat(v_16 > 1.0f ? 1.0f : v_16), bfloat(v_18 > 1.0f ? 1.0f : v_18),
            bfloat(v_20 > 1.0f ? 1.0f : v_20));
        const uint4 words_1 = i < scalars.gate_length ? gate[i] : uint4(0u);
        const float4 v_22 = float4(bfloat4(float4(bfloat4(0.5f * v))
            * float4(bfloat4(1.0f + float4(v_12)))))
            * float4(bfloat4(as_type<bfloat2>(words_1.x), as_type<bfloat2>(words_1.y)));
        const bfloat4 v_23 = bfloat4(v_22);
        const float4 v_24 = float4(bfloat4(float4(bfloat4(0.5f * v_1))
            * float4(bfloat4(1.0f + float4(v_21)))))
            * float4(bfloat4(as_type<bfloat2>(words_1.z), as_type<bfloat2>(words_1.w)));
        const bfloat4 v_25 = bfloat4(v_24);
        y[i] = uint4(as_type<uint>(v_23.xy), as_type<uint>(v_23.zw), as_type<uint>(v_25.xy),
            as_type<uint>(v_25.zw));
    }
}
