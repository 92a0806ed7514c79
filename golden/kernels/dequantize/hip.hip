extern "C" __global__ void __launch_bounds__(256) dequantize(
    const unsigned int* __restrict__ words,
    const float* __restrict__ scales,
    const int* __restrict__ zeros,
    float* __restrict__ out,
    unsigned int words_length,
    unsigned int scales_length,
    unsigned int zeros_length,
    unsigned int out_length) {
    const unsigned int i = blockIdx.x * 256u + threadIdx.x;
    if (i >= words_length) {
        return;
    }
    const unsigned int word = words[i];
    const unsigned int v = i * 8u;
    const unsigned int owner = v / 32u;
    const float scale = owner < scales_length ? scales[owner] : 0.0f;
    const int zero = owner < zeros_length ? zeros[owner] : 0;
    if (v < out_length) {
        out[v] = (float)(int)((unsigned int)((int)(word << 28u) >> 28) - zero) * scale;
    }
    if (v + 1u < out_length) {
        out[v + 1u] = (float)(int)((unsigned int)((int)(word << 24u) >> 28) - zero) * scale;
    }
    if (v + 2u < out_length) {
        out[v + 2u] = (float)(int)((unsigned int)((int)(word << 20u) >> 28) - zero) * scale;
    }
    if (v + 3u < out_length) {
        out[v + 3u] = (float)(int)((unsigned int)((int)(word << 16u) >> 28) - zero) * scale;
    }
    if (v + 4u < out_length) {
        out[v + 4u] = (float)(int)((unsigned int)((int)(word << 12u) >> 28) - zero) * scale;
    }
    if (v + 5u < out_length) {
        out[v + 5u] = (float)(int)((unsigned int)((int)(word << 8u) >> 28) - zero) * scale;
    }
    if (v + 6u < out_length) {
        out[v + 6u] = (float)(int)((unsigned int)((int)(word << 4u) >> 28) - zero) * scale;
    }
    if (v + 7u < out_length) {
        out[v + 7u] = (float)(int)((unsigned int)((int)word >> 28) - zero) * scale;
    }
}
