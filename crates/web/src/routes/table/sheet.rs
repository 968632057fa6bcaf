//! Short answers at a table, as fragments for our script or as pages.

use axum::body::Body;
use axum::http::Response;
use axum::response::{Html, IntoResponse};
use ecotable_kernel::{Phrase, Viewer};
use maud::{Markup, html};

use super::visit::Visit;
use crate::boards;
use crate::players::Players;
use crate::screens::sheet::{Sheet, fragment, sheet_page};
use crate::screens::{Frame, Layout, layout};
use crate::table::{Drawing, Scene};
use crate::text::Text;
use crate::voice::Voice;

/// A short answer.
pub struct Short {
    pub title: Text,
    pub lines: Vec<Text>,
    pub rule: Option<&'static str>,
    /// What there is to see and to fill in.
    pub body: Markup,
    /// Buttons and drawings below it.
    pub more: Markup,
}

impl Short {
    /// A heading and a sentence.
    pub fn new(voice: Voice<'_>, title: &str, line: &Phrase) -> Self {
        Self {
            title: voice.key(title),
            lines: vec![voice.say(line).text()],
            rule: None,
            body: html! {},
            more: html! {},
        }
    }
}

/// Says something in the reader's language, with the names of the players.
pub fn with_voice<T>(visit: &Visit, say: impl FnOnce(Voice<'_>) -> T) -> T {
    let words = visit.app.voices.of(&visit.moment.game);
    let language = visit.reader.language();
    let players = Players::of(&visit.moment, words, language);
    say(Voice::new(words, language, &players))
}

/// Looks at the table as `viewer` does; `None` before the match.
pub fn with_scene<T>(
    visit: &Visit,
    viewer: Viewer,
    look: impl FnOnce(Scene<'_>, &dyn Drawing) -> T,
) -> Option<T> {
    let moment = &*visit.moment;
    let position = moment.position.as_deref()?;
    let eye = visit.eye(viewer);
    let drawing = boards::drawing(moment.game.meta.id);
    Some(with_voice(visit, |voice| look(Scene { moment, position, eye: &eye, voice }, drawing)))
}

/// The answer as a fragment for our script, or as a page.
pub fn answer(visit: &Visit, say: impl FnOnce(Voice<'_>) -> Short) -> Response<Body> {
    let html = with_voice(visit, |voice| {
        let short = say(voice);
        let back = visit.path(visit.named, visit.mode);
        let sheet = Sheet {
            title: short.title,
            lines: short.lines,
            rule: short.rule.map(|rule| (visit.moment.game.meta.id, rule)),
            body: short.body,
            acts: short.more,
            back: &back,
        };
        if visit.reader.scripted { fragment(voice, &sheet) } else { page(visit, voice, &sheet) }
    });
    Html(html.into_string()).into_response()
}

fn page(visit: &Visit, voice: Voice<'_>, sheet: &Sheet<'_>) -> Markup {
    let game = visit.moment.game.meta.id;
    let drawing = boards::drawing(game);
    layout(Layout {
        title: &sheet.title,
        voice,
        languages: visit.app.voices.languages(),
        here: sheet.back,
        links: visit.app.assets.links(Some(game)),
        frame: Frame::Page,
        theme: drawing.theme(),
        stream: None,
        sprite: drawing.sprite(),
        body: sheet_page(voice, sheet),
    })
}
