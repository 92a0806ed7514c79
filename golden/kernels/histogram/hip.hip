extern "C" __global__ void __launch_bounds__(256) histogram(
    const unsigned int* __restrict__ x,
    unsigned int* __restrict__ counts,
    unsigned int x_length,
    unsigned int counts_length) {
    __shared__ unsigned int local[64];
    if (threadIdx.x < 64u) {
        *(volatile unsigned int*)&local[threadIdx.x] = 0u;
    }
    __syncthreads();
    for (unsigned int i = blockIdx.x * 256u + threadIdx.x; i < x_length; i += gridDim.x * 256u) {
        atomicAdd(&local[x[i] % 64u], 1u);
    }
    __syncthreads();
    if (threadIdx.x < 64u) {
        const unsigned int count = *(volatile unsigned int*)&local[threadIdx.x];
        if (count > 0u && threadIdx.x < counts_length) {
            atomicAdd(&counts[threadIdx.x], count);
        }
    }
}
