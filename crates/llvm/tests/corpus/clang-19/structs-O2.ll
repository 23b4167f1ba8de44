; ModuleID = 'structs.c'
source_filename = "structs.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.large = type { [5 x i64], double, %struct.small }
%struct.small = type { i32, i8 }
%struct.packed = type <{ i8, i32, i16 }>
%struct.node = type { ptr, ptr, %union.anon }
%union.anon = type { i32, [8 x i8] }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define dso_local void @make_large(ptr dead_on_unwind noalias nocapture writable writeonly sret(%struct.large) align 8 %0, ptr nocapture noundef byval(%struct.large) align 8 %1, i64 %2) local_unnamed_addr #0 !dbg !19 {
    #dbg_value(i64 %2, !39, !DIExpression(), !40)
    #dbg_declare(ptr %1, !38, !DIExpression(), !41)
  %4 = getelementptr inbounds i8, ptr %1, i64 48, !dbg !42
  store i64 %2, ptr %4, align 8, !dbg !43
  %5 = getelementptr inbounds i8, ptr %1, i64 16, !dbg !44
  %6 = load i64, ptr %5, align 8, !dbg !45, !tbaa !46
  %7 = add nsw i64 %6, 7, !dbg !45
  store i64 %7, ptr %5, align 8, !dbg !45, !tbaa !46
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %0, ptr noundef nonnull align 8 dereferenceable(56) %1, i64 56, i1 false), !dbg !50, !tbaa.struct !51
  ret void, !dbg !57
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local { <2 x float>, float } @scale(<2 x float> %0, float %1, float noundef %2) local_unnamed_addr #2 !dbg !58 {
    #dbg_value(<2 x float> %0, !68, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !70)
    #dbg_value(float %1, !68, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !70)
    #dbg_value(float %2, !69, !DIExpression(), !70)
    #dbg_value(float poison, !68, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !70)
  %4 = insertelement <2 x float> poison, float %2, i64 0, !dbg !71
  %5 = shufflevector <2 x float> %4, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !71
  %6 = fmul <2 x float> %5, %0, !dbg !71
    #dbg_value(float poison, !68, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !70)
  %7 = fdiv float %1, %2, !dbg !72
    #dbg_value(float %7, !68, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !70)
  %8 = insertvalue { <2 x float>, float } poison, <2 x float> %6, 0, !dbg !73
  %9 = insertvalue { <2 x float>, float } %8, float %7, 1, !dbg !73
  ret { <2 x float>, float } %9, !dbg !73
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local void @nothing() local_unnamed_addr #3 !dbg !74 {
    #dbg_assign(i1 undef, !80, !DIExpression(), !81, ptr undef, !DIExpression(), !82)
  ret void, !dbg !83
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define dso_local i32 @bit_fields(ptr nocapture noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !84 {
    #dbg_value(ptr %0, !99, !DIExpression(), !101)
    #dbg_value(i32 %1, !100, !DIExpression(), !101)
  %3 = trunc i32 %1 to i16, !dbg !102
  %4 = load i16, ptr %0, align 8, !dbg !102
  %5 = and i16 %3, 7, !dbg !102
  %6 = and i16 %4, -1024, !dbg !102
  %7 = add i16 %4, 1000, !dbg !103
  %8 = and i16 %7, 1016, !dbg !103
  %9 = or disjoint i16 %6, %5, !dbg !103
  %10 = or disjoint i16 %9, %8, !dbg !103
  store i16 %10, ptr %0, align 8, !dbg !103
  %11 = getelementptr inbounds i8, ptr %0, i64 4, !dbg !104
  %12 = load i32, ptr %11, align 4, !dbg !105
  %13 = xor i32 %12, 5, !dbg !105
  store i32 %13, ptr %11, align 4, !dbg !105
  %14 = getelementptr inbounds i8, ptr %0, i64 8, !dbg !106
  %15 = load i64, ptr %14, align 8, !dbg !107
  %16 = add i64 %15, 1, !dbg !107
  %17 = and i64 %16, 1099511627775, !dbg !107
  %18 = and i64 %15, -2199023255552, !dbg !107
  %19 = icmp sgt i32 %1, 2, !dbg !108
  %20 = select i1 %19, i64 1099511627776, i64 0, !dbg !109
  %21 = or disjoint i64 %18, %20, !dbg !109
  %22 = or disjoint i64 %21, %17, !dbg !109
  store i64 %22, ptr %14, align 8, !dbg !109
  %23 = and i32 %1, 7, !dbg !110
  %24 = shl nuw i16 %8, 6, !dbg !111
  %25 = ashr exact i16 %24, 9, !dbg !111
  %26 = sext i16 %25 to i32, !dbg !111
  %27 = trunc i64 %16 to i32, !dbg !112
  %28 = zext i1 %19 to i32, !dbg !113
  %29 = add nuw nsw i32 %23, %28, !dbg !114
  %30 = add nsw i32 %29, %26, !dbg !115
  %31 = add i32 %30, %27, !dbg !116
  ret i32 %31, !dbg !117
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define dso_local range(i32 -2147483629, -2147483648) i32 @unions(ptr nocapture noundef %0, ptr nocapture noundef readonly byval(%struct.packed) align 8 %1) local_unnamed_addr #0 !dbg !118 {
    #dbg_declare(ptr poison, !38, !DIExpression(DW_OP_LLVM_fragment, 0, 128), !138)
    #dbg_declare(ptr poison, !38, !DIExpression(DW_OP_LLVM_fragment, 192, 192), !138)
    #dbg_value(ptr %0, !136, !DIExpression(), !140)
    #dbg_declare(ptr %1, !137, !DIExpression(), !141)
  %3 = getelementptr inbounds i8, ptr %0, i64 8, !dbg !142
  %4 = getelementptr inbounds i8, ptr %1, i64 1, !dbg !143
  %5 = load i32, ptr %4, align 1, !dbg !143, !tbaa !144
  %6 = load i8, ptr %1, align 8, !dbg !147, !tbaa !148
    #dbg_value(i32 %5, !149, !DIExpression(), !155)
    #dbg_value(i8 %6, !154, !DIExpression(), !155)
  %7 = zext i8 %6 to i64, !dbg !157
  %8 = shl nuw nsw i64 %7, 32, !dbg !157
  %9 = zext i32 %5 to i64, !dbg !157
  %10 = or disjoint i64 %8, %9, !dbg !157
  store i64 %10, ptr %3, align 8, !dbg !158
  %11 = load i64, ptr %0, align 8, !dbg !159
  %12 = getelementptr inbounds i8, ptr %0, i64 16, !dbg !160
  %13 = load i64, ptr %12, align 1, !dbg !160
    #dbg_value(i64 %13, !38, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !161)
  %14 = getelementptr inbounds i8, ptr %0, i64 48, !dbg !160
    #dbg_value(i64 %11, !39, !DIExpression(), !161)
    #dbg_value(i64 %11, !38, !DIExpression(DW_OP_LLVM_fragment, 384, 64), !161)
  %15 = add nsw i64 %13, 7, !dbg !162
    #dbg_value(i64 %15, !38, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !161)
  store i64 %15, ptr %12, align 8, !dbg !159
  store i64 %11, ptr %14, align 8, !dbg !159
  %16 = load double, ptr %0, align 8, !dbg !163, !tbaa !52
  %17 = fptosi double %16 to i32, !dbg !164
  %18 = getelementptr inbounds i8, ptr %1, i64 5, !dbg !165
  %19 = load i16, ptr %18, align 1, !dbg !165, !tbaa !166
  %20 = sext i16 %19 to i32, !dbg !167
  %21 = add i32 %17, 19, !dbg !168
  %22 = add i32 %21, %20, !dbg !169
  ret i32 %22, !dbg !170
}

; Function Attrs: nounwind uwtable
define dso_local void @visit_all(ptr noundef %0) local_unnamed_addr #4 !dbg !171 {
    #dbg_value(ptr %0, !190, !DIExpression(), !191)
  %2 = icmp eq ptr %0, null, !dbg !192
  br i1 %2, label %19, label %3, !dbg !192

3:                                                ; preds = %1, %9
  %4 = phi ptr [ %17, %9 ], [ %0, %1 ]
    #dbg_value(ptr %4, !190, !DIExpression(), !191)
  %5 = getelementptr inbounds i8, ptr %4, i64 8, !dbg !194
  %6 = load ptr, ptr %5, align 8, !dbg !194, !tbaa !198
  %7 = icmp eq ptr %6, null, !dbg !201
  br i1 %7, label %9, label %8, !dbg !202

8:                                                ; preds = %3
  tail call void %6(ptr noundef nonnull %4) #7, !dbg !203
  br label %9, !dbg !203

9:                                                ; preds = %8, %3
  %10 = getelementptr inbounds i8, ptr %4, i64 16, !dbg !204
  %11 = load i32, ptr %10, align 8, !dbg !205, !tbaa !52
  %12 = and i32 %11, 7, !dbg !206
  %13 = zext nneg i32 %12 to i64, !dbg !207
  %14 = getelementptr inbounds [12 x i8], ptr %10, i64 0, i64 %13, !dbg !207
  %15 = load i8, ptr %14, align 1, !dbg !208, !tbaa !52
  %16 = add i8 %15, 1, !dbg !208
  store i8 %16, ptr %14, align 1, !dbg !208, !tbaa !52
  %17 = load ptr, ptr %4, align 8, !dbg !209, !tbaa !210
    #dbg_value(ptr %17, !190, !DIExpression(), !191)
  %18 = icmp eq ptr %17, null, !dbg !192
  br i1 %18, label %19, label %3, !dbg !192, !llvm.loop !211

19:                                               ; preds = %9, %1
  ret void, !dbg !214
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef i32 @sum() local_unnamed_addr #3 !dbg !215 {
    #dbg_value(i32 0, !218, !DIExpression(), !226)
    #dbg_value(i32 poison, !218, !DIExpression(), !226)
  ret i32 6, !dbg !227
}

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #5 !dbg !228 {
    #dbg_declare(ptr poison, !38, !DIExpression(DW_OP_LLVM_fragment, 192, 128), !234)
    #dbg_assign(i1 undef, !230, !DIExpression(DW_OP_LLVM_fragment, 192, 128), !236, ptr undef, !DIExpression(), !237)
  %1 = alloca %struct.node, align 8
    #dbg_assign(i8 0, !230, !DIExpression(DW_OP_LLVM_fragment, 192, 128), !238, ptr undef, !DIExpression(), !237)
    #dbg_value(i24 0, !230, !DIExpression(DW_OP_LLVM_fragment, 424, 24), !237)
    #dbg_value(i64 1, !230, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !237)
    #dbg_value(i64 2, !230, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !237)
    #dbg_value(i64 3, !230, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !237)
    #dbg_value(double 2.500000e+00, !230, !DIExpression(DW_OP_LLVM_fragment, 320, 64), !237)
    #dbg_value(i32 4, !230, !DIExpression(DW_OP_LLVM_fragment, 384, 32), !237)
    #dbg_value(i8 120, !230, !DIExpression(DW_OP_LLVM_fragment, 416, 8), !237)
    #dbg_value(i16 1009, !231, !DIExpression(DW_OP_LLVM_fragment, 0, 16), !237)
    #dbg_value(i16 poison, !231, !DIExpression(DW_OP_LLVM_fragment, 16, 16), !237)
    #dbg_value(i32 3, !231, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !237)
    #dbg_value(i64 1099511627780, !231, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !237)
    #dbg_value(i64 0, !232, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !237)
    #dbg_value(i64 0, !232, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !237)
    #dbg_value(i64 0, !232, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !237)
    #dbg_assign(i8 0, !232, !DIExpression(DW_OP_LLVM_fragment, 192, 192), !239, ptr undef, !DIExpression(), !237)
    #dbg_value(i64 0, !232, !DIExpression(DW_OP_LLVM_fragment, 384, 64), !237)
    #dbg_value(i64 1, !38, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !240)
    #dbg_value(i64 2, !38, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !240)
    #dbg_value(i64 3, !38, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !240)
    #dbg_value(double 2.500000e+00, !38, !DIExpression(DW_OP_LLVM_fragment, 320, 64), !240)
    #dbg_value(i64 425201762305, !39, !DIExpression(), !240)
    #dbg_value(i64 425201762305, !38, !DIExpression(DW_OP_LLVM_fragment, 384, 64), !240)
    #dbg_value(i64 10, !38, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !240)
    #dbg_value(i64 1, !230, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !237)
    #dbg_value(i64 2, !230, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !237)
    #dbg_value(i64 10, !230, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !237)
    #dbg_assign(i1 undef, !230, !DIExpression(DW_OP_LLVM_fragment, 192, 128), !241, ptr undef, !DIExpression(), !237)
    #dbg_value(double 2.500000e+00, !230, !DIExpression(DW_OP_LLVM_fragment, 320, 64), !237)
    #dbg_value(i64 425201762305, !230, !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 384, 32), !237)
    #dbg_value(i64 99, !230, !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 416, 8), !237)
    #dbg_value(i64 0, !230, !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 24, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 424, 24), !237)
    #dbg_value(<2 x float> poison, !233, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !237)
    #dbg_value(float 3.000000e+01, !233, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !237)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %1, i8 0, i64 32, i1 false), !dbg !242
  %2 = getelementptr inbounds i8, ptr %1, i64 16, !dbg !243
  store i32 3, ptr %2, align 8, !dbg !244, !tbaa !52
    #dbg_value(ptr %1, !190, !DIExpression(), !245)
  br label %3, !dbg !247

3:                                                ; preds = %0, %9
  %4 = phi ptr [ %17, %9 ], [ %1, %0 ]
    #dbg_value(ptr %4, !190, !DIExpression(), !245)
  %5 = getelementptr inbounds i8, ptr %4, i64 8, !dbg !248
  %6 = load ptr, ptr %5, align 8, !dbg !248, !tbaa !198
  %7 = icmp eq ptr %6, null, !dbg !249
  br i1 %7, label %9, label %8, !dbg !250

8:                                                ; preds = %3
  call void %6(ptr noundef nonnull %4) #7, !dbg !251
  br label %9, !dbg !251

9:                                                ; preds = %8, %3
  %10 = getelementptr inbounds i8, ptr %4, i64 16, !dbg !252
  %11 = load i32, ptr %10, align 8, !dbg !253, !tbaa !52
  %12 = and i32 %11, 7, !dbg !254
  %13 = zext nneg i32 %12 to i64, !dbg !255
  %14 = getelementptr inbounds [12 x i8], ptr %10, i64 0, i64 %13, !dbg !255
  %15 = load i8, ptr %14, align 1, !dbg !256, !tbaa !52
  %16 = add i8 %15, 1, !dbg !256
  store i8 %16, ptr %14, align 1, !dbg !256, !tbaa !52
  %17 = load ptr, ptr %4, align 8, !dbg !257, !tbaa !210
    #dbg_value(ptr %17, !190, !DIExpression(), !245)
  %18 = icmp eq ptr %17, null, !dbg !247
  br i1 %18, label %19, label %3, !dbg !247, !llvm.loop !258

19:                                               ; preds = %9
    #dbg_value(i16 5, !231, !DIExpression(DW_OP_constu, 984, DW_OP_or, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 16), !237)
    #dbg_value(i32 3, !231, !DIExpression(DW_OP_constu, 5, DW_OP_xor, DW_OP_stack_value, DW_OP_LLVM_fragment, 32, 32), !237)
    #dbg_value(i64 1099511627776, !231, !DIExpression(DW_OP_constu, 5, DW_OP_or, DW_OP_stack_value, DW_OP_LLVM_fragment, 64, 64), !237)
    #dbg_declare(ptr poison, !38, !DIExpression(DW_OP_LLVM_fragment, 0, 128), !260)
    #dbg_declare(ptr poison, !38, !DIExpression(DW_OP_LLVM_fragment, 192, 192), !260)
    #dbg_value(i64 416611827712, !232, !DIExpression(DW_OP_constu, 70000, DW_OP_or, DW_OP_stack_value, DW_OP_LLVM_fragment, 64, 64), !237)
    #dbg_value(i64 0, !39, !DIExpression(), !263)
    #dbg_value(i64 0, !38, !DIExpression(DW_OP_LLVM_fragment, 384, 64), !263)
    #dbg_value(i64 0, !38, !DIExpression(DW_OP_plus_uconst, 7, DW_OP_stack_value, DW_OP_LLVM_fragment, 128, 64), !263)
    #dbg_value(i64 0, !232, !DIExpression(DW_OP_plus_uconst, 7, DW_OP_stack_value, DW_OP_LLVM_fragment, 128, 64), !237)
    #dbg_value(i64 0, !232, !DIExpression(DW_OP_LLVM_fragment, 384, 64), !237)
  ret i32 70, !dbg !264
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #6

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="64" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind uwtable "min-legal-vector-width"="64" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!11, !12, !13, !14, !15, !16, !17}
!llvm.ident = !{!18}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, globals: !4, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "structs.c", directory: ".", checksumkind: CSK_MD5, checksum: "bf240f1986364f3bc42c048a0b8876db")
!2 = !{!3}
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !{!5}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "matrix", scope: !0, file: !1, line: 37, type: !7, isLocal: true, isDefinition: true)
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, size: 384, elements: !8)
!8 = !{!9, !10}
!9 = !DISubrange(count: 3)
!10 = !DISubrange(count: 4)
!11 = !{i32 7, !"Dwarf Version", i32 5}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = !{i32 1, !"wchar_size", i32 4}
!14 = !{i32 8, !"PIC Level", i32 2}
!15 = !{i32 7, !"PIE Level", i32 2}
!16 = !{i32 7, !"uwtable", i32 2}
!17 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!18 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!19 = distinct !DISubprogram(name: "make_large", scope: !1, file: !1, line: 15, type: !20, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !37)
!20 = !DISubroutineType(types: !21)
!21 = !{!22, !22, !32}
!22 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "large", file: !1, line: 6, size: 448, elements: !23)
!23 = !{!24, !29, !31}
!24 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !22, file: !1, line: 6, baseType: !25, size: 320)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 320, elements: !27)
!26 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!27 = !{!28}
!28 = !DISubrange(count: 5)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "d", scope: !22, file: !1, line: 6, baseType: !30, size: 64, offset: 320)
!30 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "s", scope: !22, file: !1, line: 6, baseType: !32, size: 64, offset: 384)
!32 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "small", file: !1, line: 5, size: 64, elements: !33)
!33 = !{!34, !35}
!34 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !32, file: !1, line: 5, baseType: !3, size: 32)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !32, file: !1, line: 5, baseType: !36, size: 8, offset: 32)
!36 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!37 = !{!38, !39}
!38 = !DILocalVariable(name: "in", arg: 1, scope: !19, file: !1, line: 15, type: !22)
!39 = !DILocalVariable(name: "s", arg: 2, scope: !19, file: !1, line: 15, type: !32)
!40 = !DILocation(line: 0, scope: !19)
!41 = !DILocation(line: 15, column: 38, scope: !19)
!42 = !DILocation(line: 15, column: 63, scope: !19)
!43 = !DILocation(line: 15, column: 67, scope: !19)
!44 = !DILocation(line: 15, column: 70, scope: !19)
!45 = !DILocation(line: 15, column: 78, scope: !19)
!46 = !{!47, !47, i64 0}
!47 = !{!"long", !48, i64 0}
!48 = !{!"omnipotent char", !49, i64 0}
!49 = !{!"Simple C/C++ TBAA"}
!50 = !DILocation(line: 15, column: 91, scope: !19)
!51 = !{i64 0, i64 40, !52, i64 40, i64 8, !53, i64 48, i64 4, !55, i64 52, i64 1, !52}
!52 = !{!48, !48, i64 0}
!53 = !{!54, !54, i64 0}
!54 = !{!"double", !48, i64 0}
!55 = !{!56, !56, i64 0}
!56 = !{!"int", !48, i64 0}
!57 = !DILocation(line: 15, column: 84, scope: !19)
!58 = distinct !DISubprogram(name: "scale", scope: !1, file: !1, line: 16, type: !59, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !67)
!59 = !DISubroutineType(types: !60)
!60 = !{!61, !61, !64}
!61 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "floats", file: !1, line: 7, size: 96, elements: !62)
!62 = !{!63, !65, !66}
!63 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !61, file: !1, line: 7, baseType: !64, size: 32)
!64 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!65 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !61, file: !1, line: 7, baseType: !64, size: 32, offset: 32)
!66 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !61, file: !1, line: 7, baseType: !64, size: 32, offset: 64)
!67 = !{!68, !69}
!68 = !DILocalVariable(name: "f", arg: 1, scope: !58, file: !1, line: 16, type: !61)
!69 = !DILocalVariable(name: "by", arg: 2, scope: !58, file: !1, line: 16, type: !64)
!70 = !DILocation(line: 0, scope: !58)
!71 = !DILocation(line: 16, column: 54, scope: !58)
!72 = !DILocation(line: 16, column: 76, scope: !58)
!73 = !DILocation(line: 16, column: 83, scope: !58)
!74 = distinct !DISubprogram(name: "nothing", scope: !1, file: !1, line: 17, type: !75, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !79)
!75 = !DISubroutineType(types: !76)
!76 = !{!77, !77}
!77 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "empty", file: !1, line: 10, elements: !78)
!78 = !{}
!79 = !{!80}
!80 = !DILocalVariable(name: "e", arg: 1, scope: !74, file: !1, line: 17, type: !77)
!81 = distinct !DIAssignID()
!82 = !DILocation(line: 0, scope: !74)
!83 = !DILocation(line: 17, column: 40, scope: !74)
!84 = distinct !DISubprogram(name: "bit_fields", scope: !1, file: !1, line: 19, type: !85, scopeLine: 19, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !98)
!85 = !DISubroutineType(types: !86)
!86 = !{!3, !87, !3}
!87 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !88, size: 64)
!88 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "bits", file: !1, line: 9, size: 128, elements: !89)
!89 = !{!90, !92, !93, !94, !96}
!90 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !88, file: !1, line: 9, baseType: !91, size: 3, flags: DIFlagBitField, extraData: i64 0)
!91 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!92 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !88, file: !1, line: 9, baseType: !3, size: 7, offset: 3, flags: DIFlagBitField, extraData: i64 0)
!93 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !88, file: !1, line: 9, baseType: !91, size: 30, offset: 32, flags: DIFlagBitField, extraData: i64 32)
!94 = !DIDerivedType(tag: DW_TAG_member, name: "d", scope: !88, file: !1, line: 9, baseType: !95, size: 40, offset: 64, flags: DIFlagBitField, extraData: i64 64)
!95 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!96 = !DIDerivedType(tag: DW_TAG_member, name: "e", scope: !88, file: !1, line: 9, baseType: !97, size: 1, offset: 104, flags: DIFlagBitField, extraData: i64 64)
!97 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!98 = !{!99, !100}
!99 = !DILocalVariable(name: "b", arg: 1, scope: !84, file: !1, line: 19, type: !87)
!100 = !DILocalVariable(name: "v", arg: 2, scope: !84, file: !1, line: 19, type: !3)
!101 = !DILocation(line: 0, scope: !84)
!102 = !DILocation(line: 20, column: 10, scope: !84)
!103 = !DILocation(line: 20, column: 20, scope: !84)
!104 = !DILocation(line: 20, column: 29, scope: !84)
!105 = !DILocation(line: 20, column: 31, scope: !84)
!106 = !DILocation(line: 20, column: 41, scope: !84)
!107 = !DILocation(line: 20, column: 43, scope: !84)
!108 = !DILocation(line: 20, column: 58, scope: !84)
!109 = !DILocation(line: 20, column: 54, scope: !84)
!110 = !DILocation(line: 21, column: 15, scope: !84)
!111 = !DILocation(line: 21, column: 22, scope: !84)
!112 = !DILocation(line: 21, column: 26, scope: !84)
!113 = !DILocation(line: 21, column: 38, scope: !84)
!114 = !DILocation(line: 21, column: 17, scope: !84)
!115 = !DILocation(line: 21, column: 24, scope: !84)
!116 = !DILocation(line: 21, column: 36, scope: !84)
!117 = !DILocation(line: 21, column: 5, scope: !84)
!118 = distinct !DISubprogram(name: "unions", scope: !1, file: !1, line: 24, type: !119, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !135)
!119 = !DISubroutineType(types: !120)
!120 = !{!3, !121, !129}
!121 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !122, size: 64)
!122 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "mixed", file: !1, line: 12, size: 448, elements: !123)
!123 = !{!124, !125, !128}
!124 = !DIDerivedType(tag: DW_TAG_member, name: "l", scope: !122, file: !1, line: 12, baseType: !22, size: 448)
!125 = !DIDerivedType(tag: DW_TAG_member, name: "s", scope: !122, file: !1, line: 12, baseType: !126, size: 256)
!126 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, size: 256, elements: !127)
!127 = !{!10}
!128 = !DIDerivedType(tag: DW_TAG_member, name: "d", scope: !122, file: !1, line: 12, baseType: !30, size: 64)
!129 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "packed", file: !1, line: 8, size: 56, elements: !130)
!130 = !{!131, !132, !133}
!131 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !129, file: !1, line: 8, baseType: !36, size: 8)
!132 = !DIDerivedType(tag: DW_TAG_member, name: "i", scope: !129, file: !1, line: 8, baseType: !3, size: 32, offset: 8)
!133 = !DIDerivedType(tag: DW_TAG_member, name: "s", scope: !129, file: !1, line: 8, baseType: !134, size: 16, offset: 40)
!134 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!135 = !{!136, !137}
!136 = !DILocalVariable(name: "m", arg: 1, scope: !118, file: !1, line: 24, type: !121)
!137 = !DILocalVariable(name: "p", arg: 2, scope: !118, file: !1, line: 24, type: !129)
!138 = !DILocation(line: 15, column: 38, scope: !19, inlinedAt: !139)
!139 = distinct !DILocation(line: 26, column: 12, scope: !118)
!140 = !DILocation(line: 0, scope: !118)
!141 = !DILocation(line: 24, column: 42, scope: !118)
!142 = !DILocation(line: 25, column: 5, scope: !118)
!143 = !DILocation(line: 25, column: 28, scope: !118)
!144 = !{!145, !56, i64 1}
!145 = !{!"packed", !48, i64 0, !56, i64 1, !146, i64 5}
!146 = !{!"short", !48, i64 0}
!147 = !DILocation(line: 25, column: 33, scope: !118)
!148 = !{!145, !48, i64 0}
!149 = !DILocalVariable(name: "a", arg: 1, scope: !150, file: !1, line: 14, type: !3)
!150 = distinct !DISubprogram(name: "make_small", scope: !1, file: !1, line: 14, type: !151, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !153)
!151 = !DISubroutineType(types: !152)
!152 = !{!32, !3, !36}
!153 = !{!149, !154}
!154 = !DILocalVariable(name: "b", arg: 2, scope: !150, file: !1, line: 14, type: !36)
!155 = !DILocation(line: 0, scope: !150, inlinedAt: !156)
!156 = distinct !DILocation(line: 25, column: 15, scope: !118)
!157 = !DILocation(line: 14, column: 49, scope: !150, inlinedAt: !156)
!158 = !DILocation(line: 25, column: 15, scope: !118)
!159 = !DILocation(line: 26, column: 12, scope: !118)
!160 = !DILocation(line: 15, column: 63, scope: !19, inlinedAt: !139)
!161 = !DILocation(line: 0, scope: !19, inlinedAt: !139)
!162 = !DILocation(line: 15, column: 78, scope: !19, inlinedAt: !139)
!163 = !DILocation(line: 27, column: 20, scope: !118)
!164 = !DILocation(line: 27, column: 12, scope: !118)
!165 = !DILocation(line: 27, column: 26, scope: !118)
!166 = !{!145, !146, i64 5}
!167 = !DILocation(line: 27, column: 24, scope: !118)
!168 = !DILocation(line: 27, column: 22, scope: !118)
!169 = !DILocation(line: 27, column: 28, scope: !118)
!170 = !DILocation(line: 27, column: 5, scope: !118)
!171 = distinct !DISubprogram(name: "visit_all", scope: !1, file: !1, line: 30, type: !172, scopeLine: 30, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !189)
!172 = !DISubroutineType(types: !173)
!173 = !{null, !174}
!174 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !175, size: 64)
!175 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !1, line: 11, size: 256, elements: !176)
!176 = !{!177, !178, !180}
!177 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !175, file: !1, line: 11, baseType: !174, size: 64)
!178 = !DIDerivedType(tag: DW_TAG_member, name: "visit", scope: !175, file: !1, line: 11, baseType: !179, size: 64, offset: 64)
!179 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !172, size: 64)
!180 = !DIDerivedType(tag: DW_TAG_member, name: "u", scope: !175, file: !1, line: 11, baseType: !181, size: 96, offset: 128)
!181 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !175, file: !1, line: 11, size: 96, elements: !182)
!182 = !{!183, !184, !185}
!183 = !DIDerivedType(tag: DW_TAG_member, name: "i", scope: !181, file: !1, line: 11, baseType: !3, size: 32)
!184 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !181, file: !1, line: 11, baseType: !64, size: 32)
!185 = !DIDerivedType(tag: DW_TAG_member, name: "bytes", scope: !181, file: !1, line: 11, baseType: !186, size: 96)
!186 = !DICompositeType(tag: DW_TAG_array_type, baseType: !36, size: 96, elements: !187)
!187 = !{!188}
!188 = !DISubrange(count: 12)
!189 = !{!190}
!190 = !DILocalVariable(name: "n", arg: 1, scope: !171, file: !1, line: 30, type: !174)
!191 = !DILocation(line: 0, scope: !171)
!192 = !DILocation(line: 31, column: 5, scope: !193)
!193 = distinct !DILexicalBlock(scope: !171, file: !1, line: 31, column: 5)
!194 = !DILocation(line: 32, column: 16, scope: !195)
!195 = distinct !DILexicalBlock(scope: !196, file: !1, line: 32, column: 13)
!196 = distinct !DILexicalBlock(scope: !197, file: !1, line: 31, column: 28)
!197 = distinct !DILexicalBlock(scope: !193, file: !1, line: 31, column: 5)
!198 = !{!199, !200, i64 8}
!199 = !{!"node", !200, i64 0, !200, i64 8, !48, i64 16}
!200 = !{!"any pointer", !48, i64 0}
!201 = !DILocation(line: 32, column: 13, scope: !195)
!202 = !DILocation(line: 32, column: 13, scope: !196)
!203 = !DILocation(line: 32, column: 23, scope: !195)
!204 = !DILocation(line: 33, column: 12, scope: !196)
!205 = !DILocation(line: 33, column: 25, scope: !196)
!206 = !DILocation(line: 33, column: 27, scope: !196)
!207 = !DILocation(line: 33, column: 9, scope: !196)
!208 = !DILocation(line: 33, column: 31, scope: !196)
!209 = !DILocation(line: 31, column: 22, scope: !197)
!210 = !{!199, !200, i64 0}
!211 = distinct !{!211, !192, !212, !213}
!212 = !DILocation(line: 34, column: 5, scope: !193)
!213 = !{!"llvm.loop.mustprogress"}
!214 = !DILocation(line: 35, column: 1, scope: !171)
!215 = distinct !DISubprogram(name: "sum", scope: !1, file: !1, line: 38, type: !216, scopeLine: 38, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !217)
!216 = !DISubroutineType(types: !2)
!217 = !{!218, !219, !223}
!218 = !DILocalVariable(name: "total", scope: !215, file: !1, line: 39, type: !3)
!219 = !DILocalVariable(name: "i", scope: !220, file: !1, line: 40, type: !221)
!220 = distinct !DILexicalBlock(scope: !215, file: !1, line: 40, column: 5)
!221 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !222, line: 18, baseType: !95)
!222 = !DIFile(filename: "/usr/lib/llvm-19/lib/clang/19/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!223 = !DILocalVariable(name: "j", scope: !224, file: !1, line: 41, type: !221)
!224 = distinct !DILexicalBlock(scope: !225, file: !1, line: 41, column: 9)
!225 = distinct !DILexicalBlock(scope: !220, file: !1, line: 40, column: 5)
!226 = !DILocation(line: 0, scope: !215)
!227 = !DILocation(line: 42, column: 5, scope: !215)
!228 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 45, type: !216, scopeLine: 45, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !229)
!229 = !{!230, !231, !232, !233}
!230 = !DILocalVariable(name: "l", scope: !228, file: !1, line: 46, type: !22)
!231 = !DILocalVariable(name: "b", scope: !228, file: !1, line: 47, type: !88)
!232 = !DILocalVariable(name: "m", scope: !228, file: !1, line: 48, type: !122)
!233 = !DILocalVariable(name: "f", scope: !228, file: !1, line: 51, type: !61)
!234 = !DILocation(line: 15, column: 38, scope: !19, inlinedAt: !235)
!235 = distinct !DILocation(line: 50, column: 9, scope: !228)
!236 = distinct !DIAssignID()
!237 = !DILocation(line: 0, scope: !228)
!238 = distinct !DIAssignID()
!239 = distinct !DIAssignID()
!240 = !DILocation(line: 0, scope: !19, inlinedAt: !235)
!241 = distinct !DIAssignID()
!242 = !DILocation(line: 53, column: 16, scope: !228)
!243 = !DILocation(line: 53, column: 29, scope: !228)
!244 = !DILocation(line: 53, column: 32, scope: !228)
!245 = !DILocation(line: 0, scope: !171, inlinedAt: !246)
!246 = distinct !DILocation(line: 53, column: 5, scope: !228)
!247 = !DILocation(line: 31, column: 5, scope: !193, inlinedAt: !246)
!248 = !DILocation(line: 32, column: 16, scope: !195, inlinedAt: !246)
!249 = !DILocation(line: 32, column: 13, scope: !195, inlinedAt: !246)
!250 = !DILocation(line: 32, column: 13, scope: !196, inlinedAt: !246)
!251 = !DILocation(line: 32, column: 23, scope: !195, inlinedAt: !246)
!252 = !DILocation(line: 33, column: 12, scope: !196, inlinedAt: !246)
!253 = !DILocation(line: 33, column: 25, scope: !196, inlinedAt: !246)
!254 = !DILocation(line: 33, column: 27, scope: !196, inlinedAt: !246)
!255 = !DILocation(line: 33, column: 9, scope: !196, inlinedAt: !246)
!256 = !DILocation(line: 33, column: 31, scope: !196, inlinedAt: !246)
!257 = !DILocation(line: 31, column: 22, scope: !197, inlinedAt: !246)
!258 = distinct !{!258, !247, !259, !213}
!259 = !DILocation(line: 34, column: 5, scope: !193, inlinedAt: !246)
!260 = !DILocation(line: 15, column: 38, scope: !19, inlinedAt: !261)
!261 = distinct !DILocation(line: 26, column: 12, scope: !118, inlinedAt: !262)
!262 = distinct !DILocation(line: 54, column: 32, scope: !228)
!263 = !DILocation(line: 0, scope: !19, inlinedAt: !261)
!264 = !DILocation(line: 54, column: 5, scope: !228)
