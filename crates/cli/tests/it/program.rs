//! The program under test: run to its end, or kept as a conversation.

use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use serde_json::Value;

/// What a run of the program left behind.
pub struct Run {
    pub code: i32,
    pub out: String,
    pub err: String,
}

/// Runs the program with this input, in a folder of the test's own.
pub fn run(folder: &str, args: &[&str], input: impl AsRef<[u8]>) -> Run {
    let mut child = program(folder).args(args).stderr(Stdio::piped()).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.as_ref().to_vec();
    // The program may end without reading everything.
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    Run {
        code: output.status.code().expect("it ended by itself"),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

/// A folder for the files of one test, empty at first.
pub fn empty_folder(name: &str) -> PathBuf {
    let folder = folder(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// The path of a file in a test's folder, as text.
pub fn file(folder: &str, name: &str) -> String {
    self::folder(folder).join(name).to_str().unwrap().to_owned()
}

fn folder(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

fn program(folder: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ecotable"));
    command.stdin(Stdio::piped()).stdout(Stdio::piped());
    command.env("ECOTABLE_DATA", self::folder(folder)).env("LC_ALL", "C").env_remove("NO_COLOR");
    command
}

/// A conversation with `ecotable engine`.
pub struct Engine {
    child: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

impl Engine {
    pub fn start() -> Self {
        let mut child = program("engine").arg("engine").spawn().unwrap();
        let (input, output) = (child.stdin.take(), BufReader::new(child.stdout.take().unwrap()));
        Self { child, input, output }
    }

    /// Sends bytes that need not be a request.
    pub fn send(&mut self, line: &[u8]) {
        let input = self.input.as_mut().unwrap();
        input.write_all(line).unwrap();
        input.write_all(b"\n").unwrap();
        input.flush().unwrap();
    }

    /// The next answer.
    pub fn answer(&mut self) -> Value {
        let mut line = String::new();
        self.output.read_line(&mut line).unwrap();
        serde_json::from_str(&line).unwrap_or_else(|error| panic!("{error}: {line}"))
    }

    pub fn ask_text(&mut self, line: &str) -> Value {
        self.send(line.as_bytes());
        self.answer()
    }

    pub fn ask(&mut self, request: Value) -> Value {
        self.ask_text(&request.to_string())
    }

    /// Asks for something that must succeed.
    pub fn ok(&mut self, request: Value) -> Value {
        let answer = self.ask(request.clone());
        assert_eq!(answer["ok"], true, "{request} -> {answer}");
        answer
    }

    /// Asks for something that must fail, and gives the reason.
    pub fn error(&mut self, request: Value) -> String {
        let answer = self.ask(request.clone());
        assert_eq!(answer["ok"], false, "{request} -> {answer}");
        answer["error"].as_str().expect("an error has a text").to_owned()
    }

    /// Ends the input and waits for the program.
    pub fn end(mut self) -> i32 {
        drop(self.input.take());
        self.child.wait().unwrap().code().expect("it ended by itself")
    }
}

/// Plays TradeJack in plain English from a fixed seed, with further options.
pub fn play(folder: &str, options: &[&str], input: &str) -> Run {
    let plain = ["play", "tradejack", "--plain", "--lang", "en", "--seed", "7"];
    run(folder, &[&plain, options].concat(), input)
}
