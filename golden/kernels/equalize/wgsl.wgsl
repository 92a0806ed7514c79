struct Scalars {
    pixels_length: u32,
    counts_length: u32,
    out_length: u32,
}

@group(0) @binding(0) var<storage, read> pixels: array<u32>;
@group(0) @binding(1) var<storage, read> counts: array<u32>;
@group(0) @binding(2) var<storage, read_write> out: array<u32>;
@group(0) @binding(3) var<uniform> scalars: Scalars;
var<workgroup> table: array<u32, 256>;

fn f32_to_u32(x: f32) -> u32 {
    let is_nan = (bitcast<u32>(x) & 0x7fffffffu) > 0x7f800000u;
    return select(select(u32(x), 4294967295u, x >= 4294967296.0), 0u, is_nan);
}

@compute @workgroup_size(256, 1, 1)
fn equalize(@builtin(local_invocation_id) unit_pos: vec3u, @builtin(workgroup_id) cube_pos: vec3u) {
    var below = 0u;
    for (var k = 0u; k < unit_pos.x + 1u; k++) {
        below += select(0u, counts[k], k < scalars.counts_length);
    }
    table[unit_pos.x] = f32_to_u32(f32(below) * 255.0 / f32(scalars.pixels_length) + 0.5);
    workgroupBarrier();
    let i = cube_pos.x * 256u + unit_pos.x;
    if (i < scalars.pixels_length && i < scalars.out_length) {
        out[i] = table[min(pixels[i], 255u)];
    }
}
