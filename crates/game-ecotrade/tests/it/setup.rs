//! The components and the setup (ET-1, ET-2).

use ecotable_ecotrade::{
    Action, Cards, Config, Development, EcoTrade, Event, FirstPlayer, Incident, Region, Shipment,
};
use ecotable_kernel::{Game, Seat, Viewer};

use crate::play::{Play, letter};
use crate::scene::{A, B, C, D, Scene};

fn named(first: Seat) -> Config {
    Config { first_player: FirstPlayer::Seat(first), ..Config::default() }
}

#[test]
fn et_1_1_two_to_four_play_clockwise_from_the_first_player() {
    for seats in 0..=6 {
        assert_eq!(EcoTrade::new(&Config::default(), seats).is_ok(), (2..=4).contains(&seats));
    }
    let mut play = Play::new(&named(C), 4, "order");
    play.return_first();
    for seat in [C, D, A, B, C] {
        assert_eq!(play.asked(), letter(seat));
        play.go(&format!("{0} take-market 0, {0} end-turn", letter(seat)));
    }
}

#[test]
fn et_1_2_there_are_so_many_cards_tokens_and_slots() {
    assert_eq!((Shipment::COUNT, Incident::COUNT, Development::COUNT), (42, 28, 12));
    let mut play = Play::new(&Config::default(), 2, "box");
    play.return_first();
    let it = play.player(A);
    assert_eq!((it.available_tokens, it.free_slots, it.board.len()), (7, 3, 3));
}

/// Whether cards from the first region and from the second may share a shipment, all else being equal.
fn are_adjacent(config: Config, one: Region, other: Region) -> bool {
    let cards = Cards::standard();
    // Two cards with the same destination region, or adjacent ones, and a common means.
    let fits = |a: Shipment, b: Shipment| {
        let game = EcoTrade::new(&config, 2).unwrap();
        let mut play = Play::new(&config, 2, "map");
        play.return_first();
        let mut words = play.snapshot();
        for player in &mut words.players {
            player.hand = vec![None; 4];
            player.known_to = Vec::new();
            player.returned = None;
        }
        let seat = words.current;
        words.players[seat.index()].hand = vec![Some(a), Some(b)];
        (words.market, words.deck) = (None, None);
        let mut state = game.restore(&words).unwrap();
        let mut step = ecotable_kernel::Step::new("map".parse().unwrap(), 1);
        game.apply(&mut state, seat, Action::StartWith(0), &mut step);
        game.check(&state, seat, Action::AddCard(1)).is_ok()
    };
    let from = |region: Region| Shipment::all().filter(move |&card| cards.shipment(card).origin == region);
    from(one).any(|a| from(other).any(|b| a != b && fits(a, b)))
}

#[test]
fn et_1_3_ten_borders_join_the_seven_regions() {
    let mut borders = Vec::new();
    for one in Region::all() {
        for other in Region::all().filter(|&other| other >= one) {
            if are_adjacent(Config::default(), one, other) {
                borders.push((one.0, other.0));
            }
        }
    }
    let ten = [(1, 2), (2, 3), (2, 4), (3, 4), (3, 5), (3, 6), (3, 7), (4, 6), (5, 6), (5, 7)];
    assert_eq!(borders.iter().filter(|(one, other)| one == other).count(), 7, "each to itself");
    assert_eq!(borders.into_iter().filter(|(one, other)| one != other).collect::<Vec<_>>(), ten);
}

#[test]
fn et_1_4_each_means_has_its_column() {
    // S12 shows road, train and ship, S25 road, train and plane.
    let mut first = Scene::new(2).hand(A, "S12").play();
    first.go("start-with 0");
    assert_eq!(first.previews(), "road 4/6/4, train 6/7/2, ship 6/8/3");
    let mut second = Scene::new(2).hand(A, "S25").play();
    second.go("start-with 0");
    assert_eq!(second.previews(), "road 5/7/4, train 7/8/2, plane 4/5/6");
}

#[test]
fn et_1_5_the_numbers_of_the_rulebook() {
    let mut play = Play::new(&Config::default(), 3, "numbers");
    assert!([A, B, C].iter().all(|&seat| play.player(seat).hand_size == 3));
    play.return_first();
    assert!([A, B, C].iter().all(|&seat| (play.player(seat).hand_size, play.growth(seat)) == (2, 4)));
    assert_eq!(play.spectator().market.len(), 4);
}

#[test]
fn et_2_1_every_seat_may_buy_every_development() {
    let rich = Scene::new(2).growth(A, 30).play();
    assert_eq!(rich.options(A).matches("buy ").count(), 12);
    assert_eq!(rich.player(A).available_tokens, 7);
}

#[test]
fn et_2_2_trackers_start_on_four_and_nothing_is_built() {
    let play = Play::new(&Config::default(), 4, "four");
    for seat in [A, B, C, D] {
        let it = play.player(seat);
        assert_eq!((it.tracker, it.growth_tokens, it.impact, it.completed), (4, 0, 0, 0));
        assert!(it.developments.is_empty() && it.board.iter().all(Option::is_none));
    }
}

#[test]
fn et_2_3_the_first_player_is_drawn_or_named() {
    let drawn: Vec<Seat> = (0..40)
        .map(|seed| Play::new(&Config::default(), 4, &seed.to_string()).spectator().first_player)
        .collect();
    assert!([A, B, C, D].iter().all(|seat| drawn.contains(seat)), "{drawn:?}");
    let mut play = Play::new(&named(D), 4, "x");
    play.return_first();
    while play.table.outcome().is_none() {
        assert_eq!(play.spectator().first_player, D, "in round {}", play.spectator().round);
        play.idle();
    }
    assert_eq!(play.spectator().first_player, D);
    assert!(play.spectator().round > 3);
}

#[test]
fn et_2_4_both_decks_are_shuffled() {
    let deck = |seed: &str| {
        let words = Play::new(&Config::default(), 2, seed).snapshot();
        (words.deck.unwrap(), words.incident_deck.unwrap())
    };
    let ((one, incidents), (other, others)) = (deck("1"), deck("2"));
    assert!(one != other && incidents != others);
    assert!(!one.is_sorted() && !incidents.is_sorted());
    assert_eq!((one.len(), incidents.len()), (36, 28));
}

#[test]
fn et_2_5_three_cards_at_once_from_the_first_player_on() {
    let play = Play::new(&named(C), 4, "deal");
    let dealt = play.told.iter().filter_map(|told| match &told.event {
        Event::CardsSeen { seat, cards } => Some((*seat, cards.len(), told.to.includes(Viewer::Spectator))),
        _ => None,
    });
    let dealt: Vec<_> = dealt.collect();
    assert_eq!(dealt, [C, D, A, B].map(|seat| (seat, 3, false)));
    for seat in [A, B, C, D] {
        let hand = play.view(seat).own.unwrap().hand;
        assert!(hand[..3].iter().all(Option::is_some) && hand[3].is_none());
    }
}

#[test]
fn et_2_6_cards_are_returned_in_secret_and_at_the_same_time() {
    let mut play = Play::new(&named(B), 3, "return");
    assert_eq!(play.asked(), "A B C");
    assert_eq!(play.options(A), "return-card 0, return-card 1, return-card 2");
    assert_eq!(play.refused("A return-card 3"), "ET-3.1.1");
    let hands = [A, B, C].map(|seat| play.view(seat).own.unwrap().hand);
    play.go("C return-card 2");
    let seen = serde_json::to_string(&play.view(A)).unwrap();
    assert!(!seen.contains(&hands[2][2].unwrap().to_string()), "the others do not see it");
    play.go("A return-card 1, B return-card 0");
    let deck = play.snapshot().deck.unwrap();
    let bottom: Vec<_> = deck.iter().rev().take(3).copied().map(Some).collect();
    assert_eq!(bottom, [hands[0][1], hands[2][2], hands[1][0]], "A sits last, B first");
}

#[test]
fn et_2_7_the_market_comes_from_the_top_of_the_deck() {
    let mut play = Play::new(&Config::default(), 3, "top");
    let deck = play.snapshot().deck.unwrap();
    play.return_first();
    let market: Vec<_> = play.spectator().market.iter().flatten().copied().collect();
    assert_eq!(market, deck[..4]);
}

#[test]
fn et_2_8_the_first_player_has_the_first_turn() {
    let mut play = Play::new(&named(C), 3, "first");
    play.return_first();
    assert_eq!((play.asked().as_str(), play.turns().as_str()), ("C", "C"));
}
