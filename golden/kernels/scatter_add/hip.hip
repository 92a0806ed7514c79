extern "C" __global__ void __launch_bounds__(256) scatter_add(
    const float* __restrict__ rows,
    const unsigned int* __restrict__ indices,
    float* __restrict__ table,
    unsigned int rows_shape_0,
    unsigned int rows_shape_1,
    unsigned int indices_length,
    unsigned int table_shape_0,
    unsigned int table_shape_1) {
    const unsigned int row = blockIdx.y * 8u + threadIdx.y;
    const unsigned int column = blockIdx.x * 32u + threadIdx.x;
    if (row < rows_shape_0 && column < rows_shape_1) {
        const float value = rows[row * rows_shape_1 + column];
        if (value != 0.0f) {
            const unsigned int v = row < indices_length ? indices[row] : 0u;
            if (v < table_shape_0 && column < table_shape_1) {
                atomicAdd(&table[v * table_shape_1 + column], value);
            }
        }
    }
}
