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
    let start = i * 5u;
    let particle_place_x = bitcast<f32>(select(0u, system[start], i < scalars.system_length));
    let particle_place_y = bitcast<f32>(select(0u, system[start + 1u], i < scalars.system_length));
    let particle_speed_x = bitcast<f32>(select(0u, system[start + 2u], i < scalars.system_length));
    let particle_speed_y = bitcast<f32>(select(0u, system[start + 3u], i < scalars.system_length));
    if (i < scalars.system_length) {
        system[start] = bitcast<u32>(particle_place_x + particle_speed_x * scalars.dt);
        system[start + 1u] = bitcast<u32>(particle_place_y + particle_speed_y * scalars.dt);
    }
    let p_place_x = bitcast<f32>(select(0u, system[start], i < scalars.system_length));
    let p_speed_x = bitcast<f32>(select(0u, system[start + 2u], i < scalars.system_length));
    let p_speed_y = bitcast<f32>(select(0u, system[start + 3u], i < scalars.system_length));
    if (p_place_x < 0.0 || p_place_x > 1.0) {
        let particle_speed_x_1 = bitcast<f32>(select(0u, system[start + 2u],
            i < scalars.system_length));
        if (i < scalars.system_length) {
            system[start + 2u] = bitcast<u32>(particle_speed_x_1 * -1.0);
            system[start + 4u] += 1u;
        }
    }
    if (i < scalars.energy_length) {
        energy[i] = 0.5 * (p_speed_x * p_speed_x + p_speed_y * p_speed_y);
    }
}
