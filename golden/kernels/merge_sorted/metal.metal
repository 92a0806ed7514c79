#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint a_length;
    uint b_length;
    uint out_length;
};

[[max_total_threads_per_threadgroup(256)]]
kernel void merge_sorted(
    device const float* a [[buffer(0)]],
    device const float* b [[buffer(1)]],
    device float* out [[buffer(2)]],
    constant Scalars& scalars [[buffer(3)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint i = cube_pos.x * 256u + unit_pos.x;
    if (i < scalars.a_length) {
        const float v = a[i];
        uint low = 0u;
        uint high = scalars.b_length;
        while (low < high) {
            const uint middle = low + (high - low) / 2u;
            const bool goes_right = (middle < scalars.b_length ? b[middle] : 0.0f) < v;
            low = goes_right ? middle + 1u : low;
            high = goes_right ? high : middle;
        }
        const uint v_1 = i + low;
        if (v_1 < scalars.out_length) {
            out[v_1] = v;
        }
    } else {
        const uint place = i - scalars.a_length;
        if (place < scalars.b_length) {
            const float v = b[place];
            uint low = 0u;
            uint high = scalars.a_length;
            while (low < high) {
                const uint middle = low + (high - low) / 2u;
                const bool goes_right = (middle < scalars.a_length ? a[middle] : 0.0f) <= v;
                low = goes_right ? middle + 1u : low;
                high = goes_right ? high : middle;
            }
            const uint v_1 = place + low;
            if (v_1 < scalars.out_length) {
                out[v_1] = v;
            }
        }
    }
}
