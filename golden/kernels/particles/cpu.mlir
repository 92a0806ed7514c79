#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func @particles(%system: !llvm.ptr {llvm.noalias}, %energy: !llvm.ptr {llvm.noalias}, %dt: f32,
      %system_length: i32, %energy_length: i32, %cube_count_x: i32, %cube_count_y: i32, %cube_count_z: i32,
      %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %c63_i32 = arith.constant 63 : i32
    %c8_i32 = arith.constant 8 : i32
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %c5_8xi32 = arith.constant dense<5> : vector<8xi32>
    %ctrue_8xi1 = arith.constant dense<true> : vector<8xi1>
    %c0_8xi32 = arith.constant dense<0> : vector<8xi32>
    %c1_8xi32 = arith.constant dense<1> : vector<8xi32>
    %c2_8xi32 = arith.constant dense<2> : vector<8xi32>
    %c3_8xi32 = arith.constant dense<3> : vector<8xi32>
    %c4_8xi32 = arith.constant dense<4> : vector<8xi32>
    %c0.0_8xf32 = arith.constant dense<0.0> : vector<8xf32>
    %c1.0_8xf32 = arith.constant dense<1.0> : vector<8xf32>
    %c-1.0_8xf32 = arith.constant dense<-1.0> : vector<8xf32>
    %c0.5_8xf32 = arith.constant dense<0.5> : vector<8xf32>
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %cube_pos_x = arith.trunci %cube : i64 to i32
      %mul = arith.muli %cube_pos_x, %c64_i32 : i32
      %i_last = llvm.intr.uadd.sat(%mul, %c63_i32) : (i32, i32) -> i32
      %full = arith.cmpi ult, %i_last, %system_length : i32
      %full_1 = arith.cmpi ult, %i_last, %energy_length : i32
      %full_2 = arith.andi %full, %full_1 : i1
      scf.if %full_2 {
        scf.for %unit_pos_x = %c0_i32 to %c64_i32 step %c8_i32 : i32 {
          %i = arith.addi %mul, %unit_pos_x : i32
          %i_all = vector.broadcast %i : i32 to vector<8xi32>
          %i_each = arith.addi %i_all, %iota_8xi32 : vector<8xi32>
          %mul_1 = arith.muli %i_each, %c5_8xi32 : vector<8xi32>
          %system_at = llvm.getelementptr %system[%mul_1] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
          %system_value = llvm.intr.masked.gather %system_at, %ctrue_8xi1, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
          %particle_place_x = arith.bitcast %system_value : vector<8xi32> to vector<8xf32>
          %add = arith.addi %mul_1, %c1_8xi32 : vector<8xi32>
          %system_at_1 = llvm.getelementptr %system[%add] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
          %system_value_1 = llvm.intr.masked.gather %system_at_1, %ctrue_8xi1, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
          %particle_place_y = arith.bitcast %system_value_1 : vector<8xi32> to vector<8xf32>
          %add_1 = arith.addi %mul_1, %c2_8xi32 : vector<8xi32>
          %system_at_2 = llvm.getelementptr %system[%add_1] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
          %system_value_2 = llvm.intr.masked.gather %system_at_2, %ctrue_8xi1, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
          %particle_speed_x = arith.bitcast %system_value_2 : vector<8xi32> to vector<8xf32>
          %add_2 = arith.addi %mul_1, %c3_8xi32 : vector<8xi32>
          %system_at_3 = llvm.getelementptr %system[%add_2] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
          %system_value_3 = llvm.intr.masked.gather %system_at_3, %ctrue_8xi1, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
          %particle_speed_y = arith.bitcast %system_value_3 : vector<8xi32> to vector<8xf32>
          %add_3 = arith.addi %mul_1, %c4_8xi32 : vector<8xi32>
          %dt_all = vector.broadcast %dt : f32 to vector<8xf32>
          %mul_2 = arith.mulf %particle_speed_x, %dt_all : vector<8xf32>
          %mul_3 = arith.mulf %particle_speed_y, %dt_all : vector<8xf32>
          %add_4 = arith.addf %particle_place_x, %mul_2 : vector<8xf32>
          %add_5 = arith.addf %particle_place_y, %mul_3 : vector<8xf32>
          %bitcast = arith.bitcast %add_4 : vector<8xf32> to vector<8xi32>
          llvm.intr.masked.scatter %bitcast, %system_at, %ctrue_8xi1 {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into vector<8x!llvm.ptr>
          %bitcast_1 = arith.bitcast %add_5 : vector<8xf32> to vector<8xi32>
          llvm.intr.masked.scatter %bitcast_1, %system_at_1, %ctrue_8xi1 {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into vector<8x!llvm.ptr>
          %system_value_4 = llvm.intr.masked.gather %system_at, %ctrue_8xi1, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
          %p_place_x = arith.bitcast %system_value_4 : vector<8xi32> to vector<8xf32>
          %system_value_5 = llvm.intr.masked.gather %system_at_2, %ctrue_8xi1, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
          %p_speed_x = arith.bitcast %system_value_5 : vector<8xi32> to vector<8xf32>
          %system_value_6 = llvm.intr.masked.gather %system_at_3, %ctrue_8xi1, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
          %p_speed_y = arith.bitcast %system_value_6 : vector<8xi32> to vector<8xf32>
          %lt = arith.cmpf olt, %p_place_x, %c0.0_8xf32 : vector<8xf32>
          %gt = arith.cmpf ogt, %p_place_x, %c1.0_8xf32 : vector<8xf32>
          %logical_or = arith.ori %lt, %gt : vector<8xi1>
          %any = vector.reduction <or>, %logical_or : vector<8xi1> into i1
          scf.if %any {
            %system_value_7 = llvm.intr.masked.gather %system_at_2, %logical_or, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
            %particle_speed_x_1 = arith.bitcast %system_value_7 : vector<8xi32> to vector<8xf32>
            %mul_4 = arith.mulf %particle_speed_x_1, %c-1.0_8xf32 : vector<8xf32>
            %bitcast_2 = arith.bitcast %mul_4 : vector<8xf32> to vector<8xi32>
            llvm.intr.masked.scatter %bitcast_2, %system_at_2, %logical_or {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into vector<8x!llvm.ptr>
            %system_at_4 = llvm.getelementptr %system[%add_3] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
            %system_value_8 = llvm.intr.masked.gather %system_at_4, %logical_or, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
            %add_6 = arith.addi %system_value_8, %c1_8xi32 : vector<8xi32>
            llvm.intr.masked.scatter %add_6, %system_at_4, %logical_or {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into vector<8x!llvm.ptr>
          }
          %mul_4 = arith.mulf %p_speed_x, %p_speed_x : vector<8xf32>
          %mul_5 = arith.mulf %p_speed_y, %p_speed_y : vector<8xf32>
          %add_6 = arith.addf %mul_4, %mul_5 : vector<8xf32>
          %mul_6 = arith.mulf %c0.5_8xf32, %add_6 : vector<8xf32>
          %energy_at = llvm.getelementptr %energy[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %mul_6, %energy_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        }
      } else {
        scf.for %unit_pos_x = %c0_i32 to %c64_i32 step %c8_i32 : i32 {
          %i = arith.addi %mul, %unit_pos_x : i32
          %i_all = vector.broadcast %i : i32 to vector<8xi32>
          %i_each = arith.addi %i_all, %iota_8xi32 : vector<8xi32>
          %system_length_all = vector.broadcast %system_length : i32 to vector<8xi32>
          %lt = arith.cmpi ult, %i_each, %system_length_all : vector<8xi32>
          %mul_1 = arith.muli %i_each, %c5_8xi32 : vector<8xi32>
          %system_at = llvm.getelementptr %system[%mul_1] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
          %system_value = llvm.intr.masked.gather %system_at, %lt, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
          %particle_place_x = arith.bitcast %system_value : vector<8xi32> to vector<8xf32>
          %add = arith.addi %mul_1, %c1_8xi32 : vector<8xi32>
          %system_at_1 = llvm.getelementptr %system[%add] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
          %system_value_1 = llvm.intr.masked.gather %system_at_1, %lt, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
          %particle_place_y = arith.bitcast %system_value_1 : vector<8xi32> to vector<8xf32>
          %add_1 = arith.addi %mul_1, %c2_8xi32 : vector<8xi32>
          %system_at_2 = llvm.getelementptr %system[%add_1] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
          %system_value_2 = llvm.intr.masked.gather %system_at_2, %lt, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
          %particle_speed_x = arith.bitcast %system_value_2 : vector<8xi32> to vector<8xf32>
          %add_2 = arith.addi %mul_1, %c3_8xi32 : vector<8xi32>
          %system_at_3 = llvm.getelementptr %system[%add_2] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
          %system_value_3 = llvm.intr.masked.gather %system_at_3, %lt, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
          %particle_speed_y = arith.bitcast %system_value_3 : vector<8xi32> to vector<8xf32>
          %add_3 = arith.addi %mul_1, %c4_8xi32 : vector<8xi32>
          %dt_all = vector.broadcast %dt : f32 to vector<8xf32>
          %mul_2 = arith.mulf %particle_speed_x, %dt_all : vector<8xf32>
          %mul_3 = arith.mulf %particle_speed_y, %dt_all : vector<8xf32>
          %add_4 = arith.addf %particle_place_x, %mul_2 : vector<8xf32>
          %add_5 = arith.addf %particle_place_y, %mul_3 : vector<8xf32>
          %bitcast = arith.bitcast %add_4 : vector<8xf32> to vector<8xi32>
          llvm.intr.masked.scatter %bitcast, %system_at, %lt {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into vector<8x!llvm.ptr>
          %bitcast_1 = arith.bitcast %add_5 : vector<8xf32> to vector<8xi32>
          llvm.intr.masked.scatter %bitcast_1, %system_at_1, %lt {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into vector<8x!llvm.ptr>
          %system_value_4 = llvm.intr.masked.gather %system_at, %lt, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
          %p_place_x = arith.bitcast %system_value_4 : vector<8xi32> to vector<8xf32>
          %system_value_5 = llvm.intr.masked.gather %system_at_2, %lt, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
          %p_speed_x = arith.bitcast %system_value_5 : vector<8xi32> to vector<8xf32>
          %system_value_6 = llvm.intr.masked.gather %system_at_3, %lt, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
          %p_speed_y = arith.bitcast %system_value_6 : vector<8xi32> to vector<8xf32>
          %lt_1 = arith.cmpf olt, %p_place_x, %c0.0_8xf32 : vector<8xf32>
          %gt = arith.cmpf ogt, %p_place_x, %c1.0_8xf32 : vector<8xf32>
          %logical_or = arith.ori %lt_1, %gt : vector<8xi1>
          %any = vector.reduction <or>, %logical_or : vector<8xi1> into i1
          scf.if %any {
            %active = arith.andi %logical_or, %lt : vector<8xi1>
            %system_value_7 = llvm.intr.masked.gather %system_at_2, %active, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
            %particle_speed_x_1 = arith.bitcast %system_value_7 : vector<8xi32> to vector<8xf32>
            %mul_4 = arith.mulf %particle_speed_x_1, %c-1.0_8xf32 : vector<8xf32>
            %bitcast_2 = arith.bitcast %mul_4 : vector<8xf32> to vector<8xi32>
            %active_1 = arith.andi %logical_or, %lt : vector<8xi1>
            llvm.intr.masked.scatter %bitcast_2, %system_at_2, %active_1 {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into vector<8x!llvm.ptr>
            %active_2 = arith.andi %logical_or, %lt : vector<8xi1>
            %system_at_4 = llvm.getelementptr %system[%add_3] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
            %system_value_8 = llvm.intr.masked.gather %system_at_4, %active_2, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
            %add_6 = arith.addi %system_value_8, %c1_8xi32 : vector<8xi32>
            %active_3 = arith.andi %logical_or, %lt : vector<8xi1>
            llvm.intr.masked.scatter %add_6, %system_at_4, %active_3 {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into vector<8x!llvm.ptr>
          }
          %mul_4 = arith.mulf %p_speed_x, %p_speed_x : vector<8xf32>
          %mul_5 = arith.mulf %p_speed_y, %p_speed_y : vector<8xf32>
          %add_6 = arith.addf %mul_4, %mul_5 : vector<8xf32>
          %mul_6 = arith.mulf %c0.5_8xf32, %add_6 : vector<8xf32>
          %energy_length_all = vector.broadcast %energy_length : i32 to vector<8xi32>
          %lt_2 = arith.cmpi ult, %i_each, %energy_length_all : vector<8xi32>
          %energy_at = llvm.getelementptr %energy[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.intr.masked.store %mul_6, %energy_at, %lt_2 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
