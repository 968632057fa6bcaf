//! `cargo xtask new-game NAME`: begins a game by copying the template, which is a game itself.
//!
//! The template is a member of the workspace, so it is compiled, linted and tested like any other game.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail, ensure};

use crate::shell;

/// The folder of the template; its game is called Seedling, and its rules are numbered SD-1.1 and so on.
const TEMPLATE: &str = "xtask/templates/game";

/// Names that would clash with a crate or a toy game of ours, or with a word of the language.
const TAKEN: [&str; 8] = ["game", "lots", "pebbles", "seedling", "self", "table", "yardstick", "xtask"];

/// What a new game is called in each place where its name stands.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Names {
    /// In commands, folders and records: `plastic-race`.
    pub id: String,
    /// As a type: `PlasticRace`.
    pub kind: String,
    /// In headings: `Plastic Race`.
    pub title: String,
    /// Before the numbers of its rules: `PR`.
    pub prefix: String,
}

impl Names {
    /// The names of a game, or why it cannot be called so.
    pub fn new(id: &str, prefix: Option<&str>) -> Result<Self> {
        let words: Vec<&str> = id.split('-').collect();
        let is_word = |word: &&str| {
            word.starts_with(|c: char| c.is_ascii_lowercase())
                && word.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit())
        };
        ensure!(
            words.iter().all(is_word) && (2..=30).contains(&id.len()),
            "`{id}` cannot be the name of a game: write 2 to 30 small letters and digits, with `-` between words, \
             such as `kelp` or `plastic-race`"
        );
        ensure!(!TAKEN.contains(&id), "`{id}` cannot be the name of a game: it means something else here");
        let title: Vec<String> = words.iter().map(|word| word[..1].to_uppercase() + &word[1..]).collect();
        let prefix = prefix.map_or_else(|| initials(&words), str::to_owned);
        ensure!(
            (2..=4).contains(&prefix.len()) && prefix.chars().all(|c| c.is_ascii_uppercase()),
            "`{prefix}` cannot stand before rule numbers: write 2 to 4 capital letters, such as `--prefix KE`"
        );
        Ok(Self { id: id.to_owned(), kind: title.concat(), title: title.join(" "), prefix })
    }

    /// A file of the template as a file of this game: its path and its text.
    pub fn rename(&self, path: &str, text: &str) -> (String, String) {
        let shown = if path.ends_with(".rs") { &self.kind } else { &self.title };
        let text = text
            .replace("ecotable_seedling", &format!("ecotable_{}", self.id.replace('-', "_")))
            .replace("Seedling", shown)
            .replace("seedling", &self.id)
            .replace("SD-", &format!("{}-", self.prefix))
            .replace("sd_", &format!("{}_", self.prefix.to_lowercase()));
        (format!("crates/game-{}/{path}", self.id), text)
    }

    /// The lines that make the rest of the program know the game.
    pub fn next_steps(&self) -> String {
        let Self { id, kind, .. } = self;
        let path = format!("ecotable_{}::{kind}", id.replace('-', "_"));
        format!(
            "Now write RULES.md and data/, then one file in src/rules/ and tests/it/ for each section.\n\
             To play it, add these lines.\n\n\
             crates/catalog/Cargo.toml, [dependencies]:\n\n    ecotable-{id}.workspace = true\n\n\
             crates/catalog/src/games.rs, games!:\n\n    {path} {{\n        \
             bots: ecotable_bots::Plain<{path}>,\n        \
             rules: \"../../game-{id}/RULES.md\",\n        cards: None\n    }}\n\n\
             To measure it, add the first line also to crates/bench/Cargo.toml, this one to visit_all in\n\
             crates/bench/src/games.rs, and run `cargo xtask icount --update`:\n\n    \
             visitor.visit::<{path}>(&[2, 3, 4])?;\n"
        )
    }
}

/// The first letters of the words, or the first two of the only one.
fn initials(words: &[&str]) -> String {
    let letters: String = match words {
        [word] => word.chars().take(2).collect(),
        _ => words.iter().filter_map(|word| word.chars().next()).take(4).collect(),
    };
    letters.to_uppercase()
}

/// Makes the folder of a new game and says what to do next.
pub fn run(id: &str, prefix: Option<&str>) -> Result<()> {
    let names = Names::new(id, prefix)?;
    let top = shell::top();
    for folder in [format!("crates/game-{id}"), format!("crates/{id}")] {
        ensure!(!top.join(&folder).exists(), "{folder} exists already: choose another name");
    }
    check_prefix(&top, &names.prefix)?;
    for (path, text) in template(&top)? {
        let (path, text) = names.rename(&path, &text);
        let path = top.join(path);
        fs::create_dir_all(path.parent().context("a file is in a folder")?)?;
        fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))?;
    }
    let manifest = top.join("Cargo.toml");
    fs::write(&manifest, with_dependency(&fs::read_to_string(&manifest)?, id)?)?;
    // Other names stand in another order and break lines elsewhere.
    shell::run(shell::cargo(&["fmt", "--package", &format!("ecotable-{id}")]))?;
    println!("crates/game-{id} is a small game that passes the laws: `cargo test -p ecotable-{id}`\n");
    println!("{}", names.next_steps());
    Ok(())
}

/// The files of the template: path within it, and text.
pub fn template(top: &Path) -> Result<Vec<(String, String)>> {
    let root = top.join(TEMPLATE);
    let (mut folders, mut files) = (vec![root.clone()], Vec::new());
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).with_context(|| format!("cannot read {}", folder.display()))? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let name = path.strip_prefix(&root)?.to_string_lossy().replace('\\', "/");
                files.push((name, fs::read_to_string(&path)?));
            }
        }
    }
    files.sort();
    Ok(files)
}

/// The manifest of the workspace with the new game among our crates.
pub fn with_dependency(manifest: &str, id: &str) -> Result<String> {
    let mut lines: Vec<String> = manifest.lines().map(str::to_owned).collect();
    let Some(last) = lines.iter().rposition(|line| line.starts_with("ecotable-")) else {
        bail!("Cargo.toml lists none of our crates in [workspace.dependencies]");
    };
    lines.insert(last + 1, format!("ecotable-{id} = {{ path = \"crates/game-{id}\" }}"));
    Ok(lines.join("\n") + "\n")
}

/// Refuses a prefix that another game's rules have.
fn check_prefix(top: &Path, prefix: &str) -> Result<()> {
    for entry in fs::read_dir(top.join("crates"))? {
        let rules = entry?.path().join("RULES.md");
        let taken = fs::read_to_string(&rules).is_ok_and(|text| text.contains(&format!("{prefix}-1")));
        ensure!(
            !taken,
            "the rules in {} begin with {prefix}-: choose another with --prefix",
            rules.display()
        );
    }
    Ok(())
}
