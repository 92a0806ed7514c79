extern "C" __global__ void __launch_bounds__(64) joined(
    const float* __restrict__ x,
    float* __restrict__ y,
    float* __restrict__ z,
    unsigned int n,
    unsigned int m) {
    const unsigned int i = threadIdx.x;
    const float v = x[i];
    const bool ok = i < n;
    if (v > 0.0f) {
        if (ok) {
            y[i] = 1.0f;
        }
    } else if (v > -1.0f && ok) {
        y[i] = 2.0f;
    }
    if (ok) {
        z[i] = v;
        y[i] = 3.0f;
    }
    if (i == m && ok) {
        y[i] = 4.0f;
        z[i] = 5.0f;
    }
    if (ok) {
        z[i] = 6.0f;
    }
    if (i == m) {
        if (v > 0.5f) {
            if (ok) {
                y[i] = 7.0f;
            }
        } else if (ok) {
            y[i] = 8.0f;
        }
    }
    if (ok) {
        z[i] = 9.0f;
    }
}
