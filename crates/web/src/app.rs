//! The whole server as one value, without a socket.

use std::ops::Deref;
use std::sync::Arc;

use axum::Router;
use axum::middleware::from_fn_with_state;
use ecotable_rooms::Rooms;

use crate::routes;
use crate::server::{Assets, Limits, Marks, Settings, answer};
use crate::voice::Voices;

/// What every answer is made from; a copy is the same server, and costs one reference, because every request takes several.
#[derive(Clone)]
pub struct App(Arc<Equipment>);

/// What every answer is made from.
pub struct Equipment {
    /// Where people gather and play.
    pub rooms: Arc<Rooms>,
    /// What is said, in every language.
    pub voices: &'static Voices,
    /// Style, script and icon.
    pub assets: Arc<Assets>,
    /// What is too much.
    pub limits: Arc<Limits>,
    /// What pages say to their streams.
    pub marks: Arc<Marks>,
    /// What was set when it was started.
    pub settings: Arc<Settings>,
}

impl App {
    /// A server for these rooms.
    pub fn new(rooms: Arc<Rooms>, settings: Settings) -> Self {
        Self(Arc::new(Equipment {
            rooms,
            voices: Voices::all(),
            assets: Assets::new(),
            marks: Arc::default(),
            limits: Limits::new(settings.streams_per_address),
            settings: Arc::new(settings),
        }))
    }
}

impl Deref for App {
    type Target = Equipment;

    fn deref(&self) -> &Equipment {
        &self.0
    }
}

/// All addresses, and around them what every request and every answer has to go through.
pub fn app(app: App) -> Router {
    let around = from_fn_with_state(app.clone(), answer);
    routes::all().layer(around).with_state(app)
}
