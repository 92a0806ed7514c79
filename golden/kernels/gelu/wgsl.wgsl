struct Scalars {
    x_length: u32,
    out_length: u32,
}

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> out: array<f32>;
@group(0) @binding(2) var<uniform> scalars: Scalars;

@compute @workgroup_size(256, 1, 1)
fn gelu(@builtin(workgroup_id) cube_pos: vec3u, @builtin(local_invocation_id) unit_pos: vec3u) {
    let absolute_pos = cube_pos.x * 256u + unit_pos.x;
    if (absolute_pos < scalars.out_length) {
        let v = select(0.0, x[absolute_pos], absolute_pos < scalars.x_length);
        let v_1 = v * 0.70710677;
        let t = select(select(v_1, -3.85, v_1 < -3.85), 3.85, v_1 > 3.85);
        let u = t * t - 7.41125;
        let p = -1.6708934e-14 + u * 9.274426e-16;
        let p_1 = 8.3931736e-14 + u * p;
        let p_2 = -8.547196e-13 + u * p_1;
        let p_3 = 2.2957783e-11 + u * p_2;
        let p_4 = -3.0336939e-10 + u * p_3;
        let p_5 = 3.0872476e-9 + u * p_4;
        let p_6 = -3.2785472e-8 + u * p_5;
        let p_7 = 3.4078522e-7 + u * p_6;
        let p_8 = -3.2805597e-6 + u * p_7;
        let p_9 = 3.0100286e-5 + u * p_8;
        let p_10 = -0.00027113114 + u * p_9;
        let p_11 = 0.002479889 + u * p_10;
        let p_12 = -0.024732921 + u * p_11;
        out[absolute_pos] = 0.5 * v * (1.0 + t * (0.3672848 + u * p_12));
    }
}
