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
    const uint start = place * scalars.x_shape_1 * scalars.x_shape_2 + head * scalars.x_shape_2;
    const uint i = start + pair;
    const float v = x[i];
    const uint i_1 = start + second;
    const float v_1 = second < scalars.x_shape_2 ? x[i_1] : 0.0f;
    const float v_2 = float(place + scalars.offset) * frequency;
    const float c = cos(v_2);
    const float s = sin(v_2);
    const float a = v * c - v_1 * s;
    const float b = v * s + v_1 * c;
    x[i] = a;
    if (second < scalars.x_shape_2) {
        x[i_1] = b;
    }
}
