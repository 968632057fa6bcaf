//! The pages of a table: waiting room, curtain, table, wall.

use std::sync::Arc;

use axum::body::Body;
use axum::http::{Response, StatusCode};
use axum::response::{Html, IntoResponse};
use ecotable_kernel::Phrase;
use ecotable_rooms::Moment;
use maud::{Markup, html};

use super::pane::{Pane, Teller};
use super::visit::{Visit, onward};
use crate::players::Players;
use crate::routes::leading::see_other;
use crate::screens::{Layout, layout};
use crate::server::PageError;
use crate::table::Mode;
use crate::voice::Voice;

type Answer = Result<Response<Body>, PageError>;

/// `GET /t/{table}`
pub async fn table(visit: Visit) -> Answer {
    let pane = Pane::of(&visit)?;
    visit.room.seen(visit.token.as_ref());
    if let Some(seat) = onward(&visit.moment, visit.device).filter(|_| pane == Pane::Curtain) {
        return Ok(see_other(&visit.path(Some(seat), visit.mode)));
    }
    Ok(show(&visit, &visit.moment, pane, None).into_response())
}

/// `GET /t/{table}/wall`
pub async fn wall(mut visit: Visit) -> Answer {
    visit.mode = Mode::Wall;
    Ok(show(&visit, &visit.moment, Pane::wall(&visit.moment), None).into_response())
}

/// The page again, because the table has changed since the form was made.
pub fn again(visit: &Visit) -> Answer {
    let visit = Visit { moment: visit.room.now(), ..visit.clone() };
    let page = show(&visit, &visit.moment, Pane::of(&visit)?, Some(Phrase::new("server-stale")));
    Ok((StatusCode::CONFLICT, page).into_response())
}

fn show(visit: &Visit, moment: &Arc<Moment>, pane: Pane, note: Option<Phrase>) -> Html<String> {
    let words = visit.app.voices.of(&moment.game);
    let eye = visit.eye(pane.viewer());
    let players = Players::of(moment, words, eye.language);
    let voice = Voice::new(words, eye.language, &players);
    let teller = Teller { moment, eye: &eye, voice, host: &visit.host(), pane };
    let drawn = teller.draw();
    let drawing = teller.drawing();
    let page = layout(Layout {
        title: &voice.key("game-name"),
        voice,
        languages: visit.app.voices.languages(),
        here: &visit.path(visit.named, visit.mode),
        links: visit.app.assets.links(Some(moment.game.meta.id)),
        frame: teller.frame(),
        theme: drawing.theme(),
        stream: Some(&teller.stream_address(&visit.app.marks.of(&drawn.seen))),
        sprite: drawing.sprite(),
        body: noted(voice, note, drawn.html),
    });
    Html(page.into_string())
}

fn noted(voice: Voice<'_>, note: Option<Phrase>, page: Markup) -> Markup {
    html! {
        @if let Some(note) = note { p class="note" role="alert" { (voice.say(&note)) } }
        (page)
    }
}
