//! How the table of any game is drawn.

use ecotable_kernel::Phrase;
use maud::{Markup, PreEscaped};

use super::board::{CardSheet, PlanSheet};
use super::list::ListOption;
use super::scene::Scene;
use crate::server::Fields;
use crate::text::Text;
use crate::voice::Voice;

/// What a stream has sent already, so that it sends only what changed.
#[derive(Clone, Debug, Default)]
pub struct Seen {
    /// The fingerprint of each zone, 0 if it was never sent.
    pub zones: Vec<u64>,
    /// The number of the newest log line that was sent.
    pub line: Option<u64>,
}

/// A table that was drawn.
pub struct Drawn {
    /// The elements.
    pub html: Markup,
    /// What they show.
    pub seen: Seen,
}

/// Why something is not possible.
#[derive(Clone, Debug)]
pub struct Reason {
    /// The sentence.
    pub phrase: Phrase,
    /// The rule, as numbered in the game's RULES.md.
    pub rule: &'static str,
}

/// How the table of a game is drawn.
pub trait Drawing: Send + Sync {
    /// The class of its theme.
    fn theme(&self) -> &'static str;
    /// The stylesheet of its theme.
    fn style(&self) -> &'static str;
    /// The sentences of its table.
    fn locales(&self) -> &'static [(&'static str, &'static str)];
    /// The drawings that its pages show with `<use>`.
    fn sprite(&self) -> Markup;
    /// What the whole table shows.
    fn seen(&self, scene: Scene<'_>) -> Seen;
    /// The whole table.
    fn draw(&self, scene: Scene<'_>) -> Drawn;
    /// Adds the zones that look different from what was seen to a page.
    fn add_changes(&self, scene: Scene<'_>, seen: &mut Seen, page: &mut String);

    /// The zones that look different from what was seen; empty if none does.
    fn changes(&self, scene: Scene<'_>, seen: &mut Seen) -> Markup {
        let mut page = String::new();
        self.add_changes(scene, seen, &mut page);
        PreEscaped(page)
    }

    /// Why the rules do not let the viewer take an action now; `None` if they do, or if it is none.
    fn why_not(&self, _scene: Scene<'_>, _action: &str) -> Option<Reason> {
        None
    }

    /// What the viewer has heard, newest first, as it stands beside the table.
    fn log(&self, scene: Scene<'_>) -> Markup;

    /// A sheet on which the viewer thinks something over; `None` if there is no such sheet.
    fn plan(&self, _scene: Scene<'_>, _name: &str, _asked: &Fields) -> Option<PlanSheet> {
        None
    }

    /// The sheets that lead to a decision now, by name, with what the way to each is called.
    fn plans(&self, _scene: Scene<'_>) -> Vec<(&'static str, Text)> {
        Vec::new()
    }

    /// The notation of an action that a form describes in several fields; `None` if they describe none.
    fn compose(&self, _fields: &Fields) -> Option<String> {
        None
    }

    /// What the game calls the time in which everybody has been asked, as it stands in keys: `round` or `turn`.
    fn round(&self) -> &'static str {
        "round"
    }

    /// How many of these most matches have with the options, by name, that were chosen; `None` if nobody can tell.
    fn rounds(&self, _chosen: &dyn Fn(&str) -> String) -> Option<i64> {
        None
    }

    /// The options that are asked first when a table is set; all, if none is named.
    fn first_options(&self) -> &'static [&'static str] {
        &[]
    }

    /// The option whose values are offered as games of their own, if there is such an option.
    fn editions(&self) -> Option<&'static str> {
        None
    }

    /// The option that is a list, if the other options, by name, make one necessary.
    fn list(&self, _chosen: &dyn Fn(&str) -> String) -> Option<ListOption> {
        None
    }

    /// Options that the table itself decides and that nobody is asked about: name and value.
    fn fixed_options(&self) -> &'static [(&'static str, &'static str)] {
        &[]
    }

    /// The cards that belong to a section of the rules, each with what it does; `None` if there are none.
    fn figures(&self, _voice: Voice<'_>, _section: &str) -> Option<Markup> {
        None
    }

    /// Every card of the game drawn, with what it means; `None` if its cards are not drawn.
    fn cards(&self, _voice: Voice<'_>) -> Option<Markup> {
        None
    }

    /// One card of a match by the id it has in addresses; `None` if there is no such card.
    fn card(&self, _scene: Scene<'_>, _id: &str) -> Option<CardSheet> {
        None
    }
}
