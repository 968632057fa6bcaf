//! Answers that lead to another page.

use axum::body::Body;
use axum::http::header::{LOCATION, SET_COOKIE};
use axum::http::{HeaderValue, Response, StatusCode};
use axum::response::IntoResponse;
use ecotable_rooms::Token;
use ecotable_store::TableId;

use crate::server::cookies;

/// Leads to another page.
pub fn see_other(path: &str) -> Response<Body> {
    let mut response = StatusCode::SEE_OTHER.into_response();
    let path = HeaderValue::try_from(path).unwrap_or(HeaderValue::from_static("/"));
    response.headers_mut().insert(LOCATION, path);
    response
}

/// Leads to a table, with what proves from now on who comes, if that is new.
pub fn to_table(table: TableId, token: Option<&Token>) -> Response<Body> {
    let path = format!("/t/{table}");
    token.map_or_else(|| see_other(&path), |token| with_token(&path, table, token))
}

/// Leads to a page of a table, with what proves from now on who comes.
pub fn with_token(path: &str, table: TableId, token: &Token) -> Response<Body> {
    let mut response = see_other(path);
    response.headers_mut().insert(SET_COOKIE, cookies::keep_token(table, token));
    response
}
