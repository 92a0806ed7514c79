static __device__ __forceinline__ unsigned int f32_to_u32(float x) {
    return x >= 4294967296.0f ? 4294967295u : x > -1.0f ? (unsigned int)x : 0u;
}

extern "C" __global__ void __launch_bounds__(256) gray(
    const unsigned int* __restrict__ pixels,
    unsigned int* __restrict__ out,
    unsigned int pixels_length,
    unsigned int out_length) {
    const unsigned int i = blockIdx.x * 256u + threadIdx.x;
    if (i < pixels_length) {
        const unsigned int v = pixels[i];
        uint4 bytes_ = make_uint4(v & 255u, (v >> 8u) & 255u, (v >> 16u) & 255u, (v >> 24u) & 255u);
        const float4 v_1 = make_float4((float)bytes_.x / 255.0f, (float)bytes_.y / 255.0f,
            (float)bytes_.z / 255.0f, (float)bytes_.w / 255.0f);
        float4 color = v_1;
        const float v_2 = rintf((color.x * 0.299f + color.y * 0.587f + color.z * 0.114f
            + color.w * 0.0f) * 255.0f);
        const unsigned int v_3 = f32_to_u32(v_2);
        uint4 bytes_1 = make_uint4(v_3, v_3, v_3, f32_to_u32(rintf(color.w * 255.0f)));
        if (i < out_length) {
            out[i] = bytes_1.x | (bytes_1.y << 8u) | (bytes_1.z << 16u) | (bytes_1.w << 24u);
        }
    }
}
