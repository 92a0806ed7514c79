extern "C" __global__ void __launch_bounds__(256) plane_shuffle_xor_kernel(
    const float* __restrict__ value,
    const unsigned int* __restrict__ mask,
    float* __restrict__ out) {
    const unsigned int i = blockIdx.x * 256u + threadIdx.x;
    out[i] = __shfl_xor_sync(0xffffffffu, value[i], mask[i]);
}
