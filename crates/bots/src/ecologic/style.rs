//! What tells a rookie from an expert, and a green company from an industrialist.

/// How a bot looks ahead and what it wants.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Style {
    /// What it wants to have at the end.
    pub aim: Aim,
    /// What 1 money counts beside 1 environment point: who counts it for less wants more of it.
    pub lean: f32,
    /// The part of the turns to come that it reckons with.
    pub foresight: f32,
    /// The part of the purchases to come that it counts on to even out its two numbers.
    pub trade: f32,
    /// How much it minds the best of the others.
    pub rivalry: f32,
    /// How far its judgement strays, in points.
    pub whim: f32,
    /// What a purchase must bring at least, in points.
    pub margin: f32,
}

/// What a bot wants to have at the end.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Aim {
    /// The final score.
    Score,
    /// As much as possible of the smaller number.
    Balance,
}

/// Reckons with the final score as it would be if nobody bought anything any more.
const PLAIN: Style =
    Style { aim: Aim::Score, lean: 1.0, foresight: 0.8, trade: 0.0, rivalry: 0.0, whim: 0.5, margin: 0.0 };

impl Style {
    /// Sees only what comes soon, and often misjudges it.
    pub const ROOKIE: Self = Self { foresight: 0.4, whim: 3.0, ..PLAIN };
    /// Looks further, but not to the end, and counts on later purchases half-heartedly.
    pub const MERCHANT: Self = Self { foresight: 0.7, trade: 0.5, whim: 1.0, margin: 0.5, ..PLAIN };
    /// Reckons with the whole game, with what can still be bought, and with the others.
    pub const EXPERT: Self =
        Self { foresight: 0.9, trade: 1.0, rivalry: 0.25, whim: 0.0, margin: 0.4, ..PLAIN };
    /// Wants tokens and the money that they earn.
    pub const INDUSTRIALIST: Self = Self { lean: 0.7, trade: 0.5, ..PLAIN };
    /// Wants initiatives and the good that they do.
    pub const GREEN: Self = Self { lean: 1.5, trade: 0.5, ..PLAIN };
    /// Keeps the smaller number in view and nothing else.
    pub const BALANCED: Self = Self { aim: Aim::Balance, trade: 0.5, whim: 0.3, margin: 0.3, ..PLAIN };
}
