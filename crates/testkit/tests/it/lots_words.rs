//! Everything that Lots says has words in every language.

use ecotable_kernel::{Game, GameRng, Narrate, Phrase, Seat, Table, Viewer};
use ecotable_testkit::lots::{Config, Lots, Refusal};
use ecotable_testkit::vocabulary::Vocabulary;

/// All that is said in a few games.
fn spoken() -> Vec<Phrase> {
    let mut spoken = Vec::new();
    let game = Lots::new(&Config::default(), 2).unwrap();
    let mut rng = GameRng::quick(1);
    for seed in ["1", "2", "3", "4", "5", "6"] {
        let (mut table, mut events) = Table::new(game.clone(), seed.parse().unwrap());
        loop {
            spoken.extend(events.iter().map(|told| game.event(&told.event)));
            let Some(seat) = table.to_act().first() else { break };
            let view = table.view(Viewer::Seat(seat));
            spoken.push(game.situation(&view));
            spoken.extend(game.table(&view));
            let list = table.legal_actions(seat);
            let action = *rng.pick(&list).unwrap();
            spoken.push(game.action(action));
            events = table.play(seat, action).unwrap();
        }
        spoken.push(game.situation(&table.view(Viewer::Spectator)));
    }
    for refusal in [Refusal::NoAuction, Refusal::RaiseOutOfRange, Refusal::TooFewCoins] {
        spoken.push(game.refusal(&refusal));
    }
    for refusal in [Refusal::NotSelling, Refusal::NoSuchCard] {
        spoken.push(game.refusal(&refusal));
    }
    spoken
}

fn vocabulary() -> Vocabulary {
    Vocabulary::of::<Lots>("## L-1 Lots\n\n**L-1.1** A lot is sold.\n\n| L-R1 | Ties |\n")
}

#[test]
fn everything_that_is_said_has_words_and_every_word_is_said() {
    vocabulary().covers(&spoken(), &["lots-"]);
}

#[test]
#[should_panic = "never said"]
fn a_word_that_is_never_said_is_found() {
    vocabulary().covers(&spoken()[..1], &["lots-"]);
}

#[test]
#[should_panic = "lots-nothing"]
fn a_phrase_without_words_is_found() {
    vocabulary().says(&Phrase::new("lots-nothing"));
}

#[test]
#[should_panic = "ru: "]
fn a_sentence_that_stays_english_is_found() {
    vocabulary().says(&Phrase::new("lots-raised").with("seat", Seat(0)).with("bid", "gold"));
}

#[test]
fn rules_and_rulings_are_found_by_their_numbers() {
    let vocabulary = vocabulary();
    assert!(vocabulary.has_rule("L-1.1") && vocabulary.has_rule("L-R1"));
    assert!(!vocabulary.has_rule("L-1") && !vocabulary.has_rule("L-R2"));
}
