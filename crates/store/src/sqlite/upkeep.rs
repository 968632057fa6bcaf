//! How often the store puts its house in order.

/// How much may gather before the store tidies up. What is there by default suits every server; a test that wants to see
/// the store tidy up all the time asks for less.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Upkeep {
    /// The fewest recent rows of which some are moved to where their table's rows lie.
    pub fewest: u64,
    /// The most recent rows that there should be, because whoever reads searches them.
    pub most: u64,
    /// How many pages the write-ahead log has when they are copied to the database itself.
    pub pages: u32,
}

impl Default for Upkeep {
    fn default() -> Self {
        Self { fewest: 4096, most: 32_768, pages: 1000 }
    }
}
