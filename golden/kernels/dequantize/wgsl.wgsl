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
    let absolute_pos = cube_pos.x * 256u + unit_pos.x;
    if (absolute_pos >= scalars.words_length) {
        return;
    }
    let word = words[absolute_pos];
    let v = absolute_pos * 8u;
    let owner = v / 32u;
    let scale = select(0.0, scales[owner], owner < scalars.scales_length);
    let zero = select(0, zeros[owner], owner < scalars.zeros_length);
    if (v < scalars.out_length) {
        out[v] = f32((bitcast<i32>(word << 28u) >> 28u) - zero) * scale;
    }
    let v_1 = v + 1u;
    if (v_1 < scalars.out_length) {
        out[v_1] = f32((bitcast<i32>(word << 24u) >> 28u) - zero) * scale;
    }
    let v_2 = v + 2u;
    if (v_2 < scalars.out_length) {
        out[v_2] = f32((bitcast<i32>(word << 20u) >> 28u) - zero) * scale;
    }
    let v_3 = v + 3u;
    if (v_3 < scalars.out_length) {
        out[v_3] = f32((bitcast<i32>(word << 16u) >> 28u) - zero) * scale;
    }
    let v_4 = v + 4u;
    if (v_4 < scalars.out_length) {
        out[v_4] = f32((bitcast<i32>(word << 12u) >> 28u) - zero) * scale;
    }
    let v_5 = v + 5u;
    if (v_5 < scalars.out_length) {
        out[v_5] = f32((bitcast<i32>(word << 8u) >> 28u) - zero) * scale;
    }
    let v_6 = v + 6u;
    if (v_6 < scalars.out_length) {
        out[v_6] = f32((bitcast<i32>(word << 4u) >> 28u) - zero) * scale;
    }
    let v_7 = v + 7u;
    if (v_7 < scalars.out_length) {
        out[v_7] = f32((bitcast<i32>(word) >> 28u) - zero) * scale;
    }
}
