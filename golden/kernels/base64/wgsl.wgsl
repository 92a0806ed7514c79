struct Scalars {
    size: u32,
    data_length: u32,
    out_length: u32,
}

@group(0) @binding(0) var<storage, read> data: array<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
@group(0) @binding(2) var<uniform> scalars: Scalars;

@compute @workgroup_size(256, 1, 1)
fn base64(@builtin(workgroup_id) cube_pos: vec3u, @builtin(local_invocation_id) unit_pos: vec3u) {
    let v = cube_pos.x * 256u + unit_pos.x;
    let first = 3u * v;
    if (first >= scalars.size) {
        return;
    }
    let v_1 = first / 4u;
    let v_2 = 8u * (first % 4u);
    let v_3 = select(0u, select(0u, data[v_1], v_1 < scalars.data_length) >> (v_2 & 31u),
        v_2 < 32u) & 255u;
    var v_4 = v_3;
    let v_5 = first + 1u;
    var v_6: u32;
    if (v_5 < scalars.size) {
        let v_7 = v_5 / 4u;
        let v_8 = 8u * (v_5 % 4u);
        let v_9 = select(0u, select(0u, data[v_7], v_7 < scalars.data_length) >> (v_8 & 31u),
            v_8 < 32u) & 255u;
        v_6 = v_9;
    } else {
        v_6 = 0u;
    }
    let v_7 = first + 2u;
    var v_8: u32;
    if (v_7 < scalars.size) {
        let v_9 = v_7 / 4u;
        let v_10 = 8u * (v_7 % 4u);
        let v_11 = select(0u, select(0u, data[v_9], v_9 < scalars.data_length) >> (v_10 & 31u),
            v_10 < 32u) & 255u;
        v_8 = v_11;
    } else {
        v_8 = 0u;
    }
    let bits = (v_4 << 16u) | (v_6 << 8u) | v_8;
    var result = 0u;
    for (var k = 0; k < 4; k++) {
        let v_9 = u32(k);
        let v_10 = 6u * (3u - v_9);
        let n = select(0u, bits >> (v_10 & 31u), v_10 < 32u) & 63u;
        var code: u32;
        if (n < 26u) {
            code = 65u + n;
        } else if (n < 52u) {
            code = 71u + n;
        } else if (n < 62u) {
            code = n - 4u;
        } else if (n == 62u) {
            code = 43u;
        } else {
            code = 47u;
        }
        if (first + v_9 > scalars.size) {
            code = 61u;
        }
        let v_11 = 8u * v_9;
        result |= select(0u, code << (v_11 & 31u), v_11 < 32u);
    }
    if (v < scalars.out_length) {
        out[v] = result;
    }
}
