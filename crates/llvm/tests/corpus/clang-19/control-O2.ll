; ModuleID = 'control.c'
source_filename = "control.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__jmp_buf_tag = type { [8 x i64], i32, %struct.__sigset_t }
%struct.__sigset_t = type { [16 x i64] }

@table = internal unnamed_addr constant [3 x ptr] [ptr @add, ptr @sub, ptr null], align 16, !dbg !0
@computed.labels = internal unnamed_addr constant [3 x ptr] [ptr blockaddress(@computed, %5), ptr blockaddress(@computed, %7), ptr blockaddress(@computed, %9)], align 16, !dbg !5
@place = internal global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 16, !dbg !27
@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1, !dbg !21
@switch.table.dense = private unnamed_addr constant [11 x i32] [i32 -1, i32 10, i32 10, i32 10, i32 10, i32 10, i32 10, i32 10, i32 4, i32 6, i32 6], align 4

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local ptr @choose(i32 noundef %0) local_unnamed_addr #0 !dbg !68 {
    #dbg_value(i32 %0, !72, !DIExpression(), !73)
  %2 = icmp slt i32 %0, 0, !dbg !74
  br i1 %2, label %8, label %3, !dbg !75

3:                                                ; preds = %1
  %4 = and i32 %0, 1, !dbg !76
  %5 = zext nneg i32 %4 to i64, !dbg !77
  %6 = getelementptr inbounds [3 x ptr], ptr @table, i64 0, i64 %5, !dbg !77
  %7 = load ptr, ptr %6, align 8, !dbg !77, !tbaa !78
  br label %8, !dbg !75

8:                                                ; preds = %1, %3
  %9 = phi ptr [ %7, %3 ], [ null, %1 ], !dbg !75
  ret ptr %9, !dbg !82
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noalias noundef ptr @returns_pointer() local_unnamed_addr #0 !dbg !83 {
  ret ptr null, !dbg !89
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local i32 @dense(i32 noundef %0) local_unnamed_addr #0 !dbg !90 {
    #dbg_value(i32 %0, !92, !DIExpression(), !93)
  %2 = add i32 %0, 7, !dbg !94
  %3 = icmp ult i32 %2, 11, !dbg !94
  br i1 %3, label %4, label %12, !dbg !94

4:                                                ; preds = %1
  %5 = trunc nuw i32 %2 to i16, !dbg !94
  %6 = lshr i16 1921, %5, !dbg !94
  %7 = trunc i16 %6 to i1, !dbg !94
  br i1 %7, label %8, label %12, !dbg !94

8:                                                ; preds = %4
  %9 = zext nneg i32 %2 to i64, !dbg !94
  %10 = getelementptr inbounds [11 x i32], ptr @switch.table.dense, i64 0, i64 %9, !dbg !94
  %11 = load i32, ptr %10, align 4, !dbg !94
  br label %12, !dbg !94

12:                                               ; preds = %1, %4, %8
  %13 = phi i32 [ %11, %8 ], [ %0, %4 ], [ %0, %1 ], !dbg !93
  ret i32 %13, !dbg !95
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef range(i64 1, 4) i64 @sparse(i64 noundef %0) local_unnamed_addr #0 !dbg !96 {
    #dbg_value(i64 %0, !100, !DIExpression(), !101)
  %2 = icmp eq i64 %0, 1099511627776, !dbg !102
  %3 = select i1 %2, i64 2, i64 3, !dbg !102
  %4 = icmp eq i64 %0, -1, !dbg !102
  %5 = select i1 %4, i64 1, i64 %3, !dbg !102
  ret i64 %5, !dbg !103
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local range(i32 0, 3) i32 @wide(i64 noundef %0, i64 noundef %1) local_unnamed_addr #0 !dbg !104 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
    #dbg_value(i128 %6, !109, !DIExpression(), !110)
  %7 = icmp eq i128 %6, 1267650600228229401496703205376, !dbg !111
  %8 = select i1 %7, i32 2, i32 0, !dbg !111
  %9 = icmp eq i128 %6, -1, !dbg !111
  %10 = select i1 %9, i32 1, i32 %8, !dbg !111
  ret i32 %10, !dbg !112
}

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local i32 @computed(i32 noundef %0) #1 !dbg !7 {
    #dbg_value(i32 %0, !12, !DIExpression(), !113)
    #dbg_value(i32 0, !13, !DIExpression(), !113)
  %2 = sext i32 %0 to i64, !dbg !114
  %3 = getelementptr inbounds [3 x ptr], ptr @computed.labels, i64 0, i64 %2, !dbg !114
  %4 = load ptr, ptr %3, align 8, !dbg !114, !tbaa !78
  br label %11, !dbg !115

5:                                                ; preds = %11
    #dbg_label(!14, !116)
  %6 = add nuw nsw i32 %12, 1, !dbg !117
    #dbg_value(i32 %6, !13, !DIExpression(), !113)
  br label %11, !dbg !118

7:                                                ; preds = %11
    #dbg_label(!15, !119)
  %8 = add nuw nsw i32 %12, 2, !dbg !120
    #dbg_value(i32 %8, !13, !DIExpression(), !113)
  br label %9, !dbg !121

9:                                                ; preds = %7, %11
  %10 = phi i32 [ %12, %11 ], [ %8, %7 ], !dbg !113
    #dbg_value(i32 %10, !13, !DIExpression(), !113)
    #dbg_label(!16, !122)
  ret i32 %10, !dbg !123

11:                                               ; preds = %5, %1
  %12 = phi i32 [ 0, %1 ], [ %6, %5 ], !dbg !113
  %13 = phi ptr [ %4, %1 ], [ blockaddress(@computed, %7), %5 ]
    #dbg_value(i32 %12, !13, !DIExpression(), !113)
  indirectbr ptr %13, [label %5, label %7, label %9]
}

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local range(i32 -2147483647, -2147483648) i32 @loops(i32 noundef %0) local_unnamed_addr #1 !dbg !124 {
    #dbg_value(i32 %0, !126, !DIExpression(), !130)
    #dbg_value(i32 0, !127, !DIExpression(), !130)
    #dbg_value(i32 0, !128, !DIExpression(), !130)
  %2 = icmp sgt i32 %0, 7
    #dbg_value(i32 0, !128, !DIExpression(), !130)
    #dbg_value(i32 0, !127, !DIExpression(), !130)
  %3 = icmp sgt i32 %0, 0, !dbg !131
  br i1 %3, label %4, label %14, !dbg !132

4:                                                ; preds = %1, %9
  %5 = phi i32 [ %11, %9 ], [ 0, %1 ]
  %6 = phi i32 [ %12, %9 ], [ 0, %1 ]
    #dbg_value(i32 %5, !128, !DIExpression(), !130)
    #dbg_value(i32 %6, !127, !DIExpression(), !130)
  %7 = icmp ne i32 %5, 5, !dbg !133
  %8 = or i1 %7, %2, !dbg !136
  br i1 %8, label %9, label %14, !dbg !136

9:                                                ; preds = %4
  %10 = select i1 %7, i32 %5, i32 7, !dbg !136
  %11 = add nsw i32 %10, 1, !dbg !137
    #dbg_value(i32 %11, !128, !DIExpression(), !130)
  %12 = add nsw i32 %10, %6, !dbg !138
    #dbg_value(i32 %12, !127, !DIExpression(), !130)
  %13 = icmp slt i32 %11, %0, !dbg !131
  br i1 %13, label %4, label %14, !dbg !132, !llvm.loop !139

14:                                               ; preds = %9, %4, %1
  %15 = phi i32 [ 0, %1 ], [ %12, %9 ], [ %6, %4 ]
  br label %16, !dbg !142

16:                                               ; preds = %14, %21
  %17 = phi i32 [ %22, %21 ], [ %0, %14 ]
  %18 = phi i32 [ %19, %21 ], [ %15, %14 ], !dbg !130
    #dbg_value(i32 %18, !127, !DIExpression(), !130)
    #dbg_value(i32 %17, !126, !DIExpression(), !130)
  %19 = add nsw i32 %18, -1, !dbg !143
    #dbg_value(i32 %19, !127, !DIExpression(), !130)
  %20 = icmp sgt i32 %18, 1
  br i1 %20, label %21, label %24, !dbg !145

21:                                               ; preds = %16
  %22 = add nsw i32 %17, -1, !dbg !146
    #dbg_value(i32 %22, !126, !DIExpression(), !130)
  %23 = icmp eq i32 %17, 0, !dbg !147
  br i1 %23, label %24, label %16, !dbg !148, !llvm.loop !149

24:                                               ; preds = %16, %21
  %25 = phi i32 [ -1, %21 ], [ %17, %16 ]
    #dbg_value(i32 %25, !126, !DIExpression(), !130)
  %26 = icmp ne i32 %25, 0
  br label %27, !dbg !151

27:                                               ; preds = %27, %24
  %28 = phi i32 [ %19, %24 ], [ %29, %27 ], !dbg !130
    #dbg_value(i32 %28, !127, !DIExpression(), !130)
  %29 = add nsw i32 %28, 1, !dbg !152
    #dbg_value(i32 %29, !127, !DIExpression(), !130)
  %30 = icmp slt i32 %28, 11, !dbg !157
  %31 = select i1 %30, i1 %26, i1 false, !dbg !158
  br i1 %31, label %27, label %32, !dbg !158, !llvm.loop !159

32:                                               ; preds = %27
    #dbg_label(!129, !162)
  %33 = icmp eq i32 %29, 0, !dbg !163
  %34 = select i1 %33, i32 -1, i32 %29, !dbg !163
  ret i32 %34, !dbg !164
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef i32 @logic(i32 noundef %0, i32 noundef %1, i1 noundef zeroext %2) local_unnamed_addr #0 !dbg !165 {
    #dbg_value(i32 %0, !170, !DIExpression(), !173)
    #dbg_value(i32 %1, !171, !DIExpression(), !173)
    #dbg_value(i1 %2, !172, !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value), !173)
  %4 = icmp ne i32 %0, 0, !dbg !174
  %5 = icmp ne i32 %1, 0
  %6 = and i1 %4, %5, !dbg !175
  br i1 %6, label %13, label %7, !dbg !175

7:                                                ; preds = %3
  %8 = or i32 %1, %0
  %9 = icmp eq i32 %8, 0
  %10 = or i1 %9, %2, !dbg !176
  %11 = zext i1 %2 to i32
  %12 = select i1 %10, i32 %11, i32 %1, !dbg !176
  br label %13, !dbg !176

13:                                               ; preds = %7, %3
  %14 = phi i32 [ %1, %3 ], [ %12, %7 ], !dbg !177
  ret i32 %14, !dbg !178
}

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @jumps() local_unnamed_addr #2 !dbg !179 {
  %1 = call i32 @_setjmp(ptr noundef nonnull @place) #10, !dbg !182
  %2 = icmp eq i32 %1, 0, !dbg !182
  br i1 %2, label %3, label %4, !dbg !182

3:                                                ; preds = %0
  call void @longjmp(ptr noundef nonnull @place, i32 noundef 2) #11, !dbg !183
  unreachable, !dbg !183

4:                                                ; preds = %0
  ret i32 1, !dbg !184
}

; Function Attrs: nounwind returns_twice
declare !dbg !185 i32 @_setjmp(ptr noundef) local_unnamed_addr #3

; Function Attrs: noreturn nounwind
declare !dbg !189 void @longjmp(ptr noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local range(i32 1, -2147483648) i32 @recursive(i32 noundef %0) local_unnamed_addr #1 !dbg !192 {
    #dbg_value(i32 %0, !194, !DIExpression(), !195)
  %2 = icmp slt i32 %0, 2, !dbg !196
  br i1 %2, label %36, label %3, !dbg !197

3:                                                ; preds = %1
  %4 = add nsw i32 %0, -1, !dbg !197
  %5 = icmp ult i32 %0, 9, !dbg !197
  br i1 %5, label %27, label %6, !dbg !197

6:                                                ; preds = %3
  %7 = and i32 %4, -8, !dbg !197
  %8 = sub i32 %0, %7, !dbg !197
  %9 = insertelement <4 x i32> poison, i32 %0, i64 0, !dbg !197
  %10 = shufflevector <4 x i32> %9, <4 x i32> poison, <4 x i32> zeroinitializer, !dbg !197
  %11 = add nsw <4 x i32> %10, <i32 0, i32 -1, i32 -2, i32 -3>, !dbg !197
  br label %12, !dbg !197

12:                                               ; preds = %12, %6
  %13 = phi i32 [ 0, %6 ], [ %20, %12 ]
  %14 = phi <4 x i32> [ %11, %6 ], [ %21, %12 ]
  %15 = phi <4 x i32> [ <i32 1, i32 1, i32 1, i32 1>, %6 ], [ %18, %12 ]
  %16 = phi <4 x i32> [ <i32 1, i32 1, i32 1, i32 1>, %6 ], [ %19, %12 ]
  %17 = add <4 x i32> %14, <i32 -4, i32 -4, i32 -4, i32 -4>
  %18 = mul <4 x i32> %14, %15, !dbg !198
  %19 = mul <4 x i32> %17, %16, !dbg !198
  %20 = add nuw i32 %13, 8
  %21 = add <4 x i32> %14, <i32 -8, i32 -8, i32 -8, i32 -8>
  %22 = icmp eq i32 %20, %7
  br i1 %22, label %23, label %12, !llvm.loop !199

23:                                               ; preds = %12
  %24 = mul <4 x i32> %19, %18, !dbg !197
  %25 = tail call i32 @llvm.vector.reduce.mul.v4i32(<4 x i32> %24), !dbg !197
  %26 = icmp eq i32 %4, %7, !dbg !197
  br i1 %26, label %36, label %27, !dbg !197

27:                                               ; preds = %23, %3
  %28 = phi i32 [ %0, %3 ], [ %8, %23 ]
  %29 = phi i32 [ 1, %3 ], [ %25, %23 ]
  br label %30, !dbg !197

30:                                               ; preds = %27, %30
  %31 = phi i32 [ %33, %30 ], [ %28, %27 ]
  %32 = phi i32 [ %34, %30 ], [ %29, %27 ]
    #dbg_value(i32 %31, !194, !DIExpression(), !195)
  %33 = add nsw i32 %31, -1, !dbg !202
  %34 = mul nuw nsw i32 %31, %32, !dbg !198
    #dbg_value(i32 %33, !194, !DIExpression(), !195)
  %35 = icmp ult i32 %31, 3, !dbg !196
  br i1 %35, label %36, label %30, !dbg !197, !llvm.loop !203

36:                                               ; preds = %30, %23, %1
  %37 = phi i32 [ 1, %1 ], [ %25, %23 ], [ %34, %30 ]
  ret i32 %37, !dbg !204
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local void @empty() local_unnamed_addr #0 !dbg !205 {
  ret void, !dbg !206
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef i32 @old_style() local_unnamed_addr #0 !dbg !207 {
  ret i32 1, !dbg !208
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef i32 @calls_old_style() local_unnamed_addr #0 !dbg !209 {
  ret i32 1, !dbg !210
}

; Function Attrs: nounwind uwtable
define dso_local i32 @undeclared_arguments() local_unnamed_addr #2 !dbg !211 {
  %1 = tail call i32 (i32, double, ptr, ...) @k_and_r(i32 noundef 1, double noundef 2.000000e+00, ptr noundef nonnull @.str) #12, !dbg !212
  ret i32 %1, !dbg !213
}

declare i32 @k_and_r(...) local_unnamed_addr #5

; Function Attrs: nounwind uwtable
define dso_local i32 @main(i32 noundef %0, ptr nocapture noundef readnone %1) local_unnamed_addr #2 !dbg !214 {
    #dbg_value(i32 %0, !220, !DIExpression(), !222)
    #dbg_value(ptr %1, !221, !DIExpression(), !222)
  %3 = icmp sgt i32 %0, 100, !dbg !223
  br i1 %3, label %4, label %5, !dbg !225

4:                                                ; preds = %2
  tail call void @stop() #11, !dbg !226
  unreachable, !dbg !226

5:                                                ; preds = %2
  %6 = icmp slt i32 %0, 51, !dbg !227
  tail call void @llvm.assume(i1 %6), !dbg !229
  %7 = icmp sgt i32 %0, 40, !dbg !230
  br i1 %7, label %8, label %9, !dbg !232, !prof !233

8:                                                ; preds = %5
  tail call void @llvm.trap(), !dbg !234
  unreachable, !dbg !234

9:                                                ; preds = %5
    #dbg_value(i32 %0, !72, !DIExpression(), !235)
  %10 = icmp sgt i32 %0, -1, !dbg !237
  tail call void @llvm.assume(i1 %10), !dbg !238
  %11 = and i32 %0, 1, !dbg !239
  %12 = zext nneg i32 %11 to i64, !dbg !240
  %13 = getelementptr inbounds [3 x ptr], ptr @table, i64 0, i64 %12, !dbg !240
  %14 = load ptr, ptr %13, align 8, !dbg !240, !tbaa !78
  %15 = tail call i32 %14(i32 noundef 1, i32 noundef 2) #12, !dbg !241
    #dbg_value(i32 %0, !92, !DIExpression(), !242)
  switch i32 %0, label %19 [
    i32 0, label %20
    i32 1, label %16
    i32 2, label %16
    i32 3, label %22
  ], !dbg !244

16:                                               ; preds = %9, %9
    #dbg_value(i32 %0, !92, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !242)
  %17 = shl nuw nsw i32 %0, 1, !dbg !245
  %18 = add nuw nsw i32 %17, 2, !dbg !245
  br label %22, !dbg !247

19:                                               ; preds = %9
  br label %22, !dbg !248

20:                                               ; preds = %9
  %21 = tail call i32 @computed(i32 noundef %11), !dbg !249
    #dbg_value(i32 %0, !126, !DIExpression(), !250)
    #dbg_value(i32 0, !127, !DIExpression(), !250)
    #dbg_value(i32 0, !128, !DIExpression(), !250)
  br label %31, !dbg !252

22:                                               ; preds = %9, %16, %19
  %23 = phi i32 [ %18, %16 ], [ %0, %19 ], [ 6, %9 ]
  %24 = tail call i32 @computed(i32 noundef %11), !dbg !249
    #dbg_value(i32 %0, !126, !DIExpression(), !250)
    #dbg_value(i32 0, !127, !DIExpression(), !250)
    #dbg_value(i32 0, !128, !DIExpression(), !250)
  %25 = icmp ugt i32 %0, 7
  br label %26, !dbg !252

26:                                               ; preds = %22, %36
  %27 = phi i32 [ %38, %36 ], [ 0, %22 ]
  %28 = phi i32 [ %39, %36 ], [ 0, %22 ]
    #dbg_value(i32 %27, !128, !DIExpression(), !250)
    #dbg_value(i32 %28, !127, !DIExpression(), !250)
  %29 = icmp ne i32 %27, 5, !dbg !253
  %30 = or i1 %25, %29, !dbg !254
  br i1 %30, label %36, label %31, !dbg !254

31:                                               ; preds = %36, %26, %20
  %32 = phi i32 [ 1, %20 ], [ 2, %26 ], [ 2, %36 ]
  %33 = phi i32 [ %21, %20 ], [ %24, %26 ], [ %24, %36 ]
  %34 = phi i32 [ 10, %20 ], [ %23, %26 ], [ %23, %36 ]
  %35 = phi i32 [ 0, %20 ], [ %39, %36 ], [ %28, %26 ]
  br label %41, !dbg !255

36:                                               ; preds = %26
  %37 = select i1 %29, i32 %27, i32 7, !dbg !254
  %38 = add nsw i32 %37, 1, !dbg !256
    #dbg_value(i32 %38, !128, !DIExpression(), !250)
  %39 = add nsw i32 %37, %28, !dbg !257
    #dbg_value(i32 %39, !127, !DIExpression(), !250)
  %40 = icmp slt i32 %38, %0, !dbg !258
  br i1 %40, label %26, label %31, !dbg !252, !llvm.loop !259

41:                                               ; preds = %46, %31
  %42 = phi i32 [ %47, %46 ], [ %0, %31 ]
  %43 = phi i32 [ %44, %46 ], [ %35, %31 ], !dbg !250
    #dbg_value(i32 %43, !127, !DIExpression(), !250)
    #dbg_value(i32 %42, !126, !DIExpression(), !250)
  %44 = add nsw i32 %43, -1, !dbg !261
    #dbg_value(i32 %44, !127, !DIExpression(), !250)
  %45 = icmp sgt i32 %43, 1
  br i1 %45, label %46, label %49, !dbg !262

46:                                               ; preds = %41
  %47 = add nsw i32 %42, -1, !dbg !263
    #dbg_value(i32 %47, !126, !DIExpression(), !250)
  %48 = icmp eq i32 %42, 0, !dbg !264
  br i1 %48, label %49, label %41, !dbg !265, !llvm.loop !266

49:                                               ; preds = %46, %41
  %50 = phi i32 [ -1, %46 ], [ %42, %41 ]
    #dbg_value(i32 %50, !126, !DIExpression(), !250)
  %51 = icmp ne i32 %50, 0
  br label %52, !dbg !268

52:                                               ; preds = %52, %49
  %53 = phi i32 [ %44, %49 ], [ %54, %52 ], !dbg !250
    #dbg_value(i32 %53, !127, !DIExpression(), !250)
  %54 = add nsw i32 %53, 1, !dbg !269
    #dbg_value(i32 %54, !127, !DIExpression(), !250)
  %55 = icmp slt i32 %53, 11, !dbg !270
  %56 = select i1 %55, i1 %51, i1 false, !dbg !271
  br i1 %56, label %52, label %57, !dbg !271, !llvm.loop !272

57:                                               ; preds = %52
    #dbg_label(!129, !275)
  %58 = icmp eq i32 %54, 0, !dbg !276
  %59 = select i1 %58, i32 -1, i32 %54, !dbg !276
    #dbg_value(i32 %0, !170, !DIExpression(), !277)
    #dbg_value(i32 2, !171, !DIExpression(), !277)
    #dbg_value(i1 true, !172, !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value), !277)
  %60 = add i32 %15, %32, !dbg !279
  %61 = add i32 %60, %34, !dbg !280
  %62 = add i32 %61, %33, !dbg !281
  %63 = add i32 %62, %59, !dbg !282
  ret i32 %63, !dbg !283
}

; Function Attrs: noreturn
declare !dbg !284 void @stop() local_unnamed_addr #6

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #7

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal i32 @add(i32 noundef %0, i32 noundef %1) #0 !dbg !285 {
    #dbg_value(i32 %0, !287, !DIExpression(), !289)
    #dbg_value(i32 %1, !288, !DIExpression(), !289)
  %3 = add nsw i32 %1, %0, !dbg !290
  ret i32 %3, !dbg !291
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal i32 @sub(i32 noundef %0, i32 noundef %1) #0 !dbg !292 {
    #dbg_value(i32 %0, !294, !DIExpression(), !296)
    #dbg_value(i32 %1, !295, !DIExpression(), !296)
  %3 = sub nsw i32 %0, %1, !dbg !297
  ret i32 %3, !dbg !298
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.mul.v4i32(<4 x i32>) #9

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree norecurse nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind returns_twice "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #8 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #9 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nounwind returns_twice }
attributes #11 = { noreturn nounwind }
attributes #12 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!60, !61, !62, !63, !64, !65, !66}
!llvm.ident = !{!67}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 7, type: !55, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
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
!66 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!67 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!68 = distinct !DISubprogram(name: "choose", scope: !3, file: !3, line: 8, type: !69, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !71)
!69 = !DISubroutineType(types: !70)
!70 = !{!56, !10}
!71 = !{!72}
!72 = !DILocalVariable(name: "i", arg: 1, scope: !68, file: !3, line: 8, type: !10)
!73 = !DILocation(line: 0, scope: !68)
!74 = !DILocation(line: 8, column: 36, scope: !68)
!75 = !DILocation(line: 8, column: 34, scope: !68)
!76 = !DILocation(line: 8, column: 54, scope: !68)
!77 = !DILocation(line: 8, column: 46, scope: !68)
!78 = !{!79, !79, i64 0}
!79 = !{!"any pointer", !80, i64 0}
!80 = !{!"omnipotent char", !81, i64 0}
!81 = !{!"Simple C/C++ TBAA"}
!82 = !DILocation(line: 8, column: 27, scope: !68)
!83 = distinct !DISubprogram(name: "returns_pointer", scope: !3, file: !3, line: 9, type: !84, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!84 = !DISubroutineType(types: !85)
!85 = !{!86}
!86 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !87, size: 64)
!87 = !DISubroutineType(types: !88)
!88 = !{null}
!89 = !DILocation(line: 9, column: 39, scope: !83)
!90 = distinct !DISubprogram(name: "dense", scope: !3, file: !3, line: 12, type: !8, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !91)
!91 = !{!92}
!92 = !DILocalVariable(name: "x", arg: 1, scope: !90, file: !3, line: 12, type: !10)
!93 = !DILocation(line: 0, scope: !90)
!94 = !DILocation(line: 13, column: 5, scope: !90)
!95 = !DILocation(line: 21, column: 1, scope: !90)
!96 = distinct !DISubprogram(name: "sparse", scope: !3, file: !3, line: 23, type: !97, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !99)
!97 = !DISubroutineType(types: !98)
!98 = !{!39, !50}
!99 = !{!100}
!100 = !DILocalVariable(name: "x", arg: 1, scope: !96, file: !3, line: 23, type: !50)
!101 = !DILocation(line: 0, scope: !96)
!102 = !DILocation(line: 24, column: 5, scope: !96)
!103 = !DILocation(line: 29, column: 1, scope: !96)
!104 = distinct !DISubprogram(name: "wide", scope: !3, file: !3, line: 31, type: !105, scopeLine: 31, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !108)
!105 = !DISubroutineType(types: !106)
!106 = !{!10, !107}
!107 = !DIBasicType(name: "__int128", size: 128, encoding: DW_ATE_signed)
!108 = !{!109}
!109 = !DILocalVariable(name: "x", arg: 1, scope: !104, file: !3, line: 31, type: !107)
!110 = !DILocation(line: 0, scope: !104)
!111 = !DILocation(line: 32, column: 5, scope: !104)
!112 = !DILocation(line: 37, column: 1, scope: !104)
!113 = !DILocation(line: 0, scope: !7)
!114 = !DILocation(line: 42, column: 11, scope: !7)
!115 = !DILocation(line: 42, column: 5, scope: !7)
!116 = !DILocation(line: 43, column: 1, scope: !7)
!117 = !DILocation(line: 43, column: 13, scope: !7)
!118 = !DILocation(line: 43, column: 19, scope: !7)
!119 = !DILocation(line: 44, column: 1, scope: !7)
!120 = !DILocation(line: 44, column: 12, scope: !7)
!121 = !DILocation(line: 44, column: 6, scope: !7)
!122 = !DILocation(line: 45, column: 1, scope: !7)
!123 = !DILocation(line: 45, column: 7, scope: !7)
!124 = distinct !DISubprogram(name: "loops", scope: !3, file: !3, line: 48, type: !8, scopeLine: 48, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !125)
!125 = !{!126, !127, !128, !129}
!126 = !DILocalVariable(name: "n", arg: 1, scope: !124, file: !3, line: 48, type: !10)
!127 = !DILocalVariable(name: "total", scope: !124, file: !3, line: 49, type: !10)
!128 = !DILocalVariable(name: "i", scope: !124, file: !3, line: 49, type: !10)
!129 = !DILabel(scope: !124, name: "out", file: !3, line: 53)
!130 = !DILocation(line: 0, scope: !124)
!131 = !DILocation(line: 50, column: 14, scope: !124)
!132 = !DILocation(line: 50, column: 5, scope: !124)
!133 = !DILocation(line: 50, column: 27, scope: !134)
!134 = distinct !DILexicalBlock(scope: !135, file: !3, line: 50, column: 25)
!135 = distinct !DILexicalBlock(scope: !124, file: !3, line: 50, column: 19)
!136 = !DILocation(line: 50, column: 25, scope: !135)
!137 = !DILocation(line: 50, column: 65, scope: !135)
!138 = !DILocation(line: 50, column: 61, scope: !135)
!139 = distinct !{!139, !132, !140, !141}
!140 = !DILocation(line: 50, column: 69, scope: !124)
!141 = !{!"llvm.loop.mustprogress"}
!142 = !DILocation(line: 51, column: 5, scope: !124)
!143 = !DILocation(line: 51, column: 15, scope: !144)
!144 = distinct !DILexicalBlock(scope: !124, file: !3, line: 51, column: 8)
!145 = !DILocation(line: 51, column: 23, scope: !144)
!146 = !DILocation(line: 51, column: 67, scope: !124)
!147 = !DILocation(line: 51, column: 63, scope: !124)
!148 = !DILocation(line: 51, column: 44, scope: !144)
!149 = distinct !{!149, !142, !150, !141}
!150 = !DILocation(line: 51, column: 69, scope: !124)
!151 = !DILocation(line: 52, column: 5, scope: !124)
!152 = !DILocation(line: 52, column: 25, scope: !153)
!153 = distinct !DILexicalBlock(scope: !154, file: !3, line: 52, column: 20)
!154 = distinct !DILexicalBlock(scope: !155, file: !3, line: 52, column: 14)
!155 = distinct !DILexicalBlock(scope: !156, file: !3, line: 52, column: 5)
!156 = distinct !DILexicalBlock(scope: !124, file: !3, line: 52, column: 5)
!157 = !DILocation(line: 52, column: 28, scope: !153)
!158 = !DILocation(line: 52, column: 33, scope: !153)
!159 = distinct !{!159, !160, !161}
!160 = !DILocation(line: 52, column: 5, scope: !156)
!161 = !DILocation(line: 52, column: 50, scope: !156)
!162 = !DILocation(line: 53, column: 1, scope: !124)
!163 = !DILocation(line: 54, column: 12, scope: !124)
!164 = !DILocation(line: 54, column: 5, scope: !124)
!165 = distinct !DISubprogram(name: "logic", scope: !3, file: !3, line: 57, type: !166, scopeLine: 57, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !169)
!166 = !DISubroutineType(types: !167)
!167 = !{!10, !10, !10, !168}
!168 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!169 = !{!170, !171, !172}
!170 = !DILocalVariable(name: "a", arg: 1, scope: !165, file: !3, line: 57, type: !10)
!171 = !DILocalVariable(name: "b", arg: 2, scope: !165, file: !3, line: 57, type: !10)
!172 = !DILocalVariable(name: "c", arg: 3, scope: !165, file: !3, line: 57, type: !168)
!173 = !DILocation(line: 0, scope: !165)
!174 = !DILocation(line: 57, column: 44, scope: !165)
!175 = !DILocation(line: 57, column: 46, scope: !165)
!176 = !DILocation(line: 57, column: 59, scope: !165)
!177 = !DILocation(line: 57, column: 43, scope: !165)
!178 = !DILocation(line: 57, column: 36, scope: !165)
!179 = distinct !DISubprogram(name: "jumps", scope: !3, file: !3, line: 60, type: !180, scopeLine: 60, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!180 = !DISubroutineType(types: !181)
!181 = !{!10}
!182 = !DILocation(line: 60, column: 26, scope: !179)
!183 = !DILocation(line: 60, column: 47, scope: !179)
!184 = !DILocation(line: 60, column: 19, scope: !179)
!185 = !DISubprogram(name: "_setjmp", scope: !30, file: !30, line: 45, type: !186, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!186 = !DISubroutineType(types: !187)
!187 = !{!10, !188}
!188 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !32, size: 64)
!189 = !DISubprogram(name: "longjmp", scope: !30, file: !30, line: 54, type: !190, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!190 = !DISubroutineType(types: !191)
!191 = !{null, !188, !10}
!192 = distinct !DISubprogram(name: "recursive", scope: !3, file: !3, line: 63, type: !8, scopeLine: 63, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !193)
!193 = !{!194}
!194 = !DILocalVariable(name: "n", arg: 1, scope: !192, file: !3, line: 63, type: !10)
!195 = !DILocation(line: 0, scope: !192)
!196 = !DILocation(line: 63, column: 33, scope: !192)
!197 = !DILocation(line: 63, column: 31, scope: !192)
!198 = !DILocation(line: 63, column: 46, scope: !192)
!199 = distinct !{!199, !200, !201}
!200 = !{!"llvm.loop.isvectorized", i32 1}
!201 = !{!"llvm.loop.unroll.runtime.disable"}
!202 = !DILocation(line: 63, column: 60, scope: !192)
!203 = distinct !{!203, !201, !200}
!204 = !DILocation(line: 63, column: 24, scope: !192)
!205 = distinct !DISubprogram(name: "empty", scope: !3, file: !3, line: 64, type: !87, scopeLine: 64, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!206 = !DILocation(line: 64, column: 19, scope: !205)
!207 = distinct !DISubprogram(name: "old_style", scope: !3, file: !3, line: 65, type: !180, scopeLine: 65, flags: DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!208 = !DILocation(line: 65, column: 19, scope: !207)
!209 = distinct !DISubprogram(name: "calls_old_style", scope: !3, file: !3, line: 66, type: !180, scopeLine: 66, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!210 = !DILocation(line: 66, column: 29, scope: !209)
!211 = distinct !DISubprogram(name: "undeclared_arguments", scope: !3, file: !3, line: 67, type: !180, scopeLine: 67, flags: DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!212 = !DILocation(line: 67, column: 59, scope: !211)
!213 = !DILocation(line: 67, column: 52, scope: !211)
!214 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 69, type: !215, scopeLine: 69, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !219)
!215 = !DISubroutineType(types: !216)
!216 = !{!10, !10, !217}
!217 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !218, size: 64)
!218 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64)
!219 = !{!220, !221}
!220 = !DILocalVariable(name: "argc", arg: 1, scope: !214, file: !3, line: 69, type: !10)
!221 = !DILocalVariable(name: "argv", arg: 2, scope: !214, file: !3, line: 69, type: !217)
!222 = !DILocation(line: 0, scope: !214)
!223 = !DILocation(line: 70, column: 14, scope: !224)
!224 = distinct !DILexicalBlock(scope: !214, file: !3, line: 70, column: 9)
!225 = !DILocation(line: 70, column: 9, scope: !214)
!226 = !DILocation(line: 70, column: 21, scope: !224)
!227 = !DILocation(line: 71, column: 14, scope: !228)
!228 = distinct !DILexicalBlock(scope: !214, file: !3, line: 71, column: 9)
!229 = !DILocation(line: 71, column: 9, scope: !214)
!230 = !DILocation(line: 72, column: 31, scope: !231)
!231 = distinct !DILexicalBlock(scope: !214, file: !3, line: 72, column: 9)
!232 = !DILocation(line: 72, column: 9, scope: !214)
!233 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!234 = !DILocation(line: 72, column: 41, scope: !231)
!235 = !DILocation(line: 0, scope: !68, inlinedAt: !236)
!236 = distinct !DILocation(line: 73, column: 12, scope: !214)
!237 = !DILocation(line: 8, column: 36, scope: !68, inlinedAt: !236)
!238 = !DILocation(line: 8, column: 34, scope: !68, inlinedAt: !236)
!239 = !DILocation(line: 8, column: 54, scope: !68, inlinedAt: !236)
!240 = !DILocation(line: 8, column: 46, scope: !68, inlinedAt: !236)
!241 = !DILocation(line: 73, column: 12, scope: !214)
!242 = !DILocation(line: 0, scope: !90, inlinedAt: !243)
!243 = distinct !DILocation(line: 73, column: 33, scope: !214)
!244 = !DILocation(line: 13, column: 5, scope: !90, inlinedAt: !243)
!245 = !DILocation(line: 16, column: 15, scope: !246, inlinedAt: !243)
!246 = distinct !DILexicalBlock(scope: !90, file: !3, line: 13, column: 16)
!247 = !DILocation(line: 15, column: 21, scope: !246, inlinedAt: !243)
!248 = !DILocation(line: 18, column: 14, scope: !246, inlinedAt: !243)
!249 = !DILocation(line: 73, column: 47, scope: !214)
!250 = !DILocation(line: 0, scope: !124, inlinedAt: !251)
!251 = distinct !DILocation(line: 73, column: 68, scope: !214)
!252 = !DILocation(line: 50, column: 5, scope: !124, inlinedAt: !251)
!253 = !DILocation(line: 50, column: 27, scope: !134, inlinedAt: !251)
!254 = !DILocation(line: 50, column: 25, scope: !135, inlinedAt: !251)
!255 = !DILocation(line: 51, column: 5, scope: !124, inlinedAt: !251)
!256 = !DILocation(line: 50, column: 65, scope: !135, inlinedAt: !251)
!257 = !DILocation(line: 50, column: 61, scope: !135, inlinedAt: !251)
!258 = !DILocation(line: 50, column: 14, scope: !124, inlinedAt: !251)
!259 = distinct !{!259, !252, !260, !141}
!260 = !DILocation(line: 50, column: 69, scope: !124, inlinedAt: !251)
!261 = !DILocation(line: 51, column: 15, scope: !144, inlinedAt: !251)
!262 = !DILocation(line: 51, column: 23, scope: !144, inlinedAt: !251)
!263 = !DILocation(line: 51, column: 67, scope: !124, inlinedAt: !251)
!264 = !DILocation(line: 51, column: 63, scope: !124, inlinedAt: !251)
!265 = !DILocation(line: 51, column: 44, scope: !144, inlinedAt: !251)
!266 = distinct !{!266, !255, !267, !141}
!267 = !DILocation(line: 51, column: 69, scope: !124, inlinedAt: !251)
!268 = !DILocation(line: 52, column: 5, scope: !124, inlinedAt: !251)
!269 = !DILocation(line: 52, column: 25, scope: !153, inlinedAt: !251)
!270 = !DILocation(line: 52, column: 28, scope: !153, inlinedAt: !251)
!271 = !DILocation(line: 52, column: 33, scope: !153, inlinedAt: !251)
!272 = distinct !{!272, !273, !274}
!273 = !DILocation(line: 52, column: 5, scope: !156, inlinedAt: !251)
!274 = !DILocation(line: 52, column: 50, scope: !156, inlinedAt: !251)
!275 = !DILocation(line: 53, column: 1, scope: !124, inlinedAt: !251)
!276 = !DILocation(line: 54, column: 12, scope: !124, inlinedAt: !251)
!277 = !DILocation(line: 0, scope: !165, inlinedAt: !278)
!278 = distinct !DILocation(line: 73, column: 82, scope: !214)
!279 = !DILocation(line: 73, column: 31, scope: !214)
!280 = !DILocation(line: 73, column: 45, scope: !214)
!281 = !DILocation(line: 73, column: 66, scope: !214)
!282 = !DILocation(line: 73, column: 80, scope: !214)
!283 = !DILocation(line: 73, column: 5, scope: !214)
!284 = !DISubprogram(name: "stop", scope: !3, file: !3, line: 62, type: !87, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!285 = distinct !DISubprogram(name: "add", scope: !3, file: !3, line: 5, type: !58, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !286)
!286 = !{!287, !288}
!287 = !DILocalVariable(name: "a", arg: 1, scope: !285, file: !3, line: 5, type: !10)
!288 = !DILocalVariable(name: "b", arg: 2, scope: !285, file: !3, line: 5, type: !10)
!289 = !DILocation(line: 0, scope: !285)
!290 = !DILocation(line: 5, column: 41, scope: !285)
!291 = !DILocation(line: 5, column: 32, scope: !285)
!292 = distinct !DISubprogram(name: "sub", scope: !3, file: !3, line: 6, type: !58, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !293)
!293 = !{!294, !295}
!294 = !DILocalVariable(name: "a", arg: 1, scope: !292, file: !3, line: 6, type: !10)
!295 = !DILocalVariable(name: "b", arg: 2, scope: !292, file: !3, line: 6, type: !10)
!296 = !DILocation(line: 0, scope: !292)
!297 = !DILocation(line: 6, column: 41, scope: !292)
!298 = !DILocation(line: 6, column: 32, scope: !292)
