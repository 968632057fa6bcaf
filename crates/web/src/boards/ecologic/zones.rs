//! What the table of Ecologic consists of: large drawings, and in them what changes often.

use ecotable_ecologic::Ecologic;

use super::{Table, cells, curve, event, hand, ledger, map, market, moving, stage};
use crate::table::{Fingerprint, Sight, Spot, Zone};

type Depends = fn(&Table<'_>, &mut Fingerprint);
type Draw = fn(&Table<'_>) -> maud::Markup;

const fn zone(id: &'static str, spot: Spot, sight: Sight, depends: Depends, draw: Draw) -> Zone<Ecologic> {
    Zone { id, spot, sight, depends, draw }
}

/// What everybody sees alike inside a drawing.
const fn common(id: &'static str, outer: &'static str, depends: Depends, draw: Draw) -> Zone<Ecologic> {
    zone(id, Spot::Inside(outer), Sight::Common, depends, draw)
}

/// What each viewer sees differently inside a drawing.
const fn own(id: &'static str, outer: &'static str, depends: Depends, draw: Draw) -> Zone<Ecologic> {
    zone(id, Spot::Inside(outer), Sight::Own, depends, draw)
}

/// Zones, and one for each of these cells.
macro_rules! with_cells {
    ($($cell:literal)*; $($zone:expr),* $(,)?) => {
        &[$($zone,)* $(common(concat!("cell-", $cell), "map", cells::depends::<$cell>, cells::draw::<$cell>),)*]
    };
}

/// All zones; one that lies inside another stands after it.
pub const ZONES: &[Zone<Ecologic>] = with_cells!(
    0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27;
    zone("event", Spot::Felt, Sight::Common, event::depends, event::draw),
    zone("stage", Spot::Felt, Sight::Own, stage::depends, stage::draw),
    zone("map", Spot::Felt, Sight::Own, map::depends, map::draw),
    zone("market", Spot::Felt, Sight::Own, market::depends, market::draw),
    zone("ledger", Spot::Felt, Sight::Own, ledger::depends, ledger::draw),
    zone("curve", Spot::Felt, Sight::Own, curve::depends, curve::draw),
    zone("hand", Spot::Mine, Sight::Own, hand::depends, hand::draw),
    common("map-reach", "map", map::reach_depends, map::draw_reach),
    own("map-lit", "map", map::lit_depends, map::draw_lit),
    common("map-top", "map", map::top_depends, map::draw_top),
    common("map-marks", "map", moving::marks_depend, moving::draw_marks),
    common("map-come", "map", moving::arrival_depends, moving::draw_arrival),
    own("map-spots", "map", map::spots_depend, map::draw_spots),
    own("map-choices", "map", map::spots_depend, map::draw_choices),
    common("map-list", "map", map::list_depends, map::draw_list),
    common("curve-ways", "curve", curve::ways_depend, curve::draw_ways),
    common("curve-table", "curve", curve::ways_depend, curve::draw_table),
    own("prices", "market", market::prices_depend, market::draw_prices),
    own("shop", "market", market::shop_depends, market::draw_shop),
    common("deck", "shop", market::deck_depends, market::draw_deck),
    own("ahead", "hand", hand::ahead_depends, hand::draw_ahead),
);
