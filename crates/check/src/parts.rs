//! `selvedge split`, `explore` and `merge`: an exploration in independent parts, and what comes of them
//! together.
//!
//! A part is a checkpoint with a share of what is left, and with the texts of program and model in it, so
//! that it can be explored anywhere. What was found while splitting is in the first part. Results are reports
//! with the number of the part; `merge` adds each up once. What a part learns that makes all of it start
//! again makes its result `restart`: the others then say nothing.

use crate::checkpoint::{self, MOST_PARTS, Part, Saved};
use crate::findings::LEAK;
use crate::refusal::Refusal;
use selvedge_explore::{Learnt, Parcel};
use selvedge_report::{CutLoop, Limit, VACUOUS, vacuity};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// Cuts what is left into so many parts.
pub fn cut(whole: Saved, count: usize) -> impl Iterator<Item = Saved> {
    let mut shares: Vec<Vec<Parcel>> = (0..count).map(|_| Vec::new()).collect();
    for (number, parcel) in whole.parcels.into_iter().enumerate() {
        shares[number % count].push(parcel);
    }
    let run = checkpoint::key(&whole.inputs, &whole.settings, &whole.memo, count);
    let mut found = Some(whole.found);
    shares.into_iter().enumerate().map(move |(at, parcels)| Saved {
        settings: whole.settings.clone(),
        inputs: whole.inputs.clone(),
        memo: whole.memo.clone(),
        learnt: whole.learnt.clone(),
        parcels,
        found: found.take().unwrap_or_default(),
        seconds: if at == 0 { whole.seconds } else { 0.0 },
        estimate: whole.estimate,
        part: Some(Part { run: run.clone(), id: at + 1, of: count }),
    })
}

/// Adds up results of parts, in files that `read` reads; the object that a check would have printed, and
/// whether all parts are there.
pub fn merge(files: &[PathBuf], read: impl Fn(&Path) -> Result<Vec<u8>, Refusal>) -> Result<Value, Refusal> {
    let mut results: BTreeMap<u64, Value> = BTreeMap::new();
    let mut first: Option<(String, Value)> = None;
    for file in files {
        let refused = |why: &str| Refusal::Message(format!("{}: {why}", file.display()));
        let text = read(file)?;
        let result: Value =
            serde_json::from_slice(&text).map_err(|error| refused(&format!("{NO_RESULT}: {error}")))?;
        let id = number_of(&result).ok_or_else(|| refused(NO_RESULT))?;
        let part = &result["part"];
        match &first {
            Some((name, known)) if (&known["run"], &known["of"]) != (&part["run"], &part["of"]) => {
                return Err(refused(&format!("a part of another run than {name}")));
            }
            Some(_) => {}
            None => first = Some((file.display().to_string(), part.clone())),
        }
        match results.get(&id) {
            Some(known) if is_finished(known) && is_finished(&result) && !are_equal(known, &result) => {
                return Err(refused("contradicts another result of the same part"));
            }
            // Of two results of a part, one of which was interrupted, the other counts.
            Some(known) if is_finished(known) || !is_finished(&result) => {}
            _ => {
                results.insert(id, result);
            }
        }
    }
    let (_, part) = first.ok_or_else(|| Refusal::Message("nothing to merge".into()))?;
    let missing: Vec<String> =
        (1..=number(&part["of"])).filter(|id| !results.contains_key(id)).map(|id| id.to_string()).collect();
    let mut results = results.into_values();
    let mut sum = results.next().expect("there is a first");
    results.for_each(|result| add(&mut sum, &result));
    conclude(&mut sum, &missing)?;
    Ok(sum)
}

/// No result has counted more, so that sums of as many as there may be are numbers.
const MOST_COUNTED: u64 = 1 << 46;

const NO_RESULT: &str = "not the result of `selvedge explore --format json`";

/// The number of the part that a result is of, if it is a whole one: what is missing in it must not count for
/// nothing.
fn number_of(result: &Value) -> Option<u64> {
    let part = &result["part"];
    let (id, all) = (part["id"].as_u64()?, part["of"].as_u64()?);
    let counts = ["/executions", "/blocked", "/stats/events_added", "/stats/revisits", "/stats/dead_ends"];
    let is_count = |count: &Value| count.as_u64().is_some_and(|count| count <= MOST_COUNTED);
    let is_whole = part["run"].is_string()
        && (1..=all).contains(&id)
        && all <= MOST_PARTS as u64
        && counts.iter().all(|count| result.pointer(count).is_some_and(is_count))
        && is_object_or_missing(&result["stats"]["unfolding"])
        && is_object_or_missing(&result["condition"])
        && are_states(&result["condition"]["states"])
        && result["bounded"].is_boolean()
        && are_cuts(&result["cuts"])
        && (result["cut"].is_null() || is_count(&result["cut"]))
        && (result["limit"].is_null() || result["limit"].is_string())
        && ["safe", "error", "incomplete"].iter().any(|verdict| result["verdict"] == *verdict)
        && ["errors", "warnings"].iter().all(|problems| result[*problems].is_array())
        && (result["verdict"] == "error")
            == result["errors"].as_array().is_some_and(|errors| !errors.is_empty());
    (is_whole && learnt_of(&part["learnt"]).is_some()).then_some(id)
}

/// Whether these are loops that were cut, or there are none.
fn are_cuts(cuts: &Value) -> bool {
    let is_counted = |cut: &CutLoop| cut.executions <= MOST_COUNTED;
    cuts.is_null()
        || serde_json::from_value::<Vec<CutLoop>>(cuts.clone()).is_ok_and(|cuts| cuts.iter().all(is_counted))
}

fn is_object_or_missing(value: &Value) -> bool {
    value.is_object() || value.is_null()
}

/// Whether these are final states with their counts, or there are none.
fn are_states(states: &Value) -> bool {
    let is_state = |state: &Value| state["values"].is_object() && state["count"].is_u64();
    states.is_null() || states.as_array().is_some_and(|states| states.iter().all(is_state))
}

/// Whether a part was explored to its end, or to an error.
fn is_finished(result: &Value) -> bool {
    result["limit"].is_null() || result["verdict"] == "error"
}

/// Whether two finished results of a part say the same. Where one ends at an error, how much was explored by
/// then is left to chance.
fn are_equal(first: &Value, second: &Value) -> bool {
    let same = |field: &str| first[field] == second[field];
    same("verdict") && (first["verdict"] == "error" || same("executions") && same("blocked"))
}

/// Adds the result of another part.
fn add(sum: &mut Value, other: &Value) {
    for field in ["executions", "blocked"] {
        sum[field] = json!(number(&sum[field]) + number(&other[field]));
    }
    for field in ["events_added", "revisits", "dead_ends"] {
        sum["stats"][field] = json!(number(&sum["stats"][field]) + number(&other["stats"][field]));
    }
    for field in ["steps", "served", "in_codas"] {
        let of = |value: &Value| number(&value["stats"]["unfolding"][field]);
        sum["stats"]["unfolding"][field] = json!(of(sum) + of(other));
    }
    let seconds = |value: &Value| value["stats"]["seconds"].as_f64().unwrap_or(0.0);
    sum["stats"]["seconds"] = json!(seconds(sum) + seconds(other));
    for field in ["peak_memory_kib", "workers"] {
        sum["stats"][field] = json!(number(&sum["stats"][field]).max(number(&other["stats"][field])));
    }
    add_cuts(sum, other);
    sum["bounded"] = json!(sum["bounded"] == true || other["bounded"] == true);
    if sum["limit"].is_null() || other["limit"] == Limit::Restart.name() {
        sum["limit"] = other["limit"].clone();
    }
    for field in ["errors", "warnings"] {
        unite(&mut sum[field], &other[field]);
    }
    add_states(sum, other);
    let [mut own, others] = [&*sum, other].map(learnt_by);
    own.absorb(&others);
    sum["part"]["learnt"] = json!(written(&own));
}

/// Adds loops that were cut. A part lists also those that it has not cut, if it has not reached all that lies
/// behind them: what it does not list it has reached.
fn add_cuts(sum: &mut Value, other: &Value) {
    let (mut all, others) = (cuts_of(sum), cuts_of(other));
    for cut in &mut all {
        let known = others.iter().find(|other| other.is_at(cut));
        cut.executions += known.map_or(0, |other| other.executions);
        cut.unreached.retain(|line| known.is_some_and(|other| other.unreached.contains(line)));
    }
    for cut in others {
        if !all.iter().any(|known| known.is_at(&cut)) {
            all.push(CutLoop { unreached: Vec::new(), ..cut });
        }
    }
    sum["cuts"] = json!(all);
    sum["cut"] = json!(number(&sum["cut"]) + number(&other["cut"]));
}

/// Says of loops that were cut what all parts together say; they have reached everything if not all are
/// there, as far as anybody knows.
fn conclude_cuts(sum: &mut Value, are_all_there: bool) {
    let mut cuts = cuts_of(sum);
    cuts.retain(|cut| cut.executions > 0);
    cuts.sort_by(|a, b| a.place().cmp(&b.place()));
    if !are_all_there {
        cuts.iter_mut().for_each(|cut| cut.unreached.clear());
    }
    let fields = sum.as_object_mut().expect("invariant `result`: it is an object");
    match cuts.is_empty() {
        true => ["cut", "cuts"].iter().for_each(|field| _ = fields.remove(*field)),
        false => _ = fields.insert("cuts".into(), json!(cuts)),
    }
}

fn cuts_of(result: &Value) -> Vec<CutLoop> {
    let cuts = &result["cuts"];
    if cuts.is_null() {
        return Vec::new();
    }
    serde_json::from_value(cuts.clone()).expect("invariant `result`: it was read before")
}

/// Adds problems that are not known yet: those of another kind or at other places.
fn unite(known: &mut Value, others: &Value) {
    let key = |problem: &Value| {
        let places = problem["places"].as_array().into_iter().flatten();
        let at = places.map(|place| [&place["file"], &place["line"], &place["column"]].map(Value::to_string));
        let message = if problem["places"].as_array().is_some_and(Vec::is_empty) {
            problem["message"].to_string()
        } else {
            String::new()
        };
        // Which of two events came first may differ from part to part.
        let mut at: Vec<_> = at.collect();
        at.sort_unstable();
        // One execution that leaks is enough to know.
        match problem["kind"] == LEAK {
            true => (problem["kind"].to_string(), String::new(), Vec::new()),
            false => (problem["kind"].to_string(), message, at),
        }
    };
    let (Some(known), Some(others)) = (known.as_array_mut(), others.as_array()) else { return };
    for other in others {
        if !known.iter().any(|problem| key(problem) == key(other)) {
            known.push(other.clone());
        }
    }
}

/// Adds counts of final states.
fn add_states(sum: &mut Value, other: &Value) {
    let Some(others) = other["condition"]["states"].as_array() else { return };
    let observed = sum["condition"]["observed"] == true || other["condition"]["observed"] == true;
    if other["condition"]["observed"].is_boolean() {
        sum["condition"]["observed"] = json!(observed);
    }
    let Some(known) = sum["condition"]["states"].as_array_mut() else { return };
    for other in others {
        match known.iter_mut().find(|state| state["values"] == other["values"]) {
            Some(state) => state["count"] = json!(number(&state["count"]) + number(&other["count"])),
            None => known.push(other.clone()),
        }
    }
    let values = |state: &Value| -> Vec<i64> {
        let values = state["values"].as_object().into_iter().flat_map(Map::values);
        values.map(|value| value.as_i64().unwrap_or(0)).collect()
    };
    known.sort_by_key(values);
}

/// The verdict of all parts.
fn conclude(sum: &mut Value, missing: &[String]) -> Result<(), Refusal> {
    let learnt = learnt_by(sum);
    let has_errors = sum["errors"].as_array().is_some_and(|errors| !errors.is_empty());
    if learnt.is_inextensible() && !has_errors && missing.is_empty() {
        let message = "the model keeps a thread of this program from reading the last write in co, or from writing last in co, so \
                       executions may be missed; see `Extensible` in docs/models.md";
        return Err(Refusal::Message(message.into()));
    }
    conclude_cuts(sum, missing.is_empty());
    // Whether threads may wait for each other's locks, or can be told apart, or may race with what was left
    // out, shows in all parts together only.
    let must_restart = !learnt.deadlock_suspects().is_empty()
        || learnt.breaks_symmetry()
        || !learnt.races_left_out(|_, _| true).is_empty();
    if sum["limit"].is_null() && must_restart {
        sum["limit"] = json!(Limit::Restart.name());
    }
    if !missing.is_empty() && sum["limit"].is_null() {
        sum["limit"] = json!("missing-parts");
    }
    if !has_errors && sum["limit"].is_null() && number(&sum["executions"]) == 0 {
        let blocked = number(&sum["blocked"]);
        let is_always_cut = number(&sum["cut"]) == blocked;
        let (limit, message) = vacuity(blocked, sum["bounded"] == true, is_always_cut, false);
        sum["limit"] = json!(limit.name());
        let warnings = sum["warnings"].as_array_mut().expect("invariant `result`: it has warnings");
        warnings.push(json!({"kind": VACUOUS, "message": message, "places": []}));
    }
    let verdict = match (has_errors, sum["limit"].is_null()) {
        (true, _) => "error",
        (false, true) => "safe",
        (false, false) => "incomplete",
    };
    sum["verdict"] = json!(verdict);
    if let Some(part) = sum["part"].as_object_mut() {
        part.remove("learnt");
        part.remove("id");
        part.insert("missing".into(), json!(missing));
    }
    Ok(())
}

fn number(value: &Value) -> u64 {
    value.as_u64().unwrap_or(0).min(MOST_COUNTED)
}

/// What an exploration has learnt, as text.
pub fn written(learnt: &Learnt) -> String {
    let bytes = postcard::to_stdvec(learnt).expect("plain data can be serialised");
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn learnt_of(text: &Value) -> Option<Learnt> {
    let text = text.as_str()?;
    let bytes: Option<Vec<u8>> = (0..text.len().div_ceil(2))
        .map(|at| u8::from_str_radix(text.get(2 * at..2 * at + 2)?, 16).ok())
        .collect();
    postcard::from_bytes(&bytes?).ok()
}

fn learnt_by(result: &Value) -> Learnt {
    learnt_of(&result["part"]["learnt"]).expect("invariant `result`: it was read when the result was")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_problem_is_the_same_whichever_of_its_places_comes_first() {
        let problem = |lines: &[u32]| {
            let places: Vec<Value> =
                lines.iter().map(|line| json!({ "file": "a.c", "line": line, "column": 1 })).collect();
            json!({ "kind": "unordered-writes", "message": "", "places": places })
        };
        let mut known = json!([problem(&[3, 7])]);
        unite(&mut known, &json!([problem(&[7, 3]), problem(&[3, 8])]));
        assert_eq!(known, json!([problem(&[3, 7]), problem(&[3, 8])]));
    }
}
