//! How the table of one game becomes the table of any game.

use ecotable_kernel::{Game, Meta, Outcome, Phrase, Record, Seat, SeatSet, Seed, Table, UndoError, Viewer};
use serde_json::Value;

use crate::any_table::{AnyTable, Opened};
use crate::bot::{self, Advice, BotError};
use crate::declined::Declined;
use crate::games::Playable;
use crate::told::{AnyTold, erase, plain_json};

/// The table of one game, seen as a table of any game.
#[derive(Clone)]
pub(crate) struct Seated<G: Game>(pub Table<G>);

impl<G: Playable> Seated<G> {
    pub fn open(game: G, seed: Seed) -> Opened {
        let (table, events) = Table::new(game, seed);
        let events = erase(table.game(), events);
        Opened { table: Box::new(Self(table)), events }
    }

    pub fn open_at(game: G, seed: Seed, state: G::State) -> Opened {
        Opened { table: Box::new(Self(Table::resume(game, seed, state))), events: Vec::new() }
    }

    fn parse(text: &str) -> Result<G::Action, Declined> {
        text.parse().map_err(|why: <G::Action as std::str::FromStr>::Err| Declined::Notation {
            text: text.chars().take(80).collect(),
            why: why.to_string(),
        })
    }
}

impl<G: Playable> AnyTable for Seated<G> {
    fn meta(&self) -> &'static Meta {
        const { &G::META }
    }

    fn config(&self) -> Value {
        plain_json(&self.0.game().config())
    }

    fn seats(&self) -> u8 {
        self.0.game().seats()
    }

    fn seed(&self) -> Seed {
        self.0.seed()
    }

    fn ply(&self) -> u64 {
        self.0.ply()
    }

    fn noticed(&self, viewer: Viewer) -> u32 {
        self.0.noticed(viewer)
    }

    fn to_act(&self) -> SeatSet {
        self.0.to_act()
    }

    fn last_seat(&self) -> Option<Seat> {
        self.0.decisions().last().map(|&(seat, _)| seat)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.0.outcome()
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        self.0.legal_actions(seat).iter().map(ToString::to_string).collect()
    }

    fn unlisted(&self, seat: Seat) -> Vec<String> {
        let allowed = G::UNLISTED.iter().filter(|action| self.check(seat, action).is_ok());
        allowed.map(|&action| action.to_owned()).collect()
    }

    fn check(&self, seat: Seat, action: &str) -> Result<(), Declined> {
        let action = Self::parse(action)?;
        self.0.check(seat, action).map_err(|error| Declined::erase(self.0.game(), error))
    }

    fn play(&mut self, seat: Seat, action: &str) -> Result<Vec<AnyTold>, Declined> {
        let action = Self::parse(action)?;
        let played = self.0.play(seat, action);
        let events = played.map_err(|error| Declined::erase(self.0.game(), error))?;
        Ok(erase(self.0.game(), events))
    }

    fn can_undo(&self, seat: Seat) -> Result<(), UndoError> {
        self.0.can_undo(seat)
    }

    fn undo(&mut self, seat: Seat) -> Result<(), UndoError> {
        self.0.undo(seat)
    }

    fn check_bot(&self, bot: &str) -> Result<(), BotError> {
        bot::find::<G>(bot).map(|_| ())
    }

    fn advise(&self, seat: Seat, bot: &str, seed: u64) -> Result<Advice, BotError> {
        bot::advise(&self.0, seat, bot, seed)
    }

    fn view(&self, viewer: Viewer) -> Value {
        plain_json(&self.0.view(viewer))
    }

    fn lines(&self, viewer: Viewer) -> Vec<Phrase> {
        self.0.game().table(&self.0.view(viewer))
    }

    fn situation(&self, viewer: Viewer) -> Phrase {
        self.0.game().situation(&self.0.view(viewer))
    }

    fn action(&self, action: &str) -> Option<Phrase> {
        action.parse().ok().map(|action| self.0.game().action(action))
    }

    fn snapshot(&self) -> Value {
        plain_json(&self.0.game().snapshot(self.0.state()))
    }

    fn record(&self) -> Record {
        self.0.record()
    }

    fn rewound(&self) -> Opened {
        let (game, seed) = (self.0.game().clone(), self.0.seed());
        match self.0.start() {
            Some(start) => Self::open_at(game, seed, start.clone()),
            None => Self::open(game, seed),
        }
    }

    fn copy(&self) -> Box<dyn AnyTable> {
        Box::new(self.clone())
    }
}
