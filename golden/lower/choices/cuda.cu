extern "C" __global__ void __launch_bounds__(64) choices(
    const float* __restrict__ x,
    int* __restrict__ y,
    float k) {
    const unsigned int u = threadIdx.x;
    const float v = x[u];
    const bool flag = v > 2.0f ? k >= v : v < k;
    const bool other = k > v ? k >= v : k < 0.0f && v > 2.0f;
    y[u] = (int)(flag || other ? (u >> 2u) < u : v < k);
}
