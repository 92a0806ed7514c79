#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func @breadth_first(%offsets: !llvm.ptr {llvm.noalias, llvm.readonly},
      %neighbours: !llvm.ptr {llvm.noalias, llvm.readonly}, %level: !llvm.ptr {llvm.noalias},
      %frontier: !llvm.ptr {llvm.noalias, llvm.readonly}, %found: !llvm.ptr {llvm.noalias},
      %found_count: !llvm.ptr {llvm.noalias}, %depth: i32, %offsets_length: i32, %neighbours_length: i32,
      %level_length: i32, %frontier_length: i32, %found_length: i32, %found_count_length: i32,
      %cube_count_x: i32, %cube_count_y: i32, %cube_count_z: i32, %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c256_i32 = arith.constant 256 : i32
    %c255_i32 = arith.constant 255 : i32
    %c8_i32 = arith.constant 8 : i32
    %c0_8xi32 = arith.constant dense<0> : vector<8xi32>
    %c1_i32 = arith.constant 1 : i32
    %c1_8xi32 = arith.constant dense<1> : vector<8xi32>
    %c-1_i32 = arith.constant -1 : i32
    %c0_index = arith.constant 0 : index
    %c8_index = arith.constant 8 : index
    %c1_index = arith.constant 1 : index
    %c-1_8xi32 = arith.constant dense<-1> : vector<8xi32>
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %cube_pos_x = arith.trunci %cube : i64 to i32
      %mul = arith.muli %cube_pos_x, %c256_i32 : i32
      %i_last = llvm.intr.uadd.sat(%mul, %c255_i32) : (i32, i32) -> i32
      %full = arith.cmpi ult, %i_last, %frontier_length : i32
      %unit_first = arith.cmpi ult, %c0_i32, %found_count_length : i32
      %full_1 = arith.andi %full, %unit_first : i1
      scf.if %full_1 {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
          %i = arith.addi %mul, %unit_pos_x : i32
          %frontier_at = llvm.getelementptr %frontier[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          %node = llvm.load %frontier_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xi32>
          %offsets_length_all = vector.broadcast %offsets_length : i32 to vector<8xi32>
          %lt = arith.cmpi ult, %node, %offsets_length_all : vector<8xi32>
          %offsets_at = llvm.getelementptr %offsets[%node] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
          %offsets_value = llvm.intr.masked.gather %offsets_at, %lt, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
          %add = arith.addi %node, %c1_8xi32 : vector<8xi32>
          %lt_1 = arith.cmpi ult, %add, %offsets_length_all : vector<8xi32>
          %offsets_at_1 = llvm.getelementptr %offsets[%add] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
          %offsets_value_1 = llvm.intr.masked.gather %offsets_at_1, %lt_1, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
          %some = arith.cmpi ult, %offsets_value, %offsets_value_1 : vector<8xi32>
          %gap = arith.subi %offsets_value_1, %offsets_value : vector<8xi32>
          %trips = arith.select %some, %gap, %c0_8xi32 : vector<8xi1>, vector<8xi32>
          %most = vector.reduction <maxui>, %trips : vector<8xi32> into i32
          scf.for unsigned %trip = %c0_i32 to %most step %c1_i32 : i32 {
            %trip_all = vector.broadcast %trip : i32 to vector<8xi32>
            %active = arith.cmpi ult, %trip_all, %trips : vector<8xi32>
            %distance = arith.muli %trip_all, %c1_8xi32 : vector<8xi32>
            %edge = arith.addi %offsets_value, %distance : vector<8xi32>
            %neighbours_length_all = vector.broadcast %neighbours_length : i32 to vector<8xi32>
            %lt_2 = arith.cmpi ult, %edge, %neighbours_length_all : vector<8xi32>
            %active_1 = arith.andi %active, %lt_2 : vector<8xi1>
            %neighbours_at = llvm.getelementptr %neighbours[%edge] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
            %other = llvm.intr.masked.gather %neighbours_at, %active_1, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
            %level_length_all = vector.broadcast %level_length : i32 to vector<8xi32>
            %lt_3 = arith.cmpi ult, %other, %level_length_all : vector<8xi32>
            %active_2 = arith.andi %active, %lt_3 : vector<8xi1>
            %_ = scf.for %lane = %c0_index to %c8_index step %c1_index iter_args(%olds = %c0_8xi32) -> (vector<8xi32>) {
              %at = vector.extract %other[%lane] : i32 from vector<8xi32>
              %on = vector.extract %active_2[%lane] : i1 from vector<8xi1>
              %__1 = scf.if %on -> (i32) {
                %level_at = llvm.getelementptr %level[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                %pair = llvm.cmpxchg %level_at, %c-1_i32, %depth monotonic monotonic : !llvm.ptr, i32
                %__2 = llvm.extractvalue %pair[0] : !llvm.struct<(i32, i1)>
                scf.yield %__2 : i32
              } else {
                scf.yield %c0_i32 : i32
              }
              %olds_next = vector.insert %__1, %olds[%lane] : i32 into vector<8xi32>
              scf.yield %olds_next : vector<8xi32>
            }
            %is_new = arith.cmpi eq, %_, %c-1_8xi32 : vector<8xi32>
            %active_3 = arith.andi %active, %is_new : vector<8xi1>
            %any = vector.reduction <or>, %active_3 : vector<8xi1> into i1
            scf.if %any {
              %found_count_olds = scf.for %lane = %c0_index to %c8_index step %c1_index iter_args(%olds = %c0_8xi32) -> (vector<8xi32>) {
                %at = vector.extract %c0_8xi32[%lane] : i32 from vector<8xi32>
                %on = vector.extract %active_3[%lane] : i1 from vector<8xi1>
                %found_count_old = scf.if %on -> (i32) {
                  %found_count_at = llvm.getelementptr %found_count[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                  %found_count_old_1 = llvm.atomicrmw add %found_count_at, %c1_i32 monotonic : !llvm.ptr, i32
                  scf.yield %found_count_old_1 : i32
                } else {
                  scf.yield %c0_i32 : i32
                }
                %olds_next = vector.insert %found_count_old, %olds[%lane] : i32 into vector<8xi32>
                scf.yield %olds_next : vector<8xi32>
              }
              %found_length_all = vector.broadcast %found_length : i32 to vector<8xi32>
              %lt_4 = arith.cmpi ult, %found_count_olds, %found_length_all : vector<8xi32>
              %active_4 = arith.andi %active_3, %lt_4 : vector<8xi1>
              %found_at = llvm.getelementptr %found[%found_count_olds] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
              llvm.intr.masked.scatter %other, %found_at, %active_4 {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into vector<8x!llvm.ptr>
            }
          }
        }
      } else {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
          %i = arith.addi %mul, %unit_pos_x : i32
          %i_all = vector.broadcast %i : i32 to vector<8xi32>
          %i_each = arith.addi %i_all, %iota_8xi32 : vector<8xi32>
          %frontier_length_all = vector.broadcast %frontier_length : i32 to vector<8xi32>
          %lt = arith.cmpi ult, %i_each, %frontier_length_all : vector<8xi32>
          %any = vector.reduction <or>, %lt : vector<8xi1> into i1
          scf.if %any {
            %frontier_at = llvm.getelementptr %frontier[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            %node = llvm.intr.masked.load %frontier_at, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
            %offsets_length_all = vector.broadcast %offsets_length : i32 to vector<8xi32>
            %lt_1 = arith.cmpi ult, %node, %offsets_length_all : vector<8xi32>
            %active = arith.andi %lt, %lt_1 : vector<8xi1>
            %offsets_at = llvm.getelementptr %offsets[%node] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
            %offsets_value = llvm.intr.masked.gather %offsets_at, %active, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
            %add = arith.addi %node, %c1_8xi32 : vector<8xi32>
            %lt_2 = arith.cmpi ult, %add, %offsets_length_all : vector<8xi32>
            %active_1 = arith.andi %lt, %lt_2 : vector<8xi1>
            %offsets_at_1 = llvm.getelementptr %offsets[%add] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
            %offsets_value_1 = llvm.intr.masked.gather %offsets_at_1, %active_1, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
            %some = arith.cmpi ult, %offsets_value, %offsets_value_1 : vector<8xi32>
            %gap = arith.subi %offsets_value_1, %offsets_value : vector<8xi32>
            %trips = arith.select %some, %gap, %c0_8xi32 : vector<8xi1>, vector<8xi32>
            %trips_1 = arith.select %lt, %trips, %c0_8xi32 : vector<8xi1>, vector<8xi32>
            %most = vector.reduction <maxui>, %trips_1 : vector<8xi32> into i32
            scf.for unsigned %trip = %c0_i32 to %most step %c1_i32 : i32 {
              %trip_all = vector.broadcast %trip : i32 to vector<8xi32>
              %active_2 = arith.cmpi ult, %trip_all, %trips_1 : vector<8xi32>
              %distance = arith.muli %trip_all, %c1_8xi32 : vector<8xi32>
              %edge = arith.addi %offsets_value, %distance : vector<8xi32>
              %neighbours_length_all = vector.broadcast %neighbours_length : i32 to vector<8xi32>
              %lt_3 = arith.cmpi ult, %edge, %neighbours_length_all : vector<8xi32>
              %active_3 = arith.andi %active_2, %lt_3 : vector<8xi1>
              %neighbours_at = llvm.getelementptr %neighbours[%edge] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
              %other = llvm.intr.masked.gather %neighbours_at, %active_3, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %level_length_all = vector.broadcast %level_length : i32 to vector<8xi32>
              %lt_4 = arith.cmpi ult, %other, %level_length_all : vector<8xi32>
              %active_4 = arith.andi %active_2, %lt_4 : vector<8xi1>
              %_ = scf.for %lane = %c0_index to %c8_index step %c1_index iter_args(%olds = %c0_8xi32) -> (vector<8xi32>) {
                %at = vector.extract %other[%lane] : i32 from vector<8xi32>
                %on = vector.extract %active_4[%lane] : i1 from vector<8xi1>
                %__1 = scf.if %on -> (i32) {
                  %level_at = llvm.getelementptr %level[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                  %pair = llvm.cmpxchg %level_at, %c-1_i32, %depth monotonic monotonic : !llvm.ptr, i32
                  %__2 = llvm.extractvalue %pair[0] : !llvm.struct<(i32, i1)>
                  scf.yield %__2 : i32
                } else {
                  scf.yield %c0_i32 : i32
                }
                %olds_next = vector.insert %__1, %olds[%lane] : i32 into vector<8xi32>
                scf.yield %olds_next : vector<8xi32>
              }
              %is_new = arith.cmpi eq, %_, %c-1_8xi32 : vector<8xi32>
              %active_5 = arith.andi %active_2, %is_new : vector<8xi1>
              %any_1 = vector.reduction <or>, %active_5 : vector<8xi1> into i1
              scf.if %any_1 {
                %lt_5 = arith.cmpi ult, %c0_i32, %found_count_length : i32
                %lt_5_all = vector.broadcast %lt_5 : i1 to vector<8xi1>
                %active_6 = arith.andi %active_5, %lt_5_all : vector<8xi1>
                %found_count_olds = scf.for %lane = %c0_index to %c8_index step %c1_index iter_args(%olds = %c0_8xi32) -> (vector<8xi32>) {
                  %at = vector.extract %c0_8xi32[%lane] : i32 from vector<8xi32>
                  %on = vector.extract %active_6[%lane] : i1 from vector<8xi1>
                  %found_count_old = scf.if %on -> (i32) {
                    %found_count_at = llvm.getelementptr %found_count[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                    %found_count_old_1 = llvm.atomicrmw add %found_count_at, %c1_i32 monotonic : !llvm.ptr, i32
                    scf.yield %found_count_old_1 : i32
                  } else {
                    scf.yield %c0_i32 : i32
                  }
                  %olds_next = vector.insert %found_count_old, %olds[%lane] : i32 into vector<8xi32>
                  scf.yield %olds_next : vector<8xi32>
                }
                %found_length_all = vector.broadcast %found_length : i32 to vector<8xi32>
                %lt_6 = arith.cmpi ult, %found_count_olds, %found_length_all : vector<8xi32>
                %active_7 = arith.andi %active_5, %lt_6 : vector<8xi1>
                %found_at = llvm.getelementptr %found[%found_count_olds] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
                llvm.intr.masked.scatter %other, %found_at, %active_7 {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into vector<8x!llvm.ptr>
              }
            }
          }
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
