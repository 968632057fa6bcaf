//! The other players: everything that all may know of them.

use ecotable_kernel::{Phrase, Seat};
use ecotable_rooms::{Place, Presence, Who};
use maud::{Markup, html};

use crate::parts::reaction::{reacted, reaction_of};
use crate::parts::seat::seat_mark;
use crate::screens::bot_name;
use crate::table::{Board, Desk, Fingerprint, shared};
use crate::text::Text;

/// The list as a whole; its panels are sent one by one.
pub fn depends<G: Board>(desk: &Desk<'_, G>, fingerprint: &mut Fingerprint) {
    fingerprint.add(&desk.me());
}

/// The fingerprint of each panel.
pub fn fingerprints<G: Board>(desk: &Desk<'_, G>) -> impl Iterator<Item = u64> {
    seats(desk).map(|seat| fingerprint(desk, seat))
}

fn fingerprint<G: Board>(desk: &Desk<'_, G>, seat: Seat) -> u64 {
    let mut fingerprint = desk.fingerprint();
    fingerprint.add("panel").add(&seat);
    panel_depends(desk, seat, &mut fingerprint);
    fingerprint.finish()
}

/// Adds the panels that look different from what was seen, unless the whole list was sent.
pub fn add_news<G: Board>(desk: &Desk<'_, G>, seen: &mut [u64], all: bool, html: &mut String) {
    for (seat, known) in seats(desk).zip(seen) {
        let now = fingerprint(desk, seat);
        if std::mem::replace(known, now) != now && !all {
            html.push_str(shared(now, || panel(desk, seat)).as_str());
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
    fingerprint.add(&(place, is_asked(desk, seat), desk.can_act(), desk.eye.device.host));
    fingerprint.add(&reacted(desk.moment, seat));
    G::seat_depends(desk, seat, fingerprint);
}

fn is_asked<G: Board>(desk: &Desk<'_, G>, seat: Seat) -> bool {
    desk.position.to_act().contains(seat)
}

pub fn draw<G: Board>(desk: &Desk<'_, G>) -> Markup {
    let panel = |seat: Seat| shared(fingerprint(desk, seat), || panel(desk, seat));
    html! {
        ul id="others" class={ "opps opps-" (seats(desk).count()) } aria-label=(desk.key("table-ui-others")) {
            @for seat in seats(desk) { (panel(seat)) }
        }
    }
}

fn panel<G: Board>(desk: &Desk<'_, G>, seat: Seat) -> Markup {
    let facts = G::seat(desk, seat);
    let place = desk.place(seat);
    let away = place.is_some_and(|place| place.presence != Presence::Here && place.bot().is_none());
    let asked = is_asked(desk, seat);
    html! {
        li id={ "opp-" (seat.0) } class={ "opp" @if facts.leads { " is-lead" } @if away { " is-away" } @if asked { " is-asked" } } {
            (seat_mark(seat))
            h2 { (desk.voice.name(seat)) }
            span class="cap" { (facts.main) }
            span class="tag" { (tag(desk, place)) }
            p class="more" { (facts.more) }
            @match facts.said {
                Some(said) => span class={ "said" @if asked { " is-thinking" } } { (said) },
                None if asked => span class="said is-thinking" { (desk.key("table-ui-thinks")) },
                None => {},
            }
            @if let Some(reacted) = reacted(desk.moment, seat) { (reaction_of(desk.voice, seat, reacted)) }
            @if let Some(place) = place.filter(|place| desk.can_act() && wants_stand_in(place)) {
                (stand_in(desk, seat, place))
            }
        }
    }
}

fn tag<G: Board>(desk: &Desk<'_, G>, place: Option<&Place>) -> Text {
    let Some(place) = place else { return Text::default() };
    let key = match (&place.who, place.presence) {
        (Who::Bot(bot), _) => {
            let kind = bot_name(desk.voice, bot);
            return desk.say(&Phrase::new("table-ui-bot").with("kind", kind.as_str()));
        }
        (Who::Nobody, _) => "table-ui-nobody",
        _ if place.stand_in.is_some() => "table-ui-bot-plays",
        (Who::Person(_) | Who::Forgotten, Presence::Here) => "table-ui-here",
        (Who::Person(_) | Who::Forgotten, Presence::Away) => "table-ui-away",
        (Who::Person(_) | Who::Forgotten, Presence::Gone) => "table-ui-gone",
    };
    desk.key(key)
}

fn wants_stand_in(place: &Place) -> bool {
    place.presence == Presence::Gone && place.bot().is_none() && place.nickname().is_some()
}

fn stand_in<G: Board>(desk: &Desk<'_, G>, seat: Seat, place: &Place) -> Markup {
    let (votes, needed) = place.votes;
    let label = if desk.eye.device.host {
        Phrase::new("table-ui-seat-bot").with("seat", seat)
    } else {
        Phrase::new("table-ui-vote-bot").with("seat", seat).with("votes", votes).with("needed", needed)
    };
    html! {
        form class="opp-act" method="post" action=(desk.address("standin")) {
            button class="btn btn-s" name="seat" value=(seat) { (desk.say(&label)) }
        }
    }
}
