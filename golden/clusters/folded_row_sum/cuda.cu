extern "C" __global__ void __launch_bounds__(128) __cluster_dims__(2, 2, 1) shared_row_sum(
    const float* __restrict__ x,
    float* __restrict__ out,
    unsigned int x_shape_0,
    unsigned int x_shape_1,
    unsigned int out_shape_0,
    unsigned int out_shape_1,
    unsigned int cube_count_x,
    unsigned int cube_count_y) {
    __shared__ float sums[128];
    const unsigned int cluster = (blockIdx.z * (gridDim.y / 2u) + blockIdx.y / 2u)
        * (gridDim.x / 2u) + blockIdx.x / 2u;
    const unsigned int v = cube_count_x / 2u;
    if (cluster >= v * (cube_count_y / 2u)) {
        return;
    }
    const unsigned int cube_y = cluster / v * 2u + __clusterRelativeBlockIdx().y;
    const unsigned int row = cube_y / 2u;
    const unsigned int part = __clusterRelativeBlockRank();
    float total = 0.0f;
    const unsigned int first = part * 128u + threadIdx.x;
    for (unsigned int column = first; column < x_shape_1; column += 512u) {
        total += row < x_shape_0 ? x[row * x_shape_1 + column] : 0.0f;
    }
    sums[threadIdx.x] = total;
    __syncthreads();
    if (threadIdx.x == 0u) {
        for (unsigned int unit = 1; unit < 128u; ++unit) {
            total += sums[unit];
        }
        if (row < out_shape_0 && part < out_shape_1) {
            out[row * out_shape_1 + part] = total;
        }
    }
}
