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
        const float4 t = make_float4(a * v.x, a * v.y, a * v.z, a * v.w);
        y[i] = t;
        float4 acc = t;
        acc.z = 1.0f;
        const float t_1 = get_lane(acc, lane);
        if (t_1 > 0.0f) {
            float4 t_2 = acc;
            set_lane(t_2, lane, t_1);
            y[i] = t_2;
        }
        if (i < 5u) {
            y[i] = make_float4(a, a, a, a);
        }
    }
}
