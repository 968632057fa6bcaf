//! What people at a table do.

use axum::body::Body;
use axum::http::header::SET_COOKIE;
use axum::http::{Response, StatusCode};
use ecotable_kernel::Seat;
use ecotable_rooms::{Order, Reaction, RoomError, Stage, Ticket, Wish};

use super::page;
use super::visit::Deed;
use crate::boards;
use crate::routes::leading::see_other;
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
    let action = action(&deed)?;
    // A form that is sent again has its answer, and its plan was carried out the first time.
    let is_new = || deed.visit.moment.ticket(seat) == ticket;
    let first = decide(&deed, Wish::Decide { seat, ticket, action }).await?;
    for action in deed.fields.all("then").filter(|_| is_new()) {
        if !go_on(&deed, seat, action).await {
            break;
        }
    }
    Ok(first)
}

/// What is to be done: a notation, or fields from which the game's table makes one.
fn action(deed: &Deed) -> Result<String, PageError> {
    if deed.fields.get("compose").is_none() {
        return deed.field("action").map(str::to_owned);
    }
    let drawing = boards::drawing(deed.visit.moment.game.meta.id);
    drawing.compose(&deed.fields).ok_or_else(|| deed.visit.error(PageError::malformed()))
}

/// Takes the next step of a plan, if it is still possible: whatever came in between ends the plan, and loses nothing.
async fn go_on(deed: &Deed, seat: Seat, action: &str) -> bool {
    let now = deed.visit.room.now();
    let possible = now.position.as_ref().is_some_and(|position| position.check(seat, action).is_ok());
    let wish = Wish::Decide { seat, ticket: now.ticket(seat), action: action.to_owned() };
    possible && deed.visit.ask(wish).await.is_ok()
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
        "up_to" => Some(Order::UpTo(limit(&deed)?)),
        "pass_auction" => Some(Order::PassAuction),
        "pass_round" => Some(Order::PassRound),
        "decline" => Some(Order::Decline),
        _ => return Err(PageError::malformed()),
    };
    deed.wish(Wish::Order(seat, order)).await
}

/// Up to how much is bid.
fn limit(deed: &Deed) -> Result<u16, PageError> {
    let limit = deed.field("limit")?.trim().parse().ok().filter(|&limit| limit > 0);
    limit.ok_or_else(|| deed.visit.error(PageError::new(StatusCode::UNPROCESSABLE_ENTITY, "server-no-limit")))
}

/// `POST /t/{table}/takeback`
pub async fn take_back(deed: Deed) -> Answer {
    let seat = deed.visit.seat()?;
    deed.wish(Wish::TakeBack(seat)).await
}

/// `POST /t/{table}/react`
pub async fn react(deed: Deed) -> Answer {
    let seat = deed.visit.seat()?;
    let name = deed.field("reaction")?;
    let reaction = Reaction::ALL
        .into_iter()
        .find(|reaction| reaction.name() == name)
        .ok_or_else(PageError::malformed)?;
    deed.wish(Wish::React(seat, reaction)).await
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
    if now.stage == Stage::Gathering && left.takes_part() {
        return Ok(see_other(&visit.path(None, visit.mode)));
    }
    let mut response = see_other("/");
    if !left.takes_part() {
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
