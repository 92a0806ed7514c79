#include <cuda_fp16.h>

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
        atomicAdd(&sums[row],
            matrix[row * matrix_shape_1 + k] * (k < vector_length ? vector[k] : half(0.0f)));
    }
    __syncthreads();
    if (threadIdx.x == 0u) {
        const half share = __ushort_as_half(*(volatile unsigned short*)(&sums[row]));
        if (row < out_length) {
            atomicAdd(&out[row], share);
        }
        const half v_1 = __float2half(fabsf(__half2float(share)));
        if (largest_length > 0u) {
            half seen = __ushort_as_half(*(volatile unsigned short*)(&largest[0]));
            while (true) {
                const half old = __ushort_as_half(atomicCAS((unsigned short*)(&largest[0]),
                    __half_as_ushort(seen), __half_as_ushort(__hmax_nan(seen, v_1))));
                if (__half_as_ushort(old) == __half_as_ushort(seen)) {
                    break;
                }
                seen = old;
            }
        }
    }
}
