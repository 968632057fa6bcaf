//! A stored match and the match itself.

use ecotable_catalog::{Setup, new_table};
use ecotable_store::{Act, Key, NothingToUndo, Row, SqliteStore, Store, standing};

use crate::{create, header, row, wait};

#[test]
fn what_stands_is_what_the_record_has() {
    let store = SqliteStore::in_memory().unwrap();
    let id = create(&store, 7);
    let setup = Setup { seats: 3, config: header(7).config, seed: header(7).seed };
    let mut table = new_table("tradejack", &setup).unwrap().table;
    let mut undone = 0;
    for seq in 0..80 {
        let Some(seat) = table.to_act().first() else { break };
        let taken_back = table.last_seat().filter(|&last| seq % 3 == 2 && table.can_undo(last).is_ok());
        let (seat, act) = match taken_back {
            Some(last) => (last, Act::Undo),
            None => {
                let legal = table.legal(seat);
                (seat, Act::Decide(legal[seq as usize * 7 % legal.len()].clone()))
            }
        };
        match &act {
            Act::Undo => table.undo(seat).unwrap(),
            Act::Decide(notation) => drop(table.play(seat, notation).unwrap()),
        }
        undone += u32::from(act == Act::Undo);
        let row = Row { seq, seat, act, key: Key(u128::from(seq).to_be_bytes()) };
        assert_eq!(wait(store.append(id, row)), Ok(seq));
    }
    assert!(undone > 0, "something was taken back");
    assert_eq!(standing(&wait(store.log(id, 0)).unwrap()), Ok(table.record().entries));
}

#[test]
fn taking_back_nothing_is_found_out() {
    let undo = |seq| Row { act: Act::Undo, ..row(seq, "", 1) };
    assert_eq!(standing(&[undo(0)]), Err(NothingToUndo { seq: 0 }));
    assert_eq!(standing(&[row(0, "pass", 1), undo(1), undo(2)]), Err(NothingToUndo { seq: 2 }));
}
