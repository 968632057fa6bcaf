//! Options survive their file, and impossible ones are refused.

use ecotable_kernel::{Game, MAX_SEATS, OptionKind, OptionSpec};

use super::breach::{Breach, Held, Law, hold};

/// The rules with these options, once everything that needs no play is checked.
pub fn check<G: Game>(config: &G::Config, seats: u8) -> Result<G, Breach> {
    let broken = |what: String| Breach::before_play(Law::Config, what);
    let game =
        G::new(config, seats).map_err(|error| broken(format!("{seats} seats, {config:?}: {error}")))?;
    hold(Law::Config, game.seats() == seats, || format!("made for {seats} seats, it says {}", game.seats()))?;
    hold(Law::Config, game.config() == *config, || format!("{config:?} became {:?}", game.config()))?;
    let text = serde_json::to_string(config).map_err(|error| broken(error.to_string()))?;
    let again: G::Config = serde_json::from_str(&text).map_err(|error| broken(error.to_string()))?;
    hold(Law::Config, again == *config, || format!("{config:?} was written as {text}, read as {again:?}"))?;
    check_seats::<G>(config)?;
    G::META.options.iter().try_for_each(check_option::<G>)?;
    Ok(game)
}

fn check_seats<G: Game>(config: &G::Config) -> Held {
    let (min, max) = (*G::META.seats.start(), *G::META.seats.end());
    hold(Law::Config, 1 <= min && min <= max && usize::from(max) <= MAX_SEATS, || {
        format!("{min} to {max} seats are not possible")
    })?;
    [0, min - 1, max + 1, u8::MAX].into_iter().try_for_each(|seats| {
        hold(Law::Config, G::new(config, seats).is_err(), || format!("{seats} seats were accepted"))
    })
}

/// Each value that the option says it takes can be put into the config.
fn check_option<G: Game>(spec: &OptionSpec) -> Held {
    values(&spec.kind).iter().try_for_each(|value| {
        let text = format!("{}={value}", spec.name);
        let with = crate::options::config::<G>(&[&text]);
        with.map(|_| ()).map_err(|error| Breach::before_play(Law::Config, format!("{text}: {error}")))
    })
}

fn values(kind: &OptionKind) -> Vec<String> {
    match kind {
        OptionKind::Flag | OptionKind::Switch => vec!["false".to_owned(), "true".to_owned()],
        OptionKind::Words(words) => words.iter().map(ToString::to_string).collect(),
        OptionKind::Numbers(numbers) => numbers.iter().map(ToString::to_string).collect(),
        OptionKind::RandomOrSeat => vec!["random".to_owned(), "0".to_owned()],
        OptionKind::Depends(kind) => [vec!["default".to_owned()], values(kind)].concat(),
    }
}
