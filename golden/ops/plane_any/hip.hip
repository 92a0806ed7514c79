extern "C" __global__ void __launch_bounds__(256) plane_any_kernel(
    const unsigned int* __restrict__ value,
    unsigned int* __restrict__ out) {
    const unsigned int i = blockIdx.x * 256u + threadIdx.x;
    out[i] = (unsigned int)(__any(value[i] != 0u) != 0);
}
