//! Pages that are not tables.

use axum::Router;
use axum::body::Body;
use axum::extract::Path;
use axum::http::header::SET_COOKIE;
use axum::http::{Response, StatusCode};
use axum::routing::{get, post};
use ecotable_catalog::games;
use ecotable_rooms::{NewRoom, Wish};

use super::leading::{see_other, to_table};
use super::visitor::{Page, Visitor};
use crate::app::App;
use crate::boards;
use crate::players::Players;
use crate::screens::new::{Draft, DraftNames, Step, Trouble, new_table};
use crate::screens::{self, Edition, GameWords, MyTable, nicknames};
use crate::server::{Fields, PageError, cookies};
use crate::voice::Voice;

type Answer = Result<Response<Body>, PageError>;

/// How many tables of one browser are looked at.
const MOST_TABLES: usize = 30;

/// The addresses of pages that are not tables.
pub fn routes() -> Router<App> {
    Router::new()
        .route("/", get(home))
        .route("/mine", get(mine))
        .route("/play/{game}", post(play))
        .route("/new/{game}", get(new).post(set))
        .route("/rules/{game}", get(rules))
        .route("/cards/{game}", get(cards))
        .route("/about", get(about))
        .route("/lang", post(language))
        .route("/lessons", post(lessons))
}

/// `GET /`
async fn home(visitor: Visitor) -> Response<Body> {
    let (listings, tables) = (games(), tables(&visitor).await);
    let offered: Vec<_> = listings.iter().flat_map(|listing| editions(visitor.words(listing))).collect();
    let body = screens::home(visitor.voice(), &offered, &tables);
    visitor.answer(None, Page::new(visitor.voice().key("page-home-games"), body))
}

/// A game, or each of its editions.
fn editions(game: GameWords<'_>) -> Vec<GameWords<'_>> {
    let all = Edition::all(game.listing);
    if all.is_empty() {
        return vec![game];
    }
    all.into_iter().map(|edition| GameWords { edition: Some(edition), ..game }).collect()
}

/// `GET /mine`
async fn mine(visitor: Visitor) -> Response<Body> {
    let tables = tables(&visitor).await;
    let body = screens::mine(visitor.voice(), &tables);
    visitor.answer(None, Page::new(visitor.voice().key("page-mine-title"), body))
}

/// The tables of this browser, those first at which something is wanted.
async fn tables(visitor: &Visitor) -> Vec<MyTable> {
    let language = visitor.reader.language();
    let mut tables = Vec::new();
    for (table, token) in visitor.reader.cookies.tables().take(MOST_TABLES) {
        // A table that is gone, or cannot be opened now, is left out.
        let Ok(room) = visitor.app.rooms.enter(table).await else { continue };
        let moment = room.now();
        let device = moment.device(Some(&token));
        if device.takes_part() {
            let words = visitor.app.voices.of(&moment.game);
            let players = Players::of(&moment, words, language);
            tables.push(MyTable::of(&moment, device, Voice::new(words, language, &players)));
        }
    }
    tables.sort_by_key(|table| table.wanted);
    tables
}

/// `POST /play/{game}`: the usual table, with the options that were chosen.
async fn play(visitor: Visitor, Path(id): Path<String>, fields: Fields) -> Answer {
    let game = visitor.game(&id)?;
    let draft = Draft::usual(&game, nicknames::proposed(visitor.voice())).choosing(&game, &fields);
    match draft.check(&game) {
        Ok(room) => open(&visitor, room, Start::Now).await,
        Err(troubles) => Ok(draft_page(&visitor, &visitor.words(&game), &draft, &troubles)),
    }
}

/// `GET /new/{game}`; the query may choose options.
async fn new(visitor: Visitor, Path(id): Path<String>) -> Answer {
    let game = visitor.game(&id)?;
    let draft = Draft::usual(&game, nicknames::proposed(visitor.voice())).choosing(&game, &visitor.query);
    Ok(draft_page(&visitor, &visitor.words(&game), &draft, &[]))
}

/// `POST /new/{game}`
async fn set(visitor: Visitor, Path(id): Path<String>, fields: Fields) -> Answer {
    let game = visitor.game(&id)?;
    let (draft, step) = (Draft::read(&game, &fields), Draft::step(&fields));
    let words = visitor.words(&game);
    if step != Step::Start {
        return Ok(draft_page(&visitor, &words, &draft.after(step, &game), &[]));
    }
    match draft.check(&game) {
        Ok(room) => open(&visitor, room, if draft.waits() { Start::Later } else { Start::Now }).await,
        Err(troubles) => Ok(draft_page(&visitor, &words, &draft, &troubles)),
    }
}

fn draft_page(
    visitor: &Visitor,
    game: &GameWords<'_>,
    draft: &Draft,
    troubles: &[Trouble],
) -> Response<Body> {
    let names = DraftNames::new(draft, game.voice);
    let words = visitor.app.voices.of(game.listing);
    let named = GameWords {
        voice: Voice::new(words, visitor.reader.language(), &names),
        edition: draft.edition(game.listing),
        ..*game
    };
    let status = if troubles.is_empty() { StatusCode::OK } else { StatusCode::UNPROCESSABLE_ENTITY };
    let page = Page {
        status,
        title: visitor.title("page-new-title", game),
        body: new_table(&named, draft, troubles),
    };
    visitor.answer(Some(game.listing), page)
}

/// When the match of a new table starts.
#[derive(Clone, Copy, Eq, PartialEq)]
enum Start {
    Now,
    Later,
}

/// Opens a room, and leads to it.
async fn open(visitor: &Visitor, room: NewRoom, start: Start) -> Answer {
    visitor.app.limits.new_table(visitor.reader.address)?;
    let (table, token) = visitor.app.rooms.open(room).await?;
    if start == Start::Now {
        visitor.app.rooms.enter(table).await?.ask(Some(token), Wish::Start).await?;
    }
    Ok(to_table(table, Some(&token)))
}

/// `GET /rules/{game}`
async fn rules(visitor: Visitor, Path(id): Path<String>) -> Answer {
    let game = visitor.game(&id)?;
    let words = visitor.words(&game);
    let body = screens::rules(&words, visitor.query.get("q").unwrap_or_default(), |section| {
        boards::drawing(&id).figures(words.voice, section)
    });
    Ok(visitor.answer(Some(&game), Page::new(visitor.title("page-rules-title", &words), body)))
}

/// `GET /cards/{game}`
async fn cards(visitor: Visitor, Path(id): Path<String>) -> Answer {
    let game = visitor.game(&id)?;
    let words = visitor.words(&game);
    let body = screens::cards(&words, boards::drawing(&id).cards(words.voice));
    Ok(visitor.answer(Some(&game), Page::new(visitor.title("page-cards-title", &words), body)))
}

/// `GET /about`
async fn about(visitor: Visitor) -> Response<Body> {
    let voice = visitor.voice();
    visitor.answer(None, Page::new(voice.key("page-about-title"), screens::about(voice)))
}

/// `POST /lang`
async fn language(visitor: Visitor, fields: Fields) -> Answer {
    let known = fields.get("lang").and_then(|tag| visitor.app.voices.known(tag));
    let language = known.ok_or_else(PageError::malformed)?;
    let mut response = see_other(local(fields.get("back").unwrap_or("/")));
    response.headers_mut().insert(SET_COOKIE, cookies::keep_language(language));
    Ok(response)
}

/// `POST /lessons`: whether kinds of decisions are explained when they are met for the first time.
async fn lessons(fields: Fields) -> Response<Body> {
    let mut response = see_other(local(fields.get("back").unwrap_or("/")));
    response.headers_mut().insert(SET_COOKIE, cookies::keep_lessons(fields.get("lessons").unwrap_or("on")));
    response
}

/// The path, if it leads nowhere else than to this server.
fn local(path: &str) -> &str {
    let stays = path.starts_with('/') && !path.starts_with("//") && !path.starts_with("/\\");
    // Browsers leave tabs and line breaks out of addresses.
    let stays = stays && !path.contains(char::is_control);
    if stays { path } else { "/" }
}
