struct Scalars {
    start_length: u32,
    roots_length: u32,
    steps_length: u32,
}

@group(0) @binding(0) var<storage, read> start: array<f32>;
@group(0) @binding(1) var<storage, read_write> roots: array<f32>;
@group(0) @binding(2) var<storage, read_write> steps: array<i32>;
@group(0) @binding(3) var<uniform> scalars: Scalars;

@compute @workgroup_size(256, 1, 1)
fn newton(@builtin(workgroup_id) cube_pos: vec3u, @builtin(local_invocation_id) unit_pos: vec3u) {
    let i = cube_pos.x * 256u + unit_pos.x;
    if (i >= scalars.start_length) {
        return;
    }
    var x = start[i];
    var broke = false;
    for (var step = 0; step < 50; step++) {
        let v = x * 0.0;
        var value = v;
        var slope = v;
        slope = slope * x + value;
        value = value * x + 1.0;
        slope = slope * x + value;
        value = value * x - 6.0;
        slope = slope * x + value;
        value = value * x + 11.0;
        slope = slope * x + value;
        value = value * x - 6.0;
        if (abs(value) <= 1e-5) {
            if (i < scalars.steps_length) {
                steps[i] = step;
            }
            broke = true;
            break;
        } else if (slope == 0.0) {
            if (i < scalars.steps_length) {
                steps[i] = -1;
            }
            broke = true;
            break;
        } else {
            let v_1 = select(1.0, 2.3283064e-10, abs(slope) > 1.8446744e19);
            x -= value * v_1 / bitcast<f32>(min(bitcast<u32>(slope * v_1), 4294967294u));
        }
    }
    if (!broke && i < scalars.steps_length) {
        steps[i] = 50;
    }
    if (i < scalars.roots_length) {
        roots[i] = x;
    }
}
