#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func @rms_norm(%x: !llvm.ptr {llvm.noalias, llvm.readonly},
      %weight: !llvm.ptr {llvm.noalias, llvm.readonly}, %out: !llvm.ptr {llvm.noalias}, %epsilon: f32,
      %x_shape_0: i32, %x_shape_1: i32, %weight_length: i32, %out_shape_0: i32, %out_shape_1: i32,
      %cube_count_x: i32, %cube_count_y: i32, %cube_count_z: i32, %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c32_i32 = arith.constant 32 : i32
    %c8_i32 = arith.constant 8 : i32
    %c32_i64 = arith.constant 32 : i64
    %kept = llvm.alloca %c32_i64 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %c128_i64 = arith.constant 128 : i64
    %c0_i8 = arith.constant 0 : i8
    %squares = llvm.alloca %c1_i64 x vector<8xf32> : (i64) -> !llvm.ptr
    %c0.0_8xf32 = arith.constant dense<0.0> : vector<8xf32>
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %c1_i32 = arith.constant 1 : i32
    %c64_i32 = arith.constant 64 : i32
    %c2_i32 = arith.constant 2 : i32
    %c96_i32 = arith.constant 96 : i32
    %c3_i32 = arith.constant 3 : i32
    %c1.0e02_8xf32 = arith.constant dense<1.0e+02> : vector<8xf32>
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %cube_pos_x = arith.trunci %cube : i64 to i32
      %lt = arith.cmpi ult, %cube_pos_x, %x_shape_0 : i32
      %mul = arith.muli %cube_pos_x, %x_shape_1 : i32
      %lt_1 = arith.cmpi ult, %cube_pos_x, %out_shape_0 : i32
      %mul_1 = arith.muli %cube_pos_x, %out_shape_1 : i32
      %full = arith.andi %lt, %lt_1 : i1
      scf.if %full {
        scf.for %unit_pos_x = %c0_i32 to %c32_i32 step %c8_i32 : i32 {
          "llvm.intr.memset"(%kept, %c0_i8, %c128_i64) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
          llvm.store %c0.0_8xf32, %squares : vector<8xf32>, !llvm.ptr
          %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
          %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
          %x_shape_1_all = vector.broadcast %x_shape_1 : i32 to vector<8xi32>
          %lt_2 = arith.cmpi ult, %unit_pos_x_each, %x_shape_1_all : vector<8xi32>
          %add = arith.addi %mul, %unit_pos_x : i32
          %x_at = llvm.getelementptr %x[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %x_value = llvm.intr.masked.load %x_at, %lt_2, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
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
          %add_1 = arith.addf %squares_value, %mul_2 : vector<8xf32>
          llvm.store %add_1, %squares : vector<8xf32>, !llvm.ptr
          %column = arith.addi %unit_pos_x, %c32_i32 : i32
          %column_all = vector.broadcast %column : i32 to vector<8xi32>
          %column_each = arith.addi %column_all, %iota_8xi32 : vector<8xi32>
          %lt_3 = arith.cmpi ult, %column_each, %x_shape_1_all : vector<8xi32>
          %add_2 = arith.addi %mul, %column : i32
          %x_at_1 = llvm.getelementptr %x[%add_2] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %x_value_1 = llvm.intr.masked.load %x_at_1, %lt_3, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
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
          %add_3 = arith.addf %squares_value_1, %mul_3 : vector<8xf32>
          llvm.store %add_3, %squares : vector<8xf32>, !llvm.ptr
          %column_1 = arith.addi %unit_pos_x, %c64_i32 : i32
          %column_1_all = vector.broadcast %column_1 : i32 to vector<8xi32>
          %column_1_each = arith.addi %column_1_all, %iota_8xi32 : vector<8xi32>
          %lt_4 = arith.cmpi ult, %column_1_each, %x_shape_1_all : vector<8xi32>
          %add_4 = arith.addi %mul, %column_1 : i32
          %x_at_2 = llvm.getelementptr %x[%add_4] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %x_value_2 = llvm.intr.masked.load %x_at_2, %lt_4, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
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
          %add_5 = arith.addf %squares_value_2, %mul_4 : vector<8xf32>
          llvm.store %add_5, %squares : vector<8xf32>, !llvm.ptr
          %column_2 = arith.addi %unit_pos_x, %c96_i32 : i32
          %column_2_all = vector.broadcast %column_2 : i32 to vector<8xi32>
          %column_2_each = arith.addi %column_2_all, %iota_8xi32 : vector<8xi32>
          %lt_5 = arith.cmpi ult, %column_2_each, %x_shape_1_all : vector<8xi32>
          %add_6 = arith.addi %mul, %column_2 : i32
          %x_at_3 = llvm.getelementptr %x[%add_6] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %x_value_3 = llvm.intr.masked.load %x_at_3, %lt_5, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %at_9 = arith.muli %c3_i32, %c8_i32 : i32
          %kept_at_9 = llvm.getelementptr %kept[%at_9] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %x_value_3, %kept_at_9 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          %squares_value_3 = llvm.load %squares : !llvm.ptr -> vector<8xf32>
          %at_10 = arith.muli %c3_i32, %c8_i32 : i32
          %kept_at_10 = llvm.getelementptr %kept[%at_10] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %kept_value_6 = llvm.load %kept_at_10 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %at_11 = arith.muli %c3_i32, %c8_i32 : i32
          %kept_at_11 = llvm.getelementptr %kept[%at_11] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %kept_value_7 = llvm.load %kept_at_11 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %mul_5 = arith.mulf %kept_value_6, %kept_value_7 : vector<8xf32>
          %add_7 = arith.addf %squares_value_3, %mul_5 : vector<8xf32>
          llvm.store %add_7, %squares : vector<8xf32>, !llvm.ptr
          %squares_value_4 = llvm.load %squares : !llvm.ptr -> vector<8xf32>
          %div = arith.divf %squares_value_4, %c1.0e02_8xf32 : vector<8xf32>
          %epsilon_all = vector.broadcast %epsilon : f32 to vector<8xf32>
          %add_8 = arith.addf %div, %epsilon_all : vector<8xf32>
          %inverse = math.rsqrt %add_8 : vector<8xf32>
          %at_12 = arith.muli %c0_i32, %c8_i32 : i32
          %kept_at_12 = llvm.getelementptr %kept[%at_12] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %kept_value_8 = llvm.load %kept_at_12 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %mul_6 = arith.mulf %kept_value_8, %inverse : vector<8xf32>
          %weight_length_all = vector.broadcast %weight_length : i32 to vector<8xi32>
          %lt_6 = arith.cmpi ult, %unit_pos_x_each, %weight_length_all : vector<8xi32>
          %weight_at = llvm.getelementptr %weight[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %weight_value = llvm.intr.masked.load %weight_at, %lt_6, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %mul_7 = arith.mulf %mul_6, %weight_value : vector<8xf32>
          %out_shape_1_all = vector.broadcast %out_shape_1 : i32 to vector<8xi32>
          %lt_7 = arith.cmpi ult, %unit_pos_x_each, %out_shape_1_all : vector<8xi32>
          %add_9 = arith.addi %mul_1, %unit_pos_x : i32
          %out_at = llvm.getelementptr %out[%add_9] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.intr.masked.store %mul_7, %out_at, %lt_7 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
          %at_13 = arith.muli %c1_i32, %c8_i32 : i32
          %kept_at_13 = llvm.getelementptr %kept[%at_13] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %kept_value_9 = llvm.load %kept_at_13 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %mul_8 = arith.mulf %kept_value_9, %inverse : vector<8xf32>
          %lt_8 = arith.cmpi ult, %column_each, %weight_length_all : vector<8xi32>
          %weight_at_1 = llvm.getelementptr %weight[%column] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %weight_value_1 = llvm.intr.masked.load %weight_at_1, %lt_8, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %mul_9 = arith.mulf %mul_8, %weight_value_1 : vector<8xf32>
          %lt_9 = arith.cmpi ult, %column_each, %out_shape_1_all : vector<8xi32>
          %add_10 = arith.addi %mul_1, %column : i32
          %out_at_1 = llvm.getelementptr %out[%add_10] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.intr.masked.store %mul_9, %out_at_1, %lt_9 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
          %at_14 = arith.muli %c2_i32, %c8_i32 : i32
          %kept_at_14 = llvm.getelementptr %kept[%at_14] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %kept_value_10 = llvm.load %kept_at_14 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %mul_10 = arith.mulf %kept_value_10, %inverse : vector<8xf32>
          %lt_10 = arith.cmpi ult, %column_1_each, %weight_length_all : vector<8xi32>
          %weight_at_2 = llvm.getelementptr %weight[%column_1] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %weight_value_2 = llvm.intr.masked.load %weight_at_2, %lt_10, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %mul_11 = arith.mulf %mul_10, %weight_value_2 : vector<8xf32>
          %lt_11 = arith.cmpi ult, %column_1_each, %out_shape_1_all : vector<8xi32>
          %add_11 = arith.addi %mul_1, %column_1 : i32
          %out_at_2 = llvm.getelementptr %out[%add_11] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.intr.masked.store %mul_11, %out_at_2, %lt_11 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
          %at_15 = arith.muli %c3_i32, %c8_i32 : i32
          %kept_at_15 = llvm.getelementptr %kept[%at_15] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %kept_value_11 = llvm.load %kept_at_15 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %mul_12 = arith.mulf %kept_value_11, %inverse : vector<8xf32>
          %lt_12 = arith.cmpi ult, %column_2_each, %weight_length_all : vector<8xi32>
          %weight_at_3 = llvm.getelementptr %weight[%column_2] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %weight_value_3 = llvm.intr.masked.load %weight_at_3, %lt_12, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %mul_13 = arith.mulf %mul_12, %weight_value_3 : vector<8xf32>
          %lt_13 = arith.cmpi ult, %column_2_each, %out_shape_1_all : vector<8xi32>
          %add_12 = arith.addi %mul_1, %column_2 : i32
          %out_at_3 = llvm.getelementptr %out[%add_12] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.intr.masked.store %mul_13, %out_at_3, %lt_13 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
        }
      } else {
        scf.for %unit_pos_x = %c0_i32 to %c32_i32 step %c8_i32 : i32 {
          "llvm.intr.memset"(%kept, %c0_i8, %c128_i64) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
          llvm.store %c0.0_8xf32, %squares : vector<8xf32>, !llvm.ptr
          %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
          %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
          %x_shape_1_all = vector.broadcast %x_shape_1 : i32 to vector<8xi32>
          %lt_2 = arith.cmpi ult, %unit_pos_x_each, %x_shape_1_all : vector<8xi32>
          %lt_all = vector.broadcast %lt : i1 to vector<8xi1>
          %logical_and = arith.andi %lt_all, %lt_2 : vector<8xi1>
          %add = arith.addi %mul, %unit_pos_x : i32
          %x_at = llvm.getelementptr %x[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %x_value = llvm.intr.masked.load %x_at, %logical_and, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
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
          %add_1 = arith.addf %squares_value, %mul_2 : vector<8xf32>
          llvm.store %add_1, %squares : vector<8xf32>, !llvm.ptr
          %column = arith.addi %unit_pos_x, %c32_i32 : i32
          %column_all = vector.broadcast %column : i32 to vector<8xi32>
          %column_each = arith.addi %column_all, %iota_8xi32 : vector<8xi32>
          %lt_3 = arith.cmpi ult, %column_each, %x_shape_1_all : vector<8xi32>
          %logical_and_1 = arith.andi %lt_all, %lt_3 : vector<8xi1>
          %add_2 = arith.addi %mul, %column : i32
          %x_at_1 = llvm.getelementptr %x[%add_2] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %x_value_1 = llvm.intr.masked.load %x_at_1, %logical_and_1, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
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
          %add_3 = arith.addf %squares_value_1, %mul_3 : vector<8xf32>
          llvm.store %add_3, %squares : vector<8xf32>, !llvm.ptr
          %column_1 = arith.addi %unit_pos_x, %c64_i32 : i32
          %column_1_all = vector.broadcast %column_1 : i32 to vector<8xi32>
          %column_1_each = arith.addi %column_1_all, %iota_8xi32 : vector<8xi32>
          %lt_4 = arith.cmpi ult, %column_1_each, %x_shape_1_all : vector<8xi32>
          %logical_and_2 = arith.andi %lt_all, %lt_4 : vector<8xi1>
          %add_4 = arith.addi %mul, %column_1 : i32
          %x_at_2 = llvm.getelementptr %x[%add_4] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %x_value_2 = llvm.intr.masked.load %x_at_2, %logical_and_2, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
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
          %add_5 = arith.addf %squares_value_2, %mul_4 : vector<8xf32>
          llvm.store %add_5, %squares : vector<8xf32>, !llvm.ptr
          %column_2 = arith.addi %unit_pos_x, %c96_i32 : i32
          %column_2_all = vector.broadcast %column_2 : i32 to vector<8xi32>
          %column_2_each = arith.addi %column_2_all, %iota_8xi32 : vector<8xi32>
          %lt_5 = arith.cmpi ult, %column_2_each, %x_shape_1_all : vector<8xi32>
          %logical_and_3 = arith.andi %lt_all, %lt_5 : vector<8xi1>
          %add_6 = arith.addi %mul, %column_2 : i32
          %x_at_3 = llvm.getelementptr %x[%add_6] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %x_value_3 = llvm.intr.masked.load %x_at_3, %logical_and_3, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %at_9 = arith.muli %c3_i32, %c8_i32 : i32
          %kept_at_9 = llvm.getelementptr %kept[%at_9] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %x_value_3, %kept_at_9 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          %squares_value_3 = llvm.load %squares : !llvm.ptr -> vector<8xf32>
          %at_10 = arith.muli %c3_i32, %c8_i32 : i32
          %kept_at_10 = llvm.getelementptr %kept[%at_10] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %kept_value_6 = llvm.load %kept_at_10 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %at_11 = arith.muli %c3_i32, %c8_i32 : i32
          %kept_at_11 = llvm.getelementptr %kept[%at_11] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %kept_value_7 = llvm.load %kept_at_11 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %mul_5 = arith.mulf %kept_value_6, %kept_value_7 : vector<8xf32>
          %add_7 = arith.addf %squares_value_3, %mul_5 : vector<8xf32>
          llvm.store %add_7, %squares : vector<8xf32>, !llvm.ptr
          %squares_value_4 = llvm.load %squares : !llvm.ptr -> vector<8xf32>
          %div = arith.divf %squares_value_4, %c1.0e02_8xf32 : vector<8xf32>
          %epsilon_all = vector.broadcast %epsilon : f32 to vector<8xf32>
          %add_8 = arith.addf %div, %epsilon_all : vector<8xf32>
          %inverse = math.rsqrt %add_8 : vector<8xf32>
          %at_12 = arith.muli %c0_i32, %c8_i32 : i32
          %kept_at_12 = llvm.getelementptr %kept[%at_12] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %kept_value_8 = llvm.load %kept_at_12 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %mul_6 = arith.mulf %kept_value_8, %inverse : vector<8xf32>
          %weight_length_all = vector.broadcast %weight_length : i32 to vector<8xi32>
          %lt_6 = arith.cmpi ult, %unit_pos_x_each, %weight_length_all : vector<8xi32>
          %weight_at = llvm.getelementptr %weight[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %weight_value = llvm.intr.masked.load %weight_at, %lt_6, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %mul_7 = arith.mulf %mul_6, %weight_value : vector<8xf32>
          %out_shape_1_all = vector.broadcast %out_shape_1 : i32 to vector<8xi32>
          %lt_7 = arith.cmpi ult, %unit_pos_x_each, %out_shape_1_all : vector<8xi32>
          %lt_1_all = vector.broadcast %lt_1 : i1 to vector<8xi1>
          %logical_and_4 = arith.andi %lt_1_all, %lt_7 : vector<8xi1>
          %add_9 = arith.addi %mul_1, %unit_pos_x : i32
          %out_at = llvm.getelementptr %out[%add_9] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.intr.masked.store %mul_7, %out_at, %logical_and_4 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
          %at_13 = arith.muli %c1_i32, %c8_i32 : i32
          %kept_at_13 = llvm.getelementptr %kept[%at_13] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %kept_value_9 = llvm.load %kept_at_13 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %mul_8 = arith.mulf %kept_value_9, %inverse : vector<8xf32>
          %lt_8 = arith.cmpi ult, %column_each, %weight_length_all : vector<8xi32>
          %weight_at_1 = llvm.getelementptr %weight[%column] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %weight_value_1 = llvm.intr.masked.load %weight_at_1, %lt_8, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %mul_9 = arith.mulf %mul_8, %weight_value_1 : vector<8xf32>
          %lt_9 = arith.cmpi ult, %column_each, %out_shape_1_all : vector<8xi32>
          %logical_and_5 = arith.andi %lt_1_all, %lt_9 : vector<8xi1>
          %add_10 = arith.addi %mul_1, %column : i32
          %out_at_1 = llvm.getelementptr %out[%add_10] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.intr.masked.store %mul_9, %out_at_1, %logical_and_5 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
          %at_14 = arith.muli %c2_i32, %c8_i32 : i32
          %kept_at_14 = llvm.getelementptr %kept[%at_14] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %kept_value_10 = llvm.load %kept_at_14 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %mul_10 = arith.mulf %kept_value_10, %inverse : vector<8xf32>
          %lt_10 = arith.cmpi ult, %column_1_each, %weight_length_all : vector<8xi32>
          %weight_at_2 = llvm.getelementptr %weight[%column_1] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %weight_value_2 = llvm.intr.masked.load %weight_at_2, %lt_10, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %mul_11 = arith.mulf %mul_10, %weight_value_2 : vector<8xf32>
          %lt_11 = arith.cmpi ult, %column_1_each, %out_shape_1_all : vector<8xi32>
          %logical_and_6 = arith.andi %lt_1_all, %lt_11 : vector<8xi1>
          %add_11 = arith.addi %mul_1, %column_1 : i32
          %out_at_2 = llvm.getelementptr %out[%add_11] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.intr.masked.store %mul_11, %out_at_2, %logical_and_6 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
          %at_15 = arith.muli %c3_i32, %c8_i32 : i32
          %kept_at_15 = llvm.getelementptr %kept[%at_15] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %kept_value_11 = llvm.load %kept_at_15 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %mul_12 = arith.mulf %kept_value_11, %inverse : vector<8xf32>
          %lt_12 = arith.cmpi ult, %column_2_each, %weight_length_all : vector<8xi32>
          %weight_at_3 = llvm.getelementptr %weight[%column_2] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %weight_value_3 = llvm.intr.masked.load %weight_at_3, %lt_12, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %mul_13 = arith.mulf %mul_12, %weight_value_3 : vector<8xf32>
          %lt_13 = arith.cmpi ult, %column_2_each, %out_shape_1_all : vector<8xi32>
          %logical_and_7 = arith.andi %lt_1_all, %lt_13 : vector<8xi1>
          %add_12 = arith.addi %mul_1, %column_2 : i32
          %out_at_3 = llvm.getelementptr %out[%add_12] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.intr.masked.store %mul_13, %out_at_3, %logical_and_7 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
