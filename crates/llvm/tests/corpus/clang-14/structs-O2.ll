; ModuleID = 'structs.c'
source_filename = "structs.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.large = type { [5 x i64], double, %struct.small }
%struct.small = type { i32, i8 }
%struct.empty = type {}
%struct.bits = type { i16, i32, i48 }
%union.mixed = type { %struct.large }
%struct.packed = type <{ i8, i32, i16 }>
%struct.node = type { %struct.node*, {}*, %union.anon }
%union.anon = type { i32, [8 x i8] }

; Function Attrs: mustprogress nofree nosync nounwind uwtable willreturn
define dso_local void @make_large(%struct.large* noalias nocapture writeonly sret(%struct.large) align 8 %0, %struct.large* nocapture noundef byval(%struct.large) align 8 %1, i64 %2) local_unnamed_addr #0 !dbg !18 {
  call void @llvm.dbg.value(metadata i64 %2, metadata !38, metadata !DIExpression()), !dbg !39
  call void @llvm.dbg.declare(metadata %struct.large* %1, metadata !37, metadata !DIExpression()), !dbg !40
  %4 = getelementptr inbounds %struct.large, %struct.large* %1, i64 0, i32 2, !dbg !41
  %5 = bitcast %struct.small* %4 to i64*, !dbg !41
  store i64 %2, i64* %5, align 8, !dbg !41, !tbaa.struct !42
  %6 = getelementptr inbounds %struct.large, %struct.large* %1, i64 0, i32 0, i64 2, !dbg !48
  %7 = load i64, i64* %6, align 8, !dbg !49, !tbaa !50
  %8 = add nsw i64 %7, 7, !dbg !49
  store i64 %8, i64* %6, align 8, !dbg !49, !tbaa !50
  %9 = bitcast %struct.large* %0 to i8*, !dbg !52
  %10 = bitcast %struct.large* %1 to i8*, !dbg !52
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(56) %9, i8* noundef nonnull align 8 dereferenceable(56) %10, i64 56, i1 false), !dbg !52, !tbaa.struct !53
  ret void, !dbg !56
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local { <2 x float>, float } @scale(<2 x float> %0, float %1, float noundef %2) local_unnamed_addr #3 !dbg !57 {
  call void @llvm.dbg.value(metadata <2 x float> %0, metadata !67, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 64)), !dbg !69
  call void @llvm.dbg.value(metadata float %1, metadata !67, metadata !DIExpression(DW_OP_LLVM_fragment, 64, 32)), !dbg !69
  call void @llvm.dbg.value(metadata float %2, metadata !68, metadata !DIExpression()), !dbg !69
  %4 = insertelement <2 x float> poison, float %2, i64 0, !dbg !70
  %5 = shufflevector <2 x float> %4, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !70
  %6 = fmul <2 x float> %5, %0, !dbg !70
  call void @llvm.dbg.value(metadata <2 x float> undef, metadata !67, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 64)), !dbg !69
  call void @llvm.dbg.value(metadata <2 x float> undef, metadata !67, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 64)), !dbg !69
  %7 = fdiv float %1, %2, !dbg !71
  call void @llvm.dbg.value(metadata float %7, metadata !67, metadata !DIExpression(DW_OP_LLVM_fragment, 64, 32)), !dbg !69
  %8 = insertvalue { <2 x float>, float } poison, <2 x float> %6, 0, !dbg !72
  %9 = insertvalue { <2 x float>, float } %8, float %7, 1, !dbg !72
  ret { <2 x float>, float } %9, !dbg !72
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local void @nothing() local_unnamed_addr #4 !dbg !73 {
  call void @llvm.dbg.declare(metadata %struct.empty* undef, metadata !79, metadata !DIExpression()), !dbg !80
  ret void, !dbg !81
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn
define dso_local i32 @bit_fields(%struct.bits* nocapture noundef %0, i32 noundef %1) local_unnamed_addr #5 !dbg !82 {
  call void @llvm.dbg.value(metadata %struct.bits* %0, metadata !97, metadata !DIExpression()), !dbg !99
  call void @llvm.dbg.value(metadata i32 %1, metadata !98, metadata !DIExpression()), !dbg !99
  %3 = getelementptr %struct.bits, %struct.bits* %0, i64 0, i32 0, !dbg !100
  %4 = trunc i32 %1 to i16, !dbg !101
  %5 = load i16, i16* %3, align 8, !dbg !101
  %6 = and i16 %4, 7, !dbg !101
  %7 = and i16 %5, -1024, !dbg !101
  %8 = or i16 %7, %6, !dbg !101
  %9 = add i16 %5, 1000, !dbg !102
  %10 = and i16 %9, 1016, !dbg !102
  %11 = or i16 %8, %10, !dbg !102
  store i16 %11, i16* %3, align 8, !dbg !102
  %12 = getelementptr inbounds %struct.bits, %struct.bits* %0, i64 0, i32 1, !dbg !103
  %13 = load i32, i32* %12, align 4, !dbg !104
  %14 = xor i32 %13, 5, !dbg !104
  store i32 %14, i32* %12, align 4, !dbg !104
  %15 = getelementptr inbounds %struct.bits, %struct.bits* %0, i64 0, i32 2, !dbg !105
  %16 = bitcast i48* %15 to i64*, !dbg !105
  %17 = load i64, i64* %16, align 8, !dbg !106
  %18 = add i64 %17, 1, !dbg !106
  %19 = and i64 %18, 1099511627775, !dbg !106
  %20 = and i64 %17, -2199023255552, !dbg !106
  %21 = icmp sgt i32 %1, 2, !dbg !107
  %22 = select i1 %21, i64 1099511627776, i64 0, !dbg !108
  %23 = or i64 %20, %22, !dbg !106
  %24 = or i64 %23, %19, !dbg !108
  store i64 %24, i64* %16, align 8, !dbg !108
  %25 = zext i16 %6 to i32, !dbg !109
  %26 = shl nuw i16 %10, 6, !dbg !110
  %27 = ashr exact i16 %26, 9, !dbg !110
  %28 = sext i16 %27 to i32, !dbg !110
  %29 = trunc i64 %18 to i32, !dbg !111
  %30 = zext i1 %21 to i32, !dbg !112
  %31 = add nuw nsw i32 %25, %30, !dbg !113
  %32 = add nsw i32 %31, %28, !dbg !114
  %33 = add i32 %32, %29, !dbg !115
  ret i32 %33, !dbg !116
}

; Function Attrs: mustprogress nofree nosync nounwind uwtable willreturn
define dso_local i32 @unions(%union.mixed* nocapture noundef %0, %struct.packed* nocapture noundef readonly byval(%struct.packed) align 8 %1) local_unnamed_addr #0 !dbg !117 {
  call void @llvm.dbg.value(metadata %union.mixed* %0, metadata !135, metadata !DIExpression()), !dbg !137
  call void @llvm.dbg.declare(metadata %struct.packed* %1, metadata !136, metadata !DIExpression()), !dbg !138
  %3 = getelementptr inbounds %struct.packed, %struct.packed* %1, i64 0, i32 1, !dbg !139
  %4 = load i32, i32* %3, align 1, !dbg !139, !tbaa !140
  %5 = getelementptr inbounds %struct.packed, %struct.packed* %1, i64 0, i32 0, !dbg !143
  %6 = load i8, i8* %5, align 8, !dbg !143, !tbaa !144
  call void @llvm.dbg.value(metadata i32 %4, metadata !145, metadata !DIExpression()), !dbg !151
  call void @llvm.dbg.value(metadata i8 %6, metadata !150, metadata !DIExpression()), !dbg !151
  %7 = zext i8 %6 to i64, !dbg !153
  %8 = shl nuw nsw i64 %7, 32, !dbg !153
  %9 = zext i32 %4 to i64, !dbg !153
  %10 = or i64 %8, %9, !dbg !153
  %11 = getelementptr inbounds %union.mixed, %union.mixed* %0, i64 0, i32 0, i32 0, i64 1, !dbg !154
  store i64 %10, i64* %11, align 8, !dbg !154, !tbaa.struct !42
  %12 = getelementptr %union.mixed, %union.mixed* %0, i64 0, i32 0, i32 0, i64 0, !dbg !155
  %13 = load i64, i64* %12, align 8, !dbg !155
  %14 = getelementptr inbounds %union.mixed, %union.mixed* %0, i64 0, i32 0, i32 0, i64 2, !dbg !156
  %15 = load i64, i64* %14, align 1, !dbg !156
  call void @llvm.dbg.value(metadata i64 %15, metadata !37, metadata !DIExpression(DW_OP_LLVM_fragment, 128, 64)), !dbg !156
  %16 = getelementptr inbounds %union.mixed, %union.mixed* %0, i64 0, i32 0, i32 2, !dbg !156
  %17 = bitcast %struct.small* %16 to i64*, !dbg !156
  call void @llvm.dbg.value(metadata i64 undef, metadata !37, metadata !DIExpression(DW_OP_LLVM_fragment, 384, 64)), !dbg !156
  call void @llvm.dbg.value(metadata i64 %13, metadata !38, metadata !DIExpression()) #11, !dbg !156
  call void @llvm.dbg.value(metadata i64 %13, metadata !37, metadata !DIExpression(DW_OP_LLVM_fragment, 384, 64)), !dbg !156
  %18 = add nsw i64 %15, 7, !dbg !158
  call void @llvm.dbg.value(metadata i64 %18, metadata !37, metadata !DIExpression(DW_OP_LLVM_fragment, 128, 64)), !dbg !156
  store i64 %18, i64* %14, align 8, !dbg !155, !tbaa.struct !159
  store i64 %13, i64* %17, align 8, !dbg !155, !tbaa.struct !42
  %19 = bitcast %union.mixed* %0 to double*, !dbg !160
  %20 = load double, double* %19, align 8, !dbg !160, !tbaa !47
  %21 = fptosi double %20 to i32, !dbg !161
  %22 = getelementptr inbounds %struct.packed, %struct.packed* %1, i64 0, i32 2, !dbg !162
  %23 = load i16, i16* %22, align 1, !dbg !162, !tbaa !163
  %24 = sext i16 %23 to i32, !dbg !164
  %25 = add i32 %21, 19, !dbg !165
  %26 = add i32 %25, %24, !dbg !166
  ret i32 %26, !dbg !167
}

; Function Attrs: nounwind uwtable
define dso_local void @visit_all(%struct.node* noundef %0) local_unnamed_addr #6 !dbg !168 {
  call void @llvm.dbg.value(metadata %struct.node* %0, metadata !187, metadata !DIExpression()), !dbg !188
  %2 = icmp eq %struct.node* %0, null, !dbg !189
  br i1 %2, label %23, label %3, !dbg !189

3:                                                ; preds = %1, %10
  %4 = phi %struct.node* [ %21, %10 ], [ %0, %1 ]
  call void @llvm.dbg.value(metadata %struct.node* %4, metadata !187, metadata !DIExpression()), !dbg !188
  %5 = getelementptr inbounds %struct.node, %struct.node* %4, i64 0, i32 1, !dbg !191
  %6 = bitcast {}** %5 to void (%struct.node*)**, !dbg !191
  %7 = load void (%struct.node*)*, void (%struct.node*)** %6, align 8, !dbg !191, !tbaa !195
  %8 = icmp eq void (%struct.node*)* %7, null, !dbg !198
  br i1 %8, label %10, label %9, !dbg !199

9:                                                ; preds = %3
  tail call void %7(%struct.node* noundef nonnull %4) #11, !dbg !200
  br label %10, !dbg !200

10:                                               ; preds = %9, %3
  %11 = getelementptr inbounds %struct.node, %struct.node* %4, i64 0, i32 2, !dbg !201
  %12 = bitcast %union.anon* %11 to [12 x i8]*, !dbg !202
  %13 = getelementptr %union.anon, %union.anon* %11, i64 0, i32 0, !dbg !203
  %14 = load i32, i32* %13, align 8, !dbg !203, !tbaa !47
  %15 = and i32 %14, 7, !dbg !204
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds [12 x i8], [12 x i8]* %12, i64 0, i64 %16, !dbg !205
  %18 = load i8, i8* %17, align 1, !dbg !206, !tbaa !47
  %19 = add i8 %18, 1, !dbg !206
  store i8 %19, i8* %17, align 1, !dbg !206, !tbaa !47
  %20 = getelementptr inbounds %struct.node, %struct.node* %4, i64 0, i32 0, !dbg !207
  %21 = load %struct.node*, %struct.node** %20, align 8, !dbg !207, !tbaa !208
  call void @llvm.dbg.value(metadata %struct.node* %21, metadata !187, metadata !DIExpression()), !dbg !188
  %22 = icmp eq %struct.node* %21, null, !dbg !189
  br i1 %22, label %23, label %3, !dbg !189, !llvm.loop !209

23:                                               ; preds = %10, %1
  ret void, !dbg !212
}

; Function Attrs: nofree norecurse nosync nounwind readnone uwtable
define dso_local i32 @sum() local_unnamed_addr #7 !dbg !213 {
  call void @llvm.dbg.value(metadata i32 0, metadata !216, metadata !DIExpression()), !dbg !224
  call void @llvm.dbg.value(metadata i32 undef, metadata !216, metadata !DIExpression()), !dbg !224
  call void @llvm.dbg.value(metadata i32 undef, metadata !216, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value)), !dbg !224
  call void @llvm.dbg.value(metadata i32 undef, metadata !216, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_plus, DW_OP_stack_value)), !dbg !224
  call void @llvm.dbg.value(metadata i32 undef, metadata !216, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_LLVM_arg, 2, DW_OP_LLVM_arg, 3, DW_OP_plus, DW_OP_plus, DW_OP_plus, DW_OP_stack_value)), !dbg !224
  call void @llvm.dbg.value(metadata i32 undef, metadata !216, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_LLVM_arg, 2, DW_OP_LLVM_arg, 3, DW_OP_LLVM_arg, 4, DW_OP_plus, DW_OP_plus, DW_OP_plus, DW_OP_plus, DW_OP_stack_value)), !dbg !224
  ret i32 6, !dbg !225
}

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #8 !dbg !226 {
  %1 = alloca %struct.node, align 8
  %2 = getelementptr inbounds %struct.node, %struct.node* %1, i64 0, i32 1
  call void @llvm.dbg.value(metadata i64 0, metadata !228, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 64)), !dbg !232
  call void @llvm.dbg.value(metadata i64 0, metadata !228, metadata !DIExpression(DW_OP_LLVM_fragment, 64, 64)), !dbg !232
  call void @llvm.dbg.value(metadata i64 0, metadata !228, metadata !DIExpression(DW_OP_LLVM_fragment, 128, 64)), !dbg !232
  call void @llvm.dbg.value(metadata double 0.000000e+00, metadata !228, metadata !DIExpression(DW_OP_LLVM_fragment, 320, 64)), !dbg !232
  call void @llvm.dbg.value(metadata i32 0, metadata !228, metadata !DIExpression(DW_OP_LLVM_fragment, 384, 32)), !dbg !232
  call void @llvm.dbg.value(metadata i8 0, metadata !228, metadata !DIExpression(DW_OP_LLVM_fragment, 416, 8)), !dbg !232
  call void @llvm.dbg.value(metadata i24 0, metadata !228, metadata !DIExpression(DW_OP_LLVM_fragment, 424, 24)), !dbg !232
  call void @llvm.dbg.value(metadata i64 1, metadata !228, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 64)), !dbg !232
  call void @llvm.dbg.value(metadata i64 2, metadata !228, metadata !DIExpression(DW_OP_LLVM_fragment, 64, 64)), !dbg !232
  call void @llvm.dbg.value(metadata i64 3, metadata !228, metadata !DIExpression(DW_OP_LLVM_fragment, 128, 64)), !dbg !232
  call void @llvm.dbg.value(metadata double 2.500000e+00, metadata !228, metadata !DIExpression(DW_OP_LLVM_fragment, 320, 64)), !dbg !232
  call void @llvm.dbg.value(metadata i32 4, metadata !228, metadata !DIExpression(DW_OP_LLVM_fragment, 384, 32)), !dbg !232
  call void @llvm.dbg.value(metadata i8 120, metadata !228, metadata !DIExpression(DW_OP_LLVM_fragment, 416, 8)), !dbg !232
  call void @llvm.dbg.value(metadata i16 1009, metadata !229, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 16)), !dbg !232
  call void @llvm.dbg.value(metadata i16 undef, metadata !229, metadata !DIExpression(DW_OP_LLVM_fragment, 16, 16)), !dbg !232
  call void @llvm.dbg.value(metadata i32 3, metadata !229, metadata !DIExpression(DW_OP_LLVM_fragment, 32, 32)), !dbg !232
  call void @llvm.dbg.value(metadata i64 1099511627780, metadata !229, metadata !DIExpression(DW_OP_LLVM_fragment, 64, 64)), !dbg !232
  call void @llvm.dbg.value(metadata i64 0, metadata !230, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 64)), !dbg !232
  call void @llvm.dbg.value(metadata i64 0, metadata !230, metadata !DIExpression(DW_OP_LLVM_fragment, 64, 64)), !dbg !232
  call void @llvm.dbg.value(metadata i64 0, metadata !230, metadata !DIExpression(DW_OP_LLVM_fragment, 128, 64)), !dbg !232
  call void @llvm.dbg.value(metadata i64 0, metadata !230, metadata !DIExpression(DW_OP_LLVM_fragment, 384, 64)), !dbg !232
  call void @llvm.dbg.value(metadata i64 1, metadata !37, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 64)), !dbg !233
  call void @llvm.dbg.value(metadata i64 2, metadata !37, metadata !DIExpression(DW_OP_LLVM_fragment, 64, 64)), !dbg !233
  call void @llvm.dbg.value(metadata i64 3, metadata !37, metadata !DIExpression(DW_OP_LLVM_fragment, 128, 64)), !dbg !233
  call void @llvm.dbg.value(metadata double 2.500000e+00, metadata !37, metadata !DIExpression(DW_OP_LLVM_fragment, 320, 64)), !dbg !233
  call void @llvm.dbg.value(metadata i64 4, metadata !37, metadata !DIExpression(DW_OP_LLVM_fragment, 384, 64)), !dbg !233
  call void @llvm.dbg.value(metadata i64 515396075524, metadata !37, metadata !DIExpression(DW_OP_LLVM_fragment, 384, 64)), !dbg !233
  call void @llvm.dbg.value(metadata i64 515396075524, metadata !37, metadata !DIExpression(DW_OP_constu, 0, DW_OP_or, DW_OP_stack_value, DW_OP_LLVM_fragment, 384, 64)), !dbg !233
  call void @llvm.dbg.value(metadata i64 425201762305, metadata !38, metadata !DIExpression()) #11, !dbg !233
  call void @llvm.dbg.value(metadata i64 425201762305, metadata !37, metadata !DIExpression(DW_OP_LLVM_fragment, 384, 64)), !dbg !233
  call void @llvm.dbg.value(metadata i64 10, metadata !37, metadata !DIExpression(DW_OP_LLVM_fragment, 128, 64)), !dbg !233
  call void @llvm.dbg.value(metadata i64 1, metadata !228, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 64)), !dbg !232
  call void @llvm.dbg.value(metadata i64 2, metadata !228, metadata !DIExpression(DW_OP_LLVM_fragment, 64, 64)), !dbg !232
  call void @llvm.dbg.value(metadata i64 10, metadata !228, metadata !DIExpression(DW_OP_LLVM_fragment, 128, 64)), !dbg !232
  call void @llvm.dbg.value(metadata double 2.500000e+00, metadata !228, metadata !DIExpression(DW_OP_LLVM_fragment, 320, 64)), !dbg !232
  call void @llvm.dbg.value(metadata i64 425201762305, metadata !228, metadata !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 384, 32)), !dbg !232
  call void @llvm.dbg.value(metadata i64 99, metadata !228, metadata !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 416, 8)), !dbg !232
  call void @llvm.dbg.value(metadata i64 0, metadata !228, metadata !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 24, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 424, 24)), !dbg !232
  call void @llvm.dbg.value(metadata <2 x float> undef, metadata !231, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 64)), !dbg !232
  call void @llvm.dbg.value(metadata float 3.000000e+01, metadata !231, metadata !DIExpression(DW_OP_LLVM_fragment, 64, 32)), !dbg !232
  %3 = bitcast %struct.node* %1 to i8*, !dbg !235
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %3, i8 0, i64 32, i1 false), !dbg !235
  %4 = getelementptr inbounds %struct.node, %struct.node* %1, i64 0, i32 2, i32 0, !dbg !236
  store i32 3, i32* %4, align 8, !dbg !236, !tbaa !47
  call void @llvm.dbg.value(metadata %struct.node* %1, metadata !187, metadata !DIExpression()) #11, !dbg !237
  br label %5

5:                                                ; preds = %12, %0
  %6 = phi %struct.node* [ %23, %12 ], [ %1, %0 ]
  %7 = phi {}** [ %24, %12 ], [ %2, %0 ], !dbg !237
  call void @llvm.dbg.value(metadata %struct.node* %6, metadata !187, metadata !DIExpression()) #11, !dbg !237
  %8 = bitcast {}** %7 to void (%struct.node*)**, !dbg !239
  %9 = load void (%struct.node*)*, void (%struct.node*)** %8, align 8, !dbg !239, !tbaa !195
  %10 = icmp eq void (%struct.node*)* %9, null, !dbg !240
  br i1 %10, label %12, label %11, !dbg !241

11:                                               ; preds = %5
  call void %9(%struct.node* noundef nonnull %6) #11, !dbg !242
  br label %12, !dbg !242

12:                                               ; preds = %11, %5
  %13 = getelementptr inbounds %struct.node, %struct.node* %6, i64 0, i32 2, !dbg !243
  %14 = bitcast %union.anon* %13 to [12 x i8]*, !dbg !244
  %15 = getelementptr %union.anon, %union.anon* %13, i64 0, i32 0, !dbg !245
  %16 = load i32, i32* %15, align 8, !dbg !245, !tbaa !47
  %17 = and i32 %16, 7, !dbg !246
  %18 = zext i32 %17 to i64
  %19 = getelementptr inbounds [12 x i8], [12 x i8]* %14, i64 0, i64 %18, !dbg !247
  %20 = load i8, i8* %19, align 1, !dbg !248, !tbaa !47
  %21 = add i8 %20, 1, !dbg !248
  store i8 %21, i8* %19, align 1, !dbg !248, !tbaa !47
  %22 = getelementptr inbounds %struct.node, %struct.node* %6, i64 0, i32 0, !dbg !249
  %23 = load %struct.node*, %struct.node** %22, align 8, !dbg !249, !tbaa !208
  %24 = getelementptr inbounds %struct.node, %struct.node* %23, i64 0, i32 1, !dbg !237
  call void @llvm.dbg.value(metadata %struct.node* %23, metadata !187, metadata !DIExpression()) #11, !dbg !237
  %25 = icmp eq %struct.node* %23, null, !dbg !250
  br i1 %25, label %26, label %5, !dbg !250, !llvm.loop !251

26:                                               ; preds = %12
  call void @llvm.dbg.value(metadata i16 5, metadata !229, metadata !DIExpression(DW_OP_constu, 984, DW_OP_or, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 16)), !dbg !232
  call void @llvm.dbg.value(metadata i32 3, metadata !229, metadata !DIExpression(DW_OP_constu, 5, DW_OP_xor, DW_OP_stack_value, DW_OP_LLVM_fragment, 32, 32)), !dbg !232
  call void @llvm.dbg.value(metadata i64 1099511627776, metadata !229, metadata !DIExpression(DW_OP_constu, 5, DW_OP_or, DW_OP_stack_value, DW_OP_LLVM_fragment, 64, 64)), !dbg !232
  call void @llvm.dbg.value(metadata i64 416611827712, metadata !230, metadata !DIExpression(DW_OP_constu, 70000, DW_OP_or, DW_OP_stack_value, DW_OP_LLVM_fragment, 64, 64)), !dbg !232
  call void @llvm.dbg.value(metadata i64 0, metadata !37, metadata !DIExpression(DW_OP_LLVM_fragment, 128, 64)), !dbg !253
  call void @llvm.dbg.value(metadata i64 undef, metadata !37, metadata !DIExpression(DW_OP_LLVM_fragment, 384, 64)), !dbg !253
  call void @llvm.dbg.value(metadata i64 0, metadata !38, metadata !DIExpression()) #11, !dbg !253
  call void @llvm.dbg.value(metadata i64 0, metadata !37, metadata !DIExpression(DW_OP_LLVM_fragment, 384, 64)), !dbg !253
  call void @llvm.dbg.value(metadata i64 0, metadata !37, metadata !DIExpression(DW_OP_plus_uconst, 7, DW_OP_stack_value, DW_OP_LLVM_fragment, 128, 64)), !dbg !253
  call void @llvm.dbg.value(metadata i64 0, metadata !230, metadata !DIExpression(DW_OP_plus_uconst, 7, DW_OP_stack_value, DW_OP_LLVM_fragment, 128, 64)), !dbg !232
  call void @llvm.dbg.value(metadata i64 0, metadata !230, metadata !DIExpression(DW_OP_LLVM_fragment, 384, 64)), !dbg !232
  ret i32 70, !dbg !256
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #9

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.value(metadata, metadata, metadata) #10

attributes #0 = { mustprogress nofree nosync nounwind uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #3 = { mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="64" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nofree norecurse nosync nounwind readnone uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="64" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #10 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #11 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!11, !12, !13, !14, !15, !16}
!llvm.ident = !{!17}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, globals: !4, splitDebugInlining: false, nameTableKind: None)
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
!14 = !{i32 7, !"PIC Level", i32 2}
!15 = !{i32 7, !"PIE Level", i32 2}
!16 = !{i32 7, !"uwtable", i32 1}
!17 = !{!"Debian clang version 14.0.6"}
!18 = distinct !DISubprogram(name: "make_large", scope: !1, file: !1, line: 15, type: !19, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !36)
!19 = !DISubroutineType(types: !20)
!20 = !{!21, !21, !31}
!21 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "large", file: !1, line: 6, size: 448, elements: !22)
!22 = !{!23, !28, !30}
!23 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !21, file: !1, line: 6, baseType: !24, size: 320)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 320, elements: !26)
!25 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!26 = !{!27}
!27 = !DISubrange(count: 5)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "d", scope: !21, file: !1, line: 6, baseType: !29, size: 64, offset: 320)
!29 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "s", scope: !21, file: !1, line: 6, baseType: !31, size: 64, offset: 384)
!31 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "small", file: !1, line: 5, size: 64, elements: !32)
!32 = !{!33, !34}
!33 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !31, file: !1, line: 5, baseType: !3, size: 32)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !31, file: !1, line: 5, baseType: !35, size: 8, offset: 32)
!35 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!36 = !{!37, !38}
!37 = !DILocalVariable(name: "in", arg: 1, scope: !18, file: !1, line: 15, type: !21)
!38 = !DILocalVariable(name: "s", arg: 2, scope: !18, file: !1, line: 15, type: !31)
!39 = !DILocation(line: 0, scope: !18)
!40 = !DILocation(line: 15, column: 38, scope: !18)
!41 = !DILocation(line: 15, column: 67, scope: !18)
!42 = !{i64 0, i64 4, !43, i64 4, i64 1, !47}
!43 = !{!44, !44, i64 0}
!44 = !{!"int", !45, i64 0}
!45 = !{!"omnipotent char", !46, i64 0}
!46 = !{!"Simple C/C++ TBAA"}
!47 = !{!45, !45, i64 0}
!48 = !DILocation(line: 15, column: 70, scope: !18)
!49 = !DILocation(line: 15, column: 78, scope: !18)
!50 = !{!51, !51, i64 0}
!51 = !{!"long", !45, i64 0}
!52 = !DILocation(line: 15, column: 91, scope: !18)
!53 = !{i64 0, i64 40, !47, i64 40, i64 8, !54, i64 48, i64 4, !43, i64 52, i64 1, !47}
!54 = !{!55, !55, i64 0}
!55 = !{!"double", !45, i64 0}
!56 = !DILocation(line: 15, column: 84, scope: !18)
!57 = distinct !DISubprogram(name: "scale", scope: !1, file: !1, line: 16, type: !58, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !66)
!58 = !DISubroutineType(types: !59)
!59 = !{!60, !60, !63}
!60 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "floats", file: !1, line: 7, size: 96, elements: !61)
!61 = !{!62, !64, !65}
!62 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !60, file: !1, line: 7, baseType: !63, size: 32)
!63 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!64 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !60, file: !1, line: 7, baseType: !63, size: 32, offset: 32)
!65 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !60, file: !1, line: 7, baseType: !63, size: 32, offset: 64)
!66 = !{!67, !68}
!67 = !DILocalVariable(name: "f", arg: 1, scope: !57, file: !1, line: 16, type: !60)
!68 = !DILocalVariable(name: "by", arg: 2, scope: !57, file: !1, line: 16, type: !63)
!69 = !DILocation(line: 0, scope: !57)
!70 = !DILocation(line: 16, column: 54, scope: !57)
!71 = !DILocation(line: 16, column: 76, scope: !57)
!72 = !DILocation(line: 16, column: 83, scope: !57)
!73 = distinct !DISubprogram(name: "nothing", scope: !1, file: !1, line: 17, type: !74, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !78)
!74 = !DISubroutineType(types: !75)
!75 = !{!76, !76}
!76 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "empty", file: !1, line: 10, elements: !77)
!77 = !{}
!78 = !{!79}
!79 = !DILocalVariable(name: "e", arg: 1, scope: !73, file: !1, line: 17, type: !76)
!80 = !DILocation(line: 17, column: 35, scope: !73)
!81 = !DILocation(line: 17, column: 40, scope: !73)
!82 = distinct !DISubprogram(name: "bit_fields", scope: !1, file: !1, line: 19, type: !83, scopeLine: 19, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !96)
!83 = !DISubroutineType(types: !84)
!84 = !{!3, !85, !3}
!85 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !86, size: 64)
!86 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "bits", file: !1, line: 9, size: 128, elements: !87)
!87 = !{!88, !90, !91, !92, !94}
!88 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !86, file: !1, line: 9, baseType: !89, size: 3, flags: DIFlagBitField, extraData: i64 0)
!89 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!90 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !86, file: !1, line: 9, baseType: !3, size: 7, offset: 3, flags: DIFlagBitField, extraData: i64 0)
!91 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !86, file: !1, line: 9, baseType: !89, size: 30, offset: 32, flags: DIFlagBitField, extraData: i64 32)
!92 = !DIDerivedType(tag: DW_TAG_member, name: "d", scope: !86, file: !1, line: 9, baseType: !93, size: 40, offset: 64, flags: DIFlagBitField, extraData: i64 64)
!93 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!94 = !DIDerivedType(tag: DW_TAG_member, name: "e", scope: !86, file: !1, line: 9, baseType: !95, size: 1, offset: 104, flags: DIFlagBitField, extraData: i64 64)
!95 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!96 = !{!97, !98}
!97 = !DILocalVariable(name: "b", arg: 1, scope: !82, file: !1, line: 19, type: !85)
!98 = !DILocalVariable(name: "v", arg: 2, scope: !82, file: !1, line: 19, type: !3)
!99 = !DILocation(line: 0, scope: !82)
!100 = !DILocation(line: 20, column: 8, scope: !82)
!101 = !DILocation(line: 20, column: 10, scope: !82)
!102 = !DILocation(line: 20, column: 20, scope: !82)
!103 = !DILocation(line: 20, column: 29, scope: !82)
!104 = !DILocation(line: 20, column: 31, scope: !82)
!105 = !DILocation(line: 20, column: 41, scope: !82)
!106 = !DILocation(line: 20, column: 43, scope: !82)
!107 = !DILocation(line: 20, column: 58, scope: !82)
!108 = !DILocation(line: 20, column: 54, scope: !82)
!109 = !DILocation(line: 21, column: 15, scope: !82)
!110 = !DILocation(line: 21, column: 22, scope: !82)
!111 = !DILocation(line: 21, column: 26, scope: !82)
!112 = !DILocation(line: 21, column: 38, scope: !82)
!113 = !DILocation(line: 21, column: 17, scope: !82)
!114 = !DILocation(line: 21, column: 24, scope: !82)
!115 = !DILocation(line: 21, column: 36, scope: !82)
!116 = !DILocation(line: 21, column: 5, scope: !82)
!117 = distinct !DISubprogram(name: "unions", scope: !1, file: !1, line: 24, type: !118, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !134)
!118 = !DISubroutineType(types: !119)
!119 = !{!3, !120, !128}
!120 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !121, size: 64)
!121 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "mixed", file: !1, line: 12, size: 448, elements: !122)
!122 = !{!123, !124, !127}
!123 = !DIDerivedType(tag: DW_TAG_member, name: "l", scope: !121, file: !1, line: 12, baseType: !21, size: 448)
!124 = !DIDerivedType(tag: DW_TAG_member, name: "s", scope: !121, file: !1, line: 12, baseType: !125, size: 256)
!125 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, size: 256, elements: !126)
!126 = !{!10}
!127 = !DIDerivedType(tag: DW_TAG_member, name: "d", scope: !121, file: !1, line: 12, baseType: !29, size: 64)
!128 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "packed", file: !1, line: 8, size: 56, elements: !129)
!129 = !{!130, !131, !132}
!130 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !128, file: !1, line: 8, baseType: !35, size: 8)
!131 = !DIDerivedType(tag: DW_TAG_member, name: "i", scope: !128, file: !1, line: 8, baseType: !3, size: 32, offset: 8)
!132 = !DIDerivedType(tag: DW_TAG_member, name: "s", scope: !128, file: !1, line: 8, baseType: !133, size: 16, offset: 40)
!133 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!134 = !{!135, !136}
!135 = !DILocalVariable(name: "m", arg: 1, scope: !117, file: !1, line: 24, type: !120)
!136 = !DILocalVariable(name: "p", arg: 2, scope: !117, file: !1, line: 24, type: !128)
!137 = !DILocation(line: 0, scope: !117)
!138 = !DILocation(line: 24, column: 42, scope: !117)
!139 = !DILocation(line: 25, column: 28, scope: !117)
!140 = !{!141, !44, i64 1}
!141 = !{!"packed", !45, i64 0, !44, i64 1, !142, i64 5}
!142 = !{!"short", !45, i64 0}
!143 = !DILocation(line: 25, column: 33, scope: !117)
!144 = !{!141, !45, i64 0}
!145 = !DILocalVariable(name: "a", arg: 1, scope: !146, file: !1, line: 14, type: !3)
!146 = distinct !DISubprogram(name: "make_small", scope: !1, file: !1, line: 14, type: !147, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !149)
!147 = !DISubroutineType(types: !148)
!148 = !{!31, !3, !35}
!149 = !{!145, !150}
!150 = !DILocalVariable(name: "b", arg: 2, scope: !146, file: !1, line: 14, type: !35)
!151 = !DILocation(line: 0, scope: !146, inlinedAt: !152)
!152 = distinct !DILocation(line: 25, column: 15, scope: !117)
!153 = !DILocation(line: 14, column: 49, scope: !146, inlinedAt: !152)
!154 = !DILocation(line: 25, column: 15, scope: !117)
!155 = !DILocation(line: 26, column: 12, scope: !117)
!156 = !DILocation(line: 0, scope: !18, inlinedAt: !157)
!157 = distinct !DILocation(line: 26, column: 12, scope: !117)
!158 = !DILocation(line: 15, column: 78, scope: !18, inlinedAt: !157)
!159 = !{i64 0, i64 24, !47, i64 24, i64 8, !54, i64 32, i64 4, !43, i64 36, i64 1, !47}
!160 = !DILocation(line: 27, column: 20, scope: !117)
!161 = !DILocation(line: 27, column: 12, scope: !117)
!162 = !DILocation(line: 27, column: 26, scope: !117)
!163 = !{!141, !142, i64 5}
!164 = !DILocation(line: 27, column: 24, scope: !117)
!165 = !DILocation(line: 27, column: 22, scope: !117)
!166 = !DILocation(line: 27, column: 28, scope: !117)
!167 = !DILocation(line: 27, column: 5, scope: !117)
!168 = distinct !DISubprogram(name: "visit_all", scope: !1, file: !1, line: 30, type: !169, scopeLine: 30, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !186)
!169 = !DISubroutineType(types: !170)
!170 = !{null, !171}
!171 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !172, size: 64)
!172 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !1, line: 11, size: 256, elements: !173)
!173 = !{!174, !175, !177}
!174 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !172, file: !1, line: 11, baseType: !171, size: 64)
!175 = !DIDerivedType(tag: DW_TAG_member, name: "visit", scope: !172, file: !1, line: 11, baseType: !176, size: 64, offset: 64)
!176 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !169, size: 64)
!177 = !DIDerivedType(tag: DW_TAG_member, name: "u", scope: !172, file: !1, line: 11, baseType: !178, size: 96, offset: 128)
!178 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !172, file: !1, line: 11, size: 96, elements: !179)
!179 = !{!180, !181, !182}
!180 = !DIDerivedType(tag: DW_TAG_member, name: "i", scope: !178, file: !1, line: 11, baseType: !3, size: 32)
!181 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !178, file: !1, line: 11, baseType: !63, size: 32)
!182 = !DIDerivedType(tag: DW_TAG_member, name: "bytes", scope: !178, file: !1, line: 11, baseType: !183, size: 96)
!183 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, size: 96, elements: !184)
!184 = !{!185}
!185 = !DISubrange(count: 12)
!186 = !{!187}
!187 = !DILocalVariable(name: "n", arg: 1, scope: !168, file: !1, line: 30, type: !171)
!188 = !DILocation(line: 0, scope: !168)
!189 = !DILocation(line: 31, column: 5, scope: !190)
!190 = distinct !DILexicalBlock(scope: !168, file: !1, line: 31, column: 5)
!191 = !DILocation(line: 32, column: 16, scope: !192)
!192 = distinct !DILexicalBlock(scope: !193, file: !1, line: 32, column: 13)
!193 = distinct !DILexicalBlock(scope: !194, file: !1, line: 31, column: 28)
!194 = distinct !DILexicalBlock(scope: !190, file: !1, line: 31, column: 5)
!195 = !{!196, !197, i64 8}
!196 = !{!"node", !197, i64 0, !197, i64 8, !45, i64 16}
!197 = !{!"any pointer", !45, i64 0}
!198 = !DILocation(line: 32, column: 13, scope: !192)
!199 = !DILocation(line: 32, column: 13, scope: !193)
!200 = !DILocation(line: 32, column: 23, scope: !192)
!201 = !DILocation(line: 33, column: 12, scope: !193)
!202 = !DILocation(line: 33, column: 14, scope: !193)
!203 = !DILocation(line: 33, column: 25, scope: !193)
!204 = !DILocation(line: 33, column: 27, scope: !193)
!205 = !DILocation(line: 33, column: 9, scope: !193)
!206 = !DILocation(line: 33, column: 31, scope: !193)
!207 = !DILocation(line: 31, column: 22, scope: !194)
!208 = !{!196, !197, i64 0}
!209 = distinct !{!209, !189, !210, !211}
!210 = !DILocation(line: 34, column: 5, scope: !190)
!211 = !{!"llvm.loop.mustprogress"}
!212 = !DILocation(line: 35, column: 1, scope: !168)
!213 = distinct !DISubprogram(name: "sum", scope: !1, file: !1, line: 38, type: !214, scopeLine: 38, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !215)
!214 = !DISubroutineType(types: !2)
!215 = !{!216, !217, !221}
!216 = !DILocalVariable(name: "total", scope: !213, file: !1, line: 39, type: !3)
!217 = !DILocalVariable(name: "i", scope: !218, file: !1, line: 40, type: !219)
!218 = distinct !DILexicalBlock(scope: !213, file: !1, line: 40, column: 5)
!219 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !220, line: 46, baseType: !93)
!220 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "", checksumkind: CSK_MD5, checksum: "2499dd2361b915724b073282bea3a7bc")
!221 = !DILocalVariable(name: "j", scope: !222, file: !1, line: 41, type: !219)
!222 = distinct !DILexicalBlock(scope: !223, file: !1, line: 41, column: 9)
!223 = distinct !DILexicalBlock(scope: !218, file: !1, line: 40, column: 5)
!224 = !DILocation(line: 0, scope: !213)
!225 = !DILocation(line: 42, column: 5, scope: !213)
!226 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 45, type: !214, scopeLine: 45, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !227)
!227 = !{!228, !229, !230, !231}
!228 = !DILocalVariable(name: "l", scope: !226, file: !1, line: 46, type: !21)
!229 = !DILocalVariable(name: "b", scope: !226, file: !1, line: 47, type: !86)
!230 = !DILocalVariable(name: "m", scope: !226, file: !1, line: 48, type: !121)
!231 = !DILocalVariable(name: "f", scope: !226, file: !1, line: 51, type: !60)
!232 = !DILocation(line: 0, scope: !226)
!233 = !DILocation(line: 0, scope: !18, inlinedAt: !234)
!234 = distinct !DILocation(line: 50, column: 9, scope: !226)
!235 = !DILocation(line: 53, column: 16, scope: !226)
!236 = !DILocation(line: 53, column: 32, scope: !226)
!237 = !DILocation(line: 0, scope: !168, inlinedAt: !238)
!238 = distinct !DILocation(line: 53, column: 5, scope: !226)
!239 = !DILocation(line: 32, column: 16, scope: !192, inlinedAt: !238)
!240 = !DILocation(line: 32, column: 13, scope: !192, inlinedAt: !238)
!241 = !DILocation(line: 32, column: 13, scope: !193, inlinedAt: !238)
!242 = !DILocation(line: 32, column: 23, scope: !192, inlinedAt: !238)
!243 = !DILocation(line: 33, column: 12, scope: !193, inlinedAt: !238)
!244 = !DILocation(line: 33, column: 14, scope: !193, inlinedAt: !238)
!245 = !DILocation(line: 33, column: 25, scope: !193, inlinedAt: !238)
!246 = !DILocation(line: 33, column: 27, scope: !193, inlinedAt: !238)
!247 = !DILocation(line: 33, column: 9, scope: !193, inlinedAt: !238)
!248 = !DILocation(line: 33, column: 31, scope: !193, inlinedAt: !238)
!249 = !DILocation(line: 31, column: 22, scope: !194, inlinedAt: !238)
!250 = !DILocation(line: 31, column: 5, scope: !190, inlinedAt: !238)
!251 = distinct !{!251, !250, !252, !211}
!252 = !DILocation(line: 34, column: 5, scope: !190, inlinedAt: !238)
!253 = !DILocation(line: 0, scope: !18, inlinedAt: !254)
!254 = distinct !DILocation(line: 26, column: 12, scope: !117, inlinedAt: !255)
!255 = distinct !DILocation(line: 54, column: 32, scope: !226)
!256 = !DILocation(line: 54, column: 5, scope: !226)
