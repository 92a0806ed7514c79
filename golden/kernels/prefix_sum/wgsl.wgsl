struct Scalars {
    x_length: u32,
    out_length: u32,
}

@group(0) @binding(0) var<storage, read> x: array<i32>;
@group(0) @binding(1) var<storage, read_write> out: array<i32>;
@group(0) @binding(2) var<uniform> scalars: Scalars;
var<workgroup> buffer: array<i32, 256>;

@compute @workgroup_size(128, 1, 1)
fn prefix_sum(
    @builtin(workgroup_id) cube_pos: vec3u,
    @builtin(local_invocation_id) unit_pos: vec3u,
) {
    let absolute_pos = cube_pos.x * 128u + unit_pos.x;
    buffer[unit_pos.x] = select(0, x[absolute_pos], absolute_pos < scalars.x_length);
    workgroupBarrier();
    var value = buffer[unit_pos.x];
    if (unit_pos.x >= 1u) {
        value += buffer[unit_pos.x - 1u];
    }
    let i = 128u + unit_pos.x;
    buffer[i] = value;
    workgroupBarrier();
    var value_1 = buffer[i];
    if (unit_pos.x >= 2u) {
        value_1 += buffer[unit_pos.x + 126u];
    }
    buffer[unit_pos.x] = value_1;
    workgroupBarrier();
    var value_2 = buffer[unit_pos.x];
    if (unit_pos.x >= 4u) {
        value_2 += buffer[unit_pos.x - 4u];
    }
    buffer[i] = value_2;
    workgroupBarrier();
    var value_3 = buffer[i];
    if (unit_pos.x >= 8u) {
        value_3 += buffer[unit_pos.x + 120u];
    }
    buffer[unit_pos.x] = value_3;
    workgroupBarrier();
    var value_4 = buffer[unit_pos.x];
    if (unit_pos.x >= 16u) {
        value_4 += buffer[unit_pos.x - 16u];
    }
    buffer[i] = value_4;
    workgroupBarrier();
    var value_5 = buffer[i];
    if (unit_pos.x >= 32u) {
        value_5 += buffer[unit_pos.x + 96u];
    }
    buffer[unit_pos.x] = value_5;
    workgroupBarrier();
    var value_6 = buffer[unit_pos.x];
    if (unit_pos.x >= 64u) {
        value_6 += buffer[unit_pos.x - 64u];
    }
    buffer[i] = value_6;
    workgroupBarrier();
    if (absolute_pos < scalars.out_length) {
        out[absolute_pos] = buffer[i];
    }
}
