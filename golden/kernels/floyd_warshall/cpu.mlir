#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func @floyd_warshall(%distance: !llvm.ptr {llvm.noalias}, %through: i32, %distance_shape_0: i32,
      %distance_shape_1: i32, %cube_count_x: i32, %cube_count_y: i32, %cube_count_z: i32, %first: i64,
      %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c8_i32 = arith.constant 8 : i32
    %c16_i32 = arith.constant 16 : i32
    %c7_i32 = arith.constant 7 : i32
    %c15_i32 = arith.constant 15 : i32
    %c1_i32 = arith.constant 1 : i32
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %c0.0_f32 = arith.constant 0.0 : f32
    %c0.0_8xf32 = arith.constant dense<0.0> : vector<8xf32>
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %count_x = arith.extui %cube_count_x : i32 to i64
      %pos_x = arith.remui %cube, %count_x : i64
      %rest = arith.divui %cube, %count_x : i64
      %cube_pos_x = arith.trunci %pos_x : i64 to i32
      %cube_pos_y = arith.trunci %rest : i64 to i32
      %mul = arith.muli %cube_pos_y, %c8_i32 : i32
      %mul_1 = arith.muli %cube_pos_x, %c16_i32 : i32
      %start_last = llvm.intr.uadd.sat(%mul, %c7_i32) : (i32, i32) -> i32
      %full = arith.cmpi ult, %start_last, %distance_shape_0 : i32
      %end_last = llvm.intr.uadd.sat(%mul_1, %c15_i32) : (i32, i32) -> i32
      %full_1 = arith.cmpi ult, %end_last, %distance_shape_1 : i32
      %full_2 = arith.andi %full, %full_1 : i1
      %unit_first = arith.cmpi ult, %through, %distance_shape_1 : i32
      %full_3 = arith.andi %full_2, %unit_first : i1
      %unit_first_1 = arith.cmpi ult, %through, %distance_shape_0 : i32
      %full_4 = arith.andi %full_3, %unit_first_1 : i1
      scf.if %full_4 {
        scf.for %unit_pos_y = %c0_i32 to %c8_i32 step %c1_i32 : i32 {
          scf.for %unit_pos_x = %c0_i32 to %c16_i32 step %c8_i32 : i32 {
            %start = arith.addi %mul, %unit_pos_y : i32
            %end = arith.addi %mul_1, %unit_pos_x : i32
            %mul_2 = arith.muli %start, %distance_shape_1 : i32
            %add = arith.addi %mul_2, %through : i32
            %distance_at = llvm.getelementptr %distance[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %distance_value = llvm.load %distance_at {alignment = 4 : i64} : !llvm.ptr -> f32
            %mul_3 = arith.muli %through, %distance_shape_1 : i32
            %add_1 = arith.addi %mul_3, %end : i32
            %distance_at_1 = llvm.getelementptr %distance[%add_1] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %distance_value_1 = llvm.load %distance_at_1 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
            %distance_value_all = vector.broadcast %distance_value : f32 to vector<8xf32>
            %detour = arith.addf %distance_value_all, %distance_value_1 : vector<8xf32>
            %add_2 = arith.addi %mul_2, %end : i32
            %distance_at_2 = llvm.getelementptr %distance[%add_2] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %distance_value_2 = llvm.load %distance_at_2 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
            %lt = arith.cmpf olt, %detour, %distance_value_2 : vector<8xf32>
            %any = vector.reduction <or>, %lt : vector<8xi1> into i1
            scf.if %any {
              llvm.intr.masked.store %detour, %distance_at_2, %lt {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
            }
          }
        }
      } else {
        scf.for %unit_pos_y = %c0_i32 to %c8_i32 step %c1_i32 : i32 {
          scf.for %unit_pos_x = %c0_i32 to %c16_i32 step %c8_i32 : i32 {
            %start = arith.addi %mul, %unit_pos_y : i32
            %end = arith.addi %mul_1, %unit_pos_x : i32
            %lt = arith.cmpi ult, %start, %distance_shape_0 : i32
            %end_all = vector.broadcast %end : i32 to vector<8xi32>
            %end_each = arith.addi %end_all, %iota_8xi32 : vector<8xi32>
            %distance_shape_1_all = vector.broadcast %distance_shape_1 : i32 to vector<8xi32>
            %lt_1 = arith.cmpi ult, %end_each, %distance_shape_1_all : vector<8xi32>
            %lt_all = vector.broadcast %lt : i1 to vector<8xi1>
            %logical_and = arith.andi %lt_all, %lt_1 : vector<8xi1>
            %any = vector.reduction <or>, %logical_and : vector<8xi1> into i1
            scf.if %any {
              %mul_2 = arith.muli %start, %distance_shape_1 : i32
              %lt_2 = arith.cmpi ult, %through, %distance_shape_1 : i32
              %add = arith.addi %mul_2, %through : i32
              %distance_value = scf.if %lt_2 -> (f32) {
                %distance_at = llvm.getelementptr %distance[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
                %distance_value_1 = llvm.load %distance_at {alignment = 4 : i64} : !llvm.ptr -> f32
                scf.yield %distance_value_1 : f32
              } else {
                scf.yield %c0.0_f32 : f32
              }
              %lt_3 = arith.cmpi ult, %through, %distance_shape_0 : i32
              %mul_3 = arith.muli %through, %distance_shape_1 : i32
              %add_1 = arith.addi %mul_3, %end : i32
              %lt_3_all = vector.broadcast %lt_3 : i1 to vector<8xi1>
              %active = arith.andi %logical_and, %lt_3_all : vector<8xi1>
              %distance_at = llvm.getelementptr %distance[%add_1] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %distance_value_1 = llvm.intr.masked.load %distance_at, %active, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %distance_value_all = vector.broadcast %distance_value : f32 to vector<8xf32>
              %detour = arith.addf %distance_value_all, %distance_value_1 : vector<8xf32>
              %add_2 = arith.addi %mul_2, %end : i32
              %distance_at_1 = llvm.getelementptr %distance[%add_2] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %distance_value_2 = llvm.intr.masked.load %distance_at_1, %logical_and, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %lt_4 = arith.cmpf olt, %detour, %distance_value_2 : vector<8xf32>
              %active_1 = arith.andi %logical_and, %lt_4 : vector<8xi1>
              %any_1 = vector.reduction <or>, %active_1 : vector<8xi1> into i1
              scf.if %any_1 {
                llvm.intr.masked.store %detour, %distance_at_1, %active_1 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
              }
            }
          } {llvm.loop_annotation = #rolled}
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
