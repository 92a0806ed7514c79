extern "C" __global__ void __launch_bounds__(256) newton(
    const float* __restrict__ start,
    float* __restrict__ roots,
    int* __restrict__ steps,
    unsigned int start_length,
    unsigned int roots_length,
    unsigned int steps_length) {
    const unsigned int i = blockIdx.x * 256u + threadIdx.x;
    if (i >= start_length) {
        return;
    }
    float x = start[i];
    bool broke = false;
    for (int step = 0; step < 50; ++step) {
        const float v = x * 0.0f;
        float value = v;
        float slope = v;
        slope = slope * x + value;
        value = value * x + 1.0f;
        slope = slope * x + value;
        value = value * x - 6.0f;
        slope = slope * x + value;
        value = value * x + 11.0f;
        slope = slope * x + value;
        value = value * x - 6.0f;
        if (fabsf(value) <= 1e-5f) {
            if (i < steps_length) {
                steps[i] = step;
            }
            broke = true;
            break;
        } else if (slope == 0.0f) {
            if (i < steps_length) {
                steps[i] = -1;
            }
            broke = true;
            break;
        } else {
            x -= value / slope;
        }
    }
    if (!broke && i < steps_length) {
        steps[i] = 50;
    }
    if (i < roots_length) {
        roots[i] = x;
    }
}
