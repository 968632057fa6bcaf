//! What holds in every position of every game, counted independently of the audit that the game makes of itself
//! (ET-3.11).

use std::collections::BTreeSet;

use ecotable_ecotrade::{Config, Developments, EcoTrade, NodeSnapshot, Shipment, Snapshot, State};
use ecotable_kernel::{Game, GameRng, Table};

/// Plays random games of several kinds and shows each position.
fn each_position(games: u64, mut check: impl FnMut(&Config, &Snapshot, usize)) {
    for number in 0..games {
        let config = Config {
            developments: if number % 2 == 0 { Developments::Standard } else { Developments::EasierV2 },
            short_deck: number % 3 == 0,
            board_slots: 2 + (number % 5) as u8,
            ..Config::default()
        };
        let game = EcoTrade::new(&config, 2 + (number % 3) as u8).unwrap();
        let (mut table, _) = Table::new(game.clone(), number.to_string().parse().unwrap());
        let mut rng = GameRng::quick(number);
        while let Some(seat) = table.to_act().first() {
            let actions = table.legal_actions(seat);
            check(&config, &game.snapshot(table.state()), actions.len());
            table.play(seat, *rng.pick(&actions).unwrap()).unwrap();
        }
        check(&config, &game.snapshot(table.state()), 1);
    }
}

#[test]
fn et_3_11_1_no_card_is_lost_or_doubled() {
    let mut positions = 0;
    each_position(60, |_, words, _| {
        let mut cards: Vec<Shipment> = words.deck.iter().flatten().copied().collect();
        cards.extend(words.market.iter().flatten().flatten());
        cards.extend(&words.put_away);
        for player in &words.players {
            cards.extend(player.hand.iter().flatten());
            cards.extend(player.board.iter().flatten().flat_map(|shipment| &shipment.cards));
            cards.extend(&player.completed);
        }
        assert_eq!((cards.len(), cards.iter().collect::<BTreeSet<_>>().len()), (42, 42));
        let exchange = usize::from(matches!(words.node, NodeSnapshot::IncidentChoice { .. }));
        let incidents: BTreeSet<_> =
            words.incident_deck.iter().flatten().chain(&words.incident_discard).collect();
        assert_eq!(incidents.len() + exchange, 28);
        positions += 1;
    });
    assert!(positions > 5000);
}

#[test]
fn et_3_11_2_hands_boards_and_shipments_keep_their_bounds() {
    each_position(60, |config, words, _| {
        for player in &words.players {
            assert!(player.hand.iter().flatten().count() <= 4);
            let shipments: Vec<_> = player.board.iter().flatten().collect();
            assert!(shipments.len() <= usize::from(config.board_slots));
            assert!(shipments.len() + player.developments.len() < 8);
            assert!(shipments.iter().all(|it| it.time >= 1 && it.growth >= 1 && it.impact >= 1));
            let growth = player.tracker + player.growth_tokens;
            assert_eq!(player.tracker, growth.min(35));
        }
    });
}

#[test]
fn et_3_11_3_there_is_always_an_option_and_every_game_ends() {
    let mut rounds = 0;
    each_position(60, |_, words, options| {
        assert!(options > 0);
        rounds = rounds.max(words.round);
    });
    assert!((10..60).contains(&rounds), "{rounds}");
}

#[test]
fn a_position_is_small_and_flat() {
    assert!(size_of::<State>() <= 432, "{} bytes", size_of::<State>());
    let game = EcoTrade::new(&Config::default(), 4).unwrap();
    let (table, _) = Table::new(game, "flat".parse().unwrap());
    let copy: State = *table.state();
    assert_eq!(copy, *table.state());
}
