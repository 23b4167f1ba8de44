; ModuleID = 'numbers.c'
source_filename = "numbers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local range(i64 -1152921504606879877, 1152921504606880143) i64 @integers(i8 noundef signext %0, i16 noundef signext %1, i32 noundef %2, i64 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !24 {
    #dbg_value(i8 %0, !28, !DIExpression(), !33)
    #dbg_value(i16 %1, !29, !DIExpression(), !33)
    #dbg_value(i32 %2, !30, !DIExpression(), !33)
    #dbg_value(i64 %3, !31, !DIExpression(), !33)
    #dbg_value(i32 %4, !32, !DIExpression(), !33)
  %6 = trunc i16 %1 to i8, !dbg !34
  %7 = add i8 %6, %0, !dbg !34
    #dbg_value(i8 %7, !28, !DIExpression(), !33)
  %8 = shl i16 %1, 3, !dbg !35
    #dbg_value(i16 %8, !29, !DIExpression(), !33)
  %9 = sdiv i32 %2, -7, !dbg !36
  %10 = srem i32 %9, 5, !dbg !37
    #dbg_value(i32 %10, !30, !DIExpression(), !33)
  %11 = and i64 %3, 255, !dbg !38
  %12 = xor i64 %11, -1, !dbg !38
    #dbg_value(i64 %12, !31, !DIExpression(), !33)
  %13 = udiv i32 %4, 3, !dbg !39
  %14 = urem i32 %13, 10, !dbg !40
    #dbg_value(i32 %14, !32, !DIExpression(), !33)
  %15 = sext i8 %7 to i32, !dbg !41
  %16 = sext i16 %8 to i32, !dbg !42
  %17 = icmp sgt i32 %15, %16, !dbg !43
  %18 = zext i1 %17 to i32, !dbg !43
  %19 = icmp ugt i32 %14, 3, !dbg !44
  %20 = zext i1 %19 to i32, !dbg !44
  %21 = sext i32 %10 to i64, !dbg !45
  %22 = icmp slt i64 %12, %21, !dbg !46
  %23 = icmp ne i32 %16, %15, !dbg !47
  %24 = and i1 %23, %22, !dbg !48
  %25 = sext i1 %24 to i32, !dbg !48
  %26 = add nsw i32 %10, %18, !dbg !49
  %27 = add nsw i32 %26, %20, !dbg !50
  %28 = add nsw i32 %27, %25, !dbg !51
    #dbg_value(i32 %28, !30, !DIExpression(), !33)
  %29 = add nsw i32 %15, %16, !dbg !52
  %30 = add nsw i32 %29, %28, !dbg !53
  %31 = sext i32 %30 to i64, !dbg !54
  %32 = ashr i64 %12, 3, !dbg !55
  %33 = lshr i32 %14, 2, !dbg !56
  %34 = zext nneg i32 %33 to i64, !dbg !57
  %35 = xor i64 %11, 255, !dbg !58
  %36 = zext nneg i32 %14 to i64, !dbg !59
  %37 = icmp eq i32 %28, 0, !dbg !60
  %38 = zext i1 %37 to i64, !dbg !60
  %39 = add nsw i64 %35, %32, !dbg !61
  %40 = add nsw i64 %39, %36, !dbg !62
  %41 = add nsw i64 %40, %34, !dbg !63
  %42 = add nsw i64 %41, %31, !dbg !64
  %43 = add nsw i64 %42, %38, !dbg !65
  ret i64 %43, !dbg !66
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local { i64, i64 } @wide(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #0 !dbg !67 {
  %5 = zext i64 %1 to i128
  %6 = shl nuw i128 %5, 64
  %7 = zext i64 %0 to i128
  %8 = or disjoint i128 %6, %7
  %9 = zext i64 %3 to i128
  %10 = shl nuw i128 %9, 64
  %11 = zext i64 %2 to i128
  %12 = or disjoint i128 %10, %11
    #dbg_value(!DIArgList(i128 %6, i128 %7), !72, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_or, DW_OP_stack_value), !74)
    #dbg_value(i128 %12, !73, !DIExpression(), !74)
  %13 = mul nsw i128 %12, %8, !dbg !75
  %14 = ashr i128 %6, 65, !dbg !76
  %15 = sdiv i128 %8, 3, !dbg !77
  %16 = srem i128 %15, 1000000007, !dbg !78
  %17 = sub nsw i128 %14, %16, !dbg !79
  %18 = add i128 %17, %13, !dbg !80
  %19 = trunc i128 %18 to i64, !dbg !81
  %20 = lshr i128 %18, 64, !dbg !81
  %21 = trunc nuw i128 %20 to i64, !dbg !81
  %22 = insertvalue { i64, i64 } poison, i64 %19, 0, !dbg !81
  %23 = insertvalue { i64, i64 } %22, i64 %21, 1, !dbg !81
  ret { i64, i64 } %23, !dbg !81
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef zeroext i1 @booleans(i1 noundef zeroext %0, i1 noundef zeroext %1, i32 noundef %2) local_unnamed_addr #0 !dbg !82 {
    #dbg_value(i1 %0, !86, !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value), !89)
    #dbg_value(i1 %1, !87, !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value), !89)
    #dbg_value(i32 %2, !88, !DIExpression(), !89)
  %4 = or i1 %0, %1, !dbg !90
    #dbg_value(i1 %4, !86, !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value), !89)
    #dbg_value(!DIArgList(i1 %4, i32 %2), !86, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_LLVM_arg, 1, DW_OP_ne, DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value), !89)
  %5 = and i32 %2, 1, !dbg !91
  %6 = select i1 %4, i32 %5, i32 0, !dbg !91
  %7 = icmp ne i32 %6, %2, !dbg !91
  ret i1 %7, !dbg !92
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(write) uwtable
define dso_local double @floating(float noundef %0, double noundef %1, x86_fp80 noundef %2) local_unnamed_addr #1 !dbg !93 {
    #dbg_value(float %0, !97, !DIExpression(), !100)
    #dbg_value(double %1, !98, !DIExpression(), !100)
    #dbg_value(x86_fp80 %2, !99, !DIExpression(DW_OP_LLVM_fragment, 0, 80), !100)
  %4 = fmul float %0, 2.000000e+00, !dbg !101
  %5 = fadd float %4, 1.500000e+00, !dbg !102
    #dbg_value(float %5, !97, !DIExpression(), !100)
  %6 = fdiv double %1, -3.000000e+00, !dbg !103
  %7 = fpext float %5 to double, !dbg !104
  %8 = fsub double %6, %7, !dbg !105
    #dbg_value(double %8, !98, !DIExpression(), !100)
  %9 = fmul x86_fp80 %2, 0xK3FFF8CCCCCCCCCCCCCCD, !dbg !106
  %10 = fpext double %8 to x86_fp80, !dbg !107
  %11 = fadd x86_fp80 %9, %10, !dbg !108
    #dbg_value(x86_fp80 %11, !99, !DIExpression(DW_OP_LLVM_fragment, 0, 80), !100)
  %12 = fcmp ogt double %8, %7, !dbg !109
  %13 = fcmp ole x86_fp80 %11, %10
  %14 = or i1 %12, %13, !dbg !111
  %15 = fcmp uno float %5, 0.000000e+00
  %16 = or i1 %15, %14, !dbg !111
  br i1 %16, label %17, label %24, !dbg !111

17:                                               ; preds = %3
  %18 = tail call double @sqrt(double noundef %8) #8, !dbg !112
  %19 = tail call double @llvm.fabs.f64(double %8), !dbg !113
  %20 = fadd double %19, %18, !dbg !114
  %21 = tail call double @llvm.fma.f64(double %8, double %8, double 1.000000e+00), !dbg !115
  %22 = fadd double %21, %20, !dbg !116
  %23 = fadd double %8, %22, !dbg !117
    #dbg_value(double %23, !98, !DIExpression(), !100)
  br label %24, !dbg !118

24:                                               ; preds = %3, %17
  %25 = phi double [ %23, %17 ], [ %8, %3 ], !dbg !100
    #dbg_value(double %25, !98, !DIExpression(), !100)
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
define dso_local double @conversions(float noundef %0, double noundef %1, x86_fp80 noundef %2, i32 noundef %3, i32 noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef %7, i64 noundef %8) local_unnamed_addr #0 !dbg !130 {
  %10 = zext i64 %8 to i128
  %11 = shl nuw i128 %10, 64
  %12 = zext i64 %7 to i128
  %13 = or disjoint i128 %11, %12
    #dbg_value(float %0, !136, !DIExpression(), !144)
    #dbg_value(double %1, !137, !DIExpression(), !144)
    #dbg_value(x86_fp80 %2, !138, !DIExpression(DW_OP_LLVM_fragment, 0, 80), !144)
    #dbg_value(i32 %3, !139, !DIExpression(), !144)
    #dbg_value(i32 %4, !140, !DIExpression(), !144)
    #dbg_value(i64 %5, !141, !DIExpression(), !144)
    #dbg_value(i64 %6, !142, !DIExpression(), !144)
    #dbg_value(i128 %13, !143, !DIExpression(), !144)
  %14 = fptosi float %0 to i32, !dbg !145
  %15 = fptoui double %1 to i32, !dbg !146
  %16 = add i32 %15, %14, !dbg !147
  %17 = uitofp i32 %16 to float, !dbg !145
  %18 = sitofp i32 %3 to float, !dbg !148
  %19 = fadd float %17, %18, !dbg !149
  %20 = fpext float %19 to double, !dbg !145
  %21 = uitofp i32 %4 to double, !dbg !150
  %22 = fadd double %21, %20, !dbg !151
  %23 = fptosi double %1 to i64, !dbg !152
  %24 = sitofp i64 %23 to double, !dbg !152
  %25 = fadd double %22, %24, !dbg !153
  %26 = fptoui float %0 to i64, !dbg !154
  %27 = uitofp i64 %26 to double, !dbg !154
  %28 = fadd double %25, %27, !dbg !155
  %29 = uitofp i64 %6 to float, !dbg !156
  %30 = fpext float %29 to double, !dbg !156
  %31 = fadd double %28, %30, !dbg !157
  %32 = sitofp i64 %5 to double, !dbg !158
  %33 = fadd double %31, %32, !dbg !159
  %34 = fpext double %33 to x86_fp80, !dbg !145
  %35 = sitofp i128 %13 to x86_fp80, !dbg !160
  %36 = fadd x86_fp80 %34, %35, !dbg !161
  %37 = fptosi x86_fp80 %2 to i8, !dbg !162
  %38 = sitofp i8 %37 to x86_fp80, !dbg !162
  %39 = fadd x86_fp80 %36, %38, !dbg !163
  %40 = fcmp une double %1, 0.000000e+00, !dbg !164
  %41 = uitofp i1 %40 to x86_fp80, !dbg !164
  %42 = fadd x86_fp80 %39, %41, !dbg !165
  %43 = fptosi double %1 to i128, !dbg !166
  %44 = sitofp i128 %43 to x86_fp80, !dbg !167
  %45 = fadd x86_fp80 %42, %44, !dbg !168
  %46 = shl i32 %3, 16, !dbg !169
  %47 = ashr exact i32 %46, 16, !dbg !169
  %48 = sitofp i32 %47 to x86_fp80, !dbg !169
  %49 = fadd x86_fp80 %45, %48, !dbg !170
  %50 = fptrunc x86_fp80 %49 to double, !dbg !145
  ret double %50, !dbg !171
}

; Function Attrs: nounwind uwtable
define dso_local { double, double } @complex_product(double noundef %0, double noundef %1, double noundef %2, double noundef %3) local_unnamed_addr #4 !dbg !172 {
    #dbg_value(double %0, !177, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !179)
    #dbg_value(double %1, !177, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !179)
    #dbg_value(double %2, !178, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !179)
    #dbg_value(double %3, !178, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !179)
  %5 = fmul double %0, %2, !dbg !180
  %6 = fmul double %1, %3, !dbg !180
  %7 = fmul double %0, %3, !dbg !180
  %8 = fmul double %1, %2, !dbg !180
  %9 = fsub double %5, %6, !dbg !180
  %10 = fadd double %8, %7, !dbg !180
  %11 = fcmp uno double %9, 0.000000e+00, !dbg !180
  br i1 %11, label %12, label %18, !dbg !180, !prof !181

12:                                               ; preds = %4
  %13 = fcmp uno double %10, 0.000000e+00, !dbg !180
  br i1 %13, label %14, label %18, !dbg !180, !prof !181

14:                                               ; preds = %12
  %15 = tail call { double, double } @__muldc3(double noundef %0, double noundef %1, double noundef %2, double noundef %3) #8, !dbg !180
  %16 = extractvalue { double, double } %15, 0, !dbg !180
  %17 = extractvalue { double, double } %15, 1, !dbg !180
  br label %18, !dbg !180

18:                                               ; preds = %14, %12, %4
  %19 = phi double [ %9, %4 ], [ %9, %12 ], [ %16, %14 ], !dbg !180
  %20 = phi double [ %10, %4 ], [ %10, %12 ], [ %17, %14 ], !dbg !180
  %21 = fadd double %19, 1.000000e+00, !dbg !182
  %22 = insertvalue { double, double } poison, double %21, 0, !dbg !183
  %23 = insertvalue { double, double } %22, double %20, 1, !dbg !183
  ret { double, double } %23, !dbg !183
}

declare { double, double } @__muldc3(double, double, double, double) local_unnamed_addr

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local i32 @vectors(<4 x i32> noundef %0, <4 x i32> noundef %1, <4 x float> noundef %2) local_unnamed_addr #5 !dbg !184 {
    #dbg_value(<4 x i32> %0, !194, !DIExpression(), !199)
    #dbg_value(<4 x i32> %1, !195, !DIExpression(), !199)
    #dbg_value(<4 x float> %2, !196, !DIExpression(), !199)
    #dbg_value(!DIArgList(<4 x i32> %1, <4 x i32> %0, <4 x i32> <i32 3, i32 poison, i32 3, i32 poison>), !197, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 2, DW_OP_mul, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !199)
  %4 = icmp sgt <4 x i32> %0, %1, !dbg !200
    #dbg_value(<4 x i32> poison, !198, !DIExpression(), !199)
    #dbg_value(<4 x float> poison, !196, !DIExpression(), !199)
    #dbg_value(<4 x i32> poison, !197, !DIExpression(), !199)
    #dbg_value(<4 x i32> poison, !197, !DIExpression(), !199)
  %5 = extractelement <4 x i32> %1, i64 0, !dbg !201
  %6 = mul i32 %5, 3, !dbg !201
  %7 = extractelement <4 x i32> %0, i64 0, !dbg !201
  %8 = add i32 %6, %7, !dbg !201
  %9 = extractelement <4 x i1> %4, i64 3, !dbg !202
  %10 = sext i1 %9 to i32, !dbg !202
  %11 = add nsw i32 %8, %10, !dbg !203
  %12 = extractelement <4 x float> %2, i64 1, !dbg !204
  %13 = fmul float %12, 5.000000e-01, !dbg !204
  %14 = fptosi float %13 to i32, !dbg !205
  %15 = add nsw i32 %11, %14, !dbg !206
  ret i32 %15, !dbg !207
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define dso_local i32 @overflow(i32 noundef %0, i32 noundef %1, ptr nocapture noundef %2) local_unnamed_addr #6 !dbg !208 {
    #dbg_value(i32 %0, !213, !DIExpression(), !218)
    #dbg_value(i32 %1, !214, !DIExpression(), !218)
    #dbg_value(ptr %2, !215, !DIExpression(), !218)
  %4 = tail call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %0, i32 %1), !dbg !219
  %5 = extractvalue { i32, i1 } %4, 1, !dbg !219
    #dbg_value(i32 poison, !216, !DIExpression(), !218)
  %6 = add i32 %0, -715827883, !dbg !220
  %7 = icmp ult i32 %6, -1431655765, !dbg !220
    #dbg_value(i32 poison, !216, !DIExpression(), !218)
  %8 = or i1 %7, %5, !dbg !221
  %9 = tail call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %1, i32 %0), !dbg !222
  %10 = extractvalue { i32, i1 } %9, 1, !dbg !222
  %11 = extractvalue { i32, i1 } %9, 0, !dbg !222
    #dbg_value(i32 %11, !216, !DIExpression(), !218)
  %12 = or i1 %10, %8, !dbg !223
    #dbg_value(i1 %12, !217, !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value), !218)
  %13 = zext i1 %12 to i32, !dbg !224
  %14 = load i64, ptr %2, align 8, !dbg !225, !tbaa !226
  %15 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %14, i64 3), !dbg !230
  %16 = extractvalue { i64, i1 } %15, 1, !dbg !230
  %17 = extractvalue { i64, i1 } %15, 0, !dbg !230
  store i64 %17, ptr %2, align 8, !dbg !230
  %18 = zext i1 %16 to i32, !dbg !230
  %19 = add i32 %11, %13, !dbg !231
  %20 = add i32 %19, %18, !dbg !232
  ret i32 %20, !dbg !233
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.ssub.with.overflow.i32(i32, i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local i32 @bits(i32 noundef %0, i64 noundef %1) local_unnamed_addr #0 !dbg !234 {
    #dbg_value(i32 %0, !238, !DIExpression(), !240)
    #dbg_value(i64 %1, !239, !DIExpression(), !240)
  %3 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %0), !dbg !241
  %4 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %0, i1 true), !dbg !242
  %5 = add nuw nsw i32 %3, %4, !dbg !243
  %6 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %1, i1 true), !dbg !244
  %7 = trunc nuw nsw i64 %6 to i32, !dbg !244
  %8 = tail call i32 @llvm.bswap.i32(i32 %0), !dbg !245
  %9 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %0, i1 true), !dbg !246
  %10 = add nuw nsw i32 %9, 1, !dbg !246
  %11 = icmp eq i32 %0, 0, !dbg !246
  %12 = select i1 %11, i32 0, i32 %10, !dbg !246
  %13 = tail call i32 @llvm.fshl.i32(i32 %0, i32 %0, i32 5), !dbg !247
  %14 = and i32 %3, 1, !dbg !248
  %15 = add i32 %5, %8, !dbg !249
  %16 = add i32 %15, %13, !dbg !250
  %17 = add i32 %16, %14, !dbg !251
  %18 = add i32 %17, %7, !dbg !252
  %19 = add i32 %18, %12, !dbg !253
  ret i32 %19, !dbg !254
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
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !255 {
  ret i32 266, !dbg !258
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #7

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn memory(write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nofree nounwind willreturn memory(write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!16, !17, !18, !19, !20, !21, !22}
!llvm.ident = !{!23}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
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
!22 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!23 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!24 = distinct !DISubprogram(name: "integers", scope: !1, file: !1, line: 7, type: !25, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !27)
!25 = !DISubroutineType(types: !26)
!26 = !{!10, !13, !15, !7, !10, !8}
!27 = !{!28, !29, !30, !31, !32}
!28 = !DILocalVariable(name: "c", arg: 1, scope: !24, file: !1, line: 7, type: !13)
!29 = !DILocalVariable(name: "s", arg: 2, scope: !24, file: !1, line: 7, type: !15)
!30 = !DILocalVariable(name: "i", arg: 3, scope: !24, file: !1, line: 7, type: !7)
!31 = !DILocalVariable(name: "l", arg: 4, scope: !24, file: !1, line: 7, type: !10)
!32 = !DILocalVariable(name: "u", arg: 5, scope: !24, file: !1, line: 7, type: !8)
!33 = !DILocation(line: 0, scope: !24)
!34 = !DILocation(line: 8, column: 7, scope: !24)
!35 = !DILocation(line: 8, column: 15, scope: !24)
!36 = !DILocation(line: 8, column: 29, scope: !24)
!37 = !DILocation(line: 8, column: 33, scope: !24)
!38 = !DILocation(line: 8, column: 40, scope: !24)
!39 = !DILocation(line: 8, column: 66, scope: !24)
!40 = !DILocation(line: 8, column: 70, scope: !24)
!41 = !DILocation(line: 9, column: 11, scope: !24)
!42 = !DILocation(line: 9, column: 15, scope: !24)
!43 = !DILocation(line: 9, column: 13, scope: !24)
!44 = !DILocation(line: 9, column: 23, scope: !24)
!45 = !DILocation(line: 9, column: 37, scope: !24)
!46 = !DILocation(line: 9, column: 35, scope: !24)
!47 = !DILocation(line: 9, column: 45, scope: !24)
!48 = !DILocation(line: 9, column: 40, scope: !24)
!49 = !DILocation(line: 9, column: 18, scope: !24)
!50 = !DILocation(line: 9, column: 30, scope: !24)
!51 = !DILocation(line: 9, column: 7, scope: !24)
!52 = !DILocation(line: 10, column: 14, scope: !24)
!53 = !DILocation(line: 10, column: 18, scope: !24)
!54 = !DILocation(line: 10, column: 12, scope: !24)
!55 = !DILocation(line: 10, column: 27, scope: !24)
!56 = !DILocation(line: 10, column: 38, scope: !24)
!57 = !DILocation(line: 10, column: 35, scope: !24)
!58 = !DILocation(line: 10, column: 46, scope: !24)
!59 = !DILocation(line: 10, column: 65, scope: !24)
!60 = !DILocation(line: 10, column: 82, scope: !24)
!61 = !DILocation(line: 10, column: 22, scope: !24)
!62 = !DILocation(line: 10, column: 33, scope: !24)
!63 = !DILocation(line: 10, column: 44, scope: !24)
!64 = !DILocation(line: 10, column: 63, scope: !24)
!65 = !DILocation(line: 10, column: 80, scope: !24)
!66 = !DILocation(line: 10, column: 5, scope: !24)
!67 = distinct !DISubprogram(name: "wide", scope: !1, file: !1, line: 13, type: !68, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !71)
!68 = !DISubroutineType(types: !69)
!69 = !{!5, !5, !70}
!70 = !DIBasicType(name: "unsigned __int128", size: 128, encoding: DW_ATE_unsigned)
!71 = !{!72, !73}
!72 = !DILocalVariable(name: "a", arg: 1, scope: !67, file: !1, line: 13, type: !5)
!73 = !DILocalVariable(name: "b", arg: 2, scope: !67, file: !1, line: 13, type: !70)
!74 = !DILocation(line: 0, scope: !67)
!75 = !DILocation(line: 13, column: 59, scope: !67)
!76 = !DILocation(line: 13, column: 78, scope: !67)
!77 = !DILocation(line: 13, column: 90, scope: !67)
!78 = !DILocation(line: 13, column: 95, scope: !67)
!79 = !DILocation(line: 13, column: 73, scope: !67)
!80 = !DILocation(line: 13, column: 85, scope: !67)
!81 = !DILocation(line: 13, column: 50, scope: !67)
!82 = distinct !DISubprogram(name: "booleans", scope: !1, file: !1, line: 14, type: !83, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !85)
!83 = !DISubroutineType(types: !84)
!84 = !{!14, !14, !14, !7}
!85 = !{!86, !87, !88}
!86 = !DILocalVariable(name: "a", arg: 1, scope: !82, file: !1, line: 14, type: !14)
!87 = !DILocalVariable(name: "b", arg: 2, scope: !82, file: !1, line: 14, type: !14)
!88 = !DILocalVariable(name: "c", arg: 3, scope: !82, file: !1, line: 14, type: !7)
!89 = !DILocation(line: 0, scope: !82)
!90 = !DILocation(line: 14, column: 42, scope: !82)
!91 = !DILocation(line: 14, column: 65, scope: !82)
!92 = !DILocation(line: 14, column: 56, scope: !82)
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
!127 = !DISubprogram(name: "__builtin_sqrt", scope: !1, file: !1, line: 18, type: !128, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!128 = !DISubroutineType(types: !129)
!129 = !{!6, !6}
!130 = distinct !DISubprogram(name: "conversions", scope: !1, file: !1, line: 22, type: !131, scopeLine: 22, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !135)
!131 = !DISubroutineType(types: !132)
!132 = !{!6, !9, !6, !12, !7, !8, !133, !134, !5}
!133 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!134 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!135 = !{!136, !137, !138, !139, !140, !141, !142, !143}
!136 = !DILocalVariable(name: "f", arg: 1, scope: !130, file: !1, line: 22, type: !9)
!137 = !DILocalVariable(name: "d", arg: 2, scope: !130, file: !1, line: 22, type: !6)
!138 = !DILocalVariable(name: "l", arg: 3, scope: !130, file: !1, line: 22, type: !12)
!139 = !DILocalVariable(name: "i", arg: 4, scope: !130, file: !1, line: 22, type: !7)
!140 = !DILocalVariable(name: "u", arg: 5, scope: !130, file: !1, line: 22, type: !8)
!141 = !DILocalVariable(name: "ll", arg: 6, scope: !130, file: !1, line: 22, type: !133)
!142 = !DILocalVariable(name: "ull", arg: 7, scope: !130, file: !1, line: 22, type: !134)
!143 = !DILocalVariable(name: "w", arg: 8, scope: !130, file: !1, line: 22, type: !5)
!144 = !DILocation(line: 0, scope: !130)
!145 = !DILocation(line: 23, column: 12, scope: !130)
!146 = !DILocation(line: 23, column: 21, scope: !130)
!147 = !DILocation(line: 23, column: 19, scope: !130)
!148 = !DILocation(line: 23, column: 35, scope: !130)
!149 = !DILocation(line: 23, column: 33, scope: !130)
!150 = !DILocation(line: 23, column: 46, scope: !130)
!151 = !DILocation(line: 23, column: 44, scope: !130)
!152 = !DILocation(line: 23, column: 58, scope: !130)
!153 = !DILocation(line: 23, column: 56, scope: !130)
!154 = !DILocation(line: 23, column: 68, scope: !130)
!155 = !DILocation(line: 23, column: 66, scope: !130)
!156 = !DILocation(line: 23, column: 87, scope: !130)
!157 = !DILocation(line: 23, column: 85, scope: !130)
!158 = !DILocation(line: 23, column: 100, scope: !130)
!159 = !DILocation(line: 23, column: 98, scope: !130)
!160 = !DILocation(line: 24, column: 12, scope: !130)
!161 = !DILocation(line: 23, column: 111, scope: !130)
!162 = !DILocation(line: 24, column: 29, scope: !130)
!163 = !DILocation(line: 24, column: 27, scope: !130)
!164 = !DILocation(line: 24, column: 39, scope: !130)
!165 = !DILocation(line: 24, column: 37, scope: !130)
!166 = !DILocation(line: 24, column: 58, scope: !130)
!167 = !DILocation(line: 24, column: 50, scope: !130)
!168 = !DILocation(line: 24, column: 48, scope: !130)
!169 = !DILocation(line: 24, column: 72, scope: !130)
!170 = !DILocation(line: 24, column: 70, scope: !130)
!171 = !DILocation(line: 23, column: 5, scope: !130)
!172 = distinct !DISubprogram(name: "complex_product", scope: !1, file: !1, line: 27, type: !173, scopeLine: 27, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !176)
!173 = !DISubroutineType(types: !174)
!174 = !{!175, !175, !175}
!175 = !DIBasicType(name: "complex", size: 128, encoding: DW_ATE_complex_float)
!176 = !{!177, !178}
!177 = !DILocalVariable(name: "a", arg: 1, scope: !172, file: !1, line: 27, type: !175)
!178 = !DILocalVariable(name: "b", arg: 2, scope: !172, file: !1, line: 27, type: !175)
!179 = !DILocation(line: 0, scope: !172)
!180 = !DILocation(line: 27, column: 82, scope: !172)
!181 = !{!"branch_weights", i32 1, i32 1048575}
!182 = !DILocation(line: 27, column: 86, scope: !172)
!183 = !DILocation(line: 27, column: 73, scope: !172)
!184 = distinct !DISubprogram(name: "vectors", scope: !1, file: !1, line: 29, type: !185, scopeLine: 29, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !193)
!185 = !DISubroutineType(types: !186)
!186 = !{!7, !187, !187, !191}
!187 = !DIDerivedType(tag: DW_TAG_typedef, name: "v4", file: !1, line: 4, baseType: !188)
!188 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 128, flags: DIFlagVector, elements: !189)
!189 = !{!190}
!190 = !DISubrange(count: 4)
!191 = !DIDerivedType(tag: DW_TAG_typedef, name: "f4", file: !1, line: 5, baseType: !192)
!192 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 128, flags: DIFlagVector, elements: !189)
!193 = !{!194, !195, !196, !197, !198}
!194 = !DILocalVariable(name: "a", arg: 1, scope: !184, file: !1, line: 29, type: !187)
!195 = !DILocalVariable(name: "b", arg: 2, scope: !184, file: !1, line: 29, type: !187)
!196 = !DILocalVariable(name: "f", arg: 3, scope: !184, file: !1, line: 29, type: !191)
!197 = !DILocalVariable(name: "c", scope: !184, file: !1, line: 30, type: !187)
!198 = !DILocalVariable(name: "d", scope: !184, file: !1, line: 30, type: !187)
!199 = !DILocation(line: 0, scope: !184)
!200 = !DILocation(line: 30, column: 29, scope: !184)
!201 = !DILocation(line: 34, column: 12, scope: !184)
!202 = !DILocation(line: 34, column: 19, scope: !184)
!203 = !DILocation(line: 34, column: 17, scope: !184)
!204 = !DILocation(line: 34, column: 31, scope: !184)
!205 = !DILocation(line: 34, column: 26, scope: !184)
!206 = !DILocation(line: 34, column: 24, scope: !184)
!207 = !DILocation(line: 34, column: 5, scope: !184)
!208 = distinct !DISubprogram(name: "overflow", scope: !1, file: !1, line: 37, type: !209, scopeLine: 37, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !212)
!209 = !DISubroutineType(types: !210)
!210 = !{!7, !7, !7, !211}
!211 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!212 = !{!213, !214, !215, !216, !217}
!213 = !DILocalVariable(name: "a", arg: 1, scope: !208, file: !1, line: 37, type: !7)
!214 = !DILocalVariable(name: "b", arg: 2, scope: !208, file: !1, line: 37, type: !7)
!215 = !DILocalVariable(name: "out", arg: 3, scope: !208, file: !1, line: 37, type: !211)
!216 = !DILocalVariable(name: "r", scope: !208, file: !1, line: 38, type: !7)
!217 = !DILocalVariable(name: "o", scope: !208, file: !1, line: 39, type: !14)
!218 = !DILocation(line: 0, scope: !208)
!219 = !DILocation(line: 39, column: 14, scope: !208)
!220 = !DILocation(line: 39, column: 49, scope: !208)
!221 = !DILocation(line: 39, column: 47, scope: !208)
!222 = !DILocation(line: 39, column: 84, scope: !208)
!223 = !DILocation(line: 39, column: 82, scope: !208)
!224 = !DILocation(line: 40, column: 12, scope: !208)
!225 = !DILocation(line: 40, column: 41, scope: !208)
!226 = !{!227, !227, i64 0}
!227 = !{!"long", !228, i64 0}
!228 = !{!"omnipotent char", !229, i64 0}
!229 = !{!"Simple C/C++ TBAA"}
!230 = !DILocation(line: 40, column: 16, scope: !208)
!231 = !DILocation(line: 40, column: 14, scope: !208)
!232 = !DILocation(line: 40, column: 55, scope: !208)
!233 = !DILocation(line: 40, column: 5, scope: !208)
!234 = distinct !DISubprogram(name: "bits", scope: !1, file: !1, line: 43, type: !235, scopeLine: 43, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !237)
!235 = !DISubroutineType(types: !236)
!236 = !{!7, !8, !11}
!237 = !{!238, !239}
!238 = !DILocalVariable(name: "x", arg: 1, scope: !234, file: !1, line: 43, type: !8)
!239 = !DILocalVariable(name: "y", arg: 2, scope: !234, file: !1, line: 43, type: !11)
!240 = !DILocation(line: 0, scope: !234)
!241 = !DILocation(line: 44, column: 12, scope: !234)
!242 = !DILocation(line: 44, column: 36, scope: !234)
!243 = !DILocation(line: 44, column: 34, scope: !234)
!244 = !DILocation(line: 44, column: 55, scope: !234)
!245 = !DILocation(line: 44, column: 75, scope: !234)
!246 = !DILocation(line: 44, column: 98, scope: !234)
!247 = !DILocation(line: 45, column: 22, scope: !234)
!248 = !DILocation(line: 45, column: 37, scope: !234)
!249 = !DILocation(line: 44, column: 53, scope: !234)
!250 = !DILocation(line: 44, column: 73, scope: !234)
!251 = !DILocation(line: 44, column: 96, scope: !234)
!252 = !DILocation(line: 44, column: 115, scope: !234)
!253 = !DILocation(line: 45, column: 35, scope: !234)
!254 = !DILocation(line: 44, column: 5, scope: !234)
!255 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 48, type: !256, scopeLine: 48, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!256 = !DISubroutineType(types: !257)
!257 = !{!7}
!258 = !DILocation(line: 48, column: 18, scope: !255)
