//! Witnesses of errors have the fields that the format asks for, and schedules that lead to the error.

mod support;

use serde_json::Value;
use std::fs;
use std::path::Path;
use std::process::Command;
use support::Folder;

/// The only entry of the witness of a program of `bench/wrong`; else what is said.
fn witness(name: &str) -> Result<Value, String> {
    let folder = Folder::new(&format!("witness-{name}"));
    let file = folder.file("witness.yml");
    let output = Command::new(env!("CARGO_BIN_EXE_selvedge"))
        .current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("../.."))
        .args(["check", "--deterministic", &format!("bench/wrong/{name}.c"), "--witness", &file])
        .output()
        .expect("the program runs");
    assert_eq!(output.status.code(), Some(1), "{name}");
    let Ok(text) = fs::read_to_string(&file) else {
        return Err(String::from_utf8(output.stderr).expect("a text"));
    };
    // Behind the comment it is JSON, which is YAML, too.
    let (comment, entries) = text.split_once('\n').expect("more than a line");
    assert_eq!(comment, "# made by selvedge");
    let mut entries: Vec<Value> = serde_json::from_str(entries).expect("it is JSON");
    assert_eq!(entries.len(), 1);
    Ok(entries.remove(0))
}

/// Kind, thread and line of each waypoint; those of a segment together.
fn waypoints(entry: &Value) -> Vec<Vec<(String, u64, u64)>> {
    let segments = entry["content"].as_array().expect("segments");
    let waypoints = |segment: &Value| {
        let waypoints = segment["segment"].as_array().expect("waypoints").iter();
        waypoints
            .map(|waypoint| {
                let waypoint = &waypoint["waypoint"];
                assert_eq!(waypoint["action"], "follow");
                assert!(waypoint["location"]["file_name"].is_string());
                assert_eq!(waypoint["constraint"].is_object(), waypoint["type"] == "assumption");
                let number = |value: &Value| value.as_u64().expect("a number");
                let kind = waypoint["type"].as_str().expect("a kind").to_string();
                (kind, number(&waypoint["thread_id"]), number(&waypoint["location"]["line"]))
            })
            .collect()
    };
    segments.iter().map(waypoints).collect()
}

#[test]
fn a_witness_has_the_fields_of_the_format() {
    let entry = witness("double-free").expect("there is a witness");
    assert_eq!(entry["entry_type"], "violation_sequence");
    let metadata = &entry["metadata"];
    assert_eq!(metadata["format_version"], "2.2");
    let lengths = |name: &str, mark: char| -> Vec<usize> {
        metadata[name].as_str().expect("a text").split(mark).map(str::len).collect()
    };
    assert_eq!(lengths("uuid", '-'), [8, 4, 4, 4, 12]);
    assert_eq!(lengths("creation_time", ':'), ["2026-11-17T09".len(), 2, "00Z".len()]);
    assert!(metadata["producer"]["name"].is_string() && metadata["producer"]["version"].is_string());
    let task = &metadata["task"];
    let hash = task["input_file_hashes"]["bench/wrong/double-free.c"].as_str();
    assert_eq!(task["input_files"], serde_json::json!(["bench/wrong/double-free.c"]));
    assert_eq!(hash.map(str::len), Some(64));
    assert_eq!(task["specification"], "G valid-free");
    assert_eq!((&task["data_model"], &task["language"]), (&"LP64".into(), &"C".into()));
}

#[test]
fn a_schedule_leads_to_the_error() {
    let entry = witness("treiber-aba").expect("there is a witness");
    let alone = |kind: &str, thread, line| vec![(kind.to_string(), thread, line)];
    // The second thread does all that it does between the look at the top and the compare-exchange of the
    // first.
    let expected = [
        alone("function_enter", 0, 72),
        alone("function_enter", 0, 73),
        alone("assumption", 1, 24),
        alone("assumption", 2, 24),
        alone("assumption", 1, 28),
        alone("target", 1, 30),
    ];
    assert_eq!(waypoints(&entry), expected);
}

#[test]
fn the_accesses_of_a_race_are_in_one_segment() {
    let entry = witness("mp-no-release").expect("there is a witness");
    assert_eq!(entry["metadata"]["task"]["specification"], "G ! data-race");
    let target = |thread, line| ("target".to_string(), thread, line);
    assert_eq!(waypoints(&entry).last(), Some(&vec![target(2, 28), target(1, 19)]));
}

#[test]
fn what_the_format_cannot_say_is_not_written() {
    let weak = "the error needs weak memory, and witnesses are for threads that take turns";
    let other = "the format has no property for such an error";
    for (name, why) in [("dekker-no-fence", weak), ("abba-deadlock", other)] {
        let said = witness(name).expect_err("there is no witness");
        assert!(said.contains("is not written: ") && said.contains(why), "{name}: {said}");
    }
}
