#include <cuda_fp16.h>

struct alignas(4) halfx2 {
    half x, y;
};

extern "C" __global__ void __launch_bounds__(256) mixed_axpy(
    const halfx2* __restrict__ x,
    halfx2* __restrict__ y,
    float alpha,
    unsigned int x_length,
    unsigned int y_length) {
    const unsigned int i = blockIdx.x * 256u + threadIdx.x;
    if (i < y_length) {
        const halfx2 v = i < x_length ? x[i] : halfx2{};
        const halfx2 v_1 = y[i];
        y[i] = halfx2{__float2half(alpha * __half2float(v.x) + __half2float(v_1.x)),
            __float2half(alpha * __half2float(v.y) + __half2float(v_1.y))};
    }
}
