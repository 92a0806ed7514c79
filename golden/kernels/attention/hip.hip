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
    const unsigned int base = row * query_shape_1;
    own[0] = (row < query_shape_0 && query_shape_1 > 0u ? query[base] : 0.0f) * 0.5f;
    own[1] = (row < query_shape_0 && query_shape_1 > 1u ? query[base + 1u] : 0.0f) * 0.5f;
    own[2] = (row < query_shape_0 && query_shape_1 > 2u ? query[base + 2u] : 0.0f) * 0.5f;
    own[3] = (row < query_shape_0 && query_shape_1 > 3u ? query[base + 3u] : 0.0f) * 0.5f;
    float greatest = -3.402823466e38f;
    float total = 0.0f;
    const unsigned int end = min(key_shape_0, (blockIdx.x + 1u) * 32u);
    for (unsigned int start = 0; start < end; start += 32u) {
        const unsigned int v = start + threadIdx.x;
        const unsigned int base_1 = v * key_shape_1;
        const unsigned int base_2 = threadIdx.x * 4u;
        keys[base_2] = v < key_shape_0 && key_shape_1 > 0u ? key[base_1] : 0.0f;
        keys[base_2 + 1u] = v < key_shape_0 && key_shape_1 > 1u ? key[base_1 + 1u] : 0.0f;
        keys[base_2 + 2u] = v < key_shape_0 && key_shape_1 > 2u ? key[base_1 + 2u] : 0.0f;
        keys[base_2 + 3u] = v < key_shape_0 && key_shape_1 > 3u ? key[base_1 + 3u] : 0.0f;
        const unsigned int base_3 = v * value_shape_1;
        values[base_2] = v < value_shape_0 && value_shape_1 > 0u ? value[base_3] : 0.0f;
        values[base_2 + 1u] = v < value_shape_0 && value_shape_1 > 1u ? value[base_3 + 1u] : 0.0f;
        values[base_2 + 2u] = v < value_shape_0 && value_shape_1 > 2u ? value[base_3 + 2u] : 0.0f;
        values[base_2 + 3u] = v < value_shape_0 && value_shape_1 > 3u ? value[base_3 + 3u] : 0.0f;
        __syncthreads();
        for (unsigned int k = 0; k < min(32u, key_shape_0 - start); ++k) {
            if (start + k > row) {
                break;
            }
            float score = 0.0f;
            const unsigned int base_4 = k * 4u;
            score += own[0] * keys[base_4];
            score += own[1] * keys[base_4 + 1u];
            score += own[2] * keys[base_4 + 2u];
            score += own[3] * keys[base_4 + 3u];
            const float higher = greatest < score || score != score ? score : greatest;
            const float shrink = expf(greatest - higher);
            const float weight = expf(score - higher);
            total = total * shrink + weight;
            mixed[0] = mixed[0] * shrink + values[base_4] * weight;
            mixed[1] = mixed[1] * shrink + values[base_4 + 1u] * weight;
            mixed[2] = mixed[2] * shrink + values[base_4 + 2u] * weight;
            mixed[3] = mixed[3] * shrink + values[base_4 + 3u] * weight;
            greatest = higher;
        }
        __syncthreads();
    }
    const unsigned int base_1 = row * out_shape_1;
    if (row < out_shape_0 && out_shape_1 > 0u) {
        out[base_1] = mixed[0] / total;
    }
    if (row < out_shape_0 && out_shape_1 > 1u) {
        out[base_1 + 1u] = mixed[1] / total;
    }
    if (row < out_shape_0 && out_shape_1 > 2u) {
        out[base_1 + 2u] = mixed[2] / total;
    }
    if (row < out_shape_0 && out_shape_1 > 3u) {
        out[base_1 + 3u] = mixed[3] / total;
    }
}
