//! The text of a model with the files that it includes.
//!
//! All files share one space of offsets, each beginning where the one before it ended: a [`Span`] then needs
//! no file, and the syntax tree of a model that includes others looks like that of one long text. Only
//! [`Files`] knows where a file begins, and turns a span back into a place of one of them. Files are read by
//! whoever calls ([`Loader`]): this crate touches none.

use crate::ast::{self, Name};
use crate::library;
use crate::parse::{Item, parse_file};
use crate::resolve::{ResolvedText, resolve};
use selvedge_source::{Error, Source, Span};
use std::sync::OnceLock;

/// Finds a file that another one includes, by the name of the including file and what stands between the
/// quotes. `None`: there is no such file; the built-in ones are looked for then.
pub type Loader<'a> = &'a dyn Fn(&str, &str) -> Option<Result<Source, String>>;

/// Most files that a model may include, one that is included twice counted twice.
const MAX_INCLUDES: usize = 100;

/// The files of a model.
#[derive(Clone, Debug, Default)]
pub(crate) struct Files {
    /// Each with the offset at which it begins; between two of them one offset belongs to no file.
    files: Vec<(u32, Source)>,
}

impl Files {
    /// Adds a file and says where it begins; `None` if it does not fit any more.
    fn add(&mut self, source: Source) -> Option<u32> {
        let start = self.files.last().map_or(0, |(start, source)| *start as usize + source.text.len() + 1);
        u32::try_from(start + source.text.len() + 1).ok()?;
        self.files.push((start as u32, source));
        Some(start as u32)
    }

    fn file(&self, span: Span) -> (u32, &Source) {
        let after = self.files.partition_point(|(start, _)| *start <= span.start);
        let (start, source) = &self.files[after - 1];
        (*start, source)
    }

    /// The text of a span, on one line.
    pub fn text(&self, span: Span) -> String {
        let (start, source) = self.file(span);
        let text = &source.text[(span.start - start) as usize..(span.end - start) as usize];
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// An error at a span.
    pub fn error(&self, span: Span, message: impl Into<String>) -> Error {
        let (start, source) = self.file(span);
        source.error(Span { start: span.start - start, end: span.end - start }, message)
    }
}

/// A model as it is written: its syntax tree, with included statements in their place.
#[derive(Clone, Debug)]
pub struct Text {
    pub(crate) files: Files,
    /// `None` for a text that came resolved.
    tree: Option<ast::Model>,
    /// What it means, once somebody has asked.
    resolved: OnceLock<ResolvedText>,
}

impl Text {
    /// Reads a model and what it includes.
    pub fn read(source: &Source, load: Loader) -> Result<Text, Error> {
        let (files, tree) = read(source, load)?;
        Ok(Text { files, tree: Some(tree), resolved: OnceLock::new() })
    }

    /// A text of one file whose meaning is known.
    pub(crate) fn known(source: Source, resolved: ResolvedText) -> Text {
        Text { files: Files { files: vec![(0, source)] }, tree: None, resolved: OnceLock::from(resolved) }
    }

    /// The text resolved: once, whatever is asked of it and however often it is compiled.
    pub(crate) fn resolved(&self) -> Result<&ResolvedText, Error> {
        if let Some(resolved) = self.resolved.get() {
            return Ok(resolved);
        }
        let tree = self.tree.as_ref().expect("a text without a tree came resolved");
        let resolved = resolve(&self.files, tree)?;
        Ok(self.resolved.get_or_init(|| resolved))
    }
}

/// Reads the files of a model: they, and its syntax tree.
fn read(source: &Source, load: Loader) -> Result<(Files, ast::Model), Error> {
    let mut reader = Reader {
        load,
        files: Files::default(),
        open: Vec::new(),
        tree: ast::Model { title: String::new(), statements: Vec::new() },
    };
    reader.read(source.clone(), false)?;
    Ok((reader.files, reader.tree))
}

/// Reads the syntax tree of a model that includes built-in files only.
pub fn parse(source: &Source) -> Result<ast::Model, Error> {
    read(source, &no_file).map(|(_, tree)| tree)
}

/// The loader of those who have no files: it finds none.
pub(crate) fn no_file(_: &str, _: &str) -> Option<Result<Source, String>> {
    None
}

struct Reader<'a> {
    load: Loader<'a>,
    files: Files,
    /// The names of the files that are being read, each included by the one before it.
    open: Vec<String>,
    tree: ast::Model,
}

impl Reader<'_> {
    fn read(&mut self, source: Source, built_in: bool) -> Result<(), Error> {
        let name = source.name.clone();
        let Some(start) = self.files.add(source.clone()) else {
            return Err(source.error(Span::default(), "the files of the model are larger than 4 GiB"));
        };
        let (title, items) = parse_file(&source, start)?;
        if self.open.is_empty() {
            self.tree.title = title;
        }
        self.open.push(name);
        for item in items {
            match item {
                Item::Statement(statement) => self.tree.statements.push(statement),
                Item::Include(path) => self.include(&path, built_in)?,
            }
        }
        self.open.pop();
        Ok(())
    }

    /// The file beside the including one, or else the built-in one. Built-in files see no others.
    fn include(&mut self, path: &Name, from_built_in: bool) -> Result<(), Error> {
        let including = self.open.last().expect("the file with this statement is open");
        let beside = if from_built_in { None } else { (self.load)(including, &path.text) };
        let (source, built_in) = match (beside, library::included(&path.text)) {
            (Some(Ok(source)), _) => (source, false),
            (Some(Err(reason)), _) => return Err(self.files.error(path.span, reason)),
            (None, Some(text)) => (Source::new(&path.text, text), true),
            (None, None) => {
                let known = library::names_to_include().join("`, `");
                let message = format!(
                    "`{}` is neither a file beside this one nor built in; the built-in ones are `{known}`",
                    path.text
                );
                return Err(self.files.error(path.span, message));
            }
        };
        if let Some(first) = self.open.iter().position(|name| *name == source.name) {
            let chain = self.open[first..].join("` includes `");
            let message = format!("`{chain}` includes `{}`: a file cannot include itself", source.name);
            return Err(self.files.error(path.span, message));
        }
        if self.files.files.len() > MAX_INCLUDES {
            let message = format!("a model may include at most {MAX_INCLUDES} files");
            return Err(self.files.error(path.span, message));
        }
        self.read(source, built_in)
    }
}
