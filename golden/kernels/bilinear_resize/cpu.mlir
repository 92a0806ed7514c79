#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func @bilinear_resize(%x: !llvm.ptr {llvm.noalias, llvm.readonly}, %out: !llvm.ptr {llvm.noalias},
      %x_shape_0: i32, %x_shape_1: i32, %out_shape_0: i32, %out_shape_1: i32, %cube_count_x: i32,
      %cube_count_y: i32, %cube_count_z: i32, %first_cube: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c8_i32 = arith.constant 8 : i32
    %c16_i32 = arith.constant 16 : i32
    %c7_i32 = arith.constant 7 : i32
    %c15_i32 = arith.constant 15 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0.5_f32 = arith.constant 0.5 : f32
    %c0.0_f32 = arith.constant 0.0 : f32
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %c0.5_8xf32 = arith.constant dense<0.5> : vector<8xf32>
    %c0.0_8xf32 = arith.constant dense<0.0> : vector<8xf32>
    %c1_8xi32 = arith.constant dense<1> : vector<8xi32>
    scf.for %cube = %first_cube to %last step %c1_i64 : i64 {
      %count_x = arith.extui %cube_count_x : i32 to i64
      %pos_x = arith.remui %cube, %count_x : i64
      %rest = arith.divui %cube, %count_x : i64
      %cube_pos_x = arith.trunci %pos_x : i64 to i32
      %cube_pos_y = arith.trunci %rest : i64 to i32
      %mul = arith.muli %cube_pos_y, %c8_i32 : i32
      %mul_1 = arith.muli %cube_pos_x, %c16_i32 : i32
      %row_last = llvm.intr.sadd.sat(%mul, %c7_i32) : (i32, i32) -> i32
      %full = arith.cmpi slt, %row_last, %out_shape_0 : i32
      %column_last = llvm.intr.sadd.sat(%mul_1, %c15_i32) : (i32, i32) -> i32
      %full_1 = arith.cmpi slt, %column_last, %out_shape_1 : i32
      %full_2 = arith.andi %full, %full_1 : i1
      scf.if %full_2 {
        scf.for %unit_pos_y = %c0_i32 to %c8_i32 step %c1_i32 : i32 {
          scf.for %unit_pos_x = %c0_i32 to %c16_i32 step %c8_i32 : i32 {
            %add = arith.addi %mul, %unit_pos_y : i32
            %add_1 = arith.addi %mul_1, %unit_pos_x : i32
            %cast = arith.sitofp %add : i32 to f32
            %add_2 = arith.addf %cast, %c0.5_f32 : f32
            %cast_1 = arith.sitofp %x_shape_0 : i32 to f32
            %mul_2 = arith.mulf %add_2, %cast_1 : f32
            %cast_2 = arith.sitofp %out_shape_0 : i32 to f32
            %div = arith.divf %mul_2, %cast_2 : f32
            %sub = arith.subf %div, %c0.5_f32 : f32
            %at = arith.maximumf %sub, %c0.0_f32 : f32
            %below = math.floor %at : f32
            %cast_3 = llvm.call_intrinsic "llvm.fptosi.sat.i32.f32"(%below) : (f32) -> i32
            %sub_1 = arith.subi %x_shape_0, %c1_i32 : i32
            %first = arith.minsi %cast_3, %sub_1 : i32
            %add_3 = arith.addi %first, %c1_i32 : i32
            %bottom = arith.minsi %add_3, %sub_1 : i32
            %down = arith.subf %at, %below : f32
            %add_1_all = vector.broadcast %add_1 : i32 to vector<8xi32>
            %add_1_each = arith.addi %add_1_all, %iota_8xi32 : vector<8xi32>
            %cast_4 = arith.sitofp %add_1_each : vector<8xi32> to vector<8xf32>
            %add_4 = arith.addf %cast_4, %c0.5_8xf32 : vector<8xf32>
            %cast_5 = arith.sitofp %x_shape_1 : i32 to f32
            %cast_5_all = vector.broadcast %cast_5 : f32 to vector<8xf32>
            %mul_3 = arith.mulf %add_4, %cast_5_all : vector<8xf32>
            %cast_6 = arith.sitofp %out_shape_1 : i32 to f32
            %cast_6_all = vector.broadcast %cast_6 : f32 to vector<8xf32>
            %div_1 = arith.divf %mul_3, %cast_6_all : vector<8xf32>
            %sub_2 = arith.subf %div_1, %c0.5_8xf32 : vector<8xf32>
            %at_1 = arith.maximumf %sub_2, %c0.0_8xf32 : vector<8xf32>
            %below_1 = math.floor %at_1 : vector<8xf32>
            %cast_7 = llvm.call_intrinsic "llvm.fptosi.sat.v8i32.v8f32"(%below_1) : (vector<8xf32>) -> vector<8xi32>
            %sub_3 = arith.subi %x_shape_1, %c1_i32 : i32
            %sub_3_all = vector.broadcast %sub_3 : i32 to vector<8xi32>
            %first_1 = arith.minsi %cast_7, %sub_3_all : vector<8xi32>
            %add_5 = arith.addi %first_1, %c1_8xi32 : vector<8xi32>
            %right = arith.minsi %add_5, %sub_3_all : vector<8xi32>
            %across = arith.subf %at_1, %below_1 : vector<8xf32>
            %lt = arith.cmpi ult, %first, %x_shape_0 : i32
            %mul_4 = arith.muli %first, %x_shape_1 : i32
            %x_shape_1_all = vector.broadcast %x_shape_1 : i32 to vector<8xi32>
            %lt_1 = arith.cmpi ult, %first_1, %x_shape_1_all : vector<8xi32>
            %lt_all = vector.broadcast %lt : i1 to vector<8xi1>
            %logical_and = arith.andi %lt_all, %lt_1 : vector<8xi1>
            %mul_4_all = vector.broadcast %mul_4 : i32 to vector<8xi32>
            %add_6 = arith.addi %mul_4_all, %first_1 : vector<8xi32>
            %x_at = llvm.getelementptr %x[%add_6] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %x_value = llvm.intr.masked.gather %x_at, %logical_and, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %lt_2 = arith.cmpi ult, %right, %x_shape_1_all : vector<8xi32>
            %logical_and_1 = arith.andi %lt_all, %lt_2 : vector<8xi1>
            %add_7 = arith.addi %mul_4_all, %right : vector<8xi32>
            %x_at_1 = llvm.getelementptr %x[%add_7] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %x_value_1 = llvm.intr.masked.gather %x_at_1, %logical_and_1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %sub_4 = arith.subf %x_value_1, %x_value : vector<8xf32>
            %mul_5 = arith.mulf %sub_4, %across : vector<8xf32>
            %upper = arith.addf %x_value, %mul_5 : vector<8xf32>
            %lt_3 = arith.cmpi ult, %bottom, %x_shape_0 : i32
            %mul_6 = arith.muli %bottom, %x_shape_1 : i32
            %lt_3_all = vector.broadcast %lt_3 : i1 to vector<8xi1>
            %logical_and_2 = arith.andi %lt_3_all, %lt_1 : vector<8xi1>
            %mul_6_all = vector.broadcast %mul_6 : i32 to vector<8xi32>
            %add_8 = arith.addi %mul_6_all, %first_1 : vector<8xi32>
            %x_at_2 = llvm.getelementptr %x[%add_8] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %x_value_2 = llvm.intr.masked.gather %x_at_2, %logical_and_2, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %logical_and_3 = arith.andi %lt_3_all, %lt_2 : vector<8xi1>
            %add_9 = arith.addi %mul_6_all, %right : vector<8xi32>
            %x_at_3 = llvm.getelementptr %x[%add_9] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %x_value_3 = llvm.intr.masked.gather %x_at_3, %logical_and_3, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %sub_5 = arith.subf %x_value_3, %x_value_2 : vector<8xf32>
            %mul_7 = arith.mulf %sub_5, %across : vector<8xf32>
            %lower = arith.addf %x_value_2, %mul_7 : vector<8xf32>
            %sub_6 = arith.subf %lower, %upper : vector<8xf32>
            %down_all = vector.broadcast %down : f32 to vector<8xf32>
            %mul_8 = arith.mulf %sub_6, %down_all : vector<8xf32>
            %add_10 = arith.addf %upper, %mul_8 : vector<8xf32>
            %mul_9 = arith.muli %add, %out_shape_1 : i32
            %add_11 = arith.addi %mul_9, %add_1 : i32
            %out_at = llvm.getelementptr %out[%add_11] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.store %add_10, %out_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          }
        }
      } else {
        scf.for %unit_pos_y = %c0_i32 to %c8_i32 step %c1_i32 : i32 {
          scf.for %unit_pos_x = %c0_i32 to %c16_i32 step %c8_i32 : i32 {
            %add = arith.addi %mul, %unit_pos_y : i32
            %add_1 = arith.addi %mul_1, %unit_pos_x : i32
            %lt = arith.cmpi slt, %add, %out_shape_0 : i32
            %add_1_all = vector.broadcast %add_1 : i32 to vector<8xi32>
            %add_1_each = arith.addi %add_1_all, %iota_8xi32 : vector<8xi32>
            %out_shape_1_all = vector.broadcast %out_shape_1 : i32 to vector<8xi32>
            %lt_1 = arith.cmpi slt, %add_1_each, %out_shape_1_all : vector<8xi32>
            %lt_all = vector.broadcast %lt : i1 to vector<8xi1>
            %logical_and = arith.andi %lt_all, %lt_1 : vector<8xi1>
            %any = vector.reduction <or>, %logical_and : vector<8xi1> into i1
            scf.if %any {
              %cast = arith.sitofp %add : i32 to f32
              %add_2 = arith.addf %cast, %c0.5_f32 : f32
              %cast_1 = arith.sitofp %x_shape_0 : i32 to f32
              %mul_2 = arith.mulf %add_2, %cast_1 : f32
              %cast_2 = arith.sitofp %out_shape_0 : i32 to f32
              %div = arith.divf %mul_2, %cast_2 : f32
              %sub = arith.subf %div, %c0.5_f32 : f32
              %at = arith.maximumf %sub, %c0.0_f32 : f32
              %below = math.floor %at : f32
              %cast_3 = llvm.call_intrinsic "llvm.fptosi.sat.i32.f32"(%below) : (f32) -> i32
              %sub_1 = arith.subi %x_shape_0, %c1_i32 : i32
              %first = arith.minsi %cast_3, %sub_1 : i32
              %add_3 = arith.addi %first, %c1_i32 : i32
              %bottom = arith.minsi %add_3, %sub_1 : i32
              %down = arith.subf %at, %below : f32
              %cast_4 = arith.sitofp %add_1_each : vector<8xi32> to vector<8xf32>
              %add_4 = arith.addf %cast_4, %c0.5_8xf32 : vector<8xf32>
              %cast_5 = arith.sitofp %x_shape_1 : i32 to f32
              %cast_5_all = vector.broadcast %cast_5 : f32 to vector<8xf32>
              %mul_3 = arith.mulf %add_4, %cast_5_all : vector<8xf32>
              %cast_6 = arith.sitofp %out_shape_1 : i32 to f32
              %cast_6_all = vector.broadcast %cast_6 : f32 to vector<8xf32>
              %div_1 = arith.divf %mul_3, %cast_6_all : vector<8xf32>
              %sub_2 = arith.subf %div_1, %c0.5_8xf32 : vector<8xf32>
              %at_1 = arith.maximumf %sub_2, %c0.0_8xf32 : vector<8xf32>
              %below_1 = math.floor %at_1 : vector<8xf32>
              %cast_7 = llvm.call_intrinsic "llvm.fptosi.sat.v8i32.v8f32"(%below_1) : (vector<8xf32>) -> vector<8xi32>
              %sub_3 = arith.subi %x_shape_1, %c1_i32 : i32
              %sub_3_all = vector.broadcast %sub_3 : i32 to vector<8xi32>
              %first_1 = arith.minsi %cast_7, %sub_3_all : vector<8xi32>
              %add_5 = arith.addi %first_1, %c1_8xi32 : vector<8xi32>
              %right = arith.minsi %add_5, %sub_3_all : vector<8xi32>
              %across = arith.subf %at_1, %below_1 : vector<8xf32>
              %lt_2 = arith.cmpi ult, %first, %x_shape_0 : i32
              %mul_4 = arith.muli %first, %x_shape_1 : i32
              %x_shape_1_all = vector.broadcast %x_shape_1 : i32 to vector<8xi32>
              %lt_3 = arith.cmpi ult, %first_1, %x_shape_1_all : vector<8xi32>
              %lt_2_all = vector.broadcast %lt_2 : i1 to vector<8xi1>
              %logical_and_1 = arith.andi %lt_2_all, %lt_3 : vector<8xi1>
              %mul_4_all = vector.broadcast %mul_4 : i32 to vector<8xi32>
              %add_6 = arith.addi %mul_4_all, %first_1 : vector<8xi32>
              %active = arith.andi %logical_and, %logical_and_1 : vector<8xi1>
              %x_at = llvm.getelementptr %x[%add_6] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
              %x_value = llvm.intr.masked.gather %x_at, %active, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %lt_4 = arith.cmpi ult, %right, %x_shape_1_all : vector<8xi32>
              %logical_and_2 = arith.andi %lt_2_all, %lt_4 : vector<8xi1>
              %add_7 = arith.addi %mul_4_all, %right : vector<8xi32>
              %active_1 = arith.andi %logical_and, %logical_and_2 : vector<8xi1>
              %x_at_1 = llvm.getelementptr %x[%add_7] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
              %x_value_1 = llvm.intr.masked.gather %x_at_1, %active_1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %sub_4 = arith.subf %x_value_1, %x_value : vector<8xf32>
              %mul_5 = arith.mulf %sub_4, %across : vector<8xf32>
              %upper = arith.addf %x_value, %mul_5 : vector<8xf32>
              %lt_5 = arith.cmpi ult, %bottom, %x_shape_0 : i32
              %mul_6 = arith.muli %bottom, %x_shape_1 : i32
              %lt_5_all = vector.broadcast %lt_5 : i1 to vector<8xi1>
              %logical_and_3 = arith.andi %lt_5_all, %lt_3 : vector<8xi1>
              %mul_6_all = vector.broadcast %mul_6 : i32 to vector<8xi32>
              %add_8 = arith.addi %mul_6_all, %first_1 : vector<8xi32>
              %active_2 = arith.andi %logical_and, %logical_and_3 : vector<8xi1>
              %x_at_2 = llvm.getelementptr %x[%add_8] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
              %x_value_2 = llvm.intr.masked.gather %x_at_2, %active_2, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %logical_and_4 = arith.andi %lt_5_all, %lt_4 : vector<8xi1>
              %add_9 = arith.addi %mul_6_all, %right : vector<8xi32>
              %active_3 = arith.andi %logical_and, %logical_and_4 : vector<8xi1>
              %x_at_3 = llvm.getelementptr %x[%add_9] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
              %x_value_3 = llvm.intr.masked.gather %x_at_3, %active_3, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %sub_5 = arith.subf %x_value_3, %x_value_2 : vector<8xf32>
              %mul_7 = arith.mulf %sub_5, %across : vector<8xf32>
              %lower = arith.addf %x_value_2, %mul_7 : vector<8xf32>
              %sub_6 = arith.subf %lower, %upper : vector<8xf32>
              %down_all = vector.broadcast %down : f32 to vector<8xf32>
              %mul_8 = arith.mulf %sub_6, %down_all : vector<8xf32>
              %add_10 = arith.addf %upper, %mul_8 : vector<8xf32>
              %mul_9 = arith.muli %add, %out_shape_1 : i32
              %add_11 = arith.addi %mul_9, %add_1 : i32
              %out_at = llvm.getelementptr %out[%add_11] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              llvm.intr.masked.store %add_10, %out_at, %logical_and {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
            }
          } {llvm.loop_annotation = #rolled}
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
