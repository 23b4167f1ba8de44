//! A browser that tests can use: Chromium, driven through chromedriver.
//!
//! Of the WebDriver protocol a few commands are needed, and each is one HTTP request with a JSON body to a
//! server on this machine. So they are spoken here; a client library would bring an asynchronous runtime and
//! an HTTP stack for that.

use serde_json::{Value, json};
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, ChildStdout, Command, Stdio};

const HOW_TO_GET_IT: &str =
    "these tests need Chromium: `make test` installs Debian's packages chromium and chromium-driver";
/// The name of a reference to an element, by the standard.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// A browser with one page; it ends when it is dropped.
pub struct Browser {
    driver: Child,
    /// Kept open, as the driver may have more to say.
    _said: BufReader<ChildStdout>,
    port: u16,
    session: String,
}

impl Browser {
    /// Starts a browser of that width and height; `profile` is an empty folder.
    pub fn start(profile: &str, (width, height): (u32, u32)) -> Browser {
        let mut driver = Command::new("chromedriver")
            .arg("--port=0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap_or_else(|error| panic!("cannot start chromedriver: {error}; {HOW_TO_GET_IT}"));
        let mut said = BufReader::new(driver.stdout.take().expect("it is piped"));
        let port = said
            .by_ref()
            .lines()
            .map_while(Result::ok)
            .find_map(|line| line.split("successfully on port ").nth(1)?.trim_end_matches('.').parse().ok())
            .unwrap_or_else(|| panic!("chromedriver names no port; {HOW_TO_GET_IT}"));
        let mut browser = Browser { driver, _said: said, port, session: String::new() };
        // In a container there are no rights for a sandbox, and little shared memory.
        let arguments = [
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-dev-shm-usage",
            "--hide-scrollbars",
            "--force-device-scale-factor=1",
            &format!("--window-size={width},{height}"),
            &format!("--user-data-dir={profile}"),
        ];
        let wanted = json!({"capabilities": {"alwaysMatch": {
            "goog:chromeOptions": {"args": arguments},
            "goog:loggingPrefs": {"browser": "ALL", "performance": "ALL"},
        }}});
        let session = browser.request("POST", "/session", &wanted);
        let id = session["sessionId"].as_str();
        browser.session = id.unwrap_or_else(|| panic!("no session: {session}; {HOW_TO_GET_IT}")).to_string();
        browser
    }

    /// Opens a file.
    pub fn open(&self, file: &str) {
        let url: String = file
            .bytes()
            .map(|byte| match byte {
                b'/' | b'-' | b'.' | b'_' => char::from(byte).to_string(),
                _ if byte.is_ascii_alphanumeric() => char::from(byte).to_string(),
                _ => format!("%{byte:02X}"),
            })
            .collect();
        self.command("url", &json!({"url": format!("file://{url}")}));
    }

    /// Runs the body of a function in the page, and gives what it returns.
    pub fn run(&self, script: &str) -> Value {
        self.command("execute/sync", &json!({"script": script, "args": []}))
    }

    /// Clicks on what a selector finds.
    pub fn click(&self, selector: &str) {
        let element = self.element(selector);
        self.command(&format!("element/{element}/click"), &json!({}));
    }

    /// Presses a key in what a selector finds.
    pub fn press(&self, selector: &str, key: char) {
        let element = self.element(selector);
        self.command(&format!("element/{element}/value"), &json!({"text": key.to_string()}));
    }

    /// Moves the pointer to what a selector finds.
    pub fn point_at(&self, selector: &str) {
        let origin = json!({ELEMENT: self.element(selector)});
        let action = json!({"type": "pointerMove", "duration": 0, "x": 0, "y": 0, "origin": origin});
        self.command(
            "actions",
            &json!({"actions": [{"type": "pointer", "id": "mouse", "actions": [action]}]}),
        );
    }

    /// The text of what a selector finds, as it is seen.
    pub fn text(&self, selector: &str) -> String {
        let element = self.element(selector);
        let text =
            self.request("GET", &format!("/session/{}/element/{element}/text", self.session), &json!({}));
        text.as_str().expect("a text").to_string()
    }

    /// Says what people's settings prefer: `light` or `dark`.
    pub fn prefer(&self, scheme: &str) {
        let features = json!([{"name": "prefers-color-scheme", "value": scheme}]);
        let wanted = json!({"cmd": "Emulation.setEmulatedMedia", "params": {"features": features}});
        self.command("goog/cdp/execute", &wanted);
    }

    /// Messages on the console.
    pub fn console(&self) -> Vec<String> {
        let log = self.command("se/log", &json!({"type": "browser"}));
        log.as_array().expect("a list").iter().map(|entry| entry["message"].to_string()).collect()
    }

    /// Addresses that were asked for.
    pub fn requests(&self) -> Vec<String> {
        let log = self.command("se/log", &json!({"type": "performance"}));
        let request = |entry: &Value| {
            let message: Value = serde_json::from_str(entry["message"].as_str()?).ok()?;
            let message = &message["message"];
            let is_request = message["method"] == "Network.requestWillBeSent";
            is_request.then(|| message["params"]["request"]["url"].as_str().map(str::to_string))?
        };
        log.as_array().expect("a list").iter().filter_map(request).collect()
    }

    fn element(&self, selector: &str) -> String {
        let found = self.command("element", &json!({"using": "css selector", "value": selector}));
        found[ELEMENT].as_str().unwrap_or_else(|| panic!("there is no `{selector}`: {found}")).to_string()
    }

    fn command(&self, command: &str, body: &Value) -> Value {
        let answer = self.request("POST", &format!("/session/{}/{command}", self.session), body);
        assert!(answer["error"].is_null(), "{command} {body}: {answer}");
        answer
    }

    fn request(&self, method: &str, path: &str, body: &Value) -> Value {
        self.ask(method, path, body)
            .unwrap_or_else(|error| panic!("chromedriver does not answer: {error}; {HOW_TO_GET_IT}"))
    }

    /// One request; what the server says about it.
    fn ask(&self, method: &str, path: &str, body: &Value) -> io::Result<Value> {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port))?;
        let body = if method == "POST" { body.to_string() } else { String::new() };
        let head = format!(
            "{method} {path} HTTP/1.1\r\nHost: localhost:{}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\
             Connection: close\r\n\r\n",
            self.port,
            body.len()
        );
        stream.write_all((head + &body).as_bytes())?;
        let mut reader = BufReader::new(stream);
        let mut length = 0;
        loop {
            let mut line = String::new();
            reader.read_line(&mut line)?;
            if line.trim().is_empty() {
                break;
            }
            if let Some(number) = line.to_ascii_lowercase().strip_prefix("content-length:") {
                length = number.trim().parse().map_err(io::Error::other)?;
            }
        }
        let mut answer = vec![0; length];
        reader.read_exact(&mut answer)?;
        let mut answer: Value = serde_json::from_slice(&answer)?;
        Ok(answer["value"].take())
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        // Without this the browser would stay when its driver is gone.
        let _ = self.ask("DELETE", &format!("/session/{}", self.session), &json!({}));
        let _ = self.driver.kill();
        let _ = self.driver.wait();
    }
}
