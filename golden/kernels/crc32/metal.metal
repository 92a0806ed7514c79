#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint records_shape_0;
    uint records_shape_1;
    uint out_length;
};

[[max_total_threads_per_threadgroup(256)]]
kernel void crc32(
    device const uint* records [[buffer(0)]],
    device uint* out [[buffer(1)]],
    constant Scalars& scalars [[buffer(2)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint row = cube_pos.x * 256u + unit_pos.x;
    if (row < scalars.records_shape_0) {
        uint table[16] = {};
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
        uint crc = 4294967295u;
        for (uint k = 0; k < scalars.records_shape_1; ++k) {
            uint word = records[row * scalars.records_shape_1 + k];
            for (int v_ = 0; v_ < 8; ++v_) {
                crc = (crc >> 4u) ^ table[(crc ^ word) & 15u];
                word >>= 4u;
            }
        }
        if (row < scalars.out_length) {
            out[row] = ~crc;
        }
    }
}
