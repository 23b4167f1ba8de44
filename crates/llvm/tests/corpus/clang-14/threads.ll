; ModuleID = 'threads.c'
source_filename = "threads.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.queue = type { %union.pthread_mutex_t, %union.pthread_cond_t, [4 x i32], i32, i32 }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }
%union.pthread_attr_t = type { i64, [48 x i8] }

@.str = private unnamed_addr constant [29 x i8] c"back == seed && result >= 40\00", align 1
@.str.1 = private unnamed_addr constant [10 x i8] c"threads.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@once = internal global i32 0, align 4, !dbg !0
@queue = internal global %struct.queue zeroinitializer, align 8, !dbg !9
@last = internal thread_local global i32 0, align 4, !dbg !86

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !97 {
entry:
  %retval = alloca i32, align 4
  %p = alloca i64, align 8
  %c = alloca i64, align 8
  %seed = alloca i32*, align 8
  %result = alloca i32, align 4
  %back = alloca i8*, align 8
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata i64* %p, metadata !101, metadata !DIExpression()), !dbg !104
  call void @llvm.dbg.declare(metadata i64* %c, metadata !105, metadata !DIExpression()), !dbg !109
  call void @llvm.dbg.declare(metadata i32** %seed, metadata !110, metadata !DIExpression()), !dbg !111
  %call = call noalias i8* @malloc(i64 noundef 4) #6, !dbg !112
  %0 = bitcast i8* %call to i32*, !dbg !112
  store i32* %0, i32** %seed, align 8, !dbg !111
  call void @llvm.dbg.declare(metadata i32* %result, metadata !113, metadata !DIExpression()), !dbg !114
  %1 = load i32*, i32** %seed, align 8, !dbg !115
  %tobool = icmp ne i32* %1, null, !dbg !115
  br i1 %tobool, label %if.end, label %if.then, !dbg !117

if.then:                                          ; preds = %entry
  call void @abort() #7, !dbg !118
  unreachable, !dbg !118

if.end:                                           ; preds = %entry
  %2 = load i32*, i32** %seed, align 8, !dbg !119
  store i32 40, i32* %2, align 4, !dbg !120
  %3 = load i32*, i32** %seed, align 8, !dbg !121
  %4 = bitcast i32* %3 to i8*, !dbg !121
  %call1 = call i32 @pthread_create(i64* noundef %p, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @producer, i8* noundef %4) #6, !dbg !123
  %cmp = icmp ne i32 %call1, 0, !dbg !124
  br i1 %cmp, label %if.then2, label %if.end4, !dbg !125

if.then2:                                         ; preds = %if.end
  %call3 = call i32* @__errno_location() #8, !dbg !126
  %5 = load i32, i32* %call3, align 4, !dbg !126
  store i32 %5, i32* %retval, align 4, !dbg !127
  br label %return, !dbg !127

if.end4:                                          ; preds = %if.end
  %call5 = call i32 @thrd_create(i64* noundef %c, i32 (i8*)* noundef @consumer, i8* noundef null), !dbg !128
  %6 = load i64, i64* %c, align 8, !dbg !129
  %call6 = call i32 @thrd_join(i64 noundef %6, i32* noundef %result), !dbg !130
  call void @llvm.dbg.declare(metadata i8** %back, metadata !131, metadata !DIExpression()), !dbg !132
  %7 = load i64, i64* %p, align 8, !dbg !133
  %call7 = call i32 @pthread_join(i64 noundef %7, i8** noundef %back), !dbg !134
  %8 = load i8*, i8** %back, align 8, !dbg !135
  %9 = load i32*, i32** %seed, align 8, !dbg !135
  %10 = bitcast i32* %9 to i8*, !dbg !135
  %cmp8 = icmp eq i8* %8, %10, !dbg !135
  br i1 %cmp8, label %land.lhs.true, label %if.else, !dbg !135

land.lhs.true:                                    ; preds = %if.end4
  %11 = load i32, i32* %result, align 4, !dbg !135
  %cmp9 = icmp sge i32 %11, 40, !dbg !135
  br i1 %cmp9, label %if.then10, label %if.else, !dbg !138

if.then10:                                        ; preds = %land.lhs.true
  br label %if.end11, !dbg !138

if.else:                                          ; preds = %land.lhs.true, %if.end4
  call void @__assert_fail(i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.1, i64 0, i64 0), i32 noundef 47, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #7, !dbg !135
  unreachable, !dbg !135

if.end11:                                         ; preds = %if.then10
  %12 = load i32*, i32** %seed, align 8, !dbg !139
  %13 = bitcast i32* %12 to i8*, !dbg !139
  call void @free(i8* noundef %13) #6, !dbg !140
  store i32 0, i32* %retval, align 4, !dbg !141
  br label %return, !dbg !141

return:                                           ; preds = %if.end11, %if.then2
  %14 = load i32, i32* %retval, align 4, !dbg !142
  ret i32 %14, !dbg !142
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #2

; Function Attrs: noreturn nounwind
declare void @abort() #3

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal i8* @producer(i8* noundef %argument) #0 !dbg !143 {
entry:
  %argument.addr = alloca i8*, align 8
  %i = alloca i32, align 4
  store i8* %argument, i8** %argument.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %argument.addr, metadata !146, metadata !DIExpression()), !dbg !147
  %call = call i32 @pthread_once(i32* noundef @once, void ()* noundef @initialise), !dbg !148
  call void @llvm.dbg.declare(metadata i32* %i, metadata !149, metadata !DIExpression()), !dbg !151
  store i32 0, i32* %i, align 4, !dbg !151
  br label %for.cond, !dbg !152

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, i32* %i, align 4, !dbg !153
  %cmp = icmp slt i32 %0, 2, !dbg !155
  br i1 %cmp, label %for.body, label %for.end, !dbg !156

for.body:                                         ; preds = %for.cond
  %call1 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef getelementptr inbounds (%struct.queue, %struct.queue* @queue, i32 0, i32 0)) #6, !dbg !157
  %1 = load i8*, i8** %argument.addr, align 8, !dbg !159
  %2 = bitcast i8* %1 to i32*, !dbg !160
  %3 = load i32, i32* %2, align 4, !dbg !161
  %4 = load i32, i32* %i, align 4, !dbg !162
  %add = add nsw i32 %3, %4, !dbg !163
  %5 = load i32, i32* getelementptr inbounds (%struct.queue, %struct.queue* @queue, i32 0, i32 4), align 4, !dbg !164
  %inc = add i32 %5, 1, !dbg !164
  store i32 %inc, i32* getelementptr inbounds (%struct.queue, %struct.queue* @queue, i32 0, i32 4), align 4, !dbg !164
  %rem = urem i32 %5, 4, !dbg !165
  %idxprom = zext i32 %rem to i64, !dbg !166
  %arrayidx = getelementptr inbounds [4 x i32], [4 x i32]* getelementptr inbounds (%struct.queue, %struct.queue* @queue, i32 0, i32 2), i64 0, i64 %idxprom, !dbg !166
  store i32 %add, i32* %arrayidx, align 4, !dbg !167
  %call2 = call i32 @pthread_cond_signal(%union.pthread_cond_t* noundef getelementptr inbounds (%struct.queue, %struct.queue* @queue, i32 0, i32 1)) #6, !dbg !168
  %call3 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef getelementptr inbounds (%struct.queue, %struct.queue* @queue, i32 0, i32 0)) #6, !dbg !169
  br label %for.inc, !dbg !170

for.inc:                                          ; preds = %for.body
  %6 = load i32, i32* %i, align 4, !dbg !171
  %inc4 = add nsw i32 %6, 1, !dbg !171
  store i32 %inc4, i32* %i, align 4, !dbg !171
  br label %for.cond, !dbg !172, !llvm.loop !173

for.end:                                          ; preds = %for.cond
  %7 = load i8*, i8** %argument.addr, align 8, !dbg !176
  ret i8* %7, !dbg !177
}

; Function Attrs: nounwind readnone willreturn
declare i32* @__errno_location() #4

declare i32 @thrd_create(i64* noundef, i32 (i8*)* noundef, i8* noundef) #5

; Function Attrs: noinline nounwind uwtable
define internal i32 @consumer(i8* noundef %argument) #0 !dbg !178 {
entry:
  %argument.addr = alloca i8*, align 8
  store i8* %argument, i8** %argument.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %argument.addr, metadata !181, metadata !DIExpression()), !dbg !182
  %0 = load i8*, i8** %argument.addr, align 8, !dbg !183
  %call = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef getelementptr inbounds (%struct.queue, %struct.queue* @queue, i32 0, i32 0)) #6, !dbg !184
  br label %while.cond, !dbg !185

while.cond:                                       ; preds = %while.body, %entry
  %1 = load i32, i32* getelementptr inbounds (%struct.queue, %struct.queue* @queue, i32 0, i32 3), align 8, !dbg !186
  %2 = load i32, i32* getelementptr inbounds (%struct.queue, %struct.queue* @queue, i32 0, i32 4), align 4, !dbg !187
  %cmp = icmp eq i32 %1, %2, !dbg !188
  br i1 %cmp, label %while.body, label %while.end, !dbg !185

while.body:                                       ; preds = %while.cond
  %call1 = call i32 @pthread_cond_wait(%union.pthread_cond_t* noundef getelementptr inbounds (%struct.queue, %struct.queue* @queue, i32 0, i32 1), %union.pthread_mutex_t* noundef getelementptr inbounds (%struct.queue, %struct.queue* @queue, i32 0, i32 0)), !dbg !189
  br label %while.cond, !dbg !185, !llvm.loop !190

while.end:                                        ; preds = %while.cond
  %3 = load i32, i32* getelementptr inbounds (%struct.queue, %struct.queue* @queue, i32 0, i32 3), align 8, !dbg !192
  %inc = add i32 %3, 1, !dbg !192
  store i32 %inc, i32* getelementptr inbounds (%struct.queue, %struct.queue* @queue, i32 0, i32 3), align 8, !dbg !192
  %rem = urem i32 %3, 4, !dbg !193
  %idxprom = zext i32 %rem to i64, !dbg !194
  %arrayidx = getelementptr inbounds [4 x i32], [4 x i32]* getelementptr inbounds (%struct.queue, %struct.queue* @queue, i32 0, i32 2), i64 0, i64 %idxprom, !dbg !194
  %4 = load i32, i32* %arrayidx, align 4, !dbg !194
  store i32 %4, i32* @last, align 4, !dbg !195
  %call2 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef getelementptr inbounds (%struct.queue, %struct.queue* @queue, i32 0, i32 0)) #6, !dbg !196
  %5 = load i32, i32* @last, align 4, !dbg !197
  ret i32 %5, !dbg !198
}

declare i32 @thrd_join(i64 noundef, i32* noundef) #5

declare i32 @pthread_join(i64 noundef, i8** noundef) #5

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #3

; Function Attrs: nounwind
declare void @free(i8* noundef) #2

declare i32 @pthread_once(i32* noundef, void ()* noundef) #5

; Function Attrs: noinline nounwind uwtable
define internal void @initialise() #0 !dbg !199 {
entry:
  store i32 1, i32* getelementptr inbounds (%struct.queue, %struct.queue* @queue, i32 0, i32 2, i64 0), align 8, !dbg !202
  ret void, !dbg !203
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_cond_signal(%union.pthread_cond_t* noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef) #2

declare i32 @pthread_cond_wait(%union.pthread_cond_t* noundef, %union.pthread_mutex_t* noundef) #5

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind readnone willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }
attributes #8 = { nounwind readnone willreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!89, !90, !91, !92, !93, !94, !95}
!llvm.ident = !{!96}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "once", scope: !2, file: !3, line: 11, type: !88, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "threads.c", directory: ".", checksumkind: CSK_MD5, checksum: "c55b2671180b203b5b8fe9a8e2e64706")
!4 = !{!5, !6}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !{!0, !9, !86}
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(name: "queue", scope: !2, file: !3, line: 10, type: !11, isLocal: true, isDefinition: true)
!11 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "queue", file: !3, line: 9, size: 896, elements: !12)
!12 = !{!13, !46, !80, !84, !85}
!13 = !DIDerivedType(tag: DW_TAG_member, name: "lock", scope: !11, file: !3, line: 9, baseType: !14, size: 320)
!14 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !15, line: 72, baseType: !16)
!15 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!16 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !15, line: 67, size: 320, elements: !17)
!17 = !{!18, !39, !44}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !16, file: !15, line: 69, baseType: !19, size: 320)
!19 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !20, line: 22, size: 320, elements: !21)
!20 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!21 = !{!22, !23, !25, !26, !27, !28, !30, !31}
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !19, file: !20, line: 24, baseType: !7, size: 32)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !19, file: !20, line: 25, baseType: !24, size: 32, offset: 32)
!24 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !19, file: !20, line: 26, baseType: !7, size: 32, offset: 64)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !19, file: !20, line: 28, baseType: !24, size: 32, offset: 96)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !19, file: !20, line: 32, baseType: !7, size: 32, offset: 128)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !19, file: !20, line: 34, baseType: !29, size: 16, offset: 160)
!29 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !19, file: !20, line: 35, baseType: !29, size: 16, offset: 176)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !19, file: !20, line: 36, baseType: !32, size: 128, offset: 192)
!32 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !33, line: 55, baseType: !34)
!33 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!34 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !33, line: 51, size: 128, elements: !35)
!35 = !{!36, !38}
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !34, file: !33, line: 53, baseType: !37, size: 64)
!37 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !34, size: 64)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !34, file: !33, line: 54, baseType: !37, size: 64, offset: 64)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !16, file: !15, line: 70, baseType: !40, size: 320)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !41, size: 320, elements: !42)
!41 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!42 = !{!43}
!43 = !DISubrange(count: 40)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !16, file: !15, line: 71, baseType: !45, size: 64)
!45 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "filled", scope: !11, file: !3, line: 9, baseType: !47, size: 384, offset: 320)
!47 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_cond_t", file: !15, line: 80, baseType: !48)
!48 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !15, line: 75, size: 384, elements: !49)
!49 = !{!50, !74, !78}
!50 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !48, file: !15, line: 77, baseType: !51, size: 384)
!51 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_cond_s", file: !33, line: 94, size: 384, elements: !52)
!52 = !{!53, !65, !66, !70, !71, !72, !73}
!53 = !DIDerivedType(tag: DW_TAG_member, name: "__wseq", scope: !51, file: !33, line: 96, baseType: !54, size: 64)
!54 = !DIDerivedType(tag: DW_TAG_typedef, name: "__atomic_wide_counter", file: !55, line: 33, baseType: !56)
!55 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/atomic_wide_counter.h", directory: "", checksumkind: CSK_MD5, checksum: "2708e6e61e266abad2d765ccef838dbe")
!56 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !55, line: 25, size: 64, elements: !57)
!57 = !{!58, !60}
!58 = !DIDerivedType(tag: DW_TAG_member, name: "__value64", scope: !56, file: !55, line: 27, baseType: !59, size: 64)
!59 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!60 = !DIDerivedType(tag: DW_TAG_member, name: "__value32", scope: !56, file: !55, line: 32, baseType: !61, size: 64)
!61 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !56, file: !55, line: 28, size: 64, elements: !62)
!62 = !{!63, !64}
!63 = !DIDerivedType(tag: DW_TAG_member, name: "__low", scope: !61, file: !55, line: 30, baseType: !24, size: 32)
!64 = !DIDerivedType(tag: DW_TAG_member, name: "__high", scope: !61, file: !55, line: 31, baseType: !24, size: 32, offset: 32)
!65 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_start", scope: !51, file: !33, line: 97, baseType: !54, size: 64, offset: 64)
!66 = !DIDerivedType(tag: DW_TAG_member, name: "__g_refs", scope: !51, file: !33, line: 98, baseType: !67, size: 64, offset: 128)
!67 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 64, elements: !68)
!68 = !{!69}
!69 = !DISubrange(count: 2)
!70 = !DIDerivedType(tag: DW_TAG_member, name: "__g_size", scope: !51, file: !33, line: 99, baseType: !67, size: 64, offset: 192)
!71 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_orig_size", scope: !51, file: !33, line: 100, baseType: !24, size: 32, offset: 256)
!72 = !DIDerivedType(tag: DW_TAG_member, name: "__wrefs", scope: !51, file: !33, line: 101, baseType: !24, size: 32, offset: 288)
!73 = !DIDerivedType(tag: DW_TAG_member, name: "__g_signals", scope: !51, file: !33, line: 102, baseType: !67, size: 64, offset: 320)
!74 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !48, file: !15, line: 78, baseType: !75, size: 384)
!75 = !DICompositeType(tag: DW_TAG_array_type, baseType: !41, size: 384, elements: !76)
!76 = !{!77}
!77 = !DISubrange(count: 48)
!78 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !48, file: !15, line: 79, baseType: !79, size: 64)
!79 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!80 = !DIDerivedType(tag: DW_TAG_member, name: "items", scope: !11, file: !3, line: 9, baseType: !81, size: 128, offset: 704)
!81 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 128, elements: !82)
!82 = !{!83}
!83 = !DISubrange(count: 4)
!84 = !DIDerivedType(tag: DW_TAG_member, name: "head", scope: !11, file: !3, line: 9, baseType: !24, size: 32, offset: 832)
!85 = !DIDerivedType(tag: DW_TAG_member, name: "tail", scope: !11, file: !3, line: 9, baseType: !24, size: 32, offset: 864)
!86 = !DIGlobalVariableExpression(var: !87, expr: !DIExpression())
!87 = distinct !DIGlobalVariable(name: "last", scope: !2, file: !3, line: 12, type: !7, isLocal: true, isDefinition: true)
!88 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_once_t", file: !15, line: 53, baseType: !7)
!89 = !{i32 7, !"Dwarf Version", i32 5}
!90 = !{i32 2, !"Debug Info Version", i32 3}
!91 = !{i32 1, !"wchar_size", i32 4}
!92 = !{i32 7, !"PIC Level", i32 2}
!93 = !{i32 7, !"PIE Level", i32 2}
!94 = !{i32 7, !"uwtable", i32 1}
!95 = !{i32 7, !"frame-pointer", i32 2}
!96 = !{!"Debian clang version 14.0.6"}
!97 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 36, type: !98, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !100)
!98 = !DISubroutineType(types: !99)
!99 = !{!7}
!100 = !{}
!101 = !DILocalVariable(name: "p", scope: !97, file: !3, line: 37, type: !102)
!102 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !15, line: 27, baseType: !103)
!103 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!104 = !DILocation(line: 37, column: 15, scope: !97)
!105 = !DILocalVariable(name: "c", scope: !97, file: !3, line: 38, type: !106)
!106 = !DIDerivedType(tag: DW_TAG_typedef, name: "thrd_t", file: !107, line: 38, baseType: !108)
!107 = !DIFile(filename: "/usr/include/threads.h", directory: "", checksumkind: CSK_MD5, checksum: "6974d482e09577a4fa59cb79dc9d72e5")
!108 = !DIDerivedType(tag: DW_TAG_typedef, name: "__thrd_t", file: !33, line: 106, baseType: !103)
!109 = !DILocation(line: 38, column: 12, scope: !97)
!110 = !DILocalVariable(name: "seed", scope: !97, file: !3, line: 39, type: !6)
!111 = !DILocation(line: 39, column: 10, scope: !97)
!112 = !DILocation(line: 39, column: 17, scope: !97)
!113 = !DILocalVariable(name: "result", scope: !97, file: !3, line: 39, type: !7)
!114 = !DILocation(line: 39, column: 39, scope: !97)
!115 = !DILocation(line: 40, column: 10, scope: !116)
!116 = distinct !DILexicalBlock(scope: !97, file: !3, line: 40, column: 9)
!117 = !DILocation(line: 40, column: 9, scope: !97)
!118 = !DILocation(line: 40, column: 16, scope: !116)
!119 = !DILocation(line: 41, column: 6, scope: !97)
!120 = !DILocation(line: 41, column: 11, scope: !97)
!121 = !DILocation(line: 42, column: 44, scope: !122)
!122 = distinct !DILexicalBlock(scope: !97, file: !3, line: 42, column: 9)
!123 = !DILocation(line: 42, column: 9, scope: !122)
!124 = !DILocation(line: 42, column: 50, scope: !122)
!125 = !DILocation(line: 42, column: 9, scope: !97)
!126 = !DILocation(line: 42, column: 63, scope: !122)
!127 = !DILocation(line: 42, column: 56, scope: !122)
!128 = !DILocation(line: 43, column: 5, scope: !97)
!129 = !DILocation(line: 44, column: 15, scope: !97)
!130 = !DILocation(line: 44, column: 5, scope: !97)
!131 = !DILocalVariable(name: "back", scope: !97, file: !3, line: 45, type: !5)
!132 = !DILocation(line: 45, column: 11, scope: !97)
!133 = !DILocation(line: 46, column: 18, scope: !97)
!134 = !DILocation(line: 46, column: 5, scope: !97)
!135 = !DILocation(line: 47, column: 5, scope: !136)
!136 = distinct !DILexicalBlock(scope: !137, file: !3, line: 47, column: 5)
!137 = distinct !DILexicalBlock(scope: !97, file: !3, line: 47, column: 5)
!138 = !DILocation(line: 47, column: 5, scope: !137)
!139 = !DILocation(line: 48, column: 10, scope: !97)
!140 = !DILocation(line: 48, column: 5, scope: !97)
!141 = !DILocation(line: 49, column: 5, scope: !97)
!142 = !DILocation(line: 50, column: 1, scope: !97)
!143 = distinct !DISubprogram(name: "producer", scope: !3, file: !3, line: 16, type: !144, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !100)
!144 = !DISubroutineType(types: !145)
!145 = !{!5, !5}
!146 = !DILocalVariable(name: "argument", arg: 1, scope: !143, file: !3, line: 16, type: !5)
!147 = !DILocation(line: 16, column: 29, scope: !143)
!148 = !DILocation(line: 17, column: 5, scope: !143)
!149 = !DILocalVariable(name: "i", scope: !150, file: !3, line: 18, type: !7)
!150 = distinct !DILexicalBlock(scope: !143, file: !3, line: 18, column: 5)
!151 = !DILocation(line: 18, column: 14, scope: !150)
!152 = !DILocation(line: 18, column: 10, scope: !150)
!153 = !DILocation(line: 18, column: 21, scope: !154)
!154 = distinct !DILexicalBlock(scope: !150, file: !3, line: 18, column: 5)
!155 = !DILocation(line: 18, column: 23, scope: !154)
!156 = !DILocation(line: 18, column: 5, scope: !150)
!157 = !DILocation(line: 19, column: 9, scope: !158)
!158 = distinct !DILexicalBlock(scope: !154, file: !3, line: 18, column: 33)
!159 = !DILocation(line: 20, column: 49, scope: !158)
!160 = !DILocation(line: 20, column: 42, scope: !158)
!161 = !DILocation(line: 20, column: 41, scope: !158)
!162 = !DILocation(line: 20, column: 60, scope: !158)
!163 = !DILocation(line: 20, column: 58, scope: !158)
!164 = !DILocation(line: 20, column: 31, scope: !158)
!165 = !DILocation(line: 20, column: 34, scope: !158)
!166 = !DILocation(line: 20, column: 9, scope: !158)
!167 = !DILocation(line: 20, column: 39, scope: !158)
!168 = !DILocation(line: 21, column: 9, scope: !158)
!169 = !DILocation(line: 22, column: 9, scope: !158)
!170 = !DILocation(line: 23, column: 5, scope: !158)
!171 = !DILocation(line: 18, column: 29, scope: !154)
!172 = !DILocation(line: 18, column: 5, scope: !154)
!173 = distinct !{!173, !156, !174, !175}
!174 = !DILocation(line: 23, column: 5, scope: !150)
!175 = !{!"llvm.loop.mustprogress"}
!176 = !DILocation(line: 24, column: 12, scope: !143)
!177 = !DILocation(line: 24, column: 5, scope: !143)
!178 = distinct !DISubprogram(name: "consumer", scope: !3, file: !3, line: 27, type: !179, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !100)
!179 = !DISubroutineType(types: !180)
!180 = !{!7, !5}
!181 = !DILocalVariable(name: "argument", arg: 1, scope: !178, file: !3, line: 27, type: !5)
!182 = !DILocation(line: 27, column: 27, scope: !178)
!183 = !DILocation(line: 28, column: 11, scope: !178)
!184 = !DILocation(line: 29, column: 5, scope: !178)
!185 = !DILocation(line: 30, column: 5, scope: !178)
!186 = !DILocation(line: 30, column: 18, scope: !178)
!187 = !DILocation(line: 30, column: 32, scope: !178)
!188 = !DILocation(line: 30, column: 23, scope: !178)
!189 = !DILocation(line: 30, column: 38, scope: !178)
!190 = distinct !{!190, !185, !191, !175}
!191 = !DILocation(line: 30, column: 82, scope: !178)
!192 = !DILocation(line: 31, column: 34, scope: !178)
!193 = !DILocation(line: 31, column: 37, scope: !178)
!194 = !DILocation(line: 31, column: 12, scope: !178)
!195 = !DILocation(line: 31, column: 10, scope: !178)
!196 = !DILocation(line: 32, column: 5, scope: !178)
!197 = !DILocation(line: 33, column: 12, scope: !178)
!198 = !DILocation(line: 33, column: 5, scope: !178)
!199 = distinct !DISubprogram(name: "initialise", scope: !3, file: !3, line: 14, type: !200, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !100)
!200 = !DISubroutineType(types: !201)
!201 = !{null}
!202 = !DILocation(line: 14, column: 47, scope: !199)
!203 = !DILocation(line: 14, column: 52, scope: !199)
