#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func @row_sum_both(%x: !llvm.ptr {llvm.noalias, llvm.readonly}, %out: !llvm.ptr {llvm.noalias},
      %x_shape_0: i32, %x_shape_1: i32, %out_length: i32, %cube_count_x: i32, %cube_count_y: i32,
      %cube_count_z: i32, %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c256_i64 = arith.constant 256 : i64
    %partial = llvm.alloca %c256_i64 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %c256_i32 = arith.constant 256 : i32
    %c8_i32 = arith.constant 8 : i32
    %total = llvm.alloca %c1_i64 x vector<8xf32> : (i64) -> !llvm.ptr
    %c0.0_f32 = arith.constant 0.0 : f32
    %c0.0_8xf32 = arith.constant dense<0.0> : vector<8xf32>
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %c256_8xi32 = arith.constant dense<256> : vector<8xi32>
    %c1_8xi32 = arith.constant dense<1> : vector<8xi32>
    %c0_8xi32 = arith.constant dense<0> : vector<8xi32>
    %c1_i32 = arith.constant 1 : i32
    %total_1 = llvm.alloca %c1_i64 x f32 : (i64) -> !llvm.ptr
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %cube_pos_x = arith.trunci %cube : i64 to i32
      %unit_first = arith.cmpi ult, %cube_pos_x, %x_shape_0 : i32
      scf.if %unit_first {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
          llvm.store %c0.0_8xf32, %total : vector<8xf32>, !llvm.ptr
          %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
          %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
          %x_shape_1_all = vector.broadcast %x_shape_1 : i32 to vector<8xi32>
          %some = arith.cmpi ult, %unit_pos_x_each, %x_shape_1_all : vector<8xi32>
          %gap = arith.subi %x_shape_1_all, %unit_pos_x_each : vector<8xi32>
          %v = arith.subi %gap, %c1_8xi32 : vector<8xi32>
          %v_1 = arith.divui %v, %c256_8xi32 : vector<8xi32>
          %v_2 = arith.addi %v_1, %c1_8xi32 : vector<8xi32>
          %trips = arith.select %some, %v_2, %c0_8xi32 : vector<8xi1>, vector<8xi32>
          %most = vector.reduction <maxui>, %trips : vector<8xi32> into i32
          %least = vector.reduction <minui>, %trips : vector<8xi32> into i32
          scf.for unsigned %trip = %c0_i32 to %least step %c1_i32 : i32 {
            %distance = arith.muli %trip, %c256_i32 : i32
            %k = arith.addi %unit_pos_x, %distance : i32
            %total_value = llvm.load %total : !llvm.ptr -> vector<8xf32>
            %mul = arith.muli %cube_pos_x, %x_shape_1 : i32
            %add = arith.addi %mul, %k : i32
            %x_at = llvm.getelementptr %x[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %x_value = llvm.load %x_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
            %add_1 = arith.addf %total_value, %x_value : vector<8xf32>
            llvm.store %add_1, %total : vector<8xf32>, !llvm.ptr
          }
          scf.for unsigned %trip = %least to %most step %c1_i32 : i32 {
            %trip_all = vector.broadcast %trip : i32 to vector<8xi32>
            %active = arith.cmpi ult, %trip_all, %trips : vector<8xi32>
            %distance = arith.muli %trip, %c256_i32 : i32
            %k = arith.addi %unit_pos_x, %distance : i32
            %total_value = llvm.load %total : !llvm.ptr -> vector<8xf32>
            %mul = arith.muli %cube_pos_x, %x_shape_1 : i32
            %add = arith.addi %mul, %k : i32
            %x_at = llvm.getelementptr %x[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %x_value = llvm.intr.masked.load %x_at, %active, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %add_1 = arith.addf %total_value, %x_value : vector<8xf32>
            %total_old = llvm.load %total : !llvm.ptr -> vector<8xf32>
            %total_new = arith.select %active, %add_1, %total_old : vector<8xi1>, vector<8xf32>
            llvm.store %total_new, %total : vector<8xf32>, !llvm.ptr
          }
          %total_value = llvm.load %total : !llvm.ptr -> vector<8xf32>
          %partial_at = llvm.getelementptr %partial[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %total_value, %partial_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        }
      } else {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
          llvm.store %c0.0_8xf32, %total : vector<8xf32>, !llvm.ptr
          %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
          %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
          %x_shape_1_all = vector.broadcast %x_shape_1 : i32 to vector<8xi32>
          %some = arith.cmpi ult, %unit_pos_x_each, %x_shape_1_all : vector<8xi32>
          %gap = arith.subi %x_shape_1_all, %unit_pos_x_each : vector<8xi32>
          %v = arith.subi %gap, %c1_8xi32 : vector<8xi32>
          %v_1 = arith.divui %v, %c256_8xi32 : vector<8xi32>
          %v_2 = arith.addi %v_1, %c1_8xi32 : vector<8xi32>
          %trips = arith.select %some, %v_2, %c0_8xi32 : vector<8xi1>, vector<8xi32>
          %most = vector.reduction <maxui>, %trips : vector<8xi32> into i32
          %least = vector.reduction <minui>, %trips : vector<8xi32> into i32
          scf.for unsigned %trip = %c0_i32 to %least step %c1_i32 : i32 {
            %distance = arith.muli %trip, %c256_i32 : i32
            %k = arith.addi %unit_pos_x, %distance : i32
            %total_value = llvm.load %total : !llvm.ptr -> vector<8xf32>
            %lt = arith.cmpi ult, %cube_pos_x, %x_shape_0 : i32
            %mul = arith.muli %cube_pos_x, %x_shape_1 : i32
            %add = arith.addi %mul, %k : i32
            %lt_all = vector.broadcast %lt : i1 to vector<8xi1>
            %x_at = llvm.getelementptr %x[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %x_value = llvm.intr.masked.load %x_at, %lt_all, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %add_1 = arith.addf %total_value, %x_value : vector<8xf32>
            llvm.store %add_1, %total : vector<8xf32>, !llvm.ptr
          }
          scf.for unsigned %trip = %least to %most step %c1_i32 : i32 {
            %trip_all = vector.broadcast %trip : i32 to vector<8xi32>
            %active = arith.cmpi ult, %trip_all, %trips : vector<8xi32>
            %distance = arith.muli %trip, %c256_i32 : i32
            %k = arith.addi %unit_pos_x, %distance : i32
            %total_value = llvm.load %total : !llvm.ptr -> vector<8xf32>
            %lt = arith.cmpi ult, %cube_pos_x, %x_shape_0 : i32
            %mul = arith.muli %cube_pos_x, %x_shape_1 : i32
            %add = arith.addi %mul, %k : i32
            %lt_all = vector.broadcast %lt : i1 to vector<8xi1>
            %active_1 = arith.andi %active, %lt_all : vector<8xi1>
            %x_at = llvm.getelementptr %x[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %x_value = llvm.intr.masked.load %x_at, %active_1, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %add_1 = arith.addf %total_value, %x_value : vector<8xf32>
            %total_old = llvm.load %total : !llvm.ptr -> vector<8xf32>
            %total_new = arith.select %active, %add_1, %total_old : vector<8xi1>, vector<8xf32>
            llvm.store %total_new, %total : vector<8xf32>, !llvm.ptr
          }
          %total_value = llvm.load %total : !llvm.ptr -> vector<8xf32>
          %partial_at = llvm.getelementptr %partial[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %total_value, %partial_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        } {llvm.loop_annotation = #rolled}
      }
      %unit_first_1 = arith.cmpi ult, %cube_pos_x, %out_length : i32
      scf.if %unit_first_1 {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
          %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
          %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
          %eq = arith.cmpi eq, %unit_pos_x_each, %c0_8xi32 : vector<8xi32>
          %any = vector.reduction <or>, %eq : vector<8xi1> into i1
          scf.if %any {
            llvm.store %c0.0_f32, %total_1 : f32, !llvm.ptr
            scf.for unsigned %p = %c0_i32 to %c256_i32 step %c1_i32 : i32 {
              %total_value = llvm.load %total_1 : !llvm.ptr -> f32
              %partial_at = llvm.getelementptr %partial[%p] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %partial_value = llvm.load %partial_at {alignment = 4 : i64} : !llvm.ptr -> f32
              %add = arith.addf %total_value, %partial_value : f32
              llvm.store %add, %total_1 : f32, !llvm.ptr
            }
            %total_value = llvm.load %total_1 : !llvm.ptr -> f32
            %out_at = llvm.getelementptr %out[%cube_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.store %total_value, %out_at {alignment = 4 : i64} : f32, !llvm.ptr
          }
        }
      } else {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
          %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
          %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
          %eq = arith.cmpi eq, %unit_pos_x_each, %c0_8xi32 : vector<8xi32>
          %any = vector.reduction <or>, %eq : vector<8xi1> into i1
          scf.if %any {
            llvm.store %c0.0_f32, %total_1 : f32, !llvm.ptr
            scf.for unsigned %p = %c0_i32 to %c256_i32 step %c1_i32 : i32 {
              %total_value = llvm.load %total_1 : !llvm.ptr -> f32
              %partial_at = llvm.getelementptr %partial[%p] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %partial_value = llvm.load %partial_at {alignment = 4 : i64} : !llvm.ptr -> f32
              %add = arith.addf %total_value, %partial_value : f32
              llvm.store %add, %total_1 : f32, !llvm.ptr
            }
            %total_value = llvm.load %total_1 : !llvm.ptr -> f32
            %lt = arith.cmpi ult, %cube_pos_x, %out_length : i32
            scf.if %lt {
              %out_at = llvm.getelementptr %out[%cube_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              llvm.store %total_value, %out_at {alignment = 4 : i64} : f32, !llvm.ptr
            }
          }
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
