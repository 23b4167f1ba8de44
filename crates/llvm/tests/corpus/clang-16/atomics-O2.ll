; ModuleID = 'atomics.c'
source_filename = "atomics.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
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
define dso_local void @loads_and_stores() local_unnamed_addr #0 !dbg !81 {
  %1 = alloca %struct.triple, align 8
  %2 = load atomic i32, ptr @x monotonic, align 4, !dbg !87
  %3 = load atomic i32, ptr @x acquire, align 4, !dbg !88
  %4 = add nsw i32 %3, %2, !dbg !89
  %5 = load atomic i32, ptr @x seq_cst, align 4, !dbg !90, !tbaa !91
  %6 = add nsw i32 %4, %5, !dbg !94
  call void @llvm.dbg.value(metadata i32 %6, metadata !85, metadata !DIExpression()), !dbg !95
  store atomic i32 %6, ptr @x monotonic, align 4, !dbg !96
  store atomic i32 %6, ptr @x release, align 4, !dbg !97
  store atomic i32 %6, ptr @x seq_cst, align 4, !dbg !98, !tbaa !91
  %7 = load atomic volatile i32, ptr @both seq_cst, align 4, !dbg !99, !tbaa !91
  %8 = add nsw i32 %7, 1, !dbg !100
  store atomic volatile i32 %8, ptr @both seq_cst, align 4, !dbg !101, !tbaa !91
  %9 = load atomic i64, ptr @pair seq_cst, align 8, !dbg !102, !tbaa !91
  call void @llvm.dbg.value(metadata i64 %9, metadata !86, metadata !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 32)), !dbg !95
  %10 = and i64 %9, -4294967296, !dbg !103
  call void @llvm.dbg.value(metadata i64 %9, metadata !86, metadata !DIExpression(DW_OP_constu, 32, DW_OP_shr, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 32, 32)), !dbg !95
  %11 = add i64 %9, 1, !dbg !104
  %12 = and i64 %11, 4294967295, !dbg !103
  call void @llvm.dbg.value(metadata i64 %11, metadata !86, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 32)), !dbg !95
  %13 = or i64 %12, %10, !dbg !103
  store atomic i64 %13, ptr @pair seq_cst, align 8, !dbg !105, !tbaa !91
  store i64 1, ptr %1, align 8, !dbg !106, !tbaa !107
  %14 = getelementptr inbounds %struct.triple, ptr %1, i64 0, i32 1, !dbg !106
  store i64 2, ptr %14, align 8, !dbg !106, !tbaa !110
  %15 = getelementptr inbounds %struct.triple, ptr %1, i64 0, i32 2, !dbg !106
  store i64 3, ptr %15, align 8, !dbg !106, !tbaa !111
  call void @__atomic_store(i64 noundef 24, ptr noundef nonnull @triple, ptr noundef nonnull %1, i32 noundef 5), !dbg !112
  store atomic i64 ptrtoint (ptr @plain to i64), ptr @pointer seq_cst, align 8, !dbg !113
  store i8 1, ptr @flag, align 1, !dbg !114, !tbaa !91
  ret void, !dbg !115
}

; Function Attrs: mustprogress nofree nounwind willreturn
declare void @__atomic_store(i64, ptr, ptr, i32) local_unnamed_addr #1

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define dso_local i32 @updates() local_unnamed_addr #2 !dbg !116 {
  %1 = atomicrmw add ptr @x, i32 1 seq_cst, align 4, !dbg !121
  %2 = atomicrmw sub ptr @x, i32 2 monotonic, align 4, !dbg !122
  %3 = atomicrmw and ptr @x, i32 3 acquire, align 4, !dbg !123
  %4 = atomicrmw or ptr @x, i32 4 release, align 4, !dbg !124
  %5 = atomicrmw xor ptr @x, i32 5 acq_rel, align 4, !dbg !125
  %6 = atomicrmw xchg ptr @x, i32 6 seq_cst, align 4, !dbg !126
  call void @llvm.dbg.value(metadata !DIArgList(i32 %1, i32 %6, i32 %5, i32 %4, i32 %3, i32 %2), metadata !120, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 5, DW_OP_plus, DW_OP_LLVM_arg, 4, DW_OP_plus, DW_OP_LLVM_arg, 3, DW_OP_plus, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value)), !dbg !127
  %7 = atomicrmw add ptr @x, i32 1 seq_cst, align 4, !dbg !128
  %8 = atomicrmw sub ptr @x, i32 1 seq_cst, align 4, !dbg !129
  %9 = atomicrmw add ptr @x, i32 3 seq_cst, align 4, !dbg !130
  %10 = load atomic i32, ptr @x seq_cst, align 4, !dbg !131, !tbaa !91
  br label %11, !dbg !131

11:                                               ; preds = %11, %0
  %12 = phi i32 [ %10, %0 ], [ %15, %11 ], !dbg !131
  %13 = shl nsw i32 %12, 1, !dbg !131
  %14 = cmpxchg ptr @x, i32 %12, i32 %13 seq_cst seq_cst, align 4, !dbg !131
  %15 = extractvalue { i32, i1 } %14, 0, !dbg !131
  %16 = extractvalue { i32, i1 } %14, 1, !dbg !131
  br i1 %16, label %17, label %11, !dbg !131

17:                                               ; preds = %11
  %18 = atomicrmw or ptr @x, i32 8 seq_cst, align 4, !dbg !132
  %19 = atomicrmw sub ptr @wide, i64 1 seq_cst, align 8, !dbg !133
  %20 = atomicrmw add ptr @byte, i8 1 seq_cst, align 1, !dbg !134
  %21 = load atomic i8, ptr @flag seq_cst, align 1, !dbg !135, !tbaa !91
  %22 = and i8 %21, 1, !dbg !135
  %23 = xor i8 %22, 1, !dbg !136
  store atomic i8 %23, ptr @flag seq_cst, align 1, !dbg !136, !tbaa !91
  %24 = load atomic i32, ptr @real seq_cst, align 4, !dbg !137, !tbaa !91
  br label %25, !dbg !137

25:                                               ; preds = %25, %17
  %26 = phi i32 [ %24, %17 ], [ %31, %25 ]
  %27 = bitcast i32 %26 to float, !dbg !137
  %28 = fadd float %27, 1.500000e+00, !dbg !137
  %29 = bitcast float %28 to i32, !dbg !137
  %30 = cmpxchg ptr @real, i32 %26, i32 %29 seq_cst seq_cst, align 4, !dbg !137
  %31 = extractvalue { i32, i1 } %30, 0, !dbg !137
  %32 = extractvalue { i32, i1 } %30, 1, !dbg !137
  br i1 %32, label %33, label %25, !dbg !137

33:                                               ; preds = %25
  %34 = load atomic i64, ptr @twice seq_cst, align 8, !dbg !138, !tbaa !91
  br label %35, !dbg !138

35:                                               ; preds = %35, %33
  %36 = phi i64 [ %34, %33 ], [ %41, %35 ]
  %37 = bitcast i64 %36 to double, !dbg !138
  %38 = fmul double %37, 2.000000e+00, !dbg !138
  %39 = bitcast double %38 to i64, !dbg !138
  %40 = cmpxchg ptr @twice, i64 %36, i64 %39 seq_cst seq_cst, align 8, !dbg !138
  %41 = extractvalue { i64, i1 } %40, 0, !dbg !138
  %42 = extractvalue { i64, i1 } %40, 1, !dbg !138
  br i1 %42, label %43, label %35, !dbg !138

43:                                               ; preds = %35
  %44 = add nsw i32 %2, %1, !dbg !139
  call void @llvm.dbg.value(metadata !DIArgList(i32 %44, i32 %6, i32 %5, i32 %4, i32 %3), metadata !120, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 4, DW_OP_plus, DW_OP_LLVM_arg, 3, DW_OP_plus, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value)), !dbg !127
  %45 = add nsw i32 %44, %3, !dbg !140
  call void @llvm.dbg.value(metadata !DIArgList(i32 %45, i32 %6, i32 %5, i32 %4), metadata !120, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 3, DW_OP_plus, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value)), !dbg !127
  %46 = add nsw i32 %45, %4, !dbg !141
  call void @llvm.dbg.value(metadata !DIArgList(i32 %46, i32 %6, i32 %5), metadata !120, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value)), !dbg !127
  %47 = add nsw i32 %46, %5, !dbg !142
  call void @llvm.dbg.value(metadata !DIArgList(i32 %47, i32 %6), metadata !120, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value)), !dbg !127
  %48 = add nsw i32 %47, %6, !dbg !143
  call void @llvm.dbg.value(metadata i32 %48, metadata !120, metadata !DIExpression()), !dbg !127
  %49 = atomicrmw nand ptr @plain, i64 1 seq_cst, align 8, !dbg !144
  %50 = atomicrmw max ptr @plain, i64 2 monotonic, align 8, !dbg !145
  %51 = atomicrmw min ptr @plain, i64 3 acq_rel, align 8, !dbg !146
  %52 = atomicrmw add ptr @plain, i64 4 seq_cst, align 8, !dbg !147
  %53 = atomicrmw add ptr @plain, i64 1 release, align 8, !dbg !148
  %54 = add i64 %49, 1, !dbg !148
  %55 = add i64 %54, %50, !dbg !149
  %56 = add i64 %55, %51, !dbg !150
  %57 = add i64 %56, %52, !dbg !151
  %58 = add i64 %57, %53, !dbg !152
  %59 = trunc i64 %58 to i32, !dbg !153
  %60 = add i32 %48, %59, !dbg !153
  call void @llvm.dbg.value(metadata i32 %60, metadata !120, metadata !DIExpression()), !dbg !127
  %61 = atomicrmw xchg ptr @pointer, i64 0 seq_cst, align 8, !dbg !154
  %62 = icmp ne i64 %61, 0, !dbg !155
  %63 = zext i1 %62 to i32, !dbg !155
  %64 = add nsw i32 %60, %63, !dbg !156
  ret i32 %64, !dbg !157
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define dso_local zeroext i1 @exchanges(i32 noundef %0, i32 noundef %1) local_unnamed_addr #3 !dbg !158 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !163, metadata !DIExpression()), !dbg !167
  call void @llvm.dbg.value(metadata i32 %1, metadata !164, metadata !DIExpression()), !dbg !167
  %3 = cmpxchg ptr @x, i32 %0, i32 7 seq_cst seq_cst, align 4, !dbg !168
  %4 = extractvalue { i32, i1 } %3, 1, !dbg !168
  %5 = extractvalue { i32, i1 } %3, 0
  call void @llvm.dbg.value(metadata i32 %5, metadata !163, metadata !DIExpression()), !dbg !167
  call void @llvm.dbg.value(metadata i1 %4, metadata !165, metadata !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value)), !dbg !167
  %6 = cmpxchg weak ptr @x, i32 %5, i32 8 acq_rel acquire, align 4, !dbg !169
  %7 = extractvalue { i32, i1 } %6, 1, !dbg !169
  %8 = extractvalue { i32, i1 } %6, 0, !dbg !169
  call void @llvm.dbg.value(metadata i32 %8, metadata !163, metadata !DIExpression()), !dbg !167
  call void @llvm.dbg.value(metadata !DIArgList(i1 %4, i1 %7), metadata !165, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_or, DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value)), !dbg !167
  %9 = cmpxchg ptr @x, i32 %8, i32 9 release monotonic, align 4, !dbg !170
  %10 = extractvalue { i32, i1 } %9, 1, !dbg !170
  %11 = extractvalue { i32, i1 } %9, 0, !dbg !170
  call void @llvm.dbg.value(metadata i32 %11, metadata !163, metadata !DIExpression()), !dbg !167
  call void @llvm.dbg.value(metadata !DIArgList(i1 %4, i1 %10, i1 %7), metadata !165, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 2, DW_OP_or, DW_OP_LLVM_arg, 1, DW_OP_or, DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value)), !dbg !167
  switch i32 %1, label %12 [
    i32 1, label %14
    i32 2, label %14
    i32 3, label %16
    i32 4, label %18
    i32 5, label %20
  ], !dbg !171

12:                                               ; preds = %2
  %13 = cmpxchg ptr @x, i32 %11, i32 10 monotonic monotonic, align 4, !dbg !171
  br label %22, !dbg !171

14:                                               ; preds = %2, %2
  %15 = cmpxchg ptr @x, i32 %11, i32 10 acquire monotonic, align 4, !dbg !171
  br label %22, !dbg !171

16:                                               ; preds = %2
  %17 = cmpxchg ptr @x, i32 %11, i32 10 release monotonic, align 4, !dbg !171
  br label %22, !dbg !171

18:                                               ; preds = %2
  %19 = cmpxchg ptr @x, i32 %11, i32 10 acq_rel monotonic, align 4, !dbg !171
  br label %22, !dbg !171

20:                                               ; preds = %2
  %21 = cmpxchg ptr @x, i32 %11, i32 10 seq_cst monotonic, align 4, !dbg !171
  br label %22, !dbg !171

22:                                               ; preds = %20, %18, %16, %14, %12
  %23 = phi { i32, i1 } [ %13, %12 ], [ %21, %20 ], [ %19, %18 ], [ %17, %16 ], [ %15, %14 ]
  %24 = extractvalue { i32, i1 } %23, 1, !dbg !171
  call void @llvm.dbg.value(metadata !DIArgList(i1 %7, i1 %10, i1 %4, i1 %24), metadata !165, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 3, DW_OP_or, DW_OP_LLVM_arg, 2, DW_OP_or, DW_OP_LLVM_arg, 1, DW_OP_or, DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value)), !dbg !167
  call void @llvm.dbg.value(metadata i64 8589934593, metadata !166, metadata !DIExpression()), !dbg !167
  %25 = cmpxchg ptr @pair, i64 8589934593, i64 17179869187 seq_cst seq_cst, align 8, !dbg !172
  %26 = extractvalue { i64, i1 } %25, 1, !dbg !172
  call void @llvm.dbg.value(metadata !DIArgList(i1 %7, i1 %26, i1 %10, i1 %4, i1 %24), metadata !165, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 4, DW_OP_or, DW_OP_LLVM_arg, 3, DW_OP_or, DW_OP_LLVM_arg, 2, DW_OP_or, DW_OP_LLVM_arg, 1, DW_OP_or, DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value)), !dbg !167
  %27 = cmpxchg ptr @plain, i64 1, i64 2 seq_cst seq_cst, align 8, !dbg !173
  %28 = extractvalue { i64, i1 } %27, 1, !dbg !173
  %29 = or i1 %24, %28, !dbg !174
  %30 = or i1 %7, %29, !dbg !174
  %31 = or i1 %4, %30, !dbg !174
  %32 = or i1 %10, %31, !dbg !174
  %33 = or i1 %26, %32, !dbg !174
  call void @llvm.dbg.value(metadata i1 %33, metadata !165, metadata !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value)), !dbg !167
  br i1 %33, label %37, label %34, !dbg !175

34:                                               ; preds = %22
  %35 = cmpxchg ptr @plain, i64 3, i64 4 seq_cst seq_cst, align 8, !dbg !176
  %36 = extractvalue { i64, i1 } %35, 1, !dbg !177
  br label %37, !dbg !175

37:                                               ; preds = %34, %22
  %38 = phi i1 [ true, %22 ], [ %36, %34 ]
  ret i1 %38, !dbg !178
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn uwtable
define dso_local void @fences() local_unnamed_addr #4 !dbg !179 {
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
  %3 = and i8 %2, 1, !dbg !187
  %4 = icmp eq i8 %3, 0, !dbg !187
  br i1 %4, label %5, label %1, !dbg !186, !llvm.loop !188

5:                                                ; preds = %1
  store atomic i8 0, ptr @lock release, align 1, !dbg !191
  br label %6, !dbg !192

6:                                                ; preds = %6, %5
  %7 = atomicrmw xchg ptr @plain, i64 1 seq_cst, align 8, !dbg !193
  %8 = icmp eq i64 %7, 0, !dbg !192
  br i1 %8, label %9, label %6, !dbg !192, !llvm.loop !194

9:                                                ; preds = %6
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
  %5 = load atomic i32, ptr @x seq_cst, align 4, !dbg !203, !tbaa !91
  %6 = add nsw i32 %4, %5, !dbg !204
  call void @llvm.dbg.value(metadata i32 %6, metadata !85, metadata !DIExpression()), !dbg !205
  store atomic i32 %6, ptr @x monotonic, align 4, !dbg !206
  store atomic i32 %6, ptr @x release, align 4, !dbg !207
  store atomic i32 %6, ptr @x seq_cst, align 4, !dbg !208, !tbaa !91
  %7 = load atomic volatile i32, ptr @both seq_cst, align 4, !dbg !209, !tbaa !91
  %8 = add nsw i32 %7, 1, !dbg !210
  store atomic volatile i32 %8, ptr @both seq_cst, align 4, !dbg !211, !tbaa !91
  %9 = load atomic i64, ptr @pair seq_cst, align 8, !dbg !212, !tbaa !91
  call void @llvm.dbg.value(metadata i64 %9, metadata !86, metadata !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 32)), !dbg !205
  %10 = and i64 %9, -4294967296, !dbg !213
  call void @llvm.dbg.value(metadata i64 %9, metadata !86, metadata !DIExpression(DW_OP_constu, 32, DW_OP_shr, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 32, 32)), !dbg !205
  %11 = add i64 %9, 1, !dbg !214
  %12 = and i64 %11, 4294967295, !dbg !213
  call void @llvm.dbg.value(metadata i64 %11, metadata !86, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 32)), !dbg !205
  %13 = or i64 %12, %10, !dbg !213
  store atomic i64 %13, ptr @pair seq_cst, align 8, !dbg !215, !tbaa !91
  store i64 1, ptr %1, align 8, !dbg !216, !tbaa !107
  %14 = getelementptr inbounds %struct.triple, ptr %1, i64 0, i32 1, !dbg !216
  store i64 2, ptr %14, align 8, !dbg !216, !tbaa !110
  %15 = getelementptr inbounds %struct.triple, ptr %1, i64 0, i32 2, !dbg !216
  store i64 3, ptr %15, align 8, !dbg !216, !tbaa !111
  call void @__atomic_store(i64 noundef 24, ptr noundef nonnull @triple, ptr noundef nonnull %1, i32 noundef 5), !dbg !217
  store atomic i64 ptrtoint (ptr @plain to i64), ptr @pointer seq_cst, align 8, !dbg !218
  store i8 1, ptr @flag, align 1, !dbg !219, !tbaa !91
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %1), !dbg !220
  fence seq_cst, !dbg !221
  fence syncscope("singlethread") seq_cst, !dbg !223
  fence seq_cst, !dbg !224
  br label %16, !dbg !225

16:                                               ; preds = %16, %0
  %17 = atomicrmw xchg ptr @lock, i8 1 acquire, align 1, !dbg !227
  %18 = and i8 %17, 1, !dbg !227
  %19 = icmp eq i8 %18, 0, !dbg !227
  br i1 %19, label %20, label %16, !dbg !225, !llvm.loop !228

20:                                               ; preds = %16
  store atomic i8 0, ptr @lock release, align 1, !dbg !230
  br label %21, !dbg !231

21:                                               ; preds = %21, %20
  %22 = atomicrmw xchg ptr @plain, i64 1 seq_cst, align 8, !dbg !232
  %23 = icmp eq i64 %22, 0, !dbg !231
  br i1 %23, label %24, label %21, !dbg !231, !llvm.loop !233

24:                                               ; preds = %21
  store atomic i64 0, ptr @plain release, align 8, !dbg !235
  %25 = atomicrmw add ptr @x, i32 1 seq_cst, align 4, !dbg !236
  %26 = atomicrmw sub ptr @x, i32 2 monotonic, align 4, !dbg !238
  %27 = atomicrmw and ptr @x, i32 3 acquire, align 4, !dbg !239
  %28 = atomicrmw or ptr @x, i32 4 release, align 4, !dbg !240
  %29 = atomicrmw xor ptr @x, i32 5 acq_rel, align 4, !dbg !241
  %30 = atomicrmw xchg ptr @x, i32 6 seq_cst, align 4, !dbg !242
  call void @llvm.dbg.value(metadata !DIArgList(i32 %25, i32 %30, i32 %29, i32 %28, i32 %27, i32 %26), metadata !120, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 5, DW_OP_plus, DW_OP_LLVM_arg, 4, DW_OP_plus, DW_OP_LLVM_arg, 3, DW_OP_plus, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value)), !dbg !243
  %31 = atomicrmw add ptr @x, i32 1 seq_cst, align 4, !dbg !244
  %32 = atomicrmw sub ptr @x, i32 1 seq_cst, align 4, !dbg !245
  %33 = atomicrmw add ptr @x, i32 3 seq_cst, align 4, !dbg !246
  %34 = load atomic i32, ptr @x seq_cst, align 4, !dbg !247, !tbaa !91
  br label %35, !dbg !247

35:                                               ; preds = %35, %24
  %36 = phi i32 [ %34, %24 ], [ %39, %35 ], !dbg !247
  %37 = shl nsw i32 %36, 1, !dbg !247
  %38 = cmpxchg ptr @x, i32 %36, i32 %37 seq_cst seq_cst, align 4, !dbg !247
  %39 = extractvalue { i32, i1 } %38, 0, !dbg !247
  %40 = extractvalue { i32, i1 } %38, 1, !dbg !247
  br i1 %40, label %41, label %35, !dbg !247

41:                                               ; preds = %35
  %42 = atomicrmw or ptr @x, i32 8 seq_cst, align 4, !dbg !248
  %43 = atomicrmw sub ptr @wide, i64 1 seq_cst, align 8, !dbg !249
  %44 = atomicrmw add ptr @byte, i8 1 seq_cst, align 1, !dbg !250
  %45 = load atomic i8, ptr @flag seq_cst, align 1, !dbg !251, !tbaa !91
  %46 = and i8 %45, 1, !dbg !251
  %47 = xor i8 %46, 1, !dbg !252
  store atomic i8 %47, ptr @flag seq_cst, align 1, !dbg !252, !tbaa !91
  %48 = load atomic i32, ptr @real seq_cst, align 4, !dbg !253, !tbaa !91
  br label %49, !dbg !253

49:                                               ; preds = %49, %41
  %50 = phi i32 [ %48, %41 ], [ %55, %49 ]
  %51 = bitcast i32 %50 to float, !dbg !253
  %52 = fadd float %51, 1.500000e+00, !dbg !253
  %53 = bitcast float %52 to i32, !dbg !253
  %54 = cmpxchg ptr @real, i32 %50, i32 %53 seq_cst seq_cst, align 4, !dbg !253
  %55 = extractvalue { i32, i1 } %54, 0, !dbg !253
  %56 = extractvalue { i32, i1 } %54, 1, !dbg !253
  br i1 %56, label %57, label %49, !dbg !253

57:                                               ; preds = %49
  %58 = load atomic i64, ptr @twice seq_cst, align 8, !dbg !254, !tbaa !91
  br label %59, !dbg !254

59:                                               ; preds = %59, %57
  %60 = phi i64 [ %58, %57 ], [ %65, %59 ]
  %61 = bitcast i64 %60 to double, !dbg !254
  %62 = fmul double %61, 2.000000e+00, !dbg !254
  %63 = bitcast double %62 to i64, !dbg !254
  %64 = cmpxchg ptr @twice, i64 %60, i64 %63 seq_cst seq_cst, align 8, !dbg !254
  %65 = extractvalue { i64, i1 } %64, 0, !dbg !254
  %66 = extractvalue { i64, i1 } %64, 1, !dbg !254
  br i1 %66, label %67, label %59, !dbg !254

67:                                               ; preds = %59
  call void @llvm.dbg.value(metadata !DIArgList(i32 %26, i32 %30, i32 %29, i32 %28, i32 %27, i32 %25), metadata !120, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 5, DW_OP_plus, DW_OP_LLVM_arg, 4, DW_OP_plus, DW_OP_LLVM_arg, 3, DW_OP_plus, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value)), !dbg !243
  call void @llvm.dbg.value(metadata !DIArgList(i32 %26, i32 %30, i32 %29, i32 %28, i32 %27, i32 %25), metadata !120, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 5, DW_OP_plus, DW_OP_LLVM_arg, 4, DW_OP_plus, DW_OP_LLVM_arg, 3, DW_OP_plus, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value)), !dbg !243
  call void @llvm.dbg.value(metadata !DIArgList(i32 %26, i32 %30, i32 %29, i32 %28, i32 %27, i32 %25), metadata !120, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 5, DW_OP_plus, DW_OP_LLVM_arg, 4, DW_OP_plus, DW_OP_LLVM_arg, 3, DW_OP_plus, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value)), !dbg !243
  call void @llvm.dbg.value(metadata !DIArgList(i32 %26, i32 %30, i32 %29, i32 %28, i32 %27, i32 %25), metadata !120, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 5, DW_OP_plus, DW_OP_LLVM_arg, 4, DW_OP_plus, DW_OP_LLVM_arg, 3, DW_OP_plus, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value)), !dbg !243
  call void @llvm.dbg.value(metadata !DIArgList(i32 %26, i32 %30, i32 %29, i32 %28, i32 %27, i32 %25), metadata !120, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 5, DW_OP_plus, DW_OP_LLVM_arg, 4, DW_OP_plus, DW_OP_LLVM_arg, 3, DW_OP_plus, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value)), !dbg !243
  %68 = atomicrmw nand ptr @plain, i64 1 seq_cst, align 8, !dbg !255
  %69 = atomicrmw max ptr @plain, i64 2 monotonic, align 8, !dbg !256
  %70 = atomicrmw min ptr @plain, i64 3 acq_rel, align 8, !dbg !257
  %71 = atomicrmw add ptr @plain, i64 4 seq_cst, align 8, !dbg !258
  %72 = atomicrmw add ptr @plain, i64 1 release, align 8, !dbg !259
  call void @llvm.dbg.value(metadata !DIArgList(i32 %26, i64 %68, i64 %72, i64 %71, i64 %70, i64 %69, i32 %30, i32 %29, i32 %28, i32 %27, i32 %25), metadata !120, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 10, DW_OP_plus, DW_OP_LLVM_arg, 9, DW_OP_plus, DW_OP_LLVM_arg, 8, DW_OP_plus, DW_OP_LLVM_arg, 7, DW_OP_plus, DW_OP_LLVM_arg, 6, DW_OP_plus, DW_OP_LLVM_arg, 1, DW_OP_plus_uconst, 1, DW_OP_LLVM_arg, 5, DW_OP_plus, DW_OP_LLVM_arg, 4, DW_OP_plus, DW_OP_LLVM_arg, 3, DW_OP_plus, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_plus, DW_OP_stack_value)), !dbg !243
  %73 = atomicrmw xchg ptr @pointer, i64 0 seq_cst, align 8, !dbg !260
  call void @llvm.dbg.value(metadata i32 1, metadata !163, metadata !DIExpression()), !dbg !261
  call void @llvm.dbg.value(metadata i32 0, metadata !164, metadata !DIExpression()), !dbg !261
  %74 = cmpxchg ptr @x, i32 1, i32 7 seq_cst seq_cst, align 4, !dbg !263
  %75 = extractvalue { i32, i1 } %74, 1, !dbg !263
  %76 = extractvalue { i32, i1 } %74, 0
  call void @llvm.dbg.value(metadata i32 %76, metadata !163, metadata !DIExpression()), !dbg !261
  call void @llvm.dbg.value(metadata i1 %75, metadata !165, metadata !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value)), !dbg !261
  %77 = cmpxchg weak ptr @x, i32 %76, i32 8 acq_rel acquire, align 4, !dbg !264
  %78 = extractvalue { i32, i1 } %77, 1, !dbg !264
  %79 = extractvalue { i32, i1 } %77, 0, !dbg !264
  call void @llvm.dbg.value(metadata i32 %79, metadata !163, metadata !DIExpression()), !dbg !261
  call void @llvm.dbg.value(metadata !DIArgList(i1 %75, i1 %78), metadata !165, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_or, DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value)), !dbg !261
  %80 = cmpxchg ptr @x, i32 %79, i32 9 release monotonic, align 4, !dbg !265
  %81 = extractvalue { i32, i1 } %80, 1, !dbg !265
  %82 = extractvalue { i32, i1 } %80, 0, !dbg !265
  call void @llvm.dbg.value(metadata i32 %82, metadata !163, metadata !DIExpression()), !dbg !261
  call void @llvm.dbg.value(metadata !DIArgList(i1 %75, i1 %81, i1 %78), metadata !165, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 2, DW_OP_or, DW_OP_LLVM_arg, 1, DW_OP_or, DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value)), !dbg !261
  %83 = cmpxchg ptr @x, i32 %82, i32 10 monotonic monotonic, align 4, !dbg !266
  %84 = extractvalue { i32, i1 } %83, 1, !dbg !266
  call void @llvm.dbg.value(metadata !DIArgList(i1 %78, i1 %81, i1 %75, i1 %84), metadata !165, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 3, DW_OP_or, DW_OP_LLVM_arg, 2, DW_OP_or, DW_OP_LLVM_arg, 1, DW_OP_or, DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value)), !dbg !261
  call void @llvm.dbg.value(metadata i64 8589934593, metadata !166, metadata !DIExpression()), !dbg !261
  %85 = cmpxchg ptr @pair, i64 8589934593, i64 17179869187 seq_cst seq_cst, align 8, !dbg !267
  %86 = extractvalue { i64, i1 } %85, 1, !dbg !267
  call void @llvm.dbg.value(metadata !DIArgList(i1 %78, i1 %86, i1 %81, i1 %75, i1 %84), metadata !165, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 4, DW_OP_or, DW_OP_LLVM_arg, 3, DW_OP_or, DW_OP_LLVM_arg, 2, DW_OP_or, DW_OP_LLVM_arg, 1, DW_OP_or, DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value)), !dbg !261
  %87 = cmpxchg ptr @plain, i64 1, i64 2 seq_cst seq_cst, align 8, !dbg !268
  %88 = extractvalue { i64, i1 } %87, 1, !dbg !268
  %89 = or i1 %84, %88, !dbg !269
  %90 = or i1 %78, %89, !dbg !269
  %91 = or i1 %75, %90, !dbg !269
  %92 = or i1 %81, %91, !dbg !269
  %93 = or i1 %86, %92, !dbg !269
  call void @llvm.dbg.value(metadata i1 %93, metadata !165, metadata !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value)), !dbg !261
  br i1 %93, label %98, label %94, !dbg !270

94:                                               ; preds = %67
  %95 = cmpxchg ptr @plain, i64 3, i64 4 seq_cst seq_cst, align 8, !dbg !271
  %96 = extractvalue { i64, i1 } %95, 1, !dbg !272
  %97 = zext i1 %96 to i32, !dbg !273
  br label %98, !dbg !270

98:                                               ; preds = %67, %94
  %99 = phi i32 [ 1, %67 ], [ %97, %94 ]
  %100 = add nsw i32 %26, %25, !dbg !274
  call void @llvm.dbg.value(metadata !DIArgList(i32 %100, i64 %68, i64 %72, i64 %71, i64 %70, i64 %69, i32 %30, i32 %29, i32 %28, i32 %27), metadata !120, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 9, DW_OP_plus, DW_OP_LLVM_arg, 8, DW_OP_plus, DW_OP_LLVM_arg, 7, DW_OP_plus, DW_OP_LLVM_arg, 6, DW_OP_plus, DW_OP_LLVM_arg, 1, DW_OP_plus_uconst, 1, DW_OP_LLVM_arg, 5, DW_OP_plus, DW_OP_LLVM_arg, 4, DW_OP_plus, DW_OP_LLVM_arg, 3, DW_OP_plus, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_plus, DW_OP_stack_value)), !dbg !243
  %101 = add nsw i32 %100, %27, !dbg !275
  call void @llvm.dbg.value(metadata !DIArgList(i32 %101, i64 %68, i64 %72, i64 %71, i64 %70, i64 %69, i32 %30, i32 %29, i32 %28), metadata !120, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 8, DW_OP_plus, DW_OP_LLVM_arg, 7, DW_OP_plus, DW_OP_LLVM_arg, 6, DW_OP_plus, DW_OP_LLVM_arg, 1, DW_OP_plus_uconst, 1, DW_OP_LLVM_arg, 5, DW_OP_plus, DW_OP_LLVM_arg, 4, DW_OP_plus, DW_OP_LLVM_arg, 3, DW_OP_plus, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_plus, DW_OP_stack_value)), !dbg !243
  %102 = add nsw i32 %101, %28, !dbg !276
  call void @llvm.dbg.value(metadata !DIArgList(i32 %102, i64 %68, i64 %72, i64 %71, i64 %70, i64 %69, i32 %30, i32 %29), metadata !120, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 7, DW_OP_plus, DW_OP_LLVM_arg, 6, DW_OP_plus, DW_OP_LLVM_arg, 1, DW_OP_plus_uconst, 1, DW_OP_LLVM_arg, 5, DW_OP_plus, DW_OP_LLVM_arg, 4, DW_OP_plus, DW_OP_LLVM_arg, 3, DW_OP_plus, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_plus, DW_OP_stack_value)), !dbg !243
  %103 = add nsw i32 %102, %29, !dbg !277
  call void @llvm.dbg.value(metadata !DIArgList(i32 %103, i64 %68, i64 %72, i64 %71, i64 %70, i64 %69, i32 %30), metadata !120, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 6, DW_OP_plus, DW_OP_LLVM_arg, 1, DW_OP_plus_uconst, 1, DW_OP_LLVM_arg, 5, DW_OP_plus, DW_OP_LLVM_arg, 4, DW_OP_plus, DW_OP_LLVM_arg, 3, DW_OP_plus, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_plus, DW_OP_stack_value)), !dbg !243
  %104 = add nsw i32 %103, %30, !dbg !278
  call void @llvm.dbg.value(metadata !DIArgList(i32 %104, i64 %68, i64 %72, i64 %71, i64 %70, i64 %69), metadata !120, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus_uconst, 1, DW_OP_LLVM_arg, 5, DW_OP_plus, DW_OP_LLVM_arg, 4, DW_OP_plus, DW_OP_LLVM_arg, 3, DW_OP_plus, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_plus, DW_OP_stack_value)), !dbg !243
  %105 = add i64 %68, 1, !dbg !259
  call void @llvm.dbg.value(metadata !DIArgList(i32 %26, i64 %105, i64 %72, i64 %71, i64 %70, i64 %69, i32 %30, i32 %29, i32 %28, i32 %27, i32 %25), metadata !120, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 10, DW_OP_plus, DW_OP_LLVM_arg, 9, DW_OP_plus, DW_OP_LLVM_arg, 8, DW_OP_plus, DW_OP_LLVM_arg, 7, DW_OP_plus, DW_OP_LLVM_arg, 6, DW_OP_plus, DW_OP_LLVM_arg, 1, DW_OP_LLVM_arg, 5, DW_OP_plus, DW_OP_LLVM_arg, 4, DW_OP_plus, DW_OP_LLVM_arg, 3, DW_OP_plus, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_plus, DW_OP_stack_value)), !dbg !243
  %106 = add i64 %105, %69, !dbg !279
  call void @llvm.dbg.value(metadata !DIArgList(i32 %26, i64 %106, i64 %72, i64 %71, i64 %70, i32 %30, i32 %29, i32 %28, i32 %27, i32 %25), metadata !120, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 9, DW_OP_plus, DW_OP_LLVM_arg, 8, DW_OP_plus, DW_OP_LLVM_arg, 7, DW_OP_plus, DW_OP_LLVM_arg, 6, DW_OP_plus, DW_OP_LLVM_arg, 5, DW_OP_plus, DW_OP_LLVM_arg, 1, DW_OP_LLVM_arg, 4, DW_OP_plus, DW_OP_LLVM_arg, 3, DW_OP_plus, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_plus, DW_OP_stack_value)), !dbg !243
  %107 = add i64 %106, %70, !dbg !280
  call void @llvm.dbg.value(metadata !DIArgList(i32 %26, i64 %107, i64 %72, i64 %71, i32 %30, i32 %29, i32 %28, i32 %27, i32 %25), metadata !120, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 8, DW_OP_plus, DW_OP_LLVM_arg, 7, DW_OP_plus, DW_OP_LLVM_arg, 6, DW_OP_plus, DW_OP_LLVM_arg, 5, DW_OP_plus, DW_OP_LLVM_arg, 4, DW_OP_plus, DW_OP_LLVM_arg, 1, DW_OP_LLVM_arg, 3, DW_OP_plus, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_plus, DW_OP_stack_value)), !dbg !243
  %108 = add i64 %107, %71, !dbg !281
  call void @llvm.dbg.value(metadata !DIArgList(i32 %26, i64 %108, i64 %72, i32 %30, i32 %29, i32 %28, i32 %27, i32 %25), metadata !120, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 7, DW_OP_plus, DW_OP_LLVM_arg, 6, DW_OP_plus, DW_OP_LLVM_arg, 5, DW_OP_plus, DW_OP_LLVM_arg, 4, DW_OP_plus, DW_OP_LLVM_arg, 3, DW_OP_plus, DW_OP_LLVM_arg, 1, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_plus, DW_OP_stack_value)), !dbg !243
  %109 = add i64 %108, %72, !dbg !282
  call void @llvm.dbg.value(metadata !DIArgList(i32 %26, i64 %109, i32 %30, i32 %29, i32 %28, i32 %27, i32 %25), metadata !120, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 6, DW_OP_plus, DW_OP_LLVM_arg, 5, DW_OP_plus, DW_OP_LLVM_arg, 4, DW_OP_plus, DW_OP_LLVM_arg, 3, DW_OP_plus, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_LLVM_arg, 1, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_plus, DW_OP_stack_value)), !dbg !243
  %110 = trunc i64 %109 to i32, !dbg !283
  call void @llvm.dbg.value(metadata !DIArgList(i32 %26, i32 %110, i32 %30, i32 %29, i32 %28, i32 %27, i32 %25), metadata !120, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 6, DW_OP_plus, DW_OP_LLVM_arg, 5, DW_OP_plus, DW_OP_LLVM_arg, 4, DW_OP_plus, DW_OP_LLVM_arg, 3, DW_OP_plus, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value)), !dbg !243
  %111 = add i32 %104, %110, !dbg !283
  call void @llvm.dbg.value(metadata i32 %111, metadata !120, metadata !DIExpression()), !dbg !243
  %112 = icmp ne i64 %73, 0, !dbg !284
  %113 = zext i1 %112 to i32, !dbg !284
  %114 = add nsw i32 %111, %113, !dbg !285
  %115 = add nsw i32 %114, %99, !dbg !286
  ret i32 %115, !dbg !287
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.value(metadata, metadata, metadata) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #6

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn }
attributes #2 = { nofree norecurse nounwind memory(readwrite, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree norecurse nounwind willreturn uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!74, !75, !76, !77, !78, !79}
!llvm.ident = !{!80}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 15, type: !70, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 16.0.6 (15~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !15, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "atomics.c", directory: ".", checksumkind: CSK_MD5, checksum: "8e676fea541da3014e17a67254f2efd4")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 60, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "/usr/lib/llvm-16/lib/clang/16/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "2aec2bf8bd6e0ecaa362310432b26ada")
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
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 96, baseType: !19)
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
!51 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_bool", file: !6, line: 89, baseType: !52)
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
!70 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_flag", file: !6, line: 162, baseType: !71)
!71 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "atomic_flag", file: !6, line: 162, size: 8, elements: !72)
!72 = !{!73}
!73 = !DIDerivedType(tag: DW_TAG_member, name: "_Value", scope: !71, file: !6, line: 162, baseType: !51, size: 8)
!74 = !{i32 7, !"Dwarf Version", i32 5}
!75 = !{i32 2, !"Debug Info Version", i32 3}
!76 = !{i32 1, !"wchar_size", i32 4}
!77 = !{i32 8, !"PIC Level", i32 2}
!78 = !{i32 7, !"PIE Level", i32 2}
!79 = !{i32 7, !"uwtable", i32 2}
!80 = !{!"Debian clang version 16.0.6 (15~deb12u1)"}
!81 = distinct !DISubprogram(name: "loads_and_stores", scope: !3, file: !3, line: 21, type: !82, scopeLine: 21, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !84)
!82 = !DISubroutineType(types: !83)
!83 = !{null}
!84 = !{!85, !86}
!85 = !DILocalVariable(name: "a", scope: !81, file: !3, line: 22, type: !20)
!86 = !DILocalVariable(name: "p", scope: !81, file: !3, line: 27, type: !24)
!87 = !DILocation(line: 22, column: 13, scope: !81)
!88 = !DILocation(line: 22, column: 62, scope: !81)
!89 = !DILocation(line: 22, column: 60, scope: !81)
!90 = !DILocation(line: 22, column: 111, scope: !81)
!91 = !{!92, !92, i64 0}
!92 = !{!"omnipotent char", !93, i64 0}
!93 = !{!"Simple C/C++ TBAA"}
!94 = !DILocation(line: 22, column: 109, scope: !81)
!95 = !DILocation(line: 0, scope: !81)
!96 = !DILocation(line: 23, column: 5, scope: !81)
!97 = !DILocation(line: 24, column: 5, scope: !81)
!98 = !DILocation(line: 25, column: 7, scope: !81)
!99 = !DILocation(line: 26, column: 12, scope: !81)
!100 = !DILocation(line: 26, column: 17, scope: !81)
!101 = !DILocation(line: 26, column: 10, scope: !81)
!102 = !DILocation(line: 27, column: 21, scope: !81)
!103 = !DILocation(line: 29, column: 12, scope: !81)
!104 = !DILocation(line: 28, column: 8, scope: !81)
!105 = !DILocation(line: 29, column: 10, scope: !81)
!106 = !DILocation(line: 30, column: 29, scope: !81)
!107 = !{!108, !109, i64 0}
!108 = !{!"triple", !109, i64 0, !109, i64 8, !109, i64 16}
!109 = !{!"long", !92, i64 0}
!110 = !{!108, !109, i64 8}
!111 = !{!108, !109, i64 16}
!112 = !DILocation(line: 30, column: 12, scope: !81)
!113 = !DILocation(line: 31, column: 5, scope: !81)
!114 = !DILocation(line: 32, column: 5, scope: !81)
!115 = !DILocation(line: 33, column: 1, scope: !81)
!116 = distinct !DISubprogram(name: "updates", scope: !3, file: !3, line: 35, type: !117, scopeLine: 35, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !119)
!117 = !DISubroutineType(types: !118)
!118 = !{!20}
!119 = !{!120}
!120 = !DILocalVariable(name: "total", scope: !116, file: !3, line: 36, type: !20)
!121 = !DILocation(line: 36, column: 17, scope: !116)
!122 = !DILocation(line: 36, column: 43, scope: !116)
!123 = !DILocation(line: 37, column: 17, scope: !116)
!124 = !DILocation(line: 38, column: 17, scope: !116)
!125 = !DILocation(line: 39, column: 17, scope: !116)
!126 = !DILocation(line: 39, column: 74, scope: !116)
!127 = !DILocation(line: 0, scope: !116)
!128 = !DILocation(line: 40, column: 6, scope: !116)
!129 = !DILocation(line: 40, column: 10, scope: !116)
!130 = !DILocation(line: 40, column: 17, scope: !116)
!131 = !DILocation(line: 40, column: 25, scope: !116)
!132 = !DILocation(line: 40, column: 33, scope: !116)
!133 = !DILocation(line: 40, column: 44, scope: !116)
!134 = !DILocation(line: 40, column: 54, scope: !116)
!135 = !DILocation(line: 40, column: 66, scope: !116)
!136 = !DILocation(line: 40, column: 63, scope: !116)
!137 = !DILocation(line: 41, column: 10, scope: !116)
!138 = !DILocation(line: 41, column: 25, scope: !116)
!139 = !DILocation(line: 36, column: 41, scope: !116)
!140 = !DILocation(line: 36, column: 98, scope: !116)
!141 = !DILocation(line: 37, column: 72, scope: !116)
!142 = !DILocation(line: 38, column: 71, scope: !116)
!143 = !DILocation(line: 39, column: 72, scope: !116)
!144 = !DILocation(line: 42, column: 14, scope: !116)
!145 = !DILocation(line: 42, column: 65, scope: !116)
!146 = !DILocation(line: 43, column: 14, scope: !116)
!147 = !DILocation(line: 43, column: 64, scope: !116)
!148 = !DILocation(line: 43, column: 98, scope: !116)
!149 = !DILocation(line: 42, column: 63, scope: !116)
!150 = !DILocation(line: 42, column: 113, scope: !116)
!151 = !DILocation(line: 43, column: 62, scope: !116)
!152 = !DILocation(line: 43, column: 96, scope: !116)
!153 = !DILocation(line: 42, column: 11, scope: !116)
!154 = !DILocation(line: 44, column: 21, scope: !116)
!155 = !DILocation(line: 44, column: 50, scope: !116)
!156 = !DILocation(line: 44, column: 18, scope: !116)
!157 = !DILocation(line: 44, column: 5, scope: !116)
!158 = distinct !DISubprogram(name: "exchanges", scope: !3, file: !3, line: 47, type: !159, scopeLine: 47, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !162)
!159 = !DISubroutineType(types: !160)
!160 = !{!53, !20, !161}
!161 = !DIDerivedType(tag: DW_TAG_typedef, name: "memory_order", file: !6, line: 67, baseType: !5)
!162 = !{!163, !164, !165, !166}
!163 = !DILocalVariable(name: "expected", arg: 1, scope: !158, file: !3, line: 47, type: !20)
!164 = !DILocalVariable(name: "order", arg: 2, scope: !158, file: !3, line: 47, type: !161)
!165 = !DILocalVariable(name: "ok", scope: !158, file: !3, line: 48, type: !53)
!166 = !DILocalVariable(name: "p", scope: !158, file: !3, line: 52, type: !24)
!167 = !DILocation(line: 0, scope: !158)
!168 = !DILocation(line: 48, column: 15, scope: !158)
!169 = !DILocation(line: 49, column: 11, scope: !158)
!170 = !DILocation(line: 50, column: 11, scope: !158)
!171 = !DILocation(line: 51, column: 11, scope: !158)
!172 = !DILocation(line: 53, column: 11, scope: !158)
!173 = !DILocation(line: 54, column: 11, scope: !158)
!174 = !DILocation(line: 54, column: 8, scope: !158)
!175 = !DILocation(line: 55, column: 15, scope: !158)
!176 = !DILocation(line: 55, column: 18, scope: !158)
!177 = !DILocation(line: 55, column: 60, scope: !158)
!178 = !DILocation(line: 55, column: 5, scope: !158)
!179 = distinct !DISubprogram(name: "fences", scope: !3, file: !3, line: 58, type: !82, scopeLine: 58, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !180)
!180 = !{}
!181 = !DILocation(line: 62, column: 5, scope: !179)
!182 = !DILocation(line: 63, column: 5, scope: !179)
!183 = !DILocation(line: 64, column: 5, scope: !179)
!184 = !DILocation(line: 65, column: 1, scope: !179)
!185 = distinct !DISubprogram(name: "spin", scope: !3, file: !3, line: 67, type: !82, scopeLine: 67, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !180)
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
!198 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 74, type: !117, scopeLine: 74, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !180)
!199 = !DILocation(line: 22, column: 13, scope: !81, inlinedAt: !200)
!200 = distinct !DILocation(line: 74, column: 18, scope: !198)
!201 = !DILocation(line: 22, column: 62, scope: !81, inlinedAt: !200)
!202 = !DILocation(line: 22, column: 60, scope: !81, inlinedAt: !200)
!203 = !DILocation(line: 22, column: 111, scope: !81, inlinedAt: !200)
!204 = !DILocation(line: 22, column: 109, scope: !81, inlinedAt: !200)
!205 = !DILocation(line: 0, scope: !81, inlinedAt: !200)
!206 = !DILocation(line: 23, column: 5, scope: !81, inlinedAt: !200)
!207 = !DILocation(line: 24, column: 5, scope: !81, inlinedAt: !200)
!208 = !DILocation(line: 25, column: 7, scope: !81, inlinedAt: !200)
!209 = !DILocation(line: 26, column: 12, scope: !81, inlinedAt: !200)
!210 = !DILocation(line: 26, column: 17, scope: !81, inlinedAt: !200)
!211 = !DILocation(line: 26, column: 10, scope: !81, inlinedAt: !200)
!212 = !DILocation(line: 27, column: 21, scope: !81, inlinedAt: !200)
!213 = !DILocation(line: 29, column: 12, scope: !81, inlinedAt: !200)
!214 = !DILocation(line: 28, column: 8, scope: !81, inlinedAt: !200)
!215 = !DILocation(line: 29, column: 10, scope: !81, inlinedAt: !200)
!216 = !DILocation(line: 30, column: 29, scope: !81, inlinedAt: !200)
!217 = !DILocation(line: 30, column: 12, scope: !81, inlinedAt: !200)
!218 = !DILocation(line: 31, column: 5, scope: !81, inlinedAt: !200)
!219 = !DILocation(line: 32, column: 5, scope: !81, inlinedAt: !200)
!220 = !DILocation(line: 33, column: 1, scope: !81, inlinedAt: !200)
!221 = !DILocation(line: 62, column: 5, scope: !179, inlinedAt: !222)
!222 = distinct !DILocation(line: 74, column: 38, scope: !198)
!223 = !DILocation(line: 63, column: 5, scope: !179, inlinedAt: !222)
!224 = !DILocation(line: 64, column: 5, scope: !179, inlinedAt: !222)
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
!236 = !DILocation(line: 36, column: 17, scope: !116, inlinedAt: !237)
!237 = distinct !DILocation(line: 74, column: 63, scope: !198)
!238 = !DILocation(line: 36, column: 43, scope: !116, inlinedAt: !237)
!239 = !DILocation(line: 37, column: 17, scope: !116, inlinedAt: !237)
!240 = !DILocation(line: 38, column: 17, scope: !116, inlinedAt: !237)
!241 = !DILocation(line: 39, column: 17, scope: !116, inlinedAt: !237)
!242 = !DILocation(line: 39, column: 74, scope: !116, inlinedAt: !237)
!243 = !DILocation(line: 0, scope: !116, inlinedAt: !237)
!244 = !DILocation(line: 40, column: 6, scope: !116, inlinedAt: !237)
!245 = !DILocation(line: 40, column: 10, scope: !116, inlinedAt: !237)
!246 = !DILocation(line: 40, column: 17, scope: !116, inlinedAt: !237)
!247 = !DILocation(line: 40, column: 25, scope: !116, inlinedAt: !237)
!248 = !DILocation(line: 40, column: 33, scope: !116, inlinedAt: !237)
!249 = !DILocation(line: 40, column: 44, scope: !116, inlinedAt: !237)
!250 = !DILocation(line: 40, column: 54, scope: !116, inlinedAt: !237)
!251 = !DILocation(line: 40, column: 66, scope: !116, inlinedAt: !237)
!252 = !DILocation(line: 40, column: 63, scope: !116, inlinedAt: !237)
!253 = !DILocation(line: 41, column: 10, scope: !116, inlinedAt: !237)
!254 = !DILocation(line: 41, column: 25, scope: !116, inlinedAt: !237)
!255 = !DILocation(line: 42, column: 14, scope: !116, inlinedAt: !237)
!256 = !DILocation(line: 42, column: 65, scope: !116, inlinedAt: !237)
!257 = !DILocation(line: 43, column: 14, scope: !116, inlinedAt: !237)
!258 = !DILocation(line: 43, column: 64, scope: !116, inlinedAt: !237)
!259 = !DILocation(line: 43, column: 98, scope: !116, inlinedAt: !237)
!260 = !DILocation(line: 44, column: 21, scope: !116, inlinedAt: !237)
!261 = !DILocation(line: 0, scope: !158, inlinedAt: !262)
!262 = distinct !DILocation(line: 74, column: 75, scope: !198)
!263 = !DILocation(line: 48, column: 15, scope: !158, inlinedAt: !262)
!264 = !DILocation(line: 49, column: 11, scope: !158, inlinedAt: !262)
!265 = !DILocation(line: 50, column: 11, scope: !158, inlinedAt: !262)
!266 = !DILocation(line: 51, column: 11, scope: !158, inlinedAt: !262)
!267 = !DILocation(line: 53, column: 11, scope: !158, inlinedAt: !262)
!268 = !DILocation(line: 54, column: 11, scope: !158, inlinedAt: !262)
!269 = !DILocation(line: 54, column: 8, scope: !158, inlinedAt: !262)
!270 = !DILocation(line: 55, column: 15, scope: !158, inlinedAt: !262)
!271 = !DILocation(line: 55, column: 18, scope: !158, inlinedAt: !262)
!272 = !DILocation(line: 55, column: 60, scope: !158, inlinedAt: !262)
!273 = !DILocation(line: 74, column: 75, scope: !198)
!274 = !DILocation(line: 36, column: 41, scope: !116, inlinedAt: !237)
!275 = !DILocation(line: 36, column: 98, scope: !116, inlinedAt: !237)
!276 = !DILocation(line: 37, column: 72, scope: !116, inlinedAt: !237)
!277 = !DILocation(line: 38, column: 71, scope: !116, inlinedAt: !237)
!278 = !DILocation(line: 39, column: 72, scope: !116, inlinedAt: !237)
!279 = !DILocation(line: 42, column: 63, scope: !116, inlinedAt: !237)
!280 = !DILocation(line: 42, column: 113, scope: !116, inlinedAt: !237)
!281 = !DILocation(line: 43, column: 62, scope: !116, inlinedAt: !237)
!282 = !DILocation(line: 43, column: 96, scope: !116, inlinedAt: !237)
!283 = !DILocation(line: 42, column: 11, scope: !116, inlinedAt: !237)
!284 = !DILocation(line: 44, column: 50, scope: !116, inlinedAt: !237)
!285 = !DILocation(line: 44, column: 18, scope: !116, inlinedAt: !237)
!286 = !DILocation(line: 74, column: 73, scope: !198)
!287 = !DILocation(line: 74, column: 56, scope: !198)
