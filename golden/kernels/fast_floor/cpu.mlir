#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func @fast_floor(%x: !llvm.ptr {llvm.noalias, llvm.readonly}, %quotient: !llvm.ptr {llvm.noalias},
      %rest: !llvm.ptr {llvm.noalias}, %x_length: i32, %quotient_length: i32, %rest_length: i32,
      %cube_count_x: i32, %cube_count_y: i32, %cube_count_z: i32, %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c256_i32 = arith.constant 256 : i32
    %c255_i32 = arith.constant 255 : i32
    %c8_i32 = arith.constant 8 : i32
    %c0.75_8xf32 = arith.constant dense<0.75> : vector<8xf32>
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %c0.0_8xf32 = arith.constant dense<0.0> : vector<8xf32>
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %cube_pos_x = arith.trunci %cube : i64 to i32
      %mul = arith.muli %cube_pos_x, %c256_i32 : i32
      %absolute_pos_last = llvm.intr.uadd.sat(%mul, %c255_i32) : (i32, i32) -> i32
      %full = arith.cmpi ult, %absolute_pos_last, %quotient_length : i32
      %full_1 = arith.cmpi ult, %absolute_pos_last, %x_length : i32
      %full_2 = arith.andi %full, %full_1 : i1
      %full_3 = arith.cmpi ult, %absolute_pos_last, %rest_length : i32
      %full_4 = arith.andi %full_2, %full_3 : i1
      scf.if %full_4 {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
          %absolute_pos = arith.addi %mul, %unit_pos_x : i32
          %x_at = llvm.getelementptr %x[%absolute_pos] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %x_value = llvm.load %x_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %div = arith.divf %x_value, %c0.75_8xf32 : vector<8xf32>
          %floor = math.floor %div : vector<8xf32>
          %quotient_at = llvm.getelementptr %quotient[%absolute_pos] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %floor, %quotient_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          %mul_1 = arith.mulf %floor, %c0.75_8xf32 : vector<8xf32>
          %sub = arith.subf %x_value, %mul_1 : vector<8xf32>
          %rest_at = llvm.getelementptr %rest[%absolute_pos] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %sub, %rest_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        }
      } else {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
          %absolute_pos = arith.addi %mul, %unit_pos_x : i32
          %absolute_pos_all = vector.broadcast %absolute_pos : i32 to vector<8xi32>
          %absolute_pos_each = arith.addi %absolute_pos_all, %iota_8xi32 : vector<8xi32>
          %quotient_length_all = vector.broadcast %quotient_length : i32 to vector<8xi32>
          %lt = arith.cmpi ult, %absolute_pos_each, %quotient_length_all : vector<8xi32>
          %any = vector.reduction <or>, %lt : vector<8xi1> into i1
          scf.if %any {
            %x_length_all = vector.broadcast %x_length : i32 to vector<8xi32>
            %lt_1 = arith.cmpi ult, %absolute_pos_each, %x_length_all : vector<8xi32>
            %active = arith.andi %lt, %lt_1 : vector<8xi1>
            %x_at = llvm.getelementptr %x[%absolute_pos] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %x_value = llvm.intr.masked.load %x_at, %active, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %div = arith.divf %x_value, %c0.75_8xf32 : vector<8xf32>
            %floor = math.floor %div : vector<8xf32>
            %quotient_at = llvm.getelementptr %quotient[%absolute_pos] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.intr.masked.store %floor, %quotient_at, %lt {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
            %mul_1 = arith.mulf %floor, %c0.75_8xf32 : vector<8xf32>
            %sub = arith.subf %x_value, %mul_1 : vector<8xf32>
            %rest_length_all = vector.broadcast %rest_length : i32 to vector<8xi32>
            %lt_2 = arith.cmpi ult, %absolute_pos_each, %rest_length_all : vector<8xi32>
            %active_1 = arith.andi %lt, %lt_2 : vector<8xi1>
            %rest_at = llvm.getelementptr %rest[%absolute_pos] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.intr.masked.store %sub, %rest_at, %active_1 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
          }
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
