//! One decision, seen from outside: quiet steps do what loud ones do, and secret ones change no other view.

use ecotable_kernel::{Game, Seat, SeatSet, Step, Table, UndoError, Viewer};

use super::breach::{Held, Law, hold};
use super::worlds::json;

/// What those saw who will hear nothing of a decision.
#[derive(Debug)]
pub struct Unaware(Vec<Sight>);

/// What a viewer can learn of a match.
#[derive(Debug)]
struct Sight {
    viewer: Viewer,
    noticed: u32,
    awaited: SeatSet,
    undo: Option<Result<(), UndoError>>,
    view: String,
}

impl Sight {
    fn of<G: Game>(table: &Table<G>, viewer: Viewer) -> Self {
        Self {
            viewer,
            noticed: table.noticed(viewer),
            awaited: table.awaited(viewer),
            undo: viewer.seat().map(|seat| table.can_undo(seat)),
            view: json(&table.view(viewer)),
        }
    }
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
        Self(viewers.map(|viewer| Sight::of(table, viewer)).collect())
    }

    /// After the decision: who was told nothing sees nothing else.
    pub fn check<G: Game>(&self, table: &Table<G>, decision: impl Fn() -> String) -> Held {
        self.0.iter().try_for_each(|before| {
            let viewer = before.viewer;
            let now = Sight::of(table, viewer);
            hold(Law::Unnoticed, now.noticed == before.noticed, || {
                format!("{viewer} heard nothing of {} and noticed it", decision())
            })?;
            hold(Law::Unnoticed, now.view == before.view, || {
                let (saw, sees) = (&before.view, &now.view);
                format!("{viewer} heard nothing of {} and saw\n{saw}\nand now sees\n{sees}", decision())
            })?;
            hold(Law::Unnoticed, now.awaited == before.awaited, || {
                format!("{viewer} heard nothing of {}, yet others are asked now", decision())
            })?;
            hold(Law::Unnoticed, now.undo == before.undo, || {
                let (could, can) = (before.undo, now.undo);
                format!(
                    "{viewer} heard nothing of {}, yet taking back was {could:?} and is {can:?}",
                    decision()
                )
            })
        })
    }
}
