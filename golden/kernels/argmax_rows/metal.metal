#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint x_shape_0;
    uint x_shape_1;
    uint values_length;
    uint places_length;
};

[[max_total_threads_per_threadgroup(64)]]
kernel void argmax_rows(
    device const float* x [[buffer(0)]],
    device float* values [[buffer(1)]],
    device uint* places [[buffer(2)]],
    constant Scalars& scalars [[buffer(3)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    threadgroup float shared_values[64];
    threadgroup uint shared_places[64];
    const uint row = cube_pos.x;
    const uint unit = unit_pos.x;
    float best_value = -3.402823466e38f;
    uint best_place = 0u;
    for (uint column = unit; column < scalars.x_shape_1; column += 64u) {
        const float v = row < scalars.x_shape_0 ? x[row * scalars.x_shape_1 + column] : 0.0f;
        if (v > best_value || (v == best_value && column < best_place)) {
            best_value = v;
            best_place = column;
        }
    }
    shared_values[unit] = best_value;
    shared_places[unit] = best_place;
    threadgroup_barrier(mem_flags::mem_threadgroup);
    if (unit < 32u) {
        const float other_value = shared_values[unit + 32u];
        const uint other_place = shared_places[unit + 32u];
        if (other_value > best_value || (other_value == best_value && other_place < best_place)) {
            best_value = other_value;
            best_place = other_place;
        }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    shared_values[unit] = best_value;
    shared_places[unit] = best_place;
    threadgroup_barrier(mem_flags::mem_threadgroup);
    if (unit < 16u) {
        const float other_value = shared_values[unit + 16u];
        const uint other_place = shared_places[unit + 16u];
        if (other_value > best_value || (other_value == best_value && other_place < best_place)) {
            best_value = other_value;
            best_place = other_place;
        }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    shared_values[unit] = best_value;
    shared_places[unit] = best_place;
    threadgroup_barrier(mem_flags::mem_threadgroup);
    if (unit < 8u) {
        const float other_value = shared_values[unit + 8u];
        const uint other_place = shared_places[unit + 8u];
        if (other_value > best_value || (other_value == best_value && other_place < best_place)) {
            best_value = other_value;
            best_place = other_place;
        }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    shared_values[unit] = best_value;
    shared_places[unit] = best_place;
    threadgroup_barrier(mem_flags::mem_threadgroup);
    if (unit < 4u) {
        const float other_value = shared_values[unit + 4u];
        const uint other_place = shared_places[unit + 4u];
        if (other_value > best_value || (other_value == best_value && other_place < best_place)) {
            best_value = other_value;
            best_place = other_place;
        }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    shared_values[unit] = best_value;
    shared_places[unit] = best_place;
    threadgroup_barrier(mem_flags::mem_threadgroup);
    if (unit < 2u) {
        const float other_value = shared_values[unit + 2u];
        const uint other_place = shared_places[unit + 2u];
        if (other_value > best_value || (other_value == best_value && other_place < best_place)) {
            best_value = other_value;
            best_place = other_place;
        }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    shared_values[unit] = best_value;
    shared_places[unit] = best_place;
    threadgroup_barrier(mem_flags::mem_threadgroup);
    if (unit < 1u) {
        const float other_value = shared_values[unit + 1u];
        const uint other_place = shared_places[unit + 1u];
        if (other_value > best_value || (other_value == best_value && other_place < best_place)) {
            best_value = other_value;
            best_place = other_place;
        }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    if (unit == 0u) {
        if (row < scalars.values_length) {
            values[row] = best_value;
        }
        if (row < scalars.places_length) {
            places[row] = best_place;
        }
    }
}
