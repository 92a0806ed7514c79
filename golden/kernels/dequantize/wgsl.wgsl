struct Scalars {
    words_length: u32,
    scales_length: u32,
    zeros_length: u32,
    out_length: u32,
}

@group(0) @binding(0) var<storage, read> words: array<u32>;
@group(0) @binding(1) var<storage, read> scales: array<f32>;
@group(0) @binding(2) var<storage, read> zeros: array<i32>;
@group(0) @binding(3) var<storage, read_write> out: array<f32>;
@group(0) @binding(4) var<uniform> scalars: Scalars;

@compute @workgroup_size(256, 1, 1)
fn dequantize(
    @builtin(workgroup_id) cube_pos: vec3u,
    @builtin(local_invocation_id) unit_pos: vec3u,
) {
    let i = cube_pos.x * 256u + unit_pos.x;
    if (i >= scalars.words_length) {
        return;
    }
    let word = words[i];
    let v = i * 8u;
    let owner = v / 32u;
    let scale = select(0.0, scales[owner], owner < scalars.scales_length);
    let zero = select(0, zeros[owner], owner < scalars.zeros_length);
    if (v < scalars.out_length) {
        out[v] = f32((bitcast<i32>(word << 28u) >> 28u) - zero) * scale;
    }
    if (v + 1u < scalars.out_length) {
        out[v + 1u] = f32((bitcast<i32>(word << 24u) >> 28u) - zero) * scale;
    }
    if (v + 2u < scalars.out_length) {
        out[v + 2u] = f32((bitcast<i32>(word << 20u) >> 28u) - zero) * scale;
    }
    if (v + 3u < scalars.out_length) {
        out[v + 3u] = f32((bitcast<i32>(word << 16u) >> 28u) - zero) * scale;
    }
    if (v + 4u < scalars.out_length) {
        out[v + 4u] = f32((bitcast<i32>(word << 12u) >> 28u) - zero) * scale;
    }
    if (v + 5u < scalars.out_length) {
        out[v + 5u] = f32((bitcast<i32>(word << 8u) >> 28u) - zero) * scale;
    }
    if (v + 6u < scalars.out_length) {
        out[v + 6u] = f32((bitcast<i32>(word << 4u) >> 28u) - zero) * scale;
    }
    if (v + 7u < scalars.out_length) {
        out[v + 7u] = f32((bitcast<i32>(word) >> 28u) - zero) * scale;
    }
}
