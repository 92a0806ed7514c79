extern "C" __global__ void __launch_bounds__(256) dot_kernel(
    const float4* __restrict__ x,
    const float4* __restrict__ y,
    float* __restrict__ out,
    unsigned int out_length) {
    const unsigned int i = blockIdx.x * 256u + threadIdx.x;
    if (i < out_length) {
        const float4 v = x[i];
        const float4 v_1 = y[i];
        out[i] = v.x * v_1.x + v.y * v_1.y + v.z * v_1.z + v.w * v_1.w;
    }
}
