#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint seed;
    uint out_length;
};

[[max_total_threads_per_threadgroup(256)]]
kernel void philox(
    device uint* out [[buffer(0)]],
    constant Scalars& scalars [[buffer(1)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint absolute_pos = cube_pos.x * 256u + unit_pos.x;
    const uint first = absolute_pos * 4u;
    uint a = absolute_pos;
    uint b = 0u;
    uint c = 0u;
    uint d = 0u;
    uint key = scalars.seed;
    uint other = 0u;
    const uint high = mulhi(a, 3528531795u);
    const uint low = a * 3528531795u;
    const uint high_c = mulhi(c, 3449720151u);
    const uint low_c = c * 3449720151u;
    a = high_c ^ b ^ key;
    b = low_c;
    c = high ^ d ^ other;
    d = low;
    key += 2654435769u;
    other += 3144134277u;
    const uint high_1 = mulhi(a, 3528531795u);
    const uint low_1 = a * 3528531795u;
    const uint high_c_1 = mulhi(c, 3449720151u);
    const uint low_c_1 = c * 3449720151u;
    a = high_c_1 ^ b ^ key;
    b = low_c_1;
    c = high_1 ^ d ^ other;
    d = low_1;
    key += 2654435769u;
    other += 3144134277u;
    const uint high_2 = mulhi(a, 3528531795u);
    const uint low_2 = a * 3528531795u;
    const uint high_c_2 = mulhi(c, 3449720151u);
    const uint low_c_2 = c * 3449720151u;
    a = high_c_2 ^ b ^ key;
    b = low_c_2;
    c = high_2 ^ d ^ other;
    d = low_2;
    key += 2654435769u;
    other += 3144134277u;
    const uint high_3 = mulhi(a, 3528531795u);
    const uint low_3 = a * 3528531795u;
    const uint high_c_3 = mulhi(c, 3449720151u);
    const uint low_c_3 = c * 3449720151u;
    a = high_c_3 ^ b ^ key;
    b = low_c_3;
    c = high_3 ^ d ^ other;
    d = low_3;
    key += 2654435769u;
    other += 3144134277u;
    const uint high_4 = mulhi(a, 3528531795u);
    const uint low_4 = a * 3528531795u;
    const uint high_c_4 = mulhi(c, 3449720151u);
    const uint low_c_4 = c * 3449720151u;
    a = high_c_4 ^ b ^ key;
    b = low_c_4;
    c = high_4 ^ d ^ other;
    d = low_4;
    key += 2654435769u;
    other += 3144134277u;
    const uint high_5 = mulhi(a, 3528531795u);
    const uint low_5 = a * 3528531795u;
    const uint high_c_5 = mulhi(c, 3449720151u);
    const uint low_c_5 = c * 3449720151u;
    a = high_c_5 ^ b ^ key;
    b = low_c_5;
    c = high_5 ^ d ^ other;
    d = low_5;
    key += 2654435769u;
    other += 3144134277u;
    const uint high_6 = mulhi(a, 3528531795u);
    const uint low_6 = a * 3528531795u;
    const uint high_c_6 = mulhi(c, 3449720151u);
    const uint low_c_6 = c * 3449720151u;
    a = high_c_6 ^ b ^ key;
    b = low_c_6;
    c = high_6 ^ d ^ other;
    d = low_6;
    key += 2654435769u;
    other += 3144134277u;
    const uint high_7 = mulhi(a, 3528531795u);
    const uint low_7 = a * 3528531795u;
    const uint high_c_7 = mulhi(c, 3449720151u);
    const uint low_c_7 = c * 3449720151u;
    a = high_c_7 ^ b ^ key;
    b = low_c_7;
    c = high_7 ^ d ^ other;
    d = low_7;
    key += 2654435769u;
    other += 3144134277u;
    const uint high_8 = mulhi(a, 3528531795u);
    const uint low_8 = a * 3528531795u;
    const uint high_c_8 = mulhi(c, 3449720151u);
    const uint low_c_8 = c * 3449720151u;
    a = high_c_8 ^ b ^ key;
    b = low_c_8;
    c = high_8 ^ d ^ other;
    d = low_8;
    key += 2654435769u;
    other += 3144134277u;
    const uint high_9 = mulhi(a, 3528531795u);
    const uint low_9 = a * 3528531795u;
    const uint high_c_9 = mulhi(c, 3449720151u);
    const uint low_c_9 = c * 3449720151u;
    a = high_c_9 ^ b ^ key;
    b = low_c_9;
    c = high_9 ^ d ^ other;
    d = low_9;
    const uint number = a;
    const uint number_1 = b;
    const uint number_2 = c;
    const uint number_3 = d;
    if (first < scalars.out_length) {
        out[first] = number;
    }
    if (first + 1u < scalars.out_length) {
        out[first + 1u] = number_1;
    }
    if (first + 2u < scalars.out_length) {
        out[first + 2u] = number_2;
    }
    if (first + 3u < scalars.out_length) {
        out[first + 3u] = number_3;
    }
}
