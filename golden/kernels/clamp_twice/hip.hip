extern "C" __global__ void __launch_bounds__(256) clamp_twice(
    const float* __restrict__ x,
    const int* __restrict__ n,
    float* __restrict__ out,
    int* __restrict__ counts,
    unsigned int x_length,
    unsigned int n_length,
    unsigned int out_length,
    unsigned int counts_length) {
    const unsigned int i = blockIdx.x * 256u + threadIdx.x;
    if (i < x_length) {
        const float v = x[i];
        float soft_clip_result;
        if (v < -1.0f) {
            soft_clip_result = -1.0f + (v + 1.0f) / 4.0f;
        } else if (v > 1.0f) {
            soft_clip_result = 1.0f;
        } else {
            soft_clip_result = v;
        }
        if (i < out_length) {
            out[i] = soft_clip_result;
        }
        const int v_1 = i < n_length ? n[i] : 0;
        int soft_clip_result_1;
        if (v_1 < -10) {
            soft_clip_result_1 = -10;
        } else if (v_1 > 10) {
            soft_clip_result_1 = 10;
        } else {
            soft_clip_result_1 = v_1;
        }
        if (i < counts_length) {
            counts[i] = soft_clip_result_1;
        }
    }
}
