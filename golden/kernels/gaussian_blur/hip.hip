extern "C" __global__ void __launch_bounds__(64) gaussian_blur(
    const float* __restrict__ x,
    float* __restrict__ out,
    unsigned int x_shape_0,
    unsigned int x_shape_1,
    unsigned int out_shape_0,
    unsigned int out_shape_1) {
    __shared__ float tile[68];
    const unsigned int line = blockIdx.y;
    const int start = (int)(blockIdx.x * 64u);
    const int length = (int)x_shape_1;
    const int v = (int)threadIdx.x;
    for (int k = v; k < 68; k += 64) {
        const int place = min(max((int)((unsigned int)start + k - 2), 0), (int)(length - 1u));
        const unsigned int place_1 = (unsigned int)place;
        tile[(unsigned int)k] = line < x_shape_0 && place_1 < x_shape_1
            ? x[line * x_shape_1 + place_1] : 0.0f;
    }
    __syncthreads();
    float total = 0.0f;
    total += 0.054488685f * tile[threadIdx.x];
    total += 0.24420135f * tile[threadIdx.x + 1u];
    total += 0.40261996f * tile[threadIdx.x + 2u];
    total += 0.24420135f * tile[threadIdx.x + 3u];
    total += 0.054488685f * tile[threadIdx.x + 4u];
    const int place = (int)((unsigned int)start + v);
    const unsigned int place_1 = (unsigned int)place;
    if (line < out_shape_0 && place_1 < out_shape_1) {
        out[line * out_shape_1 + place_1] = total;
    }
}
