//! What is going on and what is wanted, in one sentence.

use ecotable_kernel::{Phrase, Seat};

use crate::decision::Decision;
use crate::game::Ecologic;
use crate::view::View;

impl Ecologic {
    pub(super) fn say_situation(&self, view: &View) -> Phrase {
        let Some(seat) = view.seat else { return self.victory(view) };
        let whose = if view.viewer == Some(seat) { "you" } else { "other" };
        let asked = |key: &str| {
            let phrase = Phrase::new(format!("situation-{key}-{whose}"));
            if whose == "other" { phrase.with("seat", seat) } else { phrase }
        };
        match view.decision {
            Decision::Start1 => asked("start-1"),
            Decision::Start2 => asked("start-2"),
            Decision::Lawsuit => asked("lawsuit"),
            Decision::Spill => asked("spill"),
            Decision::Brain => asked("brain"),
            Decision::Convert => asked("convert"),
            Decision::LevySet if view.is_protected(seat) => asked("levy-set-protected"),
            Decision::LevySet => asked("levy-set"),
            Decision::LevyPay => asked("levy-pay").with("amount", view.levy.unwrap_or(0)),
            Decision::Bat if view.is_protected(seat) => asked("bat-protected"),
            Decision::Bat => asked("bat"),
            Decision::Promise => {
                let promise = view.promise.unwrap_or_default();
                let phrase = asked("promise").with("creditor", promise.creditor);
                phrase.with("amount", promise.amount).with("due", promise.due)
            }
            Decision::Media => asked("media"),
            Decision::ExpoDraw => asked("expo-draw"),
            Decision::ExpoSwap { card } => asked("expo-swap").with("card", self.say_initiative_card(card)),
            Decision::Slot => asked("slot"),
            Decision::Opening { item } => asked("opening").with("item", self.say_item(item)),
            Decision::Offer { card, .. } => asked("offer")
                .with("card", self.say_initiative_card(card))
                .with("nominal", self.face(card).nominal),
            Decision::Bidding { item, auction, .. } => {
                asked("bidding").with("item", self.say_item(item)).with("high", auction.high)
            }
            Decision::Veto { item, winner, price, .. } => {
                asked("veto").with("item", self.say_item(item)).with("winner", winner).with("price", price)
            }
            Decision::PlaceBought { .. } => asked("place-bought"),
            Decision::Site { tad } => asked("site").with("tad", self.say_tad(tad)),
            Decision::Platform => asked("platform"),
            Decision::PlatformCard { card } => {
                asked("platform-card").with("card", self.say_initiative_card(card))
            }
            Decision::Wrap => asked("wrap"),
            Decision::DealAnswer { proposer, deal } => asked("deal-answer")
                .with("proposer", proposer)
                .with("give", self.say_side(&deal.give))
                .with("take", self.say_side(&deal.take)),
            Decision::Exchange => asked("exchange"),
            Decision::Shutdown => asked(&self.in_edition("shutdown")),
            Decision::Cartel => asked("cartel"),
            Decision::Upkeep => asked("upkeep"),
            Decision::Nothing | Decision::Over => self.victory(view),
        }
    }

    /// Who has won: the best score, then the better balance, then the better environment (EL-5.3).
    fn victory(&self, view: &View) -> Phrase {
        let key = |seat: usize| self.rank_key(view, seat);
        let seats = view.players.len();
        let best = (0..seats).map(key).max();
        let winners: Vec<Seat> =
            (0..seats).filter(|&seat| Some(key(seat)) == best).map(|seat| Seat(seat as u8)).collect();
        let shown = winners.first().map_or("", |seat| view.players[seat.index()].score_shown.as_str());
        let phrase = match winners.as_slice() {
            [winner] => Phrase::new("situation-won").with("seat", *winner),
            several => Phrase::new("situation-shared").with("players", players(several.iter().copied())),
        };
        phrase.with("score", shown)
    }
}

/// Players as a list.
pub(super) fn players(seats: impl Iterator<Item = Seat>) -> Vec<Phrase> {
    seats.map(|seat| Phrase::new("player").with("seat", seat)).collect()
}
