//! The texts that a check is about: clang makes IR of sources, the rest is read as it is.

use crate::clang::Clang;
use crate::request::{Emit, Front, Request, SOURCES};
use crate::{input, sources};
use selvedge::driver::{Inputs, Kind, Purpose, Refusal};
use selvedge_source::Source;
use std::path::{Path, PathBuf};

/// The texts of program and model, and if they are to be kept, those that reports quote.
pub fn inputs(request: &Request, kind: Kind, purpose: Purpose) -> Result<Inputs, Refusal> {
    let Request { settings, front, .. } = request;
    let is_kept = settings.checkpoint.is_some() || matches!(purpose, Purpose::Split(_));
    let quoted = if is_kept { sources::kept(&front.files, &SOURCES) } else { Vec::new() };
    let sources = match kind {
        Kind::Litmus => vec![input::read(&front.files[0])?],
        Kind::Program => texts(front)?,
    };
    let program = sources.into_iter().map(|source| (source.name, source.text)).collect();
    Ok(Inputs { program, model: input::model_files(&settings.kept.model)?, sources: quoted })
}

/// The IR of each file.
pub fn texts(front: &Front) -> Result<Vec<Source>, Refusal> {
    let is_source = |file: &Path| {
        file.extension().and_then(|extension| extension.to_str()).is_some_and(|e| SOURCES.contains(&e))
    };
    let sources: Vec<&PathBuf> = front.files.iter().filter(|file| is_source(file)).collect();
    // Before clang says the same in its own way.
    sources.iter().try_for_each(|file| input::look_for(file))?;
    let clang = match !sources.is_empty() {
        true => Some(Clang::find(front.clang.as_deref())?),
        false => None,
    };
    let text = |file: &Path| match &clang {
        Some(clang) if is_source(file) => {
            Ok(Source::new(file.display().to_string(), clang.compile(file, &front.clang_args)?))
        }
        _ => input::read(file),
    };
    front.files.iter().map(|file| text(file)).collect()
}

/// What `--emit` prints.
pub fn emit(front: &Front, form: Emit) -> Result<String, Refusal> {
    let sources = texts(front)?;
    match form {
        Emit::Ir => Ok(sources.into_iter().map(|source| source.text).collect()),
        Emit::Bytecode => Ok(selvedge_llvm::compile(&sources).map_err(Refusal::from)?.to_string()),
    }
}
