static __device__ __forceinline__ float plane_sum(float value, unsigned int lane,
    unsigned int units) {
    for (unsigned int step = 32; step > 0; step >>= 1) {
        const float other = __shfl_down(value, step);
        if (lane + step < units) {
            value += other;
        }
    }
    return __shfl(value, 0);
}

extern "C" __global__ void __launch_bounds__(32) rms_norm(
    const float* __restrict__ x,
    const float* __restrict__ weight,
    float* __restrict__ out,
    float epsilon,
    unsigned int x_shape_0,
    unsigned int x_shape_1,
    unsigned int weight_length,
    unsigned int out_shape_0,
    unsigned int out_shape_1) {
    const unsigned int lane = threadIdx.x % 64u;
    const unsigned int row = blockIdx.x;
    float kept[4] = {};
    float squares = 0.0f;
    const unsigned int column = threadIdx.x;
    const unsigned int start = row * x_shape_1;
    kept[0] = row < x_shape_0 && column < x_shape_1 ? x[start + column] : 0.0f;
    squares += kept[0] * kept[0];
    const unsigned int column_1 = column + 32u;
    kept[1] = row < x_shape_0 && column_1 < x_shape_1 ? x[start + column_1] : 0.0f;
    squares += kept[1] * kept[1];
    const unsigned int column_2 = column + 64u;
    kept[2] = row < x_shape_0 && column_2 < x_shape_1 ? x[start + column_2] : 0.0f;
    squares += kept[2] * kept[2];
    const unsigned int column_3 = column + 96u;
    kept[3] = row < x_shape_0 && column_3 < x_shape_1 ? x[start + column_3] : 0.0f;
    squares += kept[3] * kept[3];
    const float inverse = rsqrtf(plane_sum(squares, lane, 32u) / 100.0f + epsilon);
    const unsigned int start_1 = row * out_shape_1;
    if (row < out_shape_0 && column < out_shape_1) {
        out[start_1 + column] = kept[0] * inverse
            * (column < weight_length ? weight[column] : 0.0f);
    }
    if (row < out_shape_0 && column_1 < out_shape_1) {
        out[start_1 + column_1] = kept[1] * inverse
            * (column_1 < weight_length ? weight[column_1] : 0.0f);
    }
    if (row < out_shape_0 && column_2 < out_shape_1) {
        out[start_1 + column_2] = kept[2] * inverse
            * (column_2 < weight_length ? weight[column_2] : 0.0f);
    }
    if (row < out_shape_0 && column_3 < out_shape_1) {
        out[start_1 + column_3] = kept[3] * inverse
            * (column_3 < weight_length ? weight[column_3] : 0.0f);
    }
}
