extern "C" __global__ void __launch_bounds__(256) saxpy(
    const float* __restrict__ x,
    float* __restrict__ y,
    float a,
    unsigned int x_length,
    unsigned int y_length) {
    const unsigned int absolute_pos = blockIdx.x * 256u + threadIdx.x;
    if (absolute_pos < y_length) {
        y[absolute_pos] += a * (absolute_pos < x_length ? x[absolute_pos] : 0.0f);
    }
}
