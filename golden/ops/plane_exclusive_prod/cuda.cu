static __device__ __forceinline__ float plane_inclusive_prod(float value, unsigned int lane) {
    for (unsigned int step = 1; step < 32; step <<= 1) {
        const float other = __shfl_up_sync(0xffffffffu, value, step);
        if (lane >= step) {
            value *= other;
        }
    }
    return value;
}

static __device__ __forceinline__ float plane_exclusive_prod(float value, unsigned int lane) {
    const float before = __shfl_up_sync(0xffffffffu, plane_inclusive_prod(value, lane), 1);
    return lane == 0 ? 1.0f : before;
}

extern "C" __global__ void __launch_bounds__(256) plane_exclusive_prod_kernel(
    const float* __restrict__ value,
    float* __restrict__ out) {
    const unsigned int lane = threadIdx.x % 32u;
    const unsigned int i = blockIdx.x * 256u + threadIdx.x;
    out[i] = plane_exclusive_prod(value[i], lane);
}
