; ModuleID = 'atomics.c'
source_filename = "atomics.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.atomic_flag = type { i8 }
%struct.pair = type { i32, i32 }
%struct.triple = type { i64, i64, i64 }

@lock = dso_local global %struct.atomic_flag zeroinitializer, align 1, !dbg !0
@x = dso_local global i32 0, align 4, !dbg !16
@both = dso_local global i32 0, align 4, !dbg !65
@pair = dso_local global %struct.pair zeroinitializer, align 8, !dbg !21
@triple = dso_local global %struct.triple zeroinitializer, align 8, !dbg !28
@pointer = dso_local global ptr null, align 8, !dbg !45
@plain = dso_local global i64 0, align 8, !dbg !68
@flag = dso_local local_unnamed_addr global i8 0, align 1, !dbg !49
@wide = dso_local global i64 0, align 8, !dbg !58
@byte = dso_local global i8 0, align 1, !dbg !54
@real = dso_local global float 0.000000e+00, align 4, !dbg !37
@twice = dso_local global double 0.000000e+00, align 8, !dbg !41

; Function Attrs: nofree nounwind uwtable
define dso_local void @loads_and_stores() local_unnamed_addr #0 !dbg !82 {
  %1 = alloca %struct.triple, align 8
  %2 = load atomic i32, ptr @x monotonic, align 4, !dbg !88
  %3 = load atomic i32, ptr @x acquire, align 4, !dbg !89
  %4 = add nsw i32 %3, %2, !dbg !90
  %5 = load atomic i32, ptr @x seq_cst, align 4, !dbg !91, !tbaa !92
  %6 = add nsw i32 %4, %5, !dbg !95
    #dbg_value(i32 %6, !86, !DIExpression(), !96)
  store atomic i32 %6, ptr @x monotonic, align 4, !dbg !97
  store atomic i32 %6, ptr @x release, align 4, !dbg !98
  store atomic i32 %6, ptr @x seq_cst, align 4, !dbg !99, !tbaa !92
  %7 = load atomic volatile i32, ptr @both seq_cst, align 4, !dbg !100, !tbaa !92
  %8 = add nsw i32 %7, 1, !dbg !101
  store atomic volatile i32 %8, ptr @both seq_cst, align 4, !dbg !102, !tbaa !92
  %9 = load atomic i64, ptr @pair seq_cst, align 8, !dbg !103, !tbaa !92
  %10 = and i64 %9, -4294967296, !dbg !104
    #dbg_value(i64 %9, !87, !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 32), !96)
    #dbg_value(i64 %9, !87, !DIExpression(DW_OP_constu, 32, DW_OP_shr, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 32, 32), !96)
  %11 = add i64 %9, 1, !dbg !105
  %12 = and i64 %11, 4294967295, !dbg !104
    #dbg_value(i64 %11, !87, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !96)
  %13 = or disjoint i64 %12, %10, !dbg !104
  store atomic i64 %13, ptr @pair seq_cst, align 8, !dbg !106, !tbaa !92
  store i64 1, ptr %1, align 8, !dbg !107, !tbaa !108
  %14 = getelementptr inbounds i8, ptr %1, i64 8, !dbg !107
  store i64 2, ptr %14, align 8, !dbg !107, !tbaa !111
  %15 = getelementptr inbounds i8, ptr %1, i64 16, !dbg !107
  store i64 3, ptr %15, align 8, !dbg !107, !tbaa !112
  call void @__atomic_store(i64 noundef 24, ptr noundef nonnull @triple, ptr noundef nonnull %1, i32 noundef 5), !dbg !113
  store atomic i64 ptrtoint (ptr @plain to i64), ptr @pointer seq_cst, align 8, !dbg !114
  store i8 1, ptr @flag, align 1, !dbg !115, !tbaa !92
  ret void, !dbg !116
}

; Function Attrs: mustprogress nofree nounwind willreturn
declare void @__atomic_store(i64, ptr, ptr, i32) local_unnamed_addr #1

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define dso_local i32 @updates() local_unnamed_addr #2 !dbg !117 {
  %1 = atomicrmw add ptr @x, i32 1 seq_cst, align 4, !dbg !122
  %2 = atomicrmw sub ptr @x, i32 2 monotonic, align 4, !dbg !123
  %3 = atomicrmw and ptr @x, i32 3 acquire, align 4, !dbg !124
  %4 = atomicrmw or ptr @x, i32 4 release, align 4, !dbg !125
  %5 = atomicrmw xor ptr @x, i32 5 acq_rel, align 4, !dbg !126
  %6 = atomicrmw xchg ptr @x, i32 6 seq_cst, align 4, !dbg !127
    #dbg_value(!DIArgList(i32 %1, i32 %6, i32 %5, i32 %4, i32 %3, i32 %2), !121, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 5, DW_OP_plus, DW_OP_LLVM_arg, 4, DW_OP_plus, DW_OP_LLVM_arg, 3, DW_OP_plus, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !128)
  %7 = atomicrmw add ptr @x, i32 1 seq_cst, align 4, !dbg !129
  %8 = atomicrmw sub ptr @x, i32 1 seq_cst, align 4, !dbg !130
  %9 = atomicrmw add ptr @x, i32 3 seq_cst, align 4, !dbg !131
  %10 = load atomic i32, ptr @x seq_cst, align 4, !dbg !132, !tbaa !92
  br label %11, !dbg !132

11:                                               ; preds = %11, %0
  %12 = phi i32 [ %10, %0 ], [ %15, %11 ], !dbg !132
  %13 = shl nsw i32 %12, 1, !dbg !132
  %14 = cmpxchg ptr @x, i32 %12, i32 %13 seq_cst seq_cst, align 4, !dbg !132
  %15 = extractvalue { i32, i1 } %14, 0, !dbg !132
  %16 = extractvalue { i32, i1 } %14, 1, !dbg !132
  br i1 %16, label %17, label %11, !dbg !132

17:                                               ; preds = %11
  %18 = atomicrmw or ptr @x, i32 8 seq_cst, align 4, !dbg !133
  %19 = atomicrmw sub ptr @wide, i64 1 seq_cst, align 8, !dbg !134
  %20 = atomicrmw add ptr @byte, i8 1 seq_cst, align 1, !dbg !135
  %21 = load atomic i8, ptr @flag seq_cst, align 1, !dbg !136, !tbaa !92
  %22 = and i8 %21, 1, !dbg !137
  %23 = xor i8 %22, 1, !dbg !137
  store atomic i8 %23, ptr @flag seq_cst, align 1, !dbg !137, !tbaa !92
  %24 = load atomic float, ptr @real seq_cst, align 4, !dbg !138, !tbaa !92
  br label %25, !dbg !138

25:                                               ; preds = %25, %17
  %26 = phi float [ %24, %17 ], [ %33, %25 ], !dbg !138
  %27 = fadd float %26, 1.500000e+00, !dbg !138
  %28 = bitcast float %26 to i32, !dbg !138
  %29 = bitcast float %27 to i32, !dbg !138
  %30 = cmpxchg ptr @real, i32 %28, i32 %29 seq_cst seq_cst, align 4, !dbg !138
  %31 = extractvalue { i32, i1 } %30, 0, !dbg !138
  %32 = extractvalue { i32, i1 } %30, 1, !dbg !138
  %33 = bitcast i32 %31 to float, !dbg !138
  br i1 %32, label %34, label %25, !dbg !138

34:                                               ; preds = %25
  %35 = load atomic double, ptr @twice seq_cst, align 8, !dbg !139, !tbaa !92
  br label %36, !dbg !139

36:                                               ; preds = %36, %34
  %37 = phi double [ %35, %34 ], [ %44, %36 ], !dbg !139
  %38 = fmul double %37, 2.000000e+00, !dbg !139
  %39 = bitcast double %37 to i64, !dbg !139
  %40 = bitcast double %38 to i64, !dbg !139
  %41 = cmpxchg ptr @twice, i64 %39, i64 %40 seq_cst seq_cst, align 8, !dbg !139
  %42 = extractvalue { i64, i1 } %41, 0, !dbg !139
  %43 = extractvalue { i64, i1 } %41, 1, !dbg !139
  %44 = bitcast i64 %42 to double, !dbg !139
  br i1 %43, label %45, label %36, !dbg !139

45:                                               ; preds = %36
  %46 = add nsw i32 %2, %1, !dbg !140
    #dbg_value(!DIArgList(i32 %46, i32 %6, i32 %5, i32 %4, i32 %3), !121, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 4, DW_OP_plus, DW_OP_LLVM_arg, 3, DW_OP_plus, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !128)
  %47 = add nsw i32 %46, %3, !dbg !141
    #dbg_value(!DIArgList(i32 %47, i32 %6, i32 %5, i32 %4), !121, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 3, DW_OP_plus, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !128)
  %48 = add nsw i32 %47, %4, !dbg !142
    #dbg_value(!DIArgList(i32 %48, i32 %6, i32 %5), !121, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !128)
  %49 = add nsw i32 %48, %5, !dbg !143
    #dbg_value(!DIArgList(i32 %49, i32 %6), !121, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !128)
  %50 = add nsw i32 %49, %6, !dbg !144
    #dbg_value(i32 %50, !121, !DIExpression(), !128)
  %51 = atomicrmw nand ptr @plain, i64 1 seq_cst, align 8, !dbg !145
  %52 = atomicrmw max ptr @plain, i64 2 monotonic, align 8, !dbg !146
  %53 = atomicrmw min ptr @plain, i64 3 acq_rel, align 8, !dbg !147
  %54 = atomicrmw add ptr @plain, i64 4 seq_cst, align 8, !dbg !148
  %55 = atomicrmw add ptr @plain, i64 1 release, align 8, !dbg !149
  %56 = add i64 %51, 1, !dbg !149
  %57 = add i64 %56, %52, !dbg !150
  %58 = add i64 %57, %53, !dbg !151
  %59 = add i64 %58, %54, !dbg !152
  %60 = add i64 %59, %55, !dbg !153
  %61 = trunc i64 %60 to i32, !dbg !154
  %62 = add i32 %50, %61, !dbg !154
    #dbg_value(i32 %62, !121, !DIExpression(), !128)
  %63 = atomicrmw xchg ptr @pointer, i64 0 seq_cst, align 8, !dbg !155
  %64 = icmp ne i64 %63, 0, !dbg !156
  %65 = zext i1 %64 to i32, !dbg !156
  %66 = add nsw i32 %62, %65, !dbg !157
  ret i32 %66, !dbg !158
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define dso_local zeroext i1 @exchanges(i32 noundef %0, i32 noundef %1) local_unnamed_addr #3 !dbg !159 {
    #dbg_value(i32 %0, !164, !DIExpression(), !168)
    #dbg_value(i32 %1, !165, !DIExpression(), !168)
  %3 = cmpxchg ptr @x, i32 %0, i32 7 seq_cst seq_cst, align 4, !dbg !169
  %4 = extractvalue { i32, i1 } %3, 1, !dbg !169
  %5 = extractvalue { i32, i1 } %3, 0
    #dbg_value(i32 %5, !164, !DIExpression(), !168)
    #dbg_value(i1 %4, !166, !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value), !168)
  %6 = cmpxchg weak ptr @x, i32 %5, i32 8 acq_rel acquire, align 4, !dbg !170
  %7 = extractvalue { i32, i1 } %6, 1, !dbg !170
  %8 = extractvalue { i32, i1 } %6, 0, !dbg !170
    #dbg_value(i32 %8, !164, !DIExpression(), !168)
    #dbg_value(!DIArgList(i1 %4, i1 %7), !166, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_or, DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value), !168)
  %9 = cmpxchg ptr @x, i32 %8, i32 9 release monotonic, align 4, !dbg !171
  %10 = extractvalue { i32, i1 } %9, 1, !dbg !171
  %11 = extractvalue { i32, i1 } %9, 0, !dbg !171
    #dbg_value(i32 %11, !164, !DIExpression(), !168)
    #dbg_value(!DIArgList(i1 %4, i1 %10, i1 %7), !166, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 2, DW_OP_or, DW_OP_LLVM_arg, 1, DW_OP_or, DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value), !168)
  switch i32 %1, label %12 [
    i32 1, label %14
    i32 2, label %14
    i32 3, label %16
    i32 4, label %18
    i32 5, label %20
  ], !dbg !172

12:                                               ; preds = %2
  %13 = cmpxchg ptr @x, i32 %11, i32 10 monotonic monotonic, align 4, !dbg !172
  br label %22, !dbg !172

14:                                               ; preds = %2, %2
  %15 = cmpxchg ptr @x, i32 %11, i32 10 acquire monotonic, align 4, !dbg !172
  br label %22, !dbg !172

16:                                               ; preds = %2
  %17 = cmpxchg ptr @x, i32 %11, i32 10 release monotonic, align 4, !dbg !172
  br label %22, !dbg !172

18:                                               ; preds = %2
  %19 = cmpxchg ptr @x, i32 %11, i32 10 acq_rel monotonic, align 4, !dbg !172
  br label %22, !dbg !172

20:                                               ; preds = %2
  %21 = cmpxchg ptr @x, i32 %11, i32 10 seq_cst monotonic, align 4, !dbg !172
  br label %22, !dbg !172

22:                                               ; preds = %20, %18, %16, %14, %12
  %23 = phi { i32, i1 } [ %13, %12 ], [ %21, %20 ], [ %19, %18 ], [ %17, %16 ], [ %15, %14 ]
  %24 = extractvalue { i32, i1 } %23, 1, !dbg !172
    #dbg_value(!DIArgList(i1 %7, i1 %10, i1 %4, i1 %24), !166, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 3, DW_OP_or, DW_OP_LLVM_arg, 2, DW_OP_or, DW_OP_LLVM_arg, 1, DW_OP_or, DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value), !168)
    #dbg_value(i64 8589934593, !167, !DIExpression(), !168)
  %25 = cmpxchg ptr @pair, i64 8589934593, i64 17179869187 seq_cst seq_cst, align 8, !dbg !173
  %26 = extractvalue { i64, i1 } %25, 1, !dbg !173
    #dbg_value(!DIArgList(i1 %7, i1 %26, i1 %10, i1 %4, i1 %24), !166, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 4, DW_OP_or, DW_OP_LLVM_arg, 3, DW_OP_or, DW_OP_LLVM_arg, 2, DW_OP_or, DW_OP_LLVM_arg, 1, DW_OP_or, DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value), !168)
  %27 = cmpxchg ptr @plain, i64 1, i64 2 seq_cst seq_cst, align 8, !dbg !174
  %28 = extractvalue { i64, i1 } %27, 1, !dbg !174
  %29 = or i1 %24, %28, !dbg !175
  %30 = or i1 %7, %29, !dbg !175
  %31 = or i1 %4, %30, !dbg !175
  %32 = or i1 %10, %31, !dbg !175
  %33 = or i1 %26, %32, !dbg !175
    #dbg_value(i1 %33, !166, !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value), !168)
  br i1 %33, label %37, label %34, !dbg !176

34:                                               ; preds = %22
  %35 = cmpxchg ptr @plain, i64 3, i64 4 seq_cst seq_cst, align 8, !dbg !177
  %36 = extractvalue { i64, i1 } %35, 1, !dbg !178
  br label %37, !dbg !176

37:                                               ; preds = %34, %22
  %38 = phi i1 [ true, %22 ], [ %36, %34 ]
  ret i1 %38, !dbg !179
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn uwtable
define dso_local void @fences() local_unnamed_addr #4 !dbg !180 {
  fence seq_cst, !dbg !181
  fence syncscope("singlethread") seq_cst, !dbg !182
  fence seq_cst, !dbg !183
  ret void, !dbg !184
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define dso_local void @spin() local_unnamed_addr #2 !dbg !185 {
  br label %1, !dbg !186

1:                                                ; preds = %1, %0
  %2 = atomicrmw xchg ptr @lock, i8 1 acquire, align 1, !dbg !187
  %3 = trunc i8 %2 to i1, !dbg !187
  br i1 %3, label %1, label %4, !dbg !186, !llvm.loop !188

4:                                                ; preds = %1
  store atomic i8 0, ptr @lock release, align 1, !dbg !191
  br label %5, !dbg !192

5:                                                ; preds = %5, %4
  %6 = atomicrmw xchg ptr @plain, i64 1 seq_cst, align 8, !dbg !193
  %7 = icmp eq i64 %6, 0, !dbg !192
  br i1 %7, label %8, label %5, !dbg !192, !llvm.loop !194

8:                                                ; preds = %5
  store atomic i64 0, ptr @plain release, align 8, !dbg !196
  ret void, !dbg !197
}

; Function Attrs: nofree nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !198 {
  %1 = alloca %struct.triple, align 8
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %1), !dbg !199
  %2 = load atomic i32, ptr @x monotonic, align 4, !dbg !199
  %3 = load atomic i32, ptr @x acquire, align 4, !dbg !201
  %4 = add nsw i32 %3, %2, !dbg !202
  %5 = load atomic i32, ptr @x seq_cst, align 4, !dbg !203, !tbaa !92
  %6 = add nsw i32 %4, %5, !dbg !204
    #dbg_value(i32 %6, !86, !DIExpression(), !205)
  store atomic i32 %6, ptr @x monotonic, align 4, !dbg !206
  store atomic i32 %6, ptr @x release, align 4, !dbg !207
  store atomic i32 %6, ptr @x seq_cst, align 4, !dbg !208, !tbaa !92
  %7 = load atomic volatile i32, ptr @both seq_cst, align 4, !dbg !209, !tbaa !92
  %8 = add nsw i32 %7, 1, !dbg !210
  store atomic volatile i32 %8, ptr @both seq_cst, align 4, !dbg !211, !tbaa !92
  %9 = load atomic i64, ptr @pair seq_cst, align 8, !dbg !212, !tbaa !92
  %10 = and i64 %9, -4294967296, !dbg !213
    #dbg_value(i64 %9, !87, !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 32), !205)
    #dbg_value(i64 %9, !87, !DIExpression(DW_OP_constu, 32, DW_OP_shr, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 32, 32), !205)
  %11 = add i64 %9, 1, !dbg !214
  %12 = and i64 %11, 4294967295, !dbg !213
    #dbg_value(i64 %11, !87, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !205)
  %13 = or disjoint i64 %12, %10, !dbg !213
  store atomic i64 %13, ptr @pair seq_cst, align 8, !dbg !215, !tbaa !92
  store i64 1, ptr %1, align 8, !dbg !216, !tbaa !108
  %14 = getelementptr inbounds i8, ptr %1, i64 8, !dbg !216
  store i64 2, ptr %14, align 8, !dbg !216, !tbaa !111
  %15 = getelementptr inbounds i8, ptr %1, i64 16, !dbg !216
  store i64 3, ptr %15, align 8, !dbg !216, !tbaa !112
  call void @__atomic_store(i64 noundef 24, ptr noundef nonnull @triple, ptr noundef nonnull %1, i32 noundef 5), !dbg !217
  store atomic i64 ptrtoint (ptr @plain to i64), ptr @pointer seq_cst, align 8, !dbg !218
  store i8 1, ptr @flag, align 1, !dbg !219, !tbaa !92
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %1), !dbg !220
  fence seq_cst, !dbg !221
  fence syncscope("singlethread") seq_cst, !dbg !223
  fence seq_cst, !dbg !224
  br label %16, !dbg !225

16:                                               ; preds = %16, %0
  %17 = atomicrmw xchg ptr @lock, i8 1 acquire, align 1, !dbg !227
  %18 = trunc i8 %17 to i1, !dbg !227
  br i1 %18, label %16, label %19, !dbg !225, !llvm.loop !228

19:                                               ; preds = %16
  store atomic i8 0, ptr @lock release, align 1, !dbg !230
  br label %20, !dbg !231

20:                                               ; preds = %20, %19
  %21 = atomicrmw xchg ptr @plain, i64 1 seq_cst, align 8, !dbg !232
  %22 = icmp eq i64 %21, 0, !dbg !231
  br i1 %22, label %23, label %20, !dbg !231, !llvm.loop !233

23:                                               ; preds = %20
  store atomic i64 0, ptr @plain release, align 8, !dbg !235
  %24 = atomicrmw add ptr @x, i32 1 seq_cst, align 4, !dbg !236
  %25 = atomicrmw sub ptr @x, i32 2 monotonic, align 4, !dbg !238
  %26 = atomicrmw and ptr @x, i32 3 acquire, align 4, !dbg !239
  %27 = atomicrmw or ptr @x, i32 4 release, align 4, !dbg !240
  %28 = atomicrmw xor ptr @x, i32 5 acq_rel, align 4, !dbg !241
  %29 = atomicrmw xchg ptr @x, i32 6 seq_cst, align 4, !dbg !242
    #dbg_value(!DIArgList(i32 %24, i32 %29, i32 %28, i32 %27, i32 %26, i32 %25), !121, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 5, DW_OP_plus, DW_OP_LLVM_arg, 4, DW_OP_plus, DW_OP_LLVM_arg, 3, DW_OP_plus, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !243)
  %30 = atomicrmw add ptr @x, i32 1 seq_cst, align 4, !dbg !244
  %31 = atomicrmw sub ptr @x, i32 1 seq_cst, align 4, !dbg !245
  %32 = atomicrmw add ptr @x, i32 3 seq_cst, align 4, !dbg !246
  %33 = load atomic i32, ptr @x seq_cst, align 4, !dbg !247, !tbaa !92
  br label %34, !dbg !247

34:                                               ; preds = %34, %23
  %35 = phi i32 [ %33, %23 ], [ %38, %34 ], !dbg !247
  %36 = shl nsw i32 %35, 1, !dbg !247
  %37 = cmpxchg ptr @x, i32 %35, i32 %36 seq_cst seq_cst, align 4, !dbg !247
  %38 = extractvalue { i32, i1 } %37, 0, !dbg !247
  %39 = extractvalue { i32, i1 } %37, 1, !dbg !247
  br i1 %39, label %40, label %34, !dbg !247

40:                                               ; preds = %34
  %41 = atomicrmw or ptr @x, i32 8 seq_cst, align 4, !dbg !248
  %42 = atomicrmw sub ptr @wide, i64 1 seq_cst, align 8, !dbg !249
  %43 = atomicrmw add ptr @byte, i8 1 seq_cst, align 1, !dbg !250
  %44 = load atomic i8, ptr @flag seq_cst, align 1, !dbg !251, !tbaa !92
  %45 = and i8 %44, 1, !dbg !252
  %46 = xor i8 %45, 1, !dbg !252
  store atomic i8 %46, ptr @flag seq_cst, align 1, !dbg !252, !tbaa !92
  %47 = load atomic float, ptr @real seq_cst, align 4, !dbg !253, !tbaa !92
  br label %48, !dbg !253

48:                                               ; preds = %48, %40
  %49 = phi float [ %47, %40 ], [ %56, %48 ], !dbg !253
  %50 = fadd float %49, 1.500000e+00, !dbg !253
  %51 = bitcast float %49 to i32, !dbg !253
  %52 = bitcast float %50 to i32, !dbg !253
  %53 = cmpxchg ptr @real, i32 %51, i32 %52 seq_cst seq_cst, align 4, !dbg !253
  %54 = extractvalue { i32, i1 } %53, 0, !dbg !253
  %55 = extractvalue { i32, i1 } %53, 1, !dbg !253
  %56 = bitcast i32 %54 to float, !dbg !253
  br i1 %55, label %57, label %48, !dbg !253

57:                                               ; preds = %48
  %58 = load atomic double, ptr @twice seq_cst, align 8, !dbg !254, !tbaa !92
  br label %59, !dbg !254

59:                                               ; preds = %59, %57
  %60 = phi double [ %58, %57 ], [ %67, %59 ], !dbg !254
  %61 = fmul double %60, 2.000000e+00, !dbg !254
  %62 = bitcast double %60 to i64, !dbg !254
  %63 = bitcast double %61 to i64, !dbg !254
  %64 = cmpxchg ptr @twice, i64 %62, i64 %63 seq_cst seq_cst, align 8, !dbg !254
  %65 = extractvalue { i64, i1 } %64, 0, !dbg !254
  %66 = extractvalue { i64, i1 } %64, 1, !dbg !254
  %67 = bitcast i64 %65 to double, !dbg !254
  br i1 %66, label %68, label %59, !dbg !254

68:                                               ; preds = %59
    #dbg_value(!DIArgList(i32 %25, i32 %29, i32 %28, i32 %27, i32 %26, i32 %24), !121, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 5, DW_OP_plus, DW_OP_LLVM_arg, 4, DW_OP_plus, DW_OP_LLVM_arg, 3, DW_OP_plus, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !243)
    #dbg_value(!DIArgList(i32 %25, i32 %29, i32 %28, i32 %27, i32 %26, i32 %24), !121, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 5, DW_OP_plus, DW_OP_LLVM_arg, 4, DW_OP_plus, DW_OP_LLVM_arg, 3, DW_OP_plus, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !243)
    #dbg_value(!DIArgList(i32 %25, i32 %29, i32 %28, i32 %27, i32 %26, i32 %24), !121, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 5, DW_OP_plus, DW_OP_LLVM_arg, 4, DW_OP_plus, DW_OP_LLVM_arg, 3, DW_OP_plus, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !243)
    #dbg_value(!DIArgList(i32 %25, i32 %29, i32 %28, i32 %27, i32 %26, i32 %24), !121, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 5, DW_OP_plus, DW_OP_LLVM_arg, 4, DW_OP_plus, DW_OP_LLVM_arg, 3, DW_OP_plus, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !243)
    #dbg_value(!DIArgList(i32 %25, i32 %29, i32 %28, i32 %27, i32 %26, i32 %24), !121, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 5, DW_OP_plus, DW_OP_LLVM_arg, 4, DW_OP_plus, DW_OP_LLVM_arg, 3, DW_OP_plus, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !243)
  %69 = atomicrmw nand ptr @plain, i64 1 seq_cst, align 8, !dbg !255
  %70 = atomicrmw max ptr @plain, i64 2 monotonic, align 8, !dbg !256
  %71 = atomicrmw min ptr @plain, i64 3 acq_rel, align 8, !dbg !257
  %72 = atomicrmw add ptr @plain, i64 4 seq_cst, align 8, !dbg !258
  %73 = atomicrmw add ptr @plain, i64 1 release, align 8, !dbg !259
    #dbg_value(!DIArgList(i32 %25, i64 %69, i64 %73, i64 %72, i64 %71, i64 %70, i32 %29, i32 %28, i32 %27, i32 %26, i32 %24), !121, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 10, DW_OP_plus, DW_OP_LLVM_arg, 9, DW_OP_plus, DW_OP_LLVM_arg, 8, DW_OP_plus, DW_OP_LLVM_arg, 7, DW_OP_plus, DW_OP_LLVM_arg, 6, DW_OP_plus, DW_OP_LLVM_arg, 1, DW_OP_plus_uconst, 1, DW_OP_LLVM_arg, 5, DW_OP_plus, DW_OP_LLVM_arg, 4, DW_OP_plus, DW_OP_LLVM_arg, 3, DW_OP_plus, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_plus, DW_OP_stack_value), !243)
  %74 = atomicrmw xchg ptr @pointer, i64 0 seq_cst, align 8, !dbg !260
    #dbg_value(i32 1, !164, !DIExpression(), !261)
    #dbg_value(i32 0, !165, !DIExpression(), !261)
  %75 = cmpxchg ptr @x, i32 1, i32 7 seq_cst seq_cst, align 4, !dbg !263
  %76 = extractvalue { i32, i1 } %75, 1, !dbg !263
  %77 = extractvalue { i32, i1 } %75, 0
    #dbg_value(i32 %77, !164, !DIExpression(), !261)
    #dbg_value(i1 %76, !166, !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value), !261)
  %78 = cmpxchg weak ptr @x, i32 %77, i32 8 acq_rel acquire, align 4, !dbg !264
  %79 = extractvalue { i32, i1 } %78, 1, !dbg !264
  %80 = extractvalue { i32, i1 } %78, 0, !dbg !264
    #dbg_value(i32 %80, !164, !DIExpression(), !261)
    #dbg_value(!DIArgList(i1 %76, i1 %79), !166, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_or, DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value), !261)
  %81 = cmpxchg ptr @x, i32 %80, i32 9 release monotonic, align 4, !dbg !265
  %82 = extractvalue { i32, i1 } %81, 1, !dbg !265
  %83 = extractvalue { i32, i1 } %81, 0, !dbg !265
    #dbg_value(i32 %83, !164, !DIExpression(), !261)
    #dbg_value(!DIArgList(i1 %76, i1 %82, i1 %79), !166, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 2, DW_OP_or, DW_OP_LLVM_arg, 1, DW_OP_or, DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value), !261)
  %84 = cmpxchg ptr @x, i32 %83, i32 10 monotonic monotonic, align 4, !dbg !266
  %85 = extractvalue { i32, i1 } %84, 1, !dbg !266
    #dbg_value(!DIArgList(i1 %79, i1 %82, i1 %76, i1 %85), !166, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 3, DW_OP_or, DW_OP_LLVM_arg, 2, DW_OP_or, DW_OP_LLVM_arg, 1, DW_OP_or, DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value), !261)
    #dbg_value(i64 8589934593, !167, !DIExpression(), !261)
  %86 = cmpxchg ptr @pair, i64 8589934593, i64 17179869187 seq_cst seq_cst, align 8, !dbg !267
  %87 = extractvalue { i64, i1 } %86, 1, !dbg !267
    #dbg_value(!DIArgList(i1 %79, i1 %87, i1 %82, i1 %76, i1 %85), !166, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 4, DW_OP_or, DW_OP_LLVM_arg, 3, DW_OP_or, DW_OP_LLVM_arg, 2, DW_OP_or, DW_OP_LLVM_arg, 1, DW_OP_or, DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value), !261)
  %88 = cmpxchg ptr @plain, i64 1, i64 2 seq_cst seq_cst, align 8, !dbg !268
  %89 = extractvalue { i64, i1 } %88, 1, !dbg !268
  %90 = or i1 %85, %89, !dbg !269
  %91 = or i1 %79, %90, !dbg !269
  %92 = or i1 %76, %91, !dbg !269
  %93 = or i1 %82, %92, !dbg !269
  %94 = or i1 %87, %93, !dbg !269
    #dbg_value(i1 %94, !166, !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value), !261)
  br i1 %94, label %99, label %95, !dbg !270

95:                                               ; preds = %68
  %96 = cmpxchg ptr @plain, i64 3, i64 4 seq_cst seq_cst, align 8, !dbg !271
  %97 = extractvalue { i64, i1 } %96, 1, !dbg !272
  %98 = zext i1 %97 to i32, !dbg !273
  br label %99, !dbg !270

99:                                               ; preds = %68, %95
  %100 = phi i32 [ 1, %68 ], [ %98, %95 ]
  %101 = add nsw i32 %25, %24, !dbg !274
    #dbg_value(!DIArgList(i32 %101, i64 %69, i64 %73, i64 %72, i64 %71, i64 %70, i32 %29, i32 %28, i32 %27, i32 %26), !121, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 9, DW_OP_plus, DW_OP_LLVM_arg, 8, DW_OP_plus, DW_OP_LLVM_arg, 7, DW_OP_plus, DW_OP_LLVM_arg, 6, DW_OP_plus, DW_OP_LLVM_arg, 1, DW_OP_plus_uconst, 1, DW_OP_LLVM_arg, 5, DW_OP_plus, DW_OP_LLVM_arg, 4, DW_OP_plus, DW_OP_LLVM_arg, 3, DW_OP_plus, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_plus, DW_OP_stack_value), !243)
  %102 = add nsw i32 %101, %26, !dbg !275
    #dbg_value(!DIArgList(i32 %102, i64 %69, i64 %73, i64 %72, i64 %71, i64 %70, i32 %29, i32 %28, i32 %27), !121, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 8, DW_OP_plus, DW_OP_LLVM_arg, 7, DW_OP_plus, DW_OP_LLVM_arg, 6, DW_OP_plus, DW_OP_LLVM_arg, 1, DW_OP_plus_uconst, 1, DW_OP_LLVM_arg, 5, DW_OP_plus, DW_OP_LLVM_arg, 4, DW_OP_plus, DW_OP_LLVM_arg, 3, DW_OP_plus, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_plus, DW_OP_stack_value), !243)
  %103 = add nsw i32 %102, %27, !dbg !276
    #dbg_value(!DIArgList(i32 %103, i64 %69, i64 %73, i64 %72, i64 %71, i64 %70, i32 %29, i32 %28), !121, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 7, DW_OP_plus, DW_OP_LLVM_arg, 6, DW_OP_plus, DW_OP_LLVM_arg, 1, DW_OP_plus_uconst, 1, DW_OP_LLVM_arg, 5, DW_OP_plus, DW_OP_LLVM_arg, 4, DW_OP_plus, DW_OP_LLVM_arg, 3, DW_OP_plus, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_plus, DW_OP_stack_value), !243)
  %104 = add nsw i32 %103, %28, !dbg !277
    #dbg_value(!DIArgList(i32 %104, i64 %69, i64 %73, i64 %72, i64 %71, i64 %70, i32 %29), !121, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 6, DW_OP_plus, DW_OP_LLVM_arg, 1, DW_OP_plus_uconst, 1, DW_OP_LLVM_arg, 5, DW_OP_plus, DW_OP_LLVM_arg, 4, DW_OP_plus, DW_OP_LLVM_arg, 3, DW_OP_plus, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_plus, DW_OP_stack_value), !243)
  %105 = add nsw i32 %104, %29, !dbg !278
    #dbg_value(!DIArgList(i32 %105, i64 %69, i64 %73, i64 %72, i64 %71, i64 %70), !121, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus_uconst, 1, DW_OP_LLVM_arg, 5, DW_OP_plus, DW_OP_LLVM_arg, 4, DW_OP_plus, DW_OP_LLVM_arg, 3, DW_OP_plus, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_plus, DW_OP_stack_value), !243)
  %106 = add i64 %69, 1, !dbg !259
    #dbg_value(!DIArgList(i32 %105, i64 %106, i64 %73, i64 %72, i64 %71, i64 %70), !121, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_LLVM_arg, 5, DW_OP_plus, DW_OP_LLVM_arg, 4, DW_OP_plus, DW_OP_LLVM_arg, 3, DW_OP_plus, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_plus, DW_OP_stack_value), !243)
  %107 = add i64 %106, %70, !dbg !279
    #dbg_value(!DIArgList(i32 %105, i64 %107, i64 %73, i64 %72, i64 %71), !121, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_LLVM_arg, 4, DW_OP_plus, DW_OP_LLVM_arg, 3, DW_OP_plus, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_plus, DW_OP_stack_value), !243)
  %108 = add i64 %107, %71, !dbg !280
    #dbg_value(!DIArgList(i32 %105, i64 %108, i64 %73, i64 %72), !121, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_LLVM_arg, 3, DW_OP_plus, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_plus, DW_OP_stack_value), !243)
  %109 = add i64 %108, %72, !dbg !281
    #dbg_value(!DIArgList(i32 %105, i64 %109, i64 %73), !121, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_plus, DW_OP_stack_value), !243)
  %110 = add i64 %109, %73, !dbg !282
    #dbg_value(!DIArgList(i32 %105, i64 %110), !121, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_plus, DW_OP_stack_value), !243)
  %111 = trunc i64 %110 to i32, !dbg !283
    #dbg_value(!DIArgList(i32 %105, i32 %111), !121, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !243)
  %112 = add i32 %105, %111, !dbg !283
    #dbg_value(i32 %112, !121, !DIExpression(), !243)
  %113 = icmp ne i64 %74, 0, !dbg !284
  %114 = zext i1 %113 to i32, !dbg !284
  %115 = add nsw i32 %112, %114, !dbg !285
  %116 = add nsw i32 %115, %100, !dbg !286
  ret i32 %116, !dbg !287
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #5

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn }
attributes #2 = { nofree norecurse nounwind memory(readwrite, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree norecurse nounwind willreturn uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!74, !75, !76, !77, !78, !79, !80}
!llvm.ident = !{!81}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 15, type: !70, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !15, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "atomics.c", directory: ".", checksumkind: CSK_MD5, checksum: "8e676fea541da3014e17a67254f2efd4")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 68, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "/usr/lib/llvm-19/lib/clang/19/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14}
!9 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!10 = !DIEnumerator(name: "memory_order_consume", value: 1)
!11 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!12 = !DIEnumerator(name: "memory_order_release", value: 3)
!13 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!14 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!15 = !{!0, !16, !21, !28, !37, !41, !45, !49, !54, !58, !65, !68}
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 8, type: !18, isLocal: false, isDefinition: true)
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !19)
!19 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "pair", scope: !2, file: !3, line: 9, type: !23, isLocal: false, isDefinition: true)
!23 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !24)
!24 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !3, line: 6, size: 64, elements: !25)
!25 = !{!26, !27}
!26 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !24, file: !3, line: 6, baseType: !20, size: 32)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !24, file: !3, line: 6, baseType: !20, size: 32, offset: 32)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(name: "triple", scope: !2, file: !3, line: 10, type: !30, isLocal: false, isDefinition: true)
!30 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !31)
!31 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "triple", file: !3, line: 7, size: 192, elements: !32)
!32 = !{!33, !35, !36}
!33 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !31, file: !3, line: 7, baseType: !34, size: 64)
!34 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !31, file: !3, line: 7, baseType: !34, size: 64, offset: 64)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !31, file: !3, line: 7, baseType: !34, size: 64, offset: 128)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(name: "real", scope: !2, file: !3, line: 11, type: !39, isLocal: false, isDefinition: true)
!39 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !40)
!40 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(name: "twice", scope: !2, file: !3, line: 12, type: !43, isLocal: false, isDefinition: true)
!43 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !44)
!44 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(name: "pointer", scope: !2, file: !3, line: 13, type: !47, isLocal: false, isDefinition: true)
!47 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !48)
!48 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 14, type: !51, isLocal: false, isDefinition: true)
!51 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_bool", file: !6, line: 97, baseType: !52)
!52 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !53)
!53 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!54 = !DIGlobalVariableExpression(var: !55, expr: !DIExpression())
!55 = distinct !DIGlobalVariable(name: "byte", scope: !2, file: !3, line: 16, type: !56, isLocal: false, isDefinition: true)
!56 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !57)
!57 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!58 = !DIGlobalVariableExpression(var: !59, expr: !DIExpression())
!59 = distinct !DIGlobalVariable(name: "wide", scope: !2, file: !3, line: 17, type: !60, isLocal: false, isDefinition: true)
!60 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !61)
!61 = !DIDerivedType(tag: DW_TAG_typedef, name: "int64_t", file: !62, line: 27, baseType: !63)
!62 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-intn.h", directory: "", checksumkind: CSK_MD5, checksum: "55bcbdc3159515ebd91d351a70d505f4")
!63 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int64_t", file: !64, line: 44, baseType: !34)
!64 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!65 = !DIGlobalVariableExpression(var: !66, expr: !DIExpression())
!66 = distinct !DIGlobalVariable(name: "both", scope: !2, file: !3, line: 18, type: !67, isLocal: false, isDefinition: true)
!67 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !18)
!68 = !DIGlobalVariableExpression(var: !69, expr: !DIExpression())
!69 = distinct !DIGlobalVariable(name: "plain", scope: !2, file: !3, line: 19, type: !34, isLocal: false, isDefinition: true)
!70 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_flag", file: !6, line: 173, baseType: !71)
!71 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "atomic_flag", file: !6, line: 173, size: 8, elements: !72)
!72 = !{!73}
!73 = !DIDerivedType(tag: DW_TAG_member, name: "_Value", scope: !71, file: !6, line: 173, baseType: !51, size: 8)
!74 = !{i32 7, !"Dwarf Version", i32 5}
!75 = !{i32 2, !"Debug Info Version", i32 3}
!76 = !{i32 1, !"wchar_size", i32 4}
!77 = !{i32 8, !"PIC Level", i32 2}
!78 = !{i32 7, !"PIE Level", i32 2}
!79 = !{i32 7, !"uwtable", i32 2}
!80 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!81 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!82 = distinct !DISubprogram(name: "loads_and_stores", scope: !3, file: !3, line: 21, type: !83, scopeLine: 21, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !85)
!83 = !DISubroutineType(types: !84)
!84 = !{null}
!85 = !{!86, !87}
!86 = !DILocalVariable(name: "a", scope: !82, file: !3, line: 22, type: !20)
!87 = !DILocalVariable(name: "p", scope: !82, file: !3, line: 27, type: !24)
!88 = !DILocation(line: 22, column: 13, scope: !82)
!89 = !DILocation(line: 22, column: 62, scope: !82)
!90 = !DILocation(line: 22, column: 60, scope: !82)
!91 = !DILocation(line: 22, column: 111, scope: !82)
!92 = !{!93, !93, i64 0}
!93 = !{!"omnipotent char", !94, i64 0}
!94 = !{!"Simple C/C++ TBAA"}
!95 = !DILocation(line: 22, column: 109, scope: !82)
!96 = !DILocation(line: 0, scope: !82)
!97 = !DILocation(line: 23, column: 5, scope: !82)
!98 = !DILocation(line: 24, column: 5, scope: !82)
!99 = !DILocation(line: 25, column: 7, scope: !82)
!100 = !DILocation(line: 26, column: 12, scope: !82)
!101 = !DILocation(line: 26, column: 17, scope: !82)
!102 = !DILocation(line: 26, column: 10, scope: !82)
!103 = !DILocation(line: 27, column: 21, scope: !82)
!104 = !DILocation(line: 29, column: 12, scope: !82)
!105 = !DILocation(line: 28, column: 8, scope: !82)
!106 = !DILocation(line: 29, column: 10, scope: !82)
!107 = !DILocation(line: 30, column: 29, scope: !82)
!108 = !{!109, !110, i64 0}
!109 = !{!"triple", !110, i64 0, !110, i64 8, !110, i64 16}
!110 = !{!"long", !93, i64 0}
!111 = !{!109, !110, i64 8}
!112 = !{!109, !110, i64 16}
!113 = !DILocation(line: 30, column: 12, scope: !82)
!114 = !DILocation(line: 31, column: 5, scope: !82)
!115 = !DILocation(line: 32, column: 5, scope: !82)
!116 = !DILocation(line: 33, column: 1, scope: !82)
!117 = distinct !DISubprogram(name: "updates", scope: !3, file: !3, line: 35, type: !118, scopeLine: 35, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !120)
!118 = !DISubroutineType(types: !119)
!119 = !{!20}
!120 = !{!121}
!121 = !DILocalVariable(name: "total", scope: !117, file: !3, line: 36, type: !20)
!122 = !DILocation(line: 36, column: 17, scope: !117)
!123 = !DILocation(line: 36, column: 43, scope: !117)
!124 = !DILocation(line: 37, column: 17, scope: !117)
!125 = !DILocation(line: 38, column: 17, scope: !117)
!126 = !DILocation(line: 39, column: 17, scope: !117)
!127 = !DILocation(line: 39, column: 74, scope: !117)
!128 = !DILocation(line: 0, scope: !117)
!129 = !DILocation(line: 40, column: 6, scope: !117)
!130 = !DILocation(line: 40, column: 10, scope: !117)
!131 = !DILocation(line: 40, column: 17, scope: !117)
!132 = !DILocation(line: 40, column: 25, scope: !117)
!133 = !DILocation(line: 40, column: 33, scope: !117)
!134 = !DILocation(line: 40, column: 44, scope: !117)
!135 = !DILocation(line: 40, column: 54, scope: !117)
!136 = !DILocation(line: 40, column: 66, scope: !117)
!137 = !DILocation(line: 40, column: 63, scope: !117)
!138 = !DILocation(line: 41, column: 10, scope: !117)
!139 = !DILocation(line: 41, column: 25, scope: !117)
!140 = !DILocation(line: 36, column: 41, scope: !117)
!141 = !DILocation(line: 36, column: 98, scope: !117)
!142 = !DILocation(line: 37, column: 72, scope: !117)
!143 = !DILocation(line: 38, column: 71, scope: !117)
!144 = !DILocation(line: 39, column: 72, scope: !117)
!145 = !DILocation(line: 42, column: 14, scope: !117)
!146 = !DILocation(line: 42, column: 65, scope: !117)
!147 = !DILocation(line: 43, column: 14, scope: !117)
!148 = !DILocation(line: 43, column: 64, scope: !117)
!149 = !DILocation(line: 43, column: 98, scope: !117)
!150 = !DILocation(line: 42, column: 63, scope: !117)
!151 = !DILocation(line: 42, column: 113, scope: !117)
!152 = !DILocation(line: 43, column: 62, scope: !117)
!153 = !DILocation(line: 43, column: 96, scope: !117)
!154 = !DILocation(line: 42, column: 11, scope: !117)
!155 = !DILocation(line: 44, column: 21, scope: !117)
!156 = !DILocation(line: 44, column: 50, scope: !117)
!157 = !DILocation(line: 44, column: 18, scope: !117)
!158 = !DILocation(line: 44, column: 5, scope: !117)
!159 = distinct !DISubprogram(name: "exchanges", scope: !3, file: !3, line: 47, type: !160, scopeLine: 47, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !163)
!160 = !DISubroutineType(types: !161)
!161 = !{!53, !20, !162}
!162 = !DIDerivedType(tag: DW_TAG_typedef, name: "memory_order", file: !6, line: 75, baseType: !5)
!163 = !{!164, !165, !166, !167}
!164 = !DILocalVariable(name: "expected", arg: 1, scope: !159, file: !3, line: 47, type: !20)
!165 = !DILocalVariable(name: "order", arg: 2, scope: !159, file: !3, line: 47, type: !162)
!166 = !DILocalVariable(name: "ok", scope: !159, file: !3, line: 48, type: !53)
!167 = !DILocalVariable(name: "p", scope: !159, file: !3, line: 52, type: !24)
!168 = !DILocation(line: 0, scope: !159)
!169 = !DILocation(line: 48, column: 15, scope: !159)
!170 = !DILocation(line: 49, column: 11, scope: !159)
!171 = !DILocation(line: 50, column: 11, scope: !159)
!172 = !DILocation(line: 51, column: 11, scope: !159)
!173 = !DILocation(line: 53, column: 11, scope: !159)
!174 = !DILocation(line: 54, column: 11, scope: !159)
!175 = !DILocation(line: 54, column: 8, scope: !159)
!176 = !DILocation(line: 55, column: 15, scope: !159)
!177 = !DILocation(line: 55, column: 18, scope: !159)
!178 = !DILocation(line: 55, column: 60, scope: !159)
!179 = !DILocation(line: 55, column: 5, scope: !159)
!180 = distinct !DISubprogram(name: "fences", scope: !3, file: !3, line: 58, type: !83, scopeLine: 58, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!181 = !DILocation(line: 62, column: 5, scope: !180)
!182 = !DILocation(line: 63, column: 5, scope: !180)
!183 = !DILocation(line: 64, column: 5, scope: !180)
!184 = !DILocation(line: 65, column: 1, scope: !180)
!185 = distinct !DISubprogram(name: "spin", scope: !3, file: !3, line: 67, type: !83, scopeLine: 67, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!186 = !DILocation(line: 68, column: 5, scope: !185)
!187 = !DILocation(line: 68, column: 12, scope: !185)
!188 = distinct !{!188, !186, !189, !190}
!189 = !DILocation(line: 68, column: 76, scope: !185)
!190 = !{!"llvm.loop.mustprogress"}
!191 = !DILocation(line: 69, column: 5, scope: !185)
!192 = !DILocation(line: 70, column: 5, scope: !185)
!193 = !DILocation(line: 70, column: 12, scope: !185)
!194 = distinct !{!194, !192, !195, !190}
!195 = !DILocation(line: 70, column: 49, scope: !185)
!196 = !DILocation(line: 71, column: 5, scope: !185)
!197 = !DILocation(line: 72, column: 1, scope: !185)
!198 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 74, type: !118, scopeLine: 74, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!199 = !DILocation(line: 22, column: 13, scope: !82, inlinedAt: !200)
!200 = distinct !DILocation(line: 74, column: 18, scope: !198)
!201 = !DILocation(line: 22, column: 62, scope: !82, inlinedAt: !200)
!202 = !DILocation(line: 22, column: 60, scope: !82, inlinedAt: !200)
!203 = !DILocation(line: 22, column: 111, scope: !82, inlinedAt: !200)
!204 = !DILocation(line: 22, column: 109, scope: !82, inlinedAt: !200)
!205 = !DILocation(line: 0, scope: !82, inlinedAt: !200)
!206 = !DILocation(line: 23, column: 5, scope: !82, inlinedAt: !200)
!207 = !DILocation(line: 24, column: 5, scope: !82, inlinedAt: !200)
!208 = !DILocation(line: 25, column: 7, scope: !82, inlinedAt: !200)
!209 = !DILocation(line: 26, column: 12, scope: !82, inlinedAt: !200)
!210 = !DILocation(line: 26, column: 17, scope: !82, inlinedAt: !200)
!211 = !DILocation(line: 26, column: 10, scope: !82, inlinedAt: !200)
!212 = !DILocation(line: 27, column: 21, scope: !82, inlinedAt: !200)
!213 = !DILocation(line: 29, column: 12, scope: !82, inlinedAt: !200)
!214 = !DILocation(line: 28, column: 8, scope: !82, inlinedAt: !200)
!215 = !DILocation(line: 29, column: 10, scope: !82, inlinedAt: !200)
!216 = !DILocation(line: 30, column: 29, scope: !82, inlinedAt: !200)
!217 = !DILocation(line: 30, column: 12, scope: !82, inlinedAt: !200)
!218 = !DILocation(line: 31, column: 5, scope: !82, inlinedAt: !200)
!219 = !DILocation(line: 32, column: 5, scope: !82, inlinedAt: !200)
!220 = !DILocation(line: 33, column: 1, scope: !82, inlinedAt: !200)
!221 = !DILocation(line: 62, column: 5, scope: !180, inlinedAt: !222)
!222 = distinct !DILocation(line: 74, column: 38, scope: !198)
!223 = !DILocation(line: 63, column: 5, scope: !180, inlinedAt: !222)
!224 = !DILocation(line: 64, column: 5, scope: !180, inlinedAt: !222)
!225 = !DILocation(line: 68, column: 5, scope: !185, inlinedAt: !226)
!226 = distinct !DILocation(line: 74, column: 48, scope: !198)
!227 = !DILocation(line: 68, column: 12, scope: !185, inlinedAt: !226)
!228 = distinct !{!228, !225, !229, !190}
!229 = !DILocation(line: 68, column: 76, scope: !185, inlinedAt: !226)
!230 = !DILocation(line: 69, column: 5, scope: !185, inlinedAt: !226)
!231 = !DILocation(line: 70, column: 5, scope: !185, inlinedAt: !226)
!232 = !DILocation(line: 70, column: 12, scope: !185, inlinedAt: !226)
!233 = distinct !{!233, !231, !234, !190}
!234 = !DILocation(line: 70, column: 49, scope: !185, inlinedAt: !226)
!235 = !DILocation(line: 71, column: 5, scope: !185, inlinedAt: !226)
!236 = !DILocation(line: 36, column: 17, scope: !117, inlinedAt: !237)
!237 = distinct !DILocation(line: 74, column: 63, scope: !198)
!238 = !DILocation(line: 36, column: 43, scope: !117, inlinedAt: !237)
!239 = !DILocation(line: 37, column: 17, scope: !117, inlinedAt: !237)
!240 = !DILocation(line: 38, column: 17, scope: !117, inlinedAt: !237)
!241 = !DILocation(line: 39, column: 17, scope: !117, inlinedAt: !237)
!242 = !DILocation(line: 39, column: 74, scope: !117, inlinedAt: !237)
!243 = !DILocation(line: 0, scope: !117, inlinedAt: !237)
!244 = !DILocation(line: 40, column: 6, scope: !117, inlinedAt: !237)
!245 = !DILocation(line: 40, column: 10, scope: !117, inlinedAt: !237)
!246 = !DILocation(line: 40, column: 17, scope: !117, inlinedAt: !237)
!247 = !DILocation(line: 40, column: 25, scope: !117, inlinedAt: !237)
!248 = !DILocation(line: 40, column: 33, scope: !117, inlinedAt: !237)
!249 = !DILocation(line: 40, column: 44, scope: !117, inlinedAt: !237)
!250 = !DILocation(line: 40, column: 54, scope: !117, inlinedAt: !237)
!251 = !DILocation(line: 40, column: 66, scope: !117, inlinedAt: !237)
!252 = !DILocation(line: 40, column: 63, scope: !117, inlinedAt: !237)
!253 = !DILocation(line: 41, column: 10, scope: !117, inlinedAt: !237)
!254 = !DILocation(line: 41, column: 25, scope: !117, inlinedAt: !237)
!255 = !DILocation(line: 42, column: 14, scope: !117, inlinedAt: !237)
!256 = !DILocation(line: 42, column: 65, scope: !117, inlinedAt: !237)
!257 = !DILocation(line: 43, column: 14, scope: !117, inlinedAt: !237)
!258 = !DILocation(line: 43, column: 64, scope: !117, inlinedAt: !237)
!259 = !DILocation(line: 43, column: 98, scope: !117, inlinedAt: !237)
!260 = !DILocation(line: 44, column: 21, scope: !117, inlinedAt: !237)
!261 = !DILocation(line: 0, scope: !159, inlinedAt: !262)
!262 = distinct !DILocation(line: 74, column: 75, scope: !198)
!263 = !DILocation(line: 48, column: 15, scope: !159, inlinedAt: !262)
!264 = !DILocation(line: 49, column: 11, scope: !159, inlinedAt: !262)
!265 = !DILocation(line: 50, column: 11, scope: !159, inlinedAt: !262)
!266 = !DILocation(line: 51, column: 11, scope: !159, inlinedAt: !262)
!267 = !DILocation(line: 53, column: 11, scope: !159, inlinedAt: !262)
!268 = !DILocation(line: 54, column: 11, scope: !159, inlinedAt: !262)
!269 = !DILocation(line: 54, column: 8, scope: !159, inlinedAt: !262)
!270 = !DILocation(line: 55, column: 15, scope: !159, inlinedAt: !262)
!271 = !DILocation(line: 55, column: 18, scope: !159, inlinedAt: !262)
!272 = !DILocation(line: 55, column: 60, scope: !159, inlinedAt: !262)
!273 = !DILocation(line: 74, column: 75, scope: !198)
!274 = !DILocation(line: 36, column: 41, scope: !117, inlinedAt: !237)
!275 = !DILocation(line: 36, column: 98, scope: !117, inlinedAt: !237)
!276 = !DILocation(line: 37, column: 72, scope: !117, inlinedAt: !237)
!277 = !DILocation(line: 38, column: 71, scope: !117, inlinedAt: !237)
!278 = !DILocation(line: 39, column: 72, scope: !117, inlinedAt: !237)
!279 = !DILocation(line: 42, column: 63, scope: !117, inlinedAt: !237)
!280 = !DILocation(line: 42, column: 113, scope: !117, inlinedAt: !237)
!281 = !DILocation(line: 43, column: 62, scope: !117, inlinedAt: !237)
!282 = !DILocation(line: 43, column: 96, scope: !117, inlinedAt: !237)
!283 = !DILocation(line: 42, column: 11, scope: !117, inlinedAt: !237)
!284 = !DILocation(line: 44, column: 50, scope: !117, inlinedAt: !237)
!285 = !DILocation(line: 44, column: 18, scope: !117, inlinedAt: !237)
!286 = !DILocation(line: 74, column: 73, scope: !198)
!287 = !DILocation(line: 74, column: 56, scope: !198)
