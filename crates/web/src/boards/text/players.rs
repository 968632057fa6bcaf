//! Who plays, who is asked, who is away.

use ecotable_kernel::{Phrase, Seat};
use ecotable_rooms::{Place, Presence, Stage, Who};
use maud::{Markup, html};

use crate::parts::reaction::{reacted, reaction_line};
use crate::parts::seat::seat_mark;
use crate::screens::bot_name;
use crate::table::{Fingerprint, Mode, Scene};
use crate::text::Text;

pub(super) fn depends(scene: &Scene<'_>, fingerprint: &mut Fingerprint) {
    fingerprint.add(&scene.moment.places.as_slice()).add(&scene.awaited()).add(&scene.moment.stage);
    fingerprint.add(&scene.eye.device).add(&scene.moment.reacted.as_slice());
}

pub(super) fn draw(scene: &Scene<'_>) -> Markup {
    html! {
        section id="text-players" aria-labelledby="text-players-title" {
            h2 id="text-players-title" { (scene.key("page-text-players")) }
            ul class="text-players" {
                @for (seat, place) in (0u8..).map(Seat).zip(scene.moment.places.iter()) { (player(scene, seat, place)) }
            }
        }
    }
}

fn player(scene: &Scene<'_>, seat: Seat, place: &Place) -> Markup {
    let mine = scene.me() == Some(seat);
    let name = if mine {
        scene.say(&Phrase::new("page-text-you").with("seat", seat)).text()
    } else {
        scene.voice.name(seat).text()
    };
    let tags = tags(scene, seat, place);
    html! {
        li {
            (seat_mark(seat))
            span { b { (name) } @for tag in tags { ", " (tag) } }
            @if scene.eye.mode != Mode::Wall && scene.moment.stage == Stage::Playing { (acts(scene, seat, place)) }
        }
        @if let Some(reacted) = reacted(scene.moment, seat) {
            li class="reaction-line" id={ "reacted-" (seat.0) "-" (reacted.number) } {
                span data-say { (reaction_line(scene.voice, seat, reacted)) }
            }
        }
    }
}

fn tags(scene: &Scene<'_>, seat: Seat, place: &Place) -> Vec<Text> {
    let mut tags = Vec::new();
    if scene.awaited().contains(seat) {
        tags.push(scene.key("page-text-asked"));
    }
    if let Some(bot) = &place.stand_in {
        let bot = bot_name(scene.voice, bot);
        tags.push(scene.say(&Phrase::new("page-text-stand-in").with("bot", bot.as_str())).text());
    }
    match (&place.who, place.presence) {
        (Who::Bot(bot), _) => {
            let kind = bot_name(scene.voice, bot);
            tags.push(scene.say(&Phrase::new("table-ui-bot").with("kind", kind.as_str())).text());
        }
        (Who::Person(_), Presence::Away) => tags.push(scene.key("page-text-away")),
        (Who::Person(_), Presence::Gone) => tags.push(scene.key("page-text-gone")),
        _ => {}
    }
    tags
}

/// What the viewer may do about a seat that nobody plays, or take back their own.
fn acts(scene: &Scene<'_>, seat: Seat, place: &Place) -> Markup {
    let gone = place.presence == Presence::Gone && place.bot().is_none() && place.nickname().is_some();
    let votes =
        Phrase::new("page-text-votes").with("votes", place.votes.count()).with("needed", place.votes.needed);
    html! {
        @if scene.me() == Some(seat) && place.stand_in.is_some() {
            form method="post" action=(scene.address("takeback")) {
                (scene.carried())
                button class="btn btn-s" { (scene.key("page-text-take-back")) }
            }
        } @else if gone && scene.me().is_some() {
            form method="post" action=(scene.address("standin")) {
                (scene.eye.mode.field())
                @if scene.eye.device.has_voted(place) {
                    (scene.key("page-text-voted"))
                } @else {
                    button class="btn btn-s" name="seat" value=(seat.0) {
                        (scene.say(&Phrase::new("page-text-vote").with("seat", seat)))
                    }
                }
                @if place.votes.needed > 1 { " " (scene.say(&votes)) }
            }
        }
    }
}
