extern "C" __global__ void __launch_bounds__(256) plane_ballot_kernel(
    const unsigned int* __restrict__ value,
    uint4* __restrict__ out) {
    const unsigned int i = blockIdx.x * 256u + threadIdx.x;
    out[i] = make_uint4(__ballot_sync(0xffffffffu, value[i] != 0u), 0u, 0u, 0u);
}
