#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint out_length;
};

[[max_total_threads_per_threadgroup(256)]]
kernel void div_ceil_kernel(
    device const int* x [[buffer(0)]],
    device const int* y [[buffer(1)]],
    device int* out [[buffer(2)]],
    constant Scalars& scalars [[buffer(3)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint i = cube_pos.x * 256u + unit_pos.x;
    if (i < scalars.out_length) {
        const int v = x[i];
        const int v_1 = y[i];
        const int v_2 = v_1 + 1u <= 1u ? 1 : v_1;
        const int v_3 = v / v_2;
        const int v_4 = int(v - uint(v_3) * v_2);
        out[i] = v_1 == 0 ? 0
            : (v_1 == -1 ? int(0u - v) : (v_4 != 0 && (v_4 ^ v_1) >= 0 ? int(v_3 + 1u) : v_3));
    }
}
