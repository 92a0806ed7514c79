static __device__ __forceinline__ float plane_inclusive_prod(float value, unsigned int lane) {
    for (unsigned int step = 1; step < 64; step <<= 1) {
        const float other = __shfl_up(value, step);
        if (lane >= step) {
            value *= other;
        }
    }
    return value;
}

extern "C" __global__ void __launch_bounds__(256) plane_inclusive_prod_kernel(
    const float* __restrict__ value,
    float* __restrict__ out) {
    const unsigned int lane = threadIdx.x % 64u;
    const unsigned int i = blockIdx.x * 256u + threadIdx.x;
    out[i] = plane_inclusive_prod(value[i], lane);
}
