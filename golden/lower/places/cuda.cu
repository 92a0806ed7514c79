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
    const unsigned int i = threadIdx_ * n + 3u;
    for_[i] = x[i];
    const float v_1 = for_[i];
    const float v_2 = y[i];
    y[i] = 0.0f;
    const float v_3 = v_2 + v_1;
    for_[i] = v_3;
    window[1] = v_3;
    big[threadIdx_] = window[n % 4u];
    __syncthreads();
    const unsigned int i_1 = 63u - threadIdx_;
    const float v_4 = big[i_1];
    more[threadIdx_] = make_float4(v_4, v_4, v_4, v_4);
    __syncthreads();
    const float v_5 = a - v_4;
    for (unsigned int i_2 = 0; i_2 < 4u; ++i_2) {
        window[i_2] *= b;
        const float if_ = window[i_2];
        a *= v_5 + if_;
    }
    for (unsigned int i_2 = 0; i_2 < 4u; ++i_2) {
        b -= a - b;
    }
    y[i] = b + more[i_1].y;
}
