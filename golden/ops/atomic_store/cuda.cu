extern "C" __global__ void __launch_bounds__(256) atomic_store_kernel(
    int* __restrict__ place,
    const int* __restrict__ value) {
    const unsigned int i = blockIdx.x * 256u + threadIdx.x;
    *(volatile int*)&place[i] = value[i];
}
