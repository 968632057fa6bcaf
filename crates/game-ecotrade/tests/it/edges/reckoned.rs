//! Whole games with all kinds of options, reckoned a second time in the plainest way and compared.

use std::collections::BTreeSet;

use ecotable_ecotrade::{
    Adjacency, Banking, Cards, Config, Development, Developments, EcoTrade, Event, LastTurns, Main,
    NodeSnapshot, PlayerSnapshot, Reason, Snapshot, TokenPool,
};
use ecotable_kernel::{Game, GameRng, Outcome, Seat, Table};

use crate::play::{Play, letter};

/// Random games with options drawn for each of them; shows every position, and the game when it is over.
fn each_game(games: u64, mut look: impl FnMut(&Table<EcoTrade>), mut end: impl FnMut(&Play)) {
    for number in 0..games {
        let mut rng = GameRng::quick(number);
        let mut coin = || rng.below(2) == 0;
        let config = Config {
            developments: if coin() { Developments::Standard } else { Developments::EasierV2 },
            banking: if coin() { Banking::Auto } else { Banking::Manual },
            last_turns: if coin() { LastTurns::FinishRound } else { LastTurns::OneEach },
            token_pool: if coin() { TokenPool::Shared } else { TokenPool::Separate },
            combine_adjacency: if coin() { Adjacency::Pairwise } else { Adjacency::Connected },
            short_deck: coin(),
            sea_links: coin(),
            growth_limit: [20, 35, 60][rng.below(3) as usize],
            board_slots: 2 + rng.below(5) as u8,
            ..Config::default()
        };
        let mut play = Play::new(&config, 2 + rng.below(3) as u8, &number.to_string());
        while let Some(seat) = play.table.to_act().first() {
            look(&play.table);
            let action = *rng.pick(&play.table.legal_actions(seat)).unwrap();
            play.go(&format!("{} {action}", letter(seat)));
        }
        end(&play);
    }
}

/// The turn menu as ET-3.4 lists it.
fn menu(config: &Config, words: &Snapshot) -> BTreeSet<String> {
    let player = &words.players[words.current.index()];
    let market = words.market.clone().unwrap();
    let deck = words.deck.as_ref().unwrap().len();
    let hand = player.hand.iter().flatten().count();
    let shipments = player.board.iter().flatten().count();
    let growth = player.tracker + player.growth_tokens;
    let owned = |id: &str| player.developments.iter().find(|it| it.id.to_string() == id);
    let token = config.token_pool == TokenPool::Separate || 7 > player.developments.len() + shipments;
    let mut main = Vec::new();
    if words.main == Main::None && hand < 4 {
        main.extend(
            (0..5)
                .filter(|&slot| market.get(slot).copied().flatten().is_some())
                .map(|slot| format!("take-market {slot}")),
        );
        if deck > 0 && (growth >= 1 || owned("D05").is_some()) {
            main.push("take-deck".to_owned());
        }
    }
    if words.main != Main::Taken && token && shipments < usize::from(config.board_slots) {
        main.extend(
            (0..4).filter(|&slot| player.hand[slot].is_some()).map(|slot| format!("start-with {slot}")),
        );
    }
    let sold_out = deck == 0 && market.iter().all(Option::is_none);
    let idle = hand == 0 || sold_out || main.is_empty();
    let spent = words.purchased.is_some() || words.advanced;
    let mut menu: BTreeSet<String> = main.into_iter().collect();
    menu.extend(purchases(config, words, growth, token));
    if config.banking == Banking::Manual
        && player.growth_tokens > 0
        && player.tracker < u16::from(config.growth_limit.max(35))
    {
        menu.insert("bank".to_owned());
    }
    if words.main != Main::None || (spent && idle) {
        menu.insert("end-turn".to_owned());
    }
    if words.main == Main::None && !spent && idle {
        menu.insert("pass".to_owned());
    }
    menu
}

/// What can be bought or advanced (ET-3.4.4, ET-3.4.5).
fn purchases(config: &Config, words: &Snapshot, growth: u16, token: bool) -> Vec<String> {
    let player = &words.players[words.current.index()];
    let mut all = Vec::new();
    for card in Development::all() {
        let printed = Cards::standard().development(card);
        let owned = player.developments.iter().find(|it| it.id == card);
        let buy = owned.is_none() && words.purchased.is_none() && token;
        if config.developments == Developments::Standard {
            all.extend((buy && growth >= printed.cost.into()).then(|| format!("buy {card}")));
            continue;
        }
        for level in 0..3usize {
            let cost = u16::from(printed.levels[level].cost);
            all.extend((buy && growth >= cost).then(|| format!("buy-level {card} {}", level + 1)));
            if let Some(now) = owned.and_then(|it| it.level) {
                let from = usize::from(now.number()) - 1;
                let higher = level > from && growth + u16::from(printed.levels[from].cost) >= cost;
                let may = higher && !words.advanced && words.purchased != Some(card);
                all.extend(may.then(|| format!("advance-to {card} {}", level + 1)));
            }
        }
    }
    all
}

#[test]
fn et_3_4_10_the_turn_menu_of_every_position_is_the_one_of_the_rules() {
    let mut menus = 0;
    each_game(
        300,
        |table| {
            let words = table.game().snapshot(table.state());
            if words.node == NodeSnapshot::TurnMenu {
                let legal = table.legal_actions(words.current);
                let told: BTreeSet<String> = legal.iter().map(ToString::to_string).collect();
                assert_eq!(told, menu(&table.game().config(), &words), "{words:?}");
                menus += 1;
            }
        },
        |_| {},
    );
    assert!(menus > 10_000, "{menus}");
}

/// The seats in the order of their turns, how many of these turns were begun when the end was triggered, and which were
/// passes.
fn course(play: &Play) -> (Vec<Seat>, Option<usize>, Vec<bool>) {
    let (mut turns, mut trigger, mut passes) = (Vec::new(), None, Vec::new());
    for line in play.story() {
        let seat = line.split("seat=").nth(1).map(|it| Seat(it.as_bytes()[0] - b'A'));
        match line.split(' ').next().unwrap() {
            "turn_began" => turns.push(seat.unwrap()),
            "end_triggered" => trigger = Some(turns.len()),
            "turn_ended" => passes.push(false),
            "passed" => passes.push(true),
            _ => {}
        }
    }
    (turns, trigger, passes)
}

#[test]
fn et_3_7_3_every_game_ends_when_the_rules_say_so() {
    let mut passed = 0;
    each_game(
        400,
        |_| {},
        |play| {
            let (turns, trigger, passes) = course(play);
            let seats = usize::from(play.table.game().seats());
            let clockwise = turns.windows(2).all(|pair| (pair[0].index() + 1) % seats == pair[1].index());
            assert!(clockwise && turns[0] == play.spectator().first_player);
            let count = match (trigger, play.table.game().config().last_turns) {
                (None, _) => {
                    let row = passes.windows(seats).position(|row| row.iter().all(|&pass| pass));
                    row.unwrap() + seats
                }
                (Some(turn), LastTurns::FinishRound) => turn.div_ceil(seats) * seats + seats,
                (Some(turn), LastTurns::OneEach) => turn + seats,
            };
            assert_eq!((turns.len(), passes.len()), (count, count));
            passed += u32::from(trigger.is_none());
        },
    );
    assert!((1..400).contains(&passed), "{passed} games ended by passes");
}

/// Score, final Impact and number of Developments of every seat, by ET-5.1.
fn scores(config: &Config, players: &[PlayerSnapshot]) -> Vec<(i32, i32, usize)> {
    let cards = Cards::standard();
    let fields = |player: &PlayerSnapshot| {
        [0, 1, 2].map(|field| {
            player.developments.iter().filter(|it| cards.development(it.id).category as i32 == field).count()
                as i32
        })
    };
    let final_impact = |player: &PlayerSnapshot| {
        let raw = i32::from(player.impact)
            + player.board.iter().flatten().map(|it| i32::from(it.impact)).sum::<i32>();
        let less = if config.developments == Developments::Standard {
            let own = fields(player);
            let most = |field: usize| players.iter().map(|other| fields(other)[field]).max().unwrap();
            4 * own.iter().min().unwrap()
                + 6 * (0..3).filter(|&field| own[field] > 0 && own[field] == most(field)).count() as i32
        } else {
            let level = |it: &ecotable_ecotrade::OwnedDevelopment| {
                cards.development(it.id).levels[usize::from(it.level.unwrap().number()) - 1].reduction
            };
            player.developments.iter().map(|it| i32::from(level(it))).sum()
        };
        (raw - less).max(0)
    };
    let smallest = players.iter().map(final_impact).min().unwrap();
    let score = |player: &PlayerSnapshot| {
        let unfinished =
            player.board.iter().flatten().map(|it| (i32::from(it.growth) - i32::from(it.time)).max(1));
        let growth = i32::from(player.tracker) + i32::from(player.growth_tokens) + unfinished.sum::<i32>();
        let impact = final_impact(player);
        let penalty = if impact == 0 {
            0
        } else if impact <= 6 {
            9
        } else if impact <= 14 {
            18
        } else {
            36
        };
        (growth - penalty + if impact == smallest { 3 } else { 0 }, -impact, player.developments.len())
    };
    players.iter().map(score).collect()
}

#[test]
fn et_5_1_8_every_settlement_is_the_one_of_the_rules() {
    each_game(
        400,
        |_| {},
        |play| {
            let own = scores(&play.table.game().config(), &play.snapshot().players);
            let Outcome { standings, .. } = play.table.outcome().unwrap();
            for (standing, score) in standings.iter().zip(&own) {
                let better = own.iter().filter(|other| *other > score).count();
                assert_eq!((standing.score, usize::from(standing.rank)), (score.0, better + 1));
            }
        },
    );
}

/// What an event changes: whose Growth, and by how much.
fn growth_of(event: &Event) -> Option<(Seat, i32)> {
    match *event {
        Event::UpkeepGained { seat, amount } | Event::PlatformGained { seat, amount } => {
            Some((seat, amount.into()))
        }
        Event::ShipmentCompleted { seat, growth, .. } => Some((seat, growth.into())),
        Event::DeckCardTaken { seat, price: cost }
        | Event::DevelopmentBought { seat, cost, .. }
        | Event::LevelBought { seat, cost, .. }
        | Event::LevelAdvanced { seat, cost, .. } => Some((seat, -i32::from(cost))),
        _ => None,
    }
}

#[test]
fn et_4_1_1_growth_is_what_was_told() {
    each_game(
        100,
        |_| {},
        |play| {
            let mut growth = vec![4; usize::from(play.table.game().seats())];
            for (seat, change) in play.told.iter().filter_map(|told| growth_of(&told.event)) {
                growth[seat.index()] += change;
            }
            let shown: Vec<_> = play.spectator().players.iter().map(|it| i32::from(it.growth)).collect();
            assert_eq!(shown, growth);
        },
    );
}

#[test]
fn et_3_7_1_the_limit_triggers_the_end_at_the_first_moment_it_is_reached() {
    let mut limits = 0;
    each_game(
        200,
        |_| {},
        |play| {
            let config = play.table.game().config();
            let mut growth = vec![4; usize::from(play.table.game().seats())];
            let (mut due, mut triggered) = (None, false);
            for told in play.told.iter().filter(|_| config.banking == Banking::Auto) {
                let reached = match told.event {
                    Event::EndTriggered { seat, reason } => {
                        triggered = true;
                        (reason == Reason::Limit).then_some(seat)
                    }
                    _ => None,
                };
                assert_eq!(reached, due.take(), "{:?}", told.event);
                limits += u32::from(reached.is_some());
                if let Some((seat, change)) = growth_of(&told.event) {
                    growth[seat.index()] += change;
                    let there = growth[seat.index()] >= i32::from(config.growth_limit);
                    due = (there && change > 0 && !triggered).then_some(seat);
                }
            }
        },
    );
    assert!(limits > 20, "{limits}");
}
