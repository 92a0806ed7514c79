extern "C" __global__ void __launch_bounds__(64) sync_plane_kernel(
    const float* __restrict__ x,
    float* __restrict__ out) {
    __shared__ float between[64];
    const unsigned int absolute_pos = blockIdx.x * 64u + threadIdx.x;
    between[threadIdx.x] = x[absolute_pos];
    __syncwarp();
    out[absolute_pos] = between[threadIdx.x / 32u * 32u + 31u - threadIdx.x % 32u];
}
