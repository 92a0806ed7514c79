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
    let v_2 = first + 1u;
    var v_3: u32;
    if (v_2 < scalars.size) {
        let v_4 = v_2 / 4u;
        v_3 = (select(0u, data[v_4], v_4 < scalars.data_length) >> (8u * (v_2 % 4u))) & 255u;
    } else {
        v_3 = 0u;
    }
    let v_4 = first + 2u;
    var v_5: u32;
    if (v_4 < scalars.size) {
        let v_6 = v_4 / 4u;
        v_5 = (select(0u, data[v_6], v_6 < scalars.data_length) >> (8u * (v_4 % 4u))) & 255u;
    } else {
        v_5 = 0u;
    }
    let v_6 = ((select(0u, data[v_1], v_1 < scalars.data_length) >> (8u * (first % 4u)))
        & 255u) << 16u;
    let bits = v_6 | (v_3 << 8u) | v_5;
    var result = 0u;
    for (var k = 0u; k < 4u; k++) {
        let n = (bits >> (6u * (3u - k))) & 63u;
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
        if (first + k > scalars.size) {
            code = 61u;
        }
        result |= code << (8u * k);
    }
    if (v < scalars.out_length) {
        out[v] = result;
    }
}
