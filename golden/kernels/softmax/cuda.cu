extern "C" __global__ void __launch_bounds__(256) softmax(
    const float* __restrict__ x,
    float* __restrict__ out,
    unsigned int x_shape_0,
    unsigned int x_shape_1,
    unsigned int out_shape_0,
    unsigned int out_shape_1) {
    __shared__ float partial[256];
    const unsigned int row = blockIdx.x;
    float greatest = -3.402823466e38f;
    for (unsigned int k = threadIdx.x; k < x_shape_1; k += 256u) {
        const float v = row < x_shape_0 ? x[row * x_shape_1 + k] : 0.0f;
        greatest = greatest < v || v != v ? v : greatest;
    }
    __syncthreads();
    partial[threadIdx.x] = greatest;
    __syncthreads();
    if (threadIdx.x < 128u) {
        const float v = partial[threadIdx.x];
        const float v_1 = partial[threadIdx.x + 128u];
        partial[threadIdx.x] = v < v_1 || v_1 != v_1 ? v_1 : v;
    }
    __syncthreads();
    if (threadIdx.x < 64u) {
        const float v = partial[threadIdx.x];
        const float v_1 = partial[threadIdx.x + 64u];
        partial[threadIdx.x] = v < v_1 || v_1 != v_1 ? v_1 : v;
    }
    __syncthreads();
    if (threadIdx.x < 32u) {
        const float v = partial[threadIdx.x];
        const float v_1 = partial[threadIdx.x + 32u];
        partial[threadIdx.x] = v < v_1 || v_1 != v_1 ? v_1 : v;
    }
    __syncthreads();
    if (threadIdx.x < 16u) {
        const float v = partial[threadIdx.x];
        const float v_1 = partial[threadIdx.x + 16u];
        partial[threadIdx.x] = v < v_1 || v_1 != v_1 ? v_1 : v;
    }
    __syncthreads();
    if (threadIdx.x < 8u) {
        const float v = partial[threadIdx.x];
        const float v_1 = partial[threadIdx.x + 8u];
        partial[threadIdx.x] = v < v_1 || v_1 != v_1 ? v_1 : v;
    }
    __syncthreads();
    if (threadIdx.x < 4u) {
        const float v = partial[threadIdx.x];
        const float v_1 = partial[threadIdx.x + 4u];
        partial[threadIdx.x] = v < v_1 || v_1 != v_1 ? v_1 : v;
    }
    __syncthreads();
    if (threadIdx.x < 2u) {
        const float v = partial[threadIdx.x];
        const float v_1 = partial[threadIdx.x + 2u];
        partial[threadIdx.x] = v < v_1 || v_1 != v_1 ? v_1 : v;
    }
    __syncthreads();
    if (threadIdx.x < 1u) {
        const float v = partial[threadIdx.x];
        const float v_1 = partial[threadIdx.x + 1u];
        partial[threadIdx.x] = v < v_1 || v_1 != v_1 ? v_1 : v;
    }
    __syncthreads();
    const float greatest_1 = partial[0];
    float total = 0.0f;
    for (unsigned int k = threadIdx.x; k < x_shape_1; k += 256u) {
        total += expf((row < x_shape_0 ? x[row * x_shape_1 + k] : 0.0f) - greatest_1);
    }
    __syncthreads();
    partial[threadIdx.x] = total;
    __syncthreads();
    if (threadIdx.x < 128u) {
        partial[threadIdx.x] += partial[threadIdx.x + 128u];
    }
    __syncthreads();
    if (threadIdx.x < 64u) {
        partial[threadIdx.x] += partial[threadIdx.x + 64u];
    }
    __syncthreads();
    if (threadIdx.x < 32u) {
        partial[threadIdx.x] += partial[threadIdx.x + 32u];
    }
    __syncthreads();
    if (threadIdx.x < 16u) {
        partial[threadIdx.x] += partial[threadIdx.x + 16u];
    }
    __syncthreads();
    if (threadIdx.x < 8u) {
        partial[threadIdx.x] += partial[threadIdx.x + 8u];
    }
    __syncthreads();
    if (threadIdx.x < 4u) {
        partial[threadIdx.x] += partial[threadIdx.x + 4u];
    }
    __syncthreads();
    if (threadIdx.x < 2u) {
        partial[threadIdx.x] += partial[threadIdx.x + 2u];
    }
    __syncthreads();
    if (threadIdx.x < 1u) {
        partial[threadIdx.x] += partial[threadIdx.x + 1u];
    }
    __syncthreads();
    const float total_1 = partial[0];
    for (unsigned int k = threadIdx.x; k < x_shape_1; k += 256u) {
        if (row < out_shape_0 && k < out_shape_1) {
            out[row * out_shape_1 + k] = expf((row < x_shape_0 ? x[row * x_shape_1 + k] : 0.0f)
                - greatest_1) / total_1;
        }
    }
}
