static __device__ __forceinline__ float plane_sum(float value) {
    for (unsigned int step = 16; step > 0; step >>= 1) {
        value += __shfl_xor_sync(0xffffffffu, value, step);
    }
    return value;
}

extern "C" __global__ void __launch_bounds__(32) softmax_backward(
    const float* __restrict__ y,
    const float* __restrict__ gradient,
    float* __restrict__ out,
    unsigned int y_shape_0,
    unsigned int y_shape_1,
    unsigned int gradient_shape_0,
    unsigned int gradient_shape_1,
    unsigned int out_shape_0,
    unsigned int out_shape_1) {
    const unsigned int row = blockIdx.x;
    float inner = 0.0f;
    for (unsigned int k = threadIdx.x; k < y_shape_1; k += 32u) {
        const float v = row < gradient_shape_0 && k < gradient_shape_1
            ? gradient[row * gradient_shape_1 + k] : 0.0f;
        inner += (row < y_shape_0 ? y[row * y_shape_1 + k] : 0.0f) * v;
    }
    const float inner_1 = plane_sum(inner);
    const unsigned int last = y_shape_1 - 1u;
    const bool fits = row < y_shape_0 && row < gradient_shape_0 && row < out_shape_0
        && last < gradient_shape_1;
    const bool fits_1 = fits && last < out_shape_1;
    if (fits_1) {
        for (unsigned int k = threadIdx.x; k < y_shape_1; k += 32u) {
            out[row * out_shape_1 + k] = y[row * y_shape_1 + k]
                * (gradient[row * gradient_shape_1 + k] - inner_1);
        }
    } else {
        for (unsigned int k = threadIdx.x; k < y_shape_1; k += 32u) {
            const float v = row < gradient_shape_0 && k < gradient_shape_1
                ? gradient[row * gradient_shape_1 + k] : 0.0f;
            if (row < out_shape_0 && k < out_shape_1) {
                out[row * out_shape_1 + k] = (row < y_shape_0 ? y[row * y_shape_1 + k] : 0.0f)
                    * (v - inner_1);
            }
        }
    }
}
