extern "C" __global__ void __launch_bounds__(64) absolute_pos_z_kernel(
    unsigned int* __restrict__ out) {
    const unsigned int v = blockIdx.z * 2u + threadIdx.z;
    const unsigned int i = (v * gridDim.y * 4u + blockIdx.y * 4u + threadIdx.y) * gridDim.x * 8u
        + blockIdx.x * 8u + threadIdx.x;
    out[i] = v;
}
