//! What a page of a table shows: drawn whole for the page, and again in parts for its stream.

use std::fmt::Write;

use ecotable_kernel::{SeatSet, Viewer};
use ecotable_rooms::{Device, Moment, Stage};
use maud::html;

use super::visit::{Visit, onward, passes_on, path};
use crate::boards::{self, TextTable};
use crate::screens::curtain::asked;
use crate::screens::gathering::{self, Waiting};
use crate::screens::{Frame, curtain};
use crate::server::{Fields, PageError};
use crate::table::{Drawing, Drawn, Eye, Mode, Scene, Seen};
use crate::voice::Voice;

/// What a page of a table shows.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Pane {
    /// The waiting room.
    Waiting,
    /// The table as this viewer sees it.
    Table(Viewer),
    /// Nothing, until the right person looks.
    Curtain,
}

impl Pane {
    /// What a visitor gets to see.
    pub fn of(visit: &Visit) -> Result<Self, PageError> {
        let viewer = visit.viewer()?;
        Ok(match visit.moment.stage {
            Stage::Gathering => Self::Waiting,
            Stage::Playing if viewer == Viewer::Spectator && visit.device.seats.len() > 1 => Self::Curtain,
            Stage::Playing | Stage::Over => Self::Table(viewer),
        })
    }

    /// What the wall shows.
    pub fn wall(moment: &Moment) -> Self {
        if moment.stage == Stage::Gathering { Self::Waiting } else { Self::Table(Viewer::Spectator) }
    }

    /// Whom it is for.
    pub fn viewer(self) -> Viewer {
        match self {
            Self::Table(viewer) => viewer,
            Self::Waiting | Self::Curtain => Viewer::Spectator,
        }
    }
}

/// Tells one viewer what one page shows.
#[derive(Clone, Copy)]
pub struct Teller<'a> {
    pub moment: &'a Moment,
    pub eye: &'a Eye,
    pub voice: Voice<'a>,
    /// How the viewer's browser calls this server.
    pub host: &'a str,
    pub pane: Pane,
}

impl<'a> Teller<'a> {
    /// How the game is drawn for this viewer.
    pub fn drawing(&self) -> &'static dyn Drawing {
        match self.eye.mode {
            Mode::Text => &TextTable,
            Mode::Table | Mode::Wall => boards::drawing(self.moment.game.meta.id),
        }
    }

    /// What stands around it: a table has a bar of its own, and a wall needs none.
    pub fn frame(&self) -> Frame {
        let told = self.drawing().theme() == TextTable.theme();
        match (self.pane, self.eye.mode) {
            (Pane::Curtain, _) => Frame::Page,
            (_, Mode::Wall) => Frame::Bare,
            (Pane::Waiting, _) => Frame::Open,
            (Pane::Table(_), _) => {
                if told {
                    Frame::Open
                } else {
                    Frame::Bare
                }
            }
        }
    }

    fn waiting(&self) -> Waiting<'a> {
        Waiting { moment: self.moment, eye: self.eye, voice: self.voice, host: self.host }
    }

    fn scene(&self) -> Option<Scene<'a>> {
        let position = self.moment.position.as_deref()?;
        Some(Scene { moment: self.moment, position, eye: self.eye, voice: self.voice })
    }

    /// What all of it shows.
    pub fn seen(&self) -> Seen {
        match self.pane {
            Pane::Waiting => gathering::seen(self.waiting()),
            Pane::Curtain => Seen::default(),
            Pane::Table(_) => self.scene().map(|scene| self.drawing().seen(scene)).unwrap_or_default(),
        }
    }

    /// All of it.
    pub fn draw(&self) -> Drawn {
        let nothing = || Drawn { html: html! {}, seen: Seen::default() };
        match self.pane {
            Pane::Waiting => gathering::draw(self.waiting()),
            Pane::Curtain => {
                let way = |seat| path(self.moment.table, Some(seat), self.eye.mode);
                Drawn { html: curtain(self.voice, self.moment, self.eye.device, way), seen: Seen::default() }
            }
            Pane::Table(_) => self.scene().map_or_else(nothing, |scene| self.drawing().draw(scene)),
        }
    }

    /// Adds what looks different from what was seen to a page.
    pub fn add_changes(&self, seen: &mut Seen, page: &mut String) {
        match self.pane {
            Pane::Waiting => gathering::add_changes(self.waiting(), seen, page),
            Pane::Curtain => {}
            Pane::Table(_) => {
                if let Some(scene) = self.scene() {
                    self.drawing().add_changes(scene, seen, page);
                }
            }
        }
    }

    /// The address of the stream that keeps the page up to date; `marks` say what the page shows already.
    pub fn stream_address(&self, marks: &str) -> String {
        let kind = match self.pane {
            Pane::Waiting => "waiting",
            Pane::Table(_) => "table",
            Pane::Curtain => "curtain",
        };
        let mut address =
            format!("/t/{}/stream?page={kind}&lang={}", self.moment.table, self.voice.language());
        address.push_str(match self.eye.mode {
            Mode::Table => "",
            Mode::Wall => "&mode=wall",
            Mode::Text => "&mode=text",
        });
        // A text takes everything that is written to it.
        if self.pane == Pane::Curtain {
            let _ = write!(address, "&asked={}", asked(self.moment, self.eye.device).bits());
        }
        if let Viewer::Seat(seat) = self.eye.viewer {
            let _ = write!(address, "&seat={seat}");
        }
        let _ = write!(address, "&as={marks}");
        address
    }
}

/// What a stream needs to know of the page that it belongs to.
#[derive(Clone, Copy, Debug)]
pub struct Behind {
    pub pane: Pane,
    pub mode: Mode,
    /// Whom the curtain asks for.
    asked: SeatSet,
}

impl Behind {
    /// The page that is told in the query of a stream.
    pub fn of(visit: &Visit) -> Result<Self, PageError> {
        let query: &Fields = &visit.query;
        let wall = query.get("mode") == Some("wall");
        let viewer = if wall { Viewer::Spectator } else { visit.viewer()? };
        let pane = match query.get("page") {
            Some("waiting") => Pane::Waiting,
            Some("curtain") => Pane::Curtain,
            _ => Pane::Table(viewer),
        };
        let asked = query.get("asked").and_then(|bits| bits.parse().ok()).map(SeatSet::from_bits);
        Ok(Self { pane, mode: if wall { Mode::Wall } else { visit.mode }, asked: asked.unwrap_or_default() })
    }

    /// Where its reader has to go, because the page is no longer the right one.
    pub fn elsewhere(&self, moment: &Moment, device: Device) -> Option<String> {
        let there = |seat| Some(path(moment.table, seat, self.mode));
        match self.pane {
            Pane::Waiting if moment.stage != Stage::Gathering => there(None),
            Pane::Waiting => None,
            Pane::Curtain => (asked(moment, device) != self.asked || moment.stage == Stage::Over)
                .then(|| path(moment.table, None, self.mode)),
            Pane::Table(Viewer::Seat(seat)) if !device.seats.contains(seat) => there(None),
            Pane::Table(Viewer::Seat(seat)) if passes_on(moment, device, seat) => {
                there(onward(moment, device))
            }
            Pane::Table(Viewer::Spectator)
                if self.mode != Mode::Wall && self.has_come_to_sit(moment, device) =>
            {
                there(None)
            }
            Pane::Table(_) => None,
        }
    }

    /// Whether somebody who only watched has got a seat in the meantime, with another window or another device's link.
    fn has_come_to_sit(&self, moment: &Moment, device: Device) -> bool {
        device.seats.len() == 1 || (device.seats.len() > 1 && moment.stage == Stage::Playing)
    }
}
