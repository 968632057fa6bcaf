//! Another match of the same people: the same options, the same bots, at a new table.

use std::collections::HashMap;

use axum::body::Body;
use axum::http::Response;
use ecotable_kernel::{OptionKind, Seat};
use ecotable_rooms::{Done, Moment, NewRoom, Nickname, RoomError, Seating, Stage, Token, Who, Wish};
use ecotable_store::TableId;
use serde_json::Value;
use tokio::sync::Mutex;

use super::visit::{Deed, Visit};
use crate::routes::leading::to_table;
use crate::server::PageError;

/// How many tables are remembered that were set again.
const MOST: usize = 10_000;

/// Which table follows which, while the server runs: whoever comes later meets those who were quicker.
#[derive(Default)]
pub struct Sequels(Mutex<HashMap<TableId, TableId>>);

/// `POST /t/{table}/again`: the first sets the table anew, and the others find a place there.
pub async fn again(deed: Deed) -> Result<Response<Body>, PageError> {
    let visit = &deed.visit;
    if !visit.device.takes_part() {
        return Err(visit.not_yours());
    }
    if visit.moment.stage != Stage::Over {
        return Err(visit.error(RoomError::NotOver));
    }
    let mut sequels = visit.app.sequels.0.lock().await;
    if let Some(&next) = sequels.get(&visit.table)
        && let Some(answer) = join(visit, next).await
    {
        return Ok(answer);
    }
    visit.app.limits.new_table(visit.reader.address)?;
    let (table, token) = open(visit).await.map_err(|error| visit.error(error))?;
    if sequels.len() >= MOST {
        sequels.clear();
    }
    sequels.insert(visit.table, table);
    Ok(to_table(table, Some(&token)))
}

/// Sits down at a table that somebody else has set; `None` if that is no longer possible.
async fn join(visit: &Visit, table: TableId) -> Option<Response<Body>> {
    let room = visit.app.rooms.enter(table).await.ok()?;
    let token = visit.reader.cookies.token(table);
    let device = room.now().device(token.as_ref());
    if device.takes_part() {
        return Some(to_table(table, None));
    }
    let nickname = first_seat(visit).and_then(|seat| name(&visit.moment, seat))?;
    match room.ask(token, Wish::Join { nickname, seat: None }).await {
        Ok(Done::Seated(_, token)) => Some(to_table(table, Some(&token))),
        _ => None,
    }
}

/// The seat for which the device speaks, if it plays.
fn first_seat(visit: &Visit) -> Option<Seat> {
    visit.device.seats.iter().find(|&seat| name(&visit.moment, seat).is_some())
}

fn name(moment: &Moment, seat: Seat) -> Option<Nickname> {
    moment.places.get(seat.index())?.nickname().cloned()
}

/// Sets the table anew. It starts at once if nobody has to come from elsewhere.
async fn open(visit: &Visit) -> Result<(TableId, Token), RoomError> {
    let new = same(visit);
    let waits = new.places.contains(&Seating::Open);
    let (table, token) = visit.app.rooms.open(new).await?;
    let room = visit.app.rooms.enter(table).await?;
    room.ask(Some(token), Wish::SetPace(visit.moment.pace)).await?;
    room.ask(Some(token), Wish::SetReactions(visit.moment.reactions)).await?;
    if !waits {
        room.ask(Some(token), Wish::Start).await?;
    }
    Ok((table, token))
}

/// The same table once more; whoever sets it sits first, and the others follow as they sat.
fn same(visit: &Visit) -> NewRoom {
    let moment = &visit.moment;
    let me = first_seat(visit);
    let all = me.unwrap_or(Seat(0)).clockwise(moment.places.len() as u8);
    let others = all.filter(|seat| Some(*seat) != me);
    NewRoom {
        game: moment.game.meta.id.to_owned(),
        config: config(moment, me),
        host: me.and_then(|seat| name(moment, seat)),
        places: others.map(|seat| seating(visit, seat)).collect(),
    }
}

/// The same options; those that name a seat name where its player sits now.
fn config(moment: &Moment, me: Option<Seat>) -> Value {
    let mut config = moment.config.as_ref().clone();
    let seats = moment.places.len() as u8;
    let named = moment.game.meta.options.iter().filter(|spec| matches!(spec.kind, OptionKind::RandomOrSeat));
    for spec in named {
        let Some(value) = config.get_mut(spec.name) else { continue };
        if let (Some(seat), Some(me)) = (value.as_u64().and_then(|seat| u8::try_from(seat).ok()), me) {
            *value = Seat(seat).distance_from(me, seats).into();
        }
    }
    config
}

fn seating(visit: &Visit, seat: Seat) -> Seating {
    match visit.moment.places.get(seat.index()).map(|place| &place.who) {
        Some(Who::Bot(bot)) => Seating::Bot(bot.clone()),
        Some(Who::Person(nickname)) if visit.device.seats.contains(seat) => Seating::Here(nickname.clone()),
        _ => Seating::Open,
    }
}
