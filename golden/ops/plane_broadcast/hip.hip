extern "C" __global__ void __launch_bounds__(256) plane_broadcast_kernel(
    const float* __restrict__ value,
    float* __restrict__ out,
    unsigned int lane) {
    const unsigned int i = blockIdx.x * 256u + threadIdx.x;
    out[i] = __shfl(value[i], lane);
}
