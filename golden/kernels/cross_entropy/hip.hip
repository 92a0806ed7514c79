extern "C" __global__ void __launch_bounds__(256) cross_entropy(
    const float* __restrict__ logits,
    const int* __restrict__ labels,
    float* __restrict__ loss,
    unsigned int logits_shape_0,
    unsigned int logits_shape_1,
    unsigned int labels_length,
    unsigned int loss_length) {
    const unsigned int row = blockIdx.x * 256u + threadIdx.x;
    if (row >= logits_shape_0) {
        return;
    }
    const int label = row < labels_length ? labels[row] : 0;
    if (label == -100) {
        if (row < loss_length) {
            loss[row] = 0.0f;
        }
        return;
    }
    float greatest = -3.402823466e38f;
    float total = 0.0f;
    for (unsigned int k = 0; k < logits_shape_1; ++k) {
        const float value = logits[row * logits_shape_1 + k];
        if (value > greatest) {
            total = total * expf(greatest - value) + 1.0f;
            greatest = value;
        } else {
            total += expf(value - greatest);
        }
    }
    const float whole = greatest + logf(total);
    const unsigned int start = row * logits_shape_1;
    const unsigned int label_1 = (unsigned int)label;
    float result = whole - (label_1 < logits_shape_1 ? logits[start + label_1] : 0.0f);
    float mean = 0.0f;
    for (unsigned int k = 0; k < logits_shape_1; ++k) {
        mean += logits[start + k];
    }
    const float mean_1 = mean / (float)logits_shape_1;
    result = 0.9f * result + 0.1f * (whole - mean_1);
    if (row < loss_length) {
        loss[row] = result;
    }
}
