#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func @union_find(%edges: !llvm.ptr {llvm.noalias, llvm.readonly}, %parents: !llvm.ptr {llvm.noalias},
      %component: !llvm.ptr {llvm.noalias}, %edges_shape_0: i32, %edges_shape_1: i32, %parents_length: i32,
      %component_length: i32, %cube_count_x: i32, %cube_count_y: i32, %cube_count_z: i32, %first: i64,
      %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c256_i32 = arith.constant 256 : i32
    %c8_i32 = arith.constant 8 : i32
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %c256_8xi32 = arith.constant dense<256> : vector<8xi32>
    %c1_8xi32 = arith.constant dense<1> : vector<8xi32>
    %c0_8xi32 = arith.constant dense<0> : vector<8xi32>
    %a = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %b = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %is_joined = llvm.alloca %c1_i64 x vector<8xi1> : (i64) -> !llvm.ptr
    %cfalse_8xi1 = arith.constant dense<false> : vector<8xi1>
    %ctrue_8xi1 = arith.constant dense<true> : vector<8xi1>
    %above = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c0_index = arith.constant 0 : index
    %c8_index = arith.constant 8 : index
    %c1_index = arith.constant 1 : index
    %above_1 = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %node_1 = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %above_2 = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %cube_pos_x = arith.trunci %cube : i64 to i32
      %unit_first = arith.cmpi ult, %c0_i32, %edges_shape_1 : i32
      %unit_first_1 = arith.cmpi ult, %c1_i32, %edges_shape_1 : i32
      %full = arith.andi %unit_first, %unit_first_1 : i1
      scf.if %full {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
          %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
          %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
          %edges_shape_0_all = vector.broadcast %edges_shape_0 : i32 to vector<8xi32>
          %some = arith.cmpi ult, %unit_pos_x_each, %edges_shape_0_all : vector<8xi32>
          %gap = arith.subi %edges_shape_0_all, %unit_pos_x_each : vector<8xi32>
          %v = arith.subi %gap, %c1_8xi32 : vector<8xi32>
          %v_1 = arith.divui %v, %c256_8xi32 : vector<8xi32>
          %v_2 = arith.addi %v_1, %c1_8xi32 : vector<8xi32>
          %trips = arith.select %some, %v_2, %c0_8xi32 : vector<8xi1>, vector<8xi32>
          %most = vector.reduction <maxui>, %trips : vector<8xi32> into i32
          scf.for unsigned %trip = %c0_i32 to %most step %c1_i32 : i32 {
            %trip_all = vector.broadcast %trip : i32 to vector<8xi32>
            %active = arith.cmpi ult, %trip_all, %trips : vector<8xi32>
            %distance = arith.muli %trip, %c256_i32 : i32
            %edge = arith.addi %unit_pos_x, %distance : i32
            %edge_all = vector.broadcast %edge : i32 to vector<8xi32>
            %edge_each = arith.addi %edge_all, %iota_8xi32 : vector<8xi32>
            %edges_shape_1_all = vector.broadcast %edges_shape_1 : i32 to vector<8xi32>
            %mul = arith.muli %edge_each, %edges_shape_1_all : vector<8xi32>
            %edges_at = llvm.getelementptr %edges[%mul] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
            %edges_value = llvm.intr.masked.gather %edges_at, %active, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
            %add = arith.addi %mul, %c1_8xi32 : vector<8xi32>
            %edges_at_1 = llvm.getelementptr %edges[%add] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
            %edges_value_1 = llvm.intr.masked.gather %edges_at_1, %active, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
            llvm.store %edges_value, %a : vector<8xi32>, !llvm.ptr
            llvm.store %edges_value_1, %b : vector<8xi32>, !llvm.ptr
            llvm.store %cfalse_8xi1, %is_joined : vector<8xi1>, !llvm.ptr
            %left = scf.while (%live = %active) : (vector<8xi1>) -> vector<8xi1> {
              %is_joined_value = llvm.load %is_joined : !llvm.ptr -> vector<8xi1>
              %logical_not = arith.xori %is_joined_value, %ctrue_8xi1 : vector<8xi1>
              %active_1 = arith.andi %live, %logical_not : vector<8xi1>
              %any = vector.reduction <or>, %active_1 : vector<8xi1> into i1
              scf.if %any {
                llvm.store %c0_8xi32, %above : vector<8xi32>, !llvm.ptr
                %left_1 = scf.while (%live_1 = %active_1) : (vector<8xi1>) -> vector<8xi1> {
                  %a_value = llvm.load %a : !llvm.ptr -> vector<8xi32>
                  %parents_length_all = vector.broadcast %parents_length : i32 to vector<8xi32>
                  %lt = arith.cmpi ult, %a_value, %parents_length_all : vector<8xi32>
                  %active_2 = arith.andi %live_1, %lt : vector<8xi1>
                  %parents_olds = scf.for %lane = %c0_index to %c8_index step %c1_index iter_args(%olds = %c0_8xi32) -> (vector<8xi32>) {
                    %at = vector.extract %a_value[%lane] : i32 from vector<8xi32>
                    %on = vector.extract %active_2[%lane] : i1 from vector<8xi1>
                    %parents_old = scf.if %on -> (i32) {
                      %parents_at = llvm.getelementptr %parents[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                      %parents_old_1 = llvm.load %parents_at atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
                      scf.yield %parents_old_1 : i32
                    } else {
                      scf.yield %c0_i32 : i32
                    }
                    %olds_next = vector.insert %parents_old, %olds[%lane] : i32 into vector<8xi32>
                    scf.yield %olds_next : vector<8xi32>
                  }
                  %above_old = llvm.load %above : !llvm.ptr -> vector<8xi32>
                  %above_new = arith.select %live_1, %parents_olds, %above_old : vector<8xi1>, vector<8xi32>
                  llvm.store %above_new, %above : vector<8xi32>, !llvm.ptr
                  %above_value = llvm.load %above : !llvm.ptr -> vector<8xi32>
                  %a_value_1 = llvm.load %a : !llvm.ptr -> vector<8xi32>
                  %ne = arith.cmpi ne, %above_value, %a_value_1 : vector<8xi32>
                  %active_3 = arith.andi %live_1, %ne : vector<8xi1>
                  %any_1 = vector.reduction <or>, %active_3 : vector<8xi1> into i1
                  scf.if %any_1 {
                    %above_value_1 = llvm.load %above : !llvm.ptr -> vector<8xi32>
                    %a_old = llvm.load %a : !llvm.ptr -> vector<8xi32>
                    %a_new = arith.select %active_3, %above_value_1, %a_old : vector<8xi1>, vector<8xi32>
                    llvm.store %a_new, %a : vector<8xi32>, !llvm.ptr
                  }
                  scf.condition(%any_1) %active_3 : vector<8xi1>
                } do {
    ^bb0(%live_1: vector<8xi1>):
                  scf.yield %live_1 : vector<8xi1>
                }
                llvm.store %c0_8xi32, %above_1 : vector<8xi32>, !llvm.ptr
                %left_2 = scf.while (%live_2 = %active_1) : (vector<8xi1>) -> vector<8xi1> {
                  %b_value = llvm.load %b : !llvm.ptr -> vector<8xi32>
                  %parents_length_all = vector.broadcast %parents_length : i32 to vector<8xi32>
                  %lt = arith.cmpi ult, %b_value, %parents_length_all : vector<8xi32>
                  %active_2 = arith.andi %live_2, %lt : vector<8xi1>
                  %parents_olds = scf.for %lane = %c0_index to %c8_index step %c1_index iter_args(%olds = %c0_8xi32) -> (vector<8xi32>) {
                    %at = vector.extract %b_value[%lane] : i32 from vector<8xi32>
                    %on = vector.extract %active_2[%lane] : i1 from vector<8xi1>
                    %parents_old = scf.if %on -> (i32) {
                      %parents_at = llvm.getelementptr %parents[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                      %parents_old_1 = llvm.load %parents_at atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
                      scf.yield %parents_old_1 : i32
                    } else {
                      scf.yield %c0_i32 : i32
                    }
                    %olds_next = vector.insert %parents_old, %olds[%lane] : i32 into vector<8xi32>
                    scf.yield %olds_next : vector<8xi32>
                  }
                  %above_1_old = llvm.load %above_1 : !llvm.ptr -> vector<8xi32>
                  %above_1_new = arith.select %live_2, %parents_olds, %above_1_old : vector<8xi1>, vector<8xi32>
                  llvm.store %above_1_new, %above_1 : vector<8xi32>, !llvm.ptr
                  %above_value = llvm.load %above_1 : !llvm.ptr -> vector<8xi32>
                  %b_value_1 = llvm.load %b : !llvm.ptr -> vector<8xi32>
                  %ne = arith.cmpi ne, %above_value, %b_value_1 : vector<8xi32>
                  %active_3 = arith.andi %live_2, %ne : vector<8xi1>
                  %any_1 = vector.reduction <or>, %active_3 : vector<8xi1> into i1
                  scf.if %any_1 {
                    %above_value_1 = llvm.load %above_1 : !llvm.ptr -> vector<8xi32>
                    %b_old = llvm.load %b : !llvm.ptr -> vector<8xi32>
                    %b_new = arith.select %active_3, %above_value_1, %b_old : vector<8xi1>, vector<8xi32>
                    llvm.store %b_new, %b : vector<8xi32>, !llvm.ptr
                  }
                  scf.condition(%any_1) %active_3 : vector<8xi1>
                } do {
    ^bb0(%live_2: vector<8xi1>):
                  scf.yield %live_2 : vector<8xi1>
                }
                %a_value = llvm.load %a : !llvm.ptr -> vector<8xi32>
                %b_value = llvm.load %b : !llvm.ptr -> vector<8xi32>
                %high = arith.maxui %a_value, %b_value : vector<8xi32>
                %a_value_1 = llvm.load %a : !llvm.ptr -> vector<8xi32>
                %b_value_1 = llvm.load %b : !llvm.ptr -> vector<8xi32>
                %low = arith.minui %a_value_1, %b_value_1 : vector<8xi32>
                %parents_length_all = vector.broadcast %parents_length : i32 to vector<8xi32>
                %lt = arith.cmpi ult, %high, %parents_length_all : vector<8xi32>
                %active_2 = arith.andi %active_1, %lt : vector<8xi1>
                %_ = scf.for %lane = %c0_index to %c8_index step %c1_index iter_args(%olds = %c0_8xi32) -> (vector<8xi32>) {
                  %at = vector.extract %high[%lane] : i32 from vector<8xi32>
                  %operand = vector.extract %high[%lane] : i32 from vector<8xi32>
                  %operand_1 = vector.extract %low[%lane] : i32 from vector<8xi32>
                  %on = vector.extract %active_2[%lane] : i1 from vector<8xi1>
                  %__1 = scf.if %on -> (i32) {
                    %parents_at = llvm.getelementptr %parents[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                    %pair = llvm.cmpxchg %parents_at, %operand, %operand_1 monotonic monotonic : !llvm.ptr, i32
                    %__2 = llvm.extractvalue %pair[0] : !llvm.struct<(i32, i1)>
                    scf.yield %__2 : i32
                  } else {
                    scf.yield %c0_i32 : i32
                  }
                  %olds_next = vector.insert %__1, %olds[%lane] : i32 into vector<8xi32>
                  scf.yield %olds_next : vector<8xi32>
                }
                %eq = arith.cmpi eq, %_, %high : vector<8xi32>
                %is_joined_old = llvm.load %is_joined : !llvm.ptr -> vector<8xi1>
                %is_joined_new = arith.select %active_1, %eq, %is_joined_old : vector<8xi1>, vector<8xi1>
                llvm.store %is_joined_new, %is_joined : vector<8xi1>, !llvm.ptr
              }
              scf.condition(%any) %active_1 : vector<8xi1>
            } do {
    ^bb0(%live: vector<8xi1>):
              scf.yield %live : vector<8xi1>
            }
          }
        }
      } else {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
          %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
          %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
          %edges_shape_0_all = vector.broadcast %edges_shape_0 : i32 to vector<8xi32>
          %some = arith.cmpi ult, %unit_pos_x_each, %edges_shape_0_all : vector<8xi32>
          %gap = arith.subi %edges_shape_0_all, %unit_pos_x_each : vector<8xi32>
          %v = arith.subi %gap, %c1_8xi32 : vector<8xi32>
          %v_1 = arith.divui %v, %c256_8xi32 : vector<8xi32>
          %v_2 = arith.addi %v_1, %c1_8xi32 : vector<8xi32>
          %trips = arith.select %some, %v_2, %c0_8xi32 : vector<8xi1>, vector<8xi32>
          %most = vector.reduction <maxui>, %trips : vector<8xi32> into i32
          scf.for unsigned %trip = %c0_i32 to %most step %c1_i32 : i32 {
            %trip_all = vector.broadcast %trip : i32 to vector<8xi32>
            %active = arith.cmpi ult, %trip_all, %trips : vector<8xi32>
            %distance = arith.muli %trip, %c256_i32 : i32
            %edge = arith.addi %unit_pos_x, %distance : i32
            %edge_all = vector.broadcast %edge : i32 to vector<8xi32>
            %edge_each = arith.addi %edge_all, %iota_8xi32 : vector<8xi32>
            %edges_shape_1_all = vector.broadcast %edges_shape_1 : i32 to vector<8xi32>
            %mul = arith.muli %edge_each, %edges_shape_1_all : vector<8xi32>
            %lt = arith.cmpi ult, %c0_i32, %edges_shape_1 : i32
            %lt_all = vector.broadcast %lt : i1 to vector<8xi1>
            %active_1 = arith.andi %active, %lt_all : vector<8xi1>
            %edges_at = llvm.getelementptr %edges[%mul] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
            %edges_value = llvm.intr.masked.gather %edges_at, %active_1, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
            %lt_1 = arith.cmpi ult, %c1_i32, %edges_shape_1 : i32
            %add = arith.addi %mul, %c1_8xi32 : vector<8xi32>
            %lt_1_all = vector.broadcast %lt_1 : i1 to vector<8xi1>
            %active_2 = arith.andi %active, %lt_1_all : vector<8xi1>
            %edges_at_1 = llvm.getelementptr %edges[%add] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
            %edges_value_1 = llvm.intr.masked.gather %edges_at_1, %active_2, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
            llvm.store %edges_value, %a : vector<8xi32>, !llvm.ptr
            llvm.store %edges_value_1, %b : vector<8xi32>, !llvm.ptr
            llvm.store %cfalse_8xi1, %is_joined : vector<8xi1>, !llvm.ptr
            %left = scf.while (%live = %active) : (vector<8xi1>) -> vector<8xi1> {
              %is_joined_value = llvm.load %is_joined : !llvm.ptr -> vector<8xi1>
              %logical_not = arith.xori %is_joined_value, %ctrue_8xi1 : vector<8xi1>
              %active_3 = arith.andi %live, %logical_not : vector<8xi1>
              %any = vector.reduction <or>, %active_3 : vector<8xi1> into i1
              scf.if %any {
                llvm.store %c0_8xi32, %above : vector<8xi32>, !llvm.ptr
                %left_1 = scf.while (%live_1 = %active_3) : (vector<8xi1>) -> vector<8xi1> {
                  %a_value = llvm.load %a : !llvm.ptr -> vector<8xi32>
                  %parents_length_all = vector.broadcast %parents_length : i32 to vector<8xi32>
                  %lt_2 = arith.cmpi ult, %a_value, %parents_length_all : vector<8xi32>
                  %active_4 = arith.andi %live_1, %lt_2 : vector<8xi1>
                  %parents_olds = scf.for %lane = %c0_index to %c8_index step %c1_index iter_args(%olds = %c0_8xi32) -> (vector<8xi32>) {
                    %at = vector.extract %a_value[%lane] : i32 from vector<8xi32>
                    %on = vector.extract %active_4[%lane] : i1 from vector<8xi1>
                    %parents_old = scf.if %on -> (i32) {
                      %parents_at = llvm.getelementptr %parents[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                      %parents_old_1 = llvm.load %parents_at atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
                      scf.yield %parents_old_1 : i32
                    } else {
                      scf.yield %c0_i32 : i32
                    }
                    %olds_next = vector.insert %parents_old, %olds[%lane] : i32 into vector<8xi32>
                    scf.yield %olds_next : vector<8xi32>
                  }
                  %above_old = llvm.load %above : !llvm.ptr -> vector<8xi32>
                  %above_new = arith.select %live_1, %parents_olds, %above_old : vector<8xi1>, vector<8xi32>
                  llvm.store %above_new, %above : vector<8xi32>, !llvm.ptr
                  %above_value = llvm.load %above : !llvm.ptr -> vector<8xi32>
                  %a_value_1 = llvm.load %a : !llvm.ptr -> vector<8xi32>
                  %ne = arith.cmpi ne, %above_value, %a_value_1 : vector<8xi32>
                  %active_5 = arith.andi %live_1, %ne : vector<8xi1>
                  %any_1 = vector.reduction <or>, %active_5 : vector<8xi1> into i1
                  scf.if %any_1 {
                    %above_value_1 = llvm.load %above : !llvm.ptr -> vector<8xi32>
                    %a_old = llvm.load %a : !llvm.ptr -> vector<8xi32>
                    %a_new = arith.select %active_5, %above_value_1, %a_old : vector<8xi1>, vector<8xi32>
                    llvm.store %a_new, %a : vector<8xi32>, !llvm.ptr
                  }
                  scf.condition(%any_1) %active_5 : vector<8xi1>
                } do {
    ^bb0(%live_1: vector<8xi1>):
                  scf.yield %live_1 : vector<8xi1>
                }
                llvm.store %c0_8xi32, %above_1 : vector<8xi32>, !llvm.ptr
                %left_2 = scf.while (%live_2 = %active_3) : (vector<8xi1>) -> vector<8xi1> {
                  %b_value = llvm.load %b : !llvm.ptr -> vector<8xi32>
                  %parents_length_all = vector.broadcast %parents_length : i32 to vector<8xi32>
                  %lt_2 = arith.cmpi ult, %b_value, %parents_length_all : vector<8xi32>
                  %active_4 = arith.andi %live_2, %lt_2 : vector<8xi1>
                  %parents_olds = scf.for %lane = %c0_index to %c8_index step %c1_index iter_args(%olds = %c0_8xi32) -> (vector<8xi32>) {
                    %at = vector.extract %b_value[%lane] : i32 from vector<8xi32>
                    %on = vector.extract %active_4[%lane] : i1 from vector<8xi1>
                    %parents_old = scf.if %on -> (i32) {
                      %parents_at = llvm.getelementptr %parents[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                      %parents_old_1 = llvm.load %parents_at atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
                      scf.yield %parents_old_1 : i32
                    } else {
                      scf.yield %c0_i32 : i32
                    }
                    %olds_next = vector.insert %parents_old, %olds[%lane] : i32 into vector<8xi32>
                    scf.yield %olds_next : vector<8xi32>
                  }
                  %above_1_old = llvm.load %above_1 : !llvm.ptr -> vector<8xi32>
                  %above_1_new = arith.select %live_2, %parents_olds, %above_1_old : vector<8xi1>, vector<8xi32>
                  llvm.store %above_1_new, %above_1 : vector<8xi32>, !llvm.ptr
                  %above_value = llvm.load %above_1 : !llvm.ptr -> vector<8xi32>
                  %b_value_1 = llvm.load %b : !llvm.ptr -> vector<8xi32>
                  %ne = arith.cmpi ne, %above_value, %b_value_1 : vector<8xi32>
                  %active_5 = arith.andi %live_2, %ne : vector<8xi1>
                  %any_1 = vector.reduction <or>, %active_5 : vector<8xi1> into i1
                  scf.if %any_1 {
                    %above_value_1 = llvm.load %above_1 : !llvm.ptr -> vector<8xi32>
                    %b_old = llvm.load %b : !llvm.ptr -> vector<8xi32>
                    %b_new = arith.select %active_5, %above_value_1, %b_old : vector<8xi1>, vector<8xi32>
                    llvm.store %b_new, %b : vector<8xi32>, !llvm.ptr
                  }
                  scf.condition(%any_1) %active_5 : vector<8xi1>
                } do {
    ^bb0(%live_2: vector<8xi1>):
                  scf.yield %live_2 : vector<8xi1>
                }
                %a_value = llvm.load %a : !llvm.ptr -> vector<8xi32>
                %b_value = llvm.load %b : !llvm.ptr -> vector<8xi32>
                %high = arith.maxui %a_value, %b_value : vector<8xi32>
                %a_value_1 = llvm.load %a : !llvm.ptr -> vector<8xi32>
                %b_value_1 = llvm.load %b : !llvm.ptr -> vector<8xi32>
                %low = arith.minui %a_value_1, %b_value_1 : vector<8xi32>
                %parents_length_all = vector.broadcast %parents_length : i32 to vector<8xi32>
                %lt_2 = arith.cmpi ult, %high, %parents_length_all : vector<8xi32>
                %active_4 = arith.andi %active_3, %lt_2 : vector<8xi1>
                %_ = scf.for %lane = %c0_index to %c8_index step %c1_index iter_args(%olds = %c0_8xi32) -> (vector<8xi32>) {
                  %at = vector.extract %high[%lane] : i32 from vector<8xi32>
                  %operand = vector.extract %high[%lane] : i32 from vector<8xi32>
                  %operand_1 = vector.extract %low[%lane] : i32 from vector<8xi32>
                  %on = vector.extract %active_4[%lane] : i1 from vector<8xi1>
                  %__1 = scf.if %on -> (i32) {
                    %parents_at = llvm.getelementptr %parents[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                    %pair = llvm.cmpxchg %parents_at, %operand, %operand_1 monotonic monotonic : !llvm.ptr, i32
                    %__2 = llvm.extractvalue %pair[0] : !llvm.struct<(i32, i1)>
                    scf.yield %__2 : i32
                  } else {
                    scf.yield %c0_i32 : i32
                  }
                  %olds_next = vector.insert %__1, %olds[%lane] : i32 into vector<8xi32>
                  scf.yield %olds_next : vector<8xi32>
                }
                %eq = arith.cmpi eq, %_, %high : vector<8xi32>
                %is_joined_old = llvm.load %is_joined : !llvm.ptr -> vector<8xi1>
                %is_joined_new = arith.select %active_3, %eq, %is_joined_old : vector<8xi1>, vector<8xi1>
                llvm.store %is_joined_new, %is_joined : vector<8xi1>, !llvm.ptr
              }
              scf.condition(%any) %active_3 : vector<8xi1>
            } do {
    ^bb0(%live: vector<8xi1>):
              scf.yield %live : vector<8xi1>
            }
          }
        } {llvm.loop_annotation = #rolled}
      }
      scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
        %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
        %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
        %component_length_all = vector.broadcast %component_length : i32 to vector<8xi32>
        %some = arith.cmpi ult, %unit_pos_x_each, %component_length_all : vector<8xi32>
        %gap = arith.subi %component_length_all, %unit_pos_x_each : vector<8xi32>
        %v = arith.subi %gap, %c1_8xi32 : vector<8xi32>
        %v_1 = arith.divui %v, %c256_8xi32 : vector<8xi32>
        %v_2 = arith.addi %v_1, %c1_8xi32 : vector<8xi32>
        %trips = arith.select %some, %v_2, %c0_8xi32 : vector<8xi1>, vector<8xi32>
        %most = vector.reduction <maxui>, %trips : vector<8xi32> into i32
        scf.for unsigned %trip = %c0_i32 to %most step %c1_i32 : i32 {
          %trip_all = vector.broadcast %trip : i32 to vector<8xi32>
          %active = arith.cmpi ult, %trip_all, %trips : vector<8xi32>
          %distance = arith.muli %trip, %c256_i32 : i32
          %node = arith.addi %unit_pos_x, %distance : i32
          %node_all = vector.broadcast %node : i32 to vector<8xi32>
          %node_each = arith.addi %node_all, %iota_8xi32 : vector<8xi32>
          llvm.store %node_each, %node_1 : vector<8xi32>, !llvm.ptr
          llvm.store %c0_8xi32, %above_2 : vector<8xi32>, !llvm.ptr
          %left = scf.while (%live = %active) : (vector<8xi1>) -> vector<8xi1> {
            %node_value = llvm.load %node_1 : !llvm.ptr -> vector<8xi32>
            %parents_length_all = vector.broadcast %parents_length : i32 to vector<8xi32>
            %lt = arith.cmpi ult, %node_value, %parents_length_all : vector<8xi32>
            %active_1 = arith.andi %live, %lt : vector<8xi1>
            %parents_olds = scf.for %lane = %c0_index to %c8_index step %c1_index iter_args(%olds = %c0_8xi32) -> (vector<8xi32>) {
              %at = vector.extract %node_value[%lane] : i32 from vector<8xi32>
              %on = vector.extract %active_1[%lane] : i1 from vector<8xi1>
              %parents_old = scf.if %on -> (i32) {
                %parents_at = llvm.getelementptr %parents[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                %parents_old_1 = llvm.load %parents_at atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
                scf.yield %parents_old_1 : i32
              } else {
                scf.yield %c0_i32 : i32
              }
              %olds_next = vector.insert %parents_old, %olds[%lane] : i32 into vector<8xi32>
              scf.yield %olds_next : vector<8xi32>
            }
            %above_2_old = llvm.load %above_2 : !llvm.ptr -> vector<8xi32>
            %above_2_new = arith.select %live, %parents_olds, %above_2_old : vector<8xi1>, vector<8xi32>
            llvm.store %above_2_new, %above_2 : vector<8xi32>, !llvm.ptr
            %above_value = llvm.load %above_2 : !llvm.ptr -> vector<8xi32>
            %node_value_1 = llvm.load %node_1 : !llvm.ptr -> vector<8xi32>
            %ne = arith.cmpi ne, %above_value, %node_value_1 : vector<8xi32>
            %active_2 = arith.andi %live, %ne : vector<8xi1>
            %any = vector.reduction <or>, %active_2 : vector<8xi1> into i1
            scf.if %any {
              %above_value_1 = llvm.load %above_2 : !llvm.ptr -> vector<8xi32>
              %node_1_old = llvm.load %node_1 : !llvm.ptr -> vector<8xi32>
              %node_1_new = arith.select %active_2, %above_value_1, %node_1_old : vector<8xi1>, vector<8xi32>
              llvm.store %node_1_new, %node_1 : vector<8xi32>, !llvm.ptr
            }
            scf.condition(%any) %active_2 : vector<8xi1>
          } do {
    ^bb0(%live: vector<8xi1>):
            scf.yield %live : vector<8xi1>
          }
          %node_value = llvm.load %node_1 : !llvm.ptr -> vector<8xi32>
          %component_at = llvm.getelementptr %component[%node] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          llvm.intr.masked.store %node_value, %component_at, %active {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
        }
      }
    }
    return
  }
}
