struct Scalars {
    a_length: u32,
    b_length: u32,
    out_length: u32,
}

@group(0) @binding(0) var<storage, read> a: array<f32>;
@group(0) @binding(1) var<storage, read> b: array<f32>;
@group(0) @binding(2) var<storage, read_write> out: array<f32>;
@group(0) @binding(3) var<uniform> scalars: Scalars;

@compute @workgroup_size(256, 1, 1)
fn merge_sorted(
    @builtin(workgroup_id) cube_pos: vec3u,
    @builtin(local_invocation_id) unit_pos: vec3u,
) {
    let i = cube_pos.x * 256u + unit_pos.x;
    if (i < scalars.a_length) {
        let v = a[i];
        var low = 0u;
        var high = scalars.b_length;
        while (low < high) {
            let middle = low + (high - low) / 2u;
            let goes_right = select(0.0, b[middle], middle < scalars.b_length) < v;
            low = select(low, middle + 1u, goes_right);
            high = select(middle, high, goes_right);
        }
        let v_1 = i + low;
        if (v_1 < scalars.out_length) {
            out[v_1] = v;
        }
    } else {
        let place = i - scalars.a_length;
        if (place < scalars.b_length) {
            let v = b[place];
            var low = 0u;
            var high = scalars.a_length;
            while (low < high) {
                let middle = low + (high - low) / 2u;
                let goes_right = select(0.0, a[middle], middle < scalars.a_length) <= v;
                low = select(low, middle + 1u, goes_right);
                high = select(middle, high, goes_right);
            }
            let v_1 = place + low;
            if (v_1 < scalars.out_length) {
                out[v_1] = v;
            }
        }
    }
}
