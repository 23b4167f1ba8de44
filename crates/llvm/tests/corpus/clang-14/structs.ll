; ModuleID = 'structs.c'
source_filename = "structs.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.large = type { [5 x i64], double, %struct.small }
%struct.small = type { i32, i8 }
%struct.floats = type { float, float, float }
%struct.empty = type {}
%struct.bits = type { i16, i32, i48 }
%union.mixed = type { %struct.large }
%struct.packed = type <{ i8, i32, i16 }>
%struct.node = type { %struct.node*, {}*, %union.anon }
%union.anon = type { i32, [8 x i8] }

@matrix = internal global [3 x [4 x i32]] [[4 x i32] [i32 1, i32 2, i32 0, i32 0], [4 x i32] [i32 3, i32 0, i32 0, i32 0], [4 x i32] zeroinitializer], align 16, !dbg !0
@__const.main.b = private unnamed_addr constant { i8, i8, [2 x i8], i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, [2 x i8] } { i8 -15, i8 3, [2 x i8] undef, i8 3, i8 0, i8 0, i8 0, i8 4, i8 0, i8 0, i8 0, i8 0, i8 1, [2 x i8] undef }, align 8

; Function Attrs: noinline nounwind uwtable
define dso_local void @make_large(%struct.large* noalias sret(%struct.large) align 8 %agg.result, %struct.large* noundef byval(%struct.large) align 8 %in, i64 %s.coerce) #0 !dbg !19 {
entry:
  %s = alloca %struct.small, align 4
  %0 = bitcast %struct.small* %s to i64*
  store i64 %s.coerce, i64* %0, align 4
  call void @llvm.dbg.declare(metadata %struct.large* %in, metadata !38, metadata !DIExpression()), !dbg !39
  call void @llvm.dbg.declare(metadata %struct.small* %s, metadata !40, metadata !DIExpression()), !dbg !41
  %s1 = getelementptr inbounds %struct.large, %struct.large* %in, i32 0, i32 2, !dbg !42
  %1 = bitcast %struct.small* %s1 to i8*, !dbg !43
  %2 = bitcast %struct.small* %s to i8*, !dbg !43
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %1, i8* align 4 %2, i64 8, i1 false), !dbg !43
  %a = getelementptr inbounds %struct.large, %struct.large* %in, i32 0, i32 0, !dbg !44
  %arrayidx = getelementptr inbounds [5 x i64], [5 x i64]* %a, i64 0, i64 2, !dbg !45
  %3 = load i64, i64* %arrayidx, align 8, !dbg !46
  %add = add nsw i64 %3, 7, !dbg !46
  store i64 %add, i64* %arrayidx, align 8, !dbg !46
  %4 = bitcast %struct.large* %agg.result to i8*, !dbg !47
  %5 = bitcast %struct.large* %in to i8*, !dbg !47
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %4, i8* align 8 %5, i64 56, i1 false), !dbg !47
  ret void, !dbg !48
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: noinline nounwind uwtable
define dso_local { <2 x float>, float } @scale(<2 x float> %f.coerce0, float %f.coerce1, float noundef %by) #3 !dbg !49 {
entry:
  %retval = alloca %struct.floats, align 4
  %f = alloca %struct.floats, align 4
  %coerce = alloca { <2 x float>, float }, align 4
  %by.addr = alloca float, align 4
  %retval.coerce = alloca { <2 x float>, float }, align 8
  %0 = getelementptr inbounds { <2 x float>, float }, { <2 x float>, float }* %coerce, i32 0, i32 0
  store <2 x float> %f.coerce0, <2 x float>* %0, align 4
  %1 = getelementptr inbounds { <2 x float>, float }, { <2 x float>, float }* %coerce, i32 0, i32 1
  store float %f.coerce1, float* %1, align 4
  %2 = bitcast %struct.floats* %f to i8*
  %3 = bitcast { <2 x float>, float }* %coerce to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %2, i8* align 4 %3, i64 12, i1 false)
  call void @llvm.dbg.declare(metadata %struct.floats* %f, metadata !58, metadata !DIExpression()), !dbg !59
  store float %by, float* %by.addr, align 4
  call void @llvm.dbg.declare(metadata float* %by.addr, metadata !60, metadata !DIExpression()), !dbg !61
  %4 = load float, float* %by.addr, align 4, !dbg !62
  %x = getelementptr inbounds %struct.floats, %struct.floats* %f, i32 0, i32 0, !dbg !63
  %5 = load float, float* %x, align 4, !dbg !64
  %mul = fmul float %5, %4, !dbg !64
  store float %mul, float* %x, align 4, !dbg !64
  %6 = load float, float* %by.addr, align 4, !dbg !65
  %y = getelementptr inbounds %struct.floats, %struct.floats* %f, i32 0, i32 1, !dbg !66
  %7 = load float, float* %y, align 4, !dbg !67
  %mul1 = fmul float %7, %6, !dbg !67
  store float %mul1, float* %y, align 4, !dbg !67
  %8 = load float, float* %by.addr, align 4, !dbg !68
  %z = getelementptr inbounds %struct.floats, %struct.floats* %f, i32 0, i32 2, !dbg !69
  %9 = load float, float* %z, align 4, !dbg !70
  %div = fdiv float %9, %8, !dbg !70
  store float %div, float* %z, align 4, !dbg !70
  %10 = bitcast %struct.floats* %retval to i8*, !dbg !71
  %11 = bitcast %struct.floats* %f to i8*, !dbg !71
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %10, i8* align 4 %11, i64 12, i1 false), !dbg !71
  %12 = bitcast { <2 x float>, float }* %retval.coerce to i8*, !dbg !72
  %13 = bitcast %struct.floats* %retval to i8*, !dbg !72
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %12, i8* align 4 %13, i64 12, i1 false), !dbg !72
  %14 = load { <2 x float>, float }, { <2 x float>, float }* %retval.coerce, align 8, !dbg !72
  ret { <2 x float>, float } %14, !dbg !72
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @nothing() #0 !dbg !73 {
entry:
  %retval = alloca %struct.empty, align 1
  %e = alloca %struct.empty, align 1
  call void @llvm.dbg.declare(metadata %struct.empty* %e, metadata !77, metadata !DIExpression()), !dbg !78
  %0 = bitcast %struct.empty* %retval to i8*, !dbg !79
  %1 = bitcast %struct.empty* %e to i8*, !dbg !79
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %0, i8* align 1 %1, i64 0, i1 false), !dbg !79
  ret void, !dbg !80
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @bit_fields(%struct.bits* noundef %b, i32 noundef %v) #0 !dbg !81 {
entry:
  %b.addr = alloca %struct.bits*, align 8
  %v.addr = alloca i32, align 4
  store %struct.bits* %b, %struct.bits** %b.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.bits** %b.addr, metadata !95, metadata !DIExpression()), !dbg !96
  store i32 %v, i32* %v.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %v.addr, metadata !97, metadata !DIExpression()), !dbg !98
  %0 = load i32, i32* %v.addr, align 4, !dbg !99
  %1 = load %struct.bits*, %struct.bits** %b.addr, align 8, !dbg !100
  %2 = bitcast %struct.bits* %1 to i16*, !dbg !101
  %3 = trunc i32 %0 to i16, !dbg !102
  %bf.load = load i16, i16* %2, align 8, !dbg !102
  %bf.value = and i16 %3, 7, !dbg !102
  %bf.clear = and i16 %bf.load, -8, !dbg !102
  %bf.set = or i16 %bf.clear, %bf.value, !dbg !102
  store i16 %bf.set, i16* %2, align 8, !dbg !102
  %bf.result.cast = zext i16 %bf.value to i32, !dbg !102
  %4 = load %struct.bits*, %struct.bits** %b.addr, align 8, !dbg !103
  %5 = bitcast %struct.bits* %4 to i16*, !dbg !104
  %bf.load1 = load i16, i16* %5, align 8, !dbg !105
  %bf.shl = shl i16 %bf.load1, 6, !dbg !105
  %bf.ashr = ashr i16 %bf.shl, 9, !dbg !105
  %bf.cast = sext i16 %bf.ashr to i32, !dbg !105
  %sub = sub nsw i32 %bf.cast, 3, !dbg !105
  %6 = trunc i32 %sub to i16, !dbg !105
  %bf.load2 = load i16, i16* %5, align 8, !dbg !105
  %bf.value3 = and i16 %6, 127, !dbg !105
  %bf.shl4 = shl i16 %bf.value3, 3, !dbg !105
  %bf.clear5 = and i16 %bf.load2, -1017, !dbg !105
  %bf.set6 = or i16 %bf.clear5, %bf.shl4, !dbg !105
  store i16 %bf.set6, i16* %5, align 8, !dbg !105
  %bf.result.shl = shl i16 %bf.value3, 9, !dbg !105
  %bf.result.ashr = ashr i16 %bf.result.shl, 9, !dbg !105
  %bf.result.cast7 = sext i16 %bf.result.ashr to i32, !dbg !105
  %7 = load %struct.bits*, %struct.bits** %b.addr, align 8, !dbg !106
  %c = getelementptr inbounds %struct.bits, %struct.bits* %7, i32 0, i32 1, !dbg !107
  %bf.load8 = load i32, i32* %c, align 4, !dbg !108
  %bf.clear9 = and i32 %bf.load8, 1073741823, !dbg !108
  %xor = xor i32 %bf.clear9, 5, !dbg !108
  %bf.load10 = load i32, i32* %c, align 4, !dbg !108
  %bf.value11 = and i32 %xor, 1073741823, !dbg !108
  %bf.clear12 = and i32 %bf.load10, -1073741824, !dbg !108
  %bf.set13 = or i32 %bf.clear12, %bf.value11, !dbg !108
  store i32 %bf.set13, i32* %c, align 4, !dbg !108
  %8 = load %struct.bits*, %struct.bits** %b.addr, align 8, !dbg !109
  %d = getelementptr inbounds %struct.bits, %struct.bits* %8, i32 0, i32 2, !dbg !110
  %9 = bitcast i48* %d to i64*, !dbg !110
  %bf.load14 = load i64, i64* %9, align 8, !dbg !111
  %bf.clear15 = and i64 %bf.load14, 1099511627775, !dbg !111
  %add = add i64 %bf.clear15, 1, !dbg !111
  %bf.load16 = load i64, i64* %9, align 8, !dbg !111
  %bf.value17 = and i64 %add, 1099511627775, !dbg !111
  %bf.clear18 = and i64 %bf.load16, -1099511627776, !dbg !111
  %bf.set19 = or i64 %bf.clear18, %bf.value17, !dbg !111
  store i64 %bf.set19, i64* %9, align 8, !dbg !111
  %10 = load i32, i32* %v.addr, align 4, !dbg !112
  %cmp = icmp sgt i32 %10, 2, !dbg !113
  %11 = load %struct.bits*, %struct.bits** %b.addr, align 8, !dbg !114
  %e = getelementptr inbounds %struct.bits, %struct.bits* %11, i32 0, i32 2, !dbg !115
  %12 = bitcast i48* %e to i64*, !dbg !115
  %13 = zext i1 %cmp to i64, !dbg !116
  %bf.load20 = load i64, i64* %12, align 8, !dbg !116
  %bf.shl21 = shl i64 %13, 40, !dbg !116
  %bf.clear22 = and i64 %bf.load20, -1099511627777, !dbg !116
  %bf.set23 = or i64 %bf.clear22, %bf.shl21, !dbg !116
  store i64 %bf.set23, i64* %12, align 8, !dbg !116
  %bf.result.cast24 = trunc i64 %13 to i8, !dbg !116
  %tobool = trunc i8 %bf.result.cast24 to i1, !dbg !116
  %14 = load %struct.bits*, %struct.bits** %b.addr, align 8, !dbg !117
  %15 = bitcast %struct.bits* %14 to i16*, !dbg !118
  %bf.load25 = load i16, i16* %15, align 8, !dbg !118
  %bf.clear26 = and i16 %bf.load25, 7, !dbg !118
  %bf.cast27 = zext i16 %bf.clear26 to i32, !dbg !118
  %16 = load %struct.bits*, %struct.bits** %b.addr, align 8, !dbg !119
  %17 = bitcast %struct.bits* %16 to i16*, !dbg !120
  %bf.load28 = load i16, i16* %17, align 8, !dbg !120
  %bf.shl29 = shl i16 %bf.load28, 6, !dbg !120
  %bf.ashr30 = ashr i16 %bf.shl29, 9, !dbg !120
  %bf.cast31 = sext i16 %bf.ashr30 to i32, !dbg !120
  %add32 = add nsw i32 %bf.cast27, %bf.cast31, !dbg !121
  %18 = load %struct.bits*, %struct.bits** %b.addr, align 8, !dbg !122
  %d33 = getelementptr inbounds %struct.bits, %struct.bits* %18, i32 0, i32 2, !dbg !123
  %19 = bitcast i48* %d33 to i64*, !dbg !123
  %bf.load34 = load i64, i64* %19, align 8, !dbg !123
  %bf.clear35 = and i64 %bf.load34, 1099511627775, !dbg !123
  %conv = trunc i64 %bf.clear35 to i32, !dbg !124
  %add36 = add nsw i32 %add32, %conv, !dbg !125
  %20 = load %struct.bits*, %struct.bits** %b.addr, align 8, !dbg !126
  %e37 = getelementptr inbounds %struct.bits, %struct.bits* %20, i32 0, i32 2, !dbg !127
  %21 = bitcast i48* %e37 to i64*, !dbg !127
  %bf.load38 = load i64, i64* %21, align 8, !dbg !127
  %bf.lshr = lshr i64 %bf.load38, 40, !dbg !127
  %bf.clear39 = and i64 %bf.lshr, 1, !dbg !127
  %bf.cast40 = trunc i64 %bf.clear39 to i1, !dbg !127
  %conv41 = zext i1 %bf.cast40 to i32, !dbg !126
  %add42 = add nsw i32 %add36, %conv41, !dbg !128
  ret i32 %add42, !dbg !129
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @unions(%union.mixed* noundef %m, %struct.packed* noundef byval(%struct.packed) align 8 %p) #0 !dbg !130 {
entry:
  %m.addr = alloca %union.mixed*, align 8
  %tmp = alloca %struct.small, align 4
  %tmp1 = alloca %struct.large, align 8
  store %union.mixed* %m, %union.mixed** %m.addr, align 8
  call void @llvm.dbg.declare(metadata %union.mixed** %m.addr, metadata !147, metadata !DIExpression()), !dbg !148
  call void @llvm.dbg.declare(metadata %struct.packed* %p, metadata !149, metadata !DIExpression()), !dbg !150
  %0 = load %union.mixed*, %union.mixed** %m.addr, align 8, !dbg !151
  %s = bitcast %union.mixed* %0 to [4 x %struct.small]*, !dbg !152
  %arrayidx = getelementptr inbounds [4 x %struct.small], [4 x %struct.small]* %s, i64 0, i64 1, !dbg !151
  %i = getelementptr inbounds %struct.packed, %struct.packed* %p, i32 0, i32 1, !dbg !153
  %1 = load i32, i32* %i, align 1, !dbg !153
  %c = getelementptr inbounds %struct.packed, %struct.packed* %p, i32 0, i32 0, !dbg !154
  %2 = load i8, i8* %c, align 8, !dbg !154
  %call = call i64 @make_small(i32 noundef %1, i8 noundef signext %2), !dbg !155
  %3 = bitcast %struct.small* %tmp to i64*, !dbg !155
  store i64 %call, i64* %3, align 4, !dbg !155
  %4 = bitcast %struct.small* %arrayidx to i8*, !dbg !155
  %5 = bitcast %struct.small* %tmp to i8*, !dbg !155
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %4, i8* align 4 %5, i64 8, i1 false), !dbg !155
  %6 = load %union.mixed*, %union.mixed** %m.addr, align 8, !dbg !156
  %l = bitcast %union.mixed* %6 to %struct.large*, !dbg !157
  %7 = load %union.mixed*, %union.mixed** %m.addr, align 8, !dbg !158
  %l2 = bitcast %union.mixed* %7 to %struct.large*, !dbg !159
  %8 = load %union.mixed*, %union.mixed** %m.addr, align 8, !dbg !160
  %s3 = bitcast %union.mixed* %8 to [4 x %struct.small]*, !dbg !161
  %arrayidx4 = getelementptr inbounds [4 x %struct.small], [4 x %struct.small]* %s3, i64 0, i64 0, !dbg !160
  %9 = bitcast %struct.small* %arrayidx4 to i64*, !dbg !162
  %10 = load i64, i64* %9, align 8, !dbg !162
  call void @make_large(%struct.large* sret(%struct.large) align 8 %tmp1, %struct.large* noundef byval(%struct.large) align 8 %l2, i64 %10), !dbg !162
  %11 = bitcast %struct.large* %l to i8*, !dbg !162
  %12 = bitcast %struct.large* %tmp1 to i8*, !dbg !162
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %11, i8* align 8 %12, i64 56, i1 false), !dbg !162
  %13 = load %union.mixed*, %union.mixed** %m.addr, align 8, !dbg !163
  %d = bitcast %union.mixed* %13 to double*, !dbg !164
  %14 = load double, double* %d, align 8, !dbg !164
  %conv = fptosi double %14 to i32, !dbg !165
  %s5 = getelementptr inbounds %struct.packed, %struct.packed* %p, i32 0, i32 2, !dbg !166
  %15 = load i16, i16* %s5, align 1, !dbg !166
  %conv6 = sext i16 %15 to i32, !dbg !167
  %add = add nsw i32 %conv, %conv6, !dbg !168
  %add7 = add nsw i32 %add, 19, !dbg !169
  ret i32 %add7, !dbg !170
}

; Function Attrs: noinline nounwind uwtable
define internal i64 @make_small(i32 noundef %a, i8 noundef signext %b) #0 !dbg !171 {
entry:
  %retval = alloca %struct.small, align 4
  %a.addr = alloca i32, align 4
  %b.addr = alloca i8, align 1
  store i32 %a, i32* %a.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %a.addr, metadata !174, metadata !DIExpression()), !dbg !175
  store i8 %b, i8* %b.addr, align 1
  call void @llvm.dbg.declare(metadata i8* %b.addr, metadata !176, metadata !DIExpression()), !dbg !177
  %a1 = getelementptr inbounds %struct.small, %struct.small* %retval, i32 0, i32 0, !dbg !178
  %0 = load i32, i32* %a.addr, align 4, !dbg !179
  store i32 %0, i32* %a1, align 4, !dbg !178
  %b2 = getelementptr inbounds %struct.small, %struct.small* %retval, i32 0, i32 1, !dbg !178
  %1 = load i8, i8* %b.addr, align 1, !dbg !180
  store i8 %1, i8* %b2, align 4, !dbg !178
  %2 = bitcast %struct.small* %retval to i64*, !dbg !181
  %3 = load i64, i64* %2, align 4, !dbg !181
  ret i64 %3, !dbg !181
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @visit_all(%struct.node* noundef %n) #0 !dbg !182 {
entry:
  %n.addr = alloca %struct.node*, align 8
  store %struct.node* %n, %struct.node** %n.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.node** %n.addr, metadata !200, metadata !DIExpression()), !dbg !201
  br label %for.cond, !dbg !202

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load %struct.node*, %struct.node** %n.addr, align 8, !dbg !203
  %tobool = icmp ne %struct.node* %0, null, !dbg !206
  br i1 %tobool, label %for.body, label %for.end, !dbg !206

for.body:                                         ; preds = %for.cond
  %1 = load %struct.node*, %struct.node** %n.addr, align 8, !dbg !207
  %visit = getelementptr inbounds %struct.node, %struct.node* %1, i32 0, i32 1, !dbg !210
  %visit1 = bitcast {}** %visit to void (%struct.node*)**, !dbg !210
  %2 = load void (%struct.node*)*, void (%struct.node*)** %visit1, align 8, !dbg !210
  %tobool2 = icmp ne void (%struct.node*)* %2, null, !dbg !207
  br i1 %tobool2, label %if.then, label %if.end, !dbg !211

if.then:                                          ; preds = %for.body
  %3 = load %struct.node*, %struct.node** %n.addr, align 8, !dbg !212
  %visit3 = getelementptr inbounds %struct.node, %struct.node* %3, i32 0, i32 1, !dbg !213
  %visit4 = bitcast {}** %visit3 to void (%struct.node*)**, !dbg !213
  %4 = load void (%struct.node*)*, void (%struct.node*)** %visit4, align 8, !dbg !213
  %5 = load %struct.node*, %struct.node** %n.addr, align 8, !dbg !214
  call void %4(%struct.node* noundef %5), !dbg !212
  br label %if.end, !dbg !212

if.end:                                           ; preds = %if.then, %for.body
  %6 = load %struct.node*, %struct.node** %n.addr, align 8, !dbg !215
  %u = getelementptr inbounds %struct.node, %struct.node* %6, i32 0, i32 2, !dbg !216
  %bytes = bitcast %union.anon* %u to [12 x i8]*, !dbg !217
  %7 = load %struct.node*, %struct.node** %n.addr, align 8, !dbg !218
  %u5 = getelementptr inbounds %struct.node, %struct.node* %7, i32 0, i32 2, !dbg !219
  %i = bitcast %union.anon* %u5 to i32*, !dbg !220
  %8 = load i32, i32* %i, align 8, !dbg !220
  %and = and i32 %8, 7, !dbg !221
  %idxprom = sext i32 %and to i64, !dbg !215
  %arrayidx = getelementptr inbounds [12 x i8], [12 x i8]* %bytes, i64 0, i64 %idxprom, !dbg !215
  %9 = load i8, i8* %arrayidx, align 1, !dbg !222
  %inc = add i8 %9, 1, !dbg !222
  store i8 %inc, i8* %arrayidx, align 1, !dbg !222
  br label %for.inc, !dbg !223

for.inc:                                          ; preds = %if.end
  %10 = load %struct.node*, %struct.node** %n.addr, align 8, !dbg !224
  %next = getelementptr inbounds %struct.node, %struct.node* %10, i32 0, i32 0, !dbg !225
  %11 = load %struct.node*, %struct.node** %next, align 8, !dbg !225
  store %struct.node* %11, %struct.node** %n.addr, align 8, !dbg !226
  br label %for.cond, !dbg !227, !llvm.loop !228

for.end:                                          ; preds = %for.cond
  ret void, !dbg !231
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @sum() #0 !dbg !232 {
entry:
  %total = alloca i32, align 4
  %i = alloca i64, align 8
  %j = alloca i64, align 8
  call void @llvm.dbg.declare(metadata i32* %total, metadata !234, metadata !DIExpression()), !dbg !235
  store i32 0, i32* %total, align 4, !dbg !235
  call void @llvm.dbg.declare(metadata i64* %i, metadata !236, metadata !DIExpression()), !dbg !240
  store i64 0, i64* %i, align 8, !dbg !240
  br label %for.cond, !dbg !241

for.cond:                                         ; preds = %for.inc5, %entry
  %0 = load i64, i64* %i, align 8, !dbg !242
  %cmp = icmp ult i64 %0, 3, !dbg !244
  br i1 %cmp, label %for.body, label %for.end7, !dbg !245

for.body:                                         ; preds = %for.cond
  call void @llvm.dbg.declare(metadata i64* %j, metadata !246, metadata !DIExpression()), !dbg !248
  store i64 0, i64* %j, align 8, !dbg !248
  br label %for.cond1, !dbg !249

for.cond1:                                        ; preds = %for.inc, %for.body
  %1 = load i64, i64* %j, align 8, !dbg !250
  %cmp2 = icmp ult i64 %1, 4, !dbg !252
  br i1 %cmp2, label %for.body3, label %for.end, !dbg !253

for.body3:                                        ; preds = %for.cond1
  %2 = load i64, i64* %i, align 8, !dbg !254
  %arrayidx = getelementptr inbounds [3 x [4 x i32]], [3 x [4 x i32]]* @matrix, i64 0, i64 %2, !dbg !255
  %3 = load i64, i64* %j, align 8, !dbg !256
  %arrayidx4 = getelementptr inbounds [4 x i32], [4 x i32]* %arrayidx, i64 0, i64 %3, !dbg !255
  %4 = load i32, i32* %arrayidx4, align 4, !dbg !255
  %5 = load i32, i32* %total, align 4, !dbg !257
  %add = add nsw i32 %5, %4, !dbg !257
  store i32 %add, i32* %total, align 4, !dbg !257
  br label %for.inc, !dbg !258

for.inc:                                          ; preds = %for.body3
  %6 = load i64, i64* %j, align 8, !dbg !259
  %inc = add i64 %6, 1, !dbg !259
  store i64 %inc, i64* %j, align 8, !dbg !259
  br label %for.cond1, !dbg !260, !llvm.loop !261

for.end:                                          ; preds = %for.cond1
  br label %for.inc5, !dbg !262

for.inc5:                                         ; preds = %for.end
  %7 = load i64, i64* %i, align 8, !dbg !263
  %inc6 = add i64 %7, 1, !dbg !263
  store i64 %inc6, i64* %i, align 8, !dbg !263
  br label %for.cond, !dbg !264, !llvm.loop !265

for.end7:                                         ; preds = %for.cond
  %8 = load i32, i32* %total, align 4, !dbg !267
  ret i32 %8, !dbg !268
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #3 !dbg !269 {
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
  %.compoundliteral6 = alloca %struct.packed, align 8
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata %struct.large* %l, metadata !270, metadata !DIExpression()), !dbg !271
  %0 = bitcast %struct.large* %l to i8*, !dbg !271
  call void @llvm.memset.p0i8.i64(i8* align 8 %0, i8 0, i64 56, i1 false), !dbg !271
  %1 = bitcast i8* %0 to %struct.large*, !dbg !271
  %2 = getelementptr inbounds %struct.large, %struct.large* %1, i32 0, i32 0, !dbg !271
  %3 = getelementptr inbounds [5 x i64], [5 x i64]* %2, i32 0, i32 0, !dbg !271
  store i64 1, i64* %3, align 8, !dbg !271
  %4 = getelementptr inbounds [5 x i64], [5 x i64]* %2, i32 0, i32 1, !dbg !271
  store i64 2, i64* %4, align 8, !dbg !271
  %5 = getelementptr inbounds [5 x i64], [5 x i64]* %2, i32 0, i32 2, !dbg !271
  store i64 3, i64* %5, align 8, !dbg !271
  %6 = getelementptr inbounds %struct.large, %struct.large* %1, i32 0, i32 1, !dbg !271
  store double 2.500000e+00, double* %6, align 8, !dbg !271
  %7 = getelementptr inbounds %struct.large, %struct.large* %1, i32 0, i32 2, !dbg !271
  %8 = getelementptr inbounds %struct.small, %struct.small* %7, i32 0, i32 0, !dbg !271
  store i32 4, i32* %8, align 8, !dbg !271
  %9 = getelementptr inbounds %struct.small, %struct.small* %7, i32 0, i32 1, !dbg !271
  store i8 120, i8* %9, align 4, !dbg !271
  call void @llvm.dbg.declare(metadata %struct.bits* %b, metadata !272, metadata !DIExpression()), !dbg !273
  %10 = bitcast %struct.bits* %b to i8*, !dbg !273
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %10, i8* align 8 getelementptr inbounds ({ i8, i8, [2 x i8], i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, [2 x i8] }, { i8, i8, [2 x i8], i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, [2 x i8] }* @__const.main.b, i32 0, i32 0), i64 16, i1 false), !dbg !273
  call void @llvm.dbg.declare(metadata %union.mixed* %m, metadata !274, metadata !DIExpression()), !dbg !275
  %11 = bitcast %union.mixed* %m to i8*, !dbg !276
  call void @llvm.memset.p0i8.i64(i8* align 8 %11, i8 0, i64 56, i1 false), !dbg !276
  %call = call i64 @make_small(i32 noundef 1, i8 noundef signext 99), !dbg !277
  %12 = bitcast %struct.small* %agg.tmp to i64*, !dbg !277
  store i64 %call, i64* %12, align 4, !dbg !277
  %13 = bitcast %struct.small* %agg.tmp to i64*, !dbg !278
  %14 = load i64, i64* %13, align 4, !dbg !278
  call void @make_large(%struct.large* sret(%struct.large) align 8 %tmp, %struct.large* noundef byval(%struct.large) align 8 %l, i64 %14), !dbg !278
  %15 = bitcast %struct.large* %l to i8*, !dbg !278
  %16 = bitcast %struct.large* %tmp to i8*, !dbg !278
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %15, i8* align 8 %16, i64 56, i1 false), !dbg !278
  call void @llvm.dbg.declare(metadata %struct.floats* %f, metadata !279, metadata !DIExpression()), !dbg !280
  %x = getelementptr inbounds %struct.floats, %struct.floats* %.compoundliteral, i32 0, i32 0, !dbg !281
  store float 1.000000e+00, float* %x, align 4, !dbg !281
  %y = getelementptr inbounds %struct.floats, %struct.floats* %.compoundliteral, i32 0, i32 1, !dbg !281
  store float 2.000000e+00, float* %y, align 4, !dbg !281
  %z = getelementptr inbounds %struct.floats, %struct.floats* %.compoundliteral, i32 0, i32 2, !dbg !281
  store float 3.000000e+00, float* %z, align 4, !dbg !281
  %17 = bitcast { <2 x float>, float }* %.compoundliteral.coerce to i8*, !dbg !282
  %18 = bitcast %struct.floats* %.compoundliteral to i8*, !dbg !282
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %17, i8* align 4 %18, i64 12, i1 false), !dbg !282
  %19 = getelementptr inbounds { <2 x float>, float }, { <2 x float>, float }* %.compoundliteral.coerce, i32 0, i32 0, !dbg !282
  %20 = load <2 x float>, <2 x float>* %19, align 4, !dbg !282
  %21 = getelementptr inbounds { <2 x float>, float }, { <2 x float>, float }* %.compoundliteral.coerce, i32 0, i32 1, !dbg !282
  %22 = load float, float* %21, align 4, !dbg !282
  %call1 = call { <2 x float>, float } @scale(<2 x float> %20, float %22, float noundef 0x3FB99999A0000000), !dbg !282
  store { <2 x float>, float } %call1, { <2 x float>, float }* %tmp.coerce, align 8, !dbg !282
  %23 = bitcast %struct.floats* %f to i8*, !dbg !282
  %24 = bitcast { <2 x float>, float }* %tmp.coerce to i8*, !dbg !282
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %23, i8* align 8 %24, i64 12, i1 false), !dbg !282
  call void @nothing(), !dbg !283
  %25 = bitcast %struct.node* %.compoundliteral3 to i8*, !dbg !284
  call void @llvm.memset.p0i8.i64(i8* align 8 %25, i8 0, i64 32, i1 false), !dbg !284
  %visit = getelementptr inbounds %struct.node, %struct.node* %.compoundliteral3, i32 0, i32 1, !dbg !285
  %visit4 = bitcast {}** %visit to void (%struct.node*)**, !dbg !285
  %u = getelementptr inbounds %struct.node, %struct.node* %.compoundliteral3, i32 0, i32 2, !dbg !285
  %i = bitcast %union.anon* %u to i32*, !dbg !286
  store i32 3, i32* %i, align 8, !dbg !286
  call void @visit_all(%struct.node* noundef %.compoundliteral3), !dbg !287
  %call5 = call i32 @bit_fields(%struct.bits* noundef %b, i32 noundef 5), !dbg !288
  %c = getelementptr inbounds %struct.packed, %struct.packed* %.compoundliteral6, i32 0, i32 0, !dbg !289
  store i8 97, i8* %c, align 1, !dbg !289
  %i7 = getelementptr inbounds %struct.packed, %struct.packed* %.compoundliteral6, i32 0, i32 1, !dbg !289
  store i32 70000, i32* %i7, align 1, !dbg !289
  %s = getelementptr inbounds %struct.packed, %struct.packed* %.compoundliteral6, i32 0, i32 2, !dbg !289
  store i16 -1, i16* %s, align 1, !dbg !289
  %call8 = call i32 @unions(%union.mixed* noundef %m, %struct.packed* noundef byval(%struct.packed) align 8 %.compoundliteral6), !dbg !290
  %add = add nsw i32 %call5, %call8, !dbg !291
  %call9 = call i32 @sum(), !dbg !292
  %add10 = add nsw i32 %add, %call9, !dbg !293
  %z11 = getelementptr inbounds %struct.floats, %struct.floats* %f, i32 0, i32 2, !dbg !294
  %26 = load float, float* %z11, align 4, !dbg !294
  %conv = fptosi float %26 to i32, !dbg !295
  %add12 = add nsw i32 %add10, %conv, !dbg !296
  %a = getelementptr inbounds %struct.large, %struct.large* %l, i32 0, i32 0, !dbg !297
  %arrayidx = getelementptr inbounds [5 x i64], [5 x i64]* %a, i64 0, i64 2, !dbg !298
  %27 = load i64, i64* %arrayidx, align 8, !dbg !298
  %conv13 = trunc i64 %27 to i32, !dbg !299
  %add14 = add nsw i32 %add12, %conv13, !dbg !300
  ret i32 %add14, !dbg !301
}

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { argmemonly nofree nounwind willreturn }
attributes #3 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="64" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { argmemonly nofree nounwind willreturn writeonly }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!11, !12, !13, !14, !15, !16, !17}
!llvm.ident = !{!18}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "matrix", scope: !2, file: !3, line: 37, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
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
!14 = !{i32 7, !"PIC Level", i32 2}
!15 = !{i32 7, !"PIE Level", i32 2}
!16 = !{i32 7, !"uwtable", i32 1}
!17 = !{i32 7, !"frame-pointer", i32 2}
!18 = !{!"Debian clang version 14.0.6"}
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
!101 = !DILocation(line: 20, column: 8, scope: !81)
!102 = !DILocation(line: 20, column: 10, scope: !81)
!103 = !DILocation(line: 20, column: 15, scope: !81)
!104 = !DILocation(line: 20, column: 18, scope: !81)
!105 = !DILocation(line: 20, column: 20, scope: !81)
!106 = !DILocation(line: 20, column: 26, scope: !81)
!107 = !DILocation(line: 20, column: 29, scope: !81)
!108 = !DILocation(line: 20, column: 31, scope: !81)
!109 = !DILocation(line: 20, column: 38, scope: !81)
!110 = !DILocation(line: 20, column: 41, scope: !81)
!111 = !DILocation(line: 20, column: 43, scope: !81)
!112 = !DILocation(line: 20, column: 56, scope: !81)
!113 = !DILocation(line: 20, column: 58, scope: !81)
!114 = !DILocation(line: 20, column: 49, scope: !81)
!115 = !DILocation(line: 20, column: 52, scope: !81)
!116 = !DILocation(line: 20, column: 54, scope: !81)
!117 = !DILocation(line: 21, column: 12, scope: !81)
!118 = !DILocation(line: 21, column: 15, scope: !81)
!119 = !DILocation(line: 21, column: 19, scope: !81)
!120 = !DILocation(line: 21, column: 22, scope: !81)
!121 = !DILocation(line: 21, column: 17, scope: !81)
!122 = !DILocation(line: 21, column: 31, scope: !81)
!123 = !DILocation(line: 21, column: 34, scope: !81)
!124 = !DILocation(line: 21, column: 26, scope: !81)
!125 = !DILocation(line: 21, column: 24, scope: !81)
!126 = !DILocation(line: 21, column: 38, scope: !81)
!127 = !DILocation(line: 21, column: 41, scope: !81)
!128 = !DILocation(line: 21, column: 36, scope: !81)
!129 = !DILocation(line: 21, column: 5, scope: !81)
!130 = distinct !DISubprogram(name: "unions", scope: !3, file: !3, line: 24, type: !131, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!131 = !DISubroutineType(types: !132)
!132 = !{!5, !133, !141}
!133 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !134, size: 64)
!134 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "mixed", file: !3, line: 12, size: 448, elements: !135)
!135 = !{!136, !137, !140}
!136 = !DIDerivedType(tag: DW_TAG_member, name: "l", scope: !134, file: !3, line: 12, baseType: !22, size: 448)
!137 = !DIDerivedType(tag: DW_TAG_member, name: "s", scope: !134, file: !3, line: 12, baseType: !138, size: 256)
!138 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, size: 256, elements: !139)
!139 = !{!10}
!140 = !DIDerivedType(tag: DW_TAG_member, name: "d", scope: !134, file: !3, line: 12, baseType: !30, size: 64)
!141 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "packed", file: !3, line: 8, size: 56, elements: !142)
!142 = !{!143, !144, !145}
!143 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !141, file: !3, line: 8, baseType: !36, size: 8)
!144 = !DIDerivedType(tag: DW_TAG_member, name: "i", scope: !141, file: !3, line: 8, baseType: !5, size: 32, offset: 8)
!145 = !DIDerivedType(tag: DW_TAG_member, name: "s", scope: !141, file: !3, line: 8, baseType: !146, size: 16, offset: 40)
!146 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!147 = !DILocalVariable(name: "m", arg: 1, scope: !130, file: !3, line: 24, type: !133)
!148 = !DILocation(line: 24, column: 25, scope: !130)
!149 = !DILocalVariable(name: "p", arg: 2, scope: !130, file: !3, line: 24, type: !141)
!150 = !DILocation(line: 24, column: 42, scope: !130)
!151 = !DILocation(line: 25, column: 5, scope: !130)
!152 = !DILocation(line: 25, column: 8, scope: !130)
!153 = !DILocation(line: 25, column: 28, scope: !130)
!154 = !DILocation(line: 25, column: 33, scope: !130)
!155 = !DILocation(line: 25, column: 15, scope: !130)
!156 = !DILocation(line: 26, column: 5, scope: !130)
!157 = !DILocation(line: 26, column: 8, scope: !130)
!158 = !DILocation(line: 26, column: 23, scope: !130)
!159 = !DILocation(line: 26, column: 26, scope: !130)
!160 = !DILocation(line: 26, column: 29, scope: !130)
!161 = !DILocation(line: 26, column: 32, scope: !130)
!162 = !DILocation(line: 26, column: 12, scope: !130)
!163 = !DILocation(line: 27, column: 17, scope: !130)
!164 = !DILocation(line: 27, column: 20, scope: !130)
!165 = !DILocation(line: 27, column: 12, scope: !130)
!166 = !DILocation(line: 27, column: 26, scope: !130)
!167 = !DILocation(line: 27, column: 24, scope: !130)
!168 = !DILocation(line: 27, column: 22, scope: !130)
!169 = !DILocation(line: 27, column: 28, scope: !130)
!170 = !DILocation(line: 27, column: 5, scope: !130)
!171 = distinct !DISubprogram(name: "make_small", scope: !3, file: !3, line: 14, type: !172, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !37)
!172 = !DISubroutineType(types: !173)
!173 = !{!32, !5, !36}
!174 = !DILocalVariable(name: "a", arg: 1, scope: !171, file: !3, line: 14, type: !5)
!175 = !DILocation(line: 14, column: 36, scope: !171)
!176 = !DILocalVariable(name: "b", arg: 2, scope: !171, file: !3, line: 14, type: !36)
!177 = !DILocation(line: 14, column: 44, scope: !171)
!178 = !DILocation(line: 14, column: 70, scope: !171)
!179 = !DILocation(line: 14, column: 71, scope: !171)
!180 = !DILocation(line: 14, column: 74, scope: !171)
!181 = !DILocation(line: 14, column: 49, scope: !171)
!182 = distinct !DISubprogram(name: "visit_all", scope: !3, file: !3, line: 30, type: !183, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!183 = !DISubroutineType(types: !184)
!184 = !{null, !185}
!185 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !186, size: 64)
!186 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 11, size: 256, elements: !187)
!187 = !{!188, !189, !191}
!188 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !186, file: !3, line: 11, baseType: !185, size: 64)
!189 = !DIDerivedType(tag: DW_TAG_member, name: "visit", scope: !186, file: !3, line: 11, baseType: !190, size: 64, offset: 64)
!190 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !183, size: 64)
!191 = !DIDerivedType(tag: DW_TAG_member, name: "u", scope: !186, file: !3, line: 11, baseType: !192, size: 96, offset: 128)
!192 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !186, file: !3, line: 11, size: 96, elements: !193)
!193 = !{!194, !195, !196}
!194 = !DIDerivedType(tag: DW_TAG_member, name: "i", scope: !192, file: !3, line: 11, baseType: !5, size: 32)
!195 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !192, file: !3, line: 11, baseType: !55, size: 32)
!196 = !DIDerivedType(tag: DW_TAG_member, name: "bytes", scope: !192, file: !3, line: 11, baseType: !197, size: 96)
!197 = !DICompositeType(tag: DW_TAG_array_type, baseType: !36, size: 96, elements: !198)
!198 = !{!199}
!199 = !DISubrange(count: 12)
!200 = !DILocalVariable(name: "n", arg: 1, scope: !182, file: !3, line: 30, type: !185)
!201 = !DILocation(line: 30, column: 29, scope: !182)
!202 = !DILocation(line: 31, column: 5, scope: !182)
!203 = !DILocation(line: 31, column: 12, scope: !204)
!204 = distinct !DILexicalBlock(scope: !205, file: !3, line: 31, column: 5)
!205 = distinct !DILexicalBlock(scope: !182, file: !3, line: 31, column: 5)
!206 = !DILocation(line: 31, column: 5, scope: !205)
!207 = !DILocation(line: 32, column: 13, scope: !208)
!208 = distinct !DILexicalBlock(scope: !209, file: !3, line: 32, column: 13)
!209 = distinct !DILexicalBlock(scope: !204, file: !3, line: 31, column: 28)
!210 = !DILocation(line: 32, column: 16, scope: !208)
!211 = !DILocation(line: 32, column: 13, scope: !209)
!212 = !DILocation(line: 32, column: 23, scope: !208)
!213 = !DILocation(line: 32, column: 26, scope: !208)
!214 = !DILocation(line: 32, column: 32, scope: !208)
!215 = !DILocation(line: 33, column: 9, scope: !209)
!216 = !DILocation(line: 33, column: 12, scope: !209)
!217 = !DILocation(line: 33, column: 14, scope: !209)
!218 = !DILocation(line: 33, column: 20, scope: !209)
!219 = !DILocation(line: 33, column: 23, scope: !209)
!220 = !DILocation(line: 33, column: 25, scope: !209)
!221 = !DILocation(line: 33, column: 27, scope: !209)
!222 = !DILocation(line: 33, column: 31, scope: !209)
!223 = !DILocation(line: 34, column: 5, scope: !209)
!224 = !DILocation(line: 31, column: 19, scope: !204)
!225 = !DILocation(line: 31, column: 22, scope: !204)
!226 = !DILocation(line: 31, column: 17, scope: !204)
!227 = !DILocation(line: 31, column: 5, scope: !204)
!228 = distinct !{!228, !206, !229, !230}
!229 = !DILocation(line: 34, column: 5, scope: !205)
!230 = !{!"llvm.loop.mustprogress"}
!231 = !DILocation(line: 35, column: 1, scope: !182)
!232 = distinct !DISubprogram(name: "sum", scope: !3, file: !3, line: 38, type: !233, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!233 = !DISubroutineType(types: !4)
!234 = !DILocalVariable(name: "total", scope: !232, file: !3, line: 39, type: !5)
!235 = !DILocation(line: 39, column: 9, scope: !232)
!236 = !DILocalVariable(name: "i", scope: !237, file: !3, line: 40, type: !238)
!237 = distinct !DILexicalBlock(scope: !232, file: !3, line: 40, column: 5)
!238 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !239, line: 46, baseType: !92)
!239 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "", checksumkind: CSK_MD5, checksum: "2499dd2361b915724b073282bea3a7bc")
!240 = !DILocation(line: 40, column: 17, scope: !237)
!241 = !DILocation(line: 40, column: 10, scope: !237)
!242 = !DILocation(line: 40, column: 24, scope: !243)
!243 = distinct !DILexicalBlock(scope: !237, file: !3, line: 40, column: 5)
!244 = !DILocation(line: 40, column: 26, scope: !243)
!245 = !DILocation(line: 40, column: 5, scope: !237)
!246 = !DILocalVariable(name: "j", scope: !247, file: !3, line: 41, type: !238)
!247 = distinct !DILexicalBlock(scope: !243, file: !3, line: 41, column: 9)
!248 = !DILocation(line: 41, column: 21, scope: !247)
!249 = !DILocation(line: 41, column: 14, scope: !247)
!250 = !DILocation(line: 41, column: 28, scope: !251)
!251 = distinct !DILexicalBlock(scope: !247, file: !3, line: 41, column: 9)
!252 = !DILocation(line: 41, column: 30, scope: !251)
!253 = !DILocation(line: 41, column: 9, scope: !247)
!254 = !DILocation(line: 41, column: 56, scope: !251)
!255 = !DILocation(line: 41, column: 49, scope: !251)
!256 = !DILocation(line: 41, column: 59, scope: !251)
!257 = !DILocation(line: 41, column: 46, scope: !251)
!258 = !DILocation(line: 41, column: 40, scope: !251)
!259 = !DILocation(line: 41, column: 36, scope: !251)
!260 = !DILocation(line: 41, column: 9, scope: !251)
!261 = distinct !{!261, !253, !262, !230}
!262 = !DILocation(line: 41, column: 60, scope: !247)
!263 = !DILocation(line: 40, column: 32, scope: !243)
!264 = !DILocation(line: 40, column: 5, scope: !243)
!265 = distinct !{!265, !245, !266, !230}
!266 = !DILocation(line: 41, column: 60, scope: !237)
!267 = !DILocation(line: 42, column: 12, scope: !232)
!268 = !DILocation(line: 42, column: 5, scope: !232)
!269 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 45, type: !233, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!270 = !DILocalVariable(name: "l", scope: !269, file: !3, line: 46, type: !22)
!271 = !DILocation(line: 46, column: 18, scope: !269)
!272 = !DILocalVariable(name: "b", scope: !269, file: !3, line: 47, type: !85)
!273 = !DILocation(line: 47, column: 17, scope: !269)
!274 = !DILocalVariable(name: "m", scope: !269, file: !3, line: 48, type: !134)
!275 = !DILocation(line: 48, column: 17, scope: !269)
!276 = !DILocation(line: 49, column: 5, scope: !269)
!277 = !DILocation(line: 50, column: 23, scope: !269)
!278 = !DILocation(line: 50, column: 9, scope: !269)
!279 = !DILocalVariable(name: "f", scope: !269, file: !3, line: 51, type: !52)
!280 = !DILocation(line: 51, column: 19, scope: !269)
!281 = !DILocation(line: 51, column: 44, scope: !269)
!282 = !DILocation(line: 51, column: 23, scope: !269)
!283 = !DILocation(line: 52, column: 5, scope: !269)
!284 = !DILocation(line: 53, column: 16, scope: !269)
!285 = !DILocation(line: 53, column: 29, scope: !269)
!286 = !DILocation(line: 53, column: 32, scope: !269)
!287 = !DILocation(line: 53, column: 5, scope: !269)
!288 = !DILocation(line: 54, column: 12, scope: !269)
!289 = !DILocation(line: 54, column: 58, scope: !269)
!290 = !DILocation(line: 54, column: 32, scope: !269)
!291 = !DILocation(line: 54, column: 30, scope: !269)
!292 = !DILocation(line: 54, column: 78, scope: !269)
!293 = !DILocation(line: 54, column: 76, scope: !269)
!294 = !DILocation(line: 54, column: 93, scope: !269)
!295 = !DILocation(line: 54, column: 86, scope: !269)
!296 = !DILocation(line: 54, column: 84, scope: !269)
!297 = !DILocation(line: 54, column: 104, scope: !269)
!298 = !DILocation(line: 54, column: 102, scope: !269)
!299 = !DILocation(line: 54, column: 97, scope: !269)
!300 = !DILocation(line: 54, column: 95, scope: !269)
!301 = !DILocation(line: 54, column: 5, scope: !269)
