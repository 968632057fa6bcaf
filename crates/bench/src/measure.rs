//! What is measured of a game, and of the yardstick.

use std::hint::black_box;
use std::mem::size_of;

use anyhow::{Context, Result};
use ecotable_bots::{Bot, Budget, Search, Settings, Uniform};
use ecotable_kernel::{Game, Peek, Record, Seat, Seed, Table, Viewer};

use crate::clock::Effort;
use crate::play::Player;
use crate::row::Row;
use crate::yardstick::{Xoshiro, Yardstick};

/// How many positions from the middle of games a number is averaged over.
const POSITIONS: u64 = 64;

/// How many games tell the length of a game and the number of choices.
const SAMPLE: u64 = 400;

/// Games a repetition checks the clock after.
const BATCH: usize = 100;

/// A position in the middle of a game, and the seat that decides there.
type Middle<G> = (<G as Game>::State, Seat);

/// All about a game with so many players.
pub fn game<G: Game>(seats: u8, effort: Effort) -> Result<Row> {
    let mut row = Row::new("engine", "ours", G::META.id, seats);
    let mut player = Player::<G>::new(seats, 1)?;
    let (length, branching) = shape(&mut player);
    let ns_game = effort.ns_each(&mut [(); BATCH], |()| player.play_out());
    add_pace(&mut row, (length, branching), ns_game);
    let mut middles = middles(&mut player, length as u64);
    add_hot_path(&mut row, &mut player, &mut middles, effort);
    add_views(&mut row, &player, &mut middles, effort)?;
    row.add("replay_steps_s", 1e9 / replay::<G>(&mut player, effort)?);
    row.add("bytes_state", size_of::<G::State>() as f64);
    Ok(row)
}

/// How the pace of random play is told: complete games and decisions, with set-up and legal list.
fn add_pace(row: &mut Row, (length, branching): (f64, f64), ns_game: f64) {
    row.add("len", length);
    row.add("branching", branching);
    row.add("games_s", 1e9 / ns_game);
    row.add("steps_s", 1e9 / ns_game * length);
    row.add("ns_step", ns_game / length);
}

/// Mean decisions a game and legal actions a decision, over games that are not timed.
fn shape<G: Game>(player: &mut Player<G>) -> (f64, f64) {
    let (mut decisions, mut choices) = (0u64, 0u64);
    for _ in 0..SAMPLE {
        let mut state = player.start();
        while let Some(seat) = player.asked(&state) {
            choices += player.list(&state, seat) as u64;
            player.decide(&mut state);
            decisions += 1;
        }
    }
    (decisions as f64 / SAMPLE as f64, choices as f64 / decisions as f64)
}

/// Positions spread over the first four fifths of random games.
fn middles<G: Game>(player: &mut Player<G>, length: u64) -> Vec<Middle<G>> {
    let mut middles = Vec::new();
    while (middles.len() as u64) < POSITIONS {
        let mut state = player.start();
        player.play(&mut state, middles.len() as u64 * length * 4 / (5 * POSITIONS));
        if let Some(seat) = player.asked(&state) {
            middles.push((state, seat));
        }
    }
    middles
}

/// What a search does all the time: list, copy, imagine; and set-up.
fn add_hot_path<G: Game>(row: &mut Row, player: &mut Player<G>, middles: &mut [Middle<G>], effort: Effort) {
    row.add("ns_legal", effort.ns_each(middles, |(state, seat)| player.list(state, *seat)));
    row.add("ns_clone", effort.ns_each(middles, |(state, _)| state.clone()));
    let mut imagined = middles.to_vec();
    let ns = effort.ns_each(&mut imagined, |(state, seat)| {
        player.game.determinize(state, *seat, &mut player.rng);
    });
    row.add("ns_determinize", ns);
    row.add("ns_setup", effort.ns_each(middles, |_| player.start()));
}

/// What a seat is shown: as a value, and as JSON in a buffer that is used again.
fn add_views<G: Game>(
    row: &mut Row,
    player: &Player<G>,
    middles: &mut [Middle<G>],
    effort: Effort,
) -> Result<()> {
    let view = |(state, seat): &mut Middle<G>| player.game.view(state, Viewer::Seat(*seat));
    row.add("ns_view", effort.ns_each(middles, view));
    let (mut json, mut bytes) = (Vec::new(), 0);
    for middle in middles.iter_mut() {
        bytes += serde_json::to_vec(&view(middle)).context("a view is plain data")?.len();
    }
    let ns = effort.ns_each(middles, |middle| {
        json.clear();
        serde_json::to_writer(&mut json, &view(middle)).is_ok()
    });
    row.add("ns_view_json", ns);
    row.add("bytes_view", bytes as f64 / middles.len() as f64);
    Ok(())
}

/// Nanoseconds a decision when recorded games are played again with every check.
fn replay<G: Game>(player: &mut Player<G>, effort: Effort) -> Result<f64> {
    let records = (0..8).map(|number| record(player, number)).collect::<Result<Vec<_>>>()?;
    for record in &records {
        Table::<G>::replay(record)?;
    }
    Ok(effort.ns(|| {
        for record in &records {
            black_box(Table::<G>::replay(black_box(record)).is_ok());
        }
        records.iter().map(|record| record.entries.len() as u64).sum()
    }))
}

fn record<G: Game>(player: &mut Player<G>, number: u64) -> Result<Record> {
    let seed: Seed = number.to_string().parse()?;
    let (mut table, _) = Table::new(player.game.clone(), seed);
    while let Some(seat) = table.to_act().first() {
        let legal = table.legal_actions(seat);
        let action = *player.rng.pick(&legal).context("a seat that is asked has an action")?;
        table.play(seat, action)?;
    }
    Ok(table.record())
}

/// How fast the search thinks about the first real choice; `engine` is the game's own row.
pub fn search<G: Game>(engine: &Row, effort: Effort) -> Result<Row> {
    let mut row = Row::new("search", "ours ISMCTS", G::META.id, engine.players);
    let mut player = Player::<G>::new(engine.players, 2)?;
    let mut state = player.start();
    let seat = loop {
        let seat = player.asked(&state).context("no decision of the game has a choice")?;
        if player.list(&state, seat) > 1 {
            break seat;
        }
        player.decide(&mut state);
    };
    let settings = Settings { budget: Budget::Simulations(5000), ..Settings::default() };
    let mut search = Search::<G, Uniform>::new(Uniform, settings, 3);
    let peek = Peek::new(&player.game, &state, seat);
    let ns = effort.ns(|| {
        black_box(search.choose(peek));
        search.simulations().into()
    });
    let (length, games_s) = (engine.get("len").unwrap_or(0.0), engine.get("games_s").unwrap_or(f64::NAN));
    row.add("sims_s", 1e9 / ns);
    row.add("sims_playouts", 1e9 / ns / games_s);
    row.add("search_steps_s", 1e9 / ns * length);
    Ok(row)
}

/// The same of the yardstick, as far as it has it.
pub fn yardstick(seats: u8, effort: Effort) -> Row {
    let mut row = Row::new("engine", "our yardstick", "lots", seats);
    let mut rng = Xoshiro::new(1);
    let decisions: u64 = (0..SAMPLE).map(|_| Yardstick::new(seats, &mut rng).play_out(&mut rng)).sum();
    let length = decisions as f64 / SAMPLE as f64;
    let ns_game = effort.ns_each(&mut [(); BATCH], |()| Yardstick::new(seats, &mut rng).play_out(&mut rng));
    let mut middles = yardstick_middles(seats, length as u64);
    let choices: usize = middles.iter().map(Yardstick::choices).sum();
    add_pace(&mut row, (length, choices as f64 / POSITIONS as f64), ns_game);
    let mut actions = [0; 64];
    row.add("ns_legal", effort.ns_each(&mut middles, |game| game.list(&mut actions)));
    row.add("ns_clone", effort.ns_each(&mut middles, |game| *game));
    row.add("ns_determinize", effort.ns_each(&mut middles, |game| game.determinize(&mut rng)));
    row.add("ns_setup", effort.ns_each(&mut middles, |_| Yardstick::new(seats, &mut rng)));
    row.add("bytes_state", size_of::<Yardstick>() as f64);
    row
}

fn yardstick_middles(seats: u8, length: u64) -> Vec<Yardstick> {
    let mut rng = Xoshiro::new(2);
    let mut middle = |number: u64| {
        let mut game = Yardstick::new(seats, &mut rng);
        for _ in 0..number * length * 4 / (5 * POSITIONS) {
            if !game.is_over() {
                game.apply(rng.below(game.choices()));
            }
        }
        game
    };
    (0..POSITIONS).map(&mut middle).collect()
}
