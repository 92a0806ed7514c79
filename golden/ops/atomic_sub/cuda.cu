extern "C" __global__ void __launch_bounds__(256) atomic_sub_kernel(
    int* __restrict__ place,
    const int* __restrict__ value,
    int* __restrict__ out) {
    const unsigned int i = blockIdx.x * 256u + threadIdx.x;
    out[i] = atomicAdd(&place[i], (int)(0u - (unsigned int)value[i]));
}
