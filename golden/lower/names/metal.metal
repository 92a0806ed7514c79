#include <metal_stdlib>
using namespace metal;

struct Scalars {
    float float_;
    uint unsigned_;
};

[[max_total_threads_per_threadgroup(64)]]
kernel void main_(
    device const float* kernel_ [[buffer(0)]],
    device float* fn [[buffer(1)]],
    constant Scalars& scalars [[buffer(2)]],
    uint3 unit_pos_xyz [[thread_position_in_threadgroup]]) {
    const uint threadIdx = unit_pos_xyz.x;
    const uint unit_pos = threadIdx + 1u;
    const uint max_ = max(unit_pos, scalars.unsigned_);
    const float half_ = kernel_[threadIdx];
    const float select_ = half_ * scalars.float_;
    float vec4f = select_;
    for (uint i = 0; i < max_; ++i) {
        const float self = vec4f;
        const float loop = self + 1.0f;
        vec4f = loop;
    }
    for (uint i = 0; i < scalars.unsigned_; ++i) {
        const float loop = vec4f;
        const float loop_1 = loop * loop;
        vec4f = loop_1;
    }
    const float expf = floor(vec4f);
    const bool template_ = max_ < 9u;
    const float v_double = template_ ? expf : select_;
    fn[threadIdx] = v_double;
    const float v_ = sqrt(v_double);
    const float abs_ = fabs(v_);
    fn[threadIdx] = v_ + abs_ + abs_;
}
