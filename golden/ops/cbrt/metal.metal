#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint out_length;
};

[[max_total_threads_per_threadgroup(256)]]
kernel void cbrt_kernel(
    device const float* x [[buffer(0)]],
    device float* out [[buffer(1)]],
    constant Scalars& scalars [[buffer(2)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint i = cube_pos.x * 256u + unit_pos.x;
    if (i < scalars.out_length) {
        const float v = x[i];
        const int v_1 = as_type<int>(v);
        const int bits = v_1 & 2147483647;
        const bool small = bits < 8388608;
        const int scaled = small ? as_type<int>(float(int(uint(bits) << 1))) : bits;
        const int third = int((uint(scaled >> 23) + 2u) / 3u - 43);
        const float y = as_type<float>(int(scaled - ((3u * third) << 23)));
        const float p = 0.009583833f + y * -0.0004321014f;
        const float p_1 = -0.08377519f + y * p;
        const float p_2 = 0.4491941f + y * p_1;
        const float p_3 = 0.6272944f + y * p_2;
        const float c = as_type<float>(int(as_type<int>(p_3) + 32768u) & -65536);
        const float cube = c * c * c;
        const float z = (y - cube) / cube;
        const int power = int(uint(third) - (small ? 50 : 0));
        const float root = (c + c * (z * (0.33333334f + z * (-0.11111111f + z * 0.061728396f))))
            * as_type<float>(int((power + 127u) << 23));
        const float root_1 = v_1 < 0 ? -root : root;
        out[i] = bits == 0 || bits >= 2139095040 ? v : root_1;
    }
}
