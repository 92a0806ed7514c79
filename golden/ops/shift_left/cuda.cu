extern "C" __global__ void __launch_bounds__(256) shift_left_kernel(
    const int* __restrict__ x,
    const int* __restrict__ count,
    int* __restrict__ out,
    unsigned int out_length) {
    const unsigned int i = blockIdx.x * 256u + threadIdx.x;
    if (i < out_length) {
        const int v = count[i];
        out[i] = (unsigned int)v < 32u ? (int)((unsigned int)x[i] << (v & 31)) : 0;
    }
}
