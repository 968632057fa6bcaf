//! Positions made by hand.
//!
//! A [`Scene`] is described as the rules speak of it: hands, Capital, the row, the tops of the decks. Everything that
//! is not mentioned lies where it does no harm. What is played from it is in `play.rs`.

use ecotable_kernel::{Game, Seat, SeatSet, Table};
use ecotable_parts::auction::Standing;
use ecotable_tradejack::deck::{self, CardList};
use ecotable_tradejack::{
    Config, DemandFace, DemandId, PhaseSnapshot, PlayerSnapshot, Product, Snapshot, Source, State, TradeJack,
    Trend,
};

use crate::play::Play;

pub const A: Seat = Seat(0);
pub const B: Seat = Seat(1);
pub const C: Seat = Seat(2);
pub const D: Seat = Seat(3);
pub const E: Seat = Seat(4);

/// A position under construction: production in round 1, First Player A, 6 Capital each, no cards in hand, and a
/// row of trends for cards that nobody holds.
#[derive(Clone, Debug)]
pub struct Scene {
    config: Config,
    start: Snapshot,
    row: String,
    demand: Cards<DemandId>,
    products: Cards<Product>,
    sources: Cards<Source>,
    plans: Vec<String>,
}

/// What is said about a deck.
#[derive(Clone, Debug)]
enum Cards<T> {
    Any,
    /// These lie on top, from the top.
    Top(Vec<T>),
    /// Only these are left; the others have been discarded.
    Left(Vec<T>),
}

impl Scene {
    pub fn new(seats: u8) -> Self {
        let player = PlayerSnapshot { capital: 6, ..PlayerSnapshot::default() };
        Self {
            config: Config::default(),
            start: Snapshot {
                round: 1,
                rounds_total: None,
                first: A,
                tracker: 0,
                phase: PhaseSnapshot::Production { confirmed: SeatSet::EMPTY },
                row: Vec::new(),
                regulations: Vec::new(),
                players: vec![player; usize::from(seats)],
                demand_deck: None,
                thrown: Vec::new(),
                demand_discard: Vec::new(),
                product_deck: None,
                product_discard: [].into_iter().collect(),
                source_deck: None,
                source_discard: [].into_iter().collect(),
            },
            row: "- - -".to_owned(),
            demand: Cards::Any,
            products: Cards::Any,
            sources: Cards::Any,
            plans: vec![String::new(); usize::from(seats)],
        }
    }

    pub fn config(mut self, config: Config) -> Self {
        self.config = config;
        self
    }

    pub fn round(mut self, round: u8) -> Self {
        self.start.round = round;
        self
    }

    pub fn first(mut self, seat: Seat) -> Self {
        self.start.first = seat;
        self
    }

    /// The row in draw order; `-` is a card without influence.
    pub fn row(mut self, row: &str) -> Self {
        self.row = row.to_owned();
        self
    }

    pub fn regulations(mut self, ids: &str) -> Self {
        self.start.regulations = demand(ids);
        self
    }

    pub fn tracker(mut self, tokens: u8) -> Self {
        self.start.tracker = tokens;
        self
    }

    /// What a Quick Game threw away.
    pub fn thrown(mut self, ids: &str) -> Self {
        self.start.thrown = demand(ids);
        self
    }

    /// The Capital of each seat, from A on.
    pub fn capital(mut self, capital: &[u16]) -> Self {
        assert_eq!(capital.len(), self.start.players.len(), "one number for each seat");
        for (player, &capital) in self.start.players.iter_mut().zip(capital) {
            player.capital = capital;
        }
        self
    }

    pub fn awards(mut self, seat: Seat, ids: &str) -> Self {
        self.player(seat).awards = demand(ids);
        self
    }

    /// Products and sources in a hand, in any order.
    pub fn hand(mut self, seat: Seat, cards: &str) -> Self {
        let player = self.player(seat);
        let (products, sources) = faces(cards);
        player.products = player.products.cards().chain(products).collect();
        player.sources = player.sources.cards().chain(sources).collect();
        self
    }

    /// What the seat will lay out in [`Scene::retail`], and has in hand for it: sets such as `SOAP-B+GOLD-B`, or
    /// products to offload.
    pub fn lays(mut self, seat: Seat, cards: &str) -> Self {
        self.plans[seat.index()] = cards.to_owned();
        self.hand(seat, &cards.replace('+', " "))
    }

    /// The source `lot` has just been turned up, and its revealer is asked first.
    pub fn auction(mut self, revealer: Seat, lot: &str) -> Self {
        let auction = Standing { high: 0, leader: None, actor: revealer, passed: SeatSet::EMPTY };
        self.start.phase = PhaseSnapshot::Bidding { revealer, lot: face(lot), covered: None, auction };
        self
    }

    /// The source that lies face down beside the one for sale.
    pub fn covered(mut self, source: &str) -> Self {
        if let PhaseSnapshot::Bidding { covered, .. } = &mut self.start.phase {
            *covered = Some(face(source));
        }
        self
    }

    /// The leader has made the highest bid, and the actor is asked next.
    pub fn bid(mut self, leader: Seat, high: u16, actor: Seat) -> Self {
        if let PhaseSnapshot::Bidding { auction, .. } = &mut self.start.phase {
            *auction = Standing { high, leader: Some(leader), actor, passed: SeatSet::EMPTY };
        }
        self
    }

    /// The demand cards that come next, from the top.
    pub fn demand_top(mut self, ids: &str) -> Self {
        self.demand = Cards::Top(demand(ids));
        self
    }

    /// The only demand cards that are left in the deck, from the top. Regulations that are not among them are in
    /// force, the other cards have been discarded.
    pub fn demand_left(mut self, ids: &str) -> Self {
        self.demand = Cards::Left(demand(ids));
        self
    }

    pub fn products_top(mut self, cards: &str) -> Self {
        self.products = Cards::Top(faces(cards).0);
        self
    }

    pub fn products_left(mut self, cards: &str) -> Self {
        self.products = Cards::Left(faces(cards).0);
        self
    }

    pub fn sources_top(mut self, cards: &str) -> Self {
        self.sources = Cards::Top(faces(cards).1);
        self
    }

    pub fn sources_left(mut self, cards: &str) -> Self {
        self.sources = Cards::Left(faces(cards).1);
        self
    }

    /// The table with this position.
    #[track_caller]
    pub fn play(&self) -> Play {
        let game =
            TradeJack::new(&self.config, self.start.players.len() as u8).expect("options to play with");
        let state = self.state(&game);
        Play::at(Table::resume(game, "scene".parse().expect("a short text is a seed"), state))
    }

    /// The table after all seats have laid out what they planned and confirmed.
    #[track_caller]
    pub fn retail(&self) -> Play {
        let mut play = self.play();
        for (seat, plan) in (0..).map(Seat).zip(&self.plans) {
            play.lay_out(seat, plan);
        }
        play.all_confirm();
        play
    }

    /// The table at the beginning of the next round: all seats have confirmed without laying anything out.
    #[track_caller]
    pub fn next_round(&self) -> Play {
        let mut play = self.play();
        play.all_confirm();
        play
    }

    #[track_caller]
    fn state(&self, game: &TradeJack) -> State {
        let whole = game.restore(&Snapshot { row: self.filled_row(game), ..self.start.clone() });
        let mut words = game.snapshot(&whole.expect("a possible position"));
        words.rounds_total = None;
        let used = arrange(&self.demand, &mut words.demand_deck);
        let (regulations, discarded): (Vec<_>, Vec<_>) =
            used.into_iter().partition(|id| is_regulation(game, id));
        words.regulations.extend(regulations);
        words.demand_discard = discarded;
        words.product_discard = arrange(&self.products, &mut words.product_deck).into_iter().collect();
        words.source_discard = arrange(&self.sources, &mut words.source_deck).into_iter().collect();
        game.restore(&words).expect("a possible position")
    }

    /// The row with a trend for cards that nobody holds in each free place.
    fn filled_row(&self, game: &TradeJack) -> Vec<DemandId> {
        let mut harmless = game.cards().demand.iter().filter(|card| {
            let DemandFace::Trend(Trend::Dual { product, source, .. }) = card.face else { return false };
            let matches = |player: &PlayerSnapshot| {
                player.products.cards().any(|card| card.name() == usize::from(product))
                    || player.sources.cards().any(|card| card.name() == usize::from(source))
            };
            (self.config.advanced || !card.advanced)
                && !self.mentions(&card.id)
                && !self.start.players.iter().any(matches)
        });
        let fill = |id: &str| match id {
            "-" => harmless.next().expect("a trend for cards that nobody holds").id,
            _ => DemandId::from(id).expect("an id such as T9"),
        };
        self.row.split_whitespace().map(fill).collect()
    }

    fn mentions(&self, id: &DemandId) -> bool {
        let in_deck = match &self.demand {
            Cards::Any => false,
            Cards::Top(ids) | Cards::Left(ids) => ids.contains(id),
        };
        in_deck || self.row.split_whitespace().any(|word| word == id.as_str())
    }

    fn player(&mut self, seat: Seat) -> &mut PlayerSnapshot {
        &mut self.start.players[seat.index()]
    }
}

fn is_regulation(game: &TradeJack, id: &DemandId) -> bool {
    let card = game.cards().demand_named(id).map(|card| game.cards().face_of(card));
    matches!(card, Some(DemandFace::Regulation { .. }))
}

/// Puts a deck in order; returns what is to be discarded.
fn arrange<T: Copy + PartialEq>(wanted: &Cards<T>, deck: &mut Option<Vec<T>>) -> Vec<T> {
    let (Cards::Top(first) | Cards::Left(first)) = wanted else { return Vec::new() };
    let mut rest = deck.take().expect("a snapshot lists every deck");
    for card in first {
        let at = rest.iter().position(|other| other == card).expect("the card lies nowhere else");
        rest.remove(at);
    }
    let (deck_now, discard) = match wanted {
        Cards::Left(_) => (first.clone(), rest),
        _ => ([first.as_slice(), &rest].concat(), Vec::new()),
    };
    *deck = Some(deck_now);
    discard
}

/// The standard options with a card list of our own: the standard one, changed.
pub fn own_deck(change: impl FnOnce(&mut CardList)) -> Config {
    let mut list = deck::read(deck::STANDARD).expect("the standard list can be read");
    change(&mut list);
    Config { deck: Some(list), ..Config::default() }
}

/// The card with this face.
#[track_caller]
pub fn face<T: std::str::FromStr>(text: &str) -> T {
    text.parse().ok().expect("a face such as SOAP-B or GOLD-Y")
}

/// The demand cards with these ids.
#[track_caller]
pub fn demand(ids: &str) -> Vec<DemandId> {
    ids.split_whitespace().map(|id| DemandId::from(id).expect("an id such as T9")).collect()
}

/// Products and sources, sorted out.
#[track_caller]
fn faces(cards: &str) -> (Vec<Product>, Vec<Source>) {
    let (mut products, mut sources) = (Vec::new(), Vec::new());
    for word in cards.split_whitespace() {
        match (word.parse(), word.parse()) {
            (Ok(product), _) => products.push(product),
            (_, Ok(source)) => sources.push(source),
            _ => panic!("`{word}` is neither a product nor a source"),
        }
    }
    (products, sources)
}
