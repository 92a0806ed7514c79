struct Scalars {
    camera_eye_x: f32,
    camera_eye_y: f32,
    camera_eye_z: f32,
    camera_spacing: f32,
    spheres_shape_0: u32,
    spheres_shape_1: u32,
    out_shape_0: u32,
    out_shape_1: u32,
}

@group(0) @binding(0) var<storage, read> spheres: array<f32>;
@group(0) @binding(1) var<storage, read_write> out: array<f32>;
@group(0) @binding(2) var<uniform> scalars: Scalars;

@compute @workgroup_size(64, 1, 1)
fn rays(@builtin(workgroup_id) cube_pos: vec3u, @builtin(local_invocation_id) unit_pos: vec3u) {
    let pixel = cube_pos.x * 64u + unit_pos.x;
    if (pixel < scalars.out_shape_0) {
        let across = f32(pixel % 4u) * scalars.camera_spacing;
        let up = f32(pixel / 4u) * scalars.camera_spacing;
        let ray_origin_x = scalars.camera_eye_x + across;
        let ray_origin_y = scalars.camera_eye_y + up;
        let ray_origin_z = scalars.camera_eye_z + 0.0;
        var hit_distance = 1e30;
        var hit_sphere = -1;
        for (var k = 0; k < i32(scalars.spheres_shape_0); k++) {
            let start = u32(k) * scalars.spheres_shape_1;
            let to_x = select(0.0, spheres[start], scalars.spheres_shape_1 > 0u) - ray_origin_x;
            let to_y = select(0.0, spheres[start + 1u], scalars.spheres_shape_1 > 1u)
                - ray_origin_y;
            let to_z = select(0.0, spheres[start + 2u], scalars.spheres_shape_1 > 2u)
                - ray_origin_z;
            let along = to_x * 0.0 + to_y * 0.0 + to_z;
            let off = to_x * to_x + to_y * to_y + to_z * to_z - along * along;
            let v = select(0.0, spheres[start + 3u], scalars.spheres_shape_1 > 3u);
            let inside = v * v - off;
            if (inside <= 0.0) {
                continue;
            }
            let distance = along - sqrt(inside);
            let ok = (bitcast<u32>(distance) & 2147483647u) <= 2139095040u;
            let ok_1 = distance < hit_distance && ok
                && (bitcast<u32>(hit_distance) & 2147483647u) <= 2139095040u;
            if (distance > 0.0 && ok && ok_1) {
                hit_distance = distance;
                hit_sphere = k;
            }
        }
        var point_z: f32;
        if (hit_sphere < 0) {
            point_z = ray_origin_z;
        } else {
            point_z = ray_origin_z + hit_distance;
        }
        let start = pixel * scalars.out_shape_1;
        if (scalars.out_shape_1 > 0u) {
            out[start] = point_z;
        }
        if (scalars.out_shape_1 > 1u) {
            out[start + 1u] = f32(hit_sphere);
        }
    }
}
