//! What the host of a table arranges.

use axum::Router;
use axum::body::Body;
use axum::http::Response;
use axum::routing::post;
use ecotable_rooms::{Pace, Reactions, Seating, Wish};

use super::visit::Deed;
use crate::app::App;
use crate::server::PageError;

type Answer = Result<Response<Body>, PageError>;

pub fn routes() -> Router<App> {
    Router::new()
        .route("/t/{table}/start", post(start))
        .route("/t/{table}/pace", post(pace))
        .route("/t/{table}/reactions", post(reactions))
        .route("/t/{table}/place", post(place))
}

/// `POST /t/{table}/start`
async fn start(deed: Deed) -> Answer {
    deed.wish(Wish::Start).await
}

/// `POST /t/{table}/pace`
async fn pace(deed: Deed) -> Answer {
    let name = deed.field("pace")?;
    let pace = Pace::ALL.into_iter().find(|pace| pace.name() == name).ok_or_else(PageError::malformed)?;
    deed.wish(Wish::SetPace(pace)).await
}

/// `POST /t/{table}/reactions`
async fn reactions(deed: Deed) -> Answer {
    let name = deed.field("reactions")?;
    let reactions = Reactions::ALL
        .into_iter()
        .find(|reactions| reactions.name() == name)
        .ok_or_else(PageError::malformed)?;
    deed.wish(Wish::SetReactions(reactions)).await
}

/// `POST /t/{table}/place`
async fn place(deed: Deed) -> Answer {
    let wish = arrangement(&deed)?;
    deed.about_a_place().wish(wish).await
}

fn arrangement(deed: &Deed) -> Result<Wish, PageError> {
    Ok(match deed.field("do")? {
        "add" => Wish::AddPlace,
        "remove" => Wish::RemovePlace(deed.about()?),
        "open" => Wish::Arrange(deed.about()?, Seating::Open),
        "bot" => Wish::Arrange(deed.about()?, Seating::Bot(deed.field("bot")?.to_owned())),
        "here" => {
            let name = deed.field("name")?.parse();
            let name = name.map_err(|error| deed.visit.error(PageError::from(error)))?;
            Wish::Arrange(deed.about()?, Seating::Here(name))
        }
        _ => return Err(PageError::malformed()),
    })
}
