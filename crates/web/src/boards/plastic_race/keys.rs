//! The key to the colours: pattern, letter and name.

use ecotable_plastic_race::city::Printed;
use ecotable_plastic_race::{Colour, PlasticRace};
use maud::{Markup, html};

use super::Table;
use super::city::{badge, painted, printed};
use crate::table::Fingerprint;

pub fn depends(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
    fingerprint.add(&desk.game.city().file.id);
}

pub fn draw(desk: &Table<'_>) -> Markup {
    let colours = Colour::ALL
        .iter()
        .map(|&colour| (printed(colour), desk.say(&PlasticRace::say_colour(colour)).text()));
    let special = |wanted: Printed| desk.game.city().file.edges.iter().any(|edge| edge.colour == wanted);
    let joker = special(Printed::Joker).then(|| (Printed::Joker, desk.key("colour-joker")));
    let white = special(Printed::White).then(|| (Printed::White, desk.key("colour-white")));
    html! {
        ul id="keys-of-colours" class="colours" aria-label=(desk.key("pr-ui-colours")) {
            @for (colour, name) in colours.chain(joker).chain(white) {
                li {
                    svg viewBox="0 0 62 26" aria-hidden="true" {
                        @let way = html! { path d="M8 13H54" {} };
                        g class="st-case" { (way) }
                        (painted(colour, &way))
                        g transform="translate(31 13)" { (badge(desk.voice, colour)) }
                    }
                    (name)
                }
            }
            li class="zoom" {
                label class="btn btn-s" for="zoom" { input id="zoom" type="checkbox" data-keep; (desk.key("pr-ui-overview")) }
            }
        }
    }
}
