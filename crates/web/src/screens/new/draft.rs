//! A table as it was filled in so far, right or wrong.

use std::collections::BTreeMap;

use ecotable_catalog::{Listing, OpenError, Playable, Setup, Visitor, rules, visit};
use ecotable_kernel::{ConfigError, OptionKind, OptionSpec, Phrase, Seed};
use ecotable_rooms::{NewRoom, Nickname, NicknameError, Seating};
use serde_json::Value;

use super::list::{self, ListStep};
use crate::boards;
use crate::screens::Edition;
use crate::server::Fields;
use crate::table::ListOption;

/// The most seats a draft holds, whatever a form says.
const MOST: usize = 16;

/// A table as it was filled in so far.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Draft {
    /// What the host is called.
    pub name: String,
    /// The values of options by name, as texts; what is missing has its default.
    pub options: BTreeMap<&'static str, String>,
    /// The other seats.
    pub seats: Vec<SeatDraft>,
    /// Whether the host leads the game and does not play.
    pub leads: bool,
    /// The option that is a list, as ids.
    pub list: Vec<String>,
    /// What was picked to be added to the list.
    pub pick: String,
}

/// Who is to sit somewhere.
#[derive(Clone, Debug, PartialEq)]
pub struct SeatDraft {
    /// What kind of player.
    pub kind: Kind,
    /// The name of somebody at this device.
    pub name: String,
    /// Which bot.
    pub bot: String,
}

/// What kind of player sits somewhere.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Kind {
    /// A friend who joins with the code.
    Open,
    /// Somebody at this device.
    Here,
    /// A bot.
    Bot,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Self; 3] = [Self::Bot, Self::Open, Self::Here];

    /// Its name in forms and keys.
    pub fn name(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Here => "here",
            Self::Bot => "bot",
        }
    }
}

/// What a button of the form does.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Step {
    /// One seat more.
    Add,
    /// Without this one of the other seats.
    Remove(usize),
    /// Something with the option that is a list.
    List(ListStep),
    /// Look at the form again with what was chosen.
    Look,
    /// Set the table.
    Start,
}

/// A part of the form.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Field {
    /// The host's name.
    Name,
    /// How many seats there are.
    Seats,
    /// One of the other seats.
    Seat(usize),
    /// An option.
    Option(&'static str),
    /// The option that is a list.
    List,
}

impl Field {
    /// The id of the sentence about it.
    pub fn id(self) -> String {
        match self {
            Self::Name => "wrong-name".to_owned(),
            Self::Seats => "wrong-seats".to_owned(),
            Self::Seat(index) => format!("wrong-seat-{index}"),
            Self::Option(name) => format!("wrong-option-{name}"),
            Self::List => "wrong-list".to_owned(),
        }
    }
}

/// What is wrong with a part of the form.
#[derive(Clone, Debug, PartialEq)]
pub struct Trouble {
    /// Which part.
    pub field: Field,
    /// What.
    pub phrase: Phrase,
}

impl Draft {
    /// The table that most people want: against the usual bots, as many as make a good game.
    pub fn usual(game: &Listing, name: String) -> Self {
        let (min, max) = (usize::from(*game.meta.seats.start()), usize::from(*game.meta.seats.end()));
        let others = 4.clamp(min, max) - 1;
        Self { name, seats: vec![SeatDraft::usual(game); others], ..Self::default() }
    }

    /// The draft with the options that are chosen in a form or an address; what is no choice is left out.
    #[must_use]
    pub fn choosing(mut self, game: &Listing, fields: &Fields) -> Self {
        let possible = |(name, text): &(&str, String)| game.meta.option(&format!("{name}={text}")).is_ok();
        self.options.extend(chosen(game, fields).filter(possible));
        self
    }

    /// The edition that is played, if the game has several.
    pub fn edition(&self, game: &Listing) -> Option<Edition> {
        let option = boards::drawing(game.meta.id).editions()?;
        let spec = game.meta.options.iter().find(|spec| spec.name == option)?;
        Edition::all(game).into_iter().find(|edition| edition.value == self.option(spec))
    }

    /// What somebody filled in; unknown fields are left out.
    pub fn read(game: &Listing, fields: &Fields) -> Self {
        let value = |name: &str| fields.get(name).map(str::to_owned);
        let seat = |index: usize| {
            let kind = value(&format!("seat-{index}"))?;
            Some(SeatDraft {
                kind: Kind::ALL.into_iter().find(|known| known.name() == kind).unwrap_or(Kind::Bot),
                name: value(&format!("name-{index}")).unwrap_or_default(),
                bot: value(&format!("bot-{index}")).unwrap_or_else(|| game.usual_bot().to_owned()),
            })
        };
        Self {
            name: value("name").unwrap_or_default(),
            options: chosen(game, fields).collect(),
            seats: (0..MOST).map_while(seat).collect(),
            leads: fields.get("lead") == Some("true"),
            list: fields.get("list").map(list::read).unwrap_or_default(),
            pick: value("pick").unwrap_or_default(),
        }
    }

    /// What the button does that was pressed.
    pub fn step(fields: &Fields) -> Step {
        let pressed = fields.get("do").unwrap_or("start");
        match pressed.split_once('-') {
            None if pressed == "add" => Step::Add,
            None if pressed == "look" => Step::Look,
            Some(("list", step)) => ListStep::read(step).map_or(Step::Look, Step::List),
            Some(("remove", index)) => index.parse().map_or(Step::Start, Step::Remove),
            _ => Step::Start,
        }
    }

    /// The draft with a seat more or less, within what the game allows.
    #[must_use]
    pub fn after(mut self, step: Step, game: &Listing) -> Self {
        let seats = self.count();
        match step {
            Step::Add if seats < usize::from(*game.meta.seats.end()) => {
                self.seats.push(SeatDraft::usual(game))
            }
            Step::Remove(index)
                if seats > usize::from(*game.meta.seats.start()) && index < self.seats.len() =>
            {
                self.seats.remove(index);
                self.close_ranks(index + usize::from(!self.leads), game);
            }
            Step::List(step) => {
                if let Some(option) = self.list_option(game) {
                    let picked = self.pick.clone();
                    step.take(&mut self.list, &option, &picked);
                }
            }
            _ => {}
        }
        self
    }

    /// Lets options that name a seat still mean who they meant, without the seat that was removed.
    fn close_ranks(&mut self, removed: usize, game: &Listing) {
        let named = game.meta.options.iter().filter(|spec| matches!(spec.kind, OptionKind::RandomOrSeat));
        for spec in named {
            match self.options.get(spec.name).and_then(|text| text.parse::<usize>().ok()) {
                Some(seat) if seat == removed => drop(self.options.remove(spec.name)),
                Some(seat) if seat > removed => drop(self.options.insert(spec.name, (seat - 1).to_string())),
                _ => {}
            }
        }
    }

    /// Whether somebody else has to join before the match can start.
    pub fn waits(&self) -> bool {
        self.seats.iter().any(|seat| seat.kind == Kind::Open)
    }

    /// How many seats there are, with the host's if the host plays.
    pub fn count(&self) -> usize {
        self.seats.len() + usize::from(!self.leads)
    }

    /// The option that is a list, if what was chosen makes one necessary.
    pub fn list_option(&self, game: &Listing) -> Option<ListOption> {
        boards::drawing(game.meta.id).list(&self.chosen(game))
    }

    /// How many rounds the match has, more or less, if that can be told from what was chosen.
    pub fn rounds(&self, game: &Listing) -> Option<i64> {
        boards::drawing(game.meta.id).rounds(&self.chosen(game))
    }

    fn chosen(&self, game: &Listing) -> impl Fn(&str) -> String {
        let options = game.meta.options;
        move |name| {
            let spec = options.iter().find(|spec| spec.name == name);
            spec.map(|spec| self.option(spec)).unwrap_or_default()
        }
    }

    /// The value of an option as a text, its default if nothing was chosen.
    pub fn option(&self, spec: &OptionSpec) -> String {
        self.options.get(spec.name).cloned().unwrap_or_else(|| default(&spec.kind))
    }

    /// The room to open, or all that is wrong.
    pub fn check(&self, game: &Listing) -> Result<NewRoom, Vec<Trouble>> {
        let mut troubles = Vec::new();
        let host = if self.leads { None } else { nickname(&self.name, Field::Name, &mut troubles) };
        let places: Vec<_> = self
            .seats
            .iter()
            .enumerate()
            .filter_map(|(i, seat)| seat.check(i, game, &mut troubles))
            .collect();
        let config = self.config(game, &mut troubles);
        if !game.meta.seats.contains(&u8::try_from(self.count()).unwrap_or(u8::MAX)) {
            let (min, max) = (*game.meta.seats.start(), *game.meta.seats.end());
            let phrase = Phrase::new("page-new-wrong-seats").with("min", min).with("max", max);
            troubles.push(Trouble { field: Field::Seats, phrase });
        }
        if troubles.is_empty() {
            troubles.extend(self.together(game, &config));
        }
        if troubles.is_empty() {
            Ok(NewRoom { game: game.meta.id.to_owned(), config, host, places })
        } else {
            Err(troubles)
        }
    }

    /// What is wrong with options that are each possible but not together.
    fn together(&self, game: &Listing, config: &Value) -> Option<Trouble> {
        let setup = Setup {
            seats: u8::try_from(self.count()).unwrap_or(u8::MAX),
            config: config.clone(),
            seed: Seed::new([0; 32]),
        };
        let error = visit(game.meta.id, Check(&setup)).ok()?.err()?;
        let named = match &error {
            OpenError::Config(ConfigError::Option { name, .. }) => name.as_str(),
            _ => "",
        };
        let spec = game.meta.options.iter().find(|spec| spec.name == named);
        let field = spec.map_or(Field::Seats, |spec| Field::Option(spec.name));
        Some(Trouble { field, phrase: Phrase::new("page-new-wrong-together") })
    }

    fn config(&self, game: &Listing, troubles: &mut Vec<Trouble>) -> Value {
        let mut config = serde_json::Map::new();
        let fixed = boards::drawing(game.meta.id).fixed_options();
        for spec in game.meta.options {
            let decided = fixed.iter().find(|(name, _)| *name == spec.name);
            let text = decided.map_or_else(|| self.option(spec), |(_, value)| (*value).to_owned());
            let seat_exists = text.parse::<usize>().map_or(true, |seat| seat < self.count());
            let known = !matches!(spec.kind, OptionKind::RandomOrSeat) || seat_exists;
            match game.meta.option(&format!("{}={text}", spec.name)) {
                Ok(choice) if known => drop(config.insert(choice.name.to_owned(), choice.value)),
                _ => troubles.push(Trouble {
                    field: Field::Option(spec.name),
                    phrase: Phrase::new("page-new-wrong-option"),
                }),
            }
        }
        if let Some(option) = self.list_option(game) {
            let lead = option.secret && !self.leads;
            let flaw = list::flaw(&self.list, &option);
            let flaw = flaw.or_else(|| lead.then(|| Phrase::new("page-new-list-lead")));
            troubles.extend(flaw.map(|phrase| Trouble { field: Field::List, phrase }));
            config.insert(option.name.to_owned(), self.list.clone().into());
        }
        Value::Object(config)
    }
}

/// The options of a game that have a field, and what stands in it.
fn chosen(game: &Listing, fields: &Fields) -> impl Iterator<Item = (&'static str, String)> {
    let value = |name: &str| fields.get(&format!("option-{name}")).map(str::to_owned);
    game.meta.options.iter().filter_map(move |spec| Some((spec.name, value(spec.name)?)))
}

/// Whether a match can be played with these options.
struct Check<'a>(&'a Setup);

impl Visitor for Check<'_> {
    type Out = Result<(), OpenError>;

    fn visit<G: Playable>(self) -> Self::Out {
        rules::<G>(self.0).map(drop)
    }
}

fn default(kind: &OptionKind) -> String {
    match kind {
        OptionKind::Flag => "false".to_owned(),
        OptionKind::Switch => "true".to_owned(),
        OptionKind::Words(words) => words.first().copied().unwrap_or_default().to_owned(),
        OptionKind::Numbers(numbers) => numbers.first().map(ToString::to_string).unwrap_or_default(),
        OptionKind::RandomOrSeat => "random".to_owned(),
        OptionKind::Depends(_) => "default".to_owned(),
    }
}

fn nickname(text: &str, field: Field, troubles: &mut Vec<Trouble>) -> Option<Nickname> {
    let read: Result<Nickname, NicknameError> = text.parse();
    read.map_err(|error| troubles.push(Trouble { field, phrase: wrong_name(error) })).ok()
}

/// What is wrong with a name, as a sentence to be.
pub fn wrong_name(error: NicknameError) -> Phrase {
    Phrase::new(match error {
        NicknameError::Empty => "page-wrong-name-empty",
        NicknameError::TooLong => "page-wrong-name-long",
    })
}

impl SeatDraft {
    /// The usual bot.
    pub fn usual(game: &Listing) -> Self {
        Self { kind: Kind::Bot, name: String::new(), bot: game.usual_bot().to_owned() }
    }

    fn check(&self, index: usize, game: &Listing, troubles: &mut Vec<Trouble>) -> Option<Seating> {
        let field = Field::Seat(index);
        match self.kind {
            Kind::Open => Some(Seating::Open),
            Kind::Here => nickname(&self.name, field, troubles).map(Seating::Here),
            Kind::Bot if game.bots().contains(&self.bot.as_str()) => Some(Seating::Bot(self.bot.clone())),
            Kind::Bot => {
                troubles.push(Trouble { field, phrase: Phrase::new("page-new-wrong-bot") });
                None
            }
        }
    }
}
