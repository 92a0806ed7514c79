extern "C" __global__ void __launch_bounds__(256) radix_count(
    const float* __restrict__ keys,
    unsigned int* __restrict__ counts,
    unsigned int shift,
    unsigned int keys_length,
    unsigned int counts_shape_0,
    unsigned int counts_shape_1) {
    __shared__ unsigned int found[16];
    if (threadIdx.x < 16u) {
        *(volatile unsigned int*)&found[threadIdx.x] = 0u;
    }
    __syncthreads();
    const unsigned int first = blockIdx.x * 1024u + threadIdx.x;
    for (unsigned int step = 0; step < 4u; ++step) {
        const unsigned int place = first + step * 256u;
        if (place < keys_length) {
            const unsigned int pattern = __float_as_uint(keys[place]);
            const unsigned int v = shift < 32u
                ? (pattern >> 31u != 0u ? ~pattern : pattern | 2147483648u) >> (shift & 31) : 0u;
            const unsigned int digit = v & 15u;
            atomicAdd(&found[digit], 1u);
        }
    }
    __syncthreads();
    if (threadIdx.x < 16u) {
        const unsigned int old = *(volatile unsigned int*)&found[threadIdx.x];
        if (threadIdx.x < counts_shape_0 && blockIdx.x < counts_shape_1) {
            counts[threadIdx.x * counts_shape_1 + blockIdx.x] = old;
        }
    }
}
