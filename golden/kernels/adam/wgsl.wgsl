struct Scalars {
    options_rate: f32,
    options_correction1: f32,
    options_correction2: f32,
    parameters_length: u32,
    gradients_length: u32,
    first_length: u32,
    second_length: u32,
}

@group(0) @binding(0) var<storage, read_write> parameters: array<f32>;
@group(0) @binding(1) var<storage, read> gradients: array<f32>;
@group(0) @binding(2) var<storage, read_write> first: array<f32>;
@group(0) @binding(3) var<storage, read_write> second: array<f32>;
@group(0) @binding(4) var<uniform> scalars: Scalars;

@compute @workgroup_size(256, 1, 1)
fn adam(@builtin(workgroup_id) cube_pos: vec3u, @builtin(local_invocation_id) unit_pos: vec3u) {
    let i = cube_pos.x * 256u + unit_pos.x;
    if (i >= scalars.parameters_length) {
        return;
    }
    let gradient = select(0.0, gradients[i], i < scalars.gradients_length);
    var parameter = parameters[i];
    let m = 0.9 * select(0.0, first[i], i < scalars.first_length) + 0.1 * gradient;
    let v = 0.999 * select(0.0, second[i], i < scalars.second_length) + 0.001 * gradient * gradient;
    if (i < scalars.first_length) {
        first[i] = m;
    }
    if (i < scalars.second_length) {
        second[i] = v;
    }
    parameter -= scalars.options_rate * 0.5 * parameter;
    let t = select(1.0, 2.3283064e-10, abs(scalars.options_correction1) > 1.8446744e19);
    let mean = m
        * t / bitcast<f32>(min(bitcast<u32>(scalars.options_correction1 * t), 4294967294u));
    let t_1 = select(1.0, 2.3283064e-10, abs(scalars.options_correction2) > 1.8446744e19);
    let t_2 = v
        * t_1 / bitcast<f32>(min(bitcast<u32>(scalars.options_correction2 * t_1), 4294967294u));
    let spread = sqrt(t_2);
    let t_3 = spread + 1e-8;
    let t_4 = select(1.0, 2.3283064e-10, abs(t_3) > 1.8446744e19);
    let t_5 = scalars.options_rate * mean
        * t_4 / bitcast<f32>(min(bitcast<u32>(t_3 * t_4), 4294967294u));
    parameters[i] = parameter - t_5;
}
