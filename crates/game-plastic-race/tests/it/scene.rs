//! Positions made by hand, and short words to play from them.

use ecotable_kernel::{Game, PlayError, Refusal as _, Seat, Table, Told, Viewer};
use ecotable_plastic_race::city::CityName;
use ecotable_plastic_race::{
    Action, Config, DieAt, Direction, EarlierWords, Event, OneWayAt, PhaseWords, PlasticRace, PlayerSnapshot,
    PolicePower, RewardRepeat, RouteMatch, Snapshot, View,
};

/// A city with every flag of a rule turned round.
pub fn turned_round(city: CityName) -> Config {
    Config {
        city,
        dashed_partial: false,
        route_match: RouteMatch::Exact,
        route_discard_any: true,
        police_reverse: false,
        police_token: PolicePower::PassOnly,
        reward_repeat: RewardRepeat::EveryPass,
        ..Config::default()
    }
}

/// A position under construction: the first turn of seat 0, all trucks on the first light, empty hands, nothing on the
/// board, and everything else in the decks in the order of the ids.
#[derive(Clone, Debug)]
pub struct Scene {
    pub config: Config,
    pub start: Snapshot,
}

/// Words separated by blanks.
fn list<T: std::str::FromStr>(words: &str) -> Vec<T> {
    words.split_whitespace().map(|word| word.parse().ok().expect("a readable word")).collect()
}

impl Scene {
    pub fn new(city: CityName, seats: usize) -> Self {
        let player = PlayerSnapshot { truck: "L1".to_owned(), ..PlayerSnapshot::default() };
        let plant = city.city().has_plant().then(|| "PL1".parse().expect("a plant card"));
        let start = Snapshot {
            round: 1,
            active: Seat(0),
            phase: PhaseWords::Turn {},
            end_trigger: None,
            bonus: None,
            plant,
            capacity: None,
            dice: Vec::new(),
            works: Vec::new(),
            one_way: Vec::new(),
            players: vec![player; seats],
            track: Vec::new(),
            earlier: EarlierWords::default(),
            movement_over: false,
            open_play: None,
            rewards_used: Vec::new(),
            police_passes: Vec::new(),
            routes_checked: false,
            played_row: Vec::new(),
            street_deck: None,
            street_discard: Vec::new(),
            route_deck: None,
            route_discard: Vec::new(),
        };
        Self { config: Config { city, ..Config::default() }, start }
    }

    pub fn config(mut self, set: impl FnOnce(&mut Config)) -> Self {
        set(&mut self.config);
        self
    }

    pub fn edit(mut self, set: impl FnOnce(&mut Snapshot)) -> Self {
        set(&mut self.start);
        self
    }

    pub fn truck(mut self, seat: usize, node: &str) -> Self {
        self.start.players[seat].truck = node.to_owned();
        self
    }

    pub fn hand(mut self, seat: usize, cards: &str) -> Self {
        self.start.players[seat].hand = list(cards);
        self
    }

    pub fn routes(mut self, seat: usize, cards: &str) -> Self {
        self.start.players[seat].routes = list(cards);
        self
    }

    pub fn bins(mut self, seat: usize, bins: &str) -> Self {
        self.start.players[seat].bins = list(bins);
        self
    }

    pub fn police(mut self, seat: usize) -> Self {
        self.start.players[seat].police = true;
        self
    }

    pub fn die(mut self, section: &str, colour: &str) -> Self {
        self.start.dice.push(DieAt { section: section.parse().unwrap(), colour: colour.parse().unwrap() });
        self
    }

    pub fn works(mut self, sections: &str) -> Self {
        self.start.works = list(sections);
        self
    }

    pub fn arrow(mut self, section: &str, direction: Direction) -> Self {
        self.start.one_way.push(OneWayAt { section: section.parse().unwrap(), direction });
        self
    }

    /// Lets the cards lie in the discard pile.
    pub fn discard(mut self, cards: &str) -> Self {
        self.start.street_discard = list(cards);
        self
    }

    /// Only these cards are left in the street deck, from the top; the others are in the discard pile unless somebody
    /// has them.
    pub fn deck(mut self, cards: &str) -> Self {
        self.start.street_deck = Some(list(cards));
        self
    }

    #[track_caller]
    pub fn play(&self) -> Play {
        self.play_with("scene")
    }

    #[track_caller]
    pub fn play_with(&self, seed: &str) -> Play {
        let game =
            PlasticRace::new(&self.config, self.start.players.len() as u8).expect("options to play with");
        let state = match game.restore(&self.start) {
            Ok(state) => state,
            Err(flaw) => panic!("an impossible scene: {flaw}"),
        };
        Play {
            table: Table::resume(game, seed.parse().expect("a short text is a seed"), state),
            told: Vec::new(),
        }
    }

    /// The play after a script in which the reward die shows these points and routes.
    #[track_caller]
    pub fn play_until_die(&self, script: &str, points: u8, routes: u8) -> Play {
        for seed in 0..500 {
            let mut play = self.play_with(&seed.to_string());
            play.go(script);
            let shown = play.told.iter().any(|told| {
                matches!(told.event, Event::RewardDieRolled { points: p, routes: r, .. } if (p, r) == (points, routes))
            });
            if shown {
                return play;
            }
        }
        panic!("the die never shows {points} points and {routes} routes");
    }

    /// The options of seat 0 as texts.
    #[track_caller]
    pub fn options(&self) -> Vec<String> {
        self.play().options(0)
    }
}

/// A table, and everything that has been told at it.
#[derive(Clone, Debug)]
pub struct Play {
    pub table: Table<PlasticRace>,
    pub told: Vec<Told<Event>>,
}

impl Play {
    /// An ordinary match from the setup on.
    #[track_caller]
    pub fn new(config: &Config, seats: u8, seed: &str) -> Self {
        let game = PlasticRace::new(config, seats).expect("options to play with");
        let (table, told) = Table::new(game, seed.parse().expect("a short text is a seed"));
        Self { table, told }
    }

    /// Plays decisions such as `step ST01 s17, 1 let_pass`; without a number it is the first seat that is asked. `quiet`
    /// lets all opponents pass.
    #[track_caller]
    pub fn go(&mut self, script: &str) {
        for decision in script.split(", ") {
            if decision == "quiet" {
                self.let_pass();
                continue;
            }
            let (seat, action) = self.read(decision);
            match self.table.play(seat, action) {
                Ok(told) => self.told.extend(told),
                Err(error) => {
                    panic!("seat {seat} cannot `{action}`: {error}; it may {:?}", self.options(seat.0))
                }
            }
        }
    }

    fn read(&self, decision: &str) -> (Seat, Action) {
        let (seat, action) = match decision.split_once(' ') {
            Some((number, action)) if number.parse::<u8>().is_ok() => (Seat(number.parse().unwrap()), action),
            _ => (self.table.to_act().first().expect("somebody is asked"), decision),
        };
        (seat, action.parse().unwrap_or_else(|_| panic!("`{action}` is no action")))
    }

    /// All who are asked in a React window let pass.
    #[track_caller]
    pub fn let_pass(&mut self) {
        while matches!(self.view().phase, PhaseWords::React { .. }) {
            let seat = self.table.to_act().first().expect("somebody is asked");
            let told = self.table.play(seat, Action::LetPass).expect("everybody may let pass");
            self.told.extend(told);
        }
    }

    pub fn options(&self, seat: u8) -> Vec<String> {
        self.table.legal_actions(Seat(seat)).iter().map(ToString::to_string).collect()
    }

    /// The options of the seat that is asked which begin with a word.
    pub fn starting(&self, word: &str) -> Vec<String> {
        let seat = self.table.to_act().first().expect("somebody is asked");
        let begins = |option: &String| option.split(' ').next() == Some(word);
        self.options(seat.0).into_iter().filter(begins).collect()
    }

    /// Whether the first seat that is asked has this option.
    pub fn offers(&self, action: &str) -> bool {
        let seat = self.table.to_act().first().expect("somebody is asked");
        self.options(seat.0).iter().any(|option| option == action)
    }

    /// The rule that forbids a decision, or `allowed`.
    #[track_caller]
    pub fn refused(&self, decision: &str) -> String {
        let (seat, action) = self.read(decision);
        match self.table.check(seat, action) {
            Err(PlayError::Refused(refusal)) => refusal.rule().to_owned(),
            Err(error) => error.to_string(),
            Ok(()) => "allowed".to_owned(),
        }
    }

    pub fn view(&self) -> View {
        self.table.view(Viewer::Spectator)
    }

    pub fn view_of(&self, seat: u8) -> View {
        self.table.view(Viewer::Seat(Seat(seat)))
    }

    /// The hand of a seat as a text.
    pub fn hand(&self, seat: u8) -> String {
        let own = self.view_of(seat).own.expect("a seat has a hand");
        own.hand.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    }

    pub fn routes(&self, seat: u8) -> String {
        let own = self.view_of(seat).own.expect("a seat has routes");
        own.routes.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    }

    pub fn truck(&self, seat: usize) -> String {
        self.view().players[seat].truck.clone().expect("its light is chosen")
    }

    pub fn counters(&self, seat: usize) -> u16 {
        self.view().players[seat].counters
    }

    pub fn bins(&self, seat: usize) -> Vec<u8> {
        self.view().players[seat].bins.clone()
    }

    /// The colours of the track; `-` where none was driven.
    pub fn track(&self) -> String {
        let colour = |leg: &ecotable_plastic_race::LegWords| leg.colour.map_or("-", |colour| colour.word());
        self.view().track.iter().map(colour).collect::<Vec<_>>().join(" ")
    }

    pub fn has_told(&self, test: impl Fn(&Event) -> bool) -> bool {
        self.told.iter().any(|told| test(&told.event))
    }

    pub fn snapshot(&self) -> Snapshot {
        self.table.game().snapshot(self.table.state())
    }

    /// The same position with something changed by hand. Street cards that lie nowhere else are in the deck.
    pub fn changed(&self, set: impl FnOnce(&mut Snapshot)) -> Scene {
        let scene = Scene { config: self.table.game().config(), start: self.snapshot() };
        scene.edit(|start| {
            (start.street_deck, start.street_discard) = (None, Vec::new());
            set(start);
        })
    }

    /// The scores and places of a game that is over.
    #[track_caller]
    pub fn result(&self) -> (Vec<i32>, Vec<u8>) {
        let standings = self.table.outcome().expect("the game is over").standings;
        standings.iter().map(|standing| (standing.score, standing.rank)).unzip()
    }

    /// What a viewer has heard, as a text.
    pub fn heard(&self, viewer: Viewer) -> String {
        let heard = self.told.iter().filter(|told| told.to.includes(viewer));
        heard.map(|told| format!("{:?}\n", told.event)).collect()
    }

    /// The seats that `viewer` knows to be asked.
    pub fn awaited(&self, viewer: Viewer) -> Vec<u8> {
        self.table.awaited(viewer).iter().map(|seat| seat.0).collect()
    }

    /// The seats that are asked.
    pub fn asked(&self) -> Vec<u8> {
        self.table.to_act().iter().map(|seat| seat.0).collect()
    }
}

/// How many entries begin with a word.
pub fn count(options: &[String], word: &str) -> usize {
    options.iter().filter(|option| option.split(' ').next() == Some(word)).count()
}

/// The second words of options, such as sections.
pub fn seconds(options: &[String]) -> String {
    options.iter().filter_map(|option| option.split(' ').nth(1)).collect::<Vec<_>>().join(" ")
}
