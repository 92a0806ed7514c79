extern "C" __global__ void __launch_bounds__(256) row_sum_tree(
    const float* __restrict__ x,
    float* __restrict__ out,
    unsigned int x_shape_0,
    unsigned int x_shape_1,
    unsigned int out_length) {
    __shared__ float partial[256];
    float total = 0.0f;
    for (unsigned int k = threadIdx.x; k < x_shape_1; k += 256u) {
        total += blockIdx.x < x_shape_0 ? x[blockIdx.x * x_shape_1 + k] : 0.0f;
    }
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
    if (threadIdx.x == 0u && blockIdx.x < out_length) {
        out[blockIdx.x] = partial[0];
    }
}
