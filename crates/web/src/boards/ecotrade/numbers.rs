//! Time, Growth and Impact as small signs with numbers, and numbers with their signs.

use ecotable_ecotrade::{Attributes, Offer, Started};
use maud::{Markup, html};

use super::Table;
use super::art::sign;

/// Time, Growth and Impact of something.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub struct Triple {
    /// Time tokens.
    pub time: i16,
    /// Growth tokens.
    pub growth: i16,
    /// Impact tokens.
    pub impact: i16,
}

impl From<Attributes> for Triple {
    fn from(it: Attributes) -> Self {
        Self { time: it.time, growth: it.growth, impact: it.impact }
    }
}

impl From<&Started> for Triple {
    fn from(it: &Started) -> Self {
        Self { time: it.time.into(), growth: it.growth.into(), impact: it.impact.into() }
    }
}

impl From<Offer> for Triple {
    fn from(it: Offer) -> Self {
        Self { time: it.time, growth: it.growth, impact: it.impact }
    }
}

/// The three numbers as signs, for those who see them; what they are must be said elsewhere.
pub fn strip(numbers: Triple) -> Markup {
    html! {
        span class="tgi" aria-hidden="true" {
            span { (sign("time")) b { (numbers.time) } }
            span { (sign("growth")) b { (numbers.growth) } }
            span class="n-i" { (sign("impact")) b { (numbers.impact) } }
        }
    }
}

/// The three numbers as signs with a sentence for those who do not see them.
pub fn told(desk: &Table<'_>, numbers: Triple) -> Markup {
    html! { (strip(numbers)) span class="vh" { (desk.say(&sentence(numbers))) } }
}

/// The three numbers in words.
pub fn sentence(numbers: Triple) -> ecotable_kernel::Phrase {
    ecotable_kernel::Phrase::new("et-ui-numbers")
        .with("time", numbers.time)
        .with("growth", numbers.growth)
        .with("impact", numbers.impact)
}

/// A change with its sign; the minus is as wide as the plus.
pub fn signed(number: i32) -> String {
    match number {
        0 => "0".to_owned(),
        1.. => format!("+{number}"),
        _ => format!("−{}", number.unsigned_abs()),
    }
}

/// A number that may be below nothing.
pub fn plain(number: i32) -> String {
    if number < 0 { signed(number) } else { number.to_string() }
}

/// What an Incident or a means changes, as signs; nothing where nothing changes.
pub fn changes(change: Attributes) -> Markup {
    let part = |name: &str, number: i16, good: bool| {
        html! {
            @if number != 0 {
                span class=(if good { "is-good" } else { "is-bad" }) { (sign(name)) b { (signed(number.into())) } }
            }
        }
    };
    html! {
        span class="tgi" aria-hidden="true" {
            (part("time", change.time, change.time < 0))
            (part("growth", change.growth, change.growth > 0))
            (part("impact", change.impact, change.impact < 0))
        }
    }
}
