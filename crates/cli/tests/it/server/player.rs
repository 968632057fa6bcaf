//! Two people at one device who play until the server is gone.

use std::io;
use std::net::SocketAddr;
use std::sync::mpsc::Sender;

use ecotable_store::{Key, TableId};

use super::client::{Answer, Client};

/// How our script says that it asks.
pub const SCRIPT: &str = "x-ecotable: 1\r\n";

/// A decision that the server has acknowledged.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Acknowledged {
    pub key: Key,
    pub seat: u8,
    pub action: String,
}

/// Two people at one device.
pub struct Player {
    pub table: TableId,
    client: Client,
    /// In the order in which they were acknowledged.
    pub acknowledged: Vec<Acknowledged>,
    /// Whether their match is over.
    pub finished: bool,
    dice: u64,
}

impl Player {
    /// Opens a table for two at one device.
    pub fn sit_down(at: SocketAddr, dice: u64) -> Self {
        let mut client = Client::default();
        let fields = [("name", "Ann"), ("seat-0", "here"), ("name-0", "Bea"), ("do", "start")];
        let opened = client.post(at, "/new/tradejack", &fields, "").unwrap();
        let table = opened.location().strip_prefix("/t/").expect("it leads to the table");
        let table: TableId = table.split('?').next().unwrap().parse().unwrap();
        let page = client.get(at, &format!("/t/{table}")).unwrap();
        if page.body.contains("/start\"") {
            client.post(at, &format!("/t/{table}/start"), &[], "").unwrap();
        }
        Self { table, client, acknowledged: Vec::new(), finished: false, dice: dice | 1 }
    }

    fn throw(&mut self, sides: usize) -> usize {
        // Xorshift: the same game for the same number.
        self.dice ^= self.dice << 13;
        self.dice ^= self.dice >> 7;
        self.dice ^= self.dice << 17;
        self.dice as usize % sides
    }

    /// The page of a seat, as text.
    pub fn page(&mut self, at: SocketAddr, seat: u8) -> io::Result<Answer> {
        self.client.get(at, &format!("/t/{}?seat={seat}&mode=text", self.table))
    }

    /// Decides until the server is gone or the match is over, and tells of every decision.
    pub fn play(&mut self, at: SocketAddr, told: &Sender<()>) -> io::Result<()> {
        while !self.finished {
            let mut asked = 0;
            for seat in 0..2 {
                asked += usize::from(self.decide(at, seat, told)?);
            }
            self.finished = asked == 0;
        }
        Ok(())
    }

    /// Decides for a seat if it is asked. Now and then the same form is sent twice, as impatient people do.
    fn decide(&mut self, at: SocketAddr, seat: u8, told: &Sender<()>) -> io::Result<bool> {
        let page = self.page(at, seat)?;
        assert_eq!(page.status, 200, "{}", page.body);
        let (actions, tickets) = (page.values("action"), page.values("ticket"));
        if actions.is_empty() {
            return Ok(false);
        }
        let action = actions[self.throw(actions.len())].clone();
        let times = 1 + usize::from(self.throw(4) == 0);
        let (path, number) = (format!("/t/{}/act", self.table), seat.to_string());
        let fields = [("seat", number.as_str()), ("ticket", &tickets[0]), ("action", &action)];
        for time in 0..times {
            let answer = self.client.post(at, &path, &fields, SCRIPT)?;
            match (answer.status, time) {
                (204, 0) => self.acknowledge(&tickets[0], seat, &action),
                // Who sends more than people can waits a little.
                (204 | 429, _) => {}
                (status, _) => panic!("{status} for {action}: {}", answer.body),
            }
        }
        // If nobody counts any more, the server is gone.
        let _ = told.send(());
        Ok(true)
    }

    fn acknowledge(&mut self, ticket: &str, seat: u8, action: &str) {
        let key = ticket.split('.').nth(2).unwrap().parse().unwrap();
        self.learn(key, seat, action);
    }

    /// Learns of a decision that is kept, although nobody may have been told any more.
    pub fn learn(&mut self, key: Key, seat: u8, action: &str) {
        self.acknowledged.push(Acknowledged { key, seat, action: action.to_owned() });
    }
}
