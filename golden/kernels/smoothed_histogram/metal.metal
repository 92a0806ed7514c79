#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint x_shape_0;
    uint x_shape_1;
    uint out_shape_0;
    uint out_shape_1;
};

static inline uint f32_to_u32(float x) {
    return x >= 4294967296.0f ? 4294967295u : x > -1.0f ? uint(x) : 0u;
}

[[max_total_threads_per_threadgroup(64)]]
kernel void smoothed_histogram(
    device const float* x [[buffer(0)]],
    device float* out [[buffer(1)]],
    constant Scalars& scalars [[buffer(2)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    alignas(16) threadgroup uchar shared_bytes[256];
    threadgroup float* const lowest = reinterpret_cast<threadgroup float*>(shared_bytes);
    threadgroup atomic_uint* const found = reinterpret_cast<threadgroup atomic_uint*>(shared_bytes);
    threadgroup float* const counts = reinterpret_cast<threadgroup float*>(shared_bytes + 128);
    threadgroup float highest[64];
    const uint row = cube_pos.x;
    float low = 3.402823466e38f;
    float high = -3.402823466e38f;
    for (uint k = unit_pos.x; k < scalars.x_shape_1; k += 64u) {
        const float v = row < scalars.x_shape_0 ? x[row * scalars.x_shape_1 + k] : 0.0f;
        low = low > v || v != v ? v : low;
        high = high < v || v != v ? v : high;
    }
    lowest[unit_pos.x] = low;
    highest[unit_pos.x] = high;
    threadgroup_barrier(mem_flags::mem_threadgroup);
    uint half_ = 32u;
    while (half_ > 0u) {
        if (unit_pos.x < half_) {
            const float v = lowest[unit_pos.x];
            const uint i = unit_pos.x + half_;
            const float v_1 = lowest[i];
            lowest[unit_pos.x] = v > v_1 || v_1 != v_1 ? v_1 : v;
            const float v_2 = highest[unit_pos.x];
            const float v_3 = highest[i];
            highest[unit_pos.x] = v_2 < v_3 || v_3 != v_3 ? v_3 : v_2;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup);
        half_ /= 2u;
    }
    const float low_1 = lowest[0];
    const float high_1 = highest[0];
    threadgroup_barrier(mem_flags::mem_threadgroup);
    if (unit_pos.x < 32u) {
        atomic_store_explicit(&found[unit_pos.x], 0u, memory_order_relaxed);
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    const float v = high_1 - low_1;
    const float scale = 32.0f / (v < 1e-30f ? 1e-30f : v);
    for (uint k = unit_pos.x; k < scalars.x_shape_1; k += 64u) {
        const uint v_1 = f32_to_u32(((row < scalars.x_shape_0 ? x[row * scalars.x_shape_1 + k]
            : 0.0f) - low_1) * scale);
        atomic_fetch_add_explicit(&found[min(v_1, 31u)], 1u, memory_order_relaxed);
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    if (unit_pos.x < 32u) {
        const uint old = atomic_load_explicit(&found[unit_pos.x], memory_order_relaxed);
        counts[unit_pos.x] = float(old);
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    if (unit_pos.x < 32u) {
        const float left = counts[max(unit_pos.x, 1u) - 1u];
        const float right = counts[min(unit_pos.x + 1u, 31u)];
        if (row < scalars.out_shape_0 && unit_pos.x < scalars.out_shape_1) {
            out[row * scalars.out_shape_1 + unit_pos.x] = left / 4.0f + counts[unit_pos.x] / 2.0f
                + right / 4.0f;
        }
    }
}
