; ModuleID = 'control.c'
source_filename = "control.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__jmp_buf_tag = type { [8 x i64], i32, %struct.__sigset_t }
%struct.__sigset_t = type { [16 x i64] }

@table = internal global [3 x ptr] [ptr @add, ptr @sub, ptr null], align 16, !dbg !0
@computed.labels = internal global [3 x ptr] [ptr blockaddress(@computed, %zero), ptr blockaddress(@computed, %one), ptr blockaddress(@computed, %done)], align 16, !dbg !5
@place = internal global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 16, !dbg !22
@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1, !dbg !16

; Function Attrs: noinline nounwind uwtable
define dso_local ptr @choose(i32 noundef %i) #0 !dbg !63 {
entry:
  %i.addr = alloca i32, align 4
  store i32 %i, ptr %i.addr, align 4
    #dbg_declare(ptr %i.addr, !66, !DIExpression(), !67)
  %0 = load i32, ptr %i.addr, align 4, !dbg !68
  %cmp = icmp slt i32 %0, 0, !dbg !69
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !68

cond.true:                                        ; preds = %entry
  br label %cond.end, !dbg !68

cond.false:                                       ; preds = %entry
  %1 = load i32, ptr %i.addr, align 4, !dbg !70
  %rem = srem i32 %1, 2, !dbg !71
  %idxprom = sext i32 %rem to i64, !dbg !72
  %arrayidx = getelementptr inbounds [3 x ptr], ptr @table, i64 0, i64 %idxprom, !dbg !72
  %2 = load ptr, ptr %arrayidx, align 8, !dbg !72
  br label %cond.end, !dbg !68

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi ptr [ null, %cond.true ], [ %2, %cond.false ], !dbg !68
  ret ptr %cond, !dbg !73
}

; Function Attrs: noinline nounwind uwtable
define dso_local ptr @returns_pointer() #0 !dbg !74 {
entry:
  ret ptr null, !dbg !80
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @dense(i32 noundef %x) #0 !dbg !81 {
entry:
  %retval = alloca i32, align 4
  %x.addr = alloca i32, align 4
  store i32 %x, ptr %x.addr, align 4
    #dbg_declare(ptr %x.addr, !82, !DIExpression(), !83)
  %0 = load i32, ptr %x.addr, align 4, !dbg !84
  switch i32 %0, label %sw.default [
    i32 0, label %sw.bb
    i32 1, label %sw.bb1
    i32 2, label %sw.bb1
    i32 3, label %sw.bb2
    i32 -7, label %sw.bb3
  ], !dbg !85

sw.bb:                                            ; preds = %entry
  store i32 10, ptr %retval, align 4, !dbg !86
  br label %return, !dbg !86

sw.bb1:                                           ; preds = %entry, %entry
  %1 = load i32, ptr %x.addr, align 4, !dbg !88
  %inc = add nsw i32 %1, 1, !dbg !88
  store i32 %inc, ptr %x.addr, align 4, !dbg !88
  br label %sw.bb2, !dbg !89

sw.bb2:                                           ; preds = %entry, %sw.bb1
  %2 = load i32, ptr %x.addr, align 4, !dbg !90
  %mul = mul nsw i32 %2, 2, !dbg !90
  store i32 %mul, ptr %x.addr, align 4, !dbg !90
  br label %sw.epilog, !dbg !91

sw.bb3:                                           ; preds = %entry
  store i32 -1, ptr %retval, align 4, !dbg !92
  br label %return, !dbg !92

sw.default:                                       ; preds = %entry
  %3 = load i32, ptr %x.addr, align 4, !dbg !93
  store i32 %3, ptr %retval, align 4, !dbg !94
  br label %return, !dbg !94

sw.epilog:                                        ; preds = %sw.bb2
  %4 = load i32, ptr %x.addr, align 4, !dbg !95
  store i32 %4, ptr %retval, align 4, !dbg !96
  br label %return, !dbg !96

return:                                           ; preds = %sw.epilog, %sw.default, %sw.bb3, %sw.bb
  %5 = load i32, ptr %retval, align 4, !dbg !97
  ret i32 %5, !dbg !97
}

; Function Attrs: noinline nounwind uwtable
define dso_local i64 @sparse(i64 noundef %x) #0 !dbg !98 {
entry:
  %retval = alloca i64, align 8
  %x.addr = alloca i64, align 8
  store i64 %x, ptr %x.addr, align 8
    #dbg_declare(ptr %x.addr, !101, !DIExpression(), !102)
  %0 = load i64, ptr %x.addr, align 8, !dbg !103
  switch i64 %0, label %sw.default [
    i64 -1, label %sw.bb
    i64 1099511627776, label %sw.bb1
  ], !dbg !104

sw.bb:                                            ; preds = %entry
  store i64 1, ptr %retval, align 8, !dbg !105
  br label %return, !dbg !105

sw.bb1:                                           ; preds = %entry
  store i64 2, ptr %retval, align 8, !dbg !107
  br label %return, !dbg !107

sw.default:                                       ; preds = %entry
  store i64 3, ptr %retval, align 8, !dbg !108
  br label %return, !dbg !108

return:                                           ; preds = %sw.default, %sw.bb1, %sw.bb
  %1 = load i64, ptr %retval, align 8, !dbg !109
  ret i64 %1, !dbg !109
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @wide(i64 noundef %x.coerce0, i64 noundef %x.coerce1) #0 !dbg !110 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i128, align 16
  %x.addr = alloca i128, align 16
  %0 = getelementptr inbounds { i64, i64 }, ptr %x, i32 0, i32 0
  store i64 %x.coerce0, ptr %0, align 16
  %1 = getelementptr inbounds { i64, i64 }, ptr %x, i32 0, i32 1
  store i64 %x.coerce1, ptr %1, align 8
  %x1 = load i128, ptr %x, align 16
  store i128 %x1, ptr %x.addr, align 16
    #dbg_declare(ptr %x.addr, !114, !DIExpression(), !115)
  %2 = load i128, ptr %x.addr, align 16, !dbg !116
  switch i128 %2, label %sw.epilog [
    i128 -1, label %sw.bb
    i128 1267650600228229401496703205376, label %sw.bb2
  ], !dbg !117

sw.bb:                                            ; preds = %entry
  store i32 1, ptr %retval, align 4, !dbg !118
  br label %return, !dbg !118

sw.bb2:                                           ; preds = %entry
  store i32 2, ptr %retval, align 4, !dbg !120
  br label %return, !dbg !120

sw.epilog:                                        ; preds = %entry
  store i32 0, ptr %retval, align 4, !dbg !121
  br label %return, !dbg !121

return:                                           ; preds = %sw.epilog, %sw.bb2, %sw.bb
  %3 = load i32, ptr %retval, align 4, !dbg !122
  ret i32 %3, !dbg !122
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @computed(i32 noundef %n) #0 !dbg !7 {
entry:
  %n.addr = alloca i32, align 4
  %total = alloca i32, align 4
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !123, !DIExpression(), !124)
    #dbg_declare(ptr %total, !125, !DIExpression(), !126)
  store i32 0, ptr %total, align 4, !dbg !126
  %0 = load i32, ptr %n.addr, align 4, !dbg !127
  %idxprom = sext i32 %0 to i64, !dbg !128
  %arrayidx = getelementptr inbounds [3 x ptr], ptr @computed.labels, i64 0, i64 %idxprom, !dbg !128
  %1 = load ptr, ptr %arrayidx, align 8, !dbg !128
  br label %indirectgoto, !dbg !129

zero:                                             ; preds = %indirectgoto
    #dbg_label(!130, !131)
  %2 = load i32, ptr %total, align 4, !dbg !132
  %add = add nsw i32 %2, 1, !dbg !132
  store i32 %add, ptr %total, align 4, !dbg !132
  %3 = load ptr, ptr getelementptr inbounds ([3 x ptr], ptr @computed.labels, i64 0, i64 1), align 8, !dbg !133
  br label %indirectgoto, !dbg !134

one:                                              ; preds = %indirectgoto
    #dbg_label(!135, !136)
  %4 = load i32, ptr %total, align 4, !dbg !137
  %add1 = add nsw i32 %4, 2, !dbg !137
  store i32 %add1, ptr %total, align 4, !dbg !137
  br label %done, !dbg !138

done:                                             ; preds = %one, %indirectgoto
    #dbg_label(!139, !140)
  %5 = load i32, ptr %total, align 4, !dbg !141
  ret i32 %5, !dbg !142

indirectgoto:                                     ; preds = %zero, %entry
  %indirect.goto.dest = phi ptr [ %1, %entry ], [ %3, %zero ]
  indirectbr ptr %indirect.goto.dest, [label %zero, label %one, label %done]
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @loops(i32 noundef %n) #0 !dbg !143 {
entry:
  %n.addr = alloca i32, align 4
  %total = alloca i32, align 4
  %i = alloca i32, align 4
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !144, !DIExpression(), !145)
    #dbg_declare(ptr %total, !146, !DIExpression(), !147)
  store i32 0, ptr %total, align 4, !dbg !147
    #dbg_declare(ptr %i, !148, !DIExpression(), !149)
  store i32 0, ptr %i, align 4, !dbg !149
  br label %while.cond, !dbg !150

while.cond:                                       ; preds = %if.end, %if.then, %entry
  %0 = load i32, ptr %i, align 4, !dbg !151
  %1 = load i32, ptr %n.addr, align 4, !dbg !152
  %cmp = icmp slt i32 %0, %1, !dbg !153
  br i1 %cmp, label %while.body, label %while.end, !dbg !150

while.body:                                       ; preds = %while.cond
  %2 = load i32, ptr %i, align 4, !dbg !154
  %cmp1 = icmp eq i32 %2, 5, !dbg !157
  br i1 %cmp1, label %if.then, label %if.end, !dbg !158

if.then:                                          ; preds = %while.body
  %3 = load i32, ptr %i, align 4, !dbg !159
  %add = add nsw i32 %3, 2, !dbg !159
  store i32 %add, ptr %i, align 4, !dbg !159
  br label %while.cond, !dbg !161, !llvm.loop !162

if.end:                                           ; preds = %while.body
  %4 = load i32, ptr %i, align 4, !dbg !165
  %inc = add nsw i32 %4, 1, !dbg !165
  store i32 %inc, ptr %i, align 4, !dbg !165
  %5 = load i32, ptr %total, align 4, !dbg !166
  %add2 = add nsw i32 %5, %4, !dbg !166
  store i32 %add2, ptr %total, align 4, !dbg !166
  br label %while.cond, !dbg !150, !llvm.loop !162

while.end:                                        ; preds = %while.cond
  br label %do.body, !dbg !167

do.body:                                          ; preds = %land.end, %while.end
  %6 = load i32, ptr %total, align 4, !dbg !168
  %dec = add nsw i32 %6, -1, !dbg !168
  store i32 %dec, ptr %total, align 4, !dbg !168
  %7 = load i32, ptr %total, align 4, !dbg !170
  %cmp3 = icmp slt i32 %7, -100, !dbg !172
  br i1 %cmp3, label %if.then4, label %if.end5, !dbg !173

if.then4:                                         ; preds = %do.body
  br label %do.end, !dbg !174

if.end5:                                          ; preds = %do.body
  br label %do.cond, !dbg !175

do.cond:                                          ; preds = %if.end5
  %8 = load i32, ptr %total, align 4, !dbg !176
  %cmp6 = icmp sgt i32 %8, 0, !dbg !177
  br i1 %cmp6, label %land.rhs, label %land.end, !dbg !178

land.rhs:                                         ; preds = %do.cond
  %9 = load i32, ptr %n.addr, align 4, !dbg !179
  %dec7 = add nsw i32 %9, -1, !dbg !179
  store i32 %dec7, ptr %n.addr, align 4, !dbg !179
  %tobool = icmp ne i32 %9, 0, !dbg !178
  br label %land.end

land.end:                                         ; preds = %land.rhs, %do.cond
  %10 = phi i1 [ false, %do.cond ], [ %tobool, %land.rhs ], !dbg !180
  br i1 %10, label %do.body, label %do.end, !dbg !175, !llvm.loop !181

do.end:                                           ; preds = %land.end, %if.then4
  br label %for.cond, !dbg !183

for.cond:                                         ; preds = %if.end12, %do.end
  %11 = load i32, ptr %total, align 4, !dbg !184
  %inc8 = add nsw i32 %11, 1, !dbg !184
  store i32 %inc8, ptr %total, align 4, !dbg !184
  %cmp9 = icmp sgt i32 %11, 10, !dbg !189
  br i1 %cmp9, label %if.then11, label %lor.lhs.false, !dbg !190

lor.lhs.false:                                    ; preds = %for.cond
  %12 = load i32, ptr %n.addr, align 4, !dbg !191
  %tobool10 = icmp ne i32 %12, 0, !dbg !191
  br i1 %tobool10, label %if.end12, label %if.then11, !dbg !192

if.then11:                                        ; preds = %lor.lhs.false, %for.cond
  br label %out, !dbg !193

if.end12:                                         ; preds = %lor.lhs.false
  br label %for.cond, !dbg !194, !llvm.loop !195

out:                                              ; preds = %if.then11
    #dbg_label(!198, !199)
  %13 = load i32, ptr %total, align 4, !dbg !200
  %tobool13 = icmp ne i32 %13, 0, !dbg !200
  br i1 %tobool13, label %cond.true, label %cond.false, !dbg !200

cond.true:                                        ; preds = %out
  %14 = load i32, ptr %total, align 4, !dbg !201
  br label %cond.end, !dbg !200

cond.false:                                       ; preds = %out
  br label %cond.end, !dbg !200

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %14, %cond.true ], [ -1, %cond.false ], !dbg !200
  ret i32 %cond, !dbg !202
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @logic(i32 noundef %a, i32 noundef %b, i1 noundef zeroext %c) #0 !dbg !203 {
entry:
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  %c.addr = alloca i8, align 1
  store i32 %a, ptr %a.addr, align 4
    #dbg_declare(ptr %a.addr, !207, !DIExpression(), !208)
  store i32 %b, ptr %b.addr, align 4
    #dbg_declare(ptr %b.addr, !209, !DIExpression(), !210)
  %storedv = zext i1 %c to i8
  store i8 %storedv, ptr %c.addr, align 1
    #dbg_declare(ptr %c.addr, !211, !DIExpression(), !212)
  %0 = load i32, ptr %a.addr, align 4, !dbg !213
  %tobool = icmp ne i32 %0, 0, !dbg !213
  br i1 %tobool, label %land.lhs.true, label %lor.lhs.false, !dbg !214

land.lhs.true:                                    ; preds = %entry
  %1 = load i32, ptr %b.addr, align 4, !dbg !215
  %tobool1 = icmp ne i32 %1, 0, !dbg !215
  br i1 %tobool1, label %cond.true5, label %lor.lhs.false, !dbg !216

lor.lhs.false:                                    ; preds = %land.lhs.true, %entry
  %2 = load i8, ptr %c.addr, align 1, !dbg !217
  %loadedv = trunc i8 %2 to i1, !dbg !217
  br i1 %loadedv, label %cond.false6, label %land.lhs.true2, !dbg !218

land.lhs.true2:                                   ; preds = %lor.lhs.false
  %3 = load i32, ptr %a.addr, align 4, !dbg !219
  %tobool3 = icmp ne i32 %3, 0, !dbg !219
  br i1 %tobool3, label %cond.true, label %cond.false, !dbg !219

cond.true:                                        ; preds = %land.lhs.true2
  br label %cond.end, !dbg !219

cond.false:                                       ; preds = %land.lhs.true2
  %4 = load i32, ptr %b.addr, align 4, !dbg !220
  br label %cond.end, !dbg !219

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %3, %cond.true ], [ %4, %cond.false ], !dbg !219
  %tobool4 = icmp ne i32 %cond, 0, !dbg !219
  br i1 %tobool4, label %cond.true5, label %cond.false6, !dbg !221

cond.true5:                                       ; preds = %cond.end, %land.lhs.true
  %5 = load i32, ptr %a.addr, align 4, !dbg !222
  %6 = load i32, ptr %b.addr, align 4, !dbg !223
  br label %cond.end8, !dbg !221

cond.false6:                                      ; preds = %cond.end, %lor.lhs.false
  %7 = load i8, ptr %c.addr, align 1, !dbg !224
  %loadedv7 = trunc i8 %7 to i1, !dbg !224
  %conv = zext i1 %loadedv7 to i32, !dbg !224
  br label %cond.end8, !dbg !221

cond.end8:                                        ; preds = %cond.false6, %cond.true5
  %cond9 = phi i32 [ %6, %cond.true5 ], [ %conv, %cond.false6 ], !dbg !221
  ret i32 %cond9, !dbg !225
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @jumps() #0 !dbg !226 {
entry:
  %call = call i32 @_setjmp(ptr noundef @place) #6, !dbg !229
  %tobool = icmp ne i32 %call, 0, !dbg !229
  br i1 %tobool, label %cond.true, label %cond.false, !dbg !229

cond.true:                                        ; preds = %entry
  br label %cond.end, !dbg !229

cond.false:                                       ; preds = %entry
  call void @longjmp(ptr noundef @place, i32 noundef 2) #7, !dbg !230
  unreachable, !dbg !230

0:                                                ; No predecessors!
  br label %cond.end, !dbg !229

cond.end:                                         ; preds = %0, %cond.true
  %cond = phi i32 [ 1, %cond.true ], [ 0, %0 ], !dbg !229
  ret i32 %cond, !dbg !231
}

; Function Attrs: nounwind returns_twice
declare i32 @_setjmp(ptr noundef) #1

; Function Attrs: noreturn nounwind
declare void @longjmp(ptr noundef, i32 noundef) #2

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @recursive(i32 noundef %n) #0 !dbg !232 {
entry:
  %n.addr = alloca i32, align 4
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !233, !DIExpression(), !234)
  %0 = load i32, ptr %n.addr, align 4, !dbg !235
  %cmp = icmp sle i32 %0, 1, !dbg !236
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !235

cond.true:                                        ; preds = %entry
  br label %cond.end, !dbg !235

cond.false:                                       ; preds = %entry
  %1 = load i32, ptr %n.addr, align 4, !dbg !237
  %2 = load i32, ptr %n.addr, align 4, !dbg !238
  %sub = sub nsw i32 %2, 1, !dbg !239
  %call = call i32 @recursive(i32 noundef %sub), !dbg !240
  %mul = mul nsw i32 %1, %call, !dbg !241
  br label %cond.end, !dbg !235

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ 1, %cond.true ], [ %mul, %cond.false ], !dbg !235
  ret i32 %cond, !dbg !242
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @empty() #0 !dbg !243 {
entry:
  ret void, !dbg !244
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @old_style() #0 !dbg !245 {
entry:
  ret i32 1, !dbg !246
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @calls_old_style() #0 !dbg !247 {
entry:
  %call = call i32 @old_style(), !dbg !248
  ret i32 %call, !dbg !249
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @undeclared_arguments() #0 !dbg !250 {
entry:
  %call = call i32 (i32, double, ptr, ...) @k_and_r(i32 noundef 1, double noundef 2.000000e+00, ptr noundef @.str), !dbg !251
  ret i32 %call, !dbg !252
}

declare i32 @k_and_r(...) #3

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %argc, ptr noundef %argv) #0 !dbg !253 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca ptr, align 8
  %coerce = alloca i128, align 16
  store i32 0, ptr %retval, align 4
  store i32 %argc, ptr %argc.addr, align 4
    #dbg_declare(ptr %argc.addr, !258, !DIExpression(), !259)
  store ptr %argv, ptr %argv.addr, align 8
    #dbg_declare(ptr %argv.addr, !260, !DIExpression(), !261)
  %0 = load i32, ptr %argc.addr, align 4, !dbg !262
  %cmp = icmp sgt i32 %0, 100, !dbg !264
  br i1 %cmp, label %if.then, label %if.end, !dbg !265

if.then:                                          ; preds = %entry
  call void @stop() #8, !dbg !266
  unreachable, !dbg !266

if.end:                                           ; preds = %entry
  %1 = load i32, ptr %argc.addr, align 4, !dbg !267
  %cmp1 = icmp sgt i32 %1, 50, !dbg !269
  br i1 %cmp1, label %if.then2, label %if.end3, !dbg !270

if.then2:                                         ; preds = %if.end
  unreachable, !dbg !271

if.end3:                                          ; preds = %if.end
  %2 = load i32, ptr %argc.addr, align 4, !dbg !272
  %cmp4 = icmp sgt i32 %2, 40, !dbg !274
  %conv = zext i1 %cmp4 to i32, !dbg !274
  %conv5 = sext i32 %conv to i64, !dbg !272
  %tobool = icmp ne i64 %conv5, 0, !dbg !275
  br i1 %tobool, label %if.then6, label %if.end7, !dbg !276

if.then6:                                         ; preds = %if.end3
  call void @llvm.trap(), !dbg !277
  br label %if.end7, !dbg !277

if.end7:                                          ; preds = %if.then6, %if.end3
  %3 = load i32, ptr %argc.addr, align 4, !dbg !278
  %call = call ptr @choose(i32 noundef %3), !dbg !279
  %call8 = call i32 %call(i32 noundef 1, i32 noundef 2), !dbg !279
  %4 = load i32, ptr %argc.addr, align 4, !dbg !280
  %call9 = call i32 @dense(i32 noundef %4), !dbg !281
  %add = add nsw i32 %call8, %call9, !dbg !282
  %5 = load i32, ptr %argc.addr, align 4, !dbg !283
  %and = and i32 %5, 1, !dbg !284
  %call10 = call i32 @computed(i32 noundef %and), !dbg !285
  %add11 = add nsw i32 %add, %call10, !dbg !286
  %6 = load i32, ptr %argc.addr, align 4, !dbg !287
  %call12 = call i32 @loops(i32 noundef %6), !dbg !288
  %add13 = add nsw i32 %add11, %call12, !dbg !289
  %7 = load i32, ptr %argc.addr, align 4, !dbg !290
  %call14 = call i32 @logic(i32 noundef %7, i32 noundef 2, i1 noundef zeroext true), !dbg !291
  %add15 = add nsw i32 %add13, %call14, !dbg !292
  %8 = load i32, ptr %argc.addr, align 4, !dbg !293
  %conv16 = sext i32 %8 to i128, !dbg !293
  store i128 %conv16, ptr %coerce, align 16, !dbg !294
  %9 = getelementptr inbounds { i64, i64 }, ptr %coerce, i32 0, i32 0, !dbg !294
  %10 = load i64, ptr %9, align 16, !dbg !294
  %11 = getelementptr inbounds { i64, i64 }, ptr %coerce, i32 0, i32 1, !dbg !294
  %12 = load i64, ptr %11, align 8, !dbg !294
  %call17 = call i32 @wide(i64 noundef %10, i64 noundef %12), !dbg !294
  %add18 = add nsw i32 %add15, %call17, !dbg !295
  ret i32 %add18, !dbg !296
}

; Function Attrs: noreturn
declare void @stop() #4

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #5

; Function Attrs: noinline nounwind uwtable
define internal i32 @add(i32 noundef %a, i32 noundef %b) #0 !dbg !297 {
entry:
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  store i32 %a, ptr %a.addr, align 4
    #dbg_declare(ptr %a.addr, !298, !DIExpression(), !299)
  store i32 %b, ptr %b.addr, align 4
    #dbg_declare(ptr %b.addr, !300, !DIExpression(), !301)
  %0 = load i32, ptr %a.addr, align 4, !dbg !302
  %1 = load i32, ptr %b.addr, align 4, !dbg !303
  %add = add nsw i32 %0, %1, !dbg !304
  ret i32 %add, !dbg !305
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @sub(i32 noundef %a, i32 noundef %b) #0 !dbg !306 {
entry:
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  store i32 %a, ptr %a.addr, align 4
    #dbg_declare(ptr %a.addr, !307, !DIExpression(), !308)
  store i32 %b, ptr %b.addr, align 4
    #dbg_declare(ptr %b.addr, !309, !DIExpression(), !310)
  %0 = load i32, ptr %a.addr, align 4, !dbg !311
  %1 = load i32, ptr %b.addr, align 4, !dbg !312
  %sub = sub nsw i32 %0, %1, !dbg !313
  ret i32 %sub, !dbg !314
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind returns_twice "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #6 = { nounwind returns_twice }
attributes #7 = { noreturn nounwind }
attributes #8 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!55, !56, !57, !58, !59, !60, !61}
!llvm.ident = !{!62}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 7, type: !50, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "control.c", directory: ".", checksumkind: CSK_MD5, checksum: "d72bbd979f2c24bd1c5f9c8c0c705070")
!4 = !{!5, !16, !22, !0}
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
!17 = distinct !DIGlobalVariable(scope: null, file: !3, line: 67, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 16, elements: !20)
!19 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!20 = !{!21}
!21 = !DISubrange(count: 2)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(name: "place", scope: !2, file: !3, line: 59, type: !24, isLocal: true, isDefinition: true)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "jmp_buf", file: !25, line: 32, baseType: !26)
!25 = !DIFile(filename: "/usr/include/setjmp.h", directory: "", checksumkind: CSK_MD5, checksum: "cd7862ae7ed31595227c999638ae74e7")
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 1600, elements: !48)
!27 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__jmp_buf_tag", file: !28, line: 26, size: 1600, elements: !29)
!28 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct___jmp_buf_tag.h", directory: "", checksumkind: CSK_MD5, checksum: "56a90a97e853c2bec1d9e290be5e92e4")
!29 = !{!30, !37, !38}
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__jmpbuf", scope: !27, file: !28, line: 32, baseType: !31, size: 512)
!31 = !DIDerivedType(tag: DW_TAG_typedef, name: "__jmp_buf", file: !32, line: 31, baseType: !33)
!32 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/setjmp.h", directory: "", checksumkind: CSK_MD5, checksum: "80e7796efafaf357b5e64731e4f6ac30")
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !34, size: 512, elements: !35)
!34 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!35 = !{!36}
!36 = !DISubrange(count: 8)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__mask_was_saved", scope: !27, file: !28, line: 33, baseType: !10, size: 32, offset: 512)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__saved_mask", scope: !27, file: !28, line: 34, baseType: !39, size: 1024, offset: 576)
!39 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sigset_t", file: !40, line: 8, baseType: !41)
!40 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/__sigset_t.h", directory: "", checksumkind: CSK_MD5, checksum: "acc6b14c0967857fec362a8d433e1cf2")
!41 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !40, line: 5, size: 1024, elements: !42)
!42 = !{!43}
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__val", scope: !41, file: !40, line: 7, baseType: !44, size: 1024)
!44 = !DICompositeType(tag: DW_TAG_array_type, baseType: !45, size: 1024, elements: !46)
!45 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!46 = !{!47}
!47 = !DISubrange(count: 16)
!48 = !{!49}
!49 = !DISubrange(count: 1)
!50 = !DICompositeType(tag: DW_TAG_array_type, baseType: !51, size: 192, elements: !14)
!51 = !DIDerivedType(tag: DW_TAG_typedef, name: "operation", file: !3, line: 4, baseType: !52)
!52 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !53, size: 64)
!53 = !DISubroutineType(types: !54)
!54 = !{!10, !10, !10}
!55 = !{i32 7, !"Dwarf Version", i32 5}
!56 = !{i32 2, !"Debug Info Version", i32 3}
!57 = !{i32 1, !"wchar_size", i32 4}
!58 = !{i32 8, !"PIC Level", i32 2}
!59 = !{i32 7, !"PIE Level", i32 2}
!60 = !{i32 7, !"uwtable", i32 2}
!61 = !{i32 7, !"frame-pointer", i32 2}
!62 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!63 = distinct !DISubprogram(name: "choose", scope: !3, file: !3, line: 8, type: !64, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !11)
!64 = !DISubroutineType(types: !65)
!65 = !{!51, !10}
!66 = !DILocalVariable(name: "i", arg: 1, scope: !63, file: !3, line: 8, type: !10)
!67 = !DILocation(line: 8, column: 22, scope: !63)
!68 = !DILocation(line: 8, column: 34, scope: !63)
!69 = !DILocation(line: 8, column: 36, scope: !63)
!70 = !DILocation(line: 8, column: 52, scope: !63)
!71 = !DILocation(line: 8, column: 54, scope: !63)
!72 = !DILocation(line: 8, column: 46, scope: !63)
!73 = !DILocation(line: 8, column: 27, scope: !63)
!74 = distinct !DISubprogram(name: "returns_pointer", scope: !3, file: !3, line: 9, type: !75, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!75 = !DISubroutineType(types: !76)
!76 = !{!77}
!77 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !78, size: 64)
!78 = !DISubroutineType(types: !79)
!79 = !{null}
!80 = !DILocation(line: 9, column: 39, scope: !74)
!81 = distinct !DISubprogram(name: "dense", scope: !3, file: !3, line: 12, type: !8, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !11)
!82 = !DILocalVariable(name: "x", arg: 1, scope: !81, file: !3, line: 12, type: !10)
!83 = !DILocation(line: 12, column: 15, scope: !81)
!84 = !DILocation(line: 13, column: 13, scope: !81)
!85 = !DILocation(line: 13, column: 5, scope: !81)
!86 = !DILocation(line: 14, column: 13, scope: !87)
!87 = distinct !DILexicalBlock(scope: !81, file: !3, line: 13, column: 16)
!88 = !DILocation(line: 15, column: 22, scope: !87)
!89 = !DILocation(line: 15, column: 21, scope: !87)
!90 = !DILocation(line: 16, column: 15, scope: !87)
!91 = !DILocation(line: 16, column: 21, scope: !87)
!92 = !DILocation(line: 17, column: 14, scope: !87)
!93 = !DILocation(line: 18, column: 21, scope: !87)
!94 = !DILocation(line: 18, column: 14, scope: !87)
!95 = !DILocation(line: 20, column: 12, scope: !81)
!96 = !DILocation(line: 20, column: 5, scope: !81)
!97 = !DILocation(line: 21, column: 1, scope: !81)
!98 = distinct !DISubprogram(name: "sparse", scope: !3, file: !3, line: 23, type: !99, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !11)
!99 = !DISubroutineType(types: !100)
!100 = !{!34, !45}
!101 = !DILocalVariable(name: "x", arg: 1, scope: !98, file: !3, line: 23, type: !45)
!102 = !DILocation(line: 23, column: 27, scope: !98)
!103 = !DILocation(line: 24, column: 13, scope: !98)
!104 = !DILocation(line: 24, column: 5, scope: !98)
!105 = !DILocation(line: 25, column: 32, scope: !106)
!106 = distinct !DILexicalBlock(scope: !98, file: !3, line: 24, column: 16)
!107 = !DILocation(line: 26, column: 21, scope: !106)
!108 = !DILocation(line: 27, column: 14, scope: !106)
!109 = !DILocation(line: 29, column: 1, scope: !98)
!110 = distinct !DISubprogram(name: "wide", scope: !3, file: !3, line: 31, type: !111, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !11)
!111 = !DISubroutineType(types: !112)
!112 = !{!10, !113}
!113 = !DIBasicType(name: "__int128", size: 128, encoding: DW_ATE_signed)
!114 = !DILocalVariable(name: "x", arg: 1, scope: !110, file: !3, line: 31, type: !113)
!115 = !DILocation(line: 31, column: 19, scope: !110)
!116 = !DILocation(line: 32, column: 13, scope: !110)
!117 = !DILocation(line: 32, column: 5, scope: !110)
!118 = !DILocation(line: 33, column: 14, scope: !119)
!119 = distinct !DILexicalBlock(scope: !110, file: !3, line: 32, column: 16)
!120 = !DILocation(line: 34, column: 30, scope: !119)
!121 = !DILocation(line: 36, column: 5, scope: !110)
!122 = !DILocation(line: 37, column: 1, scope: !110)
!123 = !DILocalVariable(name: "n", arg: 1, scope: !7, file: !3, line: 39, type: !10)
!124 = !DILocation(line: 39, column: 18, scope: !7)
!125 = !DILocalVariable(name: "total", scope: !7, file: !3, line: 41, type: !10)
!126 = !DILocation(line: 41, column: 9, scope: !7)
!127 = !DILocation(line: 42, column: 18, scope: !7)
!128 = !DILocation(line: 42, column: 11, scope: !7)
!129 = !DILocation(line: 42, column: 5, scope: !7)
!130 = !DILabel(scope: !7, name: "zero", file: !3, line: 43)
!131 = !DILocation(line: 43, column: 1, scope: !7)
!132 = !DILocation(line: 43, column: 13, scope: !7)
!133 = !DILocation(line: 43, column: 25, scope: !7)
!134 = !DILocation(line: 43, column: 19, scope: !7)
!135 = !DILabel(scope: !7, name: "one", file: !3, line: 44)
!136 = !DILocation(line: 44, column: 1, scope: !7)
!137 = !DILocation(line: 44, column: 12, scope: !7)
!138 = !DILocation(line: 44, column: 6, scope: !7)
!139 = !DILabel(scope: !7, name: "done", file: !3, line: 45)
!140 = !DILocation(line: 45, column: 1, scope: !7)
!141 = !DILocation(line: 45, column: 14, scope: !7)
!142 = !DILocation(line: 45, column: 7, scope: !7)
!143 = distinct !DISubprogram(name: "loops", scope: !3, file: !3, line: 48, type: !8, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !11)
!144 = !DILocalVariable(name: "n", arg: 1, scope: !143, file: !3, line: 48, type: !10)
!145 = !DILocation(line: 48, column: 15, scope: !143)
!146 = !DILocalVariable(name: "total", scope: !143, file: !3, line: 49, type: !10)
!147 = !DILocation(line: 49, column: 9, scope: !143)
!148 = !DILocalVariable(name: "i", scope: !143, file: !3, line: 49, type: !10)
!149 = !DILocation(line: 49, column: 20, scope: !143)
!150 = !DILocation(line: 50, column: 5, scope: !143)
!151 = !DILocation(line: 50, column: 12, scope: !143)
!152 = !DILocation(line: 50, column: 16, scope: !143)
!153 = !DILocation(line: 50, column: 14, scope: !143)
!154 = !DILocation(line: 50, column: 25, scope: !155)
!155 = distinct !DILexicalBlock(scope: !156, file: !3, line: 50, column: 25)
!156 = distinct !DILexicalBlock(scope: !143, file: !3, line: 50, column: 19)
!157 = !DILocation(line: 50, column: 27, scope: !155)
!158 = !DILocation(line: 50, column: 25, scope: !156)
!159 = !DILocation(line: 50, column: 37, scope: !160)
!160 = distinct !DILexicalBlock(scope: !155, file: !3, line: 50, column: 33)
!161 = !DILocation(line: 50, column: 43, scope: !160)
!162 = distinct !{!162, !150, !163, !164}
!163 = !DILocation(line: 50, column: 69, scope: !143)
!164 = !{!"llvm.loop.mustprogress"}
!165 = !DILocation(line: 50, column: 65, scope: !156)
!166 = !DILocation(line: 50, column: 61, scope: !156)
!167 = !DILocation(line: 51, column: 5, scope: !143)
!168 = !DILocation(line: 51, column: 15, scope: !169)
!169 = distinct !DILexicalBlock(scope: !143, file: !3, line: 51, column: 8)
!170 = !DILocation(line: 51, column: 23, scope: !171)
!171 = distinct !DILexicalBlock(scope: !169, file: !3, line: 51, column: 23)
!172 = !DILocation(line: 51, column: 29, scope: !171)
!173 = !DILocation(line: 51, column: 23, scope: !169)
!174 = !DILocation(line: 51, column: 37, scope: !171)
!175 = !DILocation(line: 51, column: 44, scope: !169)
!176 = !DILocation(line: 51, column: 53, scope: !143)
!177 = !DILocation(line: 51, column: 59, scope: !143)
!178 = !DILocation(line: 51, column: 63, scope: !143)
!179 = !DILocation(line: 51, column: 67, scope: !143)
!180 = !DILocation(line: 0, scope: !143)
!181 = distinct !{!181, !167, !182, !164}
!182 = !DILocation(line: 51, column: 69, scope: !143)
!183 = !DILocation(line: 52, column: 5, scope: !143)
!184 = !DILocation(line: 52, column: 25, scope: !185)
!185 = distinct !DILexicalBlock(scope: !186, file: !3, line: 52, column: 20)
!186 = distinct !DILexicalBlock(scope: !187, file: !3, line: 52, column: 14)
!187 = distinct !DILexicalBlock(scope: !188, file: !3, line: 52, column: 5)
!188 = distinct !DILexicalBlock(scope: !143, file: !3, line: 52, column: 5)
!189 = !DILocation(line: 52, column: 28, scope: !185)
!190 = !DILocation(line: 52, column: 33, scope: !185)
!191 = !DILocation(line: 52, column: 37, scope: !185)
!192 = !DILocation(line: 52, column: 20, scope: !186)
!193 = !DILocation(line: 52, column: 40, scope: !185)
!194 = !DILocation(line: 52, column: 5, scope: !187)
!195 = distinct !{!195, !196, !197}
!196 = !DILocation(line: 52, column: 5, scope: !188)
!197 = !DILocation(line: 52, column: 50, scope: !188)
!198 = !DILabel(scope: !143, name: "out", file: !3, line: 53)
!199 = !DILocation(line: 53, column: 1, scope: !143)
!200 = !DILocation(line: 54, column: 12, scope: !143)
!201 = !DILocation(line: 54, column: 20, scope: !143)
!202 = !DILocation(line: 54, column: 5, scope: !143)
!203 = distinct !DISubprogram(name: "logic", scope: !3, file: !3, line: 57, type: !204, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !11)
!204 = !DISubroutineType(types: !205)
!205 = !{!10, !10, !10, !206}
!206 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!207 = !DILocalVariable(name: "a", arg: 1, scope: !203, file: !3, line: 57, type: !10)
!208 = !DILocation(line: 57, column: 15, scope: !203)
!209 = !DILocalVariable(name: "b", arg: 2, scope: !203, file: !3, line: 57, type: !10)
!210 = !DILocation(line: 57, column: 22, scope: !203)
!211 = !DILocalVariable(name: "c", arg: 3, scope: !203, file: !3, line: 57, type: !206)
!212 = !DILocation(line: 57, column: 31, scope: !203)
!213 = !DILocation(line: 57, column: 44, scope: !203)
!214 = !DILocation(line: 57, column: 46, scope: !203)
!215 = !DILocation(line: 57, column: 49, scope: !203)
!216 = !DILocation(line: 57, column: 52, scope: !203)
!217 = !DILocation(line: 57, column: 57, scope: !203)
!218 = !DILocation(line: 57, column: 59, scope: !203)
!219 = !DILocation(line: 57, column: 63, scope: !203)
!220 = !DILocation(line: 57, column: 68, scope: !203)
!221 = !DILocation(line: 57, column: 43, scope: !203)
!222 = !DILocation(line: 57, column: 75, scope: !203)
!223 = !DILocation(line: 57, column: 78, scope: !203)
!224 = !DILocation(line: 57, column: 83, scope: !203)
!225 = !DILocation(line: 57, column: 36, scope: !203)
!226 = distinct !DISubprogram(name: "jumps", scope: !3, file: !3, line: 60, type: !227, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!227 = !DISubroutineType(types: !228)
!228 = !{!10}
!229 = !DILocation(line: 60, column: 26, scope: !226)
!230 = !DILocation(line: 60, column: 47, scope: !226)
!231 = !DILocation(line: 60, column: 19, scope: !226)
!232 = distinct !DISubprogram(name: "recursive", scope: !3, file: !3, line: 63, type: !8, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !11)
!233 = !DILocalVariable(name: "n", arg: 1, scope: !232, file: !3, line: 63, type: !10)
!234 = !DILocation(line: 63, column: 19, scope: !232)
!235 = !DILocation(line: 63, column: 31, scope: !232)
!236 = !DILocation(line: 63, column: 33, scope: !232)
!237 = !DILocation(line: 63, column: 44, scope: !232)
!238 = !DILocation(line: 63, column: 58, scope: !232)
!239 = !DILocation(line: 63, column: 60, scope: !232)
!240 = !DILocation(line: 63, column: 48, scope: !232)
!241 = !DILocation(line: 63, column: 46, scope: !232)
!242 = !DILocation(line: 63, column: 24, scope: !232)
!243 = distinct !DISubprogram(name: "empty", scope: !3, file: !3, line: 64, type: !78, scopeLine: 64, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!244 = !DILocation(line: 64, column: 19, scope: !243)
!245 = distinct !DISubprogram(name: "old_style", scope: !3, file: !3, line: 65, type: !227, scopeLine: 65, spFlags: DISPFlagDefinition, unit: !2)
!246 = !DILocation(line: 65, column: 19, scope: !245)
!247 = distinct !DISubprogram(name: "calls_old_style", scope: !3, file: !3, line: 66, type: !227, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!248 = !DILocation(line: 66, column: 36, scope: !247)
!249 = !DILocation(line: 66, column: 29, scope: !247)
!250 = distinct !DISubprogram(name: "undeclared_arguments", scope: !3, file: !3, line: 67, type: !227, scopeLine: 67, spFlags: DISPFlagDefinition, unit: !2)
!251 = !DILocation(line: 67, column: 59, scope: !250)
!252 = !DILocation(line: 67, column: 52, scope: !250)
!253 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 69, type: !254, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !11)
!254 = !DISubroutineType(types: !255)
!255 = !{!10, !10, !256}
!256 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !257, size: 64)
!257 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!258 = !DILocalVariable(name: "argc", arg: 1, scope: !253, file: !3, line: 69, type: !10)
!259 = !DILocation(line: 69, column: 14, scope: !253)
!260 = !DILocalVariable(name: "argv", arg: 2, scope: !253, file: !3, line: 69, type: !256)
!261 = !DILocation(line: 69, column: 27, scope: !253)
!262 = !DILocation(line: 70, column: 9, scope: !263)
!263 = distinct !DILexicalBlock(scope: !253, file: !3, line: 70, column: 9)
!264 = !DILocation(line: 70, column: 14, scope: !263)
!265 = !DILocation(line: 70, column: 9, scope: !253)
!266 = !DILocation(line: 70, column: 21, scope: !263)
!267 = !DILocation(line: 71, column: 9, scope: !268)
!268 = distinct !DILexicalBlock(scope: !253, file: !3, line: 71, column: 9)
!269 = !DILocation(line: 71, column: 14, scope: !268)
!270 = !DILocation(line: 71, column: 9, scope: !253)
!271 = !DILocation(line: 71, column: 20, scope: !268)
!272 = !DILocation(line: 72, column: 26, scope: !273)
!273 = distinct !DILexicalBlock(scope: !253, file: !3, line: 72, column: 9)
!274 = !DILocation(line: 72, column: 31, scope: !273)
!275 = !DILocation(line: 72, column: 9, scope: !273)
!276 = !DILocation(line: 72, column: 9, scope: !253)
!277 = !DILocation(line: 72, column: 41, scope: !273)
!278 = !DILocation(line: 73, column: 19, scope: !253)
!279 = !DILocation(line: 73, column: 12, scope: !253)
!280 = !DILocation(line: 73, column: 39, scope: !253)
!281 = !DILocation(line: 73, column: 33, scope: !253)
!282 = !DILocation(line: 73, column: 31, scope: !253)
!283 = !DILocation(line: 73, column: 56, scope: !253)
!284 = !DILocation(line: 73, column: 61, scope: !253)
!285 = !DILocation(line: 73, column: 47, scope: !253)
!286 = !DILocation(line: 73, column: 45, scope: !253)
!287 = !DILocation(line: 73, column: 74, scope: !253)
!288 = !DILocation(line: 73, column: 68, scope: !253)
!289 = !DILocation(line: 73, column: 66, scope: !253)
!290 = !DILocation(line: 73, column: 88, scope: !253)
!291 = !DILocation(line: 73, column: 82, scope: !253)
!292 = !DILocation(line: 73, column: 80, scope: !253)
!293 = !DILocation(line: 73, column: 107, scope: !253)
!294 = !DILocation(line: 73, column: 102, scope: !253)
!295 = !DILocation(line: 73, column: 100, scope: !253)
!296 = !DILocation(line: 73, column: 5, scope: !253)
!297 = distinct !DISubprogram(name: "add", scope: !3, file: !3, line: 5, type: !53, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !11)
!298 = !DILocalVariable(name: "a", arg: 1, scope: !297, file: !3, line: 5, type: !10)
!299 = !DILocation(line: 5, column: 20, scope: !297)
!300 = !DILocalVariable(name: "b", arg: 2, scope: !297, file: !3, line: 5, type: !10)
!301 = !DILocation(line: 5, column: 27, scope: !297)
!302 = !DILocation(line: 5, column: 39, scope: !297)
!303 = !DILocation(line: 5, column: 43, scope: !297)
!304 = !DILocation(line: 5, column: 41, scope: !297)
!305 = !DILocation(line: 5, column: 32, scope: !297)
!306 = distinct !DISubprogram(name: "sub", scope: !3, file: !3, line: 6, type: !53, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !11)
!307 = !DILocalVariable(name: "a", arg: 1, scope: !306, file: !3, line: 6, type: !10)
!308 = !DILocation(line: 6, column: 20, scope: !306)
!309 = !DILocalVariable(name: "b", arg: 2, scope: !306, file: !3, line: 6, type: !10)
!310 = !DILocation(line: 6, column: 27, scope: !306)
!311 = !DILocation(line: 6, column: 39, scope: !306)
!312 = !DILocation(line: 6, column: 43, scope: !306)
!313 = !DILocation(line: 6, column: 41, scope: !306)
!314 = !DILocation(line: 6, column: 32, scope: !306)
