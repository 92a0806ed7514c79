struct Scalars {
    n: u32,
    m: u32,
}

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> y: array<f32>;
@group(0) @binding(2) var<storage, read_write> z: array<f32>;
@group(0) @binding(3) var<uniform> scalars: Scalars;

@compute @workgroup_size(64, 1, 1)
fn joined(@builtin(local_invocation_id) unit_pos: vec3u) {
    let i = unit_pos.x;
    let v = x[i];
    let ok = i < scalars.n;
    if (v > 0.0) {
        if (ok) {
            y[i] = 1.0;
        }
    } else if (v > -1.0 && ok) {
        y[i] = 2.0;
    }
    if (ok) {
        z[i] = v;
        y[i] = 3.0;
    }
    if (i == scalars.m && ok) {
        y[i] = 4.0;
        z[i] = 5.0;
    }
    if (ok) {
        z[i] = 6.0;
    }
    if (i == scalars.m) {
        if (v > 0.5) {
            if (ok) {
                y[i] = 7.0;
            }
        } else if (ok) {
            y[i] = 8.0;
        }
    }
    if (ok) {
        z[i] = 9.0;
    }
}
