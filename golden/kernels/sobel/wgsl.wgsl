struct Scalars {
    x_shape_0: u32,
    x_shape_1: u32,
    size_shape_0: u32,
    size_shape_1: u32,
    angle_shape_0: u32,
    angle_shape_1: u32,
}

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> size: array<f32>;
@group(0) @binding(2) var<storage, read_write> angle: array<f32>;
@group(0) @binding(3) var<uniform> scalars: Scalars;

@compute @workgroup_size(16, 8, 1)
fn sobel(@builtin(workgroup_id) cube_pos: vec3u, @builtin(local_invocation_id) unit_pos: vec3u) {
    let row = i32(cube_pos.y * 8u + unit_pos.y);
    let column = i32(cube_pos.x * 16u + unit_pos.x);
    if (row < i32(scalars.x_shape_0) && column < i32(scalars.x_shape_1)) {
        var total = 0.0;
        let v = u32(row - 1);
        let start = v * scalars.x_shape_1;
        let v_1 = u32(column - 1);
        let v_2 = -1.0
            * select(0.0, x[start + v_1], v < scalars.x_shape_0 && v_1 < scalars.x_shape_1);
        total += v_2;
        let v_3 = u32(column + 1);
        let v_4 = select(0.0, x[start + v_3], v < scalars.x_shape_0 && v_3 < scalars.x_shape_1);
        total += v_4;
        let row_1 = u32(row);
        let start_1 = row_1 * scalars.x_shape_1;
        total += -2.0 * select(0.0, x[start_1 + v_1], v_1 < scalars.x_shape_1);
        total += 2.0 * select(0.0, x[start_1 + v_3], v_3 < scalars.x_shape_1);
        let v_5 = u32(row + 1);
        let start_2 = v_5 * scalars.x_shape_1;
        let v_6 = select(0.0, x[start_2 + v_1], v_5 < scalars.x_shape_0 && v_1 < scalars.x_shape_1);
        total += -1.0 * v_6;
        let v_7 = select(0.0, x[start_2 + v_3], v_5 < scalars.x_shape_0 && v_3 < scalars.x_shape_1);
        total += v_7;
        let across = total;
        var total_1 = 0.0;
        total_1 += v_2;
        let column_1 = u32(column);
        total_1 += -2.0 * select(0.0, x[start + column_1], v < scalars.x_shape_0);
        total_1 += -1.0 * v_4;
        total_1 += v_6;
        total_1 += 2.0 * select(0.0, x[start_2 + column_1], v_5 < scalars.x_shape_0);
        total_1 += v_7;
        let down = total_1;
        if (row_1 < scalars.size_shape_0 && column_1 < scalars.size_shape_1) {
            size[row_1 * scalars.size_shape_1 + column_1] = sqrt(across * across + down * down);
        }
        let a = abs(across);
        let b = abs(down);
        let steep = b > a;
        let low = select(b, a, steep);
        let both = low > 3.402823466e38;
        let high = select(select(a, b, steep), 1.0, both);
        let far = high > 3.402823466e38;
        let low_1 = select(select(low, 1.0, both), 0.0, far);
        let high_1 = select(high, 1.0, far);
        let factor = select(select(1.0, 9.313226e-10, high_1 > 1e30), 1073741824.0, high_1 < 1e-30);
        let v_8 = bitcast<f32>(min(bitcast<u32>(low_1 * factor), 4294967294u));
        let v_9 = bitcast<f32>(min(bitcast<u32>(high_1 * factor), 4294967294u));
        let far_1 = v_8 > 0.41421357 * v_9;
        let above = select(v_8, v_8 - v_9, far_1);
        let below = select(v_9, v_8 + v_9, far_1);
        let below_1 = select(below, 1.0, below == 0.0);
        let v_10 = above / below_1;
        let z = v_10 * v_10;
        let q = 0.10595998 + z * -0.060834456;
        let q_1 = -0.14243849 + z * q;
        let q_2 = 0.1999849 + z * q_1;
        let q_3 = -0.33333316 + z * q_2;
        let p = v_10 + v_10 * z * q_3;
        let r = select(p, 0.7853982 + p, far_1);
        let r_1 = select(r, 1.5707964 - (r + 4.371139e-8), steep);
        let r_2 = select(r_1, 3.1415927 - (r_1 + 8.742278e-8), bitcast<i32>(across) < 0);
        let r_3 = select(r_2, -r_2, bitcast<i32>(down) < 0);
        let ok = (bitcast<u32>(across) & 2147483647u) > 2139095040u
            || (bitcast<u32>(down) & 2147483647u) > 2139095040u;
        if (row_1 < scalars.angle_shape_0 && column_1 < scalars.angle_shape_1) {
            angle[row_1 * scalars.angle_shape_1 + column_1] = select(r_3, a + b, ok);
        }
    }
}
