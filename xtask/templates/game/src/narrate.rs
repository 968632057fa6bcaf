//! Seedling as sentences to be: keys of the locale files and what fills their gaps.

use ecotable_kernel::{Narrate, Phrase, Seat};

use crate::action::Action;
use crate::cards::Card;
use crate::event::Event;
use crate::game::Seedling;
use crate::refusal::Refusal;
use crate::view::View;

impl Narrate for Seedling {
    const LOCALES: &'static [(&'static str, &'static str)] =
        &[("en", include_str!("../locales/en.ftl")), ("ru", include_str!("../locales/ru.ftl"))];

    fn situation(&self, view: &View) -> Phrase {
        match view.actor {
            Some(seat) => Phrase::new("situation-turn").with("round", view.round).with("seat", seat),
            None => Phrase::new("situation-over"),
        }
    }

    fn event(&self, event: &Event) -> Phrase {
        match event {
            Event::HandDealt { cards } => Phrase::new("event-hand-dealt").with("cards", names(cards)),
            Event::Planted { seat, card } => {
                Phrase::new("event-planted").with("seat", *seat).with("card", name(*card))
            }
            Event::CardDrawn { seat } => Phrase::new("event-card-drawn").with("seat", *seat),
            Event::CardSeen { card } => Phrase::new("event-card-seen").with("card", name(*card)),
            Event::Passed { seat } => Phrase::new("event-passed").with("seat", *seat),
            Event::GameEnded => Phrase::new("event-game-ended"),
        }
    }

    fn action(&self, action: Action) -> Phrase {
        match action {
            Action::Pass => Phrase::new("action-pass"),
            Action::Plant(card) => Phrase::new("action-plant").with("card", name(card)),
        }
    }

    fn refusal(&self, refusal: &Refusal) -> Phrase {
        match *refusal {
            Refusal::Over => Phrase::new("refusal-over"),
            Refusal::NotInHand { card } => Phrase::new("refusal-not-in-hand").with("card", name(card)),
            Refusal::TooLow { card } => Phrase::new("refusal-too-low").with("card", name(card)),
        }
    }

    fn table(&self, view: &View) -> Vec<Phrase> {
        let mut lines = vec![Phrase::new("table-deck").with("cards", view.deck_size)];
        lines.extend(Seat::all(self.seats).map(|seat| seat_line(view, seat)));
        if !view.own_hand.is_empty() {
            lines.push(Phrase::new("table-own-hand").with("cards", names(&view.own_hand)));
        }
        lines
    }
}

fn seat_line(view: &View, seat: Seat) -> Phrase {
    let bed = &view.beds[seat.index()];
    let line = if bed.is_empty() {
        Phrase::new("table-seat-empty")
    } else {
        Phrase::new("table-seat").with("bed", names(bed))
    };
    line.with("seat", seat).with("hand", view.hand_sizes[seat.index()])
}

fn name(card: Card) -> Phrase {
    Phrase::new("card").with("number", card.0)
}

fn names(cards: &[Card]) -> Vec<Phrase> {
    cards.iter().map(|&card| name(card)).collect()
}
