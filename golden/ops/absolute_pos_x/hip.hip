extern "C" __global__ void __launch_bounds__(64) absolute_pos_x_kernel(
    unsigned int* __restrict__ out) {
    const unsigned int v = blockIdx.x * 8u + threadIdx.x;
    const unsigned int start = ((blockIdx.z * 2u + threadIdx.z) * gridDim.y * 4u + blockIdx.y * 4u
        + threadIdx.y) * gridDim.x * 8u;
    out[start + v] = v;
}
