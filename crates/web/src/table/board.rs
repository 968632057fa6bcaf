//! What a game must offer to have a table of its own.

use ecotable_catalog::Playable;
use ecotable_kernel::{Phrase, Seat};
use maud::{Markup, html};

use super::desk::Desk;
use super::fingerprint::Fingerprint;
use super::scene::Scene;
use super::tray::Tray;
use super::zone::Zone;
use crate::voice::Voice;

/// A game that has a table of its own on pages.
///
/// Every function that draws has one beside it that says what the drawing depends on.
pub trait Board: Playable {
    /// The class of its theme, such as `theme-tradejack`.
    const THEME: &'static str;
    /// The stylesheet of its theme.
    const STYLE: &'static str;
    /// The sentences of its table: language and text, English first.
    const LOCALES: &'static [(&'static str, &'static str)];

    /// What it works out once from what was told lately, because the view alone does not say it.
    type Recall;

    /// Works that out.
    fn recall(scene: &Scene<'_>, view: &Self::View) -> Self::Recall;

    /// The drawings that its pages show with `<use>`.
    fn sprite() -> Markup;
    /// What lies on the felt without ever changing.
    fn felt() -> Markup {
        html! {}
    }
    /// Its own zones, in reading order.
    fn zones() -> &'static [Zone<Self>];

    /// What stands in the bar beside the name of the game: round, phase and the like.
    fn chips(desk: &Desk<'_, Self>) -> Markup;
    /// What [`Board::chips`] depends on.
    fn chips_depend(desk: &Desk<'_, Self>, fingerprint: &mut Fingerprint);

    /// What is said below the sentence about the situation.
    fn detail(desk: &Desk<'_, Self>) -> Option<Phrase>;
    /// What the situation and [`Board::detail`] depend on, apart from whether the viewer is asked.
    fn situation_depends(desk: &Desk<'_, Self>, fingerprint: &mut Fingerprint);
    /// What the decision is about that the viewer owes.
    fn lesson(desk: &Desk<'_, Self>) -> Option<Lesson>;

    /// What is to be seen of a seat besides its name.
    fn seat(desk: &Desk<'_, Self>, seat: Seat) -> SeatFacts;
    /// What [`Board::seat`] depends on. Whoever looks must see the same.
    fn seat_depends(desk: &Desk<'_, Self>, seat: Seat, fingerprint: &mut Fingerprint);
    /// What stands beside the viewer's own name.
    fn own(desk: &Desk<'_, Self>, seat: Seat) -> Markup;
    /// What [`Board::own`] depends on.
    fn own_depends(desk: &Desk<'_, Self>, seat: Seat, fingerprint: &mut Fingerprint);

    /// What the viewer can do, as far as it is not on the table itself.
    fn tray(desk: &Desk<'_, Self>) -> Tray;
    /// What [`Board::tray`] depends on.
    fn tray_depends(desk: &Desk<'_, Self>, fingerprint: &mut Fingerprint);
    /// The largest bid that an order can be given for, if the game has auctions; `None` if nothing is for sale now.
    fn highest_bid(desk: &Desk<'_, Self>, seat: Seat) -> Option<u16>;

    /// Why the viewer cannot take the action, told as helpfully as possible.
    fn why_not(desk: &Desk<'_, Self>, action: Self::Action) -> Option<Self::Refusal> {
        desk.refused(action)
    }

    /// Every card drawn, with what it means.
    fn cards(voice: Voice<'_>) -> Option<Markup>;
    /// One card of this match by the id it has in addresses.
    fn card(&self, voice: Voice<'_>, id: &str) -> Option<CardSheet>;
}

/// A kind of decision, for somebody who makes it for the first time.
#[derive(Clone, Copy, Debug)]
pub struct Lesson {
    /// The key of its explanation.
    pub key: &'static str,
    /// Whoever has decided one of these needs it no more: the first words of their notations.
    pub until: &'static [&'static str],
}

/// What is to be seen of a seat besides its name.
pub struct SeatFacts {
    /// The number that counts most.
    pub main: Markup,
    /// The others.
    pub more: Markup,
    /// What it did last, or what it is doing.
    pub said: Option<String>,
    /// Whether it is ahead in what is going on.
    pub leads: bool,
}

/// A card and what there is to say about it.
pub struct CardSheet {
    /// What it is called.
    pub title: String,
    /// Its drawing.
    pub drawing: Markup,
    /// What it does.
    pub effects: Vec<String>,
    /// What it means in the real world.
    pub notes: Vec<String>,
    /// The rule that says what it does.
    pub rule: Option<&'static str>,
}
