; ModuleID = 'exceptions.cpp'
source_filename = "exceptions.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Worse = type { %struct.Error.base, [4 x i8] }
%struct.Error.base = type <{ i32 (...)**, i32 }>
%struct.Error = type <{ i32 (...)**, i32, [4 x i8] }>
%struct.Guard = type { i32* }

$_ZN5WorseC2Ev = comdat any

$_ZN5WorseD2Ev = comdat any

$__clang_call_terminate = comdat any

$_ZN5GuardD2Ev = comdat any

$_ZN5ErrorC2Ev = comdat any

$_ZN5WorseD0Ev = comdat any

$_ZN5ErrorD2Ev = comdat any

$_ZN5ErrorD0Ev = comdat any

$_ZTS5Worse = comdat any

$_ZTS5Error = comdat any

$_ZTI5Error = comdat any

$_ZTI5Worse = comdat any

$_ZTV5Worse = comdat any

$_ZTV5Error = comdat any

@_ZTVN10__cxxabiv120__si_class_type_infoE = external global i8*
@_ZTS5Worse = linkonce_odr dso_local constant [7 x i8] c"5Worse\00", comdat, align 1
@_ZTVN10__cxxabiv117__class_type_infoE = external global i8*
@_ZTS5Error = linkonce_odr dso_local constant [7 x i8] c"5Error\00", comdat, align 1
@_ZTI5Error = linkonce_odr dso_local constant { i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv117__class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @_ZTS5Error, i32 0, i32 0) }, comdat, align 8
@_ZTI5Worse = linkonce_odr dso_local constant { i8*, i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @_ZTS5Worse, i32 0, i32 0), i8* bitcast ({ i8*, i8* }* @_ZTI5Error to i8*) }, comdat, align 8
@_ZTIi = external constant i8*
@.str = private unnamed_addr constant [5 x i8] c"text\00", align 1
@_ZTIPKc = external constant i8*
@_ZTV5Worse = linkonce_odr dso_local unnamed_addr constant { [4 x i8*] } { [4 x i8*] [i8* null, i8* bitcast ({ i8*, i8*, i8* }* @_ZTI5Worse to i8*), i8* bitcast (void (%struct.Worse*)* @_ZN5WorseD2Ev to i8*), i8* bitcast (void (%struct.Worse*)* @_ZN5WorseD0Ev to i8*)] }, comdat, align 8
@_ZTV5Error = linkonce_odr dso_local unnamed_addr constant { [4 x i8*] } { [4 x i8*] [i8* null, i8* bitcast ({ i8*, i8* }* @_ZTI5Error to i8*), i8* bitcast (void (%struct.Error*)* @_ZN5ErrorD2Ev to i8*), i8* bitcast (void (%struct.Error*)* @_ZN5ErrorD0Ev to i8*)] }, comdat, align 8

; Function Attrs: mustprogress noinline uwtable
define dso_local void @_Z9may_throwi(i32 noundef %x) #0 !dbg !27 {
entry:
  %x.addr = alloca i32, align 4
  store i32 %x, i32* %x.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %x.addr, metadata !31, metadata !DIExpression()), !dbg !32
  %0 = load i32, i32* %x.addr, align 4, !dbg !33
  %cmp = icmp eq i32 %0, 1, !dbg !35
  br i1 %cmp, label %if.then, label %if.end, !dbg !36

if.then:                                          ; preds = %entry
  %exception = call i8* @__cxa_allocate_exception(i64 16) #9, !dbg !37
  %1 = bitcast i8* %exception to %struct.Worse*, !dbg !37
  %2 = bitcast %struct.Worse* %1 to i8*, !dbg !38
  call void @llvm.memset.p0i8.i64(i8* align 16 %2, i8 0, i64 16, i1 false), !dbg !38
  call void @_ZN5WorseC2Ev(%struct.Worse* noundef nonnull align 8 dereferenceable(12) %1) #9, !dbg !38
  call void @__cxa_throw(i8* %exception, i8* bitcast ({ i8*, i8*, i8* }* @_ZTI5Worse to i8*), i8* bitcast (void (%struct.Worse*)* @_ZN5WorseD2Ev to i8*)) #10, !dbg !37
  unreachable, !dbg !37

if.end:                                           ; preds = %entry
  %3 = load i32, i32* %x.addr, align 4, !dbg !39
  %cmp1 = icmp eq i32 %3, 2, !dbg !41
  br i1 %cmp1, label %if.then2, label %if.end4, !dbg !42

if.then2:                                         ; preds = %if.end
  %exception3 = call i8* @__cxa_allocate_exception(i64 4) #9, !dbg !43
  %4 = bitcast i8* %exception3 to i32*, !dbg !43
  store i32 42, i32* %4, align 16, !dbg !43
  call void @__cxa_throw(i8* %exception3, i8* bitcast (i8** @_ZTIi to i8*), i8* null) #10, !dbg !43
  unreachable, !dbg !43

if.end4:                                          ; preds = %if.end
  %5 = load i32, i32* %x.addr, align 4, !dbg !44
  %cmp5 = icmp eq i32 %5, 3, !dbg !46
  br i1 %cmp5, label %if.then6, label %if.end8, !dbg !47

if.then6:                                         ; preds = %if.end4
  %exception7 = call i8* @__cxa_allocate_exception(i64 8) #9, !dbg !48
  %6 = bitcast i8* %exception7 to i8**, !dbg !48
  store i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i64 0, i64 0), i8** %6, align 16, !dbg !48
  call void @__cxa_throw(i8* %exception7, i8* bitcast (i8** @_ZTIPKc to i8*), i8* null) #10, !dbg !48
  unreachable, !dbg !48

if.end8:                                          ; preds = %if.end4
  ret void, !dbg !49
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i8* @__cxa_allocate_exception(i64)

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN5WorseC2Ev(%struct.Worse* noundef nonnull align 8 dereferenceable(12) %this) unnamed_addr #3 comdat align 2 !dbg !50 {
entry:
  %this.addr = alloca %struct.Worse*, align 8
  store %struct.Worse* %this, %struct.Worse** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Worse** %this.addr, metadata !55, metadata !DIExpression()), !dbg !57
  %this1 = load %struct.Worse*, %struct.Worse** %this.addr, align 8
  %0 = bitcast %struct.Worse* %this1 to %struct.Error*, !dbg !58
  call void @_ZN5ErrorC2Ev(%struct.Error* noundef nonnull align 8 dereferenceable(12) %0) #9, !dbg !58
  %1 = bitcast %struct.Worse* %this1 to i32 (...)***, !dbg !58
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [4 x i8*] }, { [4 x i8*] }* @_ZTV5Worse, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %1, align 8, !dbg !58
  ret void, !dbg !58
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN5WorseD2Ev(%struct.Worse* noundef nonnull align 8 dereferenceable(12) %this) unnamed_addr #3 comdat align 2 !dbg !59 {
entry:
  %this.addr = alloca %struct.Worse*, align 8
  store %struct.Worse* %this, %struct.Worse** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Worse** %this.addr, metadata !61, metadata !DIExpression()), !dbg !62
  %this1 = load %struct.Worse*, %struct.Worse** %this.addr, align 8
  %0 = bitcast %struct.Worse* %this1 to %struct.Error*, !dbg !63
  call void @_ZN5ErrorD2Ev(%struct.Error* noundef nonnull align 8 dereferenceable(12) %0) #9, !dbg !63
  ret void, !dbg !65
}

declare void @__cxa_throw(i8*, i8*, i8*)

; Function Attrs: mustprogress noinline uwtable
define dso_local noundef i32 @_Z7catchesiPi(i32 noundef %x, i32* noundef %count) #0 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !66 {
entry:
  %retval = alloca i32, align 4
  %x.addr = alloca i32, align 4
  %count.addr = alloca i32*, align 8
  %guard = alloca %struct.Guard, align 8
  %exn.slot = alloca i8*, align 8
  %ehselector.slot = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %value = alloca i32, align 4
  %error = alloca %struct.Error*, align 8
  store i32 %x, i32* %x.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %x.addr, metadata !70, metadata !DIExpression()), !dbg !71
  store i32* %count, i32** %count.addr, align 8
  call void @llvm.dbg.declare(metadata i32** %count.addr, metadata !72, metadata !DIExpression()), !dbg !73
  call void @llvm.dbg.declare(metadata %struct.Guard* %guard, metadata !74, metadata !DIExpression()), !dbg !82
  %count1 = getelementptr inbounds %struct.Guard, %struct.Guard* %guard, i32 0, i32 0, !dbg !83
  %0 = load i32*, i32** %count.addr, align 8, !dbg !84
  store i32* %0, i32** %count1, align 8, !dbg !83
  %1 = load i32, i32* %x.addr, align 4, !dbg !85
  invoke void @_Z9may_throwi(i32 noundef %1)
          to label %invoke.cont unwind label %lpad, !dbg !87

invoke.cont:                                      ; preds = %entry
  br label %try.cont16, !dbg !88

lpad:                                             ; preds = %entry
  %2 = landingpad { i8*, i32 }
          catch i8* bitcast ({ i8*, i8* }* @_ZTI5Error to i8*)
          catch i8* bitcast (i8** @_ZTIi to i8*)
          catch i8* null, !dbg !89
  %3 = extractvalue { i8*, i32 } %2, 0, !dbg !89
  store i8* %3, i8** %exn.slot, align 8, !dbg !89
  %4 = extractvalue { i8*, i32 } %2, 1, !dbg !89
  store i32 %4, i32* %ehselector.slot, align 4, !dbg !89
  br label %catch.dispatch, !dbg !89

catch.dispatch:                                   ; preds = %lpad
  %sel = load i32, i32* %ehselector.slot, align 4, !dbg !88
  %5 = call i32 @llvm.eh.typeid.for(i8* bitcast ({ i8*, i8* }* @_ZTI5Error to i8*)) #9, !dbg !88
  %matches = icmp eq i32 %sel, %5, !dbg !88
  br i1 %matches, label %catch13, label %catch.fallthrough, !dbg !88

catch13:                                          ; preds = %catch.dispatch
  call void @llvm.dbg.declare(metadata %struct.Error** %error, metadata !90, metadata !DIExpression()), !dbg !93
  %exn14 = load i8*, i8** %exn.slot, align 8, !dbg !94
  %6 = call i8* @__cxa_begin_catch(i8* %exn14) #9, !dbg !94
  %exn.byref = bitcast i8* %6 to %struct.Error*, !dbg !94
  store %struct.Error* %exn.byref, %struct.Error** %error, align 8, !dbg !94
  %7 = load %struct.Error*, %struct.Error** %error, align 8, !dbg !96
  %code = getelementptr inbounds %struct.Error, %struct.Error* %7, i32 0, i32 1, !dbg !98
  %8 = load i32, i32* %code, align 8, !dbg !98
  store i32 %8, i32* %retval, align 4, !dbg !99
  store i32 1, i32* %cleanup.dest.slot, align 4
  invoke void @__cxa_end_catch()
          to label %invoke.cont15 unwind label %lpad3, !dbg !100

catch.fallthrough:                                ; preds = %catch.dispatch
  %9 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTIi to i8*)) #9, !dbg !88
  %matches2 = icmp eq i32 %sel, %9, !dbg !88
  br i1 %matches2, label %catch5, label %catch, !dbg !88

catch5:                                           ; preds = %catch.fallthrough
  call void @llvm.dbg.declare(metadata i32* %value, metadata !101, metadata !DIExpression()), !dbg !102
  %exn6 = load i8*, i8** %exn.slot, align 8, !dbg !103
  %10 = call i8* @__cxa_begin_catch(i8* %exn6) #9, !dbg !103
  %11 = bitcast i8* %10 to i32*, !dbg !103
  %12 = load i32, i32* %11, align 4, !dbg !103
  store i32 %12, i32* %value, align 4, !dbg !103
  %13 = load i32, i32* %value, align 4, !dbg !105
  invoke void @_Z9may_throwi(i32 noundef %13)
          to label %invoke.cont8 unwind label %lpad7, !dbg !107

invoke.cont8:                                     ; preds = %catch5
  br label %try.cont, !dbg !108

catch:                                            ; preds = %catch.fallthrough
  %exn = load i8*, i8** %exn.slot, align 8, !dbg !88
  %14 = call i8* @__cxa_begin_catch(i8* %exn) #9, !dbg !88
  store i32 -1, i32* %retval, align 4, !dbg !109
  store i32 1, i32* %cleanup.dest.slot, align 4
  invoke void @__cxa_end_catch()
          to label %invoke.cont4 unwind label %lpad3, !dbg !103

invoke.cont4:                                     ; preds = %catch
  br label %cleanup

lpad3:                                            ; preds = %catch13, %catch
  %15 = landingpad { i8*, i32 }
          cleanup, !dbg !110
  %16 = extractvalue { i8*, i32 } %15, 0, !dbg !110
  store i8* %16, i8** %exn.slot, align 8, !dbg !110
  %17 = extractvalue { i8*, i32 } %15, 1, !dbg !110
  store i32 %17, i32* %ehselector.slot, align 4, !dbg !110
  br label %ehcleanup, !dbg !110

lpad7:                                            ; preds = %catch5
  %18 = landingpad { i8*, i32 }
          catch i8* null, !dbg !111
  %19 = extractvalue { i8*, i32 } %18, 0, !dbg !111
  store i8* %19, i8** %exn.slot, align 8, !dbg !111
  %20 = extractvalue { i8*, i32 } %18, 1, !dbg !111
  store i32 %20, i32* %ehselector.slot, align 4, !dbg !111
  br label %catch9, !dbg !111

catch9:                                           ; preds = %lpad7
  %exn10 = load i8*, i8** %exn.slot, align 8, !dbg !108
  %21 = call i8* @__cxa_begin_catch(i8* %exn10) #9, !dbg !108
  invoke void @__cxa_rethrow() #10
          to label %unreachable unwind label %lpad11, !dbg !112

lpad11:                                           ; preds = %catch9
  %22 = landingpad { i8*, i32 }
          cleanup, !dbg !114
  %23 = extractvalue { i8*, i32 } %22, 0, !dbg !114
  store i8* %23, i8** %exn.slot, align 8, !dbg !114
  %24 = extractvalue { i8*, i32 } %22, 1, !dbg !114
  store i32 %24, i32* %ehselector.slot, align 4, !dbg !114
  invoke void @__cxa_end_catch()
          to label %invoke.cont12 unwind label %terminate.lpad, !dbg !115

invoke.cont12:                                    ; preds = %lpad11
  call void @__cxa_end_catch() #9, !dbg !94
  br label %ehcleanup, !dbg !94

try.cont:                                         ; preds = %invoke.cont8
  %25 = load i32, i32* %value, align 4, !dbg !116
  store i32 %25, i32* %retval, align 4, !dbg !117
  store i32 1, i32* %cleanup.dest.slot, align 4
  call void @__cxa_end_catch() #9, !dbg !94
  br label %cleanup

invoke.cont15:                                    ; preds = %catch13
  br label %cleanup

try.cont16:                                       ; preds = %invoke.cont
  store i32 0, i32* %retval, align 4, !dbg !118
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !118

cleanup:                                          ; preds = %try.cont16, %invoke.cont15, %try.cont, %invoke.cont4
  call void @_ZN5GuardD2Ev(%struct.Guard* noundef nonnull align 8 dereferenceable(8) %guard) #9, !dbg !110
  %26 = load i32, i32* %retval, align 4, !dbg !110
  ret i32 %26, !dbg !110

ehcleanup:                                        ; preds = %invoke.cont12, %lpad3
  call void @_ZN5GuardD2Ev(%struct.Guard* noundef nonnull align 8 dereferenceable(8) %guard) #9, !dbg !110
  br label %eh.resume, !dbg !110

eh.resume:                                        ; preds = %ehcleanup
  %exn17 = load i8*, i8** %exn.slot, align 8, !dbg !110
  %sel18 = load i32, i32* %ehselector.slot, align 4, !dbg !110
  %lpad.val = insertvalue { i8*, i32 } undef, i8* %exn17, 0, !dbg !110
  %lpad.val19 = insertvalue { i8*, i32 } %lpad.val, i32 %sel18, 1, !dbg !110
  resume { i8*, i32 } %lpad.val19, !dbg !110

terminate.lpad:                                   ; preds = %lpad11
  %27 = landingpad { i8*, i32 }
          catch i8* null, !dbg !115
  %28 = extractvalue { i8*, i32 } %27, 0, !dbg !115
  call void @__clang_call_terminate(i8* %28) #11, !dbg !115
  unreachable, !dbg !115

unreachable:                                      ; preds = %catch9
  unreachable
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: nounwind readnone
declare i32 @llvm.eh.typeid.for(i8*) #4

declare i8* @__cxa_begin_catch(i8*)

declare void @__cxa_end_catch()

declare void @__cxa_rethrow()

; Function Attrs: noinline noreturn nounwind
define linkonce_odr hidden void @__clang_call_terminate(i8* %0) #5 comdat {
  %2 = call i8* @__cxa_begin_catch(i8* %0) #9
  call void @_ZSt9terminatev() #11
  unreachable
}

declare void @_ZSt9terminatev()

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN5GuardD2Ev(%struct.Guard* noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #3 comdat align 2 !dbg !119 {
entry:
  %this.addr = alloca %struct.Guard*, align 8
  store %struct.Guard* %this, %struct.Guard** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Guard** %this.addr, metadata !120, metadata !DIExpression()), !dbg !122
  %this1 = load %struct.Guard*, %struct.Guard** %this.addr, align 8
  %count = getelementptr inbounds %struct.Guard, %struct.Guard* %this1, i32 0, i32 0, !dbg !123
  %0 = load i32*, i32** %count, align 8, !dbg !123
  %1 = load i32, i32* %0, align 4, !dbg !125
  %dec = add nsw i32 %1, -1, !dbg !125
  store i32 %dec, i32* %0, align 4, !dbg !125
  ret void, !dbg !126
}

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local noundef i32 @_Z5quieti(i32 noundef %x) #6 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !127 {
entry:
  %x.addr = alloca i32, align 4
  store i32 %x, i32* %x.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %x.addr, metadata !130, metadata !DIExpression()), !dbg !131
  %0 = load i32, i32* %x.addr, align 4, !dbg !132
  invoke void @_Z9may_throwi(i32 noundef %0)
          to label %invoke.cont unwind label %terminate.lpad, !dbg !133

invoke.cont:                                      ; preds = %entry
  %1 = load i32, i32* %x.addr, align 4, !dbg !134
  ret i32 %1, !dbg !135

terminate.lpad:                                   ; preds = %entry
  %2 = landingpad { i8*, i32 }
          catch i8* null, !dbg !133
  %3 = extractvalue { i8*, i32 } %2, 0, !dbg !133
  call void @__clang_call_terminate(i8* %3) #11, !dbg !133
  unreachable, !dbg !133
}

; Function Attrs: mustprogress noinline norecurse uwtable
define dso_local noundef i32 @main() #7 !dbg !136 {
entry:
  %retval = alloca i32, align 4
  %count = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata i32* %count, metadata !137, metadata !DIExpression()), !dbg !138
  store i32 1, i32* %count, align 4, !dbg !138
  %call = call noundef i32 @_Z7catchesiPi(i32 noundef 1, i32* noundef %count), !dbg !139
  %call1 = call noundef i32 @_Z5quieti(i32 noundef 0) #9, !dbg !140
  %add = add nsw i32 %call, %call1, !dbg !141
  ret i32 %add, !dbg !142
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN5ErrorC2Ev(%struct.Error* noundef nonnull align 8 dereferenceable(12) %this) unnamed_addr #3 comdat align 2 !dbg !143 {
entry:
  %this.addr = alloca %struct.Error*, align 8
  store %struct.Error* %this, %struct.Error** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Error** %this.addr, metadata !145, metadata !DIExpression()), !dbg !147
  %this1 = load %struct.Error*, %struct.Error** %this.addr, align 8
  %0 = bitcast %struct.Error* %this1 to i32 (...)***, !dbg !148
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [4 x i8*] }, { [4 x i8*] }* @_ZTV5Error, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %0, align 8, !dbg !148
  ret void, !dbg !148
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN5WorseD0Ev(%struct.Worse* noundef nonnull align 8 dereferenceable(12) %this) unnamed_addr #3 comdat align 2 !dbg !149 {
entry:
  %this.addr = alloca %struct.Worse*, align 8
  store %struct.Worse* %this, %struct.Worse** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Worse** %this.addr, metadata !150, metadata !DIExpression()), !dbg !151
  %this1 = load %struct.Worse*, %struct.Worse** %this.addr, align 8
  call void @_ZN5WorseD2Ev(%struct.Worse* noundef nonnull align 8 dereferenceable(12) %this1) #9, !dbg !152
  %0 = bitcast %struct.Worse* %this1 to i8*, !dbg !152
  call void @_ZdlPv(i8* noundef %0) #12, !dbg !152
  ret void, !dbg !152
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN5ErrorD2Ev(%struct.Error* noundef nonnull align 8 dereferenceable(12) %this) unnamed_addr #3 comdat align 2 !dbg !153 {
entry:
  %this.addr = alloca %struct.Error*, align 8
  store %struct.Error* %this, %struct.Error** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Error** %this.addr, metadata !154, metadata !DIExpression()), !dbg !155
  %this1 = load %struct.Error*, %struct.Error** %this.addr, align 8
  ret void, !dbg !156
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN5ErrorD0Ev(%struct.Error* noundef nonnull align 8 dereferenceable(12) %this) unnamed_addr #3 comdat align 2 !dbg !157 {
entry:
  %this.addr = alloca %struct.Error*, align 8
  store %struct.Error* %this, %struct.Error** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Error** %this.addr, metadata !158, metadata !DIExpression()), !dbg !159
  %this1 = load %struct.Error*, %struct.Error** %this.addr, align 8
  call void @_ZN5ErrorD2Ev(%struct.Error* noundef nonnull align 8 dereferenceable(12) %this1) #9, !dbg !160
  %0 = bitcast %struct.Error* %this1 to i8*, !dbg !160
  call void @_ZdlPv(i8* noundef %0) #12, !dbg !160
  ret void, !dbg !161
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(i8* noundef) #8

attributes #0 = { mustprogress noinline uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { argmemonly nofree nounwind willreturn writeonly }
attributes #3 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind readnone }
attributes #5 = { noinline noreturn nounwind }
attributes #6 = { mustprogress noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress noinline norecurse uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nobuiltin nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nounwind }
attributes #10 = { noreturn }
attributes #11 = { noreturn nounwind }
attributes #12 = { builtin nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!19, !20, !21, !22, !23, !24, !25}
!llvm.ident = !{!26}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "exceptions.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "c4ba25b49ab2ebeae8496b4daeb780a9")
!2 = !{!3, !6}
!3 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Worse", file: !1, line: 3, size: 128, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !4, vtableHolder: !6, identifier: "_ZTS5Worse")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !3, baseType: !6, extraData: i32 0)
!6 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Error", file: !1, line: 2, size: 128, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !7, vtableHolder: !6, identifier: "_ZTS5Error")
!7 = !{!8, !14, !15}
!8 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$Error", scope: !1, file: !1, baseType: !9, size: 64, flags: DIFlagArtificial)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "__vtbl_ptr_type", baseType: !11, size: 64)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !DIDerivedType(tag: DW_TAG_member, name: "code", scope: !6, file: !1, line: 2, baseType: !13, size: 32, offset: 64)
!15 = !DISubprogram(name: "~Error", scope: !6, file: !1, line: 2, type: !16, scopeLine: 2, containingType: !6, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual)
!16 = !DISubroutineType(types: !17)
!17 = !{null, !18}
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!19 = !{i32 7, !"Dwarf Version", i32 5}
!20 = !{i32 2, !"Debug Info Version", i32 3}
!21 = !{i32 1, !"wchar_size", i32 4}
!22 = !{i32 7, !"PIC Level", i32 2}
!23 = !{i32 7, !"PIE Level", i32 2}
!24 = !{i32 7, !"uwtable", i32 1}
!25 = !{i32 7, !"frame-pointer", i32 2}
!26 = !{!"Debian clang version 14.0.6"}
!27 = distinct !DISubprogram(name: "may_throw", linkageName: "_Z9may_throwi", scope: !1, file: !1, line: 6, type: !28, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !30)
!28 = !DISubroutineType(types: !29)
!29 = !{null, !13}
!30 = !{}
!31 = !DILocalVariable(name: "x", arg: 1, scope: !27, file: !1, line: 6, type: !13)
!32 = !DILocation(line: 6, column: 20, scope: !27)
!33 = !DILocation(line: 7, column: 9, scope: !34)
!34 = distinct !DILexicalBlock(scope: !27, file: !1, line: 7, column: 9)
!35 = !DILocation(line: 7, column: 11, scope: !34)
!36 = !DILocation(line: 7, column: 9, scope: !27)
!37 = !DILocation(line: 7, column: 17, scope: !34)
!38 = !DILocation(line: 7, column: 23, scope: !34)
!39 = !DILocation(line: 8, column: 9, scope: !40)
!40 = distinct !DILexicalBlock(scope: !27, file: !1, line: 8, column: 9)
!41 = !DILocation(line: 8, column: 11, scope: !40)
!42 = !DILocation(line: 8, column: 9, scope: !27)
!43 = !DILocation(line: 8, column: 17, scope: !40)
!44 = !DILocation(line: 9, column: 9, scope: !45)
!45 = distinct !DILexicalBlock(scope: !27, file: !1, line: 9, column: 9)
!46 = !DILocation(line: 9, column: 11, scope: !45)
!47 = !DILocation(line: 9, column: 9, scope: !27)
!48 = !DILocation(line: 9, column: 17, scope: !45)
!49 = !DILocation(line: 10, column: 1, scope: !27)
!50 = distinct !DISubprogram(name: "Worse", linkageName: "_ZN5WorseC2Ev", scope: !3, file: !1, line: 3, type: !51, scopeLine: 3, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !54, retainedNodes: !30)
!51 = !DISubroutineType(types: !52)
!52 = !{null, !53}
!53 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!54 = !DISubprogram(name: "Worse", scope: !3, type: !51, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!55 = !DILocalVariable(name: "this", arg: 1, scope: !50, type: !56, flags: DIFlagArtificial | DIFlagObjectPointer)
!56 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
!57 = !DILocation(line: 0, scope: !50)
!58 = !DILocation(line: 3, column: 8, scope: !50)
!59 = distinct !DISubprogram(name: "~Worse", linkageName: "_ZN5WorseD2Ev", scope: !3, file: !1, line: 3, type: !51, scopeLine: 3, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !60, retainedNodes: !30)
!60 = !DISubprogram(name: "~Worse", scope: !3, type: !51, containingType: !3, virtualIndex: 0, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual)
!61 = !DILocalVariable(name: "this", arg: 1, scope: !59, type: !56, flags: DIFlagArtificial | DIFlagObjectPointer)
!62 = !DILocation(line: 0, scope: !59)
!63 = !DILocation(line: 3, column: 8, scope: !64)
!64 = distinct !DILexicalBlock(scope: !59, file: !1, line: 3, column: 8)
!65 = !DILocation(line: 3, column: 8, scope: !59)
!66 = distinct !DISubprogram(name: "catches", linkageName: "_Z7catchesiPi", scope: !1, file: !1, line: 12, type: !67, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !30)
!67 = !DISubroutineType(types: !68)
!68 = !{!13, !13, !69}
!69 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!70 = !DILocalVariable(name: "x", arg: 1, scope: !66, file: !1, line: 12, type: !13)
!71 = !DILocation(line: 12, column: 17, scope: !66)
!72 = !DILocalVariable(name: "count", arg: 2, scope: !66, file: !1, line: 12, type: !69)
!73 = !DILocation(line: 12, column: 25, scope: !66)
!74 = !DILocalVariable(name: "guard", scope: !66, file: !1, line: 13, type: !75)
!75 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Guard", file: !1, line: 4, size: 64, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !76, identifier: "_ZTS5Guard")
!76 = !{!77, !78}
!77 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !75, file: !1, line: 4, baseType: !69, size: 64)
!78 = !DISubprogram(name: "~Guard", scope: !75, file: !1, line: 4, type: !79, scopeLine: 4, flags: DIFlagPrototyped, spFlags: 0)
!79 = !DISubroutineType(types: !80)
!80 = !{null, !81}
!81 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !75, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!82 = !DILocation(line: 13, column: 11, scope: !66)
!83 = !DILocation(line: 13, column: 16, scope: !66)
!84 = !DILocation(line: 13, column: 17, scope: !66)
!85 = !DILocation(line: 15, column: 19, scope: !86)
!86 = distinct !DILexicalBlock(scope: !66, file: !1, line: 14, column: 9)
!87 = !DILocation(line: 15, column: 9, scope: !86)
!88 = !DILocation(line: 16, column: 5, scope: !86)
!89 = !DILocation(line: 25, column: 1, scope: !86)
!90 = !DILocalVariable(name: "error", scope: !66, file: !1, line: 16, type: !91)
!91 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !92, size: 64)
!92 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !6)
!93 = !DILocation(line: 16, column: 27, scope: !66)
!94 = !DILocation(line: 21, column: 5, scope: !95)
!95 = distinct !DILexicalBlock(scope: !66, file: !1, line: 18, column: 25)
!96 = !DILocation(line: 17, column: 16, scope: !97)
!97 = distinct !DILexicalBlock(scope: !66, file: !1, line: 16, column: 34)
!98 = !DILocation(line: 17, column: 22, scope: !97)
!99 = !DILocation(line: 17, column: 9, scope: !97)
!100 = !DILocation(line: 18, column: 5, scope: !97)
!101 = !DILocalVariable(name: "value", scope: !66, file: !1, line: 18, type: !13)
!102 = !DILocation(line: 18, column: 18, scope: !66)
!103 = !DILocation(line: 23, column: 5, scope: !104)
!104 = distinct !DILexicalBlock(scope: !66, file: !1, line: 21, column: 19)
!105 = !DILocation(line: 19, column: 25, scope: !106)
!106 = distinct !DILexicalBlock(scope: !95, file: !1, line: 19, column: 13)
!107 = !DILocation(line: 19, column: 15, scope: !106)
!108 = !DILocation(line: 19, column: 33, scope: !106)
!109 = !DILocation(line: 22, column: 9, scope: !104)
!110 = !DILocation(line: 25, column: 1, scope: !66)
!111 = !DILocation(line: 25, column: 1, scope: !106)
!112 = !DILocation(line: 19, column: 49, scope: !113)
!113 = distinct !DILexicalBlock(scope: !95, file: !1, line: 19, column: 47)
!114 = !DILocation(line: 25, column: 1, scope: !113)
!115 = !DILocation(line: 19, column: 56, scope: !113)
!116 = !DILocation(line: 20, column: 16, scope: !95)
!117 = !DILocation(line: 20, column: 9, scope: !95)
!118 = !DILocation(line: 24, column: 5, scope: !66)
!119 = distinct !DISubprogram(name: "~Guard", linkageName: "_ZN5GuardD2Ev", scope: !75, file: !1, line: 4, type: !79, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !78, retainedNodes: !30)
!120 = !DILocalVariable(name: "this", arg: 1, scope: !119, type: !121, flags: DIFlagArtificial | DIFlagObjectPointer)
!121 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !75, size: 64)
!122 = !DILocation(line: 0, scope: !119)
!123 = !DILocation(line: 4, column: 42, scope: !124)
!124 = distinct !DILexicalBlock(scope: !119, file: !1, line: 4, column: 37)
!125 = !DILocation(line: 4, column: 39, scope: !124)
!126 = !DILocation(line: 4, column: 49, scope: !119)
!127 = distinct !DISubprogram(name: "quiet", linkageName: "_Z5quieti", scope: !1, file: !1, line: 27, type: !128, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !30)
!128 = !DISubroutineType(types: !129)
!129 = !{!13, !13}
!130 = !DILocalVariable(name: "x", arg: 1, scope: !127, file: !1, line: 27, type: !13)
!131 = !DILocation(line: 27, column: 15, scope: !127)
!132 = !DILocation(line: 27, column: 39, scope: !127)
!133 = !DILocation(line: 27, column: 29, scope: !127)
!134 = !DILocation(line: 27, column: 50, scope: !127)
!135 = !DILocation(line: 27, column: 43, scope: !127)
!136 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 28, type: !11, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !30)
!137 = !DILocalVariable(name: "count", scope: !136, file: !1, line: 28, type: !13)
!138 = !DILocation(line: 28, column: 18, scope: !136)
!139 = !DILocation(line: 28, column: 36, scope: !136)
!140 = !DILocation(line: 28, column: 57, scope: !136)
!141 = !DILocation(line: 28, column: 55, scope: !136)
!142 = !DILocation(line: 28, column: 29, scope: !136)
!143 = distinct !DISubprogram(name: "Error", linkageName: "_ZN5ErrorC2Ev", scope: !6, file: !1, line: 2, type: !16, scopeLine: 2, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !144, retainedNodes: !30)
!144 = !DISubprogram(name: "Error", scope: !6, type: !16, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!145 = !DILocalVariable(name: "this", arg: 1, scope: !143, type: !146, flags: DIFlagArtificial | DIFlagObjectPointer)
!146 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!147 = !DILocation(line: 0, scope: !143)
!148 = !DILocation(line: 2, column: 8, scope: !143)
!149 = distinct !DISubprogram(name: "~Worse", linkageName: "_ZN5WorseD0Ev", scope: !3, file: !1, line: 3, type: !51, scopeLine: 3, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !60, retainedNodes: !30)
!150 = !DILocalVariable(name: "this", arg: 1, scope: !149, type: !56, flags: DIFlagArtificial | DIFlagObjectPointer)
!151 = !DILocation(line: 0, scope: !149)
!152 = !DILocation(line: 3, column: 8, scope: !149)
!153 = distinct !DISubprogram(name: "~Error", linkageName: "_ZN5ErrorD2Ev", scope: !6, file: !1, line: 2, type: !16, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !15, retainedNodes: !30)
!154 = !DILocalVariable(name: "this", arg: 1, scope: !153, type: !146, flags: DIFlagArtificial | DIFlagObjectPointer)
!155 = !DILocation(line: 0, scope: !153)
!156 = !DILocation(line: 2, column: 44, scope: !153)
!157 = distinct !DISubprogram(name: "~Error", linkageName: "_ZN5ErrorD0Ev", scope: !6, file: !1, line: 2, type: !16, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !15, retainedNodes: !30)
!158 = !DILocalVariable(name: "this", arg: 1, scope: !157, type: !146, flags: DIFlagArtificial | DIFlagObjectPointer)
!159 = !DILocation(line: 0, scope: !157)
!160 = !DILocation(line: 2, column: 43, scope: !157)
!161 = !DILocation(line: 2, column: 44, scope: !157)
