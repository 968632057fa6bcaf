//! Failures as pages and fragments.

use axum::body::Body;
use axum::http::Response;
use axum::response::{Html, IntoResponse};
use maud::{Markup, html};

use crate::app::App;
use crate::players::Players;
use crate::screens::{Frame, Layout, Sheet, fragment, layout, sheet_page};
use crate::server::{PageError, Reader};
use crate::voice::Voice;

/// The failure as our script shows it in a dialog, or as a page with a way back.
pub(super) fn explain(app: &App, error: &PageError, reader: &Reader) -> Response<Body> {
    let game = error.moment.as_ref().map(|moment| &*moment.game);
    let words = game.map_or_else(|| app.voices.frame(), |game| app.voices.of(game));
    let language = reader.language();
    let players = error.moment.as_deref().map(|moment| Players::of(moment, words, language));
    let players = players.unwrap_or_default();
    let voice = Voice::new(words, language, &players);
    let sheet = Sheet {
        title: voice.key(&format!("server-title-{}", error.status.as_u16())),
        lines: vec![voice.say(&error.what).text()],
        rule: game.and_then(|game| Some((game.meta.id, error.rule?))),
        body: html! {},
        acts: html! {},
        back: error.back.as_deref().unwrap_or("/"),
    };
    let html = if reader.scripted { fragment(voice, &sheet) } else { page(app, voice, &sheet) };
    (error.status, Html(html.into_string())).into_response()
}

fn page(app: &App, voice: Voice<'_>, sheet: &Sheet<'_>) -> Markup {
    layout(Layout {
        title: &sheet.title,
        voice,
        languages: app.voices.languages(),
        here: sheet.back,
        links: app.assets.links(None),
        frame: Frame::Page,
        theme: "",
        stream: None,
        sprite: html! {},
        body: sheet_page(voice, sheet),
    })
}
