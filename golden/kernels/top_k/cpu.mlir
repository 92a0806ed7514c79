#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func @top_k(%x: !llvm.ptr {llvm.noalias, llvm.readonly}, %values: !llvm.ptr {llvm.noalias},
      %places: !llvm.ptr {llvm.noalias}, %x_shape_0: i32, %x_shape_1: i32, %values_shape_0: i32,
      %values_shape_1: i32, %places_shape_0: i32, %places_shape_1: i32, %cube_count_x: i32,
      %cube_count_y: i32, %cube_count_z: i32, %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c256_i32 = arith.constant 256 : i32
    %c255_i32 = arith.constant 255 : i32
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %c8_i32 = arith.constant 8 : i32
    %c24_i64 = arith.constant 24 : i64
    %best = llvm.alloca %c24_i64 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %c96_i64 = arith.constant 96 : i64
    %c0_i8 = arith.constant 0 : i8
    %where = llvm.alloca %c24_i64 x i32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %c-3.4028235e38_8xf32 = arith.constant dense<-3.4028235e+38> : vector<8xf32>
    %c-1_8xi32 = arith.constant dense<-1> : vector<8xi32>
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %ctrue_8xi1 = arith.constant dense<true> : vector<8xi1>
    %c0.0_8xf32 = arith.constant dense<0.0> : vector<8xf32>
    %value = llvm.alloca %c1_i64 x vector<8xf32> : (i64) -> !llvm.ptr
    %place = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c0_8xi32 = arith.constant dense<0> : vector<8xi32>
    %c1_8xi32 = arith.constant dense<1> : vector<8xi32>
    %c2_8xi32 = arith.constant dense<2> : vector<8xi32>
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %cube_pos_x = arith.trunci %cube : i64 to i32
      %mul = arith.muli %cube_pos_x, %c256_i32 : i32
      %row_last = llvm.intr.uadd.sat(%mul, %c255_i32) : (i32, i32) -> i32
      %full = arith.cmpi ult, %row_last, %x_shape_0 : i32
      %full_1 = arith.cmpi ult, %row_last, %values_shape_0 : i32
      %full_2 = arith.andi %full, %full_1 : i1
      %unit_first = arith.cmpi ult, %c0_i32, %values_shape_1 : i32
      %full_3 = arith.andi %full_2, %unit_first : i1
      %full_4 = arith.cmpi ult, %row_last, %places_shape_0 : i32
      %full_5 = arith.andi %full_3, %full_4 : i1
      %unit_first_1 = arith.cmpi ult, %c0_i32, %places_shape_1 : i32
      %full_6 = arith.andi %full_5, %unit_first_1 : i1
      %unit_first_2 = arith.cmpi ult, %c1_i32, %values_shape_1 : i32
      %full_7 = arith.andi %full_6, %unit_first_2 : i1
      %unit_first_3 = arith.cmpi ult, %c1_i32, %places_shape_1 : i32
      %full_8 = arith.andi %full_7, %unit_first_3 : i1
      %unit_first_4 = arith.cmpi ult, %c2_i32, %values_shape_1 : i32
      %full_9 = arith.andi %full_8, %unit_first_4 : i1
      %unit_first_5 = arith.cmpi ult, %c2_i32, %places_shape_1 : i32
      %full_10 = arith.andi %full_9, %unit_first_5 : i1
      scf.if %full_10 {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
          %row = arith.addi %mul, %unit_pos_x : i32
          "llvm.intr.memset"(%best, %c0_i8, %c96_i64) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
          "llvm.intr.memset"(%where, %c0_i8, %c96_i64) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
          %at = arith.muli %c0_i32, %c8_i32 : i32
          %best_at = llvm.getelementptr %best[%at] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %c-3.4028235e38_8xf32, %best_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          %at_1 = arith.muli %c0_i32, %c8_i32 : i32
          %where_at = llvm.getelementptr %where[%at_1] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          llvm.store %c-1_8xi32, %where_at {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
          %at_2 = arith.muli %c1_i32, %c8_i32 : i32
          %best_at_1 = llvm.getelementptr %best[%at_2] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %c-3.4028235e38_8xf32, %best_at_1 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          %at_3 = arith.muli %c1_i32, %c8_i32 : i32
          %where_at_1 = llvm.getelementptr %where[%at_3] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          llvm.store %c-1_8xi32, %where_at_1 {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
          %at_4 = arith.muli %c2_i32, %c8_i32 : i32
          %best_at_2 = llvm.getelementptr %best[%at_4] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %c-3.4028235e38_8xf32, %best_at_2 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          %at_5 = arith.muli %c2_i32, %c8_i32 : i32
          %where_at_2 = llvm.getelementptr %where[%at_5] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          llvm.store %c-1_8xi32, %where_at_2 {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
          scf.for %column = %c0_i32 to %x_shape_1 step %c1_i32 : i32 {
            %row_all = vector.broadcast %row : i32 to vector<8xi32>
            %row_each = arith.addi %row_all, %iota_8xi32 : vector<8xi32>
            %x_shape_1_all = vector.broadcast %x_shape_1 : i32 to vector<8xi32>
            %mul_1 = arith.muli %row_each, %x_shape_1_all : vector<8xi32>
            %column_all = vector.broadcast %column : i32 to vector<8xi32>
            %add = arith.addi %mul_1, %column_all : vector<8xi32>
            %x_at = llvm.getelementptr %x[%add] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %x_value = llvm.intr.masked.gather %x_at, %ctrue_8xi1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            llvm.store %x_value, %value : vector<8xf32>, !llvm.ptr
            llvm.store %column_all, %place : vector<8xi32>, !llvm.ptr
            %value_value = llvm.load %value : !llvm.ptr -> vector<8xf32>
            %at_6 = arith.muli %c0_i32, %c8_i32 : i32
            %best_at_3 = llvm.getelementptr %best[%at_6] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %best_value = llvm.load %best_at_3 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
            %gt = arith.cmpf ogt, %value_value, %best_value : vector<8xf32>
            %value_value_1 = llvm.load %value : !llvm.ptr -> vector<8xf32>
            %at_7 = arith.muli %c0_i32, %c8_i32 : i32
            %best_at_4 = llvm.getelementptr %best[%at_7] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %best_value_1 = llvm.load %best_at_4 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
            %eq = arith.cmpf oeq, %value_value_1, %best_value_1 : vector<8xf32>
            %place_value = llvm.load %place : !llvm.ptr -> vector<8xi32>
            %at_8 = arith.muli %c0_i32, %c8_i32 : i32
            %where_at_3 = llvm.getelementptr %where[%at_8] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            %where_value = llvm.load %where_at_3 {alignment = 4 : i64} : !llvm.ptr -> vector<8xi32>
            %lt = arith.cmpi slt, %place_value, %where_value : vector<8xi32>
            %logical_and = arith.andi %eq, %lt : vector<8xi1>
            %logical_or = arith.ori %gt, %logical_and : vector<8xi1>
            %any = vector.reduction <or>, %logical_or : vector<8xi1> into i1
            scf.if %any {
              %value_value_2 = llvm.load %value : !llvm.ptr -> vector<8xf32>
              %at_9 = arith.muli %c0_i32, %c8_i32 : i32
              %best_at_5 = llvm.getelementptr %best[%at_9] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %best_value_2 = llvm.intr.masked.load %best_at_5, %logical_or, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %at_10 = arith.muli %c0_i32, %c8_i32 : i32
              %best_at_6 = llvm.getelementptr %best[%at_10] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              llvm.intr.masked.store %value_value_2, %best_at_6, %logical_or {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
              %value_old = llvm.load %value : !llvm.ptr -> vector<8xf32>
              %value_new = arith.select %logical_or, %best_value_2, %value_old : vector<8xi1>, vector<8xf32>
              llvm.store %value_new, %value : vector<8xf32>, !llvm.ptr
              %place_value_1 = llvm.load %place : !llvm.ptr -> vector<8xi32>
              %at_11 = arith.muli %c0_i32, %c8_i32 : i32
              %where_at_4 = llvm.getelementptr %where[%at_11] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %where_value_1 = llvm.intr.masked.load %where_at_4, %logical_or, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %at_12 = arith.muli %c0_i32, %c8_i32 : i32
              %where_at_5 = llvm.getelementptr %where[%at_12] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              llvm.intr.masked.store %place_value_1, %where_at_5, %logical_or {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
              %place_old = llvm.load %place : !llvm.ptr -> vector<8xi32>
              %place_new = arith.select %logical_or, %where_value_1, %place_old : vector<8xi1>, vector<8xi32>
              llvm.store %place_new, %place : vector<8xi32>, !llvm.ptr
            }
            %value_value_2 = llvm.load %value : !llvm.ptr -> vector<8xf32>
            %at_9 = arith.muli %c1_i32, %c8_i32 : i32
            %best_at_5 = llvm.getelementptr %best[%at_9] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %best_value_2 = llvm.load %best_at_5 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
            %gt_1 = arith.cmpf ogt, %value_value_2, %best_value_2 : vector<8xf32>
            %value_value_3 = llvm.load %value : !llvm.ptr -> vector<8xf32>
            %at_10 = arith.muli %c1_i32, %c8_i32 : i32
            %best_at_6 = llvm.getelementptr %best[%at_10] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %best_value_3 = llvm.load %best_at_6 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
            %eq_1 = arith.cmpf oeq, %value_value_3, %best_value_3 : vector<8xf32>
            %place_value_1 = llvm.load %place : !llvm.ptr -> vector<8xi32>
            %at_11 = arith.muli %c1_i32, %c8_i32 : i32
            %where_at_4 = llvm.getelementptr %where[%at_11] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            %where_value_1 = llvm.load %where_at_4 {alignment = 4 : i64} : !llvm.ptr -> vector<8xi32>
            %lt_1 = arith.cmpi slt, %place_value_1, %where_value_1 : vector<8xi32>
            %logical_and_1 = arith.andi %eq_1, %lt_1 : vector<8xi1>
            %logical_or_1 = arith.ori %gt_1, %logical_and_1 : vector<8xi1>
            %any_1 = vector.reduction <or>, %logical_or_1 : vector<8xi1> into i1
            scf.if %any_1 {
              %value_value_4 = llvm.load %value : !llvm.ptr -> vector<8xf32>
              %at_12 = arith.muli %c1_i32, %c8_i32 : i32
              %best_at_7 = llvm.getelementptr %best[%at_12] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %best_value_4 = llvm.intr.masked.load %best_at_7, %logical_or_1, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %at_13 = arith.muli %c1_i32, %c8_i32 : i32
              %best_at_8 = llvm.getelementptr %best[%at_13] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              llvm.intr.masked.store %value_value_4, %best_at_8, %logical_or_1 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
              %value_old = llvm.load %value : !llvm.ptr -> vector<8xf32>
              %value_new = arith.select %logical_or_1, %best_value_4, %value_old : vector<8xi1>, vector<8xf32>
              llvm.store %value_new, %value : vector<8xf32>, !llvm.ptr
              %place_value_2 = llvm.load %place : !llvm.ptr -> vector<8xi32>
              %at_14 = arith.muli %c1_i32, %c8_i32 : i32
              %where_at_5 = llvm.getelementptr %where[%at_14] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %where_value_2 = llvm.intr.masked.load %where_at_5, %logical_or_1, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %at_15 = arith.muli %c1_i32, %c8_i32 : i32
              %where_at_6 = llvm.getelementptr %where[%at_15] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              llvm.intr.masked.store %place_value_2, %where_at_6, %logical_or_1 {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
              %place_old = llvm.load %place : !llvm.ptr -> vector<8xi32>
              %place_new = arith.select %logical_or_1, %where_value_2, %place_old : vector<8xi1>, vector<8xi32>
              llvm.store %place_new, %place : vector<8xi32>, !llvm.ptr
            }
            %value_value_4 = llvm.load %value : !llvm.ptr -> vector<8xf32>
            %at_12 = arith.muli %c2_i32, %c8_i32 : i32
            %best_at_7 = llvm.getelementptr %best[%at_12] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %best_value_4 = llvm.load %best_at_7 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
            %gt_2 = arith.cmpf ogt, %value_value_4, %best_value_4 : vector<8xf32>
            %value_value_5 = llvm.load %value : !llvm.ptr -> vector<8xf32>
            %at_13 = arith.muli %c2_i32, %c8_i32 : i32
            %best_at_8 = llvm.getelementptr %best[%at_13] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %best_value_5 = llvm.load %best_at_8 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
            %eq_2 = arith.cmpf oeq, %value_value_5, %best_value_5 : vector<8xf32>
            %place_value_2 = llvm.load %place : !llvm.ptr -> vector<8xi32>
            %at_14 = arith.muli %c2_i32, %c8_i32 : i32
            %where_at_5 = llvm.getelementptr %where[%at_14] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            %where_value_2 = llvm.load %where_at_5 {alignment = 4 : i64} : !llvm.ptr -> vector<8xi32>
            %lt_2 = arith.cmpi slt, %place_value_2, %where_value_2 : vector<8xi32>
            %logical_and_2 = arith.andi %eq_2, %lt_2 : vector<8xi1>
            %logical_or_2 = arith.ori %gt_2, %logical_and_2 : vector<8xi1>
            %any_2 = vector.reduction <or>, %logical_or_2 : vector<8xi1> into i1
            scf.if %any_2 {
              %value_value_6 = llvm.load %value : !llvm.ptr -> vector<8xf32>
              %at_15 = arith.muli %c2_i32, %c8_i32 : i32
              %best_at_9 = llvm.getelementptr %best[%at_15] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              llvm.intr.masked.store %value_value_6, %best_at_9, %logical_or_2 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
              %place_value_3 = llvm.load %place : !llvm.ptr -> vector<8xi32>
              %at_16 = arith.muli %c2_i32, %c8_i32 : i32
              %where_at_6 = llvm.getelementptr %where[%at_16] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              llvm.intr.masked.store %place_value_3, %where_at_6, %logical_or_2 {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
            }
          }
          %at_6 = arith.muli %c0_i32, %c8_i32 : i32
          %best_at_3 = llvm.getelementptr %best[%at_6] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %best_value = llvm.load %best_at_3 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %at_7 = arith.muli %c0_i32, %c8_i32 : i32
          %where_at_3 = llvm.getelementptr %where[%at_7] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          %where_value = llvm.load %where_at_3 {alignment = 4 : i64} : !llvm.ptr -> vector<8xi32>
          %row_all = vector.broadcast %row : i32 to vector<8xi32>
          %row_each = arith.addi %row_all, %iota_8xi32 : vector<8xi32>
          %values_shape_1_all = vector.broadcast %values_shape_1 : i32 to vector<8xi32>
          %mul_1 = arith.muli %row_each, %values_shape_1_all : vector<8xi32>
          %values_at = llvm.getelementptr %values[%mul_1] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
          llvm.intr.masked.scatter %best_value, %values_at, %ctrue_8xi1 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
          %places_shape_1_all = vector.broadcast %places_shape_1 : i32 to vector<8xi32>
          %mul_2 = arith.muli %row_each, %places_shape_1_all : vector<8xi32>
          %places_at = llvm.getelementptr %places[%mul_2] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
          llvm.intr.masked.scatter %where_value, %places_at, %ctrue_8xi1 {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into vector<8x!llvm.ptr>
          %at_8 = arith.muli %c1_i32, %c8_i32 : i32
          %best_at_4 = llvm.getelementptr %best[%at_8] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %best_value_1 = llvm.load %best_at_4 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %at_9 = arith.muli %c1_i32, %c8_i32 : i32
          %where_at_4 = llvm.getelementptr %where[%at_9] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          %where_value_1 = llvm.load %where_at_4 {alignment = 4 : i64} : !llvm.ptr -> vector<8xi32>
          %add = arith.addi %mul_1, %c1_8xi32 : vector<8xi32>
          %values_at_1 = llvm.getelementptr %values[%add] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
          llvm.intr.masked.scatter %best_value_1, %values_at_1, %ctrue_8xi1 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
          %add_1 = arith.addi %mul_2, %c1_8xi32 : vector<8xi32>
          %places_at_1 = llvm.getelementptr %places[%add_1] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
          llvm.intr.masked.scatter %where_value_1, %places_at_1, %ctrue_8xi1 {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into vector<8x!llvm.ptr>
          %at_10 = arith.muli %c2_i32, %c8_i32 : i32
          %best_at_5 = llvm.getelementptr %best[%at_10] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %best_value_2 = llvm.load %best_at_5 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %at_11 = arith.muli %c2_i32, %c8_i32 : i32
          %where_at_5 = llvm.getelementptr %where[%at_11] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          %where_value_2 = llvm.load %where_at_5 {alignment = 4 : i64} : !llvm.ptr -> vector<8xi32>
          %add_2 = arith.addi %mul_1, %c2_8xi32 : vector<8xi32>
          %values_at_2 = llvm.getelementptr %values[%add_2] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
          llvm.intr.masked.scatter %best_value_2, %values_at_2, %ctrue_8xi1 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
          %add_3 = arith.addi %mul_2, %c2_8xi32 : vector<8xi32>
          %places_at_2 = llvm.getelementptr %places[%add_3] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
          llvm.intr.masked.scatter %where_value_2, %places_at_2, %ctrue_8xi1 {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into vector<8x!llvm.ptr>
        }
      } else {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
          %row = arith.addi %mul, %unit_pos_x : i32
          %row_all = vector.broadcast %row : i32 to vector<8xi32>
          %row_each = arith.addi %row_all, %iota_8xi32 : vector<8xi32>
          %x_shape_0_all = vector.broadcast %x_shape_0 : i32 to vector<8xi32>
          %lt = arith.cmpi ult, %row_each, %x_shape_0_all : vector<8xi32>
          %any = vector.reduction <or>, %lt : vector<8xi1> into i1
          scf.if %any {
            "llvm.intr.memset"(%best, %c0_i8, %c96_i64) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
            "llvm.intr.memset"(%where, %c0_i8, %c96_i64) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
            %at = arith.muli %c0_i32, %c8_i32 : i32
            %best_at = llvm.getelementptr %best[%at] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.intr.masked.store %c-3.4028235e38_8xf32, %best_at, %lt {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
            %at_1 = arith.muli %c0_i32, %c8_i32 : i32
            %where_at = llvm.getelementptr %where[%at_1] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            llvm.intr.masked.store %c-1_8xi32, %where_at, %lt {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
            %at_2 = arith.muli %c1_i32, %c8_i32 : i32
            %best_at_1 = llvm.getelementptr %best[%at_2] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.intr.masked.store %c-3.4028235e38_8xf32, %best_at_1, %lt {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
            %at_3 = arith.muli %c1_i32, %c8_i32 : i32
            %where_at_1 = llvm.getelementptr %where[%at_3] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            llvm.intr.masked.store %c-1_8xi32, %where_at_1, %lt {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
            %at_4 = arith.muli %c2_i32, %c8_i32 : i32
            %best_at_2 = llvm.getelementptr %best[%at_4] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.intr.masked.store %c-3.4028235e38_8xf32, %best_at_2, %lt {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
            %at_5 = arith.muli %c2_i32, %c8_i32 : i32
            %where_at_2 = llvm.getelementptr %where[%at_5] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            llvm.intr.masked.store %c-1_8xi32, %where_at_2, %lt {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
            scf.for %column = %c0_i32 to %x_shape_1 step %c1_i32 : i32 {
              %x_shape_1_all = vector.broadcast %x_shape_1 : i32 to vector<8xi32>
              %mul_1 = arith.muli %row_each, %x_shape_1_all : vector<8xi32>
              %column_all = vector.broadcast %column : i32 to vector<8xi32>
              %add = arith.addi %mul_1, %column_all : vector<8xi32>
              %x_at = llvm.getelementptr %x[%add] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
              %x_value = llvm.intr.masked.gather %x_at, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              llvm.store %x_value, %value : vector<8xf32>, !llvm.ptr
              llvm.store %column_all, %place : vector<8xi32>, !llvm.ptr
              %value_value = llvm.load %value : !llvm.ptr -> vector<8xf32>
              %at_6 = arith.muli %c0_i32, %c8_i32 : i32
              %best_at_3 = llvm.getelementptr %best[%at_6] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %best_value = llvm.intr.masked.load %best_at_3, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %gt = arith.cmpf ogt, %value_value, %best_value : vector<8xf32>
              %value_value_1 = llvm.load %value : !llvm.ptr -> vector<8xf32>
              %at_7 = arith.muli %c0_i32, %c8_i32 : i32
              %best_at_4 = llvm.getelementptr %best[%at_7] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %best_value_1 = llvm.intr.masked.load %best_at_4, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %eq = arith.cmpf oeq, %value_value_1, %best_value_1 : vector<8xf32>
              %place_value = llvm.load %place : !llvm.ptr -> vector<8xi32>
              %at_8 = arith.muli %c0_i32, %c8_i32 : i32
              %where_at_3 = llvm.getelementptr %where[%at_8] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %where_value = llvm.intr.masked.load %where_at_3, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %lt_1 = arith.cmpi slt, %place_value, %where_value : vector<8xi32>
              %logical_and = arith.andi %eq, %lt_1 : vector<8xi1>
              %logical_or = arith.ori %gt, %logical_and : vector<8xi1>
              %active = arith.andi %lt, %logical_or : vector<8xi1>
              %any_1 = vector.reduction <or>, %active : vector<8xi1> into i1
              scf.if %any_1 {
                %value_value_2 = llvm.load %value : !llvm.ptr -> vector<8xf32>
                %at_9 = arith.muli %c0_i32, %c8_i32 : i32
                %best_at_5 = llvm.getelementptr %best[%at_9] : (!llvm.ptr, i32) -> !llvm.ptr, f32
                %best_value_2 = llvm.intr.masked.load %best_at_5, %active, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
                %at_10 = arith.muli %c0_i32, %c8_i32 : i32
                %best_at_6 = llvm.getelementptr %best[%at_10] : (!llvm.ptr, i32) -> !llvm.ptr, f32
                llvm.intr.masked.store %value_value_2, %best_at_6, %active {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
                %value_old = llvm.load %value : !llvm.ptr -> vector<8xf32>
                %value_new = arith.select %active, %best_value_2, %value_old : vector<8xi1>, vector<8xf32>
                llvm.store %value_new, %value : vector<8xf32>, !llvm.ptr
                %place_value_1 = llvm.load %place : !llvm.ptr -> vector<8xi32>
                %at_11 = arith.muli %c0_i32, %c8_i32 : i32
                %where_at_4 = llvm.getelementptr %where[%at_11] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                %where_value_1 = llvm.intr.masked.load %where_at_4, %active, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
                %at_12 = arith.muli %c0_i32, %c8_i32 : i32
                %where_at_5 = llvm.getelementptr %where[%at_12] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                llvm.intr.masked.store %place_value_1, %where_at_5, %active {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
                %place_old = llvm.load %place : !llvm.ptr -> vector<8xi32>
                %place_new = arith.select %active, %where_value_1, %place_old : vector<8xi1>, vector<8xi32>
                llvm.store %place_new, %place : vector<8xi32>, !llvm.ptr
              }
              %value_value_2 = llvm.load %value : !llvm.ptr -> vector<8xf32>
              %at_9 = arith.muli %c1_i32, %c8_i32 : i32
              %best_at_5 = llvm.getelementptr %best[%at_9] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %best_value_2 = llvm.intr.masked.load %best_at_5, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %gt_1 = arith.cmpf ogt, %value_value_2, %best_value_2 : vector<8xf32>
              %value_value_3 = llvm.load %value : !llvm.ptr -> vector<8xf32>
              %at_10 = arith.muli %c1_i32, %c8_i32 : i32
              %best_at_6 = llvm.getelementptr %best[%at_10] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %best_value_3 = llvm.intr.masked.load %best_at_6, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %eq_1 = arith.cmpf oeq, %value_value_3, %best_value_3 : vector<8xf32>
              %place_value_1 = llvm.load %place : !llvm.ptr -> vector<8xi32>
              %at_11 = arith.muli %c1_i32, %c8_i32 : i32
              %where_at_4 = llvm.getelementptr %where[%at_11] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %where_value_1 = llvm.intr.masked.load %where_at_4, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %lt_2 = arith.cmpi slt, %place_value_1, %where_value_1 : vector<8xi32>
              %logical_and_1 = arith.andi %eq_1, %lt_2 : vector<8xi1>
              %logical_or_1 = arith.ori %gt_1, %logical_and_1 : vector<8xi1>
              %active_1 = arith.andi %lt, %logical_or_1 : vector<8xi1>
              %any_2 = vector.reduction <or>, %active_1 : vector<8xi1> into i1
              scf.if %any_2 {
                %value_value_4 = llvm.load %value : !llvm.ptr -> vector<8xf32>
                %at_12 = arith.muli %c1_i32, %c8_i32 : i32
                %best_at_7 = llvm.getelementptr %best[%at_12] : (!llvm.ptr, i32) -> !llvm.ptr, f32
                %best_value_4 = llvm.intr.masked.load %best_at_7, %active_1, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
                %at_13 = arith.muli %c1_i32, %c8_i32 : i32
                %best_at_8 = llvm.getelementptr %best[%at_13] : (!llvm.ptr, i32) -> !llvm.ptr, f32
                llvm.intr.masked.store %value_value_4, %best_at_8, %active_1 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
                %value_old = llvm.load %value : !llvm.ptr -> vector<8xf32>
                %value_new = arith.select %active_1, %best_value_4, %value_old : vector<8xi1>, vector<8xf32>
                llvm.store %value_new, %value : vector<8xf32>, !llvm.ptr
                %place_value_2 = llvm.load %place : !llvm.ptr -> vector<8xi32>
                %at_14 = arith.muli %c1_i32, %c8_i32 : i32
                %where_at_5 = llvm.getelementptr %where[%at_14] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                %where_value_2 = llvm.intr.masked.load %where_at_5, %active_1, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
                %at_15 = arith.muli %c1_i32, %c8_i32 : i32
                %where_at_6 = llvm.getelementptr %where[%at_15] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                llvm.intr.masked.store %place_value_2, %where_at_6, %active_1 {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
                %place_old = llvm.load %place : !llvm.ptr -> vector<8xi32>
                %place_new = arith.select %active_1, %where_value_2, %place_old : vector<8xi1>, vector<8xi32>
                llvm.store %place_new, %place : vector<8xi32>, !llvm.ptr
              }
              %value_value_4 = llvm.load %value : !llvm.ptr -> vector<8xf32>
              %at_12 = arith.muli %c2_i32, %c8_i32 : i32
              %best_at_7 = llvm.getelementptr %best[%at_12] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %best_value_4 = llvm.intr.masked.load %best_at_7, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %gt_2 = arith.cmpf ogt, %value_value_4, %best_value_4 : vector<8xf32>
              %value_value_5 = llvm.load %value : !llvm.ptr -> vector<8xf32>
              %at_13 = arith.muli %c2_i32, %c8_i32 : i32
              %best_at_8 = llvm.getelementptr %best[%at_13] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %best_value_5 = llvm.intr.masked.load %best_at_8, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %eq_2 = arith.cmpf oeq, %value_value_5, %best_value_5 : vector<8xf32>
              %place_value_2 = llvm.load %place : !llvm.ptr -> vector<8xi32>
              %at_14 = arith.muli %c2_i32, %c8_i32 : i32
              %where_at_5 = llvm.getelementptr %where[%at_14] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %where_value_2 = llvm.intr.masked.load %where_at_5, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %lt_3 = arith.cmpi slt, %place_value_2, %where_value_2 : vector<8xi32>
              %logical_and_2 = arith.andi %eq_2, %lt_3 : vector<8xi1>
              %logical_or_2 = arith.ori %gt_2, %logical_and_2 : vector<8xi1>
              %active_2 = arith.andi %lt, %logical_or_2 : vector<8xi1>
              %any_3 = vector.reduction <or>, %active_2 : vector<8xi1> into i1
              scf.if %any_3 {
                %value_value_6 = llvm.load %value : !llvm.ptr -> vector<8xf32>
                %at_15 = arith.muli %c2_i32, %c8_i32 : i32
                %best_at_9 = llvm.getelementptr %best[%at_15] : (!llvm.ptr, i32) -> !llvm.ptr, f32
                llvm.intr.masked.store %value_value_6, %best_at_9, %active_2 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
                %place_value_3 = llvm.load %place : !llvm.ptr -> vector<8xi32>
                %at_16 = arith.muli %c2_i32, %c8_i32 : i32
                %where_at_6 = llvm.getelementptr %where[%at_16] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                llvm.intr.masked.store %place_value_3, %where_at_6, %active_2 {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
              }
            }
            %at_6 = arith.muli %c0_i32, %c8_i32 : i32
            %best_at_3 = llvm.getelementptr %best[%at_6] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %best_value = llvm.intr.masked.load %best_at_3, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %at_7 = arith.muli %c0_i32, %c8_i32 : i32
            %where_at_3 = llvm.getelementptr %where[%at_7] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            %where_value = llvm.intr.masked.load %where_at_3, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
            %values_shape_0_all = vector.broadcast %values_shape_0 : i32 to vector<8xi32>
            %lt_1 = arith.cmpi ult, %row_each, %values_shape_0_all : vector<8xi32>
            %values_shape_1_all = vector.broadcast %values_shape_1 : i32 to vector<8xi32>
            %mul_1 = arith.muli %row_each, %values_shape_1_all : vector<8xi32>
            %lt_2 = arith.cmpi ult, %c0_i32, %values_shape_1 : i32
            %lt_2_all = vector.broadcast %lt_2 : i1 to vector<8xi1>
            %logical_and = arith.andi %lt_1, %lt_2_all : vector<8xi1>
            %active = arith.andi %lt, %logical_and : vector<8xi1>
            %values_at = llvm.getelementptr %values[%mul_1] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            llvm.intr.masked.scatter %best_value, %values_at, %active {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
            %places_shape_0_all = vector.broadcast %places_shape_0 : i32 to vector<8xi32>
            %lt_3 = arith.cmpi ult, %row_each, %places_shape_0_all : vector<8xi32>
            %places_shape_1_all = vector.broadcast %places_shape_1 : i32 to vector<8xi32>
            %mul_2 = arith.muli %row_each, %places_shape_1_all : vector<8xi32>
            %lt_4 = arith.cmpi ult, %c0_i32, %places_shape_1 : i32
            %lt_4_all = vector.broadcast %lt_4 : i1 to vector<8xi1>
            %logical_and_1 = arith.andi %lt_3, %lt_4_all : vector<8xi1>
            %active_1 = arith.andi %lt, %logical_and_1 : vector<8xi1>
            %places_at = llvm.getelementptr %places[%mul_2] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
            llvm.intr.masked.scatter %where_value, %places_at, %active_1 {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into vector<8x!llvm.ptr>
            %at_8 = arith.muli %c1_i32, %c8_i32 : i32
            %best_at_4 = llvm.getelementptr %best[%at_8] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %best_value_1 = llvm.intr.masked.load %best_at_4, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %at_9 = arith.muli %c1_i32, %c8_i32 : i32
            %where_at_4 = llvm.getelementptr %where[%at_9] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            %where_value_1 = llvm.intr.masked.load %where_at_4, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
            %lt_5 = arith.cmpi ult, %c1_i32, %values_shape_1 : i32
            %lt_5_all = vector.broadcast %lt_5 : i1 to vector<8xi1>
            %logical_and_2 = arith.andi %lt_1, %lt_5_all : vector<8xi1>
            %add = arith.addi %mul_1, %c1_8xi32 : vector<8xi32>
            %active_2 = arith.andi %lt, %logical_and_2 : vector<8xi1>
            %values_at_1 = llvm.getelementptr %values[%add] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            llvm.intr.masked.scatter %best_value_1, %values_at_1, %active_2 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
            %lt_6 = arith.cmpi ult, %c1_i32, %places_shape_1 : i32
            %lt_6_all = vector.broadcast %lt_6 : i1 to vector<8xi1>
            %logical_and_3 = arith.andi %lt_3, %lt_6_all : vector<8xi1>
            %add_1 = arith.addi %mul_2, %c1_8xi32 : vector<8xi32>
            %active_3 = arith.andi %lt, %logical_and_3 : vector<8xi1>
            %places_at_1 = llvm.getelementptr %places[%add_1] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
            llvm.intr.masked.scatter %where_value_1, %places_at_1, %active_3 {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into vector<8x!llvm.ptr>
            %at_10 = arith.muli %c2_i32, %c8_i32 : i32
            %best_at_5 = llvm.getelementptr %best[%at_10] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %best_value_2 = llvm.intr.masked.load %best_at_5, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %at_11 = arith.muli %c2_i32, %c8_i32 : i32
            %where_at_5 = llvm.getelementptr %where[%at_11] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            %where_value_2 = llvm.intr.masked.load %where_at_5, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
            %lt_7 = arith.cmpi ult, %c2_i32, %values_shape_1 : i32
            %lt_7_all = vector.broadcast %lt_7 : i1 to vector<8xi1>
            %logical_and_4 = arith.andi %lt_1, %lt_7_all : vector<8xi1>
            %add_2 = arith.addi %mul_1, %c2_8xi32 : vector<8xi32>
            %active_4 = arith.andi %lt, %logical_and_4 : vector<8xi1>
            %values_at_2 = llvm.getelementptr %values[%add_2] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            llvm.intr.masked.scatter %best_value_2, %values_at_2, %active_4 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
            %lt_8 = arith.cmpi ult, %c2_i32, %places_shape_1 : i32
            %lt_8_all = vector.broadcast %lt_8 : i1 to vector<8xi1>
            %logical_and_5 = arith.andi %lt_3, %lt_8_all : vector<8xi1>
            %add_3 = arith.addi %mul_2, %c2_8xi32 : vector<8xi32>
            %active_5 = arith.andi %lt, %logical_and_5 : vector<8xi1>
            %places_at_2 = llvm.getelementptr %places[%add_3] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
            llvm.intr.masked.scatter %where_value_2, %places_at_2, %active_5 {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into vector<8x!llvm.ptr>
          }
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
