extern "C" __global__ void __launch_bounds__(256) scale_shift_activate(
    const float4* __restrict__ x,
    float4* __restrict__ out,
    float scale,
    float shift,
    unsigned int x_length,
    unsigned int out_length) {
    const unsigned int v = blockIdx.x * 256u + threadIdx.x;
    if (v < out_length) {
        const float4 v_1 = v < x_length ? x[v] : float4{};
        const float v_2 = v_1.x * scale + shift;
        const float v_3 = v_1.y * scale + shift;
        const float v_4 = v_1.z * scale + shift;
        const float v_5 = v_1.w * scale + shift;
        const float4 v_6 = make_float4(v_2 / (1.0f + expf(-v_2)), v_3 / (1.0f + expf(-v_3)),
            v_4 / (1.0f + expf(-v_4)), v_5 / (1.0f + expf(-v_5)));
        out[v] = v_6;
    }
}
