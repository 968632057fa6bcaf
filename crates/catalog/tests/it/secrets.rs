//! Whether a game has secrets is said truly: people who share a device rely on it.

use ecotable_catalog::{AnyTable, Listing, games, new_table};
use ecotable_kernel::{OptionKind, OptionSpec, Seat, Viewer};
use serde_json::{Value, json};

use super::{play_on, setup, table};

/// What somebody may know, apart from who it is.
fn known(table: &dyn AnyTable, viewer: Viewer) -> (Value, u32) {
    let mut view = table.view(viewer);
    view.as_object_mut().unwrap().remove("viewer");
    (view, table.noticed(viewer))
}

/// Whether at some moment of a match, as far as it is played, somebody knows more than the others.
fn shows_secrets(mut table: Box<dyn AnyTable>, decisions: usize) -> bool {
    (0..decisions).any(|_| {
        let public = known(&*table, Viewer::Spectator);
        let mut seats = (0..table.seats()).map(|seat| Viewer::Seat(Seat(seat)));
        let differs = seats.any(|viewer| known(&*table, viewer) != public);
        play_on(&mut *table, 1);
        differs
    })
}

fn values(kind: OptionKind) -> Vec<Value> {
    match kind {
        OptionKind::Flag | OptionKind::Switch => vec![json!(false), json!(true)],
        OptionKind::Words(words) => words.iter().map(|word| json!(word)).collect(),
        OptionKind::Numbers(numbers) => numbers.iter().map(|number| json!(number)).collect(),
        OptionKind::RandomOrSeat => vec![json!("random")],
        OptionKind::Depends(kind) => values(*kind),
    }
}

/// The options of a game, each set to each of its values.
fn configs(game: &Listing) -> Vec<Value> {
    let set =
        |option: &OptionSpec| values(option.kind).into_iter().map(|value| json!({ option.name: value }));
    game.meta.options.iter().flat_map(set).collect()
}

#[test]
fn a_game_says_truly_whether_a_seat_may_know_more_than_the_others() {
    for game in games() {
        let id = game.meta.id;
        let said = table(&game).has_secrets();
        assert_eq!(shows_secrets(table(&game), 2000), said, "{id}");
        for config in configs(&game).into_iter().filter(|_| !said) {
            // Some options need others.
            if let Ok(opened) = new_table(id, &setup(&game, config.clone())) {
                assert!(!shows_secrets(opened.table, 80), "{id} {config}");
            }
        }
    }
}
