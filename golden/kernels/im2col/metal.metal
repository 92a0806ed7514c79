#include <metal_stdlib>
using namespace metal;

struct Scalars {
    int across;
    uint picture_shape_0;
    uint picture_shape_1;
    uint picture_shape_2;
    uint columns_shape_0;
    uint columns_shape_1;
};

[[max_total_threads_per_threadgroup(256)]]
kernel void im2col(
    device const float* picture [[buffer(0)]],
    device float* columns [[buffer(1)]],
    constant Scalars& scalars [[buffer(2)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint absolute_pos = cube_pos.x * 256u + unit_pos.x;
    const uint v = max(scalars.columns_shape_1, 1u);
    const uint place = absolute_pos % v;
    const uint line = scalars.columns_shape_1 == 0u ? 0u : absolute_pos / v;
    if (line >= scalars.columns_shape_0) {
        return;
    }
    const int v_1 = int(line);
    const int channel = v_1 / 9;
    const int tap = v_1 % 9;
    const int down = tap / 3;
    const int right = tap % 3;
    const int v_2 = int(place);
    const int v_3 = scalars.across + 1u <= 1u ? 1 : scalars.across;
    const int v_4 = v_2 / v_3;
    const int v_5 = int(v_2 - uint(v_4) * v_3);
    const int v_6 = scalars.across == -1 ? int(0u - v_2)
        : (v_5 != 0 && (v_5 ^ scalars.across) < 0 ? int(v_4 - 1u) : v_4);
    const int y = scalars.across == 0 ? 0 : v_6;
    const int v_7 = v_2 % v_3;
    const int x = v_7 != 0 && (v_7 ^ scalars.across) < 0 ? int(uint(v_7) + scalars.across) : v_7;
    const int source_y = int(y - 1u + down);
    const int source_x = int(x - 1u + right);
    const uint channel_1 = uint(channel);
    const uint source_y_1 = uint(source_y);
    const uint start = channel_1 * scalars.picture_shape_1 * scalars.picture_shape_2
        + source_y_1 * scalars.picture_shape_2;
    const uint source_x_1 = uint(source_x);
    const bool ok = channel_1 < scalars.picture_shape_0 && source_y_1 < scalars.picture_shape_1
        && source_x_1 < scalars.picture_shape_2;
    if (place < scalars.columns_shape_1) {
        columns[line * scalars.columns_shape_1 + place] = ok ? picture[start + source_x_1] : 0.0f;
    }
}
