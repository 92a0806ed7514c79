enable subgroups;
diagnostic(off, subgroup_uniformity);

struct Scalars {
    x_shape_0: u32,
    x_shape_1: u32,
    out_shape_0: u32,
    out_shape_1: u32,
}

@group(0) @binding(0) var<storage, read> x: array<vec2u>;
@group(0) @binding(1) var<storage, read_write> out: array<vec2u>;
@group(0) @binding(2) var<uniform> scalars: Scalars;
var<workgroup> sums: array<vec2u, 4>;
var<workgroup> products: array<vec2u, 4>;
var<workgroup> greatest: array<vec2u, 4>;

@compute @workgroup_size(128, 1, 1)
fn set_hash(
    @builtin(local_invocation_id) unit_pos: vec3u,
    @builtin(workgroup_id) cube_pos: vec3u,
    @builtin(subgroup_size) plane_dim: u32,
    @builtin(subgroup_invocation_id) unit_pos_plane: u32,
) {
    var total = vec2u();
    var product = vec2u(1u, 0u);
    var most = vec2u();
    for (var column = unit_pos.x; column < scalars.x_shape_1; column += 128u) {
        let v = select(vec2u(), x[cube_pos.x * scalars.x_shape_1 + column],
            cube_pos.x < scalars.x_shape_0);
        let v_1 = v.x + 2135587861u;
        let v_2 = v_1 & 65535u;
        let v_3 = v_1 >> 16u;
        let v_4 = v_3 * 58809u + ((v_2 * 58809u) >> 16u);
        let v_5 = v_3 * 7396u + (v_4 >> 16u) + ((v_2 * 7396u + (v_4 & 65535u)) >> 16u)
            + (v_1 * 3210233709u + (v.y + 2654435769u + select(0u, 1u, v_1 < v.x)) * 484763065u);
        let v_6 = v_1 * 484763065u;
        let v_7 = v_6 ^ ((v_6 >> 31u) | (v_5 << 1u));
        let v_8 = v_5 ^ (v_5 >> 31u);
        let word = vec2u(v_7, v_8);
        let v_9 = total;
        let v_10 = v_9.x + v_7;
        total = vec2u(v_10, v_9.y + v_8 + select(0u, 1u, v_10 < v_9.x));
        let v_11 = v_7 | 1u;
        let v_12 = product;
        let v_13 = v_12.x & 65535u;
        let v_14 = v_12.x >> 16u;
        let v_15 = v_11 & 65535u;
        let v_16 = v_11 >> 16u;
        let v_17 = v_14 * v_15 + ((v_13 * v_15) >> 16u);
        let v_18 = v_14 * v_16 + (v_17 >> 16u) + ((v_13 * v_16 + (v_17 & 65535u)) >> 16u)
            + (v_12.x * v_8 + v_12.y * v_11);
        product = vec2u(v_12.x * v_11, v_18);
        let v_19 = most;
        most = select(most, word, v_19.y < v_8 || (v_19.y == v_8 && v_19.x < v_7));
    }
    let v = total;
    let v_1 = subgroupAdd(v.x & 4194303u);
    let v_2 = subgroupAdd(((v.x >> 22u) | (v.y << 10u)) & 4194303u);
    let v_3 = v_1 + (v_2 << 22u);
    let v_4 = product;
    var low = v_4.x;
    var high = v_4.y;
    var reach = 1u;
    let v_5 = vec2u(v_3,
        (v_2 >> 10u) + (subgroupAdd(v.y >> 12u) << 12u) + select(0u, 1u, v_3 < v_1));
    while (reach < plane_dim) {
        let before_low = subgroupShuffleUp(low, reach);
        let before_high = subgroupShuffleUp(high, reach);
        if (unit_pos_plane >= reach) {
            let v_6 = low & 65535u;
            let v_7 = low >> 16u;
            let v_8 = before_low & 65535u;
            let v_9 = before_low >> 16u;
            let v_10 = v_7 * v_8 + ((v_6 * v_8) >> 16u);
            high = v_7 * v_9 + (v_10 >> 16u) + ((v_6 * v_9 + (v_10 & 65535u)) >> 16u)
                + low * before_high + high * before_low;
            low *= before_low;
        }
        reach += reach;
    }
    let last = subgroupMax(unit_pos_plane);
    let v_6 = most;
    let v_7 = subgroupMax(v_6.y);
    var total_1 = v_5;
    var product_1 = vec2u(subgroupShuffle(low, last), subgroupShuffle(high, last));
    var most_1 = vec2u(subgroupMax(select(0u, v_6.x, v_6.y == v_7)), v_7);
    if (unit_pos_plane == 0u) {
        let v_8 = unit_pos.x / plane_dim;
        if (v_8 < 4u) {
            sums[v_8] = total_1;
            products[v_8] = product_1;
            greatest[v_8] = most_1;
        }
    }
    workgroupBarrier();
    if (unit_pos.x == 0u) {
        for (var plane = 1u; plane < 4u; plane++) {
            let v_8 = total_1;
            let v_9 = sums[plane];
            let v_10 = v_8.x + v_9.x;
            total_1 = vec2u(v_10, v_8.y + v_9.y + select(0u, 1u, v_10 < v_8.x));
            let v_11 = product_1;
            let v_12 = products[plane];
            let v_13 = v_11.x & 65535u;
            let v_14 = v_11.x >> 16u;
            let v_15 = v_12.x & 65535u;
            let v_16 = v_12.x >> 16u;
            let v_17 = v_14 * v_15 + ((v_13 * v_15) >> 16u);
            let v_18 = v_14 * v_16 + (v_17 >> 16u) + ((v_13 * v_16 + (v_17 & 65535u)) >> 16u)
                + (v_11.x * v_12.y + v_11.y * v_12.x);
            product_1 = vec2u(v_11.x * v_12.x, v_18);
            let v_19 = greatest[plane];
            let v_20 = most_1;
            most_1 = select(most_1, v_19, v_20.y < v_19.y || (v_20.y == v_19.y && v_20.x < v_19.x));
        }
        let start = cube_pos.x * scalars.out_shape_1;
        if (cube_pos.x < scalars.out_shape_0 && scalars.out_shape_1 > 0u) {
            out[start] = total_1;
        }
        if (cube_pos.x < scalars.out_shape_0 && scalars.out_shape_1 > 1u) {
            out[start + 1u] = product_1;
        }
        if (cube_pos.x < scalars.out_shape_0 && scalars.out_shape_1 > 2u) {
            out[start + 2u] = most_1;
        }
    }
}
