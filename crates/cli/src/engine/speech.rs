//! Sentences for requests that name a language.

use ecotable_catalog::{self as catalog, AnyTold};
use ecotable_kernel::Phrase;

use super::answer::{Fault, Told};
use crate::voice::Voice;

/// The voice that was used last; the next request most likely wants the same.
#[derive(Default)]
pub struct Speech(Option<Spoken>);

struct Spoken {
    game: &'static str,
    lang: String,
    voice: Voice,
}

impl Speech {
    /// Makes sure that the language is spoken.
    pub fn prepare(&mut self, game: &'static str, lang: Option<&str>) -> Result<(), Fault> {
        self.voice(game, lang).map(|_| ())
    }

    /// The sentences, if a language is named.
    pub fn sentences(
        &mut self,
        game: &'static str,
        lang: Option<&str>,
        phrases: &[Phrase],
    ) -> Result<Option<Vec<String>>, Fault> {
        let voice = self.voice(game, lang)?;
        Ok(voice.map(|voice| phrases.iter().map(|phrase| voice.say(phrase)).collect()))
    }

    /// The events as they are answered, with sentences if a language is named.
    pub fn tell(
        &mut self,
        game: &'static str,
        lang: Option<&str>,
        events: Vec<AnyTold>,
    ) -> Result<Vec<Told>, Fault> {
        let voice = self.voice(game, lang)?;
        let answer = |told: AnyTold| Told {
            to: told.to,
            text: voice.map(|voice| voice.say(&told.phrase)),
            event: told.event,
        };
        Ok(events.into_iter().map(answer).collect())
    }

    fn voice(&mut self, game: &'static str, lang: Option<&str>) -> Result<Option<&Voice>, Fault> {
        let Some(lang) = lang else { return Ok(None) };
        let fits = self.0.as_ref().is_some_and(|spoken| spoken.game == game && spoken.lang == lang);
        if !fits {
            let listing = catalog::game(game).map_err(Fault::new)?;
            let voice = Voice::of_game(&listing, Some(lang)).map_err(Fault::new)?;
            self.0 = Some(Spoken { game, lang: lang.to_owned(), voice });
        }
        Ok(self.0.as_ref().map(|spoken| &spoken.voice))
    }
}
