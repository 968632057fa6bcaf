//! The zones that the table of every game has.

pub(super) mod bar;
mod end;
pub(super) mod log;
mod me;
pub(super) mod menu;
mod notice;
pub(super) mod orders;
pub(super) mod others;
mod status;
mod tray;

use super::board::Board;
use super::zone::{Sight, Spot, Zone};

/// The zones of the frame; [`at`] says where each of them stands.
pub(super) struct Frame<G>(std::marker::PhantomData<G>);

/// Where each zone of the frame stands in the list.
pub(super) mod at {
    pub const BAR: usize = 0;
    pub const STATUS: usize = 1;
    pub const NOTICE: usize = 2;
    pub const OTHERS: usize = 3;
    pub const END: usize = 4;
    pub const ME: usize = 5;
    pub const TRAY: usize = 6;
    pub const ORDERS: usize = 7;
    pub const MENU: usize = 8;
}

impl<G: Board> Frame<G> {
    pub const ZONES: [Zone<G>; 10] = [
        Zone { id: "bar", spot: Spot::Frame, sight: Sight::Own, depends: bar::depends, draw: bar::draw },
        Zone {
            id: "status",
            spot: Spot::Frame,
            sight: Sight::Common,
            depends: status::depends,
            draw: status::draw,
        },
        Zone {
            id: "notice",
            spot: Spot::Frame,
            sight: Sight::Own,
            depends: notice::depends,
            draw: notice::draw,
        },
        Zone {
            id: "others",
            spot: Spot::Frame,
            sight: Sight::Own,
            depends: others::depends,
            draw: others::draw,
        },
        Zone { id: "end", spot: Spot::Frame, sight: Sight::Common, depends: end::depends, draw: end::draw },
        Zone { id: "me", spot: Spot::Mine, sight: Sight::Own, depends: me::depends, draw: me::draw },
        Zone { id: "act", spot: Spot::Mine, sight: Sight::Own, depends: tray::depends, draw: tray::draw },
        Zone {
            id: "orders",
            spot: Spot::Orders,
            sight: Sight::Own,
            depends: orders::depends,
            draw: orders::draw,
        },
        Zone { id: "menu", spot: Spot::Frame, sight: Sight::Own, depends: menu::depends, draw: menu::draw },
        Zone {
            id: "chips",
            spot: Spot::Inside("bar"),
            sight: Sight::Common,
            depends: G::chips_depend,
            draw: bar::chips,
        },
    ];
}
