static __device__ __forceinline__ float get_lane(float4 v, unsigned int lane) {
    return lane == 0u ? v.x : lane == 1u ? v.y : lane == 2u ? v.z : v.w;
}

static __device__ __forceinline__ void set_lane(float4& v, unsigned int lane, float value) {
    v.x = lane == 0u ? value : v.x;
    v.y = lane == 1u ? value : v.y;
    v.z = lane == 2u ? value : v.z;
    v.w = lane == 3u ? value : v.w;
}

extern "C" __global__ void __launch_bounds__(128) vectors(
    const float4* __restrict__ x,
    float4* __restrict__ y,
    float a,
    unsigned int lane,
    unsigned int y_length) {
    const unsigned int i = blockIdx.x * 128u + threadIdx.x;
    if (i < y_length) {
        const float4 v = x[i];
        const float4 v_1 = make_float4(a * v.x, a * v.y, a * v.z, a * v.w);
        y[i] = v_1;
        float4 acc = v_1;
        float4 v_2 = acc;
        v_2.z = 1.0f;
        acc = v_2;
        const float v_3 = get_lane(acc, lane);
        if (v_3 > 0.0f) {
            float4 v_4 = acc;
            set_lane(v_4, lane, v_3);
            y[i] = v_4;
        }
        if (i < 5u) {
            y[i] = make_float4(a, a, a, a);
        }
    }
}
