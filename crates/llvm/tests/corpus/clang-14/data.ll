; ModuleID = 'data.c'
source_filename = "data.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.list = type { %struct.list*, i32 (i32)*, i8*, double }
%struct.anon = type { i8, i8*, i16 }
%union.anon.0 = type { i8* }
%struct.anon.1 = type <{ i8, i8* }>

@constant = dso_local constant i32 7, align 4, !dbg !0
@.str = private unnamed_addr constant [7 x i32] [i32 119, i32 105, i32 100, i32 101, i32 32, i32 233, i32 0], align 4
@wide = dso_local global i32* getelementptr inbounds ([7 x i32], [7 x i32]* @.str, i32 0, i32 0), align 8, !dbg !8
@exact = dso_local global [3 x i8] c"abc", align 1, !dbg !14
@.str.1 = private unnamed_addr constant [4 x i8] c"one\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"two\00", align 1
@escapes = internal constant [14 x i8] c"a\22b\\\0A\09\00\7F\FF end\00", align 1, !dbg !154
@strings = dso_local global [6 x i8*] [i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.2, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i32 0, i32 0), i8* null, i8* getelementptr inbounds ([14 x i8], [14 x i8]* @escapes, i32 0, i64 2), i8* getelementptr inbounds ([14 x i8], [14 x i8]* @escapes, i32 0, i64 5)], align 16, !dbg !20
@numbers = dso_local global <{ [501 x i32], [499 x i32] }> <{ [501 x i32] [i32 0, i32 0, i32 0, i32 1, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 -1], [499 x i32] zeroinitializer }>, align 16, !dbg !27
@inside = dso_local global i32* bitcast (i8* getelementptr (i8, i8* bitcast (<{ [501 x i32], [499 x i32] }>* @numbers to i8*), i64 40) to i32*), align 8, !dbg !32
@past = dso_local global i32* bitcast (i8* getelementptr (i8, i8* bitcast (<{ [501 x i32], [499 x i32] }>* @numbers to i8*), i64 4000) to i32*), align 8, !dbg !35
@address = dso_local global i64 ptrtoint (i8* getelementptr (i8, i8* bitcast (<{ [501 x i32], [499 x i32] }>* @numbers to i8*), i64 4) to i64), align 8, !dbg !37
@second = dso_local global %struct.list { %struct.list* @first, i32 (i32)* null, i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.4, i32 0, i32 0), double -0.000000e+00 }, align 8, !dbg !55
@.str.3 = private unnamed_addr constant [6 x i8] c"first\00", align 1
@first = dso_local global %struct.list { %struct.list* @second, i32 (i32)* @twice, i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.3, i32 0, i32 0), double 1.500000e+00 }, align 8, !dbg !42
@.str.4 = private unnamed_addr constant [7 x i8] c"second\00", align 1
@anonymous = dso_local global %struct.anon { i8 99, i8* getelementptr (i8, i8* getelementptr inbounds (%struct.anon, %struct.anon* @anonymous, i32 0, i32 0), i64 16), i16 -3 }, align 8, !dbg !57
@in_union = dso_local global { [8 x i8] } { [8 x i8] c"abcdefg\00" }, align 4, !dbg !65
@pointer_union = dso_local global %union.anon.0 { i8* bitcast (%struct.list* @first to i8*) }, align 8, !dbg !74
@packed = dso_local global %struct.anon.1 <{ i8 1, i8* bitcast ([6 x i8*]* @strings to i8*) }>, align 1, !dbg !80
@flexible = dso_local global { i32, [2 x i32] } { i32 2, [2 x i32] [i32 3, i32 4] }, align 4, !dbg !86
@yes = dso_local global i8 1, align 1, !dbg !95
@f32 = dso_local global float 0x3FB99999A0000000, align 4, !dbg !98
@f64 = dso_local global double 1.000000e-01, align 8, !dbg !101
@infinite = dso_local global double 0x7FF0000000000000, align 8, !dbg !103
@not_a_number = dso_local global double 0x7FF8000000000000, align 8, !dbg !105
@f80 = dso_local global x86_fp80 0xK3FFBCCCCCCCCCCCCCCCD, align 16, !dbg !107
@i128 = dso_local global i128 1267650600228229401496703205375, align 16, !dbg !110
@array2d = dso_local global [2 x [3 x i8]] [[3 x i8] c"\01\02\03", [3 x i8] c"\04\05\06"], align 1, !dbg !113
@is_volatile = dso_local global i32 1, align 4, !dbg !119
@aligned = dso_local global i32 1, align 64, !dbg !122
@in_section = dso_local global i32 2, section "my.section", align 4, !dbg !124
@weak_variable = weak dso_local global i32 3, align 4, !dbg !126
@hidden = hidden global i32 4, align 4, !dbg !128
@counter = dso_local thread_local global i32 0, align 4, !dbg !138
@own = internal thread_local global i64 42, align 8, !dbg !159
@used = internal global i32 5, align 4, !dbg !130
@main.persistent = internal global i32 3, align 4, !dbg !132
@elsewhere = external thread_local global i32, align 4
@zeros = internal global [100000 x i32] zeroinitializer, align 16, !dbg !142
@asm_name = external global i32, align 4
@weak_import = extern_weak global i32, align 4
@common_variable = dso_local global i32 0, align 4, !dbg !140
@difference = dso_local global i32 0, align 4, !dbg !147
@llvm.global_ctors = appending global [2 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 65535, void ()* @before, i8* null }, { i32, void ()*, i8* } { i32 200, void ()* @even_before, i8* null }]
@llvm.global_dtors = appending global [1 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 65535, void ()* @after, i8* null }]
@llvm.compiler.used = appending global [1 x i8*] [i8* bitcast (i32* @used to i8*)], section "llvm.metadata"

@other_name = dso_local alias i32 (), i32 ()* @original
@variable_alias = dso_local alias i32, i32* @aligned

@resolved = dso_local ifunc i32 (), bitcast (i8* ()* @resolver to i32 ()* ()*)

; Function Attrs: noinline nounwind uwtable
define internal i32 @twice(i32 noundef %x) #0 !dbg !171 {
entry:
  %x.addr = alloca i32, align 4
  store i32 %x, i32* %x.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %x.addr, metadata !172, metadata !DIExpression()), !dbg !173
  %0 = load i32, i32* %x.addr, align 4, !dbg !174
  %mul = mul nsw i32 2, %0, !dbg !175
  ret i32 %mul, !dbg !176
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @original() #0 !dbg !177 {
entry:
  ret i32 1, !dbg !178
}

; Function Attrs: noinline nounwind uwtable
define internal void @before() #0 !dbg !179 {
entry:
  store i32 1, i32* @counter, align 4, !dbg !182
  ret void, !dbg !183
}

; Function Attrs: noinline nounwind uwtable
define internal void @even_before() #0 !dbg !184 {
entry:
  store i64 1, i64* @own, align 8, !dbg !185
  ret void, !dbg !186
}

; Function Attrs: noinline nounwind uwtable
define internal void @after() #0 !dbg !187 {
entry:
  store i32 0, i32* @counter, align 4, !dbg !188
  ret void, !dbg !189
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32* @thread_local_address() #0 !dbg !190 {
entry:
  ret i32* @counter, !dbg !193
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !134 {
entry:
  %retval = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = load i32, i32* @counter, align 4, !dbg !194
  %1 = load i64, i64* @own, align 8, !dbg !195
  %conv = trunc i64 %1 to i32, !dbg !196
  %add = add nsw i32 %0, %conv, !dbg !197
  %2 = load i32, i32* @elsewhere, align 4, !dbg !198
  %add1 = add nsw i32 %add, %2, !dbg !199
  %3 = load i32, i32* getelementptr inbounds ([100000 x i32], [100000 x i32]* @zeros, i64 0, i64 17), align 4, !dbg !200
  %add2 = add nsw i32 %add1, %3, !dbg !201
  %4 = load i32, i32* @asm_name, align 4, !dbg !202
  %add3 = add nsw i32 %add2, %4, !dbg !203
  %5 = load i32, i32* @main.persistent, align 4, !dbg !204
  %add4 = add nsw i32 %5, %add3, !dbg !204
  store i32 %add4, i32* @main.persistent, align 4, !dbg !204
  br i1 icmp ne (i32* @weak_import, i32* null), label %land.lhs.true, label %if.end, !dbg !205

land.lhs.true:                                    ; preds = %entry
  br i1 icmp ne (i32 ()* @weak_function, i32 ()* null), label %if.then, label %if.end, !dbg !207

if.then:                                          ; preds = %land.lhs.true
  %6 = load i32, i32* @weak_import, align 4, !dbg !208
  %call = call i32 @weak_function(), !dbg !209
  %add5 = add nsw i32 %6, %call, !dbg !210
  %7 = load i32, i32* @main.persistent, align 4, !dbg !211
  %add6 = add nsw i32 %7, %add5, !dbg !211
  store i32 %add6, i32* @main.persistent, align 4, !dbg !211
  br label %if.end, !dbg !212

if.end:                                           ; preds = %if.then, %land.lhs.true, %entry
  %8 = load i32, i32* @main.persistent, align 4, !dbg !213
  %9 = load i32*, i32** @inside, align 8, !dbg !214
  %10 = load i32, i32* %9, align 4, !dbg !215
  %add7 = add nsw i32 %8, %10, !dbg !216
  %11 = load i32 (i32)*, i32 (i32)** getelementptr inbounds (%struct.list, %struct.list* @first, i32 0, i32 1), align 8, !dbg !217
  %call8 = call i32 %11(i32 noundef 2), !dbg !218
  %add9 = add nsw i32 %add7, %call8, !dbg !219
  %call10 = call i32 @other_name(), !dbg !220
  %add11 = add nsw i32 %add9, %call10, !dbg !221
  %12 = load i32*, i32** @wide, align 8, !dbg !222
  %arrayidx = getelementptr inbounds i32, i32* %12, i64 0, !dbg !222
  %13 = load i32, i32* %arrayidx, align 4, !dbg !222
  %cmp = icmp eq i32 %13, 119, !dbg !223
  %conv12 = zext i1 %cmp to i32, !dbg !223
  %add13 = add nsw i32 %add11, %conv12, !dbg !224
  %call14 = call i32 @resolved(), !dbg !225
  %add15 = add nsw i32 %add13, %call14, !dbg !226
  ret i32 %add15, !dbg !227
}

declare extern_weak i32 @weak_function() #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #2

; Function Attrs: noinline nounwind uwtable
define internal i8* @resolver() #0 !dbg !228 {
entry:
  ret i8* bitcast (i32 ()* @original to i8*), !dbg !231
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nosync nounwind readnone speculatable willreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!163, !164, !165, !166, !167, !168, !169}
!llvm.ident = !{!170}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "constant", scope: !2, file: !3, line: 9, type: !162, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !7, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "data.c", directory: ".", checksumkind: CSK_MD5, checksum: "1f1c62c5be96bbb64051ee55db5dca75")
!4 = !{!5, !6}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!7 = !{!0, !8, !14, !20, !27, !32, !35, !37, !42, !55, !57, !65, !74, !80, !86, !95, !98, !101, !103, !105, !107, !110, !113, !119, !122, !124, !126, !128, !130, !132, !138, !140, !142, !147, !154, !159}
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(name: "wide", scope: !2, file: !3, line: 11, type: !10, isLocal: false, isDefinition: true)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!11 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !12)
!12 = !DIDerivedType(tag: DW_TAG_typedef, name: "wchar_t", file: !13, line: 74, baseType: !5)
!13 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "", checksumkind: CSK_MD5, checksum: "2499dd2361b915724b073282bea3a7bc")
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(name: "exact", scope: !2, file: !3, line: 12, type: !16, isLocal: false, isDefinition: true)
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 24, elements: !18)
!17 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!18 = !{!19}
!19 = !DISubrange(count: 3)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(name: "strings", scope: !2, file: !3, line: 13, type: !22, isLocal: false, isDefinition: true)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 384, elements: !25)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64)
!24 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !17)
!25 = !{!26}
!26 = !DISubrange(count: 6)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "numbers", scope: !2, file: !3, line: 14, type: !29, isLocal: false, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 32000, elements: !30)
!30 = !{!31}
!31 = !DISubrange(count: 1000)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "inside", scope: !2, file: !3, line: 16, type: !34, isLocal: false, isDefinition: true)
!34 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(name: "past", scope: !2, file: !3, line: 17, type: !34, isLocal: false, isDefinition: true)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(name: "address", scope: !2, file: !3, line: 18, type: !39, isLocal: false, isDefinition: true)
!39 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !40, line: 90, baseType: !41)
!40 = !DIFile(filename: "/usr/include/stdint.h", directory: "", checksumkind: CSK_MD5, checksum: "a48e64edacc5b19f56c99745232c963c")
!41 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 22, type: !44, isLocal: false, isDefinition: true)
!44 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "list", file: !3, line: 20, size: 256, elements: !45)
!45 = !{!46, !48, !52, !53}
!46 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !44, file: !3, line: 20, baseType: !47, size: 64)
!47 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !44, size: 64)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !44, file: !3, line: 20, baseType: !49, size: 64, offset: 64)
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !50, size: 64)
!50 = !DISubroutineType(types: !51)
!51 = !{!5, !5}
!52 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !44, file: !3, line: 20, baseType: !23, size: 64, offset: 128)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "d", scope: !44, file: !3, line: 20, baseType: !54, size: 64, offset: 192)
!54 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!55 = !DIGlobalVariableExpression(var: !56, expr: !DIExpression())
!56 = distinct !DIGlobalVariable(name: "second", scope: !2, file: !3, line: 22, type: !44, isLocal: false, isDefinition: true)
!57 = !DIGlobalVariableExpression(var: !58, expr: !DIExpression())
!58 = distinct !DIGlobalVariable(name: "anonymous", scope: !2, file: !3, line: 23, type: !59, isLocal: false, isDefinition: true)
!59 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !3, line: 23, size: 192, elements: !60)
!60 = !{!61, !62, !63}
!61 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !59, file: !3, line: 23, baseType: !17, size: 8)
!62 = !DIDerivedType(tag: DW_TAG_member, name: "p", scope: !59, file: !3, line: 23, baseType: !6, size: 64, offset: 64)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "s", scope: !59, file: !3, line: 23, baseType: !64, size: 16, offset: 128)
!64 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!65 = !DIGlobalVariableExpression(var: !66, expr: !DIExpression())
!66 = distinct !DIGlobalVariable(name: "in_union", scope: !2, file: !3, line: 24, type: !67, isLocal: false, isDefinition: true)
!67 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !3, line: 24, size: 64, elements: !68)
!68 = !{!69, !70}
!69 = !DIDerivedType(tag: DW_TAG_member, name: "i", scope: !67, file: !3, line: 24, baseType: !5, size: 32)
!70 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !67, file: !3, line: 24, baseType: !71, size: 64)
!71 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 64, elements: !72)
!72 = !{!73}
!73 = !DISubrange(count: 8)
!74 = !DIGlobalVariableExpression(var: !75, expr: !DIExpression())
!75 = distinct !DIGlobalVariable(name: "pointer_union", scope: !2, file: !3, line: 25, type: !76, isLocal: false, isDefinition: true)
!76 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !3, line: 25, size: 64, elements: !77)
!77 = !{!78, !79}
!78 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !76, file: !3, line: 25, baseType: !17, size: 8)
!79 = !DIDerivedType(tag: DW_TAG_member, name: "p", scope: !76, file: !3, line: 25, baseType: !6, size: 64)
!80 = !DIGlobalVariableExpression(var: !81, expr: !DIExpression())
!81 = distinct !DIGlobalVariable(name: "packed", scope: !2, file: !3, line: 26, type: !82, isLocal: false, isDefinition: true)
!82 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !3, line: 26, size: 72, elements: !83)
!83 = !{!84, !85}
!84 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !82, file: !3, line: 26, baseType: !17, size: 8)
!85 = !DIDerivedType(tag: DW_TAG_member, name: "p", scope: !82, file: !3, line: 26, baseType: !6, size: 64, offset: 8)
!86 = !DIGlobalVariableExpression(var: !87, expr: !DIExpression())
!87 = distinct !DIGlobalVariable(name: "flexible", scope: !2, file: !3, line: 27, type: !88, isLocal: false, isDefinition: true)
!88 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !3, line: 27, size: 32, elements: !89)
!89 = !{!90, !91}
!90 = !DIDerivedType(tag: DW_TAG_member, name: "n", scope: !88, file: !3, line: 27, baseType: !5, size: 32)
!91 = !DIDerivedType(tag: DW_TAG_member, name: "tail", scope: !88, file: !3, line: 27, baseType: !92, offset: 32)
!92 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, elements: !93)
!93 = !{!94}
!94 = !DISubrange(count: -1)
!95 = !DIGlobalVariableExpression(var: !96, expr: !DIExpression())
!96 = distinct !DIGlobalVariable(name: "yes", scope: !2, file: !3, line: 28, type: !97, isLocal: false, isDefinition: true)
!97 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!98 = !DIGlobalVariableExpression(var: !99, expr: !DIExpression())
!99 = distinct !DIGlobalVariable(name: "f32", scope: !2, file: !3, line: 29, type: !100, isLocal: false, isDefinition: true)
!100 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!101 = !DIGlobalVariableExpression(var: !102, expr: !DIExpression())
!102 = distinct !DIGlobalVariable(name: "f64", scope: !2, file: !3, line: 30, type: !54, isLocal: false, isDefinition: true)
!103 = !DIGlobalVariableExpression(var: !104, expr: !DIExpression())
!104 = distinct !DIGlobalVariable(name: "infinite", scope: !2, file: !3, line: 30, type: !54, isLocal: false, isDefinition: true)
!105 = !DIGlobalVariableExpression(var: !106, expr: !DIExpression())
!106 = distinct !DIGlobalVariable(name: "not_a_number", scope: !2, file: !3, line: 30, type: !54, isLocal: false, isDefinition: true)
!107 = !DIGlobalVariableExpression(var: !108, expr: !DIExpression())
!108 = distinct !DIGlobalVariable(name: "f80", scope: !2, file: !3, line: 31, type: !109, isLocal: false, isDefinition: true)
!109 = !DIBasicType(name: "long double", size: 128, encoding: DW_ATE_float)
!110 = !DIGlobalVariableExpression(var: !111, expr: !DIExpression())
!111 = distinct !DIGlobalVariable(name: "i128", scope: !2, file: !3, line: 32, type: !112, isLocal: false, isDefinition: true)
!112 = !DIBasicType(name: "__int128", size: 128, encoding: DW_ATE_signed)
!113 = !DIGlobalVariableExpression(var: !114, expr: !DIExpression())
!114 = distinct !DIGlobalVariable(name: "array2d", scope: !2, file: !3, line: 33, type: !115, isLocal: false, isDefinition: true)
!115 = !DICompositeType(tag: DW_TAG_array_type, baseType: !116, size: 48, elements: !117)
!116 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!117 = !{!118, !19}
!118 = !DISubrange(count: 2)
!119 = !DIGlobalVariableExpression(var: !120, expr: !DIExpression())
!120 = distinct !DIGlobalVariable(name: "is_volatile", scope: !2, file: !3, line: 34, type: !121, isLocal: false, isDefinition: true)
!121 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !5)
!122 = !DIGlobalVariableExpression(var: !123, expr: !DIExpression())
!123 = distinct !DIGlobalVariable(name: "aligned", scope: !2, file: !3, line: 35, type: !5, isLocal: false, isDefinition: true, align: 512)
!124 = !DIGlobalVariableExpression(var: !125, expr: !DIExpression())
!125 = distinct !DIGlobalVariable(name: "in_section", scope: !2, file: !3, line: 36, type: !5, isLocal: false, isDefinition: true)
!126 = !DIGlobalVariableExpression(var: !127, expr: !DIExpression())
!127 = distinct !DIGlobalVariable(name: "weak_variable", scope: !2, file: !3, line: 37, type: !5, isLocal: false, isDefinition: true)
!128 = !DIGlobalVariableExpression(var: !129, expr: !DIExpression())
!129 = distinct !DIGlobalVariable(name: "hidden", scope: !2, file: !3, line: 39, type: !5, isLocal: false, isDefinition: true)
!130 = !DIGlobalVariableExpression(var: !131, expr: !DIExpression())
!131 = distinct !DIGlobalVariable(name: "used", scope: !2, file: !3, line: 50, type: !5, isLocal: true, isDefinition: true)
!132 = !DIGlobalVariableExpression(var: !133, expr: !DIExpression())
!133 = distinct !DIGlobalVariable(name: "persistent", scope: !134, file: !3, line: 55, type: !5, isLocal: true, isDefinition: true)
!134 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 54, type: !135, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !137)
!135 = !DISubroutineType(types: !136)
!136 = !{!5}
!137 = !{}
!138 = !DIGlobalVariableExpression(var: !139, expr: !DIExpression())
!139 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 5, type: !5, isLocal: false, isDefinition: true)
!140 = !DIGlobalVariableExpression(var: !141, expr: !DIExpression())
!141 = distinct !DIGlobalVariable(name: "common_variable", scope: !2, file: !3, line: 8, type: !5, isLocal: false, isDefinition: true)
!142 = !DIGlobalVariableExpression(var: !143, expr: !DIExpression())
!143 = distinct !DIGlobalVariable(name: "zeros", scope: !2, file: !3, line: 15, type: !144, isLocal: true, isDefinition: true)
!144 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 3200000, elements: !145)
!145 = !{!146}
!146 = !DISubrange(count: 100000)
!147 = !DIGlobalVariableExpression(var: !148, expr: !DIExpression())
!148 = distinct !DIGlobalVariable(name: "difference", scope: !2, file: !3, line: 19, type: !149, isLocal: false, isDefinition: true)
!149 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !150, line: 26, baseType: !151)
!150 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "", checksumkind: CSK_MD5, checksum: "2bf2ae53c58c01b1a1b9383b5195125c")
!151 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint32_t", file: !152, line: 42, baseType: !153)
!152 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!153 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!154 = !DIGlobalVariableExpression(var: !155, expr: !DIExpression())
!155 = distinct !DIGlobalVariable(name: "escapes", scope: !2, file: !3, line: 10, type: !156, isLocal: true, isDefinition: true)
!156 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 112, elements: !157)
!157 = !{!158}
!158 = !DISubrange(count: 14)
!159 = !DIGlobalVariableExpression(var: !160, expr: !DIExpression())
!160 = distinct !DIGlobalVariable(name: "own", scope: !2, file: !3, line: 6, type: !161, isLocal: true, isDefinition: true)
!161 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!162 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!163 = !{i32 7, !"Dwarf Version", i32 5}
!164 = !{i32 2, !"Debug Info Version", i32 3}
!165 = !{i32 1, !"wchar_size", i32 4}
!166 = !{i32 7, !"PIC Level", i32 2}
!167 = !{i32 7, !"PIE Level", i32 2}
!168 = !{i32 7, !"uwtable", i32 1}
!169 = !{i32 7, !"frame-pointer", i32 2}
!170 = !{!"Debian clang version 14.0.6"}
!171 = distinct !DISubprogram(name: "twice", scope: !3, file: !3, line: 21, type: !50, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !137)
!172 = !DILocalVariable(name: "x", arg: 1, scope: !171, file: !3, line: 21, type: !5)
!173 = !DILocation(line: 21, column: 22, scope: !171)
!174 = !DILocation(line: 21, column: 38, scope: !171)
!175 = !DILocation(line: 21, column: 36, scope: !171)
!176 = !DILocation(line: 21, column: 27, scope: !171)
!177 = distinct !DISubprogram(name: "original", scope: !3, file: !3, line: 41, type: !135, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !137)
!178 = !DILocation(line: 41, column: 22, scope: !177)
!179 = distinct !DISubprogram(name: "before", scope: !3, file: !3, line: 47, type: !180, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !137)
!180 = !DISubroutineType(types: !181)
!181 = !{null}
!182 = !DILocation(line: 47, column: 65, scope: !179)
!183 = !DILocation(line: 47, column: 70, scope: !179)
!184 = distinct !DISubprogram(name: "even_before", scope: !3, file: !3, line: 48, type: !180, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !137)
!185 = !DILocation(line: 48, column: 71, scope: !184)
!186 = !DILocation(line: 48, column: 76, scope: !184)
!187 = distinct !DISubprogram(name: "after", scope: !3, file: !3, line: 49, type: !180, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !137)
!188 = !DILocation(line: 49, column: 63, scope: !187)
!189 = !DILocation(line: 49, column: 68, scope: !187)
!190 = distinct !DISubprogram(name: "thread_local_address", scope: !3, file: !3, line: 52, type: !191, scopeLine: 52, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !137)
!191 = !DISubroutineType(types: !192)
!192 = !{!34}
!193 = !DILocation(line: 52, column: 35, scope: !190)
!194 = !DILocation(line: 56, column: 19, scope: !134)
!195 = !DILocation(line: 56, column: 34, scope: !134)
!196 = !DILocation(line: 56, column: 29, scope: !134)
!197 = !DILocation(line: 56, column: 27, scope: !134)
!198 = !DILocation(line: 56, column: 40, scope: !134)
!199 = !DILocation(line: 56, column: 38, scope: !134)
!200 = !DILocation(line: 56, column: 52, scope: !134)
!201 = !DILocation(line: 56, column: 50, scope: !134)
!202 = !DILocation(line: 56, column: 64, scope: !134)
!203 = !DILocation(line: 56, column: 62, scope: !134)
!204 = !DILocation(line: 56, column: 16, scope: !134)
!205 = !DILocation(line: 57, column: 22, scope: !206)
!206 = distinct !DILexicalBlock(scope: !134, file: !3, line: 57, column: 9)
!207 = !DILocation(line: 57, column: 9, scope: !134)
!208 = !DILocation(line: 57, column: 54, scope: !206)
!209 = !DILocation(line: 57, column: 68, scope: !206)
!210 = !DILocation(line: 57, column: 66, scope: !206)
!211 = !DILocation(line: 57, column: 51, scope: !206)
!212 = !DILocation(line: 57, column: 40, scope: !206)
!213 = !DILocation(line: 58, column: 12, scope: !134)
!214 = !DILocation(line: 58, column: 26, scope: !134)
!215 = !DILocation(line: 58, column: 25, scope: !134)
!216 = !DILocation(line: 58, column: 23, scope: !134)
!217 = !DILocation(line: 58, column: 41, scope: !134)
!218 = !DILocation(line: 58, column: 35, scope: !134)
!219 = !DILocation(line: 58, column: 33, scope: !134)
!220 = !DILocation(line: 58, column: 48, scope: !134)
!221 = !DILocation(line: 58, column: 46, scope: !134)
!222 = !DILocation(line: 58, column: 64, scope: !134)
!223 = !DILocation(line: 58, column: 72, scope: !134)
!224 = !DILocation(line: 58, column: 61, scope: !134)
!225 = !DILocation(line: 58, column: 83, scope: !134)
!226 = !DILocation(line: 58, column: 81, scope: !134)
!227 = !DILocation(line: 58, column: 5, scope: !134)
!228 = distinct !DISubprogram(name: "resolver", scope: !3, file: !3, line: 45, type: !229, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !137)
!229 = !DISubroutineType(types: !230)
!230 = !{!6}
!231 = !DILocation(line: 45, column: 31, scope: !228)
