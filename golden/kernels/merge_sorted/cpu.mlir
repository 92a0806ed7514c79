#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func @merge_sorted(%a: !llvm.ptr {llvm.noalias, llvm.readonly},
      %b: !llvm.ptr {llvm.noalias, llvm.readonly}, %out: !llvm.ptr {llvm.noalias}, %a_length: i32,
      %b_length: i32, %out_length: i32, %cube_count_x: i32, %cube_count_y: i32, %cube_count_z: i32,
      %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c256_i32 = arith.constant 256 : i32
    %c255_i32 = arith.constant 255 : i32
    %c8_i32 = arith.constant 8 : i32
    %low = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c0_8xi32 = arith.constant dense<0> : vector<8xi32>
    %high = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %ctrue_8xi1 = arith.constant dense<true> : vector<8xi1>
    %c2_8xi32 = arith.constant dense<2> : vector<8xi32>
    %c0.0_8xf32 = arith.constant dense<0.0> : vector<8xf32>
    %c1_8xi32 = arith.constant dense<1> : vector<8xi32>
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %low_1 = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %high_1 = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %cube_pos_x = arith.trunci %cube : i64 to i32
      %mul = arith.muli %cube_pos_x, %c256_i32 : i32
      %i_last = llvm.intr.uadd.sat(%mul, %c255_i32) : (i32, i32) -> i32
      %full = arith.cmpi ult, %i_last, %a_length : i32
      %place_first = arith.subi %mul, %a_length : i32
      %place_last = llvm.intr.uadd.sat(%place_first, %c255_i32) : (i32, i32) -> i32
      %full_1 = arith.cmpi ult, %place_last, %b_length : i32
      %full_2 = arith.andi %full, %full_1 : i1
      scf.if %full_2 {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
          %i = arith.addi %mul, %unit_pos_x : i32
          %a_at = llvm.getelementptr %a[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %a_value = llvm.load %a_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          llvm.store %c0_8xi32, %low : vector<8xi32>, !llvm.ptr
          %b_length_all = vector.broadcast %b_length : i32 to vector<8xi32>
          llvm.store %b_length_all, %high : vector<8xi32>, !llvm.ptr
          %left = scf.while (%live = %ctrue_8xi1) : (vector<8xi1>) -> vector<8xi1> {
            %low_value = llvm.load %low : !llvm.ptr -> vector<8xi32>
            %high_value = llvm.load %high : !llvm.ptr -> vector<8xi32>
            %lt = arith.cmpi ult, %low_value, %high_value : vector<8xi32>
            %active = arith.andi %live, %lt : vector<8xi1>
            %any = vector.reduction <or>, %active : vector<8xi1> into i1
            scf.if %any {
              %low_value_1 = llvm.load %low : !llvm.ptr -> vector<8xi32>
              %high_value_1 = llvm.load %high : !llvm.ptr -> vector<8xi32>
              %low_value_2 = llvm.load %low : !llvm.ptr -> vector<8xi32>
              %sub = arith.subi %high_value_1, %low_value_2 : vector<8xi32>
              %div_trunc = arith.divui %sub, %c2_8xi32 : vector<8xi32>
              %middle = arith.addi %low_value_1, %div_trunc : vector<8xi32>
              %lt_1 = arith.cmpi ult, %middle, %b_length_all : vector<8xi32>
              %active_1 = arith.andi %active, %lt_1 : vector<8xi1>
              %b_at = llvm.getelementptr %b[%middle] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
              %b_value = llvm.intr.masked.gather %b_at, %active_1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %goes_right = arith.cmpf olt, %b_value, %a_value : vector<8xf32>
              %add = arith.addi %middle, %c1_8xi32 : vector<8xi32>
              %high_value_2 = llvm.load %high : !llvm.ptr -> vector<8xi32>
              %low_value_3 = llvm.load %low : !llvm.ptr -> vector<8xi32>
              %select = arith.select %goes_right, %add, %low_value_3 : vector<8xi1>, vector<8xi32>
              %select_1 = arith.select %goes_right, %high_value_2, %middle : vector<8xi1>, vector<8xi32>
              %low_old = llvm.load %low : !llvm.ptr -> vector<8xi32>
              %low_new = arith.select %active, %select, %low_old : vector<8xi1>, vector<8xi32>
              llvm.store %low_new, %low : vector<8xi32>, !llvm.ptr
              %high_old = llvm.load %high : !llvm.ptr -> vector<8xi32>
              %high_new = arith.select %active, %select_1, %high_old : vector<8xi1>, vector<8xi32>
              llvm.store %high_new, %high : vector<8xi32>, !llvm.ptr
            }
            scf.condition(%any) %active : vector<8xi1>
          } do {
    ^bb0(%live: vector<8xi1>):
            scf.yield %live : vector<8xi1>
          }
          %low_value = llvm.load %low : !llvm.ptr -> vector<8xi32>
          %i_all = vector.broadcast %i : i32 to vector<8xi32>
          %i_each = arith.addi %i_all, %iota_8xi32 : vector<8xi32>
          %add = arith.addi %i_each, %low_value : vector<8xi32>
          %out_length_all = vector.broadcast %out_length : i32 to vector<8xi32>
          %lt = arith.cmpi ult, %add, %out_length_all : vector<8xi32>
          %out_at = llvm.getelementptr %out[%add] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
          llvm.intr.masked.scatter %a_value, %out_at, %lt {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
        }
      } else {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
          %i = arith.addi %mul, %unit_pos_x : i32
          %i_all = vector.broadcast %i : i32 to vector<8xi32>
          %i_each = arith.addi %i_all, %iota_8xi32 : vector<8xi32>
          %a_length_all = vector.broadcast %a_length : i32 to vector<8xi32>
          %lt = arith.cmpi ult, %i_each, %a_length_all : vector<8xi32>
          %any = vector.reduction <or>, %lt : vector<8xi1> into i1
          scf.if %any {
            %a_at = llvm.getelementptr %a[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %a_value = llvm.intr.masked.load %a_at, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            llvm.store %c0_8xi32, %low : vector<8xi32>, !llvm.ptr
            %b_length_all = vector.broadcast %b_length : i32 to vector<8xi32>
            llvm.store %b_length_all, %high : vector<8xi32>, !llvm.ptr
            %left = scf.while (%live = %lt) : (vector<8xi1>) -> vector<8xi1> {
              %low_value = llvm.load %low : !llvm.ptr -> vector<8xi32>
              %high_value = llvm.load %high : !llvm.ptr -> vector<8xi32>
              %lt_1 = arith.cmpi ult, %low_value, %high_value : vector<8xi32>
              %active = arith.andi %live, %lt_1 : vector<8xi1>
              %any_1 = vector.reduction <or>, %active : vector<8xi1> into i1
              scf.if %any_1 {
                %low_value_1 = llvm.load %low : !llvm.ptr -> vector<8xi32>
                %high_value_1 = llvm.load %high : !llvm.ptr -> vector<8xi32>
                %low_value_2 = llvm.load %low : !llvm.ptr -> vector<8xi32>
                %sub = arith.subi %high_value_1, %low_value_2 : vector<8xi32>
                %div_trunc = arith.divui %sub, %c2_8xi32 : vector<8xi32>
                %middle = arith.addi %low_value_1, %div_trunc : vector<8xi32>
                %lt_2 = arith.cmpi ult, %middle, %b_length_all : vector<8xi32>
                %active_1 = arith.andi %active, %lt_2 : vector<8xi1>
                %b_at = llvm.getelementptr %b[%middle] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
                %b_value = llvm.intr.masked.gather %b_at, %active_1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
                %goes_right = arith.cmpf olt, %b_value, %a_value : vector<8xf32>
                %add = arith.addi %middle, %c1_8xi32 : vector<8xi32>
                %high_value_2 = llvm.load %high : !llvm.ptr -> vector<8xi32>
                %low_value_3 = llvm.load %low : !llvm.ptr -> vector<8xi32>
                %select = arith.select %goes_right, %add, %low_value_3 : vector<8xi1>, vector<8xi32>
                %select_1 = arith.select %goes_right, %high_value_2, %middle : vector<8xi1>, vector<8xi32>
                %low_old = llvm.load %low : !llvm.ptr -> vector<8xi32>
                %low_new = arith.select %active, %select, %low_old : vector<8xi1>, vector<8xi32>
                llvm.store %low_new, %low : vector<8xi32>, !llvm.ptr
                %high_old = llvm.load %high : !llvm.ptr -> vector<8xi32>
                %high_new = arith.select %active, %select_1, %high_old : vector<8xi1>, vector<8xi32>
                llvm.store %high_new, %high : vector<8xi32>, !llvm.ptr
              }
              scf.condition(%any_1) %active : vector<8xi1>
            } do {
    ^bb0(%live: vector<8xi1>):
              scf.yield %live : vector<8xi1>
            }
            %low_value = llvm.load %low : !llvm.ptr -> vector<8xi32>
            %add = arith.addi %i_each, %low_value : vector<8xi32>
            %out_length_all = vector.broadcast %out_length : i32 to vector<8xi32>
            %lt_1 = arith.cmpi ult, %add, %out_length_all : vector<8xi32>
            %active = arith.andi %lt, %lt_1 : vector<8xi1>
            %out_at = llvm.getelementptr %out[%add] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            llvm.intr.masked.scatter %a_value, %out_at, %active {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
          }
          %otherwise = arith.xori %lt, %ctrue_8xi1 : vector<8xi1>
          %any_1 = vector.reduction <or>, %otherwise : vector<8xi1> into i1
          scf.if %any_1 {
            %place = arith.subi %i, %a_length : i32
            %place_all = vector.broadcast %place : i32 to vector<8xi32>
            %place_each = arith.addi %place_all, %iota_8xi32 : vector<8xi32>
            %b_length_all = vector.broadcast %b_length : i32 to vector<8xi32>
            %lt_1 = arith.cmpi ult, %place_each, %b_length_all : vector<8xi32>
            %active = arith.andi %otherwise, %lt_1 : vector<8xi1>
            %any_2 = vector.reduction <or>, %active : vector<8xi1> into i1
            scf.if %any_2 {
              %b_at = llvm.getelementptr %b[%place] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %b_value = llvm.intr.masked.load %b_at, %active, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              llvm.store %c0_8xi32, %low_1 : vector<8xi32>, !llvm.ptr
              llvm.store %a_length_all, %high_1 : vector<8xi32>, !llvm.ptr
              %left = scf.while (%live = %active) : (vector<8xi1>) -> vector<8xi1> {
                %low_value = llvm.load %low_1 : !llvm.ptr -> vector<8xi32>
                %high_value = llvm.load %high_1 : !llvm.ptr -> vector<8xi32>
                %lt_2 = arith.cmpi ult, %low_value, %high_value : vector<8xi32>
                %active_1 = arith.andi %live, %lt_2 : vector<8xi1>
                %any_3 = vector.reduction <or>, %active_1 : vector<8xi1> into i1
                scf.if %any_3 {
                  %low_value_1 = llvm.load %low_1 : !llvm.ptr -> vector<8xi32>
                  %high_value_1 = llvm.load %high_1 : !llvm.ptr -> vector<8xi32>
                  %low_value_2 = llvm.load %low_1 : !llvm.ptr -> vector<8xi32>
                  %sub = arith.subi %high_value_1, %low_value_2 : vector<8xi32>
                  %div_trunc = arith.divui %sub, %c2_8xi32 : vector<8xi32>
                  %middle = arith.addi %low_value_1, %div_trunc : vector<8xi32>
                  %lt_3 = arith.cmpi ult, %middle, %a_length_all : vector<8xi32>
                  %active_2 = arith.andi %active_1, %lt_3 : vector<8xi1>
                  %a_at = llvm.getelementptr %a[%middle] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
                  %a_value = llvm.intr.masked.gather %a_at, %active_2, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
                  %goes_right = arith.cmpf ole, %a_value, %b_value : vector<8xf32>
                  %add = arith.addi %middle, %c1_8xi32 : vector<8xi32>
                  %high_value_2 = llvm.load %high_1 : !llvm.ptr -> vector<8xi32>
                  %low_value_3 = llvm.load %low_1 : !llvm.ptr -> vector<8xi32>
                  %select = arith.select %goes_right, %add, %low_value_3 : vector<8xi1>, vector<8xi32>
                  %select_1 = arith.select %goes_right, %high_value_2, %middle : vector<8xi1>, vector<8xi32>
                  %low_1_old = llvm.load %low_1 : !llvm.ptr -> vector<8xi32>
                  %low_1_new = arith.select %active_1, %select, %low_1_old : vector<8xi1>, vector<8xi32>
                  llvm.store %low_1_new, %low_1 : vector<8xi32>, !llvm.ptr
                  %high_1_old = llvm.load %high_1 : !llvm.ptr -> vector<8xi32>
                  %high_1_new = arith.select %active_1, %select_1, %high_1_old : vector<8xi1>, vector<8xi32>
                  llvm.store %high_1_new, %high_1 : vector<8xi32>, !llvm.ptr
                }
                scf.condition(%any_3) %active_1 : vector<8xi1>
              } do {
    ^bb0(%live: vector<8xi1>):
                scf.yield %live : vector<8xi1>
              }
              %low_value = llvm.load %low_1 : !llvm.ptr -> vector<8xi32>
              %add = arith.addi %place_each, %low_value : vector<8xi32>
              %out_length_all = vector.broadcast %out_length : i32 to vector<8xi32>
              %lt_2 = arith.cmpi ult, %add, %out_length_all : vector<8xi32>
              %active_1 = arith.andi %active, %lt_2 : vector<8xi1>
              %out_at = llvm.getelementptr %out[%add] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
              llvm.intr.masked.scatter %b_value, %out_at, %active_1 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
            }
          }
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
