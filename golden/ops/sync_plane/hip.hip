extern "C" __global__ void __launch_bounds__(64) sync_plane_kernel(
    const float* __restrict__ x,
    float* __restrict__ out) {
    __shared__ float between[64];
    const unsigned int absolute_pos = blockIdx.x * 64u + threadIdx.x;
    between[threadIdx.x] = x[absolute_pos];
    __builtin_amdgcn_wave_barrier();
    out[absolute_pos] = between[threadIdx.x / 64u * 64u + 63u - threadIdx.x % 64u];
}
