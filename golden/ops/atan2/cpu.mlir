#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func private @math.atan2_8xf32(%y: vector<8xf32>, %x: vector<8xf32>) -> vector<8xf32> attributes {passthrough = ["alwaysinline"]} {
    %c1.0_8xf32 = arith.constant dense<1.0> : vector<8xf32>
    %c0.0_8xf32 = arith.constant dense<0.0> : vector<8xf32>
    %c2.4142137_8xf32 = arith.constant dense<2.4142137> : vector<8xf32>
    %c0.41421357_8xf32 = arith.constant dense<0.41421357> : vector<8xf32>
    %c-1.0_8xf32 = arith.constant dense<-1.0> : vector<8xf32>
    %c1.5707964_8xf32 = arith.constant dense<1.5707964> : vector<8xf32>
    %c0.7853982_8xf32 = arith.constant dense<0.7853982> : vector<8xf32>
    %c0.080537446_8xf32 = arith.constant dense<0.080537446> : vector<8xf32>
    %c-0.13877685_8xf32 = arith.constant dense<-0.13877685> : vector<8xf32>
    %c0.19977711_8xf32 = arith.constant dense<0.19977711> : vector<8xf32>
    %c-0.3333295_8xf32 = arith.constant dense<-0.3333295> : vector<8xf32>
    %c0_8xi32 = arith.constant dense<0> : vector<8xi32>
    %c3.1415927_8xf32 = arith.constant dense<3.1415927> : vector<8xf32>
    %width = math.absf %x : vector<8xf32>
    %height = math.absf %y : vector<8xf32>
    %low = arith.minimumf %width, %height : vector<8xf32>
    %high = arith.maximumf %width, %height : vector<8xf32>
    %equal = arith.cmpf oeq, %low, %high : vector<8xf32>
    %v = arith.divf %low, %high : vector<8xf32>
    %ratio = arith.select %equal, %c1.0_8xf32, %v : vector<8xi1>, vector<8xf32>
    %v_1 = arith.cmpf oeq, %high, %c0.0_8xf32 : vector<8xf32>
    %v_2 = arith.select %v_1, %c0.0_8xf32, %ratio : vector<8xi1>, vector<8xf32>
    %size = math.absf %v_2 : vector<8xf32>
    %large = arith.cmpf ogt, %size, %c2.4142137_8xf32 : vector<8xf32>
    %middle = arith.cmpf ogt, %size, %c0.41421357_8xf32 : vector<8xf32>
    %v_3 = arith.subf %size, %c1.0_8xf32 : vector<8xf32>
    %v_4 = arith.select %middle, %v_3, %size : vector<8xi1>, vector<8xf32>
    %v_5 = arith.select %large, %c-1.0_8xf32, %v_4 : vector<8xi1>, vector<8xf32>
    %v_6 = arith.addf %size, %c1.0_8xf32 : vector<8xf32>
    %v_7 = arith.select %middle, %v_6, %c1.0_8xf32 : vector<8xi1>, vector<8xf32>
    %v_8 = arith.select %large, %size, %v_7 : vector<8xi1>, vector<8xf32>
    %v_9 = arith.select %middle, %c0.7853982_8xf32, %c0.0_8xf32 : vector<8xi1>, vector<8xf32>
    %base = arith.select %large, %c1.5707964_8xf32, %v_9 : vector<8xi1>, vector<8xf32>
    %turned = arith.divf %v_5, %v_8 : vector<8xf32>
    %square = arith.mulf %turned, %turned : vector<8xf32>
    %v_10 = arith.mulf %turned, %square : vector<8xf32>
    %p = math.fma %c0.080537446_8xf32, %square, %c-0.13877685_8xf32 : vector<8xf32>
    %p_1 = math.fma %p, %square, %c0.19977711_8xf32 : vector<8xf32>
    %p_2 = math.fma %p_1, %square, %c-0.3333295_8xf32 : vector<8xf32>
    %v_11 = math.fma %v_10, %p_2, %turned : vector<8xf32>
    %v_12 = arith.addf %base, %v_11 : vector<8xf32>
    %result = math.copysign %v_12, %v_2 : vector<8xf32>
    %steep = arith.cmpf ogt, %height, %width : vector<8xf32>
    %v_13 = arith.subf %c1.5707964_8xf32, %result : vector<8xf32>
    %v_14 = arith.select %steep, %v_13, %result : vector<8xi1>, vector<8xf32>
    %bits = arith.bitcast %x : vector<8xf32> to vector<8xi32>
    %left = arith.cmpi slt, %bits, %c0_8xi32 : vector<8xi32>
    %v_15 = arith.subf %c3.1415927_8xf32, %v_14 : vector<8xf32>
    %angle = arith.select %left, %v_15, %v_14 : vector<8xi1>, vector<8xf32>
    %result_1 = math.copysign %angle, %y : vector<8xf32>
    return %result_1 : vector<8xf32>
  }
  func.func @atan2_kernel(%y: !llvm.ptr {llvm.noalias, llvm.readonly},
      %x: !llvm.ptr {llvm.noalias, llvm.readonly}, %out: !llvm.ptr {llvm.noalias}, %out_length: i32,
      %cube_count_x: i32, %cube_count_y: i32, %cube_count_z: i32, %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c256_i32 = arith.constant 256 : i32
    %c255_i32 = arith.constant 255 : i32
    %c8_i32 = arith.constant 8 : i32
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %c0.0_8xf32 = arith.constant dense<0.0> : vector<8xf32>
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %cube_pos_x = arith.trunci %cube : i64 to i32
      %mul = arith.muli %cube_pos_x, %c256_i32 : i32
      %i_last = llvm.intr.uadd.sat(%mul, %c255_i32) : (i32, i32) -> i32
      %full = arith.cmpi ult, %i_last, %out_length : i32
      scf.if %full {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
          %i = arith.addi %mul, %unit_pos_x : i32
          %y_at = llvm.getelementptr %y[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %y_value = llvm.load %y_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %x_at = llvm.getelementptr %x[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %x_value = llvm.load %x_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %atan2 = func.call @math.atan2_8xf32(%y_value, %x_value) : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
          %out_at = llvm.getelementptr %out[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %atan2, %out_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        }
      } else {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
          %i = arith.addi %mul, %unit_pos_x : i32
          %i_all = vector.broadcast %i : i32 to vector<8xi32>
          %i_each = arith.addi %i_all, %iota_8xi32 : vector<8xi32>
          %out_length_all = vector.broadcast %out_length : i32 to vector<8xi32>
          %lt = arith.cmpi ult, %i_each, %out_length_all : vector<8xi32>
          %any = vector.reduction <or>, %lt : vector<8xi1> into i1
          scf.if %any {
            %y_at = llvm.getelementptr %y[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %y_value = llvm.intr.masked.load %y_at, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %x_at = llvm.getelementptr %x[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %x_value = llvm.intr.masked.load %x_at, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %atan2 = func.call @math.atan2_8xf32(%y_value, %x_value) : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
            %out_at = llvm.getelementptr %out[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.intr.masked.store %atan2, %out_at, %lt {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
          }
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
