//! From a written card list to the tables that the rules use, with everything that is wrong with it.

use arrayvec::ArrayVec;
use ecotable_parts::Pile;

use super::{CardList, Problem, Standard, TrendEntry};
use crate::cards::{
    Award, Cards, Colour, DemandCard, DemandFace, DemandId, MOST_CARDS, MOST_DEMAND, PRODUCT_FACES,
    PRODUCT_NAMES, Product, SOURCE_FACES, SOURCE_NAMES, Source, SourceNames, Stack, Trend,
};

/// The largest Value, number of Green Credits, points, bonus, or copies of a face.
const MOST: u8 = 20;
/// The most trends and awards: eight rounds of three.
const MOST_COUNTING: usize = 24;

/// The tables under construction and the problems found.
struct Builder {
    cards: Cards,
    problems: Vec<Problem>,
}

/// The tables of a card list, or everything that is wrong with it.
pub(super) fn compile(list: &CardList) -> Result<Cards, Vec<Problem>> {
    let mut builder = Builder { cards: empty_cards(), problems: Vec::new() };
    builder.products(list);
    builder.sources(list);
    builder.trends(list);
    builder.awards(list);
    builder.regulations(list);
    builder.sizes(list);
    let Builder { mut cards, problems } = builder;
    if !problems.is_empty() {
        return Err(problems);
    }
    cards.products = pile(&cards.product_copies);
    cards.sources = pile(&cards.source_copies);
    Ok(cards)
}

/// All cards of the faces that are there so often.
fn pile(copies: &[u8]) -> Pile<MOST_CARDS> {
    let faces = (0u8..).zip(copies);
    faces.flat_map(|(face, &count)| std::iter::repeat_n(face, usize::from(count))).collect()
}

fn empty_cards() -> Cards {
    Cards {
        value: [0; PRODUCT_NAMES],
        credits: [0; SOURCE_NAMES],
        product_copies: [0; PRODUCT_FACES],
        source_copies: [0; SOURCE_FACES],
        products: Pile::default(),
        sources: Pile::default(),
        gold: SourceNames::default(),
        standards: SourceNames::default(),
        alternative: SourceNames::default(),
        green: SourceNames::default(),
        demand: ArrayVec::new(),
    }
}

/// Where in the list something stands.
#[derive(Clone, Copy)]
struct Place {
    section: &'static str,
    index: usize,
}

impl Builder {
    fn problem(&mut self, place: Place, field: &'static str, message: String) {
        let Place { section, index } = place;
        self.problems.push(Problem { section, index, field, message });
    }

    fn limit(&mut self, place: Place, field: &'static str, number: u8) {
        if number > MOST {
            self.problem(place, field, format!("{number} is more than {MOST}"));
        }
    }

    /// Finds the name with a fixed id, which must be a known one and be there only once.
    fn claim(
        &mut self,
        place: Place,
        id: &str,
        name: Option<usize>,
        (seen, known): (&mut [bool], &[&str]),
    ) -> Option<usize> {
        match name {
            Some(name) if std::mem::replace(&mut seen[name], true) => {
                self.problem(place, "id", format!("`{id}` is there twice"));
            }
            Some(_) => {}
            None => {
                let message = format!("`{id}` is no {} id; they are {}", place.section, known.join(", "));
                self.problem(place, "id", message);
            }
        }
        name
    }

    fn products(&mut self, list: &CardList) {
        let mut seen = [false; PRODUCT_NAMES];
        let known: Vec<_> = Product::all().step_by(2).map(Product::id).collect();
        for (index, entry) in list.product.iter().enumerate() {
            let place = Place { section: "product", index };
            let name = Product::name_of(&entry.id);
            let Some(name) = self.claim(place, &entry.id, name, (&mut seen, &known)) else { continue };
            self.limit(place, "value", entry.value);
            self.cards.value[name] = entry.value;
            for (colour, copies) in self.copies(place, entry.blue, entry.yellow) {
                self.cards.product_copies[usize::from(Product::new(name, colour).0)] = copies;
            }
        }
    }

    fn sources(&mut self, list: &CardList) {
        let mut seen = [false; SOURCE_NAMES];
        let known: Vec<_> = Source::all().step_by(2).map(Source::id).collect();
        for (index, entry) in list.source.iter().enumerate() {
            let place = Place { section: "source", index };
            let name = Source::name_of(&entry.id);
            let Some(name) = self.claim(place, &entry.id, name, (&mut seen, &known)) else { continue };
            self.limit(place, "credits", entry.credits);
            self.cards.credits[name] = entry.credits;
            for (colour, copies) in self.copies(place, entry.blue, entry.yellow) {
                self.cards.source_copies[usize::from(Source::new(name, colour).0)] = copies;
            }
            self.source_kinds(name as u8, entry);
        }
    }

    /// How many cards of each colour.
    fn copies(&mut self, place: Place, blue: u8, yellow: u8) -> [(Colour, u8); 2] {
        self.limit(place, "blue", blue);
        self.limit(place, "yellow", yellow);
        [(Colour::Blue, blue), (Colour::Yellow, yellow)]
    }

    /// What awards and variants look at.
    fn source_kinds(&mut self, name: u8, entry: &super::SourceEntry) {
        if entry.standard == Some(Standard::Gold) {
            self.cards.gold.insert(name);
        }
        if entry.standard.is_some() {
            self.cards.standards.insert(name);
        }
        if entry.alternative {
            self.cards.alternative.insert(name);
        }
        if entry.credits > 0 {
            self.cards.green.insert(name);
        }
    }

    fn trends(&mut self, list: &CardList) {
        for (index, entry) in list.trend.iter().enumerate() {
            let place = Place { section: "trend", index };
            if let Some(trend) = self.trend(place, entry) {
                self.demand(place, &entry.id, DemandFace::Trend(trend), (entry.stack, entry.advanced));
            }
        }
    }

    fn trend(&mut self, place: Place, entry: &TrendEntry) -> Option<Trend> {
        let names = entry.product.as_deref().zip(entry.source.as_deref());
        let bonuses = entry.product_bonus.zip(entry.source_bonus);
        let is_dual = entry.product.is_some() || entry.source.is_some();
        let has_bonus = entry.product_bonus.is_some() || entry.source_bonus.is_some();
        match (names.zip(bonuses), is_dual || has_bonus, entry.double_credits, entry.green_bonus) {
            (Some((names, bonuses)), _, false, None) => self.dual_trend(place, names, bonuses),
            (None, false, true, None) => Some(Trend::DoubleCredits),
            (None, false, false, Some(bonus)) => {
                self.limit(place, "green_bonus", bonus);
                Some(Trend::GreenBonus(bonus))
            }
            _ => {
                let message = "a trend has either `product` and `source` with their bonuses, or \
                               `double_credits = true`, or `green_bonus`";
                self.problem(place, "id", message.to_owned());
                None
            }
        }
    }

    fn dual_trend(&mut self, place: Place, names: (&str, &str), bonuses: (u8, u8)) -> Option<Trend> {
        let (product_bonus, source_bonus) = bonuses;
        self.limit(place, "product_bonus", product_bonus);
        self.limit(place, "source_bonus", source_bonus);
        let product = Product::name_of(names.0);
        if product.is_none() {
            self.problem(place, "product", format!("there is no product `{}`", names.0));
        }
        let source = self.source_named(place, "source", names.1);
        Some(Trend::Dual { product: product? as u8, product_bonus, source: source?, source_bonus })
    }

    fn source_named(&mut self, place: Place, field: &'static str, id: &str) -> Option<u8> {
        let name = Source::name_of(id);
        if name.is_none() {
            self.problem(place, field, format!("there is no source `{id}`"));
        }
        name.map(|name| name as u8)
    }

    fn awards(&mut self, list: &CardList) {
        for (index, entry) in list.award.iter().enumerate() {
            let place = Place { section: "award", index };
            self.limit(place, "points", entry.points);
            let face = DemandFace::Award(Award { kind: entry.kind, points: entry.points });
            self.demand(place, &entry.id, face, (entry.stack, entry.advanced));
        }
    }

    fn regulations(&mut self, list: &CardList) {
        for (index, entry) in list.regulation.iter().enumerate() {
            let place = Place { section: "regulation", index };
            if let Some(bans) = self.source_named(place, "bans", &entry.bans) {
                let mark = (entry.stack, entry.advanced);
                self.demand(place, &entry.id, DemandFace::Regulation { bans }, mark);
            }
        }
    }

    fn demand(&mut self, place: Place, id: &str, face: DemandFace, (stack, advanced): (Stack, bool)) {
        let plain = !id.is_empty() && id.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-');
        let Some(short) = DemandId::from(id).ok().filter(|_| plain) else {
            let message = format!("`{id}` is no id: 1 to 8 letters, digits or hyphens");
            return self.problem(place, "id", message);
        };
        if self.cards.demand_named(id).is_some() {
            return self.problem(place, "id", format!("`{id}` is there twice"));
        }
        if self.cards.demand.try_push(DemandCard { id: short, face, stack, advanced }).is_err() {
            self.problem(place, "id", format!("more than {MOST_DEMAND} demand cards"));
        }
    }

    /// The decks must have cards, not too many, and at least one round of demand.
    fn sizes(&mut self, list: &CardList) {
        let total = |copies: &[u8]| copies.iter().map(|&n| usize::from(n)).sum::<usize>();
        let sizes = [
            ("product", total(&self.cards.product_copies), list.product.len()),
            ("source", total(&self.cards.source_copies), list.source.len()),
        ];
        for (section, cards, entries) in sizes {
            let place = Place { section, index: entries.saturating_sub(1) };
            if cards == 0 || cards > MOST_CARDS {
                self.problem(
                    place,
                    "blue",
                    format!("{cards} {section} cards in all; 1 to {MOST_CARDS} are possible"),
                );
            }
        }
        let counting = |advanced: bool| {
            let counts = |card: &&DemandCard| !matches!(card.face, DemandFace::Regulation { .. });
            self.cards.demand.iter().filter(counts).filter(|card| advanced || !card.advanced).count()
        };
        let (normal, all) = (counting(false), counting(true));
        if normal < 3 || all > MOST_COUNTING {
            let message = format!(
                "{normal} trends and awards without three dots and {all} in all; a round needs 3, and at most \
                 {MOST_COUNTING} are possible"
            );
            self.problem(
                Place { section: "trend", index: list.trend.len().saturating_sub(1) },
                "id",
                message,
            );
        }
    }
}
