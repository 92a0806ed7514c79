extern "C" __global__ void __launch_bounds__(256) div_ceil_kernel(
    const int* __restrict__ x,
    const int* __restrict__ y,
    int* __restrict__ out,
    unsigned int out_length) {
    const unsigned int i = blockIdx.x * 256u + threadIdx.x;
    if (i < out_length) {
        const int v = x[i];
        const int v_1 = y[i];
        const int v_2 = v_1 + 1u <= 1u ? 1 : v_1;
        const int v_3 = v / v_2;
        const int v_4 = (int)(v - (unsigned int)v_3 * v_2);
        out[i] = v_1 == 0 ? 0
            : (v_1 == -1 ? (int)(0u - v) : (v_4 != 0 && (v_4 ^ v_1) >= 0 ? (int)(v_3 + 1u) : v_3));
    }
}
