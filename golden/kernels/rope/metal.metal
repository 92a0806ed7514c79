#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint offset;
    uint x_shape_0;
    uint x_shape_1;
    uint x_shape_2;
};

[[max_total_threads_per_threadgroup(128)]]
kernel void rope(
    device float* x [[buffer(0)]],
    constant Scalars& scalars [[buffer(1)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint pair = cube_pos.x * 32u + unit_pos.x;
    const uint head = cube_pos.y * 2u + unit_pos.y;
    const uint place = cube_pos.z * 2u + unit_pos.z;
    const uint half_ = scalars.x_shape_2 / 2u;
    if (pair >= half_ || head >= scalars.x_shape_1 || place >= scalars.x_shape_0) {
        return;
    }
    const float frequency = exp2(-13.287712f * float(pair) / float(half_));
    const uint second = pair + half_;
    const uint v = place * scalars.x_shape_1 * scalars.x_shape_2 + head * scalars.x_shape_2;
    const uint v_1 = v + pair;
    const float v_2 = x[v_1];
    const uint v_3 = v + second;
    const float v_4 = second < scalars.x_shape_2 ? x[v_3] : 0.0f;
    const float v_5 = float(place + scalars.offset) * frequency;
    const float c = cos(v_5);
    const float s = sin(v_5);
    const float a = v_2 * c - v_4 * s;
    const float b = v_2 * s + v_4 * c;
    x[v_1] = a;
    if (second < scalars.x_shape_2) {
        x[v_3] = b;
    }
}
