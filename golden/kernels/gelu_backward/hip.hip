extern "C" __global__ void __launch_bounds__(256) gelu_backward(
    const float* __restrict__ x,
    const float* __restrict__ gradient,
    float* __restrict__ out,
    unsigned int x_length,
    unsigned int gradient_length,
    unsigned int out_length) {
    const unsigned int i = blockIdx.x * 256u + threadIdx.x;
    if (i < out_length) {
        const float v = i < x_length ? x[i] : 0.0f;
        const float value = v * v;
        const float t = tanhf(0.7978846f * (v + 0.044715f * (v * value)));
        const float slope = 0.7978846f * (1.0f + 0.134145f * value);
        const float derivative = 0.5f * (1.0f + t) + 0.5f * v * (1.0f - t * t) * slope;
        out[i] = (i < gradient_length ? gradient[i] : 0.0f) * derivative;
    }
}
