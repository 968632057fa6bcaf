//! Failures and what the program returns for them.

use std::fmt;
use std::io::{self, ErrorKind};
use std::process::ExitCode;

use anyhow::Error;

/// Something that the person who typed the command can put right.
#[derive(Debug)]
struct Usage(String);

impl fmt::Display for Usage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Usage {}

/// A failure of the command as it was typed: exit code 2.
pub fn usage(message: impl fmt::Display) -> Error {
    Error::new(Usage(message.to_string()))
}

/// The exit code for a failure: 2 for a command that cannot be meant, 1 for everything else.
///
/// A reader that went away, such as `head`, has seen what it wanted: that is no failure.
pub fn exit_code(error: &Error) -> ExitCode {
    if is_broken_pipe(error) {
        ExitCode::SUCCESS
    } else if error.is::<Usage>() {
        ExitCode::from(2)
    } else {
        ExitCode::FAILURE
    }
}

/// Whether it failed only because nobody reads the output any more.
pub fn is_broken_pipe(error: &Error) -> bool {
    error
        .chain()
        .filter_map(|cause| cause.downcast_ref::<io::Error>())
        .any(|cause| cause.kind() == ErrorKind::BrokenPipe)
}
