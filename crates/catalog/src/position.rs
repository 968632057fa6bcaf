//! A position of any game, as those who look at it may know it.
//!
//! A [`Position`] is a picture of a match at one moment. It holds the whole state and gives away only what a
//! viewer may know, so it can be handed to whoever draws pages: nothing else can be got out of it.

use std::any::Any;
use std::sync::Arc;

use ecotable_kernel::{
    Game, GameRng, MAX_SEATS, Meta, Outcome, Peek, PerSeat, Phrase, Seat, SeatSet, Table, UndoError, Viewer,
};
use serde_json::Value;

use crate::auctions::Auctions;
use crate::bot::{self, Advice, BotError};
use crate::declined::Declined;
use crate::games::Playable;
use crate::told::plain_json;

/// What can be asked of a position of any game: actions are notations, and what the game says is JSON or a
/// sentence to be.
pub trait AnyPosition: Any + Send + Sync {
    /// What can be said of the game without playing it.
    fn meta(&self) -> &'static Meta;
    /// The options of this match.
    fn config(&self) -> Value;
    /// How many seats the table has.
    fn seats(&self) -> u8;
    /// How many steps `viewer` has noticed, which betrays nothing that others do in secret.
    fn noticed(&self, viewer: Viewer) -> u32;
    /// The seats that owe a decision.
    fn to_act(&self) -> SeatSet;
    /// The seats that `viewer` may know to owe a decision.
    fn awaited(&self, viewer: Viewer) -> SeatSet;
    /// The result, once the match is over.
    fn outcome(&self) -> Option<Outcome>;

    /// The actions that `seat` may take now; none if it is not asked.
    fn legal(&self, seat: Seat) -> Vec<String>;
    /// Actions worth offering that are allowed now without being in the list, such as taking back a half-made choice.
    fn unlisted(&self, seat: Seat) -> Vec<String>;
    /// Whether `seat` may take the action now, and otherwise why not.
    fn check(&self, seat: Seat, action: &str) -> Result<(), Declined>;
    /// Whether `seat` may take back its last decision, and otherwise why not.
    fn can_undo(&self, seat: Seat) -> Result<(), UndoError>;
    /// Whether a bot of that name plays this game.
    fn check_bot(&self, bot: &str) -> Result<(), BotError>;
    /// What the bot of that name would do in this seat, and why; the same for the same `seed`.
    fn advise(&self, seat: Seat, bot: &str, seed: u64) -> Result<Advice, BotError>;

    /// The auctions of the present round, as everybody knows them; `None` if there are none, or none any more.
    fn auctions(&self) -> Option<Auctions>;
    /// The action that says no to a question out of turn, if the game has such questions.
    fn declines(&self) -> Option<&'static str>;
    /// Whether a seat may know something that the others may not.
    fn has_secrets(&self) -> bool;

    /// What `viewer` may know, as data.
    fn view(&self, viewer: Viewer) -> Value;
    /// What `viewer` may know, as lines of text to be.
    fn lines(&self, viewer: Viewer) -> Vec<Phrase>;
    /// What is going on and what is wanted.
    fn situation(&self, viewer: Viewer) -> Phrase;
    /// What taking the action would do, as `viewer` may know it; `None` if the text is not an action.
    fn choice(&self, viewer: Viewer, action: &str) -> Option<Phrase>;

    /// The position with its own type, for those who know the game.
    fn as_any(&self) -> &dyn Any;
}

/// A picture of a match of one game at one moment.
#[derive(Clone, Debug)]
pub struct Position<G: Game> {
    game: Arc<G>,
    state: G::State,
    noticed: [u32; MAX_SEATS + 1],
    undo: PerSeat<Result<(), UndoError>>,
}

impl<G: Game> Position<G> {
    /// The table as it is now; `game` is the table's own, shared.
    pub(crate) fn of(table: &Table<G>, game: &Arc<G>) -> Self {
        let seats = game.seats();
        let mut noticed = [table.noticed(Viewer::Spectator); MAX_SEATS + 1];
        for seat in Seat::all(seats) {
            noticed[seat.index()] = table.noticed(Viewer::Seat(seat));
        }
        let undo = Seat::all(seats).map(|seat| table.can_undo(seat)).collect();
        Self { game: Arc::clone(game), state: table.state().clone(), noticed, undo }
    }

    /// The rules.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// What `viewer` may know; who claims a seat that the table does not have is a spectator.
    pub fn view_of(&self, viewer: Viewer) -> G::View {
        let known = viewer.seat().is_none_or(|seat| seat.0 < self.game.seats());
        self.game.view(&self.state, if known { viewer } else { Viewer::Spectator })
    }

    /// What `seat` may use to decide.
    pub fn peek(&self, seat: Seat) -> Peek<'_, G> {
        Peek::new(&self.game, &self.state, seat)
    }

    /// The same picture with everything drawn anew that `seat` does not know: `seat` cannot tell the two apart.
    #[must_use]
    pub fn imagined(&self, seat: Seat, rng: &mut GameRng) -> Self {
        Self { state: self.peek(seat).imagine(rng), ..self.clone() }
    }

    /// The actions that `seat` may take now, sorted; none if it is not asked.
    pub fn legal_actions(&self, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        if self.game.to_act(&self.state).contains(seat) {
            self.game.legal_actions(&self.state, seat, &mut actions);
        }
        actions
    }
}

/// What a position of any game is made from.
pub(crate) trait Stand: Send + Sync + 'static {
    /// The game.
    type Game: Playable;

    fn game(&self) -> &Self::Game;
    fn state(&self) -> &<Self::Game as Game>::State;
    fn noticed(&self, viewer: Viewer) -> u32;
    fn can_undo(&self, seat: Seat) -> Result<(), UndoError>;
}

impl<G: Playable> Stand for Position<G> {
    type Game = G;

    fn game(&self) -> &G {
        &self.game
    }

    fn state(&self) -> &G::State {
        &self.state
    }

    fn noticed(&self, viewer: Viewer) -> u32 {
        let seat = viewer.seat().filter(|seat| seat.0 < self.game.seats());
        self.noticed[seat.map_or(MAX_SEATS, Seat::index)]
    }

    fn can_undo(&self, seat: Seat) -> Result<(), UndoError> {
        self.undo.get(seat.index()).copied().unwrap_or(Err(UndoError::Nothing))
    }
}

/// The action that a text stands for.
pub(crate) fn parse<G: Game>(text: &str) -> Result<G::Action, Declined> {
    text.parse().map_err(|why: <G::Action as std::str::FromStr>::Err| Declined::Notation {
        text: text.chars().take(80).collect(),
        why: why.to_string(),
    })
}

fn view_of<S: Stand>(stand: &S, viewer: Viewer) -> <S::Game as Game>::View {
    let known = viewer.seat().is_none_or(|seat| seat.0 < stand.game().seats());
    stand.game().view(stand.state(), if known { viewer } else { Viewer::Spectator })
}

impl<S: Stand> AnyPosition for S {
    fn meta(&self) -> &'static Meta {
        const { &<S::Game as Game>::META }
    }

    fn config(&self) -> Value {
        plain_json(&self.game().config())
    }

    fn seats(&self) -> u8 {
        self.game().seats()
    }

    fn noticed(&self, viewer: Viewer) -> u32 {
        Stand::noticed(self, viewer)
    }

    fn to_act(&self) -> SeatSet {
        self.game().to_act(self.state())
    }

    fn awaited(&self, viewer: Viewer) -> SeatSet {
        self.game().awaited(self.state(), viewer)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game().outcome(self.state())
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        let mut actions = Vec::new();
        if self.to_act().contains(seat) {
            self.game().legal_actions(self.state(), seat, &mut actions);
        }
        actions.iter().map(ToString::to_string).collect()
    }

    fn unlisted(&self, seat: Seat) -> Vec<String> {
        let unlisted = <S::Game as Playable>::UNLISTED.iter();
        unlisted.filter(|action| self.check(seat, action).is_ok()).map(|&action| action.to_owned()).collect()
    }

    fn check(&self, seat: Seat, action: &str) -> Result<(), Declined> {
        let action = parse::<S::Game>(action)?;
        let to_act = self.to_act();
        if seat.0 >= self.game().seats() {
            Err(Declined::NoSuchSeat(seat))
        } else if to_act.is_empty() {
            Err(Declined::Over)
        } else if !to_act.contains(seat) {
            Err(Declined::NotAsked(seat))
        } else {
            let checked = self.game().check(self.state(), seat, action);
            checked.map_err(|refusal| Declined::forbidden(self.game(), refusal))
        }
    }

    fn can_undo(&self, seat: Seat) -> Result<(), UndoError> {
        Stand::can_undo(self, seat)
    }

    fn check_bot(&self, bot: &str) -> Result<(), BotError> {
        bot::find::<S::Game>(bot).map(|_| ())
    }

    fn advise(&self, seat: Seat, bot: &str, seed: u64) -> Result<Advice, BotError> {
        let bot = bot::find::<S::Game>(bot)?;
        if !self.to_act().contains(seat) {
            return Err(BotError::NotAsked(seat));
        }
        Ok(bot::advise(bot, Peek::new(self.game(), self.state(), seat), seed))
    }

    fn auctions(&self) -> Option<Auctions> {
        <S::Game as Playable>::auctions(&view_of(self, Viewer::Spectator))
    }

    fn declines(&self) -> Option<&'static str> {
        <S::Game as Playable>::DECLINES
    }

    fn has_secrets(&self) -> bool {
        <S::Game as Playable>::HAS_SECRETS
    }

    fn view(&self, viewer: Viewer) -> Value {
        plain_json(&view_of(self, viewer))
    }

    fn lines(&self, viewer: Viewer) -> Vec<Phrase> {
        ecotable_kernel::Narrate::table(self.game(), &view_of(self, viewer))
    }

    fn situation(&self, viewer: Viewer) -> Phrase {
        ecotable_kernel::Narrate::situation(self.game(), &view_of(self, viewer))
    }

    fn choice(&self, viewer: Viewer, action: &str) -> Option<Phrase> {
        let action = action.parse().ok()?;
        Some(ecotable_kernel::Narrate::choice(self.game(), &view_of(self, viewer), action))
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
