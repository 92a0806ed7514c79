extern "C" __global__ void __launch_bounds__(64) places(
    const float* x,
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
    const unsigned int index = threadIdx_ * n + 3u;
    for_[index] = x[index];
    const float v_1 = for_[index];
    const float v_2 = y[index];
    y[index] = 0.0f;
    const float v_3 = v_2 + v_1;
    for_[index] = v_3;
    window[1] = v_3;
    big[threadIdx_] = window[n % 4u];
    __syncthreads();
    const unsigned int index_1 = 63u - threadIdx_;
    const float v_4 = big[index_1];
    more[threadIdx_] = make_float4(v_4, v_4, v_4, v_4);
    __syncthreads();
    const float v_5 = a - v_4;
    for (unsigned int i = 0; i < 4u; ++i) {
        window[i] *= b;
        const float if_ = window[i];
        a *= v_5 + if_;
    }
    for (unsigned int i = 0; i < 4u; ++i) {
        b -= a - b;
    }
    y[index] = b + more[index_1].y;
}
