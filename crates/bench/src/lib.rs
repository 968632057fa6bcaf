//! How fast the games are: `cargo bench`, beside a do-nothing baseline and a yardstick in plain Rust.
//!
//! Times are CPU time of the thread, the best of several repetitions, and mean little on their own: compare
//! ratios within one run. Instruction counts do not depend on what else the machine does.
#![expect(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "tables go to the terminal, progress beside them"
)]

mod clock;
mod count;
mod curves;
mod games;
mod icount;
mod measure;
mod nothing;
mod play;
mod report;
mod row;
mod table;
mod yardstick;

pub use clock::Effort;
pub use count::count;
pub use games::{Visit, visit_all};
pub use play::Player;
pub use report::{Format, run, run_icount};
pub use yardstick::{Actions, Xoshiro, Yardstick};
