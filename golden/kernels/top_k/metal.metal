#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint x_shape_0;
    uint x_shape_1;
    uint values_shape_0;
    uint values_shape_1;
    uint places_shape_0;
    uint places_shape_1;
};

[[max_total_threads_per_threadgroup(256)]]
kernel void top_k(
    device const float* x [[buffer(0)]],
    device float* values [[buffer(1)]],
    device int* places [[buffer(2)]],
    constant Scalars& scalars [[buffer(3)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint row = cube_pos.x * 256u + unit_pos.x;
    if (row >= scalars.x_shape_0) {
        return;
    }
    float best[3] = {-3.402823466e38f, -3.402823466e38f, -3.402823466e38f};
    int where[3] = {-1, -1, -1};
    for (int column = 0; column < int(scalars.x_shape_1); ++column) {
        float value = x[row * scalars.x_shape_1 + uint(column)];
        int place = column;
        if (value > best[0] || (value == best[0] && place < where[0])) {
            const float v = best[0];
            best[0] = value;
            value = v;
            const int v_1 = where[0];
            where[0] = place;
            place = v_1;
        }
        if (value > best[1] || (value == best[1] && place < where[1])) {
            const float v = best[1];
            best[1] = value;
            value = v;
            const int v_1 = where[1];
            where[1] = place;
            place = v_1;
        }
        if (value > best[2] || (value == best[2] && place < where[2])) {
            best[2] = value;
            where[2] = place;
        }
    }
    const uint start = row * scalars.values_shape_1;
    if (row < scalars.values_shape_0 && scalars.values_shape_1 > 0u) {
        values[start] = best[0];
    }
    const uint start_1 = row * scalars.places_shape_1;
    if (row < scalars.places_shape_0 && scalars.places_shape_1 > 0u) {
        places[start_1] = where[0];
    }
    if (row < scalars.values_shape_0 && scalars.values_shape_1 > 1u) {
        values[start + 1u] = best[1];
    }
    if (row < scalars.places_shape_0 && scalars.places_shape_1 > 1u) {
        places[start_1 + 1u] = where[1];
    }
    if (row < scalars.values_shape_0 && scalars.values_shape_1 > 2u) {
        values[start + 2u] = best[2];
    }
    if (row < scalars.places_shape_0 && scalars.places_shape_1 > 2u) {
        places[start_1 + 2u] = where[2];
    }
}
