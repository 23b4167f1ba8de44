; ModuleID = 'assembly.c'
source_filename = "assembly.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

module asm ".globl from_assembly"
module asm "\09.set from_assembly, 42"

; Function Attrs: noinline nounwind uwtable
define dso_local void @barrier() #0 !dbg !11 {
entry:
  call void asm sideeffect "", "~{memory},~{dirflag},~{fpsr},~{flags}"() #3, !dbg !15, !srcloc !16
  ret void, !dbg !17
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @pause() #0 !dbg !18 {
entry:
  call void asm sideeffect "pause", "~{dirflag},~{fpsr},~{flags}"() #3, !dbg !19, !srcloc !20
  ret void, !dbg !21
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @full_fence() #0 !dbg !22 {
entry:
  call void asm sideeffect "mfence", "~{memory},~{cc},~{dirflag},~{fpsr},~{flags}"() #3, !dbg !23, !srcloc !24
  ret void, !dbg !25
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @add(i32 noundef %a, i32 noundef %b) #0 !dbg !26 {
entry:
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  store i32 %a, i32* %a.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %a.addr, metadata !30, metadata !DIExpression()), !dbg !31
  store i32 %b, i32* %b.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %b.addr, metadata !32, metadata !DIExpression()), !dbg !33
  %0 = load i32, i32* %a.addr, align 4, !dbg !34
  %1 = load i32, i32* %b.addr, align 4, !dbg !35
  %2 = call i32 asm "addl $2, $0", "=r,0,r,~{dirflag},~{fpsr},~{flags}"(i32 %0, i32 %1) #4, !dbg !36, !srcloc !37
  store i32 %2, i32* %a.addr, align 4, !dbg !36
  %3 = load i32, i32* %a.addr, align 4, !dbg !38
  ret i32 %3, !dbg !39
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: noinline nounwind uwtable
define dso_local i64 @exchange(i64* noundef %at, i64 noundef %value) #0 !dbg !40 {
entry:
  %at.addr = alloca i64*, align 8
  %value.addr = alloca i64, align 8
  store i64* %at, i64** %at.addr, align 8
  call void @llvm.dbg.declare(metadata i64** %at.addr, metadata !45, metadata !DIExpression()), !dbg !46
  store i64 %value, i64* %value.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %value.addr, metadata !47, metadata !DIExpression()), !dbg !48
  %0 = load i64, i64* %value.addr, align 8, !dbg !49
  %1 = load i64*, i64** %at.addr, align 8, !dbg !50
  %2 = call i64 asm sideeffect "xchgq $0, $1", "=r,=*m,0,*m,~{memory},~{dirflag},~{fpsr},~{flags}"(i64* elementtype(i64) %1, i64 %0, i64* elementtype(i64) %1) #3, !dbg !49, !srcloc !51
  store i64 %2, i64* %value.addr, align 8, !dbg !49
  %3 = load i64, i64* %value.addr, align 8, !dbg !52
  ret i64 %3, !dbg !53
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @flags() #0 !dbg !54 {
entry:
  %a = alloca i32, align 4
  %b = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %a, metadata !58, metadata !DIExpression()), !dbg !59
  call void @llvm.dbg.declare(metadata i32* %b, metadata !60, metadata !DIExpression()), !dbg !61
  %0 = call { i32, i32 } asm "cpuid", "={ax},={bx},{ax},~{ecx},~{edx},~{dirflag},~{fpsr},~{flags}"(i32 1) #4, !dbg !62, !srcloc !63
  %asmresult = extractvalue { i32, i32 } %0, 0, !dbg !62
  %asmresult1 = extractvalue { i32, i32 } %0, 1, !dbg !62
  store i32 %asmresult, i32* %a, align 4, !dbg !62
  store i32 %asmresult1, i32* %b, align 4, !dbg !62
  %1 = load i32, i32* %a, align 4, !dbg !64
  %2 = load i32, i32* %b, align 4, !dbg !65
  %xor = xor i32 %1, %2, !dbg !66
  ret i32 %xor, !dbg !67
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @branches(i32 noundef %x) #0 !dbg !68 {
entry:
  %retval = alloca i32, align 4
  %x.addr = alloca i32, align 4
  store i32 %x, i32* %x.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %x.addr, metadata !71, metadata !DIExpression()), !dbg !72
  %0 = load i32, i32* %x.addr, align 4, !dbg !73
  callbr void asm sideeffect "testl $0, $0; jne ${1:l}", "r,i,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %0, i8* blockaddress(@branches, %other)) #3
          to label %asm.fallthrough [label %other], !dbg !74, !srcloc !75

asm.fallthrough:                                  ; preds = %entry
  store i32 0, i32* %retval, align 4, !dbg !76
  br label %return, !dbg !76

other:                                            ; preds = %entry
  call void @llvm.dbg.label(metadata !77), !dbg !78
  store i32 1, i32* %retval, align 4, !dbg !79
  br label %return, !dbg !79

return:                                           ; preds = %other, %asm.fallthrough
  %1 = load i32, i32* %retval, align 4, !dbg !80
  ret i32 %1, !dbg !80
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.label(metadata) #1

; Function Attrs: noinline nounwind uwtable
define dso_local i64 @stack() #0 !dbg !81 {
entry:
  %0 = call i64 @llvm.read_register.i64(metadata !2), !dbg !85
  ret i64 %0, !dbg !86
}

; Function Attrs: nounwind readonly
declare i64 @llvm.read_register.i64(metadata) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind readonly }
attributes #3 = { nounwind }
attributes #4 = { nounwind readnone }

!llvm.dbg.cu = !{!0}
!llvm.named.register.rsp = !{!2}
!llvm.module.flags = !{!3, !4, !5, !6, !7, !8, !9}
!llvm.ident = !{!10}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "assembly.c", directory: ".", checksumkind: CSK_MD5, checksum: "5f9c6fa8233f28c730fe95ecaa2e1704")
!2 = !{!"rsp"}
!3 = !{i32 7, !"Dwarf Version", i32 5}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{i32 7, !"PIC Level", i32 2}
!7 = !{i32 7, !"PIE Level", i32 2}
!8 = !{i32 7, !"uwtable", i32 1}
!9 = !{i32 7, !"frame-pointer", i32 2}
!10 = !{!"Debian clang version 14.0.6"}
!11 = distinct !DISubprogram(name: "barrier", scope: !1, file: !1, line: 4, type: !12, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!12 = !DISubroutineType(types: !13)
!13 = !{null}
!14 = !{}
!15 = !DILocation(line: 4, column: 22, scope: !11)
!16 = !{i64 187}
!17 = !DILocation(line: 4, column: 57, scope: !11)
!18 = distinct !DISubprogram(name: "pause", scope: !1, file: !1, line: 5, type: !12, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!19 = !DILocation(line: 5, column: 20, scope: !18)
!20 = !{i64 243}
!21 = !DILocation(line: 5, column: 47, scope: !18)
!22 = distinct !DISubprogram(name: "full_fence", scope: !1, file: !1, line: 6, type: !12, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!23 = !DILocation(line: 6, column: 25, scope: !22)
!24 = !{i64 300}
!25 = !DILocation(line: 6, column: 78, scope: !22)
!26 = distinct !DISubprogram(name: "add", scope: !1, file: !1, line: 7, type: !27, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!27 = !DISubroutineType(types: !28)
!28 = !{!29, !29, !29}
!29 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "a", arg: 1, scope: !26, file: !1, line: 7, type: !29)
!31 = !DILocation(line: 7, column: 13, scope: !26)
!32 = !DILocalVariable(name: "b", arg: 2, scope: !26, file: !1, line: 7, type: !29)
!33 = !DILocation(line: 7, column: 20, scope: !26)
!34 = !DILocation(line: 7, column: 63, scope: !26)
!35 = !DILocation(line: 7, column: 71, scope: !26)
!36 = !DILocation(line: 7, column: 25, scope: !26)
!37 = !{i64 366}
!38 = !DILocation(line: 7, column: 83, scope: !26)
!39 = !DILocation(line: 7, column: 76, scope: !26)
!40 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 8, type: !41, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!41 = !DISubroutineType(types: !42)
!42 = !{!43, !44, !43}
!43 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!44 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !43, size: 64)
!45 = !DILocalVariable(name: "at", arg: 1, scope: !40, file: !1, line: 8, type: !44)
!46 = !DILocation(line: 8, column: 21, scope: !40)
!47 = !DILocalVariable(name: "value", arg: 2, scope: !40, file: !1, line: 8, type: !43)
!48 = !DILocation(line: 8, column: 30, scope: !40)
!49 = !DILocation(line: 8, column: 39, scope: !40)
!50 = !DILocation(line: 8, column: 92, scope: !40)
!51 = !{i64 476}
!52 = !DILocation(line: 8, column: 118, scope: !40)
!53 = !DILocation(line: 8, column: 111, scope: !40)
!54 = distinct !DISubprogram(name: "flags", scope: !1, file: !1, line: 9, type: !55, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!55 = !DISubroutineType(types: !56)
!56 = !{!57}
!57 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!58 = !DILocalVariable(name: "a", scope: !54, file: !1, line: 9, type: !57)
!59 = !DILocation(line: 9, column: 33, scope: !54)
!60 = !DILocalVariable(name: "b", scope: !54, file: !1, line: 9, type: !57)
!61 = !DILocation(line: 9, column: 36, scope: !54)
!62 = !DILocation(line: 9, column: 39, scope: !54)
!63 = !{i64 593}
!64 = !DILocation(line: 9, column: 107, scope: !54)
!65 = !DILocation(line: 9, column: 111, scope: !54)
!66 = !DILocation(line: 9, column: 109, scope: !54)
!67 = !DILocation(line: 9, column: 100, scope: !54)
!68 = distinct !DISubprogram(name: "branches", scope: !1, file: !1, line: 10, type: !69, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!69 = !DISubroutineType(types: !70)
!70 = !{!29, !29}
!71 = !DILocalVariable(name: "x", arg: 1, scope: !68, file: !1, line: 10, type: !29)
!72 = !DILocation(line: 10, column: 18, scope: !68)
!73 = !DILocation(line: 11, column: 56, scope: !68)
!74 = !DILocation(line: 11, column: 5, scope: !68)
!75 = !{i64 701}
!76 = !DILocation(line: 12, column: 5, scope: !68)
!77 = !DILabel(scope: !68, name: "other", file: !1, line: 13)
!78 = !DILocation(line: 13, column: 1, scope: !68)
!79 = !DILocation(line: 14, column: 5, scope: !68)
!80 = !DILocation(line: 15, column: 1, scope: !68)
!81 = distinct !DISubprogram(name: "stack", scope: !1, file: !1, line: 17, type: !82, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!82 = !DISubroutineType(types: !83)
!83 = !{!84}
!84 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!85 = !DILocation(line: 17, column: 36, scope: !81)
!86 = !DILocation(line: 17, column: 29, scope: !81)
