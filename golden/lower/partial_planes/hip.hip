static __device__ __forceinline__ float plane_sum(float value, unsigned int lane,
    unsigned int units) {
    for (unsigned int step = 32; step > 0; step >>= 1) {
        const float other = __shfl_down(value, step);
        if (lane + step < units) {
            value += other;
        }
    }
    return __shfl(value, 0);
}

static __device__ __forceinline__ float plane_max(float value, unsigned int lane,
    unsigned int units) {
    for (unsigned int step = 32; step > 0; step >>= 1) {
        const float other = __shfl_down(value, step);
        if (lane + step < units) {
            value = other > value || other != other ? other : value;
        }
    }
    return __shfl(value, 0);
}

static __device__ __forceinline__ float plane_inclusive_sum(float value, unsigned int lane) {
    for (unsigned int step = 1; step < 64; step <<= 1) {
        const float other = __shfl_up(value, step);
        if (lane >= step) {
            value += other;
        }
    }
    return value;
}

static __device__ __forceinline__ float plane_inclusive_prod(float value, unsigned int lane) {
    for (unsigned int step = 1; step < 64; step <<= 1) {
        const float other = __shfl_up(value, step);
        if (lane >= step) {
            value *= other;
        }
    }
    return value;
}

static __device__ __forceinline__ float plane_exclusive_prod(float value, unsigned int lane) {
    const float before = __shfl_up(plane_inclusive_prod(value, lane), 1);
    return lane == 0 ? 1.0f : before;
}

static __device__ __forceinline__ unsigned int plane_sum(unsigned int value, unsigned int lane,
    unsigned int units) {
    for (unsigned int step = 32; step > 0; step >>= 1) {
        const unsigned int other = __shfl_down(value, step);
        if (lane + step < units) {
            value += other;
        }
    }
    return __shfl(value, 0);
}

static __device__ __forceinline__ int plane_min(int value, unsigned int lane, unsigned int units) {
    for (unsigned int step = 32; step > 0; step >>= 1) {
        const int other = __shfl_down(value, step);
        if (lane + step < units) {
            value = min(value, other);
        }
    }
    return __shfl(value, 0);
}

static __device__ __forceinline__ unsigned int plane_prod(unsigned int value, unsigned int lane,
    unsigned int units) {
    for (unsigned int step = 32; step > 0; step >>= 1) {
        const unsigned int other = __shfl_down(value, step);
        if (lane + step < units) {
            value *= other;
        }
    }
    return __shfl(value, 0);
}

static __device__ __forceinline__ unsigned int plane_inclusive_sum(unsigned int value,
    unsigned int lane) {
    for (unsigned int step = 1; step < 64; step <<= 1) {
        const unsigned int other = __shfl_up(value, step);
        if (lane >= step) {
            value += other;
        }
    }
    return value;
}

static __device__ __forceinline__ unsigned int plane_exclusive_sum(unsigned int value,
    unsigned int lane) {
    const unsigned int before = __shfl_up(plane_inclusive_sum(value, lane), 1);
    return lane == 0 ? 0u : before;
}

extern "C" __global__ void __launch_bounds__(96) partial_planes(
    const float* __restrict__ x,
    const int* __restrict__ k,
    float* __restrict__ y,
    int* __restrict__ z,
    unsigned int* __restrict__ b) {
    const unsigned int lane = ((threadIdx.z * 4u + threadIdx.y) * 12u + threadIdx.x) % 64u;
    const unsigned int plane_units = (threadIdx.z * 4u + threadIdx.y) * 12u + threadIdx.x < 64u ? 64u : 32u;
    const unsigned int q = threadIdx.x;
    const unsigned int p = threadIdx.y;
    const unsigned int o = p * 12u;
    const unsigned int r = threadIdx.z;
    const unsigned int s = r * 48u;
    const unsigned int t = o + s;
    const unsigned int u = t + q;
    const float v = x[u];
    const float value = plane_sum(v, lane, plane_units) + plane_max(v, lane, plane_units)
        - plane_inclusive_sum(v, lane) * plane_exclusive_prod(v, lane);
    y[u] = value + __shfl_xor(v, 1u);
    const int w = k[u];
    const unsigned int value_1 = plane_sum((unsigned int)w, lane, plane_units)
        + plane_min(w, lane, plane_units) + plane_prod((unsigned int)w, lane, plane_units);
    z[u] = __shfl((int)(value_1 + plane_exclusive_sum((unsigned int)w, lane)), 3u);
    const unsigned long long votes = __ballot(v > 0.5f);
    b[u] = (unsigned int)votes + (unsigned int)((__all(v > 0.5f) != 0) ^ (__any(v > 0.5f) != 0));
}
