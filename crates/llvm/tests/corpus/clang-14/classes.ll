; ModuleID = 'classes.cpp'
source_filename = "classes.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"struct.(anonymous namespace)::Noisy" = type { i8 }
%class.anon = type { i32 }
%class.anon.0 = type { i32* }
%"struct.(anonymous namespace)::Stack" = type <{ [8 x double], i32, [4 x i8] }>
%struct.Square = type { %struct.Shape, %struct.Named.base, double }
%struct.Shape = type { i32 (...)** }
%struct.Named.base = type <{ i32 (...)**, i32 }>
%struct.Named = type <{ i32 (...)**, i32, [4 x i8] }>
%struct.Diamond = type <{ %struct.Left.base, %struct.Right.base, [4 x i8], %struct.Base.base, [4 x i8] }>
%struct.Left.base = type { i32 (...)** }
%struct.Right.base = type <{ i32 (...)**, i32 }>
%struct.Base.base = type <{ i32 (...)**, i32 }>
%struct.Base = type <{ i32 (...)**, i32, [4 x i8] }>
%struct.Left = type { i32 (...)**, %struct.Base.base }
%struct.Right = type <{ i32 (...)**, i32, [4 x i8], %struct.Base.base, [4 x i8] }>

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
@_ZN12_GLOBAL__N_112global_noisyE = internal global %"struct.(anonymous namespace)::Noisy" zeroinitializer, align 1, !dbg !124
@__dso_handle = external hidden global i8
@_ZZ4mainE4once = internal global %"struct.(anonymous namespace)::Noisy" zeroinitializer, align 1, !dbg !126
@_ZGVZ4mainE4once = internal global i64 0, align 8
@__const.main.array = private unnamed_addr constant [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 16
@_ZTVN10__cxxabiv117__class_type_infoE = external global i8*
@_ZTS5Named = linkonce_odr dso_local constant [7 x i8] c"5Named\00", comdat, align 1
@_ZTI5Named = linkonce_odr dso_local constant { i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv117__class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @_ZTS5Named, i32 0, i32 0) }, comdat, align 8
@_ZTVN10__cxxabiv121__vmi_class_type_infoE = external global i8*
@_ZTS6Square = linkonce_odr dso_local constant [8 x i8] c"6Square\00", comdat, align 1
@_ZTS5Shape = linkonce_odr dso_local constant [7 x i8] c"5Shape\00", comdat, align 1
@_ZTI5Shape = linkonce_odr dso_local constant { i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv117__class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @_ZTS5Shape, i32 0, i32 0) }, comdat, align 8
@_ZTI6Square = linkonce_odr dso_local constant { i8*, i8*, i32, i32, i8*, i64, i8*, i64 } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @_ZTS6Square, i32 0, i32 0), i32 0, i32 2, i8* bitcast ({ i8*, i8* }* @_ZTI5Shape to i8*), i64 2, i8* bitcast ({ i8*, i8* }* @_ZTI5Named to i8*), i64 2050 }, comdat, align 8
@_ZN12_GLOBAL__N_15Noisy4liveE = internal global i32 0, align 4, !dbg !130
@_ZTV6Square = linkonce_odr dso_local unnamed_addr constant { [7 x i8*], [3 x i8*] } { [7 x i8*] [i8* null, i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64, i8*, i64 }* @_ZTI6Square to i8*), i8* bitcast (void (%struct.Square*)* @_ZN6SquareD2Ev to i8*), i8* bitcast (void (%struct.Square*)* @_ZN6SquareD0Ev to i8*), i8* bitcast (double (%struct.Square*)* @_ZNK6Square4areaEv to i8*), i8* bitcast (i32 (%struct.Square*)* @_ZNK6Square7cornersEv to i8*), i8* bitcast (i8* (%struct.Square*)* @_ZNK6Square4nameEv to i8*)], [3 x i8*] [i8* inttoptr (i64 -8 to i8*), i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64, i8*, i64 }* @_ZTI6Square to i8*), i8* bitcast (i8* (%struct.Square*)* @_ZThn8_NK6Square4nameEv to i8*)] }, comdat, align 8
@_ZTV5Shape = linkonce_odr dso_local unnamed_addr constant { [6 x i8*] } { [6 x i8*] [i8* null, i8* bitcast ({ i8*, i8* }* @_ZTI5Shape to i8*), i8* bitcast (void (%struct.Shape*)* @_ZN5ShapeD2Ev to i8*), i8* bitcast (void (%struct.Shape*)* @_ZN5ShapeD0Ev to i8*), i8* bitcast (void ()* @__cxa_pure_virtual to i8*), i8* bitcast (i32 (%struct.Shape*)* @_ZNK5Shape7cornersEv to i8*)] }, comdat, align 8
@_ZTV5Named = linkonce_odr dso_local unnamed_addr constant { [3 x i8*] } { [3 x i8*] [i8* null, i8* bitcast ({ i8*, i8* }* @_ZTI5Named to i8*), i8* bitcast (i8* (%struct.Named*)* @_ZNK5Named4nameEv to i8*)] }, comdat, align 8
@.str = private unnamed_addr constant [5 x i8] c"none\00", align 1
@.str.1 = private unnamed_addr constant [7 x i8] c"square\00", align 1
@_ZTV7Diamond = linkonce_odr dso_local unnamed_addr constant { [4 x i8*], [3 x i8*], [4 x i8*] } { [4 x i8*] [i8* inttoptr (i64 24 to i8*), i8* null, i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64, i8*, i64 }* @_ZTI7Diamond to i8*), i8* bitcast (i32 (%struct.Diamond*)* @_ZN7Diamond1fEv to i8*)], [3 x i8*] [i8* inttoptr (i64 16 to i8*), i8* inttoptr (i64 -8 to i8*), i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64, i8*, i64 }* @_ZTI7Diamond to i8*)], [4 x i8*] [i8* inttoptr (i64 -24 to i8*), i8* inttoptr (i64 -24 to i8*), i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64, i8*, i64 }* @_ZTI7Diamond to i8*), i8* bitcast (i32 (%struct.Diamond*)* @_ZTv0_n24_N7Diamond1fEv to i8*)] }, comdat, align 8
@_ZTT7Diamond = linkonce_odr dso_local unnamed_addr constant [7 x i8*] [i8* bitcast (i8** getelementptr inbounds ({ [4 x i8*], [3 x i8*], [4 x i8*] }, { [4 x i8*], [3 x i8*], [4 x i8*] }* @_ZTV7Diamond, i32 0, inrange i32 0, i32 3) to i8*), i8* bitcast (i8** getelementptr inbounds ({ [4 x i8*], [4 x i8*] }, { [4 x i8*], [4 x i8*] }* @_ZTC7Diamond0_4Left, i32 0, inrange i32 0, i32 3) to i8*), i8* bitcast (i8** getelementptr inbounds ({ [4 x i8*], [4 x i8*] }, { [4 x i8*], [4 x i8*] }* @_ZTC7Diamond0_4Left, i32 0, inrange i32 1, i32 3) to i8*), i8* bitcast (i8** getelementptr inbounds ({ [3 x i8*], [4 x i8*] }, { [3 x i8*], [4 x i8*] }* @_ZTC7Diamond8_5Right, i32 0, inrange i32 0, i32 3) to i8*), i8* bitcast (i8** getelementptr inbounds ({ [3 x i8*], [4 x i8*] }, { [3 x i8*], [4 x i8*] }* @_ZTC7Diamond8_5Right, i32 0, inrange i32 1, i32 3) to i8*), i8* bitcast (i8** getelementptr inbounds ({ [4 x i8*], [3 x i8*], [4 x i8*] }, { [4 x i8*], [3 x i8*], [4 x i8*] }* @_ZTV7Diamond, i32 0, inrange i32 2, i32 3) to i8*), i8* bitcast (i8** getelementptr inbounds ({ [4 x i8*], [3 x i8*], [4 x i8*] }, { [4 x i8*], [3 x i8*], [4 x i8*] }* @_ZTV7Diamond, i32 0, inrange i32 1, i32 3) to i8*)], comdat, align 8
@_ZTC7Diamond0_4Left = linkonce_odr dso_local unnamed_addr constant { [4 x i8*], [4 x i8*] } { [4 x i8*] [i8* inttoptr (i64 24 to i8*), i8* null, i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64 }* @_ZTI4Left to i8*), i8* bitcast (i32 (%struct.Left*)* @_ZN4Left1fEv to i8*)], [4 x i8*] [i8* inttoptr (i64 -24 to i8*), i8* inttoptr (i64 -24 to i8*), i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64 }* @_ZTI4Left to i8*), i8* bitcast (i32 (%struct.Left*)* @_ZTv0_n24_N4Left1fEv to i8*)] }, comdat, align 8
@_ZTS4Left = linkonce_odr dso_local constant [6 x i8] c"4Left\00", comdat, align 1
@_ZTS4Base = linkonce_odr dso_local constant [6 x i8] c"4Base\00", comdat, align 1
@_ZTI4Base = linkonce_odr dso_local constant { i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv117__class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @_ZTS4Base, i32 0, i32 0) }, comdat, align 8
@_ZTI4Left = linkonce_odr dso_local constant { i8*, i8*, i32, i32, i8*, i64 } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @_ZTS4Left, i32 0, i32 0), i32 0, i32 1, i8* bitcast ({ i8*, i8* }* @_ZTI4Base to i8*), i64 -6141 }, comdat, align 8
@_ZTC7Diamond8_5Right = linkonce_odr dso_local unnamed_addr constant { [3 x i8*], [4 x i8*] } { [3 x i8*] [i8* inttoptr (i64 16 to i8*), i8* null, i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64 }* @_ZTI5Right to i8*)], [4 x i8*] [i8* null, i8* inttoptr (i64 -16 to i8*), i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64 }* @_ZTI5Right to i8*), i8* bitcast (i32 (%struct.Base*)* @_ZN4Base1fEv to i8*)] }, comdat, align 8
@_ZTS5Right = linkonce_odr dso_local constant [7 x i8] c"5Right\00", comdat, align 1
@_ZTI5Right = linkonce_odr dso_local constant { i8*, i8*, i32, i32, i8*, i64 } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @_ZTS5Right, i32 0, i32 0), i32 0, i32 1, i8* bitcast ({ i8*, i8* }* @_ZTI4Base to i8*), i64 -6141 }, comdat, align 8
@_ZTS7Diamond = linkonce_odr dso_local constant [9 x i8] c"7Diamond\00", comdat, align 1
@_ZTI7Diamond = linkonce_odr dso_local constant { i8*, i8*, i32, i32, i8*, i64, i8*, i64 } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([9 x i8], [9 x i8]* @_ZTS7Diamond, i32 0, i32 0), i32 2, i32 2, i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64 }* @_ZTI4Left to i8*), i64 2, i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64 }* @_ZTI5Right to i8*), i64 2050 }, comdat, align 8
@_ZTV4Base = linkonce_odr dso_local unnamed_addr constant { [3 x i8*] } { [3 x i8*] [i8* null, i8* bitcast ({ i8*, i8* }* @_ZTI4Base to i8*), i8* bitcast (i32 (%struct.Base*)* @_ZN4Base1fEv to i8*)] }, comdat, align 8
@llvm.global_ctors = appending global [1 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 65535, void ()* @_GLOBAL__sub_I_classes.cpp, i8* null }]

; Function Attrs: noinline uwtable
define internal void @__cxx_global_var_init() #0 section ".text.startup" !dbg !140 {
entry:
  call void @_ZN12_GLOBAL__N_15NoisyC2Ev(%"struct.(anonymous namespace)::Noisy"* noundef nonnull align 1 dereferenceable(1) @_ZN12_GLOBAL__N_112global_noisyE), !dbg !144
  %0 = call i32 @__cxa_atexit(void (i8*)* bitcast (void (%"struct.(anonymous namespace)::Noisy"*)* @_ZN12_GLOBAL__N_15NoisyD2Ev to void (i8*)*), i8* getelementptr inbounds (%"struct.(anonymous namespace)::Noisy", %"struct.(anonymous namespace)::Noisy"* @_ZN12_GLOBAL__N_112global_noisyE, i32 0, i32 0), i8* @__dso_handle) #2, !dbg !146
  ret void, !dbg !144
}

; Function Attrs: noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_15NoisyC2Ev(%"struct.(anonymous namespace)::Noisy"* noundef nonnull align 1 dereferenceable(1) %this) unnamed_addr #1 align 2 !dbg !147 {
entry:
  %this.addr = alloca %"struct.(anonymous namespace)::Noisy"*, align 8
  store %"struct.(anonymous namespace)::Noisy"* %this, %"struct.(anonymous namespace)::Noisy"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"struct.(anonymous namespace)::Noisy"** %this.addr, metadata !148, metadata !DIExpression()), !dbg !150
  %this1 = load %"struct.(anonymous namespace)::Noisy"*, %"struct.(anonymous namespace)::Noisy"** %this.addr, align 8
  %0 = load i32, i32* @_ZN12_GLOBAL__N_15Noisy4liveE, align 4, !dbg !151
  %inc = add nsw i32 %0, 1, !dbg !151
  store i32 %inc, i32* @_ZN12_GLOBAL__N_15Noisy4liveE, align 4, !dbg !151
  ret void, !dbg !153
}

; Function Attrs: noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_15NoisyD2Ev(%"struct.(anonymous namespace)::Noisy"* noundef nonnull align 1 dereferenceable(1) %this) unnamed_addr #1 align 2 !dbg !154 {
entry:
  %this.addr = alloca %"struct.(anonymous namespace)::Noisy"*, align 8
  store %"struct.(anonymous namespace)::Noisy"* %this, %"struct.(anonymous namespace)::Noisy"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"struct.(anonymous namespace)::Noisy"** %this.addr, metadata !155, metadata !DIExpression()), !dbg !156
  %this1 = load %"struct.(anonymous namespace)::Noisy"*, %"struct.(anonymous namespace)::Noisy"** %this.addr, align 8
  %0 = load i32, i32* @_ZN12_GLOBAL__N_15Noisy4liveE, align 4, !dbg !157
  %dec = add nsw i32 %0, -1, !dbg !157
  store i32 %dec, i32* @_ZN12_GLOBAL__N_15Noisy4liveE, align 4, !dbg !157
  ret void, !dbg !159
}

; Function Attrs: nounwind
declare i32 @__cxa_atexit(void (i8*)*, i8*, i8*) #2

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local noundef nonnull align 4 dereferenceable(4) i32* @_Z2atRA4_ij([4 x i32]* noundef nonnull align 4 dereferenceable(16) %array, i32 noundef %i) #3 !dbg !160 {
entry:
  %array.addr = alloca [4 x i32]*, align 8
  %i.addr = alloca i32, align 4
  store [4 x i32]* %array, [4 x i32]** %array.addr, align 8
  call void @llvm.dbg.declare(metadata [4 x i32]** %array.addr, metadata !169, metadata !DIExpression()), !dbg !170
  store i32 %i, i32* %i.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %i.addr, metadata !171, metadata !DIExpression()), !dbg !172
  %0 = load [4 x i32]*, [4 x i32]** %array.addr, align 8, !dbg !173
  %1 = load i32, i32* %i.addr, align 4, !dbg !174
  %idxprom = zext i32 %1 to i64, !dbg !173
  %arrayidx = getelementptr inbounds [4 x i32], [4 x i32]* %0, i64 0, i64 %idxprom, !dbg !173
  ret i32* %arrayidx, !dbg !175
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #4

; Function Attrs: mustprogress noinline norecurse uwtable
define dso_local noundef i32 @main() #5 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !128 {
entry:
  %retval = alloca i32, align 4
  %exn.slot = alloca i8*, align 8
  %ehselector.slot = alloca i32, align 4
  %captured = alloca i32, align 4
  %array = alloca [4 x i32], align 16
  %by_value = alloca %class.anon, align 4
  %by_reference = alloca %class.anon.0, align 8
  %stack = alloca %"struct.(anonymous namespace)::Stack", align 8
  %square = alloca %struct.Square, align 8
  %shape = alloca %struct.Shape*, align 8
  %named = alloca %struct.Named*, align 8
  %member = alloca { i64, i64 }, align 8
  %data = alloca i64, align 8
  %__range1 = alloca [4 x i32]*, align 8
  %__begin1 = alloca i32*, align 8
  %__end1 = alloca i32*, align 8
  %item = alloca i32*, align 8
  %d = alloca %struct.Diamond, align 8
  %base = alloca %struct.Base*, align 8
  %made = alloca %struct.Shape*, align 8
  %corners = alloca i32, align 4
  %many = alloca i32*, align 8
  %agg.tmp.ensured = alloca %"struct.(anonymous namespace)::Noisy", align 1
  %agg.tmp = alloca %"struct.(anonymous namespace)::Noisy", align 1
  %agg.tmp45 = alloca %class.anon.0, align 8
  %ref.tmp = alloca i32, align 4
  %ref.tmp49 = alloca double, align 8
  %ref.tmp50 = alloca i8, align 1
  store i32 0, i32* %retval, align 4
  %0 = load atomic i8, i8* bitcast (i64* @_ZGVZ4mainE4once to i8*) acquire, align 8, !dbg !176
  %guard.uninitialized = icmp eq i8 %0, 0, !dbg !176
  br i1 %guard.uninitialized, label %init.check, label %init.end, !dbg !176, !prof !177

init.check:                                       ; preds = %entry
  %1 = call i32 @__cxa_guard_acquire(i64* @_ZGVZ4mainE4once) #2, !dbg !176
  %tobool = icmp ne i32 %1, 0, !dbg !176
  br i1 %tobool, label %init, label %init.end, !dbg !176

init:                                             ; preds = %init.check
  invoke void @_ZN12_GLOBAL__N_15NoisyC2Ev(%"struct.(anonymous namespace)::Noisy"* noundef nonnull align 1 dereferenceable(1) @_ZZ4mainE4once)
          to label %invoke.cont unwind label %lpad, !dbg !178

invoke.cont:                                      ; preds = %init
  %2 = call i32 @__cxa_atexit(void (i8*)* bitcast (void (%"struct.(anonymous namespace)::Noisy"*)* @_ZN12_GLOBAL__N_15NoisyD2Ev to void (i8*)*), i8* getelementptr inbounds (%"struct.(anonymous namespace)::Noisy", %"struct.(anonymous namespace)::Noisy"* @_ZZ4mainE4once, i32 0, i32 0), i8* @__dso_handle) #2, !dbg !176
  call void @__cxa_guard_release(i64* @_ZGVZ4mainE4once) #2, !dbg !176
  br label %init.end, !dbg !176

init.end:                                         ; preds = %invoke.cont, %init.check, %entry
  call void @llvm.dbg.declare(metadata i32* %captured, metadata !179, metadata !DIExpression()), !dbg !180
  store i32 3, i32* %captured, align 4, !dbg !180
  call void @llvm.dbg.declare(metadata [4 x i32]* %array, metadata !181, metadata !DIExpression()), !dbg !182
  %3 = bitcast [4 x i32]* %array to i8*, !dbg !182
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %3, i8* align 16 bitcast ([4 x i32]* @__const.main.array to i8*), i64 16, i1 false), !dbg !182
  call void @llvm.dbg.declare(metadata %class.anon* %by_value, metadata !183, metadata !DIExpression()), !dbg !187
  %4 = getelementptr inbounds %class.anon, %class.anon* %by_value, i32 0, i32 0, !dbg !188
  %5 = load i32, i32* %captured, align 4, !dbg !189
  store i32 %5, i32* %4, align 4, !dbg !188
  call void @llvm.dbg.declare(metadata %class.anon.0* %by_reference, metadata !190, metadata !DIExpression()), !dbg !194
  %6 = getelementptr inbounds %class.anon.0, %class.anon.0* %by_reference, i32 0, i32 0, !dbg !195
  store i32* %captured, i32** %6, align 8, !dbg !195
  call void @llvm.dbg.declare(metadata %"struct.(anonymous namespace)::Stack"* %stack, metadata !196, metadata !DIExpression()), !dbg !197
  call void @_ZN12_GLOBAL__N_15StackIdLi8EEC2Ev(%"struct.(anonymous namespace)::Stack"* noundef nonnull align 8 dereferenceable(68) %stack) #2, !dbg !197
  %call = call noundef nonnull align 8 dereferenceable(68) %"struct.(anonymous namespace)::Stack"* @_ZN12_GLOBAL__N_15StackIdLi8EElsEd(%"struct.(anonymous namespace)::Stack"* noundef nonnull align 8 dereferenceable(68) %stack, double noundef 1.500000e+00), !dbg !198
  %call1 = call noundef nonnull align 8 dereferenceable(68) %"struct.(anonymous namespace)::Stack"* @_ZN12_GLOBAL__N_15StackIdLi8EElsEd(%"struct.(anonymous namespace)::Stack"* noundef nonnull align 8 dereferenceable(68) %call, double noundef 2.500000e+00), !dbg !199
  call void @llvm.dbg.declare(metadata %struct.Square* %square, metadata !200, metadata !DIExpression()), !dbg !201
  call void @_ZN6SquareC2Ed(%struct.Square* noundef nonnull align 8 dereferenceable(32) %square, double noundef 2.000000e+00), !dbg !201
  call void @llvm.dbg.declare(metadata %struct.Shape** %shape, metadata !202, metadata !DIExpression()), !dbg !204
  %7 = bitcast %struct.Square* %square to %struct.Shape*, !dbg !205
  store %struct.Shape* %7, %struct.Shape** %shape, align 8, !dbg !204
  call void @llvm.dbg.declare(metadata %struct.Named** %named, metadata !206, metadata !DIExpression()), !dbg !208
  %8 = icmp eq %struct.Square* %square, null, !dbg !209
  br i1 %8, label %cast.end, label %cast.notnull, !dbg !209

cast.notnull:                                     ; preds = %init.end
  %9 = bitcast %struct.Square* %square to i8*, !dbg !209
  %add.ptr = getelementptr inbounds i8, i8* %9, i64 8, !dbg !209
  %10 = bitcast i8* %add.ptr to %struct.Named*, !dbg !209
  br label %cast.end, !dbg !209

cast.end:                                         ; preds = %cast.notnull, %init.end
  %cast.result = phi %struct.Named* [ %10, %cast.notnull ], [ null, %init.end ], !dbg !209
  store %struct.Named* %cast.result, %struct.Named** %named, align 8, !dbg !208
  call void @llvm.dbg.declare(metadata { i64, i64 }* %member, metadata !210, metadata !DIExpression()), !dbg !212
  store { i64, i64 } { i64 17, i64 0 }, { i64, i64 }* %member, align 8, !dbg !212
  call void @llvm.dbg.declare(metadata i64* %data, metadata !213, metadata !DIExpression()), !dbg !215
  store i64 8, i64* %data, align 8, !dbg !215
  %call2 = call noundef nonnull align 4 dereferenceable(4) i32* @_Z2atRA4_ij([4 x i32]* noundef nonnull align 4 dereferenceable(16) %array, i32 noundef 2), !dbg !216
  store i32 9, i32* %call2, align 4, !dbg !217
  call void @llvm.dbg.declare(metadata [4 x i32]** %__range1, metadata !218, metadata !DIExpression()), !dbg !220
  store [4 x i32]* %array, [4 x i32]** %__range1, align 8, !dbg !221
  call void @llvm.dbg.declare(metadata i32** %__begin1, metadata !222, metadata !DIExpression()), !dbg !220
  %11 = load [4 x i32]*, [4 x i32]** %__range1, align 8, !dbg !224
  %arraydecay = getelementptr inbounds [4 x i32], [4 x i32]* %11, i64 0, i64 0, !dbg !224
  store i32* %arraydecay, i32** %__begin1, align 8, !dbg !224
  call void @llvm.dbg.declare(metadata i32** %__end1, metadata !225, metadata !DIExpression()), !dbg !220
  %12 = load [4 x i32]*, [4 x i32]** %__range1, align 8, !dbg !224
  %arraydecay3 = getelementptr inbounds [4 x i32], [4 x i32]* %12, i64 0, i64 0, !dbg !224
  %add.ptr4 = getelementptr inbounds i32, i32* %arraydecay3, i64 4, !dbg !224
  store i32* %add.ptr4, i32** %__end1, align 8, !dbg !224
  br label %for.cond, !dbg !224

for.cond:                                         ; preds = %for.inc, %cast.end
  %13 = load i32*, i32** %__begin1, align 8, !dbg !224
  %14 = load i32*, i32** %__end1, align 8, !dbg !224
  %cmp = icmp ne i32* %13, %14, !dbg !224
  br i1 %cmp, label %for.body, label %for.end, !dbg !224

for.body:                                         ; preds = %for.cond
  call void @llvm.dbg.declare(metadata i32** %item, metadata !226, metadata !DIExpression()), !dbg !228
  %15 = load i32*, i32** %__begin1, align 8, !dbg !229
  store i32* %15, i32** %item, align 8, !dbg !228
  %16 = load i32*, i32** %item, align 8, !dbg !230
  %17 = load i32, i32* %16, align 4, !dbg !230
  %call7 = invoke noundef i32 @"_ZZ4mainENK3$_1clEi"(%class.anon* noundef nonnull align 4 dereferenceable(4) %by_value, i32 noundef %17)
          to label %invoke.cont6 unwind label %lpad5, !dbg !231

invoke.cont6:                                     ; preds = %for.body
  %18 = load i32*, i32** %item, align 8, !dbg !232
  %19 = load i32, i32* %18, align 4, !dbg !233
  %add = add nsw i32 %19, %call7, !dbg !233
  store i32 %add, i32* %18, align 4, !dbg !233
  br label %for.inc, !dbg !234

for.inc:                                          ; preds = %invoke.cont6
  %20 = load i32*, i32** %__begin1, align 8, !dbg !224
  %incdec.ptr = getelementptr inbounds i32, i32* %20, i32 1, !dbg !224
  store i32* %incdec.ptr, i32** %__begin1, align 8, !dbg !224
  br label %for.cond, !dbg !224, !llvm.loop !235

lpad:                                             ; preds = %init
  %21 = landingpad { i8*, i32 }
          cleanup, !dbg !237
  %22 = extractvalue { i8*, i32 } %21, 0, !dbg !237
  store i8* %22, i8** %exn.slot, align 8, !dbg !237
  %23 = extractvalue { i8*, i32 } %21, 1, !dbg !237
  store i32 %23, i32* %ehselector.slot, align 4, !dbg !237
  call void @__cxa_guard_abort(i64* @_ZGVZ4mainE4once) #2, !dbg !176
  br label %eh.resume, !dbg !176

lpad5:                                            ; preds = %invoke.cont51, %invoke.cont46, %invoke.cont41, %invoke.cont35, %invoke.cont32, %memptr.end, %invoke.cont26, %delete.end23, %delete.end, %invoke.cont12, %for.end, %for.body
  %24 = landingpad { i8*, i32 }
          cleanup, !dbg !238
  %25 = extractvalue { i8*, i32 } %24, 0, !dbg !238
  store i8* %25, i8** %exn.slot, align 8, !dbg !238
  %26 = extractvalue { i8*, i32 } %24, 1, !dbg !238
  store i32 %26, i32* %ehselector.slot, align 4, !dbg !238
  br label %ehcleanup, !dbg !238

for.end:                                          ; preds = %for.cond
  call void @llvm.dbg.declare(metadata %struct.Diamond* %d, metadata !239, metadata !DIExpression()), !dbg !240
  call void @_ZN7DiamondC1Ev(%struct.Diamond* noundef nonnull align 8 dereferenceable(20) %d) #2, !dbg !240
  call void @llvm.dbg.declare(metadata %struct.Base** %base, metadata !241, metadata !DIExpression()), !dbg !243
  %27 = bitcast %struct.Diamond* %d to i8**, !dbg !244
  %vtable = load i8*, i8** %27, align 8, !dbg !244
  %vbase.offset.ptr = getelementptr i8, i8* %vtable, i64 -24, !dbg !244
  %28 = bitcast i8* %vbase.offset.ptr to i64*, !dbg !244
  %vbase.offset = load i64, i64* %28, align 8, !dbg !244
  %29 = bitcast %struct.Diamond* %d to i8*, !dbg !244
  %add.ptr8 = getelementptr inbounds i8, i8* %29, i64 %vbase.offset, !dbg !244
  %30 = bitcast i8* %add.ptr8 to %struct.Base*, !dbg !244
  store %struct.Base* %30, %struct.Base** %base, align 8, !dbg !243
  call void @llvm.dbg.declare(metadata %struct.Shape** %made, metadata !245, metadata !DIExpression()), !dbg !246
  %call10 = invoke noalias noundef nonnull i8* @_Znwm(i64 noundef 32) #13
          to label %invoke.cont9 unwind label %lpad5, !dbg !247, !heapallocsite !7

invoke.cont9:                                     ; preds = %for.end
  %31 = bitcast i8* %call10 to %struct.Square*, !dbg !247
  invoke void @_ZN6SquareC2Ed(%struct.Square* noundef nonnull align 8 dereferenceable(32) %31, double noundef 3.000000e+00)
          to label %invoke.cont12 unwind label %lpad11, !dbg !248

invoke.cont12:                                    ; preds = %invoke.cont9
  %32 = bitcast %struct.Square* %31 to %struct.Shape*, !dbg !247
  store %struct.Shape* %32, %struct.Shape** %made, align 8, !dbg !246
  call void @llvm.dbg.declare(metadata i32* %corners, metadata !249, metadata !DIExpression()), !dbg !250
  %33 = load %struct.Shape*, %struct.Shape** %made, align 8, !dbg !251
  %34 = bitcast %struct.Shape* %33 to i32 (%struct.Shape*)***, !dbg !252
  %vtable13 = load i32 (%struct.Shape*)**, i32 (%struct.Shape*)*** %34, align 8, !dbg !252
  %vfn = getelementptr inbounds i32 (%struct.Shape*)*, i32 (%struct.Shape*)** %vtable13, i64 3, !dbg !252
  %35 = load i32 (%struct.Shape*)*, i32 (%struct.Shape*)** %vfn, align 8, !dbg !252
  %call15 = invoke noundef i32 %35(%struct.Shape* noundef nonnull align 8 dereferenceable(8) %33)
          to label %invoke.cont14 unwind label %lpad5, !dbg !252

invoke.cont14:                                    ; preds = %invoke.cont12
  store i32 %call15, i32* %corners, align 4, !dbg !250
  %36 = load %struct.Shape*, %struct.Shape** %made, align 8, !dbg !253
  %isnull = icmp eq %struct.Shape* %36, null, !dbg !254
  br i1 %isnull, label %delete.end, label %delete.notnull, !dbg !254

delete.notnull:                                   ; preds = %invoke.cont14
  %37 = bitcast %struct.Shape* %36 to void (%struct.Shape*)***, !dbg !254
  %vtable16 = load void (%struct.Shape*)**, void (%struct.Shape*)*** %37, align 8, !dbg !254
  %vfn17 = getelementptr inbounds void (%struct.Shape*)*, void (%struct.Shape*)** %vtable16, i64 1, !dbg !254
  %38 = load void (%struct.Shape*)*, void (%struct.Shape*)** %vfn17, align 8, !dbg !254
  call void %38(%struct.Shape* noundef nonnull align 8 dereferenceable(8) %36) #2, !dbg !254
  br label %delete.end, !dbg !254

delete.end:                                       ; preds = %delete.notnull, %invoke.cont14
  call void @llvm.dbg.declare(metadata i32** %many, metadata !255, metadata !DIExpression()), !dbg !256
  %call19 = invoke noalias noundef nonnull i8* @_Znam(i64 noundef 20) #13
          to label %invoke.cont18 unwind label %lpad5, !dbg !257, !heapallocsite !5

invoke.cont18:                                    ; preds = %delete.end
  %39 = bitcast i8* %call19 to i32*, !dbg !257
  store i32 1, i32* %39, align 4, !dbg !257
  %array.exp.next = getelementptr inbounds i32, i32* %39, i64 1, !dbg !257
  store i32 2, i32* %array.exp.next, align 4, !dbg !257
  %array.exp.next20 = getelementptr inbounds i32, i32* %array.exp.next, i64 1, !dbg !257
  %40 = bitcast i32* %array.exp.next20 to i8*, !dbg !257
  call void @llvm.memset.p0i8.i64(i8* align 4 %40, i8 0, i64 12, i1 false), !dbg !257
  store i32* %39, i32** %many, align 8, !dbg !256
  %41 = load i32*, i32** %many, align 8, !dbg !258
  %isnull21 = icmp eq i32* %41, null, !dbg !259
  br i1 %isnull21, label %delete.end23, label %delete.notnull22, !dbg !259

delete.notnull22:                                 ; preds = %invoke.cont18
  %42 = bitcast i32* %41 to i8*, !dbg !259
  call void @_ZdaPv(i8* noundef %42) #14, !dbg !259
  br label %delete.end23, !dbg !259

delete.end23:                                     ; preds = %delete.notnull22, %invoke.cont18
  invoke void @_ZN12_GLOBAL__N_15NoisyC2ERKS0_(%"struct.(anonymous namespace)::Noisy"* noundef nonnull align 1 dereferenceable(1) %agg.tmp, %"struct.(anonymous namespace)::Noisy"* noundef nonnull align 1 dereferenceable(1) @_ZZ4mainE4once)
          to label %invoke.cont24 unwind label %lpad5, !dbg !260

invoke.cont24:                                    ; preds = %delete.end23
  invoke void @_Z4passN12_GLOBAL__N_15NoisyE(%"struct.(anonymous namespace)::Noisy"* sret(%"struct.(anonymous namespace)::Noisy") align 1 %agg.tmp.ensured, %"struct.(anonymous namespace)::Noisy"* noundef %agg.tmp)
          to label %invoke.cont26 unwind label %lpad25, !dbg !261

invoke.cont26:                                    ; preds = %invoke.cont24
  call void @_ZN12_GLOBAL__N_15NoisyD2Ev(%"struct.(anonymous namespace)::Noisy"* noundef nonnull align 1 dereferenceable(1) %agg.tmp.ensured) #2, !dbg !261
  call void @_ZN12_GLOBAL__N_15NoisyD2Ev(%"struct.(anonymous namespace)::Noisy"* noundef nonnull align 1 dereferenceable(1) %agg.tmp) #2, !dbg !261
  %43 = load %struct.Shape*, %struct.Shape** %shape, align 8, !dbg !262
  %44 = bitcast %struct.Shape* %43 to double (%struct.Shape*)***, !dbg !263
  %vtable27 = load double (%struct.Shape*)**, double (%struct.Shape*)*** %44, align 8, !dbg !263
  %vfn28 = getelementptr inbounds double (%struct.Shape*)*, double (%struct.Shape*)** %vtable27, i64 2, !dbg !263
  %45 = load double (%struct.Shape*)*, double (%struct.Shape*)** %vfn28, align 8, !dbg !263
  %call30 = invoke noundef double %45(%struct.Shape* noundef nonnull align 8 dereferenceable(8) %43)
          to label %invoke.cont29 unwind label %lpad5, !dbg !263

invoke.cont29:                                    ; preds = %invoke.cont26
  %46 = load %struct.Shape*, %struct.Shape** %shape, align 8, !dbg !264
  %47 = load { i64, i64 }, { i64, i64 }* %member, align 8, !dbg !265
  %memptr.adj = extractvalue { i64, i64 } %47, 1, !dbg !266
  %48 = bitcast %struct.Shape* %46 to i8*, !dbg !266
  %49 = getelementptr inbounds i8, i8* %48, i64 %memptr.adj, !dbg !266
  %this.adjusted = bitcast i8* %49 to %struct.Shape*, !dbg !266
  %memptr.ptr = extractvalue { i64, i64 } %47, 0, !dbg !266
  %50 = and i64 %memptr.ptr, 1, !dbg !266
  %memptr.isvirtual = icmp ne i64 %50, 0, !dbg !266
  br i1 %memptr.isvirtual, label %memptr.virtual, label %memptr.nonvirtual, !dbg !266

memptr.virtual:                                   ; preds = %invoke.cont29
  %51 = bitcast %struct.Shape* %this.adjusted to i8**, !dbg !266
  %vtable31 = load i8*, i8** %51, align 8, !dbg !266
  %52 = sub i64 %memptr.ptr, 1, !dbg !266
  %53 = getelementptr i8, i8* %vtable31, i64 %52, !dbg !266, !nosanitize !129
  %54 = bitcast i8* %53 to double (%struct.Shape*)**, !dbg !266, !nosanitize !129
  %memptr.virtualfn = load double (%struct.Shape*)*, double (%struct.Shape*)** %54, align 8, !dbg !266, !nosanitize !129
  br label %memptr.end, !dbg !266

lpad11:                                           ; preds = %invoke.cont9
  %55 = landingpad { i8*, i32 }
          cleanup, !dbg !237
  %56 = extractvalue { i8*, i32 } %55, 0, !dbg !237
  store i8* %56, i8** %exn.slot, align 8, !dbg !237
  %57 = extractvalue { i8*, i32 } %55, 1, !dbg !237
  store i32 %57, i32* %ehselector.slot, align 4, !dbg !237
  call void @_ZdlPv(i8* noundef %call10) #14, !dbg !247
  br label %ehcleanup, !dbg !247

lpad25:                                           ; preds = %invoke.cont24
  %58 = landingpad { i8*, i32 }
          cleanup, !dbg !237
  %59 = extractvalue { i8*, i32 } %58, 0, !dbg !237
  store i8* %59, i8** %exn.slot, align 8, !dbg !237
  %60 = extractvalue { i8*, i32 } %58, 1, !dbg !237
  store i32 %60, i32* %ehselector.slot, align 4, !dbg !237
  call void @_ZN12_GLOBAL__N_15NoisyD2Ev(%"struct.(anonymous namespace)::Noisy"* noundef nonnull align 1 dereferenceable(1) %agg.tmp) #2, !dbg !261
  br label %ehcleanup, !dbg !261

memptr.nonvirtual:                                ; preds = %invoke.cont29
  %memptr.nonvirtualfn = inttoptr i64 %memptr.ptr to double (%struct.Shape*)*, !dbg !266
  br label %memptr.end, !dbg !266

memptr.end:                                       ; preds = %memptr.nonvirtual, %memptr.virtual
  %61 = phi double (%struct.Shape*)* [ %memptr.virtualfn, %memptr.virtual ], [ %memptr.nonvirtualfn, %memptr.nonvirtual ], !dbg !266
  %call33 = invoke noundef double %61(%struct.Shape* noundef nonnull align 8 dereferenceable(8) %this.adjusted)
          to label %invoke.cont32 unwind label %lpad5, !dbg !266

invoke.cont32:                                    ; preds = %memptr.end
  %add34 = fadd double %call30, %call33, !dbg !267
  %call36 = invoke noundef double @_ZNK12_GLOBAL__N_15StackIdLi8EEixEi(%"struct.(anonymous namespace)::Stack"* noundef nonnull align 8 dereferenceable(68) %stack, i32 noundef 1)
          to label %invoke.cont35 unwind label %lpad5, !dbg !268

invoke.cont35:                                    ; preds = %invoke.cont32
  %add37 = fadd double %add34, %call36, !dbg !269
  %conv = fptosi double %add37 to i32, !dbg !262
  %62 = load %struct.Named*, %struct.Named** %named, align 8, !dbg !270
  %63 = load i64, i64* %data, align 8, !dbg !271
  %64 = bitcast %struct.Named* %62 to i8*, !dbg !272
  %memptr.offset = getelementptr inbounds i8, i8* %64, i64 %63, !dbg !272
  %65 = bitcast i8* %memptr.offset to i32*, !dbg !272
  %66 = load i32, i32* %65, align 4, !dbg !272
  %add38 = add nsw i32 %conv, %66, !dbg !273
  %67 = load %struct.Named*, %struct.Named** %named, align 8, !dbg !274
  %68 = bitcast %struct.Named* %67 to i8* (%struct.Named*)***, !dbg !275
  %vtable39 = load i8* (%struct.Named*)**, i8* (%struct.Named*)*** %68, align 8, !dbg !275
  %vfn40 = getelementptr inbounds i8* (%struct.Named*)*, i8* (%struct.Named*)** %vtable39, i64 0, !dbg !275
  %69 = load i8* (%struct.Named*)*, i8* (%struct.Named*)** %vfn40, align 8, !dbg !275
  %call42 = invoke noundef i8* %69(%struct.Named* noundef nonnull align 8 dereferenceable(12) %67)
          to label %invoke.cont41 unwind label %lpad5, !dbg !275

invoke.cont41:                                    ; preds = %invoke.cont35
  %arrayidx = getelementptr inbounds i8, i8* %call42, i64 0, !dbg !275
  %70 = load i8, i8* %arrayidx, align 1, !dbg !275
  %conv43 = sext i8 %70 to i32, !dbg !274
  %add44 = add nsw i32 %add38, %conv43, !dbg !276
  %71 = bitcast %class.anon.0* %agg.tmp45 to i8*, !dbg !277
  %72 = bitcast %class.anon.0* %by_reference to i8*, !dbg !277
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %71, i8* align 8 %72, i64 8, i1 false), !dbg !277
  %coerce.dive = getelementptr inbounds %class.anon.0, %class.anon.0* %agg.tmp45, i32 0, i32 0, !dbg !278
  %73 = load i32*, i32** %coerce.dive, align 8, !dbg !278
  %call47 = invoke noundef i32 @"_Z5applyIZ4mainE3$_0EDaT_i"(i32* %73, i32 noundef 2)
          to label %invoke.cont46 unwind label %lpad5, !dbg !278

invoke.cont46:                                    ; preds = %invoke.cont41
  %add48 = add nsw i32 %add44, %call47, !dbg !279
  store i32 1, i32* %ref.tmp, align 4, !dbg !280
  store double 2.000000e+00, double* %ref.tmp49, align 8, !dbg !281
  store i8 99, i8* %ref.tmp50, align 1, !dbg !282
  %call52 = invoke noundef i32 @_Z5countIJidcEEiDpOT_(i32* noundef nonnull align 4 dereferenceable(4) %ref.tmp, double* noundef nonnull align 8 dereferenceable(8) %ref.tmp49, i8* noundef nonnull align 1 dereferenceable(1) %ref.tmp50)
          to label %invoke.cont51 unwind label %lpad5, !dbg !283

invoke.cont51:                                    ; preds = %invoke.cont46
  %add53 = add nsw i32 %add48, %call52, !dbg !284
  %74 = load %struct.Base*, %struct.Base** %base, align 8, !dbg !285
  %75 = bitcast %struct.Base* %74 to i32 (%struct.Base*)***, !dbg !286
  %vtable54 = load i32 (%struct.Base*)**, i32 (%struct.Base*)*** %75, align 8, !dbg !286
  %vfn55 = getelementptr inbounds i32 (%struct.Base*)*, i32 (%struct.Base*)** %vtable54, i64 0, !dbg !286
  %76 = load i32 (%struct.Base*)*, i32 (%struct.Base*)** %vfn55, align 8, !dbg !286
  %call57 = invoke noundef i32 %76(%struct.Base* noundef nonnull align 8 dereferenceable(12) %74)
          to label %invoke.cont56 unwind label %lpad5, !dbg !286

invoke.cont56:                                    ; preds = %invoke.cont51
  %add58 = add nsw i32 %add53, %call57, !dbg !287
  %77 = load i32, i32* %corners, align 4, !dbg !288
  %add59 = add nsw i32 %add58, %77, !dbg !289
  %78 = load %struct.Named*, %struct.Named** %named, align 8, !dbg !290
  %79 = icmp eq %struct.Named* %78, null, !dbg !291
  br i1 %79, label %dynamic_cast.null, label %dynamic_cast.notnull, !dbg !291

dynamic_cast.notnull:                             ; preds = %invoke.cont56
  %80 = bitcast %struct.Named* %78 to i8*, !dbg !291
  %81 = call i8* @__dynamic_cast(i8* %80, i8* bitcast ({ i8*, i8* }* @_ZTI5Named to i8*), i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64, i8*, i64 }* @_ZTI6Square to i8*), i64 8) #2, !dbg !291
  %82 = bitcast i8* %81 to %struct.Square*, !dbg !291
  br label %dynamic_cast.end, !dbg !291

dynamic_cast.null:                                ; preds = %invoke.cont56
  br label %dynamic_cast.end, !dbg !291

dynamic_cast.end:                                 ; preds = %dynamic_cast.null, %dynamic_cast.notnull
  %83 = phi %struct.Square* [ %82, %dynamic_cast.notnull ], [ null, %dynamic_cast.null ], !dbg !291
  %cmp60 = icmp ne %struct.Square* %83, null, !dbg !292
  %conv61 = zext i1 %cmp60 to i32, !dbg !293
  %add62 = add nsw i32 %add59, %conv61, !dbg !294
  store i32 %add62, i32* %retval, align 4, !dbg !295
  call void @_ZN6SquareD2Ev(%struct.Square* noundef nonnull align 8 dereferenceable(32) %square) #2, !dbg !237
  %84 = load i32, i32* %retval, align 4, !dbg !237
  ret i32 %84, !dbg !237

ehcleanup:                                        ; preds = %lpad25, %lpad11, %lpad5
  call void @_ZN6SquareD2Ev(%struct.Square* noundef nonnull align 8 dereferenceable(32) %square) #2, !dbg !237
  br label %eh.resume, !dbg !237

eh.resume:                                        ; preds = %ehcleanup, %lpad
  %exn = load i8*, i8** %exn.slot, align 8, !dbg !176
  %sel = load i32, i32* %ehselector.slot, align 4, !dbg !176
  %lpad.val = insertvalue { i8*, i32 } undef, i8* %exn, 0, !dbg !176
  %lpad.val63 = insertvalue { i8*, i32 } %lpad.val, i32 %sel, 1, !dbg !176
  resume { i8*, i32 } %lpad.val63, !dbg !176
}

; Function Attrs: nounwind
declare i32 @__cxa_guard_acquire(i64*) #2

declare i32 @__gxx_personality_v0(...)

; Function Attrs: nounwind
declare void @__cxa_guard_abort(i64*) #2

; Function Attrs: nounwind
declare void @__cxa_guard_release(i64*) #2

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #6

; Function Attrs: noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_15StackIdLi8EEC2Ev(%"struct.(anonymous namespace)::Stack"* noundef nonnull align 8 dereferenceable(68) %this) unnamed_addr #1 align 2 !dbg !296 {
entry:
  %this.addr = alloca %"struct.(anonymous namespace)::Stack"*, align 8
  store %"struct.(anonymous namespace)::Stack"* %this, %"struct.(anonymous namespace)::Stack"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"struct.(anonymous namespace)::Stack"** %this.addr, metadata !300, metadata !DIExpression()), !dbg !302
  %this1 = load %"struct.(anonymous namespace)::Stack"*, %"struct.(anonymous namespace)::Stack"** %this.addr, align 8
  %count = getelementptr inbounds %"struct.(anonymous namespace)::Stack", %"struct.(anonymous namespace)::Stack"* %this1, i32 0, i32 1, !dbg !303
  store i32 0, i32* %count, align 8, !dbg !303
  ret void, !dbg !304
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal noundef nonnull align 8 dereferenceable(68) %"struct.(anonymous namespace)::Stack"* @_ZN12_GLOBAL__N_15StackIdLi8EElsEd(%"struct.(anonymous namespace)::Stack"* noundef nonnull align 8 dereferenceable(68) %this, double noundef %item) #3 align 2 !dbg !305 {
entry:
  %this.addr = alloca %"struct.(anonymous namespace)::Stack"*, align 8
  %item.addr = alloca double, align 8
  store %"struct.(anonymous namespace)::Stack"* %this, %"struct.(anonymous namespace)::Stack"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"struct.(anonymous namespace)::Stack"** %this.addr, metadata !306, metadata !DIExpression()), !dbg !307
  store double %item, double* %item.addr, align 8
  call void @llvm.dbg.declare(metadata double* %item.addr, metadata !308, metadata !DIExpression()), !dbg !309
  %this1 = load %"struct.(anonymous namespace)::Stack"*, %"struct.(anonymous namespace)::Stack"** %this.addr, align 8
  %0 = load double, double* %item.addr, align 8, !dbg !310
  %items = getelementptr inbounds %"struct.(anonymous namespace)::Stack", %"struct.(anonymous namespace)::Stack"* %this1, i32 0, i32 0, !dbg !311
  %count = getelementptr inbounds %"struct.(anonymous namespace)::Stack", %"struct.(anonymous namespace)::Stack"* %this1, i32 0, i32 1, !dbg !312
  %1 = load i32, i32* %count, align 8, !dbg !313
  %inc = add nsw i32 %1, 1, !dbg !313
  store i32 %inc, i32* %count, align 8, !dbg !313
  %rem = srem i32 %1, 8, !dbg !314
  %idxprom = sext i32 %rem to i64, !dbg !311
  %arrayidx = getelementptr inbounds [8 x double], [8 x double]* %items, i64 0, i64 %idxprom, !dbg !311
  store double %0, double* %arrayidx, align 8, !dbg !315
  ret %"struct.(anonymous namespace)::Stack"* %this1, !dbg !316
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN6SquareC2Ed(%struct.Square* noundef nonnull align 8 dereferenceable(32) %this, double noundef %s) unnamed_addr #1 comdat align 2 !dbg !317 {
entry:
  %this.addr = alloca %struct.Square*, align 8
  %s.addr = alloca double, align 8
  store %struct.Square* %this, %struct.Square** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Square** %this.addr, metadata !318, metadata !DIExpression()), !dbg !319
  store double %s, double* %s.addr, align 8
  call void @llvm.dbg.declare(metadata double* %s.addr, metadata !320, metadata !DIExpression()), !dbg !321
  %this1 = load %struct.Square*, %struct.Square** %this.addr, align 8
  %0 = bitcast %struct.Square* %this1 to %struct.Shape*, !dbg !322
  call void @_ZN5ShapeC2Ev(%struct.Shape* noundef nonnull align 8 dereferenceable(8) %0) #2, !dbg !323
  %1 = bitcast %struct.Square* %this1 to i8*, !dbg !322
  %2 = getelementptr inbounds i8, i8* %1, i64 8, !dbg !322
  %3 = bitcast i8* %2 to %struct.Named*, !dbg !322
  call void @_ZN5NamedC2Ev(%struct.Named* noundef nonnull align 8 dereferenceable(12) %3) #2, !dbg !323
  %4 = bitcast %struct.Square* %this1 to i32 (...)***, !dbg !322
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [7 x i8*], [3 x i8*] }, { [7 x i8*], [3 x i8*] }* @_ZTV6Square, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %4, align 8, !dbg !322
  %5 = bitcast %struct.Square* %this1 to i8*, !dbg !322
  %add.ptr = getelementptr inbounds i8, i8* %5, i64 8, !dbg !322
  %6 = bitcast i8* %add.ptr to i32 (...)***, !dbg !322
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [7 x i8*], [3 x i8*] }, { [7 x i8*], [3 x i8*] }* @_ZTV6Square, i32 0, inrange i32 1, i32 2) to i32 (...)**), i32 (...)*** %6, align 8, !dbg !322
  %side = getelementptr inbounds %struct.Square, %struct.Square* %this1, i32 0, i32 2, !dbg !324
  %7 = load double, double* %s.addr, align 8, !dbg !325
  store double %7, double* %side, align 8, !dbg !324
  %8 = load i32, i32* @_ZN5Shape4madeE, align 4, !dbg !326
  %inc = add nsw i32 %8, 1, !dbg !326
  store i32 %inc, i32* @_ZN5Shape4madeE, align 4, !dbg !326
  ret void, !dbg !328
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal noundef i32 @"_ZZ4mainENK3$_1clEi"(%class.anon* noundef nonnull align 4 dereferenceable(4) %this, i32 noundef %x) #3 align 2 !dbg !329 {
entry:
  %this.addr = alloca %class.anon*, align 8
  %x.addr = alloca i32, align 4
  store %class.anon* %this, %class.anon** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %class.anon** %this.addr, metadata !338, metadata !DIExpression()), !dbg !340
  store i32 %x, i32* %x.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %x.addr, metadata !341, metadata !DIExpression()), !dbg !342
  %this1 = load %class.anon*, %class.anon** %this.addr, align 8
  %0 = load i32, i32* %x.addr, align 4, !dbg !343
  %1 = getelementptr inbounds %class.anon, %class.anon* %this1, i32 0, i32 0, !dbg !344
  %2 = load i32, i32* %1, align 4, !dbg !344
  %add = add nsw i32 %0, %2, !dbg !345
  ret i32 %add, !dbg !346
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN7DiamondC1Ev(%struct.Diamond* noundef nonnull align 8 dereferenceable(20) %this) unnamed_addr #1 comdat align 2 !dbg !347 {
entry:
  %this.addr = alloca %struct.Diamond*, align 8
  store %struct.Diamond* %this, %struct.Diamond** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Diamond** %this.addr, metadata !351, metadata !DIExpression()), !dbg !353
  %this1 = load %struct.Diamond*, %struct.Diamond** %this.addr, align 8
  %0 = bitcast %struct.Diamond* %this1 to i8*, !dbg !354
  %1 = getelementptr inbounds i8, i8* %0, i64 24, !dbg !354
  %2 = bitcast i8* %1 to %struct.Base*, !dbg !354
  call void @_ZN4BaseC2Ev(%struct.Base* noundef nonnull align 8 dereferenceable(12) %2) #2, !dbg !354
  %3 = bitcast %struct.Diamond* %this1 to %struct.Left*, !dbg !354
  call void @_ZN4LeftC2Ev(%struct.Left* noundef nonnull align 8 dereferenceable(8) %3, i8** noundef getelementptr inbounds ([7 x i8*], [7 x i8*]* @_ZTT7Diamond, i64 0, i64 1)) #2, !dbg !354
  %4 = bitcast %struct.Diamond* %this1 to i8*, !dbg !354
  %5 = getelementptr inbounds i8, i8* %4, i64 8, !dbg !354
  %6 = bitcast i8* %5 to %struct.Right*, !dbg !354
  call void @_ZN5RightC2Ev(%struct.Right* noundef nonnull align 8 dereferenceable(12) %6, i8** noundef getelementptr inbounds ([7 x i8*], [7 x i8*]* @_ZTT7Diamond, i64 0, i64 3)) #2, !dbg !354
  %7 = bitcast %struct.Diamond* %this1 to i32 (...)***, !dbg !354
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [4 x i8*], [3 x i8*], [4 x i8*] }, { [4 x i8*], [3 x i8*], [4 x i8*] }* @_ZTV7Diamond, i32 0, inrange i32 0, i32 3) to i32 (...)**), i32 (...)*** %7, align 8, !dbg !354
  %8 = bitcast %struct.Diamond* %this1 to i8*, !dbg !354
  %add.ptr = getelementptr inbounds i8, i8* %8, i64 24, !dbg !354
  %9 = bitcast i8* %add.ptr to i32 (...)***, !dbg !354
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [4 x i8*], [3 x i8*], [4 x i8*] }, { [4 x i8*], [3 x i8*], [4 x i8*] }* @_ZTV7Diamond, i32 0, inrange i32 2, i32 3) to i32 (...)**), i32 (...)*** %9, align 8, !dbg !354
  %10 = bitcast %struct.Diamond* %this1 to i8*, !dbg !354
  %add.ptr2 = getelementptr inbounds i8, i8* %10, i64 8, !dbg !354
  %11 = bitcast i8* %add.ptr2 to i32 (...)***, !dbg !354
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [4 x i8*], [3 x i8*], [4 x i8*] }, { [4 x i8*], [3 x i8*], [4 x i8*] }* @_ZTV7Diamond, i32 0, inrange i32 1, i32 3) to i32 (...)**), i32 (...)*** %11, align 8, !dbg !354
  ret void, !dbg !354
}

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull i8* @_Znwm(i64 noundef) #7

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(i8* noundef) #8

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull i8* @_Znam(i64 noundef) #7

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #9

; Function Attrs: nobuiltin nounwind
declare void @_ZdaPv(i8* noundef) #8

; Function Attrs: mustprogress noinline uwtable
define internal void @_Z4passN12_GLOBAL__N_15NoisyE(%"struct.(anonymous namespace)::Noisy"* noalias sret(%"struct.(anonymous namespace)::Noisy") align 1 %agg.result, %"struct.(anonymous namespace)::Noisy"* noundef %n) #10 !dbg !355 {
entry:
  %result.ptr = alloca i8*, align 8
  %0 = bitcast %"struct.(anonymous namespace)::Noisy"* %agg.result to i8*
  store i8* %0, i8** %result.ptr, align 8
  call void @llvm.dbg.declare(metadata %"struct.(anonymous namespace)::Noisy"* %n, metadata !358, metadata !DIExpression()), !dbg !359
  call void @_ZN12_GLOBAL__N_15NoisyC2ERKS0_(%"struct.(anonymous namespace)::Noisy"* noundef nonnull align 1 dereferenceable(1) %agg.result, %"struct.(anonymous namespace)::Noisy"* noundef nonnull align 1 dereferenceable(1) %n), !dbg !360
  ret void, !dbg !361
}

; Function Attrs: noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_15NoisyC2ERKS0_(%"struct.(anonymous namespace)::Noisy"* noundef nonnull align 1 dereferenceable(1) %this, %"struct.(anonymous namespace)::Noisy"* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #1 align 2 !dbg !362 {
entry:
  %this.addr = alloca %"struct.(anonymous namespace)::Noisy"*, align 8
  %.addr = alloca %"struct.(anonymous namespace)::Noisy"*, align 8
  store %"struct.(anonymous namespace)::Noisy"* %this, %"struct.(anonymous namespace)::Noisy"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"struct.(anonymous namespace)::Noisy"** %this.addr, metadata !363, metadata !DIExpression()), !dbg !364
  store %"struct.(anonymous namespace)::Noisy"* %0, %"struct.(anonymous namespace)::Noisy"** %.addr, align 8
  call void @llvm.dbg.declare(metadata %"struct.(anonymous namespace)::Noisy"** %.addr, metadata !365, metadata !DIExpression()), !dbg !366
  %this1 = load %"struct.(anonymous namespace)::Noisy"*, %"struct.(anonymous namespace)::Noisy"** %this.addr, align 8
  %1 = load i32, i32* @_ZN12_GLOBAL__N_15Noisy4liveE, align 4, !dbg !367
  %inc = add nsw i32 %1, 1, !dbg !367
  store i32 %inc, i32* @_ZN12_GLOBAL__N_15Noisy4liveE, align 4, !dbg !367
  ret void, !dbg !369
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal noundef double @_ZNK12_GLOBAL__N_15StackIdLi8EEixEi(%"struct.(anonymous namespace)::Stack"* noundef nonnull align 8 dereferenceable(68) %this, i32 noundef %at) #3 align 2 !dbg !370 {
entry:
  %this.addr = alloca %"struct.(anonymous namespace)::Stack"*, align 8
  %at.addr = alloca i32, align 4
  store %"struct.(anonymous namespace)::Stack"* %this, %"struct.(anonymous namespace)::Stack"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"struct.(anonymous namespace)::Stack"** %this.addr, metadata !371, metadata !DIExpression()), !dbg !373
  store i32 %at, i32* %at.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %at.addr, metadata !374, metadata !DIExpression()), !dbg !375
  %this1 = load %"struct.(anonymous namespace)::Stack"*, %"struct.(anonymous namespace)::Stack"** %this.addr, align 8
  %items = getelementptr inbounds %"struct.(anonymous namespace)::Stack", %"struct.(anonymous namespace)::Stack"* %this1, i32 0, i32 0, !dbg !376
  %0 = load i32, i32* %at.addr, align 4, !dbg !377
  %idxprom = sext i32 %0 to i64, !dbg !376
  %arrayidx = getelementptr inbounds [8 x double], [8 x double]* %items, i64 0, i64 %idxprom, !dbg !376
  %1 = load double, double* %arrayidx, align 8, !dbg !376
  ret double %1, !dbg !378
}

; Function Attrs: mustprogress noinline uwtable
define internal noundef i32 @"_Z5applyIZ4mainE3$_0EDaT_i"(i32* %f.coerce, i32 noundef %x) #10 !dbg !379 {
entry:
  %f = alloca %class.anon.0, align 8
  %x.addr = alloca i32, align 4
  %coerce.dive = getelementptr inbounds %class.anon.0, %class.anon.0* %f, i32 0, i32 0
  store i32* %f.coerce, i32** %coerce.dive, align 8
  call void @llvm.dbg.declare(metadata %class.anon.0* %f, metadata !384, metadata !DIExpression()), !dbg !385
  store i32 %x, i32* %x.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %x.addr, metadata !386, metadata !DIExpression()), !dbg !387
  %0 = load i32, i32* %x.addr, align 4, !dbg !388
  %call = call noundef i32 @"_ZZ4mainEN3$_0clEi"(%class.anon.0* noundef nonnull align 8 dereferenceable(8) %f, i32 noundef %0), !dbg !389
  ret i32 %call, !dbg !390
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i32 @_Z5countIJidcEEiDpOT_(i32* noundef nonnull align 4 dereferenceable(4) %a, double* noundef nonnull align 8 dereferenceable(8) %a1, i8* noundef nonnull align 1 dereferenceable(1) %a3) #3 comdat !dbg !391 {
entry:
  %a.addr = alloca i32*, align 8
  %a.addr2 = alloca double*, align 8
  %a.addr4 = alloca i8*, align 8
  store i32* %a, i32** %a.addr, align 8
  call void @llvm.dbg.declare(metadata i32** %a.addr, metadata !403, metadata !DIExpression()), !dbg !404
  store double* %a1, double** %a.addr2, align 8
  call void @llvm.dbg.declare(metadata double** %a.addr2, metadata !405, metadata !DIExpression()), !dbg !404
  store i8* %a3, i8** %a.addr4, align 8
  call void @llvm.dbg.declare(metadata i8** %a.addr4, metadata !406, metadata !DIExpression()), !dbg !404
  %0 = load i32*, i32** %a.addr, align 8, !dbg !407
  %1 = load i32, i32* %0, align 4, !dbg !407
  %add = add nsw i32 0, %1, !dbg !408
  %2 = load double*, double** %a.addr2, align 8, !dbg !407
  %3 = load double, double* %2, align 8, !dbg !407
  %conv = fptosi double %3 to i32, !dbg !407
  %add5 = add nsw i32 %add, %conv, !dbg !408
  %4 = load i8*, i8** %a.addr4, align 8, !dbg !407
  %5 = load i8, i8* %4, align 1, !dbg !407
  %conv6 = sext i8 %5 to i32, !dbg !407
  %add7 = add nsw i32 %add5, %conv6, !dbg !408
  ret i32 %add7, !dbg !409
}

; Function Attrs: nounwind readonly
declare i8* @__dynamic_cast(i8*, i8*, i8*, i64) #11

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN6SquareD2Ev(%struct.Square* noundef nonnull align 8 dereferenceable(32) %this) unnamed_addr #1 comdat align 2 !dbg !410 {
entry:
  %this.addr = alloca %struct.Square*, align 8
  store %struct.Square* %this, %struct.Square** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Square** %this.addr, metadata !414, metadata !DIExpression()), !dbg !415
  %this1 = load %struct.Square*, %struct.Square** %this.addr, align 8
  %0 = bitcast %struct.Square* %this1 to %struct.Shape*, !dbg !416
  call void @_ZN5ShapeD2Ev(%struct.Shape* noundef nonnull align 8 dereferenceable(8) %0) #2, !dbg !416
  ret void, !dbg !418
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN5ShapeC2Ev(%struct.Shape* noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #1 comdat align 2 !dbg !419 {
entry:
  %this.addr = alloca %struct.Shape*, align 8
  store %struct.Shape* %this, %struct.Shape** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Shape** %this.addr, metadata !421, metadata !DIExpression()), !dbg !422
  %this1 = load %struct.Shape*, %struct.Shape** %this.addr, align 8
  %0 = bitcast %struct.Shape* %this1 to i32 (...)***, !dbg !423
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [6 x i8*] }, { [6 x i8*] }* @_ZTV5Shape, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %0, align 8, !dbg !423
  ret void, !dbg !423
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN5NamedC2Ev(%struct.Named* noundef nonnull align 8 dereferenceable(12) %this) unnamed_addr #1 comdat align 2 !dbg !424 {
entry:
  %this.addr = alloca %struct.Named*, align 8
  store %struct.Named* %this, %struct.Named** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Named** %this.addr, metadata !429, metadata !DIExpression()), !dbg !430
  %this1 = load %struct.Named*, %struct.Named** %this.addr, align 8
  %0 = bitcast %struct.Named* %this1 to i32 (...)***, !dbg !431
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [3 x i8*] }, { [3 x i8*] }* @_ZTV5Named, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %0, align 8, !dbg !431
  %id = getelementptr inbounds %struct.Named, %struct.Named* %this1, i32 0, i32 1, !dbg !432
  store i32 7, i32* %id, align 8, !dbg !432
  ret void, !dbg !431
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN6SquareD0Ev(%struct.Square* noundef nonnull align 8 dereferenceable(32) %this) unnamed_addr #1 comdat align 2 !dbg !433 {
entry:
  %this.addr = alloca %struct.Square*, align 8
  store %struct.Square* %this, %struct.Square** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Square** %this.addr, metadata !434, metadata !DIExpression()), !dbg !435
  %this1 = load %struct.Square*, %struct.Square** %this.addr, align 8
  call void @_ZN6SquareD2Ev(%struct.Square* noundef nonnull align 8 dereferenceable(32) %this1) #2, !dbg !436
  %0 = bitcast %struct.Square* %this1 to i8*, !dbg !436
  call void @_ZdlPv(i8* noundef %0) #14, !dbg !436
  ret void, !dbg !436
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef double @_ZNK6Square4areaEv(%struct.Square* noundef nonnull align 8 dereferenceable(32) %this) unnamed_addr #3 comdat align 2 !dbg !437 {
entry:
  %this.addr = alloca %struct.Square*, align 8
  store %struct.Square* %this, %struct.Square** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Square** %this.addr, metadata !438, metadata !DIExpression()), !dbg !440
  %this1 = load %struct.Square*, %struct.Square** %this.addr, align 8
  %side = getelementptr inbounds %struct.Square, %struct.Square* %this1, i32 0, i32 2, !dbg !441
  %0 = load double, double* %side, align 8, !dbg !441
  %side2 = getelementptr inbounds %struct.Square, %struct.Square* %this1, i32 0, i32 2, !dbg !442
  %1 = load double, double* %side2, align 8, !dbg !442
  %mul = fmul double %0, %1, !dbg !443
  ret double %mul, !dbg !444
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i32 @_ZNK6Square7cornersEv(%struct.Square* noundef nonnull align 8 dereferenceable(32) %this) unnamed_addr #3 comdat align 2 !dbg !445 {
entry:
  %this.addr = alloca %struct.Square*, align 8
  store %struct.Square* %this, %struct.Square** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Square** %this.addr, metadata !446, metadata !DIExpression()), !dbg !447
  %this1 = load %struct.Square*, %struct.Square** %this.addr, align 8
  ret i32 4, !dbg !448
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i8* @_ZNK6Square4nameEv(%struct.Square* noundef nonnull align 8 dereferenceable(32) %this) unnamed_addr #3 comdat align 2 !dbg !449 {
entry:
  %this.addr = alloca %struct.Square*, align 8
  store %struct.Square* %this, %struct.Square** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Square** %this.addr, metadata !450, metadata !DIExpression()), !dbg !451
  %this1 = load %struct.Square*, %struct.Square** %this.addr, align 8
  ret i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0), !dbg !452
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local noundef i8* @_ZThn8_NK6Square4nameEv(%struct.Square* noundef %this) unnamed_addr #0 comdat align 2 !dbg !453 {
entry:
  %this.addr = alloca %struct.Square*, align 8
  store %struct.Square* %this, %struct.Square** %this.addr, align 8
  %this1 = load %struct.Square*, %struct.Square** %this.addr, align 8, !dbg !455
  %0 = bitcast %struct.Square* %this1 to i8*, !dbg !455
  %1 = getelementptr inbounds i8, i8* %0, i64 -8, !dbg !455
  %2 = bitcast i8* %1 to %struct.Square*, !dbg !455
  %call = tail call noundef i8* @_ZNK6Square4nameEv(%struct.Square* noundef nonnull align 8 dereferenceable(32) %2), !dbg !455
  ret i8* %call, !dbg !455
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN5ShapeD2Ev(%struct.Shape* noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #1 comdat align 2 !dbg !456 {
entry:
  %this.addr = alloca %struct.Shape*, align 8
  store %struct.Shape* %this, %struct.Shape** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Shape** %this.addr, metadata !457, metadata !DIExpression()), !dbg !458
  %this1 = load %struct.Shape*, %struct.Shape** %this.addr, align 8
  ret void, !dbg !459
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN5ShapeD0Ev(%struct.Shape* noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #1 comdat align 2 !dbg !460 {
entry:
  %this.addr = alloca %struct.Shape*, align 8
  store %struct.Shape* %this, %struct.Shape** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Shape** %this.addr, metadata !461, metadata !DIExpression()), !dbg !462
  %this1 = load %struct.Shape*, %struct.Shape** %this.addr, align 8
  call void @llvm.trap() #15, !dbg !463
  unreachable, !dbg !463
}

declare void @__cxa_pure_virtual() unnamed_addr

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i32 @_ZNK5Shape7cornersEv(%struct.Shape* noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #3 comdat align 2 !dbg !464 {
entry:
  %this.addr = alloca %struct.Shape*, align 8
  store %struct.Shape* %this, %struct.Shape** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Shape** %this.addr, metadata !465, metadata !DIExpression()), !dbg !467
  %this1 = load %struct.Shape*, %struct.Shape** %this.addr, align 8
  ret i32 0, !dbg !468
}

; Function Attrs: cold noreturn nounwind
declare void @llvm.trap() #12

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i8* @_ZNK5Named4nameEv(%struct.Named* noundef nonnull align 8 dereferenceable(12) %this) unnamed_addr #3 comdat align 2 !dbg !469 {
entry:
  %this.addr = alloca %struct.Named*, align 8
  store %struct.Named* %this, %struct.Named** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Named** %this.addr, metadata !470, metadata !DIExpression()), !dbg !472
  %this1 = load %struct.Named*, %struct.Named** %this.addr, align 8
  ret i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i64 0, i64 0), !dbg !473
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN4BaseC2Ev(%struct.Base* noundef nonnull align 8 dereferenceable(12) %this) unnamed_addr #1 comdat align 2 !dbg !474 {
entry:
  %this.addr = alloca %struct.Base*, align 8
  store %struct.Base* %this, %struct.Base** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Base** %this.addr, metadata !478, metadata !DIExpression()), !dbg !480
  %this1 = load %struct.Base*, %struct.Base** %this.addr, align 8
  %0 = bitcast %struct.Base* %this1 to i32 (...)***, !dbg !481
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [3 x i8*] }, { [3 x i8*] }* @_ZTV4Base, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %0, align 8, !dbg !481
  %b = getelementptr inbounds %struct.Base, %struct.Base* %this1, i32 0, i32 1, !dbg !482
  store i32 1, i32* %b, align 8, !dbg !482
  ret void, !dbg !481
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN4LeftC2Ev(%struct.Left* noundef nonnull align 8 dereferenceable(8) %this, i8** noundef %vtt) unnamed_addr #1 comdat align 2 !dbg !483 {
entry:
  %this.addr = alloca %struct.Left*, align 8
  %vtt.addr = alloca i8**, align 8
  store %struct.Left* %this, %struct.Left** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Left** %this.addr, metadata !487, metadata !DIExpression()), !dbg !489
  store i8** %vtt, i8*** %vtt.addr, align 8
  call void @llvm.dbg.declare(metadata i8*** %vtt.addr, metadata !490, metadata !DIExpression()), !dbg !489
  %this1 = load %struct.Left*, %struct.Left** %this.addr, align 8
  %vtt2 = load i8**, i8*** %vtt.addr, align 8
  %0 = load i8*, i8** %vtt2, align 8, !dbg !493
  %1 = bitcast %struct.Left* %this1 to i32 (...)***, !dbg !493
  %2 = bitcast i8* %0 to i32 (...)**, !dbg !493
  store i32 (...)** %2, i32 (...)*** %1, align 8, !dbg !493
  %3 = getelementptr inbounds i8*, i8** %vtt2, i64 1, !dbg !493
  %4 = load i8*, i8** %3, align 8, !dbg !493
  %5 = bitcast %struct.Left* %this1 to i8**, !dbg !493
  %vtable = load i8*, i8** %5, align 8, !dbg !493
  %vbase.offset.ptr = getelementptr i8, i8* %vtable, i64 -24, !dbg !493
  %6 = bitcast i8* %vbase.offset.ptr to i64*, !dbg !493
  %vbase.offset = load i64, i64* %6, align 8, !dbg !493
  %7 = bitcast %struct.Left* %this1 to i8*, !dbg !493
  %add.ptr = getelementptr inbounds i8, i8* %7, i64 %vbase.offset, !dbg !493
  %8 = bitcast i8* %add.ptr to i32 (...)***, !dbg !493
  %9 = bitcast i8* %4 to i32 (...)**, !dbg !493
  store i32 (...)** %9, i32 (...)*** %8, align 8, !dbg !493
  ret void, !dbg !493
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN5RightC2Ev(%struct.Right* noundef nonnull align 8 dereferenceable(12) %this, i8** noundef %vtt) unnamed_addr #1 comdat align 2 !dbg !494 {
entry:
  %this.addr = alloca %struct.Right*, align 8
  %vtt.addr = alloca i8**, align 8
  store %struct.Right* %this, %struct.Right** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Right** %this.addr, metadata !499, metadata !DIExpression()), !dbg !501
  store i8** %vtt, i8*** %vtt.addr, align 8
  call void @llvm.dbg.declare(metadata i8*** %vtt.addr, metadata !502, metadata !DIExpression()), !dbg !501
  %this1 = load %struct.Right*, %struct.Right** %this.addr, align 8
  %vtt2 = load i8**, i8*** %vtt.addr, align 8
  %0 = load i8*, i8** %vtt2, align 8, !dbg !503
  %1 = bitcast %struct.Right* %this1 to i32 (...)***, !dbg !503
  %2 = bitcast i8* %0 to i32 (...)**, !dbg !503
  store i32 (...)** %2, i32 (...)*** %1, align 8, !dbg !503
  %3 = getelementptr inbounds i8*, i8** %vtt2, i64 1, !dbg !503
  %4 = load i8*, i8** %3, align 8, !dbg !503
  %5 = bitcast %struct.Right* %this1 to i8**, !dbg !503
  %vtable = load i8*, i8** %5, align 8, !dbg !503
  %vbase.offset.ptr = getelementptr i8, i8* %vtable, i64 -24, !dbg !503
  %6 = bitcast i8* %vbase.offset.ptr to i64*, !dbg !503
  %vbase.offset = load i64, i64* %6, align 8, !dbg !503
  %7 = bitcast %struct.Right* %this1 to i8*, !dbg !503
  %add.ptr = getelementptr inbounds i8, i8* %7, i64 %vbase.offset, !dbg !503
  %8 = bitcast i8* %add.ptr to i32 (...)***, !dbg !503
  %9 = bitcast i8* %4 to i32 (...)**, !dbg !503
  store i32 (...)** %9, i32 (...)*** %8, align 8, !dbg !503
  %r = getelementptr inbounds %struct.Right, %struct.Right* %this1, i32 0, i32 1, !dbg !504
  store i32 3, i32* %r, align 8, !dbg !504
  ret void, !dbg !503
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i32 @_ZN4Left1fEv(%struct.Left* noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #3 comdat align 2 !dbg !505 {
entry:
  %this.addr = alloca %struct.Left*, align 8
  store %struct.Left* %this, %struct.Left** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Left** %this.addr, metadata !506, metadata !DIExpression()), !dbg !507
  %this1 = load %struct.Left*, %struct.Left** %this.addr, align 8
  ret i32 2, !dbg !508
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local noundef i32 @_ZTv0_n24_N4Left1fEv(%struct.Left* noundef %this) unnamed_addr #0 comdat align 2 !dbg !509 {
entry:
  %this.addr = alloca %struct.Left*, align 8
  store %struct.Left* %this, %struct.Left** %this.addr, align 8
  %this1 = load %struct.Left*, %struct.Left** %this.addr, align 8, !dbg !510
  %0 = bitcast %struct.Left* %this1 to i8*, !dbg !510
  %1 = bitcast i8* %0 to i8**, !dbg !510
  %2 = load i8*, i8** %1, align 8, !dbg !510
  %3 = getelementptr inbounds i8, i8* %2, i64 -24, !dbg !510
  %4 = bitcast i8* %3 to i64*, !dbg !510
  %5 = load i64, i64* %4, align 8, !dbg !510
  %6 = getelementptr inbounds i8, i8* %0, i64 %5, !dbg !510
  %7 = bitcast i8* %6 to %struct.Left*, !dbg !510
  %call = tail call noundef i32 @_ZN4Left1fEv(%struct.Left* noundef nonnull align 8 dereferenceable(8) %7), !dbg !510
  ret i32 %call, !dbg !510
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i32 @_ZN4Base1fEv(%struct.Base* noundef nonnull align 8 dereferenceable(12) %this) unnamed_addr #3 comdat align 2 !dbg !511 {
entry:
  %this.addr = alloca %struct.Base*, align 8
  store %struct.Base* %this, %struct.Base** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Base** %this.addr, metadata !512, metadata !DIExpression()), !dbg !513
  %this1 = load %struct.Base*, %struct.Base** %this.addr, align 8
  %b = getelementptr inbounds %struct.Base, %struct.Base* %this1, i32 0, i32 1, !dbg !514
  %0 = load i32, i32* %b, align 8, !dbg !514
  ret i32 %0, !dbg !515
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i32 @_ZN7Diamond1fEv(%struct.Diamond* noundef nonnull align 8 dereferenceable(20) %this) unnamed_addr #3 comdat align 2 !dbg !516 {
entry:
  %this.addr = alloca %struct.Diamond*, align 8
  store %struct.Diamond* %this, %struct.Diamond** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Diamond** %this.addr, metadata !517, metadata !DIExpression()), !dbg !518
  %this1 = load %struct.Diamond*, %struct.Diamond** %this.addr, align 8
  %0 = bitcast %struct.Diamond* %this1 to %struct.Left*, !dbg !519
  %call = call noundef i32 @_ZN4Left1fEv(%struct.Left* noundef nonnull align 8 dereferenceable(8) %0), !dbg !519
  %1 = bitcast %struct.Diamond* %this1 to i8*, !dbg !520
  %add.ptr = getelementptr inbounds i8, i8* %1, i64 8, !dbg !520
  %2 = bitcast i8* %add.ptr to %struct.Right*, !dbg !520
  %r = getelementptr inbounds %struct.Right, %struct.Right* %2, i32 0, i32 1, !dbg !520
  %3 = load i32, i32* %r, align 8, !dbg !520
  %add = add nsw i32 %call, %3, !dbg !521
  ret i32 %add, !dbg !522
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local noundef i32 @_ZTv0_n24_N7Diamond1fEv(%struct.Diamond* noundef %this) unnamed_addr #0 comdat align 2 !dbg !523 {
entry:
  %this.addr = alloca %struct.Diamond*, align 8
  store %struct.Diamond* %this, %struct.Diamond** %this.addr, align 8
  %this1 = load %struct.Diamond*, %struct.Diamond** %this.addr, align 8, !dbg !524
  %0 = bitcast %struct.Diamond* %this1 to i8*, !dbg !524
  %1 = bitcast i8* %0 to i8**, !dbg !524
  %2 = load i8*, i8** %1, align 8, !dbg !524
  %3 = getelementptr inbounds i8, i8* %2, i64 -24, !dbg !524
  %4 = bitcast i8* %3 to i64*, !dbg !524
  %5 = load i64, i64* %4, align 8, !dbg !524
  %6 = getelementptr inbounds i8, i8* %0, i64 %5, !dbg !524
  %7 = bitcast i8* %6 to %struct.Diamond*, !dbg !524
  %call = tail call noundef i32 @_ZN7Diamond1fEv(%struct.Diamond* noundef nonnull align 8 dereferenceable(20) %7), !dbg !524
  ret i32 %call, !dbg !524
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal noundef i32 @"_ZZ4mainEN3$_0clEi"(%class.anon.0* noundef nonnull align 8 dereferenceable(8) %this, i32 noundef %x) #3 align 2 !dbg !525 {
entry:
  %this.addr = alloca %class.anon.0*, align 8
  %x.addr = alloca i32, align 4
  store %class.anon.0* %this, %class.anon.0** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %class.anon.0** %this.addr, metadata !532, metadata !DIExpression()), !dbg !534
  store i32 %x, i32* %x.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %x.addr, metadata !535, metadata !DIExpression()), !dbg !536
  %this1 = load %class.anon.0*, %class.anon.0** %this.addr, align 8
  %0 = load i32, i32* %x.addr, align 4, !dbg !537
  %1 = getelementptr inbounds %class.anon.0, %class.anon.0* %this1, i32 0, i32 0, !dbg !538
  %2 = load i32*, i32** %1, align 8, !dbg !538
  %3 = load i32, i32* %2, align 4, !dbg !539
  %add = add nsw i32 %3, %0, !dbg !539
  store i32 %add, i32* %2, align 4, !dbg !539
  %4 = getelementptr inbounds %class.anon.0, %class.anon.0* %this1, i32 0, i32 0, !dbg !540
  %5 = load i32*, i32** %4, align 8, !dbg !540
  %6 = load i32, i32* %5, align 4, !dbg !540
  ret i32 %6, !dbg !541
}

; Function Attrs: noinline uwtable
define internal void @_GLOBAL__sub_I_classes.cpp() #0 section ".text.startup" !dbg !542 {
entry:
  call void @__cxx_global_var_init(), !dbg !543
  ret void
}

attributes #0 = { noinline uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind }
attributes #3 = { mustprogress noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #5 = { mustprogress noinline norecurse uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { argmemonly nofree nounwind willreturn }
attributes #7 = { nobuiltin allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nobuiltin nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { argmemonly nofree nounwind willreturn writeonly }
attributes #10 = { mustprogress noinline uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nounwind readonly }
attributes #12 = { cold noreturn nounwind }
attributes #13 = { builtin allocsize(0) }
attributes #14 = { builtin nounwind }
attributes #15 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!132, !133, !134, !135, !136, !137, !138}
!llvm.ident = !{!139}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "made", linkageName: "_ZN5Shape4madeE", scope: !2, file: !3, line: 20, type: !5, isLocal: false, isDefinition: true, declaration: !17)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !123, splitDebugInlining: false, nameTableKind: None)
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
!104 = !DISubprogram(name: "f", linkageName: "_ZN4Base1fEv", scope: !100, file: !3, line: 16, type: !105, scopeLine: 16, containingType: !100, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual)
!105 = !DISubroutineType(types: !106)
!106 = !{!5, !107}
!107 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !100, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!108 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$Left", scope: !3, file: !3, baseType: !13, size: 64, flags: DIFlagArtificial)
!109 = !DISubprogram(name: "f", linkageName: "_ZN4Left1fEv", scope: !97, file: !3, line: 17, type: !110, scopeLine: 17, containingType: !97, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual)
!110 = !DISubroutineType(types: !111)
!111 = !{!5, !112}
!112 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !97, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!113 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !94, baseType: !114, offset: 64, extraData: i32 0)
!114 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Right", file: !3, line: 18, size: 256, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !115, vtableHolder: !114, identifier: "_ZTS5Right")
!115 = !{!116, !117, !118}
!116 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !114, baseType: !100, offset: 24, flags: DIFlagVirtual, extraData: i32 0)
!117 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$Right", scope: !3, file: !3, baseType: !13, size: 64, flags: DIFlagArtificial)
!118 = !DIDerivedType(tag: DW_TAG_member, name: "r", scope: !114, file: !3, line: 18, baseType: !5, size: 32, offset: 64)
!119 = !DISubprogram(name: "f", linkageName: "_ZN7Diamond1fEv", scope: !94, file: !3, line: 19, type: !120, scopeLine: 19, containingType: !94, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual)
!120 = !DISubroutineType(types: !121)
!121 = !{!5, !122}
!122 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !94, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!123 = !{!0, !124, !126, !130}
!124 = !DIGlobalVariableExpression(var: !125, expr: !DIExpression())
!125 = distinct !DIGlobalVariable(name: "global_noisy", linkageName: "_ZN12_GLOBAL__N_112global_noisyE", scope: !61, file: !3, line: 31, type: !60, isLocal: true, isDefinition: true)
!126 = !DIGlobalVariableExpression(var: !127, expr: !DIExpression())
!127 = distinct !DIGlobalVariable(name: "once", scope: !128, file: !3, line: 40, type: !60, isLocal: true, isDefinition: true)
!128 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !129)
!129 = !{}
!130 = !DIGlobalVariableExpression(var: !131, expr: !DIExpression())
!131 = distinct !DIGlobalVariable(name: "live", linkageName: "_ZN12_GLOBAL__N_15Noisy4liveE", scope: !61, file: !3, line: 30, type: !5, isLocal: true, isDefinition: true, declaration: !63)
!132 = !{i32 7, !"Dwarf Version", i32 5}
!133 = !{i32 2, !"Debug Info Version", i32 3}
!134 = !{i32 1, !"wchar_size", i32 4}
!135 = !{i32 7, !"PIC Level", i32 2}
!136 = !{i32 7, !"PIE Level", i32 2}
!137 = !{i32 7, !"uwtable", i32 1}
!138 = !{i32 7, !"frame-pointer", i32 2}
!139 = !{!"Debian clang version 14.0.6"}
!140 = distinct !DISubprogram(name: "__cxx_global_var_init", scope: !141, file: !141, type: !142, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !129)
!141 = !DIFile(filename: "classes.cpp", directory: ".")
!142 = !DISubroutineType(types: !143)
!143 = !{null}
!144 = !DILocation(line: 31, column: 7, scope: !145)
!145 = !DILexicalBlockFile(scope: !140, file: !3, discriminator: 0)
!146 = !DILocation(line: 0, scope: !140)
!147 = distinct !DISubprogram(name: "Noisy", linkageName: "_ZN12_GLOBAL__N_15NoisyC2Ev", scope: !60, file: !3, line: 29, type: !65, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, declaration: !64, retainedNodes: !129)
!148 = !DILocalVariable(name: "this", arg: 1, scope: !147, type: !149, flags: DIFlagArtificial | DIFlagObjectPointer)
!149 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !60, size: 64)
!150 = !DILocation(line: 0, scope: !147)
!151 = !DILocation(line: 29, column: 43, scope: !152)
!152 = distinct !DILexicalBlock(scope: !147, file: !3, line: 29, column: 41)
!153 = !DILocation(line: 29, column: 51, scope: !147)
!154 = distinct !DISubprogram(name: "~Noisy", linkageName: "_ZN12_GLOBAL__N_15NoisyD2Ev", scope: !60, file: !3, line: 29, type: !65, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, declaration: !73, retainedNodes: !129)
!155 = !DILocalVariable(name: "this", arg: 1, scope: !154, type: !149, flags: DIFlagArtificial | DIFlagObjectPointer)
!156 = !DILocation(line: 0, scope: !154)
!157 = !DILocation(line: 29, column: 97, scope: !158)
!158 = distinct !DILexicalBlock(scope: !154, file: !3, line: 29, column: 95)
!159 = !DILocation(line: 29, column: 105, scope: !154)
!160 = distinct !DISubprogram(name: "at", linkageName: "_Z2atRA4_ij", scope: !3, file: !3, line: 36, type: !161, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !129)
!161 = !DISubroutineType(types: !162)
!162 = !{!163, !164, !168}
!163 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !5, size: 64)
!164 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !165, size: 64)
!165 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 128, elements: !166)
!166 = !{!167}
!167 = !DISubrange(count: 4)
!168 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!169 = !DILocalVariable(name: "array", arg: 1, scope: !160, file: !3, line: 36, type: !164)
!170 = !DILocation(line: 36, column: 15, scope: !160)
!171 = !DILocalVariable(name: "i", arg: 2, scope: !160, file: !3, line: 36, type: !168)
!172 = !DILocation(line: 36, column: 35, scope: !160)
!173 = !DILocation(line: 36, column: 47, scope: !160)
!174 = !DILocation(line: 36, column: 53, scope: !160)
!175 = !DILocation(line: 36, column: 40, scope: !160)
!176 = !DILocation(line: 40, column: 5, scope: !128)
!177 = !{!"branch_weights", i32 1, i32 1048575}
!178 = !DILocation(line: 40, column: 18, scope: !128)
!179 = !DILocalVariable(name: "captured", scope: !128, file: !3, line: 41, type: !5)
!180 = !DILocation(line: 41, column: 9, scope: !128)
!181 = !DILocalVariable(name: "array", scope: !128, file: !3, line: 41, type: !165)
!182 = !DILocation(line: 41, column: 23, scope: !128)
!183 = !DILocalVariable(name: "by_value", scope: !128, file: !3, line: 42, type: !184)
!184 = distinct !DICompositeType(tag: DW_TAG_class_type, scope: !128, file: !3, line: 42, size: 32, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !185)
!185 = !{!186}
!186 = !DIDerivedType(tag: DW_TAG_member, name: "captured", scope: !184, file: !3, line: 42, baseType: !5, size: 32)
!187 = !DILocation(line: 42, column: 10, scope: !128)
!188 = !DILocation(line: 42, column: 21, scope: !128)
!189 = !DILocation(line: 42, column: 22, scope: !128)
!190 = !DILocalVariable(name: "by_reference", scope: !128, file: !3, line: 43, type: !191)
!191 = distinct !DICompositeType(tag: DW_TAG_class_type, scope: !128, file: !3, line: 43, size: 64, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !192)
!192 = !{!193}
!193 = !DIDerivedType(tag: DW_TAG_member, name: "captured", scope: !191, file: !3, line: 43, baseType: !163, size: 64)
!194 = !DILocation(line: 43, column: 10, scope: !128)
!195 = !DILocation(line: 43, column: 25, scope: !128)
!196 = !DILocalVariable(name: "stack", scope: !128, file: !3, line: 44, type: !74)
!197 = !DILocation(line: 44, column: 22, scope: !128)
!198 = !DILocation(line: 45, column: 11, scope: !128)
!199 = !DILocation(line: 45, column: 18, scope: !128)
!200 = !DILocalVariable(name: "square", scope: !128, file: !3, line: 46, type: !7)
!201 = !DILocation(line: 46, column: 12, scope: !128)
!202 = !DILocalVariable(name: "shape", scope: !128, file: !3, line: 47, type: !203)
!203 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!204 = !DILocation(line: 47, column: 12, scope: !128)
!205 = !DILocation(line: 47, column: 20, scope: !128)
!206 = !DILocalVariable(name: "named", scope: !128, file: !3, line: 48, type: !207)
!207 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !32, size: 64)
!208 = !DILocation(line: 48, column: 12, scope: !128)
!209 = !DILocation(line: 48, column: 20, scope: !128)
!210 = !DILocalVariable(name: "member", scope: !128, file: !3, line: 49, type: !211)
!211 = !DIDerivedType(tag: DW_TAG_ptr_to_member_type, baseType: !23, size: 128, extraData: !10)
!212 = !DILocation(line: 49, column: 21, scope: !128)
!213 = !DILocalVariable(name: "data", scope: !128, file: !3, line: 50, type: !214)
!214 = !DIDerivedType(tag: DW_TAG_ptr_to_member_type, baseType: !5, size: 64, extraData: !32)
!215 = !DILocation(line: 50, column: 17, scope: !128)
!216 = !DILocation(line: 51, column: 5, scope: !128)
!217 = !DILocation(line: 51, column: 18, scope: !128)
!218 = !DILocalVariable(name: "__range1", scope: !219, type: !164, flags: DIFlagArtificial)
!219 = distinct !DILexicalBlock(scope: !128, file: !3, line: 52, column: 5)
!220 = !DILocation(line: 0, scope: !219)
!221 = !DILocation(line: 52, column: 22, scope: !219)
!222 = !DILocalVariable(name: "__begin1", scope: !219, type: !223, flags: DIFlagArtificial)
!223 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!224 = !DILocation(line: 52, column: 20, scope: !219)
!225 = !DILocalVariable(name: "__end1", scope: !219, type: !223, flags: DIFlagArtificial)
!226 = !DILocalVariable(name: "item", scope: !227, file: !3, line: 52, type: !163)
!227 = distinct !DILexicalBlock(scope: !219, file: !3, line: 52, column: 5)
!228 = !DILocation(line: 52, column: 15, scope: !227)
!229 = !DILocation(line: 52, column: 20, scope: !227)
!230 = !DILocation(line: 52, column: 46, scope: !227)
!231 = !DILocation(line: 52, column: 37, scope: !227)
!232 = !DILocation(line: 52, column: 29, scope: !227)
!233 = !DILocation(line: 52, column: 34, scope: !227)
!234 = !DILocation(line: 52, column: 5, scope: !219)
!235 = distinct !{!235, !234, !236}
!236 = !DILocation(line: 52, column: 50, scope: !219)
!237 = !DILocation(line: 63, column: 1, scope: !128)
!238 = !DILocation(line: 63, column: 1, scope: !227)
!239 = !DILocalVariable(name: "d", scope: !128, file: !3, line: 53, type: !94)
!240 = !DILocation(line: 53, column: 13, scope: !128)
!241 = !DILocalVariable(name: "base", scope: !128, file: !3, line: 54, type: !242)
!242 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !100, size: 64)
!243 = !DILocation(line: 54, column: 11, scope: !128)
!244 = !DILocation(line: 54, column: 18, scope: !128)
!245 = !DILocalVariable(name: "made", scope: !128, file: !3, line: 55, type: !203)
!246 = !DILocation(line: 55, column: 12, scope: !128)
!247 = !DILocation(line: 55, column: 19, scope: !128)
!248 = !DILocation(line: 55, column: 23, scope: !128)
!249 = !DILocalVariable(name: "corners", scope: !128, file: !3, line: 56, type: !5)
!250 = !DILocation(line: 56, column: 9, scope: !128)
!251 = !DILocation(line: 56, column: 19, scope: !128)
!252 = !DILocation(line: 56, column: 25, scope: !128)
!253 = !DILocation(line: 57, column: 12, scope: !128)
!254 = !DILocation(line: 57, column: 5, scope: !128)
!255 = !DILocalVariable(name: "many", scope: !128, file: !3, line: 58, type: !223)
!256 = !DILocation(line: 58, column: 10, scope: !128)
!257 = !DILocation(line: 58, column: 17, scope: !128)
!258 = !DILocation(line: 59, column: 14, scope: !128)
!259 = !DILocation(line: 59, column: 5, scope: !128)
!260 = !DILocation(line: 60, column: 10, scope: !128)
!261 = !DILocation(line: 60, column: 5, scope: !128)
!262 = !DILocation(line: 61, column: 16, scope: !128)
!263 = !DILocation(line: 61, column: 23, scope: !128)
!264 = !DILocation(line: 61, column: 33, scope: !128)
!265 = !DILocation(line: 61, column: 41, scope: !128)
!266 = !DILocation(line: 61, column: 32, scope: !128)
!267 = !DILocation(line: 61, column: 30, scope: !128)
!268 = !DILocation(line: 61, column: 53, scope: !128)
!269 = !DILocation(line: 61, column: 51, scope: !128)
!270 = !DILocation(line: 61, column: 65, scope: !128)
!271 = !DILocation(line: 61, column: 73, scope: !128)
!272 = !DILocation(line: 61, column: 70, scope: !128)
!273 = !DILocation(line: 61, column: 63, scope: !128)
!274 = !DILocation(line: 61, column: 80, scope: !128)
!275 = !DILocation(line: 61, column: 87, scope: !128)
!276 = !DILocation(line: 61, column: 78, scope: !128)
!277 = !DILocation(line: 61, column: 105, scope: !128)
!278 = !DILocation(line: 61, column: 99, scope: !128)
!279 = !DILocation(line: 61, column: 97, scope: !128)
!280 = !DILocation(line: 62, column: 18, scope: !128)
!281 = !DILocation(line: 62, column: 21, scope: !128)
!282 = !DILocation(line: 62, column: 26, scope: !128)
!283 = !DILocation(line: 62, column: 12, scope: !128)
!284 = !DILocation(line: 61, column: 122, scope: !128)
!285 = !DILocation(line: 62, column: 33, scope: !128)
!286 = !DILocation(line: 62, column: 38, scope: !128)
!287 = !DILocation(line: 62, column: 31, scope: !128)
!288 = !DILocation(line: 62, column: 44, scope: !128)
!289 = !DILocation(line: 62, column: 42, scope: !128)
!290 = !DILocation(line: 62, column: 78, scope: !128)
!291 = !DILocation(line: 62, column: 55, scope: !128)
!292 = !DILocation(line: 62, column: 85, scope: !128)
!293 = !DILocation(line: 62, column: 54, scope: !128)
!294 = !DILocation(line: 62, column: 52, scope: !128)
!295 = !DILocation(line: 61, column: 5, scope: !128)
!296 = distinct !DISubprogram(name: "Stack", linkageName: "_ZN12_GLOBAL__N_15StackIdLi8EEC2Ev", scope: !74, file: !3, line: 23, type: !297, scopeLine: 23, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, declaration: !299, retainedNodes: !129)
!297 = !DISubroutineType(types: !298)
!298 = !{null, !85}
!299 = !DISubprogram(name: "Stack", scope: !74, type: !297, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!300 = !DILocalVariable(name: "this", arg: 1, scope: !296, type: !301, flags: DIFlagArtificial | DIFlagObjectPointer)
!301 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !74, size: 64)
!302 = !DILocation(line: 0, scope: !296)
!303 = !DILocation(line: 25, column: 9, scope: !296)
!304 = !DILocation(line: 23, column: 34, scope: !296)
!305 = distinct !DISubprogram(name: "operator<<", linkageName: "_ZN12_GLOBAL__N_15StackIdLi8EElsEd", scope: !74, file: !3, line: 26, type: !82, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, declaration: !81, retainedNodes: !129)
!306 = !DILocalVariable(name: "this", arg: 1, scope: !305, type: !301, flags: DIFlagArtificial | DIFlagObjectPointer)
!307 = !DILocation(line: 0, scope: !305)
!308 = !DILocalVariable(name: "item", arg: 2, scope: !305, file: !3, line: 26, type: !25)
!309 = !DILocation(line: 26, column: 25, scope: !305)
!310 = !DILocation(line: 26, column: 54, scope: !305)
!311 = !DILocation(line: 26, column: 33, scope: !305)
!312 = !DILocation(line: 26, column: 39, scope: !305)
!313 = !DILocation(line: 26, column: 44, scope: !305)
!314 = !DILocation(line: 26, column: 47, scope: !305)
!315 = !DILocation(line: 26, column: 52, scope: !305)
!316 = !DILocation(line: 26, column: 60, scope: !305)
!317 = distinct !DISubprogram(name: "Square", linkageName: "_ZN6SquareC2Ed", scope: !7, file: !3, line: 11, type: !46, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !45, retainedNodes: !129)
!318 = !DILocalVariable(name: "this", arg: 1, scope: !317, type: !6, flags: DIFlagArtificial | DIFlagObjectPointer)
!319 = !DILocation(line: 0, scope: !317)
!320 = !DILocalVariable(name: "s", arg: 2, scope: !317, file: !3, line: 11, type: !25)
!321 = !DILocation(line: 11, column: 28, scope: !317)
!322 = !DILocation(line: 11, column: 41, scope: !317)
!323 = !DILocation(line: 11, column: 14, scope: !317)
!324 = !DILocation(line: 11, column: 33, scope: !317)
!325 = !DILocation(line: 11, column: 38, scope: !317)
!326 = !DILocation(line: 11, column: 43, scope: !327)
!327 = distinct !DILexicalBlock(scope: !317, file: !3, line: 11, column: 41)
!328 = !DILocation(line: 11, column: 51, scope: !317)
!329 = distinct !DISubprogram(name: "operator()", linkageName: "_ZZ4mainENK3$_1clEi", scope: !184, file: !3, line: 42, type: !330, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, declaration: !334, retainedNodes: !129)
!330 = !DISubroutineType(types: !331)
!331 = !{!5, !332, !5}
!332 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !333, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!333 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !184)
!334 = !DISubprogram(name: "operator()", scope: !184, file: !3, line: 42, type: !335, scopeLine: 42, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!335 = !DISubroutineType(types: !336)
!336 = !{!337, !332, !5}
!337 = !DIBasicType(tag: DW_TAG_unspecified_type, name: "auto")
!338 = !DILocalVariable(name: "this", arg: 1, scope: !329, type: !339, flags: DIFlagArtificial | DIFlagObjectPointer)
!339 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !333, size: 64)
!340 = !DILocation(line: 0, scope: !329)
!341 = !DILocalVariable(name: "x", arg: 2, scope: !329, file: !3, line: 42, type: !5)
!342 = !DILocation(line: 42, column: 36, scope: !329)
!343 = !DILocation(line: 42, column: 48, scope: !329)
!344 = !DILocation(line: 42, column: 52, scope: !329)
!345 = !DILocation(line: 42, column: 50, scope: !329)
!346 = !DILocation(line: 42, column: 41, scope: !329)
!347 = distinct !DISubprogram(name: "Diamond", linkageName: "_ZN7DiamondC1Ev", scope: !94, file: !3, line: 19, type: !348, scopeLine: 19, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !350, retainedNodes: !129)
!348 = !DISubroutineType(types: !349)
!349 = !{null, !122}
!350 = !DISubprogram(name: "Diamond", scope: !94, type: !348, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!351 = !DILocalVariable(name: "this", arg: 1, scope: !347, type: !352, flags: DIFlagArtificial | DIFlagObjectPointer)
!352 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !94, size: 64)
!353 = !DILocation(line: 0, scope: !347)
!354 = !DILocation(line: 19, column: 8, scope: !347)
!355 = distinct !DISubprogram(name: "pass", linkageName: "_Z4passN12_GLOBAL__N_15NoisyE", scope: !3, file: !3, line: 37, type: !356, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !129)
!356 = !DISubroutineType(types: !357)
!357 = !{!60, !60}
!358 = !DILocalVariable(name: "n", arg: 1, scope: !355, file: !3, line: 37, type: !60)
!359 = !DILocation(line: 37, column: 18, scope: !355)
!360 = !DILocation(line: 37, column: 30, scope: !355)
!361 = !DILocation(line: 37, column: 23, scope: !355)
!362 = distinct !DISubprogram(name: "Noisy", linkageName: "_ZN12_GLOBAL__N_15NoisyC2ERKS0_", scope: !60, file: !3, line: 29, type: !69, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, declaration: !68, retainedNodes: !129)
!363 = !DILocalVariable(name: "this", arg: 1, scope: !362, type: !149, flags: DIFlagArtificial | DIFlagObjectPointer)
!364 = !DILocation(line: 0, scope: !362)
!365 = !DILocalVariable(arg: 2, scope: !362, file: !3, line: 29, type: !71)
!366 = !DILocation(line: 29, column: 72, scope: !362)
!367 = !DILocation(line: 29, column: 76, scope: !368)
!368 = distinct !DILexicalBlock(scope: !362, file: !3, line: 29, column: 74)
!369 = !DILocation(line: 29, column: 84, scope: !362)
!370 = distinct !DISubprogram(name: "operator[]", linkageName: "_ZNK12_GLOBAL__N_15StackIdLi8EEixEi", scope: !74, file: !3, line: 27, type: !87, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, declaration: !86, retainedNodes: !129)
!371 = !DILocalVariable(name: "this", arg: 1, scope: !370, type: !372, flags: DIFlagArtificial | DIFlagObjectPointer)
!372 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !90, size: 64)
!373 = !DILocation(line: 0, scope: !370)
!374 = !DILocalVariable(name: "at", arg: 2, scope: !370, file: !3, line: 27, type: !5)
!375 = !DILocation(line: 27, column: 22, scope: !370)
!376 = !DILocation(line: 27, column: 41, scope: !370)
!377 = !DILocation(line: 27, column: 47, scope: !370)
!378 = !DILocation(line: 27, column: 34, scope: !370)
!379 = distinct !DISubprogram(name: "apply<(lambda at classes.cpp:43:25)>", linkageName: "_Z5applyIZ4mainE3$_0EDaT_i", scope: !3, file: !3, line: 34, type: !380, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, templateParams: !382, retainedNodes: !129)
!380 = !DISubroutineType(types: !381)
!381 = !{!5, !191, !5}
!382 = !{!383}
!383 = !DITemplateTypeParameter(name: "F", type: !191)
!384 = !DILocalVariable(name: "f", arg: 1, scope: !379, file: !3, line: 34, type: !191)
!385 = !DILocation(line: 34, column: 33, scope: !379)
!386 = !DILocalVariable(name: "x", arg: 2, scope: !379, file: !3, line: 34, type: !5)
!387 = !DILocation(line: 34, column: 40, scope: !379)
!388 = !DILocation(line: 34, column: 54, scope: !379)
!389 = !DILocation(line: 34, column: 52, scope: !379)
!390 = !DILocation(line: 34, column: 45, scope: !379)
!391 = distinct !DISubprogram(name: "count<int, double, char>", linkageName: "_Z5countIJidcEEiDpOT_", scope: !3, file: !3, line: 35, type: !392, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, templateParams: !397, retainedNodes: !129)
!392 = !DISubroutineType(types: !393)
!393 = !{!5, !394, !395, !396}
!394 = !DIDerivedType(tag: DW_TAG_rvalue_reference_type, baseType: !5, size: 64)
!395 = !DIDerivedType(tag: DW_TAG_rvalue_reference_type, baseType: !25, size: 64)
!396 = !DIDerivedType(tag: DW_TAG_rvalue_reference_type, baseType: !41, size: 64)
!397 = !{!398}
!398 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_parameter_pack, name: "A", value: !399)
!399 = !{!400, !401, !402}
!400 = !DITemplateTypeParameter(type: !5)
!401 = !DITemplateTypeParameter(type: !25)
!402 = !DITemplateTypeParameter(type: !41)
!403 = !DILocalVariable(name: "a", arg: 1, scope: !391, file: !3, line: 35, type: !394)
!404 = !DILocation(line: 35, column: 40, scope: !391)
!405 = !DILocalVariable(name: "a", arg: 2, scope: !391, file: !3, line: 35, type: !395)
!406 = !DILocalVariable(name: "a", arg: 3, scope: !391, file: !3, line: 35, type: !396)
!407 = !DILocation(line: 35, column: 67, scope: !391)
!408 = !DILocation(line: 35, column: 57, scope: !391)
!409 = !DILocation(line: 35, column: 45, scope: !391)
!410 = distinct !DISubprogram(name: "~Square", linkageName: "_ZN6SquareD2Ev", scope: !7, file: !3, line: 9, type: !411, scopeLine: 9, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !413, retainedNodes: !129)
!411 = !DISubroutineType(types: !412)
!412 = !{null, !48}
!413 = !DISubprogram(name: "~Square", scope: !7, type: !411, containingType: !7, virtualIndex: 0, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual)
!414 = !DILocalVariable(name: "this", arg: 1, scope: !410, type: !6, flags: DIFlagArtificial | DIFlagObjectPointer)
!415 = !DILocation(line: 0, scope: !410)
!416 = !DILocation(line: 9, column: 8, scope: !417)
!417 = distinct !DILexicalBlock(scope: !410, file: !3, line: 9, column: 8)
!418 = !DILocation(line: 9, column: 8, scope: !410)
!419 = distinct !DISubprogram(name: "Shape", linkageName: "_ZN5ShapeC2Ev", scope: !10, file: !3, line: 2, type: !19, scopeLine: 2, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !420, retainedNodes: !129)
!420 = !DISubprogram(name: "Shape", scope: !10, type: !19, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!421 = !DILocalVariable(name: "this", arg: 1, scope: !419, type: !203, flags: DIFlagArtificial | DIFlagObjectPointer)
!422 = !DILocation(line: 0, scope: !419)
!423 = !DILocation(line: 2, column: 8, scope: !419)
!424 = distinct !DISubprogram(name: "Named", linkageName: "_ZN5NamedC2Ev", scope: !32, file: !3, line: 8, type: !425, scopeLine: 8, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !428, retainedNodes: !129)
!425 = !DISubroutineType(types: !426)
!426 = !{null, !427}
!427 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !32, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!428 = !DISubprogram(name: "Named", scope: !32, type: !425, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!429 = !DILocalVariable(name: "this", arg: 1, scope: !424, type: !207, flags: DIFlagArtificial | DIFlagObjectPointer)
!430 = !DILocation(line: 0, scope: !424)
!431 = !DILocation(line: 8, column: 8, scope: !424)
!432 = !DILocation(line: 8, column: 72, scope: !424)
!433 = distinct !DISubprogram(name: "~Square", linkageName: "_ZN6SquareD0Ev", scope: !7, file: !3, line: 9, type: !411, scopeLine: 9, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !413, retainedNodes: !129)
!434 = !DILocalVariable(name: "this", arg: 1, scope: !433, type: !6, flags: DIFlagArtificial | DIFlagObjectPointer)
!435 = !DILocation(line: 0, scope: !433)
!436 = !DILocation(line: 9, column: 8, scope: !433)
!437 = distinct !DISubprogram(name: "area", linkageName: "_ZNK6Square4areaEv", scope: !7, file: !3, line: 12, type: !50, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !49, retainedNodes: !129)
!438 = !DILocalVariable(name: "this", arg: 1, scope: !437, type: !439, flags: DIFlagArtificial | DIFlagObjectPointer)
!439 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !53, size: 64)
!440 = !DILocation(line: 0, scope: !437)
!441 = !DILocation(line: 12, column: 43, scope: !437)
!442 = !DILocation(line: 12, column: 50, scope: !437)
!443 = !DILocation(line: 12, column: 48, scope: !437)
!444 = !DILocation(line: 12, column: 36, scope: !437)
!445 = distinct !DISubprogram(name: "corners", linkageName: "_ZNK6Square7cornersEv", scope: !7, file: !3, line: 13, type: !55, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !54, retainedNodes: !129)
!446 = !DILocalVariable(name: "this", arg: 1, scope: !445, type: !439, flags: DIFlagArtificial | DIFlagObjectPointer)
!447 = !DILocation(line: 0, scope: !445)
!448 = !DILocation(line: 13, column: 36, scope: !445)
!449 = distinct !DISubprogram(name: "name", linkageName: "_ZNK6Square4nameEv", scope: !7, file: !3, line: 14, type: !58, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !57, retainedNodes: !129)
!450 = !DILocalVariable(name: "this", arg: 1, scope: !449, type: !439, flags: DIFlagArtificial | DIFlagObjectPointer)
!451 = !DILocation(line: 0, scope: !449)
!452 = !DILocation(line: 14, column: 41, scope: !449)
!453 = distinct !DISubprogram(linkageName: "_ZThn8_NK6Square4nameEv", scope: !3, file: !3, line: 14, type: !454, flags: DIFlagArtificial | DIFlagThunk, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !129)
!454 = !DISubroutineType(types: !129)
!455 = !DILocation(line: 0, scope: !453)
!456 = distinct !DISubprogram(name: "~Shape", linkageName: "_ZN5ShapeD2Ev", scope: !10, file: !3, line: 3, type: !19, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !18, retainedNodes: !129)
!457 = !DILocalVariable(name: "this", arg: 1, scope: !456, type: !203, flags: DIFlagArtificial | DIFlagObjectPointer)
!458 = !DILocation(line: 0, scope: !456)
!459 = !DILocation(line: 3, column: 23, scope: !456)
!460 = distinct !DISubprogram(name: "~Shape", linkageName: "_ZN5ShapeD0Ev", scope: !10, file: !3, line: 3, type: !19, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !18, retainedNodes: !129)
!461 = !DILocalVariable(name: "this", arg: 1, scope: !460, type: !203, flags: DIFlagArtificial | DIFlagObjectPointer)
!462 = !DILocation(line: 0, scope: !460)
!463 = !DILocation(line: 3, column: 22, scope: !460)
!464 = distinct !DISubprogram(name: "corners", linkageName: "_ZNK5Shape7cornersEv", scope: !10, file: !3, line: 5, type: !29, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !28, retainedNodes: !129)
!465 = !DILocalVariable(name: "this", arg: 1, scope: !464, type: !466, flags: DIFlagArtificial | DIFlagObjectPointer)
!466 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !27, size: 64)
!467 = !DILocation(line: 0, scope: !464)
!468 = !DILocation(line: 5, column: 35, scope: !464)
!469 = distinct !DISubprogram(name: "name", linkageName: "_ZNK5Named4nameEv", scope: !32, file: !3, line: 8, type: !37, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !36, retainedNodes: !129)
!470 = !DILocalVariable(name: "this", arg: 1, scope: !469, type: !471, flags: DIFlagArtificial | DIFlagObjectPointer)
!471 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !43, size: 64)
!472 = !DILocation(line: 0, scope: !469)
!473 = !DILocation(line: 8, column: 51, scope: !469)
!474 = distinct !DISubprogram(name: "Base", linkageName: "_ZN4BaseC2Ev", scope: !100, file: !3, line: 16, type: !475, scopeLine: 16, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !477, retainedNodes: !129)
!475 = !DISubroutineType(types: !476)
!476 = !{null, !107}
!477 = !DISubprogram(name: "Base", scope: !100, type: !475, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!478 = !DILocalVariable(name: "this", arg: 1, scope: !474, type: !479, flags: DIFlagArtificial | DIFlagObjectPointer)
!479 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !100, size: 64)
!480 = !DILocation(line: 0, scope: !474)
!481 = !DILocation(line: 16, column: 8, scope: !474)
!482 = !DILocation(line: 16, column: 19, scope: !474)
!483 = distinct !DISubprogram(name: "Left", linkageName: "_ZN4LeftC2Ev", scope: !97, file: !3, line: 17, type: !484, scopeLine: 17, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !486, retainedNodes: !129)
!484 = !DISubroutineType(types: !485)
!485 = !{null, !112}
!486 = !DISubprogram(name: "Left", scope: !97, type: !484, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!487 = !DILocalVariable(name: "this", arg: 1, scope: !483, type: !488, flags: DIFlagArtificial | DIFlagObjectPointer)
!488 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !97, size: 64)
!489 = !DILocation(line: 0, scope: !483)
!490 = !DILocalVariable(name: "vtt", arg: 2, scope: !483, type: !491, flags: DIFlagArtificial)
!491 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !492, size: 64)
!492 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!493 = !DILocation(line: 17, column: 8, scope: !483)
!494 = distinct !DISubprogram(name: "Right", linkageName: "_ZN5RightC2Ev", scope: !114, file: !3, line: 18, type: !495, scopeLine: 18, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !498, retainedNodes: !129)
!495 = !DISubroutineType(types: !496)
!496 = !{null, !497}
!497 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !114, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!498 = !DISubprogram(name: "Right", scope: !114, type: !495, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!499 = !DILocalVariable(name: "this", arg: 1, scope: !494, type: !500, flags: DIFlagArtificial | DIFlagObjectPointer)
!500 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !114, size: 64)
!501 = !DILocation(line: 0, scope: !494)
!502 = !DILocalVariable(name: "vtt", arg: 2, scope: !494, type: !491, flags: DIFlagArtificial)
!503 = !DILocation(line: 18, column: 8, scope: !494)
!504 = !DILocation(line: 18, column: 35, scope: !494)
!505 = distinct !DISubprogram(name: "f", linkageName: "_ZN4Left1fEv", scope: !97, file: !3, line: 17, type: !110, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !109, retainedNodes: !129)
!506 = !DILocalVariable(name: "this", arg: 1, scope: !505, type: !488, flags: DIFlagArtificial | DIFlagObjectPointer)
!507 = !DILocation(line: 0, scope: !505)
!508 = !DILocation(line: 17, column: 49, scope: !505)
!509 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N4Left1fEv", scope: !3, file: !3, line: 17, type: !454, flags: DIFlagArtificial | DIFlagThunk, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !129)
!510 = !DILocation(line: 0, scope: !509)
!511 = distinct !DISubprogram(name: "f", linkageName: "_ZN4Base1fEv", scope: !100, file: !3, line: 16, type: !105, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !104, retainedNodes: !129)
!512 = !DILocalVariable(name: "this", arg: 1, scope: !511, type: !479, flags: DIFlagArtificial | DIFlagObjectPointer)
!513 = !DILocation(line: 0, scope: !511)
!514 = !DILocation(line: 16, column: 51, scope: !511)
!515 = !DILocation(line: 16, column: 44, scope: !511)
!516 = distinct !DISubprogram(name: "f", linkageName: "_ZN7Diamond1fEv", scope: !94, file: !3, line: 19, type: !120, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !119, retainedNodes: !129)
!517 = !DILocalVariable(name: "this", arg: 1, scope: !516, type: !352, flags: DIFlagArtificial | DIFlagObjectPointer)
!518 = !DILocation(line: 0, scope: !516)
!519 = !DILocation(line: 19, column: 64, scope: !516)
!520 = !DILocation(line: 19, column: 70, scope: !516)
!521 = !DILocation(line: 19, column: 68, scope: !516)
!522 = !DILocation(line: 19, column: 51, scope: !516)
!523 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N7Diamond1fEv", scope: !3, file: !3, line: 19, type: !454, flags: DIFlagArtificial | DIFlagThunk, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !129)
!524 = !DILocation(line: 0, scope: !523)
!525 = distinct !DISubprogram(name: "operator()", linkageName: "_ZZ4mainEN3$_0clEi", scope: !191, file: !3, line: 43, type: !526, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, declaration: !529, retainedNodes: !129)
!526 = !DISubroutineType(types: !527)
!527 = !{!5, !528, !5}
!528 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !191, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!529 = !DISubprogram(name: "operator()", scope: !191, file: !3, line: 43, type: !530, scopeLine: 43, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!530 = !DISubroutineType(types: !531)
!531 = !{!337, !528, !5}
!532 = !DILocalVariable(name: "this", arg: 1, scope: !525, type: !533, flags: DIFlagArtificial | DIFlagObjectPointer)
!533 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !191, size: 64)
!534 = !DILocation(line: 0, scope: !525)
!535 = !DILocalVariable(name: "x", arg: 2, scope: !525, file: !3, line: 43, type: !5)
!536 = !DILocation(line: 43, column: 33, scope: !525)
!537 = !DILocation(line: 43, column: 58, scope: !525)
!538 = !DILocation(line: 43, column: 46, scope: !525)
!539 = !DILocation(line: 43, column: 55, scope: !525)
!540 = !DILocation(line: 43, column: 68, scope: !525)
!541 = !DILocation(line: 43, column: 61, scope: !525)
!542 = distinct !DISubprogram(linkageName: "_GLOBAL__sub_I_classes.cpp", scope: !141, file: !141, type: !454, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !129)
!543 = !DILocation(line: 0, scope: !542)
