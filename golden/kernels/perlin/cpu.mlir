#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func @perlin(%out: !llvm.ptr {llvm.noalias}, %scale: f32, %out_shape_0: i32, %out_shape_1: i32,
      %cube_count_x: i32, %cube_count_y: i32, %cube_count_z: i32, %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c8_i32 = arith.constant 8 : i32
    %c16_i32 = arith.constant 16 : i32
    %c7_i32 = arith.constant 7 : i32
    %c15_i32 = arith.constant 15 : i32
    %c1_i32 = arith.constant 1 : i32
    %total = llvm.alloca %c1_i64 x vector<8xf32> : (i64) -> !llvm.ptr
    %c0.0_8xf32 = arith.constant dense<0.0> : vector<8xf32>
    %frequency = llvm.alloca %c1_i64 x f32 : (i64) -> !llvm.ptr
    %amplitude = llvm.alloca %c1_i64 x f32 : (i64) -> !llvm.ptr
    %c1.0_f32 = arith.constant 1.0 : f32
    %c4_i32 = arith.constant 4 : i32
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %c6.0_f32 = arith.constant 6.0 : f32
    %c6.0_8xf32 = arith.constant dense<6.0> : vector<8xf32>
    %c15.0_f32 = arith.constant 15.0 : f32
    %c15.0_8xf32 = arith.constant dense<15.0> : vector<8xf32>
    %c1.0e01_f32 = arith.constant 1.0e+01 : f32
    %c1.0e01_8xf32 = arith.constant dense<1.0e+01> : vector<8xf32>
    %gradient_result = llvm.alloca %c1_i64 x vector<8xf32> : (i64) -> !llvm.ptr
    %c-2048144789_8xi32 = arith.constant dense<-2048144789> : vector<8xi32>
    %c-1028477387_i32 = arith.constant -1028477387 : i32
    %c15_8xi32 = arith.constant dense<15> : vector<8xi32>
    %c739982445_8xi32 = arith.constant dense<739982445> : vector<8xi32>
    %c12_8xi32 = arith.constant dense<12> : vector<8xi32>
    %c7_8xi32 = arith.constant dense<7> : vector<8xi32>
    %c0_8xi32 = arith.constant dense<0> : vector<8xi32>
    %ctrue_8xi1 = arith.constant dense<true> : vector<8xi1>
    %c1_8xi32 = arith.constant dense<1> : vector<8xi32>
    %c2_8xi32 = arith.constant dense<2> : vector<8xi32>
    %c3_8xi32 = arith.constant dense<3> : vector<8xi32>
    %c4_8xi32 = arith.constant dense<4> : vector<8xi32>
    %c5_8xi32 = arith.constant dense<5> : vector<8xi32>
    %c6_8xi32 = arith.constant dense<6> : vector<8xi32>
    %c1.0_8xf32 = arith.constant dense<1.0> : vector<8xf32>
    %gradient_result_1 = llvm.alloca %c1_i64 x vector<8xf32> : (i64) -> !llvm.ptr
    %gradient_result_2 = llvm.alloca %c1_i64 x vector<8xf32> : (i64) -> !llvm.ptr
    %gradient_result_3 = llvm.alloca %c1_i64 x vector<8xf32> : (i64) -> !llvm.ptr
    %c2.0_f32 = arith.constant 2.0 : f32
    %c0.5_f32 = arith.constant 0.5 : f32
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
      scf.if %full_2 {
        scf.for %unit_pos_y = %c0_i32 to %c8_i32 step %c1_i32 : i32 {
          scf.for %unit_pos_x = %c0_i32 to %c16_i32 step %c8_i32 : i32 {
            %row = arith.addi %mul, %unit_pos_y : i32
            %column = arith.addi %mul_1, %unit_pos_x : i32
            llvm.store %c0.0_8xf32, %total : vector<8xf32>, !llvm.ptr
            llvm.store %scale, %frequency : f32, !llvm.ptr
            llvm.store %c1.0_f32, %amplitude : f32, !llvm.ptr
            scf.for %_ = %c0_i32 to %c4_i32 step %c1_i32 : i32 {
              %total_value = llvm.load %total : !llvm.ptr -> vector<8xf32>
              %amplitude_value = llvm.load %amplitude : !llvm.ptr -> f32
              %column_all = vector.broadcast %column : i32 to vector<8xi32>
              %column_each = arith.addi %column_all, %iota_8xi32 : vector<8xi32>
              %cast = arith.uitofp %column_each : vector<8xi32> to vector<8xf32>
              %frequency_value = llvm.load %frequency : !llvm.ptr -> f32
              %frequency_value_all = vector.broadcast %frequency_value : f32 to vector<8xf32>
              %mul_2 = arith.mulf %cast, %frequency_value_all : vector<8xf32>
              %cast_1 = arith.uitofp %row : i32 to f32
              %frequency_value_1 = llvm.load %frequency : !llvm.ptr -> f32
              %mul_3 = arith.mulf %cast_1, %frequency_value_1 : f32
              %floor = math.floor %mul_2 : vector<8xf32>
              %left = llvm.call_intrinsic "llvm.fptosi.sat.v8i32.v8f32"(%floor) : (vector<8xf32>) -> vector<8xi32>
              %floor_1 = math.floor %mul_3 : f32
              %top = llvm.call_intrinsic "llvm.fptosi.sat.i32.f32"(%floor_1) : (f32) -> i32
              %right = arith.subf %mul_2, %floor : vector<8xf32>
              %down = arith.subf %mul_3, %floor_1 : f32
              %mul_4 = arith.mulf %right, %right : vector<8xf32>
              %mul_5 = arith.mulf %mul_4, %right : vector<8xf32>
              %mul_6 = arith.mulf %right, %c6.0_8xf32 : vector<8xf32>
              %sub = arith.subf %mul_6, %c15.0_8xf32 : vector<8xf32>
              %mul_7 = arith.mulf %right, %sub : vector<8xf32>
              %add = arith.addf %mul_7, %c1.0e01_8xf32 : vector<8xf32>
              %u = arith.mulf %mul_5, %add : vector<8xf32>
              %mul_8 = arith.mulf %down, %down : f32
              %mul_9 = arith.mulf %mul_8, %down : f32
              %mul_10 = arith.mulf %down, %c6.0_f32 : f32
              %sub_1 = arith.subf %mul_10, %c15.0_f32 : f32
              %mul_11 = arith.mulf %down, %sub_1 : f32
              %add_1 = arith.addf %mul_11, %c1.0e01_f32 : f32
              %v = arith.mulf %mul_9, %add_1 : f32
              llvm.store %c0.0_8xf32, %gradient_result : vector<8xf32>, !llvm.ptr
              %mul_12 = arith.muli %left, %c-2048144789_8xi32 : vector<8xi32>
              %mul_13 = arith.muli %top, %c-1028477387_i32 : i32
              %mul_13_all = vector.broadcast %mul_13 : i32 to vector<8xi32>
              %h = arith.xori %mul_12, %mul_13_all : vector<8xi32>
              %shr_masked = arith.shrui %h, %c15_8xi32 : vector<8xi32>
              %h_1 = arith.xori %h, %shr_masked : vector<8xi32>
              %h_2 = arith.muli %h_1, %c739982445_8xi32 : vector<8xi32>
              %shr_masked_1 = arith.shrui %h_2, %c12_8xi32 : vector<8xi32>
              %bit_xor = arith.xori %h_2, %shr_masked_1 : vector<8xi32>
              %bit_and = arith.andi %bit_xor, %c7_8xi32 : vector<8xi32>
              %eq = arith.cmpi eq, %bit_and, %c0_8xi32 : vector<8xi32>
              %down_all = vector.broadcast %down : f32 to vector<8xf32>
              %add_2 = arith.addf %right, %down_all : vector<8xf32>
              %gradient_result_old = llvm.load %gradient_result : !llvm.ptr -> vector<8xf32>
              %gradient_result_new = arith.select %eq, %add_2, %gradient_result_old : vector<8xi1>, vector<8xf32>
              llvm.store %gradient_result_new, %gradient_result : vector<8xf32>, !llvm.ptr
              %otherwise = arith.xori %eq, %ctrue_8xi1 : vector<8xi1>
              %any = vector.reduction <or>, %otherwise : vector<8xi1> into i1
              scf.if %any {
                %eq_1 = arith.cmpi eq, %bit_and, %c1_8xi32 : vector<8xi32>
                %active = arith.andi %otherwise, %eq_1 : vector<8xi1>
                %down_all_1 = vector.broadcast %down : f32 to vector<8xf32>
                %sub_2 = arith.subf %right, %down_all_1 : vector<8xf32>
                %gradient_result_old_1 = llvm.load %gradient_result : !llvm.ptr -> vector<8xf32>
                %gradient_result_old_1_new = arith.select %active, %sub_2, %gradient_result_old_1 : vector<8xi1>, vector<8xf32>
                llvm.store %gradient_result_old_1_new, %gradient_result : vector<8xf32>, !llvm.ptr
                %otherwise_1 = arith.xori %eq_1, %ctrue_8xi1 : vector<8xi1>
                %active_1 = arith.andi %otherwise, %otherwise_1 : vector<8xi1>
                %any_1 = vector.reduction <or>, %active_1 : vector<8xi1> into i1
                scf.if %any_1 {
                  %eq_2 = arith.cmpi eq, %bit_and, %c2_8xi32 : vector<8xi32>
                  %active_2 = arith.andi %active_1, %eq_2 : vector<8xi1>
                  %down_all_2 = vector.broadcast %down : f32 to vector<8xf32>
                  %sub_3 = arith.subf %down_all_2, %right : vector<8xf32>
                  %gradient_result_old_2 = llvm.load %gradient_result : !llvm.ptr -> vector<8xf32>
                  %gradient_result_old_2_new = arith.select %active_2, %sub_3, %gradient_result_old_2 : vector<8xi1>, vector<8xf32>
                  llvm.store %gradient_result_old_2_new, %gradient_result : vector<8xf32>, !llvm.ptr
                  %otherwise_2 = arith.xori %eq_2, %ctrue_8xi1 : vector<8xi1>
                  %active_3 = arith.andi %active_1, %otherwise_2 : vector<8xi1>
                  %any_2 = vector.reduction <or>, %active_3 : vector<8xi1> into i1
                  scf.if %any_2 {
                    %eq_3 = arith.cmpi eq, %bit_and, %c3_8xi32 : vector<8xi32>
                    %active_4 = arith.andi %active_3, %eq_3 : vector<8xi1>
                    %neg = arith.negf %right : vector<8xf32>
                    %down_all_3 = vector.broadcast %down : f32 to vector<8xf32>
                    %sub_4 = arith.subf %neg, %down_all_3 : vector<8xf32>
                    %gradient_result_old_3 = llvm.load %gradient_result : !llvm.ptr -> vector<8xf32>
                    %gradient_result_old_3_new = arith.select %active_4, %sub_4, %gradient_result_old_3 : vector<8xi1>, vector<8xf32>
                    llvm.store %gradient_result_old_3_new, %gradient_result : vector<8xf32>, !llvm.ptr
                    %otherwise_3 = arith.xori %eq_3, %ctrue_8xi1 : vector<8xi1>
                    %active_5 = arith.andi %active_3, %otherwise_3 : vector<8xi1>
                    %any_3 = vector.reduction <or>, %active_5 : vector<8xi1> into i1
                    scf.if %any_3 {
                      %eq_4 = arith.cmpi eq, %bit_and, %c4_8xi32 : vector<8xi32>
                      %active_6 = arith.andi %active_5, %eq_4 : vector<8xi1>
                      %gradient_result_old_4 = llvm.load %gradient_result : !llvm.ptr -> vector<8xf32>
                      %gradient_result_old_4_new = arith.select %active_6, %right, %gradient_result_old_4 : vector<8xi1>, vector<8xf32>
                      llvm.store %gradient_result_old_4_new, %gradient_result : vector<8xf32>, !llvm.ptr
                      %otherwise_4 = arith.xori %eq_4, %ctrue_8xi1 : vector<8xi1>
                      %active_7 = arith.andi %active_5, %otherwise_4 : vector<8xi1>
                      %any_4 = vector.reduction <or>, %active_7 : vector<8xi1> into i1
                      scf.if %any_4 {
                        %eq_5 = arith.cmpi eq, %bit_and, %c5_8xi32 : vector<8xi32>
                        %active_8 = arith.andi %active_7, %eq_5 : vector<8xi1>
                        %neg_1 = arith.negf %right : vector<8xf32>
                        %gradient_result_old_5 = llvm.load %gradient_result : !llvm.ptr -> vector<8xf32>
                        %gradient_result_old_5_new = arith.select %active_8, %neg_1, %gradient_result_old_5 : vector<8xi1>, vector<8xf32>
                        llvm.store %gradient_result_old_5_new, %gradient_result : vector<8xf32>, !llvm.ptr
                        %otherwise_5 = arith.xori %eq_5, %ctrue_8xi1 : vector<8xi1>
                        %active_9 = arith.andi %active_7, %otherwise_5 : vector<8xi1>
                        %any_5 = vector.reduction <or>, %active_9 : vector<8xi1> into i1
                        scf.if %any_5 {
                          %eq_6 = arith.cmpi eq, %bit_and, %c6_8xi32 : vector<8xi32>
                          %active_10 = arith.andi %active_9, %eq_6 : vector<8xi1>
                          %down_all_4 = vector.broadcast %down : f32 to vector<8xf32>
                          %gradient_result_old_6 = llvm.load %gradient_result : !llvm.ptr -> vector<8xf32>
                          %gradient_result_old_6_new = arith.select %active_10, %down_all_4, %gradient_result_old_6 : vector<8xi1>, vector<8xf32>
                          llvm.store %gradient_result_old_6_new, %gradient_result : vector<8xf32>, !llvm.ptr
                          %otherwise_6 = arith.xori %eq_6, %ctrue_8xi1 : vector<8xi1>
                          %active_11 = arith.andi %active_9, %otherwise_6 : vector<8xi1>
                          %neg_2 = arith.negf %down : f32
                          %neg_2_all = vector.broadcast %neg_2 : f32 to vector<8xf32>
                          %gradient_result_old_7 = llvm.load %gradient_result : !llvm.ptr -> vector<8xf32>
                          %gradient_result_old_7_new = arith.select %active_11, %neg_2_all, %gradient_result_old_7 : vector<8xi1>, vector<8xf32>
                          llvm.store %gradient_result_old_7_new, %gradient_result : vector<8xf32>, !llvm.ptr
                        }
                      }
                    }
                  }
                }
              }
              %gradient_result_value = llvm.load %gradient_result : !llvm.ptr -> vector<8xf32>
              %add_3 = arith.addi %left, %c1_8xi32 : vector<8xi32>
              %sub_2 = arith.subf %right, %c1.0_8xf32 : vector<8xf32>
              llvm.store %c0.0_8xf32, %gradient_result_1 : vector<8xf32>, !llvm.ptr
              %mul_14 = arith.muli %add_3, %c-2048144789_8xi32 : vector<8xi32>
              %h_3 = arith.xori %mul_14, %mul_13_all : vector<8xi32>
              %shr_masked_2 = arith.shrui %h_3, %c15_8xi32 : vector<8xi32>
              %h_4 = arith.xori %h_3, %shr_masked_2 : vector<8xi32>
              %h_5 = arith.muli %h_4, %c739982445_8xi32 : vector<8xi32>
              %shr_masked_3 = arith.shrui %h_5, %c12_8xi32 : vector<8xi32>
              %bit_xor_1 = arith.xori %h_5, %shr_masked_3 : vector<8xi32>
              %bit_and_1 = arith.andi %bit_xor_1, %c7_8xi32 : vector<8xi32>
              %eq_1 = arith.cmpi eq, %bit_and_1, %c0_8xi32 : vector<8xi32>
              %down_all_1 = vector.broadcast %down : f32 to vector<8xf32>
              %add_4 = arith.addf %sub_2, %down_all_1 : vector<8xf32>
              %gradient_result_1_old = llvm.load %gradient_result_1 : !llvm.ptr -> vector<8xf32>
              %gradient_result_1_new = arith.select %eq_1, %add_4, %gradient_result_1_old : vector<8xi1>, vector<8xf32>
              llvm.store %gradient_result_1_new, %gradient_result_1 : vector<8xf32>, !llvm.ptr
              %otherwise_1 = arith.xori %eq_1, %ctrue_8xi1 : vector<8xi1>
              %any_1 = vector.reduction <or>, %otherwise_1 : vector<8xi1> into i1
              scf.if %any_1 {
                %eq_2 = arith.cmpi eq, %bit_and_1, %c1_8xi32 : vector<8xi32>
                %active = arith.andi %otherwise_1, %eq_2 : vector<8xi1>
                %down_all_2 = vector.broadcast %down : f32 to vector<8xf32>
                %sub_3 = arith.subf %sub_2, %down_all_2 : vector<8xf32>
                %gradient_result_1_old_1 = llvm.load %gradient_result_1 : !llvm.ptr -> vector<8xf32>
                %gradient_result_1_old_1_new = arith.select %active, %sub_3, %gradient_result_1_old_1 : vector<8xi1>, vector<8xf32>
                llvm.store %gradient_result_1_old_1_new, %gradient_result_1 : vector<8xf32>, !llvm.ptr
                %otherwise_2 = arith.xori %eq_2, %ctrue_8xi1 : vector<8xi1>
                %active_1 = arith.andi %otherwise_1, %otherwise_2 : vector<8xi1>
                %any_2 = vector.reduction <or>, %active_1 : vector<8xi1> into i1
                scf.if %any_2 {
                  %eq_3 = arith.cmpi eq, %bit_and_1, %c2_8xi32 : vector<8xi32>
                  %active_2 = arith.andi %active_1, %eq_3 : vector<8xi1>
                  %down_all_3 = vector.broadcast %down : f32 to vector<8xf32>
                  %sub_4 = arith.subf %down_all_3, %sub_2 : vector<8xf32>
                  %gradient_result_1_old_2 = llvm.load %gradient_result_1 : !llvm.ptr -> vector<8xf32>
                  %gradient_result_1_old_2_new = arith.select %active_2, %sub_4, %gradient_result_1_old_2 : vector<8xi1>, vector<8xf32>
                  llvm.store %gradient_result_1_old_2_new, %gradient_result_1 : vector<8xf32>, !llvm.ptr
                  %otherwise_3 = arith.xori %eq_3, %ctrue_8xi1 : vector<8xi1>
                  %active_3 = arith.andi %active_1, %otherwise_3 : vector<8xi1>
                  %any_3 = vector.reduction <or>, %active_3 : vector<8xi1> into i1
                  scf.if %any_3 {
                    %eq_4 = arith.cmpi eq, %bit_and_1, %c3_8xi32 : vector<8xi32>
                    %active_4 = arith.andi %active_3, %eq_4 : vector<8xi1>
                    %neg = arith.negf %sub_2 : vector<8xf32>
                    %down_all_4 = vector.broadcast %down : f32 to vector<8xf32>
                    %sub_5 = arith.subf %neg, %down_all_4 : vector<8xf32>
                    %gradient_result_1_old_3 = llvm.load %gradient_result_1 : !llvm.ptr -> vector<8xf32>
                    %gradient_result_1_old_3_new = arith.select %active_4, %sub_5, %gradient_result_1_old_3 : vector<8xi1>, vector<8xf32>
                    llvm.store %gradient_result_1_old_3_new, %gradient_result_1 : vector<8xf32>, !llvm.ptr
                    %otherwise_4 = arith.xori %eq_4, %ctrue_8xi1 : vector<8xi1>
                    %active_5 = arith.andi %active_3, %otherwise_4 : vector<8xi1>
                    %any_4 = vector.reduction <or>, %active_5 : vector<8xi1> into i1
                    scf.if %any_4 {
                      %eq_5 = arith.cmpi eq, %bit_and_1, %c4_8xi32 : vector<8xi32>
                      %active_6 = arith.andi %active_5, %eq_5 : vector<8xi1>
                      %gradient_result_1_old_4 = llvm.load %gradient_result_1 : !llvm.ptr -> vector<8xf32>
                      %gradient_result_1_old_4_new = arith.select %active_6, %sub_2, %gradient_result_1_old_4 : vector<8xi1>, vector<8xf32>
                      llvm.store %gradient_result_1_old_4_new, %gradient_result_1 : vector<8xf32>, !llvm.ptr
                      %otherwise_5 = arith.xori %eq_5, %ctrue_8xi1 : vector<8xi1>
                      %active_7 = arith.andi %active_5, %otherwise_5 : vector<8xi1>
                      %any_5 = vector.reduction <or>, %active_7 : vector<8xi1> into i1
                      scf.if %any_5 {
                        %eq_6 = arith.cmpi eq, %bit_and_1, %c5_8xi32 : vector<8xi32>
                        %active_8 = arith.andi %active_7, %eq_6 : vector<8xi1>
                        %neg_1 = arith.negf %sub_2 : vector<8xf32>
                        %gradient_result_1_old_5 = llvm.load %gradient_result_1 : !llvm.ptr -> vector<8xf32>
                        %gradient_result_1_old_5_new = arith.select %active_8, %neg_1, %gradient_result_1_old_5 : vector<8xi1>, vector<8xf32>
                        llvm.store %gradient_result_1_old_5_new, %gradient_result_1 : vector<8xf32>, !llvm.ptr
                        %otherwise_6 = arith.xori %eq_6, %ctrue_8xi1 : vector<8xi1>
                        %active_9 = arith.andi %active_7, %otherwise_6 : vector<8xi1>
                        %any_6 = vector.reduction <or>, %active_9 : vector<8xi1> into i1
                        scf.if %any_6 {
                          %eq_7 = arith.cmpi eq, %bit_and_1, %c6_8xi32 : vector<8xi32>
                          %active_10 = arith.andi %active_9, %eq_7 : vector<8xi1>
                          %down_all_5 = vector.broadcast %down : f32 to vector<8xf32>
                          %gradient_result_1_old_6 = llvm.load %gradient_result_1 : !llvm.ptr -> vector<8xf32>
                          %gradient_result_1_old_6_new = arith.select %active_10, %down_all_5, %gradient_result_1_old_6 : vector<8xi1>, vector<8xf32>
                          llvm.store %gradient_result_1_old_6_new, %gradient_result_1 : vector<8xf32>, !llvm.ptr
                          %otherwise_7 = arith.xori %eq_7, %ctrue_8xi1 : vector<8xi1>
                          %active_11 = arith.andi %active_9, %otherwise_7 : vector<8xi1>
                          %neg_2 = arith.negf %down : f32
                          %neg_2_all = vector.broadcast %neg_2 : f32 to vector<8xf32>
                          %gradient_result_1_old_7 = llvm.load %gradient_result_1 : !llvm.ptr -> vector<8xf32>
                          %gradient_result_1_old_7_new = arith.select %active_11, %neg_2_all, %gradient_result_1_old_7 : vector<8xi1>, vector<8xf32>
                          llvm.store %gradient_result_1_old_7_new, %gradient_result_1 : vector<8xf32>, !llvm.ptr
                        }
                      }
                    }
                  }
                }
              }
              %gradient_result_value_1 = llvm.load %gradient_result_1 : !llvm.ptr -> vector<8xf32>
              %sub_3 = arith.subf %gradient_result_value_1, %gradient_result_value : vector<8xf32>
              %mul_15 = arith.mulf %sub_3, %u : vector<8xf32>
              %upper = arith.addf %gradient_result_value, %mul_15 : vector<8xf32>
              %add_5 = arith.addi %top, %c1_i32 : i32
              %sub_4 = arith.subf %down, %c1.0_f32 : f32
              llvm.store %c0.0_8xf32, %gradient_result_2 : vector<8xf32>, !llvm.ptr
              %mul_16 = arith.muli %add_5, %c-1028477387_i32 : i32
              %mul_16_all = vector.broadcast %mul_16 : i32 to vector<8xi32>
              %h_6 = arith.xori %mul_12, %mul_16_all : vector<8xi32>
              %shr_masked_4 = arith.shrui %h_6, %c15_8xi32 : vector<8xi32>
              %h_7 = arith.xori %h_6, %shr_masked_4 : vector<8xi32>
              %h_8 = arith.muli %h_7, %c739982445_8xi32 : vector<8xi32>
              %shr_masked_5 = arith.shrui %h_8, %c12_8xi32 : vector<8xi32>
              %bit_xor_2 = arith.xori %h_8, %shr_masked_5 : vector<8xi32>
              %bit_and_2 = arith.andi %bit_xor_2, %c7_8xi32 : vector<8xi32>
              %eq_2 = arith.cmpi eq, %bit_and_2, %c0_8xi32 : vector<8xi32>
              %sub_4_all = vector.broadcast %sub_4 : f32 to vector<8xf32>
              %add_6 = arith.addf %right, %sub_4_all : vector<8xf32>
              %gradient_result_2_old = llvm.load %gradient_result_2 : !llvm.ptr -> vector<8xf32>
              %gradient_result_2_new = arith.select %eq_2, %add_6, %gradient_result_2_old : vector<8xi1>, vector<8xf32>
              llvm.store %gradient_result_2_new, %gradient_result_2 : vector<8xf32>, !llvm.ptr
              %otherwise_2 = arith.xori %eq_2, %ctrue_8xi1 : vector<8xi1>
              %any_2 = vector.reduction <or>, %otherwise_2 : vector<8xi1> into i1
              scf.if %any_2 {
                %eq_3 = arith.cmpi eq, %bit_and_2, %c1_8xi32 : vector<8xi32>
                %active = arith.andi %otherwise_2, %eq_3 : vector<8xi1>
                %sub_4_all_1 = vector.broadcast %sub_4 : f32 to vector<8xf32>
                %sub_5 = arith.subf %right, %sub_4_all_1 : vector<8xf32>
                %gradient_result_2_old_1 = llvm.load %gradient_result_2 : !llvm.ptr -> vector<8xf32>
                %gradient_result_2_old_1_new = arith.select %active, %sub_5, %gradient_result_2_old_1 : vector<8xi1>, vector<8xf32>
                llvm.store %gradient_result_2_old_1_new, %gradient_result_2 : vector<8xf32>, !llvm.ptr
                %otherwise_3 = arith.xori %eq_3, %ctrue_8xi1 : vector<8xi1>
                %active_1 = arith.andi %otherwise_2, %otherwise_3 : vector<8xi1>
                %any_3 = vector.reduction <or>, %active_1 : vector<8xi1> into i1
                scf.if %any_3 {
                  %eq_4 = arith.cmpi eq, %bit_and_2, %c2_8xi32 : vector<8xi32>
                  %active_2 = arith.andi %active_1, %eq_4 : vector<8xi1>
                  %sub_4_all_2 = vector.broadcast %sub_4 : f32 to vector<8xf32>
                  %sub_6 = arith.subf %sub_4_all_2, %right : vector<8xf32>
                  %gradient_result_2_old_2 = llvm.load %gradient_result_2 : !llvm.ptr -> vector<8xf32>
                  %gradient_result_2_old_2_new = arith.select %active_2, %sub_6, %gradient_result_2_old_2 : vector<8xi1>, vector<8xf32>
                  llvm.store %gradient_result_2_old_2_new, %gradient_result_2 : vector<8xf32>, !llvm.ptr
                  %otherwise_4 = arith.xori %eq_4, %ctrue_8xi1 : vector<8xi1>
                  %active_3 = arith.andi %active_1, %otherwise_4 : vector<8xi1>
                  %any_4 = vector.reduction <or>, %active_3 : vector<8xi1> into i1
                  scf.if %any_4 {
                    %eq_5 = arith.cmpi eq, %bit_and_2, %c3_8xi32 : vector<8xi32>
                    %active_4 = arith.andi %active_3, %eq_5 : vector<8xi1>
                    %neg = arith.negf %right : vector<8xf32>
                    %sub_4_all_3 = vector.broadcast %sub_4 : f32 to vector<8xf32>
                    %sub_7 = arith.subf %neg, %sub_4_all_3 : vector<8xf32>
                    %gradient_result_2_old_3 = llvm.load %gradient_result_2 : !llvm.ptr -> vector<8xf32>
                    %gradient_result_2_old_3_new = arith.select %active_4, %sub_7, %gradient_result_2_old_3 : vector<8xi1>, vector<8xf32>
                    llvm.store %gradient_result_2_old_3_new, %gradient_result_2 : vector<8xf32>, !llvm.ptr
                    %otherwise_5 = arith.xori %eq_5, %ctrue_8xi1 : vector<8xi1>
                    %active_5 = arith.andi %active_3, %otherwise_5 : vector<8xi1>
                    %any_5 = vector.reduction <or>, %active_5 : vector<8xi1> into i1
                    scf.if %any_5 {
                      %eq_6 = arith.cmpi eq, %bit_and_2, %c4_8xi32 : vector<8xi32>
                      %active_6 = arith.andi %active_5, %eq_6 : vector<8xi1>
                      %gradient_result_2_old_4 = llvm.load %gradient_result_2 : !llvm.ptr -> vector<8xf32>
                      %gradient_result_2_old_4_new = arith.select %active_6, %right, %gradient_result_2_old_4 : vector<8xi1>, vector<8xf32>
                      llvm.store %gradient_result_2_old_4_new, %gradient_result_2 : vector<8xf32>, !llvm.ptr
                      %otherwise_6 = arith.xori %eq_6, %ctrue_8xi1 : vector<8xi1>
                      %active_7 = arith.andi %active_5, %otherwise_6 : vector<8xi1>
                      %any_6 = vector.reduction <or>, %active_7 : vector<8xi1> into i1
                      scf.if %any_6 {
                        %eq_7 = arith.cmpi eq, %bit_and_2, %c5_8xi32 : vector<8xi32>
                        %active_8 = arith.andi %active_7, %eq_7 : vector<8xi1>
                        %neg_1 = arith.negf %right : vector<8xf32>
                        %gradient_result_2_old_5 = llvm.load %gradient_result_2 : !llvm.ptr -> vector<8xf32>
                        %gradient_result_2_old_5_new = arith.select %active_8, %neg_1, %gradient_result_2_old_5 : vector<8xi1>, vector<8xf32>
                        llvm.store %gradient_result_2_old_5_new, %gradient_result_2 : vector<8xf32>, !llvm.ptr
                        %otherwise_7 = arith.xori %eq_7, %ctrue_8xi1 : vector<8xi1>
                        %active_9 = arith.andi %active_7, %otherwise_7 : vector<8xi1>
                        %any_7 = vector.reduction <or>, %active_9 : vector<8xi1> into i1
                        scf.if %any_7 {
                          %eq_8 = arith.cmpi eq, %bit_and_2, %c6_8xi32 : vector<8xi32>
                          %active_10 = arith.andi %active_9, %eq_8 : vector<8xi1>
                          %sub_4_all_4 = vector.broadcast %sub_4 : f32 to vector<8xf32>
                          %gradient_result_2_old_6 = llvm.load %gradient_result_2 : !llvm.ptr -> vector<8xf32>
                          %gradient_result_2_old_6_new = arith.select %active_10, %sub_4_all_4, %gradient_result_2_old_6 : vector<8xi1>, vector<8xf32>
                          llvm.store %gradient_result_2_old_6_new, %gradient_result_2 : vector<8xf32>, !llvm.ptr
                          %otherwise_8 = arith.xori %eq_8, %ctrue_8xi1 : vector<8xi1>
                          %active_11 = arith.andi %active_9, %otherwise_8 : vector<8xi1>
                          %neg_2 = arith.negf %sub_4 : f32
                          %neg_2_all = vector.broadcast %neg_2 : f32 to vector<8xf32>
                          %gradient_result_2_old_7 = llvm.load %gradient_result_2 : !llvm.ptr -> vector<8xf32>
                          %gradient_result_2_old_7_new = arith.select %active_11, %neg_2_all, %gradient_result_2_old_7 : vector<8xi1>, vector<8xf32>
                          llvm.store %gradient_result_2_old_7_new, %gradient_result_2 : vector<8xf32>, !llvm.ptr
                        }
                      }
                    }
                  }
                }
              }
              %gradient_result_value_2 = llvm.load %gradient_result_2 : !llvm.ptr -> vector<8xf32>
              llvm.store %c0.0_8xf32, %gradient_result_3 : vector<8xf32>, !llvm.ptr
              %h_9 = arith.xori %mul_14, %mul_16_all : vector<8xi32>
              %shr_masked_6 = arith.shrui %h_9, %c15_8xi32 : vector<8xi32>
              %h_10 = arith.xori %h_9, %shr_masked_6 : vector<8xi32>
              %h_11 = arith.muli %h_10, %c739982445_8xi32 : vector<8xi32>
              %shr_masked_7 = arith.shrui %h_11, %c12_8xi32 : vector<8xi32>
              %bit_xor_3 = arith.xori %h_11, %shr_masked_7 : vector<8xi32>
              %bit_and_3 = arith.andi %bit_xor_3, %c7_8xi32 : vector<8xi32>
              %eq_3 = arith.cmpi eq, %bit_and_3, %c0_8xi32 : vector<8xi32>
              %sub_4_all_1 = vector.broadcast %sub_4 : f32 to vector<8xf32>
              %add_7 = arith.addf %sub_2, %sub_4_all_1 : vector<8xf32>
              %gradient_result_3_old = llvm.load %gradient_result_3 : !llvm.ptr -> vector<8xf32>
              %gradient_result_3_new = arith.select %eq_3, %add_7, %gradient_result_3_old : vector<8xi1>, vector<8xf32>
              llvm.store %gradient_result_3_new, %gradient_result_3 : vector<8xf32>, !llvm.ptr
              %otherwise_3 = arith.xori %eq_3, %ctrue_8xi1 : vector<8xi1>
              %any_3 = vector.reduction <or>, %otherwise_3 : vector<8xi1> into i1
              scf.if %any_3 {
                %eq_4 = arith.cmpi eq, %bit_and_3, %c1_8xi32 : vector<8xi32>
                %active = arith.andi %otherwise_3, %eq_4 : vector<8xi1>
                %sub_4_all_2 = vector.broadcast %sub_4 : f32 to vector<8xf32>
                %sub_5 = arith.subf %sub_2, %sub_4_all_2 : vector<8xf32>
                %gradient_result_3_old_1 = llvm.load %gradient_result_3 : !llvm.ptr -> vector<8xf32>
                %gradient_result_3_old_1_new = arith.select %active, %sub_5, %gradient_result_3_old_1 : vector<8xi1>, vector<8xf32>
                llvm.store %gradient_result_3_old_1_new, %gradient_result_3 : vector<8xf32>, !llvm.ptr
                %otherwise_4 = arith.xori %eq_4, %ctrue_8xi1 : vector<8xi1>
                %active_1 = arith.andi %otherwise_3, %otherwise_4 : vector<8xi1>
                %any_4 = vector.reduction <or>, %active_1 : vector<8xi1> into i1
                scf.if %any_4 {
                  %eq_5 = arith.cmpi eq, %bit_and_3, %c2_8xi32 : vector<8xi32>
                  %active_2 = arith.andi %active_1, %eq_5 : vector<8xi1>
                  %sub_4_all_3 = vector.broadcast %sub_4 : f32 to vector<8xf32>
                  %sub_6 = arith.subf %sub_4_all_3, %sub_2 : vector<8xf32>
                  %gradient_result_3_old_2 = llvm.load %gradient_result_3 : !llvm.ptr -> vector<8xf32>
                  %gradient_result_3_old_2_new = arith.select %active_2, %sub_6, %gradient_result_3_old_2 : vector<8xi1>, vector<8xf32>
                  llvm.store %gradient_result_3_old_2_new, %gradient_result_3 : vector<8xf32>, !llvm.ptr
                  %otherwise_5 = arith.xori %eq_5, %ctrue_8xi1 : vector<8xi1>
                  %active_3 = arith.andi %active_1, %otherwise_5 : vector<8xi1>
                  %any_5 = vector.reduction <or>, %active_3 : vector<8xi1> into i1
                  scf.if %any_5 {
                    %eq_6 = arith.cmpi eq, %bit_and_3, %c3_8xi32 : vector<8xi32>
                    %active_4 = arith.andi %active_3, %eq_6 : vector<8xi1>
                    %neg = arith.negf %sub_2 : vector<8xf32>
                    %sub_4_all_4 = vector.broadcast %sub_4 : f32 to vector<8xf32>
                    %sub_7 = arith.subf %neg, %sub_4_all_4 : vector<8xf32>
                    %gradient_result_3_old_3 = llvm.load %gradient_result_3 : !llvm.ptr -> vector<8xf32>
                    %gradient_result_3_old_3_new = arith.select %active_4, %sub_7, %gradient_result_3_old_3 : vector<8xi1>, vector<8xf32>
                    llvm.store %gradient_result_3_old_3_new, %gradient_result_3 : vector<8xf32>, !llvm.ptr
                    %otherwise_6 = arith.xori %eq_6, %ctrue_8xi1 : vector<8xi1>
                    %active_5 = arith.andi %active_3, %otherwise_6 : vector<8xi1>
                    %any_6 = vector.reduction <or>, %active_5 : vector<8xi1> into i1
                    scf.if %any_6 {
                      %eq_7 = arith.cmpi eq, %bit_and_3, %c4_8xi32 : vector<8xi32>
                      %active_6 = arith.andi %active_5, %eq_7 : vector<8xi1>
                      %gradient_result_3_old_4 = llvm.load %gradient_result_3 : !llvm.ptr -> vector<8xf32>
                      %gradient_result_3_old_4_new = arith.select %active_6, %sub_2, %gradient_result_3_old_4 : vector<8xi1>, vector<8xf32>
                      llvm.store %gradient_result_3_old_4_new, %gradient_result_3 : vector<8xf32>, !llvm.ptr
                      %otherwise_7 = arith.xori %eq_7, %ctrue_8xi1 : vector<8xi1>
                      %active_7 = arith.andi %active_5, %otherwise_7 : vector<8xi1>
                      %any_7 = vector.reduction <or>, %active_7 : vector<8xi1> into i1
                      scf.if %any_7 {
                        %eq_8 = arith.cmpi eq, %bit_and_3, %c5_8xi32 : vector<8xi32>
                        %active_8 = arith.andi %active_7, %eq_8 : vector<8xi1>
                        %neg_1 = arith.negf %sub_2 : vector<8xf32>
                        %gradient_result_3_old_5 = llvm.load %gradient_result_3 : !llvm.ptr -> vector<8xf32>
                        %gradient_result_3_old_5_new = arith.select %active_8, %neg_1, %gradient_result_3_old_5 : vector<8xi1>, vector<8xf32>
                        llvm.store %gradient_result_3_old_5_new, %gradient_result_3 : vector<8xf32>, !llvm.ptr
                        %otherwise_8 = arith.xori %eq_8, %ctrue_8xi1 : vector<8xi1>
                        %active_9 = arith.andi %active_7, %otherwise_8 : vector<8xi1>
                        %any_8 = vector.reduction <or>, %active_9 : vector<8xi1> into i1
                        scf.if %any_8 {
                          %eq_9 = arith.cmpi eq, %bit_and_3, %c6_8xi32 : vector<8xi32>
                          %active_10 = arith.andi %active_9, %eq_9 : vector<8xi1>
                          %sub_4_all_5 = vector.broadcast %sub_4 : f32 to vector<8xf32>
                          %gradient_result_3_old_6 = llvm.load %gradient_result_3 : !llvm.ptr -> vector<8xf32>
                          %gradient_result_3_old_6_new = arith.select %active_10, %sub_4_all_5, %gradient_result_3_old_6 : vector<8xi1>, vector<8xf32>
                          llvm.store %gradient_result_3_old_6_new, %gradient_result_3 : vector<8xf32>, !llvm.ptr
                          %otherwise_9 = arith.xori %eq_9, %ctrue_8xi1 : vector<8xi1>
                          %active_11 = arith.andi %active_9, %otherwise_9 : vector<8xi1>
                          %neg_2 = arith.negf %sub_4 : f32
                          %neg_2_all = vector.broadcast %neg_2 : f32 to vector<8xf32>
                          %gradient_result_3_old_7 = llvm.load %gradient_result_3 : !llvm.ptr -> vector<8xf32>
                          %gradient_result_3_old_7_new = arith.select %active_11, %neg_2_all, %gradient_result_3_old_7 : vector<8xi1>, vector<8xf32>
                          llvm.store %gradient_result_3_old_7_new, %gradient_result_3 : vector<8xf32>, !llvm.ptr
                        }
                      }
                    }
                  }
                }
              }
              %gradient_result_value_3 = llvm.load %gradient_result_3 : !llvm.ptr -> vector<8xf32>
              %sub_5 = arith.subf %gradient_result_value_3, %gradient_result_value_2 : vector<8xf32>
              %mul_17 = arith.mulf %sub_5, %u : vector<8xf32>
              %lower = arith.addf %gradient_result_value_2, %mul_17 : vector<8xf32>
              %sub_6 = arith.subf %lower, %upper : vector<8xf32>
              %v_all = vector.broadcast %v : f32 to vector<8xf32>
              %mul_18 = arith.mulf %sub_6, %v_all : vector<8xf32>
              %add_8 = arith.addf %upper, %mul_18 : vector<8xf32>
              %amplitude_value_all = vector.broadcast %amplitude_value : f32 to vector<8xf32>
              %mul_19 = arith.mulf %amplitude_value_all, %add_8 : vector<8xf32>
              %add_9 = arith.addf %total_value, %mul_19 : vector<8xf32>
              llvm.store %add_9, %total : vector<8xf32>, !llvm.ptr
              %frequency_value_2 = llvm.load %frequency : !llvm.ptr -> f32
              %mul_20 = arith.mulf %frequency_value_2, %c2.0_f32 : f32
              llvm.store %mul_20, %frequency : f32, !llvm.ptr
              %amplitude_value_1 = llvm.load %amplitude : !llvm.ptr -> f32
              %mul_21 = arith.mulf %amplitude_value_1, %c0.5_f32 : f32
              llvm.store %mul_21, %amplitude : f32, !llvm.ptr
            }
            %total_value = llvm.load %total : !llvm.ptr -> vector<8xf32>
            %mul_2 = arith.muli %row, %out_shape_1 : i32
            %add = arith.addi %mul_2, %column : i32
            %out_at = llvm.getelementptr %out[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.store %total_value, %out_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          }
        }
      } else {
        scf.for %unit_pos_y = %c0_i32 to %c8_i32 step %c1_i32 : i32 {
          scf.for %unit_pos_x = %c0_i32 to %c16_i32 step %c8_i32 : i32 {
            %row = arith.addi %mul, %unit_pos_y : i32
            %column = arith.addi %mul_1, %unit_pos_x : i32
            %lt = arith.cmpi ult, %row, %out_shape_0 : i32
            %column_all = vector.broadcast %column : i32 to vector<8xi32>
            %column_each = arith.addi %column_all, %iota_8xi32 : vector<8xi32>
            %out_shape_1_all = vector.broadcast %out_shape_1 : i32 to vector<8xi32>
            %lt_1 = arith.cmpi ult, %column_each, %out_shape_1_all : vector<8xi32>
            %lt_all = vector.broadcast %lt : i1 to vector<8xi1>
            %logical_and = arith.andi %lt_all, %lt_1 : vector<8xi1>
            %any = vector.reduction <or>, %logical_and : vector<8xi1> into i1
            scf.if %any {
              llvm.store %c0.0_8xf32, %total : vector<8xf32>, !llvm.ptr
              llvm.store %scale, %frequency : f32, !llvm.ptr
              llvm.store %c1.0_f32, %amplitude : f32, !llvm.ptr
              scf.for %_ = %c0_i32 to %c4_i32 step %c1_i32 : i32 {
                %total_value = llvm.load %total : !llvm.ptr -> vector<8xf32>
                %amplitude_value = llvm.load %amplitude : !llvm.ptr -> f32
                %cast = arith.uitofp %column_each : vector<8xi32> to vector<8xf32>
                %frequency_value = llvm.load %frequency : !llvm.ptr -> f32
                %frequency_value_all = vector.broadcast %frequency_value : f32 to vector<8xf32>
                %mul_2 = arith.mulf %cast, %frequency_value_all : vector<8xf32>
                %cast_1 = arith.uitofp %row : i32 to f32
                %frequency_value_1 = llvm.load %frequency : !llvm.ptr -> f32
                %mul_3 = arith.mulf %cast_1, %frequency_value_1 : f32
                %floor = math.floor %mul_2 : vector<8xf32>
                %left = llvm.call_intrinsic "llvm.fptosi.sat.v8i32.v8f32"(%floor) : (vector<8xf32>) -> vector<8xi32>
                %floor_1 = math.floor %mul_3 : f32
                %top = llvm.call_intrinsic "llvm.fptosi.sat.i32.f32"(%floor_1) : (f32) -> i32
                %right = arith.subf %mul_2, %floor : vector<8xf32>
                %down = arith.subf %mul_3, %floor_1 : f32
                %mul_4 = arith.mulf %right, %right : vector<8xf32>
                %mul_5 = arith.mulf %mul_4, %right : vector<8xf32>
                %mul_6 = arith.mulf %right, %c6.0_8xf32 : vector<8xf32>
                %sub = arith.subf %mul_6, %c15.0_8xf32 : vector<8xf32>
                %mul_7 = arith.mulf %right, %sub : vector<8xf32>
                %add = arith.addf %mul_7, %c1.0e01_8xf32 : vector<8xf32>
                %u = arith.mulf %mul_5, %add : vector<8xf32>
                %mul_8 = arith.mulf %down, %down : f32
                %mul_9 = arith.mulf %mul_8, %down : f32
                %mul_10 = arith.mulf %down, %c6.0_f32 : f32
                %sub_1 = arith.subf %mul_10, %c15.0_f32 : f32
                %mul_11 = arith.mulf %down, %sub_1 : f32
                %add_1 = arith.addf %mul_11, %c1.0e01_f32 : f32
                %v = arith.mulf %mul_9, %add_1 : f32
                llvm.store %c0.0_8xf32, %gradient_result : vector<8xf32>, !llvm.ptr
                %mul_12 = arith.muli %left, %c-2048144789_8xi32 : vector<8xi32>
                %mul_13 = arith.muli %top, %c-1028477387_i32 : i32
                %mul_13_all = vector.broadcast %mul_13 : i32 to vector<8xi32>
                %h = arith.xori %mul_12, %mul_13_all : vector<8xi32>
                %shr_masked = arith.shrui %h, %c15_8xi32 : vector<8xi32>
                %h_1 = arith.xori %h, %shr_masked : vector<8xi32>
                %h_2 = arith.muli %h_1, %c739982445_8xi32 : vector<8xi32>
                %shr_masked_1 = arith.shrui %h_2, %c12_8xi32 : vector<8xi32>
                %bit_xor = arith.xori %h_2, %shr_masked_1 : vector<8xi32>
                %bit_and = arith.andi %bit_xor, %c7_8xi32 : vector<8xi32>
                %eq = arith.cmpi eq, %bit_and, %c0_8xi32 : vector<8xi32>
                %active = arith.andi %logical_and, %eq : vector<8xi1>
                %down_all = vector.broadcast %down : f32 to vector<8xf32>
                %add_2 = arith.addf %right, %down_all : vector<8xf32>
                %gradient_result_old = llvm.load %gradient_result : !llvm.ptr -> vector<8xf32>
                %gradient_result_new = arith.select %active, %add_2, %gradient_result_old : vector<8xi1>, vector<8xf32>
                llvm.store %gradient_result_new, %gradient_result : vector<8xf32>, !llvm.ptr
                %otherwise = arith.xori %eq, %ctrue_8xi1 : vector<8xi1>
                %active_1 = arith.andi %logical_and, %otherwise : vector<8xi1>
                %any_1 = vector.reduction <or>, %active_1 : vector<8xi1> into i1
                scf.if %any_1 {
                  %eq_1 = arith.cmpi eq, %bit_and, %c1_8xi32 : vector<8xi32>
                  %active_2 = arith.andi %active_1, %eq_1 : vector<8xi1>
                  %down_all_1 = vector.broadcast %down : f32 to vector<8xf32>
                  %sub_2 = arith.subf %right, %down_all_1 : vector<8xf32>
                  %gradient_result_old_1 = llvm.load %gradient_result : !llvm.ptr -> vector<8xf32>
                  %gradient_result_old_1_new = arith.select %active_2, %sub_2, %gradient_result_old_1 : vector<8xi1>, vector<8xf32>
                  llvm.store %gradient_result_old_1_new, %gradient_result : vector<8xf32>, !llvm.ptr
                  %otherwise_1 = arith.xori %eq_1, %ctrue_8xi1 : vector<8xi1>
                  %active_3 = arith.andi %active_1, %otherwise_1 : vector<8xi1>
                  %any_2 = vector.reduction <or>, %active_3 : vector<8xi1> into i1
                  scf.if %any_2 {
                    %eq_2 = arith.cmpi eq, %bit_and, %c2_8xi32 : vector<8xi32>
                    %active_4 = arith.andi %active_3, %eq_2 : vector<8xi1>
                    %down_all_2 = vector.broadcast %down : f32 to vector<8xf32>
                    %sub_3 = arith.subf %down_all_2, %right : vector<8xf32>
                    %gradient_result_old_2 = llvm.load %gradient_result : !llvm.ptr -> vector<8xf32>
                    %gradient_result_old_2_new = arith.select %active_4, %sub_3, %gradient_result_old_2 : vector<8xi1>, vector<8xf32>
                    llvm.store %gradient_result_old_2_new, %gradient_result : vector<8xf32>, !llvm.ptr
                    %otherwise_2 = arith.xori %eq_2, %ctrue_8xi1 : vector<8xi1>
                    %active_5 = arith.andi %active_3, %otherwise_2 : vector<8xi1>
                    %any_3 = vector.reduction <or>, %active_5 : vector<8xi1> into i1
                    scf.if %any_3 {
                      %eq_3 = arith.cmpi eq, %bit_and, %c3_8xi32 : vector<8xi32>
                      %active_6 = arith.andi %active_5, %eq_3 : vector<8xi1>
                      %neg = arith.negf %right : vector<8xf32>
                      %down_all_3 = vector.broadcast %down : f32 to vector<8xf32>
                      %sub_4 = arith.subf %neg, %down_all_3 : vector<8xf32>
                      %gradient_result_old_3 = llvm.load %gradient_result : !llvm.ptr -> vector<8xf32>
                      %gradient_result_old_3_new = arith.select %active_6, %sub_4, %gradient_result_old_3 : vector<8xi1>, vector<8xf32>
                      llvm.store %gradient_result_old_3_new, %gradient_result : vector<8xf32>, !llvm.ptr
                      %otherwise_3 = arith.xori %eq_3, %ctrue_8xi1 : vector<8xi1>
                      %active_7 = arith.andi %active_5, %otherwise_3 : vector<8xi1>
                      %any_4 = vector.reduction <or>, %active_7 : vector<8xi1> into i1
                      scf.if %any_4 {
                        %eq_4 = arith.cmpi eq, %bit_and, %c4_8xi32 : vector<8xi32>
                        %active_8 = arith.andi %active_7, %eq_4 : vector<8xi1>
                        %gradient_result_old_4 = llvm.load %gradient_result : !llvm.ptr -> vector<8xf32>
                        %gradient_result_old_4_new = arith.select %active_8, %right, %gradient_result_old_4 : vector<8xi1>, vector<8xf32>
                        llvm.store %gradient_result_old_4_new, %gradient_result : vector<8xf32>, !llvm.ptr
                        %otherwise_4 = arith.xori %eq_4, %ctrue_8xi1 : vector<8xi1>
                        %active_9 = arith.andi %active_7, %otherwise_4 : vector<8xi1>
                        %any_5 = vector.reduction <or>, %active_9 : vector<8xi1> into i1
                        scf.if %any_5 {
                          %eq_5 = arith.cmpi eq, %bit_and, %c5_8xi32 : vector<8xi32>
                          %active_10 = arith.andi %active_9, %eq_5 : vector<8xi1>
                          %neg_1 = arith.negf %right : vector<8xf32>
                          %gradient_result_old_5 = llvm.load %gradient_result : !llvm.ptr -> vector<8xf32>
                          %gradient_result_old_5_new = arith.select %active_10, %neg_1, %gradient_result_old_5 : vector<8xi1>, vector<8xf32>
                          llvm.store %gradient_result_old_5_new, %gradient_result : vector<8xf32>, !llvm.ptr
                          %otherwise_5 = arith.xori %eq_5, %ctrue_8xi1 : vector<8xi1>
                          %active_11 = arith.andi %active_9, %otherwise_5 : vector<8xi1>
                          %any_6 = vector.reduction <or>, %active_11 : vector<8xi1> into i1
                          scf.if %any_6 {
                            %eq_6 = arith.cmpi eq, %bit_and, %c6_8xi32 : vector<8xi32>
                            %active_12 = arith.andi %active_11, %eq_6 : vector<8xi1>
                            %down_all_4 = vector.broadcast %down : f32 to vector<8xf32>
                            %gradient_result_old_6 = llvm.load %gradient_result : !llvm.ptr -> vector<8xf32>
                            %gradient_result_old_6_new = arith.select %active_12, %down_all_4, %gradient_result_old_6 : vector<8xi1>, vector<8xf32>
                            llvm.store %gradient_result_old_6_new, %gradient_result : vector<8xf32>, !llvm.ptr
                            %otherwise_6 = arith.xori %eq_6, %ctrue_8xi1 : vector<8xi1>
                            %active_13 = arith.andi %active_11, %otherwise_6 : vector<8xi1>
                            %neg_2 = arith.negf %down : f32
                            %neg_2_all = vector.broadcast %neg_2 : f32 to vector<8xf32>
                            %gradient_result_old_7 = llvm.load %gradient_result : !llvm.ptr -> vector<8xf32>
                            %gradient_result_old_7_new = arith.select %active_13, %neg_2_all, %gradient_result_old_7 : vector<8xi1>, vector<8xf32>
                            llvm.store %gradient_result_old_7_new, %gradient_result : vector<8xf32>, !llvm.ptr
                          }
                        }
                      }
                    }
                  }
                }
                %gradient_result_value = llvm.load %gradient_result : !llvm.ptr -> vector<8xf32>
                %add_3 = arith.addi %left, %c1_8xi32 : vector<8xi32>
                %sub_2 = arith.subf %right, %c1.0_8xf32 : vector<8xf32>
                llvm.store %c0.0_8xf32, %gradient_result_1 : vector<8xf32>, !llvm.ptr
                %mul_14 = arith.muli %add_3, %c-2048144789_8xi32 : vector<8xi32>
                %h_3 = arith.xori %mul_14, %mul_13_all : vector<8xi32>
                %shr_masked_2 = arith.shrui %h_3, %c15_8xi32 : vector<8xi32>
                %h_4 = arith.xori %h_3, %shr_masked_2 : vector<8xi32>
                %h_5 = arith.muli %h_4, %c739982445_8xi32 : vector<8xi32>
                %shr_masked_3 = arith.shrui %h_5, %c12_8xi32 : vector<8xi32>
                %bit_xor_1 = arith.xori %h_5, %shr_masked_3 : vector<8xi32>
                %bit_and_1 = arith.andi %bit_xor_1, %c7_8xi32 : vector<8xi32>
                %eq_1 = arith.cmpi eq, %bit_and_1, %c0_8xi32 : vector<8xi32>
                %active_2 = arith.andi %logical_and, %eq_1 : vector<8xi1>
                %down_all_1 = vector.broadcast %down : f32 to vector<8xf32>
                %add_4 = arith.addf %sub_2, %down_all_1 : vector<8xf32>
                %gradient_result_1_old = llvm.load %gradient_result_1 : !llvm.ptr -> vector<8xf32>
                %gradient_result_1_new = arith.select %active_2, %add_4, %gradient_result_1_old : vector<8xi1>, vector<8xf32>
                llvm.store %gradient_result_1_new, %gradient_result_1 : vector<8xf32>, !llvm.ptr
                %otherwise_1 = arith.xori %eq_1, %ctrue_8xi1 : vector<8xi1>
                %active_3 = arith.andi %logical_and, %otherwise_1 : vector<8xi1>
                %any_2 = vector.reduction <or>, %active_3 : vector<8xi1> into i1
                scf.if %any_2 {
                  %eq_2 = arith.cmpi eq, %bit_and_1, %c1_8xi32 : vector<8xi32>
                  %active_4 = arith.andi %active_3, %eq_2 : vector<8xi1>
                  %down_all_2 = vector.broadcast %down : f32 to vector<8xf32>
                  %sub_3 = arith.subf %sub_2, %down_all_2 : vector<8xf32>
                  %gradient_result_1_old_1 = llvm.load %gradient_result_1 : !llvm.ptr -> vector<8xf32>
                  %gradient_result_1_old_1_new = arith.select %active_4, %sub_3, %gradient_result_1_old_1 : vector<8xi1>, vector<8xf32>
                  llvm.store %gradient_result_1_old_1_new, %gradient_result_1 : vector<8xf32>, !llvm.ptr
                  %otherwise_2 = arith.xori %eq_2, %ctrue_8xi1 : vector<8xi1>
                  %active_5 = arith.andi %active_3, %otherwise_2 : vector<8xi1>
                  %any_3 = vector.reduction <or>, %active_5 : vector<8xi1> into i1
                  scf.if %any_3 {
                    %eq_3 = arith.cmpi eq, %bit_and_1, %c2_8xi32 : vector<8xi32>
                    %active_6 = arith.andi %active_5, %eq_3 : vector<8xi1>
                    %down_all_3 = vector.broadcast %down : f32 to vector<8xf32>
                    %sub_4 = arith.subf %down_all_3, %sub_2 : vector<8xf32>
                    %gradient_result_1_old_2 = llvm.load %gradient_result_1 : !llvm.ptr -> vector<8xf32>
                    %gradient_result_1_old_2_new = arith.select %active_6, %sub_4, %gradient_result_1_old_2 : vector<8xi1>, vector<8xf32>
                    llvm.store %gradient_result_1_old_2_new, %gradient_result_1 : vector<8xf32>, !llvm.ptr
                    %otherwise_3 = arith.xori %eq_3, %ctrue_8xi1 : vector<8xi1>
                    %active_7 = arith.andi %active_5, %otherwise_3 : vector<8xi1>
                    %any_4 = vector.reduction <or>, %active_7 : vector<8xi1> into i1
                    scf.if %any_4 {
                      %eq_4 = arith.cmpi eq, %bit_and_1, %c3_8xi32 : vector<8xi32>
                      %active_8 = arith.andi %active_7, %eq_4 : vector<8xi1>
                      %neg = arith.negf %sub_2 : vector<8xf32>
                      %down_all_4 = vector.broadcast %down : f32 to vector<8xf32>
                      %sub_5 = arith.subf %neg, %down_all_4 : vector<8xf32>
                      %gradient_result_1_old_3 = llvm.load %gradient_result_1 : !llvm.ptr -> vector<8xf32>
                      %gradient_result_1_old_3_new = arith.select %active_8, %sub_5, %gradient_result_1_old_3 : vector<8xi1>, vector<8xf32>
                      llvm.store %gradient_result_1_old_3_new, %gradient_result_1 : vector<8xf32>, !llvm.ptr
                      %otherwise_4 = arith.xori %eq_4, %ctrue_8xi1 : vector<8xi1>
                      %active_9 = arith.andi %active_7, %otherwise_4 : vector<8xi1>
                      %any_5 = vector.reduction <or>, %active_9 : vector<8xi1> into i1
                      scf.if %any_5 {
                        %eq_5 = arith.cmpi eq, %bit_and_1, %c4_8xi32 : vector<8xi32>
                        %active_10 = arith.andi %active_9, %eq_5 : vector<8xi1>
                        %gradient_result_1_old_4 = llvm.load %gradient_result_1 : !llvm.ptr -> vector<8xf32>
                        %gradient_result_1_old_4_new = arith.select %active_10, %sub_2, %gradient_result_1_old_4 : vector<8xi1>, vector<8xf32>
                        llvm.store %gradient_result_1_old_4_new, %gradient_result_1 : vector<8xf32>, !llvm.ptr
                        %otherwise_5 = arith.xori %eq_5, %ctrue_8xi1 : vector<8xi1>
                        %active_11 = arith.andi %active_9, %otherwise_5 : vector<8xi1>
                        %any_6 = vector.reduction <or>, %active_11 : vector<8xi1> into i1
                        scf.if %any_6 {
                          %eq_6 = arith.cmpi eq, %bit_and_1, %c5_8xi32 : vector<8xi32>
                          %active_12 = arith.andi %active_11, %eq_6 : vector<8xi1>
                          %neg_1 = arith.negf %sub_2 : vector<8xf32>
                          %gradient_result_1_old_5 = llvm.load %gradient_result_1 : !llvm.ptr -> vector<8xf32>
                          %gradient_result_1_old_5_new = arith.select %active_12, %neg_1, %gradient_result_1_old_5 : vector<8xi1>, vector<8xf32>
                          llvm.store %gradient_result_1_old_5_new, %gradient_result_1 : vector<8xf32>, !llvm.ptr
                          %otherwise_6 = arith.xori %eq_6, %ctrue_8xi1 : vector<8xi1>
                          %active_13 = arith.andi %active_11, %otherwise_6 : vector<8xi1>
                          %any_7 = vector.reduction <or>, %active_13 : vector<8xi1> into i1
                          scf.if %any_7 {
                            %eq_7 = arith.cmpi eq, %bit_and_1, %c6_8xi32 : vector<8xi32>
                            %active_14 = arith.andi %active_13, %eq_7 : vector<8xi1>
                            %down_all_5 = vector.broadcast %down : f32 to vector<8xf32>
                            %gradient_result_1_old_6 = llvm.load %gradient_result_1 : !llvm.ptr -> vector<8xf32>
                            %gradient_result_1_old_6_new = arith.select %active_14, %down_all_5, %gradient_result_1_old_6 : vector<8xi1>, vector<8xf32>
                            llvm.store %gradient_result_1_old_6_new, %gradient_result_1 : vector<8xf32>, !llvm.ptr
                            %otherwise_7 = arith.xori %eq_7, %ctrue_8xi1 : vector<8xi1>
                            %active_15 = arith.andi %active_13, %otherwise_7 : vector<8xi1>
                            %neg_2 = arith.negf %down : f32
                            %neg_2_all = vector.broadcast %neg_2 : f32 to vector<8xf32>
                            %gradient_result_1_old_7 = llvm.load %gradient_result_1 : !llvm.ptr -> vector<8xf32>
                            %gradient_result_1_old_7_new = arith.select %active_15, %neg_2_all, %gradient_result_1_old_7 : vector<8xi1>, vector<8xf32>
                            llvm.store %gradient_result_1_old_7_new, %gradient_result_1 : vector<8xf32>, !llvm.ptr
                          }
                        }
                      }
                    }
                  }
                }
                %gradient_result_value_1 = llvm.load %gradient_result_1 : !llvm.ptr -> vector<8xf32>
                %sub_3 = arith.subf %gradient_result_value_1, %gradient_result_value : vector<8xf32>
                %mul_15 = arith.mulf %sub_3, %u : vector<8xf32>
                %upper = arith.addf %gradient_result_value, %mul_15 : vector<8xf32>
                %add_5 = arith.addi %top, %c1_i32 : i32
                %sub_4 = arith.subf %down, %c1.0_f32 : f32
                llvm.store %c0.0_8xf32, %gradient_result_2 : vector<8xf32>, !llvm.ptr
                %mul_16 = arith.muli %add_5, %c-1028477387_i32 : i32
                %mul_16_all = vector.broadcast %mul_16 : i32 to vector<8xi32>
                %h_6 = arith.xori %mul_12, %mul_16_all : vector<8xi32>
                %shr_masked_4 = arith.shrui %h_6, %c15_8xi32 : vector<8xi32>
                %h_7 = arith.xori %h_6, %shr_masked_4 : vector<8xi32>
                %h_8 = arith.muli %h_7, %c739982445_8xi32 : vector<8xi32>
                %shr_masked_5 = arith.shrui %h_8, %c12_8xi32 : vector<8xi32>
                %bit_xor_2 = arith.xori %h_8, %shr_masked_5 : vector<8xi32>
                %bit_and_2 = arith.andi %bit_xor_2, %c7_8xi32 : vector<8xi32>
                %eq_2 = arith.cmpi eq, %bit_and_2, %c0_8xi32 : vector<8xi32>
                %active_4 = arith.andi %logical_and, %eq_2 : vector<8xi1>
                %sub_4_all = vector.broadcast %sub_4 : f32 to vector<8xf32>
                %add_6 = arith.addf %right, %sub_4_all : vector<8xf32>
                %gradient_result_2_old = llvm.load %gradient_result_2 : !llvm.ptr -> vector<8xf32>
                %gradient_result_2_new = arith.select %active_4, %add_6, %gradient_result_2_old : vector<8xi1>, vector<8xf32>
                llvm.store %gradient_result_2_new, %gradient_result_2 : vector<8xf32>, !llvm.ptr
                %otherwise_2 = arith.xori %eq_2, %ctrue_8xi1 : vector<8xi1>
                %active_5 = arith.andi %logical_and, %otherwise_2 : vector<8xi1>
                %any_3 = vector.reduction <or>, %active_5 : vector<8xi1> into i1
                scf.if %any_3 {
                  %eq_3 = arith.cmpi eq, %bit_and_2, %c1_8xi32 : vector<8xi32>
                  %active_6 = arith.andi %active_5, %eq_3 : vector<8xi1>
                  %sub_4_all_1 = vector.broadcast %sub_4 : f32 to vector<8xf32>
                  %sub_5 = arith.subf %right, %sub_4_all_1 : vector<8xf32>
                  %gradient_result_2_old_1 = llvm.load %gradient_result_2 : !llvm.ptr -> vector<8xf32>
                  %gradient_result_2_old_1_new = arith.select %active_6, %sub_5, %gradient_result_2_old_1 : vector<8xi1>, vector<8xf32>
                  llvm.store %gradient_result_2_old_1_new, %gradient_result_2 : vector<8xf32>, !llvm.ptr
                  %otherwise_3 = arith.xori %eq_3, %ctrue_8xi1 : vector<8xi1>
                  %active_7 = arith.andi %active_5, %otherwise_3 : vector<8xi1>
                  %any_4 = vector.reduction <or>, %active_7 : vector<8xi1> into i1
                  scf.if %any_4 {
                    %eq_4 = arith.cmpi eq, %bit_and_2, %c2_8xi32 : vector<8xi32>
                    %active_8 = arith.andi %active_7, %eq_4 : vector<8xi1>
                    %sub_4_all_2 = vector.broadcast %sub_4 : f32 to vector<8xf32>
                    %sub_6 = arith.subf %sub_4_all_2, %right : vector<8xf32>
                    %gradient_result_2_old_2 = llvm.load %gradient_result_2 : !llvm.ptr -> vector<8xf32>
                    %gradient_result_2_old_2_new = arith.select %active_8, %sub_6, %gradient_result_2_old_2 : vector<8xi1>, vector<8xf32>
                    llvm.store %gradient_result_2_old_2_new, %gradient_result_2 : vector<8xf32>, !llvm.ptr
                    %otherwise_4 = arith.xori %eq_4, %ctrue_8xi1 : vector<8xi1>
                    %active_9 = arith.andi %active_7, %otherwise_4 : vector<8xi1>
                    %any_5 = vector.reduction <or>, %active_9 : vector<8xi1> into i1
                    scf.if %any_5 {
                      %eq_5 = arith.cmpi eq, %bit_and_2, %c3_8xi32 : vector<8xi32>
                      %active_10 = arith.andi %active_9, %eq_5 : vector<8xi1>
                      %neg = arith.negf %right : vector<8xf32>
                      %sub_4_all_3 = vector.broadcast %sub_4 : f32 to vector<8xf32>
                      %sub_7 = arith.subf %neg, %sub_4_all_3 : vector<8xf32>
                      %gradient_result_2_old_3 = llvm.load %gradient_result_2 : !llvm.ptr -> vector<8xf32>
                      %gradient_result_2_old_3_new = arith.select %active_10, %sub_7, %gradient_result_2_old_3 : vector<8xi1>, vector<8xf32>
                      llvm.store %gradient_result_2_old_3_new, %gradient_result_2 : vector<8xf32>, !llvm.ptr
                      %otherwise_5 = arith.xori %eq_5, %ctrue_8xi1 : vector<8xi1>
                      %active_11 = arith.andi %active_9, %otherwise_5 : vector<8xi1>
                      %any_6 = vector.reduction <or>, %active_11 : vector<8xi1> into i1
                      scf.if %any_6 {
                        %eq_6 = arith.cmpi eq, %bit_and_2, %c4_8xi32 : vector<8xi32>
                        %active_12 = arith.andi %active_11, %eq_6 : vector<8xi1>
                        %gradient_result_2_old_4 = llvm.load %gradient_result_2 : !llvm.ptr -> vector<8xf32>
                        %gradient_result_2_old_4_new = arith.select %active_12, %right, %gradient_result_2_old_4 : vector<8xi1>, vector<8xf32>
                        llvm.store %gradient_result_2_old_4_new, %gradient_result_2 : vector<8xf32>, !llvm.ptr
                        %otherwise_6 = arith.xori %eq_6, %ctrue_8xi1 : vector<8xi1>
                        %active_13 = arith.andi %active_11, %otherwise_6 : vector<8xi1>
                        %any_7 = vector.reduction <or>, %active_13 : vector<8xi1> into i1
                        scf.if %any_7 {
                          %eq_7 = arith.cmpi eq, %bit_and_2, %c5_8xi32 : vector<8xi32>
                          %active_14 = arith.andi %active_13, %eq_7 : vector<8xi1>
                          %neg_1 = arith.negf %right : vector<8xf32>
                          %gradient_result_2_old_5 = llvm.load %gradient_result_2 : !llvm.ptr -> vector<8xf32>
                          %gradient_result_2_old_5_new = arith.select %active_14, %neg_1, %gradient_result_2_old_5 : vector<8xi1>, vector<8xf32>
                          llvm.store %gradient_result_2_old_5_new, %gradient_result_2 : vector<8xf32>, !llvm.ptr
                          %otherwise_7 = arith.xori %eq_7, %ctrue_8xi1 : vector<8xi1>
                          %active_15 = arith.andi %active_13, %otherwise_7 : vector<8xi1>
                          %any_8 = vector.reduction <or>, %active_15 : vector<8xi1> into i1
                          scf.if %any_8 {
                            %eq_8 = arith.cmpi eq, %bit_and_2, %c6_8xi32 : vector<8xi32>
                            %active_16 = arith.andi %active_15, %eq_8 : vector<8xi1>
                            %sub_4_all_4 = vector.broadcast %sub_4 : f32 to vector<8xf32>
                            %gradient_result_2_old_6 = llvm.load %gradient_result_2 : !llvm.ptr -> vector<8xf32>
                            %gradient_result_2_old_6_new = arith.select %active_16, %sub_4_all_4, %gradient_result_2_old_6 : vector<8xi1>, vector<8xf32>
                            llvm.store %gradient_result_2_old_6_new, %gradient_result_2 : vector<8xf32>, !llvm.ptr
                            %otherwise_8 = arith.xori %eq_8, %ctrue_8xi1 : vector<8xi1>
                            %active_17 = arith.andi %active_15, %otherwise_8 : vector<8xi1>
                            %neg_2 = arith.negf %sub_4 : f32
                            %neg_2_all = vector.broadcast %neg_2 : f32 to vector<8xf32>
                            %gradient_result_2_old_7 = llvm.load %gradient_result_2 : !llvm.ptr -> vector<8xf32>
                            %gradient_result_2_old_7_new = arith.select %active_17, %neg_2_all, %gradient_result_2_old_7 : vector<8xi1>, vector<8xf32>
                            llvm.store %gradient_result_2_old_7_new, %gradient_result_2 : vector<8xf32>, !llvm.ptr
                          }
                        }
                      }
                    }
                  }
                }
                %gradient_result_value_2 = llvm.load %gradient_result_2 : !llvm.ptr -> vector<8xf32>
                llvm.store %c0.0_8xf32, %gradient_result_3 : vector<8xf32>, !llvm.ptr
                %h_9 = arith.xori %mul_14, %mul_16_all : vector<8xi32>
                %shr_masked_6 = arith.shrui %h_9, %c15_8xi32 : vector<8xi32>
                %h_10 = arith.xori %h_9, %shr_masked_6 : vector<8xi32>
                %h_11 = arith.muli %h_10, %c739982445_8xi32 : vector<8xi32>
                %shr_masked_7 = arith.shrui %h_11, %c12_8xi32 : vector<8xi32>
                %bit_xor_3 = arith.xori %h_11, %shr_masked_7 : vector<8xi32>
                %bit_and_3 = arith.andi %bit_xor_3, %c7_8xi32 : vector<8xi32>
                %eq_3 = arith.cmpi eq, %bit_and_3, %c0_8xi32 : vector<8xi32>
                %active_6 = arith.andi %logical_and, %eq_3 : vector<8xi1>
                %sub_4_all_1 = vector.broadcast %sub_4 : f32 to vector<8xf32>
                %add_7 = arith.addf %sub_2, %sub_4_all_1 : vector<8xf32>
                %gradient_result_3_old = llvm.load %gradient_result_3 : !llvm.ptr -> vector<8xf32>
                %gradient_result_3_new = arith.select %active_6, %add_7, %gradient_result_3_old : vector<8xi1>, vector<8xf32>
                llvm.store %gradient_result_3_new, %gradient_result_3 : vector<8xf32>, !llvm.ptr
                %otherwise_3 = arith.xori %eq_3, %ctrue_8xi1 : vector<8xi1>
                %active_7 = arith.andi %logical_and, %otherwise_3 : vector<8xi1>
                %any_4 = vector.reduction <or>, %active_7 : vector<8xi1> into i1
                scf.if %any_4 {
                  %eq_4 = arith.cmpi eq, %bit_and_3, %c1_8xi32 : vector<8xi32>
                  %active_8 = arith.andi %active_7, %eq_4 : vector<8xi1>
                  %sub_4_all_2 = vector.broadcast %sub_4 : f32 to vector<8xf32>
                  %sub_5 = arith.subf %sub_2, %sub_4_all_2 : vector<8xf32>
                  %gradient_result_3_old_1 = llvm.load %gradient_result_3 : !llvm.ptr -> vector<8xf32>
                  %gradient_result_3_old_1_new = arith.select %active_8, %sub_5, %gradient_result_3_old_1 : vector<8xi1>, vector<8xf32>
                  llvm.store %gradient_result_3_old_1_new, %gradient_result_3 : vector<8xf32>, !llvm.ptr
                  %otherwise_4 = arith.xori %eq_4, %ctrue_8xi1 : vector<8xi1>
                  %active_9 = arith.andi %active_7, %otherwise_4 : vector<8xi1>
                  %any_5 = vector.reduction <or>, %active_9 : vector<8xi1> into i1
                  scf.if %any_5 {
                    %eq_5 = arith.cmpi eq, %bit_and_3, %c2_8xi32 : vector<8xi32>
                    %active_10 = arith.andi %active_9, %eq_5 : vector<8xi1>
                    %sub_4_all_3 = vector.broadcast %sub_4 : f32 to vector<8xf32>
                    %sub_6 = arith.subf %sub_4_all_3, %sub_2 : vector<8xf32>
                    %gradient_result_3_old_2 = llvm.load %gradient_result_3 : !llvm.ptr -> vector<8xf32>
                    %gradient_result_3_old_2_new = arith.select %active_10, %sub_6, %gradient_result_3_old_2 : vector<8xi1>, vector<8xf32>
                    llvm.store %gradient_result_3_old_2_new, %gradient_result_3 : vector<8xf32>, !llvm.ptr
                    %otherwise_5 = arith.xori %eq_5, %ctrue_8xi1 : vector<8xi1>
                    %active_11 = arith.andi %active_9, %otherwise_5 : vector<8xi1>
                    %any_6 = vector.reduction <or>, %active_11 : vector<8xi1> into i1
                    scf.if %any_6 {
                      %eq_6 = arith.cmpi eq, %bit_and_3, %c3_8xi32 : vector<8xi32>
                      %active_12 = arith.andi %active_11, %eq_6 : vector<8xi1>
                      %neg = arith.negf %sub_2 : vector<8xf32>
                      %sub_4_all_4 = vector.broadcast %sub_4 : f32 to vector<8xf32>
                      %sub_7 = arith.subf %neg, %sub_4_all_4 : vector<8xf32>
                      %gradient_result_3_old_3 = llvm.load %gradient_result_3 : !llvm.ptr -> vector<8xf32>
                      %gradient_result_3_old_3_new = arith.select %active_12, %sub_7, %gradient_result_3_old_3 : vector<8xi1>, vector<8xf32>
                      llvm.store %gradient_result_3_old_3_new, %gradient_result_3 : vector<8xf32>, !llvm.ptr
                      %otherwise_6 = arith.xori %eq_6, %ctrue_8xi1 : vector<8xi1>
                      %active_13 = arith.andi %active_11, %otherwise_6 : vector<8xi1>
                      %any_7 = vector.reduction <or>, %active_13 : vector<8xi1> into i1
                      scf.if %any_7 {
                        %eq_7 = arith.cmpi eq, %bit_and_3, %c4_8xi32 : vector<8xi32>
                        %active_14 = arith.andi %active_13, %eq_7 : vector<8xi1>
                        %gradient_result_3_old_4 = llvm.load %gradient_result_3 : !llvm.ptr -> vector<8xf32>
                        %gradient_result_3_old_4_new = arith.select %active_14, %sub_2, %gradient_result_3_old_4 : vector<8xi1>, vector<8xf32>
                        llvm.store %gradient_result_3_old_4_new, %gradient_result_3 : vector<8xf32>, !llvm.ptr
                        %otherwise_7 = arith.xori %eq_7, %ctrue_8xi1 : vector<8xi1>
                        %active_15 = arith.andi %active_13, %otherwise_7 : vector<8xi1>
                        %any_8 = vector.reduction <or>, %active_15 : vector<8xi1> into i1
                        scf.if %any_8 {
                          %eq_8 = arith.cmpi eq, %bit_and_3, %c5_8xi32 : vector<8xi32>
                          %active_16 = arith.andi %active_15, %eq_8 : vector<8xi1>
                          %neg_1 = arith.negf %sub_2 : vector<8xf32>
                          %gradient_result_3_old_5 = llvm.load %gradient_result_3 : !llvm.ptr -> vector<8xf32>
                          %gradient_result_3_old_5_new = arith.select %active_16, %neg_1, %gradient_result_3_old_5 : vector<8xi1>, vector<8xf32>
                          llvm.store %gradient_result_3_old_5_new, %gradient_result_3 : vector<8xf32>, !llvm.ptr
                          %otherwise_8 = arith.xori %eq_8, %ctrue_8xi1 : vector<8xi1>
                          %active_17 = arith.andi %active_15, %otherwise_8 : vector<8xi1>
                          %any_9 = vector.reduction <or>, %active_17 : vector<8xi1> into i1
                          scf.if %any_9 {
                            %eq_9 = arith.cmpi eq, %bit_and_3, %c6_8xi32 : vector<8xi32>
                            %active_18 = arith.andi %active_17, %eq_9 : vector<8xi1>
                            %sub_4_all_5 = vector.broadcast %sub_4 : f32 to vector<8xf32>
                            %gradient_result_3_old_6 = llvm.load %gradient_result_3 : !llvm.ptr -> vector<8xf32>
                            %gradient_result_3_old_6_new = arith.select %active_18, %sub_4_all_5, %gradient_result_3_old_6 : vector<8xi1>, vector<8xf32>
                            llvm.store %gradient_result_3_old_6_new, %gradient_result_3 : vector<8xf32>, !llvm.ptr
                            %otherwise_9 = arith.xori %eq_9, %ctrue_8xi1 : vector<8xi1>
                            %active_19 = arith.andi %active_17, %otherwise_9 : vector<8xi1>
                            %neg_2 = arith.negf %sub_4 : f32
                            %neg_2_all = vector.broadcast %neg_2 : f32 to vector<8xf32>
                            %gradient_result_3_old_7 = llvm.load %gradient_result_3 : !llvm.ptr -> vector<8xf32>
                            %gradient_result_3_old_7_new = arith.select %active_19, %neg_2_all, %gradient_result_3_old_7 : vector<8xi1>, vector<8xf32>
                            llvm.store %gradient_result_3_old_7_new, %gradient_result_3 : vector<8xf32>, !llvm.ptr
                          }
                        }
                      }
                    }
                  }
                }
                %gradient_result_value_3 = llvm.load %gradient_result_3 : !llvm.ptr -> vector<8xf32>
                %sub_5 = arith.subf %gradient_result_value_3, %gradient_result_value_2 : vector<8xf32>
                %mul_17 = arith.mulf %sub_5, %u : vector<8xf32>
                %lower = arith.addf %gradient_result_value_2, %mul_17 : vector<8xf32>
                %sub_6 = arith.subf %lower, %upper : vector<8xf32>
                %v_all = vector.broadcast %v : f32 to vector<8xf32>
                %mul_18 = arith.mulf %sub_6, %v_all : vector<8xf32>
                %add_8 = arith.addf %upper, %mul_18 : vector<8xf32>
                %amplitude_value_all = vector.broadcast %amplitude_value : f32 to vector<8xf32>
                %mul_19 = arith.mulf %amplitude_value_all, %add_8 : vector<8xf32>
                %add_9 = arith.addf %total_value, %mul_19 : vector<8xf32>
                llvm.store %add_9, %total : vector<8xf32>, !llvm.ptr
                %frequency_value_2 = llvm.load %frequency : !llvm.ptr -> f32
                %mul_20 = arith.mulf %frequency_value_2, %c2.0_f32 : f32
                llvm.store %mul_20, %frequency : f32, !llvm.ptr
                %amplitude_value_1 = llvm.load %amplitude : !llvm.ptr -> f32
                %mul_21 = arith.mulf %amplitude_value_1, %c0.5_f32 : f32
                llvm.store %mul_21, %amplitude : f32, !llvm.ptr
              }
              %total_value = llvm.load %total : !llvm.ptr -> vector<8xf32>
              %mul_2 = arith.muli %row, %out_shape_1 : i32
              %add = arith.addi %mul_2, %column : i32
              %out_at = llvm.getelementptr %out[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              llvm.intr.masked.store %total_value, %out_at, %logical_and {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
            }
          } {llvm.loop_annotation = #rolled}
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
