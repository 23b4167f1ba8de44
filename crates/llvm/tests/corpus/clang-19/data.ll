; ModuleID = 'data.c'
source_filename = "data.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.list = type { ptr, ptr, ptr, double }
%struct.anon = type { i8, ptr, i16 }
%union.anon.0 = type { ptr }
%struct.anon.1 = type <{ i8, ptr }>

@constant = dso_local constant i32 7, align 4, !dbg !0
@.str = private unnamed_addr constant [7 x i32] [i32 119, i32 105, i32 100, i32 101, i32 32, i32 233, i32 0], align 4, !dbg !11
@wide = dso_local global ptr @.str, align 8, !dbg !16
@exact = dso_local global [3 x i8] c"abc", align 1, !dbg !22
@.str.1 = private unnamed_addr constant [4 x i8] c"one\00", align 1, !dbg !28
@.str.2 = private unnamed_addr constant [4 x i8] c"two\00", align 1, !dbg !33
@escapes = internal constant [14 x i8] c"a\22b\\\0A\09\00\7F\FF end\00", align 1, !dbg !171
@strings = dso_local global [6 x ptr] [ptr @.str.1, ptr @.str.2, ptr @.str.1, ptr null, ptr getelementptr (i8, ptr @escapes, i64 2), ptr getelementptr (i8, ptr @escapes, i64 5)], align 16, !dbg !35
@numbers = dso_local global <{ [501 x i32], [499 x i32] }> <{ [501 x i32] [i32 0, i32 0, i32 0, i32 1, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 -1], [499 x i32] zeroinitializer }>, align 16, !dbg !42
@inside = dso_local global ptr getelementptr (i8, ptr @numbers, i64 40), align 8, !dbg !47
@past = dso_local global ptr getelementptr (i8, ptr @numbers, i64 4000), align 8, !dbg !50
@address = dso_local global i64 ptrtoint (ptr getelementptr (i8, ptr @numbers, i64 4) to i64), align 8, !dbg !52
@second = dso_local global %struct.list { ptr @first, ptr null, ptr @.str.4, double -0.000000e+00 }, align 8, !dbg !73
@.str.3 = private unnamed_addr constant [6 x i8] c"first\00", align 1, !dbg !54
@first = dso_local global %struct.list { ptr @second, ptr @twice, ptr @.str.3, double 1.500000e+00 }, align 8, !dbg !57
@.str.4 = private unnamed_addr constant [7 x i8] c"second\00", align 1, !dbg !70
@anonymous = dso_local global %struct.anon { i8 99, ptr getelementptr (i8, ptr @anonymous, i64 16), i16 -3 }, align 8, !dbg !75
@in_union = dso_local global { [8 x i8] } { [8 x i8] c"abcdefg\00" }, align 4, !dbg !83
@pointer_union = dso_local global %union.anon.0 { ptr @first }, align 8, !dbg !92
@packed = dso_local global %struct.anon.1 <{ i8 1, ptr @strings }>, align 1, !dbg !98
@flexible = dso_local global { i32, [2 x i32] } { i32 2, [2 x i32] [i32 3, i32 4] }, align 4, !dbg !104
@yes = dso_local global i8 1, align 1, !dbg !113
@f32 = dso_local global float 0x3FB99999A0000000, align 4, !dbg !116
@f64 = dso_local global double 1.000000e-01, align 8, !dbg !119
@infinite = dso_local global double 0x7FF0000000000000, align 8, !dbg !121
@not_a_number = dso_local global double 0x7FF8000000000000, align 8, !dbg !123
@f80 = dso_local global x86_fp80 0xK3FFBCCCCCCCCCCCCCCCD, align 16, !dbg !125
@i128 = dso_local global i128 1267650600228229401496703205375, align 16, !dbg !128
@array2d = dso_local global [2 x [3 x i8]] [[3 x i8] c"\01\02\03", [3 x i8] c"\04\05\06"], align 1, !dbg !131
@is_volatile = dso_local global i32 1, align 4, !dbg !137
@aligned = dso_local global i32 1, align 64, !dbg !140
@in_section = dso_local global i32 2, section "my.section", align 4, !dbg !142
@weak_variable = weak dso_local global i32 3, align 4, !dbg !144
@hidden = hidden global i32 4, align 4, !dbg !146
@counter = dso_local thread_local global i32 0, align 4, !dbg !155
@own = internal thread_local global i64 42, align 8, !dbg !176
@used = internal global i32 5, align 4, !dbg !148
@main.persistent = internal global i32 3, align 4, !dbg !150
@elsewhere = external thread_local global i32, align 4
@zeros = internal global [100000 x i32] zeroinitializer, align 16, !dbg !159
@asm_name = external global i32, align 4
@weak_import = extern_weak global i32, align 4
@common_variable = dso_local global i32 0, align 4, !dbg !157
@difference = dso_local global i32 0, align 4, !dbg !164
@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @before, ptr null }, { i32, ptr, ptr } { i32 200, ptr @even_before, ptr null }]
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @after, ptr null }]
@llvm.compiler.used = appending global [1 x ptr] [ptr @used], section "llvm.metadata"

@other_name = dso_local alias i32 (), ptr @original
@variable_alias = dso_local alias i32, ptr @aligned

@resolved = dso_local ifunc i32 (), ptr @resolver

; Function Attrs: noinline nounwind uwtable
define internal i32 @twice(i32 noundef %x) #0 !dbg !190 {
entry:
  %x.addr = alloca i32, align 4
  store i32 %x, ptr %x.addr, align 4
    #dbg_declare(ptr %x.addr, !192, !DIExpression(), !193)
  %0 = load i32, ptr %x.addr, align 4, !dbg !194
  %mul = mul nsw i32 2, %0, !dbg !195
  ret i32 %mul, !dbg !196
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @original() #0 !dbg !197 {
entry:
  ret i32 1, !dbg !198
}

; Function Attrs: noinline nounwind uwtable
define internal void @before() #0 !dbg !199 {
entry:
  %0 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @counter), !dbg !202
  store i32 1, ptr %0, align 4, !dbg !203
  ret void, !dbg !204
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #1

; Function Attrs: noinline nounwind uwtable
define internal void @even_before() #0 !dbg !205 {
entry:
  %0 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @own), !dbg !206
  store i64 1, ptr %0, align 8, !dbg !207
  ret void, !dbg !208
}

; Function Attrs: noinline nounwind uwtable
define internal void @after() #0 !dbg !209 {
entry:
  %0 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @counter), !dbg !210
  store i32 0, ptr %0, align 4, !dbg !211
  ret void, !dbg !212
}

; Function Attrs: noinline nounwind uwtable
define dso_local ptr @thread_local_address() #0 !dbg !213 {
entry:
  %0 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @counter), !dbg !216
  ret ptr %0, !dbg !217
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !152 {
entry:
  %retval = alloca i32, align 4
  store i32 0, ptr %retval, align 4
  %0 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @counter), !dbg !218
  %1 = load i32, ptr %0, align 4, !dbg !218
  %2 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @own), !dbg !219
  %3 = load i64, ptr %2, align 8, !dbg !219
  %conv = trunc i64 %3 to i32, !dbg !220
  %add = add nsw i32 %1, %conv, !dbg !221
  %4 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @elsewhere), !dbg !222
  %5 = load i32, ptr %4, align 4, !dbg !222
  %add1 = add nsw i32 %add, %5, !dbg !223
  %6 = load i32, ptr getelementptr inbounds ([100000 x i32], ptr @zeros, i64 0, i64 17), align 4, !dbg !224
  %add2 = add nsw i32 %add1, %6, !dbg !225
  %7 = load i32, ptr @asm_name, align 4, !dbg !226
  %add3 = add nsw i32 %add2, %7, !dbg !227
  %8 = load i32, ptr @main.persistent, align 4, !dbg !228
  %add4 = add nsw i32 %8, %add3, !dbg !228
  store i32 %add4, ptr @main.persistent, align 4, !dbg !228
  %tobool = icmp ne ptr @weak_import, null, !dbg !229
  br i1 %tobool, label %land.lhs.true, label %if.end, !dbg !231

land.lhs.true:                                    ; preds = %entry
  %tobool5 = icmp ne ptr @weak_function, null, !dbg !232
  br i1 %tobool5, label %if.then, label %if.end, !dbg !233

if.then:                                          ; preds = %land.lhs.true
  %9 = load i32, ptr @weak_import, align 4, !dbg !234
  %call = call i32 @weak_function(), !dbg !235
  %add6 = add nsw i32 %9, %call, !dbg !236
  %10 = load i32, ptr @main.persistent, align 4, !dbg !237
  %add7 = add nsw i32 %10, %add6, !dbg !237
  store i32 %add7, ptr @main.persistent, align 4, !dbg !237
  br label %if.end, !dbg !238

if.end:                                           ; preds = %if.then, %land.lhs.true, %entry
  %11 = load i32, ptr @main.persistent, align 4, !dbg !239
  %12 = load ptr, ptr @inside, align 8, !dbg !240
  %13 = load i32, ptr %12, align 4, !dbg !241
  %add8 = add nsw i32 %11, %13, !dbg !242
  %14 = load ptr, ptr getelementptr inbounds (%struct.list, ptr @first, i32 0, i32 1), align 8, !dbg !243
  %call9 = call i32 %14(i32 noundef 2), !dbg !244
  %add10 = add nsw i32 %add8, %call9, !dbg !245
  %call11 = call i32 @other_name(), !dbg !246
  %add12 = add nsw i32 %add10, %call11, !dbg !247
  %15 = load ptr, ptr @wide, align 8, !dbg !248
  %arrayidx = getelementptr inbounds i32, ptr %15, i64 0, !dbg !248
  %16 = load i32, ptr %arrayidx, align 4, !dbg !248
  %cmp = icmp eq i32 %16, 119, !dbg !249
  %conv13 = zext i1 %cmp to i32, !dbg !249
  %add14 = add nsw i32 %add12, %conv13, !dbg !250
  %call15 = call i32 @resolved(), !dbg !251
  %add16 = add nsw i32 %add14, %call15, !dbg !252
  ret i32 %add16, !dbg !253
}

declare extern_weak i32 @weak_function() #2

; Function Attrs: disable_sanitizer_instrumentation noinline nounwind uwtable
define internal ptr @resolver() #3 !dbg !254 {
entry:
  ret ptr @original, !dbg !257
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { disable_sanitizer_instrumentation noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!182, !183, !184, !185, !186, !187, !188}
!llvm.ident = !{!189}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "constant", scope: !2, file: !3, line: 9, type: !181, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, imports: !179, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "data.c", directory: ".", checksumkind: CSK_MD5, checksum: "1f1c62c5be96bbb64051ee55db5dca75")
!4 = !{!5, !8, !9}
!5 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !6, line: 90, baseType: !7)
!6 = !DIFile(filename: "/usr/include/stdint.h", directory: "", checksumkind: CSK_MD5, checksum: "a48e64edacc5b19f56c99745232c963c")
!7 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!10 = !{!0, !11, !16, !22, !28, !33, !35, !42, !47, !50, !52, !54, !57, !70, !73, !75, !83, !92, !98, !104, !113, !116, !119, !121, !123, !125, !128, !131, !137, !140, !142, !144, !146, !148, !150, !155, !157, !159, !164, !171, !176}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 11, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 224, elements: !14)
!14 = !{!15}
!15 = !DISubrange(count: 7)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "wide", scope: !2, file: !3, line: 11, type: !18, isLocal: false, isDefinition: true)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!19 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !20)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "wchar_t", file: !21, line: 24, baseType: !8)
!21 = !DIFile(filename: "/usr/lib/llvm-19/lib/clang/19/include/__stddef_wchar_t.h", directory: "", checksumkind: CSK_MD5, checksum: "1bf0c51e90dd5eb05cdcc01afdea587a")
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(name: "exact", scope: !2, file: !3, line: 12, type: !24, isLocal: false, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 24, elements: !26)
!25 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!26 = !{!27}
!27 = !DISubrange(count: 3)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(scope: null, file: !3, line: 13, type: !30, isLocal: true, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 32, elements: !31)
!31 = !{!32}
!32 = !DISubrange(count: 4)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(scope: null, file: !3, line: 13, type: !30, isLocal: true, isDefinition: true)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(name: "strings", scope: !2, file: !3, line: 13, type: !37, isLocal: false, isDefinition: true)
!37 = !DICompositeType(tag: DW_TAG_array_type, baseType: !38, size: 384, elements: !40)
!38 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !39, size: 64)
!39 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !25)
!40 = !{!41}
!41 = !DISubrange(count: 6)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(name: "numbers", scope: !2, file: !3, line: 14, type: !44, isLocal: false, isDefinition: true)
!44 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 32000, elements: !45)
!45 = !{!46}
!46 = !DISubrange(count: 1000)
!47 = !DIGlobalVariableExpression(var: !48, expr: !DIExpression())
!48 = distinct !DIGlobalVariable(name: "inside", scope: !2, file: !3, line: 16, type: !49, isLocal: false, isDefinition: true)
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!50 = !DIGlobalVariableExpression(var: !51, expr: !DIExpression())
!51 = distinct !DIGlobalVariable(name: "past", scope: !2, file: !3, line: 17, type: !49, isLocal: false, isDefinition: true)
!52 = !DIGlobalVariableExpression(var: !53, expr: !DIExpression())
!53 = distinct !DIGlobalVariable(name: "address", scope: !2, file: !3, line: 18, type: !5, isLocal: false, isDefinition: true)
!54 = !DIGlobalVariableExpression(var: !55, expr: !DIExpression())
!55 = distinct !DIGlobalVariable(scope: null, file: !3, line: 22, type: !56, isLocal: true, isDefinition: true)
!56 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 48, elements: !40)
!57 = !DIGlobalVariableExpression(var: !58, expr: !DIExpression())
!58 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 22, type: !59, isLocal: false, isDefinition: true)
!59 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "list", file: !3, line: 20, size: 256, elements: !60)
!60 = !{!61, !63, !67, !68}
!61 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !59, file: !3, line: 20, baseType: !62, size: 64)
!62 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !59, size: 64)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !59, file: !3, line: 20, baseType: !64, size: 64, offset: 64)
!64 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !65, size: 64)
!65 = !DISubroutineType(types: !66)
!66 = !{!8, !8}
!67 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !59, file: !3, line: 20, baseType: !38, size: 64, offset: 128)
!68 = !DIDerivedType(tag: DW_TAG_member, name: "d", scope: !59, file: !3, line: 20, baseType: !69, size: 64, offset: 192)
!69 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!70 = !DIGlobalVariableExpression(var: !71, expr: !DIExpression())
!71 = distinct !DIGlobalVariable(scope: null, file: !3, line: 22, type: !72, isLocal: true, isDefinition: true)
!72 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 56, elements: !14)
!73 = !DIGlobalVariableExpression(var: !74, expr: !DIExpression())
!74 = distinct !DIGlobalVariable(name: "second", scope: !2, file: !3, line: 22, type: !59, isLocal: false, isDefinition: true)
!75 = !DIGlobalVariableExpression(var: !76, expr: !DIExpression())
!76 = distinct !DIGlobalVariable(name: "anonymous", scope: !2, file: !3, line: 23, type: !77, isLocal: false, isDefinition: true)
!77 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !3, line: 23, size: 192, elements: !78)
!78 = !{!79, !80, !81}
!79 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !77, file: !3, line: 23, baseType: !25, size: 8)
!80 = !DIDerivedType(tag: DW_TAG_member, name: "p", scope: !77, file: !3, line: 23, baseType: !9, size: 64, offset: 64)
!81 = !DIDerivedType(tag: DW_TAG_member, name: "s", scope: !77, file: !3, line: 23, baseType: !82, size: 16, offset: 128)
!82 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!83 = !DIGlobalVariableExpression(var: !84, expr: !DIExpression())
!84 = distinct !DIGlobalVariable(name: "in_union", scope: !2, file: !3, line: 24, type: !85, isLocal: false, isDefinition: true)
!85 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !3, line: 24, size: 64, elements: !86)
!86 = !{!87, !88}
!87 = !DIDerivedType(tag: DW_TAG_member, name: "i", scope: !85, file: !3, line: 24, baseType: !8, size: 32)
!88 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !85, file: !3, line: 24, baseType: !89, size: 64)
!89 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 64, elements: !90)
!90 = !{!91}
!91 = !DISubrange(count: 8)
!92 = !DIGlobalVariableExpression(var: !93, expr: !DIExpression())
!93 = distinct !DIGlobalVariable(name: "pointer_union", scope: !2, file: !3, line: 25, type: !94, isLocal: false, isDefinition: true)
!94 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !3, line: 25, size: 64, elements: !95)
!95 = !{!96, !97}
!96 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !94, file: !3, line: 25, baseType: !25, size: 8)
!97 = !DIDerivedType(tag: DW_TAG_member, name: "p", scope: !94, file: !3, line: 25, baseType: !9, size: 64)
!98 = !DIGlobalVariableExpression(var: !99, expr: !DIExpression())
!99 = distinct !DIGlobalVariable(name: "packed", scope: !2, file: !3, line: 26, type: !100, isLocal: false, isDefinition: true)
!100 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !3, line: 26, size: 72, elements: !101)
!101 = !{!102, !103}
!102 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !100, file: !3, line: 26, baseType: !25, size: 8)
!103 = !DIDerivedType(tag: DW_TAG_member, name: "p", scope: !100, file: !3, line: 26, baseType: !9, size: 64, offset: 8)
!104 = !DIGlobalVariableExpression(var: !105, expr: !DIExpression())
!105 = distinct !DIGlobalVariable(name: "flexible", scope: !2, file: !3, line: 27, type: !106, isLocal: false, isDefinition: true)
!106 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !3, line: 27, size: 32, elements: !107)
!107 = !{!108, !109}
!108 = !DIDerivedType(tag: DW_TAG_member, name: "n", scope: !106, file: !3, line: 27, baseType: !8, size: 32)
!109 = !DIDerivedType(tag: DW_TAG_member, name: "tail", scope: !106, file: !3, line: 27, baseType: !110, offset: 32)
!110 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, elements: !111)
!111 = !{!112}
!112 = !DISubrange(count: -1)
!113 = !DIGlobalVariableExpression(var: !114, expr: !DIExpression())
!114 = distinct !DIGlobalVariable(name: "yes", scope: !2, file: !3, line: 28, type: !115, isLocal: false, isDefinition: true)
!115 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!116 = !DIGlobalVariableExpression(var: !117, expr: !DIExpression())
!117 = distinct !DIGlobalVariable(name: "f32", scope: !2, file: !3, line: 29, type: !118, isLocal: false, isDefinition: true)
!118 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!119 = !DIGlobalVariableExpression(var: !120, expr: !DIExpression())
!120 = distinct !DIGlobalVariable(name: "f64", scope: !2, file: !3, line: 30, type: !69, isLocal: false, isDefinition: true)
!121 = !DIGlobalVariableExpression(var: !122, expr: !DIExpression())
!122 = distinct !DIGlobalVariable(name: "infinite", scope: !2, file: !3, line: 30, type: !69, isLocal: false, isDefinition: true)
!123 = !DIGlobalVariableExpression(var: !124, expr: !DIExpression())
!124 = distinct !DIGlobalVariable(name: "not_a_number", scope: !2, file: !3, line: 30, type: !69, isLocal: false, isDefinition: true)
!125 = !DIGlobalVariableExpression(var: !126, expr: !DIExpression())
!126 = distinct !DIGlobalVariable(name: "f80", scope: !2, file: !3, line: 31, type: !127, isLocal: false, isDefinition: true)
!127 = !DIBasicType(name: "long double", size: 128, encoding: DW_ATE_float)
!128 = !DIGlobalVariableExpression(var: !129, expr: !DIExpression())
!129 = distinct !DIGlobalVariable(name: "i128", scope: !2, file: !3, line: 32, type: !130, isLocal: false, isDefinition: true)
!130 = !DIBasicType(name: "__int128", size: 128, encoding: DW_ATE_signed)
!131 = !DIGlobalVariableExpression(var: !132, expr: !DIExpression())
!132 = distinct !DIGlobalVariable(name: "array2d", scope: !2, file: !3, line: 33, type: !133, isLocal: false, isDefinition: true)
!133 = !DICompositeType(tag: DW_TAG_array_type, baseType: !134, size: 48, elements: !135)
!134 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!135 = !{!136, !27}
!136 = !DISubrange(count: 2)
!137 = !DIGlobalVariableExpression(var: !138, expr: !DIExpression())
!138 = distinct !DIGlobalVariable(name: "is_volatile", scope: !2, file: !3, line: 34, type: !139, isLocal: false, isDefinition: true)
!139 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !8)
!140 = !DIGlobalVariableExpression(var: !141, expr: !DIExpression())
!141 = distinct !DIGlobalVariable(name: "aligned", scope: !2, file: !3, line: 35, type: !8, isLocal: false, isDefinition: true, align: 512)
!142 = !DIGlobalVariableExpression(var: !143, expr: !DIExpression())
!143 = distinct !DIGlobalVariable(name: "in_section", scope: !2, file: !3, line: 36, type: !8, isLocal: false, isDefinition: true)
!144 = !DIGlobalVariableExpression(var: !145, expr: !DIExpression())
!145 = distinct !DIGlobalVariable(name: "weak_variable", scope: !2, file: !3, line: 37, type: !8, isLocal: false, isDefinition: true)
!146 = !DIGlobalVariableExpression(var: !147, expr: !DIExpression())
!147 = distinct !DIGlobalVariable(name: "hidden", scope: !2, file: !3, line: 39, type: !8, isLocal: false, isDefinition: true)
!148 = !DIGlobalVariableExpression(var: !149, expr: !DIExpression())
!149 = distinct !DIGlobalVariable(name: "used", scope: !2, file: !3, line: 50, type: !8, isLocal: true, isDefinition: true)
!150 = !DIGlobalVariableExpression(var: !151, expr: !DIExpression())
!151 = distinct !DIGlobalVariable(name: "persistent", scope: !152, file: !3, line: 55, type: !8, isLocal: true, isDefinition: true)
!152 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 54, type: !153, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!153 = !DISubroutineType(types: !154)
!154 = !{!8}
!155 = !DIGlobalVariableExpression(var: !156, expr: !DIExpression())
!156 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 5, type: !8, isLocal: false, isDefinition: true)
!157 = !DIGlobalVariableExpression(var: !158, expr: !DIExpression())
!158 = distinct !DIGlobalVariable(name: "common_variable", scope: !2, file: !3, line: 8, type: !8, isLocal: false, isDefinition: true)
!159 = !DIGlobalVariableExpression(var: !160, expr: !DIExpression())
!160 = distinct !DIGlobalVariable(name: "zeros", scope: !2, file: !3, line: 15, type: !161, isLocal: true, isDefinition: true)
!161 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 3200000, elements: !162)
!162 = !{!163}
!163 = !DISubrange(count: 100000)
!164 = !DIGlobalVariableExpression(var: !165, expr: !DIExpression())
!165 = distinct !DIGlobalVariable(name: "difference", scope: !2, file: !3, line: 19, type: !166, isLocal: false, isDefinition: true)
!166 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !167, line: 26, baseType: !168)
!167 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "", checksumkind: CSK_MD5, checksum: "2bf2ae53c58c01b1a1b9383b5195125c")
!168 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint32_t", file: !169, line: 42, baseType: !170)
!169 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!170 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!171 = !DIGlobalVariableExpression(var: !172, expr: !DIExpression())
!172 = distinct !DIGlobalVariable(name: "escapes", scope: !2, file: !3, line: 10, type: !173, isLocal: true, isDefinition: true)
!173 = !DICompositeType(tag: DW_TAG_array_type, baseType: !39, size: 112, elements: !174)
!174 = !{!175}
!175 = !DISubrange(count: 14)
!176 = !DIGlobalVariableExpression(var: !177, expr: !DIExpression())
!177 = distinct !DIGlobalVariable(name: "own", scope: !2, file: !3, line: 6, type: !178, isLocal: true, isDefinition: true)
!178 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!179 = !{!180}
!180 = !DIImportedEntity(tag: DW_TAG_imported_declaration, name: "variable_alias", scope: !2, entity: !141, file: !3, line: 43)
!181 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!182 = !{i32 7, !"Dwarf Version", i32 5}
!183 = !{i32 2, !"Debug Info Version", i32 3}
!184 = !{i32 1, !"wchar_size", i32 4}
!185 = !{i32 8, !"PIC Level", i32 2}
!186 = !{i32 7, !"PIE Level", i32 2}
!187 = !{i32 7, !"uwtable", i32 2}
!188 = !{i32 7, !"frame-pointer", i32 2}
!189 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!190 = distinct !DISubprogram(name: "twice", scope: !3, file: !3, line: 21, type: !65, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !191)
!191 = !{}
!192 = !DILocalVariable(name: "x", arg: 1, scope: !190, file: !3, line: 21, type: !8)
!193 = !DILocation(line: 21, column: 22, scope: !190)
!194 = !DILocation(line: 21, column: 38, scope: !190)
!195 = !DILocation(line: 21, column: 36, scope: !190)
!196 = !DILocation(line: 21, column: 27, scope: !190)
!197 = distinct !DISubprogram(name: "original", scope: !3, file: !3, line: 41, type: !153, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!198 = !DILocation(line: 41, column: 22, scope: !197)
!199 = distinct !DISubprogram(name: "before", scope: !3, file: !3, line: 47, type: !200, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!200 = !DISubroutineType(types: !201)
!201 = !{null}
!202 = !DILocation(line: 47, column: 57, scope: !199)
!203 = !DILocation(line: 47, column: 65, scope: !199)
!204 = !DILocation(line: 47, column: 70, scope: !199)
!205 = distinct !DISubprogram(name: "even_before", scope: !3, file: !3, line: 48, type: !200, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!206 = !DILocation(line: 48, column: 67, scope: !205)
!207 = !DILocation(line: 48, column: 71, scope: !205)
!208 = !DILocation(line: 48, column: 76, scope: !205)
!209 = distinct !DISubprogram(name: "after", scope: !3, file: !3, line: 49, type: !200, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!210 = !DILocation(line: 49, column: 55, scope: !209)
!211 = !DILocation(line: 49, column: 63, scope: !209)
!212 = !DILocation(line: 49, column: 68, scope: !209)
!213 = distinct !DISubprogram(name: "thread_local_address", scope: !3, file: !3, line: 52, type: !214, scopeLine: 52, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!214 = !DISubroutineType(types: !215)
!215 = !{!49}
!216 = !DILocation(line: 52, column: 43, scope: !213)
!217 = !DILocation(line: 52, column: 35, scope: !213)
!218 = !DILocation(line: 56, column: 19, scope: !152)
!219 = !DILocation(line: 56, column: 34, scope: !152)
!220 = !DILocation(line: 56, column: 29, scope: !152)
!221 = !DILocation(line: 56, column: 27, scope: !152)
!222 = !DILocation(line: 56, column: 40, scope: !152)
!223 = !DILocation(line: 56, column: 38, scope: !152)
!224 = !DILocation(line: 56, column: 52, scope: !152)
!225 = !DILocation(line: 56, column: 50, scope: !152)
!226 = !DILocation(line: 56, column: 64, scope: !152)
!227 = !DILocation(line: 56, column: 62, scope: !152)
!228 = !DILocation(line: 56, column: 16, scope: !152)
!229 = !DILocation(line: 57, column: 9, scope: !230)
!230 = distinct !DILexicalBlock(scope: !152, file: !3, line: 57, column: 9)
!231 = !DILocation(line: 57, column: 22, scope: !230)
!232 = !DILocation(line: 57, column: 25, scope: !230)
!233 = !DILocation(line: 57, column: 9, scope: !152)
!234 = !DILocation(line: 57, column: 54, scope: !230)
!235 = !DILocation(line: 57, column: 68, scope: !230)
!236 = !DILocation(line: 57, column: 66, scope: !230)
!237 = !DILocation(line: 57, column: 51, scope: !230)
!238 = !DILocation(line: 57, column: 40, scope: !230)
!239 = !DILocation(line: 58, column: 12, scope: !152)
!240 = !DILocation(line: 58, column: 26, scope: !152)
!241 = !DILocation(line: 58, column: 25, scope: !152)
!242 = !DILocation(line: 58, column: 23, scope: !152)
!243 = !DILocation(line: 58, column: 41, scope: !152)
!244 = !DILocation(line: 58, column: 35, scope: !152)
!245 = !DILocation(line: 58, column: 33, scope: !152)
!246 = !DILocation(line: 58, column: 48, scope: !152)
!247 = !DILocation(line: 58, column: 46, scope: !152)
!248 = !DILocation(line: 58, column: 64, scope: !152)
!249 = !DILocation(line: 58, column: 72, scope: !152)
!250 = !DILocation(line: 58, column: 61, scope: !152)
!251 = !DILocation(line: 58, column: 83, scope: !152)
!252 = !DILocation(line: 58, column: 81, scope: !152)
!253 = !DILocation(line: 58, column: 5, scope: !152)
!254 = distinct !DISubprogram(name: "resolver", scope: !3, file: !3, line: 45, type: !255, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!255 = !DISubroutineType(types: !256)
!256 = !{!9}
!257 = !DILocation(line: 45, column: 31, scope: !254)
