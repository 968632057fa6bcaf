//! The options of a match as plain questions.

use ecotable_kernel::{OptionKind, OptionSpec, Phrase, Seat};
use maud::{Markup, Render, html};

use super::draft::{Draft, Field, Trouble};
use super::{described, trouble};
use crate::boards;
use crate::parts::seat::seat_mark;
use crate::screens::game_words::GameWords;
use crate::text::Text;
use crate::voice::Voice;

/// All options of the game.
pub(super) fn section(game: &GameWords<'_>, draft: &Draft, troubles: &[Trouble]) -> Markup {
    html! {
        @if !game.listing.meta.options.is_empty() {
            section class="panel setup-options" aria-labelledby="setup-options" {
                h2 id="setup-options" { (game.voice.key("page-new-options")) }
                p class="muted" { (game.voice.key("page-new-options-sub")) }
                @let (first, others): (Vec<_>, Vec<_>) =
                    open(game).partition(|spec| is_first(game, spec));
                @for spec in first { (question(game, spec, draft, troubles)) }
                @if !others.is_empty() {
                    details class="more-options" open[others.iter().any(|spec| is_touched(spec, draft, troubles))] {
                        summary { (game.voice.key("page-new-more-options")) }
                        @for spec in others { (question(game, spec, draft, troubles)) }
                    }
                }
            }
        }
    }
}

/// The options that the table does not decide itself.
fn open(game: &GameWords<'_>) -> impl Iterator<Item = &'static OptionSpec> {
    let fixed = boards::drawing(game.id()).fixed_options();
    game.listing.meta.options.iter().filter(|spec| fixed.iter().all(|(name, _)| *name != spec.name))
}

/// Whether everybody who sets a table is asked this.
fn is_first(game: &GameWords<'_>, spec: &OptionSpec) -> bool {
    let first = boards::drawing(game.id()).first_options();
    first.is_empty() || first.contains(&spec.name)
}

/// Whether an option was changed or is wrong, so that it must be seen.
fn is_touched(spec: &OptionSpec, draft: &Draft, troubles: &[Trouble]) -> bool {
    let usual = Draft::default().option(spec);
    draft.option(spec) != usual || troubles.iter().any(|trouble| trouble.field == Field::Option(spec.name))
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
        fieldset id=[names_seats(spec).then(|| format!("question-{name}"))] class="question" aria-describedby=[asked.wrong.clone()] data-fresh[names_seats(spec)] {
            legend { (voice.key(&format!("option-{name}-question"))) }
            p class="muted" { (voice.key(&format!("option-{name}-effect"))) }
            div class="answers" {
                (asked.answers(&spec.kind, draft.count()))
            }
            (trouble(voice, troubles, Field::Option(spec.name)))
            @if opens_list(game, spec, draft) {
                button class="btn btn-s" name="do" value="look" formaction={ "/new/" (game.id()) "#setup-list" } {
                    (voice.key("page-new-list-open"))
                }
            }
        }
    }
}

/// Whether the answers depend on who is to sit where.
fn names_seats(spec: &OptionSpec) -> bool {
    matches!(spec.kind, OptionKind::RandomOrSeat)
}

/// Whether another answer to this question makes a list necessary, so that there must be a way to it without script.
fn opens_list(game: &GameWords<'_>, spec: &OptionSpec, draft: &Draft) -> bool {
    let OptionKind::Words(words) = spec.kind else { return false };
    let with = |word: &&str| {
        let mut other = draft.clone();
        other.options.insert(spec.name, (*word).to_owned());
        other.list_option(game.listing).is_some()
    };
    let count = words.iter().filter(|word| with(word)).count();
    count > 0 && count < words.len()
}

/// The option's name as it stands in keys.
fn key(spec: &OptionSpec) -> String {
    spec.name.replace('_', "-")
}

/// More numbers than this are a list to choose from and not buttons.
const MOST_BUTTONS: usize = 12;

/// One question while its answers are drawn.
struct Asked<'a> {
    voice: Voice<'a>,
    spec: &'a OptionSpec,
    chosen: String,
    wrong: Option<String>,
}

impl Asked<'_> {
    fn answers(&self, kind: &OptionKind, seats: usize) -> Markup {
        html! {
            @match kind {
                OptionKind::Flag => {
                    (self.radio("false", self.voice.key("page-no")))
                    (self.radio("true", self.voice.key("page-yes")))
                }
                OptionKind::Switch => {
                    (self.radio("true", self.voice.key("page-yes")))
                    (self.radio("false", self.voice.key("page-no")))
                }
                OptionKind::Words(words) => @for word in *words { (self.named(word)) },
                OptionKind::Numbers(numbers) if numbers.len() > MOST_BUTTONS => (self.list(numbers)),
                OptionKind::Numbers(numbers) => @for number in *numbers { (self.named(&number.to_string())) },
                OptionKind::RandomOrSeat => (self.seats(seats)),
                OptionKind::Depends(kind) => {
                    (self.radio("default", self.voice.key("page-new-depends")))
                    (self.answers(kind, seats))
                }
            }
        }
    }

    fn radio(&self, value: &str, text: impl Render) -> Markup {
        html! {
            label class="answer" {
                input type="radio" name={ "option-" (self.spec.name) } value=(value) checked[self.chosen == value];
                span { (text) }
            }
        }
    }

    fn named(&self, value: &str) -> Markup {
        self.radio(value, self.name(value))
    }

    /// What an answer is called.
    fn name(&self, value: &str) -> Text {
        self.voice.key(&format!("option-{}-{}", key(self.spec), value.replace('_', "-")))
    }

    /// Many numbers, folded up; the usual one is the first.
    fn list(&self, numbers: &[i64]) -> Markup {
        let question = self.voice.key(&format!("option-{}-question", key(self.spec)));
        html! {
            select class="field" name={ "option-" (self.spec.name) } aria-label=(question) {
                @for value in numbers.iter().map(ToString::to_string) {
                    option value=(value) selected[self.chosen == value] { (self.name(&value)) }
                }
            }
        }
    }

    fn seats(&self, seats: usize) -> Markup {
        let name = key(self.spec);
        let seat = |index: u8| Phrase::new(format!("option-{name}-seat")).with("seat", Seat(index));
        html! {
            (self.radio("random", self.voice.key(&format!("option-{name}-random"))))
            @for index in 0..u8::try_from(seats).unwrap_or(u8::MAX) {
                (self.radio(&index.to_string(), html! { (seat_mark(Seat(index))) " " (self.voice.say(&seat(index))) }))
            }
        }
    }
}
