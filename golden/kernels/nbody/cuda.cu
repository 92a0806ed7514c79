extern "C" __global__ void __launch_bounds__(64) nbody(
    const float* position,
    float* __restrict__ velocity,
    float* __restrict__ moved,
    float dt,
    unsigned int position_shape_0,
    unsigned int position_shape_1,
    unsigned int velocity_shape_0,
    unsigned int velocity_shape_1,
    unsigned int moved_shape_0,
    unsigned int moved_shape_1) {
    __shared__ float tile[192];
    const unsigned int body = blockIdx.x * 64u + threadIdx.x;
    const unsigned int base = body * position_shape_1;
    const float px = body < position_shape_0 && position_shape_1 > 0u ? position[base] : 0.0f;
    const float py = body < position_shape_0 && position_shape_1 > 1u ? position[base + 1u] : 0.0f;
    const float pz = body < position_shape_0 && position_shape_1 > 2u ? position[base + 2u] : 0.0f;
    float ax = 0.0f;
    float ay = 0.0f;
    float az = 0.0f;
    for (unsigned int start = 0; start < position_shape_0; start += 64u) {
        const unsigned int v = start + threadIdx.x;
        const unsigned int base_1 = v * position_shape_1;
        tile[threadIdx.x] = v < position_shape_0 && position_shape_1 > 0u ? position[base_1] : 0.0f;
        tile[64u + threadIdx.x] = v < position_shape_0 && position_shape_1 > 1u
            ? position[base_1 + 1u] : 0.0f;
        tile[128u + threadIdx.x] = v < position_shape_0 && position_shape_1 > 2u
            ? position[base_1 + 2u] : 0.0f;
        __syncthreads();
        for (unsigned int k = 0; k < 64u; ++k) {
            if (start + k < position_shape_0) {
                const float dx = tile[k] - px;
                const float dy = tile[64u + k] - py;
                const float dz = tile[128u + k] - pz;
                const float inverse = rsqrtf(fmaf(dx, dx, fmaf(dy, dy, fmaf(dz, dz, 0.01f))));
                const float pull = inverse * inverse * inverse;
                ax = fmaf(dx, pull, ax);
                ay = fmaf(dy, pull, ay);
                az = fmaf(dz, pull, az);
            }
        }
        __syncthreads();
    }
    if (body < position_shape_0) {
        const unsigned int base_1 = body * velocity_shape_1;
        const bool ok = body < velocity_shape_0 && velocity_shape_1 > 0u;
        const float vx = fmaf(ax, dt, ok ? velocity[base_1] : 0.0f);
        const bool ok_1 = body < velocity_shape_0 && velocity_shape_1 > 1u;
        const float vy = fmaf(ay, dt, ok_1 ? velocity[base_1 + 1u] : 0.0f);
        const bool ok_2 = body < velocity_shape_0 && velocity_shape_1 > 2u;
        const float vz = fmaf(az, dt, ok_2 ? velocity[base_1 + 2u] : 0.0f);
        if (ok) {
            velocity[base_1] = vx;
        }
        if (ok_1) {
            velocity[base_1 + 1u] = vy;
        }
        if (ok_2) {
            velocity[base_1 + 2u] = vz;
        }
        const unsigned int base_2 = body * moved_shape_1;
        if (body < moved_shape_0 && moved_shape_1 > 0u) {
            moved[base_2] = fmaf(vx, dt, px);
        }
        if (body < moved_shape_0 && moved_shape_1 > 1u) {
            moved[base_2 + 1u] = fmaf(vy, dt, py);
        }
        if (body < moved_shape_0 && moved_shape_1 > 2u) {
            moved[base_2 + 2u] = fmaf(vz, dt, pz);
        }
    }
}
