extern "C" __global__ void __launch_bounds__(256) unit_pos_plane_kernel(
    unsigned int* __restrict__ out) {
    out[blockIdx.x * 256u + threadIdx.x] = threadIdx.x % 64u;
}
