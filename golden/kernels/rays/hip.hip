extern "C" __global__ void __launch_bounds__(64) rays(
    const float* __restrict__ spheres,
    float* __restrict__ out,
    float camera_eye_x,
    float camera_eye_y,
    float camera_eye_z,
    float camera_spacing,
    unsigned int spheres_shape_0,
    unsigned int spheres_shape_1,
    unsigned int out_shape_0,
    unsigned int out_shape_1) {
    const unsigned int pixel = blockIdx.x * 64u + threadIdx.x;
    if (pixel < out_shape_0) {
        const float across = (float)(pixel % 4u) * camera_spacing;
        const float up = (float)(pixel / 4u) * camera_spacing;
        const float ray_origin_x = camera_eye_x + across;
        const float ray_origin_y = camera_eye_y + up;
        const float ray_origin_z = camera_eye_z + 0.0f;
        float hit_distance = 1e30f;
        int hit_sphere = -1;
        for (int k = 0; k < (int)spheres_shape_0; ++k) {
            const unsigned int start = (unsigned int)k * spheres_shape_1;
            const float to_x = (spheres_shape_1 > 0u ? spheres[start] : 0.0f) - ray_origin_x;
            const float to_y = (spheres_shape_1 > 1u ? spheres[start + 1u] : 0.0f) - ray_origin_y;
            const float to_z = (spheres_shape_1 > 2u ? spheres[start + 2u] : 0.0f) - ray_origin_z;
            const float along = to_x * 0.0f + to_y * 0.0f + to_z;
            const float off = to_x * to_x + to_y * to_y + to_z * to_z - along * along;
            const float v = spheres_shape_1 > 3u ? spheres[start + 3u] : 0.0f;
            const float inside = v * v - off;
            if (inside <= 0.0f) {
                continue;
            }
            const float distance = along - sqrtf(inside);
            if (distance > 0.0f && distance < hit_distance) {
                hit_distance = distance;
                hit_sphere = k;
            }
        }
        const float point_z = hit_sphere < 0 ? ray_origin_z : ray_origin_z + hit_distance;
        const unsigned int start = pixel * out_shape_1;
        if (out_shape_1 > 0u) {
            out[start] = point_z;
        }
        if (out_shape_1 > 1u) {
            out[start + 1u] = (float)hit_sphere;
        }
    }
}
