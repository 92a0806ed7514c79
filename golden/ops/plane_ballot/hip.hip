extern "C" __global__ void __launch_bounds__(256) plane_ballot_kernel(
    const unsigned int* __restrict__ value,
    uint4* __restrict__ out) {
    const unsigned int i = blockIdx.x * 256u + threadIdx.x;
    const unsigned long long votes = __ballot(value[i] != 0u);
    out[i] = make_uint4((unsigned int)votes, (unsigned int)(votes >> 32), 0u, 0u);
}
