//! The stream that keeps a page up to date: one for each page, and each renders for its own viewer only.

use std::convert::Infallible;
use std::mem;
use std::sync::Arc;

use axum::body::{Body, Bytes};
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, HeaderValue, Response};
use ecotable_rooms::{Look, Moment, News, Token};
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
    ready: Option<Ready>,
    part: Part,
    /// When the viewer hears a sign of life: at regular times, because to set a clock anew with every move costs more.
    pings: Interval,
    _permit: StreamPermit,
}

/// What is told next if it comes to that: drawn while the store is at work, and held back until it is done.
struct Ready {
    moment: Arc<Moment>,
    frame: Draft,
    seen: Seen,
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
            ready: None,
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
            let news = tokio::select! {
                biased;
                news = self.look.news() => news,
                _ = self.pings.tick() => return event::PING,
            };
            let Some(News { now, next }) = news else {
                self.part = Part::End;
                return event::GONE;
            };
            let frame = now.and_then(|now| self.tell_news(&now));
            self.ready = next.and_then(|next| self.prepare(next));
            if let Some(frame) = frame {
                return frame.into_frame();
            }
        }
    }

    /// What is told of this moment, if anything; perhaps it was prepared.
    fn tell_news(&mut self, now: &Arc<Moment>) -> Option<Draft> {
        let frame = match self.ready.take().filter(|ready| Arc::ptr_eq(&ready.moment, now)) {
            Some(Ready { frame, seen, .. }) => {
                self.seen = seen;
                frame
            }
            None => {
                let mut frame = Draft::default();
                self.tell(now, &mut frame);
                frame
            }
        };
        (!frame.is_empty()).then_some(frame)
    }

    /// Draws what would be told of a moment, without telling it.
    fn prepare(&mut self, moment: Arc<Moment>) -> Option<Ready> {
        self.notice(&moment);
        let leads_elsewhere = self.behind.elsewhere(&moment, self.eye.device).is_some();
        if leads_elsewhere || matches!(self.part, Part::Sent) {
            return None;
        }
        let (mut frame, mut seen) = (Draft::default(), self.seen.clone());
        self.add_changes(&moment, &mut seen, &mut frame);
        Some(Ready { moment, frame, seen })
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
        self.add_changes(now, &mut seen, into);
        self.seen = seen;
    }

    fn add_changes(&self, now: &Moment, seen: &mut Seen, into: &mut String) {
        event::write(into, "zones", |zones| self.teller(now).add_changes(seen, zones));
    }
}
