//! The page of `--html`, in a real browser: what is seen, clicked and pointed at; and that nothing in a
//! program becomes markup.

#[path = "support/browser.rs"]
mod browser;
mod support;

use browser::Browser;
use serde_json::Value;
use std::fs;
use std::process::Command;
use support::Folder;

/// The left arrow, as the protocol names keys.
const LEFT: char = '\u{e012}';
/// What is drawn: paths of a relation that are not hidden.
const DRAWN: &str =
    "const drawn = relation => [...document.querySelectorAll(`#arrows > path[data-relation=${relation}]`)]
       .filter(path => getComputedStyle(path).display !== 'none').length;";

/// A page in a browser, and the folder that both are in.
struct Page {
    browser: Browser,
    file: String,
    _folder: Folder,
}

/// Checks a program with these options, and opens the page.
fn page(name: &str, arguments: &[&str], status: i32) -> Page {
    let folder = Folder::new(name);
    let file = folder.file("page.html");
    let mut command = Command::new(env!("CARGO_BIN_EXE_selvedge"));
    command.args(["check", "--quiet", "--html", &file]).args(arguments);
    let output = command.output().expect("the checker was built");
    assert_eq!(output.status.code(), Some(status), "{}", String::from_utf8_lossy(&output.stderr));
    let browser = Browser::start(&folder.file("profile"), (1280, 720));
    browser.open(&file);
    Page { browser, file, _folder: folder }
}

impl Page {
    fn count(&self, selector: &str) -> u64 {
        let count = self.browser.run(&format!("return document.querySelectorAll({selector:?}).length"));
        count.as_u64().expect("a number")
    }

    fn drawn(&self, relation: &str) -> u64 {
        self.browser.run(&format!("{DRAWN} return drawn({relation:?})")).as_u64().expect("a number")
    }

    /// Nothing was complained about, and nothing was loaded but the page.
    fn end(self) {
        assert_eq!(self.browser.console(), Vec::<String>::new());
        // Before the page, the browser has shown one of its own.
        let is_page = |request: &String| request.starts_with("file://") && request.ends_with("page.html");
        let requests: Vec<String> =
            self.browser.requests().into_iter().skip_while(|request| !is_page(request)).collect();
        assert_eq!(requests.len(), 1, "{}: {requests:?}", self.file);
    }
}

#[test]
fn a_race_is_two_accesses_that_nothing_orders() {
    let page = page("html-race", &["../../examples/message-passing-race.litmus"], 1);
    assert!(page.browser.text("#message").contains("data race on `data`"));
    assert!(page.browser.text("#message").contains("nothing orders these"));
    assert!(page.browser.text("#message").contains("the store at line 7 is relaxed"));
    page.browser.click("#message ul:last-of-type .event-name");
    assert!(page.browser.text("#details").starts_with("0.2 P0"), "{}", page.browser.text("#details"));
    assert_eq!(page.count(".event.marked"), 2);
    assert_eq!((page.count(".event .why"), page.drawn("missing")), (2, 1));
    assert_eq!(page.count(".head"), 2);
    assert_eq!(page.count("#list button"), 0, "there is nothing to choose from");
    page.end();
}

#[test]
fn every_error_can_be_chosen() {
    let page = page("html-errors", &["tests/cmd/inputs/two-races.litmus", "--keep-going"], 1);
    let headline = |page: &Page| page.browser.text("#message h2");
    assert_eq!(page.count("#list button"), 2);
    let first = headline(&page);
    page.browser.click("#list button:nth-child(2)");
    assert_ne!(headline(&page), first);
    assert_eq!(page.count("#list button:nth-child(2)[aria-current=true]"), 1);
    assert_eq!(page.count(".event.marked"), 2);
    page.end();
}

#[test]
fn executions_are_listed_switched_stepped_through_and_explained() {
    let page = page("html-list", &["../../examples/store-buffering.litmus"], 0);
    assert_eq!(page.count("#list button"), 4);
    assert!(page.browser.text("#verdict").starts_with("no error found"));
    page.browser.click("#facts summary");
    assert!(page.browser.text("#facts").contains("complete executions 4"), "{}", page.browser.text("#facts"));
    page.browser.click("#facts summary");

    // The one that only weak memory has: both reads miss the other thread's write.
    let weak = "return data.items.findIndex(item => !item.interleaving) + 1";
    let weak = page.browser.run(weak).as_u64().expect("a number");
    let weak = format!("#list button:nth-child({weak})");
    assert!(page.browser.text(&weak).contains("complete, weak memory"));
    page.browser.click(&weak);
    assert!(page.browser.text("#message").contains("needs weak memory"));
    assert_eq!(page.browser.text("#message").matches("misses this newer write").count(), 2);
    assert_eq!(page.count("#arrows .highlight"), 4);

    // A sequential one in which one read misses the other thread's write: relations go on and off.
    let other = "return data.items.findIndex(item => item.threads.flatMap(thread => thread.events)
                    .filter(event => event.kind === 'read' && event.initial).length === 1) + 1";
    let other = page.browser.run(other).as_u64().expect("a number");
    page.browser.click(&format!("#list button:nth-child({other})"));
    assert_eq!((page.drawn("rf"), page.drawn("fr"), page.drawn("hb")), (1, 0, 0));
    page.browser.click("#switch-fr");
    assert_eq!(page.drawn("fr"), 1);
    page.browser.click("#switch-rf");
    assert_eq!((page.drawn("rf"), page.drawn("fr")), (0, 1));
    page.browser.click("#switch-hb");
    assert_eq!(page.drawn("hb"), 2, "program order of two threads");

    // Steps: with the keyboard, and with the buttons.
    assert_eq!(page.count(".event.later"), 0);
    page.browser.press("#step", LEFT);
    assert_eq!((page.count(".event.later"), page.count(".event.current")), (1, 1));
    page.browser.click("#back");
    page.browser.click("#back");
    assert_eq!(page.count(".event.later"), 3);
    assert!(page.browser.text("#now").starts_with("step 1 of 4: P"), "{}", page.browser.text("#now"));
    page.browser.click("#on");
    assert_eq!(page.count(".event.later"), 2);
    page.end();
}

#[test]
fn pointing_at_an_event_shows_its_source_and_relations() {
    let page = page("html-hover", &["../../examples/store-buffering.litmus"], 0);
    let reader = "return data.items[0].threads.flatMap(thread => thread.events)
                    .find(event => event.kind === 'read' && !event.initial).id";
    let reader = page.browser.run(reader);
    let event = format!(".event[data-event='{}']", reader.as_str().expect("an id"));
    page.browser.click("#switch-rf");
    assert_eq!(page.drawn("rf"), 0);
    page.browser.point_at(&event);
    let details = page.browser.text("#details");
    assert!(details.contains("rf from ") && details.contains("store-buffering.litmus:"), "{details}");
    assert!(page.browser.text("#details pre .here").contains("atomic_load_explicit"));
    assert_eq!(page.drawn("rf"), 1, "its own relations are shown whatever is switched off");
    page.browser.point_at("#theme");
    assert!(page.browser.text("#details").starts_with("Point at an event"));
    page.browser.click(&event);
    page.browser.point_at("#theme");
    assert!(page.browser.text("#details").contains("rf from "), "a click keeps it");
    page.end();
}

#[test]
fn light_and_dark_follow_the_system_and_the_switch() {
    let page = page("html-theme", &["../../examples/message-passing-race.litmus"], 1);
    let ground = |page: &Page| page.browser.run("return getComputedStyle(document.body).backgroundColor");
    page.browser.prefer("light");
    let light = ground(&page);
    page.browser.prefer("dark");
    let dark = ground(&page);
    assert_ne!(light, dark);
    page.browser.click("#theme");
    assert_eq!(ground(&page), light);
    page.browser.click("#theme");
    assert_eq!(ground(&page), dark);
    page.browser.prefer("light");
    assert_eq!(ground(&page), dark, "what was chosen stays");
    page.end();
}

/// Eight threads with 25 events each, in the language of litmus tests.
fn large_test() -> String {
    let names: Vec<String> = (0..8).map(|thread| format!("x{thread}")).collect();
    let mut text = "C large\n{ }\n".to_string();
    let parameters: Vec<String> = names.iter().map(|name| format!("atomic_int* {name}")).collect();
    for thread in 0..8 {
        text += &format!("P{thread} ({}) {{\n", parameters.join(", "));
        for step in 1..=24 {
            text += &format!("  atomic_store_explicit(x{thread}, {step}, memory_order_release);\n");
        }
        text +=
            &format!("  int r0 = atomic_load_explicit(x{}, memory_order_acquire);\n}}\n", (thread + 1) % 8);
    }
    text + "exists (0:r0=0)\n"
}

#[test]
fn two_hundred_events_of_eight_threads_can_be_read() {
    let folder = Folder::new("html-large-input");
    let file = folder.file("large.litmus");
    fs::write(&file, large_test()).expect("a file for the test");
    let page = page("html-large", &[&file, "--max-executions", "1"], 3);
    assert_eq!((page.count(".event"), page.count(".head")), (200, 8));
    page.browser.click("#switch-co");
    assert_eq!(page.drawn("co"), 8 * 23);
    // Names stay above their columns; no box covers another, and no arrow covers a box.
    let layout = "
        const stage = document.getElementById('stage');
        stage.scrollTo(stage.scrollWidth, stage.scrollHeight);
        const rect = element => element.getBoundingClientRect();
        const boxes = [...document.querySelectorAll('.event')].map(rect);
        const overlaps = boxes.filter((a, i) => boxes.some((b, j) => i < j && a.left < b.right && b.left < a.right
          && a.top < b.bottom && b.top < a.bottom)).length;
        const last = document.querySelectorAll('.event')[199];
        const { left, top, width, height } = rect(last);
        const seen = document.elementFromPoint(left + width / 2, top + height / 2);
        const heads = [...document.querySelectorAll('.head')];
        const column = heads[7];
        return { overlaps, isOnTop: last.contains(seen), under: rect(column).left === left,
                 isStuck: Math.abs(rect(column).top - rect(stage).top) < 2, scrolls: stage.scrollHeight > stage.clientHeight };";
    let found = page.browser.run(layout);
    let expected =
        serde_json::json!({"overlaps": 0, "isOnTop": true, "under": true, "isStuck": true, "scrolls": true});
    assert_eq!(found, expected);
    page.end();
}

#[test]
fn nothing_in_a_program_becomes_markup() {
    let folder = Folder::new("html-hostile-input");
    let name = "<img src=x onerror=\"document.title='owned'\">&amp;.c";
    let file = folder.file(name);
    let program = r##"
#include <assert.h>
#include <pthread.h>
#include <string.h>
int shared __asm__("</script><script>document.title='owned'</script>");
static void *write_it(void *_) { shared = 1; return 0; }
int main(void) {
  pthread_t thread;
  pthread_create(&thread, 0, write_it, 0);
#line 1 "<svg onload=document.title='owned'>"
  pthread_join(thread, 0);
  assert(shared == 0 && "<!--<script></script><script>document.title='owned'</script>]]>'\"`");
}
"##;
    fs::write(&file, program).expect("a file for the test");
    let page = page("html-hostile", &[&file], 1);
    let title = page.browser.run("return document.title");
    assert_eq!(title.as_str(), Some(format!("{file} – selvedge").as_str()));
    assert_eq!((page.count("img"), page.count("script"), page.count("svg[onload]")), (0, 2, 0));
    assert_eq!(page.count("[onload], [onerror], [onclick]"), 0);
    let message = page.browser.text("#message");
    assert!(message.contains("<!--<script></script><script>document.title='owned'</script>]]>"), "{message}");
    assert!(page.browser.text("#verdict").contains(name));
    let events = page.browser.text("#canvas");
    assert!(events.contains("</script><script>document.title='owned'</script>"), "{events}");
    // The second wall: even a script that gets into the page does not run.
    let inserted = "const script = document.createElement('script');
                    script.textContent = 'document.title = \"owned\"'; document.body.append(script);
                    document.body.setAttribute('onclick', 'document.title = \"owned\"'); document.body.click();
                    return document.title";
    assert_eq!(page.browser.run(inserted), title);
    let complaints = page.browser.console();
    assert!(complaints.iter().all(|text| text.contains("Content Security Policy")), "{complaints:?}");
    assert_eq!(complaints.len(), 2, "{complaints:?}");
    page.end();
}

#[test]
fn control_characters_are_shown_and_turn_nothing() {
    let folder = Folder::new("html-control-input");
    let file = folder.file("a\u{202e}\u{1b}[31m.c");
    fs::write(&file, "#include <assert.h>\nint main(void) { assert(0 && \"\u{202e}back\"); }\n")
        .expect("a file for the test");
    let page = page("html-control", &[&file], 1);
    let title = page.browser.run("return document.title");
    assert!(title.as_str().is_some_and(|title| title.contains(r"a\u{202e}\x1b[31m.c")), "{title}");
    assert!(page.browser.text("#message").contains(r#""\u{202e}back""#), "{}", page.browser.text("#message"));
    assert!(
        page.browser.text("#details pre .here").contains(r"\u{202e}back"),
        "the source is found, and shown so"
    );
    page.end();
}

#[test]
fn only_what_is_near_the_program_is_quoted() {
    let folder = Folder::new("html-sources");
    let (secret, near) = (folder.file("secret.txt"), folder.file("near"));
    fs::create_dir(&near).expect("a folder for the test");
    fs::write(&secret, "not for others\n").expect("a file for the test");
    let file = format!("{near}/program.c");
    let program = format!(
        "#include <assert.h>\nint main(void) {{\n  int x = 0; (void) x; // quoted\n#line 1 \"{secret}\"\n  assert(x);\n}}\n"
    );
    fs::write(&file, program).expect("a file for the test");
    let html = folder.file("page.html");
    let mut command = Command::new(env!("CARGO_BIN_EXE_selvedge"));
    let status =
        command.args(["check", "--quiet", "--html", &html, &file]).output().expect("it was built").status;
    assert_eq!(status.code(), Some(1));
    let page = fs::read_to_string(&html).expect("a page was made");
    assert!(page.contains("secret.txt") && !page.contains("not for others"));
    let data: Value = {
        let start = page.find("id=\"data\">").expect("there is a block of data") + "id=\"data\">".len();
        let end = start + page[start..].find("</script>").expect("it ends");
        serde_json::from_str(&page[start..end]).expect("it is JSON")
    };
    assert_eq!(data["verdict"], "error");
}
