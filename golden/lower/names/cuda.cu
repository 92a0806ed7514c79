extern "C" __global__ void __launch_bounds__(64) main_(
    const float* __restrict__ kernel,
    float* __restrict__ fn,
    float float_,
    unsigned int unsigned_) {
    const unsigned int threadIdx_ = threadIdx.x;
    const unsigned int unit_pos = threadIdx_ + 1u;
    const unsigned int max_ = max(unit_pos, unsigned_);
    const float half_ = kernel[threadIdx_];
    const float select = half_ * float_;
    float vec4f = select;
    for (unsigned int i = 0; i < max_; ++i) {
        const float self = vec4f;
        const float loop = self + 1.0f;
        vec4f = loop;
    }
    for (unsigned int i = 0; i < unsigned_; ++i) {
        const float loop = vec4f;
        const float loop_1 = loop * loop;
        vec4f = loop_1;
    }
    const float expf_ = floorf(vec4f);
    const bool template_ = max_ < 9u;
    const float v_double = template_ ? expf_ : select;
    fn[threadIdx_] = v_double;
    const float v_ = sqrtf(v_double);
    const float abs_ = fabsf(v_);
    fn[threadIdx_] = v_ + abs_ + abs_;
}
