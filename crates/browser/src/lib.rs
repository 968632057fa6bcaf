//! A real browser for tests: Chromium, driven through its own driver.
//!
//! Nothing here is part of the program. `cargo xtask test` installs Chromium and axe-core where they are missing and
//! runs the tests of this crate; what they saw is in `target/screens`.

mod driver;
mod site;
mod window;

pub use driver::Driver;
pub use site::Site;
pub use window::{Window, WindowOptions};
