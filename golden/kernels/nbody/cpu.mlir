#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func @nbody(%position: !llvm.ptr {llvm.noalias, llvm.readonly}, %velocity: !llvm.ptr {llvm.noalias},
      %moved: !llvm.ptr {llvm.noalias}, %dt: f32, %position_shape_0: i32, %position_shape_1: i32,
      %velocity_shape_0: i32, %velocity_shape_1: i32, %moved_shape_0: i32, %moved_shape_1: i32,
      %cube_count_x: i32, %cube_count_y: i32, %cube_count_z: i32, %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c192_i64 = arith.constant 192 : i64
    %tile = llvm.alloca %c192_i64 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %c64_i32 = arith.constant 64 : i32
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %c63_i32 = arith.constant 63 : i32
    %c8_i32 = arith.constant 8 : i32
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %ctrue_8xi1 = arith.constant dense<true> : vector<8xi1>
    %c0.0_8xf32 = arith.constant dense<0.0> : vector<8xf32>
    %c64_i64 = arith.constant 64 : i64
    %px_units = llvm.alloca %c64_i64 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %c1_8xi32 = arith.constant dense<1> : vector<8xi32>
    %py_units = llvm.alloca %c64_i64 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %c2_8xi32 = arith.constant dense<2> : vector<8xi32>
    %pz_units = llvm.alloca %c64_i64 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %ax_units = llvm.alloca %c64_i64 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %ay_units = llvm.alloca %c64_i64 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %az_units = llvm.alloca %c64_i64 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %c0_i64 = arith.constant 0 : i64
    %c128_i32 = arith.constant 128 : i32
    %ax = llvm.alloca %c1_i64 x vector<8xf32> : (i64) -> !llvm.ptr
    %ay = llvm.alloca %c1_i64 x vector<8xf32> : (i64) -> !llvm.ptr
    %az = llvm.alloca %c1_i64 x vector<8xf32> : (i64) -> !llvm.ptr
    %c0.01_8xf32 = arith.constant dense<0.01> : vector<8xf32>
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %cube_pos_x = arith.trunci %cube : i64 to i32
      %mul = arith.muli %cube_pos_x, %c64_i32 : i32
      %lt = arith.cmpi ult, %c0_i32, %position_shape_1 : i32
      %lt_1 = arith.cmpi ult, %c1_i32, %position_shape_1 : i32
      %lt_2 = arith.cmpi ult, %c2_i32, %position_shape_1 : i32
      %body_last = llvm.intr.uadd.sat(%mul, %c63_i32) : (i32, i32) -> i32
      %full = arith.cmpi ult, %body_last, %position_shape_0 : i32
      %full_1 = arith.andi %full, %lt : i1
      %full_2 = arith.andi %full_1, %lt_1 : i1
      %full_3 = arith.andi %full_2, %lt_2 : i1
      scf.if %full_3 {
        scf.for %unit_pos_x = %c0_i32 to %c64_i32 step %c8_i32 : i32 {
          %body = arith.addi %mul, %unit_pos_x : i32
          %body_all = vector.broadcast %body : i32 to vector<8xi32>
          %body_each = arith.addi %body_all, %iota_8xi32 : vector<8xi32>
          %position_shape_1_all = vector.broadcast %position_shape_1 : i32 to vector<8xi32>
          %mul_1 = arith.muli %body_each, %position_shape_1_all : vector<8xi32>
          %position_at = llvm.getelementptr %position[%mul_1] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
          %px = llvm.intr.masked.gather %position_at, %ctrue_8xi1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %px_units_at = llvm.getelementptr %px_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %px, %px_units_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          %add = arith.addi %mul_1, %c1_8xi32 : vector<8xi32>
          %position_at_1 = llvm.getelementptr %position[%add] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
          %py = llvm.intr.masked.gather %position_at_1, %ctrue_8xi1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %py_units_at = llvm.getelementptr %py_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %py, %py_units_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          %add_1 = arith.addi %mul_1, %c2_8xi32 : vector<8xi32>
          %position_at_2 = llvm.getelementptr %position[%add_1] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
          %pz = llvm.intr.masked.gather %position_at_2, %ctrue_8xi1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %pz_units_at = llvm.getelementptr %pz_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %pz, %pz_units_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          %ax_units_at = llvm.getelementptr %ax_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %c0.0_8xf32, %ax_units_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          %ay_units_at = llvm.getelementptr %ay_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %c0.0_8xf32, %ay_units_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          %az_units_at = llvm.getelementptr %az_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %c0.0_8xf32, %az_units_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        }
      } else {
        scf.for %unit_pos_x = %c0_i32 to %c64_i32 step %c8_i32 : i32 {
          %body = arith.addi %mul, %unit_pos_x : i32
          %body_all = vector.broadcast %body : i32 to vector<8xi32>
          %body_each = arith.addi %body_all, %iota_8xi32 : vector<8xi32>
          %position_shape_0_all = vector.broadcast %position_shape_0 : i32 to vector<8xi32>
          %lt_3 = arith.cmpi ult, %body_each, %position_shape_0_all : vector<8xi32>
          %position_shape_1_all = vector.broadcast %position_shape_1 : i32 to vector<8xi32>
          %mul_1 = arith.muli %body_each, %position_shape_1_all : vector<8xi32>
          %lt_all = vector.broadcast %lt : i1 to vector<8xi1>
          %logical_and = arith.andi %lt_3, %lt_all : vector<8xi1>
          %position_at = llvm.getelementptr %position[%mul_1] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
          %px = llvm.intr.masked.gather %position_at, %logical_and, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %px_units_at = llvm.getelementptr %px_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %px, %px_units_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          %lt_1_all = vector.broadcast %lt_1 : i1 to vector<8xi1>
          %logical_and_1 = arith.andi %lt_3, %lt_1_all : vector<8xi1>
          %add = arith.addi %mul_1, %c1_8xi32 : vector<8xi32>
          %position_at_1 = llvm.getelementptr %position[%add] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
          %py = llvm.intr.masked.gather %position_at_1, %logical_and_1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %py_units_at = llvm.getelementptr %py_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %py, %py_units_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          %lt_2_all = vector.broadcast %lt_2 : i1 to vector<8xi1>
          %logical_and_2 = arith.andi %lt_3, %lt_2_all : vector<8xi1>
          %add_1 = arith.addi %mul_1, %c2_8xi32 : vector<8xi32>
          %position_at_2 = llvm.getelementptr %position[%add_1] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
          %pz = llvm.intr.masked.gather %position_at_2, %logical_and_2, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %pz_units_at = llvm.getelementptr %pz_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %pz, %pz_units_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          %ax_units_at = llvm.getelementptr %ax_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %c0.0_8xf32, %ax_units_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          %ay_units_at = llvm.getelementptr %ay_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %c0.0_8xf32, %ay_units_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          %az_units_at = llvm.getelementptr %az_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %c0.0_8xf32, %az_units_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        } {llvm.loop_annotation = #rolled}
      }
      %position_shape_0_64 = arith.extui %position_shape_0 : i32 to i64
      scf.for %start_64 = %c0_i64 to %position_shape_0_64 step %c64_i64 : i64 {
        %start = arith.trunci %start_64 : i64 to i32
        %unit_last = llvm.intr.uadd.sat(%start, %c63_i32) : (i32, i32) -> i32
        %full_4 = arith.cmpi ult, %unit_last, %position_shape_0 : i32
        %full_5 = arith.andi %full_4, %lt : i1
        %full_6 = arith.andi %full_5, %lt_1 : i1
        %full_7 = arith.andi %full_6, %lt_2 : i1
        scf.if %full_7 {
          scf.for %unit_pos_x = %c0_i32 to %c64_i32 step %c8_i32 : i32 {
            %add = arith.addi %start, %unit_pos_x : i32
            %add_all = vector.broadcast %add : i32 to vector<8xi32>
            %add_each = arith.addi %add_all, %iota_8xi32 : vector<8xi32>
            %position_shape_1_all = vector.broadcast %position_shape_1 : i32 to vector<8xi32>
            %mul_1 = arith.muli %add_each, %position_shape_1_all : vector<8xi32>
            %position_at = llvm.getelementptr %position[%mul_1] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %position_value = llvm.intr.masked.gather %position_at, %ctrue_8xi1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %tile_at = llvm.getelementptr %tile[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.store %position_value, %tile_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
            %add_1 = arith.addi %mul_1, %c1_8xi32 : vector<8xi32>
            %position_at_1 = llvm.getelementptr %position[%add_1] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %position_value_1 = llvm.intr.masked.gather %position_at_1, %ctrue_8xi1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %add_2 = arith.addi %c64_i32, %unit_pos_x : i32
            %tile_at_1 = llvm.getelementptr %tile[%add_2] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.store %position_value_1, %tile_at_1 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
            %add_3 = arith.addi %mul_1, %c2_8xi32 : vector<8xi32>
            %position_at_2 = llvm.getelementptr %position[%add_3] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %position_value_2 = llvm.intr.masked.gather %position_at_2, %ctrue_8xi1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %add_4 = arith.addi %c128_i32, %unit_pos_x : i32
            %tile_at_2 = llvm.getelementptr %tile[%add_4] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.store %position_value_2, %tile_at_2 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          }
        } else {
          scf.for %unit_pos_x = %c0_i32 to %c64_i32 step %c8_i32 : i32 {
            %add = arith.addi %start, %unit_pos_x : i32
            %add_all = vector.broadcast %add : i32 to vector<8xi32>
            %add_each = arith.addi %add_all, %iota_8xi32 : vector<8xi32>
            %position_shape_0_all = vector.broadcast %position_shape_0 : i32 to vector<8xi32>
            %lt_3 = arith.cmpi ult, %add_each, %position_shape_0_all : vector<8xi32>
            %position_shape_1_all = vector.broadcast %position_shape_1 : i32 to vector<8xi32>
            %mul_1 = arith.muli %add_each, %position_shape_1_all : vector<8xi32>
            %lt_all = vector.broadcast %lt : i1 to vector<8xi1>
            %logical_and = arith.andi %lt_3, %lt_all : vector<8xi1>
            %position_at = llvm.getelementptr %position[%mul_1] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %position_value = llvm.intr.masked.gather %position_at, %logical_and, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %tile_at = llvm.getelementptr %tile[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.store %position_value, %tile_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
            %lt_1_all = vector.broadcast %lt_1 : i1 to vector<8xi1>
            %logical_and_1 = arith.andi %lt_3, %lt_1_all : vector<8xi1>
            %add_1 = arith.addi %mul_1, %c1_8xi32 : vector<8xi32>
            %position_at_1 = llvm.getelementptr %position[%add_1] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %position_value_1 = llvm.intr.masked.gather %position_at_1, %logical_and_1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %add_2 = arith.addi %c64_i32, %unit_pos_x : i32
            %tile_at_1 = llvm.getelementptr %tile[%add_2] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.store %position_value_1, %tile_at_1 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
            %lt_2_all = vector.broadcast %lt_2 : i1 to vector<8xi1>
            %logical_and_2 = arith.andi %lt_3, %lt_2_all : vector<8xi1>
            %add_3 = arith.addi %mul_1, %c2_8xi32 : vector<8xi32>
            %position_at_2 = llvm.getelementptr %position[%add_3] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %position_value_2 = llvm.intr.masked.gather %position_at_2, %logical_and_2, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %add_4 = arith.addi %c128_i32, %unit_pos_x : i32
            %tile_at_2 = llvm.getelementptr %tile[%add_4] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.store %position_value_2, %tile_at_2 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          } {llvm.loop_annotation = #rolled}
        }
        scf.for %unit_pos_x = %c0_i32 to %c64_i32 step %c8_i32 : i32 {
          %ax_units_at = llvm.getelementptr %ax_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %ax_before = llvm.load %ax_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          llvm.store %ax_before, %ax : vector<8xf32>, !llvm.ptr
          %ay_units_at = llvm.getelementptr %ay_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %ay_before = llvm.load %ay_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          llvm.store %ay_before, %ay : vector<8xf32>, !llvm.ptr
          %az_units_at = llvm.getelementptr %az_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %az_before = llvm.load %az_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          llvm.store %az_before, %az : vector<8xf32>, !llvm.ptr
          scf.for unsigned %k = %c0_i32 to %c64_i32 step %c1_i32 : i32 {
            %add = arith.addi %start, %k : i32
            %lt_3 = arith.cmpi ult, %add, %position_shape_0 : i32
            scf.if %lt_3 {
              %tile_at = llvm.getelementptr %tile[%k] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %tile_value = llvm.load %tile_at {alignment = 4 : i64} : !llvm.ptr -> f32
              %px_units_at = llvm.getelementptr %px_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %px = llvm.load %px_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
              %tile_value_all = vector.broadcast %tile_value : f32 to vector<8xf32>
              %dx = arith.subf %tile_value_all, %px : vector<8xf32>
              %add_1 = arith.addi %c64_i32, %k : i32
              %tile_at_1 = llvm.getelementptr %tile[%add_1] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %tile_value_1 = llvm.load %tile_at_1 {alignment = 4 : i64} : !llvm.ptr -> f32
              %py_units_at = llvm.getelementptr %py_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %py = llvm.load %py_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
              %tile_value_1_all = vector.broadcast %tile_value_1 : f32 to vector<8xf32>
              %dy = arith.subf %tile_value_1_all, %py : vector<8xf32>
              %add_2 = arith.addi %c128_i32, %k : i32
              %tile_at_2 = llvm.getelementptr %tile[%add_2] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %tile_value_2 = llvm.load %tile_at_2 {alignment = 4 : i64} : !llvm.ptr -> f32
              %pz_units_at = llvm.getelementptr %pz_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %pz = llvm.load %pz_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
              %tile_value_2_all = vector.broadcast %tile_value_2 : f32 to vector<8xf32>
              %dz = arith.subf %tile_value_2_all, %pz : vector<8xf32>
              %fma = math.fma %dz, %dz, %c0.01_8xf32 : vector<8xf32>
              %fma_1 = math.fma %dy, %dy, %fma : vector<8xf32>
              %fma_2 = math.fma %dx, %dx, %fma_1 : vector<8xf32>
              %inverse = math.rsqrt %fma_2 : vector<8xf32>
              %mul_1 = arith.mulf %inverse, %inverse : vector<8xf32>
              %pull = arith.mulf %mul_1, %inverse : vector<8xf32>
              %ax_value = llvm.load %ax : !llvm.ptr -> vector<8xf32>
              %fma_3 = math.fma %dx, %pull, %ax_value : vector<8xf32>
              %ay_value = llvm.load %ay : !llvm.ptr -> vector<8xf32>
              %fma_4 = math.fma %dy, %pull, %ay_value : vector<8xf32>
              %az_value = llvm.load %az : !llvm.ptr -> vector<8xf32>
              %fma_5 = math.fma %dz, %pull, %az_value : vector<8xf32>
              llvm.store %fma_3, %ax : vector<8xf32>, !llvm.ptr
              llvm.store %fma_4, %ay : vector<8xf32>, !llvm.ptr
              llvm.store %fma_5, %az : vector<8xf32>, !llvm.ptr
            }
          }
          %ax_after = llvm.load %ax : !llvm.ptr -> vector<8xf32>
          llvm.store %ax_after, %ax_units_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          %ay_after = llvm.load %ay : !llvm.ptr -> vector<8xf32>
          llvm.store %ay_after, %ay_units_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          %az_after = llvm.load %az : !llvm.ptr -> vector<8xf32>
          llvm.store %az_after, %az_units_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        }
      }
      %body_last_1 = llvm.intr.uadd.sat(%mul, %c63_i32) : (i32, i32) -> i32
      %full_4 = arith.cmpi ult, %body_last_1, %position_shape_0 : i32
      %full_5 = arith.cmpi ult, %body_last_1, %velocity_shape_0 : i32
      %full_6 = arith.andi %full_4, %full_5 : i1
      %unit_first = arith.cmpi ult, %c0_i32, %velocity_shape_1 : i32
      %full_7 = arith.andi %full_6, %unit_first : i1
      %unit_first_1 = arith.cmpi ult, %c1_i32, %velocity_shape_1 : i32
      %full_8 = arith.andi %full_7, %unit_first_1 : i1
      %unit_first_2 = arith.cmpi ult, %c2_i32, %velocity_shape_1 : i32
      %full_9 = arith.andi %full_8, %unit_first_2 : i1
      %full_10 = arith.cmpi ult, %body_last_1, %moved_shape_0 : i32
      %full_11 = arith.andi %full_9, %full_10 : i1
      %unit_first_3 = arith.cmpi ult, %c0_i32, %moved_shape_1 : i32
      %full_12 = arith.andi %full_11, %unit_first_3 : i1
      %unit_first_4 = arith.cmpi ult, %c1_i32, %moved_shape_1 : i32
      %full_13 = arith.andi %full_12, %unit_first_4 : i1
      %unit_first_5 = arith.cmpi ult, %c2_i32, %moved_shape_1 : i32
      %full_14 = arith.andi %full_13, %unit_first_5 : i1
      scf.if %full_14 {
        scf.for %unit_pos_x = %c0_i32 to %c64_i32 step %c8_i32 : i32 {
          %ax_units_at = llvm.getelementptr %ax_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %ax_value = llvm.load %ax_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %body = arith.addi %mul, %unit_pos_x : i32
          %body_all = vector.broadcast %body : i32 to vector<8xi32>
          %body_each = arith.addi %body_all, %iota_8xi32 : vector<8xi32>
          %velocity_shape_1_all = vector.broadcast %velocity_shape_1 : i32 to vector<8xi32>
          %mul_1 = arith.muli %body_each, %velocity_shape_1_all : vector<8xi32>
          %velocity_at = llvm.getelementptr %velocity[%mul_1] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
          %velocity_value = llvm.intr.masked.gather %velocity_at, %ctrue_8xi1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %dt_all = vector.broadcast %dt : f32 to vector<8xf32>
          %vx = math.fma %ax_value, %dt_all, %velocity_value : vector<8xf32>
          %ay_units_at = llvm.getelementptr %ay_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %ay_value = llvm.load %ay_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %add = arith.addi %mul_1, %c1_8xi32 : vector<8xi32>
          %velocity_at_1 = llvm.getelementptr %velocity[%add] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
          %velocity_value_1 = llvm.intr.masked.gather %velocity_at_1, %ctrue_8xi1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %vy = math.fma %ay_value, %dt_all, %velocity_value_1 : vector<8xf32>
          %az_units_at = llvm.getelementptr %az_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %az_value = llvm.load %az_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %add_1 = arith.addi %mul_1, %c2_8xi32 : vector<8xi32>
          %velocity_at_2 = llvm.getelementptr %velocity[%add_1] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
          %velocity_value_2 = llvm.intr.masked.gather %velocity_at_2, %ctrue_8xi1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
          %vz = math.fma %az_value, %dt_all, %velocity_value_2 : vector<8xf32>
          llvm.intr.masked.scatter %vx, %velocity_at, %ctrue_8xi1 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
          llvm.intr.masked.scatter %vy, %velocity_at_1, %ctrue_8xi1 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
          llvm.intr.masked.scatter %vz, %velocity_at_2, %ctrue_8xi1 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
          %px_units_at = llvm.getelementptr %px_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %px = llvm.load %px_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %fma = math.fma %vx, %dt_all, %px : vector<8xf32>
          %moved_shape_1_all = vector.broadcast %moved_shape_1 : i32 to vector<8xi32>
          %mul_2 = arith.muli %body_each, %moved_shape_1_all : vector<8xi32>
          %moved_at = llvm.getelementptr %moved[%mul_2] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
          llvm.intr.masked.scatter %fma, %moved_at, %ctrue_8xi1 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
          %py_units_at = llvm.getelementptr %py_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %py = llvm.load %py_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %fma_1 = math.fma %vy, %dt_all, %py : vector<8xf32>
          %add_2 = arith.addi %mul_2, %c1_8xi32 : vector<8xi32>
          %moved_at_1 = llvm.getelementptr %moved[%add_2] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
          llvm.intr.masked.scatter %fma_1, %moved_at_1, %ctrue_8xi1 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
          %pz_units_at = llvm.getelementptr %pz_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %pz = llvm.load %pz_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %fma_2 = math.fma %vz, %dt_all, %pz : vector<8xf32>
          %add_3 = arith.addi %mul_2, %c2_8xi32 : vector<8xi32>
          %moved_at_2 = llvm.getelementptr %moved[%add_3] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
          llvm.intr.masked.scatter %fma_2, %moved_at_2, %ctrue_8xi1 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
        }
      } else {
        scf.for %unit_pos_x = %c0_i32 to %c64_i32 step %c8_i32 : i32 {
          %body = arith.addi %mul, %unit_pos_x : i32
          %body_all = vector.broadcast %body : i32 to vector<8xi32>
          %body_each = arith.addi %body_all, %iota_8xi32 : vector<8xi32>
          %position_shape_0_all = vector.broadcast %position_shape_0 : i32 to vector<8xi32>
          %lt_3 = arith.cmpi ult, %body_each, %position_shape_0_all : vector<8xi32>
          %any = vector.reduction <or>, %lt_3 : vector<8xi1> into i1
          scf.if %any {
            %ax_units_at = llvm.getelementptr %ax_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %ax_value = llvm.load %ax_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
            %velocity_shape_0_all = vector.broadcast %velocity_shape_0 : i32 to vector<8xi32>
            %lt_4 = arith.cmpi ult, %body_each, %velocity_shape_0_all : vector<8xi32>
            %velocity_shape_1_all = vector.broadcast %velocity_shape_1 : i32 to vector<8xi32>
            %mul_1 = arith.muli %body_each, %velocity_shape_1_all : vector<8xi32>
            %lt_5 = arith.cmpi ult, %c0_i32, %velocity_shape_1 : i32
            %lt_5_all = vector.broadcast %lt_5 : i1 to vector<8xi1>
            %logical_and = arith.andi %lt_4, %lt_5_all : vector<8xi1>
            %active = arith.andi %lt_3, %logical_and : vector<8xi1>
            %velocity_at = llvm.getelementptr %velocity[%mul_1] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %velocity_value = llvm.intr.masked.gather %velocity_at, %active, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %dt_all = vector.broadcast %dt : f32 to vector<8xf32>
            %vx = math.fma %ax_value, %dt_all, %velocity_value : vector<8xf32>
            %ay_units_at = llvm.getelementptr %ay_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %ay_value = llvm.load %ay_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
            %lt_6 = arith.cmpi ult, %c1_i32, %velocity_shape_1 : i32
            %lt_6_all = vector.broadcast %lt_6 : i1 to vector<8xi1>
            %logical_and_1 = arith.andi %lt_4, %lt_6_all : vector<8xi1>
            %add = arith.addi %mul_1, %c1_8xi32 : vector<8xi32>
            %active_1 = arith.andi %lt_3, %logical_and_1 : vector<8xi1>
            %velocity_at_1 = llvm.getelementptr %velocity[%add] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %velocity_value_1 = llvm.intr.masked.gather %velocity_at_1, %active_1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %vy = math.fma %ay_value, %dt_all, %velocity_value_1 : vector<8xf32>
            %az_units_at = llvm.getelementptr %az_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %az_value = llvm.load %az_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
            %lt_7 = arith.cmpi ult, %c2_i32, %velocity_shape_1 : i32
            %lt_7_all = vector.broadcast %lt_7 : i1 to vector<8xi1>
            %logical_and_2 = arith.andi %lt_4, %lt_7_all : vector<8xi1>
            %add_1 = arith.addi %mul_1, %c2_8xi32 : vector<8xi32>
            %active_2 = arith.andi %lt_3, %logical_and_2 : vector<8xi1>
            %velocity_at_2 = llvm.getelementptr %velocity[%add_1] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            %velocity_value_2 = llvm.intr.masked.gather %velocity_at_2, %active_2, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %vz = math.fma %az_value, %dt_all, %velocity_value_2 : vector<8xf32>
            %active_3 = arith.andi %lt_3, %logical_and : vector<8xi1>
            llvm.intr.masked.scatter %vx, %velocity_at, %active_3 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
            %active_4 = arith.andi %lt_3, %logical_and_1 : vector<8xi1>
            llvm.intr.masked.scatter %vy, %velocity_at_1, %active_4 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
            %active_5 = arith.andi %lt_3, %logical_and_2 : vector<8xi1>
            llvm.intr.masked.scatter %vz, %velocity_at_2, %active_5 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
            %px_units_at = llvm.getelementptr %px_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %px = llvm.load %px_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
            %fma = math.fma %vx, %dt_all, %px : vector<8xf32>
            %moved_shape_0_all = vector.broadcast %moved_shape_0 : i32 to vector<8xi32>
            %lt_8 = arith.cmpi ult, %body_each, %moved_shape_0_all : vector<8xi32>
            %moved_shape_1_all = vector.broadcast %moved_shape_1 : i32 to vector<8xi32>
            %mul_2 = arith.muli %body_each, %moved_shape_1_all : vector<8xi32>
            %lt_9 = arith.cmpi ult, %c0_i32, %moved_shape_1 : i32
            %lt_9_all = vector.broadcast %lt_9 : i1 to vector<8xi1>
            %logical_and_3 = arith.andi %lt_8, %lt_9_all : vector<8xi1>
            %active_6 = arith.andi %lt_3, %logical_and_3 : vector<8xi1>
            %moved_at = llvm.getelementptr %moved[%mul_2] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            llvm.intr.masked.scatter %fma, %moved_at, %active_6 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
            %py_units_at = llvm.getelementptr %py_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %py = llvm.load %py_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
            %fma_1 = math.fma %vy, %dt_all, %py : vector<8xf32>
            %lt_10 = arith.cmpi ult, %c1_i32, %moved_shape_1 : i32
            %lt_10_all = vector.broadcast %lt_10 : i1 to vector<8xi1>
            %logical_and_4 = arith.andi %lt_8, %lt_10_all : vector<8xi1>
            %add_2 = arith.addi %mul_2, %c1_8xi32 : vector<8xi32>
            %active_7 = arith.andi %lt_3, %logical_and_4 : vector<8xi1>
            %moved_at_1 = llvm.getelementptr %moved[%add_2] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            llvm.intr.masked.scatter %fma_1, %moved_at_1, %active_7 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
            %pz_units_at = llvm.getelementptr %pz_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %pz = llvm.load %pz_units_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
            %fma_2 = math.fma %vz, %dt_all, %pz : vector<8xf32>
            %lt_11 = arith.cmpi ult, %c2_i32, %moved_shape_1 : i32
            %lt_11_all = vector.broadcast %lt_11 : i1 to vector<8xi1>
            %logical_and_5 = arith.andi %lt_8, %lt_11_all : vector<8xi1>
            %add_3 = arith.addi %mul_2, %c2_8xi32 : vector<8xi32>
            %active_8 = arith.andi %lt_3, %logical_and_5 : vector<8xi1>
            %moved_at_2 = llvm.getelementptr %moved[%add_3] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            llvm.intr.masked.scatter %fma_2, %moved_at_2, %active_8 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
          }
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
