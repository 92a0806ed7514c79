extern "C" __global__ void __launch_bounds__(256) vector_sum_kernel(
    const float4* __restrict__ x,
    float* __restrict__ out,
    unsigned int out_length) {
    const unsigned int i = blockIdx.x * 256u + threadIdx.x;
    if (i < out_length) {
        const float4 v = x[i];
        out[i] = v.x + v.y + v.z + v.w;
    }
}
