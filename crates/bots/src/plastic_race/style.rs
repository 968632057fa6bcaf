//! What tells a rookie from an expert.

/// How a bot plans and what it likes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Style {
    /// How far it plans a drive.
    pub sight: Sight,
    /// What selling a bin is worth to it beyond the points.
    pub selling: f32,
    /// Of a hundred decisions, how many it makes at random.
    pub whim: u32,
    /// Of a hundred chances to puncture, how many it takes.
    pub malice: u32,
    /// Whether it puts works and arrows in the way of others.
    pub mischief: Mischief,
}

/// How far a bot plans.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Sight {
    /// The next section.
    Section,
    /// The drive to the next bin.
    Drive,
    /// The drives to all bins, shortcuts, rewards, and the routes that a drive completes.
    Tour,
}

/// Whether a bot hinders others on the map.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Mischief {
    /// Never.
    None,
    /// Wherever it costs the others more than itself.
    Always,
}

impl Style {
    /// Drives towards the next bin, section by section.
    pub const ROOKIE: Self =
        Self { sight: Sight::Section, selling: 0.0, whim: 12, malice: 20, mischief: Mischief::None };
    /// Plans a drive with its cards.
    pub const MERCHANT: Self =
        Self { sight: Sight::Drive, selling: 0.0, whim: 0, malice: 60, mischief: Mischief::None };
    /// Goes to the plant whenever it can.
    pub const SELLER: Self =
        Self { sight: Sight::Tour, selling: 2.0, whim: 0, malice: 40, mischief: Mischief::None };
    /// Never sells, hinders everybody, and wants the bonus card.
    pub const RACER: Self =
        Self { sight: Sight::Tour, selling: -9.0, whim: 0, malice: 100, mischief: Mischief::Always };
    /// Plans the whole tour with pairs, shortcuts and routes, and sells when it pays.
    pub const EXPERT: Self =
        Self { sight: Sight::Tour, selling: 0.0, whim: 0, malice: 100, mischief: Mischief::Always };
}
