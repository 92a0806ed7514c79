#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint pixels_length;
    uint out_length;
};

static inline uint f32_to_u32(float x) {
    return x >= 4294967296.0f ? 4294967295u : x > -1.0f ? uint(x) : 0u;
}

[[max_total_threads_per_threadgroup(256)]]
kernel void gray(
    device const uint* pixels [[buffer(0)]],
    device uint* out [[buffer(1)]],
    constant Scalars& scalars [[buffer(2)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint i = cube_pos.x * 256u + unit_pos.x;
    if (i < scalars.pixels_length) {
        const uint v = pixels[i];
        const uint4 bytes_ = uint4(v, v >> 8u, v >> 16u, v >> 24u) & 255u;
        const float4 color = float4(bytes_) / 255.0f;
        const float v_1 = color.x * 0.299f + color.y * 0.587f + color.z * 0.114f + color.w * 0.0f;
        const float4 v_2 = rint(float4(v_1, v_1, v_1, color.w) * 255.0f);
        const uint4 bytes_1 = uint4(f32_to_u32(v_2.x), f32_to_u32(v_2.y), f32_to_u32(v_2.z),
            f32_to_u32(v_2.w));
        if (i < scalars.out_length) {
            out[i] = bytes_1.x | (bytes_1.y << 8u) | (bytes_1.z << 16u) | (bytes_1.w << 24u);
        }
    }
}
