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
@pointer = dso_local global i8* null, align 8, !dbg !45
@plain = dso_local global i64 0, align 8, !dbg !68
@flag = dso_local local_unnamed_addr global i8 0, align 1, !dbg !49
@wide = dso_local global i64 0, align 8, !dbg !58
@byte = dso_local global i8 0, align 1, !dbg !54
@real = dso_local global float 0.000000e+00, align 4, !dbg !37
@twice = dso_local global double 0.000000e+00, align 8, !dbg !41

; Function Attrs: nofree nounwind uwtable
define dso_local void @loads_and_stores() local_unnamed_addr #0 !dbg !81 {
  %1 = alloca %struct.triple, align 16
  %2 = load atomic i32, i32* @x monotonic, align 4, !dbg !87
  %3 = load atomic i32, i32* @x acquire, align 4, !dbg !88
  %4 = add nsw i32 %3, %2, !dbg !89
  %5 = load atomic i32, i32* @x seq_cst, align 4, !dbg !90, !tbaa !91
  %6 = add nsw i32 %4, %5, !dbg !94
  call void @llvm.dbg.value(metadata i32 %6, metadata !85, metadata !DIExpression()), !dbg !95
  store atomic i32 %6, i32* @x monotonic, align 4, !dbg !96
  store atomic i32 %6, i32* @x release, align 4, !dbg !97
  store atomic i32 %6, i32* @x seq_cst, align 4, !dbg !98, !tbaa !91
  %7 = load atomic volatile i32, i32* @both seq_cst, align 4, !dbg !99, !tbaa !91
  %8 = add nsw i32 %7, 1, !dbg !100
  store atomic volatile i32 %8, i32* @both seq_cst, align 4, !dbg !101, !tbaa !91
  %9 = load atomic i64, i64* bitcast (%struct.pair* @pair to i64*) seq_cst, align 8, !dbg !102, !tbaa !91
  call void @llvm.dbg.value(metadata i64 %9, metadata !86, metadata !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 32)), !dbg !95
  %10 = and i64 %9, -4294967296, !dbg !103
  call void @llvm.dbg.value(metadata i64 %9, metadata !86, metadata !DIExpression(DW_OP_constu, 32, DW_OP_shr, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 32, 32)), !dbg !95
  %11 = add i64 %9, 1, !dbg !104
  %12 = and i64 %11, 4294967295, !dbg !103
  call void @llvm.dbg.value(metadata i64 %11, metadata !86, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 32)), !dbg !95
  %13 = or i64 %12, %10, !dbg !103
  store atomic i64 %13, i64* bitcast (%struct.pair* @pair to i64*) seq_cst, align 8, !dbg !105, !tbaa !91
  %14 = bitcast %struct.triple* %1 to <2 x i64>*, !dbg !106
  store <2 x i64> <i64 1, i64 2>, <2 x i64>* %14, align 16, !dbg !106, !tbaa !107
  %15 = getelementptr inbounds %struct.triple, %struct.triple* %1, i64 0, i32 2, !dbg !106
  store i64 3, i64* %15, align 16, !dbg !106, !tbaa !109
  %16 = bitcast %struct.triple* %1 to i8*, !dbg !111
  call void @__atomic_store(i64 noundef 24, i8* noundef bitcast (%struct.triple* @triple to i8*), i8* noundef nonnull %16, i32 noundef 5), !dbg !111
  store atomic i64 ptrtoint (i64* @plain to i64), i64* bitcast (i8** @pointer to i64*) seq_cst, align 8, !dbg !112
  store i8 1, i8* @flag, align 1, !dbg !113, !tbaa !91
  ret void, !dbg !114
}

; Function Attrs: mustprogress nofree nounwind willreturn
declare void @__atomic_store(i64, i8*, i8*, i32) local_unnamed_addr #1

; Function Attrs: nofree norecurse nounwind uwtable
define dso_local i32 @updates() local_unnamed_addr #2 !dbg !115 {
  %1 = atomicrmw add i32* @x, i32 1 seq_cst, align 4, !dbg !120
  %2 = atomicrmw sub i32* @x, i32 2 monotonic, align 4, !dbg !121
  %3 = atomicrmw and i32* @x, i32 3 acquire, align 4, !dbg !122
  %4 = atomicrmw or i32* @x, i32 4 release, align 4, !dbg !123
  %5 = atomicrmw xor i32* @x, i32 5 acq_rel, align 4, !dbg !124
  %6 = atomicrmw xchg i32* @x, i32 6 seq_cst, align 4, !dbg !125
  call void @llvm.dbg.value(metadata !DIArgList(i32 %1, i32 %6, i32 %5, i32 %4, i32 %3, i32 %2), metadata !119, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 5, DW_OP_plus, DW_OP_LLVM_arg, 4, DW_OP_plus, DW_OP_LLVM_arg, 3, DW_OP_plus, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value)), !dbg !126
  %7 = atomicrmw add i32* @x, i32 1 seq_cst, align 4, !dbg !127
  %8 = atomicrmw sub i32* @x, i32 1 seq_cst, align 4, !dbg !128
  %9 = atomicrmw add i32* @x, i32 3 seq_cst, align 4, !dbg !129
  %10 = load atomic i32, i32* @x seq_cst, align 4, !dbg !130, !tbaa !91
  br label %11, !dbg !130

11:                                               ; preds = %11, %0
  %12 = phi i32 [ %10, %0 ], [ %15, %11 ], !dbg !130
  %13 = shl nsw i32 %12, 1, !dbg !130
  %14 = cmpxchg i32* @x, i32 %12, i32 %13 seq_cst seq_cst, align 4, !dbg !130
  %15 = extractvalue { i32, i1 } %14, 0, !dbg !130
  %16 = extractvalue { i32, i1 } %14, 1, !dbg !130
  br i1 %16, label %17, label %11, !dbg !130

17:                                               ; preds = %11
  %18 = atomicrmw or i32* @x, i32 8 seq_cst, align 4, !dbg !131
  %19 = atomicrmw sub i64* @wide, i64 1 seq_cst, align 8, !dbg !132
  %20 = atomicrmw add i8* @byte, i8 1 seq_cst, align 1, !dbg !133
  %21 = load atomic i8, i8* @flag seq_cst, align 1, !dbg !134, !tbaa !91
  %22 = and i8 %21, 1, !dbg !134
  %23 = xor i8 %22, 1, !dbg !135
  store atomic i8 %23, i8* @flag seq_cst, align 1, !dbg !135, !tbaa !91
  %24 = load atomic i32, i32* bitcast (float* @real to i32*) seq_cst, align 4, !dbg !136, !tbaa !91
  br label %25, !dbg !136

25:                                               ; preds = %25, %17
  %26 = phi i32 [ %24, %17 ], [ %31, %25 ]
  %27 = bitcast i32 %26 to float, !dbg !136
  %28 = fadd float %27, 1.500000e+00, !dbg !136
  %29 = bitcast float %28 to i32, !dbg !136
  %30 = cmpxchg i32* bitcast (float* @real to i32*), i32 %26, i32 %29 seq_cst seq_cst, align 4, !dbg !136
  %31 = extractvalue { i32, i1 } %30, 0, !dbg !136
  %32 = extractvalue { i32, i1 } %30, 1, !dbg !136
  br i1 %32, label %33, label %25, !dbg !136

33:                                               ; preds = %25
  %34 = load atomic i64, i64* bitcast (double* @twice to i64*) seq_cst, align 8, !dbg !137, !tbaa !91
  br label %35, !dbg !137

35:                                               ; preds = %35, %33
  %36 = phi i64 [ %34, %33 ], [ %41, %35 ]
  %37 = bitcast i64 %36 to double, !dbg !137
  %38 = fmul double %37, 2.000000e+00, !dbg !137
  %39 = bitcast double %38 to i64, !dbg !137
  %40 = cmpxchg i64* bitcast (double* @twice to i64*), i64 %36, i64 %39 seq_cst seq_cst, align 8, !dbg !137
  %41 = extractvalue { i64, i1 } %40, 0, !dbg !137
  %42 = extractvalue { i64, i1 } %40, 1, !dbg !137
  br i1 %42, label %43, label %35, !dbg !137

43:                                               ; preds = %35
  %44 = add nsw i32 %2, %1, !dbg !138
  call void @llvm.dbg.value(metadata !DIArgList(i32 %44, i32 %6, i32 %5, i32 %4, i32 %3), metadata !119, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 4, DW_OP_plus, DW_OP_LLVM_arg, 3, DW_OP_plus, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value)), !dbg !126
  %45 = add nsw i32 %44, %3, !dbg !139
  call void @llvm.dbg.value(metadata !DIArgList(i32 %45, i32 %6, i32 %5, i32 %4), metadata !119, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 3, DW_OP_plus, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value)), !dbg !126
  %46 = add nsw i32 %45, %4, !dbg !140
  call void @llvm.dbg.value(metadata !DIArgList(i32 %46, i32 %6, i32 %5), metadata !119, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value)), !dbg !126
  %47 = add nsw i32 %46, %5, !dbg !141
  call void @llvm.dbg.value(metadata !DIArgList(i32 %47, i32 %6), metadata !119, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value)), !dbg !126
  %48 = add nsw i32 %47, %6, !dbg !142
  call void @llvm.dbg.value(metadata i32 %48, metadata !119, metadata !DIExpression()), !dbg !126
  %49 = atomicrmw nand i64* @plain, i64 1 seq_cst, align 8, !dbg !143
  %50 = atomicrmw max i64* @plain, i64 2 monotonic, align 8, !dbg !144
  %51 = atomicrmw min i64* @plain, i64 3 acq_rel, align 8, !dbg !145
  %52 = atomicrmw add i64* @plain, i64 4 seq_cst, align 8, !dbg !146
  %53 = atomicrmw add i64* @plain, i64 1 release, align 8, !dbg !147
  %54 = add i64 %49, 1, !dbg !147
  %55 = add i64 %54, %50, !dbg !148
  %56 = add i64 %55, %51, !dbg !149
  %57 = add i64 %56, %52, !dbg !150
  %58 = add i64 %57, %53, !dbg !151
  %59 = trunc i64 %58 to i32, !dbg !152
  %60 = add i32 %48, %59, !dbg !152
  call void @llvm.dbg.value(metadata i32 %60, metadata !119, metadata !DIExpression()), !dbg !126
  %61 = atomicrmw xchg i64* bitcast (i8** @pointer to i64*), i64 0 seq_cst, align 8, !dbg !153
  %62 = icmp ne i64 %61, 0, !dbg !154
  %63 = zext i1 %62 to i32, !dbg !154
  %64 = add nsw i32 %60, %63, !dbg !155
  ret i32 %64, !dbg !156
}

; Function Attrs: mustprogress nofree norecurse nounwind uwtable willreturn
define dso_local zeroext i1 @exchanges(i32 noundef %0, i32 noundef %1) local_unnamed_addr #3 !dbg !157 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !162, metadata !DIExpression()), !dbg !166
  call void @llvm.dbg.value(metadata i32 %1, metadata !163, metadata !DIExpression()), !dbg !166
  %3 = cmpxchg i32* @x, i32 %0, i32 7 seq_cst seq_cst, align 4, !dbg !167
  %4 = extractvalue { i32, i1 } %3, 1, !dbg !167
  %5 = extractvalue { i32, i1 } %3, 0
  call void @llvm.dbg.value(metadata i32 %5, metadata !162, metadata !DIExpression()), !dbg !166
  call void @llvm.dbg.value(metadata i1 %4, metadata !164, metadata !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value)), !dbg !166
  %6 = cmpxchg weak i32* @x, i32 %5, i32 8 acq_rel acquire, align 4, !dbg !168
  %7 = extractvalue { i32, i1 } %6, 1, !dbg !168
  %8 = extractvalue { i32, i1 } %6, 0, !dbg !168
  call void @llvm.dbg.value(metadata i32 %8, metadata !162, metadata !DIExpression()), !dbg !166
  %9 = or i1 %4, %7, !dbg !169
  call void @llvm.dbg.value(metadata i1 %9, metadata !164, metadata !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value)), !dbg !166
  %10 = cmpxchg i32* @x, i32 %8, i32 9 release monotonic, align 4, !dbg !170
  %11 = extractvalue { i32, i1 } %10, 1, !dbg !170
  %12 = extractvalue { i32, i1 } %10, 0, !dbg !170
  call void @llvm.dbg.value(metadata i32 %12, metadata !162, metadata !DIExpression()), !dbg !166
  %13 = or i1 %9, %11, !dbg !171
  call void @llvm.dbg.value(metadata i1 %13, metadata !164, metadata !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value)), !dbg !166
  switch i32 %1, label %14 [
    i32 1, label %16
    i32 2, label %16
    i32 3, label %18
    i32 4, label %20
    i32 5, label %22
  ], !dbg !172

14:                                               ; preds = %2
  %15 = cmpxchg i32* @x, i32 %12, i32 10 monotonic monotonic, align 4, !dbg !172
  br label %24, !dbg !172

16:                                               ; preds = %2, %2
  %17 = cmpxchg i32* @x, i32 %12, i32 10 acquire monotonic, align 4, !dbg !172
  br label %24, !dbg !172

18:                                               ; preds = %2
  %19 = cmpxchg i32* @x, i32 %12, i32 10 release monotonic, align 4, !dbg !172
  br label %24, !dbg !172

20:                                               ; preds = %2
  %21 = cmpxchg i32* @x, i32 %12, i32 10 acq_rel monotonic, align 4, !dbg !172
  br label %24, !dbg !172

22:                                               ; preds = %2
  %23 = cmpxchg i32* @x, i32 %12, i32 10 seq_cst monotonic, align 4, !dbg !172
  br label %24, !dbg !172

24:                                               ; preds = %22, %20, %18, %16, %14
  %25 = phi { i32, i1 } [ %15, %14 ], [ %23, %22 ], [ %21, %20 ], [ %19, %18 ], [ %17, %16 ]
  %26 = extractvalue { i32, i1 } %25, 1, !dbg !172
  %27 = or i1 %13, %26, !dbg !173
  call void @llvm.dbg.value(metadata i1 %27, metadata !164, metadata !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value)), !dbg !166
  call void @llvm.dbg.value(metadata i64 8589934593, metadata !165, metadata !DIExpression()), !dbg !166
  %28 = cmpxchg i64* bitcast (%struct.pair* @pair to i64*), i64 8589934593, i64 17179869187 seq_cst seq_cst, align 8, !dbg !174
  %29 = extractvalue { i64, i1 } %28, 1, !dbg !174
  %30 = or i1 %27, %29, !dbg !175
  call void @llvm.dbg.value(metadata i1 %30, metadata !164, metadata !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value)), !dbg !166
  %31 = cmpxchg i64* @plain, i64 1, i64 2 seq_cst seq_cst, align 8, !dbg !176
  %32 = extractvalue { i64, i1 } %31, 1, !dbg !176
  %33 = or i1 %30, %32, !dbg !177
  call void @llvm.dbg.value(metadata i1 %33, metadata !164, metadata !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value)), !dbg !166
  br i1 %33, label %37, label %34, !dbg !178

34:                                               ; preds = %24
  %35 = cmpxchg i64* @plain, i64 3, i64 4 seq_cst seq_cst, align 8, !dbg !179
  %36 = extractvalue { i64, i1 } %35, 1, !dbg !180
  br label %37, !dbg !178

37:                                               ; preds = %34, %24
  %38 = phi i1 [ true, %24 ], [ %36, %34 ]
  ret i1 %38, !dbg !181
}

; Function Attrs: mustprogress nofree norecurse nounwind uwtable willreturn
define dso_local void @fences() local_unnamed_addr #3 !dbg !182 {
  fence seq_cst, !dbg !184
  fence syncscope("singlethread") seq_cst, !dbg !185
  fence seq_cst, !dbg !186
  ret void, !dbg !187
}

; Function Attrs: nofree norecurse nounwind uwtable
define dso_local void @spin() local_unnamed_addr #2 !dbg !188 {
  br label %1, !dbg !189

1:                                                ; preds = %1, %0
  %2 = atomicrmw xchg i8* getelementptr inbounds (%struct.atomic_flag, %struct.atomic_flag* @lock, i64 0, i32 0), i8 1 acquire, align 1, !dbg !190
  %3 = and i8 %2, 1, !dbg !190
  %4 = icmp eq i8 %3, 0, !dbg !190
  br i1 %4, label %5, label %1, !dbg !189, !llvm.loop !191

5:                                                ; preds = %1
  store atomic i8 0, i8* getelementptr inbounds (%struct.atomic_flag, %struct.atomic_flag* @lock, i64 0, i32 0) release, align 1, !dbg !194
  br label %6, !dbg !195

6:                                                ; preds = %6, %5
  %7 = atomicrmw xchg i64* @plain, i64 1 seq_cst, align 8, !dbg !196
  %8 = icmp eq i64 %7, 0, !dbg !195
  br i1 %8, label %9, label %6, !dbg !195, !llvm.loop !197

9:                                                ; preds = %6
  store atomic i64 0, i64* @plain release, align 8, !dbg !199
  ret void, !dbg !200
}

; Function Attrs: nofree nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !201 {
  %1 = alloca %struct.triple, align 16
  %2 = bitcast %struct.triple* %1 to i8*, !dbg !202
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %2), !dbg !202
  %3 = load atomic i32, i32* @x monotonic, align 4, !dbg !202
  %4 = load atomic i32, i32* @x acquire, align 4, !dbg !204
  %5 = add nsw i32 %4, %3, !dbg !205
  %6 = load atomic i32, i32* @x seq_cst, align 4, !dbg !206, !tbaa !91
  %7 = add nsw i32 %5, %6, !dbg !207
  call void @llvm.dbg.value(metadata i32 %7, metadata !85, metadata !DIExpression()) #6, !dbg !208
  store atomic i32 %7, i32* @x monotonic, align 4, !dbg !209
  store atomic i32 %7, i32* @x release, align 4, !dbg !210
  store atomic i32 %7, i32* @x seq_cst, align 4, !dbg !211, !tbaa !91
  %8 = load atomic volatile i32, i32* @both seq_cst, align 4, !dbg !212, !tbaa !91
  %9 = add nsw i32 %8, 1, !dbg !213
  store atomic volatile i32 %9, i32* @both seq_cst, align 4, !dbg !214, !tbaa !91
  %10 = load atomic i64, i64* bitcast (%struct.pair* @pair to i64*) seq_cst, align 8, !dbg !215, !tbaa !91
  call void @llvm.dbg.value(metadata i64 %10, metadata !86, metadata !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 32)) #6, !dbg !208
  %11 = and i64 %10, -4294967296, !dbg !216
  call void @llvm.dbg.value(metadata i64 %10, metadata !86, metadata !DIExpression(DW_OP_constu, 32, DW_OP_shr, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 32, 32)) #6, !dbg !208
  %12 = add i64 %10, 1, !dbg !217
  %13 = and i64 %12, 4294967295, !dbg !216
  call void @llvm.dbg.value(metadata i64 %12, metadata !86, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 32)) #6, !dbg !208
  %14 = or i64 %13, %11, !dbg !216
  store atomic i64 %14, i64* bitcast (%struct.pair* @pair to i64*) seq_cst, align 8, !dbg !218, !tbaa !91
  %15 = bitcast %struct.triple* %1 to <2 x i64>*, !dbg !219
  store <2 x i64> <i64 1, i64 2>, <2 x i64>* %15, align 16, !dbg !219, !tbaa !107
  %16 = getelementptr inbounds %struct.triple, %struct.triple* %1, i64 0, i32 2, !dbg !219
  store i64 3, i64* %16, align 16, !dbg !219, !tbaa !109
  call void @__atomic_store(i64 noundef 24, i8* noundef bitcast (%struct.triple* @triple to i8*), i8* noundef nonnull %2, i32 noundef 5) #6, !dbg !220
  store atomic i64 ptrtoint (i64* @plain to i64), i64* bitcast (i8** @pointer to i64*) seq_cst, align 8, !dbg !221
  store i8 1, i8* @flag, align 1, !dbg !222, !tbaa !91
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %2), !dbg !223
  fence seq_cst, !dbg !224
  fence syncscope("singlethread") seq_cst, !dbg !226
  fence seq_cst, !dbg !227
  br label %17, !dbg !228

17:                                               ; preds = %17, %0
  %18 = atomicrmw xchg i8* getelementptr inbounds (%struct.atomic_flag, %struct.atomic_flag* @lock, i64 0, i32 0), i8 1 acquire, align 1, !dbg !230
  %19 = and i8 %18, 1, !dbg !230
  %20 = icmp eq i8 %19, 0, !dbg !230
  br i1 %20, label %21, label %17, !dbg !228, !llvm.loop !231

21:                                               ; preds = %17
  store atomic i8 0, i8* getelementptr inbounds (%struct.atomic_flag, %struct.atomic_flag* @lock, i64 0, i32 0) release, align 1, !dbg !233
  br label %22, !dbg !234

22:                                               ; preds = %22, %21
  %23 = atomicrmw xchg i64* @plain, i64 1 seq_cst, align 8, !dbg !235
  %24 = icmp eq i64 %23, 0, !dbg !234
  br i1 %24, label %25, label %22, !dbg !234, !llvm.loop !236

25:                                               ; preds = %22
  store atomic i64 0, i64* @plain release, align 8, !dbg !238
  %26 = atomicrmw add i32* @x, i32 1 seq_cst, align 4, !dbg !239
  %27 = atomicrmw sub i32* @x, i32 2 monotonic, align 4, !dbg !241
  %28 = atomicrmw and i32* @x, i32 3 acquire, align 4, !dbg !242
  %29 = atomicrmw or i32* @x, i32 4 release, align 4, !dbg !243
  %30 = atomicrmw xor i32* @x, i32 5 acq_rel, align 4, !dbg !244
  %31 = atomicrmw xchg i32* @x, i32 6 seq_cst, align 4, !dbg !245
  call void @llvm.dbg.value(metadata !DIArgList(i32 %26, i32 %31, i32 %30, i32 %29, i32 %28, i32 %27), metadata !119, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 5, DW_OP_plus, DW_OP_LLVM_arg, 4, DW_OP_plus, DW_OP_LLVM_arg, 3, DW_OP_plus, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value)), !dbg !246
  %32 = atomicrmw add i32* @x, i32 1 seq_cst, align 4, !dbg !247
  %33 = atomicrmw sub i32* @x, i32 1 seq_cst, align 4, !dbg !248
  %34 = atomicrmw add i32* @x, i32 3 seq_cst, align 4, !dbg !249
  %35 = load atomic i32, i32* @x seq_cst, align 4, !dbg !250, !tbaa !91
  br label %36, !dbg !250

36:                                               ; preds = %36, %25
  %37 = phi i32 [ %35, %25 ], [ %40, %36 ], !dbg !250
  %38 = shl nsw i32 %37, 1, !dbg !250
  %39 = cmpxchg i32* @x, i32 %37, i32 %38 seq_cst seq_cst, align 4, !dbg !250
  %40 = extractvalue { i32, i1 } %39, 0, !dbg !250
  %41 = extractvalue { i32, i1 } %39, 1, !dbg !250
  br i1 %41, label %42, label %36, !dbg !250

42:                                               ; preds = %36
  %43 = atomicrmw or i32* @x, i32 8 seq_cst, align 4, !dbg !251
  %44 = atomicrmw sub i64* @wide, i64 1 seq_cst, align 8, !dbg !252
  %45 = atomicrmw add i8* @byte, i8 1 seq_cst, align 1, !dbg !253
  %46 = load atomic i8, i8* @flag seq_cst, align 1, !dbg !254, !tbaa !91
  %47 = and i8 %46, 1, !dbg !254
  %48 = xor i8 %47, 1, !dbg !255
  store atomic i8 %48, i8* @flag seq_cst, align 1, !dbg !255, !tbaa !91
  %49 = load atomic i32, i32* bitcast (float* @real to i32*) seq_cst, align 4, !dbg !256, !tbaa !91
  br label %50, !dbg !256

50:                                               ; preds = %50, %42
  %51 = phi i32 [ %49, %42 ], [ %56, %50 ]
  %52 = bitcast i32 %51 to float, !dbg !256
  %53 = fadd float %52, 1.500000e+00, !dbg !256
  %54 = bitcast float %53 to i32, !dbg !256
  %55 = cmpxchg i32* bitcast (float* @real to i32*), i32 %51, i32 %54 seq_cst seq_cst, align 4, !dbg !256
  %56 = extractvalue { i32, i1 } %55, 0, !dbg !256
  %57 = extractvalue { i32, i1 } %55, 1, !dbg !256
  br i1 %57, label %58, label %50, !dbg !256

58:                                               ; preds = %50
  %59 = load atomic i64, i64* bitcast (double* @twice to i64*) seq_cst, align 8, !dbg !257, !tbaa !91
  br label %60, !dbg !257

60:                                               ; preds = %60, %58
  %61 = phi i64 [ %59, %58 ], [ %66, %60 ]
  %62 = bitcast i64 %61 to double, !dbg !257
  %63 = fmul double %62, 2.000000e+00, !dbg !257
  %64 = bitcast double %63 to i64, !dbg !257
  %65 = cmpxchg i64* bitcast (double* @twice to i64*), i64 %61, i64 %64 seq_cst seq_cst, align 8, !dbg !257
  %66 = extractvalue { i64, i1 } %65, 0, !dbg !257
  %67 = extractvalue { i64, i1 } %65, 1, !dbg !257
  br i1 %67, label %68, label %60, !dbg !257

68:                                               ; preds = %60
  call void @llvm.dbg.value(metadata !DIArgList(i32 %27, i32 %31, i32 %30, i32 %29, i32 %28, i32 %26), metadata !119, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 5, DW_OP_plus, DW_OP_LLVM_arg, 4, DW_OP_plus, DW_OP_LLVM_arg, 3, DW_OP_plus, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value)), !dbg !246
  call void @llvm.dbg.value(metadata !DIArgList(i32 %27, i32 %31, i32 %30, i32 %29, i32 %28, i32 %26), metadata !119, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 5, DW_OP_plus, DW_OP_LLVM_arg, 4, DW_OP_plus, DW_OP_LLVM_arg, 3, DW_OP_plus, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value)), !dbg !246
  call void @llvm.dbg.value(metadata !DIArgList(i32 %27, i32 %31, i32 %30, i32 %29, i32 %28, i32 %26), metadata !119, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 5, DW_OP_plus, DW_OP_LLVM_arg, 4, DW_OP_plus, DW_OP_LLVM_arg, 3, DW_OP_plus, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value)), !dbg !246
  call void @llvm.dbg.value(metadata !DIArgList(i32 %27, i32 %31, i32 %30, i32 %29, i32 %28, i32 %26), metadata !119, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 5, DW_OP_plus, DW_OP_LLVM_arg, 4, DW_OP_plus, DW_OP_LLVM_arg, 3, DW_OP_plus, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value)), !dbg !246
  call void @llvm.dbg.value(metadata !DIArgList(i32 %27, i32 %31, i32 %30, i32 %29, i32 %28, i32 %26), metadata !119, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 5, DW_OP_plus, DW_OP_LLVM_arg, 4, DW_OP_plus, DW_OP_LLVM_arg, 3, DW_OP_plus, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value)), !dbg !246
  %69 = atomicrmw nand i64* @plain, i64 1 seq_cst, align 8, !dbg !258
  %70 = atomicrmw max i64* @plain, i64 2 monotonic, align 8, !dbg !259
  %71 = atomicrmw min i64* @plain, i64 3 acq_rel, align 8, !dbg !260
  %72 = atomicrmw add i64* @plain, i64 4 seq_cst, align 8, !dbg !261
  %73 = atomicrmw add i64* @plain, i64 1 release, align 8, !dbg !262
  call void @llvm.dbg.value(metadata !DIArgList(i32 %27, i64 %69, i64 %73, i64 %72, i64 %71, i64 %70, i32 %31, i32 %30, i32 %29, i32 %28, i32 %26), metadata !119, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 10, DW_OP_plus, DW_OP_LLVM_arg, 9, DW_OP_plus, DW_OP_LLVM_arg, 8, DW_OP_plus, DW_OP_LLVM_arg, 7, DW_OP_plus, DW_OP_LLVM_arg, 6, DW_OP_plus, DW_OP_LLVM_arg, 1, DW_OP_plus_uconst, 1, DW_OP_LLVM_arg, 5, DW_OP_plus, DW_OP_LLVM_arg, 4, DW_OP_plus, DW_OP_LLVM_arg, 3, DW_OP_plus, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_plus, DW_OP_stack_value)), !dbg !246
  %74 = atomicrmw xchg i64* bitcast (i8** @pointer to i64*), i64 0 seq_cst, align 8, !dbg !263
  call void @llvm.dbg.value(metadata i32 1, metadata !162, metadata !DIExpression()), !dbg !264
  call void @llvm.dbg.value(metadata i32 0, metadata !163, metadata !DIExpression()), !dbg !264
  %75 = cmpxchg i32* @x, i32 1, i32 7 seq_cst seq_cst, align 4, !dbg !266
  %76 = extractvalue { i32, i1 } %75, 1, !dbg !266
  %77 = extractvalue { i32, i1 } %75, 0
  call void @llvm.dbg.value(metadata i32 %77, metadata !162, metadata !DIExpression()), !dbg !264
  call void @llvm.dbg.value(metadata i1 %76, metadata !164, metadata !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value)), !dbg !264
  %78 = cmpxchg weak i32* @x, i32 %77, i32 8 acq_rel acquire, align 4, !dbg !267
  %79 = extractvalue { i32, i1 } %78, 1, !dbg !267
  %80 = extractvalue { i32, i1 } %78, 0, !dbg !267
  call void @llvm.dbg.value(metadata i32 %80, metadata !162, metadata !DIExpression()), !dbg !264
  %81 = or i1 %76, %79, !dbg !268
  call void @llvm.dbg.value(metadata i1 %81, metadata !164, metadata !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value)), !dbg !264
  %82 = cmpxchg i32* @x, i32 %80, i32 9 release monotonic, align 4, !dbg !269
  %83 = extractvalue { i32, i1 } %82, 1, !dbg !269
  %84 = extractvalue { i32, i1 } %82, 0, !dbg !269
  call void @llvm.dbg.value(metadata i32 %84, metadata !162, metadata !DIExpression()), !dbg !264
  %85 = or i1 %81, %83, !dbg !270
  call void @llvm.dbg.value(metadata i1 %85, metadata !164, metadata !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value)), !dbg !264
  %86 = cmpxchg i32* @x, i32 %84, i32 10 monotonic monotonic, align 4, !dbg !271
  %87 = extractvalue { i32, i1 } %86, 1, !dbg !271
  %88 = or i1 %85, %87, !dbg !272
  call void @llvm.dbg.value(metadata i1 %88, metadata !164, metadata !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value)), !dbg !264
  call void @llvm.dbg.value(metadata i64 8589934593, metadata !165, metadata !DIExpression()), !dbg !264
  %89 = cmpxchg i64* bitcast (%struct.pair* @pair to i64*), i64 8589934593, i64 17179869187 seq_cst seq_cst, align 8, !dbg !273
  %90 = extractvalue { i64, i1 } %89, 1, !dbg !273
  %91 = or i1 %88, %90, !dbg !274
  call void @llvm.dbg.value(metadata i1 %91, metadata !164, metadata !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value)), !dbg !264
  %92 = cmpxchg i64* @plain, i64 1, i64 2 seq_cst seq_cst, align 8, !dbg !275
  %93 = extractvalue { i64, i1 } %92, 1, !dbg !275
  %94 = or i1 %91, %93, !dbg !276
  call void @llvm.dbg.value(metadata i1 %94, metadata !164, metadata !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value)), !dbg !264
  br i1 %94, label %99, label %95, !dbg !277

95:                                               ; preds = %68
  %96 = cmpxchg i64* @plain, i64 3, i64 4 seq_cst seq_cst, align 8, !dbg !278
  %97 = extractvalue { i64, i1 } %96, 1, !dbg !279
  %98 = zext i1 %97 to i32, !dbg !277
  br label %99, !dbg !277

99:                                               ; preds = %68, %95
  %100 = phi i32 [ 1, %68 ], [ %98, %95 ]
  %101 = add nsw i32 %27, %26, !dbg !280
  call void @llvm.dbg.value(metadata !DIArgList(i32 %101, i64 %69, i64 %73, i64 %72, i64 %71, i64 %70, i32 %31, i32 %30, i32 %29, i32 %28), metadata !119, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 9, DW_OP_plus, DW_OP_LLVM_arg, 8, DW_OP_plus, DW_OP_LLVM_arg, 7, DW_OP_plus, DW_OP_LLVM_arg, 6, DW_OP_plus, DW_OP_LLVM_arg, 1, DW_OP_plus_uconst, 1, DW_OP_LLVM_arg, 5, DW_OP_plus, DW_OP_LLVM_arg, 4, DW_OP_plus, DW_OP_LLVM_arg, 3, DW_OP_plus, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_plus, DW_OP_stack_value)), !dbg !246
  %102 = add nsw i32 %101, %28, !dbg !281
  call void @llvm.dbg.value(metadata !DIArgList(i32 %102, i64 %69, i64 %73, i64 %72, i64 %71, i64 %70, i32 %31, i32 %30, i32 %29), metadata !119, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 8, DW_OP_plus, DW_OP_LLVM_arg, 7, DW_OP_plus, DW_OP_LLVM_arg, 6, DW_OP_plus, DW_OP_LLVM_arg, 1, DW_OP_plus_uconst, 1, DW_OP_LLVM_arg, 5, DW_OP_plus, DW_OP_LLVM_arg, 4, DW_OP_plus, DW_OP_LLVM_arg, 3, DW_OP_plus, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_plus, DW_OP_stack_value)), !dbg !246
  %103 = add nsw i32 %102, %29, !dbg !282
  call void @llvm.dbg.value(metadata !DIArgList(i32 %103, i64 %69, i64 %73, i64 %72, i64 %71, i64 %70, i32 %31, i32 %30), metadata !119, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 7, DW_OP_plus, DW_OP_LLVM_arg, 6, DW_OP_plus, DW_OP_LLVM_arg, 1, DW_OP_plus_uconst, 1, DW_OP_LLVM_arg, 5, DW_OP_plus, DW_OP_LLVM_arg, 4, DW_OP_plus, DW_OP_LLVM_arg, 3, DW_OP_plus, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_plus, DW_OP_stack_value)), !dbg !246
  %104 = add nsw i32 %103, %30, !dbg !283
  call void @llvm.dbg.value(metadata !DIArgList(i32 %104, i64 %69, i64 %73, i64 %72, i64 %71, i64 %70, i32 %31), metadata !119, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 6, DW_OP_plus, DW_OP_LLVM_arg, 1, DW_OP_plus_uconst, 1, DW_OP_LLVM_arg, 5, DW_OP_plus, DW_OP_LLVM_arg, 4, DW_OP_plus, DW_OP_LLVM_arg, 3, DW_OP_plus, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_plus, DW_OP_stack_value)), !dbg !246
  %105 = add nsw i32 %104, %31, !dbg !284
  call void @llvm.dbg.value(metadata !DIArgList(i32 %105, i64 %69, i64 %73, i64 %72, i64 %71, i64 %70), metadata !119, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus_uconst, 1, DW_OP_LLVM_arg, 5, DW_OP_plus, DW_OP_LLVM_arg, 4, DW_OP_plus, DW_OP_LLVM_arg, 3, DW_OP_plus, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_plus, DW_OP_stack_value)), !dbg !246
  %106 = add i64 %69, 1, !dbg !262
  call void @llvm.dbg.value(metadata !DIArgList(i32 %27, i64 %106, i64 %73, i64 %72, i64 %71, i64 %70, i32 %31, i32 %30, i32 %29, i32 %28, i32 %26), metadata !119, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 10, DW_OP_plus, DW_OP_LLVM_arg, 9, DW_OP_plus, DW_OP_LLVM_arg, 8, DW_OP_plus, DW_OP_LLVM_arg, 7, DW_OP_plus, DW_OP_LLVM_arg, 6, DW_OP_plus, DW_OP_LLVM_arg, 1, DW_OP_LLVM_arg, 5, DW_OP_plus, DW_OP_LLVM_arg, 4, DW_OP_plus, DW_OP_LLVM_arg, 3, DW_OP_plus, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_plus, DW_OP_stack_value)), !dbg !246
  %107 = add i64 %106, %70, !dbg !285
  call void @llvm.dbg.value(metadata !DIArgList(i32 %27, i64 %107, i64 %73, i64 %72, i64 %71, i32 %31, i32 %30, i32 %29, i32 %28, i32 %26), metadata !119, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 9, DW_OP_plus, DW_OP_LLVM_arg, 8, DW_OP_plus, DW_OP_LLVM_arg, 7, DW_OP_plus, DW_OP_LLVM_arg, 6, DW_OP_plus, DW_OP_LLVM_arg, 5, DW_OP_plus, DW_OP_LLVM_arg, 1, DW_OP_LLVM_arg, 4, DW_OP_plus, DW_OP_LLVM_arg, 3, DW_OP_plus, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_plus, DW_OP_stack_value)), !dbg !246
  %108 = add i64 %107, %71, !dbg !286
  call void @llvm.dbg.value(metadata !DIArgList(i32 %27, i64 %108, i64 %73, i64 %72, i32 %31, i32 %30, i32 %29, i32 %28, i32 %26), metadata !119, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 8, DW_OP_plus, DW_OP_LLVM_arg, 7, DW_OP_plus, DW_OP_LLVM_arg, 6, DW_OP_plus, DW_OP_LLVM_arg, 5, DW_OP_plus, DW_OP_LLVM_arg, 4, DW_OP_plus, DW_OP_LLVM_arg, 1, DW_OP_LLVM_arg, 3, DW_OP_plus, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_plus, DW_OP_stack_value)), !dbg !246
  %109 = add i64 %108, %72, !dbg !287
  call void @llvm.dbg.value(metadata !DIArgList(i32 %27, i64 %109, i64 %73, i32 %31, i32 %30, i32 %29, i32 %28, i32 %26), metadata !119, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 7, DW_OP_plus, DW_OP_LLVM_arg, 6, DW_OP_plus, DW_OP_LLVM_arg, 5, DW_OP_plus, DW_OP_LLVM_arg, 4, DW_OP_plus, DW_OP_LLVM_arg, 3, DW_OP_plus, DW_OP_LLVM_arg, 1, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_plus, DW_OP_stack_value)), !dbg !246
  %110 = add i64 %109, %73, !dbg !288
  call void @llvm.dbg.value(metadata !DIArgList(i32 %27, i64 %110, i32 %31, i32 %30, i32 %29, i32 %28, i32 %26), metadata !119, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 6, DW_OP_plus, DW_OP_LLVM_arg, 5, DW_OP_plus, DW_OP_LLVM_arg, 4, DW_OP_plus, DW_OP_LLVM_arg, 3, DW_OP_plus, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_LLVM_arg, 1, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_plus, DW_OP_stack_value)), !dbg !246
  %111 = trunc i64 %110 to i32, !dbg !289
  call void @llvm.dbg.value(metadata !DIArgList(i32 %27, i32 %111, i32 %31, i32 %30, i32 %29, i32 %28, i32 %26), metadata !119, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 6, DW_OP_plus, DW_OP_LLVM_arg, 5, DW_OP_plus, DW_OP_LLVM_arg, 4, DW_OP_plus, DW_OP_LLVM_arg, 3, DW_OP_plus, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value)), !dbg !246
  %112 = add i32 %105, %111, !dbg !289
  call void @llvm.dbg.value(metadata i32 %112, metadata !119, metadata !DIExpression()), !dbg !246
  %113 = icmp ne i64 %74, 0, !dbg !290
  %114 = zext i1 %113 to i32, !dbg !290
  %115 = add nsw i32 %112, %114, !dbg !291
  %116 = add nsw i32 %115, %100, !dbg !292
  ret i32 %116, !dbg !293
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.value(metadata, metadata, metadata) #4

; Function Attrs: argmemonly nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #5

; Function Attrs: argmemonly nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #5

attributes #0 = { nofree nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn }
attributes #2 = { nofree norecurse nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree norecurse nounwind uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #5 = { argmemonly nofree nosync nounwind willreturn }
attributes #6 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!74, !75, !76, !77, !78, !79}
!llvm.ident = !{!80}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 15, type: !70, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !15, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "atomics.c", directory: ".", checksumkind: CSK_MD5, checksum: "8e676fea541da3014e17a67254f2efd4")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 56, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
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
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 92, baseType: !19)
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
!51 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_bool", file: !6, line: 85, baseType: !52)
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
!70 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_flag", file: !6, line: 158, baseType: !71)
!71 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "atomic_flag", file: !6, line: 158, size: 8, elements: !72)
!72 = !{!73}
!73 = !DIDerivedType(tag: DW_TAG_member, name: "_Value", scope: !71, file: !6, line: 158, baseType: !51, size: 8)
!74 = !{i32 7, !"Dwarf Version", i32 5}
!75 = !{i32 2, !"Debug Info Version", i32 3}
!76 = !{i32 1, !"wchar_size", i32 4}
!77 = !{i32 7, !"PIC Level", i32 2}
!78 = !{i32 7, !"PIE Level", i32 2}
!79 = !{i32 7, !"uwtable", i32 1}
!80 = !{!"Debian clang version 14.0.6"}
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
!107 = !{!108, !108, i64 0}
!108 = !{!"long", !92, i64 0}
!109 = !{!110, !108, i64 16}
!110 = !{!"triple", !108, i64 0, !108, i64 8, !108, i64 16}
!111 = !DILocation(line: 30, column: 12, scope: !81)
!112 = !DILocation(line: 31, column: 5, scope: !81)
!113 = !DILocation(line: 32, column: 5, scope: !81)
!114 = !DILocation(line: 33, column: 1, scope: !81)
!115 = distinct !DISubprogram(name: "updates", scope: !3, file: !3, line: 35, type: !116, scopeLine: 35, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !118)
!116 = !DISubroutineType(types: !117)
!117 = !{!20}
!118 = !{!119}
!119 = !DILocalVariable(name: "total", scope: !115, file: !3, line: 36, type: !20)
!120 = !DILocation(line: 36, column: 17, scope: !115)
!121 = !DILocation(line: 36, column: 43, scope: !115)
!122 = !DILocation(line: 37, column: 17, scope: !115)
!123 = !DILocation(line: 38, column: 17, scope: !115)
!124 = !DILocation(line: 39, column: 17, scope: !115)
!125 = !DILocation(line: 39, column: 74, scope: !115)
!126 = !DILocation(line: 0, scope: !115)
!127 = !DILocation(line: 40, column: 6, scope: !115)
!128 = !DILocation(line: 40, column: 10, scope: !115)
!129 = !DILocation(line: 40, column: 17, scope: !115)
!130 = !DILocation(line: 40, column: 25, scope: !115)
!131 = !DILocation(line: 40, column: 33, scope: !115)
!132 = !DILocation(line: 40, column: 44, scope: !115)
!133 = !DILocation(line: 40, column: 54, scope: !115)
!134 = !DILocation(line: 40, column: 66, scope: !115)
!135 = !DILocation(line: 40, column: 63, scope: !115)
!136 = !DILocation(line: 41, column: 10, scope: !115)
!137 = !DILocation(line: 41, column: 25, scope: !115)
!138 = !DILocation(line: 36, column: 41, scope: !115)
!139 = !DILocation(line: 36, column: 98, scope: !115)
!140 = !DILocation(line: 37, column: 72, scope: !115)
!141 = !DILocation(line: 38, column: 71, scope: !115)
!142 = !DILocation(line: 39, column: 72, scope: !115)
!143 = !DILocation(line: 42, column: 14, scope: !115)
!144 = !DILocation(line: 42, column: 65, scope: !115)
!145 = !DILocation(line: 43, column: 14, scope: !115)
!146 = !DILocation(line: 43, column: 64, scope: !115)
!147 = !DILocation(line: 43, column: 98, scope: !115)
!148 = !DILocation(line: 42, column: 63, scope: !115)
!149 = !DILocation(line: 42, column: 113, scope: !115)
!150 = !DILocation(line: 43, column: 62, scope: !115)
!151 = !DILocation(line: 43, column: 96, scope: !115)
!152 = !DILocation(line: 42, column: 11, scope: !115)
!153 = !DILocation(line: 44, column: 21, scope: !115)
!154 = !DILocation(line: 44, column: 50, scope: !115)
!155 = !DILocation(line: 44, column: 18, scope: !115)
!156 = !DILocation(line: 44, column: 5, scope: !115)
!157 = distinct !DISubprogram(name: "exchanges", scope: !3, file: !3, line: 47, type: !158, scopeLine: 47, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !161)
!158 = !DISubroutineType(types: !159)
!159 = !{!53, !20, !160}
!160 = !DIDerivedType(tag: DW_TAG_typedef, name: "memory_order", file: !6, line: 63, baseType: !5)
!161 = !{!162, !163, !164, !165}
!162 = !DILocalVariable(name: "expected", arg: 1, scope: !157, file: !3, line: 47, type: !20)
!163 = !DILocalVariable(name: "order", arg: 2, scope: !157, file: !3, line: 47, type: !160)
!164 = !DILocalVariable(name: "ok", scope: !157, file: !3, line: 48, type: !53)
!165 = !DILocalVariable(name: "p", scope: !157, file: !3, line: 52, type: !24)
!166 = !DILocation(line: 0, scope: !157)
!167 = !DILocation(line: 48, column: 15, scope: !157)
!168 = !DILocation(line: 49, column: 11, scope: !157)
!169 = !DILocation(line: 49, column: 8, scope: !157)
!170 = !DILocation(line: 50, column: 11, scope: !157)
!171 = !DILocation(line: 50, column: 8, scope: !157)
!172 = !DILocation(line: 51, column: 11, scope: !157)
!173 = !DILocation(line: 51, column: 8, scope: !157)
!174 = !DILocation(line: 53, column: 11, scope: !157)
!175 = !DILocation(line: 53, column: 8, scope: !157)
!176 = !DILocation(line: 54, column: 11, scope: !157)
!177 = !DILocation(line: 54, column: 8, scope: !157)
!178 = !DILocation(line: 55, column: 15, scope: !157)
!179 = !DILocation(line: 55, column: 18, scope: !157)
!180 = !DILocation(line: 55, column: 60, scope: !157)
!181 = !DILocation(line: 55, column: 5, scope: !157)
!182 = distinct !DISubprogram(name: "fences", scope: !3, file: !3, line: 58, type: !82, scopeLine: 58, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !183)
!183 = !{}
!184 = !DILocation(line: 62, column: 5, scope: !182)
!185 = !DILocation(line: 63, column: 5, scope: !182)
!186 = !DILocation(line: 64, column: 5, scope: !182)
!187 = !DILocation(line: 65, column: 1, scope: !182)
!188 = distinct !DISubprogram(name: "spin", scope: !3, file: !3, line: 67, type: !82, scopeLine: 67, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !183)
!189 = !DILocation(line: 68, column: 5, scope: !188)
!190 = !DILocation(line: 68, column: 12, scope: !188)
!191 = distinct !{!191, !189, !192, !193}
!192 = !DILocation(line: 68, column: 76, scope: !188)
!193 = !{!"llvm.loop.mustprogress"}
!194 = !DILocation(line: 69, column: 5, scope: !188)
!195 = !DILocation(line: 70, column: 5, scope: !188)
!196 = !DILocation(line: 70, column: 12, scope: !188)
!197 = distinct !{!197, !195, !198, !193}
!198 = !DILocation(line: 70, column: 49, scope: !188)
!199 = !DILocation(line: 71, column: 5, scope: !188)
!200 = !DILocation(line: 72, column: 1, scope: !188)
!201 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 74, type: !116, scopeLine: 74, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !183)
!202 = !DILocation(line: 22, column: 13, scope: !81, inlinedAt: !203)
!203 = distinct !DILocation(line: 74, column: 18, scope: !201)
!204 = !DILocation(line: 22, column: 62, scope: !81, inlinedAt: !203)
!205 = !DILocation(line: 22, column: 60, scope: !81, inlinedAt: !203)
!206 = !DILocation(line: 22, column: 111, scope: !81, inlinedAt: !203)
!207 = !DILocation(line: 22, column: 109, scope: !81, inlinedAt: !203)
!208 = !DILocation(line: 0, scope: !81, inlinedAt: !203)
!209 = !DILocation(line: 23, column: 5, scope: !81, inlinedAt: !203)
!210 = !DILocation(line: 24, column: 5, scope: !81, inlinedAt: !203)
!211 = !DILocation(line: 25, column: 7, scope: !81, inlinedAt: !203)
!212 = !DILocation(line: 26, column: 12, scope: !81, inlinedAt: !203)
!213 = !DILocation(line: 26, column: 17, scope: !81, inlinedAt: !203)
!214 = !DILocation(line: 26, column: 10, scope: !81, inlinedAt: !203)
!215 = !DILocation(line: 27, column: 21, scope: !81, inlinedAt: !203)
!216 = !DILocation(line: 29, column: 12, scope: !81, inlinedAt: !203)
!217 = !DILocation(line: 28, column: 8, scope: !81, inlinedAt: !203)
!218 = !DILocation(line: 29, column: 10, scope: !81, inlinedAt: !203)
!219 = !DILocation(line: 30, column: 29, scope: !81, inlinedAt: !203)
!220 = !DILocation(line: 30, column: 12, scope: !81, inlinedAt: !203)
!221 = !DILocation(line: 31, column: 5, scope: !81, inlinedAt: !203)
!222 = !DILocation(line: 32, column: 5, scope: !81, inlinedAt: !203)
!223 = !DILocation(line: 33, column: 1, scope: !81, inlinedAt: !203)
!224 = !DILocation(line: 62, column: 5, scope: !182, inlinedAt: !225)
!225 = distinct !DILocation(line: 74, column: 38, scope: !201)
!226 = !DILocation(line: 63, column: 5, scope: !182, inlinedAt: !225)
!227 = !DILocation(line: 64, column: 5, scope: !182, inlinedAt: !225)
!228 = !DILocation(line: 68, column: 5, scope: !188, inlinedAt: !229)
!229 = distinct !DILocation(line: 74, column: 48, scope: !201)
!230 = !DILocation(line: 68, column: 12, scope: !188, inlinedAt: !229)
!231 = distinct !{!231, !228, !232, !193}
!232 = !DILocation(line: 68, column: 76, scope: !188, inlinedAt: !229)
!233 = !DILocation(line: 69, column: 5, scope: !188, inlinedAt: !229)
!234 = !DILocation(line: 70, column: 5, scope: !188, inlinedAt: !229)
!235 = !DILocation(line: 70, column: 12, scope: !188, inlinedAt: !229)
!236 = distinct !{!236, !234, !237, !193}
!237 = !DILocation(line: 70, column: 49, scope: !188, inlinedAt: !229)
!238 = !DILocation(line: 71, column: 5, scope: !188, inlinedAt: !229)
!239 = !DILocation(line: 36, column: 17, scope: !115, inlinedAt: !240)
!240 = distinct !DILocation(line: 74, column: 63, scope: !201)
!241 = !DILocation(line: 36, column: 43, scope: !115, inlinedAt: !240)
!242 = !DILocation(line: 37, column: 17, scope: !115, inlinedAt: !240)
!243 = !DILocation(line: 38, column: 17, scope: !115, inlinedAt: !240)
!244 = !DILocation(line: 39, column: 17, scope: !115, inlinedAt: !240)
!245 = !DILocation(line: 39, column: 74, scope: !115, inlinedAt: !240)
!246 = !DILocation(line: 0, scope: !115, inlinedAt: !240)
!247 = !DILocation(line: 40, column: 6, scope: !115, inlinedAt: !240)
!248 = !DILocation(line: 40, column: 10, scope: !115, inlinedAt: !240)
!249 = !DILocation(line: 40, column: 17, scope: !115, inlinedAt: !240)
!250 = !DILocation(line: 40, column: 25, scope: !115, inlinedAt: !240)
!251 = !DILocation(line: 40, column: 33, scope: !115, inlinedAt: !240)
!252 = !DILocation(line: 40, column: 44, scope: !115, inlinedAt: !240)
!253 = !DILocation(line: 40, column: 54, scope: !115, inlinedAt: !240)
!254 = !DILocation(line: 40, column: 66, scope: !115, inlinedAt: !240)
!255 = !DILocation(line: 40, column: 63, scope: !115, inlinedAt: !240)
!256 = !DILocation(line: 41, column: 10, scope: !115, inlinedAt: !240)
!257 = !DILocation(line: 41, column: 25, scope: !115, inlinedAt: !240)
!258 = !DILocation(line: 42, column: 14, scope: !115, inlinedAt: !240)
!259 = !DILocation(line: 42, column: 65, scope: !115, inlinedAt: !240)
!260 = !DILocation(line: 43, column: 14, scope: !115, inlinedAt: !240)
!261 = !DILocation(line: 43, column: 64, scope: !115, inlinedAt: !240)
!262 = !DILocation(line: 43, column: 98, scope: !115, inlinedAt: !240)
!263 = !DILocation(line: 44, column: 21, scope: !115, inlinedAt: !240)
!264 = !DILocation(line: 0, scope: !157, inlinedAt: !265)
!265 = distinct !DILocation(line: 74, column: 75, scope: !201)
!266 = !DILocation(line: 48, column: 15, scope: !157, inlinedAt: !265)
!267 = !DILocation(line: 49, column: 11, scope: !157, inlinedAt: !265)
!268 = !DILocation(line: 49, column: 8, scope: !157, inlinedAt: !265)
!269 = !DILocation(line: 50, column: 11, scope: !157, inlinedAt: !265)
!270 = !DILocation(line: 50, column: 8, scope: !157, inlinedAt: !265)
!271 = !DILocation(line: 51, column: 11, scope: !157, inlinedAt: !265)
!272 = !DILocation(line: 51, column: 8, scope: !157, inlinedAt: !265)
!273 = !DILocation(line: 53, column: 11, scope: !157, inlinedAt: !265)
!274 = !DILocation(line: 53, column: 8, scope: !157, inlinedAt: !265)
!275 = !DILocation(line: 54, column: 11, scope: !157, inlinedAt: !265)
!276 = !DILocation(line: 54, column: 8, scope: !157, inlinedAt: !265)
!277 = !DILocation(line: 55, column: 15, scope: !157, inlinedAt: !265)
!278 = !DILocation(line: 55, column: 18, scope: !157, inlinedAt: !265)
!279 = !DILocation(line: 55, column: 60, scope: !157, inlinedAt: !265)
!280 = !DILocation(line: 36, column: 41, scope: !115, inlinedAt: !240)
!281 = !DILocation(line: 36, column: 98, scope: !115, inlinedAt: !240)
!282 = !DILocation(line: 37, column: 72, scope: !115, inlinedAt: !240)
!283 = !DILocation(line: 38, column: 71, scope: !115, inlinedAt: !240)
!284 = !DILocation(line: 39, column: 72, scope: !115, inlinedAt: !240)
!285 = !DILocation(line: 42, column: 63, scope: !115, inlinedAt: !240)
!286 = !DILocation(line: 42, column: 113, scope: !115, inlinedAt: !240)
!287 = !DILocation(line: 43, column: 62, scope: !115, inlinedAt: !240)
!288 = !DILocation(line: 43, column: 96, scope: !115, inlinedAt: !240)
!289 = !DILocation(line: 42, column: 11, scope: !115, inlinedAt: !240)
!290 = !DILocation(line: 44, column: 50, scope: !115, inlinedAt: !240)
!291 = !DILocation(line: 44, column: 18, scope: !115, inlinedAt: !240)
!292 = !DILocation(line: 74, column: 73, scope: !201)
!293 = !DILocation(line: 74, column: 56, scope: !201)
