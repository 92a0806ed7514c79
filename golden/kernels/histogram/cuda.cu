extern "C" __global__ void __launch_bounds__(256) histogram(
    const unsigned int* __restrict__ x,
    unsigned int* __restrict__ counts,
    unsigned int x_length,
    unsigned int counts_length) {
    __shared__ unsigned int local[64];
    for (unsigned int index = threadIdx.x; index < 64u; index += 256u) {
        *(volatile unsigned int*)&local[index] = 0u;
    }
    __syncthreads();
    for (unsigned int i = blockIdx.x * 256u + threadIdx.x; i < x_length; i += gridDim.x * 256u) {
        atomicAdd(&local[x[i] % 64u], 1u);
    }
    __syncthreads();
    for (unsigned int b = threadIdx.x; b < 64u; b += 256u) {
        const unsigned int count = *(volatile unsigned int*)&local[b];
        if (count > 0u && b < counts_length) {
            atomicAdd(&counts[b], count);
        }
    }
}
