extern "C" __global__ void __launch_bounds__(256) fused_matmul_add_relu(
    const float* __restrict__ lhs,
    const float* __restrict__ rhs,
    const float* __restrict__ bias,
    float* __restrict__ output,
    unsigned int lhs_length,
    unsigned int lhs_shape_0,
    unsigned int lhs_shape_1,
    unsigned int lhs_shape_2,
    unsigned int rhs_length,
    unsigned int rhs_shape_0,
    unsigned int rhs_shape_1,
    unsigned int rhs_shape_2,
    unsigned int bias_length,
    unsigned int bias_shape_1,
    unsigned int bias_shape_2,
    unsigned int output_length,
    unsigned int output_shape_0,
    unsigned int output_shape_1,
    unsigned int output_shape_2) {
    const unsigned int row = blockIdx.x * 16u + threadIdx.x;
    const unsigned int column = blockIdx.y * 16u + threadIdx.y;
    if (row >= output_shape_1 || column >= output_shape_2) {
        return;
    }
    const unsigned int absolute_pos_z = blockIdx.z;
    unsigned int lhs_start = row * lhs_shape_2;
    unsigned int rhs_start = column;
    const unsigned int place = absolute_pos_z % max(output_shape_0, 1u);
    lhs_start += place % max(lhs_shape_0, 1u) * lhs_shape_1 * lhs_shape_2;
    rhs_start += place % max(rhs_shape_0, 1u) * rhs_shape_1 * rhs_shape_2;
    float total = 0.0f;
    const unsigned int last = rhs_shape_1 - 1u;
    const unsigned long long last_1 = (unsigned long long)last;
    const bool ok = (unsigned long long)rhs_start
        + last_1 * (unsigned long long)rhs_shape_2 < (unsigned long long)rhs_length;
    const bool fits = (unsigned long long)lhs_start + last_1 < (unsigned long long)lhs_length && ok;
    if (fits) {
        for (unsigned int k = 0; k < rhs_shape_1; ++k) {
            total += lhs[lhs_start + k] * rhs[rhs_start + k * rhs_shape_2];
        }
    } else {
        for (unsigned int k = 0; k < rhs_shape_1; ++k) {
            const unsigned int v = lhs_start + k;
            const unsigned int v_1 = rhs_start + k * rhs_shape_2;
            total += (v < lhs_length ? lhs[v] : 0.0f) * (v_1 < rhs_length ? rhs[v_1] : 0.0f);
        }
    }
    unsigned int bias_place = row * bias_shape_2 + column;
    unsigned int output_place = row * output_shape_2 + column;
    bias_place += place * bias_shape_1 * bias_shape_2;
    output_place += place * output_shape_1 * output_shape_2;
    const float v = total + (bias_place < bias_length ? bias[bias_place] : 0.0f);
    if (output_place < output_length) {
        output[output_place] = v < 0.0f ? 0.0f : v;
    }
}
