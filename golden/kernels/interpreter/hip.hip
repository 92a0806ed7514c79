extern "C" __global__ void __launch_bounds__(64) interpreter(
    const int* __restrict__ program,
    const int* __restrict__ x,
    int* __restrict__ out,
    unsigned int program_length,
    unsigned int x_length,
    unsigned int out_length) {
    const unsigned int absolute_pos = blockIdx.x * 64u + threadIdx.x;
    if (absolute_pos >= out_length) {
        return;
    }
    int top = absolute_pos < x_length ? x[absolute_pos] : 0;
    int below = 1;
    for (unsigned int place = 0; place < program_length; ++place) {
        const int number = program[place];
        if (number == 0) {
            top += (unsigned int)below;
        } else if (number == 1) {
            top -= (unsigned int)below;
        } else if (number == 2) {
            top *= (unsigned int)below;
        } else if (number == 3) {
            const int v = top;
            top = below;
            below = v;
        } else if (number >= 4) {
            below = top;
            top = (int)(number - 4u);
        } else {
            break;
        }
    }
    out[absolute_pos] = top;
}
