#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint values_length;
    uint wanted_length;
    uint places_length;
};

[[max_total_threads_per_threadgroup(256)]]
kernel void search_sorted(
    device const float* values [[buffer(0)]],
    device const float* wanted [[buffer(1)]],
    device uint* places [[buffer(2)]],
    constant Scalars& scalars [[buffer(3)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint i = cube_pos.x * 256u + unit_pos.x;
    if (i < scalars.wanted_length) {
        const float v = wanted[i];
        uint low = 0u;
        uint high = scalars.values_length;
        while (low < high) {
            const uint middle = low + (high - low) / 2u;
            const bool goes_right = (middle < scalars.values_length ? values[middle] : 0.0f) <= v;
            low = goes_right ? middle + 1u : low;
            high = goes_right ? high : middle;
        }
        if (i < scalars.places_length) {
            places[i] = low;
        }
    }
}
