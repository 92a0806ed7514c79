static __device__ __forceinline__ float plane_max(float value) {
    for (unsigned int step = 16; step > 0; step >>= 1) {
        const float other = __shfl_xor_sync(0xffffffffu, value, step);
        value = other > value || other != other ? other : value;
    }
    return value;
}

extern "C" __global__ void __launch_bounds__(256) plane_max_kernel(
    const float* __restrict__ value,
    float* __restrict__ out) {
    const unsigned int i = blockIdx.x * 256u + threadIdx.x;
    out[i] = plane_max(value[i]);
}
