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
    unsigned int v_2 = ((v_1 < data_length ? data[v_1] : 0u) >> (8u * (first % 4u))) & 255u;
    const unsigned int v_3 = first + 1u;
    unsigned int v_4;
    if (v_3 < size) {
        const unsigned int v_5 = v_3 / 4u;
        v_4 = ((v_5 < data_length ? data[v_5] : 0u) >> (8u * (v_3 % 4u))) & 255u;
    } else {
        v_4 = 0u;
    }
    const unsigned int v_5 = first + 2u;
    unsigned int v_6;
    if (v_5 < size) {
        const unsigned int v_7 = v_5 / 4u;
        v_6 = ((v_7 < data_length ? data[v_7] : 0u) >> (8u * (v_5 % 4u))) & 255u;
    } else {
        v_6 = 0u;
    }
    const unsigned int bits = (v_2 << 16u) | (v_4 << 8u) | v_6;
    unsigned int result = 0u;
    for (int k = 0; k < 4; ++k) {
        const unsigned int v_7 = (unsigned int)k;
        const unsigned int n = (bits >> (6u * (3u - v_7))) & 63u;
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
        if (first + v_7 > size) {
            code = 61u;
        }
        result |= code << (8u * v_7);
    }
    if (v < out_length) {
        out[v] = result;
    }
}
