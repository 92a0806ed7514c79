static __device__ __forceinline__ float plane_sum(float value) {
    for (unsigned int step = 16; step > 0; step >>= 1) {
        value += __shfl_xor_sync(0xffffffffu, value, step);
    }
    return value;
}

static __device__ __forceinline__ float plane_max(float value) {
    for (unsigned int step = 16; step > 0; step >>= 1) {
        const float other = __shfl_xor_sync(0xffffffffu, value, step);
        value = other > value || other != other ? other : value;
    }
    return value;
}

static __device__ __forceinline__ float plane_inclusive_sum(float value, unsigned int lane) {
    for (unsigned int step = 1; step < 32; step <<= 1) {
        const float other = __shfl_up_sync(0xffffffffu, value, step);
        if (lane >= step) {
            value += other;
        }
    }
    return value;
}

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

static __device__ __forceinline__ unsigned int plane_prod(unsigned int value) {
    for (unsigned int step = 16; step > 0; step >>= 1) {
        value *= __shfl_xor_sync(0xffffffffu, value, step);
    }
    return value;
}

static __device__ __forceinline__ unsigned int plane_inclusive_sum(unsigned int value,
    unsigned int lane) {
    for (unsigned int step = 1; step < 32; step <<= 1) {
        const unsigned int other = __shfl_up_sync(0xffffffffu, value, step);
        if (lane >= step) {
            value += other;
        }
    }
    return value;
}

static __device__ __forceinline__ unsigned int plane_exclusive_sum(unsigned int value,
    unsigned int lane) {
    const unsigned int before = __shfl_up_sync(0xffffffffu, plane_inclusive_sum(value, lane), 1);
    return lane == 0 ? 0u : before;
}

extern "C" __global__ void __launch_bounds__(64) planes(
    const float* __restrict__ x,
    const int* __restrict__ k,
    float* __restrict__ y,
    int* __restrict__ z,
    unsigned int* __restrict__ b) {
    const unsigned int lane = threadIdx.x % 32u;
    const unsigned int u = threadIdx.x;
    const float v = x[u];
    const float t = plane_sum(v) + plane_max(v)
        - plane_inclusive_sum(v, lane) * plane_exclusive_prod(v, lane);
    y[u] = t + __shfl_xor_sync(0xffffffffu, v, 1u);
    const int w = k[u];
    const unsigned int t_1 = (unsigned int)__reduce_add_sync(0xffffffffu, w)
        + __reduce_min_sync(0xffffffffu, w) + plane_prod((unsigned int)w);
    z[u] = __shfl_sync(0xffffffffu, (int)(t_1 + plane_exclusive_sum((unsigned int)w, lane)), 3u);
    const unsigned int t_2 = (unsigned int)((__all_sync(0xffffffffu, v > 0.5f) != 0)
        ^ (__any_sync(0xffffffffu, v > 0.5f) != 0));
    b[u] = __ballot_sync(0xffffffffu, v > 0.5f) + t_2;
}
