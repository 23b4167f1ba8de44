//! Commands that are run to their end.

use std::io::Read;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// A check that takes longer than this hangs. (Programs take some milliseconds; machines may be busy.)
const PATIENCE: Duration = Duration::from_secs(60);

/// Runs a command to its end, or ends it when it hangs: its exit status, output and messages.
pub fn finish(mut command: Command) -> Result<(Option<i32>, String, String), String> {
    let mut child = command
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(|error| error.to_string())?;
    let gather = |mut pipe: Box<dyn Read + Send>| {
        std::thread::spawn(move || {
            let mut bytes = Vec::new();
            // What cannot be read is missing, and the report cannot be understood then.
            _ = pipe.read_to_end(&mut bytes);
            String::from_utf8_lossy(&bytes).into_owned()
        })
    };
    let output = gather(Box::new(child.stdout.take().expect("it goes through a pipe")));
    let messages = gather(Box::new(child.stderr.take().expect("it goes through a pipe")));
    let start = Instant::now();
    let status = loop {
        match child.try_wait().map_err(|error| error.to_string())? {
            Some(status) => break status,
            None if start.elapsed() > PATIENCE => {
                _ = child.kill();
                _ = child.wait();
                return Err(format!("it hangs: {command:?}"));
            }
            None => std::thread::sleep(Duration::from_millis(1)),
        }
    };
    let text = |thread: std::thread::JoinHandle<String>| thread.join().unwrap_or_default();
    Ok((status.code(), text(output), text(messages)))
}
