extern "C" __global__ void __launch_bounds__(256) vectorized_scale(
    const float4* __restrict__ x,
    float4* __restrict__ out,
    float by,
    unsigned int x_length,
    unsigned int out_length) {
    const unsigned int i = blockIdx.x * 256u + threadIdx.x;
    if (i < out_length) {
        const float4 v = i < x_length ? x[i] : float4{};
        float4 v_1 = make_float4(v.x * by, v.y * by, v.z * by, v.w * by);
        v_1.w = v_1.x + v_1.w;
        out[i] = v_1;
    }
}
