extern "C" __global__ void __launch_bounds__(256) union_find(
    const unsigned int* __restrict__ edges,
    unsigned int* __restrict__ parents,
    unsigned int* __restrict__ component,
    unsigned int edges_shape_0,
    unsigned int edges_shape_1,
    unsigned int parents_length,
    unsigned int component_length) {
    for (unsigned int edge = threadIdx.x; edge < edges_shape_0; edge += 256u) {
        const unsigned int start = edge * edges_shape_1;
        unsigned int a = edges_shape_1 > 0u ? edges[start] : 0u;
        unsigned int b = edges_shape_1 > 1u ? edges[start + 1u] : 0u;
        bool is_joined = false;
        while (!is_joined) {
            unsigned int above;
            while (true) {
                above = a < parents_length ? *(volatile unsigned int*)&parents[a] : 0u;
                if (above == a) {
                    break;
                }
                a = above;
            }
            unsigned int above_1;
            while (true) {
                above_1 = b < parents_length ? *(volatile unsigned int*)&parents[b] : 0u;
                if (above_1 == b) {
                    break;
                }
                b = above_1;
            }
            const unsigned int high = max(a, b);
            const unsigned int low = min(a, b);
            const unsigned int old = high < parents_length ? atomicCAS(&parents[high], high, low)
                : 0u;
            is_joined = old == high;
        }
    }
    __syncthreads();
    for (unsigned int node = threadIdx.x; node < component_length; node += 256u) {
        unsigned int node_1 = node;
        unsigned int above;
        while (true) {
            above = node_1 < parents_length ? *(volatile unsigned int*)&parents[node_1] : 0u;
            if (above == node_1) {
                break;
            }
            node_1 = above;
        }
        component[node] = node_1;
    }
}
