extern "C" __global__ void __launch_bounds__(64) noted_roots(
    const float* __restrict__ x,
    float* __restrict__ out,
    unsigned int* __restrict__ notes,
    unsigned int x_length,
    unsigned int out_length) {
    const unsigned int i = blockIdx.x * 64u + threadIdx.x;
    if (i < out_length) {
        const float v = i < x_length ? x[i] : 0.0f;
        if (!(v >= 0.0f)) {
            const unsigned int old = atomicCAS(&notes[0], 0u, 1u);
            if (old == 0u) {
                *(volatile unsigned int*)&notes[1] = i;
                *(volatile unsigned int*)&notes[2] = 0u;
                *(volatile unsigned int*)&notes[3] = 0u;
                *(volatile unsigned int*)&notes[4] = __float_as_uint(v);
                *(volatile unsigned int*)&notes[5] = i;
            }
        }
        if (v > 1000000.0f) {
            const unsigned int room = *(volatile unsigned int*)&notes[61];
            const unsigned int used = *(volatile unsigned int*)&notes[63];
            const unsigned int start = used < room ? atomicAdd(&notes[63], 3u) : 0u;
            if (used < room && start + 3u <= room) {
                *(volatile unsigned int*)&notes[start + 64u] = 2u;
                *(volatile unsigned int*)&notes[start + 65u] = i;
                *(volatile unsigned int*)&notes[start + 66u] = __float_as_uint(v);
            } else {
                atomicAdd(&notes[62], 1u);
            }
        }
        out[i] = powf(v, 0.5f);
    }
}
