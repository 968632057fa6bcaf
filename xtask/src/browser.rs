//! `cargo xtask browser`: the pages in a real browser.
//!
//! Chromium and its driver come from the system's packages, axe-core from npm into the target folder; neither is part
//! of the program.

use std::path::PathBuf;

use anyhow::{Context, Result, ensure};

use crate::install::{self, Tool};
use crate::shell::{self, cargo, command, top};

const CHROMIUM: Tool = Tool {
    program: "chromium",
    package: "chromium",
    advice: "`sudo apt-get install chromium` on Debian and Ubuntu; elsewhere put a Chromium of that name on the path",
};

const DRIVER: Tool = Tool {
    program: "chromedriver",
    package: "chromium-driver",
    advice: "`sudo apt-get install chromium-driver` on Debian; elsewhere the chromedriver of your Chromium's version",
};

const NPM: Tool = Tool {
    program: "npm",
    package: "npm",
    advice: "`sudo apt-get install npm` on Debian and Ubuntu; elsewhere see nodejs.org",
};

/// The checker of accessibility, and its version.
const AXE: &str = "axe-core@4.14.0";

/// Sets up what is missing; the tests find axe-core through `ECOTABLE_AXE`.
pub fn prepare() -> Result<PathBuf> {
    install::need(&CHROMIUM)?;
    install::need(&DRIVER)?;
    let folder = target().join("axe");
    let script = folder.join("node_modules/axe-core/axe.min.js");
    if !script.exists() {
        install::need(&NPM)?;
        std::fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
        let mut npm =
            command("npm", &["install", "--no-save", "--no-audit", "--no-fund", "--ignore-scripts", AXE]);
        npm.current_dir(&folder);
        shell::run(npm)?;
    }
    ensure!(script.exists(), "npm did not bring {}", script.display());
    Ok(script)
}

/// The command that runs the tests in the browser, once everything is there.
pub fn tests() -> Result<std::process::Command> {
    let axe = prepare()?;
    let mut tests = cargo(&["test", "--package", "ecotable-browser", "--no-fail-fast"]);
    // What was waited for says more than where.
    tests.env("ECOTABLE_AXE", axe).env("RUST_BACKTRACE", "0");
    Ok(tests)
}

/// Runs the tests in the browser alone.
pub fn run() -> Result<()> {
    shell::run(tests()?)
}

fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| top().join("target"), PathBuf::from)
}
