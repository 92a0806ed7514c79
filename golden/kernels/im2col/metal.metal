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
    const uint v = cube_pos.x * 256u + unit_pos.x;
    const uint v_1 = max(scalars.columns_shape_1, 1u);
    const uint place = v % v_1;
    const uint line = scalars.columns_shape_1 == 0u ? 0u : v / v_1;
    if (line >= scalars.columns_shape_0) {
        return;
    }
    const int v_2 = int(line);
    const int v_3 = v_2 / 9;
    const int channel = int(v_2 - v_3 * 9u) < 0 ? int(v_3 - 1u) : v_3;
    const int v_4 = v_2 % 9;
    const int tap = v_4 < 0 ? int(v_4 + 9u) : v_4;
    const int v_5 = tap / 3;
    const int down = int(tap - v_5 * 3u) < 0 ? int(v_5 - 1u) : v_5;
    const int v_6 = tap % 3;
    const int right = v_6 < 0 ? int(v_6 + 3u) : v_6;
    const int v_7 = int(place);
    const int v_8 = scalars.across + 1u <= 1u ? 1 : scalars.across;
    const int v_9 = v_7 / v_8;
    const int v_10 = int(v_7 - uint(v_9) * v_8);
    const int v_11 = scalars.across == -1 ? int(0u - v_7)
        : (v_10 != 0 && (v_10 ^ scalars.across) < 0 ? int(v_9 - 1u) : v_9);
    const int y = scalars.across == 0 ? 0 : v_11;
    const int v_12 = v_7 % v_8;
    const int x = v_12 != 0 && (v_12 ^ scalars.across) < 0 ? int(uint(v_12) + scalars.across)
        : v_12;
    const int source_y = int(y - 1u + down);
    const int source_x = int(x - 1u + right);
    const uint channel_1 = uint(channel);
    const uint source_y_1 = uint(source_y);
    const uint v_13 = channel_1 * scalars.picture_shape_1 * scalars.picture_shape_2
        + source_y_1 * scalars.picture_shape_2;
    const uint source_x_1 = uint(source_x);
    const bool ok = channel_1 < scalars.picture_shape_0 && source_y_1 < scalars.picture_shape_1
        && source_x_1 < scalars.picture_shape_2;
    if (place < scalars.columns_shape_1) {
        columns[line * scalars.columns_shape_1 + place] = ok ? picture[v_13 + source_x_1] : 0.0f;
    }
}
