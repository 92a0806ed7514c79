module {
  func.func @histogram(%x: !llvm.ptr {llvm.noalias, llvm.readonly}, %counts: !llvm.ptr {llvm.noalias},
      %x_length: i32, %counts_length: i32, %cube_count_x: i32, %cube_count_y: i32, %cube_count_z: i32,
      %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c64_i64 = arith.constant 64 : i64
    %local = llvm.alloca %c64_i64 x i32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %c256_i32 = arith.constant 256 : i32
    %c8_i32 = arith.constant 8 : i32
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %c64_8xi32 = arith.constant dense<64> : vector<8xi32>
    %c0_8xi32 = arith.constant dense<0> : vector<8xi32>
    %c1_8xi32 = arith.constant dense<1> : vector<8xi32>
    %c1_i32 = arith.constant 1 : i32
    %c0_index = arith.constant 0 : index
    %c8_index = arith.constant 8 : index
    %c1_index = arith.constant 1 : index
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %cube_pos_x = arith.trunci %cube : i64 to i32
      scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
        %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
        %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
        %lt = arith.cmpi ult, %unit_pos_x_each, %c64_8xi32 : vector<8xi32>
        %any = vector.reduction <or>, %lt : vector<8xi1> into i1
        scf.if %any {
          %local_at = llvm.getelementptr %local[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          llvm.intr.masked.store %c0_8xi32, %local_at, %lt {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
        }
      }
      %mul = arith.muli %cube_count_x, %c256_i32 : i32
      %mul_1 = arith.muli %cube_pos_x, %c256_i32 : i32
      scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
        %add = arith.addi %mul_1, %unit_pos_x : i32
        %add_all = vector.broadcast %add : i32 to vector<8xi32>
        %add_each = arith.addi %add_all, %iota_8xi32 : vector<8xi32>
        %x_length_all = vector.broadcast %x_length : i32 to vector<8xi32>
        %mul_all = vector.broadcast %mul : i32 to vector<8xi32>
        %v = arith.cmpi eq, %mul_all, %c0_8xi32 : vector<8xi32>
        %v_1 = arith.select %v, %c1_8xi32, %mul_all : vector<8xi1>, vector<8xi32>
        %some = arith.cmpi ult, %add_each, %x_length_all : vector<8xi32>
        %gap = arith.subi %x_length_all, %add_each : vector<8xi32>
        %v_2 = arith.subi %gap, %c1_8xi32 : vector<8xi32>
        %v_3 = arith.divui %v_2, %v_1 : vector<8xi32>
        %v_4 = arith.addi %v_3, %c1_8xi32 : vector<8xi32>
        %trips = arith.select %some, %v_4, %c0_8xi32 : vector<8xi1>, vector<8xi32>
        %trips_1 = arith.select %v, %c0_8xi32, %trips : vector<8xi1>, vector<8xi32>
        %most = vector.reduction <maxui>, %trips_1 : vector<8xi32> into i32
        %least = vector.reduction <minui>, %trips_1 : vector<8xi32> into i32
        scf.for unsigned %trip = %c0_i32 to %least step %c1_i32 : i32 {
          %distance = arith.muli %trip, %mul : i32
          %i = arith.addi %add, %distance : i32
          %x_at = llvm.getelementptr %x[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          %x_value = llvm.load %x_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xi32>
          %rem_trunc = arith.remui %x_value, %c64_8xi32 : vector<8xi32>
          scf.for %lane = %c0_index to %c8_index step %c1_index {
            %at = vector.extract %rem_trunc[%lane] : i32 from vector<8xi32>
            %local_at = llvm.getelementptr %local[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            %local_old = llvm.load %local_at {alignment = 4 : i64} : !llvm.ptr -> i32
            %new = arith.addi %local_old, %c1_i32 : i32
            llvm.store %new, %local_at {alignment = 4 : i64} : i32, !llvm.ptr
          }
        }
        scf.for unsigned %trip = %least to %most step %c1_i32 : i32 {
          %trip_all = vector.broadcast %trip : i32 to vector<8xi32>
          %active = arith.cmpi ult, %trip_all, %trips_1 : vector<8xi32>
          %distance = arith.muli %trip, %mul : i32
          %i = arith.addi %add, %distance : i32
          %x_at = llvm.getelementptr %x[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          %x_value = llvm.intr.masked.load %x_at, %active, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
          %rem_trunc = arith.remui %x_value, %c64_8xi32 : vector<8xi32>
          scf.for %lane = %c0_index to %c8_index step %c1_index {
            %at = vector.extract %rem_trunc[%lane] : i32 from vector<8xi32>
            %on = vector.extract %active[%lane] : i1 from vector<8xi1>
            scf.if %on {
              %local_at = llvm.getelementptr %local[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %local_old = llvm.load %local_at {alignment = 4 : i64} : !llvm.ptr -> i32
              %new = arith.addi %local_old, %c1_i32 : i32
              llvm.store %new, %local_at {alignment = 4 : i64} : i32, !llvm.ptr
            }
          }
        }
      }
      scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
        %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
        %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
        %lt = arith.cmpi ult, %unit_pos_x_each, %c64_8xi32 : vector<8xi32>
        %any = vector.reduction <or>, %lt : vector<8xi1> into i1
        scf.if %any {
          %local_at = llvm.getelementptr %local[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          %count = llvm.intr.masked.load %local_at, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
          %gt = arith.cmpi ugt, %count, %c0_8xi32 : vector<8xi32>
          %active = arith.andi %lt, %gt : vector<8xi1>
          %any_1 = vector.reduction <or>, %active : vector<8xi1> into i1
          scf.if %any_1 {
            %counts_length_all = vector.broadcast %counts_length : i32 to vector<8xi32>
            %lt_1 = arith.cmpi ult, %unit_pos_x_each, %counts_length_all : vector<8xi32>
            %active_1 = arith.andi %active, %lt_1 : vector<8xi1>
            scf.for %lane = %c0_index to %c8_index step %c1_index {
              %at = vector.extract %unit_pos_x_each[%lane] : i32 from vector<8xi32>
              %operand = vector.extract %count[%lane] : i32 from vector<8xi32>
              %on = vector.extract %active_1[%lane] : i1 from vector<8xi1>
              scf.if %on {
                %counts_at = llvm.getelementptr %counts[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                %counts_old = llvm.atomicrmw add %counts_at, %operand monotonic : !llvm.ptr, i32
              }
            }
          }
        }
      }
    }
    return
  }
}
