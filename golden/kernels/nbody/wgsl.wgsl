struct Scalars {
    dt: f32,
    position_shape_0: u32,
    position_shape_1: u32,
    velocity_shape_0: u32,
    velocity_shape_1: u32,
    moved_shape_0: u32,
    moved_shape_1: u32,
}

@group(0) @binding(0) var<storage, read> position: array<f32>;
@group(0) @binding(1) var<storage, read_write> velocity: array<f32>;
@group(0) @binding(2) var<storage, read_write> moved: array<f32>;
@group(0) @binding(3) var<uniform> scalars: Scalars;
var<workgroup> tile: array<f32, 192>;

@compute @workgroup_size(64, 1, 1)
fn nbody(@builtin(workgroup_id) cube_pos: vec3u, @builtin(local_invocation_id) unit_pos: vec3u) {
    let body = cube_pos.x * 64u + unit_pos.x;
    let base = body * scalars.position_shape_1;
    let px = select(0.0, position[base],
        body < scalars.position_shape_0 && scalars.position_shape_1 > 0u);
    let py = select(0.0, position[base + 1u],
        body < scalars.position_shape_0 && scalars.position_shape_1 > 1u);
    let pz = select(0.0, position[base + 2u],
        body < scalars.position_shape_0 && scalars.position_shape_1 > 2u);
    var ax = 0.0;
    var ay = 0.0;
    var az = 0.0;
    for (var start = 0u; start < scalars.position_shape_0; start += 64u) {
        let v = start + unit_pos.x;
        let base_1 = v * scalars.position_shape_1;
        tile[unit_pos.x] = select(0.0, position[base_1],
            v < scalars.position_shape_0 && scalars.position_shape_1 > 0u);
        tile[64u + unit_pos.x] = select(0.0, position[base_1 + 1u],
            v < scalars.position_shape_0 && scalars.position_shape_1 > 1u);
        tile[128u + unit_pos.x] = select(0.0, position[base_1 + 2u],
            v < scalars.position_shape_0 && scalars.position_shape_1 > 2u);
        workgroupBarrier();
        for (var k = 0u; k < 64u; k++) {
            if (start + k < scalars.position_shape_0) {
                let dx = tile[k] - px;
                let dy = tile[64u + k] - py;
                let dz = tile[128u + k] - pz;
                let inverse = inverseSqrt(fma(dx, dx, fma(dy, dy, fma(dz, dz, 0.01))));
                let pull = inverse * inverse * inverse;
                ax = fma(dx, pull, ax);
                ay = fma(dy, pull, ay);
                az = fma(dz, pull, az);
            }
        }
        workgroupBarrier();
    }
    if (body < scalars.position_shape_0) {
        let base_1 = body * scalars.velocity_shape_1;
        let ok = body < scalars.velocity_shape_0 && scalars.velocity_shape_1 > 0u;
        let vx = fma(ax, scalars.dt, select(0.0, velocity[base_1], ok));
        let ok_1 = body < scalars.velocity_shape_0 && scalars.velocity_shape_1 > 1u;
        let vy = fma(ay, scalars.dt, select(0.0, velocity[base_1 + 1u], ok_1));
        let ok_2 = body < scalars.velocity_shape_0 && scalars.velocity_shape_1 > 2u;
        let vz = fma(az, scalars.dt, select(0.0, velocity[base_1 + 2u], ok_2));
        if (ok) {
            velocity[base_1] = vx;
        }
        if (ok_1) {
            velocity[base_1 + 1u] = vy;
        }
        if (ok_2) {
            velocity[base_1 + 2u] = vz;
        }
        let base_2 = body * scalars.moved_shape_1;
        if (body < scalars.moved_shape_0 && scalars.moved_shape_1 > 0u) {
            moved[base_2] = fma(vx, scalars.dt, px);
        }
        if (body < scalars.moved_shape_0 && scalars.moved_shape_1 > 1u) {
            moved[base_2 + 1u] = fma(vy, scalars.dt, py);
        }
        if (body < scalars.moved_shape_0 && scalars.moved_shape_1 > 2u) {
            moved[base_2 + 2u] = fma(vz, scalars.dt, pz);
        }
    }
}
