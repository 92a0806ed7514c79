struct Scalars {
    n: u32,
    s: i32,
    a: i32,
    b: i32,
}

@group(0) @binding(0) var<storage, read> x: array<i32>;
@group(0) @binding(1) var<storage, read_write> y: array<i32>;
@group(0) @binding(2) var<uniform> scalars: Scalars;

@compute @workgroup_size(64, 1, 1)
fn loops(
    @builtin(local_invocation_id) unit_pos: vec3u,
    @builtin(num_workgroups) cube_count: vec3u,
) {
    let u = unit_pos.x;
    var sum = 0;
    for (var k = scalars.a; k < scalars.b; k++) {
        sum += k;
    }
    for (var k = scalars.b; k > scalars.a; k -= 2) {
        let t = k * 3;
        if (t == 9) {
            continue;
        }
        sum -= t;
    }
    for (var k = scalars.a; (scalars.s > 0 && k < scalars.b) || (scalars.s < 0 && k > scalars.b);
        k += scalars.s) {
        let t = sum ^ k;
        sum = t;
        if (t > 100) {
            break;
        }
    }
    for (var j = u; j < scalars.n; j += cube_count.x * 64u) {
        let v = x[j];
        sum = max(sum, v * v + v + 1);
    }
    for (var j = 0u; scalars.n != 0u && j < scalars.n; j += scalars.n) {
        sum = -sum;
    }
    var left = scalars.n;
    loop {
        let w = x[left];
        if (!(w != 0 && left > 0u)) {
            break;
        }
        left -= 1u;
        sum += w;
    }
    if (u >= scalars.n) {
        return;
    }
    y[u] = sum;
}
