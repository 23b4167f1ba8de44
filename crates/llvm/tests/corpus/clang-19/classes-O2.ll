; ModuleID = 'classes.cpp'
source_filename = "classes.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
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
@_ZTVN10__cxxabiv117__class_type_infoE = external global [0 x ptr]
@_ZTS5Named = linkonce_odr dso_local constant [7 x i8] c"5Named\00", comdat, align 1
@_ZTI5Named = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS5Named }, comdat, align 8
@_ZTVN10__cxxabiv121__vmi_class_type_infoE = external global [0 x ptr]
@_ZTS6Square = linkonce_odr dso_local constant [8 x i8] c"6Square\00", comdat, align 1
@_ZTS5Shape = linkonce_odr dso_local constant [7 x i8] c"5Shape\00", comdat, align 1
@_ZTI5Shape = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS5Shape }, comdat, align 8
@_ZTI6Square = linkonce_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTS6Square, i32 0, i32 2, ptr @_ZTI5Shape, i64 2, ptr @_ZTI5Named, i64 2050 }, comdat, align 8
@_ZN12_GLOBAL__N_15Noisy4liveE = internal unnamed_addr global i32 0, align 4, !dbg !168
@_ZTV6Square = linkonce_odr dso_local unnamed_addr constant { [7 x ptr], [3 x ptr] } { [7 x ptr] [ptr null, ptr @_ZTI6Square, ptr @_ZN5ShapeD2Ev, ptr @_ZN6SquareD0Ev, ptr @_ZNK6Square4areaEv, ptr @_ZNK6Square7cornersEv, ptr @_ZNK6Square4nameEv], [3 x ptr] [ptr inttoptr (i64 -8 to ptr), ptr @_ZTI6Square, ptr @_ZThn8_NK6Square4nameEv] }, comdat, align 8
@.str.1 = private unnamed_addr constant [7 x i8] c"square\00", align 1, !dbg !175
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @_GLOBAL__sub_I_classes.cpp, ptr null }]

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal void @_ZN12_GLOBAL__N_15NoisyD2Ev(ptr nocapture nonnull readnone align 1 %this) unnamed_addr #0 align 2 !dbg !188 {
entry:
    #dbg_value(ptr poison, !190, !DIExpression(), !192)
  %0 = load i32, ptr @_ZN12_GLOBAL__N_15Noisy4liveE, align 4, !dbg !193, !tbaa !195
  %dec = add nsw i32 %0, -1, !dbg !193
  store i32 %dec, ptr @_ZN12_GLOBAL__N_15Noisy4liveE, align 4, !dbg !193, !tbaa !195
  ret void, !dbg !199
}

; Function Attrs: nofree nounwind
declare i32 @__cxa_atexit(ptr, ptr, ptr) local_unnamed_addr #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef nonnull align 4 dereferenceable(4) ptr @_Z2atRA4_ij(ptr noundef nonnull readnone align 4 dereferenceable(16) %array, i32 noundef %i) local_unnamed_addr #2 !dbg !200 {
entry:
    #dbg_value(ptr %array, !205, !DIExpression(), !207)
    #dbg_value(i32 %i, !206, !DIExpression(), !207)
  %idxprom = zext i32 %i to i64, !dbg !208
  %arrayidx = getelementptr inbounds [4 x i32], ptr %array, i64 0, i64 %idxprom, !dbg !208
  ret ptr %arrayidx, !dbg !209
}

; Function Attrs: nofree norecurse nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #3 personality ptr @__gxx_personality_v0 !dbg !99 {
entry:
  %square = alloca %struct.Square, align 8, !DIAssignID !210
    #dbg_assign(i1 undef, !116, !DIExpression(), !210, ptr %square, !DIExpression(), !211)
  %0 = load atomic i8, ptr @_ZGVZ4mainE4once acquire, align 8, !dbg !212
  %guard.uninitialized = icmp eq i8 %0, 0, !dbg !212
  br i1 %guard.uninitialized, label %init.check, label %init.end, !dbg !212, !prof !213

init.check:                                       ; preds = %entry
  %1 = tail call i32 @__cxa_guard_acquire(ptr nonnull @_ZGVZ4mainE4once) #11, !dbg !212
  %tobool.not = icmp eq i32 %1, 0, !dbg !212
  br i1 %tobool.not, label %init.end, label %init, !dbg !212

init:                                             ; preds = %init.check
    #dbg_value(ptr @_ZZ4mainE4once, !214, !DIExpression(), !217)
  %2 = load i32, ptr @_ZN12_GLOBAL__N_15Noisy4liveE, align 4, !dbg !219, !tbaa !195
  %inc.i = add nsw i32 %2, 1, !dbg !219
  store i32 %inc.i, ptr @_ZN12_GLOBAL__N_15Noisy4liveE, align 4, !dbg !219, !tbaa !195
  %3 = tail call i32 @__cxa_atexit(ptr nonnull @_ZN12_GLOBAL__N_15NoisyD2Ev, ptr nonnull @_ZZ4mainE4once, ptr nonnull @__dso_handle) #11, !dbg !212
  tail call void @__cxa_guard_release(ptr nonnull @_ZGVZ4mainE4once) #11, !dbg !212
  br label %init.end, !dbg !212

init.end:                                         ; preds = %init, %init.check, %entry
    #dbg_value(i32 3, !101, !DIExpression(), !211)
    #dbg_value(i32 1, !102, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !211)
    #dbg_value(i32 2, !102, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !211)
    #dbg_value(i32 poison, !102, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !211)
    #dbg_value(i32 4, !102, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !211)
    #dbg_value(i32 3, !106, !DIExpression(), !211)
    #dbg_value(ptr undef, !110, !DIExpression(), !211)
    #dbg_assign(i32 2, !115, !DIExpression(DW_OP_LLVM_fragment, 512, 32), !221, ptr poison, !DIExpression(), !211)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %square) #11, !dbg !222
    #dbg_value(ptr %square, !223, !DIExpression(), !227)
    #dbg_value(double 2.000000e+00, !226, !DIExpression(), !227)
  %4 = getelementptr inbounds i8, ptr %square, i64 8, !dbg !229
    #dbg_value(ptr %4, !230, !DIExpression(), !237)
  %id.i.i = getelementptr inbounds i8, ptr %square, i64 16, !dbg !239
  store i32 7, ptr %id.i.i, align 8, !dbg !239, !tbaa !240, !DIAssignID !242
    #dbg_assign(i32 7, !116, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !242, ptr %id.i.i, !DIExpression(), !211)
  store ptr getelementptr inbounds inrange(-16, 40) (i8, ptr @_ZTV6Square, i64 16), ptr %square, align 8, !dbg !229, !tbaa !243, !DIAssignID !245
    #dbg_assign(ptr getelementptr inbounds inrange(-16, 40) (i8, ptr @_ZTV6Square, i64 16), !116, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !245, ptr %square, !DIExpression(), !211)
  store ptr getelementptr inbounds inrange(-16, 8) (i8, ptr @_ZTV6Square, i64 72), ptr %4, align 8, !dbg !229, !tbaa !243, !DIAssignID !246
    #dbg_assign(ptr getelementptr inbounds inrange(-16, 8) (i8, ptr @_ZTV6Square, i64 72), !116, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !246, ptr %4, !DIExpression(), !211)
  %side.i = getelementptr inbounds i8, ptr %square, i64 24, !dbg !247
  store double 2.000000e+00, ptr %side.i, align 8, !dbg !247, !tbaa !248, !DIAssignID !252
    #dbg_assign(double 2.000000e+00, !116, !DIExpression(DW_OP_LLVM_fragment, 192, 64), !252, ptr %side.i, !DIExpression(), !211)
  %5 = load i32, ptr @_ZN5Shape4madeE, align 4, !dbg !253, !tbaa !195
    #dbg_value(ptr %square, !117, !DIExpression(), !211)
    #dbg_value(ptr %4, !119, !DIExpression(), !211)
    #dbg_value(i64 17, !121, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !211)
    #dbg_value(i64 0, !121, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !211)
    #dbg_value(i64 8, !123, !DIExpression(), !211)
    #dbg_value(i32 2, !102, !DIExpression(DW_OP_plus_uconst, 3, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 32), !211)
    #dbg_value(i32 4, !102, !DIExpression(DW_OP_plus_uconst, 3, DW_OP_stack_value, DW_OP_LLVM_fragment, 32, 32), !211)
    #dbg_value(i32 18, !102, !DIExpression(DW_OP_plus_uconst, 3, DW_OP_stack_value, DW_OP_LLVM_fragment, 64, 32), !211)
    #dbg_value(i32 8, !102, !DIExpression(DW_OP_plus_uconst, 3, DW_OP_stack_value, DW_OP_LLVM_fragment, 96, 32), !211)
    #dbg_value(i32 1, !133, !DIExpression(DW_OP_LLVM_fragment, 256, 32), !211)
    #dbg_value(i32 3, !133, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !211)
    #dbg_value(ptr poison, !133, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !211)
    #dbg_value(ptr poison, !133, !DIExpression(DW_OP_LLVM_fragment, 192, 64), !211)
    #dbg_value(ptr poison, !133, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !211)
    #dbg_value(ptr undef, !163, !DIExpression(), !211)
    #dbg_value(ptr poison, !223, !DIExpression(), !255)
    #dbg_value(double 3.000000e+00, !226, !DIExpression(), !255)
    #dbg_value(ptr poison, !230, !DIExpression(), !257)
  %inc.i107 = add nsw i32 %5, 2, !dbg !259
  store i32 %inc.i107, ptr @_ZN5Shape4madeE, align 4, !dbg !259, !tbaa !195
    #dbg_value(ptr poison, !165, !DIExpression(), !211)
    #dbg_value(i32 4, !166, !DIExpression(), !211)
    #dbg_value(ptr poison, !167, !DIExpression(), !211)
    #dbg_value(i32 5, !101, !DIExpression(), !211)
  %6 = call ptr @__dynamic_cast(ptr nonnull %4, ptr nonnull @_ZTI5Named, ptr nonnull @_ZTI6Square, i64 8) #11, !dbg !260
  %cmp64.not = icmp eq ptr %6, null, !dbg !261
  %add66 = select i1 %cmp64.not, i32 248, i32 249, !dbg !262
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %square) #11, !dbg !263
  ret i32 %add66, !dbg !263
}

; Function Attrs: nofree nounwind
declare i32 @__cxa_guard_acquire(ptr) local_unnamed_addr #1

declare i32 @__gxx_personality_v0(...)

; Function Attrs: nofree nounwind
declare void @__cxa_guard_release(ptr) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #4

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare ptr @__dynamic_cast(ptr, ptr, ptr, i64) local_unnamed_addr #6

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN5ShapeD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #7 comdat align 2 !dbg !264 {
entry:
    #dbg_value(ptr %this, !266, !DIExpression(), !267)
  ret void, !dbg !268
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN6SquareD0Ev(ptr noundef nonnull align 8 dereferenceable(32) %this) unnamed_addr #8 comdat align 2 !dbg !269 {
entry:
    #dbg_value(ptr %this, !274, !DIExpression(), !275)
  tail call void @_ZdlPvm(ptr noundef nonnull %this, i64 noundef 32) #12, !dbg !276
  ret void, !dbg !276
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef double @_ZNK6Square4areaEv(ptr noundef nonnull align 8 dereferenceable(32) %this) unnamed_addr #7 comdat align 2 !dbg !277 {
entry:
    #dbg_value(ptr %this, !279, !DIExpression(), !281)
  %side = getelementptr inbounds i8, ptr %this, i64 24, !dbg !282
  %0 = load double, ptr %side, align 8, !dbg !282, !tbaa !248
  %mul = fmul double %0, %0, !dbg !283
  ret double %mul, !dbg !284
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef i32 @_ZNK6Square7cornersEv(ptr noundef nonnull align 8 dereferenceable(32) %this) unnamed_addr #7 comdat align 2 !dbg !285 {
entry:
    #dbg_value(ptr %this, !287, !DIExpression(), !288)
  ret i32 4, !dbg !289
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNK6Square4nameEv(ptr noundef nonnull align 8 dereferenceable(32) %this) unnamed_addr #7 comdat align 2 !dbg !290 {
entry:
    #dbg_value(ptr %this, !292, !DIExpression(), !293)
  ret ptr @.str.1, !dbg !294
}

; Function Attrs: uwtable
define linkonce_odr dso_local noundef ptr @_ZThn8_NK6Square4nameEv(ptr noundef %this) unnamed_addr #9 comdat align 2 !dbg !295 {
entry:
  ret ptr @.str.1, !dbg !298
}

; Function Attrs: nofree nounwind uwtable
define internal void @_GLOBAL__sub_I_classes.cpp() #10 section ".text.startup" !dbg !299 {
entry:
    #dbg_value(ptr @_ZN12_GLOBAL__N_112global_noisyE, !214, !DIExpression(), !300)
  %0 = load i32, ptr @_ZN12_GLOBAL__N_15Noisy4liveE, align 4, !dbg !306, !tbaa !195
  %inc.i.i = add nsw i32 %0, 1, !dbg !306
  store i32 %inc.i.i, ptr @_ZN12_GLOBAL__N_15Noisy4liveE, align 4, !dbg !306, !tbaa !195
  %1 = tail call i32 @__cxa_atexit(ptr nonnull @_ZN12_GLOBAL__N_15NoisyD2Ev, ptr nonnull @_ZN12_GLOBAL__N_112global_noisyE, ptr nonnull @__dso_handle) #11, !dbg !307
  ret void
}

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nounwind }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree norecurse nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree nounwind willreturn memory(read) }
attributes #7 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { inlinehint mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nounwind }
attributes #12 = { builtin nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!180, !181, !182, !183, !184, !185, !186}
!llvm.ident = !{!187}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "made", linkageName: "_ZN5Shape4madeE", scope: !2, file: !3, line: 20, type: !5, isLocal: false, isDefinition: true, declaration: !17)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !94, splitDebugInlining: false, nameTableKind: None)
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
!17 = !DIDerivedType(tag: DW_TAG_variable, name: "made", scope: !10, file: !3, line: 6, baseType: !5, flags: DIFlagStaticMember)
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
!63 = !DIDerivedType(tag: DW_TAG_variable, name: "live", scope: !60, file: !3, line: 29, baseType: !5, flags: DIFlagStaticMember)
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
!186 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!187 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!188 = distinct !DISubprogram(name: "~Noisy", linkageName: "_ZN12_GLOBAL__N_15NoisyD2Ev", scope: !60, file: !3, line: 29, type: !65, scopeLine: 29, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !73, retainedNodes: !189)
!189 = !{!190}
!190 = !DILocalVariable(name: "this", arg: 1, scope: !188, type: !191, flags: DIFlagArtificial | DIFlagObjectPointer)
!191 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !60, size: 64)
!192 = !DILocation(line: 0, scope: !188)
!193 = !DILocation(line: 29, column: 97, scope: !194)
!194 = distinct !DILexicalBlock(scope: !188, file: !3, line: 29, column: 95)
!195 = !{!196, !196, i64 0}
!196 = !{!"int", !197, i64 0}
!197 = !{!"omnipotent char", !198, i64 0}
!198 = !{!"Simple C++ TBAA"}
!199 = !DILocation(line: 29, column: 105, scope: !188)
!200 = distinct !DISubprogram(name: "at", linkageName: "_Z2atRA4_ij", scope: !3, file: !3, line: 36, type: !201, scopeLine: 36, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !204)
!201 = !DISubroutineType(types: !202)
!202 = !{!114, !127, !203}
!203 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!204 = !{!205, !206}
!205 = !DILocalVariable(name: "array", arg: 1, scope: !200, file: !3, line: 36, type: !127)
!206 = !DILocalVariable(name: "i", arg: 2, scope: !200, file: !3, line: 36, type: !203)
!207 = !DILocation(line: 0, scope: !200)
!208 = !DILocation(line: 36, column: 47, scope: !200)
!209 = !DILocation(line: 36, column: 40, scope: !200)
!210 = distinct !DIAssignID()
!211 = !DILocation(line: 0, scope: !99)
!212 = !DILocation(line: 40, column: 5, scope: !99)
!213 = !{!"branch_weights", i32 1, i32 1048575}
!214 = !DILocalVariable(name: "this", arg: 1, scope: !215, type: !191, flags: DIFlagArtificial | DIFlagObjectPointer)
!215 = distinct !DISubprogram(name: "Noisy", linkageName: "_ZN12_GLOBAL__N_15NoisyC2Ev", scope: !60, file: !3, line: 29, type: !65, scopeLine: 29, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !64, retainedNodes: !216)
!216 = !{!214}
!217 = !DILocation(line: 0, scope: !215, inlinedAt: !218)
!218 = distinct !DILocation(line: 40, column: 18, scope: !99)
!219 = !DILocation(line: 29, column: 43, scope: !220, inlinedAt: !218)
!220 = distinct !DILexicalBlock(scope: !215, file: !3, line: 29, column: 41)
!221 = distinct !DIAssignID()
!222 = !DILocation(line: 46, column: 5, scope: !99)
!223 = !DILocalVariable(name: "this", arg: 1, scope: !224, type: !6, flags: DIFlagArtificial | DIFlagObjectPointer)
!224 = distinct !DISubprogram(name: "Square", linkageName: "_ZN6SquareC2Ed", scope: !7, file: !3, line: 11, type: !46, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !45, retainedNodes: !225)
!225 = !{!223, !226}
!226 = !DILocalVariable(name: "s", arg: 2, scope: !224, file: !3, line: 11, type: !25)
!227 = !DILocation(line: 0, scope: !224, inlinedAt: !228)
!228 = distinct !DILocation(line: 46, column: 12, scope: !99)
!229 = !DILocation(line: 11, column: 41, scope: !224, inlinedAt: !228)
!230 = !DILocalVariable(name: "this", arg: 1, scope: !231, type: !120, flags: DIFlagArtificial | DIFlagObjectPointer)
!231 = distinct !DISubprogram(name: "Named", linkageName: "_ZN5NamedC2Ev", scope: !32, file: !3, line: 8, type: !232, scopeLine: 8, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !235, retainedNodes: !236)
!232 = !DISubroutineType(types: !233)
!233 = !{null, !234}
!234 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !32, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!235 = !DISubprogram(name: "Named", scope: !32, type: !232, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!236 = !{!230}
!237 = !DILocation(line: 0, scope: !231, inlinedAt: !238)
!238 = distinct !DILocation(line: 11, column: 14, scope: !224, inlinedAt: !228)
!239 = !DILocation(line: 8, column: 72, scope: !231, inlinedAt: !238)
!240 = !{!241, !196, i64 8}
!241 = !{!"_ZTS5Named", !196, i64 8}
!242 = distinct !DIAssignID()
!243 = !{!244, !244, i64 0}
!244 = !{!"vtable pointer", !198, i64 0}
!245 = distinct !DIAssignID()
!246 = distinct !DIAssignID()
!247 = !DILocation(line: 11, column: 33, scope: !224, inlinedAt: !228)
!248 = !{!249, !251, i64 24}
!249 = !{!"_ZTS6Square", !250, i64 0, !241, i64 8, !251, i64 24}
!250 = !{!"_ZTS5Shape"}
!251 = !{!"double", !197, i64 0}
!252 = distinct !DIAssignID()
!253 = !DILocation(line: 11, column: 43, scope: !254, inlinedAt: !228)
!254 = distinct !DILexicalBlock(scope: !224, file: !3, line: 11, column: 41)
!255 = !DILocation(line: 0, scope: !224, inlinedAt: !256)
!256 = distinct !DILocation(line: 55, column: 23, scope: !99)
!257 = !DILocation(line: 0, scope: !231, inlinedAt: !258)
!258 = distinct !DILocation(line: 11, column: 14, scope: !224, inlinedAt: !256)
!259 = !DILocation(line: 11, column: 43, scope: !254, inlinedAt: !256)
!260 = !DILocation(line: 62, column: 55, scope: !99)
!261 = !DILocation(line: 62, column: 85, scope: !99)
!262 = !DILocation(line: 62, column: 52, scope: !99)
!263 = !DILocation(line: 63, column: 1, scope: !99)
!264 = distinct !DISubprogram(name: "~Shape", linkageName: "_ZN5ShapeD2Ev", scope: !10, file: !3, line: 3, type: !19, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !18, retainedNodes: !265)
!265 = !{!266}
!266 = !DILocalVariable(name: "this", arg: 1, scope: !264, type: !118, flags: DIFlagArtificial | DIFlagObjectPointer)
!267 = !DILocation(line: 0, scope: !264)
!268 = !DILocation(line: 3, column: 23, scope: !264)
!269 = distinct !DISubprogram(name: "~Square", linkageName: "_ZN6SquareD0Ev", scope: !7, file: !3, line: 9, type: !270, scopeLine: 9, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !272, retainedNodes: !273)
!270 = !DISubroutineType(types: !271)
!271 = !{null, !48}
!272 = !DISubprogram(name: "~Square", scope: !7, type: !270, containingType: !7, virtualIndex: 0, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!273 = !{!274}
!274 = !DILocalVariable(name: "this", arg: 1, scope: !269, type: !6, flags: DIFlagArtificial | DIFlagObjectPointer)
!275 = !DILocation(line: 0, scope: !269)
!276 = !DILocation(line: 9, column: 8, scope: !269)
!277 = distinct !DISubprogram(name: "area", linkageName: "_ZNK6Square4areaEv", scope: !7, file: !3, line: 12, type: !50, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !49, retainedNodes: !278)
!278 = !{!279}
!279 = !DILocalVariable(name: "this", arg: 1, scope: !277, type: !280, flags: DIFlagArtificial | DIFlagObjectPointer)
!280 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !53, size: 64)
!281 = !DILocation(line: 0, scope: !277)
!282 = !DILocation(line: 12, column: 43, scope: !277)
!283 = !DILocation(line: 12, column: 48, scope: !277)
!284 = !DILocation(line: 12, column: 36, scope: !277)
!285 = distinct !DISubprogram(name: "corners", linkageName: "_ZNK6Square7cornersEv", scope: !7, file: !3, line: 13, type: !55, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !54, retainedNodes: !286)
!286 = !{!287}
!287 = !DILocalVariable(name: "this", arg: 1, scope: !285, type: !280, flags: DIFlagArtificial | DIFlagObjectPointer)
!288 = !DILocation(line: 0, scope: !285)
!289 = !DILocation(line: 13, column: 36, scope: !285)
!290 = distinct !DISubprogram(name: "name", linkageName: "_ZNK6Square4nameEv", scope: !7, file: !3, line: 14, type: !58, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !57, retainedNodes: !291)
!291 = !{!292}
!292 = !DILocalVariable(name: "this", arg: 1, scope: !290, type: !280, flags: DIFlagArtificial | DIFlagObjectPointer)
!293 = !DILocation(line: 0, scope: !290)
!294 = !DILocation(line: 14, column: 41, scope: !290)
!295 = distinct !DISubprogram(linkageName: "_ZThn8_NK6Square4nameEv", scope: !3, file: !3, line: 14, type: !296, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!296 = !DISubroutineType(types: !297)
!297 = !{}
!298 = !DILocation(line: 0, scope: !295)
!299 = distinct !DISubprogram(linkageName: "_GLOBAL__sub_I_classes.cpp", scope: !3, file: !3, type: !296, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!300 = !DILocation(line: 0, scope: !215, inlinedAt: !301)
!301 = distinct !DILocation(line: 31, column: 7, scope: !302, inlinedAt: !305)
!302 = distinct !DISubprogram(name: "__cxx_global_var_init", scope: !3, file: !3, type: !303, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!303 = !DISubroutineType(types: !304)
!304 = !{null}
!305 = distinct !DILocation(line: 0, scope: !299)
!306 = !DILocation(line: 29, column: 43, scope: !220, inlinedAt: !301)
!307 = !DILocation(line: 0, scope: !302, inlinedAt: !305)
