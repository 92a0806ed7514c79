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
        uint table[16] = {0u, 498536548u, 997073096u, 651767980u, 1994146192u, 1802195444u,
            1303535960u, 1342533948u, 3988292384u, 4027552580u, 3604390888u, 3412177804u,
            2607071920u, 2262029012u, 2685067896u, 3183342108u};
        uint crc = 4294967295u;
        for (uint k = 0; k < scalars.records_shape_1; ++k) {
            uint word = records[row * scalars.records_shape_1 + k];
            for (int i = 0; i < 8; ++i) {
                crc = (crc >> 4u) ^ table[(crc ^ word) & 15u];
                word >>= 4u;
            }
        }
        if (row < scalars.out_length) {
            out[row] = ~crc;
        }
    }
}
