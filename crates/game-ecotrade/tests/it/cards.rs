//! The cards as they are in the data files (ET-8).

use std::collections::BTreeSet;

use ecotable_ecotrade::{
    Cards, Category, Config, Development, EcoTrade, Incident, Means, MeansSet, Shipment,
};
use ecotable_kernel::{Game, Phrase};
use ecotable_words::Words;

fn count(sets: &[MeansSet], means: Means) -> usize {
    sets.iter().filter(|set| set.contains(means)).count()
}

#[test]
fn et_8_1_forty_two_shipments_between_all_regions() {
    let cards = Cards::standard();
    let all: Vec<_> = Shipment::all().map(|card| *cards.shipment(card)).collect();
    let routes: BTreeSet<_> = all.iter().map(|card| (card.origin, card.destination)).collect();
    assert_eq!((all.len(), routes.len()), (42, 42));
    assert!(
        routes.iter().all(|(from, to)| from != to && (1..=7).contains(&from.0) && (1..=7).contains(&to.0))
    );
    let means: Vec<_> = all.iter().map(|card| card.means).collect();
    assert_eq!(Means::ALL.map(|it| count(&means, it)), [25, 21, 10, 17]);
    let single: Vec<_> = means.iter().copied().filter(|set| set.is_single()).collect();
    assert_eq!((single.len(), Means::ALL.map(|it| count(&single, it))), (18, [6, 4, 3, 5]));
    let sum: i16 = all.iter().map(|card| card.printed.growth).sum();
    assert_eq!((sum, all.iter().map(|card| card.printed.time).sum::<i16>()), (267, 156));
}

#[test]
fn et_8_1_pairs_and_triples_that_fit_together() {
    let cards = Cards::standard();
    let adjacent = |a: u8, b: u8| {
        let borders = [(1, 2), (2, 3), (2, 4), (3, 4), (3, 5), (3, 6), (3, 7), (4, 6), (5, 6), (5, 7)];
        a == b || borders.contains(&(a.min(b), a.max(b)))
    };
    let fits = |a: Shipment, b: Shipment| {
        let (a, b) = (cards.shipment(a), cards.shipment(b));
        adjacent(a.origin.0, b.origin.0)
            && adjacent(a.destination.0, b.destination.0)
            && !a.means.and(b.means).is_empty()
            && a.quantity + b.quantity <= 7
    };
    let pairs = Shipment::all().flat_map(|a| Shipment::all().filter(move |&b| a < b).map(move |b| (a, b)));
    assert_eq!(pairs.clone().filter(|&(a, b)| fits(a, b)).count(), 144);
    let all_fit = |&(a, b, c): &(Shipment, Shipment, Shipment)| {
        let [x, y, z] = [a, b, c].map(|card| cards.shipment(card));
        fits(a, b)
            && fits(a, c)
            && fits(b, c)
            && !x.means.and(y.means).and(z.means).is_empty()
            && x.quantity + y.quantity + z.quantity <= 7
    };
    let triples = pairs.flat_map(|(a, b)| Shipment::all().filter(move |&c| b < c).map(move |c| (a, b, c)));
    assert_eq!(triples.filter(all_fit).count(), 122);
    let partner = |card: Shipment| Shipment::all().any(|other| other != card && fits(card, other));
    assert!(Shipment::all().all(partner), "every card has a partner");
}

#[test]
fn et_8_2_twenty_eight_incidents() {
    let cards = Cards::standard();
    let all: Vec<_> = Incident::all().map(|card| *cards.incident(card)).collect();
    let means: Vec<_> = all.iter().map(|card| card.means).collect();
    assert_eq!((all.len(), Means::ALL.map(|it| count(&means, it))), (28, [12, 11, 9, 12]));
    let helps = all.iter().filter(|it| it.change.time < 0 || it.change.growth > 0 || it.change.impact < 0);
    assert_eq!(helps.count(), 6);
}

#[test]
fn et_8_3_twelve_developments_for_sixty_growth() {
    let cards = Cards::standard();
    let all: Vec<_> = Development::all().map(|card| *cards.development(card)).collect();
    assert_eq!(all.iter().map(|card| u16::from(card.cost)).sum::<u16>(), 60);
    for category in Category::ALL {
        assert_eq!(all.iter().filter(|card| card.category == category).count(), 4);
    }
    assert!(all.iter().all(|card| (4..=7).contains(&card.cost)));
}

#[test]
fn et_8_4_levels_cost_two_less_the_same_and_two_more() {
    let cards = Cards::standard();
    for card in Development::all() {
        let it = cards.development(card);
        assert_eq!(it.levels.map(|level| level.cost), [it.cost - 2, it.cost, it.cost + 2], "{card}");
        let reductions = match it.category {
            Category::Environmental => [2, 3, 5],
            Category::Social => [1, 2, 4],
            Category::Economical => [1, 2, 3],
        };
        assert_eq!(it.levels.map(|level| level.reduction), reductions, "{card}");
    }
}

#[test]
fn et_8_5_every_card_has_a_note_in_every_language() {
    let game = EcoTrade::new(&Config::default(), 2).unwrap();
    let words = Words::new(&[<EcoTrade as ecotable_kernel::Narrate>::LOCALES]).unwrap();
    let mut notes: Vec<Phrase> = Shipment::all().map(|card| game.note_on_shipment(card)).collect();
    notes.extend(Incident::all().map(|card| game.note_on_incident(card)));
    notes.extend(Development::all().map(|card| game.note_on_development(card)));
    notes.extend(
        ["emissions", "incoterms", "papers", "targets"].map(|key| Phrase::new(format!("note-{key}"))),
    );
    assert_eq!(notes.len(), 42 + 28 + 12 + 4);
    for language in ["en", "ru"] {
        let said: BTreeSet<String> = notes
            .iter()
            .map(|note| words.try_say(language, note, &ecotable_words::Numbered).unwrap())
            .collect();
        assert_eq!(said.len(), notes.len(), "no note twice");
        assert!(said.iter().all(|note| note.chars().count() > 60));
    }
}
