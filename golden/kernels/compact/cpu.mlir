#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func @compact(%x: !llvm.ptr {llvm.noalias, llvm.readonly}, %out: !llvm.ptr {llvm.noalias},
      %length: !llvm.ptr {llvm.noalias}, %threshold: f32, %x_length: i32, %out_length: i32,
      %length_length: i32, %cube_count_x: i32, %cube_count_y: i32, %cube_count_z: i32, %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c128_i64 = arith.constant 128 : i64
    %totals = llvm.alloca %c128_i64 x i32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %c128_i32 = arith.constant 128 : i32
    %c1_i32 = arith.constant 1 : i32
    %written_units = llvm.alloca %c128_i64 x i32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %c0_i64 = arith.constant 0 : i64
    %c127_i32 = arith.constant 127 : i32
    %value_units = llvm.alloca %c128_i64 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %wanted_units = llvm.alloca %c128_i64 x i8 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %below_units = llvm.alloca %c128_i64 x i32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %total = llvm.alloca %c1_i64 x i32 : (i64) -> !llvm.ptr
    %c0.0_f32 = arith.constant 0.0 : f32
    %below = llvm.alloca %c1_i64 x i32 : (i64) -> !llvm.ptr
    %written = llvm.alloca %c1_i64 x i32 : (i64) -> !llvm.ptr
    %c0_i8 = arith.constant 0 : i8
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %cube_pos_x = arith.trunci %cube : i64 to i32
      scf.for %unit_pos_x = %c0_i32 to %c128_i32 step %c1_i32 : i32 {
        %written_units_at = llvm.getelementptr %written_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, i32
        llvm.store %c0_i32, %written_units_at {alignment = 4 : i64} : i32, !llvm.ptr
      }
      %x_length_64 = arith.extui %x_length : i32 to i64
      scf.for %start_64 = %c0_i64 to %x_length_64 step %c128_i64 : i64 {
        %start = arith.trunci %start_64 : i64 to i32
        %place_last = llvm.intr.uadd.sat(%start, %c127_i32) : (i32, i32) -> i32
        %full = arith.cmpi ult, %place_last, %x_length : i32
        scf.if %full {
          scf.for %unit_pos_x = %c0_i32 to %c128_i32 step %c1_i32 : i32 {
            %place = arith.addi %start, %unit_pos_x : i32
            %x_at = llvm.getelementptr %x[%place] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            %value = llvm.load %x_at {alignment = 4 : i64} : !llvm.ptr -> f32
            %value_units_at = llvm.getelementptr %value_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.store %value, %value_units_at {alignment = 4 : i64} : f32, !llvm.ptr
            %gt = arith.cmpf ogt, %value, %threshold : f32
            %wanted_units_at = llvm.getelementptr %wanted_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, i8
            %gt_byte = arith.extui %gt : i1 to i8
            llvm.store %gt_byte, %wanted_units_at {alignment = 1 : i64} : i8, !llvm.ptr
            %bit = arith.extui %gt : i1 to i32
            %votes = vector.from_elements %bit, %c0_i32, %c0_i32, %c0_i32 : vector<4xi32>
            %below_units_at = llvm.getelementptr %below_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            llvm.store %c0_i32, %below_units_at {alignment = 4 : i64} : i32, !llvm.ptr
            llvm.store %c0_i32, %total : i32, !llvm.ptr
            %below_value = llvm.load %below_units_at {alignment = 4 : i64} : !llvm.ptr -> i32
            %extract = vector.extract %votes[0] : i32 from vector<4xi32>
            llvm.store %below_value, %below_units_at {alignment = 4 : i64} : i32, !llvm.ptr
            %total_value = llvm.load %total : !llvm.ptr -> i32
            %popcount = math.ctpop %extract : i32
            %add = arith.addi %total_value, %popcount : i32
            llvm.store %add, %total : i32, !llvm.ptr
            %total_1 = llvm.load %total : !llvm.ptr -> i32
            %totals_at = llvm.getelementptr %totals[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            llvm.store %total_1, %totals_at {alignment = 4 : i64} : i32, !llvm.ptr
          }
        } else {
          scf.for %unit_pos_x = %c0_i32 to %c128_i32 step %c1_i32 : i32 {
            %place = arith.addi %start, %unit_pos_x : i32
            %lt = arith.cmpi ult, %place, %x_length : i32
            %value = scf.if %lt -> (f32) {
              %x_at = llvm.getelementptr %x[%place] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %value_1 = llvm.load %x_at {alignment = 4 : i64} : !llvm.ptr -> f32
              scf.yield %value_1 : f32
            } else {
              scf.yield %c0.0_f32 : f32
            }
            %value_units_at = llvm.getelementptr %value_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
            llvm.store %value, %value_units_at {alignment = 4 : i64} : f32, !llvm.ptr
            %gt = arith.cmpf ogt, %value, %threshold : f32
            %wanted = arith.andi %lt, %gt : i1
            %wanted_units_at = llvm.getelementptr %wanted_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, i8
            %wanted_byte = arith.extui %wanted : i1 to i8
            llvm.store %wanted_byte, %wanted_units_at {alignment = 1 : i64} : i8, !llvm.ptr
            %bit = arith.extui %wanted : i1 to i32
            %votes = vector.from_elements %bit, %c0_i32, %c0_i32, %c0_i32 : vector<4xi32>
            %below_units_at = llvm.getelementptr %below_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            llvm.store %c0_i32, %below_units_at {alignment = 4 : i64} : i32, !llvm.ptr
            llvm.store %c0_i32, %total : i32, !llvm.ptr
            %below_value = llvm.load %below_units_at {alignment = 4 : i64} : !llvm.ptr -> i32
            %extract = vector.extract %votes[0] : i32 from vector<4xi32>
            llvm.store %below_value, %below_units_at {alignment = 4 : i64} : i32, !llvm.ptr
            %total_value = llvm.load %total : !llvm.ptr -> i32
            %popcount = math.ctpop %extract : i32
            %add = arith.addi %total_value, %popcount : i32
            llvm.store %add, %total : i32, !llvm.ptr
            %total_1 = llvm.load %total : !llvm.ptr -> i32
            %totals_at = llvm.getelementptr %totals[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            llvm.store %total_1, %totals_at {alignment = 4 : i64} : i32, !llvm.ptr
          } {llvm.loop_annotation = #rolled}
        }
        %place_last_1 = llvm.intr.uadd.sat(%start, %c127_i32) : (i32, i32) -> i32
        %full_1 = arith.cmpi ult, %place_last_1, %x_length : i32
        scf.if %full_1 {
          scf.for %unit_pos_x = %c0_i32 to %c128_i32 step %c1_i32 : i32 {
            %below_units_at = llvm.getelementptr %below_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            %below_before = llvm.load %below_units_at {alignment = 4 : i64} : !llvm.ptr -> i32
            llvm.store %below_before, %below : i32, !llvm.ptr
            %written_units_at = llvm.getelementptr %written_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            %written_before = llvm.load %written_units_at {alignment = 4 : i64} : !llvm.ptr -> i32
            llvm.store %written_before, %written : i32, !llvm.ptr
            scf.for unsigned %plane = %c0_i32 to %c128_i32 step %c1_i32 : i32 {
              %lt = arith.cmpi ult, %plane, %unit_pos_x : i32
              scf.if %lt {
                %below_value = llvm.load %below : !llvm.ptr -> i32
                %totals_at = llvm.getelementptr %totals[%plane] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                %totals_value = llvm.load %totals_at {alignment = 4 : i64} : !llvm.ptr -> i32
                %add = arith.addi %below_value, %totals_value : i32
                llvm.store %add, %below : i32, !llvm.ptr
              }
            }
            %wanted_units_at = llvm.getelementptr %wanted_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, i8
            %wanted = llvm.load %wanted_units_at {alignment = 1 : i64} : !llvm.ptr -> i8
            %wanted_set = arith.cmpi ne, %wanted, %c0_i8 : i8
            scf.if %wanted_set {
              %written_value = llvm.load %written : !llvm.ptr -> i32
              %below_value = llvm.load %below : !llvm.ptr -> i32
              %add = arith.addi %written_value, %below_value : i32
              %lt = arith.cmpi ult, %add, %out_length : i32
              %value_units_at = llvm.getelementptr %value_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %value = llvm.load %value_units_at {alignment = 4 : i64} : !llvm.ptr -> f32
              scf.if %lt {
                %out_at = llvm.getelementptr %out[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
                llvm.store %value, %out_at {alignment = 4 : i64} : f32, !llvm.ptr
              }
            }
            scf.for unsigned %plane = %c0_i32 to %c128_i32 step %c1_i32 : i32 {
              %written_value = llvm.load %written : !llvm.ptr -> i32
              %totals_at = llvm.getelementptr %totals[%plane] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %totals_value = llvm.load %totals_at {alignment = 4 : i64} : !llvm.ptr -> i32
              %add = arith.addi %written_value, %totals_value : i32
              llvm.store %add, %written : i32, !llvm.ptr
            }
            %below_after = llvm.load %below : !llvm.ptr -> i32
            llvm.store %below_after, %below_units_at {alignment = 4 : i64} : i32, !llvm.ptr
            %written_after = llvm.load %written : !llvm.ptr -> i32
            llvm.store %written_after, %written_units_at {alignment = 4 : i64} : i32, !llvm.ptr
          }
        } else {
          scf.for %unit_pos_x = %c0_i32 to %c128_i32 step %c1_i32 : i32 {
            %below_units_at = llvm.getelementptr %below_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            %below_before = llvm.load %below_units_at {alignment = 4 : i64} : !llvm.ptr -> i32
            llvm.store %below_before, %below : i32, !llvm.ptr
            %written_units_at = llvm.getelementptr %written_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            %written_before = llvm.load %written_units_at {alignment = 4 : i64} : !llvm.ptr -> i32
            llvm.store %written_before, %written : i32, !llvm.ptr
            scf.for unsigned %plane = %c0_i32 to %c128_i32 step %c1_i32 : i32 {
              %lt = arith.cmpi ult, %plane, %unit_pos_x : i32
              scf.if %lt {
                %below_value = llvm.load %below : !llvm.ptr -> i32
                %totals_at = llvm.getelementptr %totals[%plane] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                %totals_value = llvm.load %totals_at {alignment = 4 : i64} : !llvm.ptr -> i32
                %add = arith.addi %below_value, %totals_value : i32
                llvm.store %add, %below : i32, !llvm.ptr
              }
            }
            %wanted_units_at = llvm.getelementptr %wanted_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, i8
            %wanted = llvm.load %wanted_units_at {alignment = 1 : i64} : !llvm.ptr -> i8
            %wanted_set = arith.cmpi ne, %wanted, %c0_i8 : i8
            scf.if %wanted_set {
              %written_value = llvm.load %written : !llvm.ptr -> i32
              %below_value = llvm.load %below : !llvm.ptr -> i32
              %add = arith.addi %written_value, %below_value : i32
              %lt = arith.cmpi ult, %add, %out_length : i32
              %value_units_at = llvm.getelementptr %value_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, f32
              %value = llvm.load %value_units_at {alignment = 4 : i64} : !llvm.ptr -> f32
              scf.if %lt {
                %out_at = llvm.getelementptr %out[%add] : (!llvm.ptr, i32) -> !llvm.ptr, f32
                llvm.store %value, %out_at {alignment = 4 : i64} : f32, !llvm.ptr
              }
            }
            scf.for unsigned %plane = %c0_i32 to %c128_i32 step %c1_i32 : i32 {
              %written_value = llvm.load %written : !llvm.ptr -> i32
              %totals_at = llvm.getelementptr %totals[%plane] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %totals_value = llvm.load %totals_at {alignment = 4 : i64} : !llvm.ptr -> i32
              %add = arith.addi %written_value, %totals_value : i32
              llvm.store %add, %written : i32, !llvm.ptr
            }
            %below_after = llvm.load %below : !llvm.ptr -> i32
            llvm.store %below_after, %below_units_at {alignment = 4 : i64} : i32, !llvm.ptr
            %written_after = llvm.load %written : !llvm.ptr -> i32
            llvm.store %written_after, %written_units_at {alignment = 4 : i64} : i32, !llvm.ptr
          } {llvm.loop_annotation = #rolled}
        }
      }
      %unit_first = arith.cmpi ult, %c0_i32, %length_length : i32
      scf.if %unit_first {
        scf.for %unit_pos_x = %c0_i32 to %c128_i32 step %c1_i32 : i32 {
          %eq = arith.cmpi eq, %unit_pos_x, %c0_i32 : i32
          scf.if %eq {
            %written_units_at = llvm.getelementptr %written_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            %written_value = llvm.load %written_units_at {alignment = 4 : i64} : !llvm.ptr -> i32
            %length_at = llvm.getelementptr %length[%c0_i32] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            llvm.store %written_value, %length_at {alignment = 4 : i64} : i32, !llvm.ptr
          }
        }
      } else {
        scf.for %unit_pos_x = %c0_i32 to %c128_i32 step %c1_i32 : i32 {
          %eq = arith.cmpi eq, %unit_pos_x, %c0_i32 : i32
          scf.if %eq {
            %written_units_at = llvm.getelementptr %written_units[%unit_pos_x] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            %written_value = llvm.load %written_units_at {alignment = 4 : i64} : !llvm.ptr -> i32
            %lt = arith.cmpi ult, %c0_i32, %length_length : i32
            scf.if %lt {
              %length_at = llvm.getelementptr %length[%c0_i32] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              llvm.store %written_value, %length_at {alignment = 4 : i64} : i32, !llvm.ptr
            }
          }
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
