//! Products and sources as cards.

use ecotable_kernel::Arg;
use ecotable_tradejack::{Action, Colour, Product, Source, TradeJack};
use maud::{Markup, PreEscaped, Render, html};

use super::Table;
use crate::parts::card::{CardFace, Copies, Picture, card_face};
use crate::table::{Fingerprint, Shared, shared};
use crate::text::Text;
use crate::voice::Voice;

/// A product or a source.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Card {
    /// A product.
    Product(Product),
    /// A source.
    Source(Source),
}

/// What happens when a card is tapped.
#[derive(Hash)]
pub enum Tap {
    /// It tells more about itself.
    Look,
    /// It takes the action; the word says so to those who do not see.
    Act(Action, &'static str),
    /// It tells why the action is not possible.
    WhyNot(Action),
    /// The same, and the reason is not worth a mark.
    NotNow(Action),
    /// Nothing.
    Nothing,
}

impl Card {
    /// Its id in addresses.
    pub fn id(self) -> &'static str {
        match self {
            Self::Product(product) => product.as_str(),
            Self::Source(source) => source.as_str(),
        }
    }

    /// The class of its colour.
    pub fn hue(self) -> &'static str {
        match self.colour() {
            Colour::Blue => "is-blue",
            Colour::Yellow => "is-yellow",
        }
    }

    fn colour(self) -> Colour {
        match self {
            Self::Product(product) => product.colour(),
            Self::Source(source) => source.colour(),
        }
    }

    /// Its picture.
    pub fn picture(self) -> Picture {
        match self {
            Self::Product(product) => Picture("p-", product.id()),
            Self::Source(source) => Picture("s-", source.id()),
        }
    }

    /// What its name is made from.
    fn title(self, game: &TradeJack) -> Arg {
        match self {
            Self::Product(product) => game.product_name(product),
            Self::Source(source) => game.source_name(source),
        }
    }

    /// Its name without its colour.
    pub fn name(self, game: &TradeJack, voice: Voice<'_>) -> Text {
        say(voice, self.title(game))
    }

    /// What is printed on it.
    pub fn face(self, game: &TradeJack, voice: Voice<'_>) -> Markup {
        let (icon, value, label) = match self {
            Self::Product(product) => ("coin", game.cards().value_of(product), "tj-ui-value"),
            Self::Source(source) => {
                let credits = game.cards().credits_of(source);
                (if credits == 0 { "noleaf" } else { "leaf" }, credits, "tj-ui-credits")
            }
        };
        let (letter, letter_says) = match (self, self.colour()) {
            (Self::Product(_), Colour::Blue) => ("tj-ui-letter-blue", "tj-ui-product-blue"),
            (Self::Product(_), Colour::Yellow) => ("tj-ui-letter-yellow", "tj-ui-product-yellow"),
            (Self::Source(_), Colour::Blue) => ("tj-ui-letter-blue", "tj-ui-source-blue"),
            (Self::Source(_), Colour::Yellow) => ("tj-ui-letter-yellow", "tj-ui-source-yellow"),
        };
        card_face(&CardFace {
            picture: self.picture(),
            name: &self.name(game, voice),
            icon,
            value,
            value_says: &voice.key(label),
            letter: &voice.key(letter),
            letter_says: &voice.key(letter_says),
        })
    }
}

/// A name that may be a text of an own card list.
pub fn say(voice: Voice<'_>, name: Arg) -> Text {
    match name {
        Arg::Phrase(phrase) => voice.say(&phrase).text(),
        Arg::Text(text) => text.into(),
        Arg::Number(_) | Arg::Seat(_) | Arg::List(_) => Text::default(),
    }
}

/// What is printed on a card, drawn once for all tables with the same cards and the same language.
fn printed(desk: &Table<'_>, card: Card) -> Shared {
    let value = match card {
        Card::Product(product) => desk.game.cards().value_of(product),
        Card::Source(source) => desk.game.cards().credits_of(source),
    };
    let mut fingerprint = Fingerprint::default();
    fingerprint.add("face").add(desk.voice.language()).add(&(card, value)).add(&card.title(desk.game));
    shared(fingerprint.finish(), || card.face(desk.game, desk.voice))
}

/// A card of this match. `mark` is a further class, such as `is-hot`.
pub fn draw(desk: &Table<'_>, card: Card, count: u8, tap: &Tap, mark: &str) -> Shared {
    let asks = matches!(tap, Tap::WhyNot(_) | Tap::NotNow(_));
    let parts = (card, count, tap, mark, desk.can_act(), desk.me().filter(|_| asks));
    desk.common_for("card", parts, || draw_anew(desk, card, count, tap, mark))
}

fn draw_anew(desk: &Table<'_>, card: Card, count: u8, tap: &Tap, mark: &str) -> Markup {
    let (face, class) = (printed(desk, card), classes(card, tap, mark));
    html! {
        @match tap {
            Tap::Look if desk.can_act() => {
                a class=(class) href={ (desk.address("card")) "/" (PreEscaped(card.id())) } data-sheet { (face) (Copies(count)) }
            }
            Tap::Act(action, word) => {
                button class=(class) form="act" name="action" value=(action) {
                    span class="vh" { (desk.key(word)) " " }
                    (face) (Copies(count))
                }
            }
            Tap::WhyNot(action) | Tap::NotNow(action) => {
                a class=(class) href=(desk.asking("why", &action.to_string())) aria-disabled="true" data-sheet {
                    (face) (Copies(count))
                    span class="card-why" { (desk.key("table-ui-why-not")) }
                }
            }
            Tap::Look | Tap::Nothing => div class=(class) { (face) (Copies(count)) },
        }
    }
}

/// The classes of a card, which come from the code and have no letter that a page has to escape.
fn classes(card: Card, tap: &Tap, mark: &str) -> PreEscaped<String> {
    let off = match tap {
        Tap::WhyNot(_) => " is-off",
        Tap::NotNow(_) => " is-quiet",
        Tap::Look | Tap::Act(..) | Tap::Nothing => "",
    };
    PreEscaped(["card ", card.hue(), if mark.is_empty() { "" } else { " " }, mark, off].concat())
}

/// A card that lies face down. It has no id and no name: nobody can follow it.
pub fn back(desk: &Table<'_>) -> Markup {
    html! { div class="card card-back" role="img" aria-label=(desk.key("tj-ui-face-down")) { span class="card-art" {} } }
}

/// A card so small that only picture and colour are left; what it is called must stand elsewhere.
#[derive(Clone, Copy, Debug)]
pub struct Mini(pub Card);

impl Render for Mini {
    fn render_to(&self, page: &mut String) {
        page.extend(["<span class=\"mini ", self.0.hue(), "\">"]);
        self.0.picture().render_to(page);
        page.push_str("</span>");
    }
}
