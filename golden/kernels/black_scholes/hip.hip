extern "C" __global__ void __launch_bounds__(256) black_scholes(
    const float* __restrict__ spot,
    const float* __restrict__ strike,
    const float* __restrict__ years,
    const int* __restrict__ kinds,
    float* __restrict__ price,
    float rate,
    float volatility,
    unsigned int spot_length,
    unsigned int strike_length,
    unsigned int years_length,
    unsigned int kinds_length,
    unsigned int price_length) {
    const unsigned int i = blockIdx.x * 256u + threadIdx.x;
    if (i >= price_length) {
        return;
    }
    const float s = i < spot_length ? spot[i] : 0.0f;
    const float k = i < strike_length ? strike[i] : 0.0f;
    const float t = i < years_length ? years[i] : 0.0f;
    const float deviation = volatility * sqrtf(t);
    const float d1 = (logf(s / k) + (rate + volatility * volatility / 2.0f) * t) / deviation;
    const float d2 = d1 - deviation;
    const float present = k * expf(-rate * t);
    const int v = i < kinds_length ? kinds[i] : 0;
    if (v == 0) {
        price[i] = s * (0.5f + 0.5f * erff(d1 * 0.70710677f))
            - present * (0.5f + 0.5f * erff(d2 * 0.70710677f));
    } else if (v == 1) {
        price[i] = present * (0.5f + 0.5f * erff(-d2 * 0.70710677f))
            - s * (0.5f + 0.5f * erff(-d1 * 0.70710677f));
    }
}
