; ModuleID = 'locals.c'
source_filename = "locals.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.s = type { [3 x i32] }

@__const.strings.local = private unnamed_addr constant [13 x i8] c"local string\00", align 1
@.str = private unnamed_addr constant [2 x i8] c"a\00", align 1, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @lengths(i32 noundef %n) #0 !dbg !19 {
entry:
  %n.addr = alloca i32, align 4
  %saved_stack = alloca ptr, align 8
  %__vla_expr0 = alloca i64, align 8
  %__vla_expr1 = alloca i64, align 8
  %raw = alloca ptr, align 8
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !24, !DIExpression(), !25)
  %0 = load i32, ptr %n.addr, align 4, !dbg !26
  %1 = zext i32 %0 to i64, !dbg !27
  %2 = load i32, ptr %n.addr, align 4, !dbg !28
  %add = add nsw i32 %2, 1, !dbg !29
  %3 = zext i32 %add to i64, !dbg !27
  %4 = call ptr @llvm.stacksave.p0(), !dbg !27
  store ptr %4, ptr %saved_stack, align 8, !dbg !27
  %5 = mul nuw i64 %1, %3, !dbg !27
  %vla = alloca i32, i64 %5, align 16, !dbg !27
  store i64 %1, ptr %__vla_expr0, align 8, !dbg !27
  store i64 %3, ptr %__vla_expr1, align 8, !dbg !27
    #dbg_declare(ptr %__vla_expr0, !30, !DIExpression(), !32)
    #dbg_declare(ptr %__vla_expr1, !33, !DIExpression(), !32)
    #dbg_declare(ptr %vla, !34, !DIExpression(), !39)
    #dbg_declare(ptr %raw, !40, !DIExpression(), !42)
  %6 = load i32, ptr %n.addr, align 4, !dbg !43
  %mul = mul nsw i32 %6, 2, !dbg !43
  %conv = sext i32 %mul to i64, !dbg !43
  %7 = alloca i8, i64 %conv, align 16, !dbg !43
  store ptr %7, ptr %raw, align 8, !dbg !42
  %8 = mul nuw i64 %1, %3, !dbg !44
  %9 = mul nuw i64 4, %8, !dbg !44
  call void @llvm.memset.p0.i64(ptr align 16 %vla, i8 0, i64 %9, i1 false), !dbg !45
  %10 = load ptr, ptr %raw, align 8, !dbg !46
  %11 = load i32, ptr %n.addr, align 4, !dbg !47
  %conv1 = sext i32 %11 to i64, !dbg !47
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %10, ptr align 16 %vla, i64 %conv1, i1 false), !dbg !48
  %12 = load ptr, ptr %raw, align 8, !dbg !49
  %add.ptr = getelementptr inbounds i8, ptr %12, i64 1, !dbg !50
  %13 = load ptr, ptr %raw, align 8, !dbg !51
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %add.ptr, ptr align 1 %13, i64 1, i1 false), !dbg !52
  %14 = load i32, ptr %n.addr, align 4, !dbg !53
  %sub = sub nsw i32 %14, 1, !dbg !54
  %idxprom = sext i32 %sub to i64, !dbg !55
  %15 = mul nsw i64 %idxprom, %3, !dbg !55
  %arrayidx = getelementptr inbounds i32, ptr %vla, i64 %15, !dbg !55
  %16 = load i32, ptr %n.addr, align 4, !dbg !56
  %idxprom2 = sext i32 %16 to i64, !dbg !55
  %arrayidx3 = getelementptr inbounds i32, ptr %arrayidx, i64 %idxprom2, !dbg !55
  %17 = load i32, ptr %arrayidx3, align 4, !dbg !55
  %18 = load ptr, ptr %raw, align 8, !dbg !57
  %arrayidx4 = getelementptr inbounds i8, ptr %18, i64 0, !dbg !57
  %19 = load i8, ptr %arrayidx4, align 1, !dbg !57
  %conv5 = sext i8 %19 to i32, !dbg !57
  %add6 = add nsw i32 %17, %conv5, !dbg !58
  %20 = load ptr, ptr %saved_stack, align 8, !dbg !59
  call void @llvm.stackrestore.p0(ptr %20), !dbg !59
  ret i32 %add6, !dbg !59
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr nocapture writeonly, ptr nocapture readonly, i64, i1 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @names(i32 noundef %load, i32 noundef %define, i32 noundef %global) #0 !dbg !60 {
entry:
  %load.addr = alloca i32, align 4
  %define.addr = alloca i32, align 4
  %global.addr = alloca i32, align 4
  %align = alloca i32, align 4
  %label = alloca i32, align 4
  %i32 = alloca i32, align 4
  %ptr = alloca i32, align 4
  %x = alloca i32, align 4
  %undef = alloca i32, align 4
  %null = alloca i32, align 4
  %c = alloca i32, align 4
  %nounwind = alloca i32, align 4
  %load2 = alloca i32, align 4
  store i32 %load, ptr %load.addr, align 4
    #dbg_declare(ptr %load.addr, !63, !DIExpression(), !64)
  store i32 %define, ptr %define.addr, align 4
    #dbg_declare(ptr %define.addr, !65, !DIExpression(), !66)
  store i32 %global, ptr %global.addr, align 4
    #dbg_declare(ptr %global.addr, !67, !DIExpression(), !68)
    #dbg_declare(ptr %align, !69, !DIExpression(), !70)
  %0 = load i32, ptr %load.addr, align 4, !dbg !71
  store i32 %0, ptr %align, align 4, !dbg !70
    #dbg_declare(ptr %label, !72, !DIExpression(), !73)
  %1 = load i32, ptr %define.addr, align 4, !dbg !74
  store i32 %1, ptr %label, align 4, !dbg !73
    #dbg_declare(ptr %i32, !75, !DIExpression(), !76)
  %2 = load i32, ptr %global.addr, align 4, !dbg !77
  store i32 %2, ptr %i32, align 4, !dbg !76
    #dbg_declare(ptr %ptr, !78, !DIExpression(), !79)
  store i32 1, ptr %ptr, align 4, !dbg !79
    #dbg_declare(ptr %x, !80, !DIExpression(), !81)
  store i32 2, ptr %x, align 4, !dbg !81
    #dbg_declare(ptr %undef, !82, !DIExpression(), !83)
  store i32 3, ptr %undef, align 4, !dbg !83
    #dbg_declare(ptr %null, !84, !DIExpression(), !85)
  store i32 4, ptr %null, align 4, !dbg !85
    #dbg_declare(ptr %c, !86, !DIExpression(), !87)
  store i32 5, ptr %c, align 4, !dbg !87
    #dbg_declare(ptr %nounwind, !88, !DIExpression(), !89)
  store i32 6, ptr %nounwind, align 4, !dbg !89
  br label %align1, !dbg !90

align1:                                           ; preds = %entry
    #dbg_label(!91, !92)
  %3 = load i32, ptr %load.addr, align 4, !dbg !93
  %tobool = icmp ne i32 %3, 0, !dbg !93
  br i1 %tobool, label %if.then, label %if.end, !dbg !95

if.then:                                          ; preds = %align1
    #dbg_declare(ptr %load2, !96, !DIExpression(), !98)
  store i32 3, ptr %load2, align 4, !dbg !98
  %4 = load i32, ptr %load2, align 4, !dbg !99
  %5 = load i32, ptr %align, align 4, !dbg !100
  %add = add nsw i32 %5, %4, !dbg !100
  store i32 %add, ptr %align, align 4, !dbg !100
  br label %entry12, !dbg !101

if.end:                                           ; preds = %align1
  br label %nounwind3, !dbg !93

nounwind3:                                        ; preds = %if.end
    #dbg_label(!102, !103)
  %6 = load i32, ptr %align, align 4, !dbg !104
  %7 = load i32, ptr %i32, align 4, !dbg !105
  %add4 = add nsw i32 %6, %7, !dbg !106
  %8 = load i32, ptr %ptr, align 4, !dbg !107
  %add5 = add nsw i32 %add4, %8, !dbg !108
  %9 = load i32, ptr %x, align 4, !dbg !109
  %add6 = add nsw i32 %add5, %9, !dbg !110
  %10 = load i32, ptr %undef, align 4, !dbg !111
  %add7 = add nsw i32 %add6, %10, !dbg !112
  %11 = load i32, ptr %null, align 4, !dbg !113
  %add8 = add nsw i32 %add7, %11, !dbg !114
  %12 = load i32, ptr %c, align 4, !dbg !115
  %add9 = add nsw i32 %add8, %12, !dbg !116
  %13 = load i32, ptr %nounwind, align 4, !dbg !117
  %add10 = add nsw i32 %add9, %13, !dbg !118
  %14 = load i32, ptr %label, align 4, !dbg !119
  %add11 = add nsw i32 %14, %add10, !dbg !119
  store i32 %add11, ptr %label, align 4, !dbg !119
  br label %entry12, !dbg !120

entry12:                                          ; preds = %nounwind3, %if.then
    #dbg_label(!121, !122)
  %15 = load i32, ptr %label, align 4, !dbg !123
  ret i32 %15, !dbg !124
}

; Function Attrs: noinline nounwind uwtable
define dso_local ptr @strings(ptr noundef %from) #0 !dbg !125 {
entry:
  %retval = alloca ptr, align 8
  %from.addr = alloca ptr, align 8
  %local = alloca [13 x i8], align 1
  %big = alloca [64 x i8], align 16
  %pick = alloca [3 x ptr], align 16
  %copy = alloca ptr, align 8
  store ptr %from, ptr %from.addr, align 8
    #dbg_declare(ptr %from.addr, !130, !DIExpression(), !131)
    #dbg_declare(ptr %local, !132, !DIExpression(), !136)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %local, ptr align 1 @__const.strings.local, i64 13, i1 false), !dbg !136
    #dbg_declare(ptr %big, !137, !DIExpression(), !141)
  call void @llvm.memset.p0.i64(ptr align 16 %big, i8 0, i64 64, i1 false), !dbg !141
  %0 = getelementptr inbounds <{ i8, i8, [62 x i8] }>, ptr %big, i32 0, i32 0, !dbg !141
  store i8 1, ptr %0, align 16, !dbg !141
  %1 = getelementptr inbounds <{ i8, i8, [62 x i8] }>, ptr %big, i32 0, i32 1, !dbg !141
  store i8 2, ptr %1, align 1, !dbg !141
    #dbg_declare(ptr %pick, !142, !DIExpression(), !146)
  store ptr @.str, ptr %pick, align 8, !dbg !147
  %arrayinit.element = getelementptr inbounds ptr, ptr %pick, i64 1, !dbg !147
  %2 = load ptr, ptr %from.addr, align 8, !dbg !148
  store ptr %2, ptr %arrayinit.element, align 8, !dbg !147
  %arrayinit.element1 = getelementptr inbounds ptr, ptr %pick, i64 2, !dbg !147
  %arraydecay = getelementptr inbounds [13 x i8], ptr %local, i64 0, i64 0, !dbg !149
  store ptr %arraydecay, ptr %arrayinit.element1, align 8, !dbg !147
    #dbg_declare(ptr %copy, !150, !DIExpression(), !151)
  %3 = load ptr, ptr %from.addr, align 8, !dbg !152
  %call = call i64 @strlen(ptr noundef %3) #7, !dbg !153
  %add = add i64 %call, 1, !dbg !154
  %call2 = call noalias ptr @malloc(i64 noundef %add) #8, !dbg !155
  store ptr %call2, ptr %copy, align 8, !dbg !151
  %4 = load ptr, ptr %copy, align 8, !dbg !156
  %tobool = icmp ne ptr %4, null, !dbg !156
  br i1 %tobool, label %if.end, label %if.then, !dbg !158

if.then:                                          ; preds = %entry
  store ptr null, ptr %retval, align 8, !dbg !159
  br label %return, !dbg !159

if.end:                                           ; preds = %entry
  %5 = load ptr, ptr %copy, align 8, !dbg !160
  %arrayidx = getelementptr inbounds [64 x i8], ptr %big, i64 0, i64 1, !dbg !161
  %6 = load i8, ptr %arrayidx, align 1, !dbg !161
  %conv = zext i8 %6 to i32, !dbg !162
  %rem = srem i32 %conv, 3, !dbg !163
  %idxprom = sext i32 %rem to i64, !dbg !164
  %arrayidx3 = getelementptr inbounds [3 x ptr], ptr %pick, i64 0, i64 %idxprom, !dbg !164
  %7 = load ptr, ptr %arrayidx3, align 8, !dbg !164
  %call4 = call ptr @strcpy(ptr noundef %5, ptr noundef %7) #9, !dbg !165
  %8 = load ptr, ptr %copy, align 8, !dbg !166
  store ptr %8, ptr %retval, align 8, !dbg !167
  br label %return, !dbg !167

return:                                           ; preds = %if.end, %if.then
  %9 = load ptr, ptr %retval, align 8, !dbg !168
  ret ptr %9, !dbg !168
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #4

; Function Attrs: nounwind willreturn memory(read)
declare i64 @strlen(ptr noundef) #5

; Function Attrs: nounwind
declare ptr @strcpy(ptr noundef, ptr noundef) #6

; Function Attrs: noinline nounwind uwtable
define dso_local { i64, i32 } @copies(i64 %in.coerce0, i32 %in.coerce1) #0 !dbg !169 {
entry:
  %retval = alloca %struct.s, align 4
  %in = alloca %struct.s, align 4
  %coerce = alloca { i64, i32 }, align 4
  %p = alloca ptr, align 8
  %again = alloca %struct.s, align 4
  %coerce.dive.coerce = alloca { i64, i32 }, align 8
  %0 = getelementptr inbounds { i64, i32 }, ptr %coerce, i32 0, i32 0
  store i64 %in.coerce0, ptr %0, align 4
  %1 = getelementptr inbounds { i64, i32 }, ptr %coerce, i32 0, i32 1
  store i32 %in.coerce1, ptr %1, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %in, ptr align 4 %coerce, i64 12, i1 false)
    #dbg_declare(ptr %in, !176, !DIExpression(), !177)
    #dbg_declare(ptr %retval, !178, !DIExpression(), !179)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %retval, ptr align 4 %in, i64 12, i1 false), !dbg !180
    #dbg_declare(ptr %p, !181, !DIExpression(), !183)
  store ptr %retval, ptr %p, align 8, !dbg !183
    #dbg_declare(ptr %again, !184, !DIExpression(), !185)
  %2 = load ptr, ptr %p, align 8, !dbg !186
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %again, ptr align 4 %2, i64 12, i1 false), !dbg !187
  %3 = load ptr, ptr %p, align 8, !dbg !188
  %a = getelementptr inbounds %struct.s, ptr %3, i32 0, i32 0, !dbg !189
  %arrayidx = getelementptr inbounds [3 x i32], ptr %a, i64 0, i64 2, !dbg !188
  %4 = load i32, ptr %arrayidx, align 4, !dbg !188
  %a1 = getelementptr inbounds %struct.s, ptr %again, i32 0, i32 0, !dbg !190
  %arrayidx2 = getelementptr inbounds [3 x i32], ptr %a1, i64 0, i64 1, !dbg !191
  store i32 %4, ptr %arrayidx2, align 4, !dbg !192
  %5 = load ptr, ptr %p, align 8, !dbg !193
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %5, ptr align 4 %again, i64 12, i1 false), !dbg !194
  %coerce.dive = getelementptr inbounds %struct.s, ptr %retval, i32 0, i32 0, !dbg !195
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %coerce.dive.coerce, ptr align 4 %coerce.dive, i64 12, i1 false), !dbg !195
  %6 = load { i64, i32 }, ptr %coerce.dive.coerce, align 8, !dbg !195
  ret { i64, i32 } %6, !dbg !195
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %argc, ptr noundef %argv) #0 !dbg !196 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca ptr, align 8
  %total = alloca i32, align 4
  %i = alloca i32, align 4
  %total_inside = alloca i32, align 4
  store i32 0, ptr %retval, align 4
  store i32 %argc, ptr %argc.addr, align 4
    #dbg_declare(ptr %argc.addr, !200, !DIExpression(), !201)
  store ptr %argv, ptr %argv.addr, align 8
    #dbg_declare(ptr %argv.addr, !202, !DIExpression(), !203)
    #dbg_declare(ptr %total, !204, !DIExpression(), !205)
  store i32 0, ptr %total, align 4, !dbg !205
    #dbg_declare(ptr %i, !206, !DIExpression(), !208)
  store i32 0, ptr %i, align 4, !dbg !208
  br label %for.cond, !dbg !209

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !dbg !210
  %1 = load i32, ptr %argc.addr, align 4, !dbg !212
  %cmp = icmp slt i32 %0, %1, !dbg !213
  br i1 %cmp, label %for.body, label %for.end, !dbg !214

for.body:                                         ; preds = %for.cond
    #dbg_declare(ptr %total_inside, !215, !DIExpression(), !217)
  %2 = load i32, ptr %i, align 4, !dbg !218
  %call = call i32 @inlined(i32 noundef %2), !dbg !219
  store i32 %call, ptr %total_inside, align 4, !dbg !217
  %3 = load i32, ptr %total_inside, align 4, !dbg !220
  %4 = load i32, ptr %total, align 4, !dbg !221
  %add = add nsw i32 %4, %3, !dbg !221
  store i32 %add, ptr %total, align 4, !dbg !221
  br label %for.inc, !dbg !222

for.inc:                                          ; preds = %for.body
  %5 = load i32, ptr %i, align 4, !dbg !223
  %inc = add nsw i32 %5, 1, !dbg !223
  store i32 %inc, ptr %i, align 4, !dbg !223
  br label %for.cond, !dbg !224, !llvm.loop !225

for.end:                                          ; preds = %for.cond
  %6 = load ptr, ptr %argv.addr, align 8, !dbg !228
  %arrayidx = getelementptr inbounds ptr, ptr %6, i64 0, !dbg !228
  %7 = load ptr, ptr %arrayidx, align 8, !dbg !228
  %call1 = call ptr @strings(ptr noundef %7), !dbg !229
  call void @free(ptr noundef %call1) #9, !dbg !230
  %8 = load i32, ptr %total, align 4, !dbg !231
  %call2 = call i32 @lengths(i32 noundef 3), !dbg !232
  %add3 = add nsw i32 %8, %call2, !dbg !233
  %call4 = call i32 @names(i32 noundef 1, i32 noundef 2, i32 noundef 3), !dbg !234
  %add5 = add nsw i32 %add3, %call4, !dbg !235
  ret i32 %add5, !dbg !236
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @inlined(i32 noundef %x) #0 !dbg !237 {
entry:
  %x.addr = alloca i32, align 4
  store i32 %x, ptr %x.addr, align 4
    #dbg_declare(ptr %x.addr, !238, !DIExpression(), !239)
  %0 = load i32, ptr %x.addr, align 4, !dbg !240
  %mul = mul nsw i32 %0, 3, !dbg !241
  ret i32 %mul, !dbg !242
}

; Function Attrs: nounwind
declare void @free(ptr noundef) #6

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind willreturn }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind willreturn memory(read) }
attributes #8 = { nounwind allocsize(0) }
attributes #9 = { nounwind }

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!11, !12, !13, !14, !15, !16, !17}
!llvm.ident = !{!18}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 28, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "locals.c", directory: ".", checksumkind: CSK_MD5, checksum: "fb8cf42c6f62fbf48c1fe5366345b22a")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 2)
!7 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !8, globals: !10, splitDebugInlining: false, nameTableKind: None)
!8 = !{!9}
!9 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!10 = !{!0}
!11 = !{i32 7, !"Dwarf Version", i32 5}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = !{i32 1, !"wchar_size", i32 4}
!14 = !{i32 8, !"PIC Level", i32 2}
!15 = !{i32 7, !"PIE Level", i32 2}
!16 = !{i32 7, !"uwtable", i32 2}
!17 = !{i32 7, !"frame-pointer", i32 2}
!18 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!19 = distinct !DISubprogram(name: "lengths", scope: !2, file: !2, line: 6, type: !20, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !23)
!20 = !DISubroutineType(types: !21)
!21 = !{!22, !22}
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !{}
!24 = !DILocalVariable(name: "n", arg: 1, scope: !19, file: !2, line: 6, type: !22)
!25 = !DILocation(line: 6, column: 17, scope: !19)
!26 = !DILocation(line: 7, column: 15, scope: !19)
!27 = !DILocation(line: 7, column: 5, scope: !19)
!28 = !DILocation(line: 7, column: 18, scope: !19)
!29 = !DILocation(line: 7, column: 20, scope: !19)
!30 = !DILocalVariable(name: "__vla_expr0", scope: !19, type: !31, flags: DIFlagArtificial)
!31 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!32 = !DILocation(line: 0, scope: !19)
!33 = !DILocalVariable(name: "__vla_expr1", scope: !19, type: !31, flags: DIFlagArtificial)
!34 = !DILocalVariable(name: "array", scope: !19, file: !2, line: 7, type: !35)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, elements: !36)
!36 = !{!37, !38}
!37 = !DISubrange(count: !30)
!38 = !DISubrange(count: !33)
!39 = !DILocation(line: 7, column: 9, scope: !19)
!40 = !DILocalVariable(name: "raw", scope: !19, file: !2, line: 8, type: !41)
!41 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!42 = !DILocation(line: 8, column: 11, scope: !19)
!43 = !DILocation(line: 8, column: 17, scope: !19)
!44 = !DILocation(line: 9, column: 22, scope: !19)
!45 = !DILocation(line: 9, column: 5, scope: !19)
!46 = !DILocation(line: 10, column: 12, scope: !19)
!47 = !DILocation(line: 10, column: 24, scope: !19)
!48 = !DILocation(line: 10, column: 5, scope: !19)
!49 = !DILocation(line: 11, column: 13, scope: !19)
!50 = !DILocation(line: 11, column: 17, scope: !19)
!51 = !DILocation(line: 11, column: 22, scope: !19)
!52 = !DILocation(line: 11, column: 5, scope: !19)
!53 = !DILocation(line: 12, column: 18, scope: !19)
!54 = !DILocation(line: 12, column: 20, scope: !19)
!55 = !DILocation(line: 12, column: 12, scope: !19)
!56 = !DILocation(line: 12, column: 25, scope: !19)
!57 = !DILocation(line: 12, column: 30, scope: !19)
!58 = !DILocation(line: 12, column: 28, scope: !19)
!59 = !DILocation(line: 13, column: 1, scope: !19)
!60 = distinct !DISubprogram(name: "names", scope: !2, file: !2, line: 15, type: !61, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !23)
!61 = !DISubroutineType(types: !62)
!62 = !{!22, !22, !22, !22}
!63 = !DILocalVariable(name: "load", arg: 1, scope: !60, file: !2, line: 15, type: !22)
!64 = !DILocation(line: 15, column: 15, scope: !60)
!65 = !DILocalVariable(name: "define", arg: 2, scope: !60, file: !2, line: 15, type: !22)
!66 = !DILocation(line: 15, column: 25, scope: !60)
!67 = !DILocalVariable(name: "global", arg: 3, scope: !60, file: !2, line: 15, type: !22)
!68 = !DILocation(line: 15, column: 37, scope: !60)
!69 = !DILocalVariable(name: "align", scope: !60, file: !2, line: 16, type: !22)
!70 = !DILocation(line: 16, column: 9, scope: !60)
!71 = !DILocation(line: 16, column: 17, scope: !60)
!72 = !DILocalVariable(name: "label", scope: !60, file: !2, line: 16, type: !22)
!73 = !DILocation(line: 16, column: 23, scope: !60)
!74 = !DILocation(line: 16, column: 31, scope: !60)
!75 = !DILocalVariable(name: "i32", scope: !60, file: !2, line: 16, type: !22)
!76 = !DILocation(line: 16, column: 39, scope: !60)
!77 = !DILocation(line: 16, column: 45, scope: !60)
!78 = !DILocalVariable(name: "ptr", scope: !60, file: !2, line: 16, type: !22)
!79 = !DILocation(line: 16, column: 53, scope: !60)
!80 = !DILocalVariable(name: "x", scope: !60, file: !2, line: 16, type: !22)
!81 = !DILocation(line: 16, column: 62, scope: !60)
!82 = !DILocalVariable(name: "undef", scope: !60, file: !2, line: 16, type: !22)
!83 = !DILocation(line: 16, column: 69, scope: !60)
!84 = !DILocalVariable(name: "null", scope: !60, file: !2, line: 16, type: !22)
!85 = !DILocation(line: 16, column: 80, scope: !60)
!86 = !DILocalVariable(name: "c", scope: !60, file: !2, line: 16, type: !22)
!87 = !DILocation(line: 16, column: 90, scope: !60)
!88 = !DILocalVariable(name: "nounwind", scope: !60, file: !2, line: 16, type: !22)
!89 = !DILocation(line: 16, column: 97, scope: !60)
!90 = !DILocation(line: 17, column: 5, scope: !60)
!91 = !DILabel(scope: !60, name: "align", file: !2, line: 18)
!92 = !DILocation(line: 18, column: 1, scope: !60)
!93 = !DILocation(line: 19, column: 9, scope: !94)
!94 = distinct !DILexicalBlock(scope: !60, file: !2, line: 19, column: 9)
!95 = !DILocation(line: 19, column: 9, scope: !60)
!96 = !DILocalVariable(name: "load", scope: !97, file: !2, line: 19, type: !22)
!97 = distinct !DILexicalBlock(scope: !94, file: !2, line: 19, column: 15)
!98 = !DILocation(line: 19, column: 21, scope: !97)
!99 = !DILocation(line: 19, column: 40, scope: !97)
!100 = !DILocation(line: 19, column: 37, scope: !97)
!101 = !DILocation(line: 19, column: 46, scope: !97)
!102 = !DILabel(scope: !60, name: "nounwind", file: !2, line: 20)
!103 = !DILocation(line: 20, column: 1, scope: !60)
!104 = !DILocation(line: 21, column: 14, scope: !60)
!105 = !DILocation(line: 21, column: 22, scope: !60)
!106 = !DILocation(line: 21, column: 20, scope: !60)
!107 = !DILocation(line: 21, column: 28, scope: !60)
!108 = !DILocation(line: 21, column: 26, scope: !60)
!109 = !DILocation(line: 21, column: 34, scope: !60)
!110 = !DILocation(line: 21, column: 32, scope: !60)
!111 = !DILocation(line: 21, column: 38, scope: !60)
!112 = !DILocation(line: 21, column: 36, scope: !60)
!113 = !DILocation(line: 21, column: 46, scope: !60)
!114 = !DILocation(line: 21, column: 44, scope: !60)
!115 = !DILocation(line: 21, column: 53, scope: !60)
!116 = !DILocation(line: 21, column: 51, scope: !60)
!117 = !DILocation(line: 21, column: 57, scope: !60)
!118 = !DILocation(line: 21, column: 55, scope: !60)
!119 = !DILocation(line: 21, column: 11, scope: !60)
!120 = !DILocation(line: 21, column: 5, scope: !60)
!121 = !DILabel(scope: !60, name: "entry", file: !2, line: 22)
!122 = !DILocation(line: 22, column: 1, scope: !60)
!123 = !DILocation(line: 23, column: 12, scope: !60)
!124 = !DILocation(line: 23, column: 5, scope: !60)
!125 = distinct !DISubprogram(name: "strings", scope: !2, file: !2, line: 26, type: !126, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !23)
!126 = !DISubroutineType(types: !127)
!127 = !{!41, !128}
!128 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !129, size: 64)
!129 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!130 = !DILocalVariable(name: "from", arg: 1, scope: !125, file: !2, line: 26, type: !128)
!131 = !DILocation(line: 26, column: 27, scope: !125)
!132 = !DILocalVariable(name: "local", scope: !125, file: !2, line: 27, type: !133)
!133 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 104, elements: !134)
!134 = !{!135}
!135 = !DISubrange(count: 13)
!136 = !DILocation(line: 27, column: 10, scope: !125)
!137 = !DILocalVariable(name: "big", scope: !125, file: !2, line: 27, type: !138)
!138 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 512, elements: !139)
!139 = !{!140}
!140 = !DISubrange(count: 64)
!141 = !DILocation(line: 27, column: 36, scope: !125)
!142 = !DILocalVariable(name: "pick", scope: !125, file: !2, line: 28, type: !143)
!143 = !DICompositeType(tag: DW_TAG_array_type, baseType: !128, size: 192, elements: !144)
!144 = !{!145}
!145 = !DISubrange(count: 3)
!146 = !DILocation(line: 28, column: 17, scope: !125)
!147 = !DILocation(line: 28, column: 26, scope: !125)
!148 = !DILocation(line: 28, column: 32, scope: !125)
!149 = !DILocation(line: 28, column: 38, scope: !125)
!150 = !DILocalVariable(name: "copy", scope: !125, file: !2, line: 29, type: !41)
!151 = !DILocation(line: 29, column: 11, scope: !125)
!152 = !DILocation(line: 29, column: 32, scope: !125)
!153 = !DILocation(line: 29, column: 25, scope: !125)
!154 = !DILocation(line: 29, column: 38, scope: !125)
!155 = !DILocation(line: 29, column: 18, scope: !125)
!156 = !DILocation(line: 30, column: 10, scope: !157)
!157 = distinct !DILexicalBlock(scope: !125, file: !2, line: 30, column: 9)
!158 = !DILocation(line: 30, column: 9, scope: !125)
!159 = !DILocation(line: 30, column: 16, scope: !157)
!160 = !DILocation(line: 31, column: 12, scope: !125)
!161 = !DILocation(line: 31, column: 38, scope: !125)
!162 = !DILocation(line: 31, column: 23, scope: !125)
!163 = !DILocation(line: 31, column: 45, scope: !125)
!164 = !DILocation(line: 31, column: 18, scope: !125)
!165 = !DILocation(line: 31, column: 5, scope: !125)
!166 = !DILocation(line: 32, column: 12, scope: !125)
!167 = !DILocation(line: 32, column: 5, scope: !125)
!168 = !DILocation(line: 33, column: 1, scope: !125)
!169 = distinct !DISubprogram(name: "copies", scope: !2, file: !2, line: 36, type: !170, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !23)
!170 = !DISubroutineType(types: !171)
!171 = !{!172, !172}
!172 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s", file: !2, line: 35, size: 96, elements: !173)
!173 = !{!174}
!174 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !172, file: !2, line: 35, baseType: !175, size: 96)
!175 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 96, elements: !144)
!176 = !DILocalVariable(name: "in", arg: 1, scope: !169, file: !2, line: 36, type: !172)
!177 = !DILocation(line: 36, column: 26, scope: !169)
!178 = !DILocalVariable(name: "out", scope: !169, file: !2, line: 36, type: !172)
!179 = !DILocation(line: 36, column: 41, scope: !169)
!180 = !DILocation(line: 36, column: 47, scope: !169)
!181 = !DILocalVariable(name: "p", scope: !169, file: !2, line: 36, type: !182)
!182 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !172, size: 64)
!183 = !DILocation(line: 36, column: 52, scope: !169)
!184 = !DILocalVariable(name: "again", scope: !169, file: !2, line: 36, type: !172)
!185 = !DILocation(line: 36, column: 71, scope: !169)
!186 = !DILocation(line: 36, column: 80, scope: !169)
!187 = !DILocation(line: 36, column: 79, scope: !169)
!188 = !DILocation(line: 36, column: 96, scope: !169)
!189 = !DILocation(line: 36, column: 99, scope: !169)
!190 = !DILocation(line: 36, column: 89, scope: !169)
!191 = !DILocation(line: 36, column: 83, scope: !169)
!192 = !DILocation(line: 36, column: 94, scope: !169)
!193 = !DILocation(line: 36, column: 106, scope: !169)
!194 = !DILocation(line: 36, column: 110, scope: !169)
!195 = !DILocation(line: 36, column: 117, scope: !169)
!196 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 39, type: !197, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !23)
!197 = !DISubroutineType(types: !198)
!198 = !{!22, !22, !199}
!199 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !41, size: 64)
!200 = !DILocalVariable(name: "argc", arg: 1, scope: !196, file: !2, line: 39, type: !22)
!201 = !DILocation(line: 39, column: 14, scope: !196)
!202 = !DILocalVariable(name: "argv", arg: 2, scope: !196, file: !2, line: 39, type: !199)
!203 = !DILocation(line: 39, column: 26, scope: !196)
!204 = !DILocalVariable(name: "total", scope: !196, file: !2, line: 40, type: !22)
!205 = !DILocation(line: 40, column: 9, scope: !196)
!206 = !DILocalVariable(name: "i", scope: !207, file: !2, line: 41, type: !22)
!207 = distinct !DILexicalBlock(scope: !196, file: !2, line: 41, column: 5)
!208 = !DILocation(line: 41, column: 14, scope: !207)
!209 = !DILocation(line: 41, column: 10, scope: !207)
!210 = !DILocation(line: 41, column: 21, scope: !211)
!211 = distinct !DILexicalBlock(scope: !207, file: !2, line: 41, column: 5)
!212 = !DILocation(line: 41, column: 25, scope: !211)
!213 = !DILocation(line: 41, column: 23, scope: !211)
!214 = !DILocation(line: 41, column: 5, scope: !207)
!215 = !DILocalVariable(name: "total_inside", scope: !216, file: !2, line: 41, type: !22)
!216 = distinct !DILexicalBlock(scope: !211, file: !2, line: 41, column: 36)
!217 = !DILocation(line: 41, column: 42, scope: !216)
!218 = !DILocation(line: 41, column: 65, scope: !216)
!219 = !DILocation(line: 41, column: 57, scope: !216)
!220 = !DILocation(line: 41, column: 78, scope: !216)
!221 = !DILocation(line: 41, column: 75, scope: !216)
!222 = !DILocation(line: 41, column: 92, scope: !216)
!223 = !DILocation(line: 41, column: 31, scope: !211)
!224 = !DILocation(line: 41, column: 5, scope: !211)
!225 = distinct !{!225, !214, !226, !227}
!226 = !DILocation(line: 41, column: 92, scope: !207)
!227 = !{!"llvm.loop.mustprogress"}
!228 = !DILocation(line: 42, column: 18, scope: !196)
!229 = !DILocation(line: 42, column: 10, scope: !196)
!230 = !DILocation(line: 42, column: 5, scope: !196)
!231 = !DILocation(line: 43, column: 12, scope: !196)
!232 = !DILocation(line: 43, column: 20, scope: !196)
!233 = !DILocation(line: 43, column: 18, scope: !196)
!234 = !DILocation(line: 43, column: 33, scope: !196)
!235 = !DILocation(line: 43, column: 31, scope: !196)
!236 = !DILocation(line: 43, column: 5, scope: !196)
!237 = distinct !DISubprogram(name: "inlined", scope: !2, file: !2, line: 38, type: !20, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !23)
!238 = !DILocalVariable(name: "x", arg: 1, scope: !237, file: !2, line: 38, type: !22)
!239 = !DILocation(line: 38, column: 31, scope: !237)
!240 = !DILocation(line: 38, column: 43, scope: !237)
!241 = !DILocation(line: 38, column: 45, scope: !237)
!242 = !DILocation(line: 38, column: 36, scope: !237)
