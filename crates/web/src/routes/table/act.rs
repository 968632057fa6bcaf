//! What people at a table do.

use axum::body::Body;
use axum::http::Response;
use axum::http::header::SET_COOKIE;
use ecotable_rooms::{Order, RoomError, Stage, Ticket, Wish};

use super::page;
use super::visit::{Deed, malformed, see_other};
use crate::server::{PageError, cookies};

type Answer = Result<Response<Body>, PageError>;

/// Wants something that depends on what the person saw.
async fn decide(deed: &Deed, wish: Wish) -> Answer {
    match deed.visit.ask(wish).await {
        Ok(_) => Ok(deed.visit.done()),
        Err(RoomError::Stale) if !deed.visit.reader.scripted => page::again(&deed.visit),
        Err(error) => Err(deed.visit.error(error)),
    }
}

/// `POST /t/{table}/act`
pub async fn act(deed: Deed) -> Answer {
    let seat = deed.visit.seat()?;
    let ticket: Ticket = deed.field("ticket")?.parse()?;
    let action = deed.field("action")?.to_owned();
    decide(&deed, Wish::Decide { seat, ticket, action }).await
}

/// `POST /t/{table}/undo`
pub async fn undo(deed: Deed) -> Answer {
    let seat = deed.visit.seat()?;
    let ticket: Ticket = deed.field("ticket")?.parse()?;
    decide(&deed, Wish::Undo { seat, ticket }).await
}

/// `POST /t/{table}/order`
pub async fn order(deed: Deed) -> Answer {
    let seat = deed.visit.seat()?;
    let order = match deed.field("order")? {
        "none" => None,
        "up_to" => Some(Order::UpTo(deed.field("limit")?.trim().parse().map_err(|_| malformed())?)),
        "pass_auction" => Some(Order::PassAuction),
        "pass_round" => Some(Order::PassRound),
        _ => return Err(malformed()),
    };
    deed.wish(Wish::Order(seat, order)).await
}

/// `POST /t/{table}/takeback`
pub async fn take_back(deed: Deed) -> Answer {
    let seat = deed.visit.seat()?;
    deed.wish(Wish::TakeBack(seat)).await
}

/// `POST /t/{table}/name`
pub async fn rename(deed: Deed) -> Answer {
    let seat = deed.visit.seat()?;
    let nickname = deed.field("name")?.parse().map_err(|error| deed.visit.error(PageError::from(error)))?;
    deed.wish(Wish::Rename(seat, nickname)).await
}

/// `POST /t/{table}/leave`: whoever leaves a match may come back, so the cookie stays.
pub async fn leave(deed: Deed) -> Answer {
    let visit = &deed.visit;
    let seat = visit.seat()?;
    visit.ask(Wish::Leave(seat)).await.map_err(|error| visit.error(error))?;
    let now = visit.room.now();
    let left = now.device(visit.token.as_ref());
    if now.stage == Stage::Gathering && (left.host || !left.seats.is_empty()) {
        return Ok(see_other(&visit.path(None, visit.mode)));
    }
    let mut response = see_other("/");
    if left.seats.is_empty() && !left.host {
        response.headers_mut().insert(SET_COOKIE, cookies::forget_token(visit.table));
    }
    Ok(response)
}

/// `POST /t/{table}/skip`
pub async fn skip(deed: Deed) -> Answer {
    deed.wish(Wish::Skip).await
}

/// `POST /t/{table}/standin`
pub async fn stand_in(deed: Deed) -> Answer {
    let absent = deed.about()?;
    deed.about_a_place().wish(Wish::StandIn(absent)).await
}
