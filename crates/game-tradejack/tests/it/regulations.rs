//! Regulations and empty decks (TJ-8).

use ecotable_tradejack::{Config, Event, PhaseView, Source};

use crate::play::Play;
use crate::scene::{A, B, C, Scene, face, own_deck};

#[test]
fn tj_8_1_a_ban_is_for_both_colours_and_the_rest_of_the_game() {
    let hand = "SOAP-B SOAP-Y RAIN-B RAIN-Y PEAT-B PEAT-Y";
    let sets = |regulations: &str| {
        let mut play = Scene::new(2).regulations(regulations).hand(A, hand).next_round();
        play.pass_all();
        let mut usable = Vec::new();
        for product in ["SOAP-B", "SOAP-Y"] {
            if play.refused(&format!("A set {product}")) == "allowed" {
                play.go(&format!("A set {product}"));
                usable.push(play.options(A));
                play.go("A reset");
            }
        }
        usable.join("; ")
    };
    assert_eq!(sets(""), "use RAIN-B, use PEAT-B; use RAIN-Y, use PEAT-Y");
    assert_eq!(sets("R1"), "use PEAT-B; use PEAT-Y");
    assert_eq!(sets("R2"), "use RAIN-B; use RAIN-Y");
    assert_eq!(sets("R1 R2"), "");
}

#[test]
fn tj_8_2_a_banned_source_in_a_hand_stays_there() {
    let scene = Scene::new(2).regulations("R1").hand(A, "SOAP-B RAIN-B").capital(&[0, 0]);
    let mut play = scene.play();
    assert_eq!(play.options(A), "offload SOAP-B, confirm");
    play.go("A confirm, B confirm");
    play.idle_to_the_end();
    let own = play.view(A);
    assert_eq!(own.players[0].sources.of(face("RAIN-B")), 1);
    assert_eq!(own.players[0].reputation, 0, "and is worth nothing");
}

#[test]
fn tj_8_3_an_empty_deck_is_refilled_when_a_card_must_be_drawn() {
    let scene = Scene::new(2).first(B).products_left("SOAP-B SOAP-Y DETG-B").sources_left("GOLD-B");
    let play = scene.next_round();
    // The fourth product and the second source come from the refilled decks, within one draw.
    assert_eq!(
        play.lines("deck_reshuffled"),
        ["deck_reshuffled deck=products", "deck_reshuffled deck=sources"]
    );
    let own: Vec<_> = play.view(A).own.unwrap().products.cards().collect();
    assert_eq!(own, [face("SOAP-B"), face("DETG-B")]);
    assert_eq!(play.spectator().players[1].product_count, 2);
    assert_eq!(play.spectator().decks.products, 72 - 4);
    let PhaseView::Bidding { lot, .. } = play.spectator().phase else { panic!("an auction") };
    assert_eq!((lot, play.spectator().decks.sources), (face("GOLD-B"), 72 - 2));
}

#[test]
fn tj_8_4_cards_in_hands_and_on_offer_are_not_reshuffled() {
    let scene = Scene::new(3).first(C).hand(B, "GOLD-Y SOAP-B").sources_left("SILV-B PEAT-B");
    let mut play = scene.regulations("R1").next_round();
    play.go("A bid 1, B pass, C pass, A pass, B pass, C pass");
    // A has bought SILV-B, nobody wanted PEAT-B, and B has drawn two cards of the refilled deck.
    assert_eq!(play.lines("deck_reshuffled"), ["deck_reshuffled deck=sources"]);
    let now = play.snapshot();
    let deck = now.source_deck.unwrap();
    let offered: usize = play.lines("sources_drawn").len();
    assert_eq!((offered, deck.len()), (2, 72 - 2 - 2));
    let copies = |source: &str| deck.iter().filter(|&&card| card == face::<Source>(source)).count();
    let drawn: Vec<Source> = match now.phase {
        ecotable_tradejack::PhaseSnapshot::Bidding { lot, covered, .. } => {
            [Some(lot), covered].into_iter().flatten().collect()
        }
        other => panic!("an auction, not {other:?}"),
    };
    let drawn = |source: &str| drawn.iter().filter(|&&card| card == face::<Source>(source)).count();
    let banned = now.source_discard;
    assert_eq!(copies("GOLD-Y") + drawn("GOLD-Y"), 3, "one is in a hand");
    assert_eq!(copies("SILV-B") + drawn("SILV-B"), 3, "one was bought");
    assert_eq!(copies("PEAT-B") + drawn("PEAT-B"), 5, "unsold ones are shuffled in");
    let rain = copies("RAIN-B") + drawn("RAIN-B") + usize::from(banned.of(face("RAIN-B")));
    assert_eq!(rain, 5, "banned ones too");
}

/// A list with so few blue cards and no yellow ones.
fn few(products: u8, sources: u8) -> Config {
    own_deck(|list| {
        list.product.truncate(1);
        (list.product[0].blue, list.product[0].yellow) = (products, 0);
        list.source.truncate(1);
        (list.source[0].blue, list.source[0].yellow) = (sources, 0);
        list.regulation.clear();
        list.trend.retain(|trend| trend.product.is_none());
    })
}

fn dealt(play: &Play) -> Vec<u8> {
    play.events()
        .filter_map(|event| match event {
            Event::ProductsDealt { count, .. } => Some(*count),
            _ => None,
        })
        .collect()
}

#[test]
fn tj_8_5_without_any_card_left_the_draw_is_left_out() {
    let scene = Scene::new(3).first(C).row("W1 W2 W3").config(few(4, 3));
    let mut play = scene.next_round();
    assert_eq!(dealt(&play), [2, 1, 1], "four products for three seats");
    // A buys both of its sources, so that one is left for B and none for C.
    play.go("A bid 1, B pass, C pass, A bid 1, B pass, C pass");
    play.go("B bid 1, C pass, A pass");
    let drawn = ["sources_drawn count=2 revealer=A", "sources_drawn count=1 revealer=B"];
    assert_eq!(play.lines("sources_drawn"), drawn);
    assert_eq!((play.asked().as_str(), play.lines("production_began").len()), ("A B C", 1));
    assert_eq!(play.spectator().players[B.index()].sources.len(), 1);
}
