extern "C" __global__ void __launch_bounds__(256) is_inf_kernel(
    const float* __restrict__ x,
    unsigned int* __restrict__ out,
    unsigned int out_length) {
    const unsigned int i = blockIdx.x * 256u + threadIdx.x;
    if (i < out_length) {
        out[i] = (unsigned int)((__float_as_uint(x[i]) & 2147483647u) == 2139095040u);
    }
}
