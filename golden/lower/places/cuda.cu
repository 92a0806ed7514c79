extern "C" __global__ void __launch_bounds__(64) places(
    const float* __restrict__ x,
    float* __restrict__ y,
    float* __restrict__ for_,
    unsigned int n) {
    __shared__ float big[64];
    __shared__ float4 more[64];
    float window[4] = {};
    const unsigned int threadIdx_ = threadIdx.x;
    float a = 1.0f;
    float b = 2.0f;
    const float v = a;
    a = b;
    b = v;
    const unsigned int v_1 = threadIdx_ * n + 3u;
    for_[v_1] = x[v_1];
    const float v_2 = for_[v_1];
    const float v_3 = y[v_1];
    y[v_1] = 0.0f;
    const float v_4 = v_3 + v_2;
    for_[v_1] = v_4;
    window[1] = v_4;
    big[threadIdx_] = window[n % 4u];
    __syncthreads();
    const unsigned int v_5 = 63u - threadIdx_;
    const float v_6 = big[v_5];
    more[threadIdx_] = make_float4(v_6, v_6, v_6, v_6);
    __syncthreads();
    const float v_7 = a - v_6;
    for (unsigned int i = 0; i < 4u; ++i) {
        window[i] *= b;
        const float if_ = window[i];
        a *= v_7 + if_;
    }
    for (unsigned int i = 0; i < 4u; ++i) {
        b -= a - b;
    }
    y[v_1] = b + more[v_5].y;
}
