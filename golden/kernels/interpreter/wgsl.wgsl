struct Scalars {
    program_length: u32,
    x_length: u32,
    out_length: u32,
}

@group(0) @binding(0) var<storage, read> program: array<i32>;
@group(0) @binding(1) var<storage, read> x: array<i32>;
@group(0) @binding(2) var<storage, read_write> out: array<i32>;
@group(0) @binding(3) var<uniform> scalars: Scalars;

@compute @workgroup_size(64, 1, 1)
fn interpreter(
    @builtin(workgroup_id) cube_pos: vec3u,
    @builtin(local_invocation_id) unit_pos: vec3u,
) {
    let absolute_pos = cube_pos.x * 64u + unit_pos.x;
    if (absolute_pos >= scalars.out_length) {
        return;
    }
    var top = select(0, x[absolute_pos], absolute_pos < scalars.x_length);
    var below = 1;
    for (var place = 0u; place < scalars.program_length; place++) {
        let number = program[place];
        if (number == 0) {
            top += below;
        } else if (number == 1) {
            top -= below;
        } else if (number == 2) {
            top *= below;
        } else if (number == 3) {
            let v = top;
            top = below;
            below = v;
        } else if (number >= 4) {
            below = top;
            top = number - 4;
        } else {
            break;
        }
    }
    out[absolute_pos] = top;
}
