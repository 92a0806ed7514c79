struct Scalars {
    dt: f32,
    system_length: u32,
    energy_length: u32,
}

@group(0) @binding(0) var<storage, read_write> system: array<u32>;
@group(0) @binding(1) var<storage, read_write> energy: array<f32>;
@group(0) @binding(2) var<uniform> scalars: Scalars;

@compute @workgroup_size(64, 1, 1)
fn particles(
    @builtin(workgroup_id) cube_pos: vec3u,
    @builtin(local_invocation_id) unit_pos: vec3u,
) {
    let i = cube_pos.x * 64u + unit_pos.x;
    let index = i * 5u;
    let particle_place_x = bitcast<f32>(select(0u, system[index], i < scalars.system_length));
    let v = index + 1u;
    let particle_place_y = bitcast<f32>(select(0u, system[v], i < scalars.system_length));
    let v_1 = index + 2u;
    let particle_speed_x = bitcast<f32>(select(0u, system[v_1], i < scalars.system_length));
    let v_2 = index + 3u;
    let particle_speed_y = bitcast<f32>(select(0u, system[v_2], i < scalars.system_length));
    if (i < scalars.system_length) {
        system[index] = bitcast<u32>(particle_place_x + particle_speed_x * scalars.dt);
        system[v] = bitcast<u32>(particle_place_y + particle_speed_y * scalars.dt);
    }
    let p_place_x = bitcast<f32>(select(0u, system[index], i < scalars.system_length));
    let p_speed_x = bitcast<f32>(select(0u, system[v_1], i < scalars.system_length));
    let p_speed_y = bitcast<f32>(select(0u, system[v_2], i < scalars.system_length));
    if (p_place_x < 0.0 || p_place_x > 1.0) {
        let particle_speed_x_1 = bitcast<f32>(select(0u, system[v_1], i < scalars.system_length));
        if (i < scalars.system_length) {
            system[v_1] = bitcast<u32>(particle_speed_x_1 * -1.0);
            system[index + 4u] += 1u;
        }
    }
    if (i < scalars.energy_length) {
        energy[i] = 0.5 * (p_speed_x * p_speed_x + p_speed_y * p_speed_y);
    }
}
