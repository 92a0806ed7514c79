struct Scalars {
    scale: f32,
    out_shape_0: u32,
    out_shape_1: u32,
}

@group(0) @binding(0) var<storage, read_write> out: array<f32>;
@group(0) @binding(1) var<uniform> scalars: Scalars;

fn f32_to_i32(x: f32) -> i32 {
    let is_nan = (bitcast<u32>(x) & 0x7fffffffu) > 0x7f800000u;
    return select(select(i32(x), 2147483647, x >= 2147483648.0), 0, is_nan);
}

@compute @workgroup_size(16, 8, 1)
fn perlin(@builtin(workgroup_id) cube_pos: vec3u, @builtin(local_invocation_id) unit_pos: vec3u) {
    let row = cube_pos.y * 8u + unit_pos.y;
    let column = cube_pos.x * 16u + unit_pos.x;
    if (row < scalars.out_shape_0 && column < scalars.out_shape_1) {
        var total = 0.0;
        var frequency = scalars.scale;
        var amplitude = 1.0;
        for (var i = 0; i < 4; i++) {
            let t = f32(column) * frequency;
            let t_1 = f32(row) * frequency;
            let t_2 = floor(t);
            let left = f32_to_i32(t_2);
            let t_3 = floor(t_1);
            let top = f32_to_i32(t_3);
            let right = t - t_2;
            let down = t_1 - t_3;
            let u = right * right * right * (right * (right * 6.0 - 15.0) + 10.0);
            let v = down * down * down * (down * (down * 6.0 - 15.0) + 10.0);
            var gradient_result: f32;
            let t_4 = u32(left) * 2246822507u;
            let t_5 = u32(top) * 3266489909u;
            let h = t_4 ^ t_5;
            let h_1 = h ^ (h >> 15u);
            let h_2 = h_1 * 739982445u;
            let t_6 = (h_2 ^ (h_2 >> 12u)) & 7u;
            if (t_6 == 0u) {
                gradient_result = right + down;
            } else if (t_6 == 1u) {
                gradient_result = right - down;
            } else if (t_6 == 2u) {
                gradient_result = down - right;
            } else if (t_6 == 3u) {
                gradient_result = -right - down;
            } else if (t_6 == 4u) {
                gradient_result = right;
            } else if (t_6 == 5u) {
                gradient_result = -right;
            } else if (t_6 == 6u) {
                gradient_result = down;
            } else {
                gradient_result = -down;
            }
            let t_7 = right - 1.0;
            var gradient_result_1: f32;
            let t_8 = u32(left + 1) * 2246822507u;
            let h_3 = t_8 ^ t_5;
            let h_4 = h_3 ^ (h_3 >> 15u);
            let h_5 = h_4 * 739982445u;
            let t_9 = (h_5 ^ (h_5 >> 12u)) & 7u;
            if (t_9 == 0u) {
                gradient_result_1 = t_7 + down;
            } else if (t_9 == 1u) {
                gradient_result_1 = t_7 - down;
            } else if (t_9 == 2u) {
                gradient_result_1 = down - t_7;
            } else if (t_9 == 3u) {
                gradient_result_1 = -t_7 - down;
            } else if (t_9 == 4u) {
                gradient_result_1 = t_7;
            } else if (t_9 == 5u) {
                gradient_result_1 = -t_7;
            } else if (t_9 == 6u) {
                gradient_result_1 = down;
            } else {
                gradient_result_1 = -down;
            }
            let upper = gradient_result + (gradient_result_1 - gradient_result) * u;
            let t_10 = down - 1.0;
            var gradient_result_2: f32;
            let t_11 = u32(top + 1) * 3266489909u;
            let h_6 = t_4 ^ t_11;
            let h_7 = h_6 ^ (h_6 >> 15u);
            let h_8 = h_7 * 739982445u;
            let t_12 = (h_8 ^ (h_8 >> 12u)) & 7u;
            if (t_12 == 0u) {
                gradient_result_2 = right + t_10;
            } else if (t_12 == 1u) {
                gradient_result_2 = right - t_10;
            } else if (t_12 == 2u) {
                gradient_result_2 = t_10 - right;
            } else if (t_12 == 3u) {
                gradient_result_2 = -right - t_10;
            } else if (t_12 == 4u) {
                gradient_result_2 = right;
            } else if (t_12 == 5u) {
                gradient_result_2 = -right;
            } else if (t_12 == 6u) {
                gradient_result_2 = t_10;
            } else {
                gradient_result_2 = -t_10;
            }
            var gradient_result_3: f32;
            let h_9 = t_8 ^ t_11;
            let h_10 = h_9 ^ (h_9 >> 15u);
            let h_11 = h_10 * 739982445u;
            let t_13 = (h_11 ^ (h_11 >> 12u)) & 7u;
            if (t_13 == 0u) {
                gradient_result_3 = t_7 + t_10;
            } else if (t_13 == 1u) {
                gradient_result_3 = t_7 - t_10;
            } else if (t_13 == 2u) {
                gradient_result_3 = t_10 - t_7;
            } else if (t_13 == 3u) {
                gradient_result_3 = -t_7 - t_10;
            } else if (t_13 == 4u) {
                gradient_result_3 = t_7;
            } else if (t_13 == 5u) {
                gradient_result_3 = -t_7;
            } else if (t_13 == 6u) {
                gradient_result_3 = t_10;
            } else {
                gradient_result_3 = -t_10;
            }
            let lower = gradient_result_2 + (gradient_result_3 - gradient_result_2) * u;
            total += amplitude * (upper + (lower - upper) * v);
            frequency *= 2.0;
            amplitude *= 0.5;
        }
        out[row * scalars.out_shape_1 + column] = total;
    }
}
