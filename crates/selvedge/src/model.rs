//! Memory models: of the library, or of a text.

use selvedge_check::Refusal;
use selvedge_model::Text;
use selvedge_program::Program;
use selvedge_source::Source;

/// A model that is compiled for the events of a program, as [`Executions`](crate::Executions) need it.
pub type Compiled = selvedge_model::Model;

/// A memory model.
#[derive(Clone, Debug)]
pub struct Model {
    pub(crate) name: String,
    pub(crate) text: Text,
}

impl Model {
    /// A model of the library: `sc`, `tso`, `pso`, `ra`, `rc11`, `rc11-pldi17`, `c20` or `imm`.
    pub fn built_in(name: &str) -> Option<Model> {
        Text::built_in(name).map(|text| Model { name: name.to_string(), text })
    }

    /// A model in the language of models (docs/models.md). It may include models of the library, and no
    /// files.
    ///
    /// ```
    /// let model = selvedge::Model::read("mine.cat", "acyclic (po | rf | co | fr) as sc")?;
    /// assert!(selvedge::Model::read("mine.cat", "acyclic po |").is_err());
    /// # Ok::<(), selvedge::Refusal>(())
    /// ```
    pub fn read(name: &str, text: &str) -> Result<Model, Refusal> {
        let source = Source::new(name.to_string(), text.to_string());
        let text = Text::read(&source, &|_, _| None)?;
        Ok(Model { name: name.to_string(), text })
    }

    /// The model, compiled for the events that a program can have.
    pub fn compile_for<P: Program>(&self, program: &P) -> Result<Compiled, Refusal> {
        let classes = program.facts().classes;
        // A test proves what built-in models claim.
        let is_built_in = selvedge_model::built_in(&self.name).is_some();
        let compiled =
            if is_built_in { self.text.compile_unproved(classes) } else { self.text.compile(classes) };
        Ok(compiled?)
    }
}
