//! What holds in every position of every game, counted independently of the audit that the game makes of itself.

use std::collections::BTreeSet;

use ecotable_kernel::{Game, GameRng, Seat, Table};
use ecotable_parts::auction::PassPolicy;
use ecotable_tradejack::{Config, Event, PhaseSnapshot, PhaseView, Product, Snapshot, Source, TradeJack};

use crate::play::{Play, letter};

/// Plays random games of several kinds and shows each decision: the position before, what was told, and the table.
fn each_decision(games: u64, mut check: impl FnMut(&Snapshot, &[Event], &Play)) {
    for number in 0..games {
        let config = Config {
            advanced: number % 2 == 0,
            co2: number % 3 == 0,
            source_peek: number % 5 == 0,
            pass_policy: if number % 7 < 3 { PassPolicy::Final } else { PassPolicy::Reentry },
            quick_discard: [0, 0, 3, 6][number as usize % 4],
            ..Config::default()
        };
        let mut play = Play::new(&config, 2 + (number % 5) as u8, &format!("invariants {number}"));
        let mut rng = GameRng::quick(number);
        while let Some((seat, action)) = decision(&play, &mut rng) {
            let (before, told) = (play.snapshot(), play.told.len());
            play.go(&format!("{} {action}", letter(seat)));
            let events: Vec<Event> = play.told[told..].iter().map(|told| told.event.clone()).collect();
            check(&before, &events, &play);
        }
    }
}

fn decision(play: &Play, rng: &mut GameRng) -> Option<(Seat, ecotable_tradejack::Action)> {
    let asked: Vec<Seat> = play.table.to_act().iter().collect();
    let &seat = rng.pick(&asked)?;
    let options = play.table.legal_actions(seat);
    let distinct: BTreeSet<_> = options.iter().collect();
    assert_eq!(distinct.len(), options.len(), "no option is listed twice");
    assert!(!options.is_empty(), "a seat that is asked has an option");
    Some((seat, *rng.pick(&options)?))
}

/// Every product, and every source, wherever it lies.
fn all_cards(now: &Snapshot) -> (Vec<Product>, Vec<Source>) {
    let mut products: Vec<Product> = now.product_deck.clone().unwrap_or_default();
    let mut sources: Vec<Source> = now.source_deck.clone().unwrap_or_default();
    products.extend(now.product_discard.cards());
    sources.extend(now.source_discard.cards());
    for player in &now.players {
        products
            .extend(player.products.cards().chain(player.started).chain(player.offloaded.iter().copied()));
        products.extend(player.sets.iter().map(|set| set.0));
        sources.extend(player.sources.cards().chain(player.sets.iter().map(|set| set.1)));
    }
    match now.phase {
        PhaseSnapshot::Choosing { drawn, .. } => sources.extend(drawn),
        PhaseSnapshot::Bidding { lot, covered, .. } => {
            sources.extend([Some(lot), covered].into_iter().flatten())
        }
        PhaseSnapshot::Production { .. } | PhaseSnapshot::Scored | PhaseSnapshot::AllLost => {}
    }
    (products, sources)
}

#[test]
fn seventy_two_products_and_seventy_two_sources_are_always_there() {
    each_decision(60, |_, _, play| {
        let (products, sources) = all_cards(&play.snapshot());
        assert_eq!((products.len(), sources.len()), (72, 72));
    });
}

#[test]
fn the_row_has_three_cards_and_each_award_one_owner() {
    each_decision(60, |_, _, play| {
        let now = play.spectator();
        let scored = now.phase == PhaseView::Over { all_lost: false };
        assert_eq!(now.row.len(), if scored { 0 } else { 3 });
        assert!(now.row.iter().all(|id| !id.starts_with('R')), "a regulation does not count");
        let owned: Vec<_> = now.players.iter().flat_map(|player| player.awards.iter()).collect();
        let distinct: BTreeSet<_> = owned.iter().collect();
        assert_eq!(owned.len(), distinct.len());
    });
}

#[test]
fn tj_1_8_capital_changes_only_by_auctions_and_sales() {
    each_decision(60, |before, events, play| {
        let mut expected: Vec<u16> = before.players.iter().map(|player| player.capital).collect();
        for event in events {
            match event {
                Event::SourceSold { seat, price, .. } => expected[seat.index()] -= price,
                Event::IncomeReceived { seat, income, .. } => expected[seat.index()] += income,
                _ => {}
            }
        }
        assert_eq!(play.capital(), expected);
    });
}

#[test]
fn tj_1_8_sources_come_by_auctions_and_leave_by_sets() {
    each_decision(60, |before, events, play| {
        let mut expected: Vec<usize> =
            before.players.iter().map(|player| player.sources.len() + player.sets.len()).collect();
        for event in events {
            match event {
                Event::SourceSold { seat, .. } => expected[seat.index()] += 1,
                Event::SetSold { seat, .. } => expected[seat.index()] -= 1,
                // The cards of a lost game are turned up; dirty sets of any other are sold next.
                Event::DirtySetRevealed { seat, .. } | Event::CleanSetRevealed { seat, .. }
                    if events.contains(&Event::AllLost) =>
                {
                    expected[seat.index()] -= 1;
                }
                _ => {}
            }
        }
        let sources: Vec<usize> =
            play.spectator().players.iter().map(|player| player.sources.len()).collect();
        assert_eq!(sources, expected);
    });
}

#[test]
fn every_seat_reveals_two_sources_in_every_round() {
    for number in 0..60 {
        let seats = 2 + (number % 5) as u8;
        let config = Config { advanced: number % 2 == 0, ..Config::default() };
        let mut play = Play::new(&config, seats, &format!("revealed {number}"));
        let mut rng = GameRng::quick(number);
        let mut ran_dry = false;
        while let Some((seat, action)) = decision(&play, &mut rng) {
            play.go(&format!("{} {action}", letter(seat)));
            let now = play.spectator();
            ran_dry |= now.decks.sources == 0 && now.source_discard.is_empty();
        }
        let revealed = play.lines("source_revealed").len();
        let expected = 2 * usize::from(seats) * usize::from(play.spectator().round);
        assert!(revealed == expected || ran_dry, "{revealed} of {expected} with {seats} seats");
    }
}

/// The position after the last confirmation, with the sources of each seat's sets moved on by one place.
fn after_pairing(game: &TradeJack, words: &Snapshot, seat: Seat, by: usize) -> Snapshot {
    let mut words = words.clone();
    for player in &mut words.players {
        for blue in [true, false] {
            let is_blue = |set: &&mut (Product, Source)| set.0.to_string().ends_with('B') == blue;
            let mut sources: Vec<Source> = player.sets.iter_mut().filter(is_blue).map(|set| set.1).collect();
            if sources.is_empty() {
                continue;
            }
            let places = sources.len();
            sources.rotate_left(by % places);
            player.sets.iter_mut().filter(is_blue).zip(sources).for_each(|(set, source)| set.1 = source);
        }
    }
    let state = game.restore(&words).expect("another pairing is possible too");
    let mut play =
        Play::at(Table::resume(game.clone(), "pairs".parse().expect("a short text is a seed"), state));
    play.go(&format!("{} confirm", letter(seat)));
    play.snapshot()
}

#[test]
fn it_does_not_matter_which_product_of_a_colour_goes_with_which_source() {
    let mut rounds_with_choice = 0;
    each_decision(120, |before, events, play| {
        let confirmed = events.iter().find_map(|event| match event {
            Event::Confirmed { seat } => Some(*seat),
            _ => None,
        });
        let revealed = events.iter().any(|event| matches!(event, Event::IncomeReceived { .. }));
        let Some(seat) = confirmed.filter(|_| revealed) else { return };
        rounds_with_choice += usize::from(before.players.iter().any(|player| player.sets.len() > 1));
        let game = play.table.game();
        assert_eq!(after_pairing(game, before, seat, 1), after_pairing(game, before, seat, 0));
    });
    assert!(rounds_with_choice > 50, "{rounds_with_choice} rounds had something to pair otherwise");
}
