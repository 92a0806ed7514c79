#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func @low_pass(%x: !llvm.ptr {llvm.noalias, llvm.readonly}, %out: !llvm.ptr {llvm.noalias},
      %x_length: i32, %out_length: i32, %cube_count_x: i32, %cube_count_y: i32, %cube_count_z: i32,
      %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c256_i32 = arith.constant 256 : i32
    %c255_i32 = arith.constant 255 : i32
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %c4_i32 = arith.constant 4 : i32
    %c8_i32 = arith.constant 8 : i32
    %total = llvm.alloca %c1_i64 x vector<8xf32> : (i64) -> !llvm.ptr
    %c0.0_8xf32 = arith.constant dense<0.0> : vector<8xf32>
    %c0.02840647_8xf32 = arith.constant dense<0.02840647> : vector<8xf32>
    %c0.23700821_8xf32 = arith.constant dense<0.23700821> : vector<8xf32>
    %c0.46917063_8xf32 = arith.constant dense<0.46917063> : vector<8xf32>
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %cube_pos_x = arith.trunci %cube : i64 to i32
      %mul = arith.muli %cube_pos_x, %c256_i32 : i32
      %i_last = llvm.intr.uadd.sat(%mul, %c255_i32) : (i32, i32) -> i32
      %full = arith.cmpi ult, %i_last, %out_length : i32
      %full_1 = arith.cmpi ult, %i_last, %x_length : i32
      %full_2 = arith.andi %full, %full_1 : i1
      %unit_first = arith.addi %mul, %c1_i32 : i32
      %unit_last = llvm.intr.uadd.sat(%unit_first, %c255_i32) : (i32, i32) -> i32
      %full_3 = arith.cmpi ult, %unit_last, %x_length : i32
      %full_4 = arith.andi %full_2, %full_3 : i1
      %unit_first_1 = arith.addi %mul, %c2_i32 : i32
      %unit_last_1 = llvm.intr.uadd.sat(%unit_first_1, %c255_i32) : (i32, i32) -> i32
      %full_5 = arith.cmpi ult, %unit_last_1, %x_length : i32
      %full_6 = arith.andi %full_4, %full_5 : i1
      %unit_first_2 = arith.addi %mul, %c3_i32 : i32
      %unit_last_2 = llvm.intr.uadd.sat(%unit_first_2, %c255_i32) : (i32, i32) -> i32
      %full_7 = arith.cmpi ult, %unit_last_2, %x_length : i32
      %full_8 = arith.andi %full_6, %full_7 : i1
      %unit_first_3 = arith.addi %mul, %c4_i32 : i32
      %unit_last_3 = llvm.intr.uadd.sat(%unit_first_3, %c255_i32) : (i32, i32) -> i32
      %full_9 = arith.cmpi ult, %unit_last_3, %x_length : i32
      %full_10 = arith.andi %full_8, %full_9 : i1
      scf.if %full_10 {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
          %i = arith.addi %mul, %unit_pos_x : i32
          llvm.store %c0.0_8xf32, %total : vector<8xf32>, !llvm.ptr
          %total_value = llvm.load %total : !llvm.ptr -> vector<8xf32>
          %x_at = llvm.getelementptr %x[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %x_value = llvm.load %x_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %mul_1 = arith.mulf %x_value, %c0.02840647_8xf32 : vector<8xf32>
          %add = arith.addf %total_value, %mul_1 : vector<8xf32>
          llvm.store %add, %total : vector<8xf32>, !llvm.ptr
          %total_value_1 = llvm.load %total : !llvm.ptr -> vector<8xf32>
          %add_1 = arith.addi %i, %c1_i32 : i32
          %x_at_1 = llvm.getelementptr %x[%add_1] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %x_value_1 = llvm.load %x_at_1 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %mul_2 = arith.mulf %x_value_1, %c0.23700821_8xf32 : vector<8xf32>
          %add_2 = arith.addf %total_value_1, %mul_2 : vector<8xf32>
          llvm.store %add_2, %total : vector<8xf32>, !llvm.ptr
          %total_value_2 = llvm.load %total : !llvm.ptr -> vector<8xf32>
          %add_3 = arith.addi %i, %c2_i32 : i32
          %x_at_2 = llvm.getelementptr %x[%add_3] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %x_value_2 = llvm.load %x_at_2 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %mul_3 = arith.mulf %x_value_2, %c0.46917063_8xf32 : vector<8xf32>
          %add_4 = arith.addf %total_value_2, %mul_3 : vector<8xf32>
          llvm.store %add_4, %total : vector<8xf32>, !llvm.ptr
          %total_value_3 = llvm.load %total : !llvm.ptr -> vector<8xf32>
          %add_5 = arith.addi %i, %c3_i32 : i32
          %x_at_3 = llvm.getelementptr %x[%add_5] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %x_value_3 = llvm.load %x_at_3 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %mul_4 = arith.mulf %x_value_3, %c0.23700821_8xf32 : vector<8xf32>
          %add_6 = arith.addf %total_value_3, %mul_4 : vector<8xf32>
          llvm.store %add_6, %total : vector<8xf32>, !llvm.ptr
          %total_value_4 = llvm.load %total : !llvm.ptr -> vector<8xf32>
          %add_7 = arith.addi %i, %c4_i32 : i32
          %x_at_4 = llvm.getelementptr %x[%add_7] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %x_value_4 = llvm.load %x_at_4 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %mul_5 = arith.mulf %x_value_4, %c0.02840647_8xf32 : vector<8xf32>
          %add_8 = arith.addf %total_value_4, %mul_5 : vector<8xf32>
          llvm.store %add_8, %total : vector<8xf32>, !llvm.ptr
          %total_value_5 = llvm.load %total : !llvm.ptr -> vector<8xf32>
          %out_at = llvm.getelementptr %out[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %total_value_5, %out_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        }
      } else {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
          %i = arith.addi %mul, %unit_pos_x : i32
          %i_all = vector.broadcast %i : i32 to vector<8xi32>
          %i_each = arith.addi %i_all, %iota_8xi32 : vector<8xi32>
          %out_length_all = vector.broadcast %out_length : i32 to vector<8xi32>
          %lt = arith.cmpi ult, %i_each, %out_length_all : vector<8xi32>
          %any = vector.reduction <or>, %lt : vector<8xi1> into i1
          scf.if %any {
            llvm.store %c0.0_8xf32, %total : vector<8xf32>, !llvm.ptr
            %total_value = llvm.load %total : !llvm.ptr -> vector<8xf32>
            %x_length_all = vector.broadcast %x_length : i32 to vector<8xi32>
            %lt_1 = arith.cmpi ult, %i_each, %x_length_all : vector<8xi32>
            %active = arith.andi %lt, %lt_1 : vector<8xi1>
            %x_at = llvm.getelementptr %x[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %x_value = llvm.intr.masked.load %x_at, %active, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %mul_1 = arith.mulf %x_value, %c0.02840647_8xf32 : vector<8xf32>
            %add = arith.addf %total_value, %mul_1 : vector<8xf32>
            llvm.store %add, %total : vector<8xf32>, !llvm.ptr
            %total_value_1 = llvm.load %total : !llvm.ptr -> vector<8xf32>
            %add_1 = arith.addi %i, %c1_i32 : i32
            %add_1_all = vector.broadcast %add_1 : i32 to vector<8xi32>
            %add_1_each = arith.addi %add_1_all, %iota_8xi32 : vector<8xi32>
            %lt_2 = arith.cmpi ult, %add_1_each, %x_length_all : vector<8xi32>
            %active_1 = arith.andi %lt, %lt_2 : vector<8xi1>
            %x_at_1 = llvm.getelementptr %x[%add_1] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %x_value_1 = llvm.intr.masked.load %x_at_1, %active_1, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %mul_2 = arith.mulf %x_value_1, %c0.23700821_8xf32 : vector<8xf32>
            %add_2 = arith.addf %total_value_1, %mul_2 : vector<8xf32>
            llvm.store %add_2, %total : vector<8xf32>, !llvm.ptr
            %total_value_2 = llvm.load %total : !llvm.ptr -> vector<8xf32>
            %add_3 = arith.addi %i, %c2_i32 : i32
            %add_3_all = vector.broadcast %add_3 : i32 to vector<8xi32>
            %add_3_each = arith.addi %add_3_all, %iota_8xi32 : vector<8xi32>
            %lt_3 = arith.cmpi ult, %add_3_each, %x_length_all : vector<8xi32>
            %active_2 = arith.andi %lt, %lt_3 : vector<8xi1>
            %x_at_2 = llvm.getelementptr %x[%add_3] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %x_value_2 = llvm.intr.masked.load %x_at_2, %active_2, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %mul_3 = arith.mulf %x_value_2, %c0.46917063_8xf32 : vector<8xf32>
            %add_4 = arith.addf %total_value_2, %mul_3 : vector<8xf32>
            llvm.store %add_4, %total : vector<8xf32>, !llvm.ptr
            %total_value_3 = llvm.load %total : !llvm.ptr -> vector<8xf32>
            %add_5 = arith.addi %i, %c3_i32 : i32
            %add_5_all = vector.broadcast %add_5 : i32 to vector<8xi32>
            %add_5_each = arith.addi %add_5_all, %iota_8xi32 : vector<8xi32>
            %lt_4 = arith.cmpi ult, %add_5_each, %x_length_all : vector<8xi32>
            %active_3 = arith.andi %lt, %lt_4 : vector<8xi1>
            %x_at_3 = llvm.getelementptr %x[%add_5] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %x_value_3 = llvm.intr.masked.load %x_at_3, %active_3, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %mul_4 = arith.mulf %x_value_3, %c0.23700821_8xf32 : vector<8xf32>
            %add_6 = arith.addf %total_value_3, %mul_4 : vector<8xf32>
            llvm.store %add_6, %total : vector<8xf32>, !llvm.ptr
            %total_value_4 = llvm.load %total : !llvm.ptr -> vector<8xf32>
            %add_7 = arith.addi %i, %c4_i32 : i32
            %add_7_all = vector.broadcast %add_7 : i32 to vector<8xi32>
            %add_7_each = arith.addi %add_7_all, %iota_8xi32 : vector<8xi32>
            %lt_5 = arith.cmpi ult, %add_7_each, %x_length_all : vector<8xi32>
            %active_4 = arith.andi %lt, %lt_5 : vector<8xi1>
            %x_at_4 = llvm.getelementptr %x[%add_7] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %x_value_4 = llvm.intr.masked.load %x_at_4, %active_4, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %mul_5 = arith.mulf %x_value_4, %c0.02840647_8xf32 : vector<8xf32>
            %add_8 = arith.addf %total_value_4, %mul_5 : vector<8xf32>
            llvm.store %add_8, %total : vector<8xf32>, !llvm.ptr
            %total_value_5 = llvm.load %total : !llvm.ptr -> vector<8xf32>
            %out_at = llvm.getelementptr %out[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.intr.masked.store %total_value_5, %out_at, %lt {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
          }
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
