#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint pixels_length;
    uint counts_length;
    uint out_length;
};

static inline uint f32_to_u32(float x) {
    return x >= 4294967296.0f ? 4294967295u : x > -1.0f ? uint(x) : 0u;
}

[[max_total_threads_per_threadgroup(256)]]
kernel void equalize(
    device const uint* pixels [[buffer(0)]],
    device const uint* counts [[buffer(1)]],
    device uint* out [[buffer(2)]],
    constant Scalars& scalars [[buffer(3)]],
    uint3 unit_pos [[thread_position_in_threadgroup]],
    uint3 cube_pos [[threadgroup_position_in_grid]]) {
    threadgroup uint table[256];
    uint below = 0u;
    for (uint k = 0; k < unit_pos.x + 1u; ++k) {
        below += k < scalars.counts_length ? counts[k] : 0u;
    }
    table[unit_pos.x] = f32_to_u32(float(below) * 255.0f / float(scalars.pixels_length) + 0.5f);
    threadgroup_barrier(mem_flags::mem_threadgroup);
    const uint i = cube_pos.x * 256u + unit_pos.x;
    if (i < scalars.pixels_length && i < scalars.out_length) {
        out[i] = table[min(pixels[i], 255u)];
    }
}
