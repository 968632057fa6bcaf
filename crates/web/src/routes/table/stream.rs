//! The stream that keeps a page up to date: one for each page, and each renders for its own viewer only.

use std::convert::Infallible;
use std::mem;

use axum::body::{Body, Bytes};
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, HeaderValue, Response};
use ecotable_rooms::{Look, Moment, Token};
use ecotable_words::Words;
use futures_util::stream::unfold;
use tokio::time::{Instant, Interval, interval_at};

use super::pane::{Behind, Teller};
use super::visit::Visit;
use crate::app::App;
use crate::players::Players;
use crate::server::{Draft, PageError, StreamPermit, event};
use crate::table::{Eye, Seen};
use crate::voice::Voice;

/// `GET /t/{table}/stream`
pub async fn stream(visit: Visit, headers: HeaderMap) -> Result<Response<Body>, PageError> {
    let behind = Behind::of(&visit)?;
    let permit = visit.app.limits.stream(visit.reader.address)?;
    let again = headers.contains_key("last-event-id") || visit.query.get("again").is_some();
    let marks = visit.query.get("as").filter(|_| !again).unwrap_or_default().to_owned();
    let story = Box::new(Story::new(visit, behind, permit, marks));
    let frames = unfold(story, |story| async {
        let (frame, story) = story.next().await?;
        Some((Ok::<_, Infallible>(frame), story))
    });
    let mut response = Response::new(Body::from_stream(frames));
    response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static("text/event-stream"));
    Ok(response)
}

/// What one viewer has been told, and how they are told more.
struct Story {
    app: App,
    look: Look,
    token: Option<Token>,
    behind: Behind,
    eye: Eye,
    host: String,
    words: &'static Words,
    players: Players,
    seen: Seen,
    part: Part,
    /// When the viewer hears a sign of life: at regular times, because to set a clock anew with every move costs more.
    pings: Interval,
    _permit: StreamPermit,
}

/// How far a story has been told.
enum Part {
    /// Not at all; the page has these marks.
    Beginning(String),
    /// Up to what was seen.
    Middle,
    /// The viewer has been sent to another page, and nothing is left to be told on this one.
    Sent,
    /// Completely.
    End,
}

impl Story {
    fn new(visit: Visit, behind: Behind, permit: StreamPermit, marks: String) -> Self {
        let mut eye = visit.eye(behind.pane.viewer());
        eye.mode = behind.mode;
        if let Some(language) = visit.query.get("lang").and_then(|tag| visit.app.voices.known(tag)) {
            eye.language = language;
        }
        Self {
            look: visit.room.look(visit.token.as_ref()),
            pings: interval_at(Instant::now() + visit.app.settings.ping, visit.app.settings.ping),
            words: visit.app.voices.of(&visit.moment.game),
            players: Players::default(),
            seen: Seen::default(),
            part: Part::Beginning(marks),
            token: visit.token,
            host: visit.host(),
            app: visit.app,
            behind,
            eye,
            _permit: permit,
        }
    }

    /// The next thing to send, as soon as there is one.
    async fn next(mut self: Box<Self>) -> Option<(Bytes, Box<Self>)> {
        let frame = match mem::replace(&mut self.part, Part::Middle) {
            Part::Beginning(marks) => self.begin(&marks),
            Part::End => return None,
            part => {
                self.part = part;
                self.wait().await
            }
        };
        Some((frame, self))
    }

    async fn wait(&mut self) -> Bytes {
        loop {
            let look = tokio::select! {
                biased;
                look = self.look.next() => look,
                _ = self.pings.tick() => return event::PING,
            };
            let Some(moment) = look else {
                self.part = Part::End;
                return event::GONE;
            };
            let mut frame = Draft::default();
            self.tell(&moment, &mut frame);
            if !frame.is_empty() {
                return frame.into_frame();
            }
        }
    }

    /// What has changed since the page was made, which may be nothing.
    fn begin(&mut self, marks: &str) -> Bytes {
        let now = self.look.now();
        self.notice(&now);
        let shown = self.teller(&now).seen();
        self.seen = self.app.marks.known(marks, &shown);
        let mut frame = Draft::default();
        frame.push_str(event::BEGIN);
        self.tell(&now, &mut frame);
        frame.into_frame()
    }

    /// Notices who sits at the table, and what of it belongs to the viewer's device.
    fn notice(&mut self, now: &Moment) {
        self.eye.device = now.device(self.token.as_ref());
        if !self.players.still_are(&now.places) {
            self.players = Players::of(now, self.words, self.eye.language);
        }
    }

    fn teller<'a>(&'a self, now: &'a Moment) -> Teller<'a> {
        let voice = Voice::new(self.words, self.eye.language, &self.players);
        Teller { moment: now, eye: &self.eye, voice, host: &self.host, pane: self.behind.pane }
    }

    /// Appends what the viewer does not know yet.
    fn tell(&mut self, now: &Moment, into: &mut String) {
        if matches!(self.part, Part::Sent) {
            return;
        }
        self.notice(now);
        if let Some(path) = self.behind.elsewhere(now, self.eye.device) {
            event::write(into, "go", |data| data.push_str(&path));
            self.part = Part::Sent;
            return;
        }
        let mut seen = mem::take(&mut self.seen);
        event::write(into, "zones", |zones| self.teller(now).add_changes(&mut seen, zones));
        self.seen = seen;
    }
}
