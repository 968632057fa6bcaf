//! A request at a table: which table, who asks, and how they look at it.

use std::fmt::Write;
use std::sync::Arc;

use axum::body::Body;
use axum::extract::{FromRequest, FromRequestParts, Path, Request};
use axum::http::request::Parts;
use axum::http::{Response, StatusCode};
use axum::response::IntoResponse;
use ecotable_kernel::{Seat, Viewer};
use ecotable_rooms::{Device, Done, Moment, Room, RoomError, Stage, Token, Wish};
use ecotable_store::TableId;

use crate::app::App;
use crate::routes::leading::see_other;
use crate::screens::curtain::asked;
use crate::server::{Asked, Fields, PageError, Reader};
use crate::table::{Eye, Mode};

/// A request at a table.
#[derive(Clone)]
pub struct Visit {
    pub app: App,
    pub reader: Reader,
    pub table: TableId,
    pub room: Room,
    /// What the room looked like when the request came.
    pub moment: Arc<Moment>,
    pub token: Option<Token>,
    pub device: Device,
    /// The seat that was named, which the device need not hold.
    pub named: Option<Seat>,
    pub mode: Mode,
    pub query: Fields,
}

impl FromRequestParts<App> for Visit {
    type Rejection = PageError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, PageError> {
        let Path(way) = Path::<Vec<(String, String)>>::from_request_parts(parts, app)
            .await
            .map_err(|_| PageError::not_found())?;
        let table: TableId = way.first().map(|(_, id)| id.parse()).ok_or_else(PageError::not_found)??;
        let Asked(query) = Asked::from_request_parts(parts, app).await?;
        let reader = Reader::of(parts, app.voices);
        let room = app.rooms.enter(table).await?;
        let token = reader.cookies.token(table);
        let moment = room.now();
        Ok(Self {
            device: moment.device(token.as_ref()),
            named: seat_among(&query)?,
            mode: mode_among(&query),
            app: app.clone(),
            reader,
            table,
            room,
            moment,
            token,
            query,
        })
    }
}

fn seat_among(fields: &Fields) -> Result<Option<Seat>, PageError> {
    fields.get("seat").map(|text| text.parse().map(Seat).map_err(|_| PageError::malformed())).transpose()
}

fn mode_among(fields: &Fields) -> Mode {
    if fields.get("mode") == Some("text") { Mode::Text } else { Mode::Table }
}

impl Visit {
    /// The seat for which the device acts: the one that is named, or the only one that it holds.
    pub fn seat(&self) -> Result<Seat, PageError> {
        match self.viewer()? {
            Viewer::Seat(seat) => Ok(seat),
            Viewer::Spectator if self.device.seats.is_empty() => Err(self.not_yours()),
            Viewer::Spectator => {
                Err(self.error(PageError::new(StatusCode::BAD_REQUEST, "server-which-seat")))
            }
        }
    }

    /// The failure of whoever has no seat here.
    pub fn not_yours(&self) -> PageError {
        self.error(PageError::new(StatusCode::FORBIDDEN, "server-not-yours"))
    }

    /// As whom the device looks: as the seat that is named or the only one that it holds, or as a spectator.
    pub fn viewer(&self) -> Result<Viewer, PageError> {
        let held = self.device.seats;
        match self.named {
            Some(seat) if held.contains(seat) => Ok(Viewer::Seat(seat)),
            Some(_) => Err(self.not_yours()),
            None if held.len() == 1 => Ok(held.iter().next().map_or(Viewer::Spectator, Viewer::Seat)),
            None => Ok(Viewer::Spectator),
        }
    }

    /// How others call this server, for addresses to be passed on.
    pub fn host(&self) -> String {
        self.app.settings.host_for_others(self.reader.host())
    }

    /// Who looks, and how.
    pub fn eye(&self, viewer: Viewer) -> Eye {
        Eye {
            viewer,
            device: self.device,
            mode: self.mode,
            language: self.reader.language(),
            lessons: self.reader.lessons(),
        }
    }

    /// The address of the page at which somebody looks like that.
    pub fn path(&self, seat: Option<Seat>, mode: Mode) -> String {
        path(self.table, seat, mode)
    }

    /// A failure at this table.
    pub fn error(&self, error: impl Into<PageError>) -> PageError {
        error.into().at(&self.moment, self.path(self.named, self.mode))
    }

    /// Asks the room for something.
    pub async fn ask(&self, wish: Wish) -> Result<Done, RoomError> {
        self.room.ask(self.token, wish).await
    }

    /// Where somebody goes on who has acted without script: back to the page they were on, or to the curtain or the other's
    /// table if somebody else at the same device is asked.
    fn next_page(&self) -> String {
        let now = self.room.now();
        let device = now.device(self.token.as_ref());
        let stays = |seat: &Seat| {
            device.seats.len() > 1 && now.stage != Stage::Gathering && !passes_on(&now, device, *seat)
        };
        self.path(self.named.filter(stays).or_else(|| onward(&now, device)), self.mode)
    }

    /// The answer to a form that was carried out.
    pub fn done(&self) -> Response<Body> {
        if self.reader.scripted {
            StatusCode::NO_CONTENT.into_response()
        } else {
            see_other(&self.next_page())
        }
    }
}

/// A form that was sent at a table.
pub struct Deed {
    /// Who sent it, from which page.
    pub visit: Visit,
    pub fields: Fields,
    /// The seat among its fields, which is another's if the form is about another's seat.
    pub place: Option<Seat>,
}

impl FromRequest<App> for Deed {
    type Rejection = PageError;

    async fn from_request(request: Request, app: &App) -> Result<Self, PageError> {
        let (mut parts, body) = request.into_parts();
        let mut visit = Visit::from_request_parts(&mut parts, app).await?;
        let fields = Fields::from_request(Request::from_parts(parts, body), app).await?;
        let place = seat_among(&fields)?;
        visit.named = visit.named.or(place);
        if visit.mode == Mode::Table {
            visit.mode = mode_among(&fields);
        }
        Ok(Self { visit, fields, place })
    }
}

impl Deed {
    /// A field that every such form has.
    pub fn field(&self, name: &str) -> Result<&str, PageError> {
        self.fields.get(name).ok_or_else(PageError::malformed)
    }

    /// The seat that the form is about.
    pub fn about(&self) -> Result<Seat, PageError> {
        self.place.ok_or_else(PageError::malformed)
    }

    /// The same form, if it is about a place and not sent by it: then its seat does not say who looks.
    #[must_use]
    pub fn about_a_place(mut self) -> Self {
        let held = self.visit.device.seats;
        self.visit.named = self.visit.named.filter(|&seat| Some(seat) != self.place || held.contains(seat));
        self
    }

    /// Asks the room, and answers when it is done.
    pub async fn wish(&self, wish: Wish) -> Result<Response<Body>, PageError> {
        self.visit.ask(wish).await.map_err(|error| self.visit.error(error))?;
        Ok(self.visit.done())
    }
}

/// The address of the page at which somebody looks at a table.
pub fn path(table: TableId, seat: Option<Seat>, mode: Mode) -> String {
    let mut path = format!("/t/{table}");
    if mode == Mode::Wall {
        path.push_str("/wall");
    }
    let mut mark = '?';
    let mut add = |name: &str, value: &dyn std::fmt::Display| {
        // A text takes everything that is written to it.
        let _ = write!(path, "{mark}{name}={value}");
        mark = '&';
    };
    if let Some(seat) = seat {
        add("seat", &seat);
    }
    if mode == Mode::Text {
        add("mode", &"text");
    }
    path
}

/// Whether the device goes to somebody else now: its `seat` has nothing to decide, and another one of it has.
pub fn passes_on(moment: &Moment, device: Device, seat: Seat) -> bool {
    let asked = asked(moment, device);
    !asked.is_empty() && !asked.contains(seat)
}

/// The seat to which a device goes that several people share, without a curtain: who is asked, or the first if nobody is.
/// There is none where somebody has something to hide from the others: a hand, or a standing order.
pub fn onward(moment: &Moment, device: Device) -> Option<Seat> {
    let is_shared = device.seats.len() > 1 && moment.stage == Stage::Playing;
    let hides = moment.position.as_ref().is_none_or(|position| position.has_secrets())
        || device.seats.iter().any(|seat| moment.order(seat).is_some());
    if !is_shared || hides {
        return None;
    }
    asked(moment, device).first().or_else(|| device.seats.first())
}
