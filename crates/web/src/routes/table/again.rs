//! Another match of the same people, who sit at a new table as they sat at the old one.

use axum::body::Body;
use axum::http::Response;
use ecotable_kernel::Seat;
use ecotable_rooms::{Device, Done, Moment, Room, RoomError, Stage, Token, Who, Wish};

use super::visit::{Deed, Visit, path};
use crate::routes::leading::with_token;
use crate::server::PageError;

/// `POST /t/{table}/again`: to the table that follows. What proves who somebody is here proves it there too, so nobody
/// has to join, and it does not matter who asks first, how often, or when.
pub async fn again(deed: Deed) -> Result<Response<Body>, PageError> {
    let visit = &deed.visit;
    let token = visit.token.filter(|_| visit.device.takes_part()).ok_or_else(|| visit.not_yours())?;
    if visit.moment.stage != Stage::Over {
        return Err(visit.error(RoomError::NotOver));
    }
    let room = next_room(visit).await?;
    let next = room.now();
    // Who has a seat there by other means, such as the code, keeps that one.
    let held = visit.reader.cookies.token(next.table);
    let token = held.filter(|held| next.device(Some(held)).takes_part()).unwrap_or(token);
    begin_if_complete(&room, &next, token).await;
    Ok(with_token(&path(next.table, None, visit.mode), next.table, &token))
}

/// The room of the table that follows; the first who wants it opens it.
async fn next_room(visit: &Visit) -> Result<Room, PageError> {
    if let Some(next) = visit.moment.sequel {
        match visit.app.rooms.enter(next).await {
            Err(RoomError::UnknownTable) => {}
            room => return room.map_err(|error| visit.error(error)),
        }
    }
    visit.app.limits.new_table(visit.reader.address)?;
    open(visit).await.map_err(|error| visit.error(error))
}

/// Opens a room and lets it follow. If somebody else was quicker, theirs follows, and this one is given up after a day like
/// every room in which no match begins.
async fn open(visit: &Visit) -> Result<Room, RoomError> {
    let rooms = &visit.app.rooms;
    let next = rooms.open_again(visit.table).await?;
    let follow = Wish::Follow { next, instead_of: visit.moment.sequel };
    let Done::Followed(next) = visit.ask(follow).await? else { return Err(RoomError::Busy) };
    rooms.enter(next).await
}

/// Begins at once if nobody has to come from elsewhere.
async fn begin_if_complete(room: &Room, next: &Moment, token: Token) {
    let device = next.device(Some(&token));
    if next.stage == Stage::Gathering && device.host && is_complete(next, device) {
        // If it does not begin now, its host can begin it there.
        let _ = room.ask(Some(token), Wish::Start).await;
    }
}

fn is_complete(next: &Moment, device: Device) -> bool {
    (0u8..).map(Seat).zip(next.places.iter()).all(|(seat, place)| match place.who {
        Who::Bot(_) => true,
        Who::Person(_) => device.seats.contains(seat),
        Who::Nobody | Who::Forgotten => false,
    })
}
