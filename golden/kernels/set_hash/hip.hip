static __device__ __forceinline__ unsigned long long plane_sum(unsigned long long value) {
    for (unsigned int step = 32; step > 0; step >>= 1) {
        value += __shfl_xor(value, step);
    }
    return value;
}

static __device__ __forceinline__ unsigned long long plane_prod(unsigned long long value) {
    for (unsigned int step = 32; step > 0; step >>= 1) {
        value *= __shfl_xor(value, step);
    }
    return value;
}

static __device__ __forceinline__ unsigned long long plane_max(unsigned long long value) {
    for (unsigned int step = 32; step > 0; step >>= 1) {
        value = max(value, __shfl_xor(value, step));
    }
    return value;
}

extern "C" __global__ void __launch_bounds__(128) set_hash(
    const unsigned long long* __restrict__ x,
    unsigned long long* __restrict__ out,
    unsigned int x_shape_0,
    unsigned int x_shape_1,
    unsigned int out_shape_0,
    unsigned int out_shape_1) {
    __shared__ unsigned long long sums[2];
    __shared__ unsigned long long products[2];
    __shared__ unsigned long long greatest[2];
    unsigned long long total = 0ull;
    unsigned long long product = 1ull;
    unsigned long long most = 0ull;
    for (unsigned int column = threadIdx.x; column < x_shape_1; column += 128u) {
        const unsigned long long x_1 = ((blockIdx.x < x_shape_0
            ? x[blockIdx.x * x_shape_1 + column] : 0ull) + 11400714819323198485ull)
            * 13787848793156543929ull;
        const unsigned long long word = x_1 ^ (x_1 >> 31ull);
        total += word;
        product *= word | 1ull;
        most = max(most, word);
    }
    unsigned long long total_1 = plane_sum(total);
    unsigned long long product_1 = plane_prod(product);
    unsigned long long most_1 = plane_max(most);
    if (threadIdx.x % 64u == 0u) {
        const unsigned int i = threadIdx.x / 64u;
        sums[i] = total_1;
        products[i] = product_1;
        greatest[i] = most_1;
    }
    __syncthreads();
    if (threadIdx.x == 0u) {
        total_1 += sums[1];
        product_1 *= products[1];
        most_1 = max(most_1, greatest[1]);
        const unsigned int start = blockIdx.x * out_shape_1;
        if (blockIdx.x < out_shape_0 && out_shape_1 > 0u) {
            out[start] = total_1;
        }
        if (blockIdx.x < out_shape_0 && out_shape_1 > 1u) {
            out[start + 1u] = product_1;
        }
        if (blockIdx.x < out_shape_0 && out_shape_1 > 2u) {
            out[start + 2u] = most_1;
        }
    }
}
