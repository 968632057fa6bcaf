//! The fastest way through a game: every seat takes a random action until nobody is asked.

use ecotable_kernel::{Game, Seat, Step};

/// Plays a position to its end and says how many decisions that took.
///
/// `pick` gets a seat and a number of choices and returns one of them. With [`Step::quiet`] the game is the match
/// with that seed, decision for decision, as a record of it would be played again; with [`Step::simulated`] it is
/// quicker. `legal` is only a buffer, used again and again.
#[inline]
pub fn playout<G: Game>(
    game: &G,
    state: &mut G::State,
    step: &mut Step<G::Event>,
    legal: &mut Vec<G::Action>,
    mut pick: impl FnMut(Seat, u32) -> u32,
) -> u32 {
    let mut decisions = 0;
    while let Some(seat) = game.to_act(state).first() {
        game.legal_actions(state, seat, legal);
        let action = legal[pick(seat, legal.len() as u32) as usize];
        decisions += 1;
        step.begin(u64::from(decisions));
        game.apply(state, seat, action, step);
    }
    decisions
}
