extern "C" __global__ void __launch_bounds__(256) philox(
    unsigned int* __restrict__ out,
    unsigned int seed,
    unsigned int out_length) {
    const unsigned int absolute_pos = blockIdx.x * 256u + threadIdx.x;
    const unsigned int first = absolute_pos * 4u;
    unsigned int a = absolute_pos;
    unsigned int b = 0u;
    unsigned int c = 0u;
    unsigned int d = 0u;
    unsigned int key = seed;
    unsigned int other = 0u;
    const unsigned int high = __umulhi(a, 3528531795u);
    const unsigned int low = a * 3528531795u;
    const unsigned int high_c = __umulhi(c, 3449720151u);
    const unsigned int low_c = c * 3449720151u;
    a = high_c ^ b ^ key;
    b = low_c;
    c = high ^ d ^ other;
    d = low;
    key += 2654435769u;
    other += 3144134277u;
    const unsigned int high_1 = __umulhi(a, 3528531795u);
    const unsigned int low_1 = a * 3528531795u;
    const unsigned int high_c_1 = __umulhi(c, 3449720151u);
    const unsigned int low_c_1 = c * 3449720151u;
    a = high_c_1 ^ b ^ key;
    b = low_c_1;
    c = high_1 ^ d ^ other;
    d = low_1;
    key += 2654435769u;
    other += 3144134277u;
    const unsigned int high_2 = __umulhi(a, 3528531795u);
    const unsigned int low_2 = a * 3528531795u;
    const unsigned int high_c_2 = __umulhi(c, 3449720151u);
    const unsigned int low_c_2 = c * 3449720151u;
    a = high_c_2 ^ b ^ key;
    b = low_c_2;
    c = high_2 ^ d ^ other;
    d = low_2;
    key += 2654435769u;
    other += 3144134277u;
    const unsigned int high_3 = __umulhi(a, 3528531795u);
    const unsigned int low_3 = a * 3528531795u;
    const unsigned int high_c_3 = __umulhi(c, 3449720151u);
    const unsigned int low_c_3 = c * 3449720151u;
    a = high_c_3 ^ b ^ key;
    b = low_c_3;
    c = high_3 ^ d ^ other;
    d = low_3;
    key += 2654435769u;
    other += 3144134277u;
    const unsigned int high_4 = __umulhi(a, 3528531795u);
    const unsigned int low_4 = a * 3528531795u;
    const unsigned int high_c_4 = __umulhi(c, 3449720151u);
    const unsigned int low_c_4 = c * 3449720151u;
    a = high_c_4 ^ b ^ key;
    b = low_c_4;
    c = high_4 ^ d ^ other;
    d = low_4;
    key += 2654435769u;
    other += 3144134277u;
    const unsigned int high_5 = __umulhi(a, 3528531795u);
    const unsigned int low_5 = a * 3528531795u;
    const unsigned int high_c_5 = __umulhi(c, 3449720151u);
    const unsigned int low_c_5 = c * 3449720151u;
    a = high_c_5 ^ b ^ key;
    b = low_c_5;
    c = high_5 ^ d ^ other;
    d = low_5;
    key += 2654435769u;
    other += 3144134277u;
    const unsigned int high_6 = __umulhi(a, 3528531795u);
    const unsigned int low_6 = a * 3528531795u;
    const unsigned int high_c_6 = __umulhi(c, 3449720151u);
    const unsigned int low_c_6 = c * 3449720151u;
    a = high_c_6 ^ b ^ key;
    b = low_c_6;
    c = high_6 ^ d ^ other;
    d = low_6;
    key += 2654435769u;
    other += 3144134277u;
    const unsigned int high_7 = __umulhi(a, 3528531795u);
    const unsigned int low_7 = a * 3528531795u;
    const unsigned int high_c_7 = __umulhi(c, 3449720151u);
    const unsigned int low_c_7 = c * 3449720151u;
    a = high_c_7 ^ b ^ key;
    b = low_c_7;
    c = high_7 ^ d ^ other;
    d = low_7;
    key += 2654435769u;
    other += 3144134277u;
    const unsigned int high_8 = __umulhi(a, 3528531795u);
    const unsigned int low_8 = a * 3528531795u;
    const unsigned int high_c_8 = __umulhi(c, 3449720151u);
    const unsigned int low_c_8 = c * 3449720151u;
    a = high_c_8 ^ b ^ key;
    b = low_c_8;
    c = high_8 ^ d ^ other;
    d = low_8;
    key += 2654435769u;
    other += 3144134277u;
    const unsigned int high_9 = __umulhi(a, 3528531795u);
    const unsigned int low_9 = a * 3528531795u;
    const unsigned int high_c_9 = __umulhi(c, 3449720151u);
    const unsigned int low_c_9 = c * 3449720151u;
    a = high_c_9 ^ b ^ key;
    b = low_c_9;
    c = high_9 ^ d ^ other;
    d = low_9;
    const unsigned int number = a;
    const unsigned int number_1 = b;
    const unsigned int number_2 = c;
    const unsigned int number_3 = d;
    if (first < out_length) {
        out[first] = number;
    }
    if (first + 1u < out_length) {
        out[first + 1u] = number_1;
    }
    if (first + 2u < out_length) {
        out[first + 2u] = number_2;
    }
    if (first + 3u < out_length) {
        out[first + 3u] = number_3;
    }
}
