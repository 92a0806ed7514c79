#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func @conv2d(%x: !llvm.ptr {llvm.noalias, llvm.readonly},
      %weight: !llvm.ptr {llvm.noalias, llvm.readonly}, %bias: !llvm.ptr {llvm.noalias, llvm.readonly},
      %out: !llvm.ptr {llvm.noalias}, %x_shape_0: i32, %x_shape_1: i32, %x_shape_2: i32, %x_shape_3: i32,
      %weight_shape_0: i32, %weight_shape_1: i32, %weight_shape_2: i32, %weight_shape_3: i32,
      %bias_length: i32, %out_shape_0: i32, %out_shape_1: i32, %out_shape_2: i32, %out_shape_3: i32,
      %cube_count_x: i32, %cube_count_y: i32, %cube_count_z: i32, %first_cube: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c16_i32 = arith.constant 16 : i32
    %c4_i32 = arith.constant 4 : i32
    %c1_i32 = arith.constant 1 : i32
    %c3_i32 = arith.constant 3 : i32
    %c15_i32 = arith.constant 15 : i32
    %c8_i32 = arith.constant 8 : i32
    %ctrue = arith.constant true
    %total = llvm.alloca %c1_i64 x vector<8xf32> : (i64) -> !llvm.ptr
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %c0.0_8xf32 = arith.constant dense<0.0> : vector<8xf32>
    %ctrue_8xi1 = arith.constant dense<true> : vector<8xi1>
    %c0.0_f32 = arith.constant 0.0 : f32
    scf.for %cube = %first_cube to %last step %c1_i64 : i64 {
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
      %mul_1 = arith.muli %cube_pos_y, %c4_i32 : i32
      %max = arith.maxsi %weight_shape_0, %c1_i32 : i32
      %div_trunc = arith.divsi %cube_pos_z, %max : i32
      %eq = arith.cmpi eq, %weight_shape_0, %c0_i32 : i32
      %sample = arith.select %eq, %c0_i32, %div_trunc : i32
      %channel = arith.remsi %cube_pos_z, %max : i32
      %ge = arith.cmpi sge, %sample, %out_shape_0 : i32
      %row_last = llvm.intr.sadd.sat(%mul_1, %c3_i32) : (i32, i32) -> i32
      %full = arith.cmpi slt, %row_last, %out_shape_2 : i32
      %column_last = llvm.intr.sadd.sat(%mul, %c15_i32) : (i32, i32) -> i32
      %full_1 = arith.cmpi slt, %column_last, %out_shape_3 : i32
      %full_2 = arith.andi %full, %full_1 : i1
      %unit_first = arith.cmpi ult, %channel, %bias_length : i32
      %full_3 = arith.andi %full_2, %unit_first : i1
      %unit_first_1 = arith.cmpi ult, %channel, %weight_shape_0 : i32
      %full_4 = arith.andi %full_3, %unit_first_1 : i1
      %unit_first_2 = arith.cmpi ult, %channel, %out_shape_1 : i32
      %full_5 = arith.andi %full_4, %unit_first_2 : i1
      scf.if %full_5 {
        scf.for %unit_pos_y = %c0_i32 to %c4_i32 step %c1_i32 : i32 {
          scf.for %unit_pos_x = %c0_i32 to %c16_i32 step %c8_i32 : i32 {
            %add = arith.addi %mul, %unit_pos_x : i32
            %add_1 = arith.addi %mul_1, %unit_pos_y : i32
            %logical_not = arith.xori %ge, %ctrue : i1
            scf.if %logical_not {
              %shr_masked = arith.shrsi %weight_shape_0, %c1_i32 : i32
              %max_1 = arith.maxsi %shr_masked, %c1_i32 : i32
              %div_trunc_1 = arith.divsi %channel, %max_1 : i32
              %eq_1 = arith.cmpi eq, %shr_masked, %c0_i32 : i32
              %select = arith.select %eq_1, %c0_i32, %div_trunc_1 : i32
              %first = arith.muli %select, %weight_shape_1 : i32
              %bias_at = llvm.getelementptr %bias[%channel] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %bias_value = llvm.load %bias_at {alignment = 4 : i64} : !llvm.ptr -> f32
              %bias_value_all = vector.broadcast %bias_value : f32 to vector<8xf32>
              llvm.store %bias_value_all, %total : vector<8xf32>, !llvm.ptr
              scf.for %c = %c0_i32 to %weight_shape_1 step %c1_i32 : i32 {
                scf.for %down = %c0_i32 to %weight_shape_2 step %c1_i32 : i32 {
                  scf.for %right = %c0_i32 to %weight_shape_3 step %c1_i32 : i32 {
                    %add_2 = arith.addi %add_1, %down : i32
                    %y = arith.subi %add_2, %c1_i32 : i32
                    %add_3 = arith.addi %add, %right : i32
                    %z = arith.subi %add_3, %c1_i32 : i32
                    %total_value = llvm.load %total : !llvm.ptr -> vector<8xf32>
                    %add_4 = arith.addi %first, %c : i32
                    %lt = arith.cmpi ult, %sample, %x_shape_0 : i32
                    %mul_2 = arith.muli %x_shape_2, %x_shape_3 : i32
                    %mul_3 = arith.muli %x_shape_1, %mul_2 : i32
                    %mul_4 = arith.muli %sample, %mul_3 : i32
                    %lt_1 = arith.cmpi ult, %add_4, %x_shape_1 : i32
                    %logical_and = arith.andi %lt, %lt_1 : i1
                    %mul_5 = arith.muli %add_4, %mul_2 : i32
                    %add_5 = arith.addi %mul_4, %mul_5 : i32
                    %lt_2 = arith.cmpi ult, %y, %x_shape_2 : i32
                    %logical_and_1 = arith.andi %logical_and, %lt_2 : i1
                    %mul_6 = arith.muli %y, %x_shape_3 : i32
                    %add_6 = arith.addi %add_5, %mul_6 : i32
                    %z_all = vector.broadcast %z : i32 to vector<8xi32>
                    %z_each = arith.addi %z_all, %iota_8xi32 : vector<8xi32>
                    %x_shape_3_all = vector.broadcast %x_shape_3 : i32 to vector<8xi32>
                    %lt_3 = arith.cmpi ult, %z_each, %x_shape_3_all : vector<8xi32>
                    %logical_and_1_all = vector.broadcast %logical_and_1 : i1 to vector<8xi1>
                    %logical_and_2 = arith.andi %logical_and_1_all, %lt_3 : vector<8xi1>
                    %add_7 = arith.addi %add_6, %z : i32
                    %x_at = llvm.getelementptr %x[%add_7] : (!llvm.ptr, i32) -> !llvm.ptr, f32
                    %x_value = llvm.intr.masked.load %x_at, %logical_and_2, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
                    %mul_7 = arith.muli %weight_shape_2, %weight_shape_3 : i32
                    %mul_8 = arith.muli %weight_shape_1, %mul_7 : i32
                    %mul_9 = arith.muli %channel, %mul_8 : i32
                    %mul_10 = arith.muli %c, %mul_7 : i32
                    %add_8 = arith.addi %mul_9, %mul_10 : i32
                    %mul_11 = arith.muli %down, %weight_shape_3 : i32
                    %add_9 = arith.addi %add_8, %mul_11 : i32
                    %add_10 = arith.addi %add_9, %right : i32
                    %weight_at = llvm.getelementptr %weight[%add_10] : (!llvm.ptr, i32) -> !llvm.ptr, f32
                    %weight_value = llvm.load %weight_at {alignment = 4 : i64} : !llvm.ptr -> f32
                    %weight_value_all = vector.broadcast %weight_value : f32 to vector<8xf32>
                    %mul_12 = arith.mulf %x_value, %weight_value_all : vector<8xf32>
                    %add_11 = arith.addf %total_value, %mul_12 : vector<8xf32>
                    llvm.store %add_11, %total : vector<8xf32>, !llvm.ptr
                  }
                }
              }
              %total_value = llvm.load %total : !llvm.ptr -> vector<8xf32>
              %mul_2 = arith.muli %out_shape_2, %out_shape_3 : i32
              %mul_3 = arith.muli %out_shape_1, %mul_2 : i32
              %mul_4 = arith.muli %sample, %mul_3 : i32
              %mul_5 = arith.muli %channel, %mul_2 : i32
              %add_2 = arith.addi %mul_4, %mul_5 : i32
              %mul_6 = arith.muli %add_1, %out_shape_3 : i32
              %add_3 = arith.addi %add_2, %mul_6 : i32
              %add_4 = arith.addi %add_3, %add : i32
              %out_at = llvm.getelementptr %out[%add_4] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              llvm.store %total_value, %out_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
            }
          }
        }
      } else {
        scf.for %unit_pos_y = %c0_i32 to %c4_i32 step %c1_i32 : i32 {
          scf.for %unit_pos_x = %c0_i32 to %c16_i32 step %c8_i32 : i32 {
            %add = arith.addi %mul, %unit_pos_x : i32
            %add_1 = arith.addi %mul_1, %unit_pos_y : i32
            %ge_1 = arith.cmpi sge, %add_1, %out_shape_2 : i32
            %add_all = vector.broadcast %add : i32 to vector<8xi32>
            %add_each = arith.addi %add_all, %iota_8xi32 : vector<8xi32>
            %out_shape_3_all = vector.broadcast %out_shape_3 : i32 to vector<8xi32>
            %ge_2 = arith.cmpi sge, %add_each, %out_shape_3_all : vector<8xi32>
            %ge_1_all = vector.broadcast %ge_1 : i1 to vector<8xi1>
            %logical_or = arith.ori %ge_1_all, %ge_2 : vector<8xi1>
            %ge_all = vector.broadcast %ge : i1 to vector<8xi1>
            %logical_or_1 = arith.ori %logical_or, %ge_all : vector<8xi1>
            %logical_not = arith.xori %logical_or_1, %ctrue_8xi1 : vector<8xi1>
            %any = vector.reduction <or>, %logical_not : vector<8xi1> into i1
            scf.if %any {
              %shr_masked = arith.shrsi %weight_shape_0, %c1_i32 : i32
              %max_1 = arith.maxsi %shr_masked, %c1_i32 : i32
              %div_trunc_1 = arith.divsi %channel, %max_1 : i32
              %eq_1 = arith.cmpi eq, %shr_masked, %c0_i32 : i32
              %select = arith.select %eq_1, %c0_i32, %div_trunc_1 : i32
              %first = arith.muli %select, %weight_shape_1 : i32
              %lt = arith.cmpi ult, %channel, %bias_length : i32
              %bias_value = scf.if %lt -> (f32) {
                %bias_at = llvm.getelementptr %bias[%channel] : (!llvm.ptr, i32) -> !llvm.ptr, f32
                %bias_value_1 = llvm.load %bias_at {alignment = 4 : i64} : !llvm.ptr -> f32
                scf.yield %bias_value_1 : f32
              } else {
                scf.yield %c0.0_f32 : f32
              }
              %bias_value_all = vector.broadcast %bias_value : f32 to vector<8xf32>
              llvm.store %bias_value_all, %total : vector<8xf32>, !llvm.ptr
              scf.for %c = %c0_i32 to %weight_shape_1 step %c1_i32 : i32 {
                scf.for %down = %c0_i32 to %weight_shape_2 step %c1_i32 : i32 {
                  scf.for %right = %c0_i32 to %weight_shape_3 step %c1_i32 : i32 {
                    %add_2 = arith.addi %add_1, %down : i32
                    %y = arith.subi %add_2, %c1_i32 : i32
                    %add_3 = arith.addi %add, %right : i32
                    %z = arith.subi %add_3, %c1_i32 : i32
                    %total_value = llvm.load %total : !llvm.ptr -> vector<8xf32>
                    %add_4 = arith.addi %first, %c : i32
                    %lt_1 = arith.cmpi ult, %sample, %x_shape_0 : i32
                    %mul_2 = arith.muli %x_shape_2, %x_shape_3 : i32
                    %mul_3 = arith.muli %x_shape_1, %mul_2 : i32
                    %mul_4 = arith.muli %sample, %mul_3 : i32
                    %lt_2 = arith.cmpi ult, %add_4, %x_shape_1 : i32
                    %logical_and = arith.andi %lt_1, %lt_2 : i1
                    %mul_5 = arith.muli %add_4, %mul_2 : i32
                    %add_5 = arith.addi %mul_4, %mul_5 : i32
                    %lt_3 = arith.cmpi ult, %y, %x_shape_2 : i32
                    %logical_and_1 = arith.andi %logical_and, %lt_3 : i1
                    %mul_6 = arith.muli %y, %x_shape_3 : i32
                    %add_6 = arith.addi %add_5, %mul_6 : i32
                    %z_all = vector.broadcast %z : i32 to vector<8xi32>
                    %z_each = arith.addi %z_all, %iota_8xi32 : vector<8xi32>
                    %x_shape_3_all = vector.broadcast %x_shape_3 : i32 to vector<8xi32>
                    %lt_4 = arith.cmpi ult, %z_each, %x_shape_3_all : vector<8xi32>
                    %logical_and_1_all = vector.broadcast %logical_and_1 : i1 to vector<8xi1>
                    %logical_and_2 = arith.andi %logical_and_1_all, %lt_4 : vector<8xi1>
                    %add_7 = arith.addi %add_6, %z : i32
                    %active = arith.andi %logical_not, %logical_and_2 : vector<8xi1>
                    %x_at = llvm.getelementptr %x[%add_7] : (!llvm.ptr, i32) -> !llvm.ptr, f32
                    %x_value = llvm.intr.masked.load %x_at, %active, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
                    %lt_5 = arith.cmpi ult, %channel, %weight_shape_0 : i32
                    %mul_7 = arith.muli %weight_shape_2, %weight_shape_3 : i32
                    %mul_8 = arith.muli %weight_shape_1, %mul_7 : i32
                    %mul_9 = arith.muli %channel, %mul_8 : i32
                    %mul_10 = arith.muli %c, %mul_7 : i32
                    %add_8 = arith.addi %mul_9, %mul_10 : i32
                    %mul_11 = arith.muli %down, %weight_shape_3 : i32
                    %add_9 = arith.addi %add_8, %mul_11 : i32
                    %add_10 = arith.addi %add_9, %right : i32
                    %weight_value = scf.if %lt_5 -> (f32) {
                      %weight_at = llvm.getelementptr %weight[%add_10] : (!llvm.ptr, i32) -> !llvm.ptr, f32
                      %weight_value_1 = llvm.load %weight_at {alignment = 4 : i64} : !llvm.ptr -> f32
                      scf.yield %weight_value_1 : f32
                    } else {
                      scf.yield %c0.0_f32 : f32
                    }
                    %weight_value_all = vector.broadcast %weight_value : f32 to vector<8xf32>
                    %mul_12 = arith.mulf %x_value, %weight_value_all : vector<8xf32>
                    %add_11 = arith.addf %total_value, %mul_12 : vector<8xf32>
                    llvm.store %add_11, %total : vector<8xf32>, !llvm.ptr
                  }
                }
              }
              %total_value = llvm.load %total : !llvm.ptr -> vector<8xf32>
              %mul_2 = arith.muli %out_shape_2, %out_shape_3 : i32
              %mul_3 = arith.muli %out_shape_1, %mul_2 : i32
              %mul_4 = arith.muli %sample, %mul_3 : i32
              %lt_1 = arith.cmpi ult, %channel, %out_shape_1 : i32
              %mul_5 = arith.muli %channel, %mul_2 : i32
              %add_2 = arith.addi %mul_4, %mul_5 : i32
              %mul_6 = arith.muli %add_1, %out_shape_3 : i32
              %add_3 = arith.addi %add_2, %mul_6 : i32
              %add_4 = arith.addi %add_3, %add : i32
              %lt_1_all = vector.broadcast %lt_1 : i1 to vector<8xi1>
              %active = arith.andi %logical_not, %lt_1_all : vector<8xi1>
              %out_at = llvm.getelementptr %out[%add_4] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              llvm.intr.masked.store %total_value, %out_at, %active {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
            }
          } {llvm.loop_annotation = #rolled}
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
