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

extern "C" __global__ void __launch_bounds__(256) plane_scan(
    const int* __restrict__ x,
    int* __restrict__ out,
    unsigned int x_length,
    unsigned int out_length) {
    __shared__ int totals[4];
    const unsigned int lane = threadIdx.x % 64u;
    const unsigned int absolute_pos = blockIdx.x * 256u + threadIdx.x;
    const int value = absolute_pos < x_length ? x[absolute_pos] : 0;
    int before = (int)plane_exclusive_sum((unsigned int)value, lane);
    if (threadIdx.x % 64u == 63u) {
        totals[threadIdx.x / 64u] = (int)((unsigned int)before + value);
    }
    __syncthreads();
    for (unsigned int plane = 0; plane < threadIdx.x / 64u; ++plane) {
        before += (unsigned int)totals[plane];
    }
    if (absolute_pos < out_length) {
        out[absolute_pos] = before;
    }
}
