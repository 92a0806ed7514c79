#include <hip/hip_fp16.h>

static __device__ __forceinline__ unsigned short exchange_bits(unsigned short* place,
    unsigned short expected, unsigned short desired) {
    __hip_atomic_compare_exchange_strong(place, &expected, desired, __ATOMIC_RELAXED,
        __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
    return expected;
}

extern "C" __global__ void __launch_bounds__(256) split_k(
    const half* __restrict__ matrix,
    const half* __restrict__ vector,
    half* __restrict__ out,
    half* __restrict__ largest,
    unsigned int matrix_shape_0,
    unsigned int matrix_shape_1,
    unsigned int vector_length,
    unsigned int out_length,
    unsigned int largest_length) {
    __shared__ half sums[8];
    const unsigned int row = threadIdx.y;
    const unsigned int k = blockIdx.x * 32u + threadIdx.x;
    const unsigned int v = row * 32u + threadIdx.x;
    if (v < 8u) {
        *(volatile unsigned short*)&sums[v] = __half_as_ushort(half(0.0f));
    }
    __syncthreads();
    if (row < matrix_shape_0 && k < matrix_shape_1) {
        const half v_1 = matrix[row * matrix_shape_1 + k]
            * (k < vector_length ? vector[k] : half(0.0f));
        half seen = __ushort_as_half(*(volatile unsigned short*)(&sums[row]));
        while (true) {
            const half old = __ushort_as_half(exchange_bits((unsigned short*)&sums[row],
                __half_as_ushort(seen), __half_as_ushort(seen + v_1)));
            if (__half_as_ushort(old) == __half_as_ushort(seen)) {
                break;
            }
            seen = old;
        }
    }
    __syncthreads();
    if (threadIdx.x == 0u) {
        const half share = __ushort_as_half(*(volatile unsigned short*)(&sums[row]));
        if (row < out_length) {
            half seen = __ushort_as_half(*(volatile unsigned short*)(&out[row]));
            while (true) {
                const half old = __ushort_as_half(exchange_bits((unsigned short*)&out[row],
                    __half_as_ushort(seen), __half_as_ushort(seen + share)));
                if (__half_as_ushort(old) == __half_as_ushort(seen)) {
                    break;
                }
                seen = old;
            }
        }
        const half v_1 = __float2half(fabsf(__half2float(share)));
        if (largest_length > 0u) {
            half seen = __ushort_as_half(*(volatile unsigned short*)(&largest[0]));
            while (true) {
                const float v_2 = __half2float(seen);
                const float v_3 = __half2float(v_1);
                const half old = __ushort_as_half(exchange_bits((unsigned short*)&largest[0],
                    __half_as_ushort(seen),
                    __half_as_ushort(__float2half(v_2 < v_3 || v_3 != v_3 ? v_3 : v_2))));
                if (__half_as_ushort(old) == __half_as_ushort(seen)) {
                    break;
                }
                seen = old;
            }
        }
    }
}
