#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func @prefix_sum(%x: !llvm.ptr {llvm.noalias, llvm.readonly}, %out: !llvm.ptr {llvm.noalias},
      %x_length: i32, %out_length: i32, %cube_count_x: i32, %cube_count_y: i32, %cube_count_z: i32,
      %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c256_i64 = arith.constant 256 : i64
    %buffer = llvm.alloca %c256_i64 x i32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %c128_i32 = arith.constant 128 : i32
    %c127_i32 = arith.constant 127 : i32
    %c8_i32 = arith.constant 8 : i32
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %c0_8xi32 = arith.constant dense<0> : vector<8xi32>
    %value = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c1_i32 = arith.constant 1 : i32
    %c1_8xi32 = arith.constant dense<1> : vector<8xi32>
    %value_1 = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c2_8xi32 = arith.constant dense<2> : vector<8xi32>
    %c126_i32 = arith.constant 126 : i32
    %value_2 = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c4_i32 = arith.constant 4 : i32
    %c4_8xi32 = arith.constant dense<4> : vector<8xi32>
    %value_3 = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c8_8xi32 = arith.constant dense<8> : vector<8xi32>
    %c120_i32 = arith.constant 120 : i32
    %value_4 = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c16_i32 = arith.constant 16 : i32
    %c16_8xi32 = arith.constant dense<16> : vector<8xi32>
    %value_5 = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c32_8xi32 = arith.constant dense<32> : vector<8xi32>
    %c96_i32 = arith.constant 96 : i32
    %value_6 = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c64_i32 = arith.constant 64 : i32
    %c64_8xi32 = arith.constant dense<64> : vector<8xi32>
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %cube_pos_x = arith.trunci %cube : i64 to i32
      %mul = arith.muli %cube_pos_x, %c128_i32 : i32
      %absolute_pos_last = llvm.intr.uadd.sat(%mul, %c127_i32) : (i32, i32) -> i32
      %full = arith.cmpi ult, %absolute_pos_last, %x_length : i32
      scf.if %full {
        scf.for %unit_pos_x = %c0_i32 to %c128_i32 step %c8_i32 : i32 {
          %absolute_pos = arith.addi %mul, %unit_pos_x : i32
          %x_at = llvm.getelementptr %x[%absolute_pos] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          %x_value = llvm.load %x_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xi32>
          %buffer_at = llvm.getelementptr %buffer[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          llvm.store %x_value, %buffer_at {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
        }
      } else {
        scf.for %unit_pos_x = %c0_i32 to %c128_i32 step %c8_i32 : i32 {
          %absolute_pos = arith.addi %mul, %unit_pos_x : i32
          %absolute_pos_all = vector.broadcast %absolute_pos : i32 to vector<8xi32>
          %absolute_pos_each = arith.addi %absolute_pos_all, %iota_8xi32 : vector<8xi32>
          %x_length_all = vector.broadcast %x_length : i32 to vector<8xi32>
          %lt = arith.cmpi ult, %absolute_pos_each, %x_length_all : vector<8xi32>
          %x_at = llvm.getelementptr %x[%absolute_pos] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          %x_value = llvm.intr.masked.load %x_at, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
          %buffer_at = llvm.getelementptr %buffer[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          llvm.store %x_value, %buffer_at {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
        } {llvm.loop_annotation = #rolled}
      }
      scf.for %unit_pos_x = %c0_i32 to %c128_i32 step %c8_i32 : i32 {
        %buffer_at = llvm.getelementptr %buffer[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, i32
        %buffer_value = llvm.load %buffer_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xi32>
        llvm.store %buffer_value, %value : vector<8xi32>, !llvm.ptr
        %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
        %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
        %ge = arith.cmpi uge, %unit_pos_x_each, %c1_8xi32 : vector<8xi32>
        %any = vector.reduction <or>, %ge : vector<8xi1> into i1
        scf.if %any {
          %value_value = llvm.load %value : !llvm.ptr -> vector<8xi32>
          %sub = arith.subi %unit_pos_x, %c1_i32 : i32
          %buffer_at_1 = llvm.getelementptr %buffer[%sub] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          %buffer_value_1 = llvm.intr.masked.load %buffer_at_1, %ge, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
          %add = arith.addi %value_value, %buffer_value_1 : vector<8xi32>
          %value_old = llvm.load %value : !llvm.ptr -> vector<8xi32>
          %value_new = arith.select %ge, %add, %value_old : vector<8xi1>, vector<8xi32>
          llvm.store %value_new, %value : vector<8xi32>, !llvm.ptr
        }
        %value_value = llvm.load %value : !llvm.ptr -> vector<8xi32>
        %add = arith.addi %c128_i32, %unit_pos_x : i32
        %buffer_at_1 = llvm.getelementptr %buffer[%add] : (!llvm.ptr, i32) -> !llvm.ptr, i32
        llvm.store %value_value, %buffer_at_1 {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
      }
      scf.for %unit_pos_x = %c0_i32 to %c128_i32 step %c8_i32 : i32 {
        %add = arith.addi %c128_i32, %unit_pos_x : i32
        %buffer_at = llvm.getelementptr %buffer[%add] : (!llvm.ptr, i32) -> !llvm.ptr, i32
        %buffer_value = llvm.load %buffer_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xi32>
        llvm.store %buffer_value, %value_1 : vector<8xi32>, !llvm.ptr
        %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
        %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
        %ge = arith.cmpi uge, %unit_pos_x_each, %c2_8xi32 : vector<8xi32>
        %any = vector.reduction <or>, %ge : vector<8xi1> into i1
        scf.if %any {
          %value_value = llvm.load %value_1 : !llvm.ptr -> vector<8xi32>
          %add_1 = arith.addi %unit_pos_x, %c126_i32 : i32
          %buffer_at_1 = llvm.getelementptr %buffer[%add_1] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          %buffer_value_1 = llvm.intr.masked.load %buffer_at_1, %ge, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
          %add_2 = arith.addi %value_value, %buffer_value_1 : vector<8xi32>
          %value_1_old = llvm.load %value_1 : !llvm.ptr -> vector<8xi32>
          %value_1_new = arith.select %ge, %add_2, %value_1_old : vector<8xi1>, vector<8xi32>
          llvm.store %value_1_new, %value_1 : vector<8xi32>, !llvm.ptr
        }
        %value_value = llvm.load %value_1 : !llvm.ptr -> vector<8xi32>
        %buffer_at_1 = llvm.getelementptr %buffer[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, i32
        llvm.store %value_value, %buffer_at_1 {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
      }
      scf.for %unit_pos_x = %c0_i32 to %c128_i32 step %c8_i32 : i32 {
        %buffer_at = llvm.getelementptr %buffer[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, i32
        %buffer_value = llvm.load %buffer_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xi32>
        llvm.store %buffer_value, %value_2 : vector<8xi32>, !llvm.ptr
        %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
        %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
        %ge = arith.cmpi uge, %unit_pos_x_each, %c4_8xi32 : vector<8xi32>
        %any = vector.reduction <or>, %ge : vector<8xi1> into i1
        scf.if %any {
          %value_value = llvm.load %value_2 : !llvm.ptr -> vector<8xi32>
          %sub = arith.subi %unit_pos_x, %c4_i32 : i32
          %buffer_at_1 = llvm.getelementptr %buffer[%sub] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          %buffer_value_1 = llvm.intr.masked.load %buffer_at_1, %ge, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
          %add = arith.addi %value_value, %buffer_value_1 : vector<8xi32>
          %value_2_old = llvm.load %value_2 : !llvm.ptr -> vector<8xi32>
          %value_2_new = arith.select %ge, %add, %value_2_old : vector<8xi1>, vector<8xi32>
          llvm.store %value_2_new, %value_2 : vector<8xi32>, !llvm.ptr
        }
        %value_value = llvm.load %value_2 : !llvm.ptr -> vector<8xi32>
        %add = arith.addi %c128_i32, %unit_pos_x : i32
        %buffer_at_1 = llvm.getelementptr %buffer[%add] : (!llvm.ptr, i32) -> !llvm.ptr, i32
        llvm.store %value_value, %buffer_at_1 {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
      }
      scf.for %unit_pos_x = %c0_i32 to %c128_i32 step %c8_i32 : i32 {
        %add = arith.addi %c128_i32, %unit_pos_x : i32
        %buffer_at = llvm.getelementptr %buffer[%add] : (!llvm.ptr, i32) -> !llvm.ptr, i32
        %buffer_value = llvm.load %buffer_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xi32>
        llvm.store %buffer_value, %value_3 : vector<8xi32>, !llvm.ptr
        %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
        %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
        %ge = arith.cmpi uge, %unit_pos_x_each, %c8_8xi32 : vector<8xi32>
        %any = vector.reduction <or>, %ge : vector<8xi1> into i1
        scf.if %any {
          %value_value = llvm.load %value_3 : !llvm.ptr -> vector<8xi32>
          %add_1 = arith.addi %unit_pos_x, %c120_i32 : i32
          %buffer_at_1 = llvm.getelementptr %buffer[%add_1] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          %buffer_value_1 = llvm.intr.masked.load %buffer_at_1, %ge, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
          %add_2 = arith.addi %value_value, %buffer_value_1 : vector<8xi32>
          %value_3_old = llvm.load %value_3 : !llvm.ptr -> vector<8xi32>
          %value_3_new = arith.select %ge, %add_2, %value_3_old : vector<8xi1>, vector<8xi32>
          llvm.store %value_3_new, %value_3 : vector<8xi32>, !llvm.ptr
        }
        %value_value = llvm.load %value_3 : !llvm.ptr -> vector<8xi32>
        %buffer_at_1 = llvm.getelementptr %buffer[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, i32
        llvm.store %value_value, %buffer_at_1 {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
      }
      scf.for %unit_pos_x = %c0_i32 to %c128_i32 step %c8_i32 : i32 {
        %buffer_at = llvm.getelementptr %buffer[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, i32
        %buffer_value = llvm.load %buffer_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xi32>
        llvm.store %buffer_value, %value_4 : vector<8xi32>, !llvm.ptr
        %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
        %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
        %ge = arith.cmpi uge, %unit_pos_x_each, %c16_8xi32 : vector<8xi32>
        %any = vector.reduction <or>, %ge : vector<8xi1> into i1
        scf.if %any {
          %value_value = llvm.load %value_4 : !llvm.ptr -> vector<8xi32>
          %sub = arith.subi %unit_pos_x, %c16_i32 : i32
          %buffer_at_1 = llvm.getelementptr %buffer[%sub] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          %buffer_value_1 = llvm.intr.masked.load %buffer_at_1, %ge, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
          %add = arith.addi %value_value, %buffer_value_1 : vector<8xi32>
          %value_4_old = llvm.load %value_4 : !llvm.ptr -> vector<8xi32>
          %value_4_new = arith.select %ge, %add, %value_4_old : vector<8xi1>, vector<8xi32>
          llvm.store %value_4_new, %value_4 : vector<8xi32>, !llvm.ptr
        }
        %value_value = llvm.load %value_4 : !llvm.ptr -> vector<8xi32>
        %add = arith.addi %c128_i32, %unit_pos_x : i32
        %buffer_at_1 = llvm.getelementptr %buffer[%add] : (!llvm.ptr, i32) -> !llvm.ptr, i32
        llvm.store %value_value, %buffer_at_1 {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
      }
      scf.for %unit_pos_x = %c0_i32 to %c128_i32 step %c8_i32 : i32 {
        %add = arith.addi %c128_i32, %unit_pos_x : i32
        %buffer_at = llvm.getelementptr %buffer[%add] : (!llvm.ptr, i32) -> !llvm.ptr, i32
        %buffer_value = llvm.load %buffer_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xi32>
        llvm.store %buffer_value, %value_5 : vector<8xi32>, !llvm.ptr
        %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
        %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
        %ge = arith.cmpi uge, %unit_pos_x_each, %c32_8xi32 : vector<8xi32>
        %any = vector.reduction <or>, %ge : vector<8xi1> into i1
        scf.if %any {
          %value_value = llvm.load %value_5 : !llvm.ptr -> vector<8xi32>
          %add_1 = arith.addi %unit_pos_x, %c96_i32 : i32
          %buffer_at_1 = llvm.getelementptr %buffer[%add_1] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          %buffer_value_1 = llvm.intr.masked.load %buffer_at_1, %ge, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
          %add_2 = arith.addi %value_value, %buffer_value_1 : vector<8xi32>
          %value_5_old = llvm.load %value_5 : !llvm.ptr -> vector<8xi32>
          %value_5_new = arith.select %ge, %add_2, %value_5_old : vector<8xi1>, vector<8xi32>
          llvm.store %value_5_new, %value_5 : vector<8xi32>, !llvm.ptr
        }
        %value_value = llvm.load %value_5 : !llvm.ptr -> vector<8xi32>
        %buffer_at_1 = llvm.getelementptr %buffer[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, i32
        llvm.store %value_value, %buffer_at_1 {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
      }
      scf.for %unit_pos_x = %c0_i32 to %c128_i32 step %c8_i32 : i32 {
        %buffer_at = llvm.getelementptr %buffer[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, i32
        %buffer_value = llvm.load %buffer_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xi32>
        llvm.store %buffer_value, %value_6 : vector<8xi32>, !llvm.ptr
        %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
        %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
        %ge = arith.cmpi uge, %unit_pos_x_each, %c64_8xi32 : vector<8xi32>
        %any = vector.reduction <or>, %ge : vector<8xi1> into i1
        scf.if %any {
          %value_value = llvm.load %value_6 : !llvm.ptr -> vector<8xi32>
          %sub = arith.subi %unit_pos_x, %c64_i32 : i32
          %buffer_at_1 = llvm.getelementptr %buffer[%sub] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          %buffer_value_1 = llvm.intr.masked.load %buffer_at_1, %ge, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
          %add = arith.addi %value_value, %buffer_value_1 : vector<8xi32>
          %value_6_old = llvm.load %value_6 : !llvm.ptr -> vector<8xi32>
          %value_6_new = arith.select %ge, %add, %value_6_old : vector<8xi1>, vector<8xi32>
          llvm.store %value_6_new, %value_6 : vector<8xi32>, !llvm.ptr
        }
        %value_value = llvm.load %value_6 : !llvm.ptr -> vector<8xi32>
        %add = arith.addi %c128_i32, %unit_pos_x : i32
        %buffer_at_1 = llvm.getelementptr %buffer[%add] : (!llvm.ptr, i32) -> !llvm.ptr, i32
        llvm.store %value_value, %buffer_at_1 {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
      }
      %absolute_pos_last_1 = llvm.intr.uadd.sat(%mul, %c127_i32) : (i32, i32) -> i32
      %full_1 = arith.cmpi ult, %absolute_pos_last_1, %out_length : i32
      scf.if %full_1 {
        scf.for %unit_pos_x = %c0_i32 to %c128_i32 step %c8_i32 : i32 {
          %add = arith.addi %c128_i32, %unit_pos_x : i32
          %buffer_at = llvm.getelementptr %buffer[%add] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          %buffer_value = llvm.load %buffer_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xi32>
          %absolute_pos = arith.addi %mul, %unit_pos_x : i32
          %out_at = llvm.getelementptr %out[%absolute_pos] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          llvm.store %buffer_value, %out_at {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
        }
      } else {
        scf.for %unit_pos_x = %c0_i32 to %c128_i32 step %c8_i32 : i32 {
          %add = arith.addi %c128_i32, %unit_pos_x : i32
          %buffer_at = llvm.getelementptr %buffer[%add] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          %buffer_value = llvm.load %buffer_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xi32>
          %absolute_pos = arith.addi %mul, %unit_pos_x : i32
          %absolute_pos_all = vector.broadcast %absolute_pos : i32 to vector<8xi32>
          %absolute_pos_each = arith.addi %absolute_pos_all, %iota_8xi32 : vector<8xi32>
          %out_length_all = vector.broadcast %out_length : i32 to vector<8xi32>
          %lt = arith.cmpi ult, %absolute_pos_each, %out_length_all : vector<8xi32>
          %out_at = llvm.getelementptr %out[%absolute_pos] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          llvm.intr.masked.store %buffer_value, %out_at, %lt {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
