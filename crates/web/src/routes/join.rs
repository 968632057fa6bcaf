//! Joining a table by its code.

use std::sync::Arc;

use axum::Router;
use axum::body::Body;
use axum::extract::Path;
use axum::http::{Response, StatusCode};
use axum::routing::get;
use ecotable_kernel::{Phrase, Seat};
use ecotable_rooms::{Code, Done, Moment, Nickname, Room, RoomError, Wish};

use super::leading::{see_other, to_table};
use super::visitor::{Page, Visitor};
use crate::app::App;
use crate::players::Players;
use crate::screens::new::wrong_name;
use crate::screens::{self, GameWords, Joining, nicknames};
use crate::server::{Fields, PageError};
use crate::voice::Voice;

type Answer = Result<Response<Body>, PageError>;

/// The addresses under which tables are joined.
pub fn routes() -> Router<App> {
    Router::new().route("/j", get(code)).route("/j/{code}", get(joining).post(sit))
}

/// `GET /j`
async fn code(visitor: Visitor) -> Answer {
    let typed = visitor.query.get("code").unwrap_or_default();
    if typed.trim().is_empty() {
        return Ok(ask(&visitor, "", StatusCode::OK, None));
    }
    match find(&visitor, typed).await {
        Ok((code, _)) => Ok(see_other(&format!("/j/{code}"))),
        Err(wrong) => wrong.answer(&visitor, typed),
    }
}

/// Why a code leads nowhere.
enum Wrong {
    NotACode,
    Unknown,
    Other(PageError),
}

impl Wrong {
    fn answer(self, visitor: &Visitor, typed: &str) -> Answer {
        let (status, key) = match self {
            Self::NotACode => (StatusCode::UNPROCESSABLE_ENTITY, "page-join-not-a-code"),
            Self::Unknown => (StatusCode::NOT_FOUND, "page-join-unknown"),
            Self::Other(error) => return Err(error),
        };
        Ok(ask(visitor, typed, status, Some(&Phrase::new(key))))
    }
}

/// The table with this code; wrong codes are counted, right ones are not.
async fn find(visitor: &Visitor, typed: &str) -> Result<(Code, Room), Wrong> {
    let code: Code = typed.parse().map_err(|_| Wrong::NotACode)?;
    let found = match visitor.app.rooms.with_code(&code).await {
        Ok(table) => visitor.app.rooms.enter(table).await,
        Err(error) => Err(error),
    };
    match found {
        Ok(room) => Ok((code, room)),
        Err(RoomError::UnknownCode | RoomError::UnknownTable) => {
            visitor.app.limits.wrong_code().map_err(Wrong::Other)?;
            Err(Wrong::Unknown)
        }
        Err(error) => Err(Wrong::Other(error.into())),
    }
}

fn ask(visitor: &Visitor, typed: &str, status: StatusCode, wrong: Option<&Phrase>) -> Response<Body> {
    let voice = visitor.voice();
    let body = screens::ask_code(voice, typed, wrong);
    visitor.answer(None, Page { status, title: voice.key("page-join-title"), body })
}

/// `GET /j/{code}`
async fn joining(visitor: Visitor, Path(typed): Path<String>) -> Answer {
    let (code, room) = match find(&visitor, &typed).await {
        Ok(found) => found,
        Err(wrong) => return wrong.answer(&visitor, &typed),
    };
    let moment = room.now();
    if holds_a_seat(&visitor, &moment) {
        return Ok(to_table(moment.table, None));
    }
    let name = nicknames::proposed(visitor.voice());
    let joining = Joining { code: code.as_str(), name: &name, seat: None, wrong: None };
    Ok(form(&visitor, &moment, &joining, StatusCode::OK))
}

fn holds_a_seat(visitor: &Visitor, moment: &Moment) -> bool {
    let token = visitor.reader.cookies.token(moment.table);
    !moment.device(token.as_ref()).seats.is_empty()
}

fn form(
    visitor: &Visitor,
    moment: &Arc<Moment>,
    joining: &Joining<'_>,
    status: StatusCode,
) -> Response<Body> {
    let words = visitor.app.voices.of(&moment.game);
    let language = visitor.reader.language();
    let players = Players::of(moment, words, language);
    let voice = Voice::new(words, language, &players);
    let game = GameWords { listing: &moment.game, voice, edition: None };
    let body = screens::join(&game, moment, joining);
    visitor
        .answer(Some(&moment.game), Page { status, title: visitor.title("page-joining-title", &game), body })
}

/// `POST /j/{code}`
async fn sit(visitor: Visitor, Path(typed): Path<String>, fields: Fields) -> Answer {
    let (code, room) = match find(&visitor, &typed).await {
        Ok(found) => found,
        Err(wrong) => return wrong.answer(&visitor, &typed),
    };
    if holds_a_seat(&visitor, &room.now()) {
        return Ok(to_table(room.now().table, None));
    }
    let name = fields.get("name").unwrap_or_default();
    let seat = fields.get("seat").and_then(|text| text.parse().ok()).map(Seat);
    let again = |wrong: &Phrase, status| {
        let joining = Joining { code: code.as_str(), name, seat, wrong: Some(wrong) };
        Ok(form(&visitor, &room.now(), &joining, status))
    };
    let nickname: Nickname = match name.parse() {
        Ok(nickname) => nickname,
        Err(error) => return again(&wrong_name(error), StatusCode::UNPROCESSABLE_ENTITY),
    };
    // Whoever leads the game and sits down after all goes on leading.
    let token = visitor.reader.cookies.token(room.now().table);
    match room.ask(token, Wish::Join { nickname, seat }).await {
        Ok(done) => Ok(seated(&room, &done)),
        Err(error @ (RoomError::Taken(_) | RoomError::Full | RoomError::Begun)) => {
            let error = PageError::from(error);
            again(&error.what, error.status)
        }
        Err(error) => Err(error.into()),
    }
}

/// To the table, with what proves that the seat is theirs.
fn seated(room: &Room, done: &Done) -> Response<Body> {
    let token = match done {
        Done::Seated(_, token) => Some(token),
        _ => None,
    };
    to_table(room.now().table, token)
}
