extern "C" __global__ void __launch_bounds__(256) scale_shift_activate(
    const float4* __restrict__ x,
    float4* __restrict__ out,
    float scale,
    float shift,
    unsigned int x_length,
    unsigned int out_length) {
    const unsigned int absolute_pos = blockIdx.x * 256u + threadIdx.x;
    if (absolute_pos < out_length) {
        const float4 v = absolute_pos < x_length ? x[absolute_pos] : float4{};
        const float v_1 = v.x * scale + shift;
        const float v_2 = v.y * scale + shift;
        const float v_3 = v.z * scale + shift;
        const float v_4 = v.w * scale + shift;
        out[absolute_pos] = make_float4(v_1 / (1.0f + expf(-v_1)), v_2 / (1.0f + expf(-v_2)),
            v_3 / (1.0f + expf(-v_3)), v_4 / (1.0f + expf(-v_4)));
    }
}
