module {
  func.func @set_hash(%x: !llvm.ptr {llvm.noalias, llvm.readonly}, %out: !llvm.ptr {llvm.noalias},
      %x_shape_0: i32, %x_shape_1: i32, %out_shape_0: i32, %out_shape_1: i32, %cube_count_x: i32,
      %cube_count_y: i32, %cube_count_z: i32, %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c128_i64 = arith.constant 128 : i64
    %sums = llvm.alloca %c128_i64 x i64 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %products = llvm.alloca %c128_i64 x i64 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %greatest = llvm.alloca %c128_i64 x i64 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %c128_i32 = arith.constant 128 : i32
    %c8_i32 = arith.constant 8 : i32
    %total = llvm.alloca %c1_i64 x vector<8xi64> : (i64) -> !llvm.ptr
    %c0_8xi64 = arith.constant dense<0> : vector<8xi64>
    %product = llvm.alloca %c1_i64 x vector<8xi64> : (i64) -> !llvm.ptr
    %c1_8xi64 = arith.constant dense<1> : vector<8xi64>
    %most = llvm.alloca %c1_i64 x vector<8xi64> : (i64) -> !llvm.ptr
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %c128_8xi32 = arith.constant dense<128> : vector<8xi32>
    %c1_8xi32 = arith.constant dense<1> : vector<8xi32>
    %c0_8xi32 = arith.constant dense<0> : vector<8xi32>
    %c1_i32 = arith.constant 1 : i32
    %c-7046029254386353131_8xi64 = arith.constant dense<-7046029254386353131> : vector<8xi64>
    %c-4658895280553007687_8xi64 = arith.constant dense<-4658895280553007687> : vector<8xi64>
    %c31_8xi64 = arith.constant dense<31> : vector<8xi64>
    %total.1_units = llvm.alloca %c128_i64 x i64 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %product.1_units = llvm.alloca %c128_i64 x i64 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %most.1_units = llvm.alloca %c128_i64 x i64 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %c2_i32 = arith.constant 2 : i32
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %cube_pos_x = arith.trunci %cube : i64 to i32
      scf.for %unit_pos_x = %c0_i32 to %c128_i32 step %c8_i32 : i32 {
        llvm.store %c0_8xi64, %total : vector<8xi64>, !llvm.ptr
        llvm.store %c1_8xi64, %product : vector<8xi64>, !llvm.ptr
        llvm.store %c0_8xi64, %most : vector<8xi64>, !llvm.ptr
        %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
        %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
        %x_shape_1_all = vector.broadcast %x_shape_1 : i32 to vector<8xi32>
        %some = arith.cmpi ult, %unit_pos_x_each, %x_shape_1_all : vector<8xi32>
        %gap = arith.subi %x_shape_1_all, %unit_pos_x_each : vector<8xi32>
        %v = arith.subi %gap, %c1_8xi32 : vector<8xi32>
        %v_1 = arith.divui %v, %c128_8xi32 : vector<8xi32>
        %v_2 = arith.addi %v_1, %c1_8xi32 : vector<8xi32>
        %trips = arith.select %some, %v_2, %c0_8xi32 : vector<8xi1>, vector<8xi32>
        %most_value = vector.reduction <maxui>, %trips : vector<8xi32> into i32
        %least = vector.reduction <minui>, %trips : vector<8xi32> into i32
        scf.for unsigned %trip = %c0_i32 to %least step %c1_i32 : i32 {
          %distance = arith.muli %trip, %c128_i32 : i32
          %column = arith.addi %unit_pos_x, %distance : i32
          %lt = arith.cmpi ult, %cube_pos_x, %x_shape_0 : i32
          %mul = arith.muli %cube_pos_x, %x_shape_1 : i32
          %add = arith.addi %mul, %column : i32
          %lt_all = vector.broadcast %lt : i1 to vector<8xi1>
          %x_at = llvm.getelementptr %x[%add] : (!llvm.ptr, i32) -> !llvm.ptr, i64
          %x_value = llvm.intr.masked.load %x_at, %lt_all, %c0_8xi64 {alignment = 8 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi64>) -> vector<8xi64>
          %add_1 = arith.addi %x_value, %c-7046029254386353131_8xi64 : vector<8xi64>
          %x_1 = arith.muli %add_1, %c-4658895280553007687_8xi64 : vector<8xi64>
          %shr_masked = arith.shrui %x_1, %c31_8xi64 : vector<8xi64>
          %word = arith.xori %x_1, %shr_masked : vector<8xi64>
          %total_value = llvm.load %total : !llvm.ptr -> vector<8xi64>
          %add_2 = arith.addi %total_value, %word : vector<8xi64>
          llvm.store %add_2, %total : vector<8xi64>, !llvm.ptr
          %product_value = llvm.load %product : !llvm.ptr -> vector<8xi64>
          %bit_or = arith.ori %word, %c1_8xi64 : vector<8xi64>
          %mul_1 = arith.muli %product_value, %bit_or : vector<8xi64>
          llvm.store %mul_1, %product : vector<8xi64>, !llvm.ptr
          %most_value_1 = llvm.load %most : !llvm.ptr -> vector<8xi64>
          %max = arith.maxui %most_value_1, %word : vector<8xi64>
          llvm.store %max, %most : vector<8xi64>, !llvm.ptr
        }
        scf.for unsigned %trip = %least to %most_value step %c1_i32 : i32 {
          %trip_all = vector.broadcast %trip : i32 to vector<8xi32>
          %active = arith.cmpi ult, %trip_all, %trips : vector<8xi32>
          %distance = arith.muli %trip, %c128_i32 : i32
          %column = arith.addi %unit_pos_x, %distance : i32
          %lt = arith.cmpi ult, %cube_pos_x, %x_shape_0 : i32
          %mul = arith.muli %cube_pos_x, %x_shape_1 : i32
          %add = arith.addi %mul, %column : i32
          %lt_all = vector.broadcast %lt : i1 to vector<8xi1>
          %active_1 = arith.andi %active, %lt_all : vector<8xi1>
          %x_at = llvm.getelementptr %x[%add] : (!llvm.ptr, i32) -> !llvm.ptr, i64
          %x_value = llvm.intr.masked.load %x_at, %active_1, %c0_8xi64 {alignment = 8 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi64>) -> vector<8xi64>
          %add_1 = arith.addi %x_value, %c-7046029254386353131_8xi64 : vector<8xi64>
          %x_1 = arith.muli %add_1, %c-4658895280553007687_8xi64 : vector<8xi64>
          %shr_masked = arith.shrui %x_1, %c31_8xi64 : vector<8xi64>
          %word = arith.xori %x_1, %shr_masked : vector<8xi64>
          %total_value = llvm.load %total : !llvm.ptr -> vector<8xi64>
          %add_2 = arith.addi %total_value, %word : vector<8xi64>
          %total_old = llvm.load %total : !llvm.ptr -> vector<8xi64>
          %total_new = arith.select %active, %add_2, %total_old : vector<8xi1>, vector<8xi64>
          llvm.store %total_new, %total : vector<8xi64>, !llvm.ptr
          %product_value = llvm.load %product : !llvm.ptr -> vector<8xi64>
          %bit_or = arith.ori %word, %c1_8xi64 : vector<8xi64>
          %mul_1 = arith.muli %product_value, %bit_or : vector<8xi64>
          %product_old = llvm.load %product : !llvm.ptr -> vector<8xi64>
          %product_new = arith.select %active, %mul_1, %product_old : vector<8xi1>, vector<8xi64>
          llvm.store %product_new, %product : vector<8xi64>, !llvm.ptr
          %most_value_1 = llvm.load %most : !llvm.ptr -> vector<8xi64>
          %max = arith.maxui %most_value_1, %word : vector<8xi64>
          %most_old = llvm.load %most : !llvm.ptr -> vector<8xi64>
          %most_new = arith.select %active, %max, %most_old : vector<8xi1>, vector<8xi64>
          llvm.store %most_new, %most : vector<8xi64>, !llvm.ptr
        }
        %total_value = llvm.load %total : !llvm.ptr -> vector<8xi64>
        %product_value = llvm.load %product : !llvm.ptr -> vector<8xi64>
        %most_value_1 = llvm.load %most : !llvm.ptr -> vector<8xi64>
        %total.1_units_at = llvm.getelementptr %total.1_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, i64
        llvm.store %total_value, %total.1_units_at {alignment = 8 : i64} : vector<8xi64>, !llvm.ptr
        %product.1_units_at = llvm.getelementptr %product.1_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, i64
        llvm.store %product_value, %product.1_units_at {alignment = 8 : i64} : vector<8xi64>, !llvm.ptr
        %most.1_units_at = llvm.getelementptr %most.1_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, i64
        llvm.store %most_value_1, %most.1_units_at {alignment = 8 : i64} : vector<8xi64>, !llvm.ptr
        %total.1_value = llvm.load %total.1_units_at {alignment = 8 : i64} : !llvm.ptr -> vector<8xi64>
        %sums_at = llvm.getelementptr %sums[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, i64
        llvm.store %total.1_value, %sums_at {alignment = 8 : i64} : vector<8xi64>, !llvm.ptr
        %product.1_value = llvm.load %product.1_units_at {alignment = 8 : i64} : !llvm.ptr -> vector<8xi64>
        %products_at = llvm.getelementptr %products[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, i64
        llvm.store %product.1_value, %products_at {alignment = 8 : i64} : vector<8xi64>, !llvm.ptr
        %most.1_value = llvm.load %most.1_units_at {alignment = 8 : i64} : !llvm.ptr -> vector<8xi64>
        %greatest_at = llvm.getelementptr %greatest[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, i64
        llvm.store %most.1_value, %greatest_at {alignment = 8 : i64} : vector<8xi64>, !llvm.ptr
      }
      scf.for %unit_pos_x = %c0_i32 to %c128_i32 step %c8_i32 : i32 {
        %unit_pos_x_all = vector.broadcast %unit_pos_x : i32 to vector<8xi32>
        %unit_pos_x_each = arith.addi %unit_pos_x_all, %iota_8xi32 : vector<8xi32>
        %eq = arith.cmpi eq, %unit_pos_x_each, %c0_8xi32 : vector<8xi32>
        %any = vector.reduction <or>, %eq : vector<8xi1> into i1
        scf.if %any {
          scf.for unsigned %plane = %c1_i32 to %c128_i32 step %c1_i32 : i32 {
            %total.1_units_at = llvm.getelementptr %total.1_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, i64
            %total.1_value = llvm.load %total.1_units_at {alignment = 8 : i64} : !llvm.ptr -> vector<8xi64>
            %sums_at = llvm.getelementptr %sums[%plane] : (!llvm.ptr, i32) -> !llvm.ptr, i64
            %sums_value = llvm.load %sums_at {alignment = 8 : i64} : !llvm.ptr -> i64
            %sums_value_all = vector.broadcast %sums_value : i64 to vector<8xi64>
            %add = arith.addi %total.1_value, %sums_value_all : vector<8xi64>
            %total.1_units_old = llvm.load %total.1_units_at {alignment = 8 : i64} : !llvm.ptr -> vector<8xi64>
            %total.1_units_new = arith.select %eq, %add, %total.1_units_old : vector<8xi1>, vector<8xi64>
            llvm.store %total.1_units_new, %total.1_units_at {alignment = 8 : i64} : vector<8xi64>, !llvm.ptr
            %product.1_units_at = llvm.getelementptr %product.1_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, i64
            %product.1_value = llvm.load %product.1_units_at {alignment = 8 : i64} : !llvm.ptr -> vector<8xi64>
            %products_at = llvm.getelementptr %products[%plane] : (!llvm.ptr, i32) -> !llvm.ptr, i64
            %products_value = llvm.load %products_at {alignment = 8 : i64} : !llvm.ptr -> i64
            %products_value_all = vector.broadcast %products_value : i64 to vector<8xi64>
            %mul = arith.muli %product.1_value, %products_value_all : vector<8xi64>
            %product.1_units_old = llvm.load %product.1_units_at {alignment = 8 : i64} : !llvm.ptr -> vector<8xi64>
            %product.1_units_new = arith.select %eq, %mul, %product.1_units_old : vector<8xi1>, vector<8xi64>
            llvm.store %product.1_units_new, %product.1_units_at {alignment = 8 : i64} : vector<8xi64>, !llvm.ptr
            %most.1_units_at = llvm.getelementptr %most.1_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, i64
            %most.1_value = llvm.load %most.1_units_at {alignment = 8 : i64} : !llvm.ptr -> vector<8xi64>
            %greatest_at = llvm.getelementptr %greatest[%plane] : (!llvm.ptr, i32) -> !llvm.ptr, i64
            %greatest_value = llvm.load %greatest_at {alignment = 8 : i64} : !llvm.ptr -> i64
            %greatest_value_all = vector.broadcast %greatest_value : i64 to vector<8xi64>
            %max = arith.maxui %most.1_value, %greatest_value_all : vector<8xi64>
            %most.1_units_old = llvm.load %most.1_units_at {alignment = 8 : i64} : !llvm.ptr -> vector<8xi64>
            %most.1_units_new = arith.select %eq, %max, %most.1_units_old : vector<8xi1>, vector<8xi64>
            llvm.store %most.1_units_new, %most.1_units_at {alignment = 8 : i64} : vector<8xi64>, !llvm.ptr
          }
          %total.1_units_at = llvm.getelementptr %total.1_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, i64
          %total.1_value = llvm.load %total.1_units_at {alignment = 8 : i64} : !llvm.ptr -> vector<8xi64>
          %lt = arith.cmpi ult, %cube_pos_x, %out_shape_0 : i32
          %mul = arith.muli %cube_pos_x, %out_shape_1 : i32
          %lt_1 = arith.cmpi ult, %c0_i32, %out_shape_1 : i32
          %logical_and = arith.andi %lt, %lt_1 : i1
          %logical_and_all = vector.broadcast %logical_and : i1 to vector<8xi1>
          %active = arith.andi %eq, %logical_and_all : vector<8xi1>
          %mul_all = vector.broadcast %mul : i32 to vector<8xi32>
          %out_at = llvm.getelementptr %out[%mul_all] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i64
          llvm.intr.masked.scatter %total.1_value, %out_at, %active {alignment = 8 : i32} : vector<8xi64>, vector<8xi1> into vector<8x!llvm.ptr>
          %product.1_units_at = llvm.getelementptr %product.1_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, i64
          %product.1_value = llvm.load %product.1_units_at {alignment = 8 : i64} : !llvm.ptr -> vector<8xi64>
          %lt_2 = arith.cmpi ult, %c1_i32, %out_shape_1 : i32
          %logical_and_1 = arith.andi %lt, %lt_2 : i1
          %add = arith.addi %mul, %c1_i32 : i32
          %logical_and_1_all = vector.broadcast %logical_and_1 : i1 to vector<8xi1>
          %active_1 = arith.andi %eq, %logical_and_1_all : vector<8xi1>
          %add_all = vector.broadcast %add : i32 to vector<8xi32>
          %out_at_1 = llvm.getelementptr %out[%add_all] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i64
          llvm.intr.masked.scatter %product.1_value, %out_at_1, %active_1 {alignment = 8 : i32} : vector<8xi64>, vector<8xi1> into vector<8x!llvm.ptr>
          %most.1_units_at = llvm.getelementptr %most.1_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, i64
          %most.1_value = llvm.load %most.1_units_at {alignment = 8 : i64} : !llvm.ptr -> vector<8xi64>
          %lt_3 = arith.cmpi ult, %c2_i32, %out_shape_1 : i32
          %logical_and_2 = arith.andi %lt, %lt_3 : i1
          %add_1 = arith.addi %mul, %c2_i32 : i32
          %logical_and_2_all = vector.broadcast %logical_and_2 : i1 to vector<8xi1>
          %active_2 = arith.andi %eq, %logical_and_2_all : vector<8xi1>
          %add_1_all = vector.broadcast %add_1 : i32 to vector<8xi32>
          %out_at_2 = llvm.getelementptr %out[%add_1_all] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i64
          llvm.intr.masked.scatter %most.1_value, %out_at_2, %active_2 {alignment = 8 : i32} : vector<8xi64>, vector<8xi1> into vector<8x!llvm.ptr>
        }
      }
    }
    return
  }
}
