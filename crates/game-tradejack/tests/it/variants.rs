//! Variants (TJ-10).

use ecotable_kernel::{ConfigError, Game, Verdict};
use ecotable_tradejack::{Config, TradeJack};

use crate::play::Play;
use crate::scene::{A, B, Scene, own_deck};

fn co2() -> Config {
    Config { co2: true, ..Config::default() }
}

/// How many demand cards there are before the first round, and how many rounds.
fn demand_and_rounds(config: &Config) -> (usize, u8) {
    let play = Play::new(config, 3, "variant");
    let now = play.spectator();
    (now.row.len() + usize::from(now.decks.demand), now.rounds_total)
}

#[test]
fn tj_10_1_the_advanced_game_uses_all_cards() {
    assert_eq!(demand_and_rounds(&Config { advanced: true, ..Config::default() }), (12 + 1 + 13, 8));
    assert_eq!(demand_and_rounds(&Config::default()), (9 + 1 + 10, 6));
}

#[test]
fn tj_10_2_a_quick_game_throws_cards_away_unseen() {
    for (quick_discard, rounds) in [(3, 5), (6, 4)] {
        let config = Config { quick_discard, ..Config::default() };
        assert_eq!(demand_and_rounds(&config), (20 - usize::from(quick_discard), rounds));
        let play = Play::new(&config, 3, "variant");
        assert_eq!(play.spectator().decks.thrown, quick_discard);
        let full = Play::new(&Config::default(), 3, "variant").snapshot();
        let top: Vec<_> = full.row.into_iter().chain(full.demand_deck.unwrap()).collect();
        assert_eq!(play.snapshot().thrown, top[..usize::from(quick_discard)], "the first cards of the deck");
    }
    let config = Config { quick_discard: 4, ..Config::default() };
    let refused = TradeJack::new(&config, 3).unwrap_err();
    assert_eq!(refused.to_string(), "option `quick_discard`: 4 is not 0, 3 or 6");
}

#[test]
fn tj_10_3_with_co2_there_are_no_regulations() {
    let mut play = Play::new(&co2(), 2, "air");
    assert_eq!(demand_and_rounds(&co2()), (18, 6));
    assert_eq!(play.spectator().tracker, 0);
    play.idle_to_the_end();
    assert_eq!(play.lines("regulation_revealed"), [] as [String; 0]);
    assert_eq!(play.lines("demand_revealed").len(), 18);
}

#[test]
fn tj_10_4_with_co2_nothing_can_be_offloaded() {
    let play = Scene::new(2).config(co2()).hand(A, "SOAP-B MARG-Y GOLD-B").play();
    assert_eq!(play.options(A), "set SOAP-B, confirm");
    assert_eq!(play.refused("A offload MARG-Y"), "TJ-10.4");
}

#[test]
fn tj_10_5_every_dirty_set_of_any_seat_puts_a_token_on_the_tracker() {
    let scene = Scene::new(4).config(co2()).lays(A, "SOAP-B+RAIN-B SOAP-Y+PEAT-Y SOAP-Y+ALT-Y");
    let play = scene.lays(B, "MARG-B+PEAT-B").retail();
    assert_eq!(play.spectator().tracker, 3);
    assert_eq!(play.lines("co2_rose"), ["co2_rose limit=5 tokens=3 tracker=3"]);
    assert_eq!(play.lines("dirty_set_revealed").len(), 3);
    assert_eq!(play.incomes(), [2 + 2 + 4, 3, 0, 0], "nobody pays for the tokens");
    let clean = Scene::new(4).lays(A, "SOAP-B+RAIN-B").retail();
    assert_eq!(clean.spectator().tracker, 0, "without the variant there is no tracker");
}

#[test]
fn tj_10_6_with_one_token_more_than_players_all_lose_at_once() {
    let scene = Scene::new(2).config(co2()).tracker(1).row("W7 - -").lays(A, "SOAP-B+RAIN-B SOAP-B+SILV-B");
    let play = scene.lays(B, "MARG-B+PEAT-B").retail();
    let outcome = play.table.outcome().unwrap();
    assert_eq!((outcome.verdict, outcome.winners().count()), (Verdict::AllLost, 0));
    assert!(outcome.standings.iter().all(|standing| (standing.score, standing.rank) == (6, 2)));
    assert_eq!((play.capital(), play.lines("award_won")), (vec![6, 6], Vec::<String>::new()));
    assert_eq!(play.refused("A confirm"), "the game is over");
}

#[test]
fn tj_10_7_all_variants_can_be_combined() {
    for co2 in [false, true] {
        for (advanced, quick_discard, rounds) in
            [(false, 0, 6), (false, 3, 5), (false, 6, 4), (true, 0, 8), (true, 3, 7), (true, 6, 6)]
        {
            let config = Config { advanced, quick_discard, co2, ..Config::default() };
            let mut play = Play::new(&config, 2, "mix");
            assert_eq!(play.spectator().rounds_total, rounds, "{config:?}");
            play.idle_to_the_end();
            assert_eq!(play.spectator().round, rounds);
        }
    }
}

#[test]
fn tj_10_8_a_match_with_its_own_cards() {
    let config = own_deck(|list| {
        list.product[0].value = 9;
        list.source[0].credits = 7;
        list.trend[5].source_bonus = Some(1);
        list.award.truncate(8);
    });
    let play = Scene::new(2).config(config).row("T6 - -").lays(A, "SOAP-B+GOLD-B").retail();
    assert_eq!(play.sold(A), [(9 + 3 + 7 + 1, 8)]);
}

#[test]
fn tj_10_8_an_own_list_must_give_a_round_with_the_chosen_options() {
    let few = own_deck(|list| {
        list.trend.truncate(5);
        list.award.clear();
    });
    assert_eq!(demand_and_rounds(&few), (5 + 2, 1));
    let quick = Config { quick_discard: 3, ..few };
    let why = "5 trends and awards are too few for a round with these options".to_owned();
    assert_eq!(TradeJack::new(&quick, 2).err(), Some(ConfigError::Option { name: "deck".to_owned(), why }));
}
