extern "C" __global__ void __launch_bounds__(256) embedding(
    const float* __restrict__ table,
    const int* __restrict__ tokens,
    float* __restrict__ out,
    unsigned int table_shape_0,
    unsigned int table_shape_1,
    unsigned int tokens_length,
    unsigned int out_shape_0,
    unsigned int out_shape_1) {
    const unsigned int place = blockIdx.y * 4u + threadIdx.y;
    const unsigned int feature = blockIdx.x * 64u + threadIdx.x;
    if (place >= tokens_length || feature >= table_shape_1) {
        return;
    }
    int token = tokens[place];
    if (token == 3) {
        if (place < out_shape_0 && feature < out_shape_1) {
            out[place * out_shape_1 + feature] = 0.0f;
        }
        return;
    }
    if (token < 0) {
        token += table_shape_0;
    }
    const unsigned int v = (unsigned int)token;
    if (place < out_shape_0 && feature < out_shape_1) {
        out[place * out_shape_1 + feature] = v < table_shape_0 ? table[v * table_shape_1 + feature]
            : 0.0f;
    }
}
