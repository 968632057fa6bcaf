//! The cards and dice, typed from `data/cards.toml` (PR-8).

use std::sync::OnceLock;

use serde::Deserialize;

use crate::colour::{Colour, Colours, Effect};
use crate::words::{bits, numbered, words};

/// How many street cards there are (PR-8.2).
pub const STREET_CARDS: usize = 59;
/// How many route cards there are (PR-8.3).
pub const ROUTE_CARDS: usize = 14;
/// How many plant cards there are (PR-8.4).
pub const PLANT_CARDS: usize = 5;

numbered!(
    /// A street card, written `ST01` to `ST59`.
    Card, "ST", "2", STREET_CARDS as u8
);
numbered!(
    /// A route card, written `RT01` to `RT14`.
    Route, "RT", "2", ROUTE_CARDS as u8
);
numbered!(
    /// A card of the recycling plant, written `PL1` to `PL5`.
    PlantCard, "PL", "1", PLANT_CARDS as u8
);

words! {
    /// How the colours of a street card may be used (PR-3.3).
    Kind {
        /// One colour, and an effect.
        Single = "single",
        /// Two colours with a dashed line between them: one after the other.
        Dashed = "dashed",
        /// Two colours with a solid line between them: one or the other.
        Solid = "solid",
        /// Any one colour.
        Wild = "wild",
    }
}

words! {
    /// Which bins a plant card accepts (PR-8.4).
    Accepts {
        /// All.
        All = "all",
        /// All except bin 1.
        AllButLowest = "all_but_lowest",
        /// All except bins 1 and 2.
        AllButTwoLowest = "all_but_two_lowest",
        /// The two highest numbers of the city.
        TwoHighest = "two_highest",
        /// The highest number of the city.
        Highest = "highest",
    }
}

/// A set of street cards.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Hand(pub(crate) u64);

impl Hand {
    /// How many cards.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is no card.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the card is there.
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.0 & card.bit() != 0
    }

    /// The cards in the order of their ids.
    #[inline]
    pub fn cards(self) -> impl Iterator<Item = Card> + Clone {
        bits(self.0).map(Card)
    }

    #[inline]
    pub(crate) fn add(&mut self, card: Card) {
        self.0 |= card.bit();
    }

    #[inline]
    pub(crate) fn take(&mut self, card: Card) {
        self.0 &= !card.bit();
    }
}

impl FromIterator<Card> for Hand {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut hand = Self::default();
        cards.into_iter().for_each(|card| hand.add(card));
        hand
    }
}

/// A set of route cards.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Routes(pub(crate) u16);

impl Routes {
    /// How many cards.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is no card.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the card is there.
    #[inline]
    pub const fn contains(self, route: Route) -> bool {
        self.0 & (1 << route.0) != 0
    }

    /// The cards in the order of their ids.
    #[inline]
    pub fn cards(self) -> impl Iterator<Item = Route> + Clone {
        bits(u64::from(self.0)).map(Route)
    }

    #[inline]
    pub(crate) fn add(&mut self, route: Route) {
        self.0 |= 1 << route.0;
    }

    #[inline]
    pub(crate) fn take(&mut self, route: Route) {
        self.0 &= !(1 << route.0);
    }
}

impl FromIterator<Route> for Routes {
    fn from_iter<I: IntoIterator<Item = Route>>(cards: I) -> Self {
        let mut routes = Self::default();
        cards.into_iter().for_each(|route| routes.add(route));
        routes
    }
}

/// A street card as printed.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StreetCard {
    /// Its id.
    pub id: Card,
    /// How its colours may be used.
    pub kind: Kind,
    /// Its colours, as printed; none on a wild card.
    #[serde(default)]
    pub colours: Vec<Colour>,
    /// Its effect.
    pub effect: Option<Effect>,
    /// The name of a real street or square, without meaning for the game.
    pub name: String,
}

/// A route card as printed.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RouteCard {
    /// Its id.
    pub id: Route,
    /// The colours to be driven.
    pub colours: Vec<Colour>,
    /// What it pays.
    pub points: u8,
}

/// A plant card as printed.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlantFace {
    /// Its id.
    pub id: PlantCard,
    /// Which bins it buys.
    pub accepts: Accepts,
    /// What it pays for each.
    pub points: u8,
    /// How many it buys in the whole game.
    pub capacity: u8,
}

/// A face of the reward die that is rolled with routes.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DieFace {
    /// Points.
    pub points: u8,
    /// Route cards to draw.
    pub routes: u8,
}

/// The faces of both reward dice (PR-8.5).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RewardDie {
    /// Die A: points.
    pub without_routes: [u8; 6],
    /// Die B: points and routes.
    pub with_routes: [DieFace; 6],
}

/// The file as written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardFile {
    street: Vec<StreetCard>,
    route: Vec<RouteCard>,
    plant: Vec<PlantFace>,
    reward_die: RewardDie,
}

/// All cards, and the sets of them that the rules ask for.
#[derive(Debug)]
pub struct Cards {
    /// The street cards by id.
    pub street: Vec<StreetCard>,
    /// The route cards by id.
    pub route: Vec<RouteCard>,
    /// The plant cards by id.
    pub plant: Vec<PlantFace>,
    /// The reward dice.
    pub reward_die: RewardDie,
    /// What each card can pay: its colours, or all for a wild card.
    pub(crate) pays: [Colours; STREET_CARDS],
    /// The colours of each route card.
    pub(crate) route_colours: [Colours; ROUTE_CARDS],
    /// The effect of each card.
    pub(crate) effect: [Option<Effect>; STREET_CARDS],
    pub(crate) with_effect: [u64; 12],
    pub(crate) with_colour: [u64; 6],
    pub(crate) wild: u64,
    pub(crate) dashed: u64,
}

impl Cards {
    /// The cards of the game.
    pub fn standard() -> &'static Self {
        static CARDS: OnceLock<Cards> = OnceLock::new();
        CARDS.get_or_init(|| {
            let file: CardFile = toml::from_str(include_str!("../data/cards.toml"))
                .expect("the card list is compiled in and checked by a test");
            Self::from_file(file)
        })
    }

    fn from_file(file: CardFile) -> Self {
        let mut cards = Self {
            pays: [Colours::NONE; STREET_CARDS],
            route_colours: [Colours::NONE; ROUTE_CARDS],
            effect: [None; STREET_CARDS],
            with_effect: [0; 12],
            with_colour: [0; 6],
            wild: 0,
            dashed: 0,
            street: file.street,
            route: file.route,
            plant: file.plant,
            reward_die: file.reward_die,
        };
        for card in &cards.street {
            let (place, bit) = (card.id.index(), card.id.bit());
            cards.pays[place] = card.colours.iter().copied().collect();
            card.colours.iter().for_each(|&colour| cards.with_colour[colour as usize] |= bit);
            cards.effect[place] = card.effect;
            if let Some(effect) = card.effect {
                cards.with_effect[effect as usize] |= bit;
            }
            match card.kind {
                Kind::Wild => {
                    cards.wild |= bit;
                    cards.pays[place] = Colours::ALL;
                }
                Kind::Dashed => cards.dashed |= bit,
                Kind::Single | Kind::Solid => {}
            }
        }
        for card in &cards.route {
            cards.route_colours[card.id.index()] = card.colours.iter().copied().collect();
        }
        cards
    }

    /// A street card.
    #[inline]
    pub fn street(&self, card: Card) -> &StreetCard {
        &self.street[card.index()]
    }

    /// A route card.
    #[inline]
    pub fn route(&self, route: Route) -> &RouteCard {
        &self.route[route.index()]
    }

    /// A plant card.
    #[inline]
    pub fn plant(&self, card: PlantCard) -> &PlantFace {
        &self.plant[card.index()]
    }

    /// The colours that a card can pay: its own, or all for a wild card.
    #[inline]
    pub fn pays(&self, card: Card) -> Colours {
        self.pays[card.index()]
    }

    /// The cards of a set with an effect.
    #[inline]
    pub fn having(&self, hand: Hand, effect: Effect) -> Hand {
        Hand(hand.0 & self.with_effect[effect as usize])
    }

    /// One card of each face: of several wild cards only the first (PR-3.6).
    #[inline]
    pub fn distinct(&self, hand: Hand) -> Hand {
        let wild = hand.0 & self.wild;
        Hand((hand.0 & !self.wild) | (wild & wild.wrapping_neg()))
    }

    /// The bins that a plant card accepts in a city with so many, one bit for each number from 1.
    pub fn accepted(&self, card: PlantCard, bins: u8) -> u8 {
        let all = ((1u16 << (bins + 1)) - 2) as u8;
        let from = match self.plant(card).accepts {
            Accepts::All => 1,
            Accepts::AllButLowest => 2,
            Accepts::AllButTwoLowest => 3,
            Accepts::TwoHighest => bins.saturating_sub(1).max(1),
            Accepts::Highest => bins,
        };
        all & (u8::MAX << from)
    }
}
