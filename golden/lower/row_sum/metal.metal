#include <metal_stdlib>
using namespace metal;

struct Scalars {
    float slope;
    uint x_shape_1;
    uint out_length;
};

[[max_total_threads_per_threadgroup(256)]]
kernel void row_sum(
    device const float* x [[buffer(0)]],
    device float* out [[buffer(1)]],
    constant Scalars& scalars [[buffer(2)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    threadgroup float tile[256];
    const uint row = cube_pos.x;
    const uint u = unit_pos.x;
    float acc = 0.0f;
    int count = 0;
    for (uint k = u; k < scalars.x_shape_1; k += 256u) {
        const float v = x[row * scalars.x_shape_1 + k];
        if (v > 0.0f) {
            acc += v;
        } else if (v > -100.0f) {
            acc = fma(v, scalars.slope, acc);
        } else {
            acc -= 1.0f;
            count += 1u;
        }
    }
    tile[u] = acc;
    threadgroup_barrier(mem_flags::mem_threadgroup);
    uint step_ = 128u;
    while (step_ > 0u) {
        if (u < step_) {
            tile[u] += tile[u + step_];
        }
        threadgroup_barrier(mem_flags::mem_threadgroup);
        step_ >>= 1u;
    }
    const float total = simd_sum(tile[0]);
    if (u == 0u && row < scalars.out_length) {
        out[row] = total + float(count);
    }
}
