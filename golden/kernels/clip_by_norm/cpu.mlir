#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func @clip_by_norm(%gradient: !llvm.ptr {llvm.noalias},
      %squares: !llvm.ptr {llvm.noalias, llvm.readonly}, %limit: f32, %gradient_length: i32,
      %squares_length: i32, %cube_count_x: i32, %cube_count_y: i32, %cube_count_z: i32, %first: i64,
      %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c256_i32 = arith.constant 256 : i32
    %c255_i32 = arith.constant 255 : i32
    %c8_i32 = arith.constant 8 : i32
    %total = llvm.alloca %c1_i64 x f32 : (i64) -> !llvm.ptr
    %c0.0_f32 = arith.constant 0.0 : f32
    %c1_i32 = arith.constant 1 : i32
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %c0.0_8xf32 = arith.constant dense<0.0> : vector<8xf32>
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %cube_pos_x = arith.trunci %cube : i64 to i32
      %mul = arith.mulf %limit, %limit : f32
      %mul_1 = arith.muli %cube_pos_x, %c256_i32 : i32
      %absolute_pos_last = llvm.intr.uadd.sat(%mul_1, %c255_i32) : (i32, i32) -> i32
      %full = arith.cmpi ult, %absolute_pos_last, %gradient_length : i32
      scf.if %full {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
          llvm.store %c0.0_f32, %total : f32, !llvm.ptr
          scf.for unsigned %k = %c0_i32 to %squares_length step %c1_i32 : i32 {
            %squares_at = llvm.getelementptr %squares[%k] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %square = llvm.load %squares_at {alignment = 4 : i64} : !llvm.ptr -> f32
            %total_value = llvm.load %total : !llvm.ptr -> f32
            %add = arith.addf %total_value, %square : f32
            llvm.store %add, %total : f32, !llvm.ptr
          }
          %total_value = llvm.load %total : !llvm.ptr -> f32
          %gt = arith.cmpf ogt, %total_value, %mul : f32
          %absolute_pos = arith.addi %mul_1, %unit_pos_x : i32
          scf.if %gt {
            %gradient_at = llvm.getelementptr %gradient[%absolute_pos] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %gradient_value = llvm.load %gradient_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
            %limit_all = vector.broadcast %limit : f32 to vector<8xf32>
            %mul_2 = arith.mulf %gradient_value, %limit_all : vector<8xf32>
            %total_value_1 = llvm.load %total : !llvm.ptr -> f32
            %rsqrt = math.rsqrt %total_value_1 : f32
            %rsqrt_all = vector.broadcast %rsqrt : f32 to vector<8xf32>
            %mul_3 = arith.mulf %mul_2, %rsqrt_all : vector<8xf32>
            llvm.store %mul_3, %gradient_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          }
        }
      } else {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
          llvm.store %c0.0_f32, %total : f32, !llvm.ptr
          scf.for unsigned %k = %c0_i32 to %squares_length step %c1_i32 : i32 {
            %squares_at = llvm.getelementptr %squares[%k] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %square = llvm.load %squares_at {alignment = 4 : i64} : !llvm.ptr -> f32
            %total_value = llvm.load %total : !llvm.ptr -> f32
            %add = arith.addf %total_value, %square : f32
            llvm.store %add, %total : f32, !llvm.ptr
          }
          %total_value = llvm.load %total : !llvm.ptr -> f32
          %gt = arith.cmpf ogt, %total_value, %mul : f32
          %absolute_pos = arith.addi %mul_1, %unit_pos_x : i32
          %absolute_pos_all = vector.broadcast %absolute_pos : i32 to vector<8xi32>
          %absolute_pos_each = arith.addi %absolute_pos_all, %iota_8xi32 : vector<8xi32>
          %gradient_length_all = vector.broadcast %gradient_length : i32 to vector<8xi32>
          %lt = arith.cmpi ult, %absolute_pos_each, %gradient_length_all : vector<8xi32>
          %gt_all = vector.broadcast %gt : i1 to vector<8xi1>
          %logical_and = arith.andi %gt_all, %lt : vector<8xi1>
          %any = vector.reduction <or>, %logical_and : vector<8xi1> into i1
          scf.if %any {
            %gradient_at = llvm.getelementptr %gradient[%absolute_pos] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %gradient_value = llvm.intr.masked.load %gradient_at, %logical_and, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %limit_all = vector.broadcast %limit : f32 to vector<8xf32>
            %mul_2 = arith.mulf %gradient_value, %limit_all : vector<8xf32>
            %total_value_1 = llvm.load %total : !llvm.ptr -> f32
            %rsqrt = math.rsqrt %total_value_1 : f32
            %rsqrt_all = vector.broadcast %rsqrt : f32 to vector<8xf32>
            %mul_3 = arith.mulf %mul_2, %rsqrt_all : vector<8xf32>
            llvm.intr.masked.store %mul_3, %gradient_at, %logical_and {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
          }
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
