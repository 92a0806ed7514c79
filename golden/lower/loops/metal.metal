#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint n;
    int s;
    int a;
    int b;
};

[[max_total_threads_per_threadgroup(64)]]
kernel void loops(
    device const int* x [[buffer(0)]],
    device int* y [[buffer(1)]],
    constant Scalars& scalars [[buffer(2)]],
    uint3 unit_pos [[thread_position_in_threadgroup]],
    uint3 cube_count [[threadgroups_per_grid]]) {
    const uint u = unit_pos.x;
    int sum = 0;
    for (int k = scalars.a; k < scalars.b; ++k) {
        sum += uint(k);
    }
    for (int k = scalars.b; k > scalars.a; k -= 2) {
        const int t = int(k * 3u);
        if (t == 9) {
            continue;
        }
        sum -= uint(t);
    }
    for (int k = scalars.a; (scalars.s > 0 && k < scalars.b) || (scalars.s < 0 && k > scalars.b);
        k += scalars.s) {
        const int t = sum ^ k;
        sum = t;
        if (t > 100) {
            break;
        }
    }
    for (uint j = u; j < scalars.n; j += cube_count.x * 64u) {
        const int v = x[j];
        sum = max(sum, int(uint(v) * v + v + 1));
    }
    for (uint j = 0; scalars.n != 0u && j < scalars.n; j += scalars.n) {
        sum = int(0u - sum);
    }
    uint left = scalars.n;
    while (true) {
        const int w = x[left];
        if (!(w != 0 && left > 0u)) {
            break;
        }
        left -= 1u;
        sum += uint(w);
    }
    if (u >= scalars.n) {
        return;
    }
    y[u] = sum;
}
