extern "C" __global__ void __launch_bounds__(128) rope(
    float* __restrict__ x,
    unsigned int offset,
    unsigned int x_shape_0,
    unsigned int x_shape_1,
    unsigned int x_shape_2) {
    const unsigned int pair = blockIdx.x * 32u + threadIdx.x;
    const unsigned int head = blockIdx.y * 2u + threadIdx.y;
    const unsigned int place = blockIdx.z * 2u + threadIdx.z;
    const unsigned int half_ = x_shape_2 / 2u;
    if (pair >= half_ || head >= x_shape_1 || place >= x_shape_0) {
        return;
    }
    const float frequency = exp2f(-13.287712f * (float)pair / (float)half_);
    const unsigned int second = pair + half_;
    const unsigned int start = place * x_shape_1 * x_shape_2 + head * x_shape_2;
    const unsigned int i = start + pair;
    const float v = x[i];
    const unsigned int i_1 = start + second;
    const float v_1 = second < x_shape_2 ? x[i_1] : 0.0f;
    const float v_2 = (float)(place + offset) * frequency;
    const float c = cosf(v_2);
    const float s = sinf(v_2);
    const float a = v * c - v_1 * s;
    const float b = v * s + v_1 * c;
    x[i] = a;
    if (second < x_shape_2) {
        x[i_1] = b;
    }
}
