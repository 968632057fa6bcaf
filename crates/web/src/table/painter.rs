//! How the table of a game with a [`Board`] is drawn: whole for its page, and in parts for its stream.

use std::marker::PhantomData;

use ecotable_kernel::Refusal;
use maud::{Markup, PreEscaped, html};

use super::board::{Board, CardSheet, PlanSheet};
use super::desk::Desk;
use super::drawing::{Drawing, Drawn, Reason, Seen};
use super::eye::Mode;
use super::list::ListOption;
use super::scene::Scene;
use super::shelf::add_shared;
use super::zone::{Sight, Spot, Zone};
use super::zones::{Frame, at, log, menu, others};
use crate::server::Fields;
use crate::text::Text;
use crate::voice::Voice;

/// Draws the tables of one game.
pub struct Painter<G>(PhantomData<G>);

impl<G> Painter<G> {
    /// The only one there is.
    pub const NEW: Self = Self(PhantomData);
}

/// All zones of a game, those of the frame first.
fn zones<G: Board>() -> impl Iterator<Item = &'static Zone<G>> {
    const { &Frame::<G>::ZONES }.iter().chain(G::zones())
}

/// Whether the viewer has such a zone.
fn has<G: Board>(desk: &Desk<'_, G>, spot: Spot) -> bool {
    match spot {
        Spot::Frame | Spot::Felt => true,
        Spot::Mine | Spot::Aside => desk.can_act(),
        Spot::Orders => desk.can_act() && G::TAKES_ORDERS,
        Spot::Inside(outer) => zones::<G>().any(|zone| zone.id == outer && has(desk, zone.spot)),
    }
}

/// Whether a zone has come along with one around it; `sent` has a bit for each zone.
fn came_along<G: Board>(spot: Spot, sent: u64) -> bool {
    let Spot::Inside(outer) = spot else { return false };
    let around = zones::<G>().zip(0..).find(|(zone, _)| zone.id == outer);
    around.is_some_and(|(zone, index)| sent >> index & 1 == 1 || came_along::<G>(zone.spot, sent))
}

/// Adds a zone to a page.
fn add<G: Board>(desk: &Desk<'_, G>, zone: &Zone<G>, fingerprint: u64, html: &mut String) {
    match zone.sight {
        Sight::Common => add_shared(html, fingerprint, || (zone.draw)(desk)),
        Sight::Own => html.push_str(&(zone.draw)(desk).into_string()),
    }
}

/// What a whole table shows.
fn shown<G: Board>(desk: &Desk<'_, G>) -> Seen {
    let zones = zones::<G>().map(|zone| zone.fingerprint(desk)).chain(others::fingerprints(desk));
    Seen { zones: zones.collect(), line: log::newest(desk) }
}

/// A whole table under construction.
struct Page<'d, 'a, G: Board> {
    desk: &'d Desk<'a, G>,
    seen: &'d [u64],
}

impl<G: Board> Page<'_, '_, G> {
    fn zone(&self, index: usize) -> Markup {
        let mut html = String::new();
        if let Some(zone) = zones::<G>().nth(index).filter(|zone| has(self.desk, zone.spot)) {
            add(self.desk, zone, self.seen[index], &mut html);
        }
        PreEscaped(html)
    }

    fn spot(&self, spot: Spot) -> Markup {
        let own = zones::<G>().enumerate().skip(Frame::<G>::ZONES.len());
        html! { @for (index, _) in own.filter(|(_, zone)| zone.spot == spot) { (self.zone(index)) } }
    }

    fn draw(&self) -> Markup {
        let desk = self.desk;
        html! {
            main id="main" class={ "table " (G::THEME) (kind(desk)) } {
                (self.zone(at::BAR))
                div class="heads" { (self.zone(at::STATUS)) (self.zone(at::NOTICE)) }
                (self.zone(at::OTHERS))
                section id="felt" class="felt" data-arrows="map" aria-label=(desk.key("table-ui-felt")) {
                    (G::felt()) (self.zone(at::END)) (self.spot(Spot::Felt))
                }
                @if desk.can_act() {
                    section id="mine" class="mine" tabindex="0" aria-label=(desk.key("table-ui-mine")) {
                        (self.zone(at::ME)) (self.spot(Spot::Mine))
                    }
                    (self.spot(Spot::Aside))
                    (self.zone(at::TRAY))
                }
                aside class="side" aria-label=(desk.key("table-ui-side")) { (self.zone(at::ORDERS)) (log::draw(desk)) }
                @if desk.eye.mode != Mode::Wall { (self.zone(at::MENU)) (menu::react(desk)) (menu::keys(desk)) }
            }
        }
    }
}

fn kind<G: Board>(desk: &Desk<'_, G>) -> &'static str {
    match (desk.eye.mode, desk.me()) {
        (Mode::Wall, _) => " is-wall",
        (_, None) => " is-watched",
        _ => " mine-too",
    }
}

/// Cards with what they do.
fn figures(cards: impl Iterator<Item = CardSheet>) -> Markup {
    html! {
        div class="figures" {
            @for card in cards {
                figure { (card.drawing) figcaption { @for effect in &card.effects { (effect) " " } } }
            }
        }
    }
}

impl<G: Board> Drawing for Painter<G> {
    fn theme(&self) -> &'static str {
        G::THEME
    }

    fn style(&self) -> &'static str {
        G::STYLE
    }

    fn locales(&self) -> &'static [(&'static str, &'static str)] {
        <G as Board>::LOCALES
    }

    fn sprite(&self) -> Markup {
        html! { (super::SPRITE) (G::sprite()) }
    }

    fn seen(&self, scene: Scene<'_>) -> Seen {
        Desk::<G>::of(scene).map(|desk| shown(&desk)).unwrap_or_default()
    }

    fn draw(&self, scene: Scene<'_>) -> Drawn {
        let Some(desk) = Desk::<G>::of(scene) else { return Drawn { html: html! {}, seen: Seen::default() } };
        let seen = shown(&desk);
        Drawn { html: Page { desk: &desk, seen: &seen.zones }.draw(), seen }
    }

    fn add_changes(&self, scene: Scene<'_>, seen: &mut Seen, page: &mut String) {
        let Some(desk) = Desk::<G>::of(scene) else { return };
        let count = Frame::<G>::ZONES.len() + G::zones().len();
        seen.zones.resize(count + others::PARTS * usize::from(desk.game.seats()), 0);
        let mut sent = 0u64;
        for (index, (zone, known)) in zones::<G>().zip(&mut seen.zones).enumerate() {
            let now = zone.fingerprint(&desk);
            let is_new = std::mem::replace(known, now) != now && has(&desk, zone.spot);
            if is_new && !came_along::<G>(zone.spot, sent) {
                add(&desk, zone, now, page);
                sent |= 1 << index;
            }
        }
        others::add_news(&desk, &mut seen.zones[count..], sent >> at::OTHERS & 1 == 1, page);
        log::add_news(&desk, &mut seen.line, page);
    }

    fn why_not(&self, scene: Scene<'_>, action: &str) -> Option<Reason> {
        let desk = Desk::<G>::of(scene)?;
        let refusal = G::why_not(&desk, action.parse().ok()?)?;
        Some(Reason { phrase: desk.game.refusal(&refusal), rule: refusal.rule() })
    }

    fn log(&self, scene: Scene<'_>) -> Markup {
        Desk::<G>::of(scene).map(|desk| log::lines(&desk)).unwrap_or_default()
    }

    fn plan(&self, scene: Scene<'_>, name: &str, asked: &Fields) -> Option<PlanSheet> {
        G::plan(&Desk::<G>::of(scene)?, name, asked)
    }

    fn plans(&self, scene: Scene<'_>) -> Vec<(&'static str, Text)> {
        Desk::<G>::of(scene).map(|desk| G::plans(&desk)).unwrap_or_default()
    }

    fn compose(&self, fields: &Fields) -> Option<String> {
        G::compose(fields)
    }

    fn round(&self) -> &'static str {
        G::ROUND
    }

    fn rounds(&self, chosen: &dyn Fn(&str) -> String) -> Option<i64> {
        G::rounds(chosen)
    }

    fn first_options(&self) -> &'static [&'static str] {
        G::FIRST_OPTIONS
    }

    fn editions(&self) -> Option<&'static str> {
        G::EDITIONS
    }

    fn list(&self, chosen: &dyn Fn(&str) -> String) -> Option<ListOption> {
        G::list(chosen)
    }

    fn fixed_options(&self) -> &'static [(&'static str, &'static str)] {
        G::FIXED_OPTIONS
    }

    fn figures(&self, voice: Voice<'_>, section: &str) -> Option<Markup> {
        let (_, cards) = G::FIGURES.iter().find(|(at, _)| *at == section)?;
        let game = G::new(&G::Config::default(), *G::META.seats.start()).ok()?;
        Some(figures(cards.iter().filter_map(|id| game.card(voice, id))))
    }

    fn cards(&self, voice: Voice<'_>) -> Option<Markup> {
        G::cards(voice)
    }

    fn card(&self, scene: Scene<'_>, id: &str) -> Option<CardSheet> {
        Desk::<G>::of(scene)?.game.card(scene.voice, id)
    }
}
