static __device__ __forceinline__ int f32_to_i32(float x) {
    return x >= 2147483648.0f ? 2147483647
        : x >= -2147483648.0f ? (int)x
        : x < -2147483648.0f ? (-2147483647 - 1)
        : 0;
}

extern "C" __global__ void __launch_bounds__(128) hough(
    const int* __restrict__ edges,
    unsigned int* __restrict__ votes,
    unsigned int edges_shape_0,
    unsigned int edges_shape_1,
    unsigned int votes_shape_0,
    unsigned int votes_shape_1) {
    const unsigned int row = blockIdx.y * 8u + threadIdx.y;
    const unsigned int column = blockIdx.x * 16u + threadIdx.x;
    const bool ok = row >= edges_shape_0 || column >= edges_shape_1;
    const bool v = ok || edges[row * edges_shape_1 + column] == 0;
    if (v) {
        return;
    }
    const int middle = (int)votes_shape_1 >> 1;
    const float v_1 = (float)column;
    const float v_2 = (float)row;
    const float distance = v_1 + v_2 * 0.0f;
    const unsigned int v_3 = (unsigned int)middle + f32_to_i32(floorf(distance + 0.5f));
    if (votes_shape_0 > 0u && v_3 < votes_shape_1) {
        atomicAdd(&votes[v_3], 1u);
    }
    const float v_4 = v_2 * 0.70710677f;
    const float distance_1 = v_1 * 0.70710677f + v_4;
    const unsigned int v_5 = (unsigned int)middle + f32_to_i32(floorf(distance_1 + 0.5f));
    if (votes_shape_0 > 1u && v_5 < votes_shape_1) {
        atomicAdd(&votes[votes_shape_1 + v_5], 1u);
    }
    const float distance_2 = v_1 * 6.123234e-17f + v_2;
    const unsigned int v_6 = (unsigned int)middle + f32_to_i32(floorf(distance_2 + 0.5f));
    if (votes_shape_0 > 2u && v_6 < votes_shape_1) {
        atomicAdd(&votes[2u * votes_shape_1 + v_6], 1u);
    }
    const float distance_3 = v_1 * -0.70710677f + v_4;
    const unsigned int v_7 = (unsigned int)middle + f32_to_i32(floorf(distance_3 + 0.5f));
    if (votes_shape_0 > 3u && v_7 < votes_shape_1) {
        atomicAdd(&votes[3u * votes_shape_1 + v_7], 1u);
    }
}
