//! The rules, one file for each part of a turn.

mod combine;
mod developments;
mod end;
mod growth;
mod menu;
mod shipment;
mod take;
mod tokens;
mod upkeep;

pub(crate) use combine::Top;
pub(crate) use shipment::Plan;
