extern "C" __global__ void __launch_bounds__(256) breadth_first(
    const unsigned int* __restrict__ offsets,
    const unsigned int* __restrict__ neighbours,
    int* __restrict__ level,
    const unsigned int* __restrict__ frontier,
    unsigned int* __restrict__ found,
    unsigned int* __restrict__ found_count,
    int depth,
    unsigned int offsets_length,
    unsigned int neighbours_length,
    unsigned int level_length,
    unsigned int frontier_length,
    unsigned int found_length,
    unsigned int found_count_length) {
    const unsigned int i = blockIdx.x * 256u + threadIdx.x;
    if (i >= frontier_length) {
        return;
    }
    const unsigned int node = frontier[i];
    const unsigned int t = node + 1u < offsets_length ? offsets[node + 1u] : 0u;
    for (unsigned int edge = node < offsets_length ? offsets[node] : 0u; edge < t; ++edge) {
        const unsigned int other = edge < neighbours_length ? neighbours[edge] : 0u;
        const int old = other < level_length ? atomicCAS(&level[other], -1, depth) : 0;
        const bool is_new = old == -1;
        if (is_new) {
            const unsigned int old_1 = found_count_length > 0u ? atomicAdd(&found_count[0], 1u)
                : 0u;
            if (old_1 < found_length) {
                found[old_1] = other;
            }
        }
    }
}
