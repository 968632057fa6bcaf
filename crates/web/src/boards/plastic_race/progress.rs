//! How far a route card has come in this turn (PR-4.15).

use ecotable_kernel::Game;
use ecotable_plastic_race::{Colour, Colours, PlasticRace, Route, RouteMatch, View};

/// How far a route card has come.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Progress {
    /// The colours that the drive so far has and that still count.
    pub driven: Colours,
    /// Whether the card will be paid.
    pub complete: bool,
}

/// How far the drive of this turn has brought a route card.
pub fn progress(game: &PlasticRace, view: &View, route: Route) -> Progress {
    let wanted: Colours = game.cards().route(route).colours.iter().copied().collect();
    if view.earlier.completed.contains(&route) {
        return Progress { driven: wanted, complete: true };
    }
    let driven = view.track.iter().map(|leg| leg.colour);
    match game.config().route_match {
        RouteMatch::Window => stretch(driven, wanted),
        RouteMatch::Exact => exact(driven, wanted),
    }
}

/// An unbroken stretch in the colours of the card and no others.
fn stretch(driven: impl Iterator<Item = Option<Colour>>, wanted: Colours) -> Progress {
    let mut now = Colours::NONE;
    for colour in driven {
        now = match colour.filter(|&colour| wanted.contains(colour)) {
            Some(colour) => now.or(colour.only()),
            None => Colours::NONE,
        };
        if now == wanted {
            return Progress { driven: now, complete: true };
        }
    }
    Progress { driven: now, complete: false }
}

/// Each colour of the card once, one directly after the other; the same colour again counts as one.
fn exact(driven: impl Iterator<Item = Option<Colour>>, wanted: Colours) -> Progress {
    let mut row: Vec<Colour> = Vec::new();
    for colour in driven {
        match colour.filter(|&colour| wanted.contains(colour)) {
            None => row.clear(),
            Some(colour) if row.last() == Some(&colour) => {}
            Some(colour) => {
                // What came before the same colour cannot be part of the row any more.
                let again = row.iter().rposition(|&earlier| earlier == colour);
                row.drain(..again.map_or(0, |place| place + 1));
                row.push(colour);
            }
        }
        if row.len() as u32 == wanted.len() {
            return Progress { driven: wanted, complete: true };
        }
    }
    Progress { driven: row.into_iter().collect(), complete: false }
}
