//! When regulations come, what they hit at once, and decks that run out.

use ecotable_tradejack::{Config, Event};

use crate::play::Play;
use crate::scene::{A, B, Scene, demand};

/// The round that begins with the regulation for Rainforest, and nothing before it.
fn round_of_r1(config: &Config) -> Option<u8> {
    let mut play = Play::new(config, 2, "calendar");
    play.idle_to_the_end();
    let story: Vec<&Event> = play.events().collect();
    story.windows(2).find_map(|pair| match pair {
        [Event::RoundBegan { round, .. }, Event::RegulationRevealed { card }] if card == "R1" => Some(*round),
        _ => None,
    })
}

#[test]
fn tj_2_3_the_regulation_marked_b_opens_a_round_in_every_length_of_game() {
    let cases = [(false, 0, 4), (false, 3, 3), (false, 6, 2), (true, 0, 5), (true, 3, 4), (true, 6, 3)];
    for (advanced, quick_discard, round) in cases {
        let config = Config { advanced, quick_discard, ..Config::default() };
        assert_eq!(round_of_r1(&config), Some(round), "advanced {advanced}, quick {quick_discard}");
    }
}

#[test]
fn tj_3_2_two_regulations_in_one_demand_phase_are_both_in_force_and_neither_counts() {
    for top in ["R1 R2 W5 T6 T9", "R1 W5 R2 T6 T9", "R1 W5 T6 R2 T9"] {
        let scene = Scene::new(2).round(3).row("T1 T2 T3").demand_top(top);
        let play = scene.hand(A, "SOAP-B RAIN-B PEAT-B").next_round();
        let now = play.spectator();
        assert_eq!((now.row.to_vec(), now.regulations), (demand("W5 T6 T9"), demand("R1 R2")), "{top}");
    }
}

#[test]
fn tj_r6_two_bans_at_once_leave_nothing_to_auction_and_nothing_to_make() {
    let scene = Scene::new(2).demand_top("R1 R2 W5 T6 T9").row("T1 T2 T3").hand(A, "SOAP-B RAIN-B PEAT-B");
    let scene = scene.products_top("SOAP-Y SOAP-Y DETG-Y DETG-Y").sources_top("RAIN-Y PEAT-Y PEAT-B RAIN-B");
    let play = scene.next_round();
    assert_eq!(play.asked(), "A B", "nobody was asked before production");
    assert_eq!(play.lines("banned_source_discarded").len(), 4);
    assert_eq!(play.spectator().source_discard.len(), 4, "no other card came instead");
    assert_eq!(play.options(A), "offload SOAP-B, offload SOAP-Y, offload DETG-Y, confirm");
}

#[test]
fn tj_r4_the_last_card_of_an_advanced_game_may_be_a_regulation_too() {
    let config = Config { advanced: true, ..Config::default() };
    let last = |left: &str| {
        let scene = Scene::new(2).config(config.clone()).round(7).regulations("R1").demand_left(left);
        let mut play = scene.next_round();
        let seen = play.spectator().regulations.len();
        play.pass_all();
        play.all_confirm();
        (seen, play.table.outcome().is_some(), play.spectator().round)
    };
    assert_eq!(last("T13 T14 W10 R2"), (1, true, 8));
    assert_eq!(last("T13 T14 R2 W10"), (2, true, 8), "before the last counting card it is turned up");
}

#[test]
fn tj_4_1_products_are_dealt_from_the_first_player_round_the_table() {
    let play = Scene::new(6).first(B).next_round();
    let dealt: Vec<String> = play.lines("products_dealt");
    assert_eq!(
        dealt,
        ["C", "D", "E", "F", "A", "B"].map(|seat| format!("products_dealt count=2 seat={seat}"))
    );
}

#[test]
fn tj_8_5_who_hoards_all_products_gets_none_in_the_last_rounds() {
    let mut play = Play::new(&Config { advanced: true, ..Config::default() }, 6, "hoard");
    play.idle_to_the_end();
    let of_round = |wanted: u8| {
        let mut round = 0;
        let counts = play.events().filter_map(|event| match event {
            Event::RoundBegan { round: begun, .. } => {
                round = *begun;
                None
            }
            Event::ProductsDealt { count, .. } if round == wanted => Some(*count),
            _ => None,
        });
        counts.collect::<Vec<_>>()
    };
    assert_eq!((of_round(6), of_round(7), of_round(8)), (vec![2; 6], vec![0; 6], vec![0; 6]));
    assert_eq!(play.lines("deck_reshuffled"), ["deck_reshuffled deck=sources"], "unsold sources return");
    assert_eq!(play.lines("source_revealed").len(), 2 * 6 * 8);
}

#[test]
fn tj_8_3_four_players_never_need_a_second_deck() {
    let mut play = Play::new(&Config { advanced: true, ..Config::default() }, 4, "enough");
    play.idle_to_the_end();
    assert_eq!(play.lines("deck_reshuffled"), [] as [String; 0]);
    assert_eq!(play.spectator().decks.products, 72 - 4 * 2 * 8);
    assert_eq!(play.spectator().players[A.index()].product_count, 16, "the most that a hand can hold");
}
