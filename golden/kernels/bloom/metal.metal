#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint keys_length;
    uint filter__length;
};

[[max_total_threads_per_threadgroup(256)]]
kernel void bloom(
    device const uint* keys [[buffer(0)]],
    device atomic_uint* filter_ [[buffer(1)]],
    constant Scalars& scalars [[buffer(2)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint i = cube_pos.x * 256u + unit_pos.x;
    if (i < scalars.keys_length) {
        const uint first = keys[i] * 2654435761u;
        const uint step_ = (first >> 15u) | 1u;
        for (uint probe = 0; probe < 3u; ++probe) {
            const uint bit = (first + probe * step_) % max(scalars.filter__length * 32u, 1u);
            const uint v = bit / 32u;
            if (v < scalars.filter__length) {
                atomic_fetch_or_explicit(&filter_[v], 1u << (bit % 32u), memory_order_relaxed);
            }
        }
    }
}
