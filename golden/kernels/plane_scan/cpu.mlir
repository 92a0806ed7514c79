#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func @plane_scan(%x: !llvm.ptr {llvm.noalias, llvm.readonly}, %out: !llvm.ptr {llvm.noalias},
      %x_length: i32, %out_length: i32, %cube_count_x: i32, %cube_count_y: i32, %cube_count_z: i32,
      %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c256_i64 = arith.constant 256 : i64
    %totals = llvm.alloca %c256_i64 x i32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %c256_i32 = arith.constant 256 : i32
    %c255_i32 = arith.constant 255 : i32
    %c8_i32 = arith.constant 8 : i32
    %before_units = llvm.alloca %c256_i64 x i32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %c0_8xi32 = arith.constant dense<0> : vector<8xi32>
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %before = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c1_i32 = arith.constant 1 : i32
    %c1_8xi32 = arith.constant dense<1> : vector<8xi32>
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %cube_pos_x = arith.trunci %cube : i64 to i32
      %mul = arith.muli %cube_pos_x, %c256_i32 : i32
      %absolute_pos_last = llvm.intr.uadd.sat(%mul, %c255_i32) : (i32, i32) -> i32
      %full = arith.cmpi ult, %absolute_pos_last, %x_length : i32
      scf.if %full {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
          %absolute_pos = arith.addi %mul, %unit_pos_x : i32
          %x_at = llvm.getelementptr %x[%absolute_pos] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          %value = llvm.load %x_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xi32>
          %before_units_at = llvm.getelementptr %before_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          llvm.store %c0_8xi32, %before_units_at {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
          %before_value = llvm.load %before_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xi32>
          %add = arith.addi %before_value, %value : vector<8xi32>
          %totals_at = llvm.getelementptr %totals[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          llvm.store %add, %totals_at {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
        }
      } else {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
          %absolute_pos = arith.addi %mul, %unit_pos_x : i32
          %absolute_pos_all = vector.broadcast %absolute_pos : i32 to vector<8xi32>
          %absolute_pos_each = arith.addi %absolute_pos_all, %iota_8xi32 : vector<8xi32>
          %x_length_all = vector.broadcast %x_length : i32 to vector<8xi32>
          %lt = arith.cmpi ult, %absolute_pos_each, %x_length_all : vector<8xi32>
          %x_at = llvm.getelementptr %x[%absolute_pos] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          %value = llvm.intr.masked.load %x_at, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
          %before_units_at = llvm.getelementptr %before_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          llvm.store %c0_8xi32, %before_units_at {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
          %before_value = llvm.load %before_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xi32>
          %add = arith.addi %before_value, %value : vector<8xi32>
          %totals_at = llvm.getelementptr %totals[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          llvm.store %add, %totals_at {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
        } {llvm.loop_annotation = #rolled}
      }
      %absolute_pos_last_1 = llvm.intr.uadd.sat(%mul, %c255_i32) : (i32, i32) -> i32
      %full_1 = arith.cmpi ult, %absolute_pos_last_1, %out_length : i32
      scf.if %full_1 {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
          %before_units_at = llvm.getelementptr %before_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          %before_before = llvm.load %before_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xi32>
          llvm.store %before_before, %before : vector<8xi32>, !llvm.ptr
          %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
          %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
          %some = arith.cmpi ult, %c0_8xi32, %unit_pos_x_each : vector<8xi32>
          %gap = arith.subi %unit_pos_x_each, %c0_8xi32 : vector<8xi32>
          %trips = arith.select %some, %gap, %c0_8xi32 : vector<8xi1>, vector<8xi32>
          %most = vector.reduction <maxui>, %trips : vector<8xi32> into i32
          %least = vector.reduction <minui>, %trips : vector<8xi32> into i32
          scf.for unsigned %trip = %c0_i32 to %least step %c1_i32 : i32 {
            %distance = arith.muli %trip, %c1_i32 : i32
            %plane = arith.addi %c0_i32, %distance : i32
            %before_value = llvm.load %before : !llvm.ptr -> vector<8xi32>
            %totals_at = llvm.getelementptr %totals[%plane] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            %totals_value = llvm.load %totals_at {alignment = 4 : i64} : !llvm.ptr -> i32
            %totals_value_all = vector.broadcast %totals_value : i32 to vector<8xi32>
            %add = arith.addi %before_value, %totals_value_all : vector<8xi32>
            llvm.store %add, %before : vector<8xi32>, !llvm.ptr
          }
          scf.for unsigned %trip = %least to %most step %c1_i32 : i32 {
            %trip_all = vector.broadcast %trip : i32 to vector<8xi32>
            %active = arith.cmpi ult, %trip_all, %trips : vector<8xi32>
            %distance = arith.muli %trip, %c1_i32 : i32
            %plane = arith.addi %c0_i32, %distance : i32
            %before_value = llvm.load %before : !llvm.ptr -> vector<8xi32>
            %totals_at = llvm.getelementptr %totals[%plane] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            %totals_value = llvm.load %totals_at {alignment = 4 : i64} : !llvm.ptr -> i32
            %totals_value_all = vector.broadcast %totals_value : i32 to vector<8xi32>
            %add = arith.addi %before_value, %totals_value_all : vector<8xi32>
            %before_old = llvm.load %before : !llvm.ptr -> vector<8xi32>
            %before_new = arith.select %active, %add, %before_old : vector<8xi1>, vector<8xi32>
            llvm.store %before_new, %before : vector<8xi32>, !llvm.ptr
          }
          %before_value = llvm.load %before : !llvm.ptr -> vector<8xi32>
          %absolute_pos = arith.addi %mul, %unit_pos_x : i32
          %out_at = llvm.getelementptr %out[%absolute_pos] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          llvm.store %before_value, %out_at {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
          %before_after = llvm.load %before : !llvm.ptr -> vector<8xi32>
          llvm.store %before_after, %before_units_at {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
        }
      } else {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
          %before_units_at = llvm.getelementptr %before_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          %before_before = llvm.load %before_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xi32>
          llvm.store %before_before, %before : vector<8xi32>, !llvm.ptr
          %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
          %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
          %some = arith.cmpi ult, %c0_8xi32, %unit_pos_x_each : vector<8xi32>
          %gap = arith.subi %unit_pos_x_each, %c0_8xi32 : vector<8xi32>
          %trips = arith.select %some, %gap, %c0_8xi32 : vector<8xi1>, vector<8xi32>
          %most = vector.reduction <maxui>, %trips : vector<8xi32> into i32
          %least = vector.reduction <minui>, %trips : vector<8xi32> into i32
          scf.for unsigned %trip = %c0_i32 to %least step %c1_i32 : i32 {
            %distance = arith.muli %trip, %c1_i32 : i32
            %plane = arith.addi %c0_i32, %distance : i32
            %before_value = llvm.load %before : !llvm.ptr -> vector<8xi32>
            %totals_at = llvm.getelementptr %totals[%plane] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            %totals_value = llvm.load %totals_at {alignment = 4 : i64} : !llvm.ptr -> i32
            %totals_value_all = vector.broadcast %totals_value : i32 to vector<8xi32>
            %add = arith.addi %before_value, %totals_value_all : vector<8xi32>
            llvm.store %add, %before : vector<8xi32>, !llvm.ptr
          }
          scf.for unsigned %trip = %least to %most step %c1_i32 : i32 {
            %trip_all = vector.broadcast %trip : i32 to vector<8xi32>
            %active = arith.cmpi ult, %trip_all, %trips : vector<8xi32>
            %distance = arith.muli %trip, %c1_i32 : i32
            %plane = arith.addi %c0_i32, %distance : i32
            %before_value = llvm.load %before : !llvm.ptr -> vector<8xi32>
            %totals_at = llvm.getelementptr %totals[%plane] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            %totals_value = llvm.load %totals_at {alignment = 4 : i64} : !llvm.ptr -> i32
            %totals_value_all = vector.broadcast %totals_value : i32 to vector<8xi32>
            %add = arith.addi %before_value, %totals_value_all : vector<8xi32>
            %before_old = llvm.load %before : !llvm.ptr -> vector<8xi32>
            %before_new = arith.select %active, %add, %before_old : vector<8xi1>, vector<8xi32>
            llvm.store %before_new, %before : vector<8xi32>, !llvm.ptr
          }
          %before_value = llvm.load %before : !llvm.ptr -> vector<8xi32>
          %absolute_pos = arith.addi %mul, %unit_pos_x : i32
          %absolute_pos_all = vector.broadcast %absolute_pos : i32 to vector<8xi32>
          %absolute_pos_each = arith.addi %absolute_pos_all, %iota_8xi32 : vector<8xi32>
          %out_length_all = vector.broadcast %out_length : i32 to vector<8xi32>
          %lt = arith.cmpi ult, %absolute_pos_each, %out_length_all : vector<8xi32>
          %out_at = llvm.getelementptr %out[%absolute_pos] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          llvm.intr.masked.store %before_value, %out_at, %lt {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
          %before_after = llvm.load %before : !llvm.ptr -> vector<8xi32>
          llvm.store %before_after, %before_units_at {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
