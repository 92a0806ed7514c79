extern "C" __global__ void __launch_bounds__(64) particles(
    unsigned int* __restrict__ system,
    float* __restrict__ energy,
    float dt,
    unsigned int system_length,
    unsigned int energy_length) {
    const unsigned int i = blockIdx.x * 64u + threadIdx.x;
    const unsigned int start = i * 5u;
    const float particle_place_x = __uint_as_float(i < system_length ? system[start] : 0u);
    const float particle_place_y = __uint_as_float(i < system_length ? system[start + 1u] : 0u);
    const float particle_speed_x = __uint_as_float(i < system_length ? system[start + 2u] : 0u);
    const float particle_speed_y = __uint_as_float(i < system_length ? system[start + 3u] : 0u);
    if (i < system_length) {
        system[start] = __float_as_uint(particle_place_x + particle_speed_x * dt);
        system[start + 1u] = __float_as_uint(particle_place_y + particle_speed_y * dt);
    }
    const float p_place_x = __uint_as_float(i < system_length ? system[start] : 0u);
    const float p_speed_x = __uint_as_float(i < system_length ? system[start + 2u] : 0u);
    const float p_speed_y = __uint_as_float(i < system_length ? system[start + 3u] : 0u);
    if (p_place_x < 0.0f || p_place_x > 1.0f) {
        const float particle_speed_x_1 = __uint_as_float(i < system_length ? system[start + 2u]
            : 0u);
        if (i < system_length) {
            system[start + 2u] = __float_as_uint(particle_speed_x_1 * -1.0f);
            system[start + 4u] += 1u;
        }
    }
    if (i < energy_length) {
        energy[i] = 0.5f * (p_speed_x * p_speed_x + p_speed_y * p_speed_y);
    }
}
