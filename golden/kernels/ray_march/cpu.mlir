#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func @ray_march(%out: !llvm.ptr {llvm.noalias}, %out_shape_0: i32, %out_shape_1: i32,
      %out_shape_2: i32, %cube_count_x: i32, %cube_count_y: i32, %cube_count_z: i32, %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c8_i32 = arith.constant 8 : i32
    %c16_i32 = arith.constant 16 : i32
    %c7_i32 = arith.constant 7 : i32
    %c15_i32 = arith.constant 15 : i32
    %c1_i32 = arith.constant 1 : i32
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %c8.0_f32 = arith.constant 8.0 : f32
    %c8.0_8xf32 = arith.constant dense<8.0> : vector<8xf32>
    %c0.5_f32 = arith.constant 0.5 : f32
    %c0.5_8xf32 = arith.constant dense<0.5> : vector<8xf32>
    %c1.0_8xf32 = arith.constant dense<1.0> : vector<8xf32>
    %along = llvm.alloca %c1_i64 x vector<8xf32> : (i64) -> !llvm.ptr
    %c0.0_8xf32 = arith.constant dense<0.0> : vector<8xf32>
    %which = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c0_8xi32 = arith.constant dense<0> : vector<8xi32>
    %broke = llvm.alloca %c1_i64 x vector<8xi1> : (i64) -> !llvm.ptr
    %cfalse_8xi1 = arith.constant dense<false> : vector<8xi1>
    %_ = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %ctrue_8xi1 = arith.constant dense<true> : vector<8xi1>
    %c64_8xi32 = arith.constant dense<64> : vector<8xi32>
    %c2.0_8xf32 = arith.constant dense<2.0> : vector<8xf32>
    %least = llvm.alloca %c1_i64 x vector<8xf32> : (i64) -> !llvm.ptr
    %c1.0e09_8xf32 = arith.constant dense<1.0e+09> : vector<8xf32>
    %c0.25_8xf32 = arith.constant dense<0.25> : vector<8xf32>
    %c4.0_8xf32 = arith.constant dense<4.0> : vector<8xf32>
    %c1_8xi32 = arith.constant dense<1> : vector<8xi32>
    %c0.75_8xf32 = arith.constant dense<0.75> : vector<8xf32>
    %c2_8xi32 = arith.constant dense<2> : vector<8xi32>
    %c-1.0_8xf32 = arith.constant dense<-1.0> : vector<8xf32>
    %c3_8xi32 = arith.constant dense<3> : vector<8xi32>
    %c0.001_8xf32 = arith.constant dense<0.001> : vector<8xf32>
    %c5.0e01_8xf32 = arith.constant dense<5.0e+01> : vector<8xf32>
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %count_x = arith.extui %cube_count_x : i32 to i64
      %pos_x = arith.remui %cube, %count_x : i64
      %rest = arith.divui %cube, %count_x : i64
      %cube_pos_x = arith.trunci %pos_x : i64 to i32
      %cube_pos_y = arith.trunci %rest : i64 to i32
      %mul = arith.muli %cube_pos_y, %c8_i32 : i32
      %mul_1 = arith.muli %cube_pos_x, %c16_i32 : i32
      %row_last = llvm.intr.uadd.sat(%mul, %c7_i32) : (i32, i32) -> i32
      %full = arith.cmpi ult, %row_last, %out_shape_0 : i32
      %column_last = llvm.intr.uadd.sat(%mul_1, %c15_i32) : (i32, i32) -> i32
      %full_1 = arith.cmpi ult, %column_last, %out_shape_1 : i32
      %full_2 = arith.andi %full, %full_1 : i1
      %unit_first = arith.cmpi ult, %c0_i32, %out_shape_2 : i32
      %full_3 = arith.andi %full_2, %unit_first : i1
      %unit_first_1 = arith.cmpi ult, %c1_i32, %out_shape_2 : i32
      %full_4 = arith.andi %full_3, %unit_first_1 : i1
      scf.if %full_4 {
        scf.for %unit_pos_y = %c0_i32 to %c8_i32 step %c1_i32 : i32 {
          scf.for %unit_pos_x = %c0_i32 to %c16_i32 step %c8_i32 : i32 {
            %row = arith.addi %mul, %unit_pos_y : i32
            %column = arith.addi %mul_1, %unit_pos_x : i32
            %column_all = vector.broadcast %column : i32 to vector<8xi32>
            %column_each = arith.addi %column_all, %iota_8xi32 : vector<8xi32>
            %cast = arith.uitofp %column_each : vector<8xi32> to vector<8xf32>
            %div = arith.divf %cast, %c8.0_8xf32 : vector<8xf32>
            %right = arith.subf %div, %c0.5_8xf32 : vector<8xf32>
            %cast_1 = arith.uitofp %row : i32 to f32
            %div_1 = arith.divf %cast_1, %c8.0_f32 : f32
            %down = arith.subf %c0.5_f32, %div_1 : f32
            %mul_2 = arith.mulf %right, %right : vector<8xf32>
            %mul_3 = arith.mulf %down, %down : f32
            %mul_3_all = vector.broadcast %mul_3 : f32 to vector<8xf32>
            %add = arith.addf %mul_2, %mul_3_all : vector<8xf32>
            %add_1 = arith.addf %add, %c1.0_8xf32 : vector<8xf32>
            %length = math.sqrt %add_1 : vector<8xf32>
            llvm.store %c0.0_8xf32, %along : vector<8xf32>, !llvm.ptr
            llvm.store %c0_8xi32, %which : vector<8xi32>, !llvm.ptr
            llvm.store %cfalse_8xi1, %broke : vector<8xi1>, !llvm.ptr
            llvm.store %c0_8xi32, %_ : vector<8xi32>, !llvm.ptr
            %left = scf.while (%live = %ctrue_8xi1) : (vector<8xi1>) -> vector<8xi1> {
              %__1 = llvm.load %_ : !llvm.ptr -> vector<8xi32>
              %lt = arith.cmpi slt, %__1, %c64_8xi32 : vector<8xi32>
              %broke_value = llvm.load %broke : !llvm.ptr -> vector<8xi1>
              %logical_not = arith.xori %broke_value, %ctrue_8xi1 : vector<8xi1>
              %logical_and = arith.andi %lt, %logical_not : vector<8xi1>
              %active = arith.andi %live, %logical_and : vector<8xi1>
              %any = vector.reduction <or>, %active : vector<8xi1> into i1
              scf.if %any {
                %along_value = llvm.load %along : !llvm.ptr -> vector<8xf32>
                %at = arith.divf %along_value, %length : vector<8xf32>
                %mul_4 = arith.mulf %right, %at : vector<8xf32>
                %down_all = vector.broadcast %down : f32 to vector<8xf32>
                %mul_5 = arith.mulf %down_all, %at : vector<8xf32>
                %sub = arith.subf %at, %c2.0_8xf32 : vector<8xf32>
                llvm.store %c1.0e09_8xf32, %least : vector<8xf32>, !llvm.ptr
                %which_old = llvm.load %which : !llvm.ptr -> vector<8xi32>
                %which_new = arith.select %active, %c0_8xi32, %which_old : vector<8xi1>, vector<8xi32>
                llvm.store %which_new, %which : vector<8xi32>, !llvm.ptr
                %a = arith.subf %mul_4, %c0.5_8xf32 : vector<8xf32>
                %b = arith.subf %mul_5, %c0.25_8xf32 : vector<8xf32>
                %c = arith.subf %sub, %c4.0_8xf32 : vector<8xf32>
                %mul_6 = arith.mulf %a, %a : vector<8xf32>
                %mul_7 = arith.mulf %b, %b : vector<8xf32>
                %add_2 = arith.addf %mul_6, %mul_7 : vector<8xf32>
                %mul_8 = arith.mulf %c, %c : vector<8xf32>
                %add_3 = arith.addf %add_2, %mul_8 : vector<8xf32>
                %sqrt = math.sqrt %add_3 : vector<8xf32>
                %distance = arith.subf %sqrt, %c1.0_8xf32 : vector<8xf32>
                %least_value = llvm.load %least : !llvm.ptr -> vector<8xf32>
                %lt_1 = arith.cmpf olt, %distance, %least_value : vector<8xf32>
                %active_1 = arith.andi %active, %lt_1 : vector<8xi1>
                %least_old = llvm.load %least : !llvm.ptr -> vector<8xf32>
                %least_new = arith.select %active_1, %distance, %least_old : vector<8xi1>, vector<8xf32>
                llvm.store %least_new, %least : vector<8xf32>, !llvm.ptr
                %which_old_1 = llvm.load %which : !llvm.ptr -> vector<8xi32>
                %which_old_1_new = arith.select %active_1, %c1_8xi32, %which_old_1 : vector<8xi1>, vector<8xi32>
                llvm.store %which_old_1_new, %which : vector<8xi32>, !llvm.ptr
                %abs = math.absf %mul_4 : vector<8xf32>
                %a_1 = arith.subf %abs, %c0.5_8xf32 : vector<8xf32>
                %abs_1 = math.absf %mul_5 : vector<8xf32>
                %b_1 = arith.subf %abs_1, %c0.25_8xf32 : vector<8xf32>
                %abs_2 = math.absf %sub : vector<8xf32>
                %c_1 = arith.subf %abs_2, %c0.75_8xf32 : vector<8xf32>
                %out_a = arith.maximumf %a_1, %c0.0_8xf32 : vector<8xf32>
                %out_b = arith.maximumf %b_1, %c0.0_8xf32 : vector<8xf32>
                %out_c = arith.maximumf %c_1, %c0.0_8xf32 : vector<8xf32>
                %mul_9 = arith.mulf %out_a, %out_a : vector<8xf32>
                %mul_10 = arith.mulf %out_b, %out_b : vector<8xf32>
                %add_4 = arith.addf %mul_9, %mul_10 : vector<8xf32>
                %mul_11 = arith.mulf %out_c, %out_c : vector<8xf32>
                %add_5 = arith.addf %add_4, %mul_11 : vector<8xf32>
                %outside = math.sqrt %add_5 : vector<8xf32>
                %max = arith.maximumf %a_1, %b_1 : vector<8xf32>
                %max_1 = arith.maximumf %max, %c_1 : vector<8xf32>
                %min = arith.minimumf %max_1, %c0.0_8xf32 : vector<8xf32>
                %distance_1 = arith.addf %outside, %min : vector<8xf32>
                %least_value_1 = llvm.load %least : !llvm.ptr -> vector<8xf32>
                %lt_2 = arith.cmpf olt, %distance_1, %least_value_1 : vector<8xf32>
                %active_2 = arith.andi %active, %lt_2 : vector<8xi1>
                %least_old_1 = llvm.load %least : !llvm.ptr -> vector<8xf32>
                %least_old_1_new = arith.select %active_2, %distance_1, %least_old_1 : vector<8xi1>, vector<8xf32>
                llvm.store %least_old_1_new, %least : vector<8xf32>, !llvm.ptr
                %which_old_2 = llvm.load %which : !llvm.ptr -> vector<8xi32>
                %which_old_2_new = arith.select %active_2, %c2_8xi32, %which_old_2 : vector<8xi1>, vector<8xi32>
                llvm.store %which_old_2_new, %which : vector<8xi32>, !llvm.ptr
                %distance_2 = arith.subf %mul_5, %c-1.0_8xf32 : vector<8xf32>
                %least_value_2 = llvm.load %least : !llvm.ptr -> vector<8xf32>
                %lt_3 = arith.cmpf olt, %distance_2, %least_value_2 : vector<8xf32>
                %active_3 = arith.andi %active, %lt_3 : vector<8xi1>
                %least_old_2 = llvm.load %least : !llvm.ptr -> vector<8xf32>
                %least_old_2_new = arith.select %active_3, %distance_2, %least_old_2 : vector<8xi1>, vector<8xf32>
                llvm.store %least_old_2_new, %least : vector<8xf32>, !llvm.ptr
                %which_old_3 = llvm.load %which : !llvm.ptr -> vector<8xi32>
                %which_old_3_new = arith.select %active_3, %c3_8xi32, %which_old_3 : vector<8xi1>, vector<8xi32>
                llvm.store %which_old_3_new, %which : vector<8xi32>, !llvm.ptr
                %distance_3 = llvm.load %least : !llvm.ptr -> vector<8xf32>
                %lt_4 = arith.cmpf olt, %distance_3, %c0.001_8xf32 : vector<8xf32>
                %active_4 = arith.andi %active, %lt_4 : vector<8xi1>
                %broke_old = llvm.load %broke : !llvm.ptr -> vector<8xi1>
                %broke_new = arith.select %active_4, %ctrue_8xi1, %broke_old : vector<8xi1>, vector<8xi1>
                llvm.store %broke_new, %broke : vector<8xi1>, !llvm.ptr
                %otherwise = arith.xori %lt_4, %ctrue_8xi1 : vector<8xi1>
                %active_5 = arith.andi %active, %otherwise : vector<8xi1>
                %any_1 = vector.reduction <or>, %active_5 : vector<8xi1> into i1
                scf.if %any_1 {
                  %along_value_1 = llvm.load %along : !llvm.ptr -> vector<8xf32>
                  %add_6 = arith.addf %along_value_1, %distance_3 : vector<8xf32>
                  %along_old = llvm.load %along : !llvm.ptr -> vector<8xf32>
                  %along_new = arith.select %active_5, %add_6, %along_old : vector<8xi1>, vector<8xf32>
                  llvm.store %along_new, %along : vector<8xf32>, !llvm.ptr
                  %along_value_2 = llvm.load %along : !llvm.ptr -> vector<8xf32>
                  %gt = arith.cmpf ogt, %along_value_2, %c5.0e01_8xf32 : vector<8xf32>
                  %active_6 = arith.andi %active_5, %gt : vector<8xi1>
                  %which_old_4 = llvm.load %which : !llvm.ptr -> vector<8xi32>
                  %which_old_4_new = arith.select %active_6, %c0_8xi32, %which_old_4 : vector<8xi1>, vector<8xi32>
                  llvm.store %which_old_4_new, %which : vector<8xi32>, !llvm.ptr
                  %broke_old_1 = llvm.load %broke : !llvm.ptr -> vector<8xi1>
                  %broke_old_1_new = arith.select %active_6, %ctrue_8xi1, %broke_old_1 : vector<8xi1>, vector<8xi1>
                  llvm.store %broke_old_1_new, %broke : vector<8xi1>, !llvm.ptr
                }
                %add_6 = arith.addi %__1, %c1_8xi32 : vector<8xi32>
                %__old = llvm.load %_ : !llvm.ptr -> vector<8xi32>
                %__new = arith.select %active, %add_6, %__old : vector<8xi1>, vector<8xi32>
                llvm.store %__new, %_ : vector<8xi32>, !llvm.ptr
              }
              scf.condition(%any) %active : vector<8xi1>
            } do {
    ^bb0(%live: vector<8xi1>):
              scf.yield %live : vector<8xi1>
            }
            %along_value = llvm.load %along : !llvm.ptr -> vector<8xf32>
            %which_value = llvm.load %which : !llvm.ptr -> vector<8xi32>
            %cast_2 = arith.sitofp %which_value : vector<8xi32> to vector<8xf32>
            %mul_4 = arith.muli %out_shape_1, %out_shape_2 : i32
            %mul_5 = arith.muli %row, %mul_4 : i32
            %out_shape_2_all = vector.broadcast %out_shape_2 : i32 to vector<8xi32>
            %mul_6 = arith.muli %column_each, %out_shape_2_all : vector<8xi32>
            %mul_5_all = vector.broadcast %mul_5 : i32 to vector<8xi32>
            %add_2 = arith.addi %mul_5_all, %mul_6 : vector<8xi32>
            %out_at = llvm.getelementptr %out[%add_2] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            llvm.intr.masked.scatter %along_value, %out_at, %ctrue_8xi1 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
            %add_3 = arith.addi %add_2, %c1_8xi32 : vector<8xi32>
            %out_at_1 = llvm.getelementptr %out[%add_3] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            llvm.intr.masked.scatter %cast_2, %out_at_1, %ctrue_8xi1 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
          }
        }
      } else {
        scf.for %unit_pos_y = %c0_i32 to %c8_i32 step %c1_i32 : i32 {
          scf.for %unit_pos_x = %c0_i32 to %c16_i32 step %c8_i32 : i32 {
            %row = arith.addi %mul, %unit_pos_y : i32
            %column = arith.addi %mul_1, %unit_pos_x : i32
            %ge = arith.cmpi uge, %row, %out_shape_0 : i32
            %column_all = vector.broadcast %column : i32 to vector<8xi32>
            %column_each = arith.addi %column_all, %iota_8xi32 : vector<8xi32>
            %out_shape_1_all = vector.broadcast %out_shape_1 : i32 to vector<8xi32>
            %ge_1 = arith.cmpi uge, %column_each, %out_shape_1_all : vector<8xi32>
            %ge_all = vector.broadcast %ge : i1 to vector<8xi1>
            %logical_or = arith.ori %ge_all, %ge_1 : vector<8xi1>
            %logical_not = arith.xori %logical_or, %ctrue_8xi1 : vector<8xi1>
            %any = vector.reduction <or>, %logical_not : vector<8xi1> into i1
            scf.if %any {
              %cast = arith.uitofp %column_each : vector<8xi32> to vector<8xf32>
              %div = arith.divf %cast, %c8.0_8xf32 : vector<8xf32>
              %right = arith.subf %div, %c0.5_8xf32 : vector<8xf32>
              %cast_1 = arith.uitofp %row : i32 to f32
              %div_1 = arith.divf %cast_1, %c8.0_f32 : f32
              %down = arith.subf %c0.5_f32, %div_1 : f32
              %mul_2 = arith.mulf %right, %right : vector<8xf32>
              %mul_3 = arith.mulf %down, %down : f32
              %mul_3_all = vector.broadcast %mul_3 : f32 to vector<8xf32>
              %add = arith.addf %mul_2, %mul_3_all : vector<8xf32>
              %add_1 = arith.addf %add, %c1.0_8xf32 : vector<8xf32>
              %length = math.sqrt %add_1 : vector<8xf32>
              llvm.store %c0.0_8xf32, %along : vector<8xf32>, !llvm.ptr
              llvm.store %c0_8xi32, %which : vector<8xi32>, !llvm.ptr
              llvm.store %cfalse_8xi1, %broke : vector<8xi1>, !llvm.ptr
              llvm.store %c0_8xi32, %_ : vector<8xi32>, !llvm.ptr
              %left = scf.while (%live = %logical_not) : (vector<8xi1>) -> vector<8xi1> {
                %__1 = llvm.load %_ : !llvm.ptr -> vector<8xi32>
                %lt = arith.cmpi slt, %__1, %c64_8xi32 : vector<8xi32>
                %broke_value = llvm.load %broke : !llvm.ptr -> vector<8xi1>
                %logical_not_1 = arith.xori %broke_value, %ctrue_8xi1 : vector<8xi1>
                %logical_and = arith.andi %lt, %logical_not_1 : vector<8xi1>
                %active = arith.andi %live, %logical_and : vector<8xi1>
                %any_1 = vector.reduction <or>, %active : vector<8xi1> into i1
                scf.if %any_1 {
                  %along_value = llvm.load %along : !llvm.ptr -> vector<8xf32>
                  %at = arith.divf %along_value, %length : vector<8xf32>
                  %mul_4 = arith.mulf %right, %at : vector<8xf32>
                  %down_all = vector.broadcast %down : f32 to vector<8xf32>
                  %mul_5 = arith.mulf %down_all, %at : vector<8xf32>
                  %sub = arith.subf %at, %c2.0_8xf32 : vector<8xf32>
                  llvm.store %c1.0e09_8xf32, %least : vector<8xf32>, !llvm.ptr
                  %which_old = llvm.load %which : !llvm.ptr -> vector<8xi32>
                  %which_new = arith.select %active, %c0_8xi32, %which_old : vector<8xi1>, vector<8xi32>
                  llvm.store %which_new, %which : vector<8xi32>, !llvm.ptr
                  %a = arith.subf %mul_4, %c0.5_8xf32 : vector<8xf32>
                  %b = arith.subf %mul_5, %c0.25_8xf32 : vector<8xf32>
                  %c = arith.subf %sub, %c4.0_8xf32 : vector<8xf32>
                  %mul_6 = arith.mulf %a, %a : vector<8xf32>
                  %mul_7 = arith.mulf %b, %b : vector<8xf32>
                  %add_2 = arith.addf %mul_6, %mul_7 : vector<8xf32>
                  %mul_8 = arith.mulf %c, %c : vector<8xf32>
                  %add_3 = arith.addf %add_2, %mul_8 : vector<8xf32>
                  %sqrt = math.sqrt %add_3 : vector<8xf32>
                  %distance = arith.subf %sqrt, %c1.0_8xf32 : vector<8xf32>
                  %least_value = llvm.load %least : !llvm.ptr -> vector<8xf32>
                  %lt_1 = arith.cmpf olt, %distance, %least_value : vector<8xf32>
                  %active_1 = arith.andi %active, %lt_1 : vector<8xi1>
                  %least_old = llvm.load %least : !llvm.ptr -> vector<8xf32>
                  %least_new = arith.select %active_1, %distance, %least_old : vector<8xi1>, vector<8xf32>
                  llvm.store %least_new, %least : vector<8xf32>, !llvm.ptr
                  %which_old_1 = llvm.load %which : !llvm.ptr -> vector<8xi32>
                  %which_old_1_new = arith.select %active_1, %c1_8xi32, %which_old_1 : vector<8xi1>, vector<8xi32>
                  llvm.store %which_old_1_new, %which : vector<8xi32>, !llvm.ptr
                  %abs = math.absf %mul_4 : vector<8xf32>
                  %a_1 = arith.subf %abs, %c0.5_8xf32 : vector<8xf32>
                  %abs_1 = math.absf %mul_5 : vector<8xf32>
                  %b_1 = arith.subf %abs_1, %c0.25_8xf32 : vector<8xf32>
                  %abs_2 = math.absf %sub : vector<8xf32>
                  %c_1 = arith.subf %abs_2, %c0.75_8xf32 : vector<8xf32>
                  %out_a = arith.maximumf %a_1, %c0.0_8xf32 : vector<8xf32>
                  %out_b = arith.maximumf %b_1, %c0.0_8xf32 : vector<8xf32>
                  %out_c = arith.maximumf %c_1, %c0.0_8xf32 : vector<8xf32>
                  %mul_9 = arith.mulf %out_a, %out_a : vector<8xf32>
                  %mul_10 = arith.mulf %out_b, %out_b : vector<8xf32>
                  %add_4 = arith.addf %mul_9, %mul_10 : vector<8xf32>
                  %mul_11 = arith.mulf %out_c, %out_c : vector<8xf32>
                  %add_5 = arith.addf %add_4, %mul_11 : vector<8xf32>
                  %outside = math.sqrt %add_5 : vector<8xf32>
                  %max = arith.maximumf %a_1, %b_1 : vector<8xf32>
                  %max_1 = arith.maximumf %max, %c_1 : vector<8xf32>
                  %min = arith.minimumf %max_1, %c0.0_8xf32 : vector<8xf32>
                  %distance_1 = arith.addf %outside, %min : vector<8xf32>
                  %least_value_1 = llvm.load %least : !llvm.ptr -> vector<8xf32>
                  %lt_2 = arith.cmpf olt, %distance_1, %least_value_1 : vector<8xf32>
                  %active_2 = arith.andi %active, %lt_2 : vector<8xi1>
                  %least_old_1 = llvm.load %least : !llvm.ptr -> vector<8xf32>
                  %least_old_1_new = arith.select %active_2, %distance_1, %least_old_1 : vector<8xi1>, vector<8xf32>
                  llvm.store %least_old_1_new, %least : vector<8xf32>, !llvm.ptr
                  %which_old_2 = llvm.load %which : !llvm.ptr -> vector<8xi32>
                  %which_old_2_new = arith.select %active_2, %c2_8xi32, %which_old_2 : vector<8xi1>, vector<8xi32>
                  llvm.store %which_old_2_new, %which : vector<8xi32>, !llvm.ptr
                  %distance_2 = arith.subf %mul_5, %c-1.0_8xf32 : vector<8xf32>
                  %least_value_2 = llvm.load %least : !llvm.ptr -> vector<8xf32>
                  %lt_3 = arith.cmpf olt, %distance_2, %least_value_2 : vector<8xf32>
                  %active_3 = arith.andi %active, %lt_3 : vector<8xi1>
                  %least_old_2 = llvm.load %least : !llvm.ptr -> vector<8xf32>
                  %least_old_2_new = arith.select %active_3, %distance_2, %least_old_2 : vector<8xi1>, vector<8xf32>
                  llvm.store %least_old_2_new, %least : vector<8xf32>, !llvm.ptr
                  %which_old_3 = llvm.load %which : !llvm.ptr -> vector<8xi32>
                  %which_old_3_new = arith.select %active_3, %c3_8xi32, %which_old_3 : vector<8xi1>, vector<8xi32>
                  llvm.store %which_old_3_new, %which : vector<8xi32>, !llvm.ptr
                  %distance_3 = llvm.load %least : !llvm.ptr -> vector<8xf32>
                  %lt_4 = arith.cmpf olt, %distance_3, %c0.001_8xf32 : vector<8xf32>
                  %active_4 = arith.andi %active, %lt_4 : vector<8xi1>
                  %broke_old = llvm.load %broke : !llvm.ptr -> vector<8xi1>
                  %broke_new = arith.select %active_4, %ctrue_8xi1, %broke_old : vector<8xi1>, vector<8xi1>
                  llvm.store %broke_new, %broke : vector<8xi1>, !llvm.ptr
                  %otherwise = arith.xori %lt_4, %ctrue_8xi1 : vector<8xi1>
                  %active_5 = arith.andi %active, %otherwise : vector<8xi1>
                  %any_2 = vector.reduction <or>, %active_5 : vector<8xi1> into i1
                  scf.if %any_2 {
                    %along_value_1 = llvm.load %along : !llvm.ptr -> vector<8xf32>
                    %add_6 = arith.addf %along_value_1, %distance_3 : vector<8xf32>
                    %along_old = llvm.load %along : !llvm.ptr -> vector<8xf32>
                    %along_new = arith.select %active_5, %add_6, %along_old : vector<8xi1>, vector<8xf32>
                    llvm.store %along_new, %along : vector<8xf32>, !llvm.ptr
                    %along_value_2 = llvm.load %along : !llvm.ptr -> vector<8xf32>
                    %gt = arith.cmpf ogt, %along_value_2, %c5.0e01_8xf32 : vector<8xf32>
                    %active_6 = arith.andi %active_5, %gt : vector<8xi1>
                    %which_old_4 = llvm.load %which : !llvm.ptr -> vector<8xi32>
                    %which_old_4_new = arith.select %active_6, %c0_8xi32, %which_old_4 : vector<8xi1>, vector<8xi32>
                    llvm.store %which_old_4_new, %which : vector<8xi32>, !llvm.ptr
                    %broke_old_1 = llvm.load %broke : !llvm.ptr -> vector<8xi1>
                    %broke_old_1_new = arith.select %active_6, %ctrue_8xi1, %broke_old_1 : vector<8xi1>, vector<8xi1>
                    llvm.store %broke_old_1_new, %broke : vector<8xi1>, !llvm.ptr
                  }
                  %add_6 = arith.addi %__1, %c1_8xi32 : vector<8xi32>
                  %__old = llvm.load %_ : !llvm.ptr -> vector<8xi32>
                  %__new = arith.select %active, %add_6, %__old : vector<8xi1>, vector<8xi32>
                  llvm.store %__new, %_ : vector<8xi32>, !llvm.ptr
                }
                scf.condition(%any_1) %active : vector<8xi1>
              } do {
    ^bb0(%live: vector<8xi1>):
                scf.yield %live : vector<8xi1>
              }
              %along_value = llvm.load %along : !llvm.ptr -> vector<8xf32>
              %which_value = llvm.load %which : !llvm.ptr -> vector<8xi32>
              %cast_2 = arith.sitofp %which_value : vector<8xi32> to vector<8xf32>
              %mul_4 = arith.muli %out_shape_1, %out_shape_2 : i32
              %mul_5 = arith.muli %row, %mul_4 : i32
              %out_shape_2_all = vector.broadcast %out_shape_2 : i32 to vector<8xi32>
              %mul_6 = arith.muli %column_each, %out_shape_2_all : vector<8xi32>
              %mul_5_all = vector.broadcast %mul_5 : i32 to vector<8xi32>
              %add_2 = arith.addi %mul_5_all, %mul_6 : vector<8xi32>
              %lt = arith.cmpi ult, %c0_i32, %out_shape_2 : i32
              %lt_all = vector.broadcast %lt : i1 to vector<8xi1>
              %active = arith.andi %logical_not, %lt_all : vector<8xi1>
              %out_at = llvm.getelementptr %out[%add_2] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
              llvm.intr.masked.scatter %along_value, %out_at, %active {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
              %lt_1 = arith.cmpi ult, %c1_i32, %out_shape_2 : i32
              %add_3 = arith.addi %add_2, %c1_8xi32 : vector<8xi32>
              %lt_1_all = vector.broadcast %lt_1 : i1 to vector<8xi1>
              %active_1 = arith.andi %logical_not, %lt_1_all : vector<8xi1>
              %out_at_1 = llvm.getelementptr %out[%add_3] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
              llvm.intr.masked.scatter %cast_2, %out_at_1, %active_1 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
            }
          } {llvm.loop_annotation = #rolled}
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
