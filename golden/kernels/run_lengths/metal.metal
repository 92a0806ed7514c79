#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint x_length;
    uint starts_length;
    uint values_length;
    uint lengths_length;
};

[[max_total_threads_per_threadgroup(256)]]
kernel void run_lengths(
    device const int* x [[buffer(0)]],
    device const uint* starts [[buffer(1)]],
    device int* values [[buffer(2)]],
    device uint* lengths [[buffer(3)]],
    constant Scalars& scalars [[buffer(4)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint run = cube_pos.x * 256u + unit_pos.x;
    if (run >= scalars.starts_length) {
        return;
    }
    const uint start = starts[run];
    const uint end = run + 1u < scalars.starts_length ? starts[run + 1u] : scalars.x_length;
    if (run < scalars.values_length) {
        values[run] = start < scalars.x_length ? x[start] : 0;
    }
    if (run < scalars.lengths_length) {
        lengths[run] = end - start;
    }
}
