#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func @fused_matmul_add_relu(%lhs: !llvm.ptr {llvm.noalias, llvm.readonly},
      %rhs: !llvm.ptr {llvm.noalias, llvm.readonly}, %bias: !llvm.ptr {llvm.noalias, llvm.readonly},
      %output: !llvm.ptr {llvm.noalias}, %lhs_length: i32, %lhs_shape_0: i32, %lhs_shape_1: i32,
      %lhs_shape_2: i32, %rhs_length: i32, %rhs_shape_0: i32, %rhs_shape_1: i32, %rhs_shape_2: i32,
      %bias_length: i32, %bias_shape_1: i32, %bias_shape_2: i32, %output_length: i32, %output_shape_0: i32,
      %output_shape_1: i32, %output_shape_2: i32, %cube_count_x: i32, %cube_count_y: i32, %cube_count_z: i32,
      %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c16_i32 = arith.constant 16 : i32
    %c15_i32 = arith.constant 15 : i32
    %c1_i32 = arith.constant 1 : i32
    %c8_i32 = arith.constant 8 : i32
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %lhs_start = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %rhs_start = llvm.alloca %c1_i64 x i32 : (i64) -> !llvm.ptr
    %total = llvm.alloca %c1_i64 x vector<8xf32> : (i64) -> !llvm.ptr
    %c0.0_f32 = arith.constant 0.0 : f32
    %c0.0_8xf32 = arith.constant dense<0.0> : vector<8xf32>
    %bias_place = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %output_place = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %ctrue_8xi1 = arith.constant dense<true> : vector<8xi1>
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %count_x = arith.extui %cube_count_x : i32 to i64
      %pos_x = arith.remui %cube, %count_x : i64
      %rest = arith.divui %cube, %count_x : i64
      %cube_pos_x = arith.trunci %pos_x : i64 to i32
      %count_y = arith.extui %cube_count_y : i32 to i64
      %pos_y = arith.remui %rest, %count_y : i64
      %rest_1 = arith.divui %rest, %count_y : i64
      %cube_pos_y = arith.trunci %pos_y : i64 to i32
      %cube_pos_z = arith.trunci %rest_1 : i64 to i32
      %mul = arith.muli %cube_pos_x, %c16_i32 : i32
      %mul_1 = arith.muli %cube_pos_y, %c16_i32 : i32
      %row_last = llvm.intr.uadd.sat(%mul, %c15_i32) : (i32, i32) -> i32
      %full = arith.cmpi ult, %row_last, %output_shape_1 : i32
      %column_last = llvm.intr.uadd.sat(%mul_1, %c15_i32) : (i32, i32) -> i32
      %full_1 = arith.cmpi ult, %column_last, %output_shape_2 : i32
      %full_2 = arith.andi %full, %full_1 : i1
      scf.if %full_2 {
        scf.for %unit_pos_y = %c0_i32 to %c16_i32 step %c1_i32 : i32 {
          scf.for %unit_pos_x = %c0_i32 to %c16_i32 step %c8_i32 : i32 {
            %row = arith.addi %mul, %unit_pos_x : i32
            %column = arith.addi %mul_1, %unit_pos_y : i32
            %row_all = vector.broadcast %row : i32 to vector<8xi32>
            %row_each = arith.addi %row_all, %iota_8xi32 : vector<8xi32>
            %lhs_shape_2_all = vector.broadcast %lhs_shape_2 : i32 to vector<8xi32>
            %mul_2 = arith.muli %row_each, %lhs_shape_2_all : vector<8xi32>
            llvm.store %mul_2, %lhs_start : vector<8xi32>, !llvm.ptr
            llvm.store %column, %rhs_start : i32, !llvm.ptr
            %max = arith.maxui %output_shape_0, %c1_i32 : i32
            %place = arith.remui %cube_pos_z, %max : i32
            %lhs_start_value = llvm.load %lhs_start : !llvm.ptr -> vector<8xi32>
            %max_1 = arith.maxui %lhs_shape_0, %c1_i32 : i32
            %rem_trunc = arith.remui %place, %max_1 : i32
            %mul_3 = arith.muli %lhs_shape_1, %lhs_shape_2 : i32
            %mul_4 = arith.muli %rem_trunc, %mul_3 : i32
            %mul_4_all = vector.broadcast %mul_4 : i32 to vector<8xi32>
            %add = arith.addi %lhs_start_value, %mul_4_all : vector<8xi32>
            llvm.store %add, %lhs_start : vector<8xi32>, !llvm.ptr
            %rhs_start_value = llvm.load %rhs_start : !llvm.ptr -> i32
            %max_2 = arith.maxui %rhs_shape_0, %c1_i32 : i32
            %rem_trunc_1 = arith.remui %place, %max_2 : i32
            %mul_5 = arith.muli %rhs_shape_1, %rhs_shape_2 : i32
            %mul_6 = arith.muli %rem_trunc_1, %mul_5 : i32
            %add_1 = arith.addi %rhs_start_value, %mul_6 : i32
            llvm.store %add_1, %rhs_start : i32, !llvm.ptr
            llvm.store %c0.0_8xf32, %total : vector<8xf32>, !llvm.ptr
            scf.for unsigned %k = %c0_i32 to %rhs_shape_1 step %c1_i32 : i32 {
              %total_value = llvm.load %total : !llvm.ptr -> vector<8xf32>
              %lhs_start_value_1 = llvm.load %lhs_start : !llvm.ptr -> vector<8xi32>
              %k_all = vector.broadcast %k : i32 to vector<8xi32>
              %add_2 = arith.addi %lhs_start_value_1, %k_all : vector<8xi32>
              %lhs_length_all = vector.broadcast %lhs_length : i32 to vector<8xi32>
              %lt = arith.cmpi ult, %add_2, %lhs_length_all : vector<8xi32>
              %lhs_at = llvm.getelementptr %lhs[%add_2] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
              %lhs_value = llvm.intr.masked.gather %lhs_at, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %rhs_start_value_1 = llvm.load %rhs_start : !llvm.ptr -> i32
              %mul_7 = arith.muli %k, %rhs_shape_2 : i32
              %add_3 = arith.addi %rhs_start_value_1, %mul_7 : i32
              %lt_1 = arith.cmpi ult, %add_3, %rhs_length : i32
              %rhs_value = scf.if %lt_1 -> (f32) {
                %rhs_at = llvm.getelementptr %rhs[%add_3] : (!llvm.ptr, i32) -> !llvm.ptr, f32
                %rhs_value_1 = llvm.load %rhs_at {alignment = 4 : i64} : !llvm.ptr -> f32
                scf.yield %rhs_value_1 : f32
              } else {
                scf.yield %c0.0_f32 : f32
              }
              %rhs_value_all = vector.broadcast %rhs_value : f32 to vector<8xf32>
              %mul_8 = arith.mulf %lhs_value, %rhs_value_all : vector<8xf32>
              %add_4 = arith.addf %total_value, %mul_8 : vector<8xf32>
              llvm.store %add_4, %total : vector<8xf32>, !llvm.ptr
            }
            %bias_shape_2_all = vector.broadcast %bias_shape_2 : i32 to vector<8xi32>
            %mul_7 = arith.muli %row_each, %bias_shape_2_all : vector<8xi32>
            %column_all = vector.broadcast %column : i32 to vector<8xi32>
            %add_2 = arith.addi %mul_7, %column_all : vector<8xi32>
            llvm.store %add_2, %bias_place : vector<8xi32>, !llvm.ptr
            %output_shape_2_all = vector.broadcast %output_shape_2 : i32 to vector<8xi32>
            %mul_8 = arith.muli %row_each, %output_shape_2_all : vector<8xi32>
            %add_3 = arith.addi %mul_8, %column_all : vector<8xi32>
            llvm.store %add_3, %output_place : vector<8xi32>, !llvm.ptr
            %bias_place_value = llvm.load %bias_place : !llvm.ptr -> vector<8xi32>
            %mul_9 = arith.muli %bias_shape_1, %bias_shape_2 : i32
            %mul_10 = arith.muli %place, %mul_9 : i32
            %mul_10_all = vector.broadcast %mul_10 : i32 to vector<8xi32>
            %add_4 = arith.addi %bias_place_value, %mul_10_all : vector<8xi32>
            llvm.store %add_4, %bias_place : vector<8xi32>, !llvm.ptr
            %output_place_value = llvm.load %output_place : !llvm.ptr -> vector<8xi32>
            %mul_11 = arith.muli %output_shape_1, %output_shape_2 : i32
            %mul_12 = arith.muli %place, %mul_11 : i32
            %mul_12_all = vector.broadcast %mul_12 : i32 to vector<8xi32>
            %add_5 = arith.addi %output_place_value, %mul_12_all : vector<8xi32>
            llvm.store %add_5, %output_place : vector<8xi32>, !llvm.ptr
            %total_value = llvm.load %total : !llvm.ptr -> vector<8xf32>
            %bias_place_value_1 = llvm.load %bias_place : !llvm.ptr -> vector<8xi32>
            %bias_length_all = vector.broadcast %bias_length : i32 to vector<8xi32>
            %lt = arith.cmpi ult, %bias_place_value_1, %bias_length_all : vector<8xi32>
            %bias_at = llvm.getelementptr %bias[%bias_place_value_1] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %bias_value = llvm.intr.masked.gather %bias_at, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %add_6 = arith.addf %total_value, %bias_value : vector<8xf32>
            %max_3 = arith.maximumf %add_6, %c0.0_8xf32 : vector<8xf32>
            %output_place_value_1 = llvm.load %output_place : !llvm.ptr -> vector<8xi32>
            %output_length_all = vector.broadcast %output_length : i32 to vector<8xi32>
            %lt_1 = arith.cmpi ult, %output_place_value_1, %output_length_all : vector<8xi32>
            %output_at = llvm.getelementptr %output[%output_place_value_1] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            llvm.intr.masked.scatter %max_3, %output_at, %lt_1 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
          }
        }
      } else {
        scf.for %unit_pos_y = %c0_i32 to %c16_i32 step %c1_i32 : i32 {
          scf.for %unit_pos_x = %c0_i32 to %c16_i32 step %c8_i32 : i32 {
            %row = arith.addi %mul, %unit_pos_x : i32
            %column = arith.addi %mul_1, %unit_pos_y : i32
            %row_all = vector.broadcast %row : i32 to vector<8xi32>
            %row_each = arith.addi %row_all, %iota_8xi32 : vector<8xi32>
            %output_shape_1_all = vector.broadcast %output_shape_1 : i32 to vector<8xi32>
            %ge = arith.cmpi uge, %row_each, %output_shape_1_all : vector<8xi32>
            %ge_1 = arith.cmpi uge, %column, %output_shape_2 : i32
            %ge_1_all = vector.broadcast %ge_1 : i1 to vector<8xi1>
            %logical_or = arith.ori %ge, %ge_1_all : vector<8xi1>
            %logical_not = arith.xori %logical_or, %ctrue_8xi1 : vector<8xi1>
            %any = vector.reduction <or>, %logical_not : vector<8xi1> into i1
            scf.if %any {
              %lhs_shape_2_all = vector.broadcast %lhs_shape_2 : i32 to vector<8xi32>
              %mul_2 = arith.muli %row_each, %lhs_shape_2_all : vector<8xi32>
              llvm.store %mul_2, %lhs_start : vector<8xi32>, !llvm.ptr
              llvm.store %column, %rhs_start : i32, !llvm.ptr
              %max = arith.maxui %output_shape_0, %c1_i32 : i32
              %place = arith.remui %cube_pos_z, %max : i32
              %lhs_start_value = llvm.load %lhs_start : !llvm.ptr -> vector<8xi32>
              %max_1 = arith.maxui %lhs_shape_0, %c1_i32 : i32
              %rem_trunc = arith.remui %place, %max_1 : i32
              %mul_3 = arith.muli %lhs_shape_1, %lhs_shape_2 : i32
              %mul_4 = arith.muli %rem_trunc, %mul_3 : i32
              %mul_4_all = vector.broadcast %mul_4 : i32 to vector<8xi32>
              %add = arith.addi %lhs_start_value, %mul_4_all : vector<8xi32>
              llvm.store %add, %lhs_start : vector<8xi32>, !llvm.ptr
              %rhs_start_value = llvm.load %rhs_start : !llvm.ptr -> i32
              %max_2 = arith.maxui %rhs_shape_0, %c1_i32 : i32
              %rem_trunc_1 = arith.remui %place, %max_2 : i32
              %mul_5 = arith.muli %rhs_shape_1, %rhs_shape_2 : i32
              %mul_6 = arith.muli %rem_trunc_1, %mul_5 : i32
              %add_1 = arith.addi %rhs_start_value, %mul_6 : i32
              llvm.store %add_1, %rhs_start : i32, !llvm.ptr
              llvm.store %c0.0_8xf32, %total : vector<8xf32>, !llvm.ptr
              scf.for unsigned %k = %c0_i32 to %rhs_shape_1 step %c1_i32 : i32 {
                %total_value = llvm.load %total : !llvm.ptr -> vector<8xf32>
                %lhs_start_value_1 = llvm.load %lhs_start : !llvm.ptr -> vector<8xi32>
                %k_all = vector.broadcast %k : i32 to vector<8xi32>
                %add_2 = arith.addi %lhs_start_value_1, %k_all : vector<8xi32>
                %lhs_length_all = vector.broadcast %lhs_length : i32 to vector<8xi32>
                %lt = arith.cmpi ult, %add_2, %lhs_length_all : vector<8xi32>
                %active = arith.andi %logical_not, %lt : vector<8xi1>
                %lhs_at = llvm.getelementptr %lhs[%add_2] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
                %lhs_value = llvm.intr.masked.gather %lhs_at, %active, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
                %rhs_start_value_1 = llvm.load %rhs_start : !llvm.ptr -> i32
                %mul_7 = arith.muli %k, %rhs_shape_2 : i32
                %add_3 = arith.addi %rhs_start_value_1, %mul_7 : i32
                %lt_1 = arith.cmpi ult, %add_3, %rhs_length : i32
                %rhs_value = scf.if %lt_1 -> (f32) {
                  %rhs_at = llvm.getelementptr %rhs[%add_3] : (!llvm.ptr, i32) -> !llvm.ptr, f32
                  %rhs_value_1 = llvm.load %rhs_at {alignment = 4 : i64} : !llvm.ptr -> f32
                  scf.yield %rhs_value_1 : f32
                } else {
                  scf.yield %c0.0_f32 : f32
                }
                %rhs_value_all = vector.broadcast %rhs_value : f32 to vector<8xf32>
                %mul_8 = arith.mulf %lhs_value, %rhs_value_all : vector<8xf32>
                %add_4 = arith.addf %total_value, %mul_8 : vector<8xf32>
                llvm.store %add_4, %total : vector<8xf32>, !llvm.ptr
              }
              %bias_shape_2_all = vector.broadcast %bias_shape_2 : i32 to vector<8xi32>
              %mul_7 = arith.muli %row_each, %bias_shape_2_all : vector<8xi32>
              %column_all = vector.broadcast %column : i32 to vector<8xi32>
              %add_2 = arith.addi %mul_7, %column_all : vector<8xi32>
              llvm.store %add_2, %bias_place : vector<8xi32>, !llvm.ptr
              %output_shape_2_all = vector.broadcast %output_shape_2 : i32 to vector<8xi32>
              %mul_8 = arith.muli %row_each, %output_shape_2_all : vector<8xi32>
              %add_3 = arith.addi %mul_8, %column_all : vector<8xi32>
              llvm.store %add_3, %output_place : vector<8xi32>, !llvm.ptr
              %bias_place_value = llvm.load %bias_place : !llvm.ptr -> vector<8xi32>
              %mul_9 = arith.muli %bias_shape_1, %bias_shape_2 : i32
              %mul_10 = arith.muli %place, %mul_9 : i32
              %mul_10_all = vector.broadcast %mul_10 : i32 to vector<8xi32>
              %add_4 = arith.addi %bias_place_value, %mul_10_all : vector<8xi32>
              llvm.store %add_4, %bias_place : vector<8xi32>, !llvm.ptr
              %output_place_value = llvm.load %output_place : !llvm.ptr -> vector<8xi32>
              %mul_11 = arith.muli %output_shape_1, %output_shape_2 : i32
              %mul_12 = arith.muli %place, %mul_11 : i32
              %mul_12_all = vector.broadcast %mul_12 : i32 to vector<8xi32>
              %add_5 = arith.addi %output_place_value, %mul_12_all : vector<8xi32>
              llvm.store %add_5, %output_place : vector<8xi32>, !llvm.ptr
              %total_value = llvm.load %total : !llvm.ptr -> vector<8xf32>
              %bias_place_value_1 = llvm.load %bias_place : !llvm.ptr -> vector<8xi32>
              %bias_length_all = vector.broadcast %bias_length : i32 to vector<8xi32>
              %lt = arith.cmpi ult, %bias_place_value_1, %bias_length_all : vector<8xi32>
              %active = arith.andi %logical_not, %lt : vector<8xi1>
              %bias_at = llvm.getelementptr %bias[%bias_place_value_1] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
              %bias_value = llvm.intr.masked.gather %bias_at, %active, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %add_6 = arith.addf %total_value, %bias_value : vector<8xf32>
              %max_3 = arith.maximumf %add_6, %c0.0_8xf32 : vector<8xf32>
              %output_place_value_1 = llvm.load %output_place : !llvm.ptr -> vector<8xi32>
              %output_length_all = vector.broadcast %output_length : i32 to vector<8xi32>
              %lt_1 = arith.cmpi ult, %output_place_value_1, %output_length_all : vector<8xi32>
              %active_1 = arith.andi %logical_not, %lt_1 : vector<8xi1>
              %output_at = llvm.getelementptr %output[%output_place_value_1] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
              llvm.intr.masked.scatter %max_3, %output_at, %active_1 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
            }
          } {llvm.loop_annotation = #rolled}
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
