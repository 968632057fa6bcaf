//! What can be said of a game before it is played.

use ecotable_catalog::Listing;
use ecotable_kernel::{OptionKind, Phrase};
use serde_json::Value;

use crate::boards;
use crate::text::Text;
use crate::voice::Voice;

/// A value of an option with which a game is offered as one of its own.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Edition {
    /// The option.
    pub option: &'static str,
    /// Its value.
    pub value: &'static str,
}

impl Edition {
    /// All editions of a game, in the order of their names; none if it is one game.
    pub fn all(game: &Listing) -> Vec<Self> {
        let option = boards::drawing(game.meta.id).editions();
        let spec = game.meta.options.iter().find(|spec| Some(spec.name) == option);
        let Some(OptionKind::Words(values)) = spec.map(|spec| &spec.kind) else { return Vec::new() };
        let mut all: Vec<_> =
            values.iter().map(|&value| Self { option: option.unwrap_or_default(), value }).collect();
        all.sort_unstable_by_key(|edition| edition.value);
        all
    }

    /// The one that is played with these options, if the game has several.
    pub fn played(game: &Listing, config: &Value) -> Option<Self> {
        Self::all(game).into_iter().find(|edition| config[edition.option] == edition.value)
    }

    /// The field of a form, or of an address, that chooses it.
    pub fn field(&self) -> String {
        format!("option-{}", self.option)
    }
}

/// The address of the page on which a table is set.
pub fn new_table(game: &str, edition: Option<Edition>) -> String {
    let chosen = edition.map(|edition| format!("?{}={}", edition.field(), edition.value));
    format!("/new/{game}{}", chosen.unwrap_or_default())
}

/// A game and the voice that speaks of it. The sentences have keys with the game's id, such as
/// `page-game-tradejack-line`, or with its edition as well; a game that lacks some is shown without them.
#[derive(Clone, Copy)]
pub struct GameWords<'a> {
    /// The game.
    pub listing: &'a Listing,
    /// The game's words in the reader's language.
    pub voice: Voice<'a>,
    /// The edition of which is spoken, if it is one.
    pub edition: Option<Edition>,
}

impl<'a> GameWords<'a> {
    /// Its id.
    pub fn id(&self) -> &'static str {
        self.listing.meta.id
    }

    /// Its name.
    pub fn name(&self) -> Text {
        self.voice.key("game-name")
    }

    /// The class of its colours.
    pub fn theme(&self) -> String {
        format!("theme-{}", self.id())
    }

    /// Its name with the edition.
    pub fn full_name(&self) -> Text {
        let Some(edition) = self.edition_name() else { return self.name() };
        let phrase = Phrase::new("page-game-edition").with("game", self.name().as_str());
        self.voice.say(&phrase.with("edition", edition.as_str())).text()
    }

    /// What the edition is called.
    pub fn edition_name(&self) -> Option<Text> {
        self.edition.and_then(|_| self.about("edition"))
    }

    fn about(&self, what: &str) -> Option<Text> {
        let own = self.edition.map(|edition| format!("page-game-{}-{}-{what}", self.id(), edition.value));
        let common = format!("page-game-{}-{what}", self.id());
        own.into_iter().chain([common]).find(|key| self.voice.has(key)).map(|key| self.voice.key(&key))
    }

    /// What one does in it, in one line.
    pub fn line(&self) -> Text {
        self.about("line").unwrap_or_else(|| self.voice.key("game-tagline"))
    }

    /// What one learns from it.
    pub fn learn(&self) -> Option<Text> {
        self.about("learn")
    }

    /// How long it takes.
    pub fn minutes(&self) -> Option<Text> {
        self.about("minutes")
    }

    /// From which age on.
    pub fn age(&self) -> Option<Text> {
        self.about("age")
    }

    /// What a name may say beside who somebody is.
    pub fn names(&self) -> Option<Text> {
        self.about("names")
    }

    /// What its cover shows.
    pub fn cover(&self) -> Text {
        self.about("cover").unwrap_or_else(|| self.name())
    }

    /// For how many players it is.
    pub fn players(&self) -> Text {
        let seats = &self.listing.meta.seats;
        self.voice
            .say(&Phrase::new("page-players").with("min", *seats.start()).with("max", *seats.end()))
            .text()
    }

    /// What a bot is called.
    pub fn bot(&self, name: &str) -> Text {
        bot_name(self.voice, name)
    }

    /// What kind of player a bot is.
    pub fn bot_line(&self, name: &str) -> Text {
        let key = format!("page-bot-{name}-line");
        if self.voice.has(&key) { self.voice.key(&key) } else { self.voice.key("page-bot-any-line") }
    }
}

/// What a bot is called; the budget of a search does not matter.
pub fn bot_name(voice: Voice<'_>, name: &str) -> Text {
    let name = name.split(':').next().unwrap_or(name);
    let key = format!("page-bot-{name}");
    if voice.has(&key) { voice.key(&key) } else { name.into() }
}
