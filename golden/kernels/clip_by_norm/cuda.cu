extern "C" __global__ void __launch_bounds__(256) clip_by_norm(
    float* __restrict__ gradient,
    const float* squares,
    float limit,
    unsigned int gradient_length,
    unsigned int squares_length) {
    float total = 0.0f;
    for (unsigned int i = 0; i < squares_length; ++i) {
        const float square = squares[i];
        total += square;
    }
    const unsigned int absolute_pos = blockIdx.x * 256u + threadIdx.x;
    if (total > limit * limit && absolute_pos < gradient_length) {
        gradient[absolute_pos] = gradient[absolute_pos] * limit * rsqrtf(total);
    }
}
