//! Golden games: whole games as readable text, in `tests/golden`.

use std::fmt::Display;

use ecotable_ecologic::{Ecologic, View};
use ecotable_testkit::golden;

const GOLDEN: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");

#[test]
fn golden_games_play_as_written() {
    assert_eq!(golden::run_dir::<Ecologic>(GOLDEN, show).unwrap(), 28);
}

/// What each edition has a golden game of: every number of players, every variant of EL-6.
const PLAYED: [(&str, &[&str]); 2] = [
    (
        "ed1",
        &[
            "seats 2",
            "seats 3",
            "seats 4",
            "events_per_level=3",
            "tads=false",
            "big_initiatives=false",
            "event_order=scenario",
            "event_order=mixed",
            "face_down=true",
            "teams=true",
            "deals=false",
            "event_pool=[",
        ],
    ),
    (
        "ed2",
        &[
            "seats 2",
            "seats 3",
            "seats 4",
            "events_per_level=3",
            "events_per_level=10",
            "tads=false",
            "big_initiatives=false",
            "event_order=scenario",
            "event_order=mixed",
            "mixed_final=anywhere",
            "face_down=true",
            "teams=true",
            "deals=true",
            "promises=honour",
            "event_pool=[",
        ],
    ),
];

#[test]
fn el_6_every_variant_and_number_of_players_has_a_golden_game() {
    let files = std::fs::read_dir(GOLDEN).unwrap().map(|file| file.unwrap().path());
    let texts = files.map(|path| std::fs::read_to_string(path).unwrap());
    let headers: Vec<_> = texts.map(|text| text.lines().next().unwrap().to_owned()).collect();
    for (edition, wanted) in PLAYED {
        let of_edition = |header: &&String| header.contains("edition=ed1") == (edition == "ed1");
        for option in wanted {
            let played = headers.iter().filter(of_edition).any(|header| header.contains(option));
            assert!(played, "{edition} has no golden game with {option}");
        }
    }
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
