#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func @bloom(%keys: !llvm.ptr {llvm.noalias, llvm.readonly}, %filter_: !llvm.ptr {llvm.noalias},
      %keys_length: i32, %filter__length: i32, %cube_count_x: i32, %cube_count_y: i32, %cube_count_z: i32,
      %first_cube: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c256_i32 = arith.constant 256 : i32
    %c255_i32 = arith.constant 255 : i32
    %c8_i32 = arith.constant 8 : i32
    %c-1640531535_8xi32 = arith.constant dense<-1640531535> : vector<8xi32>
    %c15_8xi32 = arith.constant dense<15> : vector<8xi32>
    %c1_i32 = arith.constant 1 : i32
    %c1_8xi32 = arith.constant dense<1> : vector<8xi32>
    %c3_i32 = arith.constant 3 : i32
    %c32_i32 = arith.constant 32 : i32
    %c0_8xi32 = arith.constant dense<0> : vector<8xi32>
    %c32_8xi32 = arith.constant dense<32> : vector<8xi32>
    %c31_8xi32 = arith.constant dense<31> : vector<8xi32>
    %c0_index = arith.constant 0 : index
    %c8_index = arith.constant 8 : index
    %c1_index = arith.constant 1 : index
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    scf.for %cube = %first_cube to %last step %c1_i64 : i64 {
      %cube_pos_x = arith.trunci %cube : i64 to i32
      %mul = arith.muli %cube_pos_x, %c256_i32 : i32
      %i_last = llvm.intr.uadd.sat(%mul, %c255_i32) : (i32, i32) -> i32
      %full = arith.cmpi ult, %i_last, %keys_length : i32
      scf.if %full {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
          %i = arith.addi %mul, %unit_pos_x : i32
          %keys_at = llvm.getelementptr %keys[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          %keys_value = llvm.load %keys_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xi32>
          %first = arith.muli %keys_value, %c-1640531535_8xi32 : vector<8xi32>
          %shr_masked = arith.shrui %first, %c15_8xi32 : vector<8xi32>
          %step = arith.ori %shr_masked, %c1_8xi32 : vector<8xi32>
          scf.for unsigned %probe = %c0_i32 to %c3_i32 step %c1_i32 : i32 {
            %probe_all = vector.broadcast %probe : i32 to vector<8xi32>
            %mul_1 = arith.muli %probe_all, %step : vector<8xi32>
            %add = arith.addi %first, %mul_1 : vector<8xi32>
            %mul_2 = arith.muli %filter__length, %c32_i32 : i32
            %max = arith.maxui %mul_2, %c1_i32 : i32
            %max_all = vector.broadcast %max : i32 to vector<8xi32>
            %divided_f64 = arith.uitofp %add : vector<8xi32> to vector<8xf64>
            %divided_f64_1 = arith.uitofp %max_all : vector<8xi32> to vector<8xf64>
            %ratio = arith.divf %divided_f64, %divided_f64_1 : vector<8xf64>
            %quotient = arith.fptoui %ratio : vector<8xf64> to vector<8xi32>
            %product = arith.muli %quotient, %max_all : vector<8xi32>
            %remainder = arith.subi %add, %product : vector<8xi32>
            %div_trunc = arith.divui %remainder, %c32_8xi32 : vector<8xi32>
            %filter__length_all = vector.broadcast %filter__length : i32 to vector<8xi32>
            %lt = arith.cmpi ult, %div_trunc, %filter__length_all : vector<8xi32>
            %rem_trunc = arith.remui %remainder, %c32_8xi32 : vector<8xi32>
            %count = arith.andi %rem_trunc, %c31_8xi32 : vector<8xi32>
            %shl_masked = arith.shli %c1_8xi32, %count : vector<8xi32>
            scf.for %lane = %c0_index to %c8_index step %c1_index {
              %at = vector.extract %div_trunc[%lane] : i32 from vector<8xi32>
              %operand = vector.extract %shl_masked[%lane] : i32 from vector<8xi32>
              %on = vector.extract %lt[%lane] : i1 from vector<8xi1>
              scf.if %on {
                %filter__at = llvm.getelementptr %filter_[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                %filter__old = llvm.atomicrmw _or %filter__at, %operand monotonic : !llvm.ptr, i32
              }
            }
          }
        }
      } else {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
          %i = arith.addi %mul, %unit_pos_x : i32
          %i_all = vector.broadcast %i : i32 to vector<8xi32>
          %i_each = arith.addi %i_all, %iota_8xi32 : vector<8xi32>
          %keys_length_all = vector.broadcast %keys_length : i32 to vector<8xi32>
          %lt = arith.cmpi ult, %i_each, %keys_length_all : vector<8xi32>
          %any = vector.reduction <or>, %lt : vector<8xi1> into i1
          scf.if %any {
            %keys_at = llvm.getelementptr %keys[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            %keys_value = llvm.intr.masked.load %keys_at, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
            %first = arith.muli %keys_value, %c-1640531535_8xi32 : vector<8xi32>
            %shr_masked = arith.shrui %first, %c15_8xi32 : vector<8xi32>
            %step = arith.ori %shr_masked, %c1_8xi32 : vector<8xi32>
            scf.for unsigned %probe = %c0_i32 to %c3_i32 step %c1_i32 : i32 {
              %probe_all = vector.broadcast %probe : i32 to vector<8xi32>
              %mul_1 = arith.muli %probe_all, %step : vector<8xi32>
              %add = arith.addi %first, %mul_1 : vector<8xi32>
              %mul_2 = arith.muli %filter__length, %c32_i32 : i32
              %max = arith.maxui %mul_2, %c1_i32 : i32
              %max_all = vector.broadcast %max : i32 to vector<8xi32>
              %divided_f64 = arith.uitofp %add : vector<8xi32> to vector<8xf64>
              %divided_f64_1 = arith.uitofp %max_all : vector<8xi32> to vector<8xf64>
              %ratio = arith.divf %divided_f64, %divided_f64_1 : vector<8xf64>
              %quotient = arith.fptoui %ratio : vector<8xf64> to vector<8xi32>
              %product = arith.muli %quotient, %max_all : vector<8xi32>
              %remainder = arith.subi %add, %product : vector<8xi32>
              %div_trunc = arith.divui %remainder, %c32_8xi32 : vector<8xi32>
              %filter__length_all = vector.broadcast %filter__length : i32 to vector<8xi32>
              %lt_1 = arith.cmpi ult, %div_trunc, %filter__length_all : vector<8xi32>
              %rem_trunc = arith.remui %remainder, %c32_8xi32 : vector<8xi32>
              %count = arith.andi %rem_trunc, %c31_8xi32 : vector<8xi32>
              %shl_masked = arith.shli %c1_8xi32, %count : vector<8xi32>
              %active = arith.andi %lt, %lt_1 : vector<8xi1>
              scf.for %lane = %c0_index to %c8_index step %c1_index {
                %at = vector.extract %div_trunc[%lane] : i32 from vector<8xi32>
                %operand = vector.extract %shl_masked[%lane] : i32 from vector<8xi32>
                %on = vector.extract %active[%lane] : i1 from vector<8xi1>
                scf.if %on {
                  %filter__at = llvm.getelementptr %filter_[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                  %filter__old = llvm.atomicrmw _or %filter__at, %operand monotonic : !llvm.ptr, i32
                }
              }
            }
          }
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
