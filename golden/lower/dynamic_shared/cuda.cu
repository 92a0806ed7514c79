extern "C" __global__ void __launch_bounds__(256) dynamic_shared(
    const float* __restrict__ x,
    float* __restrict__ y) {
    extern __shared__ __align__(16) unsigned char shared_bytes[];
    float* const big = reinterpret_cast<float*>(shared_bytes);
    float4* const more = reinterpret_cast<float4*>(shared_bytes + 36000);
    const unsigned int u = threadIdx.x;
    big[u] = x[u];
    __syncthreads();
    const unsigned int i = 255u - u;
    const float v = big[i];
    more[u] = make_float4(v, v, v, v);
    __syncthreads();
    y[u] = more[i].y;
}
