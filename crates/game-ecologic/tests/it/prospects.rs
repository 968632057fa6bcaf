//! What everybody can reckon from a view, and where the cells of the maps lie.

use ecotable_ecologic::*;
use ecotable_kernel::{Game, GameRng, Seat, Seed, Table, Viewer};

use crate::play::Play;
use crate::scene::*;

/// Phase, money, environment points, score as it is written, and whether the seat comes out short.
fn ahead(play: &Play, seat: Seat) -> Vec<(PhaseName, u16, i16, String, bool)> {
    let game = play.table.game();
    let each = game.foresee(&play.view(), seat).into_iter();
    each.map(|ahead| {
        let Prospect { money, enviro, score } = ahead.prospect;
        (ahead.phase, money, enviro, game.show_score(score), ahead.short)
    })
    .collect()
}

#[test]
fn el_2_2_cells_touch_exactly_where_they_lie_side_by_side() {
    for (edition, width) in [(Edition::Ed1, 10), (Edition::Ed2, 12)] {
        let map = Map::of(edition);
        let places = map.places();
        assert_eq!((places.len(), map.rows.len(), map.width()), (map.cells.into(), 5, width));
        for (one, here) in places.iter().enumerate() {
            for (other, there) in places.iter().enumerate() {
                let apart = (here.x.abs_diff(there.x), here.row.abs_diff(there.row));
                let touch = map.adjacency[one] >> other & 1 == 1;
                assert_eq!(touch, matches!(apart, (2, 0) | (1, 1)), "{edition:?}: {one} and {other}");
            }
        }
    }
    assert_eq!(Map::of(Edition::Ed1).places()[9], Place { x: 4, row: 2 }, "the middle of the first map");
    assert_eq!(Map::of(Edition::Ed2).places()[27], Place { x: 10, row: 4 }, "the last sector");
}

#[test]
fn el_5_1_the_score_of_any_two_numbers_can_be_asked_for() {
    let first = Ecologic::new(&Config { edition: Edition::Ed1, ..Config::default() }, 2).unwrap();
    assert_eq!(first.show_score(first.base(13, 7)), "10.8");
    let second = Ecologic::new(&Config::default(), 2).unwrap();
    assert_eq!(second.show_score(second.base(9, 7)), "12");
    let play = Scene::second("S28").on(A, "oil 0").cards(A, "EI01").tad("AC", A, 7).p(&[3]).play();
    let score = play.table.game().score_with(&play.view(), A, |_, _| (9, 7));
    assert_eq!(score, Score::whole(12 + 1 + 1 + 2));
}

#[test]
fn el_5_3_a_team_stands_where_both_its_numbers_stand() {
    let scene = Scene::second("S28").options(|config| config.teams = true).p(&[10, 0, 2]).e(&[4, 0, 9]);
    let play = scene.on(A, "oil 0:2").on(C, "mineral 27").play();
    let view = play.view();
    assert_eq!(play.table.game().standing(&view, A).score, view.players[0].score);
    // Together 12 and 13 now; 10 in the environment after it, and 3 and 1 more money after the income.
    let score = |money, enviro| play.table.game().base(money, enviro).numerator + 3;
    let [environment, income] = ahead(&play, C).try_into().unwrap();
    assert_eq!(environment, (PhaseName::Environment, 2, 8, score(12, 10).to_string(), false));
    assert_eq!(income, (PhaseName::Income, 3, 8, score(16, 10).to_string(), false));
}

#[test]
fn el_3_10_the_event_of_the_turn_is_reckoned_with() {
    let play = Scene::first("F05").on(A, "oil 0, oil 2, mineral 1").p(&[4]).e(&[4]).play();
    let [environment, income] = ahead(&play, A).try_into().unwrap();
    assert_eq!(environment, (PhaseName::Environment, 4, 3, "5.3".into(), false));
    assert_eq!(income, (PhaseName::Income, 7, 3, "4.3".into(), false));
}

#[test]
fn el_3_10_a_shortage_is_foreseen() {
    let play = Scene::second("S28").on(A, "oil 0:3").e(&[2]).play();
    assert_eq!(ahead(&play, A)[0], (PhaseName::Environment, 10, 0, "3".into(), true));
    let play = Scene::second("S28").cards(A, "EI13 EI14").p(&[3]).play();
    assert!(ahead(&play, A)[1].4, "4 are due and 3 are there");
}

#[test]
fn el_3_11_what_is_over_is_not_foreseen_again() {
    let scene = |event: &str| Scene::second(event).on(A, "oil 0:2").on(B, "oil 10").e(&[3, 0]).p(&[0, 4]);
    let closing = scene("S06").on(B, "mineral 16").edit(|words| words.short.insert(B));
    let play = closing.ask(B, Decision::Shutdown).play();
    let phases: Vec<_> = ahead(&play, A).into_iter().map(|(phase, _, enviro, ..)| (phase, enviro)).collect();
    assert_eq!(phases, [(PhaseName::Income, 3), (PhaseName::Environment, 1)]);
    let phases = |event: &str, decision| {
        let play = scene(event).cards(A, "EI13 EI14").ask(A, decision).play();
        ahead(&play, A).into_iter().map(|(phase, money, ..)| (phase, money)).collect::<Vec<_>>()
    };
    assert_eq!(
        phases("S28", Decision::Upkeep),
        [(PhaseName::Income, 0), (PhaseName::Environment, 0)],
        "only the running costs are left of this turn"
    );
    assert_eq!(phases("S24", Decision::Upkeep), [(PhaseName::Income, 0)], "the game ends with this turn");
}

/// The state of a game that nobody interferes with comes true.
#[test]
fn el_3_11_what_is_foreseen_comes_true_when_all_pass() {
    for (edition, seed) in [(Edition::Ed1, 0u8), (Edition::Ed2, 1), (Edition::Ed1, 2), (Edition::Ed2, 3)] {
        let game = Ecologic::new(&Config { edition, ..Config::default() }, 3).unwrap();
        let (mut table, _) = Table::new(game, Seed::new([seed; 32]));
        let mut rng = GameRng::quick(seed.into());
        let mut come_true = 0;
        while let Some(seat) = table.to_act().first() {
            let view = table.view(Viewer::Spectator);
            let last = Seat((view.leader.0 + 2) % 3);
            let game = table.game().clone();
            let foreseen: Vec<_> = Seat::all(3).map(|seat| game.foresee(&view, seat)).collect();
            let calm = foreseen.iter().flatten().all(|ahead| !ahead.short)
                && !matches!(view.event.as_deref(), Some("F08" | "S27"));
            let ends = view.stage == Stage::Wrap && seat == last && calm;
            let legal = table.legal_actions(seat);
            let choice = if ends { 0 } else { rng.below(legal.len() as u32) as usize };
            let told = table.play(seat, legal[choice]).unwrap();
            if !ends {
                continue;
            }
            for (seat, ahead) in foreseen.iter().enumerate() {
                let last_told = |event: &&Event| match event {
                    Event::IncomeReceived { seat: of, .. } | Event::UpkeepPaid { seat: of, .. } => {
                        of.index() == seat
                    }
                    _ => false,
                };
                let money = match told.iter().map(|told| &told.event).rfind(last_told) {
                    Some(Event::IncomeReceived { money, .. } | Event::UpkeepPaid { money, .. }) => *money,
                    _ => continue,
                };
                assert_eq!(ahead[1].prospect.money, money, "{edition:?} {seat}");
                come_true += 1;
            }
        }
        assert!(come_true > 5, "{come_true}");
    }
}

#[test]
fn el_3_5_the_largest_bid_can_be_known_from_a_view() {
    let play = Scene::second("S28").tad("SM", A, 7).on(A, "oil 0").p(&[7, 7]).play();
    let most = |seat, item, initiator| play.table.game().most_bid_seen(&play.view(), seat, (item, initiator));
    assert_eq!(most(A, Item::Tad(Tad::Nr), A), Some(14));
    assert_eq!(most(A, Item::Tad(Tad::Nr), B), Some(7));
    assert_eq!(most(B, Item::Token(Kind::Oil), A), Some(7));
    let play = Scene::first("F01").tad("SM", A, 4).on(A, "oil 5").hand(B, 10, 0).p(&[60, 7]).play();
    let most = |seat, item| play.table.game().most_bid_seen(&play.view(), seat, (item, B));
    assert_eq!(most(A, Item::Token(Kind::Oil)), Some(99));
    assert_eq!(most(A, Item::Tad(Tad::Nr)), Some(60));
    assert_eq!(most(B, Item::Token(Kind::Oil)), None, "no oil token is left in the supply");
}

#[test]
fn el_r23_who_has_no_free_lake_beside_a_token_has_no_largest_bid_for_a_territory() {
    let most = |scene: Scene| {
        let play = scene.on(A, "oil 5").on(B, "oil 12").on(C, "oil 0").p(&[40, 40, 40]).play();
        let lot = (Item::Tad(Tad::Nr), A);
        [A, B, C, D].map(|seat| play.table.game().most_bid_seen(&play.view(), seat, lot))
    };
    assert_eq!(most(Scene::first("F01")), [Some(40), None, Some(40), None]);
    assert_eq!(most(Scene::first("F01").tad("SM", D, 4)), [Some(40), None, None, None], "one lake is taken");
}

#[test]
fn el_r12_the_largest_bid_for_a_territory_needs_a_neighbouring_site_only_by_option() {
    let most = |adjacent: bool| {
        let scene = Scene::second("S28").options(|config| config.tad_adjacent = adjacent);
        let play = scene.on(A, "mineral 6").on(B, "oil 0").play();
        let lot = (Item::Tad(Tad::Nr), A);
        [A, B, C].map(|seat| play.table.game().most_bid_seen(&play.view(), seat, lot))
    };
    assert_eq!(most(false), [Some(10); 3]);
    assert_eq!(most(true), [Some(10), None, None]);
}

#[test]
fn el_r20_who_has_no_cell_for_a_token_has_no_largest_bid_for_it() {
    let most = |event: &str| {
        let play = Scene::second(event).on(A, "mineral 22").on(B, "mineral 17, oil 23").p(&[7, 7]).play();
        let lot = (Item::Token(Kind::Oil), A);
        [A, B].map(|seat| play.table.game().most_bid_seen(&play.view(), seat, lot))
    };
    assert_eq!(most("S28"), [None, Some(7)]);
    assert_eq!(most("S21"), [Some(6), Some(7)], "a far sector costs 1 more");
}

/// Every lot, whether it is just for sale or not.
fn lots(seats: u8) -> Vec<(Item, Seat)> {
    let tokens = Kind::BOTH.into_iter().map(Item::Token);
    let items = tokens.chain([Item::Tad(Tad::Nr), Item::Initiative(Initiative(0))]);
    items.flat_map(|item| Seat::all(seats).map(move |initiator| (item, initiator))).collect()
}

/// Who may take part, and up to which bid, is known to all who see the table.
#[test]
fn el_3_5_whoever_may_take_part_has_a_largest_bid_and_nobody_else() {
    let configs = [
        Config { edition: Edition::Ed1, ..Config::default() },
        Config::default(),
        Config { tad_adjacent: true, infra_scope: Scope::Leader, face_down: true, ..Config::default() },
    ];
    let (mut sat_out, mut bids) = (0, 0);
    for (seed, config) in (0u8..24).zip(configs.iter().cycle()) {
        let game = Ecologic::new(config, 4).unwrap();
        let (mut table, _) = Table::new(game.clone(), Seed::new([seed; 32]));
        let mut rng = GameRng::quick(seed.into());
        while let Some(actor) = table.to_act().first() {
            let view = table.view(Viewer::Spectator);
            for (lot, seat) in lots(4).into_iter().flat_map(|lot| Seat::all(4).map(move |seat| (lot, seat))) {
                let may = game.can_use(table.state(), seat, lot.0);
                assert_eq!(game.most_bid_seen(&view, seat, lot).is_some(), may, "{seed}: {seat}, {lot:?}");
                sat_out += u32::from(!may);
            }
            let legal = table.legal_actions(actor);
            if let (Decision::Bidding { item, initiator, .. }, Some(&Action::Bid(most))) =
                (view.decision, legal.last())
            {
                assert_eq!(game.most_bid_seen(&view, actor, (item, initiator)), Some(most));
                bids += 1;
            }
            let choice = rng.below(legal.len() as u32) as usize;
            table.play(actor, legal[choice]).unwrap();
        }
    }
    assert!(sat_out > 1000 && bids > 100, "{sat_out} and {bids}");
}
