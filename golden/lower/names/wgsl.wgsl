struct Scalars {
    float: f32,
    unsigned: u32,
}

@group(0) @binding(0) var<storage, read> kernel: array<f32>;
@group(0) @binding(1) var<storage, read_write> fn_: array<f32>;
@group(0) @binding(2) var<uniform> scalars: Scalars;

@compute @workgroup_size(64, 1, 1)
fn main(@builtin(local_invocation_id) unit_pos_xyz: vec3u) {
    let threadIdx = unit_pos_xyz.x;
    let unit_pos = threadIdx + 1u;
    let max_ = max(unit_pos, scalars.unsigned);
    let half_ = kernel[threadIdx];
    let select_ = half_ * scalars.float;
    var vec4f_ = select_;
    for (var i = 0u; i < max_; i++) {
        let self_ = vec4f_;
        let loop_ = self_ + 1.0;
        vec4f_ = loop_;
    }
    for (var i = 0u; i < scalars.unsigned; i++) {
        let loop_ = vec4f_;
        let loop_1 = loop_ * loop_;
        vec4f_ = loop_1;
    }
    let expf = floor(vec4f_);
    let template_ = max_ < 9u;
    let v_double = select(select_, expf, template_);
    fn_[threadIdx] = v_double;
    let v_ = sqrt(v_double);
    let abs_ = abs(v_);
    fn_[threadIdx] = v_ + abs_ + abs_;
}
