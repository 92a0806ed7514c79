#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint logits_shape_0;
    uint logits_shape_1;
    uint labels_length;
    uint loss_length;
};

[[max_total_threads_per_threadgroup(256)]]
kernel void cross_entropy(
    device const float* logits [[buffer(0)]],
    device const int* labels [[buffer(1)]],
    device float* loss [[buffer(2)]],
    constant Scalars& scalars [[buffer(3)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint row = cube_pos.x * 256u + unit_pos.x;
    if (row >= scalars.logits_shape_0) {
        return;
    }
    const int label = row < scalars.labels_length ? labels[row] : 0;
    if (label == -100) {
        if (row < scalars.loss_length) {
            loss[row] = 0.0f;
        }
        return;
    }
    float greatest = -3.402823466e38f;
    float total = 0.0f;
    for (uint k = 0; k < scalars.logits_shape_1; ++k) {
        const float value = logits[row * scalars.logits_shape_1 + k];
        if (value > greatest) {
            total = total * exp(greatest - value) + 1.0f;
            greatest = value;
        } else {
            total += exp(value - greatest);
        }
    }
    const float whole = greatest + log(total);
    const uint start = row * scalars.logits_shape_1;
    const uint label_1 = uint(label);
    float result = whole - (label_1 < scalars.logits_shape_1 ? logits[start + label_1] : 0.0f);
    float mean = 0.0f;
    for (uint k = 0; k < scalars.logits_shape_1; ++k) {
        mean += logits[start + k];
    }
    const float mean_1 = mean / float(scalars.logits_shape_1);
    result = 0.9f * result + 0.1f * (whole - mean_1);
    if (row < scalars.loss_length) {
        loss[row] = result;
    }
}
