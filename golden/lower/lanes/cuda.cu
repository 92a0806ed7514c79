static __device__ __forceinline__ void set_lane(float4& v, unsigned int lane, float value) {
    v.x = lane == 0u ? value : v.x;
    v.y = lane == 1u ? value : v.y;
    v.z = lane == 2u ? value : v.z;
    v.w = lane == 3u ? value : v.w;
}

extern "C" __global__ void __launch_bounds__(64) set_lanes(
    const float4* x,
    float4* __restrict__ y,
    unsigned int lane) {
    const unsigned int i = threadIdx.x;
    const float4 v = x[i];
    float4 acc = v;
    acc.z = v.z * 2.0f;
    set_lane(acc, lane, 7.0f);
    y[i].w = acc.x;
    float4 t = y[i];
    t.y = 5.0f;
    y[i] = v;
    y[i].x = t.w;
}
