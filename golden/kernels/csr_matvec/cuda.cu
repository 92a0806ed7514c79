static __device__ __forceinline__ float plane_sum(float value) {
    for (unsigned int step = 16; step > 0; step >>= 1) {
        value += __shfl_xor_sync(0xffffffffu, value, step);
    }
    return value;
}

extern "C" __global__ void __launch_bounds__(128) csr_matvec(
    const unsigned int* __restrict__ offsets,
    const unsigned int* __restrict__ columns,
    const float* __restrict__ values,
    const float* __restrict__ x,
    float* __restrict__ y,
    unsigned int offsets_length,
    unsigned int columns_length,
    unsigned int values_length,
    unsigned int x_length,
    unsigned int y_length) {
    const unsigned int row = (blockIdx.x * 128u + threadIdx.x) / 32u;
    float total = 0.0f;
    if (row < y_length) {
        const unsigned int v = (row < offsets_length ? offsets[row] : 0u) + threadIdx.x % 32u;
        const unsigned int v_1 = row + 1u < offsets_length ? offsets[row + 1u] : 0u;
        const unsigned int last = v_1 - 1u;
        const bool fits = last < values_length && last < columns_length;
        if (fits) {
            const unsigned int trips = v < v_1 ? (v_1 - v - 1u) / 32u + 1u : 0u;
            for (unsigned int trip = 0; trip < trips; ++trip) {
                const unsigned int k = v + trip * 32u;
                const unsigned int v_2 = columns[k];
                total += values[k] * (v_2 < x_length ? x[v_2] : 0.0f);
            }
        } else {
            const unsigned int trips = v < v_1 ? (v_1 - v - 1u) / 32u + 1u : 0u;
            for (unsigned int trip = 0; trip < trips; ++trip) {
                const unsigned int k = v + trip * 32u;
                const unsigned int v_2 = k < columns_length ? columns[k] : 0u;
                total += (k < values_length ? values[k] : 0.0f) * (v_2 < x_length ? x[v_2] : 0.0f);
            }
        }
    }
    const float total_1 = plane_sum(total);
    if (threadIdx.x % 32u == 0u && row < y_length) {
        y[row] = total_1;
    }
}
