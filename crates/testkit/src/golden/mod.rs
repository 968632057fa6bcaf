//! Golden games: whole games as readable text, with what can be seen at marked points.
//!
//! ```text
//! game lots  seats 3  seed 7  rounds=3
//! # Seat 0 opens [LO-2].
//! 0 raise 2
//! = refused 1 raise 6: LO-3
//! 1 pass
//! = view 1: hand 5, coins 30 30 30
//! = view spectator: coins 30 30 30
//! = outcome: none yet
//! ```
//!
//! An option that is a list stands as `name=[one,two]` in the first line.
//!
//! With `UPDATE_GOLDEN=1` in the environment the lines that begin with `=` are rewritten; then a person reads the
//! difference.

mod compose;
mod play;
mod script;

use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

use ecotable_kernel::Game;

pub use compose::{Opening, compose, write, write_random};

/// The text of a view, in one line.
pub type Show<G> = fn(&G, &<G as Game>::View) -> String;

/// What to do with a line that does not agree.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Mode {
    /// Report it.
    Compare,
    /// Write down what is seen now.
    Rewrite,
}

impl Mode {
    /// [`Mode::Rewrite`] if the environment has `UPDATE_GOLDEN=1`.
    pub fn from_env() -> Self {
        if std::env::var_os("UPDATE_GOLDEN").is_some_and(|value| value == "1") {
            Self::Rewrite
        } else {
            Self::Compare
        }
    }
}

/// What is wrong in one place of a golden game.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Fault {
    /// The file.
    pub file: PathBuf,
    /// The line, from 1; 0 for the file as a whole.
    pub line: usize,
    /// What is wrong.
    pub what: String,
}

/// Everything that is wrong in the golden games of a directory.
#[derive(Clone, Eq, PartialEq)]
pub struct Faults(pub Vec<Fault>);

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file.display(), self.line, self.what)
    }
}

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|fault| writeln!(f, "{fault}"))
    }
}

impl fmt::Debug for Faults {
    /// As a list of lines, so that a failed `unwrap` in a test can be read.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "golden games:\n{self}")
    }
}

impl std::error::Error for Faults {}

/// Plays all `*.play` files of a directory and tells how many there are.
pub fn run_dir<G: Game>(dir: impl AsRef<Path>, show: Show<G>) -> Result<usize, Faults> {
    run_dir_in::<G>(dir.as_ref(), show, Mode::from_env())
}

/// As [`run_dir`], whatever the environment says.
pub fn run_dir_in<G: Game>(dir: &Path, show: Show<G>, mode: Mode) -> Result<usize, Faults> {
    let files = play_files(dir).map_err(|what| Faults(vec![fault(dir, 0, what)]))?;
    let faults: Vec<_> = files.iter().flat_map(|file| run_file::<G>(file, show, mode)).collect();
    if faults.is_empty() { Ok(files.len()) } else { Err(Faults(faults)) }
}

fn play_files(dir: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = fs::read_dir(dir).map_err(|error| error.to_string())?;
    let paths = entries.collect::<Result<Vec<_>, _>>().map_err(|error| error.to_string())?;
    let mut files: Vec<_> = paths.into_iter().map(|entry| entry.path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "play"));
    files.sort();
    if files.is_empty() { Err("there is no .play file in it".to_owned()) } else { Ok(files) }
}

fn run_file<G: Game>(file: &Path, show: Show<G>, mode: Mode) -> Vec<Fault> {
    let text = match fs::read_to_string(file) {
        Ok(text) => text,
        Err(error) => return vec![fault(file, 0, error.to_string())],
    };
    let played = play::play::<G>(&text, show);
    let mut wrong = Vec::from_iter(played.broken);
    match mode {
        Mode::Compare => wrong.extend(played.differs),
        Mode::Rewrite if wrong.is_empty() && played.text != text => {
            wrong.extend(fs::write(file, &played.text).err().map(|error| (0, error.to_string())));
        }
        Mode::Rewrite => {}
    }
    wrong.into_iter().map(|(line, what)| fault(file, line, what)).collect()
}

fn fault(file: &Path, line: usize, what: String) -> Fault {
    Fault { file: file.to_owned(), line, what }
}
