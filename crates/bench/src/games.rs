//! The games that are measured: one line each.

use anyhow::Result;
use ecotable_kernel::Game;

/// Something that is done for every game.
pub trait Visit {
    /// Does it for one game with these numbers of players.
    fn visit<G: Game>(&mut self, seats: &[u8]) -> Result<()>;
}

/// Does something for every game that is measured.
pub fn visit_all(visitor: &mut impl Visit) -> Result<()> {
    visitor.visit::<ecotable_testkit::lots::Lots>(&[2, 3, 4, 5, 6])?;
    visitor.visit::<ecotable_tradejack::TradeJack>(&[2, 3, 4, 5, 6])?;
    visitor.visit::<ecotable_ecotrade::EcoTrade>(&[2, 3, 4])?;
    visitor.visit::<ecotable_ecologic::Ecologic>(&[2, 3, 4])?;
    visitor.visit::<ecotable_plastic_race::PlasticRace>(&[2, 3, 4, 5])?;
    Ok(())
}
