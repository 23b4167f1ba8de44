//! Reads `.ll` files and says how large they are and how fast that went: `cargo run --release --example read
//! -- FILE...`.

use selvedge_llvm::{ir, parse};
use selvedge_source::Source;
use std::process::ExitCode;
use std::time::{Duration, Instant};

fn main() -> ExitCode {
    let (mut bytes, mut time, mut failed) = (0, Duration::ZERO, false);
    for path in std::env::args().skip(1) {
        let text = match std::fs::read_to_string(&path) {
            Ok(text) => text,
            Err(error) => {
                eprintln!("{path}: {error}");
                failed = true;
                continue;
            }
        };
        let source = Source::new(path, text);
        let start = Instant::now();
        let parsed = parse(&source);
        let elapsed = start.elapsed();
        match parsed {
            Ok(module) => {
                println!("{}", describe(&module, source.text.len(), elapsed));
                bytes += source.text.len();
                time += elapsed;
            }
            Err(error) => {
                eprintln!("{error}");
                failed = true;
            }
        }
    }
    println!("{}", speed(bytes, time));
    if failed { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}

fn describe(module: &ir::Module, bytes: usize, time: Duration) -> String {
    let (mut functions, mut instructions) = (0, 0);
    for global in &module.globals {
        if let ir::GlobalKind::Function(function) = &global.kind {
            functions += 1;
            instructions += function.instructions.len();
        }
    }
    let globals = module.globals.len() - functions;
    let speed = speed(bytes, time);
    format!(
        "{}: {functions} functions, {globals} other globals, {instructions} instructions; {speed}",
        module.file
    )
}

fn speed(bytes: usize, time: Duration) -> String {
    let megabytes = bytes as f64 / 1e6;
    format!("{megabytes:.2} MB in {:.4} s: {:.0} MB/s", time.as_secs_f64(), megabytes / time.as_secs_f64())
}
