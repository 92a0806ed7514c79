extern "C" __global__ void __launch_bounds__(256) plane_shuffle_up_kernel(
    const float* __restrict__ value,
    const unsigned int* __restrict__ delta,
    float* __restrict__ out) {
    const unsigned int i = blockIdx.x * 256u + threadIdx.x;
    out[i] = __shfl_up_sync(0xffffffffu, value[i], delta[i]);
}
