extern "C" __global__ void __launch_bounds__(256) cholesky(
    const float* __restrict__ a,
    float* __restrict__ lower,
    unsigned int a_shape_0,
    unsigned int a_shape_1,
    unsigned int a_shape_2,
    unsigned int lower_shape_0,
    unsigned int lower_shape_1,
    unsigned int lower_shape_2) {
    const unsigned int matrix = blockIdx.x * 256u + threadIdx.x;
    if (matrix >= a_shape_0) {
        return;
    }
    float factor[16] = {};
    const unsigned int i = matrix * a_shape_1 * a_shape_2;
    const float total = a_shape_1 > 0u && a_shape_2 > 0u ? a[i] : 0.0f;
    factor[0] = sqrtf(total);
    const unsigned int start = i + a_shape_2;
    const float total_1 = a_shape_1 > 1u && a_shape_2 > 0u ? a[start] : 0.0f;
    factor[4] = total_1 / factor[0];
    const unsigned int start_1 = i + 2u * a_shape_2;
    const float total_2 = a_shape_1 > 2u && a_shape_2 > 0u ? a[start_1] : 0.0f;
    factor[8] = total_2 / factor[0];
    const unsigned int start_2 = i + 3u * a_shape_2;
    const float total_3 = a_shape_1 > 3u && a_shape_2 > 0u ? a[start_2] : 0.0f;
    factor[12] = total_3 / factor[0];
    float total_4 = a_shape_1 > 1u && a_shape_2 > 1u ? a[start + 1u] : 0.0f;
    total_4 -= factor[4] * factor[4];
    factor[5] = sqrtf(total_4);
    float total_5 = a_shape_1 > 2u && a_shape_2 > 1u ? a[start_1 + 1u] : 0.0f;
    total_5 -= factor[8] * factor[4];
    factor[9] = total_5 / factor[5];
    float total_6 = a_shape_1 > 3u && a_shape_2 > 1u ? a[start_2 + 1u] : 0.0f;
    total_6 -= factor[12] * factor[4];
    factor[13] = total_6 / factor[5];
    float total_7 = a_shape_1 > 2u && a_shape_2 > 2u ? a[start_1 + 2u] : 0.0f;
    total_7 -= factor[8] * factor[8];
    total_7 -= factor[9] * factor[9];
    factor[10] = sqrtf(total_7);
    float total_8 = a_shape_1 > 3u && a_shape_2 > 2u ? a[start_2 + 2u] : 0.0f;
    total_8 -= factor[12] * factor[8];
    total_8 -= factor[13] * factor[9];
    factor[14] = total_8 / factor[10];
    float total_9 = a_shape_1 > 3u && a_shape_2 > 3u ? a[start_2 + 3u] : 0.0f;
    total_9 -= factor[12] * factor[12];
    total_9 -= factor[13] * factor[13];
    total_9 -= factor[14] * factor[14];
    factor[15] = sqrtf(total_9);
    const unsigned int i_1 = matrix * lower_shape_1 * lower_shape_2;
    const bool ok = matrix < lower_shape_0 && lower_shape_1 > 0u;
    if (ok && lower_shape_2 > 0u) {
        lower[i_1] = factor[0];
    }
    if (ok && lower_shape_2 > 1u) {
        lower[i_1 + 1u] = factor[1];
    }
    if (ok && lower_shape_2 > 2u) {
        lower[i_1 + 2u] = factor[2];
    }
    if (ok && lower_shape_2 > 3u) {
        lower[i_1 + 3u] = factor[3];
    }
    const bool ok_1 = matrix < lower_shape_0 && lower_shape_1 > 1u;
    const unsigned int start_3 = i_1 + lower_shape_2;
    if (ok_1 && lower_shape_2 > 0u) {
        lower[start_3] = factor[4];
    }
    if (ok_1 && lower_shape_2 > 1u) {
        lower[start_3 + 1u] = factor[5];
    }
    if (ok_1 && lower_shape_2 > 2u) {
        lower[start_3 + 2u] = factor[6];
    }
    if (ok_1 && lower_shape_2 > 3u) {
        lower[start_3 + 3u] = factor[7];
    }
    const bool ok_2 = matrix < lower_shape_0 && lower_shape_1 > 2u;
    const unsigned int start_4 = i_1 + 2u * lower_shape_2;
    if (ok_2 && lower_shape_2 > 0u) {
        lower[start_4] = factor[8];
    }
    if (ok_2 && lower_shape_2 > 1u) {
        lower[start_4 + 1u] = factor[9];
    }
    if (ok_2 && lower_shape_2 > 2u) {
        lower[start_4 + 2u] = factor[10];
    }
    if (ok_2 && lower_shape_2 > 3u) {
        lower[start_4 + 3u] = factor[11];
    }
    const bool ok_3 = matrix < lower_shape_0 && lower_shape_1 > 3u;
    const unsigned int start_5 = i_1 + 3u * lower_shape_2;
    if (ok_3 && lower_shape_2 > 0u) {
        lower[start_5] = factor[12];
    }
    if (ok_3 && lower_shape_2 > 1u) {
        lower[start_5 + 1u] = factor[13];
    }
    if (ok_3 && lower_shape_2 > 2u) {
        lower[start_5 + 2u] = factor[14];
    }
    if (ok_3 && lower_shape_2 > 3u) {
        lower[start_5 + 3u] = factor[15];
    }
}
