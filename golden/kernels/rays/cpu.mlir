#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func @rays(%spheres: !llvm.ptr {llvm.noalias, llvm.readonly}, %out: !llvm.ptr {llvm.noalias},
      %camera_eye_x: f32, %camera_eye_y: f32, %camera_eye_z: f32, %camera_spacing: f32,
      %spheres_shape_0: i32, %spheres_shape_1: i32, %out_shape_0: i32, %out_shape_1: i32, %cube_count_x: i32,
      %cube_count_y: i32, %cube_count_z: i32, %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %c63_i32 = arith.constant 63 : i32
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %c8_i32 = arith.constant 8 : i32
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %c4_8xi32 = arith.constant dense<4> : vector<8xi32>
    %c0_8xi32 = arith.constant dense<0> : vector<8xi32>
    %c0.0_f32 = arith.constant 0.0 : f32
    %hit_distance = llvm.alloca %c1_i64 x vector<8xf32> : (i64) -> !llvm.ptr
    %c1.0e30_8xf32 = arith.constant dense<1.0e+30> : vector<8xf32>
    %hit_sphere = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c-1_8xi32 = arith.constant dense<-1> : vector<8xi32>
    %c0.0_8xf32 = arith.constant dense<0.0> : vector<8xf32>
    %ctrue_8xi1 = arith.constant dense<true> : vector<8xi1>
    %point_z = llvm.alloca %c1_i64 x vector<8xf32> : (i64) -> !llvm.ptr
    %c1_8xi32 = arith.constant dense<1> : vector<8xi32>
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %cube_pos_x = arith.trunci %cube : i64 to i32
      %mul = arith.muli %cube_pos_x, %c64_i32 : i32
      %pixel_last = llvm.intr.uadd.sat(%mul, %c63_i32) : (i32, i32) -> i32
      %full = arith.cmpi ult, %pixel_last, %out_shape_0 : i32
      %unit_first = arith.cmpi ult, %c0_i32, %spheres_shape_1 : i32
      %full_1 = arith.andi %full, %unit_first : i1
      %unit_first_1 = arith.cmpi ult, %c1_i32, %spheres_shape_1 : i32
      %full_2 = arith.andi %full_1, %unit_first_1 : i1
      %unit_first_2 = arith.cmpi ult, %c2_i32, %spheres_shape_1 : i32
      %full_3 = arith.andi %full_2, %unit_first_2 : i1
      %unit_first_3 = arith.cmpi ult, %c3_i32, %spheres_shape_1 : i32
      %full_4 = arith.andi %full_3, %unit_first_3 : i1
      %unit_first_4 = arith.cmpi ult, %c0_i32, %out_shape_1 : i32
      %full_5 = arith.andi %full_4, %unit_first_4 : i1
      %unit_first_5 = arith.cmpi ult, %c1_i32, %out_shape_1 : i32
      %full_6 = arith.andi %full_5, %unit_first_5 : i1
      scf.if %full_6 {
        scf.for %unit_pos_x = %c0_i32 to %c64_i32 step %c8_i32 : i32 {
          %pixel = arith.addi %mul, %unit_pos_x : i32
          %pixel_all = vector.broadcast %pixel : i32 to vector<8xi32>
          %pixel_each = arith.addi %pixel_all, %iota_8xi32 : vector<8xi32>
          %rem_trunc = arith.remui %pixel_each, %c4_8xi32 : vector<8xi32>
          %cast = arith.uitofp %rem_trunc : vector<8xi32> to vector<8xf32>
          %camera_spacing_all = vector.broadcast %camera_spacing : f32 to vector<8xf32>
          %across = arith.mulf %cast, %camera_spacing_all : vector<8xf32>
          %div_trunc = arith.divui %pixel_each, %c4_8xi32 : vector<8xi32>
          %cast_1 = arith.uitofp %div_trunc : vector<8xi32> to vector<8xf32>
          %up = arith.mulf %cast_1, %camera_spacing_all : vector<8xf32>
          %camera_eye_x_all = vector.broadcast %camera_eye_x : f32 to vector<8xf32>
          %ray_origin_x = arith.addf %camera_eye_x_all, %across : vector<8xf32>
          %camera_eye_y_all = vector.broadcast %camera_eye_y : f32 to vector<8xf32>
          %ray_origin_y = arith.addf %camera_eye_y_all, %up : vector<8xf32>
          %ray_origin_z = arith.addf %camera_eye_z, %c0.0_f32 : f32
          llvm.store %c1.0e30_8xf32, %hit_distance : vector<8xf32>, !llvm.ptr
          llvm.store %c-1_8xi32, %hit_sphere : vector<8xi32>, !llvm.ptr
          scf.for %k = %c0_i32 to %spheres_shape_0 step %c1_i32 : i32 {
            %mul_1 = arith.muli %k, %spheres_shape_1 : i32
            %spheres_at = llvm.getelementptr %spheres[%mul_1] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %spheres_value = llvm.load %spheres_at {alignment = 4 : i64} : !llvm.ptr -> f32
            %add = arith.addi %mul_1, %c1_i32 : i32
            %spheres_at_1 = llvm.getelementptr %spheres[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %spheres_value_1 = llvm.load %spheres_at_1 {alignment = 4 : i64} : !llvm.ptr -> f32
            %add_1 = arith.addi %mul_1, %c2_i32 : i32
            %spheres_at_2 = llvm.getelementptr %spheres[%add_1] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %spheres_value_2 = llvm.load %spheres_at_2 {alignment = 4 : i64} : !llvm.ptr -> f32
            %spheres_value_all = vector.broadcast %spheres_value : f32 to vector<8xf32>
            %to_x = arith.subf %spheres_value_all, %ray_origin_x : vector<8xf32>
            %spheres_value_1_all = vector.broadcast %spheres_value_1 : f32 to vector<8xf32>
            %to_y = arith.subf %spheres_value_1_all, %ray_origin_y : vector<8xf32>
            %to_z = arith.subf %spheres_value_2, %ray_origin_z : f32
            %mul_2 = arith.mulf %to_x, %c0.0_8xf32 : vector<8xf32>
            %mul_3 = arith.mulf %to_y, %c0.0_8xf32 : vector<8xf32>
            %add_2 = arith.addf %mul_2, %mul_3 : vector<8xf32>
            %to_z_all = vector.broadcast %to_z : f32 to vector<8xf32>
            %along = arith.addf %add_2, %to_z_all : vector<8xf32>
            %mul_4 = arith.mulf %to_x, %to_x : vector<8xf32>
            %mul_5 = arith.mulf %to_y, %to_y : vector<8xf32>
            %add_3 = arith.addf %mul_4, %mul_5 : vector<8xf32>
            %mul_6 = arith.mulf %to_z, %to_z : f32
            %mul_6_all = vector.broadcast %mul_6 : f32 to vector<8xf32>
            %add_4 = arith.addf %add_3, %mul_6_all : vector<8xf32>
            %mul_7 = arith.mulf %along, %along : vector<8xf32>
            %off = arith.subf %add_4, %mul_7 : vector<8xf32>
            %add_5 = arith.addi %mul_1, %c3_i32 : i32
            %spheres_at_3 = llvm.getelementptr %spheres[%add_5] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %spheres_value_3 = llvm.load %spheres_at_3 {alignment = 4 : i64} : !llvm.ptr -> f32
            %mul_8 = arith.mulf %spheres_value_3, %spheres_value_3 : f32
            %mul_8_all = vector.broadcast %mul_8 : f32 to vector<8xf32>
            %inside = arith.subf %mul_8_all, %off : vector<8xf32>
            %le = arith.cmpf ole, %inside, %c0.0_8xf32 : vector<8xf32>
            %logical_not = arith.xori %le, %ctrue_8xi1 : vector<8xi1>
            %any = vector.reduction <or>, %logical_not : vector<8xi1> into i1
            scf.if %any {
              %sqrt = math.sqrt %inside : vector<8xf32>
              %distance = arith.subf %along, %sqrt : vector<8xf32>
              %gt = arith.cmpf ogt, %distance, %c0.0_8xf32 : vector<8xf32>
              %hit_distance_value = llvm.load %hit_distance : !llvm.ptr -> vector<8xf32>
              %lt = arith.cmpf olt, %distance, %hit_distance_value : vector<8xf32>
              %logical_and = arith.andi %gt, %lt : vector<8xi1>
              %active = arith.andi %logical_not, %logical_and : vector<8xi1>
              %hit_distance_old = llvm.load %hit_distance : !llvm.ptr -> vector<8xf32>
              %hit_distance_new = arith.select %active, %distance, %hit_distance_old : vector<8xi1>, vector<8xf32>
              llvm.store %hit_distance_new, %hit_distance : vector<8xf32>, !llvm.ptr
              %k_all = vector.broadcast %k : i32 to vector<8xi32>
              %hit_sphere_old = llvm.load %hit_sphere : !llvm.ptr -> vector<8xi32>
              %hit_sphere_new = arith.select %active, %k_all, %hit_sphere_old : vector<8xi1>, vector<8xi32>
              llvm.store %hit_sphere_new, %hit_sphere : vector<8xi32>, !llvm.ptr
            }
          }
          %hit_distance_1 = llvm.load %hit_distance : !llvm.ptr -> vector<8xf32>
          %hit_sphere_1 = llvm.load %hit_sphere : !llvm.ptr -> vector<8xi32>
          %lt = arith.cmpi slt, %hit_sphere_1, %c0_8xi32 : vector<8xi32>
          llvm.store %c0.0_8xf32, %point_z : vector<8xf32>, !llvm.ptr
          %ray_origin_z_all = vector.broadcast %ray_origin_z : f32 to vector<8xf32>
          %point_z_old = llvm.load %point_z : !llvm.ptr -> vector<8xf32>
          %point_z_new = arith.select %lt, %ray_origin_z_all, %point_z_old : vector<8xi1>, vector<8xf32>
          llvm.store %point_z_new, %point_z : vector<8xf32>, !llvm.ptr
          %otherwise = arith.xori %lt, %ctrue_8xi1 : vector<8xi1>
          %ray_origin_z_all_1 = vector.broadcast %ray_origin_z : f32 to vector<8xf32>
          %add = arith.addf %ray_origin_z_all_1, %hit_distance_1 : vector<8xf32>
          %point_z_old_1 = llvm.load %point_z : !llvm.ptr -> vector<8xf32>
          %point_z_old_1_new = arith.select %otherwise, %add, %point_z_old_1 : vector<8xi1>, vector<8xf32>
          llvm.store %point_z_old_1_new, %point_z : vector<8xf32>, !llvm.ptr
          %point_z_value = llvm.load %point_z : !llvm.ptr -> vector<8xf32>
          %out_shape_1_all = vector.broadcast %out_shape_1 : i32 to vector<8xi32>
          %mul_1 = arith.muli %pixel_each, %out_shape_1_all : vector<8xi32>
          %out_at = llvm.getelementptr %out[%mul_1] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
          llvm.intr.masked.scatter %point_z_value, %out_at, %ctrue_8xi1 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
          %add_1 = arith.addi %mul_1, %c1_8xi32 : vector<8xi32>
          %cast_2 = arith.sitofp %hit_sphere_1 : vector<8xi32> to vector<8xf32>
          %out_at_1 = llvm.getelementptr %out[%add_1] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
          llvm.intr.masked.scatter %cast_2, %out_at_1, %ctrue_8xi1 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
        }
      } else {
        scf.for %unit_pos_x = %c0_i32 to %c64_i32 step %c8_i32 : i32 {
          %pixel = arith.addi %mul, %unit_pos_x : i32
          %pixel_all = vector.broadcast %pixel : i32 to vector<8xi32>
          %pixel_each = arith.addi %pixel_all, %iota_8xi32 : vector<8xi32>
          %out_shape_0_all = vector.broadcast %out_shape_0 : i32 to vector<8xi32>
          %lt = arith.cmpi ult, %pixel_each, %out_shape_0_all : vector<8xi32>
          %any = vector.reduction <or>, %lt : vector<8xi1> into i1
          scf.if %any {
            %rem_trunc = arith.remui %pixel_each, %c4_8xi32 : vector<8xi32>
            %cast = arith.uitofp %rem_trunc : vector<8xi32> to vector<8xf32>
            %camera_spacing_all = vector.broadcast %camera_spacing : f32 to vector<8xf32>
            %across = arith.mulf %cast, %camera_spacing_all : vector<8xf32>
            %div_trunc = arith.divui %pixel_each, %c4_8xi32 : vector<8xi32>
            %cast_1 = arith.uitofp %div_trunc : vector<8xi32> to vector<8xf32>
            %up = arith.mulf %cast_1, %camera_spacing_all : vector<8xf32>
            %camera_eye_x_all = vector.broadcast %camera_eye_x : f32 to vector<8xf32>
            %ray_origin_x = arith.addf %camera_eye_x_all, %across : vector<8xf32>
            %camera_eye_y_all = vector.broadcast %camera_eye_y : f32 to vector<8xf32>
            %ray_origin_y = arith.addf %camera_eye_y_all, %up : vector<8xf32>
            %ray_origin_z = arith.addf %camera_eye_z, %c0.0_f32 : f32
            llvm.store %c1.0e30_8xf32, %hit_distance : vector<8xf32>, !llvm.ptr
            llvm.store %c-1_8xi32, %hit_sphere : vector<8xi32>, !llvm.ptr
            scf.for %k = %c0_i32 to %spheres_shape_0 step %c1_i32 : i32 {
              %mul_1 = arith.muli %k, %spheres_shape_1 : i32
              %lt_1 = arith.cmpi ult, %c0_i32, %spheres_shape_1 : i32
              %spheres_value = scf.if %lt_1 -> (f32) {
                %spheres_at = llvm.getelementptr %spheres[%mul_1] : (!llvm.ptr, i32) -> !llvm.ptr, f32
                %spheres_value_1 = llvm.load %spheres_at {alignment = 4 : i64} : !llvm.ptr -> f32
                scf.yield %spheres_value_1 : f32
              } else {
                scf.yield %c0.0_f32 : f32
              }
              %lt_2 = arith.cmpi ult, %c1_i32, %spheres_shape_1 : i32
              %add = arith.addi %mul_1, %c1_i32 : i32
              %spheres_value_1 = scf.if %lt_2 -> (f32) {
                %spheres_at = llvm.getelementptr %spheres[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
                %spheres_value_2 = llvm.load %spheres_at {alignment = 4 : i64} : !llvm.ptr -> f32
                scf.yield %spheres_value_2 : f32
              } else {
                scf.yield %c0.0_f32 : f32
              }
              %lt_3 = arith.cmpi ult, %c2_i32, %spheres_shape_1 : i32
              %add_1 = arith.addi %mul_1, %c2_i32 : i32
              %spheres_value_2 = scf.if %lt_3 -> (f32) {
                %spheres_at = llvm.getelementptr %spheres[%add_1] : (!llvm.ptr, i32) -> !llvm.ptr, f32
                %spheres_value_3 = llvm.load %spheres_at {alignment = 4 : i64} : !llvm.ptr -> f32
                scf.yield %spheres_value_3 : f32
              } else {
                scf.yield %c0.0_f32 : f32
              }
              %spheres_value_all = vector.broadcast %spheres_value : f32 to vector<8xf32>
              %to_x = arith.subf %spheres_value_all, %ray_origin_x : vector<8xf32>
              %spheres_value_1_all = vector.broadcast %spheres_value_1 : f32 to vector<8xf32>
              %to_y = arith.subf %spheres_value_1_all, %ray_origin_y : vector<8xf32>
              %to_z = arith.subf %spheres_value_2, %ray_origin_z : f32
              %mul_2 = arith.mulf %to_x, %c0.0_8xf32 : vector<8xf32>
              %mul_3 = arith.mulf %to_y, %c0.0_8xf32 : vector<8xf32>
              %add_2 = arith.addf %mul_2, %mul_3 : vector<8xf32>
              %to_z_all = vector.broadcast %to_z : f32 to vector<8xf32>
              %along = arith.addf %add_2, %to_z_all : vector<8xf32>
              %mul_4 = arith.mulf %to_x, %to_x : vector<8xf32>
              %mul_5 = arith.mulf %to_y, %to_y : vector<8xf32>
              %add_3 = arith.addf %mul_4, %mul_5 : vector<8xf32>
              %mul_6 = arith.mulf %to_z, %to_z : f32
              %mul_6_all = vector.broadcast %mul_6 : f32 to vector<8xf32>
              %add_4 = arith.addf %add_3, %mul_6_all : vector<8xf32>
              %mul_7 = arith.mulf %along, %along : vector<8xf32>
              %off = arith.subf %add_4, %mul_7 : vector<8xf32>
              %lt_4 = arith.cmpi ult, %c3_i32, %spheres_shape_1 : i32
              %add_5 = arith.addi %mul_1, %c3_i32 : i32
              %spheres_value_3 = scf.if %lt_4 -> (f32) {
                %spheres_at = llvm.getelementptr %spheres[%add_5] : (!llvm.ptr, i32) -> !llvm.ptr, f32
                %spheres_value_4 = llvm.load %spheres_at {alignment = 4 : i64} : !llvm.ptr -> f32
                scf.yield %spheres_value_4 : f32
              } else {
                scf.yield %c0.0_f32 : f32
              }
              %mul_8 = arith.mulf %spheres_value_3, %spheres_value_3 : f32
              %mul_8_all = vector.broadcast %mul_8 : f32 to vector<8xf32>
              %inside = arith.subf %mul_8_all, %off : vector<8xf32>
              %le = arith.cmpf ole, %inside, %c0.0_8xf32 : vector<8xf32>
              %logical_not = arith.xori %le, %ctrue_8xi1 : vector<8xi1>
              %active = arith.andi %lt, %logical_not : vector<8xi1>
              %any_1 = vector.reduction <or>, %active : vector<8xi1> into i1
              scf.if %any_1 {
                %sqrt = math.sqrt %inside : vector<8xf32>
                %distance = arith.subf %along, %sqrt : vector<8xf32>
                %gt = arith.cmpf ogt, %distance, %c0.0_8xf32 : vector<8xf32>
                %hit_distance_value = llvm.load %hit_distance : !llvm.ptr -> vector<8xf32>
                %lt_5 = arith.cmpf olt, %distance, %hit_distance_value : vector<8xf32>
                %logical_and = arith.andi %gt, %lt_5 : vector<8xi1>
                %active_1 = arith.andi %active, %logical_and : vector<8xi1>
                %hit_distance_old = llvm.load %hit_distance : !llvm.ptr -> vector<8xf32>
                %hit_distance_new = arith.select %active_1, %distance, %hit_distance_old : vector<8xi1>, vector<8xf32>
                llvm.store %hit_distance_new, %hit_distance : vector<8xf32>, !llvm.ptr
                %k_all = vector.broadcast %k : i32 to vector<8xi32>
                %hit_sphere_old = llvm.load %hit_sphere : !llvm.ptr -> vector<8xi32>
                %hit_sphere_new = arith.select %active_1, %k_all, %hit_sphere_old : vector<8xi1>, vector<8xi32>
                llvm.store %hit_sphere_new, %hit_sphere : vector<8xi32>, !llvm.ptr
              }
            }
            %hit_distance_1 = llvm.load %hit_distance : !llvm.ptr -> vector<8xf32>
            %hit_sphere_1 = llvm.load %hit_sphere : !llvm.ptr -> vector<8xi32>
            %lt_1 = arith.cmpi slt, %hit_sphere_1, %c0_8xi32 : vector<8xi32>
            llvm.store %c0.0_8xf32, %point_z : vector<8xf32>, !llvm.ptr
            %active = arith.andi %lt, %lt_1 : vector<8xi1>
            %ray_origin_z_all = vector.broadcast %ray_origin_z : f32 to vector<8xf32>
            %point_z_old = llvm.load %point_z : !llvm.ptr -> vector<8xf32>
            %point_z_new = arith.select %active, %ray_origin_z_all, %point_z_old : vector<8xi1>, vector<8xf32>
            llvm.store %point_z_new, %point_z : vector<8xf32>, !llvm.ptr
            %otherwise = arith.xori %lt_1, %ctrue_8xi1 : vector<8xi1>
            %active_1 = arith.andi %lt, %otherwise : vector<8xi1>
            %ray_origin_z_all_1 = vector.broadcast %ray_origin_z : f32 to vector<8xf32>
            %add = arith.addf %ray_origin_z_all_1, %hit_distance_1 : vector<8xf32>
            %point_z_old_1 = llvm.load %point_z : !llvm.ptr -> vector<8xf32>
            %point_z_old_1_new = arith.select %active_1, %add, %point_z_old_1 : vector<8xi1>, vector<8xf32>
            llvm.store %point_z_old_1_new, %point_z : vector<8xf32>, !llvm.ptr
            %point_z_value = llvm.load %point_z : !llvm.ptr -> vector<8xf32>
            %out_shape_1_all = vector.broadcast %out_shape_1 : i32 to vector<8xi32>
            %mul_1 = arith.muli %pixel_each, %out_shape_1_all : vector<8xi32>
            %lt_2 = arith.cmpi ult, %c0_i32, %out_shape_1 : i32
            %lt_2_all = vector.broadcast %lt_2 : i1 to vector<8xi1>
            %active_2 = arith.andi %lt, %lt_2_all : vector<8xi1>
            %out_at = llvm.getelementptr %out[%mul_1] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            llvm.intr.masked.scatter %point_z_value, %out_at, %active_2 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
            %lt_3 = arith.cmpi ult, %c1_i32, %out_shape_1 : i32
            %add_1 = arith.addi %mul_1, %c1_8xi32 : vector<8xi32>
            %cast_2 = arith.sitofp %hit_sphere_1 : vector<8xi32> to vector<8xf32>
            %lt_3_all = vector.broadcast %lt_3 : i1 to vector<8xi1>
            %active_3 = arith.andi %lt, %lt_3_all : vector<8xi1>
            %out_at_1 = llvm.getelementptr %out[%add_1] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
            llvm.intr.masked.scatter %cast_2, %out_at_1, %active_3 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
          }
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
