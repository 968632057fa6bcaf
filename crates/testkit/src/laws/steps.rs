//! One decision, seen from outside: quiet steps do what loud ones do, and secret ones change no other view.

use ecotable_kernel::{Game, Seat, SeatSet, Step, Table, Viewer};

use super::breach::{Held, Law, hold};
use super::worlds::json;

/// What those saw who will hear nothing of a decision.
#[derive(Debug)]
pub struct Unaware {
    saw: Vec<(Viewer, u32, SeatSet, String)>,
}

/// Applies the decision quietly and loudly to copies, and notes what those see who hear nothing of it.
pub fn check_quiet<G: Game>(
    table: &Table<G>,
    seat: Seat,
    action: G::Action,
) -> Result<Unaware, super::Breach> {
    let number = table.ply() + 1;
    let (mut loud, mut quiet) = (Step::new(table.seed(), number), Step::quiet(table.seed()));
    quiet.begin(number);
    let (mut loudly, mut quietly) = (table.state().clone(), table.state().clone());
    table.game().apply(&mut loudly, seat, action, &mut loud);
    table.game().apply(&mut quietly, seat, action, &mut quiet);
    hold(Law::Quiet, loudly == quietly, || {
        format!("`{action}` of seat {seat} leads loudly to\n{loudly:?}\nand quietly to\n{quietly:?}")
    })?;
    hold(Law::Quiet, (loud.heard(), loud.revealed()) == (quiet.heard(), quiet.revealed()), || {
        format!("`{action}` of seat {seat} tells or reveals other things when it is quiet")
    })?;
    Ok(Unaware::new(table, seat, loud.heard()))
}

impl Unaware {
    fn new<G: Game>(table: &Table<G>, decider: Seat, heard: SeatSet) -> Self {
        let others = Seat::all(table.game().seats()).filter(|&seat| seat != decider && !heard.contains(seat));
        let spectator = (heard != SeatSet::from_bits(u8::MAX)).then_some(Viewer::Spectator);
        let viewers = others.map(Viewer::Seat).chain(spectator);
        let saw = |viewer| (viewer, table.noticed(viewer), table.awaited(viewer), json(&table.view(viewer)));
        Self { saw: viewers.map(saw).collect() }
    }

    /// After the decision: who was told nothing sees nothing else.
    pub fn check<G: Game>(&self, table: &Table<G>, decision: impl Fn() -> String) -> Held {
        self.saw.iter().try_for_each(|(viewer, noticed, awaited, saw)| {
            let sees = json(&table.view(*viewer));
            hold(Law::Unnoticed, table.noticed(*viewer) == *noticed, || {
                format!("{viewer} heard nothing of {} and noticed it", decision())
            })?;
            hold(Law::Unnoticed, *saw == sees, || {
                format!("{viewer} heard nothing of {} and saw\n{saw}\nand now sees\n{sees}", decision())
            })?;
            hold(Law::Unnoticed, table.awaited(*viewer) == *awaited, || {
                format!("{viewer} heard nothing of {}, yet others are asked now", decision())
            })
        })
    }
}
