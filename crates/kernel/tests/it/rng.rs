//! Chance: a seed means the same game for ever, so these numbers never change.

use ecotable_kernel::{GameRng, Seed};

fn stream(number: u64) -> GameRng {
    GameRng::stream(&"7".parse::<Seed>().unwrap(), number)
}

fn words(mut rng: GameRng) -> [u32; 4] {
    [(); 4].map(|()| rng.next_u32())
}

fn draws(mut rng: GameRng, n: u32) -> [u32; 6] {
    [(); 6].map(|()| rng.below(n))
}

fn shuffled(mut rng: GameRng) -> Vec<u8> {
    let mut items: Vec<u8> = (0..20).collect();
    rng.shuffle(&mut items);
    items
}

#[test]
fn each_step_has_a_stream_of_its_own() {
    assert_eq!(words(stream(0)), [0xf1de_4173, 0xf89d_0415, 0xab28_30a8, 0x8b1e_b9d8]);
    assert_eq!(words(stream(1)), [0x93c3_9114, 0x5617_d93d, 0xc5fc_afab, 0xc47e_5cff]);
    assert_eq!(words(stream(2)), [0x98f6_0f80, 0x7cae_f7bd, 0x90ba_d071, 0xe657_0daf]);
    assert_eq!(words(stream(1 << 40)), [0xd0f5_46d5, 0x7f31_705b, 0xd52c_25c0, 0x6daf_4333]);
}

#[test]
fn a_stream_goes_on_after_its_first_block() {
    let mut rng = stream(0);
    (0..15).for_each(|_| {
        rng.next_u32();
    });
    assert_eq!([(); 3].map(|()| rng.next_u32()), [0x6604_fed6, 0x0e9f_f131, 0xaac3_a527]);
}

#[test]
fn sixty_four_bits_are_two_words_high_first() {
    assert_eq!(stream(0).next_u64(), 0xf1de_4173_f89d_0415);
}

#[test]
fn bounded_numbers_never_change() {
    assert_eq!(draws(stream(1), 1), [0; 6]);
    assert_eq!(draws(stream(1), 2), [1, 0, 1, 1, 0, 1]);
    assert_eq!(draws(stream(1), 3), [1, 1, 2, 2, 1, 2]);
    assert_eq!(draws(stream(1), 6), [3, 2, 4, 4, 2, 5]);
    assert_eq!(draws(stream(1), 60), [34, 20, 46, 46, 20, 53]);
    assert_eq!(draws(stream(1), 1000), [577, 336, 773, 767, 345, 891]);
    assert_eq!(
        draws(stream(1), u32::MAX),
        [2_479_067_411, 1_444_403_516, 3_321_671_594, 3_296_615_678, 1_483_539_672, 3_830_737_340]
    );
}

#[test]
fn words_that_would_favour_some_numbers_are_drawn_again() {
    // A bound of three quarters of all words makes the last quarter unfair; the vector leaves some out.
    assert_eq!(
        draws(stream(1), 3 << 30),
        [1_083_302_637, 2_491_253_696, 2_472_461_759, 1_112_654_754, 2_873_053_005, 154_391_459]
    );
}

#[test]
fn a_number_below_nothing_is_0() {
    assert_eq!(stream(0).below(0), 0);
    assert_eq!(stream(0).pick::<u8>(&[]), None);
}

#[test]
fn shuffles_never_change() {
    let expected = [6, 3, 8, 0, 1, 4, 16, 2, 15, 5, 11, 17, 13, 14, 7, 10, 9, 12, 19, 18];
    assert_eq!(shuffled(stream(0)), expected);
}

#[test]
fn the_quick_generator_never_changes() {
    assert_eq!(words(GameRng::quick(7)), [0x0e2c_1a00, 0x2c0f_c8dd, 0xb7b3_11b3, 0x6d5d_9f6a]);
    assert_eq!(draws(GameRng::quick(7), 6), [0, 1, 4, 2, 5, 2]);
    let expected = [7, 6, 0, 17, 8, 19, 2, 12, 9, 4, 14, 15, 13, 5, 10, 11, 16, 18, 3, 1];
    assert_eq!(shuffled(GameRng::quick(7)), expected);
}

#[test]
fn bounded_numbers_are_equally_likely() {
    const EACH: u32 = 2000;
    for mut rng in [stream(3), GameRng::quick(3)] {
        for n in [2, 3, 6, 7, 12] {
            let mut counts = vec![0u32; n as usize];
            (0..EACH * n).for_each(|_| counts[rng.below(n) as usize] += 1);
            // About 45 is one standard deviation; 250 is more than five.
            assert!(counts.iter().all(|count| count.abs_diff(EACH) < 250), "{n}: {counts:?}");
        }
    }
}

#[test]
fn orders_are_equally_likely() {
    const EACH: u32 = 1000;
    let mut rng = stream(4);
    let mut counts = std::collections::BTreeMap::<[u8; 4], u32>::new();
    for _ in 0..24 * EACH {
        let mut items = [0, 1, 2, 3];
        rng.shuffle(&mut items);
        *counts.entry(items).or_default() += 1;
    }
    assert_eq!(counts.len(), 24);
    assert!(counts.values().all(|count| count.abs_diff(EACH) < 200), "{counts:?}");
}

#[test]
fn a_pick_is_one_of_the_items() {
    let mut rng = stream(5);
    let items = ["a", "b", "c"];
    let picked: std::collections::BTreeSet<_> = (0..100).filter_map(|_| rng.pick(&items)).collect();
    assert_eq!(picked.len(), 3);
}
