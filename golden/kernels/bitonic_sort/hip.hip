extern "C" __global__ void __launch_bounds__(32) bitonic_sort(
    float* __restrict__ x,
    unsigned int x_length) {
    __shared__ float items[32];
    const unsigned int absolute_pos = blockIdx.x * 32u + threadIdx.x;
    const float v = absolute_pos < x_length ? x[absolute_pos] : 3.402823466e38f;
    items[threadIdx.x] = v;
    __syncthreads();
    const unsigned int partner = threadIdx.x ^ 1u;
    const float own = items[threadIdx.x];
    const float other = items[partner];
    __syncthreads();
    const bool upward = (threadIdx.x & 2u) == 0u;
    const bool keeps_less = (threadIdx.x < partner) == upward;
    items[threadIdx.x] = keeps_less ? (own > other || other != other ? other : own)
        : (own < other || other != other ? other : own);
    __syncthreads();
    const unsigned int partner_1 = threadIdx.x ^ 2u;
    const float own_1 = items[threadIdx.x];
    const float other_1 = items[partner_1];
    __syncthreads();
    const bool upward_1 = (threadIdx.x & 4u) == 0u;
    const bool keeps_less_1 = (threadIdx.x < partner_1) == upward_1;
    items[threadIdx.x] = keeps_less_1 ? (own_1 > other_1 || other_1 != other_1 ? other_1 : own_1)
        : (own_1 < other_1 || other_1 != other_1 ? other_1 : own_1);
    __syncthreads();
    const float own_2 = items[threadIdx.x];
    const float other_2 = items[partner];
    __syncthreads();
    const bool keeps_less_2 = (threadIdx.x < partner) == upward_1;
    items[threadIdx.x] = keeps_less_2 ? (own_2 > other_2 || other_2 != other_2 ? other_2 : own_2)
        : (own_2 < other_2 || other_2 != other_2 ? other_2 : own_2);
    __syncthreads();
    const unsigned int partner_2 = threadIdx.x ^ 4u;
    const float own_3 = items[threadIdx.x];
    const float other_3 = items[partner_2];
    __syncthreads();
    const bool upward_2 = (threadIdx.x & 8u) == 0u;
    const bool keeps_less_3 = (threadIdx.x < partner_2) == upward_2;
    items[threadIdx.x] = keeps_less_3 ? (own_3 > other_3 || other_3 != other_3 ? other_3 : own_3)
        : (own_3 < other_3 || other_3 != other_3 ? other_3 : own_3);
    __syncthreads();
    const float own_4 = items[threadIdx.x];
    const float other_4 = items[partner_1];
    __syncthreads();
    const bool keeps_less_4 = (threadIdx.x < partner_1) == upward_2;
    items[threadIdx.x] = keeps_less_4 ? (own_4 > other_4 || other_4 != other_4 ? other_4 : own_4)
        : (own_4 < other_4 || other_4 != other_4 ? other_4 : own_4);
    __syncthreads();
    const float own_5 = items[threadIdx.x];
    const float other_5 = items[partner];
    __syncthreads();
    const bool keeps_less_5 = (threadIdx.x < partner) == upward_2;
    items[threadIdx.x] = keeps_less_5 ? (own_5 > other_5 || other_5 != other_5 ? other_5 : own_5)
        : (own_5 < other_5 || other_5 != other_5 ? other_5 : own_5);
    __syncthreads();
    const unsigned int partner_3 = threadIdx.x ^ 8u;
    const float own_6 = items[threadIdx.x];
    const float other_6 = items[partner_3];
    __syncthreads();
    const bool upward_3 = (threadIdx.x & 16u) == 0u;
    const bool keeps_less_6 = (threadIdx.x < partner_3) == upward_3;
    items[threadIdx.x] = keeps_less_6 ? (own_6 > other_6 || other_6 != other_6 ? other_6 : own_6)
        : (own_6 < other_6 || other_6 != other_6 ? other_6 : own_6);
    __syncthreads();
    const float own_7 = items[threadIdx.x];
    const float other_7 = items[partner_2];
    __syncthreads();
    const bool keeps_less_7 = (threadIdx.x < partner_2) == upward_3;
    items[threadIdx.x] = keeps_less_7 ? (own_7 > other_7 || other_7 != other_7 ? other_7 : own_7)
        : (own_7 < other_7 || other_7 != other_7 ? other_7 : own_7);
    __syncthreads();
    const float own_8 = items[threadIdx.x];
    const float other_8 = items[partner_1];
    __syncthreads();
    const bool keeps_less_8 = (threadIdx.x < partner_1) == upward_3;
    items[threadIdx.x] = keeps_less_8 ? (own_8 > other_8 || other_8 != other_8 ? other_8 : own_8)
        : (own_8 < other_8 || other_8 != other_8 ? other_8 : own_8);
    __syncthreads();
    const float own_9 = items[threadIdx.x];
    const float other_9 = items[partner];
    __syncthreads();
    const bool keeps_less_9 = (threadIdx.x < partner) == upward_3;
    items[threadIdx.x] = keeps_less_9 ? (own_9 > other_9 || other_9 != other_9 ? other_9 : own_9)
        : (own_9 < other_9 || other_9 != other_9 ? other_9 : own_9);
    __syncthreads();
    const unsigned int partner_4 = threadIdx.x ^ 16u;
    const float own_10 = items[threadIdx.x];
    const float other_10 = items[partner_4];
    __syncthreads();
    const bool keeps_less_10 = threadIdx.x < partner_4;
    items[threadIdx.x] = keeps_less_10
        ? (own_10 > other_10 || other_10 != other_10 ? other_10 : own_10)
        : (own_10 < other_10 || other_10 != other_10 ? other_10 : own_10);
    __syncthreads();
    const float own_11 = items[threadIdx.x];
    const float other_11 = items[partner_3];
    __syncthreads();
    const bool keeps_less_11 = threadIdx.x < partner_3;
    items[threadIdx.x] = keeps_less_11
        ? (own_11 > other_11 || other_11 != other_11 ? other_11 : own_11)
        : (own_11 < other_11 || other_11 != other_11 ? other_11 : own_11);
    __syncthreads();
    const float own_12 = items[threadIdx.x];
    const float other_12 = items[partner_2];
    __syncthreads();
    const bool keeps_less_12 = threadIdx.x < partner_2;
    items[threadIdx.x] = keeps_less_12
        ? (own_12 > other_12 || other_12 != other_12 ? other_12 : own_12)
        : (own_12 < other_12 || other_12 != other_12 ? other_12 : own_12);
    __syncthreads();
    const float own_13 = items[threadIdx.x];
    const float other_13 = items[partner_1];
    __syncthreads();
    const bool keeps_less_13 = threadIdx.x < partner_1;
    items[threadIdx.x] = keeps_less_13
        ? (own_13 > other_13 || other_13 != other_13 ? other_13 : own_13)
        : (own_13 < other_13 || other_13 != other_13 ? other_13 : own_13);
    __syncthreads();
    const float own_14 = items[threadIdx.x];
    const float other_14 = items[partner];
    __syncthreads();
    const bool keeps_less_14 = threadIdx.x < partner;
    items[threadIdx.x] = keeps_less_14
        ? (own_14 > other_14 || other_14 != other_14 ? other_14 : own_14)
        : (own_14 < other_14 || other_14 != other_14 ? other_14 : own_14);
    if (absolute_pos < x_length) {
        x[absolute_pos] = items[threadIdx.x];
    }
}
