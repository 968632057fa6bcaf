//! A whole position in words that a person can read and edit.

use ecotable_kernel::{Flaw, Seat};
use ecotable_parts::Pile;
use serde::{Deserialize, Serialize};

use crate::cards::{Card, Hand, PlantCard, ROUTE_CARDS, Route, Routes, STREET_CARDS};
use crate::city::{Node, Section};
use crate::colour::Direction;
use crate::config::Switch;
use crate::game::PlasticRace;
use crate::phase::{
    DieAt, EarlierWords, LegWords, OneWayAt, OpenPlayWords, PhaseWords, arrows, dice, open_play, sections,
};
use crate::rules::Survey;
use crate::state::{Board, DICE, Lane, MOST_SEATS, OpenPlay, Phase, Player, State, Turn};
use crate::track::{Leg, MOST_LEGS};
use crate::words::bits;

/// A position. Decks are listed from the top; a deck that is left out holds all cards that lie nowhere else, in the
/// order of their ids.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Snapshot {
    /// The round being played, from 1.
    #[serde(default = "first_round")]
    pub round: u8,
    /// The seat whose turn it is.
    #[serde(default)]
    pub active: Seat,
    /// What the table waits for.
    #[serde(default = "turn")]
    pub phase: PhaseWords,
    /// The round in which the end was triggered.
    #[serde(default)]
    pub end_trigger: Option<u8>,
    /// Who has the bonus card.
    #[serde(default)]
    pub bonus: Option<Seat>,
    /// The plant card.
    #[serde(default)]
    pub plant: Option<PlantCard>,
    /// How many bins the plant still buys; left out, as many as its card says.
    #[serde(default)]
    pub capacity: Option<u8>,
    /// The dice on the board.
    #[serde(default)]
    pub dice: Vec<DieAt>,
    /// The sections with street works.
    #[serde(default)]
    pub works: Vec<Section>,
    /// The one-way tokens on the board.
    #[serde(default)]
    pub one_way: Vec<OneWayAt>,
    /// The seats.
    pub players: Vec<PlayerSnapshot>,
    /// The sections driven in this turn.
    #[serde(default)]
    pub track: Vec<LegWords>,
    /// What counts of the sections driven before those.
    #[serde(default, skip_serializing_if = "EarlierWords::is_nothing")]
    pub earlier: EarlierWords,
    /// Whether the truck may not move any more in this turn.
    #[serde(default)]
    pub movement_over: bool,
    /// The play that can be prolonged.
    #[serde(default)]
    pub open_play: Option<OpenPlayWords>,
    /// The rewards that have paid in this turn.
    #[serde(default)]
    pub rewards_used: Vec<String>,
    /// The sections on which the active seat ignores tokens.
    #[serde(default)]
    pub police_passes: Vec<Section>,
    /// Whether routes have been paid in this turn.
    #[serde(default)]
    pub routes_checked: bool,
    /// The cards played in this turn.
    #[serde(default)]
    pub played_row: Vec<Card>,
    /// The street deck.
    #[serde(default)]
    pub street_deck: Option<Vec<Card>>,
    /// The discarded street cards.
    #[serde(default)]
    pub street_discard: Vec<Card>,
    /// The route deck.
    #[serde(default)]
    pub route_deck: Option<Vec<Route>>,
    /// The discarded route cards.
    #[serde(default)]
    pub route_discard: Vec<Route>,
}

/// What belongs to one seat.
#[derive(Clone, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerSnapshot {
    /// The node of its truck.
    pub truck: String,
    /// Its cards.
    #[serde(default)]
    pub hand: Vec<Card>,
    /// Its route cards.
    #[serde(default)]
    pub routes: Vec<Route>,
    /// The numbers of its bin cards.
    #[serde(default)]
    pub bins: Vec<u8>,
    /// Its recycling points so far.
    #[serde(default)]
    pub counters: u16,
    /// Whether it has a police token.
    #[serde(default)]
    pub police: bool,
    /// The puncture that lies in front of it.
    #[serde(default)]
    pub puncture: Option<Card>,
}

fn first_round() -> u8 {
    1
}

fn turn() -> PhaseWords {
    PhaseWords::Turn {}
}

impl PlasticRace {
    pub(crate) fn write_snapshot(&self, state: &State) -> Snapshot {
        Snapshot {
            round: state.round,
            active: state.active,
            phase: PhaseWords::new(&state.phase),
            end_trigger: state.trigger,
            bonus: state.bonus,
            plant: state.plant,
            capacity: state.plant.map(|_| state.capacity),
            dice: dice(&state.board),
            works: sections(state.board.works),
            one_way: arrows(&state.board),
            players: state.players[..usize::from(self.seats)]
                .iter()
                .map(|player| self.write_player(player))
                .collect(),
            track: self.write_track(&state.turn),
            earlier: EarlierWords::new(&state.turn.track.earlier),
            movement_over: state.turn.movement_over,
            open_play: state.turn.open_play.as_ref().map(open_play),
            rewards_used: bits(state.turn.rewards_used)
                .map(|n| self.city.node_id(Node(n)).to_owned())
                .collect(),
            police_passes: sections(state.turn.police_passes),
            routes_checked: state.turn.routes_checked,
            played_row: state.played.cards().collect(),
            street_deck: Some(state.street_deck.as_slice().iter().rev().map(|&card| Card(card)).collect()),
            street_discard: state.street_discard.cards().collect(),
            route_deck: Some(state.route_deck.as_slice().iter().rev().map(|&card| Route(card)).collect()),
            route_discard: state.route_discard.cards().collect(),
        }
    }

    fn write_player(&self, player: &Player) -> PlayerSnapshot {
        PlayerSnapshot {
            truck: self.city.node_id(player.truck).to_owned(),
            hand: player.hand.cards().collect(),
            routes: player.routes.cards().collect(),
            bins: bits(u64::from(player.bins)).collect(),
            counters: player.counters,
            police: player.police,
            puncture: player.puncture,
        }
    }

    /// The sections driven in a turn, in words.
    pub(crate) fn write_track(&self, turn: &Turn) -> Vec<LegWords> {
        let id = |node| self.city.node_id(node).to_owned();
        let words = |leg: &Leg| LegWords {
            section: leg.section,
            colour: leg.colour,
            from: id(self.city.start_of(leg.section, leg.direction)),
            to: id(self.city.end_of(leg.section, leg.direction)),
        };
        turn.track.legs().iter().map(words).collect()
    }

    pub(crate) fn read_snapshot(&self, snapshot: &Snapshot) -> Result<State, Flaw> {
        let seats = usize::from(self.seats);
        if snapshot.players.len() != seats {
            return Err(Flaw(format!("{} players at a table of {seats}", snapshot.players.len())));
        }
        let lane = |section: Section| if self.is_double(section) { Lane::Double } else { Lane::Single };
        let phase =
            snapshot.phase.read(lane).ok_or_else(|| Flaw("the phase does not say which card".into()))?;
        let full = snapshot.plant.map_or(0, |card| self.cards.plant(card).capacity);
        let mut state = State {
            phase,
            round: snapshot.round,
            active: snapshot.active,
            trigger: snapshot.end_trigger,
            bonus: snapshot.bonus,
            plant: snapshot.plant,
            capacity: snapshot.capacity.unwrap_or(full),
            board: read_board(snapshot)?,
            survey: Survey::new(&self.city, &Board::default()),
            turn: self.read_turn(snapshot)?,
            players: [Player::default(); MOST_SEATS],
            street_deck: Pile::default(),
            street_discard: hand("street_discard", &snapshot.street_discard)?,
            played: hand("played_row", &snapshot.played_row)?,
            route_deck: Pile::default(),
            route_discard: routes("route_discard", &snapshot.route_discard)?,
        };
        for (player, words) in state.players.iter_mut().zip(&snapshot.players) {
            *player = self.read_player(words)?;
        }
        self.read_decks(snapshot, &mut state)?;
        if state.trigger.is_none() && self.is_end_reached(&state) {
            state.trigger = Some(state.round);
        }
        if self.are_placed_well(&state.board) {
            state.survey = Survey::new(&self.city, &state.board);
        }
        self.audit_state(&state)?;
        Ok(state)
    }

    /// Whether the bonus card is taken or the plant is full.
    pub(crate) fn is_end_reached(&self, state: &State) -> bool {
        state.bonus.is_some() || (state.plant.is_some() && state.capacity == 0)
    }

    fn node(&self, id: &str) -> Result<Node, Flaw> {
        self.city.node_named(id).ok_or_else(|| Flaw(format!("there is no node `{id}` in this city")))
    }

    fn read_player(&self, words: &PlayerSnapshot) -> Result<Player, Flaw> {
        let mut bins = 0u8;
        for &bin in &words.bins {
            if bin == 0 || bin > self.city.bins || bins & (1 << bin) != 0 {
                return Err(Flaw(format!("bin card {bin} twice, or not in this city")));
            }
            bins |= 1 << bin;
        }
        Ok(Player {
            hand: hand("a hand", &words.hand)?,
            routes: routes("the routes of a seat", &words.routes)?,
            truck: self.node(&words.truck)?,
            bins,
            counters: words.counters,
            police: words.police,
            puncture: words.puncture,
        })
    }

    fn read_turn(&self, snapshot: &Snapshot) -> Result<Turn, Flaw> {
        let mut turn = Turn { movement_over: snapshot.movement_over, ..Turn::default() };
        if snapshot.track.len() > MOST_LEGS {
            return Err(Flaw(format!(
                "{} sections in a track; at most {MOST_LEGS} fit",
                snapshot.track.len()
            )));
        }
        for words in &snapshot.track {
            turn.track.push(self.read_leg(words)?);
        }
        let earlier = snapshot.earlier.read();
        turn.track.earlier = earlier.ok_or_else(|| Flaw("too much before the track, or twice".into()))?;
        if let Some(play) = &snapshot.open_play {
            let driven = play.driven.iter().fold(0, |set, section| set | section.bit());
            let &OpenPlayWords { colour, other, shortcut, lapsed, .. } = play;
            turn.open_play = Some(OpenPlay { driven, colour, other, shortcut, lapsed });
        }
        for id in &snapshot.rewards_used {
            turn.rewards_used |= self.node(id)?.bit();
        }
        turn.police_passes = snapshot.police_passes.iter().fold(0, |set, section| set | section.bit());
        turn.routes_checked = snapshot.routes_checked;
        Ok(turn)
    }

    fn read_leg(&self, words: &LegWords) -> Result<Leg, Flaw> {
        let ends = [self.node(&words.from)?, self.node(&words.to)?];
        let found = self.city.ends.get(words.section.index());
        let direction = match found {
            Some(&[from, to]) if [from, to] == ends => Direction::Forward,
            Some(&[from, to]) if [to, from] == ends => Direction::Backward,
            _ => {
                return Err(Flaw(format!(
                    "{} does not lead from {} to {}",
                    words.section, words.from, words.to
                )));
            }
        };
        Ok(Leg { section: words.section, direction, colour: words.colour })
    }

    /// Reads the decks that are listed and fills the others with the cards that lie nowhere else.
    fn read_decks(&self, snapshot: &Snapshot, state: &mut State) -> Result<(), Flaw> {
        state.street_deck = match &snapshot.street_deck {
            Some(deck) => pile(deck.iter().map(|card| card.0))?,
            None => {
                pile((0..STREET_CARDS as u8).filter(|&card| !state.street_elsewhere().contains(Card(card))))?
            }
        };
        state.route_deck = match &snapshot.route_deck {
            Some(deck) => pile(deck.iter().map(|card| card.0))?,
            None if self.config.routes == Switch::On => {
                pile((0..ROUTE_CARDS as u8).filter(|&card| !state.routes_elsewhere().contains(Route(card))))?
            }
            None => Pile::default(),
        };
        Ok(())
    }
}

impl State {
    /// Every street card outside the deck.
    pub(crate) fn street_elsewhere(&self) -> Hand {
        let mut all = Hand(self.street_discard.0 | self.played.0);
        for player in &self.players {
            all.0 |= player.hand.0 | player.puncture.map_or(0, Card::bit);
        }
        all
    }

    /// Every route card outside the deck.
    pub(crate) fn routes_elsewhere(&self) -> Routes {
        let mut all =
            self.players.iter().fold(self.route_discard, |all, player| Routes(all.0 | player.routes.0));
        if let Phase::RouteOverflow(drawn, _) = self.phase {
            all.add(drawn);
        }
        all
    }
}

fn read_board(snapshot: &Snapshot) -> Result<Board, Flaw> {
    let mut board = Board::default();
    if snapshot.dice.len() > usize::from(DICE) {
        return Err(Flaw(format!("{} dice; there are {DICE}", snapshot.dice.len())));
    }
    for die in &snapshot.dice {
        if board.dice.on & die.section.bit() != 0 {
            return Err(Flaw(format!("two dice on {}", die.section)));
        }
        board.dice.put(die.section, die.colour);
    }
    for section in &snapshot.works {
        board.works |= section.bit();
    }
    for token in &snapshot.one_way {
        match token.direction {
            Direction::Forward => board.forward |= token.section.bit(),
            Direction::Backward => board.backward |= token.section.bit(),
        }
    }
    let placed = board.works.count_ones() + board.forward.count_ones() + board.backward.count_ones();
    if placed as usize != snapshot.works.len() + snapshot.one_way.len() {
        return Err(Flaw("a section carries a token twice (PR-R36)".into()));
    }
    Ok(board)
}

fn hand(what: &str, cards: &[Card]) -> Result<Hand, Flaw> {
    let hand: Hand = cards.iter().copied().collect();
    if usize::from(hand.len()) == cards.len() {
        Ok(hand)
    } else {
        Err(Flaw(format!("a card twice in {what}")))
    }
}

fn routes(what: &str, cards: &[Route]) -> Result<Routes, Flaw> {
    let routes: Routes = cards.iter().copied().collect();
    if usize::from(routes.len()) == cards.len() {
        Ok(routes)
    } else {
        Err(Flaw(format!("a card twice in {what}")))
    }
}

/// A pile from cards that are listed from the top.
fn pile<const N: usize>(cards: impl Iterator<Item = u8>) -> Result<Pile<N>, Flaw> {
    let mut cards: Vec<u8> = cards.take(N + 1).collect();
    if cards.len() > N {
        return Err(Flaw(format!("more than {N} cards in a deck")));
    }
    cards.reverse();
    Ok(cards.into_iter().collect())
}
