//! The server as a process of its own, and what it costs.

use std::fs;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

/// A server that runs; it ends with this value.
pub struct Process {
    child: Child,
    /// What it says; it would not like to find nobody listening.
    _output: BufReader<ChildStdout>,
    /// Where it listens.
    pub at: SocketAddr,
    /// How long it took from its start to its first words, which come when it listens.
    pub started: Duration,
}

impl Process {
    /// Starts `ecotable serve` on a free port with its tables in `folder`.
    pub fn ecotable(program: &Path, folder: &Path) -> Result<Self> {
        let mut command = Command::new(program);
        command.args(["serve", "--port", "0", "--bind", "127.0.0.1", "--data"]).arg(folder);
        Self::start(command)
    }

    /// Starts the floor: streams without a game, a store or a page; with a file, it flushes each post to it.
    pub fn floor(file: Option<&Path>) -> Result<Self> {
        let mut command = Command::new(std::env::current_exe()?);
        command.arg("floor").args(file);
        Self::start(command)
    }

    fn start(mut command: Command) -> Result<Self> {
        let begin = Instant::now();
        let mut child = command.stdout(Stdio::piped()).stdin(Stdio::null()).spawn().context("no server")?;
        let mut output = BufReader::new(child.stdout.take().context("its output is piped")?);
        let mut line = String::new();
        while output.read_line(&mut line)? > 0 {
            if let Some(at) = address(line.trim_end()) {
                return Ok(Self { child, _output: output, at, started: begin.elapsed() });
            }
            line.clear();
        }
        bail!("the server ended before it listened")
    }

    /// The processor time that it has used.
    pub fn cpu(&self) -> Result<Duration> {
        let mut total = Duration::ZERO;
        for task in fs::read_dir(format!("/proc/{}/task", self.child.id()))? {
            let text = fs::read_to_string(task?.path().join("schedstat")).unwrap_or_default();
            let nanos = text.split(' ').next().and_then(|number| number.parse().ok()).unwrap_or(0);
            total += Duration::from_nanos(nanos);
        }
        Ok(total)
    }

    /// The memory that it holds, in bytes.
    pub fn memory(&self) -> Result<u64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id()))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).context("no VmRSS")?;
        let kilobytes: u64 = line.trim().trim_end_matches(" kB").parse()?;
        Ok(kilobytes * 1024)
    }

    /// Asks it to end, waits for that, and says how long it took.
    pub fn stop(mut self) -> Result<Duration> {
        let begin = Instant::now();
        Command::new("kill").arg(self.child.id().to_string()).status()?;
        self.child.wait()?;
        Ok(begin.elapsed())
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // If it has ended already, all is well.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The address in a line such as `on this machine: http://localhost:8080/`.
fn address(line: &str) -> Option<SocketAddr> {
    let (_, rest) = line.split_once("http://")?;
    let port = rest.trim_end_matches('/').rsplit(':').next()?.parse().ok()?;
    Some(SocketAddr::from(([127, 0, 0, 1], port)))
}
