extern "C" __global__ void __launch_bounds__(256) saxpy(
    const float* __restrict__ x,
    float* __restrict__ y,
    float a,
    unsigned int x_length,
    unsigned int y_length) {
    const unsigned int v = blockIdx.x * 256u + threadIdx.x;
    if (v < y_length) {
        y[v] += a * (v < x_length ? x[v] : 0.0f);
    }
}
