//! Questions at a table: why not, what would you do, what is this card, what happened.

use axum::Router;
use axum::body::Body;
use axum::extract::Path;
use axum::http::Response;
use axum::routing::get;
use ecotable_kernel::{Phrase, Seat, Viewer};
use ecotable_rooms::{Done, RoomError, Wish};
use maud::{Markup, html};

use super::sheet::{Short, answer, with_scene};
use super::visit::Visit;
use crate::app::App;
use crate::server::{PageError, undo_key};

type Answer = Result<Response<Body>, PageError>;

pub fn routes() -> Router<App> {
    Router::new()
        .route("/t/{table}/why", get(why))
        .route("/t/{table}/hint", get(hint))
        .route("/t/{table}/log", get(log))
        .route("/t/{table}/card/{card}", get(card))
        .route("/t/{table}/plan/{plan}", get(plan))
}

/// `GET /t/{table}/why?action=`: why something is not possible; the action `undo` is taking the last decision back.
async fn why(visit: Visit) -> Answer {
    let seat = visit.seat()?;
    let position = visit.moment.position.as_ref().ok_or_else(|| visit.error(RoomError::NotBegun))?;
    let action = visit.query.get("action").unwrap_or_default();
    let helpful =
        with_scene(&visit, Viewer::Seat(seat), |scene, drawing| drawing.why_not(scene, action)).flatten();
    let (phrase, rule) = if action == "undo" {
        (Phrase::new(position.can_undo(seat).map_or_else(undo_key, |()| "server-why-undo")), None)
    } else if let Some(reason) = helpful {
        (reason.phrase, Some(reason.rule))
    } else {
        let declined = position.check(seat, action).err().map(PageError::from);
        declined.map_or((Phrase::new("server-why-allowed"), None), |error| (error.what.clone(), error.rule))
    };
    Ok(answer(&visit, |voice| Short { rule, ..Short::new(voice, "server-why-title", &phrase) }))
}

/// `GET /t/{table}/hint`
async fn hint(visit: Visit) -> Answer {
    let seat = visit.seat()?;
    let done = visit.ask(Wish::Hint(seat)).await.map_err(|error| visit.error(error))?;
    let Done::Hint { action, reason } = done else { return Err(visit.error(RoomError::Busy)) };
    let position = visit.moment.position.as_ref();
    let plain = || Phrase::new("server-hint-plain").with("action", action.as_str());
    let phrase =
        position.and_then(|position| position.choice(Viewer::Seat(seat), &action)).unwrap_or_else(plain);
    let line = Phrase::new("server-hint").with("action", phrase.clone());
    Ok(answer(&visit, |voice| {
        let mut short = Short::new(voice, "server-hint-title", &line);
        short.lines.push(voice.say(&reason).text());
        short.more = follow(&visit, seat, &action, &voice.say(&phrase).text());
        short
    }))
}

/// A button that does what was hinted at.
fn follow(visit: &Visit, seat: Seat, action: &str, label: &str) -> Markup {
    html! {
        form method="post" action={ "/t/" (visit.table) "/act" } {
            input type="hidden" name="seat" value=(seat);
            input type="hidden" name="ticket" value=(visit.moment.ticket(seat));
            (visit.mode.field())
            button class="btn btn-primary" name="action" value=(action) { (label) }
        }
    }
}

/// `GET /t/{table}/log`: what the viewer has heard lately, newest first, with its rules as beside the table.
async fn log(visit: Visit) -> Answer {
    let viewer = visit.viewer()?;
    let lines = with_scene(&visit, viewer, |scene, drawing| drawing.log(scene)).unwrap_or_default();
    Ok(answer(&visit, |voice| Short {
        title: voice.key("server-log-title"),
        lines: Vec::new(),
        rule: None,
        body: html! {},
        more: lines,
    }))
}

/// `GET /t/{table}/card/{card}`
async fn card(Path(way): Path<Vec<(String, String)>>, visit: Visit) -> Answer {
    let id = way.get(1).map(|(_, id)| id.as_str()).unwrap_or_default();
    let viewer = visit.viewer()?;
    let card = with_scene(&visit, viewer, |scene, drawing| drawing.card(scene, id)).flatten();
    let card = card.ok_or_else(|| visit.error(PageError::not_found()))?;
    Ok(answer(&visit, |_| Short {
        title: card.title,
        lines: card.effects.into_iter().chain(card.notes).collect(),
        rule: card.rule,
        body: html! {},
        more: card.drawing,
    }))
}

/// `GET /t/{table}/plan/{plan}`: what somebody thinks over, with the fields of its form so far. Working it out may be
/// dear, so it counts among what a device may want from its room.
async fn plan(Path(way): Path<Vec<(String, String)>>, visit: Visit) -> Answer {
    let name = way.get(1).map(|(_, name)| name.as_str()).unwrap_or_default();
    let viewer = visit.viewer()?;
    if let Some(seat) = viewer.seat() {
        visit.ask(Wish::Think(seat)).await.map_err(|error| visit.error(error))?;
    }
    let plan = with_scene(&visit, viewer, |scene, drawing| drawing.plan(scene, name, &visit.query)).flatten();
    let plan = plan.ok_or_else(|| visit.error(PageError::not_found()))?;
    Ok(answer(&visit, |_| Short {
        title: plan.title,
        lines: Vec::new(),
        rule: plan.rule,
        body: plan.body,
        more: html! {},
    }))
}
