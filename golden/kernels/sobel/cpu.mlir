#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func private @math.atan2_8xf32(%y: vector<8xf32>, %x: vector<8xf32>) -> vector<8xf32> attributes {passthrough = ["alwaysinline"]} {
    %c1.0_8xf32 = arith.constant dense<1.0> : vector<8xf32>
    %c0.0_8xf32 = arith.constant dense<0.0> : vector<8xf32>
    %c2.4142137_8xf32 = arith.constant dense<2.4142137> : vector<8xf32>
    %c0.41421357_8xf32 = arith.constant dense<0.41421357> : vector<8xf32>
    %c-1.0_8xf32 = arith.constant dense<-1.0> : vector<8xf32>
    %c1.5707964_8xf32 = arith.constant dense<1.5707964> : vector<8xf32>
    %c0.7853982_8xf32 = arith.constant dense<0.7853982> : vector<8xf32>
    %c0.080537446_8xf32 = arith.constant dense<0.080537446> : vector<8xf32>
    %c-0.13877685_8xf32 = arith.constant dense<-0.13877685> : vector<8xf32>
    %c0.19977711_8xf32 = arith.constant dense<0.19977711> : vector<8xf32>
    %c-0.3333295_8xf32 = arith.constant dense<-0.3333295> : vector<8xf32>
    %c0_8xi32 = arith.constant dense<0> : vector<8xi32>
    %c3.1415927_8xf32 = arith.constant dense<3.1415927> : vector<8xf32>
    %width = math.absf %x : vector<8xf32>
    %height = math.absf %y : vector<8xf32>
    %low = arith.minimumf %width, %height : vector<8xf32>
    %high = arith.maximumf %width, %height : vector<8xf32>
    %equal = arith.cmpf oeq, %low, %high : vector<8xf32>
    %v = arith.divf %low, %high : vector<8xf32>
    %ratio = arith.select %equal, %c1.0_8xf32, %v : vector<8xi1>, vector<8xf32>
    %v_1 = arith.cmpf oeq, %high, %c0.0_8xf32 : vector<8xf32>
    %v_2 = arith.select %v_1, %c0.0_8xf32, %ratio : vector<8xi1>, vector<8xf32>
    %size = math.absf %v_2 : vector<8xf32>
    %large = arith.cmpf ogt, %size, %c2.4142137_8xf32 : vector<8xf32>
    %middle = arith.cmpf ogt, %size, %c0.41421357_8xf32 : vector<8xf32>
    %v_3 = arith.subf %size, %c1.0_8xf32 : vector<8xf32>
    %v_4 = arith.select %middle, %v_3, %size : vector<8xi1>, vector<8xf32>
    %v_5 = arith.select %large, %c-1.0_8xf32, %v_4 : vector<8xi1>, vector<8xf32>
    %v_6 = arith.addf %size, %c1.0_8xf32 : vector<8xf32>
    %v_7 = arith.select %middle, %v_6, %c1.0_8xf32 : vector<8xi1>, vector<8xf32>
    %v_8 = arith.select %large, %size, %v_7 : vector<8xi1>, vector<8xf32>
    %v_9 = arith.select %middle, %c0.7853982_8xf32, %c0.0_8xf32 : vector<8xi1>, vector<8xf32>
    %base = arith.select %large, %c1.5707964_8xf32, %v_9 : vector<8xi1>, vector<8xf32>
    %turned = arith.divf %v_5, %v_8 : vector<8xf32>
    %square = arith.mulf %turned, %turned : vector<8xf32>
    %v_10 = arith.mulf %turned, %square : vector<8xf32>
    %p = math.fma %c0.080537446_8xf32, %square, %c-0.13877685_8xf32 : vector<8xf32>
    %p_1 = math.fma %p, %square, %c0.19977711_8xf32 : vector<8xf32>
    %p_2 = math.fma %p_1, %square, %c-0.3333295_8xf32 : vector<8xf32>
    %v_11 = math.fma %v_10, %p_2, %turned : vector<8xf32>
    %v_12 = arith.addf %base, %v_11 : vector<8xf32>
    %result = math.copysign %v_12, %v_2 : vector<8xf32>
    %steep = arith.cmpf ogt, %height, %width : vector<8xf32>
    %v_13 = arith.subf %c1.5707964_8xf32, %result : vector<8xf32>
    %v_14 = arith.select %steep, %v_13, %result : vector<8xi1>, vector<8xf32>
    %bits = arith.bitcast %x : vector<8xf32> to vector<8xi32>
    %left = arith.cmpi slt, %bits, %c0_8xi32 : vector<8xi32>
    %v_15 = arith.subf %c3.1415927_8xf32, %v_14 : vector<8xf32>
    %angle = arith.select %left, %v_15, %v_14 : vector<8xi1>, vector<8xf32>
    %result_1 = math.copysign %angle, %y : vector<8xf32>
    return %result_1 : vector<8xf32>
  }
  func.func @sobel(%x: !llvm.ptr {llvm.noalias, llvm.readonly}, %size: !llvm.ptr {llvm.noalias},
      %angle: !llvm.ptr {llvm.noalias}, %x_shape_0: i32, %x_shape_1: i32, %size_shape_0: i32,
      %size_shape_1: i32, %angle_shape_0: i32, %angle_shape_1: i32, %cube_count_x: i32, %cube_count_y: i32,
      %cube_count_z: i32, %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c8_i32 = arith.constant 8 : i32
    %c16_i32 = arith.constant 16 : i32
    %c7_i32 = arith.constant 7 : i32
    %c15_i32 = arith.constant 15 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c1_i32 = arith.constant 1 : i32
    %total = llvm.alloca %c1_i64 x vector<8xf32> : (i64) -> !llvm.ptr
    %c0.0_8xf32 = arith.constant dense<0.0> : vector<8xf32>
    %c-1.0_8xf32 = arith.constant dense<-1.0> : vector<8xf32>
    %c-2.0_8xf32 = arith.constant dense<-2.0> : vector<8xf32>
    %c2.0_8xf32 = arith.constant dense<2.0> : vector<8xf32>
    %total_1 = llvm.alloca %c1_i64 x vector<8xf32> : (i64) -> !llvm.ptr
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %count_x = arith.extui %cube_count_x : i32 to i64
      %pos_x = arith.remui %cube, %count_x : i64
      %rest = arith.divui %cube, %count_x : i64
      %cube_pos_x = arith.trunci %pos_x : i64 to i32
      %cube_pos_y = arith.trunci %rest : i64 to i32
      %mul = arith.muli %cube_pos_y, %c8_i32 : i32
      %mul_1 = arith.muli %cube_pos_x, %c16_i32 : i32
      %row_last = llvm.intr.sadd.sat(%mul, %c7_i32) : (i32, i32) -> i32
      %full = arith.cmpi slt, %row_last, %x_shape_0 : i32
      %column_last = llvm.intr.sadd.sat(%mul_1, %c15_i32) : (i32, i32) -> i32
      %full_1 = arith.cmpi slt, %column_last, %x_shape_1 : i32
      %full_2 = arith.andi %full, %full_1 : i1
      %unit_first = arith.addi %mul, %c-1_i32 : i32
      %unit_last = llvm.intr.uadd.sat(%unit_first, %c7_i32) : (i32, i32) -> i32
      %full_3 = arith.cmpi ult, %unit_last, %x_shape_0 : i32
      %full_4 = arith.andi %full_2, %full_3 : i1
      %unit_first_1 = arith.addi %mul_1, %c-1_i32 : i32
      %unit_last_1 = llvm.intr.uadd.sat(%unit_first_1, %c15_i32) : (i32, i32) -> i32
      %full_5 = arith.cmpi ult, %unit_last_1, %x_shape_1 : i32
      %full_6 = arith.andi %full_4, %full_5 : i1
      %unit_first_2 = arith.addi %mul_1, %c1_i32 : i32
      %unit_last_2 = llvm.intr.uadd.sat(%unit_first_2, %c15_i32) : (i32, i32) -> i32
      %full_7 = arith.cmpi ult, %unit_last_2, %x_shape_1 : i32
      %full_8 = arith.andi %full_6, %full_7 : i1
      %unit_first_3 = arith.addi %mul, %c1_i32 : i32
      %unit_last_3 = llvm.intr.uadd.sat(%unit_first_3, %c7_i32) : (i32, i32) -> i32
      %full_9 = arith.cmpi ult, %unit_last_3, %x_shape_0 : i32
      %full_10 = arith.andi %full_8, %full_9 : i1
      %row_last_1 = llvm.intr.uadd.sat(%mul, %c7_i32) : (i32, i32) -> i32
      %full_11 = arith.cmpi ult, %row_last_1, %size_shape_0 : i32
      %full_12 = arith.andi %full_10, %full_11 : i1
      %column_last_1 = llvm.intr.uadd.sat(%mul_1, %c15_i32) : (i32, i32) -> i32
      %full_13 = arith.cmpi ult, %column_last_1, %size_shape_1 : i32
      %full_14 = arith.andi %full_12, %full_13 : i1
      scf.if %full_14 {
        scf.for %unit_pos_y = %c0_i32 to %c8_i32 step %c1_i32 : i32 {
          scf.for %unit_pos_x = %c0_i32 to %c16_i32 step %c8_i32 : i32 {
            %add = arith.addi %mul, %unit_pos_y : i32
            %add_1 = arith.addi %mul_1, %unit_pos_x : i32
            llvm.store %c0.0_8xf32, %total : vector<8xf32>, !llvm.ptr
            %total_value = llvm.load %total : !llvm.ptr -> vector<8xf32>
            %add_2 = arith.addi %add, %c-1_i32 : i32
            %add_3 = arith.addi %add_1, %c-1_i32 : i32
            %mul_2 = arith.muli %add_2, %x_shape_1 : i32
            %add_4 = arith.addi %mul_2, %add_3 : i32
            %x_at = llvm.getelementptr %x[%add_4] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %x_value = llvm.load %x_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
            %mul_3 = arith.mulf %c-1.0_8xf32, %x_value : vector<8xf32>
            %add_5 = arith.addf %total_value, %mul_3 : vector<8xf32>
            llvm.store %add_5, %total : vector<8xf32>, !llvm.ptr
            %total_value_1 = llvm.load %total : !llvm.ptr -> vector<8xf32>
            %add_6 = arith.addi %add_1, %c1_i32 : i32
            %add_7 = arith.addi %mul_2, %add_6 : i32
            %x_at_1 = llvm.getelementptr %x[%add_7] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %x_value_1 = llvm.load %x_at_1 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
            %add_8 = arith.addf %total_value_1, %x_value_1 : vector<8xf32>
            llvm.store %add_8, %total : vector<8xf32>, !llvm.ptr
            %total_value_2 = llvm.load %total : !llvm.ptr -> vector<8xf32>
            %mul_4 = arith.muli %add, %x_shape_1 : i32
            %add_9 = arith.addi %mul_4, %add_3 : i32
            %x_at_2 = llvm.getelementptr %x[%add_9] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %x_value_2 = llvm.load %x_at_2 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
            %mul_5 = arith.mulf %c-2.0_8xf32, %x_value_2 : vector<8xf32>
            %add_10 = arith.addf %total_value_2, %mul_5 : vector<8xf32>
            llvm.store %add_10, %total : vector<8xf32>, !llvm.ptr
            %total_value_3 = llvm.load %total : !llvm.ptr -> vector<8xf32>
            %add_11 = arith.addi %mul_4, %add_6 : i32
            %x_at_3 = llvm.getelementptr %x[%add_11] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %x_value_3 = llvm.load %x_at_3 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
            %mul_6 = arith.mulf %c2.0_8xf32, %x_value_3 : vector<8xf32>
            %add_12 = arith.addf %total_value_3, %mul_6 : vector<8xf32>
            llvm.store %add_12, %total : vector<8xf32>, !llvm.ptr
            %total_value_4 = llvm.load %total : !llvm.ptr -> vector<8xf32>
            %add_13 = arith.addi %add, %c1_i32 : i32
            %mul_7 = arith.muli %add_13, %x_shape_1 : i32
            %add_14 = arith.addi %mul_7, %add_3 : i32
            %x_at_4 = llvm.getelementptr %x[%add_14] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %x_value_4 = llvm.load %x_at_4 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
            %mul_8 = arith.mulf %c-1.0_8xf32, %x_value_4 : vector<8xf32>
            %add_15 = arith.addf %total_value_4, %mul_8 : vector<8xf32>
            llvm.store %add_15, %total : vector<8xf32>, !llvm.ptr
            %total_value_5 = llvm.load %total : !llvm.ptr -> vector<8xf32>
            %add_16 = arith.addi %mul_7, %add_6 : i32
            %x_at_5 = llvm.getelementptr %x[%add_16] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %x_value_5 = llvm.load %x_at_5 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
            %add_17 = arith.addf %total_value_5, %x_value_5 : vector<8xf32>
            llvm.store %add_17, %total : vector<8xf32>, !llvm.ptr
            %across = llvm.load %total : !llvm.ptr -> vector<8xf32>
            llvm.store %c0.0_8xf32, %total_1 : vector<8xf32>, !llvm.ptr
            %total_value_6 = llvm.load %total_1 : !llvm.ptr -> vector<8xf32>
            %add_18 = arith.addf %total_value_6, %mul_3 : vector<8xf32>
            llvm.store %add_18, %total_1 : vector<8xf32>, !llvm.ptr
            %total_value_7 = llvm.load %total_1 : !llvm.ptr -> vector<8xf32>
            %add_19 = arith.addi %mul_2, %add_1 : i32
            %x_at_6 = llvm.getelementptr %x[%add_19] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %x_value_6 = llvm.load %x_at_6 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
            %mul_9 = arith.mulf %c-2.0_8xf32, %x_value_6 : vector<8xf32>
            %add_20 = arith.addf %total_value_7, %mul_9 : vector<8xf32>
            llvm.store %add_20, %total_1 : vector<8xf32>, !llvm.ptr
            %total_value_8 = llvm.load %total_1 : !llvm.ptr -> vector<8xf32>
            %mul_10 = arith.mulf %c-1.0_8xf32, %x_value_1 : vector<8xf32>
            %add_21 = arith.addf %total_value_8, %mul_10 : vector<8xf32>
            llvm.store %add_21, %total_1 : vector<8xf32>, !llvm.ptr
            %total_value_9 = llvm.load %total_1 : !llvm.ptr -> vector<8xf32>
            %add_22 = arith.addf %total_value_9, %x_value_4 : vector<8xf32>
            llvm.store %add_22, %total_1 : vector<8xf32>, !llvm.ptr
            %total_value_10 = llvm.load %total_1 : !llvm.ptr -> vector<8xf32>
            %add_23 = arith.addi %mul_7, %add_1 : i32
            %x_at_7 = llvm.getelementptr %x[%add_23] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %x_value_7 = llvm.load %x_at_7 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
            %mul_11 = arith.mulf %c2.0_8xf32, %x_value_7 : vector<8xf32>
            %add_24 = arith.addf %total_value_10, %mul_11 : vector<8xf32>
            llvm.store %add_24, %total_1 : vector<8xf32>, !llvm.ptr
            %total_value_11 = llvm.load %total_1 : !llvm.ptr -> vector<8xf32>
            %add_25 = arith.addf %total_value_11, %x_value_5 : vector<8xf32>
            llvm.store %add_25, %total_1 : vector<8xf32>, !llvm.ptr
            %down = llvm.load %total_1 : !llvm.ptr -> vector<8xf32>
            %mul_12 = arith.mulf %across, %across : vector<8xf32>
            %mul_13 = arith.mulf %down, %down : vector<8xf32>
            %add_26 = arith.addf %mul_12, %mul_13 : vector<8xf32>
            %sqrt = math.sqrt %add_26 : vector<8xf32>
            %mul_14 = arith.muli %add, %size_shape_1 : i32
            %add_27 = arith.addi %mul_14, %add_1 : i32
            %size_at = llvm.getelementptr %size[%add_27] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.store %sqrt, %size_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
            %atan2 = func.call @math.atan2_8xf32(%down, %across) : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
            %lt = arith.cmpi ult, %add, %angle_shape_0 : i32
            %mul_15 = arith.muli %add, %angle_shape_1 : i32
            %add_1_all = vector.broadcast %add_1 : i32 to vector<8xi32>
            %add_1_each = arith.addi %add_1_all, %iota_8xi32 : vector<8xi32>
            %angle_shape_1_all = vector.broadcast %angle_shape_1 : i32 to vector<8xi32>
            %lt_1 = arith.cmpi ult, %add_1_each, %angle_shape_1_all : vector<8xi32>
            %lt_all = vector.broadcast %lt : i1 to vector<8xi1>
            %logical_and = arith.andi %lt_all, %lt_1 : vector<8xi1>
            %add_28 = arith.addi %mul_15, %add_1 : i32
            %angle_at = llvm.getelementptr %angle[%add_28] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.intr.masked.store %atan2, %angle_at, %logical_and {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
          }
        }
      } else {
        scf.for %unit_pos_y = %c0_i32 to %c8_i32 step %c1_i32 : i32 {
          scf.for %unit_pos_x = %c0_i32 to %c16_i32 step %c8_i32 : i32 {
            %add = arith.addi %mul, %unit_pos_y : i32
            %add_1 = arith.addi %mul_1, %unit_pos_x : i32
            %lt = arith.cmpi slt, %add, %x_shape_0 : i32
            %add_1_all = vector.broadcast %add_1 : i32 to vector<8xi32>
            %add_1_each = arith.addi %add_1_all, %iota_8xi32 : vector<8xi32>
            %x_shape_1_all = vector.broadcast %x_shape_1 : i32 to vector<8xi32>
            %lt_1 = arith.cmpi slt, %add_1_each, %x_shape_1_all : vector<8xi32>
            %lt_all = vector.broadcast %lt : i1 to vector<8xi1>
            %logical_and = arith.andi %lt_all, %lt_1 : vector<8xi1>
            %any = vector.reduction <or>, %logical_and : vector<8xi1> into i1
            scf.if %any {
              llvm.store %c0.0_8xf32, %total : vector<8xf32>, !llvm.ptr
              %total_value = llvm.load %total : !llvm.ptr -> vector<8xf32>
              %add_2 = arith.addi %add, %c-1_i32 : i32
              %add_3 = arith.addi %add_1, %c-1_i32 : i32
              %lt_2 = arith.cmpi ult, %add_2, %x_shape_0 : i32
              %mul_2 = arith.muli %add_2, %x_shape_1 : i32
              %add_3_all = vector.broadcast %add_3 : i32 to vector<8xi32>
              %add_3_each = arith.addi %add_3_all, %iota_8xi32 : vector<8xi32>
              %lt_3 = arith.cmpi ult, %add_3_each, %x_shape_1_all : vector<8xi32>
              %lt_2_all = vector.broadcast %lt_2 : i1 to vector<8xi1>
              %logical_and_1 = arith.andi %lt_2_all, %lt_3 : vector<8xi1>
              %add_4 = arith.addi %mul_2, %add_3 : i32
              %active = arith.andi %logical_and, %logical_and_1 : vector<8xi1>
              %x_at = llvm.getelementptr %x[%add_4] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %x_value = llvm.intr.masked.load %x_at, %active, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %mul_3 = arith.mulf %c-1.0_8xf32, %x_value : vector<8xf32>
              %add_5 = arith.addf %total_value, %mul_3 : vector<8xf32>
              llvm.store %add_5, %total : vector<8xf32>, !llvm.ptr
              %total_value_1 = llvm.load %total : !llvm.ptr -> vector<8xf32>
              %add_6 = arith.addi %add_1, %c1_i32 : i32
              %add_6_all = vector.broadcast %add_6 : i32 to vector<8xi32>
              %add_6_each = arith.addi %add_6_all, %iota_8xi32 : vector<8xi32>
              %lt_4 = arith.cmpi ult, %add_6_each, %x_shape_1_all : vector<8xi32>
              %logical_and_2 = arith.andi %lt_2_all, %lt_4 : vector<8xi1>
              %add_7 = arith.addi %mul_2, %add_6 : i32
              %active_1 = arith.andi %logical_and, %logical_and_2 : vector<8xi1>
              %x_at_1 = llvm.getelementptr %x[%add_7] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %x_value_1 = llvm.intr.masked.load %x_at_1, %active_1, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %add_8 = arith.addf %total_value_1, %x_value_1 : vector<8xf32>
              llvm.store %add_8, %total : vector<8xf32>, !llvm.ptr
              %total_value_2 = llvm.load %total : !llvm.ptr -> vector<8xf32>
              %mul_4 = arith.muli %add, %x_shape_1 : i32
              %add_9 = arith.addi %mul_4, %add_3 : i32
              %active_2 = arith.andi %logical_and, %lt_3 : vector<8xi1>
              %x_at_2 = llvm.getelementptr %x[%add_9] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %x_value_2 = llvm.intr.masked.load %x_at_2, %active_2, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %mul_5 = arith.mulf %c-2.0_8xf32, %x_value_2 : vector<8xf32>
              %add_10 = arith.addf %total_value_2, %mul_5 : vector<8xf32>
              llvm.store %add_10, %total : vector<8xf32>, !llvm.ptr
              %total_value_3 = llvm.load %total : !llvm.ptr -> vector<8xf32>
              %add_11 = arith.addi %mul_4, %add_6 : i32
              %active_3 = arith.andi %logical_and, %lt_4 : vector<8xi1>
              %x_at_3 = llvm.getelementptr %x[%add_11] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %x_value_3 = llvm.intr.masked.load %x_at_3, %active_3, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %mul_6 = arith.mulf %c2.0_8xf32, %x_value_3 : vector<8xf32>
              %add_12 = arith.addf %total_value_3, %mul_6 : vector<8xf32>
              llvm.store %add_12, %total : vector<8xf32>, !llvm.ptr
              %total_value_4 = llvm.load %total : !llvm.ptr -> vector<8xf32>
              %add_13 = arith.addi %add, %c1_i32 : i32
              %lt_5 = arith.cmpi ult, %add_13, %x_shape_0 : i32
              %mul_7 = arith.muli %add_13, %x_shape_1 : i32
              %lt_5_all = vector.broadcast %lt_5 : i1 to vector<8xi1>
              %logical_and_3 = arith.andi %lt_5_all, %lt_3 : vector<8xi1>
              %add_14 = arith.addi %mul_7, %add_3 : i32
              %active_4 = arith.andi %logical_and, %logical_and_3 : vector<8xi1>
              %x_at_4 = llvm.getelementptr %x[%add_14] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %x_value_4 = llvm.intr.masked.load %x_at_4, %active_4, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %mul_8 = arith.mulf %c-1.0_8xf32, %x_value_4 : vector<8xf32>
              %add_15 = arith.addf %total_value_4, %mul_8 : vector<8xf32>
              llvm.store %add_15, %total : vector<8xf32>, !llvm.ptr
              %total_value_5 = llvm.load %total : !llvm.ptr -> vector<8xf32>
              %logical_and_4 = arith.andi %lt_5_all, %lt_4 : vector<8xi1>
              %add_16 = arith.addi %mul_7, %add_6 : i32
              %active_5 = arith.andi %logical_and, %logical_and_4 : vector<8xi1>
              %x_at_5 = llvm.getelementptr %x[%add_16] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %x_value_5 = llvm.intr.masked.load %x_at_5, %active_5, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %add_17 = arith.addf %total_value_5, %x_value_5 : vector<8xf32>
              llvm.store %add_17, %total : vector<8xf32>, !llvm.ptr
              %across = llvm.load %total : !llvm.ptr -> vector<8xf32>
              llvm.store %c0.0_8xf32, %total_1 : vector<8xf32>, !llvm.ptr
              %total_value_6 = llvm.load %total_1 : !llvm.ptr -> vector<8xf32>
              %add_18 = arith.addf %total_value_6, %mul_3 : vector<8xf32>
              llvm.store %add_18, %total_1 : vector<8xf32>, !llvm.ptr
              %total_value_7 = llvm.load %total_1 : !llvm.ptr -> vector<8xf32>
              %add_19 = arith.addi %mul_2, %add_1 : i32
              %active_6 = arith.andi %logical_and, %lt_2_all : vector<8xi1>
              %x_at_6 = llvm.getelementptr %x[%add_19] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %x_value_6 = llvm.intr.masked.load %x_at_6, %active_6, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %mul_9 = arith.mulf %c-2.0_8xf32, %x_value_6 : vector<8xf32>
              %add_20 = arith.addf %total_value_7, %mul_9 : vector<8xf32>
              llvm.store %add_20, %total_1 : vector<8xf32>, !llvm.ptr
              %total_value_8 = llvm.load %total_1 : !llvm.ptr -> vector<8xf32>
              %mul_10 = arith.mulf %c-1.0_8xf32, %x_value_1 : vector<8xf32>
              %add_21 = arith.addf %total_value_8, %mul_10 : vector<8xf32>
              llvm.store %add_21, %total_1 : vector<8xf32>, !llvm.ptr
              %total_value_9 = llvm.load %total_1 : !llvm.ptr -> vector<8xf32>
              %add_22 = arith.addf %total_value_9, %x_value_4 : vector<8xf32>
              llvm.store %add_22, %total_1 : vector<8xf32>, !llvm.ptr
              %total_value_10 = llvm.load %total_1 : !llvm.ptr -> vector<8xf32>
              %add_23 = arith.addi %mul_7, %add_1 : i32
              %active_7 = arith.andi %logical_and, %lt_5_all : vector<8xi1>
              %x_at_7 = llvm.getelementptr %x[%add_23] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %x_value_7 = llvm.intr.masked.load %x_at_7, %active_7, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %mul_11 = arith.mulf %c2.0_8xf32, %x_value_7 : vector<8xf32>
              %add_24 = arith.addf %total_value_10, %mul_11 : vector<8xf32>
              llvm.store %add_24, %total_1 : vector<8xf32>, !llvm.ptr
              %total_value_11 = llvm.load %total_1 : !llvm.ptr -> vector<8xf32>
              %add_25 = arith.addf %total_value_11, %x_value_5 : vector<8xf32>
              llvm.store %add_25, %total_1 : vector<8xf32>, !llvm.ptr
              %down = llvm.load %total_1 : !llvm.ptr -> vector<8xf32>
              %mul_12 = arith.mulf %across, %across : vector<8xf32>
              %mul_13 = arith.mulf %down, %down : vector<8xf32>
              %add_26 = arith.addf %mul_12, %mul_13 : vector<8xf32>
              %sqrt = math.sqrt %add_26 : vector<8xf32>
              %lt_6 = arith.cmpi ult, %add, %size_shape_0 : i32
              %mul_14 = arith.muli %add, %size_shape_1 : i32
              %size_shape_1_all = vector.broadcast %size_shape_1 : i32 to vector<8xi32>
              %lt_7 = arith.cmpi ult, %add_1_each, %size_shape_1_all : vector<8xi32>
              %lt_6_all = vector.broadcast %lt_6 : i1 to vector<8xi1>
              %logical_and_5 = arith.andi %lt_6_all, %lt_7 : vector<8xi1>
              %add_27 = arith.addi %mul_14, %add_1 : i32
              %active_8 = arith.andi %logical_and, %logical_and_5 : vector<8xi1>
              %size_at = llvm.getelementptr %size[%add_27] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              llvm.intr.masked.store %sqrt, %size_at, %active_8 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
              %atan2 = func.call @math.atan2_8xf32(%down, %across) : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %lt_8 = arith.cmpi ult, %add, %angle_shape_0 : i32
              %mul_15 = arith.muli %add, %angle_shape_1 : i32
              %angle_shape_1_all = vector.broadcast %angle_shape_1 : i32 to vector<8xi32>
              %lt_9 = arith.cmpi ult, %add_1_each, %angle_shape_1_all : vector<8xi32>
              %lt_8_all = vector.broadcast %lt_8 : i1 to vector<8xi1>
              %logical_and_6 = arith.andi %lt_8_all, %lt_9 : vector<8xi1>
              %add_28 = arith.addi %mul_15, %add_1 : i32
              %active_9 = arith.andi %logical_and, %logical_and_6 : vector<8xi1>
              %angle_at = llvm.getelementptr %angle[%add_28] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              llvm.intr.masked.store %atan2, %angle_at, %active_9 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
            }
          } {llvm.loop_annotation = #rolled}
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
