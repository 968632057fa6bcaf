//! Who is looking at the screen, and what they have been shown.

use ecotable_kernel::{MAX_SEATS, Seat, Viewer};

/// Who is looking at the screen.
pub struct Audience {
    looking: Option<Viewer>,
    /// How many events each seat, and last the spectator, has been shown.
    shown: [usize; MAX_SEATS + 1],
}

impl Audience {
    /// A single person looks all the time, of several nobody before the first curtain; without people it is a
    /// spectator.
    pub fn of(people: u8) -> Self {
        let looking = match people {
            0 => Some(Viewer::Spectator),
            1 => Some(Viewer::Seat(Seat(0))),
            _ => None,
        };
        Self { looking, shown: [0; MAX_SEATS + 1] }
    }

    /// Everybody knows the first `events` already.
    pub fn have_seen(mut self, events: usize) -> Self {
        self.shown.fill(events);
        self
    }

    /// Who is looking.
    pub fn looking(&self) -> Option<Viewer> {
        self.looking
    }

    /// How many events had been shown to whoever is looking; from now on it is `all`.
    pub fn shown_up_to(&mut self, all: usize) -> usize {
        let index = self.place();
        std::mem::replace(&mut self.shown[index], all)
    }

    /// Only the person of this seat is looking now.
    pub fn look_behind_curtain(&mut self, seat: Seat) {
        self.looking = Some(Viewer::Seat(seat));
    }

    /// It is this person's turn, who has seen everything that the others were shown.
    pub fn look_together(&mut self, seat: Seat) {
        let shown = self.looking.map_or(0, |_| self.shown[self.place()]);
        self.looking = Some(Viewer::Seat(seat));
        self.shown[seat.index()] = shown;
    }

    /// Only `events` are left after a decision was taken back.
    pub fn take_back_to(&mut self, events: usize) {
        self.shown.iter_mut().for_each(|shown| *shown = events.min(*shown));
    }

    fn place(&self) -> usize {
        self.looking.and_then(Viewer::seat).map_or(MAX_SEATS, Seat::index)
    }
}
