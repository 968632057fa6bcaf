//! What tells a rookie from an expert, and a racer from an investor.

/// How a bot judges. Everything is reckoned in Growth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Style {
    /// How many shipments a turn must be able to start before it is worth not taking a card.
    pub batch: f32,
    /// What a point of Impact costs.
    pub impact: f32,
    /// What a turn on a board slot costs.
    pub time: f32,
    /// What each further card of a combined shipment is worth beyond its numbers.
    pub combine: f32,
    /// How much of what a Development takes off the final Impact it reckons with.
    pub offset: f32,
    /// How much of what a Development does it reckons with.
    pub effect: f32,
    /// What a Development must bring beyond its price.
    pub margin: f32,
    /// What each Development after the fourth costs for every turn that is left, because it takes a truck.
    pub truck: f32,
    /// The part of a card's worth that stays when it waits in hand.
    pub patience: f32,
    /// How many turns before the end it stops waiting for a batch.
    pub hurry: f32,
    /// How far its judgement strays.
    pub whim: f32,
}

impl Style {
    /// Starts what it can, by the Growth that is printed, and buys what it can pay.
    pub const ROOKIE: Self = Self {
        batch: 1.0,
        impact: 0.0,
        time: 0.0,
        combine: -1.0,
        offset: 0.3,
        effect: 0.5,
        margin: -3.0,
        truck: 0.0,
        patience: 0.0,
        hurry: 0.0,
        whim: 5.0,
    };
    /// Reckons with Time and Impact, and with what Developments do.
    pub const MERCHANT: Self = Self {
        batch: 2.0,
        impact: 0.6,
        time: 0.3,
        combine: 0.0,
        offset: 0.5,
        effect: 0.8,
        margin: 0.0,
        truck: 0.0,
        patience: 0.5,
        hurry: 4.0,
        whim: 1.5,
    };
    /// Reckons with the end of the game, the others, and the whole hand at once. Its numbers come from thousands of
    /// games against slightly different ones.
    pub const EXPERT: Self = Self {
        batch: 2.0,
        impact: 0.65,
        time: 0.85,
        combine: -1.0,
        offset: 1.25,
        effect: 1.4,
        margin: -0.5,
        truck: 0.05,
        patience: 0.65,
        hurry: 6.0,
        whim: 0.0,
    };
    /// Wants to reach the limit before the others, and lets the Impact be.
    pub const RACER: Self =
        Self { batch: 1.5, impact: 0.4, time: 1.2, offset: 0.8, effect: 1.2, margin: 0.5, ..Self::EXPERT };
    /// Buys early and much, and keeps its hands clean.
    pub const INVESTOR: Self = Self { impact: 1.0, offset: 1.6, effect: 1.6, margin: -1.5, ..Self::EXPERT };
    /// Lets cards travel together wherever they can.
    pub const CONSOLIDATOR: Self = Self { combine: 2.0, patience: 0.9, ..Self::EXPERT };
}
