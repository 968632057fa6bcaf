//! Golden games: whole games as readable text, in `tests/golden`.

use std::fmt::Display;

use ecotable_testkit::golden;
use ecotable_tradejack::{Covered, Own, PhaseView, TradeJack, View};

use crate::own_cards::OwnCards;

const GOLDEN: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");

#[test]
fn golden_games_play_as_written() {
    assert_eq!(golden::run_dir::<TradeJack>(GOLDEN, show).unwrap(), 14);
}

#[test]
fn tj_10_8_golden_games_with_own_cards_play_as_written() {
    let games = golden::run_dir::<OwnCards>(format!("{GOLDEN}/own_cards"), |game, view| show(&game.0, view));
    assert_eq!(games.unwrap(), 1);
}

/// What a viewer sees, in one line.
fn show(game: &TradeJack, view: &View) -> String {
    let mut parts = vec![format!("round {}/{}", view.round, view.rounds_total)];
    if !view.row.is_empty() {
        parts.push(format!("row {}", words(&view.row)));
    }
    if !view.regulations.is_empty() {
        parts.push(format!("in force {}", words(&view.regulations)));
    }
    if view.tracker > 0 {
        parts.push(format!("CO2 {} of {}", view.tracker, game.co2_limit()));
    }
    parts.push(phase(&view.phase));
    let each = |number: fn(&ecotable_tradejack::PlayerView) -> usize| words(view.players.iter().map(number));
    parts.push(format!("Capital {}", each(|player| usize::from(player.capital))));
    parts.push(format!("products {}", each(|player| usize::from(player.product_count))));
    parts.push(format!("sources {}", each(|player| player.sources.len())));
    parts.push(format!("awards {}", each(|player| player.awards.len())));
    let decks = view.decks;
    parts.push(format!("decks {} {} {}", decks.products, decks.sources, decks.demand));
    parts.extend(view.own.iter().map(own));
    parts.join("; ")
}

fn phase(phase: &PhaseView) -> String {
    match phase {
        PhaseView::Choosing { revealer, drawn: Some([first, second]) } => {
            format!("{revealer} chooses between {first} and {second}")
        }
        PhaseView::Choosing { revealer, drawn: None } => format!("{revealer} chooses"),
        PhaseView::Bidding { revealer, lot, covered, auction } => {
            let next = match covered {
                Covered::Nothing => String::new(),
                Covered::FaceDown => " and a face-down source".to_owned(),
                Covered::Seen(source) => format!(" and then {source}"),
            };
            let high = match auction.leader {
                Some(leader) => format!("{} by {leader}", auction.high),
                None => "no bid".to_owned(),
            };
            format!("{revealer} offers {lot}{next}, {high}, {} is asked", auction.actor)
        }
        PhaseView::Production { confirmed } if confirmed.is_empty() => "production".to_owned(),
        PhaseView::Production { confirmed } => format!("production, confirmed {}", words(confirmed.iter())),
        PhaseView::Over { all_lost: true } => "all have lost".to_owned(),
        PhaseView::Over { all_lost: false } => "over".to_owned(),
    }
}

fn own(own: &Own) -> String {
    let cards = words(own.products.cards().map(|card| card.to_string()));
    let sources = words(own.sources.cards().map(|card| card.to_string()));
    let mut text = format!("hand {cards} | {sources}");
    if let Some(product) = own.started {
        text += &format!(", started {product}");
    }
    if !own.sets.is_empty() {
        let sets = own.sets.iter().map(|(product, source)| format!("{product}+{source}"));
        text += &format!(", laid out {}", words(sets));
    }
    if !own.offloaded.is_empty() {
        text += &format!(", offloads {}", words(&own.offloaded));
    }
    text
}

fn words<T: Display>(items: impl IntoIterator<Item = T>) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(" ")
}
