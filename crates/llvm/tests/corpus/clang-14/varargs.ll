; ModuleID = 'varargs.c'
source_filename = "varargs.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i64, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i64, i32, [20 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque
%struct.__va_list_tag = type { i32, i32, i8*, i8* }
%struct.pair = type { i64, i64 }
%struct.big = type { [40 x i8] }

@stderr = external global %struct._IO_FILE*, align 8
@.str = private unnamed_addr constant [7 x i8] c"plain\0A\00", align 1
@.str.1 = private unnamed_addr constant [23 x i8] c"%d %s %5.2f %c %lu %p\0A\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"two\00", align 1
@.str.3 = private unnamed_addr constant [2 x i8] c"c\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local double @total(i32 noundef %count, ...) #0 !dbg !14 {
entry:
  %count.addr = alloca i32, align 4
  %list = alloca [1 x %struct.__va_list_tag], align 16
  %copy = alloca [1 x %struct.__va_list_tag], align 16
  %sum = alloca double, align 8
  %i = alloca i32, align 4
  %tmp = alloca %struct.pair, align 8
  %tmp48 = alloca %struct.big, align 1
  store i32 %count, i32* %count.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %count.addr, metadata !18, metadata !DIExpression()), !dbg !19
  call void @llvm.dbg.declare(metadata [1 x %struct.__va_list_tag]* %list, metadata !20, metadata !DIExpression()), !dbg !37
  call void @llvm.dbg.declare(metadata [1 x %struct.__va_list_tag]* %copy, metadata !38, metadata !DIExpression()), !dbg !39
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0, !dbg !40
  %arraydecay1 = bitcast %struct.__va_list_tag* %arraydecay to i8*, !dbg !40
  call void @llvm.va_start(i8* %arraydecay1), !dbg !40
  %arraydecay2 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %copy, i64 0, i64 0, !dbg !41
  %arraydecay3 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0, !dbg !41
  %0 = bitcast %struct.__va_list_tag* %arraydecay2 to i8*, !dbg !41
  %1 = bitcast %struct.__va_list_tag* %arraydecay3 to i8*, !dbg !41
  call void @llvm.va_copy(i8* %0, i8* %1), !dbg !41
  call void @llvm.dbg.declare(metadata double* %sum, metadata !42, metadata !DIExpression()), !dbg !43
  store double 0.000000e+00, double* %sum, align 8, !dbg !43
  call void @llvm.dbg.declare(metadata i32* %i, metadata !44, metadata !DIExpression()), !dbg !46
  store i32 0, i32* %i, align 4, !dbg !46
  br label %for.cond, !dbg !47

for.cond:                                         ; preds = %for.inc, %entry
  %2 = load i32, i32* %i, align 4, !dbg !48
  %3 = load i32, i32* %count.addr, align 4, !dbg !50
  %cmp = icmp slt i32 %2, %3, !dbg !51
  br i1 %cmp, label %for.body, label %for.end, !dbg !52

for.body:                                         ; preds = %for.cond
  %4 = load i32, i32* %i, align 4, !dbg !53
  %rem = srem i32 %4, 5, !dbg !55
  switch i32 %rem, label %sw.epilog [
    i32 0, label %sw.bb
    i32 1, label %sw.bb5
    i32 2, label %sw.bb16
    i32 3, label %sw.bb32
    i32 4, label %sw.bb47
  ], !dbg !56

sw.bb:                                            ; preds = %for.body
  %arraydecay4 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0, !dbg !57
  %gp_offset_p = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay4, i32 0, i32 0, !dbg !57
  %gp_offset = load i32, i32* %gp_offset_p, align 16, !dbg !57
  %fits_in_gp = icmp ule i32 %gp_offset, 40, !dbg !57
  br i1 %fits_in_gp, label %vaarg.in_reg, label %vaarg.in_mem, !dbg !57

vaarg.in_reg:                                     ; preds = %sw.bb
  %5 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay4, i32 0, i32 3, !dbg !57
  %reg_save_area = load i8*, i8** %5, align 16, !dbg !57
  %6 = getelementptr i8, i8* %reg_save_area, i32 %gp_offset, !dbg !57
  %7 = bitcast i8* %6 to i32*, !dbg !57
  %8 = add i32 %gp_offset, 8, !dbg !57
  store i32 %8, i32* %gp_offset_p, align 16, !dbg !57
  br label %vaarg.end, !dbg !57

vaarg.in_mem:                                     ; preds = %sw.bb
  %overflow_arg_area_p = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay4, i32 0, i32 2, !dbg !57
  %overflow_arg_area = load i8*, i8** %overflow_arg_area_p, align 8, !dbg !57
  %9 = bitcast i8* %overflow_arg_area to i32*, !dbg !57
  %overflow_arg_area.next = getelementptr i8, i8* %overflow_arg_area, i32 8, !dbg !57
  store i8* %overflow_arg_area.next, i8** %overflow_arg_area_p, align 8, !dbg !57
  br label %vaarg.end, !dbg !57

vaarg.end:                                        ; preds = %vaarg.in_mem, %vaarg.in_reg
  %vaarg.addr = phi i32* [ %7, %vaarg.in_reg ], [ %9, %vaarg.in_mem ], !dbg !57
  %10 = load i32, i32* %vaarg.addr, align 4, !dbg !57
  %conv = sitofp i32 %10 to double, !dbg !57
  %11 = load double, double* %sum, align 8, !dbg !59
  %add = fadd double %11, %conv, !dbg !59
  store double %add, double* %sum, align 8, !dbg !59
  br label %sw.epilog, !dbg !60

sw.bb5:                                           ; preds = %for.body
  %arraydecay6 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0, !dbg !61
  %fp_offset_p = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay6, i32 0, i32 1, !dbg !61
  %fp_offset = load i32, i32* %fp_offset_p, align 4, !dbg !61
  %fits_in_fp = icmp ule i32 %fp_offset, 160, !dbg !61
  br i1 %fits_in_fp, label %vaarg.in_reg7, label %vaarg.in_mem9, !dbg !61

vaarg.in_reg7:                                    ; preds = %sw.bb5
  %12 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay6, i32 0, i32 3, !dbg !61
  %reg_save_area8 = load i8*, i8** %12, align 16, !dbg !61
  %13 = getelementptr i8, i8* %reg_save_area8, i32 %fp_offset, !dbg !61
  %14 = bitcast i8* %13 to double*, !dbg !61
  %15 = add i32 %fp_offset, 16, !dbg !61
  store i32 %15, i32* %fp_offset_p, align 4, !dbg !61
  br label %vaarg.end13, !dbg !61

vaarg.in_mem9:                                    ; preds = %sw.bb5
  %overflow_arg_area_p10 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay6, i32 0, i32 2, !dbg !61
  %overflow_arg_area11 = load i8*, i8** %overflow_arg_area_p10, align 8, !dbg !61
  %16 = bitcast i8* %overflow_arg_area11 to double*, !dbg !61
  %overflow_arg_area.next12 = getelementptr i8, i8* %overflow_arg_area11, i32 8, !dbg !61
  store i8* %overflow_arg_area.next12, i8** %overflow_arg_area_p10, align 8, !dbg !61
  br label %vaarg.end13, !dbg !61

vaarg.end13:                                      ; preds = %vaarg.in_mem9, %vaarg.in_reg7
  %vaarg.addr14 = phi double* [ %14, %vaarg.in_reg7 ], [ %16, %vaarg.in_mem9 ], !dbg !61
  %17 = load double, double* %vaarg.addr14, align 8, !dbg !61
  %18 = load double, double* %sum, align 8, !dbg !62
  %add15 = fadd double %18, %17, !dbg !62
  store double %add15, double* %sum, align 8, !dbg !62
  br label %sw.epilog, !dbg !63

sw.bb16:                                          ; preds = %for.body
  %arraydecay17 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0, !dbg !64
  %gp_offset_p18 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay17, i32 0, i32 0, !dbg !64
  %gp_offset19 = load i32, i32* %gp_offset_p18, align 16, !dbg !64
  %fits_in_gp20 = icmp ule i32 %gp_offset19, 40, !dbg !64
  br i1 %fits_in_gp20, label %vaarg.in_reg21, label %vaarg.in_mem23, !dbg !64

vaarg.in_reg21:                                   ; preds = %sw.bb16
  %19 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay17, i32 0, i32 3, !dbg !64
  %reg_save_area22 = load i8*, i8** %19, align 16, !dbg !64
  %20 = getelementptr i8, i8* %reg_save_area22, i32 %gp_offset19, !dbg !64
  %21 = bitcast i8* %20 to i8**, !dbg !64
  %22 = add i32 %gp_offset19, 8, !dbg !64
  store i32 %22, i32* %gp_offset_p18, align 16, !dbg !64
  br label %vaarg.end27, !dbg !64

vaarg.in_mem23:                                   ; preds = %sw.bb16
  %overflow_arg_area_p24 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay17, i32 0, i32 2, !dbg !64
  %overflow_arg_area25 = load i8*, i8** %overflow_arg_area_p24, align 8, !dbg !64
  %23 = bitcast i8* %overflow_arg_area25 to i8**, !dbg !64
  %overflow_arg_area.next26 = getelementptr i8, i8* %overflow_arg_area25, i32 8, !dbg !64
  store i8* %overflow_arg_area.next26, i8** %overflow_arg_area_p24, align 8, !dbg !64
  br label %vaarg.end27, !dbg !64

vaarg.end27:                                      ; preds = %vaarg.in_mem23, %vaarg.in_reg21
  %vaarg.addr28 = phi i8** [ %21, %vaarg.in_reg21 ], [ %23, %vaarg.in_mem23 ], !dbg !64
  %24 = load i8*, i8** %vaarg.addr28, align 8, !dbg !64
  %25 = load i8, i8* %24, align 1, !dbg !65
  %conv29 = sext i8 %25 to i32, !dbg !65
  %conv30 = sitofp i32 %conv29 to double, !dbg !65
  %26 = load double, double* %sum, align 8, !dbg !66
  %add31 = fadd double %26, %conv30, !dbg !66
  store double %add31, double* %sum, align 8, !dbg !66
  br label %sw.epilog, !dbg !67

sw.bb32:                                          ; preds = %for.body
  %arraydecay33 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0, !dbg !68
  %gp_offset_p34 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay33, i32 0, i32 0, !dbg !68
  %gp_offset35 = load i32, i32* %gp_offset_p34, align 16, !dbg !68
  %fits_in_gp36 = icmp ule i32 %gp_offset35, 32, !dbg !68
  br i1 %fits_in_gp36, label %vaarg.in_reg37, label %vaarg.in_mem39, !dbg !68

vaarg.in_reg37:                                   ; preds = %sw.bb32
  %27 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay33, i32 0, i32 3, !dbg !68
  %reg_save_area38 = load i8*, i8** %27, align 16, !dbg !68
  %28 = getelementptr i8, i8* %reg_save_area38, i32 %gp_offset35, !dbg !68
  %29 = bitcast i8* %28 to %struct.pair*, !dbg !68
  %30 = add i32 %gp_offset35, 16, !dbg !68
  store i32 %30, i32* %gp_offset_p34, align 16, !dbg !68
  br label %vaarg.end43, !dbg !68

vaarg.in_mem39:                                   ; preds = %sw.bb32
  %overflow_arg_area_p40 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay33, i32 0, i32 2, !dbg !68
  %overflow_arg_area41 = load i8*, i8** %overflow_arg_area_p40, align 8, !dbg !68
  %31 = bitcast i8* %overflow_arg_area41 to %struct.pair*, !dbg !68
  %overflow_arg_area.next42 = getelementptr i8, i8* %overflow_arg_area41, i32 16, !dbg !68
  store i8* %overflow_arg_area.next42, i8** %overflow_arg_area_p40, align 8, !dbg !68
  br label %vaarg.end43, !dbg !68

vaarg.end43:                                      ; preds = %vaarg.in_mem39, %vaarg.in_reg37
  %vaarg.addr44 = phi %struct.pair* [ %29, %vaarg.in_reg37 ], [ %31, %vaarg.in_mem39 ], !dbg !68
  %32 = bitcast %struct.pair* %tmp to i8*, !dbg !68
  %33 = bitcast %struct.pair* %vaarg.addr44 to i8*, !dbg !68
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %32, i8* align 8 %33, i64 16, i1 false), !dbg !68
  %b = getelementptr inbounds %struct.pair, %struct.pair* %tmp, i32 0, i32 1, !dbg !69
  %34 = load i64, i64* %b, align 8, !dbg !69
  %conv45 = sitofp i64 %34 to double, !dbg !68
  %35 = load double, double* %sum, align 8, !dbg !70
  %add46 = fadd double %35, %conv45, !dbg !70
  store double %add46, double* %sum, align 8, !dbg !70
  br label %sw.epilog, !dbg !71

sw.bb47:                                          ; preds = %for.body
  %arraydecay49 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0, !dbg !72
  %overflow_arg_area_p50 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay49, i32 0, i32 2, !dbg !72
  %overflow_arg_area51 = load i8*, i8** %overflow_arg_area_p50, align 8, !dbg !72
  %36 = bitcast i8* %overflow_arg_area51 to %struct.big*, !dbg !72
  %overflow_arg_area.next52 = getelementptr i8, i8* %overflow_arg_area51, i32 40, !dbg !72
  store i8* %overflow_arg_area.next52, i8** %overflow_arg_area_p50, align 8, !dbg !72
  %37 = bitcast %struct.big* %tmp48 to i8*, !dbg !72
  %38 = bitcast %struct.big* %36 to i8*, !dbg !72
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %37, i8* align 1 %38, i64 40, i1 false), !dbg !72
  %bytes = getelementptr inbounds %struct.big, %struct.big* %tmp48, i32 0, i32 0, !dbg !73
  %arrayidx = getelementptr inbounds [40 x i8], [40 x i8]* %bytes, i64 0, i64 3, !dbg !72
  %39 = load i8, i8* %arrayidx, align 1, !dbg !72
  %conv53 = sext i8 %39 to i32, !dbg !72
  %conv54 = sitofp i32 %conv53 to double, !dbg !72
  %40 = load double, double* %sum, align 8, !dbg !74
  %add55 = fadd double %40, %conv54, !dbg !74
  store double %add55, double* %sum, align 8, !dbg !74
  br label %sw.epilog, !dbg !75

sw.epilog:                                        ; preds = %for.body, %sw.bb47, %vaarg.end43, %vaarg.end27, %vaarg.end13, %vaarg.end
  br label %for.inc, !dbg !76

for.inc:                                          ; preds = %sw.epilog
  %41 = load i32, i32* %i, align 4, !dbg !77
  %inc = add nsw i32 %41, 1, !dbg !77
  store i32 %inc, i32* %i, align 4, !dbg !77
  br label %for.cond, !dbg !78, !llvm.loop !79

for.end:                                          ; preds = %for.cond
  %arraydecay56 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %copy, i64 0, i64 0, !dbg !82
  %overflow_arg_area_p57 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay56, i32 0, i32 2, !dbg !82
  %overflow_arg_area58 = load i8*, i8** %overflow_arg_area_p57, align 8, !dbg !82
  %42 = ptrtoint i8* %overflow_arg_area58 to i64, !dbg !82
  %43 = add i64 %42, 15, !dbg !82
  %44 = and i64 %43, -16, !dbg !82
  %overflow_arg_area58.aligned = inttoptr i64 %44 to i8*, !dbg !82
  %45 = bitcast i8* %overflow_arg_area58.aligned to x86_fp80*, !dbg !82
  %overflow_arg_area.next59 = getelementptr i8, i8* %overflow_arg_area58.aligned, i32 16, !dbg !82
  store i8* %overflow_arg_area.next59, i8** %overflow_arg_area_p57, align 8, !dbg !82
  %46 = load x86_fp80, x86_fp80* %45, align 16, !dbg !82
  %conv60 = fptrunc x86_fp80 %46 to double, !dbg !83
  %47 = load double, double* %sum, align 8, !dbg !84
  %add61 = fadd double %47, %conv60, !dbg !84
  store double %add61, double* %sum, align 8, !dbg !84
  %arraydecay62 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %copy, i64 0, i64 0, !dbg !85
  %arraydecay6263 = bitcast %struct.__va_list_tag* %arraydecay62 to i8*, !dbg !85
  call void @llvm.va_end(i8* %arraydecay6263), !dbg !85
  %arraydecay64 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0, !dbg !86
  %arraydecay6465 = bitcast %struct.__va_list_tag* %arraydecay64 to i8*, !dbg !86
  call void @llvm.va_end(i8* %arraydecay6465), !dbg !86
  %48 = load double, double* %sum, align 8, !dbg !87
  ret double %48, !dbg !88
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nofree nosync nounwind willreturn
declare void @llvm.va_start(i8*) #2

; Function Attrs: nofree nosync nounwind willreturn
declare void @llvm.va_copy(i8*, i8*) #2

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: nofree nosync nounwind willreturn
declare void @llvm.va_end(i8*) #2

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @report(i8* noundef %format, ...) #0 !dbg !89 {
entry:
  %format.addr = alloca i8*, align 8
  %list = alloca [1 x %struct.__va_list_tag], align 16
  %n = alloca i32, align 4
  store i8* %format, i8** %format.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %format.addr, metadata !95, metadata !DIExpression()), !dbg !96
  call void @llvm.dbg.declare(metadata [1 x %struct.__va_list_tag]* %list, metadata !97, metadata !DIExpression()), !dbg !98
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0, !dbg !99
  %arraydecay1 = bitcast %struct.__va_list_tag* %arraydecay to i8*, !dbg !99
  call void @llvm.va_start(i8* %arraydecay1), !dbg !99
  call void @llvm.dbg.declare(metadata i32* %n, metadata !100, metadata !DIExpression()), !dbg !101
  %0 = load %struct._IO_FILE*, %struct._IO_FILE** @stderr, align 8, !dbg !102
  %1 = load i8*, i8** %format.addr, align 8, !dbg !103
  %arraydecay2 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0, !dbg !104
  %call = call i32 @vfprintf(%struct._IO_FILE* noundef %0, i8* noundef %1, %struct.__va_list_tag* noundef %arraydecay2), !dbg !105
  store i32 %call, i32* %n, align 4, !dbg !101
  %arraydecay3 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0, !dbg !106
  %arraydecay34 = bitcast %struct.__va_list_tag* %arraydecay3 to i8*, !dbg !106
  call void @llvm.va_end(i8* %arraydecay34), !dbg !106
  %2 = load i32, i32* %n, align 4, !dbg !107
  ret i32 %2, !dbg !108
}

declare i32 @vfprintf(%struct._IO_FILE* noundef, i8* noundef, %struct.__va_list_tag* noundef) #4

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !109 {
entry:
  %retval = alloca i32, align 4
  %.compoundliteral = alloca %struct.pair, align 8
  %.compoundliteral2 = alloca %struct.big, align 8
  store i32 0, i32* %retval, align 4
  %call = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0)), !dbg !112
  %call1 = call i32 (i8*, ...) @report(i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.1, i64 0, i64 0), i32 noundef 1, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.2, i64 0, i64 0), double noundef 3.000000e+00, i32 noundef 52, i64 noundef 5, i8* noundef null), !dbg !113
  %a = getelementptr inbounds %struct.pair, %struct.pair* %.compoundliteral, i32 0, i32 0, !dbg !114
  store i64 1, i64* %a, align 8, !dbg !114
  %b = getelementptr inbounds %struct.pair, %struct.pair* %.compoundliteral, i32 0, i32 1, !dbg !114
  store i64 2, i64* %b, align 8, !dbg !114
  %0 = bitcast %struct.big* %.compoundliteral2 to i8*, !dbg !115
  call void @llvm.memset.p0i8.i64(i8* align 1 %0, i8 0, i64 40, i1 false), !dbg !115
  %bytes = getelementptr inbounds %struct.big, %struct.big* %.compoundliteral2, i32 0, i32 0, !dbg !116
  %arrayinit.begin = getelementptr inbounds [40 x i8], [40 x i8]* %bytes, i64 0, i64 0, !dbg !117
  %1 = bitcast %struct.pair* %.compoundliteral to { i64, i64 }*, !dbg !118
  %2 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %1, i32 0, i32 0, !dbg !118
  %3 = load i64, i64* %2, align 8, !dbg !118
  %4 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %1, i32 0, i32 1, !dbg !118
  %5 = load i64, i64* %4, align 8, !dbg !118
  %call3 = call double (i32, ...) @total(i32 noundef 5, i32 noundef 1, double noundef 2.000000e+00, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.3, i64 0, i64 0), i64 %3, i64 %5, %struct.big* noundef byval(%struct.big) align 8 %.compoundliteral2), !dbg !118
  %conv = fptosi double %call3 to i32, !dbg !119
  ret i32 %conv, !dbg !120
}

declare i32 @printf(i8* noundef, ...) #4

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #5

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nofree nosync nounwind willreturn }
attributes #3 = { argmemonly nofree nounwind willreturn }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { argmemonly nofree nounwind willreturn writeonly }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!6, !7, !8, !9, !10, !11, !12}
!llvm.ident = !{!13}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "varargs.c", directory: ".", checksumkind: CSK_MD5, checksum: "fe49f9a2b33ed9a9954a52b3cfccdc9f")
!2 = !{!3, !4, !5}
!3 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!4 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{i32 7, !"Dwarf Version", i32 5}
!7 = !{i32 2, !"Debug Info Version", i32 3}
!8 = !{i32 1, !"wchar_size", i32 4}
!9 = !{i32 7, !"PIC Level", i32 2}
!10 = !{i32 7, !"PIE Level", i32 2}
!11 = !{i32 7, !"uwtable", i32 1}
!12 = !{i32 7, !"frame-pointer", i32 2}
!13 = !{!"Debian clang version 14.0.6"}
!14 = distinct !DISubprogram(name: "total", scope: !1, file: !1, line: 8, type: !15, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !17)
!15 = !DISubroutineType(types: !16)
!16 = !{!3, !5, null}
!17 = !{}
!18 = !DILocalVariable(name: "count", arg: 1, scope: !14, file: !1, line: 8, type: !5)
!19 = !DILocation(line: 8, column: 18, scope: !14)
!20 = !DILocalVariable(name: "list", scope: !14, file: !1, line: 9, type: !21)
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !22, line: 52, baseType: !23)
!22 = !DIFile(filename: "/usr/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "__gnuc_va_list", file: !24, line: 32, baseType: !25)
!24 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdarg.h", directory: "", checksumkind: CSK_MD5, checksum: "4de3cbd931b589d291e5c39387aecf82")
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !26, baseType: !27)
!26 = !DIFile(filename: "varargs.c", directory: ".")
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !28, size: 192, elements: !35)
!28 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !29)
!29 = !{!30, !32, !33, !34}
!30 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !28, file: !26, line: 9, baseType: !31, size: 32)
!31 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !28, file: !26, line: 9, baseType: !31, size: 32, offset: 32)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !28, file: !26, line: 9, baseType: !4, size: 64, offset: 64)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !28, file: !26, line: 9, baseType: !4, size: 64, offset: 128)
!35 = !{!36}
!36 = !DISubrange(count: 1)
!37 = !DILocation(line: 9, column: 13, scope: !14)
!38 = !DILocalVariable(name: "copy", scope: !14, file: !1, line: 9, type: !21)
!39 = !DILocation(line: 9, column: 19, scope: !14)
!40 = !DILocation(line: 10, column: 5, scope: !14)
!41 = !DILocation(line: 11, column: 5, scope: !14)
!42 = !DILocalVariable(name: "sum", scope: !14, file: !1, line: 12, type: !3)
!43 = !DILocation(line: 12, column: 12, scope: !14)
!44 = !DILocalVariable(name: "i", scope: !45, file: !1, line: 13, type: !5)
!45 = distinct !DILexicalBlock(scope: !14, file: !1, line: 13, column: 5)
!46 = !DILocation(line: 13, column: 14, scope: !45)
!47 = !DILocation(line: 13, column: 10, scope: !45)
!48 = !DILocation(line: 13, column: 21, scope: !49)
!49 = distinct !DILexicalBlock(scope: !45, file: !1, line: 13, column: 5)
!50 = !DILocation(line: 13, column: 25, scope: !49)
!51 = !DILocation(line: 13, column: 23, scope: !49)
!52 = !DILocation(line: 13, column: 5, scope: !45)
!53 = !DILocation(line: 14, column: 17, scope: !54)
!54 = distinct !DILexicalBlock(scope: !49, file: !1, line: 13, column: 37)
!55 = !DILocation(line: 14, column: 19, scope: !54)
!56 = !DILocation(line: 14, column: 9, scope: !54)
!57 = !DILocation(line: 15, column: 24, scope: !58)
!58 = distinct !DILexicalBlock(scope: !54, file: !1, line: 14, column: 24)
!59 = !DILocation(line: 15, column: 21, scope: !58)
!60 = !DILocation(line: 15, column: 43, scope: !58)
!61 = !DILocation(line: 16, column: 24, scope: !58)
!62 = !DILocation(line: 16, column: 21, scope: !58)
!63 = !DILocation(line: 16, column: 46, scope: !58)
!64 = !DILocation(line: 17, column: 25, scope: !58)
!65 = !DILocation(line: 17, column: 24, scope: !58)
!66 = !DILocation(line: 17, column: 21, scope: !58)
!67 = !DILocation(line: 17, column: 47, scope: !58)
!68 = !DILocation(line: 18, column: 24, scope: !58)
!69 = !DILocation(line: 18, column: 50, scope: !58)
!70 = !DILocation(line: 18, column: 21, scope: !58)
!71 = !DILocation(line: 18, column: 53, scope: !58)
!72 = !DILocation(line: 19, column: 24, scope: !58)
!73 = !DILocation(line: 19, column: 49, scope: !58)
!74 = !DILocation(line: 19, column: 21, scope: !58)
!75 = !DILocation(line: 19, column: 59, scope: !58)
!76 = !DILocation(line: 21, column: 5, scope: !54)
!77 = !DILocation(line: 13, column: 33, scope: !49)
!78 = !DILocation(line: 13, column: 5, scope: !49)
!79 = distinct !{!79, !52, !80, !81}
!80 = !DILocation(line: 21, column: 5, scope: !45)
!81 = !{!"llvm.loop.mustprogress"}
!82 = !DILocation(line: 22, column: 20, scope: !14)
!83 = !DILocation(line: 22, column: 12, scope: !14)
!84 = !DILocation(line: 22, column: 9, scope: !14)
!85 = !DILocation(line: 23, column: 5, scope: !14)
!86 = !DILocation(line: 24, column: 5, scope: !14)
!87 = !DILocation(line: 25, column: 12, scope: !14)
!88 = !DILocation(line: 25, column: 5, scope: !14)
!89 = distinct !DISubprogram(name: "report", scope: !1, file: !1, line: 28, type: !90, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !17)
!90 = !DISubroutineType(types: !91)
!91 = !{!5, !92, null}
!92 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !93, size: 64)
!93 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !94)
!94 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!95 = !DILocalVariable(name: "format", arg: 1, scope: !89, file: !1, line: 28, type: !92)
!96 = !DILocation(line: 28, column: 24, scope: !89)
!97 = !DILocalVariable(name: "list", scope: !89, file: !1, line: 29, type: !21)
!98 = !DILocation(line: 29, column: 13, scope: !89)
!99 = !DILocation(line: 30, column: 5, scope: !89)
!100 = !DILocalVariable(name: "n", scope: !89, file: !1, line: 31, type: !5)
!101 = !DILocation(line: 31, column: 9, scope: !89)
!102 = !DILocation(line: 31, column: 22, scope: !89)
!103 = !DILocation(line: 31, column: 30, scope: !89)
!104 = !DILocation(line: 31, column: 38, scope: !89)
!105 = !DILocation(line: 31, column: 13, scope: !89)
!106 = !DILocation(line: 32, column: 5, scope: !89)
!107 = !DILocation(line: 33, column: 12, scope: !89)
!108 = !DILocation(line: 33, column: 5, scope: !89)
!109 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 36, type: !110, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !17)
!110 = !DISubroutineType(types: !111)
!111 = !{!5}
!112 = !DILocation(line: 37, column: 5, scope: !109)
!113 = !DILocation(line: 38, column: 5, scope: !109)
!114 = !DILocation(line: 39, column: 52, scope: !109)
!115 = !DILocation(line: 39, column: 60, scope: !109)
!116 = !DILocation(line: 39, column: 72, scope: !109)
!117 = !DILocation(line: 39, column: 73, scope: !109)
!118 = !DILocation(line: 39, column: 17, scope: !109)
!119 = !DILocation(line: 39, column: 12, scope: !109)
!120 = !DILocation(line: 39, column: 5, scope: !109)
