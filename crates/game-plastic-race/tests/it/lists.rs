//! The lists of options made a second time, slowly and in the plain words of the rules, on positions of random games
//! (PR-3.6).

use ecotable_kernel::{Game, GameRng, Seat, Step};
use ecotable_plastic_race::city::{City, CityName, Exit, Node, Place, Printed, Section};
use ecotable_plastic_race::{
    Card, Colour, Config, Direction, Effect, Kind, OpenPlayWords, PhaseWords, PlasticRace, PlayerSnapshot,
    PolicePower, React, Snapshot, Switch,
};

use crate::exits::{Streets, Tokens};
use crate::scene::turned_round;

/// A position, and what is asked of it.
pub(crate) struct Position<'a> {
    game: &'a PlasticRace,
    at: Snapshot,
    streets: Streets,
}

/// A way out of the truck's node.
struct Way {
    section: Section,
    to: Node,
    colours: Vec<Colour>,
    double: bool,
    passable: bool,
    open: bool,
}

fn all_colours() -> Vec<Colour> {
    Colour::ALL.to_vec()
}

fn both(first: &[Colour], second: &[Colour]) -> Vec<Colour> {
    first.iter().copied().filter(|colour| second.contains(colour)).collect()
}

/// A drive in those of these colours that fit; where there is only one, it is not named.
fn drives(drive: &str, colours: &[Colour], fits: impl Fn(Colour) -> bool) -> Vec<String> {
    let name = |colour: &Colour| match colours {
        [_] => drive.to_owned(),
        _ => format!("{drive} {colour}"),
    };
    colours.iter().filter(|colour| fits(**colour)).map(name).collect()
}

impl<'a> Position<'a> {
    pub(crate) fn new(game: &'a PlasticRace, at: Snapshot) -> Self {
        let tokens = Tokens {
            works: at.works.iter().map(|section| section.index()).collect(),
            arrows: at.one_way.iter().map(|token| (token.section.index(), token.direction)).collect(),
        };
        let node = |player: &PlayerSnapshot| game.city().node_named(&player.truck).unwrap();
        let trucks = at.players.iter().fold(0, |set, player| set | 1 << node(player).index());
        Self { game, at, streets: Streets { city: game.config().city.city(), tokens, trucks } }
    }

    fn city(&self) -> &City {
        self.game.city()
    }

    fn mover(&self) -> &PlayerSnapshot {
        &self.at.players[self.at.active.index()]
    }

    fn others(&self) -> impl Iterator<Item = (Seat, &PlayerSnapshot)> {
        (0u8..).map(Seat).zip(&self.at.players).filter(|(seat, _)| *seat != self.at.active)
    }

    fn kind(&self, card: Card) -> Kind {
        self.game.cards().street(card).kind
    }

    fn effect(&self, card: Card) -> Option<Effect> {
        self.game.cards().street(card).effect
    }

    fn pays(&self, card: Card) -> Vec<Colour> {
        let pays = |colour: &Colour| {
            self.kind(card) == Kind::Wild || self.game.cards().street(card).colours.contains(colour)
        };
        all_colours().into_iter().filter(pays).collect()
    }

    /// The hand with one card of each face.
    fn faces(&self) -> Vec<Card> {
        let hand = &self.mover().hand;
        let first_wild = hand.iter().copied().find(|&card| self.kind(card) == Kind::Wild);
        let shown = |&card: &Card| self.kind(card) != Kind::Wild || Some(card) == first_wild;
        hand.iter().copied().filter(shown).collect()
    }

    fn way(&self, exit: &Exit) -> Way {
        let section = exit.section;
        let edge = &self.city().file.edges[section.index()];
        let die = self.at.dice.iter().find(|die| die.section == section).map(|die| die.colour);
        let colours = match (die, edge.colour) {
            _ if edge.double => Vec::new(),
            (Some(colour), _) => vec![colour],
            (None, Printed::Joker) => all_colours(),
            (None, printed) => vec![printed.word().parse().unwrap()],
        };
        let passable = edge.oneway.is_none() || exit.direction == Direction::Forward;
        let against =
            self.at.one_way.iter().any(|token| token.section == section && token.direction != exit.direction);
        let free = !against && !self.at.works.contains(&section) || self.at.police_passes.contains(&section);
        Way { section, to: exit.to, colours, double: edge.double, passable, open: passable && free }
    }

    fn truck(&self) -> Node {
        self.city().node_named(&self.mover().truck).unwrap()
    }

    fn ways(&self, node: Node) -> Vec<Way> {
        self.city().node(node).exits.iter().map(|exit| self.way(exit)).collect()
    }

    fn must_drive_both(&self, card: Card) -> bool {
        !self.game.config().dashed_partial && self.kind(card) == Kind::Dashed
    }

    /// Whether a run can still come from its first colour to the second one, tried over every way (PR-6.5).
    fn can_change(&self, node: Node, [first, second]: [Colour; 2], driven: &[Section]) -> bool {
        let goes = |way: &Way| {
            let further = [driven, &[way.section]].concat();
            way.colours.contains(&second)
                || way.colours.contains(&first) && self.can_change(way.to, [first, second], &further)
        };
        let new = |way: &Way| way.open && !driven.contains(&way.section);
        !self.city().node(node).must_stop && self.ways(node).iter().any(|way| new(way) && goes(way))
    }

    /// The play that must go on to its second colour, and its colours.
    pub(crate) fn duty(&self) -> Option<(&OpenPlayWords, [Colour; 2])> {
        let play = self.at.open_play.as_ref().filter(|play| !play.lapsed)?;
        let colours = [play.colour, play.other?];
        let bound =
            !self.game.config().dashed_partial && self.can_change(self.truck(), colours, &play.driven);
        bound.then_some((play, colours))
    }

    /// Every option of a turn.
    fn turn(&self) -> Vec<String> {
        if self.duty().is_some() {
            return self.continues(&self.ways(self.truck()));
        }
        let mut list = if self.at.movement_over { Vec::new() } else { self.drives() };
        let playable = |card: &&Card| self.effect(**card).is_some_and(|effect| self.can_do_something(effect));
        list.extend(self.mover().hand.iter().filter(playable).map(|card| format!("effect {card}")));
        let pass_only = self.game.config().police_token == PolicePower::PassOnly;
        let helps = if pass_only { self.can_pass() } else { self.can_do_something(Effect::Police) };
        if self.mover().police && helps {
            list.push("police_token".to_owned());
        }
        list.extend(self.stops());
        list.push("end_turn".to_owned());
        list
    }

    fn drives(&self) -> Vec<String> {
        let (ways, hand) = (self.ways(self.truck()), &self.mover().hand);
        let mut list = self.continues(&ways);
        for card in self.faces() {
            for way in ways.iter().filter(|way| way.open) {
                let colours = both(&self.pays(card), &way.colours);
                let fits = |colour: Colour| {
                    let other = |other: &Colour| *other != colour;
                    let second =
                        self.pays(card).into_iter().find(other).filter(|_| self.must_drive_both(card));
                    second.is_none_or(|second| self.can_change(way.to, [colour, second], &[way.section]))
                };
                list.extend(drives(&format!("step {card} {}", way.section), &colours, fits));
            }
        }
        for card in hand.iter().filter(|card| self.effect(**card) == Some(Effect::Shortcut)) {
            let passable = ways.iter().filter(|way| way.passable);
            list.extend(passable.map(|way| format!("shortcut_step {card} {}", way.section)));
        }
        for way in ways.iter().filter(|way| way.open && hand.len() >= 2) {
            list.extend(drives(&format!("pair_step {}", way.section), &way.colours, |_| true));
        }
        for way in ways.iter().filter(|way| way.open && way.double) {
            list.extend(self.lanes(way.section));
        }
        list
    }

    fn continues(&self, ways: &[Way]) -> Vec<String> {
        let Some(play) = &self.at.open_play else { return Vec::new() };
        let runs = |colour: &Colour| *colour == play.colour || Some(*colour) == play.other;
        let wanted: Vec<Colour> = all_colours().into_iter().filter(runs).collect();
        let goes = |way: &&Way| {
            let open = if play.shortcut { way.passable } else { way.open };
            open && !play.driven.contains(&way.section)
        };
        let keeps = |way: &Way, colour: Colour| {
            self.duty().is_none_or(|(play, colours)| {
                let driven = [&play.driven[..], &[way.section]].concat();
                colour == colours[1] || self.can_change(way.to, colours, &driven)
            })
        };
        let over = |way: &Way| {
            let colours = both(&way.colours, &wanted);
            drives(&format!("continue {}", way.section), &colours, |colour| keeps(way, colour))
        };
        ways.iter().filter(goes).flat_map(over).collect()
    }

    fn lanes(&self, section: Section) -> Vec<String> {
        let payable = |colour: &Colour| self.can_pay(&self.mover().hand, *colour, 0, 2);
        match self.at.dice.iter().find(|die| die.section == section) {
            Some(die) => {
                Some(format!("double_step {section}")).filter(|_| payable(&die.colour)).into_iter().collect()
            }
            None => {
                let colours = all_colours().into_iter().filter(payable);
                colours.map(|colour| format!("double_step {section} {colour}")).collect()
            }
        }
    }

    /// Whether so many loose cards and then so many units of a colour can be paid, tried in every way.
    fn can_pay(&self, hand: &[Card], colour: Colour, loose: u8, units: u8) -> bool {
        let without = |card: Card| hand.iter().copied().filter(|&other| other != card).collect::<Vec<_>>();
        match (loose, units) {
            (0, 0) => true,
            (1.., _) => hand.iter().any(|&card| self.can_pay(&without(card), colour, loose - 1, units)),
            (0, _) => {
                let shows = |card: &&Card| self.is_unit(**card, colour);
                let single = |card: &Card| self.can_pay(&without(*card), colour, 0, units - 1);
                hand.iter().filter(shows).any(single) || self.can_pay(hand, colour, 2, units - 1)
            }
        }
    }

    /// Whether a card by itself pays a unit of a double lane.
    fn is_unit(&self, card: Card, colour: Colour) -> bool {
        self.pays(card).contains(&colour) && !self.must_drive_both(card)
    }

    /// Whether the police has a section to pass.
    fn can_pass(&self) -> bool {
        let mut tokens = self.at.works.iter().chain(self.at.one_way.iter().map(|token| &token.section));
        !self.at.movement_over && tokens.any(|section| !self.at.police_passes.contains(section))
    }

    pub(crate) fn can_do_something(&self, effect: Effect) -> bool {
        let (mover, round) = (self.mover(), self.at.round);
        let last_round = self.at.end_trigger.map_or(self.game.config().max_rounds, |trigger| trigger + 1);
        match effect {
            Effect::RollDice => true,
            Effect::SetDie => !self.at.dice.is_empty(),
            Effect::Steal => self.others().any(|(_, other)| other.hand.len() >= 5),
            Effect::Ask => self.others().any(|(_, other)| !other.hand.is_empty()),
            Effect::Swap => mover.hand.len() >= 2 && self.others().any(|(_, other)| !other.hand.is_empty()),
            Effect::Plus2 | Effect::Plus3 => {
                !self.at.street_discard.is_empty()
                    || self.at.street_deck.as_ref().is_some_and(|deck| !deck.is_empty())
            }
            Effect::Works if self.at.works.len() < 2 => self.streets.has_works_site(None),
            Effect::Works => !self.movable_works().is_empty(),
            Effect::OneWay if self.at.one_way.len() < 2 => self.streets.has_arrow_site(None),
            Effect::OneWay => !self.movable_arrows().is_empty(),
            Effect::Shortcut => false,
            Effect::Police => !self.at.one_way.is_empty() || self.can_pass(),
            Effect::Puncture => self.others().any(|(seat, other)| {
                other.puncture.is_none() && (round < last_round || seat > self.at.active)
            }),
        }
    }

    fn movable_works(&self) -> Vec<String> {
        let moves = |section: &&Section| self.streets.has_works_site(Some(section.index()));
        self.at.works.iter().filter(moves).map(|section| format!("pick_token {section}")).collect()
    }

    fn movable_arrows(&self) -> Vec<String> {
        let sections = self.at.one_way.iter().map(|token| token.section);
        let moves = |section: &Section| self.streets.has_arrow_site(Some(section.index()));
        sections.filter(moves).map(|section| format!("pick_token {section}")).collect()
    }

    /// Collecting and selling.
    fn stops(&self) -> Vec<String> {
        let (mover, drove) = (self.mover(), !self.at.track.is_empty());
        let place = self.city().node(self.city().node_named(&mover.truck).unwrap()).place;
        match (place, self.at.plant) {
            (Place::Bin(bin), _) if drove && mover.puncture.is_none() && !mover.bins.contains(&bin) => {
                vec!["collect".to_owned()]
            }
            (Place::Plant, Some(card)) if drove && self.at.capacity != Some(0) => {
                let accepted = self.game.cards().accepted(card, self.city().bins);
                let sold = mover.bins.iter().filter(|bin| accepted & (1 << **bin) != 0);
                sold.map(|bin| format!("sell_bin {bin}")).collect()
            }
            _ => Vec::new(),
        }
    }

    /// The cards that may be given next, if then so many loose cards and units are left to pay.
    fn gifts(&self, give: &str, colour: Colour, (loose, units): (u8, u8), cards: Vec<Card>) -> Vec<String> {
        let fits = |card: &Card| {
            let rest: Vec<Card> = self.mover().hand.iter().copied().filter(|other| other != card).collect();
            self.can_pay(&rest, colour, loose, units)
        };
        cards.into_iter().filter(fits).map(|card| format!("{give} {card}")).collect()
    }

    /// The list, where this test knows how to make it.
    fn list(&self) -> Option<Vec<String>> {
        match self.at.phase {
            PhaseWords::Turn {} => Some(self.turn()),
            PhaseWords::SpendCard { colour, cards, units, .. } => {
                Some(self.gifts("spend_card", colour, (cards - 1, units), self.faces()))
            }
            PhaseWords::PayUnit { colour, units, .. } => {
                let shows = |card: &Card| self.is_unit(*card, colour);
                let cards = self.faces().into_iter().filter(shows).collect();
                let mut list = self.gifts("pay_unit", colour, (0, units - 1), cards);
                if self.can_pay(&self.mover().hand, colour, 2, units - 1) {
                    list.push("pay_unit pair".to_owned());
                }
                Some(list)
            }
            PhaseWords::PickToken { .. } if self.at.works.len() < 2 => Some(self.movable_arrows()),
            PhaseWords::PickToken { .. } if self.at.one_way.len() < 2 => Some(self.movable_works()),
            _ => None,
        }
    }
}

/// Plays random games and compares every list; returns how many lists of a turn and others there were.
fn compare(config: &Config, seats: u8, games: u64) -> [u64; 2] {
    let city = config.city;
    let game = PlasticRace::new(config, seats).unwrap();
    let (mut compared, mut legal) = ([0, 0], Vec::new());
    for seed in 0..games {
        let mut rng = GameRng::quick(seed);
        let mut step = Step::simulated(GameRng::quick(1000 + seed));
        let mut state = game.setup(&mut step);
        while let Some(seat) = game.to_act(&state).first() {
            game.legal_actions(&state, seat, &mut legal);
            let position = Position::new(&game, game.snapshot(&state));
            if let Some(expected) = position.list() {
                let found: Vec<String> = legal.iter().map(ToString::to_string).collect();
                assert_eq!(found, expected, "{city}, game {seed}: {:?}", position.at);
                compared[usize::from(position.at.phase != PhaseWords::Turn {})] += 1;
            }
            let action = *rng.pick(&legal).unwrap();
            game.apply(&mut state, seat, action, &mut step);
        }
    }
    compared
}

#[test]
fn pr_3_6_every_list_is_what_the_rules_say_one_option_after_the_other() {
    for (number, &city) in (0u8..).zip(CityName::ALL) {
        let config = Config { city, max_rounds: 14, ..Config::default() };
        let [turns, others] = compare(&config, 2 + number % 4, 12);
        assert!(turns > 1000 && others > 200, "{city}: {turns} turns, {others} others");
    }
}

#[test]
fn pr_6_5_every_list_is_what_the_rules_say_with_all_options_turned_round() {
    for (number, &city) in (0u8..).zip(CityName::ALL) {
        let config = Config {
            routes: Switch::Off,
            plant: Switch::Off,
            react: React::Everybody,
            max_rounds: 14,
            ..turned_round(city)
        };
        let [turns, others] = compare(&config, 5 - number % 4, 8);
        assert!(turns > 600 && others > 100, "{city}: {turns} turns, {others} others");
    }
}
