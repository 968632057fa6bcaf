//! A position: one flat value. The map is not in it.

use ecotable_kernel::{Seat, SeatSet};
use ecotable_parts::Pile;

use crate::action::Wanted;
use crate::cards::{Card, Hand, PlantCard, ROUTE_CARDS, Route, Routes, STREET_CARDS};
use crate::city::{Node, Section};
use crate::colour::{Colour, Direction, Effect, Reward};
use crate::rules::Survey;
use crate::track::Track;

/// The most seats at a table.
pub const MOST_SEATS: usize = 5;
/// The dice of the box.
pub const DICE: u8 = 4;
/// The works tokens of the box, and as many one-way tokens.
pub const TOKENS: u32 = 2;

/// A position.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct State {
    pub(crate) phase: Phase,
    /// The round being played, from 1.
    pub(crate) round: u8,
    /// The seat whose turn it is.
    pub(crate) active: Seat,
    /// The round in which the end was triggered.
    pub(crate) trigger: Option<u8>,
    /// Who has the bonus card.
    pub(crate) bonus: Option<Seat>,
    pub(crate) plant: Option<PlantCard>,
    /// How many bins the plant still buys.
    pub(crate) capacity: u8,
    pub(crate) board: Board,
    /// What the tokens leave within reach, whatever the colours (PR-3.7).
    pub(crate) survey: Survey,
    pub(crate) turn: Turn,
    pub(crate) players: [Player; MOST_SEATS],
    pub(crate) street_deck: Pile<STREET_CARDS>,
    pub(crate) street_discard: Hand,
    /// The cards played in this turn.
    pub(crate) played: Hand,
    pub(crate) route_deck: Pile<ROUTE_CARDS>,
    pub(crate) route_discard: Routes,
}

/// What belongs to one seat.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Player {
    pub(crate) hand: Hand,
    pub(crate) routes: Routes,
    pub(crate) truck: Node,
    /// The bin cards held, one bit for each number.
    pub(crate) bins: u8,
    pub(crate) counters: u16,
    /// Whether it has a police token.
    pub(crate) police: bool,
    /// The puncture that lies in front of it.
    pub(crate) puncture: Option<Card>,
}

/// What lies on the sections of the city.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Board {
    pub(crate) dice: Dice,
    /// The sections with street works.
    pub(crate) works: u64,
    /// The sections with a one-way token that points forward.
    pub(crate) forward: u64,
    /// The sections with a one-way token that points backward.
    pub(crate) backward: u64,
}

impl Board {
    /// The sections with a one-way token.
    #[inline]
    pub(crate) fn one_way(&self) -> u64 {
        self.forward | self.backward
    }

    /// The sections with a works or one-way token.
    #[inline]
    pub(crate) fn tokens(&self) -> u64 {
        self.works | self.one_way()
    }

    /// The direction of the one-way token on a section that has one.
    #[inline]
    pub(crate) fn arrow(&self, section: Section) -> Direction {
        if self.forward & section.bit() != 0 { Direction::Forward } else { Direction::Backward }
    }

    /// The board with a one-way token more.
    #[inline]
    pub(crate) const fn with_arrow(self, section: Section, direction: Direction) -> Self {
        match direction {
            Direction::Forward => Self { forward: self.forward | section.bit(), ..self },
            Direction::Backward => Self { backward: self.backward | section.bit(), ..self },
        }
    }

    /// Takes the token of a kind off a section.
    #[inline]
    pub(crate) fn lift(&mut self, token: Token, section: Section) {
        let keep = !section.bit();
        match token {
            Token::Works => self.works &= keep,
            Token::OneWay => {
                self.forward &= keep;
                self.backward &= keep;
            }
        }
    }
}

/// The dice on the board, sorted by section.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Dice {
    /// The sections with a die.
    pub(crate) on: u64,
    colours: [Option<Colour>; DICE as usize],
}

impl Dice {
    /// How many lie on the board.
    #[inline]
    pub(crate) fn len(&self) -> u8 {
        self.on.count_ones() as u8
    }

    #[inline]
    fn place(&self, section: Section) -> usize {
        (self.on & (section.bit() - 1)).count_ones() as usize
    }

    /// The colour of the die on a section.
    #[inline]
    pub(crate) fn at(&self, section: Section) -> Option<Colour> {
        if self.on & section.bit() == 0 { None } else { self.colours[self.place(section)] }
    }

    /// Puts a die on a section without one; there must be one left.
    pub(crate) fn put(&mut self, section: Section, colour: Colour) {
        let (place, len) = (self.place(section), usize::from(self.len()));
        self.colours.copy_within(place..len, place + 1);
        self.colours[place] = Some(colour);
        self.on |= section.bit();
    }

    /// Lifts the die from a section with one.
    pub(crate) fn lift(&mut self, section: Section) {
        let (place, len) = (self.place(section), usize::from(self.len()));
        self.colours.copy_within(place + 1..len, place);
        self.colours[len - 1] = None;
        self.on &= !section.bit();
    }
}

/// What belongs to the turn of the active seat (PR-3.2).
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Turn {
    pub(crate) track: Track,
    pub(crate) movement_over: bool,
    pub(crate) open_play: Option<OpenPlay>,
    /// The reward nodes that have paid.
    pub(crate) rewards_used: u64,
    /// The sections on which the seat ignores tokens.
    pub(crate) police_passes: u64,
    pub(crate) routes_checked: bool,
}

/// A play that can be prolonged.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub struct OpenPlay {
    /// The sections driven in it.
    pub(crate) driven: u64,
    /// The colour that it drives.
    pub(crate) colour: Colour,
    /// The colour of a dashed card to which it may still change.
    pub(crate) other: Option<Colour>,
    /// A shortcut ignores tokens.
    pub(crate) shortcut: bool,
    /// The second colour went out of reach, so it need not be driven any more (PR-R67).
    pub(crate) lapsed: bool,
}

impl OpenPlay {
    /// A play that has driven one section in a colour, and may perhaps change to another one.
    pub(crate) const fn begun(section: Section, colour: Colour, other: Option<Colour>) -> Self {
        Self { driven: section.bit(), colour, other, shortcut: false, lapsed: false }
    }
}

/// What the table waits for.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Phase {
    /// The seat chooses a light (PR-2.4).
    ChooseLight(Seat),
    /// The active seat decides what to do next.
    Turn,
    /// A card of a pair is to be spent.
    SpendCard(Payment),
    /// A unit of a double lane is to be paid.
    PayUnit(Payment),
    /// Use the reward or not.
    RewardChoice(Reward),
    /// So many placed dice are to be lifted for a roll.
    LiftDie(u8),
    /// These rolled dice are to be placed, the first one first.
    PlaceDie(Colour, Option<Colour>),
    /// A die is to be turned.
    PickDie,
    /// The die on this section is to be turned.
    DieColour(Section),
    /// One of the placed tokens is to be moved.
    PickToken(Token),
    /// A token is to be placed, perhaps the one from this section.
    PlaceToken(Token, Option<Section>),
    /// A one-way token goes to a section, perhaps from another one, and needs a direction.
    OneWayDirection(Section, Option<Section>),
    /// An opponent is to be chosen for this effect of this card.
    PickSeat(Effect, Card),
    /// What is this seat asked for?
    AskFor(Seat),
    /// This seat chooses which matching card it gives.
    GiveCard(Seat, Wanted),
    /// The card offered to this seat is to be chosen.
    SwapOwn(Seat),
    /// This seat chooses a card in exchange for one that it has not seen.
    SwapTheirs(Seat, Card),
    /// What the police does.
    PoliceOption(PoliceBy),
    /// The opponents may puncture (PR-3.11).
    React(Answers),
    /// A route card too many; and so many more to draw.
    RouteOverflow(Route, u8),
    /// Cards may be discarded at the end of the turn.
    Discard,
    /// The game is over.
    Over,
}

/// A payment under way.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Payment {
    pub(crate) section: Section,
    pub(crate) colour: Colour,
    /// How many cards of a pair are still to be spent.
    pub(crate) cards: u8,
    /// How many units of a double lane are to be paid after that.
    pub(crate) units: u8,
    pub(crate) lane: Lane,
}

/// What is being paid for.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Lane {
    /// An ordinary section, with a pair.
    Single,
    /// A double lane.
    Double,
}

/// The kinds of token that lie on sections.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Token {
    /// Street works.
    Works,
    /// A one-way token.
    OneWay,
}

/// What called the police.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum PoliceBy {
    /// A card.
    Card,
    /// The token.
    Token,
}

/// The answers in a React window.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Answers {
    /// Who has answered.
    pub(crate) given: SeatSet,
    /// Who has answered with a puncture.
    pub(crate) punctures: SeatSet,
}

impl State {
    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// Whether the truck of a seat stands on the board: its light is chosen, or there was no choice (PR-2.4).
    #[inline]
    pub(crate) fn has_started(&self, seat: Seat) -> bool {
        !matches!(self.phase, Phase::ChooseLight(next) if seat >= next)
    }

    /// The active seat's player.
    #[inline]
    pub(crate) fn mover(&self) -> &Player {
        &self.players[self.active.index()]
    }

    #[inline]
    pub(crate) fn mover_mut(&mut self) -> &mut Player {
        &mut self.players[self.active.index()]
    }

    /// Moves a card from the active hand to the played row.
    #[inline]
    pub(crate) fn play_card(&mut self, card: Card) {
        self.mover_mut().hand.take(card);
        self.played.add(card);
    }
}
