struct Scalars {
    trials: u32,
    seed: u32,
    inside_length: u32,
}

@group(0) @binding(0) var<storage, read_write> inside: array<atomic<u32>>;
@group(0) @binding(1) var<uniform> scalars: Scalars;

@compute @workgroup_size(256, 1, 1)
fn monte_carlo_pi(
    @builtin(workgroup_id) cube_pos: vec3u,
    @builtin(local_invocation_id) unit_pos: vec3u,
) {
    var found = 0u;
    for (var trial = 0u; trial < scalars.trials; trial++) {
        var a = trial;
        var b = cube_pos.x * 256u + unit_pos.x;
        var c = 0u;
        var d = 0u;
        var key = scalars.seed;
        var other = 0u;
        let v = a & 65535u;
        let v_1 = a >> 16u;
        let v_2 = v_1 * 8019u + ((v * 8019u) >> 16u);
        let high = v_1 * 53841u + (v_2 >> 16u) + ((v * 53841u + (v_2 & 65535u)) >> 16u);
        let low = a * 3528531795u;
        let v_3 = c & 65535u;
        let v_4 = c >> 16u;
        let v_5 = v_4 * 36183u + ((v_3 * 36183u) >> 16u);
        let high_c = v_4 * 52638u + (v_5 >> 16u) + ((v_3 * 52638u + (v_5 & 65535u)) >> 16u);
        let low_c = c * 3449720151u;
        a = high_c ^ b ^ key;
        b = low_c;
        c = high ^ d ^ other;
        d = low;
        key += 2654435769u;
        other += 3144134277u;
        let v_6 = a & 65535u;
        let v_7 = a >> 16u;
        let v_8 = v_7 * 8019u + ((v_6 * 8019u) >> 16u);
        let high_1 = v_7 * 53841u + (v_8 >> 16u) + ((v_6 * 53841u + (v_8 & 65535u)) >> 16u);
        let low_1 = a * 3528531795u;
        let v_9 = c & 65535u;
        let v_10 = c >> 16u;
        let v_11 = v_10 * 36183u + ((v_9 * 36183u) >> 16u);
        let high_c_1 = v_10 * 52638u + (v_11 >> 16u) + ((v_9 * 52638u + (v_11 & 65535u)) >> 16u);
        let low_c_1 = c * 3449720151u;
        a = high_c_1 ^ b ^ key;
        b = low_c_1;
        c = high_1 ^ d ^ other;
        d = low_1;
        key += 2654435769u;
        other += 3144134277u;
        let v_12 = a & 65535u;
        let v_13 = a >> 16u;
        let v_14 = v_13 * 8019u + ((v_12 * 8019u) >> 16u);
        let high_2 = v_13 * 53841u + (v_14 >> 16u) + ((v_12 * 53841u + (v_14 & 65535u)) >> 16u);
        let low_2 = a * 3528531795u;
        let v_15 = c & 65535u;
        let v_16 = c >> 16u;
        let v_17 = v_16 * 36183u + ((v_15 * 36183u) >> 16u);
        let high_c_2 = v_16 * 52638u + (v_17 >> 16u) + ((v_15 * 52638u + (v_17 & 65535u)) >> 16u);
        let low_c_2 = c * 3449720151u;
        a = high_c_2 ^ b ^ key;
        b = low_c_2;
        c = high_2 ^ d ^ other;
        d = low_2;
        key += 2654435769u;
        other += 3144134277u;
        let v_18 = a & 65535u;
        let v_19 = a >> 16u;
        let v_20 = v_19 * 8019u + ((v_18 * 8019u) >> 16u);
        let high_3 = v_19 * 53841u + (v_20 >> 16u) + ((v_18 * 53841u + (v_20 & 65535u)) >> 16u);
        let low_3 = a * 3528531795u;
        let v_21 = c & 65535u;
        let v_22 = c >> 16u;
        let v_23 = v_22 * 36183u + ((v_21 * 36183u) >> 16u);
        let high_c_3 = v_22 * 52638u + (v_23 >> 16u) + ((v_21 * 52638u + (v_23 & 65535u)) >> 16u);
        let low_c_3 = c * 3449720151u;
        a = high_c_3 ^ b ^ key;
        b = low_c_3;
        c = high_3 ^ d ^ other;
        d = low_3;
        key += 2654435769u;
        other += 3144134277u;
        let v_24 = a & 65535u;
        let v_25 = a >> 16u;
        let v_26 = v_25 * 8019u + ((v_24 * 8019u) >> 16u);
        let high_4 = v_25 * 53841u + (v_26 >> 16u) + ((v_24 * 53841u + (v_26 & 65535u)) >> 16u);
        let low_4 = a * 3528531795u;
        let v_27 = c & 65535u;
        let v_28 = c >> 16u;
        let v_29 = v_28 * 36183u + ((v_27 * 36183u) >> 16u);
        let high_c_4 = v_28 * 52638u + (v_29 >> 16u) + ((v_27 * 52638u + (v_29 & 65535u)) >> 16u);
        let low_c_4 = c * 3449720151u;
        a = high_c_4 ^ b ^ key;
        b = low_c_4;
        c = high_4 ^ d ^ other;
        d = low_4;
        key += 2654435769u;
        other += 3144134277u;
        let v_30 = a & 65535u;
        let v_31 = a >> 16u;
        let v_32 = v_31 * 8019u + ((v_30 * 8019u) >> 16u);
        let high_5 = v_31 * 53841u + (v_32 >> 16u) + ((v_30 * 53841u + (v_32 & 65535u)) >> 16u);
        let low_5 = a * 3528531795u;
        let v_33 = c & 65535u;
        let v_34 = c >> 16u;
        let v_35 = v_34 * 36183u + ((v_33 * 36183u) >> 16u);
        let high_c_5 = v_34 * 52638u + (v_35 >> 16u) + ((v_33 * 52638u + (v_35 & 65535u)) >> 16u);
        let low_c_5 = c * 3449720151u;
        a = high_c_5 ^ b ^ key;
        b = low_c_5;
        c = high_5 ^ d ^ other;
        d = low_5;
        key += 2654435769u;
        other += 3144134277u;
        let v_36 = a & 65535u;
        let v_37 = a >> 16u;
        let v_38 = v_37 * 8019u + ((v_36 * 8019u) >> 16u);
        let high_6 = v_37 * 53841u + (v_38 >> 16u) + ((v_36 * 53841u + (v_38 & 65535u)) >> 16u);
        let low_6 = a * 3528531795u;
        let v_39 = c & 65535u;
        let v_40 = c >> 16u;
        let v_41 = v_40 * 36183u + ((v_39 * 36183u) >> 16u);
        let high_c_6 = v_40 * 52638u + (v_41 >> 16u) + ((v_39 * 52638u + (v_41 & 65535u)) >> 16u);
        let low_c_6 = c * 3449720151u;
        a = high_c_6 ^ b ^ key;
        b = low_c_6;
        c = high_6 ^ d ^ other;
        d = low_6;
        key += 2654435769u;
        other += 3144134277u;
        let v_42 = a & 65535u;
        let v_43 = a >> 16u;
        let v_44 = v_43 * 8019u + ((v_42 * 8019u) >> 16u);
        let high_7 = v_43 * 53841u + (v_44 >> 16u) + ((v_42 * 53841u + (v_44 & 65535u)) >> 16u);
        let low_7 = a * 3528531795u;
        let v_45 = c & 65535u;
        let v_46 = c >> 16u;
        let v_47 = v_46 * 36183u + ((v_45 * 36183u) >> 16u);
        let high_c_7 = v_46 * 52638u + (v_47 >> 16u) + ((v_45 * 52638u + (v_47 & 65535u)) >> 16u);
        let low_c_7 = c * 3449720151u;
        a = high_c_7 ^ b ^ key;
        b = low_c_7;
        c = high_7 ^ d ^ other;
        d = low_7;
        key += 2654435769u;
        other += 3144134277u;
        let v_48 = a & 65535u;
        let v_49 = a >> 16u;
        let v_50 = v_49 * 8019u + ((v_48 * 8019u) >> 16u);
        let high_8 = v_49 * 53841u + (v_50 >> 16u) + ((v_48 * 53841u + (v_50 & 65535u)) >> 16u);
        let low_8 = a * 3528531795u;
        let v_51 = c & 65535u;
        let v_52 = c >> 16u;
        let v_53 = v_52 * 36183u + ((v_51 * 36183u) >> 16u);
        let high_c_8 = v_52 * 52638u + (v_53 >> 16u) + ((v_51 * 52638u + (v_53 & 65535u)) >> 16u);
        let low_c_8 = c * 3449720151u;
        a = high_c_8 ^ b ^ key;
        b = low_c_8;
        c = high_8 ^ d ^ other;
        d = low_8;
        key += 2654435769u;
        other += 3144134277u;
        let v_54 = a & 65535u;
        let v_55 = a >> 16u;
        let v_56 = v_55 * 8019u + ((v_54 * 8019u) >> 16u);
        let high_9 = v_55 * 53841u + (v_56 >> 16u) + ((v_54 * 53841u + (v_56 & 65535u)) >> 16u);
        let low_9 = a * 3528531795u;
        let v_57 = c & 65535u;
        let v_58 = c >> 16u;
        let v_59 = v_58 * 36183u + ((v_57 * 36183u) >> 16u);
        let high_c_9 = v_58 * 52638u + (v_59 >> 16u) + ((v_57 * 52638u + (v_59 & 65535u)) >> 16u);
        let low_c_9 = c * 3449720151u;
        a = high_c_9 ^ b ^ key;
        b = low_c_9;
        c = high_9 ^ d ^ other;
        d = low_9;
        let x = a;
        let y = b;
        let z = c;
        let w = d;
        let a_1 = f32(x >> 8u) * 5.9604645e-8;
        let b_1 = f32(y >> 8u) * 5.9604645e-8;
        if (a_1 * a_1 + b_1 * b_1 < 1.0) {
            found += 1u;
        }
        let a_2 = f32(z >> 8u) * 5.9604645e-8;
        let b_2 = f32(w >> 8u) * 5.9604645e-8;
        if (a_2 * a_2 + b_2 * b_2 < 1.0) {
            found += 1u;
        }
    }
    if (scalars.inside_length > 0u) {
        atomicAdd(&inside[0], found);
    }
}
