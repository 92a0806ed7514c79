#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func @adam(%parameters: !llvm.ptr {llvm.noalias}, %gradients: !llvm.ptr {llvm.noalias, llvm.readonly},
      %first: !llvm.ptr {llvm.noalias}, %second: !llvm.ptr {llvm.noalias}, %options_rate: f32,
      %options_correction1: f32, %options_correction2: f32, %parameters_length: i32, %gradients_length: i32,
      %first_length: i32, %second_length: i32, %cube_count_x: i32, %cube_count_y: i32, %cube_count_z: i32,
      %first_cube: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c256_i32 = arith.constant 256 : i32
    %c255_i32 = arith.constant 255 : i32
    %c8_i32 = arith.constant 8 : i32
    %parameter = llvm.alloca %c1_i64 x vector<8xf32> : (i64) -> !llvm.ptr
    %c0.9_8xf32 = arith.constant dense<0.9> : vector<8xf32>
    %c0.1_8xf32 = arith.constant dense<0.1> : vector<8xf32>
    %c0.999_8xf32 = arith.constant dense<0.999> : vector<8xf32>
    %c0.001_8xf32 = arith.constant dense<0.001> : vector<8xf32>
    %c0.5_f32 = arith.constant 0.5 : f32
    %c1.0e-08_8xf32 = arith.constant dense<1.0e-08> : vector<8xf32>
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %c0.0_8xf32 = arith.constant dense<0.0> : vector<8xf32>
    scf.for %cube = %first_cube to %last step %c1_i64 : i64 {
      %cube_pos_x = arith.trunci %cube : i64 to i32
      %mul = arith.muli %cube_pos_x, %c256_i32 : i32
      %i_last = llvm.intr.uadd.sat(%mul, %c255_i32) : (i32, i32) -> i32
      %full = arith.cmpi ult, %i_last, %parameters_length : i32
      %full_1 = arith.cmpi ult, %i_last, %gradients_length : i32
      %full_2 = arith.andi %full, %full_1 : i1
      %full_3 = arith.cmpi ult, %i_last, %first_length : i32
      %full_4 = arith.andi %full_2, %full_3 : i1
      %full_5 = arith.cmpi ult, %i_last, %second_length : i32
      %full_6 = arith.andi %full_4, %full_5 : i1
      scf.if %full_6 {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
          %i = arith.addi %mul, %unit_pos_x : i32
          %gradients_at = llvm.getelementptr %gradients[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %gradient = llvm.load %gradients_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %parameters_at = llvm.getelementptr %parameters[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %parameters_value = llvm.load %parameters_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          llvm.store %parameters_value, %parameter : vector<8xf32>, !llvm.ptr
          %first_at = llvm.getelementptr %first[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %first_value = llvm.load %first_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %mul_1 = arith.mulf %c0.9_8xf32, %first_value : vector<8xf32>
          %mul_2 = arith.mulf %c0.1_8xf32, %gradient : vector<8xf32>
          %m = arith.addf %mul_1, %mul_2 : vector<8xf32>
          %second_at = llvm.getelementptr %second[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %second_value = llvm.load %second_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
          %mul_3 = arith.mulf %c0.999_8xf32, %second_value : vector<8xf32>
          %mul_4 = arith.mulf %c0.001_8xf32, %gradient : vector<8xf32>
          %mul_5 = arith.mulf %mul_4, %gradient : vector<8xf32>
          %v = arith.addf %mul_3, %mul_5 : vector<8xf32>
          llvm.store %m, %first_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          llvm.store %v, %second_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
          %parameter_value = llvm.load %parameter : !llvm.ptr -> vector<8xf32>
          %mul_6 = arith.mulf %options_rate, %c0.5_f32 : f32
          %parameter_value_1 = llvm.load %parameter : !llvm.ptr -> vector<8xf32>
          %mul_6_all = vector.broadcast %mul_6 : f32 to vector<8xf32>
          %mul_7 = arith.mulf %mul_6_all, %parameter_value_1 : vector<8xf32>
          %sub = arith.subf %parameter_value, %mul_7 : vector<8xf32>
          llvm.store %sub, %parameter : vector<8xf32>, !llvm.ptr
          %options_correction1_all = vector.broadcast %options_correction1 : f32 to vector<8xf32>
          %mean = arith.divf %m, %options_correction1_all : vector<8xf32>
          %options_correction2_all = vector.broadcast %options_correction2 : f32 to vector<8xf32>
          %div = arith.divf %v, %options_correction2_all : vector<8xf32>
          %spread = math.sqrt %div : vector<8xf32>
          %parameter_value_2 = llvm.load %parameter : !llvm.ptr -> vector<8xf32>
          %options_rate_all = vector.broadcast %options_rate : f32 to vector<8xf32>
          %mul_8 = arith.mulf %options_rate_all, %mean : vector<8xf32>
          %add = arith.addf %spread, %c1.0e-08_8xf32 : vector<8xf32>
          %div_1 = arith.divf %mul_8, %add : vector<8xf32>
          %sub_1 = arith.subf %parameter_value_2, %div_1 : vector<8xf32>
          llvm.store %sub_1, %parameters_at {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
        }
      } else {
        scf.for %unit_pos_x = %c0_i32 to %c256_i32 step %c8_i32 : i32 {
          %i = arith.addi %mul, %unit_pos_x : i32
          %i_all = vector.broadcast %i : i32 to vector<8xi32>
          %i_each = arith.addi %i_all, %iota_8xi32 : vector<8xi32>
          %parameters_length_all = vector.broadcast %parameters_length : i32 to vector<8xi32>
          %lt = arith.cmpi ult, %i_each, %parameters_length_all : vector<8xi32>
          %any = vector.reduction <or>, %lt : vector<8xi1> into i1
          scf.if %any {
            %gradients_length_all = vector.broadcast %gradients_length : i32 to vector<8xi32>
            %lt_1 = arith.cmpi ult, %i_each, %gradients_length_all : vector<8xi32>
            %active = arith.andi %lt, %lt_1 : vector<8xi1>
            %gradients_at = llvm.getelementptr %gradients[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %gradient = llvm.intr.masked.load %gradients_at, %active, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %parameters_at = llvm.getelementptr %parameters[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %parameters_value = llvm.intr.masked.load %parameters_at, %lt, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            llvm.store %parameters_value, %parameter : vector<8xf32>, !llvm.ptr
            %first_length_all = vector.broadcast %first_length : i32 to vector<8xi32>
            %lt_2 = arith.cmpi ult, %i_each, %first_length_all : vector<8xi32>
            %active_1 = arith.andi %lt, %lt_2 : vector<8xi1>
            %first_at = llvm.getelementptr %first[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %first_value = llvm.intr.masked.load %first_at, %active_1, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %mul_1 = arith.mulf %c0.9_8xf32, %first_value : vector<8xf32>
            %mul_2 = arith.mulf %c0.1_8xf32, %gradient : vector<8xf32>
            %m = arith.addf %mul_1, %mul_2 : vector<8xf32>
            %second_length_all = vector.broadcast %second_length : i32 to vector<8xi32>
            %lt_3 = arith.cmpi ult, %i_each, %second_length_all : vector<8xi32>
            %active_2 = arith.andi %lt, %lt_3 : vector<8xi1>
            %second_at = llvm.getelementptr %second[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %second_value = llvm.intr.masked.load %second_at, %active_2, %c0.0_8xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
            %mul_3 = arith.mulf %c0.999_8xf32, %second_value : vector<8xf32>
            %mul_4 = arith.mulf %c0.001_8xf32, %gradient : vector<8xf32>
            %mul_5 = arith.mulf %mul_4, %gradient : vector<8xf32>
            %v = arith.addf %mul_3, %mul_5 : vector<8xf32>
            %active_3 = arith.andi %lt, %lt_2 : vector<8xi1>
            llvm.intr.masked.store %m, %first_at, %active_3 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
            %active_4 = arith.andi %lt, %lt_3 : vector<8xi1>
            llvm.intr.masked.store %v, %second_at, %active_4 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
            %parameter_value = llvm.load %parameter : !llvm.ptr -> vector<8xf32>
            %mul_6 = arith.mulf %options_rate, %c0.5_f32 : f32
            %parameter_value_1 = llvm.load %parameter : !llvm.ptr -> vector<8xf32>
            %mul_6_all = vector.broadcast %mul_6 : f32 to vector<8xf32>
            %mul_7 = arith.mulf %mul_6_all, %parameter_value_1 : vector<8xf32>
            %sub = arith.subf %parameter_value, %mul_7 : vector<8xf32>
            llvm.store %sub, %parameter : vector<8xf32>, !llvm.ptr
            %options_correction1_all = vector.broadcast %options_correction1 : f32 to vector<8xf32>
            %mean = arith.divf %m, %options_correction1_all : vector<8xf32>
            %options_correction2_all = vector.broadcast %options_correction2 : f32 to vector<8xf32>
            %div = arith.divf %v, %options_correction2_all : vector<8xf32>
            %spread = math.sqrt %div : vector<8xf32>
            %parameter_value_2 = llvm.load %parameter : !llvm.ptr -> vector<8xf32>
            %options_rate_all = vector.broadcast %options_rate : f32 to vector<8xf32>
            %mul_8 = arith.mulf %options_rate_all, %mean : vector<8xf32>
            %add = arith.addf %spread, %c1.0e-08_8xf32 : vector<8xf32>
            %div_1 = arith.divf %mul_8, %add : vector<8xf32>
            %sub_1 = arith.subf %parameter_value_2, %div_1 : vector<8xf32>
            llvm.intr.masked.store %sub_1, %parameters_at, %lt {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
          }
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
