; ModuleID = 'varargs.c'
source_filename = "varargs.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__va_list_tag = type { i32, i32, ptr, ptr }
%struct.pair = type { i64, i64 }
%struct.big = type { [40 x i8] }

@stderr = external global ptr, align 8
@.str = private unnamed_addr constant [7 x i8] c"plain\0A\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [23 x i8] c"%d %s %5.2f %c %lu %p\0A\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [4 x i8] c"two\00", align 1, !dbg !12
@.str.3 = private unnamed_addr constant [2 x i8] c"c\00", align 1, !dbg !17

; Function Attrs: noinline nounwind uwtable
define dso_local double @total(i32 noundef %count, ...) #0 !dbg !36 {
entry:
  %count.addr = alloca i32, align 4
  %list = alloca [1 x %struct.__va_list_tag], align 16
  %copy = alloca [1 x %struct.__va_list_tag], align 16
  %sum = alloca double, align 8
  %i = alloca i32, align 4
  %tmp = alloca %struct.pair, align 8
  %tmp47 = alloca %struct.big, align 1
  store i32 %count, ptr %count.addr, align 4
  call void @llvm.dbg.declare(metadata ptr %count.addr, metadata !40, metadata !DIExpression()), !dbg !41
  call void @llvm.dbg.declare(metadata ptr %list, metadata !42, metadata !DIExpression()), !dbg !59
  call void @llvm.dbg.declare(metadata ptr %copy, metadata !60, metadata !DIExpression()), !dbg !61
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %list, i64 0, i64 0, !dbg !62
  call void @llvm.va_start(ptr %arraydecay), !dbg !62
  %arraydecay1 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %copy, i64 0, i64 0, !dbg !63
  %arraydecay2 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %list, i64 0, i64 0, !dbg !63
  call void @llvm.va_copy(ptr %arraydecay1, ptr %arraydecay2), !dbg !63
  call void @llvm.dbg.declare(metadata ptr %sum, metadata !64, metadata !DIExpression()), !dbg !65
  store double 0.000000e+00, ptr %sum, align 8, !dbg !65
  call void @llvm.dbg.declare(metadata ptr %i, metadata !66, metadata !DIExpression()), !dbg !68
  store i32 0, ptr %i, align 4, !dbg !68
  br label %for.cond, !dbg !69

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !dbg !70
  %1 = load i32, ptr %count.addr, align 4, !dbg !72
  %cmp = icmp slt i32 %0, %1, !dbg !73
  br i1 %cmp, label %for.body, label %for.end, !dbg !74

for.body:                                         ; preds = %for.cond
  %2 = load i32, ptr %i, align 4, !dbg !75
  %rem = srem i32 %2, 5, !dbg !77
  switch i32 %rem, label %sw.epilog [
    i32 0, label %sw.bb
    i32 1, label %sw.bb4
    i32 2, label %sw.bb15
    i32 3, label %sw.bb31
    i32 4, label %sw.bb46
  ], !dbg !78

sw.bb:                                            ; preds = %for.body
  %arraydecay3 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %list, i64 0, i64 0, !dbg !79
  %gp_offset_p = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay3, i32 0, i32 0, !dbg !79
  %gp_offset = load i32, ptr %gp_offset_p, align 16, !dbg !79
  %fits_in_gp = icmp ule i32 %gp_offset, 40, !dbg !79
  br i1 %fits_in_gp, label %vaarg.in_reg, label %vaarg.in_mem, !dbg !79

vaarg.in_reg:                                     ; preds = %sw.bb
  %3 = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay3, i32 0, i32 3, !dbg !79
  %reg_save_area = load ptr, ptr %3, align 16, !dbg !79
  %4 = getelementptr i8, ptr %reg_save_area, i32 %gp_offset, !dbg !79
  %5 = add i32 %gp_offset, 8, !dbg !79
  store i32 %5, ptr %gp_offset_p, align 16, !dbg !79
  br label %vaarg.end, !dbg !79

vaarg.in_mem:                                     ; preds = %sw.bb
  %overflow_arg_area_p = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay3, i32 0, i32 2, !dbg !79
  %overflow_arg_area = load ptr, ptr %overflow_arg_area_p, align 8, !dbg !79
  %overflow_arg_area.next = getelementptr i8, ptr %overflow_arg_area, i32 8, !dbg !79
  store ptr %overflow_arg_area.next, ptr %overflow_arg_area_p, align 8, !dbg !79
  br label %vaarg.end, !dbg !79

vaarg.end:                                        ; preds = %vaarg.in_mem, %vaarg.in_reg
  %vaarg.addr = phi ptr [ %4, %vaarg.in_reg ], [ %overflow_arg_area, %vaarg.in_mem ], !dbg !79
  %6 = load i32, ptr %vaarg.addr, align 4, !dbg !79
  %conv = sitofp i32 %6 to double, !dbg !79
  %7 = load double, ptr %sum, align 8, !dbg !81
  %add = fadd double %7, %conv, !dbg !81
  store double %add, ptr %sum, align 8, !dbg !81
  br label %sw.epilog, !dbg !82

sw.bb4:                                           ; preds = %for.body
  %arraydecay5 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %list, i64 0, i64 0, !dbg !83
  %fp_offset_p = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay5, i32 0, i32 1, !dbg !83
  %fp_offset = load i32, ptr %fp_offset_p, align 4, !dbg !83
  %fits_in_fp = icmp ule i32 %fp_offset, 160, !dbg !83
  br i1 %fits_in_fp, label %vaarg.in_reg6, label %vaarg.in_mem8, !dbg !83

vaarg.in_reg6:                                    ; preds = %sw.bb4
  %8 = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay5, i32 0, i32 3, !dbg !83
  %reg_save_area7 = load ptr, ptr %8, align 16, !dbg !83
  %9 = getelementptr i8, ptr %reg_save_area7, i32 %fp_offset, !dbg !83
  %10 = add i32 %fp_offset, 16, !dbg !83
  store i32 %10, ptr %fp_offset_p, align 4, !dbg !83
  br label %vaarg.end12, !dbg !83

vaarg.in_mem8:                                    ; preds = %sw.bb4
  %overflow_arg_area_p9 = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay5, i32 0, i32 2, !dbg !83
  %overflow_arg_area10 = load ptr, ptr %overflow_arg_area_p9, align 8, !dbg !83
  %overflow_arg_area.next11 = getelementptr i8, ptr %overflow_arg_area10, i32 8, !dbg !83
  store ptr %overflow_arg_area.next11, ptr %overflow_arg_area_p9, align 8, !dbg !83
  br label %vaarg.end12, !dbg !83

vaarg.end12:                                      ; preds = %vaarg.in_mem8, %vaarg.in_reg6
  %vaarg.addr13 = phi ptr [ %9, %vaarg.in_reg6 ], [ %overflow_arg_area10, %vaarg.in_mem8 ], !dbg !83
  %11 = load double, ptr %vaarg.addr13, align 8, !dbg !83
  %12 = load double, ptr %sum, align 8, !dbg !84
  %add14 = fadd double %12, %11, !dbg !84
  store double %add14, ptr %sum, align 8, !dbg !84
  br label %sw.epilog, !dbg !85

sw.bb15:                                          ; preds = %for.body
  %arraydecay16 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %list, i64 0, i64 0, !dbg !86
  %gp_offset_p17 = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay16, i32 0, i32 0, !dbg !86
  %gp_offset18 = load i32, ptr %gp_offset_p17, align 16, !dbg !86
  %fits_in_gp19 = icmp ule i32 %gp_offset18, 40, !dbg !86
  br i1 %fits_in_gp19, label %vaarg.in_reg20, label %vaarg.in_mem22, !dbg !86

vaarg.in_reg20:                                   ; preds = %sw.bb15
  %13 = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay16, i32 0, i32 3, !dbg !86
  %reg_save_area21 = load ptr, ptr %13, align 16, !dbg !86
  %14 = getelementptr i8, ptr %reg_save_area21, i32 %gp_offset18, !dbg !86
  %15 = add i32 %gp_offset18, 8, !dbg !86
  store i32 %15, ptr %gp_offset_p17, align 16, !dbg !86
  br label %vaarg.end26, !dbg !86

vaarg.in_mem22:                                   ; preds = %sw.bb15
  %overflow_arg_area_p23 = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay16, i32 0, i32 2, !dbg !86
  %overflow_arg_area24 = load ptr, ptr %overflow_arg_area_p23, align 8, !dbg !86
  %overflow_arg_area.next25 = getelementptr i8, ptr %overflow_arg_area24, i32 8, !dbg !86
  store ptr %overflow_arg_area.next25, ptr %overflow_arg_area_p23, align 8, !dbg !86
  br label %vaarg.end26, !dbg !86

vaarg.end26:                                      ; preds = %vaarg.in_mem22, %vaarg.in_reg20
  %vaarg.addr27 = phi ptr [ %14, %vaarg.in_reg20 ], [ %overflow_arg_area24, %vaarg.in_mem22 ], !dbg !86
  %16 = load ptr, ptr %vaarg.addr27, align 8, !dbg !86
  %17 = load i8, ptr %16, align 1, !dbg !87
  %conv28 = sext i8 %17 to i32, !dbg !87
  %conv29 = sitofp i32 %conv28 to double, !dbg !87
  %18 = load double, ptr %sum, align 8, !dbg !88
  %add30 = fadd double %18, %conv29, !dbg !88
  store double %add30, ptr %sum, align 8, !dbg !88
  br label %sw.epilog, !dbg !89

sw.bb31:                                          ; preds = %for.body
  %arraydecay32 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %list, i64 0, i64 0, !dbg !90
  %gp_offset_p33 = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay32, i32 0, i32 0, !dbg !90
  %gp_offset34 = load i32, ptr %gp_offset_p33, align 16, !dbg !90
  %fits_in_gp35 = icmp ule i32 %gp_offset34, 32, !dbg !90
  br i1 %fits_in_gp35, label %vaarg.in_reg36, label %vaarg.in_mem38, !dbg !90

vaarg.in_reg36:                                   ; preds = %sw.bb31
  %19 = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay32, i32 0, i32 3, !dbg !90
  %reg_save_area37 = load ptr, ptr %19, align 16, !dbg !90
  %20 = getelementptr i8, ptr %reg_save_area37, i32 %gp_offset34, !dbg !90
  %21 = add i32 %gp_offset34, 16, !dbg !90
  store i32 %21, ptr %gp_offset_p33, align 16, !dbg !90
  br label %vaarg.end42, !dbg !90

vaarg.in_mem38:                                   ; preds = %sw.bb31
  %overflow_arg_area_p39 = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay32, i32 0, i32 2, !dbg !90
  %overflow_arg_area40 = load ptr, ptr %overflow_arg_area_p39, align 8, !dbg !90
  %overflow_arg_area.next41 = getelementptr i8, ptr %overflow_arg_area40, i32 16, !dbg !90
  store ptr %overflow_arg_area.next41, ptr %overflow_arg_area_p39, align 8, !dbg !90
  br label %vaarg.end42, !dbg !90

vaarg.end42:                                      ; preds = %vaarg.in_mem38, %vaarg.in_reg36
  %vaarg.addr43 = phi ptr [ %20, %vaarg.in_reg36 ], [ %overflow_arg_area40, %vaarg.in_mem38 ], !dbg !90
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %tmp, ptr align 8 %vaarg.addr43, i64 16, i1 false), !dbg !90
  %b = getelementptr inbounds %struct.pair, ptr %tmp, i32 0, i32 1, !dbg !91
  %22 = load i64, ptr %b, align 8, !dbg !91
  %conv44 = sitofp i64 %22 to double, !dbg !90
  %23 = load double, ptr %sum, align 8, !dbg !92
  %add45 = fadd double %23, %conv44, !dbg !92
  store double %add45, ptr %sum, align 8, !dbg !92
  br label %sw.epilog, !dbg !93

sw.bb46:                                          ; preds = %for.body
  %arraydecay48 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %list, i64 0, i64 0, !dbg !94
  %overflow_arg_area_p49 = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay48, i32 0, i32 2, !dbg !94
  %overflow_arg_area50 = load ptr, ptr %overflow_arg_area_p49, align 8, !dbg !94
  %overflow_arg_area.next51 = getelementptr i8, ptr %overflow_arg_area50, i32 40, !dbg !94
  store ptr %overflow_arg_area.next51, ptr %overflow_arg_area_p49, align 8, !dbg !94
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %tmp47, ptr align 1 %overflow_arg_area50, i64 40, i1 false), !dbg !94
  %bytes = getelementptr inbounds %struct.big, ptr %tmp47, i32 0, i32 0, !dbg !95
  %arrayidx = getelementptr inbounds [40 x i8], ptr %bytes, i64 0, i64 3, !dbg !94
  %24 = load i8, ptr %arrayidx, align 1, !dbg !94
  %conv52 = sext i8 %24 to i32, !dbg !94
  %conv53 = sitofp i32 %conv52 to double, !dbg !94
  %25 = load double, ptr %sum, align 8, !dbg !96
  %add54 = fadd double %25, %conv53, !dbg !96
  store double %add54, ptr %sum, align 8, !dbg !96
  br label %sw.epilog, !dbg !97

sw.epilog:                                        ; preds = %for.body, %sw.bb46, %vaarg.end42, %vaarg.end26, %vaarg.end12, %vaarg.end
  br label %for.inc, !dbg !98

for.inc:                                          ; preds = %sw.epilog
  %26 = load i32, ptr %i, align 4, !dbg !99
  %inc = add nsw i32 %26, 1, !dbg !99
  store i32 %inc, ptr %i, align 4, !dbg !99
  br label %for.cond, !dbg !100, !llvm.loop !101

for.end:                                          ; preds = %for.cond
  %arraydecay55 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %copy, i64 0, i64 0, !dbg !104
  %overflow_arg_area_p56 = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay55, i32 0, i32 2, !dbg !104
  %overflow_arg_area57 = load ptr, ptr %overflow_arg_area_p56, align 8, !dbg !104
  %27 = ptrtoint ptr %overflow_arg_area57 to i64, !dbg !104
  %28 = add i64 %27, 15, !dbg !104
  %29 = and i64 %28, -16, !dbg !104
  %overflow_arg_area57.aligned = inttoptr i64 %29 to ptr, !dbg !104
  %overflow_arg_area.next58 = getelementptr i8, ptr %overflow_arg_area57.aligned, i32 16, !dbg !104
  store ptr %overflow_arg_area.next58, ptr %overflow_arg_area_p56, align 8, !dbg !104
  %30 = load x86_fp80, ptr %overflow_arg_area57.aligned, align 16, !dbg !104
  %conv59 = fptrunc x86_fp80 %30 to double, !dbg !105
  %31 = load double, ptr %sum, align 8, !dbg !106
  %add60 = fadd double %31, %conv59, !dbg !106
  store double %add60, ptr %sum, align 8, !dbg !106
  %arraydecay61 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %copy, i64 0, i64 0, !dbg !107
  call void @llvm.va_end(ptr %arraydecay61), !dbg !107
  %arraydecay62 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %list, i64 0, i64 0, !dbg !108
  call void @llvm.va_end(ptr %arraydecay62), !dbg !108
  %32 = load double, ptr %sum, align 8, !dbg !109
  ret double %32, !dbg !110
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start(ptr) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_copy(ptr, ptr) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end(ptr) #2

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @report(ptr noundef %format, ...) #0 !dbg !111 {
entry:
  %format.addr = alloca ptr, align 8
  %list = alloca [1 x %struct.__va_list_tag], align 16
  %n = alloca i32, align 4
  store ptr %format, ptr %format.addr, align 8
  call void @llvm.dbg.declare(metadata ptr %format.addr, metadata !116, metadata !DIExpression()), !dbg !117
  call void @llvm.dbg.declare(metadata ptr %list, metadata !118, metadata !DIExpression()), !dbg !119
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %list, i64 0, i64 0, !dbg !120
  call void @llvm.va_start(ptr %arraydecay), !dbg !120
  call void @llvm.dbg.declare(metadata ptr %n, metadata !121, metadata !DIExpression()), !dbg !122
  %0 = load ptr, ptr @stderr, align 8, !dbg !123
  %1 = load ptr, ptr %format.addr, align 8, !dbg !124
  %arraydecay1 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %list, i64 0, i64 0, !dbg !125
  %call = call i32 @vfprintf(ptr noundef %0, ptr noundef %1, ptr noundef %arraydecay1), !dbg !126
  store i32 %call, ptr %n, align 4, !dbg !122
  %arraydecay2 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %list, i64 0, i64 0, !dbg !127
  call void @llvm.va_end(ptr %arraydecay2), !dbg !127
  %2 = load i32, ptr %n, align 4, !dbg !128
  ret i32 %2, !dbg !129
}

declare i32 @vfprintf(ptr noundef, ptr noundef, ptr noundef) #4

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !130 {
entry:
  %retval = alloca i32, align 4
  %.compoundliteral = alloca %struct.pair, align 8
  %.compoundliteral2 = alloca %struct.big, align 8
  store i32 0, ptr %retval, align 4
  %call = call i32 (ptr, ...) @printf(ptr noundef @.str), !dbg !133
  %call1 = call i32 (ptr, ...) @report(ptr noundef @.str.1, i32 noundef 1, ptr noundef @.str.2, double noundef 3.000000e+00, i32 noundef 52, i64 noundef 5, ptr noundef null), !dbg !134
  %a = getelementptr inbounds %struct.pair, ptr %.compoundliteral, i32 0, i32 0, !dbg !135
  store i64 1, ptr %a, align 8, !dbg !135
  %b = getelementptr inbounds %struct.pair, ptr %.compoundliteral, i32 0, i32 1, !dbg !135
  store i64 2, ptr %b, align 8, !dbg !135
  call void @llvm.memset.p0.i64(ptr align 1 %.compoundliteral2, i8 0, i64 40, i1 false), !dbg !136
  %bytes = getelementptr inbounds %struct.big, ptr %.compoundliteral2, i32 0, i32 0, !dbg !137
  %arrayinit.begin = getelementptr inbounds [40 x i8], ptr %bytes, i64 0, i64 0, !dbg !138
  %0 = getelementptr inbounds { i64, i64 }, ptr %.compoundliteral, i32 0, i32 0, !dbg !139
  %1 = load i64, ptr %0, align 8, !dbg !139
  %2 = getelementptr inbounds { i64, i64 }, ptr %.compoundliteral, i32 0, i32 1, !dbg !139
  %3 = load i64, ptr %2, align 8, !dbg !139
  %call3 = call double (i32, ...) @total(i32 noundef 5, i32 noundef 1, double noundef 2.000000e+00, ptr noundef @.str.3, i64 %1, i64 %3, ptr noundef byval(%struct.big) align 8 %.compoundliteral2), !dbg !139
  %conv = fptosi double %call3 to i32, !dbg !140
  ret i32 %conv, !dbg !141
}

declare i32 @printf(ptr noundef, ...) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #5

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: write) }

!llvm.dbg.cu = !{!22}
!llvm.module.flags = !{!28, !29, !30, !31, !32, !33, !34}
!llvm.ident = !{!35}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 37, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "varargs.c", directory: ".", checksumkind: CSK_MD5, checksum: "fe49f9a2b33ed9a9954a52b3cfccdc9f")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 7)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 38, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 184, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 23)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 38, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 4)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !2, line: 39, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 2)
!22 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 16.0.6 (15~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !23, globals: !27, splitDebugInlining: false, nameTableKind: None)
!23 = !{!24, !25, !26}
!24 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!25 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!26 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!27 = !{!0, !7, !12, !17}
!28 = !{i32 7, !"Dwarf Version", i32 5}
!29 = !{i32 2, !"Debug Info Version", i32 3}
!30 = !{i32 1, !"wchar_size", i32 4}
!31 = !{i32 8, !"PIC Level", i32 2}
!32 = !{i32 7, !"PIE Level", i32 2}
!33 = !{i32 7, !"uwtable", i32 2}
!34 = !{i32 7, !"frame-pointer", i32 2}
!35 = !{!"Debian clang version 16.0.6 (15~deb12u1)"}
!36 = distinct !DISubprogram(name: "total", scope: !2, file: !2, line: 8, type: !37, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !22, retainedNodes: !39)
!37 = !DISubroutineType(types: !38)
!38 = !{!24, !26, null}
!39 = !{}
!40 = !DILocalVariable(name: "count", arg: 1, scope: !36, file: !2, line: 8, type: !26)
!41 = !DILocation(line: 8, column: 18, scope: !36)
!42 = !DILocalVariable(name: "list", scope: !36, file: !2, line: 9, type: !43)
!43 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !44, line: 52, baseType: !45)
!44 = !DIFile(filename: "/usr/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!45 = !DIDerivedType(tag: DW_TAG_typedef, name: "__gnuc_va_list", file: !46, line: 14, baseType: !47)
!46 = !DIFile(filename: "/usr/lib/llvm-16/lib/clang/16/include/stdarg.h", directory: "", checksumkind: CSK_MD5, checksum: "4c819f80dd915987182e9ab226e27a5a")
!47 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !48, baseType: !49)
!48 = !DIFile(filename: "varargs.c", directory: ".")
!49 = !DICompositeType(tag: DW_TAG_array_type, baseType: !50, size: 192, elements: !57)
!50 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !51)
!51 = !{!52, !54, !55, !56}
!52 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !50, file: !48, line: 9, baseType: !53, size: 32)
!53 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !50, file: !48, line: 9, baseType: !53, size: 32, offset: 32)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !50, file: !48, line: 9, baseType: !25, size: 64, offset: 64)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !50, file: !48, line: 9, baseType: !25, size: 64, offset: 128)
!57 = !{!58}
!58 = !DISubrange(count: 1)
!59 = !DILocation(line: 9, column: 13, scope: !36)
!60 = !DILocalVariable(name: "copy", scope: !36, file: !2, line: 9, type: !43)
!61 = !DILocation(line: 9, column: 19, scope: !36)
!62 = !DILocation(line: 10, column: 5, scope: !36)
!63 = !DILocation(line: 11, column: 5, scope: !36)
!64 = !DILocalVariable(name: "sum", scope: !36, file: !2, line: 12, type: !24)
!65 = !DILocation(line: 12, column: 12, scope: !36)
!66 = !DILocalVariable(name: "i", scope: !67, file: !2, line: 13, type: !26)
!67 = distinct !DILexicalBlock(scope: !36, file: !2, line: 13, column: 5)
!68 = !DILocation(line: 13, column: 14, scope: !67)
!69 = !DILocation(line: 13, column: 10, scope: !67)
!70 = !DILocation(line: 13, column: 21, scope: !71)
!71 = distinct !DILexicalBlock(scope: !67, file: !2, line: 13, column: 5)
!72 = !DILocation(line: 13, column: 25, scope: !71)
!73 = !DILocation(line: 13, column: 23, scope: !71)
!74 = !DILocation(line: 13, column: 5, scope: !67)
!75 = !DILocation(line: 14, column: 17, scope: !76)
!76 = distinct !DILexicalBlock(scope: !71, file: !2, line: 13, column: 37)
!77 = !DILocation(line: 14, column: 19, scope: !76)
!78 = !DILocation(line: 14, column: 9, scope: !76)
!79 = !DILocation(line: 15, column: 24, scope: !80)
!80 = distinct !DILexicalBlock(scope: !76, file: !2, line: 14, column: 24)
!81 = !DILocation(line: 15, column: 21, scope: !80)
!82 = !DILocation(line: 15, column: 43, scope: !80)
!83 = !DILocation(line: 16, column: 24, scope: !80)
!84 = !DILocation(line: 16, column: 21, scope: !80)
!85 = !DILocation(line: 16, column: 46, scope: !80)
!86 = !DILocation(line: 17, column: 25, scope: !80)
!87 = !DILocation(line: 17, column: 24, scope: !80)
!88 = !DILocation(line: 17, column: 21, scope: !80)
!89 = !DILocation(line: 17, column: 47, scope: !80)
!90 = !DILocation(line: 18, column: 24, scope: !80)
!91 = !DILocation(line: 18, column: 50, scope: !80)
!92 = !DILocation(line: 18, column: 21, scope: !80)
!93 = !DILocation(line: 18, column: 53, scope: !80)
!94 = !DILocation(line: 19, column: 24, scope: !80)
!95 = !DILocation(line: 19, column: 49, scope: !80)
!96 = !DILocation(line: 19, column: 21, scope: !80)
!97 = !DILocation(line: 19, column: 59, scope: !80)
!98 = !DILocation(line: 21, column: 5, scope: !76)
!99 = !DILocation(line: 13, column: 33, scope: !71)
!100 = !DILocation(line: 13, column: 5, scope: !71)
!101 = distinct !{!101, !74, !102, !103}
!102 = !DILocation(line: 21, column: 5, scope: !67)
!103 = !{!"llvm.loop.mustprogress"}
!104 = !DILocation(line: 22, column: 20, scope: !36)
!105 = !DILocation(line: 22, column: 12, scope: !36)
!106 = !DILocation(line: 22, column: 9, scope: !36)
!107 = !DILocation(line: 23, column: 5, scope: !36)
!108 = !DILocation(line: 24, column: 5, scope: !36)
!109 = !DILocation(line: 25, column: 12, scope: !36)
!110 = !DILocation(line: 25, column: 5, scope: !36)
!111 = distinct !DISubprogram(name: "report", scope: !2, file: !2, line: 28, type: !112, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !22, retainedNodes: !39)
!112 = !DISubroutineType(types: !113)
!113 = !{!26, !114, null}
!114 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !115, size: 64)
!115 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!116 = !DILocalVariable(name: "format", arg: 1, scope: !111, file: !2, line: 28, type: !114)
!117 = !DILocation(line: 28, column: 24, scope: !111)
!118 = !DILocalVariable(name: "list", scope: !111, file: !2, line: 29, type: !43)
!119 = !DILocation(line: 29, column: 13, scope: !111)
!120 = !DILocation(line: 30, column: 5, scope: !111)
!121 = !DILocalVariable(name: "n", scope: !111, file: !2, line: 31, type: !26)
!122 = !DILocation(line: 31, column: 9, scope: !111)
!123 = !DILocation(line: 31, column: 22, scope: !111)
!124 = !DILocation(line: 31, column: 30, scope: !111)
!125 = !DILocation(line: 31, column: 38, scope: !111)
!126 = !DILocation(line: 31, column: 13, scope: !111)
!127 = !DILocation(line: 32, column: 5, scope: !111)
!128 = !DILocation(line: 33, column: 12, scope: !111)
!129 = !DILocation(line: 33, column: 5, scope: !111)
!130 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 36, type: !131, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !22, retainedNodes: !39)
!131 = !DISubroutineType(types: !132)
!132 = !{!26}
!133 = !DILocation(line: 37, column: 5, scope: !130)
!134 = !DILocation(line: 38, column: 5, scope: !130)
!135 = !DILocation(line: 39, column: 52, scope: !130)
!136 = !DILocation(line: 39, column: 60, scope: !130)
!137 = !DILocation(line: 39, column: 72, scope: !130)
!138 = !DILocation(line: 39, column: 73, scope: !130)
!139 = !DILocation(line: 39, column: 17, scope: !130)
!140 = !DILocation(line: 39, column: 12, scope: !130)
!141 = !DILocation(line: 39, column: 5, scope: !130)
