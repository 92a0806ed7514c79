#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func @fnv(%records: !llvm.ptr {llvm.noalias, llvm.readonly}, %out: !llvm.ptr {llvm.noalias},
      %records_shape_0: i32, %records_shape_1: i32, %out_length: i32, %cube_count_x: i32, %cube_count_y: i32,
      %cube_count_z: i32, %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c256_i32 = arith.constant 256 : i32
    %c255_i32 = arith.constant 255 : i32
    %c8_i32 = arith.constant 8 : i32
    %result = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c-2128831035_8xi32 = arith.constant dense<-2128831035> : vector<8xi32>
    %c1_i32 = arith.constant 1 : i32
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %ctrue_8xi1 = arith.constant dense<true> : vector<8xi1>
    %c0_8xi32 = arith.constant dense<0> : vector<8xi32>
    %c255_8xi32 = arith.constant dense<255> : vector<8xi32>
    %c16777619_8xi32 = arith.constant dense<16777619> : vector<8xi32>
    %c8_8xi32 = arith.constant dense<8> : vector<8xi32>
    %c16_8xi32 = arith.constant dense<16> : vector<8xi32>
    %c24_8xi32 = arith.constant dense<24> : vector<8xi32>
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %cube_pos_x = arith.trunci %cube : i64 to i32
      %mul = arith.muli %cube_pos_x, %c256_i32 : i32
      %row_last = llvm.intr.uadd.sat(%mul, %c255_i32) : (i32, i32) -> i32
      %full = arith.cmpi ult, %row_last, %records_shape_0 : i32
      %full_1 = arith.cmpi ult, %row_last, %out_length : i32
      %full_2 = arith.andi %full, %full_1 : i1
      scf.if %full_2 {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
          %row = arith.addi %mul, %unit_pos_x : i32
          llvm.store %c-2128831035_8xi32, %result : vector<8xi32>, !llvm.ptr
          scf.for unsigned %k = %c0_i32 to %records_shape_1 step %c1_i32 : i32 {
            %row_all = vector.broadcast %row : i32 to vector<8xi32>
            %row_each = arith.addi %row_all, %iota_8xi32 : vector<8xi32>
            %records_shape_1_all = vector.broadcast %records_shape_1 : i32 to vector<8xi32>
            %mul_1 = arith.muli %row_each, %records_shape_1_all : vector<8xi32>
            %k_all = vector.broadcast %k : i32 to vector<8xi32>
            %add = arith.addi %mul_1, %k_all : vector<8xi32>
            %records_at = llvm.getelementptr %records[%add] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
            %word = llvm.intr.masked.gather %records_at, %ctrue_8xi1, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
            %result_value = llvm.load %result : !llvm.ptr -> vector<8xi32>
            %bit_and = arith.andi %word, %c255_8xi32 : vector<8xi32>
            %bit_xor = arith.xori %result_value, %bit_and : vector<8xi32>
            %mul_2 = arith.muli %bit_xor, %c16777619_8xi32 : vector<8xi32>
            llvm.store %mul_2, %result : vector<8xi32>, !llvm.ptr
            %result_value_1 = llvm.load %result : !llvm.ptr -> vector<8xi32>
            %shr_masked = arith.shrui %word, %c8_8xi32 : vector<8xi32>
            %bit_and_1 = arith.andi %shr_masked, %c255_8xi32 : vector<8xi32>
            %bit_xor_1 = arith.xori %result_value_1, %bit_and_1 : vector<8xi32>
            %mul_3 = arith.muli %bit_xor_1, %c16777619_8xi32 : vector<8xi32>
            llvm.store %mul_3, %result : vector<8xi32>, !llvm.ptr
            %result_value_2 = llvm.load %result : !llvm.ptr -> vector<8xi32>
            %shr_masked_1 = arith.shrui %word, %c16_8xi32 : vector<8xi32>
            %bit_and_2 = arith.andi %shr_masked_1, %c255_8xi32 : vector<8xi32>
            %bit_xor_2 = arith.xori %result_value_2, %bit_and_2 : vector<8xi32>
            %mul_4 = arith.muli %bit_xor_2, %c16777619_8xi32 : vector<8xi32>
            llvm.store %mul_4, %result : vector<8xi32>, !llvm.ptr
            %result_value_3 = llvm.load %result : !llvm.ptr -> vector<8xi32>
            %shr_masked_2 = arith.shrui %word, %c24_8xi32 : vector<8xi32>
            %bit_xor_3 = arith.xori %result_value_3, %shr_masked_2 : vector<8xi32>
            %mul_5 = arith.muli %bit_xor_3, %c16777619_8xi32 : vector<8xi32>
            llvm.store %mul_5, %result : vector<8xi32>, !llvm.ptr
          }
          %result_value = llvm.load %result : !llvm.ptr -> vector<8xi32>
          %out_at = llvm.getelementptr %out[%row] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          llvm.store %result_value, %out_at {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
        }
      } else {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
          %row = arith.addi %mul, %unit_pos_x : i32
          %row_all = vector.broadcast %row : i32 to vector<8xi32>
          %row_each = arith.addi %row_all, %iota_8xi32 : vector<8xi32>
          %records_shape_0_all = vector.broadcast %records_shape_0 : i32 to vector<8xi32>
          %lt = arith.cmpi ult, %row_each, %records_shape_0_all : vector<8xi32>
          %any = vector.reduction <or>, %lt : vector<8xi1> into i1
          scf.if %any {
            llvm.store %c-2128831035_8xi32, %result : vector<8xi32>, !llvm.ptr
            scf.for unsigned %k = %c0_i32 to %records_shape_1 step %c1_i32 : i32 {
              %records_shape_1_all = vector.broadcast %records_shape_1 : i32 to vector<8xi32>
              %mul_1 = arith.muli %row_each, %records_shape_1_all : vector<8xi32>
              %k_all = vector.broadcast %k : i32 to vector<8xi32>
              %add = arith.addi %mul_1, %k_all : vector<8xi32>
              %records_at = llvm.getelementptr %records[%add] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
              %word = llvm.intr.masked.gather %records_at, %lt, %c0_8xi32 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
              %result_value = llvm.load %result : !llvm.ptr -> vector<8xi32>
              %bit_and = arith.andi %word, %c255_8xi32 : vector<8xi32>
              %bit_xor = arith.xori %result_value, %bit_and : vector<8xi32>
              %mul_2 = arith.muli %bit_xor, %c16777619_8xi32 : vector<8xi32>
              llvm.store %mul_2, %result : vector<8xi32>, !llvm.ptr
              %result_value_1 = llvm.load %result : !llvm.ptr -> vector<8xi32>
              %shr_masked = arith.shrui %word, %c8_8xi32 : vector<8xi32>
              %bit_and_1 = arith.andi %shr_masked, %c255_8xi32 : vector<8xi32>
              %bit_xor_1 = arith.xori %result_value_1, %bit_and_1 : vector<8xi32>
              %mul_3 = arith.muli %bit_xor_1, %c16777619_8xi32 : vector<8xi32>
              llvm.store %mul_3, %result : vector<8xi32>, !llvm.ptr
              %result_value_2 = llvm.load %result : !llvm.ptr -> vector<8xi32>
              %shr_masked_1 = arith.shrui %word, %c16_8xi32 : vector<8xi32>
              %bit_and_2 = arith.andi %shr_masked_1, %c255_8xi32 : vector<8xi32>
              %bit_xor_2 = arith.xori %result_value_2, %bit_and_2 : vector<8xi32>
              %mul_4 = arith.muli %bit_xor_2, %c16777619_8xi32 : vector<8xi32>
              llvm.store %mul_4, %result : vector<8xi32>, !llvm.ptr
              %result_value_3 = llvm.load %result : !llvm.ptr -> vector<8xi32>
              %shr_masked_2 = arith.shrui %word, %c24_8xi32 : vector<8xi32>
              %bit_xor_3 = arith.xori %result_value_3, %shr_masked_2 : vector<8xi32>
              %mul_5 = arith.muli %bit_xor_3, %c16777619_8xi32 : vector<8xi32>
              llvm.store %mul_5, %result : vector<8xi32>, !llvm.ptr
            }
            %result_value = llvm.load %result : !llvm.ptr -> vector<8xi32>
            %out_length_all = vector.broadcast %out_length : i32 to vector<8xi32>
            %lt_1 = arith.cmpi ult, %row_each, %out_length_all : vector<8xi32>
            %active = arith.andi %lt, %lt_1 : vector<8xi1>
            %out_at = llvm.getelementptr %out[%row] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            llvm.intr.masked.store %result_value, %out_at, %active {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
          }
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
