struct Scalars {
    x_shape_0: u32,
    x_shape_1: u32,
    x_shape_2: u32,
    x_shape_3: u32,
    weight_shape_0: u32,
    weight_shape_1: u32,
    weight_shape_2: u32,
    weight_shape_3: u32,
    bias_length: u32,
    out_shape_0: u32,
    out_shape_1: u32,
    out_shape_2: u32,
    out_shape_3: u32,
}

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read> weight: array<f32>;
@group(0) @binding(2) var<storage, read> bias: array<f32>;
@group(0) @binding(3) var<storage, read_write> out: array<f32>;
@group(0) @binding(4) var<uniform> scalars: Scalars;

@compute @workgroup_size(16, 4, 1)
fn conv2d(@builtin(workgroup_id) cube_pos: vec3u, @builtin(local_invocation_id) unit_pos: vec3u) {
    let channels = i32(scalars.weight_shape_0);
    let column = i32(cube_pos.x * 16u + unit_pos.x);
    let row = i32(cube_pos.y * 4u + unit_pos.y);
    let v = i32(cube_pos.z);
    let v_1 = max(channels, 1);
    let v_2 = v / v_1;
    let sample = select(v_2, 0, channels == 0);
    let channel = v - v_2 * v_1;
    if (row >= i32(scalars.out_shape_2) || column >= i32(scalars.out_shape_3)
        || sample >= i32(scalars.out_shape_0)) {
        return;
    }
    let inner = i32(scalars.weight_shape_1);
    let v_3 = channels >> 1u;
    let v_4 = max(v_3, 1);
    let v_5 = channel / v_4;
    let first = select(select(v_5, v_5 - 1, channel - v_5 * v_4 < 0), 0, v_3 == 0) * inner;
    let channel_1 = u32(channel);
    var total = select(0.0, bias[channel_1], channel_1 < scalars.bias_length);
    for (var c = 0; c < inner; c++) {
        for (var down = 0; down < i32(scalars.weight_shape_2); down++) {
            for (var right = 0; right < i32(scalars.weight_shape_3); right++) {
                let y = row + down - 1;
                let z = column + right - 1;
                let sample_1 = u32(sample);
                let v_6 = scalars.x_shape_2 * scalars.x_shape_3;
                let v_7 = u32(first + c);
                let y_1 = u32(y);
                let z_1 = u32(z);
                let ok = sample_1 < scalars.x_shape_0 && v_7 < scalars.x_shape_1
                    && y_1 < scalars.x_shape_2 && z_1 < scalars.x_shape_3;
                let v_8 = select(0.0,
                    x[sample_1 * (scalars.x_shape_1 * v_6) + v_7 * v_6 + y_1 * scalars.x_shape_3
                    + z_1], ok);
                let v_9 = scalars.weight_shape_2 * scalars.weight_shape_3;
                let start = channel_1 * (scalars.weight_shape_1 * v_9) + u32(c) * v_9
                    + u32(down) * scalars.weight_shape_3;
                total += v_8
                    * select(0.0, weight[start + u32(right)], channel_1 < scalars.weight_shape_0);
            }
        }
    }
    let v_6 = scalars.out_shape_2 * scalars.out_shape_3;
    let start = u32(sample) * (scalars.out_shape_1 * v_6) + channel_1 * v_6
        + u32(row) * scalars.out_shape_3;
    if (channel_1 < scalars.out_shape_1) {
        out[start + u32(column)] = total;
    }
}
