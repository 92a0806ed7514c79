extern "C" __global__ void __launch_bounds__(128) floyd_warshall(
    float* __restrict__ distance,
    unsigned int through,
    unsigned int distance_shape_0,
    unsigned int distance_shape_1) {
    const unsigned int start = blockIdx.y * 8u + threadIdx.y;
    const unsigned int end = blockIdx.x * 16u + threadIdx.x;
    if (start < distance_shape_0 && end < distance_shape_1) {
        const unsigned int base = start * distance_shape_1;
        const float detour = (through < distance_shape_1 ? distance[base + through] : 0.0f)
            + (through < distance_shape_0 ? distance[through * distance_shape_1 + end] : 0.0f);
        const unsigned int i = base + end;
        if (detour < distance[i]) {
            distance[i] = detour;
        }
    }
}
