extern "C" __global__ void __launch_bounds__(256) integral_image(
    const int* __restrict__ x,
    int* __restrict__ out,
    unsigned int x_shape_0,
    unsigned int x_shape_1,
    unsigned int out_shape_0,
    unsigned int out_shape_1) {
    const unsigned int line = blockIdx.x * 256u + threadIdx.x;
    if (line >= x_shape_0) {
        return;
    }
    int running = 0;
    for (unsigned int k = 0; k < x_shape_1; ++k) {
        running += (unsigned int)x[line * x_shape_1 + k];
        if (line < out_shape_0 && k < out_shape_1) {
            out[line * out_shape_1 + k] = running;
        }
    }
}
