#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func @hough(%edges: !llvm.ptr {llvm.noalias, llvm.readonly}, %votes: !llvm.ptr {llvm.noalias},
      %edges_shape_0: i32, %edges_shape_1: i32, %votes_shape_0: i32, %votes_shape_1: i32, %cube_count_x: i32,
      %cube_count_y: i32, %cube_count_z: i32, %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c8_i32 = arith.constant 8 : i32
    %c16_i32 = arith.constant 16 : i32
    %c7_i32 = arith.constant 7 : i32
    %c15_i32 = arith.constant 15 : i32
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %slot = llvm.alloca %c1_i64 x vector<8xi1> : (i64) -> !llvm.ptr
    %cfalse_8xi1 = arith.constant dense<false> : vector<8xi1>
    %c0_8xi32 = arith.constant dense<0> : vector<8xi32>
    %ctrue_8xi1 = arith.constant dense<true> : vector<8xi1>
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %c0.0_f32 = arith.constant 0.0 : f32
    %c0.5_8xf32 = arith.constant dense<0.5> : vector<8xf32>
    %c0_index = arith.constant 0 : index
    %c8_index = arith.constant 8 : index
    %c1_index = arith.constant 1 : index
    %c0.70710677_f32 = arith.constant 0.70710677 : f32
    %c0.70710677_8xf32 = arith.constant dense<0.70710677> : vector<8xf32>
    %c6.123234e-17_8xf32 = arith.constant dense<6.123234e-17> : vector<8xf32>
    %c-0.70710677_8xf32 = arith.constant dense<-0.70710677> : vector<8xf32>
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %count_x = arith.extui %cube_count_x : i32 to i64
      %pos_x = arith.remui %cube, %count_x : i64
      %rest = arith.divui %cube, %count_x : i64
      %cube_pos_x = arith.trunci %pos_x : i64 to i32
      %cube_pos_y = arith.trunci %rest : i64 to i32
      %mul = arith.muli %cube_pos_y, %c8_i32 : i32
      %mul_1 = arith.muli %cube_pos_x, %c16_i32 : i32
      %row_last = llvm.intr.uadd.sat(%mul, %c7_i32) : (i32, i32) -> i32
      %full = arith.cmpi ult, %row_last, %edges_shape_0 : i32
      %column_last = llvm.intr.uadd.sat(%mul_1, %c15_i32) : (i32, i32) -> i32
      %full_1 = arith.cmpi ult, %column_last, %edges_shape_1 : i32
      %full_2 = arith.andi %full, %full_1 : i1
      %unit_first = arith.cmpi ult, %c0_i32, %votes_shape_0 : i32
      %full_3 = arith.andi %full_2, %unit_first : i1
      %unit_first_1 = arith.cmpi ult, %c1_i32, %votes_shape_0 : i32
      %full_4 = arith.andi %full_3, %unit_first_1 : i1
      %unit_first_2 = arith.cmpi ult, %c2_i32, %votes_shape_0 : i32
      %full_5 = arith.andi %full_4, %unit_first_2 : i1
      %unit_first_3 = arith.cmpi ult, %c3_i32, %votes_shape_0 : i32
      %full_6 = arith.andi %full_5, %unit_first_3 : i1
      scf.if %full_6 {
        scf.for %unit_pos_y = %c0_i32 to %c8_i32 step %c1_i32 : i32 {
          scf.for %unit_pos_x = %c0_i32 to %c16_i32 step %c8_i32 : i32 {
            %row = arith.addi %mul, %unit_pos_y : i32
            %column = arith.addi %mul_1, %unit_pos_x : i32
            llvm.store %cfalse_8xi1, %slot : vector<8xi1>, !llvm.ptr
            %mul_2 = arith.muli %row, %edges_shape_1 : i32
            %add = arith.addi %mul_2, %column : i32
            %edges_at = llvm.getelementptr %edges[%add] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            %edges_value = llvm.load %edges_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xi32>
            %eq = arith.cmpi eq, %edges_value, %c0_8xi32 : vector<8xi32>
            llvm.store %eq, %slot : vector<8xi1>, !llvm.ptr
            %slot_value = llvm.load %slot : !llvm.ptr -> vector<8xi1>
            %logical_not = arith.xori %slot_value, %ctrue_8xi1 : vector<8xi1>
            %any = vector.reduction <or>, %logical_not : vector<8xi1> into i1
            scf.if %any {
              %middle = arith.shrsi %votes_shape_1, %c1_i32 : i32
              %column_all = vector.broadcast %column : i32 to vector<8xi32>
              %column_each = arith.addi %column_all, %iota_8xi32 : vector<8xi32>
              %cast = arith.uitofp %column_each : vector<8xi32> to vector<8xf32>
              %cast_1 = arith.uitofp %row : i32 to f32
              %mul_3 = arith.mulf %cast_1, %c0.0_f32 : f32
              %mul_3_all = vector.broadcast %mul_3 : f32 to vector<8xf32>
              %distance = arith.addf %cast, %mul_3_all : vector<8xf32>
              %add_1 = arith.addf %distance, %c0.5_8xf32 : vector<8xf32>
              %floor = math.floor %add_1 : vector<8xf32>
              %cast_2 = llvm.call_intrinsic "llvm.fptosi.sat.v8i32.v8f32"(%floor) : (vector<8xf32>) -> vector<8xi32>
              %middle_all = vector.broadcast %middle : i32 to vector<8xi32>
              %add_2 = arith.addi %middle_all, %cast_2 : vector<8xi32>
              %votes_shape_1_all = vector.broadcast %votes_shape_1 : i32 to vector<8xi32>
              %lt = arith.cmpi ult, %add_2, %votes_shape_1_all : vector<8xi32>
              %active = arith.andi %logical_not, %lt : vector<8xi1>
              scf.for %lane = %c0_index to %c8_index step %c1_index {
                %at = vector.extract %add_2[%lane] : i32 from vector<8xi32>
                %on = vector.extract %active[%lane] : i1 from vector<8xi1>
                scf.if %on {
                  %votes_at = llvm.getelementptr %votes[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                  %votes_old = llvm.atomicrmw add %votes_at, %c1_i32 monotonic : !llvm.ptr, i32
                }
              }
              %mul_4 = arith.mulf %cast, %c0.70710677_8xf32 : vector<8xf32>
              %mul_5 = arith.mulf %cast_1, %c0.70710677_f32 : f32
              %mul_5_all = vector.broadcast %mul_5 : f32 to vector<8xf32>
              %distance_1 = arith.addf %mul_4, %mul_5_all : vector<8xf32>
              %add_3 = arith.addf %distance_1, %c0.5_8xf32 : vector<8xf32>
              %floor_1 = math.floor %add_3 : vector<8xf32>
              %cast_3 = llvm.call_intrinsic "llvm.fptosi.sat.v8i32.v8f32"(%floor_1) : (vector<8xf32>) -> vector<8xi32>
              %add_4 = arith.addi %middle_all, %cast_3 : vector<8xi32>
              %lt_1 = arith.cmpi ult, %add_4, %votes_shape_1_all : vector<8xi32>
              %add_5 = arith.addi %votes_shape_1_all, %add_4 : vector<8xi32>
              %active_1 = arith.andi %logical_not, %lt_1 : vector<8xi1>
              scf.for %lane = %c0_index to %c8_index step %c1_index {
                %at = vector.extract %add_5[%lane] : i32 from vector<8xi32>
                %on = vector.extract %active_1[%lane] : i1 from vector<8xi1>
                scf.if %on {
                  %votes_at = llvm.getelementptr %votes[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                  %votes_old = llvm.atomicrmw add %votes_at, %c1_i32 monotonic : !llvm.ptr, i32
                }
              }
              %mul_6 = arith.mulf %cast, %c6.123234e-17_8xf32 : vector<8xf32>
              %cast_1_all = vector.broadcast %cast_1 : f32 to vector<8xf32>
              %distance_2 = arith.addf %mul_6, %cast_1_all : vector<8xf32>
              %add_6 = arith.addf %distance_2, %c0.5_8xf32 : vector<8xf32>
              %floor_2 = math.floor %add_6 : vector<8xf32>
              %cast_4 = llvm.call_intrinsic "llvm.fptosi.sat.v8i32.v8f32"(%floor_2) : (vector<8xf32>) -> vector<8xi32>
              %add_7 = arith.addi %middle_all, %cast_4 : vector<8xi32>
              %mul_7 = arith.muli %c2_i32, %votes_shape_1 : i32
              %lt_2 = arith.cmpi ult, %add_7, %votes_shape_1_all : vector<8xi32>
              %mul_7_all = vector.broadcast %mul_7 : i32 to vector<8xi32>
              %add_8 = arith.addi %mul_7_all, %add_7 : vector<8xi32>
              %active_2 = arith.andi %logical_not, %lt_2 : vector<8xi1>
              scf.for %lane = %c0_index to %c8_index step %c1_index {
                %at = vector.extract %add_8[%lane] : i32 from vector<8xi32>
                %on = vector.extract %active_2[%lane] : i1 from vector<8xi1>
                scf.if %on {
                  %votes_at = llvm.getelementptr %votes[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                  %votes_old = llvm.atomicrmw add %votes_at, %c1_i32 monotonic : !llvm.ptr, i32
                }
              }
              %mul_8 = arith.mulf %cast, %c-0.70710677_8xf32 : vector<8xf32>
              %distance_3 = arith.addf %mul_8, %mul_5_all : vector<8xf32>
              %add_9 = arith.addf %distance_3, %c0.5_8xf32 : vector<8xf32>
              %floor_3 = math.floor %add_9 : vector<8xf32>
              %cast_5 = llvm.call_intrinsic "llvm.fptosi.sat.v8i32.v8f32"(%floor_3) : (vector<8xf32>) -> vector<8xi32>
              %add_10 = arith.addi %middle_all, %cast_5 : vector<8xi32>
              %mul_9 = arith.muli %c3_i32, %votes_shape_1 : i32
              %lt_3 = arith.cmpi ult, %add_10, %votes_shape_1_all : vector<8xi32>
              %mul_9_all = vector.broadcast %mul_9 : i32 to vector<8xi32>
              %add_11 = arith.addi %mul_9_all, %add_10 : vector<8xi32>
              %active_3 = arith.andi %logical_not, %lt_3 : vector<8xi1>
              scf.for %lane = %c0_index to %c8_index step %c1_index {
                %at = vector.extract %add_11[%lane] : i32 from vector<8xi32>
                %on = vector.extract %active_3[%lane] : i1 from vector<8xi1>
                scf.if %on {
                  %votes_at = llvm.getelementptr %votes[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                  %votes_old = llvm.atomicrmw add %votes_at, %c1_i32 monotonic : !llvm.ptr, i32
                }
              }
            }
          }
        }
      } else {
        scf.for %unit_pos_y = %c0_i32 to %c8_i32 step %c1_i32 : i32 {
          scf.for %unit_pos_x = %c0_i32 to %c16_i32 step %c8_i32 : i32 {
            %row = arith.addi %mul, %unit_pos_y : i32
            %column = arith.addi %mul_1, %unit_pos_x : i32
            %ge = arith.cmpi uge, %row, %edges_shape_0 : i32
            %column_all = vector.broadcast %column : i32 to vector<8xi32>
            %column_each = arith.addi %column_all, %iota_8xi32 : vector<8xi32>
            %edges_shape_1_all = vector.broadcast %edges_shape_1 : i32 to vector<8xi32>
            %ge_1 = arith.cmpi uge, %column_each, %edges_shape_1_all : vector<8xi32>
            %ge_all = vector.broadcast %ge : i1 to vector<8xi1>
            %logical_or = arith.ori %ge_all, %ge_1 : vector<8xi1>
            llvm.store %logical_or, %slot : vector<8xi1>, !llvm.ptr
            %logical_not = arith.xori %logical_or, %ctrue_8xi1 : vector<8xi1>
            %any = vector.reduction <or>, %logical_not : vector<8xi1> into i1
            scf.if %any {
              %mul_2 = arith.muli %row, %edges_shape_1 : i32
              %add = arith.addi %mul_2, %column : i32
              %edges_at = llvm.getelementptr %edges[%add] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %edges_value = llvm.intr.masked.load %edges_at, %logical_not, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %eq = arith.cmpi eq, %edges_value, %c0_8xi32 : vector<8xi32>
              %slot_old = llvm.load %slot : !llvm.ptr -> vector<8xi1>
              %slot_new = arith.select %logical_not, %eq, %slot_old : vector<8xi1>, vector<8xi1>
              llvm.store %slot_new, %slot : vector<8xi1>, !llvm.ptr
            }
            %slot_value = llvm.load %slot : !llvm.ptr -> vector<8xi1>
            %logical_not_1 = arith.xori %slot_value, %ctrue_8xi1 : vector<8xi1>
            %any_1 = vector.reduction <or>, %logical_not_1 : vector<8xi1> into i1
            scf.if %any_1 {
              %middle = arith.shrsi %votes_shape_1, %c1_i32 : i32
              %cast = arith.uitofp %column_each : vector<8xi32> to vector<8xf32>
              %cast_1 = arith.uitofp %row : i32 to f32
              %mul_2 = arith.mulf %cast_1, %c0.0_f32 : f32
              %mul_2_all = vector.broadcast %mul_2 : f32 to vector<8xf32>
              %distance = arith.addf %cast, %mul_2_all : vector<8xf32>
              %add = arith.addf %distance, %c0.5_8xf32 : vector<8xf32>
              %floor = math.floor %add : vector<8xf32>
              %cast_2 = llvm.call_intrinsic "llvm.fptosi.sat.v8i32.v8f32"(%floor) : (vector<8xf32>) -> vector<8xi32>
              %middle_all = vector.broadcast %middle : i32 to vector<8xi32>
              %add_1 = arith.addi %middle_all, %cast_2 : vector<8xi32>
              %lt = arith.cmpi ult, %c0_i32, %votes_shape_0 : i32
              %votes_shape_1_all = vector.broadcast %votes_shape_1 : i32 to vector<8xi32>
              %lt_1 = arith.cmpi ult, %add_1, %votes_shape_1_all : vector<8xi32>
              %lt_all = vector.broadcast %lt : i1 to vector<8xi1>
              %logical_and = arith.andi %lt_all, %lt_1 : vector<8xi1>
              %active = arith.andi %logical_not_1, %logical_and : vector<8xi1>
              scf.for %lane = %c0_index to %c8_index step %c1_index {
                %at = vector.extract %add_1[%lane] : i32 from vector<8xi32>
                %on = vector.extract %active[%lane] : i1 from vector<8xi1>
                scf.if %on {
                  %votes_at = llvm.getelementptr %votes[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                  %votes_old = llvm.atomicrmw add %votes_at, %c1_i32 monotonic : !llvm.ptr, i32
                }
              }
              %mul_3 = arith.mulf %cast, %c0.70710677_8xf32 : vector<8xf32>
              %mul_4 = arith.mulf %cast_1, %c0.70710677_f32 : f32
              %mul_4_all = vector.broadcast %mul_4 : f32 to vector<8xf32>
              %distance_1 = arith.addf %mul_3, %mul_4_all : vector<8xf32>
              %add_2 = arith.addf %distance_1, %c0.5_8xf32 : vector<8xf32>
              %floor_1 = math.floor %add_2 : vector<8xf32>
              %cast_3 = llvm.call_intrinsic "llvm.fptosi.sat.v8i32.v8f32"(%floor_1) : (vector<8xf32>) -> vector<8xi32>
              %add_3 = arith.addi %middle_all, %cast_3 : vector<8xi32>
              %lt_2 = arith.cmpi ult, %c1_i32, %votes_shape_0 : i32
              %lt_3 = arith.cmpi ult, %add_3, %votes_shape_1_all : vector<8xi32>
              %lt_2_all = vector.broadcast %lt_2 : i1 to vector<8xi1>
              %logical_and_1 = arith.andi %lt_2_all, %lt_3 : vector<8xi1>
              %add_4 = arith.addi %votes_shape_1_all, %add_3 : vector<8xi32>
              %active_1 = arith.andi %logical_not_1, %logical_and_1 : vector<8xi1>
              scf.for %lane = %c0_index to %c8_index step %c1_index {
                %at = vector.extract %add_4[%lane] : i32 from vector<8xi32>
                %on = vector.extract %active_1[%lane] : i1 from vector<8xi1>
                scf.if %on {
                  %votes_at = llvm.getelementptr %votes[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                  %votes_old = llvm.atomicrmw add %votes_at, %c1_i32 monotonic : !llvm.ptr, i32
                }
              }
              %mul_5 = arith.mulf %cast, %c6.123234e-17_8xf32 : vector<8xf32>
              %cast_1_all = vector.broadcast %cast_1 : f32 to vector<8xf32>
              %distance_2 = arith.addf %mul_5, %cast_1_all : vector<8xf32>
              %add_5 = arith.addf %distance_2, %c0.5_8xf32 : vector<8xf32>
              %floor_2 = math.floor %add_5 : vector<8xf32>
              %cast_4 = llvm.call_intrinsic "llvm.fptosi.sat.v8i32.v8f32"(%floor_2) : (vector<8xf32>) -> vector<8xi32>
              %add_6 = arith.addi %middle_all, %cast_4 : vector<8xi32>
              %lt_4 = arith.cmpi ult, %c2_i32, %votes_shape_0 : i32
              %mul_6 = arith.muli %c2_i32, %votes_shape_1 : i32
              %lt_5 = arith.cmpi ult, %add_6, %votes_shape_1_all : vector<8xi32>
              %lt_4_all = vector.broadcast %lt_4 : i1 to vector<8xi1>
              %logical_and_2 = arith.andi %lt_4_all, %lt_5 : vector<8xi1>
              %mul_6_all = vector.broadcast %mul_6 : i32 to vector<8xi32>
              %add_7 = arith.addi %mul_6_all, %add_6 : vector<8xi32>
              %active_2 = arith.andi %logical_not_1, %logical_and_2 : vector<8xi1>
              scf.for %lane = %c0_index to %c8_index step %c1_index {
                %at = vector.extract %add_7[%lane] : i32 from vector<8xi32>
                %on = vector.extract %active_2[%lane] : i1 from vector<8xi1>
                scf.if %on {
                  %votes_at = llvm.getelementptr %votes[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                  %votes_old = llvm.atomicrmw add %votes_at, %c1_i32 monotonic : !llvm.ptr, i32
                }
              }
              %mul_7 = arith.mulf %cast, %c-0.70710677_8xf32 : vector<8xf32>
              %distance_3 = arith.addf %mul_7, %mul_4_all : vector<8xf32>
              %add_8 = arith.addf %distance_3, %c0.5_8xf32 : vector<8xf32>
              %floor_3 = math.floor %add_8 : vector<8xf32>
              %cast_5 = llvm.call_intrinsic "llvm.fptosi.sat.v8i32.v8f32"(%floor_3) : (vector<8xf32>) -> vector<8xi32>
              %add_9 = arith.addi %middle_all, %cast_5 : vector<8xi32>
              %lt_6 = arith.cmpi ult, %c3_i32, %votes_shape_0 : i32
              %mul_8 = arith.muli %c3_i32, %votes_shape_1 : i32
              %lt_7 = arith.cmpi ult, %add_9, %votes_shape_1_all : vector<8xi32>
              %lt_6_all = vector.broadcast %lt_6 : i1 to vector<8xi1>
              %logical_and_3 = arith.andi %lt_6_all, %lt_7 : vector<8xi1>
              %mul_8_all = vector.broadcast %mul_8 : i32 to vector<8xi32>
              %add_10 = arith.addi %mul_8_all, %add_9 : vector<8xi32>
              %active_3 = arith.andi %logical_not_1, %logical_and_3 : vector<8xi1>
              scf.for %lane = %c0_index to %c8_index step %c1_index {
                %at = vector.extract %add_10[%lane] : i32 from vector<8xi32>
                %on = vector.extract %active_3[%lane] : i1 from vector<8xi1>
                scf.if %on {
                  %votes_at = llvm.getelementptr %votes[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                  %votes_old = llvm.atomicrmw add %votes_at, %c1_i32 monotonic : !llvm.ptr, i32
                }
              }
            }
          } {llvm.loop_annotation = #rolled}
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
