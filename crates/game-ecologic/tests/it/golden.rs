//! Golden games: whole games as readable text, in `tests/golden`.

use std::fmt::Display;

use ecotable_ecologic::{Ecologic, View};
use ecotable_testkit::golden;

const GOLDEN: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");

#[test]
fn golden_games_play_as_written() {
    assert_eq!(golden::run_dir::<Ecologic>(GOLDEN, show).unwrap(), 14);
}

/// What a viewer sees, in one line.
pub fn show(_game: &Ecologic, view: &View) -> String {
    let decision = serde_json::to_value(view.decision).unwrap();
    let asked = match view.seat {
        Some(seat) => format!("{seat} {}", decision["name"].as_str().unwrap()),
        None => "over".to_owned(),
    };
    let event = view.event.clone().unwrap_or_else(|| "-".to_owned());
    let each = |number: fn(&ecotable_ecologic::PlayerView) -> i64| words(view.players.iter().map(number));
    [
        format!("turn {}, leader {}, event {event}, {asked}", view.turn, view.leader),
        format!("P {}", each(|player| player.money.into())),
        format!("E {}", each(|player| player.enviro.into())),
        format!("tokens {}", each(|player| (player.tokens.oil + player.tokens.mineral).into())),
        format!("initiatives {}", each(|player| player.initiatives.len() as i64)),
        format!("territories {}", each(|player| player.tads.len() as i64)),
        format!("prices {} {}", view.prices.oil, view.prices.mineral),
        format!("left {} | {}", words(view.events_left), view.initiatives_left),
        format!("scores {}", words(view.players.iter().map(|player| player.score_shown.clone()))),
    ]
    .join("; ")
}

fn words<T: Display>(items: impl IntoIterator<Item = T>) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(" ")
}
