extern "C" __global__ void __launch_bounds__(128) pooling(
    const float* __restrict__ x,
    float* __restrict__ out,
    unsigned int x_shape_0,
    unsigned int x_shape_1,
    unsigned int out_shape_0,
    unsigned int out_shape_1) {
    const unsigned int row = blockIdx.y * 8u + threadIdx.y;
    const unsigned int column = blockIdx.x * 16u + threadIdx.x;
    if (row >= out_shape_0 || column >= out_shape_1) {
        return;
    }
    float state = -3.402823466e38f;
    const unsigned int v = row * 2u;
    for (unsigned int y = v; y < min(v + 2u, x_shape_0); ++y) {
        const unsigned int v_1 = column * 2u;
        for (unsigned int z = v_1; z < min(v_1 + 2u, x_shape_1); ++z) {
            const float v_2 = x[y * x_shape_1 + z];
            state = state < v_2 || v_2 != v_2 ? v_2 : state;
        }
    }
    out[row * out_shape_1 + column] = state;
}
