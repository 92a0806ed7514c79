extern "C" __global__ void __launch_bounds__(256) dequantize(
    const unsigned int* __restrict__ words,
    const float* __restrict__ scales,
    const int* __restrict__ zeros,
    float* __restrict__ out,
    unsigned int words_length,
    unsigned int scales_length,
    unsigned int zeros_length,
    unsigned int out_length) {
    const unsigned int absolute_pos = blockIdx.x * 256u + threadIdx.x;
    if (absolute_pos >= words_length) {
        return;
    }
    const unsigned int word = words[absolute_pos];
    const unsigned int v = absolute_pos * 8u;
    const unsigned int owner = v / 32u;
    const float scale = owner < scales_length ? scales[owner] : 0.0f;
    const int zero = owner < zeros_length ? zeros[owner] : 0;
    if (v < out_length) {
        out[v] = (float)(int)((unsigned int)((int)(word << 28u) >> 28) - zero) * scale;
    }
    const unsigned int v_1 = v + 1u;
    if (v_1 < out_length) {
        out[v_1] = (float)(int)((unsigned int)((int)(word << 24u) >> 28) - zero) * scale;
    }
    const unsigned int v_2 = v + 2u;
    if (v_2 < out_length) {
        out[v_2] = (float)(int)((unsigned int)((int)(word << 20u) >> 28) - zero) * scale;
    }
    const unsigned int v_3 = v + 3u;
    if (v_3 < out_length) {
        out[v_3] = (float)(int)((unsigned int)((int)(word << 16u) >> 28) - zero) * scale;
    }
    const unsigned int v_4 = v + 4u;
    if (v_4 < out_length) {
        out[v_4] = (float)(int)((unsigned int)((int)(word << 12u) >> 28) - zero) * scale;
    }
    const unsigned int v_5 = v + 5u;
    if (v_5 < out_length) {
        out[v_5] = (float)(int)((unsigned int)((int)(word << 8u) >> 28) - zero) * scale;
    }
    const unsigned int v_6 = v + 6u;
    if (v_6 < out_length) {
        out[v_6] = (float)(int)((unsigned int)((int)(word << 4u) >> 28) - zero) * scale;
    }
    const unsigned int v_7 = v + 7u;
    if (v_7 < out_length) {
        out[v_7] = (float)(int)((unsigned int)((int)word >> 28) - zero) * scale;
    }
}
