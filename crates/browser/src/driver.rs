//! The process that drives Chromium.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result, bail};

/// A running chromedriver; it ends with this value.
pub struct Driver {
    process: Child,
    port: u16,
}

impl Driver {
    /// Starts the driver on a free port. Another program may take that port in the same moment; then it is started again.
    pub fn start() -> Result<Self> {
        for _ in 0..3 {
            if let Ok(driver) = Self::try_start() {
                return Ok(driver);
            }
        }
        Self::try_start()
    }

    fn try_start() -> Result<Self> {
        let mut process = Command::new("chromedriver")
            .arg("--port=0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .context("chromedriver cannot be started: `cargo xtask test` installs it on Debian")?;
        let output = process.stdout.take().context("its output is piped")?;
        for line in BufReader::new(output).lines() {
            if let Some(port) = started_on(&line?) {
                return Ok(Self { process, port });
            }
        }
        bail!("chromedriver ended before it was ready")
    }

    /// Where it listens.
    pub fn address(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // If it is gone already, all is well.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// The port in the line by which the driver says that it is ready.
fn started_on(line: &str) -> Option<u16> {
    line.strip_prefix("ChromeDriver was started successfully on port ")?.trim_end_matches('.').parse().ok()
}
