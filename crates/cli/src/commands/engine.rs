//! `ecotable engine`: the JSON Lines protocol.

use std::io;

use anyhow::Result;

use crate::engine;

/// Examples for `--help`.
pub const EXAMPLES: &str = r#"Send one JSON object per line; every line is answered with one line:
  {"cmd":"help"}
  {"cmd":"new","game":"tradejack","seats":4,"seed":"7"}
  {"cmd":"legal","seat":0}
  {"cmd":"play","seat":0,"action":"pass"}

The whole protocol is described in docs/engine-protocol.md."#;

/// Answers requests until the input ends.
pub fn run() -> Result<()> {
    engine::serve(&mut io::stdin().lock(), &mut io::stdout().lock())?;
    Ok(())
}
