extern "C" __global__ void __launch_bounds__(256) saturating_add_kernel(
    const int* __restrict__ x,
    const int* __restrict__ y,
    int* __restrict__ out,
    unsigned int out_length) {
    const unsigned int i = blockIdx.x * 256u + threadIdx.x;
    if (i < out_length) {
        const int v = x[i];
        const int v_1 = y[i];
        const int v_2 = (int)((unsigned int)v + v_1);
        out[i] = ((v ^ v_2) & (v_1 ^ v_2)) < 0 ? (v < 0 ? (-2147483647 - 1) : 2147483647) : v_2;
    }
}
