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
            const unsigned int i = (unsigned int)k * spheres_shape_1;
            const float to_x = (0u < spheres_shape_1 ? spheres[i] : 0.0f) - ray_origin_x;
            const float to_y = (1u < spheres_shape_1 ? spheres[i + 1u] : 0.0f) - ray_origin_y;
            const float to_z = (2u < spheres_shape_1 ? spheres[i + 2u] : 0.0f) - ray_origin_z;
            const float along = to_x * 0.0f + to_y * 0.0f + to_z;
            const float off = to_x * to_x + to_y * to_y + to_z * to_z - along * along;
            const unsigned int v = i + 3u;
            const float inside = (3u < spheres_shape_1 ? spheres[v] : 0.0f)
                * (3u < spheres_shape_1 ? spheres[v] : 0.0f) - off;
            if (inside <= 0.0f) {
                continue;
            }
            const float distance = along - sqrtf(inside);
            if (distance > 0.0f && distance < hit_distance) {
                hit_distance = distance;
                hit_sphere = k;
            }
        }
        float point_z;
        if (hit_sphere < 0) {
            point_z = ray_origin_z;
        } else {
            point_z = ray_origin_z + hit_distance;
        }
        const unsigned int i = pixel * out_shape_1;
        if (0u < out_shape_1) {
            out[i] = point_z;
        }
        if (1u < out_shape_1) {
            out[i + 1u] = (float)hit_sphere;
        }
    }
}
