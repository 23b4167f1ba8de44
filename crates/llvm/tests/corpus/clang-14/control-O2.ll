; ModuleID = 'control.c'
source_filename = "control.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__jmp_buf_tag = type { [8 x i64], i32, %struct.__sigset_t }
%struct.__sigset_t = type { [16 x i64] }

@table = internal unnamed_addr constant [3 x i32 (i32, i32)*] [i32 (i32, i32)* @add, i32 (i32, i32)* @sub, i32 (i32, i32)* null], align 16, !dbg !0
@computed.labels = internal unnamed_addr constant [3 x i8*] [i8* blockaddress(@computed, %5), i8* blockaddress(@computed, %7), i8* blockaddress(@computed, %9)], align 16, !dbg !5
@place = internal global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 16, !dbg !21
@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 (i32, i32)* @choose(i32 noundef %0) local_unnamed_addr #0 !dbg !61 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !65, metadata !DIExpression()), !dbg !66
  %2 = icmp slt i32 %0, 0, !dbg !67
  br i1 %2, label %8, label %3, !dbg !68

3:                                                ; preds = %1
  %4 = and i32 %0, 1, !dbg !69
  %5 = zext i32 %4 to i64
  %6 = getelementptr inbounds [3 x i32 (i32, i32)*], [3 x i32 (i32, i32)*]* @table, i64 0, i64 %5, !dbg !70
  %7 = load i32 (i32, i32)*, i32 (i32, i32)** %6, align 8, !dbg !70, !tbaa !71
  br label %8, !dbg !68

8:                                                ; preds = %1, %3
  %9 = phi i32 (i32, i32)* [ %7, %3 ], [ null, %1 ], !dbg !68
  ret i32 (i32, i32)* %9, !dbg !75
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local noalias void ()* @returns_pointer() local_unnamed_addr #0 !dbg !76 {
  ret void ()* null, !dbg !83
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 @dense(i32 noundef %0) local_unnamed_addr #0 !dbg !84 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !86, metadata !DIExpression()), !dbg !87
  switch i32 %0, label %8 [
    i32 0, label %9
    i32 1, label %2
    i32 2, label %2
    i32 3, label %5
    i32 -7, label %7
  ], !dbg !88

2:                                                ; preds = %1, %1
  call void @llvm.dbg.value(metadata i32 %0, metadata !86, metadata !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value)), !dbg !87
  %3 = shl nuw nsw i32 %0, 1, !dbg !89
  %4 = add nuw nsw i32 %3, 2, !dbg !89
  br label %5, !dbg !89

5:                                                ; preds = %1, %2
  %6 = phi i32 [ 6, %1 ], [ %4, %2 ]
  call void @llvm.dbg.value(metadata i32 undef, metadata !86, metadata !DIExpression()), !dbg !87
  call void @llvm.dbg.value(metadata i32 %6, metadata !86, metadata !DIExpression()), !dbg !87
  br label %9, !dbg !91

7:                                                ; preds = %1
  br label %9, !dbg !92

8:                                                ; preds = %1
  br label %9, !dbg !93

9:                                                ; preds = %1, %5, %8, %7
  %10 = phi i32 [ %0, %8 ], [ -1, %7 ], [ %6, %5 ], [ 10, %1 ], !dbg !87
  ret i32 %10, !dbg !94
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i64 @sparse(i64 noundef %0) local_unnamed_addr #0 !dbg !95 {
  call void @llvm.dbg.value(metadata i64 %0, metadata !99, metadata !DIExpression()), !dbg !100
  %2 = icmp eq i64 %0, 1099511627776, !dbg !101
  %3 = select i1 %2, i64 2, i64 3, !dbg !101
  %4 = icmp eq i64 %0, -1, !dbg !101
  %5 = select i1 %4, i64 1, i64 %3, !dbg !101
  ret i64 %5, !dbg !102
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 @wide(i64 noundef %0, i64 noundef %1) local_unnamed_addr #0 !dbg !103 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or i128 %4, %5
  call void @llvm.dbg.value(metadata i128 %6, metadata !108, metadata !DIExpression()), !dbg !109
  %7 = icmp eq i128 %6, 1267650600228229401496703205376, !dbg !110
  %8 = select i1 %7, i32 2, i32 0, !dbg !110
  %9 = icmp eq i128 %6, -1, !dbg !110
  %10 = select i1 %9, i32 1, i32 %8, !dbg !110
  ret i32 %10, !dbg !111
}

; Function Attrs: nofree norecurse nosync nounwind readnone uwtable
define dso_local i32 @computed(i32 noundef %0) #1 !dbg !7 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !12, metadata !DIExpression()), !dbg !112
  call void @llvm.dbg.value(metadata i32 0, metadata !13, metadata !DIExpression()), !dbg !112
  %2 = sext i32 %0 to i64, !dbg !113
  %3 = getelementptr inbounds [3 x i8*], [3 x i8*]* @computed.labels, i64 0, i64 %2, !dbg !113
  %4 = load i8*, i8** %3, align 8, !dbg !113, !tbaa !71
  br label %11, !dbg !114

5:                                                ; preds = %11
  call void @llvm.dbg.label(metadata !14), !dbg !115
  %6 = add nuw nsw i32 %12, 1, !dbg !116
  call void @llvm.dbg.value(metadata i32 %6, metadata !13, metadata !DIExpression()), !dbg !112
  br label %11, !dbg !117

7:                                                ; preds = %11
  call void @llvm.dbg.label(metadata !15), !dbg !118
  %8 = add nuw nsw i32 %12, 2, !dbg !119
  call void @llvm.dbg.value(metadata i32 %8, metadata !13, metadata !DIExpression()), !dbg !112
  br label %9, !dbg !120

9:                                                ; preds = %7, %11
  %10 = phi i32 [ %12, %11 ], [ %8, %7 ], !dbg !112
  call void @llvm.dbg.value(metadata i32 %10, metadata !13, metadata !DIExpression()), !dbg !112
  call void @llvm.dbg.label(metadata !16), !dbg !121
  ret i32 %10, !dbg !122

11:                                               ; preds = %5, %1
  %12 = phi i32 [ 0, %1 ], [ %6, %5 ], !dbg !112
  %13 = phi i8* [ %4, %1 ], [ blockaddress(@computed, %7), %5 ]
  call void @llvm.dbg.value(metadata i32 %12, metadata !13, metadata !DIExpression()), !dbg !112
  indirectbr i8* %13, [label %5, label %7, label %9]
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.label(metadata) #2

; Function Attrs: nofree norecurse nosync nounwind readnone uwtable
define dso_local i32 @loops(i32 noundef %0) local_unnamed_addr #1 !dbg !123 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !125, metadata !DIExpression()), !dbg !129
  call void @llvm.dbg.value(metadata i32 0, metadata !126, metadata !DIExpression()), !dbg !129
  call void @llvm.dbg.value(metadata i32 0, metadata !127, metadata !DIExpression()), !dbg !129
  br label %2, !dbg !130

2:                                                ; preds = %30, %1
  %3 = phi i32 [ %32, %30 ], [ 0, %1 ]
  %4 = phi i32 [ %31, %30 ], [ 0, %1 ]
  br label %5, !dbg !130

5:                                                ; preds = %2, %28
  %6 = phi i32 [ 7, %28 ], [ %4, %2 ], !dbg !129
  call void @llvm.dbg.value(metadata i32 %6, metadata !127, metadata !DIExpression()), !dbg !129
  call void @llvm.dbg.value(metadata i32 %3, metadata !126, metadata !DIExpression()), !dbg !129
  %7 = icmp slt i32 %6, %0, !dbg !131
  br i1 %7, label %28, label %8, !dbg !130

8:                                                ; preds = %5
  %9 = call i32 @llvm.smin.i32(i32 %3, i32 1), !dbg !132
  %10 = sub i32 %3, %9, !dbg !132
  %11 = call i32 @llvm.umin.i32(i32 %0, i32 %10), !dbg !132
  %12 = add i32 %11, 1, !dbg !132
  %13 = icmp ult i32 %12, 17, !dbg !132
  br i1 %13, label %14, label %17, !dbg !132

14:                                               ; preds = %24, %8
  %15 = phi i32 [ %0, %8 ], [ %22, %24 ]
  %16 = phi i32 [ %3, %8 ], [ %23, %24 ]
  br label %33, !dbg !132

17:                                               ; preds = %8
  %18 = and i32 %12, 15, !dbg !132
  %19 = icmp eq i32 %18, 0, !dbg !132
  %20 = select i1 %19, i32 16, i32 %18, !dbg !132
  %21 = sub i32 %12, %20, !dbg !132
  %22 = sub i32 %0, %21, !dbg !132
  %23 = sub i32 %3, %21, !dbg !132
  br label %24, !dbg !132

24:                                               ; preds = %24, %17
  %25 = phi i32 [ 0, %17 ], [ %26, %24 ]
  %26 = add nuw i32 %25, 16
  %27 = icmp eq i32 %26, %21
  br i1 %27, label %14, label %24, !llvm.loop !133

28:                                               ; preds = %5
  %29 = icmp eq i32 %6, 5, !dbg !137
  br i1 %29, label %5, label %30, !dbg !140, !llvm.loop !141

30:                                               ; preds = %28
  %31 = add nsw i32 %6, 1, !dbg !143
  call void @llvm.dbg.value(metadata i32 %31, metadata !127, metadata !DIExpression()), !dbg !129
  %32 = add nsw i32 %6, %3, !dbg !144
  call void @llvm.dbg.value(metadata i32 %32, metadata !126, metadata !DIExpression()), !dbg !129
  br label %2, !dbg !130, !llvm.loop !141

33:                                               ; preds = %14, %38
  %34 = phi i32 [ %39, %38 ], [ %15, %14 ]
  %35 = phi i32 [ %36, %38 ], [ %16, %14 ], !dbg !129
  call void @llvm.dbg.value(metadata i32 %35, metadata !126, metadata !DIExpression()), !dbg !129
  call void @llvm.dbg.value(metadata i32 %34, metadata !125, metadata !DIExpression()), !dbg !129
  %36 = add nsw i32 %35, -1, !dbg !145
  call void @llvm.dbg.value(metadata i32 %36, metadata !126, metadata !DIExpression()), !dbg !129
  %37 = icmp sgt i32 %35, 1
  br i1 %37, label %38, label %41, !dbg !147

38:                                               ; preds = %33
  %39 = add nsw i32 %34, -1, !dbg !148
  call void @llvm.dbg.value(metadata i32 %39, metadata !125, metadata !DIExpression()), !dbg !129
  %40 = icmp eq i32 %34, 0, !dbg !149
  br i1 %40, label %41, label %33, !dbg !150, !llvm.loop !151

41:                                               ; preds = %33, %38
  %42 = phi i32 [ -1, %38 ], [ %34, %33 ]
  call void @llvm.dbg.value(metadata i32 %42, metadata !125, metadata !DIExpression()), !dbg !129
  %43 = icmp ne i32 %42, 0
  br label %44, !dbg !153

44:                                               ; preds = %44, %41
  %45 = phi i32 [ %36, %41 ], [ %46, %44 ], !dbg !129
  call void @llvm.dbg.value(metadata i32 %45, metadata !126, metadata !DIExpression()), !dbg !129
  %46 = add nsw i32 %45, 1, !dbg !154
  call void @llvm.dbg.value(metadata i32 %46, metadata !126, metadata !DIExpression()), !dbg !129
  %47 = icmp slt i32 %45, 11, !dbg !159
  %48 = select i1 %47, i1 %43, i1 false, !dbg !160
  br i1 %48, label %44, label %49, !dbg !160, !llvm.loop !161

49:                                               ; preds = %44
  call void @llvm.dbg.label(metadata !128), !dbg !164
  %50 = icmp eq i32 %46, 0, !dbg !165
  %51 = select i1 %50, i32 -1, i32 %46, !dbg !165
  ret i32 %51, !dbg !166
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 @logic(i32 noundef %0, i32 noundef %1, i1 noundef zeroext %2) local_unnamed_addr #0 !dbg !167 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !172, metadata !DIExpression()), !dbg !175
  call void @llvm.dbg.value(metadata i32 %1, metadata !173, metadata !DIExpression()), !dbg !175
  call void @llvm.dbg.value(metadata i1 %2, metadata !174, metadata !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value)), !dbg !175
  %4 = icmp ne i32 %0, 0, !dbg !176
  %5 = icmp ne i32 %1, 0
  %6 = and i1 %4, %5, !dbg !177
  br i1 %6, label %13, label %7, !dbg !177

7:                                                ; preds = %3
  %8 = select i1 %4, i32 %0, i32 %1
  %9 = icmp eq i32 %8, 0
  %10 = or i1 %9, %2, !dbg !178
  %11 = zext i1 %2 to i32
  %12 = select i1 %10, i32 %11, i32 %1, !dbg !178
  br label %13, !dbg !178

13:                                               ; preds = %7, %3
  %14 = phi i32 [ %1, %3 ], [ %12, %7 ], !dbg !179
  ret i32 %14, !dbg !180
}

; Function Attrs: nounwind uwtable
define dso_local i32 @jumps() local_unnamed_addr #3 !dbg !181 {
  %1 = call i32 @_setjmp(%struct.__jmp_buf_tag* noundef getelementptr inbounds ([1 x %struct.__jmp_buf_tag], [1 x %struct.__jmp_buf_tag]* @place, i64 0, i64 0)) #13, !dbg !184
  %2 = icmp eq i32 %1, 0, !dbg !184
  br i1 %2, label %3, label %4, !dbg !184

3:                                                ; preds = %0
  call void @longjmp(%struct.__jmp_buf_tag* noundef getelementptr inbounds ([1 x %struct.__jmp_buf_tag], [1 x %struct.__jmp_buf_tag]* @place, i64 0, i64 0), i32 noundef 2) #14, !dbg !185
  unreachable, !dbg !185

4:                                                ; preds = %0
  ret i32 1, !dbg !186
}

; Function Attrs: nounwind returns_twice
declare i32 @_setjmp(%struct.__jmp_buf_tag* noundef) local_unnamed_addr #4

; Function Attrs: noreturn nounwind
declare void @longjmp(%struct.__jmp_buf_tag* noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: nofree nosync nounwind readnone uwtable
define dso_local i32 @recursive(i32 noundef %0) local_unnamed_addr #6 !dbg !187 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !189, metadata !DIExpression()), !dbg !190
  %2 = icmp slt i32 %0, 2, !dbg !191
  br i1 %2, label %77, label %3, !dbg !192

3:                                                ; preds = %1
  %4 = add i32 %0, 1, !dbg !192
  %5 = call i32 @llvm.umin.i32(i32 %0, i32 2), !dbg !192
  %6 = sub i32 %4, %5, !dbg !192
  %7 = icmp ult i32 %6, 8, !dbg !192
  br i1 %7, label %68, label %8, !dbg !192

8:                                                ; preds = %3
  %9 = and i32 %6, -8, !dbg !192
  %10 = sub i32 %0, %9, !dbg !192
  %11 = insertelement <4 x i32> poison, i32 %0, i64 0, !dbg !192
  %12 = shufflevector <4 x i32> %11, <4 x i32> poison, <4 x i32> zeroinitializer, !dbg !192
  %13 = add <4 x i32> %12, <i32 0, i32 -1, i32 -2, i32 -3>, !dbg !192
  %14 = add i32 %9, -8, !dbg !192
  %15 = lshr exact i32 %14, 3, !dbg !192
  %16 = add nuw nsw i32 %15, 1, !dbg !192
  %17 = and i32 %16, 3, !dbg !192
  %18 = icmp ult i32 %14, 24, !dbg !192
  br i1 %18, label %44, label %19, !dbg !192

19:                                               ; preds = %8
  %20 = and i32 %16, 1073741820, !dbg !192
  br label %21, !dbg !192

21:                                               ; preds = %21, %19
  %22 = phi <4 x i32> [ %13, %19 ], [ %41, %21 ]
  %23 = phi <4 x i32> [ <i32 1, i32 1, i32 1, i32 1>, %19 ], [ %39, %21 ]
  %24 = phi <4 x i32> [ <i32 1, i32 1, i32 1, i32 1>, %19 ], [ %40, %21 ]
  %25 = phi i32 [ 0, %19 ], [ %42, %21 ]
  %26 = add <4 x i32> %22, <i32 -4, i32 -4, i32 -4, i32 -4>
  %27 = mul <4 x i32> %22, %23, !dbg !193
  %28 = mul <4 x i32> %26, %24, !dbg !193
  %29 = add <4 x i32> %22, <i32 -8, i32 -8, i32 -8, i32 -8>
  %30 = add <4 x i32> %22, <i32 -12, i32 -12, i32 -12, i32 -12>
  %31 = mul <4 x i32> %29, %27, !dbg !193
  %32 = mul <4 x i32> %30, %28, !dbg !193
  %33 = add <4 x i32> %22, <i32 -16, i32 -16, i32 -16, i32 -16>
  %34 = add <4 x i32> %22, <i32 -20, i32 -20, i32 -20, i32 -20>
  %35 = mul <4 x i32> %33, %31, !dbg !193
  %36 = mul <4 x i32> %34, %32, !dbg !193
  %37 = add <4 x i32> %22, <i32 -24, i32 -24, i32 -24, i32 -24>
  %38 = add <4 x i32> %22, <i32 -28, i32 -28, i32 -28, i32 -28>
  %39 = mul <4 x i32> %37, %35, !dbg !193
  %40 = mul <4 x i32> %38, %36, !dbg !193
  %41 = add <4 x i32> %22, <i32 -32, i32 -32, i32 -32, i32 -32>
  %42 = add i32 %25, 4
  %43 = icmp eq i32 %42, %20
  br i1 %43, label %44, label %21, !llvm.loop !194

44:                                               ; preds = %21, %8
  %45 = phi <4 x i32> [ undef, %8 ], [ %39, %21 ]
  %46 = phi <4 x i32> [ undef, %8 ], [ %40, %21 ]
  %47 = phi <4 x i32> [ %13, %8 ], [ %41, %21 ]
  %48 = phi <4 x i32> [ <i32 1, i32 1, i32 1, i32 1>, %8 ], [ %39, %21 ]
  %49 = phi <4 x i32> [ <i32 1, i32 1, i32 1, i32 1>, %8 ], [ %40, %21 ]
  %50 = icmp eq i32 %17, 0
  br i1 %50, label %62, label %51

51:                                               ; preds = %44, %51
  %52 = phi <4 x i32> [ %59, %51 ], [ %47, %44 ]
  %53 = phi <4 x i32> [ %57, %51 ], [ %48, %44 ]
  %54 = phi <4 x i32> [ %58, %51 ], [ %49, %44 ]
  %55 = phi i32 [ %60, %51 ], [ 0, %44 ]
  %56 = add <4 x i32> %52, <i32 -4, i32 -4, i32 -4, i32 -4>
  %57 = mul <4 x i32> %52, %53, !dbg !193
  %58 = mul <4 x i32> %56, %54, !dbg !193
  %59 = add <4 x i32> %52, <i32 -8, i32 -8, i32 -8, i32 -8>
  %60 = add i32 %55, 1
  %61 = icmp eq i32 %60, %17
  br i1 %61, label %62, label %51, !llvm.loop !195

62:                                               ; preds = %51, %44
  %63 = phi <4 x i32> [ %45, %44 ], [ %57, %51 ], !dbg !193
  %64 = phi <4 x i32> [ %46, %44 ], [ %58, %51 ], !dbg !193
  %65 = mul <4 x i32> %64, %63, !dbg !192
  %66 = call i32 @llvm.vector.reduce.mul.v4i32(<4 x i32> %65), !dbg !192
  %67 = icmp eq i32 %6, %9, !dbg !192
  br i1 %67, label %77, label %68, !dbg !192

68:                                               ; preds = %3, %62
  %69 = phi i32 [ %0, %3 ], [ %10, %62 ]
  %70 = phi i32 [ 1, %3 ], [ %66, %62 ]
  br label %71, !dbg !192

71:                                               ; preds = %68, %71
  %72 = phi i32 [ %74, %71 ], [ %69, %68 ]
  %73 = phi i32 [ %75, %71 ], [ %70, %68 ]
  call void @llvm.dbg.value(metadata i32 %72, metadata !189, metadata !DIExpression()), !dbg !190
  %74 = add nsw i32 %72, -1, !dbg !197
  %75 = mul nsw i32 %72, %73, !dbg !193
  call void @llvm.dbg.value(metadata i32 %74, metadata !189, metadata !DIExpression()), !dbg !190
  %76 = icmp ult i32 %72, 3, !dbg !191
  br i1 %76, label %77, label %71, !dbg !192, !llvm.loop !198

77:                                               ; preds = %71, %62, %1
  %78 = phi i32 [ 1, %1 ], [ %66, %62 ], [ %75, %71 ], !dbg !193
  ret i32 %78, !dbg !199
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local void @empty() local_unnamed_addr #0 !dbg !200 {
  ret void, !dbg !201
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 @old_style() local_unnamed_addr #0 !dbg !202 {
  ret i32 1, !dbg !203
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 @calls_old_style() local_unnamed_addr #0 !dbg !204 {
  ret i32 1, !dbg !205
}

; Function Attrs: nounwind uwtable
define dso_local i32 @undeclared_arguments() local_unnamed_addr #3 !dbg !206 {
  %1 = tail call i32 (i32, double, i8*, ...) bitcast (i32 (...)* @k_and_r to i32 (i32, double, i8*, ...)*)(i32 noundef 1, double noundef 2.000000e+00, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)) #15, !dbg !207
  ret i32 %1, !dbg !208
}

declare i32 @k_and_r(...) local_unnamed_addr #7

; Function Attrs: nounwind uwtable
define dso_local i32 @main(i32 noundef %0, i8** nocapture noundef readnone %1) local_unnamed_addr #3 !dbg !209 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !216, metadata !DIExpression()), !dbg !218
  call void @llvm.dbg.value(metadata i8** %1, metadata !217, metadata !DIExpression()), !dbg !218
  %3 = icmp sgt i32 %0, 100, !dbg !219
  br i1 %3, label %4, label %5, !dbg !221

4:                                                ; preds = %2
  tail call void @stop() #14, !dbg !222
  unreachable, !dbg !222

5:                                                ; preds = %2
  %6 = icmp slt i32 %0, 51, !dbg !223
  tail call void @llvm.assume(i1 %6), !dbg !225
  %7 = icmp sgt i32 %0, 40, !dbg !226
  br i1 %7, label %8, label %9, !dbg !228, !prof !229

8:                                                ; preds = %5
  tail call void @llvm.trap(), !dbg !230
  unreachable, !dbg !230

9:                                                ; preds = %5
  call void @llvm.dbg.value(metadata i32 %0, metadata !65, metadata !DIExpression()), !dbg !231
  %10 = icmp sgt i32 %0, -1, !dbg !233
  tail call void @llvm.assume(i1 %10), !dbg !234
  %11 = and i32 %0, 1, !dbg !235
  %12 = zext i32 %11 to i64
  %13 = getelementptr inbounds [3 x i32 (i32, i32)*], [3 x i32 (i32, i32)*]* @table, i64 0, i64 %12, !dbg !236
  %14 = load i32 (i32, i32)*, i32 (i32, i32)** %13, align 8, !dbg !236, !tbaa !71
  %15 = tail call i32 %14(i32 noundef 1, i32 noundef 2) #15, !dbg !237
  call void @llvm.dbg.value(metadata i32 %0, metadata !86, metadata !DIExpression()), !dbg !238
  switch i32 %0, label %21 [
    i32 0, label %22
    i32 1, label %16
    i32 2, label %16
    i32 3, label %19
  ], !dbg !240

16:                                               ; preds = %9, %9
  call void @llvm.dbg.value(metadata i32 %0, metadata !86, metadata !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value)), !dbg !238
  %17 = shl nuw nsw i32 %0, 1, !dbg !241
  %18 = add nuw nsw i32 %17, 2, !dbg !241
  br label %19, !dbg !241

19:                                               ; preds = %16, %9
  %20 = phi i32 [ 6, %9 ], [ %18, %16 ]
  call void @llvm.dbg.value(metadata i32 undef, metadata !86, metadata !DIExpression()), !dbg !238
  call void @llvm.dbg.value(metadata i32 %20, metadata !86, metadata !DIExpression()), !dbg !238
  br label %22, !dbg !242

21:                                               ; preds = %9
  br label %22, !dbg !243

22:                                               ; preds = %9, %19, %21
  %23 = phi i32 [ %0, %21 ], [ %20, %19 ], [ 10, %9 ], !dbg !238
  %24 = tail call i32 @computed(i32 noundef %11), !dbg !244
  call void @llvm.dbg.value(metadata i32 %0, metadata !125, metadata !DIExpression()), !dbg !245
  call void @llvm.dbg.value(metadata i32 0, metadata !126, metadata !DIExpression()), !dbg !245
  call void @llvm.dbg.value(metadata i32 0, metadata !127, metadata !DIExpression()), !dbg !245
  br label %25, !dbg !247

25:                                               ; preds = %53, %22
  %26 = phi i32 [ %55, %53 ], [ 0, %22 ]
  %27 = phi i32 [ %54, %53 ], [ 0, %22 ]
  br label %28, !dbg !247

28:                                               ; preds = %51, %25
  %29 = phi i32 [ 7, %51 ], [ %27, %25 ], !dbg !245
  call void @llvm.dbg.value(metadata i32 %29, metadata !127, metadata !DIExpression()), !dbg !245
  call void @llvm.dbg.value(metadata i32 %26, metadata !126, metadata !DIExpression()), !dbg !245
  %30 = icmp slt i32 %29, %0, !dbg !248
  br i1 %30, label %51, label %31, !dbg !247

31:                                               ; preds = %28
  %32 = call i32 @llvm.smin.i32(i32 %26, i32 1), !dbg !249
  %33 = sub i32 %26, %32, !dbg !249
  %34 = call i32 @llvm.umin.i32(i32 %0, i32 %33), !dbg !249
  %35 = add nuw i32 %34, 1, !dbg !249
  %36 = icmp ult i32 %34, 16, !dbg !249
  br i1 %36, label %37, label %40, !dbg !249

37:                                               ; preds = %47, %31
  %38 = phi i32 [ %0, %31 ], [ %45, %47 ]
  %39 = phi i32 [ %26, %31 ], [ %46, %47 ]
  br label %56, !dbg !249

40:                                               ; preds = %31
  %41 = and i32 %35, 15, !dbg !249
  %42 = icmp eq i32 %41, 0, !dbg !249
  %43 = select i1 %42, i32 16, i32 %41, !dbg !249
  %44 = sub i32 %35, %43, !dbg !249
  %45 = sub i32 %0, %44, !dbg !249
  %46 = sub i32 %26, %44, !dbg !249
  br label %47, !dbg !249

47:                                               ; preds = %47, %40
  %48 = phi i32 [ 0, %40 ], [ %49, %47 ]
  %49 = add nuw i32 %48, 16
  %50 = icmp eq i32 %49, %44
  br i1 %50, label %37, label %47, !llvm.loop !250

51:                                               ; preds = %28
  %52 = icmp eq i32 %29, 5, !dbg !252
  br i1 %52, label %28, label %53, !dbg !253, !llvm.loop !254

53:                                               ; preds = %51
  %54 = add nsw i32 %29, 1, !dbg !256
  call void @llvm.dbg.value(metadata i32 %54, metadata !127, metadata !DIExpression()), !dbg !245
  %55 = add nsw i32 %29, %26, !dbg !257
  call void @llvm.dbg.value(metadata i32 %55, metadata !126, metadata !DIExpression()), !dbg !245
  br label %25, !dbg !247, !llvm.loop !258

56:                                               ; preds = %37, %61
  %57 = phi i32 [ %62, %61 ], [ %38, %37 ]
  %58 = phi i32 [ %59, %61 ], [ %39, %37 ], !dbg !245
  call void @llvm.dbg.value(metadata i32 %58, metadata !126, metadata !DIExpression()), !dbg !245
  call void @llvm.dbg.value(metadata i32 %57, metadata !125, metadata !DIExpression()), !dbg !245
  %59 = add nsw i32 %58, -1, !dbg !259
  call void @llvm.dbg.value(metadata i32 %59, metadata !126, metadata !DIExpression()), !dbg !245
  %60 = icmp sgt i32 %58, 1
  br i1 %60, label %61, label %64, !dbg !260

61:                                               ; preds = %56
  %62 = add nsw i32 %57, -1, !dbg !261
  call void @llvm.dbg.value(metadata i32 %62, metadata !125, metadata !DIExpression()), !dbg !245
  %63 = icmp eq i32 %57, 0, !dbg !262
  br i1 %63, label %64, label %56, !dbg !263, !llvm.loop !264

64:                                               ; preds = %61, %56
  %65 = phi i32 [ -1, %61 ], [ %57, %56 ]
  call void @llvm.dbg.value(metadata i32 %65, metadata !125, metadata !DIExpression()), !dbg !245
  %66 = icmp ne i32 %65, 0
  br label %67, !dbg !265

67:                                               ; preds = %67, %64
  %68 = phi i32 [ %59, %64 ], [ %69, %67 ], !dbg !245
  call void @llvm.dbg.value(metadata i32 %68, metadata !126, metadata !DIExpression()), !dbg !245
  %69 = add nsw i32 %68, 1, !dbg !266
  call void @llvm.dbg.value(metadata i32 %69, metadata !126, metadata !DIExpression()), !dbg !245
  %70 = icmp slt i32 %68, 11, !dbg !267
  %71 = select i1 %70, i1 %66, i1 false, !dbg !268
  br i1 %71, label %67, label %72, !dbg !268, !llvm.loop !269

72:                                               ; preds = %67
  call void @llvm.dbg.label(metadata !128), !dbg !272
  %73 = icmp eq i32 %69, 0, !dbg !273
  %74 = select i1 %73, i32 -1, i32 %69, !dbg !273
  call void @llvm.dbg.value(metadata i32 %0, metadata !172, metadata !DIExpression()), !dbg !274
  call void @llvm.dbg.value(metadata i32 2, metadata !173, metadata !DIExpression()), !dbg !274
  call void @llvm.dbg.value(metadata i1 true, metadata !174, metadata !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value)), !dbg !274
  %75 = icmp eq i32 %0, 0, !dbg !276
  %76 = select i1 %75, i32 1, i32 2, !dbg !277
  %77 = add i32 %15, %76, !dbg !278
  %78 = add i32 %77, %23, !dbg !279
  %79 = add i32 %78, %24, !dbg !280
  %80 = add i32 %79, %74, !dbg !281
  ret i32 %80, !dbg !282
}

; Function Attrs: noreturn
declare !dbg !283 void @stop() local_unnamed_addr #8

; Function Attrs: cold noreturn nounwind
declare void @llvm.trap() #9

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define internal i32 @add(i32 noundef %0, i32 noundef %1) #0 !dbg !284 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !286, metadata !DIExpression()), !dbg !288
  call void @llvm.dbg.value(metadata i32 %1, metadata !287, metadata !DIExpression()), !dbg !288
  %3 = add nsw i32 %1, %0, !dbg !289
  ret i32 %3, !dbg !290
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define internal i32 @sub(i32 noundef %0, i32 noundef %1) #0 !dbg !291 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !293, metadata !DIExpression()), !dbg !295
  call void @llvm.dbg.value(metadata i32 %1, metadata !294, metadata !DIExpression()), !dbg !295
  %3 = sub nsw i32 %0, %1, !dbg !296
  ret i32 %3, !dbg !297
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.value(metadata, metadata, metadata) #10

; Function Attrs: inaccessiblememonly nofree nosync nounwind willreturn
declare void @llvm.assume(i1 noundef) #11

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.smin.i32(i32, i32) #10

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.umin.i32(i32, i32) #10

; Function Attrs: nofree nosync nounwind readnone willreturn
declare i32 @llvm.vector.reduce.mul.v4i32(<4 x i32>) #12

attributes #0 = { mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree norecurse nosync nounwind readnone uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #3 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind returns_twice "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nofree nosync nounwind readnone uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { noreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { cold noreturn nounwind }
attributes #10 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #11 = { inaccessiblememonly nofree nosync nounwind willreturn }
attributes #12 = { nofree nosync nounwind readnone willreturn }
attributes #13 = { nounwind returns_twice }
attributes #14 = { noreturn nounwind }
attributes #15 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!54, !55, !56, !57, !58, !59}
!llvm.ident = !{!60}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 7, type: !49, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "control.c", directory: ".", checksumkind: CSK_MD5, checksum: "d72bbd979f2c24bd1c5f9c8c0c705070")
!4 = !{!5, !21, !0}
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
!22 = distinct !DIGlobalVariable(name: "place", scope: !2, file: !3, line: 59, type: !23, isLocal: true, isDefinition: true)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "jmp_buf", file: !24, line: 32, baseType: !25)
!24 = !DIFile(filename: "/usr/include/setjmp.h", directory: "", checksumkind: CSK_MD5, checksum: "cd7862ae7ed31595227c999638ae74e7")
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 1600, elements: !47)
!26 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__jmp_buf_tag", file: !27, line: 26, size: 1600, elements: !28)
!27 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct___jmp_buf_tag.h", directory: "", checksumkind: CSK_MD5, checksum: "56a90a97e853c2bec1d9e290be5e92e4")
!28 = !{!29, !36, !37}
!29 = !DIDerivedType(tag: DW_TAG_member, name: "__jmpbuf", scope: !26, file: !27, line: 32, baseType: !30, size: 512)
!30 = !DIDerivedType(tag: DW_TAG_typedef, name: "__jmp_buf", file: !31, line: 31, baseType: !32)
!31 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/setjmp.h", directory: "", checksumkind: CSK_MD5, checksum: "80e7796efafaf357b5e64731e4f6ac30")
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !33, size: 512, elements: !34)
!33 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!34 = !{!35}
!35 = !DISubrange(count: 8)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__mask_was_saved", scope: !26, file: !27, line: 33, baseType: !10, size: 32, offset: 512)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__saved_mask", scope: !26, file: !27, line: 34, baseType: !38, size: 1024, offset: 576)
!38 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sigset_t", file: !39, line: 8, baseType: !40)
!39 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/__sigset_t.h", directory: "", checksumkind: CSK_MD5, checksum: "acc6b14c0967857fec362a8d433e1cf2")
!40 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !39, line: 5, size: 1024, elements: !41)
!41 = !{!42}
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__val", scope: !40, file: !39, line: 7, baseType: !43, size: 1024)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !44, size: 1024, elements: !45)
!44 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!45 = !{!46}
!46 = !DISubrange(count: 16)
!47 = !{!48}
!48 = !DISubrange(count: 1)
!49 = !DICompositeType(tag: DW_TAG_array_type, baseType: !50, size: 192, elements: !19)
!50 = !DIDerivedType(tag: DW_TAG_typedef, name: "operation", file: !3, line: 4, baseType: !51)
!51 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !52, size: 64)
!52 = !DISubroutineType(types: !53)
!53 = !{!10, !10, !10}
!54 = !{i32 7, !"Dwarf Version", i32 5}
!55 = !{i32 2, !"Debug Info Version", i32 3}
!56 = !{i32 1, !"wchar_size", i32 4}
!57 = !{i32 7, !"PIC Level", i32 2}
!58 = !{i32 7, !"PIE Level", i32 2}
!59 = !{i32 7, !"uwtable", i32 1}
!60 = !{!"Debian clang version 14.0.6"}
!61 = distinct !DISubprogram(name: "choose", scope: !3, file: !3, line: 8, type: !62, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !64)
!62 = !DISubroutineType(types: !63)
!63 = !{!50, !10}
!64 = !{!65}
!65 = !DILocalVariable(name: "i", arg: 1, scope: !61, file: !3, line: 8, type: !10)
!66 = !DILocation(line: 0, scope: !61)
!67 = !DILocation(line: 8, column: 36, scope: !61)
!68 = !DILocation(line: 8, column: 34, scope: !61)
!69 = !DILocation(line: 8, column: 54, scope: !61)
!70 = !DILocation(line: 8, column: 46, scope: !61)
!71 = !{!72, !72, i64 0}
!72 = !{!"any pointer", !73, i64 0}
!73 = !{!"omnipotent char", !74, i64 0}
!74 = !{!"Simple C/C++ TBAA"}
!75 = !DILocation(line: 8, column: 27, scope: !61)
!76 = distinct !DISubprogram(name: "returns_pointer", scope: !3, file: !3, line: 9, type: !77, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !82)
!77 = !DISubroutineType(types: !78)
!78 = !{!79}
!79 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !80, size: 64)
!80 = !DISubroutineType(types: !81)
!81 = !{null}
!82 = !{}
!83 = !DILocation(line: 9, column: 39, scope: !76)
!84 = distinct !DISubprogram(name: "dense", scope: !3, file: !3, line: 12, type: !8, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !85)
!85 = !{!86}
!86 = !DILocalVariable(name: "x", arg: 1, scope: !84, file: !3, line: 12, type: !10)
!87 = !DILocation(line: 0, scope: !84)
!88 = !DILocation(line: 13, column: 5, scope: !84)
!89 = !DILocation(line: 15, column: 21, scope: !90)
!90 = distinct !DILexicalBlock(scope: !84, file: !3, line: 13, column: 16)
!91 = !DILocation(line: 20, column: 5, scope: !84)
!92 = !DILocation(line: 17, column: 14, scope: !90)
!93 = !DILocation(line: 18, column: 14, scope: !90)
!94 = !DILocation(line: 21, column: 1, scope: !84)
!95 = distinct !DISubprogram(name: "sparse", scope: !3, file: !3, line: 23, type: !96, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !98)
!96 = !DISubroutineType(types: !97)
!97 = !{!33, !44}
!98 = !{!99}
!99 = !DILocalVariable(name: "x", arg: 1, scope: !95, file: !3, line: 23, type: !44)
!100 = !DILocation(line: 0, scope: !95)
!101 = !DILocation(line: 24, column: 5, scope: !95)
!102 = !DILocation(line: 29, column: 1, scope: !95)
!103 = distinct !DISubprogram(name: "wide", scope: !3, file: !3, line: 31, type: !104, scopeLine: 31, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !107)
!104 = !DISubroutineType(types: !105)
!105 = !{!10, !106}
!106 = !DIBasicType(name: "__int128", size: 128, encoding: DW_ATE_signed)
!107 = !{!108}
!108 = !DILocalVariable(name: "x", arg: 1, scope: !103, file: !3, line: 31, type: !106)
!109 = !DILocation(line: 0, scope: !103)
!110 = !DILocation(line: 32, column: 5, scope: !103)
!111 = !DILocation(line: 37, column: 1, scope: !103)
!112 = !DILocation(line: 0, scope: !7)
!113 = !DILocation(line: 42, column: 11, scope: !7)
!114 = !DILocation(line: 42, column: 5, scope: !7)
!115 = !DILocation(line: 43, column: 1, scope: !7)
!116 = !DILocation(line: 43, column: 13, scope: !7)
!117 = !DILocation(line: 43, column: 19, scope: !7)
!118 = !DILocation(line: 44, column: 1, scope: !7)
!119 = !DILocation(line: 44, column: 12, scope: !7)
!120 = !DILocation(line: 44, column: 6, scope: !7)
!121 = !DILocation(line: 45, column: 1, scope: !7)
!122 = !DILocation(line: 45, column: 7, scope: !7)
!123 = distinct !DISubprogram(name: "loops", scope: !3, file: !3, line: 48, type: !8, scopeLine: 48, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !124)
!124 = !{!125, !126, !127, !128}
!125 = !DILocalVariable(name: "n", arg: 1, scope: !123, file: !3, line: 48, type: !10)
!126 = !DILocalVariable(name: "total", scope: !123, file: !3, line: 49, type: !10)
!127 = !DILocalVariable(name: "i", scope: !123, file: !3, line: 49, type: !10)
!128 = !DILabel(scope: !123, name: "out", file: !3, line: 53)
!129 = !DILocation(line: 0, scope: !123)
!130 = !DILocation(line: 50, column: 5, scope: !123)
!131 = !DILocation(line: 50, column: 14, scope: !123)
!132 = !DILocation(line: 51, column: 5, scope: !123)
!133 = distinct !{!133, !132, !134, !135, !136}
!134 = !DILocation(line: 51, column: 69, scope: !123)
!135 = !{!"llvm.loop.mustprogress"}
!136 = !{!"llvm.loop.isvectorized", i32 1}
!137 = !DILocation(line: 50, column: 27, scope: !138)
!138 = distinct !DILexicalBlock(scope: !139, file: !3, line: 50, column: 25)
!139 = distinct !DILexicalBlock(scope: !123, file: !3, line: 50, column: 19)
!140 = !DILocation(line: 50, column: 25, scope: !139)
!141 = distinct !{!141, !130, !142, !135}
!142 = !DILocation(line: 50, column: 69, scope: !123)
!143 = !DILocation(line: 50, column: 65, scope: !139)
!144 = !DILocation(line: 50, column: 61, scope: !139)
!145 = !DILocation(line: 51, column: 15, scope: !146)
!146 = distinct !DILexicalBlock(scope: !123, file: !3, line: 51, column: 8)
!147 = !DILocation(line: 51, column: 23, scope: !146)
!148 = !DILocation(line: 51, column: 67, scope: !123)
!149 = !DILocation(line: 51, column: 63, scope: !123)
!150 = !DILocation(line: 51, column: 44, scope: !146)
!151 = distinct !{!151, !132, !134, !135, !152, !136}
!152 = !{!"llvm.loop.unroll.runtime.disable"}
!153 = !DILocation(line: 52, column: 5, scope: !123)
!154 = !DILocation(line: 52, column: 25, scope: !155)
!155 = distinct !DILexicalBlock(scope: !156, file: !3, line: 52, column: 20)
!156 = distinct !DILexicalBlock(scope: !157, file: !3, line: 52, column: 14)
!157 = distinct !DILexicalBlock(scope: !158, file: !3, line: 52, column: 5)
!158 = distinct !DILexicalBlock(scope: !123, file: !3, line: 52, column: 5)
!159 = !DILocation(line: 52, column: 28, scope: !155)
!160 = !DILocation(line: 52, column: 33, scope: !155)
!161 = distinct !{!161, !162, !163}
!162 = !DILocation(line: 52, column: 5, scope: !158)
!163 = !DILocation(line: 52, column: 50, scope: !158)
!164 = !DILocation(line: 53, column: 1, scope: !123)
!165 = !DILocation(line: 54, column: 12, scope: !123)
!166 = !DILocation(line: 54, column: 5, scope: !123)
!167 = distinct !DISubprogram(name: "logic", scope: !3, file: !3, line: 57, type: !168, scopeLine: 57, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !171)
!168 = !DISubroutineType(types: !169)
!169 = !{!10, !10, !10, !170}
!170 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!171 = !{!172, !173, !174}
!172 = !DILocalVariable(name: "a", arg: 1, scope: !167, file: !3, line: 57, type: !10)
!173 = !DILocalVariable(name: "b", arg: 2, scope: !167, file: !3, line: 57, type: !10)
!174 = !DILocalVariable(name: "c", arg: 3, scope: !167, file: !3, line: 57, type: !170)
!175 = !DILocation(line: 0, scope: !167)
!176 = !DILocation(line: 57, column: 44, scope: !167)
!177 = !DILocation(line: 57, column: 46, scope: !167)
!178 = !DILocation(line: 57, column: 59, scope: !167)
!179 = !DILocation(line: 57, column: 43, scope: !167)
!180 = !DILocation(line: 57, column: 36, scope: !167)
!181 = distinct !DISubprogram(name: "jumps", scope: !3, file: !3, line: 60, type: !182, scopeLine: 60, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !82)
!182 = !DISubroutineType(types: !183)
!183 = !{!10}
!184 = !DILocation(line: 60, column: 26, scope: !181)
!185 = !DILocation(line: 60, column: 47, scope: !181)
!186 = !DILocation(line: 60, column: 19, scope: !181)
!187 = distinct !DISubprogram(name: "recursive", scope: !3, file: !3, line: 63, type: !8, scopeLine: 63, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !188)
!188 = !{!189}
!189 = !DILocalVariable(name: "n", arg: 1, scope: !187, file: !3, line: 63, type: !10)
!190 = !DILocation(line: 0, scope: !187)
!191 = !DILocation(line: 63, column: 33, scope: !187)
!192 = !DILocation(line: 63, column: 31, scope: !187)
!193 = !DILocation(line: 63, column: 46, scope: !187)
!194 = distinct !{!194, !136}
!195 = distinct !{!195, !196}
!196 = !{!"llvm.loop.unroll.disable"}
!197 = !DILocation(line: 63, column: 60, scope: !187)
!198 = distinct !{!198, !152, !136}
!199 = !DILocation(line: 63, column: 24, scope: !187)
!200 = distinct !DISubprogram(name: "empty", scope: !3, file: !3, line: 64, type: !80, scopeLine: 64, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !82)
!201 = !DILocation(line: 64, column: 19, scope: !200)
!202 = distinct !DISubprogram(name: "old_style", scope: !3, file: !3, line: 65, type: !182, scopeLine: 65, flags: DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !82)
!203 = !DILocation(line: 65, column: 19, scope: !202)
!204 = distinct !DISubprogram(name: "calls_old_style", scope: !3, file: !3, line: 66, type: !182, scopeLine: 66, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !82)
!205 = !DILocation(line: 66, column: 29, scope: !204)
!206 = distinct !DISubprogram(name: "undeclared_arguments", scope: !3, file: !3, line: 67, type: !182, scopeLine: 67, flags: DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !82)
!207 = !DILocation(line: 67, column: 59, scope: !206)
!208 = !DILocation(line: 67, column: 52, scope: !206)
!209 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 69, type: !210, scopeLine: 69, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !215)
!210 = !DISubroutineType(types: !211)
!211 = !{!10, !10, !212}
!212 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !213, size: 64)
!213 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !214, size: 64)
!214 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!215 = !{!216, !217}
!216 = !DILocalVariable(name: "argc", arg: 1, scope: !209, file: !3, line: 69, type: !10)
!217 = !DILocalVariable(name: "argv", arg: 2, scope: !209, file: !3, line: 69, type: !212)
!218 = !DILocation(line: 0, scope: !209)
!219 = !DILocation(line: 70, column: 14, scope: !220)
!220 = distinct !DILexicalBlock(scope: !209, file: !3, line: 70, column: 9)
!221 = !DILocation(line: 70, column: 9, scope: !209)
!222 = !DILocation(line: 70, column: 21, scope: !220)
!223 = !DILocation(line: 71, column: 14, scope: !224)
!224 = distinct !DILexicalBlock(scope: !209, file: !3, line: 71, column: 9)
!225 = !DILocation(line: 71, column: 9, scope: !209)
!226 = !DILocation(line: 72, column: 31, scope: !227)
!227 = distinct !DILexicalBlock(scope: !209, file: !3, line: 72, column: 9)
!228 = !DILocation(line: 72, column: 9, scope: !209)
!229 = !{!"branch_weights", i32 1, i32 2000}
!230 = !DILocation(line: 72, column: 41, scope: !227)
!231 = !DILocation(line: 0, scope: !61, inlinedAt: !232)
!232 = distinct !DILocation(line: 73, column: 12, scope: !209)
!233 = !DILocation(line: 8, column: 36, scope: !61, inlinedAt: !232)
!234 = !DILocation(line: 8, column: 34, scope: !61, inlinedAt: !232)
!235 = !DILocation(line: 8, column: 54, scope: !61, inlinedAt: !232)
!236 = !DILocation(line: 8, column: 46, scope: !61, inlinedAt: !232)
!237 = !DILocation(line: 73, column: 12, scope: !209)
!238 = !DILocation(line: 0, scope: !84, inlinedAt: !239)
!239 = distinct !DILocation(line: 73, column: 33, scope: !209)
!240 = !DILocation(line: 13, column: 5, scope: !84, inlinedAt: !239)
!241 = !DILocation(line: 15, column: 21, scope: !90, inlinedAt: !239)
!242 = !DILocation(line: 20, column: 5, scope: !84, inlinedAt: !239)
!243 = !DILocation(line: 18, column: 14, scope: !90, inlinedAt: !239)
!244 = !DILocation(line: 73, column: 47, scope: !209)
!245 = !DILocation(line: 0, scope: !123, inlinedAt: !246)
!246 = distinct !DILocation(line: 73, column: 68, scope: !209)
!247 = !DILocation(line: 50, column: 5, scope: !123, inlinedAt: !246)
!248 = !DILocation(line: 50, column: 14, scope: !123, inlinedAt: !246)
!249 = !DILocation(line: 51, column: 5, scope: !123, inlinedAt: !246)
!250 = distinct !{!250, !249, !251, !135, !136}
!251 = !DILocation(line: 51, column: 69, scope: !123, inlinedAt: !246)
!252 = !DILocation(line: 50, column: 27, scope: !138, inlinedAt: !246)
!253 = !DILocation(line: 50, column: 25, scope: !139, inlinedAt: !246)
!254 = distinct !{!254, !247, !255, !135}
!255 = !DILocation(line: 50, column: 69, scope: !123, inlinedAt: !246)
!256 = !DILocation(line: 50, column: 65, scope: !139, inlinedAt: !246)
!257 = !DILocation(line: 50, column: 61, scope: !139, inlinedAt: !246)
!258 = distinct !{!258, !247, !255, !135}
!259 = !DILocation(line: 51, column: 15, scope: !146, inlinedAt: !246)
!260 = !DILocation(line: 51, column: 23, scope: !146, inlinedAt: !246)
!261 = !DILocation(line: 51, column: 67, scope: !123, inlinedAt: !246)
!262 = !DILocation(line: 51, column: 63, scope: !123, inlinedAt: !246)
!263 = !DILocation(line: 51, column: 44, scope: !146, inlinedAt: !246)
!264 = distinct !{!264, !249, !251, !135, !152, !136}
!265 = !DILocation(line: 52, column: 5, scope: !123, inlinedAt: !246)
!266 = !DILocation(line: 52, column: 25, scope: !155, inlinedAt: !246)
!267 = !DILocation(line: 52, column: 28, scope: !155, inlinedAt: !246)
!268 = !DILocation(line: 52, column: 33, scope: !155, inlinedAt: !246)
!269 = distinct !{!269, !270, !271}
!270 = !DILocation(line: 52, column: 5, scope: !158, inlinedAt: !246)
!271 = !DILocation(line: 52, column: 50, scope: !158, inlinedAt: !246)
!272 = !DILocation(line: 53, column: 1, scope: !123, inlinedAt: !246)
!273 = !DILocation(line: 54, column: 12, scope: !123, inlinedAt: !246)
!274 = !DILocation(line: 0, scope: !167, inlinedAt: !275)
!275 = distinct !DILocation(line: 73, column: 82, scope: !209)
!276 = !DILocation(line: 57, column: 44, scope: !167, inlinedAt: !275)
!277 = !DILocation(line: 57, column: 46, scope: !167, inlinedAt: !275)
!278 = !DILocation(line: 73, column: 31, scope: !209)
!279 = !DILocation(line: 73, column: 45, scope: !209)
!280 = !DILocation(line: 73, column: 66, scope: !209)
!281 = !DILocation(line: 73, column: 80, scope: !209)
!282 = !DILocation(line: 73, column: 5, scope: !209)
!283 = !DISubprogram(name: "stop", scope: !3, file: !3, line: 62, type: !80, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized, retainedNodes: !82)
!284 = distinct !DISubprogram(name: "add", scope: !3, file: !3, line: 5, type: !52, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !285)
!285 = !{!286, !287}
!286 = !DILocalVariable(name: "a", arg: 1, scope: !284, file: !3, line: 5, type: !10)
!287 = !DILocalVariable(name: "b", arg: 2, scope: !284, file: !3, line: 5, type: !10)
!288 = !DILocation(line: 0, scope: !284)
!289 = !DILocation(line: 5, column: 41, scope: !284)
!290 = !DILocation(line: 5, column: 32, scope: !284)
!291 = distinct !DISubprogram(name: "sub", scope: !3, file: !3, line: 6, type: !52, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !292)
!292 = !{!293, !294}
!293 = !DILocalVariable(name: "a", arg: 1, scope: !291, file: !3, line: 6, type: !10)
!294 = !DILocalVariable(name: "b", arg: 2, scope: !291, file: !3, line: 6, type: !10)
!295 = !DILocation(line: 0, scope: !291)
!296 = !DILocation(line: 6, column: 41, scope: !291)
!297 = !DILocation(line: 6, column: 32, scope: !291)
