#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint x_shape_0;
    uint x_shape_1;
    uint x_shape_2;
    uint x_shape_3;
    uint weight_shape_0;
    uint weight_shape_1;
    uint weight_shape_2;
    uint weight_shape_3;
    uint bias_length;
    uint out_shape_0;
    uint out_shape_1;
    uint out_shape_2;
    uint out_shape_3;
};

[[max_total_threads_per_threadgroup(64)]]
kernel void conv2d(
    device const float* x [[buffer(0)]],
    device const float* weight [[buffer(1)]],
    device const float* bias [[buffer(2)]],
    device float* out [[buffer(3)]],
    constant Scalars& scalars [[buffer(4)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const int channels = int(scalars.weight_shape_0);
    const int column = int(cube_pos.x * 16u + unit_pos.x);
    const int row = int(cube_pos.y * 4u + unit_pos.y);
    const int v = int(cube_pos.z);
    const int v_1 = max(channels, 1);
    const int sample = channels == 0 ? 0 : v / v_1;
    const int channel = v % v_1;
    if (row >= int(scalars.out_shape_2) || column >= int(scalars.out_shape_3)
        || sample >= int(scalars.out_shape_0)) {
        return;
    }
    const int inner = int(scalars.weight_shape_1);
    const int v_2 = channels >> 1;
    const int first = int(uint(v_2 == 0 ? 0 : channel / max(v_2, 1)) * inner);
    const uint channel_1 = uint(channel);
    float total = channel_1 < scalars.bias_length ? bias[channel_1] : 0.0f;
    for (int c = 0; c < inner; ++c) {
        for (int down = 0; down < int(scalars.weight_shape_2); ++down) {
            for (int right = 0; right < int(scalars.weight_shape_3); ++right) {
                const int y = int(uint(row) + down - 1);
                const int z = int(uint(column) + right - 1);
                const uint sample_1 = uint(sample);
                const uint v_3 = scalars.x_shape_2 * scalars.x_shape_3;
                const uint v_4 = uint(first) + c;
                const uint y_1 = uint(y);
                const uint z_1 = uint(z);
                const bool ok = sample_1 < scalars.x_shape_0 && v_4 < scalars.x_shape_1
                    && y_1 < scalars.x_shape_2 && z_1 < scalars.x_shape_3;
                const float v_5 = ok
                    ? x[sample_1 * scalars.x_shape_1 * v_3 + v_4 * v_3 + y_1 * scalars.x_shape_3
                    + z_1] : 0.0f;
                const uint v_6 = scalars.weight_shape_2 * scalars.weight_shape_3;
                const uint start = channel_1 * scalars.weight_shape_1 * v_6 + uint(c) * v_6
                    + uint(down) * scalars.weight_shape_3;
                total += v_5
                    * (channel_1 < scalars.weight_shape_0 ? weight[start + uint(right)] : 0.0f);
            }
        }
    }
    const uint v_3 = scalars.out_shape_2 * scalars.out_shape_3;
    const uint start = uint(sample) * scalars.out_shape_1 * v_3 + channel_1 * v_3
        + uint(row) * scalars.out_shape_3;
    if (channel_1 < scalars.out_shape_1) {
        out[start + uint(column)] = total;
    }
}
