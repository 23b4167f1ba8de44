; ModuleID = 'locals.c'
source_filename = "locals.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.s = type { [3 x i32] }

@__const.strings.local = private unnamed_addr constant [13 x i8] c"local string\00", align 1
@.str = private unnamed_addr constant [2 x i8] c"a\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @lengths(i32 noundef %n) #0 !dbg !12 {
entry:
  %n.addr = alloca i32, align 4
  %saved_stack = alloca i8*, align 8
  %__vla_expr0 = alloca i64, align 8
  %__vla_expr1 = alloca i64, align 8
  %raw = alloca i8*, align 8
  store i32 %n, i32* %n.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %n.addr, metadata !17, metadata !DIExpression()), !dbg !18
  %0 = load i32, i32* %n.addr, align 4, !dbg !19
  %1 = zext i32 %0 to i64, !dbg !20
  %2 = load i32, i32* %n.addr, align 4, !dbg !21
  %add = add nsw i32 %2, 1, !dbg !22
  %3 = zext i32 %add to i64, !dbg !20
  %4 = call i8* @llvm.stacksave(), !dbg !20
  store i8* %4, i8** %saved_stack, align 8, !dbg !20
  %5 = mul nuw i64 %1, %3, !dbg !20
  %vla = alloca i32, i64 %5, align 16, !dbg !20
  store i64 %1, i64* %__vla_expr0, align 8, !dbg !20
  store i64 %3, i64* %__vla_expr1, align 8, !dbg !20
  call void @llvm.dbg.declare(metadata i64* %__vla_expr0, metadata !23, metadata !DIExpression()), !dbg !25
  call void @llvm.dbg.declare(metadata i64* %__vla_expr1, metadata !26, metadata !DIExpression()), !dbg !25
  call void @llvm.dbg.declare(metadata i32* %vla, metadata !27, metadata !DIExpression()), !dbg !32
  call void @llvm.dbg.declare(metadata i8** %raw, metadata !33, metadata !DIExpression()), !dbg !36
  %6 = load i32, i32* %n.addr, align 4, !dbg !37
  %mul = mul nsw i32 %6, 2, !dbg !37
  %conv = sext i32 %mul to i64, !dbg !37
  %7 = alloca i8, i64 %conv, align 16, !dbg !37
  store i8* %7, i8** %raw, align 8, !dbg !36
  %8 = bitcast i32* %vla to i8*, !dbg !38
  %9 = mul nuw i64 %1, %3, !dbg !39
  %10 = mul nuw i64 4, %9, !dbg !39
  call void @llvm.memset.p0i8.i64(i8* align 16 %8, i8 0, i64 %10, i1 false), !dbg !38
  %11 = load i8*, i8** %raw, align 8, !dbg !40
  %12 = bitcast i32* %vla to i8*, !dbg !41
  %13 = load i32, i32* %n.addr, align 4, !dbg !42
  %conv1 = sext i32 %13 to i64, !dbg !42
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %11, i8* align 16 %12, i64 %conv1, i1 false), !dbg !41
  %14 = load i8*, i8** %raw, align 8, !dbg !43
  %add.ptr = getelementptr inbounds i8, i8* %14, i64 1, !dbg !44
  %15 = load i8*, i8** %raw, align 8, !dbg !45
  call void @llvm.memmove.p0i8.p0i8.i64(i8* align 1 %add.ptr, i8* align 1 %15, i64 1, i1 false), !dbg !46
  %16 = load i32, i32* %n.addr, align 4, !dbg !47
  %sub = sub nsw i32 %16, 1, !dbg !48
  %idxprom = sext i32 %sub to i64, !dbg !49
  %17 = mul nsw i64 %idxprom, %3, !dbg !49
  %arrayidx = getelementptr inbounds i32, i32* %vla, i64 %17, !dbg !49
  %18 = load i32, i32* %n.addr, align 4, !dbg !50
  %idxprom2 = sext i32 %18 to i64, !dbg !49
  %arrayidx3 = getelementptr inbounds i32, i32* %arrayidx, i64 %idxprom2, !dbg !49
  %19 = load i32, i32* %arrayidx3, align 4, !dbg !49
  %20 = load i8*, i8** %raw, align 8, !dbg !51
  %arrayidx4 = getelementptr inbounds i8, i8* %20, i64 0, !dbg !51
  %21 = load i8, i8* %arrayidx4, align 1, !dbg !51
  %conv5 = sext i8 %21 to i32, !dbg !51
  %add6 = add nsw i32 %19, %conv5, !dbg !52
  %22 = load i8*, i8** %saved_stack, align 8, !dbg !53
  call void @llvm.stackrestore(i8* %22), !dbg !53
  ret i32 %add6, !dbg !53
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nofree nosync nounwind willreturn
declare i8* @llvm.stacksave() #2

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memmove.p0i8.p0i8.i64(i8* nocapture writeonly, i8* nocapture readonly, i64, i1 immarg) #4

; Function Attrs: nofree nosync nounwind willreturn
declare void @llvm.stackrestore(i8*) #2

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @names(i32 noundef %load, i32 noundef %define, i32 noundef %global) #0 !dbg !54 {
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
  store i32 %load, i32* %load.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %load.addr, metadata !57, metadata !DIExpression()), !dbg !58
  store i32 %define, i32* %define.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %define.addr, metadata !59, metadata !DIExpression()), !dbg !60
  store i32 %global, i32* %global.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %global.addr, metadata !61, metadata !DIExpression()), !dbg !62
  call void @llvm.dbg.declare(metadata i32* %align, metadata !63, metadata !DIExpression()), !dbg !64
  %0 = load i32, i32* %load.addr, align 4, !dbg !65
  store i32 %0, i32* %align, align 4, !dbg !64
  call void @llvm.dbg.declare(metadata i32* %label, metadata !66, metadata !DIExpression()), !dbg !67
  %1 = load i32, i32* %define.addr, align 4, !dbg !68
  store i32 %1, i32* %label, align 4, !dbg !67
  call void @llvm.dbg.declare(metadata i32* %i32, metadata !69, metadata !DIExpression()), !dbg !70
  %2 = load i32, i32* %global.addr, align 4, !dbg !71
  store i32 %2, i32* %i32, align 4, !dbg !70
  call void @llvm.dbg.declare(metadata i32* %ptr, metadata !72, metadata !DIExpression()), !dbg !73
  store i32 1, i32* %ptr, align 4, !dbg !73
  call void @llvm.dbg.declare(metadata i32* %x, metadata !74, metadata !DIExpression()), !dbg !75
  store i32 2, i32* %x, align 4, !dbg !75
  call void @llvm.dbg.declare(metadata i32* %undef, metadata !76, metadata !DIExpression()), !dbg !77
  store i32 3, i32* %undef, align 4, !dbg !77
  call void @llvm.dbg.declare(metadata i32* %null, metadata !78, metadata !DIExpression()), !dbg !79
  store i32 4, i32* %null, align 4, !dbg !79
  call void @llvm.dbg.declare(metadata i32* %c, metadata !80, metadata !DIExpression()), !dbg !81
  store i32 5, i32* %c, align 4, !dbg !81
  call void @llvm.dbg.declare(metadata i32* %nounwind, metadata !82, metadata !DIExpression()), !dbg !83
  store i32 6, i32* %nounwind, align 4, !dbg !83
  br label %align1, !dbg !84

align1:                                           ; preds = %entry
  call void @llvm.dbg.label(metadata !85), !dbg !86
  %3 = load i32, i32* %load.addr, align 4, !dbg !87
  %tobool = icmp ne i32 %3, 0, !dbg !87
  br i1 %tobool, label %if.then, label %if.end, !dbg !89

if.then:                                          ; preds = %align1
  call void @llvm.dbg.declare(metadata i32* %load2, metadata !90, metadata !DIExpression()), !dbg !92
  store i32 3, i32* %load2, align 4, !dbg !92
  %4 = load i32, i32* %load2, align 4, !dbg !93
  %5 = load i32, i32* %align, align 4, !dbg !94
  %add = add nsw i32 %5, %4, !dbg !94
  store i32 %add, i32* %align, align 4, !dbg !94
  br label %entry12, !dbg !95

if.end:                                           ; preds = %align1
  br label %nounwind3, !dbg !87

nounwind3:                                        ; preds = %if.end
  call void @llvm.dbg.label(metadata !96), !dbg !97
  %6 = load i32, i32* %align, align 4, !dbg !98
  %7 = load i32, i32* %i32, align 4, !dbg !99
  %add4 = add nsw i32 %6, %7, !dbg !100
  %8 = load i32, i32* %ptr, align 4, !dbg !101
  %add5 = add nsw i32 %add4, %8, !dbg !102
  %9 = load i32, i32* %x, align 4, !dbg !103
  %add6 = add nsw i32 %add5, %9, !dbg !104
  %10 = load i32, i32* %undef, align 4, !dbg !105
  %add7 = add nsw i32 %add6, %10, !dbg !106
  %11 = load i32, i32* %null, align 4, !dbg !107
  %add8 = add nsw i32 %add7, %11, !dbg !108
  %12 = load i32, i32* %c, align 4, !dbg !109
  %add9 = add nsw i32 %add8, %12, !dbg !110
  %13 = load i32, i32* %nounwind, align 4, !dbg !111
  %add10 = add nsw i32 %add9, %13, !dbg !112
  %14 = load i32, i32* %label, align 4, !dbg !113
  %add11 = add nsw i32 %14, %add10, !dbg !113
  store i32 %add11, i32* %label, align 4, !dbg !113
  br label %entry12, !dbg !114

entry12:                                          ; preds = %nounwind3, %if.then
  call void @llvm.dbg.label(metadata !115), !dbg !116
  %15 = load i32, i32* %label, align 4, !dbg !117
  ret i32 %15, !dbg !118
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.label(metadata) #1

; Function Attrs: noinline nounwind uwtable
define dso_local i8* @strings(i8* noundef %from) #0 !dbg !119 {
entry:
  %retval = alloca i8*, align 8
  %from.addr = alloca i8*, align 8
  %local = alloca [13 x i8], align 1
  %big = alloca [64 x i8], align 16
  %pick = alloca [3 x i8*], align 16
  %copy = alloca i8*, align 8
  store i8* %from, i8** %from.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %from.addr, metadata !124, metadata !DIExpression()), !dbg !125
  call void @llvm.dbg.declare(metadata [13 x i8]* %local, metadata !126, metadata !DIExpression()), !dbg !130
  %0 = bitcast [13 x i8]* %local to i8*, !dbg !130
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %0, i8* align 1 getelementptr inbounds ([13 x i8], [13 x i8]* @__const.strings.local, i32 0, i32 0), i64 13, i1 false), !dbg !130
  call void @llvm.dbg.declare(metadata [64 x i8]* %big, metadata !131, metadata !DIExpression()), !dbg !135
  %1 = bitcast [64 x i8]* %big to i8*, !dbg !135
  call void @llvm.memset.p0i8.i64(i8* align 16 %1, i8 0, i64 64, i1 false), !dbg !135
  %2 = bitcast i8* %1 to <{ i8, i8, [62 x i8] }>*, !dbg !135
  %3 = getelementptr inbounds <{ i8, i8, [62 x i8] }>, <{ i8, i8, [62 x i8] }>* %2, i32 0, i32 0, !dbg !135
  store i8 1, i8* %3, align 16, !dbg !135
  %4 = getelementptr inbounds <{ i8, i8, [62 x i8] }>, <{ i8, i8, [62 x i8] }>* %2, i32 0, i32 1, !dbg !135
  store i8 2, i8* %4, align 1, !dbg !135
  call void @llvm.dbg.declare(metadata [3 x i8*]* %pick, metadata !136, metadata !DIExpression()), !dbg !140
  %arrayinit.begin = getelementptr inbounds [3 x i8*], [3 x i8*]* %pick, i64 0, i64 0, !dbg !141
  store i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0), i8** %arrayinit.begin, align 8, !dbg !141
  %arrayinit.element = getelementptr inbounds i8*, i8** %arrayinit.begin, i64 1, !dbg !141
  %5 = load i8*, i8** %from.addr, align 8, !dbg !142
  store i8* %5, i8** %arrayinit.element, align 8, !dbg !141
  %arrayinit.element1 = getelementptr inbounds i8*, i8** %arrayinit.element, i64 1, !dbg !141
  %arraydecay = getelementptr inbounds [13 x i8], [13 x i8]* %local, i64 0, i64 0, !dbg !143
  store i8* %arraydecay, i8** %arrayinit.element1, align 8, !dbg !141
  call void @llvm.dbg.declare(metadata i8** %copy, metadata !144, metadata !DIExpression()), !dbg !145
  %6 = load i8*, i8** %from.addr, align 8, !dbg !146
  %call = call i64 @strlen(i8* noundef %6) #7, !dbg !147
  %add = add i64 %call, 1, !dbg !148
  %call2 = call noalias i8* @malloc(i64 noundef %add) #8, !dbg !149
  store i8* %call2, i8** %copy, align 8, !dbg !145
  %7 = load i8*, i8** %copy, align 8, !dbg !150
  %tobool = icmp ne i8* %7, null, !dbg !150
  br i1 %tobool, label %if.end, label %if.then, !dbg !152

if.then:                                          ; preds = %entry
  store i8* null, i8** %retval, align 8, !dbg !153
  br label %return, !dbg !153

if.end:                                           ; preds = %entry
  %8 = load i8*, i8** %copy, align 8, !dbg !154
  %arrayidx = getelementptr inbounds [64 x i8], [64 x i8]* %big, i64 0, i64 1, !dbg !155
  %9 = load i8, i8* %arrayidx, align 1, !dbg !155
  %conv = zext i8 %9 to i32, !dbg !156
  %rem = srem i32 %conv, 3, !dbg !157
  %idxprom = sext i32 %rem to i64, !dbg !158
  %arrayidx3 = getelementptr inbounds [3 x i8*], [3 x i8*]* %pick, i64 0, i64 %idxprom, !dbg !158
  %10 = load i8*, i8** %arrayidx3, align 8, !dbg !158
  %call4 = call i8* @strcpy(i8* noundef %8, i8* noundef %10) #8, !dbg !159
  %11 = load i8*, i8** %copy, align 8, !dbg !160
  store i8* %11, i8** %retval, align 8, !dbg !161
  br label %return, !dbg !161

return:                                           ; preds = %if.end, %if.then
  %12 = load i8*, i8** %retval, align 8, !dbg !162
  ret i8* %12, !dbg !162
}

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #5

; Function Attrs: nounwind readonly willreturn
declare i64 @strlen(i8* noundef) #6

; Function Attrs: nounwind
declare i8* @strcpy(i8* noundef, i8* noundef) #5

; Function Attrs: noinline nounwind uwtable
define dso_local { i64, i32 } @copies(i64 %in.coerce0, i32 %in.coerce1) #0 !dbg !163 {
entry:
  %retval = alloca %struct.s, align 4
  %in = alloca %struct.s, align 4
  %coerce = alloca { i64, i32 }, align 4
  %p = alloca %struct.s*, align 8
  %again = alloca %struct.s, align 4
  %coerce.dive.coerce = alloca { i64, i32 }, align 8
  %0 = getelementptr inbounds { i64, i32 }, { i64, i32 }* %coerce, i32 0, i32 0
  store i64 %in.coerce0, i64* %0, align 4
  %1 = getelementptr inbounds { i64, i32 }, { i64, i32 }* %coerce, i32 0, i32 1
  store i32 %in.coerce1, i32* %1, align 4
  %2 = bitcast %struct.s* %in to i8*
  %3 = bitcast { i64, i32 }* %coerce to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %2, i8* align 4 %3, i64 12, i1 false)
  call void @llvm.dbg.declare(metadata %struct.s* %in, metadata !170, metadata !DIExpression()), !dbg !171
  call void @llvm.dbg.declare(metadata %struct.s* %retval, metadata !172, metadata !DIExpression()), !dbg !173
  %4 = bitcast %struct.s* %retval to i8*, !dbg !174
  %5 = bitcast %struct.s* %in to i8*, !dbg !174
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %4, i8* align 4 %5, i64 12, i1 false), !dbg !174
  call void @llvm.dbg.declare(metadata %struct.s** %p, metadata !175, metadata !DIExpression()), !dbg !177
  store %struct.s* %retval, %struct.s** %p, align 8, !dbg !177
  call void @llvm.dbg.declare(metadata %struct.s* %again, metadata !178, metadata !DIExpression()), !dbg !179
  %6 = load %struct.s*, %struct.s** %p, align 8, !dbg !180
  %7 = bitcast %struct.s* %again to i8*, !dbg !181
  %8 = bitcast %struct.s* %6 to i8*, !dbg !181
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %7, i8* align 4 %8, i64 12, i1 false), !dbg !181
  %9 = load %struct.s*, %struct.s** %p, align 8, !dbg !182
  %a = getelementptr inbounds %struct.s, %struct.s* %9, i32 0, i32 0, !dbg !183
  %arrayidx = getelementptr inbounds [3 x i32], [3 x i32]* %a, i64 0, i64 2, !dbg !182
  %10 = load i32, i32* %arrayidx, align 4, !dbg !182
  %a1 = getelementptr inbounds %struct.s, %struct.s* %again, i32 0, i32 0, !dbg !184
  %arrayidx2 = getelementptr inbounds [3 x i32], [3 x i32]* %a1, i64 0, i64 1, !dbg !185
  store i32 %10, i32* %arrayidx2, align 4, !dbg !186
  %11 = load %struct.s*, %struct.s** %p, align 8, !dbg !187
  %12 = bitcast %struct.s* %11 to i8*, !dbg !188
  %13 = bitcast %struct.s* %again to i8*, !dbg !188
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %12, i8* align 4 %13, i64 12, i1 false), !dbg !188
  %coerce.dive = getelementptr inbounds %struct.s, %struct.s* %retval, i32 0, i32 0, !dbg !189
  %14 = bitcast { i64, i32 }* %coerce.dive.coerce to i8*, !dbg !189
  %15 = bitcast [3 x i32]* %coerce.dive to i8*, !dbg !189
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %14, i8* align 4 %15, i64 12, i1 false), !dbg !189
  %16 = load { i64, i32 }, { i64, i32 }* %coerce.dive.coerce, align 8, !dbg !189
  ret { i64, i32 } %16, !dbg !189
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %argc, i8** noundef %argv) #0 !dbg !190 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca i8**, align 8
  %total = alloca i32, align 4
  %i = alloca i32, align 4
  %total_inside = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  store i32 %argc, i32* %argc.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %argc.addr, metadata !194, metadata !DIExpression()), !dbg !195
  store i8** %argv, i8*** %argv.addr, align 8
  call void @llvm.dbg.declare(metadata i8*** %argv.addr, metadata !196, metadata !DIExpression()), !dbg !197
  call void @llvm.dbg.declare(metadata i32* %total, metadata !198, metadata !DIExpression()), !dbg !199
  store i32 0, i32* %total, align 4, !dbg !199
  call void @llvm.dbg.declare(metadata i32* %i, metadata !200, metadata !DIExpression()), !dbg !202
  store i32 0, i32* %i, align 4, !dbg !202
  br label %for.cond, !dbg !203

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, i32* %i, align 4, !dbg !204
  %1 = load i32, i32* %argc.addr, align 4, !dbg !206
  %cmp = icmp slt i32 %0, %1, !dbg !207
  br i1 %cmp, label %for.body, label %for.end, !dbg !208

for.body:                                         ; preds = %for.cond
  call void @llvm.dbg.declare(metadata i32* %total_inside, metadata !209, metadata !DIExpression()), !dbg !211
  %2 = load i32, i32* %i, align 4, !dbg !212
  %call = call i32 @inlined(i32 noundef %2), !dbg !213
  store i32 %call, i32* %total_inside, align 4, !dbg !211
  %3 = load i32, i32* %total_inside, align 4, !dbg !214
  %4 = load i32, i32* %total, align 4, !dbg !215
  %add = add nsw i32 %4, %3, !dbg !215
  store i32 %add, i32* %total, align 4, !dbg !215
  br label %for.inc, !dbg !216

for.inc:                                          ; preds = %for.body
  %5 = load i32, i32* %i, align 4, !dbg !217
  %inc = add nsw i32 %5, 1, !dbg !217
  store i32 %inc, i32* %i, align 4, !dbg !217
  br label %for.cond, !dbg !218, !llvm.loop !219

for.end:                                          ; preds = %for.cond
  %6 = load i8**, i8*** %argv.addr, align 8, !dbg !222
  %arrayidx = getelementptr inbounds i8*, i8** %6, i64 0, !dbg !222
  %7 = load i8*, i8** %arrayidx, align 8, !dbg !222
  %call1 = call i8* @strings(i8* noundef %7), !dbg !223
  call void @free(i8* noundef %call1) #8, !dbg !224
  %8 = load i32, i32* %total, align 4, !dbg !225
  %call2 = call i32 @lengths(i32 noundef 3), !dbg !226
  %add3 = add nsw i32 %8, %call2, !dbg !227
  %call4 = call i32 @names(i32 noundef 1, i32 noundef 2, i32 noundef 3), !dbg !228
  %add5 = add nsw i32 %add3, %call4, !dbg !229
  ret i32 %add5, !dbg !230
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @inlined(i32 noundef %x) #0 !dbg !231 {
entry:
  %x.addr = alloca i32, align 4
  store i32 %x, i32* %x.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %x.addr, metadata !232, metadata !DIExpression()), !dbg !233
  %0 = load i32, i32* %x.addr, align 4, !dbg !234
  %mul = mul nsw i32 %0, 3, !dbg !235
  ret i32 %mul, !dbg !236
}

; Function Attrs: nounwind
declare void @free(i8* noundef) #5

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nofree nosync nounwind willreturn }
attributes #3 = { argmemonly nofree nounwind willreturn writeonly }
attributes #4 = { argmemonly nofree nounwind willreturn }
attributes #5 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind readonly willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind readonly willreturn }
attributes #8 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9, !10}
!llvm.ident = !{!11}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "locals.c", directory: ".", checksumkind: CSK_MD5, checksum: "fb8cf42c6f62fbf48c1fe5366345b22a")
!2 = !{!3}
!3 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 7, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 1}
!10 = !{i32 7, !"frame-pointer", i32 2}
!11 = !{!"Debian clang version 14.0.6"}
!12 = distinct !DISubprogram(name: "lengths", scope: !1, file: !1, line: 6, type: !13, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !16)
!13 = !DISubroutineType(types: !14)
!14 = !{!15, !15}
!15 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!16 = !{}
!17 = !DILocalVariable(name: "n", arg: 1, scope: !12, file: !1, line: 6, type: !15)
!18 = !DILocation(line: 6, column: 17, scope: !12)
!19 = !DILocation(line: 7, column: 15, scope: !12)
!20 = !DILocation(line: 7, column: 5, scope: !12)
!21 = !DILocation(line: 7, column: 18, scope: !12)
!22 = !DILocation(line: 7, column: 20, scope: !12)
!23 = !DILocalVariable(name: "__vla_expr0", scope: !12, type: !24, flags: DIFlagArtificial)
!24 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!25 = !DILocation(line: 0, scope: !12)
!26 = !DILocalVariable(name: "__vla_expr1", scope: !12, type: !24, flags: DIFlagArtificial)
!27 = !DILocalVariable(name: "array", scope: !12, file: !1, line: 7, type: !28)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, elements: !29)
!29 = !{!30, !31}
!30 = !DISubrange(count: !23)
!31 = !DISubrange(count: !26)
!32 = !DILocation(line: 7, column: 9, scope: !12)
!33 = !DILocalVariable(name: "raw", scope: !12, file: !1, line: 8, type: !34)
!34 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!35 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!36 = !DILocation(line: 8, column: 11, scope: !12)
!37 = !DILocation(line: 8, column: 17, scope: !12)
!38 = !DILocation(line: 9, column: 5, scope: !12)
!39 = !DILocation(line: 9, column: 22, scope: !12)
!40 = !DILocation(line: 10, column: 12, scope: !12)
!41 = !DILocation(line: 10, column: 5, scope: !12)
!42 = !DILocation(line: 10, column: 24, scope: !12)
!43 = !DILocation(line: 11, column: 13, scope: !12)
!44 = !DILocation(line: 11, column: 17, scope: !12)
!45 = !DILocation(line: 11, column: 22, scope: !12)
!46 = !DILocation(line: 11, column: 5, scope: !12)
!47 = !DILocation(line: 12, column: 18, scope: !12)
!48 = !DILocation(line: 12, column: 20, scope: !12)
!49 = !DILocation(line: 12, column: 12, scope: !12)
!50 = !DILocation(line: 12, column: 25, scope: !12)
!51 = !DILocation(line: 12, column: 30, scope: !12)
!52 = !DILocation(line: 12, column: 28, scope: !12)
!53 = !DILocation(line: 13, column: 1, scope: !12)
!54 = distinct !DISubprogram(name: "names", scope: !1, file: !1, line: 15, type: !55, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !16)
!55 = !DISubroutineType(types: !56)
!56 = !{!15, !15, !15, !15}
!57 = !DILocalVariable(name: "load", arg: 1, scope: !54, file: !1, line: 15, type: !15)
!58 = !DILocation(line: 15, column: 15, scope: !54)
!59 = !DILocalVariable(name: "define", arg: 2, scope: !54, file: !1, line: 15, type: !15)
!60 = !DILocation(line: 15, column: 25, scope: !54)
!61 = !DILocalVariable(name: "global", arg: 3, scope: !54, file: !1, line: 15, type: !15)
!62 = !DILocation(line: 15, column: 37, scope: !54)
!63 = !DILocalVariable(name: "align", scope: !54, file: !1, line: 16, type: !15)
!64 = !DILocation(line: 16, column: 9, scope: !54)
!65 = !DILocation(line: 16, column: 17, scope: !54)
!66 = !DILocalVariable(name: "label", scope: !54, file: !1, line: 16, type: !15)
!67 = !DILocation(line: 16, column: 23, scope: !54)
!68 = !DILocation(line: 16, column: 31, scope: !54)
!69 = !DILocalVariable(name: "i32", scope: !54, file: !1, line: 16, type: !15)
!70 = !DILocation(line: 16, column: 39, scope: !54)
!71 = !DILocation(line: 16, column: 45, scope: !54)
!72 = !DILocalVariable(name: "ptr", scope: !54, file: !1, line: 16, type: !15)
!73 = !DILocation(line: 16, column: 53, scope: !54)
!74 = !DILocalVariable(name: "x", scope: !54, file: !1, line: 16, type: !15)
!75 = !DILocation(line: 16, column: 62, scope: !54)
!76 = !DILocalVariable(name: "undef", scope: !54, file: !1, line: 16, type: !15)
!77 = !DILocation(line: 16, column: 69, scope: !54)
!78 = !DILocalVariable(name: "null", scope: !54, file: !1, line: 16, type: !15)
!79 = !DILocation(line: 16, column: 80, scope: !54)
!80 = !DILocalVariable(name: "c", scope: !54, file: !1, line: 16, type: !15)
!81 = !DILocation(line: 16, column: 90, scope: !54)
!82 = !DILocalVariable(name: "nounwind", scope: !54, file: !1, line: 16, type: !15)
!83 = !DILocation(line: 16, column: 97, scope: !54)
!84 = !DILocation(line: 17, column: 5, scope: !54)
!85 = !DILabel(scope: !54, name: "align", file: !1, line: 18)
!86 = !DILocation(line: 18, column: 1, scope: !54)
!87 = !DILocation(line: 19, column: 9, scope: !88)
!88 = distinct !DILexicalBlock(scope: !54, file: !1, line: 19, column: 9)
!89 = !DILocation(line: 19, column: 9, scope: !54)
!90 = !DILocalVariable(name: "load", scope: !91, file: !1, line: 19, type: !15)
!91 = distinct !DILexicalBlock(scope: !88, file: !1, line: 19, column: 15)
!92 = !DILocation(line: 19, column: 21, scope: !91)
!93 = !DILocation(line: 19, column: 40, scope: !91)
!94 = !DILocation(line: 19, column: 37, scope: !91)
!95 = !DILocation(line: 19, column: 46, scope: !91)
!96 = !DILabel(scope: !54, name: "nounwind", file: !1, line: 20)
!97 = !DILocation(line: 20, column: 1, scope: !54)
!98 = !DILocation(line: 21, column: 14, scope: !54)
!99 = !DILocation(line: 21, column: 22, scope: !54)
!100 = !DILocation(line: 21, column: 20, scope: !54)
!101 = !DILocation(line: 21, column: 28, scope: !54)
!102 = !DILocation(line: 21, column: 26, scope: !54)
!103 = !DILocation(line: 21, column: 34, scope: !54)
!104 = !DILocation(line: 21, column: 32, scope: !54)
!105 = !DILocation(line: 21, column: 38, scope: !54)
!106 = !DILocation(line: 21, column: 36, scope: !54)
!107 = !DILocation(line: 21, column: 46, scope: !54)
!108 = !DILocation(line: 21, column: 44, scope: !54)
!109 = !DILocation(line: 21, column: 53, scope: !54)
!110 = !DILocation(line: 21, column: 51, scope: !54)
!111 = !DILocation(line: 21, column: 57, scope: !54)
!112 = !DILocation(line: 21, column: 55, scope: !54)
!113 = !DILocation(line: 21, column: 11, scope: !54)
!114 = !DILocation(line: 21, column: 5, scope: !54)
!115 = !DILabel(scope: !54, name: "entry", file: !1, line: 22)
!116 = !DILocation(line: 22, column: 1, scope: !54)
!117 = !DILocation(line: 23, column: 12, scope: !54)
!118 = !DILocation(line: 23, column: 5, scope: !54)
!119 = distinct !DISubprogram(name: "strings", scope: !1, file: !1, line: 26, type: !120, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !16)
!120 = !DISubroutineType(types: !121)
!121 = !{!34, !122}
!122 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !123, size: 64)
!123 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !35)
!124 = !DILocalVariable(name: "from", arg: 1, scope: !119, file: !1, line: 26, type: !122)
!125 = !DILocation(line: 26, column: 27, scope: !119)
!126 = !DILocalVariable(name: "local", scope: !119, file: !1, line: 27, type: !127)
!127 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, size: 104, elements: !128)
!128 = !{!129}
!129 = !DISubrange(count: 13)
!130 = !DILocation(line: 27, column: 10, scope: !119)
!131 = !DILocalVariable(name: "big", scope: !119, file: !1, line: 27, type: !132)
!132 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, size: 512, elements: !133)
!133 = !{!134}
!134 = !DISubrange(count: 64)
!135 = !DILocation(line: 27, column: 36, scope: !119)
!136 = !DILocalVariable(name: "pick", scope: !119, file: !1, line: 28, type: !137)
!137 = !DICompositeType(tag: DW_TAG_array_type, baseType: !122, size: 192, elements: !138)
!138 = !{!139}
!139 = !DISubrange(count: 3)
!140 = !DILocation(line: 28, column: 17, scope: !119)
!141 = !DILocation(line: 28, column: 26, scope: !119)
!142 = !DILocation(line: 28, column: 32, scope: !119)
!143 = !DILocation(line: 28, column: 38, scope: !119)
!144 = !DILocalVariable(name: "copy", scope: !119, file: !1, line: 29, type: !34)
!145 = !DILocation(line: 29, column: 11, scope: !119)
!146 = !DILocation(line: 29, column: 32, scope: !119)
!147 = !DILocation(line: 29, column: 25, scope: !119)
!148 = !DILocation(line: 29, column: 38, scope: !119)
!149 = !DILocation(line: 29, column: 18, scope: !119)
!150 = !DILocation(line: 30, column: 10, scope: !151)
!151 = distinct !DILexicalBlock(scope: !119, file: !1, line: 30, column: 9)
!152 = !DILocation(line: 30, column: 9, scope: !119)
!153 = !DILocation(line: 30, column: 16, scope: !151)
!154 = !DILocation(line: 31, column: 12, scope: !119)
!155 = !DILocation(line: 31, column: 38, scope: !119)
!156 = !DILocation(line: 31, column: 23, scope: !119)
!157 = !DILocation(line: 31, column: 45, scope: !119)
!158 = !DILocation(line: 31, column: 18, scope: !119)
!159 = !DILocation(line: 31, column: 5, scope: !119)
!160 = !DILocation(line: 32, column: 12, scope: !119)
!161 = !DILocation(line: 32, column: 5, scope: !119)
!162 = !DILocation(line: 33, column: 1, scope: !119)
!163 = distinct !DISubprogram(name: "copies", scope: !1, file: !1, line: 36, type: !164, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !16)
!164 = !DISubroutineType(types: !165)
!165 = !{!166, !166}
!166 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s", file: !1, line: 35, size: 96, elements: !167)
!167 = !{!168}
!168 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !166, file: !1, line: 35, baseType: !169, size: 96)
!169 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 96, elements: !138)
!170 = !DILocalVariable(name: "in", arg: 1, scope: !163, file: !1, line: 36, type: !166)
!171 = !DILocation(line: 36, column: 26, scope: !163)
!172 = !DILocalVariable(name: "out", scope: !163, file: !1, line: 36, type: !166)
!173 = !DILocation(line: 36, column: 41, scope: !163)
!174 = !DILocation(line: 36, column: 47, scope: !163)
!175 = !DILocalVariable(name: "p", scope: !163, file: !1, line: 36, type: !176)
!176 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !166, size: 64)
!177 = !DILocation(line: 36, column: 52, scope: !163)
!178 = !DILocalVariable(name: "again", scope: !163, file: !1, line: 36, type: !166)
!179 = !DILocation(line: 36, column: 71, scope: !163)
!180 = !DILocation(line: 36, column: 80, scope: !163)
!181 = !DILocation(line: 36, column: 79, scope: !163)
!182 = !DILocation(line: 36, column: 96, scope: !163)
!183 = !DILocation(line: 36, column: 99, scope: !163)
!184 = !DILocation(line: 36, column: 89, scope: !163)
!185 = !DILocation(line: 36, column: 83, scope: !163)
!186 = !DILocation(line: 36, column: 94, scope: !163)
!187 = !DILocation(line: 36, column: 106, scope: !163)
!188 = !DILocation(line: 36, column: 110, scope: !163)
!189 = !DILocation(line: 36, column: 117, scope: !163)
!190 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 39, type: !191, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !16)
!191 = !DISubroutineType(types: !192)
!192 = !{!15, !15, !193}
!193 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !34, size: 64)
!194 = !DILocalVariable(name: "argc", arg: 1, scope: !190, file: !1, line: 39, type: !15)
!195 = !DILocation(line: 39, column: 14, scope: !190)
!196 = !DILocalVariable(name: "argv", arg: 2, scope: !190, file: !1, line: 39, type: !193)
!197 = !DILocation(line: 39, column: 26, scope: !190)
!198 = !DILocalVariable(name: "total", scope: !190, file: !1, line: 40, type: !15)
!199 = !DILocation(line: 40, column: 9, scope: !190)
!200 = !DILocalVariable(name: "i", scope: !201, file: !1, line: 41, type: !15)
!201 = distinct !DILexicalBlock(scope: !190, file: !1, line: 41, column: 5)
!202 = !DILocation(line: 41, column: 14, scope: !201)
!203 = !DILocation(line: 41, column: 10, scope: !201)
!204 = !DILocation(line: 41, column: 21, scope: !205)
!205 = distinct !DILexicalBlock(scope: !201, file: !1, line: 41, column: 5)
!206 = !DILocation(line: 41, column: 25, scope: !205)
!207 = !DILocation(line: 41, column: 23, scope: !205)
!208 = !DILocation(line: 41, column: 5, scope: !201)
!209 = !DILocalVariable(name: "total_inside", scope: !210, file: !1, line: 41, type: !15)
!210 = distinct !DILexicalBlock(scope: !205, file: !1, line: 41, column: 36)
!211 = !DILocation(line: 41, column: 42, scope: !210)
!212 = !DILocation(line: 41, column: 65, scope: !210)
!213 = !DILocation(line: 41, column: 57, scope: !210)
!214 = !DILocation(line: 41, column: 78, scope: !210)
!215 = !DILocation(line: 41, column: 75, scope: !210)
!216 = !DILocation(line: 41, column: 92, scope: !210)
!217 = !DILocation(line: 41, column: 31, scope: !205)
!218 = !DILocation(line: 41, column: 5, scope: !205)
!219 = distinct !{!219, !208, !220, !221}
!220 = !DILocation(line: 41, column: 92, scope: !201)
!221 = !{!"llvm.loop.mustprogress"}
!222 = !DILocation(line: 42, column: 18, scope: !190)
!223 = !DILocation(line: 42, column: 10, scope: !190)
!224 = !DILocation(line: 42, column: 5, scope: !190)
!225 = !DILocation(line: 43, column: 12, scope: !190)
!226 = !DILocation(line: 43, column: 20, scope: !190)
!227 = !DILocation(line: 43, column: 18, scope: !190)
!228 = !DILocation(line: 43, column: 33, scope: !190)
!229 = !DILocation(line: 43, column: 31, scope: !190)
!230 = !DILocation(line: 43, column: 5, scope: !190)
!231 = distinct !DISubprogram(name: "inlined", scope: !1, file: !1, line: 38, type: !13, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !16)
!232 = !DILocalVariable(name: "x", arg: 1, scope: !231, file: !1, line: 38, type: !15)
!233 = !DILocation(line: 38, column: 31, scope: !231)
!234 = !DILocation(line: 38, column: 43, scope: !231)
!235 = !DILocation(line: 38, column: 45, scope: !231)
!236 = !DILocation(line: 38, column: 36, scope: !231)
