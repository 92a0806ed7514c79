#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func @run_starts(%x: !llvm.ptr {llvm.noalias, llvm.readonly}, %is_start: !llvm.ptr {llvm.noalias},
      %x_length: i32, %is_start_length: i32, %cube_count_x: i32, %cube_count_y: i32, %cube_count_z: i32,
      %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c256_i32 = arith.constant 256 : i32
    %c255_i32 = arith.constant 255 : i32
    %c1_i32 = arith.constant 1 : i32
    %c8_i32 = arith.constant 8 : i32
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %c0_8xi32 = arith.constant dense<0> : vector<8xi32>
    %slot = llvm.alloca %c1_i64 x vector<8xi1> : (i64) -> !llvm.ptr
    %cfalse_8xi1 = arith.constant dense<false> : vector<8xi1>
    %ctrue_8xi1 = arith.constant dense<true> : vector<8xi1>
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %cube_pos_x = arith.trunci %cube : i64 to i32
      %mul = arith.muli %cube_pos_x, %c256_i32 : i32
      %i_last = llvm.intr.uadd.sat(%mul, %c255_i32) : (i32, i32) -> i32
      %full = arith.cmpi ult, %i_last, %x_length : i32
      %unit_first = arith.subi %mul, %c1_i32 : i32
      %unit_last = llvm.intr.uadd.sat(%unit_first, %c255_i32) : (i32, i32) -> i32
      %full_1 = arith.cmpi ult, %unit_last, %x_length : i32
      %full_2 = arith.andi %full, %full_1 : i1
      %full_3 = arith.cmpi ult, %i_last, %is_start_length : i32
      %full_4 = arith.andi %full_2, %full_3 : i1
      scf.if %full_4 {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
          %i = arith.addi %mul, %unit_pos_x : i32
          %i_all = vector.broadcast %i : i32 to vector<8xi32>
          %i_each = arith.addi %i_all, %iota_8xi32 : vector<8xi32>
          %eq = arith.cmpi eq, %i_each, %c0_8xi32 : vector<8xi32>
          llvm.store %cfalse_8xi1, %slot : vector<8xi1>, !llvm.ptr
          %slot_old = llvm.load %slot : !llvm.ptr -> vector<8xi1>
          %slot_new = arith.select %eq, %eq, %slot_old : vector<8xi1>, vector<8xi1>
          llvm.store %slot_new, %slot : vector<8xi1>, !llvm.ptr
          %otherwise = arith.xori %eq, %ctrue_8xi1 : vector<8xi1>
          %any = vector.reduction <or>, %otherwise : vector<8xi1> into i1
          scf.if %any {
            %x_at = llvm.getelementptr %x[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            %x_value = llvm.intr.masked.load %x_at, %otherwise, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
            %sub = arith.subi %i, %c1_i32 : i32
            %x_at_1 = llvm.getelementptr %x[%sub] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            %x_value_1 = llvm.intr.masked.load %x_at_1, %otherwise, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
            %ne = arith.cmpi ne, %x_value, %x_value_1 : vector<8xi32>
            %slot_old_1 = llvm.load %slot : !llvm.ptr -> vector<8xi1>
            %slot_old_1_new = arith.select %otherwise, %ne, %slot_old_1 : vector<8xi1>, vector<8xi1>
            llvm.store %slot_old_1_new, %slot : vector<8xi1>, !llvm.ptr
          }
          %slot_value = llvm.load %slot : !llvm.ptr -> vector<8xi1>
          %cast = arith.extui %slot_value : vector<8xi1> to vector<8xi32>
          %is_start_at = llvm.getelementptr %is_start[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          llvm.store %cast, %is_start_at {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
        }
      } else {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
          %i = arith.addi %mul, %unit_pos_x : i32
          %i_all = vector.broadcast %i : i32 to vector<8xi32>
          %i_each = arith.addi %i_all, %iota_8xi32 : vector<8xi32>
          %x_length_all = vector.broadcast %x_length : i32 to vector<8xi32>
          %lt = arith.cmpi ult, %i_each, %x_length_all : vector<8xi32>
          %any = vector.reduction <or>, %lt : vector<8xi1> into i1
          scf.if %any {
            %eq = arith.cmpi eq, %i_each, %c0_8xi32 : vector<8xi32>
            llvm.store %cfalse_8xi1, %slot : vector<8xi1>, !llvm.ptr
            %active = arith.andi %lt, %eq : vector<8xi1>
            %slot_old = llvm.load %slot : !llvm.ptr -> vector<8xi1>
            %slot_new = arith.select %active, %eq, %slot_old : vector<8xi1>, vector<8xi1>
            llvm.store %slot_new, %slot : vector<8xi1>, !llvm.ptr
            %otherwise = arith.xori %eq, %ctrue_8xi1 : vector<8xi1>
            %active_1 = arith.andi %lt, %otherwise : vector<8xi1>
            %any_1 = vector.reduction <or>, %active_1 : vector<8xi1> into i1
            scf.if %any_1 {
              %x_at = llvm.getelementptr %x[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %x_value = llvm.intr.masked.load %x_at, %active_1, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %sub = arith.subi %i, %c1_i32 : i32
              %sub_all = vector.broadcast %sub : i32 to vector<8xi32>
              %sub_each = arith.addi %sub_all, %iota_8xi32 : vector<8xi32>
              %lt_1 = arith.cmpi ult, %sub_each, %x_length_all : vector<8xi32>
              %active_2 = arith.andi %active_1, %lt_1 : vector<8xi1>
              %x_at_1 = llvm.getelementptr %x[%sub] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %x_value_1 = llvm.intr.masked.load %x_at_1, %active_2, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %ne = arith.cmpi ne, %x_value, %x_value_1 : vector<8xi32>
              %slot_old_1 = llvm.load %slot : !llvm.ptr -> vector<8xi1>
              %slot_old_1_new = arith.select %active_1, %ne, %slot_old_1 : vector<8xi1>, vector<8xi1>
              llvm.store %slot_old_1_new, %slot : vector<8xi1>, !llvm.ptr
            }
            %slot_value = llvm.load %slot : !llvm.ptr -> vector<8xi1>
            %is_start_length_all = vector.broadcast %is_start_length : i32 to vector<8xi32>
            %lt_1 = arith.cmpi ult, %i_each, %is_start_length_all : vector<8xi32>
            %cast = arith.extui %slot_value : vector<8xi1> to vector<8xi32>
            %active_2 = arith.andi %lt, %lt_1 : vector<8xi1>
            %is_start_at = llvm.getelementptr %is_start[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            llvm.intr.masked.store %cast, %is_start_at, %active_2 {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
          }
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
