extern "C" __global__ void __launch_bounds__(256) adam(
    float* __restrict__ parameters,
    const float* gradients,
    float* __restrict__ first,
    float* __restrict__ second,
    float options_rate,
    float options_correction1,
    float options_correction2,
    unsigned int parameters_length,
    unsigned int gradients_length,
    unsigned int first_length,
    unsigned int second_length) {
    const unsigned int i = blockIdx.x * 256u + threadIdx.x;
    if (i >= parameters_length) {
        return;
    }
    const float gradient = i < gradients_length ? gradients[i] : 0.0f;
    float parameter = parameters[i];
    const float m = 0.9f * (i < first_length ? first[i] : 0.0f) + 0.1f * gradient;
    const float v = 0.999f * (i < second_length ? second[i] : 0.0f) + 0.001f * gradient * gradient;
    if (i < first_length) {
        first[i] = m;
    }
    if (i < second_length) {
        second[i] = v;
    }
    parameter -= options_rate * 0.5f * parameter;
    const float mean = m / options_correction1;
    const float spread = sqrtf(v / options_correction2);
    parameters[i] = parameter - options_rate * mean / (spread + 1e-8f);
}
