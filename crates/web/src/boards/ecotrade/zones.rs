//! The zones of EcoTrade. What is large is cut into parts, so that only those are sent that changed.

use ecotable_ecotrade::EcoTrade;
use maud::Markup;

use super::{Table, accounts, company, draft, fields, hand, incident, map, market, track};
use crate::table::{Fingerprint, Sight, Spot, Zone};

type Depends = fn(&Table<'_>, &mut Fingerprint);
type Draw = fn(&Table<'_>) -> Markup;

const fn common(id: &'static str, spot: Spot, depends: Depends, draw: Draw) -> Zone<EcoTrade> {
    Zone { id, spot, sight: Sight::Common, depends, draw }
}

const fn own(id: &'static str, spot: Spot, depends: Depends, draw: Draw) -> Zone<EcoTrade> {
    Zone { id, spot, sight: Sight::Own, depends, draw }
}

/// All of them, in reading order.
pub const ZONES: &[Zone<EcoTrade>] = &[
    common("incident", Spot::Felt, incident::depends, incident::draw),
    common("accounts", Spot::Felt, accounts::depends, accounts::draw),
    own("map", Spot::Felt, map::depends, map::draw),
    common("map-title", Spot::Inside("map"), map::title_depends, map::title_draw),
    common("routes-0", Spot::Inside("map"), map::routes_depend::<0>, map::routes_draw::<0>),
    common("routes-1", Spot::Inside("map"), map::routes_depend::<1>, map::routes_draw::<1>),
    common("routes-2", Spot::Inside("map"), map::routes_depend::<2>, map::routes_draw::<2>),
    common("routes-3", Spot::Inside("map"), map::routes_depend::<3>, map::routes_draw::<3>),
    common("map-draft", Spot::Inside("map"), map::draft_depends, map::draft_draw),
    common("movers-0", Spot::Inside("map"), map::movers_depend::<0>, map::movers_draw::<0>),
    common("movers-1", Spot::Inside("map"), map::movers_depend::<1>, map::movers_draw::<1>),
    common("movers-2", Spot::Inside("map"), map::movers_depend::<2>, map::movers_draw::<2>),
    common("movers-3", Spot::Inside("map"), map::movers_depend::<3>, map::movers_draw::<3>),
    common("signs-0", Spot::Inside("map"), map::movers_depend::<0>, map::signs_draw::<0>),
    common("signs-1", Spot::Inside("map"), map::movers_depend::<1>, map::signs_draw::<1>),
    common("signs-2", Spot::Inside("map"), map::movers_depend::<2>, map::signs_draw::<2>),
    common("signs-3", Spot::Inside("map"), map::movers_depend::<3>, map::signs_draw::<3>),
    common("arrivals-0", Spot::Inside("map"), map::arrivals_depend::<0>, map::arrivals_draw::<0>),
    common("arrivals-1", Spot::Inside("map"), map::arrivals_depend::<1>, map::arrivals_draw::<1>),
    common("arrivals-2", Spot::Inside("map"), map::arrivals_depend::<2>, map::arrivals_draw::<2>),
    common("arrivals-3", Spot::Inside("map"), map::arrivals_depend::<3>, map::arrivals_draw::<3>),
    common("arrivals-none", Spot::Inside("map"), map::none_depends, map::none_draw),
    own("market", Spot::Felt, market::depends, market::draw),
    common("deck-left", Spot::Inside("market"), market::left_depends, market::left_draw),
    own("stall-0", Spot::Inside("market"), market::stall_depends::<0>, market::stall_draw::<0>),
    common("take-0", Spot::Inside("stall-0"), market::take_depends::<0>, market::take_draw::<0>),
    own("stall-1", Spot::Inside("market"), market::stall_depends::<1>, market::stall_draw::<1>),
    common("take-1", Spot::Inside("stall-1"), market::take_depends::<1>, market::take_draw::<1>),
    own("stall-2", Spot::Inside("market"), market::stall_depends::<2>, market::stall_draw::<2>),
    common("take-2", Spot::Inside("stall-2"), market::take_depends::<2>, market::take_draw::<2>),
    own("stall-3", Spot::Inside("market"), market::stall_depends::<3>, market::stall_draw::<3>),
    common("take-3", Spot::Inside("stall-3"), market::take_depends::<3>, market::take_draw::<3>),
    own("stall-4", Spot::Inside("market"), market::stall_depends::<4>, market::stall_draw::<4>),
    common("take-4", Spot::Inside("stall-4"), market::take_depends::<4>, market::take_draw::<4>),
    common("stall-deck", Spot::Inside("market"), market::deck_depends, market::deck_draw),
    own("fields", Spot::Felt, fields::depends, fields::draw),
    common("field-social", Spot::Inside("fields"), fields::field_depends::<0>, fields::field_draw::<0>),
    common("field-economical", Spot::Inside("fields"), fields::field_depends::<1>, fields::field_draw::<1>),
    common(
        "field-environmental",
        Spot::Inside("fields"),
        fields::field_depends::<2>,
        fields::field_draw::<2>,
    ),
    own("track", Spot::Felt, track::depends, track::draw),
    common("spaces", Spot::Inside("track"), track::spaces_depend, track::spaces_draw),
    common("track-told", Spot::Inside("track"), track::told_depends, track::told_draw),
    own("hand", Spot::Mine, hand::depends, hand::draw),
    own("hand-head", Spot::Inside("hand"), hand::head_depends, hand::head_draw),
    own("hand-0", Spot::Inside("hand"), hand::card_depends::<0>, hand::card_draw::<0>),
    own("hand-1", Spot::Inside("hand"), hand::card_depends::<1>, hand::card_draw::<1>),
    own("hand-2", Spot::Inside("hand"), hand::card_depends::<2>, hand::card_draw::<2>),
    own("hand-3", Spot::Inside("hand"), hand::card_depends::<3>, hand::card_draw::<3>),
    own("hand-plan", Spot::Inside("hand"), hand::plan_depends, hand::plan_draw),
    own("company", Spot::Mine, company::depends, company::draw),
    own("slots", Spot::Inside("company"), company::slots_depend, company::slots_draw),
    own("tokens", Spot::Inside("company"), company::tokens_depend, company::tokens_draw),
    own("estimate", Spot::Inside("company"), company::estimate_depends, company::estimate_draw),
    own("draft", Spot::Aside, draft::depends, draft::draw),
];
