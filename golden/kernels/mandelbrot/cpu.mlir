#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func @mandelbrot(%steps: !llvm.ptr {llvm.noalias}, %scale: f32, %steps_shape_0: i32,
      %steps_shape_1: i32, %cube_count_x: i32, %cube_count_y: i32, %cube_count_z: i32, %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c8_i32 = arith.constant 8 : i32
    %c16_i32 = arith.constant 16 : i32
    %c7_i32 = arith.constant 7 : i32
    %c15_i32 = arith.constant 15 : i32
    %c1_i32 = arith.constant 1 : i32
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %c2.0_8xf32 = arith.constant dense<2.0> : vector<8xf32>
    %c1.0_f32 = arith.constant 1.0 : f32
    %x = llvm.alloca %c1_i64 x vector<8xf32> : (i64) -> !llvm.ptr
    %c0.0_8xf32 = arith.constant dense<0.0> : vector<8xf32>
    %y = llvm.alloca %c1_i64 x vector<8xf32> : (i64) -> !llvm.ptr
    %count = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c0_8xi32 = arith.constant dense<0> : vector<8xi32>
    %broke = llvm.alloca %c1_i64 x vector<8xi1> : (i64) -> !llvm.ptr
    %cfalse_8xi1 = arith.constant dense<false> : vector<8xi1>
    %ctrue_8xi1 = arith.constant dense<true> : vector<8xi1>
    %c100_8xi32 = arith.constant dense<100> : vector<8xi32>
    %c4.0_8xf32 = arith.constant dense<4.0> : vector<8xf32>
    %c1_8xi32 = arith.constant dense<1> : vector<8xi32>
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %count_x = arith.extui %cube_count_x : i32 to i64
      %pos_x = arith.remui %cube, %count_x : i64
      %rest = arith.divui %cube, %count_x : i64
      %cube_pos_x = arith.trunci %pos_x : i64 to i32
      %cube_pos_y = arith.trunci %rest : i64 to i32
      %mul = arith.muli %cube_pos_y, %c8_i32 : i32
      %mul_1 = arith.muli %cube_pos_x, %c16_i32 : i32
      %row_last = llvm.intr.uadd.sat(%mul, %c7_i32) : (i32, i32) -> i32
      %full = arith.cmpi ult, %row_last, %steps_shape_0 : i32
      %column_last = llvm.intr.uadd.sat(%mul_1, %c15_i32) : (i32, i32) -> i32
      %full_1 = arith.cmpi ult, %column_last, %steps_shape_1 : i32
      %full_2 = arith.andi %full, %full_1 : i1
      scf.if %full_2 {
        scf.for %unit_pos_y = %c0_i32 to %c8_i32 step %c1_i32 : i32 {
          scf.for %unit_pos_x = %c0_i32 to %c16_i32 step %c8_i32 : i32 {
            %row = arith.addi %mul, %unit_pos_y : i32
            %column = arith.addi %mul_1, %unit_pos_x : i32
            %column_all = vector.broadcast %column : i32 to vector<8xi32>
            %column_each = arith.addi %column_all, %iota_8xi32 : vector<8xi32>
            %cast = arith.uitofp %column_each : vector<8xi32> to vector<8xf32>
            %scale_all = vector.broadcast %scale : f32 to vector<8xf32>
            %mul_2 = arith.mulf %cast, %scale_all : vector<8xf32>
            %real = arith.subf %mul_2, %c2.0_8xf32 : vector<8xf32>
            %cast_1 = arith.uitofp %row : i32 to f32
            %mul_3 = arith.mulf %cast_1, %scale : f32
            %imaginary = arith.subf %mul_3, %c1.0_f32 : f32
            llvm.store %c0.0_8xf32, %x : vector<8xf32>, !llvm.ptr
            llvm.store %c0.0_8xf32, %y : vector<8xf32>, !llvm.ptr
            llvm.store %c0_8xi32, %count : vector<8xi32>, !llvm.ptr
            llvm.store %cfalse_8xi1, %broke : vector<8xi1>, !llvm.ptr
            %left = scf.while (%live = %ctrue_8xi1) : (vector<8xi1>) -> vector<8xi1> {
              %count_value = llvm.load %count : !llvm.ptr -> vector<8xi32>
              %lt = arith.cmpi slt, %count_value, %c100_8xi32 : vector<8xi32>
              %broke_value = llvm.load %broke : !llvm.ptr -> vector<8xi1>
              %logical_not = arith.xori %broke_value, %ctrue_8xi1 : vector<8xi1>
              %logical_and = arith.andi %lt, %logical_not : vector<8xi1>
              %active = arith.andi %live, %logical_and : vector<8xi1>
              %any = vector.reduction <or>, %active : vector<8xi1> into i1
              scf.if %any {
                %x_value = llvm.load %x : !llvm.ptr -> vector<8xf32>
                %x_value_1 = llvm.load %x : !llvm.ptr -> vector<8xf32>
                %square_x = arith.mulf %x_value, %x_value_1 : vector<8xf32>
                %y_value = llvm.load %y : !llvm.ptr -> vector<8xf32>
                %y_value_1 = llvm.load %y : !llvm.ptr -> vector<8xf32>
                %square_y = arith.mulf %y_value, %y_value_1 : vector<8xf32>
                %add = arith.addf %square_x, %square_y : vector<8xf32>
                %gt = arith.cmpf ogt, %add, %c4.0_8xf32 : vector<8xf32>
                %active_1 = arith.andi %active, %gt : vector<8xi1>
                %broke_old = llvm.load %broke : !llvm.ptr -> vector<8xi1>
                %broke_new = arith.select %active_1, %ctrue_8xi1, %broke_old : vector<8xi1>, vector<8xi1>
                llvm.store %broke_new, %broke : vector<8xi1>, !llvm.ptr
                %otherwise = arith.xori %gt, %ctrue_8xi1 : vector<8xi1>
                %active_2 = arith.andi %active, %otherwise : vector<8xi1>
                %sub = arith.subf %square_x, %square_y : vector<8xf32>
                %add_1 = arith.addf %sub, %real : vector<8xf32>
                %x_value_2 = llvm.load %x : !llvm.ptr -> vector<8xf32>
                %mul_4 = arith.mulf %c2.0_8xf32, %x_value_2 : vector<8xf32>
                %y_value_2 = llvm.load %y : !llvm.ptr -> vector<8xf32>
                %mul_5 = arith.mulf %mul_4, %y_value_2 : vector<8xf32>
                %imaginary_all = vector.broadcast %imaginary : f32 to vector<8xf32>
                %add_2 = arith.addf %mul_5, %imaginary_all : vector<8xf32>
                %x_old = llvm.load %x : !llvm.ptr -> vector<8xf32>
                %x_new = arith.select %active_2, %add_1, %x_old : vector<8xi1>, vector<8xf32>
                llvm.store %x_new, %x : vector<8xf32>, !llvm.ptr
                %y_old = llvm.load %y : !llvm.ptr -> vector<8xf32>
                %y_new = arith.select %active_2, %add_2, %y_old : vector<8xi1>, vector<8xf32>
                llvm.store %y_new, %y : vector<8xf32>, !llvm.ptr
                %count_value_1 = llvm.load %count : !llvm.ptr -> vector<8xi32>
                %add_3 = arith.addi %count_value_1, %c1_8xi32 : vector<8xi32>
                %count_old = llvm.load %count : !llvm.ptr -> vector<8xi32>
                %count_new = arith.select %active_2, %add_3, %count_old : vector<8xi1>, vector<8xi32>
                llvm.store %count_new, %count : vector<8xi32>, !llvm.ptr
              }
              scf.condition(%any) %active : vector<8xi1>
            } do {
    ^bb0(%live: vector<8xi1>):
              scf.yield %live : vector<8xi1>
            }
            %count_value = llvm.load %count : !llvm.ptr -> vector<8xi32>
            %mul_4 = arith.muli %row, %steps_shape_1 : i32
            %add = arith.addi %mul_4, %column : i32
            %steps_at = llvm.getelementptr %steps[%add] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            llvm.store %count_value, %steps_at {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
          }
        }
      } else {
        scf.for %unit_pos_y = %c0_i32 to %c8_i32 step %c1_i32 : i32 {
          scf.for %unit_pos_x = %c0_i32 to %c16_i32 step %c8_i32 : i32 {
            %row = arith.addi %mul, %unit_pos_y : i32
            %column = arith.addi %mul_1, %unit_pos_x : i32
            %ge = arith.cmpi uge, %row, %steps_shape_0 : i32
            %column_all = vector.broadcast %column : i32 to vector<8xi32>
            %column_each = arith.addi %column_all, %iota_8xi32 : vector<8xi32>
            %steps_shape_1_all = vector.broadcast %steps_shape_1 : i32 to vector<8xi32>
            %ge_1 = arith.cmpi uge, %column_each, %steps_shape_1_all : vector<8xi32>
            %ge_all = vector.broadcast %ge : i1 to vector<8xi1>
            %logical_or = arith.ori %ge_all, %ge_1 : vector<8xi1>
            %logical_not = arith.xori %logical_or, %ctrue_8xi1 : vector<8xi1>
            %any = vector.reduction <or>, %logical_not : vector<8xi1> into i1
            scf.if %any {
              %cast = arith.uitofp %column_each : vector<8xi32> to vector<8xf32>
              %scale_all = vector.broadcast %scale : f32 to vector<8xf32>
              %mul_2 = arith.mulf %cast, %scale_all : vector<8xf32>
              %real = arith.subf %mul_2, %c2.0_8xf32 : vector<8xf32>
              %cast_1 = arith.uitofp %row : i32 to f32
              %mul_3 = arith.mulf %cast_1, %scale : f32
              %imaginary = arith.subf %mul_3, %c1.0_f32 : f32
              llvm.store %c0.0_8xf32, %x : vector<8xf32>, !llvm.ptr
              llvm.store %c0.0_8xf32, %y : vector<8xf32>, !llvm.ptr
              llvm.store %c0_8xi32, %count : vector<8xi32>, !llvm.ptr
              llvm.store %cfalse_8xi1, %broke : vector<8xi1>, !llvm.ptr
              %left = scf.while (%live = %logical_not) : (vector<8xi1>) -> vector<8xi1> {
                %count_value = llvm.load %count : !llvm.ptr -> vector<8xi32>
                %lt = arith.cmpi slt, %count_value, %c100_8xi32 : vector<8xi32>
                %broke_value = llvm.load %broke : !llvm.ptr -> vector<8xi1>
                %logical_not_1 = arith.xori %broke_value, %ctrue_8xi1 : vector<8xi1>
                %logical_and = arith.andi %lt, %logical_not_1 : vector<8xi1>
                %active = arith.andi %live, %logical_and : vector<8xi1>
                %any_1 = vector.reduction <or>, %active : vector<8xi1> into i1
                scf.if %any_1 {
                  %x_value = llvm.load %x : !llvm.ptr -> vector<8xf32>
                  %x_value_1 = llvm.load %x : !llvm.ptr -> vector<8xf32>
                  %square_x = arith.mulf %x_value, %x_value_1 : vector<8xf32>
                  %y_value = llvm.load %y : !llvm.ptr -> vector<8xf32>
                  %y_value_1 = llvm.load %y : !llvm.ptr -> vector<8xf32>
                  %square_y = arith.mulf %y_value, %y_value_1 : vector<8xf32>
                  %add = arith.addf %square_x, %square_y : vector<8xf32>
                  %gt = arith.cmpf ogt, %add, %c4.0_8xf32 : vector<8xf32>
                  %active_1 = arith.andi %active, %gt : vector<8xi1>
                  %broke_old = llvm.load %broke : !llvm.ptr -> vector<8xi1>
                  %broke_new = arith.select %active_1, %ctrue_8xi1, %broke_old : vector<8xi1>, vector<8xi1>
                  llvm.store %broke_new, %broke : vector<8xi1>, !llvm.ptr
                  %otherwise = arith.xori %gt, %ctrue_8xi1 : vector<8xi1>
                  %active_2 = arith.andi %active, %otherwise : vector<8xi1>
                  %sub = arith.subf %square_x, %square_y : vector<8xf32>
                  %add_1 = arith.addf %sub, %real : vector<8xf32>
                  %x_value_2 = llvm.load %x : !llvm.ptr -> vector<8xf32>
                  %mul_4 = arith.mulf %c2.0_8xf32, %x_value_2 : vector<8xf32>
                  %y_value_2 = llvm.load %y : !llvm.ptr -> vector<8xf32>
                  %mul_5 = arith.mulf %mul_4, %y_value_2 : vector<8xf32>
                  %imaginary_all = vector.broadcast %imaginary : f32 to vector<8xf32>
                  %add_2 = arith.addf %mul_5, %imaginary_all : vector<8xf32>
                  %x_old = llvm.load %x : !llvm.ptr -> vector<8xf32>
                  %x_new = arith.select %active_2, %add_1, %x_old : vector<8xi1>, vector<8xf32>
                  llvm.store %x_new, %x : vector<8xf32>, !llvm.ptr
                  %y_old = llvm.load %y : !llvm.ptr -> vector<8xf32>
                  %y_new = arith.select %active_2, %add_2, %y_old : vector<8xi1>, vector<8xf32>
                  llvm.store %y_new, %y : vector<8xf32>, !llvm.ptr
                  %count_value_1 = llvm.load %count : !llvm.ptr -> vector<8xi32>
                  %add_3 = arith.addi %count_value_1, %c1_8xi32 : vector<8xi32>
                  %count_old = llvm.load %count : !llvm.ptr -> vector<8xi32>
                  %count_new = arith.select %active_2, %add_3, %count_old : vector<8xi1>, vector<8xi32>
                  llvm.store %count_new, %count : vector<8xi32>, !llvm.ptr
                }
                scf.condition(%any_1) %active : vector<8xi1>
              } do {
    ^bb0(%live: vector<8xi1>):
                scf.yield %live : vector<8xi1>
              }
              %count_value = llvm.load %count : !llvm.ptr -> vector<8xi32>
              %mul_4 = arith.muli %row, %steps_shape_1 : i32
              %add = arith.addi %mul_4, %column : i32
              %steps_at = llvm.getelementptr %steps[%add] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              llvm.intr.masked.store %count_value, %steps_at, %logical_not {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
            }
          } {llvm.loop_annotation = #rolled}
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
