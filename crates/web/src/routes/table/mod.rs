//! Everything at a table.
//!
//! Forms post these fields, and without script the answer leads back to the page they were on, which is told by `seat`
//! and `mode` in the query or among the fields:
//!
//! | address | fields |
//! |---|---|
//! | `act` | `ticket`, `action` or `compose` with fields of the game, any number of `then`: what to do next if nothing came in between |
//! | `undo` | `ticket` |
//! | `order` | `order`: `up_to` with `limit`, `pass_auction`, `pass_round`, `decline` or `none` |
//! | `takeback`, `leave` | |
//! | `react` | `reaction` |
//! | `name` | `name` |
//! | `move` | |
//! | `standin` | `seat`: whose seat a bot is to play |
//! | `place` | `do`: `add`, `remove`, `open`, `here` with `name`, `bot` with `bot`; `seat`: which place |
//! | `pace` | `pace` |
//! | `reactions` | `reactions`: `on` or `off` |
//! | `start`, `skip`, `again` | |
//!
//! The field `seat` says whose form it is; a device with one seat need not say it.

mod act;
mod again;
mod host;
mod moving;
mod page;
mod pane;
mod record;
mod sheet;
mod sheets;
mod stream;
mod visit;

use axum::Router;
use axum::routing::{get, post};

use crate::app::App;

/// The addresses of a table.
pub fn routes() -> Router<App> {
    Router::new()
        .route("/t/{table}", get(page::table))
        .route("/t/{table}/wall", get(page::wall))
        .route("/t/{table}/stream", get(stream::stream))
        .route("/t/{table}/record", get(record::record))
        .merge(sheets::routes())
        .merge(moving::routes())
        .merge(host::routes())
        .route("/t/{table}/act", post(act::act))
        .route("/t/{table}/undo", post(act::undo))
        .route("/t/{table}/order", post(act::order))
        .route("/t/{table}/takeback", post(act::take_back))
        .route("/t/{table}/leave", post(act::leave))
        .route("/t/{table}/react", post(act::react))
        .route("/t/{table}/name", post(act::rename))
        .route("/t/{table}/skip", post(act::skip))
        .route("/t/{table}/again", post(again::again))
        .route("/t/{table}/standin", post(act::stand_in))
}
