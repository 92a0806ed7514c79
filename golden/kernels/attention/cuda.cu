extern "C" __global__ void __launch_bounds__(32) attention(
    const float* __restrict__ query,
    const float* __restrict__ key,
    const float* __restrict__ value,
    float* __restrict__ out,
    unsigned int query_shape_0,
    unsigned int query_shape_1,
    unsigned int key_shape_0,
    unsigned int key_shape_1,
    unsigned int value_shape_0,
    unsigned int value_shape_1,
    unsigned int out_shape_0,
    unsigned int out_shape_1) {
    __shared__ float keys[128];
    __shared__ float values[128];
    const unsigned int row = blockIdx.x * 32u + threadIdx.x;
    float own[4] = {};
    float mixed[4] = {};
    const unsigned int i = row * query_shape_1;
    own[0] = (row < query_shape_0 && query_shape_1 > 0u ? query[i] : 0.0f) * 0.5f;
    own[1] = (row < query_shape_0 && query_shape_1 > 1u ? query[i + 1u] : 0.0f) * 0.5f;
    own[2] = (row < query_shape_0 && query_shape_1 > 2u ? query[i + 2u] : 0.0f) * 0.5f;
    own[3] = (row < query_shape_0 && query_shape_1 > 3u ? query[i + 3u] : 0.0f) * 0.5f;
    float greatest = -3.402823466e38f;
    float total = 0.0f;
    const unsigned int end = min(key_shape_0, (blockIdx.x + 1u) * 32u);
    for (unsigned int start = 0; start < end; start += 32u) {
        const unsigned int v = start + threadIdx.x;
        const unsigned int i_1 = v * key_shape_1;
        const unsigned int i_2 = threadIdx.x * 4u;
        keys[i_2] = v < key_shape_0 && key_shape_1 > 0u ? key[i_1] : 0.0f;
        const unsigned int i_3 = i_2 + 1u;
        keys[i_3] = v < key_shape_0 && key_shape_1 > 1u ? key[i_1 + 1u] : 0.0f;
        const unsigned int i_4 = i_2 + 2u;
        keys[i_4] = v < key_shape_0 && key_shape_1 > 2u ? key[i_1 + 2u] : 0.0f;
        const unsigned int i_5 = i_2 + 3u;
        keys[i_5] = v < key_shape_0 && key_shape_1 > 3u ? key[i_1 + 3u] : 0.0f;
        const unsigned int i_6 = v * value_shape_1;
        values[i_2] = v < value_shape_0 && value_shape_1 > 0u ? value[i_6] : 0.0f;
        values[i_3] = v < value_shape_0 && value_shape_1 > 1u ? value[i_6 + 1u] : 0.0f;
        values[i_4] = v < value_shape_0 && value_shape_1 > 2u ? value[i_6 + 2u] : 0.0f;
        values[i_5] = v < value_shape_0 && value_shape_1 > 3u ? value[i_6 + 3u] : 0.0f;
        __syncthreads();
        for (unsigned int k = 0; k < min(32u, key_shape_0 - start); ++k) {
            if (start + k > row) {
                break;
            }
            float score = 0.0f;
            const unsigned int i_7 = k * 4u;
            score += own[0] * keys[i_7];
            const unsigned int i_8 = i_7 + 1u;
            score += own[1] * keys[i_8];
            const unsigned int i_9 = i_7 + 2u;
            score += own[2] * keys[i_9];
            const unsigned int i_10 = i_7 + 3u;
            score += own[3] * keys[i_10];
            const float higher = greatest < score || score != score ? score : greatest;
            const float shrink = expf(greatest - higher);
            const float weight = expf(score - higher);
            total = total * shrink + weight;
            mixed[0] = mixed[0] * shrink + values[i_7] * weight;
            mixed[1] = mixed[1] * shrink + values[i_8] * weight;
            mixed[2] = mixed[2] * shrink + values[i_9] * weight;
            mixed[3] = mixed[3] * shrink + values[i_10] * weight;
            greatest = higher;
        }
        __syncthreads();
    }
    const unsigned int i_1 = row * out_shape_1;
    if (row < out_shape_0 && out_shape_1 > 0u) {
        out[i_1] = mixed[0] / total;
    }
    if (row < out_shape_0 && out_shape_1 > 1u) {
        out[i_1 + 1u] = mixed[1] / total;
    }
    if (row < out_shape_0 && out_shape_1 > 2u) {
        out[i_1 + 2u] = mixed[2] / total;
    }
    if (row < out_shape_0 && out_shape_1 > 3u) {
        out[i_1 + 3u] = mixed[3] / total;
    }
}
