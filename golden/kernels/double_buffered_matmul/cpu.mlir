#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func @double_buffered_matmul(%a: !llvm.ptr {llvm.noalias, llvm.readonly},
      %b: !llvm.ptr {llvm.noalias, llvm.readonly}, %c: !llvm.ptr {llvm.noalias}, %a_shape_0: i32,
      %a_shape_1: i32, %b_shape_0: i32, %b_shape_1: i32, %c_shape_0: i32, %c_shape_1: i32,
      %cube_count_x: i32, %cube_count_y: i32, %cube_count_z: i32, %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c512_i64 = arith.constant 512 : i64
    %a_tiles = llvm.alloca %c512_i64 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %b_tiles = llvm.alloca %c512_i64 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %c16_i32 = arith.constant 16 : i32
    %c15_i32 = arith.constant 15 : i32
    %c1_i32 = arith.constant 1 : i32
    %c8_i32 = arith.constant 8 : i32
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %c0.0_8xf32 = arith.constant dense<0.0> : vector<8xf32>
    %now = llvm.alloca %c1_i64 x i32 : (i64) -> !llvm.ptr
    %c256_i64 = arith.constant 256 : i64
    %total_units = llvm.alloca %c256_i64 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %c0_i64 = arith.constant 0 : i64
    %c16_i64 = arith.constant 16 : i64
    %c256_i32 = arith.constant 256 : i32
    %c4_i32 = arith.constant 4 : i32
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %total = llvm.alloca %c1_i64 x vector<8xf32> : (i64) -> !llvm.ptr
    %total_1 = llvm.alloca %c1_i64 x vector<8xf32> : (i64) -> !llvm.ptr
    %total_2 = llvm.alloca %c1_i64 x vector<8xf32> : (i64) -> !llvm.ptr
    %total_3 = llvm.alloca %c1_i64 x vector<8xf32> : (i64) -> !llvm.ptr
    %total_4 = llvm.alloca %c1_i64 x vector<8xf32> : (i64) -> !llvm.ptr
    %total_5 = llvm.alloca %c1_i64 x vector<8xf32> : (i64) -> !llvm.ptr
    %total_6 = llvm.alloca %c1_i64 x vector<8xf32> : (i64) -> !llvm.ptr
    %total_7 = llvm.alloca %c1_i64 x vector<8xf32> : (i64) -> !llvm.ptr
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %count_x = arith.extui %cube_count_x : i32 to i64
      %pos_x = arith.remui %cube, %count_x : i64
      %rest = arith.divui %cube, %count_x : i64
      %cube_pos_x = arith.trunci %pos_x : i64 to i32
      %cube_pos_y = arith.trunci %rest : i64 to i32
      %mul = arith.muli %cube_pos_y, %c16_i32 : i32
      %mul_1 = arith.muli %cube_pos_x, %c16_i32 : i32
      %row_last = llvm.intr.uadd.sat(%mul, %c15_i32) : (i32, i32) -> i32
      %full = arith.cmpi ult, %row_last, %a_shape_0 : i32
      %column_last = llvm.intr.uadd.sat(%mul_1, %c15_i32) : (i32, i32) -> i32
      %full_1 = arith.cmpi ult, %column_last, %b_shape_1 : i32
      %full_2 = arith.andi %full, %full_1 : i1
      scf.if %full_2 {
        scf.for %unit_pos_y = %c0_i32 to %c16_i32 step %c1_i32 : i32 {
          scf.for %unit_pos_x = %c0_i32 to %c16_i32 step %c8_i32 : i32 {
            %row = arith.addi %mul, %unit_pos_y : i32
            %column = arith.addi %mul_1, %unit_pos_x : i32
            %mul_2 = arith.muli %row, %a_shape_1 : i32
            %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
            %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
            %a_shape_1_all = vector.broadcast %a_shape_1 : i32 to vector<8xi32>
            %lt = arith.cmpi ult, %unit_pos_x_each, %a_shape_1_all : vector<8xi32>
            %add = arith.addi %mul_2, %unit_pos_x : i32
            %a_at = llvm.getelementptr %a[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %a_value = llvm.intr.masked.load %a_at, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %mul_3 = arith.muli %unit_pos_y, %c16_i32 : i32
            %add_1 = arith.addi %mul_3, %unit_pos_x : i32
            %a_tiles_at = llvm.getelementptr %a_tiles[%add_1] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.store %a_value, %a_tiles_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
            %lt_1 = arith.cmpi ult, %unit_pos_y, %b_shape_0 : i32
            %mul_4 = arith.muli %unit_pos_y, %b_shape_1 : i32
            %add_2 = arith.addi %mul_4, %column : i32
            %lt_1_all = vector.broadcast %lt_1 : i1 to vector<8xi1>
            %b_at = llvm.getelementptr %b[%add_2] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %b_value = llvm.intr.masked.load %b_at, %lt_1_all, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %b_tiles_at = llvm.getelementptr %b_tiles[%add_1] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.store %b_value, %b_tiles_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          }
        }
      } else {
        scf.for %unit_pos_y = %c0_i32 to %c16_i32 step %c1_i32 : i32 {
          scf.for %unit_pos_x = %c0_i32 to %c16_i32 step %c8_i32 : i32 {
            %row = arith.addi %mul, %unit_pos_y : i32
            %column = arith.addi %mul_1, %unit_pos_x : i32
            %lt = arith.cmpi ult, %row, %a_shape_0 : i32
            %mul_2 = arith.muli %row, %a_shape_1 : i32
            %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
            %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
            %a_shape_1_all = vector.broadcast %a_shape_1 : i32 to vector<8xi32>
            %lt_1 = arith.cmpi ult, %unit_pos_x_each, %a_shape_1_all : vector<8xi32>
            %lt_all = vector.broadcast %lt : i1 to vector<8xi1>
            %logical_and = arith.andi %lt_all, %lt_1 : vector<8xi1>
            %add = arith.addi %mul_2, %unit_pos_x : i32
            %a_at = llvm.getelementptr %a[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %a_value = llvm.intr.masked.load %a_at, %logical_and, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %mul_3 = arith.muli %unit_pos_y, %c16_i32 : i32
            %add_1 = arith.addi %mul_3, %unit_pos_x : i32
            %a_tiles_at = llvm.getelementptr %a_tiles[%add_1] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.store %a_value, %a_tiles_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
            %lt_2 = arith.cmpi ult, %unit_pos_y, %b_shape_0 : i32
            %mul_4 = arith.muli %unit_pos_y, %b_shape_1 : i32
            %column_all = vector.broadcast %column : i32 to vector<8xi32>
            %column_each = arith.addi %column_all, %iota_8xi32 : vector<8xi32>
            %b_shape_1_all = vector.broadcast %b_shape_1 : i32 to vector<8xi32>
            %lt_3 = arith.cmpi ult, %column_each, %b_shape_1_all : vector<8xi32>
            %lt_2_all = vector.broadcast %lt_2 : i1 to vector<8xi1>
            %logical_and_1 = arith.andi %lt_2_all, %lt_3 : vector<8xi1>
            %add_2 = arith.addi %mul_4, %column : i32
            %b_at = llvm.getelementptr %b[%add_2] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %b_value = llvm.intr.masked.load %b_at, %logical_and_1, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %b_tiles_at = llvm.getelementptr %b_tiles[%add_1] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.store %b_value, %b_tiles_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          } {llvm.loop_annotation = #rolled}
        } {llvm.loop_annotation = #rolled}
      }
      llvm.store %c0_i32, %now : i32, !llvm.ptr
      scf.for %unit_pos_y = %c0_i32 to %c16_i32 step %c1_i32 : i32 {
        scf.for %unit_pos_x = %c0_i32 to %c16_i32 step %c8_i32 : i32 {
          %offset = arith.muli %unit_pos_y, %c16_i32 : i32
          %unit = arith.addi %unit_pos_x, %offset : i32
          %total_units_at = llvm.getelementptr %total_units[%unit] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %c0.0_8xf32, %total_units_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        }
      }
      %a_shape_1_64 = arith.extui %a_shape_1 : i32 to i64
      scf.for %start_64 = %c0_i64 to %a_shape_1_64 step %c16_i64 : i64 {
        %start = arith.trunci %start_64 : i64 to i32
        %now_value = llvm.load %now : !llvm.ptr -> i32
        %sub = arith.subi %c1_i32, %now_value : i32
        %add = arith.addi %start, %c16_i32 : i32
        %mul_2 = arith.muli %sub, %c256_i32 : i32
        %row_last_1 = llvm.intr.uadd.sat(%mul, %c15_i32) : (i32, i32) -> i32
        %full_3 = arith.cmpi ult, %row_last_1, %a_shape_0 : i32
        %unit_last = llvm.intr.uadd.sat(%add, %c15_i32) : (i32, i32) -> i32
        %full_4 = arith.cmpi ult, %unit_last, %a_shape_1 : i32
        %full_5 = arith.andi %full_3, %full_4 : i1
        %full_6 = arith.cmpi ult, %unit_last, %b_shape_0 : i32
        %full_7 = arith.andi %full_5, %full_6 : i1
        %column_last_1 = llvm.intr.uadd.sat(%mul_1, %c15_i32) : (i32, i32) -> i32
        %full_8 = arith.cmpi ult, %column_last_1, %b_shape_1 : i32
        %full_9 = arith.andi %full_7, %full_8 : i1
        scf.if %full_9 {
          scf.for %unit_pos_y = %c0_i32 to %c16_i32 step %c4_i32 : i32 {
            scf.for %unit_pos_x = %c0_i32 to %c16_i32 step %c8_i32 : i32 {
              %unit_pos_y_1 = arith.addi %unit_pos_y, %c1_i32 : i32
              %unit_pos_y_2 = arith.addi %unit_pos_y, %c2_i32 : i32
              %unit_pos_y_3 = arith.addi %unit_pos_y, %c3_i32 : i32
              %offset = arith.muli %unit_pos_y, %c16_i32 : i32
              %unit = arith.addi %unit_pos_x, %offset : i32
              %total_units_at = llvm.getelementptr %total_units[%unit] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %total_before = llvm.load %total_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
              llvm.store %total_before, %total : vector<8xf32>, !llvm.ptr
              %offset_1 = arith.muli %unit_pos_y_1, %c16_i32 : i32
              %unit_1 = arith.addi %unit_pos_x, %offset_1 : i32
              %total_units_at_1 = llvm.getelementptr %total_units[%unit_1] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %total_before_1 = llvm.load %total_units_at_1 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
              llvm.store %total_before_1, %total_1 : vector<8xf32>, !llvm.ptr
              %offset_2 = arith.muli %unit_pos_y_2, %c16_i32 : i32
              %unit_2 = arith.addi %unit_pos_x, %offset_2 : i32
              %total_units_at_2 = llvm.getelementptr %total_units[%unit_2] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %total_before_2 = llvm.load %total_units_at_2 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
              llvm.store %total_before_2, %total_2 : vector<8xf32>, !llvm.ptr
              %offset_3 = arith.muli %unit_pos_y_3, %c16_i32 : i32
              %unit_3 = arith.addi %unit_pos_x, %offset_3 : i32
              %total_units_at_3 = llvm.getelementptr %total_units[%unit_3] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %total_before_3 = llvm.load %total_units_at_3 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
              llvm.store %total_before_3, %total_3 : vector<8xf32>, !llvm.ptr
              %add_1 = arith.addi %add, %unit_pos_x : i32
              %row = arith.addi %mul, %unit_pos_y : i32
              %mul_3 = arith.muli %row, %a_shape_1 : i32
              %add_2 = arith.addi %mul_3, %add_1 : i32
              %row_1 = arith.addi %mul, %unit_pos_y_1 : i32
              %mul_4 = arith.muli %row_1, %a_shape_1 : i32
              %add_3 = arith.addi %mul_4, %add_1 : i32
              %row_2 = arith.addi %mul, %unit_pos_y_2 : i32
              %mul_5 = arith.muli %row_2, %a_shape_1 : i32
              %add_4 = arith.addi %mul_5, %add_1 : i32
              %row_3 = arith.addi %mul, %unit_pos_y_3 : i32
              %mul_6 = arith.muli %row_3, %a_shape_1 : i32
              %add_5 = arith.addi %mul_6, %add_1 : i32
              %a_at = llvm.getelementptr %a[%add_2] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %a_value = llvm.load %a_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
              %a_at_1 = llvm.getelementptr %a[%add_3] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %a_value_1 = llvm.load %a_at_1 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
              %a_at_2 = llvm.getelementptr %a[%add_4] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %a_value_2 = llvm.load %a_at_2 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
              %a_at_3 = llvm.getelementptr %a[%add_5] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %a_value_3 = llvm.load %a_at_3 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
              %mul_7 = arith.muli %unit_pos_y, %c16_i32 : i32
              %add_6 = arith.addi %mul_2, %mul_7 : i32
              %mul_8 = arith.muli %unit_pos_y_1, %c16_i32 : i32
              %add_7 = arith.addi %mul_2, %mul_8 : i32
              %mul_9 = arith.muli %unit_pos_y_2, %c16_i32 : i32
              %add_8 = arith.addi %mul_2, %mul_9 : i32
              %mul_10 = arith.muli %unit_pos_y_3, %c16_i32 : i32
              %add_9 = arith.addi %mul_2, %mul_10 : i32
              %add_10 = arith.addi %add_6, %unit_pos_x : i32
              %add_11 = arith.addi %add_7, %unit_pos_x : i32
              %add_12 = arith.addi %add_8, %unit_pos_x : i32
              %add_13 = arith.addi %add_9, %unit_pos_x : i32
              %a_tiles_at = llvm.getelementptr %a_tiles[%add_10] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              llvm.store %a_value, %a_tiles_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
              %a_tiles_at_1 = llvm.getelementptr %a_tiles[%add_11] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              llvm.store %a_value_1, %a_tiles_at_1 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
              %a_tiles_at_2 = llvm.getelementptr %a_tiles[%add_12] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              llvm.store %a_value_2, %a_tiles_at_2 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
              %a_tiles_at_3 = llvm.getelementptr %a_tiles[%add_13] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              llvm.store %a_value_3, %a_tiles_at_3 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
              %add_14 = arith.addi %add, %unit_pos_y : i32
              %add_15 = arith.addi %add, %unit_pos_y_1 : i32
              %add_16 = arith.addi %add, %unit_pos_y_2 : i32
              %add_17 = arith.addi %add, %unit_pos_y_3 : i32
              %mul_11 = arith.muli %add_14, %b_shape_1 : i32
              %mul_12 = arith.muli %add_15, %b_shape_1 : i32
              %mul_13 = arith.muli %add_16, %b_shape_1 : i32
              %mul_14 = arith.muli %add_17, %b_shape_1 : i32
              %column = arith.addi %mul_1, %unit_pos_x : i32
              %add_18 = arith.addi %mul_11, %column : i32
              %column_1 = arith.addi %mul_1, %unit_pos_x : i32
              %add_19 = arith.addi %mul_12, %column_1 : i32
              %column_2 = arith.addi %mul_1, %unit_pos_x : i32
              %add_20 = arith.addi %mul_13, %column_2 : i32
              %column_3 = arith.addi %mul_1, %unit_pos_x : i32
              %add_21 = arith.addi %mul_14, %column_3 : i32
              %start_next = arith.addi %start, %c16_i32 : i32
              %add_22 = arith.addi %start_next, %c16_i32 : i32
              %add_23 = arith.addi %add_22, %unit_pos_y : i32
              %mul_15 = arith.muli %add_23, %b_shape_1 : i32
              %add_24 = arith.addi %mul_15, %column : i32
              %b_at = llvm.getelementptr %b[%add_24] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              "llvm.intr.prefetch"(%b_at) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
              %b_at_1 = llvm.getelementptr %b[%add_18] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %b_value = llvm.load %b_at_1 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
              %start_next_1 = arith.addi %start, %c16_i32 : i32
              %add_25 = arith.addi %start_next_1, %c16_i32 : i32
              %add_26 = arith.addi %add_25, %unit_pos_y_1 : i32
              %mul_16 = arith.muli %add_26, %b_shape_1 : i32
              %add_27 = arith.addi %mul_16, %column_1 : i32
              %b_at_2 = llvm.getelementptr %b[%add_27] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              "llvm.intr.prefetch"(%b_at_2) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
              %b_at_3 = llvm.getelementptr %b[%add_19] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %b_value_1 = llvm.load %b_at_3 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
              %start_next_2 = arith.addi %start, %c16_i32 : i32
              %add_28 = arith.addi %start_next_2, %c16_i32 : i32
              %add_29 = arith.addi %add_28, %unit_pos_y_2 : i32
              %mul_17 = arith.muli %add_29, %b_shape_1 : i32
              %add_30 = arith.addi %mul_17, %column_2 : i32
              %b_at_4 = llvm.getelementptr %b[%add_30] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              "llvm.intr.prefetch"(%b_at_4) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
              %b_at_5 = llvm.getelementptr %b[%add_20] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %b_value_2 = llvm.load %b_at_5 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
              %start_next_3 = arith.addi %start, %c16_i32 : i32
              %add_31 = arith.addi %start_next_3, %c16_i32 : i32
              %add_32 = arith.addi %add_31, %unit_pos_y_3 : i32
              %mul_18 = arith.muli %add_32, %b_shape_1 : i32
              %add_33 = arith.addi %mul_18, %column_3 : i32
              %b_at_6 = llvm.getelementptr %b[%add_33] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              "llvm.intr.prefetch"(%b_at_6) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
              %b_at_7 = llvm.getelementptr %b[%add_21] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %b_value_3 = llvm.load %b_at_7 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
              %b_tiles_at = llvm.getelementptr %b_tiles[%add_10] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              llvm.store %b_value, %b_tiles_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
              %b_tiles_at_1 = llvm.getelementptr %b_tiles[%add_11] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              llvm.store %b_value_1, %b_tiles_at_1 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
              %b_tiles_at_2 = llvm.getelementptr %b_tiles[%add_12] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              llvm.store %b_value_2, %b_tiles_at_2 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
              %b_tiles_at_3 = llvm.getelementptr %b_tiles[%add_13] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              llvm.store %b_value_3, %b_tiles_at_3 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
              scf.for unsigned %k = %c0_i32 to %c16_i32 step %c1_i32 : i32 {
                %now_value_1 = llvm.load %now : !llvm.ptr -> i32
                %now_value_2 = llvm.load %now : !llvm.ptr -> i32
                %now_value_3 = llvm.load %now : !llvm.ptr -> i32
                %now_value_4 = llvm.load %now : !llvm.ptr -> i32
                %mul_19 = arith.muli %now_value_1, %c256_i32 : i32
                %add_34 = arith.addi %mul_19, %mul_7 : i32
                %add_35 = arith.addi %mul_19, %mul_8 : i32
                %add_36 = arith.addi %mul_19, %mul_9 : i32
                %add_37 = arith.addi %mul_19, %mul_10 : i32
                %add_38 = arith.addi %add_34, %k : i32
                %add_39 = arith.addi %add_35, %k : i32
                %add_40 = arith.addi %add_36, %k : i32
                %add_41 = arith.addi %add_37, %k : i32
                %a_tiles_at_4 = llvm.getelementptr %a_tiles[%add_38] : (!llvm.ptr, i32) -> !llvm.ptr, f32
                %a_tiles_value = llvm.load %a_tiles_at_4 {alignment = 4 : i64} : !llvm.ptr -> f32
                %a_tiles_at_5 = llvm.getelementptr %a_tiles[%add_39] : (!llvm.ptr, i32) -> !llvm.ptr, f32
                %a_tiles_value_1 = llvm.load %a_tiles_at_5 {alignment = 4 : i64} : !llvm.ptr -> f32
                %a_tiles_at_6 = llvm.getelementptr %a_tiles[%add_40] : (!llvm.ptr, i32) -> !llvm.ptr, f32
                %a_tiles_value_2 = llvm.load %a_tiles_at_6 {alignment = 4 : i64} : !llvm.ptr -> f32
                %a_tiles_at_7 = llvm.getelementptr %a_tiles[%add_41] : (!llvm.ptr, i32) -> !llvm.ptr, f32
                %a_tiles_value_3 = llvm.load %a_tiles_at_7 {alignment = 4 : i64} : !llvm.ptr -> f32
                %mul_20 = arith.muli %k, %c16_i32 : i32
                %add_42 = arith.addi %mul_19, %mul_20 : i32
                %add_43 = arith.addi %add_42, %unit_pos_x : i32
                %b_tiles_at_4 = llvm.getelementptr %b_tiles[%add_43] : (!llvm.ptr, i32) -> !llvm.ptr, f32
                %b_tiles_value = llvm.load %b_tiles_at_4 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
                %total_value = llvm.load %total : !llvm.ptr -> vector<8xf32>
                %total_value_1 = llvm.load %total_1 : !llvm.ptr -> vector<8xf32>
                %total_value_2 = llvm.load %total_2 : !llvm.ptr -> vector<8xf32>
                %total_value_3 = llvm.load %total_3 : !llvm.ptr -> vector<8xf32>
                %a_tiles_value_all = vector.broadcast %a_tiles_value : f32 to vector<8xf32>
                %fma = math.fma %a_tiles_value_all, %b_tiles_value, %total_value : vector<8xf32>
                %a_tiles_value_1_all = vector.broadcast %a_tiles_value_1 : f32 to vector<8xf32>
                %fma_1 = math.fma %a_tiles_value_1_all, %b_tiles_value, %total_value_1 : vector<8xf32>
                %a_tiles_value_2_all = vector.broadcast %a_tiles_value_2 : f32 to vector<8xf32>
                %fma_2 = math.fma %a_tiles_value_2_all, %b_tiles_value, %total_value_2 : vector<8xf32>
                %a_tiles_value_3_all = vector.broadcast %a_tiles_value_3 : f32 to vector<8xf32>
                %fma_3 = math.fma %a_tiles_value_3_all, %b_tiles_value, %total_value_3 : vector<8xf32>
                llvm.store %fma, %total : vector<8xf32>, !llvm.ptr
                llvm.store %fma_1, %total_1 : vector<8xf32>, !llvm.ptr
                llvm.store %fma_2, %total_2 : vector<8xf32>, !llvm.ptr
                llvm.store %fma_3, %total_3 : vector<8xf32>, !llvm.ptr
              }
              %total_after = llvm.load %total : !llvm.ptr -> vector<8xf32>
              llvm.store %total_after, %total_units_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
              %total_after_1 = llvm.load %total_1 : !llvm.ptr -> vector<8xf32>
              llvm.store %total_after_1, %total_units_at_1 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
              %total_after_2 = llvm.load %total_2 : !llvm.ptr -> vector<8xf32>
              llvm.store %total_after_2, %total_units_at_2 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
              %total_after_3 = llvm.load %total_3 : !llvm.ptr -> vector<8xf32>
              llvm.store %total_after_3, %total_units_at_3 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
            }
          }
        } else {
          scf.for %unit_pos_y = %c0_i32 to %c16_i32 step %c4_i32 : i32 {
            scf.for %unit_pos_x = %c0_i32 to %c16_i32 step %c8_i32 : i32 {
              %unit_pos_y_1 = arith.addi %unit_pos_y, %c1_i32 : i32
              %unit_pos_y_2 = arith.addi %unit_pos_y, %c2_i32 : i32
              %unit_pos_y_3 = arith.addi %unit_pos_y, %c3_i32 : i32
              %offset = arith.muli %unit_pos_y, %c16_i32 : i32
              %unit = arith.addi %unit_pos_x, %offset : i32
              %total_units_at = llvm.getelementptr %total_units[%unit] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %total_before = llvm.load %total_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
              llvm.store %total_before, %total_4 : vector<8xf32>, !llvm.ptr
              %offset_1 = arith.muli %unit_pos_y_1, %c16_i32 : i32
              %unit_1 = arith.addi %unit_pos_x, %offset_1 : i32
              %total_units_at_1 = llvm.getelementptr %total_units[%unit_1] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %total_before_1 = llvm.load %total_units_at_1 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
              llvm.store %total_before_1, %total_5 : vector<8xf32>, !llvm.ptr
              %offset_2 = arith.muli %unit_pos_y_2, %c16_i32 : i32
              %unit_2 = arith.addi %unit_pos_x, %offset_2 : i32
              %total_units_at_2 = llvm.getelementptr %total_units[%unit_2] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %total_before_2 = llvm.load %total_units_at_2 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
              llvm.store %total_before_2, %total_6 : vector<8xf32>, !llvm.ptr
              %offset_3 = arith.muli %unit_pos_y_3, %c16_i32 : i32
              %unit_3 = arith.addi %unit_pos_x, %offset_3 : i32
              %total_units_at_3 = llvm.getelementptr %total_units[%unit_3] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %total_before_3 = llvm.load %total_units_at_3 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
              llvm.store %total_before_3, %total_7 : vector<8xf32>, !llvm.ptr
              %add_1 = arith.addi %add, %unit_pos_x : i32
              %add_1_all = vector.broadcast %add_1 : i32 to vector<8xi32>
              %add_1_each = arith.addi %add_1_all, %iota_8xi32 : vector<8xi32>
              %a_shape_1_all = vector.broadcast %a_shape_1 : i32 to vector<8xi32>
              %lt = arith.cmpi ult, %add_1_each, %a_shape_1_all : vector<8xi32>
              %row = arith.addi %mul, %unit_pos_y : i32
              %lt_1 = arith.cmpi ult, %row, %a_shape_0 : i32
              %lt_1_all = vector.broadcast %lt_1 : i1 to vector<8xi1>
              %logical_and = arith.andi %lt_1_all, %lt : vector<8xi1>
              %row_1 = arith.addi %mul, %unit_pos_y_1 : i32
              %lt_2 = arith.cmpi ult, %row_1, %a_shape_0 : i32
              %lt_2_all = vector.broadcast %lt_2 : i1 to vector<8xi1>
              %logical_and_1 = arith.andi %lt_2_all, %lt : vector<8xi1>
              %row_2 = arith.addi %mul, %unit_pos_y_2 : i32
              %lt_3 = arith.cmpi ult, %row_2, %a_shape_0 : i32
              %lt_3_all = vector.broadcast %lt_3 : i1 to vector<8xi1>
              %logical_and_2 = arith.andi %lt_3_all, %lt : vector<8xi1>
              %row_3 = arith.addi %mul, %unit_pos_y_3 : i32
              %lt_4 = arith.cmpi ult, %row_3, %a_shape_0 : i32
              %lt_4_all = vector.broadcast %lt_4 : i1 to vector<8xi1>
              %logical_and_3 = arith.andi %lt_4_all, %lt : vector<8xi1>
              %mul_3 = arith.muli %row, %a_shape_1 : i32
              %add_2 = arith.addi %mul_3, %add_1 : i32
              %mul_4 = arith.muli %row_1, %a_shape_1 : i32
              %add_3 = arith.addi %mul_4, %add_1 : i32
              %mul_5 = arith.muli %row_2, %a_shape_1 : i32
              %add_4 = arith.addi %mul_5, %add_1 : i32
              %mul_6 = arith.muli %row_3, %a_shape_1 : i32
              %add_5 = arith.addi %mul_6, %add_1 : i32
              %a_at = llvm.getelementptr %a[%add_2] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %a_value = llvm.intr.masked.load %a_at, %logical_and, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %a_at_1 = llvm.getelementptr %a[%add_3] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %a_value_1 = llvm.intr.masked.load %a_at_1, %logical_and_1, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %a_at_2 = llvm.getelementptr %a[%add_4] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %a_value_2 = llvm.intr.masked.load %a_at_2, %logical_and_2, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %a_at_3 = llvm.getelementptr %a[%add_5] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %a_value_3 = llvm.intr.masked.load %a_at_3, %logical_and_3, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %mul_7 = arith.muli %unit_pos_y, %c16_i32 : i32
              %add_6 = arith.addi %mul_2, %mul_7 : i32
              %mul_8 = arith.muli %unit_pos_y_1, %c16_i32 : i32
              %add_7 = arith.addi %mul_2, %mul_8 : i32
              %mul_9 = arith.muli %unit_pos_y_2, %c16_i32 : i32
              %add_8 = arith.addi %mul_2, %mul_9 : i32
              %mul_10 = arith.muli %unit_pos_y_3, %c16_i32 : i32
              %add_9 = arith.addi %mul_2, %mul_10 : i32
              %add_10 = arith.addi %add_6, %unit_pos_x : i32
              %add_11 = arith.addi %add_7, %unit_pos_x : i32
              %add_12 = arith.addi %add_8, %unit_pos_x : i32
              %add_13 = arith.addi %add_9, %unit_pos_x : i32
              %a_tiles_at = llvm.getelementptr %a_tiles[%add_10] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              llvm.store %a_value, %a_tiles_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
              %a_tiles_at_1 = llvm.getelementptr %a_tiles[%add_11] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              llvm.store %a_value_1, %a_tiles_at_1 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
              %a_tiles_at_2 = llvm.getelementptr %a_tiles[%add_12] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              llvm.store %a_value_2, %a_tiles_at_2 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
              %a_tiles_at_3 = llvm.getelementptr %a_tiles[%add_13] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              llvm.store %a_value_3, %a_tiles_at_3 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
              %add_14 = arith.addi %add, %unit_pos_y : i32
              %add_15 = arith.addi %add, %unit_pos_y_1 : i32
              %add_16 = arith.addi %add, %unit_pos_y_2 : i32
              %add_17 = arith.addi %add, %unit_pos_y_3 : i32
              %lt_5 = arith.cmpi ult, %add_14, %b_shape_0 : i32
              %lt_6 = arith.cmpi ult, %add_15, %b_shape_0 : i32
              %lt_7 = arith.cmpi ult, %add_16, %b_shape_0 : i32
              %lt_8 = arith.cmpi ult, %add_17, %b_shape_0 : i32
              %mul_11 = arith.muli %add_14, %b_shape_1 : i32
              %mul_12 = arith.muli %add_15, %b_shape_1 : i32
              %mul_13 = arith.muli %add_16, %b_shape_1 : i32
              %mul_14 = arith.muli %add_17, %b_shape_1 : i32
              %column = arith.addi %mul_1, %unit_pos_x : i32
              %column_all = vector.broadcast %column : i32 to vector<8xi32>
              %column_each = arith.addi %column_all, %iota_8xi32 : vector<8xi32>
              %b_shape_1_all = vector.broadcast %b_shape_1 : i32 to vector<8xi32>
              %lt_9 = arith.cmpi ult, %column_each, %b_shape_1_all : vector<8xi32>
              %lt_5_all = vector.broadcast %lt_5 : i1 to vector<8xi1>
              %logical_and_4 = arith.andi %lt_5_all, %lt_9 : vector<8xi1>
              %column_1 = arith.addi %mul_1, %unit_pos_x : i32
              %column_1_all = vector.broadcast %column_1 : i32 to vector<8xi32>
              %column_1_each = arith.addi %column_1_all, %iota_8xi32 : vector<8xi32>
              %b_shape_1_all_1 = vector.broadcast %b_shape_1 : i32 to vector<8xi32>
              %lt_10 = arith.cmpi ult, %column_1_each, %b_shape_1_all_1 : vector<8xi32>
              %lt_6_all = vector.broadcast %lt_6 : i1 to vector<8xi1>
              %logical_and_5 = arith.andi %lt_6_all, %lt_10 : vector<8xi1>
              %column_2 = arith.addi %mul_1, %unit_pos_x : i32
              %column_2_all = vector.broadcast %column_2 : i32 to vector<8xi32>
              %column_2_each = arith.addi %column_2_all, %iota_8xi32 : vector<8xi32>
              %b_shape_1_all_2 = vector.broadcast %b_shape_1 : i32 to vector<8xi32>
              %lt_11 = arith.cmpi ult, %column_2_each, %b_shape_1_all_2 : vector<8xi32>
              %lt_7_all = vector.broadcast %lt_7 : i1 to vector<8xi1>
              %logical_and_6 = arith.andi %lt_7_all, %lt_11 : vector<8xi1>
              %column_3 = arith.addi %mul_1, %unit_pos_x : i32
              %column_3_all = vector.broadcast %column_3 : i32 to vector<8xi32>
              %column_3_each = arith.addi %column_3_all, %iota_8xi32 : vector<8xi32>
              %b_shape_1_all_3 = vector.broadcast %b_shape_1 : i32 to vector<8xi32>
              %lt_12 = arith.cmpi ult, %column_3_each, %b_shape_1_all_3 : vector<8xi32>
              %lt_8_all = vector.broadcast %lt_8 : i1 to vector<8xi1>
              %logical_and_7 = arith.andi %lt_8_all, %lt_12 : vector<8xi1>
              %add_18 = arith.addi %mul_11, %column : i32
              %add_19 = arith.addi %mul_12, %column_1 : i32
              %add_20 = arith.addi %mul_13, %column_2 : i32
              %add_21 = arith.addi %mul_14, %column_3 : i32
              %b_at = llvm.getelementptr %b[%add_18] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %b_value = llvm.intr.masked.load %b_at, %logical_and_4, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %b_at_1 = llvm.getelementptr %b[%add_19] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %b_value_1 = llvm.intr.masked.load %b_at_1, %logical_and_5, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %b_at_2 = llvm.getelementptr %b[%add_20] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %b_value_2 = llvm.intr.masked.load %b_at_2, %logical_and_6, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %b_at_3 = llvm.getelementptr %b[%add_21] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %b_value_3 = llvm.intr.masked.load %b_at_3, %logical_and_7, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %b_tiles_at = llvm.getelementptr %b_tiles[%add_10] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              llvm.store %b_value, %b_tiles_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
              %b_tiles_at_1 = llvm.getelementptr %b_tiles[%add_11] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              llvm.store %b_value_1, %b_tiles_at_1 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
              %b_tiles_at_2 = llvm.getelementptr %b_tiles[%add_12] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              llvm.store %b_value_2, %b_tiles_at_2 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
              %b_tiles_at_3 = llvm.getelementptr %b_tiles[%add_13] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              llvm.store %b_value_3, %b_tiles_at_3 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
              scf.for unsigned %k = %c0_i32 to %c16_i32 step %c1_i32 : i32 {
                %now_value_1 = llvm.load %now : !llvm.ptr -> i32
                %now_value_2 = llvm.load %now : !llvm.ptr -> i32
                %now_value_3 = llvm.load %now : !llvm.ptr -> i32
                %now_value_4 = llvm.load %now : !llvm.ptr -> i32
                %mul_15 = arith.muli %now_value_1, %c256_i32 : i32
                %add_22 = arith.addi %mul_15, %mul_7 : i32
                %add_23 = arith.addi %mul_15, %mul_8 : i32
                %add_24 = arith.addi %mul_15, %mul_9 : i32
                %add_25 = arith.addi %mul_15, %mul_10 : i32
                %add_26 = arith.addi %add_22, %k : i32
                %add_27 = arith.addi %add_23, %k : i32
                %add_28 = arith.addi %add_24, %k : i32
                %add_29 = arith.addi %add_25, %k : i32
                %a_tiles_at_4 = llvm.getelementptr %a_tiles[%add_26] : (!llvm.ptr, i32) -> !llvm.ptr, f32
                %a_tiles_value = llvm.load %a_tiles_at_4 {alignment = 4 : i64} : !llvm.ptr -> f32
                %a_tiles_at_5 = llvm.getelementptr %a_tiles[%add_27] : (!llvm.ptr, i32) -> !llvm.ptr, f32
                %a_tiles_value_1 = llvm.load %a_tiles_at_5 {alignment = 4 : i64} : !llvm.ptr -> f32
                %a_tiles_at_6 = llvm.getelementptr %a_tiles[%add_28] : (!llvm.ptr, i32) -> !llvm.ptr, f32
                %a_tiles_value_2 = llvm.load %a_tiles_at_6 {alignment = 4 : i64} : !llvm.ptr -> f32
                %a_tiles_at_7 = llvm.getelementptr %a_tiles[%add_29] : (!llvm.ptr, i32) -> !llvm.ptr, f32
                %a_tiles_value_3 = llvm.load %a_tiles_at_7 {alignment = 4 : i64} : !llvm.ptr -> f32
                %mul_16 = arith.muli %k, %c16_i32 : i32
                %add_30 = arith.addi %mul_15, %mul_16 : i32
                %add_31 = arith.addi %add_30, %unit_pos_x : i32
                %b_tiles_at_4 = llvm.getelementptr %b_tiles[%add_31] : (!llvm.ptr, i32) -> !llvm.ptr, f32
                %b_tiles_value = llvm.load %b_tiles_at_4 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
                %total_value = llvm.load %total_4 : !llvm.ptr -> vector<8xf32>
                %total_value_1 = llvm.load %total_5 : !llvm.ptr -> vector<8xf32>
                %total_value_2 = llvm.load %total_6 : !llvm.ptr -> vector<8xf32>
                %total_value_3 = llvm.load %total_7 : !llvm.ptr -> vector<8xf32>
                %a_tiles_value_all = vector.broadcast %a_tiles_value : f32 to vector<8xf32>
                %fma = math.fma %a_tiles_value_all, %b_tiles_value, %total_value : vector<8xf32>
                %a_tiles_value_1_all = vector.broadcast %a_tiles_value_1 : f32 to vector<8xf32>
                %fma_1 = math.fma %a_tiles_value_1_all, %b_tiles_value, %total_value_1 : vector<8xf32>
                %a_tiles_value_2_all = vector.broadcast %a_tiles_value_2 : f32 to vector<8xf32>
                %fma_2 = math.fma %a_tiles_value_2_all, %b_tiles_value, %total_value_2 : vector<8xf32>
                %a_tiles_value_3_all = vector.broadcast %a_tiles_value_3 : f32 to vector<8xf32>
                %fma_3 = math.fma %a_tiles_value_3_all, %b_tiles_value, %total_value_3 : vector<8xf32>
                llvm.store %fma, %total_4 : vector<8xf32>, !llvm.ptr
                llvm.store %fma_1, %total_5 : vector<8xf32>, !llvm.ptr
                llvm.store %fma_2, %total_6 : vector<8xf32>, !llvm.ptr
                llvm.store %fma_3, %total_7 : vector<8xf32>, !llvm.ptr
              }
              %total_after = llvm.load %total_4 : !llvm.ptr -> vector<8xf32>
              llvm.store %total_after, %total_units_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
              %total_after_1 = llvm.load %total_5 : !llvm.ptr -> vector<8xf32>
              llvm.store %total_after_1, %total_units_at_1 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
              %total_after_2 = llvm.load %total_6 : !llvm.ptr -> vector<8xf32>
              llvm.store %total_after_2, %total_units_at_2 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
              %total_after_3 = llvm.load %total_7 : !llvm.ptr -> vector<8xf32>
              llvm.store %total_after_3, %total_units_at_3 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
            } {llvm.loop_annotation = #rolled}
          } {llvm.loop_annotation = #rolled}
        }
        llvm.store %sub, %now : i32, !llvm.ptr
      }
      %row_last_1 = llvm.intr.uadd.sat(%mul, %c15_i32) : (i32, i32) -> i32
      %full_3 = arith.cmpi ult, %row_last_1, %c_shape_0 : i32
      %column_last_1 = llvm.intr.uadd.sat(%mul_1, %c15_i32) : (i32, i32) -> i32
      %full_4 = arith.cmpi ult, %column_last_1, %c_shape_1 : i32
      %full_5 = arith.andi %full_3, %full_4 : i1
      scf.if %full_5 {
        scf.for %unit_pos_y = %c0_i32 to %c16_i32 step %c1_i32 : i32 {
          scf.for %unit_pos_x = %c0_i32 to %c16_i32 step %c8_i32 : i32 {
            %offset = arith.muli %unit_pos_y, %c16_i32 : i32
            %unit = arith.addi %unit_pos_x, %offset : i32
            %total_units_at = llvm.getelementptr %total_units[%unit] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %total_value = llvm.load %total_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
            %row = arith.addi %mul, %unit_pos_y : i32
            %mul_2 = arith.muli %row, %c_shape_1 : i32
            %column = arith.addi %mul_1, %unit_pos_x : i32
            %add = arith.addi %mul_2, %column : i32
            %c_at = llvm.getelementptr %c[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.store %total_value, %c_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          }
        }
      } else {
        scf.for %unit_pos_y = %c0_i32 to %c16_i32 step %c1_i32 : i32 {
          scf.for %unit_pos_x = %c0_i32 to %c16_i32 step %c8_i32 : i32 {
            %offset = arith.muli %unit_pos_y, %c16_i32 : i32
            %unit = arith.addi %unit_pos_x, %offset : i32
            %total_units_at = llvm.getelementptr %total_units[%unit] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %total_value = llvm.load %total_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
            %row = arith.addi %mul, %unit_pos_y : i32
            %lt = arith.cmpi ult, %row, %c_shape_0 : i32
            %mul_2 = arith.muli %row, %c_shape_1 : i32
            %column = arith.addi %mul_1, %unit_pos_x : i32
            %column_all = vector.broadcast %column : i32 to vector<8xi32>
            %column_each = arith.addi %column_all, %iota_8xi32 : vector<8xi32>
            %c_shape_1_all = vector.broadcast %c_shape_1 : i32 to vector<8xi32>
            %lt_1 = arith.cmpi ult, %column_each, %c_shape_1_all : vector<8xi32>
            %lt_all = vector.broadcast %lt : i1 to vector<8xi1>
            %logical_and = arith.andi %lt_all, %lt_1 : vector<8xi1>
            %add = arith.addi %mul_2, %column : i32
            %c_at = llvm.getelementptr %c[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.intr.masked.store %total_value, %c_at, %logical_and {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
          } {llvm.loop_annotation = #rolled}
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
