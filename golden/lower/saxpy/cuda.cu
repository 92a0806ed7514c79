extern "C" __global__ void __launch_bounds__(256) saxpy(
    const float* __restrict__ x,
    float* __restrict__ y,
    float a,
    unsigned int y_length) {
    const unsigned int i = blockIdx.x * 256u + threadIdx.x;
    if (i < y_length) {
        y[i] += a * x[i];
    }
}
