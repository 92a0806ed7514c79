extern "C" __global__ void __launch_bounds__(256) normalize_kernel(
    const float4* __restrict__ x,
    float4* __restrict__ out,
    unsigned int out_length) {
    const unsigned int i = blockIdx.x * 256u + threadIdx.x;
    if (i < out_length) {
        const float4 v = x[i];
        const float v_1 = sqrtf(v.x * v.x + v.y * v.y + v.z * v.z + v.w * v.w);
        out[i] = make_float4(v.x / v_1, v.y / v_1, v.z / v_1, v.w / v_1);
    }
}
