; ModuleID = 'classes.cpp'
source_filename = "classes.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"struct.(anonymous namespace)::Noisy" = type { i8 }
%struct.Square = type { %struct.Shape, %struct.Named.base, double }
%struct.Shape = type { i32 (...)** }
%struct.Named.base = type <{ i32 (...)**, i32 }>
%struct.Diamond = type <{ %struct.Left.base, %struct.Right.base, [4 x i8], %struct.Base.base, [4 x i8] }>
%struct.Left.base = type { i32 (...)** }
%struct.Right.base = type <{ i32 (...)**, i32 }>
%struct.Base.base = type <{ i32 (...)**, i32 }>

$_ZN5ShapeD2Ev = comdat any

$_ZN6SquareD0Ev = comdat any

$_ZNK6Square4areaEv = comdat any

$_ZNK6Square7cornersEv = comdat any

$_ZNK6Square4nameEv = comdat any

$_ZThn8_NK6Square4nameEv = comdat any

$_ZTS5Named = comdat any

$_ZTI5Named = comdat any

$_ZTS6Square = comdat any

$_ZTS5Shape = comdat any

$_ZTI5Shape = comdat any

$_ZTI6Square = comdat any

$_ZTV6Square = comdat any

@_ZN5Shape4madeE = dso_local local_unnamed_addr global i32 0, align 4, !dbg !0
@_ZN12_GLOBAL__N_112global_noisyE = internal global %"struct.(anonymous namespace)::Noisy" zeroinitializer, align 1, !dbg !124
@__dso_handle = external hidden global i8
@_ZZ4mainE4once = internal global %"struct.(anonymous namespace)::Noisy" zeroinitializer, align 1, !dbg !126
@_ZGVZ4mainE4once = internal global i64 0, align 8
@_ZTVN10__cxxabiv117__class_type_infoE = external global i8*
@_ZTS5Named = linkonce_odr dso_local constant [7 x i8] c"5Named\00", comdat, align 1
@_ZTI5Named = linkonce_odr dso_local constant { i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv117__class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @_ZTS5Named, i32 0, i32 0) }, comdat, align 8
@_ZTVN10__cxxabiv121__vmi_class_type_infoE = external global i8*
@_ZTS6Square = linkonce_odr dso_local constant [8 x i8] c"6Square\00", comdat, align 1
@_ZTS5Shape = linkonce_odr dso_local constant [7 x i8] c"5Shape\00", comdat, align 1
@_ZTI5Shape = linkonce_odr dso_local constant { i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv117__class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @_ZTS5Shape, i32 0, i32 0) }, comdat, align 8
@_ZTI6Square = linkonce_odr dso_local constant { i8*, i8*, i32, i32, i8*, i64, i8*, i64 } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @_ZTS6Square, i32 0, i32 0), i32 0, i32 2, i8* bitcast ({ i8*, i8* }* @_ZTI5Shape to i8*), i64 2, i8* bitcast ({ i8*, i8* }* @_ZTI5Named to i8*), i64 2050 }, comdat, align 8
@_ZN12_GLOBAL__N_15Noisy4liveE = internal unnamed_addr global i32 0, align 4, !dbg !168
@_ZTV6Square = linkonce_odr dso_local unnamed_addr constant { [7 x i8*], [3 x i8*] } { [7 x i8*] [i8* null, i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64, i8*, i64 }* @_ZTI6Square to i8*), i8* bitcast (void (%struct.Shape*)* @_ZN5ShapeD2Ev to i8*), i8* bitcast (void (%struct.Square*)* @_ZN6SquareD0Ev to i8*), i8* bitcast (double (%struct.Square*)* @_ZNK6Square4areaEv to i8*), i8* bitcast (i32 (%struct.Square*)* @_ZNK6Square7cornersEv to i8*), i8* bitcast (i8* (%struct.Square*)* @_ZNK6Square4nameEv to i8*)], [3 x i8*] [i8* inttoptr (i64 -8 to i8*), i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64, i8*, i64 }* @_ZTI6Square to i8*), i8* bitcast (i8* (%struct.Square*)* @_ZThn8_NK6Square4nameEv to i8*)] }, comdat, align 8
@.str.1 = private unnamed_addr constant [7 x i8] c"square\00", align 1
@llvm.global_ctors = appending global [1 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 65535, void ()* @_GLOBAL__sub_I_classes.cpp, i8* null }]

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn
define internal void @_ZN12_GLOBAL__N_15NoisyD2Ev(%"struct.(anonymous namespace)::Noisy"* nocapture noundef nonnull readnone align 1 dereferenceable(1) %this) unnamed_addr #0 align 2 !dbg !177 {
entry:
  call void @llvm.dbg.value(metadata %"struct.(anonymous namespace)::Noisy"* %this, metadata !179, metadata !DIExpression()), !dbg !181
  %0 = load i32, i32* @_ZN12_GLOBAL__N_15Noisy4liveE, align 4, !dbg !182, !tbaa !184
  %dec = add nsw i32 %0, -1, !dbg !182
  store i32 %dec, i32* @_ZN12_GLOBAL__N_15Noisy4liveE, align 4, !dbg !182, !tbaa !184
  ret void, !dbg !188
}

; Function Attrs: nofree nounwind
declare i32 @__cxa_atexit(void (i8*)*, i8*, i8*) local_unnamed_addr #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local noundef nonnull align 4 dereferenceable(4) i32* @_Z2atRA4_ij([4 x i32]* noundef nonnull readnone align 4 dereferenceable(16) %array, i32 noundef %i) local_unnamed_addr #2 !dbg !189 {
entry:
  call void @llvm.dbg.value(metadata [4 x i32]* %array, metadata !194, metadata !DIExpression()), !dbg !196
  call void @llvm.dbg.value(metadata i32 %i, metadata !195, metadata !DIExpression()), !dbg !196
  %idxprom = zext i32 %i to i64, !dbg !197
  %arrayidx = getelementptr inbounds [4 x i32], [4 x i32]* %array, i64 0, i64 %idxprom, !dbg !197
  ret i32* %arrayidx, !dbg !198
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #3

; Function Attrs: nofree norecurse nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #4 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !128 {
entry:
  %square = alloca %struct.Square, align 8
  %0 = load atomic i8, i8* bitcast (i64* @_ZGVZ4mainE4once to i8*) acquire, align 8, !dbg !199
  %guard.uninitialized = icmp eq i8 %0, 0, !dbg !199
  br i1 %guard.uninitialized, label %init.check, label %init.end, !dbg !199, !prof !200

init.check:                                       ; preds = %entry
  %1 = tail call i32 @__cxa_guard_acquire(i64* nonnull @_ZGVZ4mainE4once) #14, !dbg !199
  %tobool.not = icmp eq i32 %1, 0, !dbg !199
  br i1 %tobool.not, label %init.end, label %init, !dbg !199

init:                                             ; preds = %init.check
  call void @llvm.dbg.value(metadata %"struct.(anonymous namespace)::Noisy"* undef, metadata !201, metadata !DIExpression()), !dbg !204
  %2 = load i32, i32* @_ZN12_GLOBAL__N_15Noisy4liveE, align 4, !dbg !206, !tbaa !184
  %inc.i = add nsw i32 %2, 1, !dbg !206
  store i32 %inc.i, i32* @_ZN12_GLOBAL__N_15Noisy4liveE, align 4, !dbg !206, !tbaa !184
  %3 = tail call i32 @__cxa_atexit(void (i8*)* bitcast (void (%"struct.(anonymous namespace)::Noisy"*)* @_ZN12_GLOBAL__N_15NoisyD2Ev to void (i8*)*), i8* getelementptr inbounds (%"struct.(anonymous namespace)::Noisy", %"struct.(anonymous namespace)::Noisy"* @_ZZ4mainE4once, i64 0, i32 0), i8* nonnull @__dso_handle) #14, !dbg !199
  tail call void @__cxa_guard_release(i64* nonnull @_ZGVZ4mainE4once) #14, !dbg !199
  br label %init.end, !dbg !199

init.end:                                         ; preds = %init, %init.check, %entry
  call void @llvm.dbg.value(metadata i32 3, metadata !130, metadata !DIExpression()), !dbg !208
  call void @llvm.dbg.value(metadata i32 1, metadata !131, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 32)), !dbg !208
  call void @llvm.dbg.value(metadata i32 2, metadata !131, metadata !DIExpression(DW_OP_LLVM_fragment, 32, 32)), !dbg !208
  call void @llvm.dbg.value(metadata i32 undef, metadata !131, metadata !DIExpression(DW_OP_LLVM_fragment, 64, 32)), !dbg !208
  call void @llvm.dbg.value(metadata i32 4, metadata !131, metadata !DIExpression(DW_OP_LLVM_fragment, 96, 32)), !dbg !208
  call void @llvm.dbg.value(metadata i32 3, metadata !130, metadata !DIExpression()), !dbg !208
  call void @llvm.dbg.value(metadata i32 3, metadata !135, metadata !DIExpression()), !dbg !208
  call void @llvm.dbg.value(metadata i32* undef, metadata !139, metadata !DIExpression()), !dbg !208
  call void @llvm.dbg.value(metadata i32 undef, metadata !144, metadata !DIExpression()), !dbg !208
  call void @llvm.dbg.value(metadata double undef, metadata !144, metadata !DIExpression()), !dbg !208
  call void @llvm.dbg.value(metadata i32 undef, metadata !144, metadata !DIExpression()), !dbg !208
  call void @llvm.dbg.value(metadata double undef, metadata !144, metadata !DIExpression()), !dbg !208
  %4 = bitcast %struct.Square* %square to i8*, !dbg !209
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %4) #14, !dbg !209
  call void @llvm.dbg.declare(metadata %struct.Square* %square, metadata !145, metadata !DIExpression()), !dbg !210
  call void @llvm.dbg.value(metadata %struct.Square* %square, metadata !211, metadata !DIExpression()), !dbg !215
  call void @llvm.dbg.value(metadata double 2.000000e+00, metadata !214, metadata !DIExpression()), !dbg !215
  call void @llvm.dbg.value(metadata %struct.Square* %square, metadata !217, metadata !DIExpression()), !dbg !221
  %5 = getelementptr inbounds %struct.Square, %struct.Square* %square, i64 0, i32 0, i32 0, !dbg !223
  call void @llvm.dbg.value(metadata %struct.Square* %square, metadata !224, metadata !DIExpression(DW_OP_plus_uconst, 8, DW_OP_stack_value)), !dbg !231
  %6 = getelementptr inbounds %struct.Square, %struct.Square* %square, i64 0, i32 1, i32 0, !dbg !233
  %7 = getelementptr inbounds %struct.Square, %struct.Square* %square, i64 0, i32 1, i32 1, !dbg !234
  store i32 7, i32* %7, align 8, !dbg !234, !tbaa !235
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [7 x i8*], [3 x i8*] }, { [7 x i8*], [3 x i8*] }* @_ZTV6Square, i64 0, inrange i32 0, i64 2) to i32 (...)**), i32 (...)*** %5, align 8, !dbg !237, !tbaa !238
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [7 x i8*], [3 x i8*] }, { [7 x i8*], [3 x i8*] }* @_ZTV6Square, i64 0, inrange i32 1, i64 2) to i32 (...)**), i32 (...)*** %6, align 8, !dbg !237, !tbaa !238
  %side.i = getelementptr inbounds %struct.Square, %struct.Square* %square, i64 0, i32 2, !dbg !240
  store double 2.000000e+00, double* %side.i, align 8, !dbg !240, !tbaa !241
  %8 = load i32, i32* @_ZN5Shape4madeE, align 4, !dbg !244, !tbaa !184
  call void @llvm.dbg.value(metadata %struct.Square* %square, metadata !146, metadata !DIExpression()), !dbg !208
  call void @llvm.dbg.value(metadata %struct.Named.base* %add.ptr, metadata !148, metadata !DIExpression()), !dbg !208
  call void @llvm.dbg.value(metadata i64 17, metadata !150, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 64)), !dbg !208
  call void @llvm.dbg.value(metadata i64 0, metadata !150, metadata !DIExpression(DW_OP_LLVM_fragment, 64, 64)), !dbg !208
  call void @llvm.dbg.value(metadata i64 8, metadata !152, metadata !DIExpression()), !dbg !208
  call void @llvm.dbg.value(metadata i32 9, metadata !131, metadata !DIExpression(DW_OP_LLVM_fragment, 64, 32)), !dbg !208
  call void @llvm.dbg.value(metadata i32 2, metadata !131, metadata !DIExpression(DW_OP_plus_uconst, 3, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 32)), !dbg !208
  call void @llvm.dbg.value(metadata i32 4, metadata !131, metadata !DIExpression(DW_OP_plus_uconst, 3, DW_OP_stack_value, DW_OP_LLVM_fragment, 32, 32)), !dbg !208
  call void @llvm.dbg.value(metadata i32 18, metadata !131, metadata !DIExpression(DW_OP_plus_uconst, 3, DW_OP_stack_value, DW_OP_LLVM_fragment, 64, 32)), !dbg !208
  call void @llvm.dbg.value(metadata i32 8, metadata !131, metadata !DIExpression(DW_OP_plus_uconst, 3, DW_OP_stack_value, DW_OP_LLVM_fragment, 96, 32)), !dbg !208
  %add.ptr = getelementptr inbounds %struct.Square, %struct.Square* %square, i64 0, i32 1, !dbg !246
  call void @llvm.dbg.value(metadata %struct.Named.base* %add.ptr, metadata !148, metadata !DIExpression()), !dbg !208
  %9 = bitcast %struct.Named.base* %add.ptr to i8*, !dbg !246
  call void @llvm.dbg.value(metadata i32 undef, metadata !162, metadata !DIExpression()), !dbg !208
  call void @llvm.dbg.value(metadata i32 undef, metadata !162, metadata !DIExpression()), !dbg !208
  call void @llvm.dbg.value(metadata i32 (...)** undef, metadata !162, metadata !DIExpression()), !dbg !208
  call void @llvm.dbg.value(metadata i32 (...)** undef, metadata !162, metadata !DIExpression()), !dbg !208
  call void @llvm.dbg.value(metadata i32 (...)** undef, metadata !162, metadata !DIExpression()), !dbg !208
  call void @llvm.dbg.value(metadata %struct.Diamond* undef, metadata !163, metadata !DIExpression(DW_OP_plus_uconst, 24, DW_OP_stack_value)), !dbg !208
  call void @llvm.dbg.value(metadata %struct.Square* poison, metadata !211, metadata !DIExpression()), !dbg !247
  call void @llvm.dbg.value(metadata double 3.000000e+00, metadata !214, metadata !DIExpression()), !dbg !247
  call void @llvm.dbg.value(metadata %struct.Square* poison, metadata !217, metadata !DIExpression()), !dbg !249
  call void @llvm.dbg.value(metadata %struct.Square* poison, metadata !224, metadata !DIExpression(DW_OP_plus_uconst, 8, DW_OP_stack_value)), !dbg !251
  %inc.i130 = add nsw i32 %8, 2, !dbg !253
  store i32 %inc.i130, i32* @_ZN5Shape4madeE, align 4, !dbg !253, !tbaa !184
  call void @llvm.dbg.value(metadata %struct.Square* poison, metadata !165, metadata !DIExpression()), !dbg !208
  call void @llvm.dbg.value(metadata i32 4, metadata !166, metadata !DIExpression()), !dbg !208
  call void @llvm.dbg.value(metadata i32* poison, metadata !167, metadata !DIExpression()), !dbg !208
  %10 = call i8* @__dynamic_cast(i8* nonnull %9, i8* bitcast ({ i8*, i8* }* @_ZTI5Named to i8*), i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64, i8*, i64 }* @_ZTI6Square to i8*), i64 8) #14, !dbg !254
  %cmp64.not = icmp eq i8* %10, null, !dbg !255
  %add66 = select i1 %cmp64.not, i32 248, i32 249, !dbg !256
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %4) #14, !dbg !257
  ret i32 %add66, !dbg !257
}

; Function Attrs: nofree nounwind
declare i32 @__cxa_guard_acquire(i64*) local_unnamed_addr #1

declare i32 @__gxx_personality_v0(...)

; Function Attrs: nofree nounwind
declare void @__cxa_guard_release(i64*) local_unnamed_addr #1

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #5

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #5

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(i8* noundef) local_unnamed_addr #6

; Function Attrs: nofree nounwind readonly
declare i8* @__dynamic_cast(i8*, i8*, i8*, i64) local_unnamed_addr #7

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZN5ShapeD2Ev(%struct.Shape* noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #8 comdat align 2 !dbg !258 {
entry:
  call void @llvm.dbg.value(metadata %struct.Shape* %this, metadata !260, metadata !DIExpression()), !dbg !261
  ret void, !dbg !262
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZN6SquareD0Ev(%struct.Square* noundef nonnull align 8 dereferenceable(32) %this) unnamed_addr #9 comdat align 2 !dbg !263 {
entry:
  call void @llvm.dbg.value(metadata %struct.Square* %this, metadata !268, metadata !DIExpression()), !dbg !269
  %0 = bitcast %struct.Square* %this to i8*, !dbg !270
  tail call void @_ZdlPv(i8* noundef nonnull %0) #15, !dbg !270
  ret void, !dbg !270
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef double @_ZNK6Square4areaEv(%struct.Square* noundef nonnull align 8 dereferenceable(32) %this) unnamed_addr #10 comdat align 2 !dbg !271 {
entry:
  call void @llvm.dbg.value(metadata %struct.Square* %this, metadata !273, metadata !DIExpression()), !dbg !275
  %side = getelementptr inbounds %struct.Square, %struct.Square* %this, i64 0, i32 2, !dbg !276
  %0 = load double, double* %side, align 8, !dbg !276, !tbaa !241
  %mul = fmul double %0, %0, !dbg !277
  ret double %mul, !dbg !278
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef i32 @_ZNK6Square7cornersEv(%struct.Square* noundef nonnull align 8 dereferenceable(32) %this) unnamed_addr #10 comdat align 2 !dbg !279 {
entry:
  call void @llvm.dbg.value(metadata %struct.Square* %this, metadata !281, metadata !DIExpression()), !dbg !282
  ret i32 4, !dbg !283
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef i8* @_ZNK6Square4nameEv(%struct.Square* noundef nonnull align 8 dereferenceable(32) %this) unnamed_addr #10 comdat align 2 !dbg !284 {
entry:
  call void @llvm.dbg.value(metadata %struct.Square* %this, metadata !286, metadata !DIExpression()), !dbg !287
  ret i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0), !dbg !288
}

; Function Attrs: uwtable
define linkonce_odr dso_local noundef i8* @_ZThn8_NK6Square4nameEv(%struct.Square* noundef %this) unnamed_addr #11 comdat align 2 !dbg !289 {
entry:
  ret i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0), !dbg !292
}

; Function Attrs: nofree nounwind uwtable
define internal void @_GLOBAL__sub_I_classes.cpp() #12 section ".text.startup" !dbg !293 {
entry:
  call void @llvm.dbg.value(metadata %"struct.(anonymous namespace)::Noisy"* undef, metadata !201, metadata !DIExpression()) #14, !dbg !295
  %0 = load i32, i32* @_ZN12_GLOBAL__N_15Noisy4liveE, align 4, !dbg !302, !tbaa !184
  %inc.i.i = add nsw i32 %0, 1, !dbg !302
  store i32 %inc.i.i, i32* @_ZN12_GLOBAL__N_15Noisy4liveE, align 4, !dbg !302, !tbaa !184
  %1 = tail call i32 @__cxa_atexit(void (i8*)* bitcast (void (%"struct.(anonymous namespace)::Noisy"*)* @_ZN12_GLOBAL__N_15NoisyD2Ev to void (i8*)*), i8* getelementptr inbounds (%"struct.(anonymous namespace)::Noisy", %"struct.(anonymous namespace)::Noisy"* @_ZN12_GLOBAL__N_112global_noisyE, i64 0, i32 0), i8* nonnull @__dso_handle) #14, !dbg !303
  ret void
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.value(metadata, metadata, metadata) #13

attributes #0 = { mustprogress nofree norecurse nosync nounwind uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nounwind }
attributes #2 = { mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #4 = { nofree norecurse nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #6 = { nobuiltin nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nofree nounwind readonly }
attributes #8 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { inlinehint nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { mustprogress nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nofree nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #14 = { nounwind }
attributes #15 = { builtin nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!170, !171, !172, !173, !174, !175}
!llvm.ident = !{!176}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "made", linkageName: "_ZN5Shape4madeE", scope: !2, file: !3, line: 20, type: !5, isLocal: false, isDefinition: true, declaration: !17)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !123, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "classes.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "72a1b26b6703745290d1c6a0313a1855")
!4 = !{!5, !6, !60, !74, !7, !10, !32, !94, !100, !97, !114}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Square", file: !3, line: 9, size: 256, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !8, vtableHolder: !10, identifier: "_ZTS6Square")
!8 = !{!9, !31, !44, !45, !49, !54, !57}
!9 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !7, baseType: !10, extraData: i32 0)
!10 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Shape", file: !3, line: 2, size: 64, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !11, vtableHolder: !10, identifier: "_ZTS5Shape")
!11 = !{!12, !17, !18, !22, !28}
!12 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$Shape", scope: !3, file: !3, baseType: !13, size: 64, flags: DIFlagArtificial)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "__vtbl_ptr_type", baseType: !15, size: 64)
!15 = !DISubroutineType(types: !16)
!16 = !{!5}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "made", scope: !10, file: !3, line: 6, baseType: !5, flags: DIFlagStaticMember)
!18 = !DISubprogram(name: "~Shape", scope: !10, file: !3, line: 3, type: !19, scopeLine: 3, containingType: !10, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!19 = !DISubroutineType(types: !20)
!20 = !{null, !21}
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!22 = !DISubprogram(name: "area", linkageName: "_ZNK5Shape4areaEv", scope: !10, file: !3, line: 4, type: !23, scopeLine: 4, containingType: !10, virtualIndex: 2, flags: DIFlagPrototyped, spFlags: DISPFlagPureVirtual | DISPFlagOptimized)
!23 = !DISubroutineType(types: !24)
!24 = !{!25, !26}
!25 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!26 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !27, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!27 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!28 = !DISubprogram(name: "corners", linkageName: "_ZNK5Shape7cornersEv", scope: !10, file: !3, line: 5, type: !29, scopeLine: 5, containingType: !10, virtualIndex: 3, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!29 = !DISubroutineType(types: !30)
!30 = !{!5, !26}
!31 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !7, baseType: !32, offset: 64, extraData: i32 0)
!32 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Named", file: !3, line: 8, size: 128, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !33, vtableHolder: !32, identifier: "_ZTS5Named")
!33 = !{!34, !35, !36}
!34 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$Named", scope: !3, file: !3, baseType: !13, size: 64, flags: DIFlagArtificial)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "id", scope: !32, file: !3, line: 8, baseType: !5, size: 32, offset: 64)
!36 = !DISubprogram(name: "name", linkageName: "_ZNK5Named4nameEv", scope: !32, file: !3, line: 8, type: !37, scopeLine: 8, containingType: !32, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!37 = !DISubroutineType(types: !38)
!38 = !{!39, !42}
!39 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !40, size: 64)
!40 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !41)
!41 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!42 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !43, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!43 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !32)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "side", scope: !7, file: !3, line: 10, baseType: !25, size: 64, offset: 192)
!45 = !DISubprogram(name: "Square", scope: !7, file: !3, line: 11, type: !46, scopeLine: 11, flags: DIFlagExplicit | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!46 = !DISubroutineType(types: !47)
!47 = !{null, !48, !25}
!48 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!49 = !DISubprogram(name: "area", linkageName: "_ZNK6Square4areaEv", scope: !7, file: !3, line: 12, type: !50, scopeLine: 12, containingType: !7, virtualIndex: 2, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!50 = !DISubroutineType(types: !51)
!51 = !{!25, !52}
!52 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !53, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!53 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !7)
!54 = !DISubprogram(name: "corners", linkageName: "_ZNK6Square7cornersEv", scope: !7, file: !3, line: 13, type: !55, scopeLine: 13, containingType: !7, virtualIndex: 3, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!55 = !DISubroutineType(types: !56)
!56 = !{!5, !52}
!57 = !DISubprogram(name: "name", linkageName: "_ZNK6Square4nameEv", scope: !7, file: !3, line: 14, type: !58, scopeLine: 14, containingType: !7, virtualIndex: 4, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!58 = !DISubroutineType(types: !59)
!59 = !{!39, !52}
!60 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Noisy", scope: !61, file: !3, line: 29, size: 8, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !62)
!61 = !DINamespace(scope: null)
!62 = !{!63, !64, !68, !73}
!63 = !DIDerivedType(tag: DW_TAG_member, name: "live", scope: !60, file: !3, line: 29, baseType: !5, flags: DIFlagStaticMember)
!64 = !DISubprogram(name: "Noisy", scope: !60, file: !3, line: 29, type: !65, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!65 = !DISubroutineType(types: !66)
!66 = !{null, !67}
!67 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !60, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!68 = !DISubprogram(name: "Noisy", scope: !60, file: !3, line: 29, type: !69, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!69 = !DISubroutineType(types: !70)
!70 = !{null, !67, !71}
!71 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !72, size: 64)
!72 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !60)
!73 = !DISubprogram(name: "~Noisy", scope: !60, file: !3, line: 29, type: !65, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!74 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Stack<double, 8>", scope: !61, file: !3, line: 23, size: 576, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !75, templateParams: !91)
!75 = !{!76, !80, !81, !86}
!76 = !DIDerivedType(tag: DW_TAG_member, name: "items", scope: !74, file: !3, line: 24, baseType: !77, size: 512)
!77 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 512, elements: !78)
!78 = !{!79}
!79 = !DISubrange(count: 8)
!80 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !74, file: !3, line: 25, baseType: !5, size: 32, offset: 512)
!81 = !DISubprogram(name: "operator<<", linkageName: "_ZN12_GLOBAL__N_15StackIdLi8EElsEd", scope: !74, file: !3, line: 26, type: !82, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!82 = !DISubroutineType(types: !83)
!83 = !{!84, !85, !25}
!84 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !74, size: 64)
!85 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !74, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!86 = !DISubprogram(name: "operator[]", linkageName: "_ZNK12_GLOBAL__N_15StackIdLi8EEixEi", scope: !74, file: !3, line: 27, type: !87, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!87 = !DISubroutineType(types: !88)
!88 = !{!25, !89, !5}
!89 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !90, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!90 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !74)
!91 = !{!92, !93}
!92 = !DITemplateTypeParameter(name: "T", type: !25)
!93 = !DITemplateValueParameter(name: "N", type: !5, value: i32 8)
!94 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Diamond", file: !3, line: 19, size: 320, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !95, vtableHolder: !97, identifier: "_ZTS7Diamond")
!95 = !{!96, !113, !119}
!96 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !94, baseType: !97, extraData: i32 0)
!97 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Left", file: !3, line: 17, size: 192, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !98, vtableHolder: !97, identifier: "_ZTS4Left")
!98 = !{!99, !108, !109}
!99 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !97, baseType: !100, offset: 24, flags: DIFlagVirtual, extraData: i32 0)
!100 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Base", file: !3, line: 16, size: 128, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !101, vtableHolder: !100, identifier: "_ZTS4Base")
!101 = !{!102, !103, !104}
!102 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$Base", scope: !3, file: !3, baseType: !13, size: 64, flags: DIFlagArtificial)
!103 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !100, file: !3, line: 16, baseType: !5, size: 32, offset: 64)
!104 = !DISubprogram(name: "f", linkageName: "_ZN4Base1fEv", scope: !100, file: !3, line: 16, type: !105, scopeLine: 16, containingType: !100, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!105 = !DISubroutineType(types: !106)
!106 = !{!5, !107}
!107 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !100, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!108 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$Left", scope: !3, file: !3, baseType: !13, size: 64, flags: DIFlagArtificial)
!109 = !DISubprogram(name: "f", linkageName: "_ZN4Left1fEv", scope: !97, file: !3, line: 17, type: !110, scopeLine: 17, containingType: !97, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!110 = !DISubroutineType(types: !111)
!111 = !{!5, !112}
!112 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !97, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!113 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !94, baseType: !114, offset: 64, extraData: i32 0)
!114 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Right", file: !3, line: 18, size: 256, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !115, vtableHolder: !114, identifier: "_ZTS5Right")
!115 = !{!116, !117, !118}
!116 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !114, baseType: !100, offset: 24, flags: DIFlagVirtual, extraData: i32 0)
!117 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$Right", scope: !3, file: !3, baseType: !13, size: 64, flags: DIFlagArtificial)
!118 = !DIDerivedType(tag: DW_TAG_member, name: "r", scope: !114, file: !3, line: 18, baseType: !5, size: 32, offset: 64)
!119 = !DISubprogram(name: "f", linkageName: "_ZN7Diamond1fEv", scope: !94, file: !3, line: 19, type: !120, scopeLine: 19, containingType: !94, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!120 = !DISubroutineType(types: !121)
!121 = !{!5, !122}
!122 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !94, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!123 = !{!0, !124, !126, !168}
!124 = !DIGlobalVariableExpression(var: !125, expr: !DIExpression())
!125 = distinct !DIGlobalVariable(name: "global_noisy", linkageName: "_ZN12_GLOBAL__N_112global_noisyE", scope: !61, file: !3, line: 31, type: !60, isLocal: true, isDefinition: true)
!126 = !DIGlobalVariableExpression(var: !127, expr: !DIExpression())
!127 = distinct !DIGlobalVariable(name: "once", scope: !128, file: !3, line: 40, type: !60, isLocal: true, isDefinition: true)
!128 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !129)
!129 = !{!130, !131, !135, !139, !144, !145, !146, !148, !150, !152, !154, !157, !159, !160, !162, !163, !165, !166, !167}
!130 = !DILocalVariable(name: "captured", scope: !128, file: !3, line: 41, type: !5)
!131 = !DILocalVariable(name: "array", scope: !128, file: !3, line: 41, type: !132)
!132 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 128, elements: !133)
!133 = !{!134}
!134 = !DISubrange(count: 4)
!135 = !DILocalVariable(name: "by_value", scope: !128, file: !3, line: 42, type: !136)
!136 = distinct !DICompositeType(tag: DW_TAG_class_type, scope: !128, file: !3, line: 42, size: 32, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !137)
!137 = !{!138}
!138 = !DIDerivedType(tag: DW_TAG_member, name: "captured", scope: !136, file: !3, line: 42, baseType: !5, size: 32)
!139 = !DILocalVariable(name: "by_reference", scope: !128, file: !3, line: 43, type: !140)
!140 = distinct !DICompositeType(tag: DW_TAG_class_type, scope: !128, file: !3, line: 43, size: 64, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !141)
!141 = !{!142}
!142 = !DIDerivedType(tag: DW_TAG_member, name: "captured", scope: !140, file: !3, line: 43, baseType: !143, size: 64)
!143 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !5, size: 64)
!144 = !DILocalVariable(name: "stack", scope: !128, file: !3, line: 44, type: !74)
!145 = !DILocalVariable(name: "square", scope: !128, file: !3, line: 46, type: !7)
!146 = !DILocalVariable(name: "shape", scope: !128, file: !3, line: 47, type: !147)
!147 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!148 = !DILocalVariable(name: "named", scope: !128, file: !3, line: 48, type: !149)
!149 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !32, size: 64)
!150 = !DILocalVariable(name: "member", scope: !128, file: !3, line: 49, type: !151)
!151 = !DIDerivedType(tag: DW_TAG_ptr_to_member_type, baseType: !23, size: 128, extraData: !10)
!152 = !DILocalVariable(name: "data", scope: !128, file: !3, line: 50, type: !153)
!153 = !DIDerivedType(tag: DW_TAG_ptr_to_member_type, baseType: !5, size: 64, extraData: !32)
!154 = !DILocalVariable(name: "__range1", scope: !155, type: !156, flags: DIFlagArtificial)
!155 = distinct !DILexicalBlock(scope: !128, file: !3, line: 52, column: 5)
!156 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !132, size: 64)
!157 = !DILocalVariable(name: "__begin1", scope: !155, type: !158, flags: DIFlagArtificial)
!158 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!159 = !DILocalVariable(name: "__end1", scope: !155, type: !158, flags: DIFlagArtificial)
!160 = !DILocalVariable(name: "item", scope: !161, file: !3, line: 52, type: !143)
!161 = distinct !DILexicalBlock(scope: !155, file: !3, line: 52, column: 5)
!162 = !DILocalVariable(name: "d", scope: !128, file: !3, line: 53, type: !94)
!163 = !DILocalVariable(name: "base", scope: !128, file: !3, line: 54, type: !164)
!164 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !100, size: 64)
!165 = !DILocalVariable(name: "made", scope: !128, file: !3, line: 55, type: !147)
!166 = !DILocalVariable(name: "corners", scope: !128, file: !3, line: 56, type: !5)
!167 = !DILocalVariable(name: "many", scope: !128, file: !3, line: 58, type: !158)
!168 = !DIGlobalVariableExpression(var: !169, expr: !DIExpression())
!169 = distinct !DIGlobalVariable(name: "live", linkageName: "_ZN12_GLOBAL__N_15Noisy4liveE", scope: !61, file: !3, line: 30, type: !5, isLocal: true, isDefinition: true, declaration: !63)
!170 = !{i32 7, !"Dwarf Version", i32 5}
!171 = !{i32 2, !"Debug Info Version", i32 3}
!172 = !{i32 1, !"wchar_size", i32 4}
!173 = !{i32 7, !"PIC Level", i32 2}
!174 = !{i32 7, !"PIE Level", i32 2}
!175 = !{i32 7, !"uwtable", i32 1}
!176 = !{!"Debian clang version 14.0.6"}
!177 = distinct !DISubprogram(name: "~Noisy", linkageName: "_ZN12_GLOBAL__N_15NoisyD2Ev", scope: !60, file: !3, line: 29, type: !65, scopeLine: 29, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !73, retainedNodes: !178)
!178 = !{!179}
!179 = !DILocalVariable(name: "this", arg: 1, scope: !177, type: !180, flags: DIFlagArtificial | DIFlagObjectPointer)
!180 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !60, size: 64)
!181 = !DILocation(line: 0, scope: !177)
!182 = !DILocation(line: 29, column: 97, scope: !183)
!183 = distinct !DILexicalBlock(scope: !177, file: !3, line: 29, column: 95)
!184 = !{!185, !185, i64 0}
!185 = !{!"int", !186, i64 0}
!186 = !{!"omnipotent char", !187, i64 0}
!187 = !{!"Simple C++ TBAA"}
!188 = !DILocation(line: 29, column: 105, scope: !177)
!189 = distinct !DISubprogram(name: "at", linkageName: "_Z2atRA4_ij", scope: !3, file: !3, line: 36, type: !190, scopeLine: 36, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !193)
!190 = !DISubroutineType(types: !191)
!191 = !{!143, !156, !192}
!192 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!193 = !{!194, !195}
!194 = !DILocalVariable(name: "array", arg: 1, scope: !189, file: !3, line: 36, type: !156)
!195 = !DILocalVariable(name: "i", arg: 2, scope: !189, file: !3, line: 36, type: !192)
!196 = !DILocation(line: 0, scope: !189)
!197 = !DILocation(line: 36, column: 47, scope: !189)
!198 = !DILocation(line: 36, column: 40, scope: !189)
!199 = !DILocation(line: 40, column: 5, scope: !128)
!200 = !{!"branch_weights", i32 1, i32 1048575}
!201 = !DILocalVariable(name: "this", arg: 1, scope: !202, type: !180, flags: DIFlagArtificial | DIFlagObjectPointer)
!202 = distinct !DISubprogram(name: "Noisy", linkageName: "_ZN12_GLOBAL__N_15NoisyC2Ev", scope: !60, file: !3, line: 29, type: !65, scopeLine: 29, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !64, retainedNodes: !203)
!203 = !{!201}
!204 = !DILocation(line: 0, scope: !202, inlinedAt: !205)
!205 = distinct !DILocation(line: 40, column: 18, scope: !128)
!206 = !DILocation(line: 29, column: 43, scope: !207, inlinedAt: !205)
!207 = distinct !DILexicalBlock(scope: !202, file: !3, line: 29, column: 41)
!208 = !DILocation(line: 0, scope: !128)
!209 = !DILocation(line: 46, column: 5, scope: !128)
!210 = !DILocation(line: 46, column: 12, scope: !128)
!211 = !DILocalVariable(name: "this", arg: 1, scope: !212, type: !6, flags: DIFlagArtificial | DIFlagObjectPointer)
!212 = distinct !DISubprogram(name: "Square", linkageName: "_ZN6SquareC2Ed", scope: !7, file: !3, line: 11, type: !46, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !45, retainedNodes: !213)
!213 = !{!211, !214}
!214 = !DILocalVariable(name: "s", arg: 2, scope: !212, file: !3, line: 11, type: !25)
!215 = !DILocation(line: 0, scope: !212, inlinedAt: !216)
!216 = distinct !DILocation(line: 46, column: 12, scope: !128)
!217 = !DILocalVariable(name: "this", arg: 1, scope: !218, type: !147, flags: DIFlagArtificial | DIFlagObjectPointer)
!218 = distinct !DISubprogram(name: "Shape", linkageName: "_ZN5ShapeC2Ev", scope: !10, file: !3, line: 2, type: !19, scopeLine: 2, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !219, retainedNodes: !220)
!219 = !DISubprogram(name: "Shape", scope: !10, type: !19, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!220 = !{!217}
!221 = !DILocation(line: 0, scope: !218, inlinedAt: !222)
!222 = distinct !DILocation(line: 11, column: 14, scope: !212, inlinedAt: !216)
!223 = !DILocation(line: 2, column: 8, scope: !218, inlinedAt: !222)
!224 = !DILocalVariable(name: "this", arg: 1, scope: !225, type: !149, flags: DIFlagArtificial | DIFlagObjectPointer)
!225 = distinct !DISubprogram(name: "Named", linkageName: "_ZN5NamedC2Ev", scope: !32, file: !3, line: 8, type: !226, scopeLine: 8, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !229, retainedNodes: !230)
!226 = !DISubroutineType(types: !227)
!227 = !{null, !228}
!228 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !32, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!229 = !DISubprogram(name: "Named", scope: !32, type: !226, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!230 = !{!224}
!231 = !DILocation(line: 0, scope: !225, inlinedAt: !232)
!232 = distinct !DILocation(line: 11, column: 14, scope: !212, inlinedAt: !216)
!233 = !DILocation(line: 8, column: 8, scope: !225, inlinedAt: !232)
!234 = !DILocation(line: 8, column: 72, scope: !225, inlinedAt: !232)
!235 = !{!236, !185, i64 8}
!236 = !{!"_ZTS5Named", !185, i64 8}
!237 = !DILocation(line: 11, column: 41, scope: !212, inlinedAt: !216)
!238 = !{!239, !239, i64 0}
!239 = !{!"vtable pointer", !187, i64 0}
!240 = !DILocation(line: 11, column: 33, scope: !212, inlinedAt: !216)
!241 = !{!242, !243, i64 24}
!242 = !{!"_ZTS6Square", !243, i64 24}
!243 = !{!"double", !186, i64 0}
!244 = !DILocation(line: 11, column: 43, scope: !245, inlinedAt: !216)
!245 = distinct !DILexicalBlock(scope: !212, file: !3, line: 11, column: 41)
!246 = !DILocation(line: 48, column: 20, scope: !128)
!247 = !DILocation(line: 0, scope: !212, inlinedAt: !248)
!248 = distinct !DILocation(line: 55, column: 23, scope: !128)
!249 = !DILocation(line: 0, scope: !218, inlinedAt: !250)
!250 = distinct !DILocation(line: 11, column: 14, scope: !212, inlinedAt: !248)
!251 = !DILocation(line: 0, scope: !225, inlinedAt: !252)
!252 = distinct !DILocation(line: 11, column: 14, scope: !212, inlinedAt: !248)
!253 = !DILocation(line: 11, column: 43, scope: !245, inlinedAt: !248)
!254 = !DILocation(line: 62, column: 55, scope: !128)
!255 = !DILocation(line: 62, column: 85, scope: !128)
!256 = !DILocation(line: 62, column: 52, scope: !128)
!257 = !DILocation(line: 63, column: 1, scope: !128)
!258 = distinct !DISubprogram(name: "~Shape", linkageName: "_ZN5ShapeD2Ev", scope: !10, file: !3, line: 3, type: !19, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !18, retainedNodes: !259)
!259 = !{!260}
!260 = !DILocalVariable(name: "this", arg: 1, scope: !258, type: !147, flags: DIFlagArtificial | DIFlagObjectPointer)
!261 = !DILocation(line: 0, scope: !258)
!262 = !DILocation(line: 3, column: 23, scope: !258)
!263 = distinct !DISubprogram(name: "~Square", linkageName: "_ZN6SquareD0Ev", scope: !7, file: !3, line: 9, type: !264, scopeLine: 9, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !266, retainedNodes: !267)
!264 = !DISubroutineType(types: !265)
!265 = !{null, !48}
!266 = !DISubprogram(name: "~Square", scope: !7, type: !264, containingType: !7, virtualIndex: 0, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!267 = !{!268}
!268 = !DILocalVariable(name: "this", arg: 1, scope: !263, type: !6, flags: DIFlagArtificial | DIFlagObjectPointer)
!269 = !DILocation(line: 0, scope: !263)
!270 = !DILocation(line: 9, column: 8, scope: !263)
!271 = distinct !DISubprogram(name: "area", linkageName: "_ZNK6Square4areaEv", scope: !7, file: !3, line: 12, type: !50, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !49, retainedNodes: !272)
!272 = !{!273}
!273 = !DILocalVariable(name: "this", arg: 1, scope: !271, type: !274, flags: DIFlagArtificial | DIFlagObjectPointer)
!274 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !53, size: 64)
!275 = !DILocation(line: 0, scope: !271)
!276 = !DILocation(line: 12, column: 43, scope: !271)
!277 = !DILocation(line: 12, column: 48, scope: !271)
!278 = !DILocation(line: 12, column: 36, scope: !271)
!279 = distinct !DISubprogram(name: "corners", linkageName: "_ZNK6Square7cornersEv", scope: !7, file: !3, line: 13, type: !55, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !54, retainedNodes: !280)
!280 = !{!281}
!281 = !DILocalVariable(name: "this", arg: 1, scope: !279, type: !274, flags: DIFlagArtificial | DIFlagObjectPointer)
!282 = !DILocation(line: 0, scope: !279)
!283 = !DILocation(line: 13, column: 36, scope: !279)
!284 = distinct !DISubprogram(name: "name", linkageName: "_ZNK6Square4nameEv", scope: !7, file: !3, line: 14, type: !58, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !57, retainedNodes: !285)
!285 = !{!286}
!286 = !DILocalVariable(name: "this", arg: 1, scope: !284, type: !274, flags: DIFlagArtificial | DIFlagObjectPointer)
!287 = !DILocation(line: 0, scope: !284)
!288 = !DILocation(line: 14, column: 41, scope: !284)
!289 = distinct !DISubprogram(linkageName: "_ZThn8_NK6Square4nameEv", scope: !3, file: !3, line: 14, type: !290, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !291)
!290 = !DISubroutineType(types: !291)
!291 = !{}
!292 = !DILocation(line: 0, scope: !289)
!293 = distinct !DISubprogram(linkageName: "_GLOBAL__sub_I_classes.cpp", scope: !294, file: !294, type: !290, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !291)
!294 = !DIFile(filename: "classes.cpp", directory: ".")
!295 = !DILocation(line: 0, scope: !202, inlinedAt: !296)
!296 = distinct !DILocation(line: 31, column: 7, scope: !297, inlinedAt: !301)
!297 = !DILexicalBlockFile(scope: !298, file: !3, discriminator: 0)
!298 = distinct !DISubprogram(name: "__cxx_global_var_init", scope: !294, file: !294, type: !299, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !291)
!299 = !DISubroutineType(types: !300)
!300 = !{null}
!301 = distinct !DILocation(line: 0, scope: !293)
!302 = !DILocation(line: 29, column: 43, scope: !207, inlinedAt: !296)
!303 = !DILocation(line: 0, scope: !298, inlinedAt: !301)
