//! The development fields: who has bought what, and who has the most of it.

use ecotable_ecotrade::{Category, OwnedDevelopment, PlayerView};
use ecotable_kernel::{Phrase, Seat};
use maud::{Markup, html};

use super::{Table, art};
use crate::parts::seat::seat_mark;
use crate::screens::icon::icon;
use crate::table::{Fingerprint, Mode};

/// The frame never changes.
pub fn depends(_desk: &Table<'_>, _fingerprint: &mut Fingerprint) {}

pub fn field_depends<const CATEGORY: usize>(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
    desk.view.players.iter().for_each(|player| {
        let here = owned(desk, player, Category::ALL[CATEGORY]);
        fingerprint.add(&here.collect::<Vec<_>>());
    });
}

pub fn field_draw<const CATEGORY: usize>(desk: &Table<'_>) -> Markup {
    field(desk, Category::ALL[CATEGORY])
}

/// What a seat has bought of a category.
fn owned<'a>(
    desk: &'a Table<'_>,
    player: &'a PlayerView,
    category: Category,
) -> impl Iterator<Item = &'a OwnedDevelopment> {
    let here = move |owned: &&OwnedDevelopment| desk.game.cards().development(owned.id).category == category;
    player.developments.iter().filter(here)
}

/// How many Developments of a category each seat has.
fn counts(desk: &Table<'_>, category: Category) -> Vec<(Seat, u8)> {
    let count = |player| desk.game.fields_seen(player)[category as usize];
    (0u8..).map(Seat).zip(desk.view.players.iter().map(count)).collect()
}

/// The seats with the most, if anybody has any.
fn leaders(counts: &[(Seat, u8)]) -> Vec<Seat> {
    let most = counts.iter().map(|(_, count)| *count).max().unwrap_or(0);
    counts.iter().filter(|(_, count)| most > 0 && *count == most).map(|(seat, _)| *seat).collect()
}

/// The name of a category.
pub fn name(category: Category) -> Phrase {
    Phrase::new(format!("category-{}", art::category(category)))
}

pub fn draw(desk: &Table<'_>) -> Markup {
    let open = desk.eye.mode != Mode::Wall;
    html! {
        section id="fields" class="fields" aria-labelledby="fields-title" {
            h2 class="felt-h" id="fields-title" {
                (desk.key("et-ui-fields")) " "
                small { (desk.key(if desk.game.has_levels() { "et-ui-fields-levels" } else { "et-ui-fields-most" })) }
            }
            ul { @for category in Category::ALL { (field(desk, category)) } }
            @if open {
                a class="fields-more" href={ (desk.address("plan")) "/developments" } data-sheet { (desk.key("et-ui-all-developments")) }
            }
        }
    }
}

fn field(desk: &Table<'_>, category: Category) -> Markup {
    let counts = counts(desk, category);
    let lead = leaders(&counts);
    let kind = art::category(category);
    html! {
        li id={ "field-" (kind) } class={ "field is-" (kind) } {
            (icon(kind))
            b { (desk.say(&name(category))) }
            span class="tokens" aria-hidden="true" {
                @for (seat, _) in counts.iter().filter(|(_, count)| *count > 0) { (pile(desk, category, *seat, lead.contains(seat))) }
            }
            span class="vh" { (desk.say(&said(&counts, &lead))) }
            @if !lead.is_empty() && !desk.game.has_levels() { span class="most" aria-hidden="true" { "−6" } }
        }
    }
}

/// The tokens of a seat on a field.
fn pile(desk: &Table<'_>, category: Category, seat: Seat, leads: bool) -> Markup {
    let owned =
        desk.view.players.get(seat.index()).into_iter().flat_map(|player| owned(desk, player, category));
    html! {
        span class={ "pile" @if leads && !desk.game.has_levels() { " is-lead" } } {
            @for owned in owned {
                span class="token" { (seat_mark(seat)) @if let Some(level) = owned.level { sub { (level.number()) } } }
            }
        }
    }
}

fn said(counts: &[(Seat, u8)], lead: &[Seat]) -> Phrase {
    let each = counts.iter().filter(|(_, count)| *count > 0);
    let each: Vec<_> = each
        .map(|(seat, count)| Phrase::new("et-ui-field-count").with("seat", *seat).with("count", *count))
        .collect();
    let leaders: Vec<_> = lead.iter().map(|seat| Phrase::new("player").with("seat", *seat)).collect();
    match lead {
        [] => Phrase::new("et-ui-field-none"),
        _ => Phrase::new("et-ui-field-told").with("counts", each).with("leaders", leaders),
    }
}
