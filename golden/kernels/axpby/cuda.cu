extern "C" __global__ void __launch_bounds__(256) axpby(
    const float* x,
    float* __restrict__ y,
    unsigned int n,
    float alpha,
    int x_step,
    float beta,
    int y_step,
    unsigned int x_length,
    unsigned int y_length) {
    const unsigned int i = blockIdx.x * 256u + threadIdx.x;
    if (i >= n) {
        return;
    }
    const unsigned int v = n - 1;
    const unsigned int source = (x_step >= 0 ? 0 : (int)((0u - x_step) * v)) + i * x_step;
    const unsigned int place = (y_step >= 0 ? 0 : (int)((0u - y_step) * v)) + i * y_step;
    float value = 0.0f;
    if (alpha != 0.0f) {
        value += alpha * (source < x_length ? x[source] : 0.0f);
    }
    if (beta != 0.0f) {
        value += beta * (place < y_length ? y[place] : 0.0f);
    }
    if (place < y_length) {
        y[place] = value;
    }
}
