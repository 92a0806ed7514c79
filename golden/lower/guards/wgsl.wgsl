struct Scalars {
    x_extent: u32,
    y_length: u32,
    hits_length: u32,
}

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> y: array<f32>;
@group(0) @binding(2) var<storage, read_write> hits: array<atomic<u32>>;
@group(0) @binding(3) var<uniform> scalars: Scalars;
var<private> infinity_bits: u32 = 0x7f800000u;

@compute @workgroup_size(32, 2, 1)
fn guards(@builtin(local_invocation_id) unit_pos: vec3u) {
    let i = unit_pos.y * 32u + unit_pos.x;
    if (i < scalars.y_length) {
        y[i] += select(0.0, x[i], i < scalars.x_extent);
    }
    let j = i + 64u;
    let kept = select(0.0, y[j], j < scalars.y_length);
    if (i < scalars.y_length) {
        y[i] = 2.0;
    }
    if (j < scalars.y_length) {
        y[j] = kept * kept;
    }
    if (j < scalars.hits_length) {
        atomicAdd(&hits[j], 1u);
    }
    var old = 0u;
    if (j < scalars.hits_length) {
        old = atomicMax(&hits[j], i);
    }
    if (old > 3u) {
        y[0] = bitcast<f32>(infinity_bits);
    }
}
