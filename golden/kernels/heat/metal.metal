#include <metal_stdlib>
using namespace metal;

struct Scalars {
    float rate;
    uint now_shape_0;
    uint now_shape_1;
    uint now_shape_2;
    uint after_shape_0;
    uint after_shape_1;
    uint after_shape_2;
};

[[max_total_threads_per_threadgroup(128)]]
kernel void heat(
    device const float* now [[buffer(0)]],
    device float* after [[buffer(1)]],
    constant Scalars& scalars [[buffer(2)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint x = cube_pos.x * 8u + unit_pos.x;
    const uint y = cube_pos.y * 4u + unit_pos.y;
    const uint z = cube_pos.z * 4u + unit_pos.z;
    if (x >= scalars.now_shape_2 || y >= scalars.now_shape_1 || z >= scalars.now_shape_0) {
        return;
    }
    const uint v = scalars.now_shape_1 * scalars.now_shape_2;
    const uint v_1 = z * v;
    const uint v_2 = y * scalars.now_shape_2;
    const uint start = v_1 + v_2;
    const float here = now[start + x];
    if (x == 0u || x == scalars.now_shape_2 - 1u || y == 0u || y == scalars.now_shape_1 - 1u
        || z == 0u || z == scalars.now_shape_0 - 1u) {
        if (z < scalars.after_shape_0 && y < scalars.after_shape_1 && x < scalars.after_shape_2) {
            after[z * scalars.after_shape_1 * scalars.after_shape_2 + y * scalars.after_shape_2 + x] = here;
        }
        return;
    }
    const uint v_3 = x - 1u;
    const uint v_4 = x + 1u;
    const float around = (v_3 < scalars.now_shape_2 ? now[start + v_3] : 0.0f)
        + (v_4 < scalars.now_shape_2 ? now[start + v_4] : 0.0f);
    const uint v_5 = y - 1u;
    const uint v_6 = y + 1u;
    const float around_1 = around
        + ((v_5 < scalars.now_shape_1 ? now[v_1 + v_5 * scalars.now_shape_2 + x] : 0.0f)
        + (v_6 < scalars.now_shape_1 ? now[v_1 + v_6 * scalars.now_shape_2 + x] : 0.0f));
    const uint v_7 = z - 1u;
    const uint v_8 = z + 1u;
    const float around_2 = around_1
        + ((v_7 < scalars.now_shape_0 ? now[v_7 * v + v_2 + x] : 0.0f)
        + (v_8 < scalars.now_shape_0 ? now[v_8 * v + v_2 + x] : 0.0f));
    if (z < scalars.after_shape_0 && y < scalars.after_shape_1 && x < scalars.after_shape_2) {
        after[z * scalars.after_shape_1 * scalars.after_shape_2 + y * scalars.after_shape_2 + x] =
            here + scalars.rate * (around_2 - 6.0f * here);
    }
}
