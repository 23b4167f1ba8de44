; ModuleID = 'numbers.c'
source_filename = "numbers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i64 @integers(i8 noundef signext %0, i16 noundef signext %1, i32 noundef %2, i64 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !23 {
  call void @llvm.dbg.value(metadata i8 %0, metadata !27, metadata !DIExpression()), !dbg !32
  call void @llvm.dbg.value(metadata i16 %1, metadata !28, metadata !DIExpression()), !dbg !32
  call void @llvm.dbg.value(metadata i32 %2, metadata !29, metadata !DIExpression()), !dbg !32
  call void @llvm.dbg.value(metadata i64 %3, metadata !30, metadata !DIExpression()), !dbg !32
  call void @llvm.dbg.value(metadata i32 %4, metadata !31, metadata !DIExpression()), !dbg !32
  %6 = trunc i16 %1 to i8, !dbg !33
  %7 = add i8 %6, %0, !dbg !33
  call void @llvm.dbg.value(metadata i8 %7, metadata !27, metadata !DIExpression()), !dbg !32
  %8 = shl i16 %1, 3, !dbg !34
  call void @llvm.dbg.value(metadata i16 %8, metadata !28, metadata !DIExpression()), !dbg !32
  %9 = sdiv i32 %2, -7, !dbg !35
  %10 = srem i32 %9, 5, !dbg !36
  call void @llvm.dbg.value(metadata i32 %10, metadata !29, metadata !DIExpression()), !dbg !32
  %11 = and i64 %3, 255, !dbg !37
  %12 = xor i64 %11, -1, !dbg !37
  call void @llvm.dbg.value(metadata i64 %12, metadata !30, metadata !DIExpression()), !dbg !32
  %13 = udiv i32 %4, 3, !dbg !38
  %14 = urem i32 %13, 10, !dbg !39
  call void @llvm.dbg.value(metadata i32 %14, metadata !31, metadata !DIExpression()), !dbg !32
  %15 = sext i8 %7 to i32, !dbg !40
  %16 = sext i16 %8 to i32, !dbg !41
  %17 = icmp sgt i32 %15, %16, !dbg !42
  %18 = zext i1 %17 to i32, !dbg !42
  %19 = icmp ugt i32 %14, 3, !dbg !43
  %20 = zext i1 %19 to i32, !dbg !43
  %21 = sext i32 %10 to i64, !dbg !44
  %22 = icmp slt i64 %12, %21, !dbg !45
  %23 = icmp ne i32 %16, %15, !dbg !46
  %24 = and i1 %23, %22, !dbg !47
  %25 = sext i1 %24 to i32, !dbg !47
  %26 = add nsw i32 %10, %18, !dbg !48
  %27 = add nsw i32 %26, %20, !dbg !49
  %28 = add nsw i32 %27, %25, !dbg !50
  call void @llvm.dbg.value(metadata i32 %28, metadata !29, metadata !DIExpression()), !dbg !32
  %29 = add nsw i32 %15, %16, !dbg !51
  %30 = add nsw i32 %29, %28, !dbg !52
  %31 = sext i32 %30 to i64, !dbg !53
  %32 = ashr i64 %12, 3, !dbg !54
  %33 = lshr i32 %14, 2, !dbg !55
  %34 = zext i32 %33 to i64, !dbg !56
  %35 = xor i64 %11, 255, !dbg !57
  %36 = zext i32 %14 to i64, !dbg !58
  %37 = icmp eq i32 %28, 0, !dbg !59
  %38 = zext i1 %37 to i64
  %39 = add nsw i64 %35, %32, !dbg !60
  %40 = add nsw i64 %39, %36, !dbg !61
  %41 = add nsw i64 %40, %34, !dbg !62
  %42 = add nsw i64 %41, %31, !dbg !63
  %43 = add i64 %42, %38, !dbg !64
  ret i64 %43, !dbg !65
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local { i64, i64 } @wide(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #0 !dbg !66 {
  %5 = zext i64 %1 to i128
  %6 = shl nuw i128 %5, 64
  %7 = zext i64 %0 to i128
  %8 = or i128 %6, %7
  %9 = zext i64 %3 to i128
  %10 = shl nuw i128 %9, 64
  %11 = zext i64 %2 to i128
  %12 = or i128 %10, %11
  call void @llvm.dbg.value(metadata !DIArgList(i128 %6, i128 %7), metadata !71, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_or, DW_OP_stack_value)), !dbg !73
  call void @llvm.dbg.value(metadata i128 %12, metadata !72, metadata !DIExpression()), !dbg !73
  %13 = mul nsw i128 %12, %8, !dbg !74
  %14 = ashr i128 %6, 65, !dbg !75
  %15 = sdiv i128 %8, 3, !dbg !76
  %16 = srem i128 %15, 1000000007, !dbg !77
  %17 = sub nsw i128 %14, %16, !dbg !78
  %18 = add i128 %17, %13, !dbg !79
  %19 = trunc i128 %18 to i64, !dbg !80
  %20 = lshr i128 %18, 64, !dbg !80
  %21 = trunc i128 %20 to i64, !dbg !80
  %22 = insertvalue { i64, i64 } poison, i64 %19, 0, !dbg !80
  %23 = insertvalue { i64, i64 } %22, i64 %21, 1, !dbg !80
  ret { i64, i64 } %23, !dbg !80
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local zeroext i1 @booleans(i1 noundef zeroext %0, i1 noundef zeroext %1, i32 noundef %2) local_unnamed_addr #0 !dbg !81 {
  call void @llvm.dbg.value(metadata i1 %0, metadata !85, metadata !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value)), !dbg !88
  call void @llvm.dbg.value(metadata i1 %1, metadata !86, metadata !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value)), !dbg !88
  call void @llvm.dbg.value(metadata i32 %2, metadata !87, metadata !DIExpression()), !dbg !88
  %4 = or i1 %0, %1, !dbg !89
  call void @llvm.dbg.value(metadata i1 %4, metadata !85, metadata !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value)), !dbg !88
  %5 = zext i1 %4 to i32, !dbg !90
  %6 = icmp ne i32 %5, %2, !dbg !90
  call void @llvm.dbg.value(metadata i1 %6, metadata !85, metadata !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value)), !dbg !88
  %7 = icmp ne i32 %2, 0, !dbg !91
  %8 = and i1 %7, %6, !dbg !91
  ret i1 %8, !dbg !92
}

; Function Attrs: mustprogress nofree nounwind uwtable willreturn writeonly
define dso_local double @floating(float noundef %0, double noundef %1, x86_fp80 noundef %2) local_unnamed_addr #1 !dbg !93 {
  call void @llvm.dbg.value(metadata float %0, metadata !97, metadata !DIExpression()), !dbg !100
  call void @llvm.dbg.value(metadata double %1, metadata !98, metadata !DIExpression()), !dbg !100
  call void @llvm.dbg.value(metadata x86_fp80 %2, metadata !99, metadata !DIExpression()), !dbg !100
  %4 = fmul float %0, 2.000000e+00, !dbg !101
  %5 = fadd float %4, 1.500000e+00, !dbg !102
  call void @llvm.dbg.value(metadata float %5, metadata !97, metadata !DIExpression()), !dbg !100
  %6 = fdiv double %1, -3.000000e+00, !dbg !103
  %7 = fpext float %5 to double, !dbg !104
  %8 = fsub double %6, %7, !dbg !105
  call void @llvm.dbg.value(metadata double %8, metadata !98, metadata !DIExpression()), !dbg !100
  %9 = fmul x86_fp80 %2, 0xK3FFF8CCCCCCCCCCCCCCD, !dbg !106
  %10 = fpext double %8 to x86_fp80, !dbg !107
  %11 = fadd x86_fp80 %9, %10, !dbg !108
  call void @llvm.dbg.value(metadata x86_fp80 %11, metadata !99, metadata !DIExpression()), !dbg !100
  %12 = fcmp ogt double %8, %7, !dbg !109
  %13 = fcmp ole x86_fp80 %11, %10
  %14 = or i1 %12, %13, !dbg !111
  %15 = fcmp uno float %5, 0.000000e+00
  %16 = or i1 %15, %14, !dbg !111
  br i1 %16, label %17, label %24, !dbg !111

17:                                               ; preds = %3
  %18 = tail call double @sqrt(double noundef %8) #9, !dbg !112
  %19 = tail call double @llvm.fabs.f64(double %8), !dbg !113
  %20 = fadd double %19, %18, !dbg !114
  %21 = tail call double @llvm.fma.f64(double %8, double %8, double 1.000000e+00), !dbg !115
  %22 = fadd double %21, %20, !dbg !116
  %23 = fadd double %8, %22, !dbg !117
  call void @llvm.dbg.value(metadata double %23, metadata !98, metadata !DIExpression()), !dbg !100
  br label %24, !dbg !118

24:                                               ; preds = %3, %17
  %25 = phi double [ %23, %17 ], [ %8, %3 ], !dbg !100
  call void @llvm.dbg.value(metadata double %25, metadata !98, metadata !DIExpression()), !dbg !100
  %26 = fptrunc x86_fp80 %11 to double, !dbg !119
  %27 = fadd double %25, %26, !dbg !120
  %28 = fcmp oeq float %5, 0.000000e+00, !dbg !121
  %29 = uitofp i1 %28 to double, !dbg !122
  %30 = fadd double %27, %29, !dbg !123
  %31 = fcmp oeq double %25, 0.000000e+00, !dbg !124
  %32 = uitofp i1 %31 to double, !dbg !124
  %33 = fadd double %30, %32, !dbg !125
  ret double %33, !dbg !126
}

; Function Attrs: mustprogress nofree nounwind willreturn writeonly
declare double @sqrt(double noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.fabs.f64(double) #3

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.fma.f64(double, double, double) #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local double @conversions(float noundef %0, double noundef %1, x86_fp80 noundef %2, i32 noundef %3, i32 noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef %7, i64 noundef %8) local_unnamed_addr #0 !dbg !127 {
  %10 = zext i64 %8 to i128
  %11 = shl nuw i128 %10, 64
  %12 = zext i64 %7 to i128
  %13 = or i128 %11, %12
  call void @llvm.dbg.value(metadata float %0, metadata !133, metadata !DIExpression()), !dbg !141
  call void @llvm.dbg.value(metadata double %1, metadata !134, metadata !DIExpression()), !dbg !141
  call void @llvm.dbg.value(metadata x86_fp80 %2, metadata !135, metadata !DIExpression()), !dbg !141
  call void @llvm.dbg.value(metadata i32 %3, metadata !136, metadata !DIExpression()), !dbg !141
  call void @llvm.dbg.value(metadata i32 %4, metadata !137, metadata !DIExpression()), !dbg !141
  call void @llvm.dbg.value(metadata i64 %5, metadata !138, metadata !DIExpression()), !dbg !141
  call void @llvm.dbg.value(metadata i64 %6, metadata !139, metadata !DIExpression()), !dbg !141
  call void @llvm.dbg.value(metadata i128 %13, metadata !140, metadata !DIExpression()), !dbg !141
  %14 = fptosi float %0 to i32, !dbg !142
  %15 = fptoui double %1 to i32, !dbg !143
  %16 = add i32 %15, %14, !dbg !144
  %17 = uitofp i32 %16 to float, !dbg !142
  %18 = sitofp i32 %3 to float, !dbg !145
  %19 = fadd float %17, %18, !dbg !146
  %20 = fpext float %19 to double, !dbg !142
  %21 = uitofp i32 %4 to double, !dbg !147
  %22 = fadd double %21, %20, !dbg !148
  %23 = fptosi double %1 to i64, !dbg !149
  %24 = sitofp i64 %23 to double, !dbg !149
  %25 = fadd double %22, %24, !dbg !150
  %26 = fptoui float %0 to i64, !dbg !151
  %27 = uitofp i64 %26 to double, !dbg !151
  %28 = fadd double %25, %27, !dbg !152
  %29 = uitofp i64 %6 to float, !dbg !153
  %30 = fpext float %29 to double, !dbg !153
  %31 = fadd double %28, %30, !dbg !154
  %32 = sitofp i64 %5 to double, !dbg !155
  %33 = fadd double %31, %32, !dbg !156
  %34 = fpext double %33 to x86_fp80, !dbg !142
  %35 = sitofp i128 %13 to x86_fp80, !dbg !157
  %36 = fadd x86_fp80 %34, %35, !dbg !158
  %37 = fptosi x86_fp80 %2 to i8, !dbg !159
  %38 = sitofp i8 %37 to x86_fp80, !dbg !159
  %39 = fadd x86_fp80 %36, %38, !dbg !160
  %40 = fcmp une double %1, 0.000000e+00, !dbg !161
  %41 = uitofp i1 %40 to x86_fp80, !dbg !161
  %42 = fadd x86_fp80 %39, %41, !dbg !162
  %43 = fptosi double %1 to i128, !dbg !163
  %44 = sitofp i128 %43 to x86_fp80, !dbg !164
  %45 = fadd x86_fp80 %42, %44, !dbg !165
  %46 = shl i32 %3, 16, !dbg !166
  %47 = ashr exact i32 %46, 16, !dbg !166
  %48 = sitofp i32 %47 to x86_fp80, !dbg !166
  %49 = fadd x86_fp80 %45, %48, !dbg !167
  %50 = fptrunc x86_fp80 %49 to double, !dbg !142
  ret double %50, !dbg !168
}

; Function Attrs: nounwind uwtable
define dso_local { double, double } @complex_product(double noundef %0, double noundef %1, double noundef %2, double noundef %3) local_unnamed_addr #4 !dbg !169 {
  call void @llvm.dbg.value(metadata double %0, metadata !174, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 64)), !dbg !176
  call void @llvm.dbg.value(metadata double %1, metadata !174, metadata !DIExpression(DW_OP_LLVM_fragment, 64, 64)), !dbg !176
  call void @llvm.dbg.value(metadata double %2, metadata !175, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 64)), !dbg !176
  call void @llvm.dbg.value(metadata double %3, metadata !175, metadata !DIExpression(DW_OP_LLVM_fragment, 64, 64)), !dbg !176
  %5 = fmul double %0, %2, !dbg !177
  %6 = fmul double %1, %3, !dbg !177
  %7 = fmul double %0, %3, !dbg !177
  %8 = fmul double %1, %2, !dbg !177
  %9 = fsub double %5, %6, !dbg !177
  %10 = fadd double %8, %7, !dbg !177
  %11 = fcmp uno double %9, 0.000000e+00, !dbg !177
  br i1 %11, label %12, label %18, !dbg !177, !prof !178

12:                                               ; preds = %4
  %13 = fcmp uno double %10, 0.000000e+00, !dbg !177
  br i1 %13, label %14, label %18, !dbg !177, !prof !178

14:                                               ; preds = %12
  %15 = tail call { double, double } @__muldc3(double noundef %0, double noundef %1, double noundef %2, double noundef %3) #9, !dbg !177
  %16 = extractvalue { double, double } %15, 0, !dbg !177
  %17 = extractvalue { double, double } %15, 1, !dbg !177
  br label %18, !dbg !177

18:                                               ; preds = %14, %12, %4
  %19 = phi double [ %9, %4 ], [ %9, %12 ], [ %16, %14 ], !dbg !177
  %20 = phi double [ %10, %4 ], [ %10, %12 ], [ %17, %14 ], !dbg !177
  %21 = fadd double %19, 1.000000e+00, !dbg !179
  %22 = insertvalue { double, double } poison, double %21, 0, !dbg !180
  %23 = insertvalue { double, double } %22, double %20, 1, !dbg !180
  ret { double, double } %23, !dbg !180
}

declare { double, double } @__muldc3(double, double, double, double) local_unnamed_addr

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 @vectors(<4 x i32> noundef %0, <4 x i32> noundef %1, <4 x float> noundef %2) local_unnamed_addr #5 !dbg !181 {
  call void @llvm.dbg.value(metadata <4 x i32> %0, metadata !191, metadata !DIExpression()), !dbg !196
  call void @llvm.dbg.value(metadata <4 x i32> %1, metadata !192, metadata !DIExpression()), !dbg !196
  call void @llvm.dbg.value(metadata <4 x float> %2, metadata !193, metadata !DIExpression()), !dbg !196
  call void @llvm.dbg.value(metadata !DIArgList(<4 x i32> %1, <4 x i32> %0, <4 x i32> <i32 3, i32 poison, i32 3, i32 poison>), metadata !194, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 2, DW_OP_mul, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value)), !dbg !196
  %4 = icmp sgt <4 x i32> %0, %1, !dbg !197
  call void @llvm.dbg.value(metadata <4 x i32> undef, metadata !195, metadata !DIExpression()), !dbg !196
  call void @llvm.dbg.value(metadata <4 x float> undef, metadata !193, metadata !DIExpression()), !dbg !196
  call void @llvm.dbg.value(metadata <4 x i32> undef, metadata !194, metadata !DIExpression()), !dbg !196
  call void @llvm.dbg.value(metadata <4 x i32> undef, metadata !194, metadata !DIExpression()), !dbg !196
  %5 = extractelement <4 x i32> %1, i64 0, !dbg !198
  %6 = mul i32 %5, 3, !dbg !198
  %7 = extractelement <4 x i32> %0, i64 0, !dbg !198
  %8 = add i32 %6, %7, !dbg !198
  %9 = extractelement <4 x i1> %4, i64 3, !dbg !199
  %10 = sext i1 %9 to i32, !dbg !199
  %11 = add nsw i32 %8, %10, !dbg !200
  %12 = extractelement <4 x float> %2, i64 1, !dbg !201
  %13 = fmul float %12, 5.000000e-01, !dbg !201
  %14 = fptosi float %13 to i32, !dbg !202
  %15 = add nsw i32 %11, %14, !dbg !203
  ret i32 %15, !dbg !204
}

; Function Attrs: mustprogress nofree nosync nounwind uwtable willreturn
define dso_local i32 @overflow(i32 noundef %0, i32 noundef %1, i64* nocapture noundef %2) local_unnamed_addr #6 !dbg !205 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !210, metadata !DIExpression()), !dbg !215
  call void @llvm.dbg.value(metadata i32 %1, metadata !211, metadata !DIExpression()), !dbg !215
  call void @llvm.dbg.value(metadata i64* %2, metadata !212, metadata !DIExpression()), !dbg !215
  %4 = tail call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %0, i32 %1), !dbg !216
  %5 = extractvalue { i32, i1 } %4, 1, !dbg !216
  call void @llvm.dbg.value(metadata i32 undef, metadata !213, metadata !DIExpression()), !dbg !215
  %6 = add i32 %0, -715827883, !dbg !217
  %7 = icmp ult i32 %6, -1431655765, !dbg !217
  call void @llvm.dbg.value(metadata i32 undef, metadata !213, metadata !DIExpression()), !dbg !215
  %8 = or i1 %7, %5, !dbg !218
  %9 = tail call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %1, i32 %0), !dbg !219
  %10 = extractvalue { i32, i1 } %9, 1, !dbg !219
  %11 = extractvalue { i32, i1 } %9, 0, !dbg !219
  call void @llvm.dbg.value(metadata i32 %11, metadata !213, metadata !DIExpression()), !dbg !215
  %12 = or i1 %10, %8, !dbg !220
  call void @llvm.dbg.value(metadata i1 %12, metadata !214, metadata !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value)), !dbg !215
  %13 = zext i1 %12 to i32, !dbg !221
  %14 = load i64, i64* %2, align 8, !dbg !222, !tbaa !223
  %15 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %14, i64 3), !dbg !227
  %16 = extractvalue { i64, i1 } %15, 1, !dbg !227
  %17 = extractvalue { i64, i1 } %15, 0, !dbg !227
  store i64 %17, i64* %2, align 8, !dbg !227
  %18 = zext i1 %16 to i32, !dbg !227
  %19 = add i32 %11, %13, !dbg !228
  %20 = add i32 %19, %18, !dbg !229
  ret i32 %20, !dbg !230
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #3

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare { i32, i1 } @llvm.ssub.with.overflow.i32(i32, i32) #3

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #3

; Function Attrs: mustprogress nofree nosync nounwind readnone uwtable willreturn
define dso_local i32 @bits(i32 noundef %0, i64 noundef %1) local_unnamed_addr #7 !dbg !231 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !235, metadata !DIExpression()), !dbg !237
  call void @llvm.dbg.value(metadata i64 %1, metadata !236, metadata !DIExpression()), !dbg !237
  %3 = tail call i32 @llvm.ctpop.i32(i32 %0), !dbg !238, !range !239
  %4 = tail call i32 @llvm.ctlz.i32(i32 %0, i1 true), !dbg !240, !range !239
  %5 = add nuw nsw i32 %3, %4, !dbg !241
  %6 = tail call i64 @llvm.cttz.i64(i64 %1, i1 true), !dbg !242, !range !243
  %7 = trunc i64 %6 to i32, !dbg !242
  %8 = tail call i32 @llvm.bswap.i32(i32 %0), !dbg !244
  %9 = tail call i32 @llvm.cttz.i32(i32 %0, i1 true), !dbg !245, !range !239
  %10 = add nuw nsw i32 %9, 1, !dbg !245
  %11 = icmp eq i32 %0, 0, !dbg !245
  %12 = select i1 %11, i32 0, i32 %10, !dbg !245
  %13 = tail call i32 @llvm.fshl.i32(i32 %0, i32 %0, i32 5), !dbg !246
  %14 = and i32 %3, 1, !dbg !247
  %15 = add i32 %5, %8, !dbg !248
  %16 = add i32 %15, %13, !dbg !249
  %17 = add i32 %16, %14, !dbg !250
  %18 = add i32 %17, %7, !dbg !251
  %19 = add i32 %18, %12, !dbg !252
  ret i32 %19, !dbg !253
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.ctpop.i32(i32) #3

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #3

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.cttz.i64(i64, i1 immarg) #3

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.bswap.i32(i32) #3

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.cttz.i32(i32, i1 immarg) #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 @main() local_unnamed_addr #0 !dbg !254 {
  ret i32 266, !dbg !258
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.value(metadata, metadata, metadata) #8

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.fshl.i32(i32, i32, i32) #8

attributes #0 = { mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind uwtable willreturn writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nofree nounwind willreturn writeonly "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #4 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree nosync nounwind uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree nosync nounwind readnone uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #9 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!16, !17, !18, !19, !20, !21}
!llvm.ident = !{!22}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "numbers.c", directory: ".", checksumkind: CSK_MD5, checksum: "f4a0e462823b8a91c07ef99b5de96bf8")
!2 = !{!3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15}
!3 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!4 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!5 = !DIBasicType(name: "__int128", size: 128, encoding: DW_ATE_signed)
!6 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!9 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!10 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!11 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!12 = !DIBasicType(name: "long double", size: 128, encoding: DW_ATE_float)
!13 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!14 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!15 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!16 = !{i32 7, !"Dwarf Version", i32 5}
!17 = !{i32 2, !"Debug Info Version", i32 3}
!18 = !{i32 1, !"wchar_size", i32 4}
!19 = !{i32 7, !"PIC Level", i32 2}
!20 = !{i32 7, !"PIE Level", i32 2}
!21 = !{i32 7, !"uwtable", i32 1}
!22 = !{!"Debian clang version 14.0.6"}
!23 = distinct !DISubprogram(name: "integers", scope: !1, file: !1, line: 7, type: !24, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !26)
!24 = !DISubroutineType(types: !25)
!25 = !{!10, !13, !15, !7, !10, !8}
!26 = !{!27, !28, !29, !30, !31}
!27 = !DILocalVariable(name: "c", arg: 1, scope: !23, file: !1, line: 7, type: !13)
!28 = !DILocalVariable(name: "s", arg: 2, scope: !23, file: !1, line: 7, type: !15)
!29 = !DILocalVariable(name: "i", arg: 3, scope: !23, file: !1, line: 7, type: !7)
!30 = !DILocalVariable(name: "l", arg: 4, scope: !23, file: !1, line: 7, type: !10)
!31 = !DILocalVariable(name: "u", arg: 5, scope: !23, file: !1, line: 7, type: !8)
!32 = !DILocation(line: 0, scope: !23)
!33 = !DILocation(line: 8, column: 7, scope: !23)
!34 = !DILocation(line: 8, column: 15, scope: !23)
!35 = !DILocation(line: 8, column: 29, scope: !23)
!36 = !DILocation(line: 8, column: 33, scope: !23)
!37 = !DILocation(line: 8, column: 40, scope: !23)
!38 = !DILocation(line: 8, column: 66, scope: !23)
!39 = !DILocation(line: 8, column: 70, scope: !23)
!40 = !DILocation(line: 9, column: 11, scope: !23)
!41 = !DILocation(line: 9, column: 15, scope: !23)
!42 = !DILocation(line: 9, column: 13, scope: !23)
!43 = !DILocation(line: 9, column: 23, scope: !23)
!44 = !DILocation(line: 9, column: 37, scope: !23)
!45 = !DILocation(line: 9, column: 35, scope: !23)
!46 = !DILocation(line: 9, column: 45, scope: !23)
!47 = !DILocation(line: 9, column: 40, scope: !23)
!48 = !DILocation(line: 9, column: 18, scope: !23)
!49 = !DILocation(line: 9, column: 30, scope: !23)
!50 = !DILocation(line: 9, column: 7, scope: !23)
!51 = !DILocation(line: 10, column: 14, scope: !23)
!52 = !DILocation(line: 10, column: 18, scope: !23)
!53 = !DILocation(line: 10, column: 12, scope: !23)
!54 = !DILocation(line: 10, column: 27, scope: !23)
!55 = !DILocation(line: 10, column: 38, scope: !23)
!56 = !DILocation(line: 10, column: 35, scope: !23)
!57 = !DILocation(line: 10, column: 46, scope: !23)
!58 = !DILocation(line: 10, column: 65, scope: !23)
!59 = !DILocation(line: 10, column: 82, scope: !23)
!60 = !DILocation(line: 10, column: 22, scope: !23)
!61 = !DILocation(line: 10, column: 33, scope: !23)
!62 = !DILocation(line: 10, column: 44, scope: !23)
!63 = !DILocation(line: 10, column: 63, scope: !23)
!64 = !DILocation(line: 10, column: 80, scope: !23)
!65 = !DILocation(line: 10, column: 5, scope: !23)
!66 = distinct !DISubprogram(name: "wide", scope: !1, file: !1, line: 13, type: !67, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !70)
!67 = !DISubroutineType(types: !68)
!68 = !{!5, !5, !69}
!69 = !DIBasicType(name: "unsigned __int128", size: 128, encoding: DW_ATE_unsigned)
!70 = !{!71, !72}
!71 = !DILocalVariable(name: "a", arg: 1, scope: !66, file: !1, line: 13, type: !5)
!72 = !DILocalVariable(name: "b", arg: 2, scope: !66, file: !1, line: 13, type: !69)
!73 = !DILocation(line: 0, scope: !66)
!74 = !DILocation(line: 13, column: 59, scope: !66)
!75 = !DILocation(line: 13, column: 78, scope: !66)
!76 = !DILocation(line: 13, column: 90, scope: !66)
!77 = !DILocation(line: 13, column: 95, scope: !66)
!78 = !DILocation(line: 13, column: 73, scope: !66)
!79 = !DILocation(line: 13, column: 85, scope: !66)
!80 = !DILocation(line: 13, column: 50, scope: !66)
!81 = distinct !DISubprogram(name: "booleans", scope: !1, file: !1, line: 14, type: !82, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !84)
!82 = !DISubroutineType(types: !83)
!83 = !{!14, !14, !14, !7}
!84 = !{!85, !86, !87}
!85 = !DILocalVariable(name: "a", arg: 1, scope: !81, file: !1, line: 14, type: !14)
!86 = !DILocalVariable(name: "b", arg: 2, scope: !81, file: !1, line: 14, type: !14)
!87 = !DILocalVariable(name: "c", arg: 3, scope: !81, file: !1, line: 14, type: !7)
!88 = !DILocation(line: 0, scope: !81)
!89 = !DILocation(line: 14, column: 42, scope: !81)
!90 = !DILocation(line: 14, column: 50, scope: !81)
!91 = !DILocation(line: 14, column: 65, scope: !81)
!92 = !DILocation(line: 14, column: 56, scope: !81)
!93 = distinct !DISubprogram(name: "floating", scope: !1, file: !1, line: 16, type: !94, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !96)
!94 = !DISubroutineType(types: !95)
!95 = !{!6, !9, !6, !12}
!96 = !{!97, !98, !99}
!97 = !DILocalVariable(name: "f", arg: 1, scope: !93, file: !1, line: 16, type: !9)
!98 = !DILocalVariable(name: "d", arg: 2, scope: !93, file: !1, line: 16, type: !6)
!99 = !DILocalVariable(name: "l", arg: 3, scope: !93, file: !1, line: 16, type: !12)
!100 = !DILocation(line: 0, scope: !93)
!101 = !DILocation(line: 17, column: 11, scope: !93)
!102 = !DILocation(line: 17, column: 18, scope: !93)
!103 = !DILocation(line: 17, column: 33, scope: !93)
!104 = !DILocation(line: 17, column: 41, scope: !93)
!105 = !DILocation(line: 17, column: 39, scope: !93)
!106 = !DILocation(line: 17, column: 50, scope: !93)
!107 = !DILocation(line: 17, column: 59, scope: !93)
!108 = !DILocation(line: 17, column: 57, scope: !93)
!109 = !DILocation(line: 18, column: 11, scope: !110)
!110 = distinct !DILexicalBlock(scope: !93, file: !1, line: 18, column: 9)
!111 = !DILocation(line: 18, column: 15, scope: !110)
!112 = !DILocation(line: 18, column: 41, scope: !110)
!113 = !DILocation(line: 18, column: 61, scope: !110)
!114 = !DILocation(line: 18, column: 59, scope: !110)
!115 = !DILocation(line: 18, column: 81, scope: !110)
!116 = !DILocation(line: 18, column: 79, scope: !110)
!117 = !DILocation(line: 18, column: 38, scope: !110)
!118 = !DILocation(line: 18, column: 36, scope: !110)
!119 = !DILocation(line: 19, column: 16, scope: !93)
!120 = !DILocation(line: 19, column: 14, scope: !93)
!121 = !DILocation(line: 19, column: 31, scope: !93)
!122 = !DILocation(line: 19, column: 28, scope: !93)
!123 = !DILocation(line: 19, column: 26, scope: !93)
!124 = !DILocation(line: 19, column: 42, scope: !93)
!125 = !DILocation(line: 19, column: 40, scope: !93)
!126 = !DILocation(line: 19, column: 5, scope: !93)
!127 = distinct !DISubprogram(name: "conversions", scope: !1, file: !1, line: 22, type: !128, scopeLine: 22, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !132)
!128 = !DISubroutineType(types: !129)
!129 = !{!6, !9, !6, !12, !7, !8, !130, !131, !5}
!130 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!131 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!132 = !{!133, !134, !135, !136, !137, !138, !139, !140}
!133 = !DILocalVariable(name: "f", arg: 1, scope: !127, file: !1, line: 22, type: !9)
!134 = !DILocalVariable(name: "d", arg: 2, scope: !127, file: !1, line: 22, type: !6)
!135 = !DILocalVariable(name: "l", arg: 3, scope: !127, file: !1, line: 22, type: !12)
!136 = !DILocalVariable(name: "i", arg: 4, scope: !127, file: !1, line: 22, type: !7)
!137 = !DILocalVariable(name: "u", arg: 5, scope: !127, file: !1, line: 22, type: !8)
!138 = !DILocalVariable(name: "ll", arg: 6, scope: !127, file: !1, line: 22, type: !130)
!139 = !DILocalVariable(name: "ull", arg: 7, scope: !127, file: !1, line: 22, type: !131)
!140 = !DILocalVariable(name: "w", arg: 8, scope: !127, file: !1, line: 22, type: !5)
!141 = !DILocation(line: 0, scope: !127)
!142 = !DILocation(line: 23, column: 12, scope: !127)
!143 = !DILocation(line: 23, column: 21, scope: !127)
!144 = !DILocation(line: 23, column: 19, scope: !127)
!145 = !DILocation(line: 23, column: 35, scope: !127)
!146 = !DILocation(line: 23, column: 33, scope: !127)
!147 = !DILocation(line: 23, column: 46, scope: !127)
!148 = !DILocation(line: 23, column: 44, scope: !127)
!149 = !DILocation(line: 23, column: 58, scope: !127)
!150 = !DILocation(line: 23, column: 56, scope: !127)
!151 = !DILocation(line: 23, column: 68, scope: !127)
!152 = !DILocation(line: 23, column: 66, scope: !127)
!153 = !DILocation(line: 23, column: 87, scope: !127)
!154 = !DILocation(line: 23, column: 85, scope: !127)
!155 = !DILocation(line: 23, column: 100, scope: !127)
!156 = !DILocation(line: 23, column: 98, scope: !127)
!157 = !DILocation(line: 24, column: 12, scope: !127)
!158 = !DILocation(line: 23, column: 111, scope: !127)
!159 = !DILocation(line: 24, column: 29, scope: !127)
!160 = !DILocation(line: 24, column: 27, scope: !127)
!161 = !DILocation(line: 24, column: 39, scope: !127)
!162 = !DILocation(line: 24, column: 37, scope: !127)
!163 = !DILocation(line: 24, column: 58, scope: !127)
!164 = !DILocation(line: 24, column: 50, scope: !127)
!165 = !DILocation(line: 24, column: 48, scope: !127)
!166 = !DILocation(line: 24, column: 72, scope: !127)
!167 = !DILocation(line: 24, column: 70, scope: !127)
!168 = !DILocation(line: 23, column: 5, scope: !127)
!169 = distinct !DISubprogram(name: "complex_product", scope: !1, file: !1, line: 27, type: !170, scopeLine: 27, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !173)
!170 = !DISubroutineType(types: !171)
!171 = !{!172, !172, !172}
!172 = !DIBasicType(name: "complex", size: 128, encoding: DW_ATE_complex_float)
!173 = !{!174, !175}
!174 = !DILocalVariable(name: "a", arg: 1, scope: !169, file: !1, line: 27, type: !172)
!175 = !DILocalVariable(name: "b", arg: 2, scope: !169, file: !1, line: 27, type: !172)
!176 = !DILocation(line: 0, scope: !169)
!177 = !DILocation(line: 27, column: 82, scope: !169)
!178 = !{!"branch_weights", i32 1, i32 1048575}
!179 = !DILocation(line: 27, column: 86, scope: !169)
!180 = !DILocation(line: 27, column: 73, scope: !169)
!181 = distinct !DISubprogram(name: "vectors", scope: !1, file: !1, line: 29, type: !182, scopeLine: 29, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !190)
!182 = !DISubroutineType(types: !183)
!183 = !{!7, !184, !184, !188}
!184 = !DIDerivedType(tag: DW_TAG_typedef, name: "v4", file: !1, line: 4, baseType: !185)
!185 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 128, flags: DIFlagVector, elements: !186)
!186 = !{!187}
!187 = !DISubrange(count: 4)
!188 = !DIDerivedType(tag: DW_TAG_typedef, name: "f4", file: !1, line: 5, baseType: !189)
!189 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 128, flags: DIFlagVector, elements: !186)
!190 = !{!191, !192, !193, !194, !195}
!191 = !DILocalVariable(name: "a", arg: 1, scope: !181, file: !1, line: 29, type: !184)
!192 = !DILocalVariable(name: "b", arg: 2, scope: !181, file: !1, line: 29, type: !184)
!193 = !DILocalVariable(name: "f", arg: 3, scope: !181, file: !1, line: 29, type: !188)
!194 = !DILocalVariable(name: "c", scope: !181, file: !1, line: 30, type: !184)
!195 = !DILocalVariable(name: "d", scope: !181, file: !1, line: 30, type: !184)
!196 = !DILocation(line: 0, scope: !181)
!197 = !DILocation(line: 30, column: 29, scope: !181)
!198 = !DILocation(line: 34, column: 12, scope: !181)
!199 = !DILocation(line: 34, column: 19, scope: !181)
!200 = !DILocation(line: 34, column: 17, scope: !181)
!201 = !DILocation(line: 34, column: 31, scope: !181)
!202 = !DILocation(line: 34, column: 26, scope: !181)
!203 = !DILocation(line: 34, column: 24, scope: !181)
!204 = !DILocation(line: 34, column: 5, scope: !181)
!205 = distinct !DISubprogram(name: "overflow", scope: !1, file: !1, line: 37, type: !206, scopeLine: 37, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !209)
!206 = !DISubroutineType(types: !207)
!207 = !{!7, !7, !7, !208}
!208 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!209 = !{!210, !211, !212, !213, !214}
!210 = !DILocalVariable(name: "a", arg: 1, scope: !205, file: !1, line: 37, type: !7)
!211 = !DILocalVariable(name: "b", arg: 2, scope: !205, file: !1, line: 37, type: !7)
!212 = !DILocalVariable(name: "out", arg: 3, scope: !205, file: !1, line: 37, type: !208)
!213 = !DILocalVariable(name: "r", scope: !205, file: !1, line: 38, type: !7)
!214 = !DILocalVariable(name: "o", scope: !205, file: !1, line: 39, type: !14)
!215 = !DILocation(line: 0, scope: !205)
!216 = !DILocation(line: 39, column: 14, scope: !205)
!217 = !DILocation(line: 39, column: 49, scope: !205)
!218 = !DILocation(line: 39, column: 47, scope: !205)
!219 = !DILocation(line: 39, column: 84, scope: !205)
!220 = !DILocation(line: 39, column: 82, scope: !205)
!221 = !DILocation(line: 40, column: 12, scope: !205)
!222 = !DILocation(line: 40, column: 41, scope: !205)
!223 = !{!224, !224, i64 0}
!224 = !{!"long", !225, i64 0}
!225 = !{!"omnipotent char", !226, i64 0}
!226 = !{!"Simple C/C++ TBAA"}
!227 = !DILocation(line: 40, column: 16, scope: !205)
!228 = !DILocation(line: 40, column: 14, scope: !205)
!229 = !DILocation(line: 40, column: 55, scope: !205)
!230 = !DILocation(line: 40, column: 5, scope: !205)
!231 = distinct !DISubprogram(name: "bits", scope: !1, file: !1, line: 43, type: !232, scopeLine: 43, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !234)
!232 = !DISubroutineType(types: !233)
!233 = !{!7, !8, !11}
!234 = !{!235, !236}
!235 = !DILocalVariable(name: "x", arg: 1, scope: !231, file: !1, line: 43, type: !8)
!236 = !DILocalVariable(name: "y", arg: 2, scope: !231, file: !1, line: 43, type: !11)
!237 = !DILocation(line: 0, scope: !231)
!238 = !DILocation(line: 44, column: 12, scope: !231)
!239 = !{i32 0, i32 33}
!240 = !DILocation(line: 44, column: 36, scope: !231)
!241 = !DILocation(line: 44, column: 34, scope: !231)
!242 = !DILocation(line: 44, column: 55, scope: !231)
!243 = !{i64 0, i64 65}
!244 = !DILocation(line: 44, column: 75, scope: !231)
!245 = !DILocation(line: 44, column: 98, scope: !231)
!246 = !DILocation(line: 45, column: 22, scope: !231)
!247 = !DILocation(line: 45, column: 37, scope: !231)
!248 = !DILocation(line: 44, column: 53, scope: !231)
!249 = !DILocation(line: 44, column: 73, scope: !231)
!250 = !DILocation(line: 44, column: 96, scope: !231)
!251 = !DILocation(line: 44, column: 115, scope: !231)
!252 = !DILocation(line: 45, column: 35, scope: !231)
!253 = !DILocation(line: 44, column: 5, scope: !231)
!254 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 48, type: !255, scopeLine: 48, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !257)
!255 = !DISubroutineType(types: !256)
!256 = !{!7}
!257 = !{}
!258 = !DILocation(line: 48, column: 18, scope: !254)
