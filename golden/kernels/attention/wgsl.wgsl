struct Scalars {
    query_shape_0: u32,
    query_shape_1: u32,
    key_shape_0: u32,
    key_shape_1: u32,
    value_shape_0: u32,
    value_shape_1: u32,
    out_shape_0: u32,
    out_shape_1: u32,
}

@group(0) @binding(0) var<storage, read> query: array<f32>;
@group(0) @binding(1) var<storage, read> key: array<f32>;
@group(0) @binding(2) var<storage, read> value: array<f32>;
@group(0) @binding(3) var<storage, read_write> out: array<f32>;
@group(0) @binding(4) var<uniform> scalars: Scalars;
var<workgroup> keys: array<f32, 128>;
var<workgroup> values: array<f32, 128>;

fn f32_to_i32(x: f32) -> i32 {
    let is_nan = (bitcast<u32>(x) & 0x7fffffffu) > 0x7f800000u;
    return select(select(i32(x), 2147483647, x >= 2147483648.0), 0, is_nan);
}

@compute @workgroup_size(32, 1, 1)
fn attention(
    @builtin(workgroup_id) cube_pos: vec3u,
    @builtin(local_invocation_id) unit_pos: vec3u,
) {
    let row = cube_pos.x * 32u + unit_pos.x;
    var own = array<f32, 4>();
    var mixed = array<f32, 4>();
    let base = row * scalars.query_shape_1;
    own[0] = select(0.0, query[base], row < scalars.query_shape_0 && scalars.query_shape_1 > 0u)
        * 0.5;
    own[1] = select(0.0, query[base + 1u],
        row < scalars.query_shape_0 && scalars.query_shape_1 > 1u) * 0.5;
    own[2] = select(0.0, query[base + 2u],
        row < scalars.query_shape_0 && scalars.query_shape_1 > 2u) * 0.5;
    own[3] = select(0.0, query[base + 3u],
        row < scalars.query_shape_0 && scalars.query_shape_1 > 3u) * 0.5;
    var greatest = -3.402823466e38;
    var total = 0.0;
    let end = min(scalars.key_shape_0, (cube_pos.x + 1u) * 32u);
    for (var start = 0u; start < end; start += 32u) {
        let v = start + unit_pos.x;
        let base_1 = v * scalars.key_shape_1;
        let base_2 = unit_pos.x * 4u;
        keys[base_2] = select(0.0, key[base_1],
            v < scalars.key_shape_0 && scalars.key_shape_1 > 0u);
        keys[base_2 + 1u] = select(0.0, key[base_1 + 1u],
            v < scalars.key_shape_0 && scalars.key_shape_1 > 1u);
        keys[base_2 + 2u] = select(0.0, key[base_1 + 2u],
            v < scalars.key_shape_0 && scalars.key_shape_1 > 2u);
        keys[base_2 + 3u] = select(0.0, key[base_1 + 3u],
            v < scalars.key_shape_0 && scalars.key_shape_1 > 3u);
        let base_3 = v * scalars.value_shape_1;
        values[base_2] = select(0.0, value[base_3],
            v < scalars.value_shape_0 && scalars.value_shape_1 > 0u);
        values[base_2 + 1u] = select(0.0, value[base_3 + 1u],
            v < scalars.value_shape_0 && scalars.value_shape_1 > 1u);
        values[base_2 + 2u] = select(0.0, value[base_3 + 2u],
            v < scalars.value_shape_0 && scalars.value_shape_1 > 2u);
        values[base_2 + 3u] = select(0.0, value[base_3 + 3u],
            v < scalars.value_shape_0 && scalars.value_shape_1 > 3u);
        workgroupBarrier();
        for (var k = 0u; k < min(32u, scalars.key_shape_0 - start); k++) {
            if (start + k > row) {
                break;
            }
            var score = 0.0;
            let base_4 = k * 4u;
            score += own[0] * keys[base_4];
            score += own[1] * keys[base_4 + 1u];
            score += own[2] * keys[base_4 + 2u];
            score += own[3] * keys[base_4 + 3u];
            let v_1 = select(select(greatest, score, greatest < score), score,
                (bitcast<u32>(score) & 2147483647u) > 2139095040u);
            let higher = select(v_1, greatest,
                (bitcast<u32>(greatest) & 2147483647u) > 2139095040u);
            let v_2 = greatest - higher;
            let y = select(select(v_2, 89.0, v_2 > 89.0), -104.0, v_2 < -104.0);
            let n = round(y * 1.442695);
            let r = bitcast<f32>(min(bitcast<u32>(y - n * 0.6933594), 4294967294u))
                - n * -0.00021219444;
            let q = 0.0013940625 + r * 0.00019845877;
            let q_1 = 0.00833339 + r * q;
            let q_2 = 0.041666362 + r * q_1;
            let q_3 = 0.16666666 + r * q_2;
            let q_4 = 0.5 + r * q_3;
            let v_3 = f32_to_i32(n);
            let near = min(max(v_3, -125), 126);
            let y_1 = bitcast<f32>(bitcast<i32>(1.0 + (r + r * r * q_4)) + (near << 23u));
            let shrink = select(y_1 * bitcast<f32>((v_3 - near + 127) << 23u), v_2,
                (bitcast<u32>(v_2) & 2147483647u) > 2139095040u);
            let v_4 = score - higher;
            let y_2 = select(select(v_4, 89.0, v_4 > 89.0), -104.0, v_4 < -104.0);
            let n_1 = round(y_2 * 1.442695);
            let r_1 = bitcast<f32>(min(bitcast<u32>(y_2 - n_1 * 0.6933594), 4294967294u))
                - n_1 * -0.00021219444;
            let q_5 = 0.0013940625 + r_1 * 0.00019845877;
            let q_6 = 0.00833339 + r_1 * q_5;
            let q_7 = 0.041666362 + r_1 * q_6;
            let q_8 = 0.16666666 + r_1 * q_7;
            let q_9 = 0.5 + r_1 * q_8;
            let v_5 = f32_to_i32(n_1);
            let near_1 = min(max(v_5, -125), 126);
            let y_3 = bitcast<f32>(bitcast<i32>(1.0 + (r_1 + r_1 * r_1 * q_9)) + (near_1 << 23u));
            let weight = select(y_3 * bitcast<f32>((v_5 - near_1 + 127) << 23u), v_4,
                (bitcast<u32>(v_4) & 2147483647u) > 2139095040u);
            total = total * shrink + weight;
            mixed[0] = mixed[0] * shrink + values[base_4] * weight;
            mixed[1] = mixed[1] * shrink + values[base_4 + 1u] * weight;
            mixed[2] = mixed[2] * shrink + values[base_4 + 2u] * weight;
            mixed[3] = mixed[3] * shrink + values[base_4 + 3u] * weight;
            greatest = higher;
        }
        workgroupBarrier();
    }
    let v = select(1.0, 2.3283064e-10, abs(total) > 1.8446744e19);
    let v_1 = bitcast<f32>(min(bitcast<u32>(total * v), 4294967294u));
    let base_1 = row * scalars.out_shape_1;
    if (row < scalars.out_shape_0 && scalars.out_shape_1 > 0u) {
        out[base_1] = mixed[0] * v / v_1;
    }
    if (row < scalars.out_shape_0 && scalars.out_shape_1 > 1u) {
        out[base_1 + 1u] = mixed[1] * v / v_1;
    }
    if (row < scalars.out_shape_0 && scalars.out_shape_1 > 2u) {
        out[base_1 + 2u] = mixed[2] * v / v_1;
    }
    if (row < scalars.out_shape_0 && scalars.out_shape_1 > 3u) {
        out[base_1 + 3u] = mixed[3] * v / v_1;
    }
}
