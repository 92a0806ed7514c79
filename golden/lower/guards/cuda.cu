extern "C" __global__ void __launch_bounds__(64) guards(
    const float* x,
    float* __restrict__ y,
    unsigned int* __restrict__ hits,
    unsigned int x_extent,
    unsigned int y_length,
    unsigned int hits_length) {
    const unsigned int i = threadIdx.y * 32u + threadIdx.x;
    if (i < y_length) {
        y[i] += i < x_extent ? x[i] : 0.0f;
    }
    const unsigned int j = i + 64u;
    const float kept = j < y_length ? y[j] : 0.0f;
    if (i < y_length) {
        y[i] = 2.0f;
    }
    if (j < y_length) {
        y[j] = kept * kept;
    }
    if (j < hits_length) {
        atomicAdd(&hits[j], 1u);
    }
    const unsigned int old = j < hits_length ? atomicMax(&hits[j], i) : 0u;
    if (old > 3u) {
        y[0] = __int_as_float(0x7f800000);
    }
}
