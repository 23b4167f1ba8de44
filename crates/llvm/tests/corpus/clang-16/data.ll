; ModuleID = 'data.c'
source_filename = "data.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.list = type { ptr, ptr, ptr, double }
%struct.anon = type { i8, ptr, i16 }
%union.anon.0 = type { ptr }
%struct.anon.1 = type <{ i8, ptr }>

@constant = dso_local constant i32 7, align 4, !dbg !0
@.str = private unnamed_addr constant [7 x i32] [i32 119, i32 105, i32 100, i32 101, i32 32, i32 233, i32 0], align 4, !dbg !8
@wide = dso_local global ptr @.str, align 8, !dbg !13
@exact = dso_local global [3 x i8] c"abc", align 1, !dbg !19
@.str.1 = private unnamed_addr constant [4 x i8] c"one\00", align 1, !dbg !25
@.str.2 = private unnamed_addr constant [4 x i8] c"two\00", align 1, !dbg !30
@escapes = internal constant [14 x i8] c"a\22b\\\0A\09\00\7F\FF end\00", align 1, !dbg !172
@strings = dso_local global [6 x ptr] [ptr @.str.1, ptr @.str.2, ptr @.str.1, ptr null, ptr getelementptr (i8, ptr @escapes, i64 2), ptr getelementptr (i8, ptr @escapes, i64 5)], align 16, !dbg !32
@numbers = dso_local global <{ [501 x i32], [499 x i32] }> <{ [501 x i32] [i32 0, i32 0, i32 0, i32 1, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 -1], [499 x i32] zeroinitializer }>, align 16, !dbg !39
@inside = dso_local global ptr getelementptr (i8, ptr @numbers, i64 40), align 8, !dbg !44
@past = dso_local global ptr getelementptr (i8, ptr @numbers, i64 4000), align 8, !dbg !47
@address = dso_local global i64 ptrtoint (ptr getelementptr (i8, ptr @numbers, i64 4) to i64), align 8, !dbg !49
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
@counter = dso_local thread_local global i32 0, align 4, !dbg !156
@own = internal thread_local global i64 42, align 8, !dbg !177
@used = internal global i32 5, align 4, !dbg !148
@main.persistent = internal global i32 3, align 4, !dbg !150
@elsewhere = external thread_local global i32, align 4
@zeros = internal global [100000 x i32] zeroinitializer, align 16, !dbg !160
@asm_name = external global i32, align 4
@weak_import = extern_weak global i32, align 4
@common_variable = dso_local global i32 0, align 4, !dbg !158
@difference = dso_local global i32 0, align 4, !dbg !165
@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @before, ptr null }, { i32, ptr, ptr } { i32 200, ptr @even_before, ptr null }]
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @after, ptr null }]
@llvm.compiler.used = appending global [1 x ptr] [ptr @used], section "llvm.metadata"

@other_name = dso_local alias i32 (), ptr @original
@variable_alias = dso_local alias i32, ptr @aligned

@resolved = dso_local ifunc i32 (), ptr @resolver

; Function Attrs: noinline nounwind uwtable
define internal i32 @twice(i32 noundef %x) #0 !dbg !191 {
entry:
  %x.addr = alloca i32, align 4
  store i32 %x, ptr %x.addr, align 4
  call void @llvm.dbg.declare(metadata ptr %x.addr, metadata !192, metadata !DIExpression()), !dbg !193
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
define internal ptr @resolver() #1 !dbg !199 {
entry:
  ret ptr @original, !dbg !202
}

; Function Attrs: noinline nounwind uwtable
define internal void @before() #0 !dbg !203 {
entry:
  %0 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @counter), !dbg !206
  store i32 1, ptr %0, align 4, !dbg !207
  ret void, !dbg !208
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #2

; Function Attrs: noinline nounwind uwtable
define internal void @even_before() #0 !dbg !209 {
entry:
  %0 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @own), !dbg !210
  store i64 1, ptr %0, align 8, !dbg !211
  ret void, !dbg !212
}

; Function Attrs: noinline nounwind uwtable
define internal void @after() #0 !dbg !213 {
entry:
  %0 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @counter), !dbg !214
  store i32 0, ptr %0, align 4, !dbg !215
  ret void, !dbg !216
}

; Function Attrs: noinline nounwind uwtable
define dso_local ptr @thread_local_address() #0 !dbg !217 {
entry:
  %0 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @counter), !dbg !220
  ret ptr %0, !dbg !221
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !152 {
entry:
  %retval = alloca i32, align 4
  store i32 0, ptr %retval, align 4
  %0 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @counter), !dbg !222
  %1 = load i32, ptr %0, align 4, !dbg !222
  %2 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @own), !dbg !223
  %3 = load i64, ptr %2, align 8, !dbg !223
  %conv = trunc i64 %3 to i32, !dbg !224
  %add = add nsw i32 %1, %conv, !dbg !225
  %4 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @elsewhere), !dbg !226
  %5 = load i32, ptr %4, align 4, !dbg !226
  %add1 = add nsw i32 %add, %5, !dbg !227
  %6 = load i32, ptr getelementptr inbounds ([100000 x i32], ptr @zeros, i64 0, i64 17), align 4, !dbg !228
  %add2 = add nsw i32 %add1, %6, !dbg !229
  %7 = load i32, ptr @asm_name, align 4, !dbg !230
  %add3 = add nsw i32 %add2, %7, !dbg !231
  %8 = load i32, ptr @main.persistent, align 4, !dbg !232
  %add4 = add nsw i32 %8, %add3, !dbg !232
  store i32 %add4, ptr @main.persistent, align 4, !dbg !232
  br i1 icmp ne (ptr @weak_import, ptr null), label %land.lhs.true, label %if.end, !dbg !233

land.lhs.true:                                    ; preds = %entry
  br i1 icmp ne (ptr @weak_function, ptr null), label %if.then, label %if.end, !dbg !235

if.then:                                          ; preds = %land.lhs.true
  %9 = load i32, ptr @weak_import, align 4, !dbg !236
  %call = call i32 @weak_function(), !dbg !237
  %add5 = add nsw i32 %9, %call, !dbg !238
  %10 = load i32, ptr @main.persistent, align 4, !dbg !239
  %add6 = add nsw i32 %10, %add5, !dbg !239
  store i32 %add6, ptr @main.persistent, align 4, !dbg !239
  br label %if.end, !dbg !240

if.end:                                           ; preds = %if.then, %land.lhs.true, %entry
  %11 = load i32, ptr @main.persistent, align 4, !dbg !241
  %12 = load ptr, ptr @inside, align 8, !dbg !242
  %13 = load i32, ptr %12, align 4, !dbg !243
  %add7 = add nsw i32 %11, %13, !dbg !244
  %14 = load ptr, ptr getelementptr inbounds (%struct.list, ptr @first, i32 0, i32 1), align 8, !dbg !245
  %call8 = call i32 %14(i32 noundef 2), !dbg !246
  %add9 = add nsw i32 %add7, %call8, !dbg !247
  %call10 = call i32 @other_name(), !dbg !248
  %add11 = add nsw i32 %add9, %call10, !dbg !249
  %15 = load ptr, ptr @wide, align 8, !dbg !250
  %arrayidx = getelementptr inbounds i32, ptr %15, i64 0, !dbg !250
  %16 = load i32, ptr %arrayidx, align 4, !dbg !250
  %cmp = icmp eq i32 %16, 119, !dbg !251
  %conv12 = zext i1 %cmp to i32, !dbg !251
  %add13 = add nsw i32 %add11, %conv12, !dbg !252
  %call14 = call i32 @resolved(), !dbg !253
  %add15 = add nsw i32 %add13, %call14, !dbg !254
  ret i32 %add15, !dbg !255
}

declare extern_weak i32 @weak_function() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { noinline nounwind uwtable "min-legal-vector-width"="0" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!183, !184, !185, !186, !187, !188, !189}
!llvm.ident = !{!190}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "constant", scope: !2, file: !3, line: 9, type: !182, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 16.0.6 (15~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !7, imports: !180, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "data.c", directory: ".", checksumkind: CSK_MD5, checksum: "1f1c62c5be96bbb64051ee55db5dca75")
!4 = !{!5, !6}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!7 = !{!0, !8, !13, !19, !25, !30, !32, !39, !44, !47, !49, !54, !57, !70, !73, !75, !83, !92, !98, !104, !113, !116, !119, !121, !123, !125, !128, !131, !137, !140, !142, !144, !146, !148, !150, !156, !158, !160, !165, !172, !177}
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !3, line: 11, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 224, elements: !11)
!11 = !{!12}
!12 = !DISubrange(count: 7)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(name: "wide", scope: !2, file: !3, line: 11, type: !15, isLocal: false, isDefinition: true)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !17)
!17 = !DIDerivedType(tag: DW_TAG_typedef, name: "wchar_t", file: !18, line: 74, baseType: !5)
!18 = !DIFile(filename: "/usr/lib/llvm-16/lib/clang/16/include/stddef.h", directory: "", checksumkind: CSK_MD5, checksum: "f95079da609b0e8f201cb8136304bf3b")
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(name: "exact", scope: !2, file: !3, line: 12, type: !21, isLocal: false, isDefinition: true)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 24, elements: !23)
!22 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!23 = !{!24}
!24 = !DISubrange(count: 3)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(scope: null, file: !3, line: 13, type: !27, isLocal: true, isDefinition: true)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 32, elements: !28)
!28 = !{!29}
!29 = !DISubrange(count: 4)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(scope: null, file: !3, line: 13, type: !27, isLocal: true, isDefinition: true)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "strings", scope: !2, file: !3, line: 13, type: !34, isLocal: false, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, size: 384, elements: !37)
!35 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!36 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !22)
!37 = !{!38}
!38 = !DISubrange(count: 6)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(name: "numbers", scope: !2, file: !3, line: 14, type: !41, isLocal: false, isDefinition: true)
!41 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 32000, elements: !42)
!42 = !{!43}
!43 = !DISubrange(count: 1000)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(name: "inside", scope: !2, file: !3, line: 16, type: !46, isLocal: false, isDefinition: true)
!46 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!47 = !DIGlobalVariableExpression(var: !48, expr: !DIExpression())
!48 = distinct !DIGlobalVariable(name: "past", scope: !2, file: !3, line: 17, type: !46, isLocal: false, isDefinition: true)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(name: "address", scope: !2, file: !3, line: 18, type: !51, isLocal: false, isDefinition: true)
!51 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !52, line: 90, baseType: !53)
!52 = !DIFile(filename: "/usr/include/stdint.h", directory: "", checksumkind: CSK_MD5, checksum: "a48e64edacc5b19f56c99745232c963c")
!53 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!54 = !DIGlobalVariableExpression(var: !55, expr: !DIExpression())
!55 = distinct !DIGlobalVariable(scope: null, file: !3, line: 22, type: !56, isLocal: true, isDefinition: true)
!56 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 48, elements: !37)
!57 = !DIGlobalVariableExpression(var: !58, expr: !DIExpression())
!58 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 22, type: !59, isLocal: false, isDefinition: true)
!59 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "list", file: !3, line: 20, size: 256, elements: !60)
!60 = !{!61, !63, !67, !68}
!61 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !59, file: !3, line: 20, baseType: !62, size: 64)
!62 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !59, size: 64)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !59, file: !3, line: 20, baseType: !64, size: 64, offset: 64)
!64 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !65, size: 64)
!65 = !DISubroutineType(types: !66)
!66 = !{!5, !5}
!67 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !59, file: !3, line: 20, baseType: !35, size: 64, offset: 128)
!68 = !DIDerivedType(tag: DW_TAG_member, name: "d", scope: !59, file: !3, line: 20, baseType: !69, size: 64, offset: 192)
!69 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!70 = !DIGlobalVariableExpression(var: !71, expr: !DIExpression())
!71 = distinct !DIGlobalVariable(scope: null, file: !3, line: 22, type: !72, isLocal: true, isDefinition: true)
!72 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 56, elements: !11)
!73 = !DIGlobalVariableExpression(var: !74, expr: !DIExpression())
!74 = distinct !DIGlobalVariable(name: "second", scope: !2, file: !3, line: 22, type: !59, isLocal: false, isDefinition: true)
!75 = !DIGlobalVariableExpression(var: !76, expr: !DIExpression())
!76 = distinct !DIGlobalVariable(name: "anonymous", scope: !2, file: !3, line: 23, type: !77, isLocal: false, isDefinition: true)
!77 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !3, line: 23, size: 192, elements: !78)
!78 = !{!79, !80, !81}
!79 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !77, file: !3, line: 23, baseType: !22, size: 8)
!80 = !DIDerivedType(tag: DW_TAG_member, name: "p", scope: !77, file: !3, line: 23, baseType: !6, size: 64, offset: 64)
!81 = !DIDerivedType(tag: DW_TAG_member, name: "s", scope: !77, file: !3, line: 23, baseType: !82, size: 16, offset: 128)
!82 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!83 = !DIGlobalVariableExpression(var: !84, expr: !DIExpression())
!84 = distinct !DIGlobalVariable(name: "in_union", scope: !2, file: !3, line: 24, type: !85, isLocal: false, isDefinition: true)
!85 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !3, line: 24, size: 64, elements: !86)
!86 = !{!87, !88}
!87 = !DIDerivedType(tag: DW_TAG_member, name: "i", scope: !85, file: !3, line: 24, baseType: !5, size: 32)
!88 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !85, file: !3, line: 24, baseType: !89, size: 64)
!89 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 64, elements: !90)
!90 = !{!91}
!91 = !DISubrange(count: 8)
!92 = !DIGlobalVariableExpression(var: !93, expr: !DIExpression())
!93 = distinct !DIGlobalVariable(name: "pointer_union", scope: !2, file: !3, line: 25, type: !94, isLocal: false, isDefinition: true)
!94 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !3, line: 25, size: 64, elements: !95)
!95 = !{!96, !97}
!96 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !94, file: !3, line: 25, baseType: !22, size: 8)
!97 = !DIDerivedType(tag: DW_TAG_member, name: "p", scope: !94, file: !3, line: 25, baseType: !6, size: 64)
!98 = !DIGlobalVariableExpression(var: !99, expr: !DIExpression())
!99 = distinct !DIGlobalVariable(name: "packed", scope: !2, file: !3, line: 26, type: !100, isLocal: false, isDefinition: true)
!100 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !3, line: 26, size: 72, elements: !101)
!101 = !{!102, !103}
!102 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !100, file: !3, line: 26, baseType: !22, size: 8)
!103 = !DIDerivedType(tag: DW_TAG_member, name: "p", scope: !100, file: !3, line: 26, baseType: !6, size: 64, offset: 8)
!104 = !DIGlobalVariableExpression(var: !105, expr: !DIExpression())
!105 = distinct !DIGlobalVariable(name: "flexible", scope: !2, file: !3, line: 27, type: !106, isLocal: false, isDefinition: true)
!106 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !3, line: 27, size: 32, elements: !107)
!107 = !{!108, !109}
!108 = !DIDerivedType(tag: DW_TAG_member, name: "n", scope: !106, file: !3, line: 27, baseType: !5, size: 32)
!109 = !DIDerivedType(tag: DW_TAG_member, name: "tail", scope: !106, file: !3, line: 27, baseType: !110, offset: 32)
!110 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, elements: !111)
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
!135 = !{!136, !24}
!136 = !DISubrange(count: 2)
!137 = !DIGlobalVariableExpression(var: !138, expr: !DIExpression())
!138 = distinct !DIGlobalVariable(name: "is_volatile", scope: !2, file: !3, line: 34, type: !139, isLocal: false, isDefinition: true)
!139 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !5)
!140 = !DIGlobalVariableExpression(var: !141, expr: !DIExpression())
!141 = distinct !DIGlobalVariable(name: "aligned", scope: !2, file: !3, line: 35, type: !5, isLocal: false, isDefinition: true, align: 512)
!142 = !DIGlobalVariableExpression(var: !143, expr: !DIExpression())
!143 = distinct !DIGlobalVariable(name: "in_section", scope: !2, file: !3, line: 36, type: !5, isLocal: false, isDefinition: true)
!144 = !DIGlobalVariableExpression(var: !145, expr: !DIExpression())
!145 = distinct !DIGlobalVariable(name: "weak_variable", scope: !2, file: !3, line: 37, type: !5, isLocal: false, isDefinition: true)
!146 = !DIGlobalVariableExpression(var: !147, expr: !DIExpression())
!147 = distinct !DIGlobalVariable(name: "hidden", scope: !2, file: !3, line: 39, type: !5, isLocal: false, isDefinition: true)
!148 = !DIGlobalVariableExpression(var: !149, expr: !DIExpression())
!149 = distinct !DIGlobalVariable(name: "used", scope: !2, file: !3, line: 50, type: !5, isLocal: true, isDefinition: true)
!150 = !DIGlobalVariableExpression(var: !151, expr: !DIExpression())
!151 = distinct !DIGlobalVariable(name: "persistent", scope: !152, file: !3, line: 55, type: !5, isLocal: true, isDefinition: true)
!152 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 54, type: !153, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !155)
!153 = !DISubroutineType(types: !154)
!154 = !{!5}
!155 = !{}
!156 = !DIGlobalVariableExpression(var: !157, expr: !DIExpression())
!157 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 5, type: !5, isLocal: false, isDefinition: true)
!158 = !DIGlobalVariableExpression(var: !159, expr: !DIExpression())
!159 = distinct !DIGlobalVariable(name: "common_variable", scope: !2, file: !3, line: 8, type: !5, isLocal: false, isDefinition: true)
!160 = !DIGlobalVariableExpression(var: !161, expr: !DIExpression())
!161 = distinct !DIGlobalVariable(name: "zeros", scope: !2, file: !3, line: 15, type: !162, isLocal: true, isDefinition: true)
!162 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 3200000, elements: !163)
!163 = !{!164}
!164 = !DISubrange(count: 100000)
!165 = !DIGlobalVariableExpression(var: !166, expr: !DIExpression())
!166 = distinct !DIGlobalVariable(name: "difference", scope: !2, file: !3, line: 19, type: !167, isLocal: false, isDefinition: true)
!167 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !168, line: 26, baseType: !169)
!168 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "", checksumkind: CSK_MD5, checksum: "2bf2ae53c58c01b1a1b9383b5195125c")
!169 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint32_t", file: !170, line: 42, baseType: !171)
!170 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!171 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!172 = !DIGlobalVariableExpression(var: !173, expr: !DIExpression())
!173 = distinct !DIGlobalVariable(name: "escapes", scope: !2, file: !3, line: 10, type: !174, isLocal: true, isDefinition: true)
!174 = !DICompositeType(tag: DW_TAG_array_type, baseType: !36, size: 112, elements: !175)
!175 = !{!176}
!176 = !DISubrange(count: 14)
!177 = !DIGlobalVariableExpression(var: !178, expr: !DIExpression())
!178 = distinct !DIGlobalVariable(name: "own", scope: !2, file: !3, line: 6, type: !179, isLocal: true, isDefinition: true)
!179 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!180 = !{!181}
!181 = !DIImportedEntity(tag: DW_TAG_imported_declaration, name: "variable_alias", scope: !2, entity: !141, file: !3, line: 43)
!182 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!183 = !{i32 7, !"Dwarf Version", i32 5}
!184 = !{i32 2, !"Debug Info Version", i32 3}
!185 = !{i32 1, !"wchar_size", i32 4}
!186 = !{i32 8, !"PIC Level", i32 2}
!187 = !{i32 7, !"PIE Level", i32 2}
!188 = !{i32 7, !"uwtable", i32 2}
!189 = !{i32 7, !"frame-pointer", i32 2}
!190 = !{!"Debian clang version 16.0.6 (15~deb12u1)"}
!191 = distinct !DISubprogram(name: "twice", scope: !3, file: !3, line: 21, type: !65, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !155)
!192 = !DILocalVariable(name: "x", arg: 1, scope: !191, file: !3, line: 21, type: !5)
!193 = !DILocation(line: 21, column: 22, scope: !191)
!194 = !DILocation(line: 21, column: 38, scope: !191)
!195 = !DILocation(line: 21, column: 36, scope: !191)
!196 = !DILocation(line: 21, column: 27, scope: !191)
!197 = distinct !DISubprogram(name: "original", scope: !3, file: !3, line: 41, type: !153, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !155)
!198 = !DILocation(line: 41, column: 22, scope: !197)
!199 = distinct !DISubprogram(name: "resolver", scope: !3, file: !3, line: 45, type: !200, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !155)
!200 = !DISubroutineType(types: !201)
!201 = !{!6}
!202 = !DILocation(line: 45, column: 31, scope: !199)
!203 = distinct !DISubprogram(name: "before", scope: !3, file: !3, line: 47, type: !204, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !155)
!204 = !DISubroutineType(types: !205)
!205 = !{null}
!206 = !DILocation(line: 47, column: 57, scope: !203)
!207 = !DILocation(line: 47, column: 65, scope: !203)
!208 = !DILocation(line: 47, column: 70, scope: !203)
!209 = distinct !DISubprogram(name: "even_before", scope: !3, file: !3, line: 48, type: !204, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !155)
!210 = !DILocation(line: 48, column: 67, scope: !209)
!211 = !DILocation(line: 48, column: 71, scope: !209)
!212 = !DILocation(line: 48, column: 76, scope: !209)
!213 = distinct !DISubprogram(name: "after", scope: !3, file: !3, line: 49, type: !204, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !155)
!214 = !DILocation(line: 49, column: 55, scope: !213)
!215 = !DILocation(line: 49, column: 63, scope: !213)
!216 = !DILocation(line: 49, column: 68, scope: !213)
!217 = distinct !DISubprogram(name: "thread_local_address", scope: !3, file: !3, line: 52, type: !218, scopeLine: 52, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !155)
!218 = !DISubroutineType(types: !219)
!219 = !{!46}
!220 = !DILocation(line: 52, column: 43, scope: !217)
!221 = !DILocation(line: 52, column: 35, scope: !217)
!222 = !DILocation(line: 56, column: 19, scope: !152)
!223 = !DILocation(line: 56, column: 34, scope: !152)
!224 = !DILocation(line: 56, column: 29, scope: !152)
!225 = !DILocation(line: 56, column: 27, scope: !152)
!226 = !DILocation(line: 56, column: 40, scope: !152)
!227 = !DILocation(line: 56, column: 38, scope: !152)
!228 = !DILocation(line: 56, column: 52, scope: !152)
!229 = !DILocation(line: 56, column: 50, scope: !152)
!230 = !DILocation(line: 56, column: 64, scope: !152)
!231 = !DILocation(line: 56, column: 62, scope: !152)
!232 = !DILocation(line: 56, column: 16, scope: !152)
!233 = !DILocation(line: 57, column: 22, scope: !234)
!234 = distinct !DILexicalBlock(scope: !152, file: !3, line: 57, column: 9)
!235 = !DILocation(line: 57, column: 9, scope: !152)
!236 = !DILocation(line: 57, column: 54, scope: !234)
!237 = !DILocation(line: 57, column: 68, scope: !234)
!238 = !DILocation(line: 57, column: 66, scope: !234)
!239 = !DILocation(line: 57, column: 51, scope: !234)
!240 = !DILocation(line: 57, column: 40, scope: !234)
!241 = !DILocation(line: 58, column: 12, scope: !152)
!242 = !DILocation(line: 58, column: 26, scope: !152)
!243 = !DILocation(line: 58, column: 25, scope: !152)
!244 = !DILocation(line: 58, column: 23, scope: !152)
!245 = !DILocation(line: 58, column: 41, scope: !152)
!246 = !DILocation(line: 58, column: 35, scope: !152)
!247 = !DILocation(line: 58, column: 33, scope: !152)
!248 = !DILocation(line: 58, column: 48, scope: !152)
!249 = !DILocation(line: 58, column: 46, scope: !152)
!250 = !DILocation(line: 58, column: 64, scope: !152)
!251 = !DILocation(line: 58, column: 72, scope: !152)
!252 = !DILocation(line: 58, column: 61, scope: !152)
!253 = !DILocation(line: 58, column: 83, scope: !152)
!254 = !DILocation(line: 58, column: 81, scope: !152)
!255 = !DILocation(line: 58, column: 5, scope: !152)
