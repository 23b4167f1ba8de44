//! Syntax that is easy to read wrongly, and syntax of LLVM versions that the corpus has no compiler for.

use selvedge_llvm::ir::{
    BinaryOp, Constant, DebugRecordKind, Extension, Flags, Function, GlobalKind, Instruction,
    InstructionKind, Linkage, Module, Passing, SyncScope, Type, TypeId, Value, Variable,
};
use selvedge_llvm::parse;
use selvedge_source::Source;

/// A module of which the text stays for as long as the tests run.
fn read(text: &str) -> Module<'static> {
    let source = Box::leak(Box::new(Source::new("t.ll", text)));
    parse(source).unwrap_or_else(|error| panic!("{error}"))
}

fn function<'m>(module: &'m Module, name: &str) -> &'m Function {
    match &module.global(module.find_global(name).expect("it is there")).kind {
        GlobalKind::Function(function) => function,
        _ => panic!("`{name}` is no function"),
    }
}

fn variable<'m>(module: &'m Module, name: &str) -> &'m Variable {
    match &module.global(module.find_global(name).expect("it is there")).kind {
        GlobalKind::Variable(variable) => variable,
        _ => panic!("`{name}` is no variable"),
    }
}

/// The instructions of a function `@f(i32 %x, ptr %p)` with this body; what it needs stands before it.
fn body(before: &str, body: &str) -> (Module<'static>, Vec<Instruction>) {
    let module = read(&format!("{before}\ndefine void @f(i32 %x, ptr %p) {{\n{body}\n  ret void\n}}\n"));
    let instructions = function(&module, "f").instructions.clone();
    (module, instructions)
}

fn constant<'m>(module: &'m Module, name: &str) -> &'m Constant {
    match variable(module, name).initializer.expect("has one").value {
        Value::Constant(id) => module.constant(id),
        other => panic!("not compound: {other:?}"),
    }
}

#[test]
fn a_returned_function_pointer_is_not_void() {
    let module = read("define void ()* @f() !dbg !63 {\n  ret void ()* @g\n}\ndeclare void @g()\n!63 = !{}");
    let f = function(&module, "f");
    assert_eq!(f.result, TypeId::PTR);
    assert_eq!(f.debug.and_then(|debug| debug.number()), Some(63));
    assert!(
        matches!(f.instructions[0].kind, InstructionKind::Return(Some(operand)) if operand.ty == TypeId::PTR)
    );
}

#[test]
fn typed_pointers_are_pointers() {
    let module =
        read("%t = type { i32, %t*, [2 x i8*]*, void (%t*, ...)*, i8 addrspace(3)* }\n@x = global %t** null");
    let Type::Named { body: Some(body), .. } = &module.types[10] else { panic!("named") };
    assert_eq!(module.type_text(*body), "{i32, ptr, ptr, ptr, ptr addrspace(3)}");
    assert_eq!(variable(&module, "x").ty, TypeId::PTR);
}

#[test]
fn strings_resolve_their_escapes() {
    let module = read(r#"@s = constant [8 x i8] c"a\22b\\\0A\00\FFc""#);
    assert_eq!(constant(&module, "s"), &Constant::Bytes(Box::from(*b"a\"b\\\n\0\xFFc")));
}

#[test]
fn attributes_end_with_the_line() {
    let text = "  call void @g() nounwind \"key\"=\"value\" #1\n  br label %\"a b\"\n\"a b\":\n  call void @g()\n  br label %nounwind\nnounwind:\n  call void @g() #2\n  #dbg_label(!0, !1)";
    let (module, instructions) =
        body("declare void @g() nounwind\nattributes #1 = { \"}\"=\"{\" nounwind }", text);
    assert_eq!(instructions.len(), 7);
    assert_eq!(function(&module, "f").blocks.len(), 3);
    assert_eq!(module.attribute_group(1), Some("\"}\"=\"{\" nounwind"));
}

#[test]
fn things_without_a_name_share_a_counter() {
    // %0 and %1 are the arguments, 2 the entry block, %3 the sum; then a call without a name takes 4.
    let text = "define i32 @f(i32, i32) {\n  %3 = add i32 %0, %1\n  call i32 @f(i32 %3, i32 %3)\n  br label %5\n5:\n  %6 = phi i32 [ %3, %2 ]\n  ret i32 %6\n}";
    let module = read(text);
    let f = function(&module, "f");
    let names: Vec<&str> = f.locals.iter().map(|local| module.name(local.name)).collect();
    assert_eq!(names, ["0", "1", "3", "4", "6"]);
    let blocks: Vec<&str> = f.blocks.iter().map(|block| module.name(block.name)).collect();
    assert_eq!(blocks, ["2", "5"]);
}

#[test]
fn blocks_are_numbered_as_they_stand() {
    let (_, instructions) = body("", "  br label %c\nb:\n  br label %d\nc:\n  br label %b\nd:");
    let targets: Vec<u32> = instructions
        .iter()
        .filter_map(|instruction| match instruction.kind {
            InstructionKind::Jump { to } => Some(to.0),
            _ => None,
        })
        .collect();
    assert_eq!(targets, [2, 3, 1]);
}

#[test]
fn inrange_is_read_in_both_its_forms() {
    let module = read(
        "@v = global [3 x ptr] zeroinitializer\n\
         @old = global i8** getelementptr inbounds ([3 x i8*], [3 x i8*]* @v, i32 0, inrange i32 0, i32 2)\n\
         @new = global ptr getelementptr inbounds nuw inrange(-16, 24) ([3 x ptr], ptr @v, i32 0, i32 0, i32 2)",
    );
    for name in ["old", "new"] {
        let Constant::GetElementPtr { indices, inbounds: true, .. } = constant(&module, name) else {
            panic!("{name}")
        };
        assert_eq!(indices.last().map(|index| index.value), Some(Value::Int(2)));
    }
}

#[test]
fn attributes_with_arguments_are_understood_or_skipped() {
    let module = read(
        "%t = type { i64, i64, i64 }\n\
         declare void @a(ptr captures(none) initializes((0, 8), (16, 24)) %0, i64 range(i64 24, 49) %1)\n\
         declare noundef signext range(i32 -1, 5) i32 @b(ptr byval(%t) align 8, ptr sret(%t) align(4) %0, i8 zeroext, ptr nofpclass(nan inf) returned) local_unnamed_addr #0\n\
         declare void @c(ptr captures(address, read_provenance), ptr captures(ret: address, provenance)) memory(argmem: read, inaccessiblemem: none) allocsize(0,1) allockind(\"alloc,zeroed\") uwtable(sync) vscale_range(1,16) nocreateundeforpoison\n\
         attributes #0 = { alignstack=16 memory(none) }",
    );
    let b = function(&module, "b");
    let Type::Named { .. } = module.ty(match b.params[0].passing {
        Passing::ByValue(ty) => ty,
        other => panic!("{other:?}"),
    }) else {
        panic!("named")
    };
    assert!(matches!(b.params[1].passing, Passing::StructReturn(_)));
    assert_eq!((b.params[0].align, b.params[1].align), (8, 4));
    assert_eq!((b.params[2].extension, b.result_extension), (Extension::Zero, Extension::Sign));
    assert!(b.params[3].is_returned);
    assert_eq!(b.attribute_groups, [0]);
}

#[test]
fn flags_of_newer_versions_are_read() {
    let text = "  %a = or disjoint i32 %x, 1\n  %b = trunc nuw nsw i32 %a to i8\n  %c = zext nneg i8 %b to i32\n  %d = icmp samesign ult i32 %c, 3\n  %e = getelementptr inbounds nuw i8, ptr %p, i64 1\n  %f = fadd reassoc nnan float 1.0, 0x3FB99999A0000000\n  %g = uitofp nneg i32 %c to float\n  %h = fptrunc contract double 1.0 to float\n  %i = add <4 x i8> splat (i8 -1), zeroinitializer\n  %j = ptrtoaddr ptr %p to i64";
    let (_, instructions) = body("", text);
    let InstructionKind::Binary { op: BinaryOp::Or, flags, .. } = instructions[0].kind else { panic!("or") };
    assert!(flags.contains(Flags::DISJOINT));
    let InstructionKind::Binary { b, .. } = instructions[5].kind else { panic!("fadd") };
    assert_eq!(b.value, Value::Float(0.1f32.to_bits() as u64));
    assert_eq!(instructions.len(), 11);
}

#[test]
fn intrinsics_of_all_versions_are_calls_and_need_no_declaration() {
    let (module, instructions) = body(
        "",
        "  call void @llvm.lifetime.start.p0(i64 4, ptr %p)\n  call void @llvm.lifetime.end.p0(ptr %p)\n  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %p, ptr %p, i64 4, i1 false)",
    );
    assert!(instructions[..3].iter().all(|instruction| matches!(instruction.kind, InstructionKind::Call(_))));
    assert_eq!(function(&module, "llvm.memcpy.p0.p0.i64").params.len(), 4);
}

#[test]
fn numbers_of_all_widths_are_kept_as_bits() {
    let module = read(
        "@a = global x86_fp80 0xK3FFF8000000000000000\n@b = global i128 -1\n@c = global i8 -1\n@d = global i1 true\n\
         @e = global float 1.500000e+00\n@f = global i256 115792089237316195423570985008687907853269984665640564039457584007913129639935\n\
         @g = global i64 u0xFF\n@h = global bfloat 0xR3F80\n@i = global i65 -1",
    );
    assert_eq!(constant(&module, "a"), &Constant::WideFloat(0x3FFF_8000_0000_0000_0000));
    assert_eq!(constant(&module, "b"), &Constant::WideInt(u128::MAX));
    assert_eq!(constant(&module, "i"), &Constant::WideInt((1 << 65) - 1));
    assert!(matches!(constant(&module, "f"), Constant::HugeInt(_)));
    let value = |name| variable(&module, name).initializer.expect("has one").value;
    assert_eq!([value("c"), value("d"), value("g")], [Value::Int(255), Value::Int(1), Value::Int(255)]);
    assert_eq!(value("e"), Value::Float(1.5f32.to_bits() as u64));
}

#[test]
fn names_may_be_quoted() {
    let module = read(
        "@\"_ZZ4mainE3$_0\" = global i32 0\n@\"\\01plain\" = global i32 0\n@\"a\\22\\\\b\" = global i32 0\n@-x.y$ = global i32 0",
    );
    for name in ["_ZZ4mainE3$_0", "plain", "a\"\\b", "-x.y$"] {
        assert!(module.find_global(name).is_some(), "{name}");
    }
}

#[test]
fn globals_have_their_linkage_and_properties() {
    let module = read(
        "$c = comdat any\n\
         @w = extern_weak global i32\n@t = external thread_local(initialexec) global i32, align 4\n\
         @l = linkonce_odr hidden constant i32 7, section \"s\", comdat($c), align 64, !dbg !0, !dbg !1\n\
         @a = weak alias i32, ptr @l\n@i = internal unnamed_addr addrspace(1) externally_initialized global i32 undef, comdat, no_sanitize_address #0\n\
         @llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @l, ptr null }]",
    );
    let linkage = |name| module.global(module.find_global(name).expect("is there")).linkage;
    assert_eq!(
        [linkage("w"), linkage("t"), linkage("l")],
        [Linkage::ExternWeak, Linkage::External, Linkage::LinkOnceOdr]
    );
    assert!(variable(&module, "t").is_thread_local && variable(&module, "t").initializer.is_none());
    let l = variable(&module, "l");
    assert!(l.is_constant && l.align == 64 && l.debug.len() == 2);
    let global = module.global(module.find_global("l").expect("is there"));
    assert_eq!((global.section.as_deref(), global.comdat.map(|it| module.name(it))), (Some("s"), Some("c")));
    assert!(matches!(module.global(module.find_global("a").expect("is there")).kind, GlobalKind::Alias(_)));
    assert!(
        matches!(constant(&module, "llvm.global_ctors"), Constant::Aggregate(members) if members.len() == 1)
    );
}

#[test]
fn debug_records_and_intrinsics_become_the_same() {
    let before = "declare void @llvm.dbg.declare(metadata, metadata, metadata)\ndeclare void @llvm.dbg.value(metadata, metadata, metadata)";
    let text = "  call void @llvm.dbg.declare(metadata i32* %p, metadata !1, metadata !DIExpression()), !dbg !2\n    #dbg_declare(ptr %p, !1, !DIExpression(), !2)\n    #dbg_value(!DIArgList(i32 %x, i32 0), !1, !DIExpression(DW_OP_LLVM_arg, 0), !2)\n    #dbg_assign(i32 0, !1, !DIExpression(), !3, ptr %p, !DIExpression(), !2)\n  call void @llvm.dbg.value(metadata i32 undef, metadata !1, metadata !DIExpression())\n    #dbg_label(!4, !2)";
    let (module, instructions) = body(before, text);
    let kinds: Vec<_> = instructions
        .iter()
        .filter_map(|instruction| match instruction.kind {
            InstructionKind::Debug { kind, value, variable, expression } => {
                let words = expression.map(|it| module.metadata.node(it).expect("can be read").fields.len());
                Some((kind, value.is_some(), variable.number(), words))
            }
            _ => None,
        })
        .collect();
    use DebugRecordKind::*;
    let expected = [
        (Declare, true, Some(1), Some(0)),
        (Declare, true, Some(1), Some(0)),
        (Value, false, Some(1), Some(2)),
        (Assign, true, Some(1), Some(0)),
        (Value, true, Some(1), Some(0)),
        (Label, false, Some(4), None),
    ];
    assert_eq!(kinds, expected);
}

#[test]
fn metadata_is_read_when_asked() {
    let module = read(
        "!named = !{!0, !1}\n\
         !0 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: \"a\\22b\", size: 64, flags: DIFlagA | DIFlagB, elements: !{!1}, scope: null)\n\
         !1 = !{i32 7, !\"text\", ptr @x, null, !0, !DIExpression(DW_OP_plus_uconst, 8)}\n!5000000 = !DILocation(line: 3, column: 4, scope: !0, inlinedAt: !1)\n@x = global i32 0",
    );
    let nodes = module.metadata.named("named").expect("is there");
    let node = module.metadata.node(nodes[0]).expect("can be read");
    assert!(node.is_distinct && node.name == "DICompositeType");
    assert_eq!(
        (node.text("name"), node.int("size"), node.word("tag")),
        (Some("a\"b"), Some(64), Some("DW_TAG_structure_type"))
    );
    assert_eq!(node.word("flags"), Some("DIFlagA | DIFlagB"));
    let inline = module.metadata.node(node.node("elements").expect("a node")).expect("can be read");
    assert_eq!(inline.elements().next(), Some(nodes[1]));
    assert_eq!(module.metadata.node(nodes[1]).map(|node| node.fields.len()), Some(6));
    let last = module.metadata.numbered().last().expect("has nodes");
    let location = module.metadata.location(last).expect("can be read");
    assert_eq!((location.line, location.column, location.inlined_at), (3, 4, Some(nodes[1])));
}

#[test]
fn atomics_have_their_orders_and_scopes() {
    let text = "  %a = load atomic volatile i32, ptr %p syncscope(\"singlethread\") acquire, align 4, !dbg !0\n  store atomic i32 %a, ptr %p release, align 4\n  fence syncscope(\"agent\") seq_cst\n  %b = cmpxchg weak volatile ptr %p, i32 1, i32 2 acq_rel monotonic, align 4\n  %c = extractvalue { i32, i1 } %b, 1\n  %d = atomicrmw uinc_wrap ptr %p, i32 3 monotonic\n  %e = atomicrmw fmaximum ptr %p, float 1.0 seq_cst, align 4";
    let (module, instructions) = body("", text);
    assert!(matches!(
        instructions[0].kind,
        InstructionKind::Load {
            scope: SyncScope::SingleThread,
            is_volatile: true,
            order: Some(_),
            align: 4,
            ..
        }
    ));
    assert!(instructions[0].debug.is_some());
    let InstructionKind::Fence { scope: SyncScope::Other(name), .. } = instructions[2].kind else {
        panic!("fence")
    };
    assert_eq!(module.name(name), "agent");
    assert_eq!(module.type_text(instructions[3].ty), "{i32, i1}");
    assert_eq!(instructions[4].ty, TypeId::I1);
}

#[test]
fn calls_have_their_types_assembly_and_bundles() {
    let text = "  %a = tail call fastcc noundef i32 (ptr, ...) @g(ptr noundef %p, i32 1) #0 [ \"deopt\"(i32 1), \"x\"() ], !dbg !0\n  call void asm sideeffect \"mov $$1, \\22$0\\22\", \"=*m,~{memory}\"(ptr elementtype(i32) %p)\n  %b = call i32 bitcast (i32 (...)* @h to i32 (i32)*)(i32 %x)\n  %c = call ptr %p(i32 zeroext %x)\n  %d = call <2 x i1> @i()\n  musttail call void (ptr, ...) @j(ptr %p, ...)";
    let before =
        "declare i32 @g(ptr, ...)\ndeclare i32 @h(...)\ndeclare <2 x i1> @i()\ndeclare void @j(ptr, ...)";
    let (module, instructions) = body(before, text);
    let call = |at: usize| match &instructions[at].kind {
        InstructionKind::Call(call) => call,
        other => panic!("{other:?}"),
    };
    assert_eq!((call(0).args.len(), call(0).bundles.len(), call(0).calling_convention), (2, 2, 8));
    assert_eq!(module.type_text(call(0).function_type), "i32 (ptr, ...)");
    let Value::Asm(id) = call(1).callee else { panic!("asm") };
    assert_eq!(&*module.inline_asm[id.index()].text, "mov $$1, \"$0\"");
    assert_eq!(
        Some(call(2).callee),
        module.find_global("h").map(Value::Global),
        "a cast of a pointer is the pointer"
    );
    assert_eq!(module.type_text(call(2).function_type), "i32 (i32)");
    assert_eq!(module.type_text(call(3).function_type), "ptr (i32)");
    assert!(matches!(call(3).callee, Value::Local(_)));
}

#[test]
fn exceptions_and_windows_pads_are_kept() {
    let text = "  invoke void @g() to label %a\n          unwind label %b\na:\n  %cs = catchswitch within none [label %d] unwind to caller\nb:\n  %l = landingpad { ptr, i32 } cleanup\n          catch ptr null\n          filter [0 x ptr] zeroinitializer\n  resume { ptr, i32 } %l\nd:\n  %e = catchpad within %cs [ptr null, i32 64]\n  catchret from %e to label %h\nh:\n  %i = cleanuppad within none []\n  cleanupret from %i unwind to caller\nk:";
    let (_, instructions) = body("declare void @g()", text);
    let InstructionKind::LandingPad { is_cleanup: true, clauses } = &instructions[2].kind else {
        panic!("pad")
    };
    assert_eq!(clauses.len(), 2);
    assert!(matches!(instructions[1].kind, InstructionKind::WindowsTerminator { what: "catchswitch", .. }));
}

#[test]
fn what_says_nothing_about_the_program_is_skipped() {
    let module = read(
        "; comment\nsource_filename = \"a.c\"\nmodule asm \".set x, 1\"\n^0 = module: (path: \"x\", hash: (1, 2))\n@x = global i32 0\n\
         uselistorder ptr @x, { 1, 0 }\ntarget triple = \"x86_64\"\r\ntarget datalayout = \"e-i64:64\"\n\
         define void @f() prefix i32 1 prologue i8 2 gc \"g\" personality ptr @g align 16 section \"s\" partition \"p\" comdat {\n  ret void\n  uselistorder i32 0, { 1, 0 }\n}\ndeclare !dbg !0 void @g()\n!0 = !{}",
    );
    assert_eq!(
        (&*module.source_filename, &*module.triple, &*module.datalayout),
        ("a.c", "x86_64", "e-i64:64")
    );
    assert_eq!(module.module_asm, [".set x, 1"]);
    assert!(function(&module, "f").personality.is_some() && function(&module, "g").debug.is_some());
}

#[test]
fn nodes_of_metadata_may_be_laid_out_in_any_way() {
    let text = "!0 = !{!1, !{}\n, !2}\n!1 = distinct !DIFile(filename: \"a)b\",\n  directory: \"d\") ; a comment)\n\
                !2 = !{!\"x\"} ; }\n!3 = !{\n}\n!4 = !DILocation(line: 7, column: 2, scope: !1)";
    let module = read(text);
    let nodes: Vec<_> = module.metadata.numbered().map(|node| module.metadata.node(node)).collect();
    let fields: Vec<_> = nodes.iter().map(|node| node.as_ref().map(|node| node.fields.len())).collect();
    assert_eq!(fields, [Some(3), Some(2), Some(1), Some(0), Some(3)]);
    let last = module.metadata.numbered().last().expect("there are five");
    let location = module.metadata.location(last).expect("can be read");
    assert_eq!((location.line, location.column), (7, 2));
    let open = Source::new("t.ll", "!0 = !{!1\n!1 = !{}");
    assert!(parse(&open).is_err());
}

/// Found by changing texts at random: a field was skipped byte by byte, and read on within a letter.
#[test]
fn fields_of_metadata_may_have_letters_of_several_bytes() {
    let module = read(
        "!0 = distinct !DICompositeType(name: \"triple\", size: \u{66e92}\u{66e92}, elements: !1)\n!1 = !{}\n",
    );
    for node in module.metadata.numbered() {
        assert!(module.metadata.node(node).is_some(), "!{:?}", node.number());
    }
}
