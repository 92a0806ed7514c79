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
    var v_1: u32;
    if (first < scalars.size) {
        let v_2 = first / 4u;
        let v_3 = 8u * (first % 4u);
        let v_4 = select(0u, select(0u, data[v_2], v_2 < scalars.data_length) >> (v_3 & 31u),
            v_3 < 32u) & 255u;
        v_1 = v_4;
    } else {
        v_1 = 0u;
    }
    let v_2 = first + 1u;
    var v_3: u32;
    if (v_2 < scalars.size) {
        let v_4 = v_2 / 4u;
        let v_5 = 8u * (v_2 % 4u);
        let v_6 = select(0u, select(0u, data[v_4], v_4 < scalars.data_length) >> (v_5 & 31u),
            v_5 < 32u) & 255u;
        v_3 = v_6;
    } else {
        v_3 = 0u;
    }
    let v_4 = first + 2u;
    var v_5: u32;
    if (v_4 < scalars.size) {
        let v_6 = v_4 / 4u;
        let v_7 = 8u * (v_4 % 4u);
        let v_8 = select(0u, select(0u, data[v_6], v_6 < scalars.data_length) >> (v_7 & 31u),
            v_7 < 32u) & 255u;
        v_5 = v_8;
    } else {
        v_5 = 0u;
    }
    let bits = (v_1 << 16u) | (v_3 << 8u) | v_5;
    var result = 0u;
    for (var k = 0; k < 4; k++) {
        let v_6 = u32(k);
        let v_7 = 6u * (3u - v_6);
        let n = select(0u, bits >> (v_7 & 31u), v_7 < 32u) & 63u;
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
        if (first + v_6 > scalars.size) {
            code = 61u;
        }
        let v_8 = 8u * v_6;
        result |= select(0u, code << (v_8 & 31u), v_8 < 32u);
    }
    if (v < scalars.out_length) {
        out[v] = result;
    }
}
