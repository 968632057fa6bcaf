//! Events, actions and refusals as sentences to be.

use ecotable_kernel::{Game, Narrate, Phrase, Refusal as _, Seat};

use super::{Action, Card, Event, Lots, PhaseInWords, Refusal, View};

impl Narrate for Lots {
    const LOCALES: &'static [(&'static str, &'static str)] =
        &[("en", include_str!("../../locales/en.ftl")), ("ru", include_str!("../../locales/ru.ftl"))];

    fn situation(&self, view: &View) -> Phrase {
        let Some(actor) = view.actor else {
            return Phrase::new("lots-over");
        };
        match &view.phase {
            PhaseInWords::Auction(auction) => {
                Phrase::new("lots-bidding").with("seat", actor).with("bid", auction.bid)
            }
            PhaseInWords::Selling | PhaseInWords::Over => Phrase::new("lots-selling").with("seat", actor),
        }
    }

    fn event(&self, event: &Event) -> Phrase {
        match event {
            Event::HandDealt { cards } => Phrase::new("lots-hand-dealt").with("cards", names(cards)),
            Event::LotShown { round, lot } => {
                Phrase::new("lots-lot-shown").with("round", *round).with("cards", names(lot))
            }
            Event::Passed { seat } => Phrase::new("lots-passed").with("seat", *seat),
            Event::Raised { seat, bid } => Phrase::new("lots-raised").with("seat", *seat).with("bid", *bid),
            Event::LotBought { seat, bid } => {
                Phrase::new("lots-lot-bought").with("seat", *seat).with("bid", *bid)
            }
            Event::LotDiscarded => Phrase::new("lots-lot-discarded"),
            Event::Kept { seat } => Phrase::new("lots-kept").with("seat", *seat),
            Event::CardSold { seat, card, coins } => Phrase::new("lots-card-sold")
                .with("seat", *seat)
                .with("card", name(*card))
                .with("coins", *coins),
            Event::GameEnded => Phrase::new("lots-game-ended"),
        }
    }

    fn action(&self, action: Action) -> Phrase {
        match action {
            Action::Pass => Phrase::new("lots-pass"),
            Action::Raise(by) => Phrase::new("lots-raise").with("by", by),
            Action::Keep => Phrase::new("lots-keep"),
            Action::Sell(place) => Phrase::new("lots-sell").with("place", place),
        }
    }

    fn refusal(&self, refusal: &Refusal) -> Phrase {
        let key = match refusal {
            Refusal::NoAuction => "lots-no-auction",
            Refusal::RaiseOutOfRange => "lots-raise-out-of-range",
            Refusal::TooFewCoins => "lots-too-few-coins",
            Refusal::NotSelling => "lots-not-selling",
            Refusal::NoSuchCard => "lots-no-such-card",
        };
        Phrase::new(key).with("rule", refusal.rule())
    }

    fn table(&self, view: &View) -> Vec<Phrase> {
        let mut lines =
            vec![Phrase::new("lots-round").with("round", view.round).with("deck", view.deck_size as u32)];
        if let PhaseInWords::Auction(auction) = &view.phase {
            lines.push(Phrase::new("lots-lot").with("cards", names(&auction.lot)).with("bid", auction.bid));
        }
        lines.extend(Seat::all(self.seats()).map(|seat| {
            Phrase::new("lots-player")
                .with("seat", seat)
                .with("coins", view.coins[seat.index()])
                .with("cards", view.hand_sizes[seat.index()])
        }));
        if !view.own_hand.is_empty() {
            lines.push(Phrase::new("lots-own-hand").with("cards", names(&view.own_hand)));
        }
        lines
    }
}

fn name(card: Card) -> Phrase {
    const SUITS: [&str; 5] = ["lots-sun", "lots-wind", "lots-water", "lots-wood", "lots-earth"];
    Phrase::new("lots-card").with("suit", Phrase::new(SUITS[card.suit()])).with("value", card.value())
}

fn names(cards: &[Card]) -> Vec<Phrase> {
    cards.iter().map(|&card| name(card)).collect()
}
