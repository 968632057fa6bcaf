//! Keeping the match in a file, so that nothing is lost.

use std::path::{Path, PathBuf};

use anyhow::Result;
use ecotable_catalog::AnyTable;

use crate::files;

/// Where the record of a match goes.
pub struct Keeper {
    path: PathBuf,
}

impl Keeper {
    /// Into the file that was asked for; it is written at once, so that a bad name is noticed now.
    pub fn asked(path: PathBuf, table: &dyn AnyTable) -> Result<Self> {
        let keeper = Self { path };
        keeper.keep(table)?;
        Ok(keeper)
    }

    /// Into a new file in the folder of the program's own files.
    pub fn usual(table: &dyn AnyTable) -> Self {
        let folder = files::data_folder().join("records");
        let commitment = table.seed().commitment().to_string();
        let name = format!("{}-{}", table.meta().id, &commitment[..12]);
        let mut path = folder.join(format!("{name}.ecolog.jsonl"));
        // The same seed may have been played before, and that match must not be lost.
        for number in 2.. {
            if !path.exists() {
                break;
            }
            path = folder.join(format!("{name}-{number}.ecolog.jsonl"));
        }
        Self { path }
    }

    /// The file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Writes the match so far.
    pub fn keep(&self, table: &dyn AnyTable) -> Result<()> {
        files::write_whole(&self.path, &table.record().to_text())
    }
}
