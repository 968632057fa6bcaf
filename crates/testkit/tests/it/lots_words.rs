//! Everything that Lots says has words in every language.

use std::collections::BTreeSet;

use ecotable_kernel::{Arg, Game, GameRng, Narrate, Phrase, Table, Viewer};
use ecotable_testkit::lots::{Config, Lots, Refusal};

fn keys(locale: &str) -> BTreeSet<String> {
    let names = locale.lines().filter(|line| line.starts_with("lots-"));
    names.filter_map(|line| line.split_once(" =")).map(|(name, _)| name.to_owned()).collect()
}

fn collect(phrase: &Phrase, into: &mut BTreeSet<String>) {
    into.insert(phrase.key.clone());
    for (_, arg) in &phrase.args {
        match arg {
            Arg::Phrase(inner) => collect(inner, into),
            Arg::List(list) => list.iter().for_each(|inner| collect(inner, into)),
            Arg::Number(_) | Arg::Seat(_) | Arg::Text(_) => {}
        }
    }
}

/// All keys that come up in a few games.
fn spoken() -> BTreeSet<String> {
    let mut spoken = BTreeSet::new();
    let game = Lots::new(&Config::default(), 2).unwrap();
    let mut rng = GameRng::quick(1);
    for seed in ["1", "2", "3", "4", "5", "6"] {
        let (mut table, mut events) = Table::new(game.clone(), seed.parse().unwrap());
        loop {
            events.iter().for_each(|told| collect(&game.event(&told.event), &mut spoken));
            let Some(seat) = table.to_act().first() else { break };
            let view = table.view(Viewer::Seat(seat));
            collect(&game.situation(&view), &mut spoken);
            game.table(&view).iter().for_each(|line| collect(line, &mut spoken));
            let list = table.legal_actions(seat);
            let action = *rng.pick(&list).unwrap();
            collect(&game.action(action), &mut spoken);
            events = table.play(seat, action).unwrap();
        }
        collect(&game.situation(&table.view(Viewer::Spectator)), &mut spoken);
    }
    for refusal in [Refusal::NoAuction, Refusal::RaiseOutOfRange, Refusal::TooFewCoins] {
        collect(&game.refusal(&refusal), &mut spoken);
    }
    for refusal in [Refusal::NotSelling, Refusal::NoSuchCard] {
        collect(&game.refusal(&refusal), &mut spoken);
    }
    spoken
}

#[test]
fn every_language_has_words_for_exactly_what_is_said() {
    let spoken = spoken();
    for (language, text) in Lots::LOCALES {
        assert_eq!(keys(text), spoken, "{language}");
    }
}
