; ModuleID = 'structs.c'
source_filename = "structs.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.large = type { [5 x i64], double, %struct.small }
%struct.small = type { i32, i8 }
%struct.floats = type { float, float, float }
%struct.empty = type {}
%struct.bits = type { i16, i32, i48 }
%struct.packed = type <{ i8, i32, i16 }>
%struct.node = type { ptr, ptr, %union.anon }
%union.anon = type { i32, [8 x i8] }
%union.mixed = type { %struct.large }

@matrix = internal global [3 x [4 x i32]] [[4 x i32] [i32 1, i32 2, i32 0, i32 0], [4 x i32] [i32 3, i32 0, i32 0, i32 0], [4 x i32] zeroinitializer], align 16, !dbg !0
@__const.main.b = private unnamed_addr constant { i8, i8, [2 x i8], i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, [2 x i8] } { i8 -15, i8 3, [2 x i8] undef, i8 3, i8 0, i8 0, i8 0, i8 4, i8 0, i8 0, i8 0, i8 0, i8 1, [2 x i8] undef }, align 8

; Function Attrs: noinline nounwind uwtable
define dso_local void @make_large(ptr noalias sret(%struct.large) align 8 %agg.result, ptr noundef byval(%struct.large) align 8 %in, i64 %s.coerce) #0 !dbg !19 {
entry:
  %s = alloca %struct.small, align 4
  store i64 %s.coerce, ptr %s, align 4
  call void @llvm.dbg.declare(metadata ptr %in, metadata !38, metadata !DIExpression()), !dbg !39
  call void @llvm.dbg.declare(metadata ptr %s, metadata !40, metadata !DIExpression()), !dbg !41
  %s1 = getelementptr inbounds %struct.large, ptr %in, i32 0, i32 2, !dbg !42
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %s1, ptr align 4 %s, i64 8, i1 false), !dbg !43
  %a = getelementptr inbounds %struct.large, ptr %in, i32 0, i32 0, !dbg !44
  %arrayidx = getelementptr inbounds [5 x i64], ptr %a, i64 0, i64 2, !dbg !45
  %0 = load i64, ptr %arrayidx, align 8, !dbg !46
  %add = add nsw i64 %0, 7, !dbg !46
  store i64 %add, ptr %arrayidx, align 8, !dbg !46
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %agg.result, ptr align 8 %in, i64 56, i1 false), !dbg !47
  ret void, !dbg !48
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: noinline nounwind uwtable
define dso_local { <2 x float>, float } @scale(<2 x float> %f.coerce0, float %f.coerce1, float noundef %by) #3 !dbg !49 {
entry:
  %retval = alloca %struct.floats, align 4
  %f = alloca %struct.floats, align 4
  %coerce = alloca { <2 x float>, float }, align 4
  %by.addr = alloca float, align 4
  %retval.coerce = alloca { <2 x float>, float }, align 8
  %0 = getelementptr inbounds { <2 x float>, float }, ptr %coerce, i32 0, i32 0
  store <2 x float> %f.coerce0, ptr %0, align 4
  %1 = getelementptr inbounds { <2 x float>, float }, ptr %coerce, i32 0, i32 1
  store float %f.coerce1, ptr %1, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %f, ptr align 4 %coerce, i64 12, i1 false)
  call void @llvm.dbg.declare(metadata ptr %f, metadata !58, metadata !DIExpression()), !dbg !59
  store float %by, ptr %by.addr, align 4
  call void @llvm.dbg.declare(metadata ptr %by.addr, metadata !60, metadata !DIExpression()), !dbg !61
  %2 = load float, ptr %by.addr, align 4, !dbg !62
  %x = getelementptr inbounds %struct.floats, ptr %f, i32 0, i32 0, !dbg !63
  %3 = load float, ptr %x, align 4, !dbg !64
  %mul = fmul float %3, %2, !dbg !64
  store float %mul, ptr %x, align 4, !dbg !64
  %4 = load float, ptr %by.addr, align 4, !dbg !65
  %y = getelementptr inbounds %struct.floats, ptr %f, i32 0, i32 1, !dbg !66
  %5 = load float, ptr %y, align 4, !dbg !67
  %mul1 = fmul float %5, %4, !dbg !67
  store float %mul1, ptr %y, align 4, !dbg !67
  %6 = load float, ptr %by.addr, align 4, !dbg !68
  %z = getelementptr inbounds %struct.floats, ptr %f, i32 0, i32 2, !dbg !69
  %7 = load float, ptr %z, align 4, !dbg !70
  %div = fdiv float %7, %6, !dbg !70
  store float %div, ptr %z, align 4, !dbg !70
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %retval, ptr align 4 %f, i64 12, i1 false), !dbg !71
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %retval.coerce, ptr align 4 %retval, i64 12, i1 false), !dbg !72
  %8 = load { <2 x float>, float }, ptr %retval.coerce, align 8, !dbg !72
  ret { <2 x float>, float } %8, !dbg !72
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @nothing() #0 !dbg !73 {
entry:
  %retval = alloca %struct.empty, align 1
  %e = alloca %struct.empty, align 1
  call void @llvm.dbg.declare(metadata ptr %e, metadata !77, metadata !DIExpression()), !dbg !78
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %retval, ptr align 1 %e, i64 0, i1 false), !dbg !79
  ret void, !dbg !80
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @bit_fields(ptr noundef %b, i32 noundef %v) #0 !dbg !81 {
entry:
  %b.addr = alloca ptr, align 8
  %v.addr = alloca i32, align 4
  store ptr %b, ptr %b.addr, align 8
  call void @llvm.dbg.declare(metadata ptr %b.addr, metadata !95, metadata !DIExpression()), !dbg !96
  store i32 %v, ptr %v.addr, align 4
  call void @llvm.dbg.declare(metadata ptr %v.addr, metadata !97, metadata !DIExpression()), !dbg !98
  %0 = load i32, ptr %v.addr, align 4, !dbg !99
  %1 = load ptr, ptr %b.addr, align 8, !dbg !100
  %2 = trunc i32 %0 to i16, !dbg !101
  %bf.load = load i16, ptr %1, align 8, !dbg !101
  %bf.value = and i16 %2, 7, !dbg !101
  %bf.clear = and i16 %bf.load, -8, !dbg !101
  %bf.set = or i16 %bf.clear, %bf.value, !dbg !101
  store i16 %bf.set, ptr %1, align 8, !dbg !101
  %bf.result.cast = zext i16 %bf.value to i32, !dbg !101
  %3 = load ptr, ptr %b.addr, align 8, !dbg !102
  %bf.load1 = load i16, ptr %3, align 8, !dbg !103
  %bf.shl = shl i16 %bf.load1, 6, !dbg !103
  %bf.ashr = ashr i16 %bf.shl, 9, !dbg !103
  %bf.cast = sext i16 %bf.ashr to i32, !dbg !103
  %sub = sub nsw i32 %bf.cast, 3, !dbg !103
  %4 = trunc i32 %sub to i16, !dbg !103
  %bf.load2 = load i16, ptr %3, align 8, !dbg !103
  %bf.value3 = and i16 %4, 127, !dbg !103
  %bf.shl4 = shl i16 %bf.value3, 3, !dbg !103
  %bf.clear5 = and i16 %bf.load2, -1017, !dbg !103
  %bf.set6 = or i16 %bf.clear5, %bf.shl4, !dbg !103
  store i16 %bf.set6, ptr %3, align 8, !dbg !103
  %bf.result.shl = shl i16 %bf.value3, 9, !dbg !103
  %bf.result.ashr = ashr i16 %bf.result.shl, 9, !dbg !103
  %bf.result.cast7 = sext i16 %bf.result.ashr to i32, !dbg !103
  %5 = load ptr, ptr %b.addr, align 8, !dbg !104
  %c = getelementptr inbounds %struct.bits, ptr %5, i32 0, i32 1, !dbg !105
  %bf.load8 = load i32, ptr %c, align 4, !dbg !106
  %bf.clear9 = and i32 %bf.load8, 1073741823, !dbg !106
  %xor = xor i32 %bf.clear9, 5, !dbg !106
  %bf.load10 = load i32, ptr %c, align 4, !dbg !106
  %bf.value11 = and i32 %xor, 1073741823, !dbg !106
  %bf.clear12 = and i32 %bf.load10, -1073741824, !dbg !106
  %bf.set13 = or i32 %bf.clear12, %bf.value11, !dbg !106
  store i32 %bf.set13, ptr %c, align 4, !dbg !106
  %6 = load ptr, ptr %b.addr, align 8, !dbg !107
  %d = getelementptr inbounds %struct.bits, ptr %6, i32 0, i32 2, !dbg !108
  %bf.load14 = load i64, ptr %d, align 8, !dbg !109
  %bf.clear15 = and i64 %bf.load14, 1099511627775, !dbg !109
  %add = add i64 %bf.clear15, 1, !dbg !109
  %bf.load16 = load i64, ptr %d, align 8, !dbg !109
  %bf.value17 = and i64 %add, 1099511627775, !dbg !109
  %bf.clear18 = and i64 %bf.load16, -1099511627776, !dbg !109
  %bf.set19 = or i64 %bf.clear18, %bf.value17, !dbg !109
  store i64 %bf.set19, ptr %d, align 8, !dbg !109
  %7 = load i32, ptr %v.addr, align 4, !dbg !110
  %cmp = icmp sgt i32 %7, 2, !dbg !111
  %8 = load ptr, ptr %b.addr, align 8, !dbg !112
  %e = getelementptr inbounds %struct.bits, ptr %8, i32 0, i32 2, !dbg !113
  %9 = zext i1 %cmp to i64, !dbg !114
  %bf.load20 = load i64, ptr %e, align 8, !dbg !114
  %bf.shl21 = shl i64 %9, 40, !dbg !114
  %bf.clear22 = and i64 %bf.load20, -1099511627777, !dbg !114
  %bf.set23 = or i64 %bf.clear22, %bf.shl21, !dbg !114
  store i64 %bf.set23, ptr %e, align 8, !dbg !114
  %bf.result.cast24 = trunc i64 %9 to i8, !dbg !114
  %tobool = trunc i8 %bf.result.cast24 to i1, !dbg !114
  %10 = load ptr, ptr %b.addr, align 8, !dbg !115
  %bf.load25 = load i16, ptr %10, align 8, !dbg !116
  %bf.clear26 = and i16 %bf.load25, 7, !dbg !116
  %bf.cast27 = zext i16 %bf.clear26 to i32, !dbg !116
  %11 = load ptr, ptr %b.addr, align 8, !dbg !117
  %bf.load28 = load i16, ptr %11, align 8, !dbg !118
  %bf.shl29 = shl i16 %bf.load28, 6, !dbg !118
  %bf.ashr30 = ashr i16 %bf.shl29, 9, !dbg !118
  %bf.cast31 = sext i16 %bf.ashr30 to i32, !dbg !118
  %add32 = add nsw i32 %bf.cast27, %bf.cast31, !dbg !119
  %12 = load ptr, ptr %b.addr, align 8, !dbg !120
  %d33 = getelementptr inbounds %struct.bits, ptr %12, i32 0, i32 2, !dbg !121
  %bf.load34 = load i64, ptr %d33, align 8, !dbg !121
  %bf.clear35 = and i64 %bf.load34, 1099511627775, !dbg !121
  %conv = trunc i64 %bf.clear35 to i32, !dbg !122
  %add36 = add nsw i32 %add32, %conv, !dbg !123
  %13 = load ptr, ptr %b.addr, align 8, !dbg !124
  %e37 = getelementptr inbounds %struct.bits, ptr %13, i32 0, i32 2, !dbg !125
  %bf.load38 = load i64, ptr %e37, align 8, !dbg !125
  %bf.lshr = lshr i64 %bf.load38, 40, !dbg !125
  %bf.clear39 = and i64 %bf.lshr, 1, !dbg !125
  %bf.cast40 = trunc i64 %bf.clear39 to i1, !dbg !125
  %conv41 = zext i1 %bf.cast40 to i32, !dbg !124
  %add42 = add nsw i32 %add36, %conv41, !dbg !126
  ret i32 %add42, !dbg !127
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @unions(ptr noundef %m, ptr noundef byval(%struct.packed) align 8 %p) #0 !dbg !128 {
entry:
  %m.addr = alloca ptr, align 8
  %tmp = alloca %struct.small, align 4
  %tmp1 = alloca %struct.large, align 8
  store ptr %m, ptr %m.addr, align 8
  call void @llvm.dbg.declare(metadata ptr %m.addr, metadata !145, metadata !DIExpression()), !dbg !146
  call void @llvm.dbg.declare(metadata ptr %p, metadata !147, metadata !DIExpression()), !dbg !148
  %0 = load ptr, ptr %m.addr, align 8, !dbg !149
  %arrayidx = getelementptr inbounds [4 x %struct.small], ptr %0, i64 0, i64 1, !dbg !149
  %i = getelementptr inbounds %struct.packed, ptr %p, i32 0, i32 1, !dbg !150
  %1 = load i32, ptr %i, align 1, !dbg !150
  %c = getelementptr inbounds %struct.packed, ptr %p, i32 0, i32 0, !dbg !151
  %2 = load i8, ptr %c, align 8, !dbg !151
  %call = call i64 @make_small(i32 noundef %1, i8 noundef signext %2), !dbg !152
  store i64 %call, ptr %tmp, align 4, !dbg !152
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %arrayidx, ptr align 4 %tmp, i64 8, i1 false), !dbg !152
  %3 = load ptr, ptr %m.addr, align 8, !dbg !153
  %4 = load ptr, ptr %m.addr, align 8, !dbg !154
  %5 = load ptr, ptr %m.addr, align 8, !dbg !155
  %arrayidx2 = getelementptr inbounds [4 x %struct.small], ptr %5, i64 0, i64 0, !dbg !155
  %6 = load i64, ptr %arrayidx2, align 8, !dbg !156
  call void @make_large(ptr sret(%struct.large) align 8 %tmp1, ptr noundef byval(%struct.large) align 8 %4, i64 %6), !dbg !156
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 %tmp1, i64 56, i1 false), !dbg !156
  %7 = load ptr, ptr %m.addr, align 8, !dbg !157
  %8 = load double, ptr %7, align 8, !dbg !158
  %conv = fptosi double %8 to i32, !dbg !159
  %s = getelementptr inbounds %struct.packed, ptr %p, i32 0, i32 2, !dbg !160
  %9 = load i16, ptr %s, align 1, !dbg !160
  %conv3 = sext i16 %9 to i32, !dbg !161
  %add = add nsw i32 %conv, %conv3, !dbg !162
  %add4 = add nsw i32 %add, 19, !dbg !163
  ret i32 %add4, !dbg !164
}

; Function Attrs: noinline nounwind uwtable
define internal i64 @make_small(i32 noundef %a, i8 noundef signext %b) #0 !dbg !165 {
entry:
  %retval = alloca %struct.small, align 4
  %a.addr = alloca i32, align 4
  %b.addr = alloca i8, align 1
  store i32 %a, ptr %a.addr, align 4
  call void @llvm.dbg.declare(metadata ptr %a.addr, metadata !168, metadata !DIExpression()), !dbg !169
  store i8 %b, ptr %b.addr, align 1
  call void @llvm.dbg.declare(metadata ptr %b.addr, metadata !170, metadata !DIExpression()), !dbg !171
  %a1 = getelementptr inbounds %struct.small, ptr %retval, i32 0, i32 0, !dbg !172
  %0 = load i32, ptr %a.addr, align 4, !dbg !173
  store i32 %0, ptr %a1, align 4, !dbg !172
  %b2 = getelementptr inbounds %struct.small, ptr %retval, i32 0, i32 1, !dbg !172
  %1 = load i8, ptr %b.addr, align 1, !dbg !174
  store i8 %1, ptr %b2, align 4, !dbg !172
  %2 = load i64, ptr %retval, align 4, !dbg !175
  ret i64 %2, !dbg !175
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @visit_all(ptr noundef %n) #0 !dbg !176 {
entry:
  %n.addr = alloca ptr, align 8
  store ptr %n, ptr %n.addr, align 8
  call void @llvm.dbg.declare(metadata ptr %n.addr, metadata !194, metadata !DIExpression()), !dbg !195
  br label %for.cond, !dbg !196

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load ptr, ptr %n.addr, align 8, !dbg !197
  %tobool = icmp ne ptr %0, null, !dbg !200
  br i1 %tobool, label %for.body, label %for.end, !dbg !200

for.body:                                         ; preds = %for.cond
  %1 = load ptr, ptr %n.addr, align 8, !dbg !201
  %visit = getelementptr inbounds %struct.node, ptr %1, i32 0, i32 1, !dbg !204
  %2 = load ptr, ptr %visit, align 8, !dbg !204
  %tobool1 = icmp ne ptr %2, null, !dbg !201
  br i1 %tobool1, label %if.then, label %if.end, !dbg !205

if.then:                                          ; preds = %for.body
  %3 = load ptr, ptr %n.addr, align 8, !dbg !206
  %visit2 = getelementptr inbounds %struct.node, ptr %3, i32 0, i32 1, !dbg !207
  %4 = load ptr, ptr %visit2, align 8, !dbg !207
  %5 = load ptr, ptr %n.addr, align 8, !dbg !208
  call void %4(ptr noundef %5), !dbg !206
  br label %if.end, !dbg !206

if.end:                                           ; preds = %if.then, %for.body
  %6 = load ptr, ptr %n.addr, align 8, !dbg !209
  %u = getelementptr inbounds %struct.node, ptr %6, i32 0, i32 2, !dbg !210
  %7 = load ptr, ptr %n.addr, align 8, !dbg !211
  %u3 = getelementptr inbounds %struct.node, ptr %7, i32 0, i32 2, !dbg !212
  %8 = load i32, ptr %u3, align 8, !dbg !213
  %and = and i32 %8, 7, !dbg !214
  %idxprom = sext i32 %and to i64, !dbg !209
  %arrayidx = getelementptr inbounds [12 x i8], ptr %u, i64 0, i64 %idxprom, !dbg !209
  %9 = load i8, ptr %arrayidx, align 1, !dbg !215
  %inc = add i8 %9, 1, !dbg !215
  store i8 %inc, ptr %arrayidx, align 1, !dbg !215
  br label %for.inc, !dbg !216

for.inc:                                          ; preds = %if.end
  %10 = load ptr, ptr %n.addr, align 8, !dbg !217
  %next = getelementptr inbounds %struct.node, ptr %10, i32 0, i32 0, !dbg !218
  %11 = load ptr, ptr %next, align 8, !dbg !218
  store ptr %11, ptr %n.addr, align 8, !dbg !219
  br label %for.cond, !dbg !220, !llvm.loop !221

for.end:                                          ; preds = %for.cond
  ret void, !dbg !224
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @sum() #0 !dbg !225 {
entry:
  %total = alloca i32, align 4
  %i = alloca i64, align 8
  %j = alloca i64, align 8
  call void @llvm.dbg.declare(metadata ptr %total, metadata !227, metadata !DIExpression()), !dbg !228
  store i32 0, ptr %total, align 4, !dbg !228
  call void @llvm.dbg.declare(metadata ptr %i, metadata !229, metadata !DIExpression()), !dbg !233
  store i64 0, ptr %i, align 8, !dbg !233
  br label %for.cond, !dbg !234

for.cond:                                         ; preds = %for.inc5, %entry
  %0 = load i64, ptr %i, align 8, !dbg !235
  %cmp = icmp ult i64 %0, 3, !dbg !237
  br i1 %cmp, label %for.body, label %for.end7, !dbg !238

for.body:                                         ; preds = %for.cond
  call void @llvm.dbg.declare(metadata ptr %j, metadata !239, metadata !DIExpression()), !dbg !241
  store i64 0, ptr %j, align 8, !dbg !241
  br label %for.cond1, !dbg !242

for.cond1:                                        ; preds = %for.inc, %for.body
  %1 = load i64, ptr %j, align 8, !dbg !243
  %cmp2 = icmp ult i64 %1, 4, !dbg !245
  br i1 %cmp2, label %for.body3, label %for.end, !dbg !246

for.body3:                                        ; preds = %for.cond1
  %2 = load i64, ptr %i, align 8, !dbg !247
  %arrayidx = getelementptr inbounds [3 x [4 x i32]], ptr @matrix, i64 0, i64 %2, !dbg !248
  %3 = load i64, ptr %j, align 8, !dbg !249
  %arrayidx4 = getelementptr inbounds [4 x i32], ptr %arrayidx, i64 0, i64 %3, !dbg !248
  %4 = load i32, ptr %arrayidx4, align 4, !dbg !248
  %5 = load i32, ptr %total, align 4, !dbg !250
  %add = add nsw i32 %5, %4, !dbg !250
  store i32 %add, ptr %total, align 4, !dbg !250
  br label %for.inc, !dbg !251

for.inc:                                          ; preds = %for.body3
  %6 = load i64, ptr %j, align 8, !dbg !252
  %inc = add i64 %6, 1, !dbg !252
  store i64 %inc, ptr %j, align 8, !dbg !252
  br label %for.cond1, !dbg !253, !llvm.loop !254

for.end:                                          ; preds = %for.cond1
  br label %for.inc5, !dbg !255

for.inc5:                                         ; preds = %for.end
  %7 = load i64, ptr %i, align 8, !dbg !256
  %inc6 = add i64 %7, 1, !dbg !256
  store i64 %inc6, ptr %i, align 8, !dbg !256
  br label %for.cond, !dbg !257, !llvm.loop !258

for.end7:                                         ; preds = %for.cond
  %8 = load i32, ptr %total, align 4, !dbg !260
  ret i32 %8, !dbg !261
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #3 !dbg !262 {
entry:
  %retval = alloca i32, align 4
  %l = alloca %struct.large, align 8
  %b = alloca %struct.bits, align 8
  %m = alloca %union.mixed, align 8
  %tmp = alloca %struct.large, align 8
  %agg.tmp = alloca %struct.small, align 4
  %f = alloca %struct.floats, align 4
  %.compoundliteral = alloca %struct.floats, align 4
  %.compoundliteral.coerce = alloca { <2 x float>, float }, align 4
  %tmp.coerce = alloca { <2 x float>, float }, align 8
  %.compoundliteral2 = alloca %struct.empty, align 1
  %undef.agg.tmp = alloca %struct.empty, align 1
  %.compoundliteral3 = alloca %struct.node, align 8
  %.compoundliteral5 = alloca %struct.packed, align 8
  store i32 0, ptr %retval, align 4
  call void @llvm.dbg.declare(metadata ptr %l, metadata !263, metadata !DIExpression()), !dbg !264
  call void @llvm.memset.p0.i64(ptr align 8 %l, i8 0, i64 56, i1 false), !dbg !264
  %0 = getelementptr inbounds %struct.large, ptr %l, i32 0, i32 0, !dbg !264
  %1 = getelementptr inbounds [5 x i64], ptr %0, i32 0, i32 0, !dbg !264
  store i64 1, ptr %1, align 8, !dbg !264
  %2 = getelementptr inbounds [5 x i64], ptr %0, i32 0, i32 1, !dbg !264
  store i64 2, ptr %2, align 8, !dbg !264
  %3 = getelementptr inbounds [5 x i64], ptr %0, i32 0, i32 2, !dbg !264
  store i64 3, ptr %3, align 8, !dbg !264
  %4 = getelementptr inbounds %struct.large, ptr %l, i32 0, i32 1, !dbg !264
  store double 2.500000e+00, ptr %4, align 8, !dbg !264
  %5 = getelementptr inbounds %struct.large, ptr %l, i32 0, i32 2, !dbg !264
  %6 = getelementptr inbounds %struct.small, ptr %5, i32 0, i32 0, !dbg !264
  store i32 4, ptr %6, align 8, !dbg !264
  %7 = getelementptr inbounds %struct.small, ptr %5, i32 0, i32 1, !dbg !264
  store i8 120, ptr %7, align 4, !dbg !264
  call void @llvm.dbg.declare(metadata ptr %b, metadata !265, metadata !DIExpression()), !dbg !266
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %b, ptr align 8 @__const.main.b, i64 16, i1 false), !dbg !266
  call void @llvm.dbg.declare(metadata ptr %m, metadata !267, metadata !DIExpression()), !dbg !268
  call void @llvm.memset.p0.i64(ptr align 8 %m, i8 0, i64 56, i1 false), !dbg !269
  %call = call i64 @make_small(i32 noundef 1, i8 noundef signext 99), !dbg !270
  store i64 %call, ptr %agg.tmp, align 4, !dbg !270
  %8 = load i64, ptr %agg.tmp, align 4, !dbg !271
  call void @make_large(ptr sret(%struct.large) align 8 %tmp, ptr noundef byval(%struct.large) align 8 %l, i64 %8), !dbg !271
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %l, ptr align 8 %tmp, i64 56, i1 false), !dbg !271
  call void @llvm.dbg.declare(metadata ptr %f, metadata !272, metadata !DIExpression()), !dbg !273
  %x = getelementptr inbounds %struct.floats, ptr %.compoundliteral, i32 0, i32 0, !dbg !274
  store float 1.000000e+00, ptr %x, align 4, !dbg !274
  %y = getelementptr inbounds %struct.floats, ptr %.compoundliteral, i32 0, i32 1, !dbg !274
  store float 2.000000e+00, ptr %y, align 4, !dbg !274
  %z = getelementptr inbounds %struct.floats, ptr %.compoundliteral, i32 0, i32 2, !dbg !274
  store float 3.000000e+00, ptr %z, align 4, !dbg !274
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %.compoundliteral.coerce, ptr align 4 %.compoundliteral, i64 12, i1 false), !dbg !275
  %9 = getelementptr inbounds { <2 x float>, float }, ptr %.compoundliteral.coerce, i32 0, i32 0, !dbg !275
  %10 = load <2 x float>, ptr %9, align 4, !dbg !275
  %11 = getelementptr inbounds { <2 x float>, float }, ptr %.compoundliteral.coerce, i32 0, i32 1, !dbg !275
  %12 = load float, ptr %11, align 4, !dbg !275
  %call1 = call { <2 x float>, float } @scale(<2 x float> %10, float %12, float noundef 0x3FB99999A0000000), !dbg !275
  store { <2 x float>, float } %call1, ptr %tmp.coerce, align 8, !dbg !275
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %f, ptr align 8 %tmp.coerce, i64 12, i1 false), !dbg !275
  call void @nothing(), !dbg !276
  call void @llvm.memset.p0.i64(ptr align 8 %.compoundliteral3, i8 0, i64 32, i1 false), !dbg !277
  %u = getelementptr inbounds %struct.node, ptr %.compoundliteral3, i32 0, i32 2, !dbg !278
  store i32 3, ptr %u, align 8, !dbg !279
  call void @visit_all(ptr noundef %.compoundliteral3), !dbg !280
  %call4 = call i32 @bit_fields(ptr noundef %b, i32 noundef 5), !dbg !281
  %c = getelementptr inbounds %struct.packed, ptr %.compoundliteral5, i32 0, i32 0, !dbg !282
  store i8 97, ptr %c, align 1, !dbg !282
  %i = getelementptr inbounds %struct.packed, ptr %.compoundliteral5, i32 0, i32 1, !dbg !282
  store i32 70000, ptr %i, align 1, !dbg !282
  %s = getelementptr inbounds %struct.packed, ptr %.compoundliteral5, i32 0, i32 2, !dbg !282
  store i16 -1, ptr %s, align 1, !dbg !282
  %call6 = call i32 @unions(ptr noundef %m, ptr noundef byval(%struct.packed) align 8 %.compoundliteral5), !dbg !283
  %add = add nsw i32 %call4, %call6, !dbg !284
  %call7 = call i32 @sum(), !dbg !285
  %add8 = add nsw i32 %add, %call7, !dbg !286
  %z9 = getelementptr inbounds %struct.floats, ptr %f, i32 0, i32 2, !dbg !287
  %13 = load float, ptr %z9, align 4, !dbg !287
  %conv = fptosi float %13 to i32, !dbg !288
  %add10 = add nsw i32 %add8, %conv, !dbg !289
  %a = getelementptr inbounds %struct.large, ptr %l, i32 0, i32 0, !dbg !290
  %arrayidx = getelementptr inbounds [5 x i64], ptr %a, i64 0, i64 2, !dbg !291
  %14 = load i64, ptr %arrayidx, align 8, !dbg !291
  %conv11 = trunc i64 %14 to i32, !dbg !292
  %add12 = add nsw i32 %add10, %conv11, !dbg !293
  ret i32 %add12, !dbg !294
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="64" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: write) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!11, !12, !13, !14, !15, !16, !17}
!llvm.ident = !{!18}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "matrix", scope: !2, file: !3, line: 37, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 16.0.6 (15~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "structs.c", directory: ".", checksumkind: CSK_MD5, checksum: "bf240f1986364f3bc42c048a0b8876db")
!4 = !{!5}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{!0}
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 384, elements: !8)
!8 = !{!9, !10}
!9 = !DISubrange(count: 3)
!10 = !DISubrange(count: 4)
!11 = !{i32 7, !"Dwarf Version", i32 5}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = !{i32 1, !"wchar_size", i32 4}
!14 = !{i32 8, !"PIC Level", i32 2}
!15 = !{i32 7, !"PIE Level", i32 2}
!16 = !{i32 7, !"uwtable", i32 2}
!17 = !{i32 7, !"frame-pointer", i32 2}
!18 = !{!"Debian clang version 16.0.6 (15~deb12u1)"}
!19 = distinct !DISubprogram(name: "make_large", scope: !3, file: !3, line: 15, type: !20, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!20 = !DISubroutineType(types: !21)
!21 = !{!22, !22, !32}
!22 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "large", file: !3, line: 6, size: 448, elements: !23)
!23 = !{!24, !29, !31}
!24 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !22, file: !3, line: 6, baseType: !25, size: 320)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 320, elements: !27)
!26 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!27 = !{!28}
!28 = !DISubrange(count: 5)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "d", scope: !22, file: !3, line: 6, baseType: !30, size: 64, offset: 320)
!30 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "s", scope: !22, file: !3, line: 6, baseType: !32, size: 64, offset: 384)
!32 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "small", file: !3, line: 5, size: 64, elements: !33)
!33 = !{!34, !35}
!34 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !32, file: !3, line: 5, baseType: !5, size: 32)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !32, file: !3, line: 5, baseType: !36, size: 8, offset: 32)
!36 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!37 = !{}
!38 = !DILocalVariable(name: "in", arg: 1, scope: !19, file: !3, line: 15, type: !22)
!39 = !DILocation(line: 15, column: 38, scope: !19)
!40 = !DILocalVariable(name: "s", arg: 2, scope: !19, file: !3, line: 15, type: !32)
!41 = !DILocation(line: 15, column: 55, scope: !19)
!42 = !DILocation(line: 15, column: 63, scope: !19)
!43 = !DILocation(line: 15, column: 67, scope: !19)
!44 = !DILocation(line: 15, column: 73, scope: !19)
!45 = !DILocation(line: 15, column: 70, scope: !19)
!46 = !DILocation(line: 15, column: 78, scope: !19)
!47 = !DILocation(line: 15, column: 91, scope: !19)
!48 = !DILocation(line: 15, column: 84, scope: !19)
!49 = distinct !DISubprogram(name: "scale", scope: !3, file: !3, line: 16, type: !50, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!50 = !DISubroutineType(types: !51)
!51 = !{!52, !52, !55}
!52 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "floats", file: !3, line: 7, size: 96, elements: !53)
!53 = !{!54, !56, !57}
!54 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !52, file: !3, line: 7, baseType: !55, size: 32)
!55 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !52, file: !3, line: 7, baseType: !55, size: 32, offset: 32)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !52, file: !3, line: 7, baseType: !55, size: 32, offset: 64)
!58 = !DILocalVariable(name: "f", arg: 1, scope: !49, file: !3, line: 16, type: !52)
!59 = !DILocation(line: 16, column: 35, scope: !49)
!60 = !DILocalVariable(name: "by", arg: 2, scope: !49, file: !3, line: 16, type: !55)
!61 = !DILocation(line: 16, column: 44, scope: !49)
!62 = !DILocation(line: 16, column: 57, scope: !49)
!63 = !DILocation(line: 16, column: 52, scope: !49)
!64 = !DILocation(line: 16, column: 54, scope: !49)
!65 = !DILocation(line: 16, column: 68, scope: !49)
!66 = !DILocation(line: 16, column: 63, scope: !49)
!67 = !DILocation(line: 16, column: 65, scope: !49)
!68 = !DILocation(line: 16, column: 79, scope: !49)
!69 = !DILocation(line: 16, column: 74, scope: !49)
!70 = !DILocation(line: 16, column: 76, scope: !49)
!71 = !DILocation(line: 16, column: 90, scope: !49)
!72 = !DILocation(line: 16, column: 83, scope: !49)
!73 = distinct !DISubprogram(name: "nothing", scope: !3, file: !3, line: 17, type: !74, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!74 = !DISubroutineType(types: !75)
!75 = !{!76, !76}
!76 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "empty", file: !3, line: 10, elements: !37)
!77 = !DILocalVariable(name: "e", arg: 1, scope: !73, file: !3, line: 17, type: !76)
!78 = !DILocation(line: 17, column: 35, scope: !73)
!79 = !DILocation(line: 17, column: 47, scope: !73)
!80 = !DILocation(line: 17, column: 40, scope: !73)
!81 = distinct !DISubprogram(name: "bit_fields", scope: !3, file: !3, line: 19, type: !82, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!82 = !DISubroutineType(types: !83)
!83 = !{!5, !84, !5}
!84 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !85, size: 64)
!85 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "bits", file: !3, line: 9, size: 128, elements: !86)
!86 = !{!87, !89, !90, !91, !93}
!87 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !85, file: !3, line: 9, baseType: !88, size: 3, flags: DIFlagBitField, extraData: i64 0)
!88 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!89 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !85, file: !3, line: 9, baseType: !5, size: 7, offset: 3, flags: DIFlagBitField, extraData: i64 0)
!90 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !85, file: !3, line: 9, baseType: !88, size: 30, offset: 32, flags: DIFlagBitField, extraData: i64 32)
!91 = !DIDerivedType(tag: DW_TAG_member, name: "d", scope: !85, file: !3, line: 9, baseType: !92, size: 40, offset: 64, flags: DIFlagBitField, extraData: i64 64)
!92 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!93 = !DIDerivedType(tag: DW_TAG_member, name: "e", scope: !85, file: !3, line: 9, baseType: !94, size: 1, offset: 104, flags: DIFlagBitField, extraData: i64 64)
!94 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!95 = !DILocalVariable(name: "b", arg: 1, scope: !81, file: !3, line: 19, type: !84)
!96 = !DILocation(line: 19, column: 29, scope: !81)
!97 = !DILocalVariable(name: "v", arg: 2, scope: !81, file: !3, line: 19, type: !5)
!98 = !DILocation(line: 19, column: 36, scope: !81)
!99 = !DILocation(line: 20, column: 12, scope: !81)
!100 = !DILocation(line: 20, column: 5, scope: !81)
!101 = !DILocation(line: 20, column: 10, scope: !81)
!102 = !DILocation(line: 20, column: 15, scope: !81)
!103 = !DILocation(line: 20, column: 20, scope: !81)
!104 = !DILocation(line: 20, column: 26, scope: !81)
!105 = !DILocation(line: 20, column: 29, scope: !81)
!106 = !DILocation(line: 20, column: 31, scope: !81)
!107 = !DILocation(line: 20, column: 38, scope: !81)
!108 = !DILocation(line: 20, column: 41, scope: !81)
!109 = !DILocation(line: 20, column: 43, scope: !81)
!110 = !DILocation(line: 20, column: 56, scope: !81)
!111 = !DILocation(line: 20, column: 58, scope: !81)
!112 = !DILocation(line: 20, column: 49, scope: !81)
!113 = !DILocation(line: 20, column: 52, scope: !81)
!114 = !DILocation(line: 20, column: 54, scope: !81)
!115 = !DILocation(line: 21, column: 12, scope: !81)
!116 = !DILocation(line: 21, column: 15, scope: !81)
!117 = !DILocation(line: 21, column: 19, scope: !81)
!118 = !DILocation(line: 21, column: 22, scope: !81)
!119 = !DILocation(line: 21, column: 17, scope: !81)
!120 = !DILocation(line: 21, column: 31, scope: !81)
!121 = !DILocation(line: 21, column: 34, scope: !81)
!122 = !DILocation(line: 21, column: 26, scope: !81)
!123 = !DILocation(line: 21, column: 24, scope: !81)
!124 = !DILocation(line: 21, column: 38, scope: !81)
!125 = !DILocation(line: 21, column: 41, scope: !81)
!126 = !DILocation(line: 21, column: 36, scope: !81)
!127 = !DILocation(line: 21, column: 5, scope: !81)
!128 = distinct !DISubprogram(name: "unions", scope: !3, file: !3, line: 24, type: !129, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!129 = !DISubroutineType(types: !130)
!130 = !{!5, !131, !139}
!131 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !132, size: 64)
!132 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "mixed", file: !3, line: 12, size: 448, elements: !133)
!133 = !{!134, !135, !138}
!134 = !DIDerivedType(tag: DW_TAG_member, name: "l", scope: !132, file: !3, line: 12, baseType: !22, size: 448)
!135 = !DIDerivedType(tag: DW_TAG_member, name: "s", scope: !132, file: !3, line: 12, baseType: !136, size: 256)
!136 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, size: 256, elements: !137)
!137 = !{!10}
!138 = !DIDerivedType(tag: DW_TAG_member, name: "d", scope: !132, file: !3, line: 12, baseType: !30, size: 64)
!139 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "packed", file: !3, line: 8, size: 56, elements: !140)
!140 = !{!141, !142, !143}
!141 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !139, file: !3, line: 8, baseType: !36, size: 8)
!142 = !DIDerivedType(tag: DW_TAG_member, name: "i", scope: !139, file: !3, line: 8, baseType: !5, size: 32, offset: 8)
!143 = !DIDerivedType(tag: DW_TAG_member, name: "s", scope: !139, file: !3, line: 8, baseType: !144, size: 16, offset: 40)
!144 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!145 = !DILocalVariable(name: "m", arg: 1, scope: !128, file: !3, line: 24, type: !131)
!146 = !DILocation(line: 24, column: 25, scope: !128)
!147 = !DILocalVariable(name: "p", arg: 2, scope: !128, file: !3, line: 24, type: !139)
!148 = !DILocation(line: 24, column: 42, scope: !128)
!149 = !DILocation(line: 25, column: 5, scope: !128)
!150 = !DILocation(line: 25, column: 28, scope: !128)
!151 = !DILocation(line: 25, column: 33, scope: !128)
!152 = !DILocation(line: 25, column: 15, scope: !128)
!153 = !DILocation(line: 26, column: 5, scope: !128)
!154 = !DILocation(line: 26, column: 23, scope: !128)
!155 = !DILocation(line: 26, column: 29, scope: !128)
!156 = !DILocation(line: 26, column: 12, scope: !128)
!157 = !DILocation(line: 27, column: 17, scope: !128)
!158 = !DILocation(line: 27, column: 20, scope: !128)
!159 = !DILocation(line: 27, column: 12, scope: !128)
!160 = !DILocation(line: 27, column: 26, scope: !128)
!161 = !DILocation(line: 27, column: 24, scope: !128)
!162 = !DILocation(line: 27, column: 22, scope: !128)
!163 = !DILocation(line: 27, column: 28, scope: !128)
!164 = !DILocation(line: 27, column: 5, scope: !128)
!165 = distinct !DISubprogram(name: "make_small", scope: !3, file: !3, line: 14, type: !166, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !37)
!166 = !DISubroutineType(types: !167)
!167 = !{!32, !5, !36}
!168 = !DILocalVariable(name: "a", arg: 1, scope: !165, file: !3, line: 14, type: !5)
!169 = !DILocation(line: 14, column: 36, scope: !165)
!170 = !DILocalVariable(name: "b", arg: 2, scope: !165, file: !3, line: 14, type: !36)
!171 = !DILocation(line: 14, column: 44, scope: !165)
!172 = !DILocation(line: 14, column: 70, scope: !165)
!173 = !DILocation(line: 14, column: 71, scope: !165)
!174 = !DILocation(line: 14, column: 74, scope: !165)
!175 = !DILocation(line: 14, column: 49, scope: !165)
!176 = distinct !DISubprogram(name: "visit_all", scope: !3, file: !3, line: 30, type: !177, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!177 = !DISubroutineType(types: !178)
!178 = !{null, !179}
!179 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !180, size: 64)
!180 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 11, size: 256, elements: !181)
!181 = !{!182, !183, !185}
!182 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !180, file: !3, line: 11, baseType: !179, size: 64)
!183 = !DIDerivedType(tag: DW_TAG_member, name: "visit", scope: !180, file: !3, line: 11, baseType: !184, size: 64, offset: 64)
!184 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !177, size: 64)
!185 = !DIDerivedType(tag: DW_TAG_member, name: "u", scope: !180, file: !3, line: 11, baseType: !186, size: 96, offset: 128)
!186 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !180, file: !3, line: 11, size: 96, elements: !187)
!187 = !{!188, !189, !190}
!188 = !DIDerivedType(tag: DW_TAG_member, name: "i", scope: !186, file: !3, line: 11, baseType: !5, size: 32)
!189 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !186, file: !3, line: 11, baseType: !55, size: 32)
!190 = !DIDerivedType(tag: DW_TAG_member, name: "bytes", scope: !186, file: !3, line: 11, baseType: !191, size: 96)
!191 = !DICompositeType(tag: DW_TAG_array_type, baseType: !36, size: 96, elements: !192)
!192 = !{!193}
!193 = !DISubrange(count: 12)
!194 = !DILocalVariable(name: "n", arg: 1, scope: !176, file: !3, line: 30, type: !179)
!195 = !DILocation(line: 30, column: 29, scope: !176)
!196 = !DILocation(line: 31, column: 5, scope: !176)
!197 = !DILocation(line: 31, column: 12, scope: !198)
!198 = distinct !DILexicalBlock(scope: !199, file: !3, line: 31, column: 5)
!199 = distinct !DILexicalBlock(scope: !176, file: !3, line: 31, column: 5)
!200 = !DILocation(line: 31, column: 5, scope: !199)
!201 = !DILocation(line: 32, column: 13, scope: !202)
!202 = distinct !DILexicalBlock(scope: !203, file: !3, line: 32, column: 13)
!203 = distinct !DILexicalBlock(scope: !198, file: !3, line: 31, column: 28)
!204 = !DILocation(line: 32, column: 16, scope: !202)
!205 = !DILocation(line: 32, column: 13, scope: !203)
!206 = !DILocation(line: 32, column: 23, scope: !202)
!207 = !DILocation(line: 32, column: 26, scope: !202)
!208 = !DILocation(line: 32, column: 32, scope: !202)
!209 = !DILocation(line: 33, column: 9, scope: !203)
!210 = !DILocation(line: 33, column: 12, scope: !203)
!211 = !DILocation(line: 33, column: 20, scope: !203)
!212 = !DILocation(line: 33, column: 23, scope: !203)
!213 = !DILocation(line: 33, column: 25, scope: !203)
!214 = !DILocation(line: 33, column: 27, scope: !203)
!215 = !DILocation(line: 33, column: 31, scope: !203)
!216 = !DILocation(line: 34, column: 5, scope: !203)
!217 = !DILocation(line: 31, column: 19, scope: !198)
!218 = !DILocation(line: 31, column: 22, scope: !198)
!219 = !DILocation(line: 31, column: 17, scope: !198)
!220 = !DILocation(line: 31, column: 5, scope: !198)
!221 = distinct !{!221, !200, !222, !223}
!222 = !DILocation(line: 34, column: 5, scope: !199)
!223 = !{!"llvm.loop.mustprogress"}
!224 = !DILocation(line: 35, column: 1, scope: !176)
!225 = distinct !DISubprogram(name: "sum", scope: !3, file: !3, line: 38, type: !226, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!226 = !DISubroutineType(types: !4)
!227 = !DILocalVariable(name: "total", scope: !225, file: !3, line: 39, type: !5)
!228 = !DILocation(line: 39, column: 9, scope: !225)
!229 = !DILocalVariable(name: "i", scope: !230, file: !3, line: 40, type: !231)
!230 = distinct !DILexicalBlock(scope: !225, file: !3, line: 40, column: 5)
!231 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !232, line: 46, baseType: !92)
!232 = !DIFile(filename: "/usr/lib/llvm-16/lib/clang/16/include/stddef.h", directory: "", checksumkind: CSK_MD5, checksum: "f95079da609b0e8f201cb8136304bf3b")
!233 = !DILocation(line: 40, column: 17, scope: !230)
!234 = !DILocation(line: 40, column: 10, scope: !230)
!235 = !DILocation(line: 40, column: 24, scope: !236)
!236 = distinct !DILexicalBlock(scope: !230, file: !3, line: 40, column: 5)
!237 = !DILocation(line: 40, column: 26, scope: !236)
!238 = !DILocation(line: 40, column: 5, scope: !230)
!239 = !DILocalVariable(name: "j", scope: !240, file: !3, line: 41, type: !231)
!240 = distinct !DILexicalBlock(scope: !236, file: !3, line: 41, column: 9)
!241 = !DILocation(line: 41, column: 21, scope: !240)
!242 = !DILocation(line: 41, column: 14, scope: !240)
!243 = !DILocation(line: 41, column: 28, scope: !244)
!244 = distinct !DILexicalBlock(scope: !240, file: !3, line: 41, column: 9)
!245 = !DILocation(line: 41, column: 30, scope: !244)
!246 = !DILocation(line: 41, column: 9, scope: !240)
!247 = !DILocation(line: 41, column: 56, scope: !244)
!248 = !DILocation(line: 41, column: 49, scope: !244)
!249 = !DILocation(line: 41, column: 59, scope: !244)
!250 = !DILocation(line: 41, column: 46, scope: !244)
!251 = !DILocation(line: 41, column: 40, scope: !244)
!252 = !DILocation(line: 41, column: 36, scope: !244)
!253 = !DILocation(line: 41, column: 9, scope: !244)
!254 = distinct !{!254, !246, !255, !223}
!255 = !DILocation(line: 41, column: 60, scope: !240)
!256 = !DILocation(line: 40, column: 32, scope: !236)
!257 = !DILocation(line: 40, column: 5, scope: !236)
!258 = distinct !{!258, !238, !259, !223}
!259 = !DILocation(line: 41, column: 60, scope: !230)
!260 = !DILocation(line: 42, column: 12, scope: !225)
!261 = !DILocation(line: 42, column: 5, scope: !225)
!262 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 45, type: !226, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!263 = !DILocalVariable(name: "l", scope: !262, file: !3, line: 46, type: !22)
!264 = !DILocation(line: 46, column: 18, scope: !262)
!265 = !DILocalVariable(name: "b", scope: !262, file: !3, line: 47, type: !85)
!266 = !DILocation(line: 47, column: 17, scope: !262)
!267 = !DILocalVariable(name: "m", scope: !262, file: !3, line: 48, type: !132)
!268 = !DILocation(line: 48, column: 17, scope: !262)
!269 = !DILocation(line: 49, column: 5, scope: !262)
!270 = !DILocation(line: 50, column: 23, scope: !262)
!271 = !DILocation(line: 50, column: 9, scope: !262)
!272 = !DILocalVariable(name: "f", scope: !262, file: !3, line: 51, type: !52)
!273 = !DILocation(line: 51, column: 19, scope: !262)
!274 = !DILocation(line: 51, column: 44, scope: !262)
!275 = !DILocation(line: 51, column: 23, scope: !262)
!276 = !DILocation(line: 52, column: 5, scope: !262)
!277 = !DILocation(line: 53, column: 16, scope: !262)
!278 = !DILocation(line: 53, column: 29, scope: !262)
!279 = !DILocation(line: 53, column: 32, scope: !262)
!280 = !DILocation(line: 53, column: 5, scope: !262)
!281 = !DILocation(line: 54, column: 12, scope: !262)
!282 = !DILocation(line: 54, column: 58, scope: !262)
!283 = !DILocation(line: 54, column: 32, scope: !262)
!284 = !DILocation(line: 54, column: 30, scope: !262)
!285 = !DILocation(line: 54, column: 78, scope: !262)
!286 = !DILocation(line: 54, column: 76, scope: !262)
!287 = !DILocation(line: 54, column: 93, scope: !262)
!288 = !DILocation(line: 54, column: 86, scope: !262)
!289 = !DILocation(line: 54, column: 84, scope: !262)
!290 = !DILocation(line: 54, column: 104, scope: !262)
!291 = !DILocation(line: 54, column: 102, scope: !262)
!292 = !DILocation(line: 54, column: 97, scope: !262)
!293 = !DILocation(line: 54, column: 95, scope: !262)
!294 = !DILocation(line: 54, column: 5, scope: !262)
