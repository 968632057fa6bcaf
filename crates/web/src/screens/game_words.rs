//! What can be said of a game before it is played.

use ecotable_catalog::Listing;
use ecotable_kernel::Phrase;

use crate::text::Text;
use crate::voice::Voice;

/// A game and the voice that speaks of it. The sentences have keys with the game's id, such as
/// `page-game-tradejack-line`; a game that lacks some is shown without them.
#[derive(Clone, Copy)]
pub struct GameWords<'a> {
    /// The game.
    pub listing: &'a Listing,
    /// The game's words in the reader's language.
    pub voice: Voice<'a>,
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

    fn about(&self, what: &str) -> Option<Text> {
        let key = format!("page-game-{}-{what}", self.id());
        self.voice.has(&key).then(|| self.voice.key(&key))
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
