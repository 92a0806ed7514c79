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
    const uint index = i * 5u;
    const float particle_place_x = as_type<float>(i < scalars.system_length ? system[index] : 0u);
    const uint v = index + 1u;
    const float particle_place_y = as_type<float>(i < scalars.system_length ? system[v] : 0u);
    const uint v_1 = index + 2u;
    const float particle_speed_x = as_type<float>(i < scalars.system_length ? system[v_1] : 0u);
    const uint v_2 = index + 3u;
    const float particle_speed_y = as_type<float>(i < scalars.system_length ? system[v_2] : 0u);
    if (i < scalars.system_length) {
        system[index] = as_type<uint>(particle_place_x + particle_speed_x * scalars.dt);
        system[v] = as_type<uint>(particle_place_y + particle_speed_y * scalars.dt);
    }
    const float p_place_x = as_type<float>(i < scalars.system_length ? system[index] : 0u);
    const float p_speed_x = as_type<float>(i < scalars.system_length ? system[v_1] : 0u);
    const float p_speed_y = as_type<float>(i < scalars.system_length ? system[v_2] : 0u);
    if (p_place_x < 0.0f || p_place_x > 1.0f) {
        const float particle_speed_x_1 = as_type<float>(i < scalars.system_length ? system[v_1]
            : 0u);
        if (i < scalars.system_length) {
            system[v_1] = as_type<uint>(particle_speed_x_1 * -1.0f);
            system[index + 4u] += 1u;
        }
    }
    if (i < scalars.energy_length) {
        energy[i] = 0.5f * (p_speed_x * p_speed_x + p_speed_y * p_speed_y);
    }
}
