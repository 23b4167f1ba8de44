//! Reads what clang 14, 16 and 19 and rustc print, and counts the same things in another way.
//! The sources are next to the `.ll` files; `make.sh` there made them.

use selvedge_llvm::ir::{Function, GlobalKind, InstructionKind, Module};
use selvedge_llvm::parse;
use selvedge_source::Source;
use std::path::{Path, PathBuf};

fn corpus() -> Vec<PathBuf> {
    let mut files = Vec::new();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus");
    for directory in std::fs::read_dir(root).expect("the corpus is in the repository").flatten() {
        let entries = std::fs::read_dir(directory.path()).into_iter().flatten().flatten();
        files.extend(
            entries.map(|entry| entry.path()).filter(|path| path.extension().is_some_and(|it| it == "ll")),
        );
    }
    files.sort();
    assert!(files.len() > 50, "the corpus is there");
    files
}

/// A text, which stays for as long as the tests run, and its module.
fn read(path: &Path) -> (&'static str, Module<'static>) {
    let text = std::fs::read_to_string(path).expect("files of the corpus are UTF-8");
    let source = Box::leak(Box::new(Source::new(path.display().to_string(), text)));
    (&source.text, parse(source).unwrap_or_else(|error| panic!("{error}")))
}

fn read_named(name: &str) -> Module<'static> {
    read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus").join(name)).1
}

fn functions<'m>(module: &'m Module) -> impl Iterator<Item = (&'m str, &'m Function)> {
    module.globals.iter().filter_map(|global| match &global.kind {
        GlobalKind::Function(function) => Some((module.name(global.name), &**function)),
        _ => None,
    })
}

fn function<'m>(module: &'m Module, name: &str) -> &'m Function {
    functions(module)
        .find(|(other, _)| *other == name)
        .map(|(_, function)| function)
        .expect("it has that function")
}

/// Counts of one file: functions, variables and aliases, instructions, blocks, numbered metadata.
type Counts = [usize; 5];

/// Counts lines by their first characters, as LLVM prints them.
fn counts_of_text(text: &str) -> Counts {
    let mut counts = [0; 5];
    let mut inside = false;
    for line in text.lines() {
        let is_start = line.starts_with("define ");
        counts[0] += usize::from(is_start || line.starts_with("declare "));
        counts[1] += usize::from(line.starts_with('@'));
        counts[4] += usize::from(line.starts_with('!') && line.as_bytes()[1].is_ascii_digit());
        if is_start {
            inside = true;
            counts[3] += 1;
        } else if line == "}" {
            inside = false;
        } else if inside {
            let rest = line.trim_start_matches(' ');
            // Instructions are indented by two, debug records by four; what goes on from the line before
            // starts with a word that no instruction starts with.
            let is_statement = (line.len() - rest.len() == 2 && rest != "]" && !rest.starts_with("], "))
                || rest.starts_with("#dbg_");
            counts[2] += usize::from(is_statement);
            let is_label = line.len() == rest.len() && !line.is_empty() && !line.starts_with(';');
            counts[3] += usize::from(is_label);
        }
    }
    // The first block has a label exactly if it has a name.
    counts[3] -= text.matches("{\nentry:").count() + text.matches("{\nstart:").count();
    counts
}

fn counts_of_module(module: &Module) -> Counts {
    let (mut instructions, mut blocks, mut function_count) = (0, 0, 0);
    for (_, function) in functions(module) {
        function_count += 1;
        instructions += function.instructions.len();
        blocks += function.blocks.len();
    }
    let others = module.globals.len() - function_count;
    [function_count, others, instructions, blocks, module.metadata.numbered().count()]
}

#[test]
fn every_file_reads_and_has_as_much_of_everything_as_its_text() {
    for path in corpus() {
        let (text, module) = read(&path);
        assert_eq!(counts_of_module(&module), counts_of_text(text), "{}", path.display());
    }
}

#[test]
fn every_metadata_node_can_be_read() {
    for path in corpus() {
        let (_, module) = read(&path);
        for node in module.metadata.numbered() {
            assert!(module.metadata.node(node).is_some(), "{}: !{:?}", path.display(), node.number());
        }
    }
}

#[test]
fn locations_of_calls_can_be_read() {
    for path in corpus() {
        let (_, module) = read(&path);
        for (name, function) in functions(&module).filter(|(_, function)| function.debug.is_some()) {
            for instruction in &function.instructions {
                let InstructionKind::Call(_) = instruction.kind else { continue };
                let Some(debug) = instruction.debug else { continue };
                let location = module.metadata.location(debug);
                assert!(location.is_some(), "{}:{}: {name}", path.display(), instruction.line);
            }
        }
    }
}

#[test]
fn ids_are_in_range_and_blocks_in_the_order_of_the_text() {
    for path in corpus() {
        let (_, module) = read(&path);
        for (_, function) in functions(&module) {
            let mut end = 0;
            for block in &function.blocks {
                assert_eq!(block.start, end);
                end = block.end;
                let (last, others) = function.instructions[block.start as usize..block.end as usize]
                    .split_last()
                    .expect("not empty");
                assert!(last.kind.is_terminator());
                assert!(others.iter().all(|instruction| !instruction.kind.is_terminator()));
            }
            assert_eq!(end as usize, function.instructions.len());
            let lines: Vec<u32> = function.instructions.iter().map(|instruction| instruction.line).collect();
            assert!(lines.is_sorted(), "instructions are in the order of the text");
        }
    }
}

#[test]
fn all_versions_of_clang_have_the_same_functions_and_atomics() {
    for file in ["atomics", "structs", "data", "threads", "control"] {
        let names = |version: &str| {
            let module = read_named(&format!("clang-{version}/{file}.ll"));
            let defined = functions(&module).filter(|(_, function)| function.is_definition);
            let mut names: Vec<String> = defined.map(|(name, _)| name.to_string()).collect();
            names.sort();
            names
        };
        assert_eq!(names("14"), names("16"), "{file}");
        assert_eq!(names("16"), names("19"), "{file}");
    }
    let atomics = |version: &str| {
        let module = read_named(&format!("clang-{version}/atomics.ll"));
        let mut counts = [0; 5];
        for (_, function) in functions(&module) {
            for instruction in &function.instructions {
                let which = match instruction.kind {
                    InstructionKind::Load { order: Some(_), .. } => 0,
                    InstructionKind::Store { order: Some(_), .. } => 1,
                    InstructionKind::AtomicRmw { .. } => 2,
                    InstructionKind::CompareExchange { .. } => 3,
                    InstructionKind::Fence { .. } => 4,
                    _ => continue,
                };
                counts[which] += 1;
            }
        }
        counts
    };
    assert_eq!(atomics("14"), [9, 9, 20, 14, 6]);
    assert_eq!(atomics("16"), [9, 9, 20, 14, 6]);
    assert_eq!(atomics("19"), [9, 9, 20, 14, 6]);
}

#[test]
fn locations_lead_to_the_file_and_the_function() {
    for version in ["14", "16", "19"] {
        let module = read_named(&format!("clang-{version}/threads.ll"));
        let consumer = function(&module, "consumer");
        let call = consumer
            .instructions
            .iter()
            .find(|it| matches!(it.kind, InstructionKind::Call(_)))
            .expect("calls");
        let location = module.metadata.location(call.debug.expect("has a location")).expect("can be read");
        assert_eq!((location.line, location.column), (29, 5));
        assert_eq!(Some(location.scope), consumer.debug);
        let subprogram = module.metadata.node(location.scope).expect("can be read");
        assert_eq!((subprogram.name, subprogram.text("name")), ("DISubprogram", Some("consumer")));
        let file = module.metadata.node(subprogram.node("file").expect("has a file")).expect("can be read");
        assert_eq!(file.text("filename"), Some("threads.c"));
        let units = module.metadata.named("llvm.dbg.cu").expect("is there");
        assert_eq!(module.metadata.node(units[0]).map(|unit| unit.name), Some("DICompileUnit"));
    }
}

#[test]
fn variables_are_declared_by_intrinsics_and_by_records_alike() {
    for version in ["14", "16", "19"] {
        let module = read_named(&format!("clang-{version}/locals.ll"));
        let mut names = Vec::new();
        for instruction in &function(&module, "names").instructions {
            let InstructionKind::Debug { value: Some(value), variable, .. } = &instruction.kind else {
                continue;
            };
            assert!(module.ty(value.ty).is_pointer());
            let node = module.metadata.node(*variable).expect("can be read");
            names.push(node.text("name").expect("has a name").to_string());
        }
        let expected = "load define global align label i32 ptr x undef null c nounwind load";
        assert_eq!(names.join(" "), expected, "clang {version}");
    }
}
