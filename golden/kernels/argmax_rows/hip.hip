extern "C" __global__ void __launch_bounds__(64) argmax_rows(
    const float* __restrict__ x,
    float* __restrict__ values,
    unsigned int* __restrict__ places,
    unsigned int x_shape_0,
    unsigned int x_shape_1,
    unsigned int values_length,
    unsigned int places_length) {
    __shared__ float shared_values[64];
    __shared__ unsigned int shared_places[64];
    const unsigned int row = blockIdx.x;
    const unsigned int unit = threadIdx.x;
    float best_value = -3.402823466e38f;
    unsigned int best_place = 0u;
    for (unsigned int column = unit; column < x_shape_1; column += 64u) {
        const float v = row < x_shape_0 ? x[row * x_shape_1 + column] : 0.0f;
        if (v > best_value || (v == best_value && column < best_place)) {
            best_value = v;
            best_place = column;
        }
    }
    shared_values[unit] = best_value;
    shared_places[unit] = best_place;
    __syncthreads();
    if (unit < 32u) {
        const float other_value = shared_values[unit + 32u];
        const unsigned int other_place = shared_places[unit + 32u];
        if (other_value > best_value || (other_value == best_value && other_place < best_place)) {
            best_value = other_value;
            best_place = other_place;
        }
    }
    __syncthreads();
    shared_values[unit] = best_value;
    shared_places[unit] = best_place;
    __syncthreads();
    if (unit < 16u) {
        const float other_value = shared_values[unit + 16u];
        const unsigned int other_place = shared_places[unit + 16u];
        if (other_value > best_value || (other_value == best_value && other_place < best_place)) {
            best_value = other_value;
            best_place = other_place;
        }
    }
    __syncthreads();
    shared_values[unit] = best_value;
    shared_places[unit] = best_place;
    __syncthreads();
    if (unit < 8u) {
        const float other_value = shared_values[unit + 8u];
        const unsigned int other_place = shared_places[unit + 8u];
        if (other_value > best_value || (other_value == best_value && other_place < best_place)) {
            best_value = other_value;
            best_place = other_place;
        }
    }
    __syncthreads();
    shared_values[unit] = best_value;
    shared_places[unit] = best_place;
    __syncthreads();
    if (unit < 4u) {
        const float other_value = shared_values[unit + 4u];
        const unsigned int other_place = shared_places[unit + 4u];
        if (other_value > best_value || (other_value == best_value && other_place < best_place)) {
            best_value = other_value;
            best_place = other_place;
        }
    }
    __syncthreads();
    shared_values[unit] = best_value;
    shared_places[unit] = best_place;
    __syncthreads();
    if (unit < 2u) {
        const float other_value = shared_values[unit + 2u];
        const unsigned int other_place = shared_places[unit + 2u];
        if (other_value > best_value || (other_value == best_value && other_place < best_place)) {
            best_value = other_value;
            best_place = other_place;
        }
    }
    __syncthreads();
    shared_values[unit] = best_value;
    shared_places[unit] = best_place;
    __syncthreads();
    if (unit < 1u) {
        const float other_value = shared_values[unit + 1u];
        const unsigned int other_place = shared_places[unit + 1u];
        if (other_value > best_value || (other_value == best_value && other_place < best_place)) {
            best_value = other_value;
            best_place = other_place;
        }
    }
    __syncthreads();
    if (unit == 0u) {
        if (row < values_length) {
            values[row] = best_value;
        }
        if (row < places_length) {
            places[row] = best_place;
        }
    }
}
