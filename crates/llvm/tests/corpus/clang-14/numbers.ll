; ModuleID = 'numbers.c'
source_filename = "numbers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind uwtable
define dso_local i64 @integers(i8 noundef signext %c, i16 noundef signext %s, i32 noundef %i, i64 noundef %l, i32 noundef %u) #0 !dbg !24 {
entry:
  %c.addr = alloca i8, align 1
  %s.addr = alloca i16, align 2
  %i.addr = alloca i32, align 4
  %l.addr = alloca i64, align 8
  %u.addr = alloca i32, align 4
  store i8 %c, i8* %c.addr, align 1
  call void @llvm.dbg.declare(metadata i8* %c.addr, metadata !28, metadata !DIExpression()), !dbg !29
  store i16 %s, i16* %s.addr, align 2
  call void @llvm.dbg.declare(metadata i16* %s.addr, metadata !30, metadata !DIExpression()), !dbg !31
  store i32 %i, i32* %i.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %i.addr, metadata !32, metadata !DIExpression()), !dbg !33
  store i64 %l, i64* %l.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %l.addr, metadata !34, metadata !DIExpression()), !dbg !35
  store i32 %u, i32* %u.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %u.addr, metadata !36, metadata !DIExpression()), !dbg !37
  %0 = load i16, i16* %s.addr, align 2, !dbg !38
  %conv = sext i16 %0 to i32, !dbg !38
  %1 = load i8, i8* %c.addr, align 1, !dbg !39
  %conv1 = sext i8 %1 to i32, !dbg !39
  %add = add nsw i32 %conv1, %conv, !dbg !39
  %conv2 = trunc i32 %add to i8, !dbg !39
  store i8 %conv2, i8* %c.addr, align 1, !dbg !39
  %2 = load i16, i16* %s.addr, align 2, !dbg !40
  %conv3 = sext i16 %2 to i32, !dbg !40
  %shl = shl i32 %conv3, 3, !dbg !40
  %conv4 = trunc i32 %shl to i16, !dbg !40
  store i16 %conv4, i16* %s.addr, align 2, !dbg !40
  %3 = load i32, i32* %i.addr, align 4, !dbg !41
  %sub = sub nsw i32 0, %3, !dbg !42
  %div = sdiv i32 %sub, 7, !dbg !43
  %rem = srem i32 %div, 5, !dbg !44
  store i32 %rem, i32* %i.addr, align 4, !dbg !45
  %4 = load i64, i64* %l.addr, align 8, !dbg !46
  %neg = xor i64 %4, -1, !dbg !47
  %5 = load i64, i64* %l.addr, align 8, !dbg !48
  %and = and i64 %5, 255, !dbg !49
  %or = or i64 %neg, %and, !dbg !50
  %6 = load i64, i64* %l.addr, align 8, !dbg !51
  %xor = xor i64 %6, %or, !dbg !51
  store i64 %xor, i64* %l.addr, align 8, !dbg !51
  %7 = load i32, i32* %u.addr, align 4, !dbg !52
  %div5 = udiv i32 %7, 3, !dbg !53
  %rem6 = urem i32 %div5, 10, !dbg !54
  store i32 %rem6, i32* %u.addr, align 4, !dbg !55
  %8 = load i8, i8* %c.addr, align 1, !dbg !56
  %conv7 = sext i8 %8 to i32, !dbg !56
  %9 = load i16, i16* %s.addr, align 2, !dbg !57
  %conv8 = sext i16 %9 to i32, !dbg !57
  %cmp = icmp sgt i32 %conv7, %conv8, !dbg !58
  %conv9 = zext i1 %cmp to i32, !dbg !58
  %10 = load i32, i32* %u.addr, align 4, !dbg !59
  %cmp10 = icmp uge i32 %10, 4, !dbg !60
  %conv11 = zext i1 %cmp10 to i32, !dbg !60
  %add12 = add nsw i32 %conv9, %conv11, !dbg !61
  %11 = load i64, i64* %l.addr, align 8, !dbg !62
  %12 = load i32, i32* %i.addr, align 4, !dbg !63
  %conv13 = sext i32 %12 to i64, !dbg !63
  %cmp14 = icmp slt i64 %11, %conv13, !dbg !64
  %conv15 = zext i1 %cmp14 to i32, !dbg !64
  %13 = load i16, i16* %s.addr, align 2, !dbg !65
  %conv16 = sext i16 %13 to i32, !dbg !65
  %14 = load i8, i8* %c.addr, align 1, !dbg !66
  %conv17 = sext i8 %14 to i32, !dbg !66
  %cmp18 = icmp ne i32 %conv16, %conv17, !dbg !67
  %conv19 = zext i1 %cmp18 to i32, !dbg !67
  %mul = mul nsw i32 %conv15, %conv19, !dbg !68
  %sub20 = sub nsw i32 %add12, %mul, !dbg !69
  %15 = load i32, i32* %i.addr, align 4, !dbg !70
  %add21 = add nsw i32 %15, %sub20, !dbg !70
  store i32 %add21, i32* %i.addr, align 4, !dbg !70
  %16 = load i8, i8* %c.addr, align 1, !dbg !71
  %conv22 = sext i8 %16 to i32, !dbg !71
  %17 = load i16, i16* %s.addr, align 2, !dbg !72
  %conv23 = sext i16 %17 to i32, !dbg !72
  %add24 = add nsw i32 %conv22, %conv23, !dbg !73
  %18 = load i32, i32* %i.addr, align 4, !dbg !74
  %add25 = add nsw i32 %add24, %18, !dbg !75
  %conv26 = sext i32 %add25 to i64, !dbg !71
  %19 = load i64, i64* %l.addr, align 8, !dbg !76
  %shr = ashr i64 %19, 3, !dbg !77
  %add27 = add nsw i64 %conv26, %shr, !dbg !78
  %20 = load i32, i32* %u.addr, align 4, !dbg !79
  %shr28 = lshr i32 %20, 2, !dbg !80
  %conv29 = zext i32 %shr28 to i64, !dbg !81
  %add30 = add nsw i64 %add27, %conv29, !dbg !82
  %21 = load i64, i64* %l.addr, align 8, !dbg !83
  %conv31 = trunc i64 %21 to i8, !dbg !84
  %conv32 = zext i8 %conv31 to i64, !dbg !84
  %add33 = add nsw i64 %add30, %conv32, !dbg !85
  %22 = load i32, i32* %u.addr, align 4, !dbg !86
  %conv34 = trunc i32 %22 to i8, !dbg !87
  %conv35 = sext i8 %conv34 to i64, !dbg !87
  %add36 = add nsw i64 %add33, %conv35, !dbg !88
  %23 = load i32, i32* %i.addr, align 4, !dbg !89
  %tobool = icmp ne i32 %23, 0, !dbg !90
  %lnot = xor i1 %tobool, true, !dbg !90
  %lnot.ext = zext i1 %lnot to i32, !dbg !90
  %conv37 = sext i32 %lnot.ext to i64, !dbg !90
  %add38 = add nsw i64 %add36, %conv37, !dbg !91
  ret i64 %add38, !dbg !92
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: noinline nounwind uwtable
define dso_local { i64, i64 } @wide(i64 noundef %a.coerce0, i64 noundef %a.coerce1, i64 noundef %b.coerce0, i64 noundef %b.coerce1) #0 !dbg !93 {
entry:
  %retval = alloca i128, align 16
  %a = alloca i128, align 16
  %b = alloca i128, align 16
  %a.addr = alloca i128, align 16
  %b.addr = alloca i128, align 16
  %0 = bitcast i128* %a to { i64, i64 }*
  %1 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %0, i32 0, i32 0
  store i64 %a.coerce0, i64* %1, align 16
  %2 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %0, i32 0, i32 1
  store i64 %a.coerce1, i64* %2, align 8
  %a1 = load i128, i128* %a, align 16
  %3 = bitcast i128* %b to { i64, i64 }*
  %4 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %3, i32 0, i32 0
  store i64 %b.coerce0, i64* %4, align 16
  %5 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %3, i32 0, i32 1
  store i64 %b.coerce1, i64* %5, align 8
  %b2 = load i128, i128* %b, align 16
  store i128 %a1, i128* %a.addr, align 16
  call void @llvm.dbg.declare(metadata i128* %a.addr, metadata !97, metadata !DIExpression()), !dbg !98
  store i128 %b2, i128* %b.addr, align 16
  call void @llvm.dbg.declare(metadata i128* %b.addr, metadata !99, metadata !DIExpression()), !dbg !100
  %6 = load i128, i128* %a.addr, align 16, !dbg !101
  %7 = load i128, i128* %b.addr, align 16, !dbg !102
  %mul = mul nsw i128 %6, %7, !dbg !103
  %8 = load i128, i128* %a.addr, align 16, !dbg !104
  %shr = ashr i128 %8, 65, !dbg !105
  %add = add nsw i128 %mul, %shr, !dbg !106
  %9 = load i128, i128* %a.addr, align 16, !dbg !107
  %div = sdiv i128 %9, 3, !dbg !108
  %rem = srem i128 %div, 1000000007, !dbg !109
  %sub = sub nsw i128 %add, %rem, !dbg !110
  store i128 %sub, i128* %retval, align 16, !dbg !111
  %10 = bitcast i128* %retval to { i64, i64 }*, !dbg !111
  %11 = load { i64, i64 }, { i64, i64 }* %10, align 16, !dbg !111
  ret { i64, i64 } %11, !dbg !111
}

; Function Attrs: noinline nounwind uwtable
define dso_local zeroext i1 @booleans(i1 noundef zeroext %a, i1 noundef zeroext %b, i32 noundef %c) #0 !dbg !112 {
entry:
  %a.addr = alloca i8, align 1
  %b.addr = alloca i8, align 1
  %c.addr = alloca i32, align 4
  %frombool = zext i1 %a to i8
  store i8 %frombool, i8* %a.addr, align 1
  call void @llvm.dbg.declare(metadata i8* %a.addr, metadata !115, metadata !DIExpression()), !dbg !116
  %frombool1 = zext i1 %b to i8
  store i8 %frombool1, i8* %b.addr, align 1
  call void @llvm.dbg.declare(metadata i8* %b.addr, metadata !117, metadata !DIExpression()), !dbg !118
  store i32 %c, i32* %c.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %c.addr, metadata !119, metadata !DIExpression()), !dbg !120
  %0 = load i8, i8* %b.addr, align 1, !dbg !121
  %tobool = trunc i8 %0 to i1, !dbg !121
  %conv = zext i1 %tobool to i32, !dbg !121
  %1 = load i8, i8* %a.addr, align 1, !dbg !122
  %tobool2 = trunc i8 %1 to i1, !dbg !122
  %conv3 = zext i1 %tobool2 to i32, !dbg !122
  %or = or i32 %conv3, %conv, !dbg !122
  %tobool4 = icmp ne i32 %or, 0, !dbg !122
  %frombool5 = zext i1 %tobool4 to i8, !dbg !122
  store i8 %frombool5, i8* %a.addr, align 1, !dbg !122
  %2 = load i32, i32* %c.addr, align 4, !dbg !123
  %3 = load i8, i8* %a.addr, align 1, !dbg !124
  %tobool6 = trunc i8 %3 to i1, !dbg !124
  %conv7 = zext i1 %tobool6 to i32, !dbg !124
  %xor = xor i32 %conv7, %2, !dbg !124
  %tobool8 = icmp ne i32 %xor, 0, !dbg !124
  %frombool9 = zext i1 %tobool8 to i8, !dbg !124
  store i8 %frombool9, i8* %a.addr, align 1, !dbg !124
  %4 = load i8, i8* %a.addr, align 1, !dbg !125
  %tobool10 = trunc i8 %4 to i1, !dbg !125
  br i1 %tobool10, label %land.rhs, label %land.end, !dbg !126

land.rhs:                                         ; preds = %entry
  %5 = load i32, i32* %c.addr, align 4, !dbg !127
  %tobool12 = icmp ne i32 %5, 0, !dbg !126
  br label %land.end

land.end:                                         ; preds = %land.rhs, %entry
  %6 = phi i1 [ false, %entry ], [ %tobool12, %land.rhs ], !dbg !128
  ret i1 %6, !dbg !129
}

; Function Attrs: noinline nounwind uwtable
define dso_local double @floating(float noundef %f, double noundef %d, x86_fp80 noundef %l) #0 !dbg !130 {
entry:
  %f.addr = alloca float, align 4
  %d.addr = alloca double, align 8
  %l.addr = alloca x86_fp80, align 16
  store float %f, float* %f.addr, align 4
  call void @llvm.dbg.declare(metadata float* %f.addr, metadata !133, metadata !DIExpression()), !dbg !134
  store double %d, double* %d.addr, align 8
  call void @llvm.dbg.declare(metadata double* %d.addr, metadata !135, metadata !DIExpression()), !dbg !136
  store x86_fp80 %l, x86_fp80* %l.addr, align 16
  call void @llvm.dbg.declare(metadata x86_fp80* %l.addr, metadata !137, metadata !DIExpression()), !dbg !138
  %0 = load float, float* %f.addr, align 4, !dbg !139
  %mul = fmul float %0, 2.000000e+00, !dbg !140
  %add = fadd float %mul, 1.500000e+00, !dbg !141
  store float %add, float* %f.addr, align 4, !dbg !142
  %1 = load double, double* %d.addr, align 8, !dbg !143
  %fneg = fneg double %1, !dbg !144
  %div = fdiv double %fneg, 3.000000e+00, !dbg !145
  %2 = load float, float* %f.addr, align 4, !dbg !146
  %conv = fpext float %2 to double, !dbg !146
  %sub = fsub double %div, %conv, !dbg !147
  store double %sub, double* %d.addr, align 8, !dbg !148
  %3 = load x86_fp80, x86_fp80* %l.addr, align 16, !dbg !149
  %mul1 = fmul x86_fp80 %3, 0xK3FFF8CCCCCCCCCCCCCCD, !dbg !150
  %4 = load double, double* %d.addr, align 8, !dbg !151
  %conv2 = fpext double %4 to x86_fp80, !dbg !151
  %add3 = fadd x86_fp80 %mul1, %conv2, !dbg !152
  store x86_fp80 %add3, x86_fp80* %l.addr, align 16, !dbg !153
  %5 = load float, float* %f.addr, align 4, !dbg !154
  %conv4 = fpext float %5 to double, !dbg !154
  %6 = load double, double* %d.addr, align 8, !dbg !156
  %cmp = fcmp olt double %conv4, %6, !dbg !157
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !158

lor.lhs.false:                                    ; preds = %entry
  %7 = load double, double* %d.addr, align 8, !dbg !159
  %conv6 = fpext double %7 to x86_fp80, !dbg !159
  %8 = load x86_fp80, x86_fp80* %l.addr, align 16, !dbg !160
  %cmp7 = fcmp oge x86_fp80 %conv6, %8, !dbg !161
  br i1 %cmp7, label %if.then, label %lor.lhs.false9, !dbg !162

lor.lhs.false9:                                   ; preds = %lor.lhs.false
  %9 = load float, float* %f.addr, align 4, !dbg !163
  %10 = load float, float* %f.addr, align 4, !dbg !164
  %cmp10 = fcmp une float %9, %10, !dbg !165
  br i1 %cmp10, label %if.then, label %if.end, !dbg !166

if.then:                                          ; preds = %lor.lhs.false9, %lor.lhs.false, %entry
  %11 = load double, double* %d.addr, align 8, !dbg !167
  %call = call double @sqrt(double noundef %11) #4, !dbg !168
  %12 = load double, double* %d.addr, align 8, !dbg !169
  %13 = call double @llvm.fabs.f64(double %12), !dbg !170
  %add12 = fadd double %call, %13, !dbg !171
  %14 = load double, double* %d.addr, align 8, !dbg !172
  %15 = load double, double* %d.addr, align 8, !dbg !173
  %16 = call double @llvm.fma.f64(double %14, double %15, double 1.000000e+00), !dbg !174
  %add13 = fadd double %add12, %16, !dbg !175
  %17 = load double, double* %d.addr, align 8, !dbg !176
  %add14 = fadd double %17, %add13, !dbg !176
  store double %add14, double* %d.addr, align 8, !dbg !176
  br label %if.end, !dbg !177

if.end:                                           ; preds = %if.then, %lor.lhs.false9
  %18 = load double, double* %d.addr, align 8, !dbg !178
  %19 = load x86_fp80, x86_fp80* %l.addr, align 16, !dbg !179
  %conv15 = fptrunc x86_fp80 %19 to double, !dbg !180
  %add16 = fadd double %18, %conv15, !dbg !181
  %20 = load float, float* %f.addr, align 4, !dbg !182
  %cmp17 = fcmp oeq float %20, 0.000000e+00, !dbg !183
  %conv18 = zext i1 %cmp17 to i32, !dbg !183
  %conv19 = sitofp i32 %conv18 to double, !dbg !184
  %add20 = fadd double %add16, %conv19, !dbg !185
  %21 = load double, double* %d.addr, align 8, !dbg !186
  %tobool = fcmp une double %21, 0.000000e+00, !dbg !187
  %lnot = xor i1 %tobool, true, !dbg !187
  %lnot.ext = zext i1 %lnot to i32, !dbg !187
  %conv21 = sitofp i32 %lnot.ext to double, !dbg !187
  %add22 = fadd double %add20, %conv21, !dbg !188
  ret double %add22, !dbg !189
}

; Function Attrs: nounwind
declare double @sqrt(double noundef) #2

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.fabs.f64(double) #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.fma.f64(double, double, double) #1

; Function Attrs: noinline nounwind uwtable
define dso_local double @conversions(float noundef %f, double noundef %d, x86_fp80 noundef %l, i32 noundef %i, i32 noundef %u, i64 noundef %ll, i64 noundef %ull, i64 noundef %w.coerce0, i64 noundef %w.coerce1) #0 !dbg !190 {
entry:
  %w = alloca i128, align 16
  %f.addr = alloca float, align 4
  %d.addr = alloca double, align 8
  %l.addr = alloca x86_fp80, align 16
  %i.addr = alloca i32, align 4
  %u.addr = alloca i32, align 4
  %ll.addr = alloca i64, align 8
  %ull.addr = alloca i64, align 8
  %w.addr = alloca i128, align 16
  %0 = bitcast i128* %w to { i64, i64 }*
  %1 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %0, i32 0, i32 0
  store i64 %w.coerce0, i64* %1, align 16
  %2 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %0, i32 0, i32 1
  store i64 %w.coerce1, i64* %2, align 8
  %w1 = load i128, i128* %w, align 16
  store float %f, float* %f.addr, align 4
  call void @llvm.dbg.declare(metadata float* %f.addr, metadata !195, metadata !DIExpression()), !dbg !196
  store double %d, double* %d.addr, align 8
  call void @llvm.dbg.declare(metadata double* %d.addr, metadata !197, metadata !DIExpression()), !dbg !198
  store x86_fp80 %l, x86_fp80* %l.addr, align 16
  call void @llvm.dbg.declare(metadata x86_fp80* %l.addr, metadata !199, metadata !DIExpression()), !dbg !200
  store i32 %i, i32* %i.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %i.addr, metadata !201, metadata !DIExpression()), !dbg !202
  store i32 %u, i32* %u.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %u.addr, metadata !203, metadata !DIExpression()), !dbg !204
  store i64 %ll, i64* %ll.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %ll.addr, metadata !205, metadata !DIExpression()), !dbg !206
  store i64 %ull, i64* %ull.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %ull.addr, metadata !207, metadata !DIExpression()), !dbg !208
  store i128 %w1, i128* %w.addr, align 16
  call void @llvm.dbg.declare(metadata i128* %w.addr, metadata !209, metadata !DIExpression()), !dbg !210
  %3 = load float, float* %f.addr, align 4, !dbg !211
  %conv = fptosi float %3 to i32, !dbg !212
  %4 = load double, double* %d.addr, align 8, !dbg !213
  %conv2 = fptoui double %4 to i32, !dbg !214
  %add = add i32 %conv, %conv2, !dbg !215
  %conv3 = uitofp i32 %add to float, !dbg !212
  %5 = load i32, i32* %i.addr, align 4, !dbg !216
  %conv4 = sitofp i32 %5 to float, !dbg !217
  %add5 = fadd float %conv3, %conv4, !dbg !218
  %conv6 = fpext float %add5 to double, !dbg !212
  %6 = load i32, i32* %u.addr, align 4, !dbg !219
  %conv7 = uitofp i32 %6 to double, !dbg !220
  %add8 = fadd double %conv6, %conv7, !dbg !221
  %7 = load double, double* %d.addr, align 8, !dbg !222
  %conv9 = fptosi double %7 to i64, !dbg !223
  %conv10 = sitofp i64 %conv9 to double, !dbg !223
  %add11 = fadd double %add8, %conv10, !dbg !224
  %8 = load float, float* %f.addr, align 4, !dbg !225
  %conv12 = fptoui float %8 to i64, !dbg !226
  %conv13 = uitofp i64 %conv12 to double, !dbg !226
  %add14 = fadd double %add11, %conv13, !dbg !227
  %9 = load i64, i64* %ull.addr, align 8, !dbg !228
  %conv15 = uitofp i64 %9 to float, !dbg !229
  %conv16 = fpext float %conv15 to double, !dbg !229
  %add17 = fadd double %add14, %conv16, !dbg !230
  %10 = load i64, i64* %ll.addr, align 8, !dbg !231
  %conv18 = sitofp i64 %10 to double, !dbg !232
  %add19 = fadd double %add17, %conv18, !dbg !233
  %conv20 = fpext double %add19 to x86_fp80, !dbg !212
  %11 = load i128, i128* %w.addr, align 16, !dbg !234
  %conv21 = sitofp i128 %11 to x86_fp80, !dbg !235
  %add22 = fadd x86_fp80 %conv20, %conv21, !dbg !236
  %12 = load x86_fp80, x86_fp80* %l.addr, align 16, !dbg !237
  %conv23 = fptosi x86_fp80 %12 to i8, !dbg !238
  %conv24 = sext i8 %conv23 to i32, !dbg !238
  %conv25 = sitofp i32 %conv24 to x86_fp80, !dbg !238
  %add26 = fadd x86_fp80 %add22, %conv25, !dbg !239
  %13 = load double, double* %d.addr, align 8, !dbg !240
  %tobool = fcmp une double %13, 0.000000e+00, !dbg !241
  %conv27 = zext i1 %tobool to i32, !dbg !241
  %conv28 = sitofp i32 %conv27 to x86_fp80, !dbg !241
  %add29 = fadd x86_fp80 %add26, %conv28, !dbg !242
  %14 = load double, double* %d.addr, align 8, !dbg !243
  %conv30 = fptosi double %14 to i128, !dbg !244
  %conv31 = sitofp i128 %conv30 to double, !dbg !245
  %conv32 = fpext double %conv31 to x86_fp80, !dbg !245
  %add33 = fadd x86_fp80 %add29, %conv32, !dbg !246
  %15 = load i32, i32* %i.addr, align 4, !dbg !247
  %conv34 = trunc i32 %15 to i16, !dbg !248
  %conv35 = sext i16 %conv34 to i32, !dbg !248
  %conv36 = sitofp i32 %conv35 to x86_fp80, !dbg !248
  %add37 = fadd x86_fp80 %add33, %conv36, !dbg !249
  %conv38 = fptrunc x86_fp80 %add37 to double, !dbg !212
  ret double %conv38, !dbg !250
}

; Function Attrs: noinline nounwind uwtable
define dso_local { double, double } @complex_product(double noundef %a.coerce0, double noundef %a.coerce1, double noundef %b.coerce0, double noundef %b.coerce1) #0 !dbg !251 {
entry:
  %retval = alloca { double, double }, align 8
  %a = alloca { double, double }, align 8
  %b = alloca { double, double }, align 8
  %0 = getelementptr inbounds { double, double }, { double, double }* %a, i32 0, i32 0
  store double %a.coerce0, double* %0, align 8
  %1 = getelementptr inbounds { double, double }, { double, double }* %a, i32 0, i32 1
  store double %a.coerce1, double* %1, align 8
  %2 = getelementptr inbounds { double, double }, { double, double }* %b, i32 0, i32 0
  store double %b.coerce0, double* %2, align 8
  %3 = getelementptr inbounds { double, double }, { double, double }* %b, i32 0, i32 1
  store double %b.coerce1, double* %3, align 8
  call void @llvm.dbg.declare(metadata { double, double }* %a, metadata !255, metadata !DIExpression()), !dbg !256
  call void @llvm.dbg.declare(metadata { double, double }* %b, metadata !257, metadata !DIExpression()), !dbg !258
  %a.realp = getelementptr inbounds { double, double }, { double, double }* %a, i32 0, i32 0, !dbg !259
  %a.real = load double, double* %a.realp, align 8, !dbg !259
  %a.imagp = getelementptr inbounds { double, double }, { double, double }* %a, i32 0, i32 1, !dbg !259
  %a.imag = load double, double* %a.imagp, align 8, !dbg !259
  %b.realp = getelementptr inbounds { double, double }, { double, double }* %b, i32 0, i32 0, !dbg !260
  %b.real = load double, double* %b.realp, align 8, !dbg !260
  %b.imagp = getelementptr inbounds { double, double }, { double, double }* %b, i32 0, i32 1, !dbg !260
  %b.imag = load double, double* %b.imagp, align 8, !dbg !260
  %mul_ac = fmul double %a.real, %b.real, !dbg !261
  %mul_bd = fmul double %a.imag, %b.imag, !dbg !261
  %mul_ad = fmul double %a.real, %b.imag, !dbg !261
  %mul_bc = fmul double %a.imag, %b.real, !dbg !261
  %mul_r = fsub double %mul_ac, %mul_bd, !dbg !261
  %mul_i = fadd double %mul_ad, %mul_bc, !dbg !261
  %isnan_cmp = fcmp uno double %mul_r, %mul_r, !dbg !261
  br i1 %isnan_cmp, label %complex_mul_imag_nan, label %complex_mul_cont, !dbg !261, !prof !262

complex_mul_imag_nan:                             ; preds = %entry
  %isnan_cmp1 = fcmp uno double %mul_i, %mul_i, !dbg !261
  br i1 %isnan_cmp1, label %complex_mul_libcall, label %complex_mul_cont, !dbg !261, !prof !262

complex_mul_libcall:                              ; preds = %complex_mul_imag_nan
  %call = call { double, double } @__muldc3(double noundef %a.real, double noundef %a.imag, double noundef %b.real, double noundef %b.imag) #4, !dbg !261
  %4 = extractvalue { double, double } %call, 0, !dbg !261
  %5 = extractvalue { double, double } %call, 1, !dbg !261
  br label %complex_mul_cont, !dbg !261

complex_mul_cont:                                 ; preds = %complex_mul_libcall, %complex_mul_imag_nan, %entry
  %real_mul_phi = phi double [ %mul_r, %entry ], [ %mul_r, %complex_mul_imag_nan ], [ %4, %complex_mul_libcall ], !dbg !261
  %imag_mul_phi = phi double [ %mul_i, %entry ], [ %mul_i, %complex_mul_imag_nan ], [ %5, %complex_mul_libcall ], !dbg !261
  %add.r = fadd double %real_mul_phi, 1.000000e+00, !dbg !263
  %retval.realp = getelementptr inbounds { double, double }, { double, double }* %retval, i32 0, i32 0, !dbg !264
  %retval.imagp = getelementptr inbounds { double, double }, { double, double }* %retval, i32 0, i32 1, !dbg !264
  store double %add.r, double* %retval.realp, align 8, !dbg !264
  store double %imag_mul_phi, double* %retval.imagp, align 8, !dbg !264
  %6 = load { double, double }, { double, double }* %retval, align 8, !dbg !264
  ret { double, double } %6, !dbg !264
}

declare { double, double } @__muldc3(double, double, double, double)

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @vectors(<4 x i32> noundef %a, <4 x i32> noundef %b, <4 x float> noundef %f) #3 !dbg !265 {
entry:
  %a.addr = alloca <4 x i32>, align 16
  %b.addr = alloca <4 x i32>, align 16
  %f.addr = alloca <4 x float>, align 16
  %c = alloca <4 x i32>, align 16
  %d = alloca <4 x i32>, align 16
  store <4 x i32> %a, <4 x i32>* %a.addr, align 16
  call void @llvm.dbg.declare(metadata <4 x i32>* %a.addr, metadata !274, metadata !DIExpression()), !dbg !275
  store <4 x i32> %b, <4 x i32>* %b.addr, align 16
  call void @llvm.dbg.declare(metadata <4 x i32>* %b.addr, metadata !276, metadata !DIExpression()), !dbg !277
  store <4 x float> %f, <4 x float>* %f.addr, align 16
  call void @llvm.dbg.declare(metadata <4 x float>* %f.addr, metadata !278, metadata !DIExpression()), !dbg !279
  call void @llvm.dbg.declare(metadata <4 x i32>* %c, metadata !280, metadata !DIExpression()), !dbg !281
  %0 = load <4 x i32>, <4 x i32>* %a.addr, align 16, !dbg !282
  %1 = load <4 x i32>, <4 x i32>* %b.addr, align 16, !dbg !283
  %mul = mul <4 x i32> %1, <i32 3, i32 3, i32 3, i32 3>, !dbg !284
  %add = add <4 x i32> %0, %mul, !dbg !285
  store <4 x i32> %add, <4 x i32>* %c, align 16, !dbg !281
  call void @llvm.dbg.declare(metadata <4 x i32>* %d, metadata !286, metadata !DIExpression()), !dbg !287
  %2 = load <4 x i32>, <4 x i32>* %a.addr, align 16, !dbg !288
  %3 = load <4 x i32>, <4 x i32>* %b.addr, align 16, !dbg !289
  %cmp = icmp sgt <4 x i32> %2, %3, !dbg !290
  %sext = sext <4 x i1> %cmp to <4 x i32>, !dbg !290
  store <4 x i32> %sext, <4 x i32>* %d, align 16, !dbg !287
  %4 = load <4 x float>, <4 x float>* %f.addr, align 16, !dbg !291
  %div = fdiv <4 x float> %4, <float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00>, !dbg !292
  store <4 x float> %div, <4 x float>* %f.addr, align 16, !dbg !293
  %5 = load <4 x i32>, <4 x i32>* %d, align 16, !dbg !294
  %vecext = extractelement <4 x i32> %5, i32 2, !dbg !294
  %6 = load <4 x i32>, <4 x i32>* %c, align 16, !dbg !295
  %vecins = insertelement <4 x i32> %6, i32 %vecext, i32 1, !dbg !295
  store <4 x i32> %vecins, <4 x i32>* %c, align 16, !dbg !295
  %7 = load <4 x i32>, <4 x i32>* %c, align 16, !dbg !296
  %8 = load <4 x i32>, <4 x i32>* %d, align 16, !dbg !297
  %shuffle = shufflevector <4 x i32> %7, <4 x i32> %8, <4 x i32> <i32 0, i32 5, i32 2, i32 7>, !dbg !298
  store <4 x i32> %shuffle, <4 x i32>* %c, align 16, !dbg !299
  %9 = load <4 x i32>, <4 x i32>* %c, align 16, !dbg !300
  %vecext1 = extractelement <4 x i32> %9, i32 0, !dbg !300
  %10 = load <4 x i32>, <4 x i32>* %c, align 16, !dbg !301
  %vecext2 = extractelement <4 x i32> %10, i32 3, !dbg !301
  %add3 = add nsw i32 %vecext1, %vecext2, !dbg !302
  %11 = load <4 x float>, <4 x float>* %f.addr, align 16, !dbg !303
  %vecext4 = extractelement <4 x float> %11, i32 1, !dbg !303
  %conv = fptosi float %vecext4 to i32, !dbg !304
  %add5 = add nsw i32 %add3, %conv, !dbg !305
  ret i32 %add5, !dbg !306
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @overflow(i32 noundef %a, i32 noundef %b, i64* noundef %out) #0 !dbg !307 {
entry:
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  %out.addr = alloca i64*, align 8
  %r = alloca i32, align 4
  %o = alloca i8, align 1
  store i32 %a, i32* %a.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %a.addr, metadata !311, metadata !DIExpression()), !dbg !312
  store i32 %b, i32* %b.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %b.addr, metadata !313, metadata !DIExpression()), !dbg !314
  store i64* %out, i64** %out.addr, align 8
  call void @llvm.dbg.declare(metadata i64** %out.addr, metadata !315, metadata !DIExpression()), !dbg !316
  call void @llvm.dbg.declare(metadata i32* %r, metadata !317, metadata !DIExpression()), !dbg !318
  call void @llvm.dbg.declare(metadata i8* %o, metadata !319, metadata !DIExpression()), !dbg !320
  %0 = load i32, i32* %a.addr, align 4, !dbg !321
  %1 = load i32, i32* %b.addr, align 4, !dbg !322
  %2 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %0, i32 %1), !dbg !323
  %3 = extractvalue { i32, i1 } %2, 1, !dbg !323
  %4 = extractvalue { i32, i1 } %2, 0, !dbg !323
  store i32 %4, i32* %r, align 4, !dbg !323
  %conv = zext i1 %3 to i32, !dbg !323
  %5 = load i32, i32* %a.addr, align 4, !dbg !324
  %6 = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %5, i32 3), !dbg !325
  %7 = extractvalue { i32, i1 } %6, 1, !dbg !325
  %8 = extractvalue { i32, i1 } %6, 0, !dbg !325
  store i32 %8, i32* %r, align 4, !dbg !325
  %conv1 = zext i1 %7 to i32, !dbg !325
  %or = or i32 %conv, %conv1, !dbg !326
  %9 = load i32, i32* %b.addr, align 4, !dbg !327
  %10 = load i32, i32* %a.addr, align 4, !dbg !328
  %11 = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %9, i32 %10), !dbg !329
  %12 = extractvalue { i32, i1 } %11, 1, !dbg !329
  %13 = extractvalue { i32, i1 } %11, 0, !dbg !329
  store i32 %13, i32* %r, align 4, !dbg !329
  %conv2 = zext i1 %12 to i32, !dbg !329
  %or3 = or i32 %or, %conv2, !dbg !330
  %tobool = icmp ne i32 %or3, 0, !dbg !323
  %frombool = zext i1 %tobool to i8, !dbg !320
  store i8 %frombool, i8* %o, align 1, !dbg !320
  %14 = load i8, i8* %o, align 1, !dbg !331
  %tobool4 = trunc i8 %14 to i1, !dbg !331
  %conv5 = zext i1 %tobool4 to i32, !dbg !331
  %15 = load i64*, i64** %out.addr, align 8, !dbg !332
  %16 = load i64, i64* %15, align 8, !dbg !333
  %17 = load i64*, i64** %out.addr, align 8, !dbg !334
  %18 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %16, i64 3), !dbg !335
  %19 = extractvalue { i64, i1 } %18, 1, !dbg !335
  %20 = extractvalue { i64, i1 } %18, 0, !dbg !335
  store i64 %20, i64* %17, align 8, !dbg !335
  %conv6 = zext i1 %19 to i32, !dbg !335
  %add = add nsw i32 %conv5, %conv6, !dbg !336
  %21 = load i32, i32* %r, align 4, !dbg !337
  %add7 = add nsw i32 %add, %21, !dbg !338
  ret i32 %add7, !dbg !339
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32) #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare { i32, i1 } @llvm.ssub.with.overflow.i32(i32, i32) #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @bits(i32 noundef %x, i64 noundef %y) #0 !dbg !340 {
entry:
  %x.addr = alloca i32, align 4
  %y.addr = alloca i64, align 8
  store i32 %x, i32* %x.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %x.addr, metadata !343, metadata !DIExpression()), !dbg !344
  store i64 %y, i64* %y.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %y.addr, metadata !345, metadata !DIExpression()), !dbg !346
  %0 = load i32, i32* %x.addr, align 4, !dbg !347
  %1 = call i32 @llvm.ctpop.i32(i32 %0), !dbg !348
  %2 = load i32, i32* %x.addr, align 4, !dbg !349
  %3 = call i32 @llvm.ctlz.i32(i32 %2, i1 true), !dbg !350
  %add = add nsw i32 %1, %3, !dbg !351
  %4 = load i64, i64* %y.addr, align 8, !dbg !352
  %5 = call i64 @llvm.cttz.i64(i64 %4, i1 true), !dbg !353
  %cast = trunc i64 %5 to i32, !dbg !353
  %add1 = add nsw i32 %add, %cast, !dbg !354
  %6 = load i32, i32* %x.addr, align 4, !dbg !355
  %7 = call i32 @llvm.bswap.i32(i32 %6), !dbg !356
  %add2 = add i32 %add1, %7, !dbg !357
  %8 = load i32, i32* %x.addr, align 4, !dbg !358
  %9 = call i32 @llvm.cttz.i32(i32 %8, i1 true), !dbg !359
  %10 = add i32 %9, 1, !dbg !359
  %iszero = icmp eq i32 %8, 0, !dbg !359
  %ffs = select i1 %iszero, i32 0, i32 %10, !dbg !359
  %add3 = add i32 %add2, %ffs, !dbg !360
  %11 = load i32, i32* %x.addr, align 4, !dbg !361
  %shl = shl i32 %11, 5, !dbg !362
  %12 = load i32, i32* %x.addr, align 4, !dbg !363
  %shr = lshr i32 %12, 27, !dbg !364
  %or = or i32 %shl, %shr, !dbg !365
  %add4 = add i32 %add3, %or, !dbg !366
  %13 = load i32, i32* %x.addr, align 4, !dbg !367
  %14 = call i32 @llvm.ctpop.i32(i32 %13), !dbg !368
  %15 = and i32 %14, 1, !dbg !368
  %add5 = add i32 %add4, %15, !dbg !369
  ret i32 %add5, !dbg !370
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.ctpop.i32(i32) #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.cttz.i64(i64, i1 immarg) #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.bswap.i32(i32) #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.cttz.i32(i32, i1 immarg) #1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !371 {
entry:
  %retval = alloca i32, align 4
  %coerce = alloca i128, align 16
  %coerce1 = alloca i128, align 16
  %coerce3 = alloca i128, align 16
  store i32 0, i32* %retval, align 4
  %call = call i64 @integers(i8 noundef signext 1, i16 noundef signext 2, i32 noundef 3, i64 noundef 4, i32 noundef 5), !dbg !374
  %conv = trunc i64 %call to i32, !dbg !375
  store i128 1, i128* %coerce, align 16, !dbg !376
  %0 = bitcast i128* %coerce to { i64, i64 }*, !dbg !376
  %1 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %0, i32 0, i32 0, !dbg !376
  %2 = load i64, i64* %1, align 16, !dbg !376
  %3 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %0, i32 0, i32 1, !dbg !376
  %4 = load i64, i64* %3, align 8, !dbg !376
  store i128 2, i128* %coerce1, align 16, !dbg !376
  %5 = bitcast i128* %coerce1 to { i64, i64 }*, !dbg !376
  %6 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %5, i32 0, i32 0, !dbg !376
  %7 = load i64, i64* %6, align 16, !dbg !376
  %8 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %5, i32 0, i32 1, !dbg !376
  %9 = load i64, i64* %8, align 8, !dbg !376
  %call2 = call { i64, i64 } @wide(i64 noundef %2, i64 noundef %4, i64 noundef %7, i64 noundef %9), !dbg !376
  %10 = bitcast i128* %coerce3 to { i64, i64 }*, !dbg !376
  %11 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %10, i32 0, i32 0, !dbg !376
  %12 = extractvalue { i64, i64 } %call2, 0, !dbg !376
  store i64 %12, i64* %11, align 16, !dbg !376
  %13 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %10, i32 0, i32 1, !dbg !376
  %14 = extractvalue { i64, i64 } %call2, 1, !dbg !376
  store i64 %14, i64* %13, align 8, !dbg !376
  %15 = load i128, i128* %coerce3, align 16, !dbg !376
  %conv4 = trunc i128 %15 to i32, !dbg !377
  %add = add nsw i32 %conv, %conv4, !dbg !378
  %call5 = call double @floating(float noundef 1.000000e+00, double noundef 2.000000e+00, x86_fp80 noundef 0xK4000C000000000000000), !dbg !379
  %conv6 = fptosi double %call5 to i32, !dbg !380
  %add7 = add nsw i32 %add, %conv6, !dbg !381
  ret i32 %add7, !dbg !382
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!16, !17, !18, !19, !20, !21, !22}
!llvm.ident = !{!23}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
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
!22 = !{i32 7, !"frame-pointer", i32 2}
!23 = !{!"Debian clang version 14.0.6"}
!24 = distinct !DISubprogram(name: "integers", scope: !1, file: !1, line: 7, type: !25, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !27)
!25 = !DISubroutineType(types: !26)
!26 = !{!10, !13, !15, !7, !10, !8}
!27 = !{}
!28 = !DILocalVariable(name: "c", arg: 1, scope: !24, file: !1, line: 7, type: !13)
!29 = !DILocation(line: 7, column: 20, scope: !24)
!30 = !DILocalVariable(name: "s", arg: 2, scope: !24, file: !1, line: 7, type: !15)
!31 = !DILocation(line: 7, column: 29, scope: !24)
!32 = !DILocalVariable(name: "i", arg: 3, scope: !24, file: !1, line: 7, type: !7)
!33 = !DILocation(line: 7, column: 36, scope: !24)
!34 = !DILocalVariable(name: "l", arg: 4, scope: !24, file: !1, line: 7, type: !10)
!35 = !DILocation(line: 7, column: 44, scope: !24)
!36 = !DILocalVariable(name: "u", arg: 5, scope: !24, file: !1, line: 7, type: !8)
!37 = !DILocation(line: 7, column: 56, scope: !24)
!38 = !DILocation(line: 8, column: 10, scope: !24)
!39 = !DILocation(line: 8, column: 7, scope: !24)
!40 = !DILocation(line: 8, column: 15, scope: !24)
!41 = !DILocation(line: 8, column: 27, scope: !24)
!42 = !DILocation(line: 8, column: 26, scope: !24)
!43 = !DILocation(line: 8, column: 29, scope: !24)
!44 = !DILocation(line: 8, column: 33, scope: !24)
!45 = !DILocation(line: 8, column: 24, scope: !24)
!46 = !DILocation(line: 8, column: 44, scope: !24)
!47 = !DILocation(line: 8, column: 43, scope: !24)
!48 = !DILocation(line: 8, column: 49, scope: !24)
!49 = !DILocation(line: 8, column: 51, scope: !24)
!50 = !DILocation(line: 8, column: 46, scope: !24)
!51 = !DILocation(line: 8, column: 40, scope: !24)
!52 = !DILocation(line: 8, column: 64, scope: !24)
!53 = !DILocation(line: 8, column: 66, scope: !24)
!54 = !DILocation(line: 8, column: 70, scope: !24)
!55 = !DILocation(line: 8, column: 62, scope: !24)
!56 = !DILocation(line: 9, column: 11, scope: !24)
!57 = !DILocation(line: 9, column: 15, scope: !24)
!58 = !DILocation(line: 9, column: 13, scope: !24)
!59 = !DILocation(line: 9, column: 21, scope: !24)
!60 = !DILocation(line: 9, column: 23, scope: !24)
!61 = !DILocation(line: 9, column: 18, scope: !24)
!62 = !DILocation(line: 9, column: 33, scope: !24)
!63 = !DILocation(line: 9, column: 37, scope: !24)
!64 = !DILocation(line: 9, column: 35, scope: !24)
!65 = !DILocation(line: 9, column: 43, scope: !24)
!66 = !DILocation(line: 9, column: 48, scope: !24)
!67 = !DILocation(line: 9, column: 45, scope: !24)
!68 = !DILocation(line: 9, column: 40, scope: !24)
!69 = !DILocation(line: 9, column: 30, scope: !24)
!70 = !DILocation(line: 9, column: 7, scope: !24)
!71 = !DILocation(line: 10, column: 12, scope: !24)
!72 = !DILocation(line: 10, column: 16, scope: !24)
!73 = !DILocation(line: 10, column: 14, scope: !24)
!74 = !DILocation(line: 10, column: 20, scope: !24)
!75 = !DILocation(line: 10, column: 18, scope: !24)
!76 = !DILocation(line: 10, column: 25, scope: !24)
!77 = !DILocation(line: 10, column: 27, scope: !24)
!78 = !DILocation(line: 10, column: 22, scope: !24)
!79 = !DILocation(line: 10, column: 36, scope: !24)
!80 = !DILocation(line: 10, column: 38, scope: !24)
!81 = !DILocation(line: 10, column: 35, scope: !24)
!82 = !DILocation(line: 10, column: 33, scope: !24)
!83 = !DILocation(line: 10, column: 61, scope: !24)
!84 = !DILocation(line: 10, column: 46, scope: !24)
!85 = !DILocation(line: 10, column: 44, scope: !24)
!86 = !DILocation(line: 10, column: 78, scope: !24)
!87 = !DILocation(line: 10, column: 65, scope: !24)
!88 = !DILocation(line: 10, column: 63, scope: !24)
!89 = !DILocation(line: 10, column: 83, scope: !24)
!90 = !DILocation(line: 10, column: 82, scope: !24)
!91 = !DILocation(line: 10, column: 80, scope: !24)
!92 = !DILocation(line: 10, column: 5, scope: !24)
!93 = distinct !DISubprogram(name: "wide", scope: !1, file: !1, line: 13, type: !94, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !27)
!94 = !DISubroutineType(types: !95)
!95 = !{!5, !5, !96}
!96 = !DIBasicType(name: "unsigned __int128", size: 128, encoding: DW_ATE_unsigned)
!97 = !DILocalVariable(name: "a", arg: 1, scope: !93, file: !1, line: 13, type: !5)
!98 = !DILocation(line: 13, column: 24, scope: !93)
!99 = !DILocalVariable(name: "b", arg: 2, scope: !93, file: !1, line: 13, type: !96)
!100 = !DILocation(line: 13, column: 45, scope: !93)
!101 = !DILocation(line: 13, column: 57, scope: !93)
!102 = !DILocation(line: 13, column: 71, scope: !93)
!103 = !DILocation(line: 13, column: 59, scope: !93)
!104 = !DILocation(line: 13, column: 76, scope: !93)
!105 = !DILocation(line: 13, column: 78, scope: !93)
!106 = !DILocation(line: 13, column: 73, scope: !93)
!107 = !DILocation(line: 13, column: 88, scope: !93)
!108 = !DILocation(line: 13, column: 90, scope: !93)
!109 = !DILocation(line: 13, column: 95, scope: !93)
!110 = !DILocation(line: 13, column: 85, scope: !93)
!111 = !DILocation(line: 13, column: 50, scope: !93)
!112 = distinct !DISubprogram(name: "booleans", scope: !1, file: !1, line: 14, type: !113, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !27)
!113 = !DISubroutineType(types: !114)
!114 = !{!14, !14, !14, !7}
!115 = !DILocalVariable(name: "a", arg: 1, scope: !112, file: !1, line: 14, type: !14)
!116 = !DILocation(line: 14, column: 20, scope: !112)
!117 = !DILocalVariable(name: "b", arg: 2, scope: !112, file: !1, line: 14, type: !14)
!118 = !DILocation(line: 14, column: 28, scope: !112)
!119 = !DILocalVariable(name: "c", arg: 3, scope: !112, file: !1, line: 14, type: !7)
!120 = !DILocation(line: 14, column: 35, scope: !112)
!121 = !DILocation(line: 14, column: 45, scope: !112)
!122 = !DILocation(line: 14, column: 42, scope: !112)
!123 = !DILocation(line: 14, column: 53, scope: !112)
!124 = !DILocation(line: 14, column: 50, scope: !112)
!125 = !DILocation(line: 14, column: 63, scope: !112)
!126 = !DILocation(line: 14, column: 65, scope: !112)
!127 = !DILocation(line: 14, column: 68, scope: !112)
!128 = !DILocation(line: 0, scope: !112)
!129 = !DILocation(line: 14, column: 56, scope: !112)
!130 = distinct !DISubprogram(name: "floating", scope: !1, file: !1, line: 16, type: !131, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !27)
!131 = !DISubroutineType(types: !132)
!132 = !{!6, !9, !6, !12}
!133 = !DILocalVariable(name: "f", arg: 1, scope: !130, file: !1, line: 16, type: !9)
!134 = !DILocation(line: 16, column: 23, scope: !130)
!135 = !DILocalVariable(name: "d", arg: 2, scope: !130, file: !1, line: 16, type: !6)
!136 = !DILocation(line: 16, column: 33, scope: !130)
!137 = !DILocalVariable(name: "l", arg: 3, scope: !130, file: !1, line: 16, type: !12)
!138 = !DILocation(line: 16, column: 48, scope: !130)
!139 = !DILocation(line: 17, column: 9, scope: !130)
!140 = !DILocation(line: 17, column: 11, scope: !130)
!141 = !DILocation(line: 17, column: 18, scope: !130)
!142 = !DILocation(line: 17, column: 7, scope: !130)
!143 = !DILocation(line: 17, column: 31, scope: !130)
!144 = !DILocation(line: 17, column: 30, scope: !130)
!145 = !DILocation(line: 17, column: 33, scope: !130)
!146 = !DILocation(line: 17, column: 41, scope: !130)
!147 = !DILocation(line: 17, column: 39, scope: !130)
!148 = !DILocation(line: 17, column: 28, scope: !130)
!149 = !DILocation(line: 17, column: 48, scope: !130)
!150 = !DILocation(line: 17, column: 50, scope: !130)
!151 = !DILocation(line: 17, column: 59, scope: !130)
!152 = !DILocation(line: 17, column: 57, scope: !130)
!153 = !DILocation(line: 17, column: 46, scope: !130)
!154 = !DILocation(line: 18, column: 9, scope: !155)
!155 = distinct !DILexicalBlock(scope: !130, file: !1, line: 18, column: 9)
!156 = !DILocation(line: 18, column: 13, scope: !155)
!157 = !DILocation(line: 18, column: 11, scope: !155)
!158 = !DILocation(line: 18, column: 15, scope: !155)
!159 = !DILocation(line: 18, column: 18, scope: !155)
!160 = !DILocation(line: 18, column: 23, scope: !155)
!161 = !DILocation(line: 18, column: 20, scope: !155)
!162 = !DILocation(line: 18, column: 25, scope: !155)
!163 = !DILocation(line: 18, column: 28, scope: !155)
!164 = !DILocation(line: 18, column: 33, scope: !155)
!165 = !DILocation(line: 18, column: 30, scope: !155)
!166 = !DILocation(line: 18, column: 9, scope: !130)
!167 = !DILocation(line: 18, column: 56, scope: !155)
!168 = !DILocation(line: 18, column: 41, scope: !155)
!169 = !DILocation(line: 18, column: 76, scope: !155)
!170 = !DILocation(line: 18, column: 61, scope: !155)
!171 = !DILocation(line: 18, column: 59, scope: !155)
!172 = !DILocation(line: 18, column: 95, scope: !155)
!173 = !DILocation(line: 18, column: 98, scope: !155)
!174 = !DILocation(line: 18, column: 81, scope: !155)
!175 = !DILocation(line: 18, column: 79, scope: !155)
!176 = !DILocation(line: 18, column: 38, scope: !155)
!177 = !DILocation(line: 18, column: 36, scope: !155)
!178 = !DILocation(line: 19, column: 12, scope: !130)
!179 = !DILocation(line: 19, column: 24, scope: !130)
!180 = !DILocation(line: 19, column: 16, scope: !130)
!181 = !DILocation(line: 19, column: 14, scope: !130)
!182 = !DILocation(line: 19, column: 29, scope: !130)
!183 = !DILocation(line: 19, column: 31, scope: !130)
!184 = !DILocation(line: 19, column: 28, scope: !130)
!185 = !DILocation(line: 19, column: 26, scope: !130)
!186 = !DILocation(line: 19, column: 43, scope: !130)
!187 = !DILocation(line: 19, column: 42, scope: !130)
!188 = !DILocation(line: 19, column: 40, scope: !130)
!189 = !DILocation(line: 19, column: 5, scope: !130)
!190 = distinct !DISubprogram(name: "conversions", scope: !1, file: !1, line: 22, type: !191, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !27)
!191 = !DISubroutineType(types: !192)
!192 = !{!6, !9, !6, !12, !7, !8, !193, !194, !5}
!193 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!194 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!195 = !DILocalVariable(name: "f", arg: 1, scope: !190, file: !1, line: 22, type: !9)
!196 = !DILocation(line: 22, column: 26, scope: !190)
!197 = !DILocalVariable(name: "d", arg: 2, scope: !190, file: !1, line: 22, type: !6)
!198 = !DILocation(line: 22, column: 36, scope: !190)
!199 = !DILocalVariable(name: "l", arg: 3, scope: !190, file: !1, line: 22, type: !12)
!200 = !DILocation(line: 22, column: 51, scope: !190)
!201 = !DILocalVariable(name: "i", arg: 4, scope: !190, file: !1, line: 22, type: !7)
!202 = !DILocation(line: 22, column: 58, scope: !190)
!203 = !DILocalVariable(name: "u", arg: 5, scope: !190, file: !1, line: 22, type: !8)
!204 = !DILocation(line: 22, column: 70, scope: !190)
!205 = !DILocalVariable(name: "ll", arg: 6, scope: !190, file: !1, line: 22, type: !193)
!206 = !DILocation(line: 22, column: 83, scope: !190)
!207 = !DILocalVariable(name: "ull", arg: 7, scope: !190, file: !1, line: 22, type: !194)
!208 = !DILocation(line: 22, column: 106, scope: !190)
!209 = !DILocalVariable(name: "w", arg: 8, scope: !190, file: !1, line: 22, type: !5)
!210 = !DILocation(line: 22, column: 120, scope: !190)
!211 = !DILocation(line: 23, column: 17, scope: !190)
!212 = !DILocation(line: 23, column: 12, scope: !190)
!213 = !DILocation(line: 23, column: 31, scope: !190)
!214 = !DILocation(line: 23, column: 21, scope: !190)
!215 = !DILocation(line: 23, column: 19, scope: !190)
!216 = !DILocation(line: 23, column: 42, scope: !190)
!217 = !DILocation(line: 23, column: 35, scope: !190)
!218 = !DILocation(line: 23, column: 33, scope: !190)
!219 = !DILocation(line: 23, column: 54, scope: !190)
!220 = !DILocation(line: 23, column: 46, scope: !190)
!221 = !DILocation(line: 23, column: 44, scope: !190)
!222 = !DILocation(line: 23, column: 64, scope: !190)
!223 = !DILocation(line: 23, column: 58, scope: !190)
!224 = !DILocation(line: 23, column: 56, scope: !190)
!225 = !DILocation(line: 23, column: 83, scope: !190)
!226 = !DILocation(line: 23, column: 68, scope: !190)
!227 = !DILocation(line: 23, column: 66, scope: !190)
!228 = !DILocation(line: 23, column: 94, scope: !190)
!229 = !DILocation(line: 23, column: 87, scope: !190)
!230 = !DILocation(line: 23, column: 85, scope: !190)
!231 = !DILocation(line: 23, column: 108, scope: !190)
!232 = !DILocation(line: 23, column: 100, scope: !190)
!233 = !DILocation(line: 23, column: 98, scope: !190)
!234 = !DILocation(line: 24, column: 25, scope: !190)
!235 = !DILocation(line: 24, column: 12, scope: !190)
!236 = !DILocation(line: 23, column: 111, scope: !190)
!237 = !DILocation(line: 24, column: 35, scope: !190)
!238 = !DILocation(line: 24, column: 29, scope: !190)
!239 = !DILocation(line: 24, column: 27, scope: !190)
!240 = !DILocation(line: 24, column: 46, scope: !190)
!241 = !DILocation(line: 24, column: 39, scope: !190)
!242 = !DILocation(line: 24, column: 37, scope: !190)
!243 = !DILocation(line: 24, column: 68, scope: !190)
!244 = !DILocation(line: 24, column: 58, scope: !190)
!245 = !DILocation(line: 24, column: 50, scope: !190)
!246 = !DILocation(line: 24, column: 48, scope: !190)
!247 = !DILocation(line: 24, column: 79, scope: !190)
!248 = !DILocation(line: 24, column: 72, scope: !190)
!249 = !DILocation(line: 24, column: 70, scope: !190)
!250 = !DILocation(line: 23, column: 5, scope: !190)
!251 = distinct !DISubprogram(name: "complex_product", scope: !1, file: !1, line: 27, type: !252, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !27)
!252 = !DISubroutineType(types: !253)
!253 = !{!254, !254, !254}
!254 = !DIBasicType(name: "complex", size: 128, encoding: DW_ATE_complex_float)
!255 = !DILocalVariable(name: "a", arg: 1, scope: !251, file: !1, line: 27, type: !254)
!256 = !DILocation(line: 27, column: 49, scope: !251)
!257 = !DILocalVariable(name: "b", arg: 2, scope: !251, file: !1, line: 27, type: !254)
!258 = !DILocation(line: 27, column: 68, scope: !251)
!259 = !DILocation(line: 27, column: 80, scope: !251)
!260 = !DILocation(line: 27, column: 84, scope: !251)
!261 = !DILocation(line: 27, column: 82, scope: !251)
!262 = !{!"branch_weights", i32 1, i32 1048575}
!263 = !DILocation(line: 27, column: 86, scope: !251)
!264 = !DILocation(line: 27, column: 73, scope: !251)
!265 = distinct !DISubprogram(name: "vectors", scope: !1, file: !1, line: 29, type: !266, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !27)
!266 = !DISubroutineType(types: !267)
!267 = !{!7, !268, !268, !272}
!268 = !DIDerivedType(tag: DW_TAG_typedef, name: "v4", file: !1, line: 4, baseType: !269)
!269 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 128, flags: DIFlagVector, elements: !270)
!270 = !{!271}
!271 = !DISubrange(count: 4)
!272 = !DIDerivedType(tag: DW_TAG_typedef, name: "f4", file: !1, line: 5, baseType: !273)
!273 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 128, flags: DIFlagVector, elements: !270)
!274 = !DILocalVariable(name: "a", arg: 1, scope: !265, file: !1, line: 29, type: !268)
!275 = !DILocation(line: 29, column: 16, scope: !265)
!276 = !DILocalVariable(name: "b", arg: 2, scope: !265, file: !1, line: 29, type: !268)
!277 = !DILocation(line: 29, column: 22, scope: !265)
!278 = !DILocalVariable(name: "f", arg: 3, scope: !265, file: !1, line: 29, type: !272)
!279 = !DILocation(line: 29, column: 28, scope: !265)
!280 = !DILocalVariable(name: "c", scope: !265, file: !1, line: 30, type: !268)
!281 = !DILocation(line: 30, column: 8, scope: !265)
!282 = !DILocation(line: 30, column: 12, scope: !265)
!283 = !DILocation(line: 30, column: 16, scope: !265)
!284 = !DILocation(line: 30, column: 18, scope: !265)
!285 = !DILocation(line: 30, column: 14, scope: !265)
!286 = !DILocalVariable(name: "d", scope: !265, file: !1, line: 30, type: !268)
!287 = !DILocation(line: 30, column: 23, scope: !265)
!288 = !DILocation(line: 30, column: 27, scope: !265)
!289 = !DILocation(line: 30, column: 31, scope: !265)
!290 = !DILocation(line: 30, column: 29, scope: !265)
!291 = !DILocation(line: 31, column: 9, scope: !265)
!292 = !DILocation(line: 31, column: 11, scope: !265)
!293 = !DILocation(line: 31, column: 7, scope: !265)
!294 = !DILocation(line: 32, column: 12, scope: !265)
!295 = !DILocation(line: 32, column: 10, scope: !265)
!296 = !DILocation(line: 33, column: 33, scope: !265)
!297 = !DILocation(line: 33, column: 36, scope: !265)
!298 = !DILocation(line: 33, column: 9, scope: !265)
!299 = !DILocation(line: 33, column: 7, scope: !265)
!300 = !DILocation(line: 34, column: 12, scope: !265)
!301 = !DILocation(line: 34, column: 19, scope: !265)
!302 = !DILocation(line: 34, column: 17, scope: !265)
!303 = !DILocation(line: 34, column: 31, scope: !265)
!304 = !DILocation(line: 34, column: 26, scope: !265)
!305 = !DILocation(line: 34, column: 24, scope: !265)
!306 = !DILocation(line: 34, column: 5, scope: !265)
!307 = distinct !DISubprogram(name: "overflow", scope: !1, file: !1, line: 37, type: !308, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !27)
!308 = !DISubroutineType(types: !309)
!309 = !{!7, !7, !7, !310}
!310 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!311 = !DILocalVariable(name: "a", arg: 1, scope: !307, file: !1, line: 37, type: !7)
!312 = !DILocation(line: 37, column: 18, scope: !307)
!313 = !DILocalVariable(name: "b", arg: 2, scope: !307, file: !1, line: 37, type: !7)
!314 = !DILocation(line: 37, column: 25, scope: !307)
!315 = !DILocalVariable(name: "out", arg: 3, scope: !307, file: !1, line: 37, type: !310)
!316 = !DILocation(line: 37, column: 43, scope: !307)
!317 = !DILocalVariable(name: "r", scope: !307, file: !1, line: 38, type: !7)
!318 = !DILocation(line: 38, column: 9, scope: !307)
!319 = !DILocalVariable(name: "o", scope: !307, file: !1, line: 39, type: !14)
!320 = !DILocation(line: 39, column: 10, scope: !307)
!321 = !DILocation(line: 39, column: 37, scope: !307)
!322 = !DILocation(line: 39, column: 40, scope: !307)
!323 = !DILocation(line: 39, column: 14, scope: !307)
!324 = !DILocation(line: 39, column: 72, scope: !307)
!325 = !DILocation(line: 39, column: 49, scope: !307)
!326 = !DILocation(line: 39, column: 47, scope: !307)
!327 = !DILocation(line: 39, column: 107, scope: !307)
!328 = !DILocation(line: 39, column: 110, scope: !307)
!329 = !DILocation(line: 39, column: 84, scope: !307)
!330 = !DILocation(line: 39, column: 82, scope: !307)
!331 = !DILocation(line: 40, column: 12, scope: !307)
!332 = !DILocation(line: 40, column: 42, scope: !307)
!333 = !DILocation(line: 40, column: 41, scope: !307)
!334 = !DILocation(line: 40, column: 50, scope: !307)
!335 = !DILocation(line: 40, column: 16, scope: !307)
!336 = !DILocation(line: 40, column: 14, scope: !307)
!337 = !DILocation(line: 40, column: 57, scope: !307)
!338 = !DILocation(line: 40, column: 55, scope: !307)
!339 = !DILocation(line: 40, column: 5, scope: !307)
!340 = distinct !DISubprogram(name: "bits", scope: !1, file: !1, line: 43, type: !341, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !27)
!341 = !DISubroutineType(types: !342)
!342 = !{!7, !8, !11}
!343 = !DILocalVariable(name: "x", arg: 1, scope: !340, file: !1, line: 43, type: !8)
!344 = !DILocation(line: 43, column: 19, scope: !340)
!345 = !DILocalVariable(name: "y", arg: 2, scope: !340, file: !1, line: 43, type: !11)
!346 = !DILocation(line: 43, column: 36, scope: !340)
!347 = !DILocation(line: 44, column: 31, scope: !340)
!348 = !DILocation(line: 44, column: 12, scope: !340)
!349 = !DILocation(line: 44, column: 50, scope: !340)
!350 = !DILocation(line: 44, column: 36, scope: !340)
!351 = !DILocation(line: 44, column: 34, scope: !340)
!352 = !DILocation(line: 44, column: 70, scope: !340)
!353 = !DILocation(line: 44, column: 55, scope: !340)
!354 = !DILocation(line: 44, column: 53, scope: !340)
!355 = !DILocation(line: 44, column: 93, scope: !340)
!356 = !DILocation(line: 44, column: 75, scope: !340)
!357 = !DILocation(line: 44, column: 73, scope: !340)
!358 = !DILocation(line: 44, column: 112, scope: !340)
!359 = !DILocation(line: 44, column: 98, scope: !340)
!360 = !DILocation(line: 44, column: 96, scope: !340)
!361 = !DILocation(line: 45, column: 14, scope: !340)
!362 = !DILocation(line: 45, column: 16, scope: !340)
!363 = !DILocation(line: 45, column: 25, scope: !340)
!364 = !DILocation(line: 45, column: 27, scope: !340)
!365 = !DILocation(line: 45, column: 22, scope: !340)
!366 = !DILocation(line: 44, column: 115, scope: !340)
!367 = !DILocation(line: 45, column: 54, scope: !340)
!368 = !DILocation(line: 45, column: 37, scope: !340)
!369 = !DILocation(line: 45, column: 35, scope: !340)
!370 = !DILocation(line: 44, column: 5, scope: !340)
!371 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 48, type: !372, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !27)
!372 = !DISubroutineType(types: !373)
!373 = !{!7}
!374 = !DILocation(line: 48, column: 30, scope: !371)
!375 = !DILocation(line: 48, column: 25, scope: !371)
!376 = !DILocation(line: 48, column: 61, scope: !371)
!377 = !DILocation(line: 48, column: 56, scope: !371)
!378 = !DILocation(line: 48, column: 54, scope: !371)
!379 = !DILocation(line: 48, column: 79, scope: !371)
!380 = !DILocation(line: 48, column: 74, scope: !371)
!381 = !DILocation(line: 48, column: 72, scope: !371)
!382 = !DILocation(line: 48, column: 18, scope: !371)
