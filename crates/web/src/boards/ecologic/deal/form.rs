//! The form of a deal: what each side gives in money, initiatives and promises.

use ecotable_ecologic::{Action, Deal, Due, Initiative, Side};
use ecotable_kernel::{Narrate, Phrase, Refusal, Seat};
use maud::{Markup, html};

use crate::boards::ecologic::{Table, in_edition};
use crate::parts::seat::seat_mark;
use crate::screens::icon::icon;
use crate::screens::rule_id;
use crate::server::Fields;

/// The most that one promise may name, and how many turns ahead it may be due.
const MOST_PROMISED: u8 = 40;
const LONGEST: u8 = 6;

/// An offer while it is put together.
pub struct Offer {
    /// The name of the sheet.
    pub name: &'static str,
    /// Who offers.
    pub me: Seat,
    /// To whom.
    pub partner: Seat,
    /// What.
    pub deal: Deal,
}

impl Offer {
    /// The offer as an action.
    fn action(&self) -> Action {
        if self.name == "counter" {
            Action::Counter(self.deal)
        } else {
            Action::Propose(self.partner, self.deal)
        }
    }
}

/// The partner that was chosen.
pub fn partner(asked: &Fields, desk: &Table<'_>, me: Seat) -> Option<Seat> {
    let seat = Seat(asked.get("to")?.parse().ok()?);
    (seat != me && seat.index() < desk.view.players.len()).then_some(seat)
}

/// The deal that the fields describe; what cannot be read is nothing.
pub fn read(fields: &Fields) -> Deal {
    Deal { give: read_side(fields, "give"), take: read_side(fields, "take") }
}

fn read_side(fields: &Fields, side: &str) -> Side {
    let number =
        |what: &str| fields.get(&format!("{side}-{what}")).and_then(|text| text.trim().parse::<u16>().ok());
    let card =
        |which: &str| -> Option<Initiative> { fields.get(&format!("{side}-card-{which}"))?.parse().ok() };
    let amount = number("later").and_then(|amount| u8::try_from(amount).ok()).filter(|&amount| amount > 0);
    let turn = number("turn").and_then(|turn| u8::try_from(turn).ok());
    let (first, second) = (card("a"), card("b"));
    let second = second.filter(|_| second != first);
    let cards = match (first, second) {
        (Some(first), Some(second)) => [Some(first.min(second)), Some(first.max(second))],
        (one, other) => [one.or(other), None],
    };
    Side {
        money: number("money").unwrap_or(0),
        cards,
        promise: amount.zip(turn).map(|(amount, turn)| Due { amount, turn }),
    }
}

pub fn draw(desk: &Table<'_>, offer: &Offer) -> Markup {
    html! {
        form class="deal-form" method="get" action=(desk.address(&format!("plan/{}", offer.name))) data-sheet {
            (desk.carried())
            input type="hidden" name="touched" value="1";
            @if offer.name == "deal" { (partners(desk, offer)) }
            div class="deal-sides" {
                (side(desk, ("give", "el-ui-you-give"), offer.me, &offer.deal.give))
                (side(desk, ("take", "el-ui-you-get"), offer.partner, &offer.deal.take))
            }
            noscript { button class="btn btn-s" { (desk.key("el-ui-look-again")) } }
        }
        (decide(desk, offer))
    }
}

fn partners(desk: &Table<'_>, offer: &Offer) -> Markup {
    let seats = desk.view.players.len() as u8;
    html! {
        fieldset class="deal-to" {
            legend { (desk.key("el-ui-with-whom")) }
            div class="seat-row" {
                @for seat in Seat::all(seats).filter(|&seat| seat != offer.me) {
                    label class="answer" {
                        input type="radio" name="to" value=(seat) checked[seat == offer.partner] data-auto;
                        span { (seat_mark(seat)) (desk.voice.name(seat)) }
                    }
                }
            }
        }
    }
}

fn side(desk: &Table<'_>, (name, title): (&str, &'static str), seat: Seat, side: &Side) -> Markup {
    let Some(player) = desk.view.players.get(seat.index()) else { return html! {} };
    let has = Phrase::new("el-ui-has-money").with("amount", player.money);
    let [first, second] = side.cards;
    html! {
        fieldset class="deal-part" {
            legend { (seat_mark(seat)) (desk.say(&Phrase::new(title).with("seat", seat))) }
            label {
                span { (icon("el-p")) (desk.key(&in_edition(desk.game, "el-ui-money-now"))) small { (desk.say(&has)) } }
                input class="field" type="number" name={ (name) "-money" } min="0" max=(player.money) inputmode="numeric"
                    value=(side.money) data-auto;
            }
            @if !player.initiatives.is_empty() {
                (cards(desk, &format!("{name}-card-a"), &player.initiatives, first))
                @if player.initiatives.len() > 1 { (cards(desk, &format!("{name}-card-b"), &player.initiatives, second)) }
            }
            label {
                span { (icon("clock")) (desk.key(&in_edition(desk.game, "el-ui-money-later"))) }
                input class="field" type="number" name={ (name) "-later" } min="0" max=(MOST_PROMISED) inputmode="numeric"
                    value=(side.promise.map_or(0, |due| due.amount)) data-auto;
            }
            (turns(desk, name, side))
        }
    }
}

fn cards(desk: &Table<'_>, name: &str, owned: &[Initiative], chosen: Option<Initiative>) -> Markup {
    html! {
        label {
            span { (icon("el-e")) (desk.key("el-ui-initiative")) }
            select class="field" name=(name) data-auto {
                option value="" selected[chosen.is_none()] { (desk.key("el-ui-none")) }
                @for &card in owned {
                    option value=(card) selected[chosen == Some(card)] { (desk.say(&desk.game.say_initiative_card(card))) }
                }
            }
        }
    }
}

fn turns(desk: &Table<'_>, name: &str, side: &Side) -> Markup {
    let now = desk.view.turn;
    let chosen = side.promise.map_or(now + 1, |due| due.turn);
    html! {
        label {
            span { (desk.key("el-ui-in-turn")) }
            select class="field" name={ (name) "-turn" } data-auto {
                @for turn in now + 1..=now + LONGEST { option value=(turn) selected[turn == chosen] { (turn) } }
            }
        }
    }
}

/// The offer in words, and the button that makes it, or why it cannot be made.
fn decide(desk: &Table<'_>, offer: &Offer) -> Markup {
    let refused = desk.refused(offer.action());
    html! {
        p class="deal-words" { (desk.say(&desk.game.action(offer.action()))) }
        @match refused {
            None => (post(desk, offer)),
            Some(refusal) => {
                p class="wrong" {
                    (icon("warning")) (desk.say(&desk.game.refusal(&refusal))) " "
                    a href=(rule_id::address("ecologic", refusal.rule())) { (refusal.rule()) }
                }
            }
        }
    }
}

fn post(desk: &Table<'_>, offer: &Offer) -> Markup {
    html! {
        form method="post" action=(desk.address("act")) {
            (desk.carried())
            @if let Some(ticket) = desk.ticket() { input type="hidden" name="ticket" value=(ticket); }
            input type="hidden" name="to" value=(offer.partner);
            (hidden("give", &offer.deal.give))
            (hidden("take", &offer.deal.take))
            button class="btn btn-primary" name="compose" value=(offer.name) {
                (icon("el-deal")) (desk.key("el-ui-offer"))
            }
        }
    }
}

fn hidden(name: &str, side: &Side) -> Markup {
    let [first, second] = side.cards;
    html! {
        input type="hidden" name={ (name) "-money" } value=(side.money);
        @if let Some(card) = first { input type="hidden" name={ (name) "-card-a" } value=(card); }
        @if let Some(card) = second { input type="hidden" name={ (name) "-card-b" } value=(card); }
        @if let Some(due) = side.promise {
            input type="hidden" name={ (name) "-later" } value=(due.amount);
            input type="hidden" name={ (name) "-turn" } value=(due.turn);
        }
    }
}
