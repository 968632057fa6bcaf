//! What decisions do, worked out a second time, slowly and in the plain words of the rules, in random games (PR-3, PR-4).
//!
//! A referee changes a written position by itself and compares it with what the game has made of it. What chance
//! brought is read from what was told; which options there are is judged by other tests.

mod effects;
mod stops;

use ecotable_kernel::{Game, GameRng, Seat, Seed, Table};
use ecotable_plastic_race::city::{CityName, Place, Printed, Section};
use ecotable_plastic_race::{
    Action, Card, Colour, Config, Effect, Event, Kind, LegWords, OpenPlayWords, PhaseWords, PlasticRace,
    PlayerSnapshot, React, Reward, RewardRepeat, Snapshot, Switch,
};

use crate::lists::Position;
use crate::scene::turned_round;

struct Referee<'a> {
    game: &'a PlasticRace,
    /// The position as it should be.
    at: Snapshot,
    /// The position as it is, for the order of shuffled cards.
    found: &'a Snapshot,
    told: &'a [Event],
}

impl Referee<'_> {
    fn mover(&mut self) -> &mut PlayerSnapshot {
        let seat = self.at.active;
        self.player(seat)
    }

    fn player(&mut self, seat: Seat) -> &mut PlayerSnapshot {
        &mut self.at.players[seat.index()]
    }

    fn effect(&self, card: Card) -> Option<Effect> {
        self.game.cards().street(card).effect
    }

    /// What chance brought.
    #[track_caller]
    fn chance<T>(&self, read: impl Fn(&Event) -> Option<T>) -> T {
        self.told.iter().find_map(read).expect("chance is told")
    }

    /// The card goes from the active hand to the played row.
    #[track_caller]
    fn play_card(&mut self, card: Card) {
        let hand = &mut self.mover().hand;
        let held = hand.len();
        hand.retain(|&other| other != card);
        assert_eq!(hand.len() + 1, held, "{card} was in hand");
        self.at.played_row.push(card);
    }

    /// The colours that a section shows: of its die, or as printed; all on a joker street, none on a white lane.
    fn shown(&self, section: Section) -> Vec<Colour> {
        let die = self.at.dice.iter().find(|die| die.section == section);
        match (die, self.game.city().file.edges[section.index()].colour) {
            (Some(die), _) => vec![die.colour],
            (None, Printed::Joker) => Colour::ALL.to_vec(),
            (None, Printed::White) => Vec::new(),
            (None, printed) => vec![printed.word().parse().unwrap()],
        }
    }

    fn is_double(&self, section: Section) -> bool {
        self.game.city().file.edges[section.index()].double
    }

    /// The named colour, or the only one that is both shown and paid.
    #[track_caller]
    fn colour(&self, section: Section, named: Option<Colour>, paid: &[Colour]) -> Colour {
        let fitting: Vec<_> =
            self.shown(section).into_iter().filter(|colour| paid.contains(colour)).collect();
        match (named, &fitting[..]) {
            (Some(colour), _) => colour,
            (None, &[colour]) => colour,
            _ => panic!("no single colour fits {section}: {fitting:?}"),
        }
    }

    fn open(&mut self, section: Section, colour: Colour, other: Option<Colour>) {
        let driven = vec![section];
        self.at.open_play = Some(OpenPlayWords { colour, other, shortcut: false, lapsed: false, driven });
    }

    /// A card drives its first section (PR-3.3).
    fn step(&mut self, card: Card, section: Section, named: Option<Colour>) {
        let face = self.game.cards().street(card);
        let paid = if face.kind == Kind::Wild { Colour::ALL } else { &face.colours[..] };
        let colour = self.colour(section, named, paid);
        let second = paid.iter().copied().find(|&other| other != colour);
        self.play_card(card);
        self.open(section, colour, second.filter(|_| face.kind == Kind::Dashed));
        self.drive(section, Some(colour));
    }

    /// The open play is prolonged for nothing.
    fn go_on(&mut self, section: Section, named: Option<Colour>) {
        let mut play = self.at.open_play.take().unwrap();
        let paid: Vec<_> = [Some(play.colour), play.other].into_iter().flatten().collect();
        let colour = self.colour(section, named, &paid);
        play.driven.push(section);
        if colour != play.colour {
            (play.colour, play.other, play.lapsed) = (colour, None, false);
        }
        self.at.open_play = Some(play);
        self.drive(section, Some(colour));
    }

    /// A shortcut pays no colour (PR-4.10).
    fn shortcut(&mut self, card: Card, section: Section) {
        let colour = Some(self.shown(section)).filter(|shown| shown.len() == 1).map(|shown| shown[0]);
        self.play_card(card);
        self.at.open_play = None;
        if let Some(colour) = colour.filter(|_| !self.is_double(section)) {
            self.open(section, colour, None);
            self.at.open_play.as_mut().unwrap().shortcut = true;
        }
        self.drive(section, colour);
    }

    /// A card of a pair or a unit is paid; the last one drives (PR-3.5).
    fn pay(&mut self, card: Card) {
        self.play_card(card);
        let (section, colour, cards, units) = match self.at.phase {
            PhaseWords::SpendCard { section, colour, cards, units } => (section, colour, cards - 1, units),
            PhaseWords::PayUnit { section, colour, units } => (section, colour, 0, units - 1),
            ref other => panic!("nothing is paid in {other:?}"),
        };
        self.at.phase = match (cards, units) {
            (0, 0) => PhaseWords::Turn {},
            (0, _) => return self.at.phase = PhaseWords::PayUnit { section, colour, units },
            _ => return self.at.phase = PhaseWords::SpendCard { section, colour, cards, units },
        };
        if !self.is_double(section) {
            self.open(section, colour, None);
        }
        self.drive(section, Some(colour));
    }

    /// One section, and what happens on arrival (PR-3.4).
    fn drive(&mut self, section: Section, colour: Option<Colour>) {
        let city = self.game.city();
        let from = self.mover().truck.clone();
        let exit = city.exit(city.node_named(&from).unwrap(), section).unwrap();
        let (to, facts) = (city.node_id(exit.to).to_owned(), city.node(exit.to));
        self.at.track.push(LegWords { section, colour, from, to: to.clone() });
        self.mover().truck.clone_from(&to);
        if let Place::Reward(reward) = facts.place {
            let used = self.at.rewards_used.contains(&to);
            if !used {
                self.at.rewards_used.push(to);
            }
            if !used || self.game.config().reward_repeat == RewardRepeat::EveryPass {
                self.reward(reward);
            }
        }
        if facts.must_stop {
            self.stop();
        }
    }

    fn reward(&mut self, reward: Reward) {
        let offered = match reward {
            Reward::Draw1 => return self.draw(self.at.active, 1),
            Reward::Draw2 => return self.draw(self.at.active, 2),
            Reward::Police => return self.mover().police = true,
            Reward::Dice => true,
            Reward::SetDie => !self.at.dice.is_empty(),
            Reward::OneWay => Position::new(self.game, self.at.clone()).can_do_something(Effect::OneWay),
        };
        if offered {
            self.at.phase = PhaseWords::RewardChoice { reward };
        }
    }

    fn stop(&mut self) {
        (self.at.movement_over, self.at.open_play) = (true, None);
    }

    /// Cards from the top; if there are not enough, the discard pile becomes the new deck (PR-4.14).
    #[track_caller]
    fn draw(&mut self, seat: Seat, count: usize) {
        let mut deck = self.at.street_deck.take().unwrap();
        let mut drawn: Vec<Card> = deck.drain(..count.min(deck.len())).collect();
        let missing = (count - drawn.len()).min(self.at.street_discard.len());
        if missing > 0 {
            let mut shuffled = std::mem::take(&mut self.at.street_discard);
            deck = self.found.street_deck.clone().unwrap();
            shuffled.retain(|card| !deck.contains(card));
            assert_eq!(shuffled.len(), missing, "the cards that are not in the new deck were drawn");
            drawn.extend(shuffled);
        }
        self.at.street_deck = Some(deck);
        self.player(seat).hand.extend(drawn);
    }

    /// A decision, and those after it that have only one option.
    fn decide(&mut self, seat: Seat, action: Action) {
        self.act(seat, action);
        while let Some((asked, only)) = self.only_option() {
            self.act(asked, only);
        }
        self.let_duty_lapse();
    }

    /// The only option of a decision that is taken at once (PR-3.6).
    fn only_option(&self) -> Option<(Seat, Action)> {
        match self.at.phase {
            PhaseWords::Turn {} | PhaseWords::Discard {} | PhaseWords::React { .. } | PhaseWords::Over {} => {
                None
            }
            _ => {
                let state = self.game.restore(&self.at).expect("a possible position");
                let asked = self.game.to_act(&state).first()?;
                let mut legal = Vec::new();
                self.game.legal_actions(&state, asked, &mut legal);
                Some((asked, legal[0])).filter(|_| legal.len() == 1)
            }
        }
    }

    /// A duty that cannot be done any more is over (PR-R67).
    fn let_duty_lapse(&mut self) {
        let bound = Position::new(self.game, self.at.clone()).duty().is_some();
        let waits = self.at.phase == PhaseWords::Turn {} && !self.game.config().dashed_partial;
        if let Some(play) = self.at.open_play.as_mut().filter(|play| waits && play.other.is_some()) {
            play.lapsed |= !bound;
        }
    }

    fn act(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Continue(section, named) => self.go_on(section, named),
            Action::Step(card, section, named) => self.step(card, section, named),
            Action::ShortcutStep(card, section) => self.shortcut(card, section),
            Action::PairStep(section, named) => {
                let colour = self.colour(section, named, Colour::ALL);
                self.at.open_play = None;
                self.at.phase = PhaseWords::SpendCard { section, colour, cards: 2, units: 0 };
            }
            Action::DoubleStep(section, named) => {
                let colour = self.colour(section, named, Colour::ALL);
                self.at.open_play = None;
                self.at.phase = PhaseWords::PayUnit { section, colour, units: 2 };
            }
            Action::SpendCard(card) | Action::PayUnit(card) => self.pay(card),
            Action::PayPair => {
                if let PhaseWords::PayUnit { section, colour, units } = self.at.phase {
                    self.at.phase = PhaseWords::SpendCard { section, colour, cards: 2, units: units - 1 };
                }
            }
            Action::Collect | Action::LetPass | Action::Puncture => self.collecting(seat, action),
            Action::SellBin(bin) => self.sell(bin),
            Action::RouteOverflow(route) => self.push_out(route),
            Action::EndTurn => self.end_turn(),
            Action::Discard(card) => {
                self.mover().hand.retain(|&other| other != card);
                self.at.street_discard.push(card);
            }
            Action::Refill => self.refill(),
            Action::ChooseLight(light) => self.choose_light(seat, light),
            _ => self.by_effect(action),
        }
    }
}

/// Lists that mean sets are sorted, so that positions can be compared.
fn sorted(mut at: Snapshot) -> Snapshot {
    at.dice.sort_by_key(|die| die.section);
    at.one_way.sort_by_key(|token| token.section);
    at.works.sort();
    at.rewards_used.sort();
    at.police_passes.sort();
    at.played_row.sort();
    at.street_discard.sort();
    at.route_discard.sort();
    if let Some(play) = &mut at.open_play {
        play.driven.sort();
    }
    for player in &mut at.players {
        player.hand.sort();
        player.routes.sort();
        player.bins.sort();
    }
    at
}

/// A random decision; who can collect, sell or drive on for nothing mostly does, so that all of the game is seen.
fn choose(legal: &[Action], rng: &mut GameRng) -> Action {
    let wanted =
        |action: &&Action| matches!(action, Action::Collect | Action::SellBin(_) | Action::Continue(..));
    match legal.iter().rfind(wanted) {
        Some(&action) if rng.below(4) > 0 => action,
        _ => *rng.pick(legal).unwrap(),
    }
}

/// Plays a random game and judges every decision; returns how many there were.
fn judge(config: &Config, seats: u8, number: u64) -> u64 {
    let game = PlasticRace::new(config, seats).unwrap();
    let mut rng = GameRng::quick(number);
    let (mut table, _) = Table::new(game.clone(), Seed::new([7; 32]).of_series(number));
    let mut judged = 0;
    loop {
        let asked: Vec<Seat> = table.to_act().iter().collect();
        let Some(&seat) = rng.pick(&asked) else { return judged };
        let action = choose(&table.legal_actions(seat), &mut rng);
        let before = game.snapshot(table.state());
        let told: Vec<_> = table.play(seat, action).unwrap().into_iter().map(|told| told.event).collect();
        let found = game.snapshot(table.state());
        let mut referee = Referee { game: &game, at: before.clone(), found: &found, told: &told };
        referee.decide(seat, action);
        let expected = sorted(referee.at);
        assert_eq!(sorted(found), expected, "game {number}: seat {seat} decides {action} in {before:?}");
        judged += 1;
    }
}

#[test]
fn pr_3_and_pr_4_every_decision_does_what_the_rules_say_and_nothing_else() {
    let mut judged = 0;
    for (number, &city) in (0u8..).zip(CityName::ALL) {
        let config = Config { city, max_rounds: 40, ..Config::default() };
        judged += (0..6).map(|game| judge(&config, 2 + number % 4, game)).sum::<u64>();
    }
    assert!(judged > 10_000, "{judged}");
}

#[test]
fn pr_6_every_decision_does_what_the_rules_say_with_all_options_turned_round() {
    let mut judged = 0;
    for (number, &city) in (0u8..).zip(CityName::ALL) {
        let config = Config {
            routes: if number % 2 == 0 { Switch::On } else { Switch::Off },
            plant: if number % 3 == 0 { Switch::On } else { Switch::Off },
            react: React::Everybody,
            max_rounds: 40,
            ..turned_round(city)
        };
        judged += (0..4).map(|game| judge(&config, 5 - number % 4, game)).sum::<u64>();
    }
    assert!(judged > 8_000, "{judged}");
}
