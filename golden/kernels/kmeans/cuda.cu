extern "C" __global__ void __launch_bounds__(256) kmeans(
    const float* __restrict__ points,
    const float* __restrict__ centers,
    unsigned int* __restrict__ nearest,
    float* __restrict__ sums,
    unsigned int* __restrict__ counts,
    unsigned int points_shape_0,
    unsigned int points_shape_1,
    unsigned int centers_shape_0,
    unsigned int centers_shape_1,
    unsigned int nearest_length,
    unsigned int sums_shape_0,
    unsigned int sums_shape_1,
    unsigned int counts_length) {
    const unsigned int i = blockIdx.x * 256u + threadIdx.x;
    if (i >= points_shape_0) {
        return;
    }
    unsigned int best = 0u;
    float least = 3.402823466e38f;
    for (unsigned int k = 0; k < centers_shape_0; ++k) {
        const unsigned int start = i * points_shape_1;
        const unsigned int start_1 = k * centers_shape_1;
        const float v = (points_shape_1 > 0u ? points[start] : 0.0f)
            - (centers_shape_1 > 0u ? centers[start_1] : 0.0f);
        const float v_1 = (points_shape_1 > 1u ? points[start + 1u] : 0.0f)
            - (centers_shape_1 > 1u ? centers[start_1 + 1u] : 0.0f);
        const float v_2 = (points_shape_1 > 2u ? points[start + 2u] : 0.0f)
            - (centers_shape_1 > 2u ? centers[start_1 + 2u] : 0.0f);
        const float distance = v * v + v_1 * v_1 + v_2 * v_2;
        if (distance < least) {
            best = k;
            least = distance;
        }
    }
    if (i < nearest_length) {
        nearest[i] = best;
    }
    if (best < counts_length) {
        atomicAdd(&counts[best], 1u);
    }
    const unsigned int start = best * sums_shape_1;
    const unsigned int start_1 = i * points_shape_1;
    if (best < sums_shape_0 && sums_shape_1 > 0u) {
        atomicAdd(&sums[start], points_shape_1 > 0u ? points[start_1] : 0.0f);
    }
    if (best < sums_shape_0 && sums_shape_1 > 1u) {
        atomicAdd(&sums[start + 1u], points_shape_1 > 1u ? points[start_1 + 1u] : 0.0f);
    }
    if (best < sums_shape_0 && sums_shape_1 > 2u) {
        atomicAdd(&sums[start + 2u], points_shape_1 > 2u ? points[start_1 + 2u] : 0.0f);
    }
}
