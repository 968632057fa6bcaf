//! Who sees what (ET-3.9).

use ecotable_ecotrade::{Config, FirstPlayer, Main, NodeView, Shipment, View};
use ecotable_kernel::{Game, GameRng, Seat, Viewer};

use crate::play::Play;
use crate::scene::{A, B, C, Scene, all};

fn views(play: &Play) -> Vec<View> {
    let seats = Seat::all(play.table.game().seats()).map(Viewer::Seat).chain([Viewer::Spectator]);
    seats.map(|viewer| play.table.view(viewer)).collect()
}

fn text(view: &View) -> String {
    serde_json::to_string(view).unwrap()
}

#[test]
fn et_3_9_1_all_see_the_open_things() {
    let scene = Scene::new(3).growth(B, 9).impact(B, 3).owns(B, "D02").hand(B, "S01 S02");
    let play = scene.shipment(B, "S22 road 3/6/2").market("S30 S31 S32 S33").play();
    for view in views(&play) {
        let it = &view.players[1];
        assert_eq!((it.growth, it.impact, it.hand_size, it.developments.len()), (9, 3, 2, 1));
        assert_eq!(it.board[0].as_ref().unwrap().cards.to_vec(), all("S22"));
        assert_eq!(view.market.iter().flatten().count(), 4);
        assert_eq!((view.deck_size, view.incident_deck_size), (42 - 4 - 3, 28));
        assert_eq!((view.incident_odds.road, view.incident_odds.of), (12, 28));
    }
}

#[test]
fn et_3_9_1_the_chance_of_an_incident_is_public_also_when_the_deck_is_made_anew() {
    let odds = |play: &Play| {
        let odds = play.spectator().incident_odds;
        (odds.road, odds.train, odds.plane, odds.ship, odds.of)
    };
    let to_come =
        |play: &Play| play.spectator().incidents_to_come().map(|card| card.to_string()).collect::<Vec<_>>();
    let left = Scene::new(2).hand(A, "S21").owns(A, "D04").incidents_left("I07");
    assert_eq!(odds(&left.play()), (0, 1, 0, 0, 1), "only a rail strike is left");
    assert_eq!(odds(&left.clone().incidents_left("").play()), (12, 11, 9, 12, 28), "all are shuffled again");
    let mut exchange = left.play();
    exchange.go("start-with 0, train");
    assert_eq!(exchange.spectator().incident_deck_size, 0);
    assert_eq!(odds(&exchange), (12, 11, 9, 12, 28), "an exchanged one is discarded first");
    assert_eq!((to_come(&left.play()), to_come(&exchange).len()), (vec!["I07".to_owned()], 28));
    let mut more = left.incidents_left("I07 I08").play();
    more.go("start-with 0, train");
    assert_eq!((odds(&more), to_come(&more)), ((0, 1, 0, 0, 1), vec!["I08".to_owned()]));
    exchange.go("keep-incident");
    assert_eq!(odds(&exchange), (12, 11, 9, 12, 28));
}

#[test]
fn et_3_9_2_a_hand_is_hidden_but_cards_from_the_market_stay_known() {
    let mut play = Scene::new(3).hand(A, "S01 S02").market("S30 S31 S32 S33").play();
    play.go("take-market 2");
    for view in [play.view(B), play.spectator()] {
        assert_eq!(view.players[0].known.to_vec(), all("S32"));
        assert!(!text(&view).contains("\"S01\""), "{}", text(&view));
    }
    assert_eq!(play.view(A).own.unwrap().hand[..2], [Some(all("S01")[0]), Some(all("S02")[0])]);
}

#[test]
fn et_3_9_3_only_the_owner_knows_the_returned_card() {
    let config = Config { first_player: FirstPlayer::Seat(B), ..Config::default() };
    let mut play = Play::new(&config, 3, "secret");
    let card = play.view(C).own.unwrap().hand[0].unwrap();
    play.go("C return-card 0");
    assert_eq!(play.view(C).own.unwrap().returning, Some(0));
    assert!(!text(&play.view(A)).contains(&format!("\"{card}\"")));
    play.go("A return-card 0, B return-card 0");
    let own = play.view(C).own.unwrap().returned.unwrap();
    assert_eq!((own.card, own.beneath), (card, 1), "only that of A lies beneath it");
    assert!([A, B].iter().all(|&seat| !text(&play.view(seat)).contains(&format!("\"{card}\""))));
}

#[test]
fn et_3_9_3_the_owner_keeps_its_returned_card_in_mind_in_every_imagined_world() {
    let config = Config { first_player: FirstPlayer::Seat(A), ..Config::default() };
    let mut play = Play::new(&config, 2, "mind");
    let card = play.view(B).own.unwrap().hand[0].unwrap();
    play.return_first();
    let (game, mut rng) = (play.table.game().clone(), GameRng::quick(1));
    let bottom = |play: &Play, rng: &mut GameRng, seat: Seat| {
        let mut twin = *play.table.state();
        game.determinize(&mut twin, seat, rng);
        *game.snapshot(&twin).deck.unwrap().last().unwrap()
    };
    assert!((0..20).all(|_| bottom(&play, &mut rng, B) == card));
    let others: Vec<Shipment> = (0..20).map(|_| bottom(&play, &mut rng, A)).collect();
    assert!(others.iter().any(|&other| other != card), "A does not know it");
}

#[test]
fn et_3_9_3_who_returned_a_card_knows_it_also_in_the_hand_of_another() {
    let mut play = Scene::new(2).hand(A, "S01 S02").market("S30 S31 S32").deck_left("S40").play();
    let mut words = play.snapshot();
    words.players[1].returned = Some(all("S40")[0]);
    let game = play.table.game().clone();
    let state = game.restore(&words).unwrap();
    play = Play::at(ecotable_kernel::Table::resume(game.clone(), "known".parse().unwrap(), state));
    play.go("A take-deck");
    let mut others = Vec::new();
    for seed in 0..20 {
        let mut twin = *play.table.state();
        game.determinize(&mut twin, B, &mut GameRng::quick(seed));
        let hand = game.snapshot(&twin).players[0].hand.clone();
        assert_eq!(hand[2], Some(all("S40")[0]));
        others.push(hand[0]);
    }
    assert!(others.iter().any(|card| *card != others[0]), "B does not know the others");
    assert!(play.view(B).players[0].known.is_empty(), "others do not know it");
}

#[test]
fn et_3_9_4_a_shipment_in_the_making_is_its_owners_secret() {
    let mut play = Scene::new(3).hand(A, "S28 S29 S34").play();
    let before: Vec<String> = [play.view(B), play.spectator()].iter().map(text).collect();
    play.told.clear();
    for script in ["start-with 0", "add-card 1", "top-card 1"] {
        play.go(script);
        let now: Vec<String> = [play.view(B), play.spectator()].iter().map(text).collect();
        assert_eq!(now, before, "{script}");
        assert!(!matches!(play.view(A).node, NodeView::TurnMenu));
    }
    assert_eq!(play.story(), Vec::<String>::new());
    play.go("ship");
    assert!(play.story()[0].starts_with("shipment_started"));
}

#[test]
fn et_3_9_4_others_learn_of_the_main_action_with_the_first_means() {
    let mut play = Scene::new(2).hand(A, "S01 S42").play();
    let mains = |play: &Play| [play.view(A).main, play.view(B).main, play.spectator().main];
    play.go("start-with 0");
    assert_eq!(mains(&play), [Main::Starting, Main::None, Main::None]);
    let mut twin = *play.table.state();
    play.table.game().determinize(&mut twin, B, &mut GameRng::quick(3));
    assert_eq!(twin.main(), Main::None, "B does not imagine it either");
    play.go("road");
    assert_eq!(mains(&play), [Main::Starting; 3]);
    play.go("start-with 1");
    assert_eq!(mains(&play), [Main::Starting; 3], "the first one has set out");
    let mut twin = *play.table.state();
    play.table.game().determinize(&mut twin, B, &mut GameRng::quick(3));
    assert_eq!(twin.main(), Main::Starting);
}

#[test]
fn et_3_9_5_nobody_knows_the_decks_or_what_was_put_away() {
    let config = Config { short_deck: true, ..Config::default() };
    let mut play = Play::new(&config, 2, "decks");
    play.return_first();
    let words = play.snapshot();
    let hidden = words.put_away.iter().chain(words.deck.as_ref().unwrap());
    let own = play.view(A).own.unwrap().returned.map(|it| it.card);
    for card in hidden.filter(|&&card| Some(card) != own) {
        assert!(!text(&play.view(A)).contains(&format!("\"{card}\"")), "{card}");
    }
    let mut twin = *play.table.state();
    play.table.game().determinize(&mut twin, A, &mut GameRng::quick(2));
    let other = play.table.game().snapshot(&twin);
    assert!(other.put_away != words.put_away && other.incident_deck != words.incident_deck);
}

#[test]
fn et_3_9_6_open_hands_are_open_from_the_first_turn_on() {
    let config = Config { open_hands: true, ..Config::default() };
    let mut play = Play::new(&config, 2, "open");
    assert!(play.spectator().players.iter().all(|it| it.known.is_empty()), "not while cards are returned");
    let returned = play.view(A).own.unwrap().hand[0].unwrap();
    play.return_first();
    assert!(play.spectator().players.iter().all(|it| it.known.len() == 2));
    assert!(!text(&play.view(B)).contains(&format!("\"{returned}\"")));
    let seat = play.spectator().current;
    play.go("take-deck");
    assert_eq!(play.spectator().players[seat.index()].known.len(), 3);
    assert_eq!(play.lines("card_drawn").len(), 1);
}
