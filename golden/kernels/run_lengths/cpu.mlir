#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func @run_lengths(%x: !llvm.ptr {llvm.noalias, llvm.readonly},
      %starts: !llvm.ptr {llvm.noalias, llvm.readonly}, %values: !llvm.ptr {llvm.noalias},
      %lengths: !llvm.ptr {llvm.noalias}, %x_length: i32, %starts_length: i32, %values_length: i32,
      %lengths_length: i32, %cube_count_x: i32, %cube_count_y: i32, %cube_count_z: i32, %first: i64,
      %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c256_i32 = arith.constant 256 : i32
    %c255_i32 = arith.constant 255 : i32
    %c1_i32 = arith.constant 1 : i32
    %c8_i32 = arith.constant 8 : i32
    %end = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c0_8xi32 = arith.constant dense<0> : vector<8xi32>
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %ctrue_8xi1 = arith.constant dense<true> : vector<8xi1>
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %cube_pos_x = arith.trunci %cube : i64 to i32
      %mul = arith.muli %cube_pos_x, %c256_i32 : i32
      %run_last = llvm.intr.uadd.sat(%mul, %c255_i32) : (i32, i32) -> i32
      %full = arith.cmpi ult, %run_last, %starts_length : i32
      %unit_first = arith.addi %mul, %c1_i32 : i32
      %unit_last = llvm.intr.uadd.sat(%unit_first, %c255_i32) : (i32, i32) -> i32
      %full_1 = arith.cmpi ult, %unit_last, %starts_length : i32
      %full_2 = arith.andi %full, %full_1 : i1
      %full_3 = arith.cmpi ult, %run_last, %values_length : i32
      %full_4 = arith.andi %full_2, %full_3 : i1
      %full_5 = arith.cmpi ult, %run_last, %lengths_length : i32
      %full_6 = arith.andi %full_4, %full_5 : i1
      scf.if %full_6 {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
          %run = arith.addi %mul, %unit_pos_x : i32
          %starts_at = llvm.getelementptr %starts[%run] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          %start = llvm.load %starts_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xi32>
          %add = arith.addi %run, %c1_i32 : i32
          llvm.store %c0_8xi32, %end : vector<8xi32>, !llvm.ptr
          %starts_at_1 = llvm.getelementptr %starts[%add] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          %starts_value = llvm.load %starts_at_1 {alignment = 4 : i64} : !llvm.ptr -> vector<8xi32>
          llvm.store %starts_value, %end : vector<8xi32>, !llvm.ptr
          %end_value = llvm.load %end : !llvm.ptr -> vector<8xi32>
          %x_length_all = vector.broadcast %x_length : i32 to vector<8xi32>
          %lt = arith.cmpi ult, %start, %x_length_all : vector<8xi32>
          %x_at = llvm.getelementptr %x[%start] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
          %x_value = llvm.intr.masked.gather %x_at, %lt, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
          %sub = arith.subi %end_value, %start : vector<8xi32>
          %values_at = llvm.getelementptr %values[%run] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          llvm.store %x_value, %values_at {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
          %lengths_at = llvm.getelementptr %lengths[%run] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          llvm.store %sub, %lengths_at {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
        }
      } else {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
          %run = arith.addi %mul, %unit_pos_x : i32
          %run_all = vector.broadcast %run : i32 to vector<8xi32>
          %run_each = arith.addi %run_all, %iota_8xi32 : vector<8xi32>
          %starts_length_all = vector.broadcast %starts_length : i32 to vector<8xi32>
          %lt = arith.cmpi ult, %run_each, %starts_length_all : vector<8xi32>
          %any = vector.reduction <or>, %lt : vector<8xi1> into i1
          scf.if %any {
            %starts_at = llvm.getelementptr %starts[%run] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            %start = llvm.intr.masked.load %starts_at, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
            %add = arith.addi %run, %c1_i32 : i32
            %add_all = vector.broadcast %add : i32 to vector<8xi32>
            %add_each = arith.addi %add_all, %iota_8xi32 : vector<8xi32>
            %lt_1 = arith.cmpi ult, %add_each, %starts_length_all : vector<8xi32>
            llvm.store %c0_8xi32, %end : vector<8xi32>, !llvm.ptr
            %active = arith.andi %lt, %lt_1 : vector<8xi1>
            %any_1 = vector.reduction <or>, %active : vector<8xi1> into i1
            scf.if %any_1 {
              %starts_at_1 = llvm.getelementptr %starts[%add] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %starts_value = llvm.intr.masked.load %starts_at_1, %active, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %end_old = llvm.load %end : !llvm.ptr -> vector<8xi32>
              %end_new = arith.select %active, %starts_value, %end_old : vector<8xi1>, vector<8xi32>
              llvm.store %end_new, %end : vector<8xi32>, !llvm.ptr
            }
            %otherwise = arith.xori %lt_1, %ctrue_8xi1 : vector<8xi1>
            %active_1 = arith.andi %lt, %otherwise : vector<8xi1>
            %x_length_all = vector.broadcast %x_length : i32 to vector<8xi32>
            %end_old = llvm.load %end : !llvm.ptr -> vector<8xi32>
            %end_new = arith.select %active_1, %x_length_all, %end_old : vector<8xi1>, vector<8xi32>
            llvm.store %end_new, %end : vector<8xi32>, !llvm.ptr
            %end_value = llvm.load %end : !llvm.ptr -> vector<8xi32>
            %x_length_all_1 = vector.broadcast %x_length : i32 to vector<8xi32>
            %lt_2 = arith.cmpi ult, %start, %x_length_all_1 : vector<8xi32>
            %active_2 = arith.andi %lt, %lt_2 : vector<8xi1>
            %x_at = llvm.getelementptr %x[%start] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
            %x_value = llvm.intr.masked.gather %x_at, %active_2, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
            %sub = arith.subi %end_value, %start : vector<8xi32>
            %values_length_all = vector.broadcast %values_length : i32 to vector<8xi32>
            %lt_3 = arith.cmpi ult, %run_each, %values_length_all : vector<8xi32>
            %active_3 = arith.andi %lt, %lt_3 : vector<8xi1>
            %values_at = llvm.getelementptr %values[%run] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            llvm.intr.masked.store %x_value, %values_at, %active_3 {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
            %lengths_length_all = vector.broadcast %lengths_length : i32 to vector<8xi32>
            %lt_4 = arith.cmpi ult, %run_each, %lengths_length_all : vector<8xi32>
            %active_4 = arith.andi %lt, %lt_4 : vector<8xi1>
            %lengths_at = llvm.getelementptr %lengths[%run] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            llvm.intr.masked.store %sub, %lengths_at, %active_4 {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
          }
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
