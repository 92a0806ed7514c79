extern "C" __global__ void __launch_bounds__(128) compact(
    const float* __restrict__ x,
    float* __restrict__ out,
    unsigned int* __restrict__ length,
    float threshold,
    unsigned int x_length,
    unsigned int out_length,
    unsigned int length_length) {
    __shared__ unsigned int totals[2];
    unsigned int written = 0u;
    for (unsigned int start = 0; start < x_length; start += 128u) {
        const unsigned int place = start + threadIdx.x;
        const float value = place < x_length ? x[place] : 0.0f;
        const bool wanted = place < x_length && value > threshold;
        const unsigned long long ballot = __ballot(wanted);
        const uint4 votes = make_uint4((unsigned int)ballot, (unsigned int)(ballot >> 32), 0u, 0u);
        unsigned int below = 0u;
        unsigned int total = 0u;
        const unsigned int v = threadIdx.x % 64u;
        if (v >= 32u) {
            below += (unsigned int)__popc(votes.x);
        } else {
            const unsigned int mask = (1u << v) - 1u;
            below += (unsigned int)__popc(votes.x & mask);
        }
        total += (unsigned int)__popc(votes.x);
        if (v >= 32u) {
            const unsigned int mask = (1u << (v - 32u)) - 1u;
            below += (unsigned int)__popc(votes.y & mask);
        }
        total += (unsigned int)__popc(votes.y);
        if (v == 0u) {
            totals[threadIdx.x / 64u] = total;
        }
        __syncthreads();
        for (unsigned int plane = 0; plane < 2u; ++plane) {
            if (plane < threadIdx.x / 64u) {
                below += totals[plane];
            }
        }
        if (wanted) {
            const unsigned int v_1 = written + below;
            if (v_1 < out_length) {
                out[v_1] = value;
            }
        }
        for (unsigned int plane = 0; plane < 2u; ++plane) {
            written += totals[plane];
        }
        __syncthreads();
    }
    if (threadIdx.x == 0u && length_length > 0u) {
        length[0] = written;
    }
}
