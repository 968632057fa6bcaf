//! Style, script and icon.

use axum::Router;
use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderMap, Response, Uri};
use axum::routing::get;

use crate::app::App;
use crate::server::{PageError, understands_gzip};

/// The addresses of assets.
pub fn routes() -> Router<App> {
    Router::new().route("/assets/{hash}/{name}", get(asset))
}

async fn asset(State(app): State<App>, uri: Uri, headers: HeaderMap) -> Result<Response<Body>, PageError> {
    app.assets.find(uri.path(), understands_gzip(&headers)).ok_or_else(PageError::not_found)
}
