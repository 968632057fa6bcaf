//! The options of a match as plain questions.

use ecotable_kernel::{OptionKind, OptionSpec, Phrase, Seat};
use maud::{Markup, html};

use super::draft::{Draft, Field, Trouble};
use super::{described, trouble};
use crate::screens::game_words::GameWords;
use crate::voice::Voice;

/// All options of the game.
pub(super) fn section(game: &GameWords<'_>, draft: &Draft, troubles: &[Trouble]) -> Markup {
    html! {
        @if !game.listing.meta.options.is_empty() {
            section class="panel setup-options" aria-labelledby="setup-options" {
                h2 id="setup-options" { (game.voice.key("page-new-options")) }
                p class="muted" { (game.voice.key("page-new-options-sub")) }
                @for spec in game.listing.meta.options { (question(game, spec, draft, troubles)) }
            }
        }
    }
}

fn question(game: &GameWords<'_>, spec: &OptionSpec, draft: &Draft, troubles: &[Trouble]) -> Markup {
    let (voice, name) = (game.voice, key(spec));
    let asked = Asked {
        voice,
        spec,
        chosen: draft.option(spec),
        wrong: described(troubles, Field::Option(spec.name)),
    };
    html! {
        fieldset class="question" aria-describedby=[asked.wrong.clone()] {
            legend { (voice.key(&format!("option-{name}-question"))) }
            p class="muted" { (voice.key(&format!("option-{name}-effect"))) }
            div class="answers" {
                @match spec.kind {
                    OptionKind::Flag => {
                        (asked.radio("false", voice.key("page-no")))
                        (asked.radio("true", voice.key("page-yes")))
                    }
                    OptionKind::Words(words) => @for word in words { (asked.named(word)) },
                    OptionKind::Numbers(numbers) => @for number in numbers { (asked.named(&number.to_string())) },
                    OptionKind::RandomOrSeat => (asked.seats(draft.count())),
                }
            }
            (trouble(voice, troubles, Field::Option(spec.name)))
        }
    }
}

/// The option's name as it stands in keys.
fn key(spec: &OptionSpec) -> String {
    spec.name.replace('_', "-")
}

/// One question while its answers are drawn.
struct Asked<'a> {
    voice: Voice<'a>,
    spec: &'a OptionSpec,
    chosen: String,
    wrong: Option<String>,
}

impl Asked<'_> {
    fn radio(&self, value: &str, text: String) -> Markup {
        html! {
            label class="answer" {
                input type="radio" name={ "option-" (self.spec.name) } value=(value) checked[self.chosen == value];
                span { (text) }
            }
        }
    }

    fn named(&self, value: &str) -> Markup {
        self.radio(value, self.voice.key(&format!("option-{}-{}", key(self.spec), value.replace('_', "-"))))
    }

    fn seats(&self, seats: usize) -> Markup {
        let name = key(self.spec);
        let seat = |index: u8| Phrase::new(format!("option-{name}-seat")).with("seat", Seat(index));
        html! {
            (self.radio("random", self.voice.key(&format!("option-{name}-random"))))
            @for index in 0..u8::try_from(seats).unwrap_or(u8::MAX) {
                (self.radio(&index.to_string(), self.voice.say(&seat(index))))
            }
        }
    }
}
