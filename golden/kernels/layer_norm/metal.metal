#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint x_shape_0;
    uint x_shape_1;
    uint scale_length;
    uint shift_length;
    uint out_shape_0;
    uint out_shape_1;
};

[[max_total_threads_per_threadgroup(8)]]
kernel void layer_norm(
    device const float* x [[buffer(0)]],
    device const float* scale [[buffer(1)]],
    device const float* shift [[buffer(2)]],
    device float* out [[buffer(3)]],
    constant Scalars& scalars [[buffer(4)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    threadgroup float shared[24];
    const uint row = cube_pos.x;
    float own_count = 0.0f;
    float own_mean = 0.0f;
    float own_squares = 0.0f;
    for (uint k = unit_pos.x; k < scalars.x_shape_1; k += 8u) {
        const float v = row < scalars.x_shape_0 ? x[row * scalars.x_shape_1 + k] : 0.0f;
        own_count += 1.0f;
        const float delta = v - own_mean;
        own_mean += delta / own_count;
        own_squares += delta * (v - own_mean);
    }
    shared[unit_pos.x] = own_count;
    const uint i = 8u + unit_pos.x;
    shared[i] = own_mean;
    const uint i_1 = 16u + unit_pos.x;
    shared[i_1] = own_squares;
    threadgroup_barrier(mem_flags::mem_threadgroup);
    const uint other = (unit_pos.x + 4u) % 8u;
    const float v = shared[other];
    const float count = own_count + v;
    if (count == 0.0f) {
        own_count = 0.0f;
        own_mean = 0.0f;
        own_squares = 0.0f;
    } else {
        const float delta = shared[8u + other] - own_mean;
        const float share = v / count;
        const float v_1 = own_squares + shared[16u + other] + delta * delta * own_count * share;
        own_count = count;
        own_mean += delta * share;
        own_squares = v_1;
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    shared[unit_pos.x] = own_count;
    shared[i] = own_mean;
    shared[i_1] = own_squares;
    threadgroup_barrier(mem_flags::mem_threadgroup);
    const uint other_1 = (unit_pos.x + 2u) % 8u;
    const float v_1 = shared[other_1];
    const float count_1 = own_count + v_1;
    if (count_1 == 0.0f) {
        own_count = 0.0f;
        own_mean = 0.0f;
        own_squares = 0.0f;
    } else {
        const float delta = shared[8u + other_1] - own_mean;
        const float share = v_1 / count_1;
        const float v_2 = own_squares + shared[16u + other_1] + delta * delta * own_count * share;
        own_count = count_1;
        own_mean += delta * share;
        own_squares = v_2;
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    shared[unit_pos.x] = own_count;
    shared[i] = own_mean;
    shared[i_1] = own_squares;
    threadgroup_barrier(mem_flags::mem_threadgroup);
    const uint other_2 = (unit_pos.x + 1u) % 8u;
    const float v_2 = shared[other_2];
    const float count_2 = own_count + v_2;
    if (count_2 == 0.0f) {
        own_count = 0.0f;
        own_mean = 0.0f;
        own_squares = 0.0f;
    } else {
        const float delta = shared[8u + other_2] - own_mean;
        const float share = v_2 / count_2;
        const float v_3 = own_squares + shared[16u + other_2] + delta * delta * own_count * share;
        own_count = count_2;
        own_mean += delta * share;
        own_squares = v_3;
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    const float moments_count = own_count;
    const float moments_mean = own_mean;
    const float moments_squares = own_squares;
    const float inverse = rsqrt(moments_squares / moments_count + 1e-5f);
    const uint last = scalars.x_shape_1 - 1u;
    const bool fits = row < scalars.x_shape_0 && row < scalars.out_shape_0
        && last < scalars.scale_length && last < scalars.shift_length;
    const bool fits_1 = fits && last < scalars.out_shape_1;
    if (fits_1) {
        for (uint k = unit_pos.x; k < scalars.x_shape_1; k += 8u) {
            const float normal = (x[row * scalars.x_shape_1 + k] - moments_mean) * inverse;
            out[row * scalars.out_shape_1 + k] = normal * scale[k] + shift[k];
        }
    } else {
        for (uint k = unit_pos.x; k < scalars.x_shape_1; k += 8u) {
            const float normal = ((row < scalars.x_shape_0 ? x[row * scalars.x_shape_1 + k] : 0.0f)
                - moments_mean) * inverse;
            if (row < scalars.out_shape_0 && k < scalars.out_shape_1) {
                out[row * scalars.out_shape_1 + k] = normal
                    * (k < scalars.scale_length ? scale[k] : 0.0f)
                    + (k < scalars.shift_length ? shift[k] : 0.0f);
            }
        }
    }
}
