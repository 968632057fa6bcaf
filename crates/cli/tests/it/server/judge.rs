//! Whether the store has kept what the server promised.

use std::net::SocketAddr;
use std::path::Path;

use ecotable_catalog::{AnyTable, Setup, new_table};
use ecotable_kernel::Seat;
use ecotable_store::{Act, Row, SqliteStore, Store, TableHeader};
use tokio::runtime::Builder;

use super::player::Player;

/// A table as the store has it.
pub struct Kept {
    header: TableHeader,
    rows: Vec<Row>,
}

/// Reads the tables of these players while no server runs.
pub fn kept(data: &Path, players: &[Player]) -> Vec<Kept> {
    let store = SqliteStore::open(&data.join("ecotable.sqlite")).unwrap();
    let runtime = Builder::new_current_thread().build().unwrap();
    runtime.block_on(async {
        let mut all = Vec::new();
        for player in players {
            let header = store.header(player.table).await.unwrap();
            all.push(Kept { header, rows: store.log(player.table, 0).await.unwrap() });
        }
        all
    })
}

impl Kept {
    /// Every acknowledged decision is there exactly once and in order, rows are numbered without gaps, and at most
    /// one decision is there that nobody heard of. Gives the match, played again.
    pub fn check(&self, player: &mut Player) -> Box<dyn AnyTable> {
        for (number, row) in (0u64..).zip(&self.rows) {
            assert_eq!(row.seq, number, "rows are numbered without gaps");
        }
        let mut kept = self.rows.iter();
        for promised in &player.acknowledged {
            let row =
                kept.find(|row| row.key == promised.key).expect("an acknowledged decision is kept, in order");
            assert_eq!((row.seat.0, &row.act), (promised.seat, &Act::Decide(promised.action.clone())));
            let times = self.rows.iter().filter(|row| row.key == promised.key).count();
            assert_eq!(times, 1, "it happened once");
        }
        let unheard = self.rows.len() - player.acknowledged.len();
        assert!(unheard <= 1, "{unheard} decisions of which nobody was told");
        if let Some(row) = self.rows.last().filter(|_| unheard == 1) {
            let Act::Decide(action) = &row.act else { panic!("nobody took anything back") };
            player.learn(row.key, row.seat.0, action);
        }
        self.replay()
    }

    fn replay(&self) -> Box<dyn AnyTable> {
        let header = &self.header;
        let setup = Setup { seats: header.seats, config: header.config.clone(), seed: header.seed };
        let mut table = new_table(&header.game, &setup).unwrap().table;
        for row in &self.rows {
            let Act::Decide(action) = &row.act else { panic!("nobody took anything back") };
            table.play_again(row.seat, action).unwrap();
        }
        table
    }
}

/// The server shows the table exactly as it was played.
pub fn check_pages(at: SocketAddr, player: &mut Player, table: &dyn AnyTable) {
    for seat in 0..2 {
        let page = player.page(at, seat).unwrap();
        assert_eq!(page.status, 200, "{}", page.body);
        let mut offered = page.values("action");
        let mut legal = [table.legal(Seat(seat)), table.unlisted(Seat(seat))].concat();
        offered.sort();
        legal.sort();
        assert_eq!(offered, legal, "seat {seat}");
        if let Some(ticket) = page.values("ticket").first() {
            let own: usize = ticket.split('.').nth(1).unwrap().parse().unwrap();
            let decided = player.acknowledged.iter().filter(|decision| decision.seat == seat).count();
            assert_eq!(own, decided, "seat {seat}");
        }
    }
}
