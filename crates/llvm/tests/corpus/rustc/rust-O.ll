; ModuleID = 'rust.cebe997107dec46e-cgu.0'
source_filename = "rust.cebe997107dec46e-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@_ZN4rust5COUNT17h341954cae58e7e72E = global [8 x i8] zeroinitializer, align 8
@alloc_63575c3e000160dea70bdb05edf17349 = private unnamed_addr constant [3 x i8] c"one", align 1
@alloc_babee5271e6e42dc125a96e0272fa27d = private unnamed_addr constant [3 x i8] c"two", align 1
@_ZN4rust5TABLE17hbfbad10ebb8d3133E = local_unnamed_addr global <{ [1 x i8], [7 x i8], ptr, [9 x i8], [7 x i8], ptr, [8 x i8] }> <{ [1 x i8] c"\01", [7 x i8] undef, ptr @alloc_63575c3e000160dea70bdb05edf17349, [9 x i8] c"\03\00\00\00\00\00\00\00\02", [7 x i8] undef, ptr @alloc_babee5271e6e42dc125a96e0272fa27d, [8 x i8] c"\03\00\00\00\00\00\00\00" }>, align 8
@alloc_bd8bee06a7b89a590f3f665f148dfe98 = private unnamed_addr constant [8 x i8] c"rust.rs\00", align 1
@alloc_617e2b088f9d251d0c4ce11c394d0e05 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_bd8bee06a7b89a590f3f665f148dfe98, [16 x i8] c"\07\00\00\00\00\00\00\00\22\00\00\00\12\00\00\00" }>, align 8

; Function Attrs: mustprogress nofree norecurse nounwind nonlazybind willreturn uwtable
define { i64, i64 } @bump(i64 noundef %by) unnamed_addr #0 {
start:
  fence acquire
  %0 = atomicrmw add ptr @_ZN4rust5COUNT17h341954cae58e7e72E, i64 %by acq_rel, align 8
  %1 = cmpxchg weak ptr @_ZN4rust5COUNT17h341954cae58e7e72E, i64 %0, i64 0 seq_cst monotonic, align 8
  %2 = extractvalue { i64, i1 } %1, 1
  %3 = extractvalue { i64, i1 } %1, 0
  %_0.sroa.3.0 = select i1 %2, i64 %3, i64 undef
  %_0.sroa.0.0 = zext i1 %2 to i64
  %4 = insertvalue { i64, i64 } poison, i64 %_0.sroa.0.0, 0
  %5 = insertvalue { i64, i64 } %4, i64 %_0.sroa.3.0, 1
  ret { i64, i64 } %5
}

; Function Attrs: nonlazybind uwtable
define noundef range(i32 11, 2) i32 @pick(ptr noalias noundef align 4 captures(none) dereferenceable(16) %values, i64 noundef %at) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %_6 = icmp ult i64 %at, 4
  br i1 %_6, label %bb1, label %panic

bb1:                                              ; preds = %start
  %0 = getelementptr inbounds nuw i32, ptr %values, i64 %at
  %_5 = load i32, ptr %0, align 4, !noundef !3
  %_4 = mul i32 %_5, 3
  %1 = tail call noundef i32 @llvm.fshl.i32(i32 %_4, i32 %_4, i32 5)
  store i32 %1, ptr %0, align 4
  %_16.not = icmp eq i64 %at, 3
  br i1 %_16.not, label %bb4, label %bb6

panic:                                            ; preds = %start
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %at, i64 noundef 4, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_617e2b088f9d251d0c4ce11c394d0e05) #5
  unreachable

bb6:                                              ; preds = %bb1
  %_17 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %_14 = load i32, ptr %_17, align 4, !noundef !3
  %_13 = icmp ugt i32 %_14, 10
  %_14. = select i1 %_13, i32 %_14, i32 1
  br label %bb4

bb4:                                              ; preds = %bb6, %bb1
  %_0.sroa.0.0 = phi i32 [ -1, %bb1 ], [ %_14., %bb6 ]
  ret i32 %_0.sroa.0.0
}

; Function Attrs: nonlazybind uwtable
define noundef double @total(ptr noalias noundef nonnull readonly align 8 captures(none) %shapes.0, i64 noundef range(i64 0, 576460752303423488) %shapes.1, i128 noundef %scale) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %0 = icmp eq i64 %shapes.1, 0
  br i1 %0, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hef7d0a64f97ffb91E.exit", label %bb8.i

bb8.i:                                            ; preds = %start, %bb8.i
  %i.sroa.0.0.i = phi i64 [ %_27.i, %bb8.i ], [ 0, %start ]
  %acc.sroa.0.0.i = phi double [ %_0.i2.i.i, %bb8.i ], [ -0.000000e+00, %start ]
  %_45.i = getelementptr inbounds nuw { ptr, ptr }, ptr %shapes.0, i64 %i.sroa.0.0.i
  %_45.val.i = load ptr, ptr %_45.i, align 8, !nonnull !3, !align !4, !noundef !3
  %1 = getelementptr i8, ptr %_45.i, i64 8
  %_45.val3.i = load ptr, ptr %1, align 8, !nonnull !3, !align !5, !noundef !3
  %2 = getelementptr inbounds nuw i8, ptr %_45.val3.i, i64 24
  %3 = load ptr, ptr %2, align 8, !invariant.load !3, !nonnull !3
  %_0.i.i.i = tail call noundef double %3(ptr noundef nonnull align 1 %_45.val.i) #6
  %_0.i2.i.i = fadd double %acc.sroa.0.0.i, %_0.i.i.i
  %_27.i = add nuw nsw i64 %i.sroa.0.0.i, 1
  %_28.i = icmp eq i64 %_27.i, %shapes.1
  br i1 %_28.i, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hef7d0a64f97ffb91E.exit", label %bb8.i

"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hef7d0a64f97ffb91E.exit": ; preds = %bb8.i, %start
  %_0.sroa.0.0.i = phi double [ -0.000000e+00, %start ], [ %_0.i2.i.i, %bb8.i ]
  %_5 = sitofp i128 %scale to double
  %_0 = fmul double %_0.sroa.0.0.i, %_5
  ret double %_0
}

; Function Attrs: nonlazybind
declare i32 @rust_eh_personality(...) unnamed_addr #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #3

; core::panicking::panic_bounds_check
; Function Attrs: cold minsize noinline noreturn nonlazybind optsize uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef, i64 noundef, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #4

attributes #0 = { mustprogress nofree norecurse nounwind nonlazybind willreturn uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { nonlazybind "target-cpu"="x86-64" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { cold minsize noinline noreturn nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #5 = { noinline noreturn }
attributes #6 = { inlinehint }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!3 = !{}
!4 = !{i64 1}
!5 = !{i64 8}
