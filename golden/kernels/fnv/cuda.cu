extern "C" __global__ void __launch_bounds__(256) fnv(
    const unsigned int* __restrict__ records,
    unsigned int* __restrict__ out,
    unsigned int records_shape_0,
    unsigned int records_shape_1,
    unsigned int out_length) {
    const unsigned int row = blockIdx.x * 256u + threadIdx.x;
    if (row < records_shape_0) {
        unsigned int result = 2166136261u;
        for (unsigned int k = 0; k < records_shape_1; ++k) {
            const unsigned int word = records[row * records_shape_1 + k];
            result = (result ^ (word & 255u)) * 16777619u;
            result = (result ^ ((word >> 8u) & 255u)) * 16777619u;
            result = (result ^ ((word >> 16u) & 255u)) * 16777619u;
            result = (result ^ (word >> 24u)) * 16777619u;
        }
        if (row < out_length) {
            out[row] = result;
        }
    }
}
