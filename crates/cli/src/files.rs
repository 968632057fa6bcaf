//! Files: read with a bound, written whole or not at all.

use std::fs::{self, File};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

/// The largest record that is read.
pub const LARGEST_RECORD: u64 = 16 * 1024 * 1024;
/// The largest file of own cards that is read.
pub const LARGEST_CARDS: u64 = 256 * 1024;

/// Reads a text of at most `largest` bytes.
pub fn read_text(path: &Path, largest: u64) -> Result<String> {
    let file = File::open(path).with_context(|| format!("cannot open {}", path.display()))?;
    let mut bytes = Vec::new();
    file.take(largest + 1)
        .read_to_end(&mut bytes)
        .with_context(|| format!("cannot read {}", path.display()))?;
    if bytes.len() as u64 > largest {
        bail!("{} is larger than {} KiB, which is more than is read", path.display(), largest / 1024);
    }
    String::from_utf8(bytes).with_context(|| format!("{} is not a text file in UTF-8", path.display()))
}

/// Writes a file beside its place and then moves it there, so that it is never half-written.
pub fn write_whole(path: &Path, text: &str) -> Result<()> {
    let beside = beside(path);
    let written = write_new(&beside, text).and_then(|()| fs::rename(&beside, path));
    if written.is_err() {
        // The first error is the one worth telling.
        let _ = fs::remove_file(&beside);
    }
    written.with_context(|| format!("cannot write {}", path.display()))
}

fn write_new(path: &Path, text: &str) -> std::io::Result<()> {
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        fs::create_dir_all(folder)?;
    }
    let mut file = File::create(path)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()
}

/// A name in the same folder, because moving between file systems is not one step.
fn beside(path: &Path) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}.part", std::process::id()));
    path.with_file_name(name)
}

/// The folder for what is kept without a name having been asked for.
pub fn data_folder() -> PathBuf {
    let folder =
        |variable: &str| std::env::var_os(variable).filter(|value| !value.is_empty()).map(PathBuf::from);
    folder("ECOTABLE_DATA")
        .or_else(|| folder("XDG_DATA_HOME").map(|path| path.join("ecotable")))
        .or_else(|| folder("LOCALAPPDATA").map(|path| path.join("ecotable")))
        .or_else(|| folder("HOME").map(|path| path.join(".local/share/ecotable")))
        .unwrap_or_else(|| PathBuf::from("ecotable-data"))
}
