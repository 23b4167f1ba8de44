; ModuleID = 'exceptions.cpp'
source_filename = "exceptions.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Guard = type { ptr }
%struct.Error = type <{ ptr, i32, [4 x i8] }>

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

@_ZTVN10__cxxabiv120__si_class_type_infoE = external global [0 x ptr]
@_ZTS5Worse = linkonce_odr dso_local constant [7 x i8] c"5Worse\00", comdat, align 1
@_ZTVN10__cxxabiv117__class_type_infoE = external global [0 x ptr]
@_ZTS5Error = linkonce_odr dso_local constant [7 x i8] c"5Error\00", comdat, align 1
@_ZTI5Error = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS5Error }, comdat, align 8
@_ZTI5Worse = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTS5Worse, ptr @_ZTI5Error }, comdat, align 8
@_ZTIi = external constant ptr
@.str = private unnamed_addr constant [5 x i8] c"text\00", align 1, !dbg !0
@_ZTIPKc = external constant ptr
@_ZTV5Worse = linkonce_odr dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr @_ZTI5Worse, ptr @_ZN5WorseD2Ev, ptr @_ZN5WorseD0Ev] }, comdat, align 8
@_ZTV5Error = linkonce_odr dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr @_ZTI5Error, ptr @_ZN5ErrorD2Ev, ptr @_ZN5ErrorD0Ev] }, comdat, align 8

; Function Attrs: mustprogress noinline uwtable
define dso_local void @_Z9may_throwi(i32 noundef %x) #0 !dbg !18 {
entry:
  %x.addr = alloca i32, align 4
  store i32 %x, ptr %x.addr, align 4
    #dbg_declare(ptr %x.addr, !23, !DIExpression(), !24)
  %0 = load i32, ptr %x.addr, align 4, !dbg !25
  %cmp = icmp eq i32 %0, 1, !dbg !27
  br i1 %cmp, label %if.then, label %if.end, !dbg !28

if.then:                                          ; preds = %entry
  %exception = call ptr @__cxa_allocate_exception(i64 16) #7, !dbg !29
  call void @llvm.memset.p0.i64(ptr align 16 %exception, i8 0, i64 16, i1 false), !dbg !30
  call void @_ZN5WorseC2Ev(ptr noundef nonnull align 8 dereferenceable(12) %exception) #7, !dbg !30
  call void @__cxa_throw(ptr %exception, ptr @_ZTI5Worse, ptr @_ZN5WorseD2Ev) #8, !dbg !29
  unreachable, !dbg !29

if.end:                                           ; preds = %entry
  %1 = load i32, ptr %x.addr, align 4, !dbg !31
  %cmp1 = icmp eq i32 %1, 2, !dbg !33
  br i1 %cmp1, label %if.then2, label %if.end4, !dbg !34

if.then2:                                         ; preds = %if.end
  %exception3 = call ptr @__cxa_allocate_exception(i64 4) #7, !dbg !35
  store i32 42, ptr %exception3, align 16, !dbg !35
  call void @__cxa_throw(ptr %exception3, ptr @_ZTIi, ptr null) #8, !dbg !35
  unreachable, !dbg !35

if.end4:                                          ; preds = %if.end
  %2 = load i32, ptr %x.addr, align 4, !dbg !36
  %cmp5 = icmp eq i32 %2, 3, !dbg !38
  br i1 %cmp5, label %if.then6, label %if.end8, !dbg !39

if.then6:                                         ; preds = %if.end4
  %exception7 = call ptr @__cxa_allocate_exception(i64 8) #7, !dbg !40
  store ptr @.str, ptr %exception7, align 16, !dbg !40
  call void @__cxa_throw(ptr %exception7, ptr @_ZTIPKc, ptr null) #8, !dbg !40
  unreachable, !dbg !40

if.end8:                                          ; preds = %if.end4
  ret void, !dbg !41
}

declare ptr @__cxa_allocate_exception(i64)

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #1

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN5WorseC2Ev(ptr noundef nonnull align 8 dereferenceable(12) %this) unnamed_addr #2 comdat align 2 !dbg !42 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !62, !DIExpression(), !64)
  %this1 = load ptr, ptr %this.addr, align 8
  call void @_ZN5ErrorC2Ev(ptr noundef nonnull align 8 dereferenceable(12) %this1) #7, !dbg !65
  store ptr getelementptr inbounds inrange(-16, 16) ({ [4 x ptr] }, ptr @_ZTV5Worse, i32 0, i32 0, i32 2), ptr %this1, align 8, !dbg !65
  ret void, !dbg !65
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN5WorseD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %this) unnamed_addr #2 comdat align 2 !dbg !66 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !68, !DIExpression(), !69)
  %this1 = load ptr, ptr %this.addr, align 8
  call void @_ZN5ErrorD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %this1) #7, !dbg !70
  ret void, !dbg !72
}

declare void @__cxa_throw(ptr, ptr, ptr)

; Function Attrs: mustprogress noinline uwtable
define dso_local noundef i32 @_Z7catchesiPi(i32 noundef %x, ptr noundef %count) #0 personality ptr @__gxx_personality_v0 !dbg !73 {
entry:
  %retval = alloca i32, align 4
  %x.addr = alloca i32, align 4
  %count.addr = alloca ptr, align 8
  %guard = alloca %struct.Guard, align 8
  %exn.slot = alloca ptr, align 8
  %ehselector.slot = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %value = alloca i32, align 4
  %error = alloca ptr, align 8
  store i32 %x, ptr %x.addr, align 4
    #dbg_declare(ptr %x.addr, !77, !DIExpression(), !78)
  store ptr %count, ptr %count.addr, align 8
    #dbg_declare(ptr %count.addr, !79, !DIExpression(), !80)
    #dbg_declare(ptr %guard, !81, !DIExpression(), !89)
  %count1 = getelementptr inbounds %struct.Guard, ptr %guard, i32 0, i32 0, !dbg !90
  %0 = load ptr, ptr %count.addr, align 8, !dbg !91
  store ptr %0, ptr %count1, align 8, !dbg !90
  %1 = load i32, ptr %x.addr, align 4, !dbg !92
  invoke void @_Z9may_throwi(i32 noundef %1)
          to label %invoke.cont unwind label %lpad, !dbg !94

invoke.cont:                                      ; preds = %entry
  br label %try.cont16, !dbg !95

lpad:                                             ; preds = %entry
  %2 = landingpad { ptr, i32 }
          catch ptr @_ZTI5Error
          catch ptr @_ZTIi
          catch ptr null, !dbg !96
  %3 = extractvalue { ptr, i32 } %2, 0, !dbg !96
  store ptr %3, ptr %exn.slot, align 8, !dbg !96
  %4 = extractvalue { ptr, i32 } %2, 1, !dbg !96
  store i32 %4, ptr %ehselector.slot, align 4, !dbg !96
  br label %catch.dispatch, !dbg !96

catch.dispatch:                                   ; preds = %lpad
  %sel = load i32, ptr %ehselector.slot, align 4, !dbg !95
  %5 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTI5Error) #7, !dbg !95
  %matches = icmp eq i32 %sel, %5, !dbg !95
  br i1 %matches, label %catch13, label %catch.fallthrough, !dbg !95

catch13:                                          ; preds = %catch.dispatch
    #dbg_declare(ptr %error, !97, !DIExpression(), !100)
  %exn14 = load ptr, ptr %exn.slot, align 8, !dbg !101
  %6 = call ptr @__cxa_begin_catch(ptr %exn14) #7, !dbg !101
  store ptr %6, ptr %error, align 8, !dbg !101
  %7 = load ptr, ptr %error, align 8, !dbg !103
  %code = getelementptr inbounds %struct.Error, ptr %7, i32 0, i32 1, !dbg !105
  %8 = load i32, ptr %code, align 8, !dbg !105
  store i32 %8, ptr %retval, align 4, !dbg !106
  store i32 1, ptr %cleanup.dest.slot, align 4
  invoke void @__cxa_end_catch()
          to label %invoke.cont15 unwind label %lpad3, !dbg !107

catch.fallthrough:                                ; preds = %catch.dispatch
  %9 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTIi) #7, !dbg !95
  %matches2 = icmp eq i32 %sel, %9, !dbg !95
  br i1 %matches2, label %catch5, label %catch, !dbg !95

catch5:                                           ; preds = %catch.fallthrough
    #dbg_declare(ptr %value, !108, !DIExpression(), !109)
  %exn6 = load ptr, ptr %exn.slot, align 8, !dbg !110
  %10 = call ptr @__cxa_begin_catch(ptr %exn6) #7, !dbg !110
  %11 = load i32, ptr %10, align 4, !dbg !110
  store i32 %11, ptr %value, align 4, !dbg !110
  %12 = load i32, ptr %value, align 4, !dbg !112
  invoke void @_Z9may_throwi(i32 noundef %12)
          to label %invoke.cont8 unwind label %lpad7, !dbg !114

invoke.cont8:                                     ; preds = %catch5
  br label %try.cont, !dbg !115

catch:                                            ; preds = %catch.fallthrough
  %exn = load ptr, ptr %exn.slot, align 8, !dbg !95
  %13 = call ptr @__cxa_begin_catch(ptr %exn) #7, !dbg !95
  store i32 -1, ptr %retval, align 4, !dbg !116
  store i32 1, ptr %cleanup.dest.slot, align 4
  invoke void @__cxa_end_catch()
          to label %invoke.cont4 unwind label %lpad3, !dbg !110

invoke.cont4:                                     ; preds = %catch
  br label %cleanup

lpad3:                                            ; preds = %catch13, %catch
  %14 = landingpad { ptr, i32 }
          cleanup, !dbg !117
  %15 = extractvalue { ptr, i32 } %14, 0, !dbg !117
  store ptr %15, ptr %exn.slot, align 8, !dbg !117
  %16 = extractvalue { ptr, i32 } %14, 1, !dbg !117
  store i32 %16, ptr %ehselector.slot, align 4, !dbg !117
  br label %ehcleanup, !dbg !117

lpad7:                                            ; preds = %catch5
  %17 = landingpad { ptr, i32 }
          catch ptr null, !dbg !118
  %18 = extractvalue { ptr, i32 } %17, 0, !dbg !118
  store ptr %18, ptr %exn.slot, align 8, !dbg !118
  %19 = extractvalue { ptr, i32 } %17, 1, !dbg !118
  store i32 %19, ptr %ehselector.slot, align 4, !dbg !118
  br label %catch9, !dbg !118

catch9:                                           ; preds = %lpad7
  %exn10 = load ptr, ptr %exn.slot, align 8, !dbg !115
  %20 = call ptr @__cxa_begin_catch(ptr %exn10) #7, !dbg !115
  invoke void @__cxa_rethrow() #8
          to label %unreachable unwind label %lpad11, !dbg !119

lpad11:                                           ; preds = %catch9
  %21 = landingpad { ptr, i32 }
          cleanup, !dbg !121
  %22 = extractvalue { ptr, i32 } %21, 0, !dbg !121
  store ptr %22, ptr %exn.slot, align 8, !dbg !121
  %23 = extractvalue { ptr, i32 } %21, 1, !dbg !121
  store i32 %23, ptr %ehselector.slot, align 4, !dbg !121
  invoke void @__cxa_end_catch()
          to label %invoke.cont12 unwind label %terminate.lpad, !dbg !122

invoke.cont12:                                    ; preds = %lpad11
  call void @__cxa_end_catch() #7, !dbg !101
  br label %ehcleanup, !dbg !101

try.cont:                                         ; preds = %invoke.cont8
  %24 = load i32, ptr %value, align 4, !dbg !123
  store i32 %24, ptr %retval, align 4, !dbg !124
  store i32 1, ptr %cleanup.dest.slot, align 4
  call void @__cxa_end_catch() #7, !dbg !101
  br label %cleanup

invoke.cont15:                                    ; preds = %catch13
  br label %cleanup

try.cont16:                                       ; preds = %invoke.cont
  store i32 0, ptr %retval, align 4, !dbg !125
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !125

cleanup:                                          ; preds = %try.cont16, %invoke.cont15, %try.cont, %invoke.cont4
  call void @_ZN5GuardD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %guard) #7, !dbg !117
  %25 = load i32, ptr %retval, align 4, !dbg !117
  ret i32 %25, !dbg !117

ehcleanup:                                        ; preds = %invoke.cont12, %lpad3
  call void @_ZN5GuardD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %guard) #7, !dbg !117
  br label %eh.resume, !dbg !117

eh.resume:                                        ; preds = %ehcleanup
  %exn17 = load ptr, ptr %exn.slot, align 8, !dbg !117
  %sel18 = load i32, ptr %ehselector.slot, align 4, !dbg !117
  %lpad.val = insertvalue { ptr, i32 } poison, ptr %exn17, 0, !dbg !117
  %lpad.val19 = insertvalue { ptr, i32 } %lpad.val, i32 %sel18, 1, !dbg !117
  resume { ptr, i32 } %lpad.val19, !dbg !117

terminate.lpad:                                   ; preds = %lpad11
  %26 = landingpad { ptr, i32 }
          catch ptr null, !dbg !122
  %27 = extractvalue { ptr, i32 } %26, 0, !dbg !122
  call void @__clang_call_terminate(ptr %27) #9, !dbg !122
  unreachable, !dbg !122

unreachable:                                      ; preds = %catch9
  unreachable
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #3

declare ptr @__cxa_begin_catch(ptr)

declare void @__cxa_end_catch()

declare void @__cxa_rethrow()

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) #4 comdat {
  %2 = call ptr @__cxa_begin_catch(ptr %0) #7
  call void @_ZSt9terminatev() #9
  unreachable
}

declare void @_ZSt9terminatev()

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN5GuardD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #2 comdat align 2 !dbg !126 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !127, !DIExpression(), !129)
  %this1 = load ptr, ptr %this.addr, align 8
  %count = getelementptr inbounds %struct.Guard, ptr %this1, i32 0, i32 0, !dbg !130
  %0 = load ptr, ptr %count, align 8, !dbg !130
  %1 = load i32, ptr %0, align 4, !dbg !132
  %dec = add nsw i32 %1, -1, !dbg !132
  store i32 %dec, ptr %0, align 4, !dbg !132
  ret void, !dbg !133
}

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local noundef i32 @_Z5quieti(i32 noundef %x) #2 personality ptr @__gxx_personality_v0 !dbg !134 {
entry:
  %x.addr = alloca i32, align 4
  store i32 %x, ptr %x.addr, align 4
    #dbg_declare(ptr %x.addr, !137, !DIExpression(), !138)
  %0 = load i32, ptr %x.addr, align 4, !dbg !139
  invoke void @_Z9may_throwi(i32 noundef %0)
          to label %invoke.cont unwind label %terminate.lpad, !dbg !140

invoke.cont:                                      ; preds = %entry
  %1 = load i32, ptr %x.addr, align 4, !dbg !141
  ret i32 %1, !dbg !142

terminate.lpad:                                   ; preds = %entry
  %2 = landingpad { ptr, i32 }
          catch ptr null, !dbg !140
  %3 = extractvalue { ptr, i32 } %2, 0, !dbg !140
  call void @__clang_call_terminate(ptr %3) #9, !dbg !140
  unreachable, !dbg !140
}

; Function Attrs: mustprogress noinline norecurse uwtable
define dso_local noundef i32 @main() #5 !dbg !143 {
entry:
  %retval = alloca i32, align 4
  %count = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %count, !144, !DIExpression(), !145)
  store i32 1, ptr %count, align 4, !dbg !145
  %call = call noundef i32 @_Z7catchesiPi(i32 noundef 1, ptr noundef %count), !dbg !146
  %call1 = call noundef i32 @_Z5quieti(i32 noundef 0) #7, !dbg !147
  %add = add nsw i32 %call, %call1, !dbg !148
  ret i32 %add, !dbg !149
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN5ErrorC2Ev(ptr noundef nonnull align 8 dereferenceable(12) %this) unnamed_addr #2 comdat align 2 !dbg !150 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !152, !DIExpression(), !154)
  %this1 = load ptr, ptr %this.addr, align 8
  store ptr getelementptr inbounds inrange(-16, 16) ({ [4 x ptr] }, ptr @_ZTV5Error, i32 0, i32 0, i32 2), ptr %this1, align 8, !dbg !155
  ret void, !dbg !155
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN5WorseD0Ev(ptr noundef nonnull align 8 dereferenceable(12) %this) unnamed_addr #2 comdat align 2 !dbg !156 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !157, !DIExpression(), !158)
  %this1 = load ptr, ptr %this.addr, align 8
  call void @_ZN5WorseD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %this1) #7, !dbg !159
  call void @_ZdlPvm(ptr noundef %this1, i64 noundef 16) #10, !dbg !159
  ret void, !dbg !159
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN5ErrorD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %this) unnamed_addr #2 comdat align 2 !dbg !160 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !161, !DIExpression(), !162)
  %this1 = load ptr, ptr %this.addr, align 8
  ret void, !dbg !163
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN5ErrorD0Ev(ptr noundef nonnull align 8 dereferenceable(12) %this) unnamed_addr #2 comdat align 2 !dbg !164 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !165, !DIExpression(), !166)
  %this1 = load ptr, ptr %this.addr, align 8
  call void @_ZN5ErrorD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %this1) #7, !dbg !167
  call void @_ZdlPvm(ptr noundef %this1, i64 noundef 16) #10, !dbg !167
  ret void, !dbg !168
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) #6

attributes #0 = { mustprogress noinline uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { mustprogress noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind memory(none) }
attributes #4 = { noinline noreturn nounwind uwtable "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress noinline norecurse uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nobuiltin nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind }
attributes #8 = { noreturn }
attributes #9 = { noreturn nounwind }
attributes #10 = { builtin nounwind }

!llvm.dbg.cu = !{!8}
!llvm.module.flags = !{!10, !11, !12, !13, !14, !15, !16}
!llvm.ident = !{!17}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 9, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "exceptions.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "c4ba25b49ab2ebeae8496b4daeb780a9")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !6)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!6 = !{!7}
!7 = !DISubrange(count: 5)
!8 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !9, splitDebugInlining: false, nameTableKind: None)
!9 = !{!0}
!10 = !{i32 7, !"Dwarf Version", i32 5}
!11 = !{i32 2, !"Debug Info Version", i32 3}
!12 = !{i32 1, !"wchar_size", i32 4}
!13 = !{i32 8, !"PIC Level", i32 2}
!14 = !{i32 7, !"PIE Level", i32 2}
!15 = !{i32 7, !"uwtable", i32 2}
!16 = !{i32 7, !"frame-pointer", i32 2}
!17 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!18 = distinct !DISubprogram(name: "may_throw", linkageName: "_Z9may_throwi", scope: !2, file: !2, line: 6, type: !19, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !8, retainedNodes: !22)
!19 = !DISubroutineType(types: !20)
!20 = !{null, !21}
!21 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!22 = !{}
!23 = !DILocalVariable(name: "x", arg: 1, scope: !18, file: !2, line: 6, type: !21)
!24 = !DILocation(line: 6, column: 20, scope: !18)
!25 = !DILocation(line: 7, column: 9, scope: !26)
!26 = distinct !DILexicalBlock(scope: !18, file: !2, line: 7, column: 9)
!27 = !DILocation(line: 7, column: 11, scope: !26)
!28 = !DILocation(line: 7, column: 9, scope: !18)
!29 = !DILocation(line: 7, column: 17, scope: !26)
!30 = !DILocation(line: 7, column: 23, scope: !26)
!31 = !DILocation(line: 8, column: 9, scope: !32)
!32 = distinct !DILexicalBlock(scope: !18, file: !2, line: 8, column: 9)
!33 = !DILocation(line: 8, column: 11, scope: !32)
!34 = !DILocation(line: 8, column: 9, scope: !18)
!35 = !DILocation(line: 8, column: 17, scope: !32)
!36 = !DILocation(line: 9, column: 9, scope: !37)
!37 = distinct !DILexicalBlock(scope: !18, file: !2, line: 9, column: 9)
!38 = !DILocation(line: 9, column: 11, scope: !37)
!39 = !DILocation(line: 9, column: 9, scope: !18)
!40 = !DILocation(line: 9, column: 17, scope: !37)
!41 = !DILocation(line: 10, column: 1, scope: !18)
!42 = distinct !DISubprogram(name: "Worse", linkageName: "_ZN5WorseC2Ev", scope: !43, file: !2, line: 3, type: !58, scopeLine: 3, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !8, declaration: !61, retainedNodes: !22)
!43 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Worse", file: !2, line: 3, size: 128, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !44, vtableHolder: !46, identifier: "_ZTS5Worse")
!44 = !{!45}
!45 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !43, baseType: !46, extraData: i32 0)
!46 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Error", file: !2, line: 2, size: 128, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !47, vtableHolder: !46, identifier: "_ZTS5Error")
!47 = !{!48, !53, !54}
!48 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$Error", scope: !2, file: !2, baseType: !49, size: 64, flags: DIFlagArtificial)
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !50, size: 64)
!50 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "__vtbl_ptr_type", baseType: !51, size: 64)
!51 = !DISubroutineType(types: !52)
!52 = !{!21}
!53 = !DIDerivedType(tag: DW_TAG_member, name: "code", scope: !46, file: !2, line: 2, baseType: !21, size: 32, offset: 64)
!54 = !DISubprogram(name: "~Error", scope: !46, file: !2, line: 2, type: !55, scopeLine: 2, containingType: !46, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual)
!55 = !DISubroutineType(types: !56)
!56 = !{null, !57}
!57 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !46, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!58 = !DISubroutineType(types: !59)
!59 = !{null, !60}
!60 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !43, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!61 = !DISubprogram(name: "Worse", scope: !43, type: !58, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!62 = !DILocalVariable(name: "this", arg: 1, scope: !42, type: !63, flags: DIFlagArtificial | DIFlagObjectPointer)
!63 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !43, size: 64)
!64 = !DILocation(line: 0, scope: !42)
!65 = !DILocation(line: 3, column: 8, scope: !42)
!66 = distinct !DISubprogram(name: "~Worse", linkageName: "_ZN5WorseD2Ev", scope: !43, file: !2, line: 3, type: !58, scopeLine: 3, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !8, declaration: !67, retainedNodes: !22)
!67 = !DISubprogram(name: "~Worse", scope: !43, type: !58, containingType: !43, virtualIndex: 0, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual)
!68 = !DILocalVariable(name: "this", arg: 1, scope: !66, type: !63, flags: DIFlagArtificial | DIFlagObjectPointer)
!69 = !DILocation(line: 0, scope: !66)
!70 = !DILocation(line: 3, column: 8, scope: !71)
!71 = distinct !DILexicalBlock(scope: !66, file: !2, line: 3, column: 8)
!72 = !DILocation(line: 3, column: 8, scope: !66)
!73 = distinct !DISubprogram(name: "catches", linkageName: "_Z7catchesiPi", scope: !2, file: !2, line: 12, type: !74, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !8, retainedNodes: !22)
!74 = !DISubroutineType(types: !75)
!75 = !{!21, !21, !76}
!76 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!77 = !DILocalVariable(name: "x", arg: 1, scope: !73, file: !2, line: 12, type: !21)
!78 = !DILocation(line: 12, column: 17, scope: !73)
!79 = !DILocalVariable(name: "count", arg: 2, scope: !73, file: !2, line: 12, type: !76)
!80 = !DILocation(line: 12, column: 25, scope: !73)
!81 = !DILocalVariable(name: "guard", scope: !73, file: !2, line: 13, type: !82)
!82 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Guard", file: !2, line: 4, size: 64, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !83, identifier: "_ZTS5Guard")
!83 = !{!84, !85}
!84 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !82, file: !2, line: 4, baseType: !76, size: 64)
!85 = !DISubprogram(name: "~Guard", scope: !82, file: !2, line: 4, type: !86, scopeLine: 4, flags: DIFlagPrototyped, spFlags: 0)
!86 = !DISubroutineType(types: !87)
!87 = !{null, !88}
!88 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !82, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!89 = !DILocation(line: 13, column: 11, scope: !73)
!90 = !DILocation(line: 13, column: 16, scope: !73)
!91 = !DILocation(line: 13, column: 17, scope: !73)
!92 = !DILocation(line: 15, column: 19, scope: !93)
!93 = distinct !DILexicalBlock(scope: !73, file: !2, line: 14, column: 9)
!94 = !DILocation(line: 15, column: 9, scope: !93)
!95 = !DILocation(line: 16, column: 5, scope: !93)
!96 = !DILocation(line: 25, column: 1, scope: !93)
!97 = !DILocalVariable(name: "error", scope: !73, file: !2, line: 16, type: !98)
!98 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !99, size: 64)
!99 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !46)
!100 = !DILocation(line: 16, column: 27, scope: !73)
!101 = !DILocation(line: 21, column: 5, scope: !102)
!102 = distinct !DILexicalBlock(scope: !73, file: !2, line: 18, column: 25)
!103 = !DILocation(line: 17, column: 16, scope: !104)
!104 = distinct !DILexicalBlock(scope: !73, file: !2, line: 16, column: 34)
!105 = !DILocation(line: 17, column: 22, scope: !104)
!106 = !DILocation(line: 17, column: 9, scope: !104)
!107 = !DILocation(line: 18, column: 5, scope: !104)
!108 = !DILocalVariable(name: "value", scope: !73, file: !2, line: 18, type: !21)
!109 = !DILocation(line: 18, column: 18, scope: !73)
!110 = !DILocation(line: 23, column: 5, scope: !111)
!111 = distinct !DILexicalBlock(scope: !73, file: !2, line: 21, column: 19)
!112 = !DILocation(line: 19, column: 25, scope: !113)
!113 = distinct !DILexicalBlock(scope: !102, file: !2, line: 19, column: 13)
!114 = !DILocation(line: 19, column: 15, scope: !113)
!115 = !DILocation(line: 19, column: 33, scope: !113)
!116 = !DILocation(line: 22, column: 9, scope: !111)
!117 = !DILocation(line: 25, column: 1, scope: !73)
!118 = !DILocation(line: 25, column: 1, scope: !113)
!119 = !DILocation(line: 19, column: 49, scope: !120)
!120 = distinct !DILexicalBlock(scope: !102, file: !2, line: 19, column: 47)
!121 = !DILocation(line: 25, column: 1, scope: !120)
!122 = !DILocation(line: 19, column: 56, scope: !120)
!123 = !DILocation(line: 20, column: 16, scope: !102)
!124 = !DILocation(line: 20, column: 9, scope: !102)
!125 = !DILocation(line: 24, column: 5, scope: !73)
!126 = distinct !DISubprogram(name: "~Guard", linkageName: "_ZN5GuardD2Ev", scope: !82, file: !2, line: 4, type: !86, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !8, declaration: !85, retainedNodes: !22)
!127 = !DILocalVariable(name: "this", arg: 1, scope: !126, type: !128, flags: DIFlagArtificial | DIFlagObjectPointer)
!128 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !82, size: 64)
!129 = !DILocation(line: 0, scope: !126)
!130 = !DILocation(line: 4, column: 42, scope: !131)
!131 = distinct !DILexicalBlock(scope: !126, file: !2, line: 4, column: 37)
!132 = !DILocation(line: 4, column: 39, scope: !131)
!133 = !DILocation(line: 4, column: 49, scope: !126)
!134 = distinct !DISubprogram(name: "quiet", linkageName: "_Z5quieti", scope: !2, file: !2, line: 27, type: !135, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !8, retainedNodes: !22)
!135 = !DISubroutineType(types: !136)
!136 = !{!21, !21}
!137 = !DILocalVariable(name: "x", arg: 1, scope: !134, file: !2, line: 27, type: !21)
!138 = !DILocation(line: 27, column: 15, scope: !134)
!139 = !DILocation(line: 27, column: 39, scope: !134)
!140 = !DILocation(line: 27, column: 29, scope: !134)
!141 = !DILocation(line: 27, column: 50, scope: !134)
!142 = !DILocation(line: 27, column: 43, scope: !134)
!143 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 28, type: !51, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !8, retainedNodes: !22)
!144 = !DILocalVariable(name: "count", scope: !143, file: !2, line: 28, type: !21)
!145 = !DILocation(line: 28, column: 18, scope: !143)
!146 = !DILocation(line: 28, column: 36, scope: !143)
!147 = !DILocation(line: 28, column: 57, scope: !143)
!148 = !DILocation(line: 28, column: 55, scope: !143)
!149 = !DILocation(line: 28, column: 29, scope: !143)
!150 = distinct !DISubprogram(name: "Error", linkageName: "_ZN5ErrorC2Ev", scope: !46, file: !2, line: 2, type: !55, scopeLine: 2, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !8, declaration: !151, retainedNodes: !22)
!151 = !DISubprogram(name: "Error", scope: !46, type: !55, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!152 = !DILocalVariable(name: "this", arg: 1, scope: !150, type: !153, flags: DIFlagArtificial | DIFlagObjectPointer)
!153 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !46, size: 64)
!154 = !DILocation(line: 0, scope: !150)
!155 = !DILocation(line: 2, column: 8, scope: !150)
!156 = distinct !DISubprogram(name: "~Worse", linkageName: "_ZN5WorseD0Ev", scope: !43, file: !2, line: 3, type: !58, scopeLine: 3, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !8, declaration: !67, retainedNodes: !22)
!157 = !DILocalVariable(name: "this", arg: 1, scope: !156, type: !63, flags: DIFlagArtificial | DIFlagObjectPointer)
!158 = !DILocation(line: 0, scope: !156)
!159 = !DILocation(line: 3, column: 8, scope: !156)
!160 = distinct !DISubprogram(name: "~Error", linkageName: "_ZN5ErrorD2Ev", scope: !46, file: !2, line: 2, type: !55, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !8, declaration: !54, retainedNodes: !22)
!161 = !DILocalVariable(name: "this", arg: 1, scope: !160, type: !153, flags: DIFlagArtificial | DIFlagObjectPointer)
!162 = !DILocation(line: 0, scope: !160)
!163 = !DILocation(line: 2, column: 44, scope: !160)
!164 = distinct !DISubprogram(name: "~Error", linkageName: "_ZN5ErrorD0Ev", scope: !46, file: !2, line: 2, type: !55, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !8, declaration: !54, retainedNodes: !22)
!165 = !DILocalVariable(name: "this", arg: 1, scope: !164, type: !153, flags: DIFlagArtificial | DIFlagObjectPointer)
!166 = !DILocation(line: 0, scope: !164)
!167 = !DILocation(line: 2, column: 43, scope: !164)
!168 = !DILocation(line: 2, column: 44, scope: !164)
