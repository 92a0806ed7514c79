#include <metal_stdlib>
using namespace metal;

struct Scalars {
    float dt;
    uint system_length;
    uint energy_length;
};

[[max_total_threads_per_threadgroup(64)]]
kernel void particles(
    device uint* system [[buffer(0)]],
    device float* energy [[buffer(1)]],
    constant Scalars& scalars [[buffer(2)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint i = cube_pos.x * 64u + unit_pos.x;
    const uint start = i * 5u;
    const float particle_place_x = as_type<float>(i < scalars.system_length ? system[start] : 0u);
    const float particle_place_y = as_type<float>(i < scalars.system_length ? system[start + 1u]
        : 0u);
    const float particle_speed_x = as_type<float>(i < scalars.system_length ? system[start + 2u]
        : 0u);
    const float particle_speed_y = as_type<float>(i < scalars.system_length ? system[start + 3u]
        : 0u);
    if (i < scalars.system_length) {
        system[start] = as_type<uint>(particle_place_x + particle_speed_x * scalars.dt);
        system[start + 1u] = as_type<uint>(particle_place_y + particle_speed_y * scalars.dt);
    }
    const float p_place_x = as_type<float>(i < scalars.system_length ? system[start] : 0u);
    const float p_speed_x = as_type<float>(i < scalars.system_length ? system[start + 2u] : 0u);
    const float p_speed_y = as_type<float>(i < scalars.system_length ? system[start + 3u] : 0u);
    if (p_place_x < 0.0f || p_place_x > 1.0f) {
        const float particle_speed_x_1 = as_type<float>(i < scalars.system_length
            ? system[start + 2u] : 0u);
        if (i < scalars.system_length) {
            system[start + 2u] = as_type<uint>(particle_speed_x_1 * -1.0f);
            system[start + 4u] += 1u;
        }
    }
    if (i < scalars.energy_length) {
        energy[i] = 0.5f * (p_speed_x * p_speed_x + p_speed_y * p_speed_y);
    }
}
