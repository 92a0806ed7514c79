#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint x_length;
    uint is_start_length;
};

[[max_total_threads_per_threadgroup(256)]]
kernel void run_starts(
    device const int* x [[buffer(0)]],
    device uint* is_start [[buffer(1)]],
    constant Scalars& scalars [[buffer(2)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint i = cube_pos.x * 256u + unit_pos.x;
    if (i < scalars.x_length) {
        bool v;
        if (i == 0u) {
            v = i == 0u;
        } else {
            v = x[i] != (i - 1u < scalars.x_length ? x[i - 1u] : 0);
        }
        if (i < scalars.is_start_length) {
            is_start[i] = uint(v);
        }
    }
}
