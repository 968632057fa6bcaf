//! Setup and demand.

use ecotable_tradejack::{Config, DemandId, Event, PhaseSnapshot, Stack};

use crate::play::Play;
use crate::scene::{Scene, demand};

/// The stack of each of these cards, as in `AAABC`.
fn stacks<'a>(play: &Play, ids: impl IntoIterator<Item = &'a DemandId>) -> String {
    let cards = play.table.game().cards();
    let letter = |id: &DemandId| match cards.demand.iter().find(|card| card.id == *id).map(|card| card.stack)
    {
        Some(Stack::A) => 'A',
        Some(Stack::B) => 'B',
        Some(Stack::C) => 'C',
        None => '?',
    };
    ids.into_iter().map(letter).collect()
}

#[test]
fn tj_a8_the_table_before_the_first_round() {
    let play = Play::new(&Config::default(), 4, "setup");
    let now = play.snapshot();
    // The first round has begun: each seat has two products, two sources and three demand cards are drawn.
    let dealt: usize = now.players.iter().map(|player| player.products.len()).sum();
    assert_eq!((dealt, now.product_deck.unwrap().len()), (8, 72 - 8));
    let PhaseSnapshot::Bidding { covered, .. } = now.phase else { panic!("the first auction is open") };
    assert_eq!((covered.is_some(), now.source_deck.unwrap().len()), (true, 72 - 2));
    let demand_deck: Vec<DemandId> = now.row.into_iter().chain(now.demand_deck.unwrap()).collect();
    assert_eq!(stacks(&play, &demand_deck), "AAAAAAAAABCCCCCCCCCC");
    assert_eq!(demand_deck[9].as_str(), "R1");
    assert!(demand_deck[10..].contains(&DemandId::from("R2").unwrap()));
    for player in &now.players {
        assert_eq!((player.capital, player.sources.len(), player.awards.len()), (6, 0, 0));
    }
}

#[test]
fn tj_a9_six_players_use_up_both_decks_exactly() {
    let mut play = Play::new(&Config::default(), 6, "six");
    play.idle_to_the_end();
    let dealt: u32 = play
        .events()
        .map(|event| if let Event::ProductsDealt { count, .. } = event { u32::from(*count) } else { 0 })
        .sum();
    assert_eq!((play.spectator().round, dealt, play.lines("source_revealed").len()), (6, 72, 72));
    let decks = play.spectator().decks;
    assert_eq!((decks.products, decks.sources), (0, 0));
    assert_eq!(play.lines("deck_reshuffled"), [] as [String; 0]);
}

#[test]
fn tj_a10_a_regulation_is_in_force_at_once_and_does_not_count() {
    let scene = Scene::new(3).round(3).demand_top("R1 W5 T6 T9").sources_top("RAIN-B GOLD-B");
    let before = scene.play().spectator().decks.demand;
    let play = scene.next_round();
    let now = play.spectator();
    assert_eq!(now.round, 4);
    let turned: Vec<_> = play.story().into_iter().filter(|line| line.contains("_revealed card=")).collect();
    let expected = ["regulation_revealed card=R1", "demand_revealed card=W5", "demand_revealed card=T6"];
    assert_eq!(turned[..3], expected);
    assert_eq!(turned[3], "demand_revealed card=T9");
    assert_eq!(before - now.decks.demand, 4);
    assert_eq!((now.regulations, now.row.to_vec()), (demand("R1"), demand("W5 T6 T9")));
    // In force at once: the first source of this very round is already discarded.
    assert_eq!(play.lines("banned_source_discarded"), ["banned_source_discarded card=RAIN-B"]);
}

#[test]
fn tj_a11_a_regulation_behind_the_third_card_stays_on_the_deck() {
    let scene = Scene::new(3).round(4).regulations("R1").row("W1 T1 T2").demand_top("T7 W6 T10 R2");
    let play = scene.sources_top("PEAT-B GOLD-B").next_round();
    let now = play.spectator();
    assert_eq!((now.round, now.row.to_vec()), (5, demand("T7 W6 T10")));
    assert_eq!(now.regulations, demand("R1"));
    assert_eq!(play.snapshot().demand_deck.unwrap().first(), demand("R2").first());
    assert_eq!(play.lines("source_revealed").len(), 1, "Peatlands are still auctioned");
    assert_eq!(play.lines("banned_source_discarded"), [] as [String; 0]);
}

#[test]
fn tj_a12_a_quick_game_throws_six_cards_away_unseen() {
    let mut play = Play::new(&Config { quick_discard: 6, ..Config::default() }, 4, "quick");
    let start = play.snapshot();
    let left: Vec<DemandId> = start.row.iter().chain(start.demand_deck.as_ref().unwrap()).copied().collect();
    assert_eq!((start.thrown.len(), left.len()), (6, 14));
    assert_eq!(stacks(&play, &start.thrown), "AAAAAA");
    assert_eq!(stacks(&play, &start.row), "AAA");
    assert_eq!(left.iter().filter(|id| !id.starts_with('R')).count(), 12);
    let shown = play.story().join("\n") + &serde_json::to_string(&play.spectator()).unwrap();
    for id in &start.thrown {
        assert!(
            !shown.contains(&format!("\"{id}\"")) && !shown.contains(&format!("card={id}\n")),
            "{id} is seen"
        );
    }

    play.pass_all();
    play.all_confirm();
    let mut second = play.story().into_iter().skip_while(|line| !line.contains("round=2"));
    assert_eq!(second.nth(1).as_deref(), Some("regulation_revealed card=R1"));
}
