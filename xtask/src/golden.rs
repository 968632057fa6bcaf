//! `cargo xtask golden`: writes the golden games anew and shows what changed.

use anyhow::Result;

use crate::shell;

/// Runs the tests that have golden games so that they write down what they see, then shows the difference.
pub fn run() -> Result<()> {
    let packages = game_packages()?;
    let mut args = vec!["test"];
    args.extend(packages.iter().flat_map(|package| ["--package", package.as_str()]));
    let mut tests = shell::cargo(&args);
    tests.env("UPDATE_GOLDEN", "1");
    let end = shell::run(tests);

    println!("\nWhat changed; read it before you commit it:");
    shell::run(shell::command("git", &["--no-pager", "diff", "--stat"]))?;
    shell::run(shell::command("git", &["status", "--short", "--", "*.play"]))?;
    end
}

/// The packages with golden games.
fn game_packages() -> Result<Vec<String>> {
    let mut packages = Vec::new();
    for entry in std::fs::read_dir(shell::top().join("crates"))? {
        let path = entry?.path();
        let folder = path.file_name().unwrap_or_default().to_string_lossy();
        if path.join("tests/golden").is_dir() {
            packages.push(format!("ecotable-{}", folder.strip_prefix("game-").unwrap_or(&folder)));
        }
    }
    packages.sort();
    Ok(packages)
}
