//! The drives that are offered to somebody who points at a street.

use ecotable_kernel::{Game, GameRng, Seat, Seed, Table, Viewer};
use ecotable_plastic_race::city::CityName::{self, Athens, Berlin, Paris, Rome};
use ecotable_plastic_race::{Action, Config, Direction, Drive, Drives, Goal, PhaseWords, PlasticRace};

use crate::scene::{Play, Scene};

fn drives(play: &Play) -> Drives {
    Drives::of_view(play.table.game(), &play.view_of(0))
}

fn over(section: &str) -> Goal {
    Goal::Section(section.parse().unwrap())
}

/// The cheapest drives over a section, each as its decisions.
fn ways(scene: &Scene, section: &str) -> Vec<String> {
    drives(&scene.play()).to(over(section), 9).iter().map(decisions).collect()
}

fn decisions(drive: &Drive) -> String {
    drive.actions.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

#[test]
fn one_dashed_card_drives_four_sections() {
    let scene = Scene::new(Athens, 2).truck(0, "b4").hand(0, "ST37 ST36");
    assert_eq!(ways(&scene, "s04"), ["step ST37 s01, continue s02, continue s03, skip, continue s04"]);
    let drive = drives(&scene.play()).to(over("s04"), 1).remove(0);
    assert_eq!(drive.cards, ["ST37".parse().unwrap()]);
    assert_eq!((drive.sections.len(), drive.certain, drive.police_token), (4, 5, false));
}

#[test]
fn an_open_play_is_prolonged_for_nothing() {
    let mut play = Scene::new(Athens, 2).truck(0, "b4").hand(0, "ST37 ST36").play();
    play.go("step ST37 s01");
    let drive = drives(&play).to(over("s03"), 3).remove(0);
    assert_eq!(decisions(&drive), "continue s02, continue s03");
    assert!(drive.cards.is_empty());
}

#[test]
fn drives_differ_in_their_cards_and_none_spends_more_for_nothing() {
    let scene = Scene::new(Athens, 2).truck(0, "jC").hand(0, "ST03 ST55 ST48 ST20");
    let found = drives(&scene.play()).to(over("s05"), 9);
    let cards: Vec<String> =
        found.iter().map(|drive| drive.cards.iter().map(ToString::to_string).collect::<String>()).collect();
    assert_eq!(cards, ["ST03", "ST48", "ST55"], "one card each, the wild one last, and no pair");
    assert_eq!(drives(&scene.play()).to(over("s05"), 2).len(), 2);
}

#[test]
fn any_two_cards_pay_where_no_card_fits() {
    let scene = Scene::new(CityName::Ankara, 2).truck(0, "b3").hand(0, "ST01 ST08 ST20");
    assert_eq!(
        ways(&scene, "s15"),
        [
            "pair_step s15, spend_card ST01, spend_card ST08",
            "pair_step s15, spend_card ST01, spend_card ST20",
            "pair_step s15, spend_card ST08, spend_card ST20",
        ]
    );
}

#[test]
fn tokens_are_driven_round_passed_or_ignored() {
    let scene = Scene::new(Athens, 2).truck(0, "jB").hand(0, "ST08").works("s04");
    assert_eq!(ways(&scene, "s04"), Vec::<String>::new());
    assert_eq!(ways(&scene.clone().police(0), "s04"), ["step ST08 s03, skip, police_token, continue s04"]);
    let token = drives(&scene.police(0).play()).to(over("s04"), 1).remove(0);
    assert!(token.police_token);
    let blocked = Scene::new(CityName::Ankara, 2).truck(0, "j10").hand(0, "ST28").works("s15");
    assert_eq!(ways(&blocked, "s15"), ["shortcut_step ST28 s15"]);
    let arrow = Scene::new(Athens, 2).truck(0, "jD").hand(0, "ST03").arrow("s05", Direction::Forward);
    let arrow = arrow.edit(|start| start.players[0].hand.truncate(1));
    assert_eq!(ways(&arrow, "s05"), Vec::<String>::new());
}

#[test]
fn a_double_lane_is_paid_in_every_possible_way() {
    let scene = Scene::new(Berlin, 2).truck(0, "j3").hand(0, "ST13 ST46 ST08");
    let found = ways(&scene, "s13");
    assert_eq!(found[0], "double_step s13 blue, pay_unit ST13, pay_unit ST46");
    assert_eq!(drives(&scene.play()).to(over("s13"), 1)[0].cards.len(), 2);
}

#[test]
fn the_joker_street_is_named_only_where_there_is_a_choice() {
    let scene = Scene::new(Paris, 2).truck(0, "j10").hand(0, "ST01");
    assert_eq!(ways(&scene, "s19"), ["step ST01 s15, continue s14, continue s19"]);
}

#[test]
fn no_drive_goes_past_a_compulsory_stop_or_against_a_printed_direction() {
    let stop = Scene::new(Berlin, 2).truck(0, "j1").hand(0, "ST02 ST08 ST55 ST56 ST57 ST58");
    let found = drives(&stop.play());
    for drive in found.to(over("s01"), 20) {
        assert_eq!(drive.sections.iter().filter(|section| section.to_string() == "s01").count(), 1);
    }
    let vatican = Scene::new(Rome, 2).truck(0, "j5").hand(0, "ST01 ST28 ST55 ST56").police(0);
    let city = Rome.city();
    let bin = city.bin(4).unwrap();
    for drive in drives(&vatican.play()).to(Goal::Node(bin), 9) {
        assert_eq!(drive.sections.last().unwrap().to_string(), "s02", "only from outside");
    }
    assert!(drives(&vatican.play()).to(over("s03"), 9).iter().all(|drive| drive.sections.len() > 1));
}

#[test]
fn a_drawn_card_is_not_counted_on() {
    let scene = Scene::new(CityName::Ankara, 2).truck(0, "j1").hand(0, "ST55").deck("ST56 ST57 ST58 ST59");
    let rest = scene.edit(|start| {
        let elsewhere = ["ST55", "ST56", "ST57", "ST58", "ST59"];
        start.street_discard = (1..=59)
            .map(|n| format!("ST{n:02}"))
            .filter(|id| !elsewhere.contains(&id.as_str()))
            .map(|id| id.parse().unwrap())
            .collect();
    });
    let found = drives(&rest.play());
    let drive = found.to(over("s06"), 1).remove(0);
    assert_eq!((decisions(&drive).as_str(), drive.certain), ("step ST55 s04, continue s06", 1));
    assert!(found.sections().iter().all(|&(_, cards)| cards <= 1), "{:?}", found.sections());
}

#[test]
fn only_the_seat_that_decides_about_its_turn_has_drives() {
    let mut play = Scene::new(Athens, 2).truck(0, "b4").hand(0, "ST37 ST04 ST01").play();
    let other = Drives::of_view(play.table.game(), &play.view_of(1));
    assert_eq!(other.sections(), []);
    assert_eq!(Drives::of_view(play.table.game(), &play.view()).sections(), []);
    play.go("end_turn");
    assert_eq!(drives(&play).sections(), []);
}

/// Plays a drive on the real table; what a drawn card may change is left out.
fn follow(table: &Table<PlasticRace>, seat: Seat, drive: &Drive) -> Table<PlasticRace> {
    let mut table = table.clone();
    for &action in &drive.actions[..drive.certain] {
        table.play(seat, action).unwrap_or_else(|error| panic!("`{action}` of {drive:?}: {error}"));
    }
    table
}

/// Checks the drives of one position against the rules.
fn check(table: &Table<PlasticRace>, seat: Seat) -> usize {
    let view = table.view(Viewer::Seat(seat));
    let found = Drives::of_view(table.game(), &view);
    let own = view.own.unwrap().hand;
    let sections = found.sections();
    for &(section, cards) in &sections {
        let offered = found.to(Goal::Section(section), 3);
        let cost = |drive: &Drive| drive.cards.len() + usize::from(drive.police_token);
        assert_eq!(offered.first().map(cost), Some(usize::from(cards)));
        assert!(offered.iter().all(|drive| drive.cards.iter().all(|card| own.contains(card))));
        let after = follow(table, seat, &offered[0]).view(Viewer::Seat(seat));
        if offered[0].certain == offered[0].actions.len() {
            assert_eq!(after.track.last().unwrap().section, section);
            let kept = after.own.unwrap().hand;
            assert!(offered[0].cards.iter().all(|card| !kept.contains(card)));
        }
    }
    for action in table.legal_actions(seat) {
        let (section, most) = match action {
            Action::Continue(section, _) => (section, 0),
            Action::Step(_, section, _) | Action::ShortcutStep(_, section) => (section, 1),
            Action::PairStep(section, _) => (section, 2),
            Action::DoubleStep(section, _) => (section, 4),
            _ => continue,
        };
        assert!(sections.iter().any(|&(s, cards)| s == section && cards <= most), "{action}: {sections:?}");
    }
    let goal = Goal::Node(table.game().city().bin(1).unwrap());
    assert_eq!(
        Drives::towards(table.game(), &table.view(Viewer::Seat(seat)), goal, 3).drives,
        found.to(goal, 3)
    );
    sections.len()
}

#[test]
fn drives_of_random_positions_can_be_played_in_every_city() {
    let mut checked = 0;
    for (number, &city) in CityName::ALL.iter().enumerate() {
        let dashed_partial = number % 3 != 1;
        let config = Config { city, dashed_partial, ..Config::default() };
        let game = PlasticRace::new(&config, 2 + number as u8 % 3).unwrap();
        let mut rng = GameRng::quick(number as u64);
        let (mut table, _) = Table::new(game, Seed::new([5; 32]).of_series(number as u64));
        for decision in 0..400 {
            let Some(seat) = table.to_act().first() else { break };
            if decision % 23 == 0 && matches!(table.view(Viewer::Spectator).phase, PhaseWords::Turn {}) {
                checked += check(&table, seat);
            }
            let legal = table.legal_actions(seat);
            table.play(seat, *rng.pick(&legal).unwrap()).unwrap();
        }
    }
    assert!(checked > 300, "only {checked} drives were checked");
}

#[test]
fn a_view_is_supposed_to_be_a_position_that_looks_the_same() {
    let config = Config { city: Berlin, ..Config::default() };
    let game = PlasticRace::new(&config, 3).unwrap();
    let mut rng = GameRng::quick(7);
    let (mut table, _) = Table::new(game, Seed::new([6; 32]));
    let (mut supposed, mut turns) = (0, 0);
    while let Some(seat) = table.to_act().first() {
        for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
            let view = table.view(viewer);
            let state = table.game().suppose(&view);
            if matches!(view.phase, PhaseWords::Turn {}) {
                turns += 1;
                assert!(state.is_some(), "{view:?}");
            }
            if let Some(state) = state {
                supposed += 1;
                assert_eq!(table.game().view(&state, viewer), view);
            }
        }
        let legal = table.legal_actions(seat);
        table.play(seat, *rng.pick(&legal).unwrap()).unwrap();
    }
    assert!(turns > 50 && supposed > turns, "{supposed} of views, {turns} in turns");
}

/// A hand with which very much can be driven in very many ways, police and tokens included.
fn rich() -> Scene {
    let hand = "ST28 ST29 ST30 ST31 ST32 ST37 ST40 ST43 ST46 ST55 ST01";
    let scene = Scene::new(Berlin, 2).truck(0, "r1").hand(0, hand).police(0).works("s08 s15");
    scene.arrow("s10", Direction::Forward).arrow("s11", Direction::Forward)
}

#[test]
fn a_search_that_becomes_dear_is_given_up_and_has_found_the_cheapest() {
    let play = rich().play();
    let found = drives(&play);
    assert!(!found.is_complete() && found.imagined() < 3_200, "{} positions", found.imagined());
    let sections = found.sections();
    for action in play.table.legal_actions(Seat(0)) {
        if let Action::Step(_, section, _) | Action::ShortcutStep(_, section) = action {
            assert!(sections.contains(&(section, 1)), "{section}: {sections:?}");
        }
    }
    let plain = drives(&Scene::new(Berlin, 2).truck(0, "r1").hand(0, "ST01 ST08").play());
    assert!(plain.is_complete() && plain.imagined() < 200, "{} positions", plain.imagined());
}

#[test]
fn a_search_towards_a_goal_finds_the_same_and_ends_early() {
    let play = rich().play();
    let (game, view) = (play.table.game(), play.view_of(0));
    let all = drives(&play);
    let mut cheaper = 0;
    for (section, _) in all.sections() {
        for most in [1, 3] {
            let ways = Drives::towards(game, &view, Goal::Section(section), most);
            assert_eq!(ways.drives, all.to(Goal::Section(section), most), "{section}");
            cheaper += usize::from(ways.imagined < all.imagined());
        }
    }
    assert!(cheaper > 5, "{cheaper} searches ended early");
    let far = Drives::towards(game, &view, Goal::Node(Berlin.city().bin(4).unwrap()), 3);
    assert!(far.drives.is_empty() && far.given_up, "{far:?}");
    let other = Drives::towards(game, &play.view_of(1), over("s13"), 3);
    assert_eq!((other.drives.len(), other.imagined, other.given_up), (0, 0, false), "it is not its turn");
}
