extern "C" __global__ void __launch_bounds__(16) batch_norm(
    const float* x,
    const float* scale,
    const float* shift,
    float* __restrict__ running_mean,
    float* __restrict__ running_variance,
    float* __restrict__ out,
    unsigned int x_shape_0,
    unsigned int x_shape_1,
    unsigned int x_shape_2,
    unsigned int scale_length,
    unsigned int shift_length,
    unsigned int running_mean_length,
    unsigned int running_variance_length,
    unsigned int out_shape_0,
    unsigned int out_shape_1,
    unsigned int out_shape_2) {
    __shared__ float partial[16];
    __shared__ float partial_1[16];
    const unsigned int channel = blockIdx.x;
    const unsigned int count = x_shape_0 * x_shape_2;
    float total = 0.0f;
    const unsigned int trips = threadIdx.x < count ? (count - threadIdx.x - 1u) / 16u + 1u : 0u;
    for (unsigned int trip = 0; trip < trips; ++trip) {
        const unsigned int k = threadIdx.x + trip * 16u;
        const unsigned int v = max(x_shape_2, 1u);
        const unsigned int v_1 = x_shape_2 == 0u ? 0u : k / v;
        const unsigned int v_2 = k % v;
        const float v_3 = v_1 < x_shape_0 && channel < x_shape_1 && v_2 < x_shape_2
            ? x[v_1 * x_shape_1 * x_shape_2 + channel * x_shape_2 + v_2] : 0.0f;
        total += v_3;
    }
    partial[threadIdx.x] = total;
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
    const float v = (float)count;
    const float mean = partial[0] / v;
    float squares = 0.0f;
    for (unsigned int trip = 0; trip < trips; ++trip) {
        const unsigned int k = threadIdx.x + trip * 16u;
        const unsigned int v_1 = max(x_shape_2, 1u);
        const unsigned int v_2 = x_shape_2 == 0u ? 0u : k / v_1;
        const unsigned int v_3 = k % v_1;
        const float v_4 = v_2 < x_shape_0 && channel < x_shape_1 && v_3 < x_shape_2
            ? x[v_2 * x_shape_1 * x_shape_2 + channel * x_shape_2 + v_3] : 0.0f;
        const float v_5 = v_4 - mean;
        squares += v_5 * v_5;
    }
    partial_1[threadIdx.x] = squares;
    __syncthreads();
    if (threadIdx.x < 8u) {
        partial_1[threadIdx.x] += partial_1[threadIdx.x + 8u];
    }
    __syncthreads();
    if (threadIdx.x < 4u) {
        partial_1[threadIdx.x] += partial_1[threadIdx.x + 4u];
    }
    __syncthreads();
    if (threadIdx.x < 2u) {
        partial_1[threadIdx.x] += partial_1[threadIdx.x + 2u];
    }
    __syncthreads();
    if (threadIdx.x < 1u) {
        partial_1[threadIdx.x] += partial_1[threadIdx.x + 1u];
    }
    __syncthreads();
    const float variance = partial_1[0] / v;
    const float factor = (channel < scale_length ? scale[channel] : 0.0f)
        * rsqrtf(variance + 1e-5f);
    for (unsigned int trip = 0; trip < trips; ++trip) {
        const unsigned int k = threadIdx.x + trip * 16u;
        const unsigned int v_1 = max(x_shape_2, 1u);
        const unsigned int sample = x_shape_2 == 0u ? 0u : k / v_1;
        const unsigned int pixel = k % v_1;
        const float v_2 = sample < x_shape_0 && channel < x_shape_1 && pixel < x_shape_2
            ? x[sample * x_shape_1 * x_shape_2 + channel * x_shape_2 + pixel] : 0.0f;
        if (sample < out_shape_0 && channel < out_shape_1 && pixel < out_shape_2) {
            out[sample * out_shape_1 * out_shape_2 + channel * out_shape_2 + pixel] = (v_2 - mean)
                * factor + (channel < shift_length ? shift[channel] : 0.0f);
        }
    }
    if (threadIdx.x == 0u) {
        if (channel < running_mean_length) {
            running_mean[channel] += 0.1f
                * (mean - (channel < running_mean_length ? running_mean[channel] : 0.0f));
        }
        const float unbiased = variance * (v / (float)(count - 1u));
        const bool ok = channel < running_variance_length;
        if (ok) {
            running_variance[channel] += 0.1f
                * (unbiased - (ok ? running_variance[channel] : 0.0f));
        }
    }
}
