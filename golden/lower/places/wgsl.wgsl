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
    var window = array<f32, 4>();
    let threadIdx = unit_pos.x;
    var a = 1.0;
    var b = 2.0;
    let v = a;
    a = b;
    b = v;
    let index = threadIdx * scalars.n + 3u;
    for_[index] = x[index];
    let v_1 = for_[index];
    let v_2 = y[index];
    y[index] = 0.0;
    let v_3 = v_2 + v_1;
    for_[index] = v_3;
    window[1] = v_3;
    big[threadIdx] = window[scalars.n % 4u];
    workgroupBarrier();
    let index_1 = 63u - threadIdx;
    let v_4 = big[index_1];
    more[threadIdx] = vec4f(v_4);
    workgroupBarrier();
    let v_5 = a - v_4;
    for (var i = 0u; i < 4u; i++) {
        window[i] *= b;
        let if_ = window[i];
        a *= v_5 + if_;
    }
    for (var i = 0u; i < 4u; i++) {
        b -= a - b;
    }
    y[index] = b + more[index_1].y;
}
