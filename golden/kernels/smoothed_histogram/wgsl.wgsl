struct Scalars {
    x_shape_0: u32,
    x_shape_1: u32,
    out_shape_0: u32,
    out_shape_1: u32,
}

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> out: array<f32>;
@group(0) @binding(2) var<uniform> scalars: Scalars;
var<workgroup> lowest_or_counts: array<f32, 64>;
var<workgroup> highest: array<f32, 64>;
var<workgroup> found: array<atomic<u32>, 32>;

fn f32_to_u32(x: f32) -> u32 {
    let is_nan = (bitcast<u32>(x) & 0x7fffffffu) > 0x7f800000u;
    return select(select(u32(x), 4294967295u, x >= 4294967296.0), 0u, is_nan);
}

@compute @workgroup_size(64, 1, 1)
fn smoothed_histogram(
    @builtin(workgroup_id) cube_pos: vec3u,
    @builtin(local_invocation_id) unit_pos: vec3u,
) {
    let row = cube_pos.x;
    var low = 3.402823466e38;
    var high = -3.402823466e38;
    for (var k = unit_pos.x; k < scalars.x_shape_1; k += 64u) {
        let v = select(0.0, x[row * scalars.x_shape_1 + k], row < scalars.x_shape_0);
        let ok = (bitcast<u32>(v) & 2147483647u) > 2139095040u;
        low = select(select(select(low, v, low > v), v, ok), low,
            (bitcast<u32>(low) & 2147483647u) > 2139095040u);
        high = select(select(select(high, v, high < v), v, ok), high,
            (bitcast<u32>(high) & 2147483647u) > 2139095040u);
    }
    lowest_or_counts[unit_pos.x] = low;
    highest[unit_pos.x] = high;
    workgroupBarrier();
    var half_ = 32u;
    while (half_ > 0u) {
        if (unit_pos.x < half_) {
            let v = lowest_or_counts[unit_pos.x];
            let i = unit_pos.x + half_;
            let v_1 = lowest_or_counts[i];
            lowest_or_counts[unit_pos.x] = select(select(select(v, v_1, v > v_1), v_1,
                (bitcast<u32>(v_1) & 2147483647u) > 2139095040u), v,
                (bitcast<u32>(v) & 2147483647u) > 2139095040u);
            let v_2 = highest[unit_pos.x];
            let v_3 = highest[i];
            let v_4 = select(select(v_2, v_3, v_2 < v_3), v_3,
                (bitcast<u32>(v_3) & 2147483647u) > 2139095040u);
            highest[unit_pos.x] = select(v_4, v_2, (bitcast<u32>(v_2) & 2147483647u) > 2139095040u);
        }
        workgroupBarrier();
        half_ /= 2u;
    }
    let low_1 = lowest_or_counts[0];
    let high_1 = highest[0];
    workgroupBarrier();
    if (unit_pos.x < 32u) {
        atomicStore(&found[unit_pos.x], 0u);
    }
    workgroupBarrier();
    let v = high_1 - low_1;
    let v_1 = select(select(v, 1e-30, v < 1e-30), v, (bitcast<u32>(v) & 2147483647u) > 2139095040u);
    let v_2 = select(1.0, 2.3283064e-10, abs(v_1) > 1.8446744e19);
    let scale = 32.0 * v_2 / bitcast<f32>(min(bitcast<u32>(v_1 * v_2), 4294967294u));
    for (var k = unit_pos.x; k < scalars.x_shape_1; k += 64u) {
        let v_3 = f32_to_u32((select(0.0, x[row * scalars.x_shape_1 + k], row < scalars.x_shape_0)
            - low_1) * scale);
        atomicAdd(&found[min(v_3, 31u)], 1u);
    }
    workgroupBarrier();
    if (unit_pos.x < 32u) {
        let old = atomicLoad(&found[unit_pos.x]);
        lowest_or_counts[unit_pos.x] = f32(old);
    }
    workgroupBarrier();
    if (unit_pos.x < 32u) {
        let left = lowest_or_counts[max(unit_pos.x, 1u) - 1u];
        let right = lowest_or_counts[min(unit_pos.x + 1u, 31u)];
        if (row < scalars.out_shape_0 && unit_pos.x < scalars.out_shape_1) {
            out[row * scalars.out_shape_1 + unit_pos.x] = left / 4.0
                + lowest_or_counts[unit_pos.x] / 2.0 + right / 4.0;
        }
    }
}
