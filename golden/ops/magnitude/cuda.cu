extern "C" __global__ void __launch_bounds__(256) magnitude_kernel(
    const float4* __restrict__ x,
    float* __restrict__ out,
    unsigned int out_length) {
    const unsigned int i = blockIdx.x * 256u + threadIdx.x;
    if (i < out_length) {
        const float4 v = x[i];
        out[i] = sqrtf(v.x * v.x + v.y * v.y + v.z * v.z + v.w * v.w);
    }
}
