extern "C" __global__ void __launch_bounds__(128) mandelbrot(
    int* __restrict__ steps,
    float scale,
    unsigned int steps_shape_0,
    unsigned int steps_shape_1) {
    const unsigned int row = blockIdx.y * 8u + threadIdx.y;
    const unsigned int column = blockIdx.x * 16u + threadIdx.x;
    if (row >= steps_shape_0 || column >= steps_shape_1) {
        return;
    }
    const float real = (float)column * scale - 2.0f;
    const float imaginary = (float)row * scale - 1.0f;
    float x = 0.0f;
    float y = 0.0f;
    int count = 0;
    while (count < 100) {
        const float square_x = x * x;
        const float square_y = y * y;
        if (square_x + square_y > 4.0f) {
            break;
        }
        const float v = 2.0f * x * y + imaginary;
        x = square_x - square_y + real;
        y = v;
        count += 1u;
    }
    steps[row * steps_shape_1 + column] = count;
}
