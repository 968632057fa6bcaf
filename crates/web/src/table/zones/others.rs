//! The other players: everything that all may know of them.

use ecotable_kernel::{Phrase, Seat};
use ecotable_rooms::{Place, Presence, Who};
use maud::{Markup, PreEscaped, html};

use crate::parts::reaction::{reacted, reaction_of};
use crate::parts::seat::seat_mark;
use crate::parts::space::Space;
use crate::screens::bot_name;
use crate::table::{Board, Desk, Fingerprint, add_shared, shared};
use crate::text::Text;

/// What of a seat is sent on its own: the panel with all that is in it, and what the seat said.
pub const PARTS: usize = 2;

/// The list as a whole; its panels are sent one by one.
pub fn depends<G: Board>(desk: &Desk<'_, G>, fingerprint: &mut Fingerprint) {
    fingerprint.add(&desk.me());
}

/// The fingerprints of each seat's parts.
pub fn fingerprints<G: Board>(desk: &Desk<'_, G>) -> impl Iterator<Item = u64> {
    seats(desk).flat_map(|seat| marks(desk, seat))
}

fn marks<G: Board>(desk: &Desk<'_, G>, seat: Seat) -> [u64; PARTS] {
    let mark = |what: &str, depends: &dyn Fn(&mut Fingerprint)| {
        let mut fingerprint = desk.fingerprint();
        fingerprint.add(what).add(&seat);
        depends(&mut fingerprint);
        fingerprint.finish()
    };
    [
        mark("panel", &|mark| panel_depends(desk, seat, mark)),
        mark("said", &|mark| said_depends(desk, seat, mark)),
    ]
}

/// Adds the parts that look different from what was seen, unless the whole list was sent.
pub fn add_news<G: Board>(desk: &Desk<'_, G>, seen: &mut [u64], all: bool, html: &mut String) {
    let (seen, _) = seen.as_chunks_mut::<PARTS>();
    for (seat, known) in seats(desk).zip(seen) {
        let now = marks(desk, seat);
        let before = std::mem::replace(known, now);
        if all || before == now {
            continue;
        }
        let [panel, said] = now;
        if before[0] == panel {
            add_shared(html, said, || draw_said(desk, seat));
        } else {
            html.push_str(&draw_panel(desk, seat, now).into_string());
        }
    }
}

/// The others, clockwise from the viewer; for a spectator these are all.
fn seats<G: Board>(desk: &Desk<'_, G>) -> impl Iterator<Item = Seat> {
    let me = desk.me();
    me.unwrap_or(Seat(0)).clockwise(desk.game.seats()).filter(move |&seat| Some(seat) != me)
}

fn panel_depends<G: Board>(desk: &Desk<'_, G>, seat: Seat, fingerprint: &mut Fingerprint) {
    let place = desk.place(seat).map(|place| (place.presence, place.stand_in.is_some(), place.votes));
    fingerprint.add(&(place, desk.can_act(), desk.eye.device.host));
    fingerprint.add(&reacted(desk.moment, seat));
    G::seat_depends(desk, seat, fingerprint);
}

fn said_depends<G: Board>(desk: &Desk<'_, G>, seat: Seat, fingerprint: &mut Fingerprint) {
    fingerprint.add(&is_asked(desk, seat)).add(&state(desk, seat));
    G::said_depends(desk, seat, fingerprint);
}

fn is_asked<G: Board>(desk: &Desk<'_, G>, seat: Seat) -> bool {
    desk.awaited().contains(seat)
}

pub fn draw<G: Board>(desk: &Desk<'_, G>) -> Markup {
    html! {
        ul id="others" class={ "opps opps-" (seats(desk).count()) } aria-label=(desk.key("table-ui-others")) {
            @for seat in seats(desk) { (draw_panel(desk, seat, marks(desk, seat))) }
        }
    }
}

fn draw_panel<G: Board>(desk: &Desk<'_, G>, seat: Seat, [panel, said]: [u64; PARTS]) -> Markup {
    let place = desk.place(seat);
    let away = place.is_some_and(|place| place.presence != Presence::Here && place.bot().is_none());
    html! {
        li id={ "opp-" (seat.0) } class={ "opp" @if away { " is-away" } } {
            (Space(1500))
            (shared(panel, || facts(desk, seat)))
            (shared(said, || draw_said(desk, seat)))
            @if let Some(reacted) = reacted(desk.moment, seat) { (reaction_of(desk.voice, seat, reacted)) }
            @if let Some(place) = place.filter(|place| desk.can_act() && wants_stand_in(place)) {
                (stand_in(desk, seat, place))
            }
        }
    }
}

fn facts<G: Board>(desk: &Desk<'_, G>, seat: Seat) -> Markup {
    let facts = G::seat(desk, seat);
    html! {
        (seat_mark(seat))
        h2 { (desk.voice.name(seat)) }
        span class="cap" { (facts.main) }
        span class="tag" { (tag(desk, desk.place(seat))) }
        p class="more" { (facts.more) }
    }
}

/// What the seat said; whoever is asked thinks, and the stylesheet shows both at the whole panel.
fn draw_said<G: Board>(desk: &Desk<'_, G>, seat: Seat) -> Markup {
    let said = G::said(desk, seat);
    let asked = is_asked(desk, seat);
    let state = state(desk, seat).filter(|_| asked);
    let kind = match state {
        Some(_) if said.words.is_none() => " is-state",
        None if asked => " is-thinking",
        _ => "",
    };
    let words = said.words.or_else(|| asked.then(|| desk.key(state.unwrap_or("table-ui-thinks"))));
    html! {
        span id={ "said-" (seat.0) } class={ "said" (PreEscaped(kind)) @if said.leads { " is-lead" } } hidden[words.is_none()] {
            @if let Some(words) = words { (words) }
        }
    }
}

fn tag<G: Board>(desk: &Desk<'_, G>, place: Option<&Place>) -> Text {
    let Some(place) = place else { return Text::default() };
    let key = match (&place.who, place.presence) {
        (Who::Bot(bot), _) => {
            let kind = bot_name(desk.voice, bot);
            return desk.say(&Phrase::new("table-ui-bot").with("kind", kind.as_str())).text();
        }
        (Who::Nobody, _) => "table-ui-nobody",
        (Who::Person(_) | Who::Forgotten, _) => absence(place).unwrap_or("table-ui-here"),
    };
    desk.key(key)
}

/// What keeps a person from deciding: nobody thinks who is not there. A bot that plays on thinks.
fn state<G: Board>(desk: &Desk<'_, G>, seat: Seat) -> Option<&'static str> {
    desk.place(seat).filter(|place| place.bot().is_none()).and_then(absence)
}

fn absence(place: &Place) -> Option<&'static str> {
    match place.presence {
        _ if place.stand_in.is_some() => Some("table-ui-bot-plays"),
        Presence::Here => None,
        Presence::Away => Some("table-ui-away"),
        Presence::Gone => Some("table-ui-gone"),
    }
}

fn wants_stand_in(place: &Place) -> bool {
    place.presence == Presence::Gone && place.bot().is_none() && place.nickname().is_some()
}

fn stand_in<G: Board>(desk: &Desk<'_, G>, seat: Seat, place: &Place) -> Markup {
    let tally = |key| {
        let line = Phrase::new(key).with("seat", seat).with("votes", place.votes.count());
        line.with("needed", place.votes.needed)
    };
    let label = if desk.eye.device.host {
        Phrase::new("table-ui-seat-bot").with("seat", seat)
    } else {
        tally("table-ui-vote-bot")
    };
    html! {
        @if desk.eye.device.has_voted(place) {
            p class="opp-act small" { (desk.say(&tally("table-ui-voted-bot"))) }
        } @else {
            form class="opp-act" method="post" action=(desk.address("standin")) {
                button class="btn btn-s" name="seat" value=(seat) { (desk.say(&label)) }
            }
        }
    }
}
