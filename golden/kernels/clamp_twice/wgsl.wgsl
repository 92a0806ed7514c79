struct Scalars {
    x_length: u32,
    n_length: u32,
    out_length: u32,
    counts_length: u32,
}

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read> n: array<i32>;
@group(0) @binding(2) var<storage, read_write> out: array<f32>;
@group(0) @binding(3) var<storage, read_write> counts: array<i32>;
@group(0) @binding(4) var<uniform> scalars: Scalars;

@compute @workgroup_size(256, 1, 1)
fn clamp_twice(
    @builtin(workgroup_id) cube_pos: vec3u,
    @builtin(local_invocation_id) unit_pos: vec3u,
) {
    let i = cube_pos.x * 256u + unit_pos.x;
    if (i < scalars.x_length) {
        let v = x[i];
        var soft_clip_result: f32;
        if (v < -1.0) {
            soft_clip_result = -1.0 + (v + 1.0) / 4.0;
        } else if (v > 1.0 && (bitcast<u32>(v) & 2147483647u) <= 2139095040u) {
            soft_clip_result = 1.0;
        } else {
            soft_clip_result = v;
        }
        if (i < scalars.out_length) {
            out[i] = soft_clip_result;
        }
        let v_1 = select(0, n[i], i < scalars.n_length);
        var soft_clip_result_1: i32;
        if (v_1 < -10) {
            soft_clip_result_1 = -10;
        } else if (v_1 > 10) {
            soft_clip_result_1 = 10;
        } else {
            soft_clip_result_1 = v_1;
        }
        if (i < scalars.counts_length) {
            counts[i] = soft_clip_result_1;
        }
    }
}
