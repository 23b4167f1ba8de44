; ModuleID = 'classes.cpp'
source_filename = "classes.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
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
@_ZTVN10__cxxabiv117__class_type_infoE = external global ptr
@_ZTS5Named = linkonce_odr dso_local constant [7 x i8] c"5Named\00", comdat, align 1
@_ZTI5Named = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS5Named }, comdat, align 8
@_ZTVN10__cxxabiv121__vmi_class_type_infoE = external global ptr
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
@_ZTT7Diamond = linkonce_odr unnamed_addr constant [7 x ptr] [ptr getelementptr inbounds ({ [4 x ptr], [3 x ptr], [4 x ptr] }, ptr @_ZTV7Diamond, i32 0, inrange i32 0, i32 3), ptr getelementptr inbounds ({ [4 x ptr], [4 x ptr] }, ptr @_ZTC7Diamond0_4Left, i32 0, inrange i32 0, i32 3), ptr getelementptr inbounds ({ [4 x ptr], [4 x ptr] }, ptr @_ZTC7Diamond0_4Left, i32 0, inrange i32 1, i32 3), ptr getelementptr inbounds ({ [3 x ptr], [4 x ptr] }, ptr @_ZTC7Diamond8_5Right, i32 0, inrange i32 0, i32 3), ptr getelementptr inbounds ({ [3 x ptr], [4 x ptr] }, ptr @_ZTC7Diamond8_5Right, i32 0, inrange i32 1, i32 3), ptr getelementptr inbounds ({ [4 x ptr], [3 x ptr], [4 x ptr] }, ptr @_ZTV7Diamond, i32 0, inrange i32 2, i32 3), ptr getelementptr inbounds ({ [4 x ptr], [3 x ptr], [4 x ptr] }, ptr @_ZTV7Diamond, i32 0, inrange i32 1, i32 3)], comdat, align 8
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
  call void @_ZN12_GLOBAL__N_15NoisyC2Ev(ptr noundef nonnull align 1 dereferenceable(1) @_ZN12_GLOBAL__N_112global_noisyE), !dbg !125
  %0 = call i32 @__cxa_atexit(ptr @_ZN12_GLOBAL__N_15NoisyD2Ev, ptr @_ZN12_GLOBAL__N_112global_noisyE, ptr @__dso_handle) #2, !dbg !127
  ret void, !dbg !125
}

; Function Attrs: noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_15NoisyC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %this) unnamed_addr #1 align 2 !dbg !128 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  call void @llvm.dbg.declare(metadata ptr %this.addr, metadata !129, metadata !DIExpression()), !dbg !131
  %this1 = load ptr, ptr %this.addr, align 8
  %0 = load i32, ptr @_ZN12_GLOBAL__N_15Noisy4liveE, align 4, !dbg !132
  %inc = add nsw i32 %0, 1, !dbg !132
  store i32 %inc, ptr @_ZN12_GLOBAL__N_15Noisy4liveE, align 4, !dbg !132
  ret void, !dbg !134
}

; Function Attrs: noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_15NoisyD2Ev(ptr noundef nonnull align 1 dereferenceable(1) %this) unnamed_addr #1 align 2 !dbg !135 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  call void @llvm.dbg.declare(metadata ptr %this.addr, metadata !136, metadata !DIExpression()), !dbg !137
  %this1 = load ptr, ptr %this.addr, align 8
  %0 = load i32, ptr @_ZN12_GLOBAL__N_15Noisy4liveE, align 4, !dbg !138
  %dec = add nsw i32 %0, -1, !dbg !138
  store i32 %dec, ptr @_ZN12_GLOBAL__N_15Noisy4liveE, align 4, !dbg !138
  ret void, !dbg !140
}

; Function Attrs: nounwind
declare i32 @__cxa_atexit(ptr, ptr, ptr) #2

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local noundef nonnull align 4 dereferenceable(4) ptr @_Z2atRA4_ij(ptr noundef nonnull align 4 dereferenceable(16) %array, i32 noundef %i) #3 !dbg !141 {
entry:
  %array.addr = alloca ptr, align 8
  %i.addr = alloca i32, align 4
  store ptr %array, ptr %array.addr, align 8
  call void @llvm.dbg.declare(metadata ptr %array.addr, metadata !150, metadata !DIExpression()), !dbg !151
  store i32 %i, ptr %i.addr, align 4
  call void @llvm.dbg.declare(metadata ptr %i.addr, metadata !152, metadata !DIExpression()), !dbg !153
  %0 = load ptr, ptr %array.addr, align 8, !dbg !154
  %1 = load i32, ptr %i.addr, align 4, !dbg !155
  %idxprom = zext i32 %1 to i64, !dbg !154
  %arrayidx = getelementptr inbounds [4 x i32], ptr %0, i64 0, i64 %idxprom, !dbg !154
  ret ptr %arrayidx, !dbg !156
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #4

; Function Attrs: mustprogress noinline norecurse uwtable
define dso_local noundef i32 @main() #5 personality ptr @__gxx_personality_v0 !dbg !99 {
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
  %0 = load atomic i8, ptr @_ZGVZ4mainE4once acquire, align 8, !dbg !157
  %guard.uninitialized = icmp eq i8 %0, 0, !dbg !157
  br i1 %guard.uninitialized, label %init.check, label %init.end, !dbg !157, !prof !158

init.check:                                       ; preds = %entry
  %1 = call i32 @__cxa_guard_acquire(ptr @_ZGVZ4mainE4once) #2, !dbg !157
  %tobool = icmp ne i32 %1, 0, !dbg !157
  br i1 %tobool, label %init, label %init.end, !dbg !157

init:                                             ; preds = %init.check
  invoke void @_ZN12_GLOBAL__N_15NoisyC2Ev(ptr noundef nonnull align 1 dereferenceable(1) @_ZZ4mainE4once)
          to label %invoke.cont unwind label %lpad, !dbg !159

invoke.cont:                                      ; preds = %init
  %2 = call i32 @__cxa_atexit(ptr @_ZN12_GLOBAL__N_15NoisyD2Ev, ptr @_ZZ4mainE4once, ptr @__dso_handle) #2, !dbg !157
  call void @__cxa_guard_release(ptr @_ZGVZ4mainE4once) #2, !dbg !157
  br label %init.end, !dbg !157

init.end:                                         ; preds = %invoke.cont, %init.check, %entry
  call void @llvm.dbg.declare(metadata ptr %captured, metadata !160, metadata !DIExpression()), !dbg !161
  store i32 3, ptr %captured, align 4, !dbg !161
  call void @llvm.dbg.declare(metadata ptr %array, metadata !162, metadata !DIExpression()), !dbg !163
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %array, ptr align 16 @__const.main.array, i64 16, i1 false), !dbg !163
  call void @llvm.dbg.declare(metadata ptr %by_value, metadata !164, metadata !DIExpression()), !dbg !168
  %3 = getelementptr inbounds %class.anon, ptr %by_value, i32 0, i32 0, !dbg !169
  %4 = load i32, ptr %captured, align 4, !dbg !170
  store i32 %4, ptr %3, align 4, !dbg !169
  call void @llvm.dbg.declare(metadata ptr %by_reference, metadata !171, metadata !DIExpression()), !dbg !175
  %5 = getelementptr inbounds %class.anon.0, ptr %by_reference, i32 0, i32 0, !dbg !176
  store ptr %captured, ptr %5, align 8, !dbg !176
  call void @llvm.dbg.declare(metadata ptr %stack, metadata !177, metadata !DIExpression()), !dbg !178
  call void @_ZN12_GLOBAL__N_15StackIdLi8EEC2Ev(ptr noundef nonnull align 8 dereferenceable(68) %stack) #2, !dbg !178
  %call = call noundef nonnull align 8 dereferenceable(68) ptr @_ZN12_GLOBAL__N_15StackIdLi8EElsEd(ptr noundef nonnull align 8 dereferenceable(68) %stack, double noundef 1.500000e+00), !dbg !179
  %call1 = call noundef nonnull align 8 dereferenceable(68) ptr @_ZN12_GLOBAL__N_15StackIdLi8EElsEd(ptr noundef nonnull align 8 dereferenceable(68) %call, double noundef 2.500000e+00), !dbg !180
  call void @llvm.dbg.declare(metadata ptr %square, metadata !181, metadata !DIExpression()), !dbg !182
  call void @_ZN6SquareC2Ed(ptr noundef nonnull align 8 dereferenceable(32) %square, double noundef 2.000000e+00), !dbg !182
  call void @llvm.dbg.declare(metadata ptr %shape, metadata !183, metadata !DIExpression()), !dbg !185
  store ptr %square, ptr %shape, align 8, !dbg !185
  call void @llvm.dbg.declare(metadata ptr %named, metadata !186, metadata !DIExpression()), !dbg !188
  %6 = icmp eq ptr %square, null, !dbg !189
  br i1 %6, label %cast.end, label %cast.notnull, !dbg !189

cast.notnull:                                     ; preds = %init.end
  %add.ptr = getelementptr inbounds i8, ptr %square, i64 8, !dbg !189
  br label %cast.end, !dbg !189

cast.end:                                         ; preds = %cast.notnull, %init.end
  %cast.result = phi ptr [ %add.ptr, %cast.notnull ], [ null, %init.end ], !dbg !189
  store ptr %cast.result, ptr %named, align 8, !dbg !188
  call void @llvm.dbg.declare(metadata ptr %member, metadata !190, metadata !DIExpression()), !dbg !192
  store { i64, i64 } { i64 17, i64 0 }, ptr %member, align 8, !dbg !192
  call void @llvm.dbg.declare(metadata ptr %data, metadata !193, metadata !DIExpression()), !dbg !195
  store i64 8, ptr %data, align 8, !dbg !195
  %call2 = call noundef nonnull align 4 dereferenceable(4) ptr @_Z2atRA4_ij(ptr noundef nonnull align 4 dereferenceable(16) %array, i32 noundef 2), !dbg !196
  store i32 9, ptr %call2, align 4, !dbg !197
  call void @llvm.dbg.declare(metadata ptr %__range1, metadata !198, metadata !DIExpression()), !dbg !200
  store ptr %array, ptr %__range1, align 8, !dbg !201
  call void @llvm.dbg.declare(metadata ptr %__begin1, metadata !202, metadata !DIExpression()), !dbg !200
  %7 = load ptr, ptr %__range1, align 8, !dbg !204
  %arraydecay = getelementptr inbounds [4 x i32], ptr %7, i64 0, i64 0, !dbg !204
  store ptr %arraydecay, ptr %__begin1, align 8, !dbg !204
  call void @llvm.dbg.declare(metadata ptr %__end1, metadata !205, metadata !DIExpression()), !dbg !200
  %8 = load ptr, ptr %__range1, align 8, !dbg !204
  %arraydecay3 = getelementptr inbounds [4 x i32], ptr %8, i64 0, i64 0, !dbg !204
  %add.ptr4 = getelementptr inbounds i32, ptr %arraydecay3, i64 4, !dbg !204
  store ptr %add.ptr4, ptr %__end1, align 8, !dbg !204
  br label %for.cond, !dbg !204

for.cond:                                         ; preds = %for.inc, %cast.end
  %9 = load ptr, ptr %__begin1, align 8, !dbg !204
  %10 = load ptr, ptr %__end1, align 8, !dbg !204
  %cmp = icmp ne ptr %9, %10, !dbg !204
  br i1 %cmp, label %for.body, label %for.end, !dbg !204

for.body:                                         ; preds = %for.cond
  call void @llvm.dbg.declare(metadata ptr %item, metadata !206, metadata !DIExpression()), !dbg !208
  %11 = load ptr, ptr %__begin1, align 8, !dbg !209
  store ptr %11, ptr %item, align 8, !dbg !208
  %12 = load ptr, ptr %item, align 8, !dbg !210
  %13 = load i32, ptr %12, align 4, !dbg !210
  %call7 = invoke noundef i32 @"_ZZ4mainENK3$_1clEi"(ptr noundef nonnull align 4 dereferenceable(4) %by_value, i32 noundef %13)
          to label %invoke.cont6 unwind label %lpad5, !dbg !211

invoke.cont6:                                     ; preds = %for.body
  %14 = load ptr, ptr %item, align 8, !dbg !212
  %15 = load i32, ptr %14, align 4, !dbg !213
  %add = add nsw i32 %15, %call7, !dbg !213
  store i32 %add, ptr %14, align 4, !dbg !213
  br label %for.inc, !dbg !214

for.inc:                                          ; preds = %invoke.cont6
  %16 = load ptr, ptr %__begin1, align 8, !dbg !204
  %incdec.ptr = getelementptr inbounds i32, ptr %16, i32 1, !dbg !204
  store ptr %incdec.ptr, ptr %__begin1, align 8, !dbg !204
  br label %for.cond, !dbg !204, !llvm.loop !215

lpad:                                             ; preds = %init
  %17 = landingpad { ptr, i32 }
          cleanup, !dbg !217
  %18 = extractvalue { ptr, i32 } %17, 0, !dbg !217
  store ptr %18, ptr %exn.slot, align 8, !dbg !217
  %19 = extractvalue { ptr, i32 } %17, 1, !dbg !217
  store i32 %19, ptr %ehselector.slot, align 4, !dbg !217
  call void @__cxa_guard_abort(ptr @_ZGVZ4mainE4once) #2, !dbg !157
  br label %eh.resume, !dbg !157

lpad5:                                            ; preds = %invoke.cont51, %invoke.cont46, %invoke.cont41, %invoke.cont35, %invoke.cont32, %memptr.end, %invoke.cont26, %delete.end23, %delete.end, %invoke.cont12, %for.end, %for.body
  %20 = landingpad { ptr, i32 }
          cleanup, !dbg !218
  %21 = extractvalue { ptr, i32 } %20, 0, !dbg !218
  store ptr %21, ptr %exn.slot, align 8, !dbg !218
  %22 = extractvalue { ptr, i32 } %20, 1, !dbg !218
  store i32 %22, ptr %ehselector.slot, align 4, !dbg !218
  br label %ehcleanup, !dbg !218

for.end:                                          ; preds = %for.cond
  call void @llvm.dbg.declare(metadata ptr %d, metadata !219, metadata !DIExpression()), !dbg !249
  call void @_ZN7DiamondC1Ev(ptr noundef nonnull align 8 dereferenceable(20) %d) #2, !dbg !249
  call void @llvm.dbg.declare(metadata ptr %base, metadata !250, metadata !DIExpression()), !dbg !252
  %vtable = load ptr, ptr %d, align 8, !dbg !253
  %vbase.offset.ptr = getelementptr i8, ptr %vtable, i64 -24, !dbg !253
  %vbase.offset = load i64, ptr %vbase.offset.ptr, align 8, !dbg !253
  %add.ptr8 = getelementptr inbounds i8, ptr %d, i64 %vbase.offset, !dbg !253
  store ptr %add.ptr8, ptr %base, align 8, !dbg !252
  call void @llvm.dbg.declare(metadata ptr %made, metadata !254, metadata !DIExpression()), !dbg !255
  %call10 = invoke noalias noundef nonnull ptr @_Znwm(i64 noundef 32) #13
          to label %invoke.cont9 unwind label %lpad5, !dbg !256, !heapallocsite !7

invoke.cont9:                                     ; preds = %for.end
  invoke void @_ZN6SquareC2Ed(ptr noundef nonnull align 8 dereferenceable(32) %call10, double noundef 3.000000e+00)
          to label %invoke.cont12 unwind label %lpad11, !dbg !257

invoke.cont12:                                    ; preds = %invoke.cont9
  store ptr %call10, ptr %made, align 8, !dbg !255
  call void @llvm.dbg.declare(metadata ptr %corners, metadata !258, metadata !DIExpression()), !dbg !259
  %23 = load ptr, ptr %made, align 8, !dbg !260
  %vtable13 = load ptr, ptr %23, align 8, !dbg !261
  %vfn = getelementptr inbounds ptr, ptr %vtable13, i64 3, !dbg !261
  %24 = load ptr, ptr %vfn, align 8, !dbg !261
  %call15 = invoke noundef i32 %24(ptr noundef nonnull align 8 dereferenceable(8) %23)
          to label %invoke.cont14 unwind label %lpad5, !dbg !261

invoke.cont14:                                    ; preds = %invoke.cont12
  store i32 %call15, ptr %corners, align 4, !dbg !259
  %25 = load ptr, ptr %made, align 8, !dbg !262
  %isnull = icmp eq ptr %25, null, !dbg !263
  br i1 %isnull, label %delete.end, label %delete.notnull, !dbg !263

delete.notnull:                                   ; preds = %invoke.cont14
  %vtable16 = load ptr, ptr %25, align 8, !dbg !263
  %vfn17 = getelementptr inbounds ptr, ptr %vtable16, i64 1, !dbg !263
  %26 = load ptr, ptr %vfn17, align 8, !dbg !263
  call void %26(ptr noundef nonnull align 8 dereferenceable(8) %25) #2, !dbg !263
  br label %delete.end, !dbg !263

delete.end:                                       ; preds = %delete.notnull, %invoke.cont14
  call void @llvm.dbg.declare(metadata ptr %many, metadata !264, metadata !DIExpression()), !dbg !265
  %call19 = invoke noalias noundef nonnull ptr @_Znam(i64 noundef 20) #13
          to label %invoke.cont18 unwind label %lpad5, !dbg !266, !heapallocsite !5

invoke.cont18:                                    ; preds = %delete.end
  store i32 1, ptr %call19, align 4, !dbg !266
  %array.exp.next = getelementptr inbounds i32, ptr %call19, i64 1, !dbg !266
  store i32 2, ptr %array.exp.next, align 4, !dbg !266
  %array.exp.next20 = getelementptr inbounds i32, ptr %array.exp.next, i64 1, !dbg !266
  call void @llvm.memset.p0.i64(ptr align 4 %array.exp.next20, i8 0, i64 12, i1 false), !dbg !266
  store ptr %call19, ptr %many, align 8, !dbg !265
  %27 = load ptr, ptr %many, align 8, !dbg !267
  %isnull21 = icmp eq ptr %27, null, !dbg !268
  br i1 %isnull21, label %delete.end23, label %delete.notnull22, !dbg !268

delete.notnull22:                                 ; preds = %invoke.cont18
  call void @_ZdaPv(ptr noundef %27) #14, !dbg !268
  br label %delete.end23, !dbg !268

delete.end23:                                     ; preds = %delete.notnull22, %invoke.cont18
  invoke void @_ZN12_GLOBAL__N_15NoisyC2ERKS0_(ptr noundef nonnull align 1 dereferenceable(1) %agg.tmp, ptr noundef nonnull align 1 dereferenceable(1) @_ZZ4mainE4once)
          to label %invoke.cont24 unwind label %lpad5, !dbg !269

invoke.cont24:                                    ; preds = %delete.end23
  invoke void @_Z4passN12_GLOBAL__N_15NoisyE(ptr sret(%"struct.(anonymous namespace)::Noisy") align 1 %agg.tmp.ensured, ptr noundef %agg.tmp)
          to label %invoke.cont26 unwind label %lpad25, !dbg !270

invoke.cont26:                                    ; preds = %invoke.cont24
  call void @_ZN12_GLOBAL__N_15NoisyD2Ev(ptr noundef nonnull align 1 dereferenceable(1) %agg.tmp.ensured) #2, !dbg !270
  call void @_ZN12_GLOBAL__N_15NoisyD2Ev(ptr noundef nonnull align 1 dereferenceable(1) %agg.tmp) #2, !dbg !270
  %28 = load ptr, ptr %shape, align 8, !dbg !271
  %vtable27 = load ptr, ptr %28, align 8, !dbg !272
  %vfn28 = getelementptr inbounds ptr, ptr %vtable27, i64 2, !dbg !272
  %29 = load ptr, ptr %vfn28, align 8, !dbg !272
  %call30 = invoke noundef double %29(ptr noundef nonnull align 8 dereferenceable(8) %28)
          to label %invoke.cont29 unwind label %lpad5, !dbg !272

invoke.cont29:                                    ; preds = %invoke.cont26
  %30 = load ptr, ptr %shape, align 8, !dbg !273
  %31 = load { i64, i64 }, ptr %member, align 8, !dbg !274
  %memptr.adj = extractvalue { i64, i64 } %31, 1, !dbg !275
  %32 = getelementptr inbounds i8, ptr %30, i64 %memptr.adj, !dbg !275
  %memptr.ptr = extractvalue { i64, i64 } %31, 0, !dbg !275
  %33 = and i64 %memptr.ptr, 1, !dbg !275
  %memptr.isvirtual = icmp ne i64 %33, 0, !dbg !275
  br i1 %memptr.isvirtual, label %memptr.virtual, label %memptr.nonvirtual, !dbg !275

memptr.virtual:                                   ; preds = %invoke.cont29
  %vtable31 = load ptr, ptr %32, align 8, !dbg !275
  %34 = sub i64 %memptr.ptr, 1, !dbg !275
  %35 = getelementptr i8, ptr %vtable31, i64 %34, !dbg !275, !nosanitize !100
  %memptr.virtualfn = load ptr, ptr %35, align 8, !dbg !275, !nosanitize !100
  br label %memptr.end, !dbg !275

lpad11:                                           ; preds = %invoke.cont9
  %36 = landingpad { ptr, i32 }
          cleanup, !dbg !217
  %37 = extractvalue { ptr, i32 } %36, 0, !dbg !217
  store ptr %37, ptr %exn.slot, align 8, !dbg !217
  %38 = extractvalue { ptr, i32 } %36, 1, !dbg !217
  store i32 %38, ptr %ehselector.slot, align 4, !dbg !217
  call void @_ZdlPv(ptr noundef %call10) #14, !dbg !256
  br label %ehcleanup, !dbg !256

lpad25:                                           ; preds = %invoke.cont24
  %39 = landingpad { ptr, i32 }
          cleanup, !dbg !217
  %40 = extractvalue { ptr, i32 } %39, 0, !dbg !217
  store ptr %40, ptr %exn.slot, align 8, !dbg !217
  %41 = extractvalue { ptr, i32 } %39, 1, !dbg !217
  store i32 %41, ptr %ehselector.slot, align 4, !dbg !217
  call void @_ZN12_GLOBAL__N_15NoisyD2Ev(ptr noundef nonnull align 1 dereferenceable(1) %agg.tmp) #2, !dbg !270
  br label %ehcleanup, !dbg !270

memptr.nonvirtual:                                ; preds = %invoke.cont29
  %memptr.nonvirtualfn = inttoptr i64 %memptr.ptr to ptr, !dbg !275
  br label %memptr.end, !dbg !275

memptr.end:                                       ; preds = %memptr.nonvirtual, %memptr.virtual
  %42 = phi ptr [ %memptr.virtualfn, %memptr.virtual ], [ %memptr.nonvirtualfn, %memptr.nonvirtual ], !dbg !275
  %call33 = invoke noundef double %42(ptr noundef nonnull align 8 dereferenceable(8) %32)
          to label %invoke.cont32 unwind label %lpad5, !dbg !275

invoke.cont32:                                    ; preds = %memptr.end
  %add34 = fadd double %call30, %call33, !dbg !276
  %call36 = invoke noundef double @_ZNK12_GLOBAL__N_15StackIdLi8EEixEi(ptr noundef nonnull align 8 dereferenceable(68) %stack, i32 noundef 1)
          to label %invoke.cont35 unwind label %lpad5, !dbg !277

invoke.cont35:                                    ; preds = %invoke.cont32
  %add37 = fadd double %add34, %call36, !dbg !278
  %conv = fptosi double %add37 to i32, !dbg !271
  %43 = load ptr, ptr %named, align 8, !dbg !279
  %44 = load i64, ptr %data, align 8, !dbg !280
  %memptr.offset = getelementptr inbounds i8, ptr %43, i64 %44, !dbg !281
  %45 = load i32, ptr %memptr.offset, align 4, !dbg !281
  %add38 = add nsw i32 %conv, %45, !dbg !282
  %46 = load ptr, ptr %named, align 8, !dbg !283
  %vtable39 = load ptr, ptr %46, align 8, !dbg !284
  %vfn40 = getelementptr inbounds ptr, ptr %vtable39, i64 0, !dbg !284
  %47 = load ptr, ptr %vfn40, align 8, !dbg !284
  %call42 = invoke noundef ptr %47(ptr noundef nonnull align 8 dereferenceable(12) %46)
          to label %invoke.cont41 unwind label %lpad5, !dbg !284

invoke.cont41:                                    ; preds = %invoke.cont35
  %arrayidx = getelementptr inbounds i8, ptr %call42, i64 0, !dbg !284
  %48 = load i8, ptr %arrayidx, align 1, !dbg !284
  %conv43 = sext i8 %48 to i32, !dbg !283
  %add44 = add nsw i32 %add38, %conv43, !dbg !285
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %agg.tmp45, ptr align 8 %by_reference, i64 8, i1 false), !dbg !286
  %coerce.dive = getelementptr inbounds %class.anon.0, ptr %agg.tmp45, i32 0, i32 0, !dbg !287
  %49 = load ptr, ptr %coerce.dive, align 8, !dbg !287
  %call47 = invoke noundef i32 @"_Z5applyIZ4mainE3$_0EDaT_i"(ptr %49, i32 noundef 2)
          to label %invoke.cont46 unwind label %lpad5, !dbg !287

invoke.cont46:                                    ; preds = %invoke.cont41
  %add48 = add nsw i32 %add44, %call47, !dbg !288
  store i32 1, ptr %ref.tmp, align 4, !dbg !289
  store double 2.000000e+00, ptr %ref.tmp49, align 8, !dbg !290
  store i8 99, ptr %ref.tmp50, align 1, !dbg !291
  %call52 = invoke noundef i32 @_Z5countIJidcEEiDpOT_(ptr noundef nonnull align 4 dereferenceable(4) %ref.tmp, ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp49, ptr noundef nonnull align 1 dereferenceable(1) %ref.tmp50)
          to label %invoke.cont51 unwind label %lpad5, !dbg !292

invoke.cont51:                                    ; preds = %invoke.cont46
  %add53 = add nsw i32 %add48, %call52, !dbg !293
  %50 = load ptr, ptr %base, align 8, !dbg !294
  %vtable54 = load ptr, ptr %50, align 8, !dbg !295
  %vfn55 = getelementptr inbounds ptr, ptr %vtable54, i64 0, !dbg !295
  %51 = load ptr, ptr %vfn55, align 8, !dbg !295
  %call57 = invoke noundef i32 %51(ptr noundef nonnull align 8 dereferenceable(12) %50)
          to label %invoke.cont56 unwind label %lpad5, !dbg !295

invoke.cont56:                                    ; preds = %invoke.cont51
  %add58 = add nsw i32 %add53, %call57, !dbg !296
  %52 = load i32, ptr %corners, align 4, !dbg !297
  %add59 = add nsw i32 %add58, %52, !dbg !298
  %53 = load ptr, ptr %named, align 8, !dbg !299
  %54 = icmp eq ptr %53, null, !dbg !300
  br i1 %54, label %dynamic_cast.null, label %dynamic_cast.notnull, !dbg !300

dynamic_cast.notnull:                             ; preds = %invoke.cont56
  %55 = call ptr @__dynamic_cast(ptr %53, ptr @_ZTI5Named, ptr @_ZTI6Square, i64 8) #2, !dbg !300
  br label %dynamic_cast.end, !dbg !300

dynamic_cast.null:                                ; preds = %invoke.cont56
  br label %dynamic_cast.end, !dbg !300

dynamic_cast.end:                                 ; preds = %dynamic_cast.null, %dynamic_cast.notnull
  %56 = phi ptr [ %55, %dynamic_cast.notnull ], [ null, %dynamic_cast.null ], !dbg !300
  %cmp60 = icmp ne ptr %56, null, !dbg !301
  %conv61 = zext i1 %cmp60 to i32, !dbg !302
  %add62 = add nsw i32 %add59, %conv61, !dbg !303
  store i32 %add62, ptr %retval, align 4, !dbg !304
  call void @_ZN6SquareD2Ev(ptr noundef nonnull align 8 dereferenceable(32) %square) #2, !dbg !217
  %57 = load i32, ptr %retval, align 4, !dbg !217
  ret i32 %57, !dbg !217

ehcleanup:                                        ; preds = %lpad25, %lpad11, %lpad5
  call void @_ZN6SquareD2Ev(ptr noundef nonnull align 8 dereferenceable(32) %square) #2, !dbg !217
  br label %eh.resume, !dbg !217

eh.resume:                                        ; preds = %ehcleanup, %lpad
  %exn = load ptr, ptr %exn.slot, align 8, !dbg !157
  %sel = load i32, ptr %ehselector.slot, align 4, !dbg !157
  %lpad.val = insertvalue { ptr, i32 } poison, ptr %exn, 0, !dbg !157
  %lpad.val63 = insertvalue { ptr, i32 } %lpad.val, i32 %sel, 1, !dbg !157
  resume { ptr, i32 } %lpad.val63, !dbg !157
}

; Function Attrs: nounwind
declare i32 @__cxa_guard_acquire(ptr) #2

declare i32 @__gxx_personality_v0(...)

; Function Attrs: nounwind
declare void @__cxa_guard_abort(ptr) #2

; Function Attrs: nounwind
declare void @__cxa_guard_release(ptr) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #6

; Function Attrs: noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_15StackIdLi8EEC2Ev(ptr noundef nonnull align 8 dereferenceable(68) %this) unnamed_addr #1 align 2 !dbg !305 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  call void @llvm.dbg.declare(metadata ptr %this.addr, metadata !309, metadata !DIExpression()), !dbg !311
  %this1 = load ptr, ptr %this.addr, align 8
  %count = getelementptr inbounds %"struct.(anonymous namespace)::Stack", ptr %this1, i32 0, i32 1, !dbg !312
  store i32 0, ptr %count, align 8, !dbg !312
  ret void, !dbg !313
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal noundef nonnull align 8 dereferenceable(68) ptr @_ZN12_GLOBAL__N_15StackIdLi8EElsEd(ptr noundef nonnull align 8 dereferenceable(68) %this, double noundef %item) #3 align 2 !dbg !314 {
entry:
  %this.addr = alloca ptr, align 8
  %item.addr = alloca double, align 8
  store ptr %this, ptr %this.addr, align 8
  call void @llvm.dbg.declare(metadata ptr %this.addr, metadata !315, metadata !DIExpression()), !dbg !316
  store double %item, ptr %item.addr, align 8
  call void @llvm.dbg.declare(metadata ptr %item.addr, metadata !317, metadata !DIExpression()), !dbg !318
  %this1 = load ptr, ptr %this.addr, align 8
  %0 = load double, ptr %item.addr, align 8, !dbg !319
  %items = getelementptr inbounds %"struct.(anonymous namespace)::Stack", ptr %this1, i32 0, i32 0, !dbg !320
  %count = getelementptr inbounds %"struct.(anonymous namespace)::Stack", ptr %this1, i32 0, i32 1, !dbg !321
  %1 = load i32, ptr %count, align 8, !dbg !322
  %inc = add nsw i32 %1, 1, !dbg !322
  store i32 %inc, ptr %count, align 8, !dbg !322
  %rem = srem i32 %1, 8, !dbg !323
  %idxprom = sext i32 %rem to i64, !dbg !320
  %arrayidx = getelementptr inbounds [8 x double], ptr %items, i64 0, i64 %idxprom, !dbg !320
  store double %0, ptr %arrayidx, align 8, !dbg !324
  ret ptr %this1, !dbg !325
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN6SquareC2Ed(ptr noundef nonnull align 8 dereferenceable(32) %this, double noundef %s) unnamed_addr #1 comdat align 2 !dbg !326 {
entry:
  %this.addr = alloca ptr, align 8
  %s.addr = alloca double, align 8
  store ptr %this, ptr %this.addr, align 8
  call void @llvm.dbg.declare(metadata ptr %this.addr, metadata !327, metadata !DIExpression()), !dbg !328
  store double %s, ptr %s.addr, align 8
  call void @llvm.dbg.declare(metadata ptr %s.addr, metadata !329, metadata !DIExpression()), !dbg !330
  %this1 = load ptr, ptr %this.addr, align 8
  call void @_ZN5ShapeC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this1) #2, !dbg !331
  %0 = getelementptr inbounds i8, ptr %this1, i64 8, !dbg !332
  call void @_ZN5NamedC2Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) #2, !dbg !331
  store ptr getelementptr inbounds ({ [7 x ptr], [3 x ptr] }, ptr @_ZTV6Square, i32 0, inrange i32 0, i32 2), ptr %this1, align 8, !dbg !332
  %add.ptr = getelementptr inbounds i8, ptr %this1, i64 8, !dbg !332
  store ptr getelementptr inbounds ({ [7 x ptr], [3 x ptr] }, ptr @_ZTV6Square, i32 0, inrange i32 1, i32 2), ptr %add.ptr, align 8, !dbg !332
  %side = getelementptr inbounds %struct.Square, ptr %this1, i32 0, i32 2, !dbg !333
  %1 = load double, ptr %s.addr, align 8, !dbg !334
  store double %1, ptr %side, align 8, !dbg !333
  %2 = load i32, ptr @_ZN5Shape4madeE, align 4, !dbg !335
  %inc = add nsw i32 %2, 1, !dbg !335
  store i32 %inc, ptr @_ZN5Shape4madeE, align 4, !dbg !335
  ret void, !dbg !337
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal noundef i32 @"_ZZ4mainENK3$_1clEi"(ptr noundef nonnull align 4 dereferenceable(4) %this, i32 noundef %x) #3 align 2 !dbg !338 {
entry:
  %this.addr = alloca ptr, align 8
  %x.addr = alloca i32, align 4
  store ptr %this, ptr %this.addr, align 8
  call void @llvm.dbg.declare(metadata ptr %this.addr, metadata !344, metadata !DIExpression()), !dbg !346
  store i32 %x, ptr %x.addr, align 4
  call void @llvm.dbg.declare(metadata ptr %x.addr, metadata !347, metadata !DIExpression()), !dbg !348
  %this1 = load ptr, ptr %this.addr, align 8
  %0 = load i32, ptr %x.addr, align 4, !dbg !349
  %1 = getelementptr inbounds %class.anon, ptr %this1, i32 0, i32 0, !dbg !350
  %2 = load i32, ptr %1, align 4, !dbg !350
  %add = add nsw i32 %0, %2, !dbg !351
  ret i32 %add, !dbg !352
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN7DiamondC1Ev(ptr noundef nonnull align 8 dereferenceable(20) %this) unnamed_addr #1 comdat align 2 !dbg !353 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  call void @llvm.dbg.declare(metadata ptr %this.addr, metadata !357, metadata !DIExpression()), !dbg !359
  %this1 = load ptr, ptr %this.addr, align 8
  %0 = getelementptr inbounds i8, ptr %this1, i64 24, !dbg !360
  call void @_ZN4BaseC2Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) #2, !dbg !360
  call void @_ZN4LeftC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this1, ptr noundef getelementptr inbounds ([7 x ptr], ptr @_ZTT7Diamond, i64 0, i64 1)) #2, !dbg !360
  %1 = getelementptr inbounds i8, ptr %this1, i64 8, !dbg !360
  call void @_ZN5RightC2Ev(ptr noundef nonnull align 8 dereferenceable(12) %1, ptr noundef getelementptr inbounds ([7 x ptr], ptr @_ZTT7Diamond, i64 0, i64 3)) #2, !dbg !360
  store ptr getelementptr inbounds ({ [4 x ptr], [3 x ptr], [4 x ptr] }, ptr @_ZTV7Diamond, i32 0, inrange i32 0, i32 3), ptr %this1, align 8, !dbg !360
  %add.ptr = getelementptr inbounds i8, ptr %this1, i64 24, !dbg !360
  store ptr getelementptr inbounds ({ [4 x ptr], [3 x ptr], [4 x ptr] }, ptr @_ZTV7Diamond, i32 0, inrange i32 2, i32 3), ptr %add.ptr, align 8, !dbg !360
  %add.ptr2 = getelementptr inbounds i8, ptr %this1, i64 8, !dbg !360
  store ptr getelementptr inbounds ({ [4 x ptr], [3 x ptr], [4 x ptr] }, ptr @_ZTV7Diamond, i32 0, inrange i32 1, i32 3), ptr %add.ptr2, align 8, !dbg !360
  ret void, !dbg !360
}

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) #7

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(ptr noundef) #8

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znam(i64 noundef) #7

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #9

; Function Attrs: nobuiltin nounwind
declare void @_ZdaPv(ptr noundef) #8

; Function Attrs: mustprogress noinline uwtable
define internal void @_Z4passN12_GLOBAL__N_15NoisyE(ptr noalias sret(%"struct.(anonymous namespace)::Noisy") align 1 %agg.result, ptr noundef %n) #10 !dbg !361 {
entry:
  %result.ptr = alloca ptr, align 8
  store ptr %agg.result, ptr %result.ptr, align 8
  call void @llvm.dbg.declare(metadata ptr %n, metadata !364, metadata !DIExpression()), !dbg !365
  call void @_ZN12_GLOBAL__N_15NoisyC2ERKS0_(ptr noundef nonnull align 1 dereferenceable(1) %agg.result, ptr noundef nonnull align 1 dereferenceable(1) %n), !dbg !366
  ret void, !dbg !367
}

; Function Attrs: noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_15NoisyC2ERKS0_(ptr noundef nonnull align 1 dereferenceable(1) %this, ptr noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #1 align 2 !dbg !368 {
entry:
  %this.addr = alloca ptr, align 8
  %.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  call void @llvm.dbg.declare(metadata ptr %this.addr, metadata !369, metadata !DIExpression()), !dbg !370
  store ptr %0, ptr %.addr, align 8
  call void @llvm.dbg.declare(metadata ptr %.addr, metadata !371, metadata !DIExpression()), !dbg !372
  %this1 = load ptr, ptr %this.addr, align 8
  %1 = load i32, ptr @_ZN12_GLOBAL__N_15Noisy4liveE, align 4, !dbg !373
  %inc = add nsw i32 %1, 1, !dbg !373
  store i32 %inc, ptr @_ZN12_GLOBAL__N_15Noisy4liveE, align 4, !dbg !373
  ret void, !dbg !375
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal noundef double @_ZNK12_GLOBAL__N_15StackIdLi8EEixEi(ptr noundef nonnull align 8 dereferenceable(68) %this, i32 noundef %at) #3 align 2 !dbg !376 {
entry:
  %this.addr = alloca ptr, align 8
  %at.addr = alloca i32, align 4
  store ptr %this, ptr %this.addr, align 8
  call void @llvm.dbg.declare(metadata ptr %this.addr, metadata !377, metadata !DIExpression()), !dbg !379
  store i32 %at, ptr %at.addr, align 4
  call void @llvm.dbg.declare(metadata ptr %at.addr, metadata !380, metadata !DIExpression()), !dbg !381
  %this1 = load ptr, ptr %this.addr, align 8
  %items = getelementptr inbounds %"struct.(anonymous namespace)::Stack", ptr %this1, i32 0, i32 0, !dbg !382
  %0 = load i32, ptr %at.addr, align 4, !dbg !383
  %idxprom = sext i32 %0 to i64, !dbg !382
  %arrayidx = getelementptr inbounds [8 x double], ptr %items, i64 0, i64 %idxprom, !dbg !382
  %1 = load double, ptr %arrayidx, align 8, !dbg !382
  ret double %1, !dbg !384
}

; Function Attrs: mustprogress noinline uwtable
define internal noundef i32 @"_Z5applyIZ4mainE3$_0EDaT_i"(ptr %f.coerce, i32 noundef %x) #10 !dbg !385 {
entry:
  %f = alloca %class.anon.0, align 8
  %x.addr = alloca i32, align 4
  %coerce.dive = getelementptr inbounds %class.anon.0, ptr %f, i32 0, i32 0
  store ptr %f.coerce, ptr %coerce.dive, align 8
  call void @llvm.dbg.declare(metadata ptr %f, metadata !390, metadata !DIExpression()), !dbg !391
  store i32 %x, ptr %x.addr, align 4
  call void @llvm.dbg.declare(metadata ptr %x.addr, metadata !392, metadata !DIExpression()), !dbg !393
  %0 = load i32, ptr %x.addr, align 4, !dbg !394
  %call = call noundef i32 @"_ZZ4mainEN3$_0clEi"(ptr noundef nonnull align 8 dereferenceable(8) %f, i32 noundef %0), !dbg !395
  ret i32 %call, !dbg !396
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i32 @_Z5countIJidcEEiDpOT_(ptr noundef nonnull align 4 dereferenceable(4) %a, ptr noundef nonnull align 8 dereferenceable(8) %a1, ptr noundef nonnull align 1 dereferenceable(1) %a3) #3 comdat !dbg !397 {
entry:
  %a.addr = alloca ptr, align 8
  %a.addr2 = alloca ptr, align 8
  %a.addr4 = alloca ptr, align 8
  store ptr %a, ptr %a.addr, align 8
  call void @llvm.dbg.declare(metadata ptr %a.addr, metadata !409, metadata !DIExpression()), !dbg !410
  store ptr %a1, ptr %a.addr2, align 8
  call void @llvm.dbg.declare(metadata ptr %a.addr2, metadata !411, metadata !DIExpression()), !dbg !410
  store ptr %a3, ptr %a.addr4, align 8
  call void @llvm.dbg.declare(metadata ptr %a.addr4, metadata !412, metadata !DIExpression()), !dbg !410
  %0 = load ptr, ptr %a.addr, align 8, !dbg !413
  %1 = load i32, ptr %0, align 4, !dbg !413
  %add = add nsw i32 0, %1, !dbg !414
  %2 = load ptr, ptr %a.addr2, align 8, !dbg !413
  %3 = load double, ptr %2, align 8, !dbg !413
  %conv = fptosi double %3 to i32, !dbg !413
  %add5 = add nsw i32 %add, %conv, !dbg !414
  %4 = load ptr, ptr %a.addr4, align 8, !dbg !413
  %5 = load i8, ptr %4, align 1, !dbg !413
  %conv6 = sext i8 %5 to i32, !dbg !413
  %add7 = add nsw i32 %add5, %conv6, !dbg !414
  ret i32 %add7, !dbg !415
}

; Function Attrs: nounwind memory(read)
declare ptr @__dynamic_cast(ptr, ptr, ptr, i64) #11

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN6SquareD2Ev(ptr noundef nonnull align 8 dereferenceable(32) %this) unnamed_addr #1 comdat align 2 !dbg !416 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  call void @llvm.dbg.declare(metadata ptr %this.addr, metadata !420, metadata !DIExpression()), !dbg !421
  %this1 = load ptr, ptr %this.addr, align 8
  call void @_ZN5ShapeD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this1) #2, !dbg !422
  ret void, !dbg !424
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN5ShapeC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #1 comdat align 2 !dbg !425 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  call void @llvm.dbg.declare(metadata ptr %this.addr, metadata !427, metadata !DIExpression()), !dbg !428
  %this1 = load ptr, ptr %this.addr, align 8
  store ptr getelementptr inbounds ({ [6 x ptr] }, ptr @_ZTV5Shape, i32 0, inrange i32 0, i32 2), ptr %this1, align 8, !dbg !429
  ret void, !dbg !429
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN5NamedC2Ev(ptr noundef nonnull align 8 dereferenceable(12) %this) unnamed_addr #1 comdat align 2 !dbg !430 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  call void @llvm.dbg.declare(metadata ptr %this.addr, metadata !435, metadata !DIExpression()), !dbg !436
  %this1 = load ptr, ptr %this.addr, align 8
  store ptr getelementptr inbounds ({ [3 x ptr] }, ptr @_ZTV5Named, i32 0, inrange i32 0, i32 2), ptr %this1, align 8, !dbg !437
  %id = getelementptr inbounds %struct.Named, ptr %this1, i32 0, i32 1, !dbg !438
  store i32 7, ptr %id, align 8, !dbg !438
  ret void, !dbg !437
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN6SquareD0Ev(ptr noundef nonnull align 8 dereferenceable(32) %this) unnamed_addr #1 comdat align 2 !dbg !439 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  call void @llvm.dbg.declare(metadata ptr %this.addr, metadata !440, metadata !DIExpression()), !dbg !441
  %this1 = load ptr, ptr %this.addr, align 8
  call void @_ZN6SquareD2Ev(ptr noundef nonnull align 8 dereferenceable(32) %this1) #2, !dbg !442
  call void @_ZdlPv(ptr noundef %this1) #14, !dbg !442
  ret void, !dbg !442
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef double @_ZNK6Square4areaEv(ptr noundef nonnull align 8 dereferenceable(32) %this) unnamed_addr #3 comdat align 2 !dbg !443 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  call void @llvm.dbg.declare(metadata ptr %this.addr, metadata !444, metadata !DIExpression()), !dbg !446
  %this1 = load ptr, ptr %this.addr, align 8
  %side = getelementptr inbounds %struct.Square, ptr %this1, i32 0, i32 2, !dbg !447
  %0 = load double, ptr %side, align 8, !dbg !447
  %side2 = getelementptr inbounds %struct.Square, ptr %this1, i32 0, i32 2, !dbg !448
  %1 = load double, ptr %side2, align 8, !dbg !448
  %mul = fmul double %0, %1, !dbg !449
  ret double %mul, !dbg !450
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i32 @_ZNK6Square7cornersEv(ptr noundef nonnull align 8 dereferenceable(32) %this) unnamed_addr #3 comdat align 2 !dbg !451 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  call void @llvm.dbg.declare(metadata ptr %this.addr, metadata !452, metadata !DIExpression()), !dbg !453
  %this1 = load ptr, ptr %this.addr, align 8
  ret i32 4, !dbg !454
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNK6Square4nameEv(ptr noundef nonnull align 8 dereferenceable(32) %this) unnamed_addr #3 comdat align 2 !dbg !455 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  call void @llvm.dbg.declare(metadata ptr %this.addr, metadata !456, metadata !DIExpression()), !dbg !457
  %this1 = load ptr, ptr %this.addr, align 8
  ret ptr @.str.1, !dbg !458
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local noundef ptr @_ZThn8_NK6Square4nameEv(ptr noundef %this) unnamed_addr #0 comdat align 2 !dbg !459 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8, !dbg !461
  %0 = getelementptr inbounds i8, ptr %this1, i64 -8, !dbg !461
  %call = tail call noundef ptr @_ZNK6Square4nameEv(ptr noundef nonnull align 8 dereferenceable(32) %0), !dbg !461
  ret ptr %call, !dbg !461
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN5ShapeD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #1 comdat align 2 !dbg !462 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  call void @llvm.dbg.declare(metadata ptr %this.addr, metadata !463, metadata !DIExpression()), !dbg !464
  %this1 = load ptr, ptr %this.addr, align 8
  ret void, !dbg !465
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN5ShapeD0Ev(ptr noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #1 comdat align 2 !dbg !466 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  call void @llvm.dbg.declare(metadata ptr %this.addr, metadata !467, metadata !DIExpression()), !dbg !468
  %this1 = load ptr, ptr %this.addr, align 8
  call void @llvm.trap() #15, !dbg !469
  unreachable, !dbg !469
}

declare void @__cxa_pure_virtual() unnamed_addr

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i32 @_ZNK5Shape7cornersEv(ptr noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #3 comdat align 2 !dbg !470 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  call void @llvm.dbg.declare(metadata ptr %this.addr, metadata !471, metadata !DIExpression()), !dbg !473
  %this1 = load ptr, ptr %this.addr, align 8
  ret i32 0, !dbg !474
}

; Function Attrs: cold noreturn nounwind
declare void @llvm.trap() #12

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNK5Named4nameEv(ptr noundef nonnull align 8 dereferenceable(12) %this) unnamed_addr #3 comdat align 2 !dbg !475 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  call void @llvm.dbg.declare(metadata ptr %this.addr, metadata !476, metadata !DIExpression()), !dbg !478
  %this1 = load ptr, ptr %this.addr, align 8
  ret ptr @.str, !dbg !479
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN4BaseC2Ev(ptr noundef nonnull align 8 dereferenceable(12) %this) unnamed_addr #1 comdat align 2 !dbg !480 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  call void @llvm.dbg.declare(metadata ptr %this.addr, metadata !484, metadata !DIExpression()), !dbg !486
  %this1 = load ptr, ptr %this.addr, align 8
  store ptr getelementptr inbounds ({ [3 x ptr] }, ptr @_ZTV4Base, i32 0, inrange i32 0, i32 2), ptr %this1, align 8, !dbg !487
  %b = getelementptr inbounds %struct.Base, ptr %this1, i32 0, i32 1, !dbg !488
  store i32 1, ptr %b, align 8, !dbg !488
  ret void, !dbg !487
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN4LeftC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this, ptr noundef %vtt) unnamed_addr #1 comdat align 2 !dbg !489 {
entry:
  %this.addr = alloca ptr, align 8
  %vtt.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  call void @llvm.dbg.declare(metadata ptr %this.addr, metadata !493, metadata !DIExpression()), !dbg !495
  store ptr %vtt, ptr %vtt.addr, align 8
  call void @llvm.dbg.declare(metadata ptr %vtt.addr, metadata !496, metadata !DIExpression()), !dbg !495
  %this1 = load ptr, ptr %this.addr, align 8
  %vtt2 = load ptr, ptr %vtt.addr, align 8
  %0 = load ptr, ptr %vtt2, align 8, !dbg !499
  store ptr %0, ptr %this1, align 8, !dbg !499
  %1 = getelementptr inbounds ptr, ptr %vtt2, i64 1, !dbg !499
  %2 = load ptr, ptr %1, align 8, !dbg !499
  %vtable = load ptr, ptr %this1, align 8, !dbg !499
  %vbase.offset.ptr = getelementptr i8, ptr %vtable, i64 -24, !dbg !499
  %vbase.offset = load i64, ptr %vbase.offset.ptr, align 8, !dbg !499
  %add.ptr = getelementptr inbounds i8, ptr %this1, i64 %vbase.offset, !dbg !499
  store ptr %2, ptr %add.ptr, align 8, !dbg !499
  ret void, !dbg !499
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN5RightC2Ev(ptr noundef nonnull align 8 dereferenceable(12) %this, ptr noundef %vtt) unnamed_addr #1 comdat align 2 !dbg !500 {
entry:
  %this.addr = alloca ptr, align 8
  %vtt.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  call void @llvm.dbg.declare(metadata ptr %this.addr, metadata !505, metadata !DIExpression()), !dbg !507
  store ptr %vtt, ptr %vtt.addr, align 8
  call void @llvm.dbg.declare(metadata ptr %vtt.addr, metadata !508, metadata !DIExpression()), !dbg !507
  %this1 = load ptr, ptr %this.addr, align 8
  %vtt2 = load ptr, ptr %vtt.addr, align 8
  %0 = load ptr, ptr %vtt2, align 8, !dbg !509
  store ptr %0, ptr %this1, align 8, !dbg !509
  %1 = getelementptr inbounds ptr, ptr %vtt2, i64 1, !dbg !509
  %2 = load ptr, ptr %1, align 8, !dbg !509
  %vtable = load ptr, ptr %this1, align 8, !dbg !509
  %vbase.offset.ptr = getelementptr i8, ptr %vtable, i64 -24, !dbg !509
  %vbase.offset = load i64, ptr %vbase.offset.ptr, align 8, !dbg !509
  %add.ptr = getelementptr inbounds i8, ptr %this1, i64 %vbase.offset, !dbg !509
  store ptr %2, ptr %add.ptr, align 8, !dbg !509
  %r = getelementptr inbounds %struct.Right, ptr %this1, i32 0, i32 1, !dbg !510
  store i32 3, ptr %r, align 8, !dbg !510
  ret void, !dbg !509
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i32 @_ZN4Left1fEv(ptr noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #3 comdat align 2 !dbg !511 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  call void @llvm.dbg.declare(metadata ptr %this.addr, metadata !512, metadata !DIExpression()), !dbg !513
  %this1 = load ptr, ptr %this.addr, align 8
  ret i32 2, !dbg !514
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local noundef i32 @_ZTv0_n24_N4Left1fEv(ptr noundef %this) unnamed_addr #0 comdat align 2 !dbg !515 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8, !dbg !516
  %0 = load ptr, ptr %this1, align 8, !dbg !516
  %1 = getelementptr inbounds i8, ptr %0, i64 -24, !dbg !516
  %2 = load i64, ptr %1, align 8, !dbg !516
  %3 = getelementptr inbounds i8, ptr %this1, i64 %2, !dbg !516
  %call = tail call noundef i32 @_ZN4Left1fEv(ptr noundef nonnull align 8 dereferenceable(8) %3), !dbg !516
  ret i32 %call, !dbg !516
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i32 @_ZN4Base1fEv(ptr noundef nonnull align 8 dereferenceable(12) %this) unnamed_addr #3 comdat align 2 !dbg !517 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  call void @llvm.dbg.declare(metadata ptr %this.addr, metadata !518, metadata !DIExpression()), !dbg !519
  %this1 = load ptr, ptr %this.addr, align 8
  %b = getelementptr inbounds %struct.Base, ptr %this1, i32 0, i32 1, !dbg !520
  %0 = load i32, ptr %b, align 8, !dbg !520
  ret i32 %0, !dbg !521
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i32 @_ZN7Diamond1fEv(ptr noundef nonnull align 8 dereferenceable(20) %this) unnamed_addr #3 comdat align 2 !dbg !522 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  call void @llvm.dbg.declare(metadata ptr %this.addr, metadata !523, metadata !DIExpression()), !dbg !524
  %this1 = load ptr, ptr %this.addr, align 8
  %call = call noundef i32 @_ZN4Left1fEv(ptr noundef nonnull align 8 dereferenceable(8) %this1), !dbg !525
  %add.ptr = getelementptr inbounds i8, ptr %this1, i64 8, !dbg !526
  %r = getelementptr inbounds %struct.Right, ptr %add.ptr, i32 0, i32 1, !dbg !526
  %0 = load i32, ptr %r, align 8, !dbg !526
  %add = add nsw i32 %call, %0, !dbg !527
  ret i32 %add, !dbg !528
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local noundef i32 @_ZTv0_n24_N7Diamond1fEv(ptr noundef %this) unnamed_addr #0 comdat align 2 !dbg !529 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8, !dbg !530
  %0 = load ptr, ptr %this1, align 8, !dbg !530
  %1 = getelementptr inbounds i8, ptr %0, i64 -24, !dbg !530
  %2 = load i64, ptr %1, align 8, !dbg !530
  %3 = getelementptr inbounds i8, ptr %this1, i64 %2, !dbg !530
  %call = tail call noundef i32 @_ZN7Diamond1fEv(ptr noundef nonnull align 8 dereferenceable(20) %3), !dbg !530
  ret i32 %call, !dbg !530
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal noundef i32 @"_ZZ4mainEN3$_0clEi"(ptr noundef nonnull align 8 dereferenceable(8) %this, i32 noundef %x) #3 align 2 !dbg !531 {
entry:
  %this.addr = alloca ptr, align 8
  %x.addr = alloca i32, align 4
  store ptr %this, ptr %this.addr, align 8
  call void @llvm.dbg.declare(metadata ptr %this.addr, metadata !536, metadata !DIExpression()), !dbg !538
  store i32 %x, ptr %x.addr, align 4
  call void @llvm.dbg.declare(metadata ptr %x.addr, metadata !539, metadata !DIExpression()), !dbg !540
  %this1 = load ptr, ptr %this.addr, align 8
  %0 = load i32, ptr %x.addr, align 4, !dbg !541
  %1 = getelementptr inbounds %class.anon.0, ptr %this1, i32 0, i32 0, !dbg !542
  %2 = load ptr, ptr %1, align 8, !dbg !542
  %3 = load i32, ptr %2, align 4, !dbg !543
  %add = add nsw i32 %3, %0, !dbg !543
  store i32 %add, ptr %2, align 4, !dbg !543
  %4 = getelementptr inbounds %class.anon.0, ptr %this1, i32 0, i32 0, !dbg !544
  %5 = load ptr, ptr %4, align 8, !dbg !544
  %6 = load i32, ptr %5, align 4, !dbg !544
  ret i32 %6, !dbg !545
}

; Function Attrs: noinline uwtable
define internal void @_GLOBAL__sub_I_classes.cpp() #0 section ".text.startup" !dbg !546 {
entry:
  call void @__cxx_global_var_init(), !dbg !547
  ret void
}

attributes #0 = { noinline uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind }
attributes #3 = { mustprogress noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress noinline norecurse uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { nobuiltin allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nobuiltin nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #10 = { mustprogress noinline uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nounwind memory(read) }
attributes #12 = { cold noreturn nounwind }
attributes #13 = { builtin allocsize(0) }
attributes #14 = { builtin nounwind }
attributes #15 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!113, !114, !115, !116, !117, !118, !119}
!llvm.ident = !{!120}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "made", linkageName: "_ZN5Shape4madeE", scope: !2, file: !3, line: 20, type: !5, isLocal: false, isDefinition: true, declaration: !17)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "Debian clang version 16.0.6 (15~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !94, splitDebugInlining: false, nameTableKind: None)
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
!63 = !DIDerivedType(tag: DW_TAG_member, name: "live", scope: !60, file: !3, line: 29, baseType: !5, flags: DIFlagStaticMember)
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
!120 = !{!"Debian clang version 16.0.6 (15~deb12u1)"}
!121 = distinct !DISubprogram(name: "__cxx_global_var_init", scope: !122, file: !122, type: !123, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !100)
!122 = !DIFile(filename: "classes.cpp", directory: ".")
!123 = !DISubroutineType(types: !124)
!124 = !{null}
!125 = !DILocation(line: 31, column: 7, scope: !126)
!126 = !DILexicalBlockFile(scope: !121, file: !3, discriminator: 0)
!127 = !DILocation(line: 0, scope: !121)
!128 = distinct !DISubprogram(name: "Noisy", linkageName: "_ZN12_GLOBAL__N_15NoisyC2Ev", scope: !60, file: !3, line: 29, type: !65, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, declaration: !64, retainedNodes: !100)
!129 = !DILocalVariable(name: "this", arg: 1, scope: !128, type: !130, flags: DIFlagArtificial | DIFlagObjectPointer)
!130 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !60, size: 64)
!131 = !DILocation(line: 0, scope: !128)
!132 = !DILocation(line: 29, column: 43, scope: !133)
!133 = distinct !DILexicalBlock(scope: !128, file: !3, line: 29, column: 41)
!134 = !DILocation(line: 29, column: 51, scope: !128)
!135 = distinct !DISubprogram(name: "~Noisy", linkageName: "_ZN12_GLOBAL__N_15NoisyD2Ev", scope: !60, file: !3, line: 29, type: !65, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, declaration: !73, retainedNodes: !100)
!136 = !DILocalVariable(name: "this", arg: 1, scope: !135, type: !130, flags: DIFlagArtificial | DIFlagObjectPointer)
!137 = !DILocation(line: 0, scope: !135)
!138 = !DILocation(line: 29, column: 97, scope: !139)
!139 = distinct !DILexicalBlock(scope: !135, file: !3, line: 29, column: 95)
!140 = !DILocation(line: 29, column: 105, scope: !135)
!141 = distinct !DISubprogram(name: "at", linkageName: "_Z2atRA4_ij", scope: !3, file: !3, line: 36, type: !142, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !100)
!142 = !DISubroutineType(types: !143)
!143 = !{!144, !145, !149}
!144 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !5, size: 64)
!145 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !146, size: 64)
!146 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 128, elements: !147)
!147 = !{!148}
!148 = !DISubrange(count: 4)
!149 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!150 = !DILocalVariable(name: "array", arg: 1, scope: !141, file: !3, line: 36, type: !145)
!151 = !DILocation(line: 36, column: 15, scope: !141)
!152 = !DILocalVariable(name: "i", arg: 2, scope: !141, file: !3, line: 36, type: !149)
!153 = !DILocation(line: 36, column: 35, scope: !141)
!154 = !DILocation(line: 36, column: 47, scope: !141)
!155 = !DILocation(line: 36, column: 53, scope: !141)
!156 = !DILocation(line: 36, column: 40, scope: !141)
!157 = !DILocation(line: 40, column: 5, scope: !99)
!158 = !{!"branch_weights", i32 1, i32 1048575}
!159 = !DILocation(line: 40, column: 18, scope: !99)
!160 = !DILocalVariable(name: "captured", scope: !99, file: !3, line: 41, type: !5)
!161 = !DILocation(line: 41, column: 9, scope: !99)
!162 = !DILocalVariable(name: "array", scope: !99, file: !3, line: 41, type: !146)
!163 = !DILocation(line: 41, column: 23, scope: !99)
!164 = !DILocalVariable(name: "by_value", scope: !99, file: !3, line: 42, type: !165)
!165 = distinct !DICompositeType(tag: DW_TAG_class_type, scope: !99, file: !3, line: 42, size: 32, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !166)
!166 = !{!167}
!167 = !DIDerivedType(tag: DW_TAG_member, name: "captured", scope: !165, file: !3, line: 42, baseType: !5, size: 32)
!168 = !DILocation(line: 42, column: 10, scope: !99)
!169 = !DILocation(line: 42, column: 21, scope: !99)
!170 = !DILocation(line: 42, column: 22, scope: !99)
!171 = !DILocalVariable(name: "by_reference", scope: !99, file: !3, line: 43, type: !172)
!172 = distinct !DICompositeType(tag: DW_TAG_class_type, scope: !99, file: !3, line: 43, size: 64, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !173)
!173 = !{!174}
!174 = !DIDerivedType(tag: DW_TAG_member, name: "captured", scope: !172, file: !3, line: 43, baseType: !144, size: 64)
!175 = !DILocation(line: 43, column: 10, scope: !99)
!176 = !DILocation(line: 43, column: 25, scope: !99)
!177 = !DILocalVariable(name: "stack", scope: !99, file: !3, line: 44, type: !74)
!178 = !DILocation(line: 44, column: 22, scope: !99)
!179 = !DILocation(line: 45, column: 11, scope: !99)
!180 = !DILocation(line: 45, column: 18, scope: !99)
!181 = !DILocalVariable(name: "square", scope: !99, file: !3, line: 46, type: !7)
!182 = !DILocation(line: 46, column: 12, scope: !99)
!183 = !DILocalVariable(name: "shape", scope: !99, file: !3, line: 47, type: !184)
!184 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!185 = !DILocation(line: 47, column: 12, scope: !99)
!186 = !DILocalVariable(name: "named", scope: !99, file: !3, line: 48, type: !187)
!187 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !32, size: 64)
!188 = !DILocation(line: 48, column: 12, scope: !99)
!189 = !DILocation(line: 48, column: 20, scope: !99)
!190 = !DILocalVariable(name: "member", scope: !99, file: !3, line: 49, type: !191)
!191 = !DIDerivedType(tag: DW_TAG_ptr_to_member_type, baseType: !23, size: 128, extraData: !10)
!192 = !DILocation(line: 49, column: 21, scope: !99)
!193 = !DILocalVariable(name: "data", scope: !99, file: !3, line: 50, type: !194)
!194 = !DIDerivedType(tag: DW_TAG_ptr_to_member_type, baseType: !5, size: 64, extraData: !32)
!195 = !DILocation(line: 50, column: 17, scope: !99)
!196 = !DILocation(line: 51, column: 5, scope: !99)
!197 = !DILocation(line: 51, column: 18, scope: !99)
!198 = !DILocalVariable(name: "__range1", scope: !199, type: !145, flags: DIFlagArtificial)
!199 = distinct !DILexicalBlock(scope: !99, file: !3, line: 52, column: 5)
!200 = !DILocation(line: 0, scope: !199)
!201 = !DILocation(line: 52, column: 22, scope: !199)
!202 = !DILocalVariable(name: "__begin1", scope: !199, type: !203, flags: DIFlagArtificial)
!203 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!204 = !DILocation(line: 52, column: 20, scope: !199)
!205 = !DILocalVariable(name: "__end1", scope: !199, type: !203, flags: DIFlagArtificial)
!206 = !DILocalVariable(name: "item", scope: !207, file: !3, line: 52, type: !144)
!207 = distinct !DILexicalBlock(scope: !199, file: !3, line: 52, column: 5)
!208 = !DILocation(line: 52, column: 15, scope: !207)
!209 = !DILocation(line: 52, column: 20, scope: !207)
!210 = !DILocation(line: 52, column: 46, scope: !207)
!211 = !DILocation(line: 52, column: 37, scope: !207)
!212 = !DILocation(line: 52, column: 29, scope: !207)
!213 = !DILocation(line: 52, column: 34, scope: !207)
!214 = !DILocation(line: 52, column: 5, scope: !199)
!215 = distinct !{!215, !214, !216}
!216 = !DILocation(line: 52, column: 50, scope: !199)
!217 = !DILocation(line: 63, column: 1, scope: !99)
!218 = !DILocation(line: 63, column: 1, scope: !207)
!219 = !DILocalVariable(name: "d", scope: !99, file: !3, line: 53, type: !220)
!220 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Diamond", file: !3, line: 19, size: 320, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !221, vtableHolder: !223, identifier: "_ZTS7Diamond")
!221 = !{!222, !239, !245}
!222 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !220, baseType: !223, extraData: i32 0)
!223 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Left", file: !3, line: 17, size: 192, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !224, vtableHolder: !223, identifier: "_ZTS4Left")
!224 = !{!225, !234, !235}
!225 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !223, baseType: !226, offset: 24, flags: DIFlagVirtual, extraData: i32 0)
!226 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Base", file: !3, line: 16, size: 128, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !227, vtableHolder: !226, identifier: "_ZTS4Base")
!227 = !{!228, !229, !230}
!228 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$Base", scope: !3, file: !3, baseType: !13, size: 64, flags: DIFlagArtificial)
!229 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !226, file: !3, line: 16, baseType: !5, size: 32, offset: 64)
!230 = !DISubprogram(name: "f", linkageName: "_ZN4Base1fEv", scope: !226, file: !3, line: 16, type: !231, scopeLine: 16, containingType: !226, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual)
!231 = !DISubroutineType(types: !232)
!232 = !{!5, !233}
!233 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !226, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!234 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$Left", scope: !3, file: !3, baseType: !13, size: 64, flags: DIFlagArtificial)
!235 = !DISubprogram(name: "f", linkageName: "_ZN4Left1fEv", scope: !223, file: !3, line: 17, type: !236, scopeLine: 17, containingType: !223, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual)
!236 = !DISubroutineType(types: !237)
!237 = !{!5, !238}
!238 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !223, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!239 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !220, baseType: !240, offset: 64, extraData: i32 0)
!240 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Right", file: !3, line: 18, size: 256, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !241, vtableHolder: !240, identifier: "_ZTS5Right")
!241 = !{!242, !243, !244}
!242 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !240, baseType: !226, offset: 24, flags: DIFlagVirtual, extraData: i32 0)
!243 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$Right", scope: !3, file: !3, baseType: !13, size: 64, flags: DIFlagArtificial)
!244 = !DIDerivedType(tag: DW_TAG_member, name: "r", scope: !240, file: !3, line: 18, baseType: !5, size: 32, offset: 64)
!245 = !DISubprogram(name: "f", linkageName: "_ZN7Diamond1fEv", scope: !220, file: !3, line: 19, type: !246, scopeLine: 19, containingType: !220, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual)
!246 = !DISubroutineType(types: !247)
!247 = !{!5, !248}
!248 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !220, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!249 = !DILocation(line: 53, column: 13, scope: !99)
!250 = !DILocalVariable(name: "base", scope: !99, file: !3, line: 54, type: !251)
!251 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !226, size: 64)
!252 = !DILocation(line: 54, column: 11, scope: !99)
!253 = !DILocation(line: 54, column: 18, scope: !99)
!254 = !DILocalVariable(name: "made", scope: !99, file: !3, line: 55, type: !184)
!255 = !DILocation(line: 55, column: 12, scope: !99)
!256 = !DILocation(line: 55, column: 19, scope: !99)
!257 = !DILocation(line: 55, column: 23, scope: !99)
!258 = !DILocalVariable(name: "corners", scope: !99, file: !3, line: 56, type: !5)
!259 = !DILocation(line: 56, column: 9, scope: !99)
!260 = !DILocation(line: 56, column: 19, scope: !99)
!261 = !DILocation(line: 56, column: 25, scope: !99)
!262 = !DILocation(line: 57, column: 12, scope: !99)
!263 = !DILocation(line: 57, column: 5, scope: !99)
!264 = !DILocalVariable(name: "many", scope: !99, file: !3, line: 58, type: !203)
!265 = !DILocation(line: 58, column: 10, scope: !99)
!266 = !DILocation(line: 58, column: 17, scope: !99)
!267 = !DILocation(line: 59, column: 14, scope: !99)
!268 = !DILocation(line: 59, column: 5, scope: !99)
!269 = !DILocation(line: 60, column: 10, scope: !99)
!270 = !DILocation(line: 60, column: 5, scope: !99)
!271 = !DILocation(line: 61, column: 16, scope: !99)
!272 = !DILocation(line: 61, column: 23, scope: !99)
!273 = !DILocation(line: 61, column: 33, scope: !99)
!274 = !DILocation(line: 61, column: 41, scope: !99)
!275 = !DILocation(line: 61, column: 32, scope: !99)
!276 = !DILocation(line: 61, column: 30, scope: !99)
!277 = !DILocation(line: 61, column: 53, scope: !99)
!278 = !DILocation(line: 61, column: 51, scope: !99)
!279 = !DILocation(line: 61, column: 65, scope: !99)
!280 = !DILocation(line: 61, column: 73, scope: !99)
!281 = !DILocation(line: 61, column: 70, scope: !99)
!282 = !DILocation(line: 61, column: 63, scope: !99)
!283 = !DILocation(line: 61, column: 80, scope: !99)
!284 = !DILocation(line: 61, column: 87, scope: !99)
!285 = !DILocation(line: 61, column: 78, scope: !99)
!286 = !DILocation(line: 61, column: 105, scope: !99)
!287 = !DILocation(line: 61, column: 99, scope: !99)
!288 = !DILocation(line: 61, column: 97, scope: !99)
!289 = !DILocation(line: 62, column: 18, scope: !99)
!290 = !DILocation(line: 62, column: 21, scope: !99)
!291 = !DILocation(line: 62, column: 26, scope: !99)
!292 = !DILocation(line: 62, column: 12, scope: !99)
!293 = !DILocation(line: 61, column: 122, scope: !99)
!294 = !DILocation(line: 62, column: 33, scope: !99)
!295 = !DILocation(line: 62, column: 38, scope: !99)
!296 = !DILocation(line: 62, column: 31, scope: !99)
!297 = !DILocation(line: 62, column: 44, scope: !99)
!298 = !DILocation(line: 62, column: 42, scope: !99)
!299 = !DILocation(line: 62, column: 78, scope: !99)
!300 = !DILocation(line: 62, column: 55, scope: !99)
!301 = !DILocation(line: 62, column: 85, scope: !99)
!302 = !DILocation(line: 62, column: 54, scope: !99)
!303 = !DILocation(line: 62, column: 52, scope: !99)
!304 = !DILocation(line: 61, column: 5, scope: !99)
!305 = distinct !DISubprogram(name: "Stack", linkageName: "_ZN12_GLOBAL__N_15StackIdLi8EEC2Ev", scope: !74, file: !3, line: 23, type: !306, scopeLine: 23, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, declaration: !308, retainedNodes: !100)
!306 = !DISubroutineType(types: !307)
!307 = !{null, !85}
!308 = !DISubprogram(name: "Stack", scope: !74, type: !306, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!309 = !DILocalVariable(name: "this", arg: 1, scope: !305, type: !310, flags: DIFlagArtificial | DIFlagObjectPointer)
!310 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !74, size: 64)
!311 = !DILocation(line: 0, scope: !305)
!312 = !DILocation(line: 25, column: 9, scope: !305)
!313 = !DILocation(line: 23, column: 34, scope: !305)
!314 = distinct !DISubprogram(name: "operator<<", linkageName: "_ZN12_GLOBAL__N_15StackIdLi8EElsEd", scope: !74, file: !3, line: 26, type: !82, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, declaration: !81, retainedNodes: !100)
!315 = !DILocalVariable(name: "this", arg: 1, scope: !314, type: !310, flags: DIFlagArtificial | DIFlagObjectPointer)
!316 = !DILocation(line: 0, scope: !314)
!317 = !DILocalVariable(name: "item", arg: 2, scope: !314, file: !3, line: 26, type: !25)
!318 = !DILocation(line: 26, column: 25, scope: !314)
!319 = !DILocation(line: 26, column: 54, scope: !314)
!320 = !DILocation(line: 26, column: 33, scope: !314)
!321 = !DILocation(line: 26, column: 39, scope: !314)
!322 = !DILocation(line: 26, column: 44, scope: !314)
!323 = !DILocation(line: 26, column: 47, scope: !314)
!324 = !DILocation(line: 26, column: 52, scope: !314)
!325 = !DILocation(line: 26, column: 60, scope: !314)
!326 = distinct !DISubprogram(name: "Square", linkageName: "_ZN6SquareC2Ed", scope: !7, file: !3, line: 11, type: !46, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !45, retainedNodes: !100)
!327 = !DILocalVariable(name: "this", arg: 1, scope: !326, type: !6, flags: DIFlagArtificial | DIFlagObjectPointer)
!328 = !DILocation(line: 0, scope: !326)
!329 = !DILocalVariable(name: "s", arg: 2, scope: !326, file: !3, line: 11, type: !25)
!330 = !DILocation(line: 11, column: 28, scope: !326)
!331 = !DILocation(line: 11, column: 14, scope: !326)
!332 = !DILocation(line: 11, column: 41, scope: !326)
!333 = !DILocation(line: 11, column: 33, scope: !326)
!334 = !DILocation(line: 11, column: 38, scope: !326)
!335 = !DILocation(line: 11, column: 43, scope: !336)
!336 = distinct !DILexicalBlock(scope: !326, file: !3, line: 11, column: 41)
!337 = !DILocation(line: 11, column: 51, scope: !326)
!338 = distinct !DISubprogram(name: "operator()", linkageName: "_ZZ4mainENK3$_1clEi", scope: !165, file: !3, line: 42, type: !339, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, declaration: !343, retainedNodes: !100)
!339 = !DISubroutineType(types: !340)
!340 = !{!5, !341, !5}
!341 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !342, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!342 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !165)
!343 = !DISubprogram(name: "operator()", scope: !165, file: !3, line: 42, type: !339, scopeLine: 42, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!344 = !DILocalVariable(name: "this", arg: 1, scope: !338, type: !345, flags: DIFlagArtificial | DIFlagObjectPointer)
!345 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !342, size: 64)
!346 = !DILocation(line: 0, scope: !338)
!347 = !DILocalVariable(name: "x", arg: 2, scope: !338, file: !3, line: 42, type: !5)
!348 = !DILocation(line: 42, column: 36, scope: !338)
!349 = !DILocation(line: 42, column: 48, scope: !338)
!350 = !DILocation(line: 42, column: 52, scope: !338)
!351 = !DILocation(line: 42, column: 50, scope: !338)
!352 = !DILocation(line: 42, column: 41, scope: !338)
!353 = distinct !DISubprogram(name: "Diamond", linkageName: "_ZN7DiamondC1Ev", scope: !220, file: !3, line: 19, type: !354, scopeLine: 19, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !356, retainedNodes: !100)
!354 = !DISubroutineType(types: !355)
!355 = !{null, !248}
!356 = !DISubprogram(name: "Diamond", scope: !220, type: !354, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!357 = !DILocalVariable(name: "this", arg: 1, scope: !353, type: !358, flags: DIFlagArtificial | DIFlagObjectPointer)
!358 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !220, size: 64)
!359 = !DILocation(line: 0, scope: !353)
!360 = !DILocation(line: 19, column: 8, scope: !353)
!361 = distinct !DISubprogram(name: "pass", linkageName: "_Z4passN12_GLOBAL__N_15NoisyE", scope: !3, file: !3, line: 37, type: !362, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !100)
!362 = !DISubroutineType(types: !363)
!363 = !{!60, !60}
!364 = !DILocalVariable(name: "n", arg: 1, scope: !361, file: !3, line: 37, type: !60)
!365 = !DILocation(line: 37, column: 18, scope: !361)
!366 = !DILocation(line: 37, column: 30, scope: !361)
!367 = !DILocation(line: 37, column: 23, scope: !361)
!368 = distinct !DISubprogram(name: "Noisy", linkageName: "_ZN12_GLOBAL__N_15NoisyC2ERKS0_", scope: !60, file: !3, line: 29, type: !69, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, declaration: !68, retainedNodes: !100)
!369 = !DILocalVariable(name: "this", arg: 1, scope: !368, type: !130, flags: DIFlagArtificial | DIFlagObjectPointer)
!370 = !DILocation(line: 0, scope: !368)
!371 = !DILocalVariable(arg: 2, scope: !368, file: !3, line: 29, type: !71)
!372 = !DILocation(line: 29, column: 72, scope: !368)
!373 = !DILocation(line: 29, column: 76, scope: !374)
!374 = distinct !DILexicalBlock(scope: !368, file: !3, line: 29, column: 74)
!375 = !DILocation(line: 29, column: 84, scope: !368)
!376 = distinct !DISubprogram(name: "operator[]", linkageName: "_ZNK12_GLOBAL__N_15StackIdLi8EEixEi", scope: !74, file: !3, line: 27, type: !87, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, declaration: !86, retainedNodes: !100)
!377 = !DILocalVariable(name: "this", arg: 1, scope: !376, type: !378, flags: DIFlagArtificial | DIFlagObjectPointer)
!378 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !90, size: 64)
!379 = !DILocation(line: 0, scope: !376)
!380 = !DILocalVariable(name: "at", arg: 2, scope: !376, file: !3, line: 27, type: !5)
!381 = !DILocation(line: 27, column: 22, scope: !376)
!382 = !DILocation(line: 27, column: 41, scope: !376)
!383 = !DILocation(line: 27, column: 47, scope: !376)
!384 = !DILocation(line: 27, column: 34, scope: !376)
!385 = distinct !DISubprogram(name: "apply<(lambda at classes.cpp:43:25)>", linkageName: "_Z5applyIZ4mainE3$_0EDaT_i", scope: !3, file: !3, line: 34, type: !386, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, templateParams: !388, retainedNodes: !100)
!386 = !DISubroutineType(types: !387)
!387 = !{!5, !172, !5}
!388 = !{!389}
!389 = !DITemplateTypeParameter(name: "F", type: !172)
!390 = !DILocalVariable(name: "f", arg: 1, scope: !385, file: !3, line: 34, type: !172)
!391 = !DILocation(line: 34, column: 33, scope: !385)
!392 = !DILocalVariable(name: "x", arg: 2, scope: !385, file: !3, line: 34, type: !5)
!393 = !DILocation(line: 34, column: 40, scope: !385)
!394 = !DILocation(line: 34, column: 54, scope: !385)
!395 = !DILocation(line: 34, column: 52, scope: !385)
!396 = !DILocation(line: 34, column: 45, scope: !385)
!397 = distinct !DISubprogram(name: "count<int, double, char>", linkageName: "_Z5countIJidcEEiDpOT_", scope: !3, file: !3, line: 35, type: !398, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, templateParams: !403, retainedNodes: !100)
!398 = !DISubroutineType(types: !399)
!399 = !{!5, !400, !401, !402}
!400 = !DIDerivedType(tag: DW_TAG_rvalue_reference_type, baseType: !5, size: 64)
!401 = !DIDerivedType(tag: DW_TAG_rvalue_reference_type, baseType: !25, size: 64)
!402 = !DIDerivedType(tag: DW_TAG_rvalue_reference_type, baseType: !41, size: 64)
!403 = !{!404}
!404 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_parameter_pack, name: "A", value: !405)
!405 = !{!406, !407, !408}
!406 = !DITemplateTypeParameter(type: !5)
!407 = !DITemplateTypeParameter(type: !25)
!408 = !DITemplateTypeParameter(type: !41)
!409 = !DILocalVariable(name: "a", arg: 1, scope: !397, file: !3, line: 35, type: !400)
!410 = !DILocation(line: 35, column: 40, scope: !397)
!411 = !DILocalVariable(name: "a", arg: 2, scope: !397, file: !3, line: 35, type: !401)
!412 = !DILocalVariable(name: "a", arg: 3, scope: !397, file: !3, line: 35, type: !402)
!413 = !DILocation(line: 35, column: 67, scope: !397)
!414 = !DILocation(line: 35, column: 57, scope: !397)
!415 = !DILocation(line: 35, column: 45, scope: !397)
!416 = distinct !DISubprogram(name: "~Square", linkageName: "_ZN6SquareD2Ev", scope: !7, file: !3, line: 9, type: !417, scopeLine: 9, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !419, retainedNodes: !100)
!417 = !DISubroutineType(types: !418)
!418 = !{null, !48}
!419 = !DISubprogram(name: "~Square", scope: !7, type: !417, containingType: !7, virtualIndex: 0, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual)
!420 = !DILocalVariable(name: "this", arg: 1, scope: !416, type: !6, flags: DIFlagArtificial | DIFlagObjectPointer)
!421 = !DILocation(line: 0, scope: !416)
!422 = !DILocation(line: 9, column: 8, scope: !423)
!423 = distinct !DILexicalBlock(scope: !416, file: !3, line: 9, column: 8)
!424 = !DILocation(line: 9, column: 8, scope: !416)
!425 = distinct !DISubprogram(name: "Shape", linkageName: "_ZN5ShapeC2Ev", scope: !10, file: !3, line: 2, type: !19, scopeLine: 2, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !426, retainedNodes: !100)
!426 = !DISubprogram(name: "Shape", scope: !10, type: !19, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!427 = !DILocalVariable(name: "this", arg: 1, scope: !425, type: !184, flags: DIFlagArtificial | DIFlagObjectPointer)
!428 = !DILocation(line: 0, scope: !425)
!429 = !DILocation(line: 2, column: 8, scope: !425)
!430 = distinct !DISubprogram(name: "Named", linkageName: "_ZN5NamedC2Ev", scope: !32, file: !3, line: 8, type: !431, scopeLine: 8, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !434, retainedNodes: !100)
!431 = !DISubroutineType(types: !432)
!432 = !{null, !433}
!433 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !32, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!434 = !DISubprogram(name: "Named", scope: !32, type: !431, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!435 = !DILocalVariable(name: "this", arg: 1, scope: !430, type: !187, flags: DIFlagArtificial | DIFlagObjectPointer)
!436 = !DILocation(line: 0, scope: !430)
!437 = !DILocation(line: 8, column: 8, scope: !430)
!438 = !DILocation(line: 8, column: 72, scope: !430)
!439 = distinct !DISubprogram(name: "~Square", linkageName: "_ZN6SquareD0Ev", scope: !7, file: !3, line: 9, type: !417, scopeLine: 9, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !419, retainedNodes: !100)
!440 = !DILocalVariable(name: "this", arg: 1, scope: !439, type: !6, flags: DIFlagArtificial | DIFlagObjectPointer)
!441 = !DILocation(line: 0, scope: !439)
!442 = !DILocation(line: 9, column: 8, scope: !439)
!443 = distinct !DISubprogram(name: "area", linkageName: "_ZNK6Square4areaEv", scope: !7, file: !3, line: 12, type: !50, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !49, retainedNodes: !100)
!444 = !DILocalVariable(name: "this", arg: 1, scope: !443, type: !445, flags: DIFlagArtificial | DIFlagObjectPointer)
!445 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !53, size: 64)
!446 = !DILocation(line: 0, scope: !443)
!447 = !DILocation(line: 12, column: 43, scope: !443)
!448 = !DILocation(line: 12, column: 50, scope: !443)
!449 = !DILocation(line: 12, column: 48, scope: !443)
!450 = !DILocation(line: 12, column: 36, scope: !443)
!451 = distinct !DISubprogram(name: "corners", linkageName: "_ZNK6Square7cornersEv", scope: !7, file: !3, line: 13, type: !55, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !54, retainedNodes: !100)
!452 = !DILocalVariable(name: "this", arg: 1, scope: !451, type: !445, flags: DIFlagArtificial | DIFlagObjectPointer)
!453 = !DILocation(line: 0, scope: !451)
!454 = !DILocation(line: 13, column: 36, scope: !451)
!455 = distinct !DISubprogram(name: "name", linkageName: "_ZNK6Square4nameEv", scope: !7, file: !3, line: 14, type: !58, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !57, retainedNodes: !100)
!456 = !DILocalVariable(name: "this", arg: 1, scope: !455, type: !445, flags: DIFlagArtificial | DIFlagObjectPointer)
!457 = !DILocation(line: 0, scope: !455)
!458 = !DILocation(line: 14, column: 41, scope: !455)
!459 = distinct !DISubprogram(linkageName: "_ZThn8_NK6Square4nameEv", scope: !3, file: !3, line: 14, type: !460, flags: DIFlagArtificial | DIFlagThunk, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !100)
!460 = !DISubroutineType(types: !100)
!461 = !DILocation(line: 0, scope: !459)
!462 = distinct !DISubprogram(name: "~Shape", linkageName: "_ZN5ShapeD2Ev", scope: !10, file: !3, line: 3, type: !19, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !18, retainedNodes: !100)
!463 = !DILocalVariable(name: "this", arg: 1, scope: !462, type: !184, flags: DIFlagArtificial | DIFlagObjectPointer)
!464 = !DILocation(line: 0, scope: !462)
!465 = !DILocation(line: 3, column: 23, scope: !462)
!466 = distinct !DISubprogram(name: "~Shape", linkageName: "_ZN5ShapeD0Ev", scope: !10, file: !3, line: 3, type: !19, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !18, retainedNodes: !100)
!467 = !DILocalVariable(name: "this", arg: 1, scope: !466, type: !184, flags: DIFlagArtificial | DIFlagObjectPointer)
!468 = !DILocation(line: 0, scope: !466)
!469 = !DILocation(line: 3, column: 22, scope: !466)
!470 = distinct !DISubprogram(name: "corners", linkageName: "_ZNK5Shape7cornersEv", scope: !10, file: !3, line: 5, type: !29, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !28, retainedNodes: !100)
!471 = !DILocalVariable(name: "this", arg: 1, scope: !470, type: !472, flags: DIFlagArtificial | DIFlagObjectPointer)
!472 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !27, size: 64)
!473 = !DILocation(line: 0, scope: !470)
!474 = !DILocation(line: 5, column: 35, scope: !470)
!475 = distinct !DISubprogram(name: "name", linkageName: "_ZNK5Named4nameEv", scope: !32, file: !3, line: 8, type: !37, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !36, retainedNodes: !100)
!476 = !DILocalVariable(name: "this", arg: 1, scope: !475, type: !477, flags: DIFlagArtificial | DIFlagObjectPointer)
!477 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !43, size: 64)
!478 = !DILocation(line: 0, scope: !475)
!479 = !DILocation(line: 8, column: 51, scope: !475)
!480 = distinct !DISubprogram(name: "Base", linkageName: "_ZN4BaseC2Ev", scope: !226, file: !3, line: 16, type: !481, scopeLine: 16, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !483, retainedNodes: !100)
!481 = !DISubroutineType(types: !482)
!482 = !{null, !233}
!483 = !DISubprogram(name: "Base", scope: !226, type: !481, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!484 = !DILocalVariable(name: "this", arg: 1, scope: !480, type: !485, flags: DIFlagArtificial | DIFlagObjectPointer)
!485 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !226, size: 64)
!486 = !DILocation(line: 0, scope: !480)
!487 = !DILocation(line: 16, column: 8, scope: !480)
!488 = !DILocation(line: 16, column: 19, scope: !480)
!489 = distinct !DISubprogram(name: "Left", linkageName: "_ZN4LeftC2Ev", scope: !223, file: !3, line: 17, type: !490, scopeLine: 17, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !492, retainedNodes: !100)
!490 = !DISubroutineType(types: !491)
!491 = !{null, !238}
!492 = !DISubprogram(name: "Left", scope: !223, type: !490, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!493 = !DILocalVariable(name: "this", arg: 1, scope: !489, type: !494, flags: DIFlagArtificial | DIFlagObjectPointer)
!494 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !223, size: 64)
!495 = !DILocation(line: 0, scope: !489)
!496 = !DILocalVariable(name: "vtt", arg: 2, scope: !489, type: !497, flags: DIFlagArtificial)
!497 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !498, size: 64)
!498 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!499 = !DILocation(line: 17, column: 8, scope: !489)
!500 = distinct !DISubprogram(name: "Right", linkageName: "_ZN5RightC2Ev", scope: !240, file: !3, line: 18, type: !501, scopeLine: 18, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !504, retainedNodes: !100)
!501 = !DISubroutineType(types: !502)
!502 = !{null, !503}
!503 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !240, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!504 = !DISubprogram(name: "Right", scope: !240, type: !501, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!505 = !DILocalVariable(name: "this", arg: 1, scope: !500, type: !506, flags: DIFlagArtificial | DIFlagObjectPointer)
!506 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !240, size: 64)
!507 = !DILocation(line: 0, scope: !500)
!508 = !DILocalVariable(name: "vtt", arg: 2, scope: !500, type: !497, flags: DIFlagArtificial)
!509 = !DILocation(line: 18, column: 8, scope: !500)
!510 = !DILocation(line: 18, column: 35, scope: !500)
!511 = distinct !DISubprogram(name: "f", linkageName: "_ZN4Left1fEv", scope: !223, file: !3, line: 17, type: !236, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !235, retainedNodes: !100)
!512 = !DILocalVariable(name: "this", arg: 1, scope: !511, type: !494, flags: DIFlagArtificial | DIFlagObjectPointer)
!513 = !DILocation(line: 0, scope: !511)
!514 = !DILocation(line: 17, column: 49, scope: !511)
!515 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N4Left1fEv", scope: !3, file: !3, line: 17, type: !460, flags: DIFlagArtificial | DIFlagThunk, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !100)
!516 = !DILocation(line: 0, scope: !515)
!517 = distinct !DISubprogram(name: "f", linkageName: "_ZN4Base1fEv", scope: !226, file: !3, line: 16, type: !231, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !230, retainedNodes: !100)
!518 = !DILocalVariable(name: "this", arg: 1, scope: !517, type: !485, flags: DIFlagArtificial | DIFlagObjectPointer)
!519 = !DILocation(line: 0, scope: !517)
!520 = !DILocation(line: 16, column: 51, scope: !517)
!521 = !DILocation(line: 16, column: 44, scope: !517)
!522 = distinct !DISubprogram(name: "f", linkageName: "_ZN7Diamond1fEv", scope: !220, file: !3, line: 19, type: !246, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !245, retainedNodes: !100)
!523 = !DILocalVariable(name: "this", arg: 1, scope: !522, type: !358, flags: DIFlagArtificial | DIFlagObjectPointer)
!524 = !DILocation(line: 0, scope: !522)
!525 = !DILocation(line: 19, column: 64, scope: !522)
!526 = !DILocation(line: 19, column: 70, scope: !522)
!527 = !DILocation(line: 19, column: 68, scope: !522)
!528 = !DILocation(line: 19, column: 51, scope: !522)
!529 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N7Diamond1fEv", scope: !3, file: !3, line: 19, type: !460, flags: DIFlagArtificial | DIFlagThunk, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !100)
!530 = !DILocation(line: 0, scope: !529)
!531 = distinct !DISubprogram(name: "operator()", linkageName: "_ZZ4mainEN3$_0clEi", scope: !172, file: !3, line: 43, type: !532, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, declaration: !535, retainedNodes: !100)
!532 = !DISubroutineType(types: !533)
!533 = !{!5, !534, !5}
!534 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !172, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!535 = !DISubprogram(name: "operator()", scope: !172, file: !3, line: 43, type: !532, scopeLine: 43, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!536 = !DILocalVariable(name: "this", arg: 1, scope: !531, type: !537, flags: DIFlagArtificial | DIFlagObjectPointer)
!537 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !172, size: 64)
!538 = !DILocation(line: 0, scope: !531)
!539 = !DILocalVariable(name: "x", arg: 2, scope: !531, file: !3, line: 43, type: !5)
!540 = !DILocation(line: 43, column: 33, scope: !531)
!541 = !DILocation(line: 43, column: 58, scope: !531)
!542 = !DILocation(line: 43, column: 46, scope: !531)
!543 = !DILocation(line: 43, column: 55, scope: !531)
!544 = !DILocation(line: 43, column: 68, scope: !531)
!545 = !DILocation(line: 43, column: 61, scope: !531)
!546 = distinct !DISubprogram(linkageName: "_GLOBAL__sub_I_classes.cpp", scope: !122, file: !122, type: !460, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !100)
!547 = !DILocation(line: 0, scope: !546)
