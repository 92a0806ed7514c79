#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint x_length;
    uint y_length;
};

[[max_total_threads_per_threadgroup(256)]]
kernel void by_eight(
    device const uint4* x [[buffer(0)]],
    device uint4* y [[buffer(1)]],
    constant Scalars& scalars [[buffer(2)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint i = cube_pos.x * 256u + unit_pos.x;
    if (i < scalars.y_length) {
        const uint4 words = i < scalars.x_length ? x[i] : uint4(0u);
        const uint4 words_1 = y[i];
        const half4 v = 2.0h * half4(as_type<half2>(words.x), as_type<half2>(words.y))
            + half4(as_type<half2>(words_1.x), as_type<half2>(words_1.y));
        const half4 v_1 = 2.0h * half4(as_type<half2>(words.z), as_type<half2>(words.w))
            + half4(as_type<half2>(words_1.z), as_type<half2>(words_1.w));
        y[i] = uint4(as_type<uint>(v.xy), as_type<uint>(v.zw), as_type<uint>(v_1.xy),
            as_type<uint>(v_1.zw));
    }
}
