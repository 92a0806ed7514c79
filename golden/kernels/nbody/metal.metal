#include <metal_stdlib>
using namespace metal;

struct Scalars {
    float dt;
    uint position_shape_0;
    uint position_shape_1;
    uint velocity_shape_0;
    uint velocity_shape_1;
    uint moved_shape_0;
    uint moved_shape_1;
};

[[max_total_threads_per_threadgroup(64)]]
kernel void nbody(
    device const float* position [[buffer(0)]],
    device float* velocity [[buffer(1)]],
    device float* moved [[buffer(2)]],
    constant Scalars& scalars [[buffer(3)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    threadgroup float tile[192];
    const uint body = cube_pos.x * 64u + unit_pos.x;
    const uint base = body * scalars.position_shape_1;
    const float px = body < scalars.position_shape_0 && scalars.position_shape_1 > 0u
        ? position[base] : 0.0f;
    const float py = body < scalars.position_shape_0 && scalars.position_shape_1 > 1u
        ? position[base + 1u] : 0.0f;
    const float pz = body < scalars.position_shape_0 && scalars.position_shape_1 > 2u
        ? position[base + 2u] : 0.0f;
    float ax = 0.0f;
    float ay = 0.0f;
    float az = 0.0f;
    for (uint start = 0; start < scalars.position_shape_0; start += 64u) {
        const uint v = start + unit_pos.x;
        const uint base_1 = v * scalars.position_shape_1;
        tile[unit_pos.x] = v < scalars.position_shape_0 && scalars.position_shape_1 > 0u
            ? position[base_1] : 0.0f;
        tile[64u + unit_pos.x] = v < scalars.position_shape_0 && scalars.position_shape_1 > 1u
            ? position[base_1 + 1u] : 0.0f;
        tile[128u + unit_pos.x] = v < scalars.position_shape_0 && scalars.position_shape_1 > 2u
            ? position[base_1 + 2u] : 0.0f;
        threadgroup_barrier(mem_flags::mem_threadgroup);
        for (uint k = 0; k < 64u; ++k) {
            if (start + k < scalars.position_shape_0) {
                const float dx = tile[k] - px;
                const float dy = tile[64u + k] - py;
                const float dz = tile[128u + k] - pz;
                const float inverse = rsqrt(fma(dx, dx, fma(dy, dy, fma(dz, dz, 0.01f))));
                const float pull = inverse * inverse * inverse;
                ax = fma(dx, pull, ax);
                ay = fma(dy, pull, ay);
                az = fma(dz, pull, az);
            }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup);
    }
    if (body < scalars.position_shape_0) {
        const uint base_1 = body * scalars.velocity_shape_1;
        const bool ok = body < scalars.velocity_shape_0 && scalars.velocity_shape_1 > 0u;
        const float vx = fma(ax, scalars.dt, ok ? velocity[base_1] : 0.0f);
        const bool ok_1 = body < scalars.velocity_shape_0 && scalars.velocity_shape_1 > 1u;
        const float vy = fma(ay, scalars.dt, ok_1 ? velocity[base_1 + 1u] : 0.0f);
        const bool ok_2 = body < scalars.velocity_shape_0 && scalars.velocity_shape_1 > 2u;
        const float vz = fma(az, scalars.dt, ok_2 ? velocity[base_1 + 2u] : 0.0f);
        if (ok) {
            velocity[base_1] = vx;
        }
        if (ok_1) {
            velocity[base_1 + 1u] = vy;
        }
        if (ok_2) {
            velocity[base_1 + 2u] = vz;
        }
        const uint base_2 = body * scalars.moved_shape_1;
        if (body < scalars.moved_shape_0 && scalars.moved_shape_1 > 0u) {
            moved[base_2] = fma(vx, scalars.dt, px);
        }
        if (body < scalars.moved_shape_0 && scalars.moved_shape_1 > 1u) {
            moved[base_2 + 1u] = fma(vy, scalars.dt, py);
        }
        if (body < scalars.moved_shape_0 && scalars.moved_shape_1 > 2u) {
            moved[base_2 + 2u] = fma(vz, scalars.dt, pz);
        }
    }
}
