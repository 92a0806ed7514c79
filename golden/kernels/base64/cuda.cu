extern "C" __global__ void __launch_bounds__(256) base64(
    const unsigned int* __restrict__ data,
    unsigned int* __restrict__ out,
    unsigned int size,
    unsigned int data_length,
    unsigned int out_length) {
    const unsigned int group = blockIdx.x * 256u + threadIdx.x;
    const unsigned int first = 3u * group;
    if (first >= size) {
        return;
    }
    const unsigned int v = first / 4u;
    const unsigned int v_1 = first + 1u;
    unsigned int v_2;
    if (v_1 < size) {
        const unsigned int v_3 = v_1 / 4u;
        v_2 = ((v_3 < data_length ? data[v_3] : 0u) >> (8u * (v_1 % 4u))) & 255u;
    } else {
        v_2 = 0u;
    }
    const unsigned int v_3 = first + 2u;
    unsigned int v_4;
    if (v_3 < size) {
        const unsigned int v_5 = v_3 / 4u;
        v_4 = ((v_5 < data_length ? data[v_5] : 0u) >> (8u * (v_3 % 4u))) & 255u;
    } else {
        v_4 = 0u;
    }
    const unsigned int v_5 = ((((v < data_length ? data[v] : 0u) >> (8u * (first % 4u)))
        & 255u) << 16u) | (v_2 << 8u);
    const unsigned int bits = v_5 | v_4;
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
    if (group < out_length) {
        out[group] = result;
    }
}
