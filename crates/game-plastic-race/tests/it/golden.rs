//! Golden games: whole games as readable text, in `tests/golden`, at least one in each city.

use ecotable_plastic_race::{PhaseWords, PlasticRace, View};
use ecotable_testkit::golden;

const GOLDEN: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");

#[test]
fn golden_games_play_as_written() {
    assert_eq!(golden::run_dir::<PlasticRace>(GOLDEN, show).unwrap(), 10);
}

fn joined<T: ToString>(items: impl IntoIterator<Item = T>) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(" ")
}

/// What a viewer sees, in one line.
fn show(_: &PlasticRace, view: &View) -> String {
    let mut parts = vec![format!("round {}, seat {}, {}", view.round, view.active, phase(&view.phase))];
    let mut part = |name: &str, items: String| {
        if !items.is_empty() {
            parts.push(format!("{name} {items}"));
        }
    };
    part("trucks", joined(view.players.iter().map(|player| player.truck.as_deref().unwrap_or("-"))));
    part("bins", joined(view.players.iter().map(|player| bins(&player.bins))));
    part("points", joined(view.players.iter().map(|player| player.counters)));
    part("scores", joined(view.players.iter().map(|player| player.score)));
    part("hands", joined(view.players.iter().map(|player| player.hand_size)));
    part("decks", format!("{} {}", view.street_deck, view.route_deck));
    part("track", joined(view.track.iter().map(|leg| leg.section)));
    part("dice", joined(view.dice.iter().map(|die| format!("{}={}", die.section, die.colour))));
    part("works", joined(&view.works));
    part(
        "one-way",
        joined(view.one_way.iter().map(|token| format!("{}={}", token.section, token.direction))),
    );
    part(
        "plant",
        view.plant.as_ref().map_or(String::new(), |plant| format!("{} {}", plant.card, plant.capacity)),
    );
    part("last round", view.last_round.map_or(String::new(), |round| round.to_string()));
    if let Some(own) = &view.own {
        parts.push(format!("own {} | {}", joined(&own.hand), joined(&own.routes)));
    }
    parts.join("; ")
}

/// The numbers of bin cards as one word.
fn bins(bins: &[u8]) -> String {
    if bins.is_empty() { "-".to_owned() } else { bins.iter().map(ToString::to_string).collect() }
}

fn phase(phase: &PhaseWords) -> String {
    let json = serde_json::to_value(phase).unwrap();
    json["name"].as_str().unwrap().to_owned()
}
