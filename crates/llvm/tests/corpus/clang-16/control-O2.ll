; ModuleID = 'control.c'
source_filename = "control.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__jmp_buf_tag = type { [8 x i64], i32, %struct.__sigset_t }
%struct.__sigset_t = type { [16 x i64] }

@table = internal unnamed_addr constant [3 x ptr] [ptr @add, ptr @sub, ptr null], align 16, !dbg !0
@computed.labels = internal unnamed_addr constant [3 x ptr] [ptr blockaddress(@computed, %5), ptr blockaddress(@computed, %7), ptr blockaddress(@computed, %9)], align 16, !dbg !5
@place = internal global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 16, !dbg !27
@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1, !dbg !21

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local ptr @choose(i32 noundef %0) local_unnamed_addr #0 !dbg !67 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !71, metadata !DIExpression()), !dbg !72
  %2 = icmp slt i32 %0, 0, !dbg !73
  br i1 %2, label %8, label %3, !dbg !74

3:                                                ; preds = %1
  %4 = and i32 %0, 1
  %5 = zext i32 %4 to i64, !dbg !75
  %6 = getelementptr inbounds [3 x ptr], ptr @table, i64 0, i64 %5, !dbg !75
  %7 = load ptr, ptr %6, align 8, !dbg !75, !tbaa !76
  br label %8, !dbg !74

8:                                                ; preds = %1, %3
  %9 = phi ptr [ %7, %3 ], [ null, %1 ], !dbg !74
  ret ptr %9, !dbg !80
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noalias ptr @returns_pointer() local_unnamed_addr #0 !dbg !81 {
  ret ptr null, !dbg !88
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local i32 @dense(i32 noundef %0) local_unnamed_addr #0 !dbg !89 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !91, metadata !DIExpression()), !dbg !92
  switch i32 %0, label %8 [
    i32 0, label %9
    i32 1, label %2
    i32 2, label %2
    i32 3, label %5
    i32 -7, label %7
  ], !dbg !93

2:                                                ; preds = %1, %1
  call void @llvm.dbg.value(metadata i32 %0, metadata !91, metadata !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value)), !dbg !92
  %3 = shl nuw nsw i32 %0, 1, !dbg !94
  %4 = add nuw nsw i32 %3, 2, !dbg !94
  br label %5, !dbg !96

5:                                                ; preds = %1, %2
  %6 = phi i32 [ 6, %1 ], [ %4, %2 ]
  call void @llvm.dbg.value(metadata i32 poison, metadata !91, metadata !DIExpression()), !dbg !92
  call void @llvm.dbg.value(metadata i32 %6, metadata !91, metadata !DIExpression()), !dbg !92
  br label %9, !dbg !97

7:                                                ; preds = %1
  br label %9, !dbg !98

8:                                                ; preds = %1
  br label %9, !dbg !99

9:                                                ; preds = %1, %5, %8, %7
  %10 = phi i32 [ %0, %8 ], [ -1, %7 ], [ %6, %5 ], [ 10, %1 ], !dbg !92
  ret i32 %10, !dbg !100
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local i64 @sparse(i64 noundef %0) local_unnamed_addr #0 !dbg !101 {
  call void @llvm.dbg.value(metadata i64 %0, metadata !105, metadata !DIExpression()), !dbg !106
  %2 = icmp eq i64 %0, 1099511627776, !dbg !107
  %3 = select i1 %2, i64 2, i64 3, !dbg !107
  %4 = icmp eq i64 %0, -1, !dbg !107
  %5 = select i1 %4, i64 1, i64 %3, !dbg !107
  ret i64 %5, !dbg !108
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local i32 @wide(i64 noundef %0, i64 noundef %1) local_unnamed_addr #0 !dbg !109 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or i128 %4, %5
  call void @llvm.dbg.value(metadata i128 %6, metadata !114, metadata !DIExpression()), !dbg !115
  %7 = icmp eq i128 %6, 1267650600228229401496703205376, !dbg !116
  %8 = select i1 %7, i32 2, i32 0, !dbg !116
  %9 = icmp eq i128 %6, -1, !dbg !116
  %10 = select i1 %9, i32 1, i32 %8, !dbg !116
  ret i32 %10, !dbg !117
}

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local i32 @computed(i32 noundef %0) #1 !dbg !7 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !12, metadata !DIExpression()), !dbg !118
  call void @llvm.dbg.value(metadata i32 0, metadata !13, metadata !DIExpression()), !dbg !118
  %2 = sext i32 %0 to i64, !dbg !119
  %3 = getelementptr inbounds [3 x ptr], ptr @computed.labels, i64 0, i64 %2, !dbg !119
  %4 = load ptr, ptr %3, align 8, !dbg !119, !tbaa !76
  br label %11, !dbg !120

5:                                                ; preds = %11
  call void @llvm.dbg.label(metadata !14), !dbg !121
  %6 = add nuw nsw i32 %12, 1, !dbg !122
  call void @llvm.dbg.value(metadata i32 %6, metadata !13, metadata !DIExpression()), !dbg !118
  br label %11, !dbg !123

7:                                                ; preds = %11
  call void @llvm.dbg.label(metadata !15), !dbg !124
  %8 = add nuw nsw i32 %12, 2, !dbg !125
  call void @llvm.dbg.value(metadata i32 %8, metadata !13, metadata !DIExpression()), !dbg !118
  br label %9, !dbg !126

9:                                                ; preds = %7, %11
  %10 = phi i32 [ %12, %11 ], [ %8, %7 ], !dbg !118
  call void @llvm.dbg.value(metadata i32 %10, metadata !13, metadata !DIExpression()), !dbg !118
  call void @llvm.dbg.label(metadata !16), !dbg !127
  ret i32 %10, !dbg !128

11:                                               ; preds = %5, %1
  %12 = phi i32 [ 0, %1 ], [ %6, %5 ], !dbg !118
  %13 = phi ptr [ %4, %1 ], [ blockaddress(@computed, %7), %5 ]
  call void @llvm.dbg.value(metadata i32 %12, metadata !13, metadata !DIExpression()), !dbg !118
  indirectbr ptr %13, [label %5, label %7, label %9]
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.label(metadata) #2

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local i32 @loops(i32 noundef %0) local_unnamed_addr #1 !dbg !129 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !131, metadata !DIExpression()), !dbg !135
  call void @llvm.dbg.value(metadata i32 0, metadata !132, metadata !DIExpression()), !dbg !135
  call void @llvm.dbg.value(metadata i32 0, metadata !133, metadata !DIExpression()), !dbg !135
  %2 = icmp sgt i32 %0, 7
  call void @llvm.dbg.value(metadata i32 0, metadata !133, metadata !DIExpression()), !dbg !135
  call void @llvm.dbg.value(metadata i32 0, metadata !132, metadata !DIExpression()), !dbg !135
  %3 = icmp sgt i32 %0, 0, !dbg !136
  br i1 %3, label %4, label %9, !dbg !137

4:                                                ; preds = %1, %30
  %5 = phi i32 [ %32, %30 ], [ 0, %1 ]
  %6 = phi i32 [ %33, %30 ], [ 0, %1 ]
  call void @llvm.dbg.value(metadata i32 %5, metadata !133, metadata !DIExpression()), !dbg !135
  call void @llvm.dbg.value(metadata i32 %6, metadata !132, metadata !DIExpression()), !dbg !135
  %7 = icmp ne i32 %5, 5, !dbg !138
  %8 = or i1 %7, %2, !dbg !141
  br i1 %8, label %30, label %9, !dbg !141

9:                                                ; preds = %30, %4, %1
  %10 = phi i32 [ 0, %1 ], [ %33, %30 ], [ %6, %4 ]
  %11 = tail call i32 @llvm.smin.i32(i32 %10, i32 1), !dbg !142
  %12 = sub i32 %10, %11, !dbg !142
  %13 = tail call i32 @llvm.umin.i32(i32 %0, i32 %12), !dbg !142
  %14 = add i32 %13, 1, !dbg !142
  %15 = icmp ult i32 %14, 17, !dbg !142
  br i1 %15, label %16, label %19, !dbg !142

16:                                               ; preds = %26, %9
  %17 = phi i32 [ %0, %9 ], [ %24, %26 ]
  %18 = phi i32 [ %10, %9 ], [ %25, %26 ]
  br label %35, !dbg !142

19:                                               ; preds = %9
  %20 = and i32 %14, 15, !dbg !142
  %21 = icmp eq i32 %20, 0, !dbg !142
  %22 = select i1 %21, i32 16, i32 %20, !dbg !142
  %23 = sub i32 %14, %22, !dbg !142
  %24 = sub i32 %0, %23, !dbg !142
  %25 = sub i32 %10, %23, !dbg !142
  br label %26, !dbg !142

26:                                               ; preds = %26, %19
  %27 = phi i32 [ 0, %19 ], [ %28, %26 ]
  %28 = add nuw i32 %27, 16
  %29 = icmp eq i32 %28, %23
  br i1 %29, label %16, label %26, !llvm.loop !143

30:                                               ; preds = %4
  %31 = select i1 %7, i32 %5, i32 7, !dbg !141
  %32 = add nsw i32 %31, 1, !dbg !148
  call void @llvm.dbg.value(metadata i32 %32, metadata !133, metadata !DIExpression()), !dbg !135
  %33 = add nsw i32 %31, %6, !dbg !149
  call void @llvm.dbg.value(metadata i32 %33, metadata !132, metadata !DIExpression()), !dbg !135
  %34 = icmp slt i32 %32, %0, !dbg !136
  br i1 %34, label %4, label %9, !dbg !137, !llvm.loop !150

35:                                               ; preds = %16, %40
  %36 = phi i32 [ %41, %40 ], [ %17, %16 ]
  %37 = phi i32 [ %38, %40 ], [ %18, %16 ], !dbg !135
  call void @llvm.dbg.value(metadata i32 %37, metadata !132, metadata !DIExpression()), !dbg !135
  call void @llvm.dbg.value(metadata i32 %36, metadata !131, metadata !DIExpression()), !dbg !135
  %38 = add nsw i32 %37, -1, !dbg !152
  call void @llvm.dbg.value(metadata i32 %38, metadata !132, metadata !DIExpression()), !dbg !135
  %39 = icmp sgt i32 %37, 1
  br i1 %39, label %40, label %43, !dbg !154

40:                                               ; preds = %35
  %41 = add nsw i32 %36, -1, !dbg !155
  call void @llvm.dbg.value(metadata i32 %41, metadata !131, metadata !DIExpression()), !dbg !135
  %42 = icmp eq i32 %36, 0, !dbg !156
  br i1 %42, label %43, label %35, !dbg !157, !llvm.loop !158

43:                                               ; preds = %35, %40
  %44 = phi i32 [ -1, %40 ], [ %36, %35 ]
  call void @llvm.dbg.value(metadata i32 %44, metadata !131, metadata !DIExpression()), !dbg !135
  %45 = icmp ne i32 %44, 0
  br label %46, !dbg !159

46:                                               ; preds = %46, %43
  %47 = phi i32 [ %38, %43 ], [ %48, %46 ], !dbg !135
  call void @llvm.dbg.value(metadata i32 %47, metadata !132, metadata !DIExpression()), !dbg !135
  %48 = add nsw i32 %47, 1, !dbg !160
  call void @llvm.dbg.value(metadata i32 %48, metadata !132, metadata !DIExpression()), !dbg !135
  %49 = icmp slt i32 %47, 11, !dbg !165
  %50 = select i1 %49, i1 %45, i1 false, !dbg !166
  br i1 %50, label %46, label %51, !dbg !166, !llvm.loop !167

51:                                               ; preds = %46
  call void @llvm.dbg.label(metadata !134), !dbg !170
  %52 = icmp eq i32 %48, 0, !dbg !171
  %53 = select i1 %52, i32 -1, i32 %48, !dbg !171
  ret i32 %53, !dbg !172
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local i32 @logic(i32 noundef %0, i32 noundef %1, i1 noundef zeroext %2) local_unnamed_addr #0 !dbg !173 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !178, metadata !DIExpression()), !dbg !181
  call void @llvm.dbg.value(metadata i32 %1, metadata !179, metadata !DIExpression()), !dbg !181
  call void @llvm.dbg.value(metadata i1 %2, metadata !180, metadata !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value)), !dbg !181
  %4 = icmp ne i32 %0, 0, !dbg !182
  %5 = icmp ne i32 %1, 0
  %6 = and i1 %4, %5, !dbg !183
  br i1 %6, label %13, label %7, !dbg !183

7:                                                ; preds = %3
  %8 = or i32 %1, %0
  %9 = icmp eq i32 %8, 0
  %10 = or i1 %9, %2, !dbg !184
  %11 = zext i1 %2 to i32
  %12 = select i1 %10, i32 %11, i32 %1, !dbg !184
  br label %13, !dbg !184

13:                                               ; preds = %7, %3
  %14 = phi i32 [ %1, %3 ], [ %12, %7 ], !dbg !185
  ret i32 %14, !dbg !186
}

; Function Attrs: nounwind uwtable
define dso_local i32 @jumps() local_unnamed_addr #3 !dbg !187 {
  %1 = call i32 @_setjmp(ptr noundef nonnull @place) #13, !dbg !190
  %2 = icmp eq i32 %1, 0, !dbg !190
  br i1 %2, label %3, label %4, !dbg !190

3:                                                ; preds = %0
  call void @longjmp(ptr noundef nonnull @place, i32 noundef 2) #14, !dbg !191
  unreachable, !dbg !191

4:                                                ; preds = %0
  ret i32 1, !dbg !192
}

; Function Attrs: nounwind returns_twice
declare !dbg !193 i32 @_setjmp(ptr noundef) local_unnamed_addr #4

; Function Attrs: noreturn nounwind
declare !dbg !197 void @longjmp(ptr noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: nofree nosync nounwind memory(none) uwtable
define dso_local i32 @recursive(i32 noundef %0) local_unnamed_addr #6 !dbg !200 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !202, metadata !DIExpression()), !dbg !203
  %2 = icmp slt i32 %0, 2, !dbg !204
  br i1 %2, label %37, label %3, !dbg !205

3:                                                ; preds = %1
  %4 = tail call i32 @llvm.usub.sat.i32(i32 %0, i32 2), !dbg !205
  %5 = add nuw i32 %4, 1, !dbg !205
  %6 = icmp ult i32 %4, 7, !dbg !205
  br i1 %6, label %28, label %7, !dbg !205

7:                                                ; preds = %3
  %8 = and i32 %5, -8, !dbg !205
  %9 = sub i32 %0, %8, !dbg !205
  %10 = insertelement <4 x i32> poison, i32 %0, i64 0, !dbg !205
  %11 = shufflevector <4 x i32> %10, <4 x i32> poison, <4 x i32> zeroinitializer, !dbg !205
  %12 = add <4 x i32> %11, <i32 0, i32 -1, i32 -2, i32 -3>, !dbg !205
  br label %13, !dbg !205

13:                                               ; preds = %13, %7
  %14 = phi i32 [ 0, %7 ], [ %21, %13 ]
  %15 = phi <4 x i32> [ %12, %7 ], [ %22, %13 ]
  %16 = phi <4 x i32> [ <i32 1, i32 1, i32 1, i32 1>, %7 ], [ %19, %13 ]
  %17 = phi <4 x i32> [ <i32 1, i32 1, i32 1, i32 1>, %7 ], [ %20, %13 ]
  %18 = add <4 x i32> %15, <i32 -4, i32 -4, i32 -4, i32 -4>
  %19 = mul <4 x i32> %15, %16, !dbg !206
  %20 = mul <4 x i32> %18, %17, !dbg !206
  %21 = add nuw i32 %14, 8
  %22 = add <4 x i32> %15, <i32 -8, i32 -8, i32 -8, i32 -8>
  %23 = icmp eq i32 %21, %8
  br i1 %23, label %24, label %13, !llvm.loop !207

24:                                               ; preds = %13
  %25 = mul <4 x i32> %20, %19, !dbg !205
  %26 = tail call i32 @llvm.vector.reduce.mul.v4i32(<4 x i32> %25), !dbg !205
  %27 = icmp eq i32 %5, %8, !dbg !205
  br i1 %27, label %37, label %28, !dbg !205

28:                                               ; preds = %3, %24
  %29 = phi i32 [ %0, %3 ], [ %9, %24 ]
  %30 = phi i32 [ 1, %3 ], [ %26, %24 ]
  br label %31, !dbg !205

31:                                               ; preds = %28, %31
  %32 = phi i32 [ %34, %31 ], [ %29, %28 ]
  %33 = phi i32 [ %35, %31 ], [ %30, %28 ]
  call void @llvm.dbg.value(metadata i32 %32, metadata !202, metadata !DIExpression()), !dbg !203
  %34 = add nsw i32 %32, -1, !dbg !208
  %35 = mul nsw i32 %32, %33, !dbg !206
  call void @llvm.dbg.value(metadata i32 %34, metadata !202, metadata !DIExpression()), !dbg !203
  %36 = icmp ult i32 %32, 3, !dbg !204
  br i1 %36, label %37, label %31, !dbg !205, !llvm.loop !209

37:                                               ; preds = %31, %24, %1
  %38 = phi i32 [ 1, %1 ], [ %26, %24 ], [ %35, %31 ], !dbg !206
  ret i32 %38, !dbg !210
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local void @empty() local_unnamed_addr #0 !dbg !211 {
  ret void, !dbg !212
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local i32 @old_style() local_unnamed_addr #0 !dbg !213 {
  ret i32 1, !dbg !214
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local i32 @calls_old_style() local_unnamed_addr #0 !dbg !215 {
  ret i32 1, !dbg !216
}

; Function Attrs: nounwind uwtable
define dso_local i32 @undeclared_arguments() local_unnamed_addr #3 !dbg !217 {
  %1 = tail call i32 (i32, double, ptr, ...) @k_and_r(i32 noundef 1, double noundef 2.000000e+00, ptr noundef nonnull @.str) #15, !dbg !218
  ret i32 %1, !dbg !219
}

declare i32 @k_and_r(...) local_unnamed_addr #7

; Function Attrs: nounwind uwtable
define dso_local i32 @main(i32 noundef %0, ptr nocapture noundef readnone %1) local_unnamed_addr #3 !dbg !220 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !226, metadata !DIExpression()), !dbg !228
  call void @llvm.dbg.value(metadata ptr %1, metadata !227, metadata !DIExpression()), !dbg !228
  %3 = icmp sgt i32 %0, 100, !dbg !229
  br i1 %3, label %4, label %5, !dbg !231

4:                                                ; preds = %2
  tail call void @stop() #14, !dbg !232
  unreachable, !dbg !232

5:                                                ; preds = %2
  %6 = icmp slt i32 %0, 51, !dbg !233
  tail call void @llvm.assume(i1 %6), !dbg !235
  %7 = icmp sgt i32 %0, 40, !dbg !236
  br i1 %7, label %8, label %9, !dbg !238, !prof !239

8:                                                ; preds = %5
  tail call void @llvm.trap(), !dbg !240
  unreachable, !dbg !240

9:                                                ; preds = %5
  call void @llvm.dbg.value(metadata i32 %0, metadata !71, metadata !DIExpression()), !dbg !241
  %10 = icmp sgt i32 %0, -1, !dbg !243
  tail call void @llvm.assume(i1 %10), !dbg !244
  %11 = and i32 %0, 1
  %12 = zext i32 %11 to i64, !dbg !245
  %13 = getelementptr inbounds [3 x ptr], ptr @table, i64 0, i64 %12, !dbg !245
  %14 = load ptr, ptr %13, align 8, !dbg !245, !tbaa !76
  %15 = tail call i32 %14(i32 noundef 1, i32 noundef 2) #15, !dbg !246
  call void @llvm.dbg.value(metadata i32 %0, metadata !91, metadata !DIExpression()), !dbg !247
  switch i32 %0, label %19 [
    i32 0, label %20
    i32 1, label %16
    i32 2, label %16
    i32 3, label %22
  ], !dbg !249

16:                                               ; preds = %9, %9
  call void @llvm.dbg.value(metadata i32 %0, metadata !91, metadata !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value)), !dbg !247
  %17 = shl nuw nsw i32 %0, 1, !dbg !250
  %18 = add nuw nsw i32 %17, 2, !dbg !250
  br label %22, !dbg !251

19:                                               ; preds = %9
  br label %22, !dbg !252

20:                                               ; preds = %9
  %21 = tail call i32 @computed(i32 noundef %11), !dbg !253
  call void @llvm.dbg.value(metadata i32 %0, metadata !131, metadata !DIExpression()), !dbg !254
  call void @llvm.dbg.value(metadata i32 0, metadata !132, metadata !DIExpression()), !dbg !254
  call void @llvm.dbg.value(metadata i32 0, metadata !133, metadata !DIExpression()), !dbg !254
  br label %31, !dbg !256

22:                                               ; preds = %9, %16, %19
  %23 = phi i32 [ %0, %19 ], [ 6, %9 ], [ %18, %16 ]
  %24 = tail call i32 @computed(i32 noundef %11), !dbg !253
  call void @llvm.dbg.value(metadata i32 %0, metadata !131, metadata !DIExpression()), !dbg !254
  call void @llvm.dbg.value(metadata i32 0, metadata !132, metadata !DIExpression()), !dbg !254
  call void @llvm.dbg.value(metadata i32 0, metadata !133, metadata !DIExpression()), !dbg !254
  %25 = icmp ugt i32 %0, 7
  br label %26, !dbg !256

26:                                               ; preds = %22, %55
  %27 = phi i32 [ %57, %55 ], [ 0, %22 ]
  %28 = phi i32 [ %58, %55 ], [ 0, %22 ]
  call void @llvm.dbg.value(metadata i32 %27, metadata !133, metadata !DIExpression()), !dbg !254
  call void @llvm.dbg.value(metadata i32 %28, metadata !132, metadata !DIExpression()), !dbg !254
  %29 = icmp ne i32 %27, 5, !dbg !257
  %30 = or i1 %25, %29, !dbg !258
  br i1 %30, label %55, label %31, !dbg !258

31:                                               ; preds = %55, %26, %20
  %32 = phi i32 [ 1, %20 ], [ 2, %26 ], [ 2, %55 ]
  %33 = phi i32 [ %21, %20 ], [ %24, %26 ], [ %24, %55 ]
  %34 = phi i32 [ 10, %20 ], [ %23, %26 ], [ %23, %55 ]
  %35 = phi i32 [ 0, %20 ], [ %58, %55 ], [ %28, %26 ]
  %36 = tail call i32 @llvm.smin.i32(i32 %35, i32 1), !dbg !259
  %37 = sub i32 %35, %36, !dbg !259
  %38 = tail call i32 @llvm.umin.i32(i32 %0, i32 %37), !dbg !259
  %39 = icmp ult i32 %38, 16, !dbg !259
  br i1 %39, label %40, label %43, !dbg !259

40:                                               ; preds = %51, %31
  %41 = phi i32 [ %0, %31 ], [ %49, %51 ]
  %42 = phi i32 [ %35, %31 ], [ %50, %51 ]
  br label %60, !dbg !259

43:                                               ; preds = %31
  %44 = add nuw i32 %38, 1, !dbg !259
  %45 = and i32 %44, 15, !dbg !259
  %46 = icmp eq i32 %45, 0, !dbg !259
  %47 = select i1 %46, i32 16, i32 %45, !dbg !259
  %48 = sub i32 %44, %47, !dbg !259
  %49 = sub i32 %0, %48, !dbg !259
  %50 = sub i32 %35, %48, !dbg !259
  br label %51, !dbg !259

51:                                               ; preds = %51, %43
  %52 = phi i32 [ 0, %43 ], [ %53, %51 ]
  %53 = add nuw i32 %52, 16
  %54 = icmp eq i32 %53, %48
  br i1 %54, label %40, label %51, !llvm.loop !260

55:                                               ; preds = %26
  %56 = select i1 %29, i32 %27, i32 7, !dbg !258
  %57 = add nsw i32 %56, 1, !dbg !262
  call void @llvm.dbg.value(metadata i32 %57, metadata !133, metadata !DIExpression()), !dbg !254
  %58 = add nsw i32 %56, %28, !dbg !263
  call void @llvm.dbg.value(metadata i32 %58, metadata !132, metadata !DIExpression()), !dbg !254
  %59 = icmp slt i32 %57, %0, !dbg !264
  br i1 %59, label %26, label %31, !dbg !256, !llvm.loop !265

60:                                               ; preds = %40, %65
  %61 = phi i32 [ %66, %65 ], [ %41, %40 ]
  %62 = phi i32 [ %63, %65 ], [ %42, %40 ], !dbg !254
  call void @llvm.dbg.value(metadata i32 %62, metadata !132, metadata !DIExpression()), !dbg !254
  call void @llvm.dbg.value(metadata i32 %61, metadata !131, metadata !DIExpression()), !dbg !254
  %63 = add nsw i32 %62, -1, !dbg !267
  call void @llvm.dbg.value(metadata i32 %63, metadata !132, metadata !DIExpression()), !dbg !254
  %64 = icmp sgt i32 %62, 1
  br i1 %64, label %65, label %68, !dbg !268

65:                                               ; preds = %60
  %66 = add nsw i32 %61, -1, !dbg !269
  call void @llvm.dbg.value(metadata i32 %66, metadata !131, metadata !DIExpression()), !dbg !254
  %67 = icmp eq i32 %61, 0, !dbg !270
  br i1 %67, label %68, label %60, !dbg !271, !llvm.loop !272

68:                                               ; preds = %65, %60
  %69 = phi i32 [ -1, %65 ], [ %61, %60 ]
  call void @llvm.dbg.value(metadata i32 %69, metadata !131, metadata !DIExpression()), !dbg !254
  %70 = icmp ne i32 %69, 0
  br label %71, !dbg !273

71:                                               ; preds = %71, %68
  %72 = phi i32 [ %63, %68 ], [ %73, %71 ], !dbg !254
  call void @llvm.dbg.value(metadata i32 %72, metadata !132, metadata !DIExpression()), !dbg !254
  %73 = add nsw i32 %72, 1, !dbg !274
  call void @llvm.dbg.value(metadata i32 %73, metadata !132, metadata !DIExpression()), !dbg !254
  %74 = icmp slt i32 %72, 11, !dbg !275
  %75 = select i1 %74, i1 %70, i1 false, !dbg !276
  br i1 %75, label %71, label %76, !dbg !276, !llvm.loop !277

76:                                               ; preds = %71
  call void @llvm.dbg.label(metadata !134), !dbg !280
  %77 = icmp eq i32 %73, 0, !dbg !281
  %78 = select i1 %77, i32 -1, i32 %73, !dbg !281
  call void @llvm.dbg.value(metadata i32 %0, metadata !178, metadata !DIExpression()), !dbg !282
  call void @llvm.dbg.value(metadata i32 2, metadata !179, metadata !DIExpression()), !dbg !282
  call void @llvm.dbg.value(metadata i1 true, metadata !180, metadata !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value)), !dbg !282
  %79 = add i32 %15, %32, !dbg !284
  %80 = add i32 %79, %34, !dbg !285
  %81 = add i32 %80, %33, !dbg !286
  %82 = add i32 %81, %78, !dbg !287
  ret i32 %82, !dbg !288
}

; Function Attrs: noreturn
declare !dbg !289 void @stop() local_unnamed_addr #8

; Function Attrs: cold noreturn nounwind
declare void @llvm.trap() #9

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal i32 @add(i32 noundef %0, i32 noundef %1) #0 !dbg !290 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !292, metadata !DIExpression()), !dbg !294
  call void @llvm.dbg.value(metadata i32 %1, metadata !293, metadata !DIExpression()), !dbg !294
  %3 = add nsw i32 %1, %0, !dbg !295
  ret i32 %3, !dbg !296
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal i32 @sub(i32 noundef %0, i32 noundef %1) #0 !dbg !297 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !299, metadata !DIExpression()), !dbg !301
  call void @llvm.dbg.value(metadata i32 %1, metadata !300, metadata !DIExpression()), !dbg !301
  %3 = sub nsw i32 %0, %1, !dbg !302
  ret i32 %3, !dbg !303
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.value(metadata, metadata, metadata) #10

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.assume(i1 noundef) #11

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #10

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #10

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.vector.reduce.mul.v4i32(<4 x i32>) #12

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.usub.sat.i32(i32, i32) #10

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree norecurse nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind returns_twice "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nofree nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { cold noreturn nounwind }
attributes #10 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #12 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #13 = { nounwind returns_twice }
attributes #14 = { noreturn nounwind }
attributes #15 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!60, !61, !62, !63, !64, !65}
!llvm.ident = !{!66}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 7, type: !55, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 16.0.6 (15~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "control.c", directory: ".", checksumkind: CSK_MD5, checksum: "d72bbd979f2c24bd1c5f9c8c0c705070")
!4 = !{!5, !21, !27, !0}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "labels", scope: !7, file: !3, line: 40, type: !17, isLocal: true, isDefinition: true)
!7 = distinct !DISubprogram(name: "computed", scope: !3, file: !3, line: 39, type: !8, scopeLine: 39, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !11)
!8 = !DISubroutineType(types: !9)
!9 = !{!10, !10}
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !{!12, !13, !14, !15, !16}
!12 = !DILocalVariable(name: "n", arg: 1, scope: !7, file: !3, line: 39, type: !10)
!13 = !DILocalVariable(name: "total", scope: !7, file: !3, line: 41, type: !10)
!14 = !DILabel(scope: !7, name: "zero", file: !3, line: 43)
!15 = !DILabel(scope: !7, name: "one", file: !3, line: 44)
!16 = !DILabel(scope: !7, name: "done", file: !3, line: 45)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 192, elements: !19)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!19 = !{!20}
!20 = !DISubrange(count: 3)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(scope: null, file: !3, line: 67, type: !23, isLocal: true, isDefinition: true)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 16, elements: !25)
!24 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!25 = !{!26}
!26 = !DISubrange(count: 2)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "place", scope: !2, file: !3, line: 59, type: !29, isLocal: true, isDefinition: true)
!29 = !DIDerivedType(tag: DW_TAG_typedef, name: "jmp_buf", file: !30, line: 32, baseType: !31)
!30 = !DIFile(filename: "/usr/include/setjmp.h", directory: "", checksumkind: CSK_MD5, checksum: "cd7862ae7ed31595227c999638ae74e7")
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, size: 1600, elements: !53)
!32 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__jmp_buf_tag", file: !33, line: 26, size: 1600, elements: !34)
!33 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct___jmp_buf_tag.h", directory: "", checksumkind: CSK_MD5, checksum: "56a90a97e853c2bec1d9e290be5e92e4")
!34 = !{!35, !42, !43}
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__jmpbuf", scope: !32, file: !33, line: 32, baseType: !36, size: 512)
!36 = !DIDerivedType(tag: DW_TAG_typedef, name: "__jmp_buf", file: !37, line: 31, baseType: !38)
!37 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/setjmp.h", directory: "", checksumkind: CSK_MD5, checksum: "80e7796efafaf357b5e64731e4f6ac30")
!38 = !DICompositeType(tag: DW_TAG_array_type, baseType: !39, size: 512, elements: !40)
!39 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!40 = !{!41}
!41 = !DISubrange(count: 8)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__mask_was_saved", scope: !32, file: !33, line: 33, baseType: !10, size: 32, offset: 512)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__saved_mask", scope: !32, file: !33, line: 34, baseType: !44, size: 1024, offset: 576)
!44 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sigset_t", file: !45, line: 8, baseType: !46)
!45 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/__sigset_t.h", directory: "", checksumkind: CSK_MD5, checksum: "acc6b14c0967857fec362a8d433e1cf2")
!46 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !45, line: 5, size: 1024, elements: !47)
!47 = !{!48}
!48 = !DIDerivedType(tag: DW_TAG_member, name: "__val", scope: !46, file: !45, line: 7, baseType: !49, size: 1024)
!49 = !DICompositeType(tag: DW_TAG_array_type, baseType: !50, size: 1024, elements: !51)
!50 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!51 = !{!52}
!52 = !DISubrange(count: 16)
!53 = !{!54}
!54 = !DISubrange(count: 1)
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !56, size: 192, elements: !19)
!56 = !DIDerivedType(tag: DW_TAG_typedef, name: "operation", file: !3, line: 4, baseType: !57)
!57 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !58, size: 64)
!58 = !DISubroutineType(types: !59)
!59 = !{!10, !10, !10}
!60 = !{i32 7, !"Dwarf Version", i32 5}
!61 = !{i32 2, !"Debug Info Version", i32 3}
!62 = !{i32 1, !"wchar_size", i32 4}
!63 = !{i32 8, !"PIC Level", i32 2}
!64 = !{i32 7, !"PIE Level", i32 2}
!65 = !{i32 7, !"uwtable", i32 2}
!66 = !{!"Debian clang version 16.0.6 (15~deb12u1)"}
!67 = distinct !DISubprogram(name: "choose", scope: !3, file: !3, line: 8, type: !68, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !70)
!68 = !DISubroutineType(types: !69)
!69 = !{!56, !10}
!70 = !{!71}
!71 = !DILocalVariable(name: "i", arg: 1, scope: !67, file: !3, line: 8, type: !10)
!72 = !DILocation(line: 0, scope: !67)
!73 = !DILocation(line: 8, column: 36, scope: !67)
!74 = !DILocation(line: 8, column: 34, scope: !67)
!75 = !DILocation(line: 8, column: 46, scope: !67)
!76 = !{!77, !77, i64 0}
!77 = !{!"any pointer", !78, i64 0}
!78 = !{!"omnipotent char", !79, i64 0}
!79 = !{!"Simple C/C++ TBAA"}
!80 = !DILocation(line: 8, column: 27, scope: !67)
!81 = distinct !DISubprogram(name: "returns_pointer", scope: !3, file: !3, line: 9, type: !82, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !87)
!82 = !DISubroutineType(types: !83)
!83 = !{!84}
!84 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !85, size: 64)
!85 = !DISubroutineType(types: !86)
!86 = !{null}
!87 = !{}
!88 = !DILocation(line: 9, column: 39, scope: !81)
!89 = distinct !DISubprogram(name: "dense", scope: !3, file: !3, line: 12, type: !8, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !90)
!90 = !{!91}
!91 = !DILocalVariable(name: "x", arg: 1, scope: !89, file: !3, line: 12, type: !10)
!92 = !DILocation(line: 0, scope: !89)
!93 = !DILocation(line: 13, column: 5, scope: !89)
!94 = !DILocation(line: 16, column: 15, scope: !95)
!95 = distinct !DILexicalBlock(scope: !89, file: !3, line: 13, column: 16)
!96 = !DILocation(line: 15, column: 21, scope: !95)
!97 = !DILocation(line: 20, column: 5, scope: !89)
!98 = !DILocation(line: 17, column: 14, scope: !95)
!99 = !DILocation(line: 18, column: 14, scope: !95)
!100 = !DILocation(line: 21, column: 1, scope: !89)
!101 = distinct !DISubprogram(name: "sparse", scope: !3, file: !3, line: 23, type: !102, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !104)
!102 = !DISubroutineType(types: !103)
!103 = !{!39, !50}
!104 = !{!105}
!105 = !DILocalVariable(name: "x", arg: 1, scope: !101, file: !3, line: 23, type: !50)
!106 = !DILocation(line: 0, scope: !101)
!107 = !DILocation(line: 24, column: 5, scope: !101)
!108 = !DILocation(line: 29, column: 1, scope: !101)
!109 = distinct !DISubprogram(name: "wide", scope: !3, file: !3, line: 31, type: !110, scopeLine: 31, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !113)
!110 = !DISubroutineType(types: !111)
!111 = !{!10, !112}
!112 = !DIBasicType(name: "__int128", size: 128, encoding: DW_ATE_signed)
!113 = !{!114}
!114 = !DILocalVariable(name: "x", arg: 1, scope: !109, file: !3, line: 31, type: !112)
!115 = !DILocation(line: 0, scope: !109)
!116 = !DILocation(line: 32, column: 5, scope: !109)
!117 = !DILocation(line: 37, column: 1, scope: !109)
!118 = !DILocation(line: 0, scope: !7)
!119 = !DILocation(line: 42, column: 11, scope: !7)
!120 = !DILocation(line: 42, column: 5, scope: !7)
!121 = !DILocation(line: 43, column: 1, scope: !7)
!122 = !DILocation(line: 43, column: 13, scope: !7)
!123 = !DILocation(line: 43, column: 19, scope: !7)
!124 = !DILocation(line: 44, column: 1, scope: !7)
!125 = !DILocation(line: 44, column: 12, scope: !7)
!126 = !DILocation(line: 44, column: 6, scope: !7)
!127 = !DILocation(line: 45, column: 1, scope: !7)
!128 = !DILocation(line: 45, column: 7, scope: !7)
!129 = distinct !DISubprogram(name: "loops", scope: !3, file: !3, line: 48, type: !8, scopeLine: 48, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !130)
!130 = !{!131, !132, !133, !134}
!131 = !DILocalVariable(name: "n", arg: 1, scope: !129, file: !3, line: 48, type: !10)
!132 = !DILocalVariable(name: "total", scope: !129, file: !3, line: 49, type: !10)
!133 = !DILocalVariable(name: "i", scope: !129, file: !3, line: 49, type: !10)
!134 = !DILabel(scope: !129, name: "out", file: !3, line: 53)
!135 = !DILocation(line: 0, scope: !129)
!136 = !DILocation(line: 50, column: 14, scope: !129)
!137 = !DILocation(line: 50, column: 5, scope: !129)
!138 = !DILocation(line: 50, column: 27, scope: !139)
!139 = distinct !DILexicalBlock(scope: !140, file: !3, line: 50, column: 25)
!140 = distinct !DILexicalBlock(scope: !129, file: !3, line: 50, column: 19)
!141 = !DILocation(line: 50, column: 25, scope: !140)
!142 = !DILocation(line: 51, column: 5, scope: !129)
!143 = distinct !{!143, !142, !144, !145, !146, !147}
!144 = !DILocation(line: 51, column: 69, scope: !129)
!145 = !{!"llvm.loop.mustprogress"}
!146 = !{!"llvm.loop.isvectorized", i32 1}
!147 = !{!"llvm.loop.unroll.runtime.disable"}
!148 = !DILocation(line: 50, column: 65, scope: !140)
!149 = !DILocation(line: 50, column: 61, scope: !140)
!150 = distinct !{!150, !137, !151, !145}
!151 = !DILocation(line: 50, column: 69, scope: !129)
!152 = !DILocation(line: 51, column: 15, scope: !153)
!153 = distinct !DILexicalBlock(scope: !129, file: !3, line: 51, column: 8)
!154 = !DILocation(line: 51, column: 23, scope: !153)
!155 = !DILocation(line: 51, column: 67, scope: !129)
!156 = !DILocation(line: 51, column: 63, scope: !129)
!157 = !DILocation(line: 51, column: 44, scope: !153)
!158 = distinct !{!158, !142, !144, !145, !147, !146}
!159 = !DILocation(line: 52, column: 5, scope: !129)
!160 = !DILocation(line: 52, column: 25, scope: !161)
!161 = distinct !DILexicalBlock(scope: !162, file: !3, line: 52, column: 20)
!162 = distinct !DILexicalBlock(scope: !163, file: !3, line: 52, column: 14)
!163 = distinct !DILexicalBlock(scope: !164, file: !3, line: 52, column: 5)
!164 = distinct !DILexicalBlock(scope: !129, file: !3, line: 52, column: 5)
!165 = !DILocation(line: 52, column: 28, scope: !161)
!166 = !DILocation(line: 52, column: 33, scope: !161)
!167 = distinct !{!167, !168, !169}
!168 = !DILocation(line: 52, column: 5, scope: !164)
!169 = !DILocation(line: 52, column: 50, scope: !164)
!170 = !DILocation(line: 53, column: 1, scope: !129)
!171 = !DILocation(line: 54, column: 12, scope: !129)
!172 = !DILocation(line: 54, column: 5, scope: !129)
!173 = distinct !DISubprogram(name: "logic", scope: !3, file: !3, line: 57, type: !174, scopeLine: 57, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !177)
!174 = !DISubroutineType(types: !175)
!175 = !{!10, !10, !10, !176}
!176 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!177 = !{!178, !179, !180}
!178 = !DILocalVariable(name: "a", arg: 1, scope: !173, file: !3, line: 57, type: !10)
!179 = !DILocalVariable(name: "b", arg: 2, scope: !173, file: !3, line: 57, type: !10)
!180 = !DILocalVariable(name: "c", arg: 3, scope: !173, file: !3, line: 57, type: !176)
!181 = !DILocation(line: 0, scope: !173)
!182 = !DILocation(line: 57, column: 44, scope: !173)
!183 = !DILocation(line: 57, column: 46, scope: !173)
!184 = !DILocation(line: 57, column: 59, scope: !173)
!185 = !DILocation(line: 57, column: 43, scope: !173)
!186 = !DILocation(line: 57, column: 36, scope: !173)
!187 = distinct !DISubprogram(name: "jumps", scope: !3, file: !3, line: 60, type: !188, scopeLine: 60, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !87)
!188 = !DISubroutineType(types: !189)
!189 = !{!10}
!190 = !DILocation(line: 60, column: 26, scope: !187)
!191 = !DILocation(line: 60, column: 47, scope: !187)
!192 = !DILocation(line: 60, column: 19, scope: !187)
!193 = !DISubprogram(name: "_setjmp", scope: !30, file: !30, line: 45, type: !194, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !87)
!194 = !DISubroutineType(types: !195)
!195 = !{!10, !196}
!196 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !32, size: 64)
!197 = !DISubprogram(name: "longjmp", scope: !30, file: !30, line: 54, type: !198, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized, retainedNodes: !87)
!198 = !DISubroutineType(types: !199)
!199 = !{null, !196, !10}
!200 = distinct !DISubprogram(name: "recursive", scope: !3, file: !3, line: 63, type: !8, scopeLine: 63, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !201)
!201 = !{!202}
!202 = !DILocalVariable(name: "n", arg: 1, scope: !200, file: !3, line: 63, type: !10)
!203 = !DILocation(line: 0, scope: !200)
!204 = !DILocation(line: 63, column: 33, scope: !200)
!205 = !DILocation(line: 63, column: 31, scope: !200)
!206 = !DILocation(line: 63, column: 46, scope: !200)
!207 = distinct !{!207, !146, !147}
!208 = !DILocation(line: 63, column: 60, scope: !200)
!209 = distinct !{!209, !147, !146}
!210 = !DILocation(line: 63, column: 24, scope: !200)
!211 = distinct !DISubprogram(name: "empty", scope: !3, file: !3, line: 64, type: !85, scopeLine: 64, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !87)
!212 = !DILocation(line: 64, column: 19, scope: !211)
!213 = distinct !DISubprogram(name: "old_style", scope: !3, file: !3, line: 65, type: !188, scopeLine: 65, flags: DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !87)
!214 = !DILocation(line: 65, column: 19, scope: !213)
!215 = distinct !DISubprogram(name: "calls_old_style", scope: !3, file: !3, line: 66, type: !188, scopeLine: 66, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !87)
!216 = !DILocation(line: 66, column: 29, scope: !215)
!217 = distinct !DISubprogram(name: "undeclared_arguments", scope: !3, file: !3, line: 67, type: !188, scopeLine: 67, flags: DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !87)
!218 = !DILocation(line: 67, column: 59, scope: !217)
!219 = !DILocation(line: 67, column: 52, scope: !217)
!220 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 69, type: !221, scopeLine: 69, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !225)
!221 = !DISubroutineType(types: !222)
!222 = !{!10, !10, !223}
!223 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !224, size: 64)
!224 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64)
!225 = !{!226, !227}
!226 = !DILocalVariable(name: "argc", arg: 1, scope: !220, file: !3, line: 69, type: !10)
!227 = !DILocalVariable(name: "argv", arg: 2, scope: !220, file: !3, line: 69, type: !223)
!228 = !DILocation(line: 0, scope: !220)
!229 = !DILocation(line: 70, column: 14, scope: !230)
!230 = distinct !DILexicalBlock(scope: !220, file: !3, line: 70, column: 9)
!231 = !DILocation(line: 70, column: 9, scope: !220)
!232 = !DILocation(line: 70, column: 21, scope: !230)
!233 = !DILocation(line: 71, column: 14, scope: !234)
!234 = distinct !DILexicalBlock(scope: !220, file: !3, line: 71, column: 9)
!235 = !DILocation(line: 71, column: 9, scope: !220)
!236 = !DILocation(line: 72, column: 31, scope: !237)
!237 = distinct !DILexicalBlock(scope: !220, file: !3, line: 72, column: 9)
!238 = !DILocation(line: 72, column: 9, scope: !220)
!239 = !{!"branch_weights", i32 1, i32 2000}
!240 = !DILocation(line: 72, column: 41, scope: !237)
!241 = !DILocation(line: 0, scope: !67, inlinedAt: !242)
!242 = distinct !DILocation(line: 73, column: 12, scope: !220)
!243 = !DILocation(line: 8, column: 36, scope: !67, inlinedAt: !242)
!244 = !DILocation(line: 8, column: 34, scope: !67, inlinedAt: !242)
!245 = !DILocation(line: 8, column: 46, scope: !67, inlinedAt: !242)
!246 = !DILocation(line: 73, column: 12, scope: !220)
!247 = !DILocation(line: 0, scope: !89, inlinedAt: !248)
!248 = distinct !DILocation(line: 73, column: 33, scope: !220)
!249 = !DILocation(line: 13, column: 5, scope: !89, inlinedAt: !248)
!250 = !DILocation(line: 16, column: 15, scope: !95, inlinedAt: !248)
!251 = !DILocation(line: 15, column: 21, scope: !95, inlinedAt: !248)
!252 = !DILocation(line: 18, column: 14, scope: !95, inlinedAt: !248)
!253 = !DILocation(line: 73, column: 47, scope: !220)
!254 = !DILocation(line: 0, scope: !129, inlinedAt: !255)
!255 = distinct !DILocation(line: 73, column: 68, scope: !220)
!256 = !DILocation(line: 50, column: 5, scope: !129, inlinedAt: !255)
!257 = !DILocation(line: 50, column: 27, scope: !139, inlinedAt: !255)
!258 = !DILocation(line: 50, column: 25, scope: !140, inlinedAt: !255)
!259 = !DILocation(line: 51, column: 5, scope: !129, inlinedAt: !255)
!260 = distinct !{!260, !259, !261, !145, !146, !147}
!261 = !DILocation(line: 51, column: 69, scope: !129, inlinedAt: !255)
!262 = !DILocation(line: 50, column: 65, scope: !140, inlinedAt: !255)
!263 = !DILocation(line: 50, column: 61, scope: !140, inlinedAt: !255)
!264 = !DILocation(line: 50, column: 14, scope: !129, inlinedAt: !255)
!265 = distinct !{!265, !256, !266, !145}
!266 = !DILocation(line: 50, column: 69, scope: !129, inlinedAt: !255)
!267 = !DILocation(line: 51, column: 15, scope: !153, inlinedAt: !255)
!268 = !DILocation(line: 51, column: 23, scope: !153, inlinedAt: !255)
!269 = !DILocation(line: 51, column: 67, scope: !129, inlinedAt: !255)
!270 = !DILocation(line: 51, column: 63, scope: !129, inlinedAt: !255)
!271 = !DILocation(line: 51, column: 44, scope: !153, inlinedAt: !255)
!272 = distinct !{!272, !259, !261, !145, !147, !146}
!273 = !DILocation(line: 52, column: 5, scope: !129, inlinedAt: !255)
!274 = !DILocation(line: 52, column: 25, scope: !161, inlinedAt: !255)
!275 = !DILocation(line: 52, column: 28, scope: !161, inlinedAt: !255)
!276 = !DILocation(line: 52, column: 33, scope: !161, inlinedAt: !255)
!277 = distinct !{!277, !278, !279}
!278 = !DILocation(line: 52, column: 5, scope: !164, inlinedAt: !255)
!279 = !DILocation(line: 52, column: 50, scope: !164, inlinedAt: !255)
!280 = !DILocation(line: 53, column: 1, scope: !129, inlinedAt: !255)
!281 = !DILocation(line: 54, column: 12, scope: !129, inlinedAt: !255)
!282 = !DILocation(line: 0, scope: !173, inlinedAt: !283)
!283 = distinct !DILocation(line: 73, column: 82, scope: !220)
!284 = !DILocation(line: 73, column: 31, scope: !220)
!285 = !DILocation(line: 73, column: 45, scope: !220)
!286 = !DILocation(line: 73, column: 66, scope: !220)
!287 = !DILocation(line: 73, column: 80, scope: !220)
!288 = !DILocation(line: 73, column: 5, scope: !220)
!289 = !DISubprogram(name: "stop", scope: !3, file: !3, line: 62, type: !85, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized, retainedNodes: !87)
!290 = distinct !DISubprogram(name: "add", scope: !3, file: !3, line: 5, type: !58, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !291)
!291 = !{!292, !293}
!292 = !DILocalVariable(name: "a", arg: 1, scope: !290, file: !3, line: 5, type: !10)
!293 = !DILocalVariable(name: "b", arg: 2, scope: !290, file: !3, line: 5, type: !10)
!294 = !DILocation(line: 0, scope: !290)
!295 = !DILocation(line: 5, column: 41, scope: !290)
!296 = !DILocation(line: 5, column: 32, scope: !290)
!297 = distinct !DISubprogram(name: "sub", scope: !3, file: !3, line: 6, type: !58, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !298)
!298 = !{!299, !300}
!299 = !DILocalVariable(name: "a", arg: 1, scope: !297, file: !3, line: 6, type: !10)
!300 = !DILocalVariable(name: "b", arg: 2, scope: !297, file: !3, line: 6, type: !10)
!301 = !DILocation(line: 0, scope: !297)
!302 = !DILocation(line: 6, column: 41, scope: !297)
!303 = !DILocation(line: 6, column: 32, scope: !297)
