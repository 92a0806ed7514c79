extern "C" __global__ void __launch_bounds__(128) prefix_sum(
    const int* __restrict__ x,
    int* __restrict__ out,
    unsigned int x_length,
    unsigned int out_length) {
    __shared__ int buffer[256];
    const unsigned int absolute_pos = blockIdx.x * 128u + threadIdx.x;
    buffer[threadIdx.x] = absolute_pos < x_length ? x[absolute_pos] : 0;
    __syncthreads();
    int value = buffer[threadIdx.x];
    if (threadIdx.x >= 1u) {
        value += (unsigned int)buffer[threadIdx.x - 1u];
    }
    const unsigned int i = 128u + threadIdx.x;
    buffer[i] = value;
    __syncthreads();
    int value_1 = buffer[i];
    if (threadIdx.x >= 2u) {
        value_1 += (unsigned int)buffer[threadIdx.x + 126u];
    }
    buffer[threadIdx.x] = value_1;
    __syncthreads();
    int value_2 = buffer[threadIdx.x];
    if (threadIdx.x >= 4u) {
        value_2 += (unsigned int)buffer[threadIdx.x - 4u];
    }
    buffer[i] = value_2;
    __syncthreads();
    int value_3 = buffer[i];
    if (threadIdx.x >= 8u) {
        value_3 += (unsigned int)buffer[threadIdx.x + 120u];
    }
    buffer[threadIdx.x] = value_3;
    __syncthreads();
    int value_4 = buffer[threadIdx.x];
    if (threadIdx.x >= 16u) {
        value_4 += (unsigned int)buffer[threadIdx.x - 16u];
    }
    buffer[i] = value_4;
    __syncthreads();
    int value_5 = buffer[i];
    if (threadIdx.x >= 32u) {
        value_5 += (unsigned int)buffer[threadIdx.x + 96u];
    }
    buffer[threadIdx.x] = value_5;
    __syncthreads();
    int value_6 = buffer[threadIdx.x];
    if (threadIdx.x >= 64u) {
        value_6 += (unsigned int)buffer[threadIdx.x - 64u];
    }
    buffer[i] = value_6;
    __syncthreads();
    if (absolute_pos < out_length) {
        out[absolute_pos] = buffer[i];
    }
}
