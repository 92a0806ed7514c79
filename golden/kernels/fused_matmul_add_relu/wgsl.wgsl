struct Scalars {
    lhs_length: u32,
    lhs_shape_0: u32,
    lhs_shape_1: u32,
    lhs_shape_2: u32,
    rhs_length: u32,
    rhs_shape_0: u32,
    rhs_shape_1: u32,
    rhs_shape_2: u32,
    bias_length: u32,
    bias_shape_1: u32,
    bias_shape_2: u32,
    output_length: u32,
    output_shape_0: u32,
    output_shape_1: u32,
    output_shape_2: u32,
}

@group(0) @binding(0) var<storage, read> lhs: array<f32>;
@group(0) @binding(1) var<storage, read> rhs: array<f32>;
@group(0) @binding(2) var<storage, read> bias: array<f32>;
@group(0) @binding(3) var<storage, read_write> output: array<f32>;
@group(0) @binding(4) var<uniform> scalars: Scalars;

@compute @workgroup_size(16, 16, 1)
fn fused_matmul_add_relu(
    @builtin(workgroup_id) cube_pos: vec3u,
    @builtin(local_invocation_id) unit_pos: vec3u,
) {
    let row = cube_pos.x * 16u + unit_pos.x;
    let column = cube_pos.y * 16u + unit_pos.y;
    if (row >= scalars.output_shape_1 || column >= scalars.output_shape_2) {
        return;
    }
    let absolute_pos_z = cube_pos.z;
    var lhs_start = row * scalars.lhs_shape_2;
    var rhs_start = column;
    let place = absolute_pos_z % max(scalars.output_shape_0, 1u);
    lhs_start += place % max(scalars.lhs_shape_0, 1u) * (scalars.lhs_shape_1 * scalars.lhs_shape_2);
    rhs_start += place % max(scalars.rhs_shape_0, 1u) * (scalars.rhs_shape_1 * scalars.rhs_shape_2);
    var total = 0.0;
    let last = scalars.rhs_shape_1 - 1u;
    let v = lhs_start + last;
    let v_1 = rhs_start + last * scalars.rhs_shape_2;
    let fits = v >= lhs_start && v < scalars.lhs_length
        && last <= 4294967295u / max(scalars.rhs_shape_2, 1u);
    let fits_1 = fits && v_1 >= rhs_start && v_1 < scalars.rhs_length;
    if (fits_1) {
        for (var k = 0u; k < scalars.rhs_shape_1; k++) {
            total += lhs[lhs_start + k] * rhs[rhs_start + k * scalars.rhs_shape_2];
        }
    } else {
        for (var k = 0u; k < scalars.rhs_shape_1; k++) {
            let v_2 = lhs_start + k;
            let v_3 = rhs_start + k * scalars.rhs_shape_2;
            total += select(0.0, lhs[v_2], v_2 < scalars.lhs_length)
                * select(0.0, rhs[v_3], v_3 < scalars.rhs_length);
        }
    }
    var bias_place = row * scalars.bias_shape_2 + column;
    var output_place = row * scalars.output_shape_2 + column;
    bias_place += place * (scalars.bias_shape_1 * scalars.bias_shape_2);
    output_place += place * (scalars.output_shape_1 * scalars.output_shape_2);
    let v_2 = total + select(0.0, bias[bias_place], bias_place < scalars.bias_length);
    if (output_place < scalars.output_length) {
        output[output_place] = select(select(v_2, 0.0, v_2 < 0.0), v_2,
            (bitcast<u32>(v_2) & 2147483647u) > 2139095040u);
    }
}
