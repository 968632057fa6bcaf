//! Players, cards, demand, and who knows what.

use std::collections::BTreeSet;

use ecotable_kernel::{ConfigError, Game, Seat, Viewer};
use ecotable_tradejack::{
    Action, Config, DemandCard, DemandFace, FirstPlayer, Product, Source, Stack, TradeJack, Trend,
};

use crate::play::Play;
use crate::scene::{A, B, C, Scene, demand, face, own_deck};

fn standard(wanted: impl Fn(&DemandCard) -> bool) -> Vec<DemandCard> {
    let game = TradeJack::new(&Config::default(), 2).expect("two can play");
    game.cards().demand.iter().copied().filter(wanted).collect()
}

#[test]
fn tj_r1_one_player_is_too_few_and_seven_are_too_many() {
    for got in [1, 7] {
        let refused = TradeJack::new(&Config::default(), got).err();
        assert_eq!(refused, Some(ConfigError::Seats { got, min: 2, max: 6 }));
    }
}

#[test]
fn tj_r2_the_first_player_is_drawn_by_the_seed_or_named_by_the_host() {
    let first = |config: &Config, seed: &str| Play::new(config, 3, seed).spectator().first;
    let drawn: Vec<Seat> = (0..30).map(|seed| first(&Config::default(), &seed.to_string())).collect();
    let again: Vec<Seat> = (0..30).map(|seed| first(&Config::default(), &seed.to_string())).collect();
    assert_eq!((&drawn, drawn.iter().collect::<BTreeSet<_>>().len()), (&again, 3));
    let named: Config = serde_json::from_str(r#"{"first_player": 2}"#).unwrap();
    assert_eq!((named.first_player, first(&named, "any")), (FirstPlayer::Seat(C), C));
    assert!(TradeJack::new(&named, 2).is_err(), "there is no third seat among two");
    let unreadable = serde_json::from_str::<Config>(r#"{"first_player": "me"}"#).unwrap_err().to_string();
    assert!(unreadable.starts_with("first_player is random or the number of a seat"), "{unreadable}");
}

#[test]
fn tj_r3_four_trends_and_two_awards_bear_three_dots_half_in_a_half_in_c() {
    let dotted = standard(|card| card.advanced);
    let trends = dotted.iter().filter(|card| matches!(card.face, DemandFace::Trend(_))).count();
    let awards = dotted.iter().filter(|card| matches!(card.face, DemandFace::Award(_))).count();
    let in_a = dotted.iter().filter(|card| card.stack == Stack::A).count();
    let in_c = dotted.iter().filter(|card| card.stack == Stack::C).count();
    assert_eq!((trends, awards, in_a, in_c), (4, 2, 3, 3));
}

#[test]
fn tj_r4_a_regulation_left_over_makes_no_round() {
    let play = Scene::new(2).round(6).regulations("R1").demand_left("R2").next_round();
    assert!(play.table.outcome().is_some());
    assert_eq!((play.spectator().regulations, play.spectator().decks.demand), (demand("R1"), 1));
}

#[test]
fn tj_r5_the_regulation_for_rainforest_is_b_that_for_peatlands_lies_in_c() {
    let regulations = standard(|card| matches!(card.face, DemandFace::Regulation { .. }));
    let bans = |card: &DemandCard| match card.face {
        DemandFace::Regulation { bans } => Source::all().nth(2 * usize::from(bans)).unwrap().id(),
        _ => "nothing",
    };
    let found: Vec<_> = regulations.iter().map(|card| (card.id.as_str(), bans(card), card.stack)).collect();
    assert_eq!(found, [("R1", "RAIN", Stack::B), ("R2", "PEAT", Stack::C)]);
}

#[test]
fn tj_r6_a_regulation_binds_the_production_of_its_own_round() {
    let scene = Scene::new(2).round(3).hand(A, "SOAP-B RAIN-B").demand_top("R1 T6 T7 T8");
    assert_eq!(scene.play().refused("A set SOAP-B"), "allowed");
    let mut play = scene.next_round();
    play.pass_all();
    assert_eq!(play.refused("A set SOAP-B"), "TJ-6.3");
}

#[test]
fn tj_r7_when_products_run_short_each_gets_one_before_anyone_gets_two() {
    let five = own_deck(|list| {
        list.product.truncate(1);
        (list.product[0].blue, list.product[0].yellow) = (5, 0);
    });
    let play = Scene::new(4).config(five).first(A).row("W1 W2 W3").next_round();
    let counts: Vec<u8> = play.spectator().players.iter().map(|player| player.product_count).collect();
    assert_eq!(counts, [1, 2, 1, 1], "B is First Player");
}

#[test]
fn tj_r14_hand_sizes_and_won_sources_are_public_products_are_not() {
    let mut play = Scene::new(2).hand(A, "SOAP-B SOAP-Y PEAT-Y").auction(B, "GOLD-B").play();
    play.go("B pass, A bid 1, B pass");
    let of_a = &play.view(B).players[0];
    assert_eq!((of_a.product_count, of_a.products), (2, None));
    let sources: Vec<Source> = of_a.sources.cards().collect();
    assert_eq!(sources, [face("GOLD-B"), face("PEAT-Y")]);
}

#[test]
fn tj_r38_the_demand_deck_is_not_refilled() {
    let mut play = Play::new(&Config { quick_discard: 6, ..Config::default() }, 2, "clock");
    play.idle_to_the_end();
    let end = play.spectator();
    assert_eq!((end.round, end.demand_discard.len()), (4, 12), "twelve cards lie there and do not come back");
}

#[test]
fn tj_r39_the_points_of_the_awards() {
    let awards = standard(|card| matches!(card.face, DemandFace::Award(_)));
    let points = |card: &DemandCard| match card.face {
        DemandFace::Award(award) => award.points,
        _ => 0,
    };
    let found: Vec<_> = awards.iter().map(|card| format!("{} {}", card.id, points(card))).collect();
    assert_eq!(found.join(", "), "W1 4, W2 3, W3 4, W4 4, W5 6, W6 5, W7 4, W8 6, W9 4, W10 6");
}

#[test]
fn tj_r40_the_row_is_shown_in_draw_order() {
    for top in ["T5 T1 W3", "W3 T1 T5"] {
        let play = Scene::new(2).demand_top(top).next_round();
        assert_eq!(play.spectator().row.to_vec(), demand(top));
    }
}

#[test]
fn tj_r41_there_is_one_double_green_credits() {
    assert_eq!(standard(|card| card.face == DemandFace::Trend(Trend::DoubleCredits)).len(), 1);
}

#[test]
fn tj_r42_no_decision_moves_cards_or_capital_to_another_seat() {
    let one_of_each = [
        Action::Pass,
        Action::Bid(1),
        Action::First(1),
        Action::StartSet(Product(0)),
        Action::UseSource(Source(0)),
        Action::Offload(Product(0)),
        Action::Confirm,
        Action::Reset,
    ];
    let words: Vec<String> = one_of_each
        .iter()
        .filter_map(|action| action.to_string().split(' ').next().map(str::to_owned))
        .collect();
    assert_eq!(words, ["pass", "bid", "first", "set", "use", "offload", "confirm", "reset"]);
    // A bid is paid to the supply: what A loses nobody gains.
    let mut play = Scene::new(3).auction(A, "GOLD-B").play();
    play.go("A bid 6");
    assert_eq!(play.capital().iter().sum::<u16>(), 12);
}

#[test]
fn tj_r44_products_sources_and_demand_cards_have_separate_piles() {
    let play = Scene::new(2).row("T1 T2 T3").lays(A, "SOAP-B+GOLD-B").lays(B, "PNUT-Y").retail();
    let now = play.spectator();
    assert_eq!(now.product_discard.cards().collect::<Vec<_>>(), [face("SOAP-B"), face("PNUT-Y")]);
    assert_eq!(now.source_discard.cards().collect::<Vec<_>>(), [face("GOLD-B")]);
    assert_eq!(now.demand_discard, demand("T1 T2 T3"));
}

#[test]
fn tj_r45_turns_bids_and_the_first_player_card_go_clockwise() {
    let mut play = Scene::new(3).first(C).next_round();
    assert_eq!(play.spectator().first, A);
    let mut asked = String::new();
    while play.lines("sources_drawn").len() < 2 {
        asked += &play.asked();
        play.go(&format!("{} pass", play.asked()));
    }
    assert_eq!(asked, "ABCABC");
    assert_eq!(play.asked(), "B", "who reveals next");
}

#[test]
fn tj_r47_a_spectator_hears_and_sees_what_every_seat_does() {
    let mut play = Play::new(&Config { source_peek: true, ..Config::default() }, 2, "gallery");
    let revealer = play.table.to_act().first().unwrap();
    play.go(&format!("{} first 0", play.asked()));
    for told in &play.told {
        let all = Seat::all(2).all(|seat| told.to.includes(Viewer::Seat(seat)));
        assert_eq!(told.to.includes(Viewer::Spectator), all, "{told:?}");
    }
    assert_eq!(play.spectator().own, None);
    assert!(play.view(revealer).own.is_some());
    play.idle_to_the_end();
    assert!(
        play.spectator().players.iter().all(|player| player.products.is_some()),
        "in the end all is open"
    );
}
