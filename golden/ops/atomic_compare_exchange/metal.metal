#include <metal_stdlib>
using namespace metal;

[[max_total_threads_per_threadgroup(256)]]
kernel void atomic_compare_exchange_kernel(
    device atomic_int* place [[buffer(0)]],
    device const int* expected [[buffer(1)]],
    device const int* new_ [[buffer(2)]],
    device int* out [[buffer(3)]],
    device uint* written [[buffer(4)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint i = cube_pos.x * 256u + unit_pos.x;
    const int v = expected[i];
    const int new_value = new_[i];
    int old = v;
    while (!atomic_compare_exchange_weak_explicit(&place[i], &old, new_value, memory_order_relaxed,
        memory_order_relaxed) && old == v) {
    }
    const bool is_written = old == v;
    out[i] = old;
    written[i] = uint(is_written);
}
