struct Scalars {
    x_shape_0: u32,
    x_shape_1: u32,
    scale_length: u32,
    shift_length: u32,
    out_shape_0: u32,
    out_shape_1: u32,
}

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read> scale: array<f32>;
@group(0) @binding(2) var<storage, read> shift: array<f32>;
@group(0) @binding(3) var<storage, read_write> out: array<f32>;
@group(0) @binding(4) var<uniform> scalars: Scalars;
var<workgroup> shared_: array<f32, 24>;

@compute @workgroup_size(8, 1, 1)
fn layer_norm(
    @builtin(workgroup_id) cube_pos: vec3u,
    @builtin(local_invocation_id) unit_pos: vec3u,
) {
    let row = cube_pos.x;
    var own_count = 0.0;
    var own_mean = 0.0;
    var own_squares = 0.0;
    for (var k = unit_pos.x; k < scalars.x_shape_1; k += 8u) {
        let v = select(0.0, x[row * scalars.x_shape_1 + k], row < scalars.x_shape_0);
        own_count += 1.0;
        let delta = v - own_mean;
        let v_1 = select(1.0, 2.3283064e-10, abs(own_count) > 1.8446744e19);
        own_mean += delta * v_1 / bitcast<f32>(min(bitcast<u32>(own_count * v_1), 4294967294u));
        own_squares += delta * (v - own_mean);
    }
    shared_[unit_pos.x] = own_count;
    let i = 8u + unit_pos.x;
    shared_[i] = own_mean;
    let i_1 = 16u + unit_pos.x;
    shared_[i_1] = own_squares;
    workgroupBarrier();
    let other = (unit_pos.x + 4u) % 8u;
    let v = shared_[other];
    let count = own_count + v;
    if (count == 0.0) {
        own_count = 0.0;
        own_mean = 0.0;
        own_squares = 0.0;
    } else {
        let delta = shared_[8u + other] - own_mean;
        let v_1 = select(1.0, 2.3283064e-10, abs(count) > 1.8446744e19);
        let share = v * v_1 / bitcast<f32>(min(bitcast<u32>(count * v_1), 4294967294u));
        let v_2 = own_squares + shared_[16u + other] + delta * delta * own_count * share;
        own_count = count;
        own_mean += delta * share;
        own_squares = v_2;
    }
    workgroupBarrier();
    shared_[unit_pos.x] = own_count;
    shared_[i] = own_mean;
    shared_[i_1] = own_squares;
    workgroupBarrier();
    let other_1 = (unit_pos.x + 2u) % 8u;
    let v_1 = shared_[other_1];
    let count_1 = own_count + v_1;
    if (count_1 == 0.0) {
        own_count = 0.0;
        own_mean = 0.0;
        own_squares = 0.0;
    } else {
        let delta = shared_[8u + other_1] - own_mean;
        let v_2 = select(1.0, 2.3283064e-10, abs(count_1) > 1.8446744e19);
        let share = v_1 * v_2 / bitcast<f32>(min(bitcast<u32>(count_1 * v_2), 4294967294u));
        let v_3 = own_squares + shared_[16u + other_1] + delta * delta * own_count * share;
        own_count = count_1;
        own_mean += delta * share;
        own_squares = v_3;
    }
    workgroupBarrier();
    shared_[unit_pos.x] = own_count;
    shared_[i] = own_mean;
    shared_[i_1] = own_squares;
    workgroupBarrier();
    let other_2 = (unit_pos.x + 1u) % 8u;
    let v_2 = shared_[other_2];
    let count_2 = own_count + v_2;
    if (count_2 == 0.0) {
        own_count = 0.0;
        own_mean = 0.0;
        own_squares = 0.0;
    } else {
        let delta = shared_[8u + other_2] - own_mean;
        let v_3 = select(1.0, 2.3283064e-10, abs(count_2) > 1.8446744e19);
        let share = v_2 * v_3 / bitcast<f32>(min(bitcast<u32>(count_2 * v_3), 4294967294u));
        let v_4 = own_squares + shared_[16u + other_2] + delta * delta * own_count * share;
        own_count = count_2;
        own_mean += delta * share;
        own_squares = v_4;
    }
    workgroupBarrier();
    let moments_count = own_count;
    let moments_mean = own_mean;
    let moments_squares = own_squares;
    let v_3 = select(1.0, 2.3283064e-10, abs(moments_count) > 1.8446744e19);
    let v_4 = moments_squares
        * v_3 / bitcast<f32>(min(bitcast<u32>(moments_count * v_3), 4294967294u));
    let inverse = inverseSqrt(v_4 + 1e-5);
    let last = scalars.x_shape_1 - 1u;
    let fits = row < scalars.x_shape_0 && row < scalars.out_shape_0 && last < scalars.scale_length
        && last < scalars.shift_length;
    let fits_1 = fits && last < scalars.out_shape_1;
    if (fits_1) {
        for (var k = unit_pos.x; k < scalars.x_shape_1; k += 8u) {
            let normal = (x[row * scalars.x_shape_1 + k] - moments_mean) * inverse;
            out[row * scalars.out_shape_1 + k] = normal * scale[k] + shift[k];
        }
    } else {
        for (var k = unit_pos.x; k < scalars.x_shape_1; k += 8u) {
            let normal = (select(0.0, x[row * scalars.x_shape_1 + k], row < scalars.x_shape_0)
                - moments_mean) * inverse;
            if (row < scalars.out_shape_0 && k < scalars.out_shape_1) {
                out[row * scalars.out_shape_1 + k] = normal
                    * select(0.0, scale[k], k < scalars.scale_length)
                    + select(0.0, shift[k], k < scalars.shift_length);
            }
        }
    }
}
