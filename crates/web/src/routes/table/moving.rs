//! Moving a seat to another device.

use axum::Router;
use axum::body::Body;
use axum::extract::Path;
use axum::http::Response;
use axum::routing::get;
use ecotable_kernel::Phrase;
use ecotable_rooms::{Done, RoomError, Wish};
use ecotable_store::Key;
use maud::html;

use super::sheet::{Short, answer};
use super::visit::{Deed, Visit};
use crate::app::App;
use crate::routes::leading::to_table;
use crate::screens::qr::qr;
use crate::server::{PageError, means_itself};

type Answer = Result<Response<Body>, PageError>;

pub fn routes() -> Router<App> {
    Router::new()
        .route("/t/{table}/move", get(offer_link).post(make_link))
        .route("/t/{table}/take/{key}", get(offer_seat).post(take_seat))
}

/// `GET /t/{table}/move`
async fn offer_link(visit: Visit) -> Answer {
    let seat = visit.seat()?;
    let line = Phrase::new("server-move-offer").with("seat", seat);
    Ok(answer(&visit, |voice| Short {
        more: html! {
            form method="post" action={ "/t/" (visit.table) "/move" } {
                input type="hidden" name="seat" value=(seat);
                (visit.mode.field())
                button class="btn btn-primary" { (voice.key("server-move-make")) }
            }
        },
        ..Short::new(voice, "server-move-title", &line)
    }))
}

/// `POST /t/{table}/move`: a link that works once.
async fn make_link(Deed { visit, .. }: Deed) -> Answer {
    let seat = visit.seat()?;
    let done = visit.ask(Wish::MoveOut(seat)).await.map_err(|error| visit.error(error))?;
    let Done::Key(key) = done else { return Err(visit.error(RoomError::Busy)) };
    let address = format!("http://{}/t/{}/take/{key}", visit.host(), visit.table);
    let line = Phrase::new("server-move-link").with("seat", seat);
    Ok(answer(&visit, |voice| Short {
        more: html! {
            input class="field" readonly data-select value=(address) aria-label=(voice.key("server-move-address"));
            @if !means_itself(&visit.host()) {
                p { (voice.key("server-move-scan")) }
                (qr(&address, &voice.key("server-move-qr")))
            }
        },
        ..Short::new(voice, "server-move-title", &line)
    }))
}

fn key_of(way: &[(String, String)]) -> Result<Key, PageError> {
    way.get(1).and_then(|(_, key)| key.parse().ok()).ok_or_else(PageError::not_found)
}

/// `GET /t/{table}/take/{key}`: only asks, because whatever shows previews of links would use it up.
async fn offer_seat(Path(way): Path<Vec<(String, String)>>, visit: Visit) -> Answer {
    let key = key_of(&way)?;
    if !visit.moment.has_link(key) {
        return Err(visit.error(RoomError::NoSuchLink));
    }
    Ok(answer(&visit, |voice| Short {
        more: html! {
            form method="post" action={ "/t/" (visit.table) "/take/" (key) } data-plain {
                button class="btn btn-primary" { (voice.key("server-take-button")) }
            }
        },
        ..Short::new(voice, "server-take-title", &Phrase::new("server-take-offer"))
    }))
}

/// `POST /t/{table}/take/{key}`
async fn take_seat(Path(way): Path<Vec<(String, String)>>, visit: Visit) -> Answer {
    let done = visit.ask(Wish::MoveIn(key_of(&way)?)).await.map_err(|error| visit.error(error))?;
    let Done::Seated(_, token) = done else { return Err(visit.error(RoomError::Busy)) };
    Ok(to_table(visit.table, Some(&token)))
}
