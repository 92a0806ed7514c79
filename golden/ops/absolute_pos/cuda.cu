extern "C" __global__ void __launch_bounds__(64) absolute_pos_kernel(
    unsigned int* __restrict__ out) {
    const unsigned int v = ((blockIdx.z * 2u + threadIdx.z) * gridDim.y * 4u + blockIdx.y * 4u
        + threadIdx.y) * gridDim.x * 8u;
    const unsigned int absolute_pos = v + blockIdx.x * 8u + threadIdx.x;
    out[absolute_pos] = absolute_pos;
}
