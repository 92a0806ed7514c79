#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func @gray(%pixels: !llvm.ptr {llvm.noalias, llvm.readonly}, %out: !llvm.ptr {llvm.noalias},
      %pixels_length: i32, %out_length: i32, %cube_count_x: i32, %cube_count_y: i32, %cube_count_z: i32,
      %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c256_i32 = arith.constant 256 : i32
    %c255_i32 = arith.constant 255 : i32
    %c1_i32 = arith.constant 1 : i32
    %c8_i32 = arith.constant 8 : i32
    %c16_i32 = arith.constant 16 : i32
    %c24_i32 = arith.constant 24 : i32
    %c255_4xi32 = arith.constant dense<255> : vector<4xi32>
    %c255.0_4xf32 = arith.constant dense<255.0> : vector<4xf32>
    %c0.299_f32 = arith.constant 0.299 : f32
    %c0.587_f32 = arith.constant 0.587 : f32
    %c0.114_f32 = arith.constant 0.114 : f32
    %c0.0_f32 = arith.constant 0.0 : f32
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %cube_pos_x = arith.trunci %cube : i64 to i32
      %mul = arith.muli %cube_pos_x, %c256_i32 : i32
      %i_last = llvm.intr.uadd.sat(%mul, %c255_i32) : (i32, i32) -> i32
      %full = arith.cmpi ult, %i_last, %pixels_length : i32
      %full_1 = arith.cmpi ult, %i_last, %out_length : i32
      %full_2 = arith.andi %full, %full_1 : i1
      scf.if %full_2 {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c1_i32 : i32 {
          %i = arith.addi %mul, %unit_pos_x : i32
          %pixels_at = llvm.getelementptr %pixels[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          %pixels_value = llvm.load %pixels_at {alignment = 4 : i64} : !llvm.ptr -> i32
          %shr_masked = arith.shrui %pixels_value, %c8_i32 : i32
          %shr_masked_1 = arith.shrui %pixels_value, %c16_i32 : i32
          %shr_masked_2 = arith.shrui %pixels_value, %c24_i32 : i32
          %construct = vector.from_elements %pixels_value, %shr_masked, %shr_masked_1, %shr_masked_2 : vector<4xi32>
          %bytes_ = arith.andi %construct, %c255_4xi32 : vector<4xi32>
          %cast = arith.uitofp %bytes_ : vector<4xi32> to vector<4xf32>
          %color = arith.divf %cast, %c255.0_4xf32 : vector<4xf32>
          %extract = vector.extract %color[0] : f32 from vector<4xf32>
          %extract_1 = vector.extract %color[1] : f32 from vector<4xf32>
          %extract_2 = vector.extract %color[2] : f32 from vector<4xf32>
          %extract_3 = vector.extract %color[3] : f32 from vector<4xf32>
          %mul_1 = arith.mulf %extract, %c0.299_f32 : f32
          %mul_2 = arith.mulf %extract_1, %c0.587_f32 : f32
          %add = arith.addf %mul_1, %mul_2 : f32
          %mul_3 = arith.mulf %extract_2, %c0.114_f32 : f32
          %add_1 = arith.addf %add, %mul_3 : f32
          %mul_4 = arith.mulf %extract_3, %c0.0_f32 : f32
          %add_2 = arith.addf %add_1, %mul_4 : f32
          %construct_1 = vector.from_elements %add_2, %add_2, %add_2, %extract_3 : vector<4xf32>
          %mul_5 = arith.mulf %construct_1, %c255.0_4xf32 : vector<4xf32>
          %round = math.roundeven %mul_5 : vector<4xf32>
          %bytes__1 = llvm.call_intrinsic "llvm.fptoui.sat.v4i32.v4f32"(%round) : (vector<4xf32>) -> vector<4xi32>
          %extract_4 = vector.extract %bytes__1[0] : i32 from vector<4xi32>
          %extract_5 = vector.extract %bytes__1[1] : i32 from vector<4xi32>
          %shl_masked = arith.shli %extract_5, %c8_i32 : i32
          %bit_or = arith.ori %extract_4, %shl_masked : i32
          %extract_6 = vector.extract %bytes__1[2] : i32 from vector<4xi32>
          %shl_masked_1 = arith.shli %extract_6, %c16_i32 : i32
          %bit_or_1 = arith.ori %bit_or, %shl_masked_1 : i32
          %extract_7 = vector.extract %bytes__1[3] : i32 from vector<4xi32>
          %shl_masked_2 = arith.shli %extract_7, %c24_i32 : i32
          %bit_or_2 = arith.ori %bit_or_1, %shl_masked_2 : i32
          %out_at = llvm.getelementptr %out[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          llvm.store %bit_or_2, %out_at {alignment = 4 : i64} : i32, !llvm.ptr
        }
      } else {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c1_i32 : i32 {
          %i = arith.addi %mul, %unit_pos_x : i32
          %lt = arith.cmpi ult, %i, %pixels_length : i32
          scf.if %lt {
            %pixels_at = llvm.getelementptr %pixels[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            %pixels_value = llvm.load %pixels_at {alignment = 4 : i64} : !llvm.ptr -> i32
            %shr_masked = arith.shrui %pixels_value, %c8_i32 : i32
            %shr_masked_1 = arith.shrui %pixels_value, %c16_i32 : i32
            %shr_masked_2 = arith.shrui %pixels_value, %c24_i32 : i32
            %construct = vector.from_elements %pixels_value, %shr_masked, %shr_masked_1, %shr_masked_2 : vector<4xi32>
            %bytes_ = arith.andi %construct, %c255_4xi32 : vector<4xi32>
            %cast = arith.uitofp %bytes_ : vector<4xi32> to vector<4xf32>
            %color = arith.divf %cast, %c255.0_4xf32 : vector<4xf32>
            %extract = vector.extract %color[0] : f32 from vector<4xf32>
            %extract_1 = vector.extract %color[1] : f32 from vector<4xf32>
            %extract_2 = vector.extract %color[2] : f32 from vector<4xf32>
            %extract_3 = vector.extract %color[3] : f32 from vector<4xf32>
            %mul_1 = arith.mulf %extract, %c0.299_f32 : f32
            %mul_2 = arith.mulf %extract_1, %c0.587_f32 : f32
            %add = arith.addf %mul_1, %mul_2 : f32
            %mul_3 = arith.mulf %extract_2, %c0.114_f32 : f32
            %add_1 = arith.addf %add, %mul_3 : f32
            %mul_4 = arith.mulf %extract_3, %c0.0_f32 : f32
            %add_2 = arith.addf %add_1, %mul_4 : f32
            %construct_1 = vector.from_elements %add_2, %add_2, %add_2, %extract_3 : vector<4xf32>
            %mul_5 = arith.mulf %construct_1, %c255.0_4xf32 : vector<4xf32>
            %round = math.roundeven %mul_5 : vector<4xf32>
            %bytes__1 = llvm.call_intrinsic "llvm.fptoui.sat.v4i32.v4f32"(%round) : (vector<4xf32>) -> vector<4xi32>
            %extract_4 = vector.extract %bytes__1[0] : i32 from vector<4xi32>
            %extract_5 = vector.extract %bytes__1[1] : i32 from vector<4xi32>
            %shl_masked = arith.shli %extract_5, %c8_i32 : i32
            %bit_or = arith.ori %extract_4, %shl_masked : i32
            %extract_6 = vector.extract %bytes__1[2] : i32 from vector<4xi32>
            %shl_masked_1 = arith.shli %extract_6, %c16_i32 : i32
            %bit_or_1 = arith.ori %bit_or, %shl_masked_1 : i32
            %extract_7 = vector.extract %bytes__1[3] : i32 from vector<4xi32>
            %shl_masked_2 = arith.shli %extract_7, %c24_i32 : i32
            %bit_or_2 = arith.ori %bit_or_1, %shl_masked_2 : i32
            %lt_1 = arith.cmpi ult, %i, %out_length : i32
            scf.if %lt_1 {
              %out_at = llvm.getelementptr %out[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              llvm.store %bit_or_2, %out_at {alignment = 4 : i64} : i32, !llvm.ptr
            }
          }
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
