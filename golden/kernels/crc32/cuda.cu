extern "C" __global__ void __launch_bounds__(256) crc32(
    const unsigned int* __restrict__ records,
    unsigned int* __restrict__ out,
    unsigned int records_shape_0,
    unsigned int records_shape_1,
    unsigned int out_length) {
    const unsigned int row = blockIdx.x * 256u + threadIdx.x;
    if (row < records_shape_0) {
        unsigned int table[16] = {};
        table[0] = 0u;
        table[1] = 498536548u;
        table[2] = 997073096u;
        table[3] = 651767980u;
        table[4] = 1994146192u;
        table[5] = 1802195444u;
        table[6] = 1303535960u;
        table[7] = 1342533948u;
        table[8] = 3988292384u;
        table[9] = 4027552580u;
        table[10] = 3604390888u;
        table[11] = 3412177804u;
        table[12] = 2607071920u;
        table[13] = 2262029012u;
        table[14] = 2685067896u;
        table[15] = 3183342108u;
        unsigned int crc = 4294967295u;
        for (unsigned int k = 0; k < records_shape_1; ++k) {
            unsigned int word = records[row * records_shape_1 + k];
            for (int v_ = 0; v_ < 8; ++v_) {
                crc = (crc >> 4u) ^ table[(crc ^ word) & 15u];
                word >>= 4u;
            }
        }
        if (row < out_length) {
            out[row] = ~crc;
        }
    }
}
