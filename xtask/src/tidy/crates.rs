//! Which crate may use which: `kernel <- parts <- game-* <- everything else`.

use super::{Finding, TextFile};

const TABLES: [&str; 2] = ["dependencies", "build-dependencies"];

/// Uses of our own crates that point the wrong way.
pub fn check(file: &TextFile) -> Vec<Finding> {
    let Some((krate, "Cargo.toml")) = file.in_crate() else {
        return Vec::new();
    };
    let Some(allowed) = allowed(file, krate) else {
        return Vec::new();
    };
    let manifest: toml::Table = match file.text.parse() {
        Ok(manifest) => manifest,
        Err(error) => return vec![file.finding(0, format!("cannot be read: {}", error.message()))],
    };
    let names =
        TABLES.iter().filter_map(|table| manifest.get(*table)?.as_table()).flat_map(toml::Table::keys);
    names
        .filter(|name| name.starts_with("ecotable") && !allowed.contains(&name.as_str()))
        .map(|name| {
            let what = format!("{krate} may not use {name}; of our crates it may use: {}", list(allowed));
            file.finding(line_of(&file.text, name), what)
        })
        .collect()
}

/// What a crate may use of ours; `None` if it is free to choose.
fn allowed(file: &TextFile, krate: &str) -> Option<&'static [&'static str]> {
    match krate {
        "crates/kernel" => Some(&[]),
        "crates/parts" => Some(&["ecotable-kernel"]),
        _ if file.in_game() => Some(&["ecotable-kernel", "ecotable-parts"]),
        _ => None,
    }
}

fn list(names: &[&str]) -> String {
    if names.is_empty() { "none".to_owned() } else { names.join(", ") }
}

fn line_of(text: &str, name: &str) -> usize {
    text.lines().position(|line| line.starts_with(name)).unwrap_or(0)
}
