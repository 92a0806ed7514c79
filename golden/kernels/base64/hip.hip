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
    const unsigned int v_2 = first + 1u;
    unsigned int v_3;
    if (v_2 < size) {
        const unsigned int v_4 = v_2 / 4u;
        v_3 = ((v_4 < data_length ? data[v_4] : 0u) >> (8u * (v_2 % 4u))) & 255u;
    } else {
        v_3 = 0u;
    }
    const unsigned int v_4 = first + 2u;
    unsigned int v_5;
    if (v_4 < size) {
        const unsigned int v_6 = v_4 / 4u;
        v_5 = ((v_6 < data_length ? data[v_6] : 0u) >> (8u * (v_4 % 4u))) & 255u;
    } else {
        v_5 = 0u;
    }
    const unsigned int v_6 = ((((v_1 < data_length ? data[v_1] : 0u) >> (8u * (first % 4u)))
        & 255u) << 16u) | (v_3 << 8u);
    const unsigned int bits = v_6 | v_5;
    unsigned int result = 0u;
    for (unsigned int k = 0; k < 4u; ++k) {
        const unsigned int n = (bits >> (6u * (3u - k))) & 63u;
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
        if (first + k > size) {
            code = 61u;
        }
        result |= code << (8u * k);
    }
    if (v < out_length) {
        out[v] = result;
    }
}
