//! Free deals and promises: their parts and their notation (EL-3.9).

use std::fmt;

use ecotable_kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::action::{NotAnAction, canonical};
use crate::cards::Initiative;

/// The most open promises at a table; a deal that would make more is refused (EL-3.9).
pub const MOST_PROMISES: usize = 24;
/// The most that one promise may name.
pub const MOST_PROMISED: u8 = 40;
/// How many turns ahead a promise may be due.
pub const LONGEST_PROMISE: u8 = 6;
/// The most proposals in one slot or WRAP, and the most deals that a seat answers there with another one.
pub const MOST_PROPOSALS: u8 = 3;

/// How many deals each seat has answered with another one, two bits for each seat.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Counters(u8);

impl Counters {
    /// How many a seat has made; at most three.
    pub fn of(self, seat: Seat) -> u8 {
        self.0 >> (2 * seat.0) & 0b11
    }

    /// One more of a seat that has made fewer than three.
    pub fn add(&mut self, seat: Seat) {
        self.0 += 1 << (2 * seat.0);
    }

    /// So many of each seat, at most three.
    pub fn from_each(counts: &[u8]) -> Self {
        let place = |(seat, count): (usize, &u8)| (count & 0b11) << (2 * seat);
        Self(counts.iter().take(4).enumerate().map(place).sum())
    }
}

/// What two seats exchange: what the proposer gives and what it takes.
#[derive(Clone, Copy, Debug, Default, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub struct Deal {
    /// What the proposer gives.
    pub give: Side,
    /// What the partner gives.
    pub take: Side,
}

/// What one side of a deal gives.
#[derive(Clone, Copy, Debug, Default, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub struct Side {
    /// Money, now.
    pub money: u16,
    /// Up to two initiatives, in the order of the card list.
    pub cards: [Option<Initiative>; 2],
    /// Money, later.
    pub promise: Option<Due>,
}

/// So much money at a turn.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub struct Due {
    /// How much.
    pub amount: u8,
    /// In which turn.
    pub turn: u8,
}

impl Side {
    /// Whether nothing is given.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// The initiatives of this side.
    pub fn each_card(&self) -> impl Iterator<Item = Initiative> {
        self.cards.into_iter().flatten()
    }

    fn add(&mut self, word: &str) -> Result<(), NotAnAction> {
        if let Some((amount, turn)) = word.split_once('@') {
            let due = Due { amount: canonical(amount)?, turn: canonical(turn)? };
            return fill(&mut self.promise, due);
        }
        if word.starts_with("ei") {
            let card = word.parse().map_err(|_| NotAnAction)?;
            let free = self.cards.iter_mut().find(|place| place.is_none()).ok_or(NotAnAction)?;
            *free = Some(card);
            return Ok(());
        }
        let money = canonical(word)?;
        if self.money != 0 || money == 0 {
            return Err(NotAnAction);
        }
        self.money = money;
        Ok(())
    }

    fn read(words: &[&str]) -> Result<Self, NotAnAction> {
        let mut side = Self::default();
        if words == ["nothing"] {
            return Ok(side);
        }
        words.iter().try_for_each(|word| side.add(word))?;
        if let [Some(one), Some(other)] = side.cards {
            if one == other {
                return Err(NotAnAction);
            }
            side.cards = [Some(one.min(other)), Some(one.max(other))];
        }
        if side.is_empty() { Err(NotAnAction) } else { Ok(side) }
    }
}

fn fill<T>(place: &mut Option<T>, value: T) -> Result<(), NotAnAction> {
    if place.is_some() {
        return Err(NotAnAction);
    }
    *place = Some(value);
    Ok(())
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let money = (self.money > 0).then(|| self.money.to_string());
        let cards = self.each_card().map(|card| card.to_string());
        let promise = self.promise.map(|due| format!("{}@{}", due.amount, due.turn));
        let words: Vec<_> = money.into_iter().chain(cards).chain(promise).collect();
        f.write_str(if words.is_empty() { "nothing" } else { "" })?;
        f.write_str(&words.join(" "))
    }
}

impl Deal {
    /// Reads `give SIDE take SIDE`.
    pub(crate) fn read(words: &[&str]) -> Result<Self, NotAnAction> {
        let take = words.iter().position(|word| *word == "take").ok_or(NotAnAction)?;
        let ["give", give @ ..] = &words[..take] else { return Err(NotAnAction) };
        Ok(Self { give: Side::read(give)?, take: Side::read(&words[take + 1..])? })
    }

    /// The same deal, seen from the other side.
    pub fn turned(self) -> Self {
        Self { give: self.take, take: self.give }
    }
}

impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "give {} take {}", self.give, self.take)
    }
}

impl Serialize for Deal {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Deal {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?.to_lowercase();
        let words: Vec<_> = text.split_whitespace().collect();
        Self::read(&words).map_err(|_| serde::de::Error::custom("a deal is `give SIDE take SIDE`"))
    }
}

/// Money that one seat owes another.
#[derive(Clone, Copy, Debug, Default, Eq, Hash, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Promise {
    /// Who pays.
    pub debtor: Seat,
    /// Who is paid.
    pub creditor: Seat,
    /// How much is still open.
    pub amount: u8,
    /// The turn in which it is due.
    pub due: u8,
}

/// The open promises in the order in which they were made; places behind the last are zero.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct PromiseList {
    list: [Promise; MOST_PROMISES],
    len: u8,
}

impl PromiseList {
    /// The promises.
    #[inline]
    pub fn as_slice(&self) -> &[Promise] {
        &self.list[..usize::from(self.len)]
    }

    /// How many more there is room for.
    pub fn room(&self) -> usize {
        MOST_PROMISES - usize::from(self.len)
    }

    /// Adds a promise; there must be room.
    pub fn push(&mut self, promise: Promise) {
        self.list[usize::from(self.len)] = promise;
        self.len += 1;
    }

    /// Lowers what is open; with nothing left the promise is gone.
    pub fn pay(&mut self, index: usize, paid: u8) {
        self.list[index].amount -= paid;
        if self.list[index].amount == 0 {
            self.remove(index);
        }
    }

    /// Takes a promise out of the list.
    pub fn remove(&mut self, index: usize) {
        let len = usize::from(self.len);
        self.list.copy_within(index + 1..len, index);
        self.list[len - 1] = Promise::default();
        self.len -= 1;
    }
}
