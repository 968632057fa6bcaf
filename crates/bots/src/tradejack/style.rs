//! What tells a rookie from an expert.

/// How a bot judges and bids.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Style {
    /// The part of a card's worth that the bot is ready to pay while rounds are left.
    pub early: f32,
    /// The part that it is ready to pay in the last round, when Capital is nothing but points.
    pub late: f32,
    /// What a card that can be used only later is worth, as a part of its worth now.
    pub patience: f32,
    /// How much of an award's points it reckons with.
    pub ambition: f32,
    /// How far its judgement strays, in Capital.
    pub whim: u32,
    /// What it looks at.
    pub sight: Sight,
}

/// What a bot looks at.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Sight {
    /// The printed numbers of the card alone.
    Card,
    /// Its own hand and the trends as well.
    Hand,
    /// The other seats as well: what they hold, and what the CO2 tracker can bear.
    Table,
}

impl Style {
    /// Bids by what is printed on the card, and sells whatever it can.
    pub const ROOKIE: Self =
        Self { early: 0.8, late: 0.8, patience: 0.0, ambition: 0.0, whim: 3, sight: Sight::Card };
    /// Reckons what a card brings to its hand in this round.
    pub const MERCHANT: Self =
        Self { early: 0.75, late: 0.75, patience: 0.3, ambition: 0.0, whim: 1, sight: Sight::Hand };
    /// Reckons with later rounds, awards and the others.
    pub const EXPERT: Self =
        Self { early: 0.75, late: 0.95, patience: 0.75, ambition: 0.8, whim: 0, sight: Sight::Table };
}
