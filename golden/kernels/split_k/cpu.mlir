#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func @split_k(%matrix: !llvm.ptr {llvm.noalias, llvm.readonly},
      %vector: !llvm.ptr {llvm.noalias, llvm.readonly}, %out: !llvm.ptr {llvm.noalias},
      %largest: !llvm.ptr {llvm.noalias}, %matrix_shape_0: i32, %matrix_shape_1: i32, %vector_length: i32,
      %out_length: i32, %largest_length: i32, %cube_count_x: i32, %cube_count_y: i32, %cube_count_z: i32,
      %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c8_i64 = arith.constant 8 : i64
    %sums = llvm.alloca %c8_i64 x i16 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %c32_i32 = arith.constant 32 : i32
    %c8_i32 = arith.constant 8 : i32
    %c1_i32 = arith.constant 1 : i32
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %c8_8xi32 = arith.constant dense<8> : vector<8xi32>
    %c0_i16 = arith.constant 0 : i16
    %c0_8xi16 = arith.constant dense<0> : vector<8xi16>
    %c31_i32 = arith.constant 31 : i32
    %seen = llvm.alloca %c1_i64 x vector<8xi16> : (i64) -> !llvm.ptr
    %broke = llvm.alloca %c1_i64 x vector<8xi1> : (i64) -> !llvm.ptr
    %cfalse_8xi1 = arith.constant dense<false> : vector<8xi1>
    %ctrue_8xi1 = arith.constant dense<true> : vector<8xi1>
    %c0_index = arith.constant 0 : index
    %c8_index = arith.constant 8 : index
    %c1_index = arith.constant 1 : index
    %c0.0_8xf16 = arith.constant dense<0.0> : vector<8xf16>
    %c0_8xi32 = arith.constant dense<0> : vector<8xi32>
    %seen_1 = llvm.alloca %c1_i64 x vector<8xi16> : (i64) -> !llvm.ptr
    %broke_1 = llvm.alloca %c1_i64 x vector<8xi1> : (i64) -> !llvm.ptr
    %seen_2 = llvm.alloca %c1_i64 x vector<8xi16> : (i64) -> !llvm.ptr
    %broke_2 = llvm.alloca %c1_i64 x vector<8xi1> : (i64) -> !llvm.ptr
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %count_x = arith.extui %cube_count_x : i32 to i64
      %pos_x = arith.remui %cube, %count_x : i64
      %rest = arith.divui %cube, %count_x : i64
      %cube_pos_x = arith.trunci %pos_x : i64 to i32
      %cube_pos_y = arith.trunci %rest : i64 to i32
      %mul = arith.muli %cube_pos_x, %c32_i32 : i32
      scf.for %unit_pos_y = %c0_i32 to %c8_i32 step %c1_i32 : i32 {
        scf.for %unit_pos_x = %c0_i32 to %c32_i32 step %c8_i32 : i32 {
          %mul_1 = arith.muli %unit_pos_y, %c32_i32 : i32
          %add = arith.addi %mul_1, %unit_pos_x : i32
          %add_all = vector.broadcast %add : i32 to vector<8xi32>
          %add_each = arith.addi %add_all, %iota_8xi32 : vector<8xi32>
          %lt = arith.cmpi ult, %add_each, %c8_8xi32 : vector<8xi32>
          %any = vector.reduction <or>, %lt : vector<8xi1> into i1
          scf.if %any {
            %sums_at = llvm.getelementptr %sums[%add] : (!llvm.ptr, i32) -> !llvm.ptr, i16
            llvm.intr.masked.store %c0_8xi16, %sums_at, %lt {alignment = 2 : i32} : vector<8xi16>, vector<8xi1> into !llvm.ptr
          }
        }
      }
      %k_last = llvm.intr.uadd.sat(%mul, %c31_i32) : (i32, i32) -> i32
      %full = arith.cmpi ult, %k_last, %matrix_shape_1 : i32
      %full_1 = arith.cmpi ult, %k_last, %vector_length : i32
      %full_2 = arith.andi %full, %full_1 : i1
      scf.if %full_2 {
        scf.for %unit_pos_y = %c0_i32 to %c8_i32 step %c1_i32 : i32 {
          scf.for %unit_pos_x = %c0_i32 to %c32_i32 step %c8_i32 : i32 {
            %lt = arith.cmpi ult, %unit_pos_y, %matrix_shape_0 : i32
            scf.if %lt {
              %mul_1 = arith.muli %unit_pos_y, %matrix_shape_1 : i32
              %k = arith.addi %mul, %unit_pos_x : i32
              %add = arith.addi %mul_1, %k : i32
              %matrix_at = llvm.getelementptr %matrix[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f16
              %matrix_value = llvm.load %matrix_at {alignment = 2 : i64} : !llvm.ptr -> vector<8xf16>
              %vector_at = llvm.getelementptr %vector[%k] : (!llvm.ptr, i32) -> !llvm.ptr, f16
              %vector_value = llvm.load %vector_at {alignment = 2 : i64} : !llvm.ptr -> vector<8xf16>
              %cast = arith.extf %matrix_value : vector<8xf16> to vector<8xf32>
              %cast_1 = arith.extf %vector_value : vector<8xf16> to vector<8xf32>
              %mul_2 = arith.mulf %cast, %cast_1 : vector<8xf32>
              %cast_2 = arith.truncf %mul_2 : vector<8xf32> to vector<8xf16>
              %sums_at = llvm.getelementptr %sums[%unit_pos_y] : (!llvm.ptr, i32) -> !llvm.ptr, i16
              %atomic = llvm.load %sums_at {alignment = 2 : i64} : !llvm.ptr -> i16
              %atomic_all = vector.broadcast %atomic : i16 to vector<8xi16>
              llvm.store %atomic_all, %seen : vector<8xi16>, !llvm.ptr
              llvm.store %cfalse_8xi1, %broke : vector<8xi1>, !llvm.ptr
              %left = scf.while (%live = %ctrue_8xi1) : (vector<8xi1>) -> vector<8xi1> {
                %broke_value = llvm.load %broke : !llvm.ptr -> vector<8xi1>
                %logical_not = arith.xori %broke_value, %ctrue_8xi1 : vector<8xi1>
                %active = arith.andi %live, %logical_not : vector<8xi1>
                %any = vector.reduction <or>, %active : vector<8xi1> into i1
                scf.if %any {
                  %seen_value = llvm.load %seen : !llvm.ptr -> vector<8xi16>
                  %bitcast = arith.bitcast %seen_value : vector<8xi16> to vector<8xf16>
                  %cast_3 = arith.extf %bitcast : vector<8xf16> to vector<8xf32>
                  %cast_4 = arith.extf %cast_2 : vector<8xf16> to vector<8xf32>
                  %add_1 = arith.addf %cast_3, %cast_4 : vector<8xf32>
                  %cast_5 = arith.truncf %add_1 : vector<8xf32> to vector<8xf16>
                  %bitcast_1 = arith.bitcast %cast_5 : vector<8xf16> to vector<8xi16>
                  %unit_pos_y_all = vector.broadcast %unit_pos_y : i32 to vector<8xi32>
                  %sums_olds = scf.for %lane = %c0_index to %c8_index step %c1_index iter_args(%olds = %c0_8xi16) -> (vector<8xi16>) {
                    %at = vector.extract %unit_pos_y_all[%lane] : i32 from vector<8xi32>
                    %operand = vector.extract %seen_value[%lane] : i16 from vector<8xi16>
                    %operand_1 = vector.extract %bitcast_1[%lane] : i16 from vector<8xi16>
                    %on = vector.extract %active[%lane] : i1 from vector<8xi1>
                    %sums_old = scf.if %on -> (i16) {
                      %sums_at_1 = llvm.getelementptr %sums[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i16
                      %sums_old_1 = llvm.load %sums_at_1 : !llvm.ptr -> i16
                      %same = arith.cmpi eq, %sums_old_1, %operand : i16
                      %new = arith.select %same, %operand_1, %sums_old_1 : i16
                      llvm.store %new, %sums_at_1 : i16, !llvm.ptr
                      scf.yield %sums_old_1 : i16
                    } else {
                      scf.yield %c0_i16 : i16
                    }
                    %olds_next = vector.insert %sums_old, %olds[%lane] : i16 into vector<8xi16>
                    scf.yield %olds_next : vector<8xi16>
                  }
                  %eq = arith.cmpi eq, %sums_olds, %seen_value : vector<8xi16>
                  %active_1 = arith.andi %active, %eq : vector<8xi1>
                  %broke_old = llvm.load %broke : !llvm.ptr -> vector<8xi1>
                  %broke_new = arith.select %active_1, %ctrue_8xi1, %broke_old : vector<8xi1>, vector<8xi1>
                  llvm.store %broke_new, %broke : vector<8xi1>, !llvm.ptr
                  %otherwise = arith.xori %eq, %ctrue_8xi1 : vector<8xi1>
                  %active_2 = arith.andi %active, %otherwise : vector<8xi1>
                  %seen_old = llvm.load %seen : !llvm.ptr -> vector<8xi16>
                  %seen_new = arith.select %active_2, %sums_olds, %seen_old : vector<8xi1>, vector<8xi16>
                  llvm.store %seen_new, %seen : vector<8xi16>, !llvm.ptr
                }
                scf.condition(%any) %active : vector<8xi1>
              } do {
    ^bb0(%live: vector<8xi1>):
                scf.yield %live : vector<8xi1>
              }
            }
          }
        }
      } else {
        scf.for %unit_pos_y = %c0_i32 to %c8_i32 step %c1_i32 : i32 {
          scf.for %unit_pos_x = %c0_i32 to %c32_i32 step %c8_i32 : i32 {
            %lt = arith.cmpi ult, %unit_pos_y, %matrix_shape_0 : i32
            %k = arith.addi %mul, %unit_pos_x : i32
            %k_all = vector.broadcast %k : i32 to vector<8xi32>
            %k_each = arith.addi %k_all, %iota_8xi32 : vector<8xi32>
            %matrix_shape_1_all = vector.broadcast %matrix_shape_1 : i32 to vector<8xi32>
            %lt_1 = arith.cmpi ult, %k_each, %matrix_shape_1_all : vector<8xi32>
            %lt_all = vector.broadcast %lt : i1 to vector<8xi1>
            %logical_and = arith.andi %lt_all, %lt_1 : vector<8xi1>
            %any = vector.reduction <or>, %logical_and : vector<8xi1> into i1
            scf.if %any {
              %mul_1 = arith.muli %unit_pos_y, %matrix_shape_1 : i32
              %add = arith.addi %mul_1, %k : i32
              %matrix_at = llvm.getelementptr %matrix[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f16
              %matrix_value = llvm.intr.masked.load %matrix_at, %logical_and, %c0.0_8xf16 {alignment = 2 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf16>) -> vector<8xf16>
              %vector_length_all = vector.broadcast %vector_length : i32 to vector<8xi32>
              %lt_2 = arith.cmpi ult, %k_each, %vector_length_all : vector<8xi32>
              %active = arith.andi %logical_and, %lt_2 : vector<8xi1>
              %vector_at = llvm.getelementptr %vector[%k] : (!llvm.ptr, i32) -> !llvm.ptr, f16
              %vector_value = llvm.intr.masked.load %vector_at, %active, %c0.0_8xf16 {alignment = 2 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf16>) -> vector<8xf16>
              %cast = arith.extf %matrix_value : vector<8xf16> to vector<8xf32>
              %cast_1 = arith.extf %vector_value : vector<8xf16> to vector<8xf32>
              %mul_2 = arith.mulf %cast, %cast_1 : vector<8xf32>
              %cast_2 = arith.truncf %mul_2 : vector<8xf32> to vector<8xf16>
              %sums_at = llvm.getelementptr %sums[%unit_pos_y] : (!llvm.ptr, i32) -> !llvm.ptr, i16
              %atomic = llvm.load %sums_at {alignment = 2 : i64} : !llvm.ptr -> i16
              %atomic_all = vector.broadcast %atomic : i16 to vector<8xi16>
              llvm.store %atomic_all, %seen : vector<8xi16>, !llvm.ptr
              llvm.store %cfalse_8xi1, %broke : vector<8xi1>, !llvm.ptr
              %left = scf.while (%live = %logical_and) : (vector<8xi1>) -> vector<8xi1> {
                %broke_value = llvm.load %broke : !llvm.ptr -> vector<8xi1>
                %logical_not = arith.xori %broke_value, %ctrue_8xi1 : vector<8xi1>
                %active_1 = arith.andi %live, %logical_not : vector<8xi1>
                %any_1 = vector.reduction <or>, %active_1 : vector<8xi1> into i1
                scf.if %any_1 {
                  %seen_value = llvm.load %seen : !llvm.ptr -> vector<8xi16>
                  %bitcast = arith.bitcast %seen_value : vector<8xi16> to vector<8xf16>
                  %cast_3 = arith.extf %bitcast : vector<8xf16> to vector<8xf32>
                  %cast_4 = arith.extf %cast_2 : vector<8xf16> to vector<8xf32>
                  %add_1 = arith.addf %cast_3, %cast_4 : vector<8xf32>
                  %cast_5 = arith.truncf %add_1 : vector<8xf32> to vector<8xf16>
                  %bitcast_1 = arith.bitcast %cast_5 : vector<8xf16> to vector<8xi16>
                  %unit_pos_y_all = vector.broadcast %unit_pos_y : i32 to vector<8xi32>
                  %sums_olds = scf.for %lane = %c0_index to %c8_index step %c1_index iter_args(%olds = %c0_8xi16) -> (vector<8xi16>) {
                    %at = vector.extract %unit_pos_y_all[%lane] : i32 from vector<8xi32>
                    %operand = vector.extract %seen_value[%lane] : i16 from vector<8xi16>
                    %operand_1 = vector.extract %bitcast_1[%lane] : i16 from vector<8xi16>
                    %on = vector.extract %active_1[%lane] : i1 from vector<8xi1>
                    %sums_old = scf.if %on -> (i16) {
                      %sums_at_1 = llvm.getelementptr %sums[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i16
                      %sums_old_1 = llvm.load %sums_at_1 : !llvm.ptr -> i16
                      %same = arith.cmpi eq, %sums_old_1, %operand : i16
                      %new = arith.select %same, %operand_1, %sums_old_1 : i16
                      llvm.store %new, %sums_at_1 : i16, !llvm.ptr
                      scf.yield %sums_old_1 : i16
                    } else {
                      scf.yield %c0_i16 : i16
                    }
                    %olds_next = vector.insert %sums_old, %olds[%lane] : i16 into vector<8xi16>
                    scf.yield %olds_next : vector<8xi16>
                  }
                  %eq = arith.cmpi eq, %sums_olds, %seen_value : vector<8xi16>
                  %active_2 = arith.andi %active_1, %eq : vector<8xi1>
                  %broke_old = llvm.load %broke : !llvm.ptr -> vector<8xi1>
                  %broke_new = arith.select %active_2, %ctrue_8xi1, %broke_old : vector<8xi1>, vector<8xi1>
                  llvm.store %broke_new, %broke : vector<8xi1>, !llvm.ptr
                  %otherwise = arith.xori %eq, %ctrue_8xi1 : vector<8xi1>
                  %active_3 = arith.andi %active_1, %otherwise : vector<8xi1>
                  %seen_old = llvm.load %seen : !llvm.ptr -> vector<8xi16>
                  %seen_new = arith.select %active_3, %sums_olds, %seen_old : vector<8xi1>, vector<8xi16>
                  llvm.store %seen_new, %seen : vector<8xi16>, !llvm.ptr
                }
                scf.condition(%any_1) %active_1 : vector<8xi1>
              } do {
    ^bb0(%live: vector<8xi1>):
                scf.yield %live : vector<8xi1>
              }
            }
          } {llvm.loop_annotation = #rolled}
        } {llvm.loop_annotation = #rolled}
      }
      scf.for %unit_pos_y = %c0_i32 to %c8_i32 step %c1_i32 : i32 {
        scf.for %unit_pos_x = %c0_i32 to %c32_i32 step %c8_i32 : i32 {
          %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
          %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
          %eq = arith.cmpi eq, %unit_pos_x_each, %c0_8xi32 : vector<8xi32>
          %any = vector.reduction <or>, %eq : vector<8xi1> into i1
          scf.if %any {
            %sums_at = llvm.getelementptr %sums[%unit_pos_y] : (!llvm.ptr, i32) -> !llvm.ptr, i16
            %atomic = llvm.load %sums_at {alignment = 2 : i64} : !llvm.ptr -> i16
            %bitcast = arith.bitcast %atomic : i16 to f16
            %lt = arith.cmpi ult, %unit_pos_y, %out_length : i32
            scf.if %lt {
              %unit_pos_y_all = vector.broadcast %unit_pos_y : i32 to vector<8xi32>
              %out_olds = scf.for %lane = %c0_index to %c8_index step %c1_index iter_args(%olds = %c0_8xi16) -> (vector<8xi16>) {
                %at = vector.extract %unit_pos_y_all[%lane] : i32 from vector<8xi32>
                %on = vector.extract %eq[%lane] : i1 from vector<8xi1>
                %out_old = scf.if %on -> (i16) {
                  %out_at = llvm.getelementptr %out[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i16
                  %out_old_1 = llvm.load %out_at atomic monotonic {alignment = 2 : i64} : !llvm.ptr -> i16
                  scf.yield %out_old_1 : i16
                } else {
                  scf.yield %c0_i16 : i16
                }
                %olds_next = vector.insert %out_old, %olds[%lane] : i16 into vector<8xi16>
                scf.yield %olds_next : vector<8xi16>
              }
              llvm.store %out_olds, %seen_1 : vector<8xi16>, !llvm.ptr
              llvm.store %cfalse_8xi1, %broke_1 : vector<8xi1>, !llvm.ptr
              %left = scf.while (%live = %eq) : (vector<8xi1>) -> vector<8xi1> {
                %broke_value = llvm.load %broke_1 : !llvm.ptr -> vector<8xi1>
                %logical_not = arith.xori %broke_value, %ctrue_8xi1 : vector<8xi1>
                %active = arith.andi %live, %logical_not : vector<8xi1>
                %any_1 = vector.reduction <or>, %active : vector<8xi1> into i1
                scf.if %any_1 {
                  %seen_value = llvm.load %seen_1 : !llvm.ptr -> vector<8xi16>
                  %bitcast_1 = arith.bitcast %seen_value : vector<8xi16> to vector<8xf16>
                  %cast = arith.extf %bitcast_1 : vector<8xf16> to vector<8xf32>
                  %cast_1 = arith.extf %bitcast : f16 to f32
                  %cast_1_all = vector.broadcast %cast_1 : f32 to vector<8xf32>
                  %add = arith.addf %cast, %cast_1_all : vector<8xf32>
                  %cast_2 = arith.truncf %add : vector<8xf32> to vector<8xf16>
                  %bitcast_2 = arith.bitcast %cast_2 : vector<8xf16> to vector<8xi16>
                  %out_olds_1 = scf.for %lane = %c0_index to %c8_index step %c1_index iter_args(%olds = %c0_8xi16) -> (vector<8xi16>) {
                    %at = vector.extract %unit_pos_y_all[%lane] : i32 from vector<8xi32>
                    %operand = vector.extract %seen_value[%lane] : i16 from vector<8xi16>
                    %operand_1 = vector.extract %bitcast_2[%lane] : i16 from vector<8xi16>
                    %on = vector.extract %active[%lane] : i1 from vector<8xi1>
                    %out_old = scf.if %on -> (i16) {
                      %out_at = llvm.getelementptr %out[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i16
                      %pair = llvm.cmpxchg %out_at, %operand, %operand_1 monotonic monotonic : !llvm.ptr, i16
                      %out_old_1 = llvm.extractvalue %pair[0] : !llvm.struct<(i16, i1)>
                      scf.yield %out_old_1 : i16
                    } else {
                      scf.yield %c0_i16 : i16
                    }
                    %olds_next = vector.insert %out_old, %olds[%lane] : i16 into vector<8xi16>
                    scf.yield %olds_next : vector<8xi16>
                  }
                  %eq_1 = arith.cmpi eq, %out_olds_1, %seen_value : vector<8xi16>
                  %active_1 = arith.andi %active, %eq_1 : vector<8xi1>
                  %broke_1_old = llvm.load %broke_1 : !llvm.ptr -> vector<8xi1>
                  %broke_1_new = arith.select %active_1, %ctrue_8xi1, %broke_1_old : vector<8xi1>, vector<8xi1>
                  llvm.store %broke_1_new, %broke_1 : vector<8xi1>, !llvm.ptr
                  %otherwise = arith.xori %eq_1, %ctrue_8xi1 : vector<8xi1>
                  %active_2 = arith.andi %active, %otherwise : vector<8xi1>
                  %seen_1_old = llvm.load %seen_1 : !llvm.ptr -> vector<8xi16>
                  %seen_1_new = arith.select %active_2, %out_olds_1, %seen_1_old : vector<8xi1>, vector<8xi16>
                  llvm.store %seen_1_new, %seen_1 : vector<8xi16>, !llvm.ptr
                }
                scf.condition(%any_1) %active : vector<8xi1>
              } do {
    ^bb0(%live: vector<8xi1>):
                scf.yield %live : vector<8xi1>
              }
            }
            %lt_1 = arith.cmpi ult, %c0_i32, %largest_length : i32
            %cast = arith.extf %bitcast : f16 to f32
            %abs = math.absf %cast : f32
            %cast_1 = arith.truncf %abs : f32 to f16
            scf.if %lt_1 {
              %largest_olds = scf.for %lane = %c0_index to %c8_index step %c1_index iter_args(%olds = %c0_8xi16) -> (vector<8xi16>) {
                %at = vector.extract %c0_8xi32[%lane] : i32 from vector<8xi32>
                %on = vector.extract %eq[%lane] : i1 from vector<8xi1>
                %largest_old = scf.if %on -> (i16) {
                  %largest_at = llvm.getelementptr %largest[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i16
                  %largest_old_1 = llvm.load %largest_at atomic monotonic {alignment = 2 : i64} : !llvm.ptr -> i16
                  scf.yield %largest_old_1 : i16
                } else {
                  scf.yield %c0_i16 : i16
                }
                %olds_next = vector.insert %largest_old, %olds[%lane] : i16 into vector<8xi16>
                scf.yield %olds_next : vector<8xi16>
              }
              llvm.store %largest_olds, %seen_2 : vector<8xi16>, !llvm.ptr
              llvm.store %cfalse_8xi1, %broke_2 : vector<8xi1>, !llvm.ptr
              %left = scf.while (%live = %eq) : (vector<8xi1>) -> vector<8xi1> {
                %broke_value = llvm.load %broke_2 : !llvm.ptr -> vector<8xi1>
                %logical_not = arith.xori %broke_value, %ctrue_8xi1 : vector<8xi1>
                %active = arith.andi %live, %logical_not : vector<8xi1>
                %any_1 = vector.reduction <or>, %active : vector<8xi1> into i1
                scf.if %any_1 {
                  %seen_value = llvm.load %seen_2 : !llvm.ptr -> vector<8xi16>
                  %bitcast_1 = arith.bitcast %seen_value : vector<8xi16> to vector<8xf16>
                  %cast_2 = arith.extf %bitcast_1 : vector<8xf16> to vector<8xf32>
                  %cast_3 = arith.extf %cast_1 : f16 to f32
                  %cast_3_all = vector.broadcast %cast_3 : f32 to vector<8xf32>
                  %max = arith.maximumf %cast_2, %cast_3_all : vector<8xf32>
                  %cast_4 = arith.truncf %max : vector<8xf32> to vector<8xf16>
                  %bitcast_2 = arith.bitcast %cast_4 : vector<8xf16> to vector<8xi16>
                  %largest_olds_1 = scf.for %lane = %c0_index to %c8_index step %c1_index iter_args(%olds = %c0_8xi16) -> (vector<8xi16>) {
                    %at = vector.extract %c0_8xi32[%lane] : i32 from vector<8xi32>
                    %operand = vector.extract %seen_value[%lane] : i16 from vector<8xi16>
                    %operand_1 = vector.extract %bitcast_2[%lane] : i16 from vector<8xi16>
                    %on = vector.extract %active[%lane] : i1 from vector<8xi1>
                    %largest_old = scf.if %on -> (i16) {
                      %largest_at = llvm.getelementptr %largest[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i16
                      %pair = llvm.cmpxchg %largest_at, %operand, %operand_1 monotonic monotonic : !llvm.ptr, i16
                      %largest_old_1 = llvm.extractvalue %pair[0] : !llvm.struct<(i16, i1)>
                      scf.yield %largest_old_1 : i16
                    } else {
                      scf.yield %c0_i16 : i16
                    }
                    %olds_next = vector.insert %largest_old, %olds[%lane] : i16 into vector<8xi16>
                    scf.yield %olds_next : vector<8xi16>
                  }
                  %eq_1 = arith.cmpi eq, %largest_olds_1, %seen_value : vector<8xi16>
                  %active_1 = arith.andi %active, %eq_1 : vector<8xi1>
                  %broke_2_old = llvm.load %broke_2 : !llvm.ptr -> vector<8xi1>
                  %broke_2_new = arith.select %active_1, %ctrue_8xi1, %broke_2_old : vector<8xi1>, vector<8xi1>
                  llvm.store %broke_2_new, %broke_2 : vector<8xi1>, !llvm.ptr
                  %otherwise = arith.xori %eq_1, %ctrue_8xi1 : vector<8xi1>
                  %active_2 = arith.andi %active, %otherwise : vector<8xi1>
                  %seen_2_old = llvm.load %seen_2 : !llvm.ptr -> vector<8xi16>
                  %seen_2_new = arith.select %active_2, %largest_olds_1, %seen_2_old : vector<8xi1>, vector<8xi16>
                  llvm.store %seen_2_new, %seen_2 : vector<8xi16>, !llvm.ptr
                }
                scf.condition(%any_1) %active : vector<8xi1>
              } do {
    ^bb0(%live: vector<8xi1>):
                scf.yield %live : vector<8xi1>
              }
            }
          }
        }
      }
    }
    return
  }
}
