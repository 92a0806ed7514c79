extern "C" __global__ void __launch_bounds__(128) bilinear_resize(
    const float* __restrict__ x,
    float* __restrict__ out,
    unsigned int x_shape_0,
    unsigned int x_shape_1,
    unsigned int out_shape_0,
    unsigned int out_shape_1) {
    const int row = (int)(blockIdx.y * 8u + threadIdx.y);
    const int column = (int)(blockIdx.x * 16u + threadIdx.x);
    const int rows = (int)out_shape_0;
    const int columns = (int)out_shape_1;
    if (row < rows && column < columns) {
        const int v = (int)x_shape_0;
        const float v_1 = ((float)row + 0.5f) * (float)v / (float)rows - 0.5f;
        const float at = v_1 < 0.0f ? 0.0f : v_1;
        const float below = floorf(at);
        const int v_2 = (int)(v - 1u);
        const int first = min(__float2int_rz(below), v_2);
        const int bottom = min((int)(first + 1u), v_2);
        const float down = at - below;
        const int v_3 = (int)x_shape_1;
        const float v_4 = ((float)column + 0.5f) * (float)v_3 / (float)columns - 0.5f;
        const float at_1 = v_4 < 0.0f ? 0.0f : v_4;
        const float below_1 = floorf(at_1);
        const int v_5 = (int)(v_3 - 1u);
        const int first_1 = min(__float2int_rz(below_1), v_5);
        const int right = min((int)(first_1 + 1u), v_5);
        const float across = at_1 - below_1;
        const unsigned int first_2 = (unsigned int)first;
        const unsigned int start = first_2 * x_shape_1;
        const unsigned int first_3 = (unsigned int)first_1;
        const float v_6 = first_2 < x_shape_0 && first_3 < x_shape_1 ? x[start + first_3] : 0.0f;
        const unsigned int right_1 = (unsigned int)right;
        const float v_7 = ((first_2 < x_shape_0 && right_1 < x_shape_1 ? x[start + right_1] : 0.0f)
            - v_6) * across;
        const float upper = v_6 + v_7;
        const unsigned int bottom_1 = (unsigned int)bottom;
        const unsigned int start_1 = bottom_1 * x_shape_1;
        const float v_8 = bottom_1 < x_shape_0 && first_3 < x_shape_1 ? x[start_1 + first_3] : 0.0f;
        const float v_9 = ((bottom_1 < x_shape_0 && right_1 < x_shape_1 ? x[start_1 + right_1]
            : 0.0f) - v_8) * across;
        const float lower = v_8 + v_9;
        out[(unsigned int)row * out_shape_1 + (unsigned int)column] = upper
            + (lower - upper) * down;
    }
}
