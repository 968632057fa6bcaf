//! The list of games: a new one is an entry in `games!`, and a line in Cargo.toml.

use ecotable_bots::Roster;
use ecotable_kernel::{Game, Meta, Narrate};

use crate::auctions::{self, Auctions};
use crate::cards::{self, OwnCards};
use crate::nearest::nearest;

/// Locale files: language and text of each, English first.
pub type Locales = &'static [(&'static str, &'static str)];

/// Options that nobody is asked about: name and value of each.
pub type FixedOptions = &'static [(&'static str, &'static str)];

/// A game that every door of the program can play.
pub trait Playable: Narrate {
    /// Its bots.
    type Roster: Roster<Game = Self>;
    /// The sentences with which its own bots give their reasons: language and text of each, English first.
    const REASONS: Locales = &[];
    /// Its rules in our words, numbered: language and text of its RULES.md, English first; a translation has what
    /// players read.
    const RULES: Locales;
    /// How it takes own cards, if it does.
    const CARDS: Option<OwnCards>;
    /// Actions that are not in the list of legal ones and should be offered when they are allowed.
    const UNLISTED: &'static [&'static str] = &[];
    /// The action that says no to a question out of turn, which every seat that is asked can always say; with it a
    /// standing order answers in advance.
    const DECLINES: Option<&'static str> = None;
    /// Whether a seat may know something that the others may not; where it is not so, people who share a device need
    /// not hide anything from each other.
    const HAS_SECRETS: bool = true;
    /// Options with one value only where two or more people play: name and value. With another one they would learn
    /// from the waiting what each of them holds.
    const AMONG_PEOPLE: FixedOptions = &[];

    /// The auctions of the present round, as far as the viewer may know; `None` if there are none, or none any more.
    fn auctions(_view: &Self::View) -> Option<Auctions> {
        None
    }
}

/// Something to be done with a game that is known only by its id.
pub trait Visitor {
    /// What comes out.
    type Out;

    /// Does it.
    fn visit<G: Playable>(self) -> Self::Out;
}

macro_rules! games {
    ($($game:ty {
        bots: $roster:ty,
        rules: $rules:literal,
        cards: $cards:expr
        $(, translations: { $($language:literal: $translated:literal),+ })?
        $(, reasons: $reasons:expr)?
        $(, unlisted: $unlisted:expr)?
        $(, declines: $declines:literal)?
        $(, has_secrets: $has_secrets:literal)?
        $(, among_people: $among_people:expr)?
        $(, auctions: $auctions:expr)? $(,)?
    })+) => {
        $(impl Playable for $game {
            type Roster = $roster;
            const RULES: Locales = &[("en", include_str!($rules)) $($(, ($language, include_str!($translated)))+)?];
            const CARDS: Option<OwnCards> = $cards;
            $(const REASONS: Locales = $reasons;)?
            $(const UNLISTED: &'static [&'static str] = $unlisted;)?
            $(const DECLINES: Option<&'static str> = Some($declines);)?
            $(const HAS_SECRETS: bool = $has_secrets;)?
            $(const AMONG_PEOPLE: FixedOptions = $among_people;)?
            $(fn auctions(view: &Self::View) -> Option<Auctions> {
                $auctions(view)
            })?
        })+

        /// Every game.
        pub fn games() -> Vec<Listing> {
            vec![$(Listing::of::<$game>()),+]
        }

        /// Does something with the game that has this id.
        pub fn visit<V: Visitor>(id: &str, visitor: V) -> Result<V::Out, UnknownGame> {
            $(if id == <$game as Game>::META.id {
                return Ok(visitor.visit::<$game>());
            })+
            Err(UnknownGame::new(id))
        }
    };
}

games! {
    ecotable_tradejack::TradeJack {
        bots: ecotable_bots::tradejack::Traders,
        rules: "../../game-tradejack/RULES.md",
        cards: Some(cards::TRADEJACK),
        translations: { "ru": "../../game-tradejack/RULES.ru.md" },
        reasons: ecotable_bots::tradejack::LOCALES,
        unlisted: &["reset"],
        auctions: auctions::tradejack
    }
    ecotable_ecotrade::EcoTrade {
        bots: ecotable_bots::ecotrade::Shippers,
        rules: "../../game-ecotrade/RULES.md",
        cards: None,
        translations: { "ru": "../../game-ecotrade/RULES.ru.md" },
        reasons: ecotable_bots::ecotrade::LOCALES
    }
    ecotable_ecologic::Ecologic {
        bots: ecotable_bots::ecologic::Companies,
        rules: "../../game-ecologic/RULES.md",
        cards: Some(cards::ECOLOGIC),
        translations: { "ru": "../../game-ecologic/RULES.ru.md" },
        reasons: ecotable_bots::ecologic::LOCALES,
        has_secrets: false,
        auctions: auctions::ecologic
    }
    ecotable_plastic_race::PlasticRace {
        bots: ecotable_bots::plastic_race::Drivers,
        rules: "../../game-plastic-race/RULES.md",
        cards: Some(cards::PLASTIC_RACE),
        translations: { "ru": "../../game-plastic-race/RULES.ru.md" },
        reasons: ecotable_bots::plastic_race::LOCALES,
        declines: "let_pass",
        among_people: &[("react", "everybody")]
    }
}

/// The game with this id.
pub fn game(id: &str) -> Result<Listing, UnknownGame> {
    games().into_iter().find(|listing| listing.meta.id == id).ok_or_else(|| UnknownGame::new(id))
}

/// What is known of a game before it is played.
#[derive(Clone, Debug)]
pub struct Listing {
    /// Id, seats and options.
    pub meta: &'static Meta,
    /// Its rules in our words, numbered: language and text of each, English first.
    pub rules: Locales,
    /// The locale files of the game and of all its bots.
    pub locales: [Locales; 3],
    /// How it takes own cards, if it does.
    pub cards: Option<OwnCards>,
    /// Options with one value only where two or more people play.
    pub among_people: FixedOptions,
    /// The names of its own bots, from the weakest to the strongest.
    pub characters: Vec<&'static str>,
}

impl Listing {
    /// What is known of `G`.
    pub fn of<G: Playable>() -> Self {
        Self {
            meta: const { &G::META },
            rules: G::RULES,
            locales: [G::LOCALES, ecotable_bots::LOCALES, G::REASONS],
            cards: G::CARDS,
            among_people: G::AMONG_PEOPLE,
            characters: <G::Roster as Roster>::CHARACTERS.iter().map(|character| character.name).collect(),
        }
    }

    /// Its rules in a language, if it has been translated.
    pub fn rules_in(&self, language: &str) -> Option<&'static str> {
        self.rules.iter().find(|(code, _)| *code == language).map(|(_, text)| *text)
    }

    /// The names of all bots that play it.
    pub fn bots(&self) -> Vec<&'static str> {
        std::iter::once("random").chain(self.characters.iter().copied()).chain(["search"]).collect()
    }

    /// The bot that is seated when nobody says which: neither the weakest nor the strongest.
    pub fn usual_bot(&self) -> &'static str {
        self.characters.get(self.characters.len() / 2).copied().unwrap_or("search")
    }

    /// The bot whose advice is worth most.
    pub fn best_bot(&self) -> &'static str {
        self.characters.last().copied().unwrap_or("search")
    }
}

/// There is no game with this id.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
#[error("there is no game `{id}`; {}the games are: {}", self.suggestion(), known())]
pub struct UnknownGame {
    id: String,
}

impl UnknownGame {
    fn new(id: &str) -> Self {
        Self { id: id.chars().take(40).collect() }
    }

    fn suggestion(&self) -> String {
        nearest(&self.id, games().iter().map(|listing| listing.meta.id))
            .map(|id| format!("did you mean `{id}`? "))
            .unwrap_or_default()
    }
}

fn known() -> String {
    games().iter().map(|listing| listing.meta.id).collect::<Vec<_>>().join(", ")
}
