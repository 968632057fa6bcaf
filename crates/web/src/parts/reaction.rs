//! What somebody has just said without words: a small drawing and a word beside it.

use ecotable_kernel::{Phrase, Seat};
use ecotable_rooms::{Moment, Reacted, Reaction};
use maud::{Markup, html};

use crate::screens::icon::icon;
use crate::text::Text;
use crate::voice::Voice;

/// What a seat has just said, if it is still to be seen.
pub fn reacted(moment: &Moment, seat: Seat) -> Option<Reacted> {
    moment.reacted.get(seat.index()).copied().flatten()
}

/// The word for a reaction.
pub fn reaction_word(voice: Voice<'_>, reaction: Reaction) -> Text {
    voice.key(&format!("table-ui-react-{}", reaction.name()))
}

/// Drawing and word.
pub fn reaction_face(voice: Voice<'_>, reaction: Reaction) -> Markup {
    html! { (icon(&format!("react-{}", reaction.name()))) (reaction_word(voice, reaction)) }
}

/// What a seat has just said; whoever cannot see it is told once, with the name.
pub fn reaction_of(voice: Voice<'_>, seat: Seat, reacted: Reacted) -> Markup {
    html! {
        span class="reaction" id={ "reacted-" (seat) "-" (reacted.number) } data-say=(reaction_line(voice, seat, reacted)) {
            (reaction_face(voice, reacted.reaction))
        }
    }
}

/// The same as a sentence.
pub fn reaction_line(voice: Voice<'_>, seat: Seat, reacted: Reacted) -> Text {
    let word = reaction_word(voice, reacted.reaction);
    voice.say(&Phrase::new("table-ui-reacted").with("seat", seat).with("word", word.as_str())).text()
}
