extern "C" __global__ void __launch_bounds__(256) crc32(
    const unsigned int* __restrict__ records,
    unsigned int* __restrict__ out,
    unsigned int records_shape_0,
    unsigned int records_shape_1,
    unsigned int out_length) {
    const unsigned int row = blockIdx.x * 256u + threadIdx.x;
    if (row < records_shape_0) {
        unsigned int table[16] = {0u, 498536548u, 997073096u, 651767980u, 1994146192u, 1802195444u,
            1303535960u, 1342533948u, 3988292384u, 4027552580u, 3604390888u, 3412177804u,
            2607071920u, 2262029012u, 2685067896u, 3183342108u};
        unsigned int crc = 4294967295u;
        for (unsigned int k = 0; k < records_shape_1; ++k) {
            unsigned int word = records[row * records_shape_1 + k];
            for (int i = 0; i < 8; ++i) {
                crc = (crc >> 4u) ^ table[(crc ^ word) & 15u];
                word >>= 4u;
            }
        }
        if (row < out_length) {
            out[row] = ~crc;
        }
    }
}
