#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func @interpreter(%program: !llvm.ptr {llvm.noalias, llvm.readonly},
      %x: !llvm.ptr {llvm.noalias, llvm.readonly}, %out: !llvm.ptr {llvm.noalias}, %program_length: i32,
      %x_length: i32, %out_length: i32, %cube_count_x: i32, %cube_count_y: i32, %cube_count_z: i32,
      %first: i64, %last: i64) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %c63_i32 = arith.constant 63 : i32
    %c8_i32 = arith.constant 8 : i32
    %top = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %below = llvm.alloca %c1_i64 x vector<8xi32> : (i64) -> !llvm.ptr
    %c1_i32 = arith.constant 1 : i32
    %c1_8xi32 = arith.constant dense<1> : vector<8xi32>
    %broke = llvm.alloca %c1_i64 x i1 : (i64) -> !llvm.ptr
    %cfalse = arith.constant false
    %place = llvm.alloca %c1_i64 x i32 : (i64) -> !llvm.ptr
    %ctrue = arith.constant true
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %c4_i32 = arith.constant 4 : i32
    %iota_8xi32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %c0_8xi32 = arith.constant dense<0> : vector<8xi32>
    scf.for %cube = %first to %last step %c1_i64 : i64 {
      %cube_pos_x = arith.trunci %cube : i64 to i32
      %mul = arith.muli %cube_pos_x, %c64_i32 : i32
      %absolute_pos_last = llvm.intr.uadd.sat(%mul, %c63_i32) : (i32, i32) -> i32
      %full = arith.cmpi ult, %absolute_pos_last, %out_length : i32
      %full_1 = arith.cmpi ult, %absolute_pos_last, %x_length : i32
      %full_2 = arith.andi %full, %full_1 : i1
      scf.if %full_2 {
        scf.for %unit_pos_x = %c0_i32 to %c64_i32 step %c8_i32 : i32 {
          %absolute_pos = arith.addi %mul, %unit_pos_x : i32
          %x_at = llvm.getelementptr %x[%absolute_pos] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          %x_value = llvm.load %x_at {alignment = 4 : i64} : !llvm.ptr -> vector<8xi32>
          llvm.store %x_value, %top : vector<8xi32>, !llvm.ptr
          llvm.store %c1_8xi32, %below : vector<8xi32>, !llvm.ptr
          llvm.store %cfalse, %broke : i1, !llvm.ptr
          llvm.store %c0_i32, %place : i32, !llvm.ptr
          scf.while : () -> () {
            %place_1 = llvm.load %place : !llvm.ptr -> i32
            %lt = arith.cmpi ult, %place_1, %program_length : i32
            %broke_value = llvm.load %broke : !llvm.ptr -> i1
            %logical_not = arith.xori %broke_value, %ctrue : i1
            %logical_and = arith.andi %lt, %logical_not : i1
            scf.if %logical_and {
              %program_at = llvm.getelementptr %program[%place_1] : (!llvm.ptr, i32) -> !llvm.ptr, i32
              %number = llvm.load %program_at {alignment = 4 : i64} : !llvm.ptr -> i32
              %eq = arith.cmpi eq, %number, %c0_i32 : i32
              scf.if %eq {
                %top_value = llvm.load %top : !llvm.ptr -> vector<8xi32>
                %below_value = llvm.load %below : !llvm.ptr -> vector<8xi32>
                %add = arith.addi %top_value, %below_value : vector<8xi32>
                llvm.store %add, %top : vector<8xi32>, !llvm.ptr
              } else {
                %eq_1 = arith.cmpi eq, %number, %c1_i32 : i32
                scf.if %eq_1 {
                  %top_value = llvm.load %top : !llvm.ptr -> vector<8xi32>
                  %below_value = llvm.load %below : !llvm.ptr -> vector<8xi32>
                  %sub = arith.subi %top_value, %below_value : vector<8xi32>
                  llvm.store %sub, %top : vector<8xi32>, !llvm.ptr
                } else {
                  %eq_2 = arith.cmpi eq, %number, %c2_i32 : i32
                  scf.if %eq_2 {
                    %top_value = llvm.load %top : !llvm.ptr -> vector<8xi32>
                    %below_value = llvm.load %below : !llvm.ptr -> vector<8xi32>
                    %mul_1 = arith.muli %top_value, %below_value : vector<8xi32>
                    llvm.store %mul_1, %top : vector<8xi32>, !llvm.ptr
                  } else {
                    %eq_3 = arith.cmpi eq, %number, %c3_i32 : i32
                    scf.if %eq_3 {
                      %below_value = llvm.load %below : !llvm.ptr -> vector<8xi32>
                      %top_value = llvm.load %top : !llvm.ptr -> vector<8xi32>
                      llvm.store %below_value, %top : vector<8xi32>, !llvm.ptr
                      llvm.store %top_value, %below : vector<8xi32>, !llvm.ptr
                    } else {
                      %ge = arith.cmpi sge, %number, %c4_i32 : i32
                      scf.if %ge {
                        %top_value = llvm.load %top : !llvm.ptr -> vector<8xi32>
                        %sub = arith.subi %number, %c4_i32 : i32
                        llvm.store %top_value, %below : vector<8xi32>, !llvm.ptr
                        %sub_all = vector.broadcast %sub : i32 to vector<8xi32>
                        llvm.store %sub_all, %top : vector<8xi32>, !llvm.ptr
                      } else {
                        llvm.store %ctrue, %broke : i1, !llvm.ptr
                      }
                    }
                  }
                }
              }
              %add = arith.addi %place_1, %c1_i32 : i32
              llvm.store %add, %place : i32, !llvm.ptr
            }
            scf.condition(%logical_and)
          } do {
            scf.yield
          }
          %top_value = llvm.load %top : !llvm.ptr -> vector<8xi32>
          %out_at = llvm.getelementptr %out[%absolute_pos] : (!llvm.ptr, i32) -> !llvm.ptr, i32
          llvm.store %top_value, %out_at {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
        }
      } else {
        scf.for %unit_pos_x = %c0_i32 to %c64_i32 step %c8_i32 : i32 {
          %absolute_pos = arith.addi %mul, %unit_pos_x : i32
          %absolute_pos_all = vector.broadcast %absolute_pos : i32 to vector<8xi32>
          %absolute_pos_each = arith.addi %absolute_pos_all, %iota_8xi32 : vector<8xi32>
          %out_length_all = vector.broadcast %out_length : i32 to vector<8xi32>
          %lt = arith.cmpi ult, %absolute_pos_each, %out_length_all : vector<8xi32>
          %any = vector.reduction <or>, %lt : vector<8xi1> into i1
          scf.if %any {
            %x_length_all = vector.broadcast %x_length : i32 to vector<8xi32>
            %lt_1 = arith.cmpi ult, %absolute_pos_each, %x_length_all : vector<8xi32>
            %active = arith.andi %lt, %lt_1 : vector<8xi1>
            %x_at = llvm.getelementptr %x[%absolute_pos] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            %x_value = llvm.intr.masked.load %x_at, %active, %c0_8xi32 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
            llvm.store %x_value, %top : vector<8xi32>, !llvm.ptr
            llvm.store %c1_8xi32, %below : vector<8xi32>, !llvm.ptr
            llvm.store %cfalse, %broke : i1, !llvm.ptr
            llvm.store %c0_i32, %place : i32, !llvm.ptr
            scf.while : () -> () {
              %place_1 = llvm.load %place : !llvm.ptr -> i32
              %lt_2 = arith.cmpi ult, %place_1, %program_length : i32
              %broke_value = llvm.load %broke : !llvm.ptr -> i1
              %logical_not = arith.xori %broke_value, %ctrue : i1
              %logical_and = arith.andi %lt_2, %logical_not : i1
              scf.if %logical_and {
                %program_at = llvm.getelementptr %program[%place_1] : (!llvm.ptr, i32) -> !llvm.ptr, i32
                %number = llvm.load %program_at {alignment = 4 : i64} : !llvm.ptr -> i32
                %eq = arith.cmpi eq, %number, %c0_i32 : i32
                scf.if %eq {
                  %top_value = llvm.load %top : !llvm.ptr -> vector<8xi32>
                  %below_value = llvm.load %below : !llvm.ptr -> vector<8xi32>
                  %add = arith.addi %top_value, %below_value : vector<8xi32>
                  llvm.store %add, %top : vector<8xi32>, !llvm.ptr
                } else {
                  %eq_1 = arith.cmpi eq, %number, %c1_i32 : i32
                  scf.if %eq_1 {
                    %top_value = llvm.load %top : !llvm.ptr -> vector<8xi32>
                    %below_value = llvm.load %below : !llvm.ptr -> vector<8xi32>
                    %sub = arith.subi %top_value, %below_value : vector<8xi32>
                    llvm.store %sub, %top : vector<8xi32>, !llvm.ptr
                  } else {
                    %eq_2 = arith.cmpi eq, %number, %c2_i32 : i32
                    scf.if %eq_2 {
                      %top_value = llvm.load %top : !llvm.ptr -> vector<8xi32>
                      %below_value = llvm.load %below : !llvm.ptr -> vector<8xi32>
                      %mul_1 = arith.muli %top_value, %below_value : vector<8xi32>
                      llvm.store %mul_1, %top : vector<8xi32>, !llvm.ptr
                    } else {
                      %eq_3 = arith.cmpi eq, %number, %c3_i32 : i32
                      scf.if %eq_3 {
                        %below_value = llvm.load %below : !llvm.ptr -> vector<8xi32>
                        %top_value = llvm.load %top : !llvm.ptr -> vector<8xi32>
                        llvm.store %below_value, %top : vector<8xi32>, !llvm.ptr
                        llvm.store %top_value, %below : vector<8xi32>, !llvm.ptr
                      } else {
                        %ge = arith.cmpi sge, %number, %c4_i32 : i32
                        scf.if %ge {
                          %top_value = llvm.load %top : !llvm.ptr -> vector<8xi32>
                          %sub = arith.subi %number, %c4_i32 : i32
                          llvm.store %top_value, %below : vector<8xi32>, !llvm.ptr
                          %sub_all = vector.broadcast %sub : i32 to vector<8xi32>
                          llvm.store %sub_all, %top : vector<8xi32>, !llvm.ptr
                        } else {
                          llvm.store %ctrue, %broke : i1, !llvm.ptr
                        }
                      }
                    }
                  }
                }
                %add = arith.addi %place_1, %c1_i32 : i32
                llvm.store %add, %place : i32, !llvm.ptr
              }
              scf.condition(%logical_and)
            } do {
              scf.yield
            }
            %top_value = llvm.load %top : !llvm.ptr -> vector<8xi32>
            %out_at = llvm.getelementptr %out[%absolute_pos] : (!llvm.ptr, i32) -> !llvm.ptr, i32
            llvm.intr.masked.store %top_value, %out_at, %lt {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
          }
        } {llvm.loop_annotation = #rolled}
      }
    }
    return
  }
}
