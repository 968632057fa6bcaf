//! Who knows what (TJ-11).

use ecotable_kernel::{Arg, Game, GameRng, Narrate, Seat, SeatSet, Viewer};
use ecotable_tradejack::{Config, Covered, PhaseView, View};

use crate::play::Play;
use crate::scene::{A, B, C, Scene, demand, face, own_deck};

fn views(play: &Play) -> Vec<View> {
    Seat::all(play.table.game().seats())
        .map(Viewer::Seat)
        .chain([Viewer::Spectator])
        .map(|viewer| play.table.view(viewer))
        .collect()
}

/// Two positions that only `knower` can tell apart.
#[track_caller]
fn check_secret(one: &Play, other: &Play, knower: Option<Seat>) {
    assert_ne!(one.snapshot(), other.snapshot(), "the positions differ");
    for (mine, theirs) in views(one).iter().zip(&views(other)) {
        let text = |view: &View| serde_json::to_string(view).expect("a view can be written down");
        assert_eq!(
            text(mine) == text(theirs),
            knower.is_none() || mine.viewer != knower,
            "{:?}",
            mine.viewer
        );
    }
}

#[test]
fn tj_11_1_all_see_the_open_things() {
    let config = Config { co2: true, ..Config::default() };
    let scene = Scene::new(3).config(config).first(B).round(2).row("T4 W2 T5").tracker(2);
    let play = scene.capital(&[1, 22, 333]).awards(C, "W8 W1").play();
    for view in views(&play) {
        assert_eq!((view.first, view.round, view.rounds_total, view.tracker), (B, 2, 6, 2));
        assert_eq!((view.row.to_vec(), view.regulations), (demand("T4 W2 T5"), demand("")));
        let seats: Vec<_> = view
            .players
            .iter()
            .map(|player| (player.capital, player.awards.len(), player.reputation))
            .collect();
        assert_eq!(seats, [(1, 0, 1), (22, 0, 22), (333, 2, 333 + 6 + 4)]);
    }
    let ruled = Scene::new(3).regulations("R1").play();
    assert!(views(&ruled).iter().all(|view| view.regulations == demand("R1")));
}

#[test]
fn tj_11_2_all_know_the_sizes_of_the_decks_and_the_discard_piles() {
    let scene = Scene::new(3).row("T1 T2 T3").products_left("SOAP-B MARG-Y").sources_left("GOLD-B");
    let play = scene.demand_left("W1 W2 W3 R1 R2").play();
    for view in views(&play) {
        assert_eq!((view.decks.products, view.decks.sources, view.decks.demand), (2, 1, 5));
        assert_eq!((view.product_discard.len(), view.product_discard.of(face("SOAP-B"))), (70, 2));
        assert_eq!((view.source_discard.len(), view.source_discard.of(face("GOLD-B"))), (71, 3));
        assert_eq!(view.demand_discard.len(), 20 - 3 - 5);
    }
    let advanced = Play::new(&Config { advanced: true, ..Config::default() }, 3, "open");
    assert_eq!(advanced.table.game().cards(), play.table.game().cards(), "the list is the same for all");
}

/// The trends, awards and regulations that the table says can still come: how many of each stack.
#[track_caller]
fn to_come(play: &Play) -> [usize; 3] {
    let mut counts = [0; 3];
    let lines = play.table.game().table(&play.spectator());
    for line in lines.iter().filter(|line| line.key == "table-to-come") {
        let arg = |name| &line.args.iter().find(|arg| arg.0 == name).expect("a line with both").1;
        let (Arg::Phrase(place), Arg::List(cards)) = (arg("place"), arg("cards")) else { panic!("{line:?}") };
        let stack = ["deck-stack-a", "deck-stack-b", "deck-stack-c"].iter().position(|key| place.key == *key);
        counts[stack.expect("one of the three stacks")] = cards.len();
    }
    counts
}

/// What can still come in each round of a game.
fn to_come_by_round(config: &Config) -> Vec<[usize; 3]> {
    let mut play = Play::new(config, 2, "to come");
    let mut rounds = Vec::new();
    while play.table.outcome().is_none() {
        rounds.push(to_come(&play));
        play.pass_all();
        play.all_confirm();
    }
    assert_eq!(to_come(&play), [0, 0, 0], "nothing comes after the end");
    rounds
}

#[test]
fn tj_11_2_all_know_which_demand_cards_can_still_come() {
    let normal = to_come_by_round(&Config { co2: true, ..Config::default() });
    assert_eq!(normal, [[6, 0, 9], [3, 0, 9], [0, 0, 9], [0, 0, 6], [0, 0, 3], [0, 0, 0]]);
    let ruled = to_come_by_round(&Config { advanced: true, ..Config::default() });
    assert_eq!(ruled[..4], [[9, 1, 13], [6, 1, 13], [3, 1, 13], [0, 1, 13]]);
    let left_over = Scene::new(2).round(6).regulations("R1").demand_left("R2").play();
    assert_eq!(to_come(&left_over), [0, 0, 0], "after the last row nothing comes, not even a regulation");
    // Three of stack A were thrown away unseen: each may still come until that stack is used up.
    let quick = to_come_by_round(&Config { quick_discard: 3, co2: true, ..Config::default() });
    assert_eq!(quick, [[6, 0, 9], [0, 0, 9], [0, 0, 6], [0, 0, 3], [0, 0, 0]]);
}

#[test]
fn tj_11_3_all_know_hand_sizes_won_sources_and_bids() {
    let mut play = Scene::new(3).hand(A, "SOAP-B MARG-Y RAIN-B ALT-Y").auction(A, "GOLD-B").play();
    play.go("A bid 1, B bid 2, C pass");
    for view in views(&play) {
        let PhaseView::Bidding { auction, .. } = &view.phase else { panic!("an auction") };
        assert_eq!((auction.high, auction.leader, auction.passed), (2, Some(B), SeatSet::one(C)));
    }
    play.go("A pass");
    assert_eq!(
        play.story()[..4],
        ["bid_made amount=1 seat=A", "bid_made amount=2 seat=B", "passed seat=C", "passed seat=A"]
    );
    for view in views(&play) {
        assert_eq!((view.players[0].product_count, view.players[1].product_count), (2, 0));
        let sources = |seat: Seat| view.players[seat.index()].sources.cards().collect::<Vec<_>>();
        assert_eq!(sources(A), [face("ALT-Y"), face("RAIN-B")]);
        assert_eq!(sources(B), [face("GOLD-B")]);
    }
}

#[test]
fn tj_11_4_only_the_owner_sees_the_products_in_a_hand() {
    let scene = Scene::new(3).row("T1 T2 T3");
    let hand = |product: &str| scene.clone().hand(B, product).play();
    check_secret(&hand("SOAP-B"), &hand("PNUT-Y"), Some(B));
    assert_eq!(hand("SOAP-B").view(B).own.unwrap().products.of(face("SOAP-B")), 1);
    // When products are dealt, all hear how many, and only the owner which.
    let dealt = scene.next_round();
    for told in dealt.told.iter().filter(|told| format!("{:?}", told.event).starts_with("ProductsDrawn")) {
        let heard = [A, B, C].into_iter().filter(|&seat| told.to.includes(Viewer::Seat(seat))).count();
        assert_eq!((heard, told.to.includes(Viewer::Spectator)), (1, false));
    }
}

#[test]
fn tj_11_5_nobody_sees_the_face_down_source_but_a_revealer_who_looked() {
    let config = |source_peek| Config { source_peek, ..Config::default() };
    let offer =
        |peek, covered: &str| Scene::new(3).config(config(peek)).auction(B, "GOLD-B").covered(covered).play();
    check_secret(&offer(false, "SILV-B"), &offer(false, "RAIN-Y"), None);
    check_secret(&offer(true, "SILV-B"), &offer(true, "RAIN-Y"), Some(B));
    let PhaseView::Bidding { covered, .. } = offer(true, "RAIN-Y").view(B).phase else {
        panic!("an auction")
    };
    assert_eq!(covered, Covered::Seen(face("RAIN-Y")));
}

#[test]
fn tj_11_6_laid_out_cards_are_cards_in_hand_for_the_others() {
    let hand = Scene::new(3).hand(B, "SOAP-B MARG-Y GOLD-B ALT-Y").play();
    let steps =
        ["B set SOAP-B", "B set SOAP-B, use GOLD-B", "B set SOAP-B, use GOLD-B, set MARG-Y, use ALT-Y"];
    for decisions in steps.into_iter().chain(["B offload SOAP-B, offload MARG-Y"]) {
        let mut play = hand.clone();
        play.go(decisions);
        check_secret(&hand, &play, Some(B));
        assert_eq!(play.table.noticed(Viewer::Seat(A)), 0, "no counter betrays it");
    }
    let mut confirmed = hand.clone();
    confirmed.go("B confirm");
    let expected = PhaseView::Production { confirmed: SeatSet::one(B) };
    assert!(views(&confirmed).iter().all(|view| view.phase == expected));
}

#[test]
fn tj_11_6_why_a_seat_cannot_take_back_does_not_betray_that_another_lays_out() {
    let mut play = Play::new(&Config::default(), 3, "undo");
    play.pass_all();
    let product = play.view(B).own.unwrap().products.cards().next().unwrap();
    let laid_out = format!("B offload {product}");
    for (step, is_secret) in [(laid_out.as_str(), true), ("B reset", true), ("B confirm", false)] {
        let before = (play.table.can_undo(A), play.table.noticed(Viewer::Seat(A)));
        play.go(step);
        let after = (play.table.can_undo(A), play.table.noticed(Viewer::Seat(A)));
        assert_eq!(before == after, is_secret, "{step}: {before:?}, {after:?}");
    }
}

#[test]
fn tj_11_7_nobody_knows_the_order_of_a_deck_or_what_was_thrown_away() {
    let scene = Scene::new(3).row("T1 T2 T3");
    let order =
        |top: [&str; 3]| scene.clone().demand_top(top[0]).products_top(top[1]).sources_top(top[2]).play();
    check_secret(&order(["W1 W2", "SOAP-B", "GOLD-B"]), &order(["W2 W1", "PNUT-Y", "PEAT-Y"]), None);

    let quick = Config { quick_discard: 3, ..Config::default() };
    let thrown = |ids: &str| scene.clone().config(quick.clone()).thrown(ids).play();
    check_secret(&thrown("W1 W2 W3"), &thrown("T4 W4 W3"), None);
}

#[test]
fn tj_11_7_what_was_thrown_away_is_imagined_so_that_the_rounds_fit() {
    // Of 17 trends and awards 14 are left, or 15 if a regulation was thrown away: that makes a round more.
    let mut config = own_deck(|list| {
        list.regulation[0].stack = list.trend[0].stack;
        list.award.retain(|award| award.id != "W8");
    });
    config.quick_discard = 3;
    for number in 0..40 {
        let play = Play::new(&config, 2, &format!("thrown {number}"));
        let game = play.table.game();
        let imagined = game.snapshot(&play.table.peek(A).imagine(&mut GameRng::quick(number)));
        let deck = imagined.demand_deck.unwrap();
        let counting = deck.iter().filter(|id| !id.starts_with('R')).count();
        assert_eq!(Some(1 + (counting / 3) as u8), imagined.rounds_total, "{deck:?}");
    }
}

#[test]
fn tj_11_8_a_spectator_sees_what_all_see_and_everything_in_the_end() {
    let scene = Scene::new(2).hand(A, "SOAP-B").hand(B, "PNUT-Y").round(6).regulations("R1 R2");
    let mut play = scene.demand_left("").play();
    let public = View { viewer: None, own: None, ..play.view(A) };
    assert_eq!(play.spectator(), public);
    assert!(public.players.iter().all(|player| player.products.is_none()));
    play.all_confirm();
    let hands: Vec<_> = play.spectator().players.iter().map(|player| player.products).collect();
    let expected = ["SOAP-B", "PNUT-Y"].map(|card| Some([face(card)].into_iter().collect()));
    assert_eq!(hands, expected);
}
