#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func @shared_row_sum(%x: !llvm.ptr {llvm.noalias, llvm.readonly}, %out: !llvm.ptr {llvm.noalias},
      %x_shape_0: i32, %x_shape_1: i32, %out_shape_0: i32, %out_shape_1: i32, %cube_count_x: i32,
      %cube_count_y: i32, %cube_count_z: i32, %first_cube: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c128_i64 = arith.constant 128 : i64
    %sums = llvm.alloca %c128_i64 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %c2_i32 = arith.constant 2 : i32
    %c128_i32 = arith.constant 128 : i32
    %c8_i32 = arith.constant 8 : i32
    %total_units = llvm.alloca %c128_i64 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %c0.0_8xf32 = arith.constant dense<0.0> : vector<8xf32>
    %c512_i32 = arith.constant 512 : i32
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %c512_8xi32 = arith.constant dense<512> : vector<8xi32>
    %c1_8xi32 = arith.constant dense<1> : vector<8xi32>
    %c0_8xi32 = arith.constant dense<0> : vector<8xi32>
    %c1_i32 = arith.constant 1 : i32
    scf.for %cube = %first_cube to %last step %c1_i64 : i64 {
      %count_x = arith.extui %cube_count_x : i32 to i64
      %pos_x = arith.remui %cube, %count_x : i64
      %rest = arith.divui %cube, %count_x : i64
      %cube_pos_x = arith.trunci %pos_x : i64 to i32
      %cube_pos_y = arith.trunci %rest : i64 to i32
      %row = arith.divui %cube_pos_y, %c2_i32 : i32
      %rem_trunc = arith.remui %cube_pos_x, %c2_i32 : i32
      %rem_trunc_1 = arith.remui %cube_pos_y, %c2_i32 : i32
      %mul = arith.muli %rem_trunc_1, %c2_i32 : i32
      %part = arith.addi %mul, %rem_trunc : i32
      %mul_1 = arith.muli %part, %c128_i32 : i32
      %unit_first = arith.cmpi ult, %row, %x_shape_0 : i32
      scf.if %unit_first {
        scf.for %unit_pos_x = %c0_i32 to %c128_i32 step %c8_i32 : i32 {
          %total_units_at = llvm.getelementptr %total_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %c0.0_8xf32, %total_units_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          %first = arith.addi %mul_1, %unit_pos_x : i32
          %first_all = vector.broadcast %first : i32 to vector<8xi32>
          %first_each = arith.addi %first_all, %iota_8xi32 : vector<8xi32>
          %x_shape_1_all = vector.broadcast %x_shape_1 : i32 to vector<8xi32>
          %some = arith.cmpi ult, %first_each, %x_shape_1_all : vector<8xi32>
          %gap = arith.subi %x_shape_1_all, %first_each : vector<8xi32>
          %v = arith.subi %gap, %c1_8xi32 : vector<8xi32>
          %v_1 = arith.divui %v, %c512_8xi32 : vector<8xi32>
          %v_2 = arith.addi %v_1, %c1_8xi32 : vector<8xi32>
          %trips = arith.select %some, %v_2, %c0_8xi32 : vector<8xi1>, vector<8xi32>
          %most = vector.reduction <maxui>, %trips : vector<8xi32> into i32
          %least = vector.reduction <minui>, %trips : vector<8xi32> into i32
          scf.for unsigned %trip = %c0_i32 to %least step %c1_i32 : i32 {
            %distance = arith.muli %trip, %c512_i32 : i32
            %column = arith.addi %first, %distance : i32
            %total_value = llvm.load %total_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
            %mul_2 = arith.muli %row, %x_shape_1 : i32
            %add = arith.addi %mul_2, %column : i32
            %x_at = llvm.getelementptr %x[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %x_value = llvm.load %x_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
            %add_1 = arith.addf %total_value, %x_value : vector<8xf32>
            llvm.store %add_1, %total_units_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          }
          scf.for unsigned %trip = %least to %most step %c1_i32 : i32 {
            %trip_all = vector.broadcast %trip : i32 to vector<8xi32>
            %active = arith.cmpi ult, %trip_all, %trips : vector<8xi32>
            %distance = arith.muli %trip, %c512_i32 : i32
            %column = arith.addi %first, %distance : i32
            %total_value = llvm.load %total_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
            %mul_2 = arith.muli %row, %x_shape_1 : i32
            %add = arith.addi %mul_2, %column : i32
            %x_at = llvm.getelementptr %x[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %x_value = llvm.intr.masked.load %x_at, %active, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %add_1 = arith.addf %total_value, %x_value : vector<8xf32>
            %total_units_old = llvm.load %total_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
            %total_units_new = arith.select %active, %add_1, %total_units_old : vector<8xi1>, vector<8xf32>
            llvm.store %total_units_new, %total_units_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          }
          %total_value = llvm.load %total_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %sums_at = llvm.getelementptr %sums[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %total_value, %sums_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        }
      } else {
        scf.for %unit_pos_x = %c0_i32 to %c128_i32 step %c8_i32 : i32 {
          %total_units_at = llvm.getelementptr %total_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %c0.0_8xf32, %total_units_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          %first = arith.addi %mul_1, %unit_pos_x : i32
          %first_all = vector.broadcast %first : i32 to vector<8xi32>
          %first_each = arith.addi %first_all, %iota_8xi32 : vector<8xi32>
          %x_shape_1_all = vector.broadcast %x_shape_1 : i32 to vector<8xi32>
          %some = arith.cmpi ult, %first_each, %x_shape_1_all : vector<8xi32>
          %gap = arith.subi %x_shape_1_all, %first_each : vector<8xi32>
          %v = arith.subi %gap, %c1_8xi32 : vector<8xi32>
          %v_1 = arith.divui %v, %c512_8xi32 : vector<8xi32>
          %v_2 = arith.addi %v_1, %c1_8xi32 : vector<8xi32>
          %trips = arith.select %some, %v_2, %c0_8xi32 : vector<8xi1>, vector<8xi32>
          %most = vector.reduction <maxui>, %trips : vector<8xi32> into i32
          %least = vector.reduction <minui>, %trips : vector<8xi32> into i32
          scf.for unsigned %trip = %c0_i32 to %least step %c1_i32 : i32 {
            %distance = arith.muli %trip, %c512_i32 : i32
            %column = arith.addi %first, %distance : i32
            %total_value = llvm.load %total_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
            %lt = arith.cmpi ult, %row, %x_shape_0 : i32
            %mul_2 = arith.muli %row, %x_shape_1 : i32
            %add = arith.addi %mul_2, %column : i32
            %lt_all = vector.broadcast %lt : i1 to vector<8xi1>
            %x_at = llvm.getelementptr %x[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %x_value = llvm.intr.masked.load %x_at, %lt_all, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %add_1 = arith.addf %total_value, %x_value : vector<8xf32>
            llvm.store %add_1, %total_units_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          }
          scf.for unsigned %trip = %least to %most step %c1_i32 : i32 {
            %trip_all = vector.broadcast %trip : i32 to vector<8xi32>
            %active = arith.cmpi ult, %trip_all, %trips : vector<8xi32>
            %distance = arith.muli %trip, %c512_i32 : i32
            %column = arith.addi %first, %distance : i32
            %total_value = llvm.load %total_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
            %lt = arith.cmpi ult, %row, %x_shape_0 : i32
            %mul_2 = arith.muli %row, %x_shape_1 : i32
            %add = arith.addi %mul_2, %column : i32
            %lt_all = vector.broadcast %lt : i1 to vector<8xi1>
            %active_1 = arith.andi %active, %lt_all : vector<8xi1>
            %x_at = llvm.getelementptr %x[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %x_value = llvm.intr.masked.load %x_at, %active_1, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %add_1 = arith.addf %total_value, %x_value : vector<8xf32>
            %total_units_old = llvm.load %total_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
            %total_units_new = arith.select %active, %add_1, %total_units_old : vector<8xi1>, vector<8xf32>
            llvm.store %total_units_new, %total_units_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          }
          %total_value = llvm.load %total_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %sums_at = llvm.getelementptr %sums[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %total_value, %sums_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        } {llvm.loop_annotation = #rolled}
      }
      %unit_first_1 = arith.cmpi ult, %row, %out_shape_0 : i32
      %unit_first_2 = arith.cmpi ult, %part, %out_shape_1 : i32
      %unit_first_3 = arith.andi %unit_first_1, %unit_first_2 : i1
      scf.if %unit_first_3 {
        scf.for %unit_pos_x = %c0_i32 to %c128_i32 step %c8_i32 : i32 {
          %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
          %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
          %eq = arith.cmpi eq, %unit_pos_x_each, %c0_8xi32 : vector<8xi32>
          %any = vector.reduction <or>, %eq : vector<8xi1> into i1
          scf.if %any {
            scf.for unsigned %unit = %c1_i32 to %c128_i32 step %c1_i32 : i32 {
              %total_units_at = llvm.getelementptr %total_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %total_value = llvm.load %total_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
              %sums_at = llvm.getelementptr %sums[%unit] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %sums_value = llvm.load %sums_at {alignment = 4 : i64} : !llvm.ptr -> f32
              %sums_value_all = vector.broadcast %sums_value : f32 to vector<8xf32>
              %add = arith.addf %total_value, %sums_value_all : vector<8xf32>
              %total_units_old = llvm.load %total_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
              %total_units_new = arith.select %eq, %add, %total_units_old : vector<8xi1>, vector<8xf32>
              llvm.store %total_units_new, %total_units_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
            }
            %total_units_at = llvm.getelementptr %total_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %total_value = llvm.load %total_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
            %lt = arith.cmpi ult, %row, %out_shape_0 : i32
            %mul_2 = arith.muli %row, %out_shape_1 : i32
            %lt_1 = arith.cmpi ult, %part, %out_shape_1 : i32
            %add = arith.addi %mul_2, %part : i32
            %add_all = vector.broadcast %add : i32 to vector<8xi32>
            %out_at = llvm.getelementptr %out[%add_all] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            llvm.intr.masked.scatter %total_value, %out_at, %eq {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
          }
        }
      } else {
        scf.for %unit_pos_x = %c0_i32 to %c128_i32 step %c8_i32 : i32 {
          %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
          %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
          %eq = arith.cmpi eq, %unit_pos_x_each, %c0_8xi32 : vector<8xi32>
          %any = vector.reduction <or>, %eq : vector<8xi1> into i1
          scf.if %any {
            scf.for unsigned %unit = %c1_i32 to %c128_i32 step %c1_i32 : i32 {
              %total_units_at = llvm.getelementptr %total_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %total_value = llvm.load %total_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
              %sums_at = llvm.getelementptr %sums[%unit] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %sums_value = llvm.load %sums_at {alignment = 4 : i64} : !llvm.ptr -> f32
              %sums_value_all = vector.broadcast %sums_value : f32 to vector<8xf32>
              %add = arith.addf %total_value, %sums_value_all : vector<8xf32>
              %total_units_old = llvm.load %total_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
              %total_units_new = arith.select %eq, %add, %total_units_old : vector<8xi1>, vector<8xf32>
              llvm.store %total_units_new, %total_units_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
            }
            %total_units_at = llvm.getelementptr %total_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %total_value = llvm.load %total_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
            %lt = arith.cmpi ult, %row, %out_shape_0 : i32
            %mul_2 = arith.muli %row, %out_shape_1 : i32
            %lt_1 = arith.cmpi ult, %part, %out_shape_1 : i32
            %logical_and = arith.andi %lt, %lt_1 : i1
            %add = arith.addi %mul_2, %part : i32
            %logical_and_all = vector.broadcast %logical_and : i1 to vector<8xi1>
            %active = arith.andi %eq, %logical_and_all : vector<8xi1>
            %add_all = vector.broadcast %add : i32 to vector<8xi32>
            %out_at = llvm.getelementptr %out[%add_all] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            llvm.intr.masked.scatter %total_value, %out_at, %active {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
          }
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
