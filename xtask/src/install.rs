//! Programs that the chores need and Rust does not bring.

use std::path::Path;

use anyhow::{Result, ensure};

use crate::shell::{self, command};

/// A program that has to be there.
pub struct Tool {
    /// What it is called; it answers to `--version`.
    pub program: &'static str,
    /// The package of Debian that has it.
    pub package: &'static str,
    /// How to install it elsewhere.
    pub advice: &'static str,
}

/// Makes sure of a program: on Debian and as root it is installed, elsewhere it is said how to.
pub fn need(tool: &Tool) -> Result<()> {
    let there = || shell::answers(command(tool.program, &["--version"]));
    if there() {
        return Ok(());
    }
    if is_debian_root() {
        println!("installing {}", tool.package);
        if let Err(error) = install(tool.package) {
            println!("{error:#}");
        }
    }
    ensure!(there(), "{} is missing. Install it: {}", tool.program, tool.advice);
    Ok(())
}

fn install(package: &str) -> Result<()> {
    let apt = |args: &[&str]| {
        let mut apt = command("apt-get", args);
        apt.env("DEBIAN_FRONTEND", "noninteractive");
        shell::run(apt)
    };
    let install = || apt(&["install", "-y", package]);
    install().or_else(|_| apt(&["update"]).and_then(|()| install()))
}

fn is_debian_root() -> bool {
    let is_root = shell::output(command("id", &["-u"])).is_ok_and(|user| user.trim() == "0");
    is_root && Path::new("/etc/debian_version").exists()
}
