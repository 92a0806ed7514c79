#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func @pooling(%x: !llvm.ptr {llvm.noalias, llvm.readonly}, %out: !llvm.ptr {llvm.noalias},
      %x_shape_0: i32, %x_shape_1: i32, %out_shape_0: i32, %out_shape_1: i32, %cube_count_x: i32,
      %cube_count_y: i32, %cube_count_z: i32, %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c8_i32 = arith.constant 8 : i32
    %c16_i32 = arith.constant 16 : i32
    %c7_i32 = arith.constant 7 : i32
    %c15_i32 = arith.constant 15 : i32
    %c1_i32 = arith.constant 1 : i32
    %state = llvm.alloca %c1_i64 x vector<8xf32> : (i64) -> !llvm.ptr
    %c-3.4028235e38_8xf32 = arith.constant dense<-3.4028235e+38> : vector<8xf32>
    %c2_i32 = arith.constant 2 : i32
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %c2_8xi32 = arith.constant dense<2> : vector<8xi32>
    %c1_8xi32 = arith.constant dense<1> : vector<8xi32>
    %c0_8xi32 = arith.constant dense<0> : vector<8xi32>
    %ctrue_8xi1 = arith.constant dense<true> : vector<8xi1>
    %c0.0_8xf32 = arith.constant dense<0.0> : vector<8xf32>
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %count_x = arith.extui %cube_count_x : i32 to i64
      %pos_x = arith.remui %cube, %count_x : i64
      %rest = arith.divui %cube, %count_x : i64
      %cube_pos_x = arith.trunci %pos_x : i64 to i32
      %cube_pos_y = arith.trunci %rest : i64 to i32
      %mul = arith.muli %cube_pos_y, %c8_i32 : i32
      %mul_1 = arith.muli %cube_pos_x, %c16_i32 : i32
      %row_last = llvm.intr.uadd.sat(%mul, %c7_i32) : (i32, i32) -> i32
      %full = arith.cmpi ult, %row_last, %out_shape_0 : i32
      %column_last = llvm.intr.uadd.sat(%mul_1, %c15_i32) : (i32, i32) -> i32
      %full_1 = arith.cmpi ult, %column_last, %out_shape_1 : i32
      %full_2 = arith.andi %full, %full_1 : i1
      scf.if %full_2 {
        scf.for %unit_pos_y = %c0_i32 to %c8_i32 step %c1_i32 : i32 {
          scf.for %unit_pos_x = %c0_i32 to %c16_i32 step %c8_i32 : i32 {
            %row = arith.addi %mul, %unit_pos_y : i32
            %column = arith.addi %mul_1, %unit_pos_x : i32
            llvm.store %c-3.4028235e38_8xf32, %state : vector<8xf32>, !llvm.ptr
            %mul_2 = arith.muli %row, %c2_i32 : i32
            %add = arith.addi %mul_2, %c2_i32 : i32
            %min = arith.minui %add, %x_shape_0 : i32
            scf.for unsigned %y = %mul_2 to %min step %c1_i32 : i32 {
              %column_all = vector.broadcast %column : i32 to vector<8xi32>
              %column_each = arith.addi %column_all, %iota_8xi32 : vector<8xi32>
              %mul_3 = arith.muli %column_each, %c2_8xi32 : vector<8xi32>
              %add_1 = arith.addi %mul_3, %c2_8xi32 : vector<8xi32>
              %x_shape_1_all = vector.broadcast %x_shape_1 : i32 to vector<8xi32>
              %min_1 = arith.minui %add_1, %x_shape_1_all : vector<8xi32>
              %some = arith.cmpi ult, %mul_3, %min_1 : vector<8xi32>
              %gap = arith.subi %min_1, %mul_3 : vector<8xi32>
              %trips = arith.select %some, %gap, %c0_8xi32 : vector<8xi1>, vector<8xi32>
              %most = vector.reduction <maxui>, %trips : vector<8xi32> into i32
              %least = vector.reduction <minui>, %trips : vector<8xi32> into i32
              scf.for unsigned %trip = %c0_i32 to %least step %c1_i32 : i32 {
                %trip_all = vector.broadcast %trip : i32 to vector<8xi32>
                %distance = arith.muli %trip_all, %c1_8xi32 : vector<8xi32>
                %z = arith.addi %mul_3, %distance : vector<8xi32>
                %state_value = llvm.load %state : !llvm.ptr -> vector<8xf32>
                %mul_4 = arith.muli %y, %x_shape_1 : i32
                %mul_4_all = vector.broadcast %mul_4 : i32 to vector<8xi32>
                %add_2 = arith.addi %mul_4_all, %z : vector<8xi32>
                %x_at = llvm.getelementptr %x[%add_2] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
                %x_value = llvm.intr.masked.gather %x_at, %ctrue_8xi1, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
                %max = arith.maximumf %state_value, %x_value : vector<8xf32>
                llvm.store %max, %state : vector<8xf32>, !llvm.ptr
              }
              scf.for unsigned %trip = %least to %most step %c1_i32 : i32 {
                %trip_all = vector.broadcast %trip : i32 to vector<8xi32>
                %active = arith.cmpi ult, %trip_all, %trips : vector<8xi32>
                %distance = arith.muli %trip_all, %c1_8xi32 : vector<8xi32>
                %z = arith.addi %mul_3, %distance : vector<8xi32>
                %state_value = llvm.load %state : !llvm.ptr -> vector<8xf32>
                %mul_4 = arith.muli %y, %x_shape_1 : i32
                %mul_4_all = vector.broadcast %mul_4 : i32 to vector<8xi32>
                %add_2 = arith.addi %mul_4_all, %z : vector<8xi32>
                %x_at = llvm.getelementptr %x[%add_2] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
                %x_value = llvm.intr.masked.gather %x_at, %active, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
                %max = arith.maximumf %state_value, %x_value : vector<8xf32>
                %state_old = llvm.load %state : !llvm.ptr -> vector<8xf32>
                %state_new = arith.select %active, %max, %state_old : vector<8xi1>, vector<8xf32>
                llvm.store %state_new, %state : vector<8xf32>, !llvm.ptr
              }
            }
            %state_value = llvm.load %state : !llvm.ptr -> vector<8xf32>
            %mul_3 = arith.muli %row, %out_shape_1 : i32
            %add_1 = arith.addi %mul_3, %column : i32
            %out_at = llvm.getelementptr %out[%add_1] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.store %state_value, %out_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          }
        }
      } else {
        scf.for %unit_pos_y = %c0_i32 to %c8_i32 step %c1_i32 : i32 {
          scf.for %unit_pos_x = %c0_i32 to %c16_i32 step %c8_i32 : i32 {
            %row = arith.addi %mul, %unit_pos_y : i32
            %column = arith.addi %mul_1, %unit_pos_x : i32
            %ge = arith.cmpi uge, %row, %out_shape_0 : i32
            %column_all = vector.broadcast %column : i32 to vector<8xi32>
            %column_each = arith.addi %column_all, %iota_8xi32 : vector<8xi32>
            %out_shape_1_all = vector.broadcast %out_shape_1 : i32 to vector<8xi32>
            %ge_1 = arith.cmpi uge, %column_each, %out_shape_1_all : vector<8xi32>
            %ge_all = vector.broadcast %ge : i1 to vector<8xi1>
            %logical_or = arith.ori %ge_all, %ge_1 : vector<8xi1>
            %logical_not = arith.xori %logical_or, %ctrue_8xi1 : vector<8xi1>
            %any = vector.reduction <or>, %logical_not : vector<8xi1> into i1
            scf.if %any {
              llvm.store %c-3.4028235e38_8xf32, %state : vector<8xf32>, !llvm.ptr
              %mul_2 = arith.muli %row, %c2_i32 : i32
              %add = arith.addi %mul_2, %c2_i32 : i32
              %min = arith.minui %add, %x_shape_0 : i32
              scf.for unsigned %y = %mul_2 to %min step %c1_i32 : i32 {
                %mul_3 = arith.muli %column_each, %c2_8xi32 : vector<8xi32>
                %add_1 = arith.addi %mul_3, %c2_8xi32 : vector<8xi32>
                %x_shape_1_all = vector.broadcast %x_shape_1 : i32 to vector<8xi32>
                %min_1 = arith.minui %add_1, %x_shape_1_all : vector<8xi32>
                %some = arith.cmpi ult, %mul_3, %min_1 : vector<8xi32>
                %gap = arith.subi %min_1, %mul_3 : vector<8xi32>
                %trips = arith.select %some, %gap, %c0_8xi32 : vector<8xi1>, vector<8xi32>
                %trips_1 = arith.select %logical_not, %trips, %c0_8xi32 : vector<8xi1>, vector<8xi32>
                %most = vector.reduction <maxui>, %trips_1 : vector<8xi32> into i32
                scf.for unsigned %trip = %c0_i32 to %most step %c1_i32 : i32 {
                  %trip_all = vector.broadcast %trip : i32 to vector<8xi32>
                  %active = arith.cmpi ult, %trip_all, %trips_1 : vector<8xi32>
                  %distance = arith.muli %trip_all, %c1_8xi32 : vector<8xi32>
                  %z = arith.addi %mul_3, %distance : vector<8xi32>
                  %state_value = llvm.load %state : !llvm.ptr -> vector<8xf32>
                  %mul_4 = arith.muli %y, %x_shape_1 : i32
                  %mul_4_all = vector.broadcast %mul_4 : i32 to vector<8xi32>
                  %add_2 = arith.addi %mul_4_all, %z : vector<8xi32>
                  %x_at = llvm.getelementptr %x[%add_2] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
                  %x_value = llvm.intr.masked.gather %x_at, %active, %c0.0_8xf32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
                  %max = arith.maximumf %state_value, %x_value : vector<8xf32>
                  %state_old = llvm.load %state : !llvm.ptr -> vector<8xf32>
                  %state_new = arith.select %active, %max, %state_old : vector<8xi1>, vector<8xf32>
                  llvm.store %state_new, %state : vector<8xf32>, !llvm.ptr
                }
              }
              %state_value = llvm.load %state : !llvm.ptr -> vector<8xf32>
              %mul_3 = arith.muli %row, %out_shape_1 : i32
              %add_1 = arith.addi %mul_3, %column : i32
              %out_at = llvm.getelementptr %out[%add_1] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              llvm.intr.masked.store %state_value, %out_at, %logical_not {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
            }
          } {llvm.loop_annotation = #rolled}
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
