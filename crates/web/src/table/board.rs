//! What a game must offer to have a table of its own.

use ecotable_catalog::{FixedOptions, Playable};
use ecotable_kernel::{Phrase, Seat};
use maud::{Markup, html};

use super::desk::Desk;
use super::fingerprint::Fingerprint;
use super::list::ListOption;
use super::scene::Scene;
use super::tray::Tray;
use super::zone::Zone;
use crate::server::Fields;
use crate::text::Text;
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
    /// What a seat did last, or what it is doing; apart from the rest because it changes most often.
    fn said(_desk: &Desk<'_, Self>, _seat: Seat) -> Said {
        Said::default()
    }
    /// What [`Board::said`] depends on. Whoever looks must see the same.
    fn said_depends(_desk: &Desk<'_, Self>, _seat: Seat, _fingerprint: &mut Fingerprint) {}
    /// What stands beside the viewer's own name.
    fn own(desk: &Desk<'_, Self>, seat: Seat) -> Markup;
    /// What [`Board::own`] depends on.
    fn own_depends(desk: &Desk<'_, Self>, seat: Seat, fingerprint: &mut Fingerprint);

    /// How the final score of a seat comes about, if that can be said in a few words.
    fn sum(_desk: &Desk<'_, Self>, _seat: Seat) -> Option<Phrase> {
        None
    }

    /// What the viewer can do, as far as it is not on the table itself.
    fn tray(desk: &Desk<'_, Self>) -> Tray;
    /// What [`Board::tray`] depends on.
    fn tray_depends(desk: &Desk<'_, Self>, fingerprint: &mut Fingerprint);
    /// The largest bid that an order can be given for, if the game has auctions; `None` if nothing is for sale now, or the seat
    /// cannot bid for it.
    fn highest_bid(desk: &Desk<'_, Self>, seat: Seat) -> Option<u16>;

    /// Whether standing orders can be given: there is something to bid for, or something that is asked out of turn.
    const TAKES_ORDERS: bool = true;

    /// The key of what a standing order can say no to in advance, if the game asks out of turn.
    fn out_of_turn() -> Option<&'static str> {
        None
    }

    /// Options that the table itself decides and that nobody is asked about: name and value.
    const FIXED_OPTIONS: FixedOptions = &[];

    /// Why the viewer cannot take the action, told as helpfully as possible.
    fn why_not(desk: &Desk<'_, Self>, action: Self::Action) -> Option<Self::Refusal> {
        desk.refused(action)
    }

    /// A sheet on which the viewer thinks something over, by its name; `asked` are the fields of its form so far.
    fn plan(_desk: &Desk<'_, Self>, _name: &str, _asked: &Fields) -> Option<PlanSheet> {
        None
    }
    /// The sheets that lead to a decision now, by name, with what the way to each is called; for tables told as text.
    fn plans(_desk: &Desk<'_, Self>) -> Vec<(&'static str, Text)> {
        Vec::new()
    }
    /// The notation of an action that a form describes in several fields; `None` if they describe none.
    fn compose(_fields: &Fields) -> Option<String> {
        None
    }

    /// What the game calls the time in which everybody has been asked, as it stands in keys: `round` or `turn`.
    const ROUND: &'static str = "round";
    /// How many of these most matches have with the options, by name, that were chosen; `None` if nobody can tell.
    fn rounds(_chosen: &dyn Fn(&str) -> String) -> Option<i64> {
        None
    }

    /// The options that are asked first when a table is set; the others are folded away. All, if none is named.
    const FIRST_OPTIONS: &'static [&'static str] = &[];
    /// The option whose values are offered as games of their own on the first page, if there is such an option.
    const EDITIONS: Option<&'static str> = None;
    /// The option that is a list, if the other options, by name, make one necessary.
    fn list(_chosen: &dyn Fn(&str) -> String) -> Option<ListOption> {
        None
    }

    /// The cards that are shown beside a section of the rules, such as `TJ-3`.
    const FIGURES: &'static [(&'static str, &'static [&'static str])] = &[];
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
}

/// What a seat did last, or what it is doing.
#[derive(Default)]
pub struct Said {
    /// In a word or two.
    pub words: Option<Text>,
    /// Whether it is ahead in what is going on.
    pub leads: bool,
}

/// What somebody thinks over before deciding: a planner, a calculation, an offer to be put together.
pub struct PlanSheet {
    /// What it is about.
    pub title: Text,
    /// Forms and drawings. A form with `method="get"` and `data-sheet` asks for the sheet again with its fields; one that
    /// posts to `act` decides.
    pub body: Markup,
    /// The rule that says more.
    pub rule: Option<&'static str>,
}

/// A card and what there is to say about it.
pub struct CardSheet {
    /// What it is called.
    pub title: Text,
    /// Its drawing.
    pub drawing: Markup,
    /// What it does.
    pub effects: Vec<Text>,
    /// What it means in the real world.
    pub notes: Vec<Text>,
    /// The rule that says what it does.
    pub rule: Option<&'static str>,
}
