//! Once it has its room, a search allocates nothing.

use ecotable_bots::Bot;
use ecotable_kernel::{Game, Peek, Seat};
use ecotable_testkit::lots::{Config, Lots};

use crate::positions::{dealt, search};

#[test]
fn after_its_first_decision_a_search_allocates_nothing() {
    let game = Lots::new(&Config::default(), 4).unwrap();
    let state = dealt(&game, "1");
    let mut bot = search(2000, 1);
    let mut decide = || {
        bot.choose(Peek::new(&game, &state, Seat(0)));
    };
    let first = allocation_counter::measure(&mut decide);
    let second = allocation_counter::measure(&mut decide);
    assert!(first.count_total > 0);
    assert_eq!(second.count_total, 0);
}

#[test]
fn the_room_for_the_tree_is_made_once_and_at_most_96_bytes_a_simulation() {
    let game = Lots::new(&Config::default(), 4).unwrap();
    let state = dealt(&game, "1");
    let mut bot = search(20_000, 1);
    let first = allocation_counter::measure(|| {
        bot.choose(Peek::new(&game, &state, Seat(0)));
    });
    assert!(first.bytes_total < 20_000 * 96, "{} bytes", first.bytes_total);
    // Buffers double a few times until they are large enough; simulations are 20 000.
    assert!(first.count_total < 30, "{} allocations", first.count_total);
}
