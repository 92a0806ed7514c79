extern "C" __global__ void __launch_bounds__(64) atomics(
    unsigned int* __restrict__ count,
    int* __restrict__ least,
    unsigned int* __restrict__ out,
    unsigned int i) {
    __shared__ unsigned int bins[64];
    const unsigned int u = threadIdx.x;
    *(volatile unsigned int*)&bins[u] = 0u;
    __syncthreads();
    atomicAdd(&bins[u % 7u], 1u);
    __syncthreads();
    const unsigned int total = *(volatile unsigned int*)&bins[u];
    const unsigned int old = atomicAdd(&count[u], total);
    atomicMin(&least[0], (int)(0u - u));
    atomicAdd(&least[0], (int)(0u - (unsigned int)2));
    const unsigned int seen = atomicCAS(&count[i], 0u, u);
    const unsigned int old_1 = atomicExch(&count[i], 9u);
    const unsigned int old_2 = atomicOr(&count[i], old_1);
    out[u] = seen + old_2;
    __syncthreads();
    out[u] += old;
}
