struct Scalars {
    x_length: u32,
    gate_length: u32,
    y_length: u32,
}

@group(0) @binding(0) var<storage, read> x: array<vec4u>;
@group(0) @binding(1) var<storage, read> gate: array<vec4u>;
@group(0) @binding(2) var<storage, read_write> y: array<vec4u>;
@group(0) @binding(3) var<uniform> scalars: Scalars;

@compute @workgroup_size(256, 1, 1)
fn gated(@builtin(workgroup_id) cube_pos: vec3u, @builtin(local_invocation_id) unit_pos: vec3u) {
    let i = cube_pos.x * 256u + unit_pos.x;
    if (i < scalars.y_length) {
        let words = select(vec4u(), x[i], i < scalars.x_length);
        let v = vec4f(bitcast<f32>(words.x << 16u), bitcast<f32>(words.x & 4294901760u),
            bitcast<f32>(words.y << 16u), bitcast<f32>(words.y & 4294901760u));
        let v_1 = vec4f(bitcast<f32>(words.z << 16u), bitcast<f32>(words.z & 4294901760u),
            bitcast<f32>(words.w << 16u), bitcast<f32>(words.w & 4294901760u));
        let v_2 = v * 0.70703125;
        let v_3 = v_1 * 0.70703125;
        let z = v_2.x * v_2.x;
        let p = -0.012705622 + z * 0.00074469886;
        let p_1 = 0.0899905 + z * p;
        let p_2 = -0.36157027 + z * p_1;
        let v_4 = abs(v_2.x) * (1.1269516 + z * p_2);
        let v_5 = select(v_4, 0.0, v_4 < 0.0);
        let size = select(v_5, 1.0, v_5 > 1.0);
        let z_1 = v_2.y * v_2.y;
        let p_3 = -0.012705622 + z_1 * 0.00074469886;
        let p_4 = 0.0899905 + z_1 * p_3;
        let p_5 = -0.36157027 + z_1 * p_4;
        let v_6 = abs(v_2.y) * (1.1269516 + z_1 * p_5);
        let v_7 = select(v_6, 0.0, v_6 < 0.0);
        let size_1 = select(v_7, 1.0, v_7 > 1.0);
        let z_2 = v_2.z * v_2.z;
        let p_6 = -0.012705622 + z_2 * 0.00074469886;
        let p_7 = 0.0899905 + z_2 * p_6;
        let p_8 = -0.36157027 + z_2 * p_7;
        let v_8 = abs(v_2.z) * (1.1269516 + z_2 * p_8);
        let v_9 = select(v_8, 0.0, v_8 < 0.0);
        let size_2 = select(v_9, 1.0, v_9 > 1.0);
        let z_3 = v_2.w * v_2.w;
        let p_9 = -0.012705622 + z_3 * 0.00074469886;
        let p_10 = 0.0899905 + z_3 * p_9;
        let p_11 = -0.36157027 + z_3 * p_10;
        let v_10 = abs(v_2.w) * (1.1269516 + z_3 * p_11);
        let v_11 = select(v_10, 0.0, v_10 < 0.0);
        let size_3 = select(v_11, 1.0, v_11 > 1.0);
        let v_12 = vec4f(bitcast<f32>((bitcast<u32>(v_2.x) & 2147483648u) | bitcast<u32>(size)),
            bitcast<f32>((bitcast<u32>(v_2.y) & 2147483648u) | bitcast<u32>(size_1)),
            bitcast<f32>((bitcast<u32>(v_2.z) & 2147483648u) | bitcast<u32>(size_2)),
            bitcast<f32>((bitcast<u32>(v_2.w) & 2147483648u) | bitcast<u32>(size_3)));
        let z_4 = v_3.x * v_3.x;
        let p_12 = -0.012705622 + z_4 * 0.00074469886;
        let p_13 = 0.0899905 + z_4 * p_12;
        let p_14 = -0.36157027 + z_4 * p_13;
        let v_13 = abs(v_3.x) * (1.1269516 + z_4 * p_14);
        let v_14 = select(v_13, 0.0, v_13 < 0.0);
        let size_4 = select(v_14, 1.0, v_14 > 1.0);
        let z_5 = v_3.y * v_3.y;
        let p_15 = -0.012705622 + z_5 * 0.00074469886;
        let p_16 = 0.0899905 + z_5 * p_15;
        let p_17 = -0.36157027 + z_5 * p_16;
        let v_15 = abs(v_3.y) * (1.1269516 + z_5 * p_17);
        let v_16 = select(v_15, 0.0, v_15 < 0.0);
        let size_5 = select(v_16, 1.0, v_16 > 1.0);
        let z_6 = v_3.z * v_3.z;
        let p_18 = -0.012705622 + z_6 * 0.00074469886;
        let p_19 = 0.0899905 + z_6 * p_18;
        let p_20 = -0.36157027 + z_6 * p_19;
        let v_17 = abs(v_3.z) * (1.1269516 + z_6 * p_20);
        let v_18 = select(v_17, 0.0, v_17 < 0.0);
        let size_6 = select(v_18, 1.0, v_18 > 1.0);
        let z_7 = v_3.w * v_3.w;
        let p_21 = -0.012705622 + z_7 * 0.00074469886;
        let p_22 = 0.0899905 + z_7 * p_21;
        let p_23 = -0.36157027 + z_7 * p_22;
        let v_19 = abs(v_3.w) * (1.1269516 + z_7 * p_23);
        let v_20 = select(v_19, 0.0, v_19 < 0.0);
        let size_7 = select(v_20, 1.0, v_20 > 1.0);
        let v_21 = vec4f(bitcast<f32>((bitcast<u32>(v_3.x) & 2147483648u) | bitcast<u32>(size_4)),
            bitcast<f32>((bitcast<u32>(v_3.y) & 2147483648u) | bitcast<u32>(size_5)),
            bitcast<f32>((bitcast<u32>(v_3.z) & 2147483648u) | bitcast<u32>(size_6)),
            bitcast<f32>((bitcast<u32>(v_3.w) & 2147483648u) | bitcast<u32>(size_7)));
        let words_1 = select(vec4u(), gate[i], i < scalars.gate_length);
        let v_22 = vec4f(bitcast<f32>(words_1.x << 16u), bitcast<f32>(words_1.x & 4294901760u),
            bitcast<f32>(words_1.y << 16u), bitcast<f32>(words_1.y & 4294901760u));
        let v_23 = vec4f(bitcast<f32>(words_1.z << 16u), bitcast<f32>(words_1.z & 4294901760u),
            bitcast<f32>(words_1.w << 16u), bitcast<f32>(words_1.w & 4294901760u));
        let v_24 = bitcast<vec4u>(0.5 * v * (1.0 + v_12) * v_22);
        let v_25 = select((v_24 + 32767u + ((v_24 >> vec4u(16u)) & vec4u(1u)))
            & vec4u(4294901760u), vec4u(2143289344u), (v_24 << vec4u(1u)) > vec4u(4278190080u));
        let v_26 = bitcast<vec4f>(v_25);
        let v_27 = bitcast<vec4u>(0.5 * v_1 * (1.0 + v_21) * v_23);
        let v_28 = select((v_27 + 32767u + ((v_27 >> vec4u(16u)) & vec4u(1u)))
            & vec4u(4294901760u), vec4u(2143289344u), (v_27 << vec4u(1u)) > vec4u(4278190080u));
        let v_29 = bitcast<vec4f>(v_28);
        y[i] = vec4u((bitcast<u32>(v_26.x) >> 16u) | (bitcast<u32>(v_26.y) & 4294901760u),
            (bitcast<u32>(v_26.z) >> 16u) | (bitcast<u32>(v_26.w) & 4294901760u),
            (bitcast<u32>(v_29.x) >> 16u) | (bitcast<u32>(v_29.y) & 4294901760u),
            (bitcast<u32>(v_29.z) >> 16u) | (bitcast<u32>(v_29.w) & 4294901760u));
    }
}
