#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func @row_sum_tree(%x: !llvm.ptr {llvm.noalias, llvm.readonly}, %out: !llvm.ptr {llvm.noalias},
      %notes: !llvm.ptr {llvm.noalias}, %x_shape_0: i32, %x_shape_1: i32, %out_length: i32,
      %cube_count_x: i32, %cube_count_y: i32, %cube_count_z: i32, %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c4_i64 = arith.constant 4 : i64
    %partial = llvm.alloca %c4_i64 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %c0x7FC00000_4xf32 = arith.constant dense<0x7FC00000> : vector<4xf32>
    %total = llvm.alloca %c1_i64 x vector<4xf32> : (i64) -> !llvm.ptr
    %c0.0_4xf32 = arith.constant dense<0.0> : vector<4xf32>
    %c4_i32 = arith.constant 4 : i32
    %iota_4xi32 = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
    %c4_4xi32 = arith.constant dense<4> : vector<4xi32>
    %c1_4xi32 = arith.constant dense<1> : vector<4xi32>
    %c0_4xi32 = arith.constant dense<0> : vector<4xi32>
    %c1_i32 = arith.constant 1 : i32
    %ctrue = arith.constant true
    %c0_index = arith.constant 0 : index
    %c4_index = arith.constant 4 : index
    %c1_index = arith.constant 1 : index
    %c2_i32 = arith.constant 2 : i32
    %c2_4xi32 = arith.constant dense<2> : vector<4xi32>
    %c3_4xi32 = arith.constant dense<3> : vector<4xi32>
    %c5_4xi32 = arith.constant dense<5> : vector<4xi32>
    %c6_4xi32 = arith.constant dense<6> : vector<4xi32>
    %c7_4xi32 = arith.constant dense<7> : vector<4xi32>
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %cube_pos_x = arith.trunci %cube : i64 to i32
      %partial_at = llvm.getelementptr %partial[%c0_i32] : (!llvm.ptr, i32) -> !llvm.ptr, f32
      llvm.store %c0x7FC00000_4xf32, %partial_at {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
      %unit_first = arith.cmpi ult, %cube_pos_x, %x_shape_0 : i32
      scf.if %unit_first {
        llvm.store %c0.0_4xf32, %total : vector<4xf32>, !llvm.ptr
        %_c0_i32_all = vector.broadcast %c0_i32 : i32 to vector<4xi32>
        %_c0_i32_each = arith.addi %_c0_i32_all, %iota_4xi32 : vector<4xi32>
        %x_shape_1_all = vector.broadcast %x_shape_1 : i32 to vector<4xi32>
        %some = arith.cmpi ult, %_c0_i32_each, %x_shape_1_all : vector<4xi32>
        %gap = arith.subi %x_shape_1_all, %_c0_i32_each : vector<4xi32>
        %v = arith.subi %gap, %c1_4xi32 : vector<4xi32>
        %v_1 = arith.divui %v, %c4_4xi32 : vector<4xi32>
        %v_2 = arith.addi %v_1, %c1_4xi32 : vector<4xi32>
        %trips = arith.select %some, %v_2, %c0_4xi32 : vector<4xi1>, vector<4xi32>
        %most = vector.reduction <maxui>, %trips : vector<4xi32> into i32
        scf.for unsigned %trip = %c0_i32 to %most step %c1_i32 : i32 {
          %trip_all = vector.broadcast %trip : i32 to vector<4xi32>
          %active = arith.cmpi ult, %trip_all, %trips : vector<4xi32>
          %distance = arith.muli %trip, %c4_i32 : i32
          %k = arith.addi %c0_i32, %distance : i32
          %total_value = llvm.load %total : !llvm.ptr -> vector<4xf32>
          %mul = arith.muli %cube_pos_x, %x_shape_1 : i32
          %add = arith.addi %mul, %k : i32
          %logical_not = arith.xori %ctrue, %ctrue : i1
          scf.if %logical_not {
            %notes_olds = scf.for %lane = %c0_index to %c4_index step %c1_index iter_args(%olds = %c0_4xi32) -> (vector<4xi32>) {
              %at = vector.extract %c0_4xi32[%lane] : i32 from vector<4xi32>
              %on = vector.extract %active[%lane] : i1 from vector<4xi1>
              %notes_old = scf.if %on -> (i32) {
                %notes_at = llvm.getelementptr %notes[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                %pair = llvm.cmpxchg %notes_at, %c0_i32, %c1_i32 monotonic monotonic : !llvm.ptr, i32
                %notes_old_1 = llvm.extractvalue %pair[0] : !llvm.struct<(i32, i1)>
                scf.yield %notes_old_1 : i32
              } else {
                scf.yield %c0_i32 : i32
              }
              %olds_next = vector.insert %notes_old, %olds[%lane] : i32 into vector<4xi32>
              scf.yield %olds_next : vector<4xi32>
            }
            %eq = arith.cmpi eq, %notes_olds, %c0_4xi32 : vector<4xi32>
            %active_1 = arith.andi %active, %eq : vector<4xi1>
            %any = vector.reduction <or>, %active_1 : vector<4xi1> into i1
            scf.if %any {
              %mul_1 = arith.muli %cube_pos_x, %c4_i32 : i32
              %mul_1_all = vector.broadcast %mul_1 : i32 to vector<4xi32>
              %mul_1_each = arith.addi %mul_1_all, %iota_4xi32 : vector<4xi32>
              scf.for %lane = %c0_index to %c4_index step %c1_index {
                %at = vector.extract %c1_4xi32[%lane] : i32 from vector<4xi32>
                %operand = vector.extract %mul_1_each[%lane] : i32 from vector<4xi32>
                %on = vector.extract %active_1[%lane] : i1 from vector<4xi1>
                scf.if %on {
                  %notes_at = llvm.getelementptr %notes[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                  llvm.store %operand, %notes_at atomic monotonic {alignment = 4 : i64} : i32, !llvm.ptr
                }
              }
              scf.for %lane = %c0_index to %c4_index step %c1_index {
                %at = vector.extract %c2_4xi32[%lane] : i32 from vector<4xi32>
                %on = vector.extract %active_1[%lane] : i1 from vector<4xi1>
                scf.if %on {
                  %notes_at = llvm.getelementptr %notes[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                  llvm.store %c0_i32, %notes_at atomic monotonic {alignment = 4 : i64} : i32, !llvm.ptr
                }
              }
              scf.for %lane = %c0_index to %c4_index step %c1_index {
                %at = vector.extract %c3_4xi32[%lane] : i32 from vector<4xi32>
                %on = vector.extract %active_1[%lane] : i1 from vector<4xi1>
                scf.if %on {
                  %notes_at = llvm.getelementptr %notes[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                  llvm.store %c0_i32, %notes_at atomic monotonic {alignment = 4 : i64} : i32, !llvm.ptr
                }
              }
              scf.for %lane = %c0_index to %c4_index step %c1_index {
                %at = vector.extract %c4_4xi32[%lane] : i32 from vector<4xi32>
                %on = vector.extract %active_1[%lane] : i1 from vector<4xi1>
                scf.if %on {
                  %notes_at = llvm.getelementptr %notes[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                  llvm.store %cube_pos_x, %notes_at atomic monotonic {alignment = 4 : i64} : i32, !llvm.ptr
                }
              }
              %k_all = vector.broadcast %k : i32 to vector<4xi32>
              %k_each = arith.addi %k_all, %iota_4xi32 : vector<4xi32>
              scf.for %lane = %c0_index to %c4_index step %c1_index {
                %at = vector.extract %c5_4xi32[%lane] : i32 from vector<4xi32>
                %operand = vector.extract %k_each[%lane] : i32 from vector<4xi32>
                %on = vector.extract %active_1[%lane] : i1 from vector<4xi1>
                scf.if %on {
                  %notes_at = llvm.getelementptr %notes[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                  llvm.store %operand, %notes_at atomic monotonic {alignment = 4 : i64} : i32, !llvm.ptr
                }
              }
              scf.for %lane = %c0_index to %c4_index step %c1_index {
                %at = vector.extract %c6_4xi32[%lane] : i32 from vector<4xi32>
                %on = vector.extract %active_1[%lane] : i1 from vector<4xi1>
                scf.if %on {
                  %notes_at = llvm.getelementptr %notes[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                  llvm.store %x_shape_0, %notes_at atomic monotonic {alignment = 4 : i64} : i32, !llvm.ptr
                }
              }
              scf.for %lane = %c0_index to %c4_index step %c1_index {
                %at = vector.extract %c7_4xi32[%lane] : i32 from vector<4xi32>
                %on = vector.extract %active_1[%lane] : i1 from vector<4xi1>
                scf.if %on {
                  %notes_at = llvm.getelementptr %notes[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                  llvm.store %x_shape_1, %notes_at atomic monotonic {alignment = 4 : i64} : i32, !llvm.ptr
                }
              }
            }
          }
          %x_at = llvm.getelementptr %x[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %x_value = llvm.intr.masked.load %x_at, %active, %c0.0_4xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
          %add_1 = arith.addf %total_value, %x_value : vector<4xf32>
          %total_old = llvm.load %total : !llvm.ptr -> vector<4xf32>
          %total_new = arith.select %active, %add_1, %total_old : vector<4xi1>, vector<4xf32>
          llvm.store %total_new, %total : vector<4xf32>, !llvm.ptr
        }
        %total_value = llvm.load %total : !llvm.ptr -> vector<4xf32>
        %partial_at_1 = llvm.getelementptr %partial[%c0_i32] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        llvm.store %total_value, %partial_at_1 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
      } else {
        llvm.store %c0.0_4xf32, %total : vector<4xf32>, !llvm.ptr
        %_c0_i32_all = vector.broadcast %c0_i32 : i32 to vector<4xi32>
        %_c0_i32_each = arith.addi %_c0_i32_all, %iota_4xi32 : vector<4xi32>
        %x_shape_1_all = vector.broadcast %x_shape_1 : i32 to vector<4xi32>
        %some = arith.cmpi ult, %_c0_i32_each, %x_shape_1_all : vector<4xi32>
        %gap = arith.subi %x_shape_1_all, %_c0_i32_each : vector<4xi32>
        %v = arith.subi %gap, %c1_4xi32 : vector<4xi32>
        %v_1 = arith.divui %v, %c4_4xi32 : vector<4xi32>
        %v_2 = arith.addi %v_1, %c1_4xi32 : vector<4xi32>
        %trips = arith.select %some, %v_2, %c0_4xi32 : vector<4xi1>, vector<4xi32>
        %most = vector.reduction <maxui>, %trips : vector<4xi32> into i32
        scf.for unsigned %trip = %c0_i32 to %most step %c1_i32 : i32 {
          %trip_all = vector.broadcast %trip : i32 to vector<4xi32>
          %active = arith.cmpi ult, %trip_all, %trips : vector<4xi32>
          %distance = arith.muli %trip, %c4_i32 : i32
          %k = arith.addi %c0_i32, %distance : i32
          %total_value = llvm.load %total : !llvm.ptr -> vector<4xf32>
          %lt = arith.cmpi ult, %cube_pos_x, %x_shape_0 : i32
          %mul = arith.muli %cube_pos_x, %x_shape_1 : i32
          %add = arith.addi %mul, %k : i32
          %logical_not = arith.xori %lt, %ctrue : i1
          scf.if %logical_not {
            %notes_olds = scf.for %lane = %c0_index to %c4_index step %c1_index iter_args(%olds = %c0_4xi32) -> (vector<4xi32>) {
              %at = vector.extract %c0_4xi32[%lane] : i32 from vector<4xi32>
              %on = vector.extract %active[%lane] : i1 from vector<4xi1>
              %notes_old = scf.if %on -> (i32) {
                %notes_at = llvm.getelementptr %notes[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                %pair = llvm.cmpxchg %notes_at, %c0_i32, %c1_i32 monotonic monotonic : !llvm.ptr, i32
                %notes_old_1 = llvm.extractvalue %pair[0] : !llvm.struct<(i32, i1)>
                scf.yield %notes_old_1 : i32
              } else {
                scf.yield %c0_i32 : i32
              }
              %olds_next = vector.insert %notes_old, %olds[%lane] : i32 into vector<4xi32>
              scf.yield %olds_next : vector<4xi32>
            }
            %eq = arith.cmpi eq, %notes_olds, %c0_4xi32 : vector<4xi32>
            %active_1 = arith.andi %active, %eq : vector<4xi1>
            %any = vector.reduction <or>, %active_1 : vector<4xi1> into i1
            scf.if %any {
              %mul_1 = arith.muli %cube_pos_x, %c4_i32 : i32
              %mul_1_all = vector.broadcast %mul_1 : i32 to vector<4xi32>
              %mul_1_each = arith.addi %mul_1_all, %iota_4xi32 : vector<4xi32>
              scf.for %lane = %c0_index to %c4_index step %c1_index {
                %at = vector.extract %c1_4xi32[%lane] : i32 from vector<4xi32>
                %operand = vector.extract %mul_1_each[%lane] : i32 from vector<4xi32>
                %on = vector.extract %active_1[%lane] : i1 from vector<4xi1>
                scf.if %on {
                  %notes_at = llvm.getelementptr %notes[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                  llvm.store %operand, %notes_at atomic monotonic {alignment = 4 : i64} : i32, !llvm.ptr
                }
              }
              scf.for %lane = %c0_index to %c4_index step %c1_index {
                %at = vector.extract %c2_4xi32[%lane] : i32 from vector<4xi32>
                %on = vector.extract %active_1[%lane] : i1 from vector<4xi1>
                scf.if %on {
                  %notes_at = llvm.getelementptr %notes[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                  llvm.store %c0_i32, %notes_at atomic monotonic {alignment = 4 : i64} : i32, !llvm.ptr
                }
              }
              scf.for %lane = %c0_index to %c4_index step %c1_index {
                %at = vector.extract %c3_4xi32[%lane] : i32 from vector<4xi32>
                %on = vector.extract %active_1[%lane] : i1 from vector<4xi1>
                scf.if %on {
                  %notes_at = llvm.getelementptr %notes[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                  llvm.store %c0_i32, %notes_at atomic monotonic {alignment = 4 : i64} : i32, !llvm.ptr
                }
              }
              scf.for %lane = %c0_index to %c4_index step %c1_index {
                %at = vector.extract %c4_4xi32[%lane] : i32 from vector<4xi32>
                %on = vector.extract %active_1[%lane] : i1 from vector<4xi1>
                scf.if %on {
                  %notes_at = llvm.getelementptr %notes[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                  llvm.store %cube_pos_x, %notes_at atomic monotonic {alignment = 4 : i64} : i32, !llvm.ptr
                }
              }
              %k_all = vector.broadcast %k : i32 to vector<4xi32>
              %k_each = arith.addi %k_all, %iota_4xi32 : vector<4xi32>
              scf.for %lane = %c0_index to %c4_index step %c1_index {
                %at = vector.extract %c5_4xi32[%lane] : i32 from vector<4xi32>
                %operand = vector.extract %k_each[%lane] : i32 from vector<4xi32>
                %on = vector.extract %active_1[%lane] : i1 from vector<4xi1>
                scf.if %on {
                  %notes_at = llvm.getelementptr %notes[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                  llvm.store %operand, %notes_at atomic monotonic {alignment = 4 : i64} : i32, !llvm.ptr
                }
              }
              scf.for %lane = %c0_index to %c4_index step %c1_index {
                %at = vector.extract %c6_4xi32[%lane] : i32 from vector<4xi32>
                %on = vector.extract %active_1[%lane] : i1 from vector<4xi1>
                scf.if %on {
                  %notes_at = llvm.getelementptr %notes[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                  llvm.store %x_shape_0, %notes_at atomic monotonic {alignment = 4 : i64} : i32, !llvm.ptr
                }
              }
              scf.for %lane = %c0_index to %c4_index step %c1_index {
                %at = vector.extract %c7_4xi32[%lane] : i32 from vector<4xi32>
                %on = vector.extract %active_1[%lane] : i1 from vector<4xi1>
                scf.if %on {
                  %notes_at = llvm.getelementptr %notes[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                  llvm.store %x_shape_1, %notes_at atomic monotonic {alignment = 4 : i64} : i32, !llvm.ptr
                }
              }
            }
          }
          %lt_all = vector.broadcast %lt : i1 to vector<4xi1>
          %active_1 = arith.andi %active, %lt_all : vector<4xi1>
          %x_at = llvm.getelementptr %x[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %x_value = llvm.intr.masked.load %x_at, %active_1, %c0.0_4xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
          %add_1 = arith.addf %total_value, %x_value : vector<4xf32>
          %total_old = llvm.load %total : !llvm.ptr -> vector<4xf32>
          %total_new = arith.select %active, %add_1, %total_old : vector<4xi1>, vector<4xf32>
          llvm.store %total_new, %total : vector<4xf32>, !llvm.ptr
        }
        %total_value = llvm.load %total : !llvm.ptr -> vector<4xf32>
        %partial_at_1 = llvm.getelementptr %partial[%c0_i32] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        llvm.store %total_value, %partial_at_1 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
      }
      %_c0_i32_all = vector.broadcast %c0_i32 : i32 to vector<4xi32>
      %_c0_i32_each = arith.addi %_c0_i32_all, %iota_4xi32 : vector<4xi32>
      %lt = arith.cmpi ult, %_c0_i32_each, %c2_4xi32 : vector<4xi32>
      %any = vector.reduction <or>, %lt : vector<4xi1> into i1
      scf.if %any {
        %partial_at_1 = llvm.getelementptr %partial[%c0_i32] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        %partial_value = llvm.intr.masked.load %partial_at_1, %lt, %c0.0_4xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
        %partial_at_2 = llvm.getelementptr %partial[%c2_i32] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        %partial_value_1 = llvm.intr.masked.load %partial_at_2, %lt, %c0.0_4xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
        %add = arith.addf %partial_value, %partial_value_1 : vector<4xf32>
        llvm.intr.masked.store %add, %partial_at_1, %lt {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
      }
      %_c0_i32_all_1 = vector.broadcast %c0_i32 : i32 to vector<4xi32>
      %_c0_i32_each_1 = arith.addi %_c0_i32_all_1, %iota_4xi32 : vector<4xi32>
      %lt_1 = arith.cmpi ult, %_c0_i32_each_1, %c1_4xi32 : vector<4xi32>
      %any_1 = vector.reduction <or>, %lt_1 : vector<4xi1> into i1
      scf.if %any_1 {
        %partial_at_1 = llvm.getelementptr %partial[%c0_i32] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        %partial_value = llvm.intr.masked.load %partial_at_1, %lt_1, %c0.0_4xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
        %partial_at_2 = llvm.getelementptr %partial[%c1_i32] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        %partial_value_1 = llvm.intr.masked.load %partial_at_2, %lt_1, %c0.0_4xf32 {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
        %add = arith.addf %partial_value, %partial_value_1 : vector<4xf32>
        llvm.intr.masked.store %add, %partial_at_1, %lt_1 {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
      }
      %unit_first_1 = arith.cmpi ult, %cube_pos_x, %out_length : i32
      scf.if %unit_first_1 {
        %_c0_i32_all_2 = vector.broadcast %c0_i32 : i32 to vector<4xi32>
        %_c0_i32_each_2 = arith.addi %_c0_i32_all_2, %iota_4xi32 : vector<4xi32>
        %eq = arith.cmpi eq, %_c0_i32_each_2, %c0_4xi32 : vector<4xi32>
        %any_2 = vector.reduction <or>, %eq : vector<4xi1> into i1
        scf.if %any_2 {
          %partial_at_1 = llvm.getelementptr %partial[%c0_i32] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %partial_value = llvm.load %partial_at_1 {alignment = 4 : i64} : !llvm.ptr -> f32
          %logical_not = arith.xori %ctrue, %ctrue : i1
          scf.if %logical_not {
            %notes_olds = scf.for %lane = %c0_index to %c4_index step %c1_index iter_args(%olds = %c0_4xi32) -> (vector<4xi32>) {
              %at = vector.extract %c0_4xi32[%lane] : i32 from vector<4xi32>
              %on = vector.extract %eq[%lane] : i1 from vector<4xi1>
              %notes_old = scf.if %on -> (i32) {
                %notes_at = llvm.getelementptr %notes[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                %pair = llvm.cmpxchg %notes_at, %c0_i32, %c2_i32 monotonic monotonic : !llvm.ptr, i32
                %notes_old_1 = llvm.extractvalue %pair[0] : !llvm.struct<(i32, i1)>
                scf.yield %notes_old_1 : i32
              } else {
                scf.yield %c0_i32 : i32
              }
              %olds_next = vector.insert %notes_old, %olds[%lane] : i32 into vector<4xi32>
              scf.yield %olds_next : vector<4xi32>
            }
            %eq_1 = arith.cmpi eq, %notes_olds, %c0_4xi32 : vector<4xi32>
            %active = arith.andi %eq, %eq_1 : vector<4xi1>
            %any_3 = vector.reduction <or>, %active : vector<4xi1> into i1
            scf.if %any_3 {
              %mul = arith.muli %cube_pos_x, %c4_i32 : i32
              %mul_all = vector.broadcast %mul : i32 to vector<4xi32>
              %mul_each = arith.addi %mul_all, %iota_4xi32 : vector<4xi32>
              scf.for %lane = %c0_index to %c4_index step %c1_index {
                %at = vector.extract %c1_4xi32[%lane] : i32 from vector<4xi32>
                %operand = vector.extract %mul_each[%lane] : i32 from vector<4xi32>
                %on = vector.extract %active[%lane] : i1 from vector<4xi1>
                scf.if %on {
                  %notes_at = llvm.getelementptr %notes[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                  llvm.store %operand, %notes_at atomic monotonic {alignment = 4 : i64} : i32, !llvm.ptr
                }
              }
              scf.for %lane = %c0_index to %c4_index step %c1_index {
                %at = vector.extract %c2_4xi32[%lane] : i32 from vector<4xi32>
                %on = vector.extract %active[%lane] : i1 from vector<4xi1>
                scf.if %on {
                  %notes_at = llvm.getelementptr %notes[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                  llvm.store %c0_i32, %notes_at atomic monotonic {alignment = 4 : i64} : i32, !llvm.ptr
                }
              }
              scf.for %lane = %c0_index to %c4_index step %c1_index {
                %at = vector.extract %c3_4xi32[%lane] : i32 from vector<4xi32>
                %on = vector.extract %active[%lane] : i1 from vector<4xi1>
                scf.if %on {
                  %notes_at = llvm.getelementptr %notes[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                  llvm.store %c0_i32, %notes_at atomic monotonic {alignment = 4 : i64} : i32, !llvm.ptr
                }
              }
              scf.for %lane = %c0_index to %c4_index step %c1_index {
                %at = vector.extract %c4_4xi32[%lane] : i32 from vector<4xi32>
                %on = vector.extract %active[%lane] : i1 from vector<4xi1>
                scf.if %on {
                  %notes_at = llvm.getelementptr %notes[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                  llvm.store %cube_pos_x, %notes_at atomic monotonic {alignment = 4 : i64} : i32, !llvm.ptr
                }
              }
              scf.for %lane = %c0_index to %c4_index step %c1_index {
                %at = vector.extract %c5_4xi32[%lane] : i32 from vector<4xi32>
                %on = vector.extract %active[%lane] : i1 from vector<4xi1>
                scf.if %on {
                  %notes_at = llvm.getelementptr %notes[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                  llvm.store %out_length, %notes_at atomic monotonic {alignment = 4 : i64} : i32, !llvm.ptr
                }
              }
            }
          }
          %out_at = llvm.getelementptr %out[%cube_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          llvm.store %partial_value, %out_at {alignment = 4 : i64} : f32, !llvm.ptr
        }
      } else {
        %_c0_i32_all_2 = vector.broadcast %c0_i32 : i32 to vector<4xi32>
        %_c0_i32_each_2 = arith.addi %_c0_i32_all_2, %iota_4xi32 : vector<4xi32>
        %eq = arith.cmpi eq, %_c0_i32_each_2, %c0_4xi32 : vector<4xi32>
        %any_2 = vector.reduction <or>, %eq : vector<4xi1> into i1
        scf.if %any_2 {
          %partial_at_1 = llvm.getelementptr %partial[%c0_i32] : (!llvm.ptr, i32) -> !llvm.ptr, f32
          %partial_value = llvm.load %partial_at_1 {alignment = 4 : i64} : !llvm.ptr -> f32
          %lt_2 = arith.cmpi ult, %cube_pos_x, %out_length : i32
          %logical_not = arith.xori %lt_2, %ctrue : i1
          scf.if %logical_not {
            %notes_olds = scf.for %lane = %c0_index to %c4_index step %c1_index iter_args(%olds = %c0_4xi32) -> (vector<4xi32>) {
              %at = vector.extract %c0_4xi32[%lane] : i32 from vector<4xi32>
              %on = vector.extract %eq[%lane] : i1 from vector<4xi1>
              %notes_old = scf.if %on -> (i32) {
                %notes_at = llvm.getelementptr %notes[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                %pair = llvm.cmpxchg %notes_at, %c0_i32, %c2_i32 monotonic monotonic : !llvm.ptr, i32
                %notes_old_1 = llvm.extractvalue %pair[0] : !llvm.struct<(i32, i1)>
                scf.yield %notes_old_1 : i32
              } else {
                scf.yield %c0_i32 : i32
              }
              %olds_next = vector.insert %notes_old, %olds[%lane] : i32 into vector<4xi32>
              scf.yield %olds_next : vector<4xi32>
            }
            %eq_1 = arith.cmpi eq, %notes_olds, %c0_4xi32 : vector<4xi32>
            %active = arith.andi %eq, %eq_1 : vector<4xi1>
            %any_3 = vector.reduction <or>, %active : vector<4xi1> into i1
            scf.if %any_3 {
              %mul = arith.muli %cube_pos_x, %c4_i32 : i32
              %mul_all = vector.broadcast %mul : i32 to vector<4xi32>
              %mul_each = arith.addi %mul_all, %iota_4xi32 : vector<4xi32>
              scf.for %lane = %c0_index to %c4_index step %c1_index {
                %at = vector.extract %c1_4xi32[%lane] : i32 from vector<4xi32>
                %operand = vector.extract %mul_each[%lane] : i32 from vector<4xi32>
                %on = vector.extract %active[%lane] : i1 from vector<4xi1>
                scf.if %on {
                  %notes_at = llvm.getelementptr %notes[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                  llvm.store %operand, %notes_at atomic monotonic {alignment = 4 : i64} : i32, !llvm.ptr
                }
              }
              scf.for %lane = %c0_index to %c4_index step %c1_index {
                %at = vector.extract %c2_4xi32[%lane] : i32 from vector<4xi32>
                %on = vector.extract %active[%lane] : i1 from vector<4xi1>
                scf.if %on {
                  %notes_at = llvm.getelementptr %notes[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                  llvm.store %c0_i32, %notes_at atomic monotonic {alignment = 4 : i64} : i32, !llvm.ptr
                }
              }
              scf.for %lane = %c0_index to %c4_index step %c1_index {
                %at = vector.extract %c3_4xi32[%lane] : i32 from vector<4xi32>
                %on = vector.extract %active[%lane] : i1 from vector<4xi1>
                scf.if %on {
                  %notes_at = llvm.getelementptr %notes[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                  llvm.store %c0_i32, %notes_at atomic monotonic {alignment = 4 : i64} : i32, !llvm.ptr
                }
              }
              scf.for %lane = %c0_index to %c4_index step %c1_index {
                %at = vector.extract %c4_4xi32[%lane] : i32 from vector<4xi32>
                %on = vector.extract %active[%lane] : i1 from vector<4xi1>
                scf.if %on {
                  %notes_at = llvm.getelementptr %notes[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                  llvm.store %cube_pos_x, %notes_at atomic monotonic {alignment = 4 : i64} : i32, !llvm.ptr
                }
              }
              scf.for %lane = %c0_index to %c4_index step %c1_index {
                %at = vector.extract %c5_4xi32[%lane] : i32 from vector<4xi32>
                %on = vector.extract %active[%lane] : i1 from vector<4xi1>
                scf.if %on {
                  %notes_at = llvm.getelementptr %notes[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                  llvm.store %out_length, %notes_at atomic monotonic {alignment = 4 : i64} : i32, !llvm.ptr
                }
              }
            }
          }
          scf.if %lt_2 {
            %out_at = llvm.getelementptr %out[%cube_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.store %partial_value, %out_at {alignment = 4 : i64} : f32, !llvm.ptr
          }
        }
      }
    }
    return
  }
}
