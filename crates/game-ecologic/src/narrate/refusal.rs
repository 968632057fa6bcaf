//! Why not, as sentences to be.

use ecotable_kernel::Phrase;

use super::typed;
use crate::config::Edition;
use crate::deal::MOST_PROMISES;
use crate::game::Ecologic;
use crate::refusal::Refusal;

impl Ecologic {
    pub(super) fn say_refusal(&self, refusal: &Refusal) -> Phrase {
        let plain = |key: &str| Phrase::new(format!("refusal-{key}"));
        let own = |key: &str| Phrase::new(self.in_edition(format!("refusal-{key}")));
        match *refusal {
            Refusal::NotAsked => plain("not-asked"),
            Refusal::NotThisQuestion => plain("not-this-question"),
            Refusal::MustChoose => plain("must-choose"),
            Refusal::BidTooLow { least } => plain("bid-too-low").with("least", least),
            Refusal::BidTooHigh { most } => plain("bid-too-high").with("most", most),
            Refusal::LevyOutOfBounds { most } => plain("levy-out-of-bounds").with("most", most),
            Refusal::NoSuchToken { kind } => typed("refusal-no-such-token", kind),
            Refusal::KeptThisTurn => plain("kept-this-turn"),
            Refusal::WrongResource => own("wrong-resource"),
            Refusal::CellFull => plain("cell-full"),
            Refusal::OtherOwner => plain("other-owner"),
            Refusal::NotAdjacent => own("not-adjacent"),
            Refusal::NotAtBorder => own("not-at-border"),
            Refusal::NoSupply { kind } => typed("refusal-no-supply", kind),
            Refusal::NoPlaceForToken => plain("no-place-for-token"),
            Refusal::TooPoor { nominal } => plain("too-poor").with("nominal", nominal),
            Refusal::TooPoorForFarSector { nominal } => plain("too-poor-far").with("nominal", nominal),
            Refusal::NotForSale => own("not-for-sale"),
            Refusal::NotYourTadAuction => plain("not-your-tad-auction"),
            Refusal::NotThatSite if self.edition() == Edition::Ed2 && self.config.tad_adjacent => {
                plain("not-that-site-beside")
            }
            Refusal::NotThatSite => own("not-that-site"),
            Refusal::CannotBuy => plain("cannot-buy"),
            Refusal::ClosedAlready => plain("closed-already"),
            Refusal::NoOwnToken { kind, cell } => self.cell(typed("refusal-no-own-token", kind), "at", cell),
            Refusal::NotYourCard { card } => plain("not-your-card").with("card", self.say_initiative(card)),
            Refusal::NoRunningCost => plain("no-running-cost"),
            Refusal::NoCards => plain("no-cards"),
            Refusal::NotThatToken => plain("not-that-token"),
            Refusal::ShiftTooFar => plain("shift-too-far").with("step", self.config.media_step),
            Refusal::CannotPayForAll => plain("cannot-pay-for-all"),
            Refusal::NotEnough => plain("not-enough"),
            Refusal::NoDeals => plain("no-deals"),
            Refusal::NoDealNow => own("no-deal-now"),
            Refusal::NothingProposed => plain("nothing-proposed"),
            Refusal::TooManyProposals => plain("too-many-proposals"),
            Refusal::TooManyCounters => plain("too-many-counters"),
            Refusal::NoSuchPartner => plain("no-such-partner"),
            Refusal::EmptyDeal => plain("empty-deal"),
            Refusal::TooManyPromises => plain("too-many-promises").with("most", MOST_PROMISES as i64),
            Refusal::DealAboveMoney { seat } => plain("deal-above-money").with("seat", seat),
            Refusal::DealWithoutCard { seat, card } => {
                plain("deal-without-card").with("seat", seat).with("card", self.say_initiative(card))
            }
            Refusal::PromiseOutOfBounds => plain("promise-out-of-bounds"),
        }
    }
}
