static __device__ __forceinline__ float plane_sum(float value) {
    for (unsigned int step = 32; step > 0; step >>= 1) {
        value += __shfl_xor(value, step);
    }
    return value;
}

extern "C" __global__ void __launch_bounds__(256) row_sum(
    const float* __restrict__ x,
    float* __restrict__ out,
    float slope,
    unsigned int x_shape_1,
    unsigned int out_length) {
    __shared__ float tile[256];
    const unsigned int row = blockIdx.x;
    const unsigned int u = threadIdx.x;
    float acc = 0.0f;
    int count = 0;
    for (unsigned int k = u; k < x_shape_1; k += 256u) {
        const float v = x[row * x_shape_1 + k];
        if (v > 0.0f) {
            acc += v;
        } else if (v > -100.0f) {
            acc = fmaf(v, slope, acc);
        } else {
            acc -= 1.0f;
            count += 1u;
        }
    }
    tile[u] = acc;
    __syncthreads();
    unsigned int step = 128u;
    while (step > 0u) {
        if (u < step) {
            tile[u] += tile[u + step];
        }
        __syncthreads();
        step >>= 1u;
    }
    const float total = plane_sum(tile[0]);
    if (u == 0u && row < out_length) {
        out[row] = total + (float)count;
    }
}
