; ModuleID = 'threads.c'
source_filename = "threads.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.queue = type { %union.pthread_mutex_t, %union.pthread_cond_t, [4 x i32], i32, i32 }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }

@.str = private unnamed_addr constant [29 x i8] c"back == seed && result >= 40\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [10 x i8] c"threads.c\00", align 1, !dbg !7
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !12
@once = internal global i32 0, align 4, !dbg !18
@queue = internal global %struct.queue zeroinitializer, align 8, !dbg !26
@last = internal thread_local global i32 0, align 4, !dbg !102

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !113 {
entry:
  %retval = alloca i32, align 4
  %p = alloca i64, align 8
  %c = alloca i64, align 8
  %seed = alloca ptr, align 8
  %result = alloca i32, align 4
  %back = alloca ptr, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %p, !117, !DIExpression(), !120)
    #dbg_declare(ptr %c, !121, !DIExpression(), !125)
    #dbg_declare(ptr %seed, !126, !DIExpression(), !127)
  %call = call noalias ptr @malloc(i64 noundef 4) #7, !dbg !128
  store ptr %call, ptr %seed, align 8, !dbg !127
    #dbg_declare(ptr %result, !129, !DIExpression(), !130)
  %0 = load ptr, ptr %seed, align 8, !dbg !131
  %tobool = icmp ne ptr %0, null, !dbg !131
  br i1 %tobool, label %if.end, label %if.then, !dbg !133

if.then:                                          ; preds = %entry
  call void @abort() #8, !dbg !134
  unreachable, !dbg !134

if.end:                                           ; preds = %entry
  %1 = load ptr, ptr %seed, align 8, !dbg !135
  store i32 40, ptr %1, align 4, !dbg !136
  %2 = load ptr, ptr %seed, align 8, !dbg !137
  %call1 = call i32 @pthread_create(ptr noundef %p, ptr noundef null, ptr noundef @producer, ptr noundef %2) #9, !dbg !139
  %cmp = icmp ne i32 %call1, 0, !dbg !140
  br i1 %cmp, label %if.then2, label %if.end4, !dbg !141

if.then2:                                         ; preds = %if.end
  %call3 = call ptr @__errno_location() #10, !dbg !142
  %3 = load i32, ptr %call3, align 4, !dbg !142
  store i32 %3, ptr %retval, align 4, !dbg !143
  br label %return, !dbg !143

if.end4:                                          ; preds = %if.end
  %call5 = call i32 @thrd_create(ptr noundef %c, ptr noundef @consumer, ptr noundef null), !dbg !144
  %4 = load i64, ptr %c, align 8, !dbg !145
  %call6 = call i32 @thrd_join(i64 noundef %4, ptr noundef %result), !dbg !146
    #dbg_declare(ptr %back, !147, !DIExpression(), !148)
  %5 = load i64, ptr %p, align 8, !dbg !149
  %call7 = call i32 @pthread_join(i64 noundef %5, ptr noundef %back), !dbg !150
  %6 = load ptr, ptr %back, align 8, !dbg !151
  %7 = load ptr, ptr %seed, align 8, !dbg !151
  %cmp8 = icmp eq ptr %6, %7, !dbg !151
  br i1 %cmp8, label %land.lhs.true, label %if.else, !dbg !151

land.lhs.true:                                    ; preds = %if.end4
  %8 = load i32, ptr %result, align 4, !dbg !151
  %cmp9 = icmp sge i32 %8, 40, !dbg !151
  br i1 %cmp9, label %if.then10, label %if.else, !dbg !154

if.then10:                                        ; preds = %land.lhs.true
  br label %if.end11, !dbg !154

if.else:                                          ; preds = %land.lhs.true, %if.end4
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 47, ptr noundef @__PRETTY_FUNCTION__.main) #8, !dbg !151
  unreachable, !dbg !151

if.end11:                                         ; preds = %if.then10
  %9 = load ptr, ptr %seed, align 8, !dbg !155
  call void @free(ptr noundef %9) #9, !dbg !156
  store i32 0, ptr %retval, align 4, !dbg !157
  br label %return, !dbg !157

return:                                           ; preds = %if.end11, %if.then2
  %10 = load i32, ptr %retval, align 4, !dbg !158
  ret i32 %10, !dbg !158
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #1

; Function Attrs: noreturn nounwind
declare void @abort() #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @producer(ptr noundef %argument) #0 !dbg !159 {
entry:
  %argument.addr = alloca ptr, align 8
  %i = alloca i32, align 4
  store ptr %argument, ptr %argument.addr, align 8
    #dbg_declare(ptr %argument.addr, !162, !DIExpression(), !163)
  %call = call i32 @pthread_once(ptr noundef @once, ptr noundef @initialise), !dbg !164
    #dbg_declare(ptr %i, !165, !DIExpression(), !167)
  store i32 0, ptr %i, align 4, !dbg !167
  br label %for.cond, !dbg !168

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !dbg !169
  %cmp = icmp slt i32 %0, 2, !dbg !171
  br i1 %cmp, label %for.body, label %for.end, !dbg !172

for.body:                                         ; preds = %for.cond
  %call1 = call i32 @pthread_mutex_lock(ptr noundef @queue) #9, !dbg !173
  %1 = load ptr, ptr %argument.addr, align 8, !dbg !175
  %2 = load i32, ptr %1, align 4, !dbg !176
  %3 = load i32, ptr %i, align 4, !dbg !177
  %add = add nsw i32 %2, %3, !dbg !178
  %4 = load i32, ptr getelementptr inbounds (%struct.queue, ptr @queue, i32 0, i32 4), align 4, !dbg !179
  %inc = add i32 %4, 1, !dbg !179
  store i32 %inc, ptr getelementptr inbounds (%struct.queue, ptr @queue, i32 0, i32 4), align 4, !dbg !179
  %rem = urem i32 %4, 4, !dbg !180
  %idxprom = zext i32 %rem to i64, !dbg !181
  %arrayidx = getelementptr inbounds [4 x i32], ptr getelementptr inbounds (%struct.queue, ptr @queue, i32 0, i32 2), i64 0, i64 %idxprom, !dbg !181
  store i32 %add, ptr %arrayidx, align 4, !dbg !182
  %call2 = call i32 @pthread_cond_signal(ptr noundef getelementptr inbounds (%struct.queue, ptr @queue, i32 0, i32 1)) #9, !dbg !183
  %call3 = call i32 @pthread_mutex_unlock(ptr noundef @queue) #9, !dbg !184
  br label %for.inc, !dbg !185

for.inc:                                          ; preds = %for.body
  %5 = load i32, ptr %i, align 4, !dbg !186
  %inc4 = add nsw i32 %5, 1, !dbg !186
  store i32 %inc4, ptr %i, align 4, !dbg !186
  br label %for.cond, !dbg !187, !llvm.loop !188

for.end:                                          ; preds = %for.cond
  %6 = load ptr, ptr %argument.addr, align 8, !dbg !191
  ret ptr %6, !dbg !192
}

; Function Attrs: nounwind willreturn memory(none)
declare ptr @__errno_location() #4

declare i32 @thrd_create(ptr noundef, ptr noundef, ptr noundef) #5

; Function Attrs: noinline nounwind uwtable
define internal i32 @consumer(ptr noundef %argument) #0 !dbg !193 {
entry:
  %argument.addr = alloca ptr, align 8
  store ptr %argument, ptr %argument.addr, align 8
    #dbg_declare(ptr %argument.addr, !196, !DIExpression(), !197)
  %0 = load ptr, ptr %argument.addr, align 8, !dbg !198
  %call = call i32 @pthread_mutex_lock(ptr noundef @queue) #9, !dbg !199
  br label %while.cond, !dbg !200

while.cond:                                       ; preds = %while.body, %entry
  %1 = load i32, ptr getelementptr inbounds (%struct.queue, ptr @queue, i32 0, i32 3), align 8, !dbg !201
  %2 = load i32, ptr getelementptr inbounds (%struct.queue, ptr @queue, i32 0, i32 4), align 4, !dbg !202
  %cmp = icmp eq i32 %1, %2, !dbg !203
  br i1 %cmp, label %while.body, label %while.end, !dbg !200

while.body:                                       ; preds = %while.cond
  %call1 = call i32 @pthread_cond_wait(ptr noundef getelementptr inbounds (%struct.queue, ptr @queue, i32 0, i32 1), ptr noundef @queue), !dbg !204
  br label %while.cond, !dbg !200, !llvm.loop !205

while.end:                                        ; preds = %while.cond
  %3 = load i32, ptr getelementptr inbounds (%struct.queue, ptr @queue, i32 0, i32 3), align 8, !dbg !207
  %inc = add i32 %3, 1, !dbg !207
  store i32 %inc, ptr getelementptr inbounds (%struct.queue, ptr @queue, i32 0, i32 3), align 8, !dbg !207
  %rem = urem i32 %3, 4, !dbg !208
  %idxprom = zext i32 %rem to i64, !dbg !209
  %arrayidx = getelementptr inbounds [4 x i32], ptr getelementptr inbounds (%struct.queue, ptr @queue, i32 0, i32 2), i64 0, i64 %idxprom, !dbg !209
  %4 = load i32, ptr %arrayidx, align 4, !dbg !209
  %5 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @last), !dbg !210
  store i32 %4, ptr %5, align 4, !dbg !211
  %call2 = call i32 @pthread_mutex_unlock(ptr noundef @queue) #9, !dbg !212
  %6 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @last), !dbg !213
  %7 = load i32, ptr %6, align 4, !dbg !213
  ret i32 %7, !dbg !214
}

declare i32 @thrd_join(i64 noundef, ptr noundef) #5

declare i32 @pthread_join(i64 noundef, ptr noundef) #5

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

; Function Attrs: nounwind
declare void @free(ptr noundef) #3

declare i32 @pthread_once(ptr noundef, ptr noundef) #5

; Function Attrs: noinline nounwind uwtable
define internal void @initialise() #0 !dbg !215 {
entry:
  store i32 1, ptr getelementptr inbounds (%struct.queue, ptr @queue, i32 0, i32 2), align 8, !dbg !218
  ret void, !dbg !219
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_cond_signal(ptr noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #3

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #6

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind allocsize(0) }
attributes #8 = { noreturn nounwind }
attributes #9 = { nounwind }
attributes #10 = { nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!20}
!llvm.module.flags = !{!105, !106, !107, !108, !109, !110, !111}
!llvm.ident = !{!112}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 47, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "threads.c", directory: ".", checksumkind: CSK_MD5, checksum: "c55b2671180b203b5b8fe9a8e2e64706")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 232, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 29)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 47, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 10)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 47, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 120, elements: !16)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!16 = !{!17}
!17 = !DISubrange(count: 15)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "once", scope: !20, file: !2, line: 11, type: !104, isLocal: true, isDefinition: true)
!20 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !21, globals: !25, splitDebugInlining: false, nameTableKind: None)
!21 = !{!22, !23}
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64)
!24 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!25 = !{!0, !7, !12, !18, !26, !102}
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(name: "queue", scope: !20, file: !2, line: 10, type: !28, isLocal: true, isDefinition: true)
!28 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "queue", file: !2, line: 9, size: 896, elements: !29)
!29 = !{!30, !62, !96, !100, !101}
!30 = !DIDerivedType(tag: DW_TAG_member, name: "lock", scope: !28, file: !2, line: 9, baseType: !31, size: 320)
!31 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !32, line: 72, baseType: !33)
!32 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!33 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !32, line: 67, size: 320, elements: !34)
!34 = !{!35, !56, !60}
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !33, file: !32, line: 69, baseType: !36, size: 320)
!36 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !37, line: 22, size: 320, elements: !38)
!37 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!38 = !{!39, !40, !42, !43, !44, !45, !47, !48}
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !36, file: !37, line: 24, baseType: !24, size: 32)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !36, file: !37, line: 25, baseType: !41, size: 32, offset: 32)
!41 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !36, file: !37, line: 26, baseType: !24, size: 32, offset: 64)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !36, file: !37, line: 28, baseType: !41, size: 32, offset: 96)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !36, file: !37, line: 32, baseType: !24, size: 32, offset: 128)
!45 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !36, file: !37, line: 34, baseType: !46, size: 16, offset: 160)
!46 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !36, file: !37, line: 35, baseType: !46, size: 16, offset: 176)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !36, file: !37, line: 36, baseType: !49, size: 128, offset: 192)
!49 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !50, line: 55, baseType: !51)
!50 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!51 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !50, line: 51, size: 128, elements: !52)
!52 = !{!53, !55}
!53 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !51, file: !50, line: 53, baseType: !54, size: 64)
!54 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !51, size: 64)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !51, file: !50, line: 54, baseType: !54, size: 64, offset: 64)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !33, file: !32, line: 70, baseType: !57, size: 320)
!57 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 320, elements: !58)
!58 = !{!59}
!59 = !DISubrange(count: 40)
!60 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !33, file: !32, line: 71, baseType: !61, size: 64)
!61 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!62 = !DIDerivedType(tag: DW_TAG_member, name: "filled", scope: !28, file: !2, line: 9, baseType: !63, size: 384, offset: 320)
!63 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_cond_t", file: !32, line: 80, baseType: !64)
!64 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !32, line: 75, size: 384, elements: !65)
!65 = !{!66, !90, !94}
!66 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !64, file: !32, line: 77, baseType: !67, size: 384)
!67 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_cond_s", file: !50, line: 94, size: 384, elements: !68)
!68 = !{!69, !81, !82, !86, !87, !88, !89}
!69 = !DIDerivedType(tag: DW_TAG_member, name: "__wseq", scope: !67, file: !50, line: 96, baseType: !70, size: 64)
!70 = !DIDerivedType(tag: DW_TAG_typedef, name: "__atomic_wide_counter", file: !71, line: 33, baseType: !72)
!71 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/atomic_wide_counter.h", directory: "", checksumkind: CSK_MD5, checksum: "2708e6e61e266abad2d765ccef838dbe")
!72 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !71, line: 25, size: 64, elements: !73)
!73 = !{!74, !76}
!74 = !DIDerivedType(tag: DW_TAG_member, name: "__value64", scope: !72, file: !71, line: 27, baseType: !75, size: 64)
!75 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!76 = !DIDerivedType(tag: DW_TAG_member, name: "__value32", scope: !72, file: !71, line: 32, baseType: !77, size: 64)
!77 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !72, file: !71, line: 28, size: 64, elements: !78)
!78 = !{!79, !80}
!79 = !DIDerivedType(tag: DW_TAG_member, name: "__low", scope: !77, file: !71, line: 30, baseType: !41, size: 32)
!80 = !DIDerivedType(tag: DW_TAG_member, name: "__high", scope: !77, file: !71, line: 31, baseType: !41, size: 32, offset: 32)
!81 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_start", scope: !67, file: !50, line: 97, baseType: !70, size: 64, offset: 64)
!82 = !DIDerivedType(tag: DW_TAG_member, name: "__g_refs", scope: !67, file: !50, line: 98, baseType: !83, size: 64, offset: 128)
!83 = !DICompositeType(tag: DW_TAG_array_type, baseType: !41, size: 64, elements: !84)
!84 = !{!85}
!85 = !DISubrange(count: 2)
!86 = !DIDerivedType(tag: DW_TAG_member, name: "__g_size", scope: !67, file: !50, line: 99, baseType: !83, size: 64, offset: 192)
!87 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_orig_size", scope: !67, file: !50, line: 100, baseType: !41, size: 32, offset: 256)
!88 = !DIDerivedType(tag: DW_TAG_member, name: "__wrefs", scope: !67, file: !50, line: 101, baseType: !41, size: 32, offset: 288)
!89 = !DIDerivedType(tag: DW_TAG_member, name: "__g_signals", scope: !67, file: !50, line: 102, baseType: !83, size: 64, offset: 320)
!90 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !64, file: !32, line: 78, baseType: !91, size: 384)
!91 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 384, elements: !92)
!92 = !{!93}
!93 = !DISubrange(count: 48)
!94 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !64, file: !32, line: 79, baseType: !95, size: 64)
!95 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!96 = !DIDerivedType(tag: DW_TAG_member, name: "items", scope: !28, file: !2, line: 9, baseType: !97, size: 128, offset: 704)
!97 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 128, elements: !98)
!98 = !{!99}
!99 = !DISubrange(count: 4)
!100 = !DIDerivedType(tag: DW_TAG_member, name: "head", scope: !28, file: !2, line: 9, baseType: !41, size: 32, offset: 832)
!101 = !DIDerivedType(tag: DW_TAG_member, name: "tail", scope: !28, file: !2, line: 9, baseType: !41, size: 32, offset: 864)
!102 = !DIGlobalVariableExpression(var: !103, expr: !DIExpression())
!103 = distinct !DIGlobalVariable(name: "last", scope: !20, file: !2, line: 12, type: !24, isLocal: true, isDefinition: true)
!104 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_once_t", file: !32, line: 53, baseType: !24)
!105 = !{i32 7, !"Dwarf Version", i32 5}
!106 = !{i32 2, !"Debug Info Version", i32 3}
!107 = !{i32 1, !"wchar_size", i32 4}
!108 = !{i32 8, !"PIC Level", i32 2}
!109 = !{i32 7, !"PIE Level", i32 2}
!110 = !{i32 7, !"uwtable", i32 2}
!111 = !{i32 7, !"frame-pointer", i32 2}
!112 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!113 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 36, type: !114, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !20, retainedNodes: !116)
!114 = !DISubroutineType(types: !115)
!115 = !{!24}
!116 = !{}
!117 = !DILocalVariable(name: "p", scope: !113, file: !2, line: 37, type: !118)
!118 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !32, line: 27, baseType: !119)
!119 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!120 = !DILocation(line: 37, column: 15, scope: !113)
!121 = !DILocalVariable(name: "c", scope: !113, file: !2, line: 38, type: !122)
!122 = !DIDerivedType(tag: DW_TAG_typedef, name: "thrd_t", file: !123, line: 38, baseType: !124)
!123 = !DIFile(filename: "/usr/include/threads.h", directory: "", checksumkind: CSK_MD5, checksum: "6974d482e09577a4fa59cb79dc9d72e5")
!124 = !DIDerivedType(tag: DW_TAG_typedef, name: "__thrd_t", file: !50, line: 106, baseType: !119)
!125 = !DILocation(line: 38, column: 12, scope: !113)
!126 = !DILocalVariable(name: "seed", scope: !113, file: !2, line: 39, type: !23)
!127 = !DILocation(line: 39, column: 10, scope: !113)
!128 = !DILocation(line: 39, column: 17, scope: !113)
!129 = !DILocalVariable(name: "result", scope: !113, file: !2, line: 39, type: !24)
!130 = !DILocation(line: 39, column: 39, scope: !113)
!131 = !DILocation(line: 40, column: 10, scope: !132)
!132 = distinct !DILexicalBlock(scope: !113, file: !2, line: 40, column: 9)
!133 = !DILocation(line: 40, column: 9, scope: !113)
!134 = !DILocation(line: 40, column: 16, scope: !132)
!135 = !DILocation(line: 41, column: 6, scope: !113)
!136 = !DILocation(line: 41, column: 11, scope: !113)
!137 = !DILocation(line: 42, column: 44, scope: !138)
!138 = distinct !DILexicalBlock(scope: !113, file: !2, line: 42, column: 9)
!139 = !DILocation(line: 42, column: 9, scope: !138)
!140 = !DILocation(line: 42, column: 50, scope: !138)
!141 = !DILocation(line: 42, column: 9, scope: !113)
!142 = !DILocation(line: 42, column: 63, scope: !138)
!143 = !DILocation(line: 42, column: 56, scope: !138)
!144 = !DILocation(line: 43, column: 5, scope: !113)
!145 = !DILocation(line: 44, column: 15, scope: !113)
!146 = !DILocation(line: 44, column: 5, scope: !113)
!147 = !DILocalVariable(name: "back", scope: !113, file: !2, line: 45, type: !22)
!148 = !DILocation(line: 45, column: 11, scope: !113)
!149 = !DILocation(line: 46, column: 18, scope: !113)
!150 = !DILocation(line: 46, column: 5, scope: !113)
!151 = !DILocation(line: 47, column: 5, scope: !152)
!152 = distinct !DILexicalBlock(scope: !153, file: !2, line: 47, column: 5)
!153 = distinct !DILexicalBlock(scope: !113, file: !2, line: 47, column: 5)
!154 = !DILocation(line: 47, column: 5, scope: !153)
!155 = !DILocation(line: 48, column: 10, scope: !113)
!156 = !DILocation(line: 48, column: 5, scope: !113)
!157 = !DILocation(line: 49, column: 5, scope: !113)
!158 = !DILocation(line: 50, column: 1, scope: !113)
!159 = distinct !DISubprogram(name: "producer", scope: !2, file: !2, line: 16, type: !160, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !20, retainedNodes: !116)
!160 = !DISubroutineType(types: !161)
!161 = !{!22, !22}
!162 = !DILocalVariable(name: "argument", arg: 1, scope: !159, file: !2, line: 16, type: !22)
!163 = !DILocation(line: 16, column: 29, scope: !159)
!164 = !DILocation(line: 17, column: 5, scope: !159)
!165 = !DILocalVariable(name: "i", scope: !166, file: !2, line: 18, type: !24)
!166 = distinct !DILexicalBlock(scope: !159, file: !2, line: 18, column: 5)
!167 = !DILocation(line: 18, column: 14, scope: !166)
!168 = !DILocation(line: 18, column: 10, scope: !166)
!169 = !DILocation(line: 18, column: 21, scope: !170)
!170 = distinct !DILexicalBlock(scope: !166, file: !2, line: 18, column: 5)
!171 = !DILocation(line: 18, column: 23, scope: !170)
!172 = !DILocation(line: 18, column: 5, scope: !166)
!173 = !DILocation(line: 19, column: 9, scope: !174)
!174 = distinct !DILexicalBlock(scope: !170, file: !2, line: 18, column: 33)
!175 = !DILocation(line: 20, column: 49, scope: !174)
!176 = !DILocation(line: 20, column: 41, scope: !174)
!177 = !DILocation(line: 20, column: 60, scope: !174)
!178 = !DILocation(line: 20, column: 58, scope: !174)
!179 = !DILocation(line: 20, column: 31, scope: !174)
!180 = !DILocation(line: 20, column: 34, scope: !174)
!181 = !DILocation(line: 20, column: 9, scope: !174)
!182 = !DILocation(line: 20, column: 39, scope: !174)
!183 = !DILocation(line: 21, column: 9, scope: !174)
!184 = !DILocation(line: 22, column: 9, scope: !174)
!185 = !DILocation(line: 23, column: 5, scope: !174)
!186 = !DILocation(line: 18, column: 29, scope: !170)
!187 = !DILocation(line: 18, column: 5, scope: !170)
!188 = distinct !{!188, !172, !189, !190}
!189 = !DILocation(line: 23, column: 5, scope: !166)
!190 = !{!"llvm.loop.mustprogress"}
!191 = !DILocation(line: 24, column: 12, scope: !159)
!192 = !DILocation(line: 24, column: 5, scope: !159)
!193 = distinct !DISubprogram(name: "consumer", scope: !2, file: !2, line: 27, type: !194, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !20, retainedNodes: !116)
!194 = !DISubroutineType(types: !195)
!195 = !{!24, !22}
!196 = !DILocalVariable(name: "argument", arg: 1, scope: !193, file: !2, line: 27, type: !22)
!197 = !DILocation(line: 27, column: 27, scope: !193)
!198 = !DILocation(line: 28, column: 11, scope: !193)
!199 = !DILocation(line: 29, column: 5, scope: !193)
!200 = !DILocation(line: 30, column: 5, scope: !193)
!201 = !DILocation(line: 30, column: 18, scope: !193)
!202 = !DILocation(line: 30, column: 32, scope: !193)
!203 = !DILocation(line: 30, column: 23, scope: !193)
!204 = !DILocation(line: 30, column: 38, scope: !193)
!205 = distinct !{!205, !200, !206, !190}
!206 = !DILocation(line: 30, column: 82, scope: !193)
!207 = !DILocation(line: 31, column: 34, scope: !193)
!208 = !DILocation(line: 31, column: 37, scope: !193)
!209 = !DILocation(line: 31, column: 12, scope: !193)
!210 = !DILocation(line: 31, column: 5, scope: !193)
!211 = !DILocation(line: 31, column: 10, scope: !193)
!212 = !DILocation(line: 32, column: 5, scope: !193)
!213 = !DILocation(line: 33, column: 12, scope: !193)
!214 = !DILocation(line: 33, column: 5, scope: !193)
!215 = distinct !DISubprogram(name: "initialise", scope: !2, file: !2, line: 14, type: !216, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !20)
!216 = !DISubroutineType(types: !217)
!217 = !{null}
!218 = !DILocation(line: 14, column: 47, scope: !215)
!219 = !DILocation(line: 14, column: 52, scope: !215)
