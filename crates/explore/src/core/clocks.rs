//! The clocks of a whole graph.

use crate::core::causal::Precedence;
use selvedge_graph::Graph;
use selvedge_model::Model;

/// Computes the clocks of all events anew: what fills a hole changes those of later events. There may be
/// cycles of po and rf, so this goes on until nothing changes.
pub(crate) fn fill_all_clocks<C: Precedence>(causal: &C, model: &Model, graph: &mut Graph) {
    graph.clear_clocks();
    let sum = |graph: &Graph| graph.clocks().iter().map(|count| u64::from(*count)).sum::<u64>();
    let mut before = 0;
    loop {
        for at in 0..graph.len() {
            let id = graph.order()[at];
            graph.reset_row(id);
            causal.extend(graph, id);
            model.extend_views(graph, id);
        }
        let after = sum(graph);
        if after == before {
            return;
        }
        before = after;
    }
}
