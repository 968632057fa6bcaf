//! Writing down a golden game.

use std::fs;
use std::path::Path;

use ecotable_kernel::{Game, GameRng, Peek, Table, Viewer};

use super::play::claim_line;
use super::script::{Claim, open};
use super::{Faults, Show, fault};

/// What a golden game begins with.
#[derive(Clone, Debug)]
pub struct Opening<C> {
    /// The options.
    pub config: C,
    /// How many seats.
    pub seats: u8,
    /// The seed, as it stands in the first line.
    pub seed: String,
}

/// The text of a game that a policy plays, with the views of all asked seats and a spectator after every so many
/// decisions, and the outcome at the end.
pub fn compose<G: Game>(
    opening: &Opening<G::Config>,
    checkpoint_every: u64,
    show: Show<G>,
    mut policy: impl FnMut(Peek<'_, G>) -> G::Action,
) -> Result<String, String> {
    let header = header::<G>(opening)?;
    let mut table: Table<G> = open(&header)?;
    let mut lines = vec![header];
    while let Some(seat) = table.to_act().first() {
        let action = policy(table.peek(seat));
        table.play(seat, action).map_err(|error| format!("seat {seat} cannot `{action}`: {error}"))?;
        lines.push(format!("{seat} {action}"));
        if checkpoint_every > 0 && table.ply().is_multiple_of(checkpoint_every) {
            let viewers = table.to_act().iter().map(Viewer::Seat).chain([Viewer::Spectator]);
            let views = viewers.map(|viewer| claim_line(&table, Claim::View(viewer), show));
            lines.extend(views.collect::<Result<Vec<_>, _>>()?);
        }
    }
    lines.push(claim_line(&table, Claim::Outcome, show)?);
    Ok(lines.join("\n") + "\n")
}

fn header<G: Game>(opening: &Opening<G::Config>) -> Result<String, String> {
    let options = crate::options::options::<G>(&opening.config).map_err(|error| error.to_string())?;
    let opening = format!("game {}  seats {}  seed {}", G::META.id, opening.seats, opening.seed);
    Ok([opening].into_iter().chain(options).collect::<Vec<_>>().join("  "))
}

/// Writes down a game that a policy plays; see [`compose`].
pub fn write<G: Game>(
    path: &Path,
    opening: &Opening<G::Config>,
    checkpoint_every: u64,
    show: Show<G>,
    policy: impl FnMut(Peek<'_, G>) -> G::Action,
) -> Result<(), Faults> {
    let text = compose(opening, checkpoint_every, show, policy);
    text.and_then(|text| fs::write(path, text).map_err(|error| error.to_string()))
        .map_err(|what| Faults(vec![fault(path, 0, what)]))
}

/// Writes down a game of random decisions; see [`compose`].
pub fn write_random<G: Game>(
    path: &Path,
    opening: &Opening<G::Config>,
    checkpoint_every: u64,
    show: Show<G>,
) -> Result<(), Faults> {
    let (mut rng, mut list) = (GameRng::quick(0), Vec::new());
    write(path, opening, checkpoint_every, show, |peek: Peek<'_, G>| {
        peek.legal_actions(&mut list);
        *rng.pick(&list).expect("a seat that is asked has an action")
    })
}
