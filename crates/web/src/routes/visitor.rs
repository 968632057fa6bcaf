//! Somebody who looks at a page that is not a table.

use axum::body::Body;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{Response, StatusCode};
use axum::response::{Html, IntoResponse};
use ecotable_catalog::{Listing, game};
use ecotable_kernel::Phrase;
use ecotable_words::Numbered;
use maud::{Markup, html};

use crate::app::App;
use crate::boards;
use crate::screens::{Frame, GameWords, Layout, layout};
use crate::server::{Asked, Fields, PageError, Reader};
use crate::text::Text;
use crate::voice::Voice;

/// Somebody who looks at a page that is not a table.
pub struct Visitor {
    pub app: App,
    pub reader: Reader,
    /// The address they are at.
    pub here: String,
    pub query: Fields,
}

impl FromRequestParts<App> for Visitor {
    type Rejection = PageError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, PageError> {
        let Asked(query) = Asked::from_request_parts(parts, app).await?;
        let here = parts.uri.path_and_query().map_or("/", |path| path.as_str()).to_owned();
        Ok(Self { app: app.clone(), reader: Reader::of(parts, app.voices), here, query })
    }
}

/// A page before the document around it.
pub struct Page {
    pub status: StatusCode,
    pub title: Text,
    pub body: Markup,
}

impl Page {
    /// A page as it should be.
    pub fn new(title: Text, body: Markup) -> Self {
        Self { status: StatusCode::OK, title, body }
    }
}

impl Visitor {
    /// The words of pages without a game.
    pub fn voice(&self) -> Voice<'_> {
        Voice::new(self.app.voices.frame(), self.reader.language(), &Numbered)
    }

    /// The game with this id.
    pub fn game(&self, id: &str) -> Result<Listing, PageError> {
        game(id).map_err(|_| PageError::new(StatusCode::NOT_FOUND, "page-unknown-game"))
    }

    /// The words of a game, before anybody plays it.
    pub fn words<'a>(&'a self, listing: &'a Listing) -> GameWords<'a> {
        let voice = Voice::new(self.app.voices.of(listing), self.reader.language(), &Numbered);
        GameWords { listing, voice, edition: None }
    }

    /// The sentence of a key in which a game is named.
    pub fn title(&self, key: &'static str, game: &GameWords<'_>) -> Text {
        game.voice.say(&Phrase::new(key).with("game", game.name().as_str())).text()
    }

    /// The whole answer; `game` is the game that the page belongs to.
    pub fn answer(&self, game: Option<&Listing>, page: Page) -> Response<Body> {
        let id = game.map(|game| game.meta.id);
        let document = layout(Layout {
            title: &page.title,
            voice: self.voice(),
            languages: self.app.voices.languages(),
            here: &self.here,
            links: self.app.assets.links(id),
            frame: Frame::Page,
            theme: "",
            stream: None,
            sprite: id.map_or_else(|| html! {}, |id| boards::drawing(id).sprite()),
            body: page.body,
        });
        (page.status, Html(document.into_string())).into_response()
    }
}
