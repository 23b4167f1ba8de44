; ModuleID = 'control.c'
source_filename = "control.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__jmp_buf_tag = type { [8 x i64], i32, %struct.__sigset_t }
%struct.__sigset_t = type { [16 x i64] }

@table = internal global [3 x i32 (i32, i32)*] [i32 (i32, i32)* @add, i32 (i32, i32)* @sub, i32 (i32, i32)* null], align 16, !dbg !0
@computed.labels = internal global [3 x i8*] [i8* blockaddress(@computed, %zero), i8* blockaddress(@computed, %one), i8* blockaddress(@computed, %done)], align 16, !dbg !5
@place = internal global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 16, !dbg !16
@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 (i32, i32)* @choose(i32 noundef %i) #0 !dbg !57 {
entry:
  %i.addr = alloca i32, align 4
  store i32 %i, i32* %i.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %i.addr, metadata !60, metadata !DIExpression()), !dbg !61
  %0 = load i32, i32* %i.addr, align 4, !dbg !62
  %cmp = icmp slt i32 %0, 0, !dbg !63
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !62

cond.true:                                        ; preds = %entry
  br label %cond.end, !dbg !62

cond.false:                                       ; preds = %entry
  %1 = load i32, i32* %i.addr, align 4, !dbg !64
  %rem = srem i32 %1, 2, !dbg !65
  %idxprom = sext i32 %rem to i64, !dbg !66
  %arrayidx = getelementptr inbounds [3 x i32 (i32, i32)*], [3 x i32 (i32, i32)*]* @table, i64 0, i64 %idxprom, !dbg !66
  %2 = load i32 (i32, i32)*, i32 (i32, i32)** %arrayidx, align 8, !dbg !66
  br label %cond.end, !dbg !62

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 (i32, i32)* [ null, %cond.true ], [ %2, %cond.false ], !dbg !62
  ret i32 (i32, i32)* %cond, !dbg !67
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: noinline nounwind uwtable
define dso_local void ()* @returns_pointer() #0 !dbg !68 {
entry:
  ret void ()* null, !dbg !74
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @dense(i32 noundef %x) #0 !dbg !75 {
entry:
  %retval = alloca i32, align 4
  %x.addr = alloca i32, align 4
  store i32 %x, i32* %x.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %x.addr, metadata !76, metadata !DIExpression()), !dbg !77
  %0 = load i32, i32* %x.addr, align 4, !dbg !78
  switch i32 %0, label %sw.default [
    i32 0, label %sw.bb
    i32 1, label %sw.bb1
    i32 2, label %sw.bb1
    i32 3, label %sw.bb2
    i32 -7, label %sw.bb3
  ], !dbg !79

sw.bb:                                            ; preds = %entry
  store i32 10, i32* %retval, align 4, !dbg !80
  br label %return, !dbg !80

sw.bb1:                                           ; preds = %entry, %entry
  %1 = load i32, i32* %x.addr, align 4, !dbg !82
  %inc = add nsw i32 %1, 1, !dbg !82
  store i32 %inc, i32* %x.addr, align 4, !dbg !82
  br label %sw.bb2, !dbg !83

sw.bb2:                                           ; preds = %entry, %sw.bb1
  %2 = load i32, i32* %x.addr, align 4, !dbg !84
  %mul = mul nsw i32 %2, 2, !dbg !84
  store i32 %mul, i32* %x.addr, align 4, !dbg !84
  br label %sw.epilog, !dbg !85

sw.bb3:                                           ; preds = %entry
  store i32 -1, i32* %retval, align 4, !dbg !86
  br label %return, !dbg !86

sw.default:                                       ; preds = %entry
  %3 = load i32, i32* %x.addr, align 4, !dbg !87
  store i32 %3, i32* %retval, align 4, !dbg !88
  br label %return, !dbg !88

sw.epilog:                                        ; preds = %sw.bb2
  %4 = load i32, i32* %x.addr, align 4, !dbg !89
  store i32 %4, i32* %retval, align 4, !dbg !90
  br label %return, !dbg !90

return:                                           ; preds = %sw.epilog, %sw.default, %sw.bb3, %sw.bb
  %5 = load i32, i32* %retval, align 4, !dbg !91
  ret i32 %5, !dbg !91
}

; Function Attrs: noinline nounwind uwtable
define dso_local i64 @sparse(i64 noundef %x) #0 !dbg !92 {
entry:
  %retval = alloca i64, align 8
  %x.addr = alloca i64, align 8
  store i64 %x, i64* %x.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %x.addr, metadata !95, metadata !DIExpression()), !dbg !96
  %0 = load i64, i64* %x.addr, align 8, !dbg !97
  switch i64 %0, label %sw.default [
    i64 -1, label %sw.bb
    i64 1099511627776, label %sw.bb1
  ], !dbg !98

sw.bb:                                            ; preds = %entry
  store i64 1, i64* %retval, align 8, !dbg !99
  br label %return, !dbg !99

sw.bb1:                                           ; preds = %entry
  store i64 2, i64* %retval, align 8, !dbg !101
  br label %return, !dbg !101

sw.default:                                       ; preds = %entry
  store i64 3, i64* %retval, align 8, !dbg !102
  br label %return, !dbg !102

return:                                           ; preds = %sw.default, %sw.bb1, %sw.bb
  %1 = load i64, i64* %retval, align 8, !dbg !103
  ret i64 %1, !dbg !103
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @wide(i64 noundef %x.coerce0, i64 noundef %x.coerce1) #0 !dbg !104 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i128, align 16
  %x.addr = alloca i128, align 16
  %0 = bitcast i128* %x to { i64, i64 }*
  %1 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %0, i32 0, i32 0
  store i64 %x.coerce0, i64* %1, align 16
  %2 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %0, i32 0, i32 1
  store i64 %x.coerce1, i64* %2, align 8
  %x1 = load i128, i128* %x, align 16
  store i128 %x1, i128* %x.addr, align 16
  call void @llvm.dbg.declare(metadata i128* %x.addr, metadata !108, metadata !DIExpression()), !dbg !109
  %3 = load i128, i128* %x.addr, align 16, !dbg !110
  switch i128 %3, label %sw.epilog [
    i128 -1, label %sw.bb
    i128 1267650600228229401496703205376, label %sw.bb2
  ], !dbg !111

sw.bb:                                            ; preds = %entry
  store i32 1, i32* %retval, align 4, !dbg !112
  br label %return, !dbg !112

sw.bb2:                                           ; preds = %entry
  store i32 2, i32* %retval, align 4, !dbg !114
  br label %return, !dbg !114

sw.epilog:                                        ; preds = %entry
  store i32 0, i32* %retval, align 4, !dbg !115
  br label %return, !dbg !115

return:                                           ; preds = %sw.epilog, %sw.bb2, %sw.bb
  %4 = load i32, i32* %retval, align 4, !dbg !116
  ret i32 %4, !dbg !116
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @computed(i32 noundef %n) #0 !dbg !7 {
entry:
  %n.addr = alloca i32, align 4
  %total = alloca i32, align 4
  store i32 %n, i32* %n.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %n.addr, metadata !117, metadata !DIExpression()), !dbg !118
  call void @llvm.dbg.declare(metadata i32* %total, metadata !119, metadata !DIExpression()), !dbg !120
  store i32 0, i32* %total, align 4, !dbg !120
  %0 = load i32, i32* %n.addr, align 4, !dbg !121
  %idxprom = sext i32 %0 to i64, !dbg !122
  %arrayidx = getelementptr inbounds [3 x i8*], [3 x i8*]* @computed.labels, i64 0, i64 %idxprom, !dbg !122
  %1 = load i8*, i8** %arrayidx, align 8, !dbg !122
  br label %indirectgoto, !dbg !123

zero:                                             ; preds = %indirectgoto
  call void @llvm.dbg.label(metadata !124), !dbg !125
  %2 = load i32, i32* %total, align 4, !dbg !126
  %add = add nsw i32 %2, 1, !dbg !126
  store i32 %add, i32* %total, align 4, !dbg !126
  %3 = load i8*, i8** getelementptr inbounds ([3 x i8*], [3 x i8*]* @computed.labels, i64 0, i64 1), align 8, !dbg !127
  br label %indirectgoto, !dbg !128

one:                                              ; preds = %indirectgoto
  call void @llvm.dbg.label(metadata !129), !dbg !130
  %4 = load i32, i32* %total, align 4, !dbg !131
  %add1 = add nsw i32 %4, 2, !dbg !131
  store i32 %add1, i32* %total, align 4, !dbg !131
  br label %done, !dbg !132

done:                                             ; preds = %one, %indirectgoto
  call void @llvm.dbg.label(metadata !133), !dbg !134
  %5 = load i32, i32* %total, align 4, !dbg !135
  ret i32 %5, !dbg !136

indirectgoto:                                     ; preds = %zero, %entry
  %indirect.goto.dest = phi i8* [ %1, %entry ], [ %3, %zero ]
  indirectbr i8* %indirect.goto.dest, [label %zero, label %one, label %done]
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.label(metadata) #1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @loops(i32 noundef %n) #0 !dbg !137 {
entry:
  %n.addr = alloca i32, align 4
  %total = alloca i32, align 4
  %i = alloca i32, align 4
  store i32 %n, i32* %n.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %n.addr, metadata !138, metadata !DIExpression()), !dbg !139
  call void @llvm.dbg.declare(metadata i32* %total, metadata !140, metadata !DIExpression()), !dbg !141
  store i32 0, i32* %total, align 4, !dbg !141
  call void @llvm.dbg.declare(metadata i32* %i, metadata !142, metadata !DIExpression()), !dbg !143
  store i32 0, i32* %i, align 4, !dbg !143
  br label %while.cond, !dbg !144

while.cond:                                       ; preds = %if.end, %if.then, %entry
  %0 = load i32, i32* %i, align 4, !dbg !145
  %1 = load i32, i32* %n.addr, align 4, !dbg !146
  %cmp = icmp slt i32 %0, %1, !dbg !147
  br i1 %cmp, label %while.body, label %while.end, !dbg !144

while.body:                                       ; preds = %while.cond
  %2 = load i32, i32* %i, align 4, !dbg !148
  %cmp1 = icmp eq i32 %2, 5, !dbg !151
  br i1 %cmp1, label %if.then, label %if.end, !dbg !152

if.then:                                          ; preds = %while.body
  %3 = load i32, i32* %i, align 4, !dbg !153
  %add = add nsw i32 %3, 2, !dbg !153
  store i32 %add, i32* %i, align 4, !dbg !153
  br label %while.cond, !dbg !155, !llvm.loop !156

if.end:                                           ; preds = %while.body
  %4 = load i32, i32* %i, align 4, !dbg !159
  %inc = add nsw i32 %4, 1, !dbg !159
  store i32 %inc, i32* %i, align 4, !dbg !159
  %5 = load i32, i32* %total, align 4, !dbg !160
  %add2 = add nsw i32 %5, %4, !dbg !160
  store i32 %add2, i32* %total, align 4, !dbg !160
  br label %while.cond, !dbg !144, !llvm.loop !156

while.end:                                        ; preds = %while.cond
  br label %do.body, !dbg !161

do.body:                                          ; preds = %land.end, %while.end
  %6 = load i32, i32* %total, align 4, !dbg !162
  %dec = add nsw i32 %6, -1, !dbg !162
  store i32 %dec, i32* %total, align 4, !dbg !162
  %7 = load i32, i32* %total, align 4, !dbg !164
  %cmp3 = icmp slt i32 %7, -100, !dbg !166
  br i1 %cmp3, label %if.then4, label %if.end5, !dbg !167

if.then4:                                         ; preds = %do.body
  br label %do.end, !dbg !168

if.end5:                                          ; preds = %do.body
  br label %do.cond, !dbg !169

do.cond:                                          ; preds = %if.end5
  %8 = load i32, i32* %total, align 4, !dbg !170
  %cmp6 = icmp sgt i32 %8, 0, !dbg !171
  br i1 %cmp6, label %land.rhs, label %land.end, !dbg !172

land.rhs:                                         ; preds = %do.cond
  %9 = load i32, i32* %n.addr, align 4, !dbg !173
  %dec7 = add nsw i32 %9, -1, !dbg !173
  store i32 %dec7, i32* %n.addr, align 4, !dbg !173
  %tobool = icmp ne i32 %9, 0, !dbg !172
  br label %land.end

land.end:                                         ; preds = %land.rhs, %do.cond
  %10 = phi i1 [ false, %do.cond ], [ %tobool, %land.rhs ], !dbg !174
  br i1 %10, label %do.body, label %do.end, !dbg !169, !llvm.loop !175

do.end:                                           ; preds = %land.end, %if.then4
  br label %for.cond, !dbg !177

for.cond:                                         ; preds = %if.end12, %do.end
  %11 = load i32, i32* %total, align 4, !dbg !178
  %inc8 = add nsw i32 %11, 1, !dbg !178
  store i32 %inc8, i32* %total, align 4, !dbg !178
  %cmp9 = icmp sgt i32 %11, 10, !dbg !183
  br i1 %cmp9, label %if.then11, label %lor.lhs.false, !dbg !184

lor.lhs.false:                                    ; preds = %for.cond
  %12 = load i32, i32* %n.addr, align 4, !dbg !185
  %tobool10 = icmp ne i32 %12, 0, !dbg !185
  br i1 %tobool10, label %if.end12, label %if.then11, !dbg !186

if.then11:                                        ; preds = %lor.lhs.false, %for.cond
  br label %out, !dbg !187

if.end12:                                         ; preds = %lor.lhs.false
  br label %for.cond, !dbg !188, !llvm.loop !189

out:                                              ; preds = %if.then11
  call void @llvm.dbg.label(metadata !192), !dbg !193
  %13 = load i32, i32* %total, align 4, !dbg !194
  %tobool13 = icmp ne i32 %13, 0, !dbg !194
  br i1 %tobool13, label %cond.true, label %cond.false, !dbg !194

cond.true:                                        ; preds = %out
  %14 = load i32, i32* %total, align 4, !dbg !195
  br label %cond.end, !dbg !194

cond.false:                                       ; preds = %out
  br label %cond.end, !dbg !194

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %14, %cond.true ], [ -1, %cond.false ], !dbg !194
  ret i32 %cond, !dbg !196
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @logic(i32 noundef %a, i32 noundef %b, i1 noundef zeroext %c) #0 !dbg !197 {
entry:
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  %c.addr = alloca i8, align 1
  store i32 %a, i32* %a.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %a.addr, metadata !201, metadata !DIExpression()), !dbg !202
  store i32 %b, i32* %b.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %b.addr, metadata !203, metadata !DIExpression()), !dbg !204
  %frombool = zext i1 %c to i8
  store i8 %frombool, i8* %c.addr, align 1
  call void @llvm.dbg.declare(metadata i8* %c.addr, metadata !205, metadata !DIExpression()), !dbg !206
  %0 = load i32, i32* %a.addr, align 4, !dbg !207
  %tobool = icmp ne i32 %0, 0, !dbg !207
  br i1 %tobool, label %land.lhs.true, label %lor.lhs.false, !dbg !208

land.lhs.true:                                    ; preds = %entry
  %1 = load i32, i32* %b.addr, align 4, !dbg !209
  %tobool1 = icmp ne i32 %1, 0, !dbg !209
  br i1 %tobool1, label %cond.true6, label %lor.lhs.false, !dbg !210

lor.lhs.false:                                    ; preds = %land.lhs.true, %entry
  %2 = load i8, i8* %c.addr, align 1, !dbg !211
  %tobool2 = trunc i8 %2 to i1, !dbg !211
  br i1 %tobool2, label %cond.false7, label %land.lhs.true3, !dbg !212

land.lhs.true3:                                   ; preds = %lor.lhs.false
  %3 = load i32, i32* %a.addr, align 4, !dbg !213
  %tobool4 = icmp ne i32 %3, 0, !dbg !213
  br i1 %tobool4, label %cond.true, label %cond.false, !dbg !213

cond.true:                                        ; preds = %land.lhs.true3
  br label %cond.end, !dbg !213

cond.false:                                       ; preds = %land.lhs.true3
  %4 = load i32, i32* %b.addr, align 4, !dbg !214
  br label %cond.end, !dbg !213

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %3, %cond.true ], [ %4, %cond.false ], !dbg !213
  %tobool5 = icmp ne i32 %cond, 0, !dbg !213
  br i1 %tobool5, label %cond.true6, label %cond.false7, !dbg !215

cond.true6:                                       ; preds = %cond.end, %land.lhs.true
  %5 = load i32, i32* %a.addr, align 4, !dbg !216
  %6 = load i32, i32* %b.addr, align 4, !dbg !217
  br label %cond.end9, !dbg !215

cond.false7:                                      ; preds = %cond.end, %lor.lhs.false
  %7 = load i8, i8* %c.addr, align 1, !dbg !218
  %tobool8 = trunc i8 %7 to i1, !dbg !218
  %conv = zext i1 %tobool8 to i32, !dbg !218
  br label %cond.end9, !dbg !215

cond.end9:                                        ; preds = %cond.false7, %cond.true6
  %cond10 = phi i32 [ %6, %cond.true6 ], [ %conv, %cond.false7 ], !dbg !215
  ret i32 %cond10, !dbg !219
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @jumps() #0 !dbg !220 {
entry:
  %call = call i32 @_setjmp(%struct.__jmp_buf_tag* noundef getelementptr inbounds ([1 x %struct.__jmp_buf_tag], [1 x %struct.__jmp_buf_tag]* @place, i64 0, i64 0)) #7, !dbg !223
  %tobool = icmp ne i32 %call, 0, !dbg !223
  br i1 %tobool, label %cond.true, label %cond.false, !dbg !223

cond.true:                                        ; preds = %entry
  br label %cond.end, !dbg !223

cond.false:                                       ; preds = %entry
  call void @longjmp(%struct.__jmp_buf_tag* noundef getelementptr inbounds ([1 x %struct.__jmp_buf_tag], [1 x %struct.__jmp_buf_tag]* @place, i64 0, i64 0), i32 noundef 2) #8, !dbg !224
  unreachable, !dbg !224

0:                                                ; No predecessors!
  br label %cond.end, !dbg !223

cond.end:                                         ; preds = %0, %cond.true
  %cond = phi i32 [ 1, %cond.true ], [ 0, %0 ], !dbg !223
  ret i32 %cond, !dbg !225
}

; Function Attrs: nounwind returns_twice
declare i32 @_setjmp(%struct.__jmp_buf_tag* noundef) #2

; Function Attrs: noreturn nounwind
declare void @longjmp(%struct.__jmp_buf_tag* noundef, i32 noundef) #3

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @recursive(i32 noundef %n) #0 !dbg !226 {
entry:
  %n.addr = alloca i32, align 4
  store i32 %n, i32* %n.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %n.addr, metadata !227, metadata !DIExpression()), !dbg !228
  %0 = load i32, i32* %n.addr, align 4, !dbg !229
  %cmp = icmp sle i32 %0, 1, !dbg !230
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !229

cond.true:                                        ; preds = %entry
  br label %cond.end, !dbg !229

cond.false:                                       ; preds = %entry
  %1 = load i32, i32* %n.addr, align 4, !dbg !231
  %2 = load i32, i32* %n.addr, align 4, !dbg !232
  %sub = sub nsw i32 %2, 1, !dbg !233
  %call = call i32 @recursive(i32 noundef %sub), !dbg !234
  %mul = mul nsw i32 %1, %call, !dbg !235
  br label %cond.end, !dbg !229

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ 1, %cond.true ], [ %mul, %cond.false ], !dbg !229
  ret i32 %cond, !dbg !236
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @empty() #0 !dbg !237 {
entry:
  ret void, !dbg !238
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @old_style() #0 !dbg !239 {
entry:
  ret i32 1, !dbg !240
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @calls_old_style() #0 !dbg !241 {
entry:
  %call = call i32 @old_style(), !dbg !242
  ret i32 %call, !dbg !243
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @undeclared_arguments() #0 !dbg !244 {
entry:
  %call = call i32 (i32, double, i8*, ...) bitcast (i32 (...)* @k_and_r to i32 (i32, double, i8*, ...)*)(i32 noundef 1, double noundef 2.000000e+00, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)), !dbg !245
  ret i32 %call, !dbg !246
}

declare i32 @k_and_r(...) #4

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %argc, i8** noundef %argv) #0 !dbg !247 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca i8**, align 8
  %coerce = alloca i128, align 16
  store i32 0, i32* %retval, align 4
  store i32 %argc, i32* %argc.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %argc.addr, metadata !253, metadata !DIExpression()), !dbg !254
  store i8** %argv, i8*** %argv.addr, align 8
  call void @llvm.dbg.declare(metadata i8*** %argv.addr, metadata !255, metadata !DIExpression()), !dbg !256
  %0 = load i32, i32* %argc.addr, align 4, !dbg !257
  %cmp = icmp sgt i32 %0, 100, !dbg !259
  br i1 %cmp, label %if.then, label %if.end, !dbg !260

if.then:                                          ; preds = %entry
  call void @stop() #9, !dbg !261
  unreachable, !dbg !261

if.end:                                           ; preds = %entry
  %1 = load i32, i32* %argc.addr, align 4, !dbg !262
  %cmp1 = icmp sgt i32 %1, 50, !dbg !264
  br i1 %cmp1, label %if.then2, label %if.end3, !dbg !265

if.then2:                                         ; preds = %if.end
  unreachable, !dbg !266

if.end3:                                          ; preds = %if.end
  %2 = load i32, i32* %argc.addr, align 4, !dbg !267
  %cmp4 = icmp sgt i32 %2, 40, !dbg !269
  %conv = zext i1 %cmp4 to i32, !dbg !269
  %conv5 = sext i32 %conv to i64, !dbg !267
  %tobool = icmp ne i64 %conv5, 0, !dbg !270
  br i1 %tobool, label %if.then6, label %if.end7, !dbg !271

if.then6:                                         ; preds = %if.end3
  call void @llvm.trap(), !dbg !272
  br label %if.end7, !dbg !272

if.end7:                                          ; preds = %if.then6, %if.end3
  %3 = load i32, i32* %argc.addr, align 4, !dbg !273
  %call = call i32 (i32, i32)* @choose(i32 noundef %3), !dbg !274
  %call8 = call i32 %call(i32 noundef 1, i32 noundef 2), !dbg !274
  %4 = load i32, i32* %argc.addr, align 4, !dbg !275
  %call9 = call i32 @dense(i32 noundef %4), !dbg !276
  %add = add nsw i32 %call8, %call9, !dbg !277
  %5 = load i32, i32* %argc.addr, align 4, !dbg !278
  %and = and i32 %5, 1, !dbg !279
  %call10 = call i32 @computed(i32 noundef %and), !dbg !280
  %add11 = add nsw i32 %add, %call10, !dbg !281
  %6 = load i32, i32* %argc.addr, align 4, !dbg !282
  %call12 = call i32 @loops(i32 noundef %6), !dbg !283
  %add13 = add nsw i32 %add11, %call12, !dbg !284
  %7 = load i32, i32* %argc.addr, align 4, !dbg !285
  %call14 = call i32 @logic(i32 noundef %7, i32 noundef 2, i1 noundef zeroext true), !dbg !286
  %add15 = add nsw i32 %add13, %call14, !dbg !287
  %8 = load i32, i32* %argc.addr, align 4, !dbg !288
  %conv16 = sext i32 %8 to i128, !dbg !288
  store i128 %conv16, i128* %coerce, align 16, !dbg !289
  %9 = bitcast i128* %coerce to { i64, i64 }*, !dbg !289
  %10 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %9, i32 0, i32 0, !dbg !289
  %11 = load i64, i64* %10, align 16, !dbg !289
  %12 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %9, i32 0, i32 1, !dbg !289
  %13 = load i64, i64* %12, align 8, !dbg !289
  %call17 = call i32 @wide(i64 noundef %11, i64 noundef %13), !dbg !289
  %add18 = add nsw i32 %add15, %call17, !dbg !290
  ret i32 %add18, !dbg !291
}

; Function Attrs: noreturn
declare void @stop() #5

; Function Attrs: cold noreturn nounwind
declare void @llvm.trap() #6

; Function Attrs: noinline nounwind uwtable
define internal i32 @add(i32 noundef %a, i32 noundef %b) #0 !dbg !292 {
entry:
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  store i32 %a, i32* %a.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %a.addr, metadata !293, metadata !DIExpression()), !dbg !294
  store i32 %b, i32* %b.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %b.addr, metadata !295, metadata !DIExpression()), !dbg !296
  %0 = load i32, i32* %a.addr, align 4, !dbg !297
  %1 = load i32, i32* %b.addr, align 4, !dbg !298
  %add = add nsw i32 %0, %1, !dbg !299
  ret i32 %add, !dbg !300
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @sub(i32 noundef %a, i32 noundef %b) #0 !dbg !301 {
entry:
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  store i32 %a, i32* %a.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %a.addr, metadata !302, metadata !DIExpression()), !dbg !303
  store i32 %b, i32* %b.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %b.addr, metadata !304, metadata !DIExpression()), !dbg !305
  %0 = load i32, i32* %a.addr, align 4, !dbg !306
  %1 = load i32, i32* %b.addr, align 4, !dbg !307
  %sub = sub nsw i32 %0, %1, !dbg !308
  ret i32 %sub, !dbg !309
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind returns_twice "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { cold noreturn nounwind }
attributes #7 = { nounwind returns_twice }
attributes #8 = { noreturn nounwind }
attributes #9 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!49, !50, !51, !52, !53, !54, !55}
!llvm.ident = !{!56}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 7, type: !44, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "control.c", directory: ".", checksumkind: CSK_MD5, checksum: "d72bbd979f2c24bd1c5f9c8c0c705070")
!4 = !{!5, !16, !0}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "labels", scope: !7, file: !3, line: 40, type: !12, isLocal: true, isDefinition: true)
!7 = distinct !DISubprogram(name: "computed", scope: !3, file: !3, line: 39, type: !8, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !11)
!8 = !DISubroutineType(types: !9)
!9 = !{!10, !10}
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !{}
!12 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 192, elements: !14)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!14 = !{!15}
!15 = !DISubrange(count: 3)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "place", scope: !2, file: !3, line: 59, type: !18, isLocal: true, isDefinition: true)
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "jmp_buf", file: !19, line: 32, baseType: !20)
!19 = !DIFile(filename: "/usr/include/setjmp.h", directory: "", checksumkind: CSK_MD5, checksum: "cd7862ae7ed31595227c999638ae74e7")
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 1600, elements: !42)
!21 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__jmp_buf_tag", file: !22, line: 26, size: 1600, elements: !23)
!22 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct___jmp_buf_tag.h", directory: "", checksumkind: CSK_MD5, checksum: "56a90a97e853c2bec1d9e290be5e92e4")
!23 = !{!24, !31, !32}
!24 = !DIDerivedType(tag: DW_TAG_member, name: "__jmpbuf", scope: !21, file: !22, line: 32, baseType: !25, size: 512)
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "__jmp_buf", file: !26, line: 31, baseType: !27)
!26 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/setjmp.h", directory: "", checksumkind: CSK_MD5, checksum: "80e7796efafaf357b5e64731e4f6ac30")
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !28, size: 512, elements: !29)
!28 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!29 = !{!30}
!30 = !DISubrange(count: 8)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "__mask_was_saved", scope: !21, file: !22, line: 33, baseType: !10, size: 32, offset: 512)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__saved_mask", scope: !21, file: !22, line: 34, baseType: !33, size: 1024, offset: 576)
!33 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sigset_t", file: !34, line: 8, baseType: !35)
!34 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/__sigset_t.h", directory: "", checksumkind: CSK_MD5, checksum: "acc6b14c0967857fec362a8d433e1cf2")
!35 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !34, line: 5, size: 1024, elements: !36)
!36 = !{!37}
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__val", scope: !35, file: !34, line: 7, baseType: !38, size: 1024)
!38 = !DICompositeType(tag: DW_TAG_array_type, baseType: !39, size: 1024, elements: !40)
!39 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!40 = !{!41}
!41 = !DISubrange(count: 16)
!42 = !{!43}
!43 = !DISubrange(count: 1)
!44 = !DICompositeType(tag: DW_TAG_array_type, baseType: !45, size: 192, elements: !14)
!45 = !DIDerivedType(tag: DW_TAG_typedef, name: "operation", file: !3, line: 4, baseType: !46)
!46 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !47, size: 64)
!47 = !DISubroutineType(types: !48)
!48 = !{!10, !10, !10}
!49 = !{i32 7, !"Dwarf Version", i32 5}
!50 = !{i32 2, !"Debug Info Version", i32 3}
!51 = !{i32 1, !"wchar_size", i32 4}
!52 = !{i32 7, !"PIC Level", i32 2}
!53 = !{i32 7, !"PIE Level", i32 2}
!54 = !{i32 7, !"uwtable", i32 1}
!55 = !{i32 7, !"frame-pointer", i32 2}
!56 = !{!"Debian clang version 14.0.6"}
!57 = distinct !DISubprogram(name: "choose", scope: !3, file: !3, line: 8, type: !58, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !11)
!58 = !DISubroutineType(types: !59)
!59 = !{!45, !10}
!60 = !DILocalVariable(name: "i", arg: 1, scope: !57, file: !3, line: 8, type: !10)
!61 = !DILocation(line: 8, column: 22, scope: !57)
!62 = !DILocation(line: 8, column: 34, scope: !57)
!63 = !DILocation(line: 8, column: 36, scope: !57)
!64 = !DILocation(line: 8, column: 52, scope: !57)
!65 = !DILocation(line: 8, column: 54, scope: !57)
!66 = !DILocation(line: 8, column: 46, scope: !57)
!67 = !DILocation(line: 8, column: 27, scope: !57)
!68 = distinct !DISubprogram(name: "returns_pointer", scope: !3, file: !3, line: 9, type: !69, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !11)
!69 = !DISubroutineType(types: !70)
!70 = !{!71}
!71 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !72, size: 64)
!72 = !DISubroutineType(types: !73)
!73 = !{null}
!74 = !DILocation(line: 9, column: 39, scope: !68)
!75 = distinct !DISubprogram(name: "dense", scope: !3, file: !3, line: 12, type: !8, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !11)
!76 = !DILocalVariable(name: "x", arg: 1, scope: !75, file: !3, line: 12, type: !10)
!77 = !DILocation(line: 12, column: 15, scope: !75)
!78 = !DILocation(line: 13, column: 13, scope: !75)
!79 = !DILocation(line: 13, column: 5, scope: !75)
!80 = !DILocation(line: 14, column: 13, scope: !81)
!81 = distinct !DILexicalBlock(scope: !75, file: !3, line: 13, column: 16)
!82 = !DILocation(line: 15, column: 22, scope: !81)
!83 = !DILocation(line: 15, column: 21, scope: !81)
!84 = !DILocation(line: 16, column: 15, scope: !81)
!85 = !DILocation(line: 16, column: 21, scope: !81)
!86 = !DILocation(line: 17, column: 14, scope: !81)
!87 = !DILocation(line: 18, column: 21, scope: !81)
!88 = !DILocation(line: 18, column: 14, scope: !81)
!89 = !DILocation(line: 20, column: 12, scope: !75)
!90 = !DILocation(line: 20, column: 5, scope: !75)
!91 = !DILocation(line: 21, column: 1, scope: !75)
!92 = distinct !DISubprogram(name: "sparse", scope: !3, file: !3, line: 23, type: !93, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !11)
!93 = !DISubroutineType(types: !94)
!94 = !{!28, !39}
!95 = !DILocalVariable(name: "x", arg: 1, scope: !92, file: !3, line: 23, type: !39)
!96 = !DILocation(line: 23, column: 27, scope: !92)
!97 = !DILocation(line: 24, column: 13, scope: !92)
!98 = !DILocation(line: 24, column: 5, scope: !92)
!99 = !DILocation(line: 25, column: 32, scope: !100)
!100 = distinct !DILexicalBlock(scope: !92, file: !3, line: 24, column: 16)
!101 = !DILocation(line: 26, column: 21, scope: !100)
!102 = !DILocation(line: 27, column: 14, scope: !100)
!103 = !DILocation(line: 29, column: 1, scope: !92)
!104 = distinct !DISubprogram(name: "wide", scope: !3, file: !3, line: 31, type: !105, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !11)
!105 = !DISubroutineType(types: !106)
!106 = !{!10, !107}
!107 = !DIBasicType(name: "__int128", size: 128, encoding: DW_ATE_signed)
!108 = !DILocalVariable(name: "x", arg: 1, scope: !104, file: !3, line: 31, type: !107)
!109 = !DILocation(line: 31, column: 19, scope: !104)
!110 = !DILocation(line: 32, column: 13, scope: !104)
!111 = !DILocation(line: 32, column: 5, scope: !104)
!112 = !DILocation(line: 33, column: 14, scope: !113)
!113 = distinct !DILexicalBlock(scope: !104, file: !3, line: 32, column: 16)
!114 = !DILocation(line: 34, column: 30, scope: !113)
!115 = !DILocation(line: 36, column: 5, scope: !104)
!116 = !DILocation(line: 37, column: 1, scope: !104)
!117 = !DILocalVariable(name: "n", arg: 1, scope: !7, file: !3, line: 39, type: !10)
!118 = !DILocation(line: 39, column: 18, scope: !7)
!119 = !DILocalVariable(name: "total", scope: !7, file: !3, line: 41, type: !10)
!120 = !DILocation(line: 41, column: 9, scope: !7)
!121 = !DILocation(line: 42, column: 18, scope: !7)
!122 = !DILocation(line: 42, column: 11, scope: !7)
!123 = !DILocation(line: 42, column: 5, scope: !7)
!124 = !DILabel(scope: !7, name: "zero", file: !3, line: 43)
!125 = !DILocation(line: 43, column: 1, scope: !7)
!126 = !DILocation(line: 43, column: 13, scope: !7)
!127 = !DILocation(line: 43, column: 25, scope: !7)
!128 = !DILocation(line: 43, column: 19, scope: !7)
!129 = !DILabel(scope: !7, name: "one", file: !3, line: 44)
!130 = !DILocation(line: 44, column: 1, scope: !7)
!131 = !DILocation(line: 44, column: 12, scope: !7)
!132 = !DILocation(line: 44, column: 6, scope: !7)
!133 = !DILabel(scope: !7, name: "done", file: !3, line: 45)
!134 = !DILocation(line: 45, column: 1, scope: !7)
!135 = !DILocation(line: 45, column: 14, scope: !7)
!136 = !DILocation(line: 45, column: 7, scope: !7)
!137 = distinct !DISubprogram(name: "loops", scope: !3, file: !3, line: 48, type: !8, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !11)
!138 = !DILocalVariable(name: "n", arg: 1, scope: !137, file: !3, line: 48, type: !10)
!139 = !DILocation(line: 48, column: 15, scope: !137)
!140 = !DILocalVariable(name: "total", scope: !137, file: !3, line: 49, type: !10)
!141 = !DILocation(line: 49, column: 9, scope: !137)
!142 = !DILocalVariable(name: "i", scope: !137, file: !3, line: 49, type: !10)
!143 = !DILocation(line: 49, column: 20, scope: !137)
!144 = !DILocation(line: 50, column: 5, scope: !137)
!145 = !DILocation(line: 50, column: 12, scope: !137)
!146 = !DILocation(line: 50, column: 16, scope: !137)
!147 = !DILocation(line: 50, column: 14, scope: !137)
!148 = !DILocation(line: 50, column: 25, scope: !149)
!149 = distinct !DILexicalBlock(scope: !150, file: !3, line: 50, column: 25)
!150 = distinct !DILexicalBlock(scope: !137, file: !3, line: 50, column: 19)
!151 = !DILocation(line: 50, column: 27, scope: !149)
!152 = !DILocation(line: 50, column: 25, scope: !150)
!153 = !DILocation(line: 50, column: 37, scope: !154)
!154 = distinct !DILexicalBlock(scope: !149, file: !3, line: 50, column: 33)
!155 = !DILocation(line: 50, column: 43, scope: !154)
!156 = distinct !{!156, !144, !157, !158}
!157 = !DILocation(line: 50, column: 69, scope: !137)
!158 = !{!"llvm.loop.mustprogress"}
!159 = !DILocation(line: 50, column: 65, scope: !150)
!160 = !DILocation(line: 50, column: 61, scope: !150)
!161 = !DILocation(line: 51, column: 5, scope: !137)
!162 = !DILocation(line: 51, column: 15, scope: !163)
!163 = distinct !DILexicalBlock(scope: !137, file: !3, line: 51, column: 8)
!164 = !DILocation(line: 51, column: 23, scope: !165)
!165 = distinct !DILexicalBlock(scope: !163, file: !3, line: 51, column: 23)
!166 = !DILocation(line: 51, column: 29, scope: !165)
!167 = !DILocation(line: 51, column: 23, scope: !163)
!168 = !DILocation(line: 51, column: 37, scope: !165)
!169 = !DILocation(line: 51, column: 44, scope: !163)
!170 = !DILocation(line: 51, column: 53, scope: !137)
!171 = !DILocation(line: 51, column: 59, scope: !137)
!172 = !DILocation(line: 51, column: 63, scope: !137)
!173 = !DILocation(line: 51, column: 67, scope: !137)
!174 = !DILocation(line: 0, scope: !137)
!175 = distinct !{!175, !161, !176, !158}
!176 = !DILocation(line: 51, column: 69, scope: !137)
!177 = !DILocation(line: 52, column: 5, scope: !137)
!178 = !DILocation(line: 52, column: 25, scope: !179)
!179 = distinct !DILexicalBlock(scope: !180, file: !3, line: 52, column: 20)
!180 = distinct !DILexicalBlock(scope: !181, file: !3, line: 52, column: 14)
!181 = distinct !DILexicalBlock(scope: !182, file: !3, line: 52, column: 5)
!182 = distinct !DILexicalBlock(scope: !137, file: !3, line: 52, column: 5)
!183 = !DILocation(line: 52, column: 28, scope: !179)
!184 = !DILocation(line: 52, column: 33, scope: !179)
!185 = !DILocation(line: 52, column: 37, scope: !179)
!186 = !DILocation(line: 52, column: 20, scope: !180)
!187 = !DILocation(line: 52, column: 40, scope: !179)
!188 = !DILocation(line: 52, column: 5, scope: !181)
!189 = distinct !{!189, !190, !191}
!190 = !DILocation(line: 52, column: 5, scope: !182)
!191 = !DILocation(line: 52, column: 50, scope: !182)
!192 = !DILabel(scope: !137, name: "out", file: !3, line: 53)
!193 = !DILocation(line: 53, column: 1, scope: !137)
!194 = !DILocation(line: 54, column: 12, scope: !137)
!195 = !DILocation(line: 54, column: 20, scope: !137)
!196 = !DILocation(line: 54, column: 5, scope: !137)
!197 = distinct !DISubprogram(name: "logic", scope: !3, file: !3, line: 57, type: !198, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !11)
!198 = !DISubroutineType(types: !199)
!199 = !{!10, !10, !10, !200}
!200 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!201 = !DILocalVariable(name: "a", arg: 1, scope: !197, file: !3, line: 57, type: !10)
!202 = !DILocation(line: 57, column: 15, scope: !197)
!203 = !DILocalVariable(name: "b", arg: 2, scope: !197, file: !3, line: 57, type: !10)
!204 = !DILocation(line: 57, column: 22, scope: !197)
!205 = !DILocalVariable(name: "c", arg: 3, scope: !197, file: !3, line: 57, type: !200)
!206 = !DILocation(line: 57, column: 31, scope: !197)
!207 = !DILocation(line: 57, column: 44, scope: !197)
!208 = !DILocation(line: 57, column: 46, scope: !197)
!209 = !DILocation(line: 57, column: 49, scope: !197)
!210 = !DILocation(line: 57, column: 52, scope: !197)
!211 = !DILocation(line: 57, column: 57, scope: !197)
!212 = !DILocation(line: 57, column: 59, scope: !197)
!213 = !DILocation(line: 57, column: 63, scope: !197)
!214 = !DILocation(line: 57, column: 68, scope: !197)
!215 = !DILocation(line: 57, column: 43, scope: !197)
!216 = !DILocation(line: 57, column: 75, scope: !197)
!217 = !DILocation(line: 57, column: 78, scope: !197)
!218 = !DILocation(line: 57, column: 83, scope: !197)
!219 = !DILocation(line: 57, column: 36, scope: !197)
!220 = distinct !DISubprogram(name: "jumps", scope: !3, file: !3, line: 60, type: !221, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !11)
!221 = !DISubroutineType(types: !222)
!222 = !{!10}
!223 = !DILocation(line: 60, column: 26, scope: !220)
!224 = !DILocation(line: 60, column: 47, scope: !220)
!225 = !DILocation(line: 60, column: 19, scope: !220)
!226 = distinct !DISubprogram(name: "recursive", scope: !3, file: !3, line: 63, type: !8, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !11)
!227 = !DILocalVariable(name: "n", arg: 1, scope: !226, file: !3, line: 63, type: !10)
!228 = !DILocation(line: 63, column: 19, scope: !226)
!229 = !DILocation(line: 63, column: 31, scope: !226)
!230 = !DILocation(line: 63, column: 33, scope: !226)
!231 = !DILocation(line: 63, column: 44, scope: !226)
!232 = !DILocation(line: 63, column: 58, scope: !226)
!233 = !DILocation(line: 63, column: 60, scope: !226)
!234 = !DILocation(line: 63, column: 48, scope: !226)
!235 = !DILocation(line: 63, column: 46, scope: !226)
!236 = !DILocation(line: 63, column: 24, scope: !226)
!237 = distinct !DISubprogram(name: "empty", scope: !3, file: !3, line: 64, type: !72, scopeLine: 64, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !11)
!238 = !DILocation(line: 64, column: 19, scope: !237)
!239 = distinct !DISubprogram(name: "old_style", scope: !3, file: !3, line: 65, type: !221, scopeLine: 65, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !11)
!240 = !DILocation(line: 65, column: 19, scope: !239)
!241 = distinct !DISubprogram(name: "calls_old_style", scope: !3, file: !3, line: 66, type: !221, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !11)
!242 = !DILocation(line: 66, column: 36, scope: !241)
!243 = !DILocation(line: 66, column: 29, scope: !241)
!244 = distinct !DISubprogram(name: "undeclared_arguments", scope: !3, file: !3, line: 67, type: !221, scopeLine: 67, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !11)
!245 = !DILocation(line: 67, column: 59, scope: !244)
!246 = !DILocation(line: 67, column: 52, scope: !244)
!247 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 69, type: !248, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !11)
!248 = !DISubroutineType(types: !249)
!249 = !{!10, !10, !250}
!250 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !251, size: 64)
!251 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !252, size: 64)
!252 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!253 = !DILocalVariable(name: "argc", arg: 1, scope: !247, file: !3, line: 69, type: !10)
!254 = !DILocation(line: 69, column: 14, scope: !247)
!255 = !DILocalVariable(name: "argv", arg: 2, scope: !247, file: !3, line: 69, type: !250)
!256 = !DILocation(line: 69, column: 27, scope: !247)
!257 = !DILocation(line: 70, column: 9, scope: !258)
!258 = distinct !DILexicalBlock(scope: !247, file: !3, line: 70, column: 9)
!259 = !DILocation(line: 70, column: 14, scope: !258)
!260 = !DILocation(line: 70, column: 9, scope: !247)
!261 = !DILocation(line: 70, column: 21, scope: !258)
!262 = !DILocation(line: 71, column: 9, scope: !263)
!263 = distinct !DILexicalBlock(scope: !247, file: !3, line: 71, column: 9)
!264 = !DILocation(line: 71, column: 14, scope: !263)
!265 = !DILocation(line: 71, column: 9, scope: !247)
!266 = !DILocation(line: 71, column: 20, scope: !263)
!267 = !DILocation(line: 72, column: 26, scope: !268)
!268 = distinct !DILexicalBlock(scope: !247, file: !3, line: 72, column: 9)
!269 = !DILocation(line: 72, column: 31, scope: !268)
!270 = !DILocation(line: 72, column: 9, scope: !268)
!271 = !DILocation(line: 72, column: 9, scope: !247)
!272 = !DILocation(line: 72, column: 41, scope: !268)
!273 = !DILocation(line: 73, column: 19, scope: !247)
!274 = !DILocation(line: 73, column: 12, scope: !247)
!275 = !DILocation(line: 73, column: 39, scope: !247)
!276 = !DILocation(line: 73, column: 33, scope: !247)
!277 = !DILocation(line: 73, column: 31, scope: !247)
!278 = !DILocation(line: 73, column: 56, scope: !247)
!279 = !DILocation(line: 73, column: 61, scope: !247)
!280 = !DILocation(line: 73, column: 47, scope: !247)
!281 = !DILocation(line: 73, column: 45, scope: !247)
!282 = !DILocation(line: 73, column: 74, scope: !247)
!283 = !DILocation(line: 73, column: 68, scope: !247)
!284 = !DILocation(line: 73, column: 66, scope: !247)
!285 = !DILocation(line: 73, column: 88, scope: !247)
!286 = !DILocation(line: 73, column: 82, scope: !247)
!287 = !DILocation(line: 73, column: 80, scope: !247)
!288 = !DILocation(line: 73, column: 107, scope: !247)
!289 = !DILocation(line: 73, column: 102, scope: !247)
!290 = !DILocation(line: 73, column: 100, scope: !247)
!291 = !DILocation(line: 73, column: 5, scope: !247)
!292 = distinct !DISubprogram(name: "add", scope: !3, file: !3, line: 5, type: !47, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !11)
!293 = !DILocalVariable(name: "a", arg: 1, scope: !292, file: !3, line: 5, type: !10)
!294 = !DILocation(line: 5, column: 20, scope: !292)
!295 = !DILocalVariable(name: "b", arg: 2, scope: !292, file: !3, line: 5, type: !10)
!296 = !DILocation(line: 5, column: 27, scope: !292)
!297 = !DILocation(line: 5, column: 39, scope: !292)
!298 = !DILocation(line: 5, column: 43, scope: !292)
!299 = !DILocation(line: 5, column: 41, scope: !292)
!300 = !DILocation(line: 5, column: 32, scope: !292)
!301 = distinct !DISubprogram(name: "sub", scope: !3, file: !3, line: 6, type: !47, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !11)
!302 = !DILocalVariable(name: "a", arg: 1, scope: !301, file: !3, line: 6, type: !10)
!303 = !DILocation(line: 6, column: 20, scope: !301)
!304 = !DILocalVariable(name: "b", arg: 2, scope: !301, file: !3, line: 6, type: !10)
!305 = !DILocation(line: 6, column: 27, scope: !301)
!306 = !DILocation(line: 6, column: 39, scope: !301)
!307 = !DILocation(line: 6, column: 43, scope: !301)
!308 = !DILocation(line: 6, column: 41, scope: !301)
!309 = !DILocation(line: 6, column: 32, scope: !301)
