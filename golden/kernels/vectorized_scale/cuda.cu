extern "C" __global__ void __launch_bounds__(256) vectorized_scale(
    const float4* __restrict__ x,
    float4* __restrict__ out,
    float by,
    unsigned int x_length,
    unsigned int out_length) {
    const unsigned int i = blockIdx.x * 256u + threadIdx.x;
    if (i < out_length) {
        const float4 t = i < x_length ? x[i] : float4{};
        float4 v = make_float4(t.x * by, t.y * by, t.z * by, t.w * by);
        v.w = v.x + v.w;
        out[i] = v;
    }
}
