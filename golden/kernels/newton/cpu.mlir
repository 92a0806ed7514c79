#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func @newton(%start: !llvm.ptr {llvm.noalias, llvm.readonly}, %roots: !llvm.ptr {llvm.noalias},
      %steps: !llvm.ptr {llvm.noalias}, %start_length: i32, %roots_length: i32, %steps_length: i32,
      %cube_count_x: i32, %cube_count_y: i32, %cube_count_z: i32, %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c256_i32 = arith.constant 256 : i32
    %c255_i32 = arith.constant 255 : i32
    %c8_i32 = arith.constant 8 : i32
    %x = llvm.alloca %c1_i64 x vector<8xf32> : (i64) -> !llvm.ptr
    %broke = llvm.alloca %c1_i64 x vector<8xi1> : (i64) -> !llvm.ptr
    %cfalse_8xi1 = arith.constant dense<false> : vector<8xi1>
    %step = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c0_8xi32 = arith.constant dense<0> : vector<8xi32>
    %ctrue_8xi1 = arith.constant dense<true> : vector<8xi1>
    %c50_8xi32 = arith.constant dense<50> : vector<8xi32>
    %c0.0_8xf32 = arith.constant dense<0.0> : vector<8xf32>
    %value = llvm.alloca %c1_i64 x vector<8xf32> : (i64) -> !llvm.ptr
    %slope = llvm.alloca %c1_i64 x vector<8xf32> : (i64) -> !llvm.ptr
    %c1.0_8xf32 = arith.constant dense<1.0> : vector<8xf32>
    %c-6.0_8xf32 = arith.constant dense<-6.0> : vector<8xf32>
    %c11.0_8xf32 = arith.constant dense<11.0> : vector<8xf32>
    %c1.0e-05_8xf32 = arith.constant dense<1.0e-05> : vector<8xf32>
    %c-1_8xi32 = arith.constant dense<-1> : vector<8xi32>
    %c1_8xi32 = arith.constant dense<1> : vector<8xi32>
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %cube_pos_x = arith.trunci %cube : i64 to i32
      %mul = arith.muli %cube_pos_x, %c256_i32 : i32
      %i_last = llvm.intr.uadd.sat(%mul, %c255_i32) : (i32, i32) -> i32
      %full = arith.cmpi ult, %i_last, %start_length : i32
      %full_1 = arith.cmpi ult, %i_last, %steps_length : i32
      %full_2 = arith.andi %full, %full_1 : i1
      %full_3 = arith.cmpi ult, %i_last, %roots_length : i32
      %full_4 = arith.andi %full_2, %full_3 : i1
      scf.if %full_4 {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
          %i = arith.addi %mul, %unit_pos_x : i32
          %start_at = llvm.getelementptr %start[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %start_value = llvm.load %start_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          llvm.store %start_value, %x : vector<8xf32>, !llvm.ptr
          llvm.store %cfalse_8xi1, %broke : vector<8xi1>, !llvm.ptr
          llvm.store %c0_8xi32, %step : vector<8xi32>, !llvm.ptr
          %left = scf.while (%live = %ctrue_8xi1) : (vector<8xi1>) -> vector<8xi1> {
            %step_1 = llvm.load %step : !llvm.ptr -> vector<8xi32>
            %lt = arith.cmpi slt, %step_1, %c50_8xi32 : vector<8xi32>
            %broke_value = llvm.load %broke : !llvm.ptr -> vector<8xi1>
            %logical_not = arith.xori %broke_value, %ctrue_8xi1 : vector<8xi1>
            %logical_and = arith.andi %lt, %logical_not : vector<8xi1>
            %active = arith.andi %live, %logical_and : vector<8xi1>
            %any = vector.reduction <or>, %active : vector<8xi1> into i1
            scf.if %any {
              %x_value = llvm.load %x : !llvm.ptr -> vector<8xf32>
              %mul_1 = arith.mulf %x_value, %c0.0_8xf32 : vector<8xf32>
              llvm.store %mul_1, %value : vector<8xf32>, !llvm.ptr
              llvm.store %mul_1, %slope : vector<8xf32>, !llvm.ptr
              %slope_value = llvm.load %slope : !llvm.ptr -> vector<8xf32>
              %mul_2 = arith.mulf %slope_value, %x_value : vector<8xf32>
              %value_value = llvm.load %value : !llvm.ptr -> vector<8xf32>
              %add = arith.addf %mul_2, %value_value : vector<8xf32>
              llvm.store %add, %slope : vector<8xf32>, !llvm.ptr
              %value_value_1 = llvm.load %value : !llvm.ptr -> vector<8xf32>
              %mul_3 = arith.mulf %value_value_1, %x_value : vector<8xf32>
              %add_1 = arith.addf %mul_3, %c1.0_8xf32 : vector<8xf32>
              llvm.store %add_1, %value : vector<8xf32>, !llvm.ptr
              %slope_value_1 = llvm.load %slope : !llvm.ptr -> vector<8xf32>
              %mul_4 = arith.mulf %slope_value_1, %x_value : vector<8xf32>
              %value_value_2 = llvm.load %value : !llvm.ptr -> vector<8xf32>
              %add_2 = arith.addf %mul_4, %value_value_2 : vector<8xf32>
              llvm.store %add_2, %slope : vector<8xf32>, !llvm.ptr
              %value_value_3 = llvm.load %value : !llvm.ptr -> vector<8xf32>
              %mul_5 = arith.mulf %value_value_3, %x_value : vector<8xf32>
              %add_3 = arith.addf %mul_5, %c-6.0_8xf32 : vector<8xf32>
              llvm.store %add_3, %value : vector<8xf32>, !llvm.ptr
              %slope_value_2 = llvm.load %slope : !llvm.ptr -> vector<8xf32>
              %mul_6 = arith.mulf %slope_value_2, %x_value : vector<8xf32>
              %value_value_4 = llvm.load %value : !llvm.ptr -> vector<8xf32>
              %add_4 = arith.addf %mul_6, %value_value_4 : vector<8xf32>
              llvm.store %add_4, %slope : vector<8xf32>, !llvm.ptr
              %value_value_5 = llvm.load %value : !llvm.ptr -> vector<8xf32>
              %mul_7 = arith.mulf %value_value_5, %x_value : vector<8xf32>
              %add_5 = arith.addf %mul_7, %c11.0_8xf32 : vector<8xf32>
              llvm.store %add_5, %value : vector<8xf32>, !llvm.ptr
              %slope_value_3 = llvm.load %slope : !llvm.ptr -> vector<8xf32>
              %mul_8 = arith.mulf %slope_value_3, %x_value : vector<8xf32>
              %value_value_6 = llvm.load %value : !llvm.ptr -> vector<8xf32>
              %add_6 = arith.addf %mul_8, %value_value_6 : vector<8xf32>
              llvm.store %add_6, %slope : vector<8xf32>, !llvm.ptr
              %value_value_7 = llvm.load %value : !llvm.ptr -> vector<8xf32>
              %mul_9 = arith.mulf %value_value_7, %x_value : vector<8xf32>
              %add_7 = arith.addf %mul_9, %c-6.0_8xf32 : vector<8xf32>
              llvm.store %add_7, %value : vector<8xf32>, !llvm.ptr
              %value_1 = llvm.load %value : !llvm.ptr -> vector<8xf32>
              %slope_1 = llvm.load %slope : !llvm.ptr -> vector<8xf32>
              %abs = math.absf %value_1 : vector<8xf32>
              %le = arith.cmpf ole, %abs, %c1.0e-05_8xf32 : vector<8xf32>
              %active_1 = arith.andi %active, %le : vector<8xi1>
              %any_1 = vector.reduction <or>, %active_1 : vector<8xi1> into i1
              scf.if %any_1 {
                %steps_at = llvm.getelementptr %steps[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                llvm.intr.masked.store %step_1, %steps_at, %active_1 {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
                %broke_old = llvm.load %broke : !llvm.ptr -> vector<8xi1>
                %broke_new = arith.select %active_1, %ctrue_8xi1, %broke_old : vector<8xi1>, vector<8xi1>
                llvm.store %broke_new, %broke : vector<8xi1>, !llvm.ptr
              }
              %otherwise = arith.xori %le, %ctrue_8xi1 : vector<8xi1>
              %active_2 = arith.andi %active, %otherwise : vector<8xi1>
              %any_2 = vector.reduction <or>, %active_2 : vector<8xi1> into i1
              scf.if %any_2 {
                %eq = arith.cmpf oeq, %slope_1, %c0.0_8xf32 : vector<8xf32>
                %active_3 = arith.andi %active_2, %eq : vector<8xi1>
                %any_3 = vector.reduction <or>, %active_3 : vector<8xi1> into i1
                scf.if %any_3 {
                  %steps_at = llvm.getelementptr %steps[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                  llvm.intr.masked.store %c-1_8xi32, %steps_at, %active_3 {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
                  %broke_old = llvm.load %broke : !llvm.ptr -> vector<8xi1>
                  %broke_new = arith.select %active_3, %ctrue_8xi1, %broke_old : vector<8xi1>, vector<8xi1>
                  llvm.store %broke_new, %broke : vector<8xi1>, !llvm.ptr
                }
                %otherwise_1 = arith.xori %eq, %ctrue_8xi1 : vector<8xi1>
                %active_4 = arith.andi %active_2, %otherwise_1 : vector<8xi1>
                %any_4 = vector.reduction <or>, %active_4 : vector<8xi1> into i1
                scf.if %any_4 {
                  %x_value_1 = llvm.load %x : !llvm.ptr -> vector<8xf32>
                  %div = arith.divf %value_1, %slope_1 : vector<8xf32>
                  %sub = arith.subf %x_value_1, %div : vector<8xf32>
                  %x_old = llvm.load %x : !llvm.ptr -> vector<8xf32>
                  %x_new = arith.select %active_4, %sub, %x_old : vector<8xi1>, vector<8xf32>
                  llvm.store %x_new, %x : vector<8xf32>, !llvm.ptr
                }
              }
              %add_8 = arith.addi %step_1, %c1_8xi32 : vector<8xi32>
              %step_old = llvm.load %step : !llvm.ptr -> vector<8xi32>
              %step_new = arith.select %active, %add_8, %step_old : vector<8xi1>, vector<8xi32>
              llvm.store %step_new, %step : vector<8xi32>, !llvm.ptr
            }
            scf.condition(%any) %active : vector<8xi1>
          } do {
    ^bb0(%live: vector<8xi1>):
            scf.yield %live : vector<8xi1>
          }
          %broke_value = llvm.load %broke : !llvm.ptr -> vector<8xi1>
          %logical_not = arith.xori %broke_value, %ctrue_8xi1 : vector<8xi1>
          %any = vector.reduction <or>, %logical_not : vector<8xi1> into i1
          scf.if %any {
            %steps_at = llvm.getelementptr %steps[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            llvm.intr.masked.store %c50_8xi32, %steps_at, %logical_not {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
          }
          %x_value = llvm.load %x : !llvm.ptr -> vector<8xf32>
          %roots_at = llvm.getelementptr %roots[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %x_value, %roots_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        }
      } else {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
          %i = arith.addi %mul, %unit_pos_x : i32
          %i_all = vector.broadcast %i : i32 to vector<8xi32>
          %i_each = arith.addi %i_all, %iota_8xi32 : vector<8xi32>
          %start_length_all = vector.broadcast %start_length : i32 to vector<8xi32>
          %lt = arith.cmpi ult, %i_each, %start_length_all : vector<8xi32>
          %any = vector.reduction <or>, %lt : vector<8xi1> into i1
          scf.if %any {
            %start_at = llvm.getelementptr %start[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %start_value = llvm.intr.masked.load %start_at, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            llvm.store %start_value, %x : vector<8xf32>, !llvm.ptr
            llvm.store %cfalse_8xi1, %broke : vector<8xi1>, !llvm.ptr
            llvm.store %c0_8xi32, %step : vector<8xi32>, !llvm.ptr
            %left = scf.while (%live = %lt) : (vector<8xi1>) -> vector<8xi1> {
              %step_1 = llvm.load %step : !llvm.ptr -> vector<8xi32>
              %lt_1 = arith.cmpi slt, %step_1, %c50_8xi32 : vector<8xi32>
              %broke_value = llvm.load %broke : !llvm.ptr -> vector<8xi1>
              %logical_not = arith.xori %broke_value, %ctrue_8xi1 : vector<8xi1>
              %logical_and = arith.andi %lt_1, %logical_not : vector<8xi1>
              %active = arith.andi %live, %logical_and : vector<8xi1>
              %any_1 = vector.reduction <or>, %active : vector<8xi1> into i1
              scf.if %any_1 {
                %x_value = llvm.load %x : !llvm.ptr -> vector<8xf32>
                %mul_1 = arith.mulf %x_value, %c0.0_8xf32 : vector<8xf32>
                llvm.store %mul_1, %value : vector<8xf32>, !llvm.ptr
                llvm.store %mul_1, %slope : vector<8xf32>, !llvm.ptr
                %slope_value = llvm.load %slope : !llvm.ptr -> vector<8xf32>
                %mul_2 = arith.mulf %slope_value, %x_value : vector<8xf32>
                %value_value = llvm.load %value : !llvm.ptr -> vector<8xf32>
                %add = arith.addf %mul_2, %value_value : vector<8xf32>
                llvm.store %add, %slope : vector<8xf32>, !llvm.ptr
                %value_value_1 = llvm.load %value : !llvm.ptr -> vector<8xf32>
                %mul_3 = arith.mulf %value_value_1, %x_value : vector<8xf32>
                %add_1 = arith.addf %mul_3, %c1.0_8xf32 : vector<8xf32>
                llvm.store %add_1, %value : vector<8xf32>, !llvm.ptr
                %slope_value_1 = llvm.load %slope : !llvm.ptr -> vector<8xf32>
                %mul_4 = arith.mulf %slope_value_1, %x_value : vector<8xf32>
                %value_value_2 = llvm.load %value : !llvm.ptr -> vector<8xf32>
                %add_2 = arith.addf %mul_4, %value_value_2 : vector<8xf32>
                llvm.store %add_2, %slope : vector<8xf32>, !llvm.ptr
                %value_value_3 = llvm.load %value : !llvm.ptr -> vector<8xf32>
                %mul_5 = arith.mulf %value_value_3, %x_value : vector<8xf32>
                %add_3 = arith.addf %mul_5, %c-6.0_8xf32 : vector<8xf32>
                llvm.store %add_3, %value : vector<8xf32>, !llvm.ptr
                %slope_value_2 = llvm.load %slope : !llvm.ptr -> vector<8xf32>
                %mul_6 = arith.mulf %slope_value_2, %x_value : vector<8xf32>
                %value_value_4 = llvm.load %value : !llvm.ptr -> vector<8xf32>
                %add_4 = arith.addf %mul_6, %value_value_4 : vector<8xf32>
                llvm.store %add_4, %slope : vector<8xf32>, !llvm.ptr
                %value_value_5 = llvm.load %value : !llvm.ptr -> vector<8xf32>
                %mul_7 = arith.mulf %value_value_5, %x_value : vector<8xf32>
                %add_5 = arith.addf %mul_7, %c11.0_8xf32 : vector<8xf32>
                llvm.store %add_5, %value : vector<8xf32>, !llvm.ptr
                %slope_value_3 = llvm.load %slope : !llvm.ptr -> vector<8xf32>
                %mul_8 = arith.mulf %slope_value_3, %x_value : vector<8xf32>
                %value_value_6 = llvm.load %value : !llvm.ptr -> vector<8xf32>
                %add_6 = arith.addf %mul_8, %value_value_6 : vector<8xf32>
                llvm.store %add_6, %slope : vector<8xf32>, !llvm.ptr
                %value_value_7 = llvm.load %value : !llvm.ptr -> vector<8xf32>
                %mul_9 = arith.mulf %value_value_7, %x_value : vector<8xf32>
                %add_7 = arith.addf %mul_9, %c-6.0_8xf32 : vector<8xf32>
                llvm.store %add_7, %value : vector<8xf32>, !llvm.ptr
                %value_1 = llvm.load %value : !llvm.ptr -> vector<8xf32>
                %slope_1 = llvm.load %slope : !llvm.ptr -> vector<8xf32>
                %abs = math.absf %value_1 : vector<8xf32>
                %le = arith.cmpf ole, %abs, %c1.0e-05_8xf32 : vector<8xf32>
                %active_1 = arith.andi %active, %le : vector<8xi1>
                %any_2 = vector.reduction <or>, %active_1 : vector<8xi1> into i1
                scf.if %any_2 {
                  %steps_length_all = vector.broadcast %steps_length : i32 to vector<8xi32>
                  %lt_2 = arith.cmpi ult, %i_each, %steps_length_all : vector<8xi32>
                  %active_2 = arith.andi %active_1, %lt_2 : vector<8xi1>
                  %steps_at = llvm.getelementptr %steps[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                  llvm.intr.masked.store %step_1, %steps_at, %active_2 {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
                  %broke_old = llvm.load %broke : !llvm.ptr -> vector<8xi1>
                  %broke_new = arith.select %active_1, %ctrue_8xi1, %broke_old : vector<8xi1>, vector<8xi1>
                  llvm.store %broke_new, %broke : vector<8xi1>, !llvm.ptr
                }
                %otherwise = arith.xori %le, %ctrue_8xi1 : vector<8xi1>
                %active_2 = arith.andi %active, %otherwise : vector<8xi1>
                %any_3 = vector.reduction <or>, %active_2 : vector<8xi1> into i1
                scf.if %any_3 {
                  %eq = arith.cmpf oeq, %slope_1, %c0.0_8xf32 : vector<8xf32>
                  %active_3 = arith.andi %active_2, %eq : vector<8xi1>
                  %any_4 = vector.reduction <or>, %active_3 : vector<8xi1> into i1
                  scf.if %any_4 {
                    %steps_length_all = vector.broadcast %steps_length : i32 to vector<8xi32>
                    %lt_2 = arith.cmpi ult, %i_each, %steps_length_all : vector<8xi32>
                    %active_4 = arith.andi %active_3, %lt_2 : vector<8xi1>
                    %steps_at = llvm.getelementptr %steps[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                    llvm.intr.masked.store %c-1_8xi32, %steps_at, %active_4 {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
                    %broke_old = llvm.load %broke : !llvm.ptr -> vector<8xi1>
                    %broke_new = arith.select %active_3, %ctrue_8xi1, %broke_old : vector<8xi1>, vector<8xi1>
                    llvm.store %broke_new, %broke : vector<8xi1>, !llvm.ptr
                  }
                  %otherwise_1 = arith.xori %eq, %ctrue_8xi1 : vector<8xi1>
                  %active_4 = arith.andi %active_2, %otherwise_1 : vector<8xi1>
                  %any_5 = vector.reduction <or>, %active_4 : vector<8xi1> into i1
                  scf.if %any_5 {
                    %x_value_1 = llvm.load %x : !llvm.ptr -> vector<8xf32>
                    %div = arith.divf %value_1, %slope_1 : vector<8xf32>
                    %sub = arith.subf %x_value_1, %div : vector<8xf32>
                    %x_old = llvm.load %x : !llvm.ptr -> vector<8xf32>
                    %x_new = arith.select %active_4, %sub, %x_old : vector<8xi1>, vector<8xf32>
                    llvm.store %x_new, %x : vector<8xf32>, !llvm.ptr
                  }
                }
                %add_8 = arith.addi %step_1, %c1_8xi32 : vector<8xi32>
                %step_old = llvm.load %step : !llvm.ptr -> vector<8xi32>
                %step_new = arith.select %active, %add_8, %step_old : vector<8xi1>, vector<8xi32>
                llvm.store %step_new, %step : vector<8xi32>, !llvm.ptr
              }
              scf.condition(%any_1) %active : vector<8xi1>
            } do {
    ^bb0(%live: vector<8xi1>):
              scf.yield %live : vector<8xi1>
            }
            %broke_value = llvm.load %broke : !llvm.ptr -> vector<8xi1>
            %logical_not = arith.xori %broke_value, %ctrue_8xi1 : vector<8xi1>
            %active = arith.andi %lt, %logical_not : vector<8xi1>
            %any_1 = vector.reduction <or>, %active : vector<8xi1> into i1
            scf.if %any_1 {
              %steps_length_all = vector.broadcast %steps_length : i32 to vector<8xi32>
              %lt_1 = arith.cmpi ult, %i_each, %steps_length_all : vector<8xi32>
              %active_1 = arith.andi %active, %lt_1 : vector<8xi1>
              %steps_at = llvm.getelementptr %steps[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              llvm.intr.masked.store %c50_8xi32, %steps_at, %active_1 {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
            }
            %x_value = llvm.load %x : !llvm.ptr -> vector<8xf32>
            %roots_length_all = vector.broadcast %roots_length : i32 to vector<8xi32>
            %lt_1 = arith.cmpi ult, %i_each, %roots_length_all : vector<8xi32>
            %active_1 = arith.andi %lt, %lt_1 : vector<8xi1>
            %roots_at = llvm.getelementptr %roots[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.intr.masked.store %x_value, %roots_at, %active_1 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
          }
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
