enable subgroups;
diagnostic(off, subgroup_uniformity);

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read> k: array<i32>;
@group(0) @binding(2) var<storage, read_write> y: array<f32>;
@group(0) @binding(3) var<storage, read_write> z: array<i32>;
@group(0) @binding(4) var<storage, read_write> b: array<u32>;

@compute @workgroup_size(64, 1, 1)
fn planes(@builtin(local_invocation_id) unit_pos: vec3u) {
    let u = unit_pos.x;
    let v = x[u];
    y[u] = subgroupAdd(v) + subgroupMax(v) - subgroupInclusiveAdd(v) * subgroupExclusiveMul(v)
        + subgroupShuffleXor(v, 1u);
    let w = k[u];
    z[u] = subgroupShuffle(subgroupAdd(w) + subgroupMin(w) + subgroupMul(w)
        + subgroupExclusiveAdd(w), 3u);
    b[u] = subgroupBallot(v > 0.5).x + u32(subgroupAll(v > 0.5) != subgroupAny(v > 0.5));
}
