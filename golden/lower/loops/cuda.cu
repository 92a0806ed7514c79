extern "C" __global__ void __launch_bounds__(64) loops(
    const int* __restrict__ x,
    int* __restrict__ y,
    unsigned int n,
    int s,
    int a,
    int b) {
    const unsigned int u = threadIdx.x;
    int sum = 0;
    for (int k = a; k < b; ++k) {
        sum += (unsigned int)k;
    }
    for (int k = b; k > a; k -= 2) {
        const int t = (int)(k * 3u);
        if (t == 9) {
            continue;
        }
        sum -= (unsigned int)t;
    }
    for (int k = a; (s > 0 && k < b) || (s < 0 && k > b); k += s) {
        const int t = sum ^ k;
        sum = t;
        if (t > 100) {
            break;
        }
    }
    for (unsigned int j = u; j < n; j += gridDim.x * 64u) {
        const int v = x[j];
        sum = max(sum, (int)((unsigned int)v * v + v + 1));
    }
    for (unsigned int j = 0; n != 0u && j < n; j += n) {
        sum = (int)(0u - sum);
    }
    unsigned int left = n;
    while (true) {
        const int w = x[left];
        if (!(w != 0 && left > 0u)) {
            break;
        }
        left -= 1u;
        sum += (unsigned int)w;
    }
    if (u >= n) {
        return;
    }
    y[u] = sum;
}
