extern "C" __global__ void __launch_bounds__(128) heat(
    const float* __restrict__ now,
    float* __restrict__ after,
    float rate,
    unsigned int now_shape_0,
    unsigned int now_shape_1,
    unsigned int now_shape_2,
    unsigned int after_shape_0,
    unsigned int after_shape_1,
    unsigned int after_shape_2) {
    const unsigned int x = blockIdx.x * 8u + threadIdx.x;
    const unsigned int y = blockIdx.y * 4u + threadIdx.y;
    const unsigned int z = blockIdx.z * 4u + threadIdx.z;
    if (x >= now_shape_2 || y >= now_shape_1 || z >= now_shape_0) {
        return;
    }
    const unsigned int v = now_shape_1 * now_shape_2;
    const unsigned int v_1 = z * v;
    const unsigned int v_2 = y * now_shape_2;
    const unsigned int start = v_1 + v_2;
    const float here = now[start + x];
    if (x == 0u || x == now_shape_2 - 1u || y == 0u || y == now_shape_1 - 1u || z == 0u
        || z == now_shape_0 - 1u) {
        if (z < after_shape_0 && y < after_shape_1 && x < after_shape_2) {
            after[z * after_shape_1 * after_shape_2 + y * after_shape_2 + x] = here;
        }
        return;
    }
    const unsigned int v_3 = x - 1u;
    const unsigned int v_4 = x + 1u;
    const float around = (v_3 < now_shape_2 ? now[start + v_3] : 0.0f)
        + (v_4 < now_shape_2 ? now[start + v_4] : 0.0f);
    const unsigned int v_5 = y - 1u;
    const unsigned int v_6 = y + 1u;
    const float around_1 = around
        + ((v_5 < now_shape_1 ? now[v_1 + v_5 * now_shape_2 + x] : 0.0f)
        + (v_6 < now_shape_1 ? now[v_1 + v_6 * now_shape_2 + x] : 0.0f));
    const unsigned int v_7 = z - 1u;
    const unsigned int v_8 = z + 1u;
    const float around_2 = around_1
        + ((v_7 < now_shape_0 ? now[v_7 * v + v_2 + x] : 0.0f)
        + (v_8 < now_shape_0 ? now[v_8 * v + v_2 + x] : 0.0f));
    if (z < after_shape_0 && y < after_shape_1 && x < after_shape_2) {
        after[z * after_shape_1 * after_shape_2 + y * after_shape_2 + x] = here
            + rate * (around_2 - 6.0f * here);
    }
}
