//! What is tried out on paper: which sets of hand cards can be laid together, and by which decisions.

use ecotable_ecotrade::{Action, Adjacency, Laid, Main, NodeView, Refusal, Trial};

use crate::play::Play;
use crate::scene::{A, B, Scene, all};

fn connected() -> Scene {
    Scene::new(2).with(|c| c.combine_adjacency = Adjacency::Connected)
}

fn lay(play: &Play, cards: u8, top: Option<u8>) -> Result<Laid, Refusal> {
    Trial::of(play.table.peek(A)).lay(cards, top)
}

/// The decisions of A, as in a script.
fn script(steps: &[Action]) -> String {
    steps.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

/// Plays the decisions that paper tells, and what paper says of the means must be what the table says.
#[track_caller]
fn check_on_table(mut play: Play, laid: &Laid) {
    play.go(&script(laid.steps.as_ref().unwrap()));
    let NodeView::Means { cards, offers } = play.view(A).node else { panic!("the means is asked") };
    assert_eq!((cards[0], &offers), (laid.cards[0], &laid.offers));
    assert!(cards.iter().all(|card| laid.cards.contains(card)) && cards.len() == laid.cards.len());
}

/// Whether some order of decisions brings exactly these hand slots together, found by trying them all.
fn can_be_built(play: &Play, chosen: u8, wanted: u8) -> bool {
    let rest = (0..4u8).filter(|slot| (wanted & !chosen) >> slot & 1 == 1);
    chosen == wanted
        || rest.into_iter().any(|slot| {
            let action = if chosen == 0 { Action::StartWith(slot) } else { Action::AddCard(slot) };
            let mut next = play.clone();
            next.table.play(A, action).is_ok() && can_be_built(&next, chosen | 1 << slot, wanted)
        })
}

#[test]
fn et_3_5_4_a_chain_is_laid_whatever_the_order_of_the_hand() {
    // Destinations 2, 5, 3: only 3 joins the other two.
    let play = connected().hand(A, "S01 S04 S02").play();
    let laid = lay(&play, 0b111, None).unwrap();
    assert_eq!(script(laid.steps.as_ref().unwrap()), "start-with 0, add-card 2, add-card 1");
    check_on_table(play, &laid);
    // S01 cannot be the first of these: it fits neither S11 nor S21 without the other.
    let middle = connected().hand(A, "S01 S11 S21").play();
    let laid = lay(&middle, 0b111, None).unwrap();
    assert_eq!(script(laid.steps.as_ref().unwrap()), "start-with 1, add-card 2, add-card 0");
    check_on_table(middle, &laid);
    let pairwise = Scene::new(2).hand(A, "S01 S04 S02").play();
    assert_eq!(lay(&pairwise, 0b111, None), Err(Refusal::RegionsApart));
}

#[test]
fn et_3_5_4_paper_lays_exactly_the_sets_that_decisions_can_bring_together() {
    let (mut fit, mut apart) = (0, 0);
    for hand in
        ["S01 S04 S02 S11", "S21 S11 S01 S12", "S10 S28 S17 S14", "S33 S26 S17 S16", "S09 S27 S16 S18"]
    {
        for scene in [connected(), Scene::new(2)] {
            let play = scene.hand(A, hand).play();
            for cards in 1..16 {
                let laid = lay(&play, cards, None);
                assert_eq!(laid.is_ok(), can_be_built(&play, 0, cards), "{hand} {cards:04b}: {laid:?}");
                match laid {
                    Ok(laid) => {
                        check_on_table(play.clone(), &laid);
                        fit += 1;
                    }
                    Err(_) => apart += 1,
                }
            }
        }
    }
    assert!(fit > 60 && apart > 20, "{fit} {apart}");
}

#[test]
fn et_3_2_5_paper_lays_either_card_on_top_where_that_is_asked() {
    for (hand, single, several) in
        [("S10 S17 S28", 0, 2), ("S12 S16 S33", 2, 0), ("S17 S26 S33", 2, 0), ("S28 S10 S17", 1, 0)]
    {
        let play = connected().hand(A, hand).play();
        for top in [single, several] {
            let laid = lay(&play, 0b111, Some(top)).unwrap();
            assert_eq!((laid.top, laid.tops), (top, Some([single, several])), "{hand}");
            assert_eq!(laid.steps.as_ref().unwrap().last(), Some(&Action::TopCard(top)));
            check_on_table(play.clone(), &laid);
        }
        let [with, without] = [several, single].map(|top| lay(&play, 0b111, Some(top)).unwrap().offers[0]);
        assert_eq!(
            (with.time, with.growth),
            (without.time + 2, without.growth + 1),
            "the train once, or not"
        );
    }
}

#[test]
fn et_3_4_10_paper_shows_a_shipment_also_when_it_cannot_be_started() {
    let taken = Scene::new(2).hand(A, "S21 S17").main(Main::Taken).play();
    let laid = lay(&taken, 0b11, None).unwrap();
    assert_eq!((laid.steps, laid.offers.len()), (Err(Refusal::MainActionDone), 1));
    assert_eq!(lay(&taken, 0, None), Err(Refusal::NotAskedNow), "no card");
    assert_eq!(lay(&taken, 0b1100, None), Err(Refusal::NotAskedNow), "no card in these slots");
}

#[test]
fn et_3_5_4_paper_goes_on_from_the_cards_that_are_chosen() {
    let mut play = connected().hand(A, "S04 S01 S02 S34").play();
    play.go("start-with 0");
    let laid = lay(&play, 0b111, None).unwrap();
    assert_eq!(script(laid.steps.as_ref().unwrap()), "add-card 2, add-card 1");
    assert_eq!(laid.cards.to_vec(), all("S04 S01 S02"));
    check_on_table(play, &laid);
}

#[test]
fn et_3_9_2_paper_is_that_of_the_seat_that_looks_at_it() {
    let play = Scene::new(2).hand(A, "S01 S02").hand(B, "S04 S11").play();
    let other = Trial::of(play.table.peek(B));
    assert_eq!(
        other.lay(0b11, None).unwrap().cards.to_vec(),
        all("S04 S11"),
        "as if it had come to its turn"
    );
}
