//! Where the truck can go with the cards in hand, and what that is worth.

use arrayvec::ArrayVec;
use ecotable_kernel::{Game, Seat};
use ecotable_plastic_race::city::{Exit, Node, Place, Section};
use ecotable_plastic_race::{
    Action, Card, Colour, Colours, Direction, Driven, Effect, Kind, PlasticRace, Reward, State, Wish,
};

use super::hand::{keep, two_unused};
use super::style::{Sight, Style};
use super::tour::Tours;

/// The most cards of a hand that are planned with.
const MOST_CARDS: usize = 8;
/// The most sections of a drive that are planned.
const MOST_LEGS: usize = 24;
/// How many places a careful plan looks at.
pub(super) const MOST_SPOTS: usize = 4000;
/// What a bin brings: its card, and what the die shows.
const BIN: f32 = 4.0;
/// What the bonus card brings.
const BONUS: f32 = 3.0;
/// What a turn is worth.
const TURN: f32 = 3.5;
/// What a section towards the next bin is worth to who does not plan a tour.
const SECTION: f32 = 0.8;
/// How much of what a card is worth is lost when it is spent; the hand is refilled anyway.
const SPENT: f32 = 0.35;
/// What a section costs that is driven for nothing.
const DETOUR: f32 = 0.01;

/// A seat that plans in a position, looking only at what that seat knows.
#[derive(Clone, Copy)]
pub(super) struct Planner<'a> {
    pub game: &'a PlasticRace,
    pub tours: &'a Tours,
    pub state: &'a State,
    pub seat: Seat,
    pub style: &'a Style,
    /// How many places a plan looks at.
    pub most_spots: usize,
}

/// How a section is paid for.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Payment {
    Nothing,
    Card(Card),
    Shortcut(Card),
    Pair,
    Lane,
}

/// The colour that can go on for nothing, and the one to which it may change.
type Run = (Option<Colour>, Option<Colour>);

/// A place that the truck can reach.
#[derive(Clone, Copy, Debug)]
struct Spot {
    node: Node,
    /// The cards used on the way, one bit for each of the planned hand.
    used: u16,
    run: Run,
    parent: u16,
    legs: u8,
    leg: Option<(Section, Option<Colour>, Payment)>,
}

/// The best drive found.
#[derive(Clone, Debug, Default)]
pub(super) struct Plan {
    /// What to do, the last first; nothing if the truck should stay.
    pub drive: ArrayVec<Action, MOST_LEGS>,
    /// The cards that the drive uses.
    pub cards: u64,
    /// What it is worth.
    pub worth: f32,
    /// Whether it ends at a bin that the seat lacks.
    pub collects: bool,
}

/// The places that a plan has seen: by cards used, node and run.
struct Seen {
    nodes: usize,
    runs: Vec<u64>,
}

impl Seen {
    fn new(nodes: usize, cards: usize) -> Self {
        Self { nodes, runs: vec![0; nodes << cards] }
    }

    /// Whether the place is new.
    fn insert(&mut self, spot: &Spot) -> bool {
        let one = |colour: Option<Colour>| colour.map_or(6, |colour| colour as u32);
        let bit = 1u64 << (one(spot.run.0) * 7 + one(spot.run.1));
        let word = &mut self.runs[usize::from(spot.used) * self.nodes + spot.node.index()];
        let new = *word & bit == 0;
        *word |= bit;
        new
    }
}

impl Planner<'_> {
    /// The bins that the seat lacks.
    pub fn lacking(&self) -> u8 {
        self.game.every_bin() & !self.state.bins(self.seat)
    }

    /// Sections to the nearest of these bins.
    pub fn distance(&self, from: Node, bins: u8) -> u8 {
        self.tours.roads.nearest(from, bins)
    }

    /// Whether no turn of the seat comes after this one.
    fn is_last_turn(&self) -> bool {
        self.state.round() >= self.game.final_round(self.state)
    }

    /// The best drive from where the truck stands; at the end of a turn, the best one of the next turn.
    pub fn plan(&self, has_driven: bool) -> Plan {
        self.plan_at(self.state.truck(self.seat), has_driven)
    }

    /// What a drive from another node would be worth.
    pub fn plan_from(&self, node: Node) -> f32 {
        self.plan_at(node, false).worth
    }

    fn plan_at(&self, start: Node, has_driven: bool) -> Plan {
        let hand = self.planned_hand();
        let spots = self.explore(start, &hand);
        let mut best = Plan { worth: f32::MIN, ..Plan::default() };
        let mut best_place = 0;
        for (place, spot) in spots.iter().enumerate() {
            let arrived = place > 0 || has_driven;
            let (mut worth, collects) = self.worth(spot, &hand, arrived);
            if worth + 8.0 > best.worth && place > 0 && self.style.sight == Sight::Tour {
                worth += self.on_the_way(&spots, place);
            }
            if worth > best.worth {
                let cards = spot_cards(spot, &hand);
                best = Plan { cards, worth, collects, ..Plan::default() };
                best_place = place;
            }
        }
        Plan { drive: drive_to(&spots, best_place), ..best }
    }

    /// The hand, least worth keeping first.
    fn planned_hand(&self) -> ArrayVec<Card, MOST_CARDS> {
        let mut cards: ArrayVec<Card, 64> = self.state.hand(self.seat).cards().collect();
        cards.sort_by(|&a, &b| keep(self.game.cards(), a).total_cmp(&keep(self.game.cards(), b)));
        cards.into_iter().take(MOST_CARDS).collect()
    }

    /// Everything within reach, the nearest first.
    fn explore(&self, node: Node, hand: &[Card]) -> Vec<Spot> {
        let run = match self.state.open_play() {
            Some((colours, _)) if self.state.wish() != Wish::Discard && self.state.active() == self.seat => {
                let mut each = colours.iter();
                (each.next(), each.next())
            }
            _ => (None, None),
        };
        let start = Spot { node, used: 0, run, parent: 0, legs: 0, leg: None };
        let (mut spots, mut seen) = (vec![start], Seen::new(self.game.city().nodes.len(), hand.len()));
        seen.insert(&start);
        let mut next = 0;
        while next < spots.len() && spots.len() < self.most_spots {
            let spot = spots[next];
            let facts = self.game.city().node(spot.node);
            if next == 0 || !facts.must_stop {
                for &exit in &facts.exits {
                    self.expand((next as u16, spot), exit, hand, |found| {
                        if seen.insert(&found) {
                            spots.push(found);
                        }
                    });
                }
            }
            next += 1;
        }
        spots
    }

    /// The ways to drive one section.
    fn expand(&self, (parent, spot): (u16, Spot), exit: Exit, hand: &[Card], mut found: impl FnMut(Spot)) {
        let section = exit.section;
        let legs = spot.legs.saturating_add(1);
        let mut go = |used: u16, run: Run, payment: Payment| {
            found(Spot { node: exit.to, used, run, parent, legs, leg: Some((section, run.0, payment)) });
        };
        let shown = self.game.colours_now(self.state, section);
        self.shortcuts(spot, exit, hand, &mut go);
        if !self.game.is_drivable(self.state, section, exit.direction) {
            return;
        }
        if self.game.is_double_lane(section) {
            return self.lane(spot, shown, hand, go);
        }
        let (current, other) = spot.run;
        if let Some(colour) = current.filter(|&colour| shown.contains(colour)) {
            go(spot.used, (Some(colour), other), Payment::Nothing);
        }
        if let Some(colour) = other.filter(|&colour| shown.contains(colour)) {
            go(spot.used, (Some(colour), None), Payment::Nothing);
        }
        let cards = self.game.cards();
        for (place, &card) in hand.iter().enumerate().filter(|(place, _)| spot.used & (1 << place) == 0) {
            let pays = cards.pays(card);
            for colour in pays.and(shown).iter() {
                let dashed = cards.street(card).kind == Kind::Dashed;
                let other = dashed.then(|| pays.iter().find(|&c| c != colour)).flatten();
                go(spot.used | 1 << place, (Some(colour), other), Payment::Card(card));
            }
        }
        if let Some(pair) = two_unused(spot.used, hand, |_| true) {
            for colour in shown.iter() {
                go(spot.used | pair, (Some(colour), None), Payment::Pair);
            }
        }
    }

    /// A section without paying its colour; tokens do not hinder.
    fn shortcuts(&self, spot: Spot, exit: Exit, hand: &[Card], mut go: impl FnMut(u16, Run, Payment)) {
        let printed = self.game.city().drawn_section(exit.section).oneway;
        if printed.is_some() && exit.direction == Direction::Backward {
            return;
        }
        let shown = self.game.colours_now(self.state, exit.section);
        let colour = shown.single().filter(|_| !self.game.is_double_lane(exit.section));
        let cards = self.game.cards();
        for (place, &card) in hand.iter().enumerate() {
            if spot.used & (1 << place) == 0 && cards.street(card).effect == Some(Effect::Shortcut) {
                go(spot.used | 1 << place, (colour, None), Payment::Shortcut(card));
            }
        }
    }

    /// A double lane, paid with two cards that show a colour.
    fn lane(&self, spot: Spot, die: Colours, hand: &[Card], mut go: impl FnMut(u16, Run, Payment)) {
        let colours = if die.is_empty() { Colours::ALL } else { die };
        for colour in colours.iter() {
            let shows = |card: Card| self.game.cards().pays(card).contains(colour);
            if let Some(pair) = two_unused(spot.used, hand, shows) {
                go(spot.used | pair, (Some(colour), None), Payment::Lane);
            }
        }
    }

    /// What standing on a spot at the end of the turn is worth, and whether it collects.
    fn worth(&self, spot: &Spot, hand: &[Card], arrived: bool) -> (f32, bool) {
        let facts = self.game.city().node(spot.node);
        let mut lacking = self.lacking();
        let mut worth = -DETOUR * f32::from(spot.legs);
        let mut collects = false;
        match facts.place {
            Place::Bin(bin)
                if arrived && lacking & (1 << bin) != 0 && !self.state.is_punctured(self.seat) =>
            {
                collects = true;
                lacking &= !(1 << bin);
                worth += BIN + f32::from(facts.extra_points);
                if lacking == 0 && self.state.bonus().is_none() {
                    worth += BONUS;
                }
            }
            Place::Plant if arrived => worth += self.sale(),
            _ => {}
        }
        if !self.is_last_turn() && (self.style.sight == Sight::Tour || !collects) {
            worth += self.outlook(spot.node, lacking);
        }
        let spent = hand.iter().enumerate().filter(|(place, _)| spot.used & (1 << place) != 0);
        let spent: f32 = spent.map(|(_, &card)| keep(self.game.cards(), card)).sum();
        (worth - SPENT * spent, collects)
    }

    /// What a node promises for the turns to come.
    fn outlook(&self, node: Node, lacking: u8) -> f32 {
        let plant = self.state.plant().is_some();
        let to_plant = if plant { f32::from(self.tours.roads.to_plant(node)) } else { 0.0 };
        if lacking == 0 {
            return if self.sale_if_all() > 0.0 { -0.3 * to_plant } else { 0.0 };
        }
        match self.style.sight {
            Sight::Tour => {
                let towards =
                    if self.style.selling > 0.0 { 0.15 * self.sale_if_all() * to_plant } else { 0.0 };
                -TURN * self.tours.turns(node, lacking) - towards
            }
            _ => -SECTION * f32::from(self.distance(node, lacking)),
        }
    }

    /// The points that all bins of the seat would bring at the plant beyond what they are worth anyway.
    fn sale_if_all(&self) -> f32 {
        let Some((card, capacity)) = self.state.plant() else { return 0.0 };
        let bins = self.state.bins(self.seat) & self.game.cards().accepted(card, self.game.city().bins);
        let count = bins.count_ones().min(u32::from(capacity)) as f32;
        (f32::from(self.game.cards().plant(card).points) - 2.0 + self.style.selling).max(0.0) * count
    }

    /// What selling now is worth: nothing as long as the bonus card is near.
    pub fn sale(&self) -> f32 {
        let races = self.state.bonus().is_none();
        if races && !self.is_last_turn() && self.style.selling < 1.0 { 0.0 } else { self.sale_if_all() }
    }

    /// What the routes in hand and the rewards bring on the drive to a spot.
    fn on_the_way(&self, spots: &[Spot], place: usize) -> f32 {
        let city = self.game.city();
        let mut legs = ArrayVec::<Driven, MOST_LEGS>::new();
        let (mut at, mut rewards, mut met) = (place, 0.0, 0u64);
        while let (Some((section, colour, _)), false) = (spots[at].leg, legs.is_full()) {
            legs.push(Driven { section, colour });
            let node = spots[at].node;
            if let Place::Reward(reward) = city.node(node).place
                && (met | self.state.rewards_used()) & node.bit() == 0
            {
                met |= node.bit();
                rewards += self.reward(reward);
            }
            at = usize::from(spots[at].parent);
        }
        legs.reverse();
        let routes = self.state.routes(self.seat);
        let pays = |route| f32::from(self.game.route_points(self.state, route, &legs));
        rewards + routes.cards().map(pays).sum::<f32>()
    }

    fn reward(&self, reward: Reward) -> f32 {
        match reward {
            Reward::Draw1 => 0.35,
            Reward::Draw2 => 0.7,
            Reward::Police if !self.state.has_police(self.seat) => 0.3,
            Reward::Dice => 0.1,
            _ => 0.0,
        }
    }

    /// Whether there is only one opponent.
    pub fn is_duel(&self) -> bool {
        self.game.seats() == 2
    }
}

fn spot_cards(spot: &Spot, hand: &[Card]) -> u64 {
    let used = hand.iter().enumerate().filter(|(place, _)| spot.used & (1 << place) != 0);
    used.fold(0, |set, (_, card)| set | card.bit())
}

/// The decisions on the way to a spot, the last first.
fn drive_to(spots: &[Spot], mut place: usize) -> ArrayVec<Action, MOST_LEGS> {
    let mut drive = ArrayVec::new();
    while let Some((section, colour, payment)) = spots[place].leg {
        if drive.is_full() {
            drive.remove(0);
        }
        drive.push(match payment {
            Payment::Nothing => Action::Continue(section, colour),
            Payment::Card(card) => Action::Step(card, section, colour),
            Payment::Shortcut(card) => Action::ShortcutStep(card, section),
            Payment::Pair => Action::PairStep(section, colour),
            Payment::Lane => Action::DoubleStep(section, colour),
        });
        place = usize::from(spots[place].parent);
    }
    drive
}

impl Plan {
    /// What to do first; nothing if the truck should stay.
    pub fn first(&self) -> Option<Action> {
        self.drive.last().copied()
    }
}
