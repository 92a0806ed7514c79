#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func @csr_matvec(%offsets: !llvm.ptr {llvm.noalias, llvm.readonly},
      %columns: !llvm.ptr {llvm.noalias, llvm.readonly}, %values: !llvm.ptr {llvm.noalias, llvm.readonly},
      %x: !llvm.ptr {llvm.noalias, llvm.readonly}, %y: !llvm.ptr {llvm.noalias}, %offsets_length: i32,
      %columns_length: i32, %values_length: i32, %x_length: i32, %y_length: i32, %cube_count_x: i32,
      %cube_count_y: i32, %cube_count_z: i32, %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %ctrue = arith.constant true
    %c127_i32 = arith.constant 127 : i32
    %c1_i32 = arith.constant 1 : i32
    %c8_i32 = arith.constant 8 : i32
    %total = llvm.alloca %c1_i64 x vector<8xf32> : (i64) -> !llvm.ptr
    %c0.0_8xf32 = arith.constant dense<0.0> : vector<8xf32>
    %c1_8xi32 = arith.constant dense<1> : vector<8xi32>
    %c0_8xi32 = arith.constant dense<0> : vector<8xi32>
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %ctrue_8xi1 = arith.constant dense<true> : vector<8xi1>
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %cube_pos_x = arith.trunci %cube : i64 to i32
      %mul = arith.muli %cube_pos_x, %c128_i32 : i32
      %row_last = llvm.intr.uadd.sat(%mul, %c127_i32) : (i32, i32) -> i32
      %full = arith.cmpi ult, %row_last, %y_length : i32
      %full_1 = arith.cmpi ult, %row_last, %offsets_length : i32
      %full_2 = arith.andi %full, %full_1 : i1
      %unit_first = arith.addi %mul, %c1_i32 : i32
      %unit_last = llvm.intr.uadd.sat(%unit_first, %c127_i32) : (i32, i32) -> i32
      %full_3 = arith.cmpi ult, %unit_last, %offsets_length : i32
      %full_4 = arith.andi %full_2, %full_3 : i1
      scf.if %full_4 {
        scf.for %unit_pos_x = %c0_i32 to %c128_i32 step %c8_i32 : i32 {
          %row = arith.addi %mul, %unit_pos_x : i32
          llvm.store %c0.0_8xf32, %total : vector<8xf32>, !llvm.ptr
          %offsets_at = llvm.getelementptr %offsets[%row] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          %offsets_value = llvm.load %offsets_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xi32>
          %add = arith.addi %row, %c1_i32 : i32
          %offsets_at_1 = llvm.getelementptr %offsets[%add] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          %offsets_value_1 = llvm.load %offsets_at_1 {alignment = 4 : i64} : !llvm.ptr -> vector<8xi32>
          %some = arith.cmpi ult, %offsets_value, %offsets_value_1 : vector<8xi32>
          %gap = arith.subi %offsets_value_1, %offsets_value : vector<8xi32>
          %trips = arith.select %some, %gap, %c0_8xi32 : vector<8xi1>, vector<8xi32>
          %most = vector.reduction <maxui>, %trips : vector<8xi32> into i32
          %least = vector.reduction <minui>, %trips : vector<8xi32> into i32
          scf.for unsigned %trip = %c0_i32 to %least step %c1_i32 : i32 {
            %trip_all = vector.broadcast %trip : i32 to vector<8xi32>
            %distance = arith.muli %trip_all, %c1_8xi32 : vector<8xi32>
            %k = arith.addi %offsets_value, %distance : vector<8xi32>
            %total_value = llvm.load %total : !llvm.ptr -> vector<8xf32>
            %values_length_all = vector.broadcast %values_length : i32 to vector<8xi32>
            %lt = arith.cmpi ult, %k, %values_length_all : vector<8xi32>
            %values_at = llvm.getelementptr %values[%k] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %values_value = llvm.intr.masked.gather %values_at, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %columns_length_all = vector.broadcast %columns_length : i32 to vector<8xi32>
            %lt_1 = arith.cmpi ult, %k, %columns_length_all : vector<8xi32>
            %columns_at = llvm.getelementptr %columns[%k] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
            %columns_value = llvm.intr.masked.gather %columns_at, %lt_1, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
            %x_length_all = vector.broadcast %x_length : i32 to vector<8xi32>
            %lt_2 = arith.cmpi ult, %columns_value, %x_length_all : vector<8xi32>
            %x_at = llvm.getelementptr %x[%columns_value] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %x_value = llvm.intr.masked.gather %x_at, %lt_2, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %mul_1 = arith.mulf %values_value, %x_value : vector<8xf32>
            %add_1 = arith.addf %total_value, %mul_1 : vector<8xf32>
            llvm.store %add_1, %total : vector<8xf32>, !llvm.ptr
          }
          scf.for unsigned %trip = %least to %most step %c1_i32 : i32 {
            %trip_all = vector.broadcast %trip : i32 to vector<8xi32>
            %active = arith.cmpi ult, %trip_all, %trips : vector<8xi32>
            %distance = arith.muli %trip_all, %c1_8xi32 : vector<8xi32>
            %k = arith.addi %offsets_value, %distance : vector<8xi32>
            %total_value = llvm.load %total : !llvm.ptr -> vector<8xf32>
            %values_length_all = vector.broadcast %values_length : i32 to vector<8xi32>
            %lt = arith.cmpi ult, %k, %values_length_all : vector<8xi32>
            %active_1 = arith.andi %active, %lt : vector<8xi1>
            %values_at = llvm.getelementptr %values[%k] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %values_value = llvm.intr.masked.gather %values_at, %active_1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %columns_length_all = vector.broadcast %columns_length : i32 to vector<8xi32>
            %lt_1 = arith.cmpi ult, %k, %columns_length_all : vector<8xi32>
            %active_2 = arith.andi %active, %lt_1 : vector<8xi1>
            %columns_at = llvm.getelementptr %columns[%k] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
            %columns_value = llvm.intr.masked.gather %columns_at, %active_2, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
            %x_length_all = vector.broadcast %x_length : i32 to vector<8xi32>
            %lt_2 = arith.cmpi ult, %columns_value, %x_length_all : vector<8xi32>
            %active_3 = arith.andi %active, %lt_2 : vector<8xi1>
            %x_at = llvm.getelementptr %x[%columns_value] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %x_value = llvm.intr.masked.gather %x_at, %active_3, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %mul_1 = arith.mulf %values_value, %x_value : vector<8xf32>
            %add_1 = arith.addf %total_value, %mul_1 : vector<8xf32>
            %total_old = llvm.load %total : !llvm.ptr -> vector<8xf32>
            %total_new = arith.select %active, %add_1, %total_old : vector<8xi1>, vector<8xf32>
            llvm.store %total_new, %total : vector<8xf32>, !llvm.ptr
          }
          %total_value = llvm.load %total : !llvm.ptr -> vector<8xf32>
          scf.if %ctrue {
            %y_at = llvm.getelementptr %y[%row] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.store %total_value, %y_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          }
        }
      } else {
        scf.for %unit_pos_x = %c0_i32 to %c128_i32 step %c8_i32 : i32 {
          %row = arith.addi %mul, %unit_pos_x : i32
          llvm.store %c0.0_8xf32, %total : vector<8xf32>, !llvm.ptr
          %row_all = vector.broadcast %row : i32 to vector<8xi32>
          %row_each = arith.addi %row_all, %iota_8xi32 : vector<8xi32>
          %y_length_all = vector.broadcast %y_length : i32 to vector<8xi32>
          %lt = arith.cmpi ult, %row_each, %y_length_all : vector<8xi32>
          %any = vector.reduction <or>, %lt : vector<8xi1> into i1
          scf.if %any {
            %offsets_length_all = vector.broadcast %offsets_length : i32 to vector<8xi32>
            %lt_1 = arith.cmpi ult, %row_each, %offsets_length_all : vector<8xi32>
            %active = arith.andi %lt, %lt_1 : vector<8xi1>
            %offsets_at = llvm.getelementptr %offsets[%row] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            %offsets_value = llvm.intr.masked.load %offsets_at, %active, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
            %add = arith.addi %row, %c1_i32 : i32
            %add_all = vector.broadcast %add : i32 to vector<8xi32>
            %add_each = arith.addi %add_all, %iota_8xi32 : vector<8xi32>
            %lt_2 = arith.cmpi ult, %add_each, %offsets_length_all : vector<8xi32>
            %active_1 = arith.andi %lt, %lt_2 : vector<8xi1>
            %offsets_at_1 = llvm.getelementptr %offsets[%add] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            %offsets_value_1 = llvm.intr.masked.load %offsets_at_1, %active_1, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
            %some = arith.cmpi ult, %offsets_value, %offsets_value_1 : vector<8xi32>
            %gap = arith.subi %offsets_value_1, %offsets_value : vector<8xi32>
            %trips = arith.select %some, %gap, %c0_8xi32 : vector<8xi1>, vector<8xi32>
            %trips_1 = arith.select %lt, %trips, %c0_8xi32 : vector<8xi1>, vector<8xi32>
            %most = vector.reduction <maxui>, %trips_1 : vector<8xi32> into i32
            scf.for unsigned %trip = %c0_i32 to %most step %c1_i32 : i32 {
              %trip_all = vector.broadcast %trip : i32 to vector<8xi32>
              %active_2 = arith.cmpi ult, %trip_all, %trips_1 : vector<8xi32>
              %distance = arith.muli %trip_all, %c1_8xi32 : vector<8xi32>
              %k = arith.addi %offsets_value, %distance : vector<8xi32>
              %total_value = llvm.load %total : !llvm.ptr -> vector<8xf32>
              %values_length_all = vector.broadcast %values_length : i32 to vector<8xi32>
              %lt_3 = arith.cmpi ult, %k, %values_length_all : vector<8xi32>
              %active_3 = arith.andi %active_2, %lt_3 : vector<8xi1>
              %values_at = llvm.getelementptr %values[%k] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
              %values_value = llvm.intr.masked.gather %values_at, %active_3, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %columns_length_all = vector.broadcast %columns_length : i32 to vector<8xi32>
              %lt_4 = arith.cmpi ult, %k, %columns_length_all : vector<8xi32>
              %active_4 = arith.andi %active_2, %lt_4 : vector<8xi1>
              %columns_at = llvm.getelementptr %columns[%k] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
              %columns_value = llvm.intr.masked.gather %columns_at, %active_4, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %x_length_all = vector.broadcast %x_length : i32 to vector<8xi32>
              %lt_5 = arith.cmpi ult, %columns_value, %x_length_all : vector<8xi32>
              %active_5 = arith.andi %active_2, %lt_5 : vector<8xi1>
              %x_at = llvm.getelementptr %x[%columns_value] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
              %x_value = llvm.intr.masked.gather %x_at, %active_5, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %mul_1 = arith.mulf %values_value, %x_value : vector<8xf32>
              %add_1 = arith.addf %total_value, %mul_1 : vector<8xf32>
              %total_old = llvm.load %total : !llvm.ptr -> vector<8xf32>
              %total_new = arith.select %active_2, %add_1, %total_old : vector<8xi1>, vector<8xf32>
              llvm.store %total_new, %total : vector<8xf32>, !llvm.ptr
            }
          }
          %total_value = llvm.load %total : !llvm.ptr -> vector<8xf32>
          %logical_and = arith.andi %ctrue_8xi1, %lt : vector<8xi1>
          %any_1 = vector.reduction <or>, %logical_and : vector<8xi1> into i1
          scf.if %any_1 {
            %y_at = llvm.getelementptr %y[%row] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.intr.masked.store %total_value, %y_at, %logical_and {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
          }
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
