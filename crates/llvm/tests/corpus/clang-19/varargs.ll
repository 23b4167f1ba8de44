; ModuleID = 'varargs.c'
source_filename = "varargs.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
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
    #dbg_declare(ptr %count.addr, !40, !DIExpression(), !41)
    #dbg_declare(ptr %list, !42, !DIExpression(), !58)
    #dbg_declare(ptr %copy, !59, !DIExpression(), !60)
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %list, i64 0, i64 0, !dbg !61
  call void @llvm.va_start.p0(ptr %arraydecay), !dbg !61
  %arraydecay1 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %copy, i64 0, i64 0, !dbg !62
  %arraydecay2 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %list, i64 0, i64 0, !dbg !62
  call void @llvm.va_copy.p0(ptr %arraydecay1, ptr %arraydecay2), !dbg !62
    #dbg_declare(ptr %sum, !63, !DIExpression(), !64)
  store double 0.000000e+00, ptr %sum, align 8, !dbg !64
    #dbg_declare(ptr %i, !65, !DIExpression(), !67)
  store i32 0, ptr %i, align 4, !dbg !67
  br label %for.cond, !dbg !68

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !dbg !69
  %1 = load i32, ptr %count.addr, align 4, !dbg !71
  %cmp = icmp slt i32 %0, %1, !dbg !72
  br i1 %cmp, label %for.body, label %for.end, !dbg !73

for.body:                                         ; preds = %for.cond
  %2 = load i32, ptr %i, align 4, !dbg !74
  %rem = srem i32 %2, 5, !dbg !76
  switch i32 %rem, label %sw.epilog [
    i32 0, label %sw.bb
    i32 1, label %sw.bb4
    i32 2, label %sw.bb15
    i32 3, label %sw.bb31
    i32 4, label %sw.bb46
  ], !dbg !77

sw.bb:                                            ; preds = %for.body
  %arraydecay3 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %list, i64 0, i64 0, !dbg !78
  %gp_offset_p = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay3, i32 0, i32 0, !dbg !78
  %gp_offset = load i32, ptr %gp_offset_p, align 16, !dbg !78
  %fits_in_gp = icmp ule i32 %gp_offset, 40, !dbg !78
  br i1 %fits_in_gp, label %vaarg.in_reg, label %vaarg.in_mem, !dbg !78

vaarg.in_reg:                                     ; preds = %sw.bb
  %3 = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay3, i32 0, i32 3, !dbg !78
  %reg_save_area = load ptr, ptr %3, align 16, !dbg !78
  %4 = getelementptr i8, ptr %reg_save_area, i32 %gp_offset, !dbg !78
  %5 = add i32 %gp_offset, 8, !dbg !78
  store i32 %5, ptr %gp_offset_p, align 16, !dbg !78
  br label %vaarg.end, !dbg !78

vaarg.in_mem:                                     ; preds = %sw.bb
  %overflow_arg_area_p = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay3, i32 0, i32 2, !dbg !78
  %overflow_arg_area = load ptr, ptr %overflow_arg_area_p, align 8, !dbg !78
  %overflow_arg_area.next = getelementptr i8, ptr %overflow_arg_area, i32 8, !dbg !78
  store ptr %overflow_arg_area.next, ptr %overflow_arg_area_p, align 8, !dbg !78
  br label %vaarg.end, !dbg !78

vaarg.end:                                        ; preds = %vaarg.in_mem, %vaarg.in_reg
  %vaarg.addr = phi ptr [ %4, %vaarg.in_reg ], [ %overflow_arg_area, %vaarg.in_mem ], !dbg !78
  %6 = load i32, ptr %vaarg.addr, align 4, !dbg !78
  %conv = sitofp i32 %6 to double, !dbg !78
  %7 = load double, ptr %sum, align 8, !dbg !80
  %add = fadd double %7, %conv, !dbg !80
  store double %add, ptr %sum, align 8, !dbg !80
  br label %sw.epilog, !dbg !81

sw.bb4:                                           ; preds = %for.body
  %arraydecay5 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %list, i64 0, i64 0, !dbg !82
  %fp_offset_p = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay5, i32 0, i32 1, !dbg !82
  %fp_offset = load i32, ptr %fp_offset_p, align 4, !dbg !82
  %fits_in_fp = icmp ule i32 %fp_offset, 160, !dbg !82
  br i1 %fits_in_fp, label %vaarg.in_reg6, label %vaarg.in_mem8, !dbg !82

vaarg.in_reg6:                                    ; preds = %sw.bb4
  %8 = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay5, i32 0, i32 3, !dbg !82
  %reg_save_area7 = load ptr, ptr %8, align 16, !dbg !82
  %9 = getelementptr i8, ptr %reg_save_area7, i32 %fp_offset, !dbg !82
  %10 = add i32 %fp_offset, 16, !dbg !82
  store i32 %10, ptr %fp_offset_p, align 4, !dbg !82
  br label %vaarg.end12, !dbg !82

vaarg.in_mem8:                                    ; preds = %sw.bb4
  %overflow_arg_area_p9 = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay5, i32 0, i32 2, !dbg !82
  %overflow_arg_area10 = load ptr, ptr %overflow_arg_area_p9, align 8, !dbg !82
  %overflow_arg_area.next11 = getelementptr i8, ptr %overflow_arg_area10, i32 8, !dbg !82
  store ptr %overflow_arg_area.next11, ptr %overflow_arg_area_p9, align 8, !dbg !82
  br label %vaarg.end12, !dbg !82

vaarg.end12:                                      ; preds = %vaarg.in_mem8, %vaarg.in_reg6
  %vaarg.addr13 = phi ptr [ %9, %vaarg.in_reg6 ], [ %overflow_arg_area10, %vaarg.in_mem8 ], !dbg !82
  %11 = load double, ptr %vaarg.addr13, align 8, !dbg !82
  %12 = load double, ptr %sum, align 8, !dbg !83
  %add14 = fadd double %12, %11, !dbg !83
  store double %add14, ptr %sum, align 8, !dbg !83
  br label %sw.epilog, !dbg !84

sw.bb15:                                          ; preds = %for.body
  %arraydecay16 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %list, i64 0, i64 0, !dbg !85
  %gp_offset_p17 = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay16, i32 0, i32 0, !dbg !85
  %gp_offset18 = load i32, ptr %gp_offset_p17, align 16, !dbg !85
  %fits_in_gp19 = icmp ule i32 %gp_offset18, 40, !dbg !85
  br i1 %fits_in_gp19, label %vaarg.in_reg20, label %vaarg.in_mem22, !dbg !85

vaarg.in_reg20:                                   ; preds = %sw.bb15
  %13 = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay16, i32 0, i32 3, !dbg !85
  %reg_save_area21 = load ptr, ptr %13, align 16, !dbg !85
  %14 = getelementptr i8, ptr %reg_save_area21, i32 %gp_offset18, !dbg !85
  %15 = add i32 %gp_offset18, 8, !dbg !85
  store i32 %15, ptr %gp_offset_p17, align 16, !dbg !85
  br label %vaarg.end26, !dbg !85

vaarg.in_mem22:                                   ; preds = %sw.bb15
  %overflow_arg_area_p23 = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay16, i32 0, i32 2, !dbg !85
  %overflow_arg_area24 = load ptr, ptr %overflow_arg_area_p23, align 8, !dbg !85
  %overflow_arg_area.next25 = getelementptr i8, ptr %overflow_arg_area24, i32 8, !dbg !85
  store ptr %overflow_arg_area.next25, ptr %overflow_arg_area_p23, align 8, !dbg !85
  br label %vaarg.end26, !dbg !85

vaarg.end26:                                      ; preds = %vaarg.in_mem22, %vaarg.in_reg20
  %vaarg.addr27 = phi ptr [ %14, %vaarg.in_reg20 ], [ %overflow_arg_area24, %vaarg.in_mem22 ], !dbg !85
  %16 = load ptr, ptr %vaarg.addr27, align 8, !dbg !85
  %17 = load i8, ptr %16, align 1, !dbg !86
  %conv28 = sext i8 %17 to i32, !dbg !86
  %conv29 = sitofp i32 %conv28 to double, !dbg !86
  %18 = load double, ptr %sum, align 8, !dbg !87
  %add30 = fadd double %18, %conv29, !dbg !87
  store double %add30, ptr %sum, align 8, !dbg !87
  br label %sw.epilog, !dbg !88

sw.bb31:                                          ; preds = %for.body
  %arraydecay32 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %list, i64 0, i64 0, !dbg !89
  %gp_offset_p33 = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay32, i32 0, i32 0, !dbg !89
  %gp_offset34 = load i32, ptr %gp_offset_p33, align 16, !dbg !89
  %fits_in_gp35 = icmp ule i32 %gp_offset34, 32, !dbg !89
  br i1 %fits_in_gp35, label %vaarg.in_reg36, label %vaarg.in_mem38, !dbg !89

vaarg.in_reg36:                                   ; preds = %sw.bb31
  %19 = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay32, i32 0, i32 3, !dbg !89
  %reg_save_area37 = load ptr, ptr %19, align 16, !dbg !89
  %20 = getelementptr i8, ptr %reg_save_area37, i32 %gp_offset34, !dbg !89
  %21 = add i32 %gp_offset34, 16, !dbg !89
  store i32 %21, ptr %gp_offset_p33, align 16, !dbg !89
  br label %vaarg.end42, !dbg !89

vaarg.in_mem38:                                   ; preds = %sw.bb31
  %overflow_arg_area_p39 = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay32, i32 0, i32 2, !dbg !89
  %overflow_arg_area40 = load ptr, ptr %overflow_arg_area_p39, align 8, !dbg !89
  %overflow_arg_area.next41 = getelementptr i8, ptr %overflow_arg_area40, i32 16, !dbg !89
  store ptr %overflow_arg_area.next41, ptr %overflow_arg_area_p39, align 8, !dbg !89
  br label %vaarg.end42, !dbg !89

vaarg.end42:                                      ; preds = %vaarg.in_mem38, %vaarg.in_reg36
  %vaarg.addr43 = phi ptr [ %20, %vaarg.in_reg36 ], [ %overflow_arg_area40, %vaarg.in_mem38 ], !dbg !89
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %tmp, ptr align 8 %vaarg.addr43, i64 16, i1 false), !dbg !89
  %b = getelementptr inbounds %struct.pair, ptr %tmp, i32 0, i32 1, !dbg !90
  %22 = load i64, ptr %b, align 8, !dbg !90
  %conv44 = sitofp i64 %22 to double, !dbg !89
  %23 = load double, ptr %sum, align 8, !dbg !91
  %add45 = fadd double %23, %conv44, !dbg !91
  store double %add45, ptr %sum, align 8, !dbg !91
  br label %sw.epilog, !dbg !92

sw.bb46:                                          ; preds = %for.body
  %arraydecay48 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %list, i64 0, i64 0, !dbg !93
  %overflow_arg_area_p49 = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay48, i32 0, i32 2, !dbg !93
  %overflow_arg_area50 = load ptr, ptr %overflow_arg_area_p49, align 8, !dbg !93
  %overflow_arg_area.next51 = getelementptr i8, ptr %overflow_arg_area50, i32 40, !dbg !93
  store ptr %overflow_arg_area.next51, ptr %overflow_arg_area_p49, align 8, !dbg !93
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %tmp47, ptr align 1 %overflow_arg_area50, i64 40, i1 false), !dbg !93
  %bytes = getelementptr inbounds %struct.big, ptr %tmp47, i32 0, i32 0, !dbg !94
  %arrayidx = getelementptr inbounds [40 x i8], ptr %bytes, i64 0, i64 3, !dbg !93
  %24 = load i8, ptr %arrayidx, align 1, !dbg !93
  %conv52 = sext i8 %24 to i32, !dbg !93
  %conv53 = sitofp i32 %conv52 to double, !dbg !93
  %25 = load double, ptr %sum, align 8, !dbg !95
  %add54 = fadd double %25, %conv53, !dbg !95
  store double %add54, ptr %sum, align 8, !dbg !95
  br label %sw.epilog, !dbg !96

sw.epilog:                                        ; preds = %for.body, %sw.bb46, %vaarg.end42, %vaarg.end26, %vaarg.end12, %vaarg.end
  br label %for.inc, !dbg !97

for.inc:                                          ; preds = %sw.epilog
  %26 = load i32, ptr %i, align 4, !dbg !98
  %inc = add nsw i32 %26, 1, !dbg !98
  store i32 %inc, ptr %i, align 4, !dbg !98
  br label %for.cond, !dbg !99, !llvm.loop !100

for.end:                                          ; preds = %for.cond
  %arraydecay55 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %copy, i64 0, i64 0, !dbg !103
  %overflow_arg_area_p56 = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay55, i32 0, i32 2, !dbg !103
  %overflow_arg_area57 = load ptr, ptr %overflow_arg_area_p56, align 8, !dbg !103
  %27 = getelementptr inbounds i8, ptr %overflow_arg_area57, i32 15, !dbg !103
  %overflow_arg_area57.aligned = call ptr @llvm.ptrmask.p0.i64(ptr %27, i64 -16), !dbg !103
  %overflow_arg_area.next58 = getelementptr i8, ptr %overflow_arg_area57.aligned, i32 16, !dbg !103
  store ptr %overflow_arg_area.next58, ptr %overflow_arg_area_p56, align 8, !dbg !103
  %28 = load x86_fp80, ptr %overflow_arg_area57.aligned, align 16, !dbg !103
  %conv59 = fptrunc x86_fp80 %28 to double, !dbg !104
  %29 = load double, ptr %sum, align 8, !dbg !105
  %add60 = fadd double %29, %conv59, !dbg !105
  store double %add60, ptr %sum, align 8, !dbg !105
  %arraydecay61 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %copy, i64 0, i64 0, !dbg !106
  call void @llvm.va_end.p0(ptr %arraydecay61), !dbg !106
  %arraydecay62 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %list, i64 0, i64 0, !dbg !107
  call void @llvm.va_end.p0(ptr %arraydecay62), !dbg !107
  %30 = load double, ptr %sum, align 8, !dbg !108
  ret double %30, !dbg !109
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_copy.p0(ptr, ptr) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare ptr @llvm.ptrmask.p0.i64(ptr, i64) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @report(ptr noundef %format, ...) #0 !dbg !110 {
entry:
  %format.addr = alloca ptr, align 8
  %list = alloca [1 x %struct.__va_list_tag], align 16
  %n = alloca i32, align 4
  store ptr %format, ptr %format.addr, align 8
    #dbg_declare(ptr %format.addr, !115, !DIExpression(), !116)
    #dbg_declare(ptr %list, !117, !DIExpression(), !118)
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %list, i64 0, i64 0, !dbg !119
  call void @llvm.va_start.p0(ptr %arraydecay), !dbg !119
    #dbg_declare(ptr %n, !120, !DIExpression(), !121)
  %0 = load ptr, ptr @stderr, align 8, !dbg !122
  %1 = load ptr, ptr %format.addr, align 8, !dbg !123
  %arraydecay1 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %list, i64 0, i64 0, !dbg !124
  %call = call i32 @vfprintf(ptr noundef %0, ptr noundef %1, ptr noundef %arraydecay1) #7, !dbg !125
  store i32 %call, ptr %n, align 4, !dbg !121
  %arraydecay2 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %list, i64 0, i64 0, !dbg !126
  call void @llvm.va_end.p0(ptr %arraydecay2), !dbg !126
  %2 = load i32, ptr %n, align 4, !dbg !127
  ret i32 %2, !dbg !128
}

; Function Attrs: nounwind
declare i32 @vfprintf(ptr noundef, ptr noundef, ptr noundef) #4

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !129 {
entry:
  %retval = alloca i32, align 4
  %.compoundliteral = alloca %struct.pair, align 8
  %.compoundliteral2 = alloca %struct.big, align 8
  store i32 0, ptr %retval, align 4
  %call = call i32 (ptr, ...) @printf(ptr noundef @.str), !dbg !132
  %call1 = call i32 (ptr, ...) @report(ptr noundef @.str.1, i32 noundef 1, ptr noundef @.str.2, double noundef 3.000000e+00, i32 noundef 52, i64 noundef 5, ptr noundef null), !dbg !133
  %a = getelementptr inbounds %struct.pair, ptr %.compoundliteral, i32 0, i32 0, !dbg !134
  store i64 1, ptr %a, align 8, !dbg !134
  %b = getelementptr inbounds %struct.pair, ptr %.compoundliteral, i32 0, i32 1, !dbg !134
  store i64 2, ptr %b, align 8, !dbg !134
  call void @llvm.memset.p0.i64(ptr align 1 %.compoundliteral2, i8 0, i64 40, i1 false), !dbg !135
  %bytes = getelementptr inbounds %struct.big, ptr %.compoundliteral2, i32 0, i32 0, !dbg !136
  %0 = getelementptr inbounds { i64, i64 }, ptr %.compoundliteral, i32 0, i32 0, !dbg !137
  %1 = load i64, ptr %0, align 8, !dbg !137
  %2 = getelementptr inbounds { i64, i64 }, ptr %.compoundliteral, i32 0, i32 1, !dbg !137
  %3 = load i64, ptr %2, align 8, !dbg !137
  %call3 = call double (i32, ...) @total(i32 noundef 5, i32 noundef 1, double noundef 2.000000e+00, ptr noundef @.str.3, i64 %1, i64 %3, ptr noundef byval(%struct.big) align 8 %.compoundliteral2), !dbg !137
  %conv = fptosi double %call3 to i32, !dbg !138
  ret i32 %conv, !dbg !139
}

declare i32 @printf(ptr noundef, ...) #5

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #6

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind willreturn }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { nounwind }

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
!22 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !23, globals: !27, splitDebugInlining: false, nameTableKind: None)
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
!35 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!36 = distinct !DISubprogram(name: "total", scope: !2, file: !2, line: 8, type: !37, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !22, retainedNodes: !39)
!37 = !DISubroutineType(types: !38)
!38 = !{!24, !26, null}
!39 = !{}
!40 = !DILocalVariable(name: "count", arg: 1, scope: !36, file: !2, line: 8, type: !26)
!41 = !DILocation(line: 8, column: 18, scope: !36)
!42 = !DILocalVariable(name: "list", scope: !36, file: !2, line: 9, type: !43)
!43 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !44, line: 52, baseType: !45)
!44 = !DIFile(filename: "/usr/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!45 = !DIDerivedType(tag: DW_TAG_typedef, name: "__gnuc_va_list", file: !46, line: 12, baseType: !47)
!46 = !DIFile(filename: "/usr/lib/llvm-19/lib/clang/19/include/__stdarg___gnuc_va_list.h", directory: "", checksumkind: CSK_MD5, checksum: "edb3f2eab991638e4dc94f6e55e3530f")
!47 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !2, baseType: !48)
!48 = !DICompositeType(tag: DW_TAG_array_type, baseType: !49, size: 192, elements: !56)
!49 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !50)
!50 = !{!51, !53, !54, !55}
!51 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !49, file: !2, line: 9, baseType: !52, size: 32)
!52 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !49, file: !2, line: 9, baseType: !52, size: 32, offset: 32)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !49, file: !2, line: 9, baseType: !25, size: 64, offset: 64)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !49, file: !2, line: 9, baseType: !25, size: 64, offset: 128)
!56 = !{!57}
!57 = !DISubrange(count: 1)
!58 = !DILocation(line: 9, column: 13, scope: !36)
!59 = !DILocalVariable(name: "copy", scope: !36, file: !2, line: 9, type: !43)
!60 = !DILocation(line: 9, column: 19, scope: !36)
!61 = !DILocation(line: 10, column: 5, scope: !36)
!62 = !DILocation(line: 11, column: 5, scope: !36)
!63 = !DILocalVariable(name: "sum", scope: !36, file: !2, line: 12, type: !24)
!64 = !DILocation(line: 12, column: 12, scope: !36)
!65 = !DILocalVariable(name: "i", scope: !66, file: !2, line: 13, type: !26)
!66 = distinct !DILexicalBlock(scope: !36, file: !2, line: 13, column: 5)
!67 = !DILocation(line: 13, column: 14, scope: !66)
!68 = !DILocation(line: 13, column: 10, scope: !66)
!69 = !DILocation(line: 13, column: 21, scope: !70)
!70 = distinct !DILexicalBlock(scope: !66, file: !2, line: 13, column: 5)
!71 = !DILocation(line: 13, column: 25, scope: !70)
!72 = !DILocation(line: 13, column: 23, scope: !70)
!73 = !DILocation(line: 13, column: 5, scope: !66)
!74 = !DILocation(line: 14, column: 17, scope: !75)
!75 = distinct !DILexicalBlock(scope: !70, file: !2, line: 13, column: 37)
!76 = !DILocation(line: 14, column: 19, scope: !75)
!77 = !DILocation(line: 14, column: 9, scope: !75)
!78 = !DILocation(line: 15, column: 24, scope: !79)
!79 = distinct !DILexicalBlock(scope: !75, file: !2, line: 14, column: 24)
!80 = !DILocation(line: 15, column: 21, scope: !79)
!81 = !DILocation(line: 15, column: 43, scope: !79)
!82 = !DILocation(line: 16, column: 24, scope: !79)
!83 = !DILocation(line: 16, column: 21, scope: !79)
!84 = !DILocation(line: 16, column: 46, scope: !79)
!85 = !DILocation(line: 17, column: 25, scope: !79)
!86 = !DILocation(line: 17, column: 24, scope: !79)
!87 = !DILocation(line: 17, column: 21, scope: !79)
!88 = !DILocation(line: 17, column: 47, scope: !79)
!89 = !DILocation(line: 18, column: 24, scope: !79)
!90 = !DILocation(line: 18, column: 50, scope: !79)
!91 = !DILocation(line: 18, column: 21, scope: !79)
!92 = !DILocation(line: 18, column: 53, scope: !79)
!93 = !DILocation(line: 19, column: 24, scope: !79)
!94 = !DILocation(line: 19, column: 49, scope: !79)
!95 = !DILocation(line: 19, column: 21, scope: !79)
!96 = !DILocation(line: 19, column: 59, scope: !79)
!97 = !DILocation(line: 21, column: 5, scope: !75)
!98 = !DILocation(line: 13, column: 33, scope: !70)
!99 = !DILocation(line: 13, column: 5, scope: !70)
!100 = distinct !{!100, !73, !101, !102}
!101 = !DILocation(line: 21, column: 5, scope: !66)
!102 = !{!"llvm.loop.mustprogress"}
!103 = !DILocation(line: 22, column: 20, scope: !36)
!104 = !DILocation(line: 22, column: 12, scope: !36)
!105 = !DILocation(line: 22, column: 9, scope: !36)
!106 = !DILocation(line: 23, column: 5, scope: !36)
!107 = !DILocation(line: 24, column: 5, scope: !36)
!108 = !DILocation(line: 25, column: 12, scope: !36)
!109 = !DILocation(line: 25, column: 5, scope: !36)
!110 = distinct !DISubprogram(name: "report", scope: !2, file: !2, line: 28, type: !111, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !22, retainedNodes: !39)
!111 = !DISubroutineType(types: !112)
!112 = !{!26, !113, null}
!113 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !114, size: 64)
!114 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!115 = !DILocalVariable(name: "format", arg: 1, scope: !110, file: !2, line: 28, type: !113)
!116 = !DILocation(line: 28, column: 24, scope: !110)
!117 = !DILocalVariable(name: "list", scope: !110, file: !2, line: 29, type: !43)
!118 = !DILocation(line: 29, column: 13, scope: !110)
!119 = !DILocation(line: 30, column: 5, scope: !110)
!120 = !DILocalVariable(name: "n", scope: !110, file: !2, line: 31, type: !26)
!121 = !DILocation(line: 31, column: 9, scope: !110)
!122 = !DILocation(line: 31, column: 22, scope: !110)
!123 = !DILocation(line: 31, column: 30, scope: !110)
!124 = !DILocation(line: 31, column: 38, scope: !110)
!125 = !DILocation(line: 31, column: 13, scope: !110)
!126 = !DILocation(line: 32, column: 5, scope: !110)
!127 = !DILocation(line: 33, column: 12, scope: !110)
!128 = !DILocation(line: 33, column: 5, scope: !110)
!129 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 36, type: !130, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !22)
!130 = !DISubroutineType(types: !131)
!131 = !{!26}
!132 = !DILocation(line: 37, column: 5, scope: !129)
!133 = !DILocation(line: 38, column: 5, scope: !129)
!134 = !DILocation(line: 39, column: 52, scope: !129)
!135 = !DILocation(line: 39, column: 60, scope: !129)
!136 = !DILocation(line: 39, column: 72, scope: !129)
!137 = !DILocation(line: 39, column: 17, scope: !129)
!138 = !DILocation(line: 39, column: 12, scope: !129)
!139 = !DILocation(line: 39, column: 5, scope: !129)
