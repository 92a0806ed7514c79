#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func @segmented_reduce(%x: !llvm.ptr {llvm.noalias, llvm.readonly},
      %offsets: !llvm.ptr {llvm.noalias, llvm.readonly}, %out: !llvm.ptr {llvm.noalias}, %x_length: i32,
      %offsets_length: i32, %out_length: i32, %cube_count_x: i32, %cube_count_y: i32, %cube_count_z: i32,
      %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c256_i32 = arith.constant 256 : i32
    %c255_i32 = arith.constant 255 : i32
    %c1_i32 = arith.constant 1 : i32
    %c8_i32 = arith.constant 8 : i32
    %c0_8xi32 = arith.constant dense<0> : vector<8xi32>
    %result = llvm.alloca %c1_i64 x vector<8xf32> : (i64) -> !llvm.ptr
    %c3.4028235e38_8xf32 = arith.constant dense<3.4028235e+38> : vector<8xf32>
    %c1_8xi32 = arith.constant dense<1> : vector<8xi32>
    %c0.0_8xf32 = arith.constant dense<0.0> : vector<8xf32>
    %c1.0_8xf32 = arith.constant dense<1.0> : vector<8xf32>
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %cube_pos_x = arith.trunci %cube : i64 to i32
      %mul = arith.muli %cube_pos_x, %c256_i32 : i32
      %segment_last = llvm.intr.uadd.sat(%mul, %c255_i32) : (i32, i32) -> i32
      %full = arith.cmpi ult, %segment_last, %out_length : i32
      %full_1 = arith.cmpi ult, %segment_last, %offsets_length : i32
      %full_2 = arith.andi %full, %full_1 : i1
      %unit_first = arith.addi %mul, %c1_i32 : i32
      %unit_last = llvm.intr.uadd.sat(%unit_first, %c255_i32) : (i32, i32) -> i32
      %full_3 = arith.cmpi ult, %unit_last, %offsets_length : i32
      %full_4 = arith.andi %full_2, %full_3 : i1
      scf.if %full_4 {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
          %segment = arith.addi %mul, %unit_pos_x : i32
          %offsets_at = llvm.getelementptr %offsets[%segment] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          %offsets_value = llvm.load %offsets_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xi32>
          %add = arith.addi %segment, %c1_i32 : i32
          %offsets_at_1 = llvm.getelementptr %offsets[%add] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          %offsets_value_1 = llvm.load %offsets_at_1 {alignment = 4 : i64} : !llvm.ptr -> vector<8xi32>
          %x_length_all = vector.broadcast %x_length : i32 to vector<8xi32>
          %min = arith.minui %offsets_value, %x_length_all : vector<8xi32>
          %min_1 = arith.minui %offsets_value_1, %x_length_all : vector<8xi32>
          %lt = arith.cmpi ult, %min, %min_1 : vector<8xi32>
          %sub = arith.subi %min_1, %min : vector<8xi32>
          %select = arith.select %lt, %sub, %c0_8xi32 : vector<8xi1>, vector<8xi32>
          llvm.store %c3.4028235e38_8xf32, %result : vector<8xf32>, !llvm.ptr
          %some = arith.cmpi ult, %c0_8xi32, %select : vector<8xi32>
          %gap = arith.subi %select, %c0_8xi32 : vector<8xi32>
          %trips = arith.select %some, %gap, %c0_8xi32 : vector<8xi1>, vector<8xi32>
          %most = vector.reduction <maxui>, %trips : vector<8xi32> into i32
          %least = vector.reduction <minui>, %trips : vector<8xi32> into i32
          scf.for unsigned %trip = %c0_i32 to %least step %c1_i32 : i32 {
            %distance = arith.muli %trip, %c1_i32 : i32
            %k = arith.addi %c0_i32, %distance : i32
            %k_all = vector.broadcast %k : i32 to vector<8xi32>
            %add_1 = arith.addi %min, %k_all : vector<8xi32>
            %lt_1 = arith.cmpi ult, %add_1, %x_length_all : vector<8xi32>
            %x_at = llvm.getelementptr %x[%add_1] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %value = llvm.intr.masked.gather %x_at, %lt_1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %result_value = llvm.load %result : !llvm.ptr -> vector<8xf32>
            %sub_1 = arith.subf %value, %c1.0_8xf32 : vector<8xf32>
            %abs = math.absf %sub_1 : vector<8xf32>
            %min_2 = arith.minimumf %result_value, %abs : vector<8xf32>
            llvm.store %min_2, %result : vector<8xf32>, !llvm.ptr
          }
          scf.for unsigned %trip = %least to %most step %c1_i32 : i32 {
            %trip_all = vector.broadcast %trip : i32 to vector<8xi32>
            %active = arith.cmpi ult, %trip_all, %trips : vector<8xi32>
            %distance = arith.muli %trip, %c1_i32 : i32
            %k = arith.addi %c0_i32, %distance : i32
            %k_all = vector.broadcast %k : i32 to vector<8xi32>
            %add_1 = arith.addi %min, %k_all : vector<8xi32>
            %lt_1 = arith.cmpi ult, %add_1, %x_length_all : vector<8xi32>
            %active_1 = arith.andi %active, %lt_1 : vector<8xi1>
            %x_at = llvm.getelementptr %x[%add_1] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %value = llvm.intr.masked.gather %x_at, %active_1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %result_value = llvm.load %result : !llvm.ptr -> vector<8xf32>
            %sub_1 = arith.subf %value, %c1.0_8xf32 : vector<8xf32>
            %abs = math.absf %sub_1 : vector<8xf32>
            %min_2 = arith.minimumf %result_value, %abs : vector<8xf32>
            %result_old = llvm.load %result : !llvm.ptr -> vector<8xf32>
            %result_new = arith.select %active, %min_2, %result_old : vector<8xi1>, vector<8xf32>
            llvm.store %result_new, %result : vector<8xf32>, !llvm.ptr
          }
          %result_value = llvm.load %result : !llvm.ptr -> vector<8xf32>
          %out_at = llvm.getelementptr %out[%segment] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %result_value, %out_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        }
      } else {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
          %segment = arith.addi %mul, %unit_pos_x : i32
          %segment_all = vector.broadcast %segment : i32 to vector<8xi32>
          %segment_each = arith.addi %segment_all, %iota_8xi32 : vector<8xi32>
          %out_length_all = vector.broadcast %out_length : i32 to vector<8xi32>
          %lt = arith.cmpi ult, %segment_each, %out_length_all : vector<8xi32>
          %any = vector.reduction <or>, %lt : vector<8xi1> into i1
          scf.if %any {
            %offsets_length_all = vector.broadcast %offsets_length : i32 to vector<8xi32>
            %lt_1 = arith.cmpi ult, %segment_each, %offsets_length_all : vector<8xi32>
            %active = arith.andi %lt, %lt_1 : vector<8xi1>
            %offsets_at = llvm.getelementptr %offsets[%segment] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            %offsets_value = llvm.intr.masked.load %offsets_at, %active, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
            %add = arith.addi %segment, %c1_i32 : i32
            %add_all = vector.broadcast %add : i32 to vector<8xi32>
            %add_each = arith.addi %add_all, %iota_8xi32 : vector<8xi32>
            %lt_2 = arith.cmpi ult, %add_each, %offsets_length_all : vector<8xi32>
            %active_1 = arith.andi %lt, %lt_2 : vector<8xi1>
            %offsets_at_1 = llvm.getelementptr %offsets[%add] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            %offsets_value_1 = llvm.intr.masked.load %offsets_at_1, %active_1, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
            %x_length_all = vector.broadcast %x_length : i32 to vector<8xi32>
            %min = arith.minui %offsets_value, %x_length_all : vector<8xi32>
            %min_1 = arith.minui %offsets_value_1, %x_length_all : vector<8xi32>
            %lt_3 = arith.cmpi ult, %min, %min_1 : vector<8xi32>
            %sub = arith.subi %min_1, %min : vector<8xi32>
            %select = arith.select %lt_3, %sub, %c0_8xi32 : vector<8xi1>, vector<8xi32>
            llvm.store %c3.4028235e38_8xf32, %result : vector<8xf32>, !llvm.ptr
            %some = arith.cmpi ult, %c0_8xi32, %select : vector<8xi32>
            %gap = arith.subi %select, %c0_8xi32 : vector<8xi32>
            %trips = arith.select %some, %gap, %c0_8xi32 : vector<8xi1>, vector<8xi32>
            %trips_1 = arith.select %lt, %trips, %c0_8xi32 : vector<8xi1>, vector<8xi32>
            %most = vector.reduction <maxui>, %trips_1 : vector<8xi32> into i32
            scf.for unsigned %trip = %c0_i32 to %most step %c1_i32 : i32 {
              %trip_all = vector.broadcast %trip : i32 to vector<8xi32>
              %active_2 = arith.cmpi ult, %trip_all, %trips_1 : vector<8xi32>
              %distance = arith.muli %trip, %c1_i32 : i32
              %k = arith.addi %c0_i32, %distance : i32
              %k_all = vector.broadcast %k : i32 to vector<8xi32>
              %add_1 = arith.addi %min, %k_all : vector<8xi32>
              %lt_4 = arith.cmpi ult, %add_1, %x_length_all : vector<8xi32>
              %active_3 = arith.andi %active_2, %lt_4 : vector<8xi1>
              %x_at = llvm.getelementptr %x[%add_1] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
              %value = llvm.intr.masked.gather %x_at, %active_3, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
              %result_value = llvm.load %result : !llvm.ptr -> vector<8xf32>
              %sub_1 = arith.subf %value, %c1.0_8xf32 : vector<8xf32>
              %abs = math.absf %sub_1 : vector<8xf32>
              %min_2 = arith.minimumf %result_value, %abs : vector<8xf32>
              %result_old = llvm.load %result : !llvm.ptr -> vector<8xf32>
              %result_new = arith.select %active_2, %min_2, %result_old : vector<8xi1>, vector<8xf32>
              llvm.store %result_new, %result : vector<8xf32>, !llvm.ptr
            }
            %result_value = llvm.load %result : !llvm.ptr -> vector<8xf32>
            %out_at = llvm.getelementptr %out[%segment] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.intr.masked.store %result_value, %out_at, %lt {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
          }
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
