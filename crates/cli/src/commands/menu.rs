//! `ecotable menu`: a few questions, then a match in the terminal.

use std::io;

use anyhow::Result;
use ecotable_catalog::{self as catalog, FixedOptions, Listing};
use ecotable_kernel::{OptionSpec, Phrase};

use super::play::{self, PlayArgs};
use crate::lines::{Line, next_line};
use crate::match_args::{MatchArgs, usual_seats};
use crate::play::Seating;
use crate::screen::{Screen, Tone};
use crate::voice::Voice;

/// Asks what to play, and plays it. If the input ends, so does the program.
pub fn run() -> Result<()> {
    let mut menu = Menu { voice: Voice::of_program(None)?, screen: Screen::open(false) };
    let Some(args) = menu.ask_all()? else { return Ok(()) };
    drop(menu);
    play::run(&args)
}

struct Menu {
    voice: Voice,
    screen: Screen,
}

impl Menu {
    fn ask_all(&mut self) -> Result<Option<PlayArgs>> {
        self.screen.say(Tone::Heading, &self.voice.word("menu-welcome"))?;
        let Some(lang) = self.language()? else { return Ok(None) };
        self.voice = Voice::of_program(Some(&lang))?;
        let Some(game) = self.game()? else { return Ok(None) };
        self.voice = Voice::of_game(&game, Some(&lang))?;
        let Some(seats) = self.seats(&game)? else { return Ok(None) };
        let Some(bots) = self.bots(&game, seats)? else { return Ok(None) };
        let is_shared = Seating::people_of(seats, Some(&bots)) > 1;
        let fixed = if is_shared { game.among_people } else { &[] };
        let Some(options) = self.options(&game, fixed)? else { return Ok(None) };
        let table = MatchArgs { seats: Some(seats), options, ..MatchArgs::default() };
        let game = Some(game.meta.id.to_owned());
        Ok(Some(PlayArgs { game, table, bots: Some(bots), lang: Some(lang), ..PlayArgs::default() }))
    }

    fn language(&mut self) -> Result<Option<String>> {
        let known = self.voice.languages();
        let list: Vec<_> = known.iter().map(|(code, name)| format!("{code} ({name})")).collect();
        let question = Phrase::new("menu-language").with("languages", list.join(", ").as_str());
        let present = self.voice.language().to_owned();
        self.ask(&question, &present, |answer| {
            known.iter().find(|(code, _)| code == answer).map(|(code, _)| code.clone())
        })
    }

    fn game(&mut self) -> Result<Option<Listing>> {
        let games = catalog::games();
        for (index, game) in games.iter().enumerate() {
            let voice = Voice::of_game(game, Some(self.voice.language()))?;
            let name = voice.word_or("game-name", game.meta.id);
            let tagline = voice.word_or("game-tagline", "");
            self.screen.line(&format!("{:>3}. {name} ({}). {tagline}", index + 1, game.meta.id))?;
        }
        let numbered = |answer: &str| answer.parse::<usize>().ok()?.checked_sub(1);
        self.ask(&Phrase::new("menu-game"), "1", |answer| {
            let by_number = numbered(answer).and_then(|index| games.get(index));
            by_number.or_else(|| games.iter().find(|game| game.meta.id == answer)).cloned()
        })
    }

    fn seats(&mut self, game: &Listing) -> Result<Option<u8>> {
        let seats = &game.meta.seats;
        let question = Phrase::new("menu-seats").with("min", *seats.start()).with("max", *seats.end());
        let usual = usual_seats(game).to_string();
        self.ask(&question, &usual, |answer| answer.parse().ok().filter(|n| seats.contains(n)))
    }

    fn bots(&mut self, game: &Listing, seats: u8) -> Result<Option<Vec<String>>> {
        let question = Phrase::new("menu-people").with("min", 0u8).with("max", seats);
        let people = self.ask(&question, "1", |answer| answer.parse::<u8>().ok().filter(|n| *n <= seats))?;
        let Some(people) = people else { return Ok(None) };
        let wanted = usize::from(seats - people);
        if wanted == 0 {
            return Ok(Some(vec!["none".to_owned()]));
        }
        let known = game.bots();
        let question = Phrase::new("menu-bots").with("bots", known.join(", ").as_str());
        self.ask(&question, game.usual_bot(), |answer| {
            let names: Vec<String> = answer.split(',').map(|name| name.trim().to_owned()).collect();
            let names = if names.len() == 1 { vec![names[0].clone(); wanted] } else { names };
            let is_bot = |name: &String| known.contains(&name.split(':').next().unwrap_or_default());
            (names.len() == wanted && names.iter().all(is_bot)).then_some(names)
        })
    }

    fn options(&mut self, game: &Listing, fixed: FixedOptions) -> Result<Option<Vec<String>>> {
        let (yes, no) = (self.voice.word("menu-yes"), self.voice.word("menu-no"));
        let change = self.ask(&Phrase::new("menu-options"), &no, |answer| match answer {
            _ if answer == yes || answer == "y" => Some(true),
            _ if answer == no || answer == "n" => Some(false),
            _ => None,
        })?;
        let Some(change) = change else { return Ok(None) };
        let asked: &[OptionSpec] = if change { game.meta.options } else { &[] };
        let mut options = Vec::new();
        let is_open = |option: &&OptionSpec| fixed.iter().all(|(name, _)| *name != option.name);
        for option in asked.iter().filter(is_open) {
            let Some(choice) = self.option(game, option)? else { return Ok(None) };
            options.push(choice);
        }
        Ok(Some(options))
    }

    fn option(&mut self, game: &Listing, option: &OptionSpec) -> Result<Option<String>> {
        let key = format!("option-{}", option.name.replace('_', "-"));
        let name = self.voice.word_or(&format!("{key}-question"), option.name);
        let effect = self.voice.word_or(&format!("{key}-effect"), "");
        if !effect.is_empty() {
            self.screen.say(Tone::Aside, &effect)?;
        }
        let values = option.values();
        let usual = values.split(',').next().unwrap_or_default().to_owned();
        let question = Phrase::new("menu-option").with("name", name.as_str()).with("values", values.as_str());
        self.ask(&question, &usual, |answer| {
            let choice = format!("{}={answer}", option.name);
            game.meta.option(&choice).is_ok().then_some(choice)
        })
    }

    /// Asks until the answer can be used; Enter alone means `usual`, and `None` that the input has ended.
    fn ask<T>(
        &mut self,
        question: &Phrase,
        usual: &str,
        mut read: impl FnMut(&str) -> Option<T>,
    ) -> Result<Option<T>> {
        let question = self.voice.say(question);
        loop {
            self.screen.prompt(&format!("{question} [{usual}]"))?;
            let line = match next_line(&mut io::stdin().lock())? {
                Some(Line::Text(line)) => line,
                Some(_) => continue,
                None => return Ok(None),
            };
            let answer = if line.trim().is_empty() { usual } else { line.trim() };
            if let Some(value) = read(&answer.to_lowercase()) {
                return Ok(Some(value));
            }
            self.screen.say(Tone::Trouble, &self.voice.word("menu-bad-answer"))?;
        }
    }
}
