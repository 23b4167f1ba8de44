; ModuleID = 'classes.cpp'
source_filename = "classes.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"struct.(anonymous namespace)::Noisy" = type { i8 }
%class.anon = type { i32 }
%class.anon.0 = type { ptr }
%"struct.(anonymous namespace)::Stack" = type <{ [8 x double], i32, [4 x i8] }>
%struct.Square = type { %struct.Shape, %struct.Named.base, double }
%struct.Shape = type { ptr }
%struct.Named.base = type <{ ptr, i32 }>
%struct.Diamond = type <{ %struct.Left.base, %struct.Right.base, [4 x i8], %struct.Base.base, [4 x i8] }>
%struct.Left.base = type { ptr }
%struct.Right.base = type <{ ptr, i32 }>
%struct.Base.base = type <{ ptr, i32 }>
%struct.Named = type <{ ptr, i32, [4 x i8] }>
%struct.Base = type <{ ptr, i32, [4 x i8] }>
%struct.Right = type <{ ptr, i32, [4 x i8], %struct.Base.base, [4 x i8] }>

$_ZN6SquareC2Ed = comdat any

$_ZN7DiamondC1Ev = comdat any

$_Z5countIJidcEEiDpOT_ = comdat any

$_ZN6SquareD2Ev = comdat any

$_ZN5ShapeC2Ev = comdat any

$_ZN5NamedC2Ev = comdat any

$_ZN6SquareD0Ev = comdat any

$_ZNK6Square4areaEv = comdat any

$_ZNK6Square7cornersEv = comdat any

$_ZNK6Square4nameEv = comdat any

$_ZThn8_NK6Square4nameEv = comdat any

$_ZN5ShapeD2Ev = comdat any

$_ZN5ShapeD0Ev = comdat any

$_ZNK5Shape7cornersEv = comdat any

$_ZNK5Named4nameEv = comdat any

$_ZN4BaseC2Ev = comdat any

$_ZN4LeftC2Ev = comdat any

$_ZN5RightC2Ev = comdat any

$_ZN4Left1fEv = comdat any

$_ZTv0_n24_N4Left1fEv = comdat any

$_ZN4Base1fEv = comdat any

$_ZN7Diamond1fEv = comdat any

$_ZTv0_n24_N7Diamond1fEv = comdat any

$_ZTS5Named = comdat any

$_ZTI5Named = comdat any

$_ZTS6Square = comdat any

$_ZTS5Shape = comdat any

$_ZTI5Shape = comdat any

$_ZTI6Square = comdat any

$_ZTV6Square = comdat any

$_ZTV5Shape = comdat any

$_ZTV5Named = comdat any

$_ZTV7Diamond = comdat any

$_ZTT7Diamond = comdat any

$_ZTC7Diamond0_4Left = comdat any

$_ZTS4Left = comdat any

$_ZTS4Base = comdat any

$_ZTI4Base = comdat any

$_ZTI4Left = comdat any

$_ZTC7Diamond8_5Right = comdat any

$_ZTS5Right = comdat any

$_ZTI5Right = comdat any

$_ZTS7Diamond = comdat any

$_ZTI7Diamond = comdat any

$_ZTV4Base = comdat any

@_ZN5Shape4madeE = dso_local global i32 0, align 4, !dbg !0
@_ZN12_GLOBAL__N_112global_noisyE = internal global %"struct.(anonymous namespace)::Noisy" zeroinitializer, align 1, !dbg !95
@__dso_handle = external hidden global i8
@_ZZ4mainE4once = internal global %"struct.(anonymous namespace)::Noisy" zeroinitializer, align 1, !dbg !97
@_ZGVZ4mainE4once = internal global i64 0, align 8
@__const.main.array = private unnamed_addr constant [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 16
@_ZTVN10__cxxabiv117__class_type_infoE = external global [0 x ptr]
@_ZTS5Named = linkonce_odr dso_local constant [7 x i8] c"5Named\00", comdat, align 1
@_ZTI5Named = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS5Named }, comdat, align 8
@_ZTVN10__cxxabiv121__vmi_class_type_infoE = external global [0 x ptr]
@_ZTS6Square = linkonce_odr dso_local constant [8 x i8] c"6Square\00", comdat, align 1
@_ZTS5Shape = linkonce_odr dso_local constant [7 x i8] c"5Shape\00", comdat, align 1
@_ZTI5Shape = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS5Shape }, comdat, align 8
@_ZTI6Square = linkonce_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTS6Square, i32 0, i32 2, ptr @_ZTI5Shape, i64 2, ptr @_ZTI5Named, i64 2050 }, comdat, align 8
@_ZN12_GLOBAL__N_15Noisy4liveE = internal global i32 0, align 4, !dbg !101
@_ZTV6Square = linkonce_odr dso_local unnamed_addr constant { [7 x ptr], [3 x ptr] } { [7 x ptr] [ptr null, ptr @_ZTI6Square, ptr @_ZN6SquareD2Ev, ptr @_ZN6SquareD0Ev, ptr @_ZNK6Square4areaEv, ptr @_ZNK6Square7cornersEv, ptr @_ZNK6Square4nameEv], [3 x ptr] [ptr inttoptr (i64 -8 to ptr), ptr @_ZTI6Square, ptr @_ZThn8_NK6Square4nameEv] }, comdat, align 8
@_ZTV5Shape = linkonce_odr dso_local unnamed_addr constant { [6 x ptr] } { [6 x ptr] [ptr null, ptr @_ZTI5Shape, ptr @_ZN5ShapeD2Ev, ptr @_ZN5ShapeD0Ev, ptr @__cxa_pure_virtual, ptr @_ZNK5Shape7cornersEv] }, comdat, align 8
@_ZTV5Named = linkonce_odr dso_local unnamed_addr constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr @_ZTI5Named, ptr @_ZNK5Named4nameEv] }, comdat, align 8
@.str = private unnamed_addr constant [5 x i8] c"none\00", align 1, !dbg !103
@.str.1 = private unnamed_addr constant [7 x i8] c"square\00", align 1, !dbg !108
@_ZTV7Diamond = linkonce_odr dso_local unnamed_addr constant { [4 x ptr], [3 x ptr], [4 x ptr] } { [4 x ptr] [ptr inttoptr (i64 24 to ptr), ptr null, ptr @_ZTI7Diamond, ptr @_ZN7Diamond1fEv], [3 x ptr] [ptr inttoptr (i64 16 to ptr), ptr inttoptr (i64 -8 to ptr), ptr @_ZTI7Diamond], [4 x ptr] [ptr inttoptr (i64 -24 to ptr), ptr inttoptr (i64 -24 to ptr), ptr @_ZTI7Diamond, ptr @_ZTv0_n24_N7Diamond1fEv] }, comdat, align 8
@_ZTT7Diamond = linkonce_odr dso_local unnamed_addr constant [7 x ptr] [ptr getelementptr inbounds inrange(-24, 8) ({ [4 x ptr], [3 x ptr], [4 x ptr] }, ptr @_ZTV7Diamond, i32 0, i32 0, i32 3), ptr getelementptr inbounds inrange(-24, 8) ({ [4 x ptr], [4 x ptr] }, ptr @_ZTC7Diamond0_4Left, i32 0, i32 0, i32 3), ptr getelementptr inbounds inrange(-24, 8) ({ [4 x ptr], [4 x ptr] }, ptr @_ZTC7Diamond0_4Left, i32 0, i32 1, i32 3), ptr getelementptr inbounds inrange(-24, 0) ({ [3 x ptr], [4 x ptr] }, ptr @_ZTC7Diamond8_5Right, i32 0, i32 0, i32 3), ptr getelementptr inbounds inrange(-24, 8) ({ [3 x ptr], [4 x ptr] }, ptr @_ZTC7Diamond8_5Right, i32 0, i32 1, i32 3), ptr getelementptr inbounds inrange(-24, 8) ({ [4 x ptr], [3 x ptr], [4 x ptr] }, ptr @_ZTV7Diamond, i32 0, i32 2, i32 3), ptr getelementptr inbounds inrange(-24, 0) ({ [4 x ptr], [3 x ptr], [4 x ptr] }, ptr @_ZTV7Diamond, i32 0, i32 1, i32 3)], comdat, align 8
@_ZTC7Diamond0_4Left = linkonce_odr dso_local unnamed_addr constant { [4 x ptr], [4 x ptr] } { [4 x ptr] [ptr inttoptr (i64 24 to ptr), ptr null, ptr @_ZTI4Left, ptr @_ZN4Left1fEv], [4 x ptr] [ptr inttoptr (i64 -24 to ptr), ptr inttoptr (i64 -24 to ptr), ptr @_ZTI4Left, ptr @_ZTv0_n24_N4Left1fEv] }, comdat, align 8
@_ZTS4Left = linkonce_odr dso_local constant [6 x i8] c"4Left\00", comdat, align 1
@_ZTS4Base = linkonce_odr dso_local constant [6 x i8] c"4Base\00", comdat, align 1
@_ZTI4Base = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS4Base }, comdat, align 8
@_ZTI4Left = linkonce_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTS4Left, i32 0, i32 1, ptr @_ZTI4Base, i64 -6141 }, comdat, align 8
@_ZTC7Diamond8_5Right = linkonce_odr dso_local unnamed_addr constant { [3 x ptr], [4 x ptr] } { [3 x ptr] [ptr inttoptr (i64 16 to ptr), ptr null, ptr @_ZTI5Right], [4 x ptr] [ptr null, ptr inttoptr (i64 -16 to ptr), ptr @_ZTI5Right, ptr @_ZN4Base1fEv] }, comdat, align 8
@_ZTS5Right = linkonce_odr dso_local constant [7 x i8] c"5Right\00", comdat, align 1
@_ZTI5Right = linkonce_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTS5Right, i32 0, i32 1, ptr @_ZTI4Base, i64 -6141 }, comdat, align 8
@_ZTS7Diamond = linkonce_odr dso_local constant [9 x i8] c"7Diamond\00", comdat, align 1
@_ZTI7Diamond = linkonce_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTS7Diamond, i32 2, i32 2, ptr @_ZTI4Left, i64 2, ptr @_ZTI5Right, i64 2050 }, comdat, align 8
@_ZTV4Base = linkonce_odr dso_local unnamed_addr constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr @_ZTI4Base, ptr @_ZN4Base1fEv] }, comdat, align 8
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @_GLOBAL__sub_I_classes.cpp, ptr null }]

; Function Attrs: noinline uwtable
define internal void @__cxx_global_var_init() #0 section ".text.startup" !dbg !121 {
entry:
  call void @_ZN12_GLOBAL__N_15NoisyC2Ev(ptr noundef nonnull align 1 dereferenceable(1) @_ZN12_GLOBAL__N_112global_noisyE), !dbg !124
  %0 = call i32 @__cxa_atexit(ptr @_ZN12_GLOBAL__N_15NoisyD2Ev, ptr @_ZN12_GLOBAL__N_112global_noisyE, ptr @__dso_handle) #2, !dbg !125
  ret void, !dbg !124
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_15NoisyC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %this) unnamed_addr #1 align 2 !dbg !126 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !127, !DIExpression(), !129)
  %this1 = load ptr, ptr %this.addr, align 8
  %0 = load i32, ptr @_ZN12_GLOBAL__N_15Noisy4liveE, align 4, !dbg !130
  %inc = add nsw i32 %0, 1, !dbg !130
  store i32 %inc, ptr @_ZN12_GLOBAL__N_15Noisy4liveE, align 4, !dbg !130
  ret void, !dbg !132
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_15NoisyD2Ev(ptr noundef nonnull align 1 dereferenceable(1) %this) unnamed_addr #1 align 2 !dbg !133 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !134, !DIExpression(), !135)
  %this1 = load ptr, ptr %this.addr, align 8
  %0 = load i32, ptr @_ZN12_GLOBAL__N_15Noisy4liveE, align 4, !dbg !136
  %dec = add nsw i32 %0, -1, !dbg !136
  store i32 %dec, ptr @_ZN12_GLOBAL__N_15Noisy4liveE, align 4, !dbg !136
  ret void, !dbg !138
}

; Function Attrs: nounwind
declare i32 @__cxa_atexit(ptr, ptr, ptr) #2

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local noundef nonnull align 4 dereferenceable(4) ptr @_Z2atRA4_ij(ptr noundef nonnull align 4 dereferenceable(16) %array, i32 noundef %i) #1 !dbg !139 {
entry:
  %array.addr = alloca ptr, align 8
  %i.addr = alloca i32, align 4
  store ptr %array, ptr %array.addr, align 8
    #dbg_declare(ptr %array.addr, !148, !DIExpression(), !149)
  store i32 %i, ptr %i.addr, align 4
    #dbg_declare(ptr %i.addr, !150, !DIExpression(), !151)
  %0 = load ptr, ptr %array.addr, align 8, !dbg !152
  %1 = load i32, ptr %i.addr, align 4, !dbg !153
  %idxprom = zext i32 %1 to i64, !dbg !152
  %arrayidx = getelementptr inbounds [4 x i32], ptr %0, i64 0, i64 %idxprom, !dbg !152
  ret ptr %arrayidx, !dbg !154
}

; Function Attrs: mustprogress noinline norecurse uwtable
define dso_local noundef i32 @main() #3 personality ptr @__gxx_personality_v0 !dbg !99 {
entry:
  %retval = alloca i32, align 4
  %exn.slot = alloca ptr, align 8
  %ehselector.slot = alloca i32, align 4
  %captured = alloca i32, align 4
  %array = alloca [4 x i32], align 16
  %by_value = alloca %class.anon, align 4
  %by_reference = alloca %class.anon.0, align 8
  %stack = alloca %"struct.(anonymous namespace)::Stack", align 8
  %square = alloca %struct.Square, align 8
  %shape = alloca ptr, align 8
  %named = alloca ptr, align 8
  %member = alloca { i64, i64 }, align 8
  %data = alloca i64, align 8
  %__range1 = alloca ptr, align 8
  %__begin1 = alloca ptr, align 8
  %__end1 = alloca ptr, align 8
  %item = alloca ptr, align 8
  %d = alloca %struct.Diamond, align 8
  %base = alloca ptr, align 8
  %made = alloca ptr, align 8
  %corners = alloca i32, align 4
  %many = alloca ptr, align 8
  %agg.tmp.ensured = alloca %"struct.(anonymous namespace)::Noisy", align 1
  %agg.tmp = alloca %"struct.(anonymous namespace)::Noisy", align 1
  %agg.tmp45 = alloca %class.anon.0, align 8
  %ref.tmp = alloca i32, align 4
  %ref.tmp49 = alloca double, align 8
  %ref.tmp50 = alloca i8, align 1
  store i32 0, ptr %retval, align 4
  %0 = load atomic i8, ptr @_ZGVZ4mainE4once acquire, align 8, !dbg !155
  %guard.uninitialized = icmp eq i8 %0, 0, !dbg !155
  br i1 %guard.uninitialized, label %init.check, label %init.end, !dbg !155, !prof !156

init.check:                                       ; preds = %entry
  %1 = call i32 @__cxa_guard_acquire(ptr @_ZGVZ4mainE4once) #2, !dbg !155
  %tobool = icmp ne i32 %1, 0, !dbg !155
  br i1 %tobool, label %init, label %init.end, !dbg !155

init:                                             ; preds = %init.check
  invoke void @_ZN12_GLOBAL__N_15NoisyC2Ev(ptr noundef nonnull align 1 dereferenceable(1) @_ZZ4mainE4once)
          to label %invoke.cont unwind label %lpad, !dbg !157

invoke.cont:                                      ; preds = %init
  %2 = call i32 @__cxa_atexit(ptr @_ZN12_GLOBAL__N_15NoisyD2Ev, ptr @_ZZ4mainE4once, ptr @__dso_handle) #2, !dbg !155
  call void @__cxa_guard_release(ptr @_ZGVZ4mainE4once) #2, !dbg !155
  br label %init.end, !dbg !155

init.end:                                         ; preds = %invoke.cont, %init.check, %entry
    #dbg_declare(ptr %captured, !158, !DIExpression(), !159)
  store i32 3, ptr %captured, align 4, !dbg !159
    #dbg_declare(ptr %array, !160, !DIExpression(), !161)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %array, ptr align 16 @__const.main.array, i64 16, i1 false), !dbg !161
    #dbg_declare(ptr %by_value, !162, !DIExpression(), !166)
  %3 = getelementptr inbounds %class.anon, ptr %by_value, i32 0, i32 0, !dbg !167
  %4 = load i32, ptr %captured, align 4, !dbg !168
  store i32 %4, ptr %3, align 4, !dbg !167
    #dbg_declare(ptr %by_reference, !169, !DIExpression(), !173)
  %5 = getelementptr inbounds %class.anon.0, ptr %by_reference, i32 0, i32 0, !dbg !174
  store ptr %captured, ptr %5, align 8, !dbg !174
    #dbg_declare(ptr %stack, !175, !DIExpression(), !176)
  call void @_ZN12_GLOBAL__N_15StackIdLi8EEC2Ev(ptr noundef nonnull align 8 dereferenceable(68) %stack) #2, !dbg !176
  %call = call noundef nonnull align 8 dereferenceable(68) ptr @_ZN12_GLOBAL__N_15StackIdLi8EElsEd(ptr noundef nonnull align 8 dereferenceable(68) %stack, double noundef 1.500000e+00), !dbg !177
  %call1 = call noundef nonnull align 8 dereferenceable(68) ptr @_ZN12_GLOBAL__N_15StackIdLi8EElsEd(ptr noundef nonnull align 8 dereferenceable(68) %call, double noundef 2.500000e+00), !dbg !178
    #dbg_declare(ptr %square, !179, !DIExpression(), !180)
  call void @_ZN6SquareC2Ed(ptr noundef nonnull align 8 dereferenceable(32) %square, double noundef 2.000000e+00), !dbg !180
    #dbg_declare(ptr %shape, !181, !DIExpression(), !183)
  store ptr %square, ptr %shape, align 8, !dbg !183
    #dbg_declare(ptr %named, !184, !DIExpression(), !186)
  %6 = icmp eq ptr %square, null, !dbg !187
  br i1 %6, label %cast.end, label %cast.notnull, !dbg !187

cast.notnull:                                     ; preds = %init.end
  %add.ptr = getelementptr inbounds i8, ptr %square, i64 8, !dbg !187
  br label %cast.end, !dbg !187

cast.end:                                         ; preds = %cast.notnull, %init.end
  %cast.result = phi ptr [ %add.ptr, %cast.notnull ], [ null, %init.end ], !dbg !187
  store ptr %cast.result, ptr %named, align 8, !dbg !186
    #dbg_declare(ptr %member, !188, !DIExpression(), !190)
  store { i64, i64 } { i64 17, i64 0 }, ptr %member, align 8, !dbg !190
    #dbg_declare(ptr %data, !191, !DIExpression(), !193)
  store i64 8, ptr %data, align 8, !dbg !193
  %call2 = call noundef nonnull align 4 dereferenceable(4) ptr @_Z2atRA4_ij(ptr noundef nonnull align 4 dereferenceable(16) %array, i32 noundef 2), !dbg !194
  store i32 9, ptr %call2, align 4, !dbg !195
    #dbg_declare(ptr %__range1, !196, !DIExpression(), !198)
  store ptr %array, ptr %__range1, align 8, !dbg !199
    #dbg_declare(ptr %__begin1, !200, !DIExpression(), !198)
  %7 = load ptr, ptr %__range1, align 8, !dbg !202
  %arraydecay = getelementptr inbounds [4 x i32], ptr %7, i64 0, i64 0, !dbg !202
  store ptr %arraydecay, ptr %__begin1, align 8, !dbg !202
    #dbg_declare(ptr %__end1, !203, !DIExpression(), !198)
  %8 = load ptr, ptr %__range1, align 8, !dbg !202
  %arraydecay3 = getelementptr inbounds [4 x i32], ptr %8, i64 0, i64 0, !dbg !202
  %add.ptr4 = getelementptr inbounds i32, ptr %arraydecay3, i64 4, !dbg !202
  store ptr %add.ptr4, ptr %__end1, align 8, !dbg !202
  br label %for.cond, !dbg !202

for.cond:                                         ; preds = %for.inc, %cast.end
  %9 = load ptr, ptr %__begin1, align 8, !dbg !202
  %10 = load ptr, ptr %__end1, align 8, !dbg !202
  %cmp = icmp ne ptr %9, %10, !dbg !202
  br i1 %cmp, label %for.body, label %for.end, !dbg !202

for.body:                                         ; preds = %for.cond
    #dbg_declare(ptr %item, !204, !DIExpression(), !206)
  %11 = load ptr, ptr %__begin1, align 8, !dbg !207
  store ptr %11, ptr %item, align 8, !dbg !206
  %12 = load ptr, ptr %item, align 8, !dbg !208
  %13 = load i32, ptr %12, align 4, !dbg !208
  %call7 = invoke noundef i32 @"_ZZ4mainENK3$_1clEi"(ptr noundef nonnull align 4 dereferenceable(4) %by_value, i32 noundef %13)
          to label %invoke.cont6 unwind label %lpad5, !dbg !209

invoke.cont6:                                     ; preds = %for.body
  %14 = load ptr, ptr %item, align 8, !dbg !210
  %15 = load i32, ptr %14, align 4, !dbg !211
  %add = add nsw i32 %15, %call7, !dbg !211
  store i32 %add, ptr %14, align 4, !dbg !211
  br label %for.inc, !dbg !212

for.inc:                                          ; preds = %invoke.cont6
  %16 = load ptr, ptr %__begin1, align 8, !dbg !202
  %incdec.ptr = getelementptr inbounds i32, ptr %16, i32 1, !dbg !202
  store ptr %incdec.ptr, ptr %__begin1, align 8, !dbg !202
  br label %for.cond, !dbg !202, !llvm.loop !213

lpad:                                             ; preds = %init
  %17 = landingpad { ptr, i32 }
          cleanup, !dbg !215
  %18 = extractvalue { ptr, i32 } %17, 0, !dbg !215
  store ptr %18, ptr %exn.slot, align 8, !dbg !215
  %19 = extractvalue { ptr, i32 } %17, 1, !dbg !215
  store i32 %19, ptr %ehselector.slot, align 4, !dbg !215
  call void @__cxa_guard_abort(ptr @_ZGVZ4mainE4once) #2, !dbg !155
  br label %eh.resume, !dbg !155

lpad5:                                            ; preds = %invoke.cont51, %invoke.cont46, %invoke.cont41, %invoke.cont35, %invoke.cont32, %memptr.end, %invoke.cont26, %delete.end23, %delete.end, %invoke.cont12, %for.end, %for.body
  %20 = landingpad { ptr, i32 }
          cleanup, !dbg !216
  %21 = extractvalue { ptr, i32 } %20, 0, !dbg !216
  store ptr %21, ptr %exn.slot, align 8, !dbg !216
  %22 = extractvalue { ptr, i32 } %20, 1, !dbg !216
  store i32 %22, ptr %ehselector.slot, align 4, !dbg !216
  br label %ehcleanup, !dbg !216

for.end:                                          ; preds = %for.cond
    #dbg_declare(ptr %d, !217, !DIExpression(), !247)
  call void @_ZN7DiamondC1Ev(ptr noundef nonnull align 8 dereferenceable(20) %d) #2, !dbg !247
    #dbg_declare(ptr %base, !248, !DIExpression(), !250)
  %vtable = load ptr, ptr %d, align 8, !dbg !251
  %vbase.offset.ptr = getelementptr i8, ptr %vtable, i64 -24, !dbg !251
  %vbase.offset = load i64, ptr %vbase.offset.ptr, align 8, !dbg !251
  %add.ptr8 = getelementptr inbounds i8, ptr %d, i64 %vbase.offset, !dbg !251
  store ptr %add.ptr8, ptr %base, align 8, !dbg !250
    #dbg_declare(ptr %made, !252, !DIExpression(), !253)
  %call10 = invoke noalias noundef nonnull ptr @_Znwm(i64 noundef 32) #11
          to label %invoke.cont9 unwind label %lpad5, !dbg !254, !heapallocsite !7

invoke.cont9:                                     ; preds = %for.end
  invoke void @_ZN6SquareC2Ed(ptr noundef nonnull align 8 dereferenceable(32) %call10, double noundef 3.000000e+00)
          to label %invoke.cont12 unwind label %lpad11, !dbg !255

invoke.cont12:                                    ; preds = %invoke.cont9
  store ptr %call10, ptr %made, align 8, !dbg !253
    #dbg_declare(ptr %corners, !256, !DIExpression(), !257)
  %23 = load ptr, ptr %made, align 8, !dbg !258
  %vtable13 = load ptr, ptr %23, align 8, !dbg !259
  %vfn = getelementptr inbounds ptr, ptr %vtable13, i64 3, !dbg !259
  %24 = load ptr, ptr %vfn, align 8, !dbg !259
  %call15 = invoke noundef i32 %24(ptr noundef nonnull align 8 dereferenceable(8) %23)
          to label %invoke.cont14 unwind label %lpad5, !dbg !259

invoke.cont14:                                    ; preds = %invoke.cont12
  store i32 %call15, ptr %corners, align 4, !dbg !257
  %25 = load ptr, ptr %made, align 8, !dbg !260
  %isnull = icmp eq ptr %25, null, !dbg !261
  br i1 %isnull, label %delete.end, label %delete.notnull, !dbg !261

delete.notnull:                                   ; preds = %invoke.cont14
  %vtable16 = load ptr, ptr %25, align 8, !dbg !261
  %vfn17 = getelementptr inbounds ptr, ptr %vtable16, i64 1, !dbg !261
  %26 = load ptr, ptr %vfn17, align 8, !dbg !261
  call void %26(ptr noundef nonnull align 8 dereferenceable(8) %25) #2, !dbg !261
  br label %delete.end, !dbg !261

delete.end:                                       ; preds = %delete.notnull, %invoke.cont14
    #dbg_declare(ptr %many, !262, !DIExpression(), !263)
  %call19 = invoke noalias noundef nonnull ptr @_Znam(i64 noundef 20) #11
          to label %invoke.cont18 unwind label %lpad5, !dbg !264, !heapallocsite !5

invoke.cont18:                                    ; preds = %delete.end
  store i32 1, ptr %call19, align 4, !dbg !264
  %array.exp.next = getelementptr inbounds i32, ptr %call19, i64 1, !dbg !264
  store i32 2, ptr %array.exp.next, align 4, !dbg !264
  %array.exp.next20 = getelementptr inbounds i32, ptr %array.exp.next, i64 1, !dbg !264
  call void @llvm.memset.p0.i64(ptr align 4 %array.exp.next20, i8 0, i64 12, i1 false), !dbg !264
  store ptr %call19, ptr %many, align 8, !dbg !263
  %27 = load ptr, ptr %many, align 8, !dbg !265
  %isnull21 = icmp eq ptr %27, null, !dbg !266
  br i1 %isnull21, label %delete.end23, label %delete.notnull22, !dbg !266

delete.notnull22:                                 ; preds = %invoke.cont18
  call void @_ZdaPv(ptr noundef %27) #12, !dbg !266
  br label %delete.end23, !dbg !266

delete.end23:                                     ; preds = %delete.notnull22, %invoke.cont18
  invoke void @_ZN12_GLOBAL__N_15NoisyC2ERKS0_(ptr noundef nonnull align 1 dereferenceable(1) %agg.tmp, ptr noundef nonnull align 1 dereferenceable(1) @_ZZ4mainE4once)
          to label %invoke.cont24 unwind label %lpad5, !dbg !267

invoke.cont24:                                    ; preds = %delete.end23
  invoke void @_Z4passN12_GLOBAL__N_15NoisyE(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Noisy") align 1 %agg.tmp.ensured, ptr noundef %agg.tmp)
          to label %invoke.cont26 unwind label %lpad25, !dbg !268

invoke.cont26:                                    ; preds = %invoke.cont24
  call void @_ZN12_GLOBAL__N_15NoisyD2Ev(ptr noundef nonnull align 1 dereferenceable(1) %agg.tmp.ensured) #2, !dbg !268
  call void @_ZN12_GLOBAL__N_15NoisyD2Ev(ptr noundef nonnull align 1 dereferenceable(1) %agg.tmp) #2, !dbg !268
  %28 = load ptr, ptr %shape, align 8, !dbg !269
  %vtable27 = load ptr, ptr %28, align 8, !dbg !270
  %vfn28 = getelementptr inbounds ptr, ptr %vtable27, i64 2, !dbg !270
  %29 = load ptr, ptr %vfn28, align 8, !dbg !270
  %call30 = invoke noundef double %29(ptr noundef nonnull align 8 dereferenceable(8) %28)
          to label %invoke.cont29 unwind label %lpad5, !dbg !270

invoke.cont29:                                    ; preds = %invoke.cont26
  %30 = load ptr, ptr %shape, align 8, !dbg !271
  %31 = load { i64, i64 }, ptr %member, align 8, !dbg !272
  %memptr.adj = extractvalue { i64, i64 } %31, 1, !dbg !273
  %32 = getelementptr inbounds i8, ptr %30, i64 %memptr.adj, !dbg !273
  %memptr.ptr = extractvalue { i64, i64 } %31, 0, !dbg !273
  %33 = and i64 %memptr.ptr, 1, !dbg !273
  %memptr.isvirtual = icmp ne i64 %33, 0, !dbg !273
  br i1 %memptr.isvirtual, label %memptr.virtual, label %memptr.nonvirtual, !dbg !273

memptr.virtual:                                   ; preds = %invoke.cont29
  %vtable31 = load ptr, ptr %32, align 8, !dbg !273
  %34 = sub i64 %memptr.ptr, 1, !dbg !273
  %35 = getelementptr i8, ptr %vtable31, i64 %34, !dbg !273, !nosanitize !100
  %memptr.virtualfn = load ptr, ptr %35, align 8, !dbg !273, !nosanitize !100
  br label %memptr.end, !dbg !273

lpad11:                                           ; preds = %invoke.cont9
  %36 = landingpad { ptr, i32 }
          cleanup, !dbg !215
  %37 = extractvalue { ptr, i32 } %36, 0, !dbg !215
  store ptr %37, ptr %exn.slot, align 8, !dbg !215
  %38 = extractvalue { ptr, i32 } %36, 1, !dbg !215
  store i32 %38, ptr %ehselector.slot, align 4, !dbg !215
  call void @_ZdlPvm(ptr noundef %call10, i64 noundef 32) #12, !dbg !254
  br label %ehcleanup, !dbg !254

lpad25:                                           ; preds = %invoke.cont24
  %39 = landingpad { ptr, i32 }
          cleanup, !dbg !215
  %40 = extractvalue { ptr, i32 } %39, 0, !dbg !215
  store ptr %40, ptr %exn.slot, align 8, !dbg !215
  %41 = extractvalue { ptr, i32 } %39, 1, !dbg !215
  store i32 %41, ptr %ehselector.slot, align 4, !dbg !215
  call void @_ZN12_GLOBAL__N_15NoisyD2Ev(ptr noundef nonnull align 1 dereferenceable(1) %agg.tmp) #2, !dbg !268
  br label %ehcleanup, !dbg !268

memptr.nonvirtual:                                ; preds = %invoke.cont29
  %memptr.nonvirtualfn = inttoptr i64 %memptr.ptr to ptr, !dbg !273
  br label %memptr.end, !dbg !273

memptr.end:                                       ; preds = %memptr.nonvirtual, %memptr.virtual
  %42 = phi ptr [ %memptr.virtualfn, %memptr.virtual ], [ %memptr.nonvirtualfn, %memptr.nonvirtual ], !dbg !273
  %call33 = invoke noundef double %42(ptr noundef nonnull align 8 dereferenceable(8) %32)
          to label %invoke.cont32 unwind label %lpad5, !dbg !273

invoke.cont32:                                    ; preds = %memptr.end
  %add34 = fadd double %call30, %call33, !dbg !274
  %call36 = invoke noundef double @_ZNK12_GLOBAL__N_15StackIdLi8EEixEi(ptr noundef nonnull align 8 dereferenceable(68) %stack, i32 noundef 1)
          to label %invoke.cont35 unwind label %lpad5, !dbg !275

invoke.cont35:                                    ; preds = %invoke.cont32
  %add37 = fadd double %add34, %call36, !dbg !276
  %conv = fptosi double %add37 to i32, !dbg !269
  %43 = load ptr, ptr %named, align 8, !dbg !277
  %44 = load i64, ptr %data, align 8, !dbg !278
  %memptr.offset = getelementptr inbounds i8, ptr %43, i64 %44, !dbg !279
  %45 = load i32, ptr %memptr.offset, align 4, !dbg !279
  %add38 = add nsw i32 %conv, %45, !dbg !280
  %46 = load ptr, ptr %named, align 8, !dbg !281
  %vtable39 = load ptr, ptr %46, align 8, !dbg !282
  %vfn40 = getelementptr inbounds ptr, ptr %vtable39, i64 0, !dbg !282
  %47 = load ptr, ptr %vfn40, align 8, !dbg !282
  %call42 = invoke noundef ptr %47(ptr noundef nonnull align 8 dereferenceable(12) %46)
          to label %invoke.cont41 unwind label %lpad5, !dbg !282

invoke.cont41:                                    ; preds = %invoke.cont35
  %arrayidx = getelementptr inbounds i8, ptr %call42, i64 0, !dbg !282
  %48 = load i8, ptr %arrayidx, align 1, !dbg !282
  %conv43 = sext i8 %48 to i32, !dbg !281
  %add44 = add nsw i32 %add38, %conv43, !dbg !283
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %agg.tmp45, ptr align 8 %by_reference, i64 8, i1 false), !dbg !284
  %coerce.dive = getelementptr inbounds %class.anon.0, ptr %agg.tmp45, i32 0, i32 0, !dbg !285
  %49 = load ptr, ptr %coerce.dive, align 8, !dbg !285
  %call47 = invoke noundef i32 @"_Z5applyIZ4mainE3$_0EDaT_i"(ptr %49, i32 noundef 2)
          to label %invoke.cont46 unwind label %lpad5, !dbg !285

invoke.cont46:                                    ; preds = %invoke.cont41
  %add48 = add nsw i32 %add44, %call47, !dbg !286
  store i32 1, ptr %ref.tmp, align 4, !dbg !287
  store double 2.000000e+00, ptr %ref.tmp49, align 8, !dbg !288
  store i8 99, ptr %ref.tmp50, align 1, !dbg !289
  %call52 = invoke noundef i32 @_Z5countIJidcEEiDpOT_(ptr noundef nonnull align 4 dereferenceable(4) %ref.tmp, ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp49, ptr noundef nonnull align 1 dereferenceable(1) %ref.tmp50)
          to label %invoke.cont51 unwind label %lpad5, !dbg !290

invoke.cont51:                                    ; preds = %invoke.cont46
  %add53 = add nsw i32 %add48, %call52, !dbg !291
  %50 = load ptr, ptr %base, align 8, !dbg !292
  %vtable54 = load ptr, ptr %50, align 8, !dbg !293
  %vfn55 = getelementptr inbounds ptr, ptr %vtable54, i64 0, !dbg !293
  %51 = load ptr, ptr %vfn55, align 8, !dbg !293
  %call57 = invoke noundef i32 %51(ptr noundef nonnull align 8 dereferenceable(12) %50)
          to label %invoke.cont56 unwind label %lpad5, !dbg !293

invoke.cont56:                                    ; preds = %invoke.cont51
  %add58 = add nsw i32 %add53, %call57, !dbg !294
  %52 = load i32, ptr %corners, align 4, !dbg !295
  %add59 = add nsw i32 %add58, %52, !dbg !296
  %53 = load ptr, ptr %named, align 8, !dbg !297
  %54 = icmp eq ptr %53, null, !dbg !298
  br i1 %54, label %dynamic_cast.null, label %dynamic_cast.notnull, !dbg !298

dynamic_cast.notnull:                             ; preds = %invoke.cont56
  %55 = call ptr @__dynamic_cast(ptr %53, ptr @_ZTI5Named, ptr @_ZTI6Square, i64 8) #2, !dbg !298
  br label %dynamic_cast.end, !dbg !298

dynamic_cast.null:                                ; preds = %invoke.cont56
  br label %dynamic_cast.end, !dbg !298

dynamic_cast.end:                                 ; preds = %dynamic_cast.null, %dynamic_cast.notnull
  %56 = phi ptr [ %55, %dynamic_cast.notnull ], [ null, %dynamic_cast.null ], !dbg !298
  %cmp60 = icmp ne ptr %56, null, !dbg !299
  %conv61 = zext i1 %cmp60 to i32, !dbg !300
  %add62 = add nsw i32 %add59, %conv61, !dbg !301
  store i32 %add62, ptr %retval, align 4, !dbg !302
  call void @_ZN6SquareD2Ev(ptr noundef nonnull align 8 dereferenceable(32) %square) #2, !dbg !215
  %57 = load i32, ptr %retval, align 4, !dbg !215
  ret i32 %57, !dbg !215

ehcleanup:                                        ; preds = %lpad25, %lpad11, %lpad5
  call void @_ZN6SquareD2Ev(ptr noundef nonnull align 8 dereferenceable(32) %square) #2, !dbg !215
  br label %eh.resume, !dbg !215

eh.resume:                                        ; preds = %ehcleanup, %lpad
  %exn = load ptr, ptr %exn.slot, align 8, !dbg !155
  %sel = load i32, ptr %ehselector.slot, align 4, !dbg !155
  %lpad.val = insertvalue { ptr, i32 } poison, ptr %exn, 0, !dbg !155
  %lpad.val63 = insertvalue { ptr, i32 } %lpad.val, i32 %sel, 1, !dbg !155
  resume { ptr, i32 } %lpad.val63, !dbg !155
}

; Function Attrs: nounwind
declare i32 @__cxa_guard_acquire(ptr) #2

declare i32 @__gxx_personality_v0(...)

; Function Attrs: nounwind
declare void @__cxa_guard_abort(ptr) #2

; Function Attrs: nounwind
declare void @__cxa_guard_release(ptr) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_15StackIdLi8EEC2Ev(ptr noundef nonnull align 8 dereferenceable(68) %this) unnamed_addr #1 align 2 !dbg !303 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !307, !DIExpression(), !309)
  %this1 = load ptr, ptr %this.addr, align 8
  %count = getelementptr inbounds %"struct.(anonymous namespace)::Stack", ptr %this1, i32 0, i32 1, !dbg !310
  store i32 0, ptr %count, align 8, !dbg !310
  ret void, !dbg !311
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal noundef nonnull align 8 dereferenceable(68) ptr @_ZN12_GLOBAL__N_15StackIdLi8EElsEd(ptr noundef nonnull align 8 dereferenceable(68) %this, double noundef %item) #1 align 2 !dbg !312 {
entry:
  %this.addr = alloca ptr, align 8
  %item.addr = alloca double, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !313, !DIExpression(), !314)
  store double %item, ptr %item.addr, align 8
    #dbg_declare(ptr %item.addr, !315, !DIExpression(), !316)
  %this1 = load ptr, ptr %this.addr, align 8
  %0 = load double, ptr %item.addr, align 8, !dbg !317
  %items = getelementptr inbounds %"struct.(anonymous namespace)::Stack", ptr %this1, i32 0, i32 0, !dbg !318
  %count = getelementptr inbounds %"struct.(anonymous namespace)::Stack", ptr %this1, i32 0, i32 1, !dbg !319
  %1 = load i32, ptr %count, align 8, !dbg !320
  %inc = add nsw i32 %1, 1, !dbg !320
  store i32 %inc, ptr %count, align 8, !dbg !320
  %rem = srem i32 %1, 8, !dbg !321
  %idxprom = sext i32 %rem to i64, !dbg !318
  %arrayidx = getelementptr inbounds [8 x double], ptr %items, i64 0, i64 %idxprom, !dbg !318
  store double %0, ptr %arrayidx, align 8, !dbg !322
  ret ptr %this1, !dbg !323
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN6SquareC2Ed(ptr noundef nonnull align 8 dereferenceable(32) %this, double noundef %s) unnamed_addr #1 comdat align 2 !dbg !324 {
entry:
  %this.addr = alloca ptr, align 8
  %s.addr = alloca double, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !325, !DIExpression(), !326)
  store double %s, ptr %s.addr, align 8
    #dbg_declare(ptr %s.addr, !327, !DIExpression(), !328)
  %this1 = load ptr, ptr %this.addr, align 8
  call void @_ZN5ShapeC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this1) #2, !dbg !329
  %0 = getelementptr inbounds i8, ptr %this1, i64 8, !dbg !330
  call void @_ZN5NamedC2Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) #2, !dbg !329
  store ptr getelementptr inbounds inrange(-16, 40) ({ [7 x ptr], [3 x ptr] }, ptr @_ZTV6Square, i32 0, i32 0, i32 2), ptr %this1, align 8, !dbg !330
  %add.ptr = getelementptr inbounds i8, ptr %this1, i64 8, !dbg !330
  store ptr getelementptr inbounds inrange(-16, 8) ({ [7 x ptr], [3 x ptr] }, ptr @_ZTV6Square, i32 0, i32 1, i32 2), ptr %add.ptr, align 8, !dbg !330
  %side = getelementptr inbounds %struct.Square, ptr %this1, i32 0, i32 2, !dbg !331
  %1 = load double, ptr %s.addr, align 8, !dbg !332
  store double %1, ptr %side, align 8, !dbg !331
  %2 = load i32, ptr @_ZN5Shape4madeE, align 4, !dbg !333
  %inc = add nsw i32 %2, 1, !dbg !333
  store i32 %inc, ptr @_ZN5Shape4madeE, align 4, !dbg !333
  ret void, !dbg !335
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal noundef i32 @"_ZZ4mainENK3$_1clEi"(ptr noundef nonnull align 4 dereferenceable(4) %this, i32 noundef %x) #1 align 2 !dbg !336 {
entry:
  %this.addr = alloca ptr, align 8
  %x.addr = alloca i32, align 4
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !342, !DIExpression(), !344)
  store i32 %x, ptr %x.addr, align 4
    #dbg_declare(ptr %x.addr, !345, !DIExpression(), !346)
  %this1 = load ptr, ptr %this.addr, align 8
  %0 = load i32, ptr %x.addr, align 4, !dbg !347
  %1 = getelementptr inbounds %class.anon, ptr %this1, i32 0, i32 0, !dbg !348
  %2 = load i32, ptr %1, align 4, !dbg !348
  %add = add nsw i32 %0, %2, !dbg !349
  ret i32 %add, !dbg !350
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN7DiamondC1Ev(ptr noundef nonnull align 8 dereferenceable(20) %this) unnamed_addr #1 comdat align 2 !dbg !351 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !355, !DIExpression(), !357)
  %this1 = load ptr, ptr %this.addr, align 8
  %0 = getelementptr inbounds i8, ptr %this1, i64 24, !dbg !358
  call void @_ZN4BaseC2Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) #2, !dbg !358
  call void @_ZN4LeftC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this1, ptr noundef getelementptr inbounds ([7 x ptr], ptr @_ZTT7Diamond, i64 0, i64 1)) #2, !dbg !358
  %1 = getelementptr inbounds i8, ptr %this1, i64 8, !dbg !358
  call void @_ZN5RightC2Ev(ptr noundef nonnull align 8 dereferenceable(12) %1, ptr noundef getelementptr inbounds ([7 x ptr], ptr @_ZTT7Diamond, i64 0, i64 3)) #2, !dbg !358
  store ptr getelementptr inbounds inrange(-24, 8) ({ [4 x ptr], [3 x ptr], [4 x ptr] }, ptr @_ZTV7Diamond, i32 0, i32 0, i32 3), ptr %this1, align 8, !dbg !358
  %add.ptr = getelementptr inbounds i8, ptr %this1, i64 24, !dbg !358
  store ptr getelementptr inbounds inrange(-24, 8) ({ [4 x ptr], [3 x ptr], [4 x ptr] }, ptr @_ZTV7Diamond, i32 0, i32 2, i32 3), ptr %add.ptr, align 8, !dbg !358
  %add.ptr2 = getelementptr inbounds i8, ptr %this1, i64 8, !dbg !358
  store ptr getelementptr inbounds inrange(-24, 0) ({ [4 x ptr], [3 x ptr], [4 x ptr] }, ptr @_ZTV7Diamond, i32 0, i32 1, i32 3), ptr %add.ptr2, align 8, !dbg !358
  ret void, !dbg !358
}

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) #5

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) #6

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znam(i64 noundef) #5

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #7

; Function Attrs: nobuiltin nounwind
declare void @_ZdaPv(ptr noundef) #6

; Function Attrs: mustprogress noinline uwtable
define internal void @_Z4passN12_GLOBAL__N_15NoisyE(ptr dead_on_unwind noalias writable sret(%"struct.(anonymous namespace)::Noisy") align 1 %agg.result, ptr noundef %n) #8 !dbg !359 {
entry:
  %result.ptr = alloca ptr, align 8
  %n.indirect_addr = alloca ptr, align 8
  store ptr %agg.result, ptr %result.ptr, align 8
  store ptr %n, ptr %n.indirect_addr, align 8
    #dbg_declare(ptr %n.indirect_addr, !362, !DIExpression(DW_OP_deref), !363)
  call void @_ZN12_GLOBAL__N_15NoisyC2ERKS0_(ptr noundef nonnull align 1 dereferenceable(1) %agg.result, ptr noundef nonnull align 1 dereferenceable(1) %n), !dbg !364
  ret void, !dbg !365
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_15NoisyC2ERKS0_(ptr noundef nonnull align 1 dereferenceable(1) %this, ptr noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #1 align 2 !dbg !366 {
entry:
  %this.addr = alloca ptr, align 8
  %.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !367, !DIExpression(), !368)
  store ptr %0, ptr %.addr, align 8
    #dbg_declare(ptr %.addr, !369, !DIExpression(), !370)
  %this1 = load ptr, ptr %this.addr, align 8
  %1 = load i32, ptr @_ZN12_GLOBAL__N_15Noisy4liveE, align 4, !dbg !371
  %inc = add nsw i32 %1, 1, !dbg !371
  store i32 %inc, ptr @_ZN12_GLOBAL__N_15Noisy4liveE, align 4, !dbg !371
  ret void, !dbg !373
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal noundef double @_ZNK12_GLOBAL__N_15StackIdLi8EEixEi(ptr noundef nonnull align 8 dereferenceable(68) %this, i32 noundef %at) #1 align 2 !dbg !374 {
entry:
  %this.addr = alloca ptr, align 8
  %at.addr = alloca i32, align 4
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !375, !DIExpression(), !377)
  store i32 %at, ptr %at.addr, align 4
    #dbg_declare(ptr %at.addr, !378, !DIExpression(), !379)
  %this1 = load ptr, ptr %this.addr, align 8
  %items = getelementptr inbounds %"struct.(anonymous namespace)::Stack", ptr %this1, i32 0, i32 0, !dbg !380
  %0 = load i32, ptr %at.addr, align 4, !dbg !381
  %idxprom = sext i32 %0 to i64, !dbg !380
  %arrayidx = getelementptr inbounds [8 x double], ptr %items, i64 0, i64 %idxprom, !dbg !380
  %1 = load double, ptr %arrayidx, align 8, !dbg !380
  ret double %1, !dbg !382
}

; Function Attrs: mustprogress noinline uwtable
define internal noundef i32 @"_Z5applyIZ4mainE3$_0EDaT_i"(ptr %f.coerce, i32 noundef %x) #8 !dbg !383 {
entry:
  %f = alloca %class.anon.0, align 8
  %x.addr = alloca i32, align 4
  %coerce.dive = getelementptr inbounds %class.anon.0, ptr %f, i32 0, i32 0
  store ptr %f.coerce, ptr %coerce.dive, align 8
    #dbg_declare(ptr %f, !388, !DIExpression(), !389)
  store i32 %x, ptr %x.addr, align 4
    #dbg_declare(ptr %x.addr, !390, !DIExpression(), !391)
  %0 = load i32, ptr %x.addr, align 4, !dbg !392
  %call = call noundef i32 @"_ZZ4mainEN3$_0clEi"(ptr noundef nonnull align 8 dereferenceable(8) %f, i32 noundef %0), !dbg !393
  ret i32 %call, !dbg !394
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i32 @_Z5countIJidcEEiDpOT_(ptr noundef nonnull align 4 dereferenceable(4) %a, ptr noundef nonnull align 8 dereferenceable(8) %a1, ptr noundef nonnull align 1 dereferenceable(1) %a3) #1 comdat !dbg !395 {
entry:
  %a.addr = alloca ptr, align 8
  %a.addr2 = alloca ptr, align 8
  %a.addr4 = alloca ptr, align 8
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !407, !DIExpression(), !408)
  store ptr %a1, ptr %a.addr2, align 8
    #dbg_declare(ptr %a.addr2, !409, !DIExpression(), !408)
  store ptr %a3, ptr %a.addr4, align 8
    #dbg_declare(ptr %a.addr4, !410, !DIExpression(), !408)
  %0 = load ptr, ptr %a.addr, align 8, !dbg !411
  %1 = load i32, ptr %0, align 4, !dbg !411
  %add = add nsw i32 0, %1, !dbg !412
  %2 = load ptr, ptr %a.addr2, align 8, !dbg !411
  %3 = load double, ptr %2, align 8, !dbg !411
  %conv = fptosi double %3 to i32, !dbg !411
  %add5 = add nsw i32 %add, %conv, !dbg !412
  %4 = load ptr, ptr %a.addr4, align 8, !dbg !411
  %5 = load i8, ptr %4, align 1, !dbg !411
  %conv6 = sext i8 %5 to i32, !dbg !411
  %add7 = add nsw i32 %add5, %conv6, !dbg !412
  ret i32 %add7, !dbg !413
}

; Function Attrs: nounwind willreturn memory(read)
declare ptr @__dynamic_cast(ptr, ptr, ptr, i64) #9

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN6SquareD2Ev(ptr noundef nonnull align 8 dereferenceable(32) %this) unnamed_addr #1 comdat align 2 !dbg !414 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !418, !DIExpression(), !419)
  %this1 = load ptr, ptr %this.addr, align 8
  call void @_ZN5ShapeD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this1) #2, !dbg !420
  ret void, !dbg !422
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN5ShapeC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #1 comdat align 2 !dbg !423 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !425, !DIExpression(), !426)
  %this1 = load ptr, ptr %this.addr, align 8
  store ptr getelementptr inbounds inrange(-16, 32) ({ [6 x ptr] }, ptr @_ZTV5Shape, i32 0, i32 0, i32 2), ptr %this1, align 8, !dbg !427
  ret void, !dbg !427
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN5NamedC2Ev(ptr noundef nonnull align 8 dereferenceable(12) %this) unnamed_addr #1 comdat align 2 !dbg !428 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !433, !DIExpression(), !434)
  %this1 = load ptr, ptr %this.addr, align 8
  store ptr getelementptr inbounds inrange(-16, 8) ({ [3 x ptr] }, ptr @_ZTV5Named, i32 0, i32 0, i32 2), ptr %this1, align 8, !dbg !435
  %id = getelementptr inbounds %struct.Named, ptr %this1, i32 0, i32 1, !dbg !436
  store i32 7, ptr %id, align 8, !dbg !436
  ret void, !dbg !435
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN6SquareD0Ev(ptr noundef nonnull align 8 dereferenceable(32) %this) unnamed_addr #1 comdat align 2 !dbg !437 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !438, !DIExpression(), !439)
  %this1 = load ptr, ptr %this.addr, align 8
  call void @_ZN6SquareD2Ev(ptr noundef nonnull align 8 dereferenceable(32) %this1) #2, !dbg !440
  call void @_ZdlPvm(ptr noundef %this1, i64 noundef 32) #12, !dbg !440
  ret void, !dbg !440
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef double @_ZNK6Square4areaEv(ptr noundef nonnull align 8 dereferenceable(32) %this) unnamed_addr #1 comdat align 2 !dbg !441 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !442, !DIExpression(), !444)
  %this1 = load ptr, ptr %this.addr, align 8
  %side = getelementptr inbounds %struct.Square, ptr %this1, i32 0, i32 2, !dbg !445
  %0 = load double, ptr %side, align 8, !dbg !445
  %side2 = getelementptr inbounds %struct.Square, ptr %this1, i32 0, i32 2, !dbg !446
  %1 = load double, ptr %side2, align 8, !dbg !446
  %mul = fmul double %0, %1, !dbg !447
  ret double %mul, !dbg !448
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i32 @_ZNK6Square7cornersEv(ptr noundef nonnull align 8 dereferenceable(32) %this) unnamed_addr #1 comdat align 2 !dbg !449 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !450, !DIExpression(), !451)
  %this1 = load ptr, ptr %this.addr, align 8
  ret i32 4, !dbg !452
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNK6Square4nameEv(ptr noundef nonnull align 8 dereferenceable(32) %this) unnamed_addr #1 comdat align 2 !dbg !453 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !454, !DIExpression(), !455)
  %this1 = load ptr, ptr %this.addr, align 8
  ret ptr @.str.1, !dbg !456
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local noundef ptr @_ZThn8_NK6Square4nameEv(ptr noundef %this) unnamed_addr #0 comdat align 2 !dbg !457 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8, !dbg !459
  %0 = getelementptr inbounds i8, ptr %this1, i64 -8, !dbg !459
  %call = tail call noundef ptr @_ZNK6Square4nameEv(ptr noundef nonnull align 8 dereferenceable(32) %0), !dbg !459
  ret ptr %call, !dbg !459
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN5ShapeD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #1 comdat align 2 !dbg !460 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !461, !DIExpression(), !462)
  %this1 = load ptr, ptr %this.addr, align 8
  ret void, !dbg !463
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN5ShapeD0Ev(ptr noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #1 comdat align 2 !dbg !464 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !465, !DIExpression(), !466)
  %this1 = load ptr, ptr %this.addr, align 8
  call void @llvm.trap() #13, !dbg !467
  unreachable, !dbg !467
}

declare void @__cxa_pure_virtual() unnamed_addr

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i32 @_ZNK5Shape7cornersEv(ptr noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #1 comdat align 2 !dbg !468 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !469, !DIExpression(), !471)
  %this1 = load ptr, ptr %this.addr, align 8
  ret i32 0, !dbg !472
}

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #10

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNK5Named4nameEv(ptr noundef nonnull align 8 dereferenceable(12) %this) unnamed_addr #1 comdat align 2 !dbg !473 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !474, !DIExpression(), !476)
  %this1 = load ptr, ptr %this.addr, align 8
  ret ptr @.str, !dbg !477
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN4BaseC2Ev(ptr noundef nonnull align 8 dereferenceable(12) %this) unnamed_addr #1 comdat align 2 !dbg !478 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !482, !DIExpression(), !484)
  %this1 = load ptr, ptr %this.addr, align 8
  store ptr getelementptr inbounds inrange(-16, 8) ({ [3 x ptr] }, ptr @_ZTV4Base, i32 0, i32 0, i32 2), ptr %this1, align 8, !dbg !485
  %b = getelementptr inbounds %struct.Base, ptr %this1, i32 0, i32 1, !dbg !486
  store i32 1, ptr %b, align 8, !dbg !486
  ret void, !dbg !485
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN4LeftC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this, ptr noundef %vtt) unnamed_addr #1 comdat align 2 !dbg !487 {
entry:
  %this.addr = alloca ptr, align 8
  %vtt.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !491, !DIExpression(), !493)
  store ptr %vtt, ptr %vtt.addr, align 8
    #dbg_declare(ptr %vtt.addr, !494, !DIExpression(), !493)
  %this1 = load ptr, ptr %this.addr, align 8
  %vtt2 = load ptr, ptr %vtt.addr, align 8
  %0 = load ptr, ptr %vtt2, align 8, !dbg !497
  store ptr %0, ptr %this1, align 8, !dbg !497
  %1 = getelementptr inbounds ptr, ptr %vtt2, i64 1, !dbg !497
  %2 = load ptr, ptr %1, align 8, !dbg !497
  %vtable = load ptr, ptr %this1, align 8, !dbg !497
  %vbase.offset.ptr = getelementptr i8, ptr %vtable, i64 -24, !dbg !497
  %vbase.offset = load i64, ptr %vbase.offset.ptr, align 8, !dbg !497
  %add.ptr = getelementptr inbounds i8, ptr %this1, i64 %vbase.offset, !dbg !497
  store ptr %2, ptr %add.ptr, align 8, !dbg !497
  ret void, !dbg !497
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN5RightC2Ev(ptr noundef nonnull align 8 dereferenceable(12) %this, ptr noundef %vtt) unnamed_addr #1 comdat align 2 !dbg !498 {
entry:
  %this.addr = alloca ptr, align 8
  %vtt.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !503, !DIExpression(), !505)
  store ptr %vtt, ptr %vtt.addr, align 8
    #dbg_declare(ptr %vtt.addr, !506, !DIExpression(), !505)
  %this1 = load ptr, ptr %this.addr, align 8
  %vtt2 = load ptr, ptr %vtt.addr, align 8
  %0 = load ptr, ptr %vtt2, align 8, !dbg !507
  store ptr %0, ptr %this1, align 8, !dbg !507
  %1 = getelementptr inbounds ptr, ptr %vtt2, i64 1, !dbg !507
  %2 = load ptr, ptr %1, align 8, !dbg !507
  %vtable = load ptr, ptr %this1, align 8, !dbg !507
  %vbase.offset.ptr = getelementptr i8, ptr %vtable, i64 -24, !dbg !507
  %vbase.offset = load i64, ptr %vbase.offset.ptr, align 8, !dbg !507
  %add.ptr = getelementptr inbounds i8, ptr %this1, i64 %vbase.offset, !dbg !507
  store ptr %2, ptr %add.ptr, align 8, !dbg !507
  %r = getelementptr inbounds %struct.Right, ptr %this1, i32 0, i32 1, !dbg !508
  store i32 3, ptr %r, align 8, !dbg !508
  ret void, !dbg !507
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i32 @_ZN4Left1fEv(ptr noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #1 comdat align 2 !dbg !509 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !510, !DIExpression(), !511)
  %this1 = load ptr, ptr %this.addr, align 8
  ret i32 2, !dbg !512
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local noundef i32 @_ZTv0_n24_N4Left1fEv(ptr noundef %this) unnamed_addr #0 comdat align 2 !dbg !513 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8, !dbg !514
  %vtable = load ptr, ptr %this1, align 8, !dbg !514
  %0 = getelementptr inbounds i8, ptr %vtable, i64 -24, !dbg !514
  %1 = load i64, ptr %0, align 8, !dbg !514
  %2 = getelementptr inbounds i8, ptr %this1, i64 %1, !dbg !514
  %call = tail call noundef i32 @_ZN4Left1fEv(ptr noundef nonnull align 8 dereferenceable(8) %2), !dbg !514
  ret i32 %call, !dbg !514
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i32 @_ZN4Base1fEv(ptr noundef nonnull align 8 dereferenceable(12) %this) unnamed_addr #1 comdat align 2 !dbg !515 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !516, !DIExpression(), !517)
  %this1 = load ptr, ptr %this.addr, align 8
  %b = getelementptr inbounds %struct.Base, ptr %this1, i32 0, i32 1, !dbg !518
  %0 = load i32, ptr %b, align 8, !dbg !518
  ret i32 %0, !dbg !519
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i32 @_ZN7Diamond1fEv(ptr noundef nonnull align 8 dereferenceable(20) %this) unnamed_addr #1 comdat align 2 !dbg !520 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !521, !DIExpression(), !522)
  %this1 = load ptr, ptr %this.addr, align 8
  %call = call noundef i32 @_ZN4Left1fEv(ptr noundef nonnull align 8 dereferenceable(8) %this1), !dbg !523
  %add.ptr = getelementptr inbounds i8, ptr %this1, i64 8, !dbg !524
  %r = getelementptr inbounds %struct.Right, ptr %add.ptr, i32 0, i32 1, !dbg !524
  %0 = load i32, ptr %r, align 8, !dbg !524
  %add = add nsw i32 %call, %0, !dbg !525
  ret i32 %add, !dbg !526
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local noundef i32 @_ZTv0_n24_N7Diamond1fEv(ptr noundef %this) unnamed_addr #0 comdat align 2 !dbg !527 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8, !dbg !528
  %vtable = load ptr, ptr %this1, align 8, !dbg !528
  %0 = getelementptr inbounds i8, ptr %vtable, i64 -24, !dbg !528
  %1 = load i64, ptr %0, align 8, !dbg !528
  %2 = getelementptr inbounds i8, ptr %this1, i64 %1, !dbg !528
  %call = tail call noundef i32 @_ZN7Diamond1fEv(ptr noundef nonnull align 8 dereferenceable(20) %2), !dbg !528
  ret i32 %call, !dbg !528
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal noundef i32 @"_ZZ4mainEN3$_0clEi"(ptr noundef nonnull align 8 dereferenceable(8) %this, i32 noundef %x) #1 align 2 !dbg !529 {
entry:
  %this.addr = alloca ptr, align 8
  %x.addr = alloca i32, align 4
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !534, !DIExpression(), !536)
  store i32 %x, ptr %x.addr, align 4
    #dbg_declare(ptr %x.addr, !537, !DIExpression(), !538)
  %this1 = load ptr, ptr %this.addr, align 8
  %0 = load i32, ptr %x.addr, align 4, !dbg !539
  %1 = getelementptr inbounds %class.anon.0, ptr %this1, i32 0, i32 0, !dbg !540
  %2 = load ptr, ptr %1, align 8, !dbg !540
  %3 = load i32, ptr %2, align 4, !dbg !541
  %add = add nsw i32 %3, %0, !dbg !541
  store i32 %add, ptr %2, align 4, !dbg !541
  %4 = getelementptr inbounds %class.anon.0, ptr %this1, i32 0, i32 0, !dbg !542
  %5 = load ptr, ptr %4, align 8, !dbg !542
  %6 = load i32, ptr %5, align 4, !dbg !542
  ret i32 %6, !dbg !543
}

; Function Attrs: noinline uwtable
define internal void @_GLOBAL__sub_I_classes.cpp() #0 section ".text.startup" !dbg !544 {
entry:
  call void @__cxx_global_var_init(), !dbg !545
  ret void
}

attributes #0 = { noinline uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind }
attributes #3 = { mustprogress noinline norecurse uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nobuiltin allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nobuiltin nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #8 = { mustprogress noinline uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nounwind willreturn memory(read) }
attributes #10 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #11 = { builtin allocsize(0) }
attributes #12 = { builtin nounwind }
attributes #13 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!113, !114, !115, !116, !117, !118, !119}
!llvm.ident = !{!120}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "made", linkageName: "_ZN5Shape4madeE", scope: !2, file: !3, line: 20, type: !5, isLocal: false, isDefinition: true, declaration: !17)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !94, splitDebugInlining: false, nameTableKind: None)
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
!18 = !DISubprogram(name: "~Shape", scope: !10, file: !3, line: 3, type: !19, scopeLine: 3, containingType: !10, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual)
!19 = !DISubroutineType(types: !20)
!20 = !{null, !21}
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!22 = !DISubprogram(name: "area", linkageName: "_ZNK5Shape4areaEv", scope: !10, file: !3, line: 4, type: !23, scopeLine: 4, containingType: !10, virtualIndex: 2, flags: DIFlagPrototyped, spFlags: DISPFlagPureVirtual)
!23 = !DISubroutineType(types: !24)
!24 = !{!25, !26}
!25 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!26 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !27, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!27 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!28 = !DISubprogram(name: "corners", linkageName: "_ZNK5Shape7cornersEv", scope: !10, file: !3, line: 5, type: !29, scopeLine: 5, containingType: !10, virtualIndex: 3, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual)
!29 = !DISubroutineType(types: !30)
!30 = !{!5, !26}
!31 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !7, baseType: !32, offset: 64, extraData: i32 0)
!32 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Named", file: !3, line: 8, size: 128, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !33, vtableHolder: !32, identifier: "_ZTS5Named")
!33 = !{!34, !35, !36}
!34 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$Named", scope: !3, file: !3, baseType: !13, size: 64, flags: DIFlagArtificial)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "id", scope: !32, file: !3, line: 8, baseType: !5, size: 32, offset: 64)
!36 = !DISubprogram(name: "name", linkageName: "_ZNK5Named4nameEv", scope: !32, file: !3, line: 8, type: !37, scopeLine: 8, containingType: !32, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual)
!37 = !DISubroutineType(types: !38)
!38 = !{!39, !42}
!39 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !40, size: 64)
!40 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !41)
!41 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!42 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !43, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!43 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !32)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "side", scope: !7, file: !3, line: 10, baseType: !25, size: 64, offset: 192)
!45 = !DISubprogram(name: "Square", scope: !7, file: !3, line: 11, type: !46, scopeLine: 11, flags: DIFlagExplicit | DIFlagPrototyped, spFlags: 0)
!46 = !DISubroutineType(types: !47)
!47 = !{null, !48, !25}
!48 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!49 = !DISubprogram(name: "area", linkageName: "_ZNK6Square4areaEv", scope: !7, file: !3, line: 12, type: !50, scopeLine: 12, containingType: !7, virtualIndex: 2, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual)
!50 = !DISubroutineType(types: !51)
!51 = !{!25, !52}
!52 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !53, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!53 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !7)
!54 = !DISubprogram(name: "corners", linkageName: "_ZNK6Square7cornersEv", scope: !7, file: !3, line: 13, type: !55, scopeLine: 13, containingType: !7, virtualIndex: 3, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual)
!55 = !DISubroutineType(types: !56)
!56 = !{!5, !52}
!57 = !DISubprogram(name: "name", linkageName: "_ZNK6Square4nameEv", scope: !7, file: !3, line: 14, type: !58, scopeLine: 14, containingType: !7, virtualIndex: 4, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual)
!58 = !DISubroutineType(types: !59)
!59 = !{!39, !52}
!60 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Noisy", scope: !61, file: !3, line: 29, size: 8, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !62)
!61 = !DINamespace(scope: null)
!62 = !{!63, !64, !68, !73}
!63 = !DIDerivedType(tag: DW_TAG_variable, name: "live", scope: !60, file: !3, line: 29, baseType: !5, flags: DIFlagStaticMember)
!64 = !DISubprogram(name: "Noisy", scope: !60, file: !3, line: 29, type: !65, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!65 = !DISubroutineType(types: !66)
!66 = !{null, !67}
!67 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !60, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!68 = !DISubprogram(name: "Noisy", scope: !60, file: !3, line: 29, type: !69, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!69 = !DISubroutineType(types: !70)
!70 = !{null, !67, !71}
!71 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !72, size: 64)
!72 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !60)
!73 = !DISubprogram(name: "~Noisy", scope: !60, file: !3, line: 29, type: !65, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!74 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Stack<double, 8>", scope: !61, file: !3, line: 23, size: 576, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !75, templateParams: !91)
!75 = !{!76, !80, !81, !86}
!76 = !DIDerivedType(tag: DW_TAG_member, name: "items", scope: !74, file: !3, line: 24, baseType: !77, size: 512)
!77 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 512, elements: !78)
!78 = !{!79}
!79 = !DISubrange(count: 8)
!80 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !74, file: !3, line: 25, baseType: !5, size: 32, offset: 512)
!81 = !DISubprogram(name: "operator<<", linkageName: "_ZN12_GLOBAL__N_15StackIdLi8EElsEd", scope: !74, file: !3, line: 26, type: !82, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!82 = !DISubroutineType(types: !83)
!83 = !{!84, !85, !25}
!84 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !74, size: 64)
!85 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !74, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!86 = !DISubprogram(name: "operator[]", linkageName: "_ZNK12_GLOBAL__N_15StackIdLi8EEixEi", scope: !74, file: !3, line: 27, type: !87, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!87 = !DISubroutineType(types: !88)
!88 = !{!25, !89, !5}
!89 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !90, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!90 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !74)
!91 = !{!92, !93}
!92 = !DITemplateTypeParameter(name: "T", type: !25)
!93 = !DITemplateValueParameter(name: "N", type: !5, value: i32 8)
!94 = !{!0, !95, !97, !101, !103, !108}
!95 = !DIGlobalVariableExpression(var: !96, expr: !DIExpression())
!96 = distinct !DIGlobalVariable(name: "global_noisy", linkageName: "_ZN12_GLOBAL__N_112global_noisyE", scope: !61, file: !3, line: 31, type: !60, isLocal: true, isDefinition: true)
!97 = !DIGlobalVariableExpression(var: !98, expr: !DIExpression())
!98 = distinct !DIGlobalVariable(name: "once", scope: !99, file: !3, line: 40, type: !60, isLocal: true, isDefinition: true)
!99 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !100)
!100 = !{}
!101 = !DIGlobalVariableExpression(var: !102, expr: !DIExpression())
!102 = distinct !DIGlobalVariable(name: "live", linkageName: "_ZN12_GLOBAL__N_15Noisy4liveE", scope: !61, file: !3, line: 30, type: !5, isLocal: true, isDefinition: true, declaration: !63)
!103 = !DIGlobalVariableExpression(var: !104, expr: !DIExpression())
!104 = distinct !DIGlobalVariable(scope: null, file: !3, line: 8, type: !105, isLocal: true, isDefinition: true)
!105 = !DICompositeType(tag: DW_TAG_array_type, baseType: !40, size: 40, elements: !106)
!106 = !{!107}
!107 = !DISubrange(count: 5)
!108 = !DIGlobalVariableExpression(var: !109, expr: !DIExpression())
!109 = distinct !DIGlobalVariable(scope: null, file: !3, line: 14, type: !110, isLocal: true, isDefinition: true)
!110 = !DICompositeType(tag: DW_TAG_array_type, baseType: !40, size: 56, elements: !111)
!111 = !{!112}
!112 = !DISubrange(count: 7)
!113 = !{i32 7, !"Dwarf Version", i32 5}
!114 = !{i32 2, !"Debug Info Version", i32 3}
!115 = !{i32 1, !"wchar_size", i32 4}
!116 = !{i32 8, !"PIC Level", i32 2}
!117 = !{i32 7, !"PIE Level", i32 2}
!118 = !{i32 7, !"uwtable", i32 2}
!119 = !{i32 7, !"frame-pointer", i32 2}
!120 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!121 = distinct !DISubprogram(name: "__cxx_global_var_init", scope: !3, file: !3, type: !122, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!122 = !DISubroutineType(types: !123)
!123 = !{null}
!124 = !DILocation(line: 31, column: 7, scope: !121)
!125 = !DILocation(line: 0, scope: !121)
!126 = distinct !DISubprogram(name: "Noisy", linkageName: "_ZN12_GLOBAL__N_15NoisyC2Ev", scope: !60, file: !3, line: 29, type: !65, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, declaration: !64, retainedNodes: !100)
!127 = !DILocalVariable(name: "this", arg: 1, scope: !126, type: !128, flags: DIFlagArtificial | DIFlagObjectPointer)
!128 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !60, size: 64)
!129 = !DILocation(line: 0, scope: !126)
!130 = !DILocation(line: 29, column: 43, scope: !131)
!131 = distinct !DILexicalBlock(scope: !126, file: !3, line: 29, column: 41)
!132 = !DILocation(line: 29, column: 51, scope: !126)
!133 = distinct !DISubprogram(name: "~Noisy", linkageName: "_ZN12_GLOBAL__N_15NoisyD2Ev", scope: !60, file: !3, line: 29, type: !65, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, declaration: !73, retainedNodes: !100)
!134 = !DILocalVariable(name: "this", arg: 1, scope: !133, type: !128, flags: DIFlagArtificial | DIFlagObjectPointer)
!135 = !DILocation(line: 0, scope: !133)
!136 = !DILocation(line: 29, column: 97, scope: !137)
!137 = distinct !DILexicalBlock(scope: !133, file: !3, line: 29, column: 95)
!138 = !DILocation(line: 29, column: 105, scope: !133)
!139 = distinct !DISubprogram(name: "at", linkageName: "_Z2atRA4_ij", scope: !3, file: !3, line: 36, type: !140, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !100)
!140 = !DISubroutineType(types: !141)
!141 = !{!142, !143, !147}
!142 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !5, size: 64)
!143 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !144, size: 64)
!144 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 128, elements: !145)
!145 = !{!146}
!146 = !DISubrange(count: 4)
!147 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!148 = !DILocalVariable(name: "array", arg: 1, scope: !139, file: !3, line: 36, type: !143)
!149 = !DILocation(line: 36, column: 15, scope: !139)
!150 = !DILocalVariable(name: "i", arg: 2, scope: !139, file: !3, line: 36, type: !147)
!151 = !DILocation(line: 36, column: 35, scope: !139)
!152 = !DILocation(line: 36, column: 47, scope: !139)
!153 = !DILocation(line: 36, column: 53, scope: !139)
!154 = !DILocation(line: 36, column: 40, scope: !139)
!155 = !DILocation(line: 40, column: 5, scope: !99)
!156 = !{!"branch_weights", i32 1, i32 1048575}
!157 = !DILocation(line: 40, column: 18, scope: !99)
!158 = !DILocalVariable(name: "captured", scope: !99, file: !3, line: 41, type: !5)
!159 = !DILocation(line: 41, column: 9, scope: !99)
!160 = !DILocalVariable(name: "array", scope: !99, file: !3, line: 41, type: !144)
!161 = !DILocation(line: 41, column: 23, scope: !99)
!162 = !DILocalVariable(name: "by_value", scope: !99, file: !3, line: 42, type: !163)
!163 = distinct !DICompositeType(tag: DW_TAG_class_type, scope: !99, file: !3, line: 42, size: 32, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !164)
!164 = !{!165}
!165 = !DIDerivedType(tag: DW_TAG_member, name: "captured", scope: !163, file: !3, line: 42, baseType: !5, size: 32)
!166 = !DILocation(line: 42, column: 10, scope: !99)
!167 = !DILocation(line: 42, column: 21, scope: !99)
!168 = !DILocation(line: 42, column: 22, scope: !99)
!169 = !DILocalVariable(name: "by_reference", scope: !99, file: !3, line: 43, type: !170)
!170 = distinct !DICompositeType(tag: DW_TAG_class_type, scope: !99, file: !3, line: 43, size: 64, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !171)
!171 = !{!172}
!172 = !DIDerivedType(tag: DW_TAG_member, name: "captured", scope: !170, file: !3, line: 43, baseType: !142, size: 64)
!173 = !DILocation(line: 43, column: 10, scope: !99)
!174 = !DILocation(line: 43, column: 25, scope: !99)
!175 = !DILocalVariable(name: "stack", scope: !99, file: !3, line: 44, type: !74)
!176 = !DILocation(line: 44, column: 22, scope: !99)
!177 = !DILocation(line: 45, column: 11, scope: !99)
!178 = !DILocation(line: 45, column: 18, scope: !99)
!179 = !DILocalVariable(name: "square", scope: !99, file: !3, line: 46, type: !7)
!180 = !DILocation(line: 46, column: 12, scope: !99)
!181 = !DILocalVariable(name: "shape", scope: !99, file: !3, line: 47, type: !182)
!182 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!183 = !DILocation(line: 47, column: 12, scope: !99)
!184 = !DILocalVariable(name: "named", scope: !99, file: !3, line: 48, type: !185)
!185 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !32, size: 64)
!186 = !DILocation(line: 48, column: 12, scope: !99)
!187 = !DILocation(line: 48, column: 20, scope: !99)
!188 = !DILocalVariable(name: "member", scope: !99, file: !3, line: 49, type: !189)
!189 = !DIDerivedType(tag: DW_TAG_ptr_to_member_type, baseType: !23, size: 128, extraData: !10)
!190 = !DILocation(line: 49, column: 21, scope: !99)
!191 = !DILocalVariable(name: "data", scope: !99, file: !3, line: 50, type: !192)
!192 = !DIDerivedType(tag: DW_TAG_ptr_to_member_type, baseType: !5, size: 64, extraData: !32)
!193 = !DILocation(line: 50, column: 17, scope: !99)
!194 = !DILocation(line: 51, column: 5, scope: !99)
!195 = !DILocation(line: 51, column: 18, scope: !99)
!196 = !DILocalVariable(name: "__range1", scope: !197, type: !143, flags: DIFlagArtificial)
!197 = distinct !DILexicalBlock(scope: !99, file: !3, line: 52, column: 5)
!198 = !DILocation(line: 0, scope: !197)
!199 = !DILocation(line: 52, column: 22, scope: !197)
!200 = !DILocalVariable(name: "__begin1", scope: !197, type: !201, flags: DIFlagArtificial)
!201 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!202 = !DILocation(line: 52, column: 20, scope: !197)
!203 = !DILocalVariable(name: "__end1", scope: !197, type: !201, flags: DIFlagArtificial)
!204 = !DILocalVariable(name: "item", scope: !205, file: !3, line: 52, type: !142)
!205 = distinct !DILexicalBlock(scope: !197, file: !3, line: 52, column: 5)
!206 = !DILocation(line: 52, column: 15, scope: !205)
!207 = !DILocation(line: 52, column: 20, scope: !205)
!208 = !DILocation(line: 52, column: 46, scope: !205)
!209 = !DILocation(line: 52, column: 37, scope: !205)
!210 = !DILocation(line: 52, column: 29, scope: !205)
!211 = !DILocation(line: 52, column: 34, scope: !205)
!212 = !DILocation(line: 52, column: 5, scope: !197)
!213 = distinct !{!213, !212, !214}
!214 = !DILocation(line: 52, column: 50, scope: !197)
!215 = !DILocation(line: 63, column: 1, scope: !99)
!216 = !DILocation(line: 63, column: 1, scope: !205)
!217 = !DILocalVariable(name: "d", scope: !99, file: !3, line: 53, type: !218)
!218 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Diamond", file: !3, line: 19, size: 320, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !219, vtableHolder: !221, identifier: "_ZTS7Diamond")
!219 = !{!220, !237, !243}
!220 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !218, baseType: !221, extraData: i32 0)
!221 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Left", file: !3, line: 17, size: 192, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !222, vtableHolder: !221, identifier: "_ZTS4Left")
!222 = !{!223, !232, !233}
!223 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !221, baseType: !224, offset: 24, flags: DIFlagVirtual, extraData: i32 0)
!224 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Base", file: !3, line: 16, size: 128, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !225, vtableHolder: !224, identifier: "_ZTS4Base")
!225 = !{!226, !227, !228}
!226 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$Base", scope: !3, file: !3, baseType: !13, size: 64, flags: DIFlagArtificial)
!227 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !224, file: !3, line: 16, baseType: !5, size: 32, offset: 64)
!228 = !DISubprogram(name: "f", linkageName: "_ZN4Base1fEv", scope: !224, file: !3, line: 16, type: !229, scopeLine: 16, containingType: !224, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual)
!229 = !DISubroutineType(types: !230)
!230 = !{!5, !231}
!231 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !224, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!232 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$Left", scope: !3, file: !3, baseType: !13, size: 64, flags: DIFlagArtificial)
!233 = !DISubprogram(name: "f", linkageName: "_ZN4Left1fEv", scope: !221, file: !3, line: 17, type: !234, scopeLine: 17, containingType: !221, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual)
!234 = !DISubroutineType(types: !235)
!235 = !{!5, !236}
!236 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !221, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!237 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !218, baseType: !238, offset: 64, extraData: i32 0)
!238 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Right", file: !3, line: 18, size: 256, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !239, vtableHolder: !238, identifier: "_ZTS5Right")
!239 = !{!240, !241, !242}
!240 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !238, baseType: !224, offset: 24, flags: DIFlagVirtual, extraData: i32 0)
!241 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$Right", scope: !3, file: !3, baseType: !13, size: 64, flags: DIFlagArtificial)
!242 = !DIDerivedType(tag: DW_TAG_member, name: "r", scope: !238, file: !3, line: 18, baseType: !5, size: 32, offset: 64)
!243 = !DISubprogram(name: "f", linkageName: "_ZN7Diamond1fEv", scope: !218, file: !3, line: 19, type: !244, scopeLine: 19, containingType: !218, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual)
!244 = !DISubroutineType(types: !245)
!245 = !{!5, !246}
!246 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !218, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!247 = !DILocation(line: 53, column: 13, scope: !99)
!248 = !DILocalVariable(name: "base", scope: !99, file: !3, line: 54, type: !249)
!249 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !224, size: 64)
!250 = !DILocation(line: 54, column: 11, scope: !99)
!251 = !DILocation(line: 54, column: 18, scope: !99)
!252 = !DILocalVariable(name: "made", scope: !99, file: !3, line: 55, type: !182)
!253 = !DILocation(line: 55, column: 12, scope: !99)
!254 = !DILocation(line: 55, column: 19, scope: !99)
!255 = !DILocation(line: 55, column: 23, scope: !99)
!256 = !DILocalVariable(name: "corners", scope: !99, file: !3, line: 56, type: !5)
!257 = !DILocation(line: 56, column: 9, scope: !99)
!258 = !DILocation(line: 56, column: 19, scope: !99)
!259 = !DILocation(line: 56, column: 25, scope: !99)
!260 = !DILocation(line: 57, column: 12, scope: !99)
!261 = !DILocation(line: 57, column: 5, scope: !99)
!262 = !DILocalVariable(name: "many", scope: !99, file: !3, line: 58, type: !201)
!263 = !DILocation(line: 58, column: 10, scope: !99)
!264 = !DILocation(line: 58, column: 17, scope: !99)
!265 = !DILocation(line: 59, column: 14, scope: !99)
!266 = !DILocation(line: 59, column: 5, scope: !99)
!267 = !DILocation(line: 60, column: 10, scope: !99)
!268 = !DILocation(line: 60, column: 5, scope: !99)
!269 = !DILocation(line: 61, column: 16, scope: !99)
!270 = !DILocation(line: 61, column: 23, scope: !99)
!271 = !DILocation(line: 61, column: 33, scope: !99)
!272 = !DILocation(line: 61, column: 41, scope: !99)
!273 = !DILocation(line: 61, column: 32, scope: !99)
!274 = !DILocation(line: 61, column: 30, scope: !99)
!275 = !DILocation(line: 61, column: 53, scope: !99)
!276 = !DILocation(line: 61, column: 51, scope: !99)
!277 = !DILocation(line: 61, column: 65, scope: !99)
!278 = !DILocation(line: 61, column: 73, scope: !99)
!279 = !DILocation(line: 61, column: 70, scope: !99)
!280 = !DILocation(line: 61, column: 63, scope: !99)
!281 = !DILocation(line: 61, column: 80, scope: !99)
!282 = !DILocation(line: 61, column: 87, scope: !99)
!283 = !DILocation(line: 61, column: 78, scope: !99)
!284 = !DILocation(line: 61, column: 105, scope: !99)
!285 = !DILocation(line: 61, column: 99, scope: !99)
!286 = !DILocation(line: 61, column: 97, scope: !99)
!287 = !DILocation(line: 62, column: 18, scope: !99)
!288 = !DILocation(line: 62, column: 21, scope: !99)
!289 = !DILocation(line: 62, column: 26, scope: !99)
!290 = !DILocation(line: 62, column: 12, scope: !99)
!291 = !DILocation(line: 61, column: 122, scope: !99)
!292 = !DILocation(line: 62, column: 33, scope: !99)
!293 = !DILocation(line: 62, column: 38, scope: !99)
!294 = !DILocation(line: 62, column: 31, scope: !99)
!295 = !DILocation(line: 62, column: 44, scope: !99)
!296 = !DILocation(line: 62, column: 42, scope: !99)
!297 = !DILocation(line: 62, column: 78, scope: !99)
!298 = !DILocation(line: 62, column: 55, scope: !99)
!299 = !DILocation(line: 62, column: 85, scope: !99)
!300 = !DILocation(line: 62, column: 54, scope: !99)
!301 = !DILocation(line: 62, column: 52, scope: !99)
!302 = !DILocation(line: 61, column: 5, scope: !99)
!303 = distinct !DISubprogram(name: "Stack", linkageName: "_ZN12_GLOBAL__N_15StackIdLi8EEC2Ev", scope: !74, file: !3, line: 23, type: !304, scopeLine: 23, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, declaration: !306, retainedNodes: !100)
!304 = !DISubroutineType(types: !305)
!305 = !{null, !85}
!306 = !DISubprogram(name: "Stack", scope: !74, type: !304, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!307 = !DILocalVariable(name: "this", arg: 1, scope: !303, type: !308, flags: DIFlagArtificial | DIFlagObjectPointer)
!308 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !74, size: 64)
!309 = !DILocation(line: 0, scope: !303)
!310 = !DILocation(line: 25, column: 9, scope: !303)
!311 = !DILocation(line: 23, column: 34, scope: !303)
!312 = distinct !DISubprogram(name: "operator<<", linkageName: "_ZN12_GLOBAL__N_15StackIdLi8EElsEd", scope: !74, file: !3, line: 26, type: !82, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, declaration: !81, retainedNodes: !100)
!313 = !DILocalVariable(name: "this", arg: 1, scope: !312, type: !308, flags: DIFlagArtificial | DIFlagObjectPointer)
!314 = !DILocation(line: 0, scope: !312)
!315 = !DILocalVariable(name: "item", arg: 2, scope: !312, file: !3, line: 26, type: !25)
!316 = !DILocation(line: 26, column: 25, scope: !312)
!317 = !DILocation(line: 26, column: 54, scope: !312)
!318 = !DILocation(line: 26, column: 33, scope: !312)
!319 = !DILocation(line: 26, column: 39, scope: !312)
!320 = !DILocation(line: 26, column: 44, scope: !312)
!321 = !DILocation(line: 26, column: 47, scope: !312)
!322 = !DILocation(line: 26, column: 52, scope: !312)
!323 = !DILocation(line: 26, column: 60, scope: !312)
!324 = distinct !DISubprogram(name: "Square", linkageName: "_ZN6SquareC2Ed", scope: !7, file: !3, line: 11, type: !46, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !45, retainedNodes: !100)
!325 = !DILocalVariable(name: "this", arg: 1, scope: !324, type: !6, flags: DIFlagArtificial | DIFlagObjectPointer)
!326 = !DILocation(line: 0, scope: !324)
!327 = !DILocalVariable(name: "s", arg: 2, scope: !324, file: !3, line: 11, type: !25)
!328 = !DILocation(line: 11, column: 28, scope: !324)
!329 = !DILocation(line: 11, column: 14, scope: !324)
!330 = !DILocation(line: 11, column: 41, scope: !324)
!331 = !DILocation(line: 11, column: 33, scope: !324)
!332 = !DILocation(line: 11, column: 38, scope: !324)
!333 = !DILocation(line: 11, column: 43, scope: !334)
!334 = distinct !DILexicalBlock(scope: !324, file: !3, line: 11, column: 41)
!335 = !DILocation(line: 11, column: 51, scope: !324)
!336 = distinct !DISubprogram(name: "operator()", linkageName: "_ZZ4mainENK3$_1clEi", scope: !163, file: !3, line: 42, type: !337, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, declaration: !341, retainedNodes: !100)
!337 = !DISubroutineType(types: !338)
!338 = !{!5, !339, !5}
!339 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !340, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!340 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !163)
!341 = !DISubprogram(name: "operator()", scope: !163, file: !3, line: 42, type: !337, scopeLine: 42, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!342 = !DILocalVariable(name: "this", arg: 1, scope: !336, type: !343, flags: DIFlagArtificial | DIFlagObjectPointer)
!343 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !340, size: 64)
!344 = !DILocation(line: 0, scope: !336)
!345 = !DILocalVariable(name: "x", arg: 2, scope: !336, file: !3, line: 42, type: !5)
!346 = !DILocation(line: 42, column: 36, scope: !336)
!347 = !DILocation(line: 42, column: 48, scope: !336)
!348 = !DILocation(line: 42, column: 52, scope: !336)
!349 = !DILocation(line: 42, column: 50, scope: !336)
!350 = !DILocation(line: 42, column: 41, scope: !336)
!351 = distinct !DISubprogram(name: "Diamond", linkageName: "_ZN7DiamondC1Ev", scope: !218, file: !3, line: 19, type: !352, scopeLine: 19, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !354, retainedNodes: !100)
!352 = !DISubroutineType(types: !353)
!353 = !{null, !246}
!354 = !DISubprogram(name: "Diamond", scope: !218, type: !352, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!355 = !DILocalVariable(name: "this", arg: 1, scope: !351, type: !356, flags: DIFlagArtificial | DIFlagObjectPointer)
!356 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !218, size: 64)
!357 = !DILocation(line: 0, scope: !351)
!358 = !DILocation(line: 19, column: 8, scope: !351)
!359 = distinct !DISubprogram(name: "pass", linkageName: "_Z4passN12_GLOBAL__N_15NoisyE", scope: !3, file: !3, line: 37, type: !360, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !100)
!360 = !DISubroutineType(types: !361)
!361 = !{!60, !60}
!362 = !DILocalVariable(name: "n", arg: 1, scope: !359, file: !3, line: 37, type: !60)
!363 = !DILocation(line: 37, column: 18, scope: !359)
!364 = !DILocation(line: 37, column: 30, scope: !359)
!365 = !DILocation(line: 37, column: 23, scope: !359)
!366 = distinct !DISubprogram(name: "Noisy", linkageName: "_ZN12_GLOBAL__N_15NoisyC2ERKS0_", scope: !60, file: !3, line: 29, type: !69, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, declaration: !68, retainedNodes: !100)
!367 = !DILocalVariable(name: "this", arg: 1, scope: !366, type: !128, flags: DIFlagArtificial | DIFlagObjectPointer)
!368 = !DILocation(line: 0, scope: !366)
!369 = !DILocalVariable(arg: 2, scope: !366, file: !3, line: 29, type: !71)
!370 = !DILocation(line: 29, column: 72, scope: !366)
!371 = !DILocation(line: 29, column: 76, scope: !372)
!372 = distinct !DILexicalBlock(scope: !366, file: !3, line: 29, column: 74)
!373 = !DILocation(line: 29, column: 84, scope: !366)
!374 = distinct !DISubprogram(name: "operator[]", linkageName: "_ZNK12_GLOBAL__N_15StackIdLi8EEixEi", scope: !74, file: !3, line: 27, type: !87, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, declaration: !86, retainedNodes: !100)
!375 = !DILocalVariable(name: "this", arg: 1, scope: !374, type: !376, flags: DIFlagArtificial | DIFlagObjectPointer)
!376 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !90, size: 64)
!377 = !DILocation(line: 0, scope: !374)
!378 = !DILocalVariable(name: "at", arg: 2, scope: !374, file: !3, line: 27, type: !5)
!379 = !DILocation(line: 27, column: 22, scope: !374)
!380 = !DILocation(line: 27, column: 41, scope: !374)
!381 = !DILocation(line: 27, column: 47, scope: !374)
!382 = !DILocation(line: 27, column: 34, scope: !374)
!383 = distinct !DISubprogram(name: "apply<(lambda at classes.cpp:43:25)>", linkageName: "_Z5applyIZ4mainE3$_0EDaT_i", scope: !3, file: !3, line: 34, type: !384, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, templateParams: !386, retainedNodes: !100)
!384 = !DISubroutineType(types: !385)
!385 = !{!5, !170, !5}
!386 = !{!387}
!387 = !DITemplateTypeParameter(name: "F", type: !170)
!388 = !DILocalVariable(name: "f", arg: 1, scope: !383, file: !3, line: 34, type: !170)
!389 = !DILocation(line: 34, column: 33, scope: !383)
!390 = !DILocalVariable(name: "x", arg: 2, scope: !383, file: !3, line: 34, type: !5)
!391 = !DILocation(line: 34, column: 40, scope: !383)
!392 = !DILocation(line: 34, column: 54, scope: !383)
!393 = !DILocation(line: 34, column: 52, scope: !383)
!394 = !DILocation(line: 34, column: 45, scope: !383)
!395 = distinct !DISubprogram(name: "count<int, double, char>", linkageName: "_Z5countIJidcEEiDpOT_", scope: !3, file: !3, line: 35, type: !396, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, templateParams: !401, retainedNodes: !100)
!396 = !DISubroutineType(types: !397)
!397 = !{!5, !398, !399, !400}
!398 = !DIDerivedType(tag: DW_TAG_rvalue_reference_type, baseType: !5, size: 64)
!399 = !DIDerivedType(tag: DW_TAG_rvalue_reference_type, baseType: !25, size: 64)
!400 = !DIDerivedType(tag: DW_TAG_rvalue_reference_type, baseType: !41, size: 64)
!401 = !{!402}
!402 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_parameter_pack, name: "A", value: !403)
!403 = !{!404, !405, !406}
!404 = !DITemplateTypeParameter(type: !5)
!405 = !DITemplateTypeParameter(type: !25)
!406 = !DITemplateTypeParameter(type: !41)
!407 = !DILocalVariable(name: "a", arg: 1, scope: !395, file: !3, line: 35, type: !398)
!408 = !DILocation(line: 35, column: 40, scope: !395)
!409 = !DILocalVariable(name: "a", arg: 2, scope: !395, file: !3, line: 35, type: !399)
!410 = !DILocalVariable(name: "a", arg: 3, scope: !395, file: !3, line: 35, type: !400)
!411 = !DILocation(line: 35, column: 67, scope: !395)
!412 = !DILocation(line: 35, column: 57, scope: !395)
!413 = !DILocation(line: 35, column: 45, scope: !395)
!414 = distinct !DISubprogram(name: "~Square", linkageName: "_ZN6SquareD2Ev", scope: !7, file: !3, line: 9, type: !415, scopeLine: 9, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !417, retainedNodes: !100)
!415 = !DISubroutineType(types: !416)
!416 = !{null, !48}
!417 = !DISubprogram(name: "~Square", scope: !7, type: !415, containingType: !7, virtualIndex: 0, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual)
!418 = !DILocalVariable(name: "this", arg: 1, scope: !414, type: !6, flags: DIFlagArtificial | DIFlagObjectPointer)
!419 = !DILocation(line: 0, scope: !414)
!420 = !DILocation(line: 9, column: 8, scope: !421)
!421 = distinct !DILexicalBlock(scope: !414, file: !3, line: 9, column: 8)
!422 = !DILocation(line: 9, column: 8, scope: !414)
!423 = distinct !DISubprogram(name: "Shape", linkageName: "_ZN5ShapeC2Ev", scope: !10, file: !3, line: 2, type: !19, scopeLine: 2, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !424, retainedNodes: !100)
!424 = !DISubprogram(name: "Shape", scope: !10, type: !19, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!425 = !DILocalVariable(name: "this", arg: 1, scope: !423, type: !182, flags: DIFlagArtificial | DIFlagObjectPointer)
!426 = !DILocation(line: 0, scope: !423)
!427 = !DILocation(line: 2, column: 8, scope: !423)
!428 = distinct !DISubprogram(name: "Named", linkageName: "_ZN5NamedC2Ev", scope: !32, file: !3, line: 8, type: !429, scopeLine: 8, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !432, retainedNodes: !100)
!429 = !DISubroutineType(types: !430)
!430 = !{null, !431}
!431 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !32, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!432 = !DISubprogram(name: "Named", scope: !32, type: !429, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!433 = !DILocalVariable(name: "this", arg: 1, scope: !428, type: !185, flags: DIFlagArtificial | DIFlagObjectPointer)
!434 = !DILocation(line: 0, scope: !428)
!435 = !DILocation(line: 8, column: 8, scope: !428)
!436 = !DILocation(line: 8, column: 72, scope: !428)
!437 = distinct !DISubprogram(name: "~Square", linkageName: "_ZN6SquareD0Ev", scope: !7, file: !3, line: 9, type: !415, scopeLine: 9, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !417, retainedNodes: !100)
!438 = !DILocalVariable(name: "this", arg: 1, scope: !437, type: !6, flags: DIFlagArtificial | DIFlagObjectPointer)
!439 = !DILocation(line: 0, scope: !437)
!440 = !DILocation(line: 9, column: 8, scope: !437)
!441 = distinct !DISubprogram(name: "area", linkageName: "_ZNK6Square4areaEv", scope: !7, file: !3, line: 12, type: !50, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !49, retainedNodes: !100)
!442 = !DILocalVariable(name: "this", arg: 1, scope: !441, type: !443, flags: DIFlagArtificial | DIFlagObjectPointer)
!443 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !53, size: 64)
!444 = !DILocation(line: 0, scope: !441)
!445 = !DILocation(line: 12, column: 43, scope: !441)
!446 = !DILocation(line: 12, column: 50, scope: !441)
!447 = !DILocation(line: 12, column: 48, scope: !441)
!448 = !DILocation(line: 12, column: 36, scope: !441)
!449 = distinct !DISubprogram(name: "corners", linkageName: "_ZNK6Square7cornersEv", scope: !7, file: !3, line: 13, type: !55, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !54, retainedNodes: !100)
!450 = !DILocalVariable(name: "this", arg: 1, scope: !449, type: !443, flags: DIFlagArtificial | DIFlagObjectPointer)
!451 = !DILocation(line: 0, scope: !449)
!452 = !DILocation(line: 13, column: 36, scope: !449)
!453 = distinct !DISubprogram(name: "name", linkageName: "_ZNK6Square4nameEv", scope: !7, file: !3, line: 14, type: !58, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !57, retainedNodes: !100)
!454 = !DILocalVariable(name: "this", arg: 1, scope: !453, type: !443, flags: DIFlagArtificial | DIFlagObjectPointer)
!455 = !DILocation(line: 0, scope: !453)
!456 = !DILocation(line: 14, column: 41, scope: !453)
!457 = distinct !DISubprogram(linkageName: "_ZThn8_NK6Square4nameEv", scope: !3, file: !3, line: 14, type: !458, flags: DIFlagArtificial | DIFlagThunk, spFlags: DISPFlagDefinition, unit: !2)
!458 = !DISubroutineType(types: !100)
!459 = !DILocation(line: 0, scope: !457)
!460 = distinct !DISubprogram(name: "~Shape", linkageName: "_ZN5ShapeD2Ev", scope: !10, file: !3, line: 3, type: !19, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !18, retainedNodes: !100)
!461 = !DILocalVariable(name: "this", arg: 1, scope: !460, type: !182, flags: DIFlagArtificial | DIFlagObjectPointer)
!462 = !DILocation(line: 0, scope: !460)
!463 = !DILocation(line: 3, column: 23, scope: !460)
!464 = distinct !DISubprogram(name: "~Shape", linkageName: "_ZN5ShapeD0Ev", scope: !10, file: !3, line: 3, type: !19, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !18, retainedNodes: !100)
!465 = !DILocalVariable(name: "this", arg: 1, scope: !464, type: !182, flags: DIFlagArtificial | DIFlagObjectPointer)
!466 = !DILocation(line: 0, scope: !464)
!467 = !DILocation(line: 3, column: 22, scope: !464)
!468 = distinct !DISubprogram(name: "corners", linkageName: "_ZNK5Shape7cornersEv", scope: !10, file: !3, line: 5, type: !29, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !28, retainedNodes: !100)
!469 = !DILocalVariable(name: "this", arg: 1, scope: !468, type: !470, flags: DIFlagArtificial | DIFlagObjectPointer)
!470 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !27, size: 64)
!471 = !DILocation(line: 0, scope: !468)
!472 = !DILocation(line: 5, column: 35, scope: !468)
!473 = distinct !DISubprogram(name: "name", linkageName: "_ZNK5Named4nameEv", scope: !32, file: !3, line: 8, type: !37, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !36, retainedNodes: !100)
!474 = !DILocalVariable(name: "this", arg: 1, scope: !473, type: !475, flags: DIFlagArtificial | DIFlagObjectPointer)
!475 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !43, size: 64)
!476 = !DILocation(line: 0, scope: !473)
!477 = !DILocation(line: 8, column: 51, scope: !473)
!478 = distinct !DISubprogram(name: "Base", linkageName: "_ZN4BaseC2Ev", scope: !224, file: !3, line: 16, type: !479, scopeLine: 16, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !481, retainedNodes: !100)
!479 = !DISubroutineType(types: !480)
!480 = !{null, !231}
!481 = !DISubprogram(name: "Base", scope: !224, type: !479, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!482 = !DILocalVariable(name: "this", arg: 1, scope: !478, type: !483, flags: DIFlagArtificial | DIFlagObjectPointer)
!483 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !224, size: 64)
!484 = !DILocation(line: 0, scope: !478)
!485 = !DILocation(line: 16, column: 8, scope: !478)
!486 = !DILocation(line: 16, column: 19, scope: !478)
!487 = distinct !DISubprogram(name: "Left", linkageName: "_ZN4LeftC2Ev", scope: !221, file: !3, line: 17, type: !488, scopeLine: 17, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !490, retainedNodes: !100)
!488 = !DISubroutineType(types: !489)
!489 = !{null, !236}
!490 = !DISubprogram(name: "Left", scope: !221, type: !488, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!491 = !DILocalVariable(name: "this", arg: 1, scope: !487, type: !492, flags: DIFlagArtificial | DIFlagObjectPointer)
!492 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !221, size: 64)
!493 = !DILocation(line: 0, scope: !487)
!494 = !DILocalVariable(name: "vtt", arg: 2, scope: !487, type: !495, flags: DIFlagArtificial)
!495 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !496, size: 64)
!496 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!497 = !DILocation(line: 17, column: 8, scope: !487)
!498 = distinct !DISubprogram(name: "Right", linkageName: "_ZN5RightC2Ev", scope: !238, file: !3, line: 18, type: !499, scopeLine: 18, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !502, retainedNodes: !100)
!499 = !DISubroutineType(types: !500)
!500 = !{null, !501}
!501 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !238, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!502 = !DISubprogram(name: "Right", scope: !238, type: !499, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!503 = !DILocalVariable(name: "this", arg: 1, scope: !498, type: !504, flags: DIFlagArtificial | DIFlagObjectPointer)
!504 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !238, size: 64)
!505 = !DILocation(line: 0, scope: !498)
!506 = !DILocalVariable(name: "vtt", arg: 2, scope: !498, type: !495, flags: DIFlagArtificial)
!507 = !DILocation(line: 18, column: 8, scope: !498)
!508 = !DILocation(line: 18, column: 35, scope: !498)
!509 = distinct !DISubprogram(name: "f", linkageName: "_ZN4Left1fEv", scope: !221, file: !3, line: 17, type: !234, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !233, retainedNodes: !100)
!510 = !DILocalVariable(name: "this", arg: 1, scope: !509, type: !492, flags: DIFlagArtificial | DIFlagObjectPointer)
!511 = !DILocation(line: 0, scope: !509)
!512 = !DILocation(line: 17, column: 49, scope: !509)
!513 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N4Left1fEv", scope: !3, file: !3, line: 17, type: !458, flags: DIFlagArtificial | DIFlagThunk, spFlags: DISPFlagDefinition, unit: !2)
!514 = !DILocation(line: 0, scope: !513)
!515 = distinct !DISubprogram(name: "f", linkageName: "_ZN4Base1fEv", scope: !224, file: !3, line: 16, type: !229, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !228, retainedNodes: !100)
!516 = !DILocalVariable(name: "this", arg: 1, scope: !515, type: !483, flags: DIFlagArtificial | DIFlagObjectPointer)
!517 = !DILocation(line: 0, scope: !515)
!518 = !DILocation(line: 16, column: 51, scope: !515)
!519 = !DILocation(line: 16, column: 44, scope: !515)
!520 = distinct !DISubprogram(name: "f", linkageName: "_ZN7Diamond1fEv", scope: !218, file: !3, line: 19, type: !244, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !243, retainedNodes: !100)
!521 = !DILocalVariable(name: "this", arg: 1, scope: !520, type: !356, flags: DIFlagArtificial | DIFlagObjectPointer)
!522 = !DILocation(line: 0, scope: !520)
!523 = !DILocation(line: 19, column: 64, scope: !520)
!524 = !DILocation(line: 19, column: 70, scope: !520)
!525 = !DILocation(line: 19, column: 68, scope: !520)
!526 = !DILocation(line: 19, column: 51, scope: !520)
!527 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N7Diamond1fEv", scope: !3, file: !3, line: 19, type: !458, flags: DIFlagArtificial | DIFlagThunk, spFlags: DISPFlagDefinition, unit: !2)
!528 = !DILocation(line: 0, scope: !527)
!529 = distinct !DISubprogram(name: "operator()", linkageName: "_ZZ4mainEN3$_0clEi", scope: !170, file: !3, line: 43, type: !530, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, declaration: !533, retainedNodes: !100)
!530 = !DISubroutineType(types: !531)
!531 = !{!5, !532, !5}
!532 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !170, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!533 = !DISubprogram(name: "operator()", scope: !170, file: !3, line: 43, type: !530, scopeLine: 43, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!534 = !DILocalVariable(name: "this", arg: 1, scope: !529, type: !535, flags: DIFlagArtificial | DIFlagObjectPointer)
!535 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !170, size: 64)
!536 = !DILocation(line: 0, scope: !529)
!537 = !DILocalVariable(name: "x", arg: 2, scope: !529, file: !3, line: 43, type: !5)
!538 = !DILocation(line: 43, column: 33, scope: !529)
!539 = !DILocation(line: 43, column: 58, scope: !529)
!540 = !DILocation(line: 43, column: 46, scope: !529)
!541 = !DILocation(line: 43, column: 55, scope: !529)
!542 = !DILocation(line: 43, column: 68, scope: !529)
!543 = !DILocation(line: 43, column: 61, scope: !529)
!544 = distinct !DISubprogram(linkageName: "_GLOBAL__sub_I_classes.cpp", scope: !3, file: !3, type: !458, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!545 = !DILocation(line: 0, scope: !544)
