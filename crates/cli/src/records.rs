//! Reading records.

use std::path::Path;

use anyhow::{Context, Result};
use ecotable_catalog::{self as catalog, AnyTable};
use ecotable_kernel::Record;

use crate::files;

/// Reads a record and plays it again; everything in it is checked.
pub fn open(path: &Path) -> Result<Box<dyn AnyTable>> {
    let text = files::read_text(path, files::LARGEST_RECORD)?;
    let record = Record::parse(&text).with_context(|| format!("{} is not a whole record", path.display()))?;
    catalog::replay(&record).with_context(|| format!("{} is not true", path.display()))
}
