struct Scalars {
    n: u32,
}

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> y: array<f32>;
@group(0) @binding(2) var<storage, read_write> for_: array<f32>;
@group(0) @binding(3) var<uniform> scalars: Scalars;
var<workgroup> big: array<f32, 64>;
var<workgroup> more: array<vec4f, 64>;

@compute @workgroup_size(64, 1, 1)
fn places(@builtin(local_invocation_id) unit_pos: vec3u) {
    var window: array<f32, 4>;
    let threadIdx = unit_pos.x;
    var a = 1.0;
    var b = 2.0;
    let v = a;
    a = b;
    b = v;
    let v_1 = threadIdx * scalars.n + 3u;
    for_[v_1] = x[v_1];
    let v_2 = for_[v_1];
    let v_3 = y[v_1];
    y[v_1] = 0.0;
    let v_4 = v_3 + v_2;
    for_[v_1] = v_4;
    window[1] = v_4;
    big[threadIdx] = window[scalars.n % 4u];
    workgroupBarrier();
    let v_5 = 63u - threadIdx;
    let v_6 = big[v_5];
    more[threadIdx] = vec4f(v_6);
    workgroupBarrier();
    let v_7 = a - v_6;
    for (var i = 0u; i < 4u; i++) {
        window[i] *= b;
        let if_ = window[i];
        a *= v_7 + if_;
    }
    for (var i = 0u; i < 4u; i++) {
        b -= a - b;
    }
    y[v_1] = b + more[v_5].y;
}
