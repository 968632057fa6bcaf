//! Which address leads where.

mod assets;
mod join;
mod leading;
mod pages;
mod table;
mod visitor;

use axum::Router;

use crate::app::App;
use crate::server::PageError;

/// All addresses.
pub fn all() -> Router<App> {
    Router::new()
        .merge(assets::routes())
        .merge(pages::routes())
        .merge(join::routes())
        .merge(table::routes())
        .fallback(async || PageError::not_found())
        .method_not_allowed_fallback(async || PageError::wrong_method())
}
