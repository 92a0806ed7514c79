extern "C" __global__ void __launch_bounds__(8) layer_norm(
    const float* __restrict__ x,
    const float* __restrict__ scale,
    const float* __restrict__ shift,
    float* __restrict__ out,
    unsigned int x_shape_0,
    unsigned int x_shape_1,
    unsigned int scale_length,
    unsigned int shift_length,
    unsigned int out_shape_0,
    unsigned int out_shape_1) {
    __shared__ float shared[24];
    const unsigned int row = blockIdx.x;
    float own_count = 0.0f;
    float own_mean = 0.0f;
    float own_squares = 0.0f;
    for (unsigned int k = threadIdx.x; k < x_shape_1; k += 8u) {
        const float v = row < x_shape_0 ? x[row * x_shape_1 + k] : 0.0f;
        own_count += 1.0f;
        const float delta = v - own_mean;
        own_mean += delta / own_count;
        own_squares += delta * (v - own_mean);
    }
    shared[threadIdx.x] = own_count;
    const unsigned int i = 8u + threadIdx.x;
    shared[i] = own_mean;
    const unsigned int i_1 = 16u + threadIdx.x;
    shared[i_1] = own_squares;
    __syncthreads();
    const unsigned int other = (threadIdx.x + 4u) % 8u;
    const float v = shared[other];
    const float count = own_count + v;
    if (count == 0.0f) {
        own_count = 0.0f;
        own_mean = 0.0f;
        own_squares = 0.0f;
    } else {
        const float delta = shared[8u + other] - own_mean;
        const float share = v / count;
        const float v_1 = own_squares + shared[16u + other] + delta * delta * own_count * share;
        own_count = count;
        own_mean += delta * share;
        own_squares = v_1;
    }
    __syncthreads();
    shared[threadIdx.x] = own_count;
    shared[i] = own_mean;
    shared[i_1] = own_squares;
    __syncthreads();
    const unsigned int other_1 = (threadIdx.x + 2u) % 8u;
    const float v_1 = shared[other_1];
    const float count_1 = own_count + v_1;
    if (count_1 == 0.0f) {
        own_count = 0.0f;
        own_mean = 0.0f;
        own_squares = 0.0f;
    } else {
        const float delta = shared[8u + other_1] - own_mean;
        const float share = v_1 / count_1;
        const float v_2 = own_squares + shared[16u + other_1] + delta * delta * own_count * share;
        own_count = count_1;
        own_mean += delta * share;
        own_squares = v_2;
    }
    __syncthreads();
    shared[threadIdx.x] = own_count;
    shared[i] = own_mean;
    shared[i_1] = own_squares;
    __syncthreads();
    const unsigned int other_2 = (threadIdx.x + 1u) % 8u;
    const float v_2 = shared[other_2];
    const float count_2 = own_count + v_2;
    if (count_2 == 0.0f) {
        own_count = 0.0f;
        own_mean = 0.0f;
        own_squares = 0.0f;
    } else {
        const float delta = shared[8u + other_2] - own_mean;
        const float share = v_2 / count_2;
        const float v_3 = own_squares + shared[16u + other_2] + delta * delta * own_count * share;
        own_count = count_2;
        own_mean += delta * share;
        own_squares = v_3;
    }
    __syncthreads();
    const float moments_count = own_count;
    const float moments_mean = own_mean;
    const float moments_squares = own_squares;
    const float inverse = rsqrtf(moments_squares / moments_count + 1e-5f);
    const unsigned int last = x_shape_1 - 1u;
    const bool fits = row < x_shape_0 && row < out_shape_0 && last < scale_length
        && last < shift_length && last < out_shape_1;
    if (fits) {
        for (unsigned int k = threadIdx.x; k < x_shape_1; k += 8u) {
            const float normal = (x[row * x_shape_1 + k] - moments_mean) * inverse;
            out[row * out_shape_1 + k] = normal * scale[k] + shift[k];
        }
    } else {
        for (unsigned int k = threadIdx.x; k < x_shape_1; k += 8u) {
            const float normal = ((row < x_shape_0 ? x[row * x_shape_1 + k] : 0.0f) - moments_mean)
                * inverse;
            if (row < out_shape_0 && k < out_shape_1) {
                out[row * out_shape_1 + k] = normal * (k < scale_length ? scale[k] : 0.0f)
                    + (k < shift_length ? shift[k] : 0.0f);
            }
        }
    }
}
