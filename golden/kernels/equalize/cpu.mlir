#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func @equalize(%pixels: !llvm.ptr {llvm.noalias, llvm.readonly},
      %counts: !llvm.ptr {llvm.noalias, llvm.readonly}, %out: !llvm.ptr {llvm.noalias}, %pixels_length: i32,
      %counts_length: i32, %out_length: i32, %cube_count_x: i32, %cube_count_y: i32, %cube_count_z: i32,
      %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c256_i64 = arith.constant 256 : i64
    %table = llvm.alloca %c256_i64 x i32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %c256_i32 = arith.constant 256 : i32
    %c8_i32 = arith.constant 8 : i32
    %below = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c0_8xi32 = arith.constant dense<0> : vector<8xi32>
    %c1_i32 = arith.constant 1 : i32
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %c1_8xi32 = arith.constant dense<1> : vector<8xi32>
    %c255.0_8xf32 = arith.constant dense<255.0> : vector<8xf32>
    %c0.5_8xf32 = arith.constant dense<0.5> : vector<8xf32>
    %c255_i32 = arith.constant 255 : i32
    %c255_8xi32 = arith.constant dense<255> : vector<8xi32>
    %ctrue_8xi1 = arith.constant dense<true> : vector<8xi1>
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %cube_pos_x = arith.trunci %cube : i64 to i32
      %cast = arith.uitofp %pixels_length : i32 to f32
      scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
        llvm.store %c0_8xi32, %below : vector<8xi32>, !llvm.ptr
        %add = arith.addi %unit_pos_x, %c1_i32 : i32
        %add_all = vector.broadcast %add : i32 to vector<8xi32>
        %add_each = arith.addi %add_all, %iota_8xi32 : vector<8xi32>
        %some = arith.cmpi ult, %c0_8xi32, %add_each : vector<8xi32>
        %gap = arith.subi %add_each, %c0_8xi32 : vector<8xi32>
        %trips = arith.select %some, %gap, %c0_8xi32 : vector<8xi1>, vector<8xi32>
        %most = vector.reduction <maxui>, %trips : vector<8xi32> into i32
        %least = vector.reduction <minui>, %trips : vector<8xi32> into i32
        scf.for unsigned %trip = %c0_i32 to %least step %c1_i32 : i32 {
          %distance = arith.muli %trip, %c1_i32 : i32
          %k = arith.addi %c0_i32, %distance : i32
          %below_value = llvm.load %below : !llvm.ptr -> vector<8xi32>
          %lt = arith.cmpi ult, %k, %counts_length : i32
          %counts_value = scf.if %lt -> (i32) {
            %counts_at = llvm.getelementptr %counts[%k] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            %counts_value_1 = llvm.load %counts_at {alignment = 4 : i64} : !llvm.ptr -> i32
            scf.yield %counts_value_1 : i32
          } else {
            scf.yield %c0_i32 : i32
          }
          %counts_value_all = vector.broadcast %counts_value : i32 to vector<8xi32>
          %add_1 = arith.addi %below_value, %counts_value_all : vector<8xi32>
          llvm.store %add_1, %below : vector<8xi32>, !llvm.ptr
        }
        scf.for unsigned %trip = %least to %most step %c1_i32 : i32 {
          %trip_all = vector.broadcast %trip : i32 to vector<8xi32>
          %active = arith.cmpi ult, %trip_all, %trips : vector<8xi32>
          %distance = arith.muli %trip, %c1_i32 : i32
          %k = arith.addi %c0_i32, %distance : i32
          %below_value = llvm.load %below : !llvm.ptr -> vector<8xi32>
          %lt = arith.cmpi ult, %k, %counts_length : i32
          %counts_value = scf.if %lt -> (i32) {
            %counts_at = llvm.getelementptr %counts[%k] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            %counts_value_1 = llvm.load %counts_at {alignment = 4 : i64} : !llvm.ptr -> i32
            scf.yield %counts_value_1 : i32
          } else {
            scf.yield %c0_i32 : i32
          }
          %counts_value_all = vector.broadcast %counts_value : i32 to vector<8xi32>
          %add_1 = arith.addi %below_value, %counts_value_all : vector<8xi32>
          %below_old = llvm.load %below : !llvm.ptr -> vector<8xi32>
          %below_new = arith.select %active, %add_1, %below_old : vector<8xi1>, vector<8xi32>
          llvm.store %below_new, %below : vector<8xi32>, !llvm.ptr
        }
        %below_value = llvm.load %below : !llvm.ptr -> vector<8xi32>
        %cast_1 = arith.uitofp %below_value : vector<8xi32> to vector<8xf32>
        %mul = arith.mulf %cast_1, %c255.0_8xf32 : vector<8xf32>
        %cast_all = vector.broadcast %cast : f32 to vector<8xf32>
        %div = arith.divf %mul, %cast_all : vector<8xf32>
        %add_1 = arith.addf %div, %c0.5_8xf32 : vector<8xf32>
        %cast_2 = llvm.call_intrinsic "llvm.fptoui.sat.v8i32.v8f32"(%add_1) : (vector<8xf32>) -> vector<8xi32>
        %table_at = llvm.getelementptr %table[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, i32
        llvm.store %cast_2, %table_at {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
      }
      %mul = arith.muli %cube_pos_x, %c256_i32 : i32
      %i_last = llvm.intr.uadd.sat(%mul, %c255_i32) : (i32, i32) -> i32
      %full = arith.cmpi ult, %i_last, %pixels_length : i32
      %full_1 = arith.cmpi ult, %i_last, %out_length : i32
      %full_2 = arith.andi %full, %full_1 : i1
      scf.if %full_2 {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
          %i = arith.addi %mul, %unit_pos_x : i32
          %pixels_at = llvm.getelementptr %pixels[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          %pixels_value = llvm.load %pixels_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xi32>
          %min = arith.minui %pixels_value, %c255_8xi32 : vector<8xi32>
          %table_at = llvm.getelementptr %table[%min] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
          %table_value = llvm.intr.masked.gather %table_at, %ctrue_8xi1, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
          %out_at = llvm.getelementptr %out[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          llvm.store %table_value, %out_at {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
        }
      } else {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
          %i = arith.addi %mul, %unit_pos_x : i32
          %i_all = vector.broadcast %i : i32 to vector<8xi32>
          %i_each = arith.addi %i_all, %iota_8xi32 : vector<8xi32>
          %pixels_length_all = vector.broadcast %pixels_length : i32 to vector<8xi32>
          %lt = arith.cmpi ult, %i_each, %pixels_length_all : vector<8xi32>
          %any = vector.reduction <or>, %lt : vector<8xi1> into i1
          scf.if %any {
            %pixels_at = llvm.getelementptr %pixels[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            %pixels_value = llvm.intr.masked.load %pixels_at, %lt, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
            %min = arith.minui %pixels_value, %c255_8xi32 : vector<8xi32>
            %table_at = llvm.getelementptr %table[%min] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
            %table_value = llvm.intr.masked.gather %table_at, %lt, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
            %out_length_all = vector.broadcast %out_length : i32 to vector<8xi32>
            %lt_1 = arith.cmpi ult, %i_each, %out_length_all : vector<8xi32>
            %active = arith.andi %lt, %lt_1 : vector<8xi1>
            %out_at = llvm.getelementptr %out[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            llvm.intr.masked.store %table_value, %out_at, %active {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
          }
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
