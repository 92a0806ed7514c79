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
    const unsigned int v = place * x_shape_1 * x_shape_2 + head * x_shape_2;
    const unsigned int v_1 = v + pair;
    const float v_2 = x[v_1];
    const unsigned int v_3 = v + second;
    const float v_4 = second < x_shape_2 ? x[v_3] : 0.0f;
    const float v_5 = (float)(place + offset) * frequency;
    const float c = cosf(v_5);
    const float s = sinf(v_5);
    const float a = v_2 * c - v_4 * s;
    const float b = v_2 * s + v_4 * c;
    x[v_1] = a;
    if (second < x_shape_2) {
        x[v_3] = b;
    }
}
