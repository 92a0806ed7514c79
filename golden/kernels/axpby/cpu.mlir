#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func @axpby(%x: !llvm.ptr {llvm.noalias, llvm.readonly}, %y: !llvm.ptr {llvm.noalias}, %n: i32,
      %alpha: f32, %x_step: i32, %beta: f32, %y_step: i32, %x_length: i32, %y_length: i32,
      %cube_count_x: i32, %cube_count_y: i32, %cube_count_z: i32, %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c256_i32 = arith.constant 256 : i32
    %c255_i32 = arith.constant 255 : i32
    %c8_i32 = arith.constant 8 : i32
    %c1_i32 = arith.constant 1 : i32
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %value = llvm.alloca %c1_i64 x vector<8xf32> : (i64) -> !llvm.ptr
    %c0.0_f32 = arith.constant 0.0 : f32
    %c0.0_8xf32 = arith.constant dense<0.0> : vector<8xf32>
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %cube_pos_x = arith.trunci %cube : i64 to i32
      %mul = arith.muli %cube_pos_x, %c256_i32 : i32
      %i_last = llvm.intr.uadd.sat(%mul, %c255_i32) : (i32, i32) -> i32
      %full = arith.cmpi ult, %i_last, %n : i32
      scf.if %full {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
          %i = arith.addi %mul, %unit_pos_x : i32
          %ge = arith.cmpi sge, %x_step, %c0_i32 : i32
          %neg = arith.subi %c0_i32, %x_step : i32
          %sub = arith.subi %n, %c1_i32 : i32
          %mul_1 = arith.muli %neg, %sub : i32
          %select = arith.select %ge, %c0_i32, %mul_1 : i32
          %i_all = vector.broadcast %i : i32 to vector<8xi32>
          %i_each = arith.addi %i_all, %iota_8xi32 : vector<8xi32>
          %x_step_all = vector.broadcast %x_step : i32 to vector<8xi32>
          %mul_2 = arith.muli %i_each, %x_step_all : vector<8xi32>
          %select_all = vector.broadcast %select : i32 to vector<8xi32>
          %add = arith.addi %select_all, %mul_2 : vector<8xi32>
          %ge_1 = arith.cmpi sge, %y_step, %c0_i32 : i32
          %neg_1 = arith.subi %c0_i32, %y_step : i32
          %mul_3 = arith.muli %neg_1, %sub : i32
          %select_1 = arith.select %ge_1, %c0_i32, %mul_3 : i32
          %y_step_all = vector.broadcast %y_step : i32 to vector<8xi32>
          %mul_4 = arith.muli %i_each, %y_step_all : vector<8xi32>
          %select_1_all = vector.broadcast %select_1 : i32 to vector<8xi32>
          %add_1 = arith.addi %select_1_all, %mul_4 : vector<8xi32>
          llvm.store %c0.0_8xf32, %value : vector<8xf32>, !llvm.ptr
          %ne = arith.cmpf une, %alpha, %c0.0_f32 : f32
          scf.if %ne {
            %value_value = llvm.load %value : !llvm.ptr -> vector<8xf32>
            %x_length_all = vector.broadcast %x_length : i32 to vector<8xi32>
            %lt = arith.cmpi ult, %add, %x_length_all : vector<8xi32>
            %x_at = llvm.getelementptr %x[%add] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %x_value = llvm.intr.masked.gather %x_at, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %alpha_all = vector.broadcast %alpha : f32 to vector<8xf32>
            %mul_5 = arith.mulf %alpha_all, %x_value : vector<8xf32>
            %add_2 = arith.addf %value_value, %mul_5 : vector<8xf32>
            llvm.store %add_2, %value : vector<8xf32>, !llvm.ptr
          }
          %ne_1 = arith.cmpf une, %beta, %c0.0_f32 : f32
          scf.if %ne_1 {
            %value_value = llvm.load %value : !llvm.ptr -> vector<8xf32>
            %y_length_all = vector.broadcast %y_length : i32 to vector<8xi32>
            %lt = arith.cmpi ult, %add_1, %y_length_all : vector<8xi32>
            %y_at = llvm.getelementptr %y[%add_1] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %y_value = llvm.intr.masked.gather %y_at, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %beta_all = vector.broadcast %beta : f32 to vector<8xf32>
            %mul_5 = arith.mulf %beta_all, %y_value : vector<8xf32>
            %add_2 = arith.addf %value_value, %mul_5 : vector<8xf32>
            llvm.store %add_2, %value : vector<8xf32>, !llvm.ptr
          }
          %value_value = llvm.load %value : !llvm.ptr -> vector<8xf32>
          %y_length_all = vector.broadcast %y_length : i32 to vector<8xi32>
          %lt = arith.cmpi ult, %add_1, %y_length_all : vector<8xi32>
          %y_at = llvm.getelementptr %y[%add_1] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
          llvm.intr.masked.scatter %value_value, %y_at, %lt {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
        }
      } else {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
          %i = arith.addi %mul, %unit_pos_x : i32
          %i_all = vector.broadcast %i : i32 to vector<8xi32>
          %i_each = arith.addi %i_all, %iota_8xi32 : vector<8xi32>
          %n_all = vector.broadcast %n : i32 to vector<8xi32>
          %lt = arith.cmpi ult, %i_each, %n_all : vector<8xi32>
          %any = vector.reduction <or>, %lt : vector<8xi1> into i1
          scf.if %any {
            %ge = arith.cmpi sge, %x_step, %c0_i32 : i32
            %neg = arith.subi %c0_i32, %x_step : i32
            %sub = arith.subi %n, %c1_i32 : i32
            %mul_1 = arith.muli %neg, %sub : i32
            %select = arith.select %ge, %c0_i32, %mul_1 : i32
            %x_step_all = vector.broadcast %x_step : i32 to vector<8xi32>
            %mul_2 = arith.muli %i_each, %x_step_all : vector<8xi32>
            %select_all = vector.broadcast %select : i32 to vector<8xi32>
            %add = arith.addi %select_all, %mul_2 : vector<8xi32>
            %ge_1 = arith.cmpi sge, %y_step, %c0_i32 : i32
            %neg_1 = arith.subi %c0_i32, %y_step : i32
            %mul_3 = arith.muli %neg_1, %sub : i32
            %select_1 = arith.select %ge_1, %c0_i32, %mul_3 : i32
            %y_step_all = vector.broadcast %y_step : i32 to vector<8xi32>
            %mul_4 = arith.muli %i_each, %y_step_all : vector<8xi32>
            %select_1_all = vector.broadcast %select_1 : i32 to vector<8xi32>
            %add_1 = arith.addi %select_1_all, %mul_4 : vector<8xi32>
            llvm.store %c0.0_8xf32, %value : vector<8xf32>, !llvm.ptr
            %ne = arith.cmpf une, %alpha, %c0.0_f32 : f32
            scf.if %ne {
              %value_value = llvm.load %value : !llvm.ptr -> vector<8xf32>
              %x_length_all = vector.broadcast %x_length : i32 to vector<8xi32>
              %lt_1 = arith.cmpi ult, %add, %x_length_all : vector<8xi32>
              %active = arith.andi %lt, %lt_1 : vector<8xi1>
              %x_at = llvm.getelementptr %x[%add] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
              %x_value = llvm.intr.masked.gather %x_at, %active, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %alpha_all = vector.broadcast %alpha : f32 to vector<8xf32>
              %mul_5 = arith.mulf %alpha_all, %x_value : vector<8xf32>
              %add_2 = arith.addf %value_value, %mul_5 : vector<8xf32>
              llvm.store %add_2, %value : vector<8xf32>, !llvm.ptr
            }
            %ne_1 = arith.cmpf une, %beta, %c0.0_f32 : f32
            scf.if %ne_1 {
              %value_value = llvm.load %value : !llvm.ptr -> vector<8xf32>
              %y_length_all = vector.broadcast %y_length : i32 to vector<8xi32>
              %lt_1 = arith.cmpi ult, %add_1, %y_length_all : vector<8xi32>
              %active = arith.andi %lt, %lt_1 : vector<8xi1>
              %y_at = llvm.getelementptr %y[%add_1] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
              %y_value = llvm.intr.masked.gather %y_at, %active, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %beta_all = vector.broadcast %beta : f32 to vector<8xf32>
              %mul_5 = arith.mulf %beta_all, %y_value : vector<8xf32>
              %add_2 = arith.addf %value_value, %mul_5 : vector<8xf32>
              llvm.store %add_2, %value : vector<8xf32>, !llvm.ptr
            }
            %value_value = llvm.load %value : !llvm.ptr -> vector<8xf32>
            %y_length_all = vector.broadcast %y_length : i32 to vector<8xi32>
            %lt_1 = arith.cmpi ult, %add_1, %y_length_all : vector<8xi32>
            %active = arith.andi %lt, %lt_1 : vector<8xi1>
            %y_at = llvm.getelementptr %y[%add_1] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            llvm.intr.masked.scatter %value_value, %y_at, %active {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
          }
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
