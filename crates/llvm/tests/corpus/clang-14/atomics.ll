; ModuleID = 'atomics.c'
source_filename = "atomics.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.atomic_flag = type { i8 }
%struct.pair = type { i32, i32 }
%struct.triple = type { i64, i64, i64 }

@lock = dso_local global %struct.atomic_flag zeroinitializer, align 1, !dbg !0
@x = dso_local global i32 0, align 4, !dbg !16
@both = dso_local global i32 0, align 4, !dbg !65
@pair = dso_local global %struct.pair zeroinitializer, align 8, !dbg !21
@triple = dso_local global %struct.triple zeroinitializer, align 8, !dbg !28
@pointer = dso_local global i8* null, align 8, !dbg !45
@plain = dso_local global i64 0, align 8, !dbg !68
@flag = dso_local global i8 0, align 1, !dbg !49
@wide = dso_local global i64 0, align 8, !dbg !58
@byte = dso_local global i8 0, align 1, !dbg !54
@real = dso_local global float 0.000000e+00, align 4, !dbg !37
@twice = dso_local global double 0.000000e+00, align 8, !dbg !41
@__const.exchanges.p = private unnamed_addr constant %struct.pair { i32 1, i32 2 }, align 4

; Function Attrs: noinline nounwind uwtable
define dso_local void @loads_and_stores() #0 !dbg !82 {
entry:
  %a = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %atomic-temp1 = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %.atomictmp3 = alloca i32, align 4
  %p = alloca %struct.pair, align 4
  %agg.tmp.ensured = alloca %struct.pair, align 8
  %agg.tmp.ensured8 = alloca %struct.triple, align 8
  %.atomictmp10 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i32* %a, metadata !86, metadata !DIExpression()), !dbg !87
  %0 = load atomic i32, i32* @x monotonic, align 4, !dbg !88
  store i32 %0, i32* %atomic-temp, align 4, !dbg !88
  %1 = load i32, i32* %atomic-temp, align 4, !dbg !88
  %2 = load atomic i32, i32* @x acquire, align 4, !dbg !89
  store i32 %2, i32* %atomic-temp1, align 4, !dbg !89
  %3 = load i32, i32* %atomic-temp1, align 4, !dbg !89
  %add = add nsw i32 %1, %3, !dbg !90
  %atomic-load = load atomic i32, i32* @x seq_cst, align 4, !dbg !91
  %add2 = add nsw i32 %add, %atomic-load, !dbg !92
  store i32 %add2, i32* %a, align 4, !dbg !87
  %4 = load i32, i32* %a, align 4, !dbg !93
  store i32 %4, i32* %.atomictmp, align 4, !dbg !94
  %5 = load i32, i32* %.atomictmp, align 4, !dbg !94
  store atomic i32 %5, i32* @x monotonic, align 4, !dbg !94
  %6 = load i32, i32* %a, align 4, !dbg !95
  store i32 %6, i32* %.atomictmp3, align 4, !dbg !96
  %7 = load i32, i32* %.atomictmp3, align 4, !dbg !96
  store atomic i32 %7, i32* @x release, align 4, !dbg !96
  %8 = load i32, i32* %a, align 4, !dbg !97
  store atomic i32 %8, i32* @x seq_cst, align 4, !dbg !98
  %atomic-load4 = load atomic volatile i32, i32* @both seq_cst, align 4, !dbg !99
  %add5 = add nsw i32 %atomic-load4, 1, !dbg !100
  store atomic volatile i32 %add5, i32* @both seq_cst, align 4, !dbg !101
  call void @llvm.dbg.declare(metadata %struct.pair* %p, metadata !102, metadata !DIExpression()), !dbg !103
  %atomic-load6 = load atomic i64, i64* bitcast (%struct.pair* @pair to i64*) seq_cst, align 8, !dbg !104
  %9 = bitcast %struct.pair* %p to i64*, !dbg !104
  store i64 %atomic-load6, i64* %9, align 4, !dbg !104
  %a7 = getelementptr inbounds %struct.pair, %struct.pair* %p, i32 0, i32 0, !dbg !105
  %10 = load i32, i32* %a7, align 4, !dbg !106
  %inc = add nsw i32 %10, 1, !dbg !106
  store i32 %inc, i32* %a7, align 4, !dbg !106
  %11 = bitcast %struct.pair* %agg.tmp.ensured to i8*, !dbg !107
  %12 = bitcast %struct.pair* %p to i8*, !dbg !107
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %11, i8* align 4 %12, i64 8, i1 false), !dbg !107
  %13 = bitcast %struct.pair* %agg.tmp.ensured to i64*, !dbg !108
  %14 = load i64, i64* %13, align 8, !dbg !108
  store atomic i64 %14, i64* bitcast (%struct.pair* @pair to i64*) seq_cst, align 8, !dbg !108
  %a9 = getelementptr inbounds %struct.triple, %struct.triple* %agg.tmp.ensured8, i32 0, i32 0, !dbg !109
  store i64 1, i64* %a9, align 8, !dbg !109
  %b = getelementptr inbounds %struct.triple, %struct.triple* %agg.tmp.ensured8, i32 0, i32 1, !dbg !109
  store i64 2, i64* %b, align 8, !dbg !109
  %c = getelementptr inbounds %struct.triple, %struct.triple* %agg.tmp.ensured8, i32 0, i32 2, !dbg !109
  store i64 3, i64* %c, align 8, !dbg !109
  %15 = bitcast %struct.triple* %agg.tmp.ensured8 to i8*, !dbg !110
  call void @__atomic_store(i64 noundef 24, i8* noundef bitcast (%struct.triple* @triple to i8*), i8* noundef %15, i32 noundef 5), !dbg !110
  store i8* bitcast (i64* @plain to i8*), i8** %.atomictmp10, align 8, !dbg !111
  %16 = bitcast i8** %.atomictmp10 to i64*, !dbg !111
  %17 = load i64, i64* %16, align 8, !dbg !111
  store atomic i64 %17, i64* bitcast (i8** @pointer to i64*) seq_cst, align 8, !dbg !111
  store i8 1, i8* @flag, align 1, !dbg !112
  ret void, !dbg !113
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: nounwind willreturn
declare void @__atomic_store(i64, i8*, i8*, i32) #3

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @updates() #0 !dbg !114 {
entry:
  %total = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %.atomictmp1 = alloca i32, align 4
  %atomic-temp2 = alloca i32, align 4
  %.atomictmp3 = alloca i32, align 4
  %atomic-temp4 = alloca i32, align 4
  %.atomictmp6 = alloca i32, align 4
  %atomic-temp7 = alloca i32, align 4
  %.atomictmp9 = alloca i32, align 4
  %atomic-temp10 = alloca i32, align 4
  %.atomictmp12 = alloca i32, align 4
  %atomic-temp13 = alloca i32, align 4
  %.atomictmp24 = alloca i64, align 8
  %atomic-temp25 = alloca i64, align 8
  %.atomictmp26 = alloca i64, align 8
  %atomic-temp27 = alloca i64, align 8
  %.atomictmp29 = alloca i64, align 8
  %atomic-temp30 = alloca i64, align 8
  %.atomictmp33 = alloca i64, align 8
  %atomic-temp34 = alloca i64, align 8
  %.atomictmp38 = alloca i8*, align 8
  %atomic-temp39 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i32* %total, metadata !117, metadata !DIExpression()), !dbg !118
  store i32 1, i32* %.atomictmp, align 4, !dbg !119
  %0 = load i32, i32* %.atomictmp, align 4, !dbg !119
  %1 = atomicrmw add i32* @x, i32 %0 seq_cst, align 4, !dbg !119
  store i32 %1, i32* %atomic-temp, align 4, !dbg !119
  %2 = load i32, i32* %atomic-temp, align 4, !dbg !119
  store i32 2, i32* %.atomictmp1, align 4, !dbg !120
  %3 = load i32, i32* %.atomictmp1, align 4, !dbg !120
  %4 = atomicrmw sub i32* @x, i32 %3 monotonic, align 4, !dbg !120
  store i32 %4, i32* %atomic-temp2, align 4, !dbg !120
  %5 = load i32, i32* %atomic-temp2, align 4, !dbg !120
  %add = add nsw i32 %2, %5, !dbg !121
  store i32 3, i32* %.atomictmp3, align 4, !dbg !122
  %6 = load i32, i32* %.atomictmp3, align 4, !dbg !122
  %7 = atomicrmw and i32* @x, i32 %6 acquire, align 4, !dbg !122
  store i32 %7, i32* %atomic-temp4, align 4, !dbg !122
  %8 = load i32, i32* %atomic-temp4, align 4, !dbg !122
  %add5 = add nsw i32 %add, %8, !dbg !123
  store i32 4, i32* %.atomictmp6, align 4, !dbg !124
  %9 = load i32, i32* %.atomictmp6, align 4, !dbg !124
  %10 = atomicrmw or i32* @x, i32 %9 release, align 4, !dbg !124
  store i32 %10, i32* %atomic-temp7, align 4, !dbg !124
  %11 = load i32, i32* %atomic-temp7, align 4, !dbg !124
  %add8 = add nsw i32 %add5, %11, !dbg !125
  store i32 5, i32* %.atomictmp9, align 4, !dbg !126
  %12 = load i32, i32* %.atomictmp9, align 4, !dbg !126
  %13 = atomicrmw xor i32* @x, i32 %12 acq_rel, align 4, !dbg !126
  store i32 %13, i32* %atomic-temp10, align 4, !dbg !126
  %14 = load i32, i32* %atomic-temp10, align 4, !dbg !126
  %add11 = add nsw i32 %add8, %14, !dbg !127
  store i32 6, i32* %.atomictmp12, align 4, !dbg !128
  %15 = load i32, i32* %.atomictmp12, align 4, !dbg !128
  %16 = atomicrmw xchg i32* @x, i32 %15 seq_cst, align 4, !dbg !128
  store i32 %16, i32* %atomic-temp13, align 4, !dbg !128
  %17 = load i32, i32* %atomic-temp13, align 4, !dbg !128
  %add14 = add nsw i32 %add11, %17, !dbg !129
  store i32 %add14, i32* %total, align 4, !dbg !118
  %18 = atomicrmw add i32* @x, i32 1 seq_cst, align 4, !dbg !130
  %19 = atomicrmw sub i32* @x, i32 1 seq_cst, align 4, !dbg !131
  %20 = sub i32 %19, 1, !dbg !131
  %21 = atomicrmw add i32* @x, i32 3 seq_cst, align 4, !dbg !132
  %22 = add i32 %21, 3, !dbg !132
  %atomic-load = load atomic i32, i32* @x seq_cst, align 4, !dbg !133
  br label %atomic_op, !dbg !133

atomic_op:                                        ; preds = %atomic_op, %entry
  %23 = phi i32 [ %atomic-load, %entry ], [ %25, %atomic_op ], !dbg !133
  %mul = mul nsw i32 %23, 2, !dbg !133
  %24 = cmpxchg i32* @x, i32 %23, i32 %mul seq_cst seq_cst, align 4, !dbg !133
  %25 = extractvalue { i32, i1 } %24, 0, !dbg !133
  %26 = extractvalue { i32, i1 } %24, 1, !dbg !133
  br i1 %26, label %atomic_cont, label %atomic_op, !dbg !133

atomic_cont:                                      ; preds = %atomic_op
  %27 = atomicrmw or i32* @x, i32 8 seq_cst, align 4, !dbg !134
  %28 = or i32 %27, 8, !dbg !134
  %29 = atomicrmw sub i64* @wide, i64 1 seq_cst, align 8, !dbg !135
  %30 = sub i64 %29, 1, !dbg !135
  %31 = atomicrmw add i8* @byte, i8 1 seq_cst, align 1, !dbg !136
  %atomic-load15 = load atomic i8, i8* @flag seq_cst, align 1, !dbg !137
  %tobool = trunc i8 %atomic-load15 to i1, !dbg !137
  %lnot = xor i1 %tobool, true, !dbg !138
  %frombool = zext i1 %lnot to i8, !dbg !139
  store atomic i8 %frombool, i8* @flag seq_cst, align 1, !dbg !139
  %atomic-load17 = load atomic i32, i32* bitcast (float* @real to i32*) seq_cst, align 4, !dbg !140
  %32 = bitcast i32 %atomic-load17 to float, !dbg !140
  br label %atomic_op16, !dbg !140

atomic_op16:                                      ; preds = %atomic_op16, %atomic_cont
  %33 = phi float [ %32, %atomic_cont ], [ %39, %atomic_op16 ], !dbg !140
  %add18 = fadd float %33, 1.500000e+00, !dbg !140
  %34 = bitcast float %33 to i32, !dbg !140
  %35 = bitcast float %add18 to i32, !dbg !140
  %36 = cmpxchg i32* bitcast (float* @real to i32*), i32 %34, i32 %35 seq_cst seq_cst, align 4, !dbg !140
  %37 = extractvalue { i32, i1 } %36, 0, !dbg !140
  %38 = extractvalue { i32, i1 } %36, 1, !dbg !140
  %39 = bitcast i32 %37 to float, !dbg !140
  br i1 %38, label %atomic_cont19, label %atomic_op16, !dbg !140

atomic_cont19:                                    ; preds = %atomic_op16
  %atomic-load21 = load atomic i64, i64* bitcast (double* @twice to i64*) seq_cst, align 8, !dbg !141
  %40 = bitcast i64 %atomic-load21 to double, !dbg !141
  br label %atomic_op20, !dbg !141

atomic_op20:                                      ; preds = %atomic_op20, %atomic_cont19
  %41 = phi double [ %40, %atomic_cont19 ], [ %47, %atomic_op20 ], !dbg !141
  %mul22 = fmul double %41, 2.000000e+00, !dbg !141
  %42 = bitcast double %41 to i64, !dbg !141
  %43 = bitcast double %mul22 to i64, !dbg !141
  %44 = cmpxchg i64* bitcast (double* @twice to i64*), i64 %42, i64 %43 seq_cst seq_cst, align 8, !dbg !141
  %45 = extractvalue { i64, i1 } %44, 0, !dbg !141
  %46 = extractvalue { i64, i1 } %44, 1, !dbg !141
  %47 = bitcast i64 %45 to double, !dbg !141
  br i1 %46, label %atomic_cont23, label %atomic_op20, !dbg !141

atomic_cont23:                                    ; preds = %atomic_op20
  store i64 1, i64* %.atomictmp24, align 8, !dbg !142
  %48 = load i64, i64* %.atomictmp24, align 8, !dbg !142
  %49 = atomicrmw nand i64* @plain, i64 %48 seq_cst, align 8, !dbg !142
  store i64 %49, i64* %atomic-temp25, align 8, !dbg !142
  %50 = load i64, i64* %atomic-temp25, align 8, !dbg !142
  store i64 2, i64* %.atomictmp26, align 8, !dbg !143
  %51 = load i64, i64* %.atomictmp26, align 8, !dbg !143
  %52 = atomicrmw max i64* @plain, i64 %51 monotonic, align 8, !dbg !143
  store i64 %52, i64* %atomic-temp27, align 8, !dbg !143
  %53 = load i64, i64* %atomic-temp27, align 8, !dbg !143
  %add28 = add nsw i64 %50, %53, !dbg !144
  store i64 3, i64* %.atomictmp29, align 8, !dbg !145
  %54 = load i64, i64* %.atomictmp29, align 8, !dbg !145
  %55 = atomicrmw min i64* @plain, i64 %54 acq_rel, align 8, !dbg !145
  store i64 %55, i64* %atomic-temp30, align 8, !dbg !145
  %56 = load i64, i64* %atomic-temp30, align 8, !dbg !145
  %add31 = add nsw i64 %add28, %56, !dbg !146
  %57 = atomicrmw add i64* @plain, i64 4 seq_cst, align 8, !dbg !147
  %add32 = add nsw i64 %add31, %57, !dbg !148
  store i64 1, i64* %.atomictmp33, align 8, !dbg !149
  %58 = load i64, i64* %.atomictmp33, align 8, !dbg !149
  %59 = atomicrmw add i64* @plain, i64 %58 release, align 8, !dbg !149
  %60 = add i64 %59, %58, !dbg !149
  store i64 %60, i64* %atomic-temp34, align 8, !dbg !149
  %61 = load i64, i64* %atomic-temp34, align 8, !dbg !149
  %add35 = add nsw i64 %add32, %61, !dbg !150
  %62 = load i32, i32* %total, align 4, !dbg !151
  %conv = sext i32 %62 to i64, !dbg !151
  %add36 = add nsw i64 %conv, %add35, !dbg !151
  %conv37 = trunc i64 %add36 to i32, !dbg !151
  store i32 %conv37, i32* %total, align 4, !dbg !151
  %63 = load i32, i32* %total, align 4, !dbg !152
  store i8* null, i8** %.atomictmp38, align 8, !dbg !153
  %64 = bitcast i8** %.atomictmp38 to i64*, !dbg !153
  %65 = bitcast i8** %atomic-temp39 to i64*, !dbg !153
  %66 = load i64, i64* %64, align 8, !dbg !153
  %67 = atomicrmw xchg i64* bitcast (i8** @pointer to i64*), i64 %66 seq_cst, align 8, !dbg !153
  store i64 %67, i64* %65, align 8, !dbg !153
  %68 = bitcast i64* %65 to i8**, !dbg !153
  %69 = load i8*, i8** %68, align 8, !dbg !153
  %cmp = icmp ne i8* %69, null, !dbg !154
  %conv40 = zext i1 %cmp to i32, !dbg !154
  %add41 = add nsw i32 %63, %conv40, !dbg !155
  ret i32 %add41, !dbg !156
}

; Function Attrs: noinline nounwind uwtable
define dso_local zeroext i1 @exchanges(i32 noundef %expected, i32 noundef %order) #0 !dbg !157 {
entry:
  %expected.addr = alloca i32, align 4
  %order.addr = alloca i32, align 4
  %ok = alloca i8, align 1
  %.atomictmp = alloca i32, align 4
  %cmpxchg.bool = alloca i8, align 1
  %.atomictmp2 = alloca i32, align 4
  %cmpxchg.bool3 = alloca i8, align 1
  %.atomictmp12 = alloca i32, align 4
  %cmpxchg.bool13 = alloca i8, align 1
  %.atomictmp24 = alloca i32, align 4
  %cmpxchg.bool25 = alloca i8, align 1
  %p = alloca %struct.pair, align 4
  %.atomictmp48 = alloca %struct.pair, align 4
  %cmpxchg.bool49 = alloca i8, align 1
  store i32 %expected, i32* %expected.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %expected.addr, metadata !161, metadata !DIExpression()), !dbg !162
  store i32 %order, i32* %order.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %order.addr, metadata !163, metadata !DIExpression()), !dbg !164
  call void @llvm.dbg.declare(metadata i8* %ok, metadata !165, metadata !DIExpression()), !dbg !166
  store i32 7, i32* %.atomictmp, align 4, !dbg !167
  %0 = load i32, i32* %expected.addr, align 4, !dbg !167
  %1 = load i32, i32* %.atomictmp, align 4, !dbg !167
  %2 = cmpxchg i32* @x, i32 %0, i32 %1 seq_cst seq_cst, align 4, !dbg !167
  %3 = extractvalue { i32, i1 } %2, 0, !dbg !167
  %4 = extractvalue { i32, i1 } %2, 1, !dbg !167
  br i1 %4, label %cmpxchg.continue, label %cmpxchg.store_expected, !dbg !167

cmpxchg.store_expected:                           ; preds = %entry
  store i32 %3, i32* %expected.addr, align 4, !dbg !167
  br label %cmpxchg.continue, !dbg !167

cmpxchg.continue:                                 ; preds = %cmpxchg.store_expected, %entry
  %frombool = zext i1 %4 to i8, !dbg !167
  store i8 %frombool, i8* %cmpxchg.bool, align 1, !dbg !167
  %5 = load i8, i8* %cmpxchg.bool, align 1, !dbg !167
  %tobool = trunc i8 %5 to i1, !dbg !167
  %frombool1 = zext i1 %tobool to i8, !dbg !166
  store i8 %frombool1, i8* %ok, align 1, !dbg !166
  store i32 8, i32* %.atomictmp2, align 4, !dbg !168
  %6 = load i32, i32* %expected.addr, align 4, !dbg !168
  %7 = load i32, i32* %.atomictmp2, align 4, !dbg !168
  %8 = cmpxchg weak i32* @x, i32 %6, i32 %7 acq_rel acquire, align 4, !dbg !168
  %9 = extractvalue { i32, i1 } %8, 0, !dbg !168
  %10 = extractvalue { i32, i1 } %8, 1, !dbg !168
  br i1 %10, label %cmpxchg.continue5, label %cmpxchg.store_expected4, !dbg !168

cmpxchg.store_expected4:                          ; preds = %cmpxchg.continue
  store i32 %9, i32* %expected.addr, align 4, !dbg !168
  br label %cmpxchg.continue5, !dbg !168

cmpxchg.continue5:                                ; preds = %cmpxchg.store_expected4, %cmpxchg.continue
  %frombool6 = zext i1 %10 to i8, !dbg !168
  store i8 %frombool6, i8* %cmpxchg.bool3, align 1, !dbg !168
  %11 = load i8, i8* %cmpxchg.bool3, align 1, !dbg !168
  %tobool7 = trunc i8 %11 to i1, !dbg !168
  %conv = zext i1 %tobool7 to i32, !dbg !168
  %12 = load i8, i8* %ok, align 1, !dbg !169
  %tobool8 = trunc i8 %12 to i1, !dbg !169
  %conv9 = zext i1 %tobool8 to i32, !dbg !169
  %or = or i32 %conv9, %conv, !dbg !169
  %tobool10 = icmp ne i32 %or, 0, !dbg !169
  %frombool11 = zext i1 %tobool10 to i8, !dbg !169
  store i8 %frombool11, i8* %ok, align 1, !dbg !169
  store i32 9, i32* %.atomictmp12, align 4, !dbg !170
  %13 = load i32, i32* %expected.addr, align 4, !dbg !170
  %14 = load i32, i32* %.atomictmp12, align 4, !dbg !170
  %15 = cmpxchg i32* @x, i32 %13, i32 %14 release monotonic, align 4, !dbg !170
  %16 = extractvalue { i32, i1 } %15, 0, !dbg !170
  %17 = extractvalue { i32, i1 } %15, 1, !dbg !170
  br i1 %17, label %cmpxchg.continue15, label %cmpxchg.store_expected14, !dbg !170

cmpxchg.store_expected14:                         ; preds = %cmpxchg.continue5
  store i32 %16, i32* %expected.addr, align 4, !dbg !170
  br label %cmpxchg.continue15, !dbg !170

cmpxchg.continue15:                               ; preds = %cmpxchg.store_expected14, %cmpxchg.continue5
  %frombool16 = zext i1 %17 to i8, !dbg !170
  store i8 %frombool16, i8* %cmpxchg.bool13, align 1, !dbg !170
  %18 = load i8, i8* %cmpxchg.bool13, align 1, !dbg !170
  %tobool17 = trunc i8 %18 to i1, !dbg !170
  %conv18 = zext i1 %tobool17 to i32, !dbg !170
  %19 = load i8, i8* %ok, align 1, !dbg !171
  %tobool19 = trunc i8 %19 to i1, !dbg !171
  %conv20 = zext i1 %tobool19 to i32, !dbg !171
  %or21 = or i32 %conv20, %conv18, !dbg !171
  %tobool22 = icmp ne i32 %or21, 0, !dbg !171
  %frombool23 = zext i1 %tobool22 to i8, !dbg !171
  store i8 %frombool23, i8* %ok, align 1, !dbg !171
  %20 = load i32, i32* %order.addr, align 4, !dbg !172
  store i32 10, i32* %.atomictmp24, align 4, !dbg !173
  switch i32 %20, label %monotonic [
    i32 1, label %acquire
    i32 2, label %acquire
    i32 3, label %release
    i32 4, label %acqrel
    i32 5, label %seqcst
  ], !dbg !173

monotonic:                                        ; preds = %cmpxchg.continue15
  %21 = load i32, i32* %expected.addr, align 4, !dbg !173
  %22 = load i32, i32* %.atomictmp24, align 4, !dbg !173
  %23 = cmpxchg i32* @x, i32 %21, i32 %22 monotonic monotonic, align 4, !dbg !173
  %24 = extractvalue { i32, i1 } %23, 0, !dbg !173
  %25 = extractvalue { i32, i1 } %23, 1, !dbg !173
  br i1 %25, label %cmpxchg.continue27, label %cmpxchg.store_expected26, !dbg !173

acquire:                                          ; preds = %cmpxchg.continue15, %cmpxchg.continue15
  %26 = load i32, i32* %expected.addr, align 4, !dbg !173
  %27 = load i32, i32* %.atomictmp24, align 4, !dbg !173
  %28 = cmpxchg i32* @x, i32 %26, i32 %27 acquire monotonic, align 4, !dbg !173
  %29 = extractvalue { i32, i1 } %28, 0, !dbg !173
  %30 = extractvalue { i32, i1 } %28, 1, !dbg !173
  br i1 %30, label %cmpxchg.continue30, label %cmpxchg.store_expected29, !dbg !173

release:                                          ; preds = %cmpxchg.continue15
  %31 = load i32, i32* %expected.addr, align 4, !dbg !173
  %32 = load i32, i32* %.atomictmp24, align 4, !dbg !173
  %33 = cmpxchg i32* @x, i32 %31, i32 %32 release monotonic, align 4, !dbg !173
  %34 = extractvalue { i32, i1 } %33, 0, !dbg !173
  %35 = extractvalue { i32, i1 } %33, 1, !dbg !173
  br i1 %35, label %cmpxchg.continue33, label %cmpxchg.store_expected32, !dbg !173

acqrel:                                           ; preds = %cmpxchg.continue15
  %36 = load i32, i32* %expected.addr, align 4, !dbg !173
  %37 = load i32, i32* %.atomictmp24, align 4, !dbg !173
  %38 = cmpxchg i32* @x, i32 %36, i32 %37 acq_rel monotonic, align 4, !dbg !173
  %39 = extractvalue { i32, i1 } %38, 0, !dbg !173
  %40 = extractvalue { i32, i1 } %38, 1, !dbg !173
  br i1 %40, label %cmpxchg.continue36, label %cmpxchg.store_expected35, !dbg !173

seqcst:                                           ; preds = %cmpxchg.continue15
  %41 = load i32, i32* %expected.addr, align 4, !dbg !173
  %42 = load i32, i32* %.atomictmp24, align 4, !dbg !173
  %43 = cmpxchg i32* @x, i32 %41, i32 %42 seq_cst monotonic, align 4, !dbg !173
  %44 = extractvalue { i32, i1 } %43, 0, !dbg !173
  %45 = extractvalue { i32, i1 } %43, 1, !dbg !173
  br i1 %45, label %cmpxchg.continue39, label %cmpxchg.store_expected38, !dbg !173

atomic.continue:                                  ; preds = %cmpxchg.continue39, %cmpxchg.continue36, %cmpxchg.continue33, %cmpxchg.continue30, %cmpxchg.continue27
  %46 = load i8, i8* %cmpxchg.bool25, align 1, !dbg !173
  %tobool41 = trunc i8 %46 to i1, !dbg !173
  %conv42 = zext i1 %tobool41 to i32, !dbg !173
  %47 = load i8, i8* %ok, align 1, !dbg !174
  %tobool43 = trunc i8 %47 to i1, !dbg !174
  %conv44 = zext i1 %tobool43 to i32, !dbg !174
  %or45 = or i32 %conv44, %conv42, !dbg !174
  %tobool46 = icmp ne i32 %or45, 0, !dbg !174
  %frombool47 = zext i1 %tobool46 to i8, !dbg !174
  store i8 %frombool47, i8* %ok, align 1, !dbg !174
  call void @llvm.dbg.declare(metadata %struct.pair* %p, metadata !175, metadata !DIExpression()), !dbg !176
  %48 = bitcast %struct.pair* %p to i8*, !dbg !176
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %48, i8* align 4 bitcast (%struct.pair* @__const.exchanges.p to i8*), i64 8, i1 false), !dbg !176
  %a = getelementptr inbounds %struct.pair, %struct.pair* %.atomictmp48, i32 0, i32 0, !dbg !177
  store i32 3, i32* %a, align 4, !dbg !177
  %b = getelementptr inbounds %struct.pair, %struct.pair* %.atomictmp48, i32 0, i32 1, !dbg !177
  store i32 4, i32* %b, align 4, !dbg !177
  %49 = bitcast %struct.pair* %p to i64*, !dbg !177
  %50 = bitcast %struct.pair* %.atomictmp48 to i64*, !dbg !177
  %51 = load i64, i64* %49, align 4, !dbg !177
  %52 = load i64, i64* %50, align 4, !dbg !177
  %53 = cmpxchg i64* bitcast (%struct.pair* @pair to i64*), i64 %51, i64 %52 seq_cst seq_cst, align 8, !dbg !177
  %54 = extractvalue { i64, i1 } %53, 0, !dbg !177
  %55 = extractvalue { i64, i1 } %53, 1, !dbg !177
  br i1 %55, label %cmpxchg.continue51, label %cmpxchg.store_expected50, !dbg !177

cmpxchg.store_expected26:                         ; preds = %monotonic
  store i32 %24, i32* %expected.addr, align 4, !dbg !173
  br label %cmpxchg.continue27, !dbg !173

cmpxchg.continue27:                               ; preds = %cmpxchg.store_expected26, %monotonic
  %frombool28 = zext i1 %25 to i8, !dbg !173
  store i8 %frombool28, i8* %cmpxchg.bool25, align 1, !dbg !173
  br label %atomic.continue, !dbg !173

cmpxchg.store_expected29:                         ; preds = %acquire
  store i32 %29, i32* %expected.addr, align 4, !dbg !173
  br label %cmpxchg.continue30, !dbg !173

cmpxchg.continue30:                               ; preds = %cmpxchg.store_expected29, %acquire
  %frombool31 = zext i1 %30 to i8, !dbg !173
  store i8 %frombool31, i8* %cmpxchg.bool25, align 1, !dbg !173
  br label %atomic.continue, !dbg !173

cmpxchg.store_expected32:                         ; preds = %release
  store i32 %34, i32* %expected.addr, align 4, !dbg !173
  br label %cmpxchg.continue33, !dbg !173

cmpxchg.continue33:                               ; preds = %cmpxchg.store_expected32, %release
  %frombool34 = zext i1 %35 to i8, !dbg !173
  store i8 %frombool34, i8* %cmpxchg.bool25, align 1, !dbg !173
  br label %atomic.continue, !dbg !173

cmpxchg.store_expected35:                         ; preds = %acqrel
  store i32 %39, i32* %expected.addr, align 4, !dbg !173
  br label %cmpxchg.continue36, !dbg !173

cmpxchg.continue36:                               ; preds = %cmpxchg.store_expected35, %acqrel
  %frombool37 = zext i1 %40 to i8, !dbg !173
  store i8 %frombool37, i8* %cmpxchg.bool25, align 1, !dbg !173
  br label %atomic.continue, !dbg !173

cmpxchg.store_expected38:                         ; preds = %seqcst
  store i32 %44, i32* %expected.addr, align 4, !dbg !173
  br label %cmpxchg.continue39, !dbg !173

cmpxchg.continue39:                               ; preds = %cmpxchg.store_expected38, %seqcst
  %frombool40 = zext i1 %45 to i8, !dbg !173
  store i8 %frombool40, i8* %cmpxchg.bool25, align 1, !dbg !173
  br label %atomic.continue, !dbg !173

cmpxchg.store_expected50:                         ; preds = %atomic.continue
  store i64 %54, i64* %49, align 4, !dbg !177
  br label %cmpxchg.continue51, !dbg !177

cmpxchg.continue51:                               ; preds = %cmpxchg.store_expected50, %atomic.continue
  %frombool52 = zext i1 %55 to i8, !dbg !177
  store i8 %frombool52, i8* %cmpxchg.bool49, align 1, !dbg !177
  %56 = load i8, i8* %cmpxchg.bool49, align 1, !dbg !177
  %tobool53 = trunc i8 %56 to i1, !dbg !177
  %conv54 = zext i1 %tobool53 to i32, !dbg !177
  %57 = load i8, i8* %ok, align 1, !dbg !178
  %tobool55 = trunc i8 %57 to i1, !dbg !178
  %conv56 = zext i1 %tobool55 to i32, !dbg !178
  %or57 = or i32 %conv56, %conv54, !dbg !178
  %tobool58 = icmp ne i32 %or57, 0, !dbg !178
  %frombool59 = zext i1 %tobool58 to i8, !dbg !178
  store i8 %frombool59, i8* %ok, align 1, !dbg !178
  %58 = cmpxchg i64* @plain, i64 1, i64 2 seq_cst seq_cst, align 8, !dbg !179
  %59 = extractvalue { i64, i1 } %58, 1, !dbg !179
  %conv60 = zext i1 %59 to i32, !dbg !179
  %60 = load i8, i8* %ok, align 1, !dbg !180
  %tobool61 = trunc i8 %60 to i1, !dbg !180
  %conv62 = zext i1 %tobool61 to i32, !dbg !180
  %or63 = or i32 %conv62, %conv60, !dbg !180
  %tobool64 = icmp ne i32 %or63, 0, !dbg !180
  %frombool65 = zext i1 %tobool64 to i8, !dbg !180
  store i8 %frombool65, i8* %ok, align 1, !dbg !180
  %61 = load i8, i8* %ok, align 1, !dbg !181
  %tobool66 = trunc i8 %61 to i1, !dbg !181
  br i1 %tobool66, label %lor.end, label %lor.rhs, !dbg !182

lor.rhs:                                          ; preds = %cmpxchg.continue51
  %62 = cmpxchg i64* @plain, i64 3, i64 4 seq_cst seq_cst, align 8, !dbg !183
  %63 = extractvalue { i64, i1 } %62, 0, !dbg !183
  %cmp = icmp eq i64 %63, 3, !dbg !184
  br label %lor.end, !dbg !182

lor.end:                                          ; preds = %lor.rhs, %cmpxchg.continue51
  %64 = phi i1 [ true, %cmpxchg.continue51 ], [ %cmp, %lor.rhs ]
  ret i1 %64, !dbg !185
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @fences() #0 !dbg !186 {
entry:
  fence acquire, !dbg !187
  fence release, !dbg !188
  fence acq_rel, !dbg !189
  fence seq_cst, !dbg !190
  fence syncscope("singlethread") seq_cst, !dbg !191
  fence seq_cst, !dbg !192
  ret void, !dbg !193
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @spin() #0 !dbg !194 {
entry:
  %.atomictmp = alloca i8, align 1
  %atomic-temp = alloca i8, align 1
  %.atomictmp1 = alloca i8, align 1
  br label %while.cond, !dbg !195

while.cond:                                       ; preds = %while.body, %entry
  store i8 1, i8* %.atomictmp, align 1, !dbg !196
  %0 = load i8, i8* %.atomictmp, align 1, !dbg !196
  %1 = atomicrmw xchg i8* getelementptr inbounds (%struct.atomic_flag, %struct.atomic_flag* @lock, i32 0, i32 0), i8 %0 acquire, align 1, !dbg !196
  store i8 %1, i8* %atomic-temp, align 1, !dbg !196
  %2 = load i8, i8* %atomic-temp, align 1, !dbg !196
  %tobool = trunc i8 %2 to i1, !dbg !196
  br i1 %tobool, label %while.body, label %while.end, !dbg !195

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !195, !llvm.loop !197

while.end:                                        ; preds = %while.cond
  store i8 0, i8* %.atomictmp1, align 1, !dbg !200
  %3 = load i8, i8* %.atomictmp1, align 1, !dbg !200
  store atomic i8 %3, i8* getelementptr inbounds (%struct.atomic_flag, %struct.atomic_flag* @lock, i32 0, i32 0) release, align 1, !dbg !200
  br label %while.cond2, !dbg !201

while.cond2:                                      ; preds = %while.body4, %while.end
  %4 = atomicrmw xchg i64* @plain, i64 1 seq_cst, align 8, !dbg !202
  %tobool3 = icmp ne i64 %4, 0, !dbg !201
  br i1 %tobool3, label %while.body4, label %while.end5, !dbg !201

while.body4:                                      ; preds = %while.cond2
  br label %while.cond2, !dbg !201, !llvm.loop !203

while.end5:                                       ; preds = %while.cond2
  store atomic i64 0, i64* @plain release, align 8, !dbg !205
  ret void, !dbg !206
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !207 {
entry:
  %retval = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @loads_and_stores(), !dbg !208
  call void @fences(), !dbg !209
  call void @spin(), !dbg !210
  %call = call i32 @updates(), !dbg !211
  %call1 = call zeroext i1 @exchanges(i32 noundef 1, i32 noundef 0), !dbg !212
  %conv = zext i1 %call1 to i32, !dbg !212
  %add = add nsw i32 %call, %conv, !dbg !213
  ret i32 %add, !dbg !214
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { argmemonly nofree nounwind willreturn }
attributes #3 = { nounwind willreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!74, !75, !76, !77, !78, !79, !80}
!llvm.ident = !{!81}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 15, type: !70, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !15, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "atomics.c", directory: ".", checksumkind: CSK_MD5, checksum: "8e676fea541da3014e17a67254f2efd4")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 56, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14}
!9 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!10 = !DIEnumerator(name: "memory_order_consume", value: 1)
!11 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!12 = !DIEnumerator(name: "memory_order_release", value: 3)
!13 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!14 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!15 = !{!0, !16, !21, !28, !37, !41, !45, !49, !54, !58, !65, !68}
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 8, type: !18, isLocal: false, isDefinition: true)
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 92, baseType: !19)
!19 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "pair", scope: !2, file: !3, line: 9, type: !23, isLocal: false, isDefinition: true)
!23 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !24)
!24 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !3, line: 6, size: 64, elements: !25)
!25 = !{!26, !27}
!26 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !24, file: !3, line: 6, baseType: !20, size: 32)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !24, file: !3, line: 6, baseType: !20, size: 32, offset: 32)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(name: "triple", scope: !2, file: !3, line: 10, type: !30, isLocal: false, isDefinition: true)
!30 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !31)
!31 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "triple", file: !3, line: 7, size: 192, elements: !32)
!32 = !{!33, !35, !36}
!33 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !31, file: !3, line: 7, baseType: !34, size: 64)
!34 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !31, file: !3, line: 7, baseType: !34, size: 64, offset: 64)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !31, file: !3, line: 7, baseType: !34, size: 64, offset: 128)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(name: "real", scope: !2, file: !3, line: 11, type: !39, isLocal: false, isDefinition: true)
!39 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !40)
!40 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(name: "twice", scope: !2, file: !3, line: 12, type: !43, isLocal: false, isDefinition: true)
!43 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !44)
!44 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(name: "pointer", scope: !2, file: !3, line: 13, type: !47, isLocal: false, isDefinition: true)
!47 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !48)
!48 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 14, type: !51, isLocal: false, isDefinition: true)
!51 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_bool", file: !6, line: 85, baseType: !52)
!52 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !53)
!53 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!54 = !DIGlobalVariableExpression(var: !55, expr: !DIExpression())
!55 = distinct !DIGlobalVariable(name: "byte", scope: !2, file: !3, line: 16, type: !56, isLocal: false, isDefinition: true)
!56 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !57)
!57 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!58 = !DIGlobalVariableExpression(var: !59, expr: !DIExpression())
!59 = distinct !DIGlobalVariable(name: "wide", scope: !2, file: !3, line: 17, type: !60, isLocal: false, isDefinition: true)
!60 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !61)
!61 = !DIDerivedType(tag: DW_TAG_typedef, name: "int64_t", file: !62, line: 27, baseType: !63)
!62 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-intn.h", directory: "", checksumkind: CSK_MD5, checksum: "55bcbdc3159515ebd91d351a70d505f4")
!63 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int64_t", file: !64, line: 44, baseType: !34)
!64 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!65 = !DIGlobalVariableExpression(var: !66, expr: !DIExpression())
!66 = distinct !DIGlobalVariable(name: "both", scope: !2, file: !3, line: 18, type: !67, isLocal: false, isDefinition: true)
!67 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !18)
!68 = !DIGlobalVariableExpression(var: !69, expr: !DIExpression())
!69 = distinct !DIGlobalVariable(name: "plain", scope: !2, file: !3, line: 19, type: !34, isLocal: false, isDefinition: true)
!70 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_flag", file: !6, line: 158, baseType: !71)
!71 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "atomic_flag", file: !6, line: 158, size: 8, elements: !72)
!72 = !{!73}
!73 = !DIDerivedType(tag: DW_TAG_member, name: "_Value", scope: !71, file: !6, line: 158, baseType: !51, size: 8)
!74 = !{i32 7, !"Dwarf Version", i32 5}
!75 = !{i32 2, !"Debug Info Version", i32 3}
!76 = !{i32 1, !"wchar_size", i32 4}
!77 = !{i32 7, !"PIC Level", i32 2}
!78 = !{i32 7, !"PIE Level", i32 2}
!79 = !{i32 7, !"uwtable", i32 1}
!80 = !{i32 7, !"frame-pointer", i32 2}
!81 = !{!"Debian clang version 14.0.6"}
!82 = distinct !DISubprogram(name: "loads_and_stores", scope: !3, file: !3, line: 21, type: !83, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !85)
!83 = !DISubroutineType(types: !84)
!84 = !{null}
!85 = !{}
!86 = !DILocalVariable(name: "a", scope: !82, file: !3, line: 22, type: !20)
!87 = !DILocation(line: 22, column: 9, scope: !82)
!88 = !DILocation(line: 22, column: 13, scope: !82)
!89 = !DILocation(line: 22, column: 62, scope: !82)
!90 = !DILocation(line: 22, column: 60, scope: !82)
!91 = !DILocation(line: 22, column: 111, scope: !82)
!92 = !DILocation(line: 22, column: 109, scope: !82)
!93 = !DILocation(line: 23, column: 31, scope: !82)
!94 = !DILocation(line: 23, column: 5, scope: !82)
!95 = !DILocation(line: 24, column: 31, scope: !82)
!96 = !DILocation(line: 24, column: 5, scope: !82)
!97 = !DILocation(line: 25, column: 9, scope: !82)
!98 = !DILocation(line: 25, column: 7, scope: !82)
!99 = !DILocation(line: 26, column: 12, scope: !82)
!100 = !DILocation(line: 26, column: 17, scope: !82)
!101 = !DILocation(line: 26, column: 10, scope: !82)
!102 = !DILocalVariable(name: "p", scope: !82, file: !3, line: 27, type: !24)
!103 = !DILocation(line: 27, column: 17, scope: !82)
!104 = !DILocation(line: 27, column: 21, scope: !82)
!105 = !DILocation(line: 28, column: 7, scope: !82)
!106 = !DILocation(line: 28, column: 8, scope: !82)
!107 = !DILocation(line: 29, column: 12, scope: !82)
!108 = !DILocation(line: 29, column: 10, scope: !82)
!109 = !DILocation(line: 30, column: 29, scope: !82)
!110 = !DILocation(line: 30, column: 12, scope: !82)
!111 = !DILocation(line: 31, column: 5, scope: !82)
!112 = !DILocation(line: 32, column: 5, scope: !82)
!113 = !DILocation(line: 33, column: 1, scope: !82)
!114 = distinct !DISubprogram(name: "updates", scope: !3, file: !3, line: 35, type: !115, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !85)
!115 = !DISubroutineType(types: !116)
!116 = !{!20}
!117 = !DILocalVariable(name: "total", scope: !114, file: !3, line: 36, type: !20)
!118 = !DILocation(line: 36, column: 9, scope: !114)
!119 = !DILocation(line: 36, column: 17, scope: !114)
!120 = !DILocation(line: 36, column: 43, scope: !114)
!121 = !DILocation(line: 36, column: 41, scope: !114)
!122 = !DILocation(line: 37, column: 17, scope: !114)
!123 = !DILocation(line: 36, column: 98, scope: !114)
!124 = !DILocation(line: 38, column: 17, scope: !114)
!125 = !DILocation(line: 37, column: 72, scope: !114)
!126 = !DILocation(line: 39, column: 17, scope: !114)
!127 = !DILocation(line: 38, column: 71, scope: !114)
!128 = !DILocation(line: 39, column: 74, scope: !114)
!129 = !DILocation(line: 39, column: 72, scope: !114)
!130 = !DILocation(line: 40, column: 6, scope: !114)
!131 = !DILocation(line: 40, column: 10, scope: !114)
!132 = !DILocation(line: 40, column: 17, scope: !114)
!133 = !DILocation(line: 40, column: 25, scope: !114)
!134 = !DILocation(line: 40, column: 33, scope: !114)
!135 = !DILocation(line: 40, column: 44, scope: !114)
!136 = !DILocation(line: 40, column: 54, scope: !114)
!137 = !DILocation(line: 40, column: 66, scope: !114)
!138 = !DILocation(line: 40, column: 65, scope: !114)
!139 = !DILocation(line: 40, column: 63, scope: !114)
!140 = !DILocation(line: 41, column: 10, scope: !114)
!141 = !DILocation(line: 41, column: 25, scope: !114)
!142 = !DILocation(line: 42, column: 14, scope: !114)
!143 = !DILocation(line: 42, column: 65, scope: !114)
!144 = !DILocation(line: 42, column: 63, scope: !114)
!145 = !DILocation(line: 43, column: 14, scope: !114)
!146 = !DILocation(line: 42, column: 113, scope: !114)
!147 = !DILocation(line: 43, column: 64, scope: !114)
!148 = !DILocation(line: 43, column: 62, scope: !114)
!149 = !DILocation(line: 43, column: 98, scope: !114)
!150 = !DILocation(line: 43, column: 96, scope: !114)
!151 = !DILocation(line: 42, column: 11, scope: !114)
!152 = !DILocation(line: 44, column: 12, scope: !114)
!153 = !DILocation(line: 44, column: 21, scope: !114)
!154 = !DILocation(line: 44, column: 50, scope: !114)
!155 = !DILocation(line: 44, column: 18, scope: !114)
!156 = !DILocation(line: 44, column: 5, scope: !114)
!157 = distinct !DISubprogram(name: "exchanges", scope: !3, file: !3, line: 47, type: !158, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !85)
!158 = !DISubroutineType(types: !159)
!159 = !{!53, !20, !160}
!160 = !DIDerivedType(tag: DW_TAG_typedef, name: "memory_order", file: !6, line: 63, baseType: !5)
!161 = !DILocalVariable(name: "expected", arg: 1, scope: !157, file: !3, line: 47, type: !20)
!162 = !DILocation(line: 47, column: 20, scope: !157)
!163 = !DILocalVariable(name: "order", arg: 2, scope: !157, file: !3, line: 47, type: !160)
!164 = !DILocation(line: 47, column: 43, scope: !157)
!165 = !DILocalVariable(name: "ok", scope: !157, file: !3, line: 48, type: !53)
!166 = !DILocation(line: 48, column: 10, scope: !157)
!167 = !DILocation(line: 48, column: 15, scope: !157)
!168 = !DILocation(line: 49, column: 11, scope: !157)
!169 = !DILocation(line: 49, column: 8, scope: !157)
!170 = !DILocation(line: 50, column: 11, scope: !157)
!171 = !DILocation(line: 50, column: 8, scope: !157)
!172 = !DILocation(line: 51, column: 70, scope: !157)
!173 = !DILocation(line: 51, column: 11, scope: !157)
!174 = !DILocation(line: 51, column: 8, scope: !157)
!175 = !DILocalVariable(name: "p", scope: !157, file: !3, line: 52, type: !24)
!176 = !DILocation(line: 52, column: 17, scope: !157)
!177 = !DILocation(line: 53, column: 11, scope: !157)
!178 = !DILocation(line: 53, column: 8, scope: !157)
!179 = !DILocation(line: 54, column: 11, scope: !157)
!180 = !DILocation(line: 54, column: 8, scope: !157)
!181 = !DILocation(line: 55, column: 12, scope: !157)
!182 = !DILocation(line: 55, column: 15, scope: !157)
!183 = !DILocation(line: 55, column: 18, scope: !157)
!184 = !DILocation(line: 55, column: 60, scope: !157)
!185 = !DILocation(line: 55, column: 5, scope: !157)
!186 = distinct !DISubprogram(name: "fences", scope: !3, file: !3, line: 58, type: !83, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !85)
!187 = !DILocation(line: 59, column: 5, scope: !186)
!188 = !DILocation(line: 60, column: 5, scope: !186)
!189 = !DILocation(line: 61, column: 5, scope: !186)
!190 = !DILocation(line: 62, column: 5, scope: !186)
!191 = !DILocation(line: 63, column: 5, scope: !186)
!192 = !DILocation(line: 64, column: 5, scope: !186)
!193 = !DILocation(line: 65, column: 1, scope: !186)
!194 = distinct !DISubprogram(name: "spin", scope: !3, file: !3, line: 67, type: !83, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !85)
!195 = !DILocation(line: 68, column: 5, scope: !194)
!196 = !DILocation(line: 68, column: 12, scope: !194)
!197 = distinct !{!197, !195, !198, !199}
!198 = !DILocation(line: 68, column: 76, scope: !194)
!199 = !{!"llvm.loop.mustprogress"}
!200 = !DILocation(line: 69, column: 5, scope: !194)
!201 = !DILocation(line: 70, column: 5, scope: !194)
!202 = !DILocation(line: 70, column: 12, scope: !194)
!203 = distinct !{!203, !201, !204, !199}
!204 = !DILocation(line: 70, column: 49, scope: !194)
!205 = !DILocation(line: 71, column: 5, scope: !194)
!206 = !DILocation(line: 72, column: 1, scope: !194)
!207 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 74, type: !115, scopeLine: 74, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !85)
!208 = !DILocation(line: 74, column: 18, scope: !207)
!209 = !DILocation(line: 74, column: 38, scope: !207)
!210 = !DILocation(line: 74, column: 48, scope: !207)
!211 = !DILocation(line: 74, column: 63, scope: !207)
!212 = !DILocation(line: 74, column: 75, scope: !207)
!213 = !DILocation(line: 74, column: 73, scope: !207)
!214 = !DILocation(line: 74, column: 56, scope: !207)
