struct Scalars {
    x_shape_0: u32,
    x_shape_1: u32,
    x_shape_2: u32,
    scale_length: u32,
    shift_length: u32,
    running_mean_length: u32,
    running_variance_length: u32,
    out_shape_0: u32,
    out_shape_1: u32,
    out_shape_2: u32,
}

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read> scale: array<f32>;
@group(0) @binding(2) var<storage, read> shift: array<f32>;
@group(0) @binding(3) var<storage, read_write> running_mean: array<f32>;
@group(0) @binding(4) var<storage, read_write> running_variance: array<f32>;
@group(0) @binding(5) var<storage, read_write> out: array<f32>;
@group(0) @binding(6) var<uniform> scalars: Scalars;
var<workgroup> partial_: array<f32, 16>;
var<workgroup> partial_1: array<f32, 16>;

@compute @workgroup_size(16, 1, 1)
fn batch_norm(
    @builtin(workgroup_id) cube_pos: vec3u,
    @builtin(local_invocation_id) unit_pos: vec3u,
) {
    let channel = cube_pos.x;
    let count = scalars.x_shape_0 * scalars.x_shape_2;
    var total = 0.0;
    let trips = select(0u, (count - unit_pos.x - 1u) / 16u + 1u, unit_pos.x < count);
    for (var trip = 0u; trip < trips; trip++) {
        let k = unit_pos.x + trip * 16u;
        let v = max(scalars.x_shape_2, 1u);
        let v_1 = select(k / v, 0u, scalars.x_shape_2 == 0u);
        let v_2 = k % v;
        let v_3 = select(0.0,
            x[v_1 * (scalars.x_shape_1 * scalars.x_shape_2) + channel * scalars.x_shape_2 + v_2],
            v_1 < scalars.x_shape_0 && channel < scalars.x_shape_1 && v_2 < scalars.x_shape_2);
        total += v_3;
    }
    partial_[unit_pos.x] = total;
    workgroupBarrier();
    if (unit_pos.x < 8u) {
        partial_[unit_pos.x] += partial_[unit_pos.x + 8u];
    }
    workgroupBarrier();
    if (unit_pos.x < 4u) {
        partial_[unit_pos.x] += partial_[unit_pos.x + 4u];
    }
    workgroupBarrier();
    if (unit_pos.x < 2u) {
        partial_[unit_pos.x] += partial_[unit_pos.x + 2u];
    }
    workgroupBarrier();
    if (unit_pos.x < 1u) {
        partial_[unit_pos.x] += partial_[unit_pos.x + 1u];
    }
    workgroupBarrier();
    let v = f32(count);
    let mean = partial_[0] / v;
    var squares = 0.0;
    for (var trip = 0u; trip < trips; trip++) {
        let k = unit_pos.x + trip * 16u;
        let v_1 = max(scalars.x_shape_2, 1u);
        let v_2 = select(k / v_1, 0u, scalars.x_shape_2 == 0u);
        let v_3 = k % v_1;
        let v_4 = select(0.0,
            x[v_2 * (scalars.x_shape_1 * scalars.x_shape_2) + channel * scalars.x_shape_2 + v_3],
            v_2 < scalars.x_shape_0 && channel < scalars.x_shape_1 && v_3 < scalars.x_shape_2);
        let v_5 = v_4 - mean;
        squares += v_5 * v_5;
    }
    partial_1[unit_pos.x] = squares;
    workgroupBarrier();
    if (unit_pos.x < 8u) {
        partial_1[unit_pos.x] += partial_1[unit_pos.x + 8u];
    }
    workgroupBarrier();
    if (unit_pos.x < 4u) {
        partial_1[unit_pos.x] += partial_1[unit_pos.x + 4u];
    }
    workgroupBarrier();
    if (unit_pos.x < 2u) {
        partial_1[unit_pos.x] += partial_1[unit_pos.x + 2u];
    }
    workgroupBarrier();
    if (unit_pos.x < 1u) {
        partial_1[unit_pos.x] += partial_1[unit_pos.x + 1u];
    }
    workgroupBarrier();
    let variance = partial_1[0] / v;
    let factor = select(0.0, scale[channel], channel < scalars.scale_length)
        * inverseSqrt(variance + 1e-5);
    for (var trip = 0u; trip < trips; trip++) {
        let k = unit_pos.x + trip * 16u;
        let v_1 = max(scalars.x_shape_2, 1u);
        let sample = select(k / v_1, 0u, scalars.x_shape_2 == 0u);
        let pixel = k % v_1;
        let v_2 = select(0.0,
            x[sample * (scalars.x_shape_1 * scalars.x_shape_2) + channel * scalars.x_shape_2
            + pixel],
            sample < scalars.x_shape_0 && channel < scalars.x_shape_1 && pixel < scalars.x_shape_2);
        let i = sample * (scalars.out_shape_1 * scalars.out_shape_2)
            + channel * scalars.out_shape_2 + pixel;
        if (sample < scalars.out_shape_0 && channel < scalars.out_shape_1
            && pixel < scalars.out_shape_2) {
            out[i] = (v_2 - mean) * factor
                + select(0.0, shift[channel], channel < scalars.shift_length);
        }
    }
    if (unit_pos.x == 0u) {
        let ok = channel < scalars.running_mean_length;
        if (ok) {
            running_mean[channel] += 0.1 * (mean - select(0.0, running_mean[channel], ok));
        }
        let unbiased = variance * (v / f32(count - 1u));
        let ok_1 = channel < scalars.running_variance_length;
        if (ok_1) {
            running_variance[channel] += 0.1
                * (unbiased - select(0.0, running_variance[channel], ok_1));
        }
    }
}
