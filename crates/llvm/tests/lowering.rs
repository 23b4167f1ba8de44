//! What small pieces of IR become. Every module here is also checked against the bytecode's own rules.

use selvedge_bytecode::{Handler, Module, Operation, Type};
use selvedge_llvm::compile;
use selvedge_source::Source;

fn lowered(text: &str) -> Module {
    linked(&[text])
}

fn linked(texts: &[&str]) -> Module {
    let module = try_linked(texts).unwrap_or_else(|error| panic!("{error}"));
    module.check().unwrap_or_else(|broken| panic!("{broken}\n{module}"));
    module
}

fn try_linked(texts: &[&str]) -> Result<Module, String> {
    let source = |(number, text): (usize, &&str)| Source::new(format!("{number}.ll"), text.to_string());
    let sources: Vec<Source> = texts.iter().enumerate().map(source).collect();
    compile(&sources).map_err(|error| error.to_string())
}

/// The printed operations of a function, without places and what is said about blocks.
fn operations(module: &Module, name: &str) -> Vec<String> {
    let text = module.to_string();
    let start = text.find(&format!("function @{name}(")).unwrap_or_else(|| panic!("no {name} in\n{text}"));
    let body = text[start..].split("\n\n").next().unwrap_or("");
    let lines = body.lines().skip(1).map(|line| line.split(" ;").next().unwrap_or("").trim().to_owned());
    lines.map(|line| line.trim_end_matches(':').to_owned()).collect()
}

#[track_caller]
fn check(text: &str, name: &str, expected: &[&str]) {
    let module = lowered(text);
    assert_eq!(operations(&module, name), expected, "\n{module}");
}

#[test]
fn variables_that_stay_private_are_registers() {
    let text = "
define i32 @f(i32 %n) {
entry:
  %n.addr = alloca i32
  %sum = alloca i32
  store i32 %n, ptr %n.addr
  store i32 0, ptr %sum
  br label %loop
loop:
  %0 = load i32, ptr %n.addr
  %c = icmp eq i32 %0, 0
  br i1 %c, label %end, label %body
body:
  %1 = load i32, ptr %sum
  %2 = load i32, ptr %n.addr
  %3 = add i32 %1, %2
  store i32 %3, ptr %sum
  %4 = load i32, ptr %n.addr
  %5 = sub i32 %4, 1
  store i32 %5, ptr %n.addr
  br label %loop
end:
  %6 = load i32, ptr %sum
  ret i32 %6
}";
    check(
        text,
        "f",
        &[
            "b0",
            "r1 = 0",
            "jump b1",
            "b1",
            "r2 = eq.32 r0, 0",
            "branch r2, b2, b3",
            "b2",
            "return r1",
            "b3",
            "r1 = add.32 r1, r0",
            "r0 = sub.32 r0, 1",
            "jump b1",
        ],
    );
    let module = lowered(text);
    let heads: Vec<bool> = module.functions[0].blocks.iter().map(|block| block.is_loop_head).collect();
    assert_eq!(heads, [false, true, false, false]);
    assert_eq!(module.functions[0].blocks[1].live.to_string(), "r0 r1");
}

#[test]
fn a_copy_of_a_variable_is_not_the_variable() {
    // As often as `cur` and the call read `old` here, it is read elsewhere.
    let text = "
declare i8 @make()
declare void @use(i8, i8)
define i8 @f(i1 %c) {
entry:
  %old = alloca i8
  %cur = alloca i8
  %made = call i8 @make()
  store i8 %made, ptr %old
  %0 = load i8, ptr %old
  store i8 %0, ptr %cur
  br i1 %c, label %a, label %b
a:
  %1 = load i8, ptr %old
  %2 = load i8, ptr %cur
  call void @use(i8 %1, i8 %2)
  br label %b
b:
  %3 = load i8, ptr %old
  ret i8 %3
}";
    let expected = [
        "b0",
        "r1 = call @make()",
        "r2 = r1",
        "branch r0, b1, b2",
        "b1",
        "call @use(r1, r2)",
        "jump b2",
        "b2",
        "return r1",
    ];
    check(text, "f", &expected);
}

#[test]
fn calls_know_what_becomes_of_exceptions() {
    let text = "
declare void @g()
declare i32 @__gxx_personality_v0(...)
declare void @__clang_call_terminate(ptr)
define void @f() personality ptr @__gxx_personality_v0 {
entry:
  invoke void @g() to label %a unwind label %cleanup
a:
  invoke void @g() to label %b unwind label %catch
b:
  invoke void @g() to label %c unwind label %terminate
c:
  call void @g()
  ret void
cleanup:
  %0 = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %0
catch:
  %1 = landingpad { ptr, i32 } catch ptr null
  ret void
terminate:
  %2 = landingpad { ptr, i32 } catch ptr null
  %3 = extractvalue { ptr, i32 } %2, 0
  call void @__clang_call_terminate(ptr %3)
  unreachable
}";
    let module = lowered(text);
    let function = module.functions.iter().find(|function| function.name == "f").expect("it is defined");
    let handlers: Vec<Handler> = function
        .operations
        .iter()
        .filter_map(|operation| match operation {
            Operation::Call { handler, .. } => Some(*handler),
            _ => None,
        })
        .collect();
    assert_eq!(handlers, [Handler::Cleans, Handler::Catches, Handler::Terminates, Handler::None]);
}

#[test]
fn instructions_of_the_processor_are_left_to_the_library() {
    let text = "
declare void @llvm.x86.sse2.pause()
declare void @llvm.x86.sse2.mfence()
declare i64 @llvm.x86.rdtsc()
define i64 @f() {
  call void @llvm.x86.sse2.pause()
  call void @llvm.x86.sse2.mfence()
  %t = call i64 @llvm.x86.rdtsc()
  ret i64 %t
}";
    let expected = [
        "b0",
        "call @llvm.x86.sse2.pause()",
        "call @llvm.x86.sse2.mfence()",
        "r0 = call @llvm.x86.rdtsc()",
        "return r0",
    ];
    check(text, "f", &expected);
}

#[test]
fn variables_that_may_be_read_unwritten_stay_in_memory() {
    let text = "
define i32 @f(i1 %c) {
  %x = alloca i32
  br i1 %c, label %a, label %b
a:
  store i32 1, ptr %x
  br label %b
b:
  %v = load i32, ptr %x
  ret i32 %v
}";
    let module = lowered(text);
    assert_eq!(operations(&module, "f")[1], "r1 = alloca 4 align 4 \"x\"");
    assert!(operations(&module, "f").contains(&"r2 = load.4 [r1]".to_owned()), "{module}");
}

#[test]
fn members_of_private_structures_are_registers() {
    let text = "
%s = type { i32, [2 x i64] }
define i64 @f(i64 %a) {
  %x = alloca %s
  %first = getelementptr %s, ptr %x, i32 0, i32 1, i64 0
  %second = getelementptr %s, ptr %x, i32 0, i32 1, i64 1
  store i64 %a, ptr %first
  store i64 5, ptr %second
  %v = load i64, ptr %first
  %w = load i64, ptr %second
  %sum = add i64 %v, %w
  ret i64 %sum
}";
    check(text, "f", &["b0", "r1 = add.64 r0, 5", "return r1"]);
}

#[test]
fn phis_are_exchanged_at_once() {
    let text = "
define i64 @f(i64 %n) {
entry:
  br label %loop
loop:
  %a = phi i64 [ 1, %entry ], [ %b, %loop ]
  %b = phi i64 [ 2, %entry ], [ %a, %loop ]
  %i = phi i64 [ %n, %entry ], [ %less, %loop ]
  %less = sub i64 %i, 1
  %c = icmp eq i64 %less, 0
  br i1 %c, label %end, label %loop
end:
  ret i64 %a
}";
    let module = lowered(text);
    let moves = operations(&module, "f");
    let edge =
        moves.iter().position(|line| line.starts_with("r") && line.contains("sub.64")).expect("the loop");
    // The edge back saves one of the two, whichever comes first.
    let swap = moves[edge..].join("; ");
    assert!(swap.matches(" = r").count() >= 3, "{module}");
    assert!(moves.contains(&"return r2".to_owned()) || moves.contains(&"return r1".to_owned()), "{module}");
}

#[test]
fn constant_branches_leave_nothing_behind() {
    let text = "
define i32 @f() {
  %x = alloca i32
  store i32 3, ptr %x
  %v = load i32, ptr %x
  %c = icmp sgt i32 %v, 2
  br i1 %c, label %a, label %b
a:
  ret i32 7
b:
  %z = sdiv i32 1, 0
  ret i32 %z
}";
    check(text, "f", &["b0", "return 7"]);
}

#[test]
fn division_by_zero_is_left_to_the_machine() {
    check(
        "define void @f() {\n %z = sdiv i32 1, 0\n ret void\n}",
        "f",
        &["b0", "r0 = sdiv.32 1, 0", "return"],
    );
}

#[test]
fn atomics_keep_their_orders() {
    let text = "
@x = global i32 0
@p = global ptr null
define i32 @f(i32 %v) {
  %a = load atomic i32, ptr @x acquire, align 4
  store atomic i32 %a, ptr @x release, align 4
  %b = atomicrmw add ptr @x, i32 1 monotonic
  %c = cmpxchg weak ptr @x, i32 %v, i32 2 acq_rel acquire
  %d = extractvalue { i32, i1 } %c, 0
  fence seq_cst
  fence syncscope(\"singlethread\") seq_cst
  %e = atomicrmw xchg ptr @p, ptr @x seq_cst
  ret i32 %d
}";
    check(
        text,
        "f",
        &[
            "b0",
            "r1 = load.4.acq [@x]",
            "store.4.rel [@x], r1",
            "r1 = rmw.add.4.rlx [@x], 1",
            "r1, r2 = cas.4.acq_rel.acq.weak [@x], r0, 2",
            "fence.sc",
            "r2 = rmw.exchange.8.sc [@p], @x",
            "return r1",
        ],
    );
}

#[test]
fn a_wide_integer_is_a_pair_of_registers() {
    let text = "
define i128 @f(i128 %a, i64 %b) {
  %w = zext i64 %b to i128
  %s = add i128 %a, %w
  %x = xor i128 %s, -1
  ret i128 %x
}";
    check(
        text,
        "f",
        &[
            "b0",
            "r3 = r2",
            "r4 = 0",
            "r5 = add.128 r0, r3",
            "r7 = xor.64 r5, -1",
            "r8 = xor.64 r6, -1",
            "return r7, r8",
        ],
    );
}

#[test]
fn bit_fields_may_be_written_before_their_unit_was() {
    let text = "
define void @f(ptr %p) {
  %old = load i8, ptr %p
  %kept = and i8 %old, -8
  %new = or i8 %kept, 5
  store i8 %new, ptr %p
  %again = load i8, ptr %p
  %low = and i8 %again, 7
  %c = icmp eq i8 %low, 5
  call void @use(i1 %c)
  ret void
}
declare void @use(i1)";
    let module = lowered(text);
    let loads: Vec<String> =
        operations(&module, "f").into_iter().filter(|line| line.contains("load")).collect();
    assert_eq!(loads, ["r1 = load.1.tolerant [r0]", "r1 = load.1 [r0]"]);
}

#[test]
fn integers_of_odd_sizes_are_accessed_in_pieces() {
    let text = "
define i24 @f(ptr %p) {
  %v = load i24, ptr %p
  store i24 %v, ptr %p
  ret i24 %v
}";
    let module = lowered(text);
    let text = operations(&module, "f").join("\n");
    assert_eq!(text.matches("load.2").count() + text.matches("load.1").count(), 2);
    assert_eq!(text.matches("store.2").count() + text.matches("store.1").count(), 2);
}

#[test]
fn arguments_by_value_are_copied_by_the_caller() {
    let text = "
%s = type { i8, i64, [3 x i32] }
define void @f(ptr %p) {
  call void @g(ptr byval(%s) align 8 %p)
  ret void
}
declare void @g(ptr byval(%s) align 8)";
    check(
        text,
        "f",
        &["b0", "r1 = alloca 32 align 8", "copy [r1], [r0], 32 shape 0", "call @g(r1)", "return"],
    );
    assert!(lowered(text).to_string().contains("shape 0 = 32 bytes: 1@0 8@8 4@16 4@20 4@24"));
}

#[test]
fn structures_are_returned_in_several_registers() {
    let text = "
define { i64, i32 } @f() {
  %a = call { i64, i32 } @g()
  %b = extractvalue { i64, i32 } %a, 1
  %c = insertvalue { i64, i32 } %a, i32 7, 1
  %d = insertvalue { i64, i32 } %c, i64 9, 0
  %e = zext i32 %b to i64
  %r = insertvalue { i64, i32 } %d, i64 %e, 0
  ret { i64, i32 } %r
}
declare { i64, i32 } @g()";
    check(text, "f", &["b0", "r0, r1 = call @g()", "return r1, 7"]);
}

#[test]
fn vectors_go_lane_by_lane() {
    let text = "
define i32 @f(<2 x i32> %a, <2 x i32> %b) {
  %s = add <2 x i32> %a, %b
  %t = shufflevector <2 x i32> %s, <2 x i32> poison, <2 x i32> <i32 1, i32 0>
  %m = mul <2 x i32> %t, <i32 3, i32 5>
  %x = extractelement <2 x i32> %m, i32 0
  ret i32 %x
}";
    check(text, "f", &["b0", "r4 = add.32 r1, r3", "r4 = mul.32 r4, 3", "return r4"]);
}

#[test]
fn what_is_not_supported_says_so_when_executed() {
    let text = "
define x86_fp80 @f(x86_fp80 %a, ptr %p) {
  store x86_fp80 %a, ptr %p
  %s = fadd x86_fp80 %a, %a
  ret x86_fp80 %s
}
define void @g() {
  call void asm sideeffect \"cpuid\", \"\"()
  ret void
}";
    let module = lowered(text);
    let what = "unsupported \"arithmetic of `long double` or other wide floating-point numbers\"";
    let f = operations(&module, "f");
    assert_eq!(f[1..], ["store.8 [r2], r0", "r3 = add.64 r2, 8", "store.2 [r3], r1", what]);
    assert_eq!(operations(&module, "g")[1], "unsupported \"inline assembly `cpuid`\"");
}

#[test]
fn known_assembly_is_nothing_or_a_fence() {
    let text = "
define i32 @f(i32 %x) {
  call void asm sideeffect \"\", \"~{memory}\"()
  call void asm sideeffect \"rep; nop\", \"\"()
  call void asm sideeffect \"pause\", \"\"()
  call void asm sideeffect \"mfence\", \"~{memory}\"()
  call void asm sideeffect \"lock; addl $$0,0(%rsp)\", \"~{memory}\"()
  %y = call i32 asm \"\", \"=r,0\"(i32 %x)
  ret i32 %y
}";
    check(text, "f", &["b0", "fence.sc", "fence.sc", "return r0"]);
}

#[test]
fn globals_are_laid_out_with_their_addresses_resolved() {
    let text = "
%s = type { i8, ptr, i32 }
@a = global [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 16
@b = constant %s { i8 7, ptr getelementptr ([4 x i32], ptr @a, i64 0, i64 2), i32 -1 }
@f_pointer = global ptr @f
@distance = global i64 sub (i64 ptrtoint (ptr @b to i64), i64 ptrtoint (ptr @a to i64))
@large = global [1000000 x i64] zeroinitializer
@unused = global i32 5
define void @f() {
  store ptr @b, ptr @f_pointer
  store i64 0, ptr @distance
  store i64 0, ptr @large
  ret void
}";
    let module = lowered(text);
    let global = |name: &str| module.globals.iter().find(|global| global.name == name).expect(name);
    let (a, b) = (global("a"), global("b"));
    let mut expected = vec![7, 0, 0, 0, 0, 0, 0, 0];
    expected.extend((a.address + 8).to_le_bytes());
    expected.extend([255; 4]);
    assert_eq!(b.bytes, expected);
    assert_eq!((b.size, b.align, b.is_constant), (24, 8, true));
    let f_address = selvedge_bytecode::AddressSpace::function(0).to_le_bytes();
    let trimmed: Vec<u8> = f_address.iter().copied().take(3).collect();
    assert_eq!(global("f_pointer").bytes, trimmed, "zeros at the end are left out");
    let distance = global("distance").bytes.iter().rev().fold(0i64, |sum, byte| sum << 8 | *byte as i64);
    assert_eq!(distance, b.address.wrapping_sub(a.address) as i64);
    assert_eq!((global("large").size, global("large").bytes.len()), (8_000_000, 0));
    assert!(module.globals.iter().all(|global| global.name != "unused"), "nothing mentions it");
}

#[test]
fn several_files_are_one_program() {
    let first = "
@shared = external global i32
@counter = internal global i32 1
declare void @second()
define internal void @helper() {
  store i32 1, ptr @counter
  ret void
}
define linkonce_odr i32 @inline() {
  ret i32 1
}
define i32 @main() {
  call void @helper()
  call void @second()
  store i32 3, ptr @shared
  %v = call i32 @inline()
  ret i32 %v
}";
    let second = "
@shared = global i32 7
@counter = internal global i32 2
@alias = alias void (), ptr @helper
define internal void @helper() {
  store i32 2, ptr @counter
  ret void
}
define linkonce_odr i32 @inline() {
  ret i32 1
}
define void @second() {
  call void @alias()
  %v = call i32 @inline()
  ret void
}";
    let module = linked(&[first, second]);
    let mut names: Vec<&str> = module.functions.iter().map(|function| function.name.as_str()).collect();
    names.sort_unstable();
    assert_eq!(names, ["helper", "helper.1", "inline", "main", "second"]);
    let shared = module.globals.iter().find(|global| global.name == "shared").expect("it is used");
    assert_eq!((shared.bytes.as_slice(), shared.is_external), (&[7][..], false));
    assert_eq!(operations(&module, "second")[1], "call @helper.1()");
    assert_eq!(operations(&module, "helper.1")[1], "store.4 [@counter.1], 2");
}

#[test]
fn two_definitions_of_a_name_are_refused() {
    let text = "define void @f() {\n ret void\n}";
    let error = try_linked(&[text, text]).expect_err("both define f");
    assert_eq!(
        error,
        "1.ll:1:1: `f` is defined here and in 0.ll; two files of one program cannot both define it"
    );
}

#[test]
fn other_targets_are_refused() {
    let error = try_linked(&["target datalayout = \"e-m:e-p:32:32-i64:64\""]).expect_err("a 32-bit target");
    assert!(error.starts_with("0.ll:1:1: the target of this module has 32-bit pointers"), "{error}");
    let error = try_linked(&["target datalayout = \"E-m:e-i64:64\""]).expect_err("a big-endian target");
    assert!(error.contains("is big-endian"), "{error}");
    let error = try_linked(&["target triple = \"arm64-apple-macosx14.0.0\""]).expect_err("another C library");
    assert!(error.contains("the target of this module is `arm64-apple-macosx14.0.0`"), "{error}");
}

#[test]
fn argument_lists_and_system_calls_are_those_of_x86_64() {
    let text = "
define void @f(ptr %list, ...) {
  call void @llvm.va_start.p0(ptr %list)
  ret void
}
define void @g() {
  call i64 (i64, ...) @syscall(i64 24)
  ret void
}
declare void @llvm.va_start.p0(ptr)
declare i64 @syscall(i64, ...)";
    let of = |triple: &str| {
        let module = lowered(&format!("target triple = \"{triple}\"{text}"));
        operations(&module, "f").join("; ") + &operations(&module, "g").join("; ")
    };
    let arm = of("aarch64-unknown-linux-gnu");
    assert!(
        arm.contains("a `va_list` of aarch64") && arm.contains("a system call by number of aarch64"),
        "{arm}"
    );
    assert!(!of("x86_64-pc-linux-gnu").contains("unsupported"));
}

#[test]
fn bodies_of_atomic_functions_are_enclosed() {
    let text = "
define i32 @__VERIFIER_atomic_f(i1 %c) {
  br i1 %c, label %a, label %b
a:
  ret i32 1
b:
  ret i32 2
}";
    let f = operations(&lowered(text), "__VERIFIER_atomic_f").join("; ");
    assert_eq!(f.matches("__VERIFIER_atomic_function_begin").count(), 1, "{f}");
    assert_eq!(f.matches("__VERIFIER_atomic_function_end").count(), 2, "{f}");
}

#[test]
fn thread_local_variables_have_no_constant_address() {
    let text = "
@t = thread_local global [2 x i32] [i32 1, i32 2]
define i32 @f() {
  %p = call ptr @llvm.threadlocal.address.p0(ptr @t)
  %v = load i32, ptr %p
  %w = load i32, ptr getelementptr ([2 x i32], ptr @t, i64 0, i64 1)
  %s = add i32 %v, %w
  ret i32 %s
}
declare ptr @llvm.threadlocal.address.p0(ptr)";
    let module = lowered(text);
    let f = operations(&module, "f").join("; ");
    assert_eq!(f.matches("thread_local @t").count(), 2, "{module}");
    assert!(module.globals[0].is_thread_local);
}

#[test]
fn constructors_run_in_order_of_priority() {
    let text = "
@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @late, ptr null }, { i32, ptr, ptr } { i32 101, ptr @early, ptr null }]
define internal void @late() {
  ret void
}
define internal void @early() {
  ret void
}
define i32 @main() {
  ret i32 0
}";
    let module = lowered(text);
    let names: Vec<&str> =
        module.constructors.iter().map(|id| module.functions[id.0 as usize].name.as_str()).collect();
    assert_eq!(names, ["early", "late"]);
}

#[test]
fn a_link_written_in_every_round_is_dead_at_the_head() {
    let push = |load: &str, address: &str| {
        format!(
            "
@top = global ptr null
declare ptr @malloc(i64)
define void @f(ptr %stack) {{
entry:
  %n = call ptr @malloc(i64 16)
  %next = getelementptr i8, ptr %n, i64 8
  br label %loop
loop:
  {load}
  store ptr %old, ptr %next
  %pair = cmpxchg ptr {address}, ptr %old, ptr %n release monotonic
  %done = extractvalue {{ ptr, i1 }} %pair, 1
  br i1 %done, label %end, label %loop
end:
  ret void
}}"
        )
    };
    let dead = |text: &str| {
        let module = lowered(text);
        let f = module.functions.iter().find(|function| function.name == "f").expect("it is there");
        let head = f.blocks.iter().find(|block| block.is_loop_head).expect("there is a loop");
        let range = |range: &selvedge_bytecode::DeadRange| (range.offset, range.bytes, range.apart.len());
        head.dead_memory.iter().map(range).collect::<Vec<_>>()
    };
    let of_global = push("%old = load atomic ptr, ptr @top monotonic, align 8", "@top");
    assert_eq!(dead(&of_global), [(0, 8, 0)], "relative to %next");
    let of_parameter = push("%old = load atomic ptr, ptr %stack monotonic, align 8", "%stack");
    assert_eq!(dead(&of_parameter), [(0, 8, 1)], "unless the stack is in the node");
    let read_first = push("%old = load ptr, ptr %next", "@top");
    assert_eq!(dead(&read_first), [], "it is read before it is written");
    let through_anything = push("%q = load ptr, ptr @top\n  %old = load ptr, ptr %q", "@top");
    assert_eq!(dead(&through_anything), [], "the pointer may lead to the node");
    let published =
        push("store ptr %n, ptr @top\n  %old = load atomic ptr, ptr @top monotonic, align 8", "@top");
    assert_eq!(dead(&published), [], "others see the node before the link is written");
    let called = push("%old = call ptr @malloc(i64 1)", "@top");
    assert_eq!(dead(&called), [], "a function may do anything");
}

#[test]
fn debug_information_gives_places_names_and_types() {
    let text = r#"
source_filename = "dir/a.c"
@list = global ptr null, !dbg !0
define i32 @mangled(i32 %n) !dbg !10 {
  %x = alloca [4 x i32]
    #dbg_declare(ptr %x, !13, !DIExpression(), !15)
  call void @use(ptr %x), !dbg !15
  store ptr %x, ptr @list, !dbg !16
  ret i32 0, !dbg !16
}
declare void @use(ptr)
!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!20}
!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "list", scope: !2, file: !3, line: 3, type: !4, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!3 = !DIFile(filename: "dir/a.c", directory: "/home/me")
!4 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!5 = !DIDerivedType(tag: DW_TAG_typedef, name: "node", file: !3, baseType: !6)
!6 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node_s", file: !3, line: 1, size: 128, elements: !7)
!7 = !{!8, !9}
!8 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !6, file: !3, baseType: !14, size: 32)
!9 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !6, file: !3, baseType: !4, size: 64, offset: 64)
!10 = distinct !DISubprogram(name: "f", linkageName: "mangled", scope: !21, file: !11, line: 5, unit: !2)
!11 = !DIFile(filename: "header.h", directory: "/usr/include")
!12 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 128, elements: !17)
!13 = !DILocalVariable(name: "x", scope: !10, file: !3, line: 6, type: !12)
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !DILocation(line: 6, column: 3, scope: !10)
!16 = !DILocation(line: 9, column: 5, scope: !19)
!17 = !{!18}
!18 = !DISubrange(count: 4)
!19 = !DILexicalBlockFile(scope: !10, file: !3, discriminator: 0)
!20 = !{i32 2, !"Debug Info Version", i32 3}
!21 = !DINamespace(name: "space", scope: null)
"#;
    let module = lowered(text);
    let f = module.functions.iter().find(|function| function.name == "mangled").expect("it is there");
    assert_eq!(f.source_name.as_deref(), Some("space::f"));
    let place_of = |what: fn(&Operation) -> bool| {
        let at = f.operations.iter().position(what).expect("it is there");
        module.place_text(f.places[at]).unwrap_or_default()
    };
    assert_eq!(place_of(|it| matches!(it, Operation::Call { .. })), "/usr/include/header.h:6:3");
    assert_eq!(place_of(|it| matches!(it, Operation::Store { .. })), "dir/a.c:9:5");
    let text = module.to_string();
    assert!(text.contains("; struct node_s* list  ; dir/a.c:3"), "{text}");
    assert!(text.contains("alloca 16 align 4 \"x\" int[4]"), "{text}");
    let fields = module.types.iter().find_map(|ty| match ty {
        Type::Struct { fields, .. } => Some(fields),
        _ => None,
    });
    let fields: Vec<(&str, u64)> =
        fields.expect("the node").iter().map(|field| (field.name.as_str(), field.offset)).collect();
    assert_eq!(fields, [("value", 0), ("next", 8)]);
    let note = "dir/a.c was compiled with optimisation: the compiler may have removed or merged accesses";
    assert_eq!(module.notes, [note]);
}

#[test]
fn copies_leave_nothing_out_of_unions() {
    let text = "
%union.padded = type { %struct.s }
%union.full = type { i64, [8 x i8] }
%struct.s = type { i8, i64 }
@padded = global [2 x %union.padded] zeroinitializer
@full = global %union.full zeroinitializer
define void @f(ptr %p) {
  call void @llvm.memcpy.p0.p0.i64(ptr @padded, ptr %p, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr @full, ptr %p, i64 16, i1 false)
  ret void
}
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)";
    let expected = ["b0", "copy [@padded], [r0], 32", "copy [@full], [r0], 16 shape 0", "return"];
    check(text, "f", &expected);
}

#[test]
fn a_distance_in_bytes_does_not_make_bytes() {
    let text = "
%struct.s = type { i64, i64 }
define void @f(ptr %p) {
  %part = getelementptr inbounds i8, ptr %p, i64 0
  call void @llvm.memset.p0.i64(ptr %part, i8 0, i64 8, i1 false)
  ret void
}
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)";
    check(text, "f", &["b0", "fill [r0], 0, 8", "return"]);
}

#[test]
fn copies_know_the_scalars_they_copy() {
    let text = "
%s = type { i32, i8, i16 }
@a = global [4 x %s] zeroinitializer
@chars = global [100 x i8] zeroinitializer
define void @f(ptr %p, i64 %n) {
  call void @llvm.memcpy.p0.p0.i64(ptr @a, ptr %p, i64 32, i1 false)
  %third = getelementptr [4 x %s], ptr @a, i64 0, i64 2
  call void @llvm.memset.p0.i64(ptr %third, i8 0, i64 8, i1 false)
  call void @llvm.memmove.p0i8.p0i8.i64(ptr @chars, ptr %p, i64 %n, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %p, i64 32, i1 false)
  ret void
}
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0i8.p0i8.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)";
    let module = lowered(text);
    assert_eq!(
        operations(&module, "f")[1..],
        [
            "copy [@a], [r0], 32 shape 0",
            "fill [@a+16], 0, 8 shape 0",
            "copy [@chars], [r0], r1 shape 1",
            "copy [r0], [r0], 32",
            "return",
        ]
    );
    let shapes: Vec<String> = module.shapes.iter().map(|shape| shape.to_string()).collect();
    assert_eq!(shapes, ["8 bytes: 4@0 1@4 2@6", "1 bytes: 1@0"]);
}

#[test]
fn intrinsics_of_integers_are_operations() {
    let text = "
define i32 @f(i32 %a, i32 %b) {
  %m = call i32 @llvm.smax.i32(i32 %a, i32 %b)
  %o = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %m, i32 %b)
  %s = extractvalue { i32, i1 } %o, 0
  %c = extractvalue { i32, i1 } %o, 1
  %p = call i32 @llvm.ctpop.i32(i32 255)
  %z = call i32 @llvm.ctlz.i32(i32 255, i1 false)
  %t = call i32 @llvm.cttz.i32(i32 96, i1 true)
  %w = call i32 @llvm.bswap.i32(i32 258)
  %x = add i32 %p, %z
  %y = add i32 %t, %w
  %u = add i32 %x, %y
  %r = select i1 %c, i32 %s, i32 %u
  ret i32 %r
}
declare i32 @llvm.smax.i32(i32, i32)
declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32)
declare i32 @llvm.ctpop.i32(i32)
declare i32 @llvm.ctlz.i32(i32, i1)
declare i32 @llvm.cttz.i32(i32, i1)
declare i32 @llvm.bswap.i32(i32)";
    // The constants add up: 8 ones, 24 leading and 5 trailing zeros, 0x02010000 swapped.
    check(
        text,
        "f",
        &[
            "b0",
            "r2 = smax.32 r0, r1",
            "r3, r4 = add.overflow.unsigned.32 r2, r1",
            "r3 = select r4, r3, 33620005",
            "return r3",
        ],
    );
}

#[test]
fn switches_and_invokes_go_where_they_should() {
    let text = "
define i32 @f(i32 %x) personality ptr null {
entry:
  switch i32 %x, label %other [ i32 1, label %one
                                i32 -1, label %one ]
one:
  %v = phi i32 [ 5, %entry ], [ 5, %entry ]
  ret i32 %v
other:
  %r = invoke i32 @g() to label %fine unwind label %pad
fine:
  ret i32 %r
pad:
  %l = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %l
}
declare i32 @g()";
    let module = lowered(text);
    let f = operations(&module, "f");
    assert!(
        f.iter().any(|line| line.starts_with("switch r0, 1: b") && line.contains("4294967295: b")),
        "{module}"
    );
    assert!(!module.to_string().contains("unsupported"), "the landing pad is never reached");
}
