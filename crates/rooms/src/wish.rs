//! What can be wanted from a room.

use std::fmt;

use ecotable_kernel::{Phrase, Seat};
use ecotable_store::{Key, TableId};

use crate::nickname::Nickname;
use crate::order::Order;
use crate::pace::Pace;
use crate::place::Seating;
use crate::reaction::{Reaction, Reactions};
use crate::ticket::Ticket;
use crate::token::Token;

/// What somebody wants from a room. Who may want it is said with each.
#[derive(Clone)]
pub enum Wish {
    /// Anybody, before the match: take this place, or any free one.
    Join {
        /// How they want to be called.
        nickname: Nickname,
        /// Which place.
        seat: Option<Seat>,
    },
    /// Who holds the seat: be called something else.
    Rename(Seat, Nickname),
    /// Who holds the seat: give it up. Before the match it is free again; in a match a bot stands in at once.
    Leave(Seat),
    /// Who holds the seat: a link with which another device takes it over, once.
    MoveOut(Seat),
    /// Whoever has that link.
    MoveIn(Key),

    /// The host, before the match: who is to sit there.
    Arrange(Seat, Seating),
    /// The host, before the match: one place more.
    AddPlace,
    /// The host, before the match: without this place.
    RemovePlace(Seat),
    /// The host: begin; places that are still open are left out, or filled with bots if too few are left.
    Start,
    /// The host: how fast bots play.
    SetPace(Pace),
    /// The host: whether people may react.
    SetReactions(Reactions),

    /// Who holds the seat: decide.
    Decide {
        /// For which seat.
        seat: Seat,
        /// From which form.
        ticket: Ticket,
        /// What, in the game's notation.
        action: String,
    },
    /// Who holds the seat: take back the last decision.
    Undo {
        /// For which seat.
        seat: Seat,
        /// From which form.
        ticket: Ticket,
    },
    /// Who holds the seat: what to do without being asked; `None` takes an order back.
    Order(Seat, Option<Order>),
    /// Who holds the seat: what the best bot would do.
    Hint(Seat),
    /// Who holds the seat, in a match: have something worked out before deciding. Nothing comes of it but that it counts as
    /// a wish, so that nobody has too much worked out in too short a time.
    Think(Seat),
    /// Who holds the seat, once the match has begun: say this to the table.
    React(Seat, Reaction),
    /// Anybody at the table: let the bots play at once until a person is asked.
    Skip,

    /// The host for a seat that is gone: a bot plays on. Anybody else at the table: a vote for it.
    StandIn(Seat),
    /// Who holds the seat: play again in place of the bot.
    TakeBack(Seat),

    /// Anybody at the table, once the match is over: the same people play again at this table, which was opened with
    /// [`Rooms::open_again`](crate::Rooms::open_again).
    Follow {
        /// Which table.
        next: TableId,
        /// The one that was to follow so far; if it is another one by now, that one stays.
        instead_of: Option<TableId>,
    },
}

/// What came of a wish.
#[derive(Clone)]
pub enum Done {
    /// It is so.
    Done,
    /// The seat is theirs, and this proves it.
    Seated(Seat, Token),
    /// The link that moves a seat has this key in it.
    Key(Key),
    /// This is the table that follows.
    Followed(TableId),
    /// What the best bot would do, and why.
    Hint {
        /// The action's notation.
        action: String,
        /// Why.
        reason: Phrase,
    },
}

impl Wish {
    /// Its name, for logs: what is wanted with it may be secret.
    pub fn name(&self) -> &'static str {
        match self {
            Self::Join { .. } => "join",
            Self::Rename(..) => "rename",
            Self::Leave(_) => "leave",
            Self::MoveOut(_) => "move out",
            Self::MoveIn(_) => "move in",
            Self::Arrange(..) => "arrange",
            Self::AddPlace => "add place",
            Self::RemovePlace(_) => "remove place",
            Self::Start => "start",
            Self::SetPace(_) => "set pace",
            Self::SetReactions(_) => "set reactions",
            Self::Decide { .. } => "decide",
            Self::Undo { .. } => "undo",
            Self::Order(..) => "order",
            Self::Hint(_) => "hint",
            Self::Think(_) => "think",
            Self::React(..) => "react",
            Self::Skip => "skip",
            Self::StandIn(_) => "stand in",
            Self::TakeBack(_) => "take back",
            Self::Follow { .. } => "follow",
        }
    }

    /// Whether wanting it twice is the same as wanting it once.
    pub(crate) fn is_repeatable(&self) -> bool {
        !matches!(self, Self::Leave(_) | Self::AddPlace | Self::RemovePlace(_))
    }

    /// Whether something random is made for it.
    pub(crate) fn needs_chance(&self) -> bool {
        matches!(self, Self::Join { .. } | Self::MoveOut(_) | Self::MoveIn(_))
    }
}

impl fmt::Debug for Wish {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Wish({})", self.name())
    }
}

impl fmt::Debug for Done {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Done => f.write_str("Done"),
            Self::Seated(seat, token) => f.debug_tuple("Seated").field(seat).field(token).finish(),
            Self::Key(_) => f.write_str("Key(***)"),
            Self::Followed(table) => f.debug_tuple("Followed").field(table).finish(),
            Self::Hint { action, .. } => f.debug_tuple("Hint").field(action).finish(),
        }
    }
}
