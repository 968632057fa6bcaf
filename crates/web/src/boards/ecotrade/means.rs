//! The four means of transport side by side.

use ecotable_ecotrade::{Action, Means, Offer};
use ecotable_kernel::Phrase;
use maud::{Markup, html};

use super::numbers::sentence;
use super::{Table, art, faces};
use crate::screens::icon::icon;

/// What a means makes of a shipment, and what can be done about it.
pub struct Column {
    /// The means.
    pub means: Means,
    /// The numbers before the Incident, if the means is possible.
    pub offer: Option<Offer>,
    /// What stands below the numbers.
    pub more: Markup,
    /// How it is chosen.
    pub choose: Choose,
}

/// How a means is chosen.
pub enum Choose {
    /// By pressing it.
    Press,
    /// It is not chosen here.
    Look,
    /// It tells why the means is not possible.
    WhyNot,
}

/// The columns of the means that are offered, in the order of the board.
pub fn columns(desk: &Table<'_>, columns: Vec<Column>) -> Markup {
    html! {
        ul class={ "means" @if columns.len() < Means::ALL.len() { " is-row" } } data-arrows { @for column in &columns { li { (draw(desk, column)) } } }
    }
}

fn draw(desk: &Table<'_>, column: &Column) -> Markup {
    let action = Action::By(column.means).to_string();
    let inner = inside(desk, column);
    html! {
        @match column.choose {
            Choose::Press => button class="mean is-hot" form="act" name="action" value=(action) { (inner) },
            Choose::Look => div class={ "mean" @if column.offer.is_none() { " is-off" } } { (inner) },
            Choose::WhyNot => {
                a class="mean is-off" href=(desk.asking("why", &action)) aria-disabled="true" data-sheet { (inner) }
            }
        }
        @if !matches!(column.choose, Choose::WhyNot) { (column.more) }
    }
}

fn inside(desk: &Table<'_>, column: &Column) -> Markup {
    let odds = odds(desk, column.means);
    html! {
        span class="mean-h" {
            (art::vehicle(column.means, desk.me().map_or("co-b", art::company)))
            b { (desk.say(&faces::means(column.means))) }
        }
        @match column.offer {
            Some(offer) => {
                span class="mean-n" aria-hidden="true" {
                    span { (icon("time")) b { (offer.time) } }
                    span { (icon("growth")) b { (offer.growth) } }
                    span { (icon("impact")) b { (offer.impact) } }
                }
                span class="vh" { (desk.say(&sentence(offer.into()))) }
                span class="mean-o" { (desk.say(&odds)) }
            }
            None => span class="mean-o" { (desk.key("et-ui-not-on-all")) },
        }
    }
}

/// How many Incidents in the deck touch a means: everybody can count them.
fn odds(desk: &Table<'_>, means: Means) -> Phrase {
    let odds = desk.view.incident_odds;
    let touching = match means {
        Means::Road => odds.road,
        Means::Train => odds.train,
        Means::Plane => odds.plane,
        Means::Ship => odds.ship,
    };
    Phrase::new("et-ui-odds").with("touching", touching).with("of", odds.of)
}
