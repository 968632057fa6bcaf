//! Writes typical moments of a table of TradeJack as pages into a folder, to be looked at.
#![expect(clippy::print_stderr, reason = "an example talks to whoever runs it")]

#[path = "../tests/it/drive.rs"]
mod drive;

use std::fs;
use std::path::{Path, PathBuf};

use drive::Drive;
use ecotable_catalog::Position;
use ecotable_kernel::{GameRng, Seat, Viewer};
use ecotable_parts::auction::Standing;
use ecotable_rooms::{Moment, Order, Stage, Wish};
use ecotable_tradejack::{Covered, PhaseView, TradeJack, View};
use ecotable_web::boards;
use ecotable_web::players::Players;
use ecotable_web::screens::{self, Frame, Layout, Links, layout};
use ecotable_web::table::{self, Eye, Mode, Scene};
use ecotable_web::voice::{Voice, Voices};
use maud::Markup;
use serde_json::{Value, json};

const PEOPLE: [&str; 5] = ["Mira", "Jonas", "Aiko", "bot merchant", "Sam"];

struct Gallery {
    folder: PathBuf,
    voices: std::sync::Arc<Voices>,
}

fn main() {
    let Some(folder) = std::env::args().nth(1) else {
        eprintln!("usage: gallery FOLDER");
        return;
    };
    let gallery = Gallery { folder: PathBuf::from(folder), voices: Voices::new() };
    fs::create_dir_all(&gallery.folder).expect("a folder to write to");
    let styles: String = screens::STYLES.iter().chain(table::STYLES).copied().collect();
    gallery.write("ecotable.css", &styles);
    gallery.write("tradejack.css", boards::drawing("tradejack").style());
    gallery.opening();
    gallery.auctions();
    gallery.production();
    gallery.variants();
    gallery.over();
    gallery.cards();
}

fn view(moment: &Moment, seat: Seat) -> View {
    let position = moment.position.as_ref().expect("the match has begun");
    let position: &Position<TradeJack> = position.as_any().downcast_ref().expect("a match of TradeJack");
    position.view_of(Viewer::Seat(seat))
}

/// Plays on until the moment is as wanted; whether that happened.
fn until(drive: &mut Drive, wanted: impl Fn(&View) -> bool) -> bool {
    let mut rng = GameRng::quick(5);
    loop {
        if wanted(&view(&drive.moment(), Seat(0))) {
            return true;
        }
        if !drive.advance("merchant", &mut rng) {
            return false;
        }
    }
}

/// A match that has come to a moment as wanted.
fn find(config: &Value, names: &[&str], wanted: impl Fn(&View) -> bool) -> Drive {
    for seed in 1..200 {
        let mut drive = Drive::new(config.clone(), names, seed);
        if until(&mut drive, &wanted) {
            return drive;
        }
    }
    panic!("no match comes to that");
}

/// The others bid and pass in turns until seat 0 is asked.
fn bid_up(drive: &mut Drive) {
    for turn in 0..8 {
        let now = view(&drive.moment(), Seat(0));
        let Some(&Standing { actor, high, .. }) = bidding(&now) else { return };
        if actor == Seat(0) {
            return;
        }
        let action = if turn % 3 == 1 { "pass".to_owned() } else { format!("bid {}", high + 2 + turn % 2) };
        if drive.decide(actor, &action).is_err() {
            drive.pass_time();
        }
    }
}

fn bidding(view: &View) -> Option<&Standing> {
    match &view.phase {
        PhaseView::Bidding { auction, .. } => Some(auction),
        _ => None,
    }
}

impl Gallery {
    fn write(&self, name: &str, text: &str) {
        let path: &Path = &self.folder.join(name);
        fs::write(path, text).expect("the folder can be written to");
    }

    fn opening(&self) {
        let drive =
            find(&json!({}), &PEOPLE, |view| bidding(view).is_some_and(|auction| auction.actor == Seat(0)));
        self.show("opening", &drive, Viewer::Seat(Seat(0)), Mode::Table);
    }

    fn auctions(&self) {
        let mut drive = find(&json!({ "advanced": true }), &PEOPLE, |view| {
            let open = bidding(view).is_some_and(|auction| auction.high == 0 && auction.actor != Seat(0));
            let rich = view.own.as_ref().is_some_and(|own| own.products.len() > 3 && own.sources.len() > 2);
            let covered = matches!(&view.phase, PhaseView::Bidding { covered: Covered::FaceDown, .. });
            open && rich && covered && view.round > 3 && view.players[0].capital > 12
        });
        bid_up(&mut drive);
        self.show("bidder", &drive, Viewer::Seat(Seat(0)), Mode::Table);
        self.show("spectator", &drive, Viewer::Spectator, Mode::Table);
        self.show("wall", &drive, Viewer::Spectator, Mode::Wall);
        let _ = drive.ask(Wish::Order(Seat(1), Some(Order::UpTo(9))));
        self.show("waiting", &drive, Viewer::Seat(Seat(1)), Mode::Table);
        let next = view(&drive.moment(), Seat(0)).round + 1;
        until(&mut drive, |view| {
            bidding(view).is_some_and(|auction| auction.high == 0 && view.round == next)
        });
        self.show("result", &drive, Viewer::Seat(Seat(0)), Mode::Table);
        let duel = find(&json!({ "source_peek": true }), &["Mira", "bot expert"], |view| {
            matches!(view.phase, PhaseView::Choosing { revealer: Seat(0), .. }) && view.round > 1
        });
        self.show("choosing", &duel, Viewer::Seat(Seat(0)), Mode::Table);
    }

    fn production(&self) {
        let mut drive = find(&json!({}), &PEOPLE, |view| {
            let rich = view.own.as_ref().is_some_and(|own| own.products.len() > 3 && own.sources.len() > 2);
            matches!(view.phase, PhaseView::Production { .. }) && view.round > 2 && rich
        });
        self.show("production", &drive, Viewer::Seat(Seat(0)), Mode::Table);
        for step in ["production-started", "production-staged", "production-second", "production-both"] {
            let position = drive.moment().position.clone().expect("the match has begun");
            let legal = position.legal(Seat(0));
            let action = legal.iter().find(|action| action.starts_with("set") || action.starts_with("use"));
            if let Some(action) = action {
                drive.decide(Seat(0), action).expect("a legal action");
            }
            self.show(step, &drive, Viewer::Seat(Seat(0)), Mode::Table);
        }
        drive.decide(Seat(0), "confirm").expect("nothing is unfinished");
        self.show("production-confirmed", &drive, Viewer::Seat(Seat(0)), Mode::Table);
    }

    fn variants(&self) {
        let mut drive = find(&json!({ "co2": true }), &PEOPLE[..4], |view| {
            view.round > 2 && view.tracker > 1 && bidding(view).is_some()
        });
        self.show("co2", &drive, Viewer::Seat(Seat(0)), Mode::Table);
        until(&mut drive, |view| matches!(view.phase, PhaseView::Production { .. }));
        self.show("co2-production", &drive, Viewer::Seat(Seat(0)), Mode::Table);
        let names = ["Mira", "Jonas", "Aiko", "Fern", "Sam", "Alexandra the Great"];
        let six = find(&json!({}), &names, |view| {
            view.round == 5
                && bidding(view).is_some_and(|auction| auction.actor == Seat(0) && auction.high > 1)
        });
        self.show("six", &six, Viewer::Seat(Seat(0)), Mode::Table);
    }

    fn over(&self) {
        let mut drive = Drive::new(json!({ "quick_discard": 6 }), &PEOPLE[..4], 21);
        let mut rng = GameRng::quick(1);
        while drive.moment().stage != Stage::Over {
            drive.advance("merchant", &mut rng);
        }
        self.show("over", &drive, Viewer::Seat(Seat(0)), Mode::Table);
    }

    fn show(&self, name: &str, drive: &Drive, viewer: Viewer, mode: Mode) {
        for language in ["en", "ru"] {
            let moment = drive.moment();
            let words = self.voices.of(&moment.game);
            let players = Players::of(&moment, words, language);
            let voice = Voice::new(words, language, &players);
            let device = moment.device(Some(&drive.token()));
            let eye = Eye { viewer, device, mode, language: language.to_owned(), lessons: true };
            let position = moment.position.as_deref().expect("the match has begun");
            let drawing = boards::drawing("tradejack");
            let drawn = drawing.draw(Scene { moment: &moment, position, eye: &eye, voice });
            let suffix = if language == "en" { "" } else { "-ru" };
            self.write(&format!("{name}{suffix}.html"), &self.page(voice, Frame::Bare, drawn.html));
        }
    }

    fn cards(&self) {
        let listing = ecotable_catalog::game("tradejack").expect("it is in the catalog");
        let names = ecotable_words::Numbered;
        for (language, name) in [("en", "cards.html"), ("ru", "cards-ru.html")] {
            let voice = Voice::new(self.voices.of(&listing), language, &names);
            let body = boards::drawing("tradejack").cards(voice).expect("the cards are drawn");
            let body = maud::html! { div class="all-cards" { (body) } };
            self.write(name, &self.page(voice, Frame::Page, body));
        }
    }

    fn page(&self, voice: Voice<'_>, frame: Frame, body: Markup) -> String {
        let drawing = boards::drawing("tradejack");
        layout(Layout {
            title: "TradeJack",
            voice,
            languages: self.voices.languages(),
            here: "/",
            links: Links {
                style: "ecotable.css",
                theme: Some("tradejack.css"),
                script: "client.js",
                icon: "icon.svg",
            },
            frame,
            theme: drawing.theme(),
            stream: None,
            sprite: drawing.sprite(),
            body,
        })
        .into_string()
    }
}
