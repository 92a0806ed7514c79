#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func @normalize_rows(%x: !llvm.ptr {llvm.noalias, llvm.readonly}, %out: !llvm.ptr {llvm.noalias},
      %x_shape_0: i32, %x_shape_1: i32, %out_shape_0: i32, %out_shape_1: i32, %cube_count_x: i32,
      %cube_count_y: i32, %cube_count_z: i32, %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c256_i32 = arith.constant 256 : i32
    %c255_i32 = arith.constant 255 : i32
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %c8_i32 = arith.constant 8 : i32
    %squares = llvm.alloca %c1_i64 x vector<8xf32> : (i64) -> !llvm.ptr
    %c0.0_8xf32 = arith.constant dense<0.0> : vector<8xf32>
    %c24_i64 = arith.constant 24 : i64
    %kept = llvm.alloca %c24_i64 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %c96_i64 = arith.constant 96 : i64
    %c0_i8 = arith.constant 0 : i8
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %ctrue_8xi1 = arith.constant dense<true> : vector<8xi1>
    %c1_8xi32 = arith.constant dense<1> : vector<8xi32>
    %c2_8xi32 = arith.constant dense<2> : vector<8xi32>
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %cube_pos_x = arith.trunci %cube : i64 to i32
      %mul = arith.muli %cube_pos_x, %c256_i32 : i32
      %row_last = llvm.intr.uadd.sat(%mul, %c255_i32) : (i32, i32) -> i32
      %full = arith.cmpi ult, %row_last, %out_shape_0 : i32
      %full_1 = arith.cmpi ult, %row_last, %x_shape_0 : i32
      %full_2 = arith.andi %full, %full_1 : i1
      %unit_first = arith.cmpi ult, %c0_i32, %x_shape_1 : i32
      %full_3 = arith.andi %full_2, %unit_first : i1
      %unit_first_1 = arith.cmpi ult, %c1_i32, %x_shape_1 : i32
      %full_4 = arith.andi %full_3, %unit_first_1 : i1
      %unit_first_2 = arith.cmpi ult, %c2_i32, %x_shape_1 : i32
      %full_5 = arith.andi %full_4, %unit_first_2 : i1
      %unit_first_3 = arith.cmpi ult, %c0_i32, %out_shape_1 : i32
      %full_6 = arith.andi %full_5, %unit_first_3 : i1
      %unit_first_4 = arith.cmpi ult, %c1_i32, %out_shape_1 : i32
      %full_7 = arith.andi %full_6, %unit_first_4 : i1
      %unit_first_5 = arith.cmpi ult, %c2_i32, %out_shape_1 : i32
      %full_8 = arith.andi %full_7, %unit_first_5 : i1
      scf.if %full_8 {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
          %row = arith.addi %mul, %unit_pos_x : i32
          llvm.store %c0.0_8xf32, %squares : vector<8xf32>, !llvm.ptr
          "llvm.intr.memset"(%kept, %c0_i8, %c96_i64) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
          %row_all = vector.broadcast %row : i32 to vector<8xi32>
          %row_each = arith.addi %row_all, %iota_8xi32 : vector<8xi32>
          %x_shape_1_all = vector.broadcast %x_shape_1 : i32 to vector<8xi32>
          %mul_1 = arith.muli %row_each, %x_shape_1_all : vector<8xi32>
          %x_at = llvm.getelementptr %x[%mul_1] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
          %x_value = llvm.intr.masked.gather %x_at, %ctrue_8xi1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %at = arith.muli %c0_i32, %c8_i32 : i32
          %kept_at = llvm.getelementptr %kept[%at] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %x_value, %kept_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          %squares_value = llvm.load %squares : !llvm.ptr -> vector<8xf32>
          %at_1 = arith.muli %c0_i32, %c8_i32 : i32
          %kept_at_1 = llvm.getelementptr %kept[%at_1] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %kept_value = llvm.load %kept_at_1 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %at_2 = arith.muli %c0_i32, %c8_i32 : i32
          %kept_at_2 = llvm.getelementptr %kept[%at_2] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %kept_value_1 = llvm.load %kept_at_2 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %mul_2 = arith.mulf %kept_value, %kept_value_1 : vector<8xf32>
          %add = arith.addf %squares_value, %mul_2 : vector<8xf32>
          llvm.store %add, %squares : vector<8xf32>, !llvm.ptr
          %add_1 = arith.addi %mul_1, %c1_8xi32 : vector<8xi32>
          %x_at_1 = llvm.getelementptr %x[%add_1] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
          %x_value_1 = llvm.intr.masked.gather %x_at_1, %ctrue_8xi1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %at_3 = arith.muli %c1_i32, %c8_i32 : i32
          %kept_at_3 = llvm.getelementptr %kept[%at_3] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %x_value_1, %kept_at_3 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          %squares_value_1 = llvm.load %squares : !llvm.ptr -> vector<8xf32>
          %at_4 = arith.muli %c1_i32, %c8_i32 : i32
          %kept_at_4 = llvm.getelementptr %kept[%at_4] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %kept_value_2 = llvm.load %kept_at_4 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %at_5 = arith.muli %c1_i32, %c8_i32 : i32
          %kept_at_5 = llvm.getelementptr %kept[%at_5] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %kept_value_3 = llvm.load %kept_at_5 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %mul_3 = arith.mulf %kept_value_2, %kept_value_3 : vector<8xf32>
          %add_2 = arith.addf %squares_value_1, %mul_3 : vector<8xf32>
          llvm.store %add_2, %squares : vector<8xf32>, !llvm.ptr
          %add_3 = arith.addi %mul_1, %c2_8xi32 : vector<8xi32>
          %x_at_2 = llvm.getelementptr %x[%add_3] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
          %x_value_2 = llvm.intr.masked.gather %x_at_2, %ctrue_8xi1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %at_6 = arith.muli %c2_i32, %c8_i32 : i32
          %kept_at_6 = llvm.getelementptr %kept[%at_6] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %x_value_2, %kept_at_6 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          %squares_value_2 = llvm.load %squares : !llvm.ptr -> vector<8xf32>
          %at_7 = arith.muli %c2_i32, %c8_i32 : i32
          %kept_at_7 = llvm.getelementptr %kept[%at_7] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %kept_value_4 = llvm.load %kept_at_7 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %at_8 = arith.muli %c2_i32, %c8_i32 : i32
          %kept_at_8 = llvm.getelementptr %kept[%at_8] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %kept_value_5 = llvm.load %kept_at_8 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %mul_4 = arith.mulf %kept_value_4, %kept_value_5 : vector<8xf32>
          %add_4 = arith.addf %squares_value_2, %mul_4 : vector<8xf32>
          llvm.store %add_4, %squares : vector<8xf32>, !llvm.ptr
          %squares_value_3 = llvm.load %squares : !llvm.ptr -> vector<8xf32>
          %factor = math.rsqrt %squares_value_3 : vector<8xf32>
          %at_9 = arith.muli %c0_i32, %c8_i32 : i32
          %kept_at_9 = llvm.getelementptr %kept[%at_9] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %kept_value_6 = llvm.load %kept_at_9 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %mul_5 = arith.mulf %kept_value_6, %factor : vector<8xf32>
          %out_shape_1_all = vector.broadcast %out_shape_1 : i32 to vector<8xi32>
          %mul_6 = arith.muli %row_each, %out_shape_1_all : vector<8xi32>
          %out_at = llvm.getelementptr %out[%mul_6] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
          llvm.intr.masked.scatter %mul_5, %out_at, %ctrue_8xi1 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
          %at_10 = arith.muli %c1_i32, %c8_i32 : i32
          %kept_at_10 = llvm.getelementptr %kept[%at_10] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %kept_value_7 = llvm.load %kept_at_10 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %mul_7 = arith.mulf %kept_value_7, %factor : vector<8xf32>
          %add_5 = arith.addi %mul_6, %c1_8xi32 : vector<8xi32>
          %out_at_1 = llvm.getelementptr %out[%add_5] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
          llvm.intr.masked.scatter %mul_7, %out_at_1, %ctrue_8xi1 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
          %at_11 = arith.muli %c2_i32, %c8_i32 : i32
          %kept_at_11 = llvm.getelementptr %kept[%at_11] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %kept_value_8 = llvm.load %kept_at_11 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %mul_8 = arith.mulf %kept_value_8, %factor : vector<8xf32>
          %add_6 = arith.addi %mul_6, %c2_8xi32 : vector<8xi32>
          %out_at_2 = llvm.getelementptr %out[%add_6] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
          llvm.intr.masked.scatter %mul_8, %out_at_2, %ctrue_8xi1 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
        }
      } else {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
          %row = arith.addi %mul, %unit_pos_x : i32
          %row_all = vector.broadcast %row : i32 to vector<8xi32>
          %row_each = arith.addi %row_all, %iota_8xi32 : vector<8xi32>
          %out_shape_0_all = vector.broadcast %out_shape_0 : i32 to vector<8xi32>
          %lt = arith.cmpi ult, %row_each, %out_shape_0_all : vector<8xi32>
          %any = vector.reduction <or>, %lt : vector<8xi1> into i1
          scf.if %any {
            llvm.store %c0.0_8xf32, %squares : vector<8xf32>, !llvm.ptr
            "llvm.intr.memset"(%kept, %c0_i8, %c96_i64) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
            %x_shape_0_all = vector.broadcast %x_shape_0 : i32 to vector<8xi32>
            %lt_1 = arith.cmpi ult, %row_each, %x_shape_0_all : vector<8xi32>
            %x_shape_1_all = vector.broadcast %x_shape_1 : i32 to vector<8xi32>
            %mul_1 = arith.muli %row_each, %x_shape_1_all : vector<8xi32>
            %lt_2 = arith.cmpi ult, %c0_i32, %x_shape_1 : i32
            %lt_2_all = vector.broadcast %lt_2 : i1 to vector<8xi1>
            %logical_and = arith.andi %lt_1, %lt_2_all : vector<8xi1>
            %active = arith.andi %lt, %logical_and : vector<8xi1>
            %x_at = llvm.getelementptr %x[%mul_1] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %x_value = llvm.intr.masked.gather %x_at, %active, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %at = arith.muli %c0_i32, %c8_i32 : i32
            %kept_at = llvm.getelementptr %kept[%at] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.intr.masked.store %x_value, %kept_at, %lt {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
            %squares_value = llvm.load %squares : !llvm.ptr -> vector<8xf32>
            %at_1 = arith.muli %c0_i32, %c8_i32 : i32
            %kept_at_1 = llvm.getelementptr %kept[%at_1] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %kept_value = llvm.intr.masked.load %kept_at_1, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %at_2 = arith.muli %c0_i32, %c8_i32 : i32
            %kept_at_2 = llvm.getelementptr %kept[%at_2] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %kept_value_1 = llvm.intr.masked.load %kept_at_2, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %mul_2 = arith.mulf %kept_value, %kept_value_1 : vector<8xf32>
            %add = arith.addf %squares_value, %mul_2 : vector<8xf32>
            llvm.store %add, %squares : vector<8xf32>, !llvm.ptr
            %lt_3 = arith.cmpi ult, %c1_i32, %x_shape_1 : i32
            %lt_3_all = vector.broadcast %lt_3 : i1 to vector<8xi1>
            %logical_and_1 = arith.andi %lt_1, %lt_3_all : vector<8xi1>
            %add_1 = arith.addi %mul_1, %c1_8xi32 : vector<8xi32>
            %active_1 = arith.andi %lt, %logical_and_1 : vector<8xi1>
            %x_at_1 = llvm.getelementptr %x[%add_1] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %x_value_1 = llvm.intr.masked.gather %x_at_1, %active_1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %at_3 = arith.muli %c1_i32, %c8_i32 : i32
            %kept_at_3 = llvm.getelementptr %kept[%at_3] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.intr.masked.store %x_value_1, %kept_at_3, %lt {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
            %squares_value_1 = llvm.load %squares : !llvm.ptr -> vector<8xf32>
            %at_4 = arith.muli %c1_i32, %c8_i32 : i32
            %kept_at_4 = llvm.getelementptr %kept[%at_4] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %kept_value_2 = llvm.intr.masked.load %kept_at_4, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %at_5 = arith.muli %c1_i32, %c8_i32 : i32
            %kept_at_5 = llvm.getelementptr %kept[%at_5] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %kept_value_3 = llvm.intr.masked.load %kept_at_5, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %mul_3 = arith.mulf %kept_value_2, %kept_value_3 : vector<8xf32>
            %add_2 = arith.addf %squares_value_1, %mul_3 : vector<8xf32>
            llvm.store %add_2, %squares : vector<8xf32>, !llvm.ptr
            %lt_4 = arith.cmpi ult, %c2_i32, %x_shape_1 : i32
            %lt_4_all = vector.broadcast %lt_4 : i1 to vector<8xi1>
            %logical_and_2 = arith.andi %lt_1, %lt_4_all : vector<8xi1>
            %add_3 = arith.addi %mul_1, %c2_8xi32 : vector<8xi32>
            %active_2 = arith.andi %lt, %logical_and_2 : vector<8xi1>
            %x_at_2 = llvm.getelementptr %x[%add_3] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %x_value_2 = llvm.intr.masked.gather %x_at_2, %active_2, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %at_6 = arith.muli %c2_i32, %c8_i32 : i32
            %kept_at_6 = llvm.getelementptr %kept[%at_6] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.intr.masked.store %x_value_2, %kept_at_6, %lt {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
            %squares_value_2 = llvm.load %squares : !llvm.ptr -> vector<8xf32>
            %at_7 = arith.muli %c2_i32, %c8_i32 : i32
            %kept_at_7 = llvm.getelementptr %kept[%at_7] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %kept_value_4 = llvm.intr.masked.load %kept_at_7, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %at_8 = arith.muli %c2_i32, %c8_i32 : i32
            %kept_at_8 = llvm.getelementptr %kept[%at_8] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %kept_value_5 = llvm.intr.masked.load %kept_at_8, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %mul_4 = arith.mulf %kept_value_4, %kept_value_5 : vector<8xf32>
            %add_4 = arith.addf %squares_value_2, %mul_4 : vector<8xf32>
            llvm.store %add_4, %squares : vector<8xf32>, !llvm.ptr
            %squares_value_3 = llvm.load %squares : !llvm.ptr -> vector<8xf32>
            %factor = math.rsqrt %squares_value_3 : vector<8xf32>
            %at_9 = arith.muli %c0_i32, %c8_i32 : i32
            %kept_at_9 = llvm.getelementptr %kept[%at_9] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %kept_value_6 = llvm.intr.masked.load %kept_at_9, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %mul_5 = arith.mulf %kept_value_6, %factor : vector<8xf32>
            %out_shape_1_all = vector.broadcast %out_shape_1 : i32 to vector<8xi32>
            %mul_6 = arith.muli %row_each, %out_shape_1_all : vector<8xi32>
            %lt_5 = arith.cmpi ult, %c0_i32, %out_shape_1 : i32
            %lt_5_all = vector.broadcast %lt_5 : i1 to vector<8xi1>
            %active_3 = arith.andi %lt, %lt_5_all : vector<8xi1>
            %out_at = llvm.getelementptr %out[%mul_6] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            llvm.intr.masked.scatter %mul_5, %out_at, %active_3 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
            %at_10 = arith.muli %c1_i32, %c8_i32 : i32
            %kept_at_10 = llvm.getelementptr %kept[%at_10] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %kept_value_7 = llvm.intr.masked.load %kept_at_10, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %mul_7 = arith.mulf %kept_value_7, %factor : vector<8xf32>
            %lt_6 = arith.cmpi ult, %c1_i32, %out_shape_1 : i32
            %add_5 = arith.addi %mul_6, %c1_8xi32 : vector<8xi32>
            %lt_6_all = vector.broadcast %lt_6 : i1 to vector<8xi1>
            %active_4 = arith.andi %lt, %lt_6_all : vector<8xi1>
            %out_at_1 = llvm.getelementptr %out[%add_5] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            llvm.intr.masked.scatter %mul_7, %out_at_1, %active_4 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
            %at_11 = arith.muli %c2_i32, %c8_i32 : i32
            %kept_at_11 = llvm.getelementptr %kept[%at_11] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %kept_value_8 = llvm.intr.masked.load %kept_at_11, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %mul_8 = arith.mulf %kept_value_8, %factor : vector<8xf32>
            %lt_7 = arith.cmpi ult, %c2_i32, %out_shape_1 : i32
            %add_6 = arith.addi %mul_6, %c2_8xi32 : vector<8xi32>
            %lt_7_all = vector.broadcast %lt_7 : i1 to vector<8xi1>
            %active_5 = arith.andi %lt, %lt_7_all : vector<8xi1>
            %out_at_2 = llvm.getelementptr %out[%add_6] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            llvm.intr.masked.scatter %mul_8, %out_at_2, %active_5 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
          }
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
