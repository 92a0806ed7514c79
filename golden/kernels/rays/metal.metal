#include <metal_stdlib>
using namespace metal;

struct Scalars {
    float camera_eye_x;
    float camera_eye_y;
    float camera_eye_z;
    float camera_spacing;
    uint spheres_shape_0;
    uint spheres_shape_1;
    uint out_shape_0;
    uint out_shape_1;
};

[[max_total_threads_per_threadgroup(64)]]
kernel void rays(
    device const float* spheres [[buffer(0)]],
    device float* out [[buffer(1)]],
    constant Scalars& scalars [[buffer(2)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint pixel = cube_pos.x * 64u + unit_pos.x;
    if (pixel < scalars.out_shape_0) {
        const float across = float(pixel % 4u) * scalars.camera_spacing;
        const float up = float(pixel / 4u) * scalars.camera_spacing;
        const float ray_origin_x = scalars.camera_eye_x + across;
        const float ray_origin_y = scalars.camera_eye_y + up;
        const float ray_origin_z = scalars.camera_eye_z + 0.0f;
        float hit_distance = 1e30f;
        int hit_sphere = -1;
        for (int k = 0; k < int(scalars.spheres_shape_0); ++k) {
            const uint start = uint(k) * scalars.spheres_shape_1;
            const float to_x = (scalars.spheres_shape_1 > 0u ? spheres[start] : 0.0f)
                - ray_origin_x;
            const float to_y = (scalars.spheres_shape_1 > 1u ? spheres[start + 1u] : 0.0f)
                - ray_origin_y;
            const float to_z = (scalars.spheres_shape_1 > 2u ? spheres[start + 2u] : 0.0f)
                - ray_origin_z;
            const float along = to_x * 0.0f + to_y * 0.0f + to_z;
            const float off = to_x * to_x + to_y * to_y + to_z * to_z - along * along;
            const float v = scalars.spheres_shape_1 > 3u ? spheres[start + 3u] : 0.0f;
            const float inside = v * v - off;
            if (inside <= 0.0f) {
                continue;
            }
            const float distance_ = along - sqrt(inside);
            if (distance_ > 0.0f && distance_ < hit_distance) {
                hit_distance = distance_;
                hit_sphere = k;
            }
        }
        const float point_z = hit_sphere < 0 ? ray_origin_z : ray_origin_z + hit_distance;
        const uint start = pixel * scalars.out_shape_1;
        if (scalars.out_shape_1 > 0u) {
            out[start] = point_z;
        }
        if (scalars.out_shape_1 > 1u) {
            out[start + 1u] = float(hit_sphere);
        }
    }
}
