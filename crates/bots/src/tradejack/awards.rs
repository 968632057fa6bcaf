//! What a source is worth for the awards of this round.

use ecotable_kernel::{Game, Seat};
use ecotable_tradejack::{AwardKind, DemandFace, Source};

use super::appraise::Judge;

/// The chance to take an award when one's number is so much above that of the best other seat.
fn chance(lead: f32) -> f32 {
    match lead {
        lead if lead >= 2.0 => 0.9,
        lead if lead >= 1.0 => 0.75,
        lead if lead >= 0.0 => 0.4,
        lead if lead >= -1.0 => 0.12,
        _ => 0.02,
    }
}

/// The points that the source for sale brings closer.
pub(super) fn gain(judge: &Judge<'_>, lot: Source) -> f32 {
    let cards = judge.game.cards();
    judge
        .state
        .row()
        .filter_map(|card| match cards.face_of(card) {
            DemandFace::Award(award) => Some(award),
            DemandFace::Trend(_) | DemandFace::Regulation { .. } => None,
        })
        .map(|award| {
            let adds = weight(judge, award.kind, lot);
            if adds == 0.0 {
                return 0.0;
            }
            let own = reach(judge, award.kind, judge.seat);
            let rival = others(judge).map(|seat| reach(judge, award.kind, seat)).fold(0.0, f32::max);
            let lead = own - rival;
            f32::from(award.points) * (chance(lead + adds) - chance(lead))
        })
        .sum()
}

fn others(judge: &Judge<'_>) -> impl Iterator<Item = Seat> {
    let own = judge.seat;
    Seat::all(judge.game.seats()).filter(move |&seat| seat != own)
}

/// How much a source counts for an award; Green Credits are reckoned in sets of three.
fn weight(judge: &Judge<'_>, kind: AwardKind, source: Source) -> f32 {
    let cards = judge.game.cards();
    let counts = match kind {
        AwardKind::MostGold => cards.gold.contains(source),
        AwardKind::MostStandards => cards.standards.contains(source),
        AwardKind::MostGreenProducts => cards.green.contains(source),
        AwardKind::MostGreenCredits => return f32::from(judge.game.credits_now(judge.state, source)) / 3.0,
        // Nobody buys for this one: it rewards what is left unplayed.
        AwardKind::ExclusivelyAlternative => false,
    };
    if counts { 1.0 } else { 0.0 }
}

/// What a seat could come to with the sources it holds, were it not short of products.
fn reach(judge: &Judge<'_>, kind: AwardKind, seat: Seat) -> f32 {
    let usable = judge.state.sources(seat);
    usable.cards().filter(|&card| judge.is_usable(card)).map(|card| weight(judge, kind, card)).sum()
}
