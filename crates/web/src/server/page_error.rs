//! What went wrong, for people. The only place that knows status codes.

use std::ops::Deref;
use std::sync::Arc;

use axum::body::Body;
use axum::http::{Response, StatusCode};
use axum::response::IntoResponse;
use ecotable_catalog::Declined;
use ecotable_kernel::{Phrase, UndoError};
use ecotable_rooms::{Moment, NicknameError, RoomError, TicketError};
use ecotable_store::{IdError, StoreError};

use crate::screens::new::wrong_name;

/// Why somebody does not get what they asked for. Whoever answers with it need not know the reader: the sentence is
/// said, in a page or a fragment, on the way out.
#[derive(Clone)]
pub struct PageError(Box<Failure>);

/// What is to be said about a failure.
#[derive(Clone)]
pub struct Failure {
    /// The status of the answer.
    pub status: StatusCode,
    /// The sentence to be.
    pub what: Phrase,
    /// The rule that says so.
    pub rule: Option<&'static str>,
    /// What the person who runs the server should read, if it is their concern.
    pub note: Option<String>,
    /// The table that it is about.
    pub moment: Option<Arc<Moment>>,
    /// Where to go on.
    pub back: Option<String>,
}

impl PageError {
    /// An answer of this status with the sentence of this key.
    pub fn new(status: StatusCode, key: &'static str) -> Self {
        Self::saying(status, Phrase::new(key))
    }

    /// An answer of this status with this sentence.
    pub fn saying(status: StatusCode, what: Phrase) -> Self {
        Self(Box::new(Failure { status, what, rule: None, note: None, moment: None, back: None }))
    }

    /// There is nothing here.
    pub fn not_found() -> Self {
        Self::new(StatusCode::NOT_FOUND, "server-not-found")
    }

    /// The request lacks something that every one of our own pages sends, or cannot be read.
    pub fn malformed() -> Self {
        Self::new(StatusCode::BAD_REQUEST, "server-malformed")
    }

    /// The address cannot be used like that.
    pub fn wrong_method() -> Self {
        Self::new(StatusCode::METHOD_NOT_ALLOWED, "server-wrong-method")
    }

    /// Said at a table, in the words of its game; `back` leads back to it.
    #[must_use]
    pub fn at(mut self, moment: &Arc<Moment>, back: String) -> Self {
        self.0.moment = Some(Arc::clone(moment));
        self.0.back = Some(back);
        self
    }

    /// With something that the person who runs the server should read.
    #[must_use]
    fn noting(mut self, note: String) -> Self {
        self.0.note = Some(note);
        self
    }
}

impl Deref for PageError {
    type Target = Failure;

    fn deref(&self) -> &Failure {
        &self.0
    }
}

impl IntoResponse for PageError {
    fn into_response(self) -> Response<Body> {
        let mut response = self.status.into_response();
        response.extensions_mut().insert(self);
        response
    }
}

impl From<RoomError> for PageError {
    fn from(error: RoomError) -> Self {
        use StatusCode as S;
        match error {
            RoomError::Refused(declined) => declined.into(),
            RoomError::Undo(why) => Self::new(S::UNPROCESSABLE_ENTITY, undo_key(why)),
            RoomError::Storage(error) => error.into(),
            RoomError::Damaged(why) => Self::new(S::INTERNAL_SERVER_ERROR, "server-damaged").noting(why),
            RoomError::Places { min, max } => {
                let what = Phrase::new("server-places").with("min", min).with("max", max);
                Self::saying(S::UNPROCESSABLE_ENTITY, what)
            }
            RoomError::Taken(seat) => {
                Self::saying(S::CONFLICT, Phrase::new("server-taken").with("number", i64::from(seat.0) + 1))
            }
            RoomError::Present(seat) => {
                Self::saying(S::CONFLICT, Phrase::new("server-present").with("seat", seat))
            }
            plain => {
                let (status, key) = plain_answer(&plain);
                Self::new(status, key)
            }
        }
    }
}

/// The answers without gaps.
fn plain_answer(error: &RoomError) -> (StatusCode, &'static str) {
    use StatusCode as S;
    match error {
        RoomError::UnknownTable => (S::NOT_FOUND, "server-unknown-table"),
        RoomError::UnknownCode => (S::NOT_FOUND, "server-unknown-code"),
        RoomError::NoSuchLink => (S::NOT_FOUND, "server-no-such-link"),
        RoomError::Setup(_) => (S::UNPROCESSABLE_ENTITY, "server-setup"),
        RoomError::UnknownBot(_) => (S::UNPROCESSABLE_ENTITY, "server-unknown-bot"),
        RoomError::NoAuction => (S::UNPROCESSABLE_ENTITY, "server-no-auction"),
        RoomError::Full => (S::CONFLICT, "server-full"),
        RoomError::NotHost => (S::FORBIDDEN, "server-not-host"),
        RoomError::NotYours(_) => (S::FORBIDDEN, "server-not-yours"),
        RoomError::Begun => (S::CONFLICT, "server-begun"),
        RoomError::NotBegun => (S::CONFLICT, "server-not-begun"),
        RoomError::NotOver => (S::FORBIDDEN, "server-not-over"),
        RoomError::Stale => (S::CONFLICT, "server-stale"),
        RoomError::StoodIn(_) => (S::CONFLICT, "server-stood-in"),
        RoomError::Quiet => (S::CONFLICT, "server-quiet"),
        RoomError::ReactedJustNow => (S::TOO_MANY_REQUESTS, "server-reacted"),
        RoomError::TooFast => (S::TOO_MANY_REQUESTS, "server-too-fast"),
        RoomError::Busy => (S::SERVICE_UNAVAILABLE, "server-busy"),
        _ => (S::INTERNAL_SERVER_ERROR, "server-failed"),
    }
}

/// The key of the sentence that says why a decision cannot be taken back.
pub fn undo_key(why: UndoError) -> &'static str {
    match why {
        UndoError::Nothing => "server-undo-nothing",
        UndoError::Another => "server-undo-another",
        UndoError::Final => "server-undo-final",
        UndoError::Simultaneous => "server-undo-simultaneous",
    }
}

impl From<Declined> for PageError {
    fn from(declined: Declined) -> Self {
        let what = match &declined {
            Declined::Notation { text, .. } => Phrase::new("server-notation").with("text", text.as_str()),
            Declined::Over => Phrase::new("server-over"),
            Declined::NoSuchSeat(_) => Phrase::new("server-not-yours"),
            Declined::NotAsked(_) => Phrase::new("server-not-asked"),
            Declined::Forbidden { phrase, .. } => phrase.clone(),
        };
        let mut error = Self::saying(StatusCode::UNPROCESSABLE_ENTITY, what);
        error.0.rule = declined.rule();
        error
    }
}

impl From<StoreError> for PageError {
    fn from(error: StoreError) -> Self {
        let key = if error == StoreError::Full { "server-disk-full" } else { "server-storage" };
        Self::new(StatusCode::SERVICE_UNAVAILABLE, key).noting(error.to_string())
    }
}

impl From<TicketError> for PageError {
    fn from(_: TicketError) -> Self {
        Self::malformed()
    }
}

impl From<IdError> for PageError {
    fn from(_: IdError) -> Self {
        Self::not_found()
    }
}

impl From<NicknameError> for PageError {
    fn from(error: NicknameError) -> Self {
        Self::saying(StatusCode::UNPROCESSABLE_ENTITY, wrong_name(error))
    }
}
