#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func @clamp_twice(%x: !llvm.ptr {llvm.noalias, llvm.readonly},
      %n: !llvm.ptr {llvm.noalias, llvm.readonly}, %out: !llvm.ptr {llvm.noalias},
      %counts: !llvm.ptr {llvm.noalias}, %x_length: i32, %n_length: i32, %out_length: i32,
      %counts_length: i32, %cube_count_x: i32, %cube_count_y: i32, %cube_count_z: i32, %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c256_i32 = arith.constant 256 : i32
    %c255_i32 = arith.constant 255 : i32
    %c8_i32 = arith.constant 8 : i32
    %soft_clip_result = llvm.alloca %c1_i64 x vector<8xf32> : (i64) -> !llvm.ptr
    %c0.0_8xf32 = arith.constant dense<0.0> : vector<8xf32>
    %c-1.0_8xf32 = arith.constant dense<-1.0> : vector<8xf32>
    %c4.0_8xf32 = arith.constant dense<4.0> : vector<8xf32>
    %ctrue_8xi1 = arith.constant dense<true> : vector<8xi1>
    %c1.0_8xf32 = arith.constant dense<1.0> : vector<8xf32>
    %soft_clip_result_1 = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c0_8xi32 = arith.constant dense<0> : vector<8xi32>
    %c-10_8xi32 = arith.constant dense<-10> : vector<8xi32>
    %c10_8xi32 = arith.constant dense<10> : vector<8xi32>
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %cube_pos_x = arith.trunci %cube : i64 to i32
      %mul = arith.muli %cube_pos_x, %c256_i32 : i32
      %i_last = llvm.intr.uadd.sat(%mul, %c255_i32) : (i32, i32) -> i32
      %full = arith.cmpi ult, %i_last, %x_length : i32
      %full_1 = arith.cmpi ult, %i_last, %out_length : i32
      %full_2 = arith.andi %full, %full_1 : i1
      %full_3 = arith.cmpi ult, %i_last, %n_length : i32
      %full_4 = arith.andi %full_2, %full_3 : i1
      %full_5 = arith.cmpi ult, %i_last, %counts_length : i32
      %full_6 = arith.andi %full_4, %full_5 : i1
      scf.if %full_6 {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
          %i = arith.addi %mul, %unit_pos_x : i32
          %x_at = llvm.getelementptr %x[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %x_value = llvm.load %x_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          llvm.store %c0.0_8xf32, %soft_clip_result : vector<8xf32>, !llvm.ptr
          %lt = arith.cmpf olt, %x_value, %c-1.0_8xf32 : vector<8xf32>
          %any = vector.reduction <or>, %lt : vector<8xi1> into i1
          scf.if %any {
            %sub = arith.subf %x_value, %c-1.0_8xf32 : vector<8xf32>
            %div = arith.divf %sub, %c4.0_8xf32 : vector<8xf32>
            %add = arith.addf %c-1.0_8xf32, %div : vector<8xf32>
            %soft_clip_result_old = llvm.load %soft_clip_result : !llvm.ptr -> vector<8xf32>
            %soft_clip_result_new = arith.select %lt, %add, %soft_clip_result_old : vector<8xi1>, vector<8xf32>
            llvm.store %soft_clip_result_new, %soft_clip_result : vector<8xf32>, !llvm.ptr
          }
          %otherwise = arith.xori %lt, %ctrue_8xi1 : vector<8xi1>
          %any_1 = vector.reduction <or>, %otherwise : vector<8xi1> into i1
          scf.if %any_1 {
            %gt = arith.cmpf ogt, %x_value, %c1.0_8xf32 : vector<8xf32>
            %active = arith.andi %otherwise, %gt : vector<8xi1>
            %soft_clip_result_old = llvm.load %soft_clip_result : !llvm.ptr -> vector<8xf32>
            %soft_clip_result_new = arith.select %active, %c1.0_8xf32, %soft_clip_result_old : vector<8xi1>, vector<8xf32>
            llvm.store %soft_clip_result_new, %soft_clip_result : vector<8xf32>, !llvm.ptr
            %otherwise_1 = arith.xori %gt, %ctrue_8xi1 : vector<8xi1>
            %active_1 = arith.andi %otherwise, %otherwise_1 : vector<8xi1>
            %soft_clip_result_old_1 = llvm.load %soft_clip_result : !llvm.ptr -> vector<8xf32>
            %soft_clip_result_old_1_new = arith.select %active_1, %x_value, %soft_clip_result_old_1 : vector<8xi1>, vector<8xf32>
            llvm.store %soft_clip_result_old_1_new, %soft_clip_result : vector<8xf32>, !llvm.ptr
          }
          %soft_clip_result_value = llvm.load %soft_clip_result : !llvm.ptr -> vector<8xf32>
          %out_at = llvm.getelementptr %out[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %soft_clip_result_value, %out_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          %n_at = llvm.getelementptr %n[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          %n_value = llvm.load %n_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xi32>
          llvm.store %c0_8xi32, %soft_clip_result_1 : vector<8xi32>, !llvm.ptr
          %lt_1 = arith.cmpi slt, %n_value, %c-10_8xi32 : vector<8xi32>
          %soft_clip_result_1_old = llvm.load %soft_clip_result_1 : !llvm.ptr -> vector<8xi32>
          %soft_clip_result_1_new = arith.select %lt_1, %c-10_8xi32, %soft_clip_result_1_old : vector<8xi1>, vector<8xi32>
          llvm.store %soft_clip_result_1_new, %soft_clip_result_1 : vector<8xi32>, !llvm.ptr
          %otherwise_1 = arith.xori %lt_1, %ctrue_8xi1 : vector<8xi1>
          %any_2 = vector.reduction <or>, %otherwise_1 : vector<8xi1> into i1
          scf.if %any_2 {
            %gt = arith.cmpi sgt, %n_value, %c10_8xi32 : vector<8xi32>
            %active = arith.andi %otherwise_1, %gt : vector<8xi1>
            %soft_clip_result_1_old_1 = llvm.load %soft_clip_result_1 : !llvm.ptr -> vector<8xi32>
            %soft_clip_result_1_old_1_new = arith.select %active, %c10_8xi32, %soft_clip_result_1_old_1 : vector<8xi1>, vector<8xi32>
            llvm.store %soft_clip_result_1_old_1_new, %soft_clip_result_1 : vector<8xi32>, !llvm.ptr
            %otherwise_2 = arith.xori %gt, %ctrue_8xi1 : vector<8xi1>
            %active_1 = arith.andi %otherwise_1, %otherwise_2 : vector<8xi1>
            %soft_clip_result_1_old_2 = llvm.load %soft_clip_result_1 : !llvm.ptr -> vector<8xi32>
            %soft_clip_result_1_old_2_new = arith.select %active_1, %n_value, %soft_clip_result_1_old_2 : vector<8xi1>, vector<8xi32>
            llvm.store %soft_clip_result_1_old_2_new, %soft_clip_result_1 : vector<8xi32>, !llvm.ptr
          }
          %soft_clip_result_value_1 = llvm.load %soft_clip_result_1 : !llvm.ptr -> vector<8xi32>
          %counts_at = llvm.getelementptr %counts[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          llvm.store %soft_clip_result_value_1, %counts_at {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
        }
      } else {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
          %i = arith.addi %mul, %unit_pos_x : i32
          %i_all = vector.broadcast %i : i32 to vector<8xi32>
          %i_each = arith.addi %i_all, %iota_8xi32 : vector<8xi32>
          %x_length_all = vector.broadcast %x_length : i32 to vector<8xi32>
          %lt = arith.cmpi ult, %i_each, %x_length_all : vector<8xi32>
          %any = vector.reduction <or>, %lt : vector<8xi1> into i1
          scf.if %any {
            %x_at = llvm.getelementptr %x[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %x_value = llvm.intr.masked.load %x_at, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            llvm.store %c0.0_8xf32, %soft_clip_result : vector<8xf32>, !llvm.ptr
            %lt_1 = arith.cmpf olt, %x_value, %c-1.0_8xf32 : vector<8xf32>
            %active = arith.andi %lt, %lt_1 : vector<8xi1>
            %any_1 = vector.reduction <or>, %active : vector<8xi1> into i1
            scf.if %any_1 {
              %sub = arith.subf %x_value, %c-1.0_8xf32 : vector<8xf32>
              %div = arith.divf %sub, %c4.0_8xf32 : vector<8xf32>
              %add = arith.addf %c-1.0_8xf32, %div : vector<8xf32>
              %soft_clip_result_old = llvm.load %soft_clip_result : !llvm.ptr -> vector<8xf32>
              %soft_clip_result_new = arith.select %active, %add, %soft_clip_result_old : vector<8xi1>, vector<8xf32>
              llvm.store %soft_clip_result_new, %soft_clip_result : vector<8xf32>, !llvm.ptr
            }
            %otherwise = arith.xori %lt_1, %ctrue_8xi1 : vector<8xi1>
            %active_1 = arith.andi %lt, %otherwise : vector<8xi1>
            %any_2 = vector.reduction <or>, %active_1 : vector<8xi1> into i1
            scf.if %any_2 {
              %gt = arith.cmpf ogt, %x_value, %c1.0_8xf32 : vector<8xf32>
              %active_2 = arith.andi %active_1, %gt : vector<8xi1>
              %soft_clip_result_old = llvm.load %soft_clip_result : !llvm.ptr -> vector<8xf32>
              %soft_clip_result_new = arith.select %active_2, %c1.0_8xf32, %soft_clip_result_old : vector<8xi1>, vector<8xf32>
              llvm.store %soft_clip_result_new, %soft_clip_result : vector<8xf32>, !llvm.ptr
              %otherwise_1 = arith.xori %gt, %ctrue_8xi1 : vector<8xi1>
              %active_3 = arith.andi %active_1, %otherwise_1 : vector<8xi1>
              %soft_clip_result_old_1 = llvm.load %soft_clip_result : !llvm.ptr -> vector<8xf32>
              %soft_clip_result_old_1_new = arith.select %active_3, %x_value, %soft_clip_result_old_1 : vector<8xi1>, vector<8xf32>
              llvm.store %soft_clip_result_old_1_new, %soft_clip_result : vector<8xf32>, !llvm.ptr
            }
            %soft_clip_result_value = llvm.load %soft_clip_result : !llvm.ptr -> vector<8xf32>
            %out_length_all = vector.broadcast %out_length : i32 to vector<8xi32>
            %lt_2 = arith.cmpi ult, %i_each, %out_length_all : vector<8xi32>
            %active_2 = arith.andi %lt, %lt_2 : vector<8xi1>
            %out_at = llvm.getelementptr %out[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.intr.masked.store %soft_clip_result_value, %out_at, %active_2 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
            %n_length_all = vector.broadcast %n_length : i32 to vector<8xi32>
            %lt_3 = arith.cmpi ult, %i_each, %n_length_all : vector<8xi32>
            %active_3 = arith.andi %lt, %lt_3 : vector<8xi1>
            %n_at = llvm.getelementptr %n[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            %n_value = llvm.intr.masked.load %n_at, %active_3, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
            llvm.store %c0_8xi32, %soft_clip_result_1 : vector<8xi32>, !llvm.ptr
            %lt_4 = arith.cmpi slt, %n_value, %c-10_8xi32 : vector<8xi32>
            %active_4 = arith.andi %lt, %lt_4 : vector<8xi1>
            %soft_clip_result_1_old = llvm.load %soft_clip_result_1 : !llvm.ptr -> vector<8xi32>
            %soft_clip_result_1_new = arith.select %active_4, %c-10_8xi32, %soft_clip_result_1_old : vector<8xi1>, vector<8xi32>
            llvm.store %soft_clip_result_1_new, %soft_clip_result_1 : vector<8xi32>, !llvm.ptr
            %otherwise_1 = arith.xori %lt_4, %ctrue_8xi1 : vector<8xi1>
            %active_5 = arith.andi %lt, %otherwise_1 : vector<8xi1>
            %any_3 = vector.reduction <or>, %active_5 : vector<8xi1> into i1
            scf.if %any_3 {
              %gt = arith.cmpi sgt, %n_value, %c10_8xi32 : vector<8xi32>
              %active_6 = arith.andi %active_5, %gt : vector<8xi1>
              %soft_clip_result_1_old_1 = llvm.load %soft_clip_result_1 : !llvm.ptr -> vector<8xi32>
              %soft_clip_result_1_old_1_new = arith.select %active_6, %c10_8xi32, %soft_clip_result_1_old_1 : vector<8xi1>, vector<8xi32>
              llvm.store %soft_clip_result_1_old_1_new, %soft_clip_result_1 : vector<8xi32>, !llvm.ptr
              %otherwise_2 = arith.xori %gt, %ctrue_8xi1 : vector<8xi1>
              %active_7 = arith.andi %active_5, %otherwise_2 : vector<8xi1>
              %soft_clip_result_1_old_2 = llvm.load %soft_clip_result_1 : !llvm.ptr -> vector<8xi32>
              %soft_clip_result_1_old_2_new = arith.select %active_7, %n_value, %soft_clip_result_1_old_2 : vector<8xi1>, vector<8xi32>
              llvm.store %soft_clip_result_1_old_2_new, %soft_clip_result_1 : vector<8xi32>, !llvm.ptr
            }
            %soft_clip_result_value_1 = llvm.load %soft_clip_result_1 : !llvm.ptr -> vector<8xi32>
            %counts_length_all = vector.broadcast %counts_length : i32 to vector<8xi32>
            %lt_5 = arith.cmpi ult, %i_each, %counts_length_all : vector<8xi32>
            %active_6 = arith.andi %lt, %lt_5 : vector<8xi1>
            %counts_at = llvm.getelementptr %counts[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            llvm.intr.masked.store %soft_clip_result_value_1, %counts_at, %active_6 {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
          }
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
