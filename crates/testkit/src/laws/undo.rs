//! Taking back restores everything, and has shown its maker nothing new.

use ecotable_kernel::{Game, GameRng, Seat, Step, Table, Told, Viewer};

use super::breach::{Held, Law, hold};

/// What must be as before once a decision has been taken back.
#[derive(Debug)]
pub struct Before<G: Game> {
    state: G::State,
    views: Option<Vec<G::View>>,
    noticed: Vec<u32>,
    ply: u64,
}

impl<G: Game> Before<G> {
    /// The position and the counts of a table.
    pub fn of(table: &Table<G>) -> Self {
        let noticed = viewers(table).map(|viewer| table.noticed(viewer)).collect();
        Self { state: table.state().clone(), views: None, noticed, ply: table.ply() }
    }

    /// Also everything that could be seen, which is costly.
    pub fn with_views(self, table: &Table<G>) -> Self {
        Self { views: Some(viewers(table).map(|viewer| table.view(viewer)).collect()), ..self }
    }

    fn check(&self, table: &Table<G>, what: impl Fn() -> String) -> Held {
        let found = Self::of(table);
        hold(Law::Undo, found.state == self.state, || format!("{}: another position", what()))?;
        hold(Law::Undo, found.noticed == self.noticed && found.ply == self.ply, || {
            format!("{}: other counts", what())
        })?;
        let same_views = self.views.is_none() || found.with_views(table).views == self.views;
        hold(Law::Undo, same_views, || format!("{}: other views", what()))
    }
}

fn viewers<G: Game>(table: &Table<G>) -> impl Iterator<Item = Viewer> + use<G> {
    Seat::all(table.game().seats()).map(Viewer::Seat).chain([Viewer::Spectator])
}

/// Takes back the decision that was just made, if that is allowed, and makes it again.
pub fn check<G: Game>(table: &mut Table<G>, before: &Before<G>) -> Held {
    let Some(&(seat, action)) = table.decisions().last() else {
        return Ok(());
    };
    if table.can_undo(seat).is_err() {
        return Ok(());
    }
    let after = Before::of(table);
    let undone = table.undo(seat);
    hold(Law::Undo, undone.is_ok(), || {
        format!("`{action}` of seat {seat} can be taken back, yet {undone:?}")
    })?;
    before.check(table, || format!("after taking back `{action}` of seat {seat}"))?;
    let again = table.play(seat, action);
    hold(Law::Undo, again.is_ok(), || format!("`{action}` of seat {seat} cannot be made again: {again:?}"))?;
    after.check(table, || format!("after making `{action}` of seat {seat} again"))
}

/// A decision that can be taken back looks the same to its maker in every world that the maker thinks possible.
pub fn check_shows_nothing<G: Game>(
    table: &Table<G>,
    seat: Seat,
    action: G::Action,
    rng: &mut GameRng,
) -> Held {
    if !table.prepare(seat, action).is_ok_and(|prepared| prepared.can_be_undone()) {
        return Ok(());
    }
    let twin = table.peek(seat).imagine(rng);
    let here = experience(table, table.state().clone(), seat, action);
    let there = experience(table, twin, seat, action);
    hold(Law::UndoShowsNothing, here == there, || {
        format!("`{action}` of seat {seat} can be taken back, and shows its maker\n{here:?}\nor\n{there:?}")
    })
}

/// What the maker of a decision sees and hears of it, and whether it can be taken back.
fn experience<G: Game>(
    table: &Table<G>,
    mut state: G::State,
    seat: Seat,
    action: G::Action,
) -> (bool, G::View, Vec<Told<G::Event>>) {
    let mut step = Step::new(table.seed(), table.ply() + 1);
    table.game().apply(&mut state, seat, action, &mut step);
    let viewer = Viewer::Seat(seat);
    let revealed = step.revealed();
    let heard = step.into_events().into_iter().filter(|told| told.to.includes(viewer)).collect();
    (revealed, table.game().view(&state, viewer), heard)
}
