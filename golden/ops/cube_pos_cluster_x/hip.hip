extern "C" __global__ void __launch_bounds__(64) cube_pos_cluster_x_kernel(
    unsigned int* __restrict__ out) {
    const unsigned int start = ((blockIdx.z * 2u + threadIdx.z) * gridDim.y * 4u + blockIdx.y * 4u
        + threadIdx.y) * gridDim.x * 8u;
    out[start + blockIdx.x * 8u + threadIdx.x] = blockIdx.x % 2u;
}
