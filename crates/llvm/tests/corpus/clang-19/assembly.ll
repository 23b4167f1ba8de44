; ModuleID = 'assembly.c'
source_filename = "assembly.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

module asm ".globl from_assembly"
module asm "\09.set from_assembly, 42"

; Function Attrs: noinline nounwind uwtable
define dso_local void @barrier() #0 !dbg !11 {
entry:
  call void asm sideeffect "", "~{memory},~{dirflag},~{fpsr},~{flags}"() #2, !dbg !14, !srcloc !15
  ret void, !dbg !16
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @pause() #0 !dbg !17 {
entry:
  call void asm sideeffect "pause", "~{dirflag},~{fpsr},~{flags}"() #2, !dbg !18, !srcloc !19
  ret void, !dbg !20
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @full_fence() #0 !dbg !21 {
entry:
  call void asm sideeffect "mfence", "~{memory},~{cc},~{dirflag},~{fpsr},~{flags}"() #2, !dbg !22, !srcloc !23
  ret void, !dbg !24
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @add(i32 noundef %a, i32 noundef %b) #0 !dbg !25 {
entry:
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  store i32 %a, ptr %a.addr, align 4
    #dbg_declare(ptr %a.addr, !30, !DIExpression(), !31)
  store i32 %b, ptr %b.addr, align 4
    #dbg_declare(ptr %b.addr, !32, !DIExpression(), !33)
  %0 = load i32, ptr %a.addr, align 4, !dbg !34
  %1 = load i32, ptr %b.addr, align 4, !dbg !35
  %2 = call i32 asm "addl $2, $0", "=r,0,r,~{dirflag},~{fpsr},~{flags}"(i32 %0, i32 %1) #3, !dbg !36, !srcloc !37
  store i32 %2, ptr %a.addr, align 4, !dbg !36
  %3 = load i32, ptr %a.addr, align 4, !dbg !38
  ret i32 %3, !dbg !39
}

; Function Attrs: noinline nounwind uwtable
define dso_local i64 @exchange(ptr noundef %at, i64 noundef %value) #0 !dbg !40 {
entry:
  %at.addr = alloca ptr, align 8
  %value.addr = alloca i64, align 8
  store ptr %at, ptr %at.addr, align 8
    #dbg_declare(ptr %at.addr, !45, !DIExpression(), !46)
  store i64 %value, ptr %value.addr, align 8
    #dbg_declare(ptr %value.addr, !47, !DIExpression(), !48)
  %0 = load i64, ptr %value.addr, align 8, !dbg !49
  %1 = load ptr, ptr %at.addr, align 8, !dbg !50
  %2 = call i64 asm sideeffect "xchgq $0, $1", "=r,=*m,0,*m,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr elementtype(i64) %1, i64 %0, ptr elementtype(i64) %1) #2, !dbg !49, !srcloc !51
  store i64 %2, ptr %value.addr, align 8, !dbg !49
  %3 = load i64, ptr %value.addr, align 8, !dbg !52
  ret i64 %3, !dbg !53
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @flags() #0 !dbg !54 {
entry:
  %a = alloca i32, align 4
  %b = alloca i32, align 4
    #dbg_declare(ptr %a, !58, !DIExpression(), !59)
    #dbg_declare(ptr %b, !60, !DIExpression(), !61)
  %0 = call { i32, i32 } asm "cpuid", "={ax},={bx},{ax},~{ecx},~{edx},~{dirflag},~{fpsr},~{flags}"(i32 1) #3, !dbg !62, !srcloc !63
  %asmresult = extractvalue { i32, i32 } %0, 0, !dbg !62
  %asmresult1 = extractvalue { i32, i32 } %0, 1, !dbg !62
  store i32 %asmresult, ptr %a, align 4, !dbg !62
  store i32 %asmresult1, ptr %b, align 4, !dbg !62
  %1 = load i32, ptr %a, align 4, !dbg !64
  %2 = load i32, ptr %b, align 4, !dbg !65
  %xor = xor i32 %1, %2, !dbg !66
  ret i32 %xor, !dbg !67
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @branches(i32 noundef %x) #0 !dbg !68 {
entry:
  %retval = alloca i32, align 4
  %x.addr = alloca i32, align 4
  store i32 %x, ptr %x.addr, align 4
    #dbg_declare(ptr %x.addr, !71, !DIExpression(), !72)
  %0 = load i32, ptr %x.addr, align 4, !dbg !73
  callbr void asm sideeffect "testl $0, $0; jne ${1:l}", "r,!i,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %0) #2
          to label %asm.fallthrough [label %other], !dbg !74, !srcloc !75

asm.fallthrough:                                  ; preds = %entry
  store i32 0, ptr %retval, align 4, !dbg !76
  br label %return, !dbg !76

other:                                            ; preds = %entry
    #dbg_label(!77, !78)
  store i32 1, ptr %retval, align 4, !dbg !79
  br label %return, !dbg !79

return:                                           ; preds = %other, %asm.fallthrough
  %1 = load i32, ptr %retval, align 4, !dbg !80
  ret i32 %1, !dbg !80
}

; Function Attrs: noinline nounwind uwtable
define dso_local i64 @stack() #0 !dbg !81 {
entry:
  %0 = call i64 @llvm.read_register.i64(metadata !2), !dbg !85
  ret i64 %0, !dbg !86
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(read)
declare i64 @llvm.read_register.i64(metadata) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(read) }
attributes #2 = { nounwind }
attributes #3 = { nounwind memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.named.register.rsp = !{!2}
!llvm.module.flags = !{!3, !4, !5, !6, !7, !8, !9}
!llvm.ident = !{!10}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "assembly.c", directory: ".", checksumkind: CSK_MD5, checksum: "5f9c6fa8233f28c730fe95ecaa2e1704")
!2 = !{!"rsp"}
!3 = !{i32 7, !"Dwarf Version", i32 5}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{i32 8, !"PIC Level", i32 2}
!7 = !{i32 7, !"PIE Level", i32 2}
!8 = !{i32 7, !"uwtable", i32 2}
!9 = !{i32 7, !"frame-pointer", i32 2}
!10 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!11 = distinct !DISubprogram(name: "barrier", scope: !1, file: !1, line: 4, type: !12, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{null}
!14 = !DILocation(line: 4, column: 22, scope: !11)
!15 = !{i64 187}
!16 = !DILocation(line: 4, column: 57, scope: !11)
!17 = distinct !DISubprogram(name: "pause", scope: !1, file: !1, line: 5, type: !12, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!18 = !DILocation(line: 5, column: 20, scope: !17)
!19 = !{i64 243}
!20 = !DILocation(line: 5, column: 47, scope: !17)
!21 = distinct !DISubprogram(name: "full_fence", scope: !1, file: !1, line: 6, type: !12, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!22 = !DILocation(line: 6, column: 25, scope: !21)
!23 = !{i64 300}
!24 = !DILocation(line: 6, column: 78, scope: !21)
!25 = distinct !DISubprogram(name: "add", scope: !1, file: !1, line: 7, type: !26, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !29)
!26 = !DISubroutineType(types: !27)
!27 = !{!28, !28, !28}
!28 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!29 = !{}
!30 = !DILocalVariable(name: "a", arg: 1, scope: !25, file: !1, line: 7, type: !28)
!31 = !DILocation(line: 7, column: 13, scope: !25)
!32 = !DILocalVariable(name: "b", arg: 2, scope: !25, file: !1, line: 7, type: !28)
!33 = !DILocation(line: 7, column: 20, scope: !25)
!34 = !DILocation(line: 7, column: 63, scope: !25)
!35 = !DILocation(line: 7, column: 71, scope: !25)
!36 = !DILocation(line: 7, column: 25, scope: !25)
!37 = !{i64 366}
!38 = !DILocation(line: 7, column: 83, scope: !25)
!39 = !DILocation(line: 7, column: 76, scope: !25)
!40 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 8, type: !41, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !29)
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
!54 = distinct !DISubprogram(name: "flags", scope: !1, file: !1, line: 9, type: !55, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !29)
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
!68 = distinct !DISubprogram(name: "branches", scope: !1, file: !1, line: 10, type: !69, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !29)
!69 = !DISubroutineType(types: !70)
!70 = !{!28, !28}
!71 = !DILocalVariable(name: "x", arg: 1, scope: !68, file: !1, line: 10, type: !28)
!72 = !DILocation(line: 10, column: 18, scope: !68)
!73 = !DILocation(line: 11, column: 56, scope: !68)
!74 = !DILocation(line: 11, column: 5, scope: !68)
!75 = !{i64 701}
!76 = !DILocation(line: 12, column: 5, scope: !68)
!77 = !DILabel(scope: !68, name: "other", file: !1, line: 13)
!78 = !DILocation(line: 13, column: 1, scope: !68)
!79 = !DILocation(line: 14, column: 5, scope: !68)
!80 = !DILocation(line: 15, column: 1, scope: !68)
!81 = distinct !DISubprogram(name: "stack", scope: !1, file: !1, line: 17, type: !82, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!82 = !DISubroutineType(types: !83)
!83 = !{!84}
!84 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!85 = !DILocation(line: 17, column: 36, scope: !81)
!86 = !DILocation(line: 17, column: 29, scope: !81)
