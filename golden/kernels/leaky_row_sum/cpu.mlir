#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func @leaky_row_sum(%x: !llvm.ptr {llvm.noalias, llvm.readonly}, %out: !llvm.ptr {llvm.noalias},
      %x_shape_0: i32, %x_shape_1: i32, %out_length: i32, %cube_count_x: i32, %cube_count_y: i32,
      %cube_count_z: i32, %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c32_i32 = arith.constant 32 : i32
    %c8_i32 = arith.constant 8 : i32
    %acc = llvm.alloca %c1_i64 x vector<8xf32> : (i64) -> !llvm.ptr
    %c0.0_8xf32 = arith.constant dense<0.0> : vector<8xf32>
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %c32_8xi32 = arith.constant dense<32> : vector<8xi32>
    %c1_8xi32 = arith.constant dense<1> : vector<8xi32>
    %c0_8xi32 = arith.constant dense<0> : vector<8xi32>
    %c1_i32 = arith.constant 1 : i32
    %ctrue_8xi1 = arith.constant dense<true> : vector<8xi1>
    %c-1.0e02_8xf32 = arith.constant dense<-1.0e+02> : vector<8xf32>
    %c0.5_8xf32 = arith.constant dense<0.5> : vector<8xf32>
    %c1.0_8xf32 = arith.constant dense<1.0> : vector<8xf32>
    %total = llvm.alloca %c1_i64 x vector<8xf32> : (i64) -> !llvm.ptr
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %cube_pos_x = arith.trunci %cube : i64 to i32
      %lt = arith.cmpi ult, %cube_pos_x, %out_length : i32
      %unit_first = arith.cmpi ult, %cube_pos_x, %x_shape_0 : i32
      %full = arith.andi %unit_first, %lt : i1
      scf.if %full {
        scf.for %unit_pos_x = %c0_i32 to %c32_i32 step %c8_i32 : i32 {
          llvm.store %c0.0_8xf32, %acc : vector<8xf32>, !llvm.ptr
          %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
          %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
          %x_shape_1_all = vector.broadcast %x_shape_1 : i32 to vector<8xi32>
          %some = arith.cmpi ult, %unit_pos_x_each, %x_shape_1_all : vector<8xi32>
          %gap = arith.subi %x_shape_1_all, %unit_pos_x_each : vector<8xi32>
          %t = arith.subi %gap, %c1_8xi32 : vector<8xi32>
          %t_1 = arith.divui %t, %c32_8xi32 : vector<8xi32>
          %t_2 = arith.addi %t_1, %c1_8xi32 : vector<8xi32>
          %trips = arith.select %some, %t_2, %c0_8xi32 : vector<8xi1>, vector<8xi32>
          %most = vector.reduction <maxui>, %trips : vector<8xi32> into i32
          scf.for unsigned %trip = %c0_i32 to %most step %c1_i32 : i32 {
            %trip_all = vector.broadcast %trip : i32 to vector<8xi32>
            %active = arith.cmpi ult, %trip_all, %trips : vector<8xi32>
            %distance = arith.muli %trip, %c32_i32 : i32
            %k = arith.addi %unit_pos_x, %distance : i32
            %mul = arith.muli %cube_pos_x, %x_shape_1 : i32
            %add = arith.addi %mul, %k : i32
            %x_at = llvm.getelementptr %x[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %v = llvm.intr.masked.load %x_at, %active, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %gt = arith.cmpf ogt, %v, %c0.0_8xf32 : vector<8xf32>
            %active_1 = arith.andi %active, %gt : vector<8xi1>
            %acc_value = llvm.load %acc : !llvm.ptr -> vector<8xf32>
            %add_1 = arith.addf %acc_value, %v : vector<8xf32>
            %acc_old = llvm.load %acc : !llvm.ptr -> vector<8xf32>
            %acc_new = arith.select %active_1, %add_1, %acc_old : vector<8xi1>, vector<8xf32>
            llvm.store %acc_new, %acc : vector<8xf32>, !llvm.ptr
            %otherwise = arith.xori %gt, %ctrue_8xi1 : vector<8xi1>
            %active_2 = arith.andi %active, %otherwise : vector<8xi1>
            %any = vector.reduction <or>, %active_2 : vector<8xi1> into i1
            scf.if %any {
              %gt_1 = arith.cmpf ogt, %v, %c-1.0e02_8xf32 : vector<8xf32>
              %active_3 = arith.andi %active_2, %gt_1 : vector<8xi1>
              %acc_value_1 = llvm.load %acc : !llvm.ptr -> vector<8xf32>
              %fma = math.fma %v, %c0.5_8xf32, %acc_value_1 : vector<8xf32>
              %acc_old_1 = llvm.load %acc : !llvm.ptr -> vector<8xf32>
              %acc_old_1_new = arith.select %active_3, %fma, %acc_old_1 : vector<8xi1>, vector<8xf32>
              llvm.store %acc_old_1_new, %acc : vector<8xf32>, !llvm.ptr
              %otherwise_1 = arith.xori %gt_1, %ctrue_8xi1 : vector<8xi1>
              %active_4 = arith.andi %active_2, %otherwise_1 : vector<8xi1>
              %acc_value_2 = llvm.load %acc : !llvm.ptr -> vector<8xf32>
              %sub = arith.subf %acc_value_2, %c1.0_8xf32 : vector<8xf32>
              %acc_old_2 = llvm.load %acc : !llvm.ptr -> vector<8xf32>
              %acc_old_2_new = arith.select %active_4, %sub, %acc_old_2 : vector<8xi1>, vector<8xf32>
              llvm.store %acc_old_2_new, %acc : vector<8xf32>, !llvm.ptr
            }
          }
          %acc_value = llvm.load %acc : !llvm.ptr -> vector<8xf32>
          llvm.store %acc_value, %total : vector<8xf32>, !llvm.ptr
          %total_value = llvm.load %total : !llvm.ptr -> vector<8xf32>
          llvm.store %total_value, %total : vector<8xf32>, !llvm.ptr
          %eq = arith.cmpi eq, %unit_pos_x_each, %c0_8xi32 : vector<8xi32>
          %any = vector.reduction <or>, %eq : vector<8xi1> into i1
          scf.if %any {
            %total_value_1 = llvm.load %total : !llvm.ptr -> vector<8xf32>
            %cube_pos_x_all = vector.broadcast %cube_pos_x : i32 to vector<8xi32>
            %out_at = llvm.getelementptr %out[%cube_pos_x_all] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            llvm.intr.masked.scatter %total_value_1, %out_at, %eq {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
          }
        }
      } else {
        scf.for %unit_pos_x = %c0_i32 to %c32_i32 step %c8_i32 : i32 {
          llvm.store %c0.0_8xf32, %acc : vector<8xf32>, !llvm.ptr
          %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
          %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
          %x_shape_1_all = vector.broadcast %x_shape_1 : i32 to vector<8xi32>
          %some = arith.cmpi ult, %unit_pos_x_each, %x_shape_1_all : vector<8xi32>
          %gap = arith.subi %x_shape_1_all, %unit_pos_x_each : vector<8xi32>
          %t = arith.subi %gap, %c1_8xi32 : vector<8xi32>
          %t_1 = arith.divui %t, %c32_8xi32 : vector<8xi32>
          %t_2 = arith.addi %t_1, %c1_8xi32 : vector<8xi32>
          %trips = arith.select %some, %t_2, %c0_8xi32 : vector<8xi1>, vector<8xi32>
          %most = vector.reduction <maxui>, %trips : vector<8xi32> into i32
          scf.for unsigned %trip = %c0_i32 to %most step %c1_i32 : i32 {
            %trip_all = vector.broadcast %trip : i32 to vector<8xi32>
            %active = arith.cmpi ult, %trip_all, %trips : vector<8xi32>
            %distance = arith.muli %trip, %c32_i32 : i32
            %k = arith.addi %unit_pos_x, %distance : i32
            %lt_1 = arith.cmpi ult, %cube_pos_x, %x_shape_0 : i32
            %mul = arith.muli %cube_pos_x, %x_shape_1 : i32
            %add = arith.addi %mul, %k : i32
            %lt_1_all = vector.broadcast %lt_1 : i1 to vector<8xi1>
            %active_1 = arith.andi %active, %lt_1_all : vector<8xi1>
            %x_at = llvm.getelementptr %x[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %v = llvm.intr.masked.load %x_at, %active_1, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %gt = arith.cmpf ogt, %v, %c0.0_8xf32 : vector<8xf32>
            %active_2 = arith.andi %active, %gt : vector<8xi1>
            %acc_value = llvm.load %acc : !llvm.ptr -> vector<8xf32>
            %add_1 = arith.addf %acc_value, %v : vector<8xf32>
            %acc_old = llvm.load %acc : !llvm.ptr -> vector<8xf32>
            %acc_new = arith.select %active_2, %add_1, %acc_old : vector<8xi1>, vector<8xf32>
            llvm.store %acc_new, %acc : vector<8xf32>, !llvm.ptr
            %otherwise = arith.xori %gt, %ctrue_8xi1 : vector<8xi1>
            %active_3 = arith.andi %active, %otherwise : vector<8xi1>
            %any = vector.reduction <or>, %active_3 : vector<8xi1> into i1
            scf.if %any {
              %gt_1 = arith.cmpf ogt, %v, %c-1.0e02_8xf32 : vector<8xf32>
              %active_4 = arith.andi %active_3, %gt_1 : vector<8xi1>
              %acc_value_1 = llvm.load %acc : !llvm.ptr -> vector<8xf32>
              %fma = math.fma %v, %c0.5_8xf32, %acc_value_1 : vector<8xf32>
              %acc_old_1 = llvm.load %acc : !llvm.ptr -> vector<8xf32>
              %acc_old_1_new = arith.select %active_4, %fma, %acc_old_1 : vector<8xi1>, vector<8xf32>
              llvm.store %acc_old_1_new, %acc : vector<8xf32>, !llvm.ptr
              %otherwise_1 = arith.xori %gt_1, %ctrue_8xi1 : vector<8xi1>
              %active_5 = arith.andi %active_3, %otherwise_1 : vector<8xi1>
              %acc_value_2 = llvm.load %acc : !llvm.ptr -> vector<8xf32>
              %sub = arith.subf %acc_value_2, %c1.0_8xf32 : vector<8xf32>
              %acc_old_2 = llvm.load %acc : !llvm.ptr -> vector<8xf32>
              %acc_old_2_new = arith.select %active_5, %sub, %acc_old_2 : vector<8xi1>, vector<8xf32>
              llvm.store %acc_old_2_new, %acc : vector<8xf32>, !llvm.ptr
            }
          }
          %acc_value = llvm.load %acc : !llvm.ptr -> vector<8xf32>
          llvm.store %acc_value, %total : vector<8xf32>, !llvm.ptr
          %total_value = llvm.load %total : !llvm.ptr -> vector<8xf32>
          %lt_all = vector.broadcast %lt : i1 to vector<8xi1>
          %select = arith.select %lt_all, %total_value, %c0.0_8xf32 : vector<8xi1>, vector<8xf32>
          llvm.store %select, %total : vector<8xf32>, !llvm.ptr
          %eq = arith.cmpi eq, %unit_pos_x_each, %c0_8xi32 : vector<8xi32>
          %any = vector.reduction <or>, %eq : vector<8xi1> into i1
          scf.if %any {
            %total_value_1 = llvm.load %total : !llvm.ptr -> vector<8xf32>
            %active = arith.andi %eq, %lt_all : vector<8xi1>
            %cube_pos_x_all = vector.broadcast %cube_pos_x : i32 to vector<8xi32>
            %out_at = llvm.getelementptr %out[%cube_pos_x_all] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            llvm.intr.masked.scatter %total_value_1, %out_at, %active {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
          }
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
