extern "C" __global__ void __launch_bounds__(256) base64(
    const unsigned int* __restrict__ data,
    unsigned int* __restrict__ out,
    unsigned int size,
    unsigned int data_length,
    unsigned int out_length) {
    const unsigned int v = blockIdx.x * 256u + threadIdx.x;
    const unsigned int first = 3u * v;
    if (first >= size) {
        return;
    }
    const unsigned int v_1 = first / 4u;
    const unsigned int v_2 = 8u * (first % 4u);
    unsigned int v_3 = (v_2 < 32u ? (v_1 < data_length ? data[v_1] : 0u) >> (v_2 & 31) : 0u) & 255u;
    const unsigned int v_4 = first + 1u;
    unsigned int v_5;
    if (v_4 < size) {
        const unsigned int v_6 = v_4 / 4u;
        const unsigned int v_7 = 8u * (v_4 % 4u);
        v_5 = (v_7 < 32u ? (v_6 < data_length ? data[v_6] : 0u) >> (v_7 & 31) : 0u) & 255u;
    } else {
        v_5 = 0u;
    }
    const unsigned int v_6 = first + 2u;
    unsigned int v_7;
    if (v_6 < size) {
        const unsigned int v_8 = v_6 / 4u;
        const unsigned int v_9 = 8u * (v_6 % 4u);
        v_7 = (v_9 < 32u ? (v_8 < data_length ? data[v_8] : 0u) >> (v_9 & 31) : 0u) & 255u;
    } else {
        v_7 = 0u;
    }
    const unsigned int bits = (v_3 << 16u) | (v_5 << 8u) | v_7;
    unsigned int result = 0u;
    for (int k = 0; k < 4; ++k) {
        const unsigned int v_8 = (unsigned int)k;
        const unsigned int v_9 = 6u * (3u - v_8);
        const unsigned int n = (v_9 < 32u ? bits >> (v_9 & 31) : 0u) & 63u;
        unsigned int code;
        if (n < 26u) {
            code = 65u + n;
        } else if (n < 52u) {
            code = 71u + n;
        } else if (n < 62u) {
            code = n - 4u;
        } else if (n == 62u) {
            code = 43u;
        } else {
            code = 47u;
        }
        if (first + v_8 > size) {
            code = 61u;
        }
        const unsigned int v_10 = 8u * v_8;
        result |= v_10 < 32u ? code << (v_10 & 31) : 0u;
    }
    if (v < out_length) {
        out[v] = result;
    }
}
