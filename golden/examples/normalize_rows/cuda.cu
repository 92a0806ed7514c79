extern "C" __global__ void __launch_bounds__(256) normalize_rows(
    const float* __restrict__ x,
    float* __restrict__ out,
    unsigned int x_shape_0,
    unsigned int x_shape_1,
    unsigned int out_shape_0,
    unsigned int out_shape_1) {
    const unsigned int row = blockIdx.x * 256u + threadIdx.x;
    if (row >= out_shape_0) {
        return;
    }
    float squares = 0.0f;
    float kept[3] = {};
    const unsigned int start = row * x_shape_1;
    kept[0] = row < x_shape_0 && x_shape_1 > 0u ? x[start] : 0.0f;
    squares += kept[0] * kept[0];
    kept[1] = row < x_shape_0 && x_shape_1 > 1u ? x[start + 1u] : 0.0f;
    squares += kept[1] * kept[1];
    kept[2] = row < x_shape_0 && x_shape_1 > 2u ? x[start + 2u] : 0.0f;
    squares += kept[2] * kept[2];
    const float factor = rsqrtf(squares);
    const unsigned int start_1 = row * out_shape_1;
    if (out_shape_1 > 0u) {
        out[start_1] = kept[0] * factor;
    }
    if (out_shape_1 > 1u) {
        out[start_1 + 1u] = kept[1] * factor;
    }
    if (out_shape_1 > 2u) {
        out[start_1 + 2u] = kept[2] * factor;
    }
}
