; ModuleID = 'numbers.c'
source_filename = "numbers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
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
  %43 = add nsw i64 %42, %38, !dbg !64
  ret i64 %43, !dbg !65
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
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

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
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

; Function Attrs: mustprogress nofree nounwind willreturn memory(write) uwtable
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

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !127 double @sqrt(double noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fma.f64(double, double, double) #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local double @conversions(float noundef %0, double noundef %1, x86_fp80 noundef %2, i32 noundef %3, i32 noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef %7, i64 noundef %8) local_unnamed_addr #0 !dbg !131 {
  %10 = zext i64 %8 to i128
  %11 = shl nuw i128 %10, 64
  %12 = zext i64 %7 to i128
  %13 = or i128 %11, %12
  call void @llvm.dbg.value(metadata float %0, metadata !137, metadata !DIExpression()), !dbg !145
  call void @llvm.dbg.value(metadata double %1, metadata !138, metadata !DIExpression()), !dbg !145
  call void @llvm.dbg.value(metadata x86_fp80 %2, metadata !139, metadata !DIExpression()), !dbg !145
  call void @llvm.dbg.value(metadata i32 %3, metadata !140, metadata !DIExpression()), !dbg !145
  call void @llvm.dbg.value(metadata i32 %4, metadata !141, metadata !DIExpression()), !dbg !145
  call void @llvm.dbg.value(metadata i64 %5, metadata !142, metadata !DIExpression()), !dbg !145
  call void @llvm.dbg.value(metadata i64 %6, metadata !143, metadata !DIExpression()), !dbg !145
  call void @llvm.dbg.value(metadata i128 %13, metadata !144, metadata !DIExpression()), !dbg !145
  %14 = fptosi float %0 to i32, !dbg !146
  %15 = fptoui double %1 to i32, !dbg !147
  %16 = add i32 %15, %14, !dbg !148
  %17 = uitofp i32 %16 to float, !dbg !146
  %18 = sitofp i32 %3 to float, !dbg !149
  %19 = fadd float %17, %18, !dbg !150
  %20 = fpext float %19 to double, !dbg !146
  %21 = uitofp i32 %4 to double, !dbg !151
  %22 = fadd double %21, %20, !dbg !152
  %23 = fptosi double %1 to i64, !dbg !153
  %24 = sitofp i64 %23 to double, !dbg !153
  %25 = fadd double %22, %24, !dbg !154
  %26 = fptoui float %0 to i64, !dbg !155
  %27 = uitofp i64 %26 to double, !dbg !155
  %28 = fadd double %25, %27, !dbg !156
  %29 = uitofp i64 %6 to float, !dbg !157
  %30 = fpext float %29 to double, !dbg !157
  %31 = fadd double %28, %30, !dbg !158
  %32 = sitofp i64 %5 to double, !dbg !159
  %33 = fadd double %31, %32, !dbg !160
  %34 = fpext double %33 to x86_fp80, !dbg !146
  %35 = sitofp i128 %13 to x86_fp80, !dbg !161
  %36 = fadd x86_fp80 %34, %35, !dbg !162
  %37 = fptosi x86_fp80 %2 to i8, !dbg !163
  %38 = sitofp i8 %37 to x86_fp80, !dbg !163
  %39 = fadd x86_fp80 %36, %38, !dbg !164
  %40 = fcmp une double %1, 0.000000e+00, !dbg !165
  %41 = uitofp i1 %40 to x86_fp80, !dbg !165
  %42 = fadd x86_fp80 %39, %41, !dbg !166
  %43 = fptosi double %1 to i128, !dbg !167
  %44 = sitofp i128 %43 to x86_fp80, !dbg !168
  %45 = fadd x86_fp80 %42, %44, !dbg !169
  %46 = shl i32 %3, 16, !dbg !170
  %47 = ashr exact i32 %46, 16, !dbg !170
  %48 = sitofp i32 %47 to x86_fp80, !dbg !170
  %49 = fadd x86_fp80 %45, %48, !dbg !171
  %50 = fptrunc x86_fp80 %49 to double, !dbg !146
  ret double %50, !dbg !172
}

; Function Attrs: nounwind uwtable
define dso_local { double, double } @complex_product(double noundef %0, double noundef %1, double noundef %2, double noundef %3) local_unnamed_addr #4 !dbg !173 {
  call void @llvm.dbg.value(metadata double %0, metadata !178, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 64)), !dbg !180
  call void @llvm.dbg.value(metadata double %1, metadata !178, metadata !DIExpression(DW_OP_LLVM_fragment, 64, 64)), !dbg !180
  call void @llvm.dbg.value(metadata double %2, metadata !179, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 64)), !dbg !180
  call void @llvm.dbg.value(metadata double %3, metadata !179, metadata !DIExpression(DW_OP_LLVM_fragment, 64, 64)), !dbg !180
  %5 = fmul double %0, %2, !dbg !181
  %6 = fmul double %1, %3, !dbg !181
  %7 = fmul double %0, %3, !dbg !181
  %8 = fmul double %1, %2, !dbg !181
  %9 = fsub double %5, %6, !dbg !181
  %10 = fadd double %8, %7, !dbg !181
  %11 = fcmp uno double %9, 0.000000e+00, !dbg !181
  br i1 %11, label %12, label %18, !dbg !181, !prof !182

12:                                               ; preds = %4
  %13 = fcmp uno double %10, 0.000000e+00, !dbg !181
  br i1 %13, label %14, label %18, !dbg !181, !prof !182

14:                                               ; preds = %12
  %15 = tail call { double, double } @__muldc3(double noundef %0, double noundef %1, double noundef %2, double noundef %3) #9, !dbg !181
  %16 = extractvalue { double, double } %15, 0, !dbg !181
  %17 = extractvalue { double, double } %15, 1, !dbg !181
  br label %18, !dbg !181

18:                                               ; preds = %14, %12, %4
  %19 = phi double [ %9, %4 ], [ %9, %12 ], [ %16, %14 ], !dbg !181
  %20 = phi double [ %10, %4 ], [ %10, %12 ], [ %17, %14 ], !dbg !181
  %21 = fadd double %19, 1.000000e+00, !dbg !183
  %22 = insertvalue { double, double } poison, double %21, 0, !dbg !184
  %23 = insertvalue { double, double } %22, double %20, 1, !dbg !184
  ret { double, double } %23, !dbg !184
}

declare { double, double } @__muldc3(double, double, double, double) local_unnamed_addr

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local i32 @vectors(<4 x i32> noundef %0, <4 x i32> noundef %1, <4 x float> noundef %2) local_unnamed_addr #5 !dbg !185 {
  call void @llvm.dbg.value(metadata <4 x i32> %0, metadata !195, metadata !DIExpression()), !dbg !200
  call void @llvm.dbg.value(metadata <4 x i32> %1, metadata !196, metadata !DIExpression()), !dbg !200
  call void @llvm.dbg.value(metadata <4 x float> %2, metadata !197, metadata !DIExpression()), !dbg !200
  call void @llvm.dbg.value(metadata !DIArgList(<4 x i32> %1, <4 x i32> %0, <4 x i32> <i32 3, i32 poison, i32 3, i32 poison>), metadata !198, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 2, DW_OP_mul, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value)), !dbg !200
  %4 = icmp sgt <4 x i32> %0, %1, !dbg !201
  call void @llvm.dbg.value(metadata <4 x i32> poison, metadata !199, metadata !DIExpression()), !dbg !200
  call void @llvm.dbg.value(metadata <4 x float> poison, metadata !197, metadata !DIExpression()), !dbg !200
  call void @llvm.dbg.value(metadata <4 x i32> poison, metadata !198, metadata !DIExpression()), !dbg !200
  call void @llvm.dbg.value(metadata <4 x i32> poison, metadata !198, metadata !DIExpression()), !dbg !200
  %5 = extractelement <4 x i32> %1, i64 0, !dbg !202
  %6 = mul i32 %5, 3, !dbg !202
  %7 = extractelement <4 x i32> %0, i64 0, !dbg !202
  %8 = add i32 %6, %7, !dbg !202
  %9 = extractelement <4 x i1> %4, i64 3, !dbg !203
  %10 = sext i1 %9 to i32, !dbg !203
  %11 = add nsw i32 %8, %10, !dbg !204
  %12 = extractelement <4 x float> %2, i64 1, !dbg !205
  %13 = fmul float %12, 5.000000e-01, !dbg !205
  %14 = fptosi float %13 to i32, !dbg !206
  %15 = add nsw i32 %11, %14, !dbg !207
  ret i32 %15, !dbg !208
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(argmem: readwrite) uwtable
define dso_local i32 @overflow(i32 noundef %0, i32 noundef %1, ptr nocapture noundef %2) local_unnamed_addr #6 !dbg !209 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !214, metadata !DIExpression()), !dbg !219
  call void @llvm.dbg.value(metadata i32 %1, metadata !215, metadata !DIExpression()), !dbg !219
  call void @llvm.dbg.value(metadata ptr %2, metadata !216, metadata !DIExpression()), !dbg !219
  %4 = tail call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %0, i32 %1), !dbg !220
  %5 = extractvalue { i32, i1 } %4, 1, !dbg !220
  call void @llvm.dbg.value(metadata i32 poison, metadata !217, metadata !DIExpression()), !dbg !219
  %6 = add i32 %0, -715827883, !dbg !221
  %7 = icmp ult i32 %6, -1431655765, !dbg !221
  call void @llvm.dbg.value(metadata i32 poison, metadata !217, metadata !DIExpression()), !dbg !219
  %8 = or i1 %7, %5, !dbg !222
  %9 = tail call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %1, i32 %0), !dbg !223
  %10 = extractvalue { i32, i1 } %9, 1, !dbg !223
  %11 = extractvalue { i32, i1 } %9, 0, !dbg !223
  call void @llvm.dbg.value(metadata i32 %11, metadata !217, metadata !DIExpression()), !dbg !219
  %12 = or i1 %10, %8, !dbg !224
  call void @llvm.dbg.value(metadata i1 %12, metadata !218, metadata !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value)), !dbg !219
  %13 = zext i1 %12 to i32, !dbg !225
  %14 = load i64, ptr %2, align 8, !dbg !226, !tbaa !227
  %15 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %14, i64 3), !dbg !231
  %16 = extractvalue { i64, i1 } %15, 1, !dbg !231
  %17 = extractvalue { i64, i1 } %15, 0, !dbg !231
  store i64 %17, ptr %2, align 8, !dbg !231
  %18 = zext i1 %16 to i32, !dbg !231
  %19 = add i32 %11, %13, !dbg !232
  %20 = add i32 %19, %18, !dbg !233
  ret i32 %20, !dbg !234
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.ssub.with.overflow.i32(i32, i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #3

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none) uwtable
define dso_local i32 @bits(i32 noundef %0, i64 noundef %1) local_unnamed_addr #7 !dbg !235 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !239, metadata !DIExpression()), !dbg !241
  call void @llvm.dbg.value(metadata i64 %1, metadata !240, metadata !DIExpression()), !dbg !241
  %3 = tail call i32 @llvm.ctpop.i32(i32 %0), !dbg !242, !range !243
  %4 = tail call i32 @llvm.ctlz.i32(i32 %0, i1 true), !dbg !244, !range !243
  %5 = add nuw nsw i32 %3, %4, !dbg !245
  %6 = tail call i64 @llvm.cttz.i64(i64 %1, i1 true), !dbg !246, !range !247
  %7 = trunc i64 %6 to i32, !dbg !246
  %8 = tail call i32 @llvm.bswap.i32(i32 %0), !dbg !248
  %9 = tail call i32 @llvm.cttz.i32(i32 %0, i1 true), !dbg !249, !range !243
  %10 = add nuw nsw i32 %9, 1, !dbg !249
  %11 = icmp eq i32 %0, 0, !dbg !249
  %12 = select i1 %11, i32 0, i32 %10, !dbg !249
  %13 = tail call i32 @llvm.fshl.i32(i32 %0, i32 %0, i32 5), !dbg !250
  %14 = and i32 %3, 1, !dbg !251
  %15 = add i32 %5, %8, !dbg !252
  %16 = add i32 %15, %13, !dbg !253
  %17 = add i32 %16, %14, !dbg !254
  %18 = add i32 %17, %7, !dbg !255
  %19 = add i32 %18, %12, !dbg !256
  ret i32 %19, !dbg !257
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bswap.i32(i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !258 {
  ret i32 266, !dbg !261
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.value(metadata, metadata, metadata) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #8

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn memory(write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nofree nounwind willreturn memory(write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree nosync nounwind willreturn memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!16, !17, !18, !19, !20, !21}
!llvm.ident = !{!22}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 16.0.6 (15~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
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
!19 = !{i32 8, !"PIC Level", i32 2}
!20 = !{i32 7, !"PIE Level", i32 2}
!21 = !{i32 7, !"uwtable", i32 2}
!22 = !{!"Debian clang version 16.0.6 (15~deb12u1)"}
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
!127 = !DISubprogram(name: "__builtin_sqrt", scope: !1, file: !1, line: 18, type: !128, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !130)
!128 = !DISubroutineType(types: !129)
!129 = !{!6, !6}
!130 = !{}
!131 = distinct !DISubprogram(name: "conversions", scope: !1, file: !1, line: 22, type: !132, scopeLine: 22, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !136)
!132 = !DISubroutineType(types: !133)
!133 = !{!6, !9, !6, !12, !7, !8, !134, !135, !5}
!134 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!135 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!136 = !{!137, !138, !139, !140, !141, !142, !143, !144}
!137 = !DILocalVariable(name: "f", arg: 1, scope: !131, file: !1, line: 22, type: !9)
!138 = !DILocalVariable(name: "d", arg: 2, scope: !131, file: !1, line: 22, type: !6)
!139 = !DILocalVariable(name: "l", arg: 3, scope: !131, file: !1, line: 22, type: !12)
!140 = !DILocalVariable(name: "i", arg: 4, scope: !131, file: !1, line: 22, type: !7)
!141 = !DILocalVariable(name: "u", arg: 5, scope: !131, file: !1, line: 22, type: !8)
!142 = !DILocalVariable(name: "ll", arg: 6, scope: !131, file: !1, line: 22, type: !134)
!143 = !DILocalVariable(name: "ull", arg: 7, scope: !131, file: !1, line: 22, type: !135)
!144 = !DILocalVariable(name: "w", arg: 8, scope: !131, file: !1, line: 22, type: !5)
!145 = !DILocation(line: 0, scope: !131)
!146 = !DILocation(line: 23, column: 12, scope: !131)
!147 = !DILocation(line: 23, column: 21, scope: !131)
!148 = !DILocation(line: 23, column: 19, scope: !131)
!149 = !DILocation(line: 23, column: 35, scope: !131)
!150 = !DILocation(line: 23, column: 33, scope: !131)
!151 = !DILocation(line: 23, column: 46, scope: !131)
!152 = !DILocation(line: 23, column: 44, scope: !131)
!153 = !DILocation(line: 23, column: 58, scope: !131)
!154 = !DILocation(line: 23, column: 56, scope: !131)
!155 = !DILocation(line: 23, column: 68, scope: !131)
!156 = !DILocation(line: 23, column: 66, scope: !131)
!157 = !DILocation(line: 23, column: 87, scope: !131)
!158 = !DILocation(line: 23, column: 85, scope: !131)
!159 = !DILocation(line: 23, column: 100, scope: !131)
!160 = !DILocation(line: 23, column: 98, scope: !131)
!161 = !DILocation(line: 24, column: 12, scope: !131)
!162 = !DILocation(line: 23, column: 111, scope: !131)
!163 = !DILocation(line: 24, column: 29, scope: !131)
!164 = !DILocation(line: 24, column: 27, scope: !131)
!165 = !DILocation(line: 24, column: 39, scope: !131)
!166 = !DILocation(line: 24, column: 37, scope: !131)
!167 = !DILocation(line: 24, column: 58, scope: !131)
!168 = !DILocation(line: 24, column: 50, scope: !131)
!169 = !DILocation(line: 24, column: 48, scope: !131)
!170 = !DILocation(line: 24, column: 72, scope: !131)
!171 = !DILocation(line: 24, column: 70, scope: !131)
!172 = !DILocation(line: 23, column: 5, scope: !131)
!173 = distinct !DISubprogram(name: "complex_product", scope: !1, file: !1, line: 27, type: !174, scopeLine: 27, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !177)
!174 = !DISubroutineType(types: !175)
!175 = !{!176, !176, !176}
!176 = !DIBasicType(name: "complex", size: 128, encoding: DW_ATE_complex_float)
!177 = !{!178, !179}
!178 = !DILocalVariable(name: "a", arg: 1, scope: !173, file: !1, line: 27, type: !176)
!179 = !DILocalVariable(name: "b", arg: 2, scope: !173, file: !1, line: 27, type: !176)
!180 = !DILocation(line: 0, scope: !173)
!181 = !DILocation(line: 27, column: 82, scope: !173)
!182 = !{!"branch_weights", i32 1, i32 1048575}
!183 = !DILocation(line: 27, column: 86, scope: !173)
!184 = !DILocation(line: 27, column: 73, scope: !173)
!185 = distinct !DISubprogram(name: "vectors", scope: !1, file: !1, line: 29, type: !186, scopeLine: 29, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !194)
!186 = !DISubroutineType(types: !187)
!187 = !{!7, !188, !188, !192}
!188 = !DIDerivedType(tag: DW_TAG_typedef, name: "v4", file: !1, line: 4, baseType: !189)
!189 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 128, flags: DIFlagVector, elements: !190)
!190 = !{!191}
!191 = !DISubrange(count: 4)
!192 = !DIDerivedType(tag: DW_TAG_typedef, name: "f4", file: !1, line: 5, baseType: !193)
!193 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 128, flags: DIFlagVector, elements: !190)
!194 = !{!195, !196, !197, !198, !199}
!195 = !DILocalVariable(name: "a", arg: 1, scope: !185, file: !1, line: 29, type: !188)
!196 = !DILocalVariable(name: "b", arg: 2, scope: !185, file: !1, line: 29, type: !188)
!197 = !DILocalVariable(name: "f", arg: 3, scope: !185, file: !1, line: 29, type: !192)
!198 = !DILocalVariable(name: "c", scope: !185, file: !1, line: 30, type: !188)
!199 = !DILocalVariable(name: "d", scope: !185, file: !1, line: 30, type: !188)
!200 = !DILocation(line: 0, scope: !185)
!201 = !DILocation(line: 30, column: 29, scope: !185)
!202 = !DILocation(line: 34, column: 12, scope: !185)
!203 = !DILocation(line: 34, column: 19, scope: !185)
!204 = !DILocation(line: 34, column: 17, scope: !185)
!205 = !DILocation(line: 34, column: 31, scope: !185)
!206 = !DILocation(line: 34, column: 26, scope: !185)
!207 = !DILocation(line: 34, column: 24, scope: !185)
!208 = !DILocation(line: 34, column: 5, scope: !185)
!209 = distinct !DISubprogram(name: "overflow", scope: !1, file: !1, line: 37, type: !210, scopeLine: 37, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !213)
!210 = !DISubroutineType(types: !211)
!211 = !{!7, !7, !7, !212}
!212 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!213 = !{!214, !215, !216, !217, !218}
!214 = !DILocalVariable(name: "a", arg: 1, scope: !209, file: !1, line: 37, type: !7)
!215 = !DILocalVariable(name: "b", arg: 2, scope: !209, file: !1, line: 37, type: !7)
!216 = !DILocalVariable(name: "out", arg: 3, scope: !209, file: !1, line: 37, type: !212)
!217 = !DILocalVariable(name: "r", scope: !209, file: !1, line: 38, type: !7)
!218 = !DILocalVariable(name: "o", scope: !209, file: !1, line: 39, type: !14)
!219 = !DILocation(line: 0, scope: !209)
!220 = !DILocation(line: 39, column: 14, scope: !209)
!221 = !DILocation(line: 39, column: 49, scope: !209)
!222 = !DILocation(line: 39, column: 47, scope: !209)
!223 = !DILocation(line: 39, column: 84, scope: !209)
!224 = !DILocation(line: 39, column: 82, scope: !209)
!225 = !DILocation(line: 40, column: 12, scope: !209)
!226 = !DILocation(line: 40, column: 41, scope: !209)
!227 = !{!228, !228, i64 0}
!228 = !{!"long", !229, i64 0}
!229 = !{!"omnipotent char", !230, i64 0}
!230 = !{!"Simple C/C++ TBAA"}
!231 = !DILocation(line: 40, column: 16, scope: !209)
!232 = !DILocation(line: 40, column: 14, scope: !209)
!233 = !DILocation(line: 40, column: 55, scope: !209)
!234 = !DILocation(line: 40, column: 5, scope: !209)
!235 = distinct !DISubprogram(name: "bits", scope: !1, file: !1, line: 43, type: !236, scopeLine: 43, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !238)
!236 = !DISubroutineType(types: !237)
!237 = !{!7, !8, !11}
!238 = !{!239, !240}
!239 = !DILocalVariable(name: "x", arg: 1, scope: !235, file: !1, line: 43, type: !8)
!240 = !DILocalVariable(name: "y", arg: 2, scope: !235, file: !1, line: 43, type: !11)
!241 = !DILocation(line: 0, scope: !235)
!242 = !DILocation(line: 44, column: 12, scope: !235)
!243 = !{i32 0, i32 33}
!244 = !DILocation(line: 44, column: 36, scope: !235)
!245 = !DILocation(line: 44, column: 34, scope: !235)
!246 = !DILocation(line: 44, column: 55, scope: !235)
!247 = !{i64 0, i64 65}
!248 = !DILocation(line: 44, column: 75, scope: !235)
!249 = !DILocation(line: 44, column: 98, scope: !235)
!250 = !DILocation(line: 45, column: 22, scope: !235)
!251 = !DILocation(line: 45, column: 37, scope: !235)
!252 = !DILocation(line: 44, column: 53, scope: !235)
!253 = !DILocation(line: 44, column: 73, scope: !235)
!254 = !DILocation(line: 44, column: 96, scope: !235)
!255 = !DILocation(line: 44, column: 115, scope: !235)
!256 = !DILocation(line: 45, column: 35, scope: !235)
!257 = !DILocation(line: 44, column: 5, scope: !235)
!258 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 48, type: !259, scopeLine: 48, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !130)
!259 = !DISubroutineType(types: !260)
!260 = !{!7}
!261 = !DILocation(line: 48, column: 18, scope: !258)
