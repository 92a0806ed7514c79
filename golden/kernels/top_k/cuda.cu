extern "C" __global__ void __launch_bounds__(256) top_k(
    const float* __restrict__ x,
    float* __restrict__ values,
    int* __restrict__ places,
    unsigned int x_shape_0,
    unsigned int x_shape_1,
    unsigned int values_shape_0,
    unsigned int values_shape_1,
    unsigned int places_shape_0,
    unsigned int places_shape_1) {
    const unsigned int row = blockIdx.x * 256u + threadIdx.x;
    if (row >= x_shape_0) {
        return;
    }
    float best[3] = {-3.402823466e38f, -3.402823466e38f, -3.402823466e38f};
    int where[3] = {-1, -1, -1};
    for (int column = 0; column < (int)x_shape_1; ++column) {
        float value = x[row * x_shape_1 + (unsigned int)column];
        int place = column;
        if (value > best[0] || (value == best[0] && place < where[0])) {
            const float v = best[0];
            best[0] = value;
            value = v;
            const int v_1 = where[0];
            where[0] = place;
            place = v_1;
        }
        if (value > best[1] || (value == best[1] && place < where[1])) {
            const float v = best[1];
            best[1] = value;
            value = v;
            const int v_1 = where[1];
            where[1] = place;
            place = v_1;
        }
        if (value > best[2] || (value == best[2] && place < where[2])) {
            best[2] = value;
            where[2] = place;
        }
    }
    const unsigned int start = row * values_shape_1;
    if (row < values_shape_0 && values_shape_1 > 0u) {
        values[start] = best[0];
    }
    const unsigned int start_1 = row * places_shape_1;
    if (row < places_shape_0 && places_shape_1 > 0u) {
        places[start_1] = where[0];
    }
    if (row < values_shape_0 && values_shape_1 > 1u) {
        values[start + 1u] = best[1];
    }
    if (row < places_shape_0 && places_shape_1 > 1u) {
        places[start_1 + 1u] = where[1];
    }
    if (row < values_shape_0 && values_shape_1 > 2u) {
        values[start + 2u] = best[2];
    }
    if (row < places_shape_0 && places_shape_1 > 2u) {
        places[start_1 + 2u] = where[2];
    }
}
