#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint start_length;
    uint roots_length;
    uint steps_length;
};

[[max_total_threads_per_threadgroup(256)]]
kernel void newton(
    device const float* start [[buffer(0)]],
    device float* roots [[buffer(1)]],
    device int* steps [[buffer(2)]],
    constant Scalars& scalars [[buffer(3)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint i = cube_pos.x * 256u + unit_pos.x;
    if (i >= scalars.start_length) {
        return;
    }
    float x = start[i];
    bool broke = false;
    for (int step_ = 0; step_ < 50; ++step_) {
        const float v = x * 0.0f;
        float value = v;
        float slope = v;
        slope = slope * x + value;
        value = value * x + 1.0f;
        slope = slope * x + value;
        value = value * x - 6.0f;
        slope = slope * x + value;
        value = value * x + 11.0f;
        slope = slope * x + value;
        value = value * x - 6.0f;
        if (fabs(value) <= 1e-5f) {
            if (i < scalars.steps_length) {
                steps[i] = step_;
            }
            broke = true;
            break;
        } else if (slope == 0.0f) {
            if (i < scalars.steps_length) {
                steps[i] = -1;
            }
            broke = true;
            break;
        } else {
            x -= value / slope;
        }
    }
    if (!broke && i < scalars.steps_length) {
        steps[i] = 50;
    }
    if (i < scalars.roots_length) {
        roots[i] = x;
    }
}
