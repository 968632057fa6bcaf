//! Whether a position is possible: no card lost or doubled, nothing that the rules forbid.

use ecotable_kernel::{Flaw, Seat, SeatSet};

use crate::cards::{Card, ROUTE_CARDS, STREET_CARDS};
use crate::city::{MOST_NODES, Place, Section};
use crate::colour::{Effect, Reward};
use crate::config::Switch;
use crate::game::PlasticRace;
use crate::rules::Survey;
use crate::state::{Answers, Board, DICE, Lane, Payment, Phase, Player, State, TOKENS, Token};
use crate::track::{Earlier, MOST_LEGS, MOST_TAKEN_BACK};

/// The most points of a seat in a position made by hand.
const MOST_COUNTERS: u16 = 10_000;

/// Leaves the audit with this flaw unless the condition holds.
macro_rules! require {
    ($holds:expr, $($flaw:tt)*) => {
        if !$holds {
            return Err(Flaw(format!($($flaw)*)));
        }
    };
}

impl PlasticRace {
    pub(crate) fn audit_state(&self, state: &State) -> Result<(), Flaw> {
        self.audit_table(state)?;
        self.audit_cards(state)?;
        self.audit_routes(state)?;
        self.audit_board(state)?;
        Seat::all(self.seats).try_for_each(|seat| self.audit_player(state, seat))?;
        self.audit_turn(state)?;
        self.audit_phase(state)
    }

    fn audit_table(&self, state: &State) -> Result<(), Flaw> {
        require!(state.active.0 < self.seats, "there is no seat {}", state.active);
        require!(
            (1..=self.config.max_rounds + 1).contains(&state.round),
            "round {} is not possible",
            state.round
        );
        require!(
            state.trigger.is_none_or(|round| (round.max(1)..=round.saturating_add(1)).contains(&state.round)),
            "round {} does not fit the end triggered in round {:?} (PR-5.2)",
            state.round,
            state.trigger
        );
        require!(state.round <= self.last_round(state), "round {} after the last one (PR-R57)", state.round);
        require!(state.bonus.is_none_or(|seat| seat.0 < self.seats), "the bonus card is nowhere");
        require!(
            state.trigger.is_some() || !self.is_end_reached(state),
            "the end is reached and was not triggered (PR-5.1)"
        );
        require!(state.plant.is_some() == self.has_plant(), "a plant card is missing, or one too many");
        let most = state.plant.map_or(0, |card| self.cards.plant(card).capacity);
        require!(
            state.capacity <= most,
            "the plant buys {} bins, at most {most} are possible",
            state.capacity
        );
        let spare = &state.players[usize::from(self.seats)..];
        require!(spare.iter().all(|player| *player == Player::default()), "a player without a seat");
        Ok(())
    }

    /// Each street card lies in exactly one place.
    fn audit_cards(&self, state: &State) -> Result<(), Flaw> {
        let mut places = [0u8; STREET_CARDS];
        let mut count = |card: Card| places[card.index()] += 1;
        state.street_deck.as_slice().iter().for_each(|&card| count(Card(card)));
        state.street_discard.cards().for_each(&mut count);
        state.played.cards().for_each(&mut count);
        for player in &state.players {
            player.hand.cards().chain(player.puncture).for_each(&mut count);
        }
        match places.iter().position(|&places| places != 1) {
            Some(card) => Err(Flaw(format!("{} lies in {} places", Card(card as u8), places[card]))),
            None => Ok(()),
        }
    }

    fn audit_routes(&self, state: &State) -> Result<(), Flaw> {
        let mut places = [0u8; ROUTE_CARDS];
        state.route_deck.as_slice().iter().for_each(|&route| places[usize::from(route)] += 1);
        let sets = state.players.iter().map(|player| player.routes).chain([state.route_discard]);
        sets.flat_map(|set| set.cards()).for_each(|route| places[route.index()] += 1);
        if let Phase::RouteOverflow(drawn, _) = state.phase {
            places[drawn.index()] += 1;
        }
        let expected = u8::from(self.config.routes == Switch::On);
        require!(
            places.iter().all(|&places| places == expected),
            "route cards are missing, doubled or too many"
        );
        Ok(())
    }

    fn audit_board(&self, state: &State) -> Result<(), Flaw> {
        let (board, touchable) = (&state.board, self.city.all & !self.city.untouchable);
        require!(board.dice.on & !touchable == 0, "a die lies where none may lie (PR-R40)");
        require!(
            self.are_placed_well(board),
            "tokens lie where none may lie (PR-R40), or there are more than there should be"
        );
        require!(state.survey == Survey::new(&self.city, board), "what is said of the streets is wrong");
        require!(board.forward & board.backward == 0, "two one-way tokens on one section (PR-R36)");
        let in_hand = match state.phase {
            Phase::LiftDie(left) => 2u8.saturating_sub(left),
            Phase::PlaceDie(_, next) => 1 + u8::from(next.is_some()),
            _ => 0,
        };
        require!(board.dice.len() + in_hand <= DICE, "more dice than there are");
        Ok(())
    }

    /// Whether there are no more works and one-way tokens than in the box, and all lie where they may.
    pub(crate) fn are_placed_well(&self, board: &Board) -> bool {
        let touchable = self.city.all & !self.city.untouchable;
        let few = board.works.count_ones() <= TOKENS && board.one_way().count_ones() <= TOKENS;
        few && board.tokens() & !touchable == 0
    }

    fn audit_player(&self, state: &State, seat: Seat) -> Result<(), Flaw> {
        let player = state.player(seat);
        require!(player.truck.index() < self.city.nodes.len(), "the truck of seat {seat} is nowhere");
        require!(player.bins & !self.all_bins() == 0, "seat {seat} has a bin that the city has not");
        require!(player.routes.len() <= 3, "seat {seat} has more than three route cards (PR-4.15)");
        require!(player.counters <= MOST_COUNTERS, "seat {seat} has {} points", player.counters);
        let is_puncture = |card: Card| self.cards.street(card).effect == Some(Effect::Puncture);
        require!(player.puncture.is_none_or(is_puncture), "what lies in front of seat {seat} is no puncture");
        Ok(())
    }

    /// The track is one drive that ends where the truck stands.
    fn audit_turn(&self, state: &State) -> Result<(), Flaw> {
        let turn = &state.turn;
        let legs = turn.track.legs();
        let joined = legs.windows(2).all(|pair| {
            self.city.end_of(pair[0].section, pair[0].direction)
                == self.city.start_of(pair[1].section, pair[1].direction)
        });
        require!(joined, "the track is broken");
        let end = legs.last().map(|leg| self.city.end_of(leg.section, leg.direction));
        require!(end.is_none_or(|end| end == state.mover().truck), "the track does not end at the truck");
        let earlier = turn.track.earlier;
        let is_long = earlier == Earlier::default() || legs.len() + MOST_TAKEN_BACK >= MOST_LEGS;
        require!(
            is_long && earlier.is_possible(self.config.route_match),
            "what was driven before the track does not fit it (PR-R65)"
        );
        if let Some(play) = turn.open_play {
            let last = legs.last().map_or(0, |leg| leg.section.bit());
            require!(!turn.movement_over && play.driven & last != 0, "the open play does not fit the track");
            require!(play.other != Some(play.colour), "an open play with one colour twice");
            let may_lapse = play.other.is_some() && !self.config.dashed_partial;
            require!(may_lapse || !play.lapsed, "a duty has lapsed that was none (PR-6.5)");
        }
        require!(
            (turn.open_play.map_or(0, |play| play.driven) | turn.police_passes) & !self.city.all == 0,
            "no such section"
        );
        let rewards = (0..MOST_NODES.min(self.city.nodes.len()))
            .filter(|&node| matches!(self.city.nodes[node].place, Place::Reward(_)))
            .fold(0u64, |set, node| set | 1 << node);
        require!(turn.rewards_used & !rewards == 0, "a reward was used that is none");
        Ok(())
    }

    fn is_opponent(&self, state: &State, seat: Seat) -> bool {
        seat.0 < self.seats && seat != state.active
    }

    fn audit_phase(&self, state: &State) -> Result<(), Flaw> {
        let mover = state.mover();
        let fits = match state.phase {
            Phase::Turn | Phase::Discard | Phase::Over => return Ok(()),
            Phase::ChooseLight(seat) => {
                seat.0 < self.seats && self.city.lights.len() > 1 && state.turn.track.is_empty()
            }
            Phase::SpendCard(payment) | Phase::PayUnit(payment) => self.is_possible(state, &payment),
            Phase::RewardChoice(Reward::Dice) => true,
            Phase::RewardChoice(Reward::SetDie) | Phase::PickDie => state.board.dice.on != 0,
            Phase::RewardChoice(Reward::OneWay) => self.is_one_way_possible(state),
            Phase::RewardChoice(_) => false,
            Phase::LiftDie(left) => (1..=2).contains(&left) && state.board.dice.len() >= left,
            Phase::PlaceDie(..) => true,
            Phase::DieColour(section) => state.board.dice.at(section).is_some(),
            Phase::PickToken(token) => placed(state, token).count_ones() == TOKENS,
            Phase::PlaceToken(token, moved) => is_moved(state, token, moved),
            Phase::OneWayDirection(_, moved) => is_moved(state, Token::OneWay, moved),
            Phase::PickSeat(effect, card) => {
                state.played.contains(card) && self.cards.street(card).effect == Some(effect)
            }
            Phase::AskFor(target) | Phase::GiveCard(target, _) => self.is_opponent(state, target),
            Phase::SwapOwn(target) => {
                self.is_opponent(state, target) && !state.player(target).hand.is_empty()
            }
            Phase::SwapTheirs(target, own) => self.is_opponent(state, target) && mover.hand.contains(own),
            Phase::PoliceOption(_) => true,
            Phase::React(answers) => return self.audit_answers(state, answers),
            Phase::RouteOverflow(_, left) => {
                left <= 1 && mover.routes.len() == 3 && state.turn.movement_over && state.turn.routes_checked
            }
        };
        require!(fits && self.choices(state).len() > 0, "nothing can be decided in this phase");
        Ok(())
    }

    fn is_one_way_possible(&self, state: &State) -> bool {
        let placed = placed(state, Token::OneWay).count_ones();
        let phase = if placed < TOKENS {
            Phase::PlaceToken(Token::OneWay, None)
        } else {
            Phase::PickToken(Token::OneWay)
        };
        self.choices(&State { phase, ..*state }).len() > 0
    }

    fn is_possible(&self, state: &State, payment: &Payment) -> bool {
        let touches = self.city.exit(state.mover().truck, payment.section).is_some();
        let sizes = match (state.phase, payment.lane) {
            (Phase::SpendCard(_), Lane::Single) => (1..=2).contains(&payment.cards) && payment.units == 0,
            (Phase::SpendCard(_), Lane::Double) => (1..=2).contains(&payment.cards) && payment.units <= 1,
            (_, Lane::Double) => (1..=2).contains(&payment.units) && payment.cards == 0,
            (_, Lane::Single) => false,
        };
        touches && sizes && !state.turn.movement_over && state.turn.open_play.is_none()
    }

    fn audit_answers(&self, state: &State, answers: Answers) -> Result<(), Flaw> {
        let opponents = self.opponents(state);
        require!(
            answers.given.without(opponents).is_empty() && answers.given != opponents,
            "all have answered, or one who is not asked"
        );
        let holds = |seat: Seat| !self.cards.having(state.player(seat).hand, Effect::Puncture).is_empty();
        let punctures = answers.punctures;
        require!(
            punctures.without(answers.given) == SeatSet::EMPTY && punctures.iter().all(holds),
            "a puncture is played that nobody has"
        );
        require!(self.collectable(state).is_some(), "nothing is being collected (PR-3.11)");
        require!(state.turn.open_play.is_none(), "a play is open while something is collected");
        Ok(())
    }
}

fn placed(state: &State, token: Token) -> u64 {
    match token {
        Token::Works => state.board.works,
        Token::OneWay => state.board.one_way(),
    }
}

/// Whether a moved token is one of those on the board, and a new one is left in the reserve.
fn is_moved(state: &State, token: Token, moved: Option<Section>) -> bool {
    let placed = placed(state, token);
    match moved {
        Some(section) => placed & section.bit() != 0 && placed.count_ones() == TOKENS,
        None => placed.count_ones() < TOKENS,
    }
}
