; ModuleID = 'rust.cebe997107dec46e-cgu.0'
source_filename = "rust.cebe997107dec46e-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@alloc_3e1ebac14318b612ab4efabc52799932 = private unnamed_addr constant [186 x i8] c"unsafe precondition(s) violated: usize::unchecked_add cannot overflow\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_de4e626d456b04760e72bc785ed7e52a = private unnamed_addr constant [201 x i8] c"unsafe precondition(s) violated: ptr::offset_from_unsigned requires `self >= origin`\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_5a43f8d94dd4505c1dba43832ce73af8 = private unnamed_addr constant [52 x i8] c"there is no such thing as a release failure ordering", align 1
@alloc_e17502e153481471943c37e20438384b = private unnamed_addr constant [80 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/sync/atomic.rs\00", align 1
@alloc_1dbbdb33ce56ab0f629d5d081745ad16 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e17502e153481471943c37e20438384b, [16 x i8] c"O\00\00\00\00\00\00\00\EC\0F\00\00\1D\00\00\00" }>, align 8
@alloc_7adef5546d83b439c7829602020737c6 = private unnamed_addr constant [61 x i8] c"there is no such thing as an acquire-release failure ordering", align 1
@alloc_11a7b6bb3417a8fba26ae9c100d23a1b = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e17502e153481471943c37e20438384b, [16 x i8] c"O\00\00\00\00\00\00\00\EB\0F\00\00\1C\00\00\00" }>, align 8
@alloc_929e9b2e7b7429614ca4fc017efff666 = private unnamed_addr constant [41 x i8] c"there is no such thing as a relaxed fence", align 1
@alloc_ea5b21d5fc560c6358071a0315535da4 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e17502e153481471943c37e20438384b, [16 x i8] c"O\00\00\00\00\00\00\00\19\11\00\00\18\00\00\00" }>, align 8
@_ZN4rust5COUNT17h341954cae58e7e72E = global [8 x i8] zeroinitializer, align 8, !dbg !0
@alloc_63575c3e000160dea70bdb05edf17349 = private unnamed_addr constant [3 x i8] c"one", align 1
@alloc_babee5271e6e42dc125a96e0272fa27d = private unnamed_addr constant [3 x i8] c"two", align 1
@_ZN4rust5TABLE17hbfbad10ebb8d3133E = global <{ [1 x i8], [7 x i8], ptr, [9 x i8], [7 x i8], ptr, [8 x i8] }> <{ [1 x i8] c"\01", [7 x i8] undef, ptr @alloc_63575c3e000160dea70bdb05edf17349, [9 x i8] c"\03\00\00\00\00\00\00\00\02", [7 x i8] undef, ptr @alloc_babee5271e6e42dc125a96e0272fa27d, [8 x i8] c"\03\00\00\00\00\00\00\00" }>, align 8, !dbg !19
@alloc_88bfb5085a97a9f03cee2b9c3c42dd08 = private unnamed_addr constant [81 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/ptr/non_null.rs\00", align 1
@alloc_7cb1dd7620319c06f8fe4029f6b4a0d1 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_88bfb5085a97a9f03cee2b9c3c42dd08, [16 x i8] c"P\00\00\00\00\00\00\00\B9\03\00\00 \00\00\00" }>, align 8
@alloc_ec595fc0e82ef92fc59bd74f68296eae = private unnamed_addr constant [73 x i8] c"assertion failed: 0 < pointee_size && pointee_size <= isize::MAX as usize", align 1
@alloc_e9481a72334486f24b2c0d82b25567e1 = private unnamed_addr constant [79 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/slice/iter.rs\00", align 1
@alloc_12fdce0839ba33fd8bd1bb0711a36af6 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e9481a72334486f24b2c0d82b25567e1, [16 x i8] c"N\00\00\00\00\00\00\00\8E\00\00\00\01\00\00\00" }>, align 8
@alloc_bd8bee06a7b89a590f3f665f148dfe98 = private unnamed_addr constant [8 x i8] c"rust.rs\00", align 1
@alloc_617e2b088f9d251d0c4ce11c394d0e05 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_bd8bee06a7b89a590f3f665f148dfe98, [16 x i8] c"\07\00\00\00\00\00\00\00\22\00\00\00\12\00\00\00" }>, align 8
@alloc_1a00061c8fec3cdadcd50ecbab1958a0 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_bd8bee06a7b89a590f3f665f148dfe98, [16 x i8] c"\07\00\00\00\00\00\00\00\22\00\00\00\05\00\00\00" }>, align 8
@alloc_bcf66b808956bce0d7ae78124001b8b9 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_bd8bee06a7b89a590f3f665f148dfe98, [16 x i8] c"\07\00\00\00\00\00\00\00#\00\00\00\16\00\00\00" }>, align 8

; <core::iter::adapters::map::Map<I,F> as core::iter::traits::iterator::Iterator>::fold
; Function Attrs: nonlazybind uwtable
define double @"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h64f44f60b2b3e452E"(ptr %self.0, ptr %self.1, double %init) unnamed_addr #0 !dbg !50 {
start:
  %f.dbg.spill = alloca [0 x i8], align 1
  %g.dbg.spill = alloca [0 x i8], align 1
  %init.dbg.spill = alloca [8 x i8], align 8
  %self.dbg.spill = alloca [16 x i8], align 8
  store ptr %self.0, ptr %self.dbg.spill, align 8
  %0 = getelementptr inbounds i8, ptr %self.dbg.spill, i64 8
  store ptr %self.1, ptr %0, align 8
    #dbg_declare(ptr %self.dbg.spill, !104, !DIExpression(), !111)
  store double %init, ptr %init.dbg.spill, align 8
    #dbg_declare(ptr %init.dbg.spill, !105, !DIExpression(), !112)
    #dbg_declare(ptr %g.dbg.spill, !106, !DIExpression(), !113)
    #dbg_declare(ptr %g.dbg.spill, !114, !DIExpression(), !123)
    #dbg_declare(ptr %f.dbg.spill, !119, !DIExpression(), !125)
; call <core::slice::iter::Iter<T> as core::iter::traits::iterator::Iterator>::fold
  %_0 = call double @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hef7d0a64f97ffb91E"(ptr %self.0, ptr %self.1, double %init) #9, !dbg !126
  ret double %_0, !dbg !127
}

; <rust::Square as rust::Shape>::area
; Function Attrs: nonlazybind uwtable
define double @"_ZN44_$LT$rust..Square$u20$as$u20$rust..Shape$GT$4area17h5fd289dd7d21903aE"(ptr align 8 %self) unnamed_addr #0 !dbg !128 {
start:
  %self.dbg.spill = alloca [8 x i8], align 8
  store ptr %self, ptr %self.dbg.spill, align 8
    #dbg_declare(ptr %self.dbg.spill, !137, !DIExpression(), !138)
  %_2 = load double, ptr %self, align 8, !dbg !139
  %_3 = load double, ptr %self, align 8, !dbg !140
  %_0 = fmul double %_2, %_3, !dbg !139
  ret double %_0, !dbg !141
}

; core::intrinsics::rotate_left
; Function Attrs: nounwind nonlazybind uwtable
define i32 @_ZN4core10intrinsics11rotate_left17h900f46a3548d8934E(i32 %x, i32 %shift) unnamed_addr #1 personality ptr @rust_eh_personality !dbg !142 {
start:
  %0 = alloca [4 x i8], align 4
  %shift.dbg.spill = alloca [4 x i8], align 4
  %x.dbg.spill = alloca [4 x i8], align 4
  store i32 %x, ptr %x.dbg.spill, align 4
    #dbg_declare(ptr %x.dbg.spill, !149, !DIExpression(), !153)
  store i32 %shift, ptr %shift.dbg.spill, align 4
    #dbg_declare(ptr %shift.dbg.spill, !150, !DIExpression(), !154)
  %_3 = urem i32 %shift, 32, !dbg !155
  %1 = call i32 @llvm.fshl.i32(i32 %x, i32 %x, i32 %_3), !dbg !156
  store i32 %1, ptr %0, align 4, !dbg !156
  %_0 = load i32, ptr %0, align 4, !dbg !156
  ret i32 %_0, !dbg !157
}

; core::num::<impl usize>::unchecked_add::precondition_check
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @"_ZN4core3num23_$LT$impl$u20$usize$GT$13unchecked_add18precondition_check17h1d0871c4bedd98f1E"(i64 %lhs, i64 %rhs, ptr align 8 %0) unnamed_addr #2 !dbg !158 {
start:
  %msg.dbg.spill = alloca [16 x i8], align 8
  %rhs.dbg.spill = alloca [8 x i8], align 8
  %lhs.dbg.spill = alloca [8 x i8], align 8
  store i64 %lhs, ptr %lhs.dbg.spill, align 8
    #dbg_declare(ptr %lhs.dbg.spill, !187, !DIExpression(), !191)
    #dbg_declare(ptr %lhs.dbg.spill, !192, !DIExpression(), !204)
  store i64 %rhs, ptr %rhs.dbg.spill, align 8
    #dbg_declare(ptr %rhs.dbg.spill, !188, !DIExpression(), !191)
    #dbg_declare(ptr %rhs.dbg.spill, !203, !DIExpression(), !207)
  %_7.0 = add i64 %lhs, %rhs, !dbg !208
  %_7.1 = icmp ult i64 %_7.0, %lhs, !dbg !208
  br i1 %_7.1, label %bb1, label %bb2, !dbg !209

bb2:                                              ; preds = %start
  ret void, !dbg !210

bb1:                                              ; preds = %start
  store ptr @alloc_3e1ebac14318b612ab4efabc52799932, ptr %msg.dbg.spill, align 8, !dbg !211
  %1 = getelementptr inbounds i8, ptr %msg.dbg.spill, i64 8, !dbg !211
  store i64 186, ptr %1, align 8, !dbg !211
    #dbg_declare(ptr %msg.dbg.spill, !189, !DIExpression(), !212)
    #dbg_declare(ptr %msg.dbg.spill, !213, !DIExpression(), !307)
    #dbg_declare(ptr %msg.dbg.spill, !309, !DIExpression(), !317)
    #dbg_declare(ptr %msg.dbg.spill, !319, !DIExpression(), !324)
    #dbg_declare(ptr %msg.dbg.spill, !326, !DIExpression(), !335)
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_3e1ebac14318b612ab4efabc52799932, ptr inttoptr (i64 373 to ptr), i1 zeroext false, ptr align 8 %0) #10, !dbg !337
  unreachable, !dbg !337
}

; core::ptr::const_ptr::<impl *const T>::offset_from_unsigned::precondition_check
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @"_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$20offset_from_unsigned18precondition_check17h3f7feb8beb125f8bE"(ptr %this, ptr %origin, ptr align 8 %0) unnamed_addr #2 !dbg !338 {
start:
  %msg.dbg.spill = alloca [16 x i8], align 8
  %origin.dbg.spill = alloca [8 x i8], align 8
  %this.dbg.spill = alloca [8 x i8], align 8
  store ptr %this, ptr %this.dbg.spill, align 8
    #dbg_declare(ptr %this.dbg.spill, !345, !DIExpression(), !349)
    #dbg_declare(ptr %this.dbg.spill, !350, !DIExpression(), !357)
  store ptr %origin, ptr %origin.dbg.spill, align 8
    #dbg_declare(ptr %origin.dbg.spill, !346, !DIExpression(), !349)
    #dbg_declare(ptr %origin.dbg.spill, !356, !DIExpression(), !360)
  %_3 = icmp uge ptr %this, %origin, !dbg !361
  br i1 %_3, label %bb1, label %bb2, !dbg !358

bb2:                                              ; preds = %start
  store ptr @alloc_de4e626d456b04760e72bc785ed7e52a, ptr %msg.dbg.spill, align 8, !dbg !367
  %1 = getelementptr inbounds i8, ptr %msg.dbg.spill, i64 8, !dbg !367
  store i64 201, ptr %1, align 8, !dbg !367
    #dbg_declare(ptr %msg.dbg.spill, !347, !DIExpression(), !368)
    #dbg_declare(ptr %msg.dbg.spill, !369, !DIExpression(), !372)
    #dbg_declare(ptr %msg.dbg.spill, !374, !DIExpression(), !377)
    #dbg_declare(ptr %msg.dbg.spill, !379, !DIExpression(), !382)
    #dbg_declare(ptr %msg.dbg.spill, !384, !DIExpression(), !387)
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_de4e626d456b04760e72bc785ed7e52a, ptr inttoptr (i64 403 to ptr), i1 zeroext false, ptr align 8 %0) #10, !dbg !389
  unreachable, !dbg !389

bb1:                                              ; preds = %start
  ret void, !dbg !390
}

; core::iter::traits::iterator::Iterator::map
; Function Attrs: inlinehint nonlazybind uwtable
define { ptr, ptr } @_ZN4core4iter6traits8iterator8Iterator3map17hc1f01ba07100d0e6E(ptr %self.0, ptr %self.1) unnamed_addr #3 !dbg !391 {
start:
  %f.dbg.spill = alloca [0 x i8], align 1
  %self.dbg.spill = alloca [16 x i8], align 8
  store ptr %self.0, ptr %self.dbg.spill, align 8
  %0 = getelementptr inbounds i8, ptr %self.dbg.spill, i64 8
  store ptr %self.1, ptr %0, align 8
    #dbg_declare(ptr %self.dbg.spill, !398, !DIExpression(), !402)
    #dbg_declare(ptr %f.dbg.spill, !399, !DIExpression(), !403)
  %1 = insertvalue { ptr, ptr } poison, ptr %self.0, 0, !dbg !404
  %2 = insertvalue { ptr, ptr } %1, ptr %self.1, 1, !dbg !404
  ret { ptr, ptr } %2, !dbg !404
}

; core::iter::traits::iterator::Iterator::sum
; Function Attrs: nonlazybind uwtable
define double @_ZN4core4iter6traits8iterator8Iterator3sum17h973bbc91288e68faE(ptr %self.0, ptr %self.1) unnamed_addr #0 !dbg !405 {
start:
  %self.dbg.spill = alloca [16 x i8], align 8
  store ptr %self.0, ptr %self.dbg.spill, align 8
  %0 = getelementptr inbounds i8, ptr %self.dbg.spill, i64 8
  store ptr %self.1, ptr %0, align 8
    #dbg_declare(ptr %self.dbg.spill, !409, !DIExpression(), !413)
; call <f64 as core::iter::traits::accum::Sum>::sum
  %_0 = call double @"_ZN54_$LT$f64$u20$as$u20$core..iter..traits..accum..Sum$GT$3sum17h4a6fb59e941376f1E"(ptr %self.0, ptr %self.1), !dbg !414
  ret double %_0, !dbg !415
}

; core::iter::adapters::map::map_fold::{{closure}}
; Function Attrs: inlinehint nonlazybind uwtable
define double @"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17hff09dca4f72497bbE"(ptr align 1 %_1, double %acc, ptr align 8 %elt) unnamed_addr #3 personality ptr @rust_eh_personality !dbg !416 {
start:
  %0 = alloca [16 x i8], align 8
  %elt.dbg.spill = alloca [8 x i8], align 8
  %acc.dbg.spill = alloca [8 x i8], align 8
  %_1.dbg.spill = alloca [8 x i8], align 8
  %_10 = alloca [1 x i8], align 1
  store ptr %_1, ptr %_1.dbg.spill, align 8
    #dbg_declare(ptr %_1.dbg.spill, !428, !DIExpression(DW_OP_deref), !430)
    #dbg_declare(ptr %_1.dbg.spill, !429, !DIExpression(DW_OP_deref), !431)
  store double %acc, ptr %acc.dbg.spill, align 8
    #dbg_declare(ptr %acc.dbg.spill, !426, !DIExpression(), !432)
  store ptr %elt, ptr %elt.dbg.spill, align 8
    #dbg_declare(ptr %elt.dbg.spill, !427, !DIExpression(), !433)
  store i8 1, ptr %_10, align 1, !dbg !434
; invoke rust::total::{{closure}}
  %_7 = invoke double @"_ZN4rust5total28_$u7b$$u7b$closure$u7d$$u7d$17h091bb05952cd7f1cE"(ptr align 1 %_1, ptr align 8 %elt)
          to label %bb1 unwind label %cleanup, !dbg !435

bb5:                                              ; preds = %cleanup
  %1 = load i8, ptr %_10, align 1, !dbg !436
  %2 = trunc nuw i8 %1 to i1, !dbg !436
  br i1 %2, label %bb4, label %bb3, !dbg !436

cleanup:                                          ; preds = %bb1, %start
  %3 = landingpad { ptr, i32 }
          cleanup
  %4 = extractvalue { ptr, i32 } %3, 0
  %5 = extractvalue { ptr, i32 } %3, 1
  store ptr %4, ptr %0, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 8
  store i32 %5, ptr %6, align 8
  br label %bb5

bb1:                                              ; preds = %start
  store i8 0, ptr %_10, align 1, !dbg !437
; invoke <f64 as core::iter::traits::accum::Sum>::sum::{{closure}}
  %_0 = invoke double @"_ZN54_$LT$f64$u20$as$u20$core..iter..traits..accum..Sum$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17hac1d23b4b5b15c22E"(ptr align 1 %_1, double %acc, double %_7)
          to label %bb2 unwind label %cleanup, !dbg !437

bb2:                                              ; preds = %bb1
  ret double %_0, !dbg !438

bb3:                                              ; preds = %bb4, %bb5
  %7 = load ptr, ptr %0, align 8, !dbg !439
  %8 = getelementptr inbounds i8, ptr %0, i64 8, !dbg !439
  %9 = load i32, ptr %8, align 8, !dbg !439
  %10 = insertvalue { ptr, i32 } poison, ptr %7, 0, !dbg !439
  %11 = insertvalue { ptr, i32 } %10, i32 %9, 1, !dbg !439
  resume { ptr, i32 } %11, !dbg !439

bb4:                                              ; preds = %bb5
  br label %bb3, !dbg !436
}

; core::sync::atomic::AtomicUsize::compare_exchange_weak
; Function Attrs: inlinehint nonlazybind uwtable
define internal { i64, i64 } @_ZN4core4sync6atomic11AtomicUsize21compare_exchange_weak17habd476276eff8131E(ptr align 8 %self, i64 %current, i64 %new, i8 %success, i8 %failure) unnamed_addr #3 !dbg !440 {
start:
  %failure.dbg.spill = alloca [1 x i8], align 1
  %success.dbg.spill = alloca [1 x i8], align 1
  %new.dbg.spill = alloca [8 x i8], align 8
  %current.dbg.spill = alloca [8 x i8], align 8
  %self.dbg.spill = alloca [8 x i8], align 8
  store ptr %self, ptr %self.dbg.spill, align 8
    #dbg_declare(ptr %self.dbg.spill, !462, !DIExpression(), !467)
  store i64 %current, ptr %current.dbg.spill, align 8
    #dbg_declare(ptr %current.dbg.spill, !463, !DIExpression(), !468)
  store i64 %new, ptr %new.dbg.spill, align 8
    #dbg_declare(ptr %new.dbg.spill, !464, !DIExpression(), !469)
  store i8 %success, ptr %success.dbg.spill, align 1
    #dbg_declare(ptr %success.dbg.spill, !465, !DIExpression(), !470)
  store i8 %failure, ptr %failure.dbg.spill, align 1
    #dbg_declare(ptr %failure.dbg.spill, !466, !DIExpression(), !471)
    #dbg_value(ptr %self, !472, !DIExpression(), !481)
; call core::sync::atomic::atomic_compare_exchange_weak
  %0 = call { i64, i64 } @_ZN4core4sync6atomic28atomic_compare_exchange_weak17hdc954b077811103fE(ptr %self, i64 %current, i64 %new, i8 %success, i8 %failure) #9, !dbg !483
  %_0.0 = extractvalue { i64, i64 } %0, 0, !dbg !483
  %_0.1 = extractvalue { i64, i64 } %0, 1, !dbg !483
  %1 = insertvalue { i64, i64 } poison, i64 %_0.0, 0, !dbg !484
  %2 = insertvalue { i64, i64 } %1, i64 %_0.1, 1, !dbg !484
  ret { i64, i64 } %2, !dbg !484
}

; core::sync::atomic::AtomicUsize::fetch_add
; Function Attrs: inlinehint nonlazybind uwtable
define internal i64 @_ZN4core4sync6atomic11AtomicUsize9fetch_add17hd65f95eac991bcdfE(ptr align 8 %self, i64 %val, i8 %order) unnamed_addr #3 !dbg !485 {
start:
  %dst.dbg.spill = alloca [8 x i8], align 8
  %order.dbg.spill = alloca [1 x i8], align 1
  %val.dbg.spill = alloca [8 x i8], align 8
  %self.dbg.spill = alloca [8 x i8], align 8
  %_0 = alloca [8 x i8], align 8
  store ptr %self, ptr %self.dbg.spill, align 8
    #dbg_declare(ptr %self.dbg.spill, !490, !DIExpression(), !493)
  store i64 %val, ptr %val.dbg.spill, align 8
    #dbg_declare(ptr %val.dbg.spill, !491, !DIExpression(), !494)
    #dbg_declare(ptr %val.dbg.spill, !495, !DIExpression(), !504)
  store i8 %order, ptr %order.dbg.spill, align 1
    #dbg_declare(ptr %order.dbg.spill, !492, !DIExpression(), !506)
    #dbg_declare(ptr %order.dbg.spill, !501, !DIExpression(), !507)
    #dbg_value(ptr %self, !508, !DIExpression(), !511)
  store ptr %self, ptr %dst.dbg.spill, align 8, !dbg !513
    #dbg_declare(ptr %dst.dbg.spill, !500, !DIExpression(), !514)
  %_7 = zext i8 %order to i64, !dbg !515
  switch i64 %_7, label %bb2 [
    i64 0, label %bb7
    i64 1, label %bb5
    i64 2, label %bb6
    i64 3, label %bb4
    i64 4, label %bb3
  ], !dbg !516

bb2:                                              ; preds = %start
  unreachable, !dbg !515

bb7:                                              ; preds = %start
  %0 = atomicrmw add ptr %self, i64 %val monotonic, align 8, !dbg !517
  store i64 %0, ptr %_0, align 8, !dbg !517
  br label %bb1, !dbg !517

bb5:                                              ; preds = %start
  %1 = atomicrmw add ptr %self, i64 %val release, align 8, !dbg !518
  store i64 %1, ptr %_0, align 8, !dbg !518
  br label %bb1, !dbg !518

bb6:                                              ; preds = %start
  %2 = atomicrmw add ptr %self, i64 %val acquire, align 8, !dbg !519
  store i64 %2, ptr %_0, align 8, !dbg !519
  br label %bb1, !dbg !519

bb4:                                              ; preds = %start
  %3 = atomicrmw add ptr %self, i64 %val acq_rel, align 8, !dbg !520
  store i64 %3, ptr %_0, align 8, !dbg !520
  br label %bb1, !dbg !520

bb3:                                              ; preds = %start
  %4 = atomicrmw add ptr %self, i64 %val seq_cst, align 8, !dbg !521
  store i64 %4, ptr %_0, align 8, !dbg !521
  br label %bb1, !dbg !521

bb1:                                              ; preds = %bb3, %bb4, %bb6, %bb5, %bb7
  %5 = load i64, ptr %_0, align 8, !dbg !522
  ret i64 %5, !dbg !522
}

; core::sync::atomic::atomic_compare_exchange_weak
; Function Attrs: inlinehint nonlazybind uwtable
define { i64, i64 } @_ZN4core4sync6atomic28atomic_compare_exchange_weak17hdc954b077811103fE(ptr %dst, i64 %old, i64 %new, i8 %success, i8 %failure) unnamed_addr #3 !dbg !523 {
start:
  %s.dbg.spill1 = alloca [16 x i8], align 8
  %s.dbg.spill = alloca [16 x i8], align 8
  %ok.dbg.spill = alloca [1 x i8], align 1
  %val.dbg.spill = alloca [8 x i8], align 8
  %failure.dbg.spill = alloca [1 x i8], align 1
  %success.dbg.spill = alloca [1 x i8], align 1
  %new.dbg.spill = alloca [8 x i8], align 8
  %old.dbg.spill = alloca [8 x i8], align 8
  %dst.dbg.spill = alloca [8 x i8], align 8
  %_8 = alloca [16 x i8], align 8
  %_0 = alloca [16 x i8], align 8
  store ptr %dst, ptr %dst.dbg.spill, align 8
    #dbg_declare(ptr %dst.dbg.spill, !527, !DIExpression(), !535)
  store i64 %old, ptr %old.dbg.spill, align 8
    #dbg_declare(ptr %old.dbg.spill, !528, !DIExpression(), !536)
  store i64 %new, ptr %new.dbg.spill, align 8
    #dbg_declare(ptr %new.dbg.spill, !529, !DIExpression(), !537)
  store i8 %success, ptr %success.dbg.spill, align 1
    #dbg_declare(ptr %success.dbg.spill, !530, !DIExpression(), !538)
  store i8 %failure, ptr %failure.dbg.spill, align 1
    #dbg_declare(ptr %failure.dbg.spill, !531, !DIExpression(), !539)
  %_14 = zext i8 %success to i64, !dbg !540
  switch i64 %_14, label %bb7 [
    i64 0, label %bb2
    i64 1, label %bb4
    i64 2, label %bb3
    i64 3, label %bb5
    i64 4, label %bb6
  ], !dbg !541

bb7:                                              ; preds = %start
  unreachable, !dbg !540

bb2:                                              ; preds = %start
  %_9 = zext i8 %failure to i64, !dbg !540
  switch i64 %_9, label %bb1 [
    i64 0, label %bb24
    i64 2, label %bb23
    i64 4, label %bb22
  ], !dbg !541

bb4:                                              ; preds = %start
  %_11 = zext i8 %failure to i64, !dbg !540
  switch i64 %_11, label %bb1 [
    i64 0, label %bb18
    i64 2, label %bb17
    i64 4, label %bb16
  ], !dbg !541

bb3:                                              ; preds = %start
  %_10 = zext i8 %failure to i64, !dbg !540
  switch i64 %_10, label %bb1 [
    i64 0, label %bb21
    i64 2, label %bb20
    i64 4, label %bb19
  ], !dbg !541

bb5:                                              ; preds = %start
  %_12 = zext i8 %failure to i64, !dbg !540
  switch i64 %_12, label %bb1 [
    i64 0, label %bb15
    i64 2, label %bb14
    i64 4, label %bb13
  ], !dbg !541

bb6:                                              ; preds = %start
  %_13 = zext i8 %failure to i64, !dbg !540
  switch i64 %_13, label %bb1 [
    i64 0, label %bb12
    i64 2, label %bb11
    i64 4, label %bb10
  ], !dbg !541

bb1:                                              ; preds = %bb6, %bb5, %bb3, %bb4, %bb2
  %_15 = zext i8 %failure to i64, !dbg !540
  %0 = icmp eq i64 %_15, 1, !dbg !541
  br i1 %0, label %bb8, label %bb9, !dbg !541

bb24:                                             ; preds = %bb2
  %1 = cmpxchg weak ptr %dst, i64 %old, i64 %new monotonic monotonic, align 8, !dbg !542
  %2 = extractvalue { i64, i1 } %1, 0, !dbg !542
  %3 = extractvalue { i64, i1 } %1, 1, !dbg !542
  %4 = zext i1 %3 to i8, !dbg !542
  store i64 %2, ptr %_8, align 8, !dbg !542
  %5 = getelementptr inbounds i8, ptr %_8, i64 8, !dbg !542
  store i8 %4, ptr %5, align 8, !dbg !542
  br label %bb25, !dbg !542

bb23:                                             ; preds = %bb2
  %6 = cmpxchg weak ptr %dst, i64 %old, i64 %new monotonic acquire, align 8, !dbg !543
  %7 = extractvalue { i64, i1 } %6, 0, !dbg !543
  %8 = extractvalue { i64, i1 } %6, 1, !dbg !543
  %9 = zext i1 %8 to i8, !dbg !543
  store i64 %7, ptr %_8, align 8, !dbg !543
  %10 = getelementptr inbounds i8, ptr %_8, i64 8, !dbg !543
  store i8 %9, ptr %10, align 8, !dbg !543
  br label %bb25, !dbg !543

bb22:                                             ; preds = %bb2
  %11 = cmpxchg weak ptr %dst, i64 %old, i64 %new monotonic seq_cst, align 8, !dbg !544
  %12 = extractvalue { i64, i1 } %11, 0, !dbg !544
  %13 = extractvalue { i64, i1 } %11, 1, !dbg !544
  %14 = zext i1 %13 to i8, !dbg !544
  store i64 %12, ptr %_8, align 8, !dbg !544
  %15 = getelementptr inbounds i8, ptr %_8, i64 8, !dbg !544
  store i8 %14, ptr %15, align 8, !dbg !544
  br label %bb25, !dbg !544

bb25:                                             ; preds = %bb10, %bb11, %bb12, %bb13, %bb14, %bb15, %bb19, %bb20, %bb21, %bb16, %bb17, %bb18, %bb22, %bb23, %bb24
  %val = load i64, ptr %_8, align 8, !dbg !545
  store i64 %val, ptr %val.dbg.spill, align 8, !dbg !545
    #dbg_declare(ptr %val.dbg.spill, !532, !DIExpression(), !546)
  %16 = getelementptr inbounds i8, ptr %_8, i64 8, !dbg !547
  %17 = load i8, ptr %16, align 8, !dbg !547
  %ok = trunc nuw i8 %17 to i1, !dbg !547
  %18 = zext i1 %ok to i8, !dbg !547
  store i8 %18, ptr %ok.dbg.spill, align 1, !dbg !547
    #dbg_declare(ptr %ok.dbg.spill, !534, !DIExpression(), !548)
  br i1 %ok, label %bb26, label %bb27, !dbg !549

bb18:                                             ; preds = %bb4
  %19 = cmpxchg weak ptr %dst, i64 %old, i64 %new release monotonic, align 8, !dbg !550
  %20 = extractvalue { i64, i1 } %19, 0, !dbg !550
  %21 = extractvalue { i64, i1 } %19, 1, !dbg !550
  %22 = zext i1 %21 to i8, !dbg !550
  store i64 %20, ptr %_8, align 8, !dbg !550
  %23 = getelementptr inbounds i8, ptr %_8, i64 8, !dbg !550
  store i8 %22, ptr %23, align 8, !dbg !550
  br label %bb25, !dbg !550

bb17:                                             ; preds = %bb4
  %24 = cmpxchg weak ptr %dst, i64 %old, i64 %new release acquire, align 8, !dbg !551
  %25 = extractvalue { i64, i1 } %24, 0, !dbg !551
  %26 = extractvalue { i64, i1 } %24, 1, !dbg !551
  %27 = zext i1 %26 to i8, !dbg !551
  store i64 %25, ptr %_8, align 8, !dbg !551
  %28 = getelementptr inbounds i8, ptr %_8, i64 8, !dbg !551
  store i8 %27, ptr %28, align 8, !dbg !551
  br label %bb25, !dbg !551

bb16:                                             ; preds = %bb4
  %29 = cmpxchg weak ptr %dst, i64 %old, i64 %new release seq_cst, align 8, !dbg !552
  %30 = extractvalue { i64, i1 } %29, 0, !dbg !552
  %31 = extractvalue { i64, i1 } %29, 1, !dbg !552
  %32 = zext i1 %31 to i8, !dbg !552
  store i64 %30, ptr %_8, align 8, !dbg !552
  %33 = getelementptr inbounds i8, ptr %_8, i64 8, !dbg !552
  store i8 %32, ptr %33, align 8, !dbg !552
  br label %bb25, !dbg !552

bb21:                                             ; preds = %bb3
  %34 = cmpxchg weak ptr %dst, i64 %old, i64 %new acquire monotonic, align 8, !dbg !553
  %35 = extractvalue { i64, i1 } %34, 0, !dbg !553
  %36 = extractvalue { i64, i1 } %34, 1, !dbg !553
  %37 = zext i1 %36 to i8, !dbg !553
  store i64 %35, ptr %_8, align 8, !dbg !553
  %38 = getelementptr inbounds i8, ptr %_8, i64 8, !dbg !553
  store i8 %37, ptr %38, align 8, !dbg !553
  br label %bb25, !dbg !553

bb20:                                             ; preds = %bb3
  %39 = cmpxchg weak ptr %dst, i64 %old, i64 %new acquire acquire, align 8, !dbg !554
  %40 = extractvalue { i64, i1 } %39, 0, !dbg !554
  %41 = extractvalue { i64, i1 } %39, 1, !dbg !554
  %42 = zext i1 %41 to i8, !dbg !554
  store i64 %40, ptr %_8, align 8, !dbg !554
  %43 = getelementptr inbounds i8, ptr %_8, i64 8, !dbg !554
  store i8 %42, ptr %43, align 8, !dbg !554
  br label %bb25, !dbg !554

bb19:                                             ; preds = %bb3
  %44 = cmpxchg weak ptr %dst, i64 %old, i64 %new acquire seq_cst, align 8, !dbg !555
  %45 = extractvalue { i64, i1 } %44, 0, !dbg !555
  %46 = extractvalue { i64, i1 } %44, 1, !dbg !555
  %47 = zext i1 %46 to i8, !dbg !555
  store i64 %45, ptr %_8, align 8, !dbg !555
  %48 = getelementptr inbounds i8, ptr %_8, i64 8, !dbg !555
  store i8 %47, ptr %48, align 8, !dbg !555
  br label %bb25, !dbg !555

bb15:                                             ; preds = %bb5
  %49 = cmpxchg weak ptr %dst, i64 %old, i64 %new acq_rel monotonic, align 8, !dbg !556
  %50 = extractvalue { i64, i1 } %49, 0, !dbg !556
  %51 = extractvalue { i64, i1 } %49, 1, !dbg !556
  %52 = zext i1 %51 to i8, !dbg !556
  store i64 %50, ptr %_8, align 8, !dbg !556
  %53 = getelementptr inbounds i8, ptr %_8, i64 8, !dbg !556
  store i8 %52, ptr %53, align 8, !dbg !556
  br label %bb25, !dbg !556

bb14:                                             ; preds = %bb5
  %54 = cmpxchg weak ptr %dst, i64 %old, i64 %new acq_rel acquire, align 8, !dbg !557
  %55 = extractvalue { i64, i1 } %54, 0, !dbg !557
  %56 = extractvalue { i64, i1 } %54, 1, !dbg !557
  %57 = zext i1 %56 to i8, !dbg !557
  store i64 %55, ptr %_8, align 8, !dbg !557
  %58 = getelementptr inbounds i8, ptr %_8, i64 8, !dbg !557
  store i8 %57, ptr %58, align 8, !dbg !557
  br label %bb25, !dbg !557

bb13:                                             ; preds = %bb5
  %59 = cmpxchg weak ptr %dst, i64 %old, i64 %new acq_rel seq_cst, align 8, !dbg !558
  %60 = extractvalue { i64, i1 } %59, 0, !dbg !558
  %61 = extractvalue { i64, i1 } %59, 1, !dbg !558
  %62 = zext i1 %61 to i8, !dbg !558
  store i64 %60, ptr %_8, align 8, !dbg !558
  %63 = getelementptr inbounds i8, ptr %_8, i64 8, !dbg !558
  store i8 %62, ptr %63, align 8, !dbg !558
  br label %bb25, !dbg !558

bb12:                                             ; preds = %bb6
  %64 = cmpxchg weak ptr %dst, i64 %old, i64 %new seq_cst monotonic, align 8, !dbg !559
  %65 = extractvalue { i64, i1 } %64, 0, !dbg !559
  %66 = extractvalue { i64, i1 } %64, 1, !dbg !559
  %67 = zext i1 %66 to i8, !dbg !559
  store i64 %65, ptr %_8, align 8, !dbg !559
  %68 = getelementptr inbounds i8, ptr %_8, i64 8, !dbg !559
  store i8 %67, ptr %68, align 8, !dbg !559
  br label %bb25, !dbg !559

bb11:                                             ; preds = %bb6
  %69 = cmpxchg weak ptr %dst, i64 %old, i64 %new seq_cst acquire, align 8, !dbg !560
  %70 = extractvalue { i64, i1 } %69, 0, !dbg !560
  %71 = extractvalue { i64, i1 } %69, 1, !dbg !560
  %72 = zext i1 %71 to i8, !dbg !560
  store i64 %70, ptr %_8, align 8, !dbg !560
  %73 = getelementptr inbounds i8, ptr %_8, i64 8, !dbg !560
  store i8 %72, ptr %73, align 8, !dbg !560
  br label %bb25, !dbg !560

bb10:                                             ; preds = %bb6
  %74 = cmpxchg weak ptr %dst, i64 %old, i64 %new seq_cst seq_cst, align 8, !dbg !561
  %75 = extractvalue { i64, i1 } %74, 0, !dbg !561
  %76 = extractvalue { i64, i1 } %74, 1, !dbg !561
  %77 = zext i1 %76 to i8, !dbg !561
  store i64 %75, ptr %_8, align 8, !dbg !561
  %78 = getelementptr inbounds i8, ptr %_8, i64 8, !dbg !561
  store i8 %77, ptr %78, align 8, !dbg !561
  br label %bb25, !dbg !561

bb27:                                             ; preds = %bb25
  %79 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !562
  store i64 %val, ptr %79, align 8, !dbg !562
  store i64 1, ptr %_0, align 8, !dbg !562
  br label %bb28, !dbg !563

bb26:                                             ; preds = %bb25
  %80 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !564
  store i64 %val, ptr %80, align 8, !dbg !564
  store i64 0, ptr %_0, align 8, !dbg !564
  br label %bb28, !dbg !563

bb28:                                             ; preds = %bb26, %bb27
  %81 = load i64, ptr %_0, align 8, !dbg !565
  %82 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !565
  %83 = load i64, ptr %82, align 8, !dbg !565
  %84 = insertvalue { i64, i64 } poison, i64 %81, 0, !dbg !565
  %85 = insertvalue { i64, i64 } %84, i64 %83, 1, !dbg !565
  ret { i64, i64 } %85, !dbg !565

bb8:                                              ; preds = %bb1
  store ptr @alloc_5a43f8d94dd4505c1dba43832ce73af8, ptr %s.dbg.spill, align 8, !dbg !566
  %86 = getelementptr inbounds i8, ptr %s.dbg.spill, i64 8, !dbg !566
  store i64 52, ptr %86, align 8, !dbg !566
    #dbg_declare(ptr %s.dbg.spill, !567, !DIExpression(), !570)
    #dbg_declare(ptr %s.dbg.spill, !571, !DIExpression(), !574)
    #dbg_declare(ptr %s.dbg.spill, !576, !DIExpression(), !579)
    #dbg_declare(ptr %s.dbg.spill, !581, !DIExpression(), !584)
; call core::panicking::panic_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_5a43f8d94dd4505c1dba43832ce73af8, ptr inttoptr (i64 105 to ptr), ptr align 8 @alloc_1dbbdb33ce56ab0f629d5d081745ad16) #11, !dbg !566
  unreachable, !dbg !566

bb9:                                              ; preds = %bb1
  store ptr @alloc_7adef5546d83b439c7829602020737c6, ptr %s.dbg.spill1, align 8, !dbg !586
  %87 = getelementptr inbounds i8, ptr %s.dbg.spill1, i64 8, !dbg !586
  store i64 61, ptr %87, align 8, !dbg !586
    #dbg_declare(ptr %s.dbg.spill1, !567, !DIExpression(), !587)
    #dbg_declare(ptr %s.dbg.spill1, !571, !DIExpression(), !588)
    #dbg_declare(ptr %s.dbg.spill1, !576, !DIExpression(), !591)
    #dbg_declare(ptr %s.dbg.spill1, !581, !DIExpression(), !593)
; call core::panicking::panic_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_7adef5546d83b439c7829602020737c6, ptr inttoptr (i64 123 to ptr), ptr align 8 @alloc_11a7b6bb3417a8fba26ae9c100d23a1b) #11, !dbg !586
  unreachable, !dbg !586
}

; core::sync::atomic::fence
; Function Attrs: inlinehint nonlazybind uwtable
define internal void @_ZN4core4sync6atomic5fence17h3baefbc913154243E(i8 %order) unnamed_addr #3 !dbg !596 {
start:
  %s.dbg.spill = alloca [16 x i8], align 8
  %order.dbg.spill = alloca [1 x i8], align 1
  store i8 %order, ptr %order.dbg.spill, align 1
    #dbg_declare(ptr %order.dbg.spill, !600, !DIExpression(), !601)
  %_2 = zext i8 %order to i64, !dbg !602
  switch i64 %_2, label %bb1 [
    i64 0, label %bb2
    i64 1, label %bb5
    i64 2, label %bb6
    i64 3, label %bb4
    i64 4, label %bb3
  ], !dbg !603

bb1:                                              ; preds = %start
  unreachable, !dbg !602

bb2:                                              ; preds = %start
  store ptr @alloc_929e9b2e7b7429614ca4fc017efff666, ptr %s.dbg.spill, align 8, !dbg !604
  %0 = getelementptr inbounds i8, ptr %s.dbg.spill, i64 8, !dbg !604
  store i64 41, ptr %0, align 8, !dbg !604
    #dbg_declare(ptr %s.dbg.spill, !605, !DIExpression(), !608)
    #dbg_declare(ptr %s.dbg.spill, !609, !DIExpression(), !612)
    #dbg_declare(ptr %s.dbg.spill, !614, !DIExpression(), !617)
    #dbg_declare(ptr %s.dbg.spill, !619, !DIExpression(), !622)
; call core::panicking::panic_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_929e9b2e7b7429614ca4fc017efff666, ptr inttoptr (i64 83 to ptr), ptr align 8 @alloc_ea5b21d5fc560c6358071a0315535da4) #11, !dbg !604
  unreachable, !dbg !604

bb5:                                              ; preds = %start
  fence release, !dbg !624
  br label %bb7, !dbg !624

bb6:                                              ; preds = %start
  fence acquire, !dbg !625
  br label %bb7, !dbg !625

bb4:                                              ; preds = %start
  fence acq_rel, !dbg !626
  br label %bb7, !dbg !626

bb3:                                              ; preds = %start
  fence seq_cst, !dbg !627
  br label %bb7, !dbg !627

bb7:                                              ; preds = %bb3, %bb4, %bb6, %bb5
  ret void, !dbg !628
}

; core::slice::<impl [T]>::get
; Function Attrs: inlinehint nonlazybind uwtable
define align 4 ptr @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$3get17hce9be24926fcc13dE"(ptr align 4 %self.0, i64 %self.1, i64 %index) unnamed_addr #3 !dbg !629 {
start:
  %index.dbg.spill = alloca [8 x i8], align 8
  %self.dbg.spill = alloca [16 x i8], align 8
  store ptr %self.0, ptr %self.dbg.spill, align 8
  %0 = getelementptr inbounds i8, ptr %self.dbg.spill, i64 8
  store i64 %self.1, ptr %0, align 8
    #dbg_declare(ptr %self.dbg.spill, !655, !DIExpression(), !659)
  store i64 %index, ptr %index.dbg.spill, align 8
    #dbg_declare(ptr %index.dbg.spill, !656, !DIExpression(), !660)
; call <usize as core::slice::index::SliceIndex<[T]>>::get
  %_0 = call align 4 ptr @"_ZN75_$LT$usize$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$3get17h81cdf2a3cd411cccE"(i64 %index, ptr align 4 %self.0, i64 %self.1) #9, !dbg !661
  ret ptr %_0, !dbg !662
}

; core::slice::<impl [T]>::iter
; Function Attrs: inlinehint nonlazybind uwtable
define { ptr, ptr } @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4iter17h92f7815f46581c40E"(ptr align 8 %self.0, i64 %self.1) unnamed_addr #3 !dbg !663 {
start:
  %self.dbg.spill = alloca [16 x i8], align 8
  store ptr %self.0, ptr %self.dbg.spill, align 8
  %0 = getelementptr inbounds i8, ptr %self.dbg.spill, i64 8
  store i64 %self.1, ptr %0, align 8
    #dbg_declare(ptr %self.dbg.spill, !672, !DIExpression(), !673)
; call core::slice::iter::Iter<T>::new
  %1 = call { ptr, ptr } @"_ZN4core5slice4iter13Iter$LT$T$GT$3new17h2e5e8f5872eda93bE"(ptr align 8 %self.0, i64 %self.1) #9, !dbg !674
  %_0.0 = extractvalue { ptr, ptr } %1, 0, !dbg !674
  %_0.1 = extractvalue { ptr, ptr } %1, 1, !dbg !674
  %2 = insertvalue { ptr, ptr } poison, ptr %_0.0, 0, !dbg !675
  %3 = insertvalue { ptr, ptr } %2, ptr %_0.1, 1, !dbg !675
  ret { ptr, ptr } %3, !dbg !675
}

; core::slice::iter::Iter<T>::new
; Function Attrs: inlinehint nonlazybind uwtable
define { ptr, ptr } @"_ZN4core5slice4iter13Iter$LT$T$GT$3new17h2e5e8f5872eda93bE"(ptr align 8 %slice.0, i64 %slice.1) unnamed_addr #3 !dbg !676 {
start:
  %self.dbg.spill1 = alloca [8 x i8], align 8
  %ptr.dbg.spill = alloca [8 x i8], align 8
  %self.dbg.spill = alloca [16 x i8], align 8
  %len.dbg.spill = alloca [8 x i8], align 8
  %slice.dbg.spill = alloca [16 x i8], align 8
  %end_or_len = alloca [8 x i8], align 8
  store ptr %slice.0, ptr %slice.dbg.spill, align 8
  %0 = getelementptr inbounds i8, ptr %slice.dbg.spill, i64 8
  store i64 %slice.1, ptr %0, align 8
    #dbg_declare(ptr %slice.dbg.spill, !680, !DIExpression(), !687)
    #dbg_declare(ptr %slice.dbg.spill, !688, !DIExpression(), !702)
    #dbg_declare(ptr %end_or_len, !685, !DIExpression(), !704)
  store i64 %slice.1, ptr %len.dbg.spill, align 8, !dbg !705
    #dbg_declare(ptr %len.dbg.spill, !681, !DIExpression(), !706)
    #dbg_declare(ptr %len.dbg.spill, !707, !DIExpression(), !713)
    #dbg_declare(ptr %len.dbg.spill, !715, !DIExpression(), !725)
  store ptr %slice.0, ptr %self.dbg.spill, align 8, !dbg !727
  %1 = getelementptr inbounds i8, ptr %self.dbg.spill, i64 8, !dbg !727
  store i64 %slice.1, ptr %1, align 8, !dbg !727
    #dbg_declare(ptr %self.dbg.spill, !728, !DIExpression(), !736)
  store ptr %slice.0, ptr %ptr.dbg.spill, align 8, !dbg !738
    #dbg_declare(ptr %ptr.dbg.spill, !683, !DIExpression(), !739)
    #dbg_declare(ptr %ptr.dbg.spill, !740, !DIExpression(), !746)
  br label %bb2, !dbg !748

bb2:                                              ; preds = %start
  store ptr %slice.0, ptr %self.dbg.spill1, align 8, !dbg !749
    #dbg_declare(ptr %self.dbg.spill1, !724, !DIExpression(), !750)
  %_6 = getelementptr inbounds nuw { ptr, ptr }, ptr %slice.0, i64 %slice.1, !dbg !751
  store ptr %_6, ptr %end_or_len, align 8, !dbg !752
  br label %bb3, !dbg !753

bb3:                                              ; preds = %bb2
  %_0.1 = load ptr, ptr %end_or_len, align 8, !dbg !754
  %2 = insertvalue { ptr, ptr } poison, ptr %slice.0, 0, !dbg !755
  %3 = insertvalue { ptr, ptr } %2, ptr %_0.1, 1, !dbg !755
  ret { ptr, ptr } %3, !dbg !755

bb1:                                              ; No predecessors!
  unreachable
}

; core::result::Result<T,E>::ok
; Function Attrs: inlinehint nonlazybind uwtable
define { i64, i64 } @"_ZN4core6result19Result$LT$T$C$E$GT$2ok17h41eac72bfea7093dE"(i64 %0, i64 %1) unnamed_addr #3 !dbg !756 {
start:
  %x.dbg.spill = alloca [8 x i8], align 8
  %_0 = alloca [16 x i8], align 8
  %self = alloca [16 x i8], align 8
  store i64 %0, ptr %self, align 8
  %2 = getelementptr inbounds i8, ptr %self, i64 8
  store i64 %1, ptr %2, align 8
    #dbg_declare(ptr %self, !773, !DIExpression(), !776)
  %_2 = load i64, ptr %self, align 8, !dbg !777
  %3 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !777
  %4 = load i64, ptr %3, align 8, !dbg !777
  %5 = trunc nuw i64 %_2 to i1, !dbg !778
  br i1 %5, label %bb2, label %bb3, !dbg !778

bb2:                                              ; preds = %start
  store i64 0, ptr %_0, align 8, !dbg !779
  br label %bb6, !dbg !779

bb3:                                              ; preds = %start
  %6 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !780
  %x = load i64, ptr %6, align 8, !dbg !780
  store i64 %x, ptr %x.dbg.spill, align 8, !dbg !780
    #dbg_declare(ptr %x.dbg.spill, !774, !DIExpression(), !781)
  %7 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !782
  store i64 %x, ptr %7, align 8, !dbg !782
  store i64 1, ptr %_0, align 8, !dbg !782
  br label %bb6, !dbg !783

bb6:                                              ; preds = %bb2, %bb3
  %_4 = load i64, ptr %self, align 8, !dbg !784
  %8 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !784
  %9 = load i64, ptr %8, align 8, !dbg !784
  %10 = trunc nuw i64 %_4 to i1, !dbg !784
  br i1 %10, label %bb5, label %bb4, !dbg !784

bb5:                                              ; preds = %bb6
  br label %bb4, !dbg !784

bb4:                                              ; preds = %bb5, %bb6
  %11 = load i64, ptr %_0, align 8, !dbg !785
  %12 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !785
  %13 = load i64, ptr %12, align 8, !dbg !785
  %14 = insertvalue { i64, i64 } poison, i64 %11, 0, !dbg !785
  %15 = insertvalue { i64, i64 } %14, i64 %13, 1, !dbg !785
  ret { i64, i64 } %15, !dbg !785

bb1:                                              ; No predecessors!
  unreachable, !dbg !777
}

; rust::total::{{closure}}
; Function Attrs: inlinehint nonlazybind uwtable
define internal double @"_ZN4rust5total28_$u7b$$u7b$closure$u7d$$u7d$17h091bb05952cd7f1cE"(ptr align 1 %_1, ptr align 8 %shape) unnamed_addr #3 !dbg !786 {
start:
  %shape.dbg.spill = alloca [8 x i8], align 8
  %_1.dbg.spill = alloca [8 x i8], align 8
  store ptr %_1, ptr %_1.dbg.spill, align 8
    #dbg_declare(ptr %_1.dbg.spill, !792, !DIExpression(), !793)
  store ptr %shape, ptr %shape.dbg.spill, align 8
    #dbg_declare(ptr %shape.dbg.spill, !791, !DIExpression(), !794)
  %_3.0 = load ptr, ptr %shape, align 8, !dbg !795
  %0 = getelementptr inbounds i8, ptr %shape, i64 8, !dbg !795
  %_3.1 = load ptr, ptr %0, align 8, !dbg !795
  %1 = getelementptr inbounds i8, ptr %_3.1, i64 24, !dbg !795
  %2 = load ptr, ptr %1, align 8, !dbg !795, !invariant.load !18, !nonnull !18
  %_0 = call double %2(ptr align 1 %_3.0) #9, !dbg !796
  ret double %_0, !dbg !797
}

; <f64 as core::iter::traits::accum::Sum>::sum
; Function Attrs: nonlazybind uwtable
define double @"_ZN54_$LT$f64$u20$as$u20$core..iter..traits..accum..Sum$GT$3sum17h4a6fb59e941376f1E"(ptr %iter.0, ptr %iter.1) unnamed_addr #0 !dbg !798 {
start:
  %iter.dbg.spill = alloca [16 x i8], align 8
  store ptr %iter.0, ptr %iter.dbg.spill, align 8
  %0 = getelementptr inbounds i8, ptr %iter.dbg.spill, i64 8
  store ptr %iter.1, ptr %0, align 8
    #dbg_declare(ptr %iter.dbg.spill, !801, !DIExpression(), !804)
; call <core::iter::adapters::map::Map<I,F> as core::iter::traits::iterator::Iterator>::fold
  %_0 = call double @"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h64f44f60b2b3e452E"(ptr %iter.0, ptr %iter.1, double -0.000000e+00), !dbg !805
  ret double %_0, !dbg !806
}

; <f64 as core::iter::traits::accum::Sum>::sum::{{closure}}
; Function Attrs: inlinehint nonlazybind uwtable
define double @"_ZN54_$LT$f64$u20$as$u20$core..iter..traits..accum..Sum$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17hac1d23b4b5b15c22E"(ptr align 1 %_1, double %a, double %b) unnamed_addr #3 !dbg !807 {
start:
  %b.dbg.spill = alloca [8 x i8], align 8
  %a.dbg.spill = alloca [8 x i8], align 8
  %_1.dbg.spill = alloca [8 x i8], align 8
  store ptr %_1, ptr %_1.dbg.spill, align 8
    #dbg_declare(ptr %_1.dbg.spill, !814, !DIExpression(), !815)
  store double %a, ptr %a.dbg.spill, align 8
    #dbg_declare(ptr %a.dbg.spill, !812, !DIExpression(), !816)
  store double %b, ptr %b.dbg.spill, align 8
    #dbg_declare(ptr %b.dbg.spill, !813, !DIExpression(), !817)
  %_0 = fadd double %a, %b, !dbg !818
  ret double %_0, !dbg !819
}

; <usize as core::slice::index::SliceIndex<[T]>>::get
; Function Attrs: inlinehint nonlazybind uwtable
define align 4 ptr @"_ZN75_$LT$usize$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$3get17h81cdf2a3cd411cccE"(i64 %self, ptr align 4 %slice.0, i64 %slice.1) unnamed_addr #3 !dbg !820 {
start:
  %slice.dbg.spill = alloca [16 x i8], align 8
  %self.dbg.spill = alloca [8 x i8], align 8
  %_0 = alloca [8 x i8], align 8
  store i64 %self, ptr %self.dbg.spill, align 8
    #dbg_declare(ptr %self.dbg.spill, !827, !DIExpression(), !829)
  store ptr %slice.0, ptr %slice.dbg.spill, align 8
  %0 = getelementptr inbounds i8, ptr %slice.dbg.spill, i64 8
  store i64 %slice.1, ptr %0, align 8
    #dbg_declare(ptr %slice.dbg.spill, !828, !DIExpression(), !830)
  %_3 = icmp ult i64 %self, %slice.1, !dbg !831
  br i1 %_3, label %bb1, label %bb2, !dbg !831

bb2:                                              ; preds = %start
  store ptr null, ptr %_0, align 8, !dbg !832
  br label %bb3, !dbg !833

bb1:                                              ; preds = %start
  %_5 = getelementptr inbounds nuw i32, ptr %slice.0, i64 %self, !dbg !834
  store ptr %_5, ptr %_0, align 8, !dbg !835
  br label %bb3, !dbg !833

bb3:                                              ; preds = %bb1, %bb2
  %1 = load ptr, ptr %_0, align 8, !dbg !836
  ret ptr %1, !dbg !836
}

; <core::slice::iter::Iter<T> as core::iter::traits::iterator::Iterator>::fold
; Function Attrs: inlinehint nonlazybind uwtable
define double @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hef7d0a64f97ffb91E"(ptr %self.0, ptr %self.1, double %init) unnamed_addr #3 personality ptr @rust_eh_personality !dbg !837 {
start:
  %self.dbg.spill5 = alloca [8 x i8], align 8
  %count.dbg.spill = alloca [8 x i8], align 8
  %self.dbg.spill4 = alloca [8 x i8], align 8
  %0 = alloca [16 x i8], align 8
  %self.dbg.spill3 = alloca [8 x i8], align 8
  %origin.dbg.spill = alloca [8 x i8], align 8
  %self.dbg.spill2 = alloca [8 x i8], align 8
  %subtracted.dbg.spill = alloca [8 x i8], align 8
  %end.dbg.spill1 = alloca [8 x i8], align 8
  %end.dbg.spill = alloca [8 x i8], align 8
  %rhs.dbg.spill = alloca [8 x i8], align 8
  %pointee_size.dbg.spill = alloca [8 x i8], align 8
  %init.dbg.spill = alloca [8 x i8], align 8
  %self.dbg.spill = alloca [16 x i8], align 8
  %_32 = alloca [1 x i8], align 1
  %_31 = alloca [1 x i8], align 1
  %len = alloca [8 x i8], align 8
  %i = alloca [8 x i8], align 8
  %acc = alloca [8 x i8], align 8
  %_4 = alloca [1 x i8], align 1
  %_0 = alloca [8 x i8], align 8
  %f = alloca [0 x i8], align 1
  store ptr %self.0, ptr %self.dbg.spill, align 8
  %1 = getelementptr inbounds i8, ptr %self.dbg.spill, i64 8
  store ptr %self.1, ptr %1, align 8
    #dbg_declare(ptr %self.dbg.spill, !843, !DIExpression(), !862)
  store double %init, ptr %init.dbg.spill, align 8
    #dbg_declare(ptr %init.dbg.spill, !844, !DIExpression(), !863)
    #dbg_declare(ptr %f, !845, !DIExpression(), !864)
    #dbg_declare(ptr %acc, !850, !DIExpression(), !865)
    #dbg_declare(ptr %i, !852, !DIExpression(), !866)
    #dbg_declare(ptr %i, !867, !DIExpression(), !873)
    #dbg_declare(ptr %len, !854, !DIExpression(), !875)
    #dbg_declare(ptr %len, !856, !DIExpression(), !876)
  store i64 16, ptr %pointee_size.dbg.spill, align 8, !dbg !877
    #dbg_declare(ptr %pointee_size.dbg.spill, !885, !DIExpression(), !877)
  store i64 1, ptr %rhs.dbg.spill, align 8, !dbg !902
    #dbg_declare(ptr %rhs.dbg.spill, !872, !DIExpression(), !902)
  br label %bb2, !dbg !903

bb2:                                              ; preds = %start
  store ptr %self.1, ptr %end.dbg.spill, align 8, !dbg !904
    #dbg_declare(ptr %end.dbg.spill, !848, !DIExpression(), !905)
    #dbg_value(ptr poison, !906, !DIExpression(), !914)
    #dbg_value(ptr poison, !913, !DIExpression(), !916)
  %2 = icmp eq ptr %self.0, %self.1, !dbg !917
  %3 = zext i1 %2 to i8, !dbg !917
  store i8 %3, ptr %_4, align 1, !dbg !917
  br label %bb3, !dbg !918

bb3:                                              ; preds = %bb2
  %4 = load i8, ptr %_4, align 1, !dbg !919
  %5 = trunc nuw i8 %4 to i1, !dbg !919
  br i1 %5, label %bb4, label %bb5, !dbg !919

bb5:                                              ; preds = %bb3
  store i8 0, ptr %_32, align 1, !dbg !920
  store i8 1, ptr %_31, align 1, !dbg !920
  store double %init, ptr %acc, align 8, !dbg !920
  store i64 0, ptr %i, align 8, !dbg !921
  br label %bb7, !dbg !922

bb4:                                              ; preds = %bb3
  store i8 0, ptr %_32, align 1, !dbg !923
  store double %init, ptr %_0, align 8, !dbg !923
  br label %bb12, !dbg !924

bb7:                                              ; preds = %bb5
  store ptr %self.1, ptr %end.dbg.spill1, align 8, !dbg !925
    #dbg_declare(ptr %end.dbg.spill1, !858, !DIExpression(), !926)
    #dbg_declare(ptr %end.dbg.spill1, !899, !DIExpression(), !927)
    #dbg_declare(ptr %end.dbg.spill1, !928, !DIExpression(), !931)
  store ptr %self.0, ptr %subtracted.dbg.spill, align 8, !dbg !933
    #dbg_declare(ptr %subtracted.dbg.spill, !900, !DIExpression(), !934)
    #dbg_declare(ptr %subtracted.dbg.spill, !928, !DIExpression(), !935)
  store ptr %self.1, ptr %self.dbg.spill2, align 8, !dbg !937
    #dbg_declare(ptr %self.dbg.spill2, !891, !DIExpression(), !938)
  store ptr %self.0, ptr %origin.dbg.spill, align 8, !dbg !939
    #dbg_declare(ptr %origin.dbg.spill, !892, !DIExpression(), !940)
    #dbg_declare(ptr %origin.dbg.spill, !884, !DIExpression(), !941)
  store ptr %self.1, ptr %self.dbg.spill3, align 8, !dbg !942
    #dbg_declare(ptr %self.dbg.spill3, !883, !DIExpression(), !943)
  br label %bb20, !dbg !944

bb20:                                             ; preds = %bb7
; call core::ptr::const_ptr::<impl *const T>::offset_from_unsigned::precondition_check
  call void @"_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$20offset_from_unsigned18precondition_check17h3f7feb8beb125f8bE"(ptr %self.1, ptr %self.0, ptr align 8 @alloc_7cb1dd7620319c06f8fe4029f6b4a0d1) #12, !dbg !946
  br label %bb22, !dbg !947

bb22:                                             ; preds = %bb20
  br label %bb23, !dbg !948

bb23:                                             ; preds = %bb22
  br label %bb24, !dbg !949

bb24:                                             ; preds = %bb23
  %6 = ptrtoint ptr %self.1 to i64, !dbg !950
  %7 = ptrtoint ptr %self.0 to i64, !dbg !950
  %8 = sub nuw i64 %6, %7, !dbg !950
  %9 = udiv exact i64 %8, 16, !dbg !950
  store i64 %9, ptr %len, align 8, !dbg !950
  br label %bb8, !dbg !951

bb25:                                             ; No predecessors!
; invoke core::panicking::panic
  invoke void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1 @alloc_ec595fc0e82ef92fc59bd74f68296eae, i64 73, ptr align 8 @alloc_7cb1dd7620319c06f8fe4029f6b4a0d1) #13
          to label %unreachable unwind label %cleanup, !dbg !952

bb16:                                             ; preds = %cleanup
  %10 = load i8, ptr %_31, align 1, !dbg !924
  %11 = trunc nuw i8 %10 to i1, !dbg !924
  br i1 %11, label %bb15, label %bb13, !dbg !924

cleanup:                                          ; preds = %bb8, %bb25
  %12 = landingpad { ptr, i32 }
          cleanup
  %13 = extractvalue { ptr, i32 } %12, 0
  %14 = extractvalue { ptr, i32 } %12, 1
  store ptr %13, ptr %0, align 8
  %15 = getelementptr inbounds i8, ptr %0, i64 8
  store i32 %14, ptr %15, align 8
  br label %bb16

unreachable:                                      ; preds = %bb25
  unreachable

bb8:                                              ; preds = %bb11, %bb24
  store i8 0, ptr %_31, align 1, !dbg !953
  %_21 = load double, ptr %acc, align 8, !dbg !953
  store ptr %self.0, ptr %self.dbg.spill4, align 8, !dbg !954
    #dbg_declare(ptr %self.dbg.spill4, !955, !DIExpression(), !962)
  %count = load i64, ptr %i, align 8, !dbg !964
  store i64 %count, ptr %count.dbg.spill, align 8, !dbg !964
    #dbg_declare(ptr %count.dbg.spill, !961, !DIExpression(), !965)
  %_45 = getelementptr inbounds nuw { ptr, ptr }, ptr %self.0, i64 %count, !dbg !966
  store ptr %_45, ptr %self.dbg.spill5, align 8, !dbg !967
    #dbg_declare(ptr %self.dbg.spill5, !928, !DIExpression(), !968)
; invoke core::iter::adapters::map::map_fold::{{closure}}
  %_18 = invoke double @"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17hff09dca4f72497bbE"(ptr align 1 %f, double %_21, ptr align 8 %_45)
          to label %bb9 unwind label %cleanup, !dbg !970

bb9:                                              ; preds = %bb8
  store double %_18, ptr %acc, align 8, !dbg !971
  br label %bb26, !dbg !972

bb26:                                             ; preds = %bb9
  %16 = load i64, ptr %i, align 8, !dbg !974
; call core::num::<impl usize>::unchecked_add::precondition_check
  call void @"_ZN4core3num23_$LT$impl$u20$usize$GT$13unchecked_add18precondition_check17h1d0871c4bedd98f1E"(i64 %16, i64 1, ptr align 8 @alloc_12fdce0839ba33fd8bd1bb0711a36af6) #12, !dbg !974
  br label %bb27, !dbg !974

bb27:                                             ; preds = %bb26
  %17 = load i64, ptr %i, align 8, !dbg !975
  %_27 = add nuw i64 %17, 1, !dbg !975
  store i64 %_27, ptr %i, align 8, !dbg !976
  %_29 = load i64, ptr %i, align 8, !dbg !977
  %_30 = load i64, ptr %len, align 8, !dbg !978
  %_28 = icmp eq i64 %_29, %_30, !dbg !977
  br i1 %_28, label %bb10, label %bb11, !dbg !977

bb11:                                             ; preds = %bb27
  br label %bb8, !dbg !979

bb10:                                             ; preds = %bb27
  %18 = load double, ptr %acc, align 8, !dbg !980
  store double %18, ptr %_0, align 8, !dbg !980
  br label %bb12, !dbg !924

bb12:                                             ; preds = %bb4, %bb10
  %19 = load double, ptr %_0, align 8, !dbg !981
  ret double %19, !dbg !981

bb13:                                             ; preds = %bb15, %bb16
  br label %bb18, !dbg !924

bb15:                                             ; preds = %bb16
  br label %bb13, !dbg !924

bb18:                                             ; preds = %bb13
  %20 = load i8, ptr %_32, align 1, !dbg !924
  %21 = trunc nuw i8 %20 to i1, !dbg !924
  br i1 %21, label %bb17, label %bb14, !dbg !924

bb14:                                             ; preds = %bb17, %bb18
  %22 = load ptr, ptr %0, align 8, !dbg !982
  %23 = getelementptr inbounds i8, ptr %0, i64 8, !dbg !982
  %24 = load i32, ptr %23, align 8, !dbg !982
  %25 = insertvalue { ptr, i32 } poison, ptr %22, 0, !dbg !982
  %26 = insertvalue { ptr, i32 } %25, i32 %24, 1, !dbg !982
  resume { ptr, i32 } %26, !dbg !982

bb17:                                             ; preds = %bb18
  br label %bb14, !dbg !924

bb1:                                              ; No predecessors!
  unreachable

bb6:                                              ; No predecessors!
  unreachable
}

; Function Attrs: nonlazybind uwtable
define { i64, i64 } @bump(i64 %by) unnamed_addr #0 !dbg !983 {
start:
  %old.dbg.spill = alloca [8 x i8], align 8
  %by.dbg.spill = alloca [8 x i8], align 8
  store i64 %by, ptr %by.dbg.spill, align 8
    #dbg_declare(ptr %by.dbg.spill, !987, !DIExpression(), !990)
; call core::sync::atomic::fence
  call void @_ZN4core4sync6atomic5fence17h3baefbc913154243E(i8 2) #9, !dbg !991
; call core::sync::atomic::AtomicUsize::fetch_add
  %old = call i64 @_ZN4core4sync6atomic11AtomicUsize9fetch_add17hd65f95eac991bcdfE(ptr align 8 @_ZN4rust5COUNT17h341954cae58e7e72E, i64 %by, i8 3) #9, !dbg !992
  store i64 %old, ptr %old.dbg.spill, align 8, !dbg !992
    #dbg_declare(ptr %old.dbg.spill, !988, !DIExpression(), !993)
; call core::sync::atomic::AtomicUsize::compare_exchange_weak
  %0 = call { i64, i64 } @_ZN4core4sync6atomic11AtomicUsize21compare_exchange_weak17habd476276eff8131E(ptr align 8 @_ZN4rust5COUNT17h341954cae58e7e72E, i64 %old, i64 0, i8 4, i8 0) #9, !dbg !994
  %_7.0 = extractvalue { i64, i64 } %0, 0, !dbg !994
  %_7.1 = extractvalue { i64, i64 } %0, 1, !dbg !994
; call core::result::Result<T,E>::ok
  %1 = call { i64, i64 } @"_ZN4core6result19Result$LT$T$C$E$GT$2ok17h41eac72bfea7093dE"(i64 %_7.0, i64 %_7.1) #9, !dbg !995
  %_0.0 = extractvalue { i64, i64 } %1, 0, !dbg !995
  %_0.1 = extractvalue { i64, i64 } %1, 1, !dbg !995
  %2 = insertvalue { i64, i64 } poison, i64 %_0.0, 0, !dbg !996
  %3 = insertvalue { i64, i64 } %2, i64 %_0.1, 1, !dbg !996
  ret { i64, i64 } %3, !dbg !996
}

; Function Attrs: nonlazybind uwtable
define i32 @pick(ptr align 4 %values, i64 %at) unnamed_addr #0 !dbg !997 {
start:
  %rhs.dbg.spill.i = alloca [4 x i8], align 4
  %self.dbg.spill.i4 = alloca [4 x i8], align 4
  %n.dbg.spill.i = alloca [4 x i8], align 4
  %self.dbg.spill.i = alloca [4 x i8], align 4
  %next.dbg.spill3 = alloca [8 x i8], align 8
  %next.dbg.spill = alloca [8 x i8], align 8
  %at.dbg.spill = alloca [8 x i8], align 8
  %values.dbg.spill = alloca [8 x i8], align 8
  %_8 = alloca [8 x i8], align 8
  %_0 = alloca [4 x i8], align 4
  store ptr %values, ptr %values.dbg.spill, align 8
    #dbg_declare(ptr %values.dbg.spill, !1003, !DIExpression(), !1009)
  store i64 %at, ptr %at.dbg.spill, align 8
    #dbg_declare(ptr %at.dbg.spill, !1004, !DIExpression(), !1010)
  %_6 = icmp ult i64 %at, 4, !dbg !1011
  br i1 %_6, label %bb1, label %panic, !dbg !1011

bb1:                                              ; preds = %start
  %0 = getelementptr inbounds nuw i32, ptr %values, i64 %at, !dbg !1011
  %_5 = load i32, ptr %0, align 4, !dbg !1011
  store i32 %_5, ptr %self.dbg.spill.i4, align 4
    #dbg_declare(ptr %self.dbg.spill.i4, !1012, !DIExpression(), !1017)
  store i32 3, ptr %rhs.dbg.spill.i, align 4
    #dbg_declare(ptr %rhs.dbg.spill.i, !1016, !DIExpression(), !1019)
  %_0.i5 = mul i32 %_5, 3, !dbg !1020
  store i32 %_0.i5, ptr %self.dbg.spill.i, align 4
    #dbg_declare(ptr %self.dbg.spill.i, !1021, !DIExpression(), !1025)
  store i32 5, ptr %n.dbg.spill.i, align 4
    #dbg_declare(ptr %n.dbg.spill.i, !1024, !DIExpression(), !1027)
; call core::intrinsics::rotate_left
  %_0.i = call i32 @_ZN4core10intrinsics11rotate_left17h900f46a3548d8934E(i32 %_0.i5, i32 5) #14, !dbg !1028
  %_7 = icmp ult i64 %at, 4, !dbg !1029
  br i1 %_7, label %bb4, label %panic1, !dbg !1029

panic:                                            ; preds = %start
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %at, i64 4, ptr align 8 @alloc_617e2b088f9d251d0c4ce11c394d0e05) #11, !dbg !1011
  unreachable, !dbg !1011

bb4:                                              ; preds = %bb1
  %1 = getelementptr inbounds nuw i32, ptr %values, i64 %at, !dbg !1029
  store i32 %_0.i, ptr %1, align 4, !dbg !1029
  %_12.0 = add i64 %at, 1, !dbg !1030
  %_12.1 = icmp ult i64 %_12.0, %at, !dbg !1030
  br i1 %_12.1, label %panic2, label %bb5, !dbg !1030

panic1:                                           ; preds = %bb1
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %at, i64 4, ptr align 8 @alloc_1a00061c8fec3cdadcd50ecbab1958a0) #11, !dbg !1029
  unreachable, !dbg !1029

bb5:                                              ; preds = %bb4
; call core::slice::<impl [T]>::get
  %2 = call align 4 ptr @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$3get17hce9be24926fcc13dE"(ptr align 4 %values, i64 4, i64 %_12.0) #9, !dbg !1031
  store ptr %2, ptr %_8, align 8, !dbg !1031
  %3 = load ptr, ptr %_8, align 8, !dbg !1032
  %4 = ptrtoint ptr %3 to i64, !dbg !1032
  %5 = icmp eq i64 %4, 0, !dbg !1032
  %_13 = select i1 %5, i64 0, i64 1, !dbg !1032
  %6 = trunc nuw i64 %_13 to i1, !dbg !1033
  br i1 %6, label %bb9, label %bb8, !dbg !1033

panic2:                                           ; preds = %bb4
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_bcf66b808956bce0d7ae78124001b8b9) #11, !dbg !1030
  unreachable, !dbg !1030

bb9:                                              ; preds = %bb5
  store ptr %_8, ptr %next.dbg.spill, align 8, !dbg !1034
    #dbg_declare(ptr %next.dbg.spill, !1007, !DIExpression(), !1035)
  %_18 = load ptr, ptr %_8, align 8, !dbg !1036
  %_17 = load i32, ptr %_18, align 4, !dbg !1036
  %_16 = icmp ugt i32 %_17, 10, !dbg !1036
  br i1 %_16, label %bb10, label %bb11, !dbg !1036

bb8:                                              ; preds = %bb5
  store i32 -1, ptr %_0, align 4, !dbg !1037
  br label %bb12, !dbg !1037

bb12:                                             ; preds = %bb10, %bb11, %bb8
  %7 = load i32, ptr %_0, align 4, !dbg !1038
  ret i32 %7, !dbg !1038

bb11:                                             ; preds = %bb9
  store i32 1, ptr %_0, align 4, !dbg !1039
  br label %bb12, !dbg !1039

bb10:                                             ; preds = %bb9
  %next = load ptr, ptr %_8, align 8, !dbg !1034
  store ptr %next, ptr %next.dbg.spill3, align 8, !dbg !1034
    #dbg_declare(ptr %next.dbg.spill3, !1005, !DIExpression(), !1035)
  %8 = load i32, ptr %next, align 4, !dbg !1040
  store i32 %8, ptr %_0, align 4, !dbg !1040
  br label %bb12, !dbg !1041

bb7:                                              ; No predecessors!
  unreachable, !dbg !1032
}

; Function Attrs: nonlazybind uwtable
define double @total(ptr align 8 %shapes.0, i64 %shapes.1, i128 %scale) unnamed_addr #0 !dbg !1042 {
start:
  %sum.dbg.spill = alloca [8 x i8], align 8
  %scale.dbg.spill = alloca [16 x i8], align 16
  %shapes.dbg.spill = alloca [16 x i8], align 8
  store ptr %shapes.0, ptr %shapes.dbg.spill, align 8
  %0 = getelementptr inbounds i8, ptr %shapes.dbg.spill, i64 8
  store i64 %shapes.1, ptr %0, align 8
    #dbg_declare(ptr %shapes.dbg.spill, !1047, !DIExpression(), !1051)
  store i128 %scale, ptr %scale.dbg.spill, align 16
    #dbg_declare(ptr %scale.dbg.spill, !1048, !DIExpression(), !1052)
; call core::slice::<impl [T]>::iter
  %1 = call { ptr, ptr } @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4iter17h92f7815f46581c40E"(ptr align 8 %shapes.0, i64 %shapes.1) #9, !dbg !1053
  %_5.0 = extractvalue { ptr, ptr } %1, 0, !dbg !1053
  %_5.1 = extractvalue { ptr, ptr } %1, 1, !dbg !1053
; call core::iter::traits::iterator::Iterator::map
  %2 = call { ptr, ptr } @_ZN4core4iter6traits8iterator8Iterator3map17hc1f01ba07100d0e6E(ptr %_5.0, ptr %_5.1) #9, !dbg !1054
  %_4.0 = extractvalue { ptr, ptr } %2, 0, !dbg !1054
  %_4.1 = extractvalue { ptr, ptr } %2, 1, !dbg !1054
; call core::iter::traits::iterator::Iterator::sum
  %sum = call double @_ZN4core4iter6traits8iterator8Iterator3sum17h973bbc91288e68faE(ptr %_4.0, ptr %_4.1), !dbg !1055
  store double %sum, ptr %sum.dbg.spill, align 8, !dbg !1055
    #dbg_declare(ptr %sum.dbg.spill, !1049, !DIExpression(), !1056)
  %_6 = sitofp i128 %scale to double, !dbg !1057
  %_0 = fmul double %sum, %_6, !dbg !1058
  ret double %_0, !dbg !1059
}

; Function Attrs: nonlazybind
declare i32 @rust_eh_personality(...) unnamed_addr #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #5

; core::panicking::panic_nounwind_fmt
; Function Attrs: cold noinline noreturn nounwind nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr, ptr, i1 zeroext, ptr align 8) unnamed_addr #6

; core::panicking::panic_fmt
; Function Attrs: cold noinline noreturn nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr, ptr, ptr align 8) unnamed_addr #7

; core::panicking::panic
; Function Attrs: cold noinline noreturn nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1, i64, ptr align 8) unnamed_addr #7

; core::panicking::panic_bounds_check
; Function Attrs: cold minsize noinline noreturn nonlazybind optsize uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64, i64, ptr align 8) unnamed_addr #8

; core::panicking::panic_const::panic_const_add_overflow
; Function Attrs: cold noinline noreturn nonlazybind uwtable
declare void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8) unnamed_addr #7

attributes #0 = { nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { inlinehint nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { inlinehint nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #4 = { nonlazybind "target-cpu"="x86-64" }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { cold noinline noreturn nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #7 = { cold noinline noreturn nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #8 = { cold minsize noinline noreturn nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #9 = { inlinehint }
attributes #10 = { noinline noreturn nounwind }
attributes #11 = { noinline noreturn }
attributes #12 = { inlinehint nounwind }
attributes #13 = { noreturn }
attributes #14 = { nounwind }

!llvm.module.flags = !{!34, !35, !36, !37}
!llvm.ident = !{!38}
!llvm.dbg.cu = !{!39}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "COUNT", linkageName: "_ZN4rust5COUNT17h341954cae58e7e72E", scope: !2, file: !3, line: 6, type: !4, isLocal: false, isDefinition: true, align: 64)
!2 = !DINamespace(name: "rust", scope: null)
!3 = !DIFile(filename: "rust.rs", directory: ".", checksumkind: CSK_MD5, checksum: "6aab78ac83f42d9b67f7887d22d11ae3")
!4 = !DICompositeType(tag: DW_TAG_structure_type, name: "AtomicUsize", scope: !6, file: !5, size: 64, align: 64, flags: DIFlagPublic, elements: !9, templateParams: !18, identifier: "4d473d2171783819ad804082894a3856")
!5 = !DIFile(filename: "<unknown>", directory: "")
!6 = !DINamespace(name: "atomic", scope: !7)
!7 = !DINamespace(name: "sync", scope: !8)
!8 = !DINamespace(name: "core", scope: null)
!9 = !{!10}
!10 = !DIDerivedType(tag: DW_TAG_member, name: "v", scope: !4, file: !5, baseType: !11, size: 64, align: 64, flags: DIFlagPrivate)
!11 = !DICompositeType(tag: DW_TAG_structure_type, name: "UnsafeCell<usize>", scope: !12, file: !5, size: 64, align: 64, flags: DIFlagPublic, elements: !13, templateParams: !16, identifier: "39a99da3e6158f476ae51abf051b55a8")
!12 = !DINamespace(name: "cell", scope: !8)
!13 = !{!14}
!14 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !11, file: !5, baseType: !15, size: 64, align: 64, flags: DIFlagPrivate)
!15 = !DIBasicType(name: "usize", size: 64, encoding: DW_ATE_unsigned)
!16 = !{!17}
!17 = !DITemplateTypeParameter(name: "T", type: !15)
!18 = !{}
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(name: "TABLE", linkageName: "_ZN4rust5TABLE17hbfbad10ebb8d3133E", scope: !2, file: !3, line: 7, type: !21, isLocal: false, isDefinition: true, align: 64)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 384, align: 64, elements: !32)
!22 = !DICompositeType(tag: DW_TAG_structure_type, name: "(u8, &str)", file: !5, size: 192, align: 64, elements: !23, templateParams: !18, identifier: "f0337bc4c812b4a7881a54ce73cd4486")
!23 = !{!24, !26}
!24 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !22, file: !5, baseType: !25, size: 8, align: 8)
!25 = !DIBasicType(name: "u8", size: 8, encoding: DW_ATE_unsigned)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__1", scope: !22, file: !5, baseType: !27, size: 128, align: 64, offset: 64)
!27 = !DICompositeType(tag: DW_TAG_structure_type, name: "&str", file: !5, size: 128, align: 64, elements: !28, templateParams: !18, identifier: "9277eecd40495f85161460476aacc992")
!28 = !{!29, !31}
!29 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !27, file: !5, baseType: !30, size: 64, align: 64)
!30 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !25, size: 64, align: 64, dwarfAddressSpace: 0)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !27, file: !5, baseType: !15, size: 64, align: 64, offset: 64)
!32 = !{!33}
!33 = !DISubrange(count: 2, lowerBound: 0)
!34 = !{i32 8, !"PIC Level", i32 2}
!35 = !{i32 2, !"RtLibUseGOT", i32 1}
!36 = !{i32 7, !"Dwarf Version", i32 4}
!37 = !{i32 2, !"Debug Info Version", i32 3}
!38 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!39 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !40, producer: "clang LLVM (rustc version 1.95.0 (59807616e 2026-04-14))", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !41, globals: !49, splitDebugInlining: false, nameTableKind: None)
!40 = !DIFile(filename: "rust.rs/@/rust.cebe997107dec46e-cgu.0", directory: ".")
!41 = !{!42}
!42 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "Ordering", scope: !6, file: !5, baseType: !25, size: 8, align: 8, flags: DIFlagEnumClass, elements: !43)
!43 = !{!44, !45, !46, !47, !48}
!44 = !DIEnumerator(name: "Relaxed", value: 0, isUnsigned: true)
!45 = !DIEnumerator(name: "Release", value: 1, isUnsigned: true)
!46 = !DIEnumerator(name: "Acquire", value: 2, isUnsigned: true)
!47 = !DIEnumerator(name: "AcqRel", value: 3, isUnsigned: true)
!48 = !DIEnumerator(name: "SeqCst", value: 4, isUnsigned: true)
!49 = !{!0, !19}
!50 = distinct !DISubprogram(name: "fold<f64, core::slice::iter::Iter<&dyn rust::Shape>, rust::total::{closure_env#0}, f64, core::iter::traits::accum::{impl#132}::sum::{closure_env#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<&dyn rust::Shape>, rust::total::{closure_env#0}>>>", linkageName: "_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h64f44f60b2b3e452E", scope: !52, file: !51, line: 124, type: !56, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !39, templateParams: !107, retainedNodes: !103)
!51 = !DIFile(filename: "library/core/src/iter/adapters/map.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "47fd4c3c8424e034238ec6bb5a169812")
!52 = !DINamespace(name: "{impl#2}", scope: !53)
!53 = !DINamespace(name: "map", scope: !54)
!54 = !DINamespace(name: "adapters", scope: !55)
!55 = !DINamespace(name: "iter", scope: !8)
!56 = !DISubroutineType(types: !57)
!57 = !{!58, !59, !58, !98}
!58 = !DIBasicType(name: "f64", size: 64, encoding: DW_ATE_float)
!59 = !DICompositeType(tag: DW_TAG_structure_type, name: "Map<core::slice::iter::Iter<&dyn rust::Shape>, rust::total::{closure_env#0}>", scope: !53, file: !5, size: 128, align: 64, flags: DIFlagPublic, elements: !60, templateParams: !95, identifier: "e87ca36d40e7c2bd3d366e3df049c383")
!60 = !{!61, !92}
!61 = !DIDerivedType(tag: DW_TAG_member, name: "iter", scope: !59, file: !5, baseType: !62, size: 128, align: 64, flags: DIFlagProtected)
!62 = !DICompositeType(tag: DW_TAG_structure_type, name: "Iter<&dyn rust::Shape>", scope: !63, file: !5, size: 128, align: 64, flags: DIFlagPublic, elements: !65, templateParams: !83, identifier: "5cd2271c4418faf6bae69af720a78d92")
!63 = !DINamespace(name: "iter", scope: !64)
!64 = !DINamespace(name: "slice", scope: !8)
!65 = !{!66, !85, !86}
!66 = !DIDerivedType(tag: DW_TAG_member, name: "ptr", scope: !62, file: !5, baseType: !67, size: 64, align: 64, flags: DIFlagPrivate)
!67 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<&dyn rust::Shape>", scope: !68, file: !5, size: 64, align: 64, flags: DIFlagPublic, elements: !70, templateParams: !83, identifier: "eb83d401661ea7725882c54b0c8c822d")
!68 = !DINamespace(name: "non_null", scope: !69)
!69 = !DINamespace(name: "ptr", scope: !8)
!70 = !{!71}
!71 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !67, file: !5, baseType: !72, size: 64, align: 64, flags: DIFlagPrivate)
!72 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const &dyn rust::Shape", baseType: !73, size: 64, align: 64, dwarfAddressSpace: 0)
!73 = !DICompositeType(tag: DW_TAG_structure_type, name: "&dyn rust::Shape", file: !5, size: 128, align: 64, elements: !74, templateParams: !18, identifier: "2add4e5d37f3a46b51e2b5f9e41bb8aa")
!74 = !{!75, !78}
!75 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !73, file: !5, baseType: !76, size: 64, align: 64)
!76 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !77, size: 64, align: 64, dwarfAddressSpace: 0)
!77 = !DICompositeType(tag: DW_TAG_structure_type, name: "dyn rust::Shape", file: !5, align: 8, elements: !18, identifier: "99d8e0083e5cd1d9a96ace9576569867")
!78 = !DIDerivedType(tag: DW_TAG_member, name: "vtable", scope: !73, file: !5, baseType: !79, size: 64, align: 64, offset: 64)
!79 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&[usize; 4]", baseType: !80, size: 64, align: 64, dwarfAddressSpace: 0)
!80 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 256, align: 64, elements: !81)
!81 = !{!82}
!82 = !DISubrange(count: 4, lowerBound: 0)
!83 = !{!84}
!84 = !DITemplateTypeParameter(name: "T", type: !73)
!85 = !DIDerivedType(tag: DW_TAG_member, name: "end_or_len", scope: !62, file: !5, baseType: !72, size: 64, align: 64, offset: 64, flags: DIFlagPrivate)
!86 = !DIDerivedType(tag: DW_TAG_member, name: "_marker", scope: !62, file: !5, baseType: !87, align: 8, offset: 128, flags: DIFlagPrivate)
!87 = !DICompositeType(tag: DW_TAG_structure_type, name: "PhantomData<&&dyn rust::Shape>", scope: !88, file: !5, align: 8, flags: DIFlagPublic, elements: !18, templateParams: !89, identifier: "e5c48857e5e18166af18097d48924a36")
!88 = !DINamespace(name: "marker", scope: !8)
!89 = !{!90}
!90 = !DITemplateTypeParameter(name: "T", type: !91)
!91 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&&dyn rust::Shape", baseType: !73, size: 64, align: 64, dwarfAddressSpace: 0)
!92 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !59, file: !5, baseType: !93, align: 8, offset: 128, flags: DIFlagPrivate)
!93 = !DICompositeType(tag: DW_TAG_structure_type, name: "{closure_env#0}", scope: !94, file: !5, align: 8, elements: !18, identifier: "eb0470e3580e4791827962dad1f9b503")
!94 = !DINamespace(name: "total", scope: !2)
!95 = !{!96, !97}
!96 = !DITemplateTypeParameter(name: "I", type: !62)
!97 = !DITemplateTypeParameter(name: "F", type: !93)
!98 = !DICompositeType(tag: DW_TAG_structure_type, name: "{closure_env#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<&dyn rust::Shape>, rust::total::{closure_env#0}>>", scope: !99, file: !5, align: 8, elements: !18, identifier: "ab482ddca17dcd16b7ec732129c11282")
!99 = !DINamespace(name: "sum", scope: !100)
!100 = !DINamespace(name: "{impl#132}", scope: !101)
!101 = !DINamespace(name: "accum", scope: !102)
!102 = !DINamespace(name: "traits", scope: !55)
!103 = !{!104, !105, !106}
!104 = !DILocalVariable(name: "self", arg: 1, scope: !50, file: !51, line: 124, type: !59)
!105 = !DILocalVariable(name: "init", arg: 2, scope: !50, file: !51, line: 124, type: !58)
!106 = !DILocalVariable(name: "g", arg: 3, scope: !50, file: !51, line: 124, type: !98)
!107 = !{!108, !96, !97, !109, !110}
!108 = !DITemplateTypeParameter(name: "B", type: !58)
!109 = !DITemplateTypeParameter(name: "Acc", type: !58)
!110 = !DITemplateTypeParameter(name: "G", type: !98)
!111 = !DILocation(line: 124, column: 21, scope: !50)
!112 = !DILocation(line: 124, column: 27, scope: !50)
!113 = !DILocation(line: 124, column: 38, scope: !50)
!114 = !DILocalVariable(name: "g", arg: 2, scope: !115, file: !51, line: 86, type: !98)
!115 = distinct !DISubprogram(name: "map_fold<&&dyn rust::Shape, f64, f64, rust::total::{closure_env#0}, core::iter::traits::accum::{impl#132}::sum::{closure_env#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<&dyn rust::Shape>, rust::total::{closure_env#0}>>>", linkageName: "_ZN4core4iter8adapters3map8map_fold17h4e31c6cc63f47c49E", scope: !53, file: !51, line: 84, type: !116, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !39, templateParams: !120, retainedNodes: !118)
!116 = !DISubroutineType(types: !117)
!117 = !{null, !93, !98}
!118 = !{!119, !114}
!119 = !DILocalVariable(name: "f", arg: 1, scope: !115, file: !51, line: 85, type: !93)
!120 = !{!90, !108, !109, !121, !122}
!121 = !DITemplateTypeParameter(name: "impl FnMut(T) -> B", type: !93)
!122 = !DITemplateTypeParameter(name: "impl FnMut(Acc, B) -> Acc", type: !98)
!123 = !DILocation(line: 86, column: 5, scope: !115, inlinedAt: !124)
!124 = !DILocation(line: 128, column: 30, scope: !50)
!125 = !DILocation(line: 85, column: 5, scope: !115, inlinedAt: !124)
!126 = !DILocation(line: 128, column: 19, scope: !50)
!127 = !DILocation(line: 129, column: 6, scope: !50)
!128 = distinct !DISubprogram(name: "area", linkageName: "_ZN44_$LT$rust..Square$u20$as$u20$rust..Shape$GT$4area17h5fd289dd7d21903aE", scope: !129, file: !3, line: 14, type: !130, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !39, templateParams: !18, retainedNodes: !136)
!129 = !DINamespace(name: "{impl#0}", scope: !2)
!130 = !DISubroutineType(types: !131)
!131 = !{!58, !132}
!132 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&rust::Square", baseType: !133, size: 64, align: 64, dwarfAddressSpace: 0)
!133 = !DICompositeType(tag: DW_TAG_structure_type, name: "Square", scope: !2, file: !5, size: 64, align: 64, flags: DIFlagPublic, elements: !134, templateParams: !18, identifier: "98930dfc81637228bf870a84dd369148")
!134 = !{!135}
!135 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !133, file: !5, baseType: !58, size: 64, align: 64, flags: DIFlagPublic)
!136 = !{!137}
!137 = !DILocalVariable(name: "self", arg: 1, scope: !128, file: !3, line: 14, type: !132)
!138 = !DILocation(line: 14, column: 13, scope: !128)
!139 = !DILocation(line: 15, column: 9, scope: !128)
!140 = !DILocation(line: 15, column: 18, scope: !128)
!141 = !DILocation(line: 16, column: 6, scope: !128)
!142 = distinct !DISubprogram(name: "rotate_left<u32>", linkageName: "_ZN4core10intrinsics11rotate_left17h900f46a3548d8934E", scope: !144, file: !143, line: 2025, type: !145, scopeLine: 2025, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !39, templateParams: !151, retainedNodes: !148)
!143 = !DIFile(filename: "library/core/src/intrinsics/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "b1b7915c1b8b57766c20270acae549ce")
!144 = !DINamespace(name: "intrinsics", scope: !8)
!145 = !DISubroutineType(types: !146)
!146 = !{!147, !147, !147}
!147 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!148 = !{!149, !150}
!149 = !DILocalVariable(name: "x", arg: 1, scope: !142, file: !143, line: 2025, type: !147)
!150 = !DILocalVariable(name: "shift", arg: 2, scope: !142, file: !143, line: 2025, type: !147)
!151 = !{!152}
!152 = !DITemplateTypeParameter(name: "T", type: !147)
!153 = !DILocation(line: 2025, column: 60, scope: !142)
!154 = !DILocation(line: 2025, column: 66, scope: !142)
!155 = !DILocation(line: 2029, column: 41, scope: !142)
!156 = !DILocation(line: 2029, column: 14, scope: !142)
!157 = !DILocation(line: 2030, column: 2, scope: !142)
!158 = distinct !DISubprogram(name: "precondition_check", linkageName: "_ZN4core3num23_$LT$impl$u20$usize$GT$13unchecked_add18precondition_check17h1d0871c4bedd98f1E", scope: !160, file: !159, line: 68, type: !163, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !39, templateParams: !18, retainedNodes: !186)
!159 = !DIFile(filename: "library/core/src/ub_checks.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "8a26eb599fa825194a3e796d4688d4db")
!160 = !DINamespace(name: "unchecked_add", scope: !161)
!161 = !DINamespace(name: "{impl#11}", scope: !162)
!162 = !DINamespace(name: "num", scope: !8)
!163 = !DISubroutineType(types: !164)
!164 = !{null, !15, !15, !165}
!165 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&core::panic::location::Location", baseType: !166, size: 64, align: 64, dwarfAddressSpace: 0)
!166 = !DICompositeType(tag: DW_TAG_structure_type, name: "Location", scope: !167, file: !5, size: 192, align: 64, flags: DIFlagPublic, elements: !169, templateParams: !18, identifier: "c23b7de1297af8f4a89df3da49f37ee6")
!167 = !DINamespace(name: "location", scope: !168)
!168 = !DINamespace(name: "panic", scope: !8)
!169 = !{!170, !180, !181, !182}
!170 = !DIDerivedType(tag: DW_TAG_member, name: "filename", scope: !166, file: !5, baseType: !171, size: 128, align: 64, flags: DIFlagPrivate)
!171 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<str>", scope: !68, file: !5, size: 128, align: 64, flags: DIFlagPublic, elements: !172, templateParams: !178, identifier: "cc7383b2ce73f6838bfb6ae828fb6ae6")
!172 = !{!173}
!173 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !171, file: !5, baseType: !174, size: 128, align: 64, flags: DIFlagPrivate)
!174 = !DICompositeType(tag: DW_TAG_structure_type, name: "*const str", file: !5, size: 128, align: 64, elements: !175, templateParams: !18, identifier: "238a44609877474087c05adf26cd41fa")
!175 = !{!176, !177}
!176 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !174, file: !5, baseType: !30, size: 64, align: 64)
!177 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !174, file: !5, baseType: !15, size: 64, align: 64, offset: 64)
!178 = !{!179}
!179 = !DITemplateTypeParameter(name: "T", type: !25)
!180 = !DIDerivedType(tag: DW_TAG_member, name: "line", scope: !166, file: !5, baseType: !147, size: 32, align: 32, offset: 128, flags: DIFlagPrivate)
!181 = !DIDerivedType(tag: DW_TAG_member, name: "col", scope: !166, file: !5, baseType: !147, size: 32, align: 32, offset: 160, flags: DIFlagPrivate)
!182 = !DIDerivedType(tag: DW_TAG_member, name: "_filename", scope: !166, file: !5, baseType: !183, align: 8, offset: 192, flags: DIFlagPrivate)
!183 = !DICompositeType(tag: DW_TAG_structure_type, name: "PhantomData<&str>", scope: !88, file: !5, align: 8, flags: DIFlagPublic, elements: !18, templateParams: !184, identifier: "e16ac355808b6aef9fb50b5f125fee05")
!184 = !{!185}
!185 = !DITemplateTypeParameter(name: "T", type: !27)
!186 = !{!187, !188, !189}
!187 = !DILocalVariable(name: "lhs", arg: 1, scope: !158, file: !159, line: 68, type: !15)
!188 = !DILocalVariable(name: "rhs", arg: 2, scope: !158, file: !159, line: 68, type: !15)
!189 = !DILocalVariable(name: "msg", scope: !190, file: !159, line: 70, type: !27, align: 64)
!190 = distinct !DILexicalBlock(scope: !158, file: !159, line: 70, column: 21)
!191 = !DILocation(line: 68, column: 43, scope: !158)
!192 = !DILocalVariable(name: "self", arg: 1, scope: !193, file: !194, line: 2828, type: !15)
!193 = distinct !DISubprogram(name: "overflowing_add", linkageName: "_RNvMs9_NtCsgEmfK2I1SDS_4core3numj15overflowing_add", scope: !161, file: !194, line: 2828, type: !195, scopeLine: 2828, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !39, templateParams: !18, retainedNodes: !202)
!194 = !DIFile(filename: "library/core/src/num/uint_macros.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "de2f29a3485fc28d710ba6c3062e6efa")
!195 = !DISubroutineType(types: !196)
!196 = !{!197, !15, !15}
!197 = !DICompositeType(tag: DW_TAG_structure_type, name: "(usize, bool)", file: !5, size: 128, align: 64, elements: !198, templateParams: !18, identifier: "d571287e27d8be874e95a2f698798cc6")
!198 = !{!199, !200}
!199 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !197, file: !5, baseType: !15, size: 64, align: 64)
!200 = !DIDerivedType(tag: DW_TAG_member, name: "__1", scope: !197, file: !5, baseType: !201, size: 8, align: 8, offset: 64)
!201 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!202 = !{!192, !203}
!203 = !DILocalVariable(name: "rhs", arg: 2, scope: !193, file: !194, line: 2828, type: !15)
!204 = !DILocation(line: 2828, column: 38, scope: !193, inlinedAt: !205)
!205 = !DILocation(line: 839, column: 27, scope: !206)
!206 = !DILexicalBlockFile(scope: !158, file: !194, discriminator: 0)
!207 = !DILocation(line: 2828, column: 44, scope: !193, inlinedAt: !205)
!208 = !DILocation(line: 2829, column: 26, scope: !193, inlinedAt: !205)
!209 = !DILocation(line: 839, column: 23, scope: !206)
!210 = !DILocation(line: 75, column: 14, scope: !158)
!211 = !DILocation(line: 70, column: 31, scope: !158)
!212 = !DILocation(line: 70, column: 25, scope: !190)
!213 = !DILocalVariable(name: "s", arg: 1, scope: !214, file: !215, line: 815, type: !27)
!214 = distinct !DISubprogram(name: "from_str", linkageName: "_ZN4core3fmt9Arguments8from_str17h1d438469a89feabaE", scope: !216, file: !215, line: 815, type: !303, scopeLine: 815, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !39, templateParams: !18, declaration: !305, retainedNodes: !306)
!215 = !DIFile(filename: "library/core/src/fmt/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "66c54229528687a22c80807f245fa4df")
!216 = !DICompositeType(tag: DW_TAG_structure_type, name: "Arguments", scope: !217, file: !5, size: 128, align: 64, flags: DIFlagPublic, elements: !218, templateParams: !18, identifier: "e5c67bbe046da39973c72077c7f66185")
!217 = !DINamespace(name: "fmt", scope: !8)
!218 = !{!219, !224}
!219 = !DIDerivedType(tag: DW_TAG_member, name: "template", scope: !216, file: !5, baseType: !220, size: 64, align: 64, flags: DIFlagPrivate)
!220 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<u8>", scope: !68, file: !5, size: 64, align: 64, flags: DIFlagPublic, elements: !221, templateParams: !178, identifier: "ff3cb4cecc4ed13dfb833309b96ea529")
!221 = !{!222}
!222 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !220, file: !5, baseType: !223, size: 64, align: 64, flags: DIFlagPrivate)
!223 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const u8", baseType: !25, size: 64, align: 64, dwarfAddressSpace: 0)
!224 = !DIDerivedType(tag: DW_TAG_member, name: "args", scope: !216, file: !5, baseType: !225, size: 64, align: 64, offset: 64, flags: DIFlagPrivate)
!225 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<core::fmt::rt::Argument>", scope: !68, file: !5, size: 64, align: 64, flags: DIFlagPublic, elements: !226, templateParams: !301, identifier: "2e7cb7ba6db6aae8a5c20264d17cea0a")
!226 = !{!227}
!227 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !225, file: !5, baseType: !228, size: 64, align: 64, flags: DIFlagPrivate)
!228 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const core::fmt::rt::Argument", baseType: !229, size: 64, align: 64, dwarfAddressSpace: 0)
!229 = !DICompositeType(tag: DW_TAG_structure_type, name: "Argument", scope: !230, file: !5, size: 128, align: 64, flags: DIFlagPublic, elements: !231, templateParams: !18, identifier: "1d5f7550f7e7e04cbc4d2cf57c27606b")
!230 = !DINamespace(name: "rt", scope: !217)
!231 = !{!232}
!232 = !DIDerivedType(tag: DW_TAG_member, name: "ty", scope: !229, file: !5, baseType: !233, size: 128, align: 64, flags: DIFlagPrivate)
!233 = !DICompositeType(tag: DW_TAG_structure_type, name: "ArgumentType", scope: !230, file: !5, size: 128, align: 64, flags: DIFlagPrivate, elements: !234, templateParams: !18, identifier: "b1cfb4618f1c38c3f96eab6c02edf448")
!234 = !{!235}
!235 = !DICompositeType(tag: DW_TAG_variant_part, scope: !233, file: !5, size: 128, align: 64, elements: !236, templateParams: !18, identifier: "fbd384083752b747f8b252853b979154", discriminator: !299)
!236 = !{!237, !295}
!237 = !DIDerivedType(tag: DW_TAG_member, name: "Placeholder", scope: !235, file: !5, baseType: !238, size: 128, align: 64)
!238 = !DICompositeType(tag: DW_TAG_structure_type, name: "Placeholder", scope: !233, file: !5, size: 128, align: 64, flags: DIFlagPrivate, elements: !239, templateParams: !18, identifier: "91d44a8fdafb90acd8f4961dbde4212b")
!239 = !{!240, !248, !290}
!240 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !238, file: !5, baseType: !241, size: 64, align: 64, flags: DIFlagPrivate)
!241 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<()>", scope: !68, file: !5, size: 64, align: 64, flags: DIFlagPublic, elements: !242, templateParams: !246, identifier: "f4e496144210c619b96aa08326287b92")
!242 = !{!243}
!243 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !241, file: !5, baseType: !244, size: 64, align: 64, flags: DIFlagPrivate)
!244 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const ()", baseType: !245, size: 64, align: 64, dwarfAddressSpace: 0)
!245 = !DIBasicType(name: "()", encoding: DW_ATE_unsigned)
!246 = !{!247}
!247 = !DITemplateTypeParameter(name: "T", type: !245)
!248 = !DIDerivedType(tag: DW_TAG_member, name: "formatter", scope: !238, file: !5, baseType: !249, size: 64, align: 64, offset: 64, flags: DIFlagPrivate)
!249 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "unsafe fn(core::ptr::non_null::NonNull<()>, &mut core::fmt::Formatter) -> core::result::Result<(), core::fmt::Error>", baseType: !250, size: 64, align: 64, dwarfAddressSpace: 0)
!250 = !DISubroutineType(types: !251)
!251 = !{!252, !241, !269}
!252 = !DICompositeType(tag: DW_TAG_structure_type, name: "Result<(), core::fmt::Error>", scope: !253, file: !5, size: 8, align: 8, flags: DIFlagPublic, elements: !254, templateParams: !18, identifier: "1c6752419820cdc3961061cc58b31873")
!253 = !DINamespace(name: "result", scope: !8)
!254 = !{!255}
!255 = !DICompositeType(tag: DW_TAG_variant_part, scope: !252, file: !5, size: 8, align: 8, elements: !256, templateParams: !18, identifier: "92c1f85eaa1d7dab2e3165ee2fc4946", discriminator: !268)
!256 = !{!257, !264}
!257 = !DIDerivedType(tag: DW_TAG_member, name: "Ok", scope: !255, file: !5, baseType: !258, size: 8, align: 8, extraData: i8 0)
!258 = !DICompositeType(tag: DW_TAG_structure_type, name: "Ok", scope: !252, file: !5, size: 8, align: 8, flags: DIFlagPublic, elements: !259, templateParams: !261, identifier: "1d7115f6c7f9f62c2100933bba0c76f9")
!259 = !{!260}
!260 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !258, file: !5, baseType: !245, align: 8, offset: 8, flags: DIFlagPublic)
!261 = !{!247, !262}
!262 = !DITemplateTypeParameter(name: "E", type: !263)
!263 = !DICompositeType(tag: DW_TAG_structure_type, name: "Error", scope: !217, file: !5, align: 8, flags: DIFlagPublic, elements: !18, identifier: "5a24300cdda31093f5fe20c939b4885")
!264 = !DIDerivedType(tag: DW_TAG_member, name: "Err", scope: !255, file: !5, baseType: !265, size: 8, align: 8, extraData: i8 1)
!265 = !DICompositeType(tag: DW_TAG_structure_type, name: "Err", scope: !252, file: !5, size: 8, align: 8, flags: DIFlagPublic, elements: !266, templateParams: !261, identifier: "27094aa3bc4c448bf12b8530386fdeb2")
!266 = !{!267}
!267 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !265, file: !5, baseType: !263, align: 8, offset: 8, flags: DIFlagPublic)
!268 = !DIDerivedType(tag: DW_TAG_member, scope: !252, file: !5, baseType: !25, size: 8, align: 8, flags: DIFlagArtificial)
!269 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut core::fmt::Formatter", baseType: !270, size: 64, align: 64, dwarfAddressSpace: 0)
!270 = !DICompositeType(tag: DW_TAG_structure_type, name: "Formatter", scope: !217, file: !5, size: 192, align: 64, flags: DIFlagPublic, elements: !271, templateParams: !18, identifier: "c45a1f7f7c29ecbbdbd29c835fac516c")
!271 = !{!272, !279}
!272 = !DIDerivedType(tag: DW_TAG_member, name: "options", scope: !270, file: !5, baseType: !273, size: 64, align: 32, offset: 128, flags: DIFlagPrivate)
!273 = !DICompositeType(tag: DW_TAG_structure_type, name: "FormattingOptions", scope: !217, file: !5, size: 64, align: 32, flags: DIFlagPublic, elements: !274, templateParams: !18, identifier: "ca2f5547247cd95c514a47d5800e09e")
!274 = !{!275, !276, !278}
!275 = !DIDerivedType(tag: DW_TAG_member, name: "flags", scope: !273, file: !5, baseType: !147, size: 32, align: 32, flags: DIFlagPrivate)
!276 = !DIDerivedType(tag: DW_TAG_member, name: "width", scope: !273, file: !5, baseType: !277, size: 16, align: 16, offset: 32, flags: DIFlagPrivate)
!277 = !DIBasicType(name: "u16", size: 16, encoding: DW_ATE_unsigned)
!278 = !DIDerivedType(tag: DW_TAG_member, name: "precision", scope: !273, file: !5, baseType: !277, size: 16, align: 16, offset: 48, flags: DIFlagPrivate)
!279 = !DIDerivedType(tag: DW_TAG_member, name: "buf", scope: !270, file: !5, baseType: !280, size: 128, align: 64, flags: DIFlagPrivate)
!280 = !DICompositeType(tag: DW_TAG_structure_type, name: "&mut dyn core::fmt::Write", file: !5, size: 128, align: 64, elements: !281, templateParams: !18, identifier: "effe97114690fc58a8e246cb04e37234")
!281 = !{!282, !285}
!282 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !280, file: !5, baseType: !283, size: 64, align: 64)
!283 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !284, size: 64, align: 64, dwarfAddressSpace: 0)
!284 = !DICompositeType(tag: DW_TAG_structure_type, name: "dyn core::fmt::Write", file: !5, align: 8, elements: !18, identifier: "64328679825f9c73b507edbfd5b86b47")
!285 = !DIDerivedType(tag: DW_TAG_member, name: "vtable", scope: !280, file: !5, baseType: !286, size: 64, align: 64, offset: 64)
!286 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&[usize; 6]", baseType: !287, size: 64, align: 64, dwarfAddressSpace: 0)
!287 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 384, align: 64, elements: !288)
!288 = !{!289}
!289 = !DISubrange(count: 6, lowerBound: 0)
!290 = !DIDerivedType(tag: DW_TAG_member, name: "_lifetime", scope: !238, file: !5, baseType: !291, align: 8, offset: 128, flags: DIFlagPrivate)
!291 = !DICompositeType(tag: DW_TAG_structure_type, name: "PhantomData<&()>", scope: !88, file: !5, align: 8, flags: DIFlagPublic, elements: !18, templateParams: !292, identifier: "efa596960370766459fc018866dc4048")
!292 = !{!293}
!293 = !DITemplateTypeParameter(name: "T", type: !294)
!294 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&()", baseType: !245, size: 64, align: 64, dwarfAddressSpace: 0)
!295 = !DIDerivedType(tag: DW_TAG_member, name: "Count", scope: !235, file: !5, baseType: !296, size: 128, align: 64, extraData: i64 0)
!296 = !DICompositeType(tag: DW_TAG_structure_type, name: "Count", scope: !233, file: !5, size: 128, align: 64, flags: DIFlagPrivate, elements: !297, templateParams: !18, identifier: "1d9161ed3114ac1c26d36137fc96704d")
!297 = !{!298}
!298 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !296, file: !5, baseType: !277, size: 16, align: 16, offset: 64, flags: DIFlagPrivate)
!299 = !DIDerivedType(tag: DW_TAG_member, scope: !233, file: !5, baseType: !300, size: 64, align: 64, flags: DIFlagArtificial)
!300 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!301 = !{!302}
!302 = !DITemplateTypeParameter(name: "T", type: !229)
!303 = !DISubroutineType(types: !304)
!304 = !{!216, !27}
!305 = !DISubprogram(name: "from_str", linkageName: "_ZN4core3fmt9Arguments8from_str17h1d438469a89feabaE", scope: !216, file: !215, line: 815, type: !303, scopeLine: 815, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !18)
!306 = !{!213}
!307 = !DILocation(line: 815, column: 27, scope: !214, inlinedAt: !308)
!308 = !DILocation(line: 73, column: 59, scope: !190)
!309 = !DILocalVariable(name: "self", arg: 1, scope: !310, file: !311, line: 578, type: !27)
!310 = distinct !DISubprogram(name: "as_ptr", linkageName: "_RNvMNtCsgEmfK2I1SDS_4core3stre6as_ptr", scope: !312, file: !311, line: 578, type: !314, scopeLine: 578, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !39, templateParams: !18, retainedNodes: !316)
!311 = !DIFile(filename: "library/core/src/str/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "b67baab1b9aefdbe1feb84767953c83d")
!312 = !DINamespace(name: "{impl#0}", scope: !313)
!313 = !DINamespace(name: "str", scope: !8)
!314 = !DISubroutineType(types: !315)
!315 = !{!223, !27}
!316 = !{!309}
!317 = !DILocation(line: 578, column: 25, scope: !310, inlinedAt: !318)
!318 = !DILocation(line: 819, column: 44, scope: !214, inlinedAt: !308)
!319 = !DILocalVariable(name: "self", arg: 1, scope: !320, file: !311, line: 157, type: !27)
!320 = distinct !DISubprogram(name: "len", linkageName: "_ZN4core3str21_$LT$impl$u20$str$GT$3len17hb56910eb4cf10d4bE", scope: !312, file: !311, line: 157, type: !321, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !39, templateParams: !18, retainedNodes: !323)
!321 = !DISubroutineType(types: !322)
!322 = !{!15, !27}
!323 = !{!319}
!324 = !DILocation(line: 157, column: 22, scope: !320, inlinedAt: !325)
!325 = !DILocation(line: 820, column: 40, scope: !214, inlinedAt: !308)
!326 = !DILocalVariable(name: "self", arg: 1, scope: !327, file: !311, line: 502, type: !27)
!327 = distinct !DISubprogram(name: "as_bytes", linkageName: "_RNvMNtCsgEmfK2I1SDS_4core3stre8as_bytes", scope: !312, file: !311, line: 502, type: !328, scopeLine: 502, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !39, templateParams: !18, retainedNodes: !334)
!328 = !DISubroutineType(types: !329)
!329 = !{!330, !27}
!330 = !DICompositeType(tag: DW_TAG_structure_type, name: "&[u8]", file: !5, size: 128, align: 64, elements: !331, templateParams: !18, identifier: "31681e0c10b314f1f33e38b2779acbb4")
!331 = !{!332, !333}
!332 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !330, file: !5, baseType: !30, size: 64, align: 64)
!333 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !330, file: !5, baseType: !15, size: 64, align: 64, offset: 64)
!334 = !{!326}
!335 = !DILocation(line: 502, column: 27, scope: !327, inlinedAt: !336)
!336 = !DILocation(line: 158, column: 14, scope: !320, inlinedAt: !325)
!337 = !DILocation(line: 73, column: 21, scope: !190)
!338 = distinct !DISubprogram(name: "precondition_check", linkageName: "_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$20offset_from_unsigned18precondition_check17h3f7feb8beb125f8bE", scope: !339, file: !159, line: 68, type: !342, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !39, templateParams: !18, retainedNodes: !344)
!339 = !DINamespace(name: "offset_from_unsigned", scope: !340)
!340 = !DINamespace(name: "{impl#0}", scope: !341)
!341 = !DINamespace(name: "const_ptr", scope: !69)
!342 = !DISubroutineType(types: !343)
!343 = !{null, !244, !244, !165}
!344 = !{!345, !346, !347}
!345 = !DILocalVariable(name: "this", arg: 1, scope: !338, file: !159, line: 68, type: !244)
!346 = !DILocalVariable(name: "origin", arg: 2, scope: !338, file: !159, line: 68, type: !244)
!347 = !DILocalVariable(name: "msg", scope: !348, file: !159, line: 70, type: !27, align: 64)
!348 = distinct !DILexicalBlock(scope: !338, file: !159, line: 70, column: 21)
!349 = !DILocation(line: 68, column: 43, scope: !338)
!350 = !DILocalVariable(name: "this", arg: 1, scope: !351, file: !352, line: 706, type: !244)
!351 = distinct !DISubprogram(name: "runtime_ptr_ge", linkageName: "_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$20offset_from_unsigned14runtime_ptr_ge17h3361cb5c243c5903E", scope: !339, file: !352, line: 706, type: !353, scopeLine: 706, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !39, templateParams: !18, retainedNodes: !355)
!352 = !DIFile(filename: "library/core/src/ptr/const_ptr.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "48638a38fe414ca30cde797e4a40b3a9")
!353 = !DISubroutineType(types: !354)
!354 = !{!201, !244, !244}
!355 = !{!350, !356}
!356 = !DILocalVariable(name: "origin", arg: 2, scope: !351, file: !352, line: 706, type: !244)
!357 = !DILocation(line: 706, column: 33, scope: !351, inlinedAt: !358)
!358 = !DILocation(line: 723, column: 18, scope: !359)
!359 = !DILexicalBlockFile(scope: !338, file: !352, discriminator: 0)
!360 = !DILocation(line: 706, column: 50, scope: !351, inlinedAt: !358)
!361 = !DILocation(line: 712, column: 21, scope: !362, inlinedAt: !365)
!362 = !DILexicalBlockFile(scope: !363, file: !352, discriminator: 0)
!363 = distinct !DISubprogram(name: "runtime", linkageName: "_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$20offset_from_unsigned14runtime_ptr_ge7runtime17hf37ef71db66d6d5aE", scope: !364, file: !143, line: 2434, type: !353, scopeLine: 2434, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !39, templateParams: !18)
!364 = !DINamespace(name: "runtime_ptr_ge", scope: !339)
!365 = !DILocation(line: 2447, column: 9, scope: !366, inlinedAt: !358)
!366 = !DILexicalBlockFile(scope: !351, file: !143, discriminator: 0)
!367 = !DILocation(line: 70, column: 31, scope: !338)
!368 = !DILocation(line: 70, column: 25, scope: !348)
!369 = !DILocalVariable(name: "s", arg: 1, scope: !370, file: !215, line: 815, type: !27)
!370 = distinct !DISubprogram(name: "from_str", linkageName: "_ZN4core3fmt9Arguments8from_str17h1d438469a89feabaE", scope: !216, file: !215, line: 815, type: !303, scopeLine: 815, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !39, templateParams: !18, declaration: !305, retainedNodes: !371)
!371 = !{!369}
!372 = !DILocation(line: 815, column: 27, scope: !370, inlinedAt: !373)
!373 = !DILocation(line: 73, column: 59, scope: !348)
!374 = !DILocalVariable(name: "self", arg: 1, scope: !375, file: !311, line: 578, type: !27)
!375 = distinct !DISubprogram(name: "as_ptr", linkageName: "_RNvMNtCsgEmfK2I1SDS_4core3stre6as_ptr", scope: !312, file: !311, line: 578, type: !314, scopeLine: 578, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !39, templateParams: !18, retainedNodes: !376)
!376 = !{!374}
!377 = !DILocation(line: 578, column: 25, scope: !375, inlinedAt: !378)
!378 = !DILocation(line: 819, column: 44, scope: !370, inlinedAt: !373)
!379 = !DILocalVariable(name: "self", arg: 1, scope: !380, file: !311, line: 157, type: !27)
!380 = distinct !DISubprogram(name: "len", linkageName: "_ZN4core3str21_$LT$impl$u20$str$GT$3len17hb56910eb4cf10d4bE", scope: !312, file: !311, line: 157, type: !321, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !39, templateParams: !18, retainedNodes: !381)
!381 = !{!379}
!382 = !DILocation(line: 157, column: 22, scope: !380, inlinedAt: !383)
!383 = !DILocation(line: 820, column: 40, scope: !370, inlinedAt: !373)
!384 = !DILocalVariable(name: "self", arg: 1, scope: !385, file: !311, line: 502, type: !27)
!385 = distinct !DISubprogram(name: "as_bytes", linkageName: "_RNvMNtCsgEmfK2I1SDS_4core3stre8as_bytes", scope: !312, file: !311, line: 502, type: !328, scopeLine: 502, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !39, templateParams: !18, retainedNodes: !386)
!386 = !{!384}
!387 = !DILocation(line: 502, column: 27, scope: !385, inlinedAt: !388)
!388 = !DILocation(line: 158, column: 14, scope: !380, inlinedAt: !383)
!389 = !DILocation(line: 73, column: 21, scope: !348)
!390 = !DILocation(line: 75, column: 14, scope: !338)
!391 = distinct !DISubprogram(name: "map<core::slice::iter::Iter<&dyn rust::Shape>, f64, rust::total::{closure_env#0}>", linkageName: "_ZN4core4iter6traits8iterator8Iterator3map17hc1f01ba07100d0e6E", scope: !393, file: !392, line: 789, type: !395, scopeLine: 789, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !39, templateParams: !400, retainedNodes: !397)
!392 = !DIFile(filename: "library/core/src/iter/traits/iterator.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "03f316921fc0b2bb7786dd4fa41456f9")
!393 = !DINamespace(name: "Iterator", scope: !394)
!394 = !DINamespace(name: "iterator", scope: !102)
!395 = !DISubroutineType(types: !396)
!396 = !{!59, !62, !93}
!397 = !{!398, !399}
!398 = !DILocalVariable(name: "self", arg: 1, scope: !391, file: !392, line: 789, type: !62)
!399 = !DILocalVariable(name: "f", arg: 2, scope: !391, file: !392, line: 789, type: !93)
!400 = !{!401, !108, !97}
!401 = !DITemplateTypeParameter(name: "Self", type: !62)
!402 = !DILocation(line: 789, column: 18, scope: !391)
!403 = !DILocation(line: 789, column: 24, scope: !391)
!404 = !DILocation(line: 795, column: 6, scope: !391)
!405 = distinct !DISubprogram(name: "sum<core::iter::adapters::map::Map<core::slice::iter::Iter<&dyn rust::Shape>, rust::total::{closure_env#0}>, f64>", linkageName: "_ZN4core4iter6traits8iterator8Iterator3sum17h973bbc91288e68faE", scope: !393, file: !392, line: 3653, type: !406, scopeLine: 3653, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !39, templateParams: !410, retainedNodes: !408)
!406 = !DISubroutineType(types: !407)
!407 = !{!58, !59}
!408 = !{!409}
!409 = !DILocalVariable(name: "self", arg: 1, scope: !405, file: !392, line: 3653, type: !59)
!410 = !{!411, !412}
!411 = !DITemplateTypeParameter(name: "Self", type: !59)
!412 = !DITemplateTypeParameter(name: "S", type: !58)
!413 = !DILocation(line: 3653, column: 15, scope: !405)
!414 = !DILocation(line: 3658, column: 9, scope: !405)
!415 = !DILocation(line: 3659, column: 6, scope: !405)
!416 = distinct !DISubprogram(name: "{closure#0}<&&dyn rust::Shape, f64, f64, rust::total::{closure_env#0}, core::iter::traits::accum::{impl#132}::sum::{closure_env#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<&dyn rust::Shape>, rust::total::{closure_env#0}>>>", linkageName: "_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17hff09dca4f72497bbE", scope: !417, file: !51, line: 88, type: !418, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !39, templateParams: !120, retainedNodes: !425)
!417 = !DINamespace(name: "map_fold", scope: !53)
!418 = !DISubroutineType(types: !419)
!419 = !{!58, !420, !58, !91}
!420 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut core::iter::adapters::map::map_fold::{closure_env#0}<&&dyn rust::Shape, f64, f64, rust::total::{closure_env#0}, core::iter::traits::accum::{impl#132}::sum::{closure_env#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<&dyn rust::Shape>, rust::total::{closure_env#0}>>>", baseType: !421, size: 64, align: 64, dwarfAddressSpace: 0)
!421 = !DICompositeType(tag: DW_TAG_structure_type, name: "{closure_env#0}<&&dyn rust::Shape, f64, f64, rust::total::{closure_env#0}, core::iter::traits::accum::{impl#132}::sum::{closure_env#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<&dyn rust::Shape>, rust::total::{closure_env#0}>>>", scope: !417, file: !5, align: 8, elements: !422, templateParams: !18, identifier: "ca1f94551731d4c2dac8adb139aae4f4")
!422 = !{!423, !424}
!423 = !DIDerivedType(tag: DW_TAG_member, name: "g", scope: !421, file: !5, baseType: !98, align: 8)
!424 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !421, file: !5, baseType: !93, align: 8)
!425 = !{!426, !427, !428, !429}
!426 = !DILocalVariable(name: "acc", arg: 2, scope: !416, file: !51, line: 88, type: !58)
!427 = !DILocalVariable(name: "elt", arg: 3, scope: !416, file: !51, line: 88, type: !91)
!428 = !DILocalVariable(name: "g", scope: !416, file: !51, line: 86, type: !98, align: 8)
!429 = !DILocalVariable(name: "f", scope: !416, file: !51, line: 85, type: !93, align: 8)
!430 = !DILocation(line: 86, column: 9, scope: !416)
!431 = !DILocation(line: 85, column: 9, scope: !416)
!432 = !DILocation(line: 88, column: 11, scope: !416)
!433 = !DILocation(line: 88, column: 16, scope: !416)
!434 = !DILocation(line: 88, column: 23, scope: !416)
!435 = !DILocation(line: 88, column: 28, scope: !416)
!436 = !DILocation(line: 88, column: 34, scope: !416)
!437 = !DILocation(line: 88, column: 21, scope: !416)
!438 = !DILocation(line: 88, column: 35, scope: !416)
!439 = !DILocation(line: 88, column: 5, scope: !416)
!440 = distinct !DISubprogram(name: "compare_exchange_weak", linkageName: "_ZN4core4sync6atomic11AtomicUsize21compare_exchange_weak17habd476276eff8131E", scope: !4, file: !441, line: 3097, type: !442, scopeLine: 3097, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !39, templateParams: !18, declaration: !460, retainedNodes: !461)
!441 = !DIFile(filename: "library/core/src/sync/atomic.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "efd884d336fd52cdd46abf1cb836765b")
!442 = !DISubroutineType(types: !443)
!443 = !{!444, !459, !15, !15, !42, !42}
!444 = !DICompositeType(tag: DW_TAG_structure_type, name: "Result<usize, usize>", scope: !253, file: !5, size: 128, align: 64, flags: DIFlagPublic, elements: !445, templateParams: !18, identifier: "7740407452115f2a77697ba7dab62951")
!445 = !{!446}
!446 = !DICompositeType(tag: DW_TAG_variant_part, scope: !444, file: !5, size: 128, align: 64, elements: !447, templateParams: !18, identifier: "27062f68c4e2d20f43160ddebe98a43b", discriminator: !458)
!447 = !{!448, !454}
!448 = !DIDerivedType(tag: DW_TAG_member, name: "Ok", scope: !446, file: !5, baseType: !449, size: 128, align: 64, extraData: i64 0)
!449 = !DICompositeType(tag: DW_TAG_structure_type, name: "Ok", scope: !444, file: !5, size: 128, align: 64, flags: DIFlagPublic, elements: !450, templateParams: !452, identifier: "88dc1693b42440195577b011f0df268d")
!450 = !{!451}
!451 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !449, file: !5, baseType: !15, size: 64, align: 64, offset: 64, flags: DIFlagPublic)
!452 = !{!17, !453}
!453 = !DITemplateTypeParameter(name: "E", type: !15)
!454 = !DIDerivedType(tag: DW_TAG_member, name: "Err", scope: !446, file: !5, baseType: !455, size: 128, align: 64, extraData: i64 1)
!455 = !DICompositeType(tag: DW_TAG_structure_type, name: "Err", scope: !444, file: !5, size: 128, align: 64, flags: DIFlagPublic, elements: !456, templateParams: !452, identifier: "8c82a528c5d5f77a70ece44e29fb2ab3")
!456 = !{!457}
!457 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !455, file: !5, baseType: !15, size: 64, align: 64, offset: 64, flags: DIFlagPublic)
!458 = !DIDerivedType(tag: DW_TAG_member, scope: !444, file: !5, baseType: !300, size: 64, align: 64, flags: DIFlagArtificial)
!459 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&core::sync::atomic::AtomicUsize", baseType: !4, size: 64, align: 64, dwarfAddressSpace: 0)
!460 = !DISubprogram(name: "compare_exchange_weak", linkageName: "_ZN4core4sync6atomic11AtomicUsize21compare_exchange_weak17habd476276eff8131E", scope: !4, file: !441, line: 3097, type: !442, scopeLine: 3097, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !18)
!461 = !{!462, !463, !464, !465, !466}
!462 = !DILocalVariable(name: "self", arg: 1, scope: !440, file: !441, line: 3097, type: !459)
!463 = !DILocalVariable(name: "current", arg: 2, scope: !440, file: !441, line: 3098, type: !15)
!464 = !DILocalVariable(name: "new", arg: 3, scope: !440, file: !441, line: 3099, type: !15)
!465 = !DILocalVariable(name: "success", arg: 4, scope: !440, file: !441, line: 3100, type: !42)
!466 = !DILocalVariable(name: "failure", arg: 5, scope: !440, file: !441, line: 3101, type: !42)
!467 = !DILocation(line: 3097, column: 42, scope: !440)
!468 = !DILocation(line: 3098, column: 42, scope: !440)
!469 = !DILocation(line: 3099, column: 42, scope: !440)
!470 = !DILocation(line: 3100, column: 42, scope: !440)
!471 = !DILocation(line: 3101, column: 42, scope: !440)
!472 = !DILocalVariable(name: "self", arg: 1, scope: !473, file: !474, line: 2443, type: !478)
!473 = distinct !DISubprogram(name: "get<usize>", linkageName: "_ZN4core4cell19UnsafeCell$LT$T$GT$3get17h683676aae97ce7e3E", scope: !11, file: !474, line: 2443, type: !475, scopeLine: 2443, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !39, templateParams: !16, declaration: !479, retainedNodes: !480)
!474 = !DIFile(filename: "library/core/src/cell.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "96404e804c6faf0fea9fa631bcb8d1d2")
!475 = !DISubroutineType(types: !476)
!476 = !{!477, !478}
!477 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*mut usize", baseType: !15, size: 64, align: 64, dwarfAddressSpace: 0)
!478 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&core::cell::UnsafeCell<usize>", baseType: !11, size: 64, align: 64, dwarfAddressSpace: 0)
!479 = !DISubprogram(name: "get<usize>", linkageName: "_ZN4core4cell19UnsafeCell$LT$T$GT$3get17h683676aae97ce7e3E", scope: !11, file: !474, line: 2443, type: !475, scopeLine: 2443, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !16)
!480 = !{!472}
!481 = !DILocation(line: 2443, column: 22, scope: !473, inlinedAt: !482)
!482 = !DILocation(line: 3104, column: 57, scope: !440)
!483 = !DILocation(line: 3104, column: 21, scope: !440)
!484 = !DILocation(line: 3106, column: 14, scope: !440)
!485 = distinct !DISubprogram(name: "fetch_add", linkageName: "_ZN4core4sync6atomic11AtomicUsize9fetch_add17hd65f95eac991bcdfE", scope: !4, file: !441, line: 3134, type: !486, scopeLine: 3134, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !39, templateParams: !18, declaration: !488, retainedNodes: !489)
!486 = !DISubroutineType(types: !487)
!487 = !{!15, !459, !15, !42}
!488 = !DISubprogram(name: "fetch_add", linkageName: "_ZN4core4sync6atomic11AtomicUsize9fetch_add17hd65f95eac991bcdfE", scope: !4, file: !441, line: 3134, type: !486, scopeLine: 3134, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !18)
!489 = !{!490, !491, !492}
!490 = !DILocalVariable(name: "self", arg: 1, scope: !485, file: !441, line: 3134, type: !459)
!491 = !DILocalVariable(name: "val", arg: 2, scope: !485, file: !441, line: 3134, type: !15)
!492 = !DILocalVariable(name: "order", arg: 3, scope: !485, file: !441, line: 3134, type: !42)
!493 = !DILocation(line: 3134, column: 30, scope: !485)
!494 = !DILocation(line: 3134, column: 37, scope: !485)
!495 = !DILocalVariable(name: "val", arg: 2, scope: !496, file: !441, line: 3919, type: !15)
!496 = distinct !DISubprogram(name: "atomic_add<usize, usize>", linkageName: "_ZN4core4sync6atomic10atomic_add17h47de17f28d42561cE", scope: !6, file: !441, line: 3919, type: !497, scopeLine: 3919, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !39, templateParams: !502, retainedNodes: !499)
!497 = !DISubroutineType(types: !498)
!498 = !{!15, !477, !15, !42}
!499 = !{!500, !495, !501}
!500 = !DILocalVariable(name: "dst", arg: 1, scope: !496, file: !441, line: 3919, type: !477)
!501 = !DILocalVariable(name: "order", arg: 3, scope: !496, file: !441, line: 3919, type: !42)
!502 = !{!17, !503}
!503 = !DITemplateTypeParameter(name: "U", type: !15)
!504 = !DILocation(line: 3919, column: 53, scope: !496, inlinedAt: !505)
!505 = !DILocation(line: 3136, column: 26, scope: !485)
!506 = !DILocation(line: 3134, column: 53, scope: !485)
!507 = !DILocation(line: 3919, column: 61, scope: !496, inlinedAt: !505)
!508 = !DILocalVariable(name: "self", arg: 1, scope: !509, file: !474, line: 2443, type: !478)
!509 = distinct !DISubprogram(name: "get<usize>", linkageName: "_ZN4core4cell19UnsafeCell$LT$T$GT$3get17h683676aae97ce7e3E", scope: !11, file: !474, line: 2443, type: !475, scopeLine: 2443, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !39, templateParams: !16, declaration: !479, retainedNodes: !510)
!510 = !{!508}
!511 = !DILocation(line: 2443, column: 22, scope: !509, inlinedAt: !512)
!512 = !DILocation(line: 3136, column: 44, scope: !485)
!513 = !DILocation(line: 2447, column: 9, scope: !509, inlinedAt: !512)
!514 = !DILocation(line: 3919, column: 40, scope: !496, inlinedAt: !505)
!515 = !DILocation(line: 3922, column: 15, scope: !496, inlinedAt: !505)
!516 = !DILocation(line: 3922, column: 9, scope: !496, inlinedAt: !505)
!517 = !DILocation(line: 3923, column: 24, scope: !496, inlinedAt: !505)
!518 = !DILocation(line: 3925, column: 24, scope: !496, inlinedAt: !505)
!519 = !DILocation(line: 3924, column: 24, scope: !496, inlinedAt: !505)
!520 = !DILocation(line: 3926, column: 23, scope: !496, inlinedAt: !505)
!521 = !DILocation(line: 3927, column: 23, scope: !496, inlinedAt: !505)
!522 = !DILocation(line: 3137, column: 14, scope: !485)
!523 = distinct !DISubprogram(name: "atomic_compare_exchange_weak<usize>", linkageName: "_ZN4core4sync6atomic28atomic_compare_exchange_weak17hdc954b077811103fE", scope: !6, file: !441, line: 4020, type: !524, scopeLine: 4020, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !39, templateParams: !16, retainedNodes: !526)
!524 = !DISubroutineType(types: !525)
!525 = !{!444, !477, !15, !15, !42, !42}
!526 = !{!527, !528, !529, !530, !531, !532, !534}
!527 = !DILocalVariable(name: "dst", arg: 1, scope: !523, file: !441, line: 4021, type: !477)
!528 = !DILocalVariable(name: "old", arg: 2, scope: !523, file: !441, line: 4022, type: !15)
!529 = !DILocalVariable(name: "new", arg: 3, scope: !523, file: !441, line: 4023, type: !15)
!530 = !DILocalVariable(name: "success", arg: 4, scope: !523, file: !441, line: 4024, type: !42)
!531 = !DILocalVariable(name: "failure", arg: 5, scope: !523, file: !441, line: 4025, type: !42)
!532 = !DILocalVariable(name: "val", scope: !533, file: !441, line: 4028, type: !15, align: 64)
!533 = distinct !DILexicalBlock(scope: !523, file: !441, line: 4028, column: 5)
!534 = !DILocalVariable(name: "ok", scope: !533, file: !441, line: 4028, type: !201, align: 8)
!535 = !DILocation(line: 4021, column: 5, scope: !523)
!536 = !DILocation(line: 4022, column: 5, scope: !523)
!537 = !DILocation(line: 4023, column: 5, scope: !523)
!538 = !DILocation(line: 4024, column: 5, scope: !523)
!539 = !DILocation(line: 4025, column: 5, scope: !523)
!540 = !DILocation(line: 4029, column: 15, scope: !523)
!541 = !DILocation(line: 4029, column: 9, scope: !523)
!542 = !DILocation(line: 4031, column: 17, scope: !523)
!543 = !DILocation(line: 4034, column: 17, scope: !523)
!544 = !DILocation(line: 4037, column: 17, scope: !523)
!545 = !DILocation(line: 4028, column: 10, scope: !523)
!546 = !DILocation(line: 4028, column: 10, scope: !533)
!547 = !DILocation(line: 4028, column: 15, scope: !523)
!548 = !DILocation(line: 4028, column: 15, scope: !533)
!549 = !DILocation(line: 4079, column: 8, scope: !533)
!550 = !DILocation(line: 4049, column: 17, scope: !523)
!551 = !DILocation(line: 4052, column: 17, scope: !523)
!552 = !DILocation(line: 4055, column: 17, scope: !523)
!553 = !DILocation(line: 4040, column: 17, scope: !523)
!554 = !DILocation(line: 4043, column: 17, scope: !523)
!555 = !DILocation(line: 4046, column: 17, scope: !523)
!556 = !DILocation(line: 4058, column: 17, scope: !523)
!557 = !DILocation(line: 4061, column: 17, scope: !523)
!558 = !DILocation(line: 4064, column: 17, scope: !523)
!559 = !DILocation(line: 4067, column: 17, scope: !523)
!560 = !DILocation(line: 4070, column: 17, scope: !523)
!561 = !DILocation(line: 4073, column: 17, scope: !523)
!562 = !DILocation(line: 4079, column: 30, scope: !533)
!563 = !DILocation(line: 4079, column: 5, scope: !533)
!564 = !DILocation(line: 4079, column: 13, scope: !533)
!565 = !DILocation(line: 4080, column: 2, scope: !523)
!566 = !DILocation(line: 4076, column: 29, scope: !523)
!567 = !DILocalVariable(name: "s", arg: 1, scope: !568, file: !215, line: 815, type: !27)
!568 = distinct !DISubprogram(name: "from_str", linkageName: "_ZN4core3fmt9Arguments8from_str17h1d438469a89feabaE", scope: !216, file: !215, line: 815, type: !303, scopeLine: 815, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !39, templateParams: !18, declaration: !305, retainedNodes: !569)
!569 = !{!567}
!570 = !DILocation(line: 815, column: 27, scope: !568, inlinedAt: !566)
!571 = !DILocalVariable(name: "self", arg: 1, scope: !572, file: !311, line: 578, type: !27)
!572 = distinct !DISubprogram(name: "as_ptr", linkageName: "_RNvMNtCsgEmfK2I1SDS_4core3stre6as_ptr", scope: !312, file: !311, line: 578, type: !314, scopeLine: 578, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !39, templateParams: !18, retainedNodes: !573)
!573 = !{!571}
!574 = !DILocation(line: 578, column: 25, scope: !572, inlinedAt: !575)
!575 = !DILocation(line: 819, column: 44, scope: !568, inlinedAt: !566)
!576 = !DILocalVariable(name: "self", arg: 1, scope: !577, file: !311, line: 157, type: !27)
!577 = distinct !DISubprogram(name: "len", linkageName: "_ZN4core3str21_$LT$impl$u20$str$GT$3len17hb56910eb4cf10d4bE", scope: !312, file: !311, line: 157, type: !321, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !39, templateParams: !18, retainedNodes: !578)
!578 = !{!576}
!579 = !DILocation(line: 157, column: 22, scope: !577, inlinedAt: !580)
!580 = !DILocation(line: 820, column: 40, scope: !568, inlinedAt: !566)
!581 = !DILocalVariable(name: "self", arg: 1, scope: !582, file: !311, line: 502, type: !27)
!582 = distinct !DISubprogram(name: "as_bytes", linkageName: "_RNvMNtCsgEmfK2I1SDS_4core3stre8as_bytes", scope: !312, file: !311, line: 502, type: !328, scopeLine: 502, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !39, templateParams: !18, retainedNodes: !583)
!583 = !{!581}
!584 = !DILocation(line: 502, column: 27, scope: !582, inlinedAt: !585)
!585 = !DILocation(line: 158, column: 14, scope: !577, inlinedAt: !580)
!586 = !DILocation(line: 4075, column: 28, scope: !523)
!587 = !DILocation(line: 815, column: 27, scope: !568, inlinedAt: !586)
!588 = !DILocation(line: 578, column: 25, scope: !572, inlinedAt: !589)
!589 = !DILocation(line: 819, column: 44, scope: !590, inlinedAt: !586)
!590 = !DILexicalBlockFile(scope: !568, file: !215, discriminator: 2)
!591 = !DILocation(line: 157, column: 22, scope: !577, inlinedAt: !592)
!592 = !DILocation(line: 820, column: 40, scope: !590, inlinedAt: !586)
!593 = !DILocation(line: 502, column: 27, scope: !582, inlinedAt: !594)
!594 = !DILocation(line: 158, column: 14, scope: !595, inlinedAt: !592)
!595 = !DILexicalBlockFile(scope: !577, file: !311, discriminator: 2)
!596 = distinct !DISubprogram(name: "fence", linkageName: "_ZN4core4sync6atomic5fence17h3baefbc913154243E", scope: !6, file: !441, line: 4369, type: !597, scopeLine: 4369, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !39, templateParams: !18, retainedNodes: !599)
!597 = !DISubroutineType(types: !598)
!598 = !{null, !42}
!599 = !{!600}
!600 = !DILocalVariable(name: "order", arg: 1, scope: !596, file: !441, line: 4369, type: !42)
!601 = !DILocation(line: 4369, column: 14, scope: !596)
!602 = !DILocation(line: 4372, column: 15, scope: !596)
!603 = !DILocation(line: 4372, column: 9, scope: !596)
!604 = !DILocation(line: 4377, column: 24, scope: !596)
!605 = !DILocalVariable(name: "s", arg: 1, scope: !606, file: !215, line: 815, type: !27)
!606 = distinct !DISubprogram(name: "from_str", linkageName: "_ZN4core3fmt9Arguments8from_str17h1d438469a89feabaE", scope: !216, file: !215, line: 815, type: !303, scopeLine: 815, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !39, templateParams: !18, declaration: !305, retainedNodes: !607)
!607 = !{!605}
!608 = !DILocation(line: 815, column: 27, scope: !606, inlinedAt: !604)
!609 = !DILocalVariable(name: "self", arg: 1, scope: !610, file: !311, line: 578, type: !27)
!610 = distinct !DISubprogram(name: "as_ptr", linkageName: "_RNvMNtCsgEmfK2I1SDS_4core3stre6as_ptr", scope: !312, file: !311, line: 578, type: !314, scopeLine: 578, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !39, templateParams: !18, retainedNodes: !611)
!611 = !{!609}
!612 = !DILocation(line: 578, column: 25, scope: !610, inlinedAt: !613)
!613 = !DILocation(line: 819, column: 44, scope: !606, inlinedAt: !604)
!614 = !DILocalVariable(name: "self", arg: 1, scope: !615, file: !311, line: 157, type: !27)
!615 = distinct !DISubprogram(name: "len", linkageName: "_ZN4core3str21_$LT$impl$u20$str$GT$3len17hb56910eb4cf10d4bE", scope: !312, file: !311, line: 157, type: !321, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !39, templateParams: !18, retainedNodes: !616)
!616 = !{!614}
!617 = !DILocation(line: 157, column: 22, scope: !615, inlinedAt: !618)
!618 = !DILocation(line: 820, column: 40, scope: !606, inlinedAt: !604)
!619 = !DILocalVariable(name: "self", arg: 1, scope: !620, file: !311, line: 502, type: !27)
!620 = distinct !DISubprogram(name: "as_bytes", linkageName: "_RNvMNtCsgEmfK2I1SDS_4core3stre8as_bytes", scope: !312, file: !311, line: 502, type: !328, scopeLine: 502, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !39, templateParams: !18, retainedNodes: !621)
!621 = !{!619}
!622 = !DILocation(line: 502, column: 27, scope: !620, inlinedAt: !623)
!623 = !DILocation(line: 158, column: 14, scope: !615, inlinedAt: !618)
!624 = !DILocation(line: 4374, column: 24, scope: !596)
!625 = !DILocation(line: 4373, column: 24, scope: !596)
!626 = !DILocation(line: 4375, column: 23, scope: !596)
!627 = !DILocation(line: 4376, column: 23, scope: !596)
!628 = !DILocation(line: 4380, column: 2, scope: !596)
!629 = distinct !DISubprogram(name: "get<u32, usize>", linkageName: "_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$3get17hce9be24926fcc13dE", scope: !631, file: !630, line: 572, type: !632, scopeLine: 572, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !39, templateParams: !657, retainedNodes: !654)
!630 = !DIFile(filename: "library/core/src/slice/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "b606e5d97bff599edd0dcbc6067a14f1")
!631 = !DINamespace(name: "{impl#0}", scope: !64)
!632 = !DISubroutineType(types: !633)
!633 = !{!634, !649, !15}
!634 = !DICompositeType(tag: DW_TAG_structure_type, name: "Option<&u32>", scope: !635, file: !5, size: 64, align: 64, flags: DIFlagPublic, elements: !636, templateParams: !18, identifier: "2b65bbeaa590675d42e3ea3d17db7bad")
!635 = !DINamespace(name: "option", scope: !8)
!636 = !{!637}
!637 = !DICompositeType(tag: DW_TAG_variant_part, scope: !634, file: !5, size: 64, align: 64, elements: !638, templateParams: !18, identifier: "49fea7dc8860a070ee3b3f49178b222b", discriminator: !648)
!638 = !{!639, !644}
!639 = !DIDerivedType(tag: DW_TAG_member, name: "None", scope: !637, file: !5, baseType: !640, size: 64, align: 64, extraData: i64 0)
!640 = !DICompositeType(tag: DW_TAG_structure_type, name: "None", scope: !634, file: !5, size: 64, align: 64, flags: DIFlagPublic, elements: !18, templateParams: !641, identifier: "8acd7c481925dee5a208465581796e97")
!641 = !{!642}
!642 = !DITemplateTypeParameter(name: "T", type: !643)
!643 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&u32", baseType: !147, size: 64, align: 64, dwarfAddressSpace: 0)
!644 = !DIDerivedType(tag: DW_TAG_member, name: "Some", scope: !637, file: !5, baseType: !645, size: 64, align: 64)
!645 = !DICompositeType(tag: DW_TAG_structure_type, name: "Some", scope: !634, file: !5, size: 64, align: 64, flags: DIFlagPublic, elements: !646, templateParams: !641, identifier: "8fa0ac4674d3343cead75db7c4a4f9fb")
!646 = !{!647}
!647 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !645, file: !5, baseType: !643, size: 64, align: 64, flags: DIFlagPublic)
!648 = !DIDerivedType(tag: DW_TAG_member, scope: !634, file: !5, baseType: !300, size: 64, align: 64, flags: DIFlagArtificial)
!649 = !DICompositeType(tag: DW_TAG_structure_type, name: "&[u32]", file: !5, size: 128, align: 64, elements: !650, templateParams: !18, identifier: "467923a08fc75332ca53cdba7e9dfffc")
!650 = !{!651, !653}
!651 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !649, file: !5, baseType: !652, size: 64, align: 64)
!652 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !147, size: 64, align: 64, dwarfAddressSpace: 0)
!653 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !649, file: !5, baseType: !15, size: 64, align: 64, offset: 64)
!654 = !{!655, !656}
!655 = !DILocalVariable(name: "self", arg: 1, scope: !629, file: !630, line: 572, type: !649)
!656 = !DILocalVariable(name: "index", arg: 2, scope: !629, file: !630, line: 572, type: !15)
!657 = !{!152, !658}
!658 = !DITemplateTypeParameter(name: "I", type: !15)
!659 = !DILocation(line: 572, column: 25, scope: !629)
!660 = !DILocation(line: 572, column: 32, scope: !629)
!661 = !DILocation(line: 576, column: 15, scope: !629)
!662 = !DILocation(line: 577, column: 6, scope: !629)
!663 = distinct !DISubprogram(name: "iter<&dyn rust::Shape>", linkageName: "_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4iter17h92f7815f46581c40E", scope: !631, file: !630, line: 1040, type: !664, scopeLine: 1040, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !39, templateParams: !83, retainedNodes: !671)
!664 = !DISubroutineType(types: !665)
!665 = !{!62, !666}
!666 = !DICompositeType(tag: DW_TAG_structure_type, name: "&[&dyn rust::Shape]", file: !5, size: 128, align: 64, elements: !667, templateParams: !18, identifier: "357114c303b20cf4a3069a1d227977b")
!667 = !{!668, !670}
!668 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !666, file: !5, baseType: !669, size: 64, align: 64)
!669 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !73, size: 64, align: 64, dwarfAddressSpace: 0)
!670 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !666, file: !5, baseType: !15, size: 64, align: 64, offset: 64)
!671 = !{!672}
!672 = !DILocalVariable(name: "self", arg: 1, scope: !663, file: !630, line: 1040, type: !666)
!673 = !DILocation(line: 1040, column: 23, scope: !663)
!674 = !DILocation(line: 1041, column: 9, scope: !663)
!675 = !DILocation(line: 1042, column: 6, scope: !663)
!676 = distinct !DISubprogram(name: "new<&dyn rust::Shape>", linkageName: "_ZN4core5slice4iter13Iter$LT$T$GT$3new17h2e5e8f5872eda93bE", scope: !62, file: !677, line: 96, type: !664, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !39, templateParams: !83, declaration: !678, retainedNodes: !679)
!677 = !DIFile(filename: "library/core/src/slice/iter.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "f33ab2e22fe09095bf73c41c52bd166c")
!678 = !DISubprogram(name: "new<&dyn rust::Shape>", linkageName: "_ZN4core5slice4iter13Iter$LT$T$GT$3new17h2e5e8f5872eda93bE", scope: !62, file: !677, line: 96, type: !664, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !83)
!679 = !{!680, !681, !683, !685}
!680 = !DILocalVariable(name: "slice", arg: 1, scope: !676, file: !677, line: 96, type: !666)
!681 = !DILocalVariable(name: "len", scope: !682, file: !677, line: 97, type: !15, align: 64)
!682 = distinct !DILexicalBlock(scope: !676, file: !677, line: 97, column: 9)
!683 = !DILocalVariable(name: "ptr", scope: !684, file: !677, line: 98, type: !67, align: 64)
!684 = distinct !DILexicalBlock(scope: !682, file: !677, line: 98, column: 9)
!685 = !DILocalVariable(name: "end_or_len", scope: !686, file: !677, line: 101, type: !72, align: 64)
!686 = distinct !DILexicalBlock(scope: !684, file: !677, line: 101, column: 13)
!687 = !DILocation(line: 96, column: 29, scope: !676)
!688 = !DILocalVariable(name: "r", arg: 1, scope: !689, file: !690, line: 282, type: !666)
!689 = distinct !DISubprogram(name: "from_ref<[&dyn rust::Shape]>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$8from_ref17h4a2f8d4e81dbea55E", scope: !691, file: !690, line: 282, type: !698, scopeLine: 282, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !39, templateParams: !83, declaration: !700, retainedNodes: !701)
!690 = !DIFile(filename: "library/core/src/ptr/non_null.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "e5222a5160165ba1cd09076ad7a11733")
!691 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<[&dyn rust::Shape]>", scope: !68, file: !5, size: 128, align: 64, flags: DIFlagPublic, elements: !692, templateParams: !83, identifier: "270136b211f7e326a87d21cf46514b3a")
!692 = !{!693}
!693 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !691, file: !5, baseType: !694, size: 128, align: 64, flags: DIFlagPrivate)
!694 = !DICompositeType(tag: DW_TAG_structure_type, name: "*const [&dyn rust::Shape]", file: !5, size: 128, align: 64, elements: !695, templateParams: !18, identifier: "a07ad55fee5bc691d45337d7a13ec9d8")
!695 = !{!696, !697}
!696 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !694, file: !5, baseType: !669, size: 64, align: 64)
!697 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !694, file: !5, baseType: !15, size: 64, align: 64, offset: 64)
!698 = !DISubroutineType(types: !699)
!699 = !{!691, !666}
!700 = !DISubprogram(name: "from_ref<[&dyn rust::Shape]>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$8from_ref17h4a2f8d4e81dbea55E", scope: !691, file: !690, line: 282, type: !698, scopeLine: 282, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !83)
!701 = !{!688}
!702 = !DILocation(line: 282, column: 27, scope: !689, inlinedAt: !703)
!703 = !DILocation(line: 98, column: 31, scope: !682)
!704 = !DILocation(line: 101, column: 17, scope: !686)
!705 = !DILocation(line: 97, column: 19, scope: !676)
!706 = !DILocation(line: 97, column: 13, scope: !682)
!707 = !DILocalVariable(name: "addr", arg: 1, scope: !708, file: !709, line: 884, type: !15)
!708 = distinct !DISubprogram(name: "without_provenance<&dyn rust::Shape>", linkageName: "_ZN4core3ptr18without_provenance17h34fc9e94af22d3b2E", scope: !69, file: !709, line: 884, type: !710, scopeLine: 884, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !39, templateParams: !83, retainedNodes: !712)
!709 = !DIFile(filename: "library/core/src/ptr/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "8f706ae0a0620120e6e931983ef127f1")
!710 = !DISubroutineType(types: !711)
!711 = !{!72, !15}
!712 = !{!707}
!713 = !DILocation(line: 884, column: 36, scope: !708, inlinedAt: !714)
!714 = !DILocation(line: 102, column: 32, scope: !684)
!715 = !DILocalVariable(name: "count", arg: 2, scope: !716, file: !717, line: 927, type: !15)
!716 = distinct !DISubprogram(name: "add<&dyn rust::Shape>", linkageName: "_ZN4core3ptr7mut_ptr31_$LT$impl$u20$$BP$mut$u20$T$GT$3add17h4097fb73903631e5E", scope: !718, file: !717, line: 927, type: !720, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !39, templateParams: !83, retainedNodes: !723)
!717 = !DIFile(filename: "library/core/src/ptr/mut_ptr.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "7c03c8e0ae695174f7f10881dc49d2cb")
!718 = !DINamespace(name: "{impl#0}", scope: !719)
!719 = !DINamespace(name: "mut_ptr", scope: !69)
!720 = !DISubroutineType(types: !721)
!721 = !{!722, !722, !15, !165}
!722 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*mut &dyn rust::Shape", baseType: !73, size: 64, align: 64, dwarfAddressSpace: 0)
!723 = !{!724, !715}
!724 = !DILocalVariable(name: "self", arg: 1, scope: !716, file: !717, line: 927, type: !722)
!725 = !DILocation(line: 927, column: 35, scope: !716, inlinedAt: !726)
!726 = !DILocation(line: 102, column: 78, scope: !684)
!727 = !DILocation(line: 284, column: 18, scope: !689, inlinedAt: !703)
!728 = !DILocalVariable(name: "self", arg: 1, scope: !729, file: !690, line: 502, type: !691)
!729 = distinct !DISubprogram(name: "cast<[&dyn rust::Shape], &dyn rust::Shape>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$4cast17h161a22ec26717bfeE", scope: !691, file: !690, line: 502, type: !730, scopeLine: 502, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !39, templateParams: !733, declaration: !732, retainedNodes: !735)
!730 = !DISubroutineType(types: !731)
!731 = !{!67, !691}
!732 = !DISubprogram(name: "cast<[&dyn rust::Shape], &dyn rust::Shape>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$4cast17h161a22ec26717bfeE", scope: !691, file: !690, line: 502, type: !730, scopeLine: 502, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !733)
!733 = !{!84, !734}
!734 = !DITemplateTypeParameter(name: "U", type: !73)
!735 = !{!728}
!736 = !DILocation(line: 502, column: 26, scope: !729, inlinedAt: !737)
!737 = !DILocation(line: 98, column: 56, scope: !682)
!738 = !DILocation(line: 504, column: 18, scope: !729, inlinedAt: !737)
!739 = !DILocation(line: 98, column: 13, scope: !684)
!740 = !DILocalVariable(name: "self", arg: 1, scope: !741, file: !690, line: 401, type: !67)
!741 = distinct !DISubprogram(name: "as_ptr<&dyn rust::Shape>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$6as_ptr17h70befeb31e28f1a2E", scope: !67, file: !690, line: 401, type: !742, scopeLine: 401, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !39, templateParams: !83, declaration: !744, retainedNodes: !745)
!742 = !DISubroutineType(types: !743)
!743 = !{!722, !67}
!744 = !DISubprogram(name: "as_ptr<&dyn rust::Shape>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$6as_ptr17h70befeb31e28f1a2E", scope: !67, file: !690, line: 401, type: !742, scopeLine: 401, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !83)
!745 = !{!740}
!746 = !DILocation(line: 401, column: 25, scope: !741, inlinedAt: !747)
!747 = !DILocation(line: 102, column: 69, scope: !684)
!748 = !DILocation(line: 102, column: 20, scope: !684)
!749 = !DILocation(line: 407, column: 18, scope: !741, inlinedAt: !747)
!750 = !DILocation(line: 927, column: 29, scope: !716, inlinedAt: !726)
!751 = !DILocation(line: 961, column: 18, scope: !716, inlinedAt: !726)
!752 = !DILocation(line: 102, column: 63, scope: !684)
!753 = !DILocation(line: 102, column: 17, scope: !684)
!754 = !DILocation(line: 104, column: 13, scope: !686)
!755 = !DILocation(line: 106, column: 6, scope: !676)
!756 = distinct !DISubprogram(name: "ok<usize, usize>", linkageName: "_ZN4core6result19Result$LT$T$C$E$GT$2ok17h41eac72bfea7093dE", scope: !444, file: !757, line: 708, type: !758, scopeLine: 708, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !39, templateParams: !452, declaration: !771, retainedNodes: !772)
!757 = !DIFile(filename: "library/core/src/result.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "7ebc974a4b69a504d7e902d792c422dd")
!758 = !DISubroutineType(types: !759)
!759 = !{!760, !444}
!760 = !DICompositeType(tag: DW_TAG_structure_type, name: "Option<usize>", scope: !635, file: !5, size: 128, align: 64, flags: DIFlagPublic, elements: !761, templateParams: !18, identifier: "6f59025219977f466509bd4ae79a2945")
!761 = !{!762}
!762 = !DICompositeType(tag: DW_TAG_variant_part, scope: !760, file: !5, size: 128, align: 64, elements: !763, templateParams: !18, identifier: "57fdcff454be91893aca78d2b2510f66", discriminator: !770)
!763 = !{!764, !766}
!764 = !DIDerivedType(tag: DW_TAG_member, name: "None", scope: !762, file: !5, baseType: !765, size: 128, align: 64, extraData: i64 0)
!765 = !DICompositeType(tag: DW_TAG_structure_type, name: "None", scope: !760, file: !5, size: 128, align: 64, flags: DIFlagPublic, elements: !18, templateParams: !16, identifier: "5f402b7d82062085bb94b01d172ca4ec")
!766 = !DIDerivedType(tag: DW_TAG_member, name: "Some", scope: !762, file: !5, baseType: !767, size: 128, align: 64, extraData: i64 1)
!767 = !DICompositeType(tag: DW_TAG_structure_type, name: "Some", scope: !760, file: !5, size: 128, align: 64, flags: DIFlagPublic, elements: !768, templateParams: !16, identifier: "c70f2dfad93186ce146b7e80830727")
!768 = !{!769}
!769 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !767, file: !5, baseType: !15, size: 64, align: 64, offset: 64, flags: DIFlagPublic)
!770 = !DIDerivedType(tag: DW_TAG_member, scope: !760, file: !5, baseType: !300, size: 64, align: 64, flags: DIFlagArtificial)
!771 = !DISubprogram(name: "ok<usize, usize>", linkageName: "_ZN4core6result19Result$LT$T$C$E$GT$2ok17h41eac72bfea7093dE", scope: !444, file: !757, line: 708, type: !758, scopeLine: 708, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !452)
!772 = !{!773, !774}
!773 = !DILocalVariable(name: "self", arg: 1, scope: !756, file: !757, line: 708, type: !444)
!774 = !DILocalVariable(name: "x", scope: !775, file: !757, line: 714, type: !15, align: 64)
!775 = distinct !DILexicalBlock(scope: !756, file: !757, line: 714, column: 13)
!776 = !DILocation(line: 708, column: 21, scope: !756)
!777 = !DILocation(line: 713, column: 15, scope: !756)
!778 = !DILocation(line: 713, column: 9, scope: !756)
!779 = !DILocation(line: 715, column: 23, scope: !756)
!780 = !DILocation(line: 714, column: 16, scope: !756)
!781 = !DILocation(line: 714, column: 16, scope: !775)
!782 = !DILocation(line: 714, column: 22, scope: !775)
!783 = !DILocation(line: 714, column: 28, scope: !756)
!784 = !DILocation(line: 717, column: 5, scope: !756)
!785 = !DILocation(line: 717, column: 6, scope: !756)
!786 = distinct !DISubprogram(name: "{closure#0}", linkageName: "_ZN4rust5total28_$u7b$$u7b$closure$u7d$$u7d$17h091bb05952cd7f1cE", scope: !94, file: !3, line: 28, type: !787, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !39, templateParams: !18, retainedNodes: !790)
!787 = !DISubroutineType(types: !788)
!788 = !{!58, !789, !91}
!789 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut rust::total::{closure_env#0}", baseType: !93, size: 64, align: 64, dwarfAddressSpace: 0)
!790 = !{!791, !792}
!791 = !DILocalVariable(name: "shape", arg: 2, scope: !786, file: !3, line: 28, type: !91)
!792 = !DILocalVariable(arg: 1, scope: !786, file: !3, line: 28, type: !789)
!793 = !DILocation(line: 28, column: 38, scope: !786)
!794 = !DILocation(line: 28, column: 39, scope: !786)
!795 = !DILocation(line: 28, column: 46, scope: !786)
!796 = !DILocation(line: 28, column: 52, scope: !786)
!797 = !DILocation(line: 28, column: 58, scope: !786)
!798 = distinct !DISubprogram(name: "sum<core::iter::adapters::map::Map<core::slice::iter::Iter<&dyn rust::Shape>, rust::total::{closure_env#0}>>", linkageName: "_ZN54_$LT$f64$u20$as$u20$core..iter..traits..accum..Sum$GT$3sum17h4a6fb59e941376f1E", scope: !100, file: !799, line: 160, type: !406, scopeLine: 160, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !39, templateParams: !802, retainedNodes: !800)
!799 = !DIFile(filename: "library/core/src/iter/traits/accum.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "29c702feed2d279674f04740ce9fc327")
!800 = !{!801}
!801 = !DILocalVariable(name: "iter", arg: 1, scope: !798, file: !799, line: 160, type: !59)
!802 = !{!803}
!803 = !DITemplateTypeParameter(name: "I", type: !59)
!804 = !DILocation(line: 160, column: 44, scope: !798)
!805 = !DILocation(line: 161, column: 22, scope: !798)
!806 = !DILocation(line: 166, column: 14, scope: !798)
!807 = distinct !DISubprogram(name: "{closure#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<&dyn rust::Shape>, rust::total::{closure_env#0}>>", linkageName: "_ZN54_$LT$f64$u20$as$u20$core..iter..traits..accum..Sum$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17hac1d23b4b5b15c22E", scope: !99, file: !799, line: 164, type: !808, scopeLine: 164, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !39, templateParams: !802, retainedNodes: !811)
!808 = !DISubroutineType(types: !809)
!809 = !{!58, !810, !58, !58}
!810 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut core::iter::traits::accum::{impl#132}::sum::{closure_env#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<&dyn rust::Shape>, rust::total::{closure_env#0}>>", baseType: !98, size: 64, align: 64, dwarfAddressSpace: 0)
!811 = !{!812, !813, !814}
!812 = !DILocalVariable(name: "a", arg: 2, scope: !807, file: !799, line: 164, type: !58)
!813 = !DILocalVariable(name: "b", arg: 3, scope: !807, file: !799, line: 164, type: !58)
!814 = !DILocalVariable(arg: 1, scope: !807, file: !799, line: 164, type: !810)
!815 = !DILocation(line: 164, column: 21, scope: !807)
!816 = !DILocation(line: 164, column: 22, scope: !807)
!817 = !DILocation(line: 164, column: 25, scope: !807)
!818 = !DILocation(line: 164, column: 28, scope: !807)
!819 = !DILocation(line: 164, column: 33, scope: !807)
!820 = distinct !DISubprogram(name: "get<u32>", linkageName: "_ZN75_$LT$usize$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$3get17h81cdf2a3cd411cccE", scope: !822, file: !821, line: 218, type: !824, scopeLine: 218, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !39, templateParams: !151, retainedNodes: !826)
!821 = !DIFile(filename: "library/core/src/slice/index.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "35f1d9855ef780cd44773269ad8900cd")
!822 = !DINamespace(name: "{impl#2}", scope: !823)
!823 = !DINamespace(name: "index", scope: !64)
!824 = !DISubroutineType(types: !825)
!825 = !{!634, !15, !649}
!826 = !{!827, !828}
!827 = !DILocalVariable(name: "self", arg: 1, scope: !820, file: !821, line: 218, type: !15)
!828 = !DILocalVariable(name: "slice", arg: 2, scope: !820, file: !821, line: 218, type: !649)
!829 = !DILocation(line: 218, column: 12, scope: !820)
!830 = !DILocation(line: 218, column: 18, scope: !820)
!831 = !DILocation(line: 219, column: 12, scope: !820)
!832 = !DILocation(line: 223, column: 13, scope: !820)
!833 = !DILocation(line: 219, column: 9, scope: !820)
!834 = !DILocation(line: 221, column: 27, scope: !820)
!835 = !DILocation(line: 221, column: 22, scope: !820)
!836 = !DILocation(line: 225, column: 6, scope: !820)
!837 = distinct !DISubprogram(name: "fold<&dyn rust::Shape, f64, core::iter::adapters::map::map_fold::{closure_env#0}<&&dyn rust::Shape, f64, f64, rust::total::{closure_env#0}, core::iter::traits::accum::{impl#132}::sum::{closure_env#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<&dyn rust::Shape>, rust::total::{closure_env#0}>>>>", linkageName: "_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hef7d0a64f97ffb91E", scope: !839, file: !838, line: 259, type: !840, scopeLine: 259, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !39, templateParams: !860, retainedNodes: !842)
!838 = !DIFile(filename: "library/core/src/slice/iter/macros.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "87d1f0c2746f51593d75ddf4c9271f14")
!839 = !DINamespace(name: "{impl#171}", scope: !63)
!840 = !DISubroutineType(types: !841)
!841 = !{!58, !62, !58, !421}
!842 = !{!843, !844, !845, !846, !848, !850, !852, !854, !856, !858}
!843 = !DILocalVariable(name: "self", arg: 1, scope: !837, file: !838, line: 259, type: !62)
!844 = !DILocalVariable(name: "init", arg: 2, scope: !837, file: !838, line: 259, type: !58)
!845 = !DILocalVariable(name: "f", arg: 3, scope: !837, file: !838, line: 259, type: !421)
!846 = !DILocalVariable(name: "len", scope: !847, file: !838, line: 29, type: !15, align: 64)
!847 = distinct !DILexicalBlock(scope: !837, file: !838, line: 29, column: 13)
!848 = !DILocalVariable(name: "end", scope: !849, file: !838, line: 33, type: !67, align: 64)
!849 = distinct !DILexicalBlock(scope: !837, file: !838, line: 33, column: 13)
!850 = !DILocalVariable(name: "acc", scope: !851, file: !838, line: 273, type: !58, align: 64)
!851 = distinct !DILexicalBlock(scope: !837, file: !838, line: 273, column: 17)
!852 = !DILocalVariable(name: "i", scope: !853, file: !838, line: 274, type: !15, align: 64)
!853 = distinct !DILexicalBlock(scope: !851, file: !838, line: 274, column: 17)
!854 = !DILocalVariable(name: "len", scope: !855, file: !838, line: 275, type: !15, align: 64)
!855 = distinct !DILexicalBlock(scope: !853, file: !838, line: 275, column: 17)
!856 = !DILocalVariable(name: "len", scope: !857, file: !838, line: 29, type: !15, align: 64)
!857 = distinct !DILexicalBlock(scope: !853, file: !838, line: 29, column: 13)
!858 = !DILocalVariable(name: "end", scope: !859, file: !838, line: 33, type: !67, align: 64)
!859 = distinct !DILexicalBlock(scope: !853, file: !838, line: 33, column: 13)
!860 = !{!84, !108, !861}
!861 = !DITemplateTypeParameter(name: "F", type: !421)
!862 = !DILocation(line: 259, column: 27, scope: !837)
!863 = !DILocation(line: 259, column: 33, scope: !837)
!864 = !DILocation(line: 259, column: 42, scope: !837)
!865 = !DILocation(line: 273, column: 21, scope: !851)
!866 = !DILocation(line: 274, column: 21, scope: !853)
!867 = !DILocalVariable(name: "self", arg: 1, scope: !868, file: !194, line: 832, type: !15)
!868 = distinct !DISubprogram(name: "unchecked_add", linkageName: "_RNvMs9_NtCsgEmfK2I1SDS_4core3numj13unchecked_add", scope: !161, file: !194, line: 832, type: !869, scopeLine: 832, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !39, templateParams: !18, retainedNodes: !871)
!869 = !DISubroutineType(types: !870)
!870 = !{!15, !15, !15, !165}
!871 = !{!867, !872}
!872 = !DILocalVariable(name: "rhs", scope: !868, file: !194, line: 832, type: !15, align: 64)
!873 = !DILocation(line: 832, column: 43, scope: !868, inlinedAt: !874)
!874 = !DILocation(line: 283, column: 36, scope: !855)
!875 = !DILocation(line: 275, column: 21, scope: !855)
!876 = !DILocation(line: 29, column: 17, scope: !857)
!877 = !DILocation(line: 726, column: 13, scope: !878, inlinedAt: !886)
!878 = distinct !DILexicalBlock(scope: !879, file: !352, line: 726, column: 9)
!879 = distinct !DISubprogram(name: "offset_from_unsigned<&dyn rust::Shape>", linkageName: "_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$20offset_from_unsigned17h02edd1b6f055a6f7E", scope: !340, file: !352, line: 701, type: !880, scopeLine: 701, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !39, templateParams: !83, retainedNodes: !882)
!880 = !DISubroutineType(types: !881)
!881 = !{!15, !72, !72, !165}
!882 = !{!883, !884, !885}
!883 = !DILocalVariable(name: "self", arg: 1, scope: !879, file: !352, line: 701, type: !72)
!884 = !DILocalVariable(name: "origin", arg: 2, scope: !879, file: !352, line: 701, type: !72)
!885 = !DILocalVariable(name: "pointee_size", scope: !878, file: !352, line: 726, type: !15, align: 64)
!886 = !DILocation(line: 887, column: 37, scope: !887, inlinedAt: !893)
!887 = distinct !DISubprogram(name: "offset_from_unsigned<&dyn rust::Shape>", linkageName: "_ZN4core3ptr7mut_ptr31_$LT$impl$u20$$BP$mut$u20$T$GT$20offset_from_unsigned17h968c9a44ce6366d5E", scope: !718, file: !717, line: 882, type: !888, scopeLine: 882, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !39, templateParams: !83, retainedNodes: !890)
!888 = !DISubroutineType(types: !889)
!889 = !{!15, !722, !72, !165}
!890 = !{!891, !892}
!891 = !DILocalVariable(name: "self", arg: 1, scope: !887, file: !717, line: 882, type: !722)
!892 = !DILocalVariable(name: "origin", arg: 2, scope: !887, file: !717, line: 882, type: !72)
!893 = !DILocation(line: 953, column: 32, scope: !894, inlinedAt: !901)
!894 = distinct !DISubprogram(name: "offset_from_unsigned<&dyn rust::Shape>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$20offset_from_unsigned17h3cd31f68b097d312E", scope: !67, file: !690, line: 948, type: !895, scopeLine: 948, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !39, templateParams: !83, declaration: !897, retainedNodes: !898)
!895 = !DISubroutineType(types: !896)
!896 = !{!15, !67, !67}
!897 = !DISubprogram(name: "offset_from_unsigned<&dyn rust::Shape>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$20offset_from_unsigned17h3cd31f68b097d312E", scope: !67, file: !690, line: 948, type: !895, scopeLine: 948, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !83)
!898 = !{!899, !900}
!899 = !DILocalVariable(name: "self", arg: 1, scope: !894, file: !690, line: 948, type: !67)
!900 = !DILocalVariable(name: "subtracted", arg: 2, scope: !894, file: !690, line: 948, type: !67)
!901 = !DILocation(line: 57, column: 30, scope: !859)
!902 = !DILocation(line: 832, column: 49, scope: !868, inlinedAt: !874)
!903 = !DILocation(line: 28, column: 12, scope: !837)
!904 = !DILocation(line: 33, column: 33, scope: !837)
!905 = !DILocation(line: 33, column: 17, scope: !849)
!906 = !DILocalVariable(name: "self", arg: 1, scope: !907, file: !690, line: 1719, type: !911)
!907 = distinct !DISubprogram(name: "eq<&dyn rust::Shape>", linkageName: "_ZN78_$LT$core..ptr..non_null..NonNull$LT$T$GT$$u20$as$u20$core..cmp..PartialEq$GT$2eq17hfe2c5bf73f0089d2E", scope: !908, file: !690, line: 1719, type: !909, scopeLine: 1719, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !39, templateParams: !83, retainedNodes: !912)
!908 = !DINamespace(name: "{impl#16}", scope: !68)
!909 = !DISubroutineType(types: !910)
!910 = !{!201, !911, !911}
!911 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&core::ptr::non_null::NonNull<&dyn rust::Shape>", baseType: !67, size: 64, align: 64, dwarfAddressSpace: 0)
!912 = !{!906, !913}
!913 = !DILocalVariable(name: "other", arg: 2, scope: !907, file: !690, line: 1719, type: !911)
!914 = !DILocation(line: 1719, column: 11, scope: !907, inlinedAt: !915)
!915 = !DILocation(line: 44, column: 20, scope: !849)
!916 = !DILocation(line: 1719, column: 18, scope: !907, inlinedAt: !915)
!917 = !DILocation(line: 1720, column: 9, scope: !907, inlinedAt: !915)
!918 = !DILocation(line: 28, column: 9, scope: !837)
!919 = !DILocation(line: 25, column: 86, scope: !837)
!920 = !DILocation(line: 273, column: 31, scope: !837)
!921 = !DILocation(line: 274, column: 29, scope: !851)
!922 = !DILocation(line: 28, column: 12, scope: !853)
!923 = !DILocation(line: 271, column: 28, scope: !837)
!924 = !DILocation(line: 289, column: 13, scope: !837)
!925 = !DILocation(line: 33, column: 33, scope: !853)
!926 = !DILocation(line: 33, column: 17, scope: !859)
!927 = !DILocation(line: 948, column: 46, scope: !894, inlinedAt: !901)
!928 = !DILocalVariable(name: "self", arg: 1, scope: !929, file: !690, line: 401, type: !67)
!929 = distinct !DISubprogram(name: "as_ptr<&dyn rust::Shape>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$6as_ptr17h70befeb31e28f1a2E", scope: !67, file: !690, line: 401, type: !742, scopeLine: 401, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !39, templateParams: !83, declaration: !744, retainedNodes: !930)
!930 = !{!928}
!931 = !DILocation(line: 401, column: 25, scope: !929, inlinedAt: !932)
!932 = !DILocation(line: 953, column: 23, scope: !894, inlinedAt: !901)
!933 = !DILocation(line: 57, column: 51, scope: !859)
!934 = !DILocation(line: 948, column: 52, scope: !894, inlinedAt: !901)
!935 = !DILocation(line: 401, column: 25, scope: !929, inlinedAt: !936)
!936 = !DILocation(line: 953, column: 64, scope: !894, inlinedAt: !901)
!937 = !DILocation(line: 407, column: 18, scope: !929, inlinedAt: !932)
!938 = !DILocation(line: 882, column: 46, scope: !887, inlinedAt: !893)
!939 = !DILocation(line: 953, column: 53, scope: !894, inlinedAt: !901)
!940 = !DILocation(line: 882, column: 52, scope: !887, inlinedAt: !893)
!941 = !DILocation(line: 701, column: 52, scope: !879, inlinedAt: !886)
!942 = !DILocation(line: 887, column: 18, scope: !887, inlinedAt: !893)
!943 = !DILocation(line: 701, column: 46, scope: !879, inlinedAt: !886)
!944 = !DILocation(line: 77, column: 35, scope: !945, inlinedAt: !886)
!945 = !DILexicalBlockFile(scope: !879, file: !159, discriminator: 0)
!946 = !DILocation(line: 78, column: 17, scope: !945, inlinedAt: !886)
!947 = !DILocation(line: 77, column: 13, scope: !945, inlinedAt: !886)
!948 = !DILocation(line: 727, column: 17, scope: !878, inlinedAt: !886)
!949 = !DILocation(line: 727, column: 37, scope: !878, inlinedAt: !886)
!950 = !DILocation(line: 729, column: 18, scope: !878, inlinedAt: !886)
!951 = !DILocation(line: 28, column: 9, scope: !853)
!952 = !DILocation(line: 727, column: 9, scope: !878, inlinedAt: !886)
!953 = !DILocation(line: 279, column: 29, scope: !855)
!954 = !DILocation(line: 279, column: 58, scope: !855)
!955 = !DILocalVariable(name: "self", arg: 1, scope: !956, file: !690, line: 651, type: !67)
!956 = distinct !DISubprogram(name: "add<&dyn rust::Shape>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$3add17h2b62d6bc9df7738fE", scope: !67, file: !690, line: 651, type: !957, scopeLine: 651, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !39, templateParams: !83, declaration: !959, retainedNodes: !960)
!957 = !DISubroutineType(types: !958)
!958 = !{!67, !67, !15}
!959 = !DISubprogram(name: "add<&dyn rust::Shape>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$3add17h2b62d6bc9df7738fE", scope: !67, file: !690, line: 651, type: !957, scopeLine: 651, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !83)
!960 = !{!955, !961}
!961 = !DILocalVariable(name: "count", arg: 2, scope: !956, file: !690, line: 651, type: !15)
!962 = !DILocation(line: 651, column: 29, scope: !956, inlinedAt: !963)
!963 = !DILocation(line: 279, column: 67, scope: !855)
!964 = !DILocation(line: 279, column: 71, scope: !855)
!965 = !DILocation(line: 651, column: 35, scope: !956, inlinedAt: !963)
!966 = !DILocation(line: 659, column: 28, scope: !956, inlinedAt: !963)
!967 = !DILocation(line: 659, column: 18, scope: !956, inlinedAt: !963)
!968 = !DILocation(line: 401, column: 25, scope: !929, inlinedAt: !969)
!969 = !DILocation(line: 279, column: 74, scope: !855)
!970 = !DILocation(line: 279, column: 27, scope: !855)
!971 = !DILocation(line: 279, column: 21, scope: !855)
!972 = !DILocation(line: 77, column: 35, scope: !973, inlinedAt: !874)
!973 = !DILexicalBlockFile(scope: !868, file: !159, discriminator: 0)
!974 = !DILocation(line: 78, column: 17, scope: !973, inlinedAt: !874)
!975 = !DILocation(line: 844, column: 17, scope: !868, inlinedAt: !874)
!976 = !DILocation(line: 283, column: 21, scope: !855)
!977 = !DILocation(line: 284, column: 24, scope: !855)
!978 = !DILocation(line: 284, column: 29, scope: !855)
!979 = !DILocation(line: 276, column: 17, scope: !855)
!980 = !DILocation(line: 288, column: 17, scope: !855)
!981 = !DILocation(line: 289, column: 14, scope: !837)
!982 = !DILocation(line: 259, column: 13, scope: !837)
!983 = distinct !DISubprogram(name: "bump", scope: !2, file: !3, line: 20, type: !984, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !39, templateParams: !18, retainedNodes: !986)
!984 = !DISubroutineType(types: !985)
!985 = !{!760, !15}
!986 = !{!987, !988}
!987 = !DILocalVariable(name: "by", arg: 1, scope: !983, file: !3, line: 20, type: !15)
!988 = !DILocalVariable(name: "old", scope: !989, file: !3, line: 22, type: !15, align: 64)
!989 = distinct !DILexicalBlock(scope: !983, file: !3, line: 22, column: 5)
!990 = !DILocation(line: 20, column: 13, scope: !983)
!991 = !DILocation(line: 21, column: 5, scope: !983)
!992 = !DILocation(line: 22, column: 21, scope: !983)
!993 = !DILocation(line: 22, column: 9, scope: !989)
!994 = !DILocation(line: 23, column: 11, scope: !989)
!995 = !DILocation(line: 23, column: 78, scope: !989)
!996 = !DILocation(line: 24, column: 2, scope: !983)
!997 = distinct !DISubprogram(name: "pick", scope: !2, file: !3, line: 33, type: !998, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !39, templateParams: !18, retainedNodes: !1002)
!998 = !DISubroutineType(types: !999)
!999 = !{!147, !1000, !15}
!1000 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut [u32; 4]", baseType: !1001, size: 64, align: 64, dwarfAddressSpace: 0)
!1001 = !DICompositeType(tag: DW_TAG_array_type, baseType: !147, size: 128, align: 32, elements: !81)
!1002 = !{!1003, !1004, !1005, !1007}
!1003 = !DILocalVariable(name: "values", arg: 1, scope: !997, file: !3, line: 33, type: !1000)
!1004 = !DILocalVariable(name: "at", arg: 2, scope: !997, file: !3, line: 33, type: !15)
!1005 = !DILocalVariable(name: "next", scope: !1006, file: !3, line: 36, type: !643, align: 64)
!1006 = distinct !DILexicalBlock(scope: !997, file: !3, line: 36, column: 9)
!1007 = !DILocalVariable(name: "next", scope: !1006, file: !3, line: 36, type: !1008, align: 64)
!1008 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&&u32", baseType: !643, size: 64, align: 64, dwarfAddressSpace: 0)
!1009 = !DILocation(line: 33, column: 13, scope: !997)
!1010 = !DILocation(line: 33, column: 36, scope: !997)
!1011 = !DILocation(line: 34, column: 18, scope: !997)
!1012 = !DILocalVariable(name: "self", arg: 1, scope: !1013, file: !194, line: 2532, type: !147)
!1013 = distinct !DISubprogram(name: "wrapping_mul", linkageName: "_RNvMs6_NtCsgEmfK2I1SDS_4core3numm12wrapping_mul", scope: !1014, file: !194, line: 2532, type: !145, scopeLine: 2532, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !39, templateParams: !18, retainedNodes: !1015)
!1014 = !DINamespace(name: "{impl#8}", scope: !162)
!1015 = !{!1012, !1016}
!1016 = !DILocalVariable(name: "rhs", arg: 2, scope: !1013, file: !194, line: 2532, type: !147)
!1017 = !DILocation(line: 2532, column: 35, scope: !1013, inlinedAt: !1018)
!1018 = distinct !DILocation(line: 34, column: 29, scope: !997)
!1019 = !DILocation(line: 2532, column: 41, scope: !1013, inlinedAt: !1018)
!1020 = !DILocation(line: 2533, column: 13, scope: !1013, inlinedAt: !1018)
!1021 = !DILocalVariable(name: "self", arg: 1, scope: !1022, file: !194, line: 385, type: !147)
!1022 = distinct !DISubprogram(name: "rotate_left", linkageName: "_RNvMs6_NtCsgEmfK2I1SDS_4core3numm11rotate_left", scope: !1014, file: !194, line: 385, type: !145, scopeLine: 385, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !39, templateParams: !18, retainedNodes: !1023)
!1023 = !{!1021, !1024}
!1024 = !DILocalVariable(name: "n", arg: 2, scope: !1022, file: !194, line: 385, type: !147)
!1025 = !DILocation(line: 385, column: 34, scope: !1022, inlinedAt: !1026)
!1026 = distinct !DILocation(line: 34, column: 45, scope: !997)
!1027 = !DILocation(line: 385, column: 40, scope: !1022, inlinedAt: !1026)
!1028 = !DILocation(line: 386, column: 20, scope: !1022, inlinedAt: !1026)
!1029 = !DILocation(line: 34, column: 5, scope: !997)
!1030 = !DILocation(line: 35, column: 22, scope: !997)
!1031 = !DILocation(line: 35, column: 18, scope: !997)
!1032 = !DILocation(line: 35, column: 11, scope: !997)
!1033 = !DILocation(line: 35, column: 5, scope: !997)
!1034 = !DILocation(line: 36, column: 14, scope: !997)
!1035 = !DILocation(line: 36, column: 14, scope: !1006)
!1036 = !DILocation(line: 36, column: 23, scope: !997)
!1037 = !DILocation(line: 38, column: 17, scope: !997)
!1038 = !DILocation(line: 40, column: 2, scope: !997)
!1039 = !DILocation(line: 37, column: 20, scope: !997)
!1040 = !DILocation(line: 36, column: 37, scope: !1006)
!1041 = !DILocation(line: 36, column: 41, scope: !997)
!1042 = distinct !DISubprogram(name: "total", scope: !2, file: !3, line: 27, type: !1043, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !39, templateParams: !18, retainedNodes: !1046)
!1043 = !DISubroutineType(types: !1044)
!1044 = !{!58, !666, !1045}
!1045 = !DIBasicType(name: "i128", size: 128, encoding: DW_ATE_signed)
!1046 = !{!1047, !1048, !1049}
!1047 = !DILocalVariable(name: "shapes", arg: 1, scope: !1042, file: !3, line: 27, type: !666)
!1048 = !DILocalVariable(name: "scale", arg: 2, scope: !1042, file: !3, line: 27, type: !1045)
!1049 = !DILocalVariable(name: "sum", scope: !1050, file: !3, line: 28, type: !58, align: 64)
!1050 = distinct !DILexicalBlock(scope: !1042, file: !3, line: 28, column: 5)
!1051 = !DILocation(line: 27, column: 14, scope: !1042)
!1052 = !DILocation(line: 27, column: 37, scope: !1042)
!1053 = !DILocation(line: 28, column: 27, scope: !1042)
!1054 = !DILocation(line: 28, column: 34, scope: !1042)
!1055 = !DILocation(line: 28, column: 60, scope: !1042)
!1056 = !DILocation(line: 28, column: 9, scope: !1050)
!1057 = !DILocation(line: 29, column: 11, scope: !1050)
!1058 = !DILocation(line: 29, column: 5, scope: !1050)
!1059 = !DILocation(line: 30, column: 2, scope: !1042)
