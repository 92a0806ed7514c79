#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint x_shape_0;
    uint x_shape_1;
    uint x_shape_2;
    uint scale_length;
    uint shift_length;
    uint running_mean_length;
    uint running_variance_length;
    uint out_shape_0;
    uint out_shape_1;
    uint out_shape_2;
};

[[max_total_threads_per_threadgroup(16)]]
kernel void batch_norm(
    device const float* x [[buffer(0)]],
    device const float* scale [[buffer(1)]],
    device const float* shift [[buffer(2)]],
    device float* running_mean [[buffer(3)]],
    device float* running_variance [[buffer(4)]],
    device float* out [[buffer(5)]],
    constant Scalars& scalars [[buffer(6)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    threadgroup float partial[16];
    threadgroup float partial_1[16];
    const uint channel = cube_pos.x;
    const uint count = scalars.x_shape_0 * scalars.x_shape_2;
    float total = 0.0f;
    const uint trips = unit_pos.x < count ? (count - unit_pos.x - 1u) / 16u + 1u : 0u;
    for (uint trip = 0; trip < trips; ++trip) {
        const uint k = unit_pos.x + trip * 16u;
        const uint v = max(scalars.x_shape_2, 1u);
        const uint v_1 = scalars.x_shape_2 == 0u ? 0u : k / v;
        const uint v_2 = k % v;
        const float v_3 = v_1 < scalars.x_shape_0 && channel < scalars.x_shape_1
            && v_2 < scalars.x_shape_2
            ? x[v_1 * scalars.x_shape_1 * scalars.x_shape_2 + channel * scalars.x_shape_2 + v_2]
            : 0.0f;
        total += v_3;
    }
    partial[unit_pos.x] = total;
    threadgroup_barrier(mem_flags::mem_threadgroup);
    if (unit_pos.x < 8u) {
        partial[unit_pos.x] += partial[unit_pos.x + 8u];
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    if (unit_pos.x < 4u) {
        partial[unit_pos.x] += partial[unit_pos.x + 4u];
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    if (unit_pos.x < 2u) {
        partial[unit_pos.x] += partial[unit_pos.x + 2u];
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    if (unit_pos.x < 1u) {
        partial[unit_pos.x] += partial[unit_pos.x + 1u];
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    const float v = float(count);
    const float mean = partial[0] / v;
    float squares = 0.0f;
    for (uint trip = 0; trip < trips; ++trip) {
        const uint k = unit_pos.x + trip * 16u;
        const uint v_1 = max(scalars.x_shape_2, 1u);
        const uint v_2 = scalars.x_shape_2 == 0u ? 0u : k / v_1;
        const uint v_3 = k % v_1;
        const float v_4 = v_2 < scalars.x_shape_0 && channel < scalars.x_shape_1
            && v_3 < scalars.x_shape_2
            ? x[v_2 * scalars.x_shape_1 * scalars.x_shape_2 + channel * scalars.x_shape_2 + v_3]
            : 0.0f;
        const float v_5 = v_4 - mean;
        squares += v_5 * v_5;
    }
    partial_1[unit_pos.x] = squares;
    threadgroup_barrier(mem_flags::mem_threadgroup);
    if (unit_pos.x < 8u) {
        partial_1[unit_pos.x] += partial_1[unit_pos.x + 8u];
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    if (unit_pos.x < 4u) {
        partial_1[unit_pos.x] += partial_1[unit_pos.x + 4u];
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    if (unit_pos.x < 2u) {
        partial_1[unit_pos.x] += partial_1[unit_pos.x + 2u];
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    if (unit_pos.x < 1u) {
        partial_1[unit_pos.x] += partial_1[unit_pos.x + 1u];
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    const float variance = partial_1[0] / v;
    const float factor = (channel < scalars.scale_length ? scale[channel] : 0.0f)
        * rsqrt(variance + 1e-5f);
    for (uint trip = 0; trip < trips; ++trip) {
        const uint k = unit_pos.x + trip * 16u;
        const uint v_1 = max(scalars.x_shape_2, 1u);
        const uint sample = scalars.x_shape_2 == 0u ? 0u : k / v_1;
        const uint pixel = k % v_1;
        const float v_2 = sample < scalars.x_shape_0 && channel < scalars.x_shape_1
            && pixel < scalars.x_shape_2
            ? x[sample * scalars.x_shape_1 * scalars.x_shape_2 + channel * scalars.x_shape_2
            + pixel] : 0.0f;
        const uint i = sample * scalars.out_shape_1 * scalars.out_shape_2
            + channel * scalars.out_shape_2 + pixel;
        if (sample < scalars.out_shape_0 && channel < scalars.out_shape_1
            && pixel < scalars.out_shape_2) {
            out[i] = (v_2 - mean) * factor
                + (channel < scalars.shift_length ? shift[channel] : 0.0f);
        }
    }
    if (unit_pos.x == 0u) {
        const bool ok = channel < scalars.running_mean_length;
        if (ok) {
            running_mean[channel] += 0.1f * (mean - (ok ? running_mean[channel] : 0.0f));
        }
        const float unbiased = variance * (v / float(count - 1u));
        const bool ok_1 = channel < scalars.running_variance_length;
        if (ok_1) {
            running_variance[channel] += 0.1f
                * (unbiased - (ok_1 ? running_variance[channel] : 0.0f));
        }
    }
}
