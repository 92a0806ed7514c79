extern "C" __global__ void __launch_bounds__(64) absolute_pos_y_kernel(
    unsigned int* __restrict__ out) {
    const unsigned int v = blockIdx.y * 4u + threadIdx.y;
    const unsigned int i = ((blockIdx.z * 2u + threadIdx.z) * gridDim.y * 4u + v) * gridDim.x * 8u
        + blockIdx.x * 8u + threadIdx.x;
    out[i] = v;
}
