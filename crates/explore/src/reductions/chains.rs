//! Which read-modify-writes form chains (`links`).

use selvedge_graph::{Class, ClassSet};
use selvedge_model::Model;

/// The classes of read-modify-writes, if those of one location form a chain and a model
/// reports nothing of two of them.
pub(crate) fn link_classes(model: &Model) -> ClassSet {
    let is_link = |class: &Class| class.is_rmw() && !class.is_signal();
    let links: ClassSet = Class::all().filter(is_link).collect();
    if model.is_atomic() && !model.may_report_among(links) { links } else { ClassSet::EMPTY }
}
