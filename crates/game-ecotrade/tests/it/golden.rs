//! Golden games: whole games as readable text, in `tests/golden`.

use std::fmt::Display;

use ecotable_ecotrade::{EcoTrade, NodeView, PlayerView, View};
use ecotable_testkit::golden;

const GOLDEN: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");

#[test]
fn golden_games_play_as_written() {
    assert_eq!(golden::run_dir::<EcoTrade>(GOLDEN, show).unwrap(), 12);
}

/// What a viewer sees, in one line.
fn show(_game: &EcoTrade, view: &View) -> String {
    let mut parts = vec![format!("round {}, turn of {}", view.round, view.current), node(&view.node)];
    if let Some(end) = &view.end_trigger {
        parts.push(format!("last turns {}", words(&end.last_turns)));
    }
    let market = view.market.iter().map(|card| card.map_or("-".to_owned(), |card| card.to_string()));
    parts.push(format!("market {}", words(market)));
    let each = |number: fn(&PlayerView) -> u16| words(view.players.iter().map(number));
    parts.push(format!("Growth {}", each(|player| player.growth)));
    parts.push(format!("Impact {}", each(|player| player.impact)));
    parts.push(format!("hands {}", each(|player| u16::from(player.hand_size))));
    let built = view.players.iter().map(|player| {
        let owned = player.developments.iter().map(|it| match it.level {
            Some(level) => format!("{}:{}", it.id, level.number()),
            None => it.id.to_string(),
        });
        owned.collect::<Vec<_>>().join("+")
    });
    parts.push(format!(
        "Developments {}",
        built.map(|it| if it.is_empty() { "-".into() } else { it }).collect::<Vec<_>>().join(" ")
    ));
    parts.push(format!("under way {}", words(view.players.iter().map(board))));
    parts.push(format!("decks {} {}", view.deck_size, view.incident_deck_size));
    if let Some(own) = &view.own {
        let hand = own.hand.iter().map(|card| card.map_or("-".to_owned(), |card| card.to_string()));
        parts.push(format!("hand {}", words(hand)));
    }
    parts.join("; ")
}

fn node(node: &NodeView) -> String {
    match node {
        NodeView::ReturnCard { chosen } => format!("return, chosen {}", words(chosen.iter())),
        NodeView::TurnMenu => "menu".to_owned(),
        NodeView::Combine { cards } => format!("combine {}", words(cards)),
        NodeView::TopCard { cards } => format!("top of {}", words(cards)),
        NodeView::Means { cards, offers } => {
            let offers = offers
                .iter()
                .map(|it| format!("{} {}/{}/{}", it.means.as_str(), it.time, it.growth, it.impact));
            format!("means of {}: {}", words(cards), offers.collect::<Vec<_>>().join(", "))
        }
        NodeView::IncidentChoice { incident, .. } => format!("exchange {incident}"),
        NodeView::Over => "over".to_owned(),
    }
}

fn board(player: &PlayerView) -> String {
    let shipments = player.board.iter().flatten().map(|it| {
        let cards = it.cards.iter().map(ToString::to_string).collect::<Vec<_>>().join("+");
        format!("{cards}:{}:{}/{}/{}", it.means.as_str(), it.time, it.growth, it.impact)
    });
    let shipments: Vec<_> = shipments.collect();
    if shipments.is_empty() { "-".to_owned() } else { shipments.join(",") }
}

fn words<T: Display>(items: impl IntoIterator<Item = T>) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(" ")
}
