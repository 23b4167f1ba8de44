; ModuleID = 'classes.cpp'
source_filename = "classes.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"struct.(anonymous namespace)::Noisy" = type { i8 }
%struct.Square = type { %struct.Shape, %struct.Named.base, double }
%struct.Shape = type { ptr }
%struct.Named.base = type <{ ptr, i32 }>

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
@_ZN12_GLOBAL__N_112global_noisyE = internal global %"struct.(anonymous namespace)::Noisy" zeroinitializer, align 1, !dbg !95
@__dso_handle = external hidden global i8
@_ZZ4mainE4once = internal global %"struct.(anonymous namespace)::Noisy" zeroinitializer, align 1, !dbg !97
@_ZGVZ4mainE4once = internal global i64 0, align 8
@_ZTVN10__cxxabiv117__class_type_infoE = external global ptr
@_ZTS5Named = linkonce_odr dso_local constant [7 x i8] c"5Named\00", comdat, align 1
@_ZTI5Named = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS5Named }, comdat, align 8
@_ZTVN10__cxxabiv121__vmi_class_type_infoE = external global ptr
@_ZTS6Square = linkonce_odr dso_local constant [8 x i8] c"6Square\00", comdat, align 1
@_ZTS5Shape = linkonce_odr dso_local constant [7 x i8] c"5Shape\00", comdat, align 1
@_ZTI5Shape = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS5Shape }, comdat, align 8
@_ZTI6Square = linkonce_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTS6Square, i32 0, i32 2, ptr @_ZTI5Shape, i64 2, ptr @_ZTI5Named, i64 2050 }, comdat, align 8
@_ZN12_GLOBAL__N_15Noisy4liveE = internal unnamed_addr global i32 0, align 4, !dbg !168
@_ZTV6Square = linkonce_odr dso_local unnamed_addr constant { [7 x ptr], [3 x ptr] } { [7 x ptr] [ptr null, ptr @_ZTI6Square, ptr @_ZN5ShapeD2Ev, ptr @_ZN6SquareD0Ev, ptr @_ZNK6Square4areaEv, ptr @_ZNK6Square7cornersEv, ptr @_ZNK6Square4nameEv], [3 x ptr] [ptr inttoptr (i64 -8 to ptr), ptr @_ZTI6Square, ptr @_ZThn8_NK6Square4nameEv] }, comdat, align 8
@.str.1 = private unnamed_addr constant [7 x i8] c"square\00", align 1, !dbg !175
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @_GLOBAL__sub_I_classes.cpp, ptr null }]

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal void @_ZN12_GLOBAL__N_15NoisyD2Ev(ptr nocapture nonnull readnone align 1 %this) unnamed_addr #0 align 2 !dbg !187 {
entry:
  call void @llvm.dbg.value(metadata ptr poison, metadata !189, metadata !DIExpression()), !dbg !191
  %0 = load i32, ptr @_ZN12_GLOBAL__N_15Noisy4liveE, align 4, !dbg !192, !tbaa !194
  %dec = add nsw i32 %0, -1, !dbg !192
  store i32 %dec, ptr @_ZN12_GLOBAL__N_15Noisy4liveE, align 4, !dbg !192, !tbaa !194
  ret void, !dbg !198
}

; Function Attrs: nofree nounwind
declare i32 @__cxa_atexit(ptr, ptr, ptr) local_unnamed_addr #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef nonnull align 4 dereferenceable(4) ptr @_Z2atRA4_ij(ptr noundef nonnull readnone align 4 dereferenceable(16) %array, i32 noundef %i) local_unnamed_addr #2 !dbg !199 {
entry:
  call void @llvm.dbg.value(metadata ptr %array, metadata !204, metadata !DIExpression()), !dbg !206
  call void @llvm.dbg.value(metadata i32 %i, metadata !205, metadata !DIExpression()), !dbg !206
  %idxprom = zext i32 %i to i64, !dbg !207
  %arrayidx = getelementptr inbounds [4 x i32], ptr %array, i64 0, i64 %idxprom, !dbg !207
  ret ptr %arrayidx, !dbg !208
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #3

; Function Attrs: nofree norecurse nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #4 personality ptr @__gxx_personality_v0 !dbg !99 {
entry:
  %square = alloca %struct.Square, align 8
  call void @llvm.dbg.declare(metadata ptr undef, metadata !133, metadata !DIExpression(DW_OP_LLVM_fragment, 160, 32)), !dbg !209
  call void @llvm.dbg.declare(metadata ptr undef, metadata !133, metadata !DIExpression(DW_OP_LLVM_fragment, 288, 32)), !dbg !209
  %0 = load atomic i8, ptr @_ZGVZ4mainE4once acquire, align 8, !dbg !210
  %guard.uninitialized = icmp eq i8 %0, 0, !dbg !210
  br i1 %guard.uninitialized, label %init.check, label %init.end, !dbg !210, !prof !211

init.check:                                       ; preds = %entry
  %1 = tail call i32 @__cxa_guard_acquire(ptr nonnull @_ZGVZ4mainE4once) #14, !dbg !210
  %tobool.not = icmp eq i32 %1, 0, !dbg !210
  br i1 %tobool.not, label %init.end, label %init, !dbg !210

init:                                             ; preds = %init.check
  call void @llvm.dbg.value(metadata ptr @_ZZ4mainE4once, metadata !212, metadata !DIExpression()), !dbg !215
  %2 = load i32, ptr @_ZN12_GLOBAL__N_15Noisy4liveE, align 4, !dbg !217, !tbaa !194
  %inc.i = add nsw i32 %2, 1, !dbg !217
  store i32 %inc.i, ptr @_ZN12_GLOBAL__N_15Noisy4liveE, align 4, !dbg !217, !tbaa !194
  %3 = tail call i32 @__cxa_atexit(ptr nonnull @_ZN12_GLOBAL__N_15NoisyD2Ev, ptr nonnull @_ZZ4mainE4once, ptr nonnull @__dso_handle) #14, !dbg !210
  tail call void @__cxa_guard_release(ptr nonnull @_ZGVZ4mainE4once) #14, !dbg !210
  br label %init.end, !dbg !210

init.end:                                         ; preds = %init, %init.check, %entry
  call void @llvm.dbg.value(metadata i32 3, metadata !101, metadata !DIExpression()), !dbg !219
  call void @llvm.dbg.value(metadata i32 1, metadata !102, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 32)), !dbg !219
  call void @llvm.dbg.value(metadata i32 2, metadata !102, metadata !DIExpression(DW_OP_LLVM_fragment, 32, 32)), !dbg !219
  call void @llvm.dbg.value(metadata i32 poison, metadata !102, metadata !DIExpression(DW_OP_LLVM_fragment, 64, 32)), !dbg !219
  call void @llvm.dbg.value(metadata i32 4, metadata !102, metadata !DIExpression(DW_OP_LLVM_fragment, 96, 32)), !dbg !219
  call void @llvm.dbg.value(metadata i32 3, metadata !101, metadata !DIExpression()), !dbg !219
  call void @llvm.dbg.value(metadata i32 3, metadata !106, metadata !DIExpression()), !dbg !219
  call void @llvm.dbg.value(metadata ptr undef, metadata !110, metadata !DIExpression()), !dbg !219
  call void @llvm.dbg.value(metadata i32 undef, metadata !115, metadata !DIExpression()), !dbg !219
  call void @llvm.dbg.value(metadata double undef, metadata !115, metadata !DIExpression()), !dbg !219
  call void @llvm.dbg.value(metadata i32 undef, metadata !115, metadata !DIExpression()), !dbg !219
  call void @llvm.dbg.value(metadata double undef, metadata !115, metadata !DIExpression()), !dbg !219
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %square) #14, !dbg !220
  call void @llvm.dbg.declare(metadata ptr %square, metadata !116, metadata !DIExpression()), !dbg !221
  call void @llvm.dbg.value(metadata ptr %square, metadata !222, metadata !DIExpression()), !dbg !226
  call void @llvm.dbg.value(metadata double 2.000000e+00, metadata !225, metadata !DIExpression()), !dbg !226
  %4 = getelementptr inbounds i8, ptr %square, i64 8, !dbg !228
  call void @llvm.dbg.value(metadata ptr %4, metadata !229, metadata !DIExpression()), !dbg !236
  %id.i.i = getelementptr inbounds i8, ptr %square, i64 16, !dbg !238
  store i32 7, ptr %id.i.i, align 8, !dbg !238, !tbaa !239
  store ptr getelementptr inbounds ({ [7 x ptr], [3 x ptr] }, ptr @_ZTV6Square, i64 0, inrange i32 0, i64 2), ptr %square, align 8, !dbg !228, !tbaa !241
  store ptr getelementptr inbounds ({ [7 x ptr], [3 x ptr] }, ptr @_ZTV6Square, i64 0, inrange i32 1, i64 2), ptr %4, align 8, !dbg !228, !tbaa !241
  %side.i = getelementptr inbounds %struct.Square, ptr %square, i64 0, i32 2, !dbg !243
  store double 2.000000e+00, ptr %side.i, align 8, !dbg !243, !tbaa !244
  %5 = load i32, ptr @_ZN5Shape4madeE, align 4, !dbg !248, !tbaa !194
  call void @llvm.dbg.value(metadata ptr %square, metadata !117, metadata !DIExpression()), !dbg !219
  call void @llvm.dbg.value(metadata ptr %4, metadata !119, metadata !DIExpression()), !dbg !219
  call void @llvm.dbg.value(metadata i64 17, metadata !121, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 64)), !dbg !219
  call void @llvm.dbg.value(metadata i64 0, metadata !121, metadata !DIExpression(DW_OP_LLVM_fragment, 64, 64)), !dbg !219
  call void @llvm.dbg.value(metadata i64 8, metadata !123, metadata !DIExpression()), !dbg !219
  call void @llvm.dbg.value(metadata i32 9, metadata !102, metadata !DIExpression(DW_OP_LLVM_fragment, 64, 32)), !dbg !219
  call void @llvm.dbg.value(metadata i32 2, metadata !102, metadata !DIExpression(DW_OP_plus_uconst, 3, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 32)), !dbg !219
  call void @llvm.dbg.value(metadata i32 4, metadata !102, metadata !DIExpression(DW_OP_plus_uconst, 3, DW_OP_stack_value, DW_OP_LLVM_fragment, 32, 32)), !dbg !219
  call void @llvm.dbg.value(metadata i32 18, metadata !102, metadata !DIExpression(DW_OP_plus_uconst, 3, DW_OP_stack_value, DW_OP_LLVM_fragment, 64, 32)), !dbg !219
  call void @llvm.dbg.value(metadata i32 8, metadata !102, metadata !DIExpression(DW_OP_plus_uconst, 3, DW_OP_stack_value, DW_OP_LLVM_fragment, 96, 32)), !dbg !219
  call void @llvm.dbg.value(metadata i32 1, metadata !133, metadata !DIExpression(DW_OP_LLVM_fragment, 256, 32)), !dbg !219
  call void @llvm.dbg.value(metadata i32 3, metadata !133, metadata !DIExpression(DW_OP_LLVM_fragment, 128, 32)), !dbg !219
  call void @llvm.dbg.value(metadata ptr undef, metadata !163, metadata !DIExpression()), !dbg !219
  call void @llvm.dbg.value(metadata ptr poison, metadata !222, metadata !DIExpression()), !dbg !250
  call void @llvm.dbg.value(metadata double 3.000000e+00, metadata !225, metadata !DIExpression()), !dbg !250
  call void @llvm.dbg.value(metadata ptr poison, metadata !229, metadata !DIExpression()), !dbg !252
  %inc.i107 = add nsw i32 %5, 2, !dbg !254
  store i32 %inc.i107, ptr @_ZN5Shape4madeE, align 4, !dbg !254, !tbaa !194
  call void @llvm.dbg.value(metadata ptr poison, metadata !165, metadata !DIExpression()), !dbg !219
  call void @llvm.dbg.value(metadata i32 4, metadata !166, metadata !DIExpression()), !dbg !219
  call void @llvm.dbg.value(metadata ptr poison, metadata !167, metadata !DIExpression()), !dbg !219
  %6 = call ptr @__dynamic_cast(ptr nonnull %4, ptr nonnull @_ZTI5Named, ptr nonnull @_ZTI6Square, i64 8) #14, !dbg !255
  %cmp64.not = icmp eq ptr %6, null, !dbg !256
  %add66 = select i1 %cmp64.not, i32 248, i32 249, !dbg !257
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %square) #14, !dbg !258
  ret i32 %add66, !dbg !258
}

; Function Attrs: nofree nounwind
declare i32 @__cxa_guard_acquire(ptr) local_unnamed_addr #1

declare i32 @__gxx_personality_v0(...)

; Function Attrs: nofree nounwind
declare void @__cxa_guard_release(ptr) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #5

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(ptr noundef) local_unnamed_addr #6

; Function Attrs: nofree nounwind memory(read)
declare ptr @__dynamic_cast(ptr, ptr, ptr, i64) local_unnamed_addr #7

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZN5ShapeD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #8 comdat align 2 !dbg !259 {
entry:
  call void @llvm.dbg.value(metadata ptr %this, metadata !261, metadata !DIExpression()), !dbg !262
  ret void, !dbg !263
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZN6SquareD0Ev(ptr noundef nonnull align 8 dereferenceable(32) %this) unnamed_addr #9 comdat align 2 !dbg !264 {
entry:
  call void @llvm.dbg.value(metadata ptr %this, metadata !269, metadata !DIExpression()), !dbg !270
  tail call void @_ZdlPv(ptr noundef nonnull %this) #15, !dbg !271
  ret void, !dbg !271
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef double @_ZNK6Square4areaEv(ptr noundef nonnull align 8 dereferenceable(32) %this) unnamed_addr #10 comdat align 2 !dbg !272 {
entry:
  call void @llvm.dbg.value(metadata ptr %this, metadata !274, metadata !DIExpression()), !dbg !276
  %side = getelementptr inbounds %struct.Square, ptr %this, i64 0, i32 2, !dbg !277
  %0 = load double, ptr %side, align 8, !dbg !277, !tbaa !244
  %mul = fmul double %0, %0, !dbg !278
  ret double %mul, !dbg !279
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef i32 @_ZNK6Square7cornersEv(ptr noundef nonnull align 8 dereferenceable(32) %this) unnamed_addr #10 comdat align 2 !dbg !280 {
entry:
  call void @llvm.dbg.value(metadata ptr %this, metadata !282, metadata !DIExpression()), !dbg !283
  ret i32 4, !dbg !284
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNK6Square4nameEv(ptr noundef nonnull align 8 dereferenceable(32) %this) unnamed_addr #10 comdat align 2 !dbg !285 {
entry:
  call void @llvm.dbg.value(metadata ptr %this, metadata !287, metadata !DIExpression()), !dbg !288
  ret ptr @.str.1, !dbg !289
}

; Function Attrs: uwtable
define linkonce_odr dso_local noundef ptr @_ZThn8_NK6Square4nameEv(ptr noundef %this) unnamed_addr #11 comdat align 2 !dbg !290 {
entry:
  ret ptr @.str.1, !dbg !293
}

; Function Attrs: nofree nounwind uwtable
define internal void @_GLOBAL__sub_I_classes.cpp() #12 section ".text.startup" !dbg !294 {
entry:
  call void @llvm.dbg.value(metadata ptr @_ZN12_GLOBAL__N_112global_noisyE, metadata !212, metadata !DIExpression()), !dbg !296
  %0 = load i32, ptr @_ZN12_GLOBAL__N_15Noisy4liveE, align 4, !dbg !303, !tbaa !194
  %inc.i.i = add nsw i32 %0, 1, !dbg !303
  store i32 %inc.i.i, ptr @_ZN12_GLOBAL__N_15Noisy4liveE, align 4, !dbg !303, !tbaa !194
  %1 = tail call i32 @__cxa_atexit(ptr nonnull @_ZN12_GLOBAL__N_15NoisyD2Ev, ptr nonnull @_ZN12_GLOBAL__N_112global_noisyE, ptr nonnull @__dso_handle) #14, !dbg !304
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.value(metadata, metadata, metadata) #13

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nounwind }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nofree norecurse nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nofree nounwind memory(read) }
attributes #8 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { inlinehint nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #14 = { nounwind }
attributes #15 = { builtin nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!180, !181, !182, !183, !184, !185}
!llvm.ident = !{!186}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "made", linkageName: "_ZN5Shape4madeE", scope: !2, file: !3, line: 20, type: !5, isLocal: false, isDefinition: true, declaration: !17)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "Debian clang version 16.0.6 (15~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !94, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "classes.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "72a1b26b6703745290d1c6a0313a1855")
!4 = !{!5, !6, !60, !74}
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
!94 = !{!0, !95, !97, !168, !170, !175}
!95 = !DIGlobalVariableExpression(var: !96, expr: !DIExpression())
!96 = distinct !DIGlobalVariable(name: "global_noisy", linkageName: "_ZN12_GLOBAL__N_112global_noisyE", scope: !61, file: !3, line: 31, type: !60, isLocal: true, isDefinition: true)
!97 = !DIGlobalVariableExpression(var: !98, expr: !DIExpression())
!98 = distinct !DIGlobalVariable(name: "once", scope: !99, file: !3, line: 40, type: !60, isLocal: true, isDefinition: true)
!99 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !100)
!100 = !{!101, !102, !106, !110, !115, !116, !117, !119, !121, !123, !125, !128, !130, !131, !133, !163, !165, !166, !167}
!101 = !DILocalVariable(name: "captured", scope: !99, file: !3, line: 41, type: !5)
!102 = !DILocalVariable(name: "array", scope: !99, file: !3, line: 41, type: !103)
!103 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 128, elements: !104)
!104 = !{!105}
!105 = !DISubrange(count: 4)
!106 = !DILocalVariable(name: "by_value", scope: !99, file: !3, line: 42, type: !107)
!107 = distinct !DICompositeType(tag: DW_TAG_class_type, scope: !99, file: !3, line: 42, size: 32, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !108)
!108 = !{!109}
!109 = !DIDerivedType(tag: DW_TAG_member, name: "captured", scope: !107, file: !3, line: 42, baseType: !5, size: 32)
!110 = !DILocalVariable(name: "by_reference", scope: !99, file: !3, line: 43, type: !111)
!111 = distinct !DICompositeType(tag: DW_TAG_class_type, scope: !99, file: !3, line: 43, size: 64, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !112)
!112 = !{!113}
!113 = !DIDerivedType(tag: DW_TAG_member, name: "captured", scope: !111, file: !3, line: 43, baseType: !114, size: 64)
!114 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !5, size: 64)
!115 = !DILocalVariable(name: "stack", scope: !99, file: !3, line: 44, type: !74)
!116 = !DILocalVariable(name: "square", scope: !99, file: !3, line: 46, type: !7)
!117 = !DILocalVariable(name: "shape", scope: !99, file: !3, line: 47, type: !118)
!118 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!119 = !DILocalVariable(name: "named", scope: !99, file: !3, line: 48, type: !120)
!120 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !32, size: 64)
!121 = !DILocalVariable(name: "member", scope: !99, file: !3, line: 49, type: !122)
!122 = !DIDerivedType(tag: DW_TAG_ptr_to_member_type, baseType: !23, size: 128, extraData: !10)
!123 = !DILocalVariable(name: "data", scope: !99, file: !3, line: 50, type: !124)
!124 = !DIDerivedType(tag: DW_TAG_ptr_to_member_type, baseType: !5, size: 64, extraData: !32)
!125 = !DILocalVariable(name: "__range1", scope: !126, type: !127, flags: DIFlagArtificial)
!126 = distinct !DILexicalBlock(scope: !99, file: !3, line: 52, column: 5)
!127 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !103, size: 64)
!128 = !DILocalVariable(name: "__begin1", scope: !126, type: !129, flags: DIFlagArtificial)
!129 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!130 = !DILocalVariable(name: "__end1", scope: !126, type: !129, flags: DIFlagArtificial)
!131 = !DILocalVariable(name: "item", scope: !132, file: !3, line: 52, type: !114)
!132 = distinct !DILexicalBlock(scope: !126, file: !3, line: 52, column: 5)
!133 = !DILocalVariable(name: "d", scope: !99, file: !3, line: 53, type: !134)
!134 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Diamond", file: !3, line: 19, size: 320, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !135, vtableHolder: !137, identifier: "_ZTS7Diamond")
!135 = !{!136, !153, !159}
!136 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !134, baseType: !137, extraData: i32 0)
!137 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Left", file: !3, line: 17, size: 192, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !138, vtableHolder: !137, identifier: "_ZTS4Left")
!138 = !{!139, !148, !149}
!139 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !137, baseType: !140, offset: 24, flags: DIFlagVirtual, extraData: i32 0)
!140 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Base", file: !3, line: 16, size: 128, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !141, vtableHolder: !140, identifier: "_ZTS4Base")
!141 = !{!142, !143, !144}
!142 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$Base", scope: !3, file: !3, baseType: !13, size: 64, flags: DIFlagArtificial)
!143 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !140, file: !3, line: 16, baseType: !5, size: 32, offset: 64)
!144 = !DISubprogram(name: "f", linkageName: "_ZN4Base1fEv", scope: !140, file: !3, line: 16, type: !145, scopeLine: 16, containingType: !140, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!145 = !DISubroutineType(types: !146)
!146 = !{!5, !147}
!147 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !140, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!148 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$Left", scope: !3, file: !3, baseType: !13, size: 64, flags: DIFlagArtificial)
!149 = !DISubprogram(name: "f", linkageName: "_ZN4Left1fEv", scope: !137, file: !3, line: 17, type: !150, scopeLine: 17, containingType: !137, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!150 = !DISubroutineType(types: !151)
!151 = !{!5, !152}
!152 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !137, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!153 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !134, baseType: !154, offset: 64, extraData: i32 0)
!154 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Right", file: !3, line: 18, size: 256, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !155, vtableHolder: !154, identifier: "_ZTS5Right")
!155 = !{!156, !157, !158}
!156 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !154, baseType: !140, offset: 24, flags: DIFlagVirtual, extraData: i32 0)
!157 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$Right", scope: !3, file: !3, baseType: !13, size: 64, flags: DIFlagArtificial)
!158 = !DIDerivedType(tag: DW_TAG_member, name: "r", scope: !154, file: !3, line: 18, baseType: !5, size: 32, offset: 64)
!159 = !DISubprogram(name: "f", linkageName: "_ZN7Diamond1fEv", scope: !134, file: !3, line: 19, type: !160, scopeLine: 19, containingType: !134, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!160 = !DISubroutineType(types: !161)
!161 = !{!5, !162}
!162 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !134, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!163 = !DILocalVariable(name: "base", scope: !99, file: !3, line: 54, type: !164)
!164 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !140, size: 64)
!165 = !DILocalVariable(name: "made", scope: !99, file: !3, line: 55, type: !118)
!166 = !DILocalVariable(name: "corners", scope: !99, file: !3, line: 56, type: !5)
!167 = !DILocalVariable(name: "many", scope: !99, file: !3, line: 58, type: !129)
!168 = !DIGlobalVariableExpression(var: !169, expr: !DIExpression())
!169 = distinct !DIGlobalVariable(name: "live", linkageName: "_ZN12_GLOBAL__N_15Noisy4liveE", scope: !61, file: !3, line: 30, type: !5, isLocal: true, isDefinition: true, declaration: !63)
!170 = !DIGlobalVariableExpression(var: !171, expr: !DIExpression())
!171 = distinct !DIGlobalVariable(scope: null, file: !3, line: 8, type: !172, isLocal: true, isDefinition: true)
!172 = !DICompositeType(tag: DW_TAG_array_type, baseType: !40, size: 40, elements: !173)
!173 = !{!174}
!174 = !DISubrange(count: 5)
!175 = !DIGlobalVariableExpression(var: !176, expr: !DIExpression())
!176 = distinct !DIGlobalVariable(scope: null, file: !3, line: 14, type: !177, isLocal: true, isDefinition: true)
!177 = !DICompositeType(tag: DW_TAG_array_type, baseType: !40, size: 56, elements: !178)
!178 = !{!179}
!179 = !DISubrange(count: 7)
!180 = !{i32 7, !"Dwarf Version", i32 5}
!181 = !{i32 2, !"Debug Info Version", i32 3}
!182 = !{i32 1, !"wchar_size", i32 4}
!183 = !{i32 8, !"PIC Level", i32 2}
!184 = !{i32 7, !"PIE Level", i32 2}
!185 = !{i32 7, !"uwtable", i32 2}
!186 = !{!"Debian clang version 16.0.6 (15~deb12u1)"}
!187 = distinct !DISubprogram(name: "~Noisy", linkageName: "_ZN12_GLOBAL__N_15NoisyD2Ev", scope: !60, file: !3, line: 29, type: !65, scopeLine: 29, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !73, retainedNodes: !188)
!188 = !{!189}
!189 = !DILocalVariable(name: "this", arg: 1, scope: !187, type: !190, flags: DIFlagArtificial | DIFlagObjectPointer)
!190 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !60, size: 64)
!191 = !DILocation(line: 0, scope: !187)
!192 = !DILocation(line: 29, column: 97, scope: !193)
!193 = distinct !DILexicalBlock(scope: !187, file: !3, line: 29, column: 95)
!194 = !{!195, !195, i64 0}
!195 = !{!"int", !196, i64 0}
!196 = !{!"omnipotent char", !197, i64 0}
!197 = !{!"Simple C++ TBAA"}
!198 = !DILocation(line: 29, column: 105, scope: !187)
!199 = distinct !DISubprogram(name: "at", linkageName: "_Z2atRA4_ij", scope: !3, file: !3, line: 36, type: !200, scopeLine: 36, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !203)
!200 = !DISubroutineType(types: !201)
!201 = !{!114, !127, !202}
!202 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!203 = !{!204, !205}
!204 = !DILocalVariable(name: "array", arg: 1, scope: !199, file: !3, line: 36, type: !127)
!205 = !DILocalVariable(name: "i", arg: 2, scope: !199, file: !3, line: 36, type: !202)
!206 = !DILocation(line: 0, scope: !199)
!207 = !DILocation(line: 36, column: 47, scope: !199)
!208 = !DILocation(line: 36, column: 40, scope: !199)
!209 = !DILocation(line: 53, column: 13, scope: !99)
!210 = !DILocation(line: 40, column: 5, scope: !99)
!211 = !{!"branch_weights", i32 1, i32 1048575}
!212 = !DILocalVariable(name: "this", arg: 1, scope: !213, type: !190, flags: DIFlagArtificial | DIFlagObjectPointer)
!213 = distinct !DISubprogram(name: "Noisy", linkageName: "_ZN12_GLOBAL__N_15NoisyC2Ev", scope: !60, file: !3, line: 29, type: !65, scopeLine: 29, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !64, retainedNodes: !214)
!214 = !{!212}
!215 = !DILocation(line: 0, scope: !213, inlinedAt: !216)
!216 = distinct !DILocation(line: 40, column: 18, scope: !99)
!217 = !DILocation(line: 29, column: 43, scope: !218, inlinedAt: !216)
!218 = distinct !DILexicalBlock(scope: !213, file: !3, line: 29, column: 41)
!219 = !DILocation(line: 0, scope: !99)
!220 = !DILocation(line: 46, column: 5, scope: !99)
!221 = !DILocation(line: 46, column: 12, scope: !99)
!222 = !DILocalVariable(name: "this", arg: 1, scope: !223, type: !6, flags: DIFlagArtificial | DIFlagObjectPointer)
!223 = distinct !DISubprogram(name: "Square", linkageName: "_ZN6SquareC2Ed", scope: !7, file: !3, line: 11, type: !46, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !45, retainedNodes: !224)
!224 = !{!222, !225}
!225 = !DILocalVariable(name: "s", arg: 2, scope: !223, file: !3, line: 11, type: !25)
!226 = !DILocation(line: 0, scope: !223, inlinedAt: !227)
!227 = distinct !DILocation(line: 46, column: 12, scope: !99)
!228 = !DILocation(line: 11, column: 41, scope: !223, inlinedAt: !227)
!229 = !DILocalVariable(name: "this", arg: 1, scope: !230, type: !120, flags: DIFlagArtificial | DIFlagObjectPointer)
!230 = distinct !DISubprogram(name: "Named", linkageName: "_ZN5NamedC2Ev", scope: !32, file: !3, line: 8, type: !231, scopeLine: 8, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !234, retainedNodes: !235)
!231 = !DISubroutineType(types: !232)
!232 = !{null, !233}
!233 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !32, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!234 = !DISubprogram(name: "Named", scope: !32, type: !231, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!235 = !{!229}
!236 = !DILocation(line: 0, scope: !230, inlinedAt: !237)
!237 = distinct !DILocation(line: 11, column: 14, scope: !223, inlinedAt: !227)
!238 = !DILocation(line: 8, column: 72, scope: !230, inlinedAt: !237)
!239 = !{!240, !195, i64 8}
!240 = !{!"_ZTS5Named", !195, i64 8}
!241 = !{!242, !242, i64 0}
!242 = !{!"vtable pointer", !197, i64 0}
!243 = !DILocation(line: 11, column: 33, scope: !223, inlinedAt: !227)
!244 = !{!245, !247, i64 24}
!245 = !{!"_ZTS6Square", !246, i64 0, !240, i64 8, !247, i64 24}
!246 = !{!"_ZTS5Shape"}
!247 = !{!"double", !196, i64 0}
!248 = !DILocation(line: 11, column: 43, scope: !249, inlinedAt: !227)
!249 = distinct !DILexicalBlock(scope: !223, file: !3, line: 11, column: 41)
!250 = !DILocation(line: 0, scope: !223, inlinedAt: !251)
!251 = distinct !DILocation(line: 55, column: 23, scope: !99)
!252 = !DILocation(line: 0, scope: !230, inlinedAt: !253)
!253 = distinct !DILocation(line: 11, column: 14, scope: !223, inlinedAt: !251)
!254 = !DILocation(line: 11, column: 43, scope: !249, inlinedAt: !251)
!255 = !DILocation(line: 62, column: 55, scope: !99)
!256 = !DILocation(line: 62, column: 85, scope: !99)
!257 = !DILocation(line: 62, column: 52, scope: !99)
!258 = !DILocation(line: 63, column: 1, scope: !99)
!259 = distinct !DISubprogram(name: "~Shape", linkageName: "_ZN5ShapeD2Ev", scope: !10, file: !3, line: 3, type: !19, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !18, retainedNodes: !260)
!260 = !{!261}
!261 = !DILocalVariable(name: "this", arg: 1, scope: !259, type: !118, flags: DIFlagArtificial | DIFlagObjectPointer)
!262 = !DILocation(line: 0, scope: !259)
!263 = !DILocation(line: 3, column: 23, scope: !259)
!264 = distinct !DISubprogram(name: "~Square", linkageName: "_ZN6SquareD0Ev", scope: !7, file: !3, line: 9, type: !265, scopeLine: 9, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !267, retainedNodes: !268)
!265 = !DISubroutineType(types: !266)
!266 = !{null, !48}
!267 = !DISubprogram(name: "~Square", scope: !7, type: !265, containingType: !7, virtualIndex: 0, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!268 = !{!269}
!269 = !DILocalVariable(name: "this", arg: 1, scope: !264, type: !6, flags: DIFlagArtificial | DIFlagObjectPointer)
!270 = !DILocation(line: 0, scope: !264)
!271 = !DILocation(line: 9, column: 8, scope: !264)
!272 = distinct !DISubprogram(name: "area", linkageName: "_ZNK6Square4areaEv", scope: !7, file: !3, line: 12, type: !50, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !49, retainedNodes: !273)
!273 = !{!274}
!274 = !DILocalVariable(name: "this", arg: 1, scope: !272, type: !275, flags: DIFlagArtificial | DIFlagObjectPointer)
!275 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !53, size: 64)
!276 = !DILocation(line: 0, scope: !272)
!277 = !DILocation(line: 12, column: 43, scope: !272)
!278 = !DILocation(line: 12, column: 48, scope: !272)
!279 = !DILocation(line: 12, column: 36, scope: !272)
!280 = distinct !DISubprogram(name: "corners", linkageName: "_ZNK6Square7cornersEv", scope: !7, file: !3, line: 13, type: !55, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !54, retainedNodes: !281)
!281 = !{!282}
!282 = !DILocalVariable(name: "this", arg: 1, scope: !280, type: !275, flags: DIFlagArtificial | DIFlagObjectPointer)
!283 = !DILocation(line: 0, scope: !280)
!284 = !DILocation(line: 13, column: 36, scope: !280)
!285 = distinct !DISubprogram(name: "name", linkageName: "_ZNK6Square4nameEv", scope: !7, file: !3, line: 14, type: !58, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !57, retainedNodes: !286)
!286 = !{!287}
!287 = !DILocalVariable(name: "this", arg: 1, scope: !285, type: !275, flags: DIFlagArtificial | DIFlagObjectPointer)
!288 = !DILocation(line: 0, scope: !285)
!289 = !DILocation(line: 14, column: 41, scope: !285)
!290 = distinct !DISubprogram(linkageName: "_ZThn8_NK6Square4nameEv", scope: !3, file: !3, line: 14, type: !291, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !292)
!291 = !DISubroutineType(types: !292)
!292 = !{}
!293 = !DILocation(line: 0, scope: !290)
!294 = distinct !DISubprogram(linkageName: "_GLOBAL__sub_I_classes.cpp", scope: !295, file: !295, type: !291, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !292)
!295 = !DIFile(filename: "classes.cpp", directory: ".")
!296 = !DILocation(line: 0, scope: !213, inlinedAt: !297)
!297 = distinct !DILocation(line: 31, column: 7, scope: !298, inlinedAt: !302)
!298 = !DILexicalBlockFile(scope: !299, file: !3, discriminator: 0)
!299 = distinct !DISubprogram(name: "__cxx_global_var_init", scope: !295, file: !295, type: !300, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !292)
!300 = !DISubroutineType(types: !301)
!301 = !{null}
!302 = distinct !DILocation(line: 0, scope: !294)
!303 = !DILocation(line: 29, column: 43, scope: !218, inlinedAt: !297)
!304 = !DILocation(line: 0, scope: !299, inlinedAt: !302)
