//! A running server.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

/// A running server; it is killed when it is dropped.
pub struct House {
    pub at: SocketAddr,
    /// What it has said until it was open.
    pub said: String,
    child: Child,
    rest: BufReader<ChildStdout>,
}

impl House {
    /// Starts a server at any free port, with these further arguments.
    pub fn open(data: &Path, args: &[&str]) -> Self {
        Self::open_at(data, &[&["--port", "0"], args].concat())
    }

    /// Starts a server with these further arguments.
    pub fn open_at(data: &Path, args: &[&str]) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_ecotable"))
            .args(["serve", "--bind", "127.0.0.1", "--data"])
            .arg(data)
            .args(args)
            .stdout(Stdio::piped())
            .stdin(Stdio::null())
            .spawn()
            .unwrap();
        let mut rest = BufReader::new(child.stdout.take().unwrap());
        let mut said = String::new();
        while !said.contains("Ctrl+C") {
            assert!(rest.read_line(&mut said).unwrap() > 0, "it did not start: {said}");
        }
        let port = said.split("http://localhost:").nth(1).unwrap().split('/').next().unwrap();
        Self { at: SocketAddr::new([127, 0, 0, 1].into(), port.parse().unwrap()), said, child, rest }
    }

    /// Ends it as a power cut would.
    pub fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Asks it to stop with a signal, and gives how it ended and how long that took.
    pub fn signal(mut self, signal: &str) -> (ExitStatus, Duration, String) {
        let start = Instant::now();
        let sent = Command::new("kill").args([signal, &self.child.id().to_string()]).status().unwrap();
        assert!(sent.success());
        let status = self.child.wait().unwrap();
        let took = start.elapsed();
        let mut last = String::new();
        while self.rest.read_line(&mut last).unwrap() > 0 {}
        (status, took, last)
    }
}

impl Drop for House {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
