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
            let v = f32(column) * frequency;
            let v_1 = f32(row) * frequency;
            let v_2 = floor(v);
            let left = f32_to_i32(v_2);
            let v_3 = floor(v_1);
            let top = f32_to_i32(v_3);
            let right = v - v_2;
            let down = v_1 - v_3;
            let u = right * right * right * (right * (right * 6.0 - 15.0) + 10.0);
            let v_4 = down * down * down * (down * (down * 6.0 - 15.0) + 10.0);
            var gradient_result: f32;
            let v_5 = u32(left) * 2246822507u;
            let v_6 = u32(top) * 3266489909u;
            let h = v_5 ^ v_6;
            let h_1 = h ^ (h >> 15u);
            let h_2 = h_1 * 739982445u;
            let v_7 = (h_2 ^ (h_2 >> 12u)) & 7u;
            if (v_7 == 0u) {
                gradient_result = right + down;
            } else if (v_7 == 1u) {
                gradient_result = right - down;
            } else if (v_7 == 2u) {
                gradient_result = down - right;
            } else if (v_7 == 3u) {
                gradient_result = -right - down;
            } else if (v_7 == 4u) {
                gradient_result = right;
            } else if (v_7 == 5u) {
                gradient_result = -right;
            } else if (v_7 == 6u) {
                gradient_result = down;
            } else {
                gradient_result = -down;
            }
            let v_8 = right - 1.0;
            var gradient_result_1: f32;
            let v_9 = u32(left + 1) * 2246822507u;
            let h_3 = v_9 ^ v_6;
            let h_4 = h_3 ^ (h_3 >> 15u);
            let h_5 = h_4 * 739982445u;
            let v_10 = (h_5 ^ (h_5 >> 12u)) & 7u;
            if (v_10 == 0u) {
                gradient_result_1 = v_8 + down;
            } else if (v_10 == 1u) {
                gradient_result_1 = v_8 - down;
            } else if (v_10 == 2u) {
                gradient_result_1 = down - v_8;
            } else if (v_10 == 3u) {
                gradient_result_1 = -v_8 - down;
            } else if (v_10 == 4u) {
                gradient_result_1 = v_8;
            } else if (v_10 == 5u) {
                gradient_result_1 = -v_8;
            } else if (v_10 == 6u) {
                gradient_result_1 = down;
            } else {
                gradient_result_1 = -down;
            }
            let upper = gradient_result + (gradient_result_1 - gradient_result) * u;
            let v_11 = down - 1.0;
            var gradient_result_2: f32;
            let v_12 = u32(top + 1) * 3266489909u;
            let h_6 = v_5 ^ v_12;
            let h_7 = h_6 ^ (h_6 >> 15u);
            let h_8 = h_7 * 739982445u;
            let v_13 = (h_8 ^ (h_8 >> 12u)) & 7u;
            if (v_13 == 0u) {
                gradient_result_2 = right + v_11;
            } else if (v_13 == 1u) {
                gradient_result_2 = right - v_11;
            } else if (v_13 == 2u) {
                gradient_result_2 = v_11 - right;
            } else if (v_13 == 3u) {
                gradient_result_2 = -right - v_11;
            } else if (v_13 == 4u) {
                gradient_result_2 = right;
            } else if (v_13 == 5u) {
                gradient_result_2 = -right;
            } else if (v_13 == 6u) {
                gradient_result_2 = v_11;
            } else {
                gradient_result_2 = -v_11;
            }
            var gradient_result_3: f32;
            let h_9 = v_9 ^ v_12;
            let h_10 = h_9 ^ (h_9 >> 15u);
            let h_11 = h_10 * 739982445u;
            let v_14 = (h_11 ^ (h_11 >> 12u)) & 7u;
            if (v_14 == 0u) {
                gradient_result_3 = v_8 + v_11;
            } else if (v_14 == 1u) {
                gradient_result_3 = v_8 - v_11;
            } else if (v_14 == 2u) {
                gradient_result_3 = v_11 - v_8;
            } else if (v_14 == 3u) {
                gradient_result_3 = -v_8 - v_11;
            } else if (v_14 == 4u) {
                gradient_result_3 = v_8;
            } else if (v_14 == 5u) {
                gradient_result_3 = -v_8;
            } else if (v_14 == 6u) {
                gradient_result_3 = v_11;
            } else {
                gradient_result_3 = -v_11;
            }
            let lower = gradient_result_2 + (gradient_result_3 - gradient_result_2) * u;
            total += amplitude * (upper + (lower - upper) * v_4);
            frequency *= 2.0;
            amplitude *= 0.5;
        }
        out[row * scalars.out_shape_1 + column] = total;
    }
}
